### Cartas ilegibles, semillas y reglas como datos.

## Reading cards

bad-card = «{ $text }» no es una carta; escribe valor y palo, como 8d, Td o A♠.
bad-card-empty = Falta una carta; escribe valor y palo, como 8d, Td o A♠.
bad-card-type = Una carta es un texto como 8d, no { $text }.
bad-card-number = { $text } no es el número de una carta; van de 0 (A♠) a 51 (K♣).
bad-card-copies =
    { $packs ->
        [one] Esta carta solo está una vez en la baraja, no { $count }: { CARD($card) }.
       *[other] Esta carta solo está { $packs } veces en las barajas, no { $count }: { THE($card) }.
    }
bad-card-at = Carta { $position }: { $problem }

## Seeds

bad-seed-type = Una semilla es un número entero o un texto, no { $text }.
bad-seed-empty = La semilla está vacía; da un número entero o un texto.
bad-seed-length = La semilla es demasiado larga; { $longest } caracteres como mucho.
bad-seed-encoding = La semilla «{ $text }» tiene caracteres que ningún texto puede contener.
bad-seed-range = Un número al azar se saca de entre 1 y 4294967296 posibles.

## Rules that cannot be loaded

bad-preset = No hay ningún juego «{ $name }»; elige entre { $known }.
bad-game-type = Un juego se indica con su id o con la ruta de un archivo, no con { $text }.
bad-preset-version = El juego { $name } no existe en la versión { $version }, solo en { $known }.
bad-preset-taken = El nombre { $name } es de un juego de Tabbe con otras reglas; ponle otro al tuyo.
bad-version-type = La versión de un juego es un número entero, no { $text }.
bad-switch = No hay ningún ajuste «{ $name }»; «tabbe presets --switches» los muestra todos.
bad-switch-near = No hay ningún ajuste «{ $name }»; ¿querías decir { $near }?
bad-value = El ajuste { $switch } no puede ser «{ $value }»; se admite { $allowed }.
bad-players = Este juego es para { $low } a { $high } jugadores.
bad-players-exact = Este juego es para { $low } jugadores justos.
bad-deal-five = Una baraja no se reparte por igual entre cinco jugadores; pueden jugar dos, tres, cuatro o seis.
bad-deal-uneven = Con { $players } jugadores, { $hand } cartas cada uno y { $table } en la mesa sobran { $over } cartas que no dan para una tanda entera; pon last_batch en short o elige otra deal_table.
bad-together-bordstabbe = El ajuste { $switch } resta puntos que conviene tener pocos y no tiene sitio en un juego donde gana el total más alto.
bad-together-drop-out = El ajuste { $switch } necesita target_rule lose y un target mayor que 0 en el que se queda fuera.

## Preset files

bad-file-missing = Ese archivo no existe.
bad-file-folder = Esto es una carpeta, no el archivo de un juego.
bad-file-kind = Esto no es un archivo corriente.
bad-file-unreadable = Ese archivo no se puede leer.
bad-file-large = El archivo es demasiado grande para un juego; { $most } bytes como mucho.
bad-file-encoding = El archivo no es texto en UTF-8.
bad-file-toml = El archivo no es TOML.
bad-file-toml-at = La línea { $line }, columna { $column } no es TOML.
bad-key = «{ $entry }» no es una clave de un juego; las claves son { $known }.
bad-key-missing = Falta la clave { $entry }.
bad-key-table = La clave { $entry } tiene que ser una tabla de ajustes.
bad-key-words = La clave { $entry } tiene que ser un texto.
bad-key-id = La clave id tiene que ser de minúsculas, cifras y guiones, como mi-juego, 40 caracteres como mucho.
bad-key-title = La clave title tiene que ser un texto de 1 a 80 caracteres en una línea.
bad-key-version = La clave version tiene que ser un número entero de 1 a 9999.
bad-key-players = La clave players tiene que ser el mínimo y el máximo, como [2, 4], de 2 a 6.
bad-key-aim = La clave aim tiene que ser «low» o «high».
bad-key-extends = La clave extends tiene que ser uno de { $known }.

## What people call the games

title-krypkasino = Krypkasino
title-krypkasino-family = Krypkasino, forma familiar
title-krypkasino-nordic = Krypkasino, forma nórdica
title-avig-kasino = Avig kasino
title-avig-kasino-se = Avig kasino, forma sueca
title-kasino = Kasino
title-kasino-danish = Kasino danés
title-kasino-swedish = Kasino sueco
title-kasino-finnish = Kasino finlandés
title-laistokasino = Laistokasino
title-byggkasino = Byggkasino
title-royal-casino = Royal Casino
title-classic-casino = Casino inglés

## The presets, in a line each

preset-krypkasino = Dos barajas y de dos a seis jugadores: deslízate lejos de las picas, los ases y la storan.
preset-krypkasino-family = La forma sencilla: cuatro cartas cada uno, las figuras solo emparejan y no se apartan.
preset-krypkasino-nordic = La forma familiar en que el diez de diamantes no cuesta nada.
preset-avig-kasino = La forma familiar con una baraja para dos jugadores.
preset-avig-kasino-se = Una baraja, los puntos del kasino son penalización; con 21 quedas fuera.
preset-kasino = El kasino danés con construcciones y el cinco de picas que limpia la mesa; cuentan más corazones.
preset-kasino-danish = El kasino como se juega en Dinamarca: cuentan más picas y gana el más cercano a 21.
preset-kasino-swedish = El kasino sueco sin construcciones, a 16; la última baza cuenta.
preset-kasino-finnish = El kasino finlandés sin construcciones, a 16; los puntos empatados esperan a la mano siguiente.
preset-laistokasino = El juego finlandés al revés: quien llega a 16 pierde.
preset-byggkasino = El kasino sueco con construcciones; más cartas vale 3.
preset-royal-casino = El casino en que jota, reina y rey valen 11, 12 y 13.
preset-classic-casino = El casino de los libros ingleses, en que las figuras solo emparejan.

## The switches, in a line each

switch-packs = Cuántas barajas de 52 cartas se mezclan.
switch-pictures = Jota, reina y rey valen 11, 12 y 13 (numeric), o solo se llevan las de su valor y solo ellas se las llevan (pair_only).
switch-ace_hand = Lo que vale un as jugado de la mano; en la mesa vale 1.
switch-two_spades_hand = Lo que vale el dos de picas jugado de la mano; en la mesa vale 2.
switch-ten_diamonds_hand = Lo que vale el diez de diamantes jugado de la mano; en la mesa vale 10.
switch-first_dealer = Quién reparte primero: la carta más alta sacada, la más baja, o un asiento al azar.
switch-deal_table = El primer reparto: el que sale justo (exact), o cuatro cartas cada uno y 4 u 8 en la mesa; con una baraja siempre 4/4.
switch-packets = Las cartas de la mesa van entre las de las manos (alternating) o todas al final (table_last); con exact siempre entre ellas.
switch-last_batch = El reparto tiene que salir justo (exact), o la última tanda da a cada uno lo que alcance (short).
switch-capture = Nadie está obligado a llevarse nada (optional), la carta que puede debe (card), o quien puede debe (hand).
switch-extent = Una carta se lleva lo que se quiera de lo que encaja (any), hasta que nada más encaje (maximal), o todas las cartas que pueda (maximum).
switch-forced_sweep = Si una escoba posible tiene que hacerse.
switch-forced_sweep_by = La escoba forzosa obliga a quien tiene tal carta en la mano (hand), o a la carta cuando se juega (card).
switch-sweep_points = Puntos por una escoba, para quien la hace.
switch-sweep_reward = Cuándo cobra el vecino de la derecha por una escoba: siempre, solo si había una carta sola, o nunca.
switch-double_sweep = La escoba doble se lleva una carta sola con su gemela (twin) o con cualquiera que encaje (any_match); un as nunca cae así ante su gemelo.
switch-double_points = Puntos por una escoba doble, para quien la hace.
switch-double_reward = Lo que cobra el vecino de la derecha por una escoba doble.
switch-last_card_sweep = Si cuenta una escoba con la última carta de la mano.
switch-sweep_last_batch = Si cuentan las escobas en la última tanda de una mano.
switch-sweep_stop_total = Las escobas dejan de contar cuando alguien tiene este total al empezar una mano; 0 para nunca.
switch-cancel_sweeps = Si las escobas que tienen todos se anulan antes de contar.
switch-bordstabbe = Si al primer jugador se le restan 5 puntos cuando la mesa inicial es de un solo valor.
switch-remove_pictures = Si las figuras de la mesa se apartan después de cada tanda (batch), y también al empezar (opening).
switch-builds = Si se puede construir: no, construcciones simples, o también cerradas de varios grupos.
switch-build_from = Una construcción se hace con una carta de la mesa o con varias.
switch-raise = Quién puede subir una construcción: los demás, todos, o nadie.
switch-raise_onto = Subir una construcción a un valor ya construido las une, las mantiene aparte, o no se permite.
switch-mere_by_others = Si los demás pueden añadir a una construcción cerrada.
switch-builder_duty = Si quien tiene una construcción debe llevarse algo en cada turno, solo si está cerrada, o no está obligado.
switch-spade5_clears = Si el cinco de picas puede llevarse toda la mesa.
switch-spade5_sweeps = Si limpiar la mesa con el cinco de picas cuenta como escoba.
switch-spade_points = Puntos de cada pica, salvo el dos de picas.
switch-ace_points = Puntos de cada as; el as de picas cuenta además como pica.
switch-two_spades_points = Puntos del dos de picas, en total.
switch-storan_points = Puntos del diez de diamantes, en total.
switch-majority_suit = El palo del que conviene tener más: picas o corazones.
switch-majority_cards_points = Puntos por más cartas.
switch-majority_suit_points = Puntos por más cartas del palo que cuenta.
switch-majority_tie = Con empate a más cartas: nadie recibe los puntos, esperan a la mano siguiente, o se reparten.
switch-last_trick_points = Puntos por la última baza de una mano.
switch-deals = Cuántas manos tiene una partida; 0 es una por jugador, o las que pida la meta.
switch-target = El total en que acaba una partida; 0 para ninguno.
switch-target_rule = En la meta gana el más alto, el más bajo cuando alguien la pasa, el más cercano, quien llega pierde, o hay que acertarla justa.
switch-drop_out = Si quien llega a la meta queda fuera mientras los demás siguen.
switch-tie = El empate final se comparte, se decide con una mano más, o lo gana quien tenga más picas en la última mano.
