# First Class, Italian: what has been played, in figures. Keys are kebab-case.

kept-games = Partite
statistics-title = Statistiche

## Which games are looked at

statistics-company-all = Tutte
statistics-company-bots = Bot
statistics-company-friends = Amici
statistics-company-daily = Del giorno
statistics-players = in quanti
statistics-any = tutti
statistics-period = periodo
statistics-period-month = 30 giorni
statistics-period-weeks = 12 settimane
statistics-period-all = tutto

## Tiles

statistics-games = { $count ->
    [one] partita
   *[other] partite
}
statistics-won = vinte
statistics-in-hundred = { $count } su 100
statistics-points = punti
statistics-on-average = in media
statistics-best = record
statistics-in-a-row = vinte di fila
statistics-longest-run = serie migliore: { $count }

## Charts

statistics-levels = Vittorie per livello
statistics-won-of = { $won } su { $games }
statistics-share = { $share }%
statistics-weeks = Partite a settimana
statistics-months = Partite al mese
statistics-years = Partite all’anno
statistics-others = altre
statistics-none-here = Nessuna partita così
month = { $month ->
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
statistics-pairs = Punti per moduli
statistics-your-best = il tuo record
statistics-sources = Da dove vengono i punti
statistics-you = tu
statistics-winners = chi ha vinto le tue partite
statistics-source-trains = Treni
statistics-source-celebrities = Celebrità
statistics-source-passengers = Passeggeri
statistics-source-switches = Scambi
statistics-source-orders = Ordinazioni
statistics-source-route = Linea
statistics-source-contracts = Contratti
statistics-source-bonuses = Bonus
statistics-source-evidence = Prove
statistics-source-game-end = Bonus Finale
statistics-source-constantinople = Costantinopoli
statistics-source-coins = Monete

## Exported, erased, empty, broken

statistics-export = Esporta
statistics-erase = Cancella
statistics-erase-title = Cancellare le statistiche?
statistics-erase-about = { $count ->
    [one] Una partita finita viene dimenticata.
   *[other] { $count } partite finite vengono dimenticate.
} Non si può tornare indietro. Le partite salvate restano.
statistics-erase-export = Un file esportato (JSON) le conserva tutte.
statistics-export-first = Prima esporta
statistics-erase-yes = Cancella
statistics-erase-no = Tienile
statistics-nothing-yet = Ancora nessun viaggio finito
statistics-nothing-yet-text = Qui conta ogni partita che finisci, contro i bot o tra amici: le tue vittorie, i tuoi punti e da dove sono venuti. Tutto resta solo su questo dispositivo.
statistics-broken-title = Impossibile caricare le statistiche
statistics-unreadable = { $tabs ->
    [1] Ciò che questo browser ha salvato delle tue partite finite è danneggiato: { $reason }.
   *[0] Il file con le tue partite finite è danneggiato: { $reason }.
}
statistics-unreadable-advice = { $tabs ->
    [1] Da ora le tue partite si contano da capo. Le partite salvate non cambiano.
   *[0] Da ora le tue partite si contano da capo. Se hai una copia del file, chiudi il gioco, rimettila in quella cartella e chiamala statistics.ron. Le partite salvate non cambiano.
}
statistics-newer = Le tue partite finite sono state registrate da una versione più recente ({ $reason }), che questa non sa leggere.
statistics-newer-advice = { $tabs ->
    [1] Ricarica la pagina per avere la versione più recente. Fino ad allora qui non si conta nulla, e nulla di ciò che è stato contato va perso.
   *[0] Aggiorna First Class. Fino ad allora qui non si conta nulla, e nulla di ciò che è stato contato va perso: resta in { $place }.
}

## On the result, once

news-first-win = La tua prima vittoria
news-first-win-against = { $level ->
    [novice] La tua prima vittoria contro un bot Novizio
    [skilled] La tua prima vittoria contro un bot Abile
    [expert] La tua prima vittoria contro un bot Esperto
   *[master] La tua prima vittoria contro un bot Maestro
}
news-games = La tua { $count }ª partita
news-wins = La tua { $count }ª vittoria
news-points = { $points } punti per la prima volta
news-all-pairs = Ora hai giocato ogni coppia di moduli
news-best-score = Record personale: { $points } punti
news-longest-route = La tua linea più lunga: { $count } stazioni
news-longest-train = Il tuo treno più lungo: { $count } carte
news-most-contracts = Mai così tanti contratti in una partita: { $count }
news-wins-in-a-row = { $count } vittorie di fila, la tua serie migliore
result-moment-turn = round { $round }, turno { $turn }
result-moment-scoring = fase di punteggio { $phase }
result-moment-end = il punteggio finale
result-turned = La svolta: { $moment }, in testa fino alla fine
result-gained = La svolta: { $moment }, { $points ->
    [one] 1 punto guadagnato
   *[other] { $points } punti guadagnati
}
result-best-action-card = La migliore carta Azione: { $card }, { $points ->
    [one] un punto
   *[other] { $points } punti
} nel suo turno
