# First Class, English: words of the panels. Keys are kebab-case.

## Things of the game, everywhere the same

whose = { $who ->
        [you] your
       *[other] { $who }’s
    }
train-upper = upper train
train-lower = lower train
car-of-upper = car { $n } of the upper train
car-of-lower = car { $n } of the lower train
city-paris = Paris

symbol-car = { $n ->
        [1] a 0-value car
        [2] two 0-value cars
        [3] three 0-value cars
       *[other] { $n } 0-value cars
    }
symbol-upgrade = { $n ->
        [1] upgrade a car
        [2] upgrade two cars
        [3] upgrade three cars
       *[other] upgrade { $n } cars
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
symbol-both-conductors = both conductors { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
symbol-one-conductor = { $n ->
        [one] 1 conductor step
       *[other] { $n } conductor steps
    }
symbol-locomotive = locomotive { $n ->
        [one] 1 station
       *[other] { $n } stations
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
times = { $n ->
        [2] twice
       *[other] { $n } times
    } { $what }
frame-empty = nothing

order-car = Add a 0-value car
order-upgrade = Upgrade a car from { $from } to { $to }
order-upgrade-choice = Upgrade a car, or add a 0-value car
order-factory-upgrade = Upgrade a car to at most { $n }, or add a 0-value car
order-car-or-upgrade = Add a 0-value car, or upgrade one from 0 to 1
order-both-conductors = Move each conductor up to { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
order-one-conductor = Move the conductors, { $n ->
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
kind-suspect = Suspicion
kind-destroy-evidence = Destroy evidence
kind-passenger-luggage = Passenger or luggage
kind-switch = Switch
kind-mechanic = Mechanic
kind-storage = Storage
kind-factory = Factory

card-type-railroad-car = railroad car card
card-type-conductor = conductor card
card-type-locomotive = locomotive card

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
suspect-in-log-yourself = Suspect yourself ({ $what })
suspect-in-log-everybody-else = Suspect everybody else ({ $what })
destroy-in-log = Destroy evidence
passenger-in-log = passenger: { $what }
luggage-in-log = luggage: { $what }
switch-in-log = Switch { $value } ({ $upper } and { $lower } points)
mechanic-in-log = Mechanic { $value } ({ $what })
storage-in-log = Storage
factory-in-log = Factory
refreshment-coffee = coffee
refreshment-cake = cake
refreshment-champagne = champagne
order-tile = { $what } for { $n } points
celebrity-in-log = the celebrity { $name }

station-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }, once
station-bonus = { $what }, in every scoring phase
station-short = bonus { $what }

condition-cars = { $n } cars worth at least { $value }
condition-cars-each = { $n } cars worth at least { $value } in each train
condition-run = cars worth at least { $values } side by side in one train
condition-mail-cars = a mail car in both trains
condition-mail-cars-reached = both mail cars reached by their conductors
condition-locomotive-tile = a Locomotive tile with a conductor on it
condition-guests = { $n ->
        [one] one celebrity or postcard
       *[other] { $n } celebrities or postcards
    } placed
condition-suspect-yourself = a card “suspect yourself” taken, declined or not
condition-suspect-everybody-else = a card “suspect everybody else” taken, declined or not
condition-destroy-evidence = { $n ->
        [one] a card that destroys evidence
       *[other] { $n } cards that destroy evidence
    }
condition-passengers-or-luggage = { $n } passengers, or { $n } pieces of luggage, placed
reward-per-contract = { $what } for each fulfilled contract, this one included
reward-per-tile = a Game End card for each own Locomotive tile
contract = { $condition }: { $reward }

game-end-card = { $n ->
        [one] 1 point
       *[other] { $n } points
    } for each { $type }
explain-game-end = At the end { $card }. At once: { $what }.
explain-route = Adds a card to your route. Stations: { $what }.
explain-contract = Needs { $condition }. Fulfilled, it brings { $reward }.
explain-celebrity = { $what }. Boards the first free car of one of your trains and doubles its points in every scoring phase.
explain-postcard = { $what }. Pinned to a route card, it makes its bonus stations give twice in every scoring phase.
explain-suspect-yourself = { $what }. Suspicion falls on you: you draw an evidence token when your turn is over.
explain-suspect-everybody-else = { $what }. Suspicion falls on everybody else: each of them draws an evidence token when your turn is over.
explain-destroy-evidence = Lies open before you. At the final revelation 1, 2 or 3 such cards take away 1, 3 or 5 of your evidence tokens, each further card one more.
explain-passenger = Passenger: goes to the first free car of the upper train. As soon as the car is worth at least 1 and the conductor has reached it: { $what }, and 1 coin more for each passenger seated before.
explain-luggage = Luggage: goes to the first free car of the lower train. As soon as the car is worth at least 1 and the conductor has reached it: { $what }, and 2 points more for each piece loaded before.
explain-switch = A middle card. In every scoring phase: { $upper } points if the left card of its place in the upper train is worth at least { $value } and reached by the conductor, { $lower } points if the right card of its place in the lower train is.
explain-mechanic = A middle card. At once: { $what }. Then once for each train: as soon as the left card of its place is worth at least { $value }, the card to its right goes up one step, or a 0-value car is added there.
explain-storage = Draws 3 cards of the pile, for your eyes only, and has a toolbox: an upgrade of choice. Use up to two of these four. Railroad car, conductor, locomotive, coin and Game End cards can be used. All three go back into the pile.
explain-factory = A middle card. When a factory is laid, every open factory works, from right to left: the one in place 3 gives 3 upgrades of choice, but no car goes higher than the better left card of its place.
explain-order = { $what }: { $n } points in every scoring phase in which the conductor has reached its car, which must be worth at least { $value }.
explain-tile = Follows the ninth card of a train. Scores { $n } points in every scoring phase once the conductor stands on it, and brings { $upgrades ->
        [one] an upgrade
       *[other] two upgrades
    } of choice.
tiles-gone = There is no Locomotive tile left.

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
from-storage = Storage: { $card }
from-toolbox = Toolbox

points-from-upper-train = Upper train
points-from-lower-train = Lower train
points-from-celebrities = Celebrities
points-from-route = Route
points-from-constantinople = Constantinople
points-from-contracts = Contracts
points-from-bonuses = Bonuses
points-from-passengers-and-luggage = Passengers and luggage
points-from-switches = Switches
points-from-orders = Orders
points-from-coins = Coins
points-from-game-end-cars = Game End: railroad cars
points-from-game-end-conductors = Game End: conductors
points-from-game-end-locomotives = Game End: locomotives
points-from-evidence = Evidence tokens
points-from-escape = The murderer’s escape

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
choose-spend = { $n ->
        [one] Spend a coin from column { $column }
       *[other] Spend { $n } coins
    }: { $what }
choose-coins-to-points = Turn the coins that do not fit into points
choose-fulfil = Fulfil { $card }
choose-station = Use bonus station { $n }: { $what }
choose-mail-car = Mail car: { $what }
choose-celebrity = Board the { $train }
choose-postcard = Pin it to { $city }
choose-passenger = The passenger goes to the upper train
choose-luggage = The luggage goes to the lower train
choose-middle = Lay it into middle place { $n }
choose-middle-cover = Lay it into middle place { $n }. It covers { $card }, which then counts no more
choose-factory = Let the next factory work
choose-storage-card = Use { $card }
choose-toolbox = Use the toolbox: one upgrade of choice
choose-finish = Go on without the rest
choose-discard = Take away { $what }
choose-order = Order { $tile } for { $car }
choose-end-turn = End turn
act-car-upper = A 0-value car to the upper train
act-car-lower = A 0-value car to the lower train
act-upgrade = Upgrade { $car } from { $from } to { $to }
act-conductor-upper = Upper conductor { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
act-conductor-lower = Lower conductor { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
act-conductors = Upper conductor { $upper ->
        [one] 1 step
       *[other] { $upper } steps
    }, lower conductor { $lower ->
        [one] 1 step
       *[other] { $lower } steps
    }
act-locomotive = Locomotive { $n ->
        [one] 1 station
       *[other] { $n } stations
    } on
act-coins = Take the coins
act-game-end = Take { $card }

## Top bar and small boards

title = First Class
top-round = Round { $n } of 6
top-round-short = Round { $n }/6
top-pile = Pile { $n }
top-to-play = { $name } to play
top-to-play-short = { $name }
top-turn = turn { $n } of 3
top-turn-short = turn { $n }/3
tip-rounds = Six rounds, two of each pile. After rounds 2, 4 and 6 comes a scoring phase.
tip-player = { $name }: { $points } points, { $coins } coins{ $start ->
        [1] {", "}start player
       *[other] {""}
    }. Click: this board to the front.
tip-menu = Menu (Esc)
tip-board = { $name }’s board. Click: to the front.
tip-evidence = Evidence: { $tokens ->
        [one] 1 token, face down
       *[other] { $tokens } tokens, face down
    }{ $cards ->
        [0] {""}
        [one] {"; "}1 card that destroys evidence
       *[other] {"; "}{ $cards } cards that destroy evidence
    }.
tip-guests = { $passengers ->
        [one] 1 passenger
       *[other] { $passengers } passengers
    } seated, { $luggage ->
        [one] 1 piece of luggage
       *[other] { $luggage } pieces of luggage
    } loaded{ $waiting ->
        [0] {""}
       *[other] {", "}{ $waiting } waiting
    }.
tip-middle = Place { $n }: { $card }.
tip-ordered = Ordered: { $tiles }.
board-of-other = You are looking at { $name }’s board
board-back = Back (Esc)
side-upper = Upper
side-lower = Lower
side-car = { $side }, car { $n }

## The prompt

prompt-title-take = { $who ->
        [you] Your turn
       *[other] { $who }
    }: take a card
prompt-title-finish = { $who ->
        [you] Your turn
       *[other] { $who }
    }: finish
prompt-title-scoring = { $who ->
        [you] Your
       *[other] { $who }:
    } scoring
prompt-title-out-of-turn = { $who ->
        [you] A bonus for you
       *[other] A bonus for { $who }
    }
prompt-title-draft = { $who ->
        [you] Your
       *[other] { $who }:
    } first Game End card
prompt-title-draft-other = Game End cards are drafted
prompt-title-between = First Class
prompt-title-other = { $who ->
        [you] Your turn
       *[other] { $who }’s turn
    }
prompt-title-make-room = Coins: make room
prompt-title-mail-car = Choose a mail car
prompt-title-spend = Spend a coin
prompt-title-pay = Buy a Game End card
prompt-title-station = { $city }: station { $n }
prompt-turn = Turn { $n } of 3 in this round.
prompt-draft = Keep one card, in secret. It counts at the end of the game; the small action on it is not carried out.
prompt-take = Take a card of the offer: click it to see what it does.
prompt-click-card = Click the card to take it.
prompt-start-tile = Start Player tile: 2 coins
prompt-carry-out = Carry out
prompt-decline = Decline: upgrade of choice
prompt-finish = That was all. End the turn.
prompt-finish-coins = Spend coins if you like, then end the turn.
prompt-finish-contracts = A contract is ready to be fulfilled.
prompt-finish-waiting = Resolve what waits, in any order. At the end of the turn it is lost.
prompt-scoring = Use each bonus station once, in any order. Then your trains score.
prompt-scoring-rest = Resolve what is ready, in any order. Then your trains score.
prompt-scoring-done = No bonus station is left. Your trains score next.
prompt-out-of-turn = Resolve what you gained in another’s turn, in any order.
prompt-make-room = { $coins ->
        [one] 1 coin comes
       *[other] { $coins } coins come
    } in, but { $room ->
        [0] no space is
        [one] only 1 space is
       *[other] only { $room } spaces are
    } free. Spend coins first, or score the rest.
prompt-make-room-note = Bought at once; then the coins come in.
prompt-coins-to-points = { $n ->
        [one] Score 1 point for the coin left over
       *[other] Score { $n } points for the coins left over
    }
prompt-mail-car = It follows the fifth car of the { $train }. Its bonus comes next.
prompt-celebrity = Which train does the celebrity board?
prompt-celebrity-car = car { $n }, worth { $value }
prompt-postcard = Which route card gets the postcard?
prompt-bonus-stations = { $n ->
        [0] no bonus station
        [one] 1 bonus station
       *[other] { $n } bonus stations
    }
prompt-title-guest = Passenger or luggage?
prompt-guest = One of them goes to its car, the other is gone.
prompt-guest-car = { $car }, worth { $value }
guest-seated = takes its seat at once
guest-loaded = is loaded at once
guest-waits-conductor = waits for the conductor
guest-waits-value = waits until it is worth 1
guest-waits-both = waits: not reached, worth 0
prompt-middle = Into which place between the trains?
middle-place = Place { $n }: cards { $left }, { $right }
middle-free = the next free place
middle-covers = covers { $card }
middle-factory = { $n ->
        [one] 1 upgrade
       *[other] { $n } upgrades
    }{ $value ->
        [0] {", "}only for new 0-value cars
       *[other] {", "}to at most { $value }
    }
middle-factory-none = no car there yet: no upgrade
middle-switch = { $n } points as things are
middle-mechanic = { $n ->
        [0] waits in both trains
        [1] works at once in one train
       *[other] works at once in both trains
    }
prompt-factories = Factory in place { $place }: { $n ->
        [one] 1 upgrade of choice
       *[other] { $n } upgrades of choice
    }{ $value ->
        [0] {", "}only for new 0-value cars
       *[other] {", "}to at most { $value }
    }.
factory-later = Then the one in place { $place }: { $n ->
        [one] 1 upgrade
       *[other] { $n } upgrades
    }{ $value ->
        [0] {", "}only for new 0-value cars
       *[other] {", "}to at most { $value }
    }.
factory-idle = The factory in place { $n } has no car beside it: no upgrade.
prompt-run-factory = Let it work
prompt-storage = { $n ->
        [one] Use one more, or leave it at that.
       *[other] Use up to two of these, one after the other.
    }
storage-unusable = { $card }: of no use here
storage-used = { $card }: used
prompt-finish-storage = Use no more
prompt-finish-factories = No more of them
tip-prompt-finish-storage = The cards drawn go back into the pile, and the turn goes on.
tip-prompt-finish-factories = The factories that have not worked yet stay idle, and the turn goes on.
prompt-title-evidence = Destroy evidence
prompt-evidence = { $n ->
        [one] Take away one more token.
       *[other] Take away { $n } tokens.
    } Whoever keeps most fingerprints is arrested.
prompt-orders = Orders
prompt-title-order = Order a refreshment
tip-orders = 2 coins from any columns: an order for a car, which scores in every scoring phase.
tip-pay-columns = Pay with coins of these columns: { $columns }
side-place = { $side } { $n }
lead-destroy = At the final revelation it takes evidence tokens away: 1 for one such card, 3 for two, 5 for three. You have { $n }.
lead-guest = Place the passenger or the luggage.
lead-switch = In every scoring phase { $upper } points in the upper and { $lower } in the lower train, for cars worth at least { $value } beside it.
lead-mechanic = Once in each train: beside a car worth at least { $n } the next card goes up one step.
lead-factory = Now and later, when a factory is laid, every open factory works: in place 3 it gives 3 upgrades.
lead-storage = Draws 3 cards, for your eyes only, beside a toolbox: use up to two of the four.
note-guest = { $name }: { $what }; { $state }.
note-middle = In place { $n }: { $what }.
prompt-frame-any-order = Resolve the symbols in any order.
prompt-stop = Stop here
prompt-lapse-many = { $n } symbols lapse
prompt-at-once = At once: { $what }.
prompt-lapses = lapses: { $what }
prompt-then = Then, in any order
prompt-more = + { $n } more
prompt-move = Move
prompt-move-conductors = Conductors …
prompt-back = Back
prompt-spend = Spend coins
prompt-fulfil = Fulfil contract
prompt-fulfil-many = { $n } contracts ready
prompt-end-turn = End turn
prompt-count-on = Count on
prompt-done = Done
prompt-column = { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
prompt-column-1 = A coin of column 1 buys a 0-value car.
prompt-column-2 = A coin of column 2 buys one step or one station.
prompt-column-3 = A coin of column 3 buys an upgrade of choice.
prompt-from-column = Column { $n }
prompt-four-coins = 4 coins: a Game End card
prompt-pay = Pay 4
points-each = { $n } each
points-times = × { $n }
stations-on = { $n ->
        [one] 1 station
       *[other] { $n } stations
    }

lead-celebrity = Boards the first free car of a train and doubles its points.
lead-postcard = Makes the bonus stations of a route card give twice.
brings-only-decline = No free place for it: it can only be declined.
brings-contract = { $met } of { $wanted } met so far.
brings-nothing = Not possible now: { $what }.
brings-steps = Upper conductor up to { $upper }, lower up to { $lower }.
brings-locomotive = { $far ->
        [one] 1 station
       *[other] { $far } stations
    } on{ $points ->
        [0] {""}
       *[other] {": "}{ $points } points
    }{ $bonuses ->
        [0] {""}
        [one] {", "}1 bonus station
       *[other] {", "}{ $bonuses } bonus stations
    }.

tip-undo = Take the last choice back (Backspace)
tip-no-undo = Nothing to take back: choices can be taken back until a hidden card shows or the turn passes on.
tip-spend = Column 1: a 0-value car. Column 2: a step or a station. Column 3: an upgrade of choice. Any coin: 1 point. Any four: a Game End card.
tip-spend-teatime = Column 1: a 0-value car. Column 2: a step or a station. Column 3: an upgrade of choice. Any coin: 1 point. Any two: an order. Any four: a Game End card.
tip-fulfil = Contracts are fulfilled before or after the card of your own turn, or in your part of a scoring phase.
tip-end-turn = The next player takes a turn (Enter)
tip-end-turn-first = Take a card or the Start Player tile first
tip-stop = Ends this frame. It lapses: { $what }.
tip-later = Waits until this frame is done.
    { $what }

## Windows

log-empty = Nothing has happened yet.
scores-total = Total
tip-close = Close (Esc)
menu-title = Menu
menu-resume = Back to the table
menu-log = What happened
menu-scores = Points
menu-secrets = Your secrets
menu-help = Rules in brief
menu-settings = Settings
menu-leave = Leave the game
settings-speed = How fast things move
settings-music = Music
settings-effects = Effects
settings-mute = Sound off
settings-unmute = Sound on
settings-off = Off
settings-screen = Screen and sound
settings-full-screen = Full screen
settings-window = In a window
pace-none = No motion
pace-fast = Fast
pace-normal = Normal
pace-slow = Slow
confirm-end-title = End the turn?
confirm-end-lost = This would be lost:
confirm-lost = { $source }: { $what }
confirm-end-yes = End it
confirm-end-no = Go on playing
confirm-leave-title = Leave the game?
confirm-leave-text = The game ends here and you go back to the title.
confirm-leave-yes = Leave
confirm-leave-no = Stay
secrets-title = { $who ->
        [you] Your secrets
       *[other] Only for { $who }
    }
secrets-murderer = Murderer
secrets-innocent = Innocent
secrets-murderer-about = If somebody else leaves more fingerprints, you escape and score 20 points. At the revelation you draw 2 more tokens.
secrets-innocent-about = Leave fewer fingerprints than somebody else, or you are arrested by mistake and cannot win.
secrets-evidence = { $n ->
        [0] No evidence against you so far
        [one] 1 evidence token: { $prints ->
                [0] no fingerprint
                [one] 1 fingerprint
               *[other] { $prints } fingerprints
            }
       *[other] { $n } evidence tokens: { $prints ->
                [0] no fingerprint
                [one] 1 fingerprint
               *[other] { $prints } fingerprints
            }
    }
secrets-destroy = { $n ->
        [one] 1 card that destroys evidence
       *[other] { $n } cards that destroy evidence
    }: { $tokens ->
        [one] 1 token goes
       *[other] { $tokens } tokens go
    } at the end
secrets-drafted = Game End card: { $card }
secrets-about = Nobody else sees this: evidence stays face down until the final revelation, the Game End card until the final scoring.
curtain-title = Pass the screen to { $name }
curtain-text = The next choice is secret: nobody else looks on.
curtain-button = I am { $name }

refused-over = The game is over.
refused-not-asked = Something else has to be decided first.
refused-not-there = That is no longer there.
refused-only-decline = There is no free place for it: the card can only be declined.
refused-train-full = This train cannot grow any more.
refused-upgrade = This car cannot go up: a car is never worth more than the one to its left.
refused-symbol = The symbol does not allow that.
refused-too-far = That is too far.
refused-coins = Those coins do not buy that.
refused-order = This car cannot take that order: it is worth too little or has one, or its train has one of the kind.
refused-contract = The contract is not met yet.
refused-not-now = Coins and contracts have to wait until the running frame is done.
refused-station = This station has nothing to give now.
refused-card-first = Take a card first.

## Help

help-page-turn = The game
help-page-board = The board
help-page-modules-a = Modules A–C
help-page-modules-d = D–F, Teatime
help-page-symbols = Symbols
help-page-module-symbols = Symbols C–F
help-page-keys = Keys

help-goal-title = The aim
help-goal = Build two trains, lead their conductors through them and run your locomotive from Paris to the east. Whoever has most points after six rounds wins.
help-round-title = Rounds
help-round = In each of six rounds everybody has three turns. Two rounds are played with each pile: green, blue, red. A row of the offer is cleared as soon as as many cards were taken from it as there are players.
help-turn-title = Your turn
help-turn = Take one card and carry it out, or decline it: then you do nothing of it and get one upgrade of choice instead. Or take the Start Player tile. Before and after it you may spend coins and fulfil contracts.
help-frames-title = Frames
help-frames = A frame holds the symbols of one action. Resolve them one by one in any order, fully, partly or not at all. Frames gained on the way wait until the running one is done. What still waits when the turn ends is lost. Points count at once.
help-start-title = Start Player tile
help-start = 2 coins, and you start from the next round on. The second player to your left gets a 0-value car, the third one a 0-value car or an upgrade from 0 to 1. The first card of the offer leaves the game.
help-scoring-title = Scoring phases
help-scoring = After rounds 2, 4 and 6. First use every bonus station you have reached, then each train scores the cars and the Locomotive tile that its conductor has reached or passed.
help-end-title = The end
help-end = After the third scoring phase each coin is worth 1 point. Your Game End cards score their points for each taken card of their type, declined ones included. Unfulfilled contracts are worth nothing.
help-trains-title = Trains
help-trains = New cars go to the right end of either train. The fifth car is followed at once by one of your mail cars, the ninth card by the next Locomotive tile: then the train is complete.
help-upgrades-title = Upgrades
help-upgrades = Cars go up step by step: 0, 1, 2, 4, 7, 12. A car is never worth more than the next car to its left, mail cars left out. An upgrade of choice lifts any car by one step, or adds a 0-value car.
help-conductors-title = Conductors
help-conductors = A car scores only if its conductor has reached it. The first three conductors on a Locomotive tile score 20, 10 and 5 points at once: Constantinople.
help-route-title = Route
help-route = The locomotive runs from Paris to the left. A points station scores once, when it is reached or passed. A bonus station gives its frame in every scoring phase from then on. Route cards make the route longer.
help-coins-title = Coins
help-coins = Coins fill column 1, then 2, then 3. A coin of column 1 buys a 0-value car, of column 2 a step or a station, of column 3 an upgrade of choice. Any coin is worth 1 point, any four buy a Game End card.
help-game-end-title = Game End cards
help-game-end = Each counts one type of card: railroad car, conductor or locomotive. Its small action is resolved at once.
help-module-a-title = A: Contracts
help-module-a = A contract lies open until you meet its condition; better always counts too. Fulfil it in your own turn, before or after your card, or in your part of a scoring phase. Its reward is a frame. Other modules have a few contracts too.
help-module-b-title = B: Celebrities and postcards
help-module-b = A celebrity boards the first free car of a train and doubles it in every scoring phase. A postcard is pinned to a route card: its bonus stations give twice. Where there is no free car or route card, the card can only be declined.
help-module-c-title = C: First class murder
help-module-c = Everybody gets a secret card: one of four is the murderer, three are innocent. Whoever suspects themselves draws an evidence token, whoever suspects everybody else deals one to each of the others. Tokens stay face down and are dealt when the turn is over. A declined card deals none.
help-evidence-title = Evidence
help-evidence = Most tokens show 1 to 3 fingerprints; a few bring points, and two take another token away with them. Cards that destroy evidence lie open: one, two or three of them take away 1, 3 or 5 tokens at the end, each further one 1 more.
help-revelation-title = The revelation
help-revelation = At the very end the murderer draws 2 more tokens and everybody turns over what they have. Whoever left most fingerprints is arrested and cannot win, ties included; if all left the same number, nobody is. A murderer who is not arrested scores 20 points.
help-dummies-title = Murder for two players
help-dummies = Two dummies, A and B, join in, each with a secret card. When row 1 is cleared, the cards of this module left in it work for A, those left in row 3 for B: it draws evidence, lets everybody else draw, or keeps the card that destroys evidence. A dummy too can be the murderer, and be arrested or escape. It takes no turns.

help-module-d-title = D: Passengers and luggage
help-module-d = Of most cards you place the passenger or the luggage: a passenger at the first free car of the upper train, luggage at the first free car of the lower one. As soon as that car is worth at least 1 and its conductor has reached it, the passenger brings its coins and 1 more for each one seated before, luggage its points and 2 more for each piece loaded before. What else is shown becomes a frame.
help-middle-title = Middle cards (E and F)
help-middle = They lie between the trains: place 1 at cards 1 and 2, place 2 at cards 3 and 4, up to place 4 at cards 7 and 8. A new one goes to the next place or covers an earlier one, which then counts no more.
help-switches-title = E: Switches
help-switches = In every scoring phase a switch scores for the left card of its place in the upper train and for the right card of its place in the lower train, each if it is worth the value shown and its conductor has reached it.
help-mechanics-title = E: Mechanics
help-mechanics = Brings its frame at once. Then, once for each train and by itself: as soon as the left card of its place is worth the value shown, the card to its right goes up one step, or a 0-value car is added there. Where the car cannot go up, the work is lost.
help-storage-title = F: Storage
help-storage = Three cards of the pile are drawn for you alone, and there is a toolbox: an upgrade of choice. Use up to two of the four, one after the other. Only railroad car, conductor, locomotive, coin and Game End cards can be used. All three go back into the pile.
help-factories-title = F: Factories
help-factories = When a factory is laid, every open factory works, from right to left. The one in place 3 gives 3 upgrades of choice, but no car goes higher than the better left card of its place. Before and after each you may spend coins and fulfil contracts.
help-teatime-title = Teatime
help-teatime = In your own turn 2 coins buy one of the orders that lie ready: coffee with pile 1, cake with pile 2, champagne with pile 3. It goes to a car that is worth enough and has no order yet, at most one of a kind in a train, and scores in every scoring phase in which the conductor has reached the car. Celebrities do not double it.

icon-car = A new 0-value car at the end of either train
icon-upgrade = One car of exactly this value goes one step up
icon-upgrade-choice = Upgrade of choice: any car one step up, or a new 0-value car
icon-car-or-upgrade = A new 0-value car, or an upgrade from 0 to 1
icon-both-conductors = Each conductor walks up to so many cards
icon-one-conductor = So many steps, split freely between the conductors
icon-locomotive = The locomotive runs up to so many stations
icon-coins = So many coins
icon-points = Points, counted at once
icon-game-end-card = Take one of the open Game End cards
icon-game-end-per-tile = A Game End card for each own Locomotive tile
icon-points-station = Points station: scores once
icon-bonus-station = Bonus station: gives its frame in every scoring phase
icon-mail-car = Mail car: follows the fifth car and brings a bonus
icon-locomotive-tile = Locomotive tile: follows the ninth card, brings upgrades and points
icon-start-player = Start player
icon-contract = Contract: condition above, reward below
icon-celebrity = Celebrity: doubles its car
icon-postcard = Postcard: its route card’s bonus stations give twice
icon-cond-car = In a contract: cars worth at least this much
icon-cond-exact = In a contract: part of a run of cars side by side
icon-cond-mail-reached = A mail car that its conductor has reached
icon-cond-engine = A Locomotive tile with a conductor on it
icon-cond-guests = Celebrities and postcards together

icon-suspect-self = Suspect yourself: you draw an evidence token when your turn is over
icon-suspect-others = Suspect everybody else: each of the others draws a token
icon-fingerprints = Evidence: fingerprints, 1 to 3 on a token
icon-discard = Evidence that goes away at the end, together with another token
icon-destroy = Destroys evidence: 1, 2 or 3 such cards take away 1, 3 or 5 tokens
icon-murderer = The murderer: escapes with 20 points or is arrested
icon-innocent = Innocent, but not safe from being arrested
icon-passenger = Passenger: brings coins when seated in the upper train
icon-luggage = Luggage: brings points when loaded onto the lower train
icon-switch = Switch: points in every scoring phase for cars beside it
icon-mechanic = Mechanic: lifts the car beside a good one, once for each train
icon-storage = Storage: two of three hidden cards and a toolbox
icon-toolbox = The Storage’s toolbox: an upgrade of choice
icon-factory = Factory: upgrades of choice, up to its limit
icon-factory-upgrade = At a factory: any car one step up within its limit, or a new 0-value car
icon-coffee = An order of coffee, with pile 1: for a car worth at least 1
icon-cake = An order of cake, with pile 2: for a car worth at least 2
icon-champagne = An order of champagne, with pile 3: for a car worth at least 7

key-enter-name = Enter
key-enter = Presses the gold button.
key-escape-name = Esc
key-escape = Closes, goes back to your board, puts a picked thing back, or opens the menu.
key-figures-name = 1 to 9
key-figures = Presses the answers of the prompt, in their order.
key-undo-name = Backspace, Ctrl + Z
key-undo = Takes the last choice back.
key-space-name = Space
key-space = Hurries what is being shown.
key-log-name = L
key-log = What happened.
key-scores-name = S
key-scores = Where the points came from.
key-secrets-name = E
key-secrets = Your secrets: what only you may see.
key-help-name = H, F1
key-help = This help.
key-tab-name = Tab
key-tab = Walks from button to button; Enter presses.

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
token-discard = a token that takes another one away
token-none = none
