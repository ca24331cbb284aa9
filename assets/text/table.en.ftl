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
table-taken-cards = Taken
table-at-the-end = at the end

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
about-taken = Cards taken. Game End cards count these:
about-own-game-end = Own Game End cards
about-drafted = The last one was drafted; only you see it.
about-hidden = One more was drafted in secret.
