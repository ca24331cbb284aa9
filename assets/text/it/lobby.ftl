# Amici che giocano altrove: la porta e l’atrio di una stanza.

setup-friend = Amico
setup-with-friends = Con amici
lobby-title = Nuova partita con amici
lobby-summary = Posti pronti: { $ready } su { $seats }
lobby-begun = La partita è iniziata
lobby-ready = a posto
lobby-not-ready = non ancora
lobby-reconnecting = si ricollega
lobby-away = assente
lobby-waits-for-friend = Posto per un amico
lobby-you-here = tu, su questo schermo
lobby-seat-free = libero finché non arriva qualcuno
lobby-is-here = qui
lobby-seat-kept = assente, il posto resta riservato
lobby-remove = Rimuovi
lobby-invitation = Invito
lobby-invitation-about = Gli amici scrivono questo codice in “Con amici”, oppure aprono:
lobby-copy-code = Copia codice
lobby-copy-link = Copia link
lobby-new-code = Nuovo codice
lobby-onlookers = Chi ha il codice può guardare
lobby-no-onlookers = Nessuno può guardare
lobby-platform = Al binario
lobby-you-host = tu, che inviti
lobby-you = tu
lobby-host = chi invita
lobby-friend = su invito
lobby-looks-on = guarda
lobby-onlooker-there = non gioca
lobby-back-in-a-moment = torna tra un attimo
lobby-slow = linea lenta
lobby-whose-seat = { $name } non c’è
lobby-bot-instead = Un bot al suo posto
lobby-journey = Il viaggio
lobby-bot-steps-in = Entra un bot
lobby-minutes = { $minutes } min
lobby-never = mai
lobby-clock = { $seconds ->
        [0] Orologio
       *[other] Orologio, + { $seconds } s a turno
    }
lobby-no-clock = senza
lobby-take-back = Annullare
lobby-ask = chiedere
lobby-freely = sempre
lobby-be-ready = Ci sono
lobby-not-yet-ready = Non ancora
lobby-when-ready = si aspetta { $name }
lobby-when-there = si parte quando tutti i posti sono occupati
lobby-needs-two = servono almeno due persone
lobby-everybody-ready = ci siete tutti
lobby-host-departs = la partenza spetta a chi invita
lobby-you-look-on = Stai guardando. La partita inizia quando tutti sono a posto.
lobby-door-name = Il tuo nome
lobby-door-open = Apri una stanza
lobby-door-code = Codice di un invito
lobby-door-sit = Prendi posto
lobby-door-watch = Guarda
lobby-door-about = Apri una stanza e invita gli amici, oppure entra con il codice che hai ricevuto.
lobby-door-unreadable = Un codice ha sei lettere e cifre, per esempio KM7RQ2.
lobby-connecting = Connessione al server …
lobby-unreachable = { $seconds ->
    [0] Il server non è raggiungibile. Nuovo tentativo.
    [one] Il server non è raggiungibile. Prossimo tentativo tra { $seconds } secondo.
   *[other] Il server non è raggiungibile. Prossimo tentativo tra { $seconds } secondi.
}
lobby-over-elsewhere = Giochi da un altro dispositivo. Continua là, o prendi qui un altro posto.
lobby-over-removed = Il tuo posto è stato assegnato ad altri. Chiedi un nuovo invito.
lobby-over-left = Hai lasciato la stanza.
lobby-over-misuse = Il server ha chiuso la connessione. Riprova tra un minuto.
lobby-denied-update = Questa versione e quella del server sono diverse. Aggiorna il gioco, o ricarica la pagina.
lobby-denied-nonsense = Il server non ha capito. Aggiorna il gioco, o ricarica la pagina.
lobby-denied-no-such-room = Non c’è una stanza con questo codice. Controlla il codice, o chiedine uno nuovo.
lobby-denied-full = Tutti i posti sono occupati. Chiedine uno a chi invita, o guarda.
lobby-denied-begun = La partita è iniziata. Puoi guardare.
lobby-denied-no-onlookers = Qui nessuno può guardare. Chiedi a chi ti ha invitato.
lobby-denied-too-much = Troppi tentativi. Aspetta un minuto e riprova.
lobby-denied-busy = Il server è occupato. Riprova tra un attimo.
lobby-denied-not-host = Solo chi invita può cambiarlo.
lobby-denied-not-now = Ora non è possibile.
lobby-denied-colour-taken = Quel colore è già preso. Scegline un altro.
lobby-denied-unfit = Non è possibile. Scegli qualcos’altro.
lobby-denied-not-ready = Non tutti sono ancora a posto.
lobby-denied-let-stand = Gli altri lasciano tutto com’è.
lobby-others-ready = gli altri sono tutti a posto
lobby-at-this-screen = a questo schermo
