player-friend = vriend
friends-broken-title = De weg terug naar je partijen met vrienden kan niet worden geladen
friends-broken-advice = Vraag je vrienden om de code van de partij. De server houdt je plaats vrij, maar dit apparaat weet niet meer welke.

# Aan tafel met vrienden.
company-no-line = Geen verbinding
company-nothing-lost = Er gaat niets verloren: de partij gaat precies hier verder.
company-try-now = Nu proberen
company-come-here = Hier verder spelen
company-asking = Wachten op een antwoord: mag deze zet worden teruggenomen? ({ $names })
company-asks-back = { $name } vraagt
company-asks-back-lead = de laatste zet te mogen terugnemen. Tijd voor het antwoord: { $seconds } s.
company-allow = Toestaan
company-let-stand = Laten staan
company-time-up = Je tijd is om: een bot maakt deze beurt voor je af.
company-taken-back = { $who ->
    [you] Je hebt een zet teruggenomen.
   *[other] { $who } heeft een zet teruggenomen.
}
company-bot-plays = { $name } is er niet. Tot die terug is, speelt een bot.
company-bot-plays-short = een bot speelt
company-bot-in = over { $time } een bot
company-away-until = { $name } is er niet. Over { $time } neemt een bot het over.
company-away = { $name } is er niet. De partij wacht.
company-wait = Wachten
company-bot-now = Nu een bot
company-waits-for = { $name } is aan de beurt.
greeting-bravo = Bravo!
greeting-luck = Succes!
greeting-thanks = Bedankt!
greeting-oops = O jee!
greeting-time = Momentje!
greeting-good-game = Goed gespeeld!
greeting-pause = Eén groet per tien seconden. De volgende over { $seconds } s.
greeting-mute = { $name } dempen
greeting-hear = { $name } horen
confirm-leave-friends = Je plaats blijft vrij: via het titelscherm kom je hier terug. Intussen speelt er misschien een bot voor je.
result-rematch-about = met dezelfde mensen
title-friends = Met vrienden
friends-game-lobby = in kamer { $code }
friends-game-own = jij bent aan de beurt, ronde { $round } van 6
friends-game-turn = { $name } is aan de beurt, ronde { $round } van 6
friends-game-round = ronde { $round } van 6
friends-game-alone = Nog niemand
friends-games = Lopende partijen
menu-other-device = Ander apparaat
other-device-about = Open deze link op een ander apparaat of richt de camera daarvan op het vierkant: dan speel je daar verder, en dit apparaat wacht. Houd de link voor jezelf: wie hem heeft, speelt voor je.
