### Les bots entre eux, et les programmes extérieurs comme bots.

## Pourquoi un programme ne joue plus dans une donne

forfeit-missing = Le programme ne peut pas démarrer : { $what }.
forfeit-gone = Le programme s’est arrêté : { $what }.
forfeit-silent = Le programme n’a pas répondu à temps ({ $what } s).
forfeit-long = Le programme a écrit une ligne sans fin.
forfeit-nonsense = Le programme a écrit autre chose qu’une réponse : { $what }
forfeit-version = Le programme parle la version { $what } du protocole, et non la 1.
forfeit-unasked = Le programme a répondu sans qu’on lui demande : { $what }
forfeit-illegal = Le programme a choisi un coup injouable : { $what }
bot-forfeit = { $name } est joué par un programme qui a abandonné cette donne ; greedy continue. { $why }

## Ce qui ne peut pas être simulé

bad-precision = L’erreur type voulue est un nombre supérieur à 0, pas { $number }.
no-margin = Chaque camp a les mêmes bots : il n’y a ni marge, ni erreur type à atteindre ; indiquez seulement un nombre de jeux de cartes.
bad-backend = Il n’y a pas de moteur « { $name } » ; choisissez parmi { $known }, les grappes avec une adresse au besoin (dask:tcp://host:8786).
backend-missing = Le moteur { $name } demande le paquet Python { $package }, qui n’est pas installé.
bad-ladder = Une échelle demande au moins deux bots différents, chacun nommé une fois.
bad-ladder-teams = Avec les équipes « { $teams } » à { $players }, les deux bots de chaque paire jouent dans le même camp, et aucun ne peut mener ; pour une échelle, prenez des trios, ou chacun pour soi.
arena-file-other = { $file } n’est pas un fichier d’arène et reste tel quel.
arena-file-busy = Une autre exécution écrit en ce moment dans { $file } ; attendez-la, ou indiquez un autre fichier.
arena-file-format = { $file } est écrit au format { $format }, que cette version ne sait pas continuer.
arena-file-settings = { $file } appartient à une autre série : { $setting } y vaut { $found }, et ici { $wanted }.
arena-file-program = { $file } a été joué par les bots de Tabbe { $found }, et voici { $wanted }, dont les bots peuvent jouer autrement ; indiquez un nouveau fichier.
arena-file-line = La ligne { $line } de { $file } ne contient aucune donne de cette série ; quelqu’un d’autre a modifié le fichier.
