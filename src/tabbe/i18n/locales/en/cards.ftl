### Cards in words. Functions that use these messages: see tabbe/i18n/card.py.

## Ranks, as in the name of a card

rank-A = ace
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-T = ten
rank-J = jack
rank-Q = queen
rank-K = king

## Ranks, as one calls for them ("a six or a queen")

call-A = an ace
call-2 = a two
call-3 = a three
call-4 = a four
call-5 = a five
call-6 = a six
call-7 = a seven
call-8 = an eight
call-9 = a nine
call-T = a ten
call-J = a jack
call-Q = a queen
call-K = a king

## Suits

suit-s = spades
suit-h = hearts
suit-d = diamonds
suit-c = clubs

## Letters in the corner of a card

index-A = A
index-J = J
index-Q = Q
index-K = K

## Whole cards, and lists

card-join = { $rank } of { $suit }
# $rank is the letter of the rank, for languages whose article depends on it
card-the = the { $card }
value-14 = fourteen
value-15 = fifteen
value-16 = sixteen
build-the = the { $value } build
build-the-locked = the mere { $value }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
