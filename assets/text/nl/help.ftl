# First Class, Nederlands: symbols and keys, bots and hints. Keys are kebab-case.

## Symbols and keys

help-title = Symbolen en toetsen
help-page-symbols = Symbolen
help-page-module-symbols = Symbolen C–F
help-page-company = Bots, hints
help-page-keys = Muis en toetsen

icon-car = Een nieuwe 0-wagon aan het einde van een van je treinen
icon-upgrade = Eén wagon van precies deze waarde gaat één stap omhoog
icon-upgrade-choice = Opwaardering naar keuze: een wagon naar keuze gaat één stap omhoog, of een nieuwe 0-wagon
icon-car-or-upgrade = Een nieuwe 0-wagon, of een opwaardering van 0 naar 1
icon-both-conductors = Elke conducteur mag hoogstens zoveel kaarten verder
icon-one-conductor = Zoveel stappen in totaal, vrij over je conducteurs te verdelen
icon-locomotive = De locomotief mag hoogstens zoveel steden verder
icon-coins = Zoveel munten
icon-points = Punten, die meteen tellen
icon-game-end-card = Neem een van de open “Einde spel”-kaarten
icon-game-end-per-tile = Een “Einde spel”-kaart voor elke locomotieftegel die je hebt
icon-points-station = Puntenstad: levert één keer punten op
icon-bonus-station = Bonusstad: geeft in elke puntentelling wat in het kader staat
icon-mail-car = Postwagon: volgt op de vijfde kaart, met een bonus zodra je hem legt
icon-locomotive-tile = Locomotieftegel: volgt op de negende kaart, brengt opwaarderingen en punten
icon-start-player = Startspeler
icon-row-taken = Bij een rij: een schijfje per speler, rood voor elke genomen kaart; zijn ze allemaal rood, dan wordt de rij opgeruimd
icon-lock = Op een “Einde spel”-kaart: in het geheim gekozen, alleen de eigenaar ziet hem
icon-steps = Naast de locomotief of een conducteur: hoe ver een { -click } hem verplaatst
icon-contract = Opdracht: boven de voorwaarde, onder de bonus
icon-celebrity = Beroemdheid: verdubbelt de waarde van een wagon
icon-postcard = Ansichtkaart: verdubbelt de bonussen van een routekaart
icon-cond-car = In een opdracht: wagons die minstens zoveel waard zijn
icon-cond-exact = In een opdracht: deel van een reeks wagons achter elkaar, elk minstens zoveel waard
icon-cond-mail-reached = Een postwagon die zijn conducteur heeft bereikt
icon-cond-engine = Een gelegde locomotieftegel; met een conducteur: een waar de conducteur op staat
icon-cond-guests = Beroemdheden en ansichtkaarten, samengeteld

icon-suspect-self = Jezelf verdenken: je trekt een bewijs als je beurt voorbij is
icon-suspect-others = Alle anderen verdenken: alle anderen trekken er een, ook dummy’s
icon-fingerprints = Bewijs: 1 tot 3 vingerafdrukken
icon-discard = Bewijzen afgeven: gaat aan het einde weg, samen met een ander bewijs
icon-destroy = Bewijzen vernietigen: met 1, 2 of 3 kaarten verdwijnen 1, 3 of 5 bewijzen
icon-murderer = De moordenaar: ontsnapt met 20 punten, of wordt gearresteerd
icon-innocent = Onschuldig, maar kan toch gearresteerd worden
icon-dummy = A en B, bij rij 1 en 3: de geheime kaarten en bewijzen van de dummy’s
icon-passenger = Passagier: brengt munten mee zodra hij in de bovenste trein instapt
icon-luggage = Bagage: levert punten op zodra die in de onderste trein wordt ingeladen
icon-switch = Wissel: punten in elke puntentelling, voor elke trein apart
icon-mechanic = Technicus: één keer in elke trein, als de linkerkaart van zijn plek goed genoeg is, wordt de rechter opgewaardeerd
icon-storage = Magazijn: gebruik hoogstens twee van vier: drie getrokken kaarten, een gereedschapskist
icon-toolbox = De gereedschapskist van het magazijn: een opwaardering naar keuze
icon-factory = Fabriek: opwaarderingen naar keuze, tot aan de grens
icon-factory-upgrade = Bij een fabriek: een wagon naar keuze gaat omhoog tot aan de grens, of een nieuwe 0-wagon
icon-coffee = Een bestelling koffie, bij stapel 1: voor een wagon die minstens 1 waard is
icon-cake = Een bestelling taart, bij stapel 2: voor een wagon die minstens 2 waard is
icon-champagne = Een bestelling champagne, bij stapel 3: voor een wagon die minstens 7 waard is

key-click-name = { -Click }
key-click = Op alles wat verlicht is. Op een kaart, dan op de plek waar je hem gebruikt: zo voer je hem meteen uit.
key-drag-name = Slepen
key-drag = Een kaart naar een trein of een stad, een symbool of een munt naar de plek waar je die gebruikt.
key-enter-name = Enter
key-enter = Drukt op de gouden knop. Een tweede { -click } op een kaart voert hem ook uit.
key-arrows-name = Pijltjes
key-arrows = Gaan naar het dichtstbijzijnde in hun richting, zoals alles op tafel ligt; Enter kiest het.
key-escape-name = Esc
key-escape = Sluit een venster, gaat terug naar je tableau, legt terug wat je had gekozen of opent het menu.
key-figures-name = 1 tot 9
key-figures = Kiest een gemarkeerde wagon voor je kaart, de bovenste trein eerst, of een antwoord op de vraag.
key-decline-name = D
key-decline = Wijst de gekozen kaart af.
key-undo-name = Backspace, Ctrl + Z
key-undo = Neemt je laatste keuze terug.
key-space-name = Spatie
key-space = Versnelt de animatie. Gaat bij een telling naar de volgende wagon of kaart.
key-log-name = L
key-log = Logboek: wat er tot nu toe is gebeurd.
key-scores-name = S
key-scores = Punten: waar ze vandaan kwamen.
key-cards-name = C
key-cards = Alle kaarten: wat er nog kan komen en wie wat heeft genomen.
key-secrets-name = E
key-secrets = Je geheimen: wat alleen jij mag zien.
key-hint-name = H
key-hint = Hint: wat een meester op jouw plaats zou doen.
key-help-name = F1
key-help = De regels over wat je aanwijst, of anders over wat er gevraagd wordt.
key-tab-name = Tab
key-tab = Verder naar het volgende deel van de tafel of de volgende knop. Met Shift terug.

## Bots and hints

help-levels-title = Hoe sterk een bot is
help-levels = Beginner: { level-novice-note }. Een goede tegenstander voor je eerste partijen.
    Gevorderd: { level-skilled-note }.
    Expert: { level-expert-note }.
    Meester: { level-master-note } en heeft de meeste tijd nodig.
    Geen bot weet meer dan een speler op die plaats zou kunnen weten.
help-hint-title = Hints
help-hint = Telkens als je iets moet beslissen, kun je op H drukken of op de lamp in het paneel rechts { -click }ken. De adviseur laat op tafel zien wat een meester op jouw plaats zou doen, zegt hoeveel punten dat ongeveer oplevert en waarom, en noemt de op één na beste keuze. De adviseur weet alleen wat jij weet.
help-travellers-title = Wat een bot graag doet
help-travellers = Elke reiziger speelt op elk niveau met een eigen stijl.
    Anna. { style-all-rounder } { style-all-rounder-about }.
    Brandt. { style-engineer } { style-engineer-about }.
    Duval. { style-host } { style-host-about }.
    Whitlock. { style-collector } { style-collector-about }.
    Mei. { style-timekeeper } { style-timekeeper-about }.
    Idris. { style-trader } { style-trader-about }.
    Rosa. { style-builder } { style-builder-about }.
    Okoro. { style-shunter } { style-shunter-about }.
