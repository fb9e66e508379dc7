### Warum ein Zug, ein Spiel, eine Partie oder ein Bot abgelehnt wird.

## Züge, die sich nicht lesen lassen

invalid-move = „{ $text }“ ist kein Zug; schreibe die Karte, dann x und was sie nimmt, etwa 6c oder 8cx8d,As+7d, oder ^ und womit sie baut, etwa 2c^7d=9.
invalid-move-type = Ein Zug ist ein Text wie 6c oder ein Move, nicht { $type }.
invalid-move-long = Das ist zu lang für einen Zug; höchstens { $longest } Zeichen sind möglich.
invalid-move-empty = Es wurde kein Zug angegeben; schreibe eine Karte wie 6c oder einen Zug wie 8cx8d.
ambiguous-move = „{ $written }“ passt auf mehrere Züge: { $moves }; sag, welcher gemeint ist.

## Züge, die nicht erlaubt sind

illegal-over = Die Runde ist zu Ende, es kann nichts mehr gespielt werden.
illegal-not-on-turn = Ein anderer Spieler ist am Zug, dieser Platz kann jetzt nichts spielen.
illegal-not-held = { THE($card) } ist nicht auf dieser Hand.
illegal-not-on-table = { $count ->
        [0] Diese Karten liegen nicht alle auf dem Tisch.
       *[other] Nicht alles von { SHORT($takes) } liegt auf dem Tisch.
    }
illegal-must-capture = { THE($card) } kann nehmen und muss es daher: { $example } ist erlaubt.
illegal-must-capture-hand = Eine Karte der Hand kann nehmen, daher ist Schleichen nicht erlaubt: { $example } ist es.
illegal-forced-sweep = { THE($sweeper) } räumt den ganzen Tisch und muss daher gespielt werden: { $example }.
illegal-no-sum = { $count ->
        [0] { THE($card) } nimmt von diesem Tisch nichts.
       *[other] { THE($card) } kann { SHORT($takes) } nicht nehmen: Die Karten lassen sich nicht in Gruppen ihres Werts teilen.
    }
illegal-take-all = { THE($card) } muss alles nehmen, was passt, und etwas blieb liegen: { $example } ist erlaubt.
illegal-take-most = { THE($card) } muss so viele Karten wie möglich nehmen: { $example } ist erlaubt.
illegal-wrong-value = { THE($card) } hat auf der Hand nicht diesen Wert.

## Bauten

illegal-owes-trick = Dein Bau liegt auf dem Tisch, also musst du etwas nehmen: { $example } ist erlaubt.
illegal-owes-build = { THE($card) } ist deine letzte Karte für deinen Bau und muss ihn daher nehmen: { $example } ist erlaubt.
illegal-no-builds = In diesem Spiel wird nicht gebaut.
illegal-nothing-built = Ein Bau braucht mindestens eine Karte oder einen Bau vom Tisch.
illegal-not-held-for = Man baut nur, was man später nehmen kann, und keine andere Karte auf der Hand hat diesen Wert.
illegal-build-sum = Diese Karten und { THE($card) } lassen sich nicht in Gruppen dieses Werts teilen.
illegal-build-locked = Ein fester Bau lässt sich nicht erhöhen.
illegal-raise-whose = Diesen Bau darfst du nicht erhöhen.
illegal-raise-onto = Ein Bau mit dem neuen Wert liegt schon auf dem Tisch, und so darauf zu erhöhen ist nicht erlaubt.
illegal-mere-others = In diesem Spiel darf man den festen Bau eines anderen nicht ergänzen.
illegal-build-single = In diesem Spiel gibt es keine Bauten aus mehreren Gruppen.
illegal-build-from = In diesem Spiel braucht ein Bau genau eine Karte oder einen Bau vom Tisch.
illegal-no-clear = Nur die Pik Fünf räumt den Tisch, wo das Spiel ihr diese Kraft gibt und etwas dort liegt.
illegal-not-locked = Dieser Bau hätte nur eine Gruppe und ist daher nicht fest; lass das ! weg.
illegal-no-such-build = So ein Bau liegt nicht auf dem Tisch.
illegal-in-build = Ein Bau ist ein Ganzes: Er wird ganz und mit seinem Wert genommen, nie Karte für Karte.
invalid-build = „{ $text }“ ist kein Bau; schreibe Gruppen, Wert und Besitzer, etwa [7c+2d=9@1].
invalid-table-type = Ein Tisch ist ein Text wie 8d 9c oder eine Liste von Karten und Bauten, nicht { $type }.
invalid-build-none = In diesem Spiel wird nicht gebaut, also kann { $text } nicht auf dem Tisch liegen.
invalid-build-many = Das sind zu viele Bauten; höchstens { $most } sind möglich.
invalid-build-sum = Die Gruppen von { $text } ergeben nicht jede { $value }; ein Ass zählt dort 1.
invalid-build-single = { $text } ist eine einzelne Karte; ein Bau hat mindestens zwei.
invalid-build-owner = Der Besitzer von { $text } ist kein Platz von 0 bis { $last }.

## Spiele und Partien

deal-seed-and-deck = Gib einen Startwert oder einen Kartenstapel an, nicht beides.
deal-deck-size = Ein Stapel dieses Spiels hat { $right } Karten, nicht { $cards }.
deal-table-hidden = Eine auf den Tisch gelegte Karte kann nicht verdeckt sein (??).
deal-no-such-seat = Es gibt keinen Platz { $seat }; die Plätze gehen von 0 bis { $last }.
deal-seats = Die beteiligten Plätze sind verschiedene Zahlen von 0 bis { $last }.
deal-dealer = { $dealer } kann nicht geben; der Geber ist ein beteiligter Platz von 0 bis { $last }.
deal-carry = Mitgenommen werden zwei ganze Zahlen von 0 bis { $most }, etwa (1, 2), nicht { $carry }.
deal-nothing-to-undo = Es wurde nichts gespielt, was sich zurücknehmen ließe.
match-target = Eine Grenze ist eine ganze Zahl von 0 bis 10000, nicht { $number }.
match-deals = Die Zahl der Runden ist eine ganze Zahl von 0 bis 10000, nicht { $number }.
match-deal-not-over = Die laufende Runde ist noch nicht zu Ende.
match-over = Die Partie ist zu Ende.
match-teams = Es gibt keine Teams „{ $teams }“ für { $players } Spieler; Paare brauchen vier oder sechs, Dreierteams sechs.
match-teams-drop-out = Ein Spiel, bei dem man ausscheidet, wird nicht in Teams gespielt.
referee-empty-hand = Die Hand ist leer; nenne mindestens eine Karte, etwa 8h.
outcomes-one-card = Nenne genau eine Handkarte, nicht { $cards }.

## Bots

bad-bot = Es gibt keinen Bot „{ $name }“; wähle einen von { $known }.
bad-bot-option = „{ $option }“ ist keine Option des Bots { $name }; schreibe zum Beispiel { $name }:{ $example }.
bad-bot-count = Es sind { $bots } Bots für { $players } Plätze; nenne höchstens einen je Platz.
bad-bot-none = Nenne mindestens einen Bot, etwa greedy.
bad-deal-count = Die Zahl der Runden ist eine ganze Zahl von 1 bis 1000000000, nicht { $number }.
