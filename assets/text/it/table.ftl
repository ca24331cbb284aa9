# First Class, Italian: words of the table. Keys are kebab-case.

## Headings of the cards, at most 86 px wide at 14 px: shorter than in the rules where necessary
card-railroad-car = Vagone
card-conductor = Controllore
card-locomotive = Locomotiva
card-route = Ferrovia
card-contract = Contratto
card-coins = Monete
card-game-end = Bonus Finale
card-celebrity = Celebrità
card-postcard = Cartolina
card-suspect = Sospetta
card-destroy-evidence = Prove
card-passenger-luggage = Imbarco
card-toolbox = Attrezzi
card-switch = Scambio
card-mechanic = Meccanico
card-storage = Magazzino
card-factory = Fabbrica

## The offer
table-start = Primo
table-player = di mano
table-draft = Tieni una carta Bonus Finale
table-draft-about = Conta alla fine; fino ad allora è il tuo segreto.

## The market
table-game-end = Bonus Finale
table-constantinople = Costantinopoli

## The board in front
table-you = tu
table-bot = bot
table-paris = Parigi
table-upper = Superiore
table-lower = Inferiore
table-train = { "" }
table-fulfilled = Completati
triumph-constantinople = Costantinopoli!
triumph-gilded = Primo vagone dorato
triumph-whole-train = Un treno intero
table-would = ora
table-later = +0 ora
table-up-to = fino a { $n }
table-score = vale
table-route = linea
table-coins = Monete
table-contracts = Contratti
table-no-contracts = nessun contratto
table-progress = { $done } su { $all }
table-mail-cars = Vagoni postali
table-mail-cars-short = Postali
table-taken-cards = Prese
table-no-card-yet = ancora nessuna
table-no-card = nessuna
table-each-phase = ogni fase
table-evidence = Prove
table-murderer = Assassino
table-innocent = Innocente
table-whodunit = Chi è?
table-arrested = in manette
table-dummy-a = A
table-dummy-b = B
table-storage = Magazzino
table-storage-about = Usane fino a due, una dopo l’altra.

## What is pointed at, in words
about-start-tile = Tessera Primo Giocatore
about-start-tile-words = Prendila al posto di una carta: dalla fine di questo round, già nell’eventuale fase di punteggio, inizi tu. La carta più a sinistra della prima fila esce dal gioco.
about-start-tile-gain = { $steps ->
    [0] Tu: { $what }.
    [1] Primo posto alla tua sinistra: { $what }.
    [2] Secondo posto alla tua sinistra: { $what }.
   *[other] Terzo posto alla tua sinistra: { $what }.
}
about-row = Fila { $row }
about-row-words = Carte prese: { $taken } su { $all }. Quando da una fila mancano tante carte quanti sono i giocatori, il resto esce dal gioco.
about-steps = { -Click } per farla avanzare di { $steps ->
    [one] una stazione
   *[other] { $steps } stazioni
}: il numero accanto dice di quanto.
about-conductor-steps = { -Click } per farlo avanzare { $steps ->
    [one] di una carta
   *[other] fino a { $steps } carte
}: il numero accanto dice di quanto.
about-game-end = Costa 4 monete di qualsiasi colonna.
about-draft = La carta che scegli non dà azioni, e resta il tuo segreto fino al punteggio finale.
about-slot = Il prossimo vagone 0 si aggiunge qui.
about-slot-mail = La sesta carta è un vagone postale: segue subito la quinta.
about-slot-locomotive = La decima carta è una tessera Locomotiva: segue subito la nona.
about-conductor = Controllore
about-conductor-words = Avanza di carta in carta lungo questo treno. In una fase di punteggio contano solo le carte raggiunte o superate. I primi tre controllori che arrivano su una tessera Locomotiva danno subito punti: Costantinopoli.
about-locomotive = Locomotiva
about-locomotive-words = Corre lungo la tua linea, stazione dopo stazione. Una stazione punti dà punti una volta. Una stazione bonus dà il suo bonus in ogni fase di punteggio da lì in poi.
about-route-board = Qui comincia il viaggio. Le carte Ferrovia si aggiungono a sinistra. Qui non si può assegnare una cartolina.
about-coins = Monete, colonna { $column }
about-coins-1 = Una moneta di questa colonna compra un vagone 0.
about-coins-2 = Una moneta di questa colonna compra 1 passo di un controllore o 1 stazione.
about-coins-3 = Una moneta di questa colonna compra un miglioramento a scelta.
about-coins-all = Qualsiasi moneta compra 1 punto, quattro una carta Bonus Finale. Ci sono 12 caselle, che si riempiono colonna dopo colonna. Se ricevi più monete di quante ce ne stiano, prima spendine qualcuna, o prendi 1 punto per ogni moneta in più.
about-contract-now = Finora: { $done } su { $all }.
about-mail-car = Vagone postale
about-mail-car-words = Segue subito la quinta carta di un treno e porta il suo bonus quando lo piazzi. Non dà punti, non si può migliorare e non ospita nessuno.
about-tiles-left = { $left ->
    [one] È l’ultima tessera.
   *[other] Restano { $left } tessere.
}
about-constantinople = I primi tre controllori che arrivano su una tessera Locomotiva danno { $points } punti. Con entrambi i tuoi controllori puoi segnarli due volte.
about-pile = Mazzo { $pile }
about-pile-words = Round { $rounds }. { $left ->
        [one] 1 carta
       *[other] { $left } carte
    }.
about-pile-now = Round { $rounds }, ora in gioco. { $left ->
        [one] Resta 1 carta
       *[other] Restano { $left } carte
    }.
about-car = Vagone { $value }
about-car-reached = Il controllore l’ha raggiunto: dà punti in ogni fase di punteggio.
about-car-dark = Il controllore non l’ha ancora raggiunto: non dà punti.
about-car-guest = { $name } ne raddoppia i punti.
about-car-next = Si può migliorare a { $value }.
about-car-stuck = Ora non si può migliorare: nessun vagone può valere più di quello alla sua sinistra.
about-car-top = Ha già il valore massimo.
about-station = Stazione { $number }
about-station-reached = Raggiunta.
about-station-ahead = Non ancora raggiunta.
about-station-twice = Una cartolina ne raddoppia il bonus.
about-passenger-waits = Aspetta un passeggero: prende posto appena il vagone vale almeno 1 e il controllore l’ha raggiunto, e allora porta { $what }.
about-passenger-seated = Il suo passeggero è seduto.
about-luggage-waits = Aspetta un bagaglio: si carica appena il vagone vale almeno 1 e il controllore l’ha raggiunto, e allora porta { $what }.
about-luggage-loaded = Il suo bagaglio è caricato.
about-car-order = { $what ->
        [coffee] Caffè
        [cake] Torta
       *[champagne] Champagne
    }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } in ogni fase di punteggio, una volta che il controllore ha raggiunto il vagone.
about-middle = Spazio centrale { $place }
about-middle-empty = Scambi, meccanici e fabbriche vanno qui, da sinistra a destra. Una nuova carta può anche coprirne una precedente, che da allora non conta più.
about-switch-now = Così com’è dà { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } in ogni fase di punteggio.
about-mechanic-done = Ha fatto il suo lavoro in entrambi i treni.
about-factory-now = Qui dà { $upgrades ->
    [one] 1 miglioramento
   *[other] { $upgrades } miglioramenti
}, fino al valore { $limit }.
about-covered = Sotto, e non contano più: { $cards }.
order-coffee = Caffè
order-cake = Torta
order-champagne = Champagne
about-order = Costa 2 monete di qualsiasi colonna. Per un vagone che vale almeno { $value } e non ha ancora un’ordinazione; ogni treno ne accetta una sola per tipo. Dà { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } in ogni fase di punteggio, una volta che il controllore ha raggiunto il vagone.
about-evidence-left = { $left ->
    [one] Resta un segnalino, coperto.
   *[other] Restano { $left } segnalini, coperti.
}
about-evidence-hidden = { $tokens ->
    [0] Nessun segnalino prova.
    [one] Un segnalino prova, coperto.
   *[other] { $tokens } segnalini prova, coperti.
}
about-evidence = { $tokens ->
    [one] Un segnalino prova
   *[other] { $tokens } segnalini prova
    } con { $fingerprints ->
        [0] nessuna impronta
        [one] 1 impronta
       *[other] { $fingerprints } impronte
    }.
about-destroy = { $cards ->
    [0] Nessuna carta Distruzione prove.
    [one] 1 carta Distruzione prove alla fine rimuove 1 segnalino.
   *[other] { $cards } carte Distruzione prove alla fine rimuovono { $tokens } segnalini.
}
about-murderer = L’assassino sei tu: 20 punti se eviti le manette.
about-innocent = Sei innocente.
about-whodunit = Assassino o innocente? Lo sa solo chi ha la carta.
about-dummy-a = Riceve le carte del delitto che restano nella fila 1 quando si svuota. Pesca prove anche quando qualcuno sospetta degli altri.
about-dummy-b = Riceve le carte del delitto che restano nella fila 3 quando si svuota. Pesca prove anche quando qualcuno sospetta degli altri.
about-dummy = Segnalini prova: { $tokens }. Carte Distruzione prove: { $cards }.
about-toolbox = Un miglioramento a scelta.
about-taken = Carte prese. Le carte Bonus Finale contano queste:
about-taken-of = { $type ->
        [railroad-car] Carte Vagone prese
        [conductor] Carte Controllore prese
       *[locomotive] Carte Locomotiva prese
    }: { $n }
about-own-game-end = Carte Bonus Finale
about-drafted = Quella con il lucchetto è stata scelta all’inizio: fino al punteggio finale la vedi solo tu.
about-hidden = Una è stata scelta in segreto, e si scopre nel punteggio finale.

about-order-turn = Si ordina nel proprio turno, o nella propria parte di una fase di punteggio.
about-order-coins = Costa 2 monete, e tu ne hai meno.
about-order-class = Nessuno dei tuoi vagoni vale ancora abbastanza.
about-order-taken = Ogni vagone che vale abbastanza ha già un’ordinazione, o il suo treno ne ha già una di questo tipo.
about-order-frame = Prima finisci ciò che stai facendo: le ordinazioni si comprano tra un’azione e l’altra.
## What a factory gives in its place
about-factory-nothing = Qui ora non ha nulla da migliorare.
about-factory-new-cars = Qui dà { $upgrades ->
    [one] 1 nuovo vagone 0
   *[other] { $upgrades } nuovi vagoni 0
}: nulla può salire oltre 0.
