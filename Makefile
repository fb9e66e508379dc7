# `make play` and `make test` do everything on a machine that has Python 3.11+ and make.
# The work is done by the small programs in scripts/, which CI calls too.

.DEFAULT_GOAL := help
.PHONY: help play test quick format soak bench ladder tune train

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-14s %s\n", $$1, $$2 }'

play: ## play in the browser
	@scripts/setup run
	@.venv/bin/python -m tabbe

test: ## run every check
	@scripts/setup dev
	@scripts/check

quick: ## run the tests without the slow ones
	@scripts/setup dev
	@scripts/test quick

format: ## bring the code into the house's layout
	@scripts/setup dev
	@scripts/format

soak: ## run the long comparisons with the oracle
	@scripts/setup dev
	@scripts/soak

bench: ## measure against C++ on this machine
	@scripts/setup dev
	@scripts/bench

ladder: ## go on with measuring the bots against each other
	@scripts/setup dev
	@.venv/bin/python -m bench.ladder

tune: ## search for better weights of the careful way of playing, and tell what they are worth
	@scripts/setup dev
	@.venv/bin/python -m bench.tune

train: ## train the evaluation of a batch's start, and tell what it explains
	@scripts/setup dev
	@.venv/bin/python -m bench.train
