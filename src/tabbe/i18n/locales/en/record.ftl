### Written games: reading them, checking them.

## Where

record-at-file = { $file }: { $what }
record-at-line = Line { $line }, column { $column }: { $what }
record-at-file-line = { $file }, line { $line }, column { $column }: { $what }

## The file as a whole

record-no-file = There is no such file.
record-folder = This is a folder, not the file of a game.
record-no-access = The file cannot be opened.
record-empty = Nothing is written here.
record-too-large = The file is larger than { $limit } megabytes, too large for a written game.
record-encoding = This is not UTF-8 text; save the file as UTF-8 and try again.
record-sign = The character { $found } has no place in a written game.
record-not-toml = The file cannot be read from “{ $found }” on; what stands here is not TOML.
record-not-toml-line = The line breaks off too early; something is missing here.
record-cut = The file breaks off in the middle; its end is missing.
record-nested = So many brackets or dots within each other have no place in a written game.
record-long-number = So long a number has no place in a written game.
record-crowded = So many values have no place in a written game.

## Keys and their kinds

record-key-missing = The key { $name } is missing here.
record-want-integer = “{ $name }” takes whole numbers, not { $found }.
record-want-text = “{ $name }” takes text in quotation marks, not { $found }.
record-want-list = “{ $name }” takes a list in square brackets, not { $found }.
record-want-table = “{ $name }” takes keys and values in braces, not { $found }.
record-want-tables = “{ $name }” takes sections that each begin with [[{ $name }]], not { $found }.
record-number = { $found } is out of all bounds for { $name }.
record-text-long = The text of { $name } is too long; { $limit } characters are the most.

## What the keys say

record-format = This Tabbe reads files of format { $known }, not { $found }.
record-game = There is no preset “{ $found }”; choose one of { $known }, or add a [ruleset].
record-game-other = The game is called “{ $found }” here, but “{ $ruleset }” in the [ruleset].
record-version-other = The version is { $found } here, but { $ruleset } in the [ruleset].
record-ruleset = The [ruleset] calls itself { $game }, but plays otherwise than Tabbe's preset of that name.
record-players = The number of players is { $found }, but this game is for { $fewest } to { $most }.
record-players-exact = The number of players is { $found }, but this game is for exactly { $fewest }.
record-name-empty = A player has no name.
record-name-long = A name is too long; { $limit } characters are the most.
record-name-sign = The name “{ $found }” holds characters that cannot be printed.
record-teams = Teams are "pairs" (four or six players) or "threes" (six players), not “{ $found }” with { $players }.
record-date = A date is written like 2026-08-01, not “{ $found }”.
record-per-seat = “{ $name }” needs one number for each of the { $players } players, not { $found }.
record-no-deals = No deal is written down; each begins with [[deals]].
record-deals-many = A record holds { $limit } deals at the most, not { $found }.
record-dealer = There is no seat { $found }; the dealer is one of 0 to { $last }.
record-deck = Cards in the deck: { $found }; this game is played with { $wanted }.
record-moves-many = Deal { $deal } has too many moves; { $limit } are the most.
record-key-twice = This key stands here for the second time.
record-teams-drop-out = There are no teams in a game whose players drop out one by one.

## Moves and scores

record-move = Deal { $deal }, move { $move }: { $what }
record-illegal-move = Deal { $deal }, move { $move } ({ $played }): { $what }
record-legal = Allowed here: { $moves }.
record-legal-some = Allowed here, among others: { $moves }.
record-illegal-over = Deal { $deal }, move { $move }: The deal was over after { $count } moves.
record-illegal-early = { $count ->
        [one] Deal { $deal } is scored, but it is not over after its only move.
       *[other] Deal { $deal } is scored, but it is not over after its { $count } moves.
    }
record-illegal-unfinished = Deal { $deal } breaks off, but another deal follows it.
record-illegal-dealer = Deal { $deal }: The player at seat { $dealer } is out and cannot deal.
record-illegal-match-over = Deal { $deal }: The match was over after deal { $last }; too few players are left.
record-illegal-scores = Deal { $deal }: The scores are written as { $found }, but the play makes them { $right }.
record-illegal-totals = The totals are written as { $found }, but the deals make them { $right }.
record-hidden-played = Deal { $deal }: Hidden cards are known from the moves that play them.
record-hidden-held = Deal { $deal }: Cards still in hands are hidden, so nobody can tell whether one of them should have been played.
record-hidden-table = Deal { $deal } cannot be played through, because cards of its opening table are hidden.
record-hidden-undealt = Deal { $deal } cannot be counted, because cards that were never dealt are hidden.

## Sharing a game

record-seat = There is no seat { $found }; the seats are 0 to { $last }.
record-names = A record needs one name for each of the { $players } players, not { $found }.
record-earlier = Some players are out, so the deals before this one have to be in the record too.
