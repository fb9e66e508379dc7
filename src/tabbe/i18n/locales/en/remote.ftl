### The terminal at a server’s table.

remote-address = “{ $server }” is no address of a server; write something like http://192.168.1.5:8000.
remote-unreachable = There is no Tabbe server at { $server }, or it does not answer.
remote-refused = The server says no: { $reason }.
remote-lost = The connection is lost, and the server does not answer any more.
remote-restart = The server starts anew; a moment, please.
remote-watching = You look on at a table of { $game }.
remote-waiting = Waiting for the others. The code of the table is { $code }.
remote-start = You may start: press Enter, and bots take the free seats:
remote-asks-undo = { $name } would like to take the last play back. Do you agree (yes or no)?
remote-asks-clock = { $name } would like to play on without clocks. Do you agree (yes or no)?
remote-yes = yes, y
remote-said = { $name }: “{ $words }”
remote-undone = { $name } took a play back.
remote-help = Type the number of a move or a move such as 6c, table, score, undo or quit; ! lists what can be said.
remote-seat-joined = { $name } sits down.
remote-seat-left = { $name } has left; a bot plays on.
remote-seat-away = { $name } does not answer; a bot plays on.
remote-seat-back = { $name } is back.
remote-seat-conceded = { $name } gives up.
remote-seat-timed-out = { $name } has no time left; a bot plays on.
