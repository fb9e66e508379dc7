### Tips med skäl, och genomgången av ett parti.

## Skäl för eller emot ett drag; fraser som står efter draget och ett kolon

hint-only = det enda drag som finns
hint-sweep-costs =
    { $units ->
        [2] en dubbeltabbe, som kostar { $points } poäng
       *[other] en tabbe, som kostar { $points } poäng
    }
hint-sweep-earns =
    { $units ->
        [2] en dubbeltabbe, som ger { $points } poäng
       *[other] en tabbe, som ger { $points } poäng
    }
hint-takes =
    { $points ->
        [one] tar { $points } poäng
       *[other] tar { $points } poäng
    }
hint-earns =
    { $points ->
        [one] ger { $points } poäng
       *[other] ger { $points } poäng
    }
hint-leaves-must = lämnar { SHORT($cards) }: nästa spelare måste göra tabbe på { RANKS($ranks) }, { $unseen } av { $total } osedda, { $chance } % troligt
hint-leaves-may = lämnar { SHORT($cards) }: nästa spelare kan göra tabbe på { RANKS($ranks) }, { $unseen } av { $total } osedda, { $chance } % troligt
hint-leaves-many-must = nästa spelare måste göra tabbe på { RANKS($ranks) }, { $unseen } av { $total } osedda, { $chance } % troligt
hint-leaves-many-may = nästa spelare kan göra tabbe på { RANKS($ranks) }, { $unseen } av { $total } osedda, { $chance } % troligt
hint-exhausted = bara { RANKS($ranks) } skulle rensa det som ligger kvar, och nästa spelare kan inte ha någon
hint-safe = lämnar ett bord som ingen kan göra tabbe på
hint-empty = lämnar bordet tomt, så nästa kort blir bara liggande
hint-double = en tvilling till { THE($card) } skulle ge dubbeltabbe, { $chance } % troligt
hint-sheds = blir av med { THE($card) }, som tar mycket längre fram
hint-last-low = senast att ta hittills, och den som tar sist får resten
hint-last-high = senast att ta hittills, vilket kan ge resten
hint-builds = bygger { VALUE($value) }
hint-free = kostar inget
hint-nothing = ger inget
hint-quiet = tar ingenting
hint-line = { $move }: { $worth }; { $reasons }
hint-best = bäst
# $whole is the cost without its decimals, for languages in which the form follows from it.
hint-worse =
    { $whole ->
       *[other] ungefär { $cost } poäng sämre
    }
# Between two reasons for the same move.
hint-between = { "; " }
hint-asked =
    { $hints ->
        [one] Du bad om ett tips en gång.
       *[other] Du bad om tips { $hints } gånger.
    }

## Genomgång

review-inaccuracy = oprecist
review-mistake = misstag
review-blunder = grovt misstag
review-accuracy = Träffsäkerhet för { $name }: { $accuracy }.
review-move = Giv { $deal }, drag { $move }: { $name } spelade { $played }, bäst var { $best }; { $mark }, { $loss } förlorat.
review-picture-title = Genomgång: { $game }
review-picture-partners = Partner: { BOTH($names) }.
review-picture-deal = Giv { $deal }
