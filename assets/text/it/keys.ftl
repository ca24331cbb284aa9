### Keys and pads: what they tell, and the window in which they are changed.

tell-turn = { $round ->
        [0] { $who ->
            [you] Tocca a te prima del primo round
           *[other] Tocca a { $who } prima del primo round
        }
       *[other] { $who ->
            [you] Tocca a te nel round { $round }
           *[other] Tocca a { $who } nel round { $round }
        }
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
keys-change = { -Click } un tasto per cambiarlo
keys-change-with-pad = { -Click } un’azione, poi premi il nuovo tasto o pulsante
keys-press = premi un tasto
keys-press-either = premi tasto o pulsante
keys-swapped = { $key } era il tasto di “{ $other }”, che ora ha { $now }
keys-moved = { $key } era di “{ $other }”, che ora non ne ha
keys-taken = { $key } sceglie sempre posti e risposte
keys-reset = Ripristina i predefiniti

keys-next-area = Parte successiva
keys-left = A sinistra
keys-right = A destra
keys-up = In alto
keys-down = In basso
keys-confirm = Scegli, o pulsante dorato
keys-next = Accelera, o avvia e pausa
keys-back = Rimetti, chiudi, menu
keys-undo = Annulla
keys-decline = Scarta
keys-hint = Consiglio
keys-log = Cronaca
keys-scores = Punteggi
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
keys-previous-area = Parte precedente

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

settings-keys = Tasti e gamepad

## Gamepads: what their buttons are called, by whose pad it is

pad-south = { $family ->
    [play-station] Croce
    [nintendo] B
   *[xbox] A
}
pad-east = { $family ->
    [play-station] Cerchio
    [nintendo] A
   *[xbox] B
}
pad-west = { $family ->
    [play-station] Quadrato
    [nintendo] Y
   *[xbox] X
}
pad-north = { $family ->
    [play-station] Triangolo
    [nintendo] X
   *[xbox] Y
}
pad-left-shoulder = { $family ->
    [play-station] L1
    [nintendo] L
   *[xbox] LB
}
pad-right-shoulder = { $family ->
    [play-station] R1
    [nintendo] R
   *[xbox] RB
}
pad-left-trigger = { $family ->
    [play-station] L2
    [nintendo] ZL
   *[xbox] LT
}
pad-right-trigger = { $family ->
    [play-station] R2
    [nintendo] ZR
   *[xbox] RT
}
pad-select = { $family ->
    [play-station] Create
    [nintendo] −
   *[xbox] Vista
}
pad-start = { $family ->
    [play-station] Options
    [nintendo] +
   *[xbox] Menu
}
pad-left-stick = { $family ->
    [play-station] L3
    [nintendo] Leva L
   *[xbox] LS
}
pad-right-stick = { $family ->
    [play-station] R3
    [nintendo] Leva R
   *[xbox] RS
}
pad-left = Croce sinistra
pad-right = Croce destra
pad-up = Croce su
pad-down = Croce giù

pad-gone = Il gamepad non c’è più
pad-gone-advice = Non è più collegato. Collegalo di nuovo, oppure continua con un altro, con i tasti, il mouse o un dito.
pad-gone-go-on = Continua a giocare

settings-contrast = Contrasto elevato
settings-contrast-tip = Pannelli più scuri, scritte bianche, linee più larghe e niente motivi
