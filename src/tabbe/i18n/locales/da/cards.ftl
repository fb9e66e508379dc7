### Cards in words. Functions that use these messages: see tabbe/i18n/card.py.

## Ranks, as in the name of a card

rank-A = es
rank-2 = to
rank-3 = tre
rank-4 = fire
rank-5 = fem
rank-6 = seks
rank-7 = syv
rank-8 = otte
rank-9 = ni
rank-T = ti
rank-J = knægt
rank-Q = dame
rank-K = konge

## Ranks, as one calls for them ("a six or a queen")

call-A = et es
call-2 = en toer
call-3 = en treer
call-4 = en firer
call-5 = en femmer
call-6 = en sekser
call-7 = en syver
call-8 = en otter
call-9 = en nier
call-T = en tier
call-J = en knægt
call-Q = en dame
call-K = en konge

## Suits

suit-s = spar
suit-h = hjerter
suit-d = ruder
suit-c = klør

## Letters in the corner of a card

index-A = E
index-J = B
index-Q = D
index-K = K

## Whole cards, and lists

card-join = { $suit } { $rank }
# $rank is the letter of the rank, for languages whose article depends on it
card-the = { $card }
value-14 = fjorten
value-15 = femten
value-16 = seksten
build-the = bygningen på { $value }
build-the-locked = den låste bygning på { $value }
list-and = { $first } og { $last }
list-or = { $first } eller { $last }
