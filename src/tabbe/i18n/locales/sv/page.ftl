### The page in the browser. What the terminal says too stands in play.ftl.

## The table

page-menu = Meny
page-close = Stäng
page-friends = Vänner
page-rules = Regler
page-log = Dragen hittills
page-practice = övning
page-loading = Ett ögonblick …
page-dealing = Korten ges …
page-line-lost = Kontakten med bordet är bruten, försöker igen …
page-offline = Servern nås inte.
page-failed = Det gick inte.
page-outdated = Det finns ett nyare Tabbe; partiet fortsätter när sidan laddats om.
page-reload = Ladda om
page-title-turn = Din tur – Tabbe
page-table = Bordet
page-hand = Din hand
page-hand-empty = Handen är tom.
page-moves = Vad du kan spela
page-spoken = Vad som händer
page-seats = Spelare
page-seat-label = { $name }: { $points }; { $cards } på handen, { $pile } tagna, { $sweeps }
page-seat-label-turn = { $name } (i tur): { $points }; { $cards } på handen, { $pile } tagna, { $sweeps }
page-dealer = ger
page-dealer-letter = G
page-open-seat = Ledig plats
page-deal = Giv { $deal }
page-deal-of = Giv { $deal } av { $deals }
page-round-of = Omgång { $batch } av { $batches }
page-last-cards = Sistan
page-pack = { $n } i leken
page-heaps = Åt sidan { $spades } + { $n }
page-last-take = Tog senast: { $name }
page-card-points = { $card }, { $points }
page-card-waits = { $card } – måste vänta
page-build-open = bygge
page-build-locked = låst bygge

## The own turn

page-your-turn = Din tur: välj ett kort.
page-your-turn-short = Din tur.
page-not-your-turn = Det är inte din tur.
page-wait = Vänta …
page-plays = { $name } tänker …
page-watching = Du tittar på.
page-choose-card = Välj ett kort
page-choose-one = Välj ett av { $n } sätt
page-ways = { $card }: { $n } sätt att spela det
page-creep = Krypa
page-lay = Lägga ut
page-everything = hela bordet
page-taken-with = { $cards } med { $card }
page-at-value = Som { $value }: { $cards }
page-build = Bygg { VALUE($value) }: { $cards }
page-mere = Lås { VALUE($value) }: { $cards }
page-sweep = Tabbe
page-double = Dubbeltabbe
page-do-creep = Kryp
page-do-lay = Lägg ut
page-do-take = Ta: { $points }
page-do-sweep = Tabbe: { $points }
page-do-double = Dubbeltabbe: { $points }
page-do-build = Bygg { VALUE($value) }
page-go-on = Vidare
page-hint = Tips
page-hint-best = Bäst: { $move }.
page-undo = Ta tillbaka
page-undo-none = Det finns inget att ta tillbaka.
page-undo-redealt = Man kan inte ta tillbaka ett drag när nya kort har getts.
page-undone-you = Du tog tillbaka det senaste draget.
page-undone = { $name } tog tillbaka det senaste draget.
page-ask-builds = Fråga om byggen
page-talk = Säg något
page-says = { $name }: { $phrase }
page-residue-you = Det som är kvar går till dig, som tog sist: { $cards }
page-residue = Det som är kvar går till { $name }, som tog sist: { $cards }
page-asks-undo-you = Du ber att få ta tillbaka draget.
page-asks-undo = { $name } vill ta tillbaka ett drag.
page-asks-clock-you = Du ber att få spela utan klockor.
page-asks-clock = { $name } vill spela utan klockor.
page-agree = Gärna för mig
page-refuse = Nej

## People

page-pile-you = Du har tagit { $cards } och gjort { $sweeps }; { $points } i allt.
page-pile = { $name } har tagit { $cards } och gjort { $sweeps }; { $points } i allt.
page-score-now = Given hittills: { $deal }; givarna före: { $total }.
page-played-by = Här spelar en bot: { $bot }.
page-stands-in = En bot vikarierar: { $bot }.
page-not-here = Inte uppkopplad just nu.
page-hints-had =
    { $n ->
        [one] Har bett om { $n } tips.
       *[other] Har bett om { $n } tips.
    }
page-come-back = Ta tillbaka min plats
page-mute = Tysta
page-unmute = Hör igen
page-give-time = Ge en minut till
page-clock-off = Spela utan klockor
page-concede = Ge upp
page-concede-sure = Ge upp på riktigt? Tryck en gång till.
page-leave = Lämna bordet
page-leave-short = Lämna
page-seat-joined = { $name } slår sig ner.
page-seat-left = { $name } går; en bot spelar vidare.
page-seat-away = { $name } är borta; en bot vikarierar.
page-seat-back = { $name } är tillbaka.
page-seat-conceded = { $name } ger upp.
page-seat-bot = En bot tar { $name }s plats.
page-seat-opened = En plats är ledig.
page-seat-timed-out = { $name } har slut på tid.
page-seat-of = Plats { $seat }
page-bot-random = Rena slumpen
page-bot-greedy = Ett drag framåt
page-bot-novice = Ovan
page-bot-casual = Sällskapsspelare
page-bot-club = Klubbspelare
page-bot-pimc = Räknare
page-bot-expert = Mästare

## Friends

page-friends-title = Spela med vänner
page-friends-how = Gör ett bord, skicka länken och spela när alla är på plats. Ingen behöver konto.
page-friends-make = Gör ett bord för vänner
page-friends-watch = Eller låt någon titta på vid det här bordet:
page-link = Länk till bordet
page-qr = Länken till bordet som QR-kod
page-copy = Kopiera
page-copied = Kopierad.
page-share = Dela
page-code = Eller säg den här koden:
page-code-have = Jag har en kod
page-join = Gå med
page-device = Fortsätt på en annan apparat
page-device-how = Öppna länken där inom tio minuter; den fungerar en gång.
page-lobby-sit = Välj en plats.
page-lobby-wait = Väntar på spelare.
page-sit = Slå dig ner
page-watch = Titta på
page-start = Ge
page-start-fill = Botar tar de platser som då är lediga.
page-invited = Vid bordet: { $names }.
page-table-gone = Det bordet finns inte längre.
page-guest = Gäst
page-name = Ditt namn

## The count

page-count-table = Räkningen, spelare för spelare
page-row = Vad som räknas
page-row-storan = Storan (ruter tio)
page-row-lillan = Lillan (spader två)
page-row-aces = Ess
page-row-spades = Spader
page-row-sweeps = Tabbar
page-row-rewards = Avdrag för nästa spelares tabbar
page-row-most-cards = Flest kort
page-row-most-suit = Flest { SUIT($suit) }
page-row-last-trick = Sista sticket
page-row-laid-sweep = Bordstabbe
page-worth = ger { $n }
page-sweeps-made = Givens tabbar
page-sweep-made = { $name } med { THE($card) }: { $points }.
page-double-made = { $name } med { THE($card) }, dubbelt: { $points }.
page-rest = Det som var kvar
page-next-deal = Nästa giv
page-waiting = Väntar på de andra.
page-waits-for = Väntar på { BOTH($names) }.
page-broken-off = Partiet avbröts.
page-wins = Vunna partier vid bordet: { $scores }.
page-hints-all = Tips: { $scores }.
page-again = Spela igen
page-replay = Se om partiet
page-download = Ladda ner

## Other pages

page-home = Till bordet
page-lost-title = Här ligger inget
page-lost = Den sidan finns inte.
page-new-game = Nytt parti
page-unfinished = Dina pågående partier
page-unfinished-go = Spela vidare: { $game }
page-settings = Inställningar
page-keys = Tangenter
page-open = Öppna ett parti
page-verify = Var given rättvis?
page-privacy = Vad som sparas
page-language = Språk
page-words = Spelets ord
page-rules-all = Reglerna för alla spel
page-help = Så spelar man här
page-about = Om Tabbe
page-verify-how = Innan korten ges binder sig servern vid en hemlighet, och varje spelare lägger till något eget. Efter given visas allt, så att vem som helst kan räkna fram leken igen. Lägg in filen från ett parti här.
page-verify-do = Kontrollera
page-file-choose = Välj en fil, eller släpp den här
page-record = Filens text
page-privacy-kept = Servern sparar namnet du anger, borden där du sitter och vad som spelats där, under en slumpad kaka. Det finns inget konto och ingen adress.
page-privacy-lobbies =
    { $days ->
        [0] Bord där inget spel kom i gång sparas utan tidsgräns.
        [one] Bord där inget spel kom i gång raderas efter en dag.
       *[other] Bord där inget spel kom i gång raderas efter { $days } dagar.
    }
page-privacy-tables =
    { $days ->
        [0] Alla andra bord sparas utan tidsgräns, med allt som spelats där.
        [one] Alla andra bord raderas, med allt som spelats där, när inget har hänt där på en dag.
       *[other] Alla andra bord raderas, med allt som spelats där, när inget har hänt där på { $days } dagar.
    }
page-privacy-names =
    { $days ->
        [0] Ditt namn sparas utan tidsgräns.
        [one] Ditt namn raderas när du inte längre sitter vid något bord och inte har angett det på en dag.
       *[other] Ditt namn raderas när du inte längre sitter vid något bord och inte har angett det på { $days } dagar.
    }
page-privacy-browser = Inställningarna stannar i den här webbläsaren.
page-privacy-others = Inget hämtas någon annanstans ifrån, och ingen får veta något.
page-privacy-get = Ladda ner alltihop
page-privacy-erase = Radera alltihop
page-privacy-sure = Radera på riktigt? Tryck en gång till.
page-erased = Det är raderat.
page-rules-aim = Målet
page-rules-values = Vad korten räknas som
page-rules-take = Att ta
page-rules-build = Att bygga
page-rules-sweep = Tabbar
page-rules-points = Poäng
page-rules-end = Slutet
page-rules-examples = Exempel
page-example-table = På bordet:
page-example-card = Från handen:
page-example-takes =
    { $n ->
        [one] Det tar:
       *[other] Det tar något av detta:
    }
page-example-nothing = Det tar inget.
page-with = Spela med
page-with-bots = Botar
page-with-friends = Vänner
page-game = Spel
page-players = Antal spelare
page-teams = Lag
page-teams-none = Var för sig
page-teams-pairs = Par
page-teams-threes = Tre och tre
page-level = Botarnas styrka
page-clock = Klockor
page-clock-none = Inga
page-clock-slow = 10 min + 10 s per drag
page-clock-fast = 3 min + 3 s per drag
page-deals = Antal givar
page-deals-own = som spelet har det
page-switches = Ändra reglerna
page-yes = ja
page-no = nej
page-first = Till början
page-previous = Ett drag bakåt
page-next = Ett drag framåt
page-last = Till slutet
page-position = Ställning
page-move-of = Drag { $move } av { $moves }
page-deals-list = Givar
page-face-down = baksidan upp
page-take-over = Spela vidare härifrån
page-review = Vad kostade dragen?
page-reviewing = Räknar …
page-review-of = Giv { $deal }: vad dragen kostade
page-accuracy = { $n } % träffsäkert
page-review-graph = En stapel för varje drag, så hög som det kostade i poäng
page-review-costly = De dyraste dragen
page-better = Bättre:
page-move-n = Drag { $move }
page-lost-points = kostade { $points }

## Settings

page-looks = Utseende
page-theme = Ljust eller mörkt
page-theme-auto = Som apparaten
page-theme-light = Ljust
page-theme-dark = Mörkt
page-felt = Duk
page-felt-green = Grön
page-felt-blue = Blå
page-felt-wine = Vinröd
page-felt-slate = Skiffer
page-back = Kortens baksidor
page-back-star = Stjärna
page-back-lattice = Rutnät
page-back-scale = Fjäll
page-back-colour = Baksidornas färg
page-colour-auto = Passar duken
page-colour-red = Röd
page-colour-blue = Blå
page-colour-green = Grön
page-four-colours = En färg för varje svit
page-big-index = Stora bokstäver på alla kort
page-marks = Märk korten som räknas
page-marks-hint = Ett sigill med poängen på spader, ess och storan.
page-sort = Handens ordning
page-sort-dealt = Som givet
page-sort-rank = Efter valör
page-sort-suit = Efter svit
page-pace = Tempo
page-speed = Hur fort de andra spelar
page-speed-step = Tryck för vidare
page-speed-slow = Lugnt
page-speed-normal = Normalt
page-speed-fast = Fort
page-speed-instant = Genast
page-motion = Rörelse
page-motion-auto = Som apparaten
page-motion-full = Full
page-motion-less = Mindre
page-quick = Spela med ett tryck
page-quick-hint = När kortet bara kan göra en sak.
page-auto = Spela tvungna drag av sig själv
page-auto-hint = När hela handen bara har ett drag.
page-announce = Säga ”tabbe på nio”
page-announce-hint = Det säger inget som inte syns på bordet.
page-announce-table = Som vid bordet
page-announce-off = Aldrig
page-announce-pictures = Efter klädda kort
page-announce-always = Alltid
page-count = Räkna kort
page-count-hint = En lista över kort som minneshjälp.
page-count-off = Av
page-count-own = Vad jag har tagit
page-count-full = Vad som inte har synts
page-count-all = Kort i given som du inte har sett än.
page-senses = Ljud och känsel
page-sound = Ljudstyrka
page-vibrate = Vibrera när det är min tur
page-notify = Avisera när det är min tur
page-notify-hint = Medan sidan inte syns.
page-notify-refused = Webbläsaren tillåter inga aviseringar från sidan; det ändras i webbläsarens egna inställningar.
page-wake = Håll skärmen tänd
page-letters = Tangenter med en bokstav
page-letters-hint = Stäng av dem om du talar till apparaten.
page-settings-kept = Allt detta stannar i den här webbläsaren.

## Keys

page-key-cards = välj ett kort på handen, och spela det vid nästa tryck
page-key-arrows = gå från kort till kort
page-key-enter = välj eller spela det som är markerat
page-key-tab = gå från bordet till valen och handen
page-key-escape = välj inget
page-key-table = säg bordet
page-key-hand = säg handen
page-key-moves = säg vad som kan spelas
page-key-last = säg vad som hände senast
page-key-counts = säg poäng och högar
page-key-hint = be om ett tips
page-key-undo = ta tillbaka
page-key-next = vidare
page-key-rules = regler
page-key-log = dragen hittills
page-key-menu = meny
page-key-keys = den här listan
page-key-for = Tangent: { $what }
page-keys-reset = Som från början

## Words

