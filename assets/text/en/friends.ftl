player-friend = friend
friends-broken-title = The way back to your games with friends cannot be loaded
friends-broken-advice = Ask your friends for the code of the game. Your seat is kept at the server, but this device no longer knows it.

# At the table with friends.
company-no-line = No connection
company-nothing-lost = Nothing is lost: the game goes on from exactly here.
company-try-now = Try now
company-come-here = Play on here
company-asking = Waiting for an answer: may this be taken back? ({ $names })
company-asks-back = { $name } asks
company-asks-back-lead = to take back the last move. Left to answer: { $seconds } s.
company-allow = Allow
company-let-stand = Let it stand
company-time-up = Your time is up: a bot ends this turn for you.
company-taken-back = { $who ->
    [you] You have taken a move back.
   *[other] { $who } has taken a move back.
}
company-bot-plays = { $name } is away. A bot plays until { $name } is back.
company-bot-plays-short = a bot plays
company-bot-in = bot takes over in { $time }
company-away-until = { $name } is away. A bot takes over in { $time }.
company-away = { $name } is away. The game waits.
company-wait = Wait
company-bot-now = Bot now
company-waits-for = Waiting for { $name }.
greeting-bravo = Bravo!
greeting-luck = Good luck!
greeting-thanks = Thank you!
greeting-oops = Oh dear!
greeting-time = One moment!
greeting-good-game = Good game!
greeting-pause = One greeting every ten seconds. The next in { $seconds } s.
greeting-mute = Mute { $name }
greeting-hear = Hear { $name }
confirm-leave-friends = Your seat is kept: the title screen leads back here. A bot may play for you meanwhile.
result-rematch-about = with the same people
title-friends = With friends
friends-game-lobby = in the room { $code }
friends-game-own = your turn, round { $round } of 6
friends-game-turn = { $name } to play, round { $round } of 6
friends-game-round = round { $round } of 6
friends-game-alone = Nobody yet
friends-games = Running games
menu-other-device = Another device
other-device-about = Open this link on another device, or point its camera at the square: it plays your seat from there, and this device waits. Keep the link to yourself: whoever has it plays for you.
