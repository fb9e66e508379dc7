### Servern: vad den nekar, vad som sägs vid bordet, om en lek är rättvis.

## Nekanden

server-malformed = Meddelandet går inte att läsa.
server-bad-seats = Ange en plats för var och en av de { $players } spelarna, minst en av dem för en människa, och sitt själv på högst en av dem.
server-no-game = Spelet ”{ $game }” finns inte på den här servern.
server-no-bot = Boten ”{ $bot }” spelar inte vid bord här.
server-bad-origin = Ingen kan spela vidare från den ställningen: given måste vara hel och draget finnas i den.
server-no-seat = Den platsen finns inte; bordet har { $last }.
server-full = Bordet är fullt.
server-seat-taken = Där sitter redan någon.
server-bad-link = Länken är använd eller för gammal; be om en ny på den andra enheten.
server-other-seat = Den här enheten har redan en annan plats vid bordet.
server-conceded = Du har gett upp matchen, så boten spelar den till slut.
server-mixed-already = Din del i blandningen har redan kommit fram.
server-not-your-turn = Det är inte din tur.
server-stale = Bordet har ändrats sedan dess; titta en gång till.
server-not-now = Det går inte just nu.
server-no-undo = Vid det här bordet tar man inte tillbaka drag.
server-undo-nothing = Du har inget drag att ta tillbaka sedan korten gavs.
server-undo-far = Man kan bara gå tillbaka till egna drag sedan korten senast gavs.
server-undo-late = Andra har spelat sedan dess, så draget står fast.
server-undo-often = Du har tagit tillbaka drag så många gånger i den här given att de från och med nu står fast.
server-no-clock = Bordet spelar utan klocka.
server-nothing-asked = Ingen har frågat dig något.
server-own-clock = Du kan inte ge dig själv tid.
server-host-only = Det kan bara den som håller i bordet göra.
server-bot-plays = En bot spelar för dig just nu; ta tillbaka platsen först.
server-bad-name = Ett namn behöver minst ett tecken som syns.
server-mixed-name = Varje ord i ett namn måste hålla sig till ett alfabet, till exempel det latinska eller det kyrilliska.
server-origin = Det begärdes av en annan webbplats sida och blev inte gjort.
server-too-often = Det var för ofta; vänta en minut.
server-too-large = Det är för stort.
server-no-table = Det bordet finns inte.
server-private = Ingen får titta på vid det här bordet.
server-crowded = Här ryms inte fler just nu.
server-elsewhere = Din plats är öppen i så många fönster och på så många enheter att den har stängts här. Öppna bordet på nytt för att spela vidare här.
server-unreadable = Det här bordet går inte att öppna: en nyare Tabbe har sparat det, eller så är det skadat. Det finns kvar; säg till den som sköter servern.
server-muted-often = Det har slagits av och på så ofta i den här matchen att det får förbli som det är till nästa.
server-done-often = Det har du gjort så många gånger i den här matchen att det inte går igen förrän i nästa.
server-sat-often = Du har satt dig här och gått igen så många gånger att du inte längre kan sätta dig vid det här bordet.
server-no-seat-here = Du har ingen plats vid det här bordet.
server-not-stored = Det gick inte att spara, så det har inte hänt; försök igen.
server-busy = Servern hann inte tänka färdigt just nu; försök igen om en stund.
server-no-language = Det språket finns inte här.
server-no-code = Inget bord har den koden, eller så har matchen börjat.
server-nothing-played = Inget har spelats ännu.
server-no-game-record = Det spelet finns inte.
server-not-for-you = Det är inte för alla.
server-bad-field = Värdet för { $field } går inte att använda.
server-no-page = Det finns inget på den här adressen.
server-no-method = Det går inte att göra med den här adressen.
server-failed = Något gick sönder här. Det är antecknat; försök igen om en stund.
server-page-missing = Sidan är inte byggd här; kör scripts/page eller installera Tabbe från dess wheel.

## Databasen

database-address = En databas är en fil eller en adress som börjar med postgresql://.
database-newer = Databasen kommer från en nyare Tabbe (schema { $schema }); uppdatera Tabbe först.
database-older = Databasen har ett äldre schema ({ $schema }); uppdatera den först med tabbe db upgrade.
database-missing = Databasen { $file } finns inte.
database-served = En annan server arbetar redan med den här databasen; stoppa den först, eller ge den här en egen med --database.
database-foreign = { $file } är ingen Tabbe-databas.
database-exists = { $file } finns redan; inget skrivs över.
database-failed = Databasen går inte att använda: { $reason }.
database-damaged = SQLite hittar skador i databasen: { $reason }
database-orphan = En post i { $table } hör till något som inte längre finns.
database-unreadable = Bordet { $table } går inte att läsa: dess inställningar eller logg är skadade, eller kommer från en nyare Tabbe.
database-gap = { $count ->
    [one] Händelser saknas i loggen för ett bord.
   *[other] Händelser saknas i loggarna för { $count } bord.
}

## Rättvisa lekar

fair-fair = { $deal ->
        [one] Leken är rättvis: den följer av hemligheten som man band sig vid och av det som platserna lade till.
       *[other] Alla { $deal } lekarna är rättvisa: var och en följer av hemligheten som man band sig vid och av det som platserna lade till.
    }
fair-no-deals = Protokollet har inga givar, så det finns ingen lek att pröva.
fair-no-proof = Giv { $deal } saknar bevis, så ingen kan säga om leken är rättvis.
fair-no-secret = Hemligheten för giv { $deal } är inte avslöjad ännu; det sker när given är slut.
fair-commitment = Hemligheten för giv { $deal } är inte den som man band sig vid.
fair-hidden = Kort i giv { $deal } är dolda, så leken kan inte jämföras.
fair-seats = Giv { $deal } säger inte för varje plats vad den lade till.
fair-deck = Leken i giv { $deal } följer inte av hemligheten och det som platserna lade till.

## Sagt vid bordet

phrase-hello = Hej!
phrase-good-luck = Lycka till!
phrase-well-played = Bra spelat!
phrase-thanks = Tack!
phrase-oops = Hoppsan!
phrase-sorry = Förlåt!
phrase-hurry = Din tur!
phrase-moment = Ett ögonblick.
phrase-laugh = Haha!
phrase-again = En till?
phrase-good-game = Bra match!
phrase-bye = Hej då!

## Kommandoraden

command-serve-here = Tabbe finns på { $url }; Ctrl-C avslutar.
command-serve-there = Andra når den på { $url }
command-serve-stopped = Servern har stannat; alla bord är sparade.
command-db-current = Databasen är aktuell (schema { $schema }).
command-db-whole = Databasen är hel.
command-db-kept = Databasen är kopierad till { $file }.
command-db-served = En server kör på den här databasen och raderar själv det som är gammalt; stoppa den först eller låt den sköta det.
command-db-old = Bord som är gamla nog att raderas: { $tables }. Namn: { $names }.
command-db-ask = Radera dem för gott (ja eller nej)?
command-db-spared = Inget har raderats; med --yes sker det utan fråga.
command-db-tidied = Raderade bord: { $tables }. Raderade namn: { $names }.
command-db-left = Allt gick inte att radera (misslyckade försök: { $count }); det första hindret: { $reason }.
command-db-sqlite-only = Det gäller databaser i en fil; PostgreSQL har pg_dump och egna verktyg.
serve-port-busy = Port { $port } används redan; välj en annan med --port.
serve-port-forbidden = Port { $port } får du inte använda; välj en från 1024 och uppåt med --port.
serve-no-address = Den här datorn har ingen adress { $host } att lyssna på.
