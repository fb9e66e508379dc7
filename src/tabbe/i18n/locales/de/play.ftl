### The terminal game. A key that ends in -you speaks to the person playing;
### its twin without -you speaks of somebody by name. Counts such as $points and
### $cards arrive as text made by the messages under "Counts".

language-unknown = Tabbe spricht kein „{ $wanted }“; zur Wahl stehen { $allowed }.

## Counts

count-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
count-gain =
    { $n ->
        [0] keine Punkte
        [one] +{ $n } Punkt
       *[other] +{ $n } Punkte
    }
# After “with”, where a language has a case for it
count-points-with =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkten
    }
count-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
count-sweeps =
    { $n ->
        [one] { $n } Tabbe
       *[other] { $n } Tabben
    }

## Names

name-you = Du
name-seat = Platz { $seat }
# Names of the other seats, unless they bring their own
name-seats = Greta, Bodo, Silke, Ulf, Maja

## The start of a match

play-title = { $game }, { $players } Spieler. Wer die wenigsten Punkte hat, gewinnt.
play-title-high = { $game }, { $players } Spieler. Wer die meisten Punkte hat, gewinnt.
play-opponents = Du spielst gegen { BOTH($names) }.
play-partners = Du spielst mit { BOTH($partners) } gegen { BOTH($names) }.
play-length-deals =
    { $deals ->
        [one] Eine Runde, dann entscheiden die Punkte.
       *[other] { $deals } Runden, dann entscheidet die Summe.
    }
play-length-target = Die Partie geht bis { $points }.
play-changes = Geänderte Regeln: { $changes }
play-hint = Antworte mit der Nummer eines Zuges, oder ? für Hilfe.

## Dealing

deal-heading = Runde { $deal }
deal-heading-of = Runde { $deal } von { $deals }
event-dealt-first-you = Du gibst jedem { $cards } und legst { $table } auf den Tisch.
event-dealt-first = { $name } gibt jedem { $cards } und legt { $table } auf den Tisch.
event-dealt-you =
    { $left ->
        [one] Du gibst jedem { $cards }; im Stapel bleibt 1 Karte.
       *[other] Du gibst jedem { $cards }; im Stapel bleiben { $left } Karten.
    }
event-dealt =
    { $left ->
        [one] { $name } gibt jedem { $cards }; im Stapel bleibt 1 Karte.
       *[other] { $name } gibt jedem { $cards }; im Stapel bleiben { $left } Karten.
    }
event-dealt-last-you = Du gibst jedem { $cards }, die letzten im Stapel.
event-dealt-last = { $name } gibt jedem { $cards }, die letzten im Stapel.
event-last-cards = { $name }: „Letzte Karten!“
event-leads-you = Du spielst aus.
event-leads = { $name } spielt aus.
event-pictures = Die Bilder auf dem Tisch kommen beiseite: { CARDS($cards) }.
event-resumed = Der Server war eine Weile weg; solange lief keine Uhr.

## Play

event-crept-you = Du schleichst mit { THE($card) }.
event-crept = { $name } schleicht mit { THE($card) }.
event-laid-you = Du legst { THE($card) } ab.
event-laid = { $name } legt { THE($card) } ab.
event-captured-you = Du nimmst { CARDS($cards) } mit { THE($card) }: { $points }.
event-captured = { $name } nimmt { CARDS($cards) } mit { THE($card) }: { $points }.
event-cleared-you = Du räumst den Tisch mit { THE($card) } und nimmst { CARDS($cards) }: { $points }.
event-cleared = { $name } räumt den Tisch mit { THE($card) } und nimmt { CARDS($cards) }: { $points }.
event-built-you = Du baust mit { THE($card) } auf { CARDS($cards) }: „Ich baue { VALUE($value) }.“
event-built = { $name } baut mit { THE($card) } auf { CARDS($cards) }: „Ich baue { VALUE($value) }.“
event-built-mere-you = Du baust mit { THE($card) } auf { CARDS($cards) }: „Ich baue { VALUE($value) } fest.“
event-built-mere = { $name } baut mit { THE($card) } auf { CARDS($cards) }: „Ich baue { VALUE($value) } fest.“
event-raised-you = Du erhöhst { CARDS($cards) } mit { THE($card) }: „Ich baue { VALUE($value) }.“
event-raised = { $name } erhöht { CARDS($cards) } mit { THE($card) }: „Ich baue { VALUE($value) }.“
event-raised-mere-you = Du erhöhst { CARDS($cards) } mit { THE($card) }: „Ich baue { VALUE($value) } fest.“
event-raised-mere = { $name } erhöht { CARDS($cards) } mit { THE($card) }: „Ich baue { VALUE($value) } fest.“
event-swept-you = Tabbe! Du bekommst { $points }.
event-swept = Tabbe! { $name } bekommt { $points }.
event-swept-double-you = Doppeltabbe! Du bekommst { $points }.
event-swept-double = Doppeltabbe! { $name } bekommt { $points }.
event-swept-free = Tabbe!
event-paid-you = Du darfst { $points } abziehen.
event-paid = { $name } darf { $points } abziehen.
event-laid-sweep = Bordstabbe!
announce = „Tabbe für { RANKS($ranks) }.“
announce-dealer = { $name }: „Tabbe für { RANKS($ranks) }.“

## Your turn

turn-table = Tisch: { $cards }
turn-table-empty = Der Tisch ist leer.
turn-hand = Hand: { $cards }
build-shown-you = [{ $cards } = { $value }, deiner]
build-shown = [{ $cards } = { $value }, { $name }]
build-shown-locked-you = [{ $cards } = { $value } fest, deiner]
build-shown-locked = [{ $cards } = { $value } fest, { $name }]
turn-sweep = Zwangstabbe: du musst den ganzen Tisch nehmen.
move-creep = { $card } schleicht
move-lay = { $card } wird abgelegt
move-take = { $card } nimmt { $cards }: { $points }
move-card-value = { $card } als { $value }
move-sweep = { $card } nimmt { $cards }, Tabbe: { $points }
move-double = { $card } nimmt { $cards }, Doppeltabbe: { $points }
move-build = { $card } baut { $value } mit { $cards }
move-mere = { $card } baut { $value } fest: { $cards }
move-merge = { $card } vereint zum festen Bau { $value }: { $cards }
move-raise = { $card } erhöht { $build } auf { $value }
move-raise-with = { $card } erhöht { $build } mit { $cards } auf { $value }
move-raise-mere = { $card } erhöht auf { $value } und baut fest: { $cards }
move-clear = { $card } räumt den Tisch, { $cards }: { $points }
move-clear-sweep = { $card } räumt den Tisch, { $cards }, Tabbe: { $points }
move-more = Es gibt mehr Züge als diese; nenne eine Karte, um alle ihre Züge zu sehen.
move-more-ways = Es gibt noch mehr Möglichkeiten; schreib die Karten dazu, etwa { $move }.
prompt-move = Dein Zug:
prompt-next = Weiter zur nächsten Runde mit Enter:
prompt-end = Mit Enter vom Tisch aufstehen:

## Answers

answer-empty = Antworte mit der Nummer eines Zuges, einer Karte, oder ? für Hilfe.
answer-number =
    { $count ->
        [one] Es gibt nur einen Zug; antworte 1.
       *[other] Wähle eine Nummer von 1 bis { $count }.
    }
answer-choose = { $card } kann mehr als eines tun. Wähle eines davon:
answer-choose-card = Das kann mehr als eine Karte bedeuten. Wähle eines davon:
answer-over = Diese Runde ist zu Ende; weiter geht es mit Enter.
answer-hint = Ein Zug ist eine Nummer aus der Liste, eine Karte wie { $card }, oder ? für Hilfe.

## Commands

# The words people may type, the first one shown in the help; English words always work too
word-help = hilfe
word-table = tisch
word-hand = hand
word-moves = züge
word-why = warum
word-hint = tipp, tipps
word-undo = zurück
word-log = verlauf
word-score = stand, punkte
word-rules = regeln
word-words = wörter
word-save = speichern
word-quit = ende, schluss
help-intro = Antworte mit einem davon:
help-line = { $word }: { $what }
help-number = 1, 2, 3 …: den Zug mit dieser Nummer spielen
help-card = { $card }: diese Karte spielen, wenn sie nur eines tun kann
help-notation = { $move }: eine Karte spielen und sagen, was sie nimmt
help-table = der Tisch Karte für Karte, und die Stapel
help-hand = deine Karten und was sie zählen
help-moves = Tisch, Hand und deine Züge noch einmal
help-why = was jede deiner Karten darf und muss, und warum
help-hint = die besten Züge, und warum; { $word } 5 nennt bis zu fünf
help-undo = deinen letzten Zug zurücknehmen, bis neue Karten gegeben werden
help-log = alle Züge dieser Runde
help-score = der Stand bisher
help-rules = die Regeln dieses Spiels in Kürze
help-words = Karten in Wörtern oder als Zeichen
help-save = die Partie in eine Datei schreiben
help-quit = die Partie verlassen
words-on = Karten stehen jetzt in Wörtern.
words-off = Karten stehen jetzt als Zeichen.

## What may and must be played

why-sweep-hand = Es gilt die Zwangstabbe: wer eine Karte hat, die den Tisch räumt, muss eine solche Karte spielen.
why-sweep-card = Eine Karte, die den Tisch räumen kann, muss ihn räumen, wenn sie gespielt wird.
why-capture-card = Eine Karte, die nehmen kann, muss nehmen; stattdessen darf eine Karte gespielt werden, die nichts nimmt.
why-capture-hand = Wer nehmen kann, muss nehmen.
why-capture-optional = Niemand muss nehmen.
why-extent-any = Wie viel eine Karte nimmt, entscheidest du.
why-extent-maximal = Eine Karte nimmt alles, was aufgeht; wo Summen sich eine Karte teilen, wählst du zwischen ihnen.
why-extent-maximum = Eine Karte nimmt so viele Karten, wie sie kann.
why-card-creep = { $card } nimmt nichts und darf schleichen.
why-card-lay = { $card } nimmt nichts und darf abgelegt werden.
why-card-take = { $card } nimmt { $cards }.
why-card-choice = { $card } kann auf { $count } Arten nehmen.
why-card-sweep = { $card } macht eine Tabbe.
why-card-build =
    { $count ->
        [one] { $card } kann bauen.
       *[other] { $card } kann auf { $count } Arten bauen.
    }
why-card-last = { $card } ist deine letzte Karte für { CARDS($builds) } und darf nur gespielt werden, um ihn zu nehmen.
why-card-barred-sweep = { $card } muss warten, denn eine andere Karte macht eine Tabbe.
why-card-barred-capture = { $card } muss warten, denn eine andere Karte nimmt.
why-card-barred-duty = { $card } muss warten, denn dein Bau verlangt, dass du nimmst.
why-duty = Du besitzt { CARDS($builds) } und musst daher etwas nehmen; bauen oder ablegen darfst du nicht.
why-duty-lapsed = Was du für { CARDS($builds) } tun müsstest, kann deine Hand nicht, also bist du diesmal frei.

## Hand and table on demand

hand-card = { CARD($card) }: zählt { $value } aus der Hand
hand-card-points = { CARD($card) }: zählt { $value } aus der Hand, genommen { $points }
hand-values = { $low } oder { $high }
table-card = { CARD($card) }: { $value }
table-card-points = { CARD($card) }: { $value }, genommen { $points }
table-build = { $build }: zu nehmen durch { RANKS($ranks) }.
table-build-locked = { $build }: zu nehmen durch { RANKS($ranks) }; fest, also kann ihn niemand erhöhen.
table-batch-you = Kartengabe { $batch } von { $batches }; gegeben hast du.
table-batch = Kartengabe { $batch } von { $batches }; gegeben hat { $name }.
table-heaps = Beiseite liegen: { CARDS($cards) }.
table-last-capture-you = Du hast zuletzt genommen.
table-last-capture = { $name } hat zuletzt genommen.
table-pile-you = Du hast { $cards } genommen und { $sweeps } gemacht.
table-pile = { $name } hat { $cards } genommen und { $sweeps } gemacht.

## Taking back, log, saving, leaving

undo-done = Der Zug ist zurückgenommen.
undo-nothing = In dieser Runde hast du keinen Zug, den du zurücknehmen kannst.
undo-redealt = Seit deinem letzten Zug wurden neue Karten gegeben, also bleibt er stehen.
log-empty = In dieser Runde wurde noch nichts gespielt.
log-batch = Kartengabe { $batch }: { $moves }
save-done = Die Partie steht jetzt in { $file }.
save-done-hidden = Die Partie steht jetzt in { $file }; Karten, die du nicht gesehen hast, fehlen darin.
save-name-missing = Sag, wohin geschrieben werden soll, zum Beispiel: { $word } partie.tabbe
save-exists = { $file } gibt es schon; wähle einen anderen Namen.
save-failed = { $file } lässt sich nicht schreiben: { $reason }.
quit-done = Du verlässt die Partie.
input-ended = Es kommt keine Eingabe mehr, also endet die Partie hier.

## The end of a deal

event-residue-you = Du hast zuletzt genommen und bekommst den Rest: { $cards } ({ $points }).
event-residue = { $name } hat zuletzt genommen und bekommt den Rest: { $cards } ({ $points }).
event-residue-nobody = Niemand hat genommen, also geht der Rest an niemanden: { $cards }.
event-residue-hidden-you = Auch was im Stapel übrig ist, geht an dich: { $cards }.
event-residue-hidden = Auch was im Stapel übrig ist, geht an { $name }: { $cards }.
result-heading = Runde { $deal } ist zu Ende
result-player = Spieler
result-spades = Pik
result-aces = Asse
result-storan = Storan
result-lillan = Lillan
result-sweeps = Tabben
result-line = { $name }: { $parts }.
result-bonus = Bonus
result-deal = Runde
result-total = Gesamt
result-side = { BOTH($names) }: insgesamt { $points }
result-won = Genommene Karten: { $counts }.
result-won-suit = Davon { SUIT($suit) }: { $counts }.
result-most-you = Du hast die meisten: { $points }.
result-most = { $name } hat die meisten: { $points }.
result-tied-none = Gleich viele, also bekommt niemand { $points }.
result-tied-carry = Gleich viele, also bleibt für die nächste Runde liegen: { $points }.
result-tied-split = Gleich viele, also wird geteilt: { $points }.
result-last-you = Du hast den letzten Stich: { $points }.
result-last = { $name } hat den letzten Stich: { $points }.
result-cancelled = Alle haben eine Tabbe gemacht, also dreht jeder { $sweeps } zurück.
result-scoring = Karten, die zählen:
result-sum = Zusammen { $points }, wie es sein muss.
score-running = Bisher in dieser Runde, ohne das, was auf dem Tisch liegt:

## The end of a match

end-over = Die Partie ist zu Ende.
end-extra = Es steht gleich, also entscheidet noch eine Runde.
end-past-high = Mehr als einer hat { $points } erreicht; die höchste Summe gewinnt.
end-past-closest = Mehr als einer hat { $points } erreicht; wer am nächsten ist, gewinnt.
end-past-lose = Mehr als einer hat { $points } erreicht; die niedrigste Summe gewinnt.
end-won-you = Du gewinnst mit { $points }!
end-won = { $name } gewinnt mit { $points }.
end-won-team-you = Du und { BOTH($names) }, ihr gewinnt mit { $points }!
end-won-team = { BOTH($names) } gewinnen mit { $points }.
end-shared-you = Du teilst dir den Sieg mit { BOTH($names) }, mit { $points }.
end-shared = { BOTH($names) } teilen sich den Sieg mit { $points }.
end-out-you = Du hast { $points } erreicht und bist draußen.
end-out = { $name } hat { $points } erreicht und ist draußen.
end-seed = Der Startwert { $seed } gibt dieselben Karten noch einmal.

## The rules in short

rules-aim-low = Wer die wenigsten Punkte hat, gewinnt.
rules-aim-high = Wer die meisten Punkte hat, gewinnt.
rules-values = Karten zählen ihre Augen, Bube 11, Dame 12, König 13. Ein Ass zählt { $ace } aus der Hand und 1 auf dem Tisch.
rules-values-pairs = Karten zählen ihre Augen; Bube, Dame und König nehmen nur ihresgleichen. Ein Ass zählt { $ace } aus der Hand und 1 auf dem Tisch.
rules-values-two = Aus der Hand zählt Pik Zwei { $value }.
rules-values-ten = Aus der Hand zählt Karo Zehn { $value }.
rules-sweep = Eine Tabbe zählt { $points } für den, der sie macht.
rules-sweep-none = Tabben zählen nichts.
rules-sweep-paid = Eine Tabbe zählt { $points } für den, der sie macht, und der Spieler davor zieht ebenso viel ab.
rules-sweep-paid-lone = Eine Tabbe zählt { $points } für den, der sie macht; lag nur eine Karte auf dem Tisch, zieht der Spieler davor { $less } ab.
rules-double-twin = Eine einzelne Karte mit ihrem Zwilling aus dem anderen Spiel zu nehmen zählt { $points }.
rules-double-match = Eine einzelne Karte mit einer Karte desselben Werts zu nehmen zählt { $points }.
rules-sweep-cancel = Tabben, die alle gemacht haben, werden vor dem Zählen zurückgedreht.
rules-sweep-late = Tabben mit den letzten Karten des Stapels zählen nicht.
rules-sweep-stop = Hat jemand { $points } erreicht, zählen in den folgenden Runden keine Tabben mehr.
rules-pictures = Bevor neue Karten gegeben werden, kommen Buben, Damen und Könige vom Tisch beiseite, für den, der zuletzt nimmt.
rules-residue = Was am Ende übrig ist, geht an den, der zuletzt genommen hat.
rules-points = Punkte: jedes Pik { $spade }, jedes Ass { $ace }, Pik Zwei { $two }, Karo Zehn { $ten }.
rules-points-plain = Punkte: jedes Ass { $ace }, Pik Zwei { $two }, Karo Zehn { $ten }.
rules-points-ace-spades = Pik Ass zählt { $points }.
rules-majority = Meiste Karten { $cards }, meiste { SUIT($suit) } { $suited }, letzter Stich { $last }.
rules-majority-plain = Meiste Karten { $cards }, meiste { SUIT($suit) } { $suited }.
rules-tied-none = Haben zwei gleich viele, bekommt niemand diese Punkte.
rules-tied-carry = Haben zwei gleich viele, warten diese Punkte auf die nächste Runde.
rules-tied-split = Haben zwei gleich viele, werden diese Punkte geteilt.
rules-bordstabbe = Liegt am Anfang nur ein Wert auf dem Tisch, zieht der erste Spieler { $points } ab.
rules-last-card = Die letzte Karte einer Runde macht keine Tabbe.
rules-pictures-opening = Auch vom ersten Tisch kommen Buben, Damen und Könige beiseite.
rules-out = Wer { $points } erreicht, ist draußen; die anderen spielen weiter, und wer übrig bleibt, gewinnt.
rules-target-low = Die Partie endet, wenn jemand über { $points } kommt.
rules-target = Die Partie endet, wenn jemand { $points } erreicht.
rules-past-high = Sind mehrere darüber, gewinnt der höchste.
rules-past-closest = Sind mehrere darüber, gewinnt der nächste.
rules-past-lose = Wer dort ist, hat verloren; die niedrigste Summe gewinnt.
rules-past-exact = Es muss genau getroffen werden; eine Runde, die darüber führt, zählt nicht.
rules-tie-shared = Bei Gleichstand am Ende wird der Sieg geteilt.
rules-tie-extra_deal = Bei Gleichstand am Ende entscheidet noch eine Runde.
rules-tie-most_spades = Bei Gleichstand am Ende gewinnen die meisten Pik der letzten Runde.
rules-builds-single = Es darf gebaut werden: Deine Karte kommt zu Karten auf dem Tisch, und zusammen ergeben sie den Wert einer anderen Karte deiner Hand.
rules-builds-multiple = { rules-builds-single } Mehrere Gruppen desselben Werts werden ein fester Bau.
rules-builds-taken = Ein Bau wird ganz genommen, von jedem, der eine Karte seines Werts hat.
rules-builds-one = Ein Bau braucht genau eine Karte oder einen Bau vom Tisch.
rules-raise-others = Ein anderer Spieler darf einen Bau, der nicht fest ist, erhöhen und besitzt ihn dann.
rules-raise-any = Jeder, auch der Besitzer, darf einen Bau, der nicht fest ist, erhöhen und besitzt ihn dann.
rules-raise-none = Bauten werden nicht erhöht.
rules-onto-merge = Auf einen schon gebauten Wert erhöht, wird er mit diesem Bau vereint.
rules-onto-keep = Auf einen schon gebauten Wert erhöht, darf er für sich stehen.
rules-onto-refuse = Ein Bau darf nicht auf einen schon gebauten Wert erhöht werden.
rules-mere-others = Auch einen festen Bau dürfen andere ergänzen.
rules-mere-own = Einen festen Bau darf nur sein Besitzer ergänzen.
rules-duty-capture_each_turn = Wem ein Bau gehört, muss in jedem Zug etwas nehmen und darf weder bauen noch ablegen; die letzte Karte, die ihn nehmen kann, bleibt dafür aufgehoben.
rules-duty-mere_only = Wem ein fester Bau gehört, muss in jedem Zug etwas nehmen und darf weder bauen noch ablegen; die letzte Karte, die ihn nehmen kann, bleibt dafür aufgehoben.
rules-duty-none = Ein Bau verpflichtet seinen Besitzer zu nichts.
rules-five = Die Pik Fünf darf den ganzen Tisch räumen, Bauten eingeschlossen.
rules-five-free = Räumt sie so den Tisch, ist das keine Tabbe.
