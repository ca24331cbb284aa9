# First Class, English: words of the log. Keys are kebab-case.
# $who is a player’s name. If it is the reader instead, [you] selects another form of the sentence; [nobody] is for lines
# below the name, which then is not said again. $train is upper or lower, $car the number of a card in that train.

log-drafted = { $who ->
        [you] You draft
        [nobody] drafts
       *[other] { $who } drafts
    } a Game End card in secret.
log-market = New on display: a Game End card, { $card }.
log-round = Round { $n }. { $who ->
        [you] You are
       *[other] { $who } is
    } the start player.
log-dealt = New in the offer: { $card }.
log-turn = { $who ->
        [you] Your
       *[other] { $who }:
    } turn { $n } of 3.
log-taken = { $who ->
        [you] You take
        [nobody] takes
       *[other] { $who } takes
    } { $card }.
log-declined = { $who ->
        [you] You decline
        [nobody] declines
       *[other] { $who } declines
    } { $card } for an upgrade of choice.
log-start-tile = { $who ->
        [you] You take
        [nobody] takes
       *[other] { $who } takes
    } the Start Player tile.
log-removed = Removed from the game: { $card }.
log-row-cleared = Row { $n } is cleared: { $cards ->
        [one] one card leaves
       *[other] { $cards } cards leave
    } the game.
log-kept = { $who ->
        [you] You add
        [nobody] adds
       *[other] { $who } adds
    } { $card } to the pile of cards taken.
log-contract-laid = { $who ->
        [you] You put
        [nobody] puts
       *[other] { $who } puts
    } down { $card }.
log-route = { $who ->
        [you] Your
        [nobody] The
       *[other] { $who }’s
    } route now runs to { $city }.
log-celebrity = { $who ->
        [you] You seat
        [nobody] seats
       *[other] { $who } seats
    } { $name } in { part-car }.
log-postcard = { $who ->
        [you] You pin
        [nobody] pins
       *[other] { $who } pins
    } the { $card } to { $city }.
log-car = { $who ->
        [you] You add
        [nobody] adds
       *[other] { $who } adds
    } a 0-value car to the { part-train }.
log-upgrade = { $who ->
        [you] You upgrade
        [nobody] upgrades
       *[other] { $who } upgrades
    } { part-car } to { $n }.
log-mail-car = { $who ->
        [you] You add
        [nobody] adds
       *[other] { $who } adds
    } a mail car to the { part-train } ({ $what }).
log-tile = { $who ->
        [you] You add
        [nobody] adds
       *[other] { $who } adds
    } Locomotive tile { $n } to the { part-train }.
log-conductor = { $who ->
        [you] Your
        [nobody] The
       *[other] { $who }’s
    } conductor in the { part-train } moves { $n ->
        [one] 1 step
       *[other] { $n } steps
    }.
log-constantinople = { $who ->
        [you] You reach
        [nobody] reaches
       *[other] { $who } reaches
    } Constantinople with a conductor on the Locomotive tile: { $n } points.
log-locomotive = { $who ->
        [you] Your
        [nobody] The
       *[other] { $who }’s
    } locomotive reaches station { $n }.
log-coins = { $who ->
        [you] You gain
        [nobody] gains
       *[other] { $who } gains
    } { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }.
log-spent = { $who ->
        [you] You spend
        [nobody] spends
       *[other] { $who } spends
    } { $n ->
        [one] a coin from column { $columns }
       *[other] { $n } coins
    }.
log-points = { $who ->
        [you] You score
        [nobody] scores
       *[other] { $who } scores
    } { $n ->
        [one] 1 point
       *[other] { $n } points
    } ({ $source }).
log-game-end = { $who ->
        [you] You take
        [nobody] takes
       *[other] { $who } takes
    } a Game End card: { $card }.
log-fulfilled = { $who ->
        [you] You fulfill
        [nobody] fulfills
       *[other] { $who } fulfills
    } { $card }.
log-frame = { $source }: { $what }.
log-symbol = { $who ->
        [you] You resolve
        [nobody] resolves
       *[other] { $who } resolves
    } { $what }.
log-frame-done = { $who ->
        [you] You finish
        [nobody] finishes
       *[other] { $who } finishes
    } the frame.
log-lapsed = Lapsed: { $what }.
log-waits = Waiting: { $source } ({ $what }).
log-lost = Lost unused: { $source } ({ $what }).
log-out-of-turn = { $who ->
        [you] You resolve what you gained
       *[other] { $who } resolves what was gained
    } from the Start Player tile.
log-turn-ended = { $who ->
        [you] Your
        [nobody] The
       *[other] { $who }’s
    } turn is over.
log-round-ended = Round { $n } is over. { $who ->
        [you] You are
       *[other] { $who } is
    } the start player from now on.
log-pile-finished = Pile { $n } is finished: { $cards ->
        [one] 1 unseen card leaves
       *[other] { $cards } unseen cards leave
    } the game.
log-scoring = Scoring phase { $n } begins.
log-scoring-part = { $who ->
        [you] Your
       *[other] { $who }’s
    } part of the scoring phase.
log-station = { $who ->
        [you] You use
        [nobody] uses
       *[other] { $who } uses
    } bonus station { $n }{ $copy ->
        [1] {""}
       *[other] {" "}again
    }.
log-scored = { $who ->
        [you] You score
        [nobody] scores
       *[other] { $who } scores
    } { $n } for { part-car }{ $extra ->
        [0] {""}
       *[other] {" "}and { $extra } for the celebrity in it
    }.
log-scored-tile = { $who ->
        [you] You score
        [nobody] scores
       *[other] { $who } scores
    } { $n } for Locomotive tile { $tile }.
log-scoring-part-ended = { $who ->
        [you] Your
        [nobody] The
       *[other] { $who }’s
    } part of the scoring phase is over.
log-scoring-ended = Scoring phase { $n } is over.
log-final = Final scoring: coins and Game End cards.
log-revealed = { $who ->
        [you] You reveal your
        [nobody] reveals the
       *[other] { $who } reveals the
    } drafted Game End card: { $card }.
log-coins-left = { $who ->
        [you] You have
        [nobody] has
       *[other] { $who } has
    } { $n ->
        [one] 1 coin
       *[other] { $n } coins
    } left.
log-game-end-part = { $who ->
        [you] Your
        [nobody] The
       *[other] { $who }’s
    } Game End cards are counted.
log-game-end-counts = { $who ->
        [you] Your
        [nobody] The
       *[other] { $who }’s
    } Game End card is counted: { $card }.
log-game-end-scored = { $who ->
        [you] You score
        [nobody] scores
       *[other] { $who } scores
    } { $cards } × { $n } = { $sum } for a Game End card: { $card }.
log-final-ended = Coins and Game End cards are counted.
log-ended = The game is over. { $who ->
        [you] You win
       *[other] { $n ->
                [one] { $who } wins
               *[other] { $who } win together
            }
    }.

# Module C: murder
log-destroy-evidence = { $who ->
        [you] You put
        [nobody] puts
       *[other] { $who } puts
    } down a Destroy evidence card, face up.
log-evidence = { $who ->
        [you] You draw
        [nobody] draws
       *[other] { $who } draws
    } an evidence token, face down.
log-dummy-suspects = { $who } takes { $card } from the cleared row.
log-revelation = The final revelation: the murder is solved.
log-murderer = { $who ->
        [you] You are
        [nobody] is
       *[other] { $who } is
    } the murderer!
log-innocent = { $who ->
        [you] You are
        [nobody] is
       *[other] { $who } is
    } innocent.
log-evidence-shown = { $who ->
        [you] Your
        [nobody] The
       *[other] { $who }’s
    } evidence: { $n ->
        [0] none
       *[other] { $what }
    }.
log-evidence-gone = { $who ->
        [you] You discard
        [nobody] discards
       *[other] { $who } discards
    } evidence: { $what }.
log-nobody-arrested = Everybody has the same number of fingerprints: nobody is arrested.
log-arrested = Arrested, with { $n ->
        [one] 1 fingerprint
       *[other] { $n } fingerprints
    }: { $names }.
log-escaped = { $who ->
        [you] You get away
        [nobody] gets away
       *[other] { $who } gets away
    } with murder: 20 points.
log-escaped-dummy = { $who } gets away with murder.
log-ended-nobody = The game is over. Everybody is under arrest: nobody wins.

# Module D: passengers and luggage
log-passenger = { $who ->
        [you] Your
        [nobody] The
       *[other] { $who }’s
    } passenger goes to { part-car }.
log-passenger-seated = { $who ->
        [you] Your
        [nobody] The
       *[other] { $who }’s
    } passenger takes a seat in { part-car } and brings { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }.
log-luggage = { $who ->
        [you] Your
        [nobody] The
       *[other] { $who }’s
    } luggage goes to { part-car }.
log-luggage-loaded = { $who ->
        [you] Your
        [nobody] The
       *[other] { $who }’s
    } luggage is loaded onto { part-car } and scores { $n ->
        [one] 1 point
       *[other] { $n } points
    }.

# Modules E and F: between the trains
log-middle = { $who ->
        [you] You put
        [nobody] puts
       *[other] { $who } puts
    } { $card } in middle place { $n }.
log-mechanic = { $who ->
        [you] Your
        [nobody] The
       *[other] { $who }’s
    } mechanic in place { $n } has done its work in the { part-train }.
log-mechanic-lapsed = { $who ->
        [you] Your
        [nobody] The
       *[other] { $who }’s
    } mechanic in place { $n } finds nothing to do in the { part-train }.
log-factory = { $who ->
        [you] Your
        [nobody] The
       *[other] { $who }’s
    } factory in place { $place } works: { $n ->
        [0] no upgrades
        [one] 1 upgrade
       *[other] { $n } upgrades
    }.
log-storage = { $who ->
        [you] You draw
        [nobody] draws
       *[other] { $who } draws
    } { $n ->
        [0] no cards: the pile is empty
        [one] 1 card for the Storage: { $cards }
       *[other] { $n } cards for the Storage: { $cards }
    }.
log-storage-card = { $who ->
        [you] You use
        [nobody] uses
       *[other] { $who } uses
    } { $card } from the Storage.
log-toolbox = { $who ->
        [you] You use
        [nobody] uses
       *[other] { $who } uses
    } the Storage’s toolbox.
log-storage-returned = { $n ->
        [one] The card drawn goes
       *[other] The { $n } cards drawn go
    } back into the pile.
log-switch = { $who ->
        [you] Your
        [nobody] The
       *[other] { $who }’s
    } switch in place { $place } scores { $n ->
        [one] 1 point
       *[other] { $n } points
    } for the { part-train }.

# Teatime
log-orders = Orders on offer: { $tiles }.
log-order = { $who ->
        [you] You order
        [nobody] orders
       *[other] { $who } orders
    } { $tile } for { part-car }.
log-order-scored = { $who ->
        [you] Your
        [nobody] The
       *[other] { $who }’s
    } order in { part-car } scores { $n ->
        [one] 1 point
       *[other] { $n } points
    }.
