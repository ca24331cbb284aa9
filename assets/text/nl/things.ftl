# First Class, Nederlands: words for the things of the game and for choices. Keys are kebab-case.

## Things of the game, everywhere the same

# A message whose key begins with “part-” is a language’s own: other messages of the language have it in them, and it sees
# the same values. A language may have others, such as one for each case, or none.
part-train = { $train ->
        [upper] bovenste trein
       *[lower] onderste trein
    }
part-car = wagon { $car } van de { part-train }
train-title = { $train ->
        [upper] Bovenste trein
       *[lower] Onderste trein
    }
car-title = Wagon { $car } van de { part-train }
car-in-list = { part-car }
city-paris = Parijs

symbol-car = { $n ->
        [1] een 0-wagon
        [2] twee 0-wagons
        [3] drie 0-wagons
       *[other] { $n } 0-wagons
    }
symbol-upgrade = { $n ->
        [1] een opwaardering van { $from } naar { $to }
        [2] twee opwaarderingen van { $from } naar { $to }
        [3] drie opwaarderingen van { $from } naar { $to }
       *[other] { $n } opwaarderingen van { $from } naar { $to }
    }
symbol-upgrade-choice = { $n ->
        [1] een opwaardering naar keuze
        [2] twee opwaarderingen naar keuze
        [3] drie opwaarderingen naar keuze
       *[other] { $n } opwaarderingen naar keuze
    }
symbol-factory-upgrade = { $n ->
        [1] een opwaardering naar keuze binnen de grens van de fabriek
        [2] twee opwaarderingen naar keuze binnen de grens van de fabriek
        [3] drie opwaarderingen naar keuze binnen de grens van de fabriek
       *[other] { $n } opwaarderingen naar keuze binnen de grens van de fabriek
    }
symbol-car-or-upgrade = een 0-wagon of een opwaardering van 0 naar 1
symbol-both-conductors = { $n ->
        [one] 1 stap voor elke conducteur
       *[other] { $n } stappen voor elke conducteur
    }
symbol-one-conductor = { $n ->
        [one] 1 conducteurstap
       *[other] { $n } conducteurstappen
    }
symbol-locomotive = { $n ->
        [one] 1 locomotiefstap
       *[other] { $n } locomotiefstappen
    }
symbol-coins = { $n ->
        [one] 1 munt
       *[other] { $n } munten
    }
symbol-points = { $n ->
        [one] 1 punt
       *[other] { $n } punten
    }
symbol-game-end-card = { $n ->
        [1] een “Einde spel”-kaart
        [2] twee “Einde spel”-kaarten
       *[other] { $n } “Einde spel”-kaarten
    }
times = { $n ->
        [2] { $what } (twee keer)
       *[other] { $what } ({ $n } keer)
    }
frame-empty = niets

order-car = Leg een 0-wagon aan
order-upgrade = Waardeer een wagon op van { $from } naar { $to }
order-upgrade-choice = Waardeer een wagon op, of leg een 0-wagon aan
order-factory-upgrade = Waardeer een wagon op tot hoogstens { $n }, of leg een 0-wagon aan
order-upgrade-only = Waardeer een wagon op
order-factory-upgrade-only = Waardeer een wagon op tot hoogstens { $n }
order-car-or-upgrade = Leg een 0-wagon aan, of waardeer er een op van 0 naar 1
order-both-conductors = { $n ->
        [one] Zet elke conducteur hoogstens 1 kaart verder
       *[other] Zet elke conducteur hoogstens { $n } kaarten verder
    }
order-one-conductor = { $n ->
        [one] Zet je conducteurs in totaal 1 stap verder
       *[other] Zet je conducteurs in totaal { $n } stappen verder
    }
order-locomotive = { $n ->
        [one] Zet de locomotief hoogstens 1 stad verder
       *[other] Zet de locomotief hoogstens { $n } steden verder
    }
order-coins = { $n ->
        [one] Neem 1 munt
       *[other] Neem { $n } munten
    }
order-points = { $n ->
        [one] Krijg 1 punt
       *[other] Krijg { $n } punten
    }
order-game-end-card = Neem een open “Einde spel”-kaart

kind-railroad-car = Wagon
kind-conductor = Conducteur
kind-locomotive = Locomotief
kind-route = Route
kind-contract = Opdracht
kind-coins = Munten
kind-game-end = Einde spel
kind-celebrity = Beroemdheid
kind-postcard = Ansichtkaart
kind-suspect = Verdenking
kind-destroy-evidence = Bewijzen vernietigen
kind-passenger-luggage = Instapkaart
kind-switch = Wissel
kind-mechanic = Technicus
kind-storage = Magazijn
kind-factory = Fabriek

card-type-title = { $type ->
        [railroad-car] Genomen wagonkaart
        [conductor] Genomen conducteurkaart
       *[locomotive] Genomen locomotiefkaart
    }

title-route = Route naar { $city }
title-postcard = Ansichtkaart { $name }
title-tile = Locomotieftegel { $n }
card-in-log = { $title } ({ $what })
suspect-in-log-yourself = Jezelf verdenken ({ $what })
suspect-in-log-everybody-else = Alle anderen verdenken ({ $what })
destroy-in-log = Bewijzen vernietigen
passenger-in-log = passagier: { $what }
luggage-in-log = bagage: { $what }
switch-in-log = Wissel { $value } ({ $upper } en { $lower } punten)
mechanic-in-log = Technicus { $value } ({ $what })
storage-in-log = Magazijn
factory-in-log = Fabriek
factory-with-in-log = Fabriek ({ $what })
order-tile = { $what ->
        [coffee] koffie
        [cake] taart
       *[champagne] champagne
    } ({ $n ->
        [one] 1 punt
       *[other] { $n } punten
    })
celebrity-in-log = { $name } (beroemdheid)

station-points = { $n ->
        [one] 1 punt, eenmalig
       *[other] { $n } punten, eenmalig
    }
station-bonus = { $what }, in elke puntentelling

# How lists are made: $item comes after $list, which may be a list itself.
list-next = { $list }, { $item }
list-last = { $list } en { $item }
list-then = { $list }, dan { $item }
list-apart = { $list }; { $item }
list-dots = { $list } · { $item }
list-sentences = { $list } { $item }

condition-cars = { $n ->
        [one] 1 wagon die minstens { $value } waard is
       *[other] { $n } wagons die minstens { $value } waard zijn
    }
condition-cars-each = { $n ->
        [one] in elke trein 1 wagon die minstens { $value } waard is
       *[other] in elke trein { $n } wagons die minstens { $value } waard zijn
    }
condition-run = { $n } wagons achter elkaar in één trein, minstens { $values } waard
condition-mail-cars = in elke trein een postwagon
condition-mail-cars-reached = in elke trein een postwagon, allebei bereikt door hun conducteur
condition-locomotive-tile = een locomotieftegel met een conducteur erop
condition-guests = { $n ->
        [one] één geplaatste beroemdheid of ansichtkaart
       *[other] { $n } geplaatste beroemdheden of ansichtkaarten
    }
condition-suspect-yourself = een genomen kaart “Jezelf verdenken”, ook als hij is afgewezen
condition-suspect-everybody-else = een genomen kaart “Alle anderen verdenken”, ook als hij is afgewezen
condition-destroy-evidence = { $n ->
        [one] een “Bewijzen vernietigen”-kaart
       *[other] { $n } “Bewijzen vernietigen”-kaarten
    }
condition-passengers-or-luggage = { $n ->
        [one] een geplaatste passagier of een geplaatst stuk bagage
       *[other] { $n } geplaatste passagiers of { $n } geplaatste stuks bagage
    }
reward-per-contract = { $what } voor elke opdracht die je hebt vervuld, deze meegeteld
reward-per-tile = een “Einde spel”-kaart voor elke locomotieftegel die je hebt
contract = { $condition }: { $reward }

game-end-card = { $type ->
        [railroad-car] { $n ->
                [one] 1 punt per genomen wagonkaart
               *[other] { $n } punten per genomen wagonkaart
            }
        [conductor] { $n ->
                [one] 1 punt per genomen conducteurkaart
               *[other] { $n } punten per genomen conducteurkaart
            }
       *[locomotive] { $n ->
                [one] 1 punt per genomen locomotiefkaart
               *[other] { $n } punten per genomen locomotiefkaart
            }
    }
explain-frame = { $what }.
explain-game-end = Aan het einde: { $card }. Meteen: { $what }.
explain-route = Maakt je route langer. { $city }: { $what }.
explain-contract = Voorwaarde: { $condition }. Bonus: { $reward }.
explain-celebrity = { $about } Stapt in de eerste vrije wagon van een van je treinen en verdubbelt de punten daarvan in elke puntentelling.
explain-postcard = { $about } Prik hem bij een routekaart: elke bonusstad daarvan geeft de bonus dan in elke puntentelling twee keer. Bij een routekaart past maar één ansichtkaart.
explain-suspect-yourself = { $what }. Jij wordt verdacht: als je beurt voorbij is, trek je een bewijs.
explain-suspect-everybody-else = { $dummies ->
        [0] { $what }. Alle anderen worden verdacht: als je beurt voorbij is, trekt elk van hen een bewijs.
       *[other] { $what }. Alle anderen worden verdacht: als je beurt voorbij is, trekken de andere speler en beide dummy’s elk een bewijs.
    }
explain-destroy-evidence = Ligt open voor je. Bij de ontknoping leg je met 1, 2 of 3 zulke kaarten 1, 3 of 5 van je bewijzen af, en met elke verdere kaart nog één.
explain-passenger = Passagier: gaat naar de eerste vrije wagon van de bovenste trein. Zodra die minstens 1 waard is en de conducteur er is geweest: { $what }, en 1 munt extra voor elke passagier die al was ingestapt.
explain-luggage = Bagage: gaat naar de eerste vrije wagon van de onderste trein. Zodra die minstens 1 waard is en de conducteur er is geweest: { $what }, en 2 punten extra voor elk stuk dat al was ingeladen.
explain-switch = Een tussenkaart. In elke puntentelling, voor elke trein apart: { $upper ->
        [one] 1 punt
       *[other] { $upper } punten
    } voor de linkerkaart van de plek in de bovenste trein, { $lower ->
        [one] 1 punt
       *[other] { $lower } punten
    } voor de rechterkaart in de onderste, als die kaart minstens { $value } waard is en de conducteur er is geweest.
explain-mechanic = Een tussenkaart. Meteen: { $what }. Daarna, één keer voor elke trein: zodra de linkerkaart van de plek minstens { $value } waard is, bereikt of niet, gaat de kaart rechts ervan één stap omhoog, of komt er een 0-wagon bij als daar niets ligt. Kan dat niet, dan vervalt dat.
explain-storage = Trek 3 kaarten van de stapel en leg ze naast de gereedschapskist, een opwaardering naar keuze. Gebruik hoogstens twee van deze vier. Alleen kaarten met een wagon, conducteur, locomotief, munten of “Einde spel” zijn te gebruiken. Alle drie de kaarten worden in de stapel teruggeschud.
explain-factory = Een tussenkaart. Telkens als je een fabriek neerlegt, werken al je fabrieken die niet bedekt zijn, van rechts naar links: elk geeft zoveel opwaarderingen naar keuze als het nummer van de plek, maar geen wagon mag meer waard worden dan de beste van de twee linkerkaarten daar.
explain-factory-with = Een tussenkaart. Meteen: { $what }. Telkens als je een fabriek neerlegt, werken al je fabrieken die niet bedekt zijn, van rechts naar links: elk geeft zoveel opwaarderingen naar keuze als het nummer van de plek, maar geen wagon mag meer waard worden dan de beste van de twee linkerkaarten daar.
explain-order = { $what ->
        [coffee] Koffie
        [cake] Taart
       *[champagne] Champagne
    }: { $n ->
        [one] 1 punt
       *[other] { $n } punten
    } in elke puntentelling zodra de conducteur bij de wagon is geweest. Die moet minstens { $value } waard zijn.
explain-tile = { $upgrades ->
        [one] Volgt meteen op de negende kaart van een trein en geeft één opwaardering naar keuze.
       *[other] Volgt meteen op de negende kaart van een trein en geeft twee opwaarderingen naar keuze.
    } Levert in elke puntentelling { $n } punten op zodra de conducteur erop staat.
tiles-gone = Er zijn geen locomotieftegels meer.

from-declined = Afgewezen kaart
from-mail-car = Postwagon
from-contract = Opdracht
from-station = Bonusstad { $n }
from-game-end-card = “Einde spel”-kaart
from-start-tile = Startspelertegel
from-passenger = Passagier
from-luggage = Bagage
from-mechanic = Technicus
from-factory = Fabriek op plek { $n }
from-factory-bonus = Fabriek
from-storage = Magazijn: { $card }
from-toolbox = Gereedschapskist

points-from-upper-train = Bovenste trein
points-from-lower-train = Onderste trein
points-from-celebrities = Beroemdheden
points-from-route = Routepunten
points-from-constantinople = Constantinopel
points-from-contracts = Opdrachten
points-from-bonuses = Bonussen
points-from-passengers-and-luggage = Passagiers en bagage
points-from-switches = Wissels
points-from-orders = Bestellingen
points-from-coins = Munten
points-from-game-end-railroad-cars = Einde spel: wagons
points-from-game-end-conductors = Einde spel: conducteurs
points-from-game-end-locomotives = Einde spel: locomotieven
points-from-evidence = Bewijzen
points-from-escape = Ontsnapt

moment-set-up = Begin
moment-round = Ronde { $n }
moment-scoring = Puntentelling { $n }
moment-end = Einde van het spel

## Evidence

dummy-a = Dummy A
dummy-b = Dummy B
token-fingerprints = { $n ->
        [one] 1 vingerafdruk
       *[other] { $n } vingerafdrukken
    }
token-points = { $n ->
        [one] 1 punt
       *[other] { $n } punten
    }
token-discard = een bewijs “Bewijzen afgeven”

## Choices

choose-keep = Houd de “Einde spel”-kaart: { $card }
choose-carry-out = Neem deze kaart en voer hem uit: { $card }
choose-decline = Neem deze kaart maar wijs hem af, voor een opwaardering naar keuze: { $card }
choose-start-tile = Neem de startspelertegel: 2 munten, en aan het einde van deze ronde word je startspeler
choose-end-frame = Hier stoppen
choose-begin = { $source } gebruiken: { $what }
choose-spend = { $n ->
        [one] Geef een munt uit kolom { $column } uit: { $what }
       *[other] Geef { $n } munten uit: { $what }
    }
choose-coins-to-points = Ruil de munten die niet passen in voor punten
choose-fulfil = Vervul { $card }
choose-station = Gebruik bonusstad { $n }: { $what }
choose-mail-car = Postwagon: { $what }
choose-celebrity = Naar de { part-train }
choose-postcard = Prik hem bij { $city }
choose-passenger = De passagier gaat naar de bovenste trein
choose-luggage = De bagage gaat naar de onderste trein
choose-middle = Leg hem op plek { $n } in het midden
choose-middle-cover = Leg hem op plek { $n } in het midden; hij bedekt { $card }, die dan niet meer telt
choose-factory = Laat de volgende fabriek werken
choose-storage-card = Gebruik { $card }
choose-toolbox = Gebruik de gereedschapskist: een opwaardering naar keuze
choose-finish = Sla de rest over
choose-discard = Leg een bewijs af: { $what }
choose-order = Bestel { $tile } voor { part-car }
choose-end-turn = Beurt beëindigen
act-car = Leg een 0-wagon aan de { part-train }
act-upgrade = Waardeer { part-car } op van { $from } naar { $to }
act-conductor = { $train ->
        [upper] { $n ->
                [one] Zet de bovenste conducteur 1 stap verder
               *[other] Zet de bovenste conducteur { $n } stappen verder
            }
       *[lower] { $n ->
                [one] Zet de onderste conducteur 1 stap verder
               *[other] Zet de onderste conducteur { $n } stappen verder
            }
    }
act-conductors = Zet de bovenste conducteur { $upper ->
        [one] 1 stap
       *[other] { $upper } stappen
    } verder, de onderste { $lower ->
        [one] 1 stap
       *[other] { $lower } stappen
    }
act-locomotive = { $n ->
        [one] Zet de locomotief 1 stad verder
       *[other] Zet de locomotief { $n } steden verder
    }
act-coins = { $n ->
    [one] Neem de munt
   *[other] Neem de munten
  }
act-game-end = Neem de kaart met { $card }
condition-locomotive-tiles = { $n ->
        [one] een gelegde locomotieftegel
       *[other] { $n } gelegde locomotieftegels
    }
