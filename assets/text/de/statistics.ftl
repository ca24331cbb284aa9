# First Class, German: what has been played, in figures. Keys are kebab-case.

kept-games = Partien
statistics-title = Statistik

## Which games are looked at

statistics-company-all = Alle Partien
statistics-company-bots = Bots
statistics-company-friends = Freunde
statistics-company-daily = Täglich
statistics-players = Personen
statistics-any = alle
statistics-period = Zeitraum
statistics-period-month = 30 Tage
statistics-period-weeks = 12 Wochen
statistics-period-all = alles

## Tiles

statistics-games = { $count ->
    [one] Partie
   *[other] Partien
}
statistics-won = gewonnen
statistics-in-hundred = { $count } von 100
statistics-points = Punkte
statistics-on-average = im Schnitt
statistics-best = Rekord
statistics-in-a-row = Siege in Folge
statistics-longest-run = längste Serie: { $count }

## Charts

statistics-levels = Siege nach Stufe
statistics-won-of = { $won } von { $games }
statistics-share = { $share } %
statistics-weeks = Partien pro Woche
statistics-months = Partien pro Monat
statistics-years = Partien pro Jahr
statistics-others = andere
statistics-none-here = Keine solchen Partien
month = { $month ->
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
statistics-pairs = Punkte nach Modulen
statistics-your-best = dein Rekord
statistics-sources = Woher die Punkte kommen
statistics-you = du
statistics-winners = wer deine Partien gewann
statistics-source-trains = Züge
statistics-source-celebrities = Berühmtheiten
statistics-source-passengers = Passagiere
statistics-source-switches = Weichen
statistics-source-orders = Bestellungen
statistics-source-route = Strecke
statistics-source-contracts = Aufträge
statistics-source-bonuses = Boni
statistics-source-evidence = Beweise
statistics-source-game-end = Spielende
statistics-source-constantinople = Konstantinopel
statistics-source-coins = Münzen

## Exported, erased, empty, broken

statistics-export = Export
statistics-erase = Löschen
statistics-erase-title = Statistik löschen?
statistics-erase-about = { $count ->
    [one] Eine beendete Partie wird vergessen.
   *[other] { $count } beendete Partien werden vergessen.
} Das lässt sich nicht rückgängig machen. Spielstände bleiben.
statistics-erase-export = Eine exportierte Datei (JSON) behält alles.
statistics-export-first = Erst exportieren
statistics-erase-yes = Löschen
statistics-erase-no = Behalten
statistics-nothing-yet = Noch keine Reise beendet
statistics-nothing-yet-text = Jede Partie, die du beendest, zählt hier, gegen Bots oder mit Freunden: deine Siege, deine Punkte und woher sie kamen. Das bleibt allein auf diesem Gerät.
statistics-broken-title = Die Statistik lässt sich nicht laden
statistics-unreadable = { $tabs ->
    [1] Was dieser Browser von deinen beendeten Partien gespeichert hat, ist beschädigt: { $reason }.
   *[0] Die Datei mit deinen beendeten Partien ist beschädigt: { $reason }.
}
statistics-unreadable-advice = { $tabs ->
    [1] Ab jetzt werden deine Partien neu gezählt. Spielstände sind nicht betroffen.
   *[0] Ab jetzt werden deine Partien neu gezählt. Wenn du eine Kopie der Datei hast, schließ das Spiel, leg sie zurück in diesen Ordner und nenn sie statistics.ron. Spielstände sind nicht betroffen.
}
statistics-newer = Deine beendeten Partien hat eine neuere Version aufgeschrieben ({ $reason }); diese hier kann sie nicht lesen.
statistics-newer-advice = { $tabs ->
    [1] Lade die Seite neu, um die neuere Version zu bekommen. Bis dahin wird hier nichts gezählt, und nichts Gezähltes geht verloren.
   *[0] Aktualisiere First Class. Bis dahin wird hier nichts gezählt, und nichts Gezähltes geht verloren: Es bleibt in { $place }.
}

## On the result, once

news-first-win = Dein erster Sieg
news-first-win-against = { $level ->
    [novice] Dein erster Sieg gegen einen Neuling
    [skilled] Dein erster Sieg gegen einen Könner
    [expert] Dein erster Sieg gegen einen Experten
   *[master] Dein erster Sieg gegen einen Meister
}
news-games = Deine { $count }. Partie
news-wins = Dein { $count }. Sieg
news-points = Zum ersten Mal { $points } Punkte
news-all-pairs = Du hast nun jedes Paar von Modulen gespielt
news-best-score = Persönlicher Rekord: { $points } Punkte
news-longest-route = Deine längste Strecke: { $count } Stationen
news-longest-train = Dein längster Zug: { $count } Karten
news-most-contracts = Deine meisten Aufträge in einer Partie: { $count }
news-wins-in-a-row = { $count } Siege in Folge, deine längste Serie
result-moment-turn = Runde { $round }, Zug { $turn }
result-moment-scoring = Wertungsphase { $phase }
result-moment-end = die Schlusswertung
result-turned = Wendepunkt: { $moment }, von da an vorn
result-gained = Wendepunkt: { $moment }, { $points } Punkte gewonnen
result-best-action-card = Beste Aktionskarte: { $card }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
