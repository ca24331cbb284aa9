# The daily journey and the ladder.

title-daily = Daily journey
month-name = { $month ->
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
weekday-short = { $weekday ->
    [1] Mon
    [2] Tue
    [3] Wed
    [4] Thu
    [5] Fri
    [6] Sat
   *[7] Sun
}
daily-title = Daily journey
daily-same = the same cards for everybody, one new journey a day
daily-tab-today = Today
daily-tab-ladder = The ladder
daily-todays = Today’s journey
daily-first-run = your first run
daily-first-counts = Your first run counts.
daily-begun = Your first run has begun: continue it under Saved games.
daily-best = { $runs ->
    [one] best, one run
   *[other] best, { $runs } runs
}
daily-mean = your mean
daily-heading = First Class, { $day }
daily-ending = { $points } points, { $place } of { $players }
daily-no-text = When you have played, you can copy your result from here and send it to your friends.
daily-compares = The Master compares your turns …
daily-not-compared = Review the game to see your turns beside the Master’s.
daily-copy = Copy
daily-play = All aboard!
daily-again = Play again
daily-weeks = Five weeks
daily-running = { $stars ->
    [one] One star
   *[other] { $stars } stars
}, { $days ->
    [one] one day running
   *[other] { $days } days running
}
daily-ended = Daily journey: { $stars ->
    [one] one star
   *[other] { $stars } stars
}
ladder-title = The ladder: thirty journeys
ladder-stars = { $stars } of { $all } stars
ladder-region-1 = The plain
ladder-region-2 = The Rhine
ladder-region-3 = The Alps
ladder-region-4 = The Danube
ladder-region-5 = The Bosporus
ladder-board = Board here
ladder-closed = Closed
ladder-closed-tip = Win a star in the journey before this one.
ladder-ended = { $stars ->
    [0] None of the three goals reached
    [one] One of three goals reached
   *[other] { $stars } of three goals reached
}
menu-goals = Goals
challenge = Beat { $points } points
challenge-about = Somebody has played this game before: from your seat, with the same cards, against the same opponents.
journeys-broken-title = The daily journeys cannot be loaded
journeys-broken-advice = The calendar and the ladder begin anew. If you have a copy of the file, put it back.
