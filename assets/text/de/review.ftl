# What the Master says of a game.

review-title = Rückblick
review-curve = Gewinnchance in %
review-round = Runde
review-figures = Wie gut du gespielt hast
review-accuracy = Genauigkeit
review-percent = { $percent } %
review-like-master = { $like } von { $all } Spielzügen wie der Meister
review-given-away = { $points ->
    [one] ein Punkt verschenkt
   *[other] { $points } Punkte verschenkt
}
review-in-five = { $turns ->
    [0] keiner davon in einem einzelnen Spielzug
    [one] { $points } davon in einem Spielzug
   *[other] { $points } davon in { $turns } Spielzügen
}
review-luck-even = die Karten waren zu allen fair
review-luck-good = Kartenglück: { $percent } % mehr Chance
review-luck-bad = Kartenpech: { $percent } % weniger Chance
review-part-cars = Waggons
review-part-conductors = Schaffner
review-part-route = Strecke
review-part-contracts = Aufträge
review-part-game-end = Spielende
review-part-modules = Module
review-turns = { $number ->
    [0] Spielzüge zum Nachsehen
    [one] Ein Spielzug zum Nachsehen
    [2] Zwei Spielzüge zum Nachsehen
    [3] Drei Spielzüge zum Nachsehen
    [4] Vier Spielzüge zum Nachsehen
   *[other] Fünf Spielzüge zum Nachsehen
}
review-columns = Punkte    Chance
review-looks = Der Meister geht deine Spielzüge durch …
review-nothing = Nichts zu beanstanden.
review-when = Runde { $round }, Zug { $turn }
review-draft = Wahl der ersten Spielendekarte
review-before-round-1 = vor Runde 1
review-scoring = Wertungsphase
review-after-round = nach Runde { $round }
review-less = −{ $percent } %
review-points-short = { $points } Pkt.
review-before = vor deiner Wahl
review-after-yours = nach deiner Wahl
review-after-masters = nach der Wahl des Meisters
review-you = Deine Wahl
review-master = Der Meister
review-points = Punkte
review-table-after = Tisch danach
review-table-masters = Tisch des Meisters
review-table-before = Tisch davor
review-play-on = Von hier an spielen
review-start-tile = das Startspielerplättchen
review-no-card = keine Karte
review-same = Der Meister hätte dasselbe getan.
review-no-reason = Mit der Wahl des Meisters bringt jede Punktequelle etwas mehr.
review-not-blamed = Das kann Zufall sein: Der Unterschied liegt innerhalb der Fehlergrenze.
review-short-none = von allem ein bisschen
review-short-source = weniger durch: { $source }
review-short-arrest = Gefahr der Verhaftung
review-short-unfulfilled = ein zu schwerer Auftrag
review-short-fulfils = { $n ->
    [one] ein Auftrag blieb offen
   *[other] { $n } Aufträge blieben offen
}
review-short-lapsed = { $n ->
    [one] ein Symbol verfallen
   *[other] { $n } Symbole verfallen
}
review-short-declined = Karte abgelehnt
review-short-coins-unspent = Münzen ungenutzt
review-short-coins-spent = Münzen zu früh weg
review-short-taken-by = { $name } bekam die bessere Karte
review-source = { $source }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} mehr mit der Wahl des Meisters.
review-arrest = Mit der Wahl des Meisters wirst du in { $master } % der Partien verhaftet, mit deiner in { $played } %.
review-unfulfilled = In { $share } % der Partien erfüllst du deinen Auftrag nie.
review-fulfils = { $n ->
    [one] Der Meister erfüllt einen Auftrag, den du offen gelassen hast.
   *[other] Der Meister erfüllt { $n } Aufträge, die du offen gelassen hast.
}
review-lapsed = { $n ->
    [one] Verfallen: { $symbols }.
   *[other] Verfallen: { $symbols }.
}
review-declined = Du hast abgelehnt: { $card }; der Meister führt eine Karte aus.
review-coins-unspent = { $more ->
    [one] Der Meister gibt eine Münze aus, die bei dir liegen blieb.
   *[other] Der Meister gibt { $more } Münzen aus, die bei dir liegen blieben.
}
review-coins-spent = { $less ->
    [one] Der Meister spart eine Münze, die du ausgegeben hast.
   *[other] Der Meister spart { $less } Münzen, die du ausgegeben hast.
}
review-taken-by = Später in der Runde nahm { $name } diese Karte: { $card }.
