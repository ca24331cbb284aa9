# First Class, English: words of the log. Keys are kebab-case.
# $who is a player's name, or "you", which chooses another form of the sentence.

log-drafted = { $who ->
        [you] You keep
       *[other] { $who } keeps
    } a Game End card in secret.
log-market = Laid open: a Game End card, { $card }.
log-round = Round { $n }. { $who ->
        [you] You are
       *[other] { $who } is
    } the start player.
log-dealt = Laid into the offer: { $card }.
log-turn = { $who ->
        [you] Your
       *[other] { $who }:
    } turn { $n } of 3.
log-taken = { $who ->
        [you] You take
       *[other] { $who } takes
    } { $card }.
log-declined = { $who ->
        [you] You decline
       *[other] { $who } declines
    } { $card } for an upgrade of choice.
log-start-tile = { $who ->
        [you] You take
       *[other] { $who } takes
    } the Start Player tile.
log-removed = Out of the game: { $card }.
log-row-cleared = Row { $n } is cleared: { $cards ->
        [one] one card leaves
       *[other] { $cards } cards leave
    } the game.
log-kept = { $who ->
        [you] You put
       *[other] { $who } puts
    } { $card } on the pile of taken cards.
log-contract-laid = { $who ->
        [you] You lay
       *[other] { $who } lays
    } down { $card }.
log-route = { $who ->
        [you] Your
       *[other] { $who }’s
    } route now runs to { $city }.
log-celebrity = { $name } boards { $who ->
        [you] your
       *[other] { $who }’s
    } { $car }.
log-postcard = { $who ->
        [you] You pin
       *[other] { $who } pins
    } { $card } to { $city }.
log-car = { $who ->
        [you] You add
       *[other] { $who } adds
    } a 0-value car to the { $train }.
log-upgrade = { $who ->
        [you] You upgrade
       *[other] { $who } upgrades
    } { $car } to { $n }.
log-mail-car = { $who ->
        [you] You add
       *[other] { $who } adds
    } a mail car to the { $train } ({ $what }).
log-tile = { $who ->
        [you] You add
       *[other] { $who } adds
    } { $tile } to the { $train }.
log-conductor = { $who ->
        [you] Your
       *[other] { $who }’s
    } conductor in the { $train } walks { $n ->
        [one] one card
       *[other] { $n } cards
    } on.
log-constantinople = { $who ->
        [you] You reach
       *[other] { $who } reaches
    } Constantinople: { $n } points.
log-locomotive = { $who ->
        [you] Your
       *[other] { $who }’s
    } locomotive reaches station { $n }.
log-coins = { $who ->
        [you] You gain
       *[other] { $who } gains
    } { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }.
log-spent = { $who ->
        [you] You spend
       *[other] { $who } spends
    } { $n ->
        [one] a coin from column { $columns }
       *[other] { $n } coins
    }.
log-points = { $who ->
        [you] You score
       *[other] { $who } scores
    } { $n ->
        [one] 1 point
       *[other] { $n } points
    } ({ $source }).
log-game-end = { $who ->
        [you] You take
       *[other] { $who } takes
    } a Game End card: { $card }.
log-fulfilled = { $who ->
        [you] You fulfil
       *[other] { $who } fulfils
    } { $card }.
log-frame = { $source }: { $what }.
log-symbol = { $who ->
        [you] You resolve
       *[other] { $who } resolves
    } { $what }.
log-frame-done = { $who ->
        [you] You are
       *[other] { $who } is
    } done with the frame.
log-lapsed = Lapsed: { $what }.
log-waits = { $source } waits: { $what }.
log-lost = Lost at the end of the turn, { $source }: { $what }.
log-out-of-turn = { $who ->
        [you] You resolve
       *[other] { $who } resolves
    } what the Start Player tile gave.
log-turn-ended = { $who ->
        [you] Your
       *[other] { $who }’s
    } turn is over.
log-round-ended = Round { $n } is over. { $who ->
        [you] You start
       *[other] { $who } starts
    } from now on.
log-pile-finished = Pile { $n } is finished: { $cards } unseen cards leave the game.
log-scoring = Scoring phase { $n } begins.
log-scoring-part = { $who ->
        [you] Your
       *[other] { $who }’s
    } part of the scoring phase.
log-station = { $who ->
        [you] You use
       *[other] { $who } uses
    } bonus station { $n }{ $copy ->
        [1] {""}
       *[other] {" "}again
    }.
log-scored = { $who ->
        [you] Your
       *[other] { $who }’s
    } { $car } scores { $n }{ $extra ->
        [0] {""}
       *[other] {" "}and { $extra } for the celebrity
    }.
log-scoring-part-ended = { $who ->
        [you] Your
       *[other] { $who }’s
    } part of the scoring phase is over.
log-scoring-ended = Scoring phase { $n } is over.
log-final = Final scoring: coins and Game End cards.
log-revealed = { $who ->
        [you] You show
       *[other] { $who } shows
    } the drafted Game End card: { $card }.
log-ended = The game is over. { $who ->
        [you] You win
       *[other] { $n ->
                [one] { $who } wins
               *[other] { $who } win together
            }
    }.

# Module C: murder
log-destroy-evidence = { $who ->
        [you] You lay
       *[other] { $who } lays
    } a card open that destroys evidence at the end.
log-evidence = { $who ->
        [you] You draw
       *[other] { $who } draws
    } an evidence token, face down.
log-dummy-suspects = { $who } takes up { $card } from the cleared row.
log-revelation = The final revelation: the murder is solved.
log-murderer = { $who ->
        [you] You are
       *[other] { $who } is
    } the murderer!
log-innocent = { $who ->
        [you] You are
       *[other] { $who } is
    } innocent.
log-evidence-shown = { $who ->
        [you] Your
       *[other] { $who }’s
    } evidence: { $what }.
log-evidence-gone = { $who ->
        [you] You take away
       *[other] { $who } takes away
    } { $what }.
log-nobody-arrested = Everybody left the same number of fingerprints: nobody is arrested.
log-arrested = Arrested, with { $n ->
        [one] 1 fingerprint
       *[other] { $n } fingerprints
    }: { $names }.
log-escaped = { $who ->
        [you] You escape
       *[other] { $who } escapes
    } as the murderer: 20 points.
log-ended-nobody = The game is over. Everybody is arrested: nobody wins.

# Module D: passengers and luggage
log-passenger = { $who ->
        [you] Your
       *[other] { $who }’s
    } passenger goes to { $car }.
log-passenger-seated = { $who ->
        [you] Your
       *[other] { $who }’s
    } passenger takes a seat in { $car } and brings { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }.
log-luggage = { $who ->
        [you] Your
       *[other] { $who }’s
    } luggage goes to { $car }.
log-luggage-loaded = { $who ->
        [you] Your
       *[other] { $who }’s
    } luggage is loaded onto { $car } and brings { $n ->
        [one] 1 point
       *[other] { $n } points
    }.

# Modules E and F: between the trains
log-middle = { $who ->
        [you] You lay
       *[other] { $who } lays
    } { $card } into middle place { $n }.
log-mechanic = { $who ->
        [you] Your
       *[other] { $who }’s
    } mechanic in place { $n } has done its work in the { $train }.
log-mechanic-lapsed = { $who ->
        [you] Your
       *[other] { $who }’s
    } mechanic in place { $n } finds nothing to do in the { $train }.
log-factory = { $who ->
        [you] Your
       *[other] { $who }’s
    } factory in place { $place } works: { $n ->
        [0] no upgrade
        [one] 1 upgrade
       *[other] { $n } upgrades
    }.
log-storage = { $who ->
        [you] You draw
       *[other] { $who } draws
    } { $n ->
        [0] no card, because the pile is empty
        [one] 1 card for the Storage: { $cards }
       *[other] { $n } cards for the Storage: { $cards }
    }.
log-storage-card = { $who ->
        [you] You use
       *[other] { $who } uses
    } { $card } out of the Storage.
log-toolbox = { $who ->
        [you] You use
       *[other] { $who } uses
    } the toolbox of the Storage.
log-storage-returned = { $n ->
        [one] The card drawn goes
       *[other] The { $n } cards drawn go
    } back into the pile.
log-switch = { $who ->
        [you] Your
       *[other] { $who }’s
    } switch in place { $place } scores { $n ->
        [one] 1 point
       *[other] { $n } points
    } for the { $train }.

# Teatime
log-orders = Orders lie ready: { $tiles }.
log-order = { $who ->
        [you] You order
       *[other] { $who } orders
    } { $tile } for { $car }.
log-order-scored = { $who ->
        [you] Your
       *[other] { $who }’s
    } order in { $car } scores { $n ->
        [one] 1 point
       *[other] { $n } points
    }.

# A dummy scores nothing
log-dummy-escaped = { $who } escapes as the murderer.
