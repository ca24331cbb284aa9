# First Class, Deutsch: what screen readers read besides the words on screen. Keys are kebab-case.

## What something is called
told-under = { $group }: { $name }
told-then = { $list }. { $item }
told-does = { $what }. { $does }
told-offer = { $what }, Reihe { $row }, Karte { $n }: { $about }
told-nth = { $what } { $n }
told-nth-about = { $what } { $n }: { $about }
told-car = { $what }, { part-car }
told-train-end = Nächste freie Stelle im { part-train }
told-conductor = Schaffner im { part-train }
told-middle = { $what }, Zwischenposition { $n }
told-waiting = Wartet: { $what }
told-symbol = Symbol { $n }: { $about }

## What has no words on it
told-link = Siehe { $words }
told-face = Ein anderes Gesicht
told-back = Zurück
told-seat = Platz { $seat }, { $name }
told-leave-seat = Diesen Platz räumen
told-seat-left = Einen Platz nach links
told-seat-right = Einen Platz nach rechts
told-edit-name = Namen ändern
told-colour = { $colour ->
        [blue] Blau, eine Raute
        [yellow] Gelb, ein Kreis
        [green] Grün, ein Dreieck
       *[red] Rot, ein Quadrat
    }
told-draw-seed = Anderen Seed ziehen
told-token = Beweis { $n }, { $fingerprints ->
        [0] kein Fingerabdruck
        [one] ein Fingerabdruck
       *[other] { $fingerprints } Fingerabdrücke
    }
told-previous-found = Vorige Fundstelle
told-next-found = Nächste Fundstelle
told-clear-search = Suche leeren
told-handle = Antworten ein- oder ausklappen
told-station = Etappe { $n }: { $name }

## The parts of the table, as headings
told-area-bar = Runde und Mitspielende
told-area-offer = Auslage
told-area-prompt = Was gefragt ist
told-area-market = Markt
told-area-others = Die anderen
told-area-route = Strecke
told-area-trains = Züge
told-area-coins = Münzen und Postwaggons
told-area-contracts = Aufträge und eigene Karten

## The screens
told-screen-loading = Das Spiel lädt
told-screen-title = First Class, Titel
told-screen-journey = Die erste Reise
told-screen-saved-games = Spielstände
told-screen-daily = Tagesreise und Etappen
told-screen-review = Rückblick auf die Partie
told-screen-statistics = Statistik
told-screen-setup = Neue Partie
told-screen-table = Der Tisch
told-screen-scoring = Wertungsphase
told-screen-final-scoring = Schlusswertung
told-screen-revelation = Die Enthüllung
told-screen-result = Ergebnis
