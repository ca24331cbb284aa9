### Keys and pads: what they tell, and the window in which they are changed.

tell-turn = { $round ->
        [0] { $who ->
            [you] It is your turn before the first round
           *[other] It is { $who }’s turn before the first round
        }
       *[other] { $who ->
            [you] It is your turn in round { $round }
           *[other] It is { $who }’s turn in round { $round }
        }
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
keys-change-with-pad = { -Click } one, then press a key or a button for it
keys-press = press a key
keys-press-either = press key or button
keys-swapped = { $key } was the key for “{ $other }”, which is now { $now }
keys-moved = { $key } was for “{ $other }”, which has none now
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
keys-previous-area = Part before

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

settings-keys = Keys and gamepad

## Gamepads: what their buttons are called, by whose pad it is

pad-south = { $family ->
    [play-station] Cross
    [nintendo] B
   *[xbox] A
}
pad-east = { $family ->
    [play-station] Circle
    [nintendo] A
   *[xbox] B
}
pad-west = { $family ->
    [play-station] Square
    [nintendo] Y
   *[xbox] X
}
pad-north = { $family ->
    [play-station] Triangle
    [nintendo] X
   *[xbox] Y
}
pad-left-shoulder = { $family ->
    [play-station] L1
    [nintendo] L
   *[xbox] LB
}
pad-right-shoulder = { $family ->
    [play-station] R1
    [nintendo] R
   *[xbox] RB
}
pad-left-trigger = { $family ->
    [play-station] L2
    [nintendo] ZL
   *[xbox] LT
}
pad-right-trigger = { $family ->
    [play-station] R2
    [nintendo] ZR
   *[xbox] RT
}
pad-select = { $family ->
    [play-station] Create
    [nintendo] −
   *[xbox] View
}
pad-start = { $family ->
    [play-station] Options
    [nintendo] +
   *[xbox] Menu
}
pad-left-stick = { $family ->
    [play-station] L3
    [nintendo] L stick
   *[xbox] LS
}
pad-right-stick = { $family ->
    [play-station] R3
    [nintendo] R stick
   *[xbox] RS
}
pad-left = Cross left
pad-right = Cross right
pad-up = Cross up
pad-down = Cross down

pad-gone = The gamepad is gone
pad-gone-advice = It is no longer connected. Connect it again, or play on with another one, the keys, the mouse or a finger.
pad-gone-go-on = Play on

settings-contrast = High contrast
settings-contrast-tip = Darker panels, white words, wider lines and no patterns
