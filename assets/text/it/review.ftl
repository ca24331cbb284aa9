# What the Master says of a game.

review-title = Analisi
review-curve = Chance di vittoria, in %
review-round = round
review-figures = Come hai giocato
review-accuracy = precisione
review-percent = { $percent }%
review-like-master = { $like } turni su { $all } come il Maestro
review-given-away = { $points ->
    [one] un punto regalato
   *[other] { $points } punti regalati
}
review-in-five = { $turns ->
    [0] nessuno in un turno solo
    [one] di cui { $points } in un turno
   *[other] di cui { $points } in { $turns } turni
}
review-luck-even = fortuna pari per tutti
review-luck-good = carte fortunate: +{ $percent }% di chance
review-luck-bad = carte sfortunate: −{ $percent }% di chance
review-part-cars = Vagoni
review-part-conductors = Controllori
review-part-route = Linea
review-part-contracts = Contratti
review-part-game-end = Bonus Finale
review-part-modules = Moduli
review-turns = { $number ->
    [0] Turni da rivedere
    [one] Un turno da rivedere
    [2] Due turni da rivedere
    [3] Tre turni da rivedere
    [4] Quattro turni da rivedere
   *[other] Cinque turni da rivedere
}
review-columns = punti    chance
review-looks = Il Maestro riguarda i tuoi turni …
review-nothing = Niente da ridire.
review-when = Round { $round }, turno { $turn }
review-draft = Scelta delle carte Bonus Finale
review-before-round-1 = prima del round 1
review-scoring = Fase di punteggio
review-after-round = dopo il round { $round }
review-less = −{ $percent }%
review-points-short = { $points } pt
review-before = prima della tua scelta
review-after-yours = dopo la tua scelta
review-after-masters = dopo la scelta del Maestro
review-you = Hai scelto
review-master = Il Maestro
review-points = punti
review-table-after = Tavolo dopo
review-table-masters = Tavolo del Maestro
review-table-before = Tavolo prima
review-play-on = Continua da qui
review-start-tile = la tessera Primo Giocatore
review-no-card = nessuna carta
review-same = Il Maestro avrebbe fatto lo stesso.
review-no-reason = Con la scelta del Maestro ogni fonte di punti rende un po’ di più.
review-not-blamed = Può essere un caso: la differenza rientra nel margine d’errore.
review-short-none = un po’ da tutto
review-short-source = meno punti ({ $source })
review-short-arrest = il rischio di manette
review-short-unfulfilled = un contratto troppo difficile
review-short-fulfils = { $n ->
    [one] un contratto lasciato aperto
   *[other] { $n } contratti lasciati aperti
}
review-short-lapsed = { $n ->
    [one] un simbolo andato perso
   *[other] { $n } simboli andati persi
}
review-short-declined = una carta scartata
review-short-coins-unspent = monete non spese
review-short-coins-spent = monete spese troppo presto
review-short-taken-by = la carta migliore è andata a: { $name }
review-source = La scelta del Maestro rende { $points ->
    [one] un punto
   *[other] { $points } punti
} in più ({ $source }).
review-arrest = Rischio di manette: { $master }% con quella, { $played }% con la tua.
review-unfulfilled = In { $share } partite su 100 il tuo contratto non si completa mai.
review-fulfils = { $n ->
    [one] Il Maestro completa un contratto che hai lasciato aperto.
   *[other] Il Maestro completa { $n } contratti che hai lasciato aperti.
}
review-lapsed = { $n ->
    [one] Andato perso: { $symbols }.
   *[other] Andati persi: { $symbols }.
}
review-declined = Hai scartato la carta { $card }; il Maestro esegue una carta.
review-coins-unspent = { $more ->
    [one] Il Maestro spende una moneta che ti è rimasta in tasca.
   *[other] Il Maestro spende { $more } monete che ti sono rimaste in tasca.
}
review-coins-spent = { $less ->
    [one] Il Maestro risparmia una moneta che hai speso.
   *[other] Il Maestro risparmia { $less } monete che hai speso.
}
review-taken-by = Più avanti nel round { $name } ha preso la carta { $card }.
