### Pages that anybody can read without scripts: rules, words, how to play, what Tabbe is.

public-site = Play Krypkasino and its relatives in the browser, against bots or with friends: free, without an account, without advertisements.
public-picture = A hand of cards fanned out on green cloth
public-scripts = The table needs scripts. This can be read without them:
public-languages = In other languages
public-language = English
public-rules = The rules of { $game }
public-rules-all = The rules of Krypkasino, Kasino and their relatives, in plain sentences and with examples.
public-words = What players say and mean: creep, sweep, build, storan and the other words of the game.
public-players = For { $players } players.
public-replay = { $game }: { BOTH($names) }
public-replay-what = { $scores }. Every hand and every move of the match, to be looked at again.
public-play = Play this game
public-record = The match as a text file
public-invited = You are invited to a table
public-failed-title = That went wrong

## About Tabbe

public-about-what = Tabbe is a place to play Krypkasino, the Swedish fishing game in which points are best avoided, and its relatives from Scandinavia and beyond. A sweep of the table is called a tabbe.
public-about-free = It is free, shows no advertisements and asks for no account. Nothing is loaded from anywhere else.
public-about-fair = Nobody can choose the cards. The server binds itself to a secret, every player adds something to it, and after the deal anybody can work the deck out again and see that it was fair.
public-about-bots = The bots know what the player in their seat would know and nothing more. Some are beginners; the strongest thinks through many deals that fit what it has seen.
public-about-else = The same games can be played in a terminal, refereed, simulated and studied with the program of the same name. It is open source under the MIT licence.

## How to play at the page

public-help-what = Choosing and playing cards, hints, friends, keys: how the table in the browser works.
public-help-table = At the table
public-help-start = The first page is a table that is dealt already, against bots. The menu leads to other games, numbers of players and rules.
public-help-card = Choose a card by pressing it, by its number on the keyboard, or by dragging it to the table. What it can take is marked there.
public-help-ways = Where a card can take in several ways, each is shown with its cards and its price, and nothing is played until you have picked one. Pressing cards of the table narrows the choice.
public-help-duty = What you have to do, a forced sweep for one, is said above your hand. A card that must wait has a bar at its foot and says why when you choose it.
public-help-hint = A hint names the best moves and the reasons for them; hints are counted. Against bots you can take plays back.
public-help-friends = Friends come by a link, by a picture to be scanned or by a short code that can be read aloud. They need a name and nothing else. Whoever loses the line finds the same seat again.
public-help-after = Afterwards
public-help-count = A deal is counted row by row with its cards, and the table waits for you. After a match every move can be looked at again, with what it cost, shared by a link or kept as a file.
public-help-ears = Keys and ears
public-help-keys = Everything can be done by keys alone and followed with a screen reader. The key “?” opens the list of keys, in which each can be changed.

## Words of the game

public-word-creep = To creep
public-word-creep-is = To play a card that takes nothing and stays on the table.
public-word-take = To take
public-word-take-is = To play a card for cards of the same value, alone or as a sum; all of them go to the own pile.
public-word-outcome = A way to take
public-word-outcome-is = The cards that go together in one take; where sums share a card there are several ways.
public-word-sweep = Sweep
public-word-sweep-is = A take that leaves the table empty.
public-word-double = Double sweep
public-word-double-is = A single card on the table taken by its twin, where the game has it.
public-word-forced = Forced sweep
public-word-forced-is = The duty to sweep when a card in hand can.
public-word-storan = Storan
public-word-storan-is = The ten of diamonds.
public-word-lillan = Lillan
public-word-lillan-is = The two of spades.
public-word-batch = Round
public-word-batch-is = The cards dealt between two visits to the pack; the final one is called last cards.
public-word-deal = Deal
public-word-deal-is = One run through the pack, counted at its end.
public-word-heap = Set aside
public-word-heap-is = Pictures that leave the table between rounds; they go to whoever takes last.
public-word-residue = What is left
public-word-residue-is = Cards on the table after the last play; they go to whoever took last.
public-word-build = Build
public-word-build-is = A card of the hand and cards of the table that make the value of another card in the hand.
public-word-mere = Mere
public-word-mere-is = A build of several groups of one value; it is locked and cannot be raised.
public-word-twin = Twin
public-word-twin-is = The identical card of the other pack.
