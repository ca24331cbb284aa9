# First Class, English: words of the table. Keys are kebab-case.

## Headings of the cards, at most 86 px wide at 14 px: shorter than in the rules where necessary
card-railroad-car = Railroad car
card-conductor = Conductor
card-locomotive = Locomotive
card-route = Route
card-contract = Contract
card-coins = Coins
card-game-end = Game End
card-celebrity = Celebrity
card-postcard = Postcard
card-suspect = Suspect
card-destroy-evidence = Evidence
card-passenger-luggage = Boarding
card-toolbox = Toolbox
card-switch = Switch
card-mechanic = Mechanic
card-storage = Storage
card-factory = Factory

## The offer
table-start = Start
table-player = Player
table-draft = Keep one Game End card
table-draft-about = It counts at the end; until then it is your secret.

## The market
table-game-end = Game End
table-constantinople = Constantinople

## The board in front
table-you = you
table-bot = bot
table-paris = Paris
table-upper = Upper
table-lower = Lower
table-train = train
table-fulfilled = Fulfilled
triumph-constantinople = Constantinople!
triumph-gilded = First gilded car
triumph-whole-train = A whole train
table-would = would
table-later = +0 now
table-up-to = up to { $n }
table-score = score
table-route = route
table-coins = Coins
table-contracts = Contracts
table-no-contracts = no open contracts
table-progress = { $done } of { $all }
table-mail-cars = Mail cars left
table-mail-cars-short = Mail cars
table-taken-cards = Taken
table-no-card-yet = no card yet
table-no-card = no card
table-each-phase = each phase
table-evidence = Evidence
table-murderer = Murderer
table-innocent = Innocent
table-whodunit = Whodunit
table-arrested = arrested
table-dummy-a = A
table-dummy-b = B
table-storage = Storage
table-storage-about = Use up to two of these, one after the other.

## What is pointed at, in words
about-start-tile = Start Player tile
about-start-tile-words = Take it instead of a card to become start player at the end of this round, before any scoring phase. The leftmost card of the top row leaves the game.
about-start-tile-gain = { $steps ->
    [0] You: { $what }.
    [1] First player to your left: { $what }.
    [2] Second player to your left: { $what }.
   *[other] Third player to your left: { $what }.
}
about-row = Row { $row }
about-row-words = { $taken } of { $all } cards taken. Once as many cards have been taken from a row as there are players, the rest of it leaves the game.
about-steps = { -Click } it to move it { $steps ->
    [one] one station
   *[other] { $steps } stations
} on: the figure beside it says how far.
about-conductor-steps = { -Click } him to walk up to { $steps ->
    [one] one card
   *[other] { $steps } cards
}: the figure beside him says how far.
about-game-end = Costs 4 coins from any columns.
about-draft = The card you draft gives no action, and remains your secret until the final scoring.
about-slot = The next 0-value car is added here.
about-slot-mail = The sixth card is a mail car: it follows the fifth at once.
about-slot-locomotive = The tenth card is a Locomotive tile: it follows the ninth at once.
about-conductor = Conductor
about-conductor-words = Moves from card to card along this train. Only the cards reached or passed score in a scoring phase. The first three conductors to reach a Locomotive tile score at once: Constantinople.
about-locomotive = Locomotive
about-locomotive-words = Runs along your route, station by station. A points station scores once. A bonus station gives its bonus in every scoring phase from then on.
about-route-board = The journey begins here. Route cards are added on the left. A postcard cannot be pinned here.
about-coins = Coins, column { $column }
about-coins-1 = A coin from this column buys a 0-value car.
about-coins-2 = A coin from this column buys 1 conductor step or 1 station.
about-coins-3 = A coin from this column buys an upgrade of choice.
about-coins-all = Any coin buys 1 point, any four a Game End card. There are 12 spaces, filled column by column. If you gain more coins than fit, spend some first or take 1 point for each coin left over.
about-contract-now = So far: { $done } of { $all }.
about-mail-car = Mail car
about-mail-car-words = Follows the fifth card of a train at once and brings its bonus when it is placed. It scores nothing, cannot be upgraded and holds nobody.
about-tiles-left = { $left ->
    [one] This is the last tile.
   *[other] { $left } tiles are left.
}
about-constantinople = The first three conductors to reach a Locomotive tile score { $points } points. One player can score twice.
about-pile = Pile { $pile }
about-pile-words = Rounds { $rounds }. { $left ->
        [one] 1 card
       *[other] { $left } cards
    }.
about-pile-now = Rounds { $rounds }, now in play. { $left ->
        [one] 1 card
       *[other] { $left } cards
    } left.
about-car = { $value }-value car
about-car-reached = The conductor has reached it: it scores in every scoring phase.
about-car-dark = The conductor has not reached it yet: it does not score.
about-car-guest = { $name } doubles its points.
about-car-next = It can be upgraded to { $value }.
about-car-stuck = It cannot be upgraded now: no car may be worth more than the one to its left.
about-car-top = It is worth as much as a car can be.
about-station = Station { $number }
about-station-reached = Reached.
about-station-ahead = Not reached yet.
about-station-twice = A postcard doubles its bonus.
about-passenger-waits = A passenger waits: seated as soon as the car is worth at least 1 and the conductor has reached it, and then worth { $what }.
about-passenger-seated = Its passenger is seated.
about-luggage-waits = Luggage waits: loaded as soon as the car is worth at least 1 and the conductor has reached it, and then worth { $what }.
about-luggage-loaded = Its luggage is loaded.
about-car-order = { $what ->
        [coffee] Coffee
        [cake] Cake
       *[champagne] Champagne
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } in every scoring phase once the conductor has reached the car.
about-middle = Middle place { $place }
about-middle-empty = Switches, mechanics and factories go here, from left to right. A new one may also cover an earlier one, which then no longer counts.
about-switch-now = As things stand it scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } in each scoring phase.
about-mechanic-done = It has done its work in both trains.
about-factory-now = Here it gives { $upgrades ->
    [one] 1 upgrade
   *[other] { $upgrades } upgrades
}, up to value { $limit }.
about-covered = Underneath, and no longer counting: { $cards }.
order-coffee = Coffee
order-cake = Cake
order-champagne = Champagne
about-order = Costs 2 coins from any columns. For a car worth at least { $value } that has no order yet; each train takes only one of each kind. Scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } in every scoring phase once the conductor has reached the car.
about-evidence-left = { $left ->
    [one] One token is left, face down.
   *[other] { $left } tokens are left, face down.
}
about-evidence-hidden = { $tokens ->
    [0] No evidence tokens.
    [one] One evidence token, face down.
   *[other] { $tokens } evidence tokens, face down.
}
about-evidence = { $tokens ->
    [one] One evidence token
   *[other] { $tokens } evidence tokens
    } with { $fingerprints ->
        [0] no fingerprints
        [one] 1 fingerprint
       *[other] { $fingerprints } fingerprints
    }.
about-destroy = { $cards ->
    [0] No Destroy evidence cards.
    [one] 1 Destroy evidence card discards 1 token at the end.
   *[other] { $cards } Destroy evidence cards discard { $tokens } tokens at the end.
}
about-murderer = You are the murderer: 20 points if you are not arrested.
about-innocent = You are innocent.
about-whodunit = Murderer or innocent? Only the owner knows.
about-dummy-a = Gets the First Class Murder cards left in row 1 when it is cleared. Draws evidence too when a player suspects everybody else.
about-dummy-b = Gets the First Class Murder cards left in row 3 when it is cleared. Draws evidence too when a player suspects everybody else.
about-dummy = Evidence tokens: { $tokens }. Destroy evidence cards: { $cards }.
about-toolbox = One upgrade of choice.
about-taken = Cards taken. Game End cards count these:
about-taken-of = { $type ->
        [railroad-car] Railroad car Action card taken
        [conductor] Conductor Action card taken
       *[locomotive] Locomotive Action card taken
    }: { $n }
about-own-game-end = Game End cards
about-drafted = The one with a padlock was drafted: only you can see it until the final scoring.
about-hidden = One was drafted in secret, and is turned over in the final scoring.

about-order-turn = Orders are bought on your own turn, or in your part of a scoring phase.
about-order-coins = It costs 2 coins, and you have fewer.
about-order-class = None of your cars is worth enough yet.
about-order-taken = Every car that is good enough already has an order, or its train already has one of this kind.
about-order-frame = Finish what you are doing first: orders are bought between actions.
## What a factory gives in its place
about-factory-nothing = Here it has nothing to upgrade now.
about-factory-new-cars = Here it gives { $upgrades ->
    [one] 1 new 0-value car
   *[other] { $upgrades } new 0-value cars
}: nothing can go up to more than 0.
