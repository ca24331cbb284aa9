# First Class, Nederlands: words of the log. Keys are kebab-case.
# $who is a player’s name. If it is the reader instead, [you] selects another form of the sentence; [nobody] is for lines
# below the name, which then is not said again. $train is upper or lower, $car the number of a card in that train.
log-drafted = { $who ->
        [you] Je kiest in het geheim een “Einde spel”-kaart.
        [nobody] kiest in het geheim een “Einde spel”-kaart.
       *[other] { $who } kiest in het geheim een “Einde spel”-kaart.
    }
log-market = Nieuw in het open aanbod: een “Einde spel”-kaart, { $card }.
log-round = { $who ->
        [you] Ronde { $n }. Jij bent startspeler.
       *[other] Ronde { $n }. { $who } is startspeler.
    }
log-dealt = Nieuw in het aanbod: { $card }.
log-turn = { $who ->
        [you] Jij: beurt { $n } van 3.
       *[other] { $who }: beurt { $n } van 3.
    }
log-taken = { $who ->
        [you] Je neemt { $card }.
        [nobody] neemt { $card }.
       *[other] { $who } neemt { $card }.
    }
log-declined = { $who ->
        [you] Je wijst { $card } af voor een opwaardering naar keuze.
        [nobody] wijst { $card } af voor een opwaardering naar keuze.
       *[other] { $who } wijst { $card } af voor een opwaardering naar keuze.
    }
log-start-tile = { $who ->
        [you] Je neemt de startspelertegel.
        [nobody] neemt de startspelertegel.
       *[other] { $who } neemt de startspelertegel.
    }
log-removed = Uit het spel: { $card }.
log-row-cleared = { $cards ->
        [one] Rij { $n } wordt opgeruimd: één kaart gaat uit het spel.
       *[other] Rij { $n } wordt opgeruimd: { $cards } kaarten gaan uit het spel.
    }
log-kept = { $who ->
        [you] Je legt { $card } bij de genomen kaarten.
        [nobody] legt { $card } bij de genomen kaarten.
       *[other] { $who } legt { $card } bij de genomen kaarten.
    }
log-contract-laid = { $who ->
        [you] Je legt { $card } neer.
        [nobody] legt { $card } neer.
       *[other] { $who } legt { $card } neer.
    }
log-route = { $who ->
        [you] Je route loopt nu tot { $city }.
        [nobody] De route loopt nu tot { $city }.
       *[other] De route van { $who } loopt nu tot { $city }.
    }
log-celebrity = { $who ->
        [you] Je laat { $name } instappen in { part-car }.
        [nobody] laat { $name } instappen in { part-car }.
       *[other] { $who } laat { $name } instappen in { part-car }.
    }
log-postcard = { $who ->
        [you] Je prikt een kaart bij { $city }: { $card }.
        [nobody] prikt een kaart bij { $city }: { $card }.
       *[other] { $who } prikt een kaart bij { $city }: { $card }.
    }
log-car = { $who ->
        [you] Je legt een 0-wagon aan de { part-train }.
        [nobody] legt een 0-wagon aan de { part-train }.
       *[other] { $who } legt een 0-wagon aan de { part-train }.
    }
log-upgrade = { $who ->
        [you] Je waardeert { part-car } op naar { $n }.
        [nobody] waardeert { part-car } op naar { $n }.
       *[other] { $who } waardeert { part-car } op naar { $n }.
    }
log-mail-car = { $who ->
        [you] Je legt een postwagon aan de { part-train } ({ $what }).
        [nobody] legt een postwagon aan de { part-train } ({ $what }).
       *[other] { $who } legt een postwagon aan de { part-train } ({ $what }).
    }
log-tile = { $who ->
        [you] Je legt locomotieftegel { $n } aan de { part-train }.
        [nobody] legt locomotieftegel { $n } aan de { part-train }.
       *[other] { $who } legt locomotieftegel { $n } aan de { part-train }.
    }
log-conductor = { $who ->
        [you] Je conducteur in de { part-train } gaat { $n ->
                [one] 1 stap verder
               *[other] { $n } stappen verder
            }.
        [nobody] De conducteur in de { part-train } gaat { $n ->
                [one] 1 stap verder
               *[other] { $n } stappen verder
            }.
       *[other] De conducteur van { $who } in de { part-train } gaat { $n ->
                [one] 1 stap verder
               *[other] { $n } stappen verder
            }.
    }
log-constantinople = { $who ->
        [you] Je bereikt Constantinopel met een conducteur op de locomotieftegel: { $n } punten.
        [nobody] bereikt Constantinopel met een conducteur op de locomotieftegel: { $n } punten.
       *[other] { $who } bereikt Constantinopel met een conducteur op de locomotieftegel: { $n } punten.
    }
log-locomotive = { $who ->
        [you] Je locomotief bereikt stad { $n }.
        [nobody] De locomotief bereikt stad { $n }.
       *[other] De locomotief van { $who } bereikt stad { $n }.
    }
log-coins = { $who ->
        [you] Je krijgt { $n ->
                [one] 1 munt
               *[other] { $n } munten
            }.
        [nobody] krijgt { $n ->
                [one] 1 munt
               *[other] { $n } munten
            }.
       *[other] { $who } krijgt { $n ->
                [one] 1 munt
               *[other] { $n } munten
            }.
    }
log-spent = { $who ->
        [you] Je geeft { $n ->
                [one] een munt uit kolom { $columns } uit
               *[other] { $n } munten uit
            }.
        [nobody] geeft { $n ->
                [one] een munt uit kolom { $columns } uit
               *[other] { $n } munten uit
            }.
       *[other] { $who } geeft { $n ->
                [one] een munt uit kolom { $columns } uit
               *[other] { $n } munten uit
            }.
    }
log-points = { $who ->
        [you] Je krijgt { $n ->
                [one] 1 punt
               *[other] { $n } punten
            } ({ $source }).
        [nobody] krijgt { $n ->
                [one] 1 punt
               *[other] { $n } punten
            } ({ $source }).
       *[other] { $who } krijgt { $n ->
                [one] 1 punt
               *[other] { $n } punten
            } ({ $source }).
    }
log-game-end = { $who ->
        [you] Je neemt een “Einde spel”-kaart: { $card }.
        [nobody] neemt een “Einde spel”-kaart: { $card }.
       *[other] { $who } neemt een “Einde spel”-kaart: { $card }.
    }
log-fulfilled = { $who ->
        [you] Je vervult { $card }.
        [nobody] vervult { $card }.
       *[other] { $who } vervult { $card }.
    }
log-frame = { $source }: { $what }.
log-symbol = { $who ->
        [you] Je gebruikt { $what }.
        [nobody] gebruikt { $what }.
       *[other] { $who } gebruikt { $what }.
    }
log-frame-done = { $who ->
        [you] Je maakt het kader af.
        [nobody] maakt het kader af.
       *[other] { $who } maakt het kader af.
    }
log-lapsed = Vervallen: { $what }.
log-waits = Wacht: { $source } ({ $what }).
log-lost = Ongebruikt vervallen: { $source } ({ $what }).
log-out-of-turn = { $who ->
        [you] Je gebruikt wat de startspelertegel je heeft gegeven.
       *[other] { $who } gebruikt wat de startspelertegel heeft gegeven.
    }
log-turn-ended = { $who ->
        [you] Je beurt is voorbij.
        [nobody] De beurt is voorbij.
       *[other] De beurt van { $who } is voorbij.
    }
log-round-ended = { $who ->
        [you] Ronde { $n } is voorbij. Vanaf nu ben jij startspeler.
       *[other] Ronde { $n } is voorbij. Vanaf nu is { $who } startspeler.
    }
log-pile-finished = { $cards ->
        [one] Stapel { $n } is op: 1 ongeziene kaart gaat uit het spel.
       *[other] Stapel { $n } is op: { $cards } ongeziene kaarten gaan uit het spel.
    }
log-scoring = Puntentelling { $n } begint.
log-scoring-part = { $who ->
        [you] Jouw deel van de puntentelling.
       *[other] Het deel van { $who } in de puntentelling.
    }
log-station = { $who ->
        [you] Je gebruikt bonusstad { $n }{ $copy ->
                [1] {""}
               *[other] {" "}nog eens
            }.
        [nobody] gebruikt bonusstad { $n }{ $copy ->
                [1] {""}
               *[other] {" "}nog eens
            }.
       *[other] { $who } gebruikt bonusstad { $n }{ $copy ->
                [1] {""}
               *[other] {" "}nog eens
            }.
    }
log-scored = { $who ->
        [you] Je krijgt { $n } voor { part-car }{ $extra ->
                [0] {""}
               *[other] {" "}en { $extra } voor de beroemdheid erin
            }.
        [nobody] krijgt { $n } voor { part-car }{ $extra ->
                [0] {""}
               *[other] {" "}en { $extra } voor de beroemdheid erin
            }.
       *[other] { $who } krijgt { $n } voor { part-car }{ $extra ->
                [0] {""}
               *[other] {" "}en { $extra } voor de beroemdheid erin
            }.
    }
log-scored-tile = { $who ->
        [you] Je krijgt { $n } voor locomotieftegel { $tile }.
        [nobody] krijgt { $n } voor locomotieftegel { $tile }.
       *[other] { $who } krijgt { $n } voor locomotieftegel { $tile }.
    }
log-scoring-part-ended = { $who ->
        [you] Jouw deel van de puntentelling is voorbij.
        [nobody] Dit deel van de puntentelling is voorbij.
       *[other] Het deel van { $who } in de puntentelling is voorbij.
    }
log-scoring-ended = Puntentelling { $n } is voorbij.
log-final = Eindtelling: munten en “Einde spel”-kaarten.
log-revealed = { $who ->
        [you] Je draait de geheime “Einde spel”-kaart om: { $card }.
        [nobody] draait de geheime “Einde spel”-kaart om: { $card }.
       *[other] { $who } draait de geheime “Einde spel”-kaart om: { $card }.
    }
log-coins-left = { $who ->
        [you] Je hebt nog { $n ->
                [one] 1 munt
               *[other] { $n } munten
            }.
        [nobody] heeft nog { $n ->
                [one] 1 munt
               *[other] { $n } munten
            }.
       *[other] { $who } heeft nog { $n ->
                [one] 1 munt
               *[other] { $n } munten
            }.
    }
log-game-end-part = { $who ->
        [you] Je “Einde spel”-kaarten worden geteld.
        [nobody] De “Einde spel”-kaarten worden geteld.
       *[other] De “Einde spel”-kaarten van { $who } worden geteld.
    }
log-game-end-counts = { $who ->
        [you] Je “Einde spel”-kaart wordt geteld: { $card }.
        [nobody] De “Einde spel”-kaart wordt geteld: { $card }.
       *[other] De “Einde spel”-kaart van { $who } wordt geteld: { $card }.
    }
log-game-end-scored = { $who ->
        [you] Je krijgt { $cards } × { $n } = { $sum } voor een “Einde spel”-kaart: { $card }.
        [nobody] krijgt { $cards } × { $n } = { $sum } voor een “Einde spel”-kaart: { $card }.
       *[other] { $who } krijgt { $cards } × { $n } = { $sum } voor een “Einde spel”-kaart: { $card }.
    }
log-final-ended = Munten en “Einde spel”-kaarten zijn geteld.
log-ended = { $who ->
        [you] Het spel is afgelopen. Je wint.
       *[other] { $n ->
                [one] Het spel is afgelopen. { $who } wint.
               *[other] Het spel is afgelopen. { $who } winnen samen.
            }
    }

# Module C: murder
log-destroy-evidence = { $who ->
        [you] Je legt een “Bewijzen vernietigen”-kaart open neer.
        [nobody] legt een “Bewijzen vernietigen”-kaart open neer.
       *[other] { $who } legt een “Bewijzen vernietigen”-kaart open neer.
    }
log-evidence = { $who ->
        [you] Je trekt een bewijs, gedekt.
        [nobody] trekt een bewijs, gedekt.
       *[other] { $who } trekt een bewijs, gedekt.
    }
log-dummy-suspects = { $who } neemt { $card } uit de opgeruimde rij.
log-revelation = De ontknoping: de moord wordt opgelost.
log-murderer = { $who ->
        [you] Je bent de moordenaar!
        [nobody] is de moordenaar!
       *[other] { $who } is de moordenaar!
    }
log-innocent = { $who ->
        [you] Je bent onschuldig.
        [nobody] is onschuldig.
       *[other] { $who } is onschuldig.
    }
log-evidence-shown = { $who ->
        [you] Je bewijzen: { $n ->
                [0] geen
               *[other] { $what }
            }.
        [nobody] De bewijzen: { $n ->
                [0] geen
               *[other] { $what }
            }.
       *[other] De bewijzen van { $who }: { $n ->
                [0] geen
               *[other] { $what }
            }.
    }
log-evidence-gone = { $who ->
        [you] Je legt een bewijs af: { $what }.
        [nobody] legt een bewijs af: { $what }.
       *[other] { $who } legt een bewijs af: { $what }.
    }
log-nobody-arrested = Iedereen heeft evenveel vingerafdrukken: niemand wordt gearresteerd.
log-arrested = { $n ->
        [one] Gearresteerd, met 1 vingerafdruk: { $names }.
       *[other] Gearresteerd, met { $n } vingerafdrukken: { $names }.
    }
log-escaped = { $who ->
        [you] Je komt weg met de moord: 20 punten.
        [nobody] komt weg met de moord: 20 punten.
       *[other] { $who } komt weg met de moord: 20 punten.
    }
log-escaped-dummy = { $who } komt weg met de moord.
log-ended-nobody = Het spel is afgelopen. Iedereen is gearresteerd: niemand wint.

# Module D: passengers and luggage
log-passenger = { $who ->
        [you] Je passagier gaat naar { part-car }.
        [nobody] De passagier gaat naar { part-car }.
       *[other] De passagier van { $who } gaat naar { part-car }.
    }
log-passenger-seated = { $who ->
        [you] Je passagier stapt in { part-car } en brengt { $n ->
                [one] 1 munt
               *[other] { $n } munten
            } mee.
        [nobody] De passagier stapt in { part-car } en brengt { $n ->
                [one] 1 munt
               *[other] { $n } munten
            } mee.
       *[other] De passagier van { $who } stapt in { part-car } en brengt { $n ->
                [one] 1 munt
               *[other] { $n } munten
            } mee.
    }
log-luggage = { $who ->
        [you] Je bagage gaat naar { part-car }.
        [nobody] De bagage gaat naar { part-car }.
       *[other] De bagage van { $who } gaat naar { part-car }.
    }
log-luggage-loaded = { $who ->
        [you] Je bagage wordt ingeladen in { part-car } en levert { $n ->
                [one] 1 punt
               *[other] { $n } punten
            } op.
        [nobody] De bagage wordt ingeladen in { part-car } en levert { $n ->
                [one] 1 punt
               *[other] { $n } punten
            } op.
       *[other] De bagage van { $who } wordt ingeladen in { part-car } en levert { $n ->
                [one] 1 punt
               *[other] { $n } punten
            } op.
    }
# Modules E and F: between the trains
log-middle = { $who ->
        [you] Je legt { $card } op plek { $n } in het midden.
        [nobody] legt { $card } op plek { $n } in het midden.
       *[other] { $who } legt { $card } op plek { $n } in het midden.
    }
log-mechanic = { $who ->
        [you] Je technicus op plek { $n } heeft zijn werk gedaan in de { part-train }.
        [nobody] De technicus op plek { $n } heeft zijn werk gedaan in de { part-train }.
       *[other] De technicus van { $who } op plek { $n } heeft zijn werk gedaan in de { part-train }.
    }
log-mechanic-lapsed = { $who ->
        [you] Je technicus op plek { $n } heeft niets te doen in de { part-train }.
        [nobody] De technicus op plek { $n } heeft niets te doen in de { part-train }.
       *[other] De technicus van { $who } op plek { $n } heeft niets te doen in de { part-train }.
    }
log-factory = { $who ->
        [you] Je fabriek op plek { $place } werkt: { $n ->
                [0] geen opwaarderingen
                [one] 1 opwaardering
               *[other] { $n } opwaarderingen
            }.
        [nobody] De fabriek op plek { $place } werkt: { $n ->
                [0] geen opwaarderingen
                [one] 1 opwaardering
               *[other] { $n } opwaarderingen
            }.
       *[other] De fabriek van { $who } op plek { $place } werkt: { $n ->
                [0] geen opwaarderingen
                [one] 1 opwaardering
               *[other] { $n } opwaarderingen
            }.
    }
log-storage = { $who ->
        [you] Je trekt { $n ->
                [0] geen kaarten: de stapel is leeg
                [one] 1 kaart voor het magazijn: { $cards }
               *[other] { $n } kaarten voor het magazijn: { $cards }
            }.
        [nobody] trekt { $n ->
                [0] geen kaarten: de stapel is leeg
                [one] 1 kaart voor het magazijn: { $cards }
               *[other] { $n } kaarten voor het magazijn: { $cards }
            }.
       *[other] { $who } trekt { $n ->
                [0] geen kaarten: de stapel is leeg
                [one] 1 kaart voor het magazijn: { $cards }
               *[other] { $n } kaarten voor het magazijn: { $cards }
            }.
    }
log-storage-card = { $who ->
        [you] Je gebruikt { $card } uit het magazijn.
        [nobody] gebruikt { $card } uit het magazijn.
       *[other] { $who } gebruikt { $card } uit het magazijn.
    }
log-toolbox = { $who ->
        [you] Je gebruikt de gereedschapskist van het magazijn.
        [nobody] gebruikt de gereedschapskist van het magazijn.
       *[other] { $who } gebruikt de gereedschapskist van het magazijn.
    }
log-storage-returned = { $n ->
        [one] De getrokken kaart gaat terug in de stapel.
       *[other] De { $n } getrokken kaarten gaan terug in de stapel.
    }
log-switch = { $who ->
        [you] Je wissel op plek { $place } levert { $n ->
                [one] 1 punt
               *[other] { $n } punten
            } op voor de { part-train }.
        [nobody] De wissel op plek { $place } levert { $n ->
                [one] 1 punt
               *[other] { $n } punten
            } op voor de { part-train }.
       *[other] De wissel van { $who } op plek { $place } levert { $n ->
                [one] 1 punt
               *[other] { $n } punten
            } op voor de { part-train }.
    }
# Teatime
log-orders = Te bestellen: { $tiles }.
log-order = { $who ->
        [you] Je bestelt { $tile } voor { part-car }.
        [nobody] bestelt { $tile } voor { part-car }.
       *[other] { $who } bestelt { $tile } voor { part-car }.
    }
log-order-scored = { $who ->
        [you] Je bestelling in { part-car } levert { $n ->
                [one] 1 punt
               *[other] { $n } punten
            } op.
        [nobody] De bestelling in { part-car } levert { $n ->
                [one] 1 punt
               *[other] { $n } punten
            } op.
       *[other] De bestelling van { $who } in { part-car } levert { $n ->
                [one] 1 punt
               *[other] { $n } punten
            } op.
    }
