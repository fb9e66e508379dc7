### La terminal en la mesa de un servidor.

remote-address = «{ $server }» no es la dirección de un servidor; escribe por ejemplo http://192.168.1.5:8000.
remote-unreachable = No hay ningún servidor de Tabbe en { $server }, o no responde.
remote-refused = El servidor dice que no: { $reason }.
remote-lost = Se ha perdido la conexión y el servidor ya no responde.
remote-restart = El servidor se reinicia; un momento.
remote-watching = Miras una mesa en la que se juega a { $game }.
remote-waiting = Esperando a los demás. El código de la mesa es { $code }.
remote-start = Puedes empezar: con Intro, los bots ocupan los asientos libres:
remote-asks-undo = { $name } quiere deshacer la última jugada. ¿Estás de acuerdo (sí o no)?
remote-asks-clock = { $name } quiere seguir sin reloj. ¿Estás de acuerdo (sí o no)?
remote-yes = sí, si, s, yes, y
remote-said = { $name }: «{ $words }»
remote-undone = { $name } ha deshecho una jugada.
remote-help = Escribe el número de una jugada o una jugada como 6c, mesa, puntos, deshacer o salir; ! muestra lo que se puede decir.
remote-seat-joined = { $name } se sienta.
remote-seat-left = { $name } se ha ido; sigue un bot.
remote-seat-away = { $name } no responde; sigue un bot.
remote-seat-back = { $name } ha vuelto.
remote-seat-conceded = { $name } se rinde.
remote-seat-timed-out = A { $name } no le queda tiempo; sigue un bot.
