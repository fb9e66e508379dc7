### Varför ett drag, en giv, ett parti eller en bot avvisas.

## Drag som inte går att läsa

invalid-move = ”{ $text }” är inget drag; skriv kortet och sedan x och det som tas, till exempel 6c eller 8cx8d,As+7d, eller ^ och det som byggs på, till exempel 2c^7d=9.
invalid-move-type = Ett drag är en text som 6c eller ett Move, inte { $type }.
invalid-move-long = Det är för långt för ett drag; { $longest } tecken är det mesta.
invalid-move-empty = Inget drag angavs; skriv ett kort som 6c eller ett tag som 8cx8d.
ambiguous-move = ”{ $written }” kan vara flera drag: { $moves }; säg vilket.

## Drag som inte är tillåtna

illegal-over = Given är slut, så inget mer kan spelas.
illegal-not-on-turn = En annan spelare är i tur, så den här platsen kan inte spela något nu.
illegal-not-held = { THE($card) } finns inte på den handen.
illegal-not-on-table = { $count ->
        [0] Alla de korten ligger inte på bordet.
       *[other] Allt av { SHORT($takes) } ligger inte på bordet.
    }
illegal-must-capture = { THE($card) } kan ta och måste då göra det: { $example } går bra.
illegal-must-capture-hand = Ett kort på handen kan ta, så det är inte tillåtet att krypa: { $example } går bra.
illegal-forced-sweep = { THE($sweeper) } rensar bordet, så det är tvångstabbe: { $example }.
illegal-no-sum = { $count ->
        [0] { THE($card) } tar ingenting på det här bordet.
       *[other] { THE($card) } kan inte ta { SHORT($takes) }: korten går inte att dela i grupper med dess värde.
    }
illegal-take-all = { THE($card) } måste ta allt som går, och något blev kvar: { $example } går bra.
illegal-take-most = { THE($card) } måste ta så många kort som möjligt: { $example } går bra.
illegal-wrong-value = { THE($card) } har inte det värdet på handen.

## Byggen

illegal-owes-trick = Ditt bygge ligger på bordet, så du måste ta något: { $example } går bra.
illegal-owes-build = { THE($card) } är ditt sista kort för bygget och måste då ta det: { $example } går bra.
illegal-no-builds = I det här spelet byggs det inte.
illegal-nothing-built = Till ett bygge behövs minst ett kort eller bygge från bordet.
illegal-not-held-for = Man bygger bara det man kan ta senare, och inget annat kort på handen har det värdet.
illegal-build-sum = De korten och { THE($card) } går inte att dela i grupper med det värdet.
illegal-build-locked = Ett låst bygge kan inte byggas om.
illegal-raise-whose = Det bygget får du inte bygga om.
illegal-raise-onto = Ett bygge med det nya värdet ligger redan på bordet, och att bygga om till det på det här sättet är inte tillåtet.
illegal-mere-others = I det här spelet får man inte lägga till i någon annans låsta bygge.
illegal-build-single = I det här spelet görs inga byggen av flera grupper.
illegal-build-from = I det här spelet används bara ett kort eller bygge från bordet till ett bygge.
illegal-no-clear = Bara spader fem rensar bordet, där spelet ger den den makten och något ligger där.
illegal-not-locked = Det bygget skulle ha en enda grupp och är då inte låst; utelämna !.
illegal-no-such-build = Det finns inget sådant bygge på bordet.
illegal-in-build = Ett bygge är en enhet: det tas helt och med sitt värde, aldrig kort för kort.
invalid-build = ”{ $text }” är inget bygge; skriv grupperna, värdet och ägaren, till exempel [7c+2d=9@1].
invalid-table-type = Ett bord är en text som 8d 9c eller en lista med kort och byggen, inte { $type }.
invalid-build-none = I det här spelet byggs det inte, så { $text } kan inte ligga på bordet.
invalid-build-many = Det är för många byggen; { $most } är det mesta.
invalid-build-sum = Grupperna i { $text } blir inte { $value } var för sig; ett ess räknas som 1 där.
invalid-build-single = { $text } är ett enda kort; ett bygge har minst två.
invalid-build-owner = Ägaren till { $text } är ingen plats från 0 till { $last }.

## Givar och partier

deal-seed-and-deck = Ange ett frö eller en kortlek, inte båda.
deal-deck-size = Leken i det här spelet har { $right } kort, inte { $cards }.
deal-table-hidden = Ett kort som läggs på bordet kan inte vara dolt (??).
deal-no-such-seat = Det finns ingen plats { $seat }; platserna går från 0 till { $last }.
deal-seats = Platserna som är med är olika tal från 0 till { $last }.
deal-dealer = { $dealer } kan inte ge; givaren är en plats från 0 till { $last } som är med.
deal-carry = Det som följer med från förra given är två hela tal från 0 till { $most }, till exempel (1, 2), inte { $carry }.
deal-nothing-to-undo = Inget är spelat som kan tas tillbaka.
match-target = En gräns är ett heltal från 0 till 10000, inte { $number }.
match-deals = Antalet givar är ett heltal från 0 till 10000, inte { $number }.
match-deal-not-over = Given som spelas är inte slut än.
match-over = Partiet är slut.
match-teams = Det finns inga lag ”{ $teams }” för { $players } spelare; par kräver fyra eller sex, trior kräver sex.
match-teams-drop-out = Ett spel där man åker ut spelas inte i lag.
referee-empty-hand = Handen är tom; ange minst ett kort, till exempel 8h.
outcomes-one-card = Ange ett enda kort på handen, inte { $cards }.

## Botar

bad-bot = Det finns ingen bot ”{ $name }”; välj en av { $known }.
bad-bot-option = ”{ $option }” är inget val för boten { $name }; skriv till exempel { $name }:{ $example }.
bad-bot-count = Det är { $bots } botar på { $players } platser; ange högst en per plats.
bad-bot-none = Ange minst en bot, till exempel greedy.
bad-deal-count = Antalet givar är ett heltal från 1 till 1000000000, inte { $number }.
