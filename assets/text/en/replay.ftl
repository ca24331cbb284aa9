# Watching a game again, and taking it over.

replay-leave = Back
replay-turn-back = Previous turn (Page Up)
replay-step-back = One step back (left arrow)
replay-play = Play (Space)
replay-pause = Pause (Space)
replay-step = One step on (right arrow)
replay-turn-on = Next turn (Page Down)

replay-draft = The draft
replay-over = The game is over
replay-turn = Round { $round }, { $name }’s turn { $turn }
replay-players = { $names }
replay-begins = { $name }’s turn begins.

replay-view = View
replay-view-tip = From { $name }’s seat
replay-follow = Turn
replay-follow-tip = From the seat of whoever plays
replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-fast = fast
replay-speed-none = instant
replay-take-over = Take over from here
replay-take-over-short = Take over
replay-result = On to the result
replay-result-short = Result
replay-log = Log
replay-others = Others
replay-market = Market
replay-log-turn = { $name }, turn { $turn }

replay-impossible = This game cannot be watched: its choices do not lead anywhere with these cards.
tip-hint-replay = You are watching: take the game over to be given hints
tip-undo-replay = You are watching: step back instead

take-over-title = Take over from here
take-over-about = A new game begins at this moment; the one you are watching stays as it is.
take-over-begin = Play on from here

result-watch = Watch again
