### Bots against each other, and programs from outside as bots.

## Why a program plays no more in a deal

forfeit-missing = The program cannot be started: { $what }.
forfeit-gone = The program has ended: { $what }.
forfeit-silent = The program did not answer in time ({ $what }).
forfeit-long = The program wrote a line without end.
forfeit-nonsense = The program wrote what is no answer: { $what }
forfeit-version = The program speaks version { $what } of the protocol, not 1.
forfeit-unasked = The program answered without being asked: { $what }
forfeit-illegal = The program chose a move that cannot be played: { $what }
