# Vrienden die ergens anders spelen: de deur en de lobby van een kamer.

setup-friend = Vriend
setup-with-friends = Met vrienden
lobby-title = Nieuw spel met vrienden
lobby-summary = { $ready } van { $seats } plaatsen klaar
lobby-begun = Het spel is begonnen
lobby-ready = klaar
lobby-not-ready = niet klaar
lobby-reconnecting = maakt weer verbinding
lobby-away = weg
lobby-waits-for-friend = Plaats voor een vriend
lobby-you-here = jij, aan dit scherm
lobby-seat-free = vrij tot er een vriend komt
lobby-is-here = aanwezig
lobby-seat-kept = weg, de plaats blijft vrij
lobby-remove = Verwijderen
lobby-invitation = Uitnodiging
lobby-invitation-about = Vrienden typen deze code bij “Met vrienden”, of openen:
lobby-copy-code = Kopieer code
lobby-copy-link = Kopieer link
lobby-new-code = Nieuwe code
lobby-onlookers = Wie de code heeft, mag meekijken
lobby-no-onlookers = Niemand mag meekijken
lobby-platform = Op het perron
lobby-you-host = jij, de host
lobby-you = jij
lobby-host = host
lobby-friend = vriend
lobby-looks-on = kijkt mee
lobby-onlooker-there = toeschouwer
lobby-back-in-a-moment = zo terug
lobby-slow = trage verbinding
lobby-whose-seat = { $name } is weg
lobby-bot-instead = Vervang door bot
lobby-journey = De reis
lobby-bot-steps-in = Bot valt in
lobby-minutes = { $minutes } min
lobby-never = nooit
lobby-clock = { $seconds ->
        [0] Klok
       *[other] Klok, + { $seconds } s per beurt
    }
lobby-no-clock = geen
lobby-take-back = Terugnemen
lobby-ask = vragen
lobby-freely = vrij
lobby-be-ready = Ik ben klaar
lobby-not-yet-ready = Nog niet klaar
lobby-when-ready = als { $name } klaar is
lobby-when-there = als alle plaatsen bezet zijn
lobby-needs-two = er zijn minstens twee spelers nodig
lobby-everybody-ready = iedereen is klaar
lobby-host-departs = wachten tot de host vertrekt
lobby-you-look-on = Je kijkt mee. Het spel begint als iedereen klaar is.
lobby-door-name = Je naam
lobby-door-open = Kamer openen
lobby-door-code = Code van een vriend
lobby-door-sit = Plaatsnemen
lobby-door-watch = Meekijken
lobby-door-about = Open een kamer en nodig vrienden uit, of kom binnen met de code die je hebt gekregen.
lobby-door-unreadable = Een code heeft zes letters en cijfers, zoals KM7RQ2.
lobby-connecting = Verbinding maken met de server …
lobby-unreachable = { $seconds ->
    [0] De server is niet bereikbaar. Nieuwe poging.
    [one] De server is niet bereikbaar. Volgende poging over { $seconds } seconde.
   *[other] De server is niet bereikbaar. Volgende poging over { $seconds } seconden.
}
lobby-over-elsewhere = Je speelt verder op een ander apparaat. Speel daar verder, of neem hier een andere plaats.
lobby-over-removed = De host heeft je plaats weggegeven. Vraag om een nieuwe uitnodiging.
lobby-over-left = Je hebt de kamer verlaten.
lobby-over-misuse = De server heeft de verbinding verbroken. Probeer het over een minuut opnieuw.
lobby-denied-update = Deze versie past niet bij de server. Werk het spel bij, of laad de pagina opnieuw.
lobby-denied-nonsense = De server heeft dat niet begrepen. Werk het spel bij, of laad de pagina opnieuw.
lobby-denied-no-such-room = Er is geen kamer met deze code. Controleer de code, of vraag om een nieuwe.
lobby-denied-full = Alle plaatsen zijn bezet. Vraag de host om een plaats, of kijk mee.
lobby-denied-begun = Het spel is begonnen. Je kunt meekijken.
lobby-denied-no-onlookers = Hier mag niemand meekijken. Vraag het de host.
lobby-denied-too-much = Te veel pogingen. Wacht een minuut en probeer het opnieuw.
lobby-denied-busy = De server heeft het druk. Probeer het zo opnieuw.
lobby-denied-not-host = Alleen de host kan dat veranderen.
lobby-denied-not-now = Dat kan nu niet.
lobby-denied-colour-taken = Iemand heeft die kleur al. Kies een andere.
lobby-denied-unfit = Dat kan niet. Kies iets anders.
lobby-denied-not-ready = Nog niet iedereen is klaar.
lobby-denied-let-stand = De anderen laten het zo.
lobby-others-ready = alle anderen zijn klaar
lobby-at-this-screen = aan dit scherm
