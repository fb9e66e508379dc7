### Terminalen vid en servers bord.

remote-address = ”{ $server }” är ingen adress till en server; skriv till exempel http://192.168.1.5:8000.
remote-unreachable = Det finns ingen Tabbe-server på { $server }, eller så svarar den inte.
remote-refused = Servern säger nej: { $reason }.
remote-lost = Förbindelsen är bruten, och servern svarar inte längre.
remote-restart = Servern startar om; ett ögonblick.
remote-watching = Du tittar på vid ett bord där det spelas { $game }.
remote-waiting = Väntar på de andra. Bordets kod är { $code }.
remote-start = Du får börja: tryck Enter, så tar botar de lediga platserna:
remote-asks-undo = { $name } vill ta tillbaka det senaste draget. Går du med på det (ja eller nej)?
remote-asks-clock = { $name } vill spela vidare utan klocka. Går du med på det (ja eller nej)?
remote-yes = ja, j, yes, y
remote-said = { $name }: ”{ $words }”
remote-undone = { $name } tog tillbaka ett drag.
remote-help = Skriv numret på ett drag eller ett drag som 6c, bord, poäng, ångra eller sluta; ! visar vad man kan säga.
remote-seat-joined = { $name } sätter sig.
remote-seat-left = { $name } har gått; en bot spelar vidare.
remote-seat-away = { $name } svarar inte; en bot spelar vidare.
remote-seat-back = { $name } är tillbaka.
remote-seat-conceded = { $name } ger upp.
remote-seat-timed-out = { $name } har ingen tid kvar; en bot spelar vidare.
