### Bots against each other, and programs from outside as bots.

## Why a program plays no more in a deal

forfeit-missing = The program cannot be started: { $what }.
forfeit-gone = The program has ended: { $what }.
forfeit-silent = The program did not answer in time ({ $what } s).
forfeit-long = The program wrote a line without end.
forfeit-nonsense = The program wrote what is no answer: { $what }
forfeit-version = The program speaks version { $what } of the protocol, not 1.
forfeit-unasked = The program answered without being asked: { $what }
forfeit-illegal = The program chose a move that cannot be played: { $what }
bot-forfeit = { $name } is played by a program that has dropped out of this deal, so greedy plays on. { $why }

## Runs that cannot be

bad-precision = The wanted standard error is a number above 0, not { $number }.
no-margin = Every side holds the same bots, so there is no margin, and no standard error of one to play for; name a number of decks alone.
bad-backend = There is no backend “{ $name }”; choose one of { $known }, the clusters with an address if need be (dask:tcp://host:8786).
backend-missing = The backend { $name } needs the Python package { $package }, which is not installed.
bad-ladder = A ladder takes two different bots or more, each named once.
bad-ladder-teams = Partners “{ $teams }” among { $players } put both bots of every pair on the same side, so none can lead; threes do for a ladder, and so does everybody alone.
arena-file-other = { $file } is no file of an arena, and is left alone.
arena-file-busy = { $file } is being written to by another run; wait for it, or name another file.
arena-file-format = { $file } was written in format { $format }, which this version cannot go on with.
arena-file-settings = { $file } belongs to another run: { $setting } is { $found } there, and { $wanted } here.
arena-file-program = { $file } was played by bots of Tabbe { $found }, and this is { $wanted }, whose bots may play otherwise; name a new file.
arena-file-line = Line { $line } of { $file } holds no deck of this run; the file has been changed by somebody else.
