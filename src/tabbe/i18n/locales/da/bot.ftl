### Botter, der søger.

bad-bot-budget = Botten { $name } tænker enten i ms eller i samples; angiv det ene.
bad-bot-path = Skriv, hvor programmet ligger, for eksempel exec:./minbot.
bad-bot-program = Programmet »{ $name }« kan ikke startes ({ $why }); skriv, hvor det ligger, for eksempel exec:./minbot.
bad-level = Der er intet niveau »{ $name }«; vælg et af { $known }.
not-on-turn = Kun den, der er i tur, kan få sine træk vurderet.
bad-view = Dette view kan ikke passe: { $field } er tomt eller passer ikke til { $players } spillere; giv det videre, som det er.
bad-view-game = Dette view kan ikke passe: hændelserne er ikke fra et spil efter dets regler ({ $game }); giv det videre, som det er.
bad-budget = Budgettet »{ $budget }« går ikke; samples er et helt tal fra 1, og ms et tal over 0.
bad-appraisal-seed = Frøet »{ $seed }« går ikke; det er et helt tal.
bad-appraisal-threads = Søgningen kan ikke bruge »{ $threads }« tråde; angiv et helt tal fra 1 til { $most }.
solve-too-early =
    Kun den sidste omgang kan løses, og { $batches ->
        [one] én omgang mangler
       *[other] { $batches } omgange mangler
    } endnu at blive givet.
bad-solve-limit = Grænsen { $name } kan ikke være »{ $value }«; den er et helt tal fra 1.
solve-too-large = { $limit ->
        [worlds] De skjulte kort kan ligge på mere end { $most } måder; hæv most_worlds, eller løs slutspillet, når der er færre kort tilbage.
        [nodes] Slutspillet har mere end { $most } stillinger; hæv most_nodes, eller løs det, når der er færre kort tilbage.
        [moves] En stilling i slutspillet har mere end { $most } lovlige træk; løs det, når der er færre kort tilbage.
       *[plies] Slutspillet er længere end { $most } træk; løs det, når der er færre kort tilbage.
    }
