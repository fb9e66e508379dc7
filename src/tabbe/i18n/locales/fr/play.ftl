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

## Play

event-crept-you = Vous rampez avec { THE($card) }.
event-crept = { $name } rampe avec { THE($card) }.
event-captured-you = Vous prenez { CARDS($cards) } avec { THE($card) } : { $points }.
event-captured = { $name } prend { CARDS($cards) } avec { THE($card) } : { $points }.
event-built-you = Vous construisez { $build } avec { THE($card) }.
event-built = { $name } construit { $build } avec { THE($card) }.
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
turn-sweep = Tabbe forcée : vous devez prendre toute la table.
move-creep = { $card } rampe
move-take = { $card } prend { $cards } : { $points }
move-card-value = { $card } comme { $value }
move-sweep = { $card } prend { $cards }, tabbe : { $points }
move-double = { $card } prend { $cards }, double tabbe : { $points }
move-build = { $card } construit { $cards }
move-more = Il y a d’autres coups que ceux-là ; nommez une carte pour voir tous les siens.
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
why-card-take = { $card } prend { $cards }.
why-card-choice = { $card } peut prendre de { $count } façons.
why-card-sweep = { $card } fait une tabbe.
why-card-barred-sweep = { $card } doit attendre, car une autre carte fait une tabbe.
why-card-barred-capture = { $card } doit attendre, car une autre carte prend.

## Hand and table on demand

hand-card = { CARD($card) } : vaut { $value } en main
hand-card-points = { CARD($card) } : vaut { $value } en main, { $points } pour qui la prend
hand-values = { $low } ou { $high }
table-card = { CARD($card) } : { $value }
table-card-points = { CARD($card) } : { $value }, { $points } pour qui la prend
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
result-won = Cartes prises : { $counts }
result-won-suit = Dont { SUIT($suit) } : { $counts }
result-scoring = Cartes qui comptent :
result-sum = En tout : { $points }, le compte est bon.
score-running = Jusqu’ici dans cette donne, sans ce qui est sur la table :

## The end of a match

end-over = La partie est finie.
end-extra = Égalité : une donne de plus décide.
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
rules-sweep-paid = Une tabbe compte { $points } pour qui la fait, et le joueur précédent en retire autant.
rules-sweep-paid-lone = Une tabbe compte { $points } pour qui la fait ; s’il n’y avait qu’une carte sur la table, le joueur précédent retire { $less }.
rules-double-twin = Prendre une carte seule avec sa jumelle de l’autre paquet compte { $points }.
rules-double-match = Prendre une carte seule avec une carte de même rang compte { $points }.
rules-pictures = Avant de redonner des cartes, les valets, dames et rois sur la table sont mis de côté pour qui prend en dernier.
rules-residue = Ce qui reste à la fin est pour qui a pris en dernier.
rules-points = Points : chaque pique { $spade }, chaque as { $ace }, le deux de pique { $two }, le dix de carreau { $ten }.
rules-points-ace-spades = L’as de pique compte { $points }.
rules-majority = Plus de cartes { $cards }, plus de { SUIT($suit) } { $suited }, dernière prise { $last }.
rules-bordstabbe = Si toutes les cartes de la première table ont le même rang, le premier joueur retire { $points }.
rules-last-card = La dernière carte d’une donne ne fait pas de tabbe.
rules-pictures-opening = Les valets, dames et rois de la première table sont aussi mis de côté.
rules-out = Qui atteint { $points } sort du jeu ; les autres continuent, et le dernier qui reste gagne.
rules-target-low = La partie finit quand un total dépasse { $points }.
rules-target = La partie finit quand un total atteint { $points }.
