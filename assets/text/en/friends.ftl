player-friend = friend
friends-broken-title = The way back to your games with friends cannot be loaded
friends-broken-advice = Ask your friends for the code of the game. Your seat is kept at the server, but this device no longer knows it.
