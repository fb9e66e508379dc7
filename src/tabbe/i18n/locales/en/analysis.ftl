### Hints with their reasons, and the review of a game.

## Reasons for or against a move; phrases that stand after the move and a colon

hint-only = the only move there is
hint-sweep-costs =
    { $units ->
        [2] { $points ->
            [one] a double sweep, which costs { $points } point
           *[other] a double sweep, which costs { $points } points
        }
       *[other] { $points ->
            [one] a sweep, which costs { $points } point
           *[other] a sweep, which costs { $points } points
        }
    }
hint-sweep-earns =
    { $units ->
        [2] { $points ->
            [one] a double sweep, which earns { $points } point
           *[other] a double sweep, which earns { $points } points
        }
       *[other] { $points ->
            [one] a sweep, which earns { $points } point
           *[other] a sweep, which earns { $points } points
        }
    }
hint-takes =
    { $points ->
        [one] takes { $points } point
       *[other] takes { $points } points
    }
hint-earns =
    { $points ->
        [one] earns { $points } point
       *[other] earns { $points } points
    }
hint-leaves-must = leaves { SHORT($cards) }: the next player has to sweep with { RANKS($ranks) }, { $unseen } of { $total } unseen, { $chance } % likely
hint-leaves-may = leaves { SHORT($cards) }: the next player can sweep with { RANKS($ranks) }, { $unseen } of { $total } unseen, { $chance } % likely
hint-leaves-many-must = the next player has to sweep with { RANKS($ranks) }, { $unseen } of { $total } unseen, { $chance } % likely
hint-leaves-many-may = the next player can sweep with { RANKS($ranks) }, { $unseen } of { $total } unseen, { $chance } % likely
hint-exhausted = only { RANKS($ranks) } would sweep what is left, and the next player can hold none
hint-safe = leaves a table that nobody can sweep
hint-empty = leaves the table empty, so the next card only lies down
hint-double = a twin of { THE($card) } would make it a double sweep, { $chance } % likely
hint-sheds = gets rid of { THE($card) }, which takes a lot later on
hint-last-low = last to take so far, and whoever takes last gets the rest
hint-last-high = last to take so far, which may bring the rest
hint-builds = builds { VALUE($value) }
hint-free = costs nothing
hint-nothing = earns nothing
hint-quiet = takes nothing
hint-line = { $move }: { $worth }; { $reasons }
hint-best = best
# $whole is the cost without its decimals, for languages in which the form follows from it.
hint-worse =
    { $whole ->
       *[other] about { $cost } points worse
    }
# Between two reasons for the same move.
hint-between = { "; " }
hint-asked =
    { $hints ->
        [one] You asked for a hint once.
       *[other] You asked for a hint { $hints } times.
    }

## Review

review-inaccuracy = inaccuracy
review-mistake = mistake
review-blunder = blunder
review-accuracy = Accuracy of { $name }: { $accuracy }.
review-move = Deal { $deal }, move { $move }: { $name } played { $played }, best was { $best }; { $mark }, { $loss } lost.
review-picture-title = Review: { $game }
review-picture-partners = Partners: { BOTH($names) }.
review-picture-deal = Deal { $deal }
