### Was die Kommandozeile sagt. Die Hilfetexte sind englisch und stehen bei den Optionen.

## Unbrauchbare Kommandozeile

command-no-such-option = Die Option { $name } gibt es nicht.
command-no-such-option-near = Die Option { $name } gibt es nicht; ist { $near } gemeint?
command-no-such-command = Den Befehl „{ $name }“ gibt es nicht; tabbe --help zeigt alle.
command-no-such-command-near = Den Befehl „{ $name }“ gibt es nicht; ist { $near } gemeint?
command-missing = { $name } fehlt.
command-option-usage = Die Option { $name } wird nicht so gebraucht; siehe --help.
command-usage = { $message }.
command-extra = „{ $name }“ ist ein Wort zu viel; siehe --help.
command-number = { $option } nimmt eine Zahl von { $least } bis { $most }, nicht „{ $value }“.
command-choice = { $option } nimmt eines von { $allowed }, nicht „{ $value }“.
command-assignment = „{ $value }“ ändert keine Regel; richtig ist SCHLÜSSEL=WERT, etwa forced_sweep=false.
command-seed = „{ $value }“ taugt nicht als Startwert; möglich ist eine Zahl oder ein kurzes Wort.
command-name = „{ $name }“ ist kein Name; möglich sind 1 bis 40 Buchstaben.
command-bots-empty = „{ $bots }“ lässt einen Platz ohne Bot; richtig ist etwa greedy,random.
bad-bot-twice = Der Bot { $name } bekommt { $option } zweimal; einmal genügt.
command-bots-many =
    { $seats ->
        [one] Für Bots gibt es einen Platz, genannt wurden { $bots }.
       *[other] Für Bots gibt es { $seats } Plätze, genannt wurden { $bots }.
    }
command-no-input = Es gibt nichts zu lesen: Die Standardeingabe oder -ausgabe ist geschlossen.
command-standard-input = Standardeingabe
command-own-fault = Der Fehler liegt bei Tabbe selbst ({ $what }); mit TABBE_TRACE=1 zeigt sich, wo.

## Dateien

command-file-missing = Die Datei { $file } gibt es nicht.
command-file-folder = { $file } ist ein Ordner, keine Datei.
command-file-forbidden = Auf die Datei { $file } besteht kein Zugriff.
command-file-full = Der Datenträger ist voll; { $file } konnte nicht geschrieben werden.
command-file-name = „{ $file }“ kann nicht der Name einer Datei sein.
command-file-unnamed = { $option } braucht den Namen einer Datei.
command-file-other = { $file } lässt sich nicht benutzen: { $reason }.
command-file-encoding = { $file } ist kein Text in UTF-8.
command-folder-is-file = { $file } ist eine Datei, kein Ordner.
command-folder-missing = { $file } kann nicht geschrieben werden: Den Ordner { $folder } gibt es nicht.
command-plot-suffix = { $file } muss auf .svg enden.

## Einstellungen

command-no-such-setting = Die Einstellung „{ $name }“ gibt es nicht; tabbe config zeigt alle.
command-no-such-setting-near = Die Einstellung „{ $name }“ gibt es nicht; ist { $near } gemeint?
command-setting-value = „{ $value }“ gehört nicht zu den erlaubten Werten: { $allowed }.
command-setting-wrong = { $place }: { $reason }
command-setting-long = Der Wert für { $name } ist zu lang.
command-settings-kind = { $file }: { $name } nimmt einen einzelnen Wert.
command-settings-large = { $file } ist zu groß für eine Einstellungsdatei.
command-settings-toml = { $file } ist ab Zeile { $line } kein gültiges TOML.
command-config-setting = Einstellung
command-config-value = Wert
command-config-source = Herkunft
command-config-file = Einstellungsdatei: { $file }
command-config-no-file = Einstellungsdatei: { $file } (noch nicht vorhanden)
command-config-unknown = In der Einstellungsdatei steht „{ $name }“, das ist keine Einstellung.
command-config-kept = { $name } ist jetzt { $value }, gespeichert in { $file }.
command-config-dropped = { $name } ist in { $file } nicht mehr gesetzt.
command-source-option = Option { $place }
command-source-environment = Umgebung, { $place }
command-source-file = Einstellungsdatei{ $place }
command-source-locale = Systemsprache, { $place }
command-source-default = Vorgabe{ $place }

## Lange Arbeit

command-progress = { $done } von { $total } ({ $share } %), noch etwa { $left }
command-compiling = Einmalige Übersetzung für diesen Rechner; das dauert bis zu einer Minute …

## Schiedsrichter

command-referee-table = Tisch: { SHORT($cards) }
command-referee-table-empty = Der Tisch ist leer.
command-referee-hand = Hand: { SHORT($cards) }
command-referee-forced = Eine Handkarte räumt den Tisch, also gilt Zwangstabbe.
command-referee-counts = zählt { $values }
command-referee-own-rank = nimmt nur den eigenen Rang
command-referee-creep-empty = darf schleichen; es gibt nichts zu nehmen.
command-referee-creep = { $counts }; nichts auf dem Tisch passt, also darf sie schleichen.
command-referee-lay-empty = darf abgelegt werden; es gibt nichts zu nehmen.
command-referee-lay = { $counts }; nichts auf dem Tisch passt, also darf sie abgelegt werden.
command-referee-lay-take = { $counts } und darf abgelegt werden oder nehmen:
command-referee-take = { $counts } und muss nehmen:
command-referee-choice = { $counts } und muss eines davon nehmen:
command-referee-sweep = { $counts } und muss den Tisch räumen:
command-referee-free = { $counts } und darf schleichen oder nehmen:
command-referee-build = { $counts } und darf abgelegt werden oder bauen:
command-referee-free-build = { $counts } und darf abgelegt werden, nehmen oder bauen:
command-referee-blocked-sweep = muss warten: Eine andere Karte macht eine Tabbe, und das geht vor.
command-referee-blocked-take = muss warten: Eine andere Karte kann nehmen, dann darf keine schleichen.
command-referee-blocked-duty = muss warten: Dein Bau liegt auf dem Tisch, also muss etwas genommen werden.
command-referee-play = { $cards }: { $price }
command-referee-play-sweep = { $cards }: { $price }; { $sweep }
command-referee-clear = räumt den Tisch, { $cards }
command-referee-costs =
    { $points ->
        [0] kostet nichts
        [one] kostet { $points } Punkt
       *[other] kostet { $points } Punkte
    }
command-referee-earns =
    { $points ->
        [0] bringt nichts
        [one] bringt { $points } Punkt
       *[other] bringt { $points } Punkte
    }
command-referee-swept =
    { $units ->
        [2] Doppeltabbe
       *[other] Tabbe
    }: { $points } dazu{ $reward ->
        [0] { "" }
       *[other] , und { $reward } weniger für den rechten Nachbarn
    }
command-referee-more = … und mehr als diese { $count }; ein höheres --limit zeigt sie.
command-referee-limit = Mehr als { $limit } Züge mit einer Karte; ein höheres --limit bringt sie alle.
command-referee-unreachable = Hinweis: In keinem Spiel kann ein solcher Tisch entstehen.

## Nachspielen

command-replay-head = { $game }: { BOTH($players) }
command-replay-deal = Runde
command-replay-total = Summe
command-replay-last = letzter Stich
command-replay-fine = Die Aufzeichnung ist in Ordnung.
command-replay-unfinished = Die Aufzeichnung ist so weit in Ordnung; die letzte Runde ist nicht beendet.

## Simulation

command-simulate-head =
    { $game }, { $players } Spieler: { $decks ->
        [one] { $deals } Kartenfolge in { $rotations } Sitzordnungen
       *[other] { $deals } Kartenfolgen in je { $rotations } Sitzordnungen
    }, Startwert { $seed }.
command-simulate-bot = Bot
command-simulate-mean = Mittel
command-simulate-error = ±
command-simulate-sweeps = Tabben
command-simulate-doubles = doppelte
command-simulate-speed = Züge/s
command-simulate-stopped = Vorzeitig beendet; dies sind die bis dahin gespielten Runden.
command-simulate-margin = Vorsprung
command-simulate-interval = 95 %
command-simulate-forfeits =
    { $deals ->
        [one] { $bot } hat 1 Runde aufgegeben; greedy hat sie zu Ende gespielt.
       *[other] { $bot } hat { $deals } Runden aufgegeben; greedy hat sie zu Ende gespielt.
    }
command-simulate-reason =
    { $deals ->
        [one] Der Grund: { $why }
       *[other] Beim ersten Mal: { $why }
    }
command-ladder-head =
    { $game }, { $players } Spieler: { $decks ->
        [one] { $deals } Kartenfolge für je zwei Bots, in { $rotations } Sitzordnungen
       *[other] { $deals } Kartenfolgen für je zwei Bots, jede in { $rotations } Sitzordnungen
    }, Startwert { $seed }.
command-ladder-bot = Bot
command-ladder-rating = Stärke
command-ladder-pair = gegen
command-ladder-lead = Vorsprung
command-ladder-decks = Kartenfolgen
command-ladder-axis = Punkte je Runde besser als { $bot }, mit Standardfehlern
command-ladder-rung =
    { $whole ->
       *[other] { $bot }: { $rating } Punkte, ± { $error }
    }
command-ladder-plot = Eine Rangleiter hat ihr eigenes Bild; lass --plot weg.
command-precision = { $option } nimmt eine Zahl über 0, nicht „{ $value }“.
command-plot-score = Punkte in einer Runde
command-plot-forehand = Platz { $seat }, Vorhand: Mittel { $mean }
command-plot-dealer = Platz { $seat }, Geber: Mittel { $mean }
command-plot-seat = Platz { $seat }: Mittel { $mean }

## Durchsicht

command-review-head = { $game }: { BOTH($players) }; { $moves } Züge beurteilt mit je { $samples } Stichproben, Startwert { $seed }.
command-review-deal = Runde
command-review-move = Zug
command-review-player = Spieler
command-review-played = gespielt
command-review-best = am besten
command-review-loss = Verlust
command-review-mark = Urteil
command-review-flawless = Kein Zug hat so viel verschenkt, dass er auffällt.
command-review-accuracy = Genauigkeit
command-review-turning =
    { $count ->
        [one] Wo sich die Partie wendete:
       *[other] Wo sich die Partie wendete, { $count } Mal:
    }
command-review-played-why = gespielt: { $reasons }
command-review-best-why = am besten: { $reasons }
command-review-skipped =
    { $moves ->
        [one] 1 Zug ließ sich nicht beurteilen, weil die Aufzeichnung die Hand verbirgt, aus der er kam.
       *[other] { $moves } Züge ließen sich nicht beurteilen, weil die Aufzeichnung die Hände verbirgt, aus denen sie kamen.
    }
command-review-empty = In dieser Aufzeichnung ist kein Zug, der sich beurteilen ließe.

## Spielarten

command-presets-id = Name
command-presets-players = Spieler
command-presets-packs = Pakete
command-presets-game = Spiel
command-presets-more = tabbe presets NAME zeigt ein Spiel mit der Quelle jedes Werts.
command-presets-about =
    { $id }, Version { $version }: { $players } Spieler, { $packs ->
        [one] ein Kartenpaket
       *[other] { $packs } Kartenpakete
    }, die { $aim ->
        [low] niedrigste
       *[high] höchste
    } Summe gewinnt.
command-presets-note = Gewählte Lesart: { $note }
command-presets-changed = Mit --set geändert.

## Messung

command-bench-head = { $game }, { $players } Spieler, { $threads ->
        [one] ein Thread
       *[other] { $threads } Threads
    }: Zufallsspiel über { $seconds } s.
command-bench-deals = Runden in der Sekunde
command-bench-moves = Züge in der Sekunde

## Untersuchung

command-doctor-ok = gut
command-doctor-bad = FEHLER
command-doctor-well = Alles in Ordnung.
command-doctor-ill = Etwas stimmt nicht.
command-doctor-python = Python { $version }
command-doctor-python-old = Python { $version } ist zu alt; nötig ist 3.11 oder neuer.
command-doctor-packages = Pakete: { $found }
command-doctor-package = Das Paket { $package } lässt sich nicht laden: { $why }
command-doctor-plain = Alles läuft als einfaches Python, denn TABBE_JIT ist 0; lange Simulationen werden langsam.
command-doctor-cache-full = Übersetzter Code liegt bereit in { $folder }
command-doctor-cache-empty = Der Code wird beim ersten Gebrauch übersetzt, nach { $folder }
command-doctor-cache-closed = Kein Ordner für übersetzten Code ist beschreibbar; ohne TABBE_CACHE_DIR wird jedes Mal neu übersetzt.
command-doctor-locales = Sprachen: { $languages }
command-doctor-locale = Die Texte in { $lang } lassen sich nicht lesen: { $why }
command-doctor-terminal = Die Ausgabe ist { $encoding } und kann Kartenzeichen zeigen.
command-doctor-encoding = Die Ausgabe ist { $encoding }, der Kartenzeichen oder Buchstaben fehlen; besser ist UTF-8.
command-doctor-presets = Spielarten: { $count }
command-doctor-preset = Das Spiel { $id } lässt sich nicht laden: { $why }
command-doctor-settings = Die Einstellungen sind in Ordnung ({ $file })
command-doctor-settings-wrong = Die Einstellungen sind falsch: { $why }
command-doctor-settings-unknown = In der Einstellungsdatei stehen Namen, die keine Einstellungen sind: { $names }
