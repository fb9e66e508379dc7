### Nedskrivna partier: att läsa dem och kontrollera dem.

## Var

record-at-file = { $file }: { $what }
record-at-line = Rad { $line }, tecken { $column }: { $what }
record-at-file-line = { $file }, rad { $line }, tecken { $column }: { $what }

## Filen i sin helhet

record-no-file = Filen finns inte.
record-folder = Det här är en mapp, inte en fil med ett parti.
record-no-access = Filen går inte att öppna.
record-empty = Här står ingenting skrivet.
record-too-large = Filen är större än { $limit } megabyte, för stor för ett nedskrivet parti.
record-encoding = Det här är inte UTF-8-text; spara filen som UTF-8 och försök igen.
record-sign = Tecknet { $found } hör inte hemma i ett nedskrivet parti.
record-not-toml = Filen går inte att läsa från ”{ $found }” och framåt; det som står här är inte TOML.
record-not-toml-line = Raden slutar för tidigt; något saknas här.
record-cut = Filen tar slut mitt i; slutet saknas.
record-nested = Så många parenteser eller punkter i varandra hör inte hemma i ett nedskrivet parti.
record-long-number = Ett så långt tal hör inte hemma i ett nedskrivet parti.
record-crowded = Så många värden hör inte hemma i ett nedskrivet parti.

## Nycklar och deras slag

record-key-missing = Nyckeln { $name } saknas här.
record-want-integer = ”{ $name }” ska vara heltal, inte { $found }.
record-want-text = ”{ $name }” ska vara text inom citattecken, inte { $found }.
record-want-list = ”{ $name }” ska vara en lista inom hakparenteser, inte { $found }.
record-want-table = ”{ $name }” ska vara nycklar och värden inom klamrar, inte { $found }.
record-want-tables = ”{ $name }” ska vara avsnitt som vart och ett börjar med [[{ $name }]], inte { $found }.
record-number = { $found } är helt orimligt för { $name }.
record-text-long = Texten i { $name } är för lång; högst { $limit } tecken.

## Vad nycklarna säger

record-format = Den här versionen av Tabbe läser filer av format { $known }, inte { $found }.
record-game = Det finns inget spel ”{ $found }”; välj något av { $known }, eller lägg till [ruleset].
record-game-other = Spelet heter ”{ $found }” här, men ”{ $ruleset }” i [ruleset].
record-version-other = Versionen är { $found } här, men { $ruleset } i [ruleset].
record-ruleset = [ruleset] kallar sig { $game }, men spelas annorlunda än Tabbes spel med det namnet.
record-players = Antalet spelare är { $found }, men spelet är för { $fewest } till { $most }.
record-players-exact = Antalet spelare är { $found }, men spelet är för precis { $fewest }.
record-name-empty = En spelare saknar namn.
record-name-long = Ett namn är för långt; högst { $limit } tecken.
record-name-sign = Namnet ”{ $found }” innehåller tecken som inte går att skriva ut.
record-teams = Lag är "pairs" (fyra eller sex spelare) eller "threes" (sex spelare), inte ”{ $found }” med { $players }.
record-date = Datum skrivs som 2026-08-01, inte ”{ $found }”.
record-per-seat = ”{ $name }” ska ha ett tal för var och en av de { $players } spelarna, inte { $found }.
record-no-deals = Ingen giv är nedskriven; varje giv börjar med [[deals]].
record-deals-many = En fil rymmer högst { $limit } givar, inte { $found }.
record-dealer = Det finns ingen plats { $found }; givaren är någon av 0 till { $last }.
record-deck = Kort i leken: { $found }; spelet går med { $wanted }.
record-moves-many = Giv { $deal } har för många drag; { $limit } är det mesta.
record-key-twice = Nyckeln står här för andra gången.
record-teams-drop-out = Det finns inga lag i ett spel där spelarna går ut en efter en.

## Drag och poäng

record-move = Giv { $deal }, drag { $move }: { $what }
record-illegal-move = Giv { $deal }, drag { $move } ({ $played }): { $what }
record-legal = Tillåtet här: { $moves }.
record-legal-some = Tillåtet här, bland annat: { $moves }.
record-illegal-over = Giv { $deal }, drag { $move }: Given var slut efter { $count } drag.
record-illegal-early = { $count ->
        [one] Giv { $deal } är räknad, men den är inte slut efter sitt enda drag.
       *[other] Giv { $deal } är räknad, men den är inte slut efter sina { $count } drag.
    }
record-illegal-unfinished = Giv { $deal } bryts av, men det kommer en giv till efter den.
record-illegal-dealer = Giv { $deal }: Spelaren på plats { $dealer } är ute och kan inte ge.
record-illegal-match-over = Giv { $deal }: Matchen var slut efter giv { $last }; för få spelare är kvar.
record-illegal-scores = Giv { $deal }: Poängen är skrivna som { $found }, men spelet ger { $right }.
record-illegal-totals = Summorna är skrivna som { $found }, men givarna ger { $right }.
record-hidden-played = Giv { $deal }: Dolda kort är kända genom dragen där de spelas.
record-hidden-held = Giv { $deal }: Kort som är kvar på hand är dolda, så ingen kan säga om något av dem borde ha spelats.
record-hidden-table = Giv { $deal } går inte att spela igenom, eftersom kort på det första bordet är dolda.
record-hidden-undealt = Giv { $deal } går inte att räkna, eftersom kort som aldrig delades ut är dolda.

## Att dela ett parti

record-seat = Det finns ingen plats { $found }; platserna är 0 till { $last }.
record-names = Det ska vara ett namn för var och en av de { $players } spelarna, inte { $found }.
record-earlier = Några spelare är ute, så givarna före den här måste också vara med.
