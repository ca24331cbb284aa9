# First Class, Nederlands: the branch lines of the first journey (what the conductor says there), and advice for pairs of
# modules. One line each. Keys are kebab-case: journey-<say>, journey-chapter-<line>, journey-pair-<two modules>.

## The six branch lines

journey-chapter-murder = Wie is de moordenaar?
journey-about-murder = Iemand in deze trein is een moordenaar, en misschien ben jij het. Verdenkingen laten vingerafdrukken achter, en wie er aan het einde de meeste heeft, wordt gearresteerd.
journey-learn-murder-1 = anderen verdenken
journey-learn-murder-2 = bewijzen vernietigen
journey-learn-murder-3 = de politie ontlopen

journey-chapter-murder-two = Moord met twee spelers
journey-about-murder-two = Met twee spelers doen er bij de moord twee dummy’s mee. Zij krijgen de moordkaarten die overblijven als een rij wordt opgeruimd.
journey-learn-murder-two-1 = dummy’s A en B
journey-learn-murder-two-2 = een rij opruimen
journey-learn-murder-two-3 = dummy’s te slim af zijn

journey-chapter-passengers = Passagiers en bagage
journey-about-passengers = Passagiers brengen munten mee en bagage levert punten op. Elke volgende brengt meer op, maar alleen in een goede wagon waar de conducteur is geweest.
journey-learn-passengers-1 = passagiers meenemen
journey-learn-passengers-2 = bagage inladen
journey-learn-passengers-3 = een reeks opbouwen

journey-chapter-switches = Wissels en technici
journey-about-switches = Deze kaarten liggen tussen je treinen. Een wissel levert in elke puntentelling punten op, en een technicus waardeert de wagon naast een goede op.
journey-learn-switches-1 = plekken in het midden
journey-learn-switches-2 = punten met wissels
journey-learn-switches-3 = technici goed timen

journey-chapter-storage = Magazijn en fabriek
journey-about-storage = Met het magazijn kies je uit de stapel. Fabrieken liggen tussen je treinen en werken allemaal zodra je er nog een neerlegt.
journey-learn-storage-1 = twee van vier kiezen
journey-learn-storage-2 = gereedschap gebruiken
journey-learn-storage-3 = fabrieken laten werken

journey-chapter-teatime = Koffietijd
journey-about-teatime = Besteed munten aan koffie, taart en champagne voor goede wagons. Ze leveren in elke puntentelling punten op, en wat niemand koopt, is weg.
journey-learn-teatime-1 = iets bestellen
journey-learn-teatime-2 = de juiste wagon
journey-learn-teatime-3 = het juiste moment

## First Class Murder

journey-murder-crime = Er is een moord gepleegd in de trein! Er zijn vier geheime kaarten, en één ervan maakt iemand tot *moordenaar*.
journey-murder-innocent = Volgens die van jou ben je *onschuldig*, en alleen jij ziet dat. Met drie spelers gaat de vierde kaart ongezien weg.
journey-murder-yourself = Deze kaart levert veel op, maar maakt *jou verdacht*. Voer hem uit en gebruik alles.
journey-murder-yourself-declined = Een afgewezen kaart maakt niemand verdacht, maar geeft maar één opwaardering. Voer hem dit keer uit.
journey-murder-yourself-everybody = Door die kaart zouden alle anderen een bewijs trekken. Dat zie je zo meteen.
journey-murder-yourself-lapse = Wacht, er staat nog iets op deze kaart wat je kunt gebruiken.
journey-murder-token = Je beurt is voorbij, dus trok je een *bewijs*. Niemand anders kan zien wat erop staat.
journey-murder-tokens = Op de meeste staan *één tot drie vingerafdrukken*. Een paar geven punten, en met twee raak je een ander bewijs kwijt.
journey-murder-everybody = Nu verdenkt de speler links van je *alle anderen*. Daar hoor jij bij, dus trek je een bewijs.
journey-murder-destroy = Vingerafdrukken kun je uitwissen. Neem de kaart waarmee je *bewijzen vernietigt*.
journey-murder-destroy-declined = Als je hem afwijst, vernietigt hij niets en krijg je alleen een opwaardering.
journey-murder-destroy-other = Met die kaart blijven je bewijzen zoals ze zijn. Je hebt “Bewijzen vernietigen” nodig.
journey-murder-how-many = Hij blijft tot het einde bij je. Eén zo’n kaart vernietigt 1 van je bewijzen, *twee vernietigen er 3*, drie vernietigen er 5.
journey-murder-guilty = Dit is een andere partij, en nu ben *jij de moordenaar*. Als je ontsnapt, krijg je 20 punten.
journey-murder-turn-suspicion = Zorg dat zij verdacht lijken. Verdenk *alle anderen* en gebruik de hele kaart.
journey-murder-turn-declined = Een afgewezen kaart maakt niemand verdacht.
journey-murder-turn-other = Door die kaart krijgt niemand een bewijs. Je hebt “Alle anderen verdenken” nodig.
journey-murder-arrest = Ze trokken allebei een bewijs. Wie aan het einde de *meeste vingerafdrukken* heeft, wordt gearresteerd en kan niet winnen.
journey-murder-contract = Je opdracht vereist *twee “Bewijzen vernietigen”-kaarten*. Neem de tweede en vervul de opdracht.
journey-murder-contract-early = De opdracht vereist twee “Bewijzen vernietigen”-kaarten. Je hebt er nog maar één.
journey-murder-contract-declined = Een afgewezen kaart ligt niet voor je. De opdracht zou hem niet meetellen.
journey-murder-contract-other = Die kaart helpt niet bij je opdracht. Daarvoor heb je een “Bewijzen vernietigen”-kaart nodig.
journey-murder-contract-lapse = De opdracht geeft twee opwaarderingen naar keuze. Gebruik ze allebei.
journey-murder-last-turn = Je laatste beurt, en je hebt acht vingerafdrukken. De moordenaar trekt *nog twee bewijzen*, dus kies goed.
journey-murder-last-yourself = Dat levert 12 punten op, maar ook nog een bewijs. Je zou gearresteerd worden en niet kunnen winnen.
journey-murder-last-other = Dan heb je één “Bewijzen vernietigen”-kaart, en die vernietigt maar 1 bewijs. Je zou gearresteerd worden.
journey-murder-revelation = De anderen spelen hun beurt en alles wordt geteld. Dan komen de twee bewijzen van de moordenaar, en *de politie*.
journey-murder-escape = Drie van je bewijzen zijn vernietigd, en een ander is gearresteerd. Je bent ontsnapt, goed voor *20 punten*!

## Murder for two players

journey-two-dummies = Met twee spelers doen er *twee dummy’s* mee. A hoort bij rij 1 en B bij rij 3.
journey-two-whodunit = Elke dummy heeft ook een geheime kaart. Dus *een van jullie vieren* is zeker de moordenaar.
journey-two-clear-row = Kijk eens wat een dummy doet. Neem deze kaart: het is de tweede uit rij 1, dus de *rij wordt opgeruimd*.
journey-two-clear-yourself = Laat die in de rij liggen. Hij is voor de dummy bedoeld.
journey-two-clear-other = Die kaart bedoel ik niet. Neem de verlichte, dan wordt rij 1 opgeruimd.
journey-two-dummy-a = “Jezelf verdenken” lag nog in de rij en ging naar *dummy A*. Daarom trok A een bewijs.
journey-two-watch = Nu ruimt de ander rij 3 op. Daar ligt nog een moordkaart, en die gaat naar *dummy B*.
journey-two-dummy-b = B verdacht alle anderen. Dus trok dummy A een bewijs, en *jullie allebei* ook.
journey-two-row-2 = Een dummy houdt “Bewijzen vernietigen”-kaarten. Moordkaarten die in rij 2 overblijven, gaan gewoon *uit het spel*.
journey-two-cunning = Je hebt al zes vingerafdrukken; dat is genoeg. Neem een kaart waardoor *een dummy een bewijs trekt*, maar jij niet.
journey-two-cunning-yourself = Door die kaart krijg je zelf nog een bewijs.
journey-two-cunning-declined = Als je hem afwijst, krijg je geen bewijs. Maar dan blijft er in rij 1 geen moordkaart voor dummy A over.
journey-two-cunning-row-3 = Dan wordt rij 3 opgeruimd en krijgt dummy B een kaart. B zou alle anderen verdenken, jou ook.
journey-two-cunning-nobody = Door die kaart trekt nu geen dummy een bewijs. Kijk wat er in rij 1 en 3 overblijft.

## Passengers & Luggage

journey-boarding-cards = Op de meeste instapkaarten staan een *passagier* voor de bovenste trein en bagage voor de onderste. Jij kiest.
journey-boarding-passenger = Neem deze kaart en kies de passagier. Die gaat naar de *eerste vrije wagon* van de bovenste trein.
journey-boarding-passenger-luggage = Dat is de bagage. Kies dit keer de passagier, voor de bovenste trein.
journey-boarding-passenger-declined = Als je hem afwijst, is de kaart weg en stapt er niemand in. Voer hem uit.
journey-boarding-waits = Nu wacht hij nog. Zijn wagon moet *minstens 1 waard* zijn, en dat klopt, maar ook de conducteur moet er zijn geweest.
journey-boarding-seated = Stuur dus de *bovenste conducteur* naar hem toe. Dan stapt hij in en betaalt de drie munten op zijn kaart.
journey-boarding-seated-lower = Dat is de conducteur van de onderste trein. Je passagier wacht bij de bovenste.
journey-boarding-seated-other = Met die kaart komt de conducteur niet bij de passagier.
journey-boarding-second = Elke passagier betaalt ook een munt voor *iedereen die er al zat*. Laat er een instappen en gebruik ook de bonus.
journey-boarding-second-other = Op die kaart staat geen passagier. Neem de instapkaart.
journey-boarding-second-lapse = De kaart geeft ook twee conducteurstappen. Gebruik ze allebei.
journey-boarding-luggage = *Bagage* gaat naar de onderste trein en levert punten op. Neem dit zware stuk, goed voor 9.
journey-boarding-luggage-declined = Als je hem afwijst, is de kaart weg, en de 9 punten ook.
journey-boarding-luggage-other = Op die kaart staat zulke bagage niet. De verlichte heeft 9 punten.
journey-boarding-loaded = De bagage wacht: de wagon is nog 0 waard. *Waardeer die op* en leg dan de wagon aan die de bagage geeft.
journey-boarding-loaded-upper = Die wagon rijdt in de bovenste trein. De bagage wacht bij de onderste.
journey-boarding-loaded-other = Laat die kaart liggen. Met de verlichte breng je de wagon met de bagage van 0 naar 1.
journey-boarding-both = Er wachten twee passagiers. Laat ze met één kaart allebei instappen: hun munten komen *aan het einde van het kader*.
journey-boarding-both-other = Laat die kaart even liggen. Met de verlichte komen je conducteurs het verst.
journey-boarding-both-lapse = De conducteur is nog niet bij allebei geweest. Gebruik eerst zijn overige stappen.
journey-boarding-full = Ook beroemdheden *bezetten een wagon*, en in je bovenste trein is er geen meer vrij. Neem deze kaart dus voor de bagage.
journey-boarding-full-declined = Als je hem afwijst, laad je niets. In de onderste trein is nog een wagon vrij.
journey-boarding-full-other = Op die kaart staat geen bagage.
journey-boarding-contract = Je opdracht vereist *twee passagiers* of twee stuks bagage. Neem wat er ontbreekt en vervul hem.
journey-boarding-contract-early = Je hebt er van elke soort één. De opdracht vereist er twee van dezelfde soort.
journey-boarding-contract-other = Die kaart brengt geen passagier en geen bagage.
journey-boarding-most = Er zijn drie stuks ingeladen, dus een vierde geeft *6 punten extra*. Welke kaart levert meteen 15 punten op?
journey-boarding-most-passenger = Een passagier brengt munten. Alleen bagage levert meteen punten op.
journey-boarding-most-14 = Bijna: 8 punten en 6 extra is 14. Eén kaart heeft een zwaarder stuk.
journey-boarding-most-other = Die kaart levert geen 15 punten op. Zoek zware bagage.

## Switches & Mechanics

journey-middle-places = Wissels en technici liggen *tussen je treinen*. Plek 1 is bij kaart 1 en 2, plek 2 bij kaart 3 en 4, enzovoort.
journey-switch-take = Neem deze wissel. Hij gaat naar de *volgende plek*, en dat is plek 1.
journey-switch-take-declined = Als je hem afwijst, krijg je alleen een opwaardering. Voer hem uit, dan ligt hij tussen je treinen.
journey-switch-take-other = Die kaart is geen wissel.
journey-switch-arrows = De bovenste pijl kijkt naar de linkerkaart erboven, en die *telt al*. De onderste kijkt naar de rechterkaart eronder.
journey-switch-lower = Die *rechterkaart* moet minstens 1 waard zijn, en de conducteur moet er zijn geweest. Doe allebei met deze kaart.
journey-switch-lower-upper = Die wagon rijdt in de bovenste trein. De onderste pijl kijkt naar de rechterkaart van de onderste trein.
journey-switch-lower-other = Met die kaart kun je niet allebei: de rechterkaart opwaarderen en bereiken.
journey-switch-lower-lapse = Er staat meer op deze kaart. De onderste pijl heeft de opwaardering én de conducteur nodig.
journey-mechanic-take = Een technicus geeft meteen wat in zijn kader staat. Dan waardeert hij een rechterkaart op als de linker *minstens 2 waard* is.
journey-mechanic-take-declined = Als je hem afwijst, werkt hij helemaal niet voor je. Voer de kaart uit.
journey-mechanic-take-other = Die kaart is geen technicus.
journey-mechanic-waits = Boven is de linkerkaart 2 waard, dus de rechter ging omhoog. Onder *wacht hij* tot de linker 2 waard is.
journey-mechanic-works = Hij heeft geen conducteur nodig, alleen de *waarde van de linkerkaart*. Geef hem werk in de bovenste trein.
journey-mechanic-works-lower = Daar zou hij de wagon ernaast van 0 naar 1 brengen. Begin met de bovenste trein.
journey-mechanic-works-other = Laat die kaart liggen. De verlichte brengt een wagon van 1 naar 2, en daar wacht hij op.
journey-mechanic-new-car = Ligt er rechts nog geen kaart, dan legt een technicus een *0-wagon* aan. Rijd twee steden en leg hem daarvoor neer.
journey-mechanic-new-car-covers = Zo zou hij je wissel bedekken, en die telt dan niet meer. Leg hem op plek 2.
journey-mechanic-mail-car = Bij plek 3 zit er een addertje onder het gras. Rechts ligt daar altijd de postwagon, en die *houdt een technicus tegen*: zijn werk vervalt.
journey-mechanic-cover = Laat deze technicus daarom de wissel op plek 2 *bedekken*, die nog niets oplevert. Daar kan hij werken.
journey-mechanic-cover-mail-car = De rechterkaart van plek 3 is de postwagon. Daar kan hij nooit iets opwaarderen.
journey-mechanic-cover-lapse = Op plek 1 zijn boven beide wagons 4 waard. De rechter mag niet beter zijn, dus zijn werk zou vervallen.
journey-mechanic-cover-frame = Gebruik eerst alles uit zijn kader, de munten en de stap.
journey-switch-best = Je treinen leveren bij een telling 48 punten op. Zoek één kaart, en de plek ervoor, om daar *68 van te maken*.
journey-switch-best-cover = Als je je wissel bedekt, verlies je de punten die hij nu geeft. Er is een betere plek.
journey-switch-best-seven = Die wissel vereist 7-wagons. Op plek 2 heb je er geen.
journey-switch-best-other = Met die kaart komen er in de volgende puntentelling geen 20 punten bij.

## Storage & Factory

journey-storage-pile = Het magazijn opent de stapel voor je. Je trekt er *drie kaarten* van.
journey-storage-take = Neem het *magazijn* en kijk wat het brengt.
journey-storage-take-declined = Als je het afwijst, krijg je alleen een opwaardering en trek je niets.
journey-storage-take-other = Die kaart is niet het magazijn.
journey-storage-use = Je mag *twee van deze vier* gebruiken: drie kaarten en een gereedschapskist. Een route kan niet; leg eerst twee wagons aan.
journey-storage-use-lapse = Deze kaart geeft nog een wagon. Leg die ook aan.
journey-storage-toolbox = Kies als tweede de *gereedschapskist*, een opwaardering naar keuze. Waardeer er een wagon mee op.
journey-storage-toolbox-conductor = Die kaart zou ook kunnen. Probeer dit keer de gereedschapskist.
journey-storage-back = Gebruikt of niet, de drie kaarten gaan *terug in de stapel*. Alleen het magazijn komt bij je genomen kaarten.
journey-factory-first = Een fabriek is een tussenkaart en *werkt meteen*. Leg hem neer en waardeer een wagon op.
journey-factory-first-limit = Die wagon zou 4 waard worden. De beste van de twee linkerkaarten is hier de grens, en dat is 2.
journey-factory-first-declined = Als je hem afwijst, krijg je één opwaardering en werkt hij nooit. Voer hem uit.
journey-factory-first-other = Die kaart is geen fabriek.
journey-factory-number = Een fabriek geeft zoveel opwaarderingen als het *nummer van zijn plek*. De beste linkerkaart daar is de grens.
journey-factory-second = Leg een tweede fabriek neer: ze *werken allemaal*, van rechts naar links. Gebruik elke opwaardering.
journey-factory-second-cover = Zo bedek je je eerste fabriek. Leg deze op plek 2, dan kunnen ze allebei werken.
journey-factory-second-lapse = Er is nog een opwaardering. Kan er geen wagon omhoog, leg dan een 0-wagon aan.
journey-factory-third = Wissels delen deze plekken. Haal *drie opwaarderingen* uit deze fabriek en bedek niets.
journey-factory-third-cover = Daar zou hij je wissel bedekken en maar één opwaardering geven.
journey-factory-third-two = Op plek 2 zou hij je fabriek bedekken en maar twee opwaarderingen geven.
journey-storage-again = Nu iets moeilijkers. Neem nog eens het *magazijn*.
journey-storage-best = Je treinen leveren bij een telling 11 punten op. Gebruik er twee van de vier, zodat het er *28 worden*.
journey-storage-best-car = Die kaart brengt te weinig voor 28. Denk aan je conducteurs en aan je beste wagon.
journey-storage-best-lapse = Nog niet stoppen. Iets op deze kaart helpt je nog op weg naar 28.

## Teatime

journey-tea-orders = In ronde 1 en 2 willen de gasten koffie. Een bestelling kost *2 munten*, uit welke kolom ook.
journey-tea-buy = Koffie is voor een wagon die *minstens 1 waard* is. Bestel die met 5 punten.
journey-tea-buy-zero = Die wagon is 0 waard. Koffie is voor een wagon die minstens 1 waard is.
journey-tea-buy-best = Die levert in elke puntentelling minder op, voor dezelfde 2 munten.
journey-tea-buy-first = Een kaart nemen kan straks. Bestel eerst de koffie.
journey-tea-scores = De conducteur is al bij deze wagon geweest. De koffie levert dus in *elke puntentelling* 5 punten op.
journey-tea-last-turn = Het is de *laatste beurt* voor de eerste puntentelling. Bestel nog een koffie en leg deze routekaart aan.
journey-tea-last-coin = Bewaar die munt. Voor de koffie heb je ze allebei nodig.
journey-tea-last-end = Je hebt nog niet besteld, en in de volgende ronde is er geen koffie meer.
journey-tea-last-other = Neem dit keer de routekaart. Die gaat vanzelf naar je tableau.
journey-tea-cake = Na de telling komt er taart, voor wagons die minstens 2 waard zijn. Koffie die niemand kocht, is *weg*.
journey-tea-champagne = Champagne vereist een *7-wagon*, en elke trein krijgt er maar één. Breng de telling van je treinen met 2 munten op 35.
journey-tea-champagne-reached = De conducteur is nog niet bij die wagon geweest, dus de champagne zou niets opleveren.
journey-tea-champagne-best = Dat is te weinig voor 35. Let op de punten en op waar de conducteurs staan.
journey-tea-champagne-first = Eerst de champagne. Je kaart neem je daarna.

## Advice for a first game with two modules

journey-pair-AB = Waardeer vroeg de eerste wagon van elke trein op. Dat helpt bij je opdrachten, en met een beroemdheid telt hij dubbel.
journey-pair-AC = Bonussen van opdrachten laten geen vingerafdrukken achter. Neem “Jezelf verdenken” alleen als je later bewijzen kunt vernietigen.
journey-pair-AD = Laat passagiers vroeg instappen en besteed hun munten aan de wagons voor je opdrachten. Kijk eerst wat elke opdracht vereist.
journey-pair-AE = De opwaardering van een technicus kan de reeks wagons voor een opdracht compleet maken. Verhoog eerst de linkerkaart van zijn plek.
journey-pair-AF = Fabrieken maken veel gelijke wagons, en dat past bij opdrachten die er drie of vier van één waarde vereisen.
journey-pair-BC = Beroemdheden en ansichtkaarten laten geen vingerafdrukken achter. Verzamel je die, laat “Jezelf verdenken” dan aan anderen over.
journey-pair-BD = In een wagon past maar één gast. Een beroemdheid in een goedkope wagon houdt daar een passagier of bagage weg.
journey-pair-BE = Maak kaart 1 van de bovenste trein je beste: goed voor een beroemdheid, een wissel en een technicus.
journey-pair-BF = Een fabriek op plek 1 kan de beste eerste wagon niet opwaarderen. Verhoog de wagon van een beroemdheid dus op een andere manier.
journey-pair-CD = Met munten van passagiers koop je zonder verdenking wat je nodig hebt. Verdenk in je vrije beurten anderen of vernietig bewijzen.
journey-pair-CE = Wissels en technici leveren punten op zonder bewijzen. Tel je vingerafdrukken voordat je jezelf verdenkt voor meer punten.
journey-pair-CF = Verdenken en bewijzen vernietigen kan niet met het magazijn. Neem zulke kaarten op tijd uit het aanbod.
journey-pair-DE = Breng de eerste wagons snel naar 1 en stuur je conducteurs erheen: goed voor passagiers, bagage en wissels.
journey-pair-DF = Fabrieken brengen veel wagons naar 1, en dat hebben passagiers en bagage nodig. Het magazijn helpt aan conducteurstappen.
journey-pair-EF = Wissels, technici en fabrieken delen vier plekken. Plan ze vanaf links en bedek technici die hun werk hebben gedaan.
