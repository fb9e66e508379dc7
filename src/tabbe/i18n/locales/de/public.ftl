### Seiten, die jeder ohne Skripte lesen kann: Regeln, Wörter, wie man spielt, was Tabbe ist.

public-site = Krypkasino und seine Verwandten im Browser spielen, gegen Bots oder mit Freunden: kostenlos, ohne Konto, ohne Werbung.
public-picture = Ein Kartenfächer auf grünem Tuch
public-scripts = Der Tisch braucht Skripte. Das hier lässt sich ohne lesen:
public-languages = In anderen Sprachen
public-language = Deutsch
public-rules = Die Regeln von { $game }
public-rules-all = Die Regeln von Krypkasino, Kasino und ihren Verwandten, in einfachen Sätzen und mit Beispielen.
public-words = Was Spieler sagen und meinen: schleichen, Tabbe, Bau, Storan und die anderen Wörter des Spiels.
public-players = Für { $players } Spieler.
public-replay = { $game }: { BOTH($names) }
public-replay-what = { $scores }. Alle Hände und alle Züge der Partie zum Nachspielen.
public-play = Dieses Spiel spielen
public-record = Die Partie als Textdatei
public-invited = Du bist an einen Tisch eingeladen
public-failed-title = Das ging schief

## Über Tabbe

public-about-what = Bei Tabbe spielt man Krypkasino, das schwedische Kasino, in dem man Punkte lieber vermeidet, und seine Verwandten aus Skandinavien und von weiter her. Wer den Tisch leer räumt, macht eine Tabbe.
public-about-free = Es ist kostenlos, zeigt keine Werbung und verlangt kein Konto. Nichts wird von anderswo geladen.
public-about-fair = Niemand kann sich die Karten aussuchen. Der Server legt sich auf ein Geheimnis fest, jeder Spieler gibt etwas dazu, und danach kann jeder den Stapel nachrechnen und sehen, dass ehrlich gegeben wurde.
public-about-bots = Die Bots wissen, was ein Spieler auf ihrem Platz wüsste, und nicht mehr. Manche sind Anfänger; der stärkste denkt viele Kartenverteilungen durch, die zu dem passen, was er gesehen hat.
public-about-else = Dieselben Spiele lassen sich im Terminal spielen, schiedsrichtern, simulieren und untersuchen, mit dem Programm gleichen Namens. Es ist quelloffen unter der MIT-Lizenz.

## Wie man auf der Seite spielt

public-help-what = Karten wählen und spielen, Tipps, Freunde, Tasten: wie der Tisch im Browser funktioniert.
public-help-table = Am Tisch
public-help-start = Die erste Seite ist ein Tisch, an dem schon gegeben ist, gegen Bots. Im Menü gibt es andere Spiele, Spielerzahlen und Regeln.
public-help-card = Wähle eine Karte, indem du sie antippst, ihre Nummer drückst oder sie auf den Tisch ziehst. Was sie nehmen kann, wird dort markiert.
public-help-ways = Kann eine Karte auf mehrere Arten nehmen, wird jede mit ihren Karten und ihrem Preis gezeigt, und nichts wird gespielt, bevor du gewählt hast. Tipp Karten auf dem Tisch an, um die Wahl einzuengen.
public-help-duty = Was du tun musst, etwa eine Zwangstabbe, steht über deiner Hand. Eine Karte, die warten muss, hat unten einen Balken und sagt, warum, wenn du sie wählst.
public-help-hint = Ein Tipp nennt die besten Züge und die Gründe dafür; Tipps werden gezählt. Gegen Bots kannst du Züge zurücknehmen.
public-help-friends = Freunde kommen mit einem Link, einem Bild zum Scannen oder einem kurzen Code, den man vorlesen kann. Sie brauchen einen Namen und sonst nichts. Wer die Verbindung verliert, findet auf seinen Platz zurück.
public-help-after = Danach
public-help-count = Eine Runde wird Zeile für Zeile mit ihren Karten gezählt, und der Tisch wartet auf dich. Nach einer Partie lässt sich jeder Zug noch einmal ansehen, mit dem, was er gekostet hat, per Link teilen oder als Datei behalten.
public-help-ears = Tasten und Ohren
public-help-keys = Alles geht mit Tasten allein und lässt sich mit einem Screenreader verfolgen. Die Taste „?“ öffnet die Liste der Tasten, in der sich jede ändern lässt.

## Wörter des Spiels

public-word-creep = Schleichen
public-word-creep-is = Eine Karte spielen, die nichts nimmt und auf dem Tisch liegen bleibt.
public-word-take = Nehmen
public-word-take-is = Eine Karte für Karten desselben Werts spielen, einzeln oder als Summe; alle kommen auf den eigenen Stapel.
public-word-outcome = Eine Möglichkeit
public-word-outcome-is = Die Karten, die auf einmal mitgehen; teilen sich Summen eine Karte, gibt es mehrere Möglichkeiten.
public-word-sweep = Tabbe
public-word-sweep-is = Ein Nehmen, nach dem der Tisch leer ist.
public-word-double = Doppeltabbe
public-word-double-is = Eine einzelne Karte auf dem Tisch, von ihrem Zwilling genommen, wo das Spiel es so will.
public-word-forced = Zwangstabbe
public-word-forced-is = Die Pflicht zur Tabbe, wenn eine Karte der Hand sie machen kann.
public-word-storan = Storan
public-word-storan-is = Die Karo Zehn.
public-word-lillan = Lillan
public-word-lillan-is = Die Pik Zwei.
public-word-batch = Kartengabe
public-word-batch-is = Die Karten zwischen zwei Kartengaben; die letzte heißt letzte Karten.
public-word-deal = Runde
public-word-deal-is = Einmal durch den Stapel; am Ende wird gezählt.
public-word-heap = Beiseite
public-word-heap-is = Bilder, die zwischen den Kartengaben vom Tisch kommen; sie gehen an den, der zuletzt nimmt.
public-word-residue = Der Rest
public-word-residue-is = Karten auf dem Tisch nach dem letzten Zug; sie gehen an den, der zuletzt genommen hat.
public-word-build = Bau
public-word-build-is = Eine Karte der Hand und Karten des Tisches, die den Wert einer anderen Karte der Hand ergeben.
public-word-mere = Fester Bau
public-word-mere-is = Ein Bau aus mehreren Gruppen desselben Werts; er ist fest und kann nicht erhöht werden.
public-word-twin = Zwilling
public-word-twin-is = Dieselbe Karte des anderen Kartenspiels.
