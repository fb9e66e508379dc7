### Serveren: hvad den afviser, hvad der siges ved bordet, om et spil kort er fair.

## Afvisninger

server-malformed = Beskeden kan ikke læses.
server-bad-seats = Angiv en plads til hver af de { $players } spillere, mindst én af dem til et menneske, og sid selv højst på én af dem.
server-no-game = Spillet “{ $game }” findes ikke på denne server.
server-no-bot = Botten “{ $bot }” spiller ikke ved borde her.
server-bad-origin = Ingen kan spille videre fra den stilling: uddelingen skal være hel, og trækket skal være i den.
server-no-seat = Den plads findes ikke; bordet har { $last }.
server-full = Bordet er fuldt.
server-seat-taken = Der sidder allerede en.
server-bad-link = Linket er brugt eller for gammelt; bed om et nyt på den anden enhed.
server-other-seat = Denne enhed har allerede en anden plads ved bordet.
server-conceded = Du har givet op i denne kamp, så botten spiller den færdig.
server-mixed-already = Din del i blandingen er allerede kommet frem.
server-not-your-turn = Det er ikke din tur.
server-stale = Bordet har ændret sig siden; se en gang til.
server-not-now = Det kan ikke lade sig gøre nu.
server-no-undo = Ved dette bord tager man ikke træk tilbage.
server-undo-nothing = Du har intet træk at tage tilbage, siden kortene blev givet.
server-undo-far = Man kan kun gå tilbage til egne træk, siden kortene sidst blev givet.
server-undo-late = Andre har spillet siden, så trækket står ved magt.
server-undo-often = Du har taget træk tilbage så mange gange i dette spil, at de herfra står ved magt.
server-no-clock = Bordet spiller uden ur.
server-nothing-asked = Ingen har spurgt dig om noget.
server-own-clock = Du kan ikke give dig selv tid.
server-host-only = Det kan kun bordets vært gøre.
server-bot-plays = En bot spiller for dig lige nu; tag pladsen tilbage først.
server-bad-name = Et navn skal have mindst ét tegn, der kan ses.
server-mixed-name = Hvert ord i et navn skal holde sig til ét alfabet, for eksempel det latinske eller det kyrilliske.
server-origin = Det blev bedt om af en side på et andet websted og er ikke gjort.
server-too-often = Det var for ofte; vent et minut.
server-too-large = Det er for stort.
server-no-table = Det bord findes ikke.
server-private = Ingen må se med ved dette bord.
server-crowded = Her er ikke plads til flere lige nu.
server-elsewhere = Din plads er åben i så mange vinduer og på så mange enheder, at den er blevet lukket her. Åbn bordet igen for at spille videre her.
server-unreadable = Bordet kan ikke åbnes: en nyere Tabbe har gemt det, eller også er det beskadiget. Det er bevaret; sig det til den, der driver serveren.
server-muted-often = Det er slået til og fra så mange gange i denne kamp, at det bliver, som det er, indtil den næste.
server-done-often = Det har du gjort så mange gange i denne kamp, at det først kan lade sig gøre igen i den næste.
server-sat-often = Du har sat dig her og er gået igen så mange gange, at du ikke længere kan sætte dig ved dette bord.
server-no-seat-here = Du har ingen plads ved dette bord.
server-not-stored = Det kunne ikke gemmes, så det er ikke sket; prøv igen.
server-busy = Serveren nåede ikke at tænke færdig lige nu; prøv igen om lidt.
server-no-language = Det sprog findes ikke her.
server-no-code = Intet bord har den kode, eller kampen er begyndt.
server-nothing-played = Der er ikke spillet noget endnu.
server-no-game-record = Det spil findes ikke.
server-not-for-you = Det er ikke for alle.
server-bad-field = Værdien af { $field } kan ikke bruges.
server-no-page = Der er intet på denne adresse.
server-no-method = Det kan ikke gøres med denne adresse.
server-failed = Noget gik i stykker her. Det er noteret; prøv igen om lidt.
server-page-missing = Siden er ikke bygget her; kør scripts/page, eller installér Tabbe fra dens wheel.

## Databasen

database-address = En database er en fil eller en adresse, der begynder med postgresql://.
database-newer = Databasen kommer fra en nyere Tabbe (skema { $schema }); opdatér Tabbe først.
database-older = Databasen har et ældre skema ({ $schema }); bring den først ajour med tabbe db upgrade.
database-missing = Databasen { $file } findes ikke.
database-served = En anden server arbejder allerede med denne database; stop den først, eller giv denne sin egen med --database.
database-foreign = { $file } er ikke en Tabbe-database.
database-exists = { $file } findes allerede; intet overskrives.
database-failed = Databasen kan ikke bruges: { $reason }.
database-damaged = SQLite finder skader i databasen: { $reason }
database-orphan = En post i { $table } hører til noget, der ikke længere findes.
database-unreadable = Bordet { $table } kan ikke læses: dets indstillinger eller log er beskadiget eller kommer fra en nyere Tabbe.
database-gap = { $count ->
    [one] Der mangler hændelser i loggen for et bord.
   *[other] Der mangler hændelser i loggene for { $count } borde.
}

## Fair blandinger

fair-fair = { $deal ->
        [one] Blandingen er fair: den følger af hemmeligheden, man bandt sig til, og af det, pladserne lagde til.
       *[other] Alle { $deal } blandinger er fair: hver følger af hemmeligheden, man bandt sig til, og af det, pladserne lagde til.
    }
fair-no-deals = Optegnelsen har ingen uddelinger, så der er ingen blanding at efterprøve.
fair-no-proof = Uddeling { $deal } har intet bevis, så ingen kan sige, om blandingen er fair.
fair-no-secret = Hemmeligheden for uddeling { $deal } er ikke afsløret endnu; det sker, når uddelingen er slut.
fair-commitment = Hemmeligheden for uddeling { $deal } er ikke den, man bandt sig til.
fair-hidden = Kort i uddeling { $deal } er skjulte, så blandingen ikke kan sammenlignes.
fair-seats = Uddeling { $deal } siger ikke for hver plads, hvad den lagde til.
fair-deck = Blandingen i uddeling { $deal } følger ikke af hemmeligheden og det, pladserne lagde til.

## Sagt ved bordet

phrase-hello = Hej!
phrase-good-luck = Held og lykke!
phrase-well-played = Godt spillet!
phrase-thanks = Tak!
phrase-oops = Ups!
phrase-sorry = Undskyld!
phrase-hurry = Din tur!
phrase-moment = Et øjeblik.
phrase-laugh = Haha!
phrase-again = En til?
phrase-good-game = God kamp!
phrase-bye = Farvel!

## Kommandolinjen

command-serve-here = Tabbe findes på { $url }; Ctrl-C stopper.
command-serve-there = Andre når den på { $url }
command-serve-stopped = Serveren er stoppet; alle borde er gemt.
command-db-current = Databasen er ajour (skema { $schema }).
command-db-whole = Databasen er hel.
command-db-kept = Databasen er kopieret til { $file }.
command-db-served = En server kører på denne database og sletter selv det, der er gammelt; stop den først, eller lad den om det.
command-db-old = Borde, der er gamle nok til at blive slettet: { $tables }. Navne: { $names }.
command-db-ask = Slet dem for altid (ja eller nej)?
command-db-spared = Intet er slettet; med --yes sker det uden spørgsmål.
command-db-tidied = Slettede borde: { $tables }. Slettede navne: { $names }.
command-db-left = Ikke alt kunne slettes (mislykkede forsøg: { $count }); den første årsag: { $reason }.
command-db-sqlite-only = Det gælder databaser i en fil; PostgreSQL har pg_dump og egne værktøjer.
serve-port-busy = Port { $port } er allerede i brug; vælg en anden med --port.
serve-port-forbidden = Port { $port } må du ikke bruge; vælg en fra 1024 og op med --port.
serve-no-address = Denne maskine har ingen adresse { $host } at lytte på.
