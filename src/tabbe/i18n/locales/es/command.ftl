### Lo que dice la línea de órdenes. La ayuda de las opciones está en inglés, junto a ellas.

## Línea de órdenes inservible

command-no-such-option = No existe la opción { $name }.
command-no-such-option-near = No existe la opción { $name }; ¿querías decir { $near }?
command-no-such-command = No existe la orden «{ $name }»; tabbe --help las muestra todas.
command-no-such-command-near = No existe la orden «{ $name }»; ¿querías decir { $near }?
command-missing = Falta { $name }.
command-option-usage = La opción { $name } no se usa así; mira --help.
command-usage = { $message }.
command-extra = «{ $name }» es una palabra de más; mira --help.
command-number = { $option } toma un número de { $least } a { $most }, no «{ $value }».
command-choice = { $option } toma uno de { $allowed }, no «{ $value }».
command-assignment = «{ $value }» no cambia ninguna regla; escribe CLAVE=VALOR, por ejemplo forced_sweep=false.
command-seed = «{ $value }» no sirve de semilla; da un número o una palabra corta.
command-name = «{ $name }» no es un nombre; da de 1 a 40 letras.
command-bots-empty = «{ $bots }» deja un puesto sin robot; escribe por ejemplo greedy,random.
bad-bot-twice = El bot { $name } recibe { $option } dos veces; con una basta.
command-bots-many =
    { $seats ->
        [one] Hay un puesto para robots y se nombran { $bots }.
       *[other] Hay { $seats } puestos para robots y se nombran { $bots }.
    }
command-no-input = No hay de dónde leer: la entrada o la salida estándar está cerrada.
command-standard-input = entrada estándar
command-own-fault = La culpa es de Tabbe ({ $what }); con TABBE_TRACE=1 dice dónde.

## Archivos

command-file-missing = No existe el archivo { $file }.
command-file-folder = { $file } es una carpeta, no un archivo.
command-file-forbidden = No tienes permiso para usar el archivo { $file }.
command-file-full = El disco está lleno; no se pudo escribir { $file }.
command-file-name = «{ $file }» no puede ser el nombre de un archivo.
command-file-unnamed = { $option } necesita el nombre de un archivo.
command-file-other = No se puede usar { $file }: { $reason }.
command-file-encoding = { $file } no es texto en UTF-8.
command-folder-is-file = { $file } es un archivo, no una carpeta.
command-folder-missing = No se puede escribir { $file }: no existe la carpeta { $folder }.
command-plot-suffix = { $file } debe terminar en .svg.

## Ajustes

command-no-such-setting = No existe el ajuste «{ $name }»; tabbe config los muestra todos.
command-no-such-setting-near = No existe el ajuste «{ $name }»; ¿querías decir { $near }?
command-setting-value = «{ $value }» no es un valor permitido: { $allowed }.
command-setting-wrong = { $place }: { $reason }
command-setting-long = El valor de { $name } es demasiado largo.
command-settings-kind = { $file }: { $name } toma un solo valor.
command-settings-large = { $file } es demasiado grande para un archivo de ajustes.
command-settings-toml = { $file } no es TOML válido desde la línea { $line }.
command-config-setting = ajuste
command-config-value = valor
command-config-source = origen
command-config-file = Archivo de ajustes: { $file }
command-config-no-file = Archivo de ajustes: { $file } (aún no existe)
command-config-unknown = El archivo de ajustes contiene «{ $name }», que no es un ajuste.
command-config-kept = { $name } es ahora { $value }, guardado en { $file }.
command-config-dropped = { $name } ya no está fijado en { $file }.
command-source-option = opción { $place }
command-source-environment = entorno, { $place }
command-source-file = archivo de ajustes{ $place }
command-source-locale = idioma del sistema, { $place }
command-source-default = por defecto{ $place }

## Trabajo largo

command-progress = { $done } de { $total } ({ $share } %), faltan unos { $left }
command-compiling = Compilando una sola vez para esta máquina; tarda hasta un minuto …

## Árbitro

command-referee-table = Mesa: { SHORT($cards) }
command-referee-table-empty = La mesa está vacía.
command-referee-hand = Mano: { SHORT($cards) }
command-referee-forced = Una carta de la mano limpia la mesa, así que la escoba es forzosa.
command-referee-counts = vale { $values }
command-referee-own-rank = solo se lleva las de su rango
command-referee-creep-empty = puede deslizarse; no hay nada que llevarse.
command-referee-creep = { $counts }; nada de la mesa le sirve, así que puede deslizarse.
command-referee-lay-empty = se puede dejar en la mesa; no hay nada que llevarse.
command-referee-lay = { $counts }; nada de la mesa le sirve, así que se puede dejar en la mesa.
command-referee-lay-take = { $counts } y se puede dejar en la mesa, o llevarse:
command-referee-take = { $counts } y debe llevarse:
command-referee-choice = { $counts } y debe llevarse, a elegir:
command-referee-sweep = { $counts } y debe hacer escoba:
command-referee-free = { $counts } y puede deslizarse o llevarse:
command-referee-build = { $counts } y se puede dejar en la mesa, o construir:
command-referee-free-build = { $counts } y se puede dejar en la mesa, llevarse o construir:
command-referee-blocked-sweep = debe esperar: otra carta hace escoba, y eso va primero.
command-referee-blocked-take = debe esperar: otra carta puede llevarse algo, y entonces ninguna puede deslizarse.
command-referee-blocked-duty = debe esperar: tu construcción está en la mesa, así que hay que llevarse algo.
command-referee-play = { $cards }: { $price }
command-referee-play-sweep = { $cards }: { $price }; { $sweep }
command-referee-clear = limpia la mesa, { $cards }
command-referee-costs =
    { $points ->
        [0] no cuesta nada
        [one] cuesta { $points } punto
       *[other] cuesta { $points } puntos
    }
command-referee-earns =
    { $points ->
        [0] no da nada
        [one] da { $points } punto
       *[other] da { $points } puntos
    }
command-referee-swept =
    { $units ->
        [2] escoba doble
       *[other] escoba
    }: { $points } más{ $reward ->
        [0] { "" }
       *[other] , y { $reward } menos para el jugador de la derecha
    }
command-referee-more = … y otras además de estas { $count }; sube --limit para verlas.
command-referee-limit = Más de { $limit } jugadas con una sola carta; sube --limit para tenerlas todas.
command-referee-unreachable = Ten en cuenta que ninguna partida puede llegar a una mesa así.

## Repaso

command-replay-head = { $game }: { BOTH($players) }
command-replay-deal = mano
command-replay-total = total
command-replay-last = última baza
command-replay-fine = El registro está en orden.
command-replay-unfinished = El registro está en orden hasta ahí; la última mano no ha terminado.

## Simulación

command-simulate-head =
    { $game }, { $players } jugadores: { $decks ->
        [one] { $deals } baraja, con { $rotations } colocaciones
       *[other] { $deals } barajas, cada una con { $rotations } colocaciones
    }, semilla { $seed }.
command-simulate-bot = robot
command-simulate-mean = media
command-simulate-error = ±
command-simulate-sweeps = escobas
command-simulate-doubles = dobles
command-simulate-speed = jugadas/s
command-simulate-stopped = Detenido antes de tiempo; estas son las manos jugadas hasta entonces.
command-simulate-margin = margen
command-simulate-interval = 95 %
command-simulate-forfeits =
    { $deals ->
        [one] { $bot } abandonó 1 mano; greedy la jugó hasta el final.
       *[other] { $bot } abandonó { $deals } manos; greedy las jugó hasta el final.
    }
command-simulate-reason =
    { $deals ->
        [one] El motivo: { $why }
       *[other] La primera vez: { $why }
    }
command-ladder-head =
    { $game }, { $players } jugadores: { $decks ->
        [one] { $deals } baraja para cada par de bots, con { $rotations } colocaciones
       *[other] { $deals } barajas para cada par de bots, cada una con { $rotations } colocaciones
    }, semilla { $seed }.
command-ladder-bot = bot
command-ladder-rating = fuerza
command-ladder-pair = contra
command-ladder-lead = ventaja
command-ladder-decks = barajas
command-ladder-axis = Puntos por mano mejor que { $bot }, con errores estándar
command-ladder-rung =
    { $whole ->
       *[other] { $bot }: { $rating } puntos, ± { $error }
    }
command-ladder-plot = Una escala tiene su propia imagen; omite --plot.
command-precision = { $option } toma un número mayor que 0, no «{ $value }».
command-plot-score = Puntos de una mano
command-plot-forehand = Puesto { $seat }, primero en jugar: media { $mean }
command-plot-dealer = Puesto { $seat }, repartidor: media { $mean }
command-plot-seat = Puesto { $seat }: media { $mean }

## Repaso

command-review-head = { $game }: { BOTH($players) }; { $moves } jugadas juzgadas con { $samples } muestras cada una, semilla { $seed }.
command-review-deal = mano
command-review-move = jugada
command-review-player = jugador
command-review-played = jugó
command-review-best = mejor
command-review-loss = pérdida
command-review-mark = juicio
command-review-flawless = Ninguna jugada regaló tanto como para señalarla.
command-review-accuracy = precisión
command-review-turning =
    { $count ->
        [one] Donde cambió la partida:
       *[other] Donde cambió la partida, { $count } veces:
    }
command-review-played-why = jugó: { $reasons }
command-review-best-why = mejor: { $reasons }
command-review-skipped =
    { $moves ->
        [one] 1 jugada no se pudo juzgar, porque el registro oculta la mano de la que salió.
       *[other] { $moves } jugadas no se pudieron juzgar, porque el registro oculta las manos de las que salieron.
    }
command-review-empty = En este registro no hay ninguna jugada que se pueda juzgar.

## Juegos

command-presets-id = nombre
command-presets-players = jugadores
command-presets-packs = barajas
command-presets-game = juego
command-presets-more = tabbe presets NOMBRE muestra un juego con la fuente de cada valor.
command-presets-about =
    { $id }, versión { $version }: { $players } jugadores, { $packs ->
        [one] una baraja
       *[other] { $packs } barajas
    }; gana el total más { $aim ->
        [low] bajo
       *[high] alto
    }.
command-presets-note = Lectura elegida: { $note }
command-presets-changed = Cambiado con --set.

## Medición

command-bench-head = { $game }, { $players } jugadores, { $threads ->
        [one] un hilo
       *[other] { $threads } hilos
    }: juego al azar durante { $seconds } s.
command-bench-deals = manos por segundo
command-bench-moves = jugadas por segundo

## Revisión

command-doctor-ok = bien
command-doctor-bad = MAL
command-doctor-well = Todo está bien.
command-doctor-ill = Algo va mal.
command-doctor-python = Python { $version }
command-doctor-python-old = Python { $version } es demasiado antiguo; hace falta 3.11 o posterior.
command-doctor-packages = Paquetes: { $found }
command-doctor-package = No se puede cargar el paquete { $package }: { $why }
command-doctor-plain = Todo corre como Python sencillo, pues TABBE_JIT es 0; las simulaciones largas irán despacio.
command-doctor-cache-full = El código compilado está listo en { $folder }
command-doctor-cache-empty = El código se compila al usarlo por primera vez, en { $folder }
command-doctor-cache-closed = No hay carpeta donde escribir el código compilado; sin TABBE_CACHE_DIR se compila cada vez.
command-doctor-locales = Idiomas: { $languages }
command-doctor-locale = No se pueden leer los textos en { $lang }: { $why }
command-doctor-terminal = La salida es { $encoding } y puede mostrar los signos de las cartas.
command-doctor-encoding = La salida es { $encoding }, sin signos de cartas o letras acentuadas; usa UTF-8.
command-doctor-presets = Juegos: { $count }
command-doctor-preset = No se puede cargar el juego { $id }: { $why }
command-doctor-settings = Los ajustes están en orden ({ $file })
command-doctor-settings-wrong = Los ajustes están mal: { $why }
command-doctor-settings-unknown = El archivo de ajustes contiene nombres que no son ajustes: { $names }
