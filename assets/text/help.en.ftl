# First Class, English: the rules in brief, symbols and keys. Keys are kebab-case.

## Help

help-page-turn = The game
help-page-board = Your board
help-page-modules-a = Modules A–C
help-page-modules-d = D–F, Teatime
help-page-symbols = Symbols
help-page-module-symbols = Symbols C–F
help-page-company = Bots, hints
help-page-keys = Mouse and keys

help-goal-title = Aim of the game
help-goal = Build two trains, send a conductor through each and run your locomotive from Paris to the east. Whoever has the most points after six rounds wins; tied players share the victory.
help-round-title = Rounds
help-round = In each round everybody has three turns. Each pile lasts two rounds: first green, then blue, then red. A row is cleared once as many cards have been taken from it as there are players: what is left of it leaves the game.
help-turn-title = Your turn
help-turn = Take one card and carry it out, or decline it and get one upgrade of choice instead of anything on it. Or take the Start Player tile. Before and after that you may spend coins and fulfil contracts.
help-frames-title = Frames
help-frames = A frame holds all the symbols of one action. Resolve them in any order, each fully, partly or not at all. Frames you gain along the way wait until the current one is finished. Anything still waiting when your turn ends is lost. Points count at once.
help-start-title = Start Player tile
help-start = You get 2 coins and become start player at the end of the round, before any scoring phase. The second player to your left gets a 0-value car, the third a 0-value car or an upgrade from 0 to 1. The leftmost card of the top row leaves the game.
help-scoring-title = Scoring phases
help-scoring = After rounds 2, 4 and 6, beginning with the start player: first use each bonus station you have reached, in any order, spending coins and fulfilling contracts as you like. Then each train scores every car its conductor has reached or passed, and its Locomotive tile if the conductor stands on it.
help-end-title = The end of the game
help-end = After the third scoring phase each coin is worth 1 point. Then each of your Game End cards scores its points for every card of its type that you have taken, even if you declined it. Unfulfilled contracts are worth nothing.
help-trains-title = Trains
help-trains = New cars go to the right-hand end of either train. The fifth card of a train is followed at once by one of your mail cars, the ninth by the next Locomotive tile. The train is then complete.
help-upgrades-title = Upgrades
help-upgrades = Cars go up one step at a time: 0, 1, 2, 4, 7, 12. A car can never be worth more than the car to its left; mail cars are skipped. An upgrade of choice raises any car by one step, or adds a 0-value car.
help-conductors-title = Conductors
help-conductors = A car only scores if its conductor has reached or passed it. The first three conductors to reach a Locomotive tile arrive in Constantinople and score 20, 10 and 5 points at once.
help-route-title = Route
help-route = Your locomotive runs from Paris to the left. A points station scores once, when you reach or pass it. A bonus station gives you its frame in every scoring phase from then on, including the current one. Route cards make the route longer.
help-coins-title = Coins
help-coins = A coin from column 1 buys a 0-value car, from column 2 a conductor step or a station, from column 3 an upgrade of choice. Any coin buys 1 point, any four a Game End card. You have 12 spaces, filled column by column: 5, 5 and 2. If you gain more coins than fit, spend some first; each coin left over becomes 1 point. On another player’s turn that happens at once.
help-game-end-title = Game End cards
help-game-end = Each counts one type of card: railroad car, conductor or locomotive. Resolve the small action on it as soon as you take it. The card you drafted before the first round gives no action.
help-module-a-title = A: Contracts
help-module-a = A contract lies face up until you fulfil it; exceeding its condition is fine. Fulfil it on your own turn, before or after taking a card, or in your part of a scoring phase. Its reward is a frame. The other modules have a few contracts too.
help-module-b-title = B: Celebrities and postcards
help-module-b = A celebrity boards the first free car of either train and doubles its value in every scoring phase. A postcard is pinned to a route card, no more than one to each, and doubles its bonuses. If you have no free car or route card, you can only decline.
help-module-c-title = C: First Class Murder
help-module-c = There are four secret cards: one murderer, three innocents. With three players, or two without dummies, some of them stay out of the game, and there may be no murderer at all. If you suspect yourself, you draw an evidence token; if you suspect everybody else, all the others do. Tokens are dealt face down when the turn is over. A declined card deals none.
help-evidence-title = Evidence
help-evidence = Most tokens show 1 to 3 fingerprints; a few score points, and two are discarded together with another token. Destroy evidence cards lie face up: at the end one, two or three of them discard 1, 3 or 5 tokens, and each further card 1 more.
help-revelation-title = The final revelation
help-revelation = At the very end the murderer draws 2 more tokens and everybody reveals theirs. Whoever has the most fingerprints is arrested and cannot win; if tied, all of them. If everybody has the same number, nobody is arrested. A murderer who gets away scores 20 points.
help-dummies-title = Murder for two players
help-dummies = Two dummies, A and B, take the other two secret cards, so one of the four of you is the murderer. When row 1 is cleared, A takes the module’s cards left in it: A draws evidence, makes everybody else draw, or keeps a Destroy evidence card. Row 3 does the same for B. Dummies draw too when a player suspects everybody else. They take no turns, and cannot win.

help-module-d-title = D: Passengers and luggage
help-module-d = Most cards offer a choice. A passenger goes to the first free car of the upper train, luggage to the first free car of the lower one. They board as soon as that car is worth at least 1 and its conductor has reached it. A passenger brings coins, 1 more for each passenger already seated; luggage scores points, 2 more for each piece already loaded. The coins of passengers who board within one frame arrive together when it ends. Anything else shown becomes a frame.
help-middle-title = Middle cards (E and F)
help-middle = They lie between the trains: place 1 at cards 1 and 2, place 2 at cards 3 and 4, and so on to place 4. A new one goes to the next place or covers an earlier one, which then no longer counts.
help-switches-title = E: Switches
help-switches = A switch scores in every scoring phase, for each train separately: for the left card of its place in the upper train, for the right card in the lower train. That car must be worth at least the value shown, and its conductor must have reached it.
help-mechanics-title = E: Mechanics
help-mechanics = A mechanic gives its frame at once. Then, once for each train: as soon as the left card of its place is worth the value shown, reached or not, the card to its right goes up one step, or a 0-value car is added if there is none. If that is impossible, it lapses.
help-storage-title = F: Storage
help-storage = Draw three cards from the pile and lay them beside the toolbox, an upgrade of choice. Use up to two of these four, one after the other. Only railroad car, conductor, locomotive, coin and Game End cards can be used. All three are shuffled back into the pile.
help-factories-title = F: Factories
help-factories = Whenever you place a factory, all your uncovered factories work, from right to left. One in place 3 gives 3 upgrades of choice, but no car may end up worth more than the better of the two left cards at its place. Before and after each you may spend coins and fulfil contracts.
help-teatime-title = Teatime
help-teatime = On your own turn or in your part of a scoring phase, 2 coins buy one of the orders on offer: coffee with pile 1, cake with pile 2, champagne with pile 3. It goes to a car that is worth enough and has no order yet; each train takes only one of each kind. It scores in every scoring phase once the conductor has reached the car. Celebrities do not double it.

icon-car = A new 0-value car at the end of either train
icon-upgrade = One car of exactly this value goes up one step
icon-upgrade-choice = Upgrade of choice: any car goes up one step, or a new 0-value car
icon-car-or-upgrade = A new 0-value car, or an upgrade from 0 to 1
icon-both-conductors = Each conductor moves up to this many cards
icon-one-conductor = This many steps in all, split freely between your conductors
icon-locomotive = The locomotive moves up to this many stations
icon-coins = This many coins
icon-points = Points, scored at once
icon-game-end-card = Take one of the Game End cards on display
icon-game-end-per-tile = A Game End card for each of your Locomotive tiles
icon-points-station = Points station: scores once
icon-bonus-station = Bonus station: gives its frame in every scoring phase
icon-mail-car = Mail car: follows the fifth card, with a bonus when it is placed
icon-locomotive-tile = Locomotive tile: follows the ninth card, brings upgrades and points
icon-start-player = Start player
icon-contract = Contract: condition above, reward below
icon-celebrity = Celebrity: doubles the value of its car
icon-postcard = Postcard: doubles the bonuses of its route card
icon-cond-car = In a contract: cars worth at least this much
icon-cond-exact = In a contract: part of a run of neighbouring cars
icon-cond-mail-reached = A mail car that its conductor has reached
icon-cond-engine = A Locomotive tile placed; with a conductor: one the conductor is on
icon-cond-guests = Celebrities and postcards, counted together

icon-suspect-self = Suspect yourself: you draw an evidence token when your turn is over
icon-suspect-others = Suspect everybody else: all the others draw one, dummies too
icon-fingerprints = Evidence: 1 to 3 fingerprints on a token
icon-discard = Evidence discarded at the end, together with another token
icon-destroy = Destroy evidence: 1, 2 or 3 cards discard 1, 3 or 5 tokens
icon-murderer = The murderer: escapes with 20 points, or is arrested
icon-innocent = Innocent, but may be arrested all the same
icon-passenger = Passenger: brings coins once seated in the upper train
icon-luggage = Luggage: scores points once loaded onto the lower train
icon-switch = Switch: points in every scoring phase, for each train separately
icon-mechanic = Mechanic: upgrades the car next to a good one, once in each train
icon-storage = Storage: use up to two of four: three drawn cards, a toolbox
icon-toolbox = The Storage’s toolbox: an upgrade of choice
icon-factory = Factory: upgrades of choice, up to its limit
icon-factory-upgrade = At a factory: any car goes up within its limit, or a new 0-value car
icon-coffee = An order of coffee, with pile 1: for a car worth at least 1
icon-cake = An order of cake, with pile 2: for a car worth at least 2
icon-champagne = An order of champagne, with pile 3: for a car worth at least 7

key-click-name = { -Click }
key-click = Whatever is lit. A card, then the place it acts on: that carries it out at once.
key-drag-name = Drag
key-drag = A card onto a train or a station, a symbol or a coin onto what it acts on.
key-enter-name = Enter
key-enter = Presses the gold button. A second { -click } on a card carries it out as well.
key-arrows-name = Arrow keys
key-arrows = Move over the table and the title; Enter picks what they point at.
key-escape-name = Esc
key-escape = Closes a window, returns to your board, puts back what you picked, or opens the menu.
key-figures-name = 1 to 9
key-figures = Chooses a lit car for the card you picked, upper train first, or an answer in the prompt.
key-decline-name = D
key-decline = Declines the card you picked.
key-undo-name = Backspace, Ctrl + Z
key-undo = Takes back your last choice.
key-space-name = Space
key-space = Hurries the animation along. In a scoring it leads to the next car or card.
key-log-name = L
key-log = Game log: what has happened so far.
key-scores-name = S
key-scores = Scores: where the points came from.
key-cards-name = C
key-cards = All cards: what can still come, and who has taken what.
key-secrets-name = E
key-secrets = Your secrets: what only you may see.
key-hint-name = H
key-hint = Hint: what a Master would do in your place.
key-help-name = F1
key-help = This help.
key-tab-name = Tab
key-tab = Moves from button to button; Enter presses one.

## Bots and hints

help-levels-title = How strong a bot is
help-levels = Novice: { level-novice-note }. A good opponent for your first games.
    Skilled: { level-skilled-note }.
    Expert: { level-expert-note }.
    Master: { level-master-note }, and takes the most time.
    No bot knows more than a player in its seat could know.
help-hint-title = Hints
help-hint = Whenever you have to decide something, press H or { -click } the lamp in the panel on the right. The adviser shows on the table what a Master would do in your place, says how many points it should bring and why, and names the second best. It knows only what you know.
help-travellers-title = What a bot likes
help-travellers = Every traveller plays in a style of their own, at every level.
    Anna. { style-all-rounder } { style-all-rounder-about }.
    Brandt. { style-engineer } { style-engineer-about }.
    Duval. { style-host } { style-host-about }.
    Whitlock. { style-collector } { style-collector-about }.
    Mei. { style-timekeeper } { style-timekeeper-about }.
    Idris. { style-trader } { style-trader-about }.
    Rosa. { style-builder } { style-builder-about }.
    Okoro. { style-shunter } { style-shunter-about }.
