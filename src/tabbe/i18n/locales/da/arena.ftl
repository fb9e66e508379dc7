### Botter mod hinanden, og fremmede programmer som botter.

## Hvorfor et program ikke spiller videre i et spil

forfeit-missing = Programmet kan ikke startes: { $what }.
forfeit-gone = Programmet er afsluttet: { $what }.
forfeit-silent = Programmet svarede ikke i tide ({ $what }).
forfeit-long = Programmet skrev en linje uden ende.
forfeit-nonsense = Programmet skrev noget, der ikke er et svar: { $what }
forfeit-version = Programmet taler version { $what } af protokollen, ikke 1.
forfeit-unasked = Programmet svarede uden at være spurgt: { $what }
forfeit-illegal = Programmet valgte et træk, der ikke kan spilles: { $what }
