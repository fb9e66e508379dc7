### Le terminal à la table d’un serveur.

remote-address = « { $server } » n’est pas l’adresse d’un serveur ; écrivez par exemple http://192.168.1.5:8000.
remote-unreachable = Il n’y a pas de serveur Tabbe à { $server }, ou il ne répond pas.
remote-refused = Le serveur dit non : { $reason }.
remote-lost = La connexion est perdue et le serveur ne répond plus.
remote-restart = Le serveur redémarre ; un instant.
remote-watching = Vous regardez une table où l’on joue à { $game }.
remote-waiting = On attend les autres. Le code de la table est { $code }.
remote-start = Vous pouvez commencer : avec Entrée, des robots prennent les places libres :
remote-asks-undo = { $name } voudrait reprendre le dernier coup. Êtes-vous d’accord (oui ou non) ?
remote-asks-clock = { $name } voudrait continuer sans pendule. Êtes-vous d’accord (oui ou non) ?
remote-yes = oui, o, yes, y
remote-said = { $name } : « { $words } »
remote-undone = { $name } a repris un coup.
remote-help = Tapez le numéro d’un coup ou un coup comme 6c, table, score, annuler ou quitter ; ! montre ce qui se dit.
remote-seat-joined = { $name } s’assied.
remote-seat-left = { $name } est parti ; un robot continue.
remote-seat-away = { $name } ne répond pas ; un robot continue.
remote-seat-back = { $name } est de retour.
remote-seat-conceded = { $name } abandonne.
remote-seat-timed-out = { $name } n’a plus de temps ; un robot continue.
