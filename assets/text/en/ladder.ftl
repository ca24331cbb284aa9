# First Class, English: the ladder of thirty prepared journeys. One line a text; what it is about is two sentences of at
# most 62 letters each, a goal has at most 40 letters. Keys are kebab-case.

## The plain

ladder-the-last-round = The last round
ladder-the-last-round-about = Three turns are left, and your conductors are far behind. Only the cars they reach will score.
ladder-the-last-round-goal-1 = reach 7 cards
ladder-the-last-round-goal-2 = reach 11 cards
ladder-the-last-round-goal-3 = reach 11, and win by 40 points

ladder-a-train-of-twelves = A train of 12s
ladder-a-train-of-twelves-about = A car is never worth more than the one to its left. Start at the front, and do not share your upgrades out.
ladder-a-train-of-twelves-goal-1 = two 12s in one train
ladder-a-train-of-twelves-goal-2 = three of them
ladder-a-train-of-twelves-goal-3 = four, and win

ladder-four-coins = Four coins
ladder-four-coins-about = Any four coins buy an open Game End card. You have taken many railroad car cards, so choose well.
ladder-four-coins-goal-1 = own 2 Game End cards
ladder-four-coins-goal-2 = own 4 of them
ladder-four-coins-goal-3 = own 6, and win

ladder-no-thank-you = No, thank you
ladder-no-thank-you-about = A declined card gives you an upgrade of choice. It still counts for your Game End cards.
ladder-no-thank-you-goal-1 = decline 2 cards
ladder-no-thank-you-goal-2 = decline 4 cards
ladder-no-thank-you-goal-3 = decline 5, and win

ladder-stations = Stations
ladder-stations-about = A bonus station pays in every scoring phase. Lay your route, and let the locomotive run early.
ladder-stations-goal-1 = reach station 7
ladder-stations-goal-2 = reach station 13
ladder-stations-goal-3 = reach station 17, and win

ladder-two-trains = Two trains at once
ladder-two-trains-about = The upper train is good, the lower one is not. The first steps of a car are the cheapest.
ladder-two-trains-goal-1 = a 4 in each train
ladder-two-trains-goal-2 = two 4s in each train
ladder-two-trains-goal-3 = three in each, and win

## The Rhine

ladder-mail-cars = Mail cars
ladder-mail-cars-about = The fifth car of a train brings a mail car, and a bonus. Make both trains longer, and follow with the conductors.
ladder-mail-cars-goal-1 = place a mail car
ladder-mail-cars-goal-2 = both, and reach 12 cards
ladder-mail-cars-goal-3 = both, reach 16, and win

ladder-signed-and-sealed = Signed and sealed
ladder-signed-and-sealed-about = A contract pays as soon as its condition is met. Take those that your trains will meet anyway.
ladder-signed-and-sealed-goal-1 = fulfill 2 contracts
ladder-signed-and-sealed-goal-2 = fulfill 4 contracts
ladder-signed-and-sealed-goal-3 = fulfill 5, and win

ladder-famous-guests = Famous guests
ladder-famous-guests-about = A celebrity doubles the points of a car for good. Seat them early, and make their cars great.
ladder-famous-guests-goal-1 = 3 celebrities on board
ladder-famous-guests-goal-2 = double a 12
ladder-famous-guests-goal-3 = 45 points from celebrities, and win

ladder-wish-you-were-here = Wish you were here
ladder-wish-you-were-here-about = A postcard doubles the bonus stations of its route card. Pin it where the locomotive has already been.
ladder-wish-you-were-here-goal-1 = pin a postcard
ladder-wish-you-were-here-goal-2 = pin 2 postcards
ladder-wish-you-were-here-goal-3 = both, 50 route and bonus points, win

ladder-me-first = Me first
ladder-me-first-about = The Start Player tile brings two coins, and the first choice. It costs you a turn: take it when the offer is poor.
ladder-me-first-goal-1 = take the tile
ladder-me-first-goal-2 = take it twice
ladder-me-first-goal-3 = twice, and win

ladder-take-your-seats = Take your seats
ladder-take-your-seats-about = Each passenger pays a coin more than the one before. They sit down where the conductor has passed a good car.
ladder-take-your-seats-goal-1 = 2 passengers seated
ladder-take-your-seats-goal-2 = 3 passengers seated
ladder-take-your-seats-goal-3 = 4 seated, and win

## The Alps

ladder-heavy-luggage = Heavy luggage
ladder-heavy-luggage-about = Each piece of luggage scores two points more than the last. The lower train needs cars, and its conductor.
ladder-heavy-luggage-goal-1 = 2 pieces of luggage loaded
ladder-heavy-luggage-goal-2 = 4 pieces loaded
ladder-heavy-luggage-goal-3 = 35 points from them, and win

ladder-two-to-the-bosporus = Two to the Bosporus
ladder-two-to-the-bosporus-about = Two rounds are left, and both trains have their engine. Bring your conductors to the Locomotive tiles.
ladder-two-to-the-bosporus-goal-1 = one of them
ladder-two-to-the-bosporus-goal-2 = both
ladder-two-to-the-bosporus-goal-3 = both, and win

ladder-switches = Switches
ladder-switches-about = A switch looks at one car above and one below it. Four of them pay in every scoring phase.
ladder-switches-goal-1 = 10 points from switches
ladder-switches-goal-2 = 25 points from switches
ladder-switches-goal-3 = 25 points, and win

ladder-the-mechanic = The mechanic
ladder-the-mechanic-about = A mechanic upgrades the car to the right of a good one. One card works in both trains, and asks for no turn.
ladder-the-mechanic-goal-1 = a car upgraded by a mechanic
ladder-the-mechanic-goal-2 = 3 cars upgraded by mechanics
ladder-the-mechanic-goal-3 = 4 cars, and win

ladder-teatime = Teatime
ladder-teatime-about = Two coins buy an order for a car that is good enough. It scores in every scoring phase that is left.
ladder-teatime-goal-1 = serve an order
ladder-teatime-goal-2 = 15 points from orders
ladder-teatime-goal-3 = serve 3 orders, and win

ladder-the-storage = The Storage
ladder-the-storage-about = The Storage shows three cards of the pile, and a toolbox. You use two of the four: more than any single card gives.
ladder-the-storage-goal-1 = use a card from a Storage
ladder-the-storage-goal-2 = use 2 cards from one
ladder-the-storage-goal-3 = use 3 cards in all, and win

## The Danube

ladder-the-factory = The factory
ladder-the-factory-about = With each new factory, all of yours work again. The further right one lies, the more it upgrades.
ladder-the-factory-goal-1 = 3 upgrades from one factory
ladder-the-factory-goal-2 = 4 upgrades from one factory
ladder-the-factory-goal-3 = 4 upgrades, and win

ladder-the-suspect = The suspect
ladder-the-suspect-about = All the evidence points at you. Destroy it, or make sure that somebody else has more.
ladder-the-suspect-goal-1 = do not get arrested
ladder-the-suspect-goal-2 = free, with 215 points
ladder-the-suspect-goal-3 = win, of all people

ladder-the-murderer = The murderer
ladder-the-murderer-about = It was you, and you will draw two more tokens at the end. Escape, and you score 20 points.
ladder-the-murderer-goal-1 = do not get arrested
ladder-the-murderer-goal-2 = escape, and be second or better
ladder-the-murderer-goal-3 = escape, and win

ladder-contracts-as-an-engine = Contracts as an engine
ladder-contracts-as-an-engine-about = Some rewards count every contract you have fulfilled. Keep those for later, and fulfill the others first.
ladder-contracts-as-an-engine-goal-1 = 4 contracts fulfilled in all
ladder-contracts-as-an-engine-goal-2 = 6 in all
ladder-contracts-as-an-engine-goal-3 = 7 in all, and win

ladder-counted-at-the-end = Counted at the end
ladder-counted-at-the-end-about = Conductor cards, and Game End cards that count them. Each of either kind makes the other worth more.
ladder-counted-at-the-end-goal-1 = 60 points from Game End cards
ladder-counted-at-the-end-goal-2 = 90 points from them
ladder-counted-at-the-end-goal-3 = 110 points, and win

ladder-the-long-route = The long route
ladder-the-long-route-about = City after city, as far as Constantinople. Cards, coins and bonuses all move the locomotive.
ladder-the-long-route-goal-1 = reach station 11
ladder-the-long-route-goal-2 = reach station 16
ladder-the-long-route-goal-3 = reach station 20, and win

## The Bosporus

ladder-four-at-the-table = Four at the table
ladder-four-at-the-table-about = Three others want the same cards, and rows go slowly. Three rounds, with factories, switches and tea.
ladder-four-at-the-table-goal-1 = be third or better
ladder-four-at-the-table-goal-2 = be second or better
ladder-four-at-the-table-goal-3 = win

ladder-far-behind = Far behind
ladder-far-behind-about = An Expert leads by 38 points, with two rounds to go. Your trains are better: let every car score.
ladder-far-behind-goal-1 = score 150 points more
ladder-far-behind-goal-2 = score 185 points more
ladder-far-behind-goal-3 = win

ladder-a-hundred-at-once = A hundred at once
ladder-a-hundred-at-once-about = One scoring phase is left, and everything counts in it. Celebrities, champagne and 12s: how much can two trains score?
ladder-a-hundred-at-once-goal-1 = 100 points from your trains
ladder-a-hundred-at-once-goal-2 = 125 points from your trains
ladder-a-hundred-at-once-goal-3 = 140 points, and win

ladder-from-paris = From Paris
ladder-from-paris-about = A whole game against two Skilled players. Plan from the first card to the last.
ladder-from-paris-goal-1 = score 200 points
ladder-from-paris-goal-2 = be second or better
ladder-from-paris-goal-3 = win with 240 points

ladder-a-full-compartment = A full compartment
ladder-a-full-compartment-about = A whole game of four, with a murder, passengers and tea. One of the others is an Expert.
ladder-a-full-compartment-goal-1 = do not get arrested
ladder-a-full-compartment-goal-2 = free, and second or better
ladder-a-full-compartment-goal-3 = win

ladder-the-orient-express = The Orient Express
ladder-the-orient-express-about = A whole game against the Master. Nobody has ever called it easy.
ladder-the-orient-express-goal-1 = score 220 points
ladder-the-orient-express-goal-2 = a conductor on the Locomotive tile
ladder-the-orient-express-goal-3 = win
