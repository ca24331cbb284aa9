# First Class, English: the first journey. One line a text: a sentence has at most 90 letters. Keys are kebab-case.

## The chapters

journey-chapter-offer = The offer
journey-chapter-cars = Cars and upgrades
journey-chapter-conductors = Conductors and scoring
journey-chapter-route = The route
journey-chapter-coins = Coins
journey-chapter-contracts = Contracts and celebrities
journey-chapter-game-end = Game End cards
journey-chapter-whole-game = A whole game

journey-about-offer = Each turn you take one card from the offer. Carry it out, or decline it for an upgrade of choice. And see how a row is cleared.
journey-about-cars = Each of your trains starts with a single car, worth 0. Make them longer and better, up to the mail car and the Locomotive tile.
journey-about-conductors = Your conductors start in front of the first car. Only the cars they reach score. Walk with them into your first scoring phase.
journey-about-route = Your locomotive runs from Paris, station by station. A red station scores once, a white one gives its bonus in every scoring phase.
journey-about-coins = Coins lie in three columns, and each column buys something else. Any four buy a Game End card. What is left over scores points.
journey-about-contracts = A contract pays a reward when you meet its condition. Celebrities double their cars, postcards the bonuses on your route.
journey-about-game-end = Game End cards score for the cards you have taken, even those you declined. One of them is your secret from the start.
journey-about-whole-game = An ordinary game with contracts, celebrities and postcards (modules A and B) against a Novice; the conductor makes a remark now and then. First you draft: you keep one Game End card in secret. It takes about 25 minutes.

journey-learn-offer-1 = take a card
journey-learn-offer-2 = decline a card
journey-learn-offer-3 = clear a row
journey-learn-cars-1 = upgrade your cars
journey-learn-cars-2 = choose mail cars
journey-learn-cars-3 = complete a train
journey-learn-conductors-1 = move your conductors
journey-learn-conductors-2 = score with trains
journey-learn-conductors-3 = reach Constantinople
journey-learn-route-1 = run two stations
journey-learn-route-2 = score points
journey-learn-route-3 = use a bonus
journey-learn-coins-1 = spend coins
journey-learn-coins-2 = buy a card
journey-learn-coins-3 = keep the rest
journey-learn-contracts-1 = fulfill a contract
journey-learn-contracts-2 = seat a celebrity
journey-learn-contracts-3 = pin a postcard
journey-learn-game-end-1 = choose a card
journey-learn-game-end-2 = use its action
journey-learn-game-end-3 = count declined cards
journey-learn-whole-game-1 = play six rounds
journey-learn-whole-game-2 = score three times
journey-learn-whole-game-3 = beat a Novice

## 1 The offer

journey-offer-cards = You run two trains, and the most *points* win. Each turn you take *one card* from the offer.
journey-offer-carry-out = { -Click } this card to *carry it out*: two 0-value cars join your trains. Then end your turn.
journey-offer-carry-out-lapse = This card adds two cars. Add both before you stop.
journey-offer-carry-out-decline = You will decline a card in a moment. Carry this one out.
journey-offer-carry-out-other = Any card would do in a game. Here, take the lit one with the two cars.
journey-offer-row = The other player took a card there, too. Once as many are gone as there are *players*, a row is *cleared*.
journey-offer-decline = Now *decline* a card, whichever you like. For that a car goes up *one step*, or you add a 0-value car.
journey-offer-decline-not = Do not carry it out this time. Pick a card and decline it.
journey-offer-decline-tile = The Start Player tile comes next. It cannot be declined.
journey-offer-tile = Instead of a card, take the *Start Player tile*: two coins, and you begin the next round.
journey-offer-tile-first = Leave that card where it is, and see what the tile does to it.
journey-offer-tile-card = A card would do too, but try the tile this time.
journey-offer-price = The top row’s *first card* left the game: nobody can take it now. With three or four players, those furthest to your left get a car.
journey-offer-rounds = There are *six rounds* of three turns, two with each pile. The *Game End* box counts the cards you have taken, for bonuses at the end.

## 2 Cars and upgrades

journey-cars-start = Each of your trains starts with one car, worth *0 points*. You also have one *coin*.
journey-cars-steps = Cars go up *step by step*: 0, 1, 2, 4, 7, 12 points. This card takes a car from 0 to 1 and one from 1 to 2.
journey-cars-steps-both = There are two upgrades on this card. One of them is still left.
journey-cars-steps-decline = Declined, it gives only one upgrade of choice. Carried out, it gives two upgrades.
journey-cars-steps-other = Take the lit card: it has two upgrades that fit your cars.
journey-cars-left = No car may be worth *more* than the car to its left. Take a car of the upper train from 1 to 2.
journey-cars-left-third = The third car would then be worth more than the second. Take the second.
journey-cars-left-first = The first car is worth 2. This upgrade is for a car worth 1.
journey-cars-left-lower = That car could go up too. But this time take one of the upper train.
journey-cars-left-other = Take the lit card: it has an upgrade from 1 to 2.
journey-cars-new-upgrade = That is possible, but this time add a car to the lower train.
journey-cars-new-upper = The lower train has four cars. Add the fifth one there.
journey-cars-new-carry-out = Decline a card this time: that gives you the upgrade of choice.
journey-cars-mail = Decline a card and add a *fifth car* to the lower train. A *mail car* follows at once: choose one and use its bonus.
journey-cars-mail-lapse = Wait, then it would be lost. Use it first.
journey-cars-tile = Your upper train has eight cars. Add the ninth: a *Locomotive tile* follows and completes the train.
journey-cars-tile-lower = The lower train is far too short. Add the car to the upper train.
journey-cars-tile-later = Keep the upgrade for a moment. Add the ninth car of the upper train first.
journey-cars-tile-other = Take the lit card: it adds a car and gives an upgrade of choice.
journey-cars-best = The tile brings *two upgrades of choice*. Use one to take your best car from 7 to 12.
journey-cars-best-small = That brings less. From 7 to 12 is five points more in a scoring phase.
journey-cars-best-mail = A mail car cannot be upgraded.
journey-cars-best-tile = A Locomotive tile cannot be upgraded. Your first car can.

## 3 Conductors and scoring

journey-conductors-start = Your *conductors* stand in front of the first cars. A car they have not reached scores nothing.
journey-conductors-both = This card moves *each* conductor up to two cars. One { -click } takes both along; go all the way.
journey-conductors-both-less = Each of them may move two cars. Take both all the way.
journey-conductors-both-decline = Then your conductors stay where they are. Carry the card out.
journey-conductors-both-other = Take the lit card: it moves both your conductors.
journey-conductors-would = The lit number is what a *scoring phase* would bring now. The conductor has reached a 2 and a 1: *3 points*.
journey-conductors-up-to = Two steps *in all*: one { -click } gives each conductor one. Then finish your turn; “up to” is the most a train could score with this card.
journey-conductors-up-to-upper = The fourth car is worth 0. That step is worth more in the lower train.
journey-conductors-up-to-lower = The third car is worth 0. That step is worth more in the upper train.
journey-conductors-up-to-less = One step each brings one more point in each train.
journey-conductors-up-to-other = Take the lit card: it has two conductor steps.
journey-conductors-scoring = A *scoring phase* follows rounds 2, 4 and 6. Each train scores the cars its conductor has reached.
journey-conductors-constantinople = The first conductor on a *Locomotive tile* scores 20 points at once, the second 10, the third 5. Take yours there.
journey-conductors-constantinople-short = He would not reach the tile. It is two cars further on.
journey-conductors-constantinople-other = Take the lit card: it moves your conductors as far as the tile.

## 4 The route

journey-route-run = Your locomotive starts in *Paris* and runs to the left. Take this card and run two stations, to the red 3.
journey-route-run-declined = Declined, it brings an upgrade, and your locomotive stays where it is.
journey-route-run-other = That is not the card I mean. Take the lit one, with two locomotive steps.
journey-route-run-lapse = Not yet: the locomotive is to run on to the red 3.
journey-route-stations = A *red* station scores once. A *white* one gives its bonus in every scoring phase, also when you have passed it.
journey-route-lay = Your locomotive is at the last station, and further steps lapse. Lay a *route card* to go on.
journey-route-lay-lapse = No station is left for that card’s two steps. They would lapse.
journey-route-lay-declined = Declined, it brings an upgrade, and your route stays as short as it is.
journey-route-lay-other = That card does not make your route longer.
journey-route-reach = This is the last turn before a scoring phase. Use this card to the full, and pass the *bonus station*.
journey-route-reach-short = That is the bonus station. But this card runs two, and the next one scores 5 points.
journey-route-reach-lapse = Wait, there is still something on this card that you can use.
journey-route-reach-other = That card does not take your locomotive to the bonus station.
journey-route-watch = In a scoring phase each *bonus station* gives its bonus; here the conductor uses it for you. Reach it before the first scoring phase, and it pays *three times*.

## 5 Coins

journey-coins-car = New coins fill *column 1*, then 2, then 3. A coin from column 1 buys a *0-value car*: spend one.
journey-coins-card-later = You can take a card afterwards. First spend a coin.
journey-coins-car-other = That is something else. Spend a coin from column 1 on a car.
journey-coins-car-four = Four coins buy a Game End card. You will see that later.
journey-coins-step = A coin from *column 2* buys one step: move a conductor one car, or the locomotive one station.
journey-coins-step-point = Any coin buys 1 point, but coins left at the end score that anyway. Move a conductor or the locomotive.
journey-coins-step-other = That coin buys a car. Spend the one in column 2.
journey-coins-timing = Your last coin lies in *column 3* and buys an upgrade of choice. Use it and this card to make a car worth 4.
journey-coins-timing-first = This card needs a car worth 2, and within a frame no coin can be spent. Use the coin first.
journey-coins-timing-free = Yes, an upgrade of choice may also be a new 0-value car. But now you need a car worth 2.
journey-coins-timing-zero = Then that car would be worth 1. The card needs one worth 2.
journey-coins-timing-lapse = Wait, the upgrade from 2 to 4 is still there. Use it on your car worth 2.
journey-coins-timing-point = A point is not much for this coin. Use it to upgrade a car from 1 to 2.
journey-coins-worth = In your turn any coin also buys *1 point*, and any *four coins* a Game End card. Coins left at the end are worth *1 point* each.

## 6 Contracts and celebrities

journey-contracts-lay = This contract asks for *two cars worth at least 2*. It lies open in front of you until you fulfill it: take it.
journey-contracts-lay-declined = Declined, it is no contract any more, only an upgrade. Carry it out.
journey-contracts-lay-other = That card is not the contract I mean. Take the lit one.
journey-contracts-fulfill = One of your cars is worth 2 already. Use this card to get a second one, then *fulfill the contract*.
journey-contracts-fulfill-early = Not yet: it wants two cars worth at least 2. And finish the frame of your card first.
journey-contracts-fulfill-lapse = The upgrade from 1 to 2 is what you need. Do not let it lapse.
journey-contracts-fulfill-other = This time use the lit card. It has the upgrade from 1 to 2 that you need.
journey-contracts-reward = The reward is used like a card: use *all its symbols*.
journey-contracts-reward-lapse = Wait, there is more to the reward. What you leave lapses.
journey-celebrity-seat = A *celebrity* doubles a car. It boards a train’s first *free car*, one without a card under it: choose the better one.
journey-celebrity-seat-upper = That car is worth 1. In the lower train, the first free car is worth 4.
journey-celebrity-seat-declined = Declined, the celebrity does not board. The card brings only an upgrade.
journey-celebrity-seat-other = That card is not a celebrity.
journey-celebrity-doubles = The conductor has reached this car, so it scores *8 instead of 4* from now on. The next celebrity here would get car 2.
journey-postcard-pin = A *postcard* makes the bonus stations of a route card pay twice. Pin it where your locomotive has passed one.
journey-postcard-pin-second = Your locomotive has not reached the bonus station there. It would not pay yet.
journey-postcard-pin-declined = Declined, the postcard is gone, and it brings only an upgrade.
journey-postcard-pin-other = That card is not a postcard.
journey-contracts-best = Your contract asks for two celebrities or postcards. With it, raise what your trains would score *from 14 to 38*.
journey-contracts-best-upper = There the celebrity would double 2 points. The first car of the lower train is worth 4.
journey-contracts-best-postcard = A postcard fulfills the contract as well, but does not double a car. That is not enough for 38.
journey-contracts-best-upgrade = Look for an upgrade that counts twice. From 7 to 12 under a celebrity brings 10 points.
journey-contracts-best-steps = Each conductor may move two cars. You need both of them to go that far.
journey-contracts-best-other = That card does not fulfill your contract. You need one more celebrity or postcard.

## 7 Game End cards

journey-end-decline = Your secret *Game End card* gives 3 points for each railroad car card you have taken. *Decline* this one: it still counts.
journey-end-decline-carried = You have no car worth 4 or 7, so it would do nothing now. Declined, it brings an upgrade of choice.
journey-end-decline-other = That is not the card I mean. Decline the lit one.
journey-end-decline-lapse = Use the upgrade of choice before you go on.
journey-end-buy = You have four coins and three locomotive cards. Buy the *Game End card* that brings the most: its action comes *at once*.
journey-end-buy-cars = 4 points for each railroad car card are good. But so far you have just one.
journey-end-buy-two = That one brings 2 points for each locomotive card. Another one brings 3.
journey-end-buy-conductors = You have taken no conductor card yet, so that one would bring nothing.
journey-end-buy-coin = Keep your coins together. A Game End card costs four.
journey-end-buy-first = You can still take a card afterwards. First buy a Game End card.
journey-end-display = Only three are left on display. It is filled up to four when your *turn is over*, not before.
journey-end-last = Your last turn. Your three Game End cards for locomotives bring *8 points* for each such card: take one.
journey-end-last-car = One more railroad car card brings 4 points at the end. A locomotive card brings 8.
journey-end-last-other = None of your Game End cards counts that card.
journey-end-final = After the last scoring phase coins count *1 point* each, and open contracts nothing. The *most points* win, and a tie is shared.
