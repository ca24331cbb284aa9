# First Class, German: symbols and keys, bots and hints. Keys are kebab-case.

## Symbols and keys

help-title = Symbole und Tasten
help-page-symbols = Symbole
help-page-module-symbols = Symbole C–F
help-page-company = Bots, Tipps
help-page-keys = Maus und Tasten

icon-car = Ein neuer 0er-Waggon am Ende eines deiner Züge
icon-upgrade = Ein Waggon mit genau diesem Wert steigt um eine Stufe
icon-upgrade-choice = Aufwertung nach Wahl: Ein Waggon steigt um eine Stufe, oder ein neuer 0er-Waggon
icon-car-or-upgrade = Ein neuer 0er-Waggon oder eine Aufwertung von 0 auf 1
icon-both-conductors = Jeder Schaffner geht höchstens so viele Karten weiter
icon-one-conductor = So viele Schritte insgesamt, frei auf deine Schaffner verteilt
icon-locomotive = Die Lokomotive fährt höchstens so viele Stationen weiter
icon-coins = So viele Münzen
icon-points = Punkte, die sofort zählen
icon-game-end-card = Nimm eine der offenen Spielendekarten
icon-game-end-per-tile = Eine Spielendekarte für jedes deiner Lokomotivenplättchen
icon-points-station = Punktestation: bringt einmal Punkte
icon-bonus-station = Bonusstation: gibt ihren Rahmen in jeder Wertungsphase
icon-mail-car = Postwaggon: folgt auf die fünfte Karte, mit einem Bonus beim Legen
icon-locomotive-tile = Lokomotivenplättchen: folgt auf die neunte Karte, bringt Aufwertungen und Punkte
icon-start-player = Startspielerfigur
icon-row-taken = An einer Reihe: eine Scheibe pro Person, rot für jede genommene Karte; sind alle rot, wird die Reihe abgeräumt
icon-lock = Auf einer Spielendekarte: heimlich gewählt, nur wer sie hat, kann sie sehen
icon-steps = Neben Lokomotive oder Schaffner: so weit geht es, wenn du darauf { -you-click }
icon-contract = Auftrag: oben die Voraussetzung, unten der Bonus
icon-celebrity = Berühmtheit: verdoppelt den Wert ihres Waggons
icon-postcard = Postkarte: verdoppelt die Boni ihrer Streckenkarte
icon-cond-car = In einem Auftrag: Waggons mit mindestens diesem Wert
icon-cond-exact = In einem Auftrag: Waggons hintereinander, jeder mit mindestens diesem Wert
icon-cond-mail-reached = Ein Postwaggon, den sein Schaffner erreicht hat
icon-cond-engine = Ein gelegtes Lokomotivenplättchen; mit Schaffner: eines, auf dem er steht
icon-cond-guests = Berühmtheiten und Postkarten, zusammen gezählt

icon-suspect-self = Sich selbst verdächtig machen: Du ziehst am Ende deines Spielzugs einen Beweis
icon-suspect-others = Alle anderen verdächtigen: Alle anderen ziehen einen, auch Dummys
icon-fingerprints = Beweis: 1 bis 3 Fingerabdrücke darauf
icon-discard = „Beweise abgeben“: verschwindet am Ende zusammen mit einem weiteren Beweis
icon-destroy = Beweise vernichten: 1, 2 oder 3 Karten vernichten 1, 3 oder 5 Beweise
icon-murderer = Die Mörderkarte: davonkommen mit 20 Punkten, oder Verhaftung
icon-innocent = Unschuldig, aber auch das schützt nicht vor Verhaftung
icon-dummy = A und B, an den Reihen 1 und 3: die geheimen Karten und Beweise der Dummys
icon-passenger = Passagier: bringt Münzen, wenn er im oberen Zug Platz nimmt
icon-luggage = Gepäck: bringt Punkte, wenn es in den unteren Zug verladen ist
icon-switch = Weiche: Punkte in jeder Wertungsphase, für jeden Zug einzeln
icon-mechanic = Mechaniker: Ist die linke Karte seiner Position gut genug, wird die rechte aufgewertet, einmal in jedem Zug
icon-storage = Lager: Nutz bis zu zwei von vieren: drei gezogene Karten und ein Werkzeugkasten
icon-toolbox = Werkzeugkasten des Lagers: eine Aufwertung nach Wahl
icon-factory = Fabrik: Aufwertungen nach Wahl, bis zu ihrer Grenze
icon-factory-upgrade = Bei einer Fabrik: Ein Waggon steigt bis zu ihrer Grenze, oder ein neuer 0er-Waggon
icon-coffee = Eine Bestellung Kaffee, mit Stapel 1: für einen Waggon ab Wert 1
icon-cake = Eine Bestellung Kuchen, mit Stapel 2: für einen Waggon ab Wert 2
icon-champagne = Eine Bestellung Champagner, mit Stapel 3: für einen Waggon ab Wert 7

key-click-name = { -Clicking }
key-click = Alles, was leuchtet. Erst eine Karte, dann den Ort, wo sie wirkt: So führst du sie sofort aus.
key-drag-name = Ziehen
key-drag = Eine Karte auf einen Zug oder eine Station, ein Symbol oder eine Münze dahin, wo sie wirken.
key-enter-name = Enter
key-enter = Drückt den goldenen Knopf. Auch so geht es: { -click } noch einmal auf die Karte, dann führst du sie aus.
key-arrows-name = Pfeiltasten
key-arrows = Führen zum nächsten Ding in ihrer Richtung, so wie es auf dem Tisch liegt; Enter nimmt es.
key-escape-name = Esc
key-escape = Schließt ein Fenster, führt zu deinem Tableau, legt Gewähltes zurück oder öffnet das Menü.
key-figures-name = 1 bis 9
key-figures = Wählt einen markierten Waggon für die gewählte Karte, oberer Zug zuerst, oder eine Antwort.
key-decline-name = D
key-decline = Lehnt die gewählte Karte ab.
key-undo-name = Rücktaste, Strg + Z
key-undo = Nimmt deine letzte Wahl zurück.
key-space-name = Leertaste
key-space = Beschleunigt die Animation. In einer Wertung geht es zum nächsten Waggon oder zur nächsten Karte.
key-log-name = L
key-log = Spielverlauf: was bisher geschehen ist.
key-scores-name = S
key-scores = Punkte: woher sie gekommen sind.
key-cards-name = C
key-cards = Alle Karten: was noch kommen kann, und wer was genommen hat.
key-secrets-name = E
key-secrets = Deine Geheimnisse: was nur du sehen darfst.
key-hint-name = H
key-hint = Tipp: was ein Meister an deiner Stelle täte.
key-help-name = F1
key-help = Die Regeln zu dem, worauf der Zeiger steht, sonst zu dem, was gefragt wird.
key-tab-name = Tab
key-tab = Weiter zum nächsten Bereich des Tischs oder zum nächsten Knopf. Mit der Umschalttaste zurück.

## Bots and hints

help-levels-title = Wie stark ein Bot ist
help-levels = Neuling: { level-novice-note }. Gut für deine ersten Partien.
    Könner: { level-skilled-note }.
    Experte: { level-expert-note }.
    Meister: { level-master-note } und braucht die meiste Zeit.
    Kein Bot weiß mehr, als man auf seinem Platz wissen kann.
help-hint-title = Tipps
help-hint = Wann immer du etwas entscheiden musst, drück H, oder { -click } auf die Lampe in der Leiste rechts. Der Ratgeber zeigt auf dem Tisch, was ein Meister an deiner Stelle täte, sagt, wie viele Punkte das bringen sollte und warum, und nennt die zweitbeste Wahl. Er weiß nur, was du weißt.
help-travellers-title = Was ein Bot mag
help-travellers = Alle Reisenden spielen auf ihre Art, auf jeder Stufe.
    Anna. { style-all-rounder } { style-all-rounder-about }.
    Brandt. { style-engineer } { style-engineer-about }.
    Duval. { style-host } { style-host-about }.
    Whitlock. { style-collector } { style-collector-about }.
    Mei. { style-timekeeper } { style-timekeeper-about }.
    Idris. { style-trader } { style-trader-about }.
    Rosa. { style-builder } { style-builder-about }.
    Okoro. { style-shunter } { style-shunter-about }.
