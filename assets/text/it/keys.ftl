### Keys and pads: what they tell, and the window in which they are changed.

tell-turn = { $who ->
    [you] Tocca a te, nel round { $round }
   *[other] Tocca a { $who }, nel round { $round }
}
tell-coins = { $who ->
    [you] Le tue monete
   *[other] Monete di { $who }
}: { $coins }, nelle colonne { $first }, { $second } e { $third }; posto per altre { $room }
tell-scores = { $who ->
    [you] Hai
   *[other] { $who } ha
} { $points ->
    [one] 1 punto
   *[other] { $points } punti
}; ora il treno superiore varrebbe { $upper } e il treno inferiore { $lower }

keys-title = Tasti
keys-change = { -Click } su uno per cambiarlo
keys-press = premi un tasto
keys-swapped = { $key } era il tasto di “{ $other }”, che ora è { $now }
keys-taken = { $key } conta sempre posti e risposte
keys-reset = Ripristina i tasti soliti

keys-next-area = Parte successiva
keys-left = A sinistra
keys-right = A destra
keys-up = In alto
keys-down = In basso
keys-confirm = Scegli, o il pulsante d’oro
keys-next = Accelera, o avvia e pausa
keys-back = Rimetti, chiudi, menu
keys-undo = Annulla
keys-decline = Scarta
keys-hint = Consiglio
keys-log = Cronaca
keys-scores = Punti
keys-cards = Tutte le carte
keys-secrets = I tuoi segreti
keys-rules = Regole
keys-menu = Menu
keys-whose-turn = A chi tocca?
keys-my-coins = Le mie monete?
keys-what-scores = Quanto varrebbe ora?
keys-last-moves = Le ultime mosse?
keys-page-up = Pagina o turno indietro
keys-page-down = Pagina o turno avanti
keys-first = All’inizio
keys-last = Alla fine
keys-delete = Elimina

keys-name-tab = Tab
keys-name-left = Sinistra
keys-name-right = Destra
keys-name-up = Su
keys-name-down = Giù
keys-name-enter = Invio
keys-name-space = Spazio
keys-name-escape = Esc
keys-name-backspace = Backspace
keys-name-page-up = Pag su
keys-name-page-down = Pag giù
keys-name-home = Inizio
keys-name-end = Fine
keys-name-delete = Canc

settings-keys = Tasti
