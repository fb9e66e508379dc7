### Botar som söker.

bad-bot-budget = Boten { $name } tänker antingen i ms eller i samples; ange det ena.
bad-bot-path = Skriv var programmet finns, till exempel exec:./minbot.
bad-bot-program = Programmet ”{ $name }” går inte att starta ({ $why }); skriv var det finns, till exempel exec:./minbot.
bad-level = Det finns ingen nivå ”{ $name }”; välj en av { $known }.
not-on-turn = Bara den som står i tur kan få sina drag värderade.
bad-view = Den här vyn kan inte stämma: { $field } är tomt eller passar inte { $players } spelare; lämna vidare vyn som den är.
bad-view-game = Den här vyn kan inte stämma: händelserna är inte från en giv enligt dess regler ({ $game }); lämna vidare vyn som den är.
bad-budget = Budgeten ”{ $budget }” går inte; samples är ett heltal från 1 och ms ett tal över 0.
bad-appraisal-seed = Fröet ”{ $seed }” går inte; det är ett heltal.
bad-appraisal-threads = Sökningen kan inte använda ”{ $threads }” trådar; ange ett heltal från 1 till { $most }.
solve-too-early =
    Bara sista omgången kan lösas, och { $batches ->
        [one] en omgång återstår
       *[other] { $batches } omgångar återstår
    } att dela ut.
bad-solve-limit = Gränsen { $name } kan inte vara ”{ $value }”; den är ett heltal från 1.
solve-too-large = { $limit ->
        [worlds] De dolda korten kan ligga på mer än { $most } sätt; höj most_worlds, eller lös slutspelet när färre kort är kvar.
        [nodes] Slutspelet har fler än { $most } ställningar; höj most_nodes, eller lös det när färre kort är kvar.
        [moves] En ställning i slutspelet har fler än { $most } tillåtna drag; lös det när färre kort är kvar.
       *[plies] Slutspelet är längre än { $most } drag; lös det när färre kort är kvar.
    }
