### El servidor: lo que rechaza, lo que se dice en la mesa, si una baraja es limpia.

## Rechazos

server-malformed = Ese mensaje no se puede leer.
server-bad-seats = Indica un asiento para cada uno de los { $players } jugadores, al menos uno para una persona, y ocupa como mucho uno.
server-no-game = El juego «{ $game }» no existe en este servidor.
server-no-bot = El bot «{ $bot }» no juega en mesas aquí.
server-bad-origin = Nadie puede seguir desde esa posición: la mano debe estar completa y contener la jugada.
server-no-seat = Ese asiento no existe; la mesa tiene { $last }.
server-full = La mesa está completa.
server-seat-taken = Ya hay alguien sentado ahí.
server-bad-link = Ese enlace ya se usó o es demasiado viejo; pide otro en el otro dispositivo.
server-other-seat = Este dispositivo ya tiene otro asiento en la mesa.
server-conceded = Has abandonado esta partida, así que el bot la termina.
server-mixed-already = Tu parte de la mezcla ya ha llegado.
server-not-your-turn = No es tu turno.
server-stale = La mesa ha cambiado desde entonces; vuelve a mirar.
server-not-now = Eso no se puede hacer ahora.
server-no-undo = En esta mesa no se deshacen jugadas.
server-undo-nothing = No tienes ninguna jugada que deshacer desde que se repartió.
server-undo-far = Solo se puede volver a turnos propios desde el último reparto.
server-undo-late = Otros han jugado desde entonces, la jugada vale.
server-undo-often = Has deshecho tantas jugadas en esta mano que a partir de ahora valen.
server-no-clock = Esta mesa juega sin reloj.
server-nothing-asked = Nadie te ha preguntado nada.
server-own-clock = No puedes darte tiempo a ti.
server-host-only = Solo puede hacerlo quien lleva la mesa.
server-bot-plays = Ahora juega un bot por ti; recupera primero tu asiento.
server-bad-name = Un nombre necesita al menos un signo visible.
server-mixed-name = Cada palabra de un nombre debe ceñirse a un solo alfabeto, como el latino o el cirílico.
server-origin = Lo pidió la página de otro sitio, así que no se ha hecho.
server-too-often = Ha sido demasiado a menudo; espera un minuto.
server-too-large = Es demasiado grande.
server-no-table = Esa mesa no existe.
server-private = Nadie puede mirar en esta mesa.
server-crowded = Aquí no cabe nadie más por ahora.
server-elsewhere = Tu asiento está abierto en tantas ventanas y dispositivos que aquí se ha cerrado. Abre la mesa de nuevo para seguir aquí.
server-unreadable = Esta mesa no se puede abrir: la ha guardado un Tabbe más nuevo o está dañada. Se conserva; avisa a quien lleva el servidor.
server-muted-often = Eso ha cambiado tantas veces en esta partida que se queda como está hasta la próxima.
server-done-often = Lo has hecho tantas veces en esta partida que no podrás repetirlo hasta la próxima.
server-sat-often = Te has sentado y levantado tantas veces que ya no puedes sentarte a esta mesa.
server-no-seat-here = No tienes asiento en esta mesa.
server-not-stored = No se pudo guardar, así que no ha ocurrido; inténtalo otra vez.
server-busy = El servidor no pudo pensarlo hasta el final; inténtalo de nuevo en un momento.
server-no-language = Ese idioma no existe aquí.
server-no-code = Ninguna mesa tiene ese código, o su partida ya ha empezado.
server-nothing-played = Todavía no se ha jugado nada.
server-no-game-record = Esa partida no existe.
server-not-for-you = Eso no es para todos.
server-bad-field = El valor de { $field } no sirve.
server-no-page = En esta dirección no hay nada.
server-no-method = Eso no se puede hacer con esta dirección.
server-failed = Aquí se ha roto algo. Queda anotado; vuelve a intentarlo dentro de un momento.
server-page-missing = La página no está construida aquí; ejecuta scripts/page o instala Tabbe desde su wheel.

## La base de datos

database-address = Una base de datos es un archivo, o una dirección que empieza por postgresql://.
database-newer = La base viene de un Tabbe más nuevo (esquema { $schema }); actualiza primero Tabbe.
database-older = La base tiene un esquema más antiguo ({ $schema }); ponla antes al día con tabbe db upgrade.
database-missing = La base { $file } no existe.
database-served = Ya hay un servidor en marcha con esta base; detenlo primero, o dale a este una propia con --database.
database-foreign = { $file } no es una base de Tabbe.
database-exists = { $file } ya existe; no se sobrescribe nada.
database-failed = La base no se puede usar: { $reason }.
database-damaged = SQLite encuentra daños en la base: { $reason }
database-orphan = Una entrada de { $table } pertenece a algo que ya no existe.
database-unreadable = La mesa { $table } no se puede leer: sus ajustes o su registro están dañados, o vienen de un Tabbe más nuevo.
database-gap = { $count ->
    [one] Faltan sucesos en el registro de una mesa.
   *[other] Faltan sucesos en los registros de { $count } mesas.
}

## Barajas limpias

fair-fair = { $deal ->
        [one] La baraja es limpia: se sigue del secreto comprometido y de lo que añadieron los asientos.
       *[other] Las { $deal } barajas son limpias: cada una se sigue del secreto comprometido y de lo que añadieron los asientos.
    }
fair-no-deals = El registro no tiene manos, así que no hay baraja que comprobar.
fair-no-proof = La mano { $deal } no tiene prueba, nadie puede decir si la baraja es limpia.
fair-no-secret = El secreto de la mano { $deal } aún no se ha revelado; se revela al terminar la mano.
fair-commitment = El secreto de la mano { $deal } no es el comprometido.
fair-hidden = Hay cartas ocultas en la mano { $deal }, la baraja no se puede comparar.
fair-seats = La mano { $deal } no dice de cada asiento lo que añadió.
fair-deck = La baraja de la mano { $deal } no se sigue del secreto y de lo que añadieron los asientos.

## Dicho en la mesa

phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-oops = ¡Uy!
phrase-sorry = ¡Perdón!
phrase-hurry = ¡Te toca!
phrase-moment = Un momento.
phrase-laugh = ¡Ja, ja!
phrase-again = ¿Otra?
phrase-good-game = ¡Buena partida!
phrase-bye = ¡Adiós!

## La línea de órdenes

command-serve-here = Tabbe está en { $url }; Ctrl-C lo detiene.
command-serve-there = Los demás lo encuentran en { $url }
command-serve-stopped = El servidor se ha detenido; todas las mesas están guardadas.
command-db-current = La base está al día (esquema { $schema }).
command-db-whole = La base está íntegra.
command-db-kept = La base se ha copiado en { $file }.
command-db-served = Hay un servidor en marcha con esta base y él mismo borra lo antiguo; detenlo primero, o déjaselo a él.
command-db-old = Mesas lo bastante antiguas para borrarlas: { $tables }. Nombres: { $names }.
command-db-ask = ¿Borrarlo todo para siempre (sí o no)?
command-db-spared = No se ha borrado nada; con --yes se hace sin preguntar.
command-db-tidied = Mesas borradas: { $tables }. Nombres borrados: { $names }.
command-db-left = No se pudo borrar todo (fallos: { $count }); el primer motivo: { $reason }.
command-db-sqlite-only = Eso es para bases en un archivo; PostgreSQL tiene pg_dump y sus propias herramientas.
serve-port-busy = El puerto { $port } ya está en uso; elige otro con --port.
serve-port-forbidden = El puerto { $port } no te está permitido; elige uno desde 1024 con --port.
serve-no-address = Esta máquina no tiene la dirección { $host } para escuchar.
