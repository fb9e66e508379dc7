### The terminal game. A key that ends in -you speaks to the person playing;
### its twin without -you speaks of somebody by name. Counts such as $points and
### $cards arrive as text made by the messages under "Counts".

language-unknown = Tabbe does not speak “{ $wanted }”; choose one of { $allowed }.

## Counts

count-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
# After “with”, where a language has a case for it
count-points-with =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
count-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
count-sweeps =
    { $n ->
        [one] { $n } sweep
       *[other] { $n } sweeps
    }

## Names

name-you = You
# Names of the other seats, unless they bring their own
name-seats = Greta, Bo, Siv, Ulf, Maj

## The start of a match

play-title = { $game }, { $players } players. The fewest points win.
play-title-high = { $game }, { $players } players. The most points win.
play-opponents = You play against { BOTH($names) }.
play-partners = You play with { BOTH($partners) } against { BOTH($names) }.
play-length-deals =
    { $deals ->
        [one] One deal, then the score decides.
       *[other] { $deals } deals, then the total decides.
    }
play-length-target = The match goes to { $points }.
play-changes = Changed rules: { $changes }
play-hint = Answer with the number of a move, or ? for help.

## Dealing

deal-heading = Deal { $deal }
deal-heading-of = Deal { $deal } of { $deals }
event-dealt-first-you = You deal { $cards } each and { $table } to the table.
event-dealt-first = { $name } deals { $cards } each and { $table } to the table.
event-dealt-you =
    { $left ->
        [one] You deal { $cards } each; 1 card is left in the pack.
       *[other] You deal { $cards } each; { $left } cards are left in the pack.
    }
event-dealt =
    { $left ->
        [one] { $name } deals { $cards } each; 1 card is left in the pack.
       *[other] { $name } deals { $cards } each; { $left } cards are left in the pack.
    }
event-dealt-last-you = You deal { $cards } each, the last of the pack.
event-dealt-last = { $name } deals { $cards } each, the last of the pack.
event-last-cards = { $name }: “Last cards!”
event-leads-you = You lead.
event-leads = { $name } leads.
event-pictures = The pictures on the table are set aside: { CARDS($cards) }.

## Play

event-crept-you = You creep with { THE($card) }.
event-crept = { $name } creeps with { THE($card) }.
event-captured-you = You take { CARDS($cards) } with { THE($card) }: { $points }.
event-captured = { $name } takes { CARDS($cards) } with { THE($card) }: { $points }.
event-built-you = You build { $build } with { THE($card) }.
event-built = { $name } builds { $build } with { THE($card) }.
event-swept-you = Sweep! You get { $points }.
event-swept = Sweep! { $name } gets { $points }.
event-swept-double-you = Double sweep! You get { $points }.
event-swept-double = Double sweep! { $name } gets { $points }.
event-swept-free = Sweep!
event-paid-you = You take { $points } off.
event-paid = { $name } takes { $points } off.
event-laid-sweep = Bordstabbe!
announce = “Sweep for { RANKS($ranks) }.”
announce-dealer = { $name }: “Sweep for { RANKS($ranks) }.”

## Your turn

turn-table = Table: { $cards }
turn-table-empty = The table is empty.
turn-hand = Hand: { $cards }
turn-sweep = You must sweep.
move-creep = { $card } creeps
move-take = { $card } takes { $cards }: { $points }
move-card-value = { $card } as { $value }
move-sweep = { $card } takes { $cards }, a sweep: { $points }
move-double = { $card } takes { $cards }, a double sweep: { $points }
move-build = { $card } builds { $cards }
move-more = There are more moves than these; name a card to see all of its moves.
prompt-move = Your move:
prompt-next = Press Enter for the next deal:
prompt-end = Press Enter to leave:

## Answers

answer-empty = Answer with the number of a move, a card, or ? for help.
answer-number =
    { $count ->
        [one] There is only one move; answer 1.
       *[other] Choose a number from 1 to { $count }.
    }
answer-choose = { $card } can do more than one thing. Choose one of these:
answer-choose-card = That can mean more than one card. Choose one of these:
answer-over = This deal is over; press Enter to go on.
answer-hint = A move is a number from the list, a card such as { $card }, or ? for help.

## Commands

# The words people may type, the first one shown in the help; English words always work too
word-help = help
word-table = table
word-hand = hand
word-moves = moves
word-why = why
word-undo = undo
word-log = log
word-score = score
word-rules = rules
word-words = words
word-save = save
word-quit = quit, exit
help-intro = Answer with one of these:
help-line = { $word }: { $what }
help-number = 1, 2, 3 …: play the move with that number
help-card = { $card }: play that card, when it can do only one thing
help-notation = { $move }: play a card and say what it takes
help-table = the table card by card, and the piles
help-hand = your cards and what they count for
help-moves = the table, your hand and your moves once more
help-why = what each of your cards may and must do, and why
help-undo = take back your last move, until new cards are dealt
help-log = all moves of this deal
help-score = the score so far
help-rules = the rules of this game in short
help-words = cards in words or as signs
help-save = write the match to a file
help-quit = leave the match
words-on = Cards are now written in words.
words-off = Cards are now written as signs.

## What may and must be played

why-sweep-hand = A sweep is forced: whoever holds a card that clears the table must play such a card.
why-sweep-card = A card that can clear the table must clear it when it is played.
why-capture-card = A card that can take must take; a card that takes nothing may be played instead.
why-capture-hand = Whoever can take must take.
why-capture-optional = Nobody has to take.
why-extent-any = How much a card takes is your choice.
why-extent-maximal = A card takes everything that fits; where sums share a card you choose between them.
why-extent-maximum = A card takes the greatest number of cards that it can.
why-card-creep = { $card } takes nothing and may creep.
why-card-take = { $card } takes { $cards }.
why-card-choice = { $card } can take in { $count } ways.
why-card-sweep = { $card } sweeps the table.
why-card-barred-sweep = { $card } must wait, for another card sweeps.
why-card-barred-capture = { $card } must wait, for another card takes.

## Hand and table on demand

hand-card = { CARD($card) }: counts { $value } from the hand
hand-card-points = { CARD($card) }: counts { $value } from the hand, { $points } to take
hand-values = { $low } or { $high }
table-card = { CARD($card) }: { $value }
table-card-points = { CARD($card) }: { $value }, { $points } to take
table-batch-you = Round { $batch } of { $batches }; you dealt.
table-batch = Round { $batch } of { $batches }; { $name } dealt.
table-heaps = Set aside: { CARDS($cards) }.
table-last-capture-you = You made the last capture.
table-last-capture = { $name } made the last capture.
table-pile-you = You have taken { $cards } and made { $sweeps }.
table-pile = { $name } has taken { $cards } and made { $sweeps }.

## Taking back, log, saving, leaving

undo-done = Taken back.
undo-nothing = There is no move of yours to take back in this deal.
undo-redealt = New cards have been dealt since your last move, so it stands.
log-empty = Nothing has been played in this deal.
log-batch = Round { $batch }: { $moves }
save-done = The match is written to { $file }.
save-done-hidden = The match is written to { $file }; cards that you have not seen are left out.
save-name-missing = Say where to write it, for example: { $word } game.tabbe
save-exists = { $file } is there already; choose another name.
save-failed = { $file } cannot be written: { $reason }.
quit-done = You leave the match.
input-ended = There is no more input, so the match ends here.

## The end of a deal

event-residue-you = What is left goes to you, who took last: { $cards } ({ $points }).
event-residue = What is left goes to { $name }, who took last: { $cards } ({ $points }).
event-residue-nobody = Nobody took anything, so what is left goes to nobody: { $cards }.
event-residue-hidden-you = The { $cards } left over in the pack go to you as well.
event-residue-hidden = The { $cards } left over in the pack go to { $name } as well.
result-heading = Deal { $deal } is over
result-player = Player
result-spades = Spades
result-aces = Aces
result-storan = Storan
result-lillan = Lillan
result-sweeps = Sweeps
result-line = { $name }: { $parts }.
result-bonus = Bonus
result-deal = Deal
result-total = Total
result-side = { BOTH($names) }: { $points } in all
result-won = Cards taken: { $counts }
result-won-suit = Of these { SUIT($suit) }: { $counts }
result-scoring = Scoring cards:
result-sum = All together: { $points }, as it must be.
score-running = So far in this deal, without what lies on the table:

## The end of a match

end-over = The match is over.
end-extra = It is a tie, so one more deal decides.
end-won-you = You win with { $points }!
end-won = { $name } wins with { $points }.
end-won-team-you = You and { BOTH($names) } win with { $points }!
end-won-team = { BOTH($names) } win with { $points }.
end-shared-you = You share the win with { BOTH($names) }: { $points }.
end-shared = { BOTH($names) } share the win with { $points }.
end-out-you = You have reached { $points } and are out.
end-out = { $name } has reached { $points } and is out.
end-seed = Seed { $seed } deals these cards again.

## The rules in short

rules-aim-low = The fewest points win.
rules-aim-high = The most points win.
rules-values = Cards count their pips, jack 11, queen 12, king 13. An ace counts { $ace } from the hand and 1 on the table.
rules-values-pairs = Cards count their pips; jack, queen and king take only their own rank. An ace counts { $ace } from the hand and 1 on the table.
rules-values-two = From the hand the two of spades counts { $value }.
rules-values-ten = From the hand the ten of diamonds counts { $value }.
rules-sweep = A sweep counts { $points } to whoever makes it.
rules-sweep-paid = A sweep counts { $points } to whoever makes it, and as much less to the player before.
rules-sweep-paid-lone = A sweep counts { $points } to whoever makes it; if the table held a single card, the player before gets { $less } less.
rules-double-twin = Taking a lone card with its twin from the other pack counts { $points }.
rules-double-match = Taking a lone card with a card of its own rank counts { $points }.
rules-pictures = Before new cards are dealt, jacks, queens and kings on the table are set aside for whoever takes last.
rules-residue = What is left at the end goes to whoever took last.
rules-points = Points: spades { $spade } each, aces { $ace } each, two of spades { $two }, ten of diamonds { $ten }.
rules-points-ace-spades = The ace of spades counts { $points }.
rules-majority = Most cards { $cards }, most { SUIT($suit) } { $suited }, last take { $last }.
rules-bordstabbe = If all cards of the opening table are of one rank, the first player takes { $points } off.
rules-last-card = The last card of a deal makes no sweep.
rules-pictures-opening = Jacks, queens and kings of the opening table are set aside too.
rules-out = Whoever reaches { $points } is out; the others play on, and the last one left wins.
rules-target-low = The match ends when a total passes { $points }.
rules-target = The match ends when a total reaches { $points }.
