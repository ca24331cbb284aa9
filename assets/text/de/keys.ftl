### Keys and pads: what they tell, and the window in which they are changed.

tell-turn = { $who ->
    [you] Du bist dran, in Runde { $round }
   *[other] { $who } ist dran, in Runde { $round }
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
keys-press = Taste drücken
keys-swapped = { $key } war die Taste für „{ $other }“, das ist jetzt { $now }
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
keys-log = Protokoll
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

keys-name-tab = Tab
keys-name-left = Links
keys-name-right = Rechts
keys-name-up = Hoch
keys-name-down = Runter
keys-name-enter = Eingabe
keys-name-space = Leertaste
keys-name-escape = Esc
keys-name-backspace = Rücktaste
keys-name-page-up = Bild auf
keys-name-page-down = Bild ab
keys-name-home = Pos1
keys-name-end = Ende
keys-name-delete = Entf

settings-keys = Tasten
