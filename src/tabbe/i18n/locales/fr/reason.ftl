### Pourquoi un coup, une donne, une partie ou un bot est refusé.

## Coups illisibles

invalid-move = « { $text } » n’est pas un coup ; écrivez la carte, puis x et ce qu’elle prend, par exemple 6c ou 8cx8d,As+7d.
invalid-move-type = Un coup est un texte comme 6c ou un Move, pas { $type }.
invalid-move-long = C’est trop long pour un coup ; { $longest } caractères au plus.
invalid-move-empty = Aucun coup n’a été donné ; écrivez une carte comme 6c ou une prise comme 8cx8d.
invalid-move-build = « { $text } » est une construction, et l’on ne construit pas dans ce jeu.
invalid-move-clear = « { $text } » vide la table avec le cinq de pique, qui n’a pas ce pouvoir dans ce jeu.
ambiguous-move = « { $written } » correspond à plusieurs coups : { $moves } ; dites lequel.

## Coups interdits

illegal-over = La donne est finie, on ne peut plus rien jouer.
illegal-not-held = Cette main ne contient pas { THE($card) }.
illegal-not-on-table = { $count ->
        [0] Ces cartes ne sont pas toutes sur la table.
       *[other] Les cartes { SHORT($takes) } ne sont pas toutes sur la table.
    }
illegal-must-capture = Jouer { THE($card) } oblige à prendre, puisque c’est possible : { $example } est permis.
illegal-must-capture-hand = Une carte de la main peut prendre, il est donc interdit de ramper : { $example } est permis.
illegal-forced-sweep = Avec { THE($sweeper) } on vide la table, il faut donc la balayer : { $example }.
illegal-no-sum = { $count ->
        [0] Avec { THE($card) } on ne prend rien sur cette table.
       *[other] Avec { THE($card) } on ne peut pas prendre { SHORT($takes) } : ces cartes ne forment pas de groupes de sa valeur.
    }
illegal-take-all = Avec { THE($card) } il faut prendre tout ce qui convient, et quelque chose a été laissé : { $example } est permis.
illegal-take-most = Avec { THE($card) } il faut prendre le plus de cartes possible : { $example } est permis.
illegal-wrong-value = En main, { THE($card) } n’a pas cette valeur.

## Donnes et parties

deal-seed-and-deck = Donnez une graine ou un paquet, pas les deux.
deal-deck-size = Le paquet de ce jeu compte { $right } cartes, pas { $cards }.
deal-table-hidden = Une carte posée sur la table ne peut pas être cachée (??).
deal-no-such-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
deal-seats = Les places servies sont des nombres différents de 0 à { $last }.
deal-dealer = { $dealer } ne peut pas donner ; le donneur est une place servie, de 0 à { $last }.
deal-nothing-to-undo = Rien n’a été joué que l’on puisse reprendre.
match-target = Une limite est un nombre entier de 0 à 10000, pas { $number }.
match-deals = Le nombre de donnes est un nombre entier de 0 à 10000, pas { $number }.
match-deal-not-over = La donne en cours n’est pas finie.
match-over = La partie est finie.
match-teams = Il n’y a pas d’équipes « { $teams } » à { $players } joueurs ; les paires se jouent à quatre ou six, les trios à six.
match-teams-drop-out = Un jeu à élimination ne se joue pas par équipes.
referee-empty-hand = La main est vide ; donnez au moins une carte, par exemple 8h.

## Bots

bad-bot = Il n’y a pas de bot « { $name } » ; choisissez parmi { $known }.
bad-bot-option = « { $option } » n’est pas une option du bot { $name } ; écrivez par exemple { $name }:seed=1.
bad-bot-count = Il y a { $bots } bots pour { $players } places ; nommez-en un par place au plus.
bad-bot-none = Nommez au moins un bot, par exemple greedy.
bad-deal-count = Le nombre de donnes est un nombre entier de 1 à 1000000000, pas { $number }.
