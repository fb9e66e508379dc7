### Los bots entre sí, y programas de fuera como bots.

## Por qué un programa no sigue jugando en una mano

forfeit-missing = No se puede iniciar el programa: { $what }.
forfeit-gone = El programa ha terminado: { $what }.
forfeit-silent = El programa no respondió a tiempo ({ $what }).
forfeit-long = El programa escribió una línea sin fin.
forfeit-nonsense = El programa escribió algo que no es una respuesta: { $what }
forfeit-version = El programa habla la versión { $what } del protocolo, no la 1.
forfeit-unasked = El programa respondió sin que se le preguntara: { $what }
forfeit-illegal = El programa eligió una jugada que no se puede hacer: { $what }
