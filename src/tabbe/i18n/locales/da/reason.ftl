### Hvorfor et træk, et spil, et parti eller en bot afvises.

## Træk, der ikke kan læses

invalid-move = »{ $text }« er ikke et træk; skriv kortet og derefter x og det, der tages, for eksempel 6c eller 8cx8d,As+7d, eller ^ og det, der bygges på, for eksempel 2c^7d=9.
invalid-move-type = Et træk er en tekst som 6c eller et Move, ikke { $type }.
invalid-move-long = Det er for langt til et træk; { $longest } tegn er det meste.
invalid-move-empty = Der er ikke angivet noget træk; skriv et kort som 6c eller et stik som 8cx8d.
ambiguous-move = »{ $written }« kan være flere træk: { $moves }; sig hvilket.

## Træk, der ikke er tilladt

illegal-over = Spillet er slut, så der kan ikke spilles mere.
illegal-not-on-turn = En anden spiller har tur, så denne plads kan ikke spille noget nu.
illegal-not-held = { THE($card) } er ikke på den hånd.
illegal-not-on-table = { $count ->
        [0] De kort ligger ikke alle på bordet.
       *[other] Ikke alt af { SHORT($takes) } ligger på bordet.
    }
illegal-must-capture = { THE($card) } kan tage og skal derfor gøre det: { $example } er tilladt.
illegal-must-capture-hand = Et kort på hånden kan tage, så det er ikke tilladt at krybe: { $example } er tilladt.
illegal-forced-sweep = { THE($sweeper) } rydder bordet, så den skal spilles: { $example }.
illegal-no-sum = { $count ->
        [0] { THE($card) } tager intet på dette bord.
       *[other] { THE($card) } kan ikke tage { SHORT($takes) }: kortene kan ikke deles i grupper af dens værdi.
    }
illegal-take-all = { THE($card) } skal tage alt, der passer, og noget blev liggende: { $example } er tilladt.
illegal-take-most = { THE($card) } skal tage så mange kort som muligt: { $example } er tilladt.
illegal-wrong-value = { THE($card) } har ikke den værdi på hånden.

## Bygninger

illegal-owes-trick = Din bygning ligger på bordet, så du skal tage noget: { $example } er tilladt.
illegal-owes-build = { THE($card) } er dit sidste kort til bygningen og skal derfor tage den: { $example } er tilladt.
illegal-no-builds = Der bygges ikke i dette spil.
illegal-nothing-built = Til en bygning skal der bruges mindst ét kort eller én bygning fra bordet.
illegal-not-held-for = Man bygger kun det, man kan tage senere, og intet andet kort på hånden har den værdi.
illegal-build-sum = De kort og { THE($card) } kan ikke deles i grupper af den værdi.
illegal-build-locked = En låst bygning kan ikke bygges om.
illegal-raise-whose = Den bygning må du ikke bygge om.
illegal-raise-onto = Der ligger allerede en bygning med den nye værdi, og at bygge om til den på denne måde er ikke tilladt.
illegal-mere-others = I dette spil må man ikke lægge til en andens låste bygning.
illegal-build-single = I dette spil laves der ikke bygninger af flere grupper.
illegal-build-from = I dette spil bruges kun ét kort eller én bygning fra bordet til en bygning.
illegal-no-clear = Kun spar fem rydder bordet, hvor spillet giver den den magt, og der ligger noget.
illegal-not-locked = Den bygning ville have en enkelt gruppe og er derfor ikke låst; udelad !.
illegal-no-such-build = Der er ingen sådan bygning på bordet.
illegal-in-build = En bygning er en enhed: den tages hel og med sin værdi, aldrig kort for kort.
invalid-build = »{ $text }« er ikke en bygning; skriv grupperne, værdien og ejeren, for eksempel [7c+2d=9@1].
invalid-table-type = Et bord er en tekst som 8d 9c eller en liste med kort og bygninger, ikke { $type }.
invalid-build-none = Der bygges ikke i dette spil, så { $text } kan ikke ligge på bordet.
invalid-build-many = Der er for mange bygninger; { $most } er det meste.
invalid-build-sum = Grupperne i { $text } giver ikke hver især { $value }; et es tæller 1 dér.
invalid-build-single = { $text } er et enkelt kort; en bygning har mindst to.
invalid-build-owner = Ejeren af { $text } er ikke en plads fra 0 til { $last }.

## Spil og partier

deal-seed-and-deck = Angiv et frø eller et spil kort, ikke begge dele.
deal-deck-size = Spillet bruger { $right } kort, ikke { $cards }.
deal-table-hidden = Et kort, der lægges på bordet, kan ikke være skjult (??).
deal-no-such-seat = Der er ingen plads { $seat }; pladserne går fra 0 til { $last }.
deal-seats = Pladserne, der er med, er forskellige tal fra 0 til { $last }.
deal-dealer = { $dealer } kan ikke give; giveren er en plads fra 0 til { $last }, der er med.
deal-carry = Det der følger med fra forrige spil, er to hele tal fra 0 til { $most }, for eksempel (1, 2), ikke { $carry }.
deal-nothing-to-undo = Der er ikke spillet noget, som kan tages tilbage.
match-target = En grænse er et helt tal fra 0 til 10000, ikke { $number }.
match-deals = Antallet af spil er et helt tal fra 0 til 10000, ikke { $number }.
match-deal-not-over = Spillet, der spilles, er ikke slut endnu.
match-over = Partiet er slut.
match-teams = Der er ingen hold »{ $teams }« for { $players } spillere; par kræver fire eller seks, treere kræver seks.
match-teams-drop-out = Et spil, hvor man ryger ud, spilles ikke på hold.
referee-empty-hand = Hånden er tom; angiv mindst ét kort, for eksempel 8h.
outcomes-one-card = Angiv ét kort på hånden, ikke { $cards }.

## Botter

bad-bot = Der er ingen bot »{ $name }«; vælg en af { $known }.
bad-bot-option = »{ $option }« er ikke et valg for botten { $name }; skriv for eksempel { $name }:{ $example }.
bad-bot-count = Der er { $bots } botter til { $players } pladser; angiv højst én pr. plads.
bad-bot-none = Angiv mindst én bot, for eksempel greedy.
bad-deal-count = Antallet af spil er et helt tal fra 1 til 1000000000, ikke { $number }.
