### Botter mod hinanden, og fremmede programmer som botter.

## Hvorfor et program ikke spiller videre i et spil

forfeit-missing = Programmet kan ikke startes: { $what }.
forfeit-gone = Programmet er afsluttet: { $what }.
forfeit-silent = Programmet svarede ikke i tide ({ $what } s).
forfeit-long = Programmet skrev en linje uden ende.
forfeit-nonsense = Programmet skrev noget, der ikke er et svar: { $what }
forfeit-version = Programmet taler version { $what } af protokollen, ikke 1.
forfeit-unasked = Programmet svarede uden at være spurgt: { $what }
forfeit-illegal = Programmet valgte et træk, der ikke kan spilles: { $what }
bot-forfeit = { $name } spilles af et program, der har opgivet dette spil, så greedy spiller videre. { $why }

## Kørsler, der ikke kan lade sig gøre

bad-precision = Den ønskede standardfejl er et tal over 0, ikke { $number }.
no-margin = Hver side har de samme botter, så der er ingen margin og ingen standardfejl på den at spille efter; angiv kun et antal kortspil.
bad-backend = Der er ingen backend »{ $name }«; vælg en af { $known }, klyngerne om nødvendigt med adresse (dask:tcp://host:8786).
backend-missing = Backend { $name } kræver Python-pakken { $package }, som ikke er installeret.
bad-ladder = En stige tager to forskellige botter eller flere, hver nævnt én gang.
bad-ladder-teams = Med holdene »{ $teams }« blandt { $players } sidder begge botter i hvert par på samme side, så ingen kan føre; treere går til en stige, eller hver for sig.
arena-file-other = { $file } er ikke en arenafil og lades i fred.
arena-file-busy = En anden kørsel er ved at skrive i { $file }; vent på den, eller angiv en anden fil.
arena-file-format = { $file } er skrevet i format { $format }, som denne version ikke kan fortsætte på.
arena-file-settings = { $file } hører til en anden kørsel: { $setting } er { $found } der og { $wanted } her.
arena-file-program = { $file } blev spillet af botterne i Tabbe { $found }, og dette er { $wanted }, hvis botter kan spille anderledes; angiv en ny fil.
arena-file-line = Linje { $line } i { $file } indeholder intet spil fra denne kørsel; filen er ændret af andre.
