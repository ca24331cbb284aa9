# First Class, German: the ladder of thirty prepared journeys. One line a text; what it is about is two sentences of at
# most about 65 letters each, a goal has at most about 42 letters. Keys are kebab-case.

## The plain

ladder-the-last-round = Die letzte Runde
ladder-the-last-round-about = Drei Spielzüge noch, und die Schaffner sind weit hinten. Nur die Waggons, die sie erreichen, bringen Punkte.
ladder-the-last-round-goal-1 = 7 Karten erreichen
ladder-the-last-round-goal-2 = 11 erreichen
ladder-the-last-round-goal-3 = 11, und 40 Punkte vorn

ladder-a-train-of-twelves = Lauter Zwölfer
ladder-a-train-of-twelves-about = Kein Waggon ist je mehr wert als der links von ihm. Fang vorne an, und verteil deine Aufwertungen nicht.
ladder-a-train-of-twelves-goal-1 = zwei 12er in einem Zug
ladder-a-train-of-twelves-goal-2 = drei davon
ladder-a-train-of-twelves-goal-3 = vier, und gewinnen

ladder-four-coins = Vier Münzen
ladder-four-coins-about = Für vier beliebige Münzen gibt es eine offene Spielendekarte. Du hast viele Waggonkarten, also wähle gut.
ladder-four-coins-goal-1 = 2 Spielendekarten haben
ladder-four-coins-goal-2 = 4 davon haben
ladder-four-coins-goal-3 = 6 haben, und gewinnen

ladder-no-thank-you = Nein danke
ladder-no-thank-you-about = Eine abgelehnte Karte gibt dir eine Aufwertung nach Wahl. Für deine Spielendekarten zählt sie trotzdem.
ladder-no-thank-you-goal-1 = 2 Karten ablehnen
ladder-no-thank-you-goal-2 = 4 Karten ablehnen
ladder-no-thank-you-goal-3 = 5 ablehnen, und gewinnen

ladder-stations = Stationen
ladder-stations-about = Eine Bonusstation zahlt in jeder Wertungsphase. Bau deine Strecke aus, und fahr früh los.
ladder-stations-goal-1 = Station 7 erreichen
ladder-stations-goal-2 = Station 13
ladder-stations-goal-3 = Station 17, und gewinnen

ladder-two-trains = Zwei Züge auf einmal
ladder-two-trains-about = Der obere Zug ist gut, der untere nicht. Die ersten Stufen eines Waggons sind die billigsten.
ladder-two-trains-goal-1 = ein 4er in jedem Zug
ladder-two-trains-goal-2 = je zwei 4er
ladder-two-trains-goal-3 = je drei, und gewinnen

## The Rhine

ladder-mail-cars = Postwaggons
ladder-mail-cars-about = Der fünfte Waggon bringt einen Postwaggon samt Bonus. Verlängere beide Züge, und zieh mit den Schaffnern nach.
ladder-mail-cars-goal-1 = ein Postwaggon
ladder-mail-cars-goal-2 = beide, 12 Karten erreicht
ladder-mail-cars-goal-3 = beide, 16 erreicht, Sieg

ladder-signed-and-sealed = Brief und Siegel
ladder-signed-and-sealed-about = Ein Auftrag zahlt, sobald seine Voraussetzung erfüllt ist. Nimm, was deine Züge ohnehin schaffen.
ladder-signed-and-sealed-goal-1 = 2 Aufträge erfüllen
ladder-signed-and-sealed-goal-2 = 4 erfüllen
ladder-signed-and-sealed-goal-3 = 5 erfüllen, und gewinnen

ladder-famous-guests = Berühmte Gäste
ladder-famous-guests-about = Eine Berühmtheit verdoppelt einen Waggon für immer. Lass sie früh einsteigen, und mach ihre Waggons groß.
ladder-famous-guests-goal-1 = 3 Berühmtheiten
ladder-famous-guests-goal-2 = ein 12er verdoppelt
ladder-famous-guests-goal-3 = 45 Punkte durch sie, Sieg

ladder-wish-you-were-here = Schöne Grüße
ladder-wish-you-were-here-about = Eine Postkarte verdoppelt die Bonusstationen ihrer Karte. Hefte sie an, wo die Lokomotive schon war.
ladder-wish-you-were-here-goal-1 = eine Postkarte
ladder-wish-you-were-here-goal-2 = zwei davon
ladder-wish-you-were-here-goal-3 = beide, 50 Punkte (Strecke, Boni), Sieg

ladder-me-first = Ich zuerst
ladder-me-first-about = Das Startspielerplättchen bringt zwei Münzen und die erste Wahl, kostet aber einen Spielzug: gut bei schlechter Auslage.
ladder-me-first-goal-1 = das Plättchen nehmen
ladder-me-first-goal-2 = es zweimal nehmen
ladder-me-first-goal-3 = zweimal, und gewinnen

ladder-take-your-seats = Bitte Platz nehmen
ladder-take-your-seats-about = Jeder Passagier zahlt eine Münze mehr als der vorige. Er setzt sich in gute Waggons, die der Schaffner erreicht hat.
ladder-take-your-seats-goal-1 = 2 Passagiere sitzen
ladder-take-your-seats-goal-2 = 3 Passagiere sitzen
ladder-take-your-seats-goal-3 = 4 sitzen, und gewinnen

## The Alps

ladder-heavy-luggage = Schweres Gepäck
ladder-heavy-luggage-about = Jedes Gepäckstück bringt zwei Punkte mehr als das letzte. Der untere Zug braucht Waggons und seinen Schaffner.
ladder-heavy-luggage-goal-1 = 2 Gepäckstücke verladen
ladder-heavy-luggage-goal-2 = 4 verladen
ladder-heavy-luggage-goal-3 = 35 Punkte damit, und gewinnen

ladder-two-to-the-bosporus = Zweimal zum Bosporus
ladder-two-to-the-bosporus-about = Zwei Runden noch, und beide Züge haben ihre Lok. Bring deine Schaffner auf die Lokomotivenplättchen.
ladder-two-to-the-bosporus-goal-1 = einer von beiden
ladder-two-to-the-bosporus-goal-2 = beide
ladder-two-to-the-bosporus-goal-3 = beide, und gewinnen

ladder-switches = Weichen
ladder-switches-about = Eine Weiche sieht auf einen Waggon oben und einen unten. Vier davon zahlen in jeder Wertungsphase.
ladder-switches-goal-1 = 10 Punkte mit Weichen
ladder-switches-goal-2 = 25 Punkte damit
ladder-switches-goal-3 = 25 Punkte, und gewinnen

ladder-the-mechanic = Der Mechaniker
ladder-the-mechanic-about = Ein Mechaniker wertet den Waggon rechts von einem guten auf. Er wirkt in beiden Zügen und kostet keinen Spielzug.
ladder-the-mechanic-goal-1 = 1 Waggon per Mechaniker
ladder-the-mechanic-goal-2 = 3 Waggons
ladder-the-mechanic-goal-3 = 4 Waggons, und gewinnen

ladder-teatime = Kaffee & Kuchen
ladder-teatime-about = Für zwei Münzen bestellst du für einen guten Waggon. Das bringt in jeder weiteren Wertungsphase Punkte.
ladder-teatime-goal-1 = eine Bestellung
ladder-teatime-goal-2 = 15 Punkte mit Bestellungen
ladder-teatime-goal-3 = 3 servieren, und gewinnen

ladder-the-storage = Das Lager
ladder-the-storage-about = Das Lager zeigt drei Karten vom Stapel und einen Werkzeugkasten. Nutz zwei davon: mehr, als eine Karte gibt.
ladder-the-storage-goal-1 = eine Lagerkarte nutzen
ladder-the-storage-goal-2 = 2 aus einem Lager
ladder-the-storage-goal-3 = 3 insgesamt, und gewinnen

## The Danube

ladder-the-factory = Die Fabrik
ladder-the-factory-about = Mit jeder neuen Fabrik arbeiten alle noch einmal. Je weiter rechts eine liegt, desto mehr wertet sie auf.
ladder-the-factory-goal-1 = 3 Aufwertungen einer Fabrik
ladder-the-factory-goal-2 = 4 durch eine Fabrik
ladder-the-factory-goal-3 = 4, und gewinnen

ladder-the-suspect = Unter Verdacht
ladder-the-suspect-about = Alle Beweise deuten auf dich. Vernichte sie, oder sorg dafür, dass jemand anders mehr hat.
ladder-the-suspect-goal-1 = keine Verhaftung
ladder-the-suspect-goal-2 = frei, mit 215 Punkten
ladder-the-suspect-goal-3 = ausgerechnet du gewinnst

ladder-the-murderer = Die Mörderkarte
ladder-the-murderer-about = Du warst es, und am Ende ziehst du noch zwei Beweise. Kommst du davon, gibt das 20 Punkte.
ladder-the-murderer-goal-1 = keine Verhaftung
ladder-the-murderer-goal-2 = davonkommen, Platz 1 oder 2
ladder-the-murderer-goal-3 = davonkommen, und gewinnen

ladder-contracts-as-an-engine = Volle Auftragsbücher
ladder-contracts-as-an-engine-about = Manche Boni zählen alle Aufträge, die du erfüllt hast. Heb diese auf, und erfülle erst die anderen.
ladder-contracts-as-an-engine-goal-1 = insgesamt 4 Aufträge
ladder-contracts-as-an-engine-goal-2 = insgesamt 6
ladder-contracts-as-an-engine-goal-3 = insgesamt 7, und gewinnen

ladder-counted-at-the-end = Am Ende wird gezählt
ladder-counted-at-the-end-about = Schaffnerkarten, und Spielendekarten, die sie zählen: Jede der einen Art macht die der anderen wertvoller.
ladder-counted-at-the-end-goal-1 = 60 Punkte mit Spielendekarten
ladder-counted-at-the-end-goal-2 = 90 Punkte
ladder-counted-at-the-end-goal-3 = 110 Punkte, und gewinnen

ladder-the-long-route = Die lange Strecke
ladder-the-long-route-about = Stadt um Stadt, bis nach Konstantinopel. Karten, Münzen und Boni: Alles bewegt die Lokomotive.
ladder-the-long-route-goal-1 = Station 11 erreichen
ladder-the-long-route-goal-2 = Station 16
ladder-the-long-route-goal-3 = Station 20, und gewinnen

## The Bosporus

ladder-four-at-the-table = Zu viert am Tisch
ladder-four-at-the-table-about = Drei andere wollen dieselben Karten, und Reihen halten lange. Drei Runden mit Fabriken, Weichen und Kaffee.
ladder-four-at-the-table-goal-1 = mindestens Platz 3
ladder-four-at-the-table-goal-2 = mindestens Platz 2
ladder-four-at-the-table-goal-3 = gewinnen

ladder-far-behind = Weit zurück
ladder-far-behind-about = Ein Experte liegt zwei Runden vor Schluss 38 Punkte vorn. Deine Züge sind besser: Lass jeden Waggon zählen.
ladder-far-behind-goal-1 = noch 150 Punkte holen
ladder-far-behind-goal-2 = noch 185 Punkte holen
ladder-far-behind-goal-3 = gewinnen

ladder-a-hundred-at-once = Hundert auf einmal
ladder-a-hundred-at-once-about = Nur eine Wertungsphase noch, und alles zählt darin. Berühmtheiten, Champagner, 12er: Wie viel bringen zwei Züge?
ladder-a-hundred-at-once-goal-1 = 100 Punkte mit deinen Zügen
ladder-a-hundred-at-once-goal-2 = 125 Punkte
ladder-a-hundred-at-once-goal-3 = 140 Punkte, und gewinnen

ladder-from-paris = Ab Paris
ladder-from-paris-about = Eine ganze Partie gegen zwei Könner. Plane von der ersten Karte bis zur letzten.
ladder-from-paris-goal-1 = 200 Punkte holen
ladder-from-paris-goal-2 = mindestens Platz 2
ladder-from-paris-goal-3 = mit 240 Punkten gewinnen

ladder-a-full-compartment = Volles Abteil
ladder-a-full-compartment-about = Eine ganze Partie zu viert, mit Mord, Passagieren und Kaffee. Ein Experte ist auch dabei.
ladder-a-full-compartment-goal-1 = keine Verhaftung
ladder-a-full-compartment-goal-2 = frei, und mindestens Platz 2
ladder-a-full-compartment-goal-3 = gewinnen

ladder-the-orient-express = Der Orient-Express
ladder-the-orient-express-about = Eine ganze Partie gegen den Meister. Leicht hat das noch niemand genannt.
ladder-the-orient-express-goal-1 = 220 Punkte holen
ladder-the-orient-express-goal-2 = ein Schaffner auf dem Lokplättchen
ladder-the-orient-express-goal-3 = gewinnen
