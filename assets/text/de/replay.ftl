# Watching a game again, and taking it over.

replay-leave = Zurück
replay-turn-back = Voriger Spielzug (Bild auf)
replay-step-back = Ein Schritt zurück (Pfeil links)
replay-play = Start (Leertaste)
replay-pause = Pause (Leertaste)
replay-step = Ein Schritt weiter (Pfeil rechts)
replay-turn-on = Nächster Spielzug (Bild ab)

replay-draft = Die Kartenwahl
replay-over = Die Partie ist zu Ende
replay-turn = Runde { $round }, { $name }: Zug { $turn }
replay-players = { $names }
replay-begins = { $name } ist jetzt dran.

replay-view = Blick
replay-view-tip = Vom Platz von { $name } aus
replay-follow = Am Zug
replay-follow-tip = Vom Platz der Person, die dran ist
replay-speed = Tempo
replay-speed-slow = langsam
replay-speed-normal = normal
replay-speed-fast = schnell
replay-speed-none = sofort
replay-take-over = Von hier an übernehmen
replay-take-over-short = Übernehmen
replay-result = Weiter zum Ergebnis
replay-result-short = Ergebnis
replay-log = Verlauf
replay-others = Andere
replay-market = Markt
replay-log-turn = { $name }, Zug { $turn }

replay-impossible = Diese Partie lässt sich nicht ansehen: Mit diesen Karten führt keine ihrer Entscheidungen weiter.
tip-hint-replay = Du siehst nur zu: Übernimm die Partie, um Tipps zu bekommen
tip-undo-replay = Du siehst nur zu: Geh stattdessen einen Schritt zurück

take-over-title = Von hier an übernehmen
take-over-about = In diesem Moment beginnt eine neue Partie; die, der du zusiehst, bleibt, wie sie ist.
take-over-begin = Von hier an spielen

result-watch = Noch mal ansehen
