player-friend = Freund
friends-broken-title = Der Weg zurück zu den Spielen mit Freunden kann nicht geladen werden
friends-broken-advice = Bitte deine Freunde um den Code des Spiels. Der Server hält deinen Platz frei, aber dieses Gerät kennt ihn nicht mehr.
