# First Class, Nederlands: what screen readers read besides the words on screen. Keys are kebab-case.

## What something is called
told-under = { $group }: { $name }
told-then = { $list }. { $item }
told-does = { $what }. { $does }
told-offer = { $what }, rij { $row }, kaart { $n }: { $about }
told-nth = { $what } { $n }
told-nth-about = { $what } { $n }: { $about }
told-car = { $what }, { part-car }
told-train-end = Volgende plek van de { part-train }
told-conductor = Conducteur van de { part-train }
told-middle = { $what }, plek { $n } in het midden
told-waiting = Wacht: { $what }
told-symbol = Symbool { $n }: { $about }

## What has no words on it
told-link = Zie { $words }
told-face = Een ander gezicht
told-back = Terug
told-seat = Plaats { $seat }, { $name }
told-leave-seat = Deze plaats vrijmaken
told-seat-left = Eén plaats naar links
told-seat-right = Eén plaats naar rechts
told-edit-name = Naam wijzigen
told-colour = { $colour ->
        [blue] Blauw, een ruit
        [yellow] Geel, een cirkel
        [green] Groen, een driehoek
       *[red] Rood, een vierkant
    }
told-draw-seed = Andere seed trekken
told-token = Bewijs { $n }, { $fingerprints ->
        [0] geen vingerafdruk
        [one] één vingerafdruk
       *[other] { $fingerprints } vingerafdrukken
    }
told-previous-found = Vorige vindplaats
told-next-found = Volgende vindplaats
told-clear-search = Zoekveld leegmaken
told-handle = Antwoorden in- of uitklappen
told-station = Reis { $n } van de ladder: { $name }

## The parts of the table, as headings
told-area-bar = Ronde en spelers
told-area-offer = Kaarten in het aanbod
told-area-prompt = Wat er gevraagd wordt
told-area-market = Markt
told-area-others = Andere spelers
told-area-route = Route
told-area-trains = Treinen
told-area-coins = Munten en postwagons
told-area-contracts = Opdrachten en eigen kaarten

## The screens
told-screen-loading = Laden
told-screen-title = First Class, titel
told-screen-journey = De eerste reis
told-screen-saved-games = Opgeslagen partijen
told-screen-daily = Dagreis en ladder
told-screen-review = Analyse van de partij
told-screen-statistics = Statistiek
told-screen-setup = Nieuw spel
told-screen-table = De tafel
told-screen-scoring = Puntentelling
told-screen-final-scoring = Eindtelling
told-screen-revelation = De ontknoping
told-screen-result = Uitslag
