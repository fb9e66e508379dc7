### Cards in words. Functions that use these messages: see tabbe/i18n/card.py.

## Ranks, as in the name of a card

rank-A = as
rank-2 = deux
rank-3 = trois
rank-4 = quatre
rank-5 = cinq
rank-6 = six
rank-7 = sept
rank-8 = huit
rank-9 = neuf
rank-T = dix
rank-J = valet
rank-Q = dame
rank-K = roi

## Ranks, as one calls for them ("a six or a queen")

call-A = un as
call-2 = un deux
call-3 = un trois
call-4 = un quatre
call-5 = un cinq
call-6 = un six
call-7 = un sept
call-8 = un huit
call-9 = un neuf
call-T = un dix
call-J = un valet
call-Q = une dame
call-K = un roi

## Suits

suit-s = pique
suit-h = cœur
suit-d = carreau
suit-c = trèfle

## Letters in the corner of a card

index-A = A
index-J = V
index-Q = D
index-K = R

## Whole cards, and lists

card-join = { $rank } de { $suit }
# $rank is the letter of the rank, for languages whose article depends on it
card-the =
    { $rank ->
        [A] l’{ $card }
        [Q] la { $card }
       *[other] le { $card }
    }
value-14 = quatorze
value-15 = quinze
value-16 = seize
build-the = la construction de { $value }
build-the-locked = la construction fixée de { $value }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
