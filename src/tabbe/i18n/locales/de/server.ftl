### Der Server: was er ablehnt, was am Tisch gesagt wird, ob ein Blatt fair ist.

## Ablehnungen

server-malformed = Diese Nachricht ist nicht lesbar.
server-bad-seats = Gib für jeden der { $players } Spieler einen Platz an, mindestens einen davon für einen Menschen, und setze dich selbst höchstens auf einen.
server-no-game = Das Spiel „{ $game }“ gibt es auf diesem Server nicht.
server-no-bot = Der Bot „{ $bot }“ spielt hier nicht an Tischen.
server-bad-origin = Von dieser Stellung aus kann niemand weiterspielen: Das Spiel muss vollständig sein und den Zug enthalten.
server-no-seat = Diesen Platz gibt es nicht; der Tisch hat { $last }.
server-full = Der Tisch ist voll.
server-seat-taken = Dort sitzt schon jemand.
server-bad-link = Der Link ist verbraucht oder zu alt; hol dir auf dem anderen Gerät einen neuen.
server-other-seat = Dieses Gerät hat schon einen anderen Platz am Tisch.
server-conceded = Du hast diese Partie aufgegeben, der Bot spielt sie zu Ende.
server-mixed-already = Dein Beitrag zum Mischen ist schon angekommen.
server-not-your-turn = Du bist nicht an der Reihe.
server-stale = Der Tisch hat sich seitdem verändert; sieh noch einmal hin.
server-not-now = Das geht jetzt nicht.
server-no-undo = An diesem Tisch werden keine Züge zurückgenommen.
server-undo-nothing = Seit dem Geben hast du keinen Zug, den du zurücknehmen könntest.
server-undo-far = Zurück geht es nur zu eigenen Zügen seit dem letzten Geben.
server-undo-late = Andere haben inzwischen gespielt, der Zug gilt.
server-undo-often = Du hast in dieser Runde so oft zurückgenommen, dass die Züge von nun an gelten.
server-no-clock = An diesem Tisch gibt es keine Uhr.
server-nothing-asked = Niemand hat dich etwas gefragt.
server-own-clock = Dir selbst kannst du keine Zeit geben.
server-host-only = Das kann nur, wer den Tisch leitet.
server-bot-plays = Gerade spielt ein Bot für dich; nimm zuerst deinen Platz zurück.
server-bad-name = Ein Name braucht mindestens ein sichtbares Zeichen.
server-mixed-name = Jedes Wort eines Namens muss bei einem Alphabet bleiben, etwa dem lateinischen oder dem kyrillischen.
server-origin = Das kam von der Seite einer anderen Website und wurde nicht getan.
server-too-often = Das war zu oft; warte eine Minute.
server-too-large = Das ist zu groß.
server-no-table = Diesen Tisch gibt es nicht.
server-private = An diesem Tisch darf niemand zusehen.
server-crowded = Hier ist gerade kein Platz für mehr.
server-elsewhere = Dein Platz ist in so vielen Fenstern und auf so vielen Geräten offen, dass er hier geschlossen wurde. Öffne den Tisch neu, um hier weiterzuspielen.
server-unreadable = Dieser Tisch lässt sich nicht öffnen: Ein neueres Tabbe hat ihn gespeichert, oder er ist beschädigt. Er bleibt erhalten; sag es dem, der den Server betreibt.
server-muted-often = Das wurde in dieser Partie so oft umgeschaltet, dass es bis zur nächsten bleibt, wie es ist.
server-done-often = Das hast du in dieser Partie so oft getan, dass es erst in der nächsten wieder geht.
server-sat-often = Du hast dich hier so oft hingesetzt und bist wieder aufgestanden, dass du an diesem Tisch keinen Platz mehr nehmen kannst.
server-no-seat-here = Du hast an diesem Tisch keinen Platz.
server-not-stored = Das ließ sich nicht speichern und ist nicht geschehen; versuch es noch einmal.
server-busy = Der Server konnte das gerade nicht zu Ende denken; versuch es gleich noch einmal.
server-no-language = Diese Sprache gibt es hier nicht.
server-no-code = Kein Tisch hat diesen Code, oder die Partie hat schon begonnen.
server-nothing-played = Es ist noch nichts gespielt.
server-no-game-record = Dieses Spiel gibt es nicht.
server-not-for-you = Das ist nicht für alle.
server-bad-field = Der Wert von { $field } ist nicht zu gebrauchen.
server-no-page = Unter dieser Adresse gibt es nichts.
server-no-method = Das geht mit dieser Adresse nicht.
server-failed = Hier ist etwas kaputtgegangen. Es ist vermerkt; versuch es gleich noch einmal.
server-page-missing = Die Seite ist hier nicht gebaut; starte scripts/page oder installiere Tabbe aus dem Wheel.

## Die Datenbank

database-address = Eine Datenbank ist eine Datei oder eine Adresse, die mit postgresql:// beginnt.
database-newer = Die Datenbank stammt von einem neueren Tabbe (Schema { $schema }); aktualisiere zuerst Tabbe.
database-older = Die Datenbank hat ein älteres Schema ({ $schema }); bringe sie zuerst mit tabbe db upgrade auf den neuesten Stand.
database-missing = Die Datenbank { $file } gibt es nicht.
database-served = Auf dieser Datenbank läuft schon ein Server; beende ihn zuerst, oder gib diesem mit --database eine eigene.
database-foreign = { $file } ist keine Datenbank von Tabbe.
database-exists = { $file } gibt es schon; nichts wird überschrieben.
database-failed = Die Datenbank ist nicht zu benutzen: { $reason }.
database-damaged = SQLite findet Schäden in der Datenbank: { $reason }
database-orphan = Ein Eintrag in { $table } gehört zu etwas, das es nicht mehr gibt.
database-unreadable = Tisch { $table } ist nicht zu lesen: Seine Einstellungen oder sein Protokoll sind beschädigt oder stammen von einem neueren Tabbe.
database-gap = { $count ->
    [one] Im Protokoll eines Tisches fehlen Ereignisse.
   *[other] In den Protokollen von { $count } Tischen fehlen Ereignisse.
}

## Faires Mischen

fair-fair = { $deal ->
        [one] Das Blatt ist fair: Es folgt aus dem festgelegten Geheimnis und den Beiträgen der Plätze.
       *[other] Alle { $deal } Blätter sind fair: Jedes folgt aus dem festgelegten Geheimnis und den Beiträgen der Plätze.
    }
fair-no-deals = Die Aufzeichnung enthält kein Spiel, also kein Blatt zum Prüfen.
fair-no-proof = Spiel { $deal } hat keinen Beweis, niemand kann sagen, ob das Blatt fair ist.
fair-no-secret = Das Geheimnis von Spiel { $deal } ist noch nicht offengelegt; das geschieht, wenn das Spiel zu Ende ist.
fair-commitment = Das Geheimnis von Spiel { $deal } ist nicht das festgelegte.
fair-hidden = In Spiel { $deal } sind Karten verdeckt, das Blatt ist nicht zu vergleichen.
fair-seats = Spiel { $deal } nennt nicht für jeden Platz den Beitrag.
fair-deck = Das Blatt von Spiel { $deal } folgt nicht aus dem Geheimnis und den Beiträgen der Plätze.

## Am Tisch gesagt

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-sorry = Entschuldigung!
phrase-hurry = Du bist dran!
phrase-moment = Einen Moment, bitte.
phrase-laugh = Haha!
phrase-again = Noch eine?
phrase-good-game = Schöne Partie!
phrase-bye = Tschüss!

## Die Befehlszeile

command-serve-here = Tabbe ist unter { $url } zu erreichen; Strg-C beendet.
command-serve-there = Andere erreichen es unter { $url }
command-serve-stopped = Der Server ist beendet; alle Tische sind gespeichert.
command-db-current = Die Datenbank ist auf dem neuesten Stand (Schema { $schema }).
command-db-whole = Die Datenbank ist heil.
command-db-kept = Die Datenbank ist nach { $file } kopiert.
command-db-served = Auf dieser Datenbank läuft ein Server, der Altes von selbst löscht; beende ihn zuerst, oder überlass es ihm.
command-db-old = Tische, die alt genug zum Löschen sind: { $tables }. Namen: { $names }.
command-db-ask = Endgültig löschen (ja oder nein)?
command-db-spared = Es wurde nichts gelöscht; mit --yes geschieht es ohne Rückfrage.
command-db-tidied = Gelöschte Tische: { $tables }. Gelöschte Namen: { $names }.
command-db-left = Nicht alles ließ sich löschen (Fehlschläge: { $count }); der erste Grund: { $reason }.
command-db-sqlite-only = Das ist für Datenbanken in einer Datei; PostgreSQL hat pg_dump und eigene Werkzeuge.
serve-port-busy = Port { $port } ist schon belegt; wähle mit --port einen anderen.
serve-port-forbidden = Port { $port } darfst du nicht benutzen; wähle mit --port einen ab 1024.
serve-no-address = Dieser Rechner hat keine Adresse { $host }, auf der er hören könnte.
