### Warum ein Zug, ein Spiel, eine Partie oder ein Bot abgelehnt wird.

## Züge, die sich nicht lesen lassen

invalid-move = „{ $text }“ ist kein Zug; schreiben Sie die Karte, dann x und was sie nimmt, etwa 6c oder 8cx8d,As+7d.
invalid-move-type = Ein Zug ist ein Text wie 6c oder ein Move, nicht { $type }.
invalid-move-long = Das ist zu lang für einen Zug; höchstens { $longest } Zeichen sind möglich.
invalid-move-empty = Es wurde kein Zug angegeben; schreiben Sie eine Karte wie 6c oder einen Fang wie 8cx8d.
invalid-move-build = „{ $text }“ ist ein Bau, und in diesem Spiel wird nicht gebaut.
invalid-move-clear = „{ $text }“ räumt den Tisch mit der Pik Fünf, die in diesem Spiel keine solche Kraft hat.
ambiguous-move = „{ $written }“ passt auf mehrere Züge: { $moves }; sagen Sie, welcher gemeint ist.

## Züge, die nicht erlaubt sind

illegal-over = Das Spiel ist zu Ende, es kann nichts mehr gespielt werden.
illegal-not-held = { THE($card) } ist nicht auf dieser Hand.
illegal-not-on-table = { $count ->
        [0] Diese Karten liegen nicht alle auf dem Tisch.
       *[other] Nicht alles von { SHORT($takes) } liegt auf dem Tisch.
    }
illegal-must-capture = { THE($card) } kann fangen und muss es daher: { $example } ist erlaubt.
illegal-must-capture-hand = Eine Karte der Hand kann fangen, daher ist Kriechen nicht erlaubt: { $example } ist es.
illegal-forced-sweep = { THE($sweeper) } räumt den ganzen Tisch und muss daher gespielt werden: { $example }.
illegal-no-sum = { $count ->
        [0] { THE($card) } nimmt von diesem Tisch nichts.
       *[other] { THE($card) } kann { SHORT($takes) } nicht nehmen: Die Karten lassen sich nicht in Gruppen ihres Werts teilen.
    }
illegal-take-all = { THE($card) } muss alles nehmen, was passt, und etwas blieb liegen: { $example } ist erlaubt.
illegal-take-most = { THE($card) } muss so viele Karten wie möglich nehmen: { $example } ist erlaubt.
illegal-wrong-value = { THE($card) } hat auf der Hand nicht diesen Wert.

## Spiele und Partien

deal-seed-and-deck = Geben Sie einen Startwert oder einen Kartenstapel an, nicht beides.
deal-deck-size = Ein Stapel dieses Spiels hat { $right } Karten, nicht { $cards }.
deal-table-hidden = Eine auf den Tisch gelegte Karte kann nicht verdeckt sein (??).
deal-no-such-seat = Es gibt keinen Platz { $seat }; die Plätze gehen von 0 bis { $last }.
deal-seats = Die beteiligten Plätze sind verschiedene Zahlen von 0 bis { $last }.
deal-dealer = { $dealer } kann nicht geben; der Geber ist ein beteiligter Platz von 0 bis { $last }.
deal-nothing-to-undo = Es wurde nichts gespielt, was sich zurücknehmen ließe.
match-target = Eine Grenze ist eine ganze Zahl von 0 bis 10000, nicht { $number }.
match-deals = Die Zahl der Spiele ist eine ganze Zahl von 0 bis 10000, nicht { $number }.
match-deal-not-over = Das laufende Spiel ist noch nicht zu Ende.
match-over = Die Partie ist zu Ende.
match-teams = Es gibt keine Teams „{ $teams }“ für { $players } Spieler; Paare brauchen vier oder sechs, Dreierteams sechs.
match-teams-drop-out = Ein Spiel, bei dem man ausscheidet, wird nicht in Teams gespielt.
referee-empty-hand = Die Hand ist leer; nennen Sie mindestens eine Karte, etwa 8h.

## Bots

bad-bot = Es gibt keinen Bot „{ $name }“; wählen Sie einen von { $known }.
bad-bot-option = „{ $option }“ ist keine Option des Bots { $name }; schreiben Sie zum Beispiel { $name }:seed=1.
bad-bot-count = Es sind { $bots } Bots für { $players } Plätze; nennen Sie höchstens einen je Platz.
bad-bot-none = Nennen Sie mindestens einen Bot, etwa greedy.
bad-deal-count = Die Zahl der Spiele ist eine ganze Zahl von 1 bis 1000000000, nicht { $number }.
