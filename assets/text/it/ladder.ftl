# First Class, Italian: the ladder of thirty prepared journeys. One line a text; what it is about is two sentences of at
# most 70 letters each, a goal has at most 40 letters. Keys are kebab-case.

## The plain

ladder-the-last-round = L’ultimo round
ladder-the-last-round-about = Mancano tre turni, e i controllori sono molto indietro. Darà punti solo ciò che raggiungono.
ladder-the-last-round-goal-1 = 7 carte raggiunte
ladder-the-last-round-goal-2 = 11 carte
ladder-the-last-round-goal-3 = 11, e vinci di 40 punti

ladder-a-train-of-twelves = Un treno di 12
ladder-a-train-of-twelves-about = Un vagone non vale mai più di quello a sinistra. Comincia dal primo, e non sparpagliare i miglioramenti.
ladder-a-train-of-twelves-goal-1 = due 12 in un treno
ladder-a-train-of-twelves-goal-2 = tre 12
ladder-a-train-of-twelves-goal-3 = quattro, e vinci

ladder-four-coins = Quattro monete
ladder-four-coins-about = Quattro monete comprano una carta Bonus Finale esposta. Hai preso tante carte Vagone, quindi scegli bene.
ladder-four-coins-goal-1 = 2 carte Bonus Finale
ladder-four-coins-goal-2 = 4 carte Bonus Finale
ladder-four-coins-goal-3 = 6, e vinci

ladder-no-thank-you = No, grazie
ladder-no-thank-you-about = Una carta scartata ti dà un miglioramento a scelta. E conta lo stesso per le tue carte Bonus Finale.
ladder-no-thank-you-goal-1 = scarta 2 carte
ladder-no-thank-you-goal-2 = scarta 4 carte
ladder-no-thank-you-goal-3 = scartane 5, e vinci

ladder-stations = Stazioni
ladder-stations-about = Una stazione bonus rende in ogni fase di punteggio. Posa la linea, e fai correre presto la locomotiva.
ladder-stations-goal-1 = stazione 7
ladder-stations-goal-2 = stazione 13
ladder-stations-goal-3 = stazione 17, e vinci

ladder-two-trains = Due treni insieme
ladder-two-trains-about = Il treno superiore va bene, quello inferiore no. I primi livelli di un vagone costano meno.
ladder-two-trains-goal-1 = un 4 per treno
ladder-two-trains-goal-2 = due 4 per treno
ladder-two-trains-goal-3 = tre per treno, e vinci

## The Rhine

ladder-mail-cars = Vagoni postali
ladder-mail-cars-about = Il quinto vagone porta il vagone postale, e un bonus. Allunga i due treni, e fai avanzare i controllori.
ladder-mail-cars-goal-1 = un vagone postale
ladder-mail-cars-goal-2 = due, 12 carte raggiunte
ladder-mail-cars-goal-3 = due, 16, e vinci

ladder-signed-and-sealed = Nero su bianco
ladder-signed-and-sealed-about = Un contratto rende appena ne soddisfi il requisito. Prendi quelli che i tuoi treni completano comunque.
ladder-signed-and-sealed-goal-1 = completa 2 contratti
ladder-signed-and-sealed-goal-2 = 4 contratti
ladder-signed-and-sealed-goal-3 = 5 contratti, e vinci

ladder-famous-guests = Ospiti illustri
ladder-famous-guests-about = Una celebrità raddoppia per sempre i punti di un vagone. Fai salire presto le celebrità, e rendi grandi i loro vagoni.
ladder-famous-guests-goal-1 = 3 celebrità a bordo
ladder-famous-guests-goal-2 = raddoppia un 12
ladder-famous-guests-goal-3 = 45 punti da loro, e vinci

ladder-wish-you-were-here = Saluti e baci
ladder-wish-you-were-here-about = Una cartolina raddoppia le stazioni bonus di una carta Ferrovia. Mettila dove la locomotiva è già passata.
ladder-wish-you-were-here-goal-1 = una cartolina
ladder-wish-you-were-here-goal-2 = 2 cartoline
ladder-wish-you-were-here-goal-3 = 2, 50 punti di linea e bonus, vinci

ladder-me-first = Prima io
ladder-me-first-about = La tessera Primo Giocatore dà due monete, e la prima scelta. Costa un turno: prendila se l’offerta è povera.
ladder-me-first-goal-1 = prendi la tessera
ladder-me-first-goal-2 = prendila due volte
ladder-me-first-goal-3 = due volte, e vinci

ladder-take-your-seats = Tutti seduti
ladder-take-your-seats-about = Ogni passeggero paga una moneta in più del precedente. Siede se il controllore ha raggiunto un buon vagone.
ladder-take-your-seats-goal-1 = 2 passeggeri seduti
ladder-take-your-seats-goal-2 = 3 passeggeri seduti
ladder-take-your-seats-goal-3 = 4 seduti, e vinci

## The Alps

ladder-heavy-luggage = Bagagli pesanti
ladder-heavy-luggage-about = Ogni bagaglio dà due punti in più del precedente. Al treno inferiore servono vagoni, e il controllore.
ladder-heavy-luggage-goal-1 = 2 bagagli caricati
ladder-heavy-luggage-goal-2 = 4 caricati
ladder-heavy-luggage-goal-3 = 35 punti da bagagli, e vinci

ladder-two-to-the-bosporus = In due al Bosforo
ladder-two-to-the-bosporus-about = Restano due round, e i due treni hanno la locomotiva. Porta i controllori alle tessere Locomotiva.
ladder-two-to-the-bosporus-goal-1 = uno dei due
ladder-two-to-the-bosporus-goal-2 = tutti e due
ladder-two-to-the-bosporus-goal-3 = tutti e due, e vinci

ladder-switches = Scambi
ladder-switches-about = Uno scambio guarda un vagone sopra e uno sotto. Quattro scambi danno punti in ogni fase di punteggio.
ladder-switches-goal-1 = 10 punti da scambi
ladder-switches-goal-2 = 25 punti da scambi
ladder-switches-goal-3 = 25 punti, e vinci

ladder-the-mechanic = Il meccanico
ladder-the-mechanic-about = Un meccanico migliora il vagone a destra di uno buono. Una carta lavora in due treni, senza costare turni.
ladder-the-mechanic-goal-1 = un meccanico migliora 1 vagone
ladder-the-mechanic-goal-2 = 3 vagoni
ladder-the-mechanic-goal-3 = 4 vagoni, e vinci

ladder-teatime = Ora del tè
ladder-teatime-about = Due monete comprano un’ordinazione per un buon vagone. Dà punti in ogni fase di punteggio rimasta.
ladder-teatime-goal-1 = un’ordinazione
ladder-teatime-goal-2 = 15 punti da ordinazioni
ladder-teatime-goal-3 = 3 ordinazioni, e vinci

ladder-the-storage = Il Magazzino
ladder-the-storage-about = Il Magazzino mostra tre carte del mazzo e una cassetta. Ne usi due su quattro: più di quanto dia una carta sola.
ladder-the-storage-goal-1 = una carta dal Magazzino
ladder-the-storage-goal-2 = 2 dallo stesso
ladder-the-storage-goal-3 = 3 in tutto, e vinci

## The Danube

ladder-the-factory = La fabbrica
ladder-the-factory-about = Con ogni nuova fabbrica lavorano di nuovo tutte. Più una sta a destra, più migliora.
ladder-the-factory-goal-1 = 3 miglioramenti da una fabbrica
ladder-the-factory-goal-2 = 4 da una
ladder-the-factory-goal-3 = 4, e vinci

ladder-the-suspect = Sotto sospetto
ladder-the-suspect-about = Tutte le prove sono contro di te. Distruggile, o fai in modo che altri ne abbiano di più.
ladder-the-suspect-goal-1 = evita le manette
ladder-the-suspect-goal-2 = niente manette, 215 punti
ladder-the-suspect-goal-3 = vinci, proprio tu

ladder-the-murderer = L’assassino
ladder-the-murderer-about = L’assassino sei tu, e alla fine pescherai due segnalini. Falla franca, e segni 20 punti.
ladder-the-murderer-goal-1 = evita le manette
ladder-the-murderer-goal-2 = falla franca, almeno 2º
ladder-the-murderer-goal-3 = falla franca, e vinci

ladder-contracts-as-an-engine = Motore a contratti
ladder-contracts-as-an-engine-about = Certe ricompense contano ogni contratto completato. Tienile per dopo, e completa prima gli altri.
ladder-contracts-as-an-engine-goal-1 = 4 contratti in tutto
ladder-contracts-as-an-engine-goal-2 = 6 in tutto
ladder-contracts-as-an-engine-goal-3 = 7 in tutto, e vinci

ladder-counted-at-the-end = Si conta alla fine
ladder-counted-at-the-end-about = Carte Controllore, e carte Bonus Finale che le contano. Le une fanno salire il valore delle altre.
ladder-counted-at-the-end-goal-1 = 60 punti da Bonus Finale
ladder-counted-at-the-end-goal-2 = 90 punti così
ladder-counted-at-the-end-goal-3 = 110 punti, e vinci

ladder-the-long-route = La linea lunga
ladder-the-long-route-about = Città dopo città, fino a Costantinopoli. Carte, monete e bonus: tutto fa avanzare la locomotiva.
ladder-the-long-route-goal-1 = stazione 11
ladder-the-long-route-goal-2 = stazione 16
ladder-the-long-route-goal-3 = stazione 20, e vinci

## The Bosporus

ladder-four-at-the-table = Quattro al tavolo
ladder-four-at-the-table-about = Altri tre vogliono le stesse carte, e le file durano. Tre round, con fabbriche, scambi e tè.
ladder-four-at-the-table-goal-1 = almeno 3º posto
ladder-four-at-the-table-goal-2 = almeno 2º posto
ladder-four-at-the-table-goal-3 = vinci

ladder-far-behind = Molto indietro
ladder-far-behind-about = Un bot Esperto è avanti di 38 punti a due round dalla fine. Hai treni migliori: fai rendere ogni vagone.
ladder-far-behind-goal-1 = fai altri 150 punti
ladder-far-behind-goal-2 = fai altri 185 punti
ladder-far-behind-goal-3 = vinci

ladder-a-hundred-at-once = Cento in un colpo
ladder-a-hundred-at-once-about = Resta una fase di punteggio, e conta tutto. Celebrità, champagne e 12: quanto possono dare due treni?
ladder-a-hundred-at-once-goal-1 = 100 punti dai tuoi treni
ladder-a-hundred-at-once-goal-2 = 125 punti
ladder-a-hundred-at-once-goal-3 = 140 punti, e vinci

ladder-from-paris = Da Parigi
ladder-from-paris-about = Una partita intera contro due bot di livello Abile. Pianifica dalla prima carta all’ultima.
ladder-from-paris-goal-1 = fai 200 punti
ladder-from-paris-goal-2 = almeno 2º posto
ladder-from-paris-goal-3 = vinci con 240 punti

ladder-a-full-compartment = Scompartimento pieno
ladder-a-full-compartment-about = Una partita intera in quattro, con un delitto, passeggeri e tè. Uno degli altri è un Esperto.
ladder-a-full-compartment-goal-1 = evita le manette
ladder-a-full-compartment-goal-2 = niente manette, almeno 2º posto
ladder-a-full-compartment-goal-3 = vinci

ladder-the-orient-express = L’Orient Express
ladder-the-orient-express-about = Una partita intera contro il Maestro. Nessuno l’ha mai definita facile.
ladder-the-orient-express-goal-1 = fai 220 punti
ladder-the-orient-express-goal-2 = un controllore su una tessera Locomotiva
ladder-the-orient-express-goal-3 = vinci
