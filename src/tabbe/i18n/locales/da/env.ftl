### Miljøer til forskning.

env-deals = En giv kan ikke spilles i { $deals } eksemplarer; angiv et helt tal fra 1.
env-rewards = Belønninger gives som final eller falling, ikke som { $rewards }.
env-threads = { $threads } tråde kan ikke bruges; angiv et helt tal fra 1.
env-shape = Handlingerne skal være én række med { $deals } hele tal, et for hver giv.
env-action-many = Handling { $action } er ikke tilladt i giv { $deal }; intet er spillet, og maskerne viser, hvad der må gøres.
env-action = Handling { $action } er ikke tilladt nu; masken viser, hvad der må gøres.
env-move = { $move } er ikke et tilladt træk for den, der er i tur.
env-path = Vejen stopper, før et træk er færdigt.
env-spectator = En tilskuers udsyn kan ikke observeres; tag en spillers.
env-seat = Der er ingen plads { $seat }; pladserne er 0 til { $last }.
env-missing = { $package } mangler; installér det med pip install “{ $extra }”.
env-bots = Der er { $bots } robotter til { $seats } andre pladser; angiv en til hver eller én til alle.
env-way = Observationer gives som array eller dict, og ulovlige handlinger med replace eller raise, ikke { $given }.
env-chance = Tilfældet deler kort ud; et udsyn findes, når en plads er i tur.
env-redeal = Der blev ikke fundet nogen anden giv, hvor alt det spillede kunne være spillet.
