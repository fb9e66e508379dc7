### Cards that cannot be read, seeds, and rules as data.

## Reading cards

bad-card = “{ $text }” is not a card; write rank and suit, such as 8d, Td or A♠.
bad-card-empty = A card is missing; write rank and suit, such as 8d, Td or A♠.
bad-card-type = A card is a text such as 8d, not { $text }.
bad-card-number = { $text } is not the number of a card; those run from 0 (A♠) to 51 (K♣).
# The card occurs more often than the packs in play hold it
bad-card-copies =
    { $packs ->
        [one] There is only one { CARD($card) } in the pack, not { $count }.
       *[other] There are only { $packs } copies of { THE($card) } in the packs, not { $count }.
    }
bad-card-at = Card { $position }: { $problem }

## Seeds

bad-seed-type = A seed is a whole number or a text, not { $text }.
bad-seed-empty = The seed is empty; give a whole number or a text.
bad-seed-length = The seed is too long; { $longest } characters are the most.
bad-seed-encoding = The seed “{ $text }” has characters in it that no text can hold.
bad-seed-range = A random number can be drawn from 1 to 4294967296 possible ones.

## Rules that cannot be loaded

bad-preset = There is no preset “{ $name }”; choose one of { $known }.
bad-game-type = A game is named by its id or by the path of a file, not by { $text }.
bad-preset-version = The preset { $name } has no version { $version }, only { $known }.
bad-preset-taken = The id { $name } belongs to a preset of Tabbe that plays differently; give yours another.
bad-version-type = The version of a preset is a whole number, not { $text }.
bad-switch = There is no switch “{ $name }”; “tabbe presets --switches” lists them all.
bad-switch-near = There is no switch “{ $name }”; did you mean { $near }?
bad-value = The switch { $switch } cannot be “{ $value }”; allowed is { $allowed }.
bad-players = This game is for { $low } to { $high } players.
bad-players-exact = This game is for exactly { $low } players.
bad-deal-five = One pack cannot be dealt evenly to five players; two, three, four or six can play.
bad-deal-uneven = With { $players } players, { $hand } cards each and { $table } on the table, { $over } cards are left that do not make a full batch; set last_batch to short or choose another deal_table.
bad-together-bordstabbe = The switch { $switch } takes points off a score that should be low, so it has no place in a game where the highest total wins.
bad-together-drop-out = The switch { $switch } needs target_rule lose and a target above 0 at which a player drops out.

## Preset files

bad-file-missing = There is no such file.
bad-file-folder = This is a folder, not the file of a preset.
bad-file-kind = This is no ordinary file.
bad-file-unreadable = The file cannot be read.
bad-file-large = The file is too large for a preset; { $most } bytes are the most.
bad-file-encoding = The file is not text in UTF-8.
bad-file-toml = The file is not TOML.
bad-file-toml-at = Line { $line }, column { $column } is not TOML.
bad-key = “{ $entry }” is no key of a preset; the keys are { $known }.
bad-key-missing = The key { $entry } is missing.
bad-key-table = The key { $entry } has to be a table of switches.
bad-key-words = The key { $entry } has to be a text.
bad-key-id = The key id has to be lower-case letters, digits and hyphens, such as my-game, 40 at the most.
bad-key-title = The key title has to be a text of 1 to 80 characters on one line.
bad-key-version = The key version has to be a whole number from 1 to 9999.
bad-key-players = The key players has to be the fewest and the most, such as [2, 4], from 2 to 6.
bad-key-aim = The key aim has to be “low” or “high”.
bad-key-extends = The key extends has to be one of { $known }.

## What people call the games

title-krypkasino = Krypkasino
title-krypkasino-family = Krypkasino, family form
title-krypkasino-nordic = Krypkasino, Nordic form
title-avig-kasino = Avig kasino
title-avig-kasino-se = Avig kasino, Swedish form
title-kasino = Kasino
title-kasino-danish = Kasino, Danish form
title-kasino-swedish = Kasino, Swedish form
title-kasino-finnish = Kasino, Finnish form
title-laistokasino = Laistokasino
title-byggkasino = Byggkasino
title-royal-casino = Royal Casino
title-classic-casino = Casino

## The presets, in a line each

preset-krypkasino = Two packs and two to six players: creep, and keep clear of spades, aces and storan.
preset-krypkasino-family = The plain form: four cards each, pictures only pair, and nothing is set aside.
preset-krypkasino-nordic = The family form in which the ten of diamonds costs nothing.
preset-avig-kasino = The family form with one pack for two players.
preset-avig-kasino-se = One pack, the points of Kasino as penalties; at 21 you are out.
preset-kasino = Danish Kasino with builds and the clearing five of spades; most hearts count.
preset-kasino-danish = The living Danish form: most spades count, and nearest to 21 wins.
preset-kasino-swedish = Swedish Kasino without builds, to 16; the last trick counts.
preset-kasino-finnish = Finnish Kasino without builds, to 16; tied points wait for the next deal.
preset-laistokasino = The Finnish reverse game: whoever reaches 16 loses.
preset-byggkasino = Swedish Kasino with builds; most cards count 3.
preset-royal-casino = Casino in which jack, queen and king count 11, 12 and 13.
preset-classic-casino = Casino of the English books, in which pictures only pair.

## The switches, in a line each

switch-packs = How many packs of 52 cards are shuffled together.
switch-pictures = Jack, queen and king count 11, 12 and 13 (numeric), or take and are taken by their own rank alone (pair_only).
switch-ace_hand = What an ace from the hand counts; on the table it is 1.
switch-two_spades_hand = What the two of spades from the hand counts; on the table it is 2.
switch-ten_diamonds_hand = What the ten of diamonds from the hand counts; on the table it is 10.
switch-first_dealer = Who deals first: the highest card drawn, the lowest, or a seat by lot.
switch-deal_table = The opening deal: the rows that come out even (exact), or four cards each with 4 or 8 on the table; with one pack always 4/4.
switch-packets = Cards to the table between the packets of the hands (alternating) or all at the end (table_last); the rows of exact always alternate.
switch-last_batch = The deal has to come out even (exact), or the last batch is as many each as there are (short).
switch-capture = Nobody has to take (optional), a card that can take must (card), or whoever can take must (hand).
switch-extent = A card takes any of what fits (any), until nothing more fits (maximal), or as many cards as it can (maximum).
switch-forced_sweep = Whether a sweep that can be made has to be made.
switch-forced_sweep_by = The forced sweep binds whoever holds a sweeping card (hand) or the card once it is played (card).
switch-sweep_points = Points for a sweep, to the player who makes it.
switch-sweep_reward = When the player to the right is paid for a sweep: always, only if a lone card lay there, or never.
switch-double_sweep = A double sweep takes a lone card with its twin (twin) or with any card that matches it (any_match); an ace is never taken so by its twin.
switch-double_points = Points for a double sweep, to the player who makes it.
switch-double_reward = What the player to the right is paid for a double sweep.
switch-last_card_sweep = Whether a sweep with the very last card of the deal counts.
switch-sweep_last_batch = Whether sweeps count in the last batch of a deal.
switch-sweep_stop_total = Sweeps count no more once anybody has this total at the start of a deal; 0 for never.
switch-cancel_sweeps = Whether sweeps that all players have are turned back before they are counted.
switch-bordstabbe = Whether the first player gets 5 points off when the opening table is all of one rank.
switch-remove_pictures = Whether pictures on the table are set aside after each batch (batch), and from the opening too (opening).
switch-builds = Whether cards may be built: not at all, single builds, or locked builds of several groups too.
switch-build_from = A build is made with one card of the table or with several.
switch-raise = Who may raise a build to a higher value: the others, anybody, or nobody.
switch-raise_onto = Raising a build to a value that is built already merges the two, keeps them apart, or is refused.
switch-mere_by_others = Whether others may add to a locked build.
switch-builder_duty = Whether who has a build must take something at every turn, only with a locked one, or need not.
switch-spade5_clears = Whether the five of spades may take the whole table.
switch-spade5_sweeps = Whether clearing the table with the five of spades counts as a sweep.
switch-spade_points = Points for each spade, the two of spades apart.
switch-ace_points = Points for each ace; the ace of spades counts as a spade besides.
switch-two_spades_points = Points for the two of spades, all in all.
switch-storan_points = Points for the ten of diamonds, all in all.
switch-majority_suit = The suit of which most cards count: spades or hearts.
switch-majority_cards_points = Points for most cards.
switch-majority_suit_points = Points for most cards of the suit that counts.
switch-majority_tie = A tie for most cards: nobody gets the points, they wait for the next deal, or they are shared.
switch-last_trick_points = Points for the last capture of a deal.
switch-deals = How many deals a match has; 0 is one per player, or as many as the target takes.
switch-target = The total at which a match ends; 0 for none.
switch-target_rule = At the target the highest wins, the lowest wins once somebody is past it, the nearest wins, whoever is there loses, or it has to be hit exactly.
switch-drop_out = Whether whoever reaches the target is out and the others play on.
switch-tie = A tie at the end is shared, played off in an extra deal, or won by most spades in the last deal.
