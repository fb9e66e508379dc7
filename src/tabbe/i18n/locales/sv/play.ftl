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

## Play

event-crept-you = Du kryper med { THE($card) }.
event-crept = { $name } kryper med { THE($card) }.
event-captured-you = Du tar { CARDS($cards) } med { THE($card) }: { $points }.
event-captured = { $name } tar { CARDS($cards) } med { THE($card) }: { $points }.
event-built-you = Du bygger { $build } med { THE($card) }.
event-built = { $name } bygger { $build } med { THE($card) }.
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
turn-sweep = Tvångstabbe: du måste ta hela bordet.
move-creep = { $card } kryper
move-take = { $card } tar { $cards }: { $points }
move-card-value = { $card } som { $value }
move-sweep = { $card } tar { $cards }, tabbe: { $points }
move-double = { $card } tar { $cards }, dubbeltabbe: { $points }
move-build = { $card } bygger { $cards }
move-more = Det finns fler drag än så; nämn ett kort för att se alla dess drag.
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

why-sweep-hand = Tvångstabbe gäller: den som har ett kort som tar hela bordet måste spela ett sådant kort.
why-sweep-card = Ett kort som kan ta hela bordet måste göra det när det spelas.
why-capture-card = Ett kort som kan ta måste ta; ett kort som inte tar något får spelas i stället.
why-capture-hand = Den som kan ta måste ta.
why-capture-optional = Ingen måste ta.
why-extent-any = Hur mycket ett kort tar väljer du själv.
why-extent-maximal = Ett kort tar allt som går jämnt upp; där summor delar på ett kort väljer du mellan dem.
why-extent-maximum = Ett kort tar så många kort det kan.
why-card-creep = { $card } tar ingenting och får krypa.
why-card-take = { $card } tar { $cards }.
why-card-choice = { $card } kan ta på { $count } sätt.
why-card-sweep = { $card } gör tabbe.
why-card-barred-sweep = { $card } får vänta, för ett annat kort gör tabbe.
why-card-barred-capture = { $card } får vänta, för ett annat kort tar.

## Hand and table on demand

hand-card = { CARD($card) }: räknas som { $value } från handen
hand-card-points = { CARD($card) }: räknas som { $value } från handen, { $points } att ta
hand-values = { $low } eller { $high }
table-card = { CARD($card) }: { $value }
table-card-points = { CARD($card) }: { $value }, { $points } att ta
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
result-won = Tagna kort: { $counts }
result-won-suit = Därav { SUIT($suit) }: { $counts }
result-scoring = Kort som räknas:
result-sum = Tillsammans { $points }, som det ska vara.
score-running = Hittills i given, utan det som ligger på bordet:

## The end of a match

end-over = Partiet är slut.
end-extra = Det står lika, så en giv till avgör.
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
rules-sweep-paid = En tabbe ger { $points } åt den som gör den, och spelaren före får dra av lika mycket.
rules-sweep-paid-lone = En tabbe ger { $points } åt den som gör den; låg ett ensamt kort på bordet får spelaren före dra av { $less }.
rules-double-twin = Att ta ett ensamt kort med dess tvilling ur den andra leken ger { $points }.
rules-double-match = Att ta ett ensamt kort med ett kort av samma valör ger { $points }.
rules-pictures = Innan nya kort ges läggs knektar, damer och kungar på bordet åt sidan för den som tar sist.
rules-residue = Det som är kvar på slutet går till den som tog sist.
rules-points = Poäng: spader { $spade } styck, ess { $ace } styck, spader två { $two }, ruter tio { $ten }.
rules-points-ace-spades = Spader ess ger { $points }.
rules-majority = Flest kort { $cards }, flest { SUIT($suit) } { $suited }, sista stick { $last }.
rules-bordstabbe = Är alla kort på det första bordet av samma valör får den som börjar dra av { $points }.
rules-last-card = Givens sista kort gör ingen tabbe.
rules-pictures-opening = Även på det första bordet läggs knektar, damer och kungar åt sidan.
rules-out = Den som når { $points } är ute; de andra spelar vidare, och den som blir kvar vinner.
rules-target-low = Partiet slutar när någon går över { $points }.
rules-target = Partiet slutar när någon når { $points }.
