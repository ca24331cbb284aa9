# What the Master says of a game.

review-title = Analyse
review-curve = Kans om te winnen in %
review-round = ronde
review-figures = Hoe goed je speelde
review-accuracy = precisie
review-percent = { $percent }%
review-like-master = { $like } van { $all } beurten als de meester
review-given-away = { $points ->
    [one] één punt weggegeven
   *[other] { $points } punten weggegeven
}
review-in-five = { $turns ->
    [0] geen daarvan in één beurt
    [one] { $points } daarvan in één beurt
   *[other] { $points } daarvan in { $turns } beurten
}
review-luck-even = de kaarten vielen voor iedereen gelijk
review-luck-good = geluk met de kaarten: { $percent }% meer kans
review-luck-bad = pech met de kaarten: { $percent }% minder kans
review-part-cars = Wagons
review-part-conductors = Conducteurs
review-part-route = Route
review-part-contracts = Opdrachten
review-part-game-end = Einde spel
review-part-modules = Modules
review-turns = { $number ->
    [0] Beurten om te bekijken
    [one] Eén beurt om te bekijken
    [2] Twee beurten om te bekijken
    [3] Drie beurten om te bekijken
    [4] Vier beurten om te bekijken
   *[other] Vijf beurten om te bekijken
}
review-columns = punten    kans
review-looks = De meester loopt je beurten na …
review-nothing = Niets op aan te merken.
review-when = Ronde { $round }, beurt { $turn }
review-draft = Draft van de “Einde spel”-kaarten
review-before-round-1 = vóór ronde 1
review-scoring = Puntentelling
review-after-round = na ronde { $round }
review-less = −{ $percent }%
review-points-short = { $points } ptn
review-before = vóór je keuze
review-after-yours = na je keuze
review-after-masters = na de keuze van de meester
review-you = Jij koos
review-master = De meester
review-points = punten
review-table-after = Tafel erna
review-table-masters = Tafel van de meester
review-table-before = Tafel ervoor
review-play-on = Vanaf hier verder spelen
review-start-tile = de startspelertegel
review-no-card = geen kaart
review-same = De meester had hetzelfde gedaan.
review-no-reason = Met de keuze van de meester levert elke puntenbron een beetje meer op.
review-not-blamed = Het kan toeval zijn: het verschil valt binnen de foutmarge.
review-short-none = overal een beetje
review-short-source = minder uit: { $source }
review-short-arrest = de kans op arrestatie
review-short-unfulfilled = een te moeilijke opdracht
review-short-fulfils = { $n ->
    [one] een opdracht laten liggen
   *[other] { $n } opdrachten laten liggen
}
review-short-lapsed = { $n ->
    [one] één symbool vervallen
   *[other] { $n } symbolen vervallen
}
review-short-declined = een kaart afgewezen
review-short-coins-unspent = munten niet uitgegeven
review-short-coins-spent = munten te vroeg uitgegeven
review-short-taken-by = { $name } nam de betere kaart
review-source = De keuze van de meester levert { $points ->
    [one] één punt
   *[other] { $points } punten
} meer op uit deze bron: { $source }.
review-arrest = Met die keuze word je in { $master }% van de partijen gearresteerd, met de jouwe in { $played }%.
review-unfulfilled = In { $share }% van de partijen wordt je opdracht nooit vervuld.
review-fulfils = { $n ->
    [one] Die keuze vervult een opdracht die je liet liggen.
   *[other] Die keuze vervult { $n } opdrachten die je liet liggen.
}
review-lapsed = { $n ->
    [one] Vervallen: { $symbols }.
   *[other] Vervallen: { $symbols }.
}
review-declined = Je wees { $card } af; de meester voert een kaart uit.
review-coins-unspent = { $more ->
    [one] Eén munt die in je beurs bleef, wordt uitgegeven.
   *[other] { $more } munten die in je beurs bleven, worden uitgegeven.
}
review-coins-spent = { $less ->
    [one] Eén munt die je uitgaf, wordt gespaard.
   *[other] { $less } munten die je uitgaf, worden gespaard.
}
review-taken-by = { $name } nam later in de ronde { $card }.
