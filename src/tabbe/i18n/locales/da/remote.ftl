### Terminalen ved en servers bord.

remote-address = “{ $server }” er ingen adresse på en server; skriv for eksempel http://192.168.1.5:8000.
remote-unreachable = Der er ingen Tabbe-server på { $server }, eller den svarer ikke.
remote-refused = Serveren siger nej: { $reason }.
remote-lost = Forbindelsen er røget, og serveren svarer ikke længere.
remote-restart = Serveren starter forfra; et øjeblik.
remote-watching = Du ser med ved et bord, hvor der spilles { $game }.
remote-waiting = Venter på de andre. Bordets kode er { $code }.
remote-start = Du må begynde: tryk Enter, så tager botter de ledige pladser:
remote-asks-undo = { $name } vil gerne tage det sidste træk tilbage. Er du med på det (ja eller nej)?
remote-asks-clock = { $name } vil gerne spille videre uden ur. Er du med på det (ja eller nej)?
remote-yes = ja, j, yes, y
remote-said = { $name }: “{ $words }”
remote-undone = { $name } tog et træk tilbage.
remote-help = Skriv nummeret på et træk eller et træk som 6c, bord, point, fortryd eller slut; ! viser, hvad man kan sige.
remote-seat-joined = { $name } sætter sig.
remote-seat-left = { $name } er gået; en bot spiller videre.
remote-seat-away = { $name } svarer ikke; en bot spiller videre.
remote-seat-back = { $name } er tilbage.
remote-seat-conceded = { $name } giver op.
remote-seat-timed-out = { $name } har ikke mere tid; en bot spiller videre.
