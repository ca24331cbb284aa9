### Keys and pads: what they tell, and the window in which they are changed.

tell-turn = { $round ->
        [0] { $who ->
            [you] Jij bent aan de beurt, vóór de eerste ronde
           *[other] { $who } is aan de beurt, vóór de eerste ronde
        }
       *[other] { $who ->
            [you] Jij bent aan de beurt, in ronde { $round }
           *[other] { $who } is aan de beurt, in ronde { $round }
        }
    }
tell-coins = { $who ->
    [you] Jouw munten
   *[other] Munten van { $who }
}: { $coins }, in de kolommen { $first }, { $second } en { $third }; plaats voor nog { $room }
tell-scores = { $who ->
    [you] Je hebt
   *[other] { $who } heeft
} { $points ->
    [one] 1 punt
   *[other] { $points } punten
}; bij een telling nu zou de bovenste trein { $upper } opleveren en de onderste trein { $lower }

keys-title = Toetsen
keys-change = { -Click } op een toets om die te veranderen
keys-change-with-pad = { -Click } er een aan en druk dan op een andere toets of knop
keys-press = druk op een toets
keys-press-either = druk op toets of knop
keys-swapped = { $key } was de toets voor “{ $other }”, die heeft nu { $now }
keys-moved = { $key } was voor “{ $other }”, die heeft nu geen toets
keys-taken = { $key } kiest altijd plaatsen en antwoorden
keys-reset = Gewone toetsen terugzetten

keys-next-area = Volgend deel
keys-left = Naar links
keys-right = Naar rechts
keys-up = Omhoog
keys-down = Omlaag
keys-confirm = Kiezen, of de gouden knop
keys-next = Versnellen, of afspelen en pauze
keys-back = Terugleggen, sluiten, menu
keys-undo = Terugnemen
keys-decline = Afwijzen
keys-hint = Hint
keys-log = Logboek
keys-scores = Punten
keys-cards = Alle kaarten
keys-secrets = Je geheimen
keys-rules = Regels
keys-menu = Menu
keys-whose-turn = Wie is aan de beurt?
keys-my-coins = Mijn munten?
keys-what-scores = Wat zou een telling opleveren?
keys-last-moves = De laatste beurten?
keys-page-up = Pagina of beurt terug
keys-page-down = Pagina of beurt verder
keys-first = Naar het begin
keys-last = Naar het einde
keys-delete = Wissen
keys-previous-area = Vorig deel

keys-name-tab = Tab
keys-name-left = Links
keys-name-right = Rechts
keys-name-up = Omhoog
keys-name-down = Omlaag
keys-name-enter = Enter
keys-name-space = Spatie
keys-name-escape = Esc
keys-name-backspace = Backspace
keys-name-page-up = Page up
keys-name-page-down = Page down
keys-name-home = Home
keys-name-end = End
keys-name-delete = Del

settings-keys = Toetsen en gamepad

## Gamepads: what their buttons are called, by whose pad it is

pad-south = { $family ->
    [play-station] Kruisje
    [nintendo] B
   *[xbox] A
}
pad-east = { $family ->
    [play-station] Rondje
    [nintendo] A
   *[xbox] B
}
pad-west = { $family ->
    [play-station] Vierkantje
    [nintendo] Y
   *[xbox] X
}
pad-north = { $family ->
    [play-station] Driehoekje
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
   *[xbox] Weergave
}
pad-start = { $family ->
    [play-station] Options
    [nintendo] +
   *[xbox] Menu
}
pad-left-stick = { $family ->
    [play-station] L3
    [nintendo] L-stick
   *[xbox] LS
}
pad-right-stick = { $family ->
    [play-station] R3
    [nintendo] R-stick
   *[xbox] RS
}
pad-left = Kruis links
pad-right = Kruis rechts
pad-up = Kruis omhoog
pad-down = Kruis omlaag

pad-gone = De gamepad is weg
pad-gone-advice = Hij is niet meer verbonden. Verbind hem weer, of speel verder met een andere, de toetsen, de muis of een vinger.
pad-gone-go-on = Verder spelen

settings-contrast = Hoog contrast
settings-contrast-tip = Donkerdere panelen, witte letters, bredere lijnen en geen patronen
