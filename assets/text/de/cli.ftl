# First Class, German: words of the command line. A key is “cli-” and the name of the argument. What the player types, such as
# --seats and human, stays as it is in every language.

cli-about = First Class: Rivalen des Orient-Express. Eine inoffizielle Fan-Version des Brettspiels.
cli-usage = Aufruf
cli-options = Optionen
cli-help = Zeigt diese Hilfe.
cli-version = Zeigt die Version.
cli-seats = Wer spielt, in Spielreihenfolge: 2 bis 4 aus human, { $levels }, durch Kommas getrennt. Die Partie beginnt sofort, ohne Titelbild und Spielaufbau.
cli-names = Die Namen in Spielreihenfolge, je 1 bis { $most } lateinische Buchstaben, durch Kommas getrennt. Die Partie beginnt sofort.
cli-modules = Die zwei Module als verschiedene Buchstaben von A bis F in beliebiger Reihenfolge, zum Beispiel AB. Die Partie beginnt sofort.
cli-teatime = Mit den Bestellplättchen von „Kaffee & Kuchen“. Die Partie beginnt sofort.
cli-no-dummies = Ohne die beiden Dummys, die zu zweit bei Modul C mitspielen. Die Partie beginnt sofort.
cli-first = Wer beginnt, von 1 an gezählt; sonst entscheidet der Zufall. Die Partie beginnt sofort.
cli-others-wait = Was jemand im Spielzug einer anderen Person bekommt, wartet bis zum eigenen nächsten Spielzug. Die Partie beginnt sofort.
cli-seed = Der Seed für das Mischen: Dieselbe Zahl ergibt dieselbe Partie. Die Partie beginnt sofort.
cli-replay = Zeigt eine gespeicherte Partie, zum Beispiel game.ron, von Anfang an: mit --film ganz, oder mit --from und --to von einer Entscheidung bis zu einer anderen.
cli-size = Die Fenstergröße in Pixeln als BREITExHÖHE, zum Beispiel 1280x720: von 320x320 bis 8192x8192.
cli-speed = Das Animationstempo: { $speeds }.
cli-language = Die Sprache für diesen Start: { $languages }.
cli-autoplay = Bots spielen auch für die Menschen. Die Partie beginnt sofort.
cli-unhurried = Bots probieren so viel aus, wie es ihrer Stufe entspricht, egal, wie lange das auf diesem Rechner dauert: Derselbe Seed und dieselben Entscheidungen ergeben überall dieselbe Partie. Sonst dauert ein Spielzug höchstens zwei Sekunden.
cli-script = Führt die Befehle in dieser Datei Zeile für Zeile aus, vom Titelbild an, wenn keine Partie verlangt ist: „click NAME“ klickt einen benannten Bereich an, „hover NAME“ zeigt darauf, „choose CHOICE“ trifft eine Entscheidung (wie in einer gespeicherten Partie), „wait SECONDS“ wartet, „shot FILE“ macht ein Bildschirmfoto, „#“ beginnt einen Kommentar.
cli-screenshot = Macht ein Bildschirmfoto (PNG), sobald so viele Entscheidungen getroffen und gezeigt sind; „end“ ist das Ergebnis: ZAHL=DATEI, zum Beispiel end=over.png. Kann mehrmals angegeben werden.
cli-film = Speichert jedes Bild als nummerierte PNG-Datei in diesem Ordner: Die Zeit rückt um genau ein Bild nach dem anderen vor, egal, wie langsam der Rechner ist. Der Film endet mit der Partie, wenn --to nichts anderes sagt.
cli-fps = Wie viele Bilder des Films eine Sekunde ergeben, von 1 bis 120; sonst 30.
cli-from = Der Film oder die Wiedergabe beginnt, sobald so viele Entscheidungen getroffen sind.
cli-to = Der Film endet, sobald so viele Entscheidungen getroffen und gezeigt sind.
cli-data-dir = Der Ordner, in dem die Optionen und die laufende Partie gespeichert werden; sonst der übliche Ort des Systems. Mit --script, --autoplay, --screenshot, --film, --replay oder --report wird nur gespeichert, wenn er angegeben ist.
cli-no-save = Speichert und lädt nichts: weder Optionen noch Partien.
cli-server = Der Server für Partien mit Freunden, etwa wss://first-class.example.
cli-join = Nimmt in der Partie mit Freunden Platz, die diesen Code hat, oder spielt weiter, was ein anderes Gerät mit diesem Link abgibt.
cli-quit-at-end = Beendet das Programm, wenn die Partie zu Ende ist oder, mit --script, wenn das Skript fertig ist, mit Exitcode 0; wird das Fenster vorher geschlossen, mit Exitcode 1.
cli-report = Gibt zu jeder Frage eine Zeile JSON aus: was gefragt ist, was möglich ist, was der Tisch zeigt und wo alles Klickbare liegt (in Fensterpixeln); und eine kurze Zeile für jede Entscheidung eines Bots und alles, was die Maus tut. Für Tests.

## What is wrong

cli-unknown = { $word } gibt es nicht.
cli-wrong-value = { $word } kann nicht „{ $value }“ sein. { $about }
cli-wrong-player = --seats: „{ $value }“ ist keines von human, { $levels }.
cli-conflict = { $word } geht nicht zusammen mit { $other }.
cli-needs = { $word } wird auch gebraucht.
cli-try-help = Mehr mit --help.
cli-no-folder = --data-dir { $value }: Das ist kein Ordner.
cli-players = --seats: { $n ->
    [one] eine Person
   *[other] { $n } Personen
}, aber spielen können 2 bis 4.
cli-first-missing = --first: Person { $n } gibt es nicht.
cli-dummies = --no-dummies: Dummys spielen nur zu zweit mit Modul C mit.
cli-names-many = --names: { $n ->
    [one] ein Name
   *[other] { $n } Namen
}, aber weniger Plätze.
cli-names-same = --names: Zwei heißen { $name }.
cli-replay-unreadable = { $word }: Das ist keine gespeicherte Partie von First Class, oder sie ist beschädigt ({ $reason }).
cli-replay-older = { $word }: First Class { $program } hat diese Partie gespeichert; in dieser Version gelten andere Regeln.
cli-replay-newer = { $word }: Ein neueres First Class ({ $program }) hat diese Partie gespeichert; nur jene Version kann sie zeigen.
cli-replay-other-cards = { $word }: Diese Partie wurde mit anderen Kartendateien gespielt; leg sie zurück nach assets/cards.
cli-replay-unplayable = { $word }: Die Partie in dieser Datei ist beschädigt: { $reason }.
cli-no-assets = Der Ordner „assets“ fehlt. Er gehört neben das Programm; leg ihn zurück.
cli-no-graphics = First Class hat keine Grafikkarte gefunden. Installiere den Grafiktreiber; ohne Grafikkarte geht es auch mit Software (Debian und Ubuntu: apt install mesa-vulkan-drivers).
cli-no-screen = First Class hat keinen Bildschirm für ein Fenster gefunden. Starte es aus einer Desktop-Sitzung.
cli-crashed-saved = Starte First Class neu: Deine Partie geht da weiter, wo sie zuletzt gespeichert wurde.
cli-crashed-unsaved = Starte First Class neu. Diesmal sollte nichts gespeichert werden, also ist diese Partie verloren.
