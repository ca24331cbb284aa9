# First Class, Italian: words of the log. Keys are kebab-case.
# $who is a player’s name. If it is the reader instead, [you] selects another form of the sentence; [nobody] is for lines
# below the name, which then is not said again. $train is upper or lower, $car the number of a card in that train.

log-drafted = { $who ->
        [you] Tieni in segreto una carta Bonus Finale.
        [nobody] tiene in segreto una carta Bonus Finale.
       *[other] { $who } tiene in segreto una carta Bonus Finale.
    }
log-market = Nuova carta Bonus Finale esposta: { $card }.
log-round = Round { $n }. { $who ->
        [you] Inizi tu.
       *[other] Inizia { $who }.
    }
log-dealt = Nuova nell’offerta: { $card }.
log-turn = { $who ->
        [you] Il tuo turno { $n } di 3.
       *[other] { $who }: turno { $n } di 3.
    }
log-taken = { $who ->
        [you] Prendi
        [nobody] prende
       *[other] { $who } prende
    } la carta { $card }.
log-declined = { $who ->
        [you] Scarti
        [nobody] scarta
       *[other] { $who } scarta
    } la carta { $card } per un miglioramento a scelta.
log-start-tile = { $who ->
        [you] Prendi
        [nobody] prende
       *[other] { $who } prende
    } la tessera Primo Giocatore.
log-removed = Esce dal gioco: { $card }.
log-row-cleared = La fila { $n } si svuota: { $cards ->
        [one] esce dal gioco una carta
       *[other] escono dal gioco { $cards } carte
    }.
log-kept = { $who ->
        [you] Metti
        [nobody] mette
       *[other] { $who } mette
    } la carta { $card } sulla pila delle carte prese.
log-contract-laid = { $who ->
        [you] Posi
        [nobody] posa
       *[other] { $who } posa
    } la carta { $card }.
log-route = { $who ->
        [you] La tua linea
        [nobody] La linea
       *[other] La linea di { $who }
    } ora arriva a { $city }.
log-celebrity = { $who ->
        [you] Fai salire
        [nobody] fa salire
       *[other] { $who } fa salire
    } { $name } sul { part-car }.
log-postcard = { $who ->
        [you] Assegni a { $city } la carta { $card }.
        [nobody] assegna a { $city } la carta { $card }.
       *[other] { $who } assegna a { $city } la carta { $card }.
    }
log-car = { $who ->
        [you] Aggiungi
        [nobody] aggiunge
       *[other] { $who } aggiunge
    } un vagone 0 al { part-train }.
log-upgrade = { $who ->
        [you] Porti
        [nobody] porta
       *[other] { $who } porta
    } a { $n } il { part-car }.
log-mail-car = { $who ->
        [you] Aggiungi
        [nobody] aggiunge
       *[other] { $who } aggiunge
    } un vagone postale al { part-train } ({ $what }).
log-tile = { $who ->
        [you] Aggiungi
        [nobody] aggiunge
       *[other] { $who } aggiunge
    } la tessera Locomotiva { $n } al { part-train }.
log-conductor = { $who ->
        [you] Il tuo controllore
        [nobody] Il controllore
       *[other] Il controllore di { $who }
    } nel { part-train } avanza di { $n ->
        [one] 1 passo
       *[other] { $n } passi
    }.
log-constantinople = { $who ->
        [you] Raggiungi
        [nobody] raggiunge
       *[other] { $who } raggiunge
    } Costantinopoli con un controllore sulla tessera Locomotiva: { $n } punti.
log-locomotive = { $who ->
        [you] La tua locomotiva
        [nobody] La locomotiva
       *[other] La locomotiva di { $who }
    } arriva alla stazione { $n }.
log-coins = { $who ->
        [you] Ricevi
        [nobody] riceve
       *[other] { $who } riceve
    } { $n ->
        [one] 1 moneta
       *[other] { $n } monete
    }.
log-spent = { $who ->
        [you] Spendi
        [nobody] spende
       *[other] { $who } spende
    } { $n ->
        [one] una moneta della colonna { $columns }
       *[other] { $n } monete
    }.
log-points = { $who ->
        [you] Segni
        [nobody] segna
       *[other] { $who } segna
    } { $n ->
        [one] 1 punto
       *[other] { $n } punti
    } ({ $source }).
log-game-end = { $who ->
        [you] Prendi
        [nobody] prende
       *[other] { $who } prende
    } una carta Bonus Finale: { $card }.
log-fulfilled = { $who ->
        [you] Completi
        [nobody] completa
       *[other] { $who } completa
    } la carta { $card }.
log-frame = { $source }: { $what }.
log-symbol = { $who ->
        [you] Risolvi
        [nobody] risolve
       *[other] { $who } risolve
    } { $what }.
log-frame-done = { $who ->
        [you] Finisci
        [nobody] finisce
       *[other] { $who } finisce
    } il riquadro.
log-lapsed = Andato perso: { $what }.
log-waits = In attesa: { $source } ({ $what }).
log-lost = Perso perché non usato: { $source } ({ $what }).
log-out-of-turn = { $who ->
        [you] Risolvi ciò che ti ha dato
       *[other] { $who } risolve ciò che ha ottenuto con
    } la tessera Primo Giocatore.
log-turn-ended = { $who ->
        [you] Il tuo turno è finito.
        [nobody] Il turno è finito.
       *[other] Il turno di { $who } è finito.
    }
log-round-ended = Il round { $n } è finito. { $who ->
        [you] D’ora in poi inizi tu.
       *[other] D’ora in poi inizia { $who }.
    }
log-pile-finished = Il mazzo { $n } è finito: { $cards ->
        [one] esce dal gioco 1 carta mai vista
       *[other] escono dal gioco { $cards } carte mai viste
    }.
log-scoring = Comincia la fase di punteggio { $n }.
log-scoring-part = { $who ->
        [you] La tua parte della fase di punteggio.
       *[other] La parte di { $who } nella fase di punteggio.
    }
log-station = { $who ->
        [you] Usi
        [nobody] usa
       *[other] { $who } usa
    } { $copy ->
        [1] la stazione bonus { $n }
       *[other] di nuovo la stazione bonus { $n }
    }.
log-scored = { $who ->
        [you] Segni
        [nobody] segna
       *[other] { $who } segna
    } { $n } per il { part-car }{ $extra ->
        [0] {""}
       *[other] {" "}e { $extra } per la celebrità a bordo
    }.
log-scored-tile = { $who ->
        [you] Segni
        [nobody] segna
       *[other] { $who } segna
    } { $n } per la tessera Locomotiva { $tile }.
log-scoring-part-ended = { $who ->
        [you] La tua parte della fase di punteggio è finita.
        [nobody] La sua parte della fase di punteggio è finita.
       *[other] La parte di { $who } nella fase di punteggio è finita.
    }
log-scoring-ended = La fase di punteggio { $n } è finita.
log-final = Punteggio finale: monete e carte Bonus Finale.
log-revealed = { $who ->
        [you] Scopri la tua carta Bonus Finale segreta: { $card }.
        [nobody] scopre la carta Bonus Finale segreta: { $card }.
       *[other] { $who } scopre la carta Bonus Finale segreta: { $card }.
    }
log-coins-left = { $who ->
        [you] Ti { $n ->
            [one] resta 1 moneta.
           *[other] restano { $n } monete.
        }
        [nobody] ha ancora { $n ->
            [one] 1 moneta.
           *[other] { $n } monete.
        }
       *[other] { $who } ha ancora { $n ->
            [one] 1 moneta.
           *[other] { $n } monete.
        }
    }
log-game-end-part = { $who ->
        [you] Si contano le tue carte Bonus Finale.
        [nobody] Si contano le carte Bonus Finale.
       *[other] Si contano le carte Bonus Finale di { $who }.
    }
log-game-end-counts = { $who ->
        [you] Si conta la tua carta Bonus Finale: { $card }.
        [nobody] Si conta la carta Bonus Finale: { $card }.
       *[other] Si conta la carta Bonus Finale di { $who }: { $card }.
    }
log-game-end-scored = { $who ->
        [you] Segni
        [nobody] segna
       *[other] { $who } segna
    } { $cards } × { $n } = { $sum } con una carta Bonus Finale: { $card }.
log-final-ended = Monete e carte Bonus Finale sono contate.
log-ended = La partita è finita. { $who ->
        [you] Vinci tu.
       *[other] { $n ->
                [one] Vince { $who }.
               *[other] Vincono insieme { $who }.
            }
    }

# Module C: murder
log-destroy-evidence = { $who ->
        [you] Posi
        [nobody] posa
       *[other] { $who } posa
    } una carta Distruzione prove, scoperta.
log-evidence = { $who ->
        [you] Peschi
        [nobody] pesca
       *[other] { $who } pesca
    } un segnalino prova, coperto.
log-dummy-suspects = { $who } prende dalla fila svuotata la carta { $card }.
log-revelation = La rivelazione finale: si scopre l’assassino.
log-murderer = { $who ->
        [you] L’assassino sei tu!
        [nobody] è l’assassino!
       *[other] L’assassino è { $who }!
    }
log-innocent = { $who ->
        [you] Sei innocente.
        [nobody] è innocente.
       *[other] { $who } è innocente.
    }
log-evidence-shown = { $who ->
        [you] Le tue prove
        [nobody] Le prove
       *[other] Le prove di { $who }
    }: { $n ->
        [0] nessuna
       *[other] { $what }
    }.
log-evidence-gone = { $who ->
        [you] Rimuovi
        [nobody] rimuove
       *[other] { $who } rimuove
    } prove: { $what }.
log-nobody-arrested = Tutti hanno lo stesso numero di impronte: nessuno finisce in manette.
log-arrested = In manette, con { $n ->
        [one] 1 impronta
       *[other] { $n } impronte
    }: { $names }.
log-escaped = { $who ->
        [you] La fai franca: 20 punti.
        [nobody] la fa franca: 20 punti.
       *[other] { $who } la fa franca: 20 punti.
    }
log-escaped-dummy = { $who } la fa franca.
log-ended-nobody = La partita è finita. Tutti in manette: non vince nessuno.

# Module D: passengers and luggage
log-passenger = { $who ->
        [you] Il tuo passeggero
        [nobody] Il passeggero
       *[other] Il passeggero di { $who }
    } va nel { part-car }.
log-passenger-seated = { $who ->
        [you] Il tuo passeggero
        [nobody] Il passeggero
       *[other] Il passeggero di { $who }
    } prende posto nel { part-car } e porta { $n ->
        [one] 1 moneta
       *[other] { $n } monete
    }.
log-luggage = { $who ->
        [you] Il tuo bagaglio
        [nobody] Il bagaglio
       *[other] Il bagaglio di { $who }
    } va nel { part-car }.
log-luggage-loaded = { $who ->
        [you] Il tuo bagaglio
        [nobody] Il bagaglio
       *[other] Il bagaglio di { $who }
    } viene caricato nel { part-car } e dà { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }.

# Modules E and F: between the trains
log-middle = { $who ->
        [you] Metti
        [nobody] mette
       *[other] { $who } mette
    } la carta { $card } nello spazio centrale { $n }.
log-mechanic = { $who ->
        [you] Il tuo meccanico
        [nobody] Il meccanico
       *[other] Il meccanico di { $who }
    } nello spazio { $n } ha fatto il suo lavoro nel { part-train }.
log-mechanic-lapsed = { $who ->
        [you] Il tuo meccanico
        [nobody] Il meccanico
       *[other] Il meccanico di { $who }
    } nello spazio { $n } non trova nulla da fare nel { part-train }.
log-factory = { $who ->
        [you] La tua fabbrica
        [nobody] La fabbrica
       *[other] La fabbrica di { $who }
    } nello spazio { $place } lavora: { $n ->
        [0] nessun miglioramento
        [one] 1 miglioramento
       *[other] { $n } miglioramenti
    }.
log-storage = { $who ->
        [you] Per il Magazzino peschi
        [nobody] per il Magazzino pesca
       *[other] Per il Magazzino { $who } pesca
    } { $n ->
        [0] zero carte: il mazzo è vuoto
        [one] 1 carta: { $cards }
       *[other] { $n } carte: { $cards }
    }.
log-storage-card = { $who ->
        [you] Usi
        [nobody] usa
       *[other] { $who } usa
    } dal Magazzino la carta { $card }.
log-toolbox = { $who ->
        [you] Usi
        [nobody] usa
       *[other] { $who } usa
    } la cassetta degli attrezzi del Magazzino.
log-storage-returned = { $n ->
        [one] La carta pescata torna nel mazzo.
       *[other] Le { $n } carte pescate tornano nel mazzo.
    }
log-switch = { $who ->
        [you] Il tuo scambio
        [nobody] Lo scambio
       *[other] Lo scambio di { $who }
    } nello spazio { $place } dà { $n ->
        [one] 1 punto
       *[other] { $n } punti
    } per il { part-train }.

# Teatime
log-orders = Ordinazioni disponibili: { $tiles }.
log-order = { $who ->
        [you] Ordini
        [nobody] ordina
       *[other] { $who } ordina
    } { $tile } per il { part-car }.
log-order-scored = { $who ->
        [you] La tua ordinazione
        [nobody] L’ordinazione
       *[other] L’ordinazione di { $who }
    } nel { part-car } dà { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }.
