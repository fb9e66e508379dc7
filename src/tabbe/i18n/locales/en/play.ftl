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
count-gain =
    { $n ->
        [0] no points
        [one] +{ $n } point
       *[other] +{ $n } points
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
name-seat = seat { $seat }
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
event-resumed = The server was away for a while; no clock ran meanwhile.

## Play

event-crept-you = You creep with { THE($card) }.
event-crept = { $name } creeps with { THE($card) }.
event-laid-you = You lay out { THE($card) }.
event-laid = { $name } lays out { THE($card) }.
event-captured-you = You take { CARDS($cards) } with { THE($card) }: { $points }.
event-captured = { $name } takes { CARDS($cards) } with { THE($card) }: { $points }.
event-cleared-you = You clear the table with { THE($card) } and take { CARDS($cards) }: { $points }.
event-cleared = { $name } clears the table with { THE($card) } and takes { CARDS($cards) }: { $points }.
event-built-you = You lay { THE($card) } to { CARDS($cards) }: “Build { VALUE($value) }.”
event-built = { $name } lays { THE($card) } to { CARDS($cards) }: “Build { VALUE($value) }.”
event-built-mere-you = You lay { THE($card) } to { CARDS($cards) }: “Mere { VALUE($value) }.”
event-built-mere = { $name } lays { THE($card) } to { CARDS($cards) }: “Mere { VALUE($value) }.”
event-raised-you = You raise { CARDS($cards) } with { THE($card) }: “Build { VALUE($value) }.”
event-raised = { $name } raises { CARDS($cards) } with { THE($card) }: “Build { VALUE($value) }.”
event-raised-mere-you = You raise { CARDS($cards) } with { THE($card) }: “Mere { VALUE($value) }.”
event-raised-mere = { $name } raises { CARDS($cards) } with { THE($card) }: “Mere { VALUE($value) }.”
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
build-shown-you = [{ $cards } = { $value }, yours]
build-shown = [{ $cards } = { $value }, { $name }]
build-shown-locked-you = [{ $cards } = { $value } locked, yours]
build-shown-locked = [{ $cards } = { $value } locked, { $name }]
turn-sweep = You must sweep.
move-creep = { $card } creeps
move-lay = { $card } is laid out
move-take = { $card } takes { $cards }: { $points }
move-card-value = { $card } as { $value }
move-sweep = { $card } takes { $cards }, a sweep: { $points }
move-double = { $card } takes { $cards }, a double sweep: { $points }
move-build = { $card } builds { $value } with { $cards }
move-mere = { $card } builds mere { $value }: { $cards }
move-merge = { $card } merges into mere { $value }: { $cards }
move-raise = { $card } raises { $build } to { $value }
move-raise-with = { $card } raises { $build } to { $value } with { $cards }
move-raise-mere = { $card } raises to mere { $value }: { $cards }
move-clear = { $card } clears the table, { $cards }: { $points }
move-clear-sweep = { $card } clears the table, { $cards }, a sweep: { $points }
move-more = There are more moves than these; name a card to see all of its moves.
move-more-ways = There are more ways than these; write the cards as well, as in { $move }.
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
word-hint = hint, hints, tip, tips
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
help-hint = the best moves, and why; { $word } 5 names up to five
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
why-card-lay = { $card } takes nothing and may be laid out.
why-card-take = { $card } takes { $cards }.
why-card-choice = { $card } can take in { $count } ways.
why-card-sweep = { $card } sweeps the table.
why-card-build =
    { $count ->
        [one] { $card } can build.
       *[other] { $card } can build in { $count } ways.
    }
why-card-last = { $card } is your last card for { CARDS($builds) }, so it may only be played to take it.
why-card-barred-sweep = { $card } must wait, for another card sweeps.
why-card-barred-capture = { $card } must wait, for another card takes.
why-card-barred-duty = { $card } must wait, for your build asks for a take.
why-duty = You own { CARDS($builds) }, so you must take something and may neither build nor lay out a card.
why-duty-lapsed = Your hand cannot do what owning { CARDS($builds) } asks, so you are free this turn.

## Hand and table on demand

hand-card = { CARD($card) }: counts { $value } from the hand
hand-card-points = { CARD($card) }: counts { $value } from the hand, { $points } to take
hand-values = { $low } or { $high }
table-card = { CARD($card) }: { $value }
table-card-points = { CARD($card) }: { $value }, { $points } to take
table-build = { $build }: { RANKS($ranks) } takes it.
table-build-locked = { $build }: { RANKS($ranks) } takes it; locked, so nobody can raise it.
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
result-won = Cards taken: { $counts }.
result-won-suit = Of these { SUIT($suit) }: { $counts }.
result-most-you = You have most: { $points }.
result-most = { $name } has most: { $points }.
result-tied-none = It is a tie, so nobody gets { $points }.
result-tied-carry = It is a tie, so { $points } wait for the next deal.
result-tied-split = It is a tie, so { $points } are shared.
result-last-you = You made the last take: { $points }.
result-last = { $name } made the last take: { $points }.
result-cancelled = Everybody has swept, so each turns back { $sweeps }.
result-scoring = Scoring cards:
result-sum = All together: { $points }, as it must be.
score-running = So far in this deal, without what lies on the table:

## The end of a match

end-over = The match is over.
end-extra = It is a tie, so one more deal decides.
end-past-high = More than one has reached { $points }; the highest total wins.
end-past-closest = More than one has reached { $points }; the nearest total wins.
end-past-lose = More than one has reached { $points }; the lowest total wins.
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
rules-sweep-none = Sweeps count nothing.
rules-sweep-paid = A sweep counts { $points } to whoever makes it, and as much less to the player before.
rules-sweep-paid-lone = A sweep counts { $points } to whoever makes it; if the table held a single card, the player before gets { $less } less.
rules-double-twin = Taking a lone card with its twin from the other pack counts { $points }.
rules-double-match = Taking a lone card with a card of its own rank counts { $points }.
rules-sweep-cancel = Sweeps that everybody has made are turned back before the count.
rules-sweep-late = Sweeps with the last cards of the pack do not count.
rules-sweep-stop = Sweeps count no more in deals that begin after somebody has reached { $points }.
rules-pictures = Before new cards are dealt, jacks, queens and kings on the table are set aside for whoever takes last.
rules-residue = What is left at the end goes to whoever took last.
rules-points = Points: spades { $spade } each, aces { $ace } each, two of spades { $two }, ten of diamonds { $ten }.
rules-points-plain = Points: aces { $ace } each, two of spades { $two }, ten of diamonds { $ten }.
rules-points-ace-spades = The ace of spades counts { $points }.
rules-majority = Most cards { $cards }, most { SUIT($suit) } { $suited }, last take { $last }.
rules-majority-plain = Most cards { $cards }, most { SUIT($suit) } { $suited }.
rules-tied-none = Where two have equally many, nobody gets those points.
rules-tied-carry = Where two have equally many, those points wait for the next deal.
rules-tied-split = Where two have equally many, those points are shared.
rules-bordstabbe = If all cards of the opening table are of one rank, the first player takes { $points } off.
rules-last-card = The last card of a deal makes no sweep.
rules-pictures-opening = Jacks, queens and kings of the opening table are set aside too.
rules-out = Whoever reaches { $points } is out; the others play on, and the last one left wins.
rules-target-low = The match ends when a total passes { $points }.
rules-target = The match ends when a total reaches { $points }.
rules-past-high = Of several past it the highest wins.
rules-past-closest = Of several past it the nearest wins.
rules-past-lose = Whoever is there has lost; the lowest total wins.
rules-past-exact = It has to be hit exactly; a deal that leads past it does not count.
rules-tie-shared = A tie at the end is shared.
rules-tie-extra_deal = A tie at the end is played off in another deal.
rules-tie-most_spades = A tie at the end goes to most spades in the last deal.
rules-builds-single = You may build: your card joins cards on the table, and together they make the value of another card that you hold.
rules-builds-multiple = { rules-builds-single } Several groups of one value make a mere, a locked build.
rules-builds-taken = A build is taken whole, by anyone with a card of its value.
rules-builds-one = A build uses just one card or build from the table.
rules-raise-others = Another player may raise a build that is not locked, and then owns it.
rules-raise-any = Anybody, its owner too, may raise a build that is not locked, and then owns it.
rules-raise-none = Builds are not raised.
rules-onto-merge = Raised to a value that is built already, it is merged with that build.
rules-onto-keep = Raised to a value that is built already, it may stand by itself.
rules-onto-refuse = A build may not be raised to a value that is built already.
rules-mere-others = Others may add to a locked build too.
rules-mere-own = Only its owner may add to a locked build.
rules-duty-capture_each_turn = Whoever owns a build must take something at every turn, and may neither build nor lay out; the last card that can take it is kept for that.
rules-duty-mere_only = Whoever owns a locked build must take something at every turn, and may neither build nor lay out; the last card that can take it is kept for that.
rules-duty-none = Owning a build binds nobody.
rules-five = The five of spades may take the whole table, builds included.
rules-five-free = When it clears the table so, that is no sweep.
