# First Class, German: words for the things of the game and for choices. Keys are kebab-case.

## Things of the game, everywhere the same

# A message whose key begins with “part-” is a language’s own: other messages of the language have it in them, and it sees
# the same values. A language may have others, such as one for each case, or none. Here: “im …” and “den …”.
part-train = { $train ->
        [upper] oberen Zug
       *[lower] unteren Zug
    }
part-car = Waggon { $car } im { part-train }
train-title = { $train ->
        [upper] Oberer Zug
       *[lower] Unterer Zug
    }
car-title = Waggon { $car } im { part-train }
car-in-list = { part-car }
city-paris = Paris

symbol-car = { $n ->
        [1] ein 0er-Waggon
        [2] zwei 0er-Waggons
        [3] drei 0er-Waggons
       *[other] { $n } 0er-Waggons
    }
symbol-upgrade = { $n ->
        [1] eine Aufwertung
        [2] zwei Aufwertungen
        [3] drei Aufwertungen
       *[other] { $n } Aufwertungen
    } von { $from } auf { $to }
symbol-upgrade-choice = { $n ->
        [1] eine Aufwertung nach Wahl
        [2] zwei Aufwertungen nach Wahl
        [3] drei Aufwertungen nach Wahl
       *[other] { $n } Aufwertungen nach Wahl
    }
symbol-factory-upgrade = { $n ->
        [1] eine Aufwertung nach Wahl bis zur Grenze der Fabrik
        [2] zwei Aufwertungen nach Wahl bis zur Grenze der Fabrik
        [3] drei Aufwertungen nach Wahl bis zur Grenze der Fabrik
       *[other] { $n } Aufwertungen nach Wahl bis zur Grenze der Fabrik
    }
symbol-car-or-upgrade = ein 0er-Waggon oder eine Aufwertung von 0 auf 1
symbol-both-conductors = { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    } für jeden Schaffner
symbol-one-conductor = { $n ->
        [one] 1 Schaffnerschritt
       *[other] { $n } Schaffnerschritte
    }
symbol-locomotive = { $n ->
        [one] 1 Lokomotivenschritt
       *[other] { $n } Lokomotivenschritte
    }
symbol-coins = { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    }
symbol-points = { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
symbol-game-end-card = { $n ->
        [1] eine Spielendekarte
        [2] zwei Spielendekarten
       *[other] { $n } Spielendekarten
    }
times = { $what } ({ $n ->
        [2] zweimal
       *[other] { $n }-mal
    })
frame-empty = nichts

order-car = 0er-Waggon anlegen
order-upgrade = Waggon von { $from } auf { $to } aufwerten
order-upgrade-choice = Waggon aufwerten oder 0er-Waggon anlegen
order-factory-upgrade = Waggon bis höchstens { $n } aufwerten oder 0er-Waggon anlegen
order-upgrade-only = Waggon aufwerten
order-factory-upgrade-only = Waggon bis höchstens { $n } aufwerten
order-car-or-upgrade = 0er-Waggon anlegen oder einen von 0 auf 1 aufwerten
order-both-conductors = Mit jedem Schaffner { $n ->
        [one] 1 Karte
       *[other] bis zu { $n } Karten
    } weitergehen
order-one-conductor = Mit den Schaffnern { $n ->
        [one] 1 Schritt
       *[other] insgesamt { $n } Schritte
    } gehen
order-locomotive = { $n ->
        [one] 1 Station
       *[other] Bis zu { $n } Stationen
    } weiterfahren
order-coins = { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    } nehmen
order-points = { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    } bekommen
order-game-end-card = Offene Spielendekarte nehmen

kind-railroad-car = Waggon
kind-conductor = Schaffner
kind-locomotive = Lokomotive
kind-route = Strecke
kind-contract = Auftrag
kind-coins = Münzen
kind-game-end = Spielende
kind-celebrity = Berühmtheit
kind-postcard = Postkarte
kind-suspect = Verdacht
kind-destroy-evidence = Beweise vernichten
kind-passenger-luggage = Zustieg
kind-switch = Weiche
kind-mechanic = Mechaniker
kind-storage = Lager
kind-factory = Fabrik

card-type-title = { $type ->
        [railroad-car] Genommene Waggonkarten
        [conductor] Genommene Schaffnerkarten
       *[locomotive] Genommene Lokkarten
    }

title-route = Strecke nach { $city }
title-postcard = Postkarte { $name }
title-tile = Lokomotivenplättchen { $n }
card-in-log = { $title } ({ $what })
suspect-in-log-yourself = Sich selbst verdächtig machen ({ $what })
suspect-in-log-everybody-else = Alle anderen verdächtigen ({ $what })
destroy-in-log = Beweise vernichten
passenger-in-log = Passagier: { $what }
luggage-in-log = Gepäck: { $what }
switch-in-log = Weiche { $value } ({ $upper } und { $lower } Punkte)
mechanic-in-log = Mechaniker { $value } ({ $what })
storage-in-log = Lager
factory-in-log = Fabrik
factory-with-in-log = Fabrik ({ $what })
order-tile = { $what ->
        [coffee] Kaffee
        [cake] Kuchen
       *[champagne] Champagner
    } ({ $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    })
celebrity-in-log = { $name } (Berühmtheit)

station-points = { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }, einmal
station-bonus = { $what }, in jeder Wertungsphase

# How lists are made: $item comes after $list, which may be a list itself.
list-next = { $list }, { $item }
list-last = { $list } und { $item }
list-then = { $list }, dann { $item }
list-apart = { $list }; { $item }
list-dots = { $list } · { $item }
list-sentences = { $list } { $item }

condition-cars = { $n ->
        [one] 1 Waggon
       *[other] { $n } Waggons
    } ab Wert { $value }
condition-cars-each = { $n ->
        [one] 1 Waggon
       *[other] { $n } Waggons
    } ab Wert { $value } in jedem Zug
condition-run = { $n } Waggons hintereinander in einem Zug, mindestens { $values } wert
condition-mail-cars = ein Postwaggon in jedem Zug
condition-mail-cars-reached = ein Postwaggon in jedem Zug, beide von ihren Schaffnern erreicht
condition-locomotive-tile = ein Lokomotivenplättchen mit einem Schaffner darauf
condition-guests = { $n ->
        [one] eine Berühmtheit oder Postkarte
       *[other] { $n } Berühmtheiten oder Postkarten
    } im Einsatz
condition-suspect-yourself = „Sich selbst verdächtig machen“ genommen, auch abgelehnt
condition-suspect-everybody-else = „Alle anderen verdächtigen“ genommen, auch abgelehnt
condition-destroy-evidence = { $n ->
        [one] eine „Beweise vernichten“-Karte
       *[other] { $n } „Beweise vernichten“-Karten
    }
condition-passengers-or-luggage = { $n ->
        [one] ein Passagier oder ein Gepäckstück
       *[other] { $n } Passagiere oder { $n } Gepäckstücke
    } in deinen Zügen
reward-per-contract = { $what } für jeden Auftrag, den du erfüllt hast, diesen eingeschlossen
reward-per-tile = eine Spielendekarte für jedes deiner Lokomotivenplättchen
contract = { $condition }: { $reward }

game-end-card = { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    } für jede genommene { $type ->
        [railroad-car] Waggonkarte
        [conductor] Schaffnerkarte
       *[locomotive] Lokkarte
    }
explain-frame = { $what }.
explain-game-end = Am Ende: { $card }. Sofort: { $what }.
explain-route = Verlängert deine Strecke. { $city }: { $what }.
explain-contract = Voraussetzung: { $condition }. Bonus: { $reward }.
explain-celebrity = { $about } Steigt in den ersten freien Waggon eines deiner Züge und verdoppelt seine Punkte in jeder Wertungsphase.
explain-postcard = { $about } Hefte sie an eine Streckenkarte: Jede Bonusstation darauf gibt ihren Bonus dann in jeder Wertungsphase zweimal. Jede Streckenkarte nimmt nur eine Postkarte.
explain-suspect-yourself = { $what }. Der Verdacht fällt auf dich: Am Ende deines Spielzugs ziehst du einen Beweis.
explain-suspect-everybody-else = { $what }. Der Verdacht fällt auf alle anderen: Am Ende deines Spielzugs { $dummies ->
        [0] ziehen sie je
       *[other] ziehen die andere Person und beide Dummys je
    } einen Beweis.
explain-destroy-evidence = Liegt offen vor dir. Bei der Enthüllung vernichten 1, 2 oder 3 solche Karten 1, 3 oder 5 deiner Beweise, jede weitere einen mehr.
explain-passenger = Passagier: kommt in den ersten freien Waggon im oberen Zug. Sobald dieser mindestens 1 wert ist und der Schaffner ihn erreicht hat: { $what } und 1 Münze mehr für jeden Passagier, der schon sitzt.
explain-luggage = Gepäck: kommt in den ersten freien Waggon im unteren Zug. Sobald dieser mindestens 1 wert ist und der Schaffner ihn erreicht hat: { $what } und 2 Punkte mehr für jedes schon verladene Stück.
explain-switch = Eine Zwischenkarte. In jeder Wertungsphase, für jeden Zug einzeln: { $upper ->
        [one] 1 Punkt
       *[other] { $upper } Punkte
    } für die linke Karte ihrer Position im oberen Zug, { $lower ->
        [one] 1 Punkt
       *[other] { $lower } Punkte
    } für die rechte Karte im unteren Zug, wenn diese Karte mindestens { $value } wert ist und ihr Schaffner sie erreicht hat.
explain-mechanic = Eine Zwischenkarte. Sofort: { $what }. Dann einmal für jeden Zug: Sobald die linke Karte an der Position des Mechanikers mindestens { $value } wert ist, erreicht oder nicht, steigt die Karte rechts davon um eine Stufe; liegt dort keine, kommt ein 0er-Waggon dazu. Ist das nicht möglich, verfällt die Aufwertung.
explain-storage = Zieh 3 Karten vom Stapel und leg sie neben den Werkzeugkasten (eine Aufwertung nach Wahl). Nutz bis zu zwei dieser vier. Nutzen lassen sich nur Waggon-, Schaffner-, Lok-, Münz- und Spielende-Aktionskarten. Alle drei werden wieder in den Stapel gemischt.
explain-factory = Eine Zwischenkarte. Immer wenn du eine Fabrik legst, arbeiten alle deine sichtbaren, von rechts nach links: Jede gibt so viele Aufwertungen nach Wahl, wie ihre Position angibt, aber kein Waggon darf am Ende mehr wert sein als die bessere der beiden linken Karten ihrer Position.
explain-factory-with = Eine Zwischenkarte. Sofort: { $what }. Immer wenn du eine Fabrik legst, arbeiten alle deine sichtbaren, von rechts nach links: Jede gibt so viele Aufwertungen nach Wahl, wie ihre Position angibt, aber kein Waggon darf am Ende mehr wert sein als die bessere der beiden linken Karten ihrer Position.
explain-order = { $what ->
        [coffee] Kaffee
        [cake] Kuchen
       *[champagne] Champagner
    }: { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    } in jeder Wertungsphase, sobald der Schaffner den Waggon erreicht hat. Der muss mindestens { $value } wert sein.
explain-tile = Folgt sofort auf die neunte Karte eines Zuges und bringt { $upgrades ->
        [one] eine Aufwertung
       *[other] zwei Aufwertungen
    } nach Wahl. Bringt { $n } Punkte in jeder Wertungsphase, sobald der Schaffner darauf steht.
tiles-gone = Es sind keine Lokomotivenplättchen mehr da.

from-declined = Abgelehnte Karte
from-mail-car = Postwaggon
from-contract = Auftrag
from-station = Bonusstation { $n }
from-game-end-card = Spielendekarte
from-start-tile = Startspielerplättchen
from-passenger = Passagier
from-luggage = Gepäck
from-mechanic = Mechaniker
from-factory = Fabrik an Position { $n }
from-factory-bonus = Fabrik
from-storage = Lager: { $card }
from-toolbox = Werkzeugkasten

points-from-upper-train = Oberer Zug
points-from-lower-train = Unterer Zug
points-from-celebrities = Berühmtheiten
points-from-route = Streckenpunkte
points-from-constantinople = Konstantinopel
points-from-contracts = Aufträge
points-from-bonuses = Boni
points-from-passengers-and-luggage = Passagiere und Gepäck
points-from-switches = Weichen
points-from-orders = Bestellungen
points-from-coins = Münzen
points-from-game-end-railroad-cars = Spielende: Waggons
points-from-game-end-conductors = Spielende: Schaffner
points-from-game-end-locomotives = Spielende: Lokomotiven
points-from-evidence = Beweise
points-from-escape = Entkommen

moment-set-up = Spielaufbau
moment-round = Runde { $n }
moment-scoring = Wertungsphase { $n }
moment-end = Spielende

## Evidence

dummy-a = Dummy A
dummy-b = Dummy B
token-fingerprints = { $n ->
        [one] 1 Fingerabdruck
       *[other] { $n } Fingerabdrücke
    }
token-points = { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
token-discard = „Beweise abgeben“

## Choices

choose-keep = Spielendekarte behalten: { $card }
choose-carry-out = Nehmen und ausführen: { $card }
choose-decline = Für eine Aufwertung nach Wahl ablehnen: { $card }
choose-start-tile = Startspielerplättchen nehmen: 2 Münzen und am Ende der Runde die Startspielerfigur
choose-end-frame = Hier aufhören
choose-begin = Ausführen: { $source } ({ $what })
choose-spend = { $n ->
        [one] Eine Münze aus Spalte { $column } ausgeben
       *[other] { $n } Münzen ausgeben
    }: { $what }
choose-coins-to-points = Münzen, die nicht passen, gegen Punkte tauschen
choose-fulfil = Erfüllen: { $card }
choose-station = Bonusstation { $n } nutzen: { $what }
choose-mail-car = Postwaggon: { $what }
choose-celebrity = In den { part-train } einsteigen
choose-postcard = An { $city } heften
choose-passenger = Der Passagier kommt in den oberen Zug
choose-luggage = Das Gepäck kommt in den unteren Zug
choose-middle = An Position { $n } legen
choose-middle-cover = An Position { $n } legen und überdecken, was dann nicht mehr zählt: { $card }
choose-factory = Nächste Fabrik nutzen
choose-storage-card = Nutzen: { $card }
choose-toolbox = Werkzeugkasten nutzen: eine Aufwertung nach Wahl
choose-finish = Rest auslassen
choose-discard = Beweis abgeben: { $what }
choose-order = Für { part-car } bestellen: { $tile }
choose-end-turn = Spielzug beenden
act-car = 0er-Waggon an den { part-train } anlegen
act-upgrade = { part-car } von { $from } auf { $to } aufwerten
act-conductor = { $train ->
        [upper] Oberer
       *[lower] Unterer
    } Schaffner: { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    }
act-conductors = Oberer Schaffner: { $upper ->
        [one] 1 Schritt
       *[other] { $upper } Schritte
    }, unterer: { $lower ->
        [one] 1 Schritt
       *[other] { $lower } Schritte
    }
act-locomotive = Lokomotive: { $n ->
        [one] 1 Station
       *[other] { $n } Stationen
    }
act-coins = { $n ->
    [one] Münze nehmen
   *[other] Münzen nehmen
  }
act-game-end = Spielendekarte nehmen: { $card }
condition-locomotive-tiles = { $n ->
        [one] ein gelegtes Lokomotivenplättchen
       *[other] { $n } gelegte Lokomotivenplättchen
    }
