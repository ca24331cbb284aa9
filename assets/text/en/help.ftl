# First Class, English: symbols and keys, bots and hints. Keys are kebab-case.

## Symbols and keys

help-title = Symbols and keys
help-page-symbols = Symbols
help-page-module-symbols = Symbols C–F
help-page-company = Bots, hints
help-page-keys = Mouse and keys

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
icon-row-taken = At a row: a disc for each player, red for a card taken; when all are red, the row is cleared
icon-lock = On a Game End card: drafted in secret, only its owner can see it
icon-steps = Beside the locomotive or a conductor: how far a { -click } moves it
icon-contract = Contract: condition above, reward below
icon-celebrity = Celebrity: doubles the value of its car
icon-postcard = Postcard: doubles the bonuses of its route card
icon-cond-car = In a contract: cars worth at least this much
icon-cond-exact = In a contract: part of a run of neighbouring cars, each worth at least this much
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
icon-dummy = A and B, at rows 1 and 3: the dummies’ secret cards and evidence
icon-passenger = Passenger: brings coins once seated in the upper train
icon-luggage = Luggage: scores points once loaded onto the lower train
icon-switch = Switch: points in every scoring phase, for each train separately
icon-mechanic = Mechanic: once in each train, when the left card of its place is good enough, the right one is upgraded
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
key-arrows = Lead to the nearest thing in their direction, as things lie on the table; Enter picks it.
key-escape-name = Esc
key-escape = Closes a window, returns to your board, puts back what you picked, or opens the menu.
key-figures-name = 1 to 9
key-figures = Chooses a highlighted car for the card you picked, upper train first, or an answer in the prompt.
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
key-help = The rules about what the pointer is on, or else about what is asked.
key-tab-name = Tab
key-tab = On to the next part of the table, or the next button. With Shift, back.

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
