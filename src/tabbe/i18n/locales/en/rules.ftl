### Cards that cannot be read, seeds, and the rules as data.

## Reading cards

bad-card = “{ $text }” is not a card; write rank and suit, such as 8d, Td or A♠.
bad-card-empty = A card is missing; write rank and suit, such as 8d, Td or A♠.
bad-card-type = A card is a text such as 8d, not { $text }.
bad-card-number = { $text } is no card's number; they run from 0 (A♠) to 51 (K♣).
bad-card-copies =
    { $packs ->
        [one] One pack holds the { CARD($card) } once, not { $count } times.
       *[other] { $packs } packs hold the { CARD($card) } only { $packs } times, not { $count }.
    }
bad-card-at = Card { $position }: { $problem }

## Seeds

bad-seed-type = A seed is a whole number or a text, not { $text }.
bad-seed-empty = The seed is empty; give a whole number or a text.
bad-seed-length = The seed is too long; { $longest } characters are the most.
bad-seed-encoding = The seed “{ $text }” holds characters that no text can hold.
bad-seed-range = A random number is drawn from 1 to 4294967296 possible ones.

## Rules that cannot be loaded

bad-preset = There is no preset “{ $name }”; choose one of { $known }.
bad-preset-version = Preset { $name } has no version { $version }; there is { $known }.
bad-preset-taken = The id { $name } belongs to a preset of Tabbe that plays differently; give yours another.
bad-switch = There is no switch “{ $name }”; “tabbe presets --switches” lists them.
bad-switch-near = There is no switch “{ $name }”; did you mean { $near }?
bad-value = { $switch } cannot be “{ $value }”; allowed is { $allowed }.
bad-players = This game is for { $low } to { $high } players.
