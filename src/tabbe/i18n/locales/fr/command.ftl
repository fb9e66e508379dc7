### Ce que dit la ligne de commande. L’aide des options est en anglais, à côté de chacune.

## Ligne de commande inutilisable

command-no-such-option = L’option { $name } n’existe pas.
command-no-such-option-near = L’option { $name } n’existe pas ; vouliez-vous dire { $near } ?
command-no-such-command = La commande « { $name } » n’existe pas ; tabbe --help les montre toutes.
command-no-such-command-near = La commande « { $name } » n’existe pas ; vouliez-vous dire { $near } ?
command-missing = Il manque { $name }.
command-option-usage = L’option { $name } ne s’emploie pas ainsi ; voyez --help.
command-usage = { $message }.
command-extra = « { $name } » est un mot de trop ; voyez --help.
command-number = { $option } attend un nombre de { $least } à { $most }, pas « { $value } ».
command-choice = { $option } attend l’un de { $allowed }, pas « { $value } ».
command-assignment = « { $value } » ne change aucune règle ; écrivez CLÉ=VALEUR, par exemple forced_sweep=false.
command-seed = « { $value } » ne peut servir de graine ; donnez un nombre ou un mot court.
command-name = « { $name } » n’est pas un nom ; donnez de 1 à 40 lettres.
command-bots-empty = « { $bots } » laisse une place sans robot ; écrivez par exemple greedy,random.
bad-bot-twice = Le bot { $name } reçoit { $option } deux fois ; une seule suffit.
command-bots-many =
    { $seats ->
        [one] Il y a une place pour un robot, et vous en nommez { $bots }.
       *[other] Il y a { $seats } places pour des robots, et vous en nommez { $bots }.
    }
command-no-input = Il n’y a rien à lire : l’entrée ou la sortie standard est fermée.
command-standard-input = entrée standard
command-own-fault = La faute est à Tabbe ({ $what }) ; avec TABBE_TRACE=1, il dit où.

## Fichiers

command-file-missing = Le fichier { $file } n’existe pas.
command-file-folder = { $file } est un dossier, pas un fichier.
command-file-forbidden = Vous n’avez pas le droit d’utiliser le fichier { $file }.
command-file-full = Le disque est plein ; { $file } n’a pas pu être écrit.
command-file-name = « { $file } » ne peut pas être le nom d’un fichier.
command-file-unnamed = { $option } demande le nom d’un fichier.
command-file-other = { $file } est inutilisable : { $reason }.
command-file-encoding = { $file } n’est pas du texte en UTF-8.
command-folder-is-file = { $file } est un fichier, pas un dossier.
command-folder-missing = { $file } ne peut pas être écrit : le dossier { $folder } n’existe pas.
command-plot-suffix = { $file } doit se terminer par .svg.

## Réglages

command-no-such-setting = Le réglage « { $name } » n’existe pas ; tabbe config les montre tous.
command-no-such-setting-near = Le réglage « { $name } » n’existe pas ; vouliez-vous dire { $near } ?
command-setting-value = « { $value } » n’est pas une valeur permise : { $allowed }.
command-setting-wrong = { $place } : { $reason }
command-setting-long = La valeur de { $name } est trop longue.
command-settings-kind = { $file } : { $name } attend une simple valeur.
command-settings-large = { $file } est trop gros pour un fichier de réglages.
command-settings-toml = { $file } n’est pas du TOML valable à partir de la ligne { $line }.
command-config-setting = réglage
command-config-value = valeur
command-config-source = origine
command-config-file = Fichier de réglages : { $file }
command-config-no-file = Fichier de réglages : { $file } (pas encore créé)
command-config-unknown = Le fichier de réglages contient « { $name } », qui n’est pas un réglage.
command-config-kept = { $name } vaut maintenant { $value }, noté dans { $file }.
command-config-dropped = { $name } n’est plus fixé dans { $file }.
command-source-option = option { $place }
command-source-environment = environnement, { $place }
command-source-file = fichier de réglages{ $place }
command-source-locale = langue du système, { $place }
command-source-default = par défaut{ $place }

## Long travail

command-progress = { $done } sur { $total } ({ $share } %), encore { $left } environ
command-compiling = Compilation, une seule fois sur cette machine ; une minute au plus …

## Arbitre

command-referee-table = Table : { SHORT($cards) }
command-referee-table-empty = La table est vide.
command-referee-hand = Main : { SHORT($cards) }
command-referee-forced = Une carte de la main vide la table : la tabbe est donc forcée.
command-referee-counts = vaut { $values }
command-referee-own-rank = ne prend que son propre rang
command-referee-creep-empty = peut ramper ; il n’y a rien à prendre.
command-referee-creep = { $counts } ; rien sur la table ne convient, donc peut ramper.
command-referee-lay-empty = peut se déposer ; il n’y a rien à prendre.
command-referee-lay = { $counts } ; rien sur la table ne convient, donc peut se déposer.
command-referee-lay-take = { $counts } et peut se déposer, ou prendre :
command-referee-take = { $counts } et doit prendre :
command-referee-choice = { $counts } et doit prendre, au choix :
command-referee-sweep = { $counts } et doit faire une tabbe :
command-referee-free = { $counts } et peut ramper, ou prendre :
command-referee-build = { $counts } et peut se déposer, ou construire :
command-referee-free-build = { $counts } et peut se déposer, prendre ou construire :
command-referee-blocked-sweep = doit attendre : une autre carte fait une tabbe, et cela passe avant.
command-referee-blocked-take = doit attendre : une autre carte peut prendre, donc aucune ne peut ramper.
command-referee-blocked-duty = doit attendre : votre construction est sur la table, il faut donc prendre.
command-referee-play = { $cards } : { $price }
command-referee-play-sweep = { $cards } : { $price } ; { $sweep }
command-referee-clear = vide la table, { $cards }
command-referee-costs =
    { $points ->
        [0] ne coûte rien
        [one] coûte { $points } point
       *[other] coûte { $points } points
    }
command-referee-earns =
    { $points ->
        [0] ne rapporte rien
        [one] rapporte { $points } point
       *[other] rapporte { $points } points
    }
command-referee-swept =
    { $units ->
        [2] double tabbe
       *[other] tabbe
    } : { $points } de plus{ $reward ->
        [0] { "" }
       *[other] , et { $reward } de moins pour le voisin de droite
    }
command-referee-more = … et d’autres encore que ces { $count } ; augmentez --limit pour les voir.
command-referee-limit = Plus de { $limit } coups pour une seule carte ; augmentez --limit pour les avoir tous.
command-referee-unreachable = Notez qu’aucune partie ne peut mener à une telle table.

## Relecture

command-replay-head = { $game } : { BOTH($players) }
command-replay-deal = donne
command-replay-total = total
command-replay-last = dernière prise
command-replay-fine = Le relevé est en règle.
command-replay-unfinished = Le relevé est en règle jusque-là ; la dernière donne n’est pas finie.

## Simulation

command-simulate-head =
    { $game }, { $players } joueurs : { $decks ->
        [one] { $deals } jeu de cartes, en { $rotations } placements
       *[other] { $deals } jeux de cartes, chacun en { $rotations } placements
    }, graine { $seed }.
command-simulate-bot = robot
command-simulate-mean = moyenne
command-simulate-error = ±
command-simulate-sweeps = tabbes
command-simulate-doubles = doubles
command-simulate-speed = coups/s
command-simulate-stopped = Arrêté avant la fin ; voici les donnes jouées jusque-là.
command-simulate-margin = marge
command-simulate-interval = 95 %
command-simulate-forfeits =
    { $deals ->
        [one] { $bot } a abandonné 1 donne ; greedy l’a jouée jusqu’au bout.
       *[other] { $bot } a abandonné { $deals } donnes ; greedy les a jouées jusqu’au bout.
    }
command-simulate-reason =
    { $deals ->
        [one] La raison : { $why }
       *[other] La première fois : { $why }
    }
command-ladder-head =
    { $game }, { $players } joueurs : { $decks ->
        [one] { $deals } jeu de cartes pour chaque paire de bots, en { $rotations } placements
       *[other] { $deals } jeux de cartes pour chaque paire de bots, chacun en { $rotations } placements
    }, graine { $seed }.
command-ladder-bot = bot
command-ladder-rating = force
command-ladder-pair = contre
command-ladder-lead = avance
command-ladder-decks = jeux
command-ladder-axis = Points par donne de mieux que { $bot }, avec erreurs types
command-ladder-rung =
    { $whole ->
        [one] { $bot } : { $rating } point, ± { $error }
       *[other] { $bot } : { $rating } points, ± { $error }
    }
command-ladder-plot = Une échelle a sa propre image ; omettez --plot.
command-precision = { $option } prend un nombre supérieur à 0, pas « { $value } ».
command-plot-score = Points d’une donne
command-plot-forehand = Place { $seat }, premier à jouer : moyenne { $mean }
command-plot-dealer = Place { $seat }, donneur : moyenne { $mean }
command-plot-seat = Place { $seat } : moyenne { $mean }

## Analyse

command-review-head = { $game } : { BOTH($players) } ; { $moves } coups jugés sur { $samples } tirages chacun, graine { $seed }.
command-review-deal = donne
command-review-move = coup
command-review-player = joueur
command-review-played = joué
command-review-best = meilleur
command-review-loss = perte
command-review-mark = avis
command-review-flawless = Aucun coup n’a assez coûté pour être signalé.
command-review-accuracy = précision
command-review-turning =
    { $count ->
        [one] Où la partie a basculé :
       *[other] Où la partie a basculé, { $count } fois :
    }
command-review-played-why = joué : { $reasons }
command-review-best-why = meilleur : { $reasons }
command-review-skipped =
    { $moves ->
        [one] 1 coup n’a pas pu être jugé, car le relevé cache la main dont il vient.
       *[other] { $moves } coups n’ont pas pu être jugés, car le relevé cache les mains dont ils viennent.
    }
command-review-empty = Ce relevé ne contient aucun coup qu’on puisse juger.

## Jeux

command-presets-id = nom
command-presets-players = joueurs
command-presets-packs = paquets
command-presets-game = jeu
command-presets-more = tabbe presets NOM montre un jeu avec la source de chaque valeur.
command-presets-about =
    { $id }, version { $version } : { $players } joueurs, { $packs ->
        [one] un paquet
       *[other] { $packs } paquets
    }, le total le plus { $aim ->
        [low] bas
       *[high] haut
    } gagne.
command-presets-note = Lecture retenue : { $note }
command-presets-changed = Règle changée par --set.

## Mesure

command-bench-head = { $game }, { $players } joueurs, { $threads ->
        [one] un fil
       *[other] { $threads } fils
    } : jeu au hasard pendant { $seconds } s.
command-bench-deals = donnes par seconde
command-bench-moves = coups par seconde

## Examen

command-doctor-ok = bon
command-doctor-bad = MAL
command-doctor-well = Tout va bien.
command-doctor-ill = Quelque chose ne va pas.
command-doctor-python = Python { $version }
command-doctor-python-old = Python { $version } est trop ancien ; il faut 3.11 ou plus récent.
command-doctor-packages = Paquets : { $found }
command-doctor-package = Le paquet { $package } ne se charge pas : { $why }
command-doctor-plain = Tout tourne en simple Python, car TABBE_JIT vaut 0 ; les longues simulations seront lentes.
command-doctor-cache-full = Le code compilé est prêt dans { $folder }
command-doctor-cache-empty = Le code sera compilé au premier usage, dans { $folder }
command-doctor-cache-closed = Aucun dossier ne peut recevoir le code compilé ; sans TABBE_CACHE_DIR, il est recompilé chaque fois.
command-doctor-locales = Langues : { $languages }
command-doctor-locale = Les textes en { $lang } sont illisibles : { $why }
command-doctor-terminal = La sortie est en { $encoding } et peut montrer les signes des cartes.
command-doctor-encoding = La sortie est en { $encoding }, sans signes de cartes ou sans accents ; prenez UTF-8.
command-doctor-presets = Jeux : { $count }
command-doctor-preset = Le jeu { $id } ne se charge pas : { $why }
command-doctor-settings = Les réglages sont en ordre ({ $file })
command-doctor-settings-wrong = Les réglages sont faux : { $why }
command-doctor-settings-unknown = Le fichier de réglages contient des noms qui ne sont pas des réglages : { $names }
