player-friend = vriend
friends-broken-title = De weg terug naar je spellen met vrienden kan niet worden geladen
friends-broken-advice = Vraag je vrienden om de code van het spel. De server houdt je plaats vrij, maar dit apparaat kent hem niet meer.
