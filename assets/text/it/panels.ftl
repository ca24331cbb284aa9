# First Class, Italian: words of the panels. Keys are kebab-case.

## Top bar and small boards

title = First Class
top-end = Fine
top-round = Round { $n } di 6
top-round-short = Round { $n }/6
top-pile = Mazzo { $n }
top-to-play = Gioca { $name }
top-to-play-short = { $name }
top-turn = turno { $n } di 3
top-turn-short = turno { $n }/3
tip-rounds = Sei round, due per mazzo. Dopo i round 2, 4 e 6 c’è una fase di punteggio.
tip-player = { $name }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }{ $start ->
        [1] {", "}primo giocatore
       *[other] {""}
    }. { -Click } per portare questa scheda in primo piano.
tip-clock = { $tip } { $minutes ->
        [0] Meno di un minuto sull’orologio.
        [one] Ancora 1 minuto sull’orologio.
       *[other] Ancora { $minutes } minuti sull’orologio.
    }
tip-menu = Menu (Esc)
tip-board = La scheda di { $name }. { -Click } per portarla in primo piano.
tip-evidence = Prove: { $tokens ->
        [one] 1 segnalino, coperto
       *[other] { $tokens } segnalini, coperti
    }{ $cards ->
        [0] {""}
        [one] {"; "}1 carta Distruzione prove
       *[other] {"; "}{ $cards } carte Distruzione prove
    }.
tip-guests = { $passengers ->
        [one] 1 passeggero seduto
       *[other] { $passengers } passeggeri seduti
    }, { $luggage ->
        [one] 1 bagaglio caricato
       *[other] { $luggage } bagagli caricati
    }{ $waiting ->
        [0] {""}
       *[other] {", "}{ $waiting } in attesa (di un vagone che valga almeno 1, e del suo controllore)
    }.
tip-middle = Spazio { $n }: { $card }.
tip-ordered = Ordinato: { $tiles }.
board-of-other = Stai guardando la scheda di { $name }
board-back = Indietro (Esc)
prompt-more-answers = Altro
tab-offer = Offerta
tab-route = Linea
tab-market = Mercato
tab-coins = Monete
tab-contract = Contratti
tab-contract-short = Contr.
tab-evidence = Prove
tab-evidence-short = Prove
tab-others = Altri
tab-log = Cronaca
tab-own = Mia scheda
tab-own-short = Mia
side-upper = Sopra
side-lower = Sotto
side-none = niente

## The prompt

prompt-title-take = { $who ->
        [you] Il tuo turno: prendi una carta
       *[other] { $who }: prendi una carta
    }
prompt-title-take-short = Prendi una carta
prompt-title-finish = { $who ->
        [you] Finisci il tuo turno
       *[other] { $who }: finisci il turno
    }
prompt-title-finish-short = Fine turno
prompt-title-scoring = { $who ->
        [you] La tua fase di punteggio
       *[other] { $who }: punteggio
    }
prompt-title-scoring-short = Punteggio
prompt-title-out-of-turn = { $who ->
        [you] Un bonus per te
       *[other] Un bonus per { $who }
    }
prompt-title-out-of-turn-short = Un bonus
prompt-title-draft = { $who ->
        [you] Il tuo primo Bonus Finale
       *[other] { $who }: il primo Bonus Finale
    }
prompt-title-draft-short = Tieni una carta
prompt-title-draft-other = La scelta dei Bonus Finale
prompt-title-between = First Class
prompt-title-round = Round { $n }
prompt-dealing = { $about ->
        [last] Si distribuiscono nuove carte per l’ultimo round. Poi i treni danno punti ancora una volta, e segue il punteggio finale.
        [first] Si distribuiscono le carte.
        [scoring] Si distribuiscono nuove carte. Dopo questo round c’è una fase di punteggio.
       *[pile] Si distribuiscono nuove carte, dal mazzo { $pile }: danno di più.
    }
prompt-title-other = { $who ->
        [you] Il tuo turno
       *[other] Turno di { $who }
    }
prompt-title-make-room = Fai posto alle monete
prompt-title-make-room-short = Fai posto
prompt-title-mail-car = Quale vagone postale?
prompt-title-mail-car-short = Vagone postale
prompt-title-spend = Spendi monete
prompt-title-spend-short = Spendi
prompt-title-pay = Compra un Bonus Finale
prompt-title-pay-short = Paga
prompt-title-station = { $city }: stazione { $n }
prompt-followed = Vedi la scheda di { $name }. { -Click } per fare prima.
prompt-turn = Turno { $n } di 3 in questo round.
prompt-waits-for-you = Ora tocca a { $name }. Continua quando vuoi.
prompt-murderer = L’assassino sei tu: se eviti le manette segni 20 punti.
prompt-innocent = Sei innocente.
prompt-draft = Tieni una carta in segreto; conta a fine partita, senza la sua piccola azione. { $others ->
        [1] L’altra torna nel mazzo.
       *[other] Le altre passano oltre.
    }
prompt-take = Prendi una carta dall’offerta. { -Click } una carta per vedere che cosa fa.
prompt-other-took = { $who } ha preso la carta { $card }{ $things ->
        [0] {"."}
       *[other] {": "}{ $brought }.
    }
prompt-other-declined = { $who } ha scartato la carta { $card } per un miglioramento{ $things ->
        [0] {"."}
       *[other] {": "}{ $brought }.
    }
prompt-other-start-tile = { $who } ha preso la tessera Primo Giocatore{ $things ->
        [0] {"."}
       *[other] {": "}{ $brought }.
    }
did-start-tile = Tessera Primo Giocatore
did-declined = Scartata: { $card }
did-cars = { $n ->
        [one] 1 vagone
       *[other] { $n } vagoni
    }
did-upgrades = { $n ->
        [one] 1 miglioramento
       *[other] { $n } miglioramenti
    }
did-steps = { $n ->
        [one] 1 passo di un controllore
       *[other] { $n } passi dei controllori
    }
did-station = locomotiva alla stazione { $n }
did-contracts = { $n ->
        [one] un contratto completato
       *[other] { $n } contratti completati
    }
did-game-end = { $n ->
        [one] una carta Bonus Finale
       *[other] { $n } carte Bonus Finale
    }
did-coins = { $n ->
        [one] 1 moneta
       *[other] { $n } monete
    }
did-points = { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }
board-took-nothing = Ancora nessun turno
board-back-short = Indietro
prompt-take-phone = { -Click } una carta per vedere che cosa fa.
prompt-click-card = { -Click } la carta per prenderla.
prompt-start-tile = Tessera Primo Giocatore: 2 monete
prompt-carry-out = Esegui
prompt-decline = Scarta
prompt-finish = Non resta nulla da fare. Finisci il turno.
prompt-finish-coins = Spendi monete, se vuoi, poi finisci il turno.
prompt-finish-contracts = Puoi completare un contratto.
prompt-finish-waiting = Risolvi ciò che è in attesa, in qualsiasi ordine. Ciò che resta a fine turno va perso.
prompt-scoring = Usa ogni stazione bonus, in qualsiasi ordine. Poi i tuoi treni danno punti.
prompt-scoring-rest = Risolvi ciò che è pronto, in qualsiasi ordine. Poi i tuoi treni danno punti.
prompt-scoring-done = Hai usato tutti i tuoi bonus. Ora i tuoi treni danno punti.
prompt-out-of-turn = Risolvi ciò che hai ottenuto nel turno di qualcun altro, in qualsiasi ordine.
prompt-make-room = Ricevi { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } ma { $room ->
        [0] non hai caselle libere
        [one] hai solo 1 casella libera
       *[other] hai solo { $room } caselle libere
    }. Prima spendi monete, o trasforma in punti quelle di troppo.
prompt-make-room-note = Ciò che compri si risolve subito, prima che arrivino le nuove monete.
prompt-coins-to-points = { $n ->
        [one] Segna 1 punto per la moneta di troppo
       *[other] Segna { $n } punti per le monete di troppo
    }
prompt-mail-car = Scegline uno: segue il quinto vagone del { part-train }, e puoi usarne il bonus.
prompt-celebrity = Su quale treno sale la celebrità?
prompt-celebrity-car = posto { $n }, vale { $value }
prompt-postcard = A quale carta Ferrovia va la cartolina?
prompt-bonus-stations = { $n ->
        [0] nessuna stazione bonus
        [one] 1 stazione bonus
       *[other] { $n } stazioni bonus
    }
prompt-title-guest = Imbarco
prompt-title-guest-short = Chi sale?
prompt-guest = Scegline uno; l’altro va perso.
prompt-guest-upper = Sopra, posto { $n }
prompt-guest-lower = Sotto, posto { $n }
guest-seated = prende subito posto
guest-loaded = si carica subito
guest-waits-conductor = aspetta il controllore
guest-waits-value = aspetta che valga 1
guest-waits-both = aspetta: non raggiunto, vale 0
guest-later = dopo
prompt-middle = In quale spazio tra i treni?
middle-place = Spazio { $n }: carte { $left }, { $right }
middle-free = il prossimo libero
middle-covers = copre { $card }
middle-factory = { $n ->
        [one] 1 miglioramento
       *[other] { $n } miglioramenti
    }, fino al valore { $value }
middle-factory-none = nessun vagone: nulla da fare
middle-factory-new-cars = { $n ->
        [one] solo 1 nuovo vagone 0
       *[other] solo { $n } nuovi vagoni 0
    }
middle-factory-nothing = ora nulla da migliorare
middle-switch = ora { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }
middle-mechanic = { $lapses ->
        [0] { $works ->
                [0] aspetta in entrambi i treni
                [1] lavora subito in un treno
               *[other] lavora subito in entrambi i treni
            }
        [1] { $works ->
                [0] va subito perso in un treno
               *[other] lavora in uno, va perso nell’altro
            }
       *[other] va subito perso in entrambi i treni
    }
prompt-factories = Fabbrica nello spazio { $place }: { $n ->
        [one] 1 miglioramento a scelta
       *[other] { $n } miglioramenti a scelta
    }{ $value ->
        [0] {", "}solo nuovi vagoni 0
       *[other] {", "}fino al valore { $value }
    }.
factory-later = Poi quella nello spazio { $place }: { $n ->
        [one] 1 miglioramento
       *[other] { $n } miglioramenti
    }{ $value ->
        [0] {", "}solo nuovi vagoni 0
       *[other] {", "}fino al valore { $value }
    }.
factory-idle = La fabbrica nello spazio { $n } non ha vagoni accanto: nessun miglioramento.
prompt-run-factory = Falla lavorare
prompt-storage = { $n ->
        [one] Usane ancora una, o fermati qui.
       *[other] Usane fino a due, una dopo l’altra.
    }
storage-unusable = non si può usare
storage-used = usata
prompt-finish-storage = Salta il resto
prompt-finish-factories = Salta il resto
tip-prompt-finish-storage = Le carte pescate tornano nel mazzo, e il tuo turno continua.
tip-prompt-finish-factories = Le altre fabbriche restano ferme, e il tuo turno continua.
prompt-orders = Ordina
prompt-title-order = Ordina qualcosa
prompt-title-order-short = Ordina
tip-orders = 2 monete di qualsiasi colonna comprano un’ordinazione per un vagone. Dà punti in ogni fase di punteggio, una volta che il controllore ha raggiunto il vagone.
prompt-pay-columns = colonne { $columns }
tip-pay-columns = Paga con le monete di queste colonne: { $columns }
side-place = { $train ->
        [upper] Sopra
       *[lower] Sotto
    } { $car }
lead-destroy = Alla rivelazione finale una carta così rimuove 1 segnalino prova, due ne rimuovono 3, tre 5. Tu ne hai { $n }.
lead-contract-short = Chiede { $condition }.
note-contract-brings = Dà: { $reward }.
lead-guest = Piazza il passeggero o il bagaglio.
lead-switch = In ogni fase di punteggio: { $upper ->
        [one] 1 punto
       *[other] { $upper } punti
    } nel treno superiore, { $lower } in quello inferiore, se il vagone vale almeno { $value } ed è stato raggiunto.
lead-mechanic = { $what }. Poi, una volta per treno: quando la carta sinistra del suo spazio vale almeno { $n }, quella alla sua destra sale di un livello.
lead-factory = Quando piazzi una fabbrica lavorano tutte quelle non coperte: ognuna dà tanti miglioramenti quanto il numero del suo spazio.
lead-factory-with = { $what }. Poi le tue fabbriche lavorano, con tanti miglioramenti quanto il loro spazio.
lead-storage = Pesca 3 carte e mettile accanto alla cassetta degli attrezzi: usane fino a due su quattro.
note-guest = { $name }: { $what }; { $state }.
note-middle = Nello spazio { $n }: { $what }.
prompt-frame-any-order = Risolvi i simboli in qualsiasi ordine.
prompt-stop = Fermati qui
prompt-lapse-many = { $n ->
        [one] 1 simbolo perso
       *[other] { $n } simboli persi
    }
prompt-at-once = Subito: { $what }.
prompt-lapses = va perso: { $what }
prompt-then = Poi, come vuoi
prompt-more = + altri { $n }
prompt-move = Muovi
prompt-move-conductors = Dividi i passi
prompt-back = Indietro
prompt-spend = Spendi monete
prompt-spend-brief = Spendi
prompt-fulfil = Completa
prompt-fulfil-brief = Completa
prompt-fulfil-many = { $n } contratti pronti
prompt-fulfil-many-brief = { $n } pronti
prompt-end-turn = Fine
prompt-end-your-turn = Finisci il turno
prompt-again = Ancora
tip-again = { $what } di nuovo. Tieni premuto per continuare.
prompt-unspent = { $n ->
        [one] Hai ancora 1 moneta: puoi spenderla prima che i tuoi treni diano punti.
       *[other] Hai ancora { $n } monete: puoi spenderle prima che i tuoi treni diano punti.
    }
prompt-lit-things = { -Click } ciò che è illuminato.
steps-split = { $upper } + { $lower }
prompt-continue = Continua
prompt-done = Fatto
prompt-column-1 = Una moneta della colonna 1 compra un vagone 0.
prompt-column-2 = Una moneta della colonna 2 compra un passo di un controllore o una stazione.
prompt-column-3 = Una moneta della colonna 3 compra un miglioramento a scelta.
prompt-column-2-steps = Una moneta della colonna 2 compra un passo di un controllore.
prompt-column-2-station = Una moneta della colonna 2 compra una stazione.
prompt-column-3-upgrade = Una moneta della colonna 3 migliora un vagone.
prompt-column-point = Una moneta della colonna { $n } ora compra solo 1 punto.
prompt-four-coins = 4 monete: carta Bonus Finale
prompt-keep = Tieni questa carta
prompt-pay = Paga 4
prompt-pay-usual = Pulsante dorato: colonne { $columns }.
points-each = { $n } l’una
points-times = × { $n }
stations-on = { $n ->
        [one] 1 stazione
       *[other] { $n } stazioni
    }

lead-celebrity = Sale sul primo vagone libero di uno dei due treni e ne raddoppia i punti.
lead-postcard = Raddoppia i bonus di una carta Ferrovia che non ha ancora una cartolina.
brings-only-decline = { $kind ->
        [postcard] Le cartoline vanno sulle carte Ferrovia, non su Parigi, e nessuna delle tue è libera: puoi solo scartarla.
        [celebrity] Nessuno dei tuoi vagoni è libero per una celebrità: puoi solo scartarla.
       *[other] Non c’è posto libero: puoi solo scartarla.
    }
brings-contract = Finora { $met } su { $wanted }.
brings-nothing = Ora non è possibile: { $what }.
brings-after-another = Dopo un altro simbolo: { $what }.
brings-upgrades = Si possono migliorare: { $cars }.
brings-steps = Il controllore superiore può fare { $upper ->
        [one] 1 passo
       *[other] fino a { $upper } passi
    }, quello inferiore { $lower ->
        [one] 1 passo
       *[other] fino a { $lower } passi
    }.
brings-steps-upper = Può muoversi solo il controllore superiore: { $upper ->
        [one] 1 passo
       *[other] fino a { $upper } passi
    }.
brings-steps-lower = Può muoversi solo il controllore inferiore: { $lower ->
        [one] 1 passo
       *[other] fino a { $lower } passi
    }.
brings-locomotive = Avanti di { $far ->
        [one] 1 stazione
       *[other] { $far } stazioni
    }{ $points ->
        [0] {""}
        [one] {": "}1 punto
       *[other] {": "}{ $points } punti
    }{ $bonuses ->
        [0] {""}
        [one] {", "}1 stazione bonus
       *[other] {", "}{ $bonuses } stazioni bonus
    }.

tip-undo = Annulla la tua ultima scelta (Backspace)
tip-spend = Colonna 1: un vagone 0. Colonna 2: un passo di un controllore o una stazione. Colonna 3: un miglioramento a scelta. Qualsiasi moneta: 1 punto. Quattro qualsiasi: una carta Bonus Finale.
tip-spend-teatime = Colonna 1: un vagone 0. Colonna 2: un passo di un controllore o una stazione. Colonna 3: un miglioramento a scelta. Qualsiasi moneta: 1 punto. Due qualsiasi: un’ordinazione. Quattro qualsiasi: una carta Bonus Finale.
tip-fulfil = Puoi completare contratti prima o dopo aver preso la carta nel tuo turno, o nella tua parte di una fase di punteggio.
tip-end-turn = Passa il turno a chi viene dopo (Invio)
tip-end-scoring = Ora i tuoi treni danno punti (Invio)
tip-end-out-of-turn = La partita continua (Invio)
tip-end-turn-later = Prima finisci ciò che stai facendo
tip-end-turn-first = Prima prendi una carta o la tessera Primo Giocatore
tip-stop = Chiudi questo riquadro. Va perso: { $what }.
tip-later = Aspetta la fine di questo riquadro.
    { $what }

## Windows

log-empty = Non è ancora successo nulla.
scores-total = Totale
tip-close = Chiudi (Esc)
menu-title = Menu
menu-resume = Torna al tavolo
menu-log = Cronaca
menu-scores = Punteggi
menu-cards = Tutte le carte
menu-secrets = I tuoi segreti
cards-pile = Mazzo { $n }
cards-locomotive-tiles = Locomotive
cards-about-pile = { $left ->
        [0] In questo mazzo non restano carte. { $possible ->
            [0] {""}
           *[other] Queste sono state messe via senza vederle.
        }
        [one] In questo mazzo resta 1 carta: una di queste.
       *[other] In questo mazzo restano { $left } carte: sono tra queste { $possible }.
    }
cards-about-tiles = La prossima tessera Locomotiva è la prima. Un treno la riceve quando arriva a nove vagoni.
cards-about-game-end = Sotto ogni carta c’è scritto chi l’ha presa, o se è esposta. Le altre non le ha viste nessuno.
cards-about-taken = { $n ->
        [0] { $name } non ha ancora preso carte.
        [one] { $name } ha preso 1 carta.
       *[other] { $name } ha preso { $n } carte.
    }
cards-open = esposta
cards-secret = tuo segreto
menu-help = Regole
menu-settings = Opzioni
menu-leave = Lascia la partita
settings-speed = Velocità animazioni
settings-colours = Colori giocatori
settings-colours-usual = Normali
settings-colours-usual-tip = Blu, giallo, verde e rosso. Tutti hanno anche un segno.
settings-colours-red-green = Rosso-verde
settings-colours-red-green-tip = Per occhi che confondono il rosso e il verde
settings-colours-blue-yellow = Blu-giallo
settings-colours-blue-yellow-tip = Per occhi che confondono il blu e il giallo
settings-colours-greys = Grigi
settings-colours-greys-tip = Per occhi che non vedono i colori: quattro livelli di luminosità
settings-scale = Dimensioni
settings-scale-percent = { $percent }%
settings-music = Musica
settings-effects = Effetti sonori
settings-mute = Silenzia
settings-mute-tip = Niente musica né suoni finché non lo disattivi
settings-on = On
settings-off = Off
settings-page-screen = Schermo
settings-page-sound = Suono
settings-page-playing = Gioco
settings-page-access = Accessibilità
settings-page-language = Lingua
settings-calm = Meno movimento
settings-calm-tip = Le cose compaiono al loro posto invece di volare, rotolare e tremare
settings-spoken-log = Cronaca parlata
settings-spoken-log-tip = Legge ad alta voce ciò che accade e ciò che viene chiesto, se il sistema ha una voce
settings-captions = Sottotitoli
settings-captions-tip = Fischio, campane e gong vengono scritti mentre suonano
settings-wait-for-me = Aspettami
settings-wait-for-me-tip = I bot iniziano il turno solo quando scegli «Continua»
settings-full-screen = Schermo intero
settings-full-screen-tip = Senza la cornice della finestra intorno al tavolo
settings-forced = Fai le scelte obbligate
settings-forced-tip = Le scelte obbligate si fanno da sole: le monete che ci stanno, l’unico posto per una cartolina e simili
settings-carries-on = Prosegui da sé
settings-carries-on-tip = Le azioni senza scelta si completano, i bonus partono da soli e, dopo le tue prime tre partite, un turno finito si chiude da sé
settings-useless = Scarta le carte inutili
settings-useless-tip = Una carta di cui non si può eseguire nulla si scarta appena la scegli
settings-follow = Segui il turno
settings-follow-tip = La scheda di chi gioca viene in primo piano, e la tua torna prima del tuo turno. Le schede piccole mostrano comunque le stesse cose
settings-speed-none = Nessuna
settings-speed-fast = Veloce
settings-speed-normal = Normale
settings-speed-slow = Lenta
confirm-end-title = Finire adesso?
confirm-end-lost = Perderesti:
confirm-lost = { $source }: { $what }
confirm-end-yes = Finisci
confirm-end-no = Indietro
confirm-decline-title = Scartare questa carta?
confirm-decline-text = Ora non si può eseguire nulla di questa carta. Scartata, dà un miglioramento a scelta.
confirm-decline-yes = Scarta
confirm-decline-always = Scarta sempre
confirm-decline-no = Rimettila giù
confirm-leave-title = Lasciare questa partita?
confirm-leave-text = È salvata: nel menu iniziale scegli Continua per riprendere esattamente da qui.
confirm-leave-yes = Lascia
confirm-leave-no = Resta
secrets-title = { $who ->
        [you] I tuoi segreti
       *[other] Solo per { $who }
    }
secrets-murderer = Assassino
secrets-innocent = Innocente
secrets-murderer-about = Chi alla fine ha più impronte finisce in manette. Se non sei tu, la fai franca e segni 20 punti. Ma prima peschi altri 2 segnalini.
secrets-innocent-about = Chi alla fine ha più impronte finisce in manette, innocente o no, e non può vincere.
secrets-evidence = { $n ->
        [0] Finora nessuna prova contro di te
        [one] 1 segnalino prova: { $prints ->
                [0] nessuna impronta
                [one] 1 impronta
               *[other] { $prints } impronte
            }
       *[other] { $n } segnalini prova: { $prints ->
                [0] nessuna impronta
                [one] 1 impronta
               *[other] { $prints } impronte
            }
    }
secrets-destroy = { $n ->
        [one] Alla fine 1 carta Distruzione prove rimuove
       *[other] Alla fine { $n } carte Distruzione prove rimuovono
    } { $tokens ->
        [one] 1 segnalino
       *[other] { $tokens } segnalini
    }
secrets-drafted = Carta Bonus Finale segreta: { $card }
secrets-about = Fino a fine partita non può vederlo nessun altro.
curtain-title = Passa lo schermo a { $name }
curtain-text = Gli altri, per favore, guardino altrove.
curtain-button = { $name }: eccomi

refused-over = La partita è finita.
refused-not-asked = Prima devi decidere un’altra cosa.
refused-not-there = Non è disponibile.
refused-only-decline = Per questa carta non c’è posto libero: puoi solo scartarla.
refused-train-full = Questo treno è completo.
refused-upgrade = Questo vagone non può salire: non può mai valere più di 12, né più di quello alla sua sinistra.
refused-symbol = Questo simbolo non lo permette.
refused-too-far = È troppo lontano.
refused-coins = Con quelle monete non puoi comprarlo.
refused-order = Questo vagone non accetta l’ordinazione: vale troppo poco o ne ha già una, o il suo treno ne ha una di questo tipo.
refused-contract = Non soddisfi ancora il requisito di questo contratto.
refused-not-now = Monete e contratti devono aspettare la fine di questo riquadro.
refused-station = Ora questa stazione non ha nulla da darti.
refused-card-first = Prima prendi una carta.

tip-undo-presenting = Aspetta che sia stato mostrato tutto: poi potrai annullare la tua ultima scelta.
tip-undo-not-yours = È il turno di qualcun altro. Si possono annullare solo le proprie scelte, e solo finché il turno non è finito.
tip-undo-hidden = Sono state scoperte carte nascoste: le scelte fatte prima restano.
tip-undo-nothing = Non c’è nulla da annullare: non hai ancora scelto, e le scelte di prima restano.
secrets-about-drafted = Non la vede nessun altro: la carta Bonus Finale resta coperta fino al punteggio finale.

## A game that is not saved

confirm-leave-unsaved = Non è salvata. Se la lasci, va persa.
factory-nothing = La fabbrica nello spazio { $n } non ha nulla da migliorare.

## Where the top bar is short

top-draft-short = La scelta

## The adviser

hint = Consiglio
tip-hint = Chiedi che cosa farebbe qui un Maestro (H)
tip-hint-away = Togli il consiglio (H)
tip-hint-presenting = Aspetta che sia stato mostrato tutto: poi potrai chiedere un consiglio.
tip-hint-not-yours = È il turno di qualcun altro. Puoi chiedere un consiglio quando devi decidere qualcosa.
hint-thinking = Il consigliere ci pensa …
hint-best = { $what }.
hint-then = Poi: { $steps }.
hint-because = { $brings } { $reason }
hint-brings-nothing = Di per sé non porta punti, ma non c’è di meglio.
hint-brings-now = Porta subito { $now ->
        [one] 1 punto
       *[other] { $now } punti
    }.
hint-brings-later = Porta circa { $later ->
        [one] 1 punto
       *[other] { $later } punti
    } più avanti.
hint-brings-end = Porta circa { $end ->
        [one] 1 punto
       *[other] { $end } punti
    } nel punteggio finale.
hint-brings-now-later = Porta subito { $now ->
        [one] 1 punto
       *[other] { $now } punti
    } e circa { $later } più avanti.
hint-brings-now-end = Porta subito { $now ->
        [one] 1 punto
       *[other] { $now } punti
    } e circa { $end } nel punteggio finale.
hint-brings-later-end = Porta circa { $later ->
        [one] 1 punto
       *[other] { $later } punti
    } più avanti e circa { $end } nel punteggio finale.
hint-brings-now-later-end = Porta subito { $now ->
        [one] 1 punto
       *[other] { $now } punti
    }, circa { $later } più avanti e circa { $end } nel punteggio finale.
hint-second = { $less ->
        [0] Quasi altrettanto buono: { $what }.
        [one] Seconda scelta, circa 1 punto in meno: { $what }.
       *[other] Seconda scelta, circa { $less } punti in meno: { $what }.
    }
reason-upper-train = Il treno superiore dà più punti { $phases ->
        [one] nell’ultima fase di punteggio
        [2] nelle due fasi di punteggio rimaste
       *[other] in tutte e { $phases } le fasi di punteggio rimaste
    }.
reason-lower-train = Il treno inferiore dà più punti { $phases ->
        [one] nell’ultima fase di punteggio
        [2] nelle due fasi di punteggio rimaste
       *[other] in tutte e { $phases } le fasi di punteggio rimaste
    }.
reason-celebrities = Una celebrità raddoppia il suo vagone { $phases ->
        [one] nell’ultima fase di punteggio
        [2] nelle due fasi di punteggio rimaste
       *[other] in tutte e { $phases } le fasi di punteggio rimaste
    }.
reason-route = La locomotiva arriva a stazioni che danno punti.
reason-constantinople = Un controllore arriva a Costantinopoli tra i primi.
reason-contracts = Un contratto rende.
reason-bonuses = I bonus lungo la strada danno punti.
reason-coins = Alla fine le monete sono punti.
reason-passengers-and-luggage = I bagagli danno più punti a ogni nuovo bagaglio caricato.
reason-switches = Uno scambio dà punti { $phases ->
        [one] nell’ultima fase di punteggio
        [2] nelle due fasi di punteggio rimaste
       *[other] in tutte e { $phases } le fasi di punteggio rimaste
    }.
reason-orders = Un’ordinazione dà punti { $phases ->
        [one] nell’ultima fase di punteggio
        [2] nelle due fasi di punteggio rimaste
       *[other] in tutte e { $phases } le fasi di punteggio rimaste
    }.
reason-game-end-railroad-cars = Le carte Bonus Finale contano le carte Vagone.
reason-game-end-conductors = Le carte Bonus Finale contano le carte Controllore.
reason-game-end-locomotives = Le carte Bonus Finale contano le carte Locomotiva.
reason-evidence = Certe prove valgono punti.
reason-escape = L’assassino che la fa franca segna 20 punti.

## A bot that takes its time

top-thinking = ci pensa …
prompt-thinking = { $name } ci pensa …

## The rules book

book-chapter = { $n } { $name }
book-example = Esempio: { $title }
book-see = Vedi anche { $clauses }
book-search = Cerca nelle regole
book-found = { $all ->
        [0] non trovato
        [one] 1 risultato
       *[other] { $nth } di { $all } risultati
    }
book-back = Torna al punto in cui hai seguito un link (Alt + freccia sinistra)
book-forward = Di nuovo avanti (Alt + freccia destra)
book-page-back = La pagina precedente (freccia sinistra)
book-page-on = La pagina successiva (freccia destra)
book-symbols = Simboli e tasti

## Signals that are heard

caption-game-over = Fanfara
caption-scoring-begins = Gong della stazione
caption-round-begins = Campana di partenza
caption-horn = Tromba dell’espresso
caption-constantinople = Campane di Costantinopoli
caption-locomotive-tile = Breve fanfara
caption-contract = Carillon
caption-mail-car = Campanella della posta
caption-factory = Fabbrica al lavoro
caption-whistle = Fischio
caption-steam = Vapore
caption-station-bell = Campana di stazione
caption-turn-begins = Suono: inizio turno
