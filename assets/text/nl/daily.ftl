# The daily journey and the ladder.

title-daily = Dagreis
month-name = { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
}
weekday-short = { $weekday ->
    [1] ma
    [2] di
    [3] wo
    [4] do
    [5] vr
    [6] za
   *[7] zo
}
daily-title = Dagreis
daily-same = dezelfde kaarten voor iedereen, elke dag een nieuwe reis
daily-tab-today = Vandaag
daily-tab-ladder = De ladder
daily-todays = De reis van vandaag
daily-first-run = je eerste poging
daily-first-counts = Je eerste poging telt.
daily-begun = Je eerste poging is begonnen: ga verder bij “Opgeslagen”.
daily-best = { $runs ->
    [one] beste, één poging
   *[other] beste van { $runs } pogingen
}
daily-mean = je gemiddelde
daily-heading = First Class, { $day }
daily-ending = { $points } punten, { $place } van { $players }
daily-no-text = Als je hebt gespeeld, kun je hier je resultaat kopiëren en naar je vrienden sturen.
daily-compares = De meester vergelijkt je beurten …
daily-not-compared = Bekijk de analyse om je beurten naast die van de meester te zien.
daily-copy = Kopieer
daily-play = Instappen!
daily-again = Nog eens
daily-weeks = Vijf weken
daily-running = { $days ->
    [one] { $stars } sterren, één dag op rij
   *[other] { $stars } sterren, { $days } dagen op rij
}
daily-ended = Dagreis: { $stars ->
    [one] één ster
   *[other] { $stars } sterren
}
ladder-title = De ladder: dertig reizen
ladder-stars = { $stars } van { $all } sterren
ladder-region-1 = De vlakte
ladder-region-2 = De Rijn
ladder-region-3 = De Alpen
ladder-region-4 = De Donau
ladder-region-5 = De Bosporus
ladder-board = Hier instappen
ladder-closed = Gesloten
ladder-closed-tip = Haal een ster in de reis hiervoor.
ladder-ended = { $stars ->
    [0] Geen van de drie doelen gehaald
    [one] Eén van drie doelen gehaald
   *[other] { $stars } van drie doelen gehaald
}
menu-goals = Doelen
challenge = Overtref { $points } punten
challenge-about = Iemand heeft deze partij al gespeeld: vanaf jouw plaats, met dezelfde kaarten, tegen dezelfde tegenstanders.
journeys-broken-title = De dagreizen kunnen niet worden geladen
journeys-broken-advice = De kalender en de ladder beginnen opnieuw. Heb je een kopie van het bestand, zet die dan terug.
