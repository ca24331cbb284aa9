# First Class, English: the rules book. Words in [square brackets|3.4] are links to clauses.

chapter-1 = Setting up
chapter-2 = Rounds
chapter-3 = Your turn
chapter-4 = Trains
chapter-5 = The route
chapter-6 = Coins
chapter-7 = Contracts
chapter-8 = Scoring phases
chapter-9 = The end
chapter-10 = The Contracts
chapter-11 = Celebrities & Postcards
chapter-12 = First Class Murder
chapter-13 = Passengers & Luggage
chapter-14 = Switches & Mechanics
chapter-15 = Storage & Factory
chapter-16 = Teatime

## 1 Setting up

clause-1-1 = Players and modules
clause-1-1-text = Two to four players take part. Choose two different modules from A to F; they change from game to game. You can add [Teatime|16.1] to any two of them.

clause-1-2 = Three piles
clause-1-2-text = The Action cards form three piles of 40: pile 1 is green, pile 2 blue, pile 3 red. Each pile holds 24 base cards and eight cards from each of the two modules, shuffled together.

clause-1-3 = What you start with
clause-1-3-text = You start with one coin, in the lowest space of [column 1|6.1], and no points. Each of your two trains has one 0-value railroad car. A conductor stands before the first car of each train, and your locomotive waits in Paris. Beside your board lie your four [mail cars|4.4].

clause-1-4 = The Locomotive tiles
clause-1-4-text = Eight Locomotive tiles lie in order: 5, 6, 7, 8, 12, 13, 14 and 15. The 5 is on top. Each of the first four brings two [upgrades of choice|4.3], each of the last four only one.

clause-1-5 = Your first Game End card
clause-1-5-text = The player to the right of the start player draws one Game End card more than there are players, keeps one and passes the others on counter-clockwise. This goes on until everybody has one; the last card is shuffled back. You do not carry out the small action on the card you keep. Then four more are laid face up: the [display|6.5].

clause-1-6 = Laying out the cards
clause-1-6-text = Lay out 18 Action cards from pile 1, face up, in three rows of six. The [Start Player tile|3.7] lies to the left of the top row.

clause-1-7 = Nothing runs out
clause-1-7-text = There are always enough railroad cars and coins. However many you gain, you get them all.

question-1-1 = Which modules suit a first game?
question-1-1-text = A and B. They add [contracts|10.1], and celebrities and postcards, which all explain themselves. After that, try A with C, then B with E, then C with D.

question-1-2 = Does the Game End card I keep at the start give me its small action?
question-1-2-text = No. Only a Game End card that you [take or buy|6.5] during the game does. The one you keep at the start counts at [the end|9.3] like any other.

question-1-3 = Can the cars or the coins run out?
question-1-3-text = No, [there are always enough|1.7] of both.

## 2 Rounds

clause-2-1 = Six rounds
clause-2-1-text = Each pile lasts two rounds, so there are six rounds in all. A round is over when everybody has had three turns. For the second round with a pile, 18 more cards are laid out from it. The last four cards stay face down until the scoring phase and then leave the game; only the [Storage|15.1] can draw from them.

clause-2-2 = After every second round
clause-2-2-text = A [scoring phase|8.1] follows rounds 2, 4 and 6. The third one is followed by the [final scoring|9.1].

clause-2-3 = Clearing a row
clause-2-3-text = Once as many cards have left a row as there are players, the rest of that row leaves the game. It does not matter whether those cards were taken or removed. Each turn uses up exactly one card, the one you take or the one that the [Start Player tile|3.7] removes, so the last row is cleared by the last turn of the round.

clause-2-4 = The new start player
clause-2-4-text = At the end of the round, before any scoring phase, whoever took the [Start Player tile|3.7] becomes start player, and the tile goes back. If nobody took it, nothing changes and nobody is compensated.

example-row = A row is cleared
example-row-1 = Three people play. Anna and Brandt have each taken a card from the middle row, so four are left.
example-row-2 = Duval takes one of the four. Three cards have now left the row, as many as there are players.
example-row-3 = The other three cards leave the game at once. Nothing happens to the other rows.

question-2-1 = What happens to the cards that nobody takes?
question-2-1-text = They leave the game as soon as [their row is cleared|2.3]. The four cards that are never laid out leave it with the [scoring phase|2.1] of their pile.

question-2-2 = Does the Start Player tile leave with the top row?
question-2-2-text = No. It does not belong to the row and stays until [somebody takes it|3.7]. If nobody does, the start player [stays the same|2.4].

question-2-3 = Is the number of cards the same with two players as with four?
question-2-3-text = Yes, 18 cards are laid out in every round. With two players a row is [cleared|2.3] after two cards, so most of the cards leave the game without being taken.

## 3 Your turn

clause-3-1 = One card a turn
clause-3-1-text = Take one Action card. Either carry it out, all of it or part of it, or decline it: then you use nothing on the card and get one [upgrade of choice|4.3] instead. Or take the [Start Player tile|3.7], which cannot be declined.

clause-3-2 = Before and after
clause-3-2-text = Before and after taking your card you may [spend coins|6.2] and [fulfill contracts|7.2] as often as you like. You can do so only on your own turn, or in your part of a scoring phase.

clause-3-3 = Frames
clause-3-3-text = A frame is the box around the symbols of one action. Resolve its symbols one by one in any order, each fully, partly or not at all. Finish the whole frame before you do anything else. When you carry out a card, you begin with the frame on it.

clause-3-4 = Frames that wait
clause-3-4-text = A frame you gain on the way waits until the current one is finished: that of a mail car or a Locomotive tile, for instance, a contract, or a passenger who is seated. Only the small action of a [Game End card|6.5] interrupts a frame. Afterwards resolve the waiting frames in any order; between them you may [spend coins|6.2] and [fulfill contracts|7.2]. What still waits when your turn ends is lost, but the game asks you first.

clause-3-5 = Points never wait
clause-3-5-text = Points count at once, and so do [points stations|5.2]. They are never part of a frame that waits.

clause-3-6 = Your taken cards
clause-3-6-text = A card you carried out or declined goes onto your pile of taken cards and counts at [the end|9.3]. Some cards stay on the table when carried out: routes, contracts, celebrities, postcards, passengers and luggage, middle cards and Destroy evidence cards. A contract joins the pile once you have fulfilled it.

clause-3-7 = The Start Player tile
clause-3-7-text = If you take this tile, you get two coins and become [start player|2.4] at the end of the round. The first player to your left gets nothing, the second a 0-value car, the third a 0-value car or one upgrade from 0 to 1. Then the leftmost card of the top row still there leaves the game, which can [clear the row|2.3].

clause-3-8 = On other players’ turns
clause-3-8-text = Frames that you gain on another player’s turn are resolved after that turn, clockwise from its player. You also resolve everything that follows from them, a mail car for instance, but may neither spend coins nor fulfill contracts. With the option “Bonuses wait for your next turn”, off by default, you resolve them at the start of your next turn instead, or at the end of the round if you have no turn left in it.

example-start-tile = The Start Player tile
example-start-tile-1 = Anna takes the Start Player tile and gets two coins.
example-start-tile-2 = The leftmost card of the top row leaves the game, and her turn is over. She will become start player at the end of the round.
example-start-tile-3 = Now for the compensations: Brandt, on Anna’s left, gets nothing. Duval comes next and adds a 0-value car to her upper train.
example-start-tile-4 = Whitlock, the third to Anna’s left, may choose between a 0-value car and an upgrade from 0 to 1, and upgrades a car.

example-chain-1 = A coin before a frame
example-chain-1-1 = Anna adds the fifth card of her upper train, so a mail car follows. Its bonus, two steps for each conductor, has to wait.
example-chain-1-2 = Her first frame is finished. Before she resolves the bonus, she spends a coin from column 1 on a 0-value car, the seventh card.
example-chain-1-3 = Now each of her conductors moves two cards. In the upper train there would have been room for only one step without the new car.

question-3-1 = Does a declined card count at the end?
question-3-1-text = Yes. It goes onto your [pile of taken cards|3.6] and counts for your [Game End cards|9.3] like any other. You can decline a card just to have it.

question-3-2 = May I take a card that I cannot carry out completely?
question-3-2-text = Yes. Each symbol may be used [fully, partly or not at all|3.3]. But only a card that you decline gives you the [upgrade of choice|3.1].

question-3-3 = Can coins be spent in the middle of a frame?
question-3-3-text = No, you [finish the frame first|3.3]. The only exception: if you gain more coins than fit on your board, you [make room|6.4] for them at that moment.

question-3-4 = Can I keep a frame for my next turn?
question-3-4-text = No. What [still waits|3.4] when your turn ends is lost. But you may save up a [contract|7.2] and fulfill it on a later turn.

question-3-5 = May the start player take the Start Player tile?
question-3-5-text = Yes. You get the [two coins|3.7], the others are compensated as usual, and you stay start player.

question-3-6 = Can I do anything while others play?
question-3-6-text = Only resolve [what you gain|3.8] on their turns. Coins and contracts have to wait for your own turn.

## 4 Trains

clause-4-1 = New cars
clause-4-1-text = A new 0-value car goes to the right-hand end of either train. If you get several, choose a train for each of them.

clause-4-2 = Steps
clause-4-2-text = A car goes up one step at a time: 0, 1, 2, 4, 7, 12. It may never be worth more than the nearest railroad car to its left in the same train. The [mail car|4.4] is skipped: the seventh card is compared with the fifth.

clause-4-3 = Upgrades
clause-4-3-text = A printed upgrade, say from 1 to 2, takes one car of exactly that value up one step. An upgrade of choice takes any car up [one step|4.2], or adds a 0-value car instead.

clause-4-4 = Mail cars
clause-4-4-text = The fifth card of a train is followed at once by one of your unused mail cars, whichever you like. Its bonus is a [frame that waits|3.4]. A train has at most one mail car. A mail car scores nothing, cannot be upgraded and holds nobody.

clause-4-5 = Locomotive tiles
clause-4-5-text = The ninth card of a train is followed at once by the top Locomotive tile. Its upgrades of choice are a [frame that waits|3.4]; you may use them in either train. The train is now complete and can never grow again, but its cars can still be upgraded. If two trains would take a tile, it goes by the order in which their ninth cards were placed.

clause-4-6 = Conductors
clause-4-6-text = With the symbol for both conductors, each of them may move as many cards to the right as there are arrows. With the symbol for one conductor, the arrows are the steps in all: split them between your conductors as you like. No conductor moves past the last card of the train; steps left over lapse.

clause-4-7 = Constantinople
clause-4-7-text = The first three conductors to stand on a [Locomotive tile|4.5] score 20, 10 and 5 points at once. All conductors of all players count, so you can score with both of yours.

example-cars-2 = Two new cars
example-cars-2-1 = Anna carries out a card with two 0-value cars. Each of her trains has just one card so far.
example-cars-2-2 = She could add both to her upper train, which would then have three cards.
example-cars-2-3 = Or she adds one to the end of each train.

example-up-01 = From left to right
example-up-01-1 = Brandt may upgrade one car from 0 to 1. There are two 0-value cars in the upper train.
example-up-01-2 = Only the left one can go up. The right one would be worth more than the car to its left.

example-up-any = An upgrade of choice
example-up-any-1 = Whitlock has an upgrade of choice and would like a second 7-value car in the lower train.
example-up-any-2 = The left one of the two 4-value cars goes up one step, to 7. The other could not: it would be worth more than the car to its left.
example-up-any-3 = A printed upgrade from 4 to 7 would have done just the same.

example-mail = The sixth card
example-mail-1 = Duval carries out a card and adds a 0-value car. It is the fifth card of her upper train.
example-mail-2 = A mail car follows at once. She chooses the one with the locomotive.
example-mail-3 = Her first frame is finished, so the bonus comes next: her locomotive runs two stations and scores 3 points.

example-tile = The tenth card
example-tile-1 = Whitlock adds a 0-value car to the lower train. It is the ninth card of that train.
example-tile-2 = The top Locomotive tile, the 5, follows at once. It brings two upgrades of choice.
example-tile-3 = One of them takes a car in the upper train from 4 to 7, the other a car in the lower train from 7 to 12.

example-cond-both = Both conductors
example-cond-both-1 = Duval carries out a symbol for both conductors with two arrows.
example-cond-both-2 = Each of her conductors moves two cards to the right.

example-cond-split = One conductor, three arrows
example-cond-split-1 = Brandt carries out a symbol for one conductor with three arrows: three steps in all.
example-cond-split-2 = One step takes the lower conductor to the last card of that train. The other two steps go to the upper conductor.
example-cond-split-3 = A fourth step would lapse: both conductors now stand on the last card of their trains.

example-const = The first three conductors
example-const-1 = The conductor of Duval’s upper train is the first of all to stand on a Locomotive tile. She scores 20 points at once.
example-const-2 = Brandt’s conductor is the second and scores 10 points.
example-const-3 = Later the conductor of Duval’s lower train is the third. She scores 5 more points, 25 in all; nobody can score here after her.

question-4-1 = Does the conductor start on the first car?
question-4-1-text = No, each one stands [before the first car|1.3]. The first step takes him onto it, and only then does that car [score|8.2].

question-4-2 = What does “up to” under a train mean?
question-4-2-text = It is the most that the train would score in a [scoring phase|8.2] after the card you have picked, or the symbols you still have to use. How much it really becomes depends on where you use them.

question-4-3 = May I upgrade the same car twice in one turn?
question-4-3-text = Yes, if you have two upgrades that fit. Every upgrade takes a car up [one step|4.3], and no step can be skipped.

question-4-4 = Does a mail car count when a conductor moves?
question-4-4-text = Yes. It is a card like any other, so moving onto it takes one step. Only when car values are compared is it [skipped|4.2].

question-4-5 = Do I use all four mail cars?
question-4-5-text = No, only two: [one in each train|4.4]. Once one is placed you choose among the other three for your second train.

question-4-6 = Can I add a car to a complete train?
question-4-6-text = No. Once a [Locomotive tile|4.5] is at its end, new cars can only go to your other train. If both are complete, new cars lapse.

## 5 The route

clause-5-1 = Your route
clause-5-1-text = Your locomotive runs from Paris to the left. Three stations are on your board from the start: a bonus station that gives two coins, then points stations of 3 and 5. A route card adds one to four stations at the left-hand end.

clause-5-2 = Stations
clause-5-2-text = A points station scores once, as soon as your locomotive reaches or passes it. A bonus station that you have reached or passed gives you its [frame|3.3] in every [scoring phase|8.1] from then on. If you reach it during a scoring phase, it counts in that one too.

clause-5-3 = The end of the line
clause-5-3-text = Your locomotive stops at the last station of your route. Steps left over lapse.

example-loco = Past one station to the next
example-loco-1 = Anna’s locomotive is at station 1. She carries out a locomotive symbol with two arrows.
example-loco-2 = The locomotive passes the station with 3 points and reaches the one with 5. Both score at once, 8 points in all.
example-loco-3 = Later she runs one station further, to a points station of 8 on a route card, and scores 8 points. She will never score these stations again.

question-5-1 = When does a bonus station give its bonus?
question-5-1-text = Not when you reach it, but in every [scoring phase|8.1] from then on. The station with two coins gives you six coins in a game if you reach it before the first of the three.

question-5-2 = Does a route card move my locomotive?
question-5-2-text = No. It only makes your [route|5.1] longer, so that your locomotive has somewhere to go.

question-5-3 = Do I have to stop at every station?
question-5-3-text = No. A station you [pass|5.2] counts just as much as one you stop at.

## 6 Coins

clause-6-1 = Spaces for coins
clause-6-1-text = There are 12 spaces on your board: 5 in column 1, 5 in column 2, 2 in column 3. New coins fill the first free spaces in that order, from the bottom up, gaps first. A coin never moves from its space until you spend it.

clause-6-2 = What coins buy
clause-6-2-text = A coin from column 1 buys a 0-value car, one from column 2 a step of one conductor or one station for your locomotive, one from column 3 an [upgrade of choice|4.3]. A coin from any column buys 1 point. Any four coins buy a [Game End card|6.5] from the display.

clause-6-3 = Bought and used
clause-6-3-text = What a coin buys is resolved at once and completely, before you do anything else.

clause-6-4 = Too many coins
clause-6-4-text = Coins gained together are placed together. If they do not fit, make room first by [spending coins|6.2]: the game asks you at that moment, and what you buy is resolved at once. At any point you may instead turn the coins that still do not fit into points, 1 for each. On [another player’s turn|3.8] that happens by itself.

clause-6-5 = Game End cards
clause-6-5-text = When you take or buy a Game End card, resolve the small action on it at once. The display is filled up to four cards again only when the turn is over. What the card counts is scored at [the end|9.3].

example-coins = Where coins go
example-coins-1 = Duval has three coins in column 1 and gets three more.
example-coins-2 = Two of them fill up column 1. The third goes to the lowest space of column 2.

example-chain-2 = Room for four coins
example-chain-2-1 = Duval’s card gives her four coins, but only two spaces are free. All four have to be placed together.
example-chain-2-2 = She spends a coin from column 1 on a 0-value car and one from column 2 on a conductor step, and resolves each at once.
example-chain-2-3 = Now there is room: the four coins fill the free spaces in columns 1, 2 and 3.

question-6-1 = When is the display filled up?
question-6-1-text = When the turn is over, and [only then|6.5]. If you take two Game End cards in one turn, you choose the second from the three that are left.

question-6-2 = Do coins slide down when I spend one below them?
question-6-2-text = No, they [never move|6.1]. The gap is filled by the next coin you gain.

question-6-3 = Do I lose coins that do not fit?
question-6-3-text = No. You may [make room|6.4] for them, and each coin that still does not fit becomes 1 point.

question-6-4 = How many coins may I spend in one turn?
question-6-4-text = As many as you like, [before and after|3.2] taking your card and in your part of a scoring phase.

question-6-5 = Should I buy points with my last coins?
question-6-5-text = There is no need to. Every coin you have left is worth [1 point|9.2] at the end anyway.

## 7 Contracts

clause-7-1 = Taking a contract
clause-7-1-text = A contract you take lies face up in front of you until you fulfill it. Its condition is the least you need, and better counts too: a 12-value car is also a 7, a 4, a 2, a 1 and a 0.

clause-7-2 = Fulfilling a contract
clause-7-2-text = You may fulfill a contract on your own turn, before or after taking your card, or in your part of a [scoring phase|8.1]. You can do so only once, never in the middle of a frame and never on another player’s turn. The reward is a [frame|3.3].

clause-7-3 = Conditions
clause-7-3-text = Some contracts ask for cars of at least a given value, over both trains or in each train. Others ask for a run of neighbouring cars in one train, such as 4-2-1; a mail car does not interrupt it, so cards 5 and 7 are neighbours. Then there are [mail cars|4.4]: one in each train, or even both reached by their conductors. Some need one or more [Locomotive tiles|4.5] placed, or a tile with a conductor on it. Some modules add conditions of their own: celebrities and postcards counted together, a certain Suspect card taken (even if declined), two Destroy evidence cards in front of you, or so many passengers or so many pieces of luggage placed.

clause-7-4 = Rewards
clause-7-4-text = The reward can be any frame. Some contracts bring it once for each contract you have fulfilled, this one included: that is one frame which holds it so many times. Others bring one Game End card for each of your Locomotive tiles; their condition is a [Locomotive tile placed|7.3], so one tile brings one card and two tiles bring two.

example-contract = Six good cars
example-contract-1 = Anna’s contract asks for six cars worth at least 2. In her upper train there are two such cars.
example-contract-2 = In her lower train there are four more: the 4-value cars count too. That makes six, and she fulfills the contract.

question-7-1 = Do I have to fulfill a contract as soon as I can?
question-7-1-text = No. You may wait for [a better moment|7.2], for instance because its reward grows. But a contract not fulfilled at the end is [worth nothing|9.1].

question-7-2 = Can the same car count for two contracts?
question-7-2-text = Yes. A contract only looks at [what you have|7.1]; nothing is used up.

question-7-3 = Do I still have a contract that I declined?
question-7-3-text = No. A [declined card|3.6] goes straight onto your pile, and you cannot fulfill it any more.

question-7-4 = What if I cannot use all of a reward?
question-7-4-text = You may fulfill the contract all the same. The part of the [frame|3.3] you cannot or do not want to use lapses.

## 8 Scoring phases

clause-8-1 = First the bonus stations
clause-8-1-text = From the start player clockwise, each player in turn has a part of the scoring phase. In yours, you use every bonus station you have [reached|5.2] once, in any order, one after the other. Before, between and after them you may [spend coins|6.2] and [fulfill contracts|7.2]. A station you reach meanwhile counts too. A frame you have begun is finished before the next one, or given up for this phase.

clause-8-2 = Then the trains
clause-8-2-text = Then each of your trains scores the value of every railroad car that its conductor has reached or passed, and the Locomotive tile if the conductor stands on it. Cards farther to the right score nothing. A [celebrity|11.1] doubles its car. After that [switches|14.2] score, then [orders|16.4].

example-score-route = A station on the way
example-score-route-1 = Anna has reached two bonus stations: one gives two coins, the other moves the locomotive two stations. She may choose which to use first.
example-score-route-2 = She begins with the locomotive. It passes a points station, which scores 3 points, and reaches another bonus station, which counts in this scoring phase too.
example-score-route-3 = Then she uses the station with the coins: she now has three.
example-score-route-4 = She spends a coin from column 1 on a 0-value car for her upper train.
example-score-route-5 = Last comes the station she has just reached: two conductor steps. Thanks to the new car she can use both of them in her upper train.

example-score-train = What a train scores
example-score-train-1 = Brandt’s conductor stands on the seventh card of the upper train. The two 0-value cars and the mail car he has reached score nothing.
example-score-train-2 = The train scores 12 + 4 + 1 + 1 = 18 points. The eighth card does not count: the conductor has not reached it.

question-8-1 = Can I spend coins that I gain during the scoring phase?
question-8-1-text = Yes, in your own part of it, [between two stations|8.1] or after the last. Your trains score only when you have finished with that.

question-8-2 = Must I use all my bonus stations?
question-8-2-text = No. You may use a frame [partly or not at all|3.3]. What you give up is lost for this scoring phase, but comes again in the next.

question-8-3 = Can I improve my trains before they score?
question-8-3-text = Yes. What stations, coins and contracts bring you in your part of the [scoring phase|8.1] comes before your trains score.

question-8-4 = Do cars to the right of the conductor score?
question-8-4-text = No, whatever they are worth. Only cards that he has [reached or passed|8.2] score.

## 9 The end

clause-9-1 = Open contracts
clause-9-1-text = The game ends after the third scoring phase. Contracts you have not fulfilled by then are worth nothing.

clause-9-2 = Coins left over
clause-9-2-text = Each coin left on your board is worth 1 point.

clause-9-3 = Game End cards
clause-9-3-text = There are three types: railroad car, conductor and locomotive. For each type, count the base cards of that type on your [pile of taken cards|3.6], declined ones too. Add up the points on your Game End cards of the same type and multiply the two. The number of cards matters, not the number of symbols on them.

clause-9-4 = The winner
clause-9-4-text = With First Class Murder, the [final revelation|12.6] comes last. Then whoever has the most points wins, but nobody who was arrested can win. If there is a tie, all tied players win.

example-end = Game End cards at the end
example-end-1 = Brandt has taken three railroad car cards, one conductor card and one locomotive card.
example-end-2 = Two of Brandt’s Game End cards show railroad cars and 2 points each. A third shows locomotives and 3 points.
example-end-3 = The railroad car cards score 3 × (2 + 2) = 12 points and the locomotive card 1 × 3 = 3, which makes 15. Without a Game End card for it, the conductor card scores nothing.

question-9-1 = Does a card with three symbols count three times?
question-9-1-text = No, it counts as [one card|9.3], whatever is on it.

question-9-2 = Do cards of the modules count for Game End cards?
question-9-2-text = No. Only [base cards|9.3] of the three types count: railroad car, conductor and locomotive.

question-9-3 = Do I need to carry a card out for it to count?
question-9-3-text = No. [Declined cards|3.6] count just as much.

## 10 Module A

clause-10-1 = Almost only contracts
clause-10-1-text = Nearly all the cards of this module are [contracts|7.1]; there are a few coin cards and Game End cards besides. Nothing else about the game changes.

question-10-1 = Are there contracts without this module?
question-10-1-text = Yes. Every module brings some [contracts|7.1] of its own, only not so many.

question-10-2 = What do the coin cards and Game End cards do?
question-10-2-text = They occur in every module. A coin card brings the frame printed on it. A Game End Action card lets you take a [Game End card|6.5] from the display.

## 11 Module B

clause-11-1 = Celebrities
clause-11-1-text = A celebrity goes at once into the first free car of either train: the leftmost railroad car with no card under it. The celebrity stays there and doubles that car in every [scoring phase|8.2] in which the conductor has reached it. If neither train has a free car, you can only [decline|3.1] the card.

clause-11-2 = Postcards
clause-11-2-text = A postcard goes at once to any route card that has none yet, and stays there. It cannot go to the stations printed on your board. In every scoring phase each bonus station of that route card gives its frame twice, each time as a [frame of its own|3.3]. Points stations are not doubled. If you have no free route card, you can only [decline|3.1] the postcard.

example-celebrity = A car worth double
example-celebrity-1 = A celebrity travels in the first car of Anna’s upper train. The car is worth 7, and her conductor has reached it.
example-celebrity-2 = In the scoring phase this car scores 14 points instead of 7.

example-postcard = The same bonus twice
example-postcard-1 = Duval has pinned a postcard to her route card with a points station and a bonus station: two conductor steps.
example-postcard-2 = In the scoring phase she first uses both steps once and finishes that frame.
example-postcard-3 = Then she gets the same frame again. The points station scored when she reached it, once and not doubled.

question-11-1 = Does a celebrity also double later upgrades?
question-11-1-text = Yes. What counts is the value of the car in the [scoring phase|11.1]. A celebrity doubles whatever the car is worth by then.

question-11-2 = Can I choose any car for a celebrity?
question-11-2-text = You choose the train. In it the celebrity always takes the [first free car|11.1] from the left, whatever it is worth.

question-11-3 = Can a postcard double the two coins of my first station?
question-11-3-text = No. That station is printed on your board, and postcards go only to [route cards|11.2].

## 12 Module C

clause-12-1 = Whodunit cards
clause-12-1-text = There are four Whodunit cards: one murderer and three innocent. They are shuffled, and each player secretly gets one. Any that are left over are put away unseen; then it may be that nobody in the game is the murderer.

clause-12-2 = Evidence tokens
clause-12-2-text = There are 26 evidence tokens. Twelve show one fingerprint, seven show two and two show three. Three bring points: 2, 3 and 5. The last two are discard tokens. With two or four players three more tokens join them, with one, two and three fingerprints.

clause-12-3 = Suspicion
clause-12-3-text = If you carry out “Suspect yourself”, you draw an evidence token; “Suspect everybody else” makes all the others draw one. The tokens are dealt when your turn is over. You may look at your own, and nobody else can see them. A declined card deals none, and neither does an empty supply.

clause-12-4 = Destroy evidence
clause-12-4-text = Destroy evidence cards lie face up in front of you. At [the end|12.6] one, two or three of them discard one, three or five of your own tokens. Each further card discards one more.

clause-12-5 = Two players and dummies
clause-12-5-text = With two players, two dummies, A and B, join the murder; this is an option, on by default. Each gets a Whodunit card. When row 1 is cleared, its remaining cards of this module go to A, those of row 3 to B; those of row 2 leave the game. “Suspect yourself” gives that dummy a token, “Suspect everybody else” one to the other dummy and to both players; Destroy evidence stays with the dummy, anything else leaves the game. When a player suspects everybody else, both dummies draw as well; a dummy that escapes scores nothing.

clause-12-6 = The final revelation
clause-12-6-text = After the [Game End cards|9.3] the murderer, even a dummy, draws two more tokens, and everybody turns theirs over. Tokens with points score. Each discard token goes away together with one other token of its owner’s choice, and [Destroy evidence|12.4] cards do their work. Whoever then has the most fingerprints is arrested and cannot win; if several are tied they are all arrested, but if everybody has the same number nobody is. A murderer who is not arrested scores 20 points.

question-12-1 = May I look at my evidence tokens?
question-12-1-text = Yes, [at your own|12.3] and at any time. No other player and no bot in another seat knows them.

question-12-2 = Can there be a game without a murderer?
question-12-2-text = Yes, with three players, or with two and no [dummies|12.5]: then some of the [Whodunit cards|12.1] stay out of the game. With four players, or with two and the dummies, there always is one.

question-12-3 = Which tokens should I discard?
question-12-3-text = Those with the most fingerprints, and that is what [bots and dummies|12.6] do. Tokens with points do you no harm.

question-12-4 = Can an innocent player be arrested?
question-12-4-text = Yes. Only the [fingerprints|12.6] count, and whoever is arrested cannot win, guilty or not.

question-12-5 = When do I get my evidence if I take a Suspect card?
question-12-5-text = When [your turn is over|12.3]. Until then you can still take your turn back.

## 13 Module D

clause-13-1 = Boarding cards
clause-13-1-text = Most boarding cards show a passenger and luggage: choose one of them when you take the card. A passenger goes to the first free car of your upper train, luggage to the first free car of your lower train. If there is no free car in that train, choose the other or [decline|3.1].

clause-13-2 = Seated and loaded
clause-13-2-text = A passenger is seated, and luggage loaded, as soon as the car is worth at least 1 and the conductor of that train has reached it. That is checked after every change, so it can happen at once.

clause-13-3 = What they bring
clause-13-3-text = A seated passenger brings the coins shown, and one more for each passenger seated before. Loaded luggage scores the points shown, and 2 more for each piece loaded before. A further bonus on the card is a [frame that waits|3.4]. If several are seated or loaded within one frame, they are dealt with from left to right, and all the coins are [placed together|6.4] when that frame ends. Outside a frame, when you spend a coin or use a toolbox, each change counts by itself.

clause-13-4 = With Module B
clause-13-4-text = A car holds only one card, whatever its kind: a [celebrity|11.1], a passenger or luggage.

example-passenger = A passenger boards
example-passenger-1 = A passenger is already seated in the first car of Anna’s upper train. She takes another, who goes to the second car.
example-passenger-2 = The car is worth 1, and her conductor has already passed it: the passenger is seated at once.
example-passenger-3 = The card shows three coins. With one more for the passenger seated before, Anna gets four.

example-luggage = Luggage that has to wait
example-luggage-1 = Whitlock takes a piece of luggage. It goes to the first car of the lower train, which the conductor has passed but which is worth 0: it is not loaded yet.
example-luggage-2 = Some turns later the car goes up to 1. The luggage is loaded at once and scores 2 points.
example-luggage-3 = The card also shows an upgrade of choice. It waits until the current frame is finished.

question-13-1 = Can a passenger travel in the lower train?
question-13-1-text = No. Passengers always go to the [upper train|13.1], luggage always to the lower one.

question-13-2 = What if my conductor passes several waiting passengers?
question-13-2-text = They are seated from [left to right|13.3], each bringing one coin more than shown for every passenger before. All those coins arrive together when the frame ends.

question-13-3 = May I give a passenger a better car?
question-13-3-text = No, it is always the [first free car|13.1]. But any car worth at least [1|13.2] will do.
question-13-4 = Do passengers and luggage count together for a contract?
question-13-4-text = No. A contract for [passengers or luggage|7.3] wants enough of one kind. They only have to be placed; whether they are seated or loaded does not matter.

## 14 Module E

clause-14-1 = Middle cards
clause-14-1-text = Middle cards lie between your trains, in four places: place 1 at cards 1 and 2, place 2 at cards 3 and 4, place 3 at cards 5 and 6, place 4 at cards 7 and 8. A new one goes to the next place, without a gap, or exactly covers an earlier one, which then no longer counts. It does not matter whether there are any cards yet at that place.

clause-14-2 = Switches
clause-14-2-text = A switch shows one value and two arrows with points. In every [scoring phase|8.2] the upper arrow scores if the left card of its place in your upper train is worth at least that value and its conductor has reached it. The lower arrow scores in the same way for the right card in your lower train.

clause-14-3 = Mechanics
clause-14-3-text = A mechanic gives you its frame when you take it. Then, once for each train: as soon as the left card of its place is worth at least the value shown, reached or not, the card to its right goes up one step. It happens by itself and cannot be put off. If the [steps|4.2] do not allow it, it lapses; if there is no card to the right yet and the train can grow, a 0-value car is added. When both trains are done, the card is turned face down.

example-switch = A switch in place 1
example-switch-1 = Duval has a switch with 5 points on each arrow and a value of 1. In her upper train the first car is worth 4 and reached: she scores 5 points in every scoring phase.
example-switch-2 = In her lower train the conductor has reached the second car, but it is still worth 0. She scores nothing for that train.

example-mechanic = A mechanic at work
example-mechanic-1 = Brandt takes a mechanic with two coins and a value of 4, and gets the coins at once. It goes to place 1.
example-mechanic-2 = In the upper train the first car is worth 7, so the second goes up one step at once, from 2 to 4.
example-mechanic-3 = In the lower train the first car is worth only 1. As soon as it has gone up to 4, the second car there goes up one step too.
example-mechanic-4 = It can lapse: if both cars of a train are already worth 4, the right one cannot go up, for it would be worth more than the left one.

question-14-1 = Does a mechanic need my conductor?
question-14-1-text = No, only the value of the [left card|14.3] matters. A switch does need [the conductor|14.2].

question-14-2 = What becomes of a middle card that I cover?
question-14-2-text = It [no longer counts|14.1]. Points it has scored and upgrades it has made stay.

question-14-3 = Can I save a mechanic’s upgrade for later?
question-14-3-text = No. It happens [by itself|14.3] as soon as the left card is good enough, even if it lapses then.

question-14-4 = May I leave a place empty?
question-14-4-text = No. A new middle card goes to the [next place|14.1] or covers an earlier one.
question-14-5 = What about place 3, where a mail car lies?
question-14-5-text = The right-hand card of place 3 is always the [mail car|4.4]. So the lower arrow of a switch scores nothing there, and the upgrade of a mechanic lapses.

## 15 Module F

clause-15-1 = The Storage
clause-15-1-text = Draw three cards from the current pile, or as many as are left, and lay them face up beside the toolbox, which is an [upgrade of choice|4.3]. Use up to two of these four, one after the other; between them you may [spend coins|6.2] and [fulfill contracts|7.2]. Only base cards for railroad cars, conductors and locomotives and the modules’ coin and Game End cards can be used. Then the drawn cards are shuffled back. Only the Storage goes onto your [pile of taken cards|3.6].

clause-15-2 = Factories
clause-15-2-text = A factory is a [middle card|14.1]. If it shows a frame, you get that first, when you take the card. Whenever you place one, all your visible factories work, from right to left. A factory in place 3, for instance, gives three [upgrades of choice|4.3], but no car may end up worth more than the better of the two left cards of its place; adding a 0-value car is always allowed. If neither train has a car there, it gives nothing. Before and after each factory you may [spend coins|6.2] and [fulfill contracts|7.2].

clause-15-3 = With Module E
clause-15-3-text = Switches, mechanics and factories share the four [places|14.1] and may cover each other.

question-15-1 = Do the cards I use with the Storage count at the end?
question-15-1-text = No. They are [shuffled back|15.1] into the pile, used or not. Even the Storage itself is not a base card, so it scores nothing for [Game End cards|9.3].

question-15-2 = Do my earlier factories work again?
question-15-2-text = Yes. Each time you place a factory, [all of them|15.2] that are not covered work once more.

question-15-3 = Which place is best for a factory?
question-15-3-text = One farther to the right gives [more upgrades|15.2], but the cars there are usually worth less, and so is what it can make.

## 16 Teatime

clause-16-1 = Orders
clause-16-1-text = There are five order tiles of each kind: coffee with pile 1, cake with pile 2, champagne with pile 3. When the first round of a pile begins, one tile more than there are players is laid out. They can be bought until the next kind is laid out or the game ends, in the [scoring phase|8.1] too. What is left then is gone.

clause-16-2 = Buying an order
clause-16-2-text = On your own turn, or in your part of a scoring phase, two coins from any columns buy one. It goes to a car that is worth enough and has no order yet: at least 1 for coffee, 2 for cake, 7 for champagne. Other cards under the car do not matter.

clause-16-3 = One of each kind
clause-16-3-text = Each train takes at most one coffee, one cake and one champagne.

clause-16-4 = What orders score
clause-16-4-text = An order scores its points in every [scoring phase|8.2], once the conductor has reached its car. A [celebrity|11.1] does not double it.

question-16-1 = Can an order go to a car with a celebrity or a passenger?
question-16-1-text = Yes. [Other cards|16.2] under the car do not matter, only another order does.

question-16-2 = Must my conductor have reached the car when I buy an order?
question-16-2-text = No, only when it is to [score|16.4].

question-16-3 = Can I buy an order in the middle of a frame?
question-16-3-text = No. It is like any other use of [coins|6.2]: before or after your card, between frames, or in your part of a scoring phase.
