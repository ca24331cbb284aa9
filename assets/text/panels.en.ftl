# First Class, English: words of the panels. Keys are kebab-case.

## Top bar and small boards

title = First Class
top-round = Round { $n } of 6
top-round-short = Round { $n }/6
top-pile = Pile { $n }
top-to-play = { $name } to play
top-to-play-short = { $name }
top-turn = turn { $n } of 3
top-turn-short = turn { $n }/3
tip-rounds = Six rounds, two of each pile. After rounds 2, 4 and 6 comes a scoring phase.
tip-player = { $name }: { $points } points, { $coins } coins{ $start ->
        [1] {", "}start player
       *[other] {""}
    }. Click: this board to the front.
tip-menu = Menu (Esc)
tip-board = { $name }’s board. Click: to the front.
tip-evidence = Evidence: { $tokens ->
        [one] 1 token, face down
       *[other] { $tokens } tokens, face down
    }{ $cards ->
        [0] {""}
        [one] {"; "}1 card that destroys evidence
       *[other] {"; "}{ $cards } cards that destroy evidence
    }.
tip-guests = { $passengers ->
        [one] 1 passenger
       *[other] { $passengers } passengers
    } seated, { $luggage ->
        [one] 1 piece of luggage
       *[other] { $luggage } pieces of luggage
    } loaded{ $waiting ->
        [0] {""}
       *[other] {", "}{ $waiting } waiting
    }.
tip-middle = Place { $n }: { $card }.
tip-ordered = Ordered: { $tiles }.
board-of-other = You are looking at { $name }’s board
board-back = Back (Esc)
side-upper = Upper
side-lower = Lower
side-car = { $side }, car { $n }

## The prompt

prompt-title-take = { $who ->
        [you] Your turn
       *[other] { $who }
    }: take a card
prompt-title-finish = { $who ->
        [you] Your turn
       *[other] { $who }
    }: finish
prompt-title-scoring = { $who ->
        [you] Your
       *[other] { $who }:
    } scoring
prompt-title-out-of-turn = { $who ->
        [you] A bonus for you
       *[other] A bonus for { $who }
    }
prompt-title-draft = { $who ->
        [you] Your
       *[other] { $who }:
    } first Game End card
prompt-title-draft-other = Game End cards are drafted
prompt-title-between = First Class
prompt-title-other = { $who ->
        [you] Your turn
       *[other] { $who }’s turn
    }
prompt-title-make-room = Coins: make room
prompt-title-mail-car = Choose a mail car
prompt-title-spend = Spend a coin
prompt-title-pay = Buy a Game End card
prompt-title-station = { $city }: station { $n }
prompt-turn = Turn { $n } of 3 in this round.
prompt-draft = Keep one card, in secret. It counts at the end of the game; the small action on it is not carried out.
prompt-take = Take a card of the offer: click it to see what it does.
prompt-click-card = Click the card to take it.
prompt-start-tile = Start Player tile: 2 coins
prompt-carry-out = Carry out
prompt-decline = Decline: upgrade of choice
prompt-finish = That was all. End the turn.
prompt-finish-coins = Spend coins if you like, then end the turn.
prompt-finish-contracts = A contract is ready to be fulfilled.
prompt-finish-waiting = Resolve what waits, in any order. At the end of the turn it is lost.
prompt-scoring = Use each bonus station once, in any order. Then your trains score.
prompt-scoring-rest = Resolve what is ready, in any order. Then your trains score.
prompt-scoring-done = No bonus station is left. Your trains score next.
prompt-out-of-turn = Resolve what you gained in another’s turn, in any order.
prompt-make-room = { $coins ->
        [one] 1 coin comes
       *[other] { $coins } coins come
    } in, but { $room ->
        [0] no space is
        [one] only 1 space is
       *[other] only { $room } spaces are
    } free. Spend coins first, or score the rest.
prompt-make-room-note = Bought at once; then the coins come in.
prompt-coins-to-points = { $n ->
        [one] Score 1 point for the coin left over
       *[other] Score { $n } points for the coins left over
    }
prompt-mail-car = It follows the fifth car of the { $train }. Its bonus comes next.
prompt-celebrity = Which train does the celebrity board?
prompt-celebrity-car = car { $n }, worth { $value }
prompt-postcard = Which route card gets the postcard?
prompt-bonus-stations = { $n ->
        [0] no bonus station
        [one] 1 bonus station
       *[other] { $n } bonus stations
    }
prompt-title-guest = Passenger or luggage?
prompt-guest = One of them goes to its car, the other is gone.
prompt-guest-upper = Upper car { $n }, worth { $value }
prompt-guest-lower = Lower car { $n }, worth { $value }
guest-seated = takes its seat at once
guest-loaded = is loaded at once
guest-waits-conductor = waits for the conductor
guest-waits-value = waits until it is worth 1
guest-waits-both = waits: not reached, worth 0
prompt-middle = Into which place between the trains?
middle-place = Place { $n }: cards { $left }, { $right }
middle-free = the next free place
middle-covers = covers { $card }
middle-factory = { $n ->
        [one] 1 upgrade
       *[other] { $n } upgrades
    }, to at most { $value }
middle-factory-none = no car there yet: no upgrade
middle-switch = { $n } points as things are
prompt-factories = Factory in place { $place }: { $n ->
        [one] 1 upgrade of choice
       *[other] { $n } upgrades of choice
    }{ $value ->
        [0] {", "}only for new 0-value cars
       *[other] {", "}to at most { $value }
    }.
factory-later = Then the one in place { $place }: { $n ->
        [one] 1 upgrade
       *[other] { $n } upgrades
    }{ $value ->
        [0] {", "}only for new 0-value cars
       *[other] {", "}to at most { $value }
    }.
factory-idle = The factory in place { $n } has no car beside it: no upgrade.
prompt-run-factory = Let it work
prompt-storage = { $n ->
        [one] Use one more, or leave it at that.
       *[other] Use up to two of these, one after the other.
    }
storage-unusable = of no use here
storage-used = used
prompt-finish-storage = Use no more
prompt-finish-factories = No more of them
tip-prompt-finish-storage = The cards drawn go back into the pile, and the turn goes on.
tip-prompt-finish-factories = The factories that have not worked yet stay idle, and the turn goes on.
prompt-orders = Orders
prompt-title-order = Order a refreshment
tip-orders = 2 coins from any columns: an order for a car, which scores in every scoring phase.
prompt-pay-columns = columns { $columns }
tip-pay-columns = Pay with coins of these columns: { $columns }
side-place = { $side } { $n }
lead-destroy = At the final revelation it takes evidence tokens away: 1 for one such card, 3 for two, 5 for three. You have { $n }.
lead-guest = Place the passenger or the luggage.
lead-switch = In every scoring phase { $upper } points in the upper and { $lower } in the lower train, for cars worth at least { $value } beside it.
lead-factory = Now and later, when a factory is laid, every open factory works: in place 3 it gives 3 upgrades.
lead-storage = Draws 3 cards, laid open beside a toolbox: use up to two of the four.
note-guest = { $name }: { $what }; { $state }.
note-middle = In place { $n }: { $what }.
prompt-frame-any-order = Resolve the symbols in any order.
prompt-stop = Stop here
prompt-lapse-many = { $n ->
        [one] 1 symbol lapses
       *[other] { $n } symbols lapse
    }
prompt-at-once = At once: { $what }.
prompt-lapses = lapses: { $what }
prompt-then = Then, in any order
prompt-more = + { $n } more
prompt-move = Move
prompt-move-conductors = Conductors …
prompt-back = Back
prompt-spend = Spend coins
prompt-fulfil = Fulfil contract
prompt-fulfil-many = { $n } contracts ready
prompt-end-turn = End turn
prompt-count-on = Count on
prompt-done = Done
prompt-column-1 = A coin of column 1 buys a 0-value car.
prompt-column-2 = A coin of column 2 buys one step or one station.
prompt-column-3 = A coin of column 3 buys an upgrade of choice.
prompt-from-column = Column { $n }
prompt-four-coins = 4 coins: a Game End card
prompt-pay = Pay 4
points-each = { $n } each
points-times = × { $n }
stations-on = { $n ->
        [one] 1 station
       *[other] { $n } stations
    }

lead-celebrity = Boards the first free car of a train and doubles its points.
lead-postcard = Makes the bonus stations of a route card give twice.
brings-only-decline = No free place for it: it can only be declined.
brings-contract = { $met } of { $wanted } met so far.
brings-nothing = Not possible now: { $what }.
brings-steps = Upper conductor up to { $upper }, lower up to { $lower }.
brings-locomotive = { $far ->
        [one] 1 station
       *[other] { $far } stations
    } on{ $points ->
        [0] {""}
       *[other] {": "}{ $points } points
    }{ $bonuses ->
        [0] {""}
        [one] {", "}1 bonus station
       *[other] {", "}{ $bonuses } bonus stations
    }.

tip-undo = Take the last choice back (Backspace)
tip-no-undo = Nothing to take back: choices can be taken back until a hidden card shows or the turn passes on.
tip-spend = Column 1: a 0-value car. Column 2: a step or a station. Column 3: an upgrade of choice. Any coin: 1 point. Any four: a Game End card.
tip-spend-teatime = Column 1: a 0-value car. Column 2: a step or a station. Column 3: an upgrade of choice. Any coin: 1 point. Any two: an order. Any four: a Game End card.
tip-fulfil = Contracts are fulfilled before or after the card of your own turn, or in your part of a scoring phase.
tip-end-turn = The next player takes a turn (Enter)
tip-end-turn-first = Take a card or the Start Player tile first
tip-stop = Ends this frame. It lapses: { $what }.
tip-later = Waits until this frame is done.
    { $what }

## Windows

log-empty = Nothing has happened yet.
scores-total = Total
tip-close = Close (Esc)
menu-title = Menu
menu-resume = Back to the table
menu-log = What happened
menu-scores = Points
menu-secrets = Your secrets
menu-help = Rules in brief
menu-settings = Settings
menu-leave = Leave the game
settings-speed = How fast things move
settings-music = Music
settings-effects = Effects
settings-mute = Sound off
settings-unmute = Sound on
settings-off = Off
settings-screen = Screen and sound
settings-full-screen = Full screen
settings-window = In a window
pace-none = No motion
pace-fast = Fast
pace-normal = Normal
pace-slow = Slow
confirm-end-title = End the turn?
confirm-end-lost = This would be lost:
confirm-lost = { $source }: { $what }
confirm-end-yes = End it
confirm-end-no = Go on playing
confirm-leave-title = Leave the game?
confirm-leave-text = It is kept: Continue on the title goes on with it exactly here.
confirm-leave-yes = Leave
confirm-leave-no = Stay
secrets-title = { $who ->
        [you] Your secrets
       *[other] Only for { $who }
    }
secrets-murderer = Murderer
secrets-innocent = Innocent
secrets-murderer-about = Whoever leaves most fingerprints is arrested. If that is not you, you escape and score 20 points. At the revelation you draw 2 more tokens.
secrets-innocent-about = Whoever leaves most fingerprints is arrested, innocent or not, and cannot win.
secrets-evidence = { $n ->
        [0] No evidence against you so far
        [one] 1 evidence token: { $prints ->
                [0] no fingerprint
                [one] 1 fingerprint
               *[other] { $prints } fingerprints
            }
       *[other] { $n } evidence tokens: { $prints ->
                [0] no fingerprint
                [one] 1 fingerprint
               *[other] { $prints } fingerprints
            }
    }
secrets-destroy = { $n ->
        [one] 1 card that destroys evidence
       *[other] { $n } cards that destroy evidence
    }: { $tokens ->
        [one] 1 token goes
       *[other] { $tokens } tokens go
    } at the end
secrets-drafted = Game End card: { $card }
secrets-about = Nobody else sees this: evidence stays face down until the final revelation, the Game End card until the final scoring.
curtain-title = Pass the screen to { $name }
curtain-text = What comes now is secret: nobody else looks on.
curtain-button = I am { $name }

refused-over = The game is over.
refused-not-asked = Something else has to be decided first.
refused-not-there = That is no longer there.
refused-only-decline = There is no free place for it: the card can only be declined.
refused-train-full = This train cannot grow any more.
refused-upgrade = This car cannot go up: a car is never worth more than the one to its left.
refused-symbol = The symbol does not allow that.
refused-too-far = That is too far.
refused-coins = Those coins do not buy that.
refused-order = This car cannot take that order: it is worth too little or has one, or its train has one of the kind.
refused-contract = The contract is not met yet.
refused-not-now = Coins and contracts have to wait until the running frame is done.
refused-station = This station has nothing to give now.
refused-card-first = Take a card first.

## What middle cards would do as things are
middle-mechanic-now = { $lapses ->
        [0] { $works ->
                [0] waits in both trains
                [1] works at once in one train
               *[other] works at once in both trains
            }
        [1] { $works ->
                [0] lapses at once in one train
               *[other] works in one train, lapses in one
            }
       *[other] lapses at once in both trains
    }
middle-factory-new-cars = { $n ->
        [one] only a new 0-value car
       *[other] up to { $n } new 0-value cars
    }
middle-factory-nothing = nothing it could upgrade now
factory-nothing = The factory in place { $n } has nothing to upgrade.
lead-mechanic-bonus = { $what }. Then, once in each train: beside a car worth at least { $n } the next card goes up one step.

## Where the top bar is short
top-draft-short = The draft
