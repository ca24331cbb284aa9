# First Class, Nederlands: the ladder of thirty prepared journeys. One line a text; what it is about is two sentences of at
# most 62 letters each, a goal has at most 40 letters. Keys are kebab-case.

## The plain

ladder-the-last-round = De laatste ronde
ladder-the-last-round-about = Nog drie beurten, en je conducteurs liggen ver achter. Alleen wagons waar ze zijn geweest, leveren punten op.
ladder-the-last-round-goal-1 = bereik 7 kaarten
ladder-the-last-round-goal-2 = bereik er 11
ladder-the-last-round-goal-3 = 11, en win met 40 verschil

ladder-a-train-of-twelves = Een trein van twaalven
ladder-a-train-of-twelves-about = Een wagon is nooit meer waard dan die links ervan. Begin vooraan en verdeel je opwaarderingen niet.
ladder-a-train-of-twelves-goal-1 = twee 12-wagons in één trein
ladder-a-train-of-twelves-goal-2 = drie ervan
ladder-a-train-of-twelves-goal-3 = vier, en win

ladder-four-coins = Vier munten
ladder-four-coins-about = Voor vier munten koop je een open “Einde spel”-kaart. Je hebt veel wagonkaarten genomen, dus kies goed.
ladder-four-coins-goal-1 = heb 2 “Einde spel”-kaarten
ladder-four-coins-goal-2 = heb er 4
ladder-four-coins-goal-3 = heb er 6 en win

ladder-no-thank-you = Nee, dank je
ladder-no-thank-you-about = Een afgewezen kaart geeft een opwaardering naar keuze. Voor je “Einde spel”-kaarten telt hij toch mee.
ladder-no-thank-you-goal-1 = wijs 2 kaarten af
ladder-no-thank-you-goal-2 = wijs 4 kaarten af
ladder-no-thank-you-goal-3 = wijs er 5 af en win

ladder-stations = Steden
ladder-stations-about = Een bonusstad loont in elke puntentelling. Verleng je route en laat de locomotief op tijd rijden.
ladder-stations-goal-1 = bereik stad 7
ladder-stations-goal-2 = bereik stad 13
ladder-stations-goal-3 = bereik stad 17 en win

ladder-two-trains = Twee treinen tegelijk
ladder-two-trains-about = De bovenste trein is goed, de onderste niet. De eerste stappen van een wagon zijn het goedkoopst.
ladder-two-trains-goal-1 = een 4-wagon per trein
ladder-two-trains-goal-2 = twee per trein
ladder-two-trains-goal-3 = drie per trein, en win

## The Rhine

ladder-mail-cars = Postwagons
ladder-mail-cars-about = Na de vijfde wagon van een trein komt een postwagon met bonus. Maak beide treinen langer en stuur je conducteurs mee.
ladder-mail-cars-goal-1 = leg er een aan
ladder-mail-cars-goal-2 = 2, en bereik 12 kaarten
ladder-mail-cars-goal-3 = 2, bereik 16, en win

ladder-signed-and-sealed = In kannen en kruiken
ladder-signed-and-sealed-about = Een opdracht loont zodra je aan de voorwaarde voldoet. Neem opdrachten die je treinen toch al vervullen.
ladder-signed-and-sealed-goal-1 = vervul 2 opdrachten
ladder-signed-and-sealed-goal-2 = vervul 4 opdrachten
ladder-signed-and-sealed-goal-3 = vervul er 5 en win

ladder-famous-guests = Beroemde gasten
ladder-famous-guests-about = Een beroemdheid verdubbelt een wagon tot het einde. Laat ze vroeg instappen en maak hun wagons geweldig.
ladder-famous-guests-goal-1 = 3 aan boord
ladder-famous-guests-goal-2 = verdubbel een 12
ladder-famous-guests-goal-3 = 45 punten ermee, en win

ladder-wish-you-were-here = Groeten van onderweg
ladder-wish-you-were-here-about = Een ansichtkaart verdubbelt de bonussteden van een routekaart. Prik hem waar de locomotief al is geweest.
ladder-wish-you-were-here-goal-1 = prik een ansichtkaart
ladder-wish-you-were-here-goal-2 = prik er 2
ladder-wish-you-were-here-goal-3 = 2, 50 van route en bonus, win

ladder-me-first = Ik eerst
ladder-me-first-about = De startspelertegel geeft twee munten en de eerste keuze. Hij kost een beurt: neem hem als het aanbod tegenvalt.
ladder-me-first-goal-1 = neem de tegel
ladder-me-first-goal-2 = neem hem twee keer
ladder-me-first-goal-3 = twee keer, en win

ladder-take-your-seats = Neem plaats
ladder-take-your-seats-about = Elke passagier betaalt een munt meer dan de vorige. Ze stappen in waar de conducteur bij een goede wagon was.
ladder-take-your-seats-goal-1 = 2 passagiers ingestapt
ladder-take-your-seats-goal-2 = 3 ingestapt
ladder-take-your-seats-goal-3 = 4 ingestapt, en win

## The Alps

ladder-heavy-luggage = Zware bagage
ladder-heavy-luggage-about = Elk stuk bagage levert twee punten meer op dan het vorige. De onderste trein heeft wagons nodig, en zijn conducteur.
ladder-heavy-luggage-goal-1 = 2 stuks bagage ingeladen
ladder-heavy-luggage-goal-2 = 4 ingeladen
ladder-heavy-luggage-goal-3 = 35 punten daarmee, en win

ladder-two-to-the-bosporus = Twee naar de Bosporus
ladder-two-to-the-bosporus-about = Nog twee ronden, en beide treinen hebben hun locomotief. Breng je conducteurs naar de locomotieftegels.
ladder-two-to-the-bosporus-goal-1 = een van beide
ladder-two-to-the-bosporus-goal-2 = allebei
ladder-two-to-the-bosporus-goal-3 = allebei, en win

ladder-switches = Wissels
ladder-switches-about = Een wissel kijkt naar één wagon erboven en één eronder. Vier wissels lonen in elke puntentelling.
ladder-switches-goal-1 = 10 punten van wissels
ladder-switches-goal-2 = 25 punten
ladder-switches-goal-3 = 25 punten, en win

ladder-the-mechanic = De technicus
ladder-the-mechanic-about = Een technicus waardeert de wagon rechts van een goede op. Eén kaart werkt in beide treinen en kost geen beurt.
ladder-the-mechanic-goal-1 = 1 opwaardering door technici
ladder-the-mechanic-goal-2 = 3 opwaarderingen
ladder-the-mechanic-goal-3 = 4, en win

ladder-teatime = Koffietijd
ladder-teatime-about = Voor twee munten bestel je iets voor een wagon die goed is. Dat levert in elke volgende puntentelling punten op.
ladder-teatime-goal-1 = serveer een bestelling
ladder-teatime-goal-2 = 15 punten daarmee
ladder-teatime-goal-3 = serveer er 3 en win

ladder-the-storage = Het magazijn
ladder-the-storage-about = Het magazijn toont drie kaarten en een gereedschapskist. Je gebruikt twee van de vier: meer dan één kaart ooit geeft.
ladder-the-storage-goal-1 = gebruik 1 kaart eruit
ladder-the-storage-goal-2 = 2 uit hetzelfde
ladder-the-storage-goal-3 = 3 in totaal, en win

## The Danube

ladder-the-factory = De fabriek
ladder-the-factory-about = Met elke nieuwe fabriek werken al je fabrieken weer. Hoe verder naar rechts, hoe meer opwaarderingen.
ladder-the-factory-goal-1 = 1 fabriek: 3 opwaarderingen
ladder-the-factory-goal-2 = 4 opwaarderingen
ladder-the-factory-goal-3 = 4, en win

ladder-the-suspect = De verdachte
ladder-the-suspect-about = Alle bewijzen wijzen naar jou. Vernietig ze, of zorg dat iemand anders er meer heeft.
ladder-the-suspect-goal-1 = word niet gearresteerd
ladder-the-suspect-goal-2 = vrij, met 215 punten
ladder-the-suspect-goal-3 = win, uitgerekend jij

ladder-the-murderer = De moordenaar
ladder-the-murderer-about = Jij was het, en aan het einde trek je nog twee bewijzen. Als je ontsnapt, krijg je 20 punten.
ladder-the-murderer-goal-1 = word niet gearresteerd
ladder-the-murderer-goal-2 = ontsnap, minstens tweede
ladder-the-murderer-goal-3 = ontsnap en win

ladder-contracts-as-an-engine = Opdrachten als motor
ladder-contracts-as-an-engine-about = Sommige bonussen tellen elke opdracht die je hebt vervuld. Bewaar die voor later en vervul eerst de andere.
ladder-contracts-as-an-engine-goal-1 = 4 opdrachten vervuld in totaal
ladder-contracts-as-an-engine-goal-2 = 6 in totaal
ladder-contracts-as-an-engine-goal-3 = 7 in totaal, en win

ladder-counted-at-the-end = Afgerekend aan het eind
ladder-counted-at-the-end-about = Conducteurkaarten, en “Einde spel”-kaarten die ze tellen. Elke kaart van de ene soort maakt de andere meer waard.
ladder-counted-at-the-end-goal-1 = 60 punten van “Einde spel”
ladder-counted-at-the-end-goal-2 = 90 punten
ladder-counted-at-the-end-goal-3 = 110 punten, en win

ladder-the-long-route = De lange route
ladder-the-long-route-about = Stad na stad, tot aan Constantinopel. Kaarten, munten en bonussen brengen de locomotief verder.
ladder-the-long-route-goal-1 = bereik stad 11
ladder-the-long-route-goal-2 = bereik stad 16
ladder-the-long-route-goal-3 = bereik stad 20 en win

## The Bosporus

ladder-four-at-the-table = Met vier aan tafel
ladder-four-at-the-table-about = Drie anderen willen dezelfde kaarten, en rijen slinken traag. Drie ronden, met fabrieken, wissels en koffie.
ladder-four-at-the-table-goal-1 = word derde of beter
ladder-four-at-the-table-goal-2 = word tweede of beter
ladder-four-at-the-table-goal-3 = win

ladder-far-behind = Ver achter
ladder-far-behind-about = Een expert ligt 38 punten voor, met nog twee ronden te gaan. Je treinen zijn beter: laat elke wagon punten opleveren.
ladder-far-behind-goal-1 = haal nog 150 punten
ladder-far-behind-goal-2 = haal nog 185 punten
ladder-far-behind-goal-3 = win

ladder-a-hundred-at-once = Honderd in één keer
ladder-a-hundred-at-once-about = Nog één puntentelling, en alles telt erin mee. Beroemdheden, champagne en twaalven: hoeveel kan het worden?
ladder-a-hundred-at-once-goal-1 = 100 punten van je treinen
ladder-a-hundred-at-once-goal-2 = 125 punten
ladder-a-hundred-at-once-goal-3 = 140 punten, en win

ladder-from-paris = Vanuit Parijs
ladder-from-paris-about = Een hele partij tegen twee gevorderden. Plan van de eerste tot de laatste kaart.
ladder-from-paris-goal-1 = haal 200 punten
ladder-from-paris-goal-2 = word tweede of beter
ladder-from-paris-goal-3 = win met 240 punten

ladder-a-full-compartment = Een volle coupé
ladder-a-full-compartment-about = Een hele partij met vier, met moord, passagiers en koffie. Een van de anderen is een expert.
ladder-a-full-compartment-goal-1 = word niet gearresteerd
ladder-a-full-compartment-goal-2 = blijf vrij en word tweede of beter
ladder-a-full-compartment-goal-3 = win

ladder-the-orient-express = De Oriënt Express
ladder-the-orient-express-about = Een hele partij tegen de meester. Niemand heeft dat ooit makkelijk genoemd.
ladder-the-orient-express-goal-1 = haal 220 punten
ladder-the-orient-express-goal-2 = een conducteur op de locomotieftegel
ladder-the-orient-express-goal-3 = win
