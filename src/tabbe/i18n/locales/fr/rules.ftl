### Cartes illisibles, graines et règles en données.

## Reading cards

bad-card = « { $text } » n’est pas une carte ; écrivez le rang et la couleur, comme 8d, Td ou A♠.
bad-card-empty = Il manque une carte ; écrivez le rang et la couleur, comme 8d, Td ou A♠.
bad-card-type = Une carte est un texte comme 8d, non { $text }.
bad-card-number = { $text } n’est pas le numéro d’une carte ; ils vont de 0 (A♠) à 51 (K♣).
bad-card-copies =
    { $packs ->
        [one] Cette carte n’est qu’une fois dans le paquet, non { $count } fois : { CARD($card) }.
       *[other] Cette carte n’est que { $packs } fois dans les paquets, non { $count } fois : { THE($card) }.
    }
bad-card-at = Carte { $position } : { $problem }

## Seeds

bad-seed-type = Une graine est un nombre entier ou un texte, non { $text }.
bad-seed-empty = La graine est vide ; donnez un nombre entier ou un texte.
bad-seed-length = La graine est trop longue ; { $longest } caractères au plus.
bad-seed-encoding = La graine « { $text } » contient des caractères qu’aucun texte ne peut contenir.
bad-seed-range = Un nombre au hasard se tire parmi 1 à 4294967296 possibles.

## Rules that cannot be loaded

bad-preset = Il n’y a pas de jeu « { $name } » ; choisissez parmi { $known }.
bad-game-type = Un jeu s’indique par son identifiant ou par le chemin d’un fichier, pas par { $text }.
bad-preset-version = Le jeu { $name } n’existe pas en version { $version }, seulement en { $known }.
bad-preset-taken = Le nom { $name } est celui d’un jeu de Tabbe aux règles différentes ; donnez-en un autre au vôtre.
bad-version-type = La version d’un jeu est un nombre entier, non { $text }.
bad-switch = Il n’y a pas de réglage « { $name } » ; « tabbe presets --switches » les montre tous.
bad-switch-near = Il n’y a pas de réglage « { $name } » ; vouliez-vous dire { $near } ?
bad-value = Le réglage { $switch } ne peut pas être « { $value } » ; sont permis { $allowed }.
bad-players = Ce jeu se joue de { $low } à { $high } joueurs.
bad-players-exact = Ce jeu se joue à { $low } joueurs exactement.
bad-deal-five = Un paquet ne se partage pas également entre cinq joueurs ; jouez à deux, trois, quatre ou six.
bad-deal-uneven = À { $players } joueurs, avec { $hand } cartes chacun et { $table } sur la table, il reste { $over } cartes, trop peu pour une distribution entière ; mettez last_batch à short ou choisissez une autre deal_table.
bad-together-bordstabbe = Le réglage { $switch } retire des points qu’il faut avoir en petit nombre et n’a pas sa place dans un jeu où le plus haut total gagne.
bad-together-drop-out = Le réglage { $switch } demande target_rule lose et un target supérieur à 0 qui élimine le joueur.

## Preset files

bad-file-missing = Ce fichier n’existe pas.
bad-file-folder = C’est un dossier, et non le fichier d’un jeu.
bad-file-kind = Ce n’est pas un fichier ordinaire.
bad-file-unreadable = Ce fichier ne peut pas être lu.
bad-file-large = Ce fichier est trop grand pour un jeu ; { $most } octets au plus.
bad-file-encoding = Ce fichier n’est pas du texte en UTF-8.
bad-file-toml = Ce fichier n’est pas du TOML.
bad-file-toml-at = La ligne { $line }, colonne { $column } n’est pas du TOML.
bad-key = « { $entry } » n’est pas une clé d’un jeu ; les clés sont { $known }.
bad-key-missing = La clé { $entry } manque.
bad-key-table = La clé { $entry } doit être une table de réglages.
bad-key-words = La clé { $entry } doit être un texte.
bad-key-id = La clé id doit être faite de minuscules, de chiffres et de traits d’union, comme mon-jeu, 40 caractères au plus.
bad-key-title = La clé title doit être un texte de 1 à 80 caractères sur une ligne.
bad-key-version = La clé version doit être un nombre entier de 1 à 9999.
bad-key-players = La clé players doit être le plus petit et le plus grand nombre, comme [2, 4], de 2 à 6.
bad-key-aim = La clé aim doit être « low » ou « high ».
bad-key-extends = La clé extends doit être parmi { $known }.

## What people call the games

title-krypkasino = Krypkasino
title-krypkasino-family = Krypkasino, forme familiale
title-krypkasino-nordic = Krypkasino, forme nordique
title-avig-kasino = Avig kasino
title-avig-kasino-se = Avig kasino, forme suédoise
title-kasino = Kasino
title-kasino-danish = Kasino danois
title-kasino-swedish = Kasino suédois
title-kasino-finnish = Kasino finlandais
title-laistokasino = Laistokasino
title-byggkasino = Byggkasino
title-royal-casino = Royal Casino
title-classic-casino = Casino anglais

## The presets, in a line each

preset-krypkasino = Deux paquets, de deux à six joueurs : rampez, loin des piques, des as et de la storan.
preset-krypkasino-family = La forme simple : quatre cartes chacun, les figures ne prennent que leurs pareilles et restent en jeu.
preset-krypkasino-nordic = La forme familiale où le dix de carreau ne coûte rien.
preset-avig-kasino = La forme familiale à un paquet pour deux joueurs.
preset-avig-kasino-se = Un paquet, les points du kasino en pénalités ; à 21 vous êtes éliminé.
preset-kasino = Le kasino danois, avec constructions et le cinq de pique qui vide la table ; le plus de cœurs compte.
preset-kasino-danish = Le kasino tel qu’on le joue au Danemark : le plus de piques compte, le plus proche de 21 gagne.
preset-kasino-swedish = Le kasino suédois sans constructions, en 16 points ; la dernière prise compte.
preset-kasino-finnish = Le kasino finlandais sans constructions, en 16 points ; à égalité, les points attendent la donne suivante.
preset-laistokasino = Le jeu finlandais inversé : qui atteint 16 perd.
preset-byggkasino = Le kasino suédois à constructions ; le plus de cartes vaut 3.
preset-royal-casino = Le casino où valet, dame et roi valent 11, 12 et 13.
preset-classic-casino = Le casino des livres anglais, où les figures ne prennent que leurs pareilles.

## The switches, in a line each

switch-packs = Combien de paquets de 52 cartes sont mêlés.
switch-pictures = Valet, dame et roi valent 11, 12 et 13 (numeric), ou ne prennent que leur rang et ne sont pris que par lui (pair_only).
switch-ace_hand = Ce que vaut un as joué de la main ; sur la table il vaut 1.
switch-two_spades_hand = Ce que vaut le deux de pique joué de la main ; sur la table il vaut 2.
switch-ten_diamonds_hand = Ce que vaut le dix de carreau joué de la main ; sur la table il vaut 10.
switch-first_dealer = Qui donne d’abord : la plus haute carte tirée, la plus basse, ou une place au sort.
switch-deal_table = La première distribution : celle qui tombe juste (exact), ou quatre cartes chacun et 4 ou 8 sur la table ; à un paquet, toujours 4/4.
switch-packets = Les cartes de la table viennent entre celles des mains (alternating) ou toutes à la fin (table_last) ; avec exact, toujours entre elles.
switch-last_batch = La donne doit tomber juste (exact), ou la dernière distribution donne à chacun ce qui reste (short).
switch-capture = Nul n’est tenu de prendre (optional), une carte qui peut prendre le doit (card), ou qui peut prendre le doit (hand).
switch-extent = Une carte prend ce qu’on veut de ce qui convient (any), jusqu’à ce que rien d’autre ne convienne (maximal), ou le plus de cartes possible (maximum).
switch-forced_sweep = Si une tabbe possible doit être faite.
switch-forced_sweep_by = La tabbe forcée lie celui qui tient une telle carte (hand), ou la carte quand elle est jouée (card).
switch-sweep_points = Points d’une tabbe, pour qui la fait.
switch-sweep_reward = Quand le voisin de droite est payé pour une tabbe : toujours, seulement si une carte seule était là, ou jamais.
switch-double_sweep = Une double tabbe prend une carte seule avec sa jumelle (twin) ou avec toute carte qui convient (any_match) ; un as n’est jamais pris ainsi par son jumeau.
switch-double_points = Points d’une double tabbe, pour qui la fait.
switch-double_reward = Ce que reçoit le voisin de droite pour une double tabbe.
switch-last_card_sweep = Si une tabbe avec la toute dernière carte de la donne compte.
switch-sweep_last_batch = Si les tabbes comptent dans la dernière distribution d’une donne.
switch-sweep_stop_total = Les tabbes ne comptent plus dès que quelqu’un a ce total au début d’une donne ; 0 pour jamais.
switch-cancel_sweeps = Si les tabbes que tous ont faites s’annulent avant le compte.
switch-bordstabbe = Si le premier joueur retire 5 points quand la table de départ est d’un seul rang.
switch-remove_pictures = Si les figures de la table sont mises de côté après chaque distribution (batch), et dès le départ aussi (opening).
switch-builds = Si l’on peut construire : non, constructions simples, ou aussi constructions fixées de plusieurs groupes.
switch-build_from = Une construction se fait avec une carte de la table ou avec plusieurs.
switch-raise = Qui peut augmenter une construction : les autres, tous, ou personne.
switch-raise_onto = Augmenter une construction à une valeur déjà construite les réunit, les garde séparées, ou est refusé.
switch-mere_by_others = Si les autres peuvent compléter une construction fixée.
switch-builder_duty = Si qui a une construction doit prendre à chaque tour, seulement si elle est fixée, ou n’y est pas tenu.
switch-spade5_clears = Si le cinq de pique peut prendre toute la table.
switch-spade5_sweeps = Si vider la table avec le cinq de pique compte comme une tabbe.
switch-spade_points = Points de chaque pique, sauf le deux de pique.
switch-ace_points = Points de chaque as ; l’as de pique compte en plus comme pique.
switch-two_spades_points = Points du deux de pique, en tout.
switch-storan_points = Points du dix de carreau, en tout.
switch-majority_suit = La couleur dont il faut avoir le plus : pique ou cœur.
switch-majority_cards_points = Points pour le plus de cartes.
switch-majority_suit_points = Points pour le plus de cartes de la couleur qui compte.
switch-majority_tie = À égalité du plus de cartes : personne n’a les points, ils attendent la donne suivante, ou ils sont partagés.
switch-last_trick_points = Points de la dernière prise d’une donne.
switch-deals = Combien de donnes a une partie ; 0 : une par joueur, ou autant que le but en demande.
switch-target = Le total où une partie finit ; 0 pour aucun.
switch-target_rule = Au but, le plus haut gagne, le plus bas dès que quelqu’un le passe, le plus proche, qui l’atteint perd, ou il faut l’atteindre exactement.
switch-drop_out = Si qui atteint le but est éliminé tandis que les autres continuent.
switch-tie = L’égalité finale est partagée, tranchée par une donne de plus, ou gagnée par le plus de piques de la dernière donne.
