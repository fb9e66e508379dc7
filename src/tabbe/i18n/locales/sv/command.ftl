### Vad kommandoraden säger. Hjälptexterna är på engelska och står vid flaggorna.

## Kommandorad som inte går att använda

command-no-such-option = Flaggan { $name } finns inte.
command-no-such-option-near = Flaggan { $name } finns inte; menade du { $near }?
command-no-such-command = Kommandot ”{ $name }” finns inte; tabbe --help visar alla.
command-no-such-command-near = Kommandot ”{ $name }” finns inte; menade du { $near }?
command-missing = { $name } saknas.
command-option-usage = Flaggan { $name } används inte så; se --help.
command-usage = { $message }.
command-extra = ”{ $name }” är ett ord för mycket; se --help.
command-number = { $option } ska vara ett tal från { $least } till { $most }, inte ”{ $value }”.
command-choice = { $option } ska vara något av { $allowed }, inte ”{ $value }”.
command-assignment = ”{ $value }” ändrar ingen regel; skriv NYCKEL=VÄRDE, till exempel forced_sweep=false.
command-seed = ”{ $value }” duger inte som frö; ange ett tal eller ett kort ord.
command-name = ”{ $name }” är inget namn; ange 1 till 40 bokstäver.
command-bots-empty = ”{ $bots }” har en tom plats där det ska stå en robot; skriv till exempel greedy,random.
bad-bot-twice = Boten { $name } får { $option } två gånger; en gång räcker.
command-bots-many =
    { $seats ->
        [one] Det finns en plats för robotar, men { $bots } angavs.
       *[other] Det finns { $seats } platser för robotar, men { $bots } angavs.
    }
command-no-input = Det finns inget att läsa från: standard in eller standard ut är stängd.
command-standard-input = standard in
command-own-fault = Felet ligger hos Tabbe ({ $what }); med TABBE_TRACE=1 syns var.

## Filer

command-file-missing = Filen { $file } finns inte.
command-file-folder = { $file } är en mapp, ingen fil.
command-file-forbidden = Du får inte använda filen { $file }.
command-file-full = Disken är full; { $file } kunde inte skrivas.
command-file-name = ”{ $file }” kan inte vara namnet på en fil.
command-file-unnamed = { $option } behöver namnet på en fil.
command-file-other = { $file } går inte att använda: { $reason }.
command-file-encoding = { $file } är inte text i UTF-8.
command-folder-is-file = { $file } är en fil, ingen mapp.
command-folder-missing = { $file } kan inte skrivas: mappen { $folder } finns inte.
command-plot-suffix = { $file } måste sluta på .svg.

## Inställningar

command-no-such-setting = Inställningen ”{ $name }” finns inte; tabbe config visar alla.
command-no-such-setting-near = Inställningen ”{ $name }” finns inte; menade du { $near }?
command-setting-value = ”{ $value }” är inget av de tillåtna värdena: { $allowed }.
command-setting-wrong = { $place }: { $reason }
command-setting-long = Värdet för { $name } är för långt.
command-settings-kind = { $file }: { $name } ska ha ett enkelt värde.
command-settings-large = { $file } är för stor för att vara en inställningsfil.
command-settings-toml = { $file } är inte giltig TOML från rad { $line }.
command-config-setting = inställning
command-config-value = värde
command-config-source = varifrån
command-config-file = Inställningsfil: { $file }
command-config-no-file = Inställningsfil: { $file } (finns inte än)
command-config-unknown = I inställningsfilen står ”{ $name }”, som inte är någon inställning.
command-config-kept = { $name } är nu { $value }, sparat i { $file }.
command-config-dropped = { $name } är inte längre satt i { $file }.
command-source-option = flaggan { $place }
command-source-environment = miljön, { $place }
command-source-file = inställningsfilen{ $place }
command-source-locale = systemspråket, { $place }
command-source-default = förval{ $place }

## Långt arbete

command-progress = { $done } av { $total } ({ $share } %), ungefär { $left } kvar
command-compiling = Kompilerar en gång för den här datorn; det tar upp till en minut …

## Domaren

command-referee-table = Bordet: { SHORT($cards) }
command-referee-table-empty = Bordet är tomt.
command-referee-hand = Handen: { SHORT($cards) }
command-referee-forced = Ett kort på handen rensar bordet, så det är tvångstabbe.
command-referee-counts = räknas som { $values }
command-referee-own-rank = tar bara sin egen valör
command-referee-creep-empty = får krypa; det finns inget att ta.
command-referee-creep = { $counts }; inget på bordet passar, så det får krypa.
command-referee-lay-empty = får läggas ut; det finns inget att ta.
command-referee-lay = { $counts }; inget på bordet passar, så det får läggas ut.
command-referee-lay-take = { $counts } och får läggas ut eller ta:
command-referee-take = { $counts } och måste ta:
command-referee-choice = { $counts } och måste ta något av detta:
command-referee-sweep = { $counts } och måste göra tabbe:
command-referee-free = { $counts } och får krypa eller ta:
command-referee-build = { $counts } och får läggas ut eller bygga:
command-referee-free-build = { $counts } och får läggas ut, ta eller bygga:
command-referee-blocked-sweep = får vänta: ett annat kort gör tabbe, och det går före.
command-referee-blocked-take = får vänta: ett annat kort kan ta, och då får inget krypa.
command-referee-blocked-duty = får vänta: ditt bygge ligger på bordet, så något måste tas.
command-referee-play = { $cards }: { $price }
command-referee-play-sweep = { $cards }: { $price }; { $sweep }
command-referee-clear = rensar bordet, { $cards }
command-referee-costs =
    { $points ->
        [0] kostar inget
       *[other] kostar { $points } poäng
    }
command-referee-earns =
    { $points ->
        [0] ger inget
       *[other] ger { $points } poäng
    }
command-referee-swept =
    { $units ->
        [2] dubbeltabbe
       *[other] tabbe
    }: { $points } till{ $reward ->
        [0] { "" }
       *[other] , och { $reward } av för spelaren till höger
    }
command-referee-more = … och fler än dessa { $count }; höj --limit för att se dem.
command-referee-limit = Mer än { $limit } drag med ett och samma kort; höj --limit för att få alla.
command-referee-unreachable = Observera att inget parti kan leda till ett sådant bord.

## Protokoll

command-replay-head = { $game }: { BOTH($players) }
command-replay-deal = giv
command-replay-total = summa
command-replay-last = sista stick
command-replay-fine = Protokollet stämmer.
command-replay-unfinished = Protokollet stämmer så långt det räcker; sista given är inte färdig.

## Simulering

command-simulate-head =
    { $game }, { $players } spelare: { $decks ->
        [one] { $deals } lek, med { $rotations } placeringar
       *[other] { $deals } lekar, var och en med { $rotations } placeringar
    }, frö { $seed }.
command-simulate-bot = robot
command-simulate-mean = medel
command-simulate-error = ±
command-simulate-sweeps = tabbar
command-simulate-doubles = dubbla
command-simulate-speed = drag/s
command-simulate-stopped = Avbrutet i förtid; detta är de givar som hann spelas.
command-simulate-margin = marginal
command-simulate-interval = 95 %
command-simulate-forfeits =
    { $deals ->
        [one] { $bot } lämnade walkover i 1 giv; greedy spelade klart den.
       *[other] { $bot } lämnade walkover i { $deals } givar; greedy spelade klart dem.
    }
command-simulate-reason =
    { $deals ->
        [one] Skälet: { $why }
       *[other] Första gången: { $why }
    }
command-ladder-head =
    { $game }, { $players } spelare: { $decks ->
        [one] { $deals } lek för varje par av botar, med { $rotations } placeringar
       *[other] { $deals } lekar för varje par av botar, var och en med { $rotations } placeringar
    }, frö { $seed }.
command-ladder-bot = bot
command-ladder-rating = styrka
command-ladder-pair = mot
command-ladder-lead = försprång
command-ladder-decks = lekar
command-ladder-axis = Poäng per giv bättre än { $bot }, med medelfel
command-ladder-rung =
    { $whole ->
       *[other] { $bot }: { $rating } poäng, ± { $error }
    }
command-ladder-plot = En stege har sin egen bild; utelämna --plot.
command-precision = { $option } tar ett tal över 0, inte ”{ $value }”.
command-plot-score = Poäng i en giv
command-plot-forehand = Plats { $seat }, förhand: medel { $mean }
command-plot-dealer = Plats { $seat }, giv: medel { $mean }
command-plot-seat = Plats { $seat }: medel { $mean }

## Genomgång

command-review-head = { $game }: { BOTH($players) }; { $moves } drag bedömda med { $samples } stickprov vart, frö { $seed }.
command-review-deal = giv
command-review-move = drag
command-review-player = spelare
command-review-played = spelat
command-review-best = bäst
command-review-loss = förlust
command-review-mark = omdöme
command-review-flawless = Inget drag gav bort så mycket att det märks.
command-review-accuracy = träffsäkerhet
command-review-turning =
    { $count ->
        [one] Där partiet vände:
       *[other] Där partiet vände, { $count } gånger:
    }
command-review-played-why = spelat: { $reasons }
command-review-best-why = bäst: { $reasons }
command-review-skipped =
    { $moves ->
        [one] 1 drag gick inte att bedöma, eftersom protokollet döljer handen det spelades från.
       *[other] { $moves } drag gick inte att bedöma, eftersom protokollet döljer händerna de spelades från.
    }
command-review-empty = Det finns inget drag i protokollet som går att bedöma.

## Spel

command-presets-id = namn
command-presets-players = spelare
command-presets-packs = lekar
command-presets-game = spel
command-presets-more = tabbe presets NAMN visar ett spel med källan till varje värde.
command-presets-about =
    { $id }, version { $version }: { $players } spelare, { $packs ->
        [one] en lek
       *[other] { $packs } lekar
    }, { $aim ->
        [low] lägst
       *[high] högst
    } summa vinner.
command-presets-note = Vald läsning: { $note }
command-presets-changed = Ändrad med --set.

## Mätning

command-bench-head = { $game }, { $players } spelare, { $threads ->
        [one] en tråd
       *[other] { $threads } trådar
    }: slumpspel i { $seconds } s.
command-bench-deals = givar i sekunden
command-bench-moves = drag i sekunden

## Hälsokontroll

command-doctor-ok = bra
command-doctor-bad = FEL
command-doctor-well = Allt är bra.
command-doctor-ill = Något är fel.
command-doctor-python = Python { $version }
command-doctor-python-old = Python { $version } är för gammal; 3.11 eller senare behövs.
command-doctor-packages = Paket: { $found }
command-doctor-package = Paketet { $package } går inte att ladda: { $why }
command-doctor-plain = Allt körs som vanlig Python, eftersom TABBE_JIT är 0; långa simuleringar blir långsamma.
command-doctor-cache-full = Kompilerad kod ligger färdig i { $folder }
command-doctor-cache-empty = Koden kompileras när den först behövs, till { $folder }
command-doctor-cache-closed = Ingen mapp för kompilerad kod går att skriva i; sätt TABBE_CACHE_DIR, annars kompileras den varje gång.
command-doctor-locales = Språk: { $languages }
command-doctor-locale = Texterna på { $lang } går inte att läsa: { $why }
command-doctor-terminal = Utmatningen är { $encoding } och kan visa korttecken.
command-doctor-encoding = Utmatningen är { $encoding }, som saknar korttecken eller bokstäver; använd UTF-8.
command-doctor-presets = Spel: { $count }
command-doctor-preset = Spelet { $id } går inte att ladda: { $why }
command-doctor-settings = Inställningarna stämmer ({ $file })
command-doctor-settings-wrong = Inställningarna är fel: { $why }
command-doctor-settings-unknown = I inställningsfilen står det som inte är inställningar: { $names }
