# First Class, English: words of the screens. Keys are kebab-case.

## Loading

screen-loading = The train is being made ready
loading-no-cards = The card files cannot be used
loading-no-cards-advice = The files in assets/cards say which cards there are. Put the ones that came with the game back, or mend the place named above, and start again.
loading-no-pictures = The pictures cannot be loaded
loading-no-pictures-advice = They lie in assets/textures, beside the program. Unpack the game again as a whole, and start it from its own folder.
loading-no-type = A type face cannot be loaded
loading-no-type-advice = It lies in assets/fonts, beside the program. Unpack the game again as a whole, and start it from its own folder.

## The line

line-paris = Paris
line-strasbourg = Strasbourg
line-munich = Munich
line-vienna = Vienna
line-budapest = Budapest
line-belgrade = Belgrade
line-sofia = Sofia
line-constantinople = Constantinople

## Title

title-name = First Class
title-subtitle = rivals of the Orient Express
title-departures = Departures
title-new-game = New game
title-new-game-note = two to four
title-quit = Quit
title-quit-note = good night
title-unofficial = a fan-made, unofficial version
title-version = version { $version }

title-continue = Continue
title-rules = Rules
title-rules-note = in brief
title-settings = Settings
title-settings-note = pace, sound

## What was kept

game-about = Modules { $one } and { $other }
game-with-teatime = { $what }, Teatime
kept-round = round { $round }
kept-draft = the draft
kept-over = the result
kept-fails = Settings and games cannot be kept: { $reason }. The game plays on.
kept-broken-title = The kept game cannot be continued
kept-unreadable = Its file is damaged: { $reason }.
kept-unreadable-advice = If you have a copy of it, put the copy into that folder and name it game.ron. Otherwise begin a new game.
kept-older = It was kept by an older version of First Class ({ $reason }), and the rules have changed since.
kept-older-advice = Finish it with that version: name the file game.ron again first. Or begin a new game.
kept-newer = It was kept by a newer version of First Class ({ $reason }).
kept-newer-advice = Get that version, name the file game.ron again and go on. Or begin a new game.
kept-other-cards = It is played with other cards: the files in assets/cards have changed since.
kept-other-cards-advice = Put back the card files it was played with, name the file game.ron again and start First Class once more. Or begin a new game.
kept-unplayable = Its choices do not fit the rules: { $reason }.
kept-unplayable-advice = If you have a copy of it, put the copy into that folder and name it game.ron. Otherwise begin a new game.
kept-aside = Nothing was thrown away: it now lies in { $place }.
kept-stays = It lies in { $place } and could not be renamed ({ $reason }). It is left as it is; until it is moved away, nothing is kept in its place.
settings-broken-title = The settings cannot be read
settings-broken-advice = Everything is set as it usually is. You need not do anything.
notice-read = Understood

## New game

setup-replaces = Another game waits
setup-replaces-text = It is the one under Continue on the title. If this train leaves, the new game takes its place.
setup-replaces-yes = Leave all the same
setup-replaces-no = Back
setup-title = New game
setup-seats = Take your seats
setup-empty = Empty seat
setup-add-human = Seat a player
setup-add-bot = Seat a bot
setup-two-to-four = two to four travel
setup-human = Human
setup-bot = Bot
setup-human-note = plays at this screen
setup-portrait = Portrait
level-random = Random
level-random-note = plays at random
level-novice = Novice
level-novice-note = looks one step ahead
setup-modules = Punch two modules
setup-punched = { $count } of 2
setup-suggested = Suggested for your
setup-suggest-1 = 1st game
setup-suggest-2 = 2nd
setup-suggest-3 = 3rd
setup-suggest-4 = 4th
setup-by-lot = By lot
setup-by-lot-modules = Surprise me
setup-punched-by-lot = by lot
setup-drawn = The lot has drawn
setup-drawn-module = { $letter }: { $name }. { $about }
setup-drawn-go = All aboard
module-a-name-1 = The
module-a-name-2 = Contracts
module-a-about-1 = Meet a condition,
module-a-about-2 = cash in its reward
module-a-tip = Contracts lie open before you until you meet their condition, in your turn or in a scoring phase; then their reward is yours.
module-b-name-1 = Celebrities
module-b-name-2 = & Postcards
module-b-about-1 = Guests double a car,
module-b-about-2 = postcards a route
module-b-tip = A celebrity boards a railroad car and doubles it in every scoring phase. A postcard is pinned to a route card and doubles its bonus stations.
module-c-name-1 = First Class
module-c-name-2 = Murder
module-c-about-1 = Shed the evidence
module-c-about-2 = or be arrested
module-c-tip = One of you may be the murderer, and only they know. Suspicion brings evidence; at the end whoever has left the most fingerprints is arrested and cannot win. A murderer who gets away scores 20 points.
module-d-name-1 = Passengers
module-d-name-2 = & Luggage
module-d-about-1 = Seat them, load it:
module-d-about-2 = each brings more
module-d-tip = Passengers take seats in the upper train and pay, luggage is loaded on the lower train and scores; each is worth more than the one before. They want a car of value 1 that the conductor has reached.
module-e-name-1 = Switches
module-e-name-2 = & Mechanics
module-e-about-1 = Cards between trains
module-e-about-2 = score and upgrade
module-e-tip = Cards between the two trains: a switch scores when the cars above and below it are good enough, a mechanic improves the neighbours of good cars.
module-f-name-1 = Storage
module-f-name-2 = & Factory
module-f-about-1 = Choose from three;
module-f-about-2 = works that upgrade
module-f-tip = The Storage shows three cards of the pile to choose from. Factories stand between the trains: each one you build sets all of them to work, and they upgrade cars.
setup-teatime = Teatime
setup-teatime-1 = Order for 2 coins;
setup-teatime-2 = it scores wherever
setup-teatime-3 = the conductor calls.
setup-teatime-tip = An addition to any two modules. In your turn 2 coins order coffee, cake or champagne for a railroad car that is good enough. The order scores in every scoring phase in which the conductor has reached its car.
setup-advanced = Advanced
setup-advanced-note = leave it, and nothing changes
setup-seed = Seed
setup-first = First
setup-others-wait = Others act at their next turn
setup-others-wait-tip = What you gain in another player's turn waits until your own next one, so that two at one screen need not change places in between.
setup-dummies = Two dummies in the murder
setup-dummies-tip = With two players, dummies A and B join the murder: they collect evidence out of the cleared rows, and each of them may be the murderer.
setup-others-wait-1 = What others gain in your turn
setup-others-wait-2 = waits until they are on
setup-aboard = All aboard
setup-summary = { $players } players, modules { $one } and { $other }
setup-summary-by-lot = { $players } players, modules by lot
setup-missing-players = at least two have to travel
setup-missing-modules = { $count ->
    [one] one more module to punch
   *[other] two modules to punch
}
setup-missing-names = everybody needs a name

## Scoring phase

scoring-title = Scoring phase { $phase }
scoring-after = after round { $round }
scoring-upper = Upper train
scoring-lower = Lower train
scoring-ready = The lamp is lit
scoring-stations = { $name } uses the route bonuses
scoring-next-lower = lower train comes next
scoring-next-seat = { $name } comes next
scoring-last = that was the last car
scoring-all = every train is counted
scoring-not-reached = not reached
scoring-bonuses = Route bonuses
scoring-bonuses-of = { $used } of { $all }
scoring-no-bonuses = No bonus station reached
scoring-copy = by postcard
scoring-station = Station { $station }
scoring-contracts = { $count ->
    [one] 1 contract fulfilled
   *[other] { $count } contracts fulfilled
}
scoring-before = before
scoring-score = Score
scoring-so-far = so far
scoring-waits = waits for its turn
scoring-skip = Skip
scoring-pace = Pace
scoring-space = Space
scoring-space-about = one car on
scoring-enter = Enter
scoring-enter-about = to the end
scoring-continue = Count on

## The end of the murder

revelation-title = The final revelation
revelation-whodunit = Who was it? The Whodunit cards are turned over.
revelation-draws = { $name } is the murderer and draws two more tokens.
revelation-evidence = What { $name } has left behind
revelation-destruction = { $name } makes evidence disappear.
revelation-arrested = The most fingerprints: the police make their arrest.
revelation-escaped = { $name } gets away with murder: 20 points.
revelation-nobody = The same number of fingerprints everywhere: nobody is arrested.
revelation-murderer = Murderer
revelation-innocent = Innocent
revelation-no-evidence = no evidence
revelation-destroys = { $cards ->
    [one] 1 card destroys { $tokens }
   *[other] { $cards } cards destroy { $tokens }
}
revelation-fingerprints = Fingerprints
revelation-is-arrested = Arrested: cannot win
revelation-gets-away = Gets away: 20 points
revelation-goes-free = Goes free
revelation-account = To the account

## Pace

speed-none = none
speed-fast = fast
speed-normal = even
speed-slow = slow

## Sources of points

account-upper-train = Upper train
account-lower-train = Lower train
account-celebrities = Celebrities
account-passengers = Passengers, luggage
account-switches = Switches
account-orders = Teatime
account-evidence = Evidence
account-escape = Escape
account-route = Route points
account-constantinople = Constantinople
account-contracts = Contracts
account-bonuses = Bonuses
account-coins = Coins
account-game-end = Game End cards
account-railroad-car = Railroad cars
account-conductor = Conductors
account-locomotive = Locomotives

## End of the line

result-title = End of the line
result-about = { $game } · seed { $seed }
result-first = { $name } arrives first
result-first-together = { $most } and { $last } arrive first
result-account = The account
result-account-note = points by source
result-game-end-note = 7 × 2: seven cards of the type were taken, and the own Game End cards of that type show 2 points
result-nobody = Nobody arrives: all are arrested
result-arrested = arrested, cannot win
verdict-nobody = Everybody left the same number of fingerprints, so nobody was arrested.
verdict-arrested = { $count ->
    [one] Arrested with the most fingerprints, { $prints }: { $names }.
   *[other] Arrested with the most fingerprints, { $prints } each: { $names }.
}
verdict-no-murderer = The murderer was not on this train.
verdict-caught = { $name } was the murderer.
verdict-escaped = { $name } was the murderer and got away.
result-total = Total
result-lead = won by { $points }
result-tie = a dead heat
result-chart = Round by round
result-round = round
result-end = end
result-again = Play again
result-again-1 = the same players and modules,
result-again-2 = a new seed
result-to-title = Title

## A page in a browser

address-wrong = This ticket is not valid
address-advice = The link asks for something the game does not know. Begin a new game, or ask for the link again.

## Evidence is taken away, and a dummy escapes
revelation-pick = { $count ->
    [one] { $name }, pick a token to take away.
   *[other] { $name }, pick up to { $count } tokens to take away.
}
revelation-destroy = { $count ->
    [0] Pick a token
    [one] Take 1 token away
   *[other] Take { $count } tokens away
}
revelation-dummy-escaped = { $name } gets away with murder. Dummies score nothing.
revelation-dummy-gets-away = Gets away
revelation-dummy-arrested = Arrested

## While the points are counted
result-who = Who arrives first?
