### Sider, som enhver kan læse uden scripts: regler, ord, hvordan man spiller, hvad Tabbe er.

public-site = Spil krypkasino og dets slægtninge i browseren, mod botter eller med venner: gratis, uden konto og uden reklamer.
public-picture = En vifte af kort på grøn dug
public-scripts = Bordet kræver scripts. Dette kan læses uden:
public-languages = På andre sprog
public-language = Dansk
public-rules = Regler for { $game }
public-rules-all = Reglerne for krypkasino, kasino og deres slægtninge, i almindelige sætninger og med eksempler.
public-words = Hvad spillere siger og mener: krybe, svup, bygning, storan og spillets andre ord.
public-players = For { $players } spillere.
public-replay = { $game }: { BOTH($names) }
public-replay-what = { $scores }. Alle hænder og alle træk i partiet, at se igen.
public-play = Spil dette spil
public-record = Partiet som tekstfil
public-invited = Du er inviteret til et bord
public-failed-title = Det gik galt

## Om Tabbe

public-about-what = Tabbe er et sted at spille krypkasino, det svenske kasino, hvor man helst undgår point, og dets slægtninge fra Norden og længere væk. På svensk kaldes en svup en tabbe.
public-about-free = Det er gratis, har ingen reklamer og kræver ingen konto. Intet hentes andre steder fra.
public-about-fair = Ingen kan vælge kortene. Serveren binder sig til en hemmelighed, hver spiller lægger noget til, og bagefter kan enhver regne bunken ud igen og se, at der var givet ærligt.
public-about-bots = Botterne ved det, som spilleren på deres plads ville vide, og intet mere. Nogle er begyndere; den stærkeste tænker mange fordelinger igennem, som passer med det, den har set.
public-about-else = De samme spil kan spilles i terminalen, dømmes, simuleres og studeres med programmet af samme navn. Det er åben kildekode under MIT-licensen.

## Hvordan man spiller på siden

public-help-what = At vælge og spille kort, tip, venner, taster: hvordan bordet i browseren virker.
public-help-table = Ved bordet
public-help-start = Den første side er et bord, hvor kortene allerede er givet, mod botter. I menuen er der andre spil, antal spillere og regler.
public-help-card = Vælg et kort ved at trykke på det, med dets nummer på tastaturet eller ved at trække det til bordet. Det, som kan tages, mærkes dér.
public-help-ways = Kan et kort tage på flere måder, vises hver måde med sine kort og sin pris, og intet spilles, før du har valgt. Tryk på kort på bordet for at få færre at vælge imellem.
public-help-duty = Det, du skal gøre, for eksempel en tvungen svup, står over hånden. Et kort, der må vente, har en streg forneden og siger hvorfor, når du vælger det.
public-help-hint = Et tip nævner de bedste træk og hvorfor; tippene tælles. Mod botter kan du tage træk tilbage.
public-help-friends = Venner kommer med et link, et billede at scanne eller en kort kode, der kan læses op. De behøver et navn og intet mere. Den, der mister linjen, finder tilbage til sin plads.
public-help-after = Bagefter
public-help-count = Et spil tælles op række for række med sine kort, og bordet venter på dig. Efter et parti kan hvert træk ses igen, med hvad det kostede, deles med et link eller gemmes som fil.
public-help-ears = Taster og ører
public-help-keys = Alt kan gøres med taster alene og følges med en skærmlæser. Tasten »?« åbner listen over taster, hvor hver enkelt kan ændres.

## Spillets ord

public-word-creep = At krybe
public-word-creep-is = At spille et kort, der intet tager og bliver liggende på bordet.
public-word-take = At tage
public-word-take-is = At spille et kort mod kort af samme værdi, alene eller som en sum; alle går i ens egen bunke.
public-word-outcome = En måde at tage på
public-word-outcome-is = De kort, der går med på én gang; hvor summer deler et kort, er der flere måder.
public-word-sweep = Svup
public-word-sweep-is = Når man tager, så bordet bliver tomt.
public-word-double = Dobbeltsvup
public-word-double-is = Når et enligt kort på bordet tages af sin tvilling, i spil der har det.
public-word-forced = Tvungen svup
public-word-forced-is = Pligten til at svuppe, når et kort på hånden kan.
public-word-storan = Storan
public-word-storan-is = Ruder ti.
public-word-lillan = Lillan
public-word-lillan-is = Spar to.
public-word-batch = Omgang
public-word-batch-is = Kortene mellem to uddelinger; den sidste kaldes sidste.
public-word-deal = Spil
public-word-deal-is = En gang gennem bunken, som tælles op til sidst.
public-word-heap = Til side
public-word-heap-is = Billedkort, der forlader bordet mellem omgange; de går til den, der tager sidst.
public-word-residue = Resten
public-word-residue-is = Kort på bordet efter sidste træk; de går til den, der tog sidst.
public-word-build = Bygning
public-word-build-is = Et kort fra hånden og kort på bordet, der giver værdien af et andet kort på hånden.
public-word-mere = Mere
public-word-mere-is = En bygning af flere grupper af samme værdi; den er låst og kan ikke bygges om.
public-word-twin = Tvilling
public-word-twin-is = Det samme kort i det andet spil kort.
