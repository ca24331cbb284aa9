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
table-taken-cards = Taken
