### The page in the browser. What the terminal says too stands in play.ftl.

## The table

page-menu = Menu
page-close = Close
page-friends = Friends
page-rules = Rules
page-log = Moves so far
page-practice = practice
page-loading = One moment …
page-dealing = The cards are being dealt …
page-line-lost = The line to the table is gone; trying again …
page-offline = There is no line to the server.
page-failed = That did not work.
page-outdated = There is a newer Tabbe; your game goes on after reloading.
page-reload = Reload
page-title-turn = Your turn – Tabbe
page-table = Table
page-hand = Your hand
page-hand-empty = Your hand is empty.
page-moves = What you can play
page-spoken = What happens
page-seats = Players
page-seat-label = { $name }: { $points }; { $cards } in hand, { $pile } taken, { $sweeps }
page-seat-label-turn = { $name } (to play): { $points }; { $cards } in hand, { $pile } taken, { $sweeps }
page-dealer = deals
page-dealer-letter = D
page-open-seat = Open seat
page-deal = Deal { $deal }
page-deal-of = Deal { $deal } of { $deals }
page-round-of = Round { $batch } of { $batches }
page-last-cards = Last cards
page-pack = { $n } in the pack
page-heaps = Set aside { $spades } + { $n }
page-last-take = Last take: { $name }
page-card-points = { $card }, { $points }
page-card-waits = { $card } – must wait
page-build-open = build
page-build-locked = locked build

## The own turn

page-your-turn = Your turn: choose a card.
page-your-turn-short = Your turn.
page-not-your-turn = It is not your turn.
page-wait = Wait …
page-plays = { $name } is thinking …
page-watching = You are looking on.
page-choose-card = Choose a card
page-choose-one = Choose one of { $n } ways
page-ways = { $card }: { $n } ways to play it
page-creep = Creep
page-lay = Lay out
page-everything = the whole table
page-taken-with = { $cards } with { $card }
page-at-value = As { $value }: { $cards }
page-build = Build { VALUE($value) }: { $cards }
page-mere = Mere { VALUE($value) }: { $cards }
page-sweep = Sweep
page-double = Double sweep
page-do-creep = Creep
page-do-lay = Lay it out
page-do-take = Take: { $points }
page-do-sweep = Sweep: { $points }
page-do-double = Double sweep: { $points }
page-do-build = Build { VALUE($value) }
page-go-on = Go on
page-hint = Hint
page-hint-best = Best: { $move }.
page-undo = Take back
page-undo-none = There is nothing to take back.
page-undo-redealt = You cannot take back a play once new cards have been dealt.
page-undone-you = You took back the last move.
page-undone = { $name } took back the last move.
page-ask-builds = Ask about building
page-talk = Say something
page-says = { $name }: { $phrase }
page-residue-you = What is left goes to you, who took last: { $cards }
page-residue = What is left goes to { $name }, who took last: { $cards }
page-asks-undo-you = You ask to take back your move.
page-asks-undo = { $name } asks to take back a move.
page-asks-clock-you = You ask to play without clocks.
page-asks-clock = { $name } asks to play without clocks.
page-agree = Agree
page-refuse = No

## People

page-pile-you = You have taken { $cards } and made { $sweeps }; { $points } in all.
page-pile = { $name } has taken { $cards } and made { $sweeps }; { $points } in all.
page-score-now = This deal so far: { $deal }; deals before it: { $total }.
page-played-by = A bot plays here: { $bot }.
page-stands-in = A bot is standing in: { $bot }.
page-not-here = Not connected just now.
page-hints-had =
    { $n ->
        [one] Has asked for { $n } hint.
       *[other] Has asked for { $n } hints.
    }
page-come-back = Take my seat back
page-mute = Mute
page-unmute = Hear again
page-give-time = Give a minute more
page-clock-off = Play without clocks
page-concede = Give up
page-concede-sure = Really give up? Press once more.
page-leave = Leave the table
page-leave-short = Leave
page-seat-joined = { $name } sits down.
page-seat-left = { $name } leaves; a bot plays on.
page-seat-away = { $name } is gone; a bot stands in.
page-seat-back = { $name } is back.
page-seat-conceded = { $name } gives up.
page-seat-bot = A bot takes the seat of { $name }.
page-seat-opened = A seat is free.
page-seat-timed-out = { $name } has run out of time.
page-seat-of = Seat { $seat }
page-bot-random = Pure chance
page-bot-greedy = One play ahead
page-bot-novice = Novice
page-bot-casual = Casual player
page-bot-club = Club player
page-bot-pimc = Reckoner
page-bot-expert = Expert

## Friends

page-friends-title = Play with friends
page-friends-how = Make a table, send the link, and play as soon as everybody is there. Nobody needs an account.
page-friends-make = Make a table for friends
page-friends-watch = Or let somebody look on at this table:
page-link = Link to the table
page-qr = Link to the table as a QR code
page-copy = Copy
page-copied = Copied.
page-share = Share
page-code = Or say this code:
page-code-have = I have a code
page-join = Join
page-device = Go on with another device
page-device-how = Open this link there within ten minutes; it works once.
page-lobby-sit = Choose a seat.
page-lobby-wait = Waiting for players.
page-sit = Sit down
page-watch = Look on
page-start = Deal
page-start-fill = Bots take the seats that are free then.
page-invited = At the table: { $names }.
page-table-gone = That table is no more.
page-guest = Guest
page-name = Your name

## The count

page-count-table = The count, seat by seat
page-row = What counts
page-row-storan = Storan (ten of diamonds)
page-row-lillan = Lillan (two of spades)
page-row-aces = Aces
page-row-spades = Spades
page-row-sweeps = Sweeps
page-row-rewards = Off for sweeps of the next player
page-row-most-cards = Most cards
page-row-most-suit = Most { SUIT($suit) }
page-row-last-trick = Last take
page-row-laid-sweep = Bordstabbe
page-worth = worth { $n }
page-sweeps-made = Sweeps of this deal
page-sweep-made = { $name } with { THE($card) }: { $points }.
page-double-made = { $name } with { THE($card) }, double: { $points }.
page-rest = What was left
page-next-deal = Next deal
page-waiting = Waiting for the others.
page-waits-for = Waiting for { BOTH($names) }.
page-broken-off = The match was broken off.
page-wins = Matches won at this table: { $scores }.
page-hints-all = Hints asked for: { $scores }.
page-again = Play again
page-replay = Look at it again
page-download = Download

## Other pages

page-home = To the table
page-lost-title = Nothing lies here
page-lost = There is no such page.
page-new-game = New game
page-unfinished = Your games under way
page-unfinished-go = Go on with { $game }
page-settings = Settings
page-keys = Keys
page-open = Open a game
page-verify = Was the deal fair?
page-privacy = What is kept
page-language = Language
page-words = Words of the game
page-rules-all = The rules of all games
page-help = How to play here
page-about = About Tabbe
page-verify-how = Before the cards are dealt the server commits itself to a secret, and every player adds something of their own. After the deal all of it is shown, so that anybody can work out the deck again. Give the file of a match here.
page-verify-do = Check it
page-file-choose = Choose a file, or drop it here
page-record = Text of the file
page-privacy-kept = The server keeps the name you give, the tables at which you sit and what was played there, under a random cookie. There is no account and no address.
page-privacy-lobbies =
    { $days ->
        [0] Tables where no game ever began are kept indefinitely.
        [one] Tables where no game ever began are deleted after one day.
       *[other] Tables where no game ever began are deleted after { $days } days.
    }
page-privacy-tables =
    { $days ->
        [0] All other tables are kept indefinitely, with everything that was played there.
        [one] All other tables are deleted, with everything that was played there, once nothing has happened there for a day.
       *[other] All other tables are deleted, with everything that was played there, once nothing has happened there for { $days } days.
    }
page-privacy-names =
    { $days ->
        [0] Your name is kept indefinitely.
        [one] Your name is deleted once you no longer sit at any table and have not given it for a day.
       *[other] Your name is deleted once you no longer sit at any table and have not given it for { $days } days.
    }
page-privacy-browser = Settings stay in this browser.
page-privacy-others = Nothing is loaded from anywhere else, and nobody is told anything.
page-privacy-get = Download all of it
page-privacy-erase = Delete all of it
page-privacy-sure = Really delete it? Press once more.
page-erased = It is deleted.
page-rules-aim = The aim
page-rules-values = What cards count
page-rules-take = Taking
page-rules-build = Building
page-rules-sweep = Sweeps
page-rules-points = Points
page-rules-end = The end
page-rules-examples = Examples
page-example-table = On the table:
page-example-card = From the hand:
page-example-takes =
    { $n ->
        [one] It takes:
       *[other] It takes one of these:
    }
page-example-nothing = It takes nothing.
page-with = Play with
page-with-bots = Bots
page-with-friends = Friends
page-game = Game
page-players = Number of players
page-teams = Sides
page-teams-none = Each alone
page-teams-pairs = Pairs
page-teams-threes = Threes
page-level = Strength of the bots
page-clock = Clocks
page-clock-none = None
page-clock-slow = 10 min + 10 s a move
page-clock-fast = 3 min + 3 s a move
page-deals = Number of deals
page-deals-own = as the game has it
page-switches = Change the rules
page-yes = yes
page-no = no
page-first = To the beginning
page-previous = One move back
page-next = One move on
page-last = To the end
page-position = Position
page-move-of = Move { $move } of { $moves }
page-deals-list = Deals
page-face-down = face down
page-take-over = Play on from here
page-review = What did the moves cost?
page-reviewing = Thinking it over …
page-review-of = Deal { $deal }: what the moves cost
page-accuracy = { $n }% accurate
page-review-graph = A bar for each move, as high as what it cost in points
page-review-costly = The costliest moves
page-better = Better:
page-move-n = Move { $move }
page-lost-points = cost { $points }

## Settings

page-looks = Looks
page-theme = Light or dark
page-theme-auto = As the device
page-theme-light = Light
page-theme-dark = Dark
page-felt = Cloth
page-felt-green = Green
page-felt-blue = Blue
page-felt-wine = Wine
page-felt-slate = Slate
page-back = Card backs
page-back-star = Star
page-back-lattice = Lattice
page-back-scale = Scales
page-back-colour = Colour of the backs
page-colour-auto = To suit the cloth
page-colour-red = Red
page-colour-blue = Blue
page-colour-green = Green
page-four-colours = A colour for each suit
page-big-index = Large letters on all cards
page-marks = Mark the cards that count
page-marks-hint = A seal with their points on spades, aces and storan.
page-sort = Order of the hand
page-sort-dealt = As dealt
page-sort-rank = By rank
page-sort-suit = By suit
page-pace = Pace
page-speed = How fast the others play
page-speed-step = Tap to go on
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-instant = At once
page-motion = Movement
page-motion-auto = As the device
page-motion-full = Full
page-motion-less = Less
page-quick = Play at a single press
page-quick-hint = When the card can do only one thing.
page-auto = Play forced moves by itself
page-auto-hint = When the whole hand has only one move.
page-announce = Call “sweep for a nine”
page-announce-hint = It tells nothing that does not lie on the table.
page-announce-table = As at the table
page-announce-off = Never
page-announce-pictures = After pictures
page-announce-always = Always
page-count = Counting cards
page-count-hint = A list of cards as a help to the memory.
page-count-off = Off
page-count-own = What I have taken
page-count-full = What is still unseen
page-count-all = Cards of this deal that you have not seen yet.
page-senses = Sound and touch
page-sound = Loudness
page-vibrate = Vibrate when it is my turn
page-notify = Notify me when it is my turn
page-notify-hint = While the page is out of sight.
page-notify-refused = The browser does not allow notices from this page; it can be changed in the browser’s own settings.
page-wake = Keep the screen on
page-letters = Keys of one letter
page-letters-hint = Switch them off if you speak to your device.
page-settings-kept = All of this stays in this browser.

## Keys

page-key-cards = choose a card of the hand, and play it when pressed again
page-key-arrows = go from card to card
page-key-enter = choose or play what is in focus
page-key-tab = go from the table to the choices and the hand
page-key-escape = choose nothing
page-key-table = say the table
page-key-hand = say the hand
page-key-moves = say what can be played
page-key-last = say what happened last
page-key-counts = say the score and the piles
page-key-hint = ask for a hint
page-key-undo = take back
page-key-next = go on
page-key-rules = rules
page-key-log = moves so far
page-key-menu = menu
page-key-keys = this list
page-key-for = Key: { $what }
page-keys-reset = As they were

## Words

