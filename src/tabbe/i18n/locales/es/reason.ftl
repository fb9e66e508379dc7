### Por qué se rechaza una jugada, una mano, una partida o un bot.

## Jugadas que no se pueden leer

invalid-move = «{ $text }» no es una jugada; escribe la carta y después x y lo que se lleva, por ejemplo 6c u 8cx8d,As+7d, o ^ y con qué construye, por ejemplo 2c^7d=9.
invalid-move-type = Una jugada es un texto como 6c o un Move, no { $type }.
invalid-move-long = Es demasiado largo para una jugada; como mucho { $longest } caracteres.
invalid-move-empty = No se ha dado ninguna jugada; escribe una carta como 6c o un lance como 8cx8d.
ambiguous-move = «{ $written }» puede ser varias jugadas: { $moves }; di cuál.

## Jugadas que no están permitidas

illegal-over = La mano ha terminado, así que ya no se puede jugar nada.
illegal-not-on-turn = Le toca a otro jugador, así que este asiento no puede jugar nada ahora.
illegal-not-held = Esa mano no tiene { THE($card) }.
illegal-not-on-table = { $count ->
        [0] Esas cartas no están todas en la mesa.
       *[other] Las cartas { SHORT($takes) } no están todas en la mesa.
    }
illegal-must-capture = Con { THE($card) } puedes llevarte algo, así que es obligatorio: se permite { $example }.
illegal-must-capture-hand = Una carta de la mano puede llevarse algo, así que no se permite deslizarse: se permite { $example }.
illegal-forced-sweep = Con { THE($sweeper) } se limpia la mesa, así que es escoba forzosa: { $example }.
illegal-no-sum = { $count ->
        [0] Con { THE($card) } no te llevas nada de esta mesa.
       *[other] Con { THE($card) } no puedes llevarte { SHORT($takes) }: esas cartas no forman grupos de su valor.
    }
illegal-take-all = Con { THE($card) } hay que llevarse todo lo que encaje, y ha quedado algo: se permite { $example }.
illegal-take-most = Con { THE($card) } hay que llevarse el mayor número de cartas posible: se permite { $example }.
illegal-wrong-value = En la mano, { THE($card) } no tiene ese valor.

## Construcciones

illegal-owes-trick = Tu construcción está en la mesa, así que tienes que llevarte algo: se permite { $example }.
illegal-owes-build = Tu última carta para la construcción es { THE($card) }, así que tiene que llevársela: se permite { $example }.
illegal-no-builds = En este juego no se construye.
illegal-nothing-built = Una construcción necesita al menos una carta o una construcción de la mesa.
illegal-not-held-for = Solo se construye lo que luego se puede recoger, y ninguna otra carta de la mano tiene ese valor.
illegal-build-sum = Con { THE($card) }, esas cartas no forman grupos de ese valor.
illegal-build-locked = Una construcción cerrada no se puede subir.
illegal-raise-whose = Esa construcción no la puedes subir tú.
illegal-raise-onto = Ya hay en la mesa una construcción del nuevo valor, y subir así no se permite.
illegal-mere-others = En este juego no se añade nada a la construcción cerrada de otro.
illegal-build-single = En este juego no se hacen construcciones de varios grupos.
illegal-build-from = En este juego una construcción usa una sola carta o construcción de la mesa.
illegal-no-clear = Solo el cinco de picas limpia la mesa, si el juego le da ese poder y hay algo en ella.
illegal-not-locked = Esa construcción tendría un solo grupo, así que no queda cerrada; quita el !.
illegal-no-such-build = No hay tal construcción en la mesa.
illegal-in-build = Una construcción es una unidad: se lleva entera y por su valor, nunca carta a carta.
invalid-build = «{ $text }» no es una construcción; escribe sus grupos, su valor y su asiento, por ejemplo [7c+2d=9@1].
invalid-table-type = Una mesa es un texto como 8d 9c o una lista de cartas y construcciones, no { $type }.
invalid-build-none = En este juego no se construye, así que { $text } no puede estar en la mesa.
invalid-build-many = Hay demasiadas construcciones; como mucho { $most }.
invalid-build-sum = Los grupos de { $text } no suman { $value } cada uno; un as vale 1 ahí.
invalid-build-single = { $text } es una sola carta; una construcción tiene al menos dos.
invalid-build-owner = El dueño de { $text } no es un asiento de 0 a { $last }.

## Repartos y partidas

deal-seed-and-deck = Da una semilla o una baraja, no ambas.
deal-deck-size = La baraja de este juego tiene { $right } cartas, no { $cards }.
deal-table-hidden = Una carta puesta en la mesa no puede estar oculta (??).
deal-no-such-seat = No hay asiento { $seat }; los asientos van de 0 a { $last }.
deal-seats = Los asientos que juegan son números distintos de 0 a { $last }.
deal-dealer = { $dealer } no puede repartir; reparte un asiento que juega, de 0 a { $last }.
deal-carry = Lo que se arrastra son dos números enteros de 0 a { $most }, por ejemplo (1, 2), no { $carry }.
deal-nothing-to-undo = No se ha jugado nada que se pueda deshacer.
match-target = Un límite es un número entero de 0 a 10000, no { $number }.
match-deals = El número de manos es un número entero de 0 a 10000, no { $number }.
match-deal-not-over = La mano en juego aún no ha terminado.
match-over = La partida ha terminado.
match-teams = No hay equipos «{ $teams }» para { $players } jugadores; las parejas piden cuatro o seis, los tríos seis.
match-teams-drop-out = Un juego en el que se queda eliminado no se juega por equipos.
referee-empty-hand = La mano está vacía; indica al menos una carta, por ejemplo 8h.
outcomes-one-card = Indica una sola carta de la mano, no { $cards }.

## Bots

bad-bot = No hay ningún bot «{ $name }»; elige uno de { $known }.
bad-bot-option = «{ $option }» no es una opción del bot { $name }; escribe por ejemplo { $name }:{ $example }.
bad-bot-count = Hay { $bots } bots para { $players } asientos; indica como mucho uno por asiento.
bad-bot-none = Indica al menos un bot, por ejemplo greedy.
bad-deal-count = El número de manos es un número entero de 1 a 1000000000, no { $number }.
