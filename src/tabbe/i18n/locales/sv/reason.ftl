### Varför ett drag, en giv, ett parti eller en bot avvisas.

## Drag som inte går att läsa

invalid-move = ”{ $text }” är inget drag; skriv kortet och sedan x och det som tas, till exempel 6c eller 8cx8d,As+7d.
invalid-move-type = Ett drag är en text som 6c eller ett Move, inte { $type }.
invalid-move-long = Det är för långt för ett drag; { $longest } tecken är det mesta.
invalid-move-empty = Inget drag angavs; skriv ett kort som 6c eller ett tag som 8cx8d.
invalid-move-build = ”{ $text }” är ett bygge, och i det här spelet byggs det inte.
invalid-move-clear = ”{ $text }” tömmer bordet med spader fem, men den har ingen sådan makt i det här spelet.
ambiguous-move = ”{ $written }” kan vara flera drag: { $moves }; säg vilket.

## Drag som inte är tillåtna

illegal-over = Given är slut, så inget mer kan spelas.
illegal-not-held = { THE($card) } finns inte på den handen.
illegal-not-on-table = { $count ->
        [0] Alla de korten ligger inte på bordet.
       *[other] Allt av { SHORT($takes) } ligger inte på bordet.
    }
illegal-must-capture = { THE($card) } kan ta och måste då göra det: { $example } går bra.
illegal-must-capture-hand = Ett kort på handen kan ta, så det är inte tillåtet att krypa: { $example } går bra.
illegal-forced-sweep = { THE($sweeper) } tar hela bordet, så det är tvångstabbe: { $example }.
illegal-no-sum = { $count ->
        [0] { THE($card) } tar ingenting på det här bordet.
       *[other] { THE($card) } kan inte ta { SHORT($takes) }: korten går inte att dela i grupper med dess värde.
    }
illegal-take-all = { THE($card) } måste ta allt som går, och något blev kvar: { $example } går bra.
illegal-take-most = { THE($card) } måste ta så många kort som möjligt: { $example } går bra.
illegal-wrong-value = { THE($card) } har inte det värdet på handen.

## Givar och partier

deal-seed-and-deck = Ange ett frö eller en kortlek, inte båda.
deal-deck-size = Leken i det här spelet har { $right } kort, inte { $cards }.
deal-table-hidden = Ett kort som läggs på bordet kan inte vara dolt (??).
deal-no-such-seat = Det finns ingen plats { $seat }; platserna går från 0 till { $last }.
deal-seats = Platserna som är med är olika tal från 0 till { $last }.
deal-dealer = { $dealer } kan inte ge; givaren är en plats från 0 till { $last } som är med.
deal-nothing-to-undo = Inget är spelat som kan tas tillbaka.
match-target = En gräns är ett heltal från 0 till 10000, inte { $number }.
match-deals = Antalet givar är ett heltal från 0 till 10000, inte { $number }.
match-deal-not-over = Given som spelas är inte slut än.
match-over = Partiet är slut.
match-teams = Det finns inga lag ”{ $teams }” för { $players } spelare; par kräver fyra eller sex, trior kräver sex.
match-teams-drop-out = Ett spel där man åker ut spelas inte i lag.
referee-empty-hand = Handen är tom; ange minst ett kort, till exempel 8h.

## Botar

bad-bot = Det finns ingen bot ”{ $name }”; välj en av { $known }.
bad-bot-option = ”{ $option }” är inget val för boten { $name }; skriv till exempel { $name }:seed=1.
bad-bot-count = Det är { $bots } botar på { $players } platser; ange högst en per plats.
bad-bot-none = Ange minst en bot, till exempel greedy.
bad-deal-count = Antalet givar är ett heltal från 1 till 1000000000, inte { $number }.
