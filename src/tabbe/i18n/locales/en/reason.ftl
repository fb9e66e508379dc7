### Why a move, a deal, a match or a bot is refused.

## Moves that cannot be read

invalid-move = “{ $text }” is not a move; write the card, then x and what it takes, such as 6c or 8cx8d,As+7d, or ^ and what it builds with, such as 2c^7d=9.
invalid-move-type = A move is a text such as 6c or a Move, not { $type }.
invalid-move-long = That is too long for a move; { $longest } characters are the most.
invalid-move-empty = No move was given; write a card such as 6c, or a capture such as 8cx8d.
ambiguous-move = “{ $written }” fits several moves: { $moves }; say which.

## Moves that are not allowed

illegal-over = The deal is over, so nothing more can be played.
illegal-not-on-turn = Another player is to play, so nothing can be played from this seat now.
illegal-not-held = { THE($card) } is not in that hand.
illegal-not-on-table = { $count ->
        [0] Those cards are not all on the table.
       *[other] Not all of { SHORT($takes) } lies on the table.
    }
illegal-must-capture = { THE($card) } can capture, so it must: { $example } is allowed.
illegal-must-capture-hand = A card in the hand can capture, so creeping is not allowed: { $example } is.
illegal-forced-sweep = { THE($sweeper) } clears the table, so it must be played for the sweep: { $example }.
illegal-no-sum = { $count ->
        [0] { THE($card) } takes nothing from this table.
       *[other] { THE($card) } cannot take { SHORT($takes) }: those cards do not split into groups of its value.
    }
illegal-take-all = { THE($card) } must take everything that fits, and something that fits was left: { $example } is allowed.
illegal-take-most = { THE($card) } must take as many cards as it can: { $example } is allowed.
illegal-wrong-value = { THE($card) } does not have that value in the hand.

## Builds

illegal-owes-trick = Your build is on the table, so you must take a trick: { $example } is allowed.
illegal-owes-build = { THE($card) } is your last card for your build, so it must take it: { $example } is allowed.
illegal-no-builds = There are no builds in this game.
illegal-nothing-built = A build needs at least one card or build from the table.
illegal-not-held-for = You build only what you can take later, and no other card in the hand has that value.
illegal-build-sum = Those cards and { THE($card) } do not split into groups of that value.
illegal-build-locked = A locked build cannot be raised.
illegal-raise-whose = That build may not be raised by you.
illegal-raise-onto = A build of the new value is on the table already, and raising onto it like this is not allowed.
illegal-mere-others = Somebody else’s locked build cannot be added to in this game.
illegal-build-single = Builds of more than one group are not made in this game.
illegal-build-from = A build uses just one card or build from the table in this game.
illegal-no-clear = Only the five of spades clears the table, where the game gives it that power and something lies there.
illegal-not-locked = That build would have a single group, so it is not locked; leave the ! out.
illegal-no-such-build = There is no such build on the table.
illegal-in-build = A build is one unit: it is taken whole and by its value, never its cards by themselves.
invalid-build = “{ $text }” is not a build; write its groups, value and owner, such as [7c+2d=9@1].
invalid-table-type = A table is a text such as 8d 9c or a list of cards and builds, not { $type }.
invalid-build-none = There are no builds in this game, so { $text } cannot be on the table.
invalid-build-many = There are too many builds; { $most } are the most.
invalid-build-sum = The groups of { $text } do not each make { $value }; an ace counts 1 there.
invalid-build-single = { $text } is a single card; a build has at least two.
invalid-build-owner = The owner of { $text } is not a seat from 0 to { $last }.

## Deals and matches

deal-seed-and-deck = Give a seed or a deck, not both.
deal-deck-size = A deck of this game has { $right } cards, not { $cards }.
deal-table-hidden = A card laid on the table cannot be hidden (??).
deal-no-such-seat = There is no seat { $seat }; seats run from 0 to { $last }.
deal-seats = The seats dealt in are different numbers from 0 to { $last }.
deal-dealer = { $dealer } cannot be the dealer; that is a seat from 0 to { $last } that is dealt in.
deal-carry = What is carried over is two whole numbers from 0 to { $most }, such as (1, 2), not { $carry }.
deal-nothing-to-undo = Nothing has been played that could be taken back.
match-target = A target is a whole number from 0 to 10000, not { $number }.
match-deals = The number of deals is a whole number from 0 to 10000, not { $number }.
match-deal-not-over = The deal in play is not over yet.
match-over = The match is over.
match-teams = There are no teams “{ $teams }” for { $players } players; pairs need four or six, threes need six.
match-teams-drop-out = A game whose players drop out is not played in teams.
referee-empty-hand = The hand is empty; name at least one card, such as 8h.
outcomes-one-card = Name one hand card, not { $cards }.

## Bots

bad-bot = There is no bot “{ $name }”; choose one of { $known }.
bad-bot-option = “{ $option }” is not an option of the bot { $name }; write for example { $name }:{ $example }.
bad-bot-count = There are { $bots } bots for { $players } seats; name at most one a seat.
bad-bot-none = Name at least one bot, such as greedy.
bad-deal-count = The number of deals is a whole number from 1 to 1000000000, not { $number }.
