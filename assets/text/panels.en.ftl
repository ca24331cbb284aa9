# First Class, English: words of the panels. Keys are kebab-case.

## Things of the game, everywhere the same

whose = { $who -> [you] your *[other] { $who }’s }
train-upper = upper train
train-lower = lower train
car-of-upper = car { $n } of the upper train
car-of-lower = car { $n } of the lower train
city-paris = Paris

symbol-car = { $n -> [1] a 0-value car [2] two 0-value cars [3] three 0-value cars *[other] { $n } 0-value cars }
symbol-upgrade = { $n -> [1] upgrade a car [2] upgrade two cars [3] upgrade three cars *[other] upgrade { $n } cars } from { $from } to { $to }
symbol-upgrade-choice = { $n -> [1] an upgrade of choice [2] two upgrades of choice [3] three upgrades of choice *[other] { $n } upgrades of choice }
symbol-car-or-upgrade = a 0-value car or an upgrade from 0 to 1
symbol-both-conductors = both conductors { $n -> [one] 1 step *[other] { $n } steps }
symbol-one-conductor = { $n -> [one] 1 conductor step *[other] { $n } conductor steps }
symbol-locomotive = locomotive { $n -> [one] 1 station *[other] { $n } stations }
symbol-coins = { $n -> [one] 1 coin *[other] { $n } coins }
symbol-points = { $n -> [one] 1 point *[other] { $n } points }
symbol-game-end-card = { $n -> [1] a Game End card [2] two Game End cards *[other] { $n } Game End cards }
times = { $n -> [2] twice *[other] { $n } times } { $what }
frame-empty = nothing

order-car = Add a 0-value car
order-upgrade = Upgrade a car from { $from } to { $to }
order-upgrade-choice = Upgrade a car, or add a 0-value car
order-car-or-upgrade = Add a 0-value car, or upgrade one from 0 to 1
order-both-conductors = Move each conductor up to { $n -> [one] 1 card *[other] { $n } cards }
order-one-conductor = Move the conductors, { $n -> [one] 1 step *[other] { $n } steps } in all
order-locomotive = Move the locomotive up to { $n -> [one] 1 station *[other] { $n } stations }
order-coins = Take { $n -> [one] 1 coin *[other] { $n } coins }
order-points = Score { $n -> [one] 1 point *[other] { $n } points }
order-game-end-card = Take an open Game End card

kind-railroad-car = Railroad car
kind-conductor = Conductor
kind-locomotive = Locomotive
kind-route = Route
kind-contract = Contract
kind-coins = Coins
kind-game-end = Game End
kind-celebrity = Celebrity
kind-postcard = Postcard

type-railroad-car = railroad car card
type-conductor = conductor card
type-locomotive = locomotive card

module-a = Contracts
module-b = Celebrities and postcards
module-c = First class murder
module-d = Passengers and luggage
module-e = Switches and mechanics
module-f = Storage and factory

title-route = Route to { $city }
title-postcard = Postcard of { $name }
title-tile = Locomotive tile { $n }
card-in-log = { $title } ({ $what })
celebrity-in-log = the celebrity { $name }

station-points = { $n -> [one] 1 point *[other] { $n } points }, once
station-bonus = { $what }, in every scoring phase
station-short = bonus { $what }

condition-cars = { $n } cars worth at least { $value }
condition-cars-each = { $n } cars worth at least { $value } in each train
condition-run = cars worth at least { $values } side by side in one train
condition-mail-cars = a mail car in both trains
condition-mail-cars-reached = both mail cars reached by their conductors
condition-locomotive-tile = a Locomotive tile with a conductor on it
condition-guests = { $n -> [one] one celebrity or postcard *[other] { $n } celebrities or postcards } placed
reward-per-contract = { $what } for each fulfilled contract, this one included
reward-per-tile = a Game End card for each own Locomotive tile
contract = { $condition }: { $reward }

game-end-card = { $n -> [one] 1 point *[other] { $n } points } for each { $type }
explain-game-end = At the end { $card }. At once: { $what }.
explain-route = Adds a card to your route. Stations: { $what }.
explain-contract = Needs { $condition }. Fulfilled, it brings { $reward }.
explain-celebrity = { $what }. Boards the first free car of one of your trains and doubles its points in every scoring phase.
explain-postcard = { $what }. Pinned to a route card, it makes its bonus stations give twice in every scoring phase.
explain-tile = Follows the ninth card of a train. Scores { $n } points in every scoring phase once the conductor stands on it, and brings { $upgrades -> [one] an upgrade *[other] two upgrades } of choice.
tiles-gone = There is no Locomotive tile left.

from-declined = Declined card
from-mail-car = Mail car
from-contract = Contract
from-station = Bonus station { $n }
from-game-end-card = Game End card
from-start-tile = Start Player tile

source-upper-train = Upper train
source-lower-train = Lower train
source-celebrities = Celebrities
source-route = Route
source-constantinople = Constantinople
source-contracts = Contracts
source-bonuses = Bonuses
source-coins = Coins
source-game-end-cars = Game End: railroad cars
source-game-end-conductors = Game End: conductors
source-game-end-locomotives = Game End: locomotives

moment-set-up = Set-up
moment-round = Round { $n }
moment-scoring = Scoring phase { $n }
moment-end = End of the game

## Choices

choose-keep = Keep the Game End card with { $card }
choose-carry-out = Take and carry out { $card }
choose-decline = Take and decline { $card } for an upgrade of choice
choose-start-tile = Take the Start Player tile: 2 coins, and you start from the next round on
choose-end-frame = Stop here
choose-begin = Now { $source }: { $what }
choose-spend = { $n -> [one] Spend a coin from column { $column } *[other] Spend { $n } coins }: { $what }
choose-coins-to-points = Turn the coins that do not fit into points
choose-fulfil = Fulfil { $card }
choose-station = Use bonus station { $n }: { $what }
choose-mail-car = Mail car: { $what }
choose-celebrity = Board the { $train }
choose-postcard = Pin it to { $city }
choose-end-turn = End turn
act-car-upper = A 0-value car to the upper train
act-car-lower = A 0-value car to the lower train
act-upgrade = Upgrade { $car } from { $from } to { $to }
act-conductor-upper = Upper conductor { $n -> [one] 1 step *[other] { $n } steps }
act-conductor-lower = Lower conductor { $n -> [one] 1 step *[other] { $n } steps }
act-conductors = Upper conductor { $upper -> [one] 1 step *[other] { $upper } steps }, lower conductor { $lower -> [one] 1 step *[other] { $lower } steps }
act-locomotive = Locomotive { $n -> [one] 1 station *[other] { $n } stations } on
act-coins = Take the coins
act-game-end = Take { $card }
