### Miljöer för forskning.

env-deals = En giv kan inte spelas i { $deals } exemplar; ange ett heltal från 1.
env-rewards = Belöningar ges som final eller falling, inte som { $rewards }.
env-threads = { $threads } trådar går inte att använda; ange ett heltal från 1.
env-shape = Handlingarna måste vara en rad med { $deals } heltal, ett för varje giv.
env-action-many = Handling { $action } är inte tillåten i giv { $deal }; inget har spelats, och maskerna visar vad som får göras.
env-action = Handling { $action } är inte tillåten nu; masken visar vad som får göras.
env-move = { $move } är inget tillåtet drag för den som står i tur.
env-path = Vägen tar slut innan ett drag är färdigt.
env-spectator = En åskådares vy kan inte observeras; ta en spelares vy.
env-seat = Det finns ingen plats { $seat }; platserna är 0 till { $last }.
env-missing = { $package } saknas; installera det med pip install ”{ $extra }”.
env-bots = Det är { $bots } bottar till { $seats } andra platser; ange en för varje, eller en för alla.
env-way = Observationer ges som array eller dict, och otillåtna handlingar med replace eller raise, inte { $given }.
env-chance = Slumpen delar ut kort; en vy finns när en plats står i tur.
env-redeal = Ingen annan giv hittades där allt som spelats kunde ha spelats.
