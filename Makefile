# `make play` and `make test` do everything on a machine that has Python 3.11+ and make.
# All work is done by the small programs in scripts/, which CI calls too.

.DEFAULT_GOAL := help
.PHONY: help play test format

help: ## what can be made here
	@grep -hE '^[a-z]+:.*##' Makefile | sed -E 's/^([a-z]+):.*## */  make \1	/' | expand -t 18

play: ## set up if needed, then a game in this terminal
	@scripts/setup run
	@.venv/bin/python -m tabbe play

test: ## set up if needed, then every check
	@scripts/setup dev
	@scripts/check

format: ## bring the code into the house's layout
	@scripts/setup dev
	@scripts/format
