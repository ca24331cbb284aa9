# First Class, English: words of the panels. Keys are kebab-case.

## Top bar and small boards

title = First Class
top-end = The end
top-round = Round { $n } of 6
top-round-short = Round { $n }/6
top-pile = Pile { $n }
top-to-play = { $name } to play
top-to-play-short = { $name }
top-turn = turn { $n } of 3
top-turn-short = turn { $n }/3
tip-rounds = Six rounds, two with each pile. A scoring phase follows rounds 2, 4 and 6.
tip-player = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }{ $start ->
        [1] {", "}start player
       *[other] {""}
    }. { -Click } to bring this board to the front.
tip-clock = { $tip } { $minutes ->
        [0] Less than a minute left on the clock.
        [one] 1 minute left on the clock.
       *[other] { $minutes } minutes left on the clock.
    }
tip-menu = Menu (Esc)
tip-board = { $name }’s board. { -Click } to bring it to the front.
tip-evidence = Evidence: { $tokens ->
        [one] 1 token, face down
       *[other] { $tokens } tokens, face down
    }{ $cards ->
        [0] {""}
        [one] {"; "}1 Destroy evidence card
       *[other] {"; "}{ $cards } Destroy evidence cards
    }.
tip-guests = { $passengers ->
        [one] 1 passenger
       *[other] { $passengers } passengers
    } seated, { $luggage ->
        [one] 1 piece of luggage
       *[other] { $luggage } pieces of luggage
    } loaded{ $waiting ->
        [0] {""}
       *[other] {", "}{ $waiting } waiting (for a car worth at least 1, and for its conductor)
    }.
tip-middle = Place { $n }: { $card }.
tip-ordered = Ordered: { $tiles }.
board-of-other = You are looking at { $name }’s board
board-back = Back (Esc)
prompt-more-answers = More
tab-offer = Offer
tab-route = Route
tab-market = Market
tab-coins = Coins
tab-contract = Contract
tab-contract-short = Deals
tab-evidence = Evidence
tab-evidence-short = Clues
tab-others = Others
tab-log = Log
tab-own = My board
tab-own-short = Mine
side-upper = Upper
side-lower = Lower
side-none = none

## The prompt

prompt-title-take = { $who ->
        [you] Your turn
       *[other] { $who }
    }: take a card
prompt-title-take-short = Take a card
prompt-title-finish = { $who ->
        [you] Your turn
       *[other] { $who }
    }: finish
prompt-title-finish-short = End of turn
prompt-title-scoring = { $who ->
        [you] Your scoring phase
       *[other] { $who }: scoring
    }
prompt-title-scoring-short = Scoring
prompt-title-out-of-turn = { $who ->
        [you] A bonus for you
       *[other] A bonus for { $who }
    }
prompt-title-out-of-turn-short = A bonus
prompt-title-draft = { $who ->
        [you] Your
       *[other] { $who }:
    } first Game End card
prompt-title-draft-short = Keep a card
prompt-title-draft-other = Drafting Game End cards
prompt-title-between = First Class
prompt-title-round = Round { $n }
prompt-dealing = { $about ->
        [last] New cards are dealt for the last round. Then trains score once more, and the final scoring follows.
        [first] The cards are dealt.
        [scoring] New cards are dealt. A scoring phase follows this round.
       *[pile] New cards are dealt, from pile { $pile }: they bring more.
    }
prompt-title-other = { $who ->
        [you] Your turn
       *[other] { $who }’s turn
    }
prompt-title-make-room = Make room for coins
prompt-title-make-room-short = Make room
prompt-title-mail-car = Choose a mail car
prompt-title-mail-car-short = Mail car
prompt-title-spend = Spend a coin
prompt-title-spend-short = Spend
prompt-title-pay = Buy a Game End card
prompt-title-pay-short = Pay
prompt-title-station = { $city }: station { $n }
prompt-followed = { $name }’s board is in front. { -Click } to hurry.
prompt-turn = Turn { $n } of 3 in this round.
prompt-waits-for-you = { $name } is next. Continue when you are ready.
prompt-murderer = You are the murderer: not arrested, you score 20 points.
prompt-innocent = You are innocent.
prompt-draft = Keep one card in secret; it counts at the end of the game, without its small action. { $others ->
        [1] The other one is shuffled back.
       *[other] The others are passed on.
    }
prompt-take = Take a card from the offer. { -Click } one to see what it does.
prompt-other-took = { $who } took { $card }{ $things ->
        [0] {"."}
       *[other] {": "}{ $brought }.
    }
prompt-other-declined = { $who } declined { $card } for an upgrade{ $things ->
        [0] {"."}
       *[other] {": "}{ $brought }.
    }
prompt-other-start-tile = { $who } took the Start Player tile{ $things ->
        [0] {"."}
       *[other] {": "}{ $brought }.
    }
did-start-tile = Start Player tile
did-declined = { $card }, declined
did-cars = { $n ->
        [one] 1 car
       *[other] { $n } cars
    }
did-upgrades = { $n ->
        [one] 1 upgrade
       *[other] { $n } upgrades
    }
did-steps = { $n ->
        [one] 1 conductor step
       *[other] { $n } conductor steps
    }
did-station = locomotive to station { $n }
did-contracts = { $n ->
        [one] a contract fulfilled
       *[other] { $n } contracts fulfilled
    }
did-game-end = { $n ->
        [one] a Game End card
       *[other] { $n } Game End cards
    }
did-coins = { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
did-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
board-took-nothing = No turn yet
board-back-short = Back
prompt-take-phone = { -Click } a card to see what it does.
prompt-click-card = { -Click } the card to take it.
prompt-start-tile = Start Player tile: 2 coins
prompt-carry-out = Carry out
prompt-decline = Decline
prompt-finish = Nothing left to do. End your turn.
prompt-finish-coins = Spend coins if you like, then end your turn.
prompt-finish-contracts = You can fulfill a contract.
prompt-finish-waiting = Resolve what is waiting, in any order. Anything left when your turn ends is lost.
prompt-scoring = Use each bonus station, in any order. Then your trains score.
prompt-scoring-rest = Resolve what is ready, in any order. Then your trains score.
prompt-scoring-done = All your bonuses are used. Your trains score next.
prompt-out-of-turn = Resolve what you gained on another player’s turn, in any order.
prompt-make-room = You gain { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } but have { $room ->
        [0] no space
        [one] only 1 space
       *[other] only { $room } spaces
    } free. Spend coins first, or turn the excess into points.
prompt-make-room-note = What you buy is resolved at once, before the new coins arrive.
prompt-coins-to-points = { $n ->
        [one] Score 1 point for the excess coin
       *[other] Score { $n } points for the excess coins
    }
prompt-mail-car = Choose one: it follows the fifth car of the { part-train }, and its bonus is yours to use.
prompt-celebrity = Which train does the celebrity board?
prompt-celebrity-car = car { $n }, worth { $value }
prompt-postcard = Which route card gets the postcard?
prompt-bonus-stations = { $n ->
        [0] no bonus station
        [one] 1 bonus station
       *[other] { $n } bonus stations
    }
prompt-title-guest = Boarding
prompt-title-guest-short = Which one?
prompt-guest = Choose one of them; the other is lost.
prompt-guest-upper = Upper car { $n }
prompt-guest-lower = Lower car { $n }
guest-seated = takes its seat at once
guest-loaded = is loaded at once
guest-waits-conductor = waits for the conductor
guest-waits-value = waits until it is worth 1
guest-waits-both = waits: not reached, worth 0
guest-later = later
prompt-middle = Which place between the trains?
middle-place = Place { $n }: cards { $left }, { $right }
middle-free = the next free place
middle-covers = covers { $card }
middle-factory = { $n ->
        [one] 1 upgrade
       *[other] { $n } upgrades
    }, up to value { $value }
middle-factory-none = no car there yet: no upgrades
middle-factory-new-cars = { $n ->
        [one] 1 new 0-value car only
       *[other] { $n } new 0-value cars only
    }
middle-factory-nothing = nothing to upgrade now
middle-switch = { $n ->
        [one] 1 point
       *[other] { $n } points
    } as things stand
middle-mechanic = { $lapses ->
        [0] { $works ->
                [0] waits in both trains
                [1] works at once in one train
               *[other] works at once in both trains
            }
        [1] { $works ->
                [0] lapses at once in one train
               *[other] works in one, lapses in one
            }
       *[other] lapses at once in both trains
    }
prompt-factories = Factory in place { $place }: { $n ->
        [one] 1 upgrade of choice
       *[other] { $n } upgrades of choice
    }{ $value ->
        [0] {", "}new 0-value cars only
       *[other] {", "}up to value { $value }
    }.
factory-later = Then the one in place { $place }: { $n ->
        [one] 1 upgrade
       *[other] { $n } upgrades
    }{ $value ->
        [0] {", "}new 0-value cars only
       *[other] {", "}up to value { $value }
    }.
factory-idle = The factory in place { $n } has no car beside it: no upgrades.
prompt-run-factory = Run this factory
prompt-storage = { $n ->
        [one] Use one more, or stop here.
       *[other] Use up to two of these, one after the other.
    }
storage-unusable = cannot be used
storage-used = used
prompt-finish-storage = Skip the rest
prompt-finish-factories = Skip the rest
tip-prompt-finish-storage = The drawn cards go back into the pile, and your turn continues.
tip-prompt-finish-factories = The remaining factories stay idle, and your turn continues.
prompt-orders = Orders
prompt-title-order = Order a refreshment
prompt-title-order-short = Order
tip-orders = 2 coins from any columns buy an order for a car. It scores in every scoring phase once the conductor has reached the car.
prompt-pay-columns = columns { $columns }
tip-pay-columns = Pay with coins of these columns: { $columns }
side-place = { $train ->
        [upper] Upper
       *[lower] Lower
    } { $car }
lead-destroy = At the final revelation one such card discards 1 evidence token, two discard 3, three discard 5. You have { $n }.
lead-contract-short = Needs { $condition }.
note-contract-brings = Brings: { $reward }.
lead-guest = Place the passenger or the luggage.
lead-switch = In every scoring phase: { $upper ->
        [one] 1 point
       *[other] { $upper } points
    } in the upper train, { $lower } in the lower, each if its car is worth at least { $value } and has been reached.
lead-mechanic = { $what }. Then, once in each train: when the left card of its place is worth at least { $n }, the card to its right goes up one step.
lead-factory = Whenever you place a factory, all your uncovered ones work: each gives as many upgrades as its place number.
lead-factory-with = { $what }. Then your factories work, each with as many upgrades as its place.
lead-storage = Draw 3 cards and lay them beside a toolbox: use up to two of the four.
note-guest = { $name }: { $what }; { $state }.
note-middle = In place { $n }: { $what }.
prompt-frame-any-order = Resolve the symbols in any order.
prompt-stop = Stop here
prompt-lapse-many = { $n ->
        [one] 1 symbol lost
       *[other] { $n } symbols lost
    }
prompt-at-once = At once: { $what }.
prompt-lapses = lapses: { $what }
prompt-then = Then, in any order
prompt-more = + { $n } more
prompt-move = Move
prompt-move-conductors = Split the steps
prompt-back = Back
prompt-spend = Spend coins
prompt-spend-brief = Spend
prompt-fulfil = Fulfill contract
prompt-fulfil-brief = Fulfill
prompt-fulfil-many = { $n } contracts ready
prompt-fulfil-many-brief = { $n } ready
prompt-end-turn = End turn
prompt-end-your-turn = End your turn
prompt-again = Again
tip-again = { $what } once more. Hold to go on.
prompt-unspent = { $n ->
        [one] 1 coin is unspent: it can be spent before your trains score.
       *[other] { $n } coins are unspent: they can be spent before your trains score.
    }
prompt-lit-things = { -Click } what is lit.
steps-split = { $upper } + { $lower }
prompt-continue = Continue
prompt-done = Done
prompt-column-1 = A coin from column 1 buys a 0-value car.
prompt-column-2 = A coin from column 2 buys one conductor step or one station.
prompt-column-3 = A coin from column 3 buys an upgrade of choice.
prompt-column-2-steps = A coin from column 2 buys one conductor step.
prompt-column-2-station = A coin from column 2 buys one station.
prompt-column-3-upgrade = A coin from column 3 upgrades a car.
prompt-column-point = A coin from column { $n } only buys 1 point now.
prompt-four-coins = 4 coins: a Game End card
prompt-keep = Keep this card
prompt-pay = Pay 4
prompt-pay-usual = Gold pays from columns { $columns }.
points-each = { $n } each
points-times = × { $n }
stations-on = { $n ->
        [one] 1 station
       *[other] { $n } stations
    }

lead-celebrity = Boards the first free car of either train and doubles its points.
lead-postcard = Doubles the bonuses of a route card that has no postcard yet.
brings-only-decline = { $kind ->
        [postcard] Postcards go on route cards, not on Paris, and none of yours is free: you can only decline.
        [celebrity] None of your cars is free for a celebrity: you can only decline.
       *[other] There is no free place for it: you can only decline.
    }
brings-contract = So far { $met } of { $wanted }.
brings-nothing = Not possible now: { $what }.
brings-after-another = After another symbol: { $what }.
brings-upgrades = Can be upgraded: { $cars }.
brings-steps = The upper conductor can walk { $upper ->
        [one] 1 step
       *[other] up to { $upper } steps
    }, the lower one { $lower ->
        [one] 1 step
       *[other] up to { $lower } steps
    }.
brings-steps-upper = Only the upper conductor can walk: { $upper ->
        [one] 1 step
       *[other] up to { $upper } steps
    }.
brings-steps-lower = Only the lower conductor can walk: { $lower ->
        [one] 1 step
       *[other] up to { $lower } steps
    }.
brings-locomotive = { $far ->
        [one] 1 station
       *[other] { $far } stations
    } further{ $points ->
        [0] {""}
        [one] {": "}1 point
       *[other] {": "}{ $points } points
    }{ $bonuses ->
        [0] {""}
        [one] {", "}1 bonus station
       *[other] {", "}{ $bonuses } bonus stations
    }.

tip-undo = Take back your last choice (Backspace)
tip-spend = Column 1: a 0-value car. Column 2: a conductor step or a station. Column 3: an upgrade of choice. Any coin: 1 point. Any four: a Game End card.
tip-spend-teatime = Column 1: a 0-value car. Column 2: a conductor step or a station. Column 3: an upgrade of choice. Any coin: 1 point. Any two: an order. Any four: a Game End card.
tip-fulfil = You can fulfill contracts before or after taking a card on your own turn, or in your part of a scoring phase.
tip-end-turn = Pass the turn to the next player (Enter)
tip-end-scoring = Your trains score now (Enter)
tip-end-out-of-turn = Continue the game (Enter)
tip-end-turn-later = Finish what you are doing first
tip-end-turn-first = Take a card or the Start Player tile first
tip-stop = End this frame. Lapses: { $what }.
tip-later = Waits until this frame is finished.
    { $what }

## Windows

log-empty = Nothing has happened yet.
scores-total = Total
tip-close = Close (Esc)
menu-title = Menu
menu-resume = Back to the table
menu-log = Game log
menu-scores = Scores
menu-cards = All cards
menu-secrets = Your secrets
cards-pile = Pile { $n }
cards-locomotive-tiles = Locomotives
cards-about-pile = { $left ->
        [0] No card is left in this pile. { $possible ->
            [0] {""}
           *[other] These were put away unseen.
        }
        [one] 1 card is left in this pile: one of these.
       *[other] { $left } cards are left in this pile: any of these { $possible }.
    }
cards-about-tiles = The next Locomotive tile comes first. A train gets it when it has nine cars.
cards-about-game-end = Who has taken a card, or whether it lies open, stands below it. Nobody has seen the others.
cards-about-taken = { $n ->
        [0] { $name } has not taken a card yet.
        [one] { $name } has taken 1 card.
       *[other] { $name } has taken { $n } cards.
    }
cards-open = open
cards-secret = your secret
menu-help = Rules
menu-settings = Settings
menu-leave = Leave the game
settings-speed = Animation speed
settings-colours = Players’ colours
settings-colours-usual = Usual
settings-colours-usual-tip = Blue, yellow, green and red. Every player has a sign as well.
settings-colours-red-green = Red-green
settings-colours-red-green-tip = For eyes that confuse red and green
settings-colours-blue-yellow = Blue-yellow
settings-colours-blue-yellow-tip = For eyes that confuse blue and yellow
settings-colours-greys = Greys
settings-colours-greys-tip = For eyes that see no colours: four steps of brightness
settings-scale = Interface size
settings-scale-percent = { $percent } %
settings-music = Music
settings-effects = Sound effects
settings-mute = Mute
settings-mute-tip = No music and no sounds until it is switched off again
settings-on = On
settings-off = Off
settings-page-screen = Screen
settings-page-sound = Sound
settings-page-playing = Playing
settings-page-access = Access
settings-page-language = Language
settings-calm = Reduced motion
settings-calm-tip = Things appear in their places instead of flying, rolling and shaking
settings-spoken-log = Spoken log
settings-spoken-log-tip = What happens and what is asked is read aloud, where the system has a voice
settings-captions = Captions
settings-captions-tip = Whistle, bells and gongs are named while they sound
settings-wait-for-me = Wait for me
settings-wait-for-me-tip = Bots begin their turns only when you press “Continue”
settings-full-screen = Full screen
settings-full-screen-tip = Without the frame of a window around the table
settings-forced = Make forced choices
settings-forced-tip = Forced choices are made automatically: coins there is room for, the only place for a postcard, and the like
settings-carries-on = Carry on automatically
settings-carries-on-tip = What has only one way is done, bonuses begin and, after your first three games, finished turns end automatically
settings-useless = Decline useless cards
settings-useless-tip = A card of which nothing can be carried out is declined as soon as you choose it
settings-follow = Follow the turn
settings-follow-tip = The board of whoever plays comes in front, and yours is back before your turn
settings-speed-none = None
settings-speed-fast = Fast
settings-speed-normal = Normal
settings-speed-slow = Slow
confirm-end-title = Finish now?
confirm-end-lost = You would lose:
confirm-lost = { $source }: { $what }
confirm-end-yes = Finish
confirm-end-no = Go back
confirm-decline-title = Decline this card?
confirm-decline-text = Nothing on this card can be carried out now. Declined, it gives one upgrade of your choice.
confirm-decline-yes = Decline
confirm-decline-always = Always decline
confirm-decline-no = Put it back
confirm-leave-title = Leave this game?
confirm-leave-text = It is saved: choose Continue on the title screen to carry on from exactly here.
confirm-leave-yes = Leave
confirm-leave-no = Stay
secrets-title = { $who ->
        [you] Your secrets
       *[other] For { $who } only
    }
secrets-murderer = Murderer
secrets-innocent = Innocent
secrets-murderer-about = Whoever has the most fingerprints at the end is arrested. If that is not you, you get away and score 20 points. But you draw 2 more tokens first.
secrets-innocent-about = Whoever has the most fingerprints at the end is arrested, innocent or not, and cannot win.
secrets-evidence = { $n ->
        [0] No evidence against you so far
        [one] 1 evidence token: { $prints ->
                [0] no fingerprints
                [one] 1 fingerprint
               *[other] { $prints } fingerprints
            }
       *[other] { $n } evidence tokens: { $prints ->
                [0] no fingerprints
                [one] 1 fingerprint
               *[other] { $prints } fingerprints
            }
    }
secrets-destroy = { $n ->
        [one] 1 Destroy evidence card discards
       *[other] { $n } Destroy evidence cards discard
    } { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } at the end
secrets-drafted = Drafted Game End card: { $card }
secrets-about = Nobody else can see this until the end of the game.
curtain-title = Pass the screen to { $name }
curtain-text = Everybody else, please look away.
curtain-button = I am { $name }

refused-over = The game is over.
refused-not-asked = You have to decide something else first.
refused-not-there = That is not available.
refused-only-decline = There is no free place for this card: you can only decline it.
refused-train-full = This train is complete.
refused-upgrade = This car cannot go up: it may never be worth more than 12, or than the car to its left.
refused-symbol = This symbol does not allow that.
refused-too-far = That is too far.
refused-coins = Those coins do not buy that.
refused-order = This car cannot take that order: it is worth too little or has one already, or its train has one of this kind.
refused-contract = You do not meet this contract’s condition yet.
refused-not-now = Coins and contracts have to wait until this frame is finished.
refused-station = This station has nothing to give you now.
refused-card-first = Take a card first.

tip-undo-presenting = Wait until everything has been shown: then your last choice can be taken back.
tip-undo-not-yours = It is another player’s turn. Only your own choices can be taken back, and only until your turn is over.
tip-undo-hidden = Hidden cards have been revealed: the choices before that stand.
tip-undo-nothing = There is nothing to take back: you have not made a choice yet, and earlier choices stand.
secrets-about-drafted = Nobody else sees this: the Game End card stays face down until the final scoring.

## A game that is not saved

confirm-leave-unsaved = It is not saved. If you leave, it is lost.
factory-nothing = The factory in place { $n } has nothing to upgrade.

## Where the top bar is short

top-draft-short = The draft

## The adviser

hint = Hint
tip-hint = Ask what a Master would do here (H)
tip-hint-away = Put the hint away (H)
tip-hint-presenting = Wait until everything has been shown: then you can ask for a hint.
tip-hint-not-yours = It is another player’s turn. You can ask for a hint when you have to decide something.
hint-thinking = The adviser is thinking …
hint-best = { $what }.
hint-then = Then: { $steps }.
hint-because = { $brings } { $reason }
hint-brings-nothing = Brings no points itself, but nothing else is better.
hint-brings-now = Brings { $now ->
        [one] 1 point
       *[other] { $now } points
    } now.
hint-brings-later = Brings about { $later ->
        [one] 1 point
       *[other] { $later } points
    } later.
hint-brings-end = Brings about { $end ->
        [one] 1 point
       *[other] { $end } points
    } in the final scoring.
hint-brings-now-later = Brings { $now ->
        [one] 1 point
       *[other] { $now } points
    } now and about { $later } later.
hint-brings-now-end = Brings { $now ->
        [one] 1 point
       *[other] { $now } points
    } now and about { $end } in the final scoring.
hint-brings-later-end = Brings about { $later ->
        [one] 1 point
       *[other] { $later } points
    } later and about { $end } in the final scoring.
hint-brings-now-later-end = Brings { $now ->
        [one] 1 point
       *[other] { $now } points
    } now, about { $later } later and about { $end } in the final scoring.
hint-second = { $less ->
        [0] About as good: { $what }.
        [one] Second best, about 1 point less: { $what }.
       *[other] Second best, about { $less } points less: { $what }.
    }
reason-upper-train = The upper train scores more in { $phases ->
        [one] the scoring phase left
        [2] both scoring phases left
       *[other] all { $phases } scoring phases left
    }.
reason-lower-train = The lower train scores more in { $phases ->
        [one] the scoring phase left
        [2] both scoring phases left
       *[other] all { $phases } scoring phases left
    }.
reason-celebrities = A celebrity doubles its car in { $phases ->
        [one] the scoring phase left
        [2] both scoring phases left
       *[other] all { $phases } scoring phases left
    }.
reason-route = The locomotive comes to stations that score.
reason-constantinople = A conductor comes to Constantinople among the first.
reason-contracts = A contract pays.
reason-bonuses = Bonuses on the way give points.
reason-coins = Coins are points in the end.
reason-passengers-and-luggage = Luggage brings more points with every piece that is loaded.
reason-switches = A switch scores in { $phases ->
        [one] the scoring phase left
        [2] both scoring phases left
       *[other] all { $phases } scoring phases left
    }.
reason-orders = An order scores in { $phases ->
        [one] the scoring phase left
        [2] both scoring phases left
       *[other] all { $phases } scoring phases left
    }.
reason-game-end-railroad-cars = Game End cards count railroad car Action cards.
reason-game-end-conductors = Game End cards count conductor Action cards.
reason-game-end-locomotives = Game End cards count locomotive Action cards.
reason-evidence = Some evidence is worth points itself.
reason-escape = A murderer who is not arrested scores 20 points.

## A bot that takes its time

top-thinking = thinking …
prompt-thinking = { $name } is thinking …

## The rules book

book-chapter = { $n } { $name }
book-example = Example: { $title }
book-see = See also { $clauses }
book-search = Search the rules
book-found = { $all ->
        [0] not found
        [one] 1 place
       *[other] { $nth } of { $all } places
    }
book-back = Back to where you followed a link (Alt + Left arrow)
book-forward = Forward again (Alt + Right arrow)
book-page-back = The page before (Left arrow)
book-page-on = The next page (Right arrow)
book-symbols = Symbols and keys

## Signals that are heard

caption-game-over = Fanfare
caption-scoring-begins = Station gong
caption-round-begins = Departure bell
caption-horn = Horn of the express
caption-constantinople = Bells of Constantinople
caption-locomotive-tile = Short fanfare
caption-contract = Chime
caption-mail-car = Mail bell
caption-factory = Factory at work
caption-whistle = Whistle
caption-steam = Steam
caption-station-bell = Station bell
caption-turn-begins = Chime: a turn begins
