player-friend = amico
friends-broken-title = Non è possibile caricare la via di ritorno alle partite con amici
friends-broken-advice = Chiedi agli amici il codice della partita. Il server conserva il tuo posto, ma questo dispositivo non lo conosce più.
