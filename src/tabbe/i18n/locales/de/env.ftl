### Umgebungen für die Forschung.

env-deals = Ein Spiel lässt sich nicht { $deals }-mal nebeneinander spielen; nötig ist eine ganze Zahl ab 1.
env-rewards = Belohnungen gibt es als final oder falling, nicht als { $rewards }.
env-threads = { $threads } Threads sind nicht möglich; nötig ist eine ganze Zahl ab 1.
env-shape = Die Aktionen müssen eine Reihe von { $deals } ganzen Zahlen sein, eine für jedes Spiel.
env-action-many = Aktion { $action } ist in Spiel { $deal } nicht erlaubt; nichts wurde gespielt, und die Masken zeigen, was geht.
env-action = Aktion { $action } ist jetzt nicht erlaubt; die Maske zeigt, was geht.
env-move = { $move } ist kein erlaubter Zug des Spielers, der an der Reihe ist.
env-path = Der Weg bricht ab, bevor ein Zug vollständig ist.
env-spectator = Die Sicht eines Zuschauers lässt sich nicht beobachten; nötig ist die eines Spielers.
env-seat = Es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }.
env-missing = { $package } fehlt; zu installieren mit pip install „{ $extra }“.
env-bots = Es sind { $bots } Bots für { $seats } andere Plätze; nötig ist einer für jeden oder einer für alle.
env-way = Beobachtungen gibt es als array oder dict, unerlaubte Aktionen mit replace oder raise, nicht { $given }.
env-chance = Der Zufall teilt gerade aus; eine Sicht gibt es, sobald ein Platz an der Reihe ist.
env-redeal = Es fand sich kein anderes Spiel, in dem alles Gespielte hätte gespielt werden können.
