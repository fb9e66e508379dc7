### Cards in words. Functions that use these messages: see tabbe/i18n/card.py.

## Ranks, as in the name of a card

rank-A = ess
rank-2 = två
rank-3 = tre
rank-4 = fyra
rank-5 = fem
rank-6 = sex
rank-7 = sju
rank-8 = åtta
rank-9 = nio
rank-T = tio
rank-J = knekt
rank-Q = dam
rank-K = kung

## Ranks, as one calls for them ("a six or a queen")

call-A = ess
call-2 = tvåa
call-3 = trea
call-4 = fyra
call-5 = femma
call-6 = sexa
call-7 = sjua
call-8 = åtta
call-9 = nio
call-T = tio
call-J = knekt
call-Q = dam
call-K = kung

## Suits

suit-s = spader
suit-h = hjärter
suit-d = ruter
suit-c = klöver

## Letters in the corner of a card

index-A = E
index-J = Kn
index-Q = D
index-K = K

## Whole cards, and lists

card-join = { $suit } { $rank }
# $rank is the letter of the rank, for languages whose article depends on it
card-the = { $card }
value-14 = fjorton
value-15 = femton
value-16 = sexton
build-the = bygget på { $value }
build-the-locked = det låsta bygget på { $value }
list-and = { $first } och { $last }
list-or = { $first } eller { $last }
