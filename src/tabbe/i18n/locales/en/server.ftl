### The server: what it refuses, what is said at a table, whether a deck is fair.

## Refusals

server-malformed = That message cannot be read.
server-bad-seats = Give one seat for each of the { $players } players, at least one of them for a person, and sit on at most one of them yourself.
server-no-game = There is no game “{ $game }” on this server.
server-no-bot = The bot “{ $bot }” does not play at tables here.
server-bad-origin = Nobody can play on from that position: its deal has to be whole and the move must be in it.
server-no-seat = There is no such seat; this table has { $last }.
server-full = The table is full.
server-seat-taken = Somebody sits there already.
server-bad-link = That link has been used, or is too old; ask for a new one on the other device.
server-other-seat = This device already has another seat at the table.
server-conceded = You have given up this match, so the bot plays it to the end.
server-mixed-already = Your part in this shuffle has arrived already.
server-not-your-turn = It is not your turn.
server-stale = The table has changed since; have another look.
server-not-now = That cannot be done now.
server-no-undo = At this table plays are not taken back.
server-undo-nothing = There is no play of yours to take back since the cards were dealt.
server-undo-far = Only your own turns since the last cards were dealt can be gone back to.
server-undo-late = Others have played since, so that play stands.
server-undo-often = You have taken plays back so often in this deal that from here on they stand.
server-no-clock = This table plays without clocks.
server-nothing-asked = Nobody has asked you anything.
server-own-clock = You cannot give time to yourself.
server-host-only = Only the host of the table can do that.
server-bot-plays = A bot plays for you just now; take your seat back first.
server-bad-name = A name needs at least one sign that can be seen.
server-mixed-name = Each word of a name has to keep to one alphabet, such as the Latin or the Cyrillic one.
server-origin = That was asked for by another site’s page, so it was not done.
server-too-often = That was too often; wait a minute.
server-too-large = That is too large.
server-no-table = There is no such table.
server-private = Nobody may look on at this table.
server-crowded = There is no room for more here just now.
server-elsewhere = Your seat is open in so many windows and devices that it has been closed here. To go on here, open the table anew.
server-unreadable = This table cannot be opened: a newer Tabbe has stored it, or it is damaged. It is kept; tell whoever runs the server.
server-muted-often = That was switched on and off so often in this match that it stays as it is until the next.
server-done-often = You have done that so often in this match that you cannot do it again until the next.
server-sat-often = You have sat down here and left again so often that you cannot sit down at this table any more.
server-no-seat-here = You have no seat at this table.
server-not-stored = That could not be stored, so it has not happened; try again.
server-busy = The server could not think that through just now; try again in a moment.
server-no-language = There is no such language here.
server-no-code = There is no table with that code, or its match has begun.
server-nothing-played = Nothing has been played yet.
server-no-game-record = There is no such game.
server-not-for-you = That is not for everybody.
server-bad-field = The value of { $field } cannot be used.
server-no-page = There is nothing at this address.
server-no-method = That cannot be done with this address.
server-failed = Something broke here. It has been noted; please try again in a moment.
server-page-missing = The page has not been built here; run scripts/page, or install Tabbe from its wheel.

## The database

database-address = A database is a file, or an address that begins with postgresql://.
database-newer = The database comes from a newer Tabbe (schema { $schema }); update Tabbe first.
database-older = The database has an older schema ({ $schema }); bring it up to date first, with tabbe db upgrade.
database-missing = There is no database { $file }.
database-served = Another server is at work on this database; stop it first, or give this one a database of its own with --database.
database-foreign = { $file } is no database of Tabbe.
database-exists = { $file } exists already; nothing is overwritten.
database-failed = The database cannot be used: { $reason }.
database-damaged = SQLite finds damage in the database: { $reason }
database-orphan = An entry in { $table } belongs to something that is no longer there.
database-unreadable = Table { $table } cannot be read: its setup or its log is damaged, or comes from a newer Tabbe.
database-gap = { $count ->
    [one] Events are missing from the log of one table.
   *[other] Events are missing from the logs of { $count } tables.
}

## Fair decks

fair-fair = { $deal ->
        [one] The deck is fair: it follows from the secret that was committed to and from what the seats added.
       *[other] All { $deal } decks are fair: each follows from the secret that was committed to and from what the seats added.
    }
fair-no-deals = The record has no deals, so there is no deck to check.
fair-no-proof = Deal { $deal } has no proof, so nobody can tell whether its deck is fair.
fair-no-secret = The secret of deal { $deal } has not been revealed yet; that happens when the deal is over.
fair-commitment = The secret of deal { $deal } is not the one that was committed to.
fair-hidden = Cards of deal { $deal } are hidden, so its deck cannot be compared.
fair-seats = Deal { $deal } does not say for every seat what it added.
fair-deck = The deck of deal { $deal } does not follow from its secret and what the seats added.

## Said at the table

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-sorry = Sorry!
phrase-hurry = Your turn!
phrase-moment = One moment, please.
phrase-laugh = Ha ha!
phrase-again = Another one?
phrase-good-game = Good game!
phrase-bye = Goodbye!

## The command line

command-serve-here = Tabbe is served at { $url }; Ctrl-C stops it.
command-serve-there = Others reach it at { $url }
command-serve-stopped = The server has stopped; every table is kept.
command-db-current = The database is up to date (schema { $schema }).
command-db-whole = The database is whole.
command-db-kept = The database has been copied to { $file }.
command-db-served = A server is running on this database, and deletes by itself what is old; stop it first, or leave it to the server.
command-db-old = Tables old enough to delete: { $tables }. Names: { $names }.
command-db-ask = Delete them for good (yes or no)?
command-db-spared = Nothing has been deleted; with --yes it is done without a question.
command-db-tidied = Tables deleted: { $tables }. Names deleted: { $names }.
command-db-left = Not everything could be deleted (failures: { $count }); the first reason: { $reason }.
command-db-sqlite-only = That is for databases in a file; PostgreSQL has pg_dump and tools of its own.
serve-port-busy = Port { $port } is in use already; choose another with --port.
serve-port-forbidden = Port { $port } is not allowed to you; choose one from 1024 on with --port.
serve-no-address = This machine has no address { $host } to listen on.
