# First Class, Italian: words for the things of the game and for choices. Keys are kebab-case.

## Things of the game, everywhere the same

# A message whose key begins with “part-” is a language’s own: other messages of the language have it in them, and it sees
# the same values. Both are masculine: “nel { part-train }”, “il { part-car }”.
part-train = { $train ->
        [upper] treno superiore
       *[lower] treno inferiore
    }
part-car = vagone n. { $car } del { part-train }
train-title = { $train ->
        [upper] Treno superiore
       *[lower] Treno inferiore
    }
car-title = Vagone n. { $car } del { part-train }
car-in-list = { part-car }
city-paris = Parigi

symbol-car = { $n ->
        [1] un vagone 0
        [2] due vagoni 0
        [3] tre vagoni 0
       *[other] { $n } vagoni 0
    }
symbol-upgrade = { $n ->
        [1] un miglioramento
        [2] due miglioramenti
        [3] tre miglioramenti
       *[other] { $n } miglioramenti
    } da { $from } a { $to }
symbol-upgrade-choice = { $n ->
        [1] un miglioramento a scelta
        [2] due miglioramenti a scelta
        [3] tre miglioramenti a scelta
       *[other] { $n } miglioramenti a scelta
    }
symbol-factory-upgrade = { $n ->
        [1] un miglioramento a scelta entro il limite della fabbrica
        [2] due miglioramenti a scelta entro il limite della fabbrica
        [3] tre miglioramenti a scelta entro il limite della fabbrica
       *[other] { $n } miglioramenti a scelta entro il limite della fabbrica
    }
symbol-car-or-upgrade = un vagone 0 o un miglioramento da 0 a 1
symbol-both-conductors = { $n ->
        [one] 1 passo
       *[other] { $n } passi
    } per controllore
symbol-one-conductor = { $n ->
        [one] 1 passo di un controllore
       *[other] { $n } passi dei controllori
    }
symbol-locomotive = { $n ->
        [one] 1 passo della locomotiva
       *[other] { $n } passi della locomotiva
    }
symbol-coins = { $n ->
        [one] 1 moneta
       *[other] { $n } monete
    }
symbol-points = { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }
symbol-game-end-card = { $n ->
        [1] una carta Bonus Finale
        [2] due carte Bonus Finale
       *[other] { $n } carte Bonus Finale
    }
times = { $what } ({ $n ->
        [2] due volte
       *[other] { $n } volte
    })
frame-empty = nulla

order-car = Aggiungi un vagone 0
order-upgrade = Porta un vagone da { $from } a { $to }
order-upgrade-choice = Migliora un vagone, o aggiungi un vagone 0
order-factory-upgrade = Migliora un vagone fino a { $n }, o aggiungi un vagone 0
order-upgrade-only = Migliora un vagone
order-factory-upgrade-only = Migliora un vagone fino a { $n }
order-car-or-upgrade = Aggiungi un vagone 0, o portane uno da 0 a 1
order-both-conductors = Muovi ogni controllore { $n ->
        [one] di 1 carta
       *[other] fino a { $n } carte
    }
order-one-conductor = Muovi i controllori di { $n ->
        [one] 1 passo
       *[other] { $n } passi
    } in tutto
order-locomotive = Muovi la locomotiva { $n ->
        [one] di 1 stazione
       *[other] fino a { $n } stazioni
    }
order-coins = Prendi { $n ->
        [one] 1 moneta
       *[other] { $n } monete
    }
order-points = Segna { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }
order-game-end-card = Prendi una delle carte Bonus Finale esposte

kind-railroad-car = Vagone
kind-conductor = Controllore
kind-locomotive = Locomotiva
kind-route = Ferrovia
kind-contract = Contratto
kind-coins = Monete
kind-game-end = Bonus Finale
kind-celebrity = Celebrità
kind-postcard = Cartolina
kind-suspect = Sospetta
kind-destroy-evidence = Distruzione prove
kind-passenger-luggage = Imbarco
kind-switch = Scambio
kind-mechanic = Meccanico
kind-storage = Magazzino
kind-factory = Fabbrica

card-type-title = { $type ->
        [railroad-car] Per ogni carta Vagone presa
        [conductor] Per ogni carta Controllore presa
       *[locomotive] Per ogni carta Locomotiva presa
    }

title-route = Ferrovia per { $city }
title-postcard = Cartolina “{ $name }”
title-tile = Tessera Locomotiva { $n }
card-in-log = { $title } ({ $what })
suspect-in-log-yourself = Sospetta di te ({ $what })
suspect-in-log-everybody-else = Sospetta degli altri ({ $what })
destroy-in-log = Distruzione prove
passenger-in-log = passeggero: { $what }
luggage-in-log = bagaglio: { $what }
switch-in-log = Scambio { $value } ({ $upper } e { $lower } punti)
mechanic-in-log = Meccanico { $value } ({ $what })
storage-in-log = Magazzino
factory-in-log = Fabbrica
factory-with-in-log = Fabbrica ({ $what })
order-tile = { $what ->
        [coffee] caffè
        [cake] torta
       *[champagne] champagne
    } ({ $n ->
        [one] 1 punto
       *[other] { $n } punti
    })
celebrity-in-log = { $name } (celebrità)

station-points = { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }, una volta
station-bonus = { $what }, in ogni fase di punteggio

# How lists are made: $item comes after $list, which may be a list itself.
list-next = { $list }, { $item }
list-last = { $list } e { $item }
list-then = { $list }, poi { $item }
list-apart = { $list }; { $item }
list-dots = { $list } · { $item }
list-sentences = { $list } { $item }

condition-cars = { $n ->
        [one] 1 vagone che vale almeno { $value }
       *[other] { $n } vagoni che valgono almeno { $value }
    }
condition-cars-each = { $n ->
        [one] 1 vagone che vale almeno { $value } in ogni treno
       *[other] { $n } vagoni che valgono almeno { $value } in ogni treno
    }
condition-run = { $n } vagoni vicini in un treno, che valgono almeno { $values }
condition-mail-cars = un vagone postale in ogni treno
condition-mail-cars-reached = un vagone postale in ogni treno, entrambi raggiunti dai loro controllori
condition-locomotive-tile = una tessera Locomotiva con sopra un controllore
condition-guests = { $n ->
        [one] una celebrità o cartolina piazzata
       *[other] { $n } celebrità o cartoline piazzate
    }
condition-suspect-yourself = una carta “Sospetta di te” presa, anche se scartata
condition-suspect-everybody-else = una carta “Sospetta degli altri” presa, anche se scartata
condition-destroy-evidence = { $n ->
        [one] una carta Distruzione prove
       *[other] { $n } carte Distruzione prove
    }
condition-passengers-or-luggage = { $n ->
        [one] un passeggero o un bagaglio piazzato
       *[other] { $n } passeggeri o { $n } bagagli piazzati
    }
reward-per-contract = { $what } per ogni contratto che hai completato, compreso questo
reward-per-tile = una carta Bonus Finale per ogni tua tessera Locomotiva
contract = { $condition }: { $reward }

game-end-card = { $n ->
        [one] 1 punto
       *[other] { $n } punti
    } per ogni carta { $type ->
        [railroad-car] Vagone
        [conductor] Controllore
       *[locomotive] Locomotiva
    } presa
explain-frame = { $what }.
explain-game-end = Alla fine: { $card }. Subito: { $what }.
explain-route = Allunga la tua linea. { $city }: { $what }.
explain-contract = Requisito: { $condition }. Ricompensa: { $reward }.
explain-celebrity = { $about } Sale sul primo vagone libero di uno dei due treni e ne raddoppia i punti in ogni fase di punteggio.
explain-postcard = { $about } Assegnala a una carta Ferrovia: ogni sua stazione bonus dà allora il suo bonus due volte in ogni fase di punteggio. Una carta Ferrovia accetta una sola cartolina.
explain-suspect-yourself = { $what }. I sospetti cadono su di te: a turno finito peschi un segnalino prova.
explain-suspect-everybody-else = { $what }. I sospetti cadono su tutti gli altri: a turno finito { $dummies ->
        [0] ognuno di loro pesca un segnalino prova
       *[other] l’altro giocatore ed entrambe le comparse pescano un segnalino prova ciascuno
    }.
explain-destroy-evidence = Resta scoperta davanti a te. Alla rivelazione finale 1, 2 o 3 carte così rimuovono 1, 3 o 5 dei tuoi segnalini prova, e ogni carta in più ne rimuove un altro.
explain-passenger = Passeggero: va nel primo vagone libero del treno superiore. Appena il vagone vale almeno 1 e il controllore l’ha raggiunto: { $what }, più 1 moneta per ogni passeggero già seduto.
explain-luggage = Bagaglio: va nel primo vagone libero del treno inferiore. Appena il vagone vale almeno 1 e il controllore l’ha raggiunto: { $what }, più 2 punti per ogni bagaglio già caricato.
explain-switch = Una carta centrale. In ogni fase di punteggio, per ogni treno separatamente: { $upper ->
        [one] 1 punto
       *[other] { $upper } punti
    } per la carta sinistra del suo spazio nel treno superiore, { $lower ->
        [one] 1 punto
       *[other] { $lower } punti
    } per la carta destra in quello inferiore, se quella carta vale almeno { $value } e il controllore l’ha raggiunta.
explain-mechanic = Una carta centrale. Subito: { $what }. Poi, una volta per treno: appena la carta sinistra del suo spazio vale almeno { $value }, raggiunta o no, la carta alla sua destra sale di un livello; se non c’è, si aggiunge un vagone 0. Se non è possibile, il miglioramento va perso.
explain-storage = Pesca 3 carte dal mazzo e mettile accanto alla cassetta degli attrezzi, un miglioramento a scelta. Usane fino a due su quattro. Si possono usare solo carte Vagone, Controllore, Locomotiva, Moneta e Bonus Finale. Poi le tre carte si rimescolano nel mazzo.
explain-factory = Una carta centrale. Ogni volta che piazzi una fabbrica, tutte le tue fabbriche non coperte lavorano, da destra a sinistra: ognuna dà tanti miglioramenti a scelta quanto il numero del suo spazio, ma nessun vagone può arrivare a valere più della migliore delle due carte sinistre di quello spazio.
explain-factory-with = Una carta centrale. Subito: { $what }. Ogni volta che piazzi una fabbrica, tutte le tue fabbriche non coperte lavorano, da destra a sinistra: ognuna dà tanti miglioramenti a scelta quanto il numero del suo spazio, ma nessun vagone può arrivare a valere più della migliore delle due carte sinistre di quello spazio.
explain-order = { $what ->
        [coffee] Caffè
        [cake] Torta
       *[champagne] Champagne
    }: { $n ->
        [one] 1 punto
       *[other] { $n } punti
    } in ogni fase di punteggio, una volta che il controllore ha raggiunto il suo vagone, che deve valere almeno { $value }.
explain-tile = Segue subito la nona carta di un treno e porta { $upgrades ->
        [one] un miglioramento
       *[other] due miglioramenti
    } a scelta. Dà { $n } punti in ogni fase di punteggio, una volta che il controllore ci è sopra.
tiles-gone = Non ci sono più tessere Locomotiva.

from-declined = Carta scartata
from-mail-car = Vagone postale
from-contract = Contratto
from-station = Stazione bonus { $n }
from-game-end-card = Carta Bonus Finale
from-start-tile = Tessera Primo Giocatore
from-passenger = Passeggero
from-luggage = Bagaglio
from-mechanic = Meccanico
from-factory = Fabbrica nello spazio { $n }
from-factory-bonus = Fabbrica
from-storage = Magazzino: { $card }
from-toolbox = Cassetta

points-from-upper-train = Treno superiore
points-from-lower-train = Treno inferiore
points-from-celebrities = Celebrità
points-from-route = Punti della linea
points-from-constantinople = Costantinopoli
points-from-contracts = Contratti
points-from-bonuses = Bonus
points-from-passengers-and-luggage = Passeggeri e bagagli
points-from-switches = Scambi
points-from-orders = Ordinazioni
points-from-coins = Monete
points-from-game-end-railroad-cars = Bonus Finale: vagoni
points-from-game-end-conductors = Bonus Finale: controllori
points-from-game-end-locomotives = Bonus Finale: locomotive
points-from-evidence = Prove
points-from-escape = Fuga

moment-set-up = Inizio
moment-round = Round { $n }
moment-scoring = Fase di punteggio { $n }
moment-end = Fine della partita

## Evidence

dummy-a = Comparsa A
dummy-b = Comparsa B
token-fingerprints = { $n ->
        [one] 1 impronta
       *[other] { $n } impronte
    }
token-points = { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }
token-discard = un segnalino “Rimuovi prova”

## Choices

choose-keep = Tieni la carta Bonus Finale: { $card }
choose-carry-out = Prendi ed esegui la carta { $card }
choose-decline = Prendi ma scarta la carta { $card } per un miglioramento a scelta
choose-start-tile = Prendi la tessera Primo Giocatore: 2 monete, e dal prossimo round inizi tu
choose-end-frame = Fermati qui
choose-begin = Risolvi { $source }: { $what }
choose-spend = { $n ->
        [one] Spendi una moneta della colonna { $column }
       *[other] Spendi { $n } monete
    }: { $what }
choose-coins-to-points = Trasforma in punti le monete che non ci stanno
choose-fulfil = Completa: { $card }
choose-station = Usa la stazione bonus { $n }: { $what }
choose-mail-car = Vagone postale: { $what }
choose-celebrity = Fai salire sul { part-train }
choose-postcard = Assegnala a { $city }
choose-passenger = Il passeggero va nel treno superiore
choose-luggage = Il bagaglio va nel treno inferiore
choose-middle = Nello spazio centrale { $n }
choose-middle-cover = Nello spazio centrale { $n }, coprendo { $card }, che non conta più
choose-factory = Avvia la prossima fabbrica
choose-storage-card = Usa: { $card }
choose-toolbox = Usa la cassetta: un miglioramento a scelta
choose-finish = Salta il resto
choose-discard = Rimuovi prove: { $what }
choose-order = Ordina { $tile } per il { part-car }
choose-end-turn = Fine turno
act-car = Aggiungi un vagone 0 al { part-train }
act-upgrade = Porta il { part-car } da { $from } a { $to }
act-conductor = Muovi il controllore { $train ->
        [upper] superiore
       *[lower] inferiore
    } di { $n ->
        [one] 1 passo
       *[other] { $n } passi
    }
act-conductors = Muovi il controllore superiore di { $upper ->
        [one] 1 passo
       *[other] { $upper } passi
    }, quello inferiore di { $lower ->
        [one] 1 passo
       *[other] { $lower } passi
    }
act-locomotive = Muovi la locomotiva di { $n ->
        [one] 1 stazione
       *[other] { $n } stazioni
    }
act-coins = { $n ->
    [one] Prendi la moneta
   *[other] Prendi le monete
  }
act-game-end = Prendi: { $card }
condition-locomotive-tiles = { $n ->
        [one] una tessera Locomotiva piazzata
       *[other] { $n } tessere Locomotiva piazzate
    }
