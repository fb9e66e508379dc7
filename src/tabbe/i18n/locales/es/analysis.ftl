### Pistas con sus razones, y el repaso de una partida.

## Razones a favor o en contra de una jugada; van detrás de la jugada y dos puntos

hint-only = la única jugada que hay
hint-sweep-costs =
    { $units ->
        [2] { $points ->
            [one] una escoba doble, que cuesta { $points } punto
           *[other] una escoba doble, que cuesta { $points } puntos
        }
       *[other] { $points ->
            [one] una escoba, que cuesta { $points } punto
           *[other] una escoba, que cuesta { $points } puntos
        }
    }
hint-sweep-earns =
    { $units ->
        [2] { $points ->
            [one] una escoba doble, que da { $points } punto
           *[other] una escoba doble, que da { $points } puntos
        }
       *[other] { $points ->
            [one] una escoba, que da { $points } punto
           *[other] una escoba, que da { $points } puntos
        }
    }
hint-takes =
    { $points ->
        [one] se lleva { $points } punto
       *[other] se lleva { $points } puntos
    }
hint-earns =
    { $points ->
        [one] da { $points } punto
       *[other] da { $points } puntos
    }
hint-leaves-must = deja { SHORT($cards) }: el siguiente tiene que hacer escoba con { RANKS($ranks) }, { $unseen } de { $total } sin ver, { $chance } % probable
hint-leaves-may = deja { SHORT($cards) }: el siguiente puede hacer escoba con { RANKS($ranks) }, { $unseen } de { $total } sin ver, { $chance } % probable
hint-leaves-many-must = el siguiente tiene que hacer escoba con { RANKS($ranks) }, { $unseen } de { $total } sin ver, { $chance } % probable
hint-leaves-many-may = el siguiente puede hacer escoba con { RANKS($ranks) }, { $unseen } de { $total } sin ver, { $chance } % probable
hint-exhausted = solo { RANKS($ranks) } haría escoba de lo que queda, y el siguiente no puede tener ninguno
hint-safe = deja una mesa que nadie puede llevarse entera
hint-empty = deja la mesa vacía, así que la carta siguiente solo se queda ahí
hint-double = la gemela, { THE($card) }, haría escoba doble, { $chance } % probable
hint-sheds = se quita de encima { THE($card) }, que más tarde se lleva mucho
hint-last-low = último en llevarse cartas hasta ahora, y el último se queda con el resto
hint-last-high = último en llevarse cartas hasta ahora, lo que puede dar el resto
hint-builds = construye { VALUE($value) }
hint-free = no cuesta nada
hint-nothing = no da nada
hint-quiet = no se lleva nada
hint-line = { $move }: { $worth }; { $reasons }
hint-best = la mejor
# $whole is the cost without its decimals, for languages in which the form follows from it.
hint-worse =
    { $whole ->
       *[other] unos { $cost } puntos peor
    }
# Between two reasons for the same move.
hint-between = { "; " }
hint-asked =
    { $hints ->
        [one] Pediste una pista una vez.
       *[other] Pediste pistas { $hints } veces.
    }

## Repaso

review-inaccuracy = imprecisión
review-mistake = error
review-blunder = error grave
review-accuracy = Precisión de { $name }: { $accuracy }.
review-move = Mano { $deal }, jugada { $move }: { $name } jugó { $played }, lo mejor era { $best }; { $mark }, { $loss } de pérdida.
review-picture-title = Repaso: { $game }
review-picture-partners = Compañeros: { BOTH($names) }.
review-picture-deal = Mano { $deal }
