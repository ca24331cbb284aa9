# First Class, Italian: the first journey. One line a text: a sentence has at most 100 letters. Keys are kebab-case.

## The chapters

journey-chapter-offer = L’offerta
journey-chapter-cars = Vagoni e miglioramenti
journey-chapter-conductors = Controllori e punteggio
journey-chapter-route = La linea
journey-chapter-coins = Monete
journey-chapter-contracts = Contratti e celebrità
journey-chapter-game-end = Carte Bonus Finale
journey-chapter-whole-game = Partita intera

journey-about-offer = A ogni turno prendi una carta dall’offerta. La esegui, o la scarti per un miglioramento a scelta. E vedi come si svuota una fila.
journey-about-cars = I tuoi treni cominciano con un vagone 0 ciascuno. Allungali e migliorali, fino al vagone postale e alla tessera Locomotiva.
journey-about-conductors = I controllori partono davanti al primo vagone. Solo i vagoni che raggiungono danno punti. Portali fino alla prima fase di punteggio.
journey-about-route = La locomotiva va da Parigi di stazione in stazione. Una stazione rossa dà punti una volta, una bianca il suo bonus in ogni fase di punteggio.
journey-about-coins = Le monete stanno in tre colonne, e ognuna compra una cosa diversa. Quattro comprano una carta Bonus Finale. Il resto dà punti.
journey-about-contracts = Un contratto ti ricompensa quando ne soddisfi il requisito. Le celebrità raddoppiano i vagoni, le cartoline i bonus della linea.
journey-about-game-end = Le carte Bonus Finale danno punti per le carte che hai preso, anche scartate. Una è il tuo segreto fin dall’inizio.
journey-about-whole-game = Una partita normale con contratti, celebrità e cartoline (moduli A e B) contro un Novizio; il controllore ogni tanto dice la sua. Prima tieni in segreto una carta Bonus Finale. Dura circa 25 minuti.

journey-learn-offer-1 = prendere una carta
journey-learn-offer-2 = scartare una carta
journey-learn-offer-3 = svuotare una fila
journey-learn-cars-1 = migliorare i vagoni
journey-learn-cars-2 = vagoni postali
journey-learn-cars-3 = treni completi
journey-learn-conductors-1 = muovere i controllori
journey-learn-conductors-2 = punti con i treni
journey-learn-conductors-3 = Costantinopoli
journey-learn-route-1 = fare due stazioni
journey-learn-route-2 = segnare punti
journey-learn-route-3 = usare un bonus
journey-learn-coins-1 = spendere monete
journey-learn-coins-2 = comprare una carta
journey-learn-coins-3 = tenere il resto
journey-learn-contracts-1 = contratti
journey-learn-contracts-2 = celebrità a bordo
journey-learn-contracts-3 = cartoline
journey-learn-game-end-1 = scegliere una carta
journey-learn-game-end-2 = usarne l’azione
journey-learn-game-end-3 = carte scartate
journey-learn-whole-game-1 = giocare sei round
journey-learn-whole-game-2 = fare punti tre volte
journey-learn-whole-game-3 = vincere

## 1 The offer

journey-offer-cards = Hai due treni, e vince chi fa più *punti*. Ogni turno prendi *una carta* dall’offerta.
journey-offer-carry-out = { -Click } questa carta per *eseguirla*: aggiungi due vagoni 0 ai tuoi treni. Poi finisci il turno.
journey-offer-carry-out-lapse = Questa carta dà due vagoni. Aggiungili tutti e due.
journey-offer-carry-out-decline = Tra un attimo scarterai una carta. Questa eseguila.
journey-offer-carry-out-other = In partita andrebbero bene tutte. Qui prendi quella illuminata, con i due vagoni.
journey-offer-row = Anche l’altro ha preso una carta lì. Quando mancano tante carte quanti sono i *giocatori*, la fila *si svuota*.
journey-offer-decline = Ora *scarta* una carta, quella che vuoi. In cambio un vagone sale *di un livello*, o ne aggiungi uno da 0.
journey-offer-decline-not = Questa volta non eseguirla. Scegli una carta e scartala.
journey-offer-decline-tile = La tessera Primo Giocatore viene dopo. Non si può scartare.
journey-offer-tile = Al posto di una carta prendi la *tessera Primo Giocatore*: due monete, e nel prossimo round inizi tu.
journey-offer-tile-first = Lascia quella carta dov’è, e guarda che cosa le fa la tessera.
journey-offer-tile-card = Andrebbe bene anche una carta, ma stavolta prova la tessera.
journey-offer-price = La *prima carta* della prima fila è uscita dal gioco: nessuno può più prenderla. In tre o quattro, chi siede più a sinistra riceve un vagone.
journey-offer-rounds = Ci sono *sei round* da tre turni, due per mazzo. Il riquadro *Bonus Finale* conta le carte che prendi, per i bonus alla fine.

## 2 Cars and upgrades

journey-cars-start = Ogni tuo treno comincia con un vagone che vale *0 punti*. Hai anche una *moneta*.
journey-cars-steps = I vagoni salgono *un livello alla volta*: 0, 1, 2, 4, 7, 12 punti. Questa carta ne porta uno da 0 a 1 e uno da 1 a 2.
journey-cars-steps-both = Su questa carta ci sono due miglioramenti. Te ne resta ancora uno.
journey-cars-steps-decline = Scartata, dà solo un miglioramento a scelta. Eseguita, ne dà due.
journey-cars-steps-other = Prendi la carta illuminata: ha due miglioramenti che ti servono.
journey-cars-left = Nessun vagone può valere *più* di quello alla sua sinistra. Porta un vagone del treno superiore da 1 a 2.
journey-cars-left-third = Il terzo vagone varrebbe più del secondo. Scegli il secondo.
journey-cars-left-first = Il primo vagone vale 2. Questo miglioramento è per un vagone da 1.
journey-cars-left-lower = Anche quel vagone potrebbe salire. Ma stavolta sceglilo nel treno superiore.
journey-cars-left-other = Prendi la carta illuminata: ha un miglioramento da 1 a 2.
journey-cars-new-upgrade = Si può fare, ma stavolta aggiungi un vagone al treno inferiore.
journey-cars-new-upper = Il treno inferiore ha quattro vagoni. Aggiungi lì il quinto.
journey-cars-new-carry-out = Stavolta scarta una carta: ti dà il miglioramento a scelta.
journey-cars-mail = Scarta una carta e aggiungi il *quinto vagone* al treno inferiore. Segue un *vagone postale*: scegline uno e usane il bonus.
journey-cars-mail-lapse = Aspetta, così andrebbe perso. Prima usalo.
journey-cars-tile = Il tuo treno superiore ha otto vagoni. Aggiungi il nono: segue una *tessera Locomotiva*, e il treno è completo.
journey-cars-tile-lower = Il treno inferiore è troppo corto. Aggiungi il vagone a quello superiore.
journey-cars-tile-later = Tieni il miglioramento per dopo. Prima aggiungi il nono vagone al treno superiore.
journey-cars-tile-other = Prendi la carta illuminata: dà un vagone e un miglioramento a scelta.
journey-cars-best = La tessera porta *due miglioramenti a scelta*. Con uno porta il tuo vagone migliore da 7 a 12.
journey-cars-best-small = Così guadagni meno. Da 7 a 12 sono cinque punti in più a ogni fase di punteggio.
journey-cars-best-mail = Un vagone postale non si migliora.
journey-cars-best-tile = Una tessera Locomotiva non si migliora. Il tuo primo vagone sì.

## 3 Conductors and scoring

journey-conductors-start = I *controllori* stanno davanti ai primi vagoni. Un vagone che non hanno raggiunto non dà punti.
journey-conductors-both = Questa carta muove *ogni* controllore avanti fino a due vagoni. Con { -a-click } vanno tutti e due; vai fino in fondo.
journey-conductors-both-less = Ognuno può fare due vagoni. Portali tutti e due fino in fondo.
journey-conductors-both-decline = Così i controllori restano dove sono. Esegui la carta.
journey-conductors-both-other = Prendi la carta illuminata: muove entrambi i controllori.
journey-conductors-would = Il numero illuminato è quanto darebbe adesso una *fase di punteggio*. Il controllore ha raggiunto un 2 e un 1: *3 punti*.
journey-conductors-up-to = Due passi *in tutto*: con { -a-click } ne va uno a testa. Poi finisci il turno; “fino a” è il massimo che un treno può dare con questa carta.
journey-conductors-up-to-upper = Il quarto vagone vale 0. Quel passo rende di più nel treno inferiore.
journey-conductors-up-to-lower = Il terzo vagone vale 0. Quel passo rende di più nel treno superiore.
journey-conductors-up-to-less = Un passo ciascuno dà un punto in più in ogni treno.
journey-conductors-up-to-other = Prendi la carta illuminata: ha due passi dei controllori.
journey-conductors-scoring = Dopo i round 2, 4 e 6 c’è una *fase di punteggio*. Ogni treno dà i punti dei vagoni raggiunti dal controllore.
journey-conductors-constantinople = Il primo controllore su una *tessera Locomotiva* dà subito 20 punti, il secondo 10, il terzo 5. Portaci il tuo.
journey-conductors-constantinople-short = Non arriverebbe alla tessera. È due carte più avanti.
journey-conductors-constantinople-other = Prendi la carta illuminata: porta i controllori fino alla tessera.

## 4 The route

journey-route-run = La locomotiva parte da *Parigi* e va verso sinistra. Prendi questa carta e fai due stazioni, fino al 3 rosso.
journey-route-run-declined = Scartata, dà un miglioramento, e la locomotiva resta dov’è.
journey-route-run-other = Non è la carta che intendo. Prendi quella illuminata, con due passi della locomotiva.
journey-route-run-lapse = Non ancora: la locomotiva deve arrivare al 3 rosso.
journey-route-stations = Una stazione *rossa* dà punti una volta. Una *bianca* dà il suo bonus in ogni fase di punteggio, anche se l’hai superata.
journey-route-lay = La locomotiva è all’ultima stazione, e altri passi vanno persi. Per proseguire posa una *carta Ferrovia*.
journey-route-lay-lapse = Per quei due passi non ci sono più stazioni. Andrebbero persi.
journey-route-lay-declined = Scartata, dà un miglioramento, e la tua linea resta corta com’è.
journey-route-lay-other = Quella carta non allunga la tua linea.
journey-route-reach = È l’ultimo turno prima di una fase di punteggio. Usa tutta questa carta, e supera la *stazione bonus*.
journey-route-reach-short = Quella è la stazione bonus. Ma con questa carta ne fai due, e la prossima dà 5 punti.
journey-route-reach-lapse = Aspetta, su questa carta c’è ancora qualcosa che puoi usare.
journey-route-reach-other = Quella carta non porta la locomotiva alla stazione bonus.
journey-route-watch = In ogni fase di punteggio una *stazione bonus* dà il suo bonus; qui lo usa il controllore. Raggiunta prima della prima fase, lo dà *tre volte*.

## 5 Coins

journey-coins-car = Le nuove monete riempiono la *colonna 1*, poi la 2 e la 3. Una della colonna 1 compra un *vagone 0*: spendila.
journey-coins-card-later = Dopo puoi prendere una carta. Prima spendi una moneta.
journey-coins-car-other = Quella è un’altra cosa. Con una moneta della colonna 1 compra un vagone.
journey-coins-car-four = Quattro monete comprano una carta Bonus Finale. Lo vedrai dopo.
journey-coins-step = Una moneta della *colonna 2* compra un passo: muovi un controllore, o la locomotiva di una stazione.
journey-coins-step-point = Ogni moneta compra 1 punto, ma alla fine lo vale comunque. Muovi un controllore o la locomotiva.
journey-coins-step-other = Quella moneta compra un vagone. Usa quella nella colonna 2.
journey-coins-timing = La tua ultima moneta è nella *colonna 3* e compra un miglioramento a scelta. Insieme a questa carta ti dà un vagone da 4.
journey-coins-timing-first = A questa carta serve un vagone da 2, e a metà di un riquadro non si spende. Usa prima la moneta.
journey-coins-timing-free = Sì, un miglioramento a scelta può anche essere un nuovo vagone 0. Ma ora te ne serve uno da 2.
journey-coins-timing-zero = Così quel vagone varrebbe 1. Alla carta ne serve uno da 2.
journey-coins-timing-lapse = Aspetta, c’è ancora il miglioramento da 2 a 4. Usalo sul tuo vagone da 2.
journey-coins-timing-point = Un punto è poco per questa moneta. Usala per portare un vagone da 1 a 2.
journey-coins-worth = Nel tuo turno ogni moneta compra anche *1 punto*, e *quattro monete* una carta Bonus Finale. Alla fine ogni moneta rimasta vale *1 punto*.

## 6 Contracts and celebrities

journey-contracts-lay = Questo contratto chiede *due vagoni da almeno 2*. Resta scoperto davanti a te finché non lo completi: prendilo.
journey-contracts-lay-declined = Scartato, non è più un contratto ma solo un miglioramento. Eseguilo.
journey-contracts-lay-other = Non è il contratto che intendo. Prendi quello illuminato.
journey-contracts-fulfill = Un tuo vagone vale già 2. Usa questa carta per averne un altro, poi *completa il contratto*.
journey-contracts-fulfill-early = Non ancora: chiede due vagoni da almeno 2. E prima finisci il riquadro della tua carta.
journey-contracts-fulfill-lapse = Ti serve proprio il miglioramento da 1 a 2. Non farlo andare perso.
journey-contracts-fulfill-other = Stavolta usa la carta illuminata. Ha il miglioramento da 1 a 2 che ti serve.
journey-contracts-reward = La ricompensa si usa come una carta: usane *tutti i simboli*.
journey-contracts-reward-lapse = Aspetta, la ricompensa non è finita. Ciò che lasci va perso.
journey-celebrity-seat = Una *celebrità* raddoppia un vagone. Sale sul primo *vagone libero* di un treno, senza carte sotto: scegli il migliore.
journey-celebrity-seat-upper = Quel vagone vale 1. Nel treno inferiore il primo libero vale 4.
journey-celebrity-seat-declined = Scartata, la celebrità non sale. La carta dà solo un miglioramento.
journey-celebrity-seat-other = Quella carta non è una celebrità.
journey-celebrity-doubles = Il controllore è già qui, quindi d’ora in poi il vagone dà *8 invece di 4*. Alla prossima celebrità toccherebbe il secondo vagone.
journey-postcard-pin = Con una *cartolina* le stazioni bonus di una carta Ferrovia danno il doppio. Mettila dove la locomotiva ne ha superata una.
journey-postcard-pin-second = Lì la locomotiva non ha raggiunto la stazione bonus. Per ora non renderebbe nulla.
journey-postcard-pin-declined = Scartata, la cartolina è persa e dà solo un miglioramento.
journey-postcard-pin-other = Quella carta non è una cartolina.
journey-contracts-best = Il tuo contratto chiede due celebrità o cartoline. Usalo per portare i tuoi treni *da 14 a 38* punti.
journey-contracts-best-upper = Lì la celebrità raddoppierebbe 2 punti. Il primo vagone del treno inferiore vale 4.
journey-contracts-best-postcard = Anche una cartolina completa il contratto, ma non raddoppia un vagone. Per 38 non basta.
journey-contracts-best-upgrade = Cerca un miglioramento che conti doppio. Da 7 a 12 con una celebrità sono 10 punti.
journey-contracts-best-steps = Ogni controllore può fare due vagoni. Ti serve che li facciano entrambi.
journey-contracts-best-other = Quella carta non completa il tuo contratto. Ti manca una celebrità o una cartolina.

## 7 Game End cards

journey-end-decline = La tua *carta Bonus Finale* segreta dà 3 punti per ogni carta Vagone presa. *Scarta* questa: conta lo stesso.
journey-end-decline-carried = Non hai vagoni da 4 o da 7, quindi ora non farebbe nulla. Scartata, dà un miglioramento a scelta.
journey-end-decline-other = Non è la carta che intendo. Scarta quella illuminata.
journey-end-decline-lapse = Prima di proseguire usa il miglioramento a scelta.
journey-end-buy = Hai quattro monete e tre carte Locomotiva. Compra la *carta Bonus Finale* che rende di più: agisce *subito*.
journey-end-buy-cars = 4 punti per ogni carta Vagone sono tanti. Ma per ora ne hai una sola.
journey-end-buy-two = Quella dà 2 punti per ogni carta Locomotiva. Un’altra ne dà 3.
journey-end-buy-conductors = Non hai ancora preso carte Controllore, quindi quella non darebbe nulla.
journey-end-buy-coin = Tieni insieme le tue monete. Una carta Bonus Finale ne costa quattro.
journey-end-buy-first = Dopo puoi ancora prendere una carta. Prima compra una carta Bonus Finale.
journey-end-display = Ne restano solo tre. Tornano a quattro quando il tuo *turno è finito*, non prima.
journey-end-last = È il tuo ultimo turno. Le tue tre carte Bonus Finale danno *8 punti* per ogni carta Locomotiva: prendine una.
journey-end-last-car = Un’altra carta Vagone alla fine dà 4 punti. Una carta Locomotiva ne dà 8.
journey-end-last-other = Nessuna tua carta Bonus Finale conta quella carta.
journey-end-final = Dopo l’ultima fase ogni moneta vale *1 punto*, i contratti aperti nulla. Vince chi ha *più punti*, anche in parità.
