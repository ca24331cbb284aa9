# Watching a game again, and taking it over.

replay-leave = Terug
replay-turn-back = Vorige beurt (Page Up)
replay-step-back = Eén stap terug (pijl links)
replay-play = Afspelen (spatie)
replay-pause = Pauze (spatie)
replay-step = Eén stap verder (pijl rechts)
replay-turn-on = Volgende beurt (Page Down)

replay-draft = De draft
replay-over = De partij is afgelopen
replay-turn = Ronde { $round }, { $name }, beurt { $turn }
replay-players = { $names }
replay-begins = De beurt van { $name } begint.

replay-view = Beeld
replay-view-tip = Vanaf de plaats van { $name }
replay-follow = Beurt
replay-follow-tip = Vanaf de plaats van wie aan de beurt is
replay-speed = Tempo
replay-speed-slow = traag
replay-speed-normal = normaal
replay-speed-fast = snel
replay-speed-none = direct
replay-take-over = Vanaf hier overnemen
replay-take-over-short = Overnemen
replay-result = Naar de uitslag
replay-result-short = Uitslag
replay-log = Log
replay-others = Anderen
replay-market = Markt
replay-log-turn = { $name }, beurt { $turn }

replay-impossible = Deze partij kan niet worden bekeken: met deze kaarten lopen de keuzes nergens op uit.
tip-hint-replay = Je kijkt toe: neem de partij over om hints te krijgen
tip-undo-replay = Je kijkt toe: ga in plaats daarvan een stap terug

take-over-title = Vanaf hier overnemen
take-over-about = Vanaf dit punt begint een nieuwe partij; aan de partij die je bekijkt, verandert niets.
take-over-begin = Vanaf hier verder spelen

result-watch = Nog eens kijken
