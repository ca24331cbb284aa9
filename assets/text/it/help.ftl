# First Class, Italian: symbols and keys, bots and hints. Keys are kebab-case.

## Symbols and keys

help-title = Simboli e tasti
help-page-symbols = Simboli
help-page-module-symbols = Simboli C–F
help-page-company = Bot, consigli
help-page-keys = Mouse e tasti

icon-car = Un nuovo vagone 0 in coda a uno dei due treni
icon-upgrade = Un vagone con questo valore sale di un livello
icon-upgrade-choice = Miglioramento a scelta: un vagone sale di un livello, o un nuovo vagone 0
icon-car-or-upgrade = Un nuovo vagone 0, o un miglioramento da 0 a 1
icon-both-conductors = Ogni controllore avanza fino a questo numero di carte
icon-one-conductor = Questo numero di passi in tutto, da dividere tra i tuoi controllori
icon-locomotive = La locomotiva avanza fino a questo numero di stazioni
icon-coins = Questo numero di monete
icon-points = Punti, segnati subito
icon-game-end-card = Prendi una delle carte Bonus Finale esposte
icon-game-end-per-tile = Una carta Bonus Finale per ogni tua tessera Locomotiva
icon-points-station = Stazione punti: dà punti una volta
icon-bonus-station = Stazione bonus: dà il suo riquadro in ogni fase di punteggio
icon-mail-car = Vagone postale: segue la quinta carta, con un bonus quando lo piazzi
icon-locomotive-tile = Tessera Locomotiva: segue la nona carta, porta miglioramenti e punti
icon-start-player = Primo giocatore
icon-row-taken = Accanto a una fila: un disco a testa, rosso per ogni carta presa; quando sono tutti rossi, la fila si svuota
icon-lock = Su una carta Bonus Finale: scelta in segreto, la vede solo chi ce l’ha
icon-steps = Accanto alla locomotiva o a un controllore: di quanto avanza con { -a-click }
icon-contract = Contratto: sopra il requisito, sotto la ricompensa
icon-celebrity = Celebrità: raddoppia il valore del suo vagone
icon-postcard = Cartolina: raddoppia i bonus della sua carta Ferrovia
icon-cond-car = In un contratto: vagoni che valgono almeno questo
icon-cond-exact = In un contratto: parte di una serie di vagoni vicini, ognuno con almeno questo valore
icon-cond-mail-reached = Un vagone postale raggiunto dal suo controllore
icon-cond-engine = Una tessera Locomotiva piazzata; se mostra un controllore, con lui sopra
icon-cond-guests = Celebrità e cartoline, contate insieme

icon-suspect-self = Sospetta di te: a turno finito peschi un segnalino prova
icon-suspect-others = Sospetta degli altri: pescano tutti gli altri, anche le comparse
icon-fingerprints = Prove: da 1 a 3 impronte su un segnalino
icon-discard = Prova rimossa alla fine, insieme a un altro segnalino
icon-destroy = Distruzione prove: 1, 2 o 3 carte rimuovono 1, 3 o 5 segnalini
icon-murderer = L’assassino: la fa franca con 20 punti, o finisce in manette
icon-innocent = Innocente, ma può finire in manette lo stesso
icon-dummy = A e B, accanto alle file 1 e 3: carte segrete e prove delle comparse
icon-passenger = Passeggero: seduto nel treno superiore porta monete
icon-luggage = Bagaglio: caricato sul treno inferiore dà punti
icon-switch = Scambio: punti in ogni fase di punteggio, per ogni treno separatamente
icon-mechanic = Meccanico: una volta per treno, quando la carta sinistra del suo spazio vale abbastanza, migliora quella destra
icon-storage = Magazzino: usa fino a due su quattro: tre carte pescate e la cassetta
icon-toolbox = La cassetta degli attrezzi: un miglioramento a scelta
icon-factory = Fabbrica: miglioramenti a scelta, fino al suo limite
icon-factory-upgrade = In una fabbrica: un vagone qualsiasi sale entro il limite, o un nuovo vagone 0
icon-coffee = Ordinazione di caffè, con il mazzo 1: per un vagone che vale almeno 1
icon-cake = Ordinazione di torta, con il mazzo 2: per un vagone che vale almeno 2
icon-champagne = Ordinazione di champagne, con il mazzo 3: per un vagone che vale almeno 7

key-click-name = { -Click-name }
key-click = Tutto ciò che è illuminato. Una carta, poi il punto su cui agisce: così la esegui subito.
key-drag-name = Trascina
key-drag = Una carta su un treno o una stazione, un simbolo o una moneta su ciò su cui agisce.
key-enter-name = Invio
key-enter = Preme il pulsante dorato. Anche { -a-second-click } su una carta la esegue.
key-arrows-name = Frecce
key-arrows = Portano alla cosa più vicina nella loro direzione, come sta sul tavolo; Invio la prende.
key-escape-name = Esc
key-escape = Chiude una finestra, torna alla tua scheda, rimette giù ciò che hai scelto, o apre il menu.
key-figures-name = Da 1 a 9
key-figures = Sceglie un vagone evidenziato per la carta scelta, prima il treno superiore, o una risposta nel pannello.
key-decline-name = D
key-decline = Scarta la carta scelta.
key-undo-name = Backspace, Ctrl + Z
key-undo = Annulla la tua ultima scelta.
key-space-name = Spazio
key-space = Affretta l’animazione. Nel punteggio porta al vagone o alla carta successiva.
key-log-name = L
key-log = Cronaca: che cosa è successo finora.
key-scores-name = S
key-scores = Punteggi: da dove vengono i punti.
key-cards-name = C
key-cards = Tutte le carte: che cosa può arrivare, e chi ha preso che cosa.
key-secrets-name = E
key-secrets = I tuoi segreti: ciò che vedi solo tu.
key-hint-name = H
key-hint = Consiglio: che cosa farebbe un Maestro al tuo posto.
key-help-name = F1
key-help = Le regole su ciò che indica il puntatore, o altrimenti su ciò che devi decidere.
key-tab-name = Tab
key-tab = Avanti alla prossima parte del tavolo, o al prossimo pulsante. Con Maiusc indietro.

## Bots and hints

help-levels-title = Quanto è forte un bot
help-levels = Novizio: { level-novice-note }. Un buon avversario per le tue prime partite.
    Abile: { level-skilled-note }.
    Esperto: { level-expert-note }.
    Maestro: { level-master-note }, e ci mette più tempo.
    Nessun bot sa più di quanto saprebbe chi siede al suo posto.
help-hint-title = Consigli
help-hint = Ogni volta che devi decidere qualcosa, premi H o { -click } la lampada nel pannello a destra. Il consigliere mostra sul tavolo che cosa farebbe un Maestro al tuo posto, dice quanti punti dovrebbe portare e perché, e indica la seconda scelta. Sa solo quello che sai tu.
help-travellers-title = Che cosa piace ai bot
help-travellers = Ogni viaggiatore gioca a modo suo, a ogni livello.
    Anna. { style-all-rounder } { style-all-rounder-about }.
    Brandt. { style-engineer } { style-engineer-about }.
    Duval. { style-host } { style-host-about }.
    Whitlock. { style-collector } { style-collector-about }.
    Mei. { style-timekeeper } { style-timekeeper-about }.
    Idris. { style-trader } { style-trader-about }.
    Rosa. { style-builder } { style-builder-about }.
    Okoro. { style-shunter } { style-shunter-about }.
