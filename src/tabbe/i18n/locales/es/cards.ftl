### Cards in words. Functions that use these messages: see tabbe/i18n/card.py.

## Ranks, as in the name of a card

rank-A = as
rank-2 = dos
rank-3 = tres
rank-4 = cuatro
rank-5 = cinco
rank-6 = seis
rank-7 = siete
rank-8 = ocho
rank-9 = nueve
rank-T = diez
rank-J = jota
rank-Q = reina
rank-K = rey

## Ranks, as one calls for them ("a six or a queen")

call-A = un as
call-2 = un dos
call-3 = un tres
call-4 = un cuatro
call-5 = un cinco
call-6 = un seis
call-7 = un siete
call-8 = un ocho
call-9 = un nueve
call-T = un diez
call-J = una jota
call-Q = una reina
call-K = un rey

## Suits

suit-s = picas
suit-h = corazones
suit-d = diamantes
suit-c = tréboles

## Letters in the corner of a card

index-A = A
index-J = J
index-Q = Q
index-K = K

## Whole cards, and lists

card-join = { $rank } de { $suit }
# $rank is the letter of the rank, for languages whose article depends on it
card-the =
    { $rank ->
        [J] la { $card }
        [Q] la { $card }
       *[other] el { $card }
    }
value-14 = catorce
value-15 = quince
value-16 = dieciséis
build-the = la construcción de { $value }
build-the-locked = la construcción cerrada de { $value }
list-and = { $first } y { $last }
list-or = { $first } o { $last }
