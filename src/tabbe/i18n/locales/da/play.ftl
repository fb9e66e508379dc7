### The terminal game. A key that ends in -you speaks to the person playing;
### its twin without -you speaks of somebody by name. Counts such as $points and
### $cards arrive as text made by the messages under "Counts".

language-unknown = Tabbe taler ikke »{ $wanted }«; vælg et af { $allowed }.

## Counts

count-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } point
    }
count-gain =
    { $n ->
        [0] ingen point
        [one] +{ $n } point
       *[other] +{ $n } point
    }
# After “with”, where a language has a case for it
count-points-with =
    { $n ->
        [one] { $n } point
       *[other] { $n } point
    }
count-cards =
    { $n ->
        [one] { $n } kort
       *[other] { $n } kort
    }
count-sweeps =
    { $n ->
        [one] { $n } svup
       *[other] { $n } svup
    }

## Names

name-you = Du
name-seat = plads { $seat }
# Names of the other seats, unless they bring their own
name-seats = Grethe, Bo, Inger, Ulf, Maja

## The start of a match

play-title = { $game }, { $players } spillere. Færrest point vinder.
play-title-high = { $game }, { $players } spillere. Flest point vinder.
play-opponents = Du spiller mod { BOTH($names) }.
play-partners = Du spiller sammen med { BOTH($partners) } mod { BOTH($names) }.
play-length-deals =
    { $deals ->
        [one] Ét spil, så afgør pointene det.
       *[other] { $deals } spil, så afgør summen det.
    }
play-length-target = Partiet går til { $points }.
play-changes = Ændrede regler: { $changes }
play-hint = Svar med nummeret på et træk, eller ? for hjælp.

## Dealing

deal-heading = Spil { $deal }
deal-heading-of = Spil { $deal } af { $deals }
event-dealt-first-you = Du giver { $cards } til hver og lægger { $table } på bordet.
event-dealt-first = { $name } giver { $cards } til hver og lægger { $table } på bordet.
event-dealt-you =
    { $left ->
        [one] Du giver { $cards } til hver; der er 1 kort tilbage i bunken.
       *[other] Du giver { $cards } til hver; der er { $left } kort tilbage i bunken.
    }
event-dealt =
    { $left ->
        [one] { $name } giver { $cards } til hver; der er 1 kort tilbage i bunken.
       *[other] { $name } giver { $cards } til hver; der er { $left } kort tilbage i bunken.
    }
event-dealt-last-you = Du giver { $cards } til hver, de sidste i bunken.
event-dealt-last = { $name } giver { $cards } til hver, de sidste i bunken.
event-last-cards = { $name }: »Sidste!«
event-leads-you = Du spiller ud.
event-leads = { $name } spiller ud.
event-pictures = Billedkortene på bordet lægges til side: { CARDS($cards) }.
event-resumed = Serveren var væk et stykke tid; imens gik ingen ure.

## Play

event-crept-you = Du kryber med { THE($card) }.
event-crept = { $name } kryber med { THE($card) }.
event-laid-you = Du lægger { THE($card) } ud.
event-laid = { $name } lægger { THE($card) } ud.
event-captured-you = Du tager { CARDS($cards) } med { THE($card) }: { $points }.
event-captured = { $name } tager { CARDS($cards) } med { THE($card) }: { $points }.
event-cleared-you = Du rydder bordet med { THE($card) } og tager { CARDS($cards) }: { $points }.
event-cleared = { $name } rydder bordet med { THE($card) } og tager { CARDS($cards) }: { $points }.
event-built-you = Du lægger { THE($card) } til { CARDS($cards) }: »Bygger { VALUE($value) }.«
event-built = { $name } lægger { THE($card) } til { CARDS($cards) }: »Bygger { VALUE($value) }.«
event-built-mere-you = Du lægger { THE($card) } til { CARDS($cards) }: »Mere { VALUE($value) }.«
event-built-mere = { $name } lægger { THE($card) } til { CARDS($cards) }: »Mere { VALUE($value) }.«
event-raised-you = Du bygger { CARDS($cards) } om med { THE($card) }: »Bygger { VALUE($value) }.«
event-raised = { $name } bygger { CARDS($cards) } om med { THE($card) }: »Bygger { VALUE($value) }.«
event-raised-mere-you = Du bygger { CARDS($cards) } om med { THE($card) }: »Mere { VALUE($value) }.«
event-raised-mere = { $name } bygger { CARDS($cards) } om med { THE($card) }: »Mere { VALUE($value) }.«
event-swept-you = Svup! Du får { $points }.
event-swept = Svup! { $name } får { $points }.
event-swept-double-you = Dobbeltsvup! Du får { $points }.
event-swept-double = Dobbeltsvup! { $name } får { $points }.
event-swept-free = Svup!
event-paid-you = Du får trukket { $points } fra.
event-paid = { $name } får trukket { $points } fra.
event-laid-sweep = Bordstabbe!
announce = »Svup på { RANKS($ranks) }.«
announce-dealer = { $name }: »Svup på { RANKS($ranks) }.«

## Your turn

turn-table = Bordet: { $cards }
turn-table-empty = Bordet er tomt.
turn-hand = Hånden: { $cards }
build-shown-you = [{ $cards } = { $value }, din]
build-shown = [{ $cards } = { $value }, { $name }]
build-shown-locked-you = [{ $cards } = { $value } låst, din]
build-shown-locked = [{ $cards } = { $value } låst, { $name }]
turn-sweep = Tvungen svup: du skal tage hele bordet.
move-creep = { $card } kryber
move-lay = { $card } lægges ud
move-take = { $card } tager { $cards }: { $points }
move-card-value = { $card } som { $value }
move-sweep = { $card } tager { $cards }, svup: { $points }
move-double = { $card } tager { $cards }, dobbeltsvup: { $points }
move-build = { $card } bygger { $value } med { $cards }
move-mere = { $card } bygger mere { $value }: { $cards }
move-merge = { $card } slår sammen til mere { $value }: { $cards }
move-raise = { $card } bygger { $build } om til { $value }
move-raise-with = { $card } bygger { $build } om til { $value } med { $cards }
move-raise-mere = { $card } bygger om til mere { $value }: { $cards }
move-clear = { $card } rydder bordet, { $cards }: { $points }
move-clear-sweep = { $card } rydder bordet, { $cards }, svup: { $points }
move-more = Der er flere træk end disse; nævn et kort for at se alle dets træk.
move-more-ways = Der er flere måder end disse; skriv også kortene, som i { $move }.
prompt-move = Dit træk:
prompt-next = Tryk Enter for næste spil:
prompt-end = Tryk Enter for at gå fra bordet:

## Answers

answer-empty = Svar med nummeret på et træk, et kort, eller ? for hjælp.
answer-number =
    { $count ->
        [one] Der er kun ét træk; svar 1.
       *[other] Vælg et nummer fra 1 til { $count }.
    }
answer-choose = { $card } kan gøre mere end én ting. Vælg en af disse:
answer-choose-card = Det kan betyde mere end ét kort. Vælg en af disse:
answer-over = Spillet er slut; tryk Enter for at gå videre.
answer-hint = Et træk er et nummer fra listen, et kort som { $card }, eller ? for hjælp.

## Commands

# The words people may type, the first one shown in the help; English words always work too
word-help = hjælp
word-table = bord, bordet
word-hand = hånd, hånden
word-moves = træk
word-why = hvorfor
word-hint = vink, tip, tips
word-undo = fortryd
word-log = log
word-score = point, stilling
word-rules = regler
word-words = ord
word-save = gem
word-quit = slut, stop
help-intro = Svar med et af disse:
help-line = { $word }: { $what }
help-number = 1, 2, 3 …: spil trækket med det nummer
help-card = { $card }: spil det kort, når det kun kan gøre én ting
help-notation = { $move }: spil et kort og sig, hvad det tager
help-table = bordet kort for kort, og bunkerne
help-hand = dine kort, og hvad de tæller som
help-moves = bordet, hånden og dine træk en gang til
help-why = hvad hvert af dine kort må og skal gøre, og hvorfor
help-hint = de bedste træk, og hvorfor; { $word } 5 nævner op til fem
help-undo = tag dit seneste træk tilbage, indtil der gives nye kort
help-log = alle træk i dette spil
help-score = stillingen indtil nu
help-rules = spillets regler i korthed
help-words = kort med ord eller med tegn
help-save = skriv partiet til en fil
help-quit = forlad partiet
words-on = Kortene skrives nu med ord.
words-off = Kortene skrives nu med tegn.

## What may and must be played

why-sweep-hand = Svup er tvungen: den, der har et kort, som tager hele bordet, skal spille sådan et kort.
why-sweep-card = Et kort, der kan tage hele bordet, skal gøre det, når det spilles.
why-capture-card = Et kort, der kan tage, skal tage; et kort, der intet tager, må spilles i stedet.
why-capture-hand = Den, der kan tage, skal tage.
why-capture-optional = Ingen behøver at tage.
why-extent-any = Hvor meget et kort tager, bestemmer du selv.
why-extent-maximal = Et kort tager alt, hvad der passer; hvor summer deler et kort, vælger du mellem dem.
why-extent-maximum = Et kort tager så mange kort, som det kan.
why-card-creep = { $card } tager intet og må krybe.
why-card-lay = { $card } tager intet og må lægges ud.
why-card-take = { $card } tager { $cards }.
why-card-choice = { $card } kan tage på { $count } måder.
why-card-sweep = { $card } gør svup.
why-card-build =
    { $count ->
        [one] { $card } kan bygge.
       *[other] { $card } kan bygge på { $count } måder.
    }
why-card-last = { $card } er dit sidste kort til { CARDS($builds) } og må kun spilles for at tage den.
why-card-barred-sweep = { $card } må vente, for et andet kort gør svup.
why-card-barred-capture = { $card } må vente, for et andet kort tager.
why-card-barred-duty = { $card } må vente, for din bygning kræver, at du tager.
why-duty = Du ejer { CARDS($builds) }, så du skal tage noget og må hverken bygge eller lægge ud.
why-duty-lapsed = Hånden kan ikke gøre, hvad { CARDS($builds) } kræver, så du er fri denne gang.

## Hand and table on demand

hand-card = { CARD($card) }: tæller { $value } fra hånden
hand-card-points = { CARD($card) }: tæller { $value } fra hånden, { $points } at tage
hand-values = { $low } eller { $high }
table-card = { CARD($card) }: { $value }
table-card-points = { CARD($card) }: { $value }, { $points } at tage
table-build = { $build }: tages med { RANKS($ranks) }.
table-build-locked = { $build }: tages med { RANKS($ranks) }; låst, så ingen kan bygge den om.
table-batch-you = Omgang { $batch } af { $batches }; du gav.
table-batch = Omgang { $batch } af { $batches }; { $name } gav.
table-heaps = Lagt til side: { CARDS($cards) }.
table-last-capture-you = Du tog sidst.
table-last-capture = { $name } tog sidst.
table-pile-you = Du har taget { $cards } og gjort { $sweeps }.
table-pile = { $name } har taget { $cards } og gjort { $sweeps }.

## Taking back, log, saving, leaving

undo-done = Trækket er taget tilbage.
undo-nothing = Du har intet træk at tage tilbage i dette spil.
undo-redealt = Der er givet nye kort siden dit seneste træk, så det står ved magt.
log-empty = Der er ikke spillet noget i dette spil.
log-batch = Omgang { $batch }: { $moves }
save-done = Partiet er skrevet til { $file }.
save-done-hidden = Partiet er skrevet til { $file }; kort, du ikke har set, er udeladt.
save-name-missing = Sig, hvor det skal skrives, for eksempel: { $word } parti.tabbe
save-exists = { $file } findes allerede; vælg et andet navn.
save-failed = { $file } kan ikke skrives: { $reason }.
quit-done = Du forlader partiet.
input-ended = Der kommer ikke mere input, så partiet slutter her.

## The end of a deal

event-residue-you = Resten går til dig, som tog sidst: { $cards } ({ $points }).
event-residue = Resten går til { $name }, som tog sidst: { $cards } ({ $points }).
event-residue-nobody = Ingen tog noget, så resten går til ingen: { $cards }.
event-residue-hidden-you = De { $cards }, der er til overs i bunken, går også til dig.
event-residue-hidden = De { $cards }, der er til overs i bunken, går også til { $name }.
result-heading = Spil { $deal } er slut
result-player = Spiller
result-spades = Spar
result-aces = Esser
result-storan = Storan
result-lillan = Lillan
result-sweeps = Svup
result-line = { $name }: { $parts }.
result-bonus = Bonus
result-deal = Spillet
result-total = I alt
result-side = { BOTH($names) }: { $points } i alt
result-won = Tagne kort: { $counts }.
result-won-suit = Heraf { SUIT($suit) }: { $counts }.
result-most-you = Du har flest: { $points }.
result-most = { $name } har flest: { $points }.
result-tied-none = Lige mange, så ingen får { $points }.
result-tied-carry = Lige mange, så { $points } venter til næste spil.
result-tied-split = Lige mange, så { $points } deles.
result-last-you = Du tog sidste stik: { $points }.
result-last = { $name } tog sidste stik: { $points }.
result-cancelled = Alle har gjort svup, så hver vender { $sweeps } tilbage.
result-scoring = Kort, der tæller:
result-sum = Tilsammen { $points }, som det skal være.
score-running = Indtil nu i spillet, uden det, der ligger på bordet:

## The end of a match

end-over = Partiet er slut.
end-extra = Det står lige, så ét spil mere afgør det.
end-past-high = Flere har nået { $points }; højeste sum vinder.
end-past-closest = Flere har nået { $points }; nærmest vinder.
end-past-lose = Flere har nået { $points }; laveste sum vinder.
end-won-you = Du vinder med { $points }!
end-won = { $name } vinder med { $points }.
end-won-team-you = Du og { BOTH($names) } vinder med { $points }!
end-won-team = { BOTH($names) } vinder med { $points }.
end-shared-you = Du deler sejren med { BOTH($names) }: { $points }.
end-shared = { BOTH($names) } deler sejren med { $points }.
end-out-you = Du har nået { $points } og er ude.
end-out = { $name } har nået { $points } og er ude.
end-seed = Frøet { $seed } giver de samme kort igen.

## The rules in short

rules-aim-low = Færrest point vinder.
rules-aim-high = Flest point vinder.
rules-values = Kortene tæller deres pålydende, knægt 11, dame 12, konge 13. Et es tæller { $ace } fra hånden og 1 på bordet.
rules-values-pairs = Kortene tæller deres pålydende; knægt, dame og konge tager kun deres egen slags. Et es tæller { $ace } fra hånden og 1 på bordet.
rules-values-two = Fra hånden tæller spar to { $value }.
rules-values-ten = Fra hånden tæller ruder ti { $value }.
rules-sweep = En svup giver { $points } til den, der gør den.
rules-sweep-none = Svupper tæller ikke.
rules-sweep-paid = En svup giver { $points } til den, der gør den, og spilleren før får trukket lige så meget fra.
rules-sweep-paid-lone = En svup giver { $points } til den, der gør den; lå der kun ét kort på bordet, får spilleren før trukket { $less } fra.
rules-double-twin = At tage et enligt kort med dets tvilling fra det andet spil kort giver { $points }.
rules-double-match = At tage et enligt kort med et kort af samme slags giver { $points }.
rules-sweep-cancel = Svupper, som alle har gjort, vendes tilbage, før der tælles.
rules-sweep-late = Svupper med de sidste kort tæller ikke.
rules-sweep-stop = Når nogen har nået { $points }, tæller svupper ikke i de følgende spil.
rules-pictures = Før der gives nye kort, lægges knægte, damer og konger på bordet til side til den, der tager sidst.
rules-residue = Det, der er tilbage til slut, går til den, der tog sidst.
rules-points = Point: spar { $spade } stykket, esser { $ace } stykket, spar to { $two }, ruder ti { $ten }.
rules-points-plain = Point: esser { $ace } stykket, spar to { $two }, ruder ti { $ten }.
rules-points-ace-spades = Spar es giver { $points }.
rules-majority = Flest kort { $cards }, flest { SUIT($suit) } { $suited }, sidste stik { $last }.
rules-majority-plain = Flest kort { $cards }, flest { SUIT($suit) } { $suited }.
rules-tied-none = Har to lige mange, får ingen de point.
rules-tied-carry = Har to lige mange, venter de point til næste spil.
rules-tied-split = Har to lige mange, deles de point.
rules-bordstabbe = Er alle kort på det første bord af samme slags, får den, der spiller ud, trukket { $points } fra.
rules-last-card = Spillets sidste kort gør ikke svup.
rules-pictures-opening = Også på det første bord lægges knægte, damer og konger til side.
rules-out = Den, der når { $points }, er ude; de andre spiller videre, og den sidste tilbage vinder.
rules-target-low = Partiet slutter, når nogen går over { $points }.
rules-target = Partiet slutter, når nogen når { $points }.
rules-past-high = Er flere over, vinder den højeste.
rules-past-closest = Er flere over, vinder den nærmeste.
rules-past-lose = Den, der er der, har tabt; laveste sum vinder.
rules-past-exact = Det skal rammes præcist; et spil, der fører over, tæller ikke.
rules-tie-shared = Står det lige til sidst, deles sejren.
rules-tie-extra_deal = Står det lige til sidst, afgør ét spil mere.
rules-tie-most_spades = Står det lige til sidst, vinder flest spar i sidste spil.
rules-builds-single = Man må bygge: kortet lægges til kort på bordet, så de sammen får samme værdi som et andet kort på hånden.
rules-builds-multiple = { rules-builds-single } Flere grupper af samme værdi bliver mere, en låst bygning.
rules-builds-taken = En bygning tages hel, af enhver med et kort af dens værdi.
rules-builds-one = Til en bygning bruges kun ét kort eller én bygning fra bordet.
rules-raise-others = En anden spiller må bygge en bygning om, når den ikke er låst, og ejer den så.
rules-raise-any = Enhver, også ejeren, må bygge en bygning om, når den ikke er låst, og ejer den så.
rules-raise-none = Bygninger bygges ikke om.
rules-onto-merge = Bygges den om til en værdi, der allerede er bygget, slås de sammen.
rules-onto-keep = Bygges den om til en værdi, der allerede er bygget, må den stå for sig selv.
rules-onto-refuse = En bygning må ikke bygges om til en værdi, der allerede er bygget.
rules-mere-others = Også en låst bygning må andre lægge til.
rules-mere-own = Kun ejeren må lægge til en låst bygning.
rules-duty-capture_each_turn = Den, der ejer en bygning, skal tage noget hver gang og må hverken bygge eller lægge ud; det sidste kort, der kan tage den, gemmes til det.
rules-duty-mere_only = Den, der ejer en låst bygning, skal tage noget hver gang og må hverken bygge eller lægge ud; det sidste kort, der kan tage den, gemmes til det.
rules-duty-none = At eje en bygning forpligter ikke.
rules-five = Spar fem må rydde bordet, også for bygninger.
rules-five-free = Når den rydder bordet sådan, er det ingen svup.
