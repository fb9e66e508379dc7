### Kort der ikke kan læses, frø og regler som data.

## Reading cards

bad-card = »{ $text }« er ikke et kort; skriv værdi og farve, for eksempel 8d, Td eller A♠.
bad-card-empty = Her mangler et kort; skriv værdi og farve, for eksempel 8d, Td eller A♠.
bad-card-type = Et kort skrives som tekst, for eksempel 8d, ikke { $text }.
bad-card-number = { $text } er ikke nummeret på et kort; de går fra 0 (A♠) til 51 (K♣).
bad-card-copies =
    { $packs ->
        [one] Der er kun ét eksemplar af { CARD($card) } i spillet kort, ikke { $count }.
       *[other] Der er kun { $packs } eksemplarer af { THE($card) } i kortene, ikke { $count }.
    }
bad-card-at = Kort { $position }: { $problem }

## Seeds

bad-seed-type = Et frø er et helt tal eller en tekst, ikke { $text }.
bad-seed-empty = Frøet er tomt; giv et helt tal eller en tekst.
bad-seed-length = Frøet er for langt; højst { $longest } tegn går an.
bad-seed-encoding = Frøet »{ $text }« har tegn som ingen tekst kan rumme.
bad-seed-range = Et tilfældigt tal trækkes blandt 1 til 4294967296 mulige.

## Rules that cannot be loaded

bad-preset = Der er intet spil »{ $name }«; vælg et af { $known }.
bad-game-type = Et spil angives med sit id eller med stien til en fil, ikke med { $text }.
bad-preset-version = Spillet { $name } findes ikke i version { $version }, kun i { $known }.
bad-preset-taken = Navnet { $name } hører til et af Tabbes spil med andre regler; giv dit et andet.
bad-version-type = Et spils version er et helt tal, ikke { $text }.
bad-switch = Der er ingen regel »{ $name }«; »tabbe presets --switches« viser dem alle.
bad-switch-near = Der er ingen regel »{ $name }«; mente du { $near }?
bad-value = Reglen { $switch } kan ikke være »{ $value }«; tilladt er { $allowed }.
bad-players = Dette spil er for { $low } til { $high } spillere.
bad-players-exact = Dette spil er for netop { $low } spillere.
bad-deal-five = Ét spil kort går ikke op med fem spillere; to, tre, fire eller seks kan spille.
bad-deal-uneven = Med { $players } spillere, { $hand } kort til hver og { $table } på bordet bliver { $over } kort til overs, som ikke rækker til en hel omgang; sæt last_batch til short, eller vælg en anden deal_table.
bad-together-bordstabbe = Reglen { $switch } trækker point fra, der skal være lave, og hører ikke hjemme i et spil hvor højeste sum vinder.
bad-together-drop-out = Reglen { $switch } kræver target_rule lose og et target over 0, hvor man går ud.

## Preset files

bad-file-missing = Filen findes ikke.
bad-file-folder = Det her er en mappe, ikke en fil med et spil.
bad-file-kind = Det her er ikke en almindelig fil.
bad-file-unreadable = Filen kan ikke læses.
bad-file-large = Filen er for stor til et spil; højst { $most } byte går an.
bad-file-encoding = Filen er ikke tekst i UTF-8.
bad-file-toml = Filen er ikke TOML.
bad-file-toml-at = Linje { $line }, kolonne { $column } er ikke TOML.
bad-key = »{ $entry }« er ingen nøgle i et spil; nøglerne er { $known }.
bad-key-missing = Nøglen { $entry } mangler.
bad-key-table = Nøglen { $entry } skal være en tabel med regler.
bad-key-words = Nøglen { $entry } skal være en tekst.
bad-key-id = Nøglen id skal være små bogstaver, cifre og bindestreger, for eksempel mit-spil, højst 40 tegn.
bad-key-title = Nøglen title skal være en tekst på 1 til 80 tegn på én linje.
bad-key-version = Nøglen version skal være et helt tal fra 1 til 9999.
bad-key-players = Nøglen players skal være det mindste og det største antal, for eksempel [2, 4], fra 2 til 6.
bad-key-aim = Nøglen aim skal være »low« eller »high«.
bad-key-extends = Nøglen extends skal være et af { $known }.

## What people call the games

title-krypkasino = Krypkasino
title-krypkasino-family = Krypkasino, familieformen
title-krypkasino-nordic = Krypkasino, den nordiske form
title-avig-kasino = Avig kasino
title-avig-kasino-se = Avig kasino, den svenske form
title-kasino = Kasino
title-kasino-danish = Dansk kasino
title-kasino-swedish = Svensk kasino
title-kasino-finnish = Finsk kasino
title-laistokasino = Laistokasino
title-byggkasino = Byggkasino
title-royal-casino = Royal Casino
title-classic-casino = Engelsk casino

## The presets, in a line each

preset-krypkasino = To spil kort og to til seks spillere: kryb, og hold dig fra spar, esser og storan.
preset-krypkasino-family = Den enkle form: fire kort til hver, billedkort tager kun hinanden og lægges ikke til side.
preset-krypkasino-nordic = Familieformen hvor ruder ti ikke koster noget.
preset-avig-kasino = Familieformen med ét spil kort for to spillere.
preset-avig-kasino-se = Ét spil kort, kasinopointene er straf; ved 21 går du ud.
preset-kasino = Dansk kasino med bygninger og spar fem der rydder bordet; flest hjerter tæller.
preset-kasino-danish = Sådan spilles kasino i Danmark: flest spar tæller, og nærmest 21 vinder.
preset-kasino-swedish = Svensk kasino uden bygninger, til 16; sidste stik tæller.
preset-kasino-finnish = Finsk kasino uden bygninger, til 16; delte point venter til næste spil.
preset-laistokasino = Det finske omvendte spil: den der når 16, taber.
preset-byggkasino = Svensk kasino med bygninger; flest kort giver 3.
preset-royal-casino = Casino hvor knægt, dame og konge tæller 11, 12 og 13.
preset-classic-casino = De engelske bøgers casino, hvor billedkort kun tager hinanden.

## The switches, in a line each

switch-packs = Hvor mange spil kort på 52 der blandes sammen.
switch-pictures = Knægt, dame og konge tæller 11, 12 og 13 (numeric), eller tager og tages kun af deres egen slags (pair_only).
switch-ace_hand = Hvad et es fra hånden tæller; på bordet er det 1.
switch-two_spades_hand = Hvad spar to fra hånden tæller; på bordet er den 2.
switch-ten_diamonds_hand = Hvad ruder ti fra hånden tæller; på bordet er den 10.
switch-first_dealer = Hvem der giver først: højeste trukne kort, laveste, eller en plads ved lodtrækning.
switch-deal_table = Første uddeling: så det går op (exact), eller fire kort til hver og 4 eller 8 på bordet; med ét spil kort altid 4/4.
switch-packets = Bordets kort lægges mellem håndens (alternating) eller til allersidst (table_last); med exact altid imellem.
switch-last_batch = Spillet skal gå op (exact), eller alle får så mange kort som rækker i sidste omgang (short).
switch-capture = Ingen skal tage (optional), et kort der kan tage, skal (card), eller den der kan tage, skal (hand).
switch-extent = Et kort tager hvad man vil af det der passer (any), til intet mere passer (maximal), eller så mange kort som muligt (maximum).
switch-forced_sweep = Om en svup der kan laves, skal laves.
switch-forced_sweep_by = Den tvungne svup binder den der har et sådant kort på hånden (hand), eller kortet når det spilles (card).
switch-sweep_points = Point for en svup, til den der laver den.
switch-sweep_reward = Hvornår spilleren til højre betales for en svup: altid, kun hvis et enligt kort lå der, eller aldrig.
switch-double_sweep = Dobbeltsvup tager et enligt kort med dets tvilling (twin) eller med et hvilket som helst kort der passer (any_match); et es tages aldrig sådan af sin tvilling.
switch-double_points = Point for en dobbeltsvup, til den der laver den.
switch-double_reward = Hvad spilleren til højre betales for en dobbeltsvup.
switch-last_card_sweep = Om en svup med spillets allersidste kort tæller.
switch-sweep_last_batch = Om svupper tæller i spillets sidste omgang.
switch-sweep_stop_total = Svupper tæller ikke længere når nogen har denne sum ved spillets begyndelse; 0 for aldrig.
switch-cancel_sweeps = Om svupper som alle har, vendes tilbage før de tælles.
switch-bordstabbe = Om den første spiller får trukket 5 point fra når bordet fra begyndelsen er af én slags.
switch-remove_pictures = Om billedkort på bordet lægges til side efter hver omgang (batch), og også fra begyndelsen (opening).
switch-builds = Om man må bygge: slet ikke, enkle bygninger, eller også låste af flere grupper.
switch-build_from = En bygning laves med ét kort fra bordet eller med flere.
switch-raise = Hvem der må bygge om til en højere værdi: de andre, alle, eller ingen.
switch-raise_onto = At bygge om til en værdi der allerede er bygget, slår dem sammen, holder dem adskilt, eller er ikke tilladt.
switch-mere_by_others = Om andre må lægge til en låst bygning.
switch-builder_duty = Om den der har en bygning, skal tage noget hver gang, kun hvis den er låst, eller ikke behøver.
switch-spade5_clears = Om spar fem må tage hele bordet.
switch-spade5_sweeps = Om det tæller som svup når spar fem rydder bordet.
switch-spade_points = Point for hver spar undtagen spar to.
switch-ace_points = Point for hvert es; spar es tæller desuden som spar.
switch-two_spades_points = Point for spar to, alt i alt.
switch-storan_points = Point for ruder ti, alt i alt.
switch-majority_suit = Farven man skal have flest af: spar eller hjerter.
switch-majority_cards_points = Point for flest kort.
switch-majority_suit_points = Point for flest kort i den farve der tæller.
switch-majority_tie = Når flere har lige mange: ingen får pointene, de venter til næste spil, eller de deles.
switch-last_trick_points = Point for spillets sidste stik.
switch-deals = Hvor mange spil et parti har; 0 er ét pr. spiller, eller så mange som målet kræver.
switch-target = Summen hvor partiet slutter; 0 for ingen.
switch-target_rule = Ved målet vinder den højeste, den laveste når nogen er forbi, den nærmeste, den der er der, taber, eller det skal rammes præcist.
switch-drop_out = Om den der når målet, går ud mens de andre spiller videre.
switch-tie = Lige til sidst deles, afgøres med et spil til, eller vindes af den med flest spar i sidste spil.
