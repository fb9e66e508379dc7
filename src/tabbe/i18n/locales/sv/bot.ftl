### Botar som söker.

bad-bot-budget = Boten { $name } tänker antingen i ms eller i samples; ange det ena.
bad-bot-path = Skriv var programmet finns, till exempel exec:./minbot.
bad-level = Det finns ingen nivå ”{ $name }”; välj en av { $known }.
not-on-turn = Bara den som står i tur kan få sina drag värderade.
bad-budget = Budgeten ”{ $budget }” går inte; samples är ett heltal från 1 och ms ett tal över 0.
bad-appraisal-seed = Fröet ”{ $seed }” går inte; det är ett heltal.
bad-appraisal-threads = Sökningen kan inte använda ”{ $threads }” trådar; ange ett heltal från 1 till { $most }.
solve-too-early =
    Bara sista omgången kan lösas, och { $batches ->
        [one] en omgång återstår
       *[other] { $batches } omgångar återstår
    } att dela ut.
solve-too-large = Det här slutspelet kan gå på för många sätt; lös det när färre kort är kvar.
