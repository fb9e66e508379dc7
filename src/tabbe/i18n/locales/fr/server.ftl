### Le serveur : ce qu’il refuse, ce qui se dit à table, si un jeu est équitable.

## Refus

server-malformed = Ce message est illisible.
server-bad-seats = Indiquez une place pour chacun des { $players } joueurs, dont au moins une pour une personne, et n’en prenez qu’une au plus.
server-no-game = Le jeu « { $game } » n’existe pas sur ce serveur.
server-no-bot = Le robot « { $bot } » ne joue pas à table ici.
server-bad-origin = On ne peut pas reprendre à cette position : la donne doit être complète et contenir le coup.
server-no-seat = Cette place n’existe pas ; la table en a { $last }.
server-full = La table est complète.
server-seat-taken = Quelqu’un y est déjà assis.
server-bad-link = Ce lien a déjà servi ou est trop vieux ; demandez-en un nouveau sur l’autre appareil.
server-other-seat = Cet appareil a déjà une autre place à la table.
server-conceded = Vous avez abandonné cette partie, le robot la termine.
server-mixed-already = Votre part du mélange est déjà arrivée.
server-not-your-turn = Ce n’est pas votre tour.
server-stale = La table a changé depuis ; regardez encore une fois.
server-not-now = Ce n’est pas possible maintenant.
server-no-undo = À cette table, on ne reprend pas ses coups.
server-undo-nothing = Vous n’avez aucun coup à reprendre depuis la donne.
server-undo-far = On ne revient qu’à ses propres tours depuis la dernière distribution.
server-undo-late = D’autres ont joué depuis, le coup est joué.
server-undo-often = Vous avez repris tant de coups dans cette donne que les prochains seront définitifs.
server-no-clock = Cette table joue sans pendule.
server-nothing-asked = Personne ne vous a rien demandé.
server-own-clock = Vous ne pouvez pas vous donner du temps.
server-host-only = Seul l’hôte de la table peut le faire.
server-bot-plays = Un robot joue pour vous en ce moment ; reprenez d’abord votre place.
server-bad-name = Un nom doit avoir au moins un signe visible.
server-mixed-name = Chaque mot d’un nom doit s’en tenir à un seul alphabet, le latin ou le cyrillique par exemple.
server-origin = La demande vient de la page d’un autre site et n’a pas été suivie.
server-too-often = C’était trop souvent ; attendez une minute.
server-too-large = C’est trop grand.
server-no-table = Cette table n’existe pas.
server-private = Personne ne peut regarder cette table.
server-crowded = Il n’y a plus de place ici pour le moment.
server-elsewhere = Votre place est ouverte dans tant de fenêtres et d’appareils qu’elle a été fermée ici. Rouvrez la table pour continuer ici.
server-unreadable = Impossible d’ouvrir cette table : un Tabbe plus récent l’a enregistrée, ou elle est abîmée. Elle est conservée ; prévenez la personne qui gère le serveur.
server-muted-often = Ce réglage a changé tant de fois dans cette partie qu’il reste tel quel jusqu’à la prochaine.
server-done-often = Vous l’avez fait tant de fois dans cette partie que ce ne sera plus possible avant la prochaine.
server-sat-often = Vous avez pris puis quitté une place ici tant de fois qu’il n’est plus possible de vous asseoir à cette table.
server-no-seat-here = Vous n’avez pas de place à cette table.
server-not-stored = Cela n’a pas pu être enregistré et n’a donc pas eu lieu ; réessayez.
server-busy = Le serveur n’a pas pu aller au bout de sa réflexion ; réessayez dans un instant.
server-no-language = Cette langue n’existe pas ici.
server-no-code = Aucune table n’a ce code, ou sa partie a commencé.
server-nothing-played = Rien n’a encore été joué.
server-no-game-record = Cette partie n’existe pas.
server-not-for-you = Ce n’est pas pour tout le monde.
server-bad-field = La valeur de { $field } ne convient pas.
server-no-page = Il n’y a rien à cette adresse.
server-no-method = Ce n’est pas possible avec cette adresse.
server-failed = Quelque chose s’est cassé ici. C’est noté ; réessayez dans un moment.
server-page-missing = La page n’est pas construite ici ; lancez scripts/page, ou installez Tabbe depuis son wheel.

## La base de données

database-address = Une base de données est un fichier, ou une adresse qui commence par postgresql://.
database-newer = La base vient d’un Tabbe plus récent (schéma { $schema }) ; mettez d’abord Tabbe à jour.
database-older = La base a un schéma plus ancien ({ $schema }) ; mettez-la d’abord à jour avec tabbe db upgrade.
database-missing = La base { $file } n’existe pas.
database-served = Un autre serveur tourne déjà sur cette base ; arrêtez-le d’abord, ou donnez à celui-ci la sienne avec --database.
database-foreign = { $file } n’est pas une base de Tabbe.
database-exists = { $file } existe déjà ; rien n’est écrasé.
database-failed = La base est inutilisable : { $reason }.
database-damaged = SQLite trouve la base endommagée : { $reason }
database-orphan = Une entrée de { $table } se rapporte à quelque chose qui n’existe plus.
database-unreadable = La table { $table } est illisible : ses réglages ou son journal sont endommagés, ou viennent d’un Tabbe plus récent.
database-gap = { $count ->
    [one] Il manque des événements dans le journal d’une table.
   *[other] Il manque des événements dans les journaux de { $count } tables.
}

## Jeux équitables

fair-fair = { $deal ->
        [one] Le jeu est équitable : il découle du secret engagé et de ce que les places ont ajouté.
       *[other] Les { $deal } jeux sont équitables : chacun découle du secret engagé et de ce que les places ont ajouté.
    }
fair-no-deals = L’enregistrement n’a pas de donne, il n’y a donc rien à vérifier.
fair-no-proof = La donne { $deal } n’a pas de preuve, personne ne peut dire si le jeu est équitable.
fair-no-secret = Le secret de la donne { $deal } n’est pas encore révélé ; il l’est à la fin de la donne.
fair-commitment = Le secret de la donne { $deal } n’est pas celui qui était engagé.
fair-hidden = Des cartes de la donne { $deal } sont cachées, le jeu ne peut pas être comparé.
fair-seats = La donne { $deal } ne dit pas pour chaque place ce qu’elle a ajouté.
fair-deck = Le jeu de la donne { $deal } ne découle pas du secret et de ce que les places ont ajouté.

## Dit à table

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-sorry = Désolé !
phrase-hurry = À vous !
phrase-moment = Un instant.
phrase-laugh = Ha ha !
phrase-again = Encore une ?
phrase-good-game = Belle partie !
phrase-bye = Au revoir !

## La ligne de commande

command-serve-here = Tabbe est à l’adresse { $url } ; Ctrl-C l’arrête.
command-serve-there = Les autres le trouvent à { $url }
command-serve-stopped = Le serveur est arrêté ; toutes les tables sont gardées.
command-db-current = La base est à jour (schéma { $schema }).
command-db-whole = La base est intacte.
command-db-kept = La base est copiée dans { $file }.
command-db-served = Un serveur tourne sur cette base et supprime lui-même ce qui est ancien ; arrêtez-le d’abord, ou laissez-le faire.
command-db-old = Tables assez anciennes pour être supprimées : { $tables }. Noms : { $names }.
command-db-ask = Les supprimer définitivement (oui ou non) ?
command-db-spared = Rien n’a été supprimé ; avec --yes, cela se fait sans question.
command-db-tidied = Tables supprimées : { $tables }. Noms supprimés : { $names }.
command-db-left = Tout n’a pas pu être supprimé (échecs : { $count }) ; la première raison : { $reason }.
command-db-sqlite-only = C’est pour les bases dans un fichier ; PostgreSQL a pg_dump et ses propres outils.
serve-port-busy = Le port { $port } est déjà pris ; choisissez-en un autre avec --port.
serve-port-forbidden = Le port { $port } ne vous est pas permis ; choisissez-en un à partir de 1024 avec --port.
serve-no-address = Cette machine n’a pas d’adresse { $host } où écouter.
