# First Class, English: what has been played, in figures. Keys are kebab-case.

kept-games = Games
statistics-title = Statistics

## Which games are looked at

statistics-company-all = All games
statistics-company-bots = Bots
statistics-company-friends = Friends
statistics-company-daily = Daily
statistics-players = players
statistics-any = any
statistics-period = period
statistics-period-month = 30 days
statistics-period-weeks = 12 weeks
statistics-period-all = all

## Tiles

statistics-games = { $count ->
    [one] game
   *[other] games
}
statistics-won = won
statistics-in-hundred = { $count } in 100
statistics-points = points
statistics-on-average = on average
statistics-best = best
statistics-in-a-row = won in a row
statistics-longest-run = longest run: { $count }

## Charts

statistics-levels = Wins by level
statistics-won-of = { $won } of { $games }
statistics-share = { $share } %
statistics-weeks = Games each week
statistics-months = Games each month
statistics-years = Games each year
statistics-others = others
statistics-none-here = No games like this
month = { $month ->
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
statistics-pairs = Points by modules
statistics-your-best = your best
statistics-sources = Where the points come from
statistics-you = you
statistics-winners = the winners of your games
statistics-source-trains = Trains
statistics-source-celebrities = Celebrities
statistics-source-passengers = Passengers
statistics-source-switches = Switches
statistics-source-orders = Orders
statistics-source-route = Route
statistics-source-contracts = Contracts
statistics-source-bonuses = Bonuses
statistics-source-evidence = Evidence
statistics-source-game-end = Game End
statistics-source-constantinople = Constantinople
statistics-source-coins = Coins

## Exported, erased, empty, broken

statistics-export = Export
statistics-erase = Erase
statistics-erase-title = Erase the statistics?
statistics-erase-about = { $count ->
    [one] One finished game is forgotten.
   *[other] { $count } finished games are forgotten.
} This cannot be undone. Saved games stay.
statistics-erase-export = An exported file (JSON) keeps all of it.
statistics-export-first = Export first
statistics-erase-yes = Erase
statistics-erase-no = Keep them
statistics-nothing-yet = No journey finished yet
statistics-nothing-yet-text = Every game you finish counts here, against bots or among friends: your wins, your points, and where they came from. It is kept on this device only.
statistics-broken-title = The statistics cannot be loaded
statistics-unreadable = { $tabs ->
    [1] What this browser has saved of your finished games is damaged: { $reason }.
   *[0] The file with your finished games is damaged: { $reason }.
}
statistics-unreadable-advice = { $tabs ->
    [1] Your games are counted anew from now on. Saved games are not affected.
   *[0] Your games are counted anew from now on. If you have a copy of the file, close the game, put it back in that folder and name it statistics.ron. Saved games are not affected.
}
statistics-newer = Your finished games were written down by a newer version ({ $reason }), which this one cannot read.
statistics-newer-advice = { $tabs ->
    [1] Load the page again to get the newer version. Until then nothing is counted here, and nothing that was counted is lost.
   *[0] Update First Class. Until then nothing is counted here, and nothing that was counted is lost: it stays in { $place }.
}

## On the result, once

news-first-win = Your first win
news-first-win-against = { $level ->
    [novice] Your first win against a Novice
    [skilled] Your first win against a Skilled bot
    [expert] Your first win against an Expert
   *[master] Your first win against a Master
}
news-games = Your { $count }th game
news-wins = Your { $count }th win
news-points = { $points } points for the first time
news-all-pairs = You have now played every pair of modules
news-best-score = Personal record: { $points } points
news-longest-route = Your longest route: { $count } stations
news-longest-train = Your longest train: { $count } cards
news-most-contracts = Your most contracts in a game: { $count }
news-wins-in-a-row = { $count } wins in a row, your longest run
result-moment-turn = round { $round }, turn { $turn }
result-moment-scoring = scoring phase { $phase }
result-moment-end = the final scoring
result-turned = Turning point: { $moment }, ahead for good
result-gained = Turning point: { $moment }, { $points } points gained
result-best-action-card = Best Action card: { $card }, { $points ->
    [one] one point
   *[other] { $points } points
} in its turn
