use super::*;
use rules::{OfferPlace, TrainId};

/// A name for every layout, and the layout.
type Named = (String, TableLayout);

/// Every layout of a large stage.
fn layouts() -> impl Iterator<Item = Named> {
    let all_features = (0..16u8).map(|bits| BoardFeatures {
        middle: bits & 1 > 0,
        contracts: bits & 2 > 0,
        evidence: bits & 4 > 0,
        orders: true,
        crowded: bits & 8 > 0,
    });
    let bare = [Shape::Wide, Shape::Tall].into_iter().flat_map(|shape| (2..=4).map(move |players| (shape, players)));
    all_features.flat_map(move |features| {
        bare.clone().map(move |(shape, players)| {
            let layout = TableLayout::of(shape, players, features, PhoneView::default());
            (format!("{shape:?} {players} {features:?}"), layout)
        })
    })
}

fn places(layout: &TableLayout) -> Vec<(String, Rect)> {
    let TableLayout { offer, market, board, .. } = layout;
    let mut places = [
        ("top left", layout.top_bar.left),
        ("menu", layout.top_bar.menu),
        ("start tile", offer.start_tile),
        ("heading", market.heading),
        ("locomotive tile", market.locomotive_tile()),
        ("constantinople", market.constantinople()),
        ("prompt", layout.prompt),
        ("route", board.route),
        ("upper", board.trains.lane(TrainId::Upper)),
        ("lower", board.trains.lane(TrainId::Lower)),
        ("coins", board.purse.panel),
        ("mail cars", board.mail_cars),
        ("taken", board.taken),
    ]
    .map(|(name, place)| (name.to_owned(), place))
    .to_vec();
    let some = [
        ("name", board.name_plate),
        ("route plate", board.route_plate),
        ("supply", market.supply),
        ("contracts", board.contracts),
        ("evidence", board.evidence),
        ("middle plate", board.middle_plate),
    ];
    places.extend(some.into_iter().filter_map(|(name, place)| Some((name.to_owned(), place?))));
    places.extend((0..2).map(|dummy| (format!("dummy {dummy}"), market.dummy(dummy))));
    places.extend((0..market.pile_count).map(|pile| (format!("pile {pile}"), market.pile(pile))));
    if layout.features.middle {
        places.extend((0..4).map(|place| (format!("middle {place}"), board.middle(place))));
    }
    places.extend(OfferPlace::all().map(|place| (format!("{place:?}"), offer.card(place))));
    places.extend((0..3).map(|row| (format!("counter {row}"), offer.row_counter(row))));
    places.extend((0..4).map(|slot| (format!("market {slot}"), market.card(slot))));
    places.extend((0..layout.players).map(|nth| (format!("plate {nth}"), layout.top_bar.plate(nth))));
    places.extend((1..layout.players).map(|nth| (format!("board {nth}"), layout.small_board(nth - 1))));
    places
}

#[test]
fn zones_lie_on_the_stage_and_apart() {
    for (name, layout) in layouts() {
        let (stage, places) = (Rect::from_corners(Vec2::ZERO, layout.size), places(&layout));
        for (nth, (what, place)) in places.iter().enumerate() {
            assert!(
                stage.contains(place.min) && stage.contains(place.max),
                "{name}: {what} {place:?} leaves the stage"
            );
            for (other, over) in &places[nth + 1..] {
                let shared = place.intersect(*over);
                assert!(shared.is_empty() || shared.size().min_element() < 0.01, "{name}: {what} lies on {other}");
            }
        }
    }
}

#[test]
fn a_hint_covers_neither_what_it_points_at_nor_the_prompt() {
    for (name, layout) in layouts() {
        let stage = Rect::from_corners(Vec2::ZERO, layout.size);
        for hint in [layout.hint, layout.hint_in_revelation] {
            assert!(stage.contains(hint.min) && stage.contains(hint.max), "{name}");
        }
        let mut spared = vec![layout.prompt, layout.board.frame, layout.offer.start_tile];
        spared.extend(OfferPlace::all().map(|place| layout.offer.card(place)));
        if layout.size == Shape::Wide.size() {
            spared.extend((0..4).map(|slot| layout.market.card(slot)));
        }
        assert!(spared.iter().all(|place| place.intersect(layout.hint).is_empty()), "{name}");
    }
}

#[test]
fn a_hint_leaves_the_boards_below_it_whole() {
    for players in 2..=4 {
        let layout = TableLayout::new(Shape::Wide, players);
        let boards =
            || (0..players - 1).map(|nth| (layout.small_board(nth), layout.small_board_beside(nth, Some(layout.hint))));
        assert!(boards().all(|(whole, _)| layout.small_board_beside(0, None).is_some() && whole.height() > 100.0));
        for (whole, left) in boards() {
            let Some(left) = left else {
                assert!(layout.hint.max.y >= whole.max.y - 0.1, "{players}: a board is covered in part and left out");
                continue;
            };
            assert!(left == whole || players == 2, "{players}: {left:?}");
            assert!(left.intersect(layout.hint).is_empty() && whole.max == left.max, "{players}");
        }
        assert!(boards().any(|(_, left)| left.is_some()), "{players}: somebody can still be seen");
    }
}

#[test]
fn what_belongs_to_a_board_lies_on_it() {
    for (name, layout) in layouts() {
        let BoardLayout { frame, trains, purse, .. } = layout.board;
        for train in TrainId::BOTH {
            let lane = trains.lane(train);
            let slots = (0..10).map(|place| trains.slot(train, place));
            for part in slots.chain([trains.plate(train), trains.score(train)]) {
                assert!(lane.contains(part.min) && lane.contains(part.max), "{name} {part:?}");
                assert!(frame.contains(part.min) && frame.contains(part.max));
            }
            assert!(trains.slot(train, 9).max.x < trains.score(train).min.x);
        }
        for (column, spaces) in [5u8, 5, 2].into_iter().enumerate() {
            let top = purse.coin(column as u8, spaces - 1);
            assert!(purse.panel.contains(top - Vec2::splat(9.0)), "{name}");
        }
    }
}

#[test]
fn draft_cards_lie_in_the_offer() {
    for (_, TableLayout { offer, .. }) in layouts() {
        for count in 1..=5 {
            for nth in 0..count {
                let card = offer.draft_card(nth, count);
                assert!(offer.room.contains(card.min) && offer.room.contains(card.max), "{count} {card:?}");
            }
        }
    }
}
