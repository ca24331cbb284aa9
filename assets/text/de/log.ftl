# First Class, German: words of the log. Keys are kebab-case.
# $who is a player’s name. If it is the reader instead, [you] selects another form of the sentence; [nobody] is for lines
# below the name, which then is not said again. $train is upper or lower, $car the number of a card in that train.

log-drafted = { $who ->
        [you] Du behältst
        [nobody] behält
       *[other] { $who } behält
    } heimlich eine Spielendekarte.
log-market = Neu ausgelegt: eine Spielendekarte, { $card }.
log-round = Runde { $n }. { $who ->
        [you] Du beginnst
       *[other] { $who } beginnt
    }.
log-dealt = Neu in der Auslage: { $card }.
log-turn = { $who ->
        [you] Dein Spielzug
       *[other] { $who }: Spielzug
    } { $n } von 3.
log-taken = { $who ->
        [you] Du nimmst
        [nobody] nimmt
       *[other] { $who } nimmt
    }: { $card }.
log-declined = { $who ->
        [you] Du lehnst
        [nobody] lehnt
       *[other] { $who } lehnt
    } für eine Aufwertung nach Wahl ab: { $card }.
log-start-tile = { $who ->
        [you] Du nimmst
        [nobody] nimmt
       *[other] { $who } nimmt
    } das Startspielerplättchen.
log-removed = Aus dem Spiel: { $card }.
log-row-cleared = Reihe { $n } wird abgeräumt: { $cards ->
        [one] Eine Karte kommt
       *[other] { $cards } Karten kommen
    } aus dem Spiel.
log-kept = { $who ->
        [you] Du legst
        [nobody] legt
       *[other] { $who } legt
    } auf den Ablagestapel: { $card }.
log-contract-laid = { $who ->
        [you] Du legst
        [nobody] legt
       *[other] { $who } legt
    } aus: { $card }.
log-route = { $who ->
        [you] Deine Strecke
        [nobody] Die Strecke
       *[other] Die Strecke von { $who }
    } reicht jetzt bis { $city }.
log-celebrity = { $who ->
        [you] Du lässt
        [nobody] lässt
       *[other] { $who } lässt
    } { $name } in { part-car } einsteigen.
log-postcard = { $who ->
        [you] Du heftest
        [nobody] heftet
       *[other] { $who } heftet
    } die { $card } an die Strecke nach { $city }.
log-car = { $who ->
        [you] Du legst
        [nobody] legt
       *[other] { $who } legt
    } einen 0er-Waggon an den { part-train } an.
log-upgrade = { $who ->
        [you] Du hebst
        [nobody] hebt
       *[other] { $who } hebt
    } { part-car } auf { $n }.
log-mail-car = { $who ->
        [you] Du legst
        [nobody] legt
       *[other] { $who } legt
    } einen Postwaggon an den { part-train } an ({ $what }).
log-tile = { $who ->
        [you] Du legst
        [nobody] legt
       *[other] { $who } legt
    } Lokomotivenplättchen { $n } an den { part-train } an.
log-conductor = { $who ->
        [you] Du gehst
        [nobody] geht
       *[other] { $who } geht
    } mit dem Schaffner im { part-train } { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    } weiter.
log-constantinople = { $who ->
        [you] Du erreichst
        [nobody] erreicht
       *[other] { $who } erreicht
    } Konstantinopel mit einem Schaffner auf dem Lokomotivenplättchen: { $n } Punkte.
log-locomotive = { $who ->
        [you] Du erreichst
        [nobody] erreicht
       *[other] { $who } erreicht
    } mit der Lokomotive Station { $n }.
log-coins = { $who ->
        [you] Du bekommst
        [nobody] bekommt
       *[other] { $who } bekommt
    } { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    }.
log-spent = { $who ->
        [you] Du gibst
        [nobody] gibt
       *[other] { $who } gibt
    } { $n ->
        [one] eine Münze aus Spalte { $columns }
       *[other] { $n } Münzen
    } aus.
log-points = { $who ->
        [you] Du bekommst
        [nobody] bekommt
       *[other] { $who } bekommt
    } { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    } ({ $source }).
log-game-end = { $who ->
        [you] Du nimmst
        [nobody] nimmt
       *[other] { $who } nimmt
    } eine Spielendekarte: { $card }.
log-fulfilled = { $who ->
        [you] Du erfüllst
        [nobody] erfüllt
       *[other] { $who } erfüllt
    }: { $card }.
log-frame = { $source }: { $what }.
log-symbol = { $who ->
        [you] Du führst
        [nobody] führt
       *[other] { $who } führt
    } aus: { $what }.
log-frame-done = { $who ->
        [you] Du beendest
        [nobody] beendet
       *[other] { $who } beendet
    } den Rahmen.
log-lapsed = Verfallen: { $what }.
log-waits = Wartet: { $source } ({ $what }).
log-lost = Ungenutzt verloren: { $source } ({ $what }).
log-out-of-turn = { $who ->
        [you] Du führst aus, was dir
       *[other] { $who } führt aus, was
    } das Startspielerplättchen gebracht hat.
log-turn-ended = { $who ->
        [you] Dein Spielzug
        [nobody] Der Spielzug
       *[other] Der Spielzug von { $who }
    } ist zu Ende.
log-round-ended = Runde { $n } ist zu Ende. { $who ->
        [you] Du hast
       *[other] { $who } hat
    } jetzt die Startspielerfigur.
log-pile-finished = Stapel { $n } ist fertig: { $cards ->
        [one] 1 ungesehene Karte kommt
       *[other] { $cards } ungesehene Karten kommen
    } aus dem Spiel.
log-scoring = Wertungsphase { $n } beginnt.
log-scoring-part = { $who ->
        [you] Dein Teil der Wertungsphase
       *[other] Wertungsphase: { $who }
    }.
log-station = { $who ->
        [you] Du nutzt
        [nobody] nutzt
       *[other] { $who } nutzt
    } Bonusstation { $n }{ $copy ->
        [1] {""}
       *[other] {" "}noch einmal
    }.
log-scored = { $who ->
        [you] Du punktest
        [nobody] punktet
       *[other] { $who } punktet
    } mit { part-car }: { $n }{ $extra ->
        [0] {""}
       *[other] {", "}dazu { $extra } für die Berühmtheit darin
    }.
log-scored-tile = { $who ->
        [you] Du punktest
        [nobody] punktet
       *[other] { $who } punktet
    } mit Lokomotivenplättchen { $tile }: { $n }.
log-scoring-part-ended = { $who ->
        [you] Dein Teil der Wertungsphase
        [nobody] Der Teil der Wertungsphase
       *[other] Der Teil der Wertungsphase von { $who }
    } ist zu Ende.
log-scoring-ended = Wertungsphase { $n } ist zu Ende.
log-final = Schlusswertung: Münzen und Spielendekarten.
log-revealed = { $who ->
        [you] Du deckst
        [nobody] deckt
       *[other] { $who } deckt
    } die anfangs behaltene Spielendekarte auf: { $card }.
log-coins-left = { $who ->
        [you] Du hast
        [nobody] hat
       *[other] { $who } hat
    } noch { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    }.
log-game-end-part = { $who ->
        [you] Deine Spielendekarten
        [nobody] Die Spielendekarten
       *[other] Die Spielendekarten von { $who }
    } werden gewertet.
log-game-end-counts = { $who ->
        [you] Deine Spielendekarte
        [nobody] Die Spielendekarte
       *[other] Die Spielendekarte von { $who }
    } wird gewertet: { $card }.
log-game-end-scored = { $who ->
        [you] Du bekommst
        [nobody] bekommt
       *[other] { $who } bekommt
    } { $cards } × { $n } = { $sum } für eine Spielendekarte: { $card }.
log-final-ended = Münzen und Spielendekarten sind gewertet.
log-ended = Die Partie ist zu Ende. { $who ->
        [you] Du gewinnst
       *[other] { $n ->
                [one] { $who } gewinnt
               *[other] { $who } gewinnen gemeinsam
            }
    }.

# Module C: murder
log-destroy-evidence = { $who ->
        [you] Du legst
        [nobody] legt
       *[other] { $who } legt
    } eine „Beweise vernichten“-Karte offen aus.
log-evidence = { $who ->
        [you] Du ziehst
        [nobody] zieht
       *[other] { $who } zieht
    } verdeckt einen Beweis.
log-dummy-suspects = { $who } bekommt aus der abgeräumten Reihe: { $card }.
log-revelation = Die Enthüllung: Der Mord wird aufgeklärt.
log-murderer = { $who ->
        [you] Du hast
        [nobody] hat
       *[other] { $who } hat
    } die Mörderkarte!
log-innocent = { $who ->
        [you] Du bist
        [nobody] ist
       *[other] { $who } ist
    } unschuldig.
log-evidence-shown = { $who ->
        [you] Deine Beweise
        [nobody] Die Beweise
       *[other] Die Beweise gegen { $who }
    }: { $n ->
        [0] keine
       *[other] { $what }
    }.
log-evidence-gone = { $who ->
        [you] Du gibst
        [nobody] gibt
       *[other] { $who } gibt
    } einen Beweis ab: { $what }.
log-nobody-arrested = Alle haben gleich viele Fingerabdrücke: Niemand wird verhaftet.
log-arrested = Verhaftet, mit { $n ->
        [one] 1 Fingerabdruck
       *[other] { $n } Fingerabdrücken
    }: { $names }.
log-escaped = { $who ->
        [you] Du kommst
        [nobody] kommt
       *[other] { $who } kommt
    } mit dem Mord davon: 20 Punkte.
log-escaped-dummy = { $who } kommt mit dem Mord davon.
log-ended-nobody = Die Partie ist zu Ende. Alle sind verhaftet: Niemand gewinnt.

# Module D: passengers and luggage
log-passenger = { $who ->
        [you] Dein Passagier
        [nobody] Der Passagier
       *[other] Der Passagier von { $who }
    } kommt in { part-car }.
log-passenger-seated = { $who ->
        [you] Dein Passagier
        [nobody] Der Passagier
       *[other] Der Passagier von { $who }
    } nimmt in { part-car } Platz und bringt { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    }.
log-luggage = { $who ->
        [you] Dein Gepäck
        [nobody] Das Gepäck
       *[other] Das Gepäck von { $who }
    } kommt in { part-car }.
log-luggage-loaded = { $who ->
        [you] Dein Gepäck
        [nobody] Das Gepäck
       *[other] Das Gepäck von { $who }
    } wird in { part-car } verladen und bringt { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }.

# Modules E and F: between the trains
log-middle = { $who ->
        [you] Du legst
        [nobody] legt
       *[other] { $who } legt
    } an Position { $n }: { $card }.
log-mechanic = { $who ->
        [you] Dein Mechaniker an Position { $n } hat
        [nobody] Der Mechaniker an Position { $n } hat
       *[other] Bei { $who } hat der Mechaniker an Position { $n }
    } seine Arbeit im { part-train } getan.
log-mechanic-lapsed = { $who ->
        [you] Dein Mechaniker an Position { $n } findet
        [nobody] Der Mechaniker an Position { $n } findet
       *[other] Bei { $who } findet der Mechaniker an Position { $n }
    } im { part-train } nichts zu tun.
log-factory = { $who ->
        [you] Deine Fabrik an Position { $place } arbeitet
        [nobody] Die Fabrik an Position { $place } arbeitet
       *[other] Bei { $who } arbeitet die Fabrik an Position { $place }
    }: { $n ->
        [0] keine Aufwertung
        [one] 1 Aufwertung
       *[other] { $n } Aufwertungen
    }.
log-storage = { $who ->
        [you] Du ziehst
        [nobody] zieht
       *[other] { $who } zieht
    } { $n ->
        [0] keine Karten: Der Stapel ist leer
        [one] 1 Karte für das Lager: { $cards }
       *[other] { $n } Karten für das Lager: { $cards }
    }.
log-storage-card = { $who ->
        [you] Du nutzt
        [nobody] nutzt
       *[other] { $who } nutzt
    } aus dem Lager: { $card }.
log-toolbox = { $who ->
        [you] Du nutzt
        [nobody] nutzt
       *[other] { $who } nutzt
    } den Werkzeugkasten des Lagers.
log-storage-returned = { $n ->
        [one] Die gezogene Karte kommt
       *[other] Die { $n } gezogenen Karten kommen
    } zurück in den Stapel.
log-switch = Die Weiche an Position { $place } bringt { $who ->
        [you] dir{" "}
        [nobody] {""}
       *[other] { $who }{" "}
    }{ $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    } für den { part-train }.

# Teatime
log-orders = Neu zu bestellen: { $tiles }.
log-order = { $who ->
        [you] Du bestellst
        [nobody] bestellt
       *[other] { $who } bestellt
    } { $tile } für { part-car }.
log-order-scored = Die Bestellung in { part-car } bringt { $who ->
        [you] dir{" "}
        [nobody] {""}
       *[other] { $who }{" "}
    }{ $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }.
