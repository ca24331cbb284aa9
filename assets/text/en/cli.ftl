# First Class, English: words of the command line. A key is “cli-” and the name of the argument. What the player types, such as
# --seats and human, stays as it is in every language.

cli-about = First Class: rivals of the Orient Express. A fan-made, unofficial version of the board game.
cli-usage = Usage
cli-options = Options
cli-help = Prints this help.
cli-version = Prints the version.
cli-seats = Who plays, in turn order: 2 to 4 of human, { $levels }, separated by commas. Starts a game at once, skipping the title and set-up screens.
cli-names = The players’ names, in turn order, separated by commas. Each has 1 to { $most } letters, which are Latin ones. Starts a game at once.
cli-modules = The two modules, as two different letters from A to F in any order, such as AB. Starts a game at once.
cli-teatime = Adds the order tiles of Teatime. Starts a game at once.
cli-no-dummies = Leaves out the two dummies that join two players in module C. Starts a game at once.
cli-first = Which player begins, counting from 1; otherwise the start player is random. Starts a game at once.
cli-others-wait = What a player gains in another player’s turn waits for the player’s own next turn. Starts a game at once.
cli-seed = The seed for shuffling: the same number gives the same game. Starts a game at once.
cli-replay = Shows a game that was saved, such as game.ron, from its beginning: with --film all of it, or from one choice to another with --from and --to.
cli-size = The window’s size in pixels, as WIDTHxHEIGHT, such as 1280x720: from 320x320 to 8192x8192.
cli-speed = The animation speed: { $speeds }.
cli-language = The language everything is said in, for this run: { $languages }.
cli-autoplay = Lets bots play for the humans too. Starts a game at once.
cli-unhurried = Lets bots try out as much as their level does, however long it takes on this machine: the same seed and choices give the same game everywhere. Otherwise a turn takes two seconds at most.
cli-script = Runs the commands in this file line by line, from the title screen unless a game is asked for: “click NAME” clicks a named region, “hover NAME” points at it, “choose CHOICE” makes a choice (as in a saved game), “wait SECONDS” waits, “shot FILE” takes a screenshot, “#” begins a comment.
cli-screenshot = Takes a screenshot (PNG) once this many choices have been made and shown; “end” is the result screen: STEP=FILE, such as end=over.png. Can be given several times.
cli-film = Saves every frame as a numbered picture (PNG) in this folder: time moves on by exactly one frame at a time, however slow the machine is. The film ends with the game unless --to is given.
cli-fps = How many frames of the film make a second, from 1 to 120; otherwise 30.
cli-from = The film or the replay begins once this many choices have been made.
cli-to = The film ends as soon as this many choices have been made and shown.
cli-data-dir = The folder in which the settings and the current game are saved; by default the system’s usual place. With --script, --autoplay, --screenshot, --film, --replay or --report, nothing is saved unless this is given.
cli-no-save = Saves nothing and loads nothing: neither settings nor games.
cli-server = The server for games with friends, such as wss://first-class.example.
cli-join = Takes a seat in the game with friends that has this code, or plays on from another device, whose link this is.
cli-quit-at-end = Quits when the game is over or, with --script, when everything in the script has been done, with exit code 0; if the window is closed earlier, with exit code 1.
cli-report = Prints a line of JSON for every question: what is asked, what can be chosen, what the table shows, and where everything clickable is (in window pixels); and a short line for every choice a bot makes and everything the mouse does. For tests.

## What is wrong

cli-unknown = There is no { $word }.
cli-wrong-value = { $word } cannot be “{ $value }”. { $about }
cli-wrong-player = --seats: “{ $value }” is not one of human, { $levels }.
cli-conflict = { $word } cannot be used with { $other }.
cli-needs = { $word } is needed as well.
cli-try-help = Try --help.
cli-no-folder = --data-dir { $value }: this is not a folder.
cli-players = --seats: { $n ->
    [one] one player
   *[other] { $n } players
}, but 2 to 4 can play.
cli-first-missing = --first: there is no player { $n }.
cli-dummies = --no-dummies: dummies join only two players with module C.
cli-names-many = --names: { $n ->
    [one] one name
   *[other] { $n } names
}, but fewer players.
cli-names-same = --names: two players are called { $name }.
cli-replay-unreadable = { $word }: this is not a saved game of First Class, or it is damaged ({ $reason }).
cli-replay-older = { $word }: First Class { $program } saved this game; this version plays its rules differently.
cli-replay-newer = { $word }: a newer First Class ({ $program }) saved this game; only that version can show it.
cli-replay-other-cards = { $word }: this game was played with other card files; put those back into assets/cards.
cli-replay-unplayable = { $word }: the game in this file is damaged: { $reason }.
cli-no-assets = The folder “assets” is missing. It belongs beside the program; put it back.
cli-no-graphics = First Class found no graphics adapter. Install your graphics driver; without a graphics card, software drawing works too (Debian and Ubuntu: apt install mesa-vulkan-drivers).
cli-no-screen = First Class found no screen to open a window on. Start it from a desktop session.
cli-crashed-saved = Start First Class again: your game continues from where it was last saved.
cli-crashed-unsaved = Start First Class again. Nothing was to be saved this time, so this game is lost.
