# First Class, Nederlands: words of the command line. A key is “cli-” and the name of the argument. What the player types, such as
# --seats and human, stays as it is in every language.

cli-about = First Class: rivalen van de Oriënt Express. Een onofficiële versie van het bordspel, door fans gemaakt.
cli-usage = Gebruik
cli-options = Opties
cli-help = Toont deze uitleg.
cli-version = Toont de versie.
cli-seats = Wie er spelen, in beurtvolgorde: 2 tot 4 van human, { $levels }, gescheiden door komma’s. Begint meteen een spel, zonder titelscherm en voorbereiding.
cli-names = De namen van de spelers, in beurtvolgorde, gescheiden door komma’s. Elke naam heeft 1 tot { $most } Latijnse letters. Begint meteen een spel.
cli-modules = De twee modules, als twee verschillende letters van A tot en met F in een volgorde naar keuze, zoals AB. Begint meteen een spel.
cli-teatime = Voegt de bestellingen van Koffietijd toe. Begint meteen een spel.
cli-no-dummies = Laat de twee dummy’s weg die bij twee spelers in module C meedoen. Begint meteen een spel.
cli-first = Welke speler begint, geteld vanaf 1; anders wordt erom geloot. Begint meteen een spel.
cli-others-wait = Wat een speler in de beurt van een ander krijgt, wacht tot de eigen volgende beurt. Begint meteen een spel.
cli-seed = De seed voor het schudden: hetzelfde getal geeft dezelfde partij. Begint meteen een spel.
cli-replay = Toont een opgeslagen partij, zoals game.ron, vanaf het begin: met --film helemaal, of met --from en --to van de ene keuze tot de andere.
cli-size = De grootte van het venster in pixels, als BREEDTExHOOGTE, zoals 1280x720: van 320x320 tot 8192x8192.
cli-speed = De animatiesnelheid: { $speeds }.
cli-language = De taal waarin alles wordt gezegd, voor deze keer: { $languages }.
cli-autoplay = Laat bots ook voor de mensen spelen. Begint meteen een spel.
cli-unhurried = Laat bots zoveel proberen als hun niveau doet, hoelang dat op deze machine ook duurt: dezelfde seed en keuzes geven overal dezelfde partij. Anders duurt een beurt hoogstens twee seconden.
cli-script = Voert de opdrachten in dit bestand regel voor regel uit, vanaf het titelscherm tenzij er om een spel is gevraagd: “click NAAM” klikt op een benoemd gebied, “hover NAAM” wijst het aan, “choose KEUZE” maakt een keuze (zoals in een opgeslagen partij), “wait SECONDEN” wacht, “shot BESTAND” maakt een schermafbeelding, “#” begint een opmerking.
cli-screenshot = Maakt een schermafbeelding (PNG) zodra er zoveel keuzes zijn gemaakt en getoond; “end” is het scherm met de uitslag: STAP=BESTAND, zoals end=over.png. Kan vaker worden gegeven.
cli-film = Slaat elk beeld als genummerde afbeelding (PNG) in deze map op: de tijd gaat telkens precies één beeld verder, hoe langzaam de machine ook is. De film eindigt met het spel, tenzij --to is gegeven.
cli-fps = Hoeveel beelden per seconde de film heeft, van 1 tot 120; anders 30.
cli-from = De film of de herhaling begint zodra er zoveel keuzes zijn gemaakt.
cli-to = De film eindigt zodra er zoveel keuzes zijn gemaakt en getoond.
cli-data-dir = De map waarin de opties en de huidige partij worden opgeslagen; standaard de gebruikelijke plaats van het systeem. Met --script, --autoplay, --screenshot, --film, --replay of --report wordt er niets opgeslagen, tenzij deze map is gegeven.
cli-no-save = Slaat niets op en laadt niets: opties noch partijen.
cli-server = De server voor partijen met vrienden, zoals wss://first-class.example.
cli-join = Neemt plaats in de partij met vrienden die deze code heeft, of speelt verder vanaf een ander apparaat, waarvan dit de link is.
cli-quit-at-end = Stopt als het spel is afgelopen of, met --script, als alles in het script is gedaan, met exitcode 0; wordt het venster eerder gesloten, met exitcode 1.
cli-report = Schrijft voor elke vraag een regel JSON: wat er wordt gevraagd, wat er te kiezen is, wat de tafel toont en waar alles ligt waar je op kunt klikken (in pixels van het venster); en een korte regel voor elke keuze van een bot en alles wat de muis doet. Voor tests.

## What is wrong

cli-unknown = { $word } bestaat niet.
cli-wrong-value = { $word } kan niet “{ $value }” zijn. { $about }
cli-wrong-player = --seats: “{ $value }” is niet een van human, { $levels }.
cli-conflict = { $word } kan niet samen met { $other } worden gebruikt.
cli-needs = { $word } is ook nodig.
cli-try-help = Probeer --help.
cli-no-folder = --data-dir { $value }: dit is geen map.
cli-players = --seats: { $n ->
    [one] één speler
   *[other] { $n } spelers
}, maar er kunnen er 2 tot 4 meedoen.
cli-first-missing = --first: er is geen speler { $n }.
cli-dummies = --no-dummies: dummy’s doen alleen met twee spelers mee, in module C.
cli-names-many = --names: { $n ->
    [one] één naam
   *[other] { $n } namen
}, maar minder spelers.
cli-names-same = --names: twee spelers heten { $name }.
cli-replay-unreadable = { $word }: dit is geen opgeslagen partij van First Class, of het bestand is beschadigd ({ $reason }).
cli-replay-older = { $word }: First Class { $program } heeft deze partij opgeslagen; deze versie volgt andere regels.
cli-replay-newer = { $word }: een nieuwere First Class ({ $program }) heeft deze partij opgeslagen; alleen die versie kan de partij tonen.
cli-replay-other-cards = { $word }: deze partij is met andere kaartbestanden gespeeld; zet die terug in assets/cards.
cli-replay-unplayable = { $word }: de partij in dit bestand is beschadigd: { $reason }.
cli-no-assets = De map “assets” ontbreekt. Die hoort naast het programma; zet hem terug.
cli-no-graphics = First Class heeft geen grafische adapter gevonden. Installeer je grafische stuurprogramma; zonder grafische kaart kan het ook met softwareweergave (Debian en Ubuntu: apt install mesa-vulkan-drivers).
cli-no-screen = First Class heeft geen scherm gevonden om een venster op te openen. Start het vanuit een bureaubladsessie.
cli-crashed-saved = Start First Class opnieuw: je partij gaat verder waar die het laatst is opgeslagen.
cli-crashed-unsaved = Start First Class opnieuw. Er hoefde deze keer niets te worden opgeslagen, dus deze partij ben je kwijt.
