player-friend = online
friends-broken-title = Impossibile ritrovare le tue partite con amici
friends-broken-advice = Chiedi agli amici il codice della partita. Il server conserva il tuo posto, ma questo dispositivo non lo conosce più.

# Al tavolo con gli amici.
company-no-line = Nessuna connessione
company-nothing-lost = Niente va perso: la partita riprende esattamente da qui.
company-try-now = Riprova ora
company-come-here = Continua qui
company-asking = In attesa di risposta: si può annullare? ({ $names })
company-asks-back = { $name } chiede
company-asks-back-lead = di annullare l’ultima mossa. Tempo per rispondere: { $seconds } s.
company-allow = Consenti
company-let-stand = Lascia così
company-time-up = Il tuo tempo è scaduto: un bot conclude questo turno per te.
company-taken-back = { $who ->
    [you] Hai annullato una mossa.
   *[other] { $who } ha annullato una mossa.
}
company-bot-plays = { $name } non c’è. Intanto gioca un bot.
company-bot-plays-short = gioca un bot
company-bot-in = un bot tra { $time }
company-away-until = { $name } non c’è. Un bot subentra tra { $time }.
company-away = { $name } non c’è. La partita aspetta.
company-wait = Aspetta
company-bot-now = Bot adesso
company-waits-for = Tocca a { $name }.
greeting-bravo = Ottimo!
greeting-luck = Buona fortuna!
greeting-thanks = Grazie!
greeting-oops = Ahimè!
greeting-time = Un momento!
greeting-good-game = Bella partita!
greeting-pause = Un saluto ogni dieci secondi. Il prossimo tra { $seconds } s.
greeting-mute = Silenzia { $name }
greeting-hear = Ascolta { $name }
confirm-leave-friends = Il tuo posto resta tuo: dal menu iniziale torni qui. Intanto forse gioca un bot per te.
result-rematch-about = con le stesse persone
title-friends = Con amici
friends-game-lobby = nella stanza { $code }
friends-game-own = tocca a te, round { $round } di 6
friends-game-turn = tocca a { $name }, round { $round } di 6
friends-game-round = round { $round } di 6
friends-game-alone = Ancora nessuno
friends-games = Partite in corso
menu-other-device = Altro dispositivo
other-device-about = Apri questo link su un altro dispositivo, o inquadra il quadrato con la sua fotocamera: il tuo posto si gioca da lì, e questo dispositivo aspetta. Tieni il link per te: chi lo ha gioca al tuo posto.
