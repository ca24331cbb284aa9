# First Class, Italian: the rules book. Words in [square brackets|3.4] are links to clauses.

chapter-1 = Preparazione
chapter-2 = I round
chapter-3 = Il tuo turno
chapter-4 = I treni
chapter-5 = La linea
chapter-6 = Le monete
chapter-7 = Contratti
chapter-8 = Fasi di punteggio
chapter-9 = La fine
chapter-10 = I Contratti
chapter-11 = Celebrità e Cartoline
chapter-12 = Chi è l’assassino?
chapter-13 = Passeggeri e Bagagli
chapter-14 = Scambi e Meccanici
chapter-15 = Magazzino e Fabbrica
chapter-16 = Ora del tè

## 1 Setting up

clause-1-1 = Giocatori e moduli
clause-1-1-text = Si gioca in due, tre o quattro. Si scelgono due moduli diversi, dalla A alla F, che cambiano di partita in partita. A qualsiasi coppia si può aggiungere l’[Ora del tè|16.1].

clause-1-2 = Tre mazzi
clause-1-2-text = Le carte Azione formano tre mazzi da 40: il mazzo 1 è verde, il 2 blu, il 3 rosso. Ogni mazzo contiene 24 carte base e otto carte di ciascuno dei due moduli, mescolate insieme.

clause-1-3 = Con che cosa cominci
clause-1-3-text = Cominci con una moneta, nella casella più bassa della [colonna 1|6.1], e con zero punti. Ognuno dei tuoi due treni ha un vagone 0. Davanti al primo vagone di ogni treno c’è un controllore, e la tua locomotiva attende a Parigi. Accanto alla tua scheda ci sono i tuoi quattro [vagoni postali|4.4].

clause-1-4 = Le tessere Locomotiva
clause-1-4-text = Otto tessere Locomotiva sono impilate in ordine: 5, 6, 7, 8, 12, 13, 14 e 15, con la 5 in cima. Le prime quattro portano due [miglioramenti a scelta|4.3] ciascuna, le ultime quattro uno solo.

clause-1-5 = La tua prima carta Bonus Finale
clause-1-5-text = Chi siede a destra del primo giocatore pesca una carta Bonus Finale in più del numero dei giocatori, ne tiene una e passa le altre in senso antiorario. Si va avanti finché ognuno ne ha una; l’ultima si rimescola nel mazzo. La piccola azione della carta che tieni non si esegue. Poi se ne scoprono altre quattro: sono le [carte esposte|6.5].

clause-1-6 = Disporre le carte
clause-1-6-text = Si scoprono 18 carte Azione del mazzo 1, in tre file da sei. A sinistra della prima fila si mette la [tessera Primo Giocatore|3.7].

clause-1-7 = Non finisce nulla
clause-1-7-text = I vagoni e le monete bastano sempre. Per quanti te ne spettino, li ricevi tutti.

question-1-1 = Quali moduli vanno bene per la prima partita?
question-1-1-text = A e B. Aggiungono [contratti|10.1], celebrità e cartoline, che si spiegano da sé. Poi prova A con C, quindi B con E e infine C con D.

question-1-2 = La carta Bonus Finale che tengo all’inizio mi dà la sua piccola azione?
question-1-2-text = No. La dà solo una carta Bonus Finale che [prendi o compri|6.5] durante la partita. Quella che tieni all’inizio conta [alla fine|9.3] come tutte le altre.

question-1-3 = I vagoni o le monete possono finire?
question-1-3-text = No, [bastano sempre|1.7] sia gli uni che le altre.

## 2 Rounds

clause-2-1 = Sei round
clause-2-1-text = Ogni mazzo dura due round, quindi i round sono sei in tutto. Un round finisce quando ognuno ha giocato tre turni. Per il secondo round con lo stesso mazzo se ne scoprono altre 18 carte. Le ultime quattro restano coperte fino alla fase di punteggio e poi escono dal gioco; solo il [Magazzino|15.1] può pescarne.

clause-2-2 = Ogni due round
clause-2-2-text = Dopo i round 2, 4 e 6 c’è una [fase di punteggio|8.1]. Dopo la terza si passa al [punteggio finale|9.1].

clause-2-3 = Una fila si svuota
clause-2-3-text = Quando da una fila sono uscite tante carte quanti sono i giocatori, il resto della fila esce dal gioco. Non importa se quelle carte sono state prese o rimosse. Ogni turno consuma esattamente una carta, quella che prendi o quella rimossa dalla [tessera Primo Giocatore|3.7]: così l’ultima fila si svuota con l’ultimo turno del round.

clause-2-4 = Il nuovo primo giocatore
clause-2-4-text = Alla fine del round, prima dell’eventuale fase di punteggio, chi ha preso la [tessera Primo Giocatore|3.7] diventa primo giocatore e la tessera torna al suo posto. Se non l’ha presa nessuno, non cambia nulla e non ci sono compensi.

example-row = Una fila si svuota
example-row-1 = Si gioca in tre. Anna e Brandt hanno preso una carta ciascuno dalla fila di mezzo: ne restano quattro.
example-row-2 = Duval prende una delle quattro. Ora dalla fila sono uscite tre carte, tante quanti sono i giocatori.
example-row-3 = Le altre tre carte escono subito dal gioco. Alle altre file non succede nulla.

question-2-1 = Che fine fanno le carte che nessuno prende?
question-2-1-text = Escono dal gioco appena [la loro fila si svuota|2.3]. Le quattro che non vengono mai scoperte escono con la [fase di punteggio|2.1] del loro mazzo.

question-2-2 = La tessera Primo Giocatore esce insieme alla prima fila?
question-2-2-text = No. Non fa parte della fila e resta lì finché [qualcuno la prende|3.7]. Se non la prende nessuno, il primo giocatore [resta lo stesso|2.4].

question-2-3 = In due si gioca con tante carte quante in quattro?
question-2-3-text = Sì, in ogni round se ne scoprono 18. In due però una fila [si svuota|2.3] dopo due carte, quindi la maggior parte esce dal gioco senza che nessuno la prenda.

## 3 Your turn

clause-3-1 = Una carta per turno
clause-3-1-text = Prendi una carta Azione. Puoi eseguirla, tutta o in parte, oppure scartarla: allora non usi nulla di ciò che mostra e ottieni in cambio un [miglioramento a scelta|4.3]. Oppure prendi la [tessera Primo Giocatore|3.7], che non si può scartare.

clause-3-2 = Prima e dopo
clause-3-2-text = Prima e dopo aver preso la carta puoi [spendere monete|6.2] e [completare contratti|7.2] quante volte vuoi. Puoi farlo solo nel tuo turno o nella tua parte di una fase di punteggio.

clause-3-3 = Riquadri
clause-3-3-text = Un riquadro racchiude i simboli di una stessa azione. Risolvi i suoi simboli uno alla volta, in qualsiasi ordine, ognuno per intero, in parte o per niente. Finisci tutto il riquadro prima di fare qualsiasi altra cosa. Quando esegui una carta, cominci dal riquadro che mostra.

clause-3-4 = Riquadri in attesa
clause-3-4-text = Un riquadro che ottieni strada facendo aspetta che quello in corso sia finito: per esempio quello di un vagone postale, di una tessera Locomotiva, di un contratto o di un passeggero che prende posto. Solo la piccola azione di una [carta Bonus Finale|6.5] interrompe un riquadro. Poi risolvi i riquadri in attesa in qualsiasi ordine; tra l’uno e l’altro puoi [spendere monete|6.2] e [completare contratti|7.2]. Ciò che è ancora in attesa alla fine del tuo turno va perso, ma prima il gioco te lo chiede.

clause-3-5 = I punti non aspettano mai
clause-3-5-text = I punti si segnano subito, e così pure le [stazioni punti|5.2]. Non fanno mai parte di un riquadro in attesa.

clause-3-6 = Le carte prese
clause-3-6-text = Una carta eseguita o scartata va sulla pila delle tue carte prese e conta [alla fine|9.3]. Alcune carte, quando le esegui, restano sul tavolo: ferrovie, contratti, celebrità, cartoline, passeggeri e bagagli, carte centrali e carte Distruzione prove. Un contratto finisce sulla pila quando l’hai completato.

clause-3-7 = La tessera Primo Giocatore
clause-3-7-text = Se prendi questa tessera ricevi due monete, e alla fine del round diventi [primo giocatore|2.4]. Chi siede subito alla tua sinistra non riceve nulla, chi viene dopo un vagone 0, il terzo un vagone 0 o un miglioramento da 0 a 1. Poi la carta più a sinistra della prima fila rimasta esce dal gioco, e così la [fila può svuotarsi|2.3].

clause-3-8 = Nei turni degli altri
clause-3-8-text = I riquadri che ottieni nel turno di qualcun altro si risolvono dopo quel turno, in senso orario a partire da chi l’ha giocato. Risolvi anche tutto ciò che ne deriva, per esempio un vagone postale, ma non puoi né spendere monete né completare contratti. Con l’opzione “I bonus aspettano il tuo turno”, di norma disattivata, li risolvi invece all’inizio del tuo prossimo turno, o alla fine del round se non ne hai più.

example-start-tile = La tessera Primo Giocatore
example-start-tile-1 = Anna prende la tessera Primo Giocatore e riceve due monete.
example-start-tile-2 = La carta più a sinistra della prima fila esce dal gioco, e il suo turno è finito. Alla fine del round il primo giocatore sarà lei.
example-start-tile-3 = Ora i compensi: Brandt, alla sinistra di Anna, non riceve nulla. Poi tocca a Duval, che aggiunge un vagone 0 al suo treno superiore.
example-start-tile-4 = Whitlock, al terzo posto alla sinistra di Anna, può scegliere tra un vagone 0 e un miglioramento da 0 a 1, e migliora un vagone.

example-chain-1 = Una moneta prima di un riquadro
example-chain-1-1 = Anna aggiunge la quinta carta al suo treno superiore, quindi segue un vagone postale. Il suo bonus, due passi per ogni controllore, deve aspettare.
example-chain-1-2 = Il primo riquadro è finito. Prima di risolvere il bonus, Anna spende una moneta della colonna 1 per un vagone 0, la settima carta.
example-chain-1-3 = Ora ognuno dei suoi controllori avanza di due carte. Senza il nuovo vagone, nel treno superiore ci sarebbe stato posto per un passo solo.

question-3-1 = Una carta scartata conta alla fine?
question-3-1-text = Sì. Va sulla [pila delle carte prese|3.6] e conta per le tue [carte Bonus Finale|9.3] come tutte le altre. Puoi scartare una carta anche solo per averla.

question-3-2 = Posso prendere una carta che non posso eseguire del tutto?
question-3-2-text = Sì. Ogni simbolo si può usare [per intero, in parte o per niente|3.3]. Ma solo una carta che scarti ti dà il [miglioramento a scelta|3.1].

question-3-3 = Posso spendere monete a metà di un riquadro?
question-3-3-text = No, prima [finisci il riquadro|3.3]. Con una sola eccezione: se ricevi più monete di quante ce ne stiano sulla tua scheda, [fai posto|6.4] in quel momento.

question-3-4 = Posso tenere un riquadro per il prossimo turno?
question-3-4-text = No. Ciò che è [ancora in attesa|3.4] alla fine del tuo turno va perso. Un [contratto|7.2], invece, puoi tenerlo da parte e completarlo in un turno successivo.

question-3-5 = Il primo giocatore può prendere la tessera Primo Giocatore?
question-3-5-text = Sì. Ricevi le [due monete|3.7], gli altri i soliti compensi, e il primo giocatore resti tu.

question-3-6 = Posso fare qualcosa mentre giocano gli altri?
question-3-6-text = Solo risolvere [ciò che ottieni|3.8] nei loro turni. Le monete e i contratti devono aspettare il tuo.

## 4 Trains

clause-4-1 = Nuovi vagoni
clause-4-1-text = Un nuovo vagone 0 va all’estremità destra di uno dei due treni. Se ne ricevi più d’uno, scegli il treno per ciascuno.

clause-4-2 = Livelli
clause-4-2-text = Un vagone sale di un livello alla volta: 0, 1, 2, 4, 7, 12. Non può mai valere più del vagone che lo precede a sinistra nello stesso treno. Il [vagone postale|4.4] si salta: la settima carta si confronta con la quinta.

clause-4-3 = Miglioramenti
clause-4-3-text = Un miglioramento stampato, per esempio da 1 a 2, fa salire di un livello un vagone che ha proprio quel valore. Un miglioramento a scelta fa salire [di un livello|4.2] un vagone qualsiasi, oppure aggiunge un vagone 0.

clause-4-4 = Vagoni postali
clause-4-4-text = Alla quinta carta di un treno segue subito uno dei vagoni postali che ti restano, quello che vuoi. Il suo bonus è un [riquadro in attesa|3.4]. Un treno ha al massimo un vagone postale, che non dà punti, non si può migliorare e non ospita nessuno.

clause-4-5 = Tessere Locomotiva
clause-4-5-text = Alla nona carta di un treno segue subito la tessera Locomotiva in cima alla pila. I suoi miglioramenti a scelta sono un [riquadro in attesa|3.4]; puoi usarli in entrambi i treni. Il treno ora è completo e non può più allungarsi, ma i suoi vagoni si possono ancora migliorare. Se due treni prendono una tessera, conta in che ordine è stata piazzata la nona carta.

clause-4-6 = Controllori
clause-4-6-text = Con il simbolo di entrambi i controllori, ognuno può avanzare verso destra di tante carte quante sono le frecce. Con il simbolo di un solo controllore, le frecce sono i passi in tutto: dividili tra i tuoi controllori come vuoi. Nessun controllore supera l’ultima carta del treno; i passi che avanzano vanno persi.

clause-4-7 = Costantinopoli
clause-4-7-text = I primi tre controllori che arrivano su una [tessera Locomotiva|4.5] danno subito 20, 10 e 5 punti. Contano i controllori di tutti, quindi puoi fare punti con entrambi i tuoi.

example-cars-2 = Due nuovi vagoni
example-cars-2-1 = Anna esegue una carta con due vagoni 0. Per ora ogni suo treno ha una carta sola.
example-cars-2-2 = Potrebbe aggiungerli tutti e due al treno superiore, che avrebbe allora tre carte.
example-cars-2-3 = Oppure ne aggiunge uno in coda a ogni treno.

example-up-01 = Da sinistra a destra
example-up-01-1 = Brandt può migliorare un vagone da 0 a 1. Nel treno superiore ci sono due vagoni 0.
example-up-01-2 = Solo quello di sinistra può salire. Quello di destra varrebbe più del vagone alla sua sinistra.

example-up-any = Un miglioramento a scelta
example-up-any-1 = Whitlock ha un miglioramento a scelta e vorrebbe un secondo vagone 7 nel treno inferiore.
example-up-any-2 = Il vagone 4 di sinistra sale di un livello, a 7. L’altro non potrebbe: varrebbe più del vagone alla sua sinistra.
example-up-any-3 = Un miglioramento stampato da 4 a 7 avrebbe fatto proprio lo stesso.

example-mail = La sesta carta
example-mail-1 = Duval esegue una carta e aggiunge un vagone 0. È la quinta carta del suo treno superiore.
example-mail-2 = Segue subito un vagone postale. Duval sceglie quello con la locomotiva.
example-mail-3 = Finito il primo riquadro, tocca al bonus: la sua locomotiva avanza di due stazioni e segna 3 punti.

example-tile = La decima carta
example-tile-1 = Whitlock aggiunge un vagone 0 al treno inferiore. È la nona carta di quel treno.
example-tile-2 = Segue subito la prima tessera Locomotiva della pila, la 5. Porta due miglioramenti a scelta.
example-tile-3 = Con uno porta un vagone del treno superiore da 4 a 7, con l’altro un vagone del treno inferiore da 7 a 12.

example-cond-both = Entrambi i controllori
example-cond-both-1 = Duval esegue un simbolo di entrambi i controllori con due frecce.
example-cond-both-2 = Ognuno dei suoi controllori avanza di due carte verso destra.

example-cond-split = Un controllore, tre frecce
example-cond-split-1 = Brandt esegue un simbolo di un solo controllore con tre frecce: tre passi in tutto.
example-cond-split-2 = Con un passo il controllore inferiore arriva all’ultima carta del treno. Gli altri due passi vanno al controllore superiore.
example-cond-split-3 = Un quarto passo andrebbe perso: ora entrambi i controllori sono sull’ultima carta del loro treno.

example-const = I primi tre controllori
example-const-1 = Il controllore del treno superiore di Duval arriva per primo su una tessera Locomotiva. Duval segna subito 20 punti.
example-const-2 = Il controllore di Brandt è il secondo e dà 10 punti.
example-const-3 = Più tardi arriva terzo il controllore del treno inferiore di Duval: altri 5 punti, 25 in tutto. Dopo di lei qui nessuno può più fare punti.

question-4-1 = Il controllore parte sul primo vagone?
question-4-1-text = No, ognuno sta [davanti al primo vagone|1.3]. Ci sale con il primo passo, e solo allora quel vagone [dà punti|8.2].

question-4-2 = Che cosa vuol dire “fino a” sotto un treno?
question-4-2-text = È il massimo che il treno darebbe in una [fase di punteggio|8.2] dopo la carta che hai scelto o i simboli che devi ancora usare. Quanto sarà davvero dipende da dove li usi.

question-4-3 = Posso migliorare lo stesso vagone due volte in un turno?
question-4-3-text = Sì, se hai due miglioramenti adatti. Ogni miglioramento fa salire il vagone [di un livello|4.3], e nessun livello si può saltare.

question-4-4 = Il vagone postale conta quando si muove un controllore?
question-4-4-text = Sì. È una carta come le altre, e salirci costa un passo. [Si salta|4.2] solo quando si confronta il valore dei vagoni.

question-4-5 = Si usano tutti e quattro i vagoni postali?
question-4-5-text = No, solo due: [uno per treno|4.4]. Piazzato il primo, per il secondo treno scegli tra gli altri tre.

question-4-6 = Posso aggiungere un vagone a un treno completo?
question-4-6-text = No. Quando in coda c’è una [tessera Locomotiva|4.5], i nuovi vagoni possono andare solo nell’altro treno. Se sono completi entrambi, vanno persi.

## 5 The route

clause-5-1 = La tua linea
clause-5-1-text = La tua locomotiva va da Parigi verso sinistra. Tre stazioni sono già sulla tua scheda: una stazione bonus che dà due monete, poi due stazioni punti da 3 e da 5. Una carta Ferrovia aggiunge da una a quattro stazioni all’estremità sinistra.

clause-5-2 = Stazioni
clause-5-2-text = Una stazione punti si segna una volta sola, appena la tua locomotiva la raggiunge o la supera. Una stazione bonus che hai raggiunto o superato ti dà il suo [riquadro|3.3] in ogni [fase di punteggio|8.1] da quel momento in poi. Se la raggiungi durante una fase di punteggio, vale già in quella.

clause-5-3 = Fine della linea
clause-5-3-text = La locomotiva si ferma all’ultima stazione della tua linea. I passi che avanzano vanno persi.

example-loco = Oltre una stazione, fino alla prossima
example-loco-1 = La locomotiva di Anna è alla stazione 1. Anna esegue un simbolo della locomotiva con due frecce.
example-loco-2 = La locomotiva supera la stazione da 3 punti e arriva a quella da 5. Entrambe si segnano subito: 8 punti in tutto.
example-loco-3 = Più tardi avanza di un’altra stazione, fino a una stazione da 8 punti su una carta Ferrovia, e segna 8 punti. Queste stazioni non gliene daranno mai più.

question-5-1 = Quando dà il suo bonus una stazione bonus?
question-5-1-text = Non quando la raggiungi, ma in ogni [fase di punteggio|8.1] da lì in poi. La stazione con le due monete te ne dà sei in una partita, se la raggiungi prima della prima delle tre fasi.

question-5-2 = Una carta Ferrovia fa muovere la locomotiva?
question-5-2-text = No. Allunga soltanto la [linea|5.1], così la tua locomotiva ha dove andare.

question-5-3 = Devo fermarmi a ogni stazione?
question-5-3-text = No. Una stazione che [superi|5.2] vale quanto una in cui ti fermi.

## 6 Coins

clause-6-1 = Le caselle delle monete
clause-6-1-text = Sulla tua scheda ci sono 12 caselle: 5 nella colonna 1, 5 nella colonna 2 e 2 nella colonna 3. Le nuove monete occupano le prime caselle libere in quest’ordine, dal basso in alto, cominciando dai buchi. Una moneta non lascia mai la sua casella finché non la spendi.

clause-6-2 = Che cosa comprano le monete
clause-6-2-text = Una moneta della colonna 1 compra un vagone 0; una della colonna 2 un passo di un controllore o una stazione per la locomotiva; una della colonna 3 un [miglioramento a scelta|4.3]. Una moneta di qualsiasi colonna compra 1 punto. Quattro monete qualsiasi comprano una delle [carte Bonus Finale|6.5] esposte.

clause-6-3 = Comprato e usato
clause-6-3-text = Ciò che compri con una moneta si risolve subito e per intero, prima di ogni altra cosa.

clause-6-4 = Troppe monete
clause-6-4-text = Le monete ricevute insieme si piazzano insieme. Se non ci stanno, prima fai posto [spendendo monete|6.2]: il gioco te lo chiede in quel momento, e ciò che compri si risolve subito. In qualsiasi momento puoi invece trasformare in punti le monete che ancora non ci stanno, 1 per ciascuna. Nel [turno di qualcun altro|3.8] succede da sé.

clause-6-5 = Carte Bonus Finale
clause-6-5-text = Quando prendi o compri una carta Bonus Finale, risolvi subito la sua piccola azione. Le carte esposte tornano a quattro solo a turno finito. Ciò che la carta conta si segna [alla fine|9.3].

example-coins = Dove vanno le monete
example-coins-1 = Duval ha tre monete nella colonna 1 e ne riceve altre tre.
example-coins-2 = Due riempiono la colonna 1. La terza va nella casella più bassa della colonna 2.

example-chain-2 = Posto per quattro monete
example-chain-2-1 = La carta di Duval le dà quattro monete, ma ci sono solo due caselle libere. Le quattro monete vanno piazzate insieme.
example-chain-2-2 = Duval spende una moneta della colonna 1 per un vagone 0 e una della colonna 2 per un passo di un controllore, e risolve subito ognuna delle due.
example-chain-2-3 = Ora c’è posto: le quattro monete riempiono le caselle libere delle colonne 1, 2 e 3.

question-6-1 = Quando si ripristinano le carte esposte?
question-6-1-text = A turno finito, e [solo allora|6.5]. Se in un turno prendi due carte Bonus Finale, scegli la seconda tra le tre rimaste.

question-6-2 = Se spendo una moneta, quelle sopra scivolano giù?
question-6-2-text = No, [non si spostano mai|6.1]. Il buco lo riempie la prossima moneta che ricevi.

question-6-3 = Perdo le monete che non ci stanno?
question-6-3-text = No. Puoi [fare posto|6.4], e ogni moneta che ancora non ci sta diventa 1 punto.

question-6-4 = Quante monete posso spendere in un turno?
question-6-4-text = Quante ne vuoi, [prima e dopo|3.2] aver preso la carta e nella tua parte di una fase di punteggio.

question-6-5 = Conviene comprare punti con le ultime monete?
question-6-5-text = Non serve. Alla fine ogni moneta che ti resta vale comunque [1 punto|9.2].

## 7 Contracts

clause-7-1 = Prendere un contratto
clause-7-1-text = Un contratto che prendi resta scoperto davanti a te finché non lo completi. Il requisito è un minimo: averne di più va bene lo stesso. Un vagone 12 vale anche come 7, 4, 2, 1 e 0.

clause-7-2 = Completare un contratto
clause-7-2-text = Puoi completare un contratto nel tuo turno, prima o dopo aver preso la carta, oppure nella tua parte di una [fase di punteggio|8.1]. Puoi farlo una volta sola, mai a metà di un riquadro e mai nel turno di qualcun altro. La ricompensa è un [riquadro|3.3].

clause-7-3 = Requisiti
clause-7-3-text = Alcuni contratti chiedono vagoni di un certo valore minimo, contando i due treni insieme oppure in ciascun treno. Altri chiedono una serie di vagoni vicini in un treno, per esempio 4-2-1; un vagone postale non la interrompe, quindi le carte 5 e 7 sono vicine. Poi ci sono i [vagoni postali|4.4]: uno in ogni treno, o persino entrambi raggiunti dal loro controllore. Per alcuni servono una o più [tessere Locomotiva|4.5] piazzate, oppure una tessera con sopra un controllore. Certi moduli aggiungono requisiti propri: celebrità e cartoline contate insieme, una certa carta Sospetta presa (anche se scartata), due carte Distruzione prove davanti a te, oppure un certo numero di passeggeri o di bagagli piazzati.

clause-7-4 = Ricompense
clause-7-4-text = La ricompensa può essere un riquadro qualsiasi. Certi contratti la danno una volta per ogni contratto che hai completato, compreso questo: è un solo riquadro che la contiene altrettante volte. Altri danno una carta Bonus Finale per ognuna delle tue tessere Locomotiva; il loro requisito è una [tessera Locomotiva piazzata|7.3], quindi una tessera porta una carta e due tessere ne portano due.

example-contract = Sei buoni vagoni
example-contract-1 = Il contratto di Anna chiede sei vagoni di valore 2 o più. Nel suo treno superiore ce ne sono due.
example-contract-2 = Nel treno inferiore ce ne sono altri quattro: contano anche i vagoni 4. Fanno sei, e Anna completa il contratto.

question-7-1 = Devo completare un contratto appena posso?
question-7-1-text = No. Puoi aspettare [un momento migliore|7.2], per esempio perché la ricompensa cresce. Ma un contratto non completato alla fine [non vale nulla|9.1].

question-7-2 = Lo stesso vagone può valere per due contratti?
question-7-2-text = Sì. Un contratto guarda solo [ciò che hai|7.1]: non si consuma nulla.

question-7-3 = Un contratto che ho scartato ce l’ho ancora?
question-7-3-text = No. Una [carta scartata|3.6] va subito sulla pila, e non puoi più completarla.

question-7-4 = E se non posso usare tutta la ricompensa?
question-7-4-text = Puoi completare lo stesso il contratto. La parte del [riquadro|3.3] che non puoi o non vuoi usare va persa.

## 8 Scoring phases

clause-8-1 = Prima le stazioni bonus
clause-8-1-text = Cominciando dal primo giocatore, in senso orario, ognuno ha la sua parte della fase di punteggio. Nella tua usi una volta ogni stazione bonus che hai [raggiunto|5.2], una dopo l’altra, nell’ordine che vuoi. Prima, dopo e tra l’una e l’altra puoi [spendere monete|6.2] e [completare contratti|7.2]. Vale anche una stazione che raggiungi nel frattempo. Un riquadro cominciato va finito prima del successivo, oppure per questa fase ci rinunci.

clause-8-2 = Poi i treni
clause-8-2-text = Poi ognuno dei tuoi treni dà in punti il valore di ogni vagone che il suo controllore ha raggiunto o superato, e quello della tessera Locomotiva se il controllore ci è sopra. Le carte più a destra non danno nulla. Una [celebrità|11.1] raddoppia il suo vagone. Infine danno punti gli [scambi|14.2] e poi le [ordinazioni|16.4].

example-score-route = Una stazione strada facendo
example-score-route-1 = Anna ha raggiunto due stazioni bonus: una dà due monete, l’altra fa avanzare la locomotiva di due stazioni. Può scegliere quale usare per prima.
example-score-route-2 = Comincia dalla locomotiva, che supera una stazione punti, segnando 3 punti, e raggiunge un’altra stazione bonus: vale già in questa fase di punteggio.
example-score-route-3 = Poi usa la stazione con le monete: ora ne ha tre.
example-score-route-4 = Spende una moneta della colonna 1 per un vagone 0 nel suo treno superiore.
example-score-route-5 = Per ultima viene la stazione appena raggiunta: due passi dei controllori. Grazie al nuovo vagone può usarli tutti e due nel treno superiore.

example-score-train = Quanto dà un treno
example-score-train-1 = Il controllore di Brandt è sulla settima carta del treno superiore. I due vagoni 0 e il vagone postale che ha raggiunto non danno nulla.
example-score-train-2 = Il treno dà 12 + 4 + 1 + 1 = 18 punti. L’ottava carta non conta: il controllore non l’ha raggiunta.

question-8-1 = Posso spendere le monete che ricevo durante la fase di punteggio?
question-8-1-text = Sì, nella tua parte, [tra una stazione e l’altra|8.1] o dopo l’ultima. I tuoi treni danno punti solo quando hai finito.

question-8-2 = Devo usare tutte le mie stazioni bonus?
question-8-2-text = No. Puoi usare un riquadro [in parte o per niente|3.3]. Ciò a cui rinunci è perso per questa fase di punteggio, ma torna nella prossima.

question-8-3 = Posso migliorare i treni prima che diano punti?
question-8-3-text = Sì. Ciò che stazioni, monete e contratti ti portano nella tua parte della [fase di punteggio|8.1] viene prima dei treni.

question-8-4 = I vagoni a destra del controllore danno punti?
question-8-4-text = No, qualunque sia il loro valore. Danno punti solo le carte che ha [raggiunto o superato|8.2].

## 9 The end

clause-9-1 = Contratti aperti
clause-9-1-text = La partita finisce dopo la terza fase di punteggio. I contratti che non hai completato entro allora non valgono nulla.

clause-9-2 = Monete avanzate
clause-9-2-text = Ogni moneta rimasta sulla tua scheda vale 1 punto.

clause-9-3 = Carte Bonus Finale
clause-9-3-text = Ce ne sono tre tipi: vagone, controllore e locomotiva. Per ogni tipo conta le carte base di quel tipo nella [pila delle tue carte prese|3.6], anche quelle scartate. Somma i punti delle tue carte Bonus Finale dello stesso tipo e moltiplica i due numeri. Conta il numero delle carte, non quello dei simboli che mostrano.

clause-9-4 = Chi vince
clause-9-4-text = Con il modulo “Chi è l’assassino?”, per ultima c’è la [rivelazione finale|12.6]. Poi vince chi ha più punti, ma chi è in manette non può vincere. A pari merito si vince insieme.

example-end = Le carte Bonus Finale alla fine
example-end-1 = Brandt ha preso tre carte Vagone, una carta Controllore e una carta Locomotiva.
example-end-2 = Due carte Bonus Finale di Brandt mostrano un vagone e 2 punti ciascuna. Una terza mostra una locomotiva e 3 punti.
example-end-3 = Le carte Vagone danno 3 × (2 + 2) = 12 punti e la carta Locomotiva 1 × 3 = 3, quindi 15. La carta Controllore, senza una carta Bonus Finale adatta, non dà nulla.

question-9-1 = Una carta con tre simboli conta tre volte?
question-9-1-text = No, conta come [una carta|9.3], qualunque cosa mostri.

question-9-2 = Le carte dei moduli contano per le carte Bonus Finale?
question-9-2-text = No. Contano solo le [carte base|9.3] dei tre tipi: vagone, controllore e locomotiva.

question-9-3 = Per farla contare devo eseguire una carta?
question-9-3-text = No. Le [carte scartate|3.6] contano esattamente lo stesso.

## 10 Module A

clause-10-1 = Quasi solo contratti
clause-10-1-text = Quasi tutte le carte di questo modulo sono [contratti|7.1]; in più c’è qualche carta Moneta e Bonus Finale. Per il resto il gioco non cambia.

question-10-1 = Ci sono contratti senza questo modulo?
question-10-1-text = Sì. Ogni modulo porta qualche [contratto|7.1] proprio, solo non così tanti.

question-10-2 = Che cosa fanno le carte Moneta e Bonus Finale?
question-10-2-text = Ci sono in ogni modulo. Una carta Moneta dà il riquadro che mostra. Una carta Azione Bonus Finale ti fa prendere una delle [carte Bonus Finale|6.5] esposte.

## 11 Module B

clause-11-1 = Celebrità
clause-11-1-text = Una celebrità va subito nel primo vagone libero di uno dei due treni: il più a sinistra senza una carta sotto. La celebrità resta lì e raddoppia quel vagone in ogni [fase di punteggio|8.2] in cui il controllore l’ha raggiunto. Se nessuno dei due treni ha un vagone libero, la carta si può solo [scartare|3.1].

clause-11-2 = Cartoline
clause-11-2-text = Una cartolina va subito su una carta Ferrovia che non ne ha ancora, e ci resta. Non può andare sulle stazioni stampate sulla tua scheda. In ogni fase di punteggio ogni stazione bonus di quella carta Ferrovia dà il suo riquadro due volte, ogni volta come [riquadro a sé|3.3]. Le stazioni punti non si raddoppiano. Se non hai una carta Ferrovia libera, la cartolina si può solo [scartare|3.1].

example-celebrity = Un vagone che vale il doppio
example-celebrity-1 = Nel primo vagone del treno superiore di Anna viaggia una celebrità. Il vagone vale 7, e il controllore l’ha raggiunto.
example-celebrity-2 = Nella fase di punteggio questo vagone dà 14 punti invece di 7.

example-postcard = Due volte lo stesso bonus
example-postcard-1 = Duval ha assegnato una cartolina alla sua carta Ferrovia con una stazione punti e una stazione bonus: due passi dei controllori.
example-postcard-2 = Nella fase di punteggio usa prima i due passi una volta e finisce quel riquadro.
example-postcard-3 = Poi riceve di nuovo lo stesso riquadro. La stazione punti si è segnata all’arrivo, una volta sola e senza raddoppio.

question-11-1 = Una celebrità raddoppia anche i miglioramenti successivi?
question-11-1-text = Sì. Conta il valore del vagone nella [fase di punteggio|11.1]. La celebrità raddoppia quello che il vagone vale in quel momento.

question-11-2 = Posso scegliere qualsiasi vagone per una celebrità?
question-11-2-text = Scegli il treno. Lì la celebrità va sempre nel [primo vagone libero|11.1] da sinistra, qualunque sia il suo valore.

question-11-3 = Una cartolina può raddoppiare le due monete della mia prima stazione?
question-11-3-text = No. Quella stazione è stampata sulla tua scheda, e le cartoline vanno solo sulle [carte Ferrovia|11.2].

## 12 Module C

clause-12-1 = Carte “Chi è l’assassino?”
clause-12-1-text = Ci sono quattro carte “Chi è l’assassino?”: un assassino e tre innocenti. Si mescolano, e ognuno ne riceve una in segreto. Quelle che avanzano si mettono via senza guardarle; può quindi darsi che in partita nessuno sia l’assassino.

clause-12-2 = Segnalini prova
clause-12-2-text = Ci sono 26 segnalini prova. Dodici mostrano un’impronta, sette ne mostrano due e due ne mostrano tre. Tre portano punti: 2, 3 e 5. Gli ultimi due sono segnalini “Rimuovi prova”. In due o in quattro se ne aggiungono altri tre, con una, due e tre impronte.

clause-12-3 = Sospetti
clause-12-3-text = Se esegui “Sospetta di te” peschi un segnalino prova; “Sospetta degli altri” ne fa pescare uno a tutti gli altri. I segnalini si distribuiscono quando il tuo turno è finito. Puoi guardare i tuoi, che nessun altro vede. Una carta scartata non ne distribuisce, e nemmeno una riserva vuota.

clause-12-4 = Distruzione prove
clause-12-4-text = Le carte Distruzione prove restano scoperte davanti a te. [Alla fine|12.6] una, due o tre carte rimuovono uno, tre o cinque dei tuoi segnalini. Ogni carta in più ne rimuove un altro.

clause-12-5 = In due, con le comparse
clause-12-5-text = In due entrano in scena due giocatori fittizi, le comparse A e B; è un’opzione, di norma attiva. Ognuna riceve una carta “Chi è l’assassino?”. Quando la fila 1 si svuota, le carte di questo modulo che restano vanno ad A, quelle della fila 3 a B; quelle della fila 2 escono dal gioco. “Sospetta di te” dà un segnalino a quella comparsa, “Sospetta degli altri” uno all’altra comparsa e a entrambi i giocatori; Distruzione prove resta alla comparsa, il resto esce dal gioco. Quando qualcuno sospetta degli altri, pescano anche le due comparse; una comparsa che la fa franca non segna punti.

clause-12-6 = La rivelazione finale
clause-12-6-text = Dopo le [carte Bonus Finale|9.3] l’assassino, anche se è una comparsa, pesca altri due segnalini, e tutti scoprono i loro. I segnalini con i punti si segnano. Ogni “Rimuovi prova” va via insieme a un altro segnalino a scelta di chi ce l’ha, e le carte [Distruzione prove|12.4] fanno il loro lavoro. Chi ora ha più impronte finisce in manette e non può vincere; a pari merito ci si finisce insieme, ma se tutti ne hanno lo stesso numero non ci finisce nessuno. L’assassino che la fa franca segna 20 punti.

question-12-1 = Posso guardare i miei segnalini prova?
question-12-1-text = Sì, [i tuoi|12.3], in qualsiasi momento. Nessun altro giocatore e nessun bot in un altro posto li conosce.

question-12-2 = Può esserci una partita senza assassino?
question-12-2-text = Sì, in tre, oppure in due senza [comparse|12.5]: allora qualche [carta “Chi è l’assassino?”|12.1] resta fuori dal gioco. In quattro, o in due con le comparse, c’è sempre.

question-12-3 = Quali segnalini conviene rimuovere?
question-12-3-text = Quelli con più impronte, ed è ciò che fanno [bot e comparse|12.6]. I segnalini con i punti non ti fanno alcun danno.

question-12-4 = Anche chi è innocente può finire in manette?
question-12-4-text = Sì. Contano solo le [impronte|12.6], e chi finisce in manette non può vincere, che sia colpevole o no.

question-12-5 = Quando ricevo la prova se prendo una carta Sospetta?
question-12-5-text = Quando [il tuo turno è finito|12.3]. Fino ad allora puoi ancora annullare il tuo turno.

## 13 Module D

clause-13-1 = Carte Imbarco
clause-13-1-text = Quasi tutte le carte Imbarco mostrano un passeggero e un bagaglio: scegli quale dei due quando prendi la carta. Un passeggero va nel primo vagone libero del tuo treno superiore, un bagaglio nel primo vagone libero del treno inferiore. Se in quel treno non ci sono vagoni liberi, scegli l’altro o [scarta|3.1] la carta.

clause-13-2 = Seduti e caricati
clause-13-2-text = Un passeggero prende posto, e un bagaglio viene caricato, appena il vagone vale almeno 1 e il controllore di quel treno l’ha raggiunto. Si verifica dopo ogni cambiamento, quindi può succedere subito.

clause-13-3 = Che cosa portano
clause-13-3-text = Un passeggero che prende posto porta le monete indicate, più una per ogni passeggero già seduto. Un bagaglio caricato dà i punti indicati, più 2 per ogni bagaglio già caricato. Un altro bonus sulla carta è un [riquadro in attesa|3.4]. Se in un riquadro prendono posto o vengono caricati in più d’uno, si procede da sinistra a destra, e tutte le monete si [piazzano insieme|6.4] alla fine del riquadro. Fuori da un riquadro, quando spendi una moneta o usi una cassetta degli attrezzi, ogni cambiamento conta per sé.

clause-13-4 = Con il modulo B
clause-13-4-text = Un vagone ospita una carta sola, di qualunque tipo: una [celebrità|11.1], un passeggero o un bagaglio.

example-passenger = Sale un passeggero
example-passenger-1 = Nel primo vagone del treno superiore di Anna è già seduto un passeggero. Anna ne prende un altro, che va nel secondo vagone.
example-passenger-2 = Il vagone vale 1 e il controllore l’ha già superato: il passeggero prende subito posto.
example-passenger-3 = La carta mostra tre monete. Con quella in più per il passeggero già seduto, Anna ne riceve quattro.

example-luggage = Un bagaglio che deve aspettare
example-luggage-1 = Whitlock prende un bagaglio, che va nel primo vagone del treno inferiore. Il controllore l’ha superato, ma il vagone vale 0: il bagaglio non è ancora caricato.
example-luggage-2 = Qualche turno dopo il vagone sale a 1. Il bagaglio viene subito caricato e dà 2 punti.
example-luggage-3 = La carta mostra anche un miglioramento a scelta, che aspetta la fine del riquadro in corso.

question-13-1 = Un passeggero può viaggiare nel treno inferiore?
question-13-1-text = No. I passeggeri vanno sempre nel [treno superiore|13.1], i bagagli sempre in quello inferiore.

question-13-2 = E se il controllore supera più passeggeri in attesa?
question-13-2-text = Prendono posto da [sinistra a destra|13.3], e ognuno porta una moneta in più di quelle indicate per ogni passeggero prima di lui. Tutte quelle monete arrivano insieme alla fine del riquadro.

question-13-3 = Posso dare a un passeggero un vagone migliore?
question-13-3-text = No, è sempre il [primo vagone libero|13.1]. Ma va bene qualsiasi vagone che valga almeno [1|13.2].
question-13-4 = Per un contratto passeggeri e bagagli contano insieme?
question-13-4-text = No. Un contratto per [passeggeri o bagagli|7.3] ne vuole abbastanza di un solo tipo. Basta che siano piazzati; non importa se hanno preso posto o sono caricati.

## 14 Module E

clause-14-1 = Carte centrali
clause-14-1-text = Le carte centrali stanno tra i tuoi treni, in quattro spazi: lo spazio 1 alle carte 1 e 2, il 2 alle carte 3 e 4, il 3 alle carte 5 e 6, il 4 alle carte 7 e 8. Una nuova va nello spazio successivo, senza lasciare buchi, oppure ne copre esattamente una precedente, che da allora non conta più. Non importa se lì nei treni ci sono già delle carte.

clause-14-2 = Scambi
clause-14-2-text = Uno scambio mostra un valore e due frecce con dei punti. In ogni [fase di punteggio|8.2] la freccia in alto dà i suoi punti se la carta sinistra del suo spazio, nel tuo treno superiore, ha almeno quel valore e il controllore l’ha raggiunta. La freccia in basso fa lo stesso con la carta destra nel treno inferiore.

clause-14-3 = Meccanici
clause-14-3-text = Un meccanico ti dà il suo riquadro quando lo prendi. Poi, una volta per treno: appena la carta sinistra del suo spazio ha almeno il valore indicato, raggiunta o no, la carta alla sua destra sale di un livello. Succede da sé e non si può rimandare. Se i [livelli|4.2] non lo permettono, va perso; se a destra non c’è ancora una carta e il treno può crescere, si aggiunge un vagone 0. Quando ha finito in entrambi i treni, la carta si gira a faccia in giù.

example-switch = Uno scambio nello spazio 1
example-switch-1 = Duval ha uno scambio con 5 punti per freccia e valore 1. Nel treno superiore il primo vagone vale 4 ed è raggiunto: dà 5 punti in ogni fase di punteggio.
example-switch-2 = Nel treno inferiore il controllore ha raggiunto il secondo vagone, che però vale ancora 0. Quel treno non le dà nulla.

example-mechanic = Un meccanico al lavoro
example-mechanic-1 = Brandt prende un meccanico con due monete e valore 4, e riceve subito le monete. Il meccanico va nello spazio 1.
example-mechanic-2 = Nel treno superiore il primo vagone vale 7, quindi il secondo sale subito di un livello, da 2 a 4.
example-mechanic-3 = Nel treno inferiore il primo vagone vale solo 1. Appena sarà salito a 4, anche lì il secondo salirà di un livello.
example-mechanic-4 = Può anche andare perso: se i due vagoni di un treno valgono già 4, quello di destra non può salire, perché varrebbe più di quello di sinistra.

question-14-1 = Al meccanico serve il controllore?
question-14-1-text = No, conta solo il valore della [carta sinistra|14.3]. Allo scambio, invece, [il controllore|14.2] serve.

question-14-2 = Che ne è di una carta centrale che copro?
question-14-2-text = [Non conta più|14.1]. I punti che ha dato e i miglioramenti che ha fatto restano.

question-14-3 = Posso tenere per dopo il miglioramento di un meccanico?
question-14-3-text = No. Avviene [da sé|14.3] appena la carta sinistra vale abbastanza, anche se così va perso.

question-14-4 = Posso lasciare vuoto uno spazio?
question-14-4-text = No. Una nuova carta centrale va nello [spazio successivo|14.1] o ne copre una precedente.
question-14-5 = E lo spazio 3, dove c’è il vagone postale?
question-14-5-text = La carta destra dello spazio 3 è sempre il [vagone postale|4.4]. Lì, quindi, la freccia in basso di uno scambio non dà nulla e il miglioramento di un meccanico va perso.

## 15 Module F

clause-15-1 = Il Magazzino
clause-15-1-text = Pesca tre carte dal mazzo in corso, o quante ne restano, e scoprile accanto alla cassetta degli attrezzi, che è un [miglioramento a scelta|4.3]. Usane fino a due su quattro, una dopo l’altra; tra l’una e l’altra puoi [spendere monete|6.2] e [completare contratti|7.2]. Si possono usare solo le carte base Vagone, Controllore e Locomotiva e le carte Moneta e Bonus Finale dei moduli. Poi le carte pescate si rimescolano nel mazzo. Sulla [pila delle tue carte prese|3.6] va solo il Magazzino.

clause-15-2 = Fabbriche
clause-15-2-text = Una fabbrica è una [carta centrale|14.1]. Se mostra un riquadro, lo ricevi per primo, quando prendi la carta. Ogni volta che ne piazzi una, tutte le tue fabbriche visibili lavorano, da destra a sinistra. Una fabbrica nello spazio 3, per esempio, dà tre [miglioramenti a scelta|4.3], ma nessun vagone può arrivare a valere più della migliore delle due carte sinistre del suo spazio; aggiungere un vagone 0 è sempre permesso. Se lì nessuno dei due treni ha un vagone, non dà nulla. Prima e dopo ogni fabbrica puoi [spendere monete|6.2] e [completare contratti|7.2].

clause-15-3 = Con il modulo E
clause-15-3-text = Scambi, meccanici e fabbriche condividono i quattro [spazi|14.1] e possono coprirsi a vicenda.

question-15-1 = Le carte che uso con il Magazzino contano alla fine?
question-15-1-text = No. Usate o no, si [rimescolano|15.1] nel mazzo. Nemmeno il Magazzino è una carta base, quindi non conta per le [carte Bonus Finale|9.3].

question-15-2 = Le fabbriche che ho già lavorano di nuovo?
question-15-2-text = Sì. Ogni volta che piazzi una fabbrica, [tutte quelle|15.2] non coperte lavorano ancora una volta.

question-15-3 = Qual è lo spazio migliore per una fabbrica?
question-15-3-text = Più a destra dà [più miglioramenti|15.2], ma lì di solito i vagoni valgono meno, e quindi anche ciò che può fare.

## 16 Teatime

clause-16-1 = Ordinazioni
clause-16-1-text = Ci sono cinque tessere ordinazione di ogni tipo: caffè con il mazzo 1, torta con il 2, champagne con il 3. Quando comincia il primo round di un mazzo se ne espone una in più del numero dei giocatori. Si possono comprare finché non si espone il tipo successivo o finisce la partita, anche nella [fase di punteggio|8.1]. Ciò che resta allora sparisce.

clause-16-2 = Comprare un’ordinazione
clause-16-2-text = Nel tuo turno, o nella tua parte di una fase di punteggio, due monete di qualsiasi colonna ne comprano una. Va in un vagone che vale abbastanza e non ha ancora un’ordinazione: almeno 1 per il caffè, 2 per la torta, 7 per lo champagne. Le altre carte sotto il vagone non contano.

clause-16-3 = Una per tipo
clause-16-3-text = Ogni treno accetta al massimo un caffè, una torta e uno champagne.

clause-16-4 = Quanto danno le ordinazioni
clause-16-4-text = Un’ordinazione dà i suoi punti in ogni [fase di punteggio|8.2], una volta che il controllore ha raggiunto il suo vagone. Una [celebrità|11.1] non li raddoppia.

question-16-1 = Un’ordinazione può andare in un vagone con una celebrità o un passeggero?
question-16-1-text = Sì. Le [altre carte|16.2] sotto il vagone non contano; solo un’altra ordinazione conta.

question-16-2 = Quando compro un’ordinazione il controllore deve aver già raggiunto il vagone?
question-16-2-text = No, solo quando deve [dare punti|16.4].

question-16-3 = Posso comprare un’ordinazione a metà di un riquadro?
question-16-3-text = No. È come ogni altro uso delle [monete|6.2]: prima o dopo la carta, tra un riquadro e l’altro, o nella tua parte di una fase di punteggio.
