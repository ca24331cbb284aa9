# The lessons of the first journey: what is around what the conductor says, and remarks in first games.

lesson-continue = Continue
lesson-back = Back
lesson-back-tip = One step back, with the table as it was
lesson-skip = Skip
lesson-skip-tip = Makes this move for you and goes to the next step
lesson-leave = Leave
lesson-leave-tip = Back to the stations; you can continue from this step
lesson-new-position = A new position
lesson-reached = { $last ->
    [yes] Done, and that is the end of this chapter.
   *[no] Done. See what it brought; the next step is set up anew.
  }
lesson-step = Step { $step } of { $steps }
lesson-step-short = { $step } of { $steps }
lesson-worth = worth { $value }
lesson-not-this-car = Nearly! That car is worth { $value }. Try the place that is lit.
lesson-left-car = Not here: no car may be worth more than the car to its left.
lesson-not-this-card = { $card } is for another time. Try the one that is lit.
lesson-not-this = Not that one just now. The white glove shows where to { -click }.
lesson-master-thinks = The Master is looking at the same position …
lesson-master = Solved! The Master, our strongest player, would have begun like this: { $what }
lesson-master-agrees = Solved! The Master, our strongest player, would have begun just like you.

tip-hint-lesson = In a lesson the conductor shows you what comes next
tip-undo-lesson = In a lesson, Back takes you one step back

# Remarks in first games
remark = Conductor: { $what }
remark-symbol = A symbol of this card can still be used. If you stop now, it lapses.
remark-game-end-card = Four coins buy a Game End card, and its action comes at once.
remark-contract = A contract of yours can be fulfilled in this turn.
remark-twelve = Your conductor can reach a car worth 12.
remark-unasked = What can be done in only one way is done for you. The settings can change that, under Playing.
settings-remarks = Remarks in first games

# The stations
journey-title = First journey
journey-so-far = { $done ->
    [0] Eight chapters, learned by playing
   *[other] { $done } of 8 chapters done
  }{ $minutes ->
    [0] {""}
   *[other] , about { $minutes } minutes to the whole game
  }
journey-done = done
journey-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
journey-min = { $count } min
journey-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
  }, about { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  }
journey-steps-whole = a game for two, about 25 minutes
journey-modules = modules A and B
journey-board-here = Board here
journey-continue-here = Continue here
journey-again = Board again
journey-board = Board
journey-resume = Continue
journey-branches = Branch lines
journey-branches-note = the other modules, whenever you like
title-journey = First journey
title-journey-note = 10 minutes
journey-module = module { $module }
journey-with-any = with any modules

book-show-me = Show me
book-show-me-tip = See it done in a lesson; leaving it brings you back to this page
settings-remarks-tip = In your first three games the conductor points out what is easily overlooked
tip-rules = The rules about this
explanation-rules = Rules
title-saved = { $place }, { $one } and { $other }
tip-log-rules = The rules about this
