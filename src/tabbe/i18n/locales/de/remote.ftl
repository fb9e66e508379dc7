### Das Terminal am Tisch eines Servers.

remote-address = „{ $server }“ ist keine Adresse eines Servers; schreib etwa http://192.168.1.5:8000.
remote-unreachable = Unter { $server } gibt es keinen Tabbe-Server, oder er antwortet nicht.
remote-refused = Der Server sagt nein: { $reason }.
remote-lost = Die Verbindung ist abgerissen, und der Server antwortet nicht mehr.
remote-restart = Der Server startet neu; einen Moment.
remote-watching = Du siehst an einem Tisch zu, an dem { $game } gespielt wird.
remote-waiting = Warten auf die anderen. Der Code des Tisches ist { $code }.
remote-start = Du kannst beginnen: Mit Enter nehmen Bots die freien Plätze:
remote-asks-undo = { $name } möchte den letzten Zug zurücknehmen. Bist du einverstanden (ja oder nein)?
remote-asks-clock = { $name } möchte ohne Uhr weiterspielen. Bist du einverstanden (ja oder nein)?
remote-yes = ja, j, yes, y
remote-said = { $name }: „{ $words }“
remote-undone = { $name } hat einen Zug zurückgenommen.
remote-help = Schreib die Nummer eines Zuges oder einen Zug wie 6c, Tisch, Stand, zurück oder Ende; ! zeigt, was sich sagen lässt.
remote-seat-joined = { $name } setzt sich.
remote-seat-left = { $name } ist gegangen; ein Bot spielt weiter.
remote-seat-away = { $name } antwortet nicht; ein Bot spielt weiter.
remote-seat-back = { $name } ist zurück.
remote-seat-conceded = { $name } gibt auf.
remote-seat-timed-out = { $name } hat keine Zeit mehr; ein Bot spielt weiter.
