# Watching a game again, and taking it over.

replay-leave = Indietro
replay-turn-back = Turno precedente (Pag Su)
replay-step-back = Un passo indietro (freccia sinistra)
replay-play = Avvia (Spazio)
replay-pause = Pausa (Spazio)
replay-step = Un passo avanti (freccia destra)
replay-turn-on = Turno successivo (Pag Giù)

replay-draft = La scelta iniziale
replay-over = La partita è finita
replay-turn = Round { $round }, turno { $turn } di { $name }
replay-players = { $names }
replay-begins = Comincia il turno di { $name }.

replay-view = Vista
replay-view-tip = Dal posto di { $name }
replay-follow = Turno
replay-follow-tip = Dal posto di chi gioca
replay-speed = Velocità
replay-speed-slow = lenta
replay-speed-normal = normale
replay-speed-fast = veloce
replay-speed-none = istantanea
replay-take-over = Gioca da qui
replay-take-over-short = Gioca da qui
replay-result = Vai al risultato
replay-result-short = Risultato
replay-log = Cronaca
replay-others = Altri
replay-market = Mercato
replay-log-turn = { $name }, turno { $turn }

replay-impossible = Questa partita non si può rivedere: con queste carte le sue scelte non portano da nessuna parte.
tip-hint-replay = Stai guardando: per avere consigli gioca la partita da qui
tip-undo-replay = Stai guardando: fai invece un passo indietro

take-over-title = Gioca da qui
take-over-about = Da questo momento comincia una nuova partita; quella che stai guardando resta com’è.
take-over-begin = Continua da qui

result-watch = Rivedi
