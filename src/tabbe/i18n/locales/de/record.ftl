### Aufgeschriebene Partien: lesen und prüfen.

## Wo

record-at-file = { $file }: { $what }
record-at-line = Zeile { $line }, Spalte { $column }: { $what }
record-at-file-line = { $file }, Zeile { $line }, Spalte { $column }: { $what }

## Die Datei als Ganzes

record-no-file = Diese Datei gibt es nicht.
record-folder = Das ist ein Ordner, keine Datei mit einer Partie.
record-no-access = Die Datei lässt sich nicht öffnen.
record-empty = Hier steht nichts.
record-too-large = Die Datei ist größer als { $limit } Megabyte, zu groß für eine aufgeschriebene Partie.
record-encoding = Das ist kein UTF-8-Text; bitte die Datei als UTF-8 speichern und noch einmal versuchen.
record-sign = Das Zeichen { $found } hat in einer aufgeschriebenen Partie nichts zu suchen.
record-not-toml = Ab „{ $found }“ ist die Datei nicht lesbar; was hier steht, ist kein TOML.
record-not-toml-line = Die Zeile bricht zu früh ab; hier fehlt etwas.
record-cut = Die Datei bricht mittendrin ab; ihr Ende fehlt.
record-nested = So viele ineinander geschachtelte Klammern oder Punkte gehören nicht in eine aufgeschriebene Partie.
record-long-number = Eine so lange Zahl gehört nicht in eine aufgeschriebene Partie.
record-crowded = So viele Werte haben in einer aufgeschriebenen Partie nichts zu suchen.

## Schlüssel und ihre Art

record-key-missing = Hier fehlt der Schlüssel { $name }.
record-want-integer = „{ $name }“ verlangt ganze Zahlen, nicht { $found }.
record-want-text = „{ $name }“ verlangt Text in Anführungszeichen, nicht { $found }.
record-want-list = „{ $name }“ verlangt eine Liste in eckigen Klammern, nicht { $found }.
record-want-table = „{ $name }“ verlangt Schlüssel und Werte in geschweiften Klammern, nicht { $found }.
record-want-tables = „{ $name }“ verlangt Abschnitte, die je mit [[{ $name }]] beginnen, nicht { $found }.
record-number = { $found } ist für { $name } jenseits aller Grenzen.
record-text-long = Der Text von { $name } ist zu lang; höchstens { $limit } Zeichen.

## Was die Schlüssel sagen

record-format = Dieses Tabbe liest Dateien im Format { $known }, nicht { $found }.
record-game = Ein Spiel „{ $found }“ gibt es nicht; zur Wahl stehen { $known }, oder ein [ruleset] dazuschreiben.
record-game-other = Das Spiel heißt hier „{ $found }“, im [ruleset] aber „{ $ruleset }“.
record-version-other = Die Version ist hier { $found }, im [ruleset] aber { $ruleset }.
record-ruleset = Das [ruleset] nennt sich { $game }, wird aber anders gespielt als das Spiel dieses Namens in Tabbe.
record-players = Die Zahl der Spieler ist { $found }, das Spiel ist aber für { $fewest } bis { $most }.
record-players-exact = Die Zahl der Spieler ist { $found }, das Spiel ist aber für genau { $fewest }.
record-name-empty = Ein Name fehlt.
record-name-long = Ein Name ist zu lang; höchstens { $limit } Zeichen.
record-name-sign = Der Name „{ $found }“ enthält Zeichen, die sich nicht ausgeben lassen.
record-teams = Mannschaften sind "pairs" (zu viert oder zu sechst) oder "threes" (zu sechst), nicht „{ $found }“ bei { $players }.
record-date = Ein Datum schreibt man wie 2026-08-01, nicht „{ $found }“.
record-per-seat = „{ $name }“ braucht je eine Zahl für die { $players } Spieler, nicht { $found }.
record-no-deals = Es ist keine Runde aufgeschrieben; jede beginnt mit [[deals]].
record-deals-many = Eine Datei fasst höchstens { $limit } Runden, nicht { $found }.
record-dealer = Einen Platz { $found } gibt es nicht; Geber ist einer von 0 bis { $last }.
record-deck = Karten im Stapel: { $found }; gespielt wird mit { $wanted }.
record-moves-many = Runde { $deal } hat zu viele Züge; { $limit } sind das Höchste.
record-key-twice = Dieser Schlüssel steht hier zum zweiten Mal.
record-teams-drop-out = In einem Spiel, aus dem die Spieler nacheinander ausscheiden, gibt es keine Mannschaften.

## Züge und Punkte

record-move = Runde { $deal }, Zug { $move }: { $what }
record-illegal-move = Runde { $deal }, Zug { $move } ({ $played }): { $what }
record-legal = Erlaubt ist hier: { $moves }.
record-legal-some = Erlaubt ist hier unter anderem: { $moves }.
record-illegal-over = Runde { $deal }, Zug { $move }: Die Runde war nach { $count } Zügen zu Ende.
record-illegal-early = { $count ->
        [one] Runde { $deal } ist abgerechnet, aber nach ihrem einzigen Zug nicht zu Ende.
       *[other] Runde { $deal } ist abgerechnet, aber nach ihren { $count } Zügen nicht zu Ende.
    }
record-illegal-unfinished = Runde { $deal } bricht ab, aber es folgt noch eine.
record-illegal-dealer = Runde { $deal }: Wer auf Platz { $dealer } sitzt, ist ausgeschieden und kann nicht geben.
record-illegal-match-over = Runde { $deal }: Nach Runde { $last } war Schluss; es sind zu wenige Spieler übrig.
record-illegal-scores = Runde { $deal }: Aufgeschrieben sind die Punkte { $found }, gespielt wurden { $right }.
record-illegal-totals = Als Summen sind { $found } aufgeschrieben, die Runden ergeben aber { $right }.
record-hidden-played = Runde { $deal }: Verdeckte Karten sind durch die Züge bekannt, in denen sie gespielt werden.
record-hidden-held = Runde { $deal }: Karten auf der Hand sind noch verdeckt; ob eine davon hätte gespielt werden müssen, lässt sich nicht sagen.
record-hidden-table = Runde { $deal } lässt sich nicht nachspielen, weil Karten des ersten Tischs verdeckt sind.
record-hidden-undealt = Runde { $deal } lässt sich nicht abrechnen, weil nie ausgeteilte Karten verdeckt sind.

## Eine Partie weitergeben

record-seat = Einen Platz { $found } gibt es nicht; die Plätze sind 0 bis { $last }.
record-names = Es braucht je einen Namen für die { $players } Spieler, nicht { $found }.
record-earlier = Es sind schon Spieler ausgeschieden, also müssen auch die Runden davor dabei sein.
