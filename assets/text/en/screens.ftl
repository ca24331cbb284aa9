# First Class, English: words of the screens. Keys are kebab-case.

## The language, in its own words

language-name = English
# What stands between a whole number and its fraction.
decimal-sign = .

## Loading

screen-loading = Preparing for departure
loading-no-cards = The card files cannot be used
loading-no-cards-advice = The files in assets/cards define the cards. Put back the ones that came with the game, or correct the mistake named above, and start again.
loading-no-pictures = The pictures cannot be loaded
loading-no-pictures-advice = They belong in assets/textures, next to the program. Unpack the whole game again and start it from its own folder.

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
title-quit = Quit

title-unofficial = a fan-made, unofficial version
title-version = version { $version }

title-continue = Continue
title-rules = Rules

title-settings = Settings


## What was saved

game-about = Modules { $one } and { $other }
game-with-teatime = { $what }, Teatime
saved-round = round { $round }
saved-draft = drafting
saved-over = final scores
saved-unusable = { $number ->
    [one] One saved game cannot be loaded: “Saved games” says why
   *[other] { $number } saved games cannot be loaded: “Saved games” says why
}
saved-unreadable = { $tabs ->
    [1] What this browser has saved is damaged: { $reason }.
   *[0] The file is damaged: { $reason }.
}
saved-unreadable-advice = { $tabs ->
    [1] It stays as it is. If you have exported it, import that file ({ $place }).
   *[0] It stays as it is. If you have a copy, put it in its place: { $place }.
}
saved-older = It was saved by an older version of First Class ({ $reason }), and the rules have changed since.
saved-older-advice = { $tabs ->
    [1] It stays as it is, but only that version could continue it ({ $place }).
   *[0] It stays as it is. To finish it, open it with that version: { $place }.
}
saved-newer = It was saved by a newer version of First Class ({ $reason }).
saved-newer-advice = { $tabs ->
    [1] To continue it, load this page again while you are connected to the internet: that brings the newest version.
   *[0] To continue it, use that version.
}
saved-other-cards = { $tabs ->
    [1] It uses a different set of cards: First Class has changed since.
   *[0] It uses a different set of cards: the files in assets/cards have changed since.
}
saved-other-cards-advice = { $tabs ->
    [1] It stays as it is, but only the version it was played with could continue it ({ $place }).
   *[0] It stays as it is. To continue it, put back the card files it was played with and restart First Class: { $place }.
}
saved-unplayable = It contains choices the rules do not allow: { $reason }.
saved-unplayable-advice = { $tabs ->
    [1] It stays as it is. If you have exported it, import that file ({ $place }).
   *[0] It stays as it is. If you have a copy, put it in its place: { $place }.
}
saved-aside = { $tabs ->
    [1] Nothing has been deleted: this browser now keeps it as { $place }.
   *[0] Nothing has been deleted: the file is now { $place }.
}
saved-stays = { $tabs ->
    [1] It could not be set aside ({ $reason }). It has been left untouched ({ $place }), and nothing is saved in its place.
   *[0] The file { $place } could not be renamed ({ $reason }). It has been left untouched, and nothing can be saved in its place until it is moved.
}
settings-broken-title = The settings cannot be loaded
settings-broken-advice = Default settings are in use. There is nothing you need to do.
notice-read = OK

## New game

setup-title = New game
setup-seats = Take your seats
setup-empty = Empty seat
setup-add-human = Seat a player
setup-add-bot = Seat a bot
setup-two-to-four = two to four players
setup-human = Human
setup-bot = Bot
setup-human-note = plays at this screen
setup-portrait = Portrait
setup-face-tip = { -Click } for another traveller. As a bot, each plays in a style of their own.
level-novice = Novice
level-novice-note = looks one step ahead
level-skilled = Skilled
level-skilled-note = plans a whole turn
level-expert = Expert
level-expert-note = simulates its best plans
level-master = Master
level-random = Random
level-master-note = simulates most and looks furthest ahead
level-random-note = plays at random
style-all-rounder = The all-rounder:
style-all-rounder-about = a little of everything
style-engineer = The engineer:
style-engineer-about = runs for far stations
style-host = The host:
style-host-about = guests and orders first
style-collector = The collector:
style-collector-about = hunts Game End cards
style-timekeeper = The timekeeper:
style-timekeeper-about = conductors first
style-trader = The trader:
style-trader-about = coins and contracts
style-builder = The builder:
style-builder-about = a few mighty cars
style-shunter = The shunter:
style-shunter-about = couples long trains
setup-modules = Choose two modules
setup-punched = { $count } of 2
setup-suggested = Suggested for your
setup-suggest-1 = 1st game
setup-suggest-2 = 2nd
setup-suggest-3 = 3rd
setup-suggest-4 = 4th
setup-random = Random
setup-random-modules = Surprise me
setup-random-other = Draw the other
setup-punched-random = at random
setup-punched-one = one, the other at random
setup-drawn = Your modules
setup-drawn-module = { $letter }: { $name }. { $about }
setup-drawn-go = All aboard
setup-drawn-back = Not yet
module-a-name-1 = The
module-a-name-2 = Contracts
module-a-short = Contracts
module-a-about-1 = Meet a condition,
module-a-about-2 = claim its reward
module-a-tip = Contracts lie face up in front of you. Meet a condition and claim its reward, on your turn or in a scoring phase.
module-b-name-1 = Celebrities
module-b-name-2 = & Postcards
module-b-short = Celebrities
module-b-about-1 = Stars double a car,
module-b-about-2 = postcards route bonuses
module-b-tip = A celebrity boards a railroad car and doubles its value in every scoring phase. A postcard is pinned to a route card and doubles its bonuses; each route card takes only one.
module-c-name-1 = First Class
module-c-name-2 = Murder
module-c-short = Murder
module-c-about-1 = Shed the evidence
module-c-about-2 = or be arrested
module-c-tip = One secret card in four is the murderer’s. Suspicion brings evidence, and whoever has the most fingerprints at the end is arrested and cannot win. A murderer who gets away scores 20 points. With four players one of you is the murderer; with fewer it may be none of you.
module-d-name-1 = Passengers
module-d-name-2 = & Luggage
module-d-short = Passengers
module-d-about-1 = Fill your cars:
module-d-about-2 = each brings more
module-d-tip = Passengers take seats in the upper train and bring coins; luggage is loaded onto the lower train and scores points. Each brings more than the one before. They board once their car is worth at least 1 and the conductor has reached it.
module-e-name-1 = Switches
module-e-name-2 = & Mechanics
module-e-short = Switches
module-e-about-1 = Switches score,
module-e-about-2 = mechanics upgrade
module-e-tip = Cards between your two trains. A switch scores in every scoring phase, for each train separately: its car must be worth enough, and reached by the conductor. A mechanic works once in each train: when the left card of its place is worth enough, the card to its right is upgraded.
module-f-name-1 = Storage
module-f-name-2 = & Factory
module-f-short = Factory
module-f-about-1 = Pick from three cards;
module-f-about-2 = factories upgrade
module-f-tip = The Storage draws three cards from the pile: use up to two of them, or one and its toolbox, an upgrade of choice. Factories stand between your trains: whenever you place one, all of them work, and each gives as many upgrades as its place number.
setup-teatime = Teatime
setup-teatime-1 = Order for 2 coins;
setup-teatime-2 = it scores wherever
setup-teatime-3 = the conductor calls.
setup-teatime-tip = Can be added to any two modules. On your turn, or in your part of a scoring phase, 2 coins buy coffee, cake or champagne for a railroad car that is worth enough. The order scores in every scoring phase once the conductor has reached its car.
setup-advanced = Advanced
setup-advanced-note = all optional
setup-seed = Seed
setup-first = First
setup-others-wait = Bonuses wait for your next turn
setup-others-wait-tip = What you gain on another player’s turn waits until your own next turn, so that players sharing a screen need not swap places in between.
setup-dummies = Two dummies join the murder
setup-dummies-tip = With two players, dummies A and B join the murder. They take cards from the cleared rows and collect evidence, and one of the four of you is the murderer. Without them, there may be no murderer at all.
setup-others-wait-1 = What others’ turns bring you
setup-others-wait-2 = is resolved on your own
setup-aboard = All aboard
setup-summary = { $players } players, modules { $one } and { $other }
setup-summary-one = { $players } players, module { $one } and a random one
setup-summary-random = { $players } players, random modules
setup-missing-players = at least two players needed
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
scoring-next-lower = next: lower train
scoring-next-seat = next: { $name }
scoring-last = last train
scoring-all = all trains scored
scoring-not-reached = not reached
scoring-bonuses = Route bonuses
scoring-bonuses-of = { $used } of { $all }
scoring-no-bonuses = No bonus stations reached
scoring-copy = postcard
scoring-station = Station { $station }
scoring-contracts = { $count ->
    [one] 1 contract fulfilled
   *[other] { $count } contracts fulfilled
}
scoring-before = before
scoring-score = Score
scoring-so-far = so far
scoring-waits = still to come
scoring-skip = Skip
scoring-speed = Speed
scoring-space = Space
scoring-space-about = next car
scoring-enter = Enter
scoring-resume-about = continue
scoring-enter-about = to the end
scoring-continue = Continue

final-title = Final scoring
final-coins = Coins
final-part = { $name }: Game End
final-coins-each = 1 point for each coin
final-no-coins = no coins left
final-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
final-card-of = card { $nth } of { $all }
final-no-cards = no cards
final-nothing-to-turn = No Game End cards to turn
final-turns-next = turns next
final-last-card = last card
final-taken-railroad-car = { $count ->
        [one] 1 railroad car card
       *[other] { $count } railroad car cards
    }
final-taken-conductor = { $count ->
        [one] 1 conductor card
       *[other] { $count } conductor cards
    }
final-taken-locomotive = { $count ->
        [one] 1 locomotive card
       *[other] { $count } locomotive cards
    }
final-each = { $points ->
        [one] 1 point for each
       *[other] { $points } points for each
    }
final-none-railroad-car = No railroad car cards taken
final-none-conductor = No conductor cards taken
final-none-locomotive = No locomotive cards taken
final-type-railroad-car = Railroad cars
final-type-conductor = Conductors
final-type-locomotive = Locomotives
final-counted-of = { $count } of { $all } { $all ->
        [one] card
       *[other] cards
    }
final-pile-left = { $count } left
final-pile-counted = counted
final-pile-waits = not yet
final-pile-none = no card
final-to-turn = { $count ->
        [one] 1 card to turn
       *[other] { $count } cards to turn
    }
final-next-cards = next: Game End
final-next-murder = next: the murder
final-last = last player
final-over = The end
final-all-counted = all is counted
final-so-far = so far
final-coins-legend = coins
final-game-end = Game End
final-still-to-turn = still to turn
final-space-about = next card
final-enter-about = next player
final-escape = Esc
final-escape-about = result
final-escape-murder = murder
final-count-on = Continue
final-to-result = To the result
final-to-murder = Solve the murder

## The end of the murder

revelation-title = The final revelation
revelation-whodunit = Whodunit? The secret cards are revealed.
revelation-draws = { $name } is the murderer and draws two more tokens.
revelation-evidence = The evidence against { $name }
revelation-destruction = { $name } destroys evidence.
revelation-pick = { $count ->
    [one] { $name }, { -click } a token to discard it.
   *[other] { $name }, { -click } up to { $count } tokens to discard them.
}
revelation-destroy = { $count ->
    [0] { -Click } a token
    [one] Discard 1 token
   *[other] Discard { $count } tokens
}
revelation-arrested = The police arrest { $names }.
revelation-caught = The murderer is caught: the police arrest { $names }.
revelation-escaped = { $name } gets away with murder: 20 points.
revelation-escaped-dummy = { $name } gets away with murder.
revelation-nobody = Everybody has the same number of fingerprints: nobody is arrested.
revelation-murderer = Murderer
revelation-innocent = Innocent
revelation-no-evidence = no evidence
revelation-destroys = { $cards ->
    [one] 1 card destroys { $tokens }
   *[other] { $cards } cards destroy { $tokens }
}
revelation-fingerprints = Fingerprints
revelation-is-arrested = Arrested: cannot win
revelation-is-arrested-dummy = Arrested
revelation-gets-away = Gets away: 20 points
revelation-gets-away-dummy = Gets away
revelation-goes-free = Goes free
revelation-account = Final scores

## Animation speed

speed-none = none
speed-fast = fast
speed-normal = normal
speed-slow = slow

## Sources of points

account-upper-train = Upper train
account-lower-train = Lower train
account-celebrities = Celebrities
account-passengers = Passengers and luggage
account-switches = Switches
account-orders = Orders
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
result-challenge-beaten = Beaten: { $points ->
    [one] one point
   *[other] { $points } points
} more than { $rival }
result-challenge-equalled = Exactly { $rival } points again
result-challenge-missed = { $points ->
    [one] One point
   *[other] { $points } points
} short of { $rival }
result-about = { $game } · seed { $seed }
result-first = { $n ->
    [one] { $names } arrives first
   *[other] { $names } arrive first
}
result-account = Final scores
result-account-note = points by source
result-game-end-note = cards of that type taken × points for each, on all Game End cards of that type together
result-nobody = Nobody arrives: all are under arrest
result-arrested = arrested, cannot win
verdict-nobody = Everybody had the same number of fingerprints, so nobody was arrested.
verdict-arrested = { $count ->
    [one] Arrested with the most fingerprints, { $prints }: { $names }.
   *[other] Arrested with the most fingerprints, { $prints } each: { $names }.
}
verdict-no-murderer = The murderer was not on this train.
verdict-caught = { $name } was the murderer.
verdict-escaped = { $name } was the murderer and got away.
result-total = Total
result-lead = { $who } by { $points }
result-tie = a tie
result-best-phase = Best phase: { $name }, { $points } points in scoring phase { $phase }
result-best-card = Best Game End card: { $name }, { $points } points
result-kind-source = Well done, { $name }: most from { $source } ({ $points } points)
result-kind-lead = Well done, { $name }: ahead of everybody after round { $round }
result-kind-best = Well done, { $name }: { $points } points in scoring phase { $phase } alone
result-chart = Round by round
result-round = round
result-end = end
result-again = Play again
result-again-about = same players and modules, new seed
result-again-short = same players, new seed
result-to-title = Title screen

## A page in a browser

address-wrong = This ticket is not valid
address-advice = Ask for the link again, or start a new game here.

## A link

link-twice = The link says “{ $word }” more than once.
link-player = The link seats “{ $value }”. A player is either human or a bot: { $levels }.
link-players = The link is for { $value ->
    [1] one player
   *[other] { $value } players
}, but two to four can play.
link-names = The link has { $value } names, but fewer players.
link-same-name = The link has two players called “{ $value }”.
link-name-length = The link has a player called “{ $value }”. Names have 1 to { $most } letters.
link-name-unreadable = The link has a name that First Class cannot show. Names can only have Latin letters.
link-modules = The link asks for modules “{ $value }”. A game has two different ones from A to F, such as AB.
link-flag = The link says “{ $value }” for “{ $word }”, which can only be on or off.
link-first = The link makes player “{ $value }” the start player, but there is no such player.
link-seed = The link has the seed “{ $value }”, which is not a number.
link-dummies = The link leaves the dummies out, but they only ever join two players in First Class Murder.
link-speed = The link asks for the animation speed “{ $value }”. The speeds are none, fast, normal and slow; yours stays as it is.
link-lang = The link asks for the language “{ $value }”. The game speaks { $languages }; yours stays as it is.
link-odd = Part of this link does not work
link-odd-advice = Everything else in it works, so you need not do anything.
texts-missing = This language could not be loaded
texts-missing-advice = The game stays in the language it was in. Check your connection, then choose the language again.

## Names

setup-unreadable = Names can only have Latin letters, such as A to Z, é or ł.

## Several windows

elsewhere-title = First Class is already open
elsewhere-text = It is open in { $tabs ->
    [1] another tab or window of this browser
   *[0] another window
}, and only one of them can save. Take over, and you continue here with everything saved so far. Or play without saving: whatever you play here is lost when you leave.
elsewhere-take-over = Take over here
elsewhere-unsaved = Play without saving
elsewhere-toast = Nothing is saved here: First Class is open elsewhere
elsewhere-note = open elsewhere
moved-title = Your game continues elsewhere
moved-text = { $tabs ->
    [1] Another tab or window
   *[0] Another window
} has taken over, with everything saved up to then. Nothing you do here is saved any more.
moved-take-over = Bring it back here
moved-leave = Leave it there

## Nothing is saved

unsaved-title = Nothing can be saved
unsaved-blocked = { $tabs ->
    [1] This browser does not let First Class save anything. Some private windows are like that, and so are browsers that block cookies or site data.
   *[0] First Class is not allowed to write to { $place } ({ $reason }).
}
unsaved-blocked-advice = { $tabs ->
    [1] To save, allow site data for this page in the browser’s settings, or open it in an ordinary window.
   *[0] To save, give yourself permission to write there, or choose another folder with --data-dir, and start again.
}
unsaved-full = { $tabs ->
    [1] The storage this browser has for First Class is full.
   *[0] The disk is full: nothing can be written to { $place }.
}
unsaved-full-advice = { $tabs ->
    [1] Remove other data that this website has stored
   *[0] Make some room
}: First Class tries again after every choice.
unsaved-broken = { $tabs ->
    [1] This browser cannot save anything for First Class: { $reason }.
   *[0] Nothing can be written to { $place }: { $reason }.
}
unsaved-broken-advice = First Class tries again after every choice.
unsaved-lost = You can still play, but your game is lost when you leave it or close { $tabs ->
    [1] this page
   *[0] the window
}.

## While the points are counted

result-who = Who arrives first?

title-saved-games = Saved games

setup-name-length = { $n }/{ $most }

## What a finger does and what a mouse does

-click = { POINTER() ->
    [finger] tap
   *[mouse] click
}
-Click = { POINTER() ->
    [finger] Tap
   *[mouse] Click
}

## In a browser

loading-advice-browser = Check your internet connection, then load the page again. Your saved game is safe.

## Lines to type in

setup-name-label = Name of player { $seat }
setup-seed-label = Seed: how the cards are dealt

## Saved games

day-month = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
weekday = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
}
saved-games-title = Saved games
saved-games-all = All { $number }
saved-games-underway = Under way { $number }
saved-games-finished = Finished { $number }
saved-games-sort-newest = newest first
saved-games-sort-best = best first
saved-games-sort-name = by name
saved-games-sort-tip = { -Click } to change the order.
saved-games-used = { NUMBER($used, minimumFractionDigits: 1) } MB used
saved-games-used-of = { NUMBER($used, minimumFractionDigits: 1) } of { NUMBER($all, minimumFractionDigits: 1) } MB used
saved-games-oldest = Export the oldest
saved-games-oldest-tip = The storage is almost full: export and delete old games.
saved-games-import = Import
saved-games-import-tip = Bring in a game that was exported or copied. You can also drop a file here, or paste the text of a game.
saved-games-none = No games yet
saved-games-none-text = Every game you play is saved here by itself.
saved-games-none-here = Nothing here
saved-games-long-ago = some time ago
saved-games-today = today, { $time }
saved-games-year = { $day } { $year }
saved-games-when = { $day }, { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
saved-games-stand = round { $round }, turn { $turn }
saved-games-stand-yours = round { $round } of 6, your turn { $turn }
saved-games-points = { $points } points
saved-games-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] 4th
}
saved-games-place-of = of { $players }
saved-games-points-place = { saved-games-points }, { saved-games-place } { saved-games-place-of }
saved-games-place-points = { saved-games-place } { saved-games-place-of }, { saved-games-points }
saved-games-continue = Continue
saved-games-result = Result
saved-games-share = Share
saved-games-rename = Rename
saved-games-rename-label = the name of this game
saved-games-watch = Watch
saved-games-review = Review
saved-games-review-not-yet = Opens when the game is over.
saved-games-challenge = Beat { $points }
saved-games-challenge-not-yet = When the game is over, it can be played again from this seat to beat its points.
saved-games-delete = Delete
saved-games-deleted = Deleted
saved-games-restore = Undo ({ $seconds })
saved-games-you = you
saved-games-broken = A game that cannot be loaded
saved-games-share-title = Share this game
saved-games-share-text = Copy it as text: whoever has First Class pastes it into Saved games.
saved-games-share-link = Copy a link: it opens this game in a browser.
saved-games-share-file = Export it as a file.
saved-games-share-picture = Save a picture of everybody’s trains at the end.
saved-games-copy = Copy text
saved-games-copy-link = Copy link
saved-games-export = Export file
saved-games-picture = Save picture
saved-games-share-close = Not now
saved-games-copied = Copied
saved-games-exported = Exported to { $place }
saved-games-not-exported = It cannot be exported: { $reason }
saved-games-imported = “{ $name }” is on the shelf
saved-games-not-imported = This is not a game that can be loaded: { $reason }
saved-games-name-1 = Rainy { weekday }
saved-games-name-2 = Foggy { weekday }
saved-games-name-3 = Starry { weekday }
saved-games-name-4 = Golden { weekday }
saved-games-name-5 = Snowy { weekday }
saved-games-name-6 = Windy { weekday }
saved-games-name-7 = Moonlit { weekday }
saved-games-name-8 = Misty { weekday }
saved-games-name-9 = Frosty { weekday }
saved-games-name-10 = Sunny { weekday }
saved-games-name-11 = Stormy { weekday }
saved-games-name-12 = Silent { weekday }
saved-games-name-13 = Velvet { weekday }
saved-games-name-14 = Amber { weekday }
saved-games-name-15 = Silver { weekday }
saved-games-name-16 = Merry { weekday }
