# First Class, German: words of the panels. Keys are kebab-case.

## Top bar and small boards

title = First Class
top-end = Ende
top-round = Runde { $n } von 6
top-round-short = Runde { $n }/6
top-pile = Stapel { $n }
top-to-play = { $name } ist dran
top-to-play-short = { $name }
top-turn = Zug { $n } von 3
top-turn-short = Zug { $n }/3
tip-rounds = Sechs Runden, zwei pro Stapel. Auf die Runden 2, 4 und 6 folgt eine Wertungsphase.
tip-player = { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }{ $start ->
        [1] {", "}Startspielerfigur
       *[other] {""}
    }. { -Click } darauf, um dieses Tableau nach vorn zu holen.
tip-clock = { $tip } { $minutes ->
        [0] Noch weniger als eine Minute auf der Uhr.
        [one] Noch 1 Minute auf der Uhr.
       *[other] Noch { $minutes } Minuten auf der Uhr.
    }
tip-menu = Menü (Esc)
tip-board = Tableau von { $name }. { -Click } darauf, um es nach vorn zu holen.
tip-evidence = Beweise: { $tokens ->
        [one] 1, verdeckt
       *[other] { $tokens }, verdeckt
    }{ $cards ->
        [0] {""}
        [one] {"; "}1 „Beweise vernichten“-Karte
       *[other] {"; "}{ $cards } „Beweise vernichten“-Karten
    }.
tip-guests = { $passengers ->
        [one] 1 Passagier sitzt
       *[other] { $passengers } Passagiere sitzen
    }, { $luggage ->
        [one] 1 Gepäckstück
       *[other] { $luggage } Gepäckstücke
    } verladen{ $waiting ->
        [0] {""}
        [one] {", "}1 wartet noch (auf einen Waggon ab Wert 1 und seinen Schaffner)
       *[other] {", "}{ $waiting } warten noch (auf einen Waggon ab Wert 1 und seinen Schaffner)
    }.
tip-middle = Position { $n }: { $card }.
tip-ordered = Bestellt: { $tiles }.
board-of-other = Du siehst das Tableau von { $name }
board-back = Zurück (Esc)
prompt-more-answers = Mehr
tab-offer = Auslage
tab-route = Strecke
tab-market = Markt
tab-coins = Münzen
tab-contract = Auftrag
tab-contract-short = Auftrag
tab-evidence = Beweise
tab-evidence-short = Spuren
tab-others = Andere
tab-log = Verlauf
tab-own = Mein Tableau
tab-own-short = Ich
side-upper = Oben
side-lower = Unten
side-none = keine

## The prompt

prompt-title-take = { $who ->
        [you] Du bist dran
       *[other] { $who }
    }: Karte nehmen
prompt-title-take-short = Karte nehmen
prompt-title-finish = { $who ->
        [you] Dein Spielzug
       *[other] { $who }
    }: Abschluss
prompt-title-finish-short = Abschluss
prompt-title-scoring = { $who ->
        [you] Deine Wertungsphase
       *[other] { $who }: Wertung
    }
prompt-title-scoring-short = Wertung
prompt-title-out-of-turn = { $who ->
        [you] Ein Bonus für dich
       *[other] Ein Bonus für { $who }
    }
prompt-title-out-of-turn-short = Ein Bonus
prompt-title-draft = { $who ->
        [you] Deine
       *[other] { $who }:
    } erste Spielendekarte
prompt-title-draft-short = Karte behalten
prompt-title-draft-other = Wahl der Spielendekarten
prompt-title-between = First Class
prompt-title-round = Runde { $n }
prompt-dealing = { $about ->
        [last] Neue Karten werden für die letzte Runde ausgelegt. Danach werden die Züge noch einmal gewertet, dann folgt die Schlusswertung.
        [first] Die Karten werden ausgelegt.
        [scoring] Neue Karten werden ausgelegt. Nach dieser Runde kommt eine Wertungsphase.
       *[pile] Neue Karten werden ausgelegt, aus Stapel { $pile }: Sie bringen mehr.
    }
prompt-title-other = { $who ->
        [you] Du bist dran
       *[other] { $who } ist dran
    }
prompt-title-make-room = Mach Platz für Münzen
prompt-title-make-room-short = Platz machen
prompt-title-mail-car = Welcher Postwaggon?
prompt-title-mail-car-short = Postwaggon
prompt-title-spend = Münze ausgeben
prompt-title-spend-short = Ausgeben
prompt-title-pay = Spielendekarte kaufen
prompt-title-pay-short = Zahlen
prompt-title-station = { $city }: Station { $n }
prompt-followed = Das Tableau von { $name } liegt vorn. { -Click }, damit es schneller geht.
prompt-turn = Spielzug { $n } von 3 in dieser Runde.
prompt-waits-for-you = { $name } ist als Nächstes dran. Weiter geht es, wenn du so weit bist.
prompt-murderer = Du hast die Mörderkarte: Ohne Verhaftung bekommst du 20 Punkte.
prompt-innocent = Du bist unschuldig.
prompt-draft = Behalte heimlich eine Karte; sie zählt am Ende, ohne ihre kleine Aktion. { $others ->
        [1] Die andere wird zurückgemischt.
       *[other] Die anderen gehen weiter.
    }
prompt-take = Nimm eine Karte aus der Auslage. { -Click } auf eine, um zu sehen, was sie bringt.
prompt-other-took = { $who } nahm „{ $card }“{ $things ->
        [0] {"."}
       *[other] {": "}{ $brought }.
    }
prompt-other-declined = { $who } lehnte „{ $card }“ für eine Aufwertung ab{ $things ->
        [0] {"."}
       *[other] {": "}{ $brought }.
    }
prompt-other-start-tile = { $who } nahm das Startspielerplättchen{ $things ->
        [0] {"."}
       *[other] {": "}{ $brought }.
    }
did-start-tile = Startspielerplättchen
did-declined = { $card }, abgelehnt
did-cars = { $n ->
        [one] 1 Waggon
       *[other] { $n } Waggons
    }
did-upgrades = { $n ->
        [one] 1 Aufwertung
       *[other] { $n } Aufwertungen
    }
did-steps = { $n ->
        [one] 1 Schaffnerschritt
       *[other] { $n } Schaffnerschritte
    }
did-station = Lokomotive bis Station { $n }
did-contracts = { $n ->
        [one] ein Auftrag erfüllt
       *[other] { $n } Aufträge erfüllt
    }
did-game-end = { $n ->
        [one] eine Spielendekarte
       *[other] { $n } Spielendekarten
    }
did-coins = { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    }
did-points = { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
board-took-nothing = Noch kein Spielzug
board-back-short = Zurück
prompt-take-phone = { -Click } auf eine Karte: Was bringt sie?
prompt-click-card = { -Click } die Karte an, um sie zu nehmen.
prompt-start-tile = Startspielerplättchen: 2 Münzen
prompt-carry-out = Ausführen
prompt-decline = Ablehnen
prompt-finish = Nichts mehr zu tun. Beende deinen Spielzug.
prompt-finish-coins = Gib Münzen aus, wenn du magst, dann beende deinen Spielzug.
prompt-finish-contracts = Du kannst einen Auftrag erfüllen.
prompt-finish-waiting = Führ aus, was wartet, in beliebiger Reihenfolge. Was am Ende deines Spielzugs übrig ist, ist verloren.
prompt-scoring = Nutz die Bonusstationen in beliebiger Folge. Dann werden deine Züge gewertet.
prompt-scoring-rest = Führ aus, was bereitliegt, in beliebiger Folge. Dann werden deine Züge gewertet.
prompt-scoring-done = Alle deine Boni sind genutzt. Jetzt werden deine Züge gewertet.
prompt-out-of-turn = Führ aus, was du nebenbei bekommen hast, in beliebiger Reihenfolge.
prompt-make-room = Du bekommst { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, aber { $room ->
        [0] kein Feld ist
        [one] nur 1 Feld ist
       *[other] nur { $room } Felder sind
    } frei. Gib erst Münzen aus, oder tausch den Überschuss gegen Punkte.
prompt-make-room-note = Was du kaufst, führst du sofort aus, bevor die neuen Münzen kommen.
prompt-coins-to-points = { $n ->
        [one] 1 Punkt für die überzählige Münze
       *[other] { $n } Punkte für die überzähligen Münzen
    }
prompt-mail-car = Wähl einen: Er folgt auf den fünften Waggon im { part-train }, und du kannst seinen Bonus nutzen.
prompt-celebrity = In welchen Zug steigt die Berühmtheit?
prompt-celebrity-car = Waggon { $n }, { $value } wert
prompt-postcard = An welche Streckenkarte kommt die Postkarte?
prompt-bonus-stations = { $n ->
        [0] keine Bonusstation
        [one] 1 Bonusstation
       *[other] { $n } Bonusstationen
    }
prompt-title-guest = Zustieg
prompt-title-guest-short = Wer oder was?
prompt-guest = Wähle eines davon; das andere ist verloren.
prompt-guest-upper = Waggon { $n } oben
prompt-guest-lower = Waggon { $n } unten
guest-seated = nimmt sofort Platz
guest-loaded = wird sofort verladen
guest-waits-conductor = wartet auf den Schaffner
guest-waits-value = wartet auf Wert 1
guest-waits-both = wartet: nicht erreicht, Wert 0
guest-later = später
prompt-middle = Welche Position zwischen den Zügen?
middle-place = Position { $n }: Karten { $left }, { $right }
middle-free = die nächste freie Position
middle-covers = überdeckt: { $card }
middle-factory = { $n ->
        [one] 1 Aufwertung
       *[other] { $n } Aufwertungen
    }, bis Wert { $value }
middle-factory-none = noch kein Waggon: keine Aufwertung
middle-factory-new-cars = { $n ->
        [one] nur 1 neuer 0er-Waggon
       *[other] nur { $n } neue 0er-Waggons
    }
middle-factory-nothing = jetzt nichts aufzuwerten
middle-switch = derzeit { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
middle-mechanic = { $lapses ->
        [0] { $works ->
                [0] wartet in beiden Zügen
                [1] arbeitet in einem Zug sofort
               *[other] arbeitet in beiden Zügen sofort
            }
        [1] { $works ->
                [0] verfällt in einem Zug sofort
               *[other] arbeitet in einem, verfällt im anderen
            }
       *[other] verfällt in beiden Zügen sofort
    }
prompt-factories = Fabrik an Position { $place }: { $n ->
        [one] 1 Aufwertung nach Wahl
       *[other] { $n } Aufwertungen nach Wahl
    }{ $value ->
        [0] {", "}nur neue 0er-Waggons
       *[other] {", "}bis Wert { $value }
    }.
factory-later = Dann die an Position { $place }: { $n ->
        [one] 1 Aufwertung
       *[other] { $n } Aufwertungen
    }{ $value ->
        [0] {", "}nur neue 0er-Waggons
       *[other] {", "}bis Wert { $value }
    }.
factory-idle = Neben der Fabrik an Position { $n } liegt kein Waggon: keine Aufwertung.
prompt-run-factory = Diese Fabrik nutzen
prompt-storage = { $n ->
        [one] Nutz noch eine, oder hör hier auf.
       *[other] Nutz bis zu zwei davon, eine nach der anderen.
    }
storage-unusable = nicht nutzbar
storage-used = genutzt
prompt-finish-storage = Rest auslassen
prompt-finish-factories = Rest auslassen
tip-prompt-finish-storage = Die gezogenen Karten kommen zurück in den Stapel, und dein Spielzug geht weiter.
tip-prompt-finish-factories = Die übrigen Fabriken bleiben ungenutzt, und dein Spielzug geht weiter.
prompt-orders = Bestellen
prompt-title-order = Etwas bestellen
prompt-title-order-short = Bestellen
tip-orders = Für 2 Münzen aus beliebigen Spalten bekommst du eine Bestellung für einen Waggon. Sie bringt in jeder Wertungsphase Punkte, sobald der Schaffner den Waggon erreicht hat.
prompt-pay-columns = Spalten { $columns }
tip-pay-columns = Mit Münzen dieser Spalten bezahlen: { $columns }
side-place = { $train ->
        [upper] Oben
       *[lower] Unten
    } { $car }
lead-destroy = Bei der Enthüllung vernichtet eine solche Karte 1 Beweis, zwei vernichten 3, drei vernichten 5. Du hast { $n }.
lead-contract-short = Braucht: { $condition }.
note-contract-brings = Bringt: { $reward }.
lead-guest = Nimm den Passagier oder das Gepäck.
lead-switch = In jeder Wertungsphase: { $upper ->
        [one] 1 Punkt
       *[other] { $upper } Punkte
    } im oberen Zug, { $lower } im unteren, jeweils nur, wenn der Waggon mindestens { $value } wert und erreicht ist.
lead-mechanic = { $what }. Dann einmal in jedem Zug: Ist die linke Karte seiner Position mindestens { $n } wert, steigt die Karte rechts davon um eine Stufe.
lead-factory = Immer wenn du eine Fabrik legst, arbeiten alle deine sichtbaren: Jede gibt so viele Aufwertungen, wie ihre Position angibt.
lead-factory-with = { $what }. Dann arbeiten deine Fabriken, jede mit so vielen Aufwertungen wie ihre Position.
lead-storage = Zieh 3 Karten und leg sie neben den Werkzeugkasten: Nutz bis zu zwei der vier.
note-guest = { $name }: { $what }; { $state }.
note-middle = An Position { $n }: { $what }.
prompt-frame-any-order = Symbole in beliebiger Reihenfolge ausführen.
prompt-stop = Aufhören
prompt-lapse-many = { $n ->
        [one] 1 Symbol verfällt
       *[other] { $n } Symbole verfallen
    }
prompt-at-once = Sofort: { $what }.
prompt-lapses = verfällt: { $what }
prompt-then = Dann nach Belieben
prompt-more = + { $n } weitere
prompt-move = Bewegen
prompt-move-conductors = Schritte aufteilen
prompt-back = Zurück
prompt-spend = Münzen ausgeben
prompt-spend-brief = Ausgeben
prompt-fulfil = Auftrag erfüllen
prompt-fulfil-brief = Erfüllen
prompt-fulfil-many = { $n } Aufträge bereit
prompt-fulfil-many-brief = { $n } bereit
prompt-end-turn = Zug beenden
prompt-end-your-turn = Spielzug beenden
prompt-again = Noch mal
tip-again = Noch einmal: { $what }. Halten, um weiterzumachen.
prompt-unspent = { $n ->
        [one] 1 Münze ist noch da: Du kannst sie vor der Wertung deiner Züge ausgeben.
       *[other] { $n } Münzen sind noch da: Du kannst sie vor der Wertung deiner Züge ausgeben.
    }
prompt-lit-things = { -Click } an, was leuchtet.
steps-split = { $upper } + { $lower }
prompt-continue = Weiter
prompt-done = Fertig
prompt-column-1 = Eine Münze aus Spalte 1 bringt einen 0er-Waggon.
prompt-column-2 = Eine Münze aus Spalte 2 bringt einen Schaffnerschritt oder eine Station.
prompt-column-3 = Eine Münze aus Spalte 3 bringt eine Aufwertung nach Wahl.
prompt-column-2-steps = Eine Münze aus Spalte 2 bringt einen Schaffnerschritt.
prompt-column-2-station = Eine Münze aus Spalte 2 bringt eine Station.
prompt-column-3-upgrade = Eine Münze aus Spalte 3 wertet einen Waggon auf.
prompt-column-point = Eine Münze aus Spalte { $n } bringt jetzt nur 1 Punkt.
prompt-four-coins = 4 Münzen: eine Spielendekarte
prompt-keep = Diese Karte behalten
prompt-pay = 4 zahlen
prompt-pay-usual = Gold zahlt aus den Spalten { $columns }.
points-each = je { $n }
points-times = × { $n }
stations-on = { $n ->
        [one] 1 Station
       *[other] { $n } Stationen
    }

lead-celebrity = Steigt in den ersten freien Waggon eines deiner Züge und verdoppelt seine Punkte.
lead-postcard = Verdoppelt die Boni einer Streckenkarte, die noch keine Postkarte hat.
brings-only-decline = { $kind ->
        [postcard] Postkarten kommen auf Streckenkarten, nicht auf Paris, und keine von deinen ist frei: Du kannst nur ablehnen.
        [celebrity] Keiner deiner Waggons ist für eine Berühmtheit frei: Du kannst nur ablehnen.
       *[other] Dafür ist kein Platz frei: Du kannst nur ablehnen.
    }
brings-contract = Bisher { $met } von { $wanted }.
brings-nothing = Jetzt nicht möglich: { $what }.
brings-after-another = Nach einem anderen Symbol: { $what }.
brings-upgrades = Aufwerten lassen sich: { $cars }.
brings-steps = Der obere Schaffner kann { $upper ->
        [one] 1 Schritt
       *[other] bis zu { $upper } Schritte
    } gehen, der untere { $lower ->
        [one] 1 Schritt
       *[other] bis zu { $lower } Schritte
    }.
brings-steps-upper = Nur der obere Schaffner kann gehen: { $upper ->
        [one] 1 Schritt
       *[other] bis zu { $upper } Schritte
    }.
brings-steps-lower = Nur der untere Schaffner kann gehen: { $lower ->
        [one] 1 Schritt
       *[other] bis zu { $lower } Schritte
    }.
brings-locomotive = { $far ->
        [one] 1 Station
       *[other] { $far } Stationen
    } weiter{ $points ->
        [0] {""}
        [one] {": "}1 Punkt
       *[other] {": "}{ $points } Punkte
    }{ $bonuses ->
        [0] {""}
        [one] {", "}1 Bonusstation
       *[other] {", "}{ $bonuses } Bonusstationen
    }.

tip-undo = Die letzte Wahl zurücknehmen (Rücktaste)
tip-spend = Spalte 1: ein 0er-Waggon. Spalte 2: ein Schaffnerschritt oder eine Station. Spalte 3: eine Aufwertung nach Wahl. Jede Münze: 1 Punkt. Vier beliebige: eine Spielendekarte.
tip-spend-teatime = Spalte 1: ein 0er-Waggon. Spalte 2: ein Schaffnerschritt oder eine Station. Spalte 3: eine Aufwertung nach Wahl. Jede Münze: 1 Punkt. Zwei beliebige: eine Bestellung. Vier beliebige: eine Spielendekarte.
tip-fulfil = Aufträge kannst du erfüllen, wenn du dran bist, vor oder nach deiner Karte, oder in deinem Teil einer Wertungsphase.
tip-end-turn = Jetzt ist die nächste Person dran (Enter)
tip-end-scoring = Jetzt werden deine Züge gewertet (Enter)
tip-end-out-of-turn = Es geht weiter (Enter)
tip-end-turn-later = Beende erst, was du gerade tust
tip-end-turn-first = Nimm erst eine Karte oder das Startspielerplättchen
tip-stop = Diesen Rahmen beenden. Es verfällt: { $what }.
tip-later = Wartet, bis dieser Rahmen erledigt ist.
    { $what }

## Windows

log-empty = Noch ist nichts geschehen.
scores-total = Summe
tip-close = Schließen (Esc)
menu-title = Menü
menu-resume = Zurück zum Tisch
menu-log = Spielverlauf
menu-scores = Punkte
menu-cards = Alle Karten
menu-secrets = Deine Geheimnisse
cards-pile = Stapel { $n }
cards-locomotive-tiles = Lokomotiven
cards-about-pile = { $left ->
        [0] In diesem Stapel ist keine Karte mehr. { $possible ->
            [0] {""}
           *[other] Diese wurden ungesehen weggelegt.
        }
        [one] In diesem Stapel ist noch 1 Karte: eine von diesen.
       *[other] In diesem Stapel sind noch { $left } Karten, alle aus diesen { $possible }.
    }
cards-about-tiles = Das nächste Lokomotivenplättchen kommt zuerst. Ein Zug bekommt es mit seiner neunten Karte.
cards-about-game-end = Wer eine Karte genommen hat, oder ob sie offen liegt, steht darunter. Die anderen hat niemand gesehen.
cards-about-taken = { $n ->
        [0] { $name } hat noch keine Karte genommen.
        [one] { $name } hat 1 Karte genommen.
       *[other] { $name } hat { $n } Karten genommen.
    }
cards-open = offen
cards-secret = dein Geheimnis
menu-help = Regeln
menu-settings = Optionen
menu-leave = Partie verlassen
settings-speed = Animationstempo
settings-colours = Farben der Mitspielenden
settings-colours-usual = Üblich
settings-colours-usual-tip = Blau, Gelb, Grün und Rot. Alle haben außerdem ein Zeichen.
settings-colours-red-green = Rot-Grün
settings-colours-red-green-tip = Für Augen, die Rot und Grün verwechseln
settings-colours-blue-yellow = Blau-Gelb
settings-colours-blue-yellow-tip = Für Augen, die Blau und Gelb verwechseln
settings-colours-greys = Grau
settings-colours-greys-tip = Für Augen, die keine Farben sehen: vier Helligkeiten
settings-scale = Anzeigegröße
settings-scale-percent = { $percent } %
settings-music = Musik
settings-effects = Geräusche
settings-mute = Stumm
settings-mute-tip = Keine Musik und keine Geräusche, bis du es wieder ausschaltest
settings-on = An
settings-off = Aus
settings-page-screen = Bild
settings-page-sound = Ton
settings-page-playing = Spielen
settings-page-access = Hilfen
settings-page-language = Sprache
settings-calm = Weniger Bewegung
settings-calm-tip = Alles erscheint gleich an seinem Platz, statt zu fliegen, zu rollen und zu wackeln
settings-spoken-log = Verlauf vorlesen
settings-spoken-log-tip = Was geschieht und was gefragt ist, wird vorgelesen, wo das System eine Stimme hat
settings-captions = Untertitel
settings-captions-tip = Pfiff, Glocken und Gongs werden benannt, während sie erklingen
settings-wait-for-me = Auf mich warten
settings-wait-for-me-tip = Bots beginnen ihren Zug erst, wenn du „Weiter“ wählst
settings-full-screen = Vollbild
settings-full-screen-tip = Der Tisch füllt den ganzen Bildschirm
settings-forced = Zwangsläufiges erledigen
settings-forced-tip = Was feststeht, geschieht von selbst: Münzen, für die Platz ist, die einzige Stelle für eine Postkarte und Ähnliches
settings-carries-on = Von selbst weitermachen
settings-carries-on-tip = Was nur auf eine Art geht, geschieht; Boni beginnen, und ab deiner vierten Partie enden fertige Spielzüge von selbst
settings-useless = Nutzlose Karten ablehnen
settings-useless-tip = Eine Karte, von der sich nichts ausführen lässt, wird abgelehnt, sobald du sie wählst
settings-follow = Dem Spielzug folgen
settings-follow-tip = Nach vorn kommt das Tableau der Person, die dran ist, und dann wieder deines. Die kleinen Tableaus zeigen ohnehin dasselbe
settings-speed-none = Ohne
settings-speed-fast = Schnell
settings-speed-normal = Normal
settings-speed-slow = Langsam
confirm-end-title = Jetzt beenden?
confirm-end-lost = Du würdest verlieren:
confirm-lost = { $source }: { $what }
confirm-end-yes = Beenden
confirm-end-no = Zurück
confirm-decline-title = Diese Karte ablehnen?
confirm-decline-text = Auf dieser Karte lässt sich jetzt nichts ausführen. Abgelehnt gibt sie eine Aufwertung nach Wahl.
confirm-decline-yes = Ablehnen
confirm-decline-always = Immer ablehnen
confirm-decline-no = Zurücklegen
confirm-leave-title = Diese Partie verlassen?
confirm-leave-text = Sie ist gespeichert: Auf dem Titelbild geht es mit „Weiter“ genau hier weiter.
confirm-leave-yes = Verlassen
confirm-leave-no = Bleiben
secrets-title = { $who ->
        [you] Deine Geheimnisse
       *[other] Nur für { $who }
    }
secrets-murderer = Mörderkarte
secrets-innocent = Unschuldig
secrets-murderer-about = Wer am Ende die meisten Fingerabdrücke hat, wird verhaftet. Bist das nicht du, kommst du davon und bekommst 20 Punkte. Aber vorher ziehst du noch 2 Beweise.
secrets-innocent-about = Wer am Ende die meisten Fingerabdrücke hat, wird verhaftet, unschuldig oder nicht, und kann nicht gewinnen.
secrets-evidence = { $n ->
        [0] Bisher keine Beweise gegen dich
        [one] 1 Beweis: { $prints ->
                [0] keine Fingerabdrücke
                [one] 1 Fingerabdruck
               *[other] { $prints } Fingerabdrücke
            }
       *[other] { $n } Beweise: { $prints ->
                [0] keine Fingerabdrücke
                [one] 1 Fingerabdruck
               *[other] { $prints } Fingerabdrücke
            }
    }
secrets-destroy = { $n ->
        [one] 1 „Beweise vernichten“-Karte vernichtet
       *[other] { $n } „Beweise vernichten“-Karten vernichten
    } am Ende { $tokens ->
        [one] 1 Beweis
       *[other] { $tokens } Beweise
    }
secrets-drafted = Behaltene Spielendekarte: { $card }
secrets-about = Das sieht bis zum Ende der Partie sonst niemand.
curtain-title = Gib den Bildschirm an { $name }
curtain-text = Alle anderen schauen bitte weg.
curtain-button = Ich bin { $name }

refused-over = Die Partie ist zu Ende.
refused-not-asked = Erst musst du etwas anderes entscheiden.
refused-not-there = Das gibt es gerade nicht.
refused-only-decline = Für diese Karte ist kein Platz frei: Du kannst sie nur ablehnen.
refused-train-full = Dieser Zug ist komplett.
refused-upgrade = Dieser Waggon kann nicht steigen: Er darf nie mehr wert sein als 12 oder als der Waggon links von ihm.
refused-symbol = Das erlaubt dieses Symbol nicht.
refused-too-far = Das ist zu weit.
refused-coins = Für diese Münzen bekommst du das nicht.
refused-order = Diese Bestellung geht hier nicht: Der Waggon ist zu wenig wert oder hat schon eine, oder sein Zug hat schon eine dieser Sorte.
refused-contract = Die Voraussetzung dieses Auftrags hast du noch nicht erfüllt.
refused-not-now = Münzen und Aufträge müssen warten, bis dieser Rahmen erledigt ist.
refused-station = Diese Station kann dir jetzt nichts geben.
refused-card-first = Nimm zuerst eine Karte.

tip-undo-presenting = Warte, bis alles gezeigt ist: Dann kannst du deine letzte Wahl zurücknehmen.
tip-undo-not-yours = Gerade ist jemand anders dran. Zurücknehmen kannst du nur deine eigenen Entscheidungen, und nur, bis dein Spielzug zu Ende ist.
tip-undo-hidden = Verdeckte Karten wurden aufgedeckt: Was davor war, gilt.
tip-undo-nothing = Es gibt nichts zurückzunehmen: Du hast noch nichts entschieden, und was früher war, gilt.
secrets-about-drafted = Das sieht sonst niemand: Die Spielendekarte bleibt bis zur Schlusswertung verdeckt.

## A game that is not saved

confirm-leave-unsaved = Sie ist nicht gespeichert. Wenn du gehst, ist sie verloren.
factory-nothing = Die Fabrik an Position { $n } hat nichts aufzuwerten.

## Where the top bar is short

top-draft-short = Kartenwahl

## The adviser

hint = Tipp
tip-hint = Frag, was ein Meister hier täte (H)
tip-hint-away = Tipp weglegen (H)
tip-hint-presenting = Warte, bis alles gezeigt ist: Dann kannst du um einen Tipp bitten.
tip-hint-not-yours = Gerade ist jemand anders dran. Einen Tipp bekommst du, wenn du etwas entscheiden musst.
hint-thinking = Der Ratgeber denkt nach …
hint-best = { $what }.
hint-then = Dann: { $steps }.
hint-because = { $brings } { $reason }
hint-brings-nothing = Bringt selbst keine Punkte, aber nichts anderes ist besser.
hint-brings-now = Bringt jetzt { $now ->
        [one] 1 Punkt
       *[other] { $now } Punkte
    }.
hint-brings-later = Bringt später etwa { $later ->
        [one] 1 Punkt
       *[other] { $later } Punkte
    }.
hint-brings-end = Bringt in der Schlusswertung etwa { $end ->
        [one] 1 Punkt
       *[other] { $end } Punkte
    }.
hint-brings-now-later = Bringt jetzt { $now ->
        [one] 1 Punkt
       *[other] { $now } Punkte
    } und später etwa { $later }.
hint-brings-now-end = Bringt jetzt { $now ->
        [one] 1 Punkt
       *[other] { $now } Punkte
    } und in der Schlusswertung etwa { $end }.
hint-brings-later-end = Bringt später etwa { $later ->
        [one] 1 Punkt
       *[other] { $later } Punkte
    } und in der Schlusswertung etwa { $end }.
hint-brings-now-later-end = Bringt jetzt { $now ->
        [one] 1 Punkt
       *[other] { $now } Punkte
    }, später etwa { $later } und in der Schlusswertung etwa { $end }.
hint-second = { $less ->
        [0] Etwa gleich gut: { $what }.
        [one] Das Zweitbeste, etwa 1 Punkt weniger: { $what }.
       *[other] Das Zweitbeste, etwa { $less } Punkte weniger: { $what }.
    }
reason-upper-train = Der obere Zug bringt { $phases ->
        [one] in der letzten Wertungsphase
        [2] in den letzten beiden Wertungsphasen
       *[other] in allen { $phases } Wertungsphasen
    } mehr Punkte.
reason-lower-train = Der untere Zug bringt { $phases ->
        [one] in der letzten Wertungsphase
        [2] in den letzten beiden Wertungsphasen
       *[other] in allen { $phases } Wertungsphasen
    } mehr Punkte.
reason-celebrities = Eine Berühmtheit verdoppelt { $phases ->
        [one] in der letzten Wertungsphase
        [2] in den letzten beiden Wertungsphasen
       *[other] in allen { $phases } Wertungsphasen
    } ihren Waggon.
reason-route = Die Lokomotive kommt zu Punktestationen.
reason-constantinople = Ein Schaffner kommt unter den ersten nach Konstantinopel.
reason-contracts = Ein Auftrag lohnt sich.
reason-bonuses = Boni unterwegs bringen Punkte.
reason-coins = Münzen sind am Ende Punkte.
reason-passengers-and-luggage = Gepäck bringt mit jedem verladenen Stück mehr Punkte.
reason-switches = Eine Weiche bringt { $phases ->
        [one] in der letzten Wertungsphase
        [2] in den letzten beiden Wertungsphasen
       *[other] in allen { $phases } Wertungsphasen
    } Punkte.
reason-orders = Eine Bestellung bringt { $phases ->
        [one] in der letzten Wertungsphase
        [2] in den letzten beiden Wertungsphasen
       *[other] in allen { $phases } Wertungsphasen
    } Punkte.
reason-game-end-railroad-cars = Spielendekarten zählen Waggonkarten.
reason-game-end-conductors = Spielendekarten zählen Schaffnerkarten.
reason-game-end-locomotives = Spielendekarten zählen Lokkarten.
reason-evidence = Manche Beweise sind selbst Punkte wert.
reason-escape = Wer mit der Mörderkarte nicht verhaftet wird, bekommt 20 Punkte.

## A bot that takes its time

top-thinking = denkt nach …
prompt-thinking = { $name } denkt nach …

## The rules book

book-chapter = { $n } { $name }
book-example = Beispiel: { $title }
book-see = Siehe auch { $clauses }
book-search = Regeln durchsuchen
book-found = { $all ->
        [0] nichts gefunden
        [one] 1 Stelle
       *[other] { $nth } von { $all } Stellen
    }
book-back = Zurück zu der Stelle mit dem Link (Alt + Pfeil links)
book-forward = Wieder vor (Alt + Pfeil rechts)
book-page-back = Vorige Seite (Pfeil links)
book-page-on = Nächste Seite (Pfeil rechts)
book-symbols = Symbole und Tasten

## Signals that are heard

caption-game-over = Fanfare
caption-scoring-begins = Bahnhofsgong
caption-round-begins = Abfahrtsglocke
caption-horn = Horn des Expresszugs
caption-constantinople = Glocken von Konstantinopel
caption-locomotive-tile = Kurze Fanfare
caption-contract = Glockenspiel
caption-mail-car = Postglocke
caption-factory = Fabrik in Betrieb
caption-whistle = Pfiff
caption-steam = Dampf
caption-station-bell = Stationsglocke
caption-turn-begins = Klang: Zugbeginn
