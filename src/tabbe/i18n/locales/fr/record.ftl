### Parties notées : les lire, les vérifier.

## Où

record-at-file = { $file } : { $what }
record-at-line = Ligne { $line }, colonne { $column } : { $what }
record-at-file-line = { $file }, ligne { $line }, colonne { $column } : { $what }

## Le fichier dans son ensemble

record-no-file = Ce fichier n’existe pas.
record-folder = C’est un dossier, et non le fichier d’une partie.
record-no-access = Impossible d’ouvrir le fichier.
record-empty = Il n’y a rien d’écrit ici.
record-too-large = Le fichier dépasse { $limit } mégaoctets : c’est trop pour une partie notée.
record-encoding = Ce n’est pas du texte UTF-8 ; enregistrez le fichier en UTF-8 et réessayez.
record-sign = Le caractère { $found } n’a pas sa place dans une partie écrite.
record-not-toml = Le fichier est illisible à partir de « { $found } » : ce n’est pas du TOML.
record-not-toml-line = La ligne s’arrête trop tôt ; il manque quelque chose ici.
record-cut = Le fichier s’interrompt au milieu ; la fin manque.
record-nested = Autant de crochets ou de points imbriqués n’ont pas leur place dans une partie notée.
record-long-number = Un nombre aussi long n’a pas sa place dans une partie notée.
record-crowded = Tant de valeurs n’ont pas leur place dans une partie écrite.

## Les clés et leur nature

record-key-missing = La clé { $name } manque ici.
record-want-integer = « { $name } » attend des nombres entiers, pas { $found }.
record-want-text = « { $name } » attend du texte entre guillemets, pas { $found }.
record-want-list = « { $name } » attend une liste entre crochets, pas { $found }.
record-want-table = « { $name } » attend des clés et des valeurs entre accolades, pas { $found }.
record-want-tables = « { $name } » attend des sections commençant chacune par [[{ $name }]], pas { $found }.
record-number = { $found } dépasse toute mesure pour { $name }.
record-text-long = Le texte de { $name } est trop long ; { $limit } caractères au plus.

## Ce que disent les clés

record-format = Cette version de Tabbe lit les fichiers au format { $known }, pas { $found }.
record-game = Il n’y a pas de jeu « { $found } » ; choisissez parmi { $known }, ou ajoutez un [ruleset].
record-game-other = Le jeu s’appelle « { $found } » ici, mais « { $ruleset } » dans le [ruleset].
record-version-other = La version est { $found } ici, mais { $ruleset } dans le [ruleset].
record-ruleset = Le [ruleset] se dit { $game }, mais se joue autrement que le jeu de ce nom dans Tabbe.
record-players = Le nombre de joueurs est { $found }, mais ce jeu se joue de { $fewest } à { $most }.
record-players-exact = Le nombre de joueurs est { $found }, mais ce jeu se joue à { $fewest } exactement.
record-name-empty = Un joueur n’a pas de nom.
record-name-long = Un nom est trop long ; { $limit } caractères au plus.
record-name-sign = Le nom « { $found } » contient des caractères qu’on ne peut pas afficher.
record-teams = Les équipes sont "pairs" (à quatre ou à six) ou "threes" (à six), pas « { $found } » à { $players }.
record-date = Une date s’écrit comme 2026-08-01, pas « { $found } ».
record-per-seat = « { $name } » doit avoir un nombre pour chacun des { $players } joueurs, pas { $found }.
record-no-deals = Aucune donne n’est notée ; chacune commence par [[deals]].
record-deals-many = Un fichier contient { $limit } donnes au plus, pas { $found }.
record-dealer = Il n’y a pas de place { $found } ; le donneur est à l’une des places 0 à { $last }.
record-deck = Cartes du paquet : { $found } ; on joue avec { $wanted }.
record-moves-many = La donne { $deal } a trop de coups ; { $limit } au plus.
record-key-twice = Cette clé se trouve ici pour la deuxième fois.
record-teams-drop-out = Il n’y a pas d’équipes dans un jeu où les joueurs sortent l’un après l’autre.

## Les coups et les points

record-move = Donne { $deal }, coup { $move } : { $what }
record-illegal-move = Donne { $deal }, coup { $move } ({ $played }) : { $what }
record-legal = Permis ici : { $moves }.
record-legal-some = Permis ici, entre autres : { $moves }.
record-illegal-over = Donne { $deal }, coup { $move } : La donne était finie après { $count } coups.
record-illegal-early = { $count ->
        [one] La donne { $deal } est comptée, mais elle n’est pas finie après son seul coup.
       *[other] La donne { $deal } est comptée, mais elle n’est pas finie après ses { $count } coups.
    }
record-illegal-unfinished = La donne { $deal } s’interrompt, mais une autre la suit.
record-illegal-dealer = Donne { $deal } : Le joueur de la place { $dealer } est sorti et ne peut pas donner.
record-illegal-match-over = Donne { $deal } : La partie était finie après la donne { $last } ; il reste trop peu de joueurs.
record-illegal-scores = Donne { $deal } : Les points notés sont { $found }, mais les coups donnent { $right }.
record-illegal-totals = Les totaux notés sont { $found }, mais les donnes font { $right }.
record-hidden-played = Donne { $deal } : Les cartes cachées sont connues par les coups qui les jouent.
record-hidden-held = Donne { $deal } : Des cartes encore en main sont cachées ; nul ne peut dire si l’une d’elles aurait dû être jouée.
record-hidden-table = On ne peut pas rejouer la donne { $deal }, car des cartes de la table de départ sont cachées.
record-hidden-undealt = On ne peut pas compter la donne { $deal }, car des cartes jamais distribuées sont cachées.

## Partager une partie

record-seat = Il n’y a pas de place { $found } ; les places vont de 0 à { $last }.
record-names = Il faut un nom pour chacun des { $players } joueurs, pas { $found }.
record-earlier = Des joueurs sont déjà sortis : il faut donc aussi les donnes précédentes.
