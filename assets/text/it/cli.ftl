# First Class, Italian: words of the command line. A key is “cli-” and the name of the argument. What the player types, such as
# --seats and human, stays as it is in every language.

cli-about = First Class: rivali dell’Orient Express. Una versione amatoriale e non ufficiale del gioco da tavolo.
cli-usage = Uso
cli-options = Opzioni
cli-help = Mostra questo aiuto.
cli-version = Mostra la versione.
cli-seats = Chi gioca, in ordine di turno: da 2 a 4 tra human, { $levels }, separati da virgole. Avvia subito una partita, saltando il menu iniziale e la preparazione.
cli-names = I nomi dei giocatori, in ordine di turno, separati da virgole. Ognuno ha da 1 a { $most } lettere latine. Avvia subito una partita.
cli-modules = I due moduli: due lettere diverse dalla A alla F, in qualsiasi ordine, per esempio AB. Avvia subito una partita.
cli-teatime = Aggiunge le tessere ordinazione dell’Ora del tè. Avvia subito una partita.
cli-no-dummies = Lascia fuori le due comparse che si uniscono a due giocatori nel modulo C. Avvia subito una partita.
cli-first = Quale giocatore inizia, contando da 1; altrimenti si sorteggia. Avvia subito una partita.
cli-others-wait = Ciò che un giocatore ottiene nel turno di un altro aspetta il suo prossimo turno. Avvia subito una partita.
cli-seed = Il seme per mescolare: lo stesso numero dà la stessa partita. Avvia subito una partita.
cli-replay = Mostra dall’inizio una partita salvata, per esempio game.ron: con --film tutta, o da una scelta a un’altra con --from e --to.
cli-size = Le dimensioni della finestra in pixel, come LARGHEZZAxALTEZZA, per esempio 1280x720: da 320x320 a 8192x8192.
cli-speed = La velocità delle animazioni: { $speeds }.
cli-language = La lingua di tutti i testi, per questa volta: { $languages }.
cli-autoplay = Fa giocare i bot anche al posto delle persone. Avvia subito una partita.
cli-unhurried = Lascia che i bot provino tutto ciò che prevede il loro livello, per quanto tempo serva su questo computer: lo stesso seme e le stesse scelte danno ovunque la stessa partita. Altrimenti un turno dura al massimo due secondi.
cli-script = Esegue riga per riga i comandi di questo file, a partire dal menu iniziale se non è chiesta una partita: “click NAME” clicca una zona per nome, “hover NAME” la indica, “choose CHOICE” fa una scelta (come in una partita salvata), “wait SECONDS” aspetta, “shot FILE” cattura lo schermo, “#” comincia un commento.
cli-screenshot = Cattura lo schermo (PNG) quando sono state fatte e mostrate tante scelte; “end” è la schermata del risultato: STEP=FILE, per esempio end=over.png. Si può dare più volte.
cli-film = Salva ogni fotogramma come immagine numerata (PNG) in questa cartella: il tempo avanza esattamente di un fotogramma alla volta, per quanto lento sia il computer. Il filmato finisce con la partita, se non si dà --to.
cli-fps = Quanti fotogrammi del filmato fanno un secondo, da 1 a 120; altrimenti 30.
cli-from = Il filmato o la partita da rivedere comincia quando sono state fatte tante scelte.
cli-to = Il filmato finisce appena sono state fatte e mostrate tante scelte.
cli-data-dir = La cartella in cui si salvano le opzioni e la partita in corso; di norma il posto abituale del sistema. Con --script, --autoplay, --screenshot, --film, --replay o --report non si salva nulla se non si dà questa opzione.
cli-no-save = Non salva e non carica nulla: né opzioni né partite.
cli-server = Il server per le partite con amici, per esempio wss://first-class.example.
cli-join = Prende posto nella partita con amici che ha questo codice, o continua da un altro dispositivo, di cui questo è il link.
cli-quit-at-end = Esce quando la partita è finita o, con --script, quando è stato eseguito tutto lo script, con codice di uscita 0; se la finestra viene chiusa prima, con codice 1.
cli-report = Per ogni domanda scrive una riga di JSON: che cosa è chiesto, che cosa si può scegliere, che cosa mostra il tavolo e dove si può cliccare (in pixel della finestra); e una breve riga per ogni scelta di un bot e per tutto ciò che fa il mouse. Per i test.

## What is wrong

cli-unknown = { $word } non esiste.
cli-wrong-value = { $word } non può essere “{ $value }”. { $about }
cli-wrong-player = --seats: “{ $value }” non è né human né uno tra { $levels }.
cli-conflict = { $word } non si può usare con { $other }.
cli-needs = Serve anche { $word }.
cli-try-help = Prova --help.
cli-no-folder = --data-dir { $value }: questa non è una cartella.
cli-players = --seats: { $n ->
    [one] un giocatore
   *[other] { $n } giocatori
}, ma si gioca da due a quattro.
cli-first-missing = --first: il giocatore { $n } non c’è.
cli-dummies = --no-dummies: le comparse si uniscono solo a due giocatori con il modulo C.
cli-names-many = --names: { $n ->
    [one] un nome
   *[other] { $n } nomi
}, ma meno giocatori.
cli-names-same = --names: due giocatori si chiamano { $name }.
cli-replay-unreadable = { $word }: questa non è una partita salvata di First Class, o è danneggiata ({ $reason }).
cli-replay-older = { $word }: questa partita è stata salvata da First Class { $program }; questa versione gioca con regole diverse.
cli-replay-newer = { $word }: questa partita è stata salvata da una versione più recente di First Class ({ $program }); solo quella può mostrarla.
cli-replay-other-cards = { $word }: questa partita è stata giocata con altri file delle carte; rimettili in assets/cards.
cli-replay-unplayable = { $word }: la partita in questo file è danneggiata: { $reason }.
cli-no-assets = Manca la cartella “assets”. Deve stare accanto al programma: rimettila al suo posto.
cli-no-graphics = First Class non ha trovato una scheda grafica. Installa il driver grafico; senza scheda grafica va bene anche il disegno software (Debian e Ubuntu: apt install mesa-vulkan-drivers).
cli-no-screen = First Class non ha trovato uno schermo su cui aprire una finestra. Avvialo da una sessione desktop.
cli-crashed-saved = Riavvia First Class: la partita continua dall’ultimo salvataggio.
cli-crashed-unsaved = Riavvia First Class. Stavolta non si salvava nulla, quindi questa partita è persa.
