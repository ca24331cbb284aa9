# Friends who play elsewhere: the door, and the lobby of a room.

setup-friend = Friend
setup-with-friends = With friends
lobby-title = New game with friends
lobby-summary = { $ready } of { $seats } seats ready
lobby-begun = The game has begun
lobby-ready = ready
lobby-not-ready = not ready
lobby-reconnecting = reconnecting
lobby-away = away
lobby-waits-for-friend = Seat for a friend
lobby-you-here = you, at this screen
lobby-seat-free = free until a friend comes
lobby-is-here = here
lobby-seat-kept = away, the seat is kept
lobby-remove = Remove
lobby-invitation = Invitation
lobby-invitation-about = Friends type this code under “With friends”, or open:
lobby-copy-code = Copy code
lobby-copy-link = Copy link
lobby-new-code = New code
lobby-onlookers = Whoever has the code may look on
lobby-no-onlookers = Nobody may look on
lobby-platform = On the platform
lobby-you-host = you, the host
lobby-you = you
lobby-host = host
lobby-friend = friend
lobby-looks-on = looks on
lobby-onlooker-there = onlooker
lobby-back-in-a-moment = back in a moment
lobby-slow = slow line
lobby-whose-seat = { $name } is away
lobby-bot-instead = Bot instead
lobby-journey = The journey
lobby-bot-steps-in = Bot steps in
lobby-minutes = { $minutes } min
lobby-never = never
lobby-clock = { $seconds ->
        [0] Clock
       *[other] Clock, + { $seconds } s a turn
    }
lobby-no-clock = none
lobby-take-back = Take back
lobby-ask = ask
lobby-freely = freely
lobby-be-ready = I am ready
lobby-not-yet-ready = Not ready yet
lobby-when-ready = when { $name } is ready
lobby-when-there = when every seat is taken
lobby-needs-two = at least two players needed
lobby-everybody-ready = everybody is ready
lobby-host-departs = waiting for the host to depart
lobby-you-look-on = You look on. The game begins when everybody is ready.
lobby-door-name = Your name
lobby-door-open = Open a room
lobby-door-code = Code from a friend
lobby-door-sit = Take a seat
lobby-door-watch = Look on
lobby-door-about = Open a room and invite friends, or come in with the code you were given.
lobby-door-unreadable = A code has six letters and figures, such as KM7RQ2.
lobby-connecting = Connecting to the server …
lobby-unreachable = { $seconds ->
    [0] The server cannot be reached. Trying again.
    [one] The server cannot be reached. Next attempt in { $seconds } second.
   *[other] The server cannot be reached. Next attempt in { $seconds } seconds.
}
lobby-over-elsewhere = You play on from another device. To come back here, use that one or take another seat.
lobby-over-removed = The host has given your seat away. Ask for a new invitation.
lobby-over-left = You have left the room.
lobby-over-misuse = The server has ended the connection. Try again in a minute.
lobby-denied-update = This version and the server’s differ. Update the game, or reload the page.
lobby-denied-nonsense = The server did not understand. Update the game, or reload the page.
lobby-denied-no-such-room = There is no room with this code. Check the code, or ask for a new one.
lobby-denied-full = Every seat is taken. Ask the host for one, or look on.
lobby-denied-begun = The game has begun. You can look on.
lobby-denied-no-onlookers = Nobody may look on here. Ask the host.
lobby-denied-too-much = Too many attempts. Wait a minute and try again.
lobby-denied-busy = The server is busy. Try again in a moment.
lobby-denied-not-host = Only the host can change that.
lobby-denied-not-now = That is not possible now.
lobby-denied-colour-taken = Somebody has that colour. Choose another.
lobby-denied-unfit = That is not possible. Choose something else.
lobby-denied-not-ready = Not everybody is ready yet.
lobby-denied-let-stand = The others let it stand.
lobby-others-ready = everybody else is ready
lobby-at-this-screen = at this screen
