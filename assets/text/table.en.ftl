# First Class, English: words of the table. Keys are kebab-case.

## Headings of the cards, at most 86 px wide at 14 px: shorter than in the rules where they must be
card-railroad-car = Railroad car
card-conductor = Conductor
card-locomotive = Locomotive
card-route = Route
card-contract = Contract
card-coins = Coins
card-game-end = Game End
card-celebrity = Celebrity
card-postcard = Postcard
card-suspect = Suspicion
card-destroy-evidence = Evidence
card-passenger-luggage = Passenger
card-luggage = Luggage
card-toolbox = Toolbox
card-switch = Switch
card-mechanic = Mechanic
card-storage = Storage
card-factory = Factory

## The offer
table-start = Start
table-player = Player
table-taken = taken
table-row-taken = { $taken } of { $all } taken
table-row-cleared = cleared
table-draft = Keep one Game End card
table-draft-about = It counts at the end of the game and stays your secret until then.

## The market
table-game-end = Game End
table-locomotives = Locomotives
table-constantinople = Constantinople
table-pile-finished = finished
table-pile-empty = empty

## The board in front
table-you = you
table-bot = bot
table-paris = Paris
table-upper = Upper
table-lower = Lower
table-train = train
table-would = would
table-score = score
table-coins = Coins
table-contracts = Contracts
table-no-contracts = no open contract
table-progress = { $done } of { $all }
table-mail-cars = Mail cars left
table-mail-cars-short = Mail cars
table-both-mail-cars = both trains have one
table-taken-cards = Taken
table-at-the-end = at the end
table-each-phase = each phase
table-evidence = Evidence
table-murderer = Murderer
table-innocent = Innocent
table-whodunit = Whodunit
table-arrested = arrested
table-evidence-left = { $left } left
table-orders = Orders
table-dummy-a = A
table-dummy-b = B
table-dummy-row = row { $row }
table-storage = Storage
table-storage-about = Up to two of these are used, one after the other.

## What is pointed at, in words
about-start-tile = Start Player tile
about-start-tile-words = Taken instead of a card: the player starts from the next round on. The leftmost card of the topmost row leaves the game.
about-start-tile-gain = { $steps ->
    [0] Taker: { $what }.
    [1] Next to the left: { $what }.
    [2] Second to the left: { $what }.
   *[other] Third to the left: { $what }.
}
about-game-end = Costs 4 coins from any columns.
about-draft = Drafted, it brings nothing at once and stays secret until the end.
about-slot = The next 0-value car is added here.
about-slot-mail = The sixth place is the mail car's: it follows the fifth car at once.
about-slot-locomotive = The tenth place is for a Locomotive tile: it follows the ninth card at once.
about-conductor = Conductor
about-conductor-words = Walks from car to car. Only cards that he has reached score in a scoring phase. On the mail car he brings its bonus at once.
about-locomotive = Locomotive
about-locomotive-words = Runs along the route, station by station. Stations with points score once. Stations with a bonus give it in every scoring phase from then on.
about-route-board = The journey begins here. Route cards are added at the left.
about-coins = Coins, column { $column }
about-coins-1 = A coin of this column buys a 0-value car.
about-coins-2 = A coin of this column buys 1 conductor step or 1 station.
about-coins-3 = A coin of this column buys an upgrade of choice.
about-coins-all = A coin of any column buys 1 point, and four of them a Game End card.
about-contract-now = So far
about-mail-car = Mail car
about-mail-car-words = Follows the fifth car of a train. Its bonus comes when the conductor reaches it.
about-tiles-left = { $left ->
    [one] This is the last tile.
   *[other] { $left } tiles are left.
}
about-constantinople = The first three conductors on a Locomotive tile score { $points } points.
about-pile = Pile { $pile }
about-pile-words = Rounds { $rounds }. { $left } cards.
about-pile-now = Rounds { $rounds }, played now. { $left } cards are left.
about-car = Car of value { $value }
about-car-reached = The conductor has reached it: it scores in scoring phases.
about-car-dark = The conductor has not reached it yet: it does not score.
about-car-guest = { $name } doubles its points.
about-car-next = It can be upgraded to { $value }.
about-car-stuck = It cannot be upgraded now: no car may be worth more than the one at its left.
about-station = Station { $number }
about-station-reached = Reached.
about-station-ahead = Not reached yet.
about-station-twice = A postcard makes it give twice.
about-passenger-waits = A passenger waits: seated as soon as the car is worth at least 1 and the conductor has reached it.
about-passenger-seated = Its passenger is seated.
about-luggage-waits = Luggage waits: loaded as soon as the car is worth at least 1 and the conductor has reached it.
about-luggage-loaded = Its luggage is loaded.
about-car-order = { $what }: { $points } points in every scoring phase once the conductor has reached the car.
about-middle = Middle place { $place }
about-middle-empty = Switches, mechanics and factories go here, from left to right; later ones may cover earlier ones.
about-switch-now = Now it would score { $points } points a phase.
about-mechanic-done = It has done its work for both trains.
about-factory-now = Here it gives { $upgrades ->
    [one] 1 upgrade
   *[other] { $upgrades } upgrades
    }, to no more than { $limit }.
about-covered = Below it, without effect: { $cards }.
order-coffee = Coffee
order-cake = Cake
order-champagne = Champagne
about-order = Costs 2 coins from any columns. For a car worth at least { $value } without an order, one of a kind in a train. Scores { $points } points in every scoring phase once the conductor has reached the car.
about-evidence-left = { $left ->
    [one] One token is left, face down.
   *[other] { $left } tokens are left, face down.
}
about-evidence-hidden = { $tokens ->
    [one] One evidence token, face down.
   *[other] { $tokens } evidence tokens, face down.
}
about-evidence = { $tokens ->
    [one] One evidence token
   *[other] { $tokens } evidence tokens
    } with { $fingerprints ->
        [one] 1 fingerprint
       *[other] { $fingerprints } fingerprints
    }.
about-destroy = { $cards ->
    [0] No card that destroys evidence.
    [one] 1 card destroys 1 token at the end.
   *[other] { $cards } cards destroy { $tokens } tokens at the end.
}
about-murderer = You are the murderer: 20 points if you are not arrested.
about-innocent = You are innocent.
about-whodunit = Murderer or innocent: only its owner knows.
about-dummy-a = Gets the murder's cards that are left when the first row is cleared.
about-dummy-b = Gets the murder's cards that are left when the third row is cleared.
about-dummy = Evidence tokens: { $tokens }. Cards that destroy evidence: { $cards }.
about-toolbox = One upgrade of choice.
about-taken = Cards taken. Game End cards count these:
about-own-game-end = Own Game End cards
about-drafted = The last one was drafted; only you see it.
about-hidden = One more was drafted in secret.

## What a factory gives in its place
about-factory-nothing = Here it has nothing to upgrade now.
about-factory-new-cars = Here it gives { $upgrades ->
    [one] 1 new 0-value car
   *[other] { $upgrades } new 0-value cars
}: nothing can go up to more than 0.
