### The page in the browser. What the terminal says too stands in play.ftl.

## The table

page-menu = Menü
page-close = Schließen
page-friends = Freunde
page-rules = Regeln
page-log = Bisherige Züge
page-practice = Übung
page-loading = Einen Moment …
page-dealing = Die Karten werden gegeben …
page-line-lost = Die Verbindung zum Tisch ist weg, neuer Versuch …
page-offline = Der Server ist nicht zu erreichen.
page-failed = Das hat nicht geklappt.
page-outdated = Es gibt ein neueres Tabbe; das Spiel geht nach dem Neuladen weiter.
page-reload = Neu laden
page-title-turn = Du bist dran – Tabbe
page-table = Tisch
page-hand = Deine Hand
page-hand-empty = Deine Hand ist leer.
page-moves = Was du spielen kannst
page-spoken = Was geschieht
page-seats = Spieler
page-seat-label = { $name }: { $points }; { $cards } auf der Hand, { $pile } genommen, { $sweeps }
page-seat-label-turn = { $name } (am Zug): { $points }; { $cards } auf der Hand, { $pile } genommen, { $sweeps }
page-dealer = gibt
page-dealer-letter = G
page-open-seat = Freier Platz
page-deal = Runde { $deal }
page-deal-of = Runde { $deal } von { $deals }
page-round-of = Kartengabe { $batch } von { $batches }
page-last-cards = Letzte Karten
page-pack = { $n } im Stapel
page-heaps = Beiseite { $spades } + { $n }
page-last-take = Zuletzt genommen: { $name }
page-card-points = { $card }, { $points }
page-card-waits = { $card } – muss warten
page-build-open = Bau
page-build-locked = fester Bau

## The own turn

page-your-turn = Du bist dran: wähl eine Karte.
page-your-turn-short = Du bist dran.
page-not-your-turn = Du bist nicht dran.
page-wait = Warten …
page-plays = { $name } überlegt …
page-watching = Du schaust zu.
page-choose-card = Wähl eine Karte
page-choose-one = Wähl eine von { $n } Möglichkeiten
page-ways = { $card }: { $n } Möglichkeiten
page-creep = Schleichen
page-lay = Ablegen
page-everything = den ganzen Tisch
page-taken-with = { $cards } mit { $card }
page-at-value = Als { $value }: { $cards }
page-build = { VALUE($value) } bauen: { $cards }
page-mere = { VALUE($value) } fest bauen: { $cards }
page-sweep = Tabbe
page-double = Doppeltabbe
page-do-creep = Schleichen
page-do-lay = Ablegen
page-do-take = Nehmen: { $points }
page-do-sweep = Tabbe: { $points }
page-do-double = Doppeltabbe: { $points }
page-do-build = { VALUE($value) } bauen
page-go-on = Weiter
page-hint = Tipp
page-hint-best = Am besten: { $move }.
page-undo = Zurücknehmen
page-undo-none = Es gibt nichts zurückzunehmen.
page-undo-redealt = Nach neu gegebenen Karten kann man keinen Zug zurücknehmen.
page-undone-you = Du hast den letzten Zug zurückgenommen.
page-undone = { $name } hat den letzten Zug zurückgenommen.
page-ask-builds = Nach Bauten fragen
page-talk = Etwas sagen
page-says = { $name }: { $phrase }
page-residue-you = Du hast zuletzt genommen und bekommst den Rest: { $cards }
page-residue = { $name } hat zuletzt genommen und bekommt den Rest: { $cards }
page-asks-undo-you = Du möchtest deinen Zug zurücknehmen.
page-asks-undo = { $name } möchte einen Zug zurücknehmen.
page-asks-clock-you = Du möchtest ohne Uhren spielen.
page-asks-clock = { $name } möchte ohne Uhren spielen.
page-agree = Einverstanden
page-refuse = Nein

## People

page-pile-you = Du hast { $cards } genommen und { $sweeps } gemacht; zusammen { $points }.
page-pile = { $name } hat { $cards } genommen und { $sweeps } gemacht; zusammen { $points }.
page-score-now = Diese Runde bisher: { $deal }; die Runden davor: { $total }.
page-played-by = Hier spielt ein Bot: { $bot }.
page-stands-in = Ein Bot springt ein: { $bot }.
page-not-here = Gerade nicht verbunden.
page-hints-had =
    { $n ->
        [one] Hat { $n } Tipp geholt.
       *[other] Hat { $n } Tipps geholt.
    }
page-come-back = Meinen Platz zurücknehmen
page-mute = Stummschalten
page-unmute = Wieder hören
page-give-time = Eine Minute schenken
page-clock-off = Ohne Uhren spielen
page-concede = Aufgeben
page-concede-sure = Wirklich aufgeben? Noch einmal drücken.
page-leave = Den Tisch verlassen
page-leave-short = Verlassen
page-seat-joined = { $name } setzt sich.
page-seat-left = { $name } geht; ein Bot spielt weiter.
page-seat-away = { $name } ist weg; ein Bot springt ein.
page-seat-back = { $name } ist zurück.
page-seat-conceded = { $name } gibt auf.
page-seat-bot = Ein Bot nimmt Platz: { $name }.
page-seat-opened = Ein Platz ist frei.
page-seat-timed-out = { $name } hat keine Zeit mehr.
page-seat-of = Platz { $seat }
page-bot-random = Reiner Zufall
page-bot-greedy = Ein Zug voraus
page-bot-novice = Neuling
page-bot-casual = Gelegenheitsspieler
page-bot-club = Vereinsspieler
page-bot-pimc = Rechner
page-bot-expert = Meister

## Friends

page-friends-title = Mit Freunden spielen
page-friends-how = Mach einen Tisch auf, schick den Link und spielt, sobald alle da sind. Niemand braucht ein Konto.
page-friends-make = Einen Tisch für Freunde aufmachen
page-friends-watch = Oder lass jemanden an diesem Tisch zuschauen:
page-link = Link zum Tisch
page-qr = Link zum Tisch als QR-Code
page-copy = Kopieren
page-copied = Kopiert.
page-share = Teilen
page-code = Oder sag diesen Code:
page-code-have = Ich habe einen Code
page-join = Mitspielen
page-device = Auf einem anderen Gerät weiterspielen
page-device-how = Öffne diesen Link dort innerhalb von zehn Minuten; er gilt einmal.
page-lobby-sit = Wähl einen Platz.
page-lobby-wait = Es fehlen noch Spieler.
page-sit = Platz nehmen
page-watch = Zuschauen
page-start = Geben
page-start-fill = Bots nehmen die Plätze, die dann noch frei sind.
page-invited = Am Tisch: { $names }.
page-table-gone = Diesen Tisch gibt es nicht mehr.
page-guest = Gast
page-name = Dein Name

## The count

page-count-table = Die Zählung, Spieler für Spieler
page-row = Was zählt
page-row-storan = Storan (Karo Zehn)
page-row-lillan = Lillan (Pik Zwei)
page-row-aces = Asse
page-row-spades = Pik
page-row-sweeps = Tabben
page-row-rewards = Abzug für Tabben des Nächsten
page-row-most-cards = Die meisten Karten
page-row-most-suit = Die meisten { SUIT($suit) }
page-row-last-trick = Letzter Stich
page-row-laid-sweep = Bordstabbe
page-worth = zählt { $n }
page-sweeps-made = Tabben dieser Runde
page-sweep-made = { $name } mit { CARD($card) }: { $points }.
page-double-made = { $name } mit { CARD($card) }, doppelt: { $points }.
page-rest = Der Rest
page-next-deal = Nächste Runde
page-waiting = Warten auf die anderen.
page-waits-for = Warten auf { BOTH($names) }.
page-broken-off = Die Partie wurde abgebrochen.
page-wins = Gewonnene Partien an diesem Tisch: { $scores }.
page-hints-all = Geholte Tipps: { $scores }.
page-again = Noch einmal
page-replay = Noch einmal ansehen
page-download = Herunterladen

## Other pages

page-home = Zum Tisch
page-lost-title = Hier liegt nichts
page-lost = Diese Seite gibt es nicht.
page-new-game = Neue Partie
page-unfinished = Deine laufenden Partien
page-unfinished-go = Weiterspielen: { $game }
page-settings = Einstellungen
page-keys = Tasten
page-open = Eine Partie öffnen
page-verify = War ehrlich gegeben?
page-privacy = Was gespeichert wird
page-language = Sprache
page-words = Wörter des Spiels
page-rules-all = Die Regeln aller Spiele
page-help = So spielt man hier
page-about = Über Tabbe
page-verify-how = Bevor gegeben wird, legt sich der Server auf ein Geheimnis fest, und jeder Spieler gibt etwas Eigenes dazu. Danach wird alles gezeigt, sodass jeder den Stapel nachrechnen kann. Gib hier die Datei einer Partie an.
page-verify-do = Nachprüfen
page-file-choose = Datei wählen oder hier ablegen
page-record = Text der Datei
page-privacy-kept = Der Server speichert den Namen, den du angibst, die Tische, an denen du sitzt, und was dort gespielt wurde, unter einem zufälligen Cookie. Es gibt kein Konto und keine Adresse.
page-privacy-lobbies =
    { $days ->
        [0] Tische, an denen kein Spiel zustande kam, werden unbefristet gespeichert.
        [one] Tische, an denen kein Spiel zustande kam, werden nach einem Tag gelöscht.
       *[other] Tische, an denen kein Spiel zustande kam, werden nach { $days } Tagen gelöscht.
    }
page-privacy-tables =
    { $days ->
        [0] Alle anderen Tische werden unbefristet gespeichert, samt allem, was dort gespielt wurde.
        [one] Alle anderen Tische werden samt allem, was dort gespielt wurde, gelöscht, wenn dort einen Tag lang nichts geschehen ist.
       *[other] Alle anderen Tische werden samt allem, was dort gespielt wurde, gelöscht, wenn dort { $days } Tage lang nichts geschehen ist.
    }
page-privacy-names =
    { $days ->
        [0] Dein Name wird unbefristet gespeichert.
        [one] Dein Name wird gelöscht, wenn du an keinem Tisch mehr sitzt und ihn seit einem Tag nicht mehr angegeben hast.
       *[other] Dein Name wird gelöscht, wenn du an keinem Tisch mehr sitzt und ihn seit { $days } Tagen nicht mehr angegeben hast.
    }
page-privacy-browser = Einstellungen bleiben in diesem Browser.
page-privacy-others = Nichts wird von anderswo geladen, und niemand erfährt etwas.
page-privacy-get = Alles herunterladen
page-privacy-erase = Alles löschen
page-privacy-sure = Wirklich löschen? Noch einmal drücken.
page-erased = Es ist gelöscht.
page-rules-aim = Das Ziel
page-rules-values = Was Karten zählen
page-rules-take = Nehmen
page-rules-build = Bauen
page-rules-sweep = Tabben
page-rules-points = Punkte
page-rules-end = Das Ende
page-rules-examples = Beispiele
page-example-table = Auf dem Tisch:
page-example-card = Aus der Hand:
page-example-takes =
    { $n ->
        [one] Sie nimmt:
       *[other] Sie nimmt eines davon:
    }
page-example-nothing = Sie nimmt nichts.
page-with = Spielen mit
page-with-bots = Bots
page-with-friends = Freunden
page-game = Spiel
page-players = Zahl der Spieler
page-teams = Parteien
page-teams-none = Jeder für sich
page-teams-pairs = Paare
page-teams-threes = Drei gegen drei
page-level = Stärke der Bots
page-clock = Uhren
page-clock-none = Keine
page-clock-slow = 10 min + 10 s je Zug
page-clock-fast = 3 min + 3 s je Zug
page-deals = Zahl der Runden
page-deals-own = wie es das Spiel vorsieht
page-switches = Regeln ändern
page-yes = ja
page-no = nein
page-first = An den Anfang
page-previous = Einen Zug zurück
page-next = Einen Zug vor
page-last = Ans Ende
page-position = Stellung
page-move-of = Zug { $move } von { $moves }
page-deals-list = Runden
page-face-down = verdeckt
page-take-over = Von hier weiterspielen
page-review = Was haben die Züge gekostet?
page-reviewing = Wird berechnet …
page-review-of = Runde { $deal }: was die Züge gekostet haben
page-accuracy = { $n } % genau
page-review-graph = Ein Balken je Zug, so hoch wie seine Kosten in Punkten
page-review-costly = Die teuersten Züge
page-better = Besser:
page-move-n = Zug { $move }
page-lost-points = kostete { $points }

## Settings

page-looks = Aussehen
page-theme = Hell oder dunkel
page-theme-auto = Wie das Gerät
page-theme-light = Hell
page-theme-dark = Dunkel
page-felt = Tuch
page-felt-green = Grün
page-felt-blue = Blau
page-felt-wine = Weinrot
page-felt-slate = Schiefer
page-back = Kartenrücken
page-back-star = Stern
page-back-lattice = Gitter
page-back-scale = Schuppen
page-back-colour = Farbe der Rücken
page-colour-auto = Passend zum Tuch
page-colour-red = Rot
page-colour-blue = Blau
page-colour-green = Grün
page-four-colours = Eine Farbe für jede Farbe des Blatts
page-big-index = Große Buchstaben auf allen Karten
page-marks = Karten, die zählen, markieren
page-marks-hint = Ein Siegel mit den Punkten auf Pik, Assen und Storan.
page-sort = Ordnung der Hand
page-sort-dealt = Wie gegeben
page-sort-rank = Nach Rang
page-sort-suit = Nach Farbe
page-pace = Tempo
page-speed = Wie schnell die anderen spielen
page-speed-step = Auf Tipp weiter
page-speed-slow = Langsam
page-speed-normal = Normal
page-speed-fast = Schnell
page-speed-instant = Sofort
page-motion = Bewegung
page-motion-auto = Wie das Gerät
page-motion-full = Voll
page-motion-less = Wenig
page-quick = Mit einem Druck spielen
page-quick-hint = Wenn die Karte nur eines tun kann.
page-auto = Erzwungene Züge von selbst spielen
page-auto-hint = Wenn die ganze Hand nur einen Zug hat.
page-announce = „Tabbe für eine Neun“ ansagen
page-announce-hint = Es verrät nichts, was nicht auf dem Tisch liegt.
page-announce-table = Wie am Tisch
page-announce-off = Nie
page-announce-pictures = Nach Bildern
page-announce-always = Immer
page-count = Karten zählen
page-count-hint = Eine Kartenliste als Gedächtnisstütze.
page-count-off = Aus
page-count-own = Was ich genommen habe
page-count-full = Was noch nicht zu sehen war
page-count-all = Karten dieser Runde, die du noch nicht gesehen hast.
page-senses = Ton und Gefühl
page-sound = Lautstärke
page-vibrate = Vibrieren, wenn ich dran bin
page-notify = Benachrichtigen, wenn ich dran bin
page-notify-hint = Solange die Seite nicht zu sehen ist.
page-notify-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen; das lässt sich in den Einstellungen des Browsers ändern.
page-wake = Bildschirm anlassen
page-letters = Tasten mit einem Buchstaben
page-letters-hint = Schalte sie ab, wenn du mit dem Gerät sprichst.
page-settings-kept = All das bleibt in diesem Browser.

## Keys

page-key-cards = eine Karte der Hand wählen, beim zweiten Druck spielen
page-key-arrows = von Karte zu Karte gehen
page-key-enter = wählen oder spielen, was markiert ist
page-key-tab = vom Tisch zu den Möglichkeiten und zur Hand
page-key-escape = nichts wählen
page-key-table = den Tisch ansagen
page-key-hand = die Hand ansagen
page-key-moves = ansagen, was gespielt werden kann
page-key-last = ansagen, was zuletzt geschah
page-key-counts = Punkte und Stapel ansagen
page-key-hint = einen Tipp holen
page-key-undo = zurücknehmen
page-key-next = weiter
page-key-rules = Regeln
page-key-log = bisherige Züge
page-key-menu = Menü
page-key-keys = diese Liste
page-key-for = Taste: { $what }
page-keys-reset = Wie am Anfang

## Words

