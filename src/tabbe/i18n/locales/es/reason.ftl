### Por qué se rechaza una jugada, una mano, una partida o un bot.

## Jugadas que no se pueden leer

invalid-move = «{ $text }» no es una jugada; escriba la carta y después x y lo que se lleva, por ejemplo 6c u 8cx8d,As+7d.
invalid-move-type = Una jugada es un texto como 6c o un Move, no { $type }.
invalid-move-long = Es demasiado largo para una jugada; como mucho { $longest } caracteres.
invalid-move-empty = No se ha dado ninguna jugada; escriba una carta como 6c o una captura como 8cx8d.
invalid-move-build = «{ $text }» es una construcción, y en este juego no se construye.
invalid-move-clear = «{ $text }» limpia la mesa con el cinco de picas, que no tiene ese poder en este juego.
ambiguous-move = «{ $written }» puede ser varias jugadas: { $moves }; diga cuál.

## Jugadas que no están permitidas

illegal-over = El reparto ha terminado, así que ya no se puede jugar nada.
illegal-not-held = Esa mano no tiene { THE($card) }.
illegal-not-on-table = { $count ->
        [0] Esas cartas no están todas en la mesa.
       *[other] Las cartas { SHORT($takes) } no están todas en la mesa.
    }
illegal-must-capture = Con { THE($card) } se puede capturar, así que es obligatorio: se permite { $example }.
illegal-must-capture-hand = Una carta de la mano puede capturar, así que no se permite reptar: se permite { $example }.
illegal-forced-sweep = Con { THE($sweeper) } se limpia la mesa, así que hay que barrerla: { $example }.
illegal-no-sum = { $count ->
        [0] Con { THE($card) } no se captura nada de esta mesa.
       *[other] Con { THE($card) } no se puede capturar { SHORT($takes) }: esas cartas no forman grupos de su valor.
    }
illegal-take-all = Con { THE($card) } hay que llevarse todo lo que encaje, y ha quedado algo: se permite { $example }.
illegal-take-most = Con { THE($card) } hay que llevarse el mayor número de cartas posible: se permite { $example }.
illegal-wrong-value = En la mano, { THE($card) } no tiene ese valor.

## Repartos y partidas

deal-seed-and-deck = Dé una semilla o una baraja, no ambas.
deal-deck-size = La baraja de este juego tiene { $right } cartas, no { $cards }.
deal-table-hidden = Una carta puesta en la mesa no puede estar oculta (??).
deal-no-such-seat = No hay asiento { $seat }; los asientos van de 0 a { $last }.
deal-seats = Los asientos que juegan son números distintos de 0 a { $last }.
deal-dealer = { $dealer } no puede repartir; reparte un asiento que juega, de 0 a { $last }.
deal-nothing-to-undo = No se ha jugado nada que se pueda deshacer.
match-target = Un límite es un número entero de 0 a 10000, no { $number }.
match-deals = El número de repartos es un número entero de 0 a 10000, no { $number }.
match-deal-not-over = El reparto en juego aún no ha terminado.
match-over = La partida ha terminado.
match-teams = No hay equipos «{ $teams }» para { $players } jugadores; las parejas piden cuatro o seis, los tríos seis.
match-teams-drop-out = Un juego en el que se queda eliminado no se juega por equipos.
referee-empty-hand = La mano está vacía; indique al menos una carta, por ejemplo 8h.

## Bots

bad-bot = No hay ningún bot «{ $name }»; elija uno de { $known }.
bad-bot-option = «{ $option }» no es una opción del bot { $name }; escriba por ejemplo { $name }:seed=1.
bad-bot-count = Hay { $bots } bots para { $players } asientos; indique como mucho uno por asiento.
bad-bot-none = Indique al menos un bot, por ejemplo greedy.
bad-deal-count = El número de repartos es un número entero de 1 a 1000000000, no { $number }.
