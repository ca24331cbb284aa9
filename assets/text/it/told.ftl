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
told-symbol = Simbolo { $n }: { $about }
told-dim = ora non è possibile

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
told-screen-daily = Viaggio del giorno e scala
told-screen-review = Analisi della partita
told-screen-statistics = Statistiche
told-screen-setup = Nuova partita
told-screen-table = Il tavolo
told-screen-scoring = Fase di punteggio
told-screen-final-scoring = Punteggio finale
told-screen-revelation = La rivelazione finale
told-screen-result = Risultato
