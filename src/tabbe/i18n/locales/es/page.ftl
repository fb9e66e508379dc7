### The page in the browser. What the terminal says too stands in play.ftl.

## The table

page-menu = Menú
page-close = Cerrar
page-friends = Amigos
page-rules = Reglas
page-log = Jugadas hechas
page-practice = práctica
page-loading = Un momento…
page-dealing = Se reparten las cartas…
page-line-lost = Se ha perdido la conexión con la mesa; reintentando…
page-offline = No hay conexión con el servidor.
page-failed = No ha funcionado.
page-outdated = Hay un Tabbe más nuevo; la partida sigue al recargar.
page-reload = Recargar
page-title-turn = Tu turno – Tabbe
page-table = Mesa
page-hand = Tus cartas
page-hand-empty = No te quedan cartas.
page-moves = Lo que puedes jugar
page-spoken = Lo que pasa
page-seats = Jugadores
page-seat-label = { $name }: { $points }; { $cards } en la mano, { $pile } ganadas, { $sweeps }
page-seat-label-turn = { $name } (le toca): { $points }; { $cards } en la mano, { $pile } ganadas, { $sweeps }
page-dealer = reparte
page-dealer-letter = R
page-open-seat = Sitio libre
page-deal = Mano { $deal }
page-deal-of = Mano { $deal } de { $deals }
page-round-of = Tanda { $batch } de { $batches }
page-last-cards = Últimas
page-pack = { $n } en el mazo
page-heaps = Apartadas { $spades } + { $n }
page-last-take = Última baza: { $name }
page-card-points = { $card }, { $points }
page-card-waits = { $card } – tiene que esperar
page-build-open = construcción
page-build-locked = construcción cerrada

## The own turn

page-your-turn = Te toca: elige una carta.
page-your-turn-short = Te toca.
page-not-your-turn = No es tu turno.
page-wait = Espera…
page-plays = { $name } está pensando…
page-watching = Estás mirando.
page-choose-card = Elige una carta
page-choose-one = Elige una de { $n } formas
page-ways = { $card }: { $n } formas de jugarla
page-creep = Deslizar
page-lay = Dejar
page-everything = toda la mesa
page-taken-with = { $cards } con { $card }
page-at-value = Como { $value }: { $cards }
page-build = Construir { VALUE($value) }: { $cards }
page-mere = Cerrar { VALUE($value) }: { $cards }
page-sweep = Escoba
page-double = Escoba doble
page-do-creep = Deslizar
page-do-lay = Dejar en la mesa
page-do-take = Llevarse: { $points }
page-do-sweep = Escoba: { $points }
page-do-double = Escoba doble: { $points }
page-do-build = Construir { VALUE($value) }
page-go-on = Seguir
page-hint = Pista
page-hint-best = Lo mejor: { $move }.
page-undo = Retirar
page-undo-none = No hay nada que retirar.
page-undo-redealt = No se puede retirar una jugada cuando ya se han repartido cartas nuevas.
page-undone-you = Has retirado la última jugada.
page-undone = { $name } ha retirado la última jugada.
page-ask-builds = Preguntar por construcciones
page-talk = Decir algo
page-says = { $name }: { $phrase }
page-residue-you = Lo que queda es para ti, que te llevaste las últimas: { $cards }
page-residue = Lo que queda es para { $name }, que se llevó las últimas: { $cards }
page-asks-undo-you = Pides retirar tu jugada.
page-asks-undo = { $name } pide retirar una jugada.
page-asks-clock-you = Pides jugar sin relojes.
page-asks-clock = { $name } pide jugar sin relojes.
page-agree = De acuerdo
page-refuse = No

## People

page-pile-you = Te has llevado { $cards } y has hecho { $sweeps }; { $points } en total.
page-pile = { $name } se ha llevado { $cards } y ha hecho { $sweeps }; { $points } en total.
page-score-now = Esta mano hasta ahora: { $deal }; las manos anteriores: { $total }.
page-played-by = Aquí juega un bot: { $bot }.
page-stands-in = Un bot hace de suplente: { $bot }.
page-not-here = Ahora mismo sin conexión.
page-hints-had =
    { $n ->
        [one] Ha pedido { $n } pista.
       *[other] Ha pedido { $n } pistas.
    }
page-come-back = Recuperar mi sitio
page-mute = Silenciar
page-unmute = Volver a oír
page-give-time = Dar un minuto más
page-clock-off = Jugar sin relojes
page-concede = Abandonar
page-concede-sure = ¿Seguro que abandonas? Pulsa otra vez.
page-leave = Dejar la mesa
page-leave-short = Salir
page-seat-joined = { $name } se sienta.
page-seat-left = { $name } se va; sigue un bot.
page-seat-away = { $name } no está; un bot lo suple.
page-seat-back = { $name } ha vuelto.
page-seat-conceded = { $name } abandona.
page-seat-bot = Un bot ocupa el sitio: { $name }.
page-seat-opened = Hay un sitio libre.
page-seat-timed-out = A { $name } se le acabó el tiempo.
page-seat-of = Sitio { $seat }
page-bot-random = Puro azar
page-bot-greedy = Una jugada por delante
page-bot-novice = Novato
page-bot-casual = Jugador ocasional
page-bot-club = Jugador de club
page-bot-pimc = Calculador
page-bot-expert = Maestro

## Friends

page-friends-title = Jugar con amigos
page-friends-how = Abre una mesa, manda el enlace y jugad en cuanto estéis todos. Nadie necesita cuenta.
page-friends-make = Abrir una mesa para amigos
page-friends-watch = O deja que alguien mire en esta mesa:
page-link = Enlace a la mesa
page-qr = Enlace a la mesa como código QR
page-copy = Copiar
page-copied = Copiado.
page-share = Compartir
page-code = O di este código:
page-code-have = Tengo un código
page-join = Unirse
page-device = Seguir en otro aparato
page-device-how = Abre allí este enlace en menos de diez minutos; vale una vez.
page-lobby-sit = Elige un sitio.
page-lobby-wait = Esperando jugadores.
page-sit = Sentarse
page-watch = Mirar
page-start = Repartir
page-start-fill = Los bots ocupan los sitios que queden libres.
page-invited = En la mesa: { $names }.
page-table-gone = Esa mesa ya no existe.
page-guest = Invitado
page-name = Tu nombre

## The count

page-count-table = El recuento, jugador por jugador
page-row = Lo que cuenta
page-row-storan = Storan (diez de diamantes)
page-row-lillan = Lillan (dos de picas)
page-row-aces = Ases
page-row-spades = Picas
page-row-sweeps = Escobas
page-row-rewards = Descuento por escobas del siguiente
page-row-most-cards = Más cartas
page-row-most-suit = Más { SUIT($suit) }
page-row-last-trick = Última baza
page-row-laid-sweep = Bordstabbe
page-worth = vale { $n }
page-sweeps-made = Escobas de esta mano
page-sweep-made = { $name } con { THE($card) }: { $points }.
page-double-made = { $name } con { THE($card) }, doble: { $points }.
page-rest = Lo que quedaba
page-next-deal = Mano siguiente
page-waiting = Esperando a los demás.
page-waits-for = Esperando a { BOTH($names) }.
page-broken-off = La partida se interrumpió.
page-wins = Partidas ganadas en esta mesa: { $scores }.
page-hints-all = Pistas pedidas: { $scores }.
page-again = Jugar otra vez
page-replay = Volver a verla
page-download = Descargar

## Other pages

page-home = A la mesa
page-lost-title = Aquí no hay nada
page-lost = Esa página no existe.
page-new-game = Partida nueva
page-unfinished = Tus partidas en curso
page-unfinished-go = Seguir jugando: { $game }
page-settings = Ajustes
page-keys = Teclas
page-open = Abrir una partida
page-verify = ¿Se repartió limpiamente?
page-privacy = Lo que se guarda
page-language = Idioma
page-words = Palabras del juego
page-rules-all = Las reglas de todos los juegos
page-help = Cómo se juega aquí
page-about = Sobre Tabbe
page-verify-how = Antes de repartir, el servidor se compromete con un secreto y cada jugador añade algo propio. Después se muestra todo, y cualquiera puede calcular de nuevo la baraja. Pon aquí el archivo de una partida.
page-verify-do = Comprobar
page-file-choose = Elige un archivo o suéltalo aquí
page-record = Texto del archivo
page-privacy-kept = El servidor guarda el nombre que das, las mesas en las que te sientas y lo que se jugó allí, con una cookie aleatoria. No hay cuenta ni dirección.
page-privacy-lobbies =
    { $days ->
        [0] Las mesas en las que no empezó ninguna partida se guardan sin límite de tiempo.
        [one] Las mesas en las que no empezó ninguna partida se borran al cabo de un día.
       *[other] Las mesas en las que no empezó ninguna partida se borran al cabo de { $days } días.
    }
page-privacy-tables =
    { $days ->
        [0] Todas las demás mesas se guardan sin límite de tiempo, con todo lo que se jugó en ellas.
        [one] Todas las demás mesas se borran, con todo lo que se jugó en ellas, cuando no ha pasado nada allí en un día.
       *[other] Todas las demás mesas se borran, con todo lo que se jugó en ellas, cuando no ha pasado nada allí en { $days } días.
    }
page-privacy-names =
    { $days ->
        [0] Tu nombre se guarda sin límite de tiempo.
        [one] Tu nombre se borra cuando ya no te sientas en ninguna mesa y hace un día que no lo das.
       *[other] Tu nombre se borra cuando ya no te sientas en ninguna mesa y hace { $days } días que no lo das.
    }
page-privacy-browser = Los ajustes se quedan en este navegador.
page-privacy-others = No se carga nada de otra parte y a nadie se le cuenta nada.
page-privacy-get = Descargarlo todo
page-privacy-erase = Borrarlo todo
page-privacy-sure = ¿Seguro que lo borras? Pulsa otra vez.
page-erased = Está borrado.
page-rules-aim = El objetivo
page-rules-values = Lo que valen las cartas
page-rules-take = Llevarse cartas
page-rules-build = Construir
page-rules-sweep = Escobas
page-rules-points = Puntos
page-rules-end = El final
page-rules-examples = Ejemplos
page-example-table = En la mesa:
page-example-card = De la mano:
page-example-takes =
    { $n ->
        [one] Se lleva:
       *[other] Se lleva uno de estos grupos:
    }
page-example-nothing = No se lleva nada.
page-with = Jugar con
page-with-bots = Bots
page-with-friends = Amigos
page-game = Juego
page-players = Número de jugadores
page-teams = Equipos
page-teams-none = Cada uno por su cuenta
page-teams-pairs = Parejas
page-teams-threes = Tres contra tres
page-level = Fuerza de los bots
page-clock = Relojes
page-clock-none = Sin relojes
page-clock-slow = 10 min + 10 s por jugada
page-clock-fast = 3 min + 3 s por jugada
page-deals = Número de manos
page-deals-own = como lo tiene el juego
page-switches = Cambiar las reglas
page-yes = sí
page-no = no
page-first = Al principio
page-previous = Una jugada atrás
page-next = Una jugada adelante
page-last = Al final
page-position = Posición
page-move-of = Jugada { $move } de { $moves }
page-deals-list = Manos
page-face-down = boca abajo
page-take-over = Seguir jugando desde aquí
page-review = ¿Qué costaron las jugadas?
page-reviewing = Calculando…
page-review-of = Mano { $deal }: lo que costaron las jugadas
page-accuracy = { $n } % de precisión
page-review-graph = Una barra por jugada, tan alta como lo que costó en puntos
page-review-costly = Las jugadas más caras
page-better = Mejor:
page-move-n = Jugada { $move }
page-lost-points = costó { $points }

## Settings

page-looks = Aspecto
page-theme = Claro u oscuro
page-theme-auto = Como el aparato
page-theme-light = Claro
page-theme-dark = Oscuro
page-felt = Tapete
page-felt-green = Verde
page-felt-blue = Azul
page-felt-wine = Vino
page-felt-slate = Pizarra
page-back = Reverso de las cartas
page-back-star = Estrella
page-back-lattice = Celosía
page-back-scale = Escamas
page-back-colour = Color del reverso
page-colour-auto = Según el tapete
page-colour-red = Rojo
page-colour-blue = Azul
page-colour-green = Verde
page-four-colours = Un color para cada palo
page-big-index = Letras grandes en todas las cartas
page-marks = Marcar las cartas que puntúan
page-marks-hint = Un sello con sus puntos en picas, ases y storan.
page-sort = Orden de la mano
page-sort-dealt = Como se repartió
page-sort-rank = Por valor
page-sort-suit = Por palo
page-pace = Ritmo
page-speed = Ritmo de los demás
page-speed-step = Toca para seguir
page-speed-slow = Lento
page-speed-normal = Normal
page-speed-fast = Rápido
page-speed-instant = Al momento
page-motion = Movimiento
page-motion-auto = Como el aparato
page-motion-full = Completo
page-motion-less = Reducido
page-quick = Jugar con una pulsación
page-quick-hint = Cuando la carta solo puede hacer una cosa.
page-auto = Jugar solo las jugadas forzosas
page-auto-hint = Cuando toda la mano tiene una sola jugada.
page-announce = Cantar «escoba con un nueve»
page-announce-hint = No dice nada que no esté en la mesa.
page-announce-table = Como en la mesa
page-announce-off = Nunca
page-announce-pictures = Tras las figuras
page-announce-always = Siempre
page-count = Contar cartas
page-count-hint = Una lista de cartas como ayuda para la memoria.
page-count-off = No
page-count-own = Lo que me he llevado
page-count-full = Lo que no se ha visto
page-count-all = Cartas de esta mano que aún no has visto.
page-senses = Sonido y tacto
page-sound = Volumen
page-vibrate = Vibrar cuando me toca
page-notify = Avisarme cuando me toca
page-notify-hint = Mientras la página no está a la vista.
page-notify-refused = El navegador no permite avisos de esta página; se cambia en los ajustes del propio navegador.
page-wake = Mantener la pantalla encendida
page-letters = Teclas de una letra
page-letters-hint = Desactívalas si hablas con el aparato.
page-settings-kept = Todo esto se queda en este navegador.

## Keys

page-key-cards = elegir una carta de la mano, y jugarla al pulsar otra vez
page-key-arrows = pasar de carta en carta
page-key-enter = elegir o jugar lo marcado
page-key-tab = pasar de la mesa a las opciones y la mano
page-key-escape = no elegir nada
page-key-table = decir la mesa
page-key-hand = decir la mano
page-key-moves = decir lo que se puede jugar
page-key-last = decir lo último que pasó
page-key-counts = decir puntos y montones
page-key-hint = pedir una pista
page-key-undo = retirar
page-key-next = seguir
page-key-rules = reglas
page-key-log = jugadas hechas
page-key-menu = menú
page-key-keys = esta lista
page-key-for = Tecla: { $what }
page-keys-reset = Como al principio

## Words

