### The terminal game. A key that ends in -you speaks to the person playing;
### its twin without -you speaks of somebody by name. Counts such as $points and
### $cards arrive as text made by the messages under "Counts".

language-unknown = Tabbe talar inte ”{ $wanted }”; välj något av { $allowed }.

## Counts

count-points =
    { $n ->
        [one] { $n } poäng
       *[other] { $n } poäng
    }
count-gain =
    { $n ->
        [0] inga poäng
        [one] +{ $n } poäng
       *[other] +{ $n } poäng
    }
# After “with”, where a language has a case for it
count-points-with =
    { $n ->
        [one] { $n } poäng
       *[other] { $n } poäng
    }
count-cards =
    { $n ->
        [one] { $n } kort
       *[other] { $n } kort
    }
count-sweeps =
    { $n ->
        [one] { $n } tabbe
       *[other] { $n } tabbar
    }

## Names

name-you = Du
name-seat = plats { $seat }
# Names of the other seats, unless they bring their own
name-seats = Greta, Bo, Siv, Ulf, Maj

## The start of a match

play-title = { $game }, { $players } spelare. Lägst poäng vinner.
play-title-high = { $game }, { $players } spelare. Högst poäng vinner.
play-opponents = Du spelar mot { BOTH($names) }.
play-partners = Du spelar med { BOTH($partners) } mot { BOTH($names) }.
play-length-deals =
    { $deals ->
        [one] En giv, sedan avgör poängen.
       *[other] { $deals } givar, sedan avgör summan.
    }
play-length-target = Partiet går till { $points }.
play-changes = Ändrade regler: { $changes }
play-hint = Svara med numret på ett drag, eller ? för hjälp.

## Dealing

deal-heading = Giv { $deal }
deal-heading-of = Giv { $deal } av { $deals }
event-dealt-first-you = Du ger { $cards } var och lägger { $table } på bordet.
event-dealt-first = { $name } ger { $cards } var och lägger { $table } på bordet.
event-dealt-you =
    { $left ->
        [one] Du ger { $cards } var; 1 kort är kvar i leken.
       *[other] Du ger { $cards } var; { $left } kort är kvar i leken.
    }
event-dealt =
    { $left ->
        [one] { $name } ger { $cards } var; 1 kort är kvar i leken.
       *[other] { $name } ger { $cards } var; { $left } kort är kvar i leken.
    }
event-dealt-last-you = Du ger { $cards } var, de sista i leken.
event-dealt-last = { $name } ger { $cards } var, de sista i leken.
event-last-cards = { $name }: ”Sistan!”
event-leads-you = Du börjar.
event-leads = { $name } börjar.
event-pictures = De klädda korten på bordet läggs åt sidan: { CARDS($cards) }.
event-resumed = Servern var borta en stund; under tiden gick ingen klocka.

## Play

event-crept-you = Du kryper med { THE($card) }.
event-crept = { $name } kryper med { THE($card) }.
event-laid-you = Du lägger ut { THE($card) }.
event-laid = { $name } lägger ut { THE($card) }.
event-captured-you = Du tar { CARDS($cards) } med { THE($card) }: { $points }.
event-captured = { $name } tar { CARDS($cards) } med { THE($card) }: { $points }.
event-cleared-you = Du rensar bordet med { THE($card) } och tar { CARDS($cards) }: { $points }.
event-cleared = { $name } rensar bordet med { THE($card) } och tar { CARDS($cards) }: { $points }.
event-built-you = Du lägger { THE($card) } till { CARDS($cards) }: ”Bygger { VALUE($value) }.”
event-built = { $name } lägger { THE($card) } till { CARDS($cards) }: ”Bygger { VALUE($value) }.”
event-built-mere-you = Du lägger { THE($card) } till { CARDS($cards) }: ”Låser { VALUE($value) }.”
event-built-mere = { $name } lägger { THE($card) } till { CARDS($cards) }: ”Låser { VALUE($value) }.”
event-raised-you = Du bygger om { CARDS($cards) } med { THE($card) }: ”Bygger { VALUE($value) }.”
event-raised = { $name } bygger om { CARDS($cards) } med { THE($card) }: ”Bygger { VALUE($value) }.”
event-raised-mere-you = Du bygger om { CARDS($cards) } med { THE($card) }: ”Låser { VALUE($value) }.”
event-raised-mere = { $name } bygger om { CARDS($cards) } med { THE($card) }: ”Låser { VALUE($value) }.”
event-swept-you = Tabbe! Du får { $points }.
event-swept = Tabbe! { $name } får { $points }.
event-swept-double-you = Dubbeltabbe! Du får { $points }.
event-swept-double = Dubbeltabbe! { $name } får { $points }.
event-swept-free = Tabbe!
event-paid-you = Du får dra av { $points }.
event-paid = { $name } får dra av { $points }.
event-laid-sweep = Bordstabbe!
announce = ”Tabbe på { RANKS($ranks) }.”
announce-dealer = { $name }: ”Tabbe på { RANKS($ranks) }.”

## Your turn

turn-table = Bordet: { $cards }
turn-table-empty = Bordet är tomt.
turn-hand = Handen: { $cards }
build-shown-you = [{ $cards } = { $value }, ditt]
build-shown = [{ $cards } = { $value }, { $name }]
build-shown-locked-you = [{ $cards } = { $value } låst, ditt]
build-shown-locked = [{ $cards } = { $value } låst, { $name }]
turn-sweep = Tvångstabbe: du måste rensa bordet.
move-creep = { $card } kryper
move-lay = { $card } läggs ut
move-take = { $card } tar { $cards }: { $points }
move-card-value = { $card } som { $value }
move-sweep = { $card } tar { $cards }, tabbe: { $points }
move-double = { $card } tar { $cards }, dubbeltabbe: { $points }
move-build = { $card } bygger { $value } med { $cards }
move-mere = { $card } bygger låst { $value }: { $cards }
move-merge = { $card } slår ihop till låst { $value }: { $cards }
move-raise = { $card } bygger om { $build } till { $value }
move-raise-with = { $card } bygger om { $build } till { $value } med { $cards }
move-raise-mere = { $card } bygger om till låst { $value }: { $cards }
move-clear = { $card } rensar bordet, { $cards }: { $points }
move-clear-sweep = { $card } rensar bordet, { $cards }, tabbe: { $points }
move-more = Det finns fler drag än så; nämn ett kort för att se alla dess drag.
move-more-ways = Det finns fler sätt än så; skriv också korten, som i { $move }.
prompt-move = Ditt drag:
prompt-next = Tryck Enter för nästa giv:
prompt-end = Tryck Enter för att lämna bordet:

## Answers

answer-empty = Svara med numret på ett drag, ett kort, eller ? för hjälp.
answer-number =
    { $count ->
        [one] Det finns bara ett drag; svara 1.
       *[other] Välj ett nummer från 1 till { $count }.
    }
answer-choose = { $card } kan göra mer än en sak. Välj något av detta:
answer-choose-card = Det kan betyda mer än ett kort. Välj något av detta:
answer-over = Given är slut; tryck Enter för att gå vidare.
answer-hint = Ett drag är ett nummer ur listan, ett kort som { $card }, eller ? för hjälp.

## Commands

# The words people may type, the first one shown in the help; English words always work too
word-help = hjälp
word-table = bord, bordet
word-hand = hand, handen
word-moves = drag
word-why = varför
word-hint = tips, tipset
word-undo = ångra
word-log = logg
word-score = poäng, ställning
word-rules = regler
word-words = ord
word-save = spara
word-quit = sluta, avsluta
help-intro = Svara med något av detta:
help-line = { $word }: { $what }
help-number = 1, 2, 3 …: spela draget med det numret
help-card = { $card }: spela det kortet, när det bara kan göra en sak
help-notation = { $move }: spela ett kort och säg vad det tar
help-table = bordet kort för kort, och högarna
help-hand = dina kort och vad de räknas som
help-moves = bordet, handen och dina drag en gång till
help-why = vad vart och ett av dina kort får och måste göra, och varför
help-hint = de bästa dragen, och varför; { $word } 5 nämner upp till fem
help-undo = ta tillbaka ditt senaste drag, tills nya kort har getts
help-log = alla drag i den här given
help-score = ställningen så här långt
help-rules = spelets regler i korthet
help-words = kort med ord eller med tecken
help-save = skriv partiet till en fil
help-quit = lämna partiet
words-on = Korten skrivs nu med ord.
words-off = Korten skrivs nu med tecken.

## What may and must be played

why-sweep-hand = Tvångstabbe gäller: den som har ett kort som rensar bordet måste spela ett sådant kort.
why-sweep-card = Ett kort som kan rensa bordet måste göra det när det spelas.
why-capture-card = Ett kort som kan ta måste ta; ett kort som inte tar något får spelas i stället.
why-capture-hand = Den som kan ta måste ta.
why-capture-optional = Ingen måste ta.
why-extent-any = Hur mycket ett kort tar väljer du själv.
why-extent-maximal = Ett kort tar allt som går jämnt upp; där summor delar på ett kort väljer du mellan dem.
why-extent-maximum = Ett kort tar så många kort det kan.
why-card-creep = { $card } tar ingenting och får krypa.
why-card-lay = { $card } tar ingenting och får läggas ut.
why-card-take = { $card } tar { $cards }.
why-card-choice = { $card } kan ta på { $count } sätt.
why-card-sweep = { $card } gör tabbe.
why-card-build =
    { $count ->
        [one] { $card } kan bygga.
       *[other] { $card } kan bygga på { $count } sätt.
    }
why-card-last = { $card } är ditt sista kort för { CARDS($builds) } och får bara spelas för att ta det.
why-card-barred-sweep = { $card } får vänta, för ett annat kort gör tabbe.
why-card-barred-capture = { $card } får vänta, för ett annat kort tar.
why-card-barred-duty = { $card } får vänta, för ditt bygge kräver att du tar.
why-duty = Du äger { CARDS($builds) }, så du måste ta något och får varken bygga eller lägga ut ett kort.
why-duty-lapsed = Handen kan inte göra vad { CARDS($builds) } kräver, så du är fri den här gången.

## Hand and table on demand

hand-card = { CARD($card) }: räknas som { $value } från handen
hand-card-points = { CARD($card) }: räknas som { $value } från handen, { $points } att ta
hand-values = { $low } eller { $high }
table-card = { CARD($card) }: { $value }
table-card-points = { CARD($card) }: { $value }, { $points } att ta
table-build = { $build }: tas med { RANKS($ranks) }.
table-build-locked = { $build }: tas med { RANKS($ranks) }; låst, så ingen kan bygga om det.
table-batch-you = Omgång { $batch } av { $batches }; du gav.
table-batch = Omgång { $batch } av { $batches }; { $name } gav.
table-heaps = Lagda åt sidan: { CARDS($cards) }.
table-last-capture-you = Du tog senast.
table-last-capture = { $name } tog senast.
table-pile-you = Du har tagit { $cards } och gjort { $sweeps }.
table-pile = { $name } har tagit { $cards } och gjort { $sweeps }.

## Taking back, log, saving, leaving

undo-done = Draget är taget tillbaka.
undo-nothing = Du har inget drag att ta tillbaka i den här given.
undo-redealt = Nya kort har getts sedan ditt senaste drag, så det ligger fast.
log-empty = Inget har spelats i den här given.
log-batch = Omgång { $batch }: { $moves }
save-done = Partiet är skrivet till { $file }.
save-done-hidden = Partiet är skrivet till { $file }; kort som du inte har sett är utelämnade.
save-name-missing = Säg vart det ska skrivas, till exempel: { $word } parti.tabbe
save-exists = { $file } finns redan; välj ett annat namn.
save-failed = { $file } går inte att skriva: { $reason }.
quit-done = Du lämnar partiet.
input-ended = Det kommer ingen mer inmatning, så partiet slutar här.

## The end of a deal

event-residue-you = Det som är kvar går till dig, som tog sist: { $cards } ({ $points }).
event-residue = Det som är kvar går till { $name }, som tog sist: { $cards } ({ $points }).
event-residue-nobody = Ingen tog något, så det som är kvar går till ingen: { $cards }.
event-residue-hidden-you = De { $cards } som är över i leken går också till dig.
event-residue-hidden = De { $cards } som är över i leken går också till { $name }.
result-heading = Giv { $deal } är slut
result-player = Spelare
result-spades = Spader
result-aces = Ess
result-storan = Storan
result-lillan = Lillan
result-sweeps = Tabbar
result-line = { $name }: { $parts }.
result-bonus = Bonus
result-deal = Given
result-total = Totalt
result-side = { BOTH($names) }: { $points } totalt
result-won = Tagna kort: { $counts }.
result-won-suit = Därav { SUIT($suit) }: { $counts }.
result-most-you = Du har flest: { $points }.
result-most = { $name } har flest: { $points }.
result-tied-none = Lika många, så ingen får { $points }.
result-tied-carry = Lika många, så { $points } väntar till nästa giv.
result-tied-split = Lika många, så { $points } delas.
result-last-you = Du tog sista sticket: { $points }.
result-last = { $name } tog sista sticket: { $points }.
result-cancelled = Alla har gjort tabbe, så var och en vänder tillbaka { $sweeps }.
result-scoring = Kort som räknas:
result-sum = Tillsammans { $points }, som det ska vara.
score-running = Hittills i given, utan det som ligger på bordet:

## The end of a match

end-over = Partiet är slut.
end-extra = Det står lika, så en giv till avgör.
end-past-high = Fler än en har nått { $points }; högst summa vinner.
end-past-closest = Fler än en har nått { $points }; närmast vinner.
end-past-lose = Fler än en har nått { $points }; lägst summa vinner.
end-won-you = Du vinner med { $points }!
end-won = { $name } vinner med { $points }.
end-won-team-you = Du och { BOTH($names) } vinner med { $points }!
end-won-team = { BOTH($names) } vinner med { $points }.
end-shared-you = Du delar segern med { BOTH($names) }: { $points }.
end-shared = { BOTH($names) } delar segern med { $points }.
end-out-you = Du har nått { $points } och är ute.
end-out = { $name } har nått { $points } och är ute.
end-seed = Fröet { $seed } ger samma kort igen.

## The rules in short

rules-aim-low = Lägst poäng vinner.
rules-aim-high = Högst poäng vinner.
rules-values = Korten räknas efter valör, knekt 11, dam 12, kung 13. Esset räknas som { $ace } från handen och 1 på bordet.
rules-values-pairs = Korten räknas efter valör; knekt, dam och kung tar bara sin egen valör. Esset räknas som { $ace } från handen och 1 på bordet.
rules-values-two = Från handen räknas spader två som { $value }.
rules-values-ten = Från handen räknas ruter tio som { $value }.
rules-sweep = En tabbe ger { $points } åt den som gör den.
rules-sweep-none = Tabbar räknas inte.
rules-sweep-paid = En tabbe ger { $points } åt den som gör den, och spelaren före får dra av lika mycket.
rules-sweep-paid-lone = En tabbe ger { $points } åt den som gör den; låg ett ensamt kort på bordet får spelaren före dra av { $less }.
rules-double-twin = Att ta ett ensamt kort med dess tvilling ur den andra leken ger { $points }.
rules-double-match = Att ta ett ensamt kort med ett kort av samma valör ger { $points }.
rules-sweep-cancel = Tabbar som alla har gjort vänds tillbaka innan det räknas.
rules-sweep-late = Tabbar med de sista korten i leken räknas inte.
rules-sweep-stop = När någon har nått { $points } räknas inga tabbar i de givar som följer.
rules-pictures = Innan nya kort ges läggs knektar, damer och kungar på bordet åt sidan för den som tar sist.
rules-residue = Det som är kvar på slutet går till den som tog sist.
rules-points = Poäng: spader { $spade } styck, ess { $ace } styck, spader två { $two }, ruter tio { $ten }.
rules-points-plain = Poäng: ess { $ace } styck, spader två { $two }, ruter tio { $ten }.
rules-points-ace-spades = Spader ess ger { $points }.
rules-majority = Flest kort { $cards }, flest { SUIT($suit) } { $suited }, sista stick { $last }.
rules-majority-plain = Flest kort { $cards }, flest { SUIT($suit) } { $suited }.
rules-tied-none = Har två lika många får ingen de poängen.
rules-tied-carry = Har två lika många väntar de poängen till nästa giv.
rules-tied-split = Har två lika många delas de poängen.
rules-bordstabbe = Är alla kort på det första bordet av samma valör får den som börjar dra av { $points }.
rules-last-card = Givens sista kort gör ingen tabbe.
rules-pictures-opening = Även på det första bordet läggs knektar, damer och kungar åt sidan.
rules-out = Den som når { $points } är ute; de andra spelar vidare, och den som blir kvar vinner.
rules-target-low = Partiet slutar när någon går över { $points }.
rules-target = Partiet slutar när någon når { $points }.
rules-past-high = Är flera över vinner den högsta.
rules-past-closest = Är flera över vinner den närmaste.
rules-past-lose = Den som är där har förlorat; lägst summa vinner.
rules-past-exact = Det ska träffas exakt; en giv som går över räknas inte.
rules-tie-shared = Står det lika på slutet delas segern.
rules-tie-extra_deal = Står det lika på slutet avgör en giv till.
rules-tie-most_spades = Står det lika på slutet vinner flest spader i sista given.
rules-builds-single = Man får bygga: kortet läggs till kort på bordet, och tillsammans blir de värdet av ett annat kort man har på handen.
rules-builds-multiple = { rules-builds-single } Flera grupper med samma värde blir ett låst bygge.
rules-builds-taken = Ett bygge tas helt, av vem som helst som har ett kort med dess värde.
rules-builds-one = Till ett bygge används bara ett kort eller bygge från bordet.
rules-raise-others = En annan spelare får bygga om ett bygge som inte är låst, och äger det sedan.
rules-raise-any = Vem som helst, även ägaren, får bygga om ett bygge som inte är låst, och äger det sedan.
rules-raise-none = Byggen byggs inte om.
rules-onto-merge = Byggs det om till ett värde som redan är byggt slås de ihop.
rules-onto-keep = Byggs det om till ett värde som redan är byggt får det stå för sig.
rules-onto-refuse = Ett bygge får inte byggas om till ett värde som redan är byggt.
rules-mere-others = Även ett låst bygge får andra lägga till i.
rules-mere-own = Bara ägaren får lägga till i ett låst bygge.
rules-duty-capture_each_turn = Den som äger ett bygge måste ta något varje gång och får varken bygga eller lägga ut; det sista kortet som kan ta det sparas till det.
rules-duty-mere_only = Den som äger ett låst bygge måste ta något varje gång och får varken bygga eller lägga ut; det sista kortet som kan ta det sparas till det.
rules-duty-none = Att äga ett bygge binder ingen.
rules-five = Spader fem får rensa bordet, byggen och allt.
rules-five-free = När den rensar bordet så är det ingen tabbe.
