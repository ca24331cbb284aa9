# First Class, Nederlands: de eerste reis. One line a text: a sentence has at most 100 letters. Keys are kebab-case.

## The chapters

journey-chapter-offer = Het aanbod
journey-chapter-cars = Wagons opwaarderen
journey-chapter-conductors = Conducteurs en punten
journey-chapter-route = De route
journey-chapter-coins = Munten
journey-chapter-contracts = Opdrachten en beroemdheden
journey-chapter-game-end = Einde spel
journey-chapter-whole-game = Een hele partij

journey-about-offer = Elke beurt neem je één kaart uit het aanbod. Voer hem uit, of wijs hem af voor een opwaardering naar keuze. En je ziet hoe een rij wordt opgeruimd.
journey-about-cars = Je treinen beginnen elk met één wagon die 0 waard is. Maak ze langer en beter, tot en met de postwagon en de locomotieftegel.
journey-about-conductors = Je conducteurs beginnen vóór de eerste wagon. Alleen wagons waar ze zijn geweest, leveren punten op. Loop mee naar je eerste puntentelling.
journey-about-route = Je locomotief rijdt vanuit Parijs van stad naar stad. Een rode stad levert één keer punten op, een witte geeft in elke puntentelling een bonus.
journey-about-coins = Munten liggen in drie kolommen, en met elke kolom koop je iets anders. Voor vier munten krijg je een “Einde spel”-kaart. Wat overblijft, wordt punten.
journey-about-contracts = Een opdracht geeft een bonus als je aan de voorwaarde voldoet. Beroemdheden verdubbelen hun wagon, ansichtkaarten de bonussen op je route.
journey-about-game-end = “Einde spel”-kaarten leveren punten op voor de kaarten die je hebt genomen, ook de afgewezen. Eén ervan is vanaf het begin jouw geheim.
journey-about-whole-game = Een gewone partij met opdrachten, beroemdheden en ansichtkaarten (modules A en B) tegen een beginner; af en toe zegt de conducteur er iets bij. Eerst houd je in het geheim één “Einde spel”-kaart. De partij duurt ongeveer 25 minuten.

journey-learn-offer-1 = een kaart nemen
journey-learn-offer-2 = een kaart afwijzen
journey-learn-offer-3 = een rij opruimen
journey-learn-cars-1 = wagons opwaarderen
journey-learn-cars-2 = postwagons kiezen
journey-learn-cars-3 = een trein voltooien
journey-learn-conductors-1 = conducteurs laten lopen
journey-learn-conductors-2 = punten voor treinen
journey-learn-conductors-3 = Constantinopel bereiken
journey-learn-route-1 = twee steden rijden
journey-learn-route-2 = punten krijgen
journey-learn-route-3 = een bonus gebruiken
journey-learn-coins-1 = munten uitgeven
journey-learn-coins-2 = een kaart kopen
journey-learn-coins-3 = de rest bewaren
journey-learn-contracts-1 = een opdracht vervullen
journey-learn-contracts-2 = beroemdheden ontvangen
journey-learn-contracts-3 = ansichtkaarten prikken
journey-learn-game-end-1 = een kaart kiezen
journey-learn-game-end-2 = de actie gebruiken
journey-learn-game-end-3 = afgewezen kaarten tellen
journey-learn-whole-game-1 = zes ronden spelen
journey-learn-whole-game-2 = drie keer punten tellen
journey-learn-whole-game-3 = een beginner verslaan

## 1 The offer

journey-offer-cards = Je laat twee treinen rijden, en wie de meeste *punten* heeft, wint. Elke beurt neem je *één kaart* uit het aanbod.
journey-offer-carry-out = { -Click } op deze kaart om hem *uit te voeren*: je treinen krijgen twee 0-wagons. Beëindig dan je beurt.
journey-offer-carry-out-lapse = Deze kaart geeft twee wagons. Leg ze allebei aan voordat je stopt.
journey-offer-carry-out-decline = Straks wijs je een kaart af. Voer deze uit.
journey-offer-carry-out-other = In een partij mag elke kaart. Neem hier de verlichte met de twee wagons.
journey-offer-row = De ander nam daar ook een kaart. Zijn er evenveel weg als er *spelers* zijn, dan wordt de rij *opgeruimd*.
journey-offer-decline = Nu ga je een kaart *afwijzen*, welke je maar wilt. Daarvoor gaat een wagon *één stap* omhoog of krijg je een 0-wagon.
journey-offer-decline-not = Voer hem dit keer niet uit. Kies een kaart en wijs die af.
journey-offer-decline-tile = De startspelertegel komt hierna. Die kun je niet afwijzen.
journey-offer-tile = Neem in plaats van een kaart de *startspelertegel*: twee munten, en jij begint de volgende ronde.
journey-offer-tile-first = Laat die kaart liggen en kijk wat de tegel ermee doet.
journey-offer-tile-card = Een kaart mag ook, maar probeer dit keer de tegel.
journey-offer-price = De *eerste kaart* van de bovenste rij is weg: niemand kan hem nog nemen. Met drie of vier spelers krijgt wie verder links van je zit, een wagon.
journey-offer-rounds = Er zijn *zes ronden* van drie beurten, twee per stapel. Het vak *Einde spel* telt welke kaarten je neemt, voor bonussen aan het eind.

## 2 Cars and upgrades

journey-cars-start = Je treinen beginnen elk met één wagon, die *0 punten* waard is. Je hebt ook één *munt*.
journey-cars-steps = Wagons gaan *stap voor stap* omhoog: 0, 1, 2, 4, 7, 12 punten. Met deze kaart gaat er een van 0 naar 1 en een van 1 naar 2.
journey-cars-steps-both = Op deze kaart staan twee opwaarderingen. Er is er nog één over.
journey-cars-steps-decline = Als je hem afwijst, krijg je maar één opwaardering naar keuze. Als je hem uitvoert, krijg je er twee.
journey-cars-steps-other = Neem de verlichte kaart: die heeft twee opwaarderingen die bij je wagons passen.
journey-cars-left = Geen wagon mag *meer* waard zijn dan die links ervan. Breng een wagon van de bovenste trein van 1 naar 2.
journey-cars-left-third = Dan zou de derde wagon meer waard zijn dan de tweede. Neem de tweede.
journey-cars-left-first = De eerste wagon is al 2 waard. Deze opwaardering is voor een 1-wagon.
journey-cars-left-lower = Die wagon zou ook kunnen. Maar neem dit keer een van de bovenste trein.
journey-cars-left-other = Neem de verlichte kaart: die heeft een opwaardering van 1 naar 2.
journey-cars-new-upgrade = Dat kan, maar leg dit keer een wagon aan de onderste trein.
journey-cars-new-upper = De onderste trein heeft vier wagons. Leg daar de vijfde aan.
journey-cars-new-carry-out = Wijs dit keer een kaart af: dan krijg je de opwaardering naar keuze.
journey-cars-mail = Wijs een kaart af en leg een *vijfde wagon* aan de onderste trein. Er volgt meteen een *postwagon*: kies er een en gebruik de bonus.
journey-cars-mail-lapse = Wacht, dan ben je de bonus kwijt. Gebruik hem eerst.
journey-cars-tile = Je bovenste trein heeft acht wagons. Leg de negende aan: een *locomotieftegel* volgt en maakt de trein compleet.
journey-cars-tile-lower = De onderste trein is nog veel te kort. Leg de wagon aan de bovenste.
journey-cars-tile-later = Bewaar de opwaardering nog even. Leg eerst de negende wagon van de bovenste trein aan.
journey-cars-tile-other = Neem de verlichte kaart: die geeft een wagon en een opwaardering naar keuze.
journey-cars-best = De tegel geeft *twee opwaarderingen naar keuze*. Breng met één ervan je beste wagon van 7 naar 12.
journey-cars-best-small = Dat levert minder op. Van 7 naar 12 is vijf punten meer in een puntentelling.
journey-cars-best-mail = Een postwagon kun je niet opwaarderen.
journey-cars-best-tile = Een locomotieftegel kun je niet opwaarderen. Je eerste wagon wel.

## 3 Conductors and scoring

journey-conductors-start = Je *conducteurs* staan vóór de eerste wagons. Een wagon waar ze niet zijn geweest, levert niets op.
journey-conductors-both = Met deze kaart mag *elke* conducteur hoogstens twee wagons verder. Eén { -click } neemt ze allebei mee; ga helemaal.
journey-conductors-both-less = Elk van beide mag twee wagons verder. Laat ze allebei zo ver mogelijk lopen.
journey-conductors-both-decline = Dan blijven je conducteurs staan waar ze zijn. Voer de kaart uit.
journey-conductors-both-other = Neem de verlichte kaart: daarmee lopen allebei je conducteurs.
journey-conductors-would = Het verlichte getal zegt wat een *puntentelling* nu zou opleveren. De conducteur heeft een 2 en een 1 bereikt: *3 punten*.
journey-conductors-up-to = Twee stappen *in totaal*: één { -click } geeft elke conducteur er één. Maak dan je beurt af; “tot” is wat een trein hoogstens kan opleveren.
journey-conductors-up-to-upper = De vierde wagon is 0 waard. Die stap levert in de onderste trein meer op.
journey-conductors-up-to-lower = De derde wagon is 0 waard. Die stap levert in de bovenste trein meer op.
journey-conductors-up-to-less = Met één stap voor elk krijg je in elke trein een punt meer.
journey-conductors-up-to-other = Neem de verlichte kaart: die heeft twee conducteurstappen.
journey-conductors-scoring = Na ronde 2, 4 en 6 volgt een *puntentelling*. Elke trein krijgt punten voor de wagons waar zijn conducteur is geweest.
journey-conductors-constantinople = De eerste conducteur op een *locomotieftegel* levert meteen 20 punten op, de tweede 10, de derde 5. Breng de jouwe erheen.
journey-conductors-constantinople-short = Zo komt hij niet bij de tegel. Die ligt twee wagons verder.
journey-conductors-constantinople-other = Neem de verlichte kaart: daarmee komen je conducteurs tot aan de tegel.

## 4 The route

journey-route-run = Je locomotief begint in *Parijs* en rijdt naar links. Neem deze kaart en rijd twee steden, naar de rode 3.
journey-route-run-declined = Als je hem afwijst, krijg je een opwaardering en blijft je locomotief staan.
journey-route-run-other = Die kaart bedoel ik niet. Neem de verlichte, met twee locomotiefstappen.
journey-route-run-lapse = Nog niet: de locomotief moet door naar de rode 3.
journey-route-stations = Een *rode* stad levert één keer punten op. Een *witte* geeft in elke puntentelling een bonus, ook als je er voorbij bent.
journey-route-lay = Je locomotief staat bij de laatste stad; verdere stappen vervallen. Leg een *routekaart* aan om door te rijden.
journey-route-lay-lapse = Voor de twee stappen van die kaart is er geen stad meer. Ze zouden vervallen.
journey-route-lay-declined = Als je hem afwijst, krijg je een opwaardering en blijft je route zo kort als nu.
journey-route-lay-other = Met die kaart wordt je route niet langer.
journey-route-reach = Dit is de laatste beurt vóór een puntentelling. Gebruik deze kaart helemaal en rijd de *bonusstad* voorbij.
journey-route-reach-short = Dat is de bonusstad. Maar je mag twee steden rijden, en de volgende levert 5 punten op.
journey-route-reach-lapse = Wacht, er staat nog iets op deze kaart wat je kunt gebruiken.
journey-route-reach-other = Met die kaart komt je locomotief niet bij de bonusstad.
journey-route-watch = In een puntentelling geeft elke *bonusstad* een bonus; hier gebruikt de conducteur die. Ben je er vóór de eerste telling, dan krijg je die *drie keer*.

## 5 Coins

journey-coins-car = Nieuwe munten vullen *kolom 1*, dan 2, dan 3. Voor een munt uit kolom 1 krijg je een *0-wagon*: geef er een uit.
journey-coins-card-later = Een kaart nemen kan straks. Geef eerst een munt uit.
journey-coins-car-other = Dat is iets anders. Geef een munt uit kolom 1 uit voor een wagon.
journey-coins-car-four = Voor vier munten koop je een “Einde spel”-kaart. Dat zie je later.
journey-coins-step = Een munt uit *kolom 2* is één stap waard: één wagon voor een conducteur of één stad voor de locomotief.
journey-coins-step-point = Elke munt is 1 punt waard, maar aan het einde sowieso. Verplaats een conducteur of de locomotief.
journey-coins-step-other = Met die munt koop je een wagon. Neem er een uit kolom 2.
journey-coins-timing = Je laatste munt ligt in *kolom 3* en geeft een opwaardering naar keuze. Maak er met deze kaart een 4-wagon mee.
journey-coins-timing-first = Deze kaart heeft een 2-wagon nodig, en in een kader kun je geen munt uitgeven. Gebruik eerst de munt.
journey-coins-timing-free = Ja, een opwaardering naar keuze mag ook een nieuwe 0-wagon zijn. Maar nu heb je een 2-wagon nodig.
journey-coins-timing-zero = Dan zou die wagon 1 waard zijn. De kaart heeft een 2-wagon nodig.
journey-coins-timing-lapse = Wacht, de opwaardering van 2 naar 4 is er nog. Gebruik hem voor je 2-wagon.
journey-coins-timing-point = Eén punt is niet veel voor deze munt. Breng er een wagon mee van 1 naar 2.
journey-coins-worth = In je beurt kun je elke munt ook inruilen voor *1 punt*, en vier munten voor een *“Einde spel”-kaart*. Elke munt die overblijft, is *1 punt* waard.

## 6 Contracts and celebrities

journey-contracts-lay = Deze opdracht vereist *twee 2-wagons of beter*. Hij ligt open voor je tot je hem vervult: neem hem.
journey-contracts-lay-declined = Als je hem afwijst, is het geen opdracht meer, alleen een opwaardering. Voer hem uit.
journey-contracts-lay-other = Die opdracht bedoel ik niet. Neem de verlichte kaart.
journey-contracts-fulfill = Een van je wagons is al 2 waard. Maak met deze kaart een tweede, en *vervul dan de opdracht*.
journey-contracts-fulfill-early = Nog niet: er zijn twee 2-wagons voor nodig. En maak eerst het kader van je kaart af.
journey-contracts-fulfill-lapse = De opwaardering van 1 naar 2 heb je juist nodig. Laat die niet vervallen.
journey-contracts-fulfill-other = Gebruik dit keer de verlichte kaart. Die heeft de opwaardering van 1 naar 2 die je nodig hebt.
journey-contracts-reward = De bonus gebruik je net als een kaart: gebruik *alle symbolen*.
journey-contracts-reward-lapse = Wacht, er hoort nog meer bij de bonus. Wat je laat liggen, vervalt.
journey-celebrity-seat = Een *beroemdheid* stapt in de eerste *vrije wagon* van een trein, nog zonder kaart, en verdubbelt die: kies de beste.
journey-celebrity-seat-upper = Die wagon is 1 waard. In de onderste trein is de eerste vrije wagon 4 waard.
journey-celebrity-seat-declined = Bij afwijzen stapt de beroemdheid niet in. Je krijgt dan alleen een opwaardering.
journey-celebrity-seat-other = Op die kaart staat geen beroemdheid.
journey-celebrity-doubles = De conducteur is hier geweest: vanaf nu *8 in plaats van 4* punten. De volgende beroemdheid hier krijgt wagon 2.
journey-postcard-pin = Door een *ansichtkaart* tellen de bonussteden van een routekaart dubbel. Prik hem waar je locomotief er een is gepasseerd.
journey-postcard-pin-second = Daar is je locomotief nog niet bij de bonusstad. Je zou er nog niets aan hebben.
journey-postcard-pin-declined = Als je hem afwijst, is de ansichtkaart weg en krijg je alleen een opwaardering.
journey-postcard-pin-other = Dat is geen ansichtkaart.
journey-contracts-best = Je opdracht vereist twee beroemdheden of ansichtkaarten. Breng daarmee je treinen bij telling *van 14 naar 38*.
journey-contracts-best-upper = Daar zou de beroemdheid 2 punten verdubbelen. De eerste wagon van de onderste trein is 4 waard.
journey-contracts-best-postcard = Ook een ansichtkaart vervult de opdracht, maar verdubbelt geen wagon. Dat is te weinig voor 38.
journey-contracts-best-upgrade = Zoek een opwaardering die dubbel telt. Van 7 naar 12 onder een beroemdheid levert 10 punten op.
journey-contracts-best-steps = Elke conducteur mag twee wagons verder. Je hebt ze allebei nodig.
journey-contracts-best-other = Die kaart vervult je opdracht niet. Je hebt nog één beroemdheid of ansichtkaart nodig.

## 7 Game End cards

journey-end-decline = Je geheime *“Einde spel”-kaart* geeft 3 punten per genomen wagonkaart. Deze ga je *afwijzen*: hij telt toch mee.
journey-end-decline-carried = Je hebt geen 4- of 7-wagon, dus nu levert hij niets op. Als je hem afwijst, krijg je een opwaardering naar keuze.
journey-end-decline-other = Die kaart bedoel ik niet. Wijs de verlichte af.
journey-end-decline-lapse = Gebruik de opwaardering naar keuze voordat je verdergaat.
journey-end-buy = Je hebt vier munten en drie locomotiefkaarten. Koop de *“Einde spel”-kaart* die het meest oplevert: de actie komt *meteen*.
journey-end-buy-cars = 4 punten per wagonkaart is goed. Maar tot nu toe heb je er maar één.
journey-end-buy-two = Die levert 2 punten per locomotiefkaart op. Een andere geeft er 3.
journey-end-buy-conductors = Je hebt nog geen conducteurkaart genomen, dus die zou niets opleveren.
journey-end-buy-coin = Houd je munten bij elkaar. Een “Einde spel”-kaart kost er vier.
journey-end-buy-first = Een kaart nemen kan straks. Koop eerst een “Einde spel”-kaart.
journey-end-display = Er liggen er nog maar drie open. Ze worden pas tot vier aangevuld als je *beurt voorbij is*, niet eerder.
journey-end-last = Je laatste beurt. Je drie “Einde spel”-kaarten voor locomotieven geven *8 punten* per locomotiefkaart: neem er een.
journey-end-last-car = Nog een wagonkaart levert aan het einde 4 punten op. Een locomotiefkaart 8.
journey-end-last-other = Die kaart telt voor geen van je “Einde spel”-kaarten.
journey-end-final = Na de laatste puntentelling geeft elke munt *1 punt*, een open opdracht niets. Wie de *meeste punten* heeft, wint; bij een gelijke stand samen.
