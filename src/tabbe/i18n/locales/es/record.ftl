### Partidas escritas: leerlas y comprobarlas.

## Dónde

record-at-file = { $file }: { $what }
record-at-line = Línea { $line }, columna { $column }: { $what }
record-at-file-line = { $file }, línea { $line }, columna { $column }: { $what }

## El archivo en conjunto

record-no-file = Ese archivo no existe.
record-folder = Esto es una carpeta, no el archivo de una partida.
record-no-access = No se puede abrir el archivo.
record-empty = Aquí no hay nada escrito.
record-too-large = El archivo pasa de { $limit } megabytes: demasiado para una partida escrita.
record-encoding = Esto no es texto UTF-8; guarda el archivo como UTF-8 y vuelve a intentarlo.
record-sign = El carácter { $found } no tiene sitio en una partida escrita.
record-not-toml = El archivo no se puede leer a partir de «{ $found }»: lo que hay aquí no es TOML.
record-not-toml-line = La línea se corta demasiado pronto; aquí falta algo.
record-cut = El archivo se corta por la mitad; le falta el final.
record-nested = Tantos corchetes o puntos unos dentro de otros no caben en una partida escrita.
record-long-number = Un número tan largo no cabe en una partida escrita.
record-crowded = Tantos valores no tienen sitio en una partida escrita.

## Las claves y su tipo

record-key-missing = Aquí falta la clave { $name }.
record-want-integer = «{ $name }» lleva números enteros, no { $found }.
record-want-text = «{ $name }» lleva texto entre comillas, no { $found }.
record-want-list = «{ $name }» lleva una lista entre corchetes, no { $found }.
record-want-table = «{ $name }» lleva claves y valores entre llaves, no { $found }.
record-want-tables = «{ $name }» lleva secciones que empiezan cada una con [[{ $name }]], no { $found }.
record-number = { $found } se sale de todo límite para { $name }.
record-text-long = El texto de { $name } es demasiado largo; como mucho { $limit } caracteres.

## Lo que dicen las claves

record-format = Esta versión de Tabbe lee archivos del formato { $known }, no { $found }.
record-game = No hay ningún juego «{ $found }»; elige entre { $known }, o añade un [ruleset].
record-game-other = El juego se llama «{ $found }» aquí, pero «{ $ruleset }» en el [ruleset].
record-version-other = La versión es { $found } aquí, pero { $ruleset } en el [ruleset].
record-ruleset = El [ruleset] se llama { $game }, pero se juega de otro modo que el juego de ese nombre en Tabbe.
record-players = El número de jugadores es { $found }, pero este juego es para { $fewest } a { $most }.
record-players-exact = El número de jugadores es { $found }, pero este juego es para { $fewest } justos.
record-name-empty = Un jugador no tiene nombre.
record-name-long = Un nombre es demasiado largo; como mucho { $limit } caracteres.
record-name-sign = El nombre «{ $found }» tiene caracteres que no se pueden mostrar.
record-teams = Los equipos son "pairs" (cuatro o seis jugadores) o "threes" (seis jugadores), no «{ $found }» con { $players }.
record-date = Una fecha se escribe como 2026-08-01, no «{ $found }».
record-per-seat = «{ $name }» necesita un número para cada uno de los { $players } jugadores, no { $found }.
record-no-deals = No hay ninguna mano escrita; cada una empieza con [[deals]].
record-deals-many = Un archivo contiene { $limit } manos como mucho, no { $found }.
record-dealer = No hay asiento { $found }; reparte uno de 0 a { $last }.
record-deck = Cartas del mazo: { $found }; se juega con { $wanted }.
record-moves-many = La mano { $deal } tiene demasiadas jugadas; { $limit } como mucho.
record-key-twice = Esta clave aparece aquí por segunda vez.
record-teams-drop-out = No hay equipos en un juego del que los jugadores van saliendo uno a uno.

## Jugadas y puntos

record-move = Mano { $deal }, jugada { $move }: { $what }
record-illegal-move = Mano { $deal }, jugada { $move } ({ $played }): { $what }
record-legal = Aquí vale: { $moves }.
record-legal-some = Aquí vale, entre otras cosas: { $moves }.
record-illegal-over = Mano { $deal }, jugada { $move }: La mano había terminado tras { $count } jugadas.
record-illegal-early = { $count ->
        [one] La mano { $deal } está contada, pero no ha terminado tras su única jugada.
       *[other] La mano { $deal } está contada, pero no ha terminado tras sus { $count } jugadas.
    }
record-illegal-unfinished = La mano { $deal } se interrumpe, pero la sigue otra.
record-illegal-dealer = Mano { $deal }: El jugador del asiento { $dealer } está fuera y no puede repartir.
record-illegal-match-over = Mano { $deal }: La partida había terminado tras la mano { $last }; quedan muy pocos jugadores.
record-illegal-scores = Mano { $deal }: Los puntos escritos son { $found }, pero las jugadas dan { $right }.
record-illegal-totals = Los totales escritos son { $found }, pero las manos suman { $right }.
record-hidden-played = Mano { $deal }: Las cartas ocultas se conocen por las jugadas en que salen.
record-hidden-held = Mano { $deal }: Quedan cartas ocultas en las manos, así que nadie puede decir si había que jugar alguna.
record-hidden-table = La mano { $deal } no se puede repasar, porque hay cartas ocultas en la mesa inicial.
record-hidden-undealt = La mano { $deal } no se puede contar, porque hay cartas ocultas que nunca se repartieron.

## Compartir una partida

record-seat = No hay asiento { $found }; los asientos van de 0 a { $last }.
record-names = Hace falta un nombre para cada uno de los { $players } jugadores, no { $found }.
record-earlier = Ya han salido jugadores, así que las manos anteriores también deben constar.
