### Environnements de recherche.

env-deals = Une donne ne se joue pas en { $deals } exemplaires ; il faut un nombre entier à partir de 1.
env-rewards = Les récompenses se donnent en final ou falling, pas en { $rewards }.
env-threads = { $threads } fils d’exécution ne sont pas possibles ; il faut un nombre entier à partir de 1.
env-shape = Les actions doivent être une suite de { $deals } nombres entiers, un par donne.
env-action-many = L’action { $action } n’est pas permise dans la donne { $deal } ; rien n’a été joué, et les masques montrent ce qui l’est.
env-action = L’action { $action } n’est pas permise maintenant ; le masque montre ce qui l’est.
env-move = { $move } n’est pas un coup permis pour le joueur dont c’est le tour.
env-path = Le chemin s’arrête avant que le coup soit complet.
env-spectator = La vue d’un spectateur ne s’observe pas ; prenez celle d’un joueur.
env-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
env-missing = { $package } manque ; installez-le avec pip install « { $extra } ».
env-bots = Il y a { $bots } robots pour { $seats } autres places ; donnez-en un pour chacune, ou un pour toutes.
env-way = Les observations se donnent en array ou dict, les actions interdites en replace ou raise, pas { $given }.
env-chance = Le hasard distribue ; une vue existe dès que c’est le tour d’une place.
env-redeal = Aucune autre donne n’a été trouvée où tout ce qui a été joué aurait pu l’être.
