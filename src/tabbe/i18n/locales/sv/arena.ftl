### Botar mot varandra, och främmande program som botar.

## Varför ett program inte spelar vidare i en giv

forfeit-missing = Programmet går inte att starta: { $what }.
forfeit-gone = Programmet har avslutats: { $what }.
forfeit-silent = Programmet svarade inte i tid ({ $what } s).
forfeit-long = Programmet skrev en rad utan slut.
forfeit-nonsense = Programmet skrev något som inte är ett svar: { $what }
forfeit-version = Programmet talar version { $what } av protokollet, inte 1.
forfeit-unasked = Programmet svarade utan att vara tillfrågat: { $what }
forfeit-illegal = Programmet valde ett drag som inte kan spelas: { $what }
bot-forfeit = { $name } spelas av ett program som har gett upp den här given, så greedy spelar vidare. { $why }

## Körningar som inte går

bad-precision = Det önskade medelfelet är ett tal över 0, inte { $number }.
no-margin = Varje sida har samma botar, så det finns ingen marginal, och inget medelfel i den att spela fram; ange bara ett antal lekar.
bad-backend = Det finns ingen backend ”{ $name }”; välj en av { $known }, klustren vid behov med adress (dask:tcp://host:8786).
backend-missing = Backend { $name } behöver Python-paketet { $package }, som inte är installerat.
bad-ladder = En stege tar två olika botar eller fler, var och en nämnd en gång.
bad-ladder-teams = Med lag ”{ $teams }” bland { $players } sitter båda botarna i varje par på samma sida, så ingen kan leda; trior går bra för en stege, eller var och en för sig.
arena-file-other = { $file } är ingen arenafil och lämnas i fred.
arena-file-busy = En annan körning skriver just nu i { $file }; vänta på den, eller ange en annan fil.
arena-file-format = { $file } är skriven i format { $format }, som den här versionen inte kan fortsätta på.
arena-file-settings = { $file } hör till en annan körning: { $setting } är { $found } där och { $wanted } här.
arena-file-program = { $file } spelades av botarna i Tabbe { $found }, och det här är { $wanted }, vars botar kan spela annorlunda; ange en ny fil.
arena-file-line = Rad { $line } i { $file } innehåller ingen lek från den här körningen; någon annan har ändrat filen.
