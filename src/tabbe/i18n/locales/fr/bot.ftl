### Bots qui cherchent.

bad-bot-budget = Le bot { $name } réfléchit selon ms ou selon samples ; n’indiquez que l’un des deux.
bad-bot-path = Écrivez où se trouve le programme, par exemple exec:./monbot.
bad-bot-program = Le programme « { $name } » ne peut pas démarrer ({ $why }) ; écrivez où il se trouve, par exemple exec:./monbot.
bad-level = Il n’y a pas de niveau « { $name } » ; choisissez parmi { $known }.
not-on-turn = Seul le joueur dont c’est le tour peut faire évaluer ses coups.
bad-view = Cette vue est impossible : { $field } est vide ou ne correspond pas à { $players } joueurs ; transmettez-la telle quelle.
bad-view-game = Cette vue est impossible : ses événements ne sont pas ceux d’une donne selon ses règles ({ $game }) ; transmettez-la telle quelle.
bad-budget = Le budget « { $budget } » est impossible ; samples est un nombre entier à partir de 1, ms un nombre supérieur à 0.
bad-appraisal-seed = La graine « { $seed } » est impossible ; c’est un nombre entier.
bad-appraisal-threads = La recherche ne peut pas utiliser « { $threads } » fils d’exécution ; indiquez un nombre entier de 1 à { $most }.
solve-too-early =
    Seule la dernière distribution peut être résolue, et il en reste { $batches ->
        [one] encore une
       *[other] encore { $batches }
    } à venir.
bad-solve-limit = La limite { $name } ne peut pas être « { $value } » ; c’est un nombre entier à partir de 1.
solve-too-large = { $limit ->
        [worlds] Les cartes cachées peuvent se répartir de plus de { $most } façons ; augmentez most_worlds, ou résolvez cette fin de donne quand il reste moins de cartes.
        [nodes] Cette fin de donne compte plus de { $most } positions ; augmentez most_nodes, ou résolvez-la quand il reste moins de cartes.
        [moves] Une position de cette fin de donne a plus de { $most } coups permis ; résolvez-la quand il reste moins de cartes.
       *[plies] Cette fin de donne dure plus de { $most } coups ; résolvez-la quand il reste moins de cartes.
    }
