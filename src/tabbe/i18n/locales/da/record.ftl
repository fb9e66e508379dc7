### Nedskrevne partier: at læse dem og kontrollere dem.

## Hvor

record-at-file = { $file }: { $what }
record-at-line = Linje { $line }, tegn { $column }: { $what }
record-at-file-line = { $file }, linje { $line }, tegn { $column }: { $what }

## Filen som helhed

record-no-file = Filen findes ikke.
record-folder = Det her er en mappe, ikke en fil med et parti.
record-no-access = Filen kan ikke åbnes.
record-empty = Her står der ikke noget.
record-too-large = Filen er større end { $limit } megabyte, for stor til et nedskrevet parti.
record-encoding = Det her er ikke UTF-8-tekst; gem filen som UTF-8, og prøv igen.
record-sign = Tegnet { $found } hører ikke hjemme i et nedskrevet parti.
record-not-toml = Filen kan ikke læses fra »{ $found }« og frem; det, der står her, er ikke TOML.
record-not-toml-line = Linjen slutter for tidligt; der mangler noget her.
record-cut = Filen slutter midt i det hele; slutningen mangler.
record-nested = Så mange parenteser eller punktummer inden i hinanden hører ikke hjemme i et nedskrevet parti.
record-long-number = Så langt et tal hører ikke hjemme i et nedskrevet parti.
record-crowded = Så mange værdier hører ikke hjemme i et nedskrevet parti.

## Nøgler og deres art

record-key-missing = Nøglen { $name } mangler her.
record-want-integer = »{ $name }« skal være hele tal, ikke { $found }.
record-want-text = »{ $name }« skal være tekst i anførselstegn, ikke { $found }.
record-want-list = »{ $name }« skal være en liste i kantede parenteser, ikke { $found }.
record-want-table = »{ $name }« skal være nøgler og værdier i krøllede parenteser, ikke { $found }.
record-want-tables = »{ $name }« skal være afsnit, der hver begynder med [[{ $name }]], ikke { $found }.
record-number = { $found } er helt urimeligt for { $name }.
record-text-long = Teksten i { $name } er for lang; højst { $limit } tegn.

## Hvad nøglerne siger

record-format = Denne udgave af Tabbe læser filer af format { $known }, ikke { $found }.
record-game = Der findes intet spil »{ $found }«; vælg et af { $known }, eller tilføj [ruleset].
record-game-other = Spillet hedder »{ $found }« her, men »{ $ruleset }« i [ruleset].
record-version-other = Versionen er { $found } her, men { $ruleset } i [ruleset].
record-ruleset = [ruleset] kalder sig { $game }, men spilles anderledes end Tabbes spil af det navn.
record-players = Antallet af spillere er { $found }, men spillet er for { $fewest } til { $most }.
record-players-exact = Antallet af spillere er { $found }, men spillet er for netop { $fewest }.
record-name-empty = En spiller mangler navn.
record-name-long = Et navn er for langt; højst { $limit } tegn.
record-name-sign = Navnet »{ $found }« indeholder tegn, der ikke kan skrives ud.
record-teams = Hold er "pairs" (fire eller seks spillere) eller "threes" (seks spillere), ikke »{ $found }« med { $players }.
record-date = En dato skrives som 2026-08-01, ikke »{ $found }«.
record-per-seat = »{ $name }« skal have ét tal for hver af de { $players } spillere, ikke { $found }.
record-no-deals = Der er ikke skrevet noget spil ned; hvert begynder med [[deals]].
record-deals-many = En fil rummer højst { $limit } spil, ikke { $found }.
record-dealer = Der er ingen plads { $found }; giveren er en af 0 til { $last }.
record-deck = Kort i bunken: { $found }; spillet spilles med { $wanted }.
record-moves-many = Spil { $deal } har for mange træk; { $limit } er det højeste.
record-key-twice = Nøglen står her for anden gang.
record-teams-drop-out = Der er ingen hold i et spil, hvor spillerne går ud én efter én.

## Træk og point

record-move = Spil { $deal }, træk { $move }: { $what }
record-illegal-move = Spil { $deal }, træk { $move } ({ $played }): { $what }
record-legal = Tilladt her: { $moves }.
record-legal-some = Tilladt her, blandt andet: { $moves }.
record-illegal-over = Spil { $deal }, træk { $move }: Spillet var slut efter { $count } træk.
record-illegal-early = { $count ->
        [one] Spil { $deal } er talt op, men det er ikke slut efter sit eneste træk.
       *[other] Spil { $deal } er talt op, men det er ikke slut efter sine { $count } træk.
    }
record-illegal-unfinished = Spil { $deal } bryder af, men der kommer endnu et spil efter det.
record-illegal-dealer = Spil { $deal }: Spilleren på plads { $dealer } er ude og kan ikke give.
record-illegal-match-over = Spil { $deal }: Matchen var slut efter spil { $last }; der er for få spillere tilbage.
record-illegal-scores = Spil { $deal }: Pointene er skrevet som { $found }, men trækkene giver { $right }.
record-illegal-totals = Summerne er skrevet som { $found }, men spillene giver { $right }.
record-hidden-played = Spil { $deal }: Skjulte kort er kendt fra de træk, der spiller dem.
record-hidden-held = Spil { $deal }: Kort, der endnu er på hånden, er skjult, så ingen kan sige, om et af dem skulle have været spillet.
record-hidden-table = Spil { $deal } kan ikke spilles igennem, fordi kort på det første bord er skjult.
record-hidden-undealt = Spil { $deal } kan ikke tælles op, fordi kort, der aldrig blev delt ud, er skjult.

## At dele et parti

record-seat = Der er ingen plads { $found }; pladserne er 0 til { $last }.
record-names = Der skal være ét navn for hver af de { $players } spillere, ikke { $found }.
record-earlier = Nogle spillere er ude, så spillene før dette skal også med.
