# First Class, Italian: the branch lines of the first journey (what the conductor says there), and advice for pairs of
# modules. One line each. Keys are kebab-case: journey-<say>, journey-chapter-<line>, journey-pair-<two modules>.

## The six branch lines

journey-chapter-murder = Chi è l’assassino?
journey-about-murder = Su questo treno c’è un assassino, e potresti essere tu. I sospetti lasciano impronte, e alla fine chi ne ha di più finisce in manette.
journey-learn-murder-1 = accusare gli altri
journey-learn-murder-2 = distruggere prove
journey-learn-murder-3 = farla franca

journey-chapter-murder-two = Delitto in due
journey-about-murder-two = In due entrano in scena due comparse. Ricevono le carte del delitto che restano quando una fila si svuota.
journey-learn-murder-two-1 = le comparse A e B
journey-learn-murder-two-2 = svuotare una fila
journey-learn-murder-two-3 = battere le comparse

journey-chapter-passengers = Passeggeri e Bagagli
journey-about-passengers = I passeggeri portano monete, i bagagli punti. Ognuno rende più di quello prima, ma solo in un buon vagone raggiunto dal controllore.
journey-learn-passengers-1 = passeggeri seduti
journey-learn-passengers-2 = bagagli caricati
journey-learn-passengers-3 = farne tanti

journey-chapter-switches = Scambi e Meccanici
journey-about-switches = Queste carte stanno tra i tuoi treni. Uno scambio dà punti in ogni fase di punteggio, un meccanico migliora il vagone vicino.
journey-learn-switches-1 = spazi centrali
journey-learn-switches-2 = usare gli scambi
journey-learn-switches-3 = usare i meccanici

journey-chapter-storage = Magazzino e Fabbrica
journey-about-storage = Con il Magazzino scegli dal mazzo. Le fabbriche stanno tra i tuoi treni, e quando ne piazzi una lavorano tutte.
journey-learn-storage-1 = due su quattro
journey-learn-storage-2 = usare la cassetta
journey-learn-storage-3 = più fabbriche

journey-chapter-teatime = Ora del tè
journey-about-teatime = Compra caffè, torta e champagne per i buoni vagoni. Danno punti in ogni fase di punteggio, e ciò che nessuno compra sparisce.
journey-learn-teatime-1 = ordinare
journey-learn-teatime-2 = vagone giusto
journey-learn-teatime-3 = momento giusto

## First Class Murder

journey-murder-crime = C’è stato un delitto a bordo! Di quattro carte segrete, una rende *assassino* chi ce l’ha.
journey-murder-innocent = La tua dice che sei *innocente*, e la vedi solo tu. In tre la quarta carta si mette via senza guardarla.
journey-murder-yourself = Questa carta rende molto, ma attira *i sospetti su di te*. Eseguila, e usala tutta.
journey-murder-yourself-declined = Una carta scartata non attira sospetti, ma dà un solo miglioramento. Stavolta eseguila.
journey-murder-yourself-everybody = Con quella carta pescherebbero prove tutti gli altri. Lo vedrai tra poco.
journey-murder-yourself-lapse = Aspetta, su questa carta c’è ancora qualcosa che puoi usare.
journey-murder-token = Il tuo turno è finito, quindi hai pescato un *segnalino prova*. Nessun altro vede che cosa c’è sopra.
journey-murder-tokens = Quasi tutti i segnalini hanno *da una a tre impronte*. Pochi danno punti, e due alla fine ne rimuovono un altro.
journey-murder-everybody = Ora chi siede alla tua sinistra sospetta *degli altri*. Ci sei anche tu, quindi peschi un segnalino.
journey-murder-destroy = Le impronte si possono cancellare. Prendi la carta che *distrugge prove*.
journey-murder-destroy-declined = Scartata, non distrugge nulla e dà solo un miglioramento.
journey-murder-destroy-other = Quella carta non tocca le tue prove. Ti serve “Distruzione prove”.
journey-murder-how-many = Resta con te fino alla fine. Una carta così distrugge 1 dei tuoi segnalini, *due ne distruggono 3*, e tre 5.
journey-murder-guilty = Questa è un’altra partita, e stavolta *l’assassino sei tu*. Se la fai franca, segni 20 punti.
journey-murder-turn-suspicion = Fai cadere i sospetti altrove. *Sospetta degli altri*, e usa tutta la carta.
journey-murder-turn-declined = Una carta scartata non getta sospetti su nessuno.
journey-murder-turn-other = Quella carta non dà prove a nessuno. Ti serve “Sospetta degli altri”.
journey-murder-arrest = Tutti e due hanno pescato un segnalino. Alla fine chi ha *più impronte* finisce in manette e non può vincere.
journey-murder-contract = Il tuo contratto chiede *due carte Distruzione prove*. Prendi la seconda, e completa il contratto.
journey-murder-contract-early = Il contratto vuole due carte Distruzione prove. Per ora ne hai una sola.
journey-murder-contract-declined = Una carta scartata non resta davanti a te. Il contratto non la conterebbe.
journey-murder-contract-other = Quella carta non aiuta il tuo contratto, che vuole una carta Distruzione prove.
journey-murder-contract-lapse = Con il contratto arrivano due miglioramenti a scelta. Usali entrambi.
journey-murder-last-turn = È il tuo ultimo turno, e hai otto impronte. L’assassino pescherà *altri due segnalini*: scegli bene.
journey-murder-last-yourself = Dà 12 punti, ma porta un altro segnalino. Finiresti in manette, senza poter vincere.
journey-murder-last-other = Così ti resta una sola carta Distruzione prove, che distrugge solo 1 segnalino. Finiresti in manette.
journey-murder-revelation = Gli altri finiscono, e si contano i punti. Poi arrivano i due segnalini dell’assassino e *la polizia*.
journey-murder-escape = Tre tuoi segnalini sono distrutti, e in manette finisce qualcun altro. L’hai fatta franca, per *20 punti*!

## Murder for two players

journey-two-dummies = In due si aggiungono *due comparse*, giocatori fittizi. A ha la fila 1, B la fila 3.
journey-two-whodunit = Anche ogni comparsa ha una carta segreta. Quindi *uno di voi quattro* è di sicuro l’assassino.
journey-two-clear-row = Vediamo che cosa fa una comparsa. Prendi questa carta: è la seconda della fila 1, quindi la *fila si svuota*.
journey-two-clear-yourself = Lascia quella nella fila. È per la comparsa.
journey-two-clear-other = Non è la carta che intendo. Prendi quella illuminata, e la fila 1 si svuota.
journey-two-dummy-a = “Sospetta di te” era ancora nella fila ed è andata alla *comparsa A*. Così A ha pescato un segnalino prova.
journey-two-watch = Ora chi ti sfida svuota la fila 3. C’è ancora una carta del delitto, che va alla *comparsa B*.
journey-two-dummy-b = B sospettava degli altri. Così la comparsa A ha pescato un segnalino, e *voi due* pure.
journey-two-row-2 = Una comparsa tiene le carte Distruzione prove. Le carte del delitto della fila 2 *escono dal gioco*.
journey-two-cunning = Hai sei impronte, e sono tante. Prendi una carta in modo che *una comparsa peschi un segnalino*, ma tu no.
journey-two-cunning-yourself = Quella carta ti porterebbe un altro segnalino.
journey-two-cunning-declined = Scartata, non ti porta segnalini. Ma così nella fila 1 non resta nulla per la comparsa A.
journey-two-cunning-row-3 = Così la fila 3 si svuota e lascia una carta a B, che sospetterebbe degli altri: anche di te.
journey-two-cunning-nobody = Con quella carta ora nessuna comparsa pesca. Guarda che cosa resta nelle file 1 e 3.

## Passengers & Luggage

journey-boarding-cards = Di solito una carta Imbarco ha un *passeggero* per il treno superiore e un bagaglio per l’altro. Scegli tu.
journey-boarding-passenger = Prendi questa carta, e fai salire il passeggero. Va nel *primo vagone libero* del treno superiore.
journey-boarding-passenger-luggage = Quello sarebbe il bagaglio. Stavolta fai salire il passeggero sul treno superiore.
journey-boarding-passenger-declined = Scartata, la carta va via e non sale nessuno. Eseguila.
journey-boarding-waits = Non ha ancora preso posto. Il suo vagone vale *almeno 1*, e va bene, ma il controllore deve raggiungerlo.
journey-boarding-seated = Allora mandagli il *controllore superiore*. Pagherà le tre monete indicate sulla sua carta.
journey-boarding-seated-lower = Quello è il controllore del treno inferiore. Il tuo passeggero aspetta in quello superiore.
journey-boarding-seated-other = Quella carta non porta il controllore dal passeggero.
journey-boarding-second = Ogni passeggero paga anche una moneta per *ognuno già seduto*. Fanne salire uno, e usa anche il bonus.
journey-boarding-second-other = Quella carta non ha passeggeri. Prendi la carta Imbarco.
journey-boarding-second-lapse = La carta dà anche due passi dei controllori. Usali entrambi.
journey-boarding-luggage = I *bagagli* vanno nel treno inferiore e danno punti. Prendi questo, bello pesante: ne vale 9.
journey-boarding-luggage-declined = Scartata, la carta va via, e con lei i 9 punti.
journey-boarding-luggage-other = Su quella carta non c’è un bagaglio così. Quella illuminata dà 9 punti.
journey-boarding-loaded = È in attesa, perché il vagone vale ancora 0. *Migliora quel vagone*, poi aggiungi quello che porta il bagaglio.
journey-boarding-loaded-upper = Quel vagone è nel treno superiore. Il bagaglio è in quello inferiore.
journey-boarding-loaded-other = Lasciala stare. Con quella illuminata porti il vagone del bagaglio da 0 a 1.
journey-boarding-both = Due passeggeri aspettano. Falli sedere con una carta: le monete arrivano *alla fine del riquadro*.
journey-boarding-both-other = Per ora lasciala stare. Con quella illuminata i controllori vanno più lontano.
journey-boarding-both-lapse = Il controllore non li ha ancora raggiunti entrambi. Prima usa i suoi altri passi.
journey-boarding-full = Anche le celebrità *occupano un vagone*, e il treno superiore è pieno. Prendi questa carta per il bagaglio.
journey-boarding-full-declined = Scartata, non carica nulla. Nel treno inferiore c’è ancora un vagone libero.
journey-boarding-full-other = Su quella carta non ci sono bagagli.
journey-boarding-contract = Il tuo contratto vuole *due passeggeri*, o due bagagli. Prendi ciò che manca, e completalo.
journey-boarding-contract-early = Ne hai uno per tipo. Il contratto ne vuole due dello stesso.
journey-boarding-contract-other = Quella carta non porta né un passeggero né un bagaglio.
journey-boarding-most = Tre bagagli sono caricati: un quarto dà *6 punti in più*. Quale carta dà subito 15 punti?
journey-boarding-most-passenger = Un passeggero porta monete. Solo i bagagli danno subito punti.
journey-boarding-most-14 = Quasi: 8 punti più 6 fanno 14. Una carta ha un bagaglio più pesante.
journey-boarding-most-other = Quella carta non dà 15 punti. Cerca un bagaglio pesante.

## Switches & Mechanics

journey-middle-places = Scambi e meccanici stanno *tra i tuoi treni*. Lo spazio 1 è alle carte 1 e 2, il 2 alle carte 3 e 4, e così via.
journey-switch-take = Prendi questo scambio. Va nello *spazio successivo*, cioè lo spazio 1.
journey-switch-take-declined = Scartato, darebbe solo un miglioramento. Eseguilo, così va tra i tuoi treni.
journey-switch-take-other = Quella carta non è uno scambio.
journey-switch-arrows = La freccia in alto guarda la carta sinistra di sopra, che *dà già punti*. Quella in basso la carta destra di sotto.
journey-switch-lower = Quella *carta destra* deve valere almeno 1 ed essere raggiunta dal controllore. Fai le due cose con questa carta.
journey-switch-lower-upper = Quel vagone è nel treno superiore. La freccia in basso guarda la carta destra di quello inferiore.
journey-switch-lower-other = Con quella carta non puoi fare due cose: migliorare la carta destra e raggiungerla.
journey-switch-lower-lapse = Su questa carta c’è dell’altro. Alla freccia in basso servono il miglioramento e il controllore.
journey-mechanic-take = Un meccanico dà subito il suo riquadro. Poi migliora la carta destra, se quella sinistra vale *almeno 2*.
journey-mechanic-take-declined = Scartato, non lavorerebbe affatto per te. Esegui la carta.
journey-mechanic-take-other = Quella carta non è un meccanico.
journey-mechanic-waits = Sopra la carta sinistra vale 2, quindi la destra è salita. Sotto *aspetta* finché la sinistra non vale 2.
journey-mechanic-works = Non gli serve il controllore, solo il *valore della carta sinistra*. Dagli da lavorare nel treno superiore.
journey-mechanic-works-lower = Lì porterebbe il vagone accanto da 0 a 1. Comincia dal treno superiore.
journey-mechanic-works-other = Lasciala stare. Quella illuminata porta un vagone da 1 a 2, proprio ciò che aspetta.
journey-mechanic-new-car = Se a destra non c’è ancora una carta, un meccanico aggiunge un *vagone 0*. Fai due stazioni, poi piazzalo lì.
journey-mechanic-new-car-covers = Così copriresti il tuo scambio, che non conterebbe più. Mettilo nello spazio 2.
journey-mechanic-mail-car = Lo spazio 3 nasconde un’insidia. A destra c’è sempre il vagone postale, che *ferma un meccanico*.
journey-mechanic-cover = Allora con questo meccanico *copri* lo scambio nello spazio 2, che non dà ancora nulla. Lì può lavorare.
journey-mechanic-cover-mail-car = La carta destra dello spazio 3 è il vagone postale. Lì non migliorerebbe mai nulla.
journey-mechanic-cover-lapse = Nello spazio 1 le due carte di sopra valgono 4. La destra non può superare la sinistra: andrebbe perso.
journey-mechanic-cover-frame = Prima usa tutto il suo riquadro, le monete e il passo.
journey-switch-best = I tuoi treni darebbero 48 punti. Trova una carta, e lo spazio giusto, per *arrivare a 68*.
journey-switch-best-cover = Coprire lo scambio ti costa i punti che dà ora. C’è uno spazio migliore.
journey-switch-best-seven = Quello scambio vuole vagoni da 7. Nello spazio 2 non ne hai.
journey-switch-best-other = Quella carta non porta 20 punti nella prossima fase di punteggio.

## Storage & Factory

journey-storage-pile = Il Magazzino ti apre il mazzo. Ne peschi *tre carte*.
journey-storage-take = Prendi il *Magazzino*, e guarda che cosa porta.
journey-storage-take-declined = Scartato, il Magazzino dà solo un miglioramento, e non peschi nulla.
journey-storage-take-other = Quella carta non è il Magazzino.
journey-storage-use = Puoi usare *due di queste quattro*: tre carte e una cassetta. La carta Ferrovia no: prima aggiungi due vagoni.
journey-storage-use-lapse = Su questa carta c’è un altro vagone. Aggiungi anche quello.
journey-storage-toolbox = Poi scegli la *cassetta degli attrezzi*, un miglioramento a scelta. Usala su un vagone.
journey-storage-toolbox-conductor = Andrebbe bene anche quella carta. Stavolta prova la cassetta.
journey-storage-back = Usate o no, le tre carte *tornano nel mazzo*. Tra le tue carte prese va solo il Magazzino.
journey-factory-first = Una fabbrica è una carta centrale e *lavora subito*. Piazzala, e migliora un vagone.
journey-factory-first-limit = Quel vagone varrebbe 4. Qui il limite è la migliore delle due carte sinistre, cioè 2.
journey-factory-first-declined = Scartata, dà un miglioramento e non lavora mai. Eseguila.
journey-factory-first-other = Quella carta non è una fabbrica.
journey-factory-number = Una fabbrica dà tanti miglioramenti quanto il *numero del suo spazio*. Il limite è la migliore carta sinistra.
journey-factory-second = Piazza una seconda fabbrica: *lavorano tutte*, da destra a sinistra. Usa ogni miglioramento.
journey-factory-second-cover = Così copriresti la prima fabbrica. Metti questa nello spazio 2, e lavorano entrambe.
journey-factory-second-lapse = Resta un miglioramento. Se nessun vagone può salire, puoi aggiungere un vagone 0.
journey-factory-third = Gli scambi usano gli stessi spazi. Ottieni *tre miglioramenti* da questa, senza coprire nulla.
journey-factory-third-cover = Lì coprirebbe il tuo scambio, e darebbe un solo miglioramento.
journey-factory-third-two = Nello spazio 2 coprirebbe la tua fabbrica, e darebbe solo due miglioramenti.
journey-storage-again = Ora un caso più difficile. Prendi ancora il *Magazzino*.
journey-storage-best = I tuoi treni darebbero 11 punti. Usa due delle quattro, in modo che *ne diano 28*.
journey-storage-best-car = Per 28 quella carta rende troppo poco. Pensa ai controllori, e al tuo vagone migliore.
journey-storage-best-lapse = Non fermarti ancora. Su questa carta c’è qualcosa che ti aiuta ad arrivare a 28.

## Teatime

journey-tea-orders = Nei round 1 e 2 gli ospiti vogliono caffè. Un’ordinazione costa *2 monete* qualsiasi.
journey-tea-buy = Il caffè va in un vagone che vale *almeno 1*. Ordina quello da 5 punti.
journey-tea-buy-zero = Quel vagone vale 0. Il caffè è per vagoni che valgono almeno 1.
journey-tea-buy-best = Quello dà meno punti in ogni fase di punteggio, per le stesse 2 monete.
journey-tea-buy-first = Dopo puoi ancora prendere una carta. Prima ordina il caffè.
journey-tea-scores = Il controllore ha raggiunto questo vagone. Quindi il caffè dà 5 punti in *ogni fase di punteggio*.
journey-tea-last-turn = È l’*ultimo turno* prima della prima fase di punteggio. Ordina un altro caffè, e posa questa carta Ferrovia.
journey-tea-last-coin = Tieni quella moneta. Per il caffè ti servono tutte e due.
journey-tea-last-end = Non hai ancora ordinato, e nel prossimo round il caffè non ci sarà più.
journey-tea-last-other = Stavolta prendi la carta Ferrovia. Va da sola sulla tua scheda.
journey-tea-cake = Dopo la fase si serve la torta, per vagoni che valgono almeno 2. Il caffè che nessuno ha comprato è *sparito*.
journey-tea-champagne = Lo champagne vuole un *vagone da 7*, uno solo per treno. Con 2 monete porta i tuoi treni a 35 punti.
journey-tea-champagne-reached = Il controllore non ha ancora raggiunto quel vagone, quindi lo champagne non darebbe punti.
journey-tea-champagne-best = Per 35 non basta. Guarda i punti, e dove sono i controllori.
journey-tea-champagne-first = Prima lo champagne. La carta la prendi dopo.

## Advice for a first game with two modules

journey-pair-AB = Migliora presto il primo vagone di ogni treno. Serve ai contratti, e con una celebrità i suoi punti raddoppiano.
journey-pair-AC = Le ricompense dei contratti non lasciano impronte. Prendi “Sospetta di te” solo se poi puoi distruggere prove.
journey-pair-AD = Fai sedere presto i passeggeri e spendi le loro monete nei vagoni che chiedono i contratti. Prima guarda che cosa vogliono.
journey-pair-AE = Il miglioramento di un meccanico può completare la serie di un contratto. Prima alza la carta sinistra del suo spazio.
journey-pair-AF = Le fabbriche creano tanti vagoni uguali. È ciò che serve ai contratti che ne chiedono tre o quattro.
journey-pair-BC = Celebrità e cartoline non lasciano impronte. Se le raccogli, lascia “Sospetta di te” agli altri.
journey-pair-BD = In un vagone c’è posto per un solo ospite. Una celebrità in un vagone da poco toglie il posto a passeggeri o bagagli.
journey-pair-BE = Fai del primo vagone in alto il migliore. Ospita una celebrità, dà punti con uno scambio e fa lavorare un meccanico.
journey-pair-BF = Una fabbrica nello spazio 1 non può migliorare il più alto dei primi vagoni. Alza in altri modi quello di una celebrità.
journey-pair-CD = Le monete dei passeggeri ti danno ciò che serve senza sospetti. Nei turni liberi sospetta degli altri o distruggi prove.
journey-pair-CE = Scambi e meccanici danno punti senza prove. Conta le tue impronte prima di usare “Sospetta di te” per averne altri.
journey-pair-CF = Le carte Sospetta e Distruzione prove non si usano dal Magazzino. Prendi in tempo dall’offerta quelle che ti servono.
journey-pair-DE = Porta presto a 1 i primi vagoni e manda avanti i controllori. Passeggeri e bagagli salgono, e gli scambi danno punti.
journey-pair-DF = Le fabbriche portano a 1 tanti vagoni, per passeggeri e bagagli. Il Magazzino aiuta con i passi dei controllori.
journey-pair-EF = Scambi, meccanici e fabbriche hanno quattro spazi in tutto. Riempili da sinistra, e copri i meccanici che hanno finito.
