### Karten, die sich nicht lesen lassen, Startwerte und Regeln als Daten.

## Reading cards

bad-card = „{ $text }“ ist keine Karte; schreib Wert und Farbe, zum Beispiel 8d, Td oder A♠.
bad-card-empty = Hier fehlt eine Karte; schreib Wert und Farbe, zum Beispiel 8d, Td oder A♠.
bad-card-type = Eine Karte ist ein Text wie 8d, nicht { $text }.
bad-card-number = { $text } ist keine Kartennummer; sie gehen von 0 (A♠) bis 51 (K♣).
bad-card-copies =
    { $packs ->
        [one] { CARD($card) } gibt es im Spiel nur einmal, nicht { $count } Mal.
       *[other] { THE($card) } gibt es in den Spielen nur { $packs } Mal, nicht { $count } Mal.
    }
bad-card-at = Karte { $position }: { $problem }

## Seeds

bad-seed-type = Ein Startwert ist eine ganze Zahl oder ein Text, nicht { $text }.
bad-seed-empty = Der Startwert ist leer; gib eine ganze Zahl oder einen Text an.
bad-seed-length = Der Startwert ist zu lang; höchstens { $longest } Zeichen gehen.
bad-seed-encoding = Der Startwert „{ $text }“ hat Zeichen, die kein Text enthalten kann.
bad-seed-range = Eine Zufallszahl wird aus 1 bis 4294967296 möglichen gezogen.

## Rules that cannot be loaded

bad-preset = Ein Spiel „{ $name }“ gibt es nicht; zur Wahl stehen { $known }.
bad-game-type = Ein Spiel wird mit seiner Kennung oder dem Pfad einer Datei angegeben, nicht mit { $text }.
bad-preset-version = Das Spiel { $name } gibt es nicht in Version { $version }, nur in { $known }.
bad-preset-taken = Der Name { $name } gehört einem Spiel von Tabbe mit anderen Regeln; gib deinem einen eigenen.
bad-version-type = Die Version eines Spiels ist eine ganze Zahl, nicht { $text }.
bad-switch = Einen Schalter „{ $name }“ gibt es nicht; „tabbe presets --switches“ zeigt alle.
bad-switch-near = Einen Schalter „{ $name }“ gibt es nicht; meintest du { $near }?
bad-value = Der Schalter { $switch } kann nicht „{ $value }“ sein; erlaubt ist { $allowed }.
bad-players = Dieses Spiel ist für { $low } bis { $high } Spieler.
bad-players-exact = Dieses Spiel ist für genau { $low } Spieler.
bad-deal-five = Ein Kartenspiel geht bei fünf Spielern nicht auf; zwei, drei, vier oder sechs können spielen.
bad-deal-uneven = Bei { $players } Spielern, { $hand } Karten für jeden und { $table } auf dem Tisch bleiben { $over } Karten, die keine volle Kartengabe ergeben; setz last_batch auf short oder wähl eine andere deal_table.
bad-together-bordstabbe = Der Schalter { $switch } zieht Punkte ab, die niedrig sein sollen, und passt nicht zu einem Spiel, in dem die höchste Summe gewinnt.
bad-together-drop-out = Der Schalter { $switch } braucht target_rule lose und ein target über 0, bei dem man ausscheidet.

## Preset files

bad-file-missing = Die Datei gibt es nicht.
bad-file-folder = Das ist ein Ordner, keine Datei mit einem Spiel.
bad-file-kind = Das ist keine gewöhnliche Datei.
bad-file-unreadable = Die Datei lässt sich nicht lesen.
bad-file-large = Die Datei ist zu groß für ein Spiel; höchstens { $most } Byte gehen.
bad-file-encoding = Die Datei ist kein Text in UTF-8.
bad-file-toml = Die Datei ist kein TOML.
bad-file-toml-at = Zeile { $line }, Spalte { $column } ist kein TOML.
bad-key = „{ $entry }“ ist kein Schlüssel eines Spiels; die Schlüssel sind { $known }.
bad-key-missing = Der Schlüssel { $entry } fehlt.
bad-key-table = Der Schlüssel { $entry } muss eine Tabelle von Schaltern sein.
bad-key-words = Der Schlüssel { $entry } muss ein Text sein.
bad-key-id = Der Schlüssel id muss aus kleinen Buchstaben, Ziffern und Bindestrichen bestehen, zum Beispiel mein-spiel, höchstens 40 Zeichen.
bad-key-title = Der Schlüssel title muss ein Text von 1 bis 80 Zeichen in einer Zeile sein.
bad-key-version = Der Schlüssel version muss eine ganze Zahl von 1 bis 9999 sein.
bad-key-players = Der Schlüssel players muss die kleinste und die größte Zahl sein, zum Beispiel [2, 4], von 2 bis 6.
bad-key-aim = Der Schlüssel aim muss „low“ oder „high“ sein.
bad-key-extends = Der Schlüssel extends muss eines von { $known } sein.

## What people call the games

title-krypkasino = Krypkasino
title-krypkasino-family = Krypkasino, Familienform
title-krypkasino-nordic = Krypkasino, nordische Form
title-avig-kasino = Avig kasino
title-avig-kasino-se = Avig kasino, schwedische Form
title-kasino = Kasino
title-kasino-danish = Dänisches Kasino
title-kasino-swedish = Schwedisches Kasino
title-kasino-finnish = Finnisches Kasino
title-laistokasino = Laistokasino
title-byggkasino = Byggkasino
title-royal-casino = Royal Casino
title-classic-casino = Englisches Casino

## The presets, in a line each

preset-krypkasino = Zwei Kartenspiele, zwei bis sechs Spieler: Schleich dich an Pik, Assen und Storan vorbei.
preset-krypkasino-family = Die schlichte Form: vier Karten für jeden, Bilder nehmen nur ihresgleichen, nichts wird beiseitegelegt.
preset-krypkasino-nordic = Die Familienform, in der die Karo Zehn nichts kostet.
preset-avig-kasino = Die Familienform mit einem Kartenspiel für zwei.
preset-avig-kasino-se = Ein Kartenspiel, die Punkte des Kasino als Strafe; mit 21 bist du draußen.
preset-kasino = Dänisches Kasino mit Bauten und der Pik Fünf, die den Tisch räumt; die meisten Herzen zählen.
preset-kasino-danish = So spielt man Kasino in Dänemark: die meisten Pik zählen, und wer 21 am nächsten ist, gewinnt.
preset-kasino-swedish = Schwedisches Kasino ohne Bauten, bis 16; der letzte Stich zählt.
preset-kasino-finnish = Finnisches Kasino ohne Bauten, bis 16; geteilte Punkte warten auf die nächste Runde.
preset-laistokasino = Das finnische Umkehrspiel: Wer 16 erreicht, verliert.
preset-byggkasino = Schwedisches Kasino mit Bauten; die meisten Karten zählen 3.
preset-royal-casino = Casino, in dem Bube, Dame und König 11, 12 und 13 zählen.
preset-classic-casino = Das Casino der englischen Bücher, in dem Bilder nur ihresgleichen nehmen.

## The switches, in a line each

switch-packs = Wie viele Kartenspiele zu 52 zusammengemischt werden.
switch-pictures = Bube, Dame und König zählen 11, 12 und 13 (numeric) oder nehmen nur ihresgleichen und werden nur davon genommen (pair_only).
switch-ace_hand = Was ein Ass aus der Hand zählt; auf dem Tisch ist es 1.
switch-two_spades_hand = Was die Pik Zwei aus der Hand zählt; auf dem Tisch ist sie 2.
switch-ten_diamonds_hand = Was die Karo Zehn aus der Hand zählt; auf dem Tisch ist sie 10.
switch-first_dealer = Wer zuerst gibt: die höchste gezogene Karte, die niedrigste, oder ein Platz durch das Los.
switch-deal_table = Das erste Geben: so, dass es aufgeht (exact), oder vier Karten für jeden und 4 oder 8 auf den Tisch; mit einem Kartenspiel immer 4/4.
switch-packets = Die Tischkarten kommen zwischen die der Hände (alternating) oder ganz am Ende (table_last); mit exact immer dazwischen.
switch-last_batch = Das Geben muss aufgehen (exact), oder die letzte Kartengabe ist so groß, wie es reicht (short).
switch-capture = Niemand muss nehmen (optional), eine Karte, die nehmen kann, muss (card), oder wer nehmen kann, muss (hand).
switch-extent = Eine Karte nimmt beliebig viel von dem, was passt (any), bis nichts mehr passt (maximal), oder so viele Karten wie möglich (maximum).
switch-forced_sweep = Ob eine mögliche Tabbe gemacht werden muss.
switch-forced_sweep_by = Die Zwangstabbe bindet, wer eine solche Karte auf der Hand hat (hand), oder die Karte, wenn sie gespielt wird (card).
switch-sweep_points = Punkte für eine Tabbe, an den, der sie macht.
switch-sweep_reward = Wann der rechte Nachbar für eine Tabbe bezahlt wird: immer, nur bei einer einzelnen Karte, oder nie.
switch-double_sweep = Eine Doppeltabbe nimmt eine einzelne Karte mit ihrem Zwilling (twin) oder mit jeder passenden (any_match); ein Ass wird so nie von seinem Zwilling genommen.
switch-double_points = Punkte für eine Doppeltabbe, an den, der sie macht.
switch-double_reward = Was der rechte Nachbar für eine Doppeltabbe bekommt.
switch-last_card_sweep = Ob eine Tabbe mit der allerletzten Karte der Runde zählt.
switch-sweep_last_batch = Ob Tabben in der letzten Kartengabe einer Runde zählen.
switch-sweep_stop_total = Tabben zählen nicht mehr, wenn jemand zu Beginn einer Runde diese Summe hat; 0 für nie.
switch-cancel_sweeps = Ob Tabben, die alle haben, vor dem Zählen zurückgedreht werden.
switch-bordstabbe = Ob dem ersten Spieler 5 Punkte abgezogen werden, wenn der Tisch am Anfang von einem einzigen Wert ist.
switch-remove_pictures = Ob Bilder auf dem Tisch nach jeder Kartengabe beiseitegelegt werden (batch), und auch am Anfang (opening).
switch-builds = Ob gebaut werden darf: gar nicht, einfache Bauten, oder auch feste Bauten aus mehreren Gruppen.
switch-build_from = Ein Bau entsteht mit einer Karte vom Tisch oder mit mehreren.
switch-raise = Wer einen Bau auf einen höheren Wert bringen darf: die anderen, alle, oder niemand.
switch-raise_onto = Ein Bau, der auf einen schon gebauten Wert kommt, wird mit ihm vereint, bleibt für sich, oder ist nicht erlaubt.
switch-mere_by_others = Ob andere einen festen Bau ergänzen dürfen.
switch-builder_duty = Ob jemand mit einem Bau in jedem Zug nehmen muss, nur bei einem festen, oder nicht.
switch-spade5_clears = Ob die Pik Fünf den ganzen Tisch nehmen darf.
switch-spade5_sweeps = Ob es als Tabbe zählt, wenn die Pik Fünf den Tisch räumt.
switch-spade_points = Punkte für jedes Pik außer der Pik Zwei.
switch-ace_points = Punkte für jedes Ass; das Pik Ass zählt außerdem als Pik.
switch-two_spades_points = Punkte für die Pik Zwei, alles in allem.
switch-storan_points = Punkte für die Karo Zehn, alles in allem.
switch-majority_suit = Die Farbe, von der die meisten Karten zählen: Pik oder Herz.
switch-majority_cards_points = Punkte für die meisten Karten.
switch-majority_suit_points = Punkte für die meisten Karten der Farbe, die zählt.
switch-majority_tie = Bei Gleichstand der meisten Karten: niemand bekommt die Punkte, sie warten auf die nächste Runde, oder sie werden geteilt.
switch-last_trick_points = Punkte für den letzten Stich einer Runde.
switch-deals = Wie viele Runden eine Partie hat; 0 ist eine je Spieler, oder so viele, wie das Ziel braucht.
switch-target = Die Summe, bei der eine Partie endet; 0 für keine.
switch-target_rule = Am Ziel gewinnt der Höchste, der Niedrigste, sobald jemand darüber ist, der Nächste, wer dort ist, verliert, oder es muss genau getroffen werden.
switch-drop_out = Ob ausscheidet, wer das Ziel erreicht, während die anderen weiterspielen.
switch-tie = Gleichstand am Ende wird geteilt, durch eine weitere Runde entschieden, oder von den meisten Pik der letzten Runde gewonnen.
