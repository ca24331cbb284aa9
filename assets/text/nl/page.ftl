# First Class, Nederlands: words of the web page around the game. The page itself reads them (scripts/page.mjs), so each is one
# line, without selectors. Keys begin with “page-”.

page-title = First Class: rivalen van de Oriënt Express
page-about = Een fanversie van het bordspel First Class: twee treinen, een route vanuit Parijs, zes ronden. Te spelen in de browser, alleen of met vrienden aan één scherm.
page-subtitle = rivalen van de Oriënt Express
page-table = De speeltafel van First Class
page-log = Wat er is gebeurd
page-loading = Laden
page-loading-game = Het spel wordt geladen …
page-loaded = Programma en afbeeldingen laden: { $done } van { $all } MB
page-starting = Het spel start …
page-full-screen = Volledig scherm
page-again = Opnieuw laden
page-reload = Controleer je internetverbinding en laad de pagina dan opnieuw.
page-not-loaded = Het spel kon niet worden geladen
page-silence = Er komt niets binnen
page-silence-about = Er zijn al 20 seconden geen gegevens binnengekomen. De pagina blijft het proberen. Controleer je internetverbinding en laad de pagina dan opnieuw.
page-slow = Het spel start traag
page-slow-about = Het starten van het spel duurt op dit apparaat lang. Wacht nog even, of laad de pagina opnieuw.
page-crashed = Het spel is vastgelopen
page-crashed-about = Er is iets kapotgegaan. Laad de pagina opnieuw: een opgeslagen partij gaat verder waar die het laatst is opgeslagen.
page-picture-lost = Het beeld is weg
page-picture-lost-about = De browser heeft de pagina de grafische weergave afgenomen. Laad de pagina opnieuw: een opgeslagen partij gaat verder waar die het laatst is opgeslagen.
page-too-old = Deze browser is te oud
page-too-old-about = Werk hem bij of gebruik een andere: elke browser sinds 2018 kan het spel aan.
page-no-wasm-about = Het spel heeft WebAssembly nodig. Elke browser sinds 2018 heeft dat.
page-no-webgl = WebGL 2 ontbreekt
page-no-webgl-about = De tafel wordt met WebGL 2 getekend. Schakel in de instellingen van de browser hardwareversnelling in, werk het grafische stuurprogramma bij of probeer een andere browser.
page-no-script = Het spel heeft JavaScript nodig: schakel het in en laad deze pagina opnieuw.
