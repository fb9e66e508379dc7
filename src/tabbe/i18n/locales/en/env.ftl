### Environments for research.

env-deals = No deal can be played in { $deals } copies; give a whole number from 1.
env-rewards = Rewards are given as final or falling, not as { $rewards }.
env-threads = { $threads } threads cannot be used; give a whole number from 1.
env-shape = The actions must be one row of { $deals } whole numbers, one for each deal.
env-action-many = Action { $action } is not allowed in deal { $deal }; nothing has been played, and the masks show what may be.
env-action = Action { $action } is not allowed now; the mask shows what may be.
env-move = { $move } is no legal move of the seat on turn.
env-path = The path breaks off before a move is complete.
env-spectator = A spectator's view cannot be observed; take a seat's view.
env-seat = There is no seat { $seat }; the seats are 0 to { $last }.
env-missing = { $package } is missing; install it with pip install “{ $extra }”.
env-bots = There are { $bots } bots for { $seats } other seats; give one for each, or one for all.
env-way = Observations come as array or dict, and illegal actions go by replace or raise, not { $given }.
env-chance = Chance is dealing; a view is there when a seat is on turn.
env-redeal = No other deal was found in which all that was played could have been played.
