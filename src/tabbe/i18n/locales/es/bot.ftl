### Bots que buscan.

bad-bot-budget = El bot { $name } piensa por ms o por samples; indica solo uno de los dos.
bad-bot-path = Escribe dónde está el programa, por ejemplo exec:./mibot.
bad-bot-program = No se puede iniciar el programa «{ $name }» ({ $why }); escribe dónde está, por ejemplo exec:./mibot.
bad-level = No hay ningún nivel «{ $name }»; elige uno de { $known }.
not-on-turn = Solo quien tiene el turno puede hacer valorar sus jugadas.
bad-view = Esta vista no puede ser: { $field } está vacío o no corresponde a { $players } jugadores; pásala tal como es.
bad-view-game = Esta vista no puede ser: sus sucesos no son los de una mano según sus reglas ({ $game }); pásala tal como es.
bad-budget = El presupuesto «{ $budget }» no es posible; samples es un número entero desde 1 y ms un número mayor que 0.
bad-appraisal-seed = La semilla «{ $seed }» no es posible; es un número entero.
bad-appraisal-threads = La búsqueda no puede usar «{ $threads }» hilos; indica un número entero de 1 a { $most }.
solve-too-early =
    Solo se puede resolver la última tanda, y { $batches ->
        [one] todavía queda una
       *[other] todavía quedan { $batches }
    } por hacer.
bad-solve-limit = El límite { $name } no puede ser «{ $value }»; es un número entero desde 1.
solve-too-large = { $limit ->
        [worlds] Las cartas ocultas pueden estar repartidas de más de { $most } maneras; aumenta most_worlds, o resuelve el final cuando queden menos cartas.
        [nodes] Este final tiene más de { $most } posiciones; aumenta most_nodes, o resuélvelo cuando queden menos cartas.
        [moves] Una posición de este final tiene más de { $most } jugadas permitidas; resuélvelo cuando queden menos cartas.
       *[plies] Este final dura más de { $most } jugadas; resuélvelo cuando queden menos cartas.
    }
