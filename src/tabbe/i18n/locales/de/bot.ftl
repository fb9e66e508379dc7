### Bots, die suchen.

bad-bot-budget = Der Bot { $name } denkt entweder nach ms oder nach samples; nenne eines von beiden.
bad-bot-path = Schreibe, wo das Programm liegt, zum Beispiel exec:./meinbot.
bad-bot-program = Das Programm „{ $name }“ lässt sich nicht starten ({ $why }); schreibe, wo es liegt, zum Beispiel exec:./meinbot.
bad-level = Es gibt keine Stufe „{ $name }“; wähle eine von { $known }.
not-on-turn = Nur wer am Zug ist, kann seine Züge bewerten lassen.
bad-view = Diese Sicht kann nicht stimmen: { $field } ist leer oder passt nicht zu { $players } Spielern; reiche sie weiter, wie sie ist.
bad-view-game = Diese Sicht kann nicht stimmen: Ihre Ereignisse sind nicht die einer Runde nach ihren Regeln ({ $game }); reiche sie weiter, wie sie ist.
bad-budget = Das Budget „{ $budget }“ geht nicht; samples ist eine ganze Zahl ab 1, ms eine Zahl über 0.
bad-appraisal-seed = Der Startwert „{ $seed }“ geht nicht; er ist eine ganze Zahl.
bad-appraisal-threads = Die Suche kann nicht mit „{ $threads }“ Threads rechnen; nenne eine ganze Zahl von 1 bis { $most }.
solve-too-early =
    Nur die letzte Kartengabe lässt sich ausrechnen, und { $batches ->
        [one] eine weitere Kartengabe steht
       *[other] { $batches } weitere Kartengaben stehen
    } noch aus.
bad-solve-limit = Die Grenze { $name } kann nicht „{ $value }“ sein; sie ist eine ganze Zahl ab 1.
solve-too-large = { $limit ->
        [worlds] Die verdeckten Karten können auf mehr als { $most } Arten liegen; erhöhe most_worlds, oder rechne das Endspiel aus, wenn weniger Karten übrig sind.
        [nodes] Dieses Endspiel hat mehr als { $most } Stellungen; erhöhe most_nodes, oder rechne es aus, wenn weniger Karten übrig sind.
        [moves] Eine Stellung dieses Endspiels hat mehr als { $most } erlaubte Züge; rechne es aus, wenn weniger Karten übrig sind.
       *[plies] Dieses Endspiel ist mehr als { $most } Züge lang; rechne es aus, wenn weniger Karten übrig sind.
    }
