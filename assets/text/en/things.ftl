# First Class, English: words for the things of the game and for choices. Keys are kebab-case.

## Things of the game, everywhere the same

# A message whose key begins with “part-” is a language’s own: other messages of the language have it in them, and it sees
# the same values. A language may have others, such as one for each case, or none.
part-train = { $train ->
        [upper] upper train
       *[lower] lower train
    }
part-car = car { $car } of the { part-train }
train-title = { $train ->
        [upper] Upper train
       *[lower] Lower train
    }
car-title = Car { $car } of the { part-train }
car-in-list = { part-car }
city-paris = Paris

symbol-car = { $n ->
        [1] a 0-value car
        [2] two 0-value cars
        [3] three 0-value cars
       *[other] { $n } 0-value cars
    }
symbol-upgrade = { $n ->
        [1] an upgrade
        [2] two upgrades
        [3] three upgrades
       *[other] { $n } upgrades
    } from { $from } to { $to }
symbol-upgrade-choice = { $n ->
        [1] an upgrade of choice
        [2] two upgrades of choice
        [3] three upgrades of choice
       *[other] { $n } upgrades of choice
    }
symbol-factory-upgrade = { $n ->
        [1] an upgrade of choice within the factory’s limit
        [2] two upgrades of choice within the factory’s limit
        [3] three upgrades of choice within the factory’s limit
       *[other] { $n } upgrades of choice within the factory’s limit
    }
symbol-car-or-upgrade = a 0-value car or an upgrade from 0 to 1
symbol-both-conductors = { $n ->
        [one] 1 step
       *[other] { $n } steps
    } for each conductor
symbol-one-conductor = { $n ->
        [one] 1 conductor step
       *[other] { $n } conductor steps
    }
symbol-locomotive = { $n ->
        [one] 1 locomotive step
       *[other] { $n } locomotive steps
    }
symbol-coins = { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
symbol-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
symbol-game-end-card = { $n ->
        [1] a Game End card
        [2] two Game End cards
       *[other] { $n } Game End cards
    }
times = { $what } ({ $n ->
        [2] twice
       *[other] { $n } times
    })
frame-empty = nothing

order-car = Add a 0-value car
order-upgrade = Upgrade a car from { $from } to { $to }
order-upgrade-choice = Upgrade a car, or add a 0-value car
order-factory-upgrade = Upgrade a car to at most { $n }, or add a 0-value car
order-upgrade-only = Upgrade a car
order-factory-upgrade-only = Upgrade a car to at most { $n }
order-car-or-upgrade = Add a 0-value car, or upgrade one from 0 to 1
order-both-conductors = Move each conductor up to { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
order-one-conductor = Move your conductors { $n ->
        [one] 1 step
       *[other] { $n } steps
    } in all
order-locomotive = Move the locomotive up to { $n ->
        [one] 1 station
       *[other] { $n } stations
    }
order-coins = Take { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
order-points = Score { $n ->
        [one] 1 point
       *[other] { $n } points
    }
order-game-end-card = Take a Game End card from the display

kind-railroad-car = Railroad car
kind-conductor = Conductor
kind-locomotive = Locomotive
kind-route = Route
kind-contract = Contract
kind-coins = Coins
kind-game-end = Game End
kind-celebrity = Celebrity
kind-postcard = Postcard
kind-suspect = Suspect
kind-destroy-evidence = Destroy evidence
kind-passenger-luggage = Boarding
kind-switch = Switch
kind-mechanic = Mechanic
kind-storage = Storage
kind-factory = Factory

card-type-title = { $type ->
        [railroad-car] Railroad car Action card taken
        [conductor] Conductor Action card taken
       *[locomotive] Locomotive Action card taken
    }

title-route = Route to { $city }
title-postcard = { $name } postcard
title-tile = Locomotive tile { $n }
card-in-log = { $title } ({ $what })
suspect-in-log-yourself = Suspect yourself ({ $what })
suspect-in-log-everybody-else = Suspect everybody else ({ $what })
destroy-in-log = Destroy evidence
passenger-in-log = passenger: { $what }
luggage-in-log = luggage: { $what }
switch-in-log = Switch { $value } ({ $upper } and { $lower } points)
mechanic-in-log = Mechanic { $value } ({ $what })
storage-in-log = Storage
factory-in-log = Factory
factory-with-in-log = Factory ({ $what })
order-tile = { $what ->
        [coffee] coffee
        [cake] cake
       *[champagne] champagne
    } ({ $n ->
        [one] 1 point
       *[other] { $n } points
    })
celebrity-in-log = { $name } (celebrity)

station-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }, once
station-bonus = { $what }, in every scoring phase

# How lists are made: $item comes after $list, which may be a list itself.
list-next = { $list }, { $item }
list-last = { $list } and { $item }
list-then = { $list }, then { $item }
list-apart = { $list }; { $item }
list-dots = { $list } · { $item }
list-sentences = { $list } { $item }

condition-cars = { $n ->
        [one] 1 car
       *[other] { $n } cars
    } worth at least { $value }
condition-cars-each = { $n ->
        [one] 1 car
       *[other] { $n } cars
    } worth at least { $value } in each train
condition-run = { $n } neighbouring cars in one train, worth at least { $values }
condition-mail-cars = a mail car in each train
condition-mail-cars-reached = a mail car in each train, both reached by their conductors
condition-locomotive-tile = a Locomotive tile with a conductor on it
condition-guests = { $n ->
        [one] one celebrity or postcard
       *[other] { $n } celebrities or postcards
    } placed
condition-suspect-yourself = a “Suspect yourself” card taken, even if declined
condition-suspect-everybody-else = a “Suspect everybody else” card taken, even if declined
condition-destroy-evidence = { $n ->
        [one] a Destroy evidence card
       *[other] { $n } Destroy evidence cards
    }
condition-passengers-or-luggage = { $n ->
        [one] a passenger, or a piece of luggage,
       *[other] { $n } passengers, or { $n } pieces of luggage,
    } placed
reward-per-contract = { $what } for each contract you have fulfilled, this one included
reward-per-tile = a Game End card for each of your Locomotive tiles
contract = { $condition }: { $reward }

game-end-card = { $n ->
        [one] 1 point
       *[other] { $n } points
    } for each { $type ->
        [railroad-car] railroad car
        [conductor] conductor
       *[locomotive] locomotive
    } Action card taken
explain-frame = { $what }.
explain-game-end = At the end: { $card }. At once: { $what }.
explain-route = Makes your route longer. { $city }: { $what }.
explain-contract = Condition: { $condition }. Reward: { $reward }.
explain-celebrity = { $about } Boards the first free car of either train and doubles its points in every scoring phase.
explain-postcard = { $about } Pin it to a route card: each of its bonus stations then gives its bonus twice in every scoring phase. A route card takes only one postcard.
explain-suspect-yourself = { $what }. Suspicion falls on you: you draw an evidence token when your turn is over.
explain-suspect-everybody-else = { $what }. Suspicion falls on everybody else: { $dummies ->
        [0] each of them draws
       *[other] the other player and both dummies each draw
    } an evidence token when your turn is over.
explain-destroy-evidence = Lies face up in front of you. At the final revelation 1, 2 or 3 such cards discard 1, 3 or 5 of your evidence tokens, and each further card one more.
explain-passenger = Passenger: goes to the first free car of the upper train. As soon as that car is worth at least 1 and the conductor has reached it: { $what }, and 1 more coin for each passenger already seated.
explain-luggage = Luggage: goes to the first free car of the lower train. As soon as that car is worth at least 1 and the conductor has reached it: { $what }, and 2 more points for each piece already loaded.
explain-switch = A middle card. In every scoring phase, for each train separately: { $upper ->
        [one] 1 point
       *[other] { $upper } points
    } for the left card of its place in the upper train, { $lower ->
        [one] 1 point
       *[other] { $lower } points
    } for the right card in the lower train, if that card is worth at least { $value } and its conductor has reached it.
explain-mechanic = A middle card. At once: { $what }. Then, once for each train: as soon as the left card of its place is worth at least { $value }, reached or not, the card to its right goes up one step, or a 0-value car is added if there is none. If that is impossible, it lapses.
explain-storage = Draw 3 cards from the pile and lay them beside the toolbox, an upgrade of choice. Use up to two of these four. Only railroad car, conductor, locomotive, coin and Game End cards can be used. All three are shuffled back into the pile.
explain-factory = A middle card. Whenever you place a factory, all your uncovered ones work, from right to left: each gives as many upgrades of choice as its place number, but no car may end up worth more than the better of the two left cards at its place.
explain-factory-with = A middle card. At once: { $what }. Whenever you place a factory, all your uncovered ones work, from right to left: each gives as many upgrades of choice as its place number, but no car may end up worth more than the better of the two left cards at its place.
explain-order = { $what ->
        [coffee] Coffee
        [cake] Cake
       *[champagne] Champagne
    }: { $n ->
        [one] 1 point
       *[other] { $n } points
    } in every scoring phase once the conductor has reached its car, which must be worth at least { $value }.
explain-tile = Follows the ninth card of a train at once and brings { $upgrades ->
        [one] an upgrade
       *[other] two upgrades
    } of choice. Scores { $n } points in every scoring phase once the conductor stands on it.
tiles-gone = There are no Locomotive tiles left.

from-declined = Declined card
from-mail-car = Mail car
from-contract = Contract
from-station = Bonus station { $n }
from-game-end-card = Game End card
from-start-tile = Start Player tile
from-passenger = Passenger
from-luggage = Luggage
from-mechanic = Mechanic
from-factory = Factory in place { $n }
from-factory-bonus = Factory
from-storage = Storage: { $card }
from-toolbox = Toolbox

points-from-upper-train = Upper train
points-from-lower-train = Lower train
points-from-celebrities = Celebrities
points-from-route = Route points
points-from-constantinople = Constantinople
points-from-contracts = Contracts
points-from-bonuses = Bonuses
points-from-passengers-and-luggage = Passengers and luggage
points-from-switches = Switches
points-from-orders = Orders
points-from-coins = Coins
points-from-game-end-railroad-cars = Game End: railroad cars
points-from-game-end-conductors = Game End: conductors
points-from-game-end-locomotives = Game End: locomotives
points-from-evidence = Evidence
points-from-escape = Escape

moment-set-up = Set-up
moment-round = Round { $n }
moment-scoring = Scoring phase { $n }
moment-end = End of the game

## Evidence

dummy-a = Dummy A
dummy-b = Dummy B
token-fingerprints = { $n ->
        [one] 1 fingerprint
       *[other] { $n } fingerprints
    }
token-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
token-discard = a token that discards another one

## Choices

choose-keep = Keep the Game End card with { $card }
choose-carry-out = Take and carry out { $card }
choose-decline = Take but decline { $card } for an upgrade of choice
choose-start-tile = Take the Start Player tile: 2 coins, and you become start player at the end of this round
choose-end-frame = Stop here
choose-begin = Resolve { $source }: { $what }
choose-spend = { $n ->
        [one] Spend a coin from column { $column }
       *[other] Spend { $n } coins
    }: { $what }
choose-coins-to-points = Turn the coins that do not fit into points
choose-fulfil = Fulfill { $card }
choose-station = Use bonus station { $n }: { $what }
choose-mail-car = Mail car: { $what }
choose-celebrity = Board the { part-train }
choose-postcard = Pin it to { $city }
choose-passenger = The passenger goes to the upper train
choose-luggage = The luggage goes to the lower train
choose-middle = Put it in middle place { $n }
choose-middle-cover = Put it in middle place { $n }, covering { $card }, which then no longer counts
choose-factory = Run the next factory
choose-storage-card = Use { $card }
choose-toolbox = Use the toolbox: one upgrade of choice
choose-finish = Skip the rest
choose-discard = Discard evidence: { $what }
choose-order = Order { $tile } for { part-car }
choose-end-turn = End turn
act-car = Add a 0-value car to the { part-train }
act-upgrade = Upgrade { part-car } from { $from } to { $to }
act-conductor = Move the { $train ->
        [upper] upper
       *[lower] lower
    } conductor { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
act-conductors = Move the upper conductor { $upper ->
        [one] 1 step
       *[other] { $upper } steps
    }, the lower { $lower ->
        [one] 1 step
       *[other] { $lower } steps
    }
act-locomotive = Move the locomotive { $n ->
        [one] 1 station
       *[other] { $n } stations
    }
act-coins = { $n ->
    [one] Take the coin
   *[other] Take the coins
  }
act-game-end = Take { $card }
condition-locomotive-tiles = { $n ->
        [one] a Locomotive tile placed
       *[other] { $n } Locomotive tiles placed
    }
