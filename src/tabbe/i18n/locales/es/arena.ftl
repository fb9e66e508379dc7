### Los bots entre sí, y programas de fuera como bots.

## Por qué un programa no sigue jugando en una mano

forfeit-missing = No se puede iniciar el programa: { $what }.
forfeit-gone = El programa ha terminado: { $what }.
forfeit-silent = El programa no respondió a tiempo ({ $what } s).
forfeit-long = El programa escribió una línea sin fin.
forfeit-nonsense = El programa escribió algo que no es una respuesta: { $what }
forfeit-version = El programa habla la versión { $what } del protocolo, no la 1.
forfeit-unasked = El programa respondió sin que se le preguntara: { $what }
forfeit-illegal = El programa eligió una jugada que no se puede hacer: { $what }
bot-forfeit = { $name } lo juega un programa que ha abandonado esta mano, así que sigue greedy. { $why }

## Series que no pueden ser

bad-precision = El error típico deseado es un número mayor que 0, no { $number }.
no-margin = Todos los bandos tienen los mismos bots, así que no hay margen ni error típico que alcanzar; indica solo un número de barajas.
bad-backend = No hay ningún motor «{ $name }»; elige uno de { $known }, los clústeres con dirección si hace falta (dask:tcp://host:8786).
backend-missing = El motor { $name } necesita el paquete de Python { $package }, que no está instalado.
bad-ladder = Una escala pide dos bots distintos o más, cada uno indicado una vez.
bad-ladder-teams = Con los equipos «{ $teams }» entre { $players }, los dos bots de cada par juegan en el mismo bando y ninguno puede llevar ventaja; para una escala valen los tríos, o cada uno por su cuenta.
arena-file-other = { $file } no es un archivo de la arena y se deja como está.
arena-file-busy = Otra ejecución está escribiendo en { $file }; espera a que termine o indica otro archivo.
arena-file-format = { $file } está escrito en el formato { $format }, que esta versión no puede continuar.
arena-file-settings = { $file } pertenece a otra serie: { $setting } es allí { $found } y aquí { $wanted }.
arena-file-program = { $file } lo jugaron los bots de Tabbe { $found }, y este es { $wanted }, cuyos bots pueden jugar de otro modo; indica un archivo nuevo.
arena-file-line = La línea { $line } de { $file } no contiene ninguna mano de esta serie; otra persona ha cambiado el archivo.
