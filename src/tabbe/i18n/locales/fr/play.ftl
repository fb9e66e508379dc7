### The terminal game. A key that ends in -you speaks to the person playing;
### its twin without -you speaks of somebody by name. Counts such as $points and
### $cards arrive as text made by the messages under "Counts".

language-unknown = Tabbe ne parle pas « { $wanted } » ; choisissez parmi { $allowed }.

## Counts

count-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
count-gain =
    { $n ->
        [0] aucun point
        [one] +{ $n } point
       *[other] +{ $n } points
    }
# After “with”, where a language has a case for it
count-points-with =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
count-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
count-sweeps =
    { $n ->
        [one] { $n } tabbe
       *[other] { $n } tabbes
    }

## Names

name-you = Vous
name-seat = place { $seat }
# Names of the other seats, unless they bring their own
name-seats = Margot, Basile, Sylvie, Ulysse, Maya

## The start of a match

play-title = { $game }, { $players } joueurs. Le plus petit total gagne.
play-title-high = { $game }, { $players } joueurs. Le plus grand total gagne.
play-opponents = Vous jouez contre { BOTH($names) }.
play-partners = Vous jouez avec { BOTH($partners) } contre { BOTH($names) }.
play-length-deals =
    { $deals ->
        [one] Une seule donne, puis on compte.
       *[other] { $deals } donnes, puis le total décide.
    }
play-length-target = La partie se joue en { $points }.
play-changes = Règles changées : { $changes }
play-hint = Répondez par le numéro d’un coup, ou ? pour l’aide.

## Dealing

deal-heading = Donne { $deal }
deal-heading-of = Donne { $deal } sur { $deals }
event-dealt-first-you = Vous donnez { $cards } à chacun et posez { $table } sur la table.
event-dealt-first = { $name } donne { $cards } à chacun et pose { $table } sur la table.
event-dealt-you =
    { $left ->
        [one] Vous donnez { $cards } à chacun ; il reste 1 carte au talon.
       *[other] Vous donnez { $cards } à chacun ; il reste { $left } cartes au talon.
    }
event-dealt =
    { $left ->
        [one] { $name } donne { $cards } à chacun ; il reste 1 carte au talon.
       *[other] { $name } donne { $cards } à chacun ; il reste { $left } cartes au talon.
    }
event-dealt-last-you = Vous donnez { $cards } à chacun, les dernières du talon.
event-dealt-last = { $name } donne { $cards } à chacun, les dernières du talon.
event-last-cards = { $name } : « Dernières cartes ! »
event-leads-you = À vous de commencer.
event-leads = { $name } commence.
event-pictures = Les figures sur la table sont mises de côté : { CARDS($cards) }.
event-resumed = Le serveur s’est absenté un moment ; aucune pendule n’a tourné pendant ce temps.

## Play

event-crept-you = Vous rampez avec { THE($card) }.
event-crept = { $name } rampe avec { THE($card) }.
event-laid-you = Vous déposez { THE($card) }.
event-laid = { $name } dépose { THE($card) }.
event-captured-you = Vous prenez { CARDS($cards) } avec { THE($card) } : { $points }.
event-captured = { $name } prend { CARDS($cards) } avec { THE($card) } : { $points }.
event-cleared-you = Vous videz la table avec { THE($card) } et prenez { CARDS($cards) } : { $points }.
event-cleared = { $name } vide la table avec { THE($card) } et prend { CARDS($cards) } : { $points }.
event-built-you = Vous posez { THE($card) } sur { CARDS($cards) } : « Je construis { VALUE($value) }. »
event-built = { $name } pose { THE($card) } sur { CARDS($cards) } : « Je construis { VALUE($value) }. »
event-built-mere-you = Vous posez { THE($card) } sur { CARDS($cards) } : « Je fixe { VALUE($value) }. »
event-built-mere = { $name } pose { THE($card) } sur { CARDS($cards) } : « Je fixe { VALUE($value) }. »
event-raised-you = Vous augmentez { CARDS($cards) } avec { THE($card) } : « Je construis { VALUE($value) }. »
event-raised = { $name } augmente { CARDS($cards) } avec { THE($card) } : « Je construis { VALUE($value) }. »
event-raised-mere-you = Vous augmentez { CARDS($cards) } avec { THE($card) } : « Je fixe { VALUE($value) }. »
event-raised-mere = { $name } augmente { CARDS($cards) } avec { THE($card) } : « Je fixe { VALUE($value) }. »
event-swept-you = Tabbe ! Vous marquez { $points }.
event-swept = Tabbe ! { $name } marque { $points }.
event-swept-double-you = Double tabbe ! Vous marquez { $points }.
event-swept-double = Double tabbe ! { $name } marque { $points }.
event-swept-free = Tabbe !
event-paid-you = Vous retirez { $points }.
event-paid = { $name } retire { $points }.
event-laid-sweep = Bordstabbe !
announce = « Tabbe pour { RANKS($ranks) }. »
announce-dealer = { $name } : « Tabbe pour { RANKS($ranks) }. »

## Your turn

turn-table = Table : { $cards }
turn-table-empty = La table est vide.
turn-hand = Main : { $cards }
build-shown-you = [{ $cards } = { $value }, à vous]
build-shown = [{ $cards } = { $value }, { $name }]
build-shown-locked-you = [{ $cards } = { $value } fixée, à vous]
build-shown-locked = [{ $cards } = { $value } fixée, { $name }]
turn-sweep = Tabbe forcée : vous devez prendre toute la table.
move-creep = { $card } rampe
move-lay = { $card } se dépose
move-take = { $card } prend { $cards } : { $points }
move-card-value = { $card } comme { $value }
move-sweep = { $card } prend { $cards }, tabbe : { $points }
move-double = { $card } prend { $cards }, double tabbe : { $points }
move-build = { $card } construit { $value } avec { $cards }
move-mere = { $card } construit et fixe { $value } : { $cards }
move-merge = { $card } réunit et fixe { $value } : { $cards }
move-raise = { $card } augmente { $build } à { $value }
move-raise-with = { $card } augmente { $build } à { $value } avec { $cards }
move-raise-mere = { $card } augmente et fixe { $value } : { $cards }
move-clear = { $card } vide la table, { $cards } : { $points }
move-clear-sweep = { $card } vide la table, { $cards }, tabbe : { $points }
move-more = Il y a d’autres coups que ceux-là ; nommez une carte pour voir tous les siens.
move-more-ways = Il y a d’autres façons que celles-ci ; écrivez aussi les cartes, comme { $move }.
prompt-move = Votre coup :
prompt-next = Entrée pour la donne suivante :
prompt-end = Entrée pour quitter la table :

## Answers

answer-empty = Répondez par le numéro d’un coup, une carte, ou ? pour l’aide.
answer-number =
    { $count ->
        [one] Il n’y a qu’un coup ; répondez 1.
       *[other] Choisissez un numéro de 1 à { $count }.
    }
answer-choose = { $card } peut faire plus d’une chose. Choisissez :
answer-choose-card = Cela peut désigner plus d’une carte. Choisissez :
answer-over = Cette donne est finie ; Entrée pour continuer.
answer-hint = Un coup est un numéro de la liste, une carte comme { $card }, ou ? pour l’aide.

## Commands

# The words people may type, the first one shown in the help; English words always work too
word-help = aide
word-table = table
word-hand = main
word-moves = coups
word-why = pourquoi
word-hint = conseil, conseils
word-undo = annuler
word-log = journal
word-score = score, marque
word-rules = règles
word-words = mots
word-save = enregistrer
word-quit = quitter, fin
help-intro = Répondez par l’une de ces choses :
help-line = { $word } : { $what }
help-number = 1, 2, 3 … : jouer le coup qui porte ce numéro
help-card = { $card } : jouer cette carte, quand elle ne peut faire qu’une chose
help-notation = { $move } : jouer une carte et dire ce qu’elle prend
help-table = la table carte par carte, et les tas
help-hand = vos cartes et ce qu’elles valent
help-moves = la table, votre main et vos coups encore une fois
help-why = ce que chacune de vos cartes peut et doit faire, et pourquoi
help-hint = les meilleurs coups, et pourquoi ; { $word } 5 en donne jusqu’à cinq
help-undo = reprendre votre dernier coup, tant qu’on n’a pas redonné de cartes
help-log = tous les coups de cette donne
help-score = le score jusqu’ici
help-rules = les règles de ce jeu en bref
help-words = les cartes en mots ou en signes
help-save = écrire la partie dans un fichier
help-quit = quitter la partie
words-on = Les cartes sont maintenant écrites en mots.
words-off = Les cartes sont maintenant écrites en signes.

## What may and must be played

why-sweep-hand = La tabbe est forcée : qui a une carte qui vide la table doit jouer une telle carte.
why-sweep-card = Une carte qui peut vider la table doit la vider quand on la joue.
why-capture-card = Une carte qui peut prendre doit prendre ; on peut jouer à la place une carte qui ne prend rien.
why-capture-hand = Qui peut prendre doit prendre.
why-capture-optional = Personne n’est obligé de prendre.
why-extent-any = Vous choisissez combien une carte prend.
why-extent-maximal = Une carte prend tout ce qui convient ; quand des sommes partagent une carte, vous choisissez entre elles.
why-extent-maximum = Une carte prend le plus de cartes possible.
why-card-creep = { $card } ne prend rien et peut ramper.
why-card-lay = { $card } ne prend rien et peut être déposé.
why-card-take = { $card } prend { $cards }.
why-card-choice = { $card } peut prendre de { $count } façons.
why-card-sweep = { $card } fait une tabbe.
why-card-build =
    { $count ->
        [one] { $card } peut construire.
       *[other] { $card } peut construire de { $count } façons.
    }
why-card-last = { $card } est votre dernière carte pour { CARDS($builds) } et ne se joue que pour la prendre.
why-card-barred-sweep = { $card } doit attendre, car une autre carte fait une tabbe.
why-card-barred-capture = { $card } doit attendre, car une autre carte prend.
why-card-barred-duty = { $card } doit attendre, car votre construction oblige à prendre.
why-duty = Vous possédez { CARDS($builds) } : vous devez prendre, et ne pouvez ni construire ni déposer de carte.
why-duty-lapsed = Votre main ne peut pas ce que demande { CARDS($builds) }, vous êtes donc libre ce tour-ci.

## Hand and table on demand

hand-card = { CARD($card) } : vaut { $value } en main
hand-card-points = { CARD($card) } : vaut { $value } en main, { $points } pour qui la prend
hand-values = { $low } ou { $high }
table-card = { CARD($card) } : { $value }
table-card-points = { CARD($card) } : { $value }, { $points } pour qui la prend
table-build = { $build } : se prend avec { RANKS($ranks) }.
table-build-locked = { $build } : se prend avec { RANKS($ranks) } ; fixée, personne ne peut donc l’augmenter.
table-batch-you = Distribution { $batch } sur { $batches } ; c’est vous qui donnez.
table-batch = Distribution { $batch } sur { $batches } ; donneur : { $name }.
table-heaps = Mises de côté : { CARDS($cards) }.
table-last-capture-you = La dernière prise est à vous.
table-last-capture = La dernière prise est à { $name }.
table-pile-you = Vous avez pris { $cards } et fait { $sweeps }.
table-pile = { $name } a pris { $cards } et fait { $sweeps }.

## Taking back, log, saving, leaving

undo-done = Coup repris.
undo-nothing = Vous n’avez aucun coup à reprendre dans cette donne.
undo-redealt = On a redonné des cartes depuis votre dernier coup, il reste donc joué.
log-empty = Rien n’a encore été joué dans cette donne.
log-batch = Distribution { $batch } : { $moves }
save-done = La partie est écrite dans { $file }.
save-done-hidden = La partie est écrite dans { $file }, sans les cartes que vous n’avez pas vues.
save-name-missing = Dites où l’écrire, par exemple : { $word } partie.tabbe
save-exists = { $file } existe déjà ; choisissez un autre nom.
save-failed = Impossible d’écrire { $file } : { $reason }.
quit-done = Vous quittez la partie.
input-ended = Il n’y a plus rien à lire, la partie s’arrête donc ici.

## The end of a deal

event-residue-you = Ce qui reste est pour vous, qui avez pris en dernier : { $cards } ({ $points }).
event-residue = Ce qui reste est pour { $name }, qui a pris en dernier : { $cards } ({ $points }).
event-residue-nobody = Personne n’a pris, ce qui reste n’est donc à personne : { $cards }.
event-residue-hidden-you = Le reste du talon est aussi pour vous : { $cards }.
event-residue-hidden = Le reste du talon est aussi pour { $name } : { $cards }.
result-heading = La donne { $deal } est finie
result-player = Joueur
result-spades = Piques
result-aces = As
result-storan = Storan
result-lillan = Lillan
result-sweeps = Tabbes
result-line = { $name } : { $parts }.
result-bonus = Bonus
result-deal = Donne
result-total = Total
result-side = { BOTH($names) } : { $points } en tout
result-won = Cartes prises : { $counts }.
result-won-suit = Dont { SUIT($suit) } : { $counts }.
result-most-you = Vous en avez le plus : { $points }.
result-most = { $name } en a le plus : { $points }.
result-tied-none = Égalité : personne ne marque { $points }.
result-tied-carry = Égalité : { $points } en attente pour la donne suivante.
result-tied-split = Égalité : { $points } à partager.
result-last-you = La dernière prise est à vous : { $points }.
result-last = La dernière prise est à { $name } : { $points }.
result-cancelled = Tous ont fait une tabbe : chacun en retourne { $sweeps }.
result-scoring = Cartes qui comptent :
result-sum = En tout : { $points }, le compte est bon.
score-running = Jusqu’ici dans cette donne, sans ce qui est sur la table :

## The end of a match

end-over = La partie est finie.
end-extra = Égalité : une donne de plus décide.
end-past-high = Plus d’un a atteint { $points } ; le plus grand total gagne.
end-past-closest = Plus d’un a atteint { $points } ; le plus proche gagne.
end-past-lose = Plus d’un a atteint { $points } ; le plus petit total gagne.
end-won-you = Vous gagnez avec { $points } !
end-won = { $name } gagne avec { $points }.
end-won-team-you = Vous et { BOTH($names) } gagnez avec { $points } !
end-won-team = { BOTH($names) } gagnent avec { $points }.
end-shared-you = Vous partagez la victoire avec { BOTH($names) } : { $points }.
end-shared = { BOTH($names) } partagent la victoire avec { $points }.
end-out-you = Vous avez atteint { $points } et sortez du jeu.
end-out = { $name } a atteint { $points } et sort du jeu.
end-seed = La graine { $seed } redonne les mêmes cartes.

## The rules in short

rules-aim-low = Le plus petit total gagne.
rules-aim-high = Le plus grand total gagne.
rules-values = Les cartes valent leurs points, valet 11, dame 12, roi 13. Un as vaut { $ace } en main et 1 sur la table.
rules-values-pairs = Les cartes valent leurs points ; valet, dame et roi ne prennent que leurs pareils. Un as vaut { $ace } en main et 1 sur la table.
rules-values-two = En main, le deux de pique vaut { $value }.
rules-values-ten = En main, le dix de carreau vaut { $value }.
rules-sweep = Une tabbe compte { $points } pour qui la fait.
rules-sweep-none = Les tabbes ne comptent pas.
rules-sweep-paid = Une tabbe compte { $points } pour qui la fait, et le joueur précédent en retire autant.
rules-sweep-paid-lone = Une tabbe compte { $points } pour qui la fait ; s’il n’y avait qu’une carte sur la table, le joueur précédent retire { $less }.
rules-double-twin = Prendre une carte seule avec sa jumelle de l’autre paquet compte { $points }.
rules-double-match = Prendre une carte seule avec une carte de même rang compte { $points }.
rules-sweep-cancel = Les tabbes que tous ont faites s’annulent avant le compte.
rules-sweep-late = Les tabbes faites avec les dernières cartes du paquet ne comptent pas.
rules-sweep-stop = Dès que quelqu’un a { $points }, les tabbes ne comptent plus dans les donnes suivantes.
rules-pictures = Avant de redonner des cartes, les valets, dames et rois sur la table sont mis de côté pour qui prend en dernier.
rules-residue = Ce qui reste à la fin est pour qui a pris en dernier.
rules-points = Points : chaque pique { $spade }, chaque as { $ace }, le deux de pique { $two }, le dix de carreau { $ten }.
rules-points-plain = Points : chaque as { $ace }, le deux de pique { $two }, le dix de carreau { $ten }.
rules-points-ace-spades = L’as de pique compte { $points }.
rules-majority = Plus de cartes { $cards }, plus de { SUIT($suit) } { $suited }, dernière prise { $last }.
rules-majority-plain = Plus de cartes { $cards }, plus de { SUIT($suit) } { $suited }.
rules-tied-none = À égalité, personne n’a ces points.
rules-tied-carry = À égalité, ces points attendent la donne suivante.
rules-tied-split = À égalité, ces points sont partagés.
rules-bordstabbe = Si toutes les cartes de la première table ont le même rang, le premier joueur retire { $points }.
rules-last-card = La dernière carte d’une donne ne fait pas de tabbe.
rules-pictures-opening = Les valets, dames et rois de la première table sont aussi mis de côté.
rules-out = Qui atteint { $points } sort du jeu ; les autres continuent, et le dernier qui reste gagne.
rules-target-low = La partie finit quand un total dépasse { $points }.
rules-target = La partie finit quand un total atteint { $points }.
rules-past-high = Si plusieurs l’atteignent, le plus haut gagne.
rules-past-closest = Si plusieurs l’atteignent, le plus proche gagne.
rules-past-lose = Qui y arrive a perdu ; le plus petit total gagne.
rules-past-exact = Il faut l’atteindre exactement ; une donne qui le dépasse ne compte pas.
rules-tie-shared = À égalité finale, la victoire est partagée.
rules-tie-extra_deal = À égalité finale, une donne de plus décide.
rules-tie-most_spades = À égalité finale, le plus de piques de la dernière donne gagne.
rules-builds-single = On peut construire : votre carte rejoint des cartes de la table, et l’ensemble fait la valeur d’une autre carte de votre main.
rules-builds-multiple = { rules-builds-single } Plusieurs groupes d’une même valeur font une construction fixée.
rules-builds-taken = Une construction se prend entière, par quiconque a une carte de sa valeur.
rules-builds-one = Une construction n’emploie qu’une carte ou une construction de la table.
rules-raise-others = Un autre joueur peut augmenter une construction qui n’est pas fixée, et la possède alors.
rules-raise-any = Chacun, même son propriétaire, peut augmenter une construction qui n’est pas fixée, et la possède alors.
rules-raise-none = On n’augmente pas les constructions.
rules-onto-merge = Augmentée à une valeur déjà construite, elle rejoint cette construction.
rules-onto-keep = Augmentée à une valeur déjà construite, elle peut rester à part.
rules-onto-refuse = On ne peut pas augmenter une construction à une valeur déjà construite.
rules-mere-others = Les autres peuvent aussi compléter une construction fixée.
rules-mere-own = Seul son propriétaire peut compléter une construction fixée.
rules-duty-capture_each_turn = Qui possède une construction doit prendre à chaque tour, sans construire ni déposer ; la dernière carte qui peut la prendre y est réservée.
rules-duty-mere_only = Qui possède une construction fixée doit prendre à chaque tour, sans construire ni déposer ; la dernière carte qui peut la prendre y est réservée.
rules-duty-none = Posséder une construction n’oblige à rien.
rules-five = Le cinq de pique peut vider la table, constructions comprises.
rules-five-free = La table ainsi vidée n’est pas une tabbe.
