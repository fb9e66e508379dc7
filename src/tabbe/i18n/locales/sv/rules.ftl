### Kort som inte går att läsa, frön och regler som data.

## Reading cards

bad-card = ”{ $text }” är inget kort; skriv valör och färg, till exempel 8d, Td eller A♠.
bad-card-empty = Här saknas ett kort; skriv valör och färg, till exempel 8d, Td eller A♠.
bad-card-type = Ett kort skrivs som text, till exempel 8d, inte { $text }.
bad-card-number = { $text } är inte numret på ett kort; de går från 0 (A♠) till 51 (K♣).
bad-card-copies =
    { $packs ->
        [one] Det finns bara ett exemplar av { CARD($card) } i leken, inte { $count }.
       *[other] Det finns bara { $packs } exemplar av { THE($card) } i lekarna, inte { $count }.
    }
bad-card-at = Kort { $position }: { $problem }

## Seeds

bad-seed-type = Ett frö är ett heltal eller en text, inte { $text }.
bad-seed-empty = Fröet är tomt; ange ett heltal eller en text.
bad-seed-length = Fröet är för långt; högst { $longest } tecken går bra.
bad-seed-encoding = Fröet ”{ $text }” har tecken som ingen text kan innehålla.
bad-seed-range = Ett slumptal dras bland 1 till 4294967296 möjliga.

## Rules that cannot be loaded

bad-preset = Det finns inget spel ”{ $name }”; välj något av { $known }.
bad-game-type = Ett spel anges med sitt id eller med sökvägen till en fil, inte med { $text }.
bad-preset-version = Spelet { $name } finns inte i version { $version }, bara i { $known }.
bad-preset-taken = Namnet { $name } tillhör ett av Tabbes spel med andra regler; ge ditt ett eget.
bad-version-type = Ett spels version är ett heltal, inte { $text }.
bad-switch = Det finns ingen regel ”{ $name }”; ”tabbe presets --switches” visar alla.
bad-switch-near = Det finns ingen regel ”{ $name }”; menade du { $near }?
bad-value = Regeln { $switch } kan inte vara ”{ $value }”; tillåtet är { $allowed }.
bad-players = Det här spelet är för { $low } till { $high } spelare.
bad-players-exact = Det här spelet är för precis { $low } spelare.
bad-deal-five = En lek går inte jämnt ut på fem spelare; två, tre, fyra eller sex kan spela.
bad-deal-uneven = Med { $players } spelare, { $hand } kort var och { $table } på bordet blir { $over } kort över som inte räcker till en hel omgång; sätt last_batch till short eller välj en annan deal_table.
bad-together-bordstabbe = Regeln { $switch } drar av poäng som ska vara låga och hör inte hemma i ett spel där högst summa vinner.
bad-together-drop-out = Regeln { $switch } kräver target_rule lose och ett target över 0 där man åker ut.

## Preset files

bad-file-missing = Filen finns inte.
bad-file-folder = Det här är en mapp, inte en fil med ett spel.
bad-file-kind = Det här är ingen vanlig fil.
bad-file-unreadable = Filen går inte att läsa.
bad-file-large = Filen är för stor för ett spel; högst { $most } byte går bra.
bad-file-encoding = Filen är inte text i UTF-8.
bad-file-toml = Filen är inte TOML.
bad-file-toml-at = Rad { $line }, kolumn { $column } är inte TOML.
bad-key = ”{ $entry }” är ingen nyckel i ett spel; nycklarna är { $known }.
bad-key-missing = Nyckeln { $entry } saknas.
bad-key-table = Nyckeln { $entry } ska vara en tabell med regler.
bad-key-words = Nyckeln { $entry } ska vara en text.
bad-key-id = Nyckeln id ska vara små bokstäver, siffror och bindestreck, till exempel mitt-spel, högst 40 tecken.
bad-key-title = Nyckeln title ska vara en text på 1 till 80 tecken på en rad.
bad-key-version = Nyckeln version ska vara ett heltal från 1 till 9999.
bad-key-players = Nyckeln players ska vara minsta och största antalet, till exempel [2, 4], från 2 till 6.
bad-key-aim = Nyckeln aim ska vara ”low” eller ”high”.
bad-key-extends = Nyckeln extends ska vara något av { $known }.

## What people call the games

title-krypkasino = Krypkasino
title-krypkasino-family = Krypkasino, familjeformen
title-krypkasino-nordic = Krypkasino, nordiska formen
title-avig-kasino = Avig kasino
title-avig-kasino-se = Avig kasino, svenska formen
title-kasino = Kasino
title-kasino-danish = Dansk kasino
title-kasino-swedish = Svensk kasino
title-kasino-finnish = Finsk kasino
title-laistokasino = Laistokasino
title-byggkasino = Byggkasino
title-royal-casino = Royal Casino
title-classic-casino = Engelsk casino

## The presets, in a line each

preset-krypkasino = Två lekar och två till sex spelare: kryp, och håll dig undan spader, ess och storan.
preset-krypkasino-family = Den enkla formen: fyra kort var, klädda kort tar bara varandra och läggs inte undan.
preset-krypkasino-nordic = Familjeformen där ruter tio inte kostar något.
preset-avig-kasino = Familjeformen med en lek för två spelare.
preset-avig-kasino-se = En lek, kasinopoängen är straff; vid 21 åker du ut.
preset-kasino = Dansk kasino med byggen och spader fem som rensar bordet; flest hjärter räknas.
preset-kasino-danish = Så spelas kasino i Danmark: flest spader räknas, och närmast 21 vinner.
preset-kasino-swedish = Svensk kasino utan byggen, till 16; sista sticket räknas.
preset-kasino-finnish = Finsk kasino utan byggen, till 16; delade poäng väntar till nästa giv.
preset-laistokasino = Det finska omvända spelet: den som når 16 förlorar.
preset-byggkasino = Svensk kasino med byggen; flest kort ger 3.
preset-royal-casino = Casino där knekt, dam och kung räknas som 11, 12 och 13.
preset-classic-casino = De engelska böckernas casino, där klädda kort bara tar varandra.

## The switches, in a line each

switch-packs = Hur många lekar om 52 kort som blandas ihop.
switch-pictures = Knekt, dam och kung räknas som 11, 12 och 13 (numeric) eller tar och tas bara av sin egen valör (pair_only).
switch-ace_hand = Vad ett ess från handen är värt; på bordet är det 1.
switch-two_spades_hand = Vad spader två från handen är värd; på bordet är den 2.
switch-ten_diamonds_hand = Vad ruter tio från handen är värd; på bordet är den 10.
switch-first_dealer = Vem som ger först: högsta draget kort, lägsta, eller en plats som lottas.
switch-deal_table = Första utdelningen: så att det går jämnt ut (exact), eller fyra kort var och 4 eller 8 på bordet; med en lek alltid 4/4.
switch-packets = Bordets kort läggs mellan händernas (alternating) eller allra sist (table_last); med exact alltid mellan.
switch-last_batch = Given måste gå jämnt ut (exact), eller så får alla så många kort som räcker i sista omgången (short).
switch-capture = Ingen måste ta (optional), ett kort som kan ta måste ta (card), eller den som kan ta måste ta (hand).
switch-extent = Ett kort tar vad man vill av det som stämmer (any), tills inget mer stämmer (maximal), eller så många kort som går (maximum).
switch-forced_sweep = Om en tabbe som går att göra måste göras.
switch-forced_sweep_by = Tvångstabben binder den som har ett sådant kort på hand (hand) eller kortet när det spelas (card).
switch-sweep_points = Poäng för en tabbe, till den som gör den.
switch-sweep_reward = När spelaren till höger får betalt för en tabbe: alltid, bara om ett ensamt kort låg där, eller aldrig.
switch-double_sweep = Dubbeltabbe tar ett ensamt kort med dess tvilling (twin) eller med vilket kort som helst som stämmer (any_match); ett ess tas aldrig så av sin tvilling.
switch-double_points = Poäng för en dubbeltabbe, till den som gör den.
switch-double_reward = Vad spelaren till höger får betalt för en dubbeltabbe.
switch-last_card_sweep = Om en tabbe med givens allra sista kort räknas.
switch-sweep_last_batch = Om tabbar räknas i givens sista omgång.
switch-sweep_stop_total = Tabbar räknas inte längre när någon har den här summan då en giv börjar; 0 för aldrig.
switch-cancel_sweeps = Om tabbar som alla har vänds tillbaka innan de räknas.
switch-bordstabbe = Om första spelaren får dra av 5 poäng när bordet från början är av en enda valör.
switch-remove_pictures = Om klädda kort på bordet läggs undan efter varje omgång (batch), och även från början (opening).
switch-builds = Om man får bygga: inte alls, enkla byggen, eller även låsta byggen av flera grupper.
switch-build_from = Ett bygge görs med ett kort från bordet eller med flera.
switch-raise = Vem som får bygga om till ett högre värde: de andra, alla, eller ingen.
switch-raise_onto = Att bygga om till ett värde som redan är byggt slår ihop dem, håller dem isär, eller är inte tillåtet.
switch-mere_by_others = Om andra får lägga till i ett låst bygge.
switch-builder_duty = Om den som har ett bygge måste ta något varje gång, bara om det är låst, eller inte behöver.
switch-spade5_clears = Om spader fem får rensa bordet.
switch-spade5_sweeps = Om det räknas som tabbe när spader fem rensar bordet.
switch-spade_points = Poäng för varje spader utom spader två.
switch-ace_points = Poäng för varje ess; spader ess räknas dessutom som spader.
switch-two_spades_points = Poäng för spader två, allt som allt.
switch-storan_points = Poäng för ruter tio, allt som allt.
switch-majority_suit = Färgen som det lönar sig att ha flest av: spader eller hjärter.
switch-majority_cards_points = Poäng för flest kort.
switch-majority_suit_points = Poäng för flest kort i den färg som räknas.
switch-majority_tie = När flera har lika många: ingen får poängen, de väntar till nästa giv, eller de delas.
switch-last_trick_points = Poäng för givens sista stick.
switch-deals = Hur många givar ett parti har; 0 är en per spelare, eller så många som målet kräver.
switch-target = Summan där partiet slutar; 0 för ingen.
switch-target_rule = Vid målet vinner den högsta, den lägsta när någon är förbi, den närmaste, den som är där förlorar, eller så måste det träffas precis.
switch-drop_out = Om den som når målet åker ut medan de andra spelar vidare.
switch-tie = Lika på slutet delas, avgörs med en giv till, eller vinns av den med flest spader i sista given.
