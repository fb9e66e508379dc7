### Vink med grunde, og gennemgangen af et parti.

## Grunde for eller imod et træk; sætninger, der står efter trækket og et kolon

hint-only = det eneste træk, der er
hint-sweep-costs =
    { $units ->
        [2] en dobbeltsvup, som koster { $points } point
       *[other] en svup, som koster { $points } point
    }
hint-sweep-earns =
    { $units ->
        [2] en dobbeltsvup, som giver { $points } point
       *[other] en svup, som giver { $points } point
    }
hint-takes =
    { $points ->
        [one] tager { $points } point
       *[other] tager { $points } point
    }
hint-earns =
    { $points ->
        [one] giver { $points } point
       *[other] giver { $points } point
    }
hint-leaves-must = efterlader { SHORT($cards) }: næste spiller skal gøre svup på { RANKS($ranks) }, { $unseen } af { $total } usete, { $chance } % sandsynligt
hint-leaves-may = efterlader { SHORT($cards) }: næste spiller kan gøre svup på { RANKS($ranks) }, { $unseen } af { $total } usete, { $chance } % sandsynligt
hint-leaves-many-must = næste spiller skal gøre svup på { RANKS($ranks) }, { $unseen } af { $total } usete, { $chance } % sandsynligt
hint-leaves-many-may = næste spiller kan gøre svup på { RANKS($ranks) }, { $unseen } af { $total } usete, { $chance } % sandsynligt
hint-exhausted = kun { RANKS($ranks) } ville rydde det, der ligger tilbage, og næste spiller kan ikke have nogen
hint-safe = efterlader et bord, som ingen kan gøre svup på
hint-empty = efterlader bordet tomt, så næste kort bare bliver liggende
hint-double = en tvilling til { THE($card) } ville give dobbeltsvup, { $chance } % sandsynligt
hint-sheds = slipper af med { THE($card) }, som tager meget senere
hint-last-low = sidst til at tage indtil nu, og den, der tager sidst, får resten
hint-last-high = sidst til at tage indtil nu, hvad der kan give resten
hint-builds = bygger { VALUE($value) }
hint-free = koster ingenting
hint-nothing = giver ingenting
hint-quiet = tager ingenting
hint-line = { $move }: { $worth }; { $reasons }
hint-best = bedst
# $whole is the cost without its decimals, for languages in which the form follows from it.
hint-worse =
    { $whole ->
       *[other] omkring { $cost } point dårligere
    }
# Between two reasons for the same move.
hint-between = { "; " }
hint-asked =
    { $hints ->
        [one] Du bad om et vink én gang.
       *[other] Du bad om et vink { $hints } gange.
    }

## Gennemgang

review-inaccuracy = unøjagtigt
review-mistake = fejl
review-blunder = grov fejl
review-accuracy = Træfsikkerhed for { $name }: { $accuracy }.
review-move = Spil { $deal }, træk { $move }: { $name } spillede { $played }, bedst var { $best }; { $mark }, { $loss } tabt.
review-picture-title = Gennemgang: { $game }
review-picture-partners = Makkere: { BOTH($names) }.
review-picture-deal = Spil { $deal }
