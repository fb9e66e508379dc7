### Les bots entre eux, et les programmes extérieurs comme bots.

## Pourquoi un programme ne joue plus dans une donne

forfeit-missing = Le programme ne peut pas démarrer : { $what }.
forfeit-gone = Le programme s’est arrêté : { $what }.
forfeit-silent = Le programme n’a pas répondu à temps ({ $what }).
forfeit-long = Le programme a écrit une ligne sans fin.
forfeit-nonsense = Le programme a écrit autre chose qu’une réponse : { $what }
forfeit-version = Le programme parle la version { $what } du protocole, et non la 1.
forfeit-unasked = Le programme a répondu sans qu’on lui demande : { $what }
forfeit-illegal = Le programme a choisi un coup injouable : { $what }
