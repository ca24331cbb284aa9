player-friend = befreundet
friends-broken-title = Der Weg zurück zu deinen Partien mit Freunden lässt sich nicht laden
friends-broken-advice = Bitte deine Freunde um den Code der Partie. Der Server hält deinen Platz frei, aber dieses Gerät kennt ihn nicht mehr.

# Am Tisch mit Freunden.
company-no-line = Keine Verbindung
company-nothing-lost = Nichts geht verloren: Die Partie geht genau hier weiter.
company-try-now = Jetzt versuchen
company-come-here = Hier weiterspielen
company-asking = Warten auf eine Antwort: Darf das zurückgenommen werden? ({ $names })
company-asks-back = { $name } bittet
company-asks-back-lead = darum, den letzten Zug zurücknehmen zu dürfen. Zeit für die Antwort: { $seconds } s.
company-allow = Erlauben
company-let-stand = Nicht erlauben
company-time-up = Deine Zeit ist um: Ein Bot beendet diesen Spielzug für dich.
company-taken-back = { $who ->
    [you] Du hast einen Zug zurückgenommen.
   *[other] { $who } hat einen Zug zurückgenommen.
}
company-bot-plays = { $name } ist nicht da. Bis zur Rückkehr spielt ein Bot.
company-bot-plays-short = ein Bot spielt
company-bot-in = Bot übernimmt in { $time }
company-away-until = { $name } ist nicht da. Ein Bot übernimmt in { $time }.
company-away = { $name } ist nicht da. Die Partie wartet.
company-wait = Warten
company-bot-now = Bot jetzt
company-waits-for = Die Partie wartet auf { $name }.
greeting-bravo = Bravo!
greeting-luck = Viel Glück!
greeting-thanks = Danke!
greeting-oops = O weh!
greeting-time = Moment!
greeting-good-game = Schöne Partie!
greeting-pause = Alle zehn Sekunden ein Gruß. Der nächste in { $seconds } s.
greeting-mute = { $name } stumm
greeting-hear = { $name } hören
confirm-leave-friends = Dein Platz bleibt frei: Der Titel führt hierher zurück. Inzwischen spielt vielleicht ein Bot für dich.
result-rematch-about = mit denselben Leuten
title-friends = Mit Freunden
friends-game-lobby = im Raum { $code }
friends-game-own = du bist dran, Runde { $round } von 6
friends-game-turn = { $name } ist dran, Runde { $round } von 6
friends-game-round = Runde { $round } von 6
friends-game-alone = Noch niemand
friends-games = Laufende Partien
menu-other-device = Anderes Gerät
other-device-about = Öffne diesen Link auf einem anderen Gerät oder richte dessen Kamera auf das Quadrat: Dann spielst du dort weiter, und dieses Gerät wartet. Behalte den Link für dich: Wer ihn hat, spielt für dich.
