### Botar mot varandra, och främmande program som botar.

## Varför ett program inte spelar vidare i en giv

forfeit-missing = Programmet går inte att starta: { $what }.
forfeit-gone = Programmet har avslutats: { $what }.
forfeit-silent = Programmet svarade inte i tid ({ $what }).
forfeit-long = Programmet skrev en rad utan slut.
forfeit-nonsense = Programmet skrev något som inte är ett svar: { $what }
forfeit-version = Programmet talar version { $what } av protokollet, inte 1.
forfeit-unasked = Programmet svarade utan att vara tillfrågat: { $what }
forfeit-illegal = Programmet valde ett drag som inte kan spelas: { $what }
