### Entornos para la investigación.

env-deals = Una mano no se puede jugar en { $deals } copias; hace falta un número entero desde 1.
env-rewards = Las recompensas se dan como final o falling, no como { $rewards }.
env-threads = No se pueden usar { $threads } hilos; hace falta un número entero desde 1.
env-shape = Las acciones deben ser una fila de { $deals } números enteros, uno por mano.
env-action-many = La acción { $action } no está permitida en la mano { $deal }; no se ha jugado nada, y las máscaras muestran lo que se puede.
env-action = La acción { $action } no está permitida ahora; la máscara muestra lo que se puede.
env-move = { $move } no es una jugada permitida para quien tiene el turno.
env-path = El camino se corta antes de completar una jugada.
env-spectator = La vista de un espectador no se puede observar; tome la de un jugador.
env-seat = No hay asiento { $seat }; los asientos van de 0 a { $last }.
env-missing = Falta { $package }; instálelo con pip install «{ $extra }».
env-bots = Hay { $bots } robots para { $seats } asientos más; dé uno para cada uno, o uno para todos.
env-way = Las observaciones se dan como array o dict, y las acciones ilegales con replace o raise, no { $given }.
env-chance = El azar está repartiendo; hay vista cuando le toca a un asiento.
env-redeal = No se encontró otra mano en la que todo lo jugado hubiera podido jugarse.
