# First Class, German: words of the screens. Keys are kebab-case.

## The language, in its own words

language-name = Deutsch
# What stands between a whole number and its fraction.
decimal-sign = ,

## Loading

screen-loading = Gleich geht es los
loading-no-cards = Die Kartendateien sind unbrauchbar
loading-no-cards-advice = Die Dateien in assets/cards beschreiben die Karten. Leg die zurück, die mit dem Spiel kamen, oder behebe den oben genannten Fehler, und starte neu.
loading-no-pictures = Die Bilder lassen sich nicht laden
loading-no-pictures-advice = Sie gehören nach assets/textures, neben das Programm. Entpacke das ganze Spiel noch einmal und starte es aus seinem eigenen Ordner.

## The line

line-paris = Paris
line-strasbourg = Straßburg
line-munich = München
line-vienna = Wien
line-budapest = Budapest
line-belgrade = Belgrad
line-sofia = Sofia
line-constantinople = Konstantinopel

## Title

title-name = First Class
title-subtitle = Rivalen des Orient-Express
title-departures = Abfahrten
title-new-game = Neue Partie
title-quit = Beenden

title-unofficial = eine inoffizielle Fan-Version
title-version = Version { $version }

title-continue = Weiter
title-rules = Regeln

title-settings = Optionen


## What was saved

game-about = Module { $one } und { $other }
game-with-teatime = { $what }, Kaffee & Kuchen
saved-round = Runde { $round }
saved-draft = Kartenwahl
saved-over = Endstand
saved-unusable = { $number ->
    [one] Eine gespeicherte Partie lässt sich nicht laden: Unter „Spielstände“ steht, warum
   *[other] { $number } gespeicherte Partien lassen sich nicht laden: Unter „Spielstände“ steht, warum
}
saved-unreadable = { $tabs ->
    [1] Was dieser Browser gespeichert hat, ist beschädigt: { $reason }.
   *[0] Die Datei ist beschädigt: { $reason }.
}
saved-unreadable-advice = { $tabs ->
    [1] Es bleibt, wie es ist ({ $place }). Wenn du die Partie exportiert hast, importiere die exportierte Datei.
   *[0] Sie bleibt, wie sie ist. Wenn du eine Kopie hast, leg sie an ihre Stelle: { $place }.
}
saved-older = Eine ältere Version von First Class hat sie gespeichert ({ $reason }), und seitdem haben sich die Regeln geändert.
saved-older-advice = { $tabs ->
    [1] Sie bleibt, wie sie ist ({ $place }), aber nur mit jener Version ginge es weiter.
   *[0] Sie bleibt, wie sie ist. Öffne sie mit jener Version, um sie zu Ende zu spielen: { $place }.
}
saved-newer = Eine neuere Version von First Class hat sie gespeichert ({ $reason }).
saved-newer-advice = { $tabs ->
    [1] Damit es weitergeht, lade diese Seite neu, wenn du mit dem Internet verbunden bist: Dann kommt die neueste Version.
   *[0] Damit es weitergeht, nimm jene Version.
}
saved-other-cards = { $tabs ->
    [1] Sie hat andere Karten: First Class hat sich seitdem geändert.
   *[0] Sie hat andere Karten: Die Dateien in assets/cards haben sich seitdem geändert.
}
saved-other-cards-advice = { $tabs ->
    [1] Sie bleibt, wie sie ist ({ $place }), aber nur mit der Version, mit der sie gespielt wurde, ginge es weiter.
   *[0] Sie bleibt, wie sie ist. Damit es weitergeht, leg die Kartendateien zurück, mit denen sie gespielt wurde, und starte First Class neu: { $place }.
}
saved-unplayable = Sie enthält Entscheidungen, die die Regeln nicht erlauben: { $reason }.
saved-unplayable-advice = { $tabs ->
    [1] Sie bleibt, wie sie ist ({ $place }). Wenn du sie exportiert hast, importiere die exportierte Datei.
   *[0] Sie bleibt, wie sie ist. Wenn du eine Kopie hast, leg sie an ihre Stelle: { $place }.
}
saved-aside = { $tabs ->
    [1] Nichts wurde gelöscht: In diesem Browser heißt sie jetzt { $place }.
   *[0] Nichts wurde gelöscht: Die Datei heißt jetzt { $place }.
}
saved-stays = { $tabs ->
    [1] Sie ließ sich nicht beiseitelegen ({ $reason }). Sie bleibt unberührt ({ $place }), und an ihrer Stelle wird nichts gespeichert.
   *[0] Die Datei { $place } ließ sich nicht umbenennen ({ $reason }). Sie bleibt unberührt, und solange sie dort liegt, kann an ihrer Stelle nichts gespeichert werden.
}
settings-broken-title = Die Optionen lassen sich nicht laden
settings-broken-advice = Es gelten die Voreinstellungen. Du musst nichts weiter tun.
notice-read = OK

## New game

setup-title = Neue Partie
setup-seats = Bitte Platz nehmen
setup-empty = Freier Platz
setup-add-human = Person dazu
setup-add-bot = Bot dazu
setup-two-to-four = zwei bis vier Personen
setup-human = Mensch
setup-bot = Bot
setup-human-note = spielt an diesem Gerät
setup-portrait = Porträt
setup-face-tip = { -Click } darauf, und jemand anders steigt ein. Als Bot spielen alle auf ihre eigene Art.
level-novice = Neuling
level-novice-note = plant einen Schritt
level-skilled = Könner
level-skilled-note = plant den Spielzug
level-expert = Experte
level-expert-note = spielt Pläne durch
level-master = Meister
level-random = Zufall
level-master-note = rechnet am weitesten
level-random-note = spielt nach Zufall
style-all-rounder = Vielseitigkeit:
style-all-rounder-about = von allem etwas
style-engineer = Fernweh:
style-engineer-about = fährt weite Strecken
style-host = Gastlichkeit:
style-host-about = Gäste, Bestellungen
style-collector = Sammellust:
style-collector-about = jagt Spielendekarten
style-timekeeper = Pünktlichkeit:
style-timekeeper-about = Schaffner zuerst
style-trader = Geschäftssinn:
style-trader-about = Münzen, Aufträge
style-builder = Baukunst:
style-builder-about = wenige große Waggons
style-shunter = Rangierlust:
style-shunter-about = kuppelt lange Züge
setup-modules = Wählt zwei Module
setup-punched = { $count } von 2
setup-suggested = Vorschlag für die
setup-suggest-1 = 1. Partie
setup-suggest-2 = 2.
setup-suggest-3 = 3.
setup-suggest-4 = 4.
setup-random = Zufall
setup-random-modules = Überrasch uns
setup-random-other = Anderes ziehen
setup-punched-random = nach Zufall
setup-punched-one = eines, das andere nach Zufall
setup-drawn = Eure Module
setup-drawn-module = { $letter }: { $name }. { $about }
setup-drawn-go = Einsteigen!
setup-drawn-back = Noch nicht
module-a-name-1 = Die
module-a-name-2 = Aufträge
module-a-short = Aufträge
module-a-about-1 = Erst erfüllen,
module-a-about-2 = dann kassieren
module-a-tip = Aufträge liegen offen vor dir. Erfülle die Voraussetzung und hol dir den Bonus, wenn du dran bist oder in einer Wertungsphase.
module-b-name-1 = Berühmtheiten
module-b-name-2 = & Postkarten
module-b-short = Berühmtheiten
module-b-about-1 = Stars und Grüße:
module-b-about-2 = vieles zählt doppelt
module-b-tip = Eine Berühmtheit steigt in einen Waggon und verdoppelt seinen Wert in jeder Wertungsphase. Eine Postkarte wird an eine Streckenkarte geheftet und verdoppelt deren Boni; jede Streckenkarte nimmt nur eine.
module-c-name-1 = Wer ist
module-c-name-2 = der Mörder?
module-c-short = Mord
module-c-about-1 = Beweise loswerden
module-c-about-2 = oder Verhaftung
module-c-tip = Eine von vier geheimen Karten ist die Mörderkarte. Verdacht bringt Beweise, und wer am Ende die meisten Fingerabdrücke hat, wird verhaftet und kann nicht gewinnen. Wer die Mörderkarte hat und davonkommt, bekommt 20 Punkte. Zu viert hat sie immer jemand von euch; mit weniger Leuten vielleicht niemand.
module-d-name-1 = Passagiere
module-d-name-2 = & Gepäck
module-d-short = Passagiere
module-d-about-1 = Waggons füllen:
module-d-about-2 = mehr bringt mehr
module-d-tip = Passagiere nehmen im oberen Zug Platz und bringen Münzen; Gepäck wird in den unteren Zug verladen und bringt Punkte. Jedes Mal gibt es mehr als zuvor. Dafür muss der Waggon mindestens 1 wert sein und der Schaffner ihn erreicht haben.
module-e-name-1 = Weichen
module-e-name-2 = & Mechaniker
module-e-short = Weichen
module-e-about-1 = Weichen punkten,
module-e-about-2 = Mechaniker werten auf
module-e-tip = Karten zwischen deinen beiden Zügen. Eine Weiche bringt in jeder Wertungsphase Punkte, für jeden Zug einzeln: Ihr Waggon muss genug wert und vom Schaffner erreicht sein. Ein Mechaniker arbeitet in jedem Zug einmal: Ist die linke Karte seiner Position genug wert, wird die rechte aufgewertet.
module-f-name-1 = Lager
module-f-name-2 = & Fabrik
module-f-short = Fabrik
module-f-about-1 = Drei Karten zur Wahl;
module-f-about-2 = Fabriken werten auf
module-f-tip = Das Lager zieht drei Karten vom Stapel: Nutz bis zu zwei davon, oder eine und den Werkzeugkasten (eine Aufwertung nach Wahl). Fabriken stehen zwischen deinen Zügen: Immer wenn du eine legst, arbeiten alle, und jede gibt so viele Aufwertungen, wie ihre Position angibt.
setup-teatime = Kaffee & Kuchen
setup-teatime-1 = Bestell für 2 Münzen:
setup-teatime-2 = Punkte überall, wo
setup-teatime-3 = der Schaffner war.
setup-teatime-tip = Passt zu jedem Paar von Modulen. Wenn du dran bist, oder in deinem Teil einer Wertungsphase, bekommst du für 2 Münzen Kaffee, Kuchen oder Champagner für einen Waggon, der genug wert ist. Die Bestellung bringt in jeder Wertungsphase Punkte, sobald der Schaffner ihren Waggon erreicht hat.
setup-advanced = Erweitert
setup-advanced-note = alles freiwillig
setup-seed = Seed
setup-first = Start
setup-others-wait = Boni warten, bis du dran bist
setup-others-wait-tip = Was du bekommst, wenn andere dran sind, wartet bis zu deinem nächsten Spielzug. So müsst ihr an einem gemeinsamen Bildschirm zwischendurch nicht die Plätze tauschen.
setup-dummies = Zwei Dummys spielen beim Krimi mit
setup-dummies-tip = Zu zweit spielen beim Krimi die Dummys A und B mit. Sie nehmen Karten aus den abgeräumten Reihen und sammeln Beweise, und jemand von euch vieren hat die Mörderkarte. Ohne sie hat sie vielleicht niemand.
setup-others-wait-1 = Was andere dir bringen,
setup-others-wait-2 = kommt, wenn du dran bist
setup-aboard = Einsteigen!
setup-summary = { $players } Personen, Module { $one } und { $other }
setup-summary-one = { $players } Personen, Modul { $one } und ein zufälliges
setup-summary-random = { $players } Personen, zufällige Module
setup-missing-players = mindestens zwei müssen mitspielen
setup-missing-modules = { $count ->
    [one] noch ein Modul lochen
   *[other] zwei Module lochen
}
setup-missing-names = alle brauchen einen Namen

## Scoring phase

scoring-title = Wertungsphase { $phase }
scoring-after = nach Runde { $round }
scoring-upper = Oberer Zug
scoring-lower = Unterer Zug
scoring-ready = Die Lampe brennt
scoring-stations = { $name } nutzt die Streckenboni
scoring-next-lower = dann: unterer Zug
scoring-next-seat = dann: { $name }
scoring-last = letzter Zug
scoring-all = alle Züge gewertet
scoring-not-reached = nicht erreicht
scoring-bonuses = Streckenboni
scoring-bonuses-of = { $used } von { $all }
scoring-no-bonuses = Keine Bonusstation erreicht
scoring-copy = Postkarte
scoring-station = Station { $station }
scoring-contracts = { $count ->
    [one] 1 Auftrag erfüllt
   *[other] { $count } Aufträge erfüllt
}
scoring-before = vorher
scoring-score = Punkte
scoring-so-far = bisher
scoring-waits = kommt noch
scoring-skip = Vorspulen
scoring-speed = Tempo
scoring-space = Leertaste
scoring-space-about = weiter
scoring-enter = Enter
scoring-resume-about = weiter
scoring-enter-about = zum Ende
scoring-continue = Weiter

final-title = Schlusswertung
final-coins = Münzen
final-part = { $name }: Spielende
final-coins-each = 1 Punkt für jede Münze
final-no-coins = keine übrig
final-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
final-card-of = Karte { $nth } von { $all }
final-no-cards = keine Karten
final-nothing-to-turn = Keine Spielendekarten aufzudecken
final-turns-next = folgt gleich
final-last-card = letzte Karte
final-taken-railroad-car = { $count ->
        [one] 1 Waggonkarte
       *[other] { $count } Waggonkarten
    }
final-taken-conductor = { $count ->
        [one] 1 Schaffnerkarte
       *[other] { $count } Schaffnerkarten
    }
final-taken-locomotive = { $count ->
        [one] 1 Lokkarte
       *[other] { $count } Lokkarten
    }
final-each = { $points ->
        [one] je 1 Punkt
       *[other] je { $points } Punkte
    }
final-none-railroad-car = Keine Waggonkarten genommen
final-none-conductor = Keine Schaffnerkarten genommen
final-none-locomotive = Keine Lokkarten genommen
final-type-railroad-car = Waggons
final-type-conductor = Schaffner
final-type-locomotive = Lokomotiven
final-counted-of = { $count } von { $all } { $all ->
        [one] Karte
       *[other] Karten
    }
final-pile-left = noch { $count }
final-pile-counted = gezählt
final-pile-waits = noch nicht
final-pile-none = keine Karte
final-to-turn = { $count ->
        [one] noch 1 Karte
       *[other] noch { $count } Karten
    }
final-next-cards = dann: Spielende
final-next-murder = dann: der Mord
final-last = danach Schluss
final-over = Ende
final-all-counted = alles ist gezählt
final-so-far = bisher
final-coins-legend = Münzen
final-game-end = Spielende
final-still-to-turn = noch verdeckt
final-space-about = nächste Karte
final-enter-about = nächste Person
final-escape = Esc
final-escape-about = Ergebnis
final-escape-murder = der Mord
final-count-on = Weiter
final-to-result = Zum Ergebnis
final-to-murder = Mord aufklären

## The end of the murder

revelation-title = Die Enthüllung
revelation-whodunit = Wer war’s? Die geheimen Karten werden aufgedeckt.
revelation-draws = { $name } hat die Mörderkarte und zieht noch zwei Beweise.
revelation-evidence = Die Beweise gegen { $name }
revelation-destruction = { $name } vernichtet Beweise.
revelation-pick = { $count ->
    [one] { $name }, { -click } auf einen Beweis, um ihn abzugeben.
   *[other] { $name }, { -click } auf bis zu { $count } Beweise, um sie abzugeben.
}
revelation-destroy = { $count ->
    [0] { -Click } auf einen
    [one] 1 Beweis abgeben
   *[other] { $count } Beweise abgeben
}
revelation-arrested = Die Polizei verhaftet { $names }.
revelation-caught = Der Fall ist gelöst: Die Polizei verhaftet { $names }.
revelation-escaped = { $name } kommt mit dem Mord davon: 20 Punkte.
revelation-escaped-dummy = { $name } kommt mit dem Mord davon.
revelation-nobody = Alle haben gleich viele Fingerabdrücke: Niemand wird verhaftet.
revelation-murderer = Mörderkarte
revelation-innocent = Unschuldig
revelation-no-evidence = keine Beweise
revelation-destroys = { $cards ->
    [one] 1 Karte vernichtet { $tokens }
   *[other] { $cards } Karten vernichten { $tokens }
}
revelation-fingerprints = Fingerabdrücke
revelation-is-arrested = Verhaftet: kein Sieg
revelation-is-arrested-dummy = Verhaftet
revelation-gets-away = Entkommt: 20 Punkte
revelation-gets-away-dummy = Entkommt
revelation-goes-free = Bleibt frei
revelation-account = Endstand

## Animation speed

speed-none = ohne
speed-fast = schnell
speed-normal = normal
speed-slow = langsam

## Sources of points

account-upper-train = Oberer Zug
account-lower-train = Unterer Zug
account-celebrities = Berühmtheiten
account-passengers = Passagiere und Gepäck
account-switches = Weichen
account-orders = Bestellungen
account-evidence = Beweise
account-escape = Entkommen
account-route = Streckenpunkte
account-constantinople = Konstantinopel
account-contracts = Aufträge
account-bonuses = Boni
account-coins = Münzen
account-game-end = Spielendekarten
account-railroad-car = Waggons
account-conductor = Schaffner
account-locomotive = Lokomotiven

## End of the line

result-title = Endstation
result-challenge-beaten = Geschlagen: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} mehr als { $rival }
result-challenge-equalled = Wieder genau { $rival } Punkte
result-challenge-missed = { $points ->
    [one] Ein Punkt fehlt
   *[other] { $points } Punkte fehlen
} zu { $rival }
result-about = { $game } · Seed { $seed }
result-first = { $n ->
    [one] { $names } kommt zuerst an
   *[other] { $names } kommen zuerst an
}
result-account = Endstand
result-account-note = Punkte je Quelle
result-game-end-note = genommene Karten dieser Art × Punkte für jede, auf allen Spielendekarten dieser Art zusammen
result-nobody = Niemand kommt an: Alle sind verhaftet
result-arrested = verhaftet, kein Sieg
verdict-nobody = Alle hatten gleich viele Fingerabdrücke, also wurde niemand verhaftet.
verdict-arrested = { $count ->
    [one] Verhaftet mit den meisten Fingerabdrücken, { $prints }: { $names }.
   *[other] Verhaftet mit den meisten Fingerabdrücken, je { $prints }: { $names }.
}
verdict-no-murderer = Die Mörderkarte war nicht in diesem Zug.
verdict-caught = { $name } hatte die Mörderkarte.
verdict-escaped = { $name } hatte die Mörderkarte und kam davon.
result-total = Summe
result-lead = { $who } +{ $points }
result-tie = Gleichstand
result-best-phase = Beste Phase: { $name }, { $points } Punkte in Wertungsphase { $phase }
result-best-card = Beste Spielendekarte: { $name }, { $points } Punkte
result-kind-source = Bravo, { $name }: Bestwert bei „{ $source }“ ({ $points })
result-kind-lead = Bravo, { $name }: nach Runde { $round } vor allen anderen
result-kind-best = Bravo, { $name }: { $points } Punkte allein in Wertungsphase { $phase }
result-chart = Runde für Runde
result-round = Runde
result-end = Ende
result-again = Noch einmal
result-again-about = gleiche Leute und Module, neuer Seed
result-again-short = gleiche Leute, neuer Seed
result-to-title = Titelbild

## A page in a browser

address-wrong = Diese Fahrkarte gilt nicht
address-advice = Lass dir den Link noch einmal schicken, oder beginne hier eine neue Partie.

## A link

link-twice = Im Link steht „{ $word }“ mehr als einmal.
link-player = Der Link setzt „{ $value }“ an den Tisch. Möglich sind human, ein Mensch, oder ein Bot: { $levels }.
link-players = Der Link ist für { $value ->
    [1] eine Person
   *[other] { $value } Personen
}, aber spielen können zwei bis vier.
link-names = Der Link hat { $value } Namen, aber weniger Plätze.
link-same-name = Der Link nennt zwei Personen „{ $value }“.
link-name-length = Der Link enthält den Namen „{ $value }“. Namen haben 1 bis { $most } Zeichen.
link-name-unreadable = Der Link enthält einen Namen, den First Class nicht anzeigen kann. Namen können nur lateinische Buchstaben haben.
link-modules = Der Link verlangt die Module „{ $value }“. Eine Partie hat zwei verschiedene von A bis F, zum Beispiel AB.
link-flag = Im Link steht „{ $value }“ für „{ $word }“; möglich sind nur on und off.
link-first = Laut Link beginnt Person „{ $value }“, aber die gibt es nicht.
link-seed = Der Link hat den Seed „{ $value }“; das ist keine Zahl.
link-dummies = Der Link lässt die Dummys weg, aber die spielen nur zu zweit mit, bei „Wer ist der Mörder?“.
link-speed = Der Link verlangt das Animationstempo „{ $value }“. Es gibt none, fast, normal und slow; deines bleibt, wie es ist.
link-lang = Der Link verlangt die Sprache „{ $value }“. Das Spiel spricht { $languages }; deine bleibt, wie sie ist.
link-odd = Ein Teil dieses Links geht nicht
link-odd-advice = Alles andere darin geht, du musst also nichts tun.
texts-missing = Diese Sprache konnte nicht geladen werden
texts-missing-advice = Das Spiel geht in der bisherigen Sprache weiter. Prüfe deine Verbindung und wähle die Sprache dann noch einmal.

## Names

setup-unreadable = Namen können nur lateinische Buchstaben haben, wie A bis Z, é oder ł.

## Several windows

elsewhere-title = First Class ist schon offen
elsewhere-text = Es ist in { $tabs ->
    [1] einem anderen Tab oder Fenster dieses Browsers
   *[0] einem anderen Fenster
} offen, und nur eines davon kann speichern. Übernimm, dann geht es hier mit allem weiter, was bisher gespeichert ist. Oder spiel, ohne zu speichern: Was du hier spielst, ist dann am Ende weg.
elsewhere-take-over = Hier übernehmen
elsewhere-unsaved = Ohne Speichern spielen
elsewhere-toast = Hier wird nichts gespeichert: First Class ist anderswo offen
elsewhere-note = anderswo offen
moved-title = Deine Partie geht anderswo weiter
moved-text = { $tabs ->
    [1] Ein anderer Tab oder ein anderes Fenster
   *[0] Ein anderes Fenster
} hat übernommen, mit allem, was bis dahin gespeichert war. Was du hier tust, wird nicht mehr gespeichert.
moved-take-over = Hierher zurückholen
moved-leave = Dort lassen

## Nothing is saved

unsaved-title = Es lässt sich nichts speichern
unsaved-blocked = { $tabs ->
    [1] Dieser Browser lässt First Class nichts speichern. In manchen privaten Fenstern ist das so, und in Browsern, die Cookies oder Websitedaten blockieren.
   *[0] First Class darf nicht nach { $place } schreiben ({ $reason }).
}
unsaved-blocked-advice = { $tabs ->
    [1] Erlaube in den Einstellungen des Browsers Websitedaten für diese Seite, oder öffne sie in einem normalen Fenster.
   *[0] Gib dir dort Schreibrechte, oder wähle mit --data-dir einen anderen Ordner, und starte neu.
}
unsaved-full = { $tabs ->
    [1] Der Speicher, den dieser Browser First Class gibt, ist voll.
   *[0] Der Datenträger ist voll: Nach { $place } kann nichts geschrieben werden.
}
unsaved-full-advice = { $tabs ->
    [1] Lösch andere Daten, die diese Website gespeichert hat
   *[0] Schaff etwas Platz
}: First Class versucht es nach jeder Entscheidung noch einmal.
unsaved-broken = { $tabs ->
    [1] Dieser Browser kann für First Class nichts speichern: { $reason }.
   *[0] Nach { $place } kann nichts geschrieben werden: { $reason }.
}
unsaved-broken-advice = First Class versucht es nach jeder Entscheidung noch einmal.
unsaved-lost = Du kannst trotzdem spielen, aber deine Partie ist weg, wenn du sie verlässt oder { $tabs ->
    [1] diese Seite
   *[0] das Fenster
} schließt.

## While the points are counted

result-who = Wer kommt zuerst an?

title-saved-games = Spielstände

setup-name-length = { $n }/{ $most }

## What a finger does and what a mouse does

-click = { POINTER() ->
    [finger] tippe
   *[mouse] klicke
}
-Click = { POINTER() ->
    [finger] Tippe
   *[mouse] Klicke
}
-clicking = { POINTER() ->
    [finger] tippen
   *[mouse] klicken
}
-Clicking = { POINTER() ->
    [finger] Tippen
   *[mouse] Klicken
}
-you-click = { POINTER() ->
    [finger] tippst
   *[mouse] klickst
}

## In a browser

loading-advice-browser = Prüf deine Internetverbindung und lade die Seite dann neu. Deine gespeicherte Partie ist sicher.

## Lines to type in

setup-name-label = Name auf Platz { $seat }
setup-seed-label = Seed: wie die Karten gemischt werden

## Saved games

day-month = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
weekday = { $weekday ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[7] Sonntag
}
saved-games-title = Spielstände
saved-games-all = Alle { $number }
saved-games-underway = Unterwegs { $number }
saved-games-finished = Beendet { $number }
saved-games-sort-newest = neueste zuerst
saved-games-sort-best = beste zuerst
saved-games-sort-name = nach Namen
saved-games-sort-tip = { -Click }, um anders zu sortieren.
saved-games-used = { NUMBER($used, minimumFractionDigits: 1) } MB belegt
saved-games-used-of = { NUMBER($used, minimumFractionDigits: 1) } von { NUMBER($all, minimumFractionDigits: 1) } MB belegt
saved-games-oldest = Älteste exportieren
saved-games-oldest-tip = Der Speicher ist fast voll: Exportiere und lösche alte Partien.
saved-games-import = Import
saved-games-import-tip = Hol eine exportierte oder kopierte Partie herein. Du kannst auch eine Datei hierherziehen oder den Text einer Partie einfügen.
saved-games-none = Noch keine Partie
saved-games-none-text = Jede Partie, die du spielst, wird hier von selbst gespeichert.
saved-games-none-here = Hier ist nichts
saved-games-long-ago = vor einiger Zeit
saved-games-today = heute, { $time }
saved-games-year = { $day } { $year }
saved-games-when = { $day }, { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
saved-games-stand = Runde { $round }, Zug { $turn }
saved-games-stand-yours = Runde { $round } von 6, dein Zug { $turn }
saved-games-points = { $points } Punkte
saved-games-place = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[4] 4.
}
saved-games-place-of = von { $players }
saved-games-points-place = { saved-games-points }, { saved-games-place } { saved-games-place-of }
saved-games-place-points = { saved-games-place } { saved-games-place-of }, { saved-games-points }
saved-games-continue = Weiterspielen
saved-games-result = Ergebnis
saved-games-share = Teilen
saved-games-rename = Umbenennen
saved-games-rename-label = der Name dieser Partie
saved-games-watch = Ansehen
saved-games-review = Rückblick
saved-games-review-not-yet = Öffnet sich, wenn die Partie zu Ende ist.
saved-games-challenge = Schlage { $points }
saved-games-challenge-not-yet = Wenn die Partie vorbei ist, lässt sie sich vom selben Platz noch einmal spielen, um ihre Punkte zu schlagen.
saved-games-delete = Löschen
saved-games-deleted = Gelöscht
saved-games-restore = Zurück ({ $seconds })
saved-games-you = du
saved-games-broken = Eine Partie, die sich nicht laden lässt
saved-games-share-title = Diese Partie teilen
saved-games-share-text = Als Text kopieren: Wer First Class hat, fügt ihn unter „Spielstände“ ein.
saved-games-share-link = Einen Link kopieren: Er öffnet diese Partie im Browser.
saved-games-share-file = Als Datei exportieren.
saved-games-share-picture = Ein Bild speichern: alle Züge am Ende der Partie.
saved-games-copy = Text kopieren
saved-games-copy-link = Link kopieren
saved-games-export = Exportieren
saved-games-picture = Bild speichern
saved-games-share-close = Jetzt nicht
saved-games-copied = Kopiert
saved-games-exported = Exportiert nach { $place }
saved-games-not-exported = Export nicht möglich: { $reason }
saved-games-imported = „{ $name }“ steht im Regal
saved-games-not-imported = Das ist keine Partie, die sich laden lässt: { $reason }
saved-games-name-1 = Verregneter { weekday }
saved-games-name-2 = Nebliger { weekday }
saved-games-name-3 = Sternklarer { weekday }
saved-games-name-4 = Goldener { weekday }
saved-games-name-5 = Verschneiter { weekday }
saved-games-name-6 = Windiger { weekday }
saved-games-name-7 = Mondheller { weekday }
saved-games-name-8 = Dunstiger { weekday }
saved-games-name-9 = Frostiger { weekday }
saved-games-name-10 = Sonniger { weekday }
saved-games-name-11 = Stürmischer { weekday }
saved-games-name-12 = Stiller { weekday }
saved-games-name-13 = Samtener { weekday }
saved-games-name-14 = Milder { weekday }
saved-games-name-15 = Silberner { weekday }
saved-games-name-16 = Fröhlicher { weekday }
