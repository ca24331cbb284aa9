# First Class, Italian: words of the screens. Keys are kebab-case.

## The language, in its own words

language-name = Italiano
# What stands between a whole number and its fraction.
decimal-sign = ,

## Loading

screen-loading = Prepariamo la partenza
loading-no-cards = Impossibile usare i file delle carte
loading-no-cards-advice = I file in assets/cards definiscono le carte. Rimetti quelli originali del gioco, o correggi l’errore indicato sopra, e riavvia.
loading-no-pictures = Impossibile caricare le immagini
loading-no-pictures-advice = Devono stare in assets/textures, accanto al programma. Decomprimi di nuovo tutto il gioco e avvialo dalla sua cartella.

## The line

line-paris = Parigi
line-strasbourg = Strasburgo
line-munich = Monaco
line-vienna = Vienna
line-budapest = Budapest
line-belgrade = Belgrado
line-sofia = Sofia
line-constantinople = Costantinopoli

## Title

title-name = First Class
title-subtitle = rivali dell’Orient Express
title-departures = Partenze
title-new-game = Nuova partita
title-quit = Esci

title-unofficial = una versione amatoriale, non ufficiale
title-version = versione { $version }

title-continue = Continua
title-rules = Regole

title-settings = Opzioni


## What was saved

game-about = Moduli { $one } e { $other }
game-with-teatime = { $what }, Ora del tè
saved-round = round { $round }
saved-draft = scelta iniziale
saved-over = punteggi finali
saved-unusable = { $number ->
    [one] Una partita salvata non si può caricare: “Partite salvate” dice perché
   *[other] { $number } partite salvate non si possono caricare: “Partite salvate” dice perché
}
saved-unreadable = { $tabs ->
    [1] Ciò che questo browser ha salvato è danneggiato: { $reason }.
   *[0] Il file è danneggiato: { $reason }.
}
saved-unreadable-advice = { $tabs ->
    [1] Resta com’è. Se l’hai esportata, importa quel file ({ $place }).
   *[0] Resta com’è. Se ne hai una copia, mettila al suo posto: { $place }.
}
saved-older = È stata salvata da una versione più vecchia di First Class ({ $reason }), e da allora le regole sono cambiate.
saved-older-advice = { $tabs ->
    [1] Resta com’è, ma solo quella versione potrebbe continuarla ({ $place }).
   *[0] Resta com’è. Per finirla, aprila con quella versione: { $place }.
}
saved-newer = È stata salvata da una versione più recente di First Class ({ $reason }).
saved-newer-advice = { $tabs ->
    [1] Per continuarla, ricarica questa pagina con una connessione a internet: così avrai la versione più recente.
   *[0] Per continuarla, usa quella versione.
}
saved-other-cards = { $tabs ->
    [1] Usa un altro insieme di carte: da allora First Class è cambiato.
   *[0] Usa un altro insieme di carte: da allora i file in assets/cards sono cambiati.
}
saved-other-cards-advice = { $tabs ->
    [1] Resta com’è, ma solo la versione con cui è stata giocata potrebbe continuarla ({ $place }).
   *[0] Resta com’è. Per continuarla, rimetti i file delle carte con cui è stata giocata e riavvia First Class: { $place }.
}
saved-unplayable = Contiene scelte che le regole non permettono: { $reason }.
saved-unplayable-advice = { $tabs ->
    [1] Resta com’è. Se l’hai esportata, importa quel file ({ $place }).
   *[0] Resta com’è. Se ne hai una copia, mettila al suo posto: { $place }.
}
saved-aside = { $tabs ->
    [1] Non è stato cancellato nulla: questo browser ora la conserva come { $place }.
   *[0] Non è stato cancellato nulla: il file ora è { $place }.
}
saved-stays = { $tabs ->
    [1] Non è stato possibile metterla da parte ({ $reason }). È rimasta intatta ({ $place }), e al suo posto non si salva nulla.
   *[0] Non è stato possibile rinominare il file { $place } ({ $reason }). È rimasto intatto, e al suo posto non si può salvare nulla finché non viene spostato.
}
settings-broken-title = Impossibile caricare le opzioni
settings-broken-advice = Valgono le opzioni predefinite. Non devi fare nulla.
notice-read = OK

## New game

setup-title = Nuova partita
setup-seats = Chi sale a bordo?
setup-empty = Posto libero
setup-add-human = Una persona
setup-add-bot = Un bot
setup-two-to-four = da due a quattro
setup-human = Persona
setup-bot = Bot
setup-human-note = gioca a questo schermo
setup-portrait = Ritratto
setup-face-tip = { -Click } per un altro viaggiatore. Come bot, ognuno gioca a modo suo.
level-novice = Novizio
level-novice-note = guarda un passo avanti
level-skilled = Abile
level-skilled-note = pianifica tutto un turno
level-expert = Esperto
level-expert-note = simula i piani migliori
level-master = Maestro
level-random = Casuale
level-master-note = simula di più e guarda più lontano
level-random-note = gioca a caso
style-all-rounder = Tuttofare:
style-all-rounder-about = un po’ di tutto
style-engineer = Macchinista:
style-engineer-about = corre alle stazioni lontane
style-host = Maître:
style-host-about = prima ospiti e ordinazioni
style-collector = Collezionista:
style-collector-about = a caccia di Bonus Finale
style-timekeeper = Cronometrista:
style-timekeeper-about = prima i controllori
style-trader = Mercante:
style-trader-about = monete e contratti
style-builder = Progettista:
style-builder-about = pochi vagoni poderosi
style-shunter = Capomanovra:
style-shunter-about = aggancia treni lunghi
setup-modules = Scegli due moduli
setup-punched = { $count } su 2
setup-suggested = Consigliati per la
setup-suggest-1 = 1ª partita
setup-suggest-2 = 2ª
setup-suggest-3 = 3ª
setup-suggest-4 = 4ª
setup-random = A caso
setup-random-modules = A sorpresa
setup-random-other = Pesca l’altro
setup-punched-random = a caso
setup-punched-one = uno, l’altro a caso
setup-drawn = I tuoi moduli
setup-drawn-module = { $letter }: { $name }. { $about }
setup-drawn-go = In carrozza
setup-drawn-back = Non ancora
module-a-name-1 = I
module-a-name-2 = Contratti
module-a-short = Contratti
module-a-about-1 = Soddisfa i requisiti,
module-a-about-2 = ottieni ricompense
module-a-tip = I contratti stanno scoperti davanti a te. Soddisfa un requisito e ottieni la ricompensa, nel tuo turno o in una fase di punteggio.
module-b-name-1 = Celebrità
module-b-name-2 = e Cartoline
module-b-short = Celebrità
module-b-about-1 = Doppi punti ai vagoni,
module-b-about-2 = doppi bonus alla linea
module-b-tip = Una celebrità sale su un vagone e ne raddoppia il valore in ogni fase di punteggio. Una cartolina va su una carta Ferrovia e ne raddoppia i bonus; ogni carta Ferrovia ne accetta una sola.
module-c-name-1 = Chi è
module-c-name-2 = l’assassino?
module-c-short = Assassinio
module-c-about-1 = Liberati delle prove
module-c-about-2 = o finisci in manette
module-c-tip = Una carta segreta su quattro è quella dell’assassino. I sospetti portano prove, e alla fine chi ha più impronte finisce in manette e non può vincere. L’assassino che la fa franca segna 20 punti. In quattro l’assassino è uno di voi; in meno può non esserlo nessuno.
module-d-name-1 = Passeggeri
module-d-name-2 = e Bagagli
module-d-short = Passeggeri
module-d-about-1 = Riempi i vagoni:
module-d-about-2 = ognuno rende di più
module-d-tip = I passeggeri prendono posto nel treno superiore e portano monete; i bagagli si caricano sul treno inferiore e danno punti. Ognuno rende più di quello prima. Serve che il vagone valga almeno 1 e che il controllore l’abbia raggiunto.
module-e-name-1 = Scambi
module-e-name-2 = e Meccanici
module-e-short = Scambi
module-e-about-1 = Gli scambi danno punti,
module-e-about-2 = i meccanici migliorano
module-e-tip = Carte tra i tuoi due treni. Uno scambio dà punti in ogni fase di punteggio, per ogni treno separatamente: il suo vagone deve valere abbastanza ed essere raggiunto dal controllore. Un meccanico lavora una volta per treno: quando la carta sinistra del suo spazio vale abbastanza, migliora quella alla sua destra.
module-f-name-1 = Magazzino
module-f-name-2 = e Fabbrica
module-f-short = Fabbrica
module-f-about-1 = Scegli tra tre carte;
module-f-about-2 = le fabbriche migliorano
module-f-tip = Il Magazzino pesca tre carte dal mazzo: usane fino a due, o una e la cassetta degli attrezzi, un miglioramento a scelta. Le fabbriche stanno tra i tuoi treni: quando ne piazzi una lavorano tutte, e ognuna dà tanti miglioramenti quanto il numero del suo spazio.
setup-teatime = Ora del tè
setup-teatime-1 = Ordina per 2 monete;
setup-teatime-2 = dà punti dove passa
setup-teatime-3 = il controllore.
setup-teatime-tip = Si può aggiungere a qualsiasi coppia di moduli. Nel tuo turno, o nella tua parte di una fase di punteggio, 2 monete comprano caffè, torta o champagne per un vagone che vale abbastanza. L’ordinazione dà punti in ogni fase di punteggio, una volta che il controllore ha raggiunto il suo vagone.
setup-advanced = Avanzate
setup-advanced-note = tutte facoltative
setup-seed = Seme
setup-first = Inizia
setup-others-wait = I bonus aspettano il tuo turno
setup-others-wait-tip = Ciò che ottieni nel turno di qualcun altro aspetta il tuo prossimo turno: così chi gioca allo stesso schermo non deve scambiarsi di posto nel frattempo.
setup-dummies = Due comparse per il delitto
setup-dummies-tip = In due entrano in scena le comparse A e B. Prendono carte dalle file svuotate e raccolgono prove, e uno di voi quattro è l’assassino. Senza di loro può non esserci nessun assassino.
setup-others-wait-1 = I bonus nei turni altrui
setup-others-wait-2 = si risolvono nel tuo
setup-aboard = In carrozza
setup-summary = { $players } giocatori, moduli { $one } e { $other }
setup-summary-one = { $players } giocatori, modulo { $one } e uno a caso
setup-summary-random = { $players } giocatori, moduli a caso
setup-missing-players = servono almeno due giocatori
setup-missing-modules = { $count ->
    [one] un modulo ancora da forare
   *[other] due moduli da forare
}
setup-missing-names = a ognuno serve un nome

## Scoring phase

scoring-title = Fase di punteggio { $phase }
scoring-after = dopo il round { $round }
scoring-upper = Treno superiore
scoring-lower = Treno inferiore
scoring-ready = La lanterna è accesa
scoring-stations = { $name }: bonus della linea
scoring-next-lower = poi: treno inferiore
scoring-next-seat = poi: { $name }
scoring-last = ultimo treno
scoring-all = tutti i treni contati
scoring-not-reached = non raggiunti
scoring-bonuses = Bonus della linea
scoring-bonuses-of = { $used } su { $all }
scoring-no-bonuses = Nessuna stazione bonus raggiunta
scoring-copy = cartolina
scoring-station = Stazione { $station }
scoring-contracts = { $count ->
    [one] 1 contratto completato
   *[other] { $count } contratti completati
}
scoring-before = prima
scoring-score = Punti
scoring-so-far = finora
scoring-waits = da fare
scoring-skip = Salta
scoring-speed = Veloc.
scoring-space = Spazio
scoring-space-about = altro vagone
scoring-enter = Invio
scoring-resume-about = continua
scoring-enter-about = alla fine
scoring-continue = Continua

final-title = Punteggio finale
final-coins = Monete
final-part = { $name }: Bonus Finale
final-coins-each = 1 punto per moneta
final-no-coins = nessuna moneta
final-cards = { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
final-card-of = carta { $nth } di { $all }
final-no-cards = nessuna carta
final-nothing-to-turn = Nessun Bonus Finale da girare
final-turns-next = la prossima
final-last-card = ultima carta
final-taken-railroad-car = { $count ->
        [one] 1 carta Vagone
       *[other] { $count } carte Vagone
    }
final-taken-conductor = { $count ->
        [one] 1 carta Controllore
       *[other] { $count } carte Controllore
    }
final-taken-locomotive = { $count ->
        [one] 1 carta Locomotiva
       *[other] { $count } carte Locomotiva
    }
final-each = { $points ->
        [one] 1 punto l’una
       *[other] { $points } punti l’una
    }
final-none-railroad-car = Nessuna carta Vagone presa
final-none-conductor = Nessuna carta Controllore presa
final-none-locomotive = Nessuna carta Locomotiva presa
final-type-railroad-car = Vagoni
final-type-conductor = Controllori
final-type-locomotive = Locomotive
final-counted-of = { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } su { $all }
final-pile-left = { $count ->
        [one] ne resta 1
       *[other] ne restano { $count }
    }
final-pile-counted = contate
final-pile-waits = da contare
final-pile-none = nessuna
final-to-turn = { $count ->
        [one] 1 carta da girare
       *[other] { $count } carte da girare
    }
final-next-cards = poi: Bonus Finale
final-next-murder = poi: il delitto
final-last = poi: la fine
final-over = Fine
final-all-counted = contato tutto
final-so-far = finora
final-coins-legend = monete
final-game-end = Bonus Finale
final-still-to-turn = da girare
final-space-about = prossima carta
final-enter-about = chi segue
final-escape = Esc
final-escape-about = risultato
final-escape-murder = delitto
final-count-on = Continua
final-to-result = Al risultato
final-to-murder = Risolvi il delitto

## The end of the murder

revelation-title = La rivelazione finale
revelation-whodunit = Chi è l’assassino? Si scoprono le carte segrete.
revelation-draws = L’assassino è { $name }, che pesca altri due segnalini.
revelation-evidence = Le prove contro { $name }
revelation-destruction = { $name } distrugge prove.
revelation-pick = { $count ->
    [one] { $name }, { -click } un segnalino per rimuoverlo.
   *[other] { $name }, { -click } fino a { $count } segnalini per rimuoverli.
}
revelation-destroy = { $count ->
    [0] { -Click } un segnalino
    [one] Rimuovi 1 segnalino
   *[other] Rimuovi { $count } segnalini
}
revelation-arrested = La polizia arresta { $names }.
revelation-caught = L’assassino è in trappola: la polizia arresta { $names }.
revelation-escaped = { $name } la fa franca: 20 punti.
revelation-escaped-dummy = { $name } la fa franca.
revelation-nobody = Tutti hanno lo stesso numero di impronte: nessuno finisce in manette.
revelation-murderer = Assassino
revelation-innocent = Innocente
revelation-no-evidence = nessuna prova
revelation-destroys = { $cards ->
    [one] 1 carta ne distrugge { $tokens }
   *[other] { $cards } carte ne distruggono { $tokens }
}
revelation-fingerprints = Impronte
revelation-is-arrested = In manette: non vince
revelation-is-arrested-dummy = In manette
revelation-gets-away = La fa franca: 20 punti
revelation-gets-away-dummy = La fa franca
revelation-goes-free = In libertà
revelation-account = Punteggi finali

## Animation speed

speed-none = nessuna
speed-fast = veloce
speed-normal = normale
speed-slow = lenta

## Sources of points

account-upper-train = Treno superiore
account-lower-train = Treno inferiore
account-celebrities = Celebrità
account-passengers = Passeggeri e bagagli
account-switches = Scambi
account-orders = Ordinazioni
account-evidence = Prove
account-escape = Fuga
account-route = Punti linea
account-constantinople = Costantinopoli
account-contracts = Contratti
account-bonuses = Bonus
account-coins = Monete
account-game-end = Carte Bonus Finale
account-railroad-car = Vagoni
account-conductor = Controllori
account-locomotive = Locomotive

## End of the line

result-title = Capolinea
result-challenge-beaten = Sfida vinta: { $points ->
    [one] un punto
   *[other] { $points } punti
} più di { $rival }
result-challenge-equalled = Di nuovo { $rival } punti esatti
result-challenge-missed = { $points ->
    [one] Un punto
   *[other] { $points } punti
} in meno di { $rival }
result-about = { $game } · seme { $seed }
result-first = { $n ->
    [one] Vince { $names }
   *[other] Vincono { $names }
}
result-account = Punteggi finali
result-account-note = punti per fonte
result-game-end-note = carte di quel tipo prese × punti per ognuna, su tutte le carte Bonus Finale di quel tipo
result-nobody = Non arriva nessuno: tutti in manette
result-arrested = in manette, non vince
verdict-nobody = Tutti avevano lo stesso numero di impronte, quindi nessuno è finito in manette.
verdict-arrested = { $count ->
    [one] In manette, con il maggior numero di impronte ({ $prints }): { $names }.
   *[other] In manette, con il maggior numero di impronte ({ $prints } a testa): { $names }.
}
verdict-no-murderer = L’assassino non era su questo treno.
verdict-caught = L’assassino era { $name }.
verdict-escaped = L’assassino era { $name }, e l’ha fatta franca.
result-total = Totale
result-lead = { $who } +{ $points }
result-tie = parità
result-best-phase = Fase migliore: { $name }, { $points } punti nella fase di punteggio { $phase }
result-best-card = Migliore carta Bonus Finale: { $name }, { $points } punti
result-kind-source = Complimenti, { $name }: il massimo alla voce { $source } ({ $points } punti)
result-kind-lead = Complimenti, { $name }: davanti a tutti dopo il round { $round }
result-kind-best = Complimenti, { $name }: { $points } punti nella sola fase di punteggio { $phase }
result-chart = Round dopo round
result-round = round
result-end = fine
result-again = Gioca ancora
result-again-about = stessi giocatori e moduli, nuovo seme
result-again-short = stessi giocatori, nuovo seme
result-to-title = Menu iniziale

## A page in a browser

address-wrong = Questo biglietto non è valido
address-advice = Fatti dare di nuovo il link, o comincia qui una nuova partita.

## A link

link-twice = Nel link c’è “{ $word }” più di una volta.
link-player = Nel link c’è il giocatore “{ $value }”. Un giocatore può essere human o un bot: { $levels }.
link-players = Il link è per { $value ->
    [1] un giocatore
   *[other] { $value } giocatori
}, ma si gioca da due a quattro.
link-names = Il link ha { $value } nomi, ma meno giocatori.
link-same-name = Nel link due giocatori si chiamano “{ $value }”.
link-name-length = Nel link un giocatore si chiama “{ $value }”. I nomi hanno da 1 a { $most } lettere.
link-name-unreadable = Nel link c’è un nome che First Class non sa mostrare. I nomi possono avere solo lettere latine.
link-modules = Il link chiede i moduli “{ $value }”. In una partita ce ne sono due diversi dalla A alla F, per esempio AB.
link-flag = Il link dice “{ $value }” per “{ $word }”, che può essere solo on o off.
link-first = Nel link il primo giocatore è “{ $value }”, ma un giocatore così non c’è.
link-seed = Nel link il seme è “{ $value }”, che non è un numero.
link-dummies = Il link lascia fuori le comparse, ma ci sono solo in due con il modulo “Chi è l’assassino?”.
link-speed = Il link chiede la velocità di animazione “{ $value }”. Le velocità sono none, fast, normal e slow; la tua resta com’è.
link-lang = Il link chiede la lingua “{ $value }”. Il gioco parla { $languages }; la tua resta com’è.
link-odd = Una parte di questo link non funziona
link-odd-advice = Tutto il resto funziona, quindi non devi fare nulla.
texts-missing = Non è stato possibile caricare questa lingua
texts-missing-advice = Il gioco continua nella lingua di prima. Controlla la connessione, poi scegli di nuovo la lingua.

## Names

setup-unreadable = I nomi possono avere solo lettere latine, come A–Z, é o ł.

## Several windows

elsewhere-title = First Class è già aperto
elsewhere-text = È aperto in { $tabs ->
    [1] un’altra scheda o finestra di questo browser
   *[0] un’altra finestra
}, e solo una delle due può salvare. Se continui qui, ritrovi tutto ciò che è stato salvato finora. Oppure gioca senza salvare: ciò che giochi qui va perso quando esci.
elsewhere-take-over = Continua qui
elsewhere-unsaved = Gioca senza salvare
elsewhere-toast = Qui non si salva nulla: First Class è aperto altrove
elsewhere-note = aperto altrove
moved-title = La tua partita continua altrove
moved-text = { $tabs ->
    [1] Un’altra scheda o finestra
   *[0] Un’altra finestra
} ha ripreso la partita, con tutto ciò che era salvato fino a quel momento. Ciò che fai qui non si salva più.
moved-take-over = Riportala qui
moved-leave = Lasciala là

## Nothing is saved

unsaved-title = Non si può salvare nulla
unsaved-blocked = { $tabs ->
    [1] Questo browser non permette a First Class di salvare nulla. Succede in certe finestre private, e nei browser che bloccano i cookie o i dati dei siti.
   *[0] First Class non può scrivere in { $place } ({ $reason }).
}
unsaved-blocked-advice = { $tabs ->
    [1] Per salvare, permetti i dati dei siti per questa pagina nelle impostazioni del browser, o aprila in una finestra normale.
   *[0] Per salvare, concediti il permesso di scrivere lì, o scegli un’altra cartella con --data-dir, e riavvia.
}
unsaved-full = { $tabs ->
    [1] Lo spazio che questo browser riserva a First Class è pieno.
   *[0] Il disco è pieno: non si può scrivere nulla in { $place }.
}
unsaved-full-advice = { $tabs ->
    [1] Rimuovi altri dati salvati da questo sito
   *[0] Libera un po’ di spazio
}: First Class riprova dopo ogni scelta.
unsaved-broken = { $tabs ->
    [1] Questo browser non riesce a salvare nulla per First Class: { $reason }.
   *[0] Non si può scrivere nulla in { $place }: { $reason }.
}
unsaved-broken-advice = First Class riprova dopo ogni scelta.
unsaved-lost = Puoi giocare lo stesso, ma la partita va persa quando ne esci o chiudi { $tabs ->
    [1] questa pagina
   *[0] la finestra
}.

## While the points are counted

result-who = Chi arriva prima?

title-saved-games = Partite salvate

setup-name-length = { $n }/{ $most }

## What a finger does and what a mouse does

-click = { POINTER() ->
    [finger] tocca
   *[mouse] clicca
}
-Click = { POINTER() ->
    [finger] Tocca
   *[mouse] Clicca
}
-to-click = { POINTER() ->
    [finger] toccare
   *[mouse] cliccare
}
-a-click = { POINTER() ->
    [finger] un tocco
   *[mouse] un clic
}
-a-second-click = { POINTER() ->
    [finger] un secondo tocco
   *[mouse] un secondo clic
}
-Click-name = { POINTER() ->
    [finger] Tocco
   *[mouse] Clic
}

## In a browser

loading-advice-browser = Controlla la connessione a internet, poi ricarica la pagina. La tua partita salvata è al sicuro.

## Lines to type in

setup-name-label = Nome del giocatore { $seat }
setup-seed-label = Seme: come si distribuiscono le carte

## Saved games

day-month = { $day } { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
}
weekday = { $weekday ->
    [1] Lunedì
    [2] Martedì
    [3] Mercoledì
    [4] Giovedì
    [5] Venerdì
    [6] Sabato
   *[7] Domenica
}
saved-games-title = Partite salvate
saved-games-all = Tutte { $number }
saved-games-underway = In corso { $number }
saved-games-finished = Finite { $number }
saved-games-sort-newest = le più recenti
saved-games-sort-best = le migliori
saved-games-sort-name = per nome
saved-games-sort-tip = { -Click } per cambiare l’ordine.
saved-games-used = { NUMBER($used, minimumFractionDigits: 1) } MB occupati
saved-games-used-of = { NUMBER($used, minimumFractionDigits: 1) } MB su { NUMBER($all, minimumFractionDigits: 1) } occupati
saved-games-oldest = Esporta la più vecchia
saved-games-oldest-tip = Lo spazio è quasi finito: esporta ed elimina le partite vecchie.
saved-games-import = Importa
saved-games-import-tip = Aggiungi una partita esportata o copiata. Puoi anche trascinare qui un file, o incollare il testo di una partita.
saved-games-none = Nessuna partita
saved-games-none-text = Ogni partita che giochi si salva qui da sola.
saved-games-none-here = Niente qui
saved-games-long-ago = tempo fa
saved-games-today = oggi, { $time }
saved-games-year = { $day } { $year }
saved-games-when = { $day }, { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}
saved-games-stand = round { $round }, turno { $turn }
saved-games-stand-yours = round { $round } di 6, tuo turno { $turn }
saved-games-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
saved-games-place = { $place ->
    [1] 1º
    [2] 2º
    [3] 3º
   *[4] 4º
}
saved-games-place-of = su { $players }
saved-games-points-place = { saved-games-points }, { saved-games-place } { saved-games-place-of }
saved-games-place-points = { saved-games-place } { saved-games-place-of }, { saved-games-points }
saved-games-continue = Continua
saved-games-result = Risultato
saved-games-share = Condividi
saved-games-rename = Rinomina
saved-games-rename-label = il nome di questa partita
saved-games-watch = Rivedi
saved-games-review = Analisi
saved-games-review-not-yet = Si apre a partita finita.
saved-games-challenge = Batti { $points }
saved-games-challenge-not-yet = A partita finita, la si può rigiocare dallo stesso posto per batterne i punti.
saved-games-delete = Elimina
saved-games-deleted = Eliminata
saved-games-restore = Annulla ({ $seconds })
saved-games-you = tu
saved-games-broken = Una partita che non si può caricare
saved-games-share-title = Condividi la partita
saved-games-share-text = Copiala come testo: chi ha First Class lo incolla in Partite salvate.
saved-games-share-link = Copia un link: apre questa partita in un browser.
saved-games-share-file = Esportala come file.
saved-games-share-picture = Salva un’immagine di tutti i treni alla fine.
saved-games-copy = Copia testo
saved-games-copy-link = Copia link
saved-games-export = Esporta file
saved-games-picture = Salva immagine
saved-games-share-close = Non ora
saved-games-copied = Copiato
saved-games-exported = Esportata in { $place }
saved-games-not-exported = Non si può esportare: { $reason }
saved-games-imported = “{ $name }” è tra le tue partite
saved-games-not-imported = Questa non è una partita che si possa caricare: { $reason }
saved-games-name-1 = { weekday } di pioggia
saved-games-name-2 = { weekday } di nebbia
saved-games-name-3 = { weekday } di stelle
saved-games-name-4 = { weekday } d’oro
saved-games-name-5 = { weekday } di neve
saved-games-name-6 = { weekday } di vento
saved-games-name-7 = { weekday } di luna
saved-games-name-8 = { weekday } di foschia
saved-games-name-9 = { weekday } di gelo
saved-games-name-10 = { weekday } di sole
saved-games-name-11 = { weekday } di tempesta
saved-games-name-12 = { weekday } di silenzio
saved-games-name-13 = { weekday } di velluto
saved-games-name-14 = { weekday } d’ambra
saved-games-name-15 = { weekday } d’argento
saved-games-name-16 = { weekday } di festa
