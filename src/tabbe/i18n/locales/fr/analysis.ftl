### Conseils et leurs raisons, et l’analyse d’une partie.

## Raisons pour ou contre un coup ; elles suivent le coup et deux points

hint-only = le seul coup possible
hint-sweep-costs =
    { $units ->
        [2] { $points ->
            [one] une double tabbe, qui coûte { $points } point
           *[other] une double tabbe, qui coûte { $points } points
        }
       *[other] { $points ->
            [one] une tabbe, qui coûte { $points } point
           *[other] une tabbe, qui coûte { $points } points
        }
    }
hint-sweep-earns =
    { $units ->
        [2] { $points ->
            [one] une double tabbe, qui rapporte { $points } point
           *[other] une double tabbe, qui rapporte { $points } points
        }
       *[other] { $points ->
            [one] une tabbe, qui rapporte { $points } point
           *[other] une tabbe, qui rapporte { $points } points
        }
    }
hint-takes =
    { $points ->
        [one] prend { $points } point
       *[other] prend { $points } points
    }
hint-earns =
    { $points ->
        [one] rapporte { $points } point
       *[other] rapporte { $points } points
    }
hint-leaves-must = laisse { SHORT($cards) } : tabbe forcée pour { RANKS($ranks) }, { $unseen } sur { $total } pas encore vus, { $chance } % de chances chez le suivant
hint-leaves-may = laisse { SHORT($cards) } : tabbe pour { RANKS($ranks) }, { $unseen } sur { $total } pas encore vus, { $chance } % de chances chez le suivant
hint-leaves-many-must = tabbe forcée pour { RANKS($ranks) }, { $unseen } sur { $total } pas encore vus, { $chance } % de chances chez le suivant
hint-leaves-many-may = tabbe pour { RANKS($ranks) }, { $unseen } sur { $total } pas encore vus, { $chance } % de chances chez le suivant
hint-exhausted = tabbe seulement pour { RANKS($ranks) }, et le suivant ne peut pas en avoir
hint-safe = laisse une table que personne ne peut prendre entière
hint-empty = laisse la table vide : la carte suivante ne fera que s’y poser
hint-double = la jumelle, { THE($card) }, ferait une double tabbe, { $chance } % de chances chez le suivant
hint-sheds = se défait d’une carte qui prend beaucoup plus tard, { THE($card) }
hint-last-low = dernière prise jusqu’ici, et qui prend en dernier reçoit le reste
hint-last-high = dernière prise jusqu’ici, ce qui peut rapporter le reste
hint-builds = construit { VALUE($value) }
hint-free = ne coûte rien
hint-nothing = ne rapporte rien
hint-quiet = ne prend rien
hint-line = { $move } : { $worth } ; { $reasons }
hint-best = le meilleur
# $whole is the cost without its decimals, for languages in which the form follows from it.
hint-worse =
    { $whole ->
        [one] environ { $cost } point de moins bien
       *[other] environ { $cost } points de moins bien
    }
# Between two reasons for the same move.
hint-between = { " ; " }
hint-asked =
    { $hints ->
        [one] Vous avez demandé conseil une fois.
       *[other] Vous avez demandé conseil { $hints } fois.
    }

## Analyse

review-inaccuracy = imprécision
review-mistake = erreur
review-blunder = grosse erreur
review-accuracy = Précision de { $name } : { $accuracy }.
review-move = Donne { $deal }, coup { $move } : { $name } a joué { $played }, le meilleur était { $best } ; { $mark }, { $loss } de perdu.
review-picture-title = Analyse : { $game }
review-picture-partners = Partenaires : { BOTH($names) }.
review-picture-deal = Donne { $deal }
