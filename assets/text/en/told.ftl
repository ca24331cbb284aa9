# First Class, English: what screen readers read besides the words on screen. Keys are kebab-case.

## What something is called
# What it belongs to and its own name, such as "Music: 3"
told-under = { $group }: { $name }
# Two sentences, or a title and what follows it
told-then = { $list }. { $item }
# What it is, and what pressing it does
told-does = { $what }. { $does }
told-offer = { $what }, row { $row }, card { $n }: { $about }
told-nth = { $what } { $n }
told-nth-about = { $what } { $n }: { $about }
told-car = { $what }, { part-car }
told-train-end = Next place of the { part-train }
told-conductor = Conductor of the { part-train }
told-middle = { $what }, middle place { $n }
told-waiting = Waiting: { $what }
told-symbol = Symbol { $n }: { $about }

## What has no words on it
told-link = See { $words }
told-face = Another face
told-back = Back
told-seat = Seat { $seat }, { $name }
told-leave-seat = Take this seat out
told-seat-left = Move one seat to the left
told-seat-right = Move one seat to the right
told-edit-name = Change the name
told-colour = { $colour ->
        [blue] Blue, a diamond
        [yellow] Yellow, a circle
        [green] Green, a triangle
       *[red] Red, a square
    }
told-draw-seed = Draw another seed
told-token = Evidence { $n }, { $fingerprints ->
        [0] no fingerprint
        [one] one fingerprint
       *[other] { $fingerprints } fingerprints
    }
told-previous-found = Previous place found
told-next-found = Next place found
told-clear-search = Clear the search
told-handle = Fold or open the answers
told-station = Journey { $n } of the ladder: { $name }

## The parts of the table, as headings
told-area-bar = Round and players
told-area-offer = Cards on offer
told-area-prompt = What is asked
told-area-market = Market
told-area-others = Other players
told-area-route = Route
told-area-trains = Trains
told-area-coins = Coins and mail cars
told-area-contracts = Contracts and own cards

## The screens
told-screen-loading = Loading
told-screen-title = First Class, title
told-screen-journey = The first journey
told-screen-saved-games = Saved games
told-screen-daily = Daily journey and ladder
told-screen-review = Review of the game
told-screen-statistics = Statistics
told-screen-setup = New game
told-screen-table = The table
told-screen-scoring = Scoring phase
told-screen-final-scoring = Final scoring
told-screen-revelation = Revelation
told-screen-result = Result
