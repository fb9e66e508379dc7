### Hvad kommandolinjen siger. Hjælpeteksterne er på engelsk og står ved tilvalgene.

## Kommandolinje, der ikke kan bruges

command-no-such-option = Tilvalget { $name } findes ikke.
command-no-such-option-near = Tilvalget { $name } findes ikke; mente du { $near }?
command-no-such-command = Kommandoen »{ $name }« findes ikke; tabbe --help viser dem alle.
command-no-such-command-near = Kommandoen »{ $name }« findes ikke; mente du { $near }?
command-missing = { $name } mangler.
command-option-usage = Tilvalget { $name } bruges ikke sådan; se --help.
command-usage = { $message }.
command-extra = »{ $name }« er et ord for meget; se --help.
command-number = { $option } skal være et tal fra { $least } til { $most }, ikke »{ $value }«.
command-choice = { $option } skal være en af { $allowed }, ikke »{ $value }«.
command-assignment = »{ $value }« ændrer ingen regel; skriv NØGLE=VÆRDI, for eksempel forced_sweep=false.
command-seed = »{ $value }« duer ikke som frø; angiv et tal eller et kort ord.
command-name = »{ $name }« er ikke et navn; angiv 1 til 40 bogstaver.
command-bots-empty = »{ $bots }« har en tom plads, hvor der skal stå en robot; skriv for eksempel greedy,random.
bad-bot-twice = Botten { $name } får { $option } to gange; én gang er nok.
command-bots-many =
    { $seats ->
        [one] Der er én plads til robotter, men { $bots } blev nævnt.
       *[other] Der er { $seats } pladser til robotter, men { $bots } blev nævnt.
    }
command-no-input = Der er intet at læse fra: standard ind eller standard ud er lukket.
command-standard-input = standardinput
command-own-fault = Fejlen er Tabbes egen ({ $what }); med TABBE_TRACE=1 vises hvor.

## Filer

command-file-missing = Filen { $file } findes ikke.
command-file-folder = { $file } er en mappe, ikke en fil.
command-file-forbidden = Du har ikke lov til at bruge filen { $file }.
command-file-full = Disken er fuld; { $file } kunne ikke skrives.
command-file-name = »{ $file }« kan ikke være navnet på en fil.
command-file-unnamed = { $option } skal have navnet på en fil.
command-file-other = { $file } kan ikke bruges: { $reason }.
command-file-encoding = { $file } er ikke tekst i UTF-8.
command-folder-is-file = { $file } er en fil, ikke en mappe.
command-folder-missing = { $file } kan ikke skrives: mappen { $folder } findes ikke.
command-plot-suffix = { $file } skal ende på .svg.

## Indstillinger

command-no-such-setting = Indstillingen »{ $name }« findes ikke; tabbe config viser dem alle.
command-no-such-setting-near = Indstillingen »{ $name }« findes ikke; mente du { $near }?
command-setting-value = »{ $value }« er ingen af de tilladte værdier: { $allowed }.
command-setting-wrong = { $place }: { $reason }
command-setting-long = Værdien for { $name } er for lang.
command-settings-kind = { $file }: { $name } skal have én enkel værdi.
command-settings-large = { $file } er for stor til at være en indstillingsfil.
command-settings-toml = { $file } er ikke gyldig TOML fra linje { $line }.
command-config-setting = indstilling
command-config-value = værdi
command-config-source = hvorfra
command-config-file = Indstillingsfil: { $file }
command-config-no-file = Indstillingsfil: { $file } (findes ikke endnu)
command-config-unknown = I indstillingsfilen står »{ $name }«, som ikke er en indstilling.
command-config-kept = { $name } er nu { $value }, gemt i { $file }.
command-config-dropped = { $name } er ikke længere sat i { $file }.
command-source-option = tilvalget { $place }
command-source-environment = miljøet, { $place }
command-source-file = indstillingsfilen{ $place }
command-source-locale = systemets sprog, { $place }
command-source-default = standard{ $place }

## Langt arbejde

command-progress = { $done } af { $total } ({ $share } %), omkring { $left } tilbage
command-compiling = Kompilerer én gang for denne maskine; det tager op til et minut …

## Dommeren

command-referee-table = Bordet: { SHORT($cards) }
command-referee-table-empty = Bordet er tomt.
command-referee-hand = Hånden: { SHORT($cards) }
command-referee-forced = Et kort på hånden tager hele bordet, så svup er tvungen.
command-referee-counts = tæller { $values }
command-referee-own-rank = tager kun sin egen værdi
command-referee-creep-empty = må krybe; der er intet at tage.
command-referee-creep = { $counts }; intet på bordet passer, så det må krybe.
command-referee-lay-empty = må lægges ud; der er intet at tage.
command-referee-lay = { $counts }; intet på bordet passer, så det må lægges ud.
command-referee-lay-take = { $counts } og må lægges ud eller tage:
command-referee-take = { $counts } og skal tage:
command-referee-choice = { $counts } og skal tage et af disse:
command-referee-sweep = { $counts } og skal gøre svup:
command-referee-free = { $counts } og må krybe eller tage:
command-referee-build = { $counts } og må lægges ud eller bygge:
command-referee-free-build = { $counts } og må lægges ud, tage eller bygge:
command-referee-blocked-sweep = må vente: et andet kort gør svup, og det går forud.
command-referee-blocked-take = må vente: et andet kort kan tage, og så må intet krybe.
command-referee-blocked-duty = må vente: din bygning ligger på bordet, så noget skal tages.
command-referee-play = { $cards }: { $price }
command-referee-play-sweep = { $cards }: { $price }; { $sweep }
command-referee-clear = rydder bordet, { $cards }
command-referee-costs =
    { $points ->
        [0] koster intet
       *[other] koster { $points } point
    }
command-referee-earns =
    { $points ->
        [0] giver intet
       *[other] giver { $points } point
    }
command-referee-swept =
    { $units ->
        [2] dobbeltsvup
       *[other] svup
    }: { $points } mere{ $reward ->
        [0] { "" }
       *[other] , og { $reward } fra for spilleren til højre
    }
command-referee-more = … og flere end disse { $count }; sæt --limit op for at se dem.
command-referee-limit = Mere end { $limit } træk med ét kort; sæt --limit op for at få dem alle.
command-referee-unreachable = Bemærk, at intet spil kan føre til sådan et bord.

## Spilreferat

command-replay-head = { $game }: { BOTH($players) }
command-replay-deal = spil
command-replay-total = i alt
command-replay-last = sidste stik
command-replay-fine = Referatet er i orden.
command-replay-unfinished = Referatet er i orden, så langt det rækker; sidste giv er ikke spillet færdig.

## Simulering

command-simulate-head =
    { $game }, { $players } spillere: { $decks ->
        [one] { $deals } kortspil med { $rotations } placeringer
       *[other] { $deals } kortspil, hvert med { $rotations } placeringer
    }, frø { $seed }.
command-simulate-bot = robot
command-simulate-mean = snit
command-simulate-error = ±
command-simulate-sweeps = svup
command-simulate-doubles = dobbelte
command-simulate-speed = træk/s
command-simulate-stopped = Afbrudt før tid; dette er de spil, der blev spillet.
command-simulate-margin = margin
command-simulate-interval = 95 %
command-simulate-forfeits =
    { $deals ->
        [one] { $bot } opgav 1 spil; greedy spillede det færdigt.
       *[other] { $bot } opgav { $deals } spil; greedy spillede dem færdige.
    }
command-simulate-reason =
    { $deals ->
        [one] Grunden: { $why }
       *[other] Første gang: { $why }
    }
command-ladder-head =
    { $game }, { $players } spillere: { $decks ->
        [one] { $deals } kortspil for hvert par af botter, med { $rotations } placeringer
       *[other] { $deals } kortspil for hvert par af botter, hvert med { $rotations } placeringer
    }, frø { $seed }.
command-ladder-bot = bot
command-ladder-rating = styrke
command-ladder-pair = mod
command-ladder-lead = forspring
command-ladder-decks = kortspil
command-ladder-axis = Point pr. spil bedre end { $bot }, med standardfejl
command-ladder-rung =
    { $whole ->
       *[other] { $bot }: { $rating } point, ± { $error }
    }
command-ladder-plot = En stige har sit eget billede; udelad --plot.
command-precision = { $option } tager et tal over 0, ikke »{ $value }«.
command-plot-score = Point i et spil
command-plot-forehand = Plads { $seat }, forhånd: snit { $mean }
command-plot-dealer = Plads { $seat }, giver: snit { $mean }
command-plot-seat = Plads { $seat }: snit { $mean }

## Gennemgang

command-review-head = { $game }: { BOTH($players) }; { $moves } træk bedømt med { $samples } stikprøver hver, frø { $seed }.
command-review-deal = spil
command-review-move = træk
command-review-player = spiller
command-review-played = spillet
command-review-best = bedst
command-review-loss = tab
command-review-mark = dom
command-review-flawless = Intet træk gav så meget væk, at det mærkes.
command-review-accuracy = træfsikkerhed
command-review-turning =
    { $count ->
        [one] Hvor partiet vendte:
       *[other] Hvor partiet vendte, { $count } gange:
    }
command-review-played-why = spillet: { $reasons }
command-review-best-why = bedst: { $reasons }
command-review-skipped =
    { $moves ->
        [one] 1 træk kunne ikke bedømmes, fordi referatet skjuler den hånd, det blev spillet fra.
       *[other] { $moves } træk kunne ikke bedømmes, fordi referatet skjuler de hænder, de blev spillet fra.
    }
command-review-empty = Der er intet træk i referatet, som kan bedømmes.

## Spil der følger med

command-presets-id = navn
command-presets-players = spillere
command-presets-packs = kortspil
command-presets-game = spil
command-presets-more = tabbe presets NAVN viser et spil med kilden til hver værdi.
command-presets-about =
    { $id }, version { $version }: { $players } spillere, { $packs ->
        [one] ét sæt kort
       *[other] { $packs } sæt kort
    }, den { $aim ->
        [low] laveste
       *[high] højeste
    } sum vinder.
command-presets-note = Valgt læsning: { $note }
command-presets-changed = Ændret med --set.

## Måling

command-bench-head = { $game }, { $players } spillere, { $threads ->
        [one] én tråd
       *[other] { $threads } tråde
    }: tilfældigt spil i { $seconds } s.
command-bench-deals = spil i sekundet
command-bench-moves = træk i sekundet

## Helbredstjek

command-doctor-ok = godt
command-doctor-bad = FEJL
command-doctor-well = Alt er godt.
command-doctor-ill = Noget er galt.
command-doctor-python = Python { $version }
command-doctor-python-old = Python { $version } er for gammel; 3.11 eller nyere kræves.
command-doctor-packages = Pakker: { $found }
command-doctor-package = Pakken { $package } kan ikke indlæses: { $why }
command-doctor-plain = Alt kører som almindelig Python, for TABBE_JIT er 0; lange simuleringer bliver langsomme.
command-doctor-cache-full = Kompileret kode ligger klar i { $folder }
command-doctor-cache-empty = Koden kompileres, første gang den bruges, til { $folder }
command-doctor-cache-closed = Der kan ikke skrives i nogen mappe til kompileret kode; sæt TABBE_CACHE_DIR, ellers kompileres den hver gang.
command-doctor-locales = Sprog: { $languages }
command-doctor-locale = Teksterne på { $lang } kan ikke læses: { $why }
command-doctor-terminal = Udskriften er { $encoding } og kan vise korttegn.
command-doctor-encoding = Udskriften er { $encoding }, som mangler korttegn eller bogstaver; brug UTF-8.
command-doctor-presets = Spil: { $count }
command-doctor-preset = Spillet { $id } kan ikke indlæses: { $why }
command-doctor-settings = Indstillingerne er i orden ({ $file })
command-doctor-settings-wrong = Indstillingerne er forkerte: { $why }
command-doctor-settings-unknown = I indstillingsfilen står noget, der ikke er indstillinger: { $names }
