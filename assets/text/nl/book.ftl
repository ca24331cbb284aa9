# First Class, Nederlands: het regelboek. Words in [square brackets|3.4] are links to clauses.

chapter-1 = Voorbereiding
chapter-2 = Ronden
chapter-3 = Je beurt
chapter-4 = Treinen
chapter-5 = De route
chapter-6 = Munten
chapter-7 = Opdrachten
chapter-8 = Puntentellingen
chapter-9 = Einde van het spel
chapter-10 = De opdrachten
chapter-11 = Beroemdheden en ansichtkaarten
chapter-12 = Wie is de moordenaar?
chapter-13 = Passagiers en bagage
chapter-14 = Wissels en technici
chapter-15 = Magazijn en fabriek
chapter-16 = Koffietijd

## 1 Setting up

clause-1-1 = Spelers en modules
clause-1-1-text = Er doen twee tot vier spelers mee. Kies twee verschillende modules uit A tot en met F; zo is geen partij hetzelfde. Aan elk tweetal kun je [Koffietijd|16.1] toevoegen.

clause-1-2 = Drie stapels
clause-1-2-text = De actiekaarten vormen drie stapels van 40 kaarten: stapel 1 is groen, stapel 2 blauw en stapel 3 rood. In elke stapel zitten 24 basiskaarten en acht kaarten van elk van de twee modules, door elkaar geschud.

clause-1-3 = Waar je mee begint
clause-1-3-text = Je begint met één munt, op het onderste veld van [kolom 1|6.1], en zonder punten. Elk van je twee treinen heeft één 0-wagon. Vóór de eerste wagon van elke trein staat een conducteur, en je locomotief wacht in Parijs. Naast je tableau liggen je vier [postwagons|4.4].

clause-1-4 = De locomotieftegels
clause-1-4-text = Acht locomotieftegels liggen op volgorde: 5, 6, 7, 8, 12, 13, 14 en 15, met de 5 bovenop. De eerste vier leveren elk twee [opwaarderingen naar keuze|4.3] op, de laatste vier elk maar één.

clause-1-5 = Je eerste “Einde spel”-kaart
clause-1-5-text = De speler rechts van de startspeler trekt één “Einde spel”-kaart meer dan er spelers zijn, houdt er één en geeft de rest tegen de klok in door. Dat gaat zo verder tot iedereen er één heeft; de laatste kaart wordt teruggeschud. De kleine actie op de kaart die je houdt, voer je niet uit. Daarna worden er vier kaarten open neergelegd: het [open aanbod|6.5].

clause-1-6 = De kaarten neerleggen
clause-1-6-text = Leg 18 actiekaarten van stapel 1 open neer, in drie rijen van zes. De [startspelertegel|3.7] ligt links van de bovenste rij.

clause-1-7 = Niets raakt op
clause-1-7-text = Er zijn altijd genoeg wagons en munten. Hoeveel je er ook krijgt, je krijgt ze allemaal.

question-1-1 = Welke modules zijn geschikt voor een eerste partij?
question-1-1-text = A en B. Daarmee komen er [opdrachten|10.1], beroemdheden en ansichtkaarten bij, en die spreken voor zich. Probeer daarna A met C, dan B met E, dan C met D.

question-1-2 = Krijg ik de kleine actie van de “Einde spel”-kaart die ik aan het begin houd?
question-1-2-text = Nee. Die krijg je alleen van een “Einde spel”-kaart die je tijdens het spel [neemt of koopt|6.5]. De kaart die je aan het begin houdt, telt aan [het einde|9.3] mee zoals elke andere.

question-1-3 = Kunnen de wagons of de munten opraken?
question-1-3-text = Nee, van allebei [zijn er altijd genoeg|1.7].

## 2 Rounds

clause-2-1 = Zes ronden
clause-2-1-text = Elke stapel gaat twee ronden mee, dus er zijn in totaal zes ronden. Een ronde is afgelopen als iedereen drie keer aan de beurt is geweest. Voor de tweede ronde met een stapel worden er nog eens 18 kaarten neergelegd. De laatste vier blijven gedekt liggen tot de puntentelling en gaan dan uit het spel; alleen het [magazijn|15.1] kan er nog van trekken.

clause-2-2 = Na elke tweede ronde
clause-2-2-text = Na ronde 2, 4 en 6 volgt een [puntentelling|8.1]. Na de derde komt de [eindtelling|9.1].

clause-2-3 = Een rij opruimen
clause-2-3-text = Zodra er uit een rij evenveel kaarten verdwenen zijn als er spelers zijn, gaat de rest van die rij uit het spel. Of die kaarten genomen of verwijderd zijn, maakt niet uit. Elke beurt verdwijnt er precies één kaart: de kaart die je neemt, of de kaart die de [startspelertegel|3.7] verwijdert. De laatste rij wordt dus met de laatste beurt van de ronde opgeruimd.

clause-2-4 = De nieuwe startspeler
clause-2-4-text = Aan het einde van de ronde, nog vóór een puntentelling, wordt degene die de [startspelertegel|3.7] heeft genomen startspeler, en de tegel gaat terug. Heeft niemand hem genomen, dan verandert er niets en krijgt ook niemand een vergoeding.

example-row = Een rij wordt opgeruimd
example-row-1 = Er spelen drie mensen. Anna en Brandt hebben elk een kaart uit de middelste rij genomen, dus er liggen er nog vier.
example-row-2 = Duval neemt er een van. Nu zijn er drie kaarten uit de rij verdwenen, evenveel als er spelers zijn.
example-row-3 = De andere drie kaarten gaan meteen uit het spel. Met de andere rijen gebeurt niets.

question-2-1 = Wat gebeurt er met de kaarten die niemand neemt?
question-2-1-text = Die gaan uit het spel zodra [hun rij wordt opgeruimd|2.3]. De vier kaarten die nooit worden neergelegd, verdwijnen bij de [puntentelling|2.1] van hun stapel.

question-2-2 = Verdwijnt de startspelertegel samen met de bovenste rij?
question-2-2-text = Nee. Hij hoort niet bij de rij en blijft liggen tot [iemand hem neemt|3.7]. Doet niemand dat, dan [blijft de startspeler dezelfde|2.4].

question-2-3 = Liggen er met twee spelers evenveel kaarten als met vier?
question-2-3-text = Ja, elke ronde worden er 18 kaarten neergelegd. Met twee spelers wordt een rij al na twee kaarten [opgeruimd|2.3], dus de meeste kaarten verdwijnen zonder dat iemand ze neemt.

## 3 Your turn

clause-3-1 = Eén kaart per beurt
clause-3-1-text = Neem één actiekaart. Voer hem uit, helemaal of voor een deel, of wijs hem af: dan gebruik je niets van de kaart en krijg je in plaats daarvan één [opwaardering naar keuze|4.3]. Of neem de [startspelertegel|3.7]; die kun je niet afwijzen.

clause-3-2 = Ervoor en erna
clause-3-2-text = Voor en na het nemen van je kaart mag je zo vaak je wilt [munten uitgeven|6.2] en [opdrachten vervullen|7.2]. Dat mag alleen in je eigen beurt of in jouw deel van een puntentelling.

clause-3-3 = Kaders
clause-3-3-text = Een kader is de omlijning om de symbolen van één actie. Handel de symbolen één voor één af, in een volgorde naar keuze, elk helemaal, voor een deel of niet. Maak het hele kader af voordat je iets anders doet. Als je een kaart uitvoert, begin je met het kader op die kaart.

clause-3-4 = Kaders die wachten
clause-3-4-text = Een kader dat je onderweg krijgt, wacht tot het huidige klaar is: dat van een postwagon of een locomotieftegel bijvoorbeeld, van een opdracht of van een passagier die instapt. Alleen de kleine actie van een [“Einde spel”-kaart|6.5] komt daar tussendoor. Handel daarna de wachtende kaders af, in een volgorde naar keuze; tussendoor mag je [munten uitgeven|6.2] en [opdrachten vervullen|7.2]. Wat aan het einde van je beurt nog wacht, vervalt, maar het spel vraagt het je eerst.

clause-3-5 = Punten wachten nooit
clause-3-5-text = Punten tellen meteen, en [puntensteden|5.2] ook. Ze horen nooit bij een kader dat wacht.

clause-3-6 = Je genomen kaarten
clause-3-6-text = Een kaart die je hebt uitgevoerd of afgewezen, gaat naar je stapel genomen kaarten en telt mee aan [het einde|9.3]. Sommige kaarten blijven na het uitvoeren op tafel: routekaarten, opdrachten, beroemdheden, ansichtkaarten, passagiers en bagage, tussenkaarten en “Bewijzen vernietigen”-kaarten. Een opdracht gaat naar de stapel zodra je hem hebt vervuld.

clause-3-7 = De startspelertegel
clause-3-7-text = Neem je deze tegel, dan krijg je twee munten en word je aan het einde van de ronde [startspeler|2.4]. De eerste speler links van je krijgt niets, de tweede een 0-wagon, de derde een 0-wagon of één opwaardering van 0 naar 1. Daarna gaat de meest linkse kaart van de bovenste rij die er nog ligt uit het spel. Zo kan er ook [een rij worden opgeruimd|2.3].

clause-3-8 = In de beurt van anderen
clause-3-8-text = Kaders die je in de beurt van een ander krijgt, worden na die beurt afgehandeld, met de klok mee vanaf de speler die aan de beurt was. Je handelt ook alles af wat daaruit volgt, een postwagon bijvoorbeeld, maar mag daarbij geen munten uitgeven en geen opdrachten vervullen. Met de optie “Bonussen wachten op je beurt”, die standaard uit staat, handel je ze af aan het begin van je volgende beurt, of aan het einde van de ronde als je daarin niet meer aan de beurt komt.

example-start-tile = De startspelertegel
example-start-tile-1 = Anna neemt de startspelertegel en krijgt twee munten.
example-start-tile-2 = De meest linkse kaart van de bovenste rij gaat uit het spel en haar beurt is voorbij. Aan het einde van de ronde wordt ze startspeler.
example-start-tile-3 = Nu de vergoedingen: Brandt, links van Anna, krijgt niets. Duval is de volgende en legt een 0-wagon aan haar bovenste trein.
example-start-tile-4 = Whitlock, de derde links van Anna, mag kiezen tussen een 0-wagon en een opwaardering van 0 naar 1, en waardeert een wagon op.

example-chain-1 = Een munt vóór een kader
example-chain-1-1 = Anna legt de vijfde kaart van haar bovenste trein aan, dus er volgt een postwagon. De bonus daarvan, twee stappen voor elke conducteur, moet wachten.
example-chain-1-2 = Haar eerste kader is klaar. Voordat ze de bonus gebruikt, geeft ze een munt uit kolom 1 uit voor een 0-wagon, de zevende kaart.
example-chain-1-3 = Nu zetten haar conducteurs elk twee stappen. Zonder de nieuwe wagon was er in de bovenste trein maar plaats voor één stap geweest.

question-3-1 = Telt een afgewezen kaart aan het einde mee?
question-3-1-text = Ja. Hij gaat naar je [stapel genomen kaarten|3.6] en telt voor je [“Einde spel”-kaarten|9.3] zoals elke andere. Je kunt een kaart afwijzen alleen om hem te hebben.

question-3-2 = Mag ik een kaart nemen die ik niet helemaal kan uitvoeren?
question-3-2-text = Ja. Elk symbool mag je [helemaal, voor een deel of niet|3.3] gebruiken. Maar alleen voor een kaart die je afwijst, krijg je de [opwaardering naar keuze|3.1].

question-3-3 = Kan ik midden in een kader munten uitgeven?
question-3-3-text = Nee, je [maakt het kader eerst af|3.3]. Er is één uitzondering: krijg je meer munten dan er op je tableau passen, dan [maak je er op dat moment plaats voor|6.4].

question-3-4 = Kan ik een kader voor mijn volgende beurt bewaren?
question-3-4-text = Nee. Wat aan het einde van je beurt [nog wacht|3.4], vervalt. Maar een [opdracht|7.2] kun je wel bewaren en in een latere beurt vervullen.

question-3-5 = Mag de startspeler de startspelertegel nemen?
question-3-5-text = Ja. Je krijgt de [twee munten|3.7], de anderen krijgen gewoon hun vergoeding en je blijft startspeler.

question-3-6 = Kan ik iets doen terwijl anderen spelen?
question-3-6-text = Alleen afhandelen wat je in hun beurt [krijgt|3.8]. Munten en opdrachten moeten wachten tot je zelf aan de beurt bent.

## 4 Trains

clause-4-1 = Nieuwe wagons
clause-4-1-text = Een nieuwe 0-wagon leg je rechts achteraan bij een van je treinen. Krijg je er meer, dan kies je voor elke wagon opnieuw een trein.

clause-4-2 = Stap voor stap
clause-4-2-text = Een wagon gaat telkens één stap omhoog: 0, 1, 2, 4, 7, 12. Hij mag nooit meer waard zijn dan de dichtstbijzijnde wagon links ervan in dezelfde trein. De [postwagon|4.4] wordt daarbij overgeslagen: de zevende kaart wordt met de vijfde vergeleken.

clause-4-3 = Opwaarderingen
clause-4-3-text = Een afgedrukte opwaardering, bijvoorbeeld van 1 naar 2, brengt één wagon van precies die waarde één stap omhoog. Met een opwaardering naar keuze breng je een wagon naar keuze [één stap|4.2] omhoog, of leg je een 0-wagon aan.

clause-4-4 = Postwagons
clause-4-4-text = Op de vijfde kaart van een trein volgt meteen een van je postwagons die je nog niet hebt gebruikt; je kiest zelf welke. De bonus ervan is een [kader dat wacht|3.4]. Een trein heeft hoogstens één postwagon. Een postwagon levert geen punten op, kan niet worden opgewaardeerd en biedt niemand plaats.

clause-4-5 = Locomotieftegels
clause-4-5-text = Op de negende kaart van een trein volgt meteen de bovenste locomotieftegel. De opwaarderingen naar keuze daarvan zijn een [kader dat wacht|3.4]; je mag ze in beide treinen gebruiken. De trein is nu compleet en kan niet langer worden, maar de wagons kun je nog wel opwaarderen. Hebben twee treinen recht op een tegel, dan gaat de trein voor waarvan de negende kaart het eerst lag.

clause-4-6 = Conducteurs
clause-4-6-text = Bij het symbool met twee conducteurs mag elk van beide zoveel kaarten naar rechts als er pijlen zijn. Bij het symbool met één conducteur zijn de pijlen het totale aantal stappen: verdeel ze naar wens over je conducteurs. Een conducteur komt nooit voorbij de laatste kaart van de trein; resterende stappen vervallen.

clause-4-7 = Constantinopel
clause-4-7-text = De eerste drie conducteurs die op een [locomotieftegel|4.5] staan, leveren meteen 20, 10 en 5 punten op. Alle conducteurs van alle spelers tellen mee; je kunt dus met allebei punten krijgen.

example-cars-2 = Twee nieuwe wagons
example-cars-2-1 = Anna voert een kaart met twee 0-wagons uit. Haar treinen hebben tot nu toe elk maar één kaart.
example-cars-2-2 = Ze kan ze allebei aan haar bovenste trein leggen, die dan drie kaarten telt.
example-cars-2-3 = Of ze legt aan elke trein één wagon.

example-up-01 = Van links naar rechts
example-up-01-1 = Brandt mag één wagon opwaarderen van 0 naar 1. In de bovenste trein liggen twee 0-wagons.
example-up-01-2 = Alleen de linker kan omhoog. De rechter zou meer waard worden dan de wagon links ervan.

example-up-any = Een opwaardering naar keuze
example-up-any-1 = Whitlock heeft een opwaardering naar keuze en wil een tweede 7-wagon in de onderste trein.
example-up-any-2 = De linker van de twee 4-wagons gaat één stap omhoog, naar 7. De andere kan niet: die zou meer waard worden dan de wagon links ervan.
example-up-any-3 = Een afgedrukte opwaardering van 4 naar 7 had precies hetzelfde gedaan.

example-mail = De zesde kaart
example-mail-1 = Duval voert een kaart uit en legt een 0-wagon aan. Het is de vijfde kaart van haar bovenste trein.
example-mail-2 = Er volgt meteen een postwagon. Ze kiest die met de locomotief.
example-mail-3 = Haar eerste kader is klaar, dus nu komt de bonus: haar locomotief rijdt twee steden verder en ze krijgt 3 punten.

example-tile = De tiende kaart
example-tile-1 = Whitlock legt een 0-wagon aan de onderste trein. Het is de negende kaart van die trein.
example-tile-2 = Meteen volgt de bovenste locomotieftegel, de 5. Die levert twee opwaarderingen naar keuze op.
example-tile-3 = De ene brengt een wagon in de bovenste trein van 4 naar 7, de andere een wagon in de onderste trein van 7 naar 12.

example-cond-both = Beide conducteurs
example-cond-both-1 = Duval voert een symbool met twee conducteurs en twee pijlen uit.
example-cond-both-2 = Haar conducteurs gaan elk twee kaarten naar rechts.

example-cond-split = Eén conducteur, drie pijlen
example-cond-split-1 = Brandt voert een symbool met één conducteur en drie pijlen uit: drie stappen in totaal.
example-cond-split-2 = Met één stap komt de onderste conducteur bij de laatste kaart van die trein. De andere twee stappen zijn voor de bovenste conducteur.
example-cond-split-3 = Een vierde stap zou vervallen: allebei de conducteurs staan nu op de laatste kaart van hun trein.

example-const = De eerste drie conducteurs
example-const-1 = De conducteur van Duvals bovenste trein staat als allereerste op een locomotieftegel. Ze krijgt meteen 20 punten.
example-const-2 = De conducteur van Brandt is de tweede en levert 10 punten op.
example-const-3 = Later is de conducteur van Duvals onderste trein de derde. Ze krijgt nog 5 punten, samen 25; na haar valt hier niets meer te halen.

question-4-1 = Begint de conducteur op de eerste wagon?
question-4-1-text = Nee, hij staat [vóór de eerste wagon|1.3]. Met de eerste stap komt hij erop, en pas dan levert die wagon [punten|8.2] op.

question-4-2 = Wat betekent “tot” onder een trein?
question-4-2-text = Dat is het hoogste aantal punten dat de trein in een [puntentelling|8.2] zou opleveren na de kaart die je hebt gekozen, of na de symbolen die je nog moet gebruiken. Hoeveel het echt wordt, hangt ervan af waar je ze gebruikt.

question-4-3 = Mag ik dezelfde wagon in één beurt twee keer opwaarderen?
question-4-3-text = Ja, als je twee passende opwaarderingen hebt. Elke opwaardering brengt een wagon [één stap|4.3] omhoog, en geen stap kan worden overgeslagen.

question-4-4 = Telt een postwagon mee als een conducteur loopt?
question-4-4-text = Ja. Het is een kaart zoals elke andere, dus het kost één stap om erop te komen. Alleen bij het vergelijken van waarden wordt hij [overgeslagen|4.2].

question-4-5 = Gebruik ik alle vier de postwagons?
question-4-5-text = Nee, slechts twee: [één in elke trein|4.4]. Ligt de eerste er, dan kies je voor je tweede trein uit de andere drie.

question-4-6 = Kan ik een wagon aan een complete trein leggen?
question-4-6-text = Nee. Ligt er een [locomotieftegel|4.5] aan het eind, dan passen nieuwe wagons alleen nog aan je andere trein. Zijn ze allebei compleet, dan vervallen nieuwe wagons.

## 5 The route

clause-5-1 = Jouw route
clause-5-1-text = Je locomotief rijdt vanuit Parijs naar links. Op je tableau staan van begin af aan drie steden: een bonusstad die twee munten oplevert, en daarna puntensteden van 3 en 5. Een routekaart verlengt de route links met één tot vier steden.

clause-5-2 = Steden
clause-5-2-text = Een puntenstad levert één keer punten op, zodra je locomotief hem bereikt of passeert. Een bonusstad die je hebt bereikt of gepasseerd, geeft je vanaf dan in elke [puntentelling|8.1] zijn [kader|3.3]. Bereik je hem tijdens een puntentelling, dan telt hij ook in die al mee.

clause-5-3 = Einde van de route
clause-5-3-text = Je locomotief stopt bij de laatste stad van je route. Resterende stappen vervallen.

example-loco = Van stad naar stad
example-loco-1 = Anna’s locomotief staat bij stad 1. Ze voert een locomotiefsymbool met twee pijlen uit.
example-loco-2 = De locomotief passeert de stad met 3 punten en bereikt die met 5. Beide tellen meteen: samen 8 punten.
example-loco-3 = Later rijdt hij één stad verder, naar een puntenstad van 8 op een routekaart, en krijgt ze 8 punten. Deze steden leveren haar nooit meer iets op.

question-5-1 = Wanneer geeft een bonusstad zijn bonus?
question-5-1-text = Niet als je hem bereikt, maar vanaf dan in elke [puntentelling|8.1]. De stad met twee munten geeft je in een partij zes munten als je er vóór de eerste van de drie bent.

question-5-2 = Gaat mijn locomotief vooruit door een routekaart?
question-5-2-text = Nee. Je [route|5.1] wordt alleen langer, zodat je locomotief ergens naartoe kan.

question-5-3 = Moet ik in elke stad stoppen?
question-5-3-text = Nee. Een stad die je [passeert|5.2], telt net zo goed als een stad waar je stopt.

## 6 Coins

clause-6-1 = Velden voor munten
clause-6-1-text = Je tableau heeft 12 velden: 5 in kolom 1, 5 in kolom 2 en 2 in kolom 3. Nieuwe munten komen in die volgorde op de eerste vrije velden, van onder naar boven, gaten eerst. Een munt blijft op zijn veld liggen tot je hem uitgeeft.

clause-6-2 = Wat munten opleveren
clause-6-2-text = Voor een munt uit kolom 1 krijg je een 0-wagon, voor een uit kolom 2 een stap van één conducteur of één stad voor je locomotief, voor een uit kolom 3 een [opwaardering naar keuze|4.3]. Elke munt is ook in te ruilen voor 1 punt. Voor vier munten, uit welke kolom ook, koop je een open [“Einde spel”-kaart|6.5].

clause-6-3 = Gekocht is gebruikt
clause-6-3-text = Wat je met een munt koopt, handel je meteen en helemaal af, voordat je iets anders doet.

clause-6-4 = Te veel munten
clause-6-4-text = Munten die je samen krijgt, leg je samen neer. Passen ze niet, maak dan eerst plaats door [munten uit te geven|6.2]: het spel vraagt er op dat moment om, en wat je koopt wordt meteen afgehandeld. Je kunt de munten die dan nog niet passen ook altijd inruilen voor punten, 1 per munt. In de [beurt van een ander|3.8] gebeurt dat vanzelf.

clause-6-5 = “Einde spel”-kaarten
clause-6-5-text = Als je een “Einde spel”-kaart neemt of koopt, handel je meteen de kleine actie erop af. Het open aanbod wordt pas na je beurt weer tot vier kaarten aangevuld. De punten voor de kaart krijg je aan [het einde|9.3].

example-coins = Waar munten komen te liggen
example-coins-1 = Duval heeft drie munten in kolom 1 en krijgt er drie bij.
example-coins-2 = Met twee ervan is kolom 1 vol. De derde komt op het onderste veld van kolom 2.

example-chain-2 = Plaats voor vier munten
example-chain-2-1 = Duvals kaart geeft haar vier munten, maar er zijn maar twee velden vrij. Ze moet ze alle vier samen neerleggen.
example-chain-2-2 = Ze geeft een munt uit kolom 1 uit voor een 0-wagon en een uit kolom 2 voor een conducteurstap, en handelt die telkens meteen af.
example-chain-2-3 = Nu is er plaats: de vier munten vullen de vrije velden in kolom 1, 2 en 3.

question-6-1 = Wanneer wordt het open aanbod aangevuld?
question-6-1-text = Als de beurt voorbij is, en [pas dan|6.5]. Neem je in één beurt twee “Einde spel”-kaarten, dan kies je de tweede uit de drie die over zijn.

question-6-2 = Schuiven munten omlaag als ik er een onder ze uitgeef?
question-6-2-text = Nee, ze [blijven altijd liggen|6.1]. Het gat wordt gevuld door de volgende munt die je krijgt.

question-6-3 = Verlies ik munten die niet passen?
question-6-3-text = Nee. Je mag er [plaats voor maken|6.4], en elke munt die dan nog niet past, wordt 1 punt.

question-6-4 = Hoeveel munten mag ik in één beurt uitgeven?
question-6-4-text = Zoveel je wilt, [voor en na|3.2] het nemen van je kaart en in jouw deel van een puntentelling.

question-6-5 = Moet ik met mijn laatste munten punten kopen?
question-6-5-text = Dat is niet nodig. Elke munt die je overhoudt, is aan het einde toch al [1 punt|9.2] waard.

## 7 Contracts

clause-7-1 = Een opdracht nemen
clause-7-1-text = Een opdracht die je neemt, ligt open voor je tot je hem vervult. De voorwaarde is het minimum, en beter mag ook: een 12-wagon telt ook als 7, 4, 2, 1 en 0.

clause-7-2 = Een opdracht vervullen
clause-7-2-text = Je mag een opdracht vervullen in je eigen beurt, voor of na het nemen van je kaart, of in jouw deel van een [puntentelling|8.1]. Dat kan maar één keer, nooit midden in een kader en nooit in de beurt van een ander. De bonus is een [kader|3.3].

clause-7-3 = Voorwaarden
clause-7-3-text = Sommige opdrachten vereisen wagons van minstens een bepaalde waarde, over beide treinen samen of in elke trein. Andere vereisen wagons achter elkaar in één trein, zoals 4-2-1; een postwagon onderbreekt die reeks niet, dus kaart 5 en 7 liggen naast elkaar. Dan zijn er de [postwagons|4.4]: in elke trein één, soms zelfs allebei bereikt door hun conducteur. Voor andere heb je een of meer [locomotieftegels|4.5] nodig, of een tegel met een conducteur erop. Sommige modules hebben eigen voorwaarden: beroemdheden en ansichtkaarten samengeteld, een bepaalde verdenkingskaart genomen (ook als je hem hebt afgewezen), twee “Bewijzen vernietigen”-kaarten voor je, of een aantal geplaatste passagiers of stuks bagage.

clause-7-4 = Bonussen
clause-7-4-text = De bonus kan elk kader zijn. Sommige opdrachten geven hem één keer voor elke opdracht die je hebt vervuld, deze meegeteld: dat is één kader waar hij zo vaak in staat. Andere geven één “Einde spel”-kaart voor elke locomotieftegel die je hebt; hun voorwaarde is een [gelegde locomotieftegel|7.3], dus één tegel levert één kaart op en twee tegels twee.

example-contract = Zes goede wagons
example-contract-1 = Anna’s opdracht vereist zes wagons die minstens 2 waard zijn. In haar bovenste trein zijn het er twee.
example-contract-2 = In haar onderste trein zijn het er nog vier: ook de 4-wagons tellen. Samen zes, en ze vervult de opdracht.

question-7-1 = Moet ik een opdracht vervullen zodra dat kan?
question-7-1-text = Nee. Je mag op [een beter moment|7.2] wachten, bijvoorbeeld omdat de bonus nog groeit. Maar een opdracht die aan het einde niet is vervuld, is [niets waard|9.1].

question-7-2 = Kan dezelfde wagon voor twee opdrachten tellen?
question-7-2-text = Ja. Een opdracht kijkt alleen naar [wat je hebt|7.1]; er wordt niets verbruikt.

question-7-3 = Heb ik een afgewezen opdracht nog?
question-7-3-text = Nee. Een [afgewezen kaart|3.6] gaat meteen naar je stapel, en je kunt hem niet meer vervullen.

question-7-4 = Wat als ik een deel van een bonus niet kan gebruiken?
question-7-4-text = Dan mag je de opdracht toch vervullen. Het deel van het [kader|3.3] dat je niet kunt of wilt gebruiken, vervalt.

## 8 Scoring phases

clause-8-1 = Eerst de bonussteden
clause-8-1-text = Vanaf de startspeler met de klok mee krijgt iedere speler een eigen deel van de puntentelling. In dat van jou gebruik je elke bonusstad die je hebt [bereikt|5.2] één keer, na elkaar, in een volgorde naar keuze. Ervoor, ertussen en erna mag je [munten uitgeven|6.2] en [opdrachten vervullen|7.2]. Een stad die je intussen bereikt, telt ook mee. Een kader waaraan je bent begonnen, maak je af voor het volgende, of je ziet er in deze puntentelling van af.

clause-8-2 = Dan de treinen
clause-8-2-text = Daarna levert elk van je treinen de waarde op van alle wagons die de conducteur heeft bereikt of gepasseerd, en van de locomotieftegel als de conducteur erop staat. Kaarten verder naar rechts leveren niets op. Een [beroemdheid|11.1] verdubbelt de wagon waar die in zit. Daarna volgen de [wissels|14.2] en dan de [bestellingen|16.4].

example-score-route = Een stad onderweg
example-score-route-1 = Anna heeft twee bonussteden bereikt: de ene geeft twee munten, met de andere rijdt de locomotief twee steden. Ze mag kiezen welke ze het eerst gebruikt.
example-score-route-2 = Ze begint met de locomotief. Die passeert een puntenstad, goed voor 3 punten, en bereikt nog een bonusstad, die ook in deze puntentelling al meetelt.
example-score-route-3 = Dan gebruikt ze de stad met de munten: nu heeft ze er drie.
example-score-route-4 = Ze geeft een munt uit kolom 1 uit voor een 0-wagon in haar bovenste trein.
example-score-route-5 = Als laatste komt de stad die ze net heeft bereikt: twee conducteurstappen. Dankzij de nieuwe wagon kan ze die allebei in haar bovenste trein zetten.

example-score-train = Wat een trein oplevert
example-score-train-1 = Brandts conducteur staat op de zevende kaart van de bovenste trein. De twee 0-wagons en de postwagon die hij heeft bereikt, leveren niets op.
example-score-train-2 = De trein levert 12 + 4 + 1 + 1 = 18 punten op. De achtste kaart telt niet: daar is de conducteur nog niet.

question-8-1 = Kan ik munten uitgeven die ik tijdens de puntentelling krijg?
question-8-1-text = Ja, in jouw eigen deel ervan, [tussen twee steden|8.1] of na de laatste. Je treinen worden pas geteld als je daarmee klaar bent.

question-8-2 = Moet ik al mijn bonussteden gebruiken?
question-8-2-text = Nee. Een kader mag je [voor een deel of niet|3.3] gebruiken. Waar je van afziet, ben je voor deze puntentelling kwijt, maar in de volgende komt het terug.

question-8-3 = Kan ik mijn treinen nog verbeteren voordat ze geteld worden?
question-8-3-text = Ja. Wat steden, munten en opdrachten je in jouw deel van de [puntentelling|8.1] opleveren, komt vóór het tellen van je treinen.

question-8-4 = Leveren wagons rechts van de conducteur punten op?
question-8-4-text = Nee, wat ze ook waard zijn. Alleen kaarten die hij heeft [bereikt of gepasseerd|8.2], tellen mee.

## 9 The end

clause-9-1 = Open opdrachten
clause-9-1-text = Het spel eindigt na de derde puntentelling. Opdrachten die je dan niet hebt vervuld, zijn niets waard.

clause-9-2 = Overgebleven munten
clause-9-2-text = Elke munt die nog op je tableau ligt, is 1 punt waard.

clause-9-3 = “Einde spel”-kaarten
clause-9-3-text = Er zijn drie soorten: wagon, conducteur en locomotief. Tel voor elke soort de basiskaarten van die soort in je [stapel genomen kaarten|3.6], ook de afgewezen. Tel de punten op je “Einde spel”-kaarten van dezelfde soort op en vermenigvuldig de twee getallen. Het gaat om het aantal kaarten, niet om het aantal symbolen erop.

clause-9-4 = De winnaar
clause-9-4-text = Met “Wie is de moordenaar?” komt de [ontknoping|12.6] het laatst. Daarna wint wie de meeste punten heeft, maar wie gearresteerd is, kan niet winnen. Bij een gelijke stand delen de betreffende spelers de overwinning.

example-end = “Einde spel”-kaarten aan het einde
example-end-1 = Brandt heeft drie wagonkaarten, één conducteurkaart en één locomotiefkaart genomen.
example-end-2 = Op twee van Brandts “Einde spel”-kaarten staan wagons en 2 punten. Op een derde staan locomotieven en 3 punten.
example-end-3 = De wagonkaarten leveren 3 × (2 + 2) = 12 punten op en de locomotiefkaart 1 × 3 = 3, samen 15. Zonder een passende “Einde spel”-kaart levert de conducteurkaart niets op.

question-9-1 = Telt een kaart met drie symbolen drie keer?
question-9-1-text = Nee, hij telt als [één kaart|9.3], wat er ook op staat.

question-9-2 = Tellen kaarten van de modules voor “Einde spel”-kaarten?
question-9-2-text = Nee. Alleen [basiskaarten|9.3] van de drie soorten tellen: wagon, conducteur en locomotief.

question-9-3 = Moet ik een kaart uitvoeren om hem te laten tellen?
question-9-3-text = Nee. [Afgewezen kaarten|3.6] tellen net zo goed.

## 10 Module A

clause-10-1 = Bijna alleen opdrachten
clause-10-1-text = De kaarten van deze module zijn bijna allemaal [opdrachten|7.1]; daarnaast zijn er een paar muntkaarten en kaarten die een “Einde spel”-kaart geven. Verder verandert er niets aan het spel.

question-10-1 = Zijn er zonder deze module ook opdrachten?
question-10-1-text = Ja. Elke module heeft een paar eigen [opdrachten|7.1], alleen niet zoveel.

question-10-2 = Wat doen de muntkaarten en de kaarten met “Einde spel”?
question-10-2-text = Die zitten in elke module. Een muntkaart geeft het kader dat erop staat. Een actiekaart met “Einde spel” laat je een open [“Einde spel”-kaart|6.5] nemen.

## 11 Module B

clause-11-1 = Beroemdheden
clause-11-1-text = Een beroemdheid gaat meteen naar de eerste vrije wagon van een van je treinen: de meest linkse wagon zonder kaart eronder. Daar blijft die, en verdubbelt de wagon in elke [puntentelling|8.2] waarin de conducteur die heeft bereikt. Is er in geen van je treinen een vrije wagon, dan kun je de kaart alleen [afwijzen|3.1].

clause-11-2 = Ansichtkaarten
clause-11-2-text = Een ansichtkaart gaat meteen naar een routekaart naar keuze die er nog geen heeft, en blijft daar. Bij de steden op je tableau kan hij niet. In elke puntentelling geeft iedere bonusstad van die routekaart zijn kader twee keer, telkens als een [eigen kader|3.3]. Puntensteden worden niet verdubbeld. Heb je geen vrije routekaart, dan kun je de ansichtkaart alleen [afwijzen|3.1].

example-celebrity = Een wagon die dubbel telt
example-celebrity-1 = In de eerste wagon van Anna’s bovenste trein reist een beroemdheid. De wagon is 7 waard en haar conducteur heeft hem bereikt.
example-celebrity-2 = In de puntentelling levert deze wagon 14 punten op in plaats van 7.

example-postcard = Twee keer dezelfde bonus
example-postcard-1 = Duval heeft een ansichtkaart bij haar routekaart met een puntenstad en een bonusstad geprikt: twee conducteurstappen.
example-postcard-2 = In de puntentelling gebruikt ze eerst één keer beide stappen en maakt dat kader af.
example-postcard-3 = Dan krijgt ze hetzelfde kader nog eens. De puntenstad leverde punten op toen ze hem bereikte, één keer en niet dubbel.

question-11-1 = Verdubbelt een beroemdheid ook latere opwaarderingen?
question-11-1-text = Ja. Het gaat om de waarde van de wagon in de [puntentelling|11.1]. Een beroemdheid verdubbelt wat de wagon op dat moment waard is.

question-11-2 = Mag ik zelf een wagon voor een beroemdheid kiezen?
question-11-2-text = Je kiest de trein. Daarin neemt de beroemdheid altijd de [eerste vrije wagon|11.1] van links, wat die ook waard is.

question-11-3 = Kan een ansichtkaart de twee munten van mijn eerste stad verdubbelen?
question-11-3-text = Nee. Die stad staat op je tableau, en ansichtkaarten gaan alleen naar [routekaarten|11.2].

## 12 Module C

clause-12-1 = “Wie is de moordenaar?”-kaarten
clause-12-1-text = Er zijn vier “Wie is de moordenaar?”-kaarten: één moordenaar en drie onschuldigen. Ze worden geschud en iedere speler krijgt er in het geheim één. De rest wordt ongezien weggelegd; dan kan het zijn dat niemand in het spel de moordenaar is.

clause-12-2 = Bewijzen
clause-12-2-text = Er zijn 26 bewijzen. Op twaalf staat één vingerafdruk, op zeven staan er twee en op twee staan er drie. Drie leveren punten op: 2, 3 en 5. De laatste twee zijn “Bewijzen afgeven”. Met twee of vier spelers komen er nog drie bewijzen bij, met één, twee en drie vingerafdrukken.

clause-12-3 = Verdenking
clause-12-3-text = Voer je “Jezelf verdenken” uit, dan trek je een bewijs; bij “Alle anderen verdenken” trekken alle anderen er een. De bewijzen worden uitgedeeld als je beurt voorbij is. Je eigen bewijzen mag je bekijken; niemand anders kan ze zien. Voor een afgewezen kaart worden er geen uitgedeeld, en ook niet als de voorraad op is.

clause-12-4 = Bewijzen vernietigen
clause-12-4-text = “Bewijzen vernietigen”-kaarten liggen open voor je. Met één, twee of drie ervan leg je aan [het einde|12.6] één, drie of vijf van je eigen bewijzen af. Met elke verdere kaart leg je er nog één af.

clause-12-5 = Twee spelers en dummy’s
clause-12-5-text = Met twee spelers doen er in deze module twee dummy’s mee, A en B; dat is een optie die standaard aan staat. Elke dummy krijgt een “Wie is de moordenaar?”-kaart. Als rij 1 wordt opgeruimd, gaan de resterende kaarten van deze module daaruit naar A, die uit rij 3 naar B; die uit rij 2 gaan uit het spel. Door “Jezelf verdenken” krijgt die dummy een bewijs, door “Alle anderen verdenken” krijgen de andere dummy en beide spelers er een; “Bewijzen vernietigen” blijft bij de dummy, al het andere gaat uit het spel. Als een speler alle anderen verdenkt, trekken ook beide dummy’s; een dummy die ontsnapt, krijgt daar niets voor.

clause-12-6 = De ontknoping
clause-12-6-text = Na de [“Einde spel”-kaarten|9.3] trekt de moordenaar, ook als het een dummy is, nog twee bewijzen, en alle bewijzen worden omgedraaid. Bewijzen met punten leveren die op. Elk bewijs “Bewijzen afgeven” verdwijnt samen met één ander, dat de eigenaar kiest, en [“Bewijzen vernietigen”-kaarten|12.4] doen hun werk. Wie dan de meeste vingerafdrukken heeft, wordt gearresteerd en kan niet winnen; bij een gelijke stand worden ze allemaal gearresteerd, maar heeft iedereen er evenveel, dan niemand. Een moordenaar die niet wordt gearresteerd, krijgt 20 punten.

question-12-1 = Mag ik mijn bewijzen bekijken?
question-12-1-text = Ja, [je eigen bewijzen|12.3], wanneer je maar wilt. Geen andere speler en geen bot op een andere plaats kent ze.

question-12-2 = Kan er een partij zonder moordenaar zijn?
question-12-2-text = Ja, met drie spelers, of met twee en zonder [dummy’s|12.5]: dan blijven er [“Wie is de moordenaar?”-kaarten|12.1] buiten het spel. Met vier spelers, of met twee en de dummy’s, is er altijd een.

question-12-3 = Welke bewijzen kan ik het best wegdoen?
question-12-3-text = Die met de meeste vingerafdrukken, en dat doen [bots en dummy’s|12.6] ook. Bewijzen met punten kunnen geen kwaad.

question-12-4 = Kan een onschuldige speler worden gearresteerd?
question-12-4-text = Ja. Alleen de [vingerafdrukken|12.6] tellen, en wie gearresteerd is, kan niet winnen, schuldig of niet.

question-12-5 = Wanneer krijg ik mijn bewijs als ik een verdenkingskaart neem?
question-12-5-text = Als [je beurt voorbij is|12.3]. Tot dan kun je je beurt nog terugnemen.

## 13 Module D

clause-13-1 = Instapkaarten
clause-13-1-text = Op de meeste instapkaarten staan een passagier en bagage: kies er een van als je de kaart neemt. Een passagier gaat naar de eerste vrije wagon van je bovenste trein, bagage naar de eerste vrije wagon van je onderste trein. Is er in die trein geen vrije wagon, neem dan de andere helft of [wijs de kaart af|3.1].

clause-13-2 = Ingestapt en ingeladen
clause-13-2-text = Een passagier stapt in, en bagage wordt ingeladen, zodra de wagon minstens 1 waard is en de conducteur van die trein hem heeft bereikt. Dat wordt na elke verandering gecontroleerd, dus het kan ook meteen gebeuren.

clause-13-3 = Wat ze opleveren
clause-13-3-text = Een passagier die instapt, brengt de aangegeven munten mee, en één extra voor elke passagier die al was ingestapt. Ingeladen bagage levert de aangegeven punten op, en 2 extra voor elk stuk dat al was ingeladen. Een verdere bonus op de kaart is een [kader dat wacht|3.4]. Stappen er binnen één kader meer in of wordt er meer ingeladen, dan gaat dat van links naar rechts, en alle munten worden [samen neergelegd|6.4] als dat kader klaar is. Buiten een kader, als je een munt uitgeeft of een gereedschapskist gebruikt, telt elke verandering apart.

clause-13-4 = Met module B
clause-13-4-text = In een wagon past maar één kaart, van welke soort ook: een [beroemdheid|11.1], een passagier of bagage.

example-passenger = Een passagier stapt in
example-passenger-1 = In de eerste wagon van Anna’s bovenste trein zit al een passagier. Ze neemt er nog een, die naar de tweede wagon gaat.
example-passenger-2 = De wagon is 1 waard en haar conducteur is er al voorbij: de passagier stapt meteen in.
example-passenger-3 = Op de kaart staan drie munten. Met één extra voor de passagier die er al zat, krijgt Anna er vier.

example-luggage = Bagage die moet wachten
example-luggage-1 = Whitlock neemt een stuk bagage. Het gaat naar de eerste wagon van de onderste trein. De conducteur is er al voorbij, maar de wagon is 0 waard: het wordt nog niet ingeladen.
example-luggage-2 = Een paar beurten later gaat de wagon naar 1. De bagage wordt meteen ingeladen en levert 2 punten op.
example-luggage-3 = Op de kaart staat ook een opwaardering naar keuze. Die wacht tot het huidige kader klaar is.

question-13-1 = Kan een passagier in de onderste trein reizen?
question-13-1-text = Nee. Passagiers gaan altijd naar de [bovenste trein|13.1], bagage altijd naar de onderste.

question-13-2 = Wat als mijn conducteur langs meerdere wachtende passagiers komt?
question-13-2-text = Ze stappen [van links naar rechts|13.3] in, en elk brengt voor iedere eerdere passagier één munt meer mee dan aangegeven. Al die munten komen samen als het kader klaar is.

question-13-3 = Mag ik een passagier een betere wagon geven?
question-13-3-text = Nee, het is altijd de [eerste vrije wagon|13.1]. Maar elke wagon die minstens [1|13.2] waard is, is goed genoeg.
question-13-4 = Tellen passagiers en bagage samen voor een opdracht?
question-13-4-text = Nee. Een opdracht voor [passagiers of bagage|7.3] vereist er genoeg van één soort. Ze hoeven alleen geplaatst te zijn; of ze zijn ingestapt of ingeladen, maakt niet uit.

## 14 Module E

clause-14-1 = Tussenkaarten
clause-14-1-text = Tussenkaarten liggen tussen je treinen, op vier plekken: plek 1 bij kaart 1 en 2, plek 2 bij kaart 3 en 4, plek 3 bij kaart 5 en 6, plek 4 bij kaart 7 en 8. Een nieuwe gaat naar de volgende plek, zonder gat, of bedekt precies een eerdere, die dan niet meer telt. Of er bij die plek al kaarten liggen, maakt niet uit.

clause-14-2 = Wissels
clause-14-2-text = Op een wissel staan één waarde en twee pijlen met punten. In elke [puntentelling|8.2] levert de bovenste pijl punten op als de linkerkaart van zijn plek in je bovenste trein minstens die waarde heeft en de conducteur daar is geweest. Voor de onderste pijl geldt hetzelfde met de rechterkaart in je onderste trein.

clause-14-3 = Technici
clause-14-3-text = Een technicus geeft je zijn kader als je hem neemt. Daarna, één keer voor elke trein: zodra de linkerkaart van zijn plek minstens de aangegeven waarde heeft, bereikt of niet, gaat de kaart rechts daarvan één stap omhoog. Dat gebeurt vanzelf en is niet uit te stellen. Laten de [stappen|4.2] het niet toe, dan vervalt het; ligt er rechts nog geen kaart en kan de trein langer worden, dan komt er een 0-wagon bij. Is hij in beide treinen klaar, dan wordt de kaart omgedraaid.

example-switch = Een wissel op plek 1
example-switch-1 = Duval heeft een wissel met 5 punten op elke pijl en waarde 1. In haar bovenste trein is de eerste wagon 4 waard en bereikt: daar krijgt ze in elke puntentelling 5 punten voor.
example-switch-2 = In haar onderste trein heeft de conducteur de tweede wagon bereikt, maar die is nog 0 waard. Voor die trein krijgt ze niets.

example-mechanic = Een technicus aan het werk
example-mechanic-1 = Brandt neemt een technicus met twee munten en waarde 4, en krijgt de munten meteen. De kaart gaat naar plek 1.
example-mechanic-2 = In de bovenste trein is de eerste wagon 7 waard, dus de tweede gaat meteen één stap omhoog, van 2 naar 4.
example-mechanic-3 = In de onderste trein is de eerste wagon pas 1 waard. Zodra die 4 waard is, gaat ook daar de tweede wagon één stap omhoog.
example-mechanic-4 = Het kan vervallen: zijn beide wagons van een trein al 4 waard, dan kan de rechter niet omhoog, want dan zou hij meer waard zijn dan de linker.

question-14-1 = Heeft een technicus mijn conducteur nodig?
question-14-1-text = Nee, alleen de waarde van de [linkerkaart|14.3] telt. Een wissel heeft [de conducteur|14.2] wel nodig.

question-14-2 = Wat gebeurt er met een tussenkaart die ik bedek?
question-14-2-text = Die [telt niet meer|14.1]. De punten en opwaarderingen die hij al heeft opgeleverd, houd je.

question-14-3 = Kan ik de opwaardering van een technicus voor later bewaren?
question-14-3-text = Nee. Het gebeurt [vanzelf|14.3] zodra de linkerkaart goed genoeg is, ook als het dan vervalt.

question-14-4 = Mag ik een plek leeg laten?
question-14-4-text = Nee. Een nieuwe tussenkaart gaat naar de [volgende plek|14.1] of bedekt een eerdere.
question-14-5 = Hoe zit het met plek 3, waar een postwagon ligt?
question-14-5-text = De rechterkaart van plek 3 is altijd de [postwagon|4.4]. De onderste pijl van een wissel levert daar dus niets op, en de opwaardering van een technicus vervalt.

## 15 Module F

clause-15-1 = Het magazijn
clause-15-1-text = Trek drie kaarten van de huidige stapel, of zoveel als er nog zijn, en leg ze open naast de gereedschapskist, een [opwaardering naar keuze|4.3]. Gebruik hoogstens twee van deze vier, na elkaar; ertussen mag je [munten uitgeven|6.2] en [opdrachten vervullen|7.2]. Je kunt alleen basiskaarten met wagons, conducteurs en locomotieven en de munt- en “Einde spel”-actiekaarten van de modules gebruiken. Daarna worden de getrokken kaarten teruggeschud. Alleen het magazijn zelf gaat naar je [stapel genomen kaarten|3.6].

clause-15-2 = Fabrieken
clause-15-2-text = Een fabriek is een [tussenkaart|14.1]. Toont hij een kader, dan krijg je dat eerst, als je de kaart neemt. Telkens als je er een neerlegt, werken al je zichtbare fabrieken, van rechts naar links. Een fabriek op plek 3 geeft bijvoorbeeld drie [opwaarderingen naar keuze|4.3], maar geen wagon mag meer waard worden dan de beste van de twee linkerkaarten van die plek; een 0-wagon aanleggen mag altijd. Heeft geen van je treinen daar een wagon, dan geeft de fabriek niets. Voor en na elke fabriek mag je [munten uitgeven|6.2] en [opdrachten vervullen|7.2].

clause-15-3 = Met module E
clause-15-3-text = Wissels, technici en fabrieken delen de vier [plekken|14.1] en mogen elkaar bedekken.

question-15-1 = Tellen kaarten die ik met het magazijn gebruik aan het einde mee?
question-15-1-text = Nee. Ze worden in de stapel [teruggeschud|15.1], gebruikt of niet. Zelfs het magazijn is geen basiskaart, dus het telt niet voor [“Einde spel”-kaarten|9.3].

question-15-2 = Werken mijn eerdere fabrieken nog eens?
question-15-2-text = Ja. Telkens als je een fabriek neerlegt, werken [alle fabrieken|15.2] die niet bedekt zijn nog een keer.

question-15-3 = Welke plek is de beste voor een fabriek?
question-15-3-text = Verder naar rechts geeft hij [meer opwaarderingen|15.2], maar de wagons zijn daar meestal minder waard, en dat beperkt ook wat hij kan maken.

## 16 Teatime

clause-16-1 = Bestellingen
clause-16-1-text = Er zijn van elke soort vijf bestellingen: koffie bij stapel 1, taart bij stapel 2, champagne bij stapel 3. Aan het begin van de eerste ronde van een stapel wordt er één meer neergelegd dan er spelers zijn. Je kunt ze kopen tot de volgende soort wordt neergelegd of het spel eindigt, ook in de [puntentelling|8.1]. Wat er dan nog ligt, is weg.

clause-16-2 = Een bestelling kopen
clause-16-2-text = In je eigen beurt, of in jouw deel van een puntentelling, koop je een bestelling voor twee munten, uit welke kolom ook. Die gaat naar een wagon die genoeg waard is en nog geen bestelling heeft: minstens 1 voor koffie, 2 voor taart en 7 voor champagne. Andere kaarten onder de wagon maken niet uit.

clause-16-3 = Van elke soort één
clause-16-3-text = In elke trein passen hoogstens één koffie, één taart en één champagne.

clause-16-4 = Wat bestellingen opleveren
clause-16-4-text = Een bestelling levert in elke [puntentelling|8.2] de aangegeven punten op, zodra de conducteur de wagon heeft bereikt. Een [beroemdheid|11.1] verdubbelt die punten niet.

question-16-1 = Kan een bestelling naar een wagon met een beroemdheid of een passagier?
question-16-1-text = Ja. [Andere kaarten|16.2] onder de wagon maken niet uit, alleen een andere bestelling wel.

question-16-2 = Moet mijn conducteur de wagon al hebben bereikt als ik een bestelling koop?
question-16-2-text = Nee, pas als de bestelling [punten moet opleveren|16.4].

question-16-3 = Kan ik midden in een kader een bestelling kopen?
question-16-3-text = Nee. Het gaat zoals met alles wat je met [munten|6.2] doet: voor of na je kaart, tussen kaders, of in jouw deel van een puntentelling.
