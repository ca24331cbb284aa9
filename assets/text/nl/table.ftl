# First Class, Nederlands: words of the table. Keys are kebab-case.

## Headings of the cards, at most 86 px wide at 14 px: shorter than in the rules where necessary
card-railroad-car = Wagon
card-conductor = Conducteur
card-locomotive = Locomotief
card-route = Route
card-contract = Opdracht
card-coins = Munten
card-game-end = Einde spel
card-celebrity = Beroemdheid
card-postcard = Ansichtkaart
card-suspect = Verdenking
card-destroy-evidence = Bewijzen
card-passenger-luggage = Instappen
card-toolbox = Gereedschap
card-switch = Wissel
card-mechanic = Technicus
card-storage = Magazijn
card-factory = Fabriek

## The offer
table-start = Start
table-player = speler
table-draft = Houd één “Einde spel”-kaart
table-draft-about = Hij telt aan het einde; tot die tijd is hij jouw geheim.

## The market
table-game-end = Einde spel
table-constantinople = Constantinopel

## The board in front
table-you = jij
table-bot = bot
table-paris = Parijs
table-upper = Bovenste
table-lower = Onderste
table-train = trein
table-fulfilled = Vervuld
triumph-constantinople = Constantinopel!
triumph-gilded = Eerste vergulde wagon
triumph-whole-train = Een hele trein
table-would = bij
table-later = +0 nu
table-up-to = tot { $n }
table-score = telling
table-route = route
table-coins = Munten
table-contracts = Opdrachten
table-no-contracts = geen open opdrachten
table-progress = { $done } van { $all }
table-mail-cars = Postwagons over
table-mail-cars-short = Postwagons
table-taken-cards = Genomen
table-no-card-yet = nog geen kaart
table-no-card = geen kaart
table-each-phase = per telling
table-evidence = Bewijzen
table-murderer = Moordenaar
table-innocent = Onschuldig
table-whodunit = Dader?
table-arrested = opgepakt
table-dummy-a = A
table-dummy-b = B
table-storage = Magazijn
table-storage-about = Gebruik er hoogstens twee, na elkaar.

## What is pointed at, in words
about-start-tile = Startspelertegel
about-start-tile-words = Neem hem in plaats van een kaart en word startspeler aan het einde van deze ronde, nog vóór een puntentelling. De meest linkse kaart van de bovenste rij gaat uit het spel.
about-start-tile-gain = { $steps ->
    [0] Jij: { $what }.
    [1] Eerste speler links van je: { $what }.
    [2] Tweede speler links van je: { $what }.
   *[other] Derde speler links van je: { $what }.
}
about-row = Rij { $row }
about-row-words = { $taken } van { $all } kaarten genomen. Zodra er uit een rij evenveel kaarten zijn genomen als er spelers zijn, gaat de rest ervan uit het spel.
about-steps = { $steps ->
    [one] { -Click } erop om hem één stad verder te zetten: het getal ernaast geeft aan hoe ver.
   *[other] { -Click } erop om hem { $steps } steden verder te zetten: het getal ernaast geeft aan hoe ver.
}
about-conductor-steps = { $steps ->
    [one] { -Click } op hem om hem één kaart verder te laten lopen: het getal naast hem geeft aan hoe ver.
   *[other] { -Click } op hem om hem hoogstens { $steps } kaarten verder te laten lopen: het getal naast hem geeft aan hoe ver.
}
about-game-end = Kost 4 munten, uit welke kolom ook.
about-draft = De kaart die je kiest, geeft geen actie en blijft tot de eindtelling jouw geheim.
about-slot = Hier komt de volgende 0-wagon.
about-slot-mail = De zesde kaart is een postwagon: die volgt meteen op de vijfde.
about-slot-locomotive = De tiende kaart is een locomotieftegel: die volgt meteen op de negende.
about-conductor = Conducteur
about-conductor-words = Loopt van kaart naar kaart door deze trein. Bij een puntentelling tellen alleen kaarten die hij heeft bereikt of gepasseerd. De eerste drie conducteurs op een locomotieftegel leveren meteen punten op: Constantinopel.
about-locomotive = Locomotief
about-locomotive-words = Rijdt over je route, van stad naar stad. Een puntenstad levert één keer punten op. Een bonusstad geeft vanaf dan in elke puntentelling een bonus.
about-route-board = Hier begint de reis. Routekaarten komen er links bij. Hier kun je geen ansichtkaart prikken.
about-coins = Munten, kolom { $column }
about-coins-1 = Voor een munt uit deze kolom krijg je een 0-wagon.
about-coins-2 = Voor een munt uit deze kolom krijg je 1 conducteurstap of 1 stad.
about-coins-3 = Voor een munt uit deze kolom krijg je een opwaardering naar keuze.
about-coins-all = Elke munt is in te ruilen voor 1 punt, elke vier voor een “Einde spel”-kaart. Er zijn 12 velden, die kolom voor kolom gevuld worden. Krijg je meer munten dan er passen, geef er dan eerst een paar uit of neem 1 punt voor elke munt te veel.
about-contract-now = Tot nu toe: { $done } van { $all }.
about-mail-car = Postwagon
about-mail-car-words = Volgt meteen op de vijfde kaart van een trein en geeft dan een bonus. Hij levert geen punten op, kan niet worden opgewaardeerd en biedt niemand plaats.
about-tiles-left = { $left ->
    [one] Dit is de laatste tegel.
   *[other] Er zijn nog { $left } tegels.
}
about-constantinople = De eerste drie conducteurs die een locomotieftegel bereiken, leveren { $points } punten op. Eén speler kan er twee keer bij zijn.
about-pile = Stapel { $pile }
about-pile-words = Ronde { $rounds }. { $left ->
        [one] 1 kaart
       *[other] { $left } kaarten
    }.
about-pile-now = Ronde { $rounds }, nu in het spel. { $left ->
        [one] Nog 1 kaart
       *[other] Nog { $left } kaarten
    }.
about-car = { $value }-wagon
about-car-reached = De conducteur is hier geweest: de wagon telt in elke puntentelling mee.
about-car-dark = De conducteur is hier nog niet geweest: de wagon levert geen punten op.
about-car-guest = { $name } verdubbelt de punten.
about-car-next = Hij kan worden opgewaardeerd naar { $value }.
about-car-stuck = Hij kan nu niet worden opgewaardeerd: geen wagon mag meer waard zijn dan die links ervan.
about-car-top = Meer kan een wagon niet waard zijn.
about-station = Stad { $number }
about-station-reached = Bereikt.
about-station-ahead = Nog niet bereikt.
about-station-twice = Een ansichtkaart verdubbelt de bonus.
about-passenger-waits = Er wacht een passagier: die stapt in zodra de wagon minstens 1 waard is en de conducteur er is geweest, en brengt dan dit op: { $what }.
about-passenger-seated = De passagier is ingestapt.
about-luggage-waits = Er wacht bagage: die wordt ingeladen zodra de wagon minstens 1 waard is en de conducteur er is geweest, en brengt dan dit op: { $what }.
about-luggage-loaded = De bagage is ingeladen.
about-car-order = { $what ->
        [coffee] Koffie
        [cake] Taart
       *[champagne] Champagne
    }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } in elke puntentelling zodra de conducteur bij de wagon is geweest.
about-middle = Plek { $place } in het midden
about-middle-empty = Hier komen wissels, technici en fabrieken, van links naar rechts. Een nieuwe mag ook een eerdere bedekken, die dan niet meer telt.
about-switch-now = Zoals het er nu voor staat, { $points ->
        [one] levert hij in elke puntentelling 1 punt op
       *[other] levert hij in elke puntentelling { $points } punten op
    }.
about-mechanic-done = Hij heeft in beide treinen zijn werk gedaan.
about-factory-now = Hier geeft hij { $upgrades ->
    [one] 1 opwaardering
   *[other] { $upgrades } opwaarderingen
}, tot waarde { $limit }.
about-covered = Eronder, en niet meer meegeteld: { $cards }.
order-coffee = Koffie
order-cake = Taart
order-champagne = Champagne
about-order = Kost 2 munten, uit welke kolom ook. Voor een wagon die minstens { $value } waard is en nog geen bestelling heeft; elke trein krijgt van elke soort maar één. Levert { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } op in elke puntentelling zodra de conducteur bij de wagon is geweest.
about-evidence-left = { $left ->
    [one] Er is nog één bewijs, gedekt.
   *[other] Er zijn nog { $left } bewijzen, gedekt.
}
about-evidence-hidden = { $tokens ->
    [0] Geen bewijzen.
    [one] Eén bewijs, gedekt.
   *[other] { $tokens } bewijzen, gedekt.
}
about-evidence = { $tokens ->
    [one] Eén bewijs
   *[other] { $tokens } bewijzen
    } met { $fingerprints ->
        [0] geen vingerafdrukken
        [one] 1 vingerafdruk
       *[other] { $fingerprints } vingerafdrukken
    }.
about-destroy = { $cards ->
    [0] Geen “Bewijzen vernietigen”-kaarten.
    [one] Met 1 “Bewijzen vernietigen”-kaart verdwijnt aan het einde 1 bewijs.
   *[other] Met { $cards } “Bewijzen vernietigen”-kaarten verdwijnen aan het einde { $tokens } bewijzen.
}
about-murderer = Je bent de moordenaar: 20 punten als je niet wordt gearresteerd.
about-innocent = Je bent onschuldig.
about-whodunit = Moordenaar of onschuldig? Dat weet alleen de eigenaar.
about-dummy-a = Krijgt de moordkaarten die in rij 1 overblijven als die wordt opgeruimd. Trekt ook een bewijs als een speler alle anderen verdenkt.
about-dummy-b = Krijgt de moordkaarten die in rij 3 overblijven als die wordt opgeruimd. Trekt ook een bewijs als een speler alle anderen verdenkt.
about-dummy = Bewijzen: { $tokens }. “Bewijzen vernietigen”-kaarten: { $cards }.
about-toolbox = Eén opwaardering naar keuze.
about-taken = Genomen kaarten. “Einde spel”-kaarten tellen deze:
about-taken-of = { $type ->
        [railroad-car] Genomen wagonkaarten
        [conductor] Genomen conducteurkaarten
       *[locomotive] Genomen locomotiefkaarten
    }: { $n }
about-own-game-end = “Einde spel”-kaarten
about-drafted = Die met een hangslot is aan het begin gekozen: alleen jij ziet hem, tot de eindtelling.
about-hidden = Eén is in het geheim gekozen en wordt in de eindtelling omgedraaid.

about-order-turn = Bestellen kan in je eigen beurt of in jouw deel van een puntentelling.
about-order-coins = Een bestelling kost 2 munten, en je hebt er minder.
about-order-class = Nog geen van je wagons is genoeg waard.
about-order-taken = Elke wagon die goed genoeg is, heeft al een bestelling, of de trein heeft er al een van deze soort.
about-order-frame = Maak eerst af waar je mee bezig bent: bestellen doe je tussen acties.
## What a factory gives in its place
about-factory-nothing = Hier heeft hij nu niets op te waarderen.
about-factory-new-cars = Hier geeft hij { $upgrades ->
    [one] 1 nieuwe 0-wagon
   *[other] { $upgrades } nieuwe 0-wagons
}: niets kan hoger dan 0.
