### Páginas que cualquiera puede leer sin scripts: reglas, palabras, cómo se juega, qué es Tabbe.

public-site = Juega al Krypkasino y a sus parientes en el navegador, contra bots o con amigos: gratis, sin cuenta y sin publicidad.
public-picture = Un abanico de cartas sobre un tapete verde
public-scripts = La mesa necesita scripts. Esto se lee sin ellos:
public-languages = En otros idiomas
public-language = Español
public-rules = Las reglas: { $game }
public-rules-all = Las reglas del Krypkasino, del Kasino y de sus parientes, en frases sencillas y con ejemplos.
public-words = Lo que dicen los jugadores y lo que quieren decir: deslizarse, escoba, construcción, storan y las demás palabras del juego.
public-players = Para { $players } jugadores.
public-replay = { $game }: { BOTH($names) }
public-replay-what = { $scores }. Todas las manos y todas las jugadas de la partida, para volver a verlas.
public-play = Jugar a este juego
public-record = La partida como archivo de texto
public-invited = Te invitan a una mesa
public-failed-title = Algo ha fallado

## Sobre Tabbe

public-about-what = Tabbe es un sitio para jugar al Krypkasino, el casino sueco en el que conviene no llevarse puntos, y a sus parientes de Escandinavia y de más lejos. En Suecia a la escoba la llaman tabbe.
public-about-free = Es gratis, no tiene publicidad ni pide cuenta. No se carga nada de otra parte.
public-about-fair = Nadie puede elegir las cartas. El servidor se compromete con un secreto, cada jugador añade algo, y después cualquiera puede calcular de nuevo la baraja y ver que se repartió limpiamente.
public-about-bots = Los bots saben lo que sabría el jugador de su sitio y nada más. Unos son principiantes; el más fuerte repasa muchos repartos que encajan con lo que ha visto.
public-about-else = Los mismos juegos se pueden jugar en un terminal, arbitrar, simular y estudiar con el programa del mismo nombre. Es de código abierto, con licencia MIT.

## Cómo se juega en la página

public-help-what = Elegir y jugar cartas, pistas, amigos, teclas: cómo funciona la mesa del navegador.
public-help-table = En la mesa
public-help-start = La primera página es una mesa con las cartas ya repartidas, contra bots. El menú lleva a otros juegos, números de jugadores y reglas.
public-help-card = Elige una carta pulsándola, con su número en el teclado o arrastrándola a la mesa. Lo que puede llevarse queda marcado.
public-help-ways = Si una carta puede llevarse cosas de varias formas, se muestra cada una con sus cartas y su precio, y nada se juega hasta que eliges. Pulsa cartas de la mesa para reducir las opciones.
public-help-duty = Lo que tienes que hacer, por ejemplo una escoba forzosa, se dice encima de tu mano. Una carta que debe esperar lleva una barra abajo y dice por qué cuando la eliges.
public-help-hint = Una pista nombra las mejores jugadas y sus razones; las pistas se cuentan. Contra bots puedes retirar jugadas.
public-help-friends = Los amigos llegan con un enlace, con una imagen que se escanea o con un código corto que se puede leer en voz alta. Solo necesitan un nombre. Quien pierde la línea recupera su sitio.
public-help-after = Después
public-help-count = Una mano se cuenta fila por fila con sus cartas, y la mesa te espera. Después de una partida se puede volver a ver cada jugada, con lo que costó, compartirla con un enlace o guardarla como archivo.
public-help-ears = Teclas y oídos
public-help-keys = Todo se puede hacer solo con teclas y seguir con un lector de pantalla. La tecla «?» abre la lista de teclas, donde se puede cambiar cada una.

## Palabras del juego

public-word-creep = Deslizarse
public-word-creep-is = Jugar una carta que no se lleva nada y se queda en la mesa.
public-word-take = Llevarse
public-word-take-is = Jugar una carta por otras del mismo valor, solas o sumadas; todas van al montón propio.
public-word-outcome = Una forma de llevarse
public-word-outcome-is = Las cartas que se llevan de una vez; si varias sumas comparten una carta, hay varias formas.
public-word-sweep = Escoba
public-word-sweep-is = Llevarse cartas dejando la mesa vacía.
public-word-double = Escoba doble
public-word-double-is = Una carta sola en la mesa que se lleva su gemela, si el juego lo tiene.
public-word-forced = Escoba forzosa
public-word-forced-is = La obligación de hacer escoba cuando una carta de la mano puede.
public-word-storan = Storan
public-word-storan-is = El diez de diamantes.
public-word-lillan = Lillan
public-word-lillan-is = El dos de picas.
public-word-batch = Tanda
public-word-batch-is = Las cartas entre dos repartos; la última se canta «últimas».
public-word-deal = Mano
public-word-deal-is = Una vuelta a la baraja, que se cuenta al final.
public-word-heap = Apartadas
public-word-heap-is = Figuras que salen de la mesa entre tandas; son para quien se lleva las últimas.
public-word-residue = Lo que queda
public-word-residue-is = Cartas en la mesa tras la última jugada; son para quien se llevó las últimas.
public-word-build = Construcción
public-word-build-is = Una carta de la mano y cartas de la mesa que suman el valor de otra carta de la mano.
public-word-mere = Construcción cerrada
public-word-mere-is = Una construcción de varios grupos del mismo valor; está cerrada y no se puede subir.
public-word-twin = Gemela
public-word-twin-is = La misma carta de la otra baraja.
