### The terminal game. A key that ends in -you speaks to the person playing;
### its twin without -you speaks of somebody by name. Counts such as $points and
### $cards arrive as text made by the messages under "Counts".

language-unknown = Tabbe no habla «{ $wanted }»; elige entre { $allowed }.

## Counts

count-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
count-gain =
    { $n ->
        [0] sin puntos
        [one] +{ $n } punto
       *[other] +{ $n } puntos
    }
# After “with”, where a language has a case for it
count-points-with =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
count-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
count-sweeps =
    { $n ->
        [one] { $n } escoba
       *[other] { $n } escobas
    }

## Names

name-you = Tú
name-seat = asiento { $seat }
# Names of the other seats, unless they bring their own
name-seats = Greta, Bruno, Silvia, Ulises, Maya

## The start of a match

play-title = { $game }, { $players } jugadores. Gana quien tenga menos puntos.
play-title-high = { $game }, { $players } jugadores. Gana quien tenga más puntos.
play-opponents = Juegas contra { BOTH($names) }.
play-partners = Juegas con { BOTH($partners) } contra { BOTH($names) }.
play-length-deals =
    { $deals ->
        [one] Una mano, y los puntos deciden.
       *[other] { $deals } manos, y el total decide.
    }
play-length-target = La partida es a { $points }.
play-changes = Reglas cambiadas: { $changes }
play-hint = Responde con el número de una jugada, o ? para ver la ayuda.

## Dealing

deal-heading = Mano { $deal }
deal-heading-of = Mano { $deal } de { $deals }
event-dealt-first-you = Repartes { $cards } a cada uno y pones { $table } en la mesa.
event-dealt-first = { $name } reparte { $cards } a cada uno y pone { $table } en la mesa.
event-dealt-you =
    { $left ->
        [one] Repartes { $cards } a cada uno; queda 1 carta en el mazo.
       *[other] Repartes { $cards } a cada uno; quedan { $left } cartas en el mazo.
    }
event-dealt =
    { $left ->
        [one] { $name } reparte { $cards } a cada uno; queda 1 carta en el mazo.
       *[other] { $name } reparte { $cards } a cada uno; quedan { $left } cartas en el mazo.
    }
event-dealt-last-you = Repartes { $cards } a cada uno, las últimas del mazo.
event-dealt-last = { $name } reparte { $cards } a cada uno, las últimas del mazo.
event-last-cards = { $name }: «¡Últimas!»
event-leads-you = Sales tú.
event-leads = Sale { $name }.
event-pictures = Las figuras de la mesa se apartan: { CARDS($cards) }.
event-resumed = El servidor estuvo un rato fuera; mientras tanto no corrió ningún reloj.

## Play

event-crept-you = Te deslizas con { THE($card) }.
event-crept = { $name } se desliza con { THE($card) }.
event-laid-you = Dejas { THE($card) } en la mesa.
event-laid = { $name } deja { THE($card) } en la mesa.
event-captured-you = Te llevas { CARDS($cards) } con { THE($card) }: { $points }.
event-captured = { $name } se lleva { CARDS($cards) } con { THE($card) }: { $points }.
event-cleared-you = Limpias la mesa con { THE($card) } y te llevas { CARDS($cards) }: { $points }.
event-cleared = { $name } limpia la mesa con { THE($card) } y se lleva { CARDS($cards) }: { $points }.
event-built-you = Pones { THE($card) } con { CARDS($cards) }: «Construyo { VALUE($value) }».
event-built = { $name } pone { THE($card) } con { CARDS($cards) }: «Construyo { VALUE($value) }».
event-built-mere-you = Pones { THE($card) } con { CARDS($cards) }: «Cierro { VALUE($value) }».
event-built-mere = { $name } pone { THE($card) } con { CARDS($cards) }: «Cierro { VALUE($value) }».
event-raised-you = Subes { CARDS($cards) } con { THE($card) }: «Construyo { VALUE($value) }».
event-raised = { $name } sube { CARDS($cards) } con { THE($card) }: «Construyo { VALUE($value) }».
event-raised-mere-you = Subes { CARDS($cards) } con { THE($card) }: «Cierro { VALUE($value) }».
event-raised-mere = { $name } sube { CARDS($cards) } con { THE($card) }: «Cierro { VALUE($value) }».
event-swept-you = ¡Escoba! Te apuntas { $points }.
event-swept = ¡Escoba! { $name } se apunta { $points }.
event-swept-double-you = ¡Escoba doble! Te apuntas { $points }.
event-swept-double = ¡Escoba doble! { $name } se apunta { $points }.
event-swept-free = ¡Escoba!
event-paid-you = Te descuentas { $points }.
event-paid = { $name } se descuenta { $points }.
event-laid-sweep = ¡Bordstabbe!
announce = «Escoba con { RANKS($ranks) }».
announce-dealer = { $name }: «Escoba con { RANKS($ranks) }».

## Your turn

turn-table = Mesa: { $cards }
turn-table-empty = La mesa está vacía.
turn-hand = Tus cartas: { $cards }
build-shown-you = [{ $cards } = { $value }, tuya]
build-shown = [{ $cards } = { $value }, { $name }]
build-shown-locked-you = [{ $cards } = { $value } cerrada, tuya]
build-shown-locked = [{ $cards } = { $value } cerrada, { $name }]
turn-sweep = Escoba forzosa: tienes que llevarte toda la mesa.
move-creep = { $card } se desliza
move-lay = { $card } se deja en la mesa
move-take = { $card } se lleva { $cards }: { $points }
move-card-value = { $card } como { $value }
move-sweep = { $card } se lleva { $cards }, escoba: { $points }
move-double = { $card } se lleva { $cards }, escoba doble: { $points }
move-build = { $card } construye { $value } con { $cards }
move-mere = { $card } construye { $value } cerrada: { $cards }
move-merge = { $card } une en { $value } cerrada: { $cards }
move-raise = { $card } sube { $build } a { $value }
move-raise-with = { $card } sube { $build } a { $value } con { $cards }
move-raise-mere = { $card } sube a { $value } cerrada: { $cards }
move-clear = { $card } limpia la mesa, { $cards }: { $points }
move-clear-sweep = { $card } limpia la mesa, { $cards }, escoba: { $points }
move-more = Hay más jugadas que estas; nombra una carta para ver todas las suyas.
move-more-ways = Hay más formas que estas; escribe también las cartas, como en { $move }.
prompt-move = Tu jugada:
prompt-next = Pulsa Intro para la mano siguiente:
prompt-end = Pulsa Intro para dejar la mesa:

## Answers

answer-empty = Responde con el número de una jugada, una carta, o ? para ver la ayuda.
answer-number =
    { $count ->
        [one] Solo hay una jugada; responde 1.
       *[other] Elige un número del 1 al { $count }.
    }
answer-choose = { $card } puede hacer más de una cosa. Elige una:
answer-choose-card = Eso puede ser más de una carta. Elige una:
answer-over = Esta mano ha terminado; pulsa Intro para seguir.
answer-hint = Una jugada es un número de la lista, una carta como { $card }, o ? para ver la ayuda.

## Commands

# The words people may type, the first one shown in the help; English words always work too
word-help = ayuda
word-table = mesa
word-hand = cartas, mano
word-moves = jugadas
word-why = porqué
word-hint = pista, pistas
word-undo = deshacer
word-log = registro
word-score = puntos, marcador
word-rules = reglas
word-words = palabras
word-save = guardar
word-quit = salir, fin
help-intro = Responde con una de estas cosas:
help-line = { $word }: { $what }
help-number = 1, 2, 3 …: hacer la jugada que lleva ese número
help-card = { $card }: jugar esa carta, cuando solo puede hacer una cosa
help-notation = { $move }: jugar una carta y decir qué se lleva
help-table = la mesa carta por carta, y los montones
help-hand = tus cartas y lo que valen
help-moves = la mesa, tus cartas y tus jugadas otra vez
help-why = qué puede y qué debe hacer cada una de tus cartas, y por qué
help-hint = las mejores jugadas, y por qué; { $word } 5 da hasta cinco
help-undo = retirar tu última jugada, mientras no se repartan más cartas
help-log = todas las jugadas de esta mano
help-score = los puntos hasta ahora
help-rules = las reglas de este juego en breve
help-words = las cartas con palabras o con signos
help-save = escribir la partida en un archivo
help-quit = dejar la partida
words-on = Ahora las cartas se escriben con palabras.
words-off = Ahora las cartas se escriben con signos.

## What may and must be played

why-sweep-hand = La escoba es forzosa: quien tenga una carta que limpie la mesa debe jugar una así.
why-sweep-card = Una carta que puede limpiar la mesa debe limpiarla cuando se juega.
why-capture-card = Una carta que puede llevarse algo debe hacerlo; en su lugar se puede jugar una que no se lleve nada.
why-capture-hand = Quien puede llevarse algo debe hacerlo.
why-capture-optional = Nadie está obligado a llevarse nada.
why-extent-any = Tú decides cuánto se lleva una carta.
why-extent-maximal = Una carta se lleva todo lo que cuadra; si varias sumas comparten una carta, eliges entre ellas.
why-extent-maximum = Una carta se lleva el mayor número de cartas que pueda.
why-card-creep = { $card } no se lleva nada y puede deslizarse.
why-card-lay = { $card } no se lleva nada y se puede dejar en la mesa.
why-card-take = { $card } se lleva { $cards }.
why-card-choice = { $card } puede llevarse cartas de { $count } maneras.
why-card-sweep = { $card } hace escoba.
why-card-build =
    { $count ->
        [one] { $card } puede construir.
       *[other] { $card } puede construir de { $count } maneras.
    }
why-card-last = { $card } es tu última carta para { CARDS($builds) } y solo se puede jugar para llevársela.
why-card-barred-sweep = { $card } tiene que esperar, porque otra carta hace escoba.
why-card-barred-capture = { $card } tiene que esperar, porque otra carta se lleva algo.
why-card-barred-duty = { $card } tiene que esperar, porque tu construcción obliga a llevarse algo.
why-duty = Tienes { CARDS($builds) }, así que debes llevarte algo y no puedes construir ni dejar una carta.
why-duty-lapsed = Tus cartas no pueden cumplir lo que pide { CARDS($builds) }, así que este turno eres libre.

## Hand and table on demand

hand-card = { CARD($card) }: vale { $value } desde la mano
hand-card-points = { CARD($card) }: vale { $value } desde la mano, { $points } para quien se la lleve
hand-values = { $low } o { $high }
table-card = { CARD($card) }: { $value }
table-card-points = { CARD($card) }: { $value }, { $points } para quien se la lleve
table-build = { $build }: se la lleva { RANKS($ranks) }.
table-build-locked = { $build }: se la lleva { RANKS($ranks) }; cerrada, así que nadie puede subirla.
table-batch-you = Tanda { $batch } de { $batches }; repartes tú.
table-batch = Tanda { $batch } de { $batches }; reparte { $name }.
table-heaps = Apartadas: { CARDS($cards) }.
table-last-capture-you = Tú te llevaste cartas por última vez.
table-last-capture = { $name } se llevó cartas por última vez.
table-pile-you = Te has llevado { $cards } y has hecho { $sweeps }.
table-pile = { $name } se ha llevado { $cards } y ha hecho { $sweeps }.

## Taking back, log, saving, leaving

undo-done = Jugada retirada.
undo-nothing = No tienes ninguna jugada que retirar en esta mano.
undo-redealt = Se han repartido cartas desde tu última jugada, así que queda hecha.
log-empty = Todavía no se ha jugado nada en esta mano.
log-batch = Tanda { $batch }: { $moves }
save-done = La partida está escrita en { $file }.
save-done-hidden = La partida está escrita en { $file }, sin las cartas que no has visto.
save-name-missing = Di dónde escribirla, por ejemplo: { $word } partida.tabbe
save-exists = { $file } ya existe; elige otro nombre.
save-failed = No se puede escribir { $file }: { $reason }.
quit-done = Dejas la partida.
input-ended = No llegan más respuestas, así que la partida acaba aquí.

## The end of a deal

event-residue-you = Lo que queda es para ti, que te llevaste las últimas: { $cards } ({ $points }).
event-residue = Lo que queda es para { $name }, que se llevó las últimas: { $cards } ({ $points }).
event-residue-nobody = Nadie se llevó nada, así que lo que queda no es para nadie: { $cards }.
event-residue-hidden-you = Lo que sobra en el mazo también es para ti: { $cards }.
event-residue-hidden = Lo que sobra en el mazo también es para { $name }: { $cards }.
result-heading = La mano { $deal } ha terminado
result-player = Jugador
result-spades = Picas
result-aces = Ases
result-storan = Storan
result-lillan = Lillan
result-sweeps = Escobas
result-line = { $name }: { $parts }.
result-bonus = Extra
result-deal = Mano
result-total = Total
result-side = { BOTH($names) }: { $points } en total
result-won = Cartas ganadas: { $counts }.
result-won-suit = De ellas, { SUIT($suit) }: { $counts }.
result-most-you = Tú tienes más: { $points }.
result-most = { $name } tiene más: { $points }.
result-tied-none = Hay empate, así que nadie se apunta { $points }.
result-tied-carry = Hay empate: { $points } para la mano siguiente.
result-tied-split = Hay empate: { $points } a repartir.
result-last-you = La última baza es tuya: { $points }.
result-last = La última baza es de { $name }: { $points }.
result-cancelled = Todos han hecho escoba, así que cada uno anula { $sweeps }.
result-scoring = Cartas que cuentan:
result-sum = Entre todos { $points }, como debe ser.
score-running = Hasta ahora en esta mano, sin lo que hay en la mesa:

## The end of a match

end-over = La partida ha terminado.
end-extra = Hay empate, así que decide una mano más.
end-past-high = Más de uno ha llegado a { $points }; gana el total más alto.
end-past-closest = Más de uno ha llegado a { $points }; gana el más cercano.
end-past-lose = Más de uno ha llegado a { $points }; gana el total más bajo.
end-won-you = ¡Ganas con { $points }!
end-won = { $name } gana con { $points }.
end-won-team-you = ¡Ganas junto con { BOTH($names) }, con { $points }!
end-won-team = { BOTH($names) } ganan con { $points }.
end-shared-you = Compartes la victoria con { BOTH($names) }: { $points }.
end-shared = { BOTH($names) } comparten la victoria con { $points }.
end-out-you = Has llegado a { $points } y quedas fuera.
end-out = { $name } ha llegado a { $points } y queda fuera.
end-seed = La semilla { $seed } reparte otra vez las mismas cartas.

## The rules in short

rules-aim-low = Gana quien tenga menos puntos.
rules-aim-high = Gana quien tenga más puntos.
rules-values = Las cartas valen su número, jota 11, reina 12, rey 13. Un as vale { $ace } desde la mano y 1 en la mesa.
rules-values-pairs = Las cartas valen su número; jota, reina y rey solo se llevan a sus iguales. Un as vale { $ace } desde la mano y 1 en la mesa.
rules-values-two = Desde la mano, el dos de picas vale { $value }.
rules-values-ten = Desde la mano, el diez de diamantes vale { $value }.
rules-sweep = Una escoba cuenta { $points } para quien la hace.
rules-sweep-none = Las escobas no cuentan.
rules-sweep-paid = Una escoba cuenta { $points } para quien la hace, y el jugador anterior se descuenta otro tanto.
rules-sweep-paid-lone = Una escoba cuenta { $points } para quien la hace; si solo había una carta en la mesa, el jugador anterior se descuenta { $less }.
rules-double-twin = Llevarse una carta sola con su gemela de la otra baraja cuenta { $points }.
rules-double-match = Llevarse una carta sola con otra del mismo valor cuenta { $points }.
rules-sweep-cancel = Las escobas que tienen todos se anulan antes de contar.
rules-sweep-late = Las escobas con las últimas cartas del mazo no cuentan.
rules-sweep-stop = Cuando alguien llega a { $points }, las escobas ya no cuentan en las manos siguientes.
rules-pictures = Antes de repartir otra vez, las jotas, reinas y reyes de la mesa se apartan para quien se lleve las últimas cartas.
rules-residue = Lo que queda al final es para quien se llevó las últimas cartas.
rules-points = Puntos: cada pica { $spade }, cada as { $ace }, el dos de picas { $two }, el diez de diamantes { $ten }.
rules-points-plain = Puntos: cada as { $ace }, el dos de picas { $two }, el diez de diamantes { $ten }.
rules-points-ace-spades = El as de picas cuenta { $points }.
rules-majority = Más cartas { $cards }, más { SUIT($suit) } { $suited }, última baza { $last }.
rules-majority-plain = Más cartas { $cards }, más { SUIT($suit) } { $suited }.
rules-tied-none = Si hay empate, nadie se apunta esos puntos.
rules-tied-carry = Si hay empate, esos puntos esperan a la mano siguiente.
rules-tied-split = Si hay empate, esos puntos se reparten.
rules-bordstabbe = Si todas las cartas de la primera mesa son del mismo valor, quien sale se descuenta { $points }.
rules-last-card = La última carta de una mano no hace escoba.
rules-pictures-opening = También de la primera mesa se apartan jotas, reinas y reyes.
rules-out = Quien llega a { $points } queda fuera; los demás siguen, y gana el último que quede.
rules-target-low = La partida termina cuando alguien pasa de { $points }.
rules-target = La partida termina cuando alguien llega a { $points }.
rules-past-high = Si llegan varios, gana el más alto.
rules-past-closest = Si llegan varios, gana el más cercano.
rules-past-lose = Quien llega ha perdido; gana el total más bajo.
rules-past-exact = Hay que acertarlo justo; una mano que lo pasa no cuenta.
rules-tie-shared = El empate final se comparte.
rules-tie-extra_deal = El empate final se decide con una mano más.
rules-tie-most_spades = El empate final es de quien tenga más picas en la última mano.
rules-builds-single = Se puede construir: tu carta se une a cartas de la mesa, y juntas suman el valor de otra carta de tu mano.
rules-builds-multiple = { rules-builds-single } Varios grupos del mismo valor forman una construcción cerrada.
rules-builds-taken = Una construcción se lleva entera quien tenga una carta de su valor.
rules-builds-one = Una construcción usa una sola carta o construcción de la mesa.
rules-raise-others = Otro jugador puede subir una construcción que no esté cerrada, y entonces es suya.
rules-raise-any = Cualquiera, también su dueño, puede subir una construcción que no esté cerrada, y entonces es suya.
rules-raise-none = Las construcciones no se suben.
rules-onto-merge = Si sube a un valor ya construido, se une a esa construcción.
rules-onto-keep = Si sube a un valor ya construido, puede quedar aparte.
rules-onto-refuse = No se puede subir una construcción a un valor ya construido.
rules-mere-others = Los demás también pueden añadir a una construcción cerrada.
rules-mere-own = Solo su dueño puede añadir a una construcción cerrada.
rules-duty-capture_each_turn = Quien tiene una construcción debe llevarse algo en cada turno, sin construir ni dejar cartas; la última carta que puede llevársela queda reservada.
rules-duty-mere_only = Quien tiene una construcción cerrada debe llevarse algo en cada turno, sin construir ni dejar cartas; la última carta que puede llevársela queda reservada.
rules-duty-none = Tener una construcción no obliga a nada.
rules-five = El cinco de picas puede limpiar la mesa, construcciones incluidas.
rules-five-free = Limpiar así la mesa no es escoba.
