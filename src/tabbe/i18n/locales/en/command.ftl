### What the command line says. Its help texts are English and stand beside the options.

## Command line that cannot be used

command-no-such-option = There is no option { $name }.
command-no-such-option-near = There is no option { $name }; did you mean { $near }?
command-no-such-command = There is no command “{ $name }”; tabbe --help lists them all.
command-no-such-command-near = There is no command “{ $name }”; did you mean { $near }?
command-missing = { $name } is missing.
command-option-usage = The option { $name } does not go like that; see --help.
command-usage = { $message }.
command-extra = “{ $name }” is one word too many; see --help.
command-number = { $option } takes a number from { $least } to { $most }, not “{ $value }”.
command-choice = { $option } takes one of { $allowed }, not “{ $value }”.
command-assignment = “{ $value }” changes no rule; write KEY=VALUE, such as forced_sweep=false.
command-seed = “{ $value }” is no seed; give a number or a short word.
command-name = “{ $name }” is no name; give 1 to 40 letters.
command-bots-empty = “{ $bots }” does not name a bot in every place; write greedy,random or the like.
bad-bot-twice = The bot { $name } is given its { $option } twice; once is enough.
command-bots-many =
    { $seats ->
        [one] There is one seat for a bot, and { $bots } were named.
       *[other] There are { $seats } seats for bots, and { $bots } were named.
    }
command-no-input = There is nothing to read from: standard input or output is closed.
command-standard-input = standard input
command-own-fault = Tabbe itself is at fault here ({ $what }); with TABBE_TRACE=1 it says where.

## Files

command-file-missing = There is no file { $file }.
command-file-folder = { $file } is a folder, not a file.
command-file-forbidden = You are not allowed to use the file { $file }.
command-file-full = The disk is full; { $file } could not be written.
command-file-name = “{ $file }” cannot be the name of a file.
command-file-unnamed = { $option } needs the name of a file.
command-file-other = { $file } cannot be used: { $reason }.
command-file-encoding = { $file } is not UTF-8 text.
command-folder-is-file = { $file } is a file, not a folder.
command-folder-missing = { $file } cannot be written: there is no folder { $folder }.
command-plot-suffix = { $file } must end in .svg.

## Settings

command-no-such-setting = There is no setting “{ $name }”; tabbe config lists them all.
command-no-such-setting-near = There is no setting “{ $name }”; did you mean { $near }?
command-setting-value = “{ $value }” is none of the values allowed: { $allowed }.
command-setting-wrong = { $place }: { $reason }
command-setting-long = The value for { $name } is too long.
command-settings-kind = { $file }: { $name } takes one plain value.
command-settings-large = { $file } is too large for a settings file.
command-settings-toml = { $file } is not valid TOML from line { $line } on.
command-config-setting = setting
command-config-value = value
command-config-source = from
command-config-file = Settings file: { $file }
command-config-no-file = Settings file: { $file } (not there yet)
command-config-unknown = The settings file has “{ $name }”, which is no setting.
command-config-kept = { $name } is now { $value }, kept in { $file }.
command-config-dropped = { $name } is no longer set in { $file }.
command-source-option = option { $place }
command-source-environment = environment, { $place }
command-source-file = settings file{ $place }
command-source-locale = locale, { $place }
command-source-default = default{ $place }

## Long work

command-progress = { $done } of { $total } ({ $share } %), about { $left } left
command-compiling = Compiling the kernels once for this machine; this takes up to a minute …

## Referee

command-referee-table = Table: { SHORT($cards) }
command-referee-table-empty = The table is empty.
command-referee-hand = Hand: { SHORT($cards) }
command-referee-forced = A card in hand clears the table, so the sweep is forced.
command-referee-counts = counts { $values }
command-referee-own-rank = takes its own rank alone
command-referee-creep-empty = may creep; there is nothing to take.
command-referee-creep = { $counts }; nothing on the table fits, so it may creep.
command-referee-lay-empty = may be laid out; there is nothing to take.
command-referee-lay = { $counts }; nothing on the table fits, so it may be laid out.
command-referee-lay-take = { $counts } and may be laid out or take:
command-referee-take = { $counts } and must take:
command-referee-choice = { $counts } and must take one of these:
command-referee-sweep = { $counts } and must sweep the table:
command-referee-free = { $counts } and may creep or take:
command-referee-build = { $counts } and may be laid out or build:
command-referee-free-build = { $counts } and may be laid out, take or build:
command-referee-blocked-sweep = must wait: another card sweeps, and that comes first.
command-referee-blocked-take = must wait: another card can take, and then none may creep.
command-referee-blocked-duty = must wait: your build is on the table, so something has to be taken.
command-referee-play = { $cards }: { $price }
command-referee-play-sweep = { $cards }: { $price }; { $sweep }
command-referee-clear = clears the table, { $cards }
command-referee-costs =
    { $points ->
        [0] costs nothing
        [one] costs { $points } point
       *[other] costs { $points } points
    }
command-referee-earns =
    { $points ->
        [0] earns nothing
        [one] earns { $points } point
       *[other] earns { $points } points
    }
command-referee-swept =
    { $units ->
        [2] double sweep
       *[other] sweep
    }: { $points } more{ $reward ->
        [0] { "" }
       *[other] , { $reward } off for the player on the right
    }
command-referee-more = … and more than these { $count }; raise --limit to see them.
command-referee-limit = More than { $limit } plays of one card; raise --limit to have them all.
command-referee-unreachable = Note that no game can come to such a table.

## Replay

command-replay-head = { $game }: { BOTH($players) }
command-replay-deal = deal
command-replay-total = total
command-replay-last = last capture
command-replay-fine = The record is in order.
command-replay-unfinished = The record is in order as far as it goes; the last deal is not finished.

## Simulate

command-simulate-head =
    { $game }, { $players } players: { $decks ->
        [one] { $deals } deck, in { $rotations } seatings
       *[other] { $deals } decks, each in { $rotations } seatings
    }, seed { $seed }.
command-simulate-bot = bot
command-simulate-mean = mean
command-simulate-error = ±
command-simulate-sweeps = sweeps
command-simulate-doubles = doubles
command-simulate-speed = decisions/s
command-simulate-stopped = Stopped early; these are the deals played until then.
command-simulate-margin = margin
command-simulate-interval = 95 %
command-simulate-forfeits =
    { $deals ->
        [one] { $bot } forfeited 1 deal; greedy played it to the end.
       *[other] { $bot } forfeited { $deals } deals; greedy played them to the end.
    }
command-simulate-reason =
    { $deals ->
        [one] Why: { $why }
       *[other] The first time: { $why }
    }
command-ladder-head =
    { $game }, { $players } players: { $decks ->
        [one] { $deals } deck for every two bots, in { $rotations } seatings
       *[other] { $deals } decks for every two bots, each in { $rotations } seatings
    }, seed { $seed }.
command-ladder-bot = bot
command-ladder-rating = rating
command-ladder-pair = against
command-ladder-lead = lead
command-ladder-decks = decks
command-ladder-axis = Points a deal better than { $bot }, with standard errors
command-ladder-rung =
    { $whole ->
       *[other] { $bot }: { $rating } points, ± { $error }
    }
command-ladder-plot = A ladder has a picture of its own; leave out --plot.
command-precision = { $option } takes a number above 0, not “{ $value }”.
command-plot-score = Score of a deal
command-plot-forehand = Seat { $seat }, forehand: mean { $mean }
command-plot-dealer = Seat { $seat }, dealer: mean { $mean }
command-plot-seat = Seat { $seat }: mean { $mean }

## Review

command-review-head = { $game }: { BOTH($players) }; { $moves } moves judged with { $samples } samples each, seed { $seed }.
command-review-deal = deal
command-review-move = move
command-review-player = player
command-review-played = played
command-review-best = best
command-review-loss = loss
command-review-mark = mark
command-review-flawless = No move gave away enough to be marked.
command-review-accuracy = accuracy
command-review-turning =
    { $count ->
        [one] Where the game turned:
       *[other] Where the game turned, { $count } times:
    }
command-review-played-why = played: { $reasons }
command-review-best-why = best: { $reasons }
command-review-skipped =
    { $moves ->
        [one] 1 move could not be judged, because the record hides the hand it was played from.
       *[other] { $moves } moves could not be judged, because the record hides the hands they were played from.
    }
command-review-empty = There is no move in this record that could be judged.

## Presets

command-presets-id = id
command-presets-players = players
command-presets-packs = packs
command-presets-game = game
command-presets-more = tabbe presets ID shows a game with the source of every value.
command-presets-about =
    { $id }, version { $version }: { $players } players, { $packs ->
        [one] one pack
       *[other] { $packs } packs
    }, the { $aim ->
        [low] lowest
       *[high] highest
    } total wins.
command-presets-note = Reading taken: { $note }
command-presets-changed = Changed with --set.

## Bench

command-bench-head = { $game }, { $players } players, { $threads ->
        [one] one thread
       *[other] { $threads } threads
    }: random play for { $seconds } s.
command-bench-deals = deals a second
command-bench-moves = moves a second

## Doctor

command-doctor-ok = well
command-doctor-bad = ILL
command-doctor-well = All is well.
command-doctor-ill = Something is wrong.
command-doctor-python = Python { $version }
command-doctor-python-old = Python { $version } is too old; 3.11 or later is needed.
command-doctor-packages = Packages: { $found }
command-doctor-package = The package { $package } cannot be loaded: { $why }
command-doctor-plain = Kernels run as plain Python, for TABBE_JIT is 0; long simulations will be slow.
command-doctor-cache-full = Compiled kernels are ready in { $folder }
command-doctor-cache-empty = Kernels are compiled on first use, into { $folder }
command-doctor-cache-closed = No folder for compiled kernels can be written; set TABBE_CACHE_DIR, or they are compiled anew each time.
command-doctor-locales = Languages: { $languages }
command-doctor-locale = The catalogue of { $lang } cannot be read: { $why }
command-doctor-terminal = Output is { $encoding } and can show card signs.
command-doctor-encoding = Output is { $encoding }, which lacks card signs or letters; use UTF-8.
command-doctor-presets = Games: { $count }
command-doctor-preset = The game { $id } cannot be loaded: { $why }
command-doctor-settings = Settings are in order ({ $file })
command-doctor-settings-wrong = The settings are wrong: { $why }
command-doctor-settings-unknown = The settings file has keys that are no settings: { $names }
