### Sidor som vem som helst kan läsa utan skript: regler, ord, hur man spelar, vad Tabbe är.

public-site = Spela krypkasino och dess släktingar i webbläsaren, mot botar eller med vänner: gratis, utan konto och utan reklam.
public-picture = En solfjäder av kort på grön duk
public-scripts = Bordet behöver skript. Det här går att läsa utan:
public-languages = På andra språk
public-language = Svenska
public-rules = Regler för { $game }
public-rules-all = Reglerna för krypkasino, kasino och deras släktingar, i vanliga meningar och med exempel.
public-words = Vad spelare säger och menar: krypa, tabbe, bygge, storan och spelets andra ord.
public-players = För { $players } spelare.
public-replay = { $game }: { BOTH($names) }
public-replay-what = { $scores }. Alla händer och alla drag i partiet, att se om igen.
public-play = Spela det här spelet
public-record = Partiet som textfil
public-invited = Du är bjuden till ett bord
public-failed-title = Det gick fel

## Om Tabbe

public-about-what = Tabbe är ett ställe att spela krypkasino på, det svenska kasinot där man helst slipper poängen, och dess släktingar från Norden och längre bort. Att rensa bordet kallas en tabbe.
public-about-free = Det är gratis, har ingen reklam och kräver inget konto. Inget hämtas någon annanstans ifrån.
public-about-fair = Ingen kan välja korten. Servern binder sig vid en hemlighet, varje spelare lägger till något, och efter given kan vem som helst räkna fram leken igen och se att den var rättvis.
public-about-bots = Botarna vet det som spelaren på deras plats skulle veta, och inget mer. Några är nybörjare; den starkaste tänker igenom många givar som stämmer med vad den har sett.
public-about-else = Samma spel kan spelas i terminalen, dömas, simuleras och studeras med programmet av samma namn. Det är öppen källkod under MIT-licensen.

## Hur man spelar på sidan

public-help-what = Välja och spela kort, tips, vänner, tangenter: hur bordet i webbläsaren fungerar.
public-help-table = Vid bordet
public-help-start = Första sidan är ett bord där korten redan är givna, mot botar. I menyn finns andra spel, antal spelare och regler.
public-help-card = Välj ett kort genom att trycka på det, med dess nummer på tangentbordet eller genom att dra det till bordet. Det som kan tas märks ut där.
public-help-ways = Kan ett kort ta på flera sätt visas varje sätt med sina kort och sitt pris, och inget spelas förrän du har valt. Tryck på kort på bordet för att få färre att välja bland.
public-help-duty = Det du måste göra, till exempel en tvångstabbe, står ovanför handen. Ett kort som får vänta har ett streck i nederkanten och säger varför när du väljer det.
public-help-hint = Ett tips nämner de bästa dragen och varför; tipsen räknas. Mot botar kan du ta tillbaka drag.
public-help-friends = Vänner kommer med en länk, en bild att skanna eller en kort kod som går att läsa upp. De behöver ett namn och inget mer. Den som tappar linjen hittar tillbaka till sin plats.
public-help-after = Efteråt
public-help-count = En giv räknas rad för rad med sina kort, och bordet väntar på dig. Efter ett parti kan varje drag ses om, med vad det kostade, delas med en länk eller sparas som fil.
public-help-ears = Tangenter och öron
public-help-keys = Allt går att göra med bara tangenter och att följa med skärmläsare. Tangenten ”?” öppnar listan över tangenter, där var och en kan ändras.

## Spelets ord

public-word-creep = Krypa
public-word-creep-is = Att spela ett kort som inte tar något och blir liggande på bordet.
public-word-take = Ta
public-word-take-is = Att spela ett kort mot kort med samma värde, ensamma eller som en summa; alla går till den egna högen.
public-word-outcome = Ett sätt att ta
public-word-outcome-is = De kort som följer med på en gång; där summor delar ett kort finns flera sätt.
public-word-sweep = Tabbe
public-word-sweep-is = När det tagna lämnar bordet tomt.
public-word-double = Dubbeltabbe
public-word-double-is = När ett ensamt kort på bordet tas av sin tvilling, i spel som har det.
public-word-forced = Tvångstabbe
public-word-forced-is = Skyldigheten att göra tabbe när ett kort på handen kan.
public-word-storan = Storan
public-word-storan-is = Ruter tio.
public-word-lillan = Lillan
public-word-lillan-is = Spader två.
public-word-batch = Omgång
public-word-batch-is = Korten mellan två utdelningar; den sista kallas sistan.
public-word-deal = Giv
public-word-deal-is = En gång genom leken, som räknas vid slutet.
public-word-heap = Åt sidan
public-word-heap-is = Klädda kort som lämnar bordet mellan omgångar; de går till den som tar sist.
public-word-residue = Resten
public-word-residue-is = Kort på bordet efter sista draget; de går till den som tog sist.
public-word-build = Bygge
public-word-build-is = Ett kort från handen och kort på bordet som blir värdet av ett annat kort på handen.
public-word-mere = Låst bygge
public-word-mere-is = Ett bygge av flera grupper med samma värde; det är låst och kan inte byggas om.
public-word-twin = Tvilling
public-word-twin-is = Samma kort i den andra leken.
