### Pourquoi un coup, une donne, une partie ou un bot est refusé.

## Coups illisibles

invalid-move = « { $text } » n’est pas un coup ; écrivez la carte, puis x et ce qu’elle prend, par exemple 6c ou 8cx8d,As+7d, ou ^ et ce avec quoi elle construit, par exemple 2c^7d=9.
invalid-move-type = Un coup est un texte comme 6c ou un Move, pas { $type }.
invalid-move-long = C’est trop long pour un coup ; { $longest } caractères au plus.
invalid-move-empty = Aucun coup n’a été donné ; écrivez une carte comme 6c ou une prise comme 8cx8d.
ambiguous-move = « { $written } » correspond à plusieurs coups : { $moves } ; dites lequel.

## Coups interdits

illegal-over = La donne est finie, on ne peut plus rien jouer.
illegal-not-on-turn = C’est à un autre joueur de jouer, cette place ne peut rien jouer maintenant.
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

## Constructions

illegal-owes-trick = Votre construction est sur la table, vous devez donc prendre quelque chose : { $example } est permis.
illegal-owes-build = Votre dernière carte pour la construction est { THE($card) }, qui doit donc la prendre : { $example } est permis.
illegal-no-builds = On ne construit pas dans ce jeu.
illegal-nothing-built = Une construction demande au moins une carte ou une construction de la table.
illegal-not-held-for = On ne construit que ce que l’on pourra prendre, et aucune autre carte de la main n’a cette valeur.
illegal-build-sum = Avec { THE($card) }, ces cartes ne forment pas de groupes de cette valeur.
illegal-build-locked = Une construction fixée ne peut pas être augmentée.
illegal-raise-whose = Vous ne pouvez pas augmenter cette construction.
illegal-raise-onto = Une construction de la nouvelle valeur est déjà sur la table, et augmenter ainsi n’est pas permis.
illegal-mere-others = Dans ce jeu, on n’ajoute rien à la construction fixée d’un autre.
illegal-build-single = Dans ce jeu, on ne fait pas de construction de plusieurs groupes.
illegal-build-from = Dans ce jeu, une construction n’emploie qu’une carte ou une construction de la table.
illegal-no-clear = Seul le cinq de pique vide la table, si le jeu lui donne ce pouvoir et qu’il s’y trouve quelque chose.
illegal-not-locked = Cette construction n’aurait qu’un groupe, elle n’est donc pas fixée ; omettez le !.
illegal-no-such-build = Il n’y a pas de telle construction sur la table.
illegal-in-build = Une construction forme un tout : elle se prend entière et par sa valeur, jamais carte par carte.
invalid-build = « { $text } » n’est pas une construction ; écrivez ses groupes, sa valeur et sa place, par exemple [7c+2d=9@1].
invalid-table-type = Une table est un texte comme 8d 9c ou une liste de cartes et de constructions, non { $type }.
invalid-build-none = On ne construit pas dans ce jeu, { $text } ne peut donc pas être sur la table.
invalid-build-many = Il y a trop de constructions ; { $most } au plus.
invalid-build-sum = Les groupes de { $text } ne font pas chacun { $value } ; un as y compte 1.
invalid-build-single = { $text } est une seule carte ; une construction en a au moins deux.
invalid-build-owner = Le propriétaire de { $text } n’est pas une place de 0 à { $last }.

## Donnes et parties

deal-seed-and-deck = Donnez une graine ou un paquet, pas les deux.
deal-deck-size = Le paquet de ce jeu compte { $right } cartes, pas { $cards }.
deal-table-hidden = Une carte posée sur la table ne peut pas être cachée (??).
deal-no-such-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
deal-seats = Les places servies sont des nombres différents de 0 à { $last }.
deal-dealer = { $dealer } ne peut pas donner ; le donneur est une place servie, de 0 à { $last }.
deal-carry = Les points reportés sont deux nombres entiers de 0 à { $most }, par exemple (1, 2), non { $carry }.
deal-nothing-to-undo = Rien n’a été joué que l’on puisse reprendre.
match-target = Une limite est un nombre entier de 0 à 10000, pas { $number }.
match-deals = Le nombre de donnes est un nombre entier de 0 à 10000, pas { $number }.
match-deal-not-over = La donne en cours n’est pas finie.
match-over = La partie est finie.
match-teams = Il n’y a pas d’équipes « { $teams } » à { $players } joueurs ; les paires se jouent à quatre ou six, les trios à six.
match-teams-drop-out = Un jeu à élimination ne se joue pas par équipes.
referee-empty-hand = La main est vide ; donnez au moins une carte, par exemple 8h.
outcomes-one-card = Donnez une seule carte de la main, pas { $cards }.

## Bots

bad-bot = Il n’y a pas de bot « { $name } » ; choisissez parmi { $known }.
bad-bot-option = « { $option } » n’est pas une option du bot { $name } ; écrivez par exemple { $name }:{ $example }.
bad-bot-count = Il y a { $bots } bots pour { $players } places ; nommez-en un par place au plus.
bad-bot-none = Nommez au moins un bot, par exemple greedy.
bad-deal-count = Le nombre de donnes est un nombre entier de 1 à 1000000000, pas { $number }.
