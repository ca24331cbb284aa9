# First Class, German: words of the table. Keys are kebab-case.

## Headings of the cards, at most 86 px wide at 14 px: shorter than in the rules where necessary
card-railroad-car = Waggon
card-conductor = Schaffner
card-locomotive = Lokomotive
card-route = Strecke
card-contract = Auftrag
card-coins = Münzen
card-game-end = Spielende
card-celebrity = Berühmtheit
card-postcard = Postkarte
card-suspect = Verdacht
card-destroy-evidence = Beweise
card-passenger-luggage = Zustieg
card-toolbox = Werkzeug
card-switch = Weiche
card-mechanic = Mechaniker
card-storage = Lager
card-factory = Fabrik

## The offer
table-start = Start
table-player = spieler
table-draft = Behalte eine Spielendekarte
table-draft-about = Sie zählt am Ende; bis dahin ist sie dein Geheimnis.

## The market
table-game-end = Spielende
table-constantinople = Konstantinopel

## The board in front
table-you = du
table-bot = Bot
table-paris = Paris
table-upper = Oberer
table-lower = Unterer
table-train = Zug
table-fulfilled = Erfüllt
triumph-constantinople = Konstantinopel!
triumph-gilded = Erster in Gold
triumph-whole-train = Ein ganzer Zug
table-would = brächte
table-later = +0 jetzt
table-up-to = bis zu { $n }
table-score = jetzt
table-route = Strecke
table-coins = Münzen
table-contracts = Aufträge
table-no-contracts = keine offenen Aufträge
table-progress = { $done } von { $all }
table-mail-cars = Übrige Postwaggons
table-mail-cars-short = Postwaggons
table-taken-cards = Ablage
table-no-card-yet = noch keine
table-no-card = keine
table-each-phase = pro Wertung
table-evidence = Beweise
table-murderer = Mörderkarte
table-innocent = Unschuldig
table-whodunit = Wer war’s?
table-arrested = verhaftet
table-dummy-a = A
table-dummy-b = B
table-storage = Lager
table-storage-about = Nutz bis zu zwei davon, eine nach der anderen.

## What is pointed at, in words
about-start-tile = Startspielerplättchen
about-start-tile-words = Nimm es statt einer Karte, dann bekommst du am Ende der Runde, noch vor einer Wertungsphase, die Startspielerfigur. Die Karte ganz links in der obersten Reihe kommt aus dem Spiel.
about-start-tile-gain = { $steps ->
    [0] Du: { $what }.
    [1] Erste Person links von dir: { $what }.
    [2] Zweite Person links von dir: { $what }.
   *[other] Dritte Person links von dir: { $what }.
}
about-row = Reihe { $row }
about-row-words = { $taken } von { $all } Karten genommen. Sobald aus einer Reihe so viele Karten genommen sind, wie Personen mitspielen, kommt der Rest aus dem Spiel.
about-steps = { -Click } darauf, um { $steps ->
    [one] eine Station
   *[other] { $steps } Stationen
} weiterzufahren: Die Zahl daneben sagt, wie weit es geht.
about-conductor-steps = { -Click } auf ihn, um bis zu { $steps ->
    [one] eine Karte
   *[other] { $steps } Karten
} weiterzugehen: Die Zahl daneben sagt, wie weit es geht.
about-game-end = Kostet 4 Münzen aus beliebigen Spalten.
about-draft = Die Karte, die du behältst, bringt keine Aktion und bleibt bis zur Schlusswertung dein Geheimnis.
about-slot = Hier kommt der nächste 0er-Waggon hin.
about-slot-mail = Die sechste Karte ist ein Postwaggon: Er folgt sofort auf die fünfte.
about-slot-locomotive = Die zehnte Karte ist ein Lokomotivenplättchen: Es folgt sofort auf die neunte.
about-conductor = Schaffner
about-conductor-words = Geht in diesem Zug von Karte zu Karte. In einer Wertungsphase bringen nur Karten Punkte, die er erreicht oder überschritten hat. Die ersten drei Schaffner auf einem Lokomotivenplättchen bringen sofort Punkte: Konstantinopel.
about-locomotive = Lokomotive
about-locomotive-words = Fährt deine Strecke entlang, Station für Station. Eine Punktestation bringt einmal Punkte. Eine Bonusstation gibt ihren Bonus von da an in jeder Wertungsphase.
about-route-board = Hier beginnt die Reise. Streckenkarten kommen links dazu. Eine Postkarte lässt sich hier nicht anheften.
about-coins = Münzen, Spalte { $column }
about-coins-1 = Eine Münze aus dieser Spalte bringt einen 0er-Waggon.
about-coins-2 = Eine Münze aus dieser Spalte bringt 1 Schaffnerschritt oder 1 Station.
about-coins-3 = Eine Münze aus dieser Spalte bringt eine Aufwertung nach Wahl.
about-coins-all = Jede Münze bringt 1 Punkt, vier beliebige bringen eine Spielendekarte. Es gibt 12 Felder, die Spalte für Spalte gefüllt werden. Bekommst du mehr Münzen, als passen, gib erst welche aus, oder nimm für jede übrige 1 Punkt.
about-contract-now = Bisher: { $done } von { $all }.
about-mail-car = Postwaggon
about-mail-car-words = Folgt sofort auf die fünfte Karte eines Zuges und bringt seinen Bonus, wenn er gelegt wird. Er bringt keine Punkte, lässt sich nicht aufwerten und nimmt niemanden auf.
about-tiles-left = { $left ->
    [one] Das ist das letzte Plättchen.
   *[other] Noch { $left } Plättchen sind da.
}
about-constantinople = Die ersten drei Schaffner auf einem Lokomotivenplättchen bringen { $points } Punkte. Mit beiden eigenen geht das auch zweimal.
about-pile = Stapel { $pile }
about-pile-words = Runden { $rounds }. { $left ->
        [one] 1 Karte
       *[other] { $left } Karten
    }.
about-pile-now = Runden { $rounds }, jetzt im Spiel. Noch { $left ->
        [one] 1 Karte
       *[other] { $left } Karten
    }.
about-car = { $value }er-Waggon
about-car-reached = Der Schaffner hat ihn erreicht: Er bringt in jeder Wertungsphase Punkte.
about-car-dark = Der Schaffner hat ihn noch nicht erreicht: Er bringt keine Punkte.
about-car-guest = { $name } verdoppelt seine Punkte.
about-car-next = Kann auf { $value } aufgewertet werden.
about-car-stuck = Kann jetzt nicht aufgewertet werden: Kein Waggon darf mehr wert sein als der links von ihm.
about-car-top = Mehr kann ein Waggon nicht wert sein.
about-station = Station { $number }
about-station-reached = Erreicht.
about-station-ahead = Noch nicht erreicht.
about-station-twice = Eine Postkarte verdoppelt ihren Bonus.
about-passenger-waits = Ein Passagier wartet: Er nimmt Platz, sobald der Waggon mindestens 1 wert ist und der Schaffner ihn erreicht hat. Das bringt dann: { $what }.
about-passenger-seated = Sein Passagier sitzt.
about-luggage-waits = Gepäck wartet: Es wird verladen, sobald der Waggon mindestens 1 wert ist und der Schaffner ihn erreicht hat. Das bringt dann: { $what }.
about-luggage-loaded = Sein Gepäck ist verladen.
about-car-order = { $what ->
        [coffee] Kaffee
        [cake] Kuchen
       *[champagne] Champagner
    }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } in jeder Wertungsphase, sobald der Schaffner den Waggon erreicht hat.
about-middle = Zwischenposition { $place }
about-middle-empty = Hierher kommen Weichen, Mechaniker und Fabriken, von links nach rechts. Eine neue Karte darf auch eine frühere überdecken, die dann nicht mehr zählt.
about-switch-now = Derzeit bringt sie pro Wertungsphase { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
about-mechanic-done = Er hat seine Arbeit in beiden Zügen getan.
about-factory-now = Hier gibt sie { $upgrades ->
    [one] 1 Aufwertung
   *[other] { $upgrades } Aufwertungen
}, bis Wert { $limit }.
about-covered = Darunter, und ohne Wirkung: { $cards }.
order-coffee = Kaffee
order-cake = Kuchen
order-champagne = Champagner
about-order = Kostet 2 Münzen aus beliebigen Spalten. Für einen Waggon ab Wert { $value }, der noch keine Bestellung hat; jeder Zug nimmt von jeder Sorte nur eine. Bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } in jeder Wertungsphase, sobald der Schaffner den Waggon erreicht hat.
about-evidence-left = { $left ->
    [one] Noch ein verdeckter Beweis ist da.
   *[other] Noch { $left } verdeckte Beweise sind da.
}
about-evidence-hidden = { $tokens ->
    [0] Keine Beweise.
    [one] Ein Beweis, verdeckt.
   *[other] { $tokens } Beweise, verdeckt.
}
about-evidence = { $tokens ->
    [one] Ein Beweis
   *[other] { $tokens } Beweise
    } { $fingerprints ->
        [0] ohne Fingerabdruck
        [one] mit 1 Fingerabdruck
       *[other] mit { $fingerprints } Fingerabdrücken
    }.
about-destroy = { $cards ->
    [0] Keine „Beweise vernichten“-Karten.
    [one] 1 „Beweise vernichten“-Karte vernichtet am Ende 1 Beweis.
   *[other] { $cards } „Beweise vernichten“-Karten vernichten am Ende { $tokens } Beweise.
}
about-murderer = Du hast die Mörderkarte: 20 Punkte, wenn du nicht verhaftet wirst.
about-innocent = Du bist unschuldig.
about-whodunit = Mörderkarte oder unschuldig? Das weiß nur, wer die Karte hat.
about-dummy-a = Bekommt die Karten von „Wer ist der Mörder?“, die beim Abräumen von Reihe 1 übrig sind. Zieht auch einen Beweis, wenn jemand von euch alle anderen verdächtigt.
about-dummy-b = Bekommt die Karten von „Wer ist der Mörder?“, die beim Abräumen von Reihe 3 übrig sind. Zieht auch einen Beweis, wenn jemand von euch alle anderen verdächtigt.
about-dummy = Beweise: { $tokens }. „Beweise vernichten“-Karten: { $cards }.
about-toolbox = Eine Aufwertung nach Wahl.
about-taken = Genommene Karten. Diese zählen für Spielendekarten:
about-taken-of = Genommene { $type ->
        [railroad-car] Waggonkarten
        [conductor] Schaffnerkarten
       *[locomotive] Lokkarten
    }: { $n }
about-own-game-end = Spielendekarten
about-drafted = Die mit dem Schloss ist von der Kartenwahl: Bis zur Schlusswertung siehst nur du sie.
about-hidden = Eine ist von der Kartenwahl und geheim; in der Schlusswertung wird sie aufgedeckt.

about-order-turn = Bestellen kannst du, wenn du dran bist, oder in deinem Teil einer Wertungsphase.
about-order-coins = Das kostet 2 Münzen; so viele hast du nicht.
about-order-class = Noch ist keiner deiner Waggons genug wert.
about-order-taken = Jeder Waggon, der gut genug ist, hat schon eine Bestellung, oder sein Zug hat schon eine dieser Sorte.
about-order-frame = Beende erst, was du gerade tust: Bestellt wird zwischen den Aktionen.
## What a factory gives in its place
about-factory-nothing = Hier hat sie jetzt nichts aufzuwerten.
about-factory-new-cars = Hier gibt sie { $upgrades ->
    [one] 1 neuen 0er-Waggon
   *[other] { $upgrades } neue 0er-Waggons
}: Über 0 darf nichts steigen.
