### Bots that search.

bad-bot-budget = The bot { $name } thinks for ms or for samples; name one of the two.
bad-bot-path = Write where the program is, such as exec:./mybot.
bad-bot-program = The program “{ $name }” cannot be started ({ $why }); write where it is, such as exec:./mybot.
bad-level = There is no level “{ $name }”; choose one of { $known }.
not-on-turn = Only a view whose seat is on turn can be appraised.
bad-view = This view cannot be: { $field } is empty or does not fit the { $players } players; hand on the view that the deal gave.
bad-view-game = This view cannot be: its events are not those of a deal by its rules ({ $game }); hand on the view that the deal gave.
bad-budget = The budget “{ $budget }” cannot be; samples are a whole number from 1 and ms a number above 0.
bad-appraisal-seed = The seed “{ $seed }” cannot be; it is a whole number.
bad-appraisal-threads = The search cannot use “{ $threads }” threads; name a whole number from 1 to { $most }.
solve-too-early =
    Only the last batch can be solved, and { $batches ->
        [one] one more batch is
       *[other] { $batches } more batches are
    } still to be dealt.
bad-solve-limit = The limit { $name } cannot be “{ $value }”; it is a whole number from 1.
solve-too-large = { $limit ->
        [worlds] The cards not seen can lie in more than { $most } ways; raise most_worlds, or solve it when fewer cards are left.
        [nodes] This ending has more than { $most } positions; raise most_nodes, or solve it when fewer cards are left.
        [moves] A position of this ending has more than { $most } legal moves; solve it when fewer cards are left.
       *[plies] This ending is more than { $most } moves long; solve it when fewer cards are left.
    }
