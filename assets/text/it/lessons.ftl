# The lessons of the first journey: what is around what the conductor says, and remarks in first games.

lesson-continue = Continua
lesson-back = Indietro
lesson-back-tip = Un passo indietro, con il tavolo com’era
lesson-skip = Salta
lesson-skip-tip = Fa questa mossa per te e va al passo successivo
lesson-leave = Esci
lesson-leave-tip = Torna alle stazioni; puoi riprendere da questo passo
lesson-new-position = Nuova situazione
lesson-reached = { $last ->
    [yes] Fatto! Questo capitolo finisce qui.
   *[no] Fatto! Guarda che cosa ti ha portato; poi si cambia situazione.
  }
lesson-step = Passo { $step } di { $steps }
lesson-step-short = { $step } di { $steps }
lesson-worth = vale { $value }
lesson-not-this-car = Quasi! Quel vagone vale { $value }. Prova dove è illuminato.
lesson-left-car = Qui no: nessun vagone può valere più di quello alla sua sinistra.
lesson-not-this-card = { $card } sarà per un’altra volta. Prova la carta illuminata.
lesson-not-this = Quello ora no. Il guanto bianco indica dove { -to-click }.
lesson-master-thinks = Il Maestro sta guardando la stessa situazione …
lesson-master = Risolto! Il Maestro, il nostro giocatore più forte, avrebbe cominciato così: { $what }
lesson-master-agrees = Risolto! Il Maestro, il nostro giocatore più forte, avrebbe cominciato proprio come te.

tip-hint-lesson = Nelle lezioni il controllore ti mostra che cosa viene dopo
tip-undo-lesson = Nelle lezioni Indietro ti riporta un passo indietro

# Remarks in first games
remark = Il controllore: { $what }
remark-symbol = Un simbolo di questa carta si può ancora usare. Se ti fermi ora, va perso.
remark-game-end-card = Quattro monete comprano una carta Bonus Finale, che agisce subito.
remark-contract = In questo turno puoi completare un tuo contratto.
remark-twelve = Un tuo controllore può raggiungere un vagone da 12.
remark-unasked = Ciò che si può fare in un solo modo avviene da sé. Puoi cambiarlo nelle impostazioni, alla voce «Gioco».
settings-remarks = Promemoria nelle prime partite

# The stations
journey-title = Primo viaggio
journey-so-far = { $done ->
    [0] Otto capitoli, da imparare giocando
    [one] { $done } capitolo su 8 completato
   *[other] { $done } capitoli su 8 completati
  }{ $minutes ->
    [0] {""}
    [one] , circa 1 minuto alla partita intera
   *[other] , circa { $minutes } minuti alla partita intera
  }
journey-done = fatto
journey-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
  }
journey-min = { $count } min
journey-steps = { $count ->
    [one] 1 passo
   *[other] { $count } passi
  }, circa { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
  }
journey-steps-whole = una partita in due, circa 25 minuti
journey-modules = moduli A e B
journey-board-here = Sali qui
journey-continue-here = Riprendi qui
journey-again = Sali ancora
journey-board = Sali
journey-resume = Riprendi
journey-branches = Linee secondarie
journey-branches-note = gli altri moduli, quando vuoi
title-journey = Primo viaggio
title-journey-note = 10 minuti
journey-module = modulo { $module }
journey-with-any = con qualsiasi modulo

book-show-me = Mostrami
book-show-me-tip = Guardalo in una lezione; quando ne esci torni a questa pagina
settings-remarks-tip = Nelle tue prime tre partite il controllore segnala ciò che sfugge facilmente
tip-rules = Le regole su questo punto
explanation-rules = Regole
title-saved = { $place }, { $one } e { $other }
tip-log-rules = Le regole su questo punto
