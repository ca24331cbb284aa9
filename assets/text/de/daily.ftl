# The daily journey and the ladder.

title-daily = Tagesreise
month-name = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
weekday-short = { $weekday ->
    [1] Mo
    [2] Di
    [3] Mi
    [4] Do
    [5] Fr
    [6] Sa
   *[7] So
}
daily-title = Tagesreise
daily-same = dieselben Karten für alle, jeden Tag eine neue Reise
daily-tab-today = Heute
daily-tab-ladder = Etappen
daily-todays = Heutige Reise
daily-first-run = erster Versuch
daily-first-counts = Dein erster Versuch zählt.
daily-begun = Dein erster Versuch läuft schon: weiter unter „Spielstände“.
daily-best = { $runs ->
    [one] Rekord, ein Versuch
   *[other] Rekord, { $runs } Versuche
}
daily-mean = dein Mittel
daily-heading = First Class, { $day }
daily-ending = { $points } Punkte, { $place } von { $players }
daily-no-text = Wenn du gespielt hast, kannst du dein Ergebnis hier kopieren und verschicken.
daily-compares = Der Meister vergleicht deine Spielzüge …
daily-not-compared = Im Rückblick siehst du deine Spielzüge neben denen des Meisters.
daily-copy = Kopieren
daily-play = Einsteigen!
daily-again = Noch einmal
daily-weeks = Fünf Wochen
daily-running = { $days ->
    [one] Sterne: { $stars } · ein Tag in Folge
   *[other] Sterne: { $stars } · { $days } Tage in Folge
}
daily-ended = Tagesreise: { $stars ->
    [one] ein Stern
   *[other] { $stars } Sterne
}
ladder-title = Dreißig Etappen
ladder-stars = { $stars } von { $all } Sternen
ladder-region-1 = Die Ebene
ladder-region-2 = Der Rhein
ladder-region-3 = Die Alpen
ladder-region-4 = Die Donau
ladder-region-5 = Der Bosporus
ladder-board = Hier einsteigen
ladder-closed = Gesperrt
ladder-closed-tip = Hol erst einen Stern auf der Etappe davor.
ladder-ended = { $stars ->
    [0] Keines der drei Ziele erreicht
    [one] Eines von drei Zielen erreicht
   *[other] { $stars } von drei Zielen erreicht
}
menu-goals = Ziele
challenge = Schlage { $points } Punkte
challenge-about = Diese Partie hat schon jemand gespielt: von deinem Platz, mit denselben Karten, gegen dieselben anderen.
journeys-broken-title = Die Tagesreisen lassen sich nicht laden
journeys-broken-advice = Kalender und Etappen beginnen von vorn. Wenn du eine Kopie der Datei hast, leg sie zurück.
