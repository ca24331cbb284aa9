# First Class, German: words of the web page around the game. The page itself reads them (scripts/page.mjs), so each is one
# line, without selectors. Keys begin with “page-”.

page-title = First Class: Rivalen des Orient-Express
page-about = Eine Fan-Version des Brettspiels First Class: zwei Züge, eine Strecke ab Paris, sechs Runden. Läuft im Browser, allein oder mit Freunden an einem Bildschirm.
page-subtitle = Rivalen des Orient-Express
page-table = Der Tisch des Spiels First Class
page-log = Was geschehen ist
page-loading = Wird geladen
page-loading-game = Das Spiel wird geladen …
page-loaded = Programm und Bilder werden geladen: { $done } von { $all } MB
page-starting = Das Spiel startet …
page-full-screen = Vollbild
page-again = Neu laden
page-reload = Prüf deine Internetverbindung und lade die Seite dann neu.
page-not-loaded = Das Spiel konnte nicht geladen werden
page-silence = Es kommt nichts an
page-silence-about = Seit 20 Sekunden sind keine Daten angekommen. Die Seite versucht es weiter. Prüf deine Internetverbindung und lade die Seite dann neu.
page-slow = Das Spiel startet langsam
page-slow-about = Auf diesem Gerät dauert der Start lange. Warte noch, oder lade die Seite neu.
page-crashed = Das Spiel ist abgestürzt
page-crashed-about = Etwas ist schiefgegangen. Lade die Seite neu: Eine gespeicherte Partie geht da weiter, wo sie zuletzt gespeichert wurde.
page-picture-lost = Das Bild ist verloren
page-picture-lost-about = Der Browser hat der Seite die Grafik entzogen. Lade die Seite neu: Eine gespeicherte Partie geht da weiter, wo sie zuletzt gespeichert wurde.
page-too-old = Dieser Browser ist zu alt
page-too-old-about = Aktualisiere ihn oder nimm einen anderen: Jeder Browser ab 2018 genügt.
page-no-wasm-about = Das Spiel braucht WebAssembly. Jeder Browser ab 2018 hat es.
page-no-webgl = WebGL 2 fehlt
page-no-webgl-about = Der Tisch wird mit WebGL 2 gezeichnet. Schalte in den Einstellungen des Browsers die Hardwarebeschleunigung ein, aktualisiere den Grafiktreiber oder nimm einen anderen Browser.
page-no-script = Das Spiel braucht JavaScript: Schalte es für diese Seite ein und lade sie neu.
