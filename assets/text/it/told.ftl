# First Class, Italiano: what screen readers read besides the words on screen. Keys are kebab-case.

## What something is called
told-under = { $group }: { $name }
told-then = { $list }. { $item }
told-does = { $what }. { $does }
told-offer = { $what }, fila { $row }, carta { $n }: { $about }
told-nth = { $what } { $n }
told-nth-about = { $what } { $n }: { $about }
told-car = { $what }, { part-car }
told-train-end = Prossimo posto del { part-train }
told-conductor = Controllore del { part-train }
told-middle = { $what }, spazio centrale { $n }
told-waiting = In attesa: { $what }
told-symbol = Simbolo { $n }: { $about }

## What has no words on it
told-link = Vedi { $words }
told-face = Un altro volto
told-back = Indietro
told-seat = Posto { $seat }, { $name }
told-leave-seat = Libera questo posto
told-seat-left = Un posto a sinistra
told-seat-right = Un posto a destra
told-edit-name = Cambia il nome
told-colour = { $colour ->
        [blue] Blu, un rombo
        [yellow] Giallo, un cerchio
        [green] Verde, un triangolo
       *[red] Rosso, un quadrato
    }
told-draw-seed = Estrai un altro seme
told-token = Prova { $n }, { $fingerprints ->
        [0] nessuna impronta
        [one] un’impronta
       *[other] { $fingerprints } impronte
    }
told-previous-found = Risultato precedente
told-next-found = Risultato successivo
told-clear-search = Svuota la ricerca
told-handle = Chiudi o apri le risposte
told-station = Viaggio { $n } della scalata: { $name }

## The parts of the table, as headings
told-area-bar = Round e giocatori
told-area-offer = Carte disponibili
told-area-prompt = Cosa viene chiesto
told-area-market = Mercato
told-area-others = Altri giocatori
told-area-route = Linea
told-area-trains = Treni
told-area-coins = Monete e vagoni postali
told-area-contracts = Contratti e carte proprie

## The screens
told-screen-loading = Caricamento
told-screen-title = First Class, titolo
told-screen-journey = Il primo viaggio
told-screen-saved-games = Partite salvate
told-screen-daily = Viaggio del giorno e scalata
told-screen-review = Analisi della partita
told-screen-statistics = Statistiche
told-screen-setup = Nuova partita
told-screen-table = Il tavolo
told-screen-scoring = Fase di punteggio
told-screen-final-scoring = Punteggio finale
told-screen-revelation = La rivelazione finale
told-screen-result = Risultato
