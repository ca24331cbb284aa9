### Keys and pads: what they tell, and the window in which they are changed.

tell-turn = { $who ->
        [you] It is your turn in round { $round }
       *[other] It is { $who }’s turn in round { $round }
    }
tell-coins = { $who ->
        [you] Your coins
       *[other] { $who }’s coins
    }: { $coins }, in the columns { $first }, { $second } and { $third }; room for { $room } more
tell-scores = { $who ->
        [you] You have
       *[other] { $who } has
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }; scored now, the upper train would bring { $upper } and the lower train { $lower }

keys-title = Keys
keys-change = { -Click } one to change it
keys-press = press a key
keys-swapped = { $key } was the key for “{ $other }”, which is now { $now }
keys-taken = { $key } always counts places and answers
keys-reset = Restore the usual keys

keys-next-area = Next part
keys-left = Go left
keys-right = Go right
keys-up = Go up
keys-down = Go down
keys-confirm = Choose, or the gold button
keys-next = Hurry, or play and pause
keys-back = Put back, close, menu
keys-undo = Take back
keys-decline = Decline
keys-hint = Hint
keys-log = Log
keys-scores = Scores
keys-cards = All cards
keys-secrets = Your secrets
keys-rules = Rules
keys-menu = Menu
keys-whose-turn = Whose turn?
keys-my-coins = My coins?
keys-what-scores = What would score?
keys-last-moves = Last moves?
keys-page-up = Page or turn back
keys-page-down = Page or turn on
keys-first = To the beginning
keys-last = To the end
keys-delete = Delete

keys-name-tab = Tab
keys-name-left = Left
keys-name-right = Right
keys-name-up = Up
keys-name-down = Down
keys-name-enter = Enter
keys-name-space = Space
keys-name-escape = Esc
keys-name-backspace = Backspace
keys-name-page-up = Page up
keys-name-page-down = Page down
keys-name-home = Home
keys-name-end = End
keys-name-delete = Del

settings-keys = Keys
