### The page in the browser. What the terminal says too stands in play.ftl.

## The table

page-menu = Menu
page-close = Luk
page-friends = Venner
page-rules = Regler
page-log = Trækkene hidtil
page-practice = øvelse
page-loading = Et øjeblik …
page-dealing = Kortene gives …
page-line-lost = Forbindelsen til bordet er væk, prøver igen …
page-offline = Der er ingen forbindelse til serveren.
page-failed = Det gik ikke.
page-outdated = Der er et nyere Tabbe; spillet fortsætter, når siden er genindlæst.
page-reload = Genindlæs
page-title-turn = Din tur – Tabbe
page-table = Bordet
page-hand = Din hånd
page-hand-empty = Hånden er tom.
page-moves = Hvad du kan spille
page-spoken = Hvad der sker
page-seats = Spillere
page-seat-label = { $name }: { $points }; { $cards } på hånden, { $pile } taget, { $sweeps }
page-seat-label-turn = { $name } (i tur): { $points }; { $cards } på hånden, { $pile } taget, { $sweeps }
page-dealer = giver
page-dealer-letter = G
page-open-seat = Ledig plads
page-deal = Spil { $deal }
page-deal-of = Spil { $deal } af { $deals }
page-round-of = Omgang { $batch } af { $batches }
page-last-cards = Sidste
page-pack = { $n } i bunken
page-heaps = Til side { $spades } + { $n }
page-last-take = Tog sidst: { $name }
page-card-points = { $card }, { $points }
page-card-waits = { $card } – må vente
page-build-open = bygning
page-build-locked = låst bygning

## The own turn

page-your-turn = Din tur: vælg et kort.
page-your-turn-short = Din tur.
page-not-your-turn = Det er ikke din tur.
page-wait = Vent …
page-plays = { $name } tænker …
page-watching = Du ser på.
page-choose-card = Vælg et kort
page-choose-one = Vælg en af { $n } måder
page-ways = { $card }: { $n } måder at spille det på
page-creep = Krybe
page-lay = Lægge ud
page-everything = hele bordet
page-taken-with = { $cards } med { $card }
page-at-value = Som { $value }: { $cards }
page-build = Byg { VALUE($value) }: { $cards }
page-mere = Mere { VALUE($value) }: { $cards }
page-sweep = Svup
page-double = Dobbeltsvup
page-do-creep = Kryb
page-do-lay = Læg ud
page-do-take = Tag: { $points }
page-do-sweep = Svup: { $points }
page-do-double = Dobbeltsvup: { $points }
page-do-build = Byg { VALUE($value) }
page-go-on = Videre
page-hint = Tip
page-hint-best = Bedst: { $move }.
page-undo = Tag tilbage
page-undo-none = Der er intet at tage tilbage.
page-undo-redealt = Man kan ikke tage et træk tilbage, når der er givet nye kort.
page-undone-you = Du tog det sidste træk tilbage.
page-undone = { $name } tog det sidste træk tilbage.
page-ask-builds = Spørg om bygninger
page-talk = Sig noget
page-says = { $name }: { $phrase }
page-residue-you = Resten går til dig, som tog sidst: { $cards }
page-residue = Resten går til { $name }, som tog sidst: { $cards }
page-asks-undo-you = Du beder om at tage trækket tilbage.
page-asks-undo = { $name } vil tage et træk tilbage.
page-asks-clock-you = Du beder om at spille uden ure.
page-asks-clock = { $name } vil spille uden ure.
page-agree = Ja, gerne
page-refuse = Nej

## People

page-pile-you = Du har taget { $cards } og gjort { $sweeps }; { $points } i alt.
page-pile = { $name } har taget { $cards } og gjort { $sweeps }; { $points } i alt.
page-score-now = Dette spil hidtil: { $deal }; spillene før: { $total }.
page-played-by = Her spiller en bot: { $bot }.
page-stands-in = En bot vikarierer: { $bot }.
page-not-here = Ikke på lige nu.
page-hints-had =
    { $n ->
        [one] Har bedt om { $n } tip.
       *[other] Har bedt om { $n } tip.
    }
page-come-back = Tag min plads tilbage
page-mute = Slå lyden fra
page-unmute = Hør igen
page-give-time = Giv et minut mere
page-clock-off = Spil uden ure
page-concede = Giv op
page-concede-sure = Vil du virkelig give op? Tryk en gang til.
page-leave = Forlad bordet
page-leave-short = Forlad
page-seat-joined = { $name } sætter sig.
page-seat-left = { $name } går; en bot spiller videre.
page-seat-away = { $name } er væk; en bot vikarierer.
page-seat-back = { $name } er tilbage.
page-seat-conceded = { $name } giver op.
page-seat-bot = En bot tager pladsen: { $name }.
page-seat-opened = En plads er ledig.
page-seat-timed-out = { $name } har ikke mere tid.
page-seat-of = Plads { $seat }
page-bot-random = Ren tilfældighed
page-bot-greedy = Ét træk frem
page-bot-novice = Uøvet
page-bot-casual = Selskabsspiller
page-bot-club = Klubspiller
page-bot-pimc = Regner
page-bot-expert = Mester

## Friends

page-friends-title = Spil med venner
page-friends-how = Lav et bord, send linket og spil, når alle er der. Ingen behøver en konto.
page-friends-make = Lav et bord til venner
page-friends-watch = Eller lad nogen se på ved dette bord:
page-link = Link til bordet
page-qr = Linket til bordet som QR-kode
page-copy = Kopiér
page-copied = Kopieret.
page-share = Del
page-code = Eller sig denne kode:
page-code-have = Jeg har en kode
page-join = Vær med
page-device = Fortsæt på en anden enhed
page-device-how = Åbn linket dér inden ti minutter; det virker én gang.
page-lobby-sit = Vælg en plads.
page-lobby-wait = Venter på spillere.
page-sit = Sæt dig
page-watch = Se på
page-start = Giv
page-start-fill = Bots tager de pladser, der så er ledige.
page-invited = Ved bordet: { $names }.
page-table-gone = Det bord er der ikke længere.
page-guest = Gæst
page-name = Dit navn

## The count

page-count-table = Optællingen, spiller for spiller
page-row = Hvad der tæller
page-row-storan = Storan (ruder ti)
page-row-lillan = Lillan (spar to)
page-row-aces = Esser
page-row-spades = Spar
page-row-sweeps = Svup
page-row-rewards = Fradrag for næste spillers svup
page-row-most-cards = Flest kort
page-row-most-suit = Flest { SUIT($suit) }
page-row-last-trick = Sidste stik
page-row-laid-sweep = Bordstabbe
page-worth = giver { $n }
page-sweeps-made = Spillets svup
page-sweep-made = { $name } med { THE($card) }: { $points }.
page-double-made = { $name } med { THE($card) }, dobbelt: { $points }.
page-rest = Resten
page-next-deal = Næste spil
page-waiting = Venter på de andre.
page-waits-for = Venter på { BOTH($names) }.
page-broken-off = Partiet blev afbrudt.
page-wins = Vundne partier ved bordet: { $scores }.
page-hints-all = Tip: { $scores }.
page-again = Spil igen
page-replay = Se partiet igen
page-download = Hent

## Other pages

page-home = Til bordet
page-lost-title = Her ligger intet
page-lost = Den side findes ikke.
page-new-game = Nyt parti
page-unfinished = Dine igangværende partier
page-unfinished-go = Spil videre: { $game }
page-settings = Indstillinger
page-keys = Taster
page-open = Åbn et parti
page-verify = Var der givet ærligt?
page-privacy = Hvad der gemmes
page-language = Sprog
page-words = Spillets ord
page-rules-all = Reglerne for alle spil
page-help = Sådan spiller man her
page-about = Om Tabbe
page-verify-how = Før kortene gives, binder serveren sig til en hemmelighed, og hver spiller lægger noget eget til. Bagefter vises det hele, så enhver kan regne bunken ud igen. Giv filen fra et parti her.
page-verify-do = Kontrollér
page-file-choose = Vælg en fil, eller slip den her
page-record = Filens tekst
page-privacy-kept = Serveren gemmer det navn, du giver, de borde, du sidder ved, og hvad der er spillet dér, under en tilfældig cookie. Der er ingen konto og ingen adresse.
page-privacy-lobbies =
    { $days ->
        [0] Borde, hvor intet spil kom i gang, gemmes uden tidsgrænse.
        [one] Borde, hvor intet spil kom i gang, slettes efter en dag.
       *[other] Borde, hvor intet spil kom i gang, slettes efter { $days } dage.
    }
page-privacy-tables =
    { $days ->
        [0] Alle andre borde gemmes uden tidsgrænse, med alt, hvad der er spillet dér.
        [one] Alle andre borde slettes, med alt, hvad der er spillet dér, når der ikke er sket noget i en dag.
       *[other] Alle andre borde slettes, med alt, hvad der er spillet dér, når der ikke er sket noget i { $days } dage.
    }
page-privacy-names =
    { $days ->
        [0] Dit navn gemmes uden tidsgrænse.
        [one] Dit navn slettes, når du ikke længere sidder ved noget bord og ikke har angivet det i en dag.
       *[other] Dit navn slettes, når du ikke længere sidder ved noget bord og ikke har angivet det i { $days } dage.
    }
page-privacy-browser = Indstillingerne bliver i denne browser.
page-privacy-others = Intet hentes andre steder fra, og ingen får noget at vide.
page-privacy-get = Hent det hele
page-privacy-erase = Slet det hele
page-privacy-sure = Vil du virkelig slette? Tryk en gang til.
page-erased = Det er slettet.
page-rules-aim = Målet
page-rules-values = Hvad kortene tæller
page-rules-take = At tage
page-rules-build = At bygge
page-rules-sweep = Svup
page-rules-points = Point
page-rules-end = Slutningen
page-rules-examples = Eksempler
page-example-table = På bordet:
page-example-card = Fra hånden:
page-example-takes =
    { $n ->
        [one] Det tager:
       *[other] Det tager ét af disse:
    }
page-example-nothing = Det tager intet.
page-with = Spil med
page-with-bots = Bots
page-with-friends = Venner
page-game = Spil
page-players = Antal spillere
page-teams = Hold
page-teams-none = Hver for sig
page-teams-pairs = Par
page-teams-threes = Tre og tre
page-level = Bottenes styrke
page-clock = Ure
page-clock-none = Ingen
page-clock-slow = 10 min + 10 s pr. træk
page-clock-fast = 3 min + 3 s pr. træk
page-deals = Antal spil
page-deals-own = som spillet har det
page-switches = Ændr reglerne
page-yes = ja
page-no = nej
page-first = Til begyndelsen
page-previous = Ét træk tilbage
page-next = Ét træk frem
page-last = Til slutningen
page-position = Stilling
page-move-of = Træk { $move } af { $moves }
page-deals-list = Spil
page-face-down = bagsiden opad
page-take-over = Spil videre herfra
page-review = Hvad kostede trækkene?
page-reviewing = Regner …
page-review-of = Spil { $deal }: hvad trækkene kostede
page-accuracy = { $n } % præcist
page-review-graph = En søjle for hvert træk, så høj som det kostede i point
page-review-costly = De dyreste træk
page-better = Bedre:
page-move-n = Træk { $move }
page-lost-points = kostede { $points }

## Settings

page-looks = Udseende
page-theme = Lyst eller mørkt
page-theme-auto = Som enheden
page-theme-light = Lyst
page-theme-dark = Mørkt
page-felt = Dug
page-felt-green = Grøn
page-felt-blue = Blå
page-felt-wine = Vinrød
page-felt-slate = Skifer
page-back = Kortenes bagsider
page-back-star = Stjerne
page-back-lattice = Gitter
page-back-scale = Skæl
page-back-colour = Bagsidernes farve
page-colour-auto = Passer til dugen
page-colour-red = Rød
page-colour-blue = Blå
page-colour-green = Grøn
page-four-colours = En farve til hver kulør
page-big-index = Store bogstaver på alle kort
page-marks = Mærk de kort, der tæller
page-marks-hint = Et segl med pointene på spar, esser og storan.
page-sort = Håndens orden
page-sort-dealt = Som givet
page-sort-rank = Efter værdi
page-sort-suit = Efter kulør
page-pace = Tempo
page-speed = Hvor hurtigt de andre spiller
page-speed-step = Tryk for videre
page-speed-slow = Roligt
page-speed-normal = Normalt
page-speed-fast = Hurtigt
page-speed-instant = Straks
page-motion = Bevægelse
page-motion-auto = Som enheden
page-motion-full = Fuld
page-motion-less = Mindre
page-quick = Spil med ét tryk
page-quick-hint = Når kortet kun kan én ting.
page-auto = Spil tvungne træk af sig selv
page-auto-hint = Når hele hånden kun har ét træk.
page-announce = Sige »svup på nier«
page-announce-hint = Det siger intet, som ikke ligger på bordet.
page-announce-table = Som ved bordet
page-announce-off = Aldrig
page-announce-pictures = Efter billedkort
page-announce-always = Altid
page-count = Tælle kort
page-count-hint = En liste over kort som hjælp til hukommelsen.
page-count-off = Fra
page-count-own = Hvad jeg har taget
page-count-full = Hvad der ikke er set
page-count-all = Kort i dette spil, som du ikke har set endnu.
page-senses = Lyd og føling
page-sound = Lydstyrke
page-vibrate = Vibrér, når det er min tur
page-notify = Giv besked, når det er min tur
page-notify-hint = Mens siden ikke kan ses.
page-notify-refused = Browseren tillader ikke beskeder fra siden; det ændres i browserens egne indstillinger.
page-wake = Hold skærmen tændt
page-letters = Taster med ét bogstav
page-letters-hint = Slå dem fra, hvis du taler til enheden.
page-settings-kept = Alt dette bliver i denne browser.

## Keys

page-key-cards = vælg et kort på hånden, og spil det ved næste tryk
page-key-arrows = gå fra kort til kort
page-key-enter = vælg eller spil det, der er markeret
page-key-tab = gå fra bordet til valgene og hånden
page-key-escape = vælg intet
page-key-table = sig bordet
page-key-hand = sig hånden
page-key-moves = sig, hvad der kan spilles
page-key-last = sig, hvad der sidst skete
page-key-counts = sig point og bunker
page-key-hint = bed om et tip
page-key-undo = tag tilbage
page-key-next = videre
page-key-rules = regler
page-key-log = trækkene hidtil
page-key-menu = menu
page-key-keys = denne liste
page-key-for = Tast: { $what }
page-keys-reset = Som fra begyndelsen

## Words

