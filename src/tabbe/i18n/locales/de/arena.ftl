### Bots gegeneinander, und fremde Programme als Bots.

## Warum ein Programm in einer Runde nicht weiterspielt

forfeit-missing = Das Programm lässt sich nicht starten: { $what }.
forfeit-gone = Das Programm hat sich beendet: { $what }.
forfeit-silent = Das Programm hat nicht rechtzeitig geantwortet ({ $what }).
forfeit-long = Das Programm schrieb eine Zeile ohne Ende.
forfeit-nonsense = Das Programm schrieb etwas, das keine Antwort ist: { $what }
forfeit-version = Das Programm spricht Version { $what } des Protokolls, nicht 1.
forfeit-unasked = Das Programm antwortete ungefragt: { $what }
forfeit-illegal = Das Programm wählte einen Zug, der nicht spielbar ist: { $what }
