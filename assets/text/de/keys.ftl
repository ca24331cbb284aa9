### Keys and pads: what they tell, and the window in which they are changed.

tell-turn = { $round ->
        [0] { $who ->
            [you] Du bist dran, vor der ersten Runde
           *[other] { $who } ist dran, vor der ersten Runde
        }
       *[other] { $who ->
            [you] Du bist dran, in Runde { $round }
           *[other] { $who } ist dran, in Runde { $round }
        }
    }
tell-coins = { $who ->
    [you] Deine Münzen
   *[other] Münzen von { $who }
}: { $coins }, in den Spalten { $first }, { $second } und { $third }; Platz für { $room } weitere
tell-scores = { $who ->
    [you] Du hast
   *[other] { $who } hat
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; jetzt gewertet, brächte der obere Zug { $upper } und der untere Zug { $lower }

keys-title = Tasten
keys-change = { -Click } auf eine, um sie zu ändern
keys-change-with-pad = { -Click } auf eine und drücke dann eine Taste oder einen Knopf dafür
keys-press = Taste drücken
keys-press-either = Taste oder Knopf drücken
keys-swapped = { $key } war die Taste für „{ $other }“; dafür gilt jetzt { $now }
keys-moved = { $key } war für „{ $other }“; dafür gibt es jetzt nichts
keys-taken = { $key } zählt immer Plätze und Antworten ab
keys-reset = Übliche Tasten wiederherstellen

keys-next-area = Nächster Bereich
keys-left = Nach links
keys-right = Nach rechts
keys-up = Nach oben
keys-down = Nach unten
keys-confirm = Wählen, goldener Knopf
keys-next = Vorspulen, Abspielen und Pause
keys-back = Zurücklegen, schließen, Menü
keys-undo = Zurücknehmen
keys-decline = Ablehnen
keys-hint = Tipp
keys-log = Verlauf
keys-scores = Punkte
keys-cards = Alle Karten
keys-secrets = Deine Geheimnisse
keys-rules = Regeln
keys-menu = Menü
keys-whose-turn = Wer ist dran?
keys-my-coins = Meine Münzen?
keys-what-scores = Was brächte eine Wertung?
keys-last-moves = Die letzten Spielzüge?
keys-page-up = Zurückblättern
keys-page-down = Weiterblättern
keys-first = Zum Anfang
keys-last = Zum Ende
keys-delete = Löschen
keys-previous-area = Voriger Bereich

keys-name-tab = Tab
keys-name-left = Links
keys-name-right = Rechts
keys-name-up = Hoch
keys-name-down = Runter
keys-name-enter = Enter
keys-name-space = Leertaste
keys-name-escape = Esc
keys-name-backspace = Rücktaste
keys-name-page-up = Bild auf
keys-name-page-down = Bild ab
keys-name-home = Pos1
keys-name-end = Ende
keys-name-delete = Entf

settings-keys = Tasten und Gamepad

## Gamepads: what their buttons are called, by whose pad it is

pad-south = { $family ->
    [play-station] Kreuz
    [nintendo] B
   *[xbox] A
}
pad-east = { $family ->
    [play-station] Kreis
    [nintendo] A
   *[xbox] B
}
pad-west = { $family ->
    [play-station] Quadrat
    [nintendo] Y
   *[xbox] X
}
pad-north = { $family ->
    [play-station] Dreieck
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
   *[xbox] Ansicht
}
pad-start = { $family ->
    [play-station] Options
    [nintendo] +
   *[xbox] Menü
}
pad-left-stick = { $family ->
    [play-station] L3
    [nintendo] L-Stick
   *[xbox] LS
}
pad-right-stick = { $family ->
    [play-station] R3
    [nintendo] R-Stick
   *[xbox] RS
}
pad-left = Steuerkreuz links
pad-right = Steuerkreuz rechts
pad-up = Steuerkreuz hoch
pad-down = Steuerkreuz runter

pad-gone = Das Gamepad ist weg
pad-gone-advice = Es ist nicht mehr verbunden. Verbinde es wieder oder spiele mit einem anderen, den Tasten, der Maus oder einem Finger weiter.
pad-gone-go-on = Weiterspielen

settings-contrast = Hoher Kontrast
settings-contrast-tip = Dunklere Tafeln, weiße Schrift, breitere Linien und keine Muster
