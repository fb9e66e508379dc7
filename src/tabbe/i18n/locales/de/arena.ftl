### Bots gegeneinander, und fremde Programme als Bots.

## Warum ein Programm in einer Runde nicht weiterspielt

forfeit-missing = Das Programm lässt sich nicht starten: { $what }.
forfeit-gone = Das Programm hat sich beendet: { $what }.
forfeit-silent = Das Programm hat nicht rechtzeitig geantwortet ({ $what } s).
forfeit-long = Das Programm schrieb eine Zeile ohne Ende.
forfeit-nonsense = Das Programm schrieb etwas, das keine Antwort ist: { $what }
forfeit-version = Das Programm spricht Version { $what } des Protokolls, nicht 1.
forfeit-unasked = Das Programm antwortete ungefragt: { $what }
forfeit-illegal = Das Programm wählte einen Zug, der nicht spielbar ist: { $what }
bot-forfeit = { $name } wird von einem Programm gespielt, das in dieser Runde aufgegeben hat; greedy spielt weiter. { $why }

## Läufe, die nicht sein können

bad-precision = Der gewünschte Standardfehler ist eine Zahl über 0, nicht { $number }.
no-margin = Jede Seite hat dieselben Bots, also gibt es keinen Vorsprung und keinen Standardfehler, bis zu dem gespielt werden könnte; gib nur eine Zahl von Kartenfolgen an.
bad-backend = Es gibt kein Backend „{ $name }“; wähle eines von { $known }, die Cluster bei Bedarf mit Adresse (dask:tcp://host:8786).
backend-missing = Das Backend { $name } braucht das Python-Paket { $package }, das nicht installiert ist.
bad-ladder = Eine Rangleiter nimmt zwei verschiedene Bots oder mehr, jeden einmal genannt.
bad-ladder-teams = Mit Teams „{ $teams }“ unter { $players } sitzen in jeder Paarung beide Bots auf derselben Seite, also kann keiner führen; für eine Rangleiter gehen Dreierteams, oder jeder spielt allein.
arena-file-other = { $file } ist keine Arena-Datei und bleibt unangetastet.
arena-file-busy = In { $file } schreibt gerade ein anderer Lauf; warte auf ihn, oder nenne eine andere Datei.
arena-file-format = { $file } ist im Format { $format } geschrieben, mit dem diese Version nicht weitermachen kann.
arena-file-settings = { $file } gehört zu einem anderen Lauf: { $setting } ist dort { $found }, hier { $wanted }.
arena-file-program = { $file } wurde von den Bots aus Tabbe { $found } gespielt, und dies ist { $wanted }, dessen Bots anders spielen können; nenne eine neue Datei.
arena-file-line = Zeile { $line } von { $file } enthält keine Runde dieses Laufs; jemand anderes hat die Datei geändert.
