### Keys and pads: what they tell, and the window in which they are changed.

tell-turn = { $who ->
    [you] Jij bent aan de beurt, in ronde { $round }
   *[other] { $who } is aan de beurt, in ronde { $round }
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
keys-change = { -Click } er een aan om hem te veranderen
keys-press = druk op een toets
keys-swapped = { $key } was de toets voor “{ $other }”, dat is nu { $now }
keys-taken = { $key } telt altijd plaatsen en antwoorden af
keys-reset = Gewone toetsen terugzetten

keys-next-area = Volgend deel
keys-left = Naar links
keys-right = Naar rechts
keys-up = Omhoog
keys-down = Omlaag
keys-confirm = Kiezen, of de gouden knop
keys-next = Versnellen, of spelen en pauze
keys-back = Terugleggen, sluiten, menu
keys-undo = Terugnemen
keys-decline = Afwijzen
keys-hint = Hint
keys-log = Verslag
keys-scores = Punten
keys-cards = Alle kaarten
keys-secrets = Jouw geheimen
keys-rules = Regels
keys-menu = Menu
keys-whose-turn = Wie is aan de beurt?
keys-my-coins = Mijn munten?
keys-what-scores = Wat zou een telling opleveren?
keys-last-moves = De laatste beurten?
keys-page-up = Pagina of beurt terug
keys-page-down = Pagina of beurt verder
keys-first = Naar het begin
keys-last = Naar het eind
keys-delete = Wissen

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

settings-keys = Toetsen
