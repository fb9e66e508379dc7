### Bots that search.

bad-bot-budget = The bot { $name } thinks for ms or for samples; name one of the two.
bad-bot-path = Write where the program is, such as exec:./mybot.
bad-level = There is no level “{ $name }”; choose one of { $known }.
not-on-turn = Only a view whose seat is on turn can be appraised.
bad-budget = The budget “{ $budget }” cannot be; samples are a whole number from 1 and ms a number above 0.
bad-appraisal-seed = The seed “{ $seed }” cannot be; it is a whole number.
bad-appraisal-threads = The search cannot use “{ $threads }” threads; name a whole number from 1 to { $most }.
solve-too-early =
    Only the last batch can be solved, and { $batches ->
        [one] one more batch is
       *[other] { $batches } more batches are
    } still to be dealt.
solve-too-large = There are too many ways for this ending to go; solve it when fewer cards are left.
