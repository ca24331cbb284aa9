# What the Master says of a game.

review-title = Review
review-curve = Chance to win, in %
review-round = round
review-figures = How well you played
review-accuracy = accuracy
review-percent = { $percent } %
review-like-master = { $like } of { $all } turns like the Master
review-given-away = { $points ->
    [one] one point given away
   *[other] { $points } points given away
}
review-in-five = { $turns ->
    [0] none of them in a single turn
    [one] { $points } of them in one turn
   *[other] { $points } of them in { $turns } turns
}
review-luck-even = the cards were fair to everybody
review-luck-good = lucky cards: { $percent } % more chance
review-luck-bad = unlucky cards: { $percent } % less chance
review-part-cars = Cars
review-part-conductors = Conductors
review-part-route = Route
review-part-contracts = Contracts
review-part-game-end = Game End
review-part-modules = Modules
review-turns = { $number ->
    [0] Turns to look at
    [one] One turn to look at
    [2] Two turns to look at
    [3] Three turns to look at
    [4] Four turns to look at
   *[other] Five turns to look at
}
review-columns = points    chance
review-looks = The Master goes through your turns …
review-nothing = Nothing to reproach.
review-when = Round { $round }, turn { $turn }
review-draft = Draft of the Game End cards
review-before-round-1 = before round 1
review-scoring = Scoring phase
review-after-round = after round { $round }
review-less = −{ $percent } %
review-points-short = { $points } pts
review-before = before your choice
review-after-yours = after your choice
review-after-masters = after the Master’s choice
review-you = You chose
review-master = The Master
review-points = points
review-table-after = Table after
review-table-masters = The Master’s table
review-table-before = Table before
review-play-on = Play on from here
review-start-tile = the Start Player tile
review-no-card = no card
review-same = The Master would have done the same.
review-no-reason = Each source of points brings a little more with the Master’s choice.
review-not-blamed = It may be chance: the difference is within the error.
review-short-none = a little from everything
review-short-source = less from: { $source }
review-short-arrest = the risk of arrest
review-short-unfulfilled = a contract too hard to fulfill
review-short-fulfils = { $n ->
    [one] a contract left open
   *[other] { $n } contracts left open
}
review-short-lapsed = { $n ->
    [one] one symbol lapsed
   *[other] { $n } symbols lapsed
}
review-short-declined = a card declined
review-short-coins-unspent = coins left unspent
review-short-coins-spent = coins spent too soon
review-short-taken-by = { $name } took the better card
review-source = The Master’s choice brings { $points ->
    [one] one point
   *[other] { $points } points
} more from this source: { $source }.
review-arrest = With the Master’s choice you are arrested in { $master } % of the games, with yours in { $played } %.
review-unfulfilled = In { $share } % of the games your contract is never fulfilled.
review-fulfils = { $n ->
    [one] The Master’s choice fulfills a contract that you left open.
   *[other] The Master’s choice fulfills { $n } contracts that you left open.
}
review-lapsed = { $n ->
    [one] Lapsed: { $symbols }.
   *[other] Lapsed: { $symbols }.
}
review-declined = You declined { $card }; the Master carries out a card.
review-coins-unspent = { $more ->
    [one] One coin that stayed in your purse is spent.
   *[other] { $more } coins that stayed in your purse are spent.
}
review-coins-spent = { $less ->
    [one] One coin that you spent is saved.
   *[other] { $less } coins that you spent are saved.
}
review-taken-by = { $name } took { $card } later in the round.
