### The page in the browser. What the terminal says too stands in play.ftl.

## The table

page-menu = Menu
page-close = Fermer
page-friends = Amis
page-rules = Règles
page-log = Coups joués
page-practice = entraînement
page-loading = Un instant…
page-dealing = Les cartes sont distribuées…
page-line-lost = La liaison avec la table est coupée, nouvel essai…
page-offline = Le serveur est injoignable.
page-failed = Cela n’a pas marché.
page-outdated = Un Tabbe plus récent existe ; la partie continue après rechargement.
page-reload = Recharger
page-title-turn = À vous – Tabbe
page-table = Table
page-hand = Votre main
page-hand-empty = Votre main est vide.
page-moves = Ce que vous pouvez jouer
page-spoken = Ce qui se passe
page-seats = Joueurs
page-seat-label = { $name } : { $points } ; { $cards } en main, { $pile } prises, { $sweeps }
page-seat-label-turn = { $name } (à jouer) : { $points } ; { $cards } en main, { $pile } prises, { $sweeps }
page-dealer = donne
page-dealer-letter = D
page-open-seat = Place libre
page-deal = Donne { $deal }
page-deal-of = Donne { $deal } sur { $deals }
page-round-of = Distribution { $batch } sur { $batches }
page-last-cards = Dernières cartes
page-pack = { $n } au talon
page-heaps = De côté { $spades } + { $n }
page-last-take = Dernière prise : { $name }
page-card-points = { $card }, { $points }
page-card-waits = { $card } – doit attendre
page-build-open = construction
page-build-locked = construction fixée

## The own turn

page-your-turn = À vous : choisissez une carte.
page-your-turn-short = À vous de jouer.
page-not-your-turn = Ce n’est pas votre tour.
page-wait = Attendez…
page-plays = { $name } réfléchit…
page-watching = Vous regardez.
page-choose-card = Choisissez une carte
page-choose-one = Choisissez parmi { $n } façons
page-ways = { $card } : { $n } façons de la jouer
page-creep = Ramper
page-lay = Déposer
page-everything = toute la table
page-taken-with = { $cards } avec { $card }
page-at-value = À { $value } : { $cards }
page-build = Construire { VALUE($value) } : { $cards }
page-mere = Fixer { VALUE($value) } : { $cards }
page-sweep = Tabbe
page-double = Double tabbe
page-do-creep = Ramper
page-do-lay = Déposer
page-do-take = Prendre : { $points }
page-do-sweep = Tabbe : { $points }
page-do-double = Double tabbe : { $points }
page-do-build = Construire { VALUE($value) }
page-go-on = Continuer
page-hint = Conseil
page-hint-best = Le mieux : { $move }.
page-undo = Reprendre
page-undo-none = Il n’y a rien à reprendre.
page-undo-redealt = On ne peut plus reprendre un coup une fois de nouvelles cartes données.
page-undone-you = Vous avez repris le dernier coup.
page-undone = { $name } a repris le dernier coup.
page-ask-builds = Voir les constructions
page-talk = Dire un mot
page-says = { $name } : { $phrase }
page-residue-you = Ce qui reste est pour vous, qui avez pris en dernier : { $cards }
page-residue = Ce qui reste est pour { $name }, qui a pris en dernier : { $cards }
page-asks-undo-you = Vous demandez à reprendre votre coup.
page-asks-undo = { $name } demande à reprendre un coup.
page-asks-clock-you = Vous demandez à jouer sans pendules.
page-asks-clock = { $name } demande à jouer sans pendules.
page-agree = D’accord
page-refuse = Non

## People

page-pile-you = Vous avez pris { $cards } et fait { $sweeps } ; { $points } en tout.
page-pile = { $name } a pris { $cards } et fait { $sweeps } ; { $points } en tout.
page-score-now = Cette donne jusqu’ici : { $deal } ; les donnes d’avant : { $total }.
page-played-by = Un bot joue ici : { $bot }.
page-stands-in = Un bot remplace : { $bot }.
page-not-here = Pas connecté en ce moment.
page-hints-had =
    { $n ->
        [one] A demandé { $n } conseil.
       *[other] A demandé { $n } conseils.
    }
page-come-back = Reprendre ma place
page-mute = Faire taire
page-unmute = Réécouter
page-give-time = Donner une minute
page-clock-off = Jouer sans pendules
page-concede = Abandonner
page-concede-sure = Vraiment abandonner ? Appuyez encore une fois.
page-leave = Quitter la table
page-leave-short = Quitter
page-seat-joined = { $name } s’assied.
page-seat-left = { $name } s’en va ; un bot continue.
page-seat-away = { $name } est absent ; un bot remplace.
page-seat-back = { $name } est de retour.
page-seat-conceded = { $name } abandonne.
page-seat-bot = Un bot prend la place : { $name }.
page-seat-opened = Une place est libre.
page-seat-timed-out = { $name } n’a plus de temps.
page-seat-of = Place { $seat }
page-bot-random = Pur hasard
page-bot-greedy = Un coup d’avance
page-bot-novice = Novice
page-bot-casual = Joueur occasionnel
page-bot-club = Joueur de club
page-bot-pimc = Calculateur
page-bot-expert = Maître

## Friends

page-friends-title = Jouer entre amis
page-friends-how = Ouvrez une table, envoyez le lien et jouez dès que tout le monde est là. Aucun compte n’est nécessaire.
page-friends-make = Ouvrir une table pour des amis
page-friends-watch = Ou laissez quelqu’un regarder cette table :
page-link = Lien vers la table
page-qr = Lien vers la table en code QR
page-copy = Copier
page-copied = Copié.
page-share = Partager
page-code = Ou dites ce code :
page-code-have = J’ai un code
page-join = Rejoindre
page-device = Continuer sur un autre appareil
page-device-how = Ouvrez ce lien là-bas dans les dix minutes ; il sert une seule fois.
page-lobby-sit = Choisissez une place.
page-lobby-wait = On attend des joueurs.
page-sit = S’asseoir
page-watch = Regarder
page-start = Distribuer
page-start-fill = Des bots prennent les places encore libres.
page-invited = À la table : { $names }.
page-table-gone = Cette table n’existe plus.
page-guest = Invité
page-name = Votre nom

## The count

page-count-table = Le décompte, joueur par joueur
page-row = Ce qui compte
page-row-storan = Storan (dix de carreau)
page-row-lillan = Lillan (deux de pique)
page-row-aces = As
page-row-spades = Piques
page-row-sweeps = Tabbes
page-row-rewards = Retrait pour les tabbes du suivant
page-row-most-cards = Le plus de cartes
page-row-most-suit = Le plus de { SUIT($suit) }
page-row-last-trick = Dernière prise
page-row-laid-sweep = Bordstabbe
page-worth = vaut { $n }
page-sweeps-made = Tabbes de cette donne
page-sweep-made = { $name } avec { THE($card) } : { $points }.
page-double-made = { $name } avec { THE($card) }, double : { $points }.
page-rest = Le reste
page-next-deal = Donne suivante
page-waiting = On attend les autres.
page-waits-for = On attend { BOTH($names) }.
page-broken-off = La partie a été interrompue.
page-wins = Parties gagnées à cette table : { $scores }.
page-hints-all = Conseils demandés : { $scores }.
page-again = Rejouer
page-replay = Revoir la partie
page-download = Télécharger

## Other pages

page-home = À la table
page-lost-title = Il n’y a rien ici
page-lost = Cette page n’existe pas.
page-new-game = Nouvelle partie
page-unfinished = Vos parties en cours
page-unfinished-go = Continuer : { $game }
page-settings = Réglages
page-keys = Touches
page-open = Ouvrir une partie
page-verify = La donne était-elle honnête ?
page-privacy = Ce qui est conservé
page-language = Langue
page-words = Les mots du jeu
page-rules-all = Les règles de tous les jeux
page-help = Comment jouer ici
page-about = À propos de Tabbe
page-verify-how = Avant la donne, le serveur s’engage sur un secret, et chaque joueur y ajoute quelque chose. Après la donne tout est montré, et chacun peut recalculer le paquet. Donnez ici le fichier d’une partie.
page-verify-do = Vérifier
page-file-choose = Choisissez un fichier, ou déposez-le ici
page-record = Texte du fichier
page-privacy-kept = Le serveur garde le nom que vous donnez, les tables où vous êtes et ce qu’on y a joué, sous un cookie aléatoire. Il n’y a ni compte ni adresse.
page-privacy-lobbies =
    { $days ->
        [0] Les tables où aucune partie n’a commencé sont gardées sans limite de durée.
        [one] Les tables où aucune partie n’a commencé sont effacées au bout d’un jour.
       *[other] Les tables où aucune partie n’a commencé sont effacées au bout de { $days } jours.
    }
page-privacy-tables =
    { $days ->
        [0] Toutes les autres tables sont gardées sans limite de durée, avec tout ce qu’on y a joué.
        [one] Toutes les autres tables sont effacées, avec tout ce qu’on y a joué, quand il ne s’y est rien passé depuis un jour.
       *[other] Toutes les autres tables sont effacées, avec tout ce qu’on y a joué, quand il ne s’y est rien passé depuis { $days } jours.
    }
page-privacy-names =
    { $days ->
        [0] Votre nom est gardé sans limite de durée.
        [one] Votre nom est effacé quand vous n’êtes plus à aucune table et que vous ne l’avez pas donné depuis un jour.
       *[other] Votre nom est effacé quand vous n’êtes plus à aucune table et que vous ne l’avez pas donné depuis { $days } jours.
    }
page-privacy-browser = Les réglages restent dans ce navigateur.
page-privacy-others = Rien n’est chargé d’ailleurs, et personne n’est informé de rien.
page-privacy-get = Tout télécharger
page-privacy-erase = Tout effacer
page-privacy-sure = Vraiment effacer ? Appuyez encore une fois.
page-erased = C’est effacé.
page-rules-aim = Le but
page-rules-values = Ce que valent les cartes
page-rules-take = Prendre
page-rules-build = Construire
page-rules-sweep = Tabbes
page-rules-points = Points
page-rules-end = La fin
page-rules-examples = Exemples
page-example-table = Sur la table :
page-example-card = De la main :
page-example-takes =
    { $n ->
        [one] Elle prend :
       *[other] Elle prend l’un de ces lots :
    }
page-example-nothing = Elle ne prend rien.
page-with = Jouer avec
page-with-bots = Des bots
page-with-friends = Des amis
page-game = Jeu
page-players = Nombre de joueurs
page-teams = Équipes
page-teams-none = Chacun pour soi
page-teams-pairs = Par deux
page-teams-threes = Trois contre trois
page-level = Force des bots
page-clock = Pendules
page-clock-none = Aucune
page-clock-slow = 10 min + 10 s par coup
page-clock-fast = 3 min + 3 s par coup
page-deals = Nombre de donnes
page-deals-own = comme le veut le jeu
page-switches = Changer les règles
page-yes = oui
page-no = non
page-first = Au début
page-previous = Un coup en arrière
page-next = Un coup en avant
page-last = À la fin
page-position = Position
page-move-of = Coup { $move } sur { $moves }
page-deals-list = Donnes
page-face-down = face cachée
page-take-over = Jouer à partir d’ici
page-review = Que coûtaient les coups ?
page-reviewing = Calcul en cours…
page-review-of = Donne { $deal } : ce que les coups ont coûté
page-accuracy = { $n } % de précision
page-review-graph = Une barre par coup, haute comme ce qu’il a coûté en points
page-review-costly = Les coups les plus chers
page-better = Mieux :
page-move-n = Coup { $move }
page-lost-points = a coûté { $points }

## Settings

page-looks = Apparence
page-theme = Clair ou sombre
page-theme-auto = Comme l’appareil
page-theme-light = Clair
page-theme-dark = Sombre
page-felt = Tapis
page-felt-green = Vert
page-felt-blue = Bleu
page-felt-wine = Lie-de-vin
page-felt-slate = Ardoise
page-back = Dos des cartes
page-back-star = Étoile
page-back-lattice = Treillis
page-back-scale = Écailles
page-back-colour = Couleur des dos
page-colour-auto = Selon le tapis
page-colour-red = Rouge
page-colour-blue = Bleu
page-colour-green = Vert
page-four-colours = Une couleur par enseigne
page-big-index = Grandes lettres sur toutes les cartes
page-marks = Marquer les cartes qui comptent
page-marks-hint = Un sceau avec leurs points sur les piques, les as et storan.
page-sort = Ordre de la main
page-sort-dealt = Comme distribué
page-sort-rank = Par rang
page-sort-suit = Par enseigne
page-pace = Rythme
page-speed = Vitesse des autres
page-speed-step = Au toucher
page-speed-slow = Lent
page-speed-normal = Normal
page-speed-fast = Rapide
page-speed-instant = Immédiat
page-motion = Mouvement
page-motion-auto = Comme l’appareil
page-motion-full = Complet
page-motion-less = Réduit
page-quick = Jouer d’une seule pression
page-quick-hint = Quand la carte n’a qu’un coup possible.
page-auto = Jouer seul les coups forcés
page-auto-hint = Quand la main entière n’a qu’un coup.
page-announce = Annoncer « tabbe pour un neuf »
page-announce-hint = Cela ne dit rien qui ne soit sur la table.
page-announce-table = Comme à la table
page-announce-off = Jamais
page-announce-pictures = Après les figures
page-announce-always = Toujours
page-count = Compter les cartes
page-count-hint = Une liste de cartes comme aide-mémoire.
page-count-off = Non
page-count-own = Ce que j’ai pris
page-count-full = Ce qu’on n’a pas vu
page-count-all = Cartes de cette donne que vous n’avez pas encore vues.
page-senses = Son et toucher
page-sound = Volume
page-vibrate = Vibrer quand c’est mon tour
page-notify = M’avertir quand c’est mon tour
page-notify-hint = Tant que la page n’est pas visible.
page-notify-refused = Le navigateur n’autorise pas les notifications de cette page ; cela se change dans les réglages du navigateur.
page-wake = Garder l’écran allumé
page-letters = Touches d’une lettre
page-letters-hint = Désactivez-les si vous parlez à l’appareil.
page-settings-kept = Tout ceci reste dans ce navigateur.

## Keys

page-key-cards = choisir une carte de la main, la jouer à la seconde pression
page-key-arrows = passer d’une carte à l’autre
page-key-enter = choisir ou jouer l’élément visé
page-key-tab = passer de la table aux choix et à la main
page-key-escape = ne rien choisir
page-key-table = dire la table
page-key-hand = dire la main
page-key-moves = dire ce qu’on peut jouer
page-key-last = dire ce qui vient de se passer
page-key-counts = dire les points et les plis
page-key-hint = demander un conseil
page-key-undo = reprendre
page-key-next = continuer
page-key-rules = règles
page-key-log = coups joués
page-key-menu = menu
page-key-keys = cette liste
page-key-for = Touche : { $what }
page-keys-reset = Comme au début

## Words

