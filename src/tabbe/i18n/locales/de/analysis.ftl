### Tipps mit Gründen, und die Durchsicht einer Partie.

## Gründe für oder gegen einen Zug; Satzteile, die nach dem Zug und einem Doppelpunkt stehen

hint-only = der einzige Zug, den es gibt
hint-sweep-costs =
    { $units ->
        [2] { $points ->
            [one] eine Doppeltabbe, die { $points } Punkt kostet
           *[other] eine Doppeltabbe, die { $points } Punkte kostet
        }
       *[other] { $points ->
            [one] eine Tabbe, die { $points } Punkt kostet
           *[other] eine Tabbe, die { $points } Punkte kostet
        }
    }
hint-sweep-earns =
    { $units ->
        [2] { $points ->
            [one] eine Doppeltabbe, die { $points } Punkt bringt
           *[other] eine Doppeltabbe, die { $points } Punkte bringt
        }
       *[other] { $points ->
            [one] eine Tabbe, die { $points } Punkt bringt
           *[other] eine Tabbe, die { $points } Punkte bringt
        }
    }
hint-takes =
    { $points ->
        [one] nimmt { $points } Punkt
       *[other] nimmt { $points } Punkte
    }
hint-earns =
    { $points ->
        [one] bringt { $points } Punkt
       *[other] bringt { $points } Punkte
    }
hint-leaves-must = lässt { SHORT($cards) } liegen: Zwangstabbe für { RANKS($ranks) }, { $unseen } von { $total } ungesehen, zu { $chance } % beim Nächsten
hint-leaves-may = lässt { SHORT($cards) } liegen: Tabbe für { RANKS($ranks) }, { $unseen } von { $total } ungesehen, zu { $chance } % beim Nächsten
hint-leaves-many-must = Zwangstabbe für { RANKS($ranks) }, { $unseen } von { $total } ungesehen, zu { $chance } % beim Nächsten
hint-leaves-many-may = Tabbe für { RANKS($ranks) }, { $unseen } von { $total } ungesehen, zu { $chance } % beim Nächsten
hint-exhausted = Tabbe nur für { RANKS($ranks) }, und das kann der Nächste nicht haben
hint-safe = lässt einen Tisch liegen, den niemand ganz nehmen kann
hint-empty = lässt den Tisch leer, die nächste Karte bleibt also nur liegen
hint-double = der Zwilling dazu, { THE($card) }, ergäbe eine Doppeltabbe, zu { $chance } % beim Nächsten
hint-sheds = ist { THE($card) } los, die Karte nähme später viel
hint-last-low = hat dann zuletzt genommen, und wer zuletzt nimmt, bekommt den Rest
hint-last-high = hat dann zuletzt genommen, was den Rest bringen kann
hint-builds = baut { VALUE($value) }
hint-free = kostet nichts
hint-nothing = bringt nichts
hint-quiet = nimmt nichts
hint-line = { $move }: { $worth }; { $reasons }
hint-best = am besten
# $whole is the cost without its decimals, for languages in which the form follows from it.
hint-worse =
    { $whole ->
       *[other] etwa { $cost } Punkte schlechter
    }
# Between two reasons for the same move.
hint-between = { "; " }
hint-asked =
    { $hints ->
        [one] Du hast einmal um einen Tipp gebeten.
       *[other] Du hast { $hints } Mal um einen Tipp gebeten.
    }

## Durchsicht

review-inaccuracy = ungenau
review-mistake = Fehler
review-blunder = grober Fehler
review-accuracy = Genauigkeit von { $name }: { $accuracy }.
review-move = Runde { $deal }, Zug { $move }: { $name } spielte { $played }, am besten war { $best }; { $mark }, { $loss } verloren.
review-picture-title = Durchsicht: { $game }
review-picture-partners = Partner: { BOTH($names) }.
review-picture-deal = Runde { $deal }
