### Cards in words. Functions that use these messages: see tabbe/i18n/card.py.

## Ranks, as in the name of a card

rank-A = Ass
rank-2 = Zwei
rank-3 = Drei
rank-4 = Vier
rank-5 = Fünf
rank-6 = Sechs
rank-7 = Sieben
rank-8 = Acht
rank-9 = Neun
rank-T = Zehn
rank-J = Bube
rank-Q = Dame
rank-K = König

## Ranks, as one calls for them ("a six or a queen")

call-A = ein Ass
call-2 = eine Zwei
call-3 = eine Drei
call-4 = eine Vier
call-5 = eine Fünf
call-6 = eine Sechs
call-7 = eine Sieben
call-8 = eine Acht
call-9 = eine Neun
call-T = eine Zehn
call-J = einen Buben
call-Q = eine Dame
call-K = einen König

## Suits

suit-s = Pik
suit-h = Herz
suit-d = Karo
suit-c = Kreuz

## Letters in the corner of a card

index-A = A
index-J = B
index-Q = D
index-K = K

## Whole cards, and lists

card-join = { $suit } { $rank }
# $rank is the letter of the rank, for languages whose article depends on it
card-the = { $card }
value-14 = Vierzehn
value-15 = Fünfzehn
value-16 = Sechzehn
build-the = den Bau auf { $value }
build-the-locked = den festen Bau auf { $value }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
