# First Class, Nederlands: words of the panels. Keys are kebab-case.

## Top bar and small boards

title = First Class
top-end = Het einde
top-round = Ronde { $n } van 6
top-round-short = Ronde { $n }/6
top-pile = Stapel { $n }
top-to-play = { $name } is aan zet
top-to-play-short = { $name }
top-turn = beurt { $n } van 3
top-turn-short = beurt { $n }/3
tip-rounds = Zes ronden, twee per stapel. Na ronde 2, 4 en 6 volgt een puntentelling.
tip-player = { $name }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }{ $start ->
        [1] {", "}startspeler
       *[other] {""}
    }. { -Click } om dit tableau vooraan te leggen.
tip-clock = { $tip } { $minutes ->
        [0] Nog minder dan een minuut op de klok.
        [one] Nog 1 minuut op de klok.
       *[other] Nog { $minutes } minuten op de klok.
    }
tip-menu = Menu (Esc)
tip-board = Tableau van { $name }. { -Click } om het vooraan te leggen.
tip-evidence = Bewijzen: { $tokens ->
        [one] 1, gedekt
       *[other] { $tokens }, gedekt
    }{ $cards ->
        [0] {""}
        [one] {"; "}1 “Bewijzen vernietigen”-kaart
       *[other] {"; "}{ $cards } “Bewijzen vernietigen”-kaarten
    }.
tip-guests = { $passengers ->
        [one] 1 passagier ingestapt
       *[other] { $passengers } passagiers ingestapt
    }, { $luggage ->
        [one] 1 stuk bagage ingeladen
       *[other] { $luggage } stuks bagage ingeladen
    }{ $waiting ->
        [0] {""}
        [one] {", "}1 wacht (op een wagon die minstens 1 waard is, en op de conducteur)
       *[other] {", "}{ $waiting } wachten (op een wagon die minstens 1 waard is, en op de conducteur)
    }.
tip-middle = Plek { $n }: { $card }.
tip-ordered = Besteld: { $tiles }.
board-of-other = Je bekijkt het tableau van { $name }
board-back = Terug (Esc)
prompt-more-answers = Meer
tab-offer = Aanbod
tab-route = Route
tab-market = Markt
tab-coins = Munten
tab-contract = Opdracht
tab-contract-short = Opdr.
tab-evidence = Bewijzen
tab-evidence-short = Sporen
tab-others = Anderen
tab-log = Log
tab-own = Mijn tableau
tab-own-short = Mijn
side-upper = Boven
side-lower = Onder
side-none = geen

## The prompt

prompt-title-take = { $who ->
        [you] Jouw beurt: neem een kaart
       *[other] { $who }: neem een kaart
    }
prompt-title-take-short = Neem een kaart
prompt-title-finish = { $who ->
        [you] Jouw beurt: afronden
       *[other] { $who }: afronden
    }
prompt-title-finish-short = Einde beurt
prompt-title-scoring = { $who ->
        [you] Jouw puntentelling
       *[other] { $who }: puntentelling
    }
prompt-title-scoring-short = Telling
prompt-title-out-of-turn = { $who ->
        [you] Een bonus voor jou
       *[other] Een bonus voor { $who }
    }
prompt-title-out-of-turn-short = Een bonus
prompt-title-draft = { $who ->
        [you] Jouw eerste “Einde spel”-kaart
       *[other] { $who }: eerste “Einde spel”-kaart
    }
prompt-title-draft-short = Houd een kaart
prompt-title-draft-other = “Einde spel”-kaarten kiezen
prompt-title-between = First Class
prompt-title-round = Ronde { $n }
prompt-dealing = { $about ->
        [last] Er worden nieuwe kaarten uitgelegd voor de laatste ronde. Daarna worden de treinen nog één keer geteld, en dan volgt de eindtelling.
        [first] De kaarten worden uitgelegd.
        [scoring] Er worden nieuwe kaarten uitgelegd. Na deze ronde volgt een puntentelling.
       *[pile] Er worden nieuwe kaarten uitgelegd, van stapel { $pile }: die leveren meer op.
    }
prompt-title-other = { $who ->
        [you] Jouw beurt
       *[other] De beurt van { $who }
    }
prompt-title-make-room = Maak plaats voor munten
prompt-title-make-room-short = Maak plaats
prompt-title-mail-car = Kies een postwagon
prompt-title-mail-car-short = Postwagon
prompt-title-spend = Geef een munt uit
prompt-title-spend-short = Uitgeven
prompt-title-pay = Koop een “Einde spel”-kaart
prompt-title-pay-short = Betaal
prompt-title-station = { $city }: stad { $n }
prompt-followed = Het tableau van { $name } ligt vooraan. { -Click } om te versnellen.
prompt-turn = Beurt { $n } van 3 in deze ronde.
prompt-waits-for-you = { $name } is aan de beurt. Ga verder als je zover bent.
prompt-murderer = Je bent de moordenaar: als je niet wordt gearresteerd, krijg je 20 punten.
prompt-innocent = Je bent onschuldig.
prompt-draft = Houd in het geheim één kaart; die telt aan het einde van het spel, zonder de kleine actie. { $others ->
        [1] De andere wordt teruggeschud.
       *[other] De andere gaan door.
    }
prompt-take = Neem een kaart uit het aanbod. { -Click } op een kaart om te zien wat hij doet.
prompt-other-took = { $things ->
        [0] { $who } nam { $card }.
       *[other] { $who } nam { $card }: { $brought }.
    }
prompt-other-declined = { $things ->
        [0] { $who } wees { $card } af voor een opwaardering.
       *[other] { $who } wees { $card } af voor een opwaardering: { $brought }.
    }
prompt-other-start-tile = { $things ->
        [0] { $who } nam de startspelertegel.
       *[other] { $who } nam de startspelertegel: { $brought }.
    }
did-start-tile = Startspelertegel
did-declined = { $card }, afgewezen
did-cars = { $n ->
        [one] 1 wagon
       *[other] { $n } wagons
    }
did-upgrades = { $n ->
        [one] 1 opwaardering
       *[other] { $n } opwaarderingen
    }
did-steps = { $n ->
        [one] 1 conducteurstap
       *[other] { $n } conducteurstappen
    }
did-station = locomotief naar stad { $n }
did-contracts = { $n ->
        [one] een opdracht vervuld
       *[other] { $n } opdrachten vervuld
    }
did-game-end = { $n ->
        [one] een “Einde spel”-kaart
       *[other] { $n } “Einde spel”-kaarten
    }
did-coins = { $n ->
        [one] 1 munt
       *[other] { $n } munten
    }
did-points = { $n ->
        [one] 1 punt
       *[other] { $n } punten
    }
board-took-nothing = Nog geen beurt
board-back-short = Terug
prompt-take-phone = { -Click } op een kaart om te zien wat hij doet.
prompt-click-card = { -Click } op de kaart om hem te nemen.
prompt-start-tile = Startspelertegel: 2 munten
prompt-carry-out = Uitvoeren
prompt-decline = Afwijzen
prompt-finish = Er is niets meer te doen. Beëindig je beurt.
prompt-finish-coins = Geef munten uit als je wilt, en beëindig dan je beurt.
prompt-finish-contracts = Je kunt een opdracht vervullen.
prompt-finish-waiting = Handel af wat nog wacht, in een volgorde naar keuze. Wat aan het einde van je beurt overblijft, vervalt.
prompt-scoring = Gebruik elke bonusstad, in een volgorde naar keuze. Daarna worden je treinen geteld.
prompt-scoring-rest = Handel af wat klaarligt, in een volgorde naar keuze. Daarna worden je treinen geteld.
prompt-scoring-done = Al je bonussen zijn gebruikt. Nu worden je treinen geteld.
prompt-out-of-turn = Handel af wat je in de beurt van een ander hebt gekregen, in een volgorde naar keuze.
prompt-make-room = Je krijgt { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }, maar je hebt { $room ->
        [0] geen veld
        [one] slechts 1 veld
       *[other] slechts { $room } velden
    } vrij. Geef eerst munten uit, of ruil het teveel in voor punten.
prompt-make-room-note = Wat je koopt, wordt meteen afgehandeld, voordat de nieuwe munten komen.
prompt-coins-to-points = { $n ->
        [one] 1 punt voor de munt te veel
       *[other] { $n } punten voor de munten te veel
    }
prompt-mail-car = Kies er een: hij volgt op de vijfde wagon van de { part-train }, en je kunt de bonus gebruiken.
prompt-celebrity = In welke trein stapt de beroemdheid?
prompt-celebrity-car = wagon { $n }, { $value } waard
prompt-postcard = Welke routekaart krijgt de ansichtkaart?
prompt-bonus-stations = { $n ->
        [0] geen bonusstad
        [one] 1 bonusstad
       *[other] { $n } bonussteden
    }
prompt-title-guest = Instappen
prompt-title-guest-short = Welke?
prompt-guest = Kies een van beide; de andere is weg.
prompt-guest-upper = Boven, wagon { $n }
prompt-guest-lower = Onder, wagon { $n }
guest-seated = stapt meteen in
guest-loaded = meteen ingeladen
guest-waits-conductor = wacht op de conducteur
guest-waits-value = wacht: wagon nog 0 waard
guest-waits-both = wacht: niet bereikt, 0 waard
guest-later = later
prompt-middle = Op welke plek tussen de treinen?
middle-place = Plek { $n }: kaart { $left } en { $right }
middle-free = de volgende vrije plek
middle-covers = bedekt { $card }
middle-factory = { $n ->
        [one] 1 opwaardering
       *[other] { $n } opwaarderingen
    }, tot waarde { $value }
middle-factory-none = nog geen wagon daar: geen opwaarderingen
middle-factory-new-cars = { $n ->
        [one] alleen 1 nieuwe 0-wagon
       *[other] alleen { $n } nieuwe 0-wagons
    }
middle-factory-nothing = nu niets op te waarderen
middle-switch = { $n ->
        [one] 1 punt zoals het nu staat
       *[other] { $n } punten zoals het nu staat
    }
middle-mechanic = { $lapses ->
        [0] { $works ->
                [0] wacht in beide treinen
                [1] werkt meteen in één trein
               *[other] werkt meteen in beide treinen
            }
        [1] { $works ->
                [0] vervalt meteen in één trein
               *[other] werkt in één, vervalt in één
            }
       *[other] vervalt meteen in beide treinen
    }
prompt-factories = Fabriek op plek { $place }: { $n ->
        [one] 1 opwaardering naar keuze
       *[other] { $n } opwaarderingen naar keuze
    }{ $value ->
        [0] {", "}alleen nieuwe 0-wagons
       *[other] {", "}tot waarde { $value }
    }.
factory-later = Dan die op plek { $place }: { $n ->
        [one] 1 opwaardering
       *[other] { $n } opwaarderingen
    }{ $value ->
        [0] {", "}alleen nieuwe 0-wagons
       *[other] {", "}tot waarde { $value }
    }.
factory-idle = De fabriek op plek { $n } heeft geen wagon naast zich: geen opwaarderingen.
prompt-run-factory = Laat hem werken
prompt-storage = { $n ->
        [one] Gebruik er nog een, of stop hier.
       *[other] Gebruik er hoogstens twee, na elkaar.
    }
storage-unusable = niet te gebruiken
storage-used = gebruikt
prompt-finish-storage = Rest overslaan
prompt-finish-factories = Rest overslaan
tip-prompt-finish-storage = De getrokken kaarten gaan terug in de stapel en je beurt gaat verder.
tip-prompt-finish-factories = De overige fabrieken doen niets en je beurt gaat verder.
prompt-orders = Bestellen
prompt-title-order = Bestel iets lekkers
prompt-title-order-short = Bestellen
tip-orders = Voor 2 munten, uit welke kolom ook, koop je een bestelling voor een wagon. Die levert in elke puntentelling punten op zodra de conducteur bij de wagon is geweest.
prompt-pay-columns = kolom { $columns }
tip-pay-columns = Betaal met munten uit kolom { $columns }
side-place = { $train ->
        [upper] Boven { $car }
       *[lower] Onder { $car }
    }
lead-destroy = Bij de ontknoping leg je met één zo’n kaart 1 bewijs af, met twee 3, met drie 5. Je hebt er { $n }.
lead-contract-short = Voorwaarde: { $condition }.
note-contract-brings = Levert op: { $reward }.
lead-guest = Plaats de passagier of de bagage.
lead-switch = In elke puntentelling: { $upper ->
        [one] 1 punt
       *[other] { $upper } punten
    } in de bovenste trein, { $lower } in de onderste, telkens als de wagon minstens { $value } waard is en is bereikt.
lead-mechanic = { $what }. Daarna, één keer in elke trein: als de linkerkaart van de plek minstens { $n } waard is, gaat de kaart rechts ervan één stap omhoog.
lead-factory = Telkens als je een fabriek neerlegt, werken al je fabrieken die niet bedekt zijn: elk geeft zoveel opwaarderingen als het nummer van de plek.
lead-factory-with = { $what }. Daarna werken je fabrieken, elk met zoveel opwaarderingen als de plek.
lead-storage = Trek 3 kaarten en leg ze naast een gereedschapskist: gebruik hoogstens twee van de vier.
note-guest = { $name }: { $what }; { $state }.
note-middle = Op plek { $n }: { $what }.
prompt-frame-any-order = Handel de symbolen af, in een volgorde naar keuze.
prompt-stop = Hier stoppen
prompt-lapse-many = { $n ->
        [one] 1 symbool vervalt
       *[other] { $n } symbolen vervallen
    }
prompt-at-once = Meteen: { $what }.
prompt-lapses = vervalt: { $what }
prompt-then = Dan, naar keuze
prompt-more = + nog { $n }
prompt-move = Verplaats
prompt-move-conductors = Stappen verdelen
prompt-back = Terug
prompt-spend = Munten uitgeven
prompt-spend-brief = Uitgeven
prompt-fulfil = Vervul opdracht
prompt-fulfil-brief = Vervullen
prompt-fulfil-many = { $n } opdrachten klaar
prompt-fulfil-many-brief = { $n } klaar
prompt-end-turn = Einde beurt
prompt-end-your-turn = Beurt beëindigen
prompt-again = Nog eens
tip-again = Nog eens { $what }. Houd ingedrukt om door te gaan.
prompt-unspent = { $n ->
        [one] Je hebt nog 1 munt: die kun je uitgeven voordat je treinen worden geteld.
       *[other] Je hebt nog { $n } munten: die kun je uitgeven voordat je treinen worden geteld.
    }
prompt-lit-things = { -Click } op wat verlicht is.
steps-split = { $upper } + { $lower }
prompt-continue = Verder
prompt-done = Klaar
prompt-column-1 = Voor een munt uit kolom 1 krijg je een 0-wagon.
prompt-column-2 = Voor een munt uit kolom 2 krijg je één conducteurstap of één stad.
prompt-column-3 = Voor een munt uit kolom 3 krijg je een opwaardering naar keuze.
prompt-column-2-steps = Voor een munt uit kolom 2 krijg je één conducteurstap.
prompt-column-2-station = Voor een munt uit kolom 2 krijg je één stad.
prompt-column-3-upgrade = Met een munt uit kolom 3 waardeer je een wagon op.
prompt-column-point = Voor een munt uit kolom { $n } krijg je nu alleen 1 punt.
prompt-four-coins = 4 munten: een “Einde spel”-kaart
prompt-keep = Houd deze kaart
prompt-pay = Betaal 4
prompt-pay-usual = Goud betaalt uit kolom { $columns }.
points-each = { $n } per stuk
points-times = × { $n }
stations-on = { $n ->
        [one] 1 stad
       *[other] { $n } steden
    }

lead-celebrity = Stapt in de eerste vrije wagon van een van je treinen en verdubbelt de punten daarvan.
lead-postcard = Verdubbelt de bonussen van een routekaart die nog geen ansichtkaart heeft.
brings-only-decline = { $kind ->
        [postcard] Ansichtkaarten gaan op routekaarten, niet op Parijs, en je hebt er geen vrij: je kunt alleen afwijzen.
        [celebrity] Geen van je wagons is vrij voor een beroemdheid: je kunt alleen afwijzen.
       *[other] Er is geen vrije plaats voor: je kunt alleen afwijzen.
    }
brings-contract = Tot nu toe { $met } van { $wanted }.
brings-nothing = Kan nu niet: { $what }.
brings-after-another = Na een ander symbool: { $what }.
brings-upgrades = Kan worden opgewaardeerd: { $cars }.
brings-steps = De bovenste conducteur kan { $upper ->
        [one] 1 stap
       *[other] hoogstens { $upper } stappen
    } zetten, de onderste { $lower ->
        [one] 1 stap
       *[other] hoogstens { $lower } stappen
    }.
brings-steps-upper = Alleen de bovenste conducteur kan verder: { $upper ->
        [one] 1 stap
       *[other] hoogstens { $upper } stappen
    }.
brings-steps-lower = Alleen de onderste conducteur kan verder: { $lower ->
        [one] 1 stap
       *[other] hoogstens { $lower } stappen
    }.
brings-locomotive = { $far ->
        [one] 1 stad
       *[other] { $far } steden
    } verder{ $points ->
        [0] {""}
        [one] {": "}1 punt
       *[other] {": "}{ $points } punten
    }{ $bonuses ->
        [0] {""}
        [one] {", "}1 bonusstad
       *[other] {", "}{ $bonuses } bonussteden
    }.

tip-undo = Neem je laatste keuze terug (Backspace)
tip-spend = Kolom 1: een 0-wagon. Kolom 2: een conducteurstap of een stad. Kolom 3: een opwaardering naar keuze. Elke munt: 1 punt. Elke vier: een “Einde spel”-kaart.
tip-spend-teatime = Kolom 1: een 0-wagon. Kolom 2: een conducteurstap of een stad. Kolom 3: een opwaardering naar keuze. Elke munt: 1 punt. Elke twee: een bestelling. Elke vier: een “Einde spel”-kaart.
tip-fulfil = Je kunt opdrachten vervullen in je eigen beurt, voor of na het nemen van een kaart, of in jouw deel van een puntentelling.
tip-end-turn = Geef de beurt door aan de volgende speler (Enter)
tip-end-scoring = Nu worden je treinen geteld (Enter)
tip-end-out-of-turn = Speel verder (Enter)
tip-end-turn-later = Maak eerst af waar je mee bezig bent
tip-end-turn-first = Neem eerst een kaart of de startspelertegel
tip-stop = Beëindig dit kader. Vervalt: { $what }.
tip-later = Wacht tot dit kader klaar is.
    { $what }

## Windows

log-empty = Er is nog niets gebeurd.
scores-total = Totaal
tip-close = Sluiten (Esc)
menu-title = Menu
menu-resume = Terug naar de tafel
menu-log = Logboek
menu-scores = Punten
menu-cards = Alle kaarten
menu-secrets = Je geheimen
cards-pile = Stapel { $n }
cards-locomotive-tiles = Locomotieven
cards-about-pile = { $left ->
        [0] Er is geen kaart meer in deze stapel. { $possible ->
            [0] {""}
           *[other] Deze zijn ongezien weggelegd.
        }
        [one] Er is nog 1 kaart in deze stapel: een van deze.
       *[other] Er zijn nog { $left } kaarten in deze stapel, uit deze { $possible }.
    }
cards-about-tiles = De volgende locomotieftegel ligt vooraan. Een trein krijgt hem als hij negen wagons heeft.
cards-about-game-end = Onder een kaart staat wie hem heeft genomen, of dat hij open ligt. De andere heeft niemand gezien.
cards-about-taken = { $n ->
        [0] { $name } heeft nog geen kaart genomen.
        [one] { $name } heeft 1 kaart genomen.
       *[other] { $name } heeft { $n } kaarten genomen.
    }
cards-open = open
cards-secret = jouw geheim
menu-help = Regels
menu-settings = Opties
menu-leave = Spel verlaten
settings-speed = Animatiesnelheid
settings-colours = Kleuren van de spelers
settings-colours-usual = Gewoon
settings-colours-usual-tip = Blauw, geel, groen en rood. Iedereen heeft ook een teken.
settings-colours-red-green = Rood-groen
settings-colours-red-green-tip = Voor ogen die rood en groen verwarren
settings-colours-blue-yellow = Blauw-geel
settings-colours-blue-yellow-tip = Voor ogen die blauw en geel verwarren
settings-colours-greys = Grijs
settings-colours-greys-tip = Voor ogen die geen kleuren zien: vier tinten van licht naar donker
settings-scale = Weergavegrootte
settings-scale-percent = { $percent }%
settings-music = Muziek
settings-effects = Geluidseffecten
settings-mute = Dempen
settings-mute-tip = Geen muziek en geen geluiden tot je het weer uitzet
settings-on = Aan
settings-off = Uit
settings-page-screen = Scherm
settings-page-sound = Geluid
settings-page-playing = Spelen
settings-page-access = Hulp
settings-page-language = Taal
settings-calm = Minder beweging
settings-calm-tip = Alles verschijnt meteen op zijn plek, zonder te vliegen, te rollen of te schudden
settings-spoken-log = Gesproken logboek
settings-spoken-log-tip = Wat er gebeurt en wat er gevraagd wordt, wordt voorgelezen als het systeem een stem heeft
settings-captions = Ondertiteling
settings-captions-tip = Fluit, bellen en gongs worden benoemd terwijl ze klinken
settings-wait-for-me = Op mij wachten
settings-wait-for-me-tip = Bots beginnen hun beurt pas als jij “Verder” kiest
settings-full-screen = Volledig scherm
settings-full-screen-tip = Zonder vensterrand om de tafel
settings-forced = Verplichte keuzes doen
settings-forced-tip = Verplichte keuzes gaan vanzelf: munten waar plaats voor is, de enige plaats voor een ansichtkaart, en dergelijke
settings-carries-on = Vanzelf verdergaan
settings-carries-on-tip = Wat maar op één manier kan, wordt gedaan, bonussen beginnen vanzelf, en na drie partijen eindigt een beurt zonder keuzes
settings-useless = Nutteloze kaarten afwijzen
settings-useless-tip = Een kaart waarvan je niets kunt uitvoeren, wordt afgewezen zodra je hem kiest
settings-follow = Beurt volgen
settings-follow-tip = Vooraan ligt het tableau van wie aan de beurt is, vóór je eigen beurt dat van jou. Kleine tableaus tonen hoe dan ook hetzelfde
settings-speed-none = Geen
settings-speed-fast = Snel
settings-speed-normal = Normaal
settings-speed-slow = Traag
confirm-end-title = Nu afronden?
confirm-end-lost = Dit zou vervallen:
confirm-lost = { $source }: { $what }
confirm-end-yes = Klaar
confirm-end-no = Terug
confirm-decline-title = Deze kaart afwijzen?
confirm-decline-text = Van deze kaart kun je nu niets uitvoeren. Als je hem afwijst, krijg je een opwaardering naar keuze.
confirm-decline-yes = Afwijzen
confirm-decline-always = Altijd afwijzen
confirm-decline-no = Terugleggen
confirm-leave-title = Dit spel verlaten?
confirm-leave-text = Het is opgeslagen: kies Verder op het titelscherm om precies hier verder te spelen.
confirm-leave-yes = Verlaten
confirm-leave-no = Blijven
secrets-title = { $who ->
        [you] Jouw geheimen
       *[other] Alleen voor { $who }
    }
secrets-murderer = Moordenaar
secrets-innocent = Onschuldig
secrets-murderer-about = Wie aan het einde de meeste vingerafdrukken heeft, wordt gearresteerd. Ben jij dat niet, dan ontsnap je en krijg je 20 punten. Maar eerst trek je nog 2 bewijzen.
secrets-innocent-about = Wie aan het einde de meeste vingerafdrukken heeft, wordt gearresteerd, onschuldig of niet, en kan niet winnen.
secrets-evidence = { $n ->
        [0] Nog geen bewijzen tegen jou
        [one] 1 bewijs: { $prints ->
                [0] geen vingerafdrukken
                [one] 1 vingerafdruk
               *[other] { $prints } vingerafdrukken
            }
       *[other] { $n } bewijzen: { $prints ->
                [0] geen vingerafdrukken
                [one] 1 vingerafdruk
               *[other] { $prints } vingerafdrukken
            }
    }
secrets-destroy = Met { $n ->
        [one] 1 “Bewijzen vernietigen”-kaart
       *[other] { $n } “Bewijzen vernietigen”-kaarten
    } leg je aan het einde { $tokens ->
        [one] 1 bewijs
       *[other] { $tokens } bewijzen
    } af
secrets-drafted = Gekozen “Einde spel”-kaart: { $card }
secrets-about = Niemand anders kan dit zien tot het einde van het spel.
curtain-title = Geef het scherm aan { $name }
curtain-text = Alle anderen: even niet kijken, alsjeblieft.
curtain-button = Ik ben { $name }

refused-over = Het spel is afgelopen.
refused-not-asked = Je moet eerst iets anders beslissen.
refused-not-there = Dat is niet beschikbaar.
refused-only-decline = Er is geen vrije plaats voor deze kaart: je kunt hem alleen afwijzen.
refused-train-full = Deze trein is compleet.
refused-upgrade = Deze wagon kan niet omhoog: hij mag nooit meer waard zijn dan 12, of dan de wagon links ervan.
refused-symbol = Dat mag niet met dit symbool.
refused-too-far = Dat is te ver.
refused-coins = Dat is met die munten niet te koop.
refused-order = Die bestelling kan niet bij deze wagon: hij is te weinig waard of heeft er al een, of de trein heeft er al een van deze soort.
refused-contract = Je voldoet nog niet aan de voorwaarde van deze opdracht.
refused-not-now = Munten en opdrachten moeten wachten tot dit kader klaar is.
refused-station = Deze stad heeft nu niets voor je.
refused-card-first = Neem eerst een kaart.

tip-undo-presenting = Wacht tot alles is getoond: dan kun je je laatste keuze terugnemen.
tip-undo-not-yours = Een andere speler is aan de beurt. Je kunt alleen je eigen keuzes terugnemen, en alleen tot je beurt voorbij is.
tip-undo-hidden = Er zijn gedekte kaarten omgedraaid: de keuzes van daarvoor blijven staan.
tip-undo-nothing = Er is niets terug te nemen: je hebt nog niets gekozen, en eerdere keuzes blijven staan.
secrets-about-drafted = Niemand anders ziet dit: de “Einde spel”-kaart blijft gedekt tot de eindtelling.

## A game that is not saved

confirm-leave-unsaved = Het is niet opgeslagen. Als je het verlaat, ben je het kwijt.
factory-nothing = De fabriek op plek { $n } heeft niets op te waarderen.

## Where the top bar is short

top-draft-short = De draft

## The adviser

hint = Hint
tip-hint = Vraag wat een meester hier zou doen (H)
tip-hint-away = Leg de hint weg (H)
tip-hint-presenting = Wacht tot alles is getoond: dan kun je om een hint vragen.
tip-hint-not-yours = Een andere speler is aan de beurt. Je kunt om een hint vragen als je zelf iets moet beslissen.
hint-thinking = De adviseur denkt na …
hint-best = { $what }.
hint-then = Daarna: { $steps }.
hint-because = { $brings } { $reason }
hint-brings-nothing = Levert zelf geen punten op, maar iets beters is er niet.
hint-brings-now = { $now ->
        [one] Levert nu 1 punt op.
       *[other] Levert nu { $now } punten op.
    }
hint-brings-later = { $later ->
        [one] Levert later ongeveer 1 punt op.
       *[other] Levert later ongeveer { $later } punten op.
    }
hint-brings-end = { $end ->
        [one] Levert in de eindtelling ongeveer 1 punt op.
       *[other] Levert in de eindtelling ongeveer { $end } punten op.
    }
hint-brings-now-later = { $now ->
        [one] Levert nu 1 punt op en later ongeveer { $later }.
       *[other] Levert nu { $now } punten op en later ongeveer { $later }.
    }
hint-brings-now-end = { $now ->
        [one] Levert nu 1 punt op en in de eindtelling ongeveer { $end }.
       *[other] Levert nu { $now } punten op en in de eindtelling ongeveer { $end }.
    }
hint-brings-later-end = { $later ->
        [one] Levert later ongeveer 1 punt op en in de eindtelling ongeveer { $end }.
       *[other] Levert later ongeveer { $later } punten op en in de eindtelling ongeveer { $end }.
    }
hint-brings-now-later-end = { $now ->
        [one] Levert nu 1 punt op, later ongeveer { $later } en in de eindtelling ongeveer { $end }.
       *[other] Levert nu { $now } punten op, later ongeveer { $later } en in de eindtelling ongeveer { $end }.
    }
hint-second = { $less ->
        [0] Ongeveer even goed: { $what }.
        [one] Op één na beste, ongeveer 1 punt minder: { $what }.
       *[other] Op één na beste, ongeveer { $less } punten minder: { $what }.
    }
reason-upper-train = { $phases ->
        [one] De bovenste trein levert in de laatste puntentelling meer op.
        [2] De bovenste trein levert in de laatste twee puntentellingen meer op.
       *[other] De bovenste trein levert in alle { $phases } puntentellingen meer op.
    }
reason-lower-train = { $phases ->
        [one] De onderste trein levert in de laatste puntentelling meer op.
        [2] De onderste trein levert in de laatste twee puntentellingen meer op.
       *[other] De onderste trein levert in alle { $phases } puntentellingen meer op.
    }
reason-celebrities = { $phases ->
        [one] Een beroemdheid verdubbelt een wagon in de laatste puntentelling.
        [2] Een beroemdheid verdubbelt een wagon in de laatste twee puntentellingen.
       *[other] Een beroemdheid verdubbelt een wagon in alle { $phases } puntentellingen.
    }
reason-route = De locomotief komt bij steden die punten opleveren.
reason-constantinople = Een conducteur komt als een van de eersten in Constantinopel aan.
reason-contracts = Een opdracht levert iets op.
reason-bonuses = Bonussen onderweg leveren punten op.
reason-coins = Munten zijn aan het einde punten.
reason-passengers-and-luggage = Bagage levert met elk ingeladen stuk meer punten op.
reason-switches = { $phases ->
        [one] Een wissel levert in de laatste puntentelling punten op.
        [2] Een wissel levert in de laatste twee puntentellingen punten op.
       *[other] Een wissel levert in alle { $phases } puntentellingen punten op.
    }
reason-orders = { $phases ->
        [one] Een bestelling levert in de laatste puntentelling punten op.
        [2] Een bestelling levert in de laatste twee puntentellingen punten op.
       *[other] Een bestelling levert in alle { $phases } puntentellingen punten op.
    }
reason-game-end-railroad-cars = “Einde spel”-kaarten tellen wagonkaarten.
reason-game-end-conductors = “Einde spel”-kaarten tellen conducteurkaarten.
reason-game-end-locomotives = “Einde spel”-kaarten tellen locomotiefkaarten.
reason-evidence = Sommige bewijzen zijn zelf punten waard.
reason-escape = Een moordenaar die niet wordt gearresteerd, krijgt 20 punten.

## A bot that takes its time

top-thinking = denkt na …
prompt-thinking = { $name } denkt na …

## The rules book

book-chapter = { $n } { $name }
book-example = Voorbeeld: { $title }
book-see = Zie ook { $clauses }
book-search = Zoek in de regels
book-found = { $all ->
        [0] niet gevonden
        [one] 1 plaats
       *[other] { $nth } van { $all } plaatsen
    }
book-back = Terug naar de plaats waar je een link volgde (Alt + pijl links)
book-forward = Weer vooruit (Alt + pijl rechts)
book-page-back = De vorige bladzijde (pijl links)
book-page-on = De volgende bladzijde (pijl rechts)
book-symbols = Symbolen en toetsen

## Signals that are heard

caption-game-over = Fanfare
caption-scoring-begins = Stationsgong
caption-round-begins = Vertrekbel
caption-horn = Hoorn van de exprestrein
caption-constantinople = Klokken van Constantinopel
caption-locomotive-tile = Korte fanfare
caption-contract = Klokkenspel
caption-mail-car = Postbel
caption-factory = Fabriek aan het werk
caption-whistle = Fluit
caption-steam = Stoom
caption-station-bell = Stationsbel
caption-turn-begins = Klank: beurt begint
