# First Class, Nederlands: what has been played, in figures. Keys are kebab-case.

kept-games = Partijen
statistics-title = Statistiek

## Which games are looked at

statistics-company-all = Alle partijen
statistics-company-bots = Bots
statistics-company-friends = Vrienden
statistics-company-daily = Dagreis
statistics-players = spelers
statistics-any = alle
statistics-period = periode
statistics-period-month = 30 dagen
statistics-period-weeks = 12 weken
statistics-period-all = alles

## Tiles

statistics-games = { $count ->
    [one] partij
   *[other] partijen
}
statistics-won = gewonnen
statistics-in-hundred = { $count } op de 100
statistics-points = punten
statistics-on-average = gemiddeld
statistics-best = beste
statistics-in-a-row = op rij gewonnen
statistics-longest-run = langste reeks: { $count }

## Charts

statistics-levels = Zeges per niveau
statistics-won-of = { $won } van { $games }
statistics-share = { $share }%
statistics-weeks = Partijen per week
statistics-months = Partijen per maand
statistics-years = Partijen per jaar
statistics-others = anderen
statistics-none-here = Zulke partijen zijn er niet
month = { $month ->
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
statistics-pairs = Punten per modulepaar
statistics-your-best = jouw beste
statistics-sources = Waar de punten vandaan komen
statistics-you = jij
statistics-winners = de winnaars van je partijen
statistics-source-trains = Treinen
statistics-source-celebrities = Beroemdheden
statistics-source-passengers = Passagiers
statistics-source-switches = Wissels
statistics-source-orders = Bestellingen
statistics-source-route = Route
statistics-source-contracts = Opdrachten
statistics-source-bonuses = Bonussen
statistics-source-evidence = Bewijzen
statistics-source-game-end = Einde spel
statistics-source-constantinople = Constantinopel
statistics-source-coins = Munten

## Exported, erased, empty, broken

statistics-export = Exporteer
statistics-erase = Wissen
statistics-erase-title = De statistiek wissen?
statistics-erase-about = { $count ->
    [one] Eén afgelopen partij wordt vergeten.
   *[other] { $count } afgelopen partijen worden vergeten.
} Dat kun je niet ongedaan maken. Opgeslagen partijen blijven.
statistics-erase-export = Een geëxporteerd bestand (JSON) bewaart alles.
statistics-export-first = Exporteer eerst
statistics-erase-yes = Wissen
statistics-erase-no = Bewaren
statistics-nothing-yet = Nog geen reis voltooid
statistics-nothing-yet-text = Elke partij die je uitspeelt, telt hier, tegen bots of met vrienden: hoe vaak je won, hoeveel punten je haalde en waar ze vandaan kwamen. Het wordt alleen op dit apparaat bewaard.
statistics-broken-title = De statistiek kan niet worden geladen
statistics-unreadable = { $tabs ->
    [1] Wat deze browser van je afgelopen partijen heeft bewaard, is beschadigd: { $reason }.
   *[0] Het bestand met je afgelopen partijen is beschadigd: { $reason }.
}
statistics-unreadable-advice = { $tabs ->
    [1] Je partijen worden vanaf nu opnieuw geteld. Opgeslagen partijen blijven zoals ze zijn.
   *[0] Je partijen worden vanaf nu opnieuw geteld. Heb je een kopie van het bestand, sluit dan het spel, zet het terug in die map en noem het statistics.ron. Opgeslagen partijen blijven zoals ze zijn.
}
statistics-newer = Je afgelopen partijen zijn opgeschreven door een nieuwere versie ({ $reason }), en die kan deze niet lezen.
statistics-newer-advice = { $tabs ->
    [1] Laad de pagina opnieuw om de nieuwere versie te krijgen. Tot dan wordt hier niets geteld, en wat geteld was, gaat niet verloren.
   *[0] Werk First Class bij. Tot dan wordt hier niets geteld, en wat geteld was, gaat niet verloren: het blijft in { $place }.
}

## On the result, once

news-first-win = Je eerste zege
news-first-win-against = { $level ->
    [novice] Je eerste zege op een beginner
    [skilled] Je eerste zege op een gevorderde
    [expert] Je eerste zege op een expert
   *[master] Je eerste zege op een meester
}
news-games = Je { $count }e partij
news-wins = Je { $count }e zege
news-points = Voor het eerst { $points } punten
news-all-pairs = Je hebt nu elk modulepaar gespeeld
news-best-score = Persoonlijk record: { $points } punten
news-longest-route = Je langste route: { $count } steden
news-longest-train = Je langste trein: { $count } kaarten
news-most-contracts = Meeste opdrachten in één partij: { $count }
news-wins-in-a-row = { $count } keer op rij gewonnen, je langste reeks
result-moment-turn = ronde { $round }, beurt { $turn }
result-moment-scoring = puntentelling { $phase }
result-moment-end = de eindtelling
result-turned = Keerpunt: { $moment }, daarna steeds op kop
result-gained = Keerpunt: { $moment }, { $points } punten winst
result-best-action-card = Beste actiekaart: { $card }, { $points ->
    [one] één punt
   *[other] { $points } punten
} in die beurt
