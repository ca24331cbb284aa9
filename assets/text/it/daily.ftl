# The daily journey and the ladder.

title-daily = Viaggio del giorno
month-name = { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
}
weekday-short = { $weekday ->
    [1] lun
    [2] mar
    [3] mer
    [4] gio
    [5] ven
    [6] sab
   *[7] dom
}
daily-title = Viaggio del giorno
daily-same = le stesse carte per tutti, ogni giorno un nuovo viaggio
daily-tab-today = Oggi
daily-tab-ladder = La scalata
daily-todays = Il viaggio di oggi
daily-first-run = la tua prima corsa
daily-first-counts = Conta la tua prima corsa.
daily-begun = La tua prima corsa è già partita: continuala da Partite salvate.
daily-best = { $runs ->
    [one] record, una corsa
   *[other] record, { $runs } corse
}
daily-mean = la tua media
daily-heading = First Class, { $day }
daily-ending = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $place } su { $players }
daily-no-text = A partita finita puoi copiare da qui il tuo risultato e mandarlo ai tuoi amici.
daily-compares = Il Maestro confronta i tuoi turni …
daily-not-compared = Con l’analisi vedi i tuoi turni accanto a quelli del Maestro.
daily-copy = Copia
daily-play = In carrozza!
daily-again = Gioca ancora
daily-weeks = 5 settimane
daily-running = { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
}, { $days ->
    [one] un giorno di fila
   *[other] { $days } giorni di fila
}
daily-ended = Viaggio del giorno: { $stars ->
    [one] una stella
   *[other] { $stars } stelle
}
ladder-title = La scalata: trenta viaggi
ladder-stars = Stelle: { $stars } su { $all }
ladder-region-1 = La pianura
ladder-region-2 = Il Reno
ladder-region-3 = Le Alpi
ladder-region-4 = Il Danubio
ladder-region-5 = Il Bosforo
ladder-board = Sali qui
ladder-closed = Chiuso
ladder-closed-tip = Conquista una stella nel viaggio precedente.
ladder-ended = { $stars ->
    [0] Nessuno dei tre obiettivi raggiunto
    [one] Un obiettivo su tre raggiunto
   *[other] { $stars } obiettivi su tre raggiunti
}
menu-goals = Obiettivi
challenge = Batti { $points } punti
challenge-about = Qualcuno ha già giocato questa partita: dal tuo posto, con le stesse carte, contro gli stessi avversari.
journeys-broken-title = Impossibile caricare i viaggi del giorno
journeys-broken-advice = Il calendario e la scalata ricominciano da capo. Se hai una copia del file, rimettila al suo posto.
