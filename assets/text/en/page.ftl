# First Class, English: words of the web page around the game. The page itself reads them (scripts/page.mjs), so each is one
# line, without selectors. Keys begin with “page-”.

page-title = First Class: rivals of the Orient Express
page-about = A fan-made version of the board game First Class: two trains, a route out of Paris, six rounds. Plays in the browser, alone or with friends at one screen.
page-subtitle = rivals of the Orient Express
page-table = The table of the game First Class
page-log = What has happened
page-loading = Loading
page-loading-game = Loading the game …
page-loaded = Loading the program and the pictures: { $done } of { $all } MB
page-starting = Starting the game …
page-full-screen = Full screen
page-again = Load again
page-reload = Check your internet connection, then load the page again.
page-not-loaded = The game could not be loaded
page-silence = Nothing is arriving
page-silence-about = No data has arrived for 20 seconds. The page keeps trying. Check your internet connection, then load the page again.
page-slow = The game is slow to start
page-slow-about = Starting the game takes long on this device. Keep waiting, or load the page again.
page-crashed = The game has crashed
page-crashed-about = Something broke. Load the page again: a saved game continues from where it was last saved.
page-picture-lost = The picture is lost
page-picture-lost-about = The browser has taken the graphics away from the page. Load the page again: a saved game continues from where it was last saved.
page-too-old = This browser is too old
page-too-old-about = Update it, or use another one: every browser since 2018 can play.
page-no-wasm-about = The game needs WebAssembly. Every browser since 2018 has it.
page-no-webgl = WebGL 2 is missing
page-no-webgl-about = The table is drawn with WebGL 2. Switch on hardware acceleration in the browser’s settings, update the graphics driver, or try another browser.
page-no-script = The game needs JavaScript: switch it on for this page and load it again.
