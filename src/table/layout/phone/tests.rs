use strum::VariantArray;

use super::*;
use crate::{table::layout::TrainSigns, ui::viewport::Viewport};
use rules::{OfferPlace, TrainId};

/// In landscape and in portrait, with and without the edges that a camera takes.
const WINDOWS: [(f32, f32); 8] = [
    (844.0, 390.0),
    (750.0, 369.0),
    (667.0, 375.0),
    (568.0, 320.0),
    (932.0, 430.0),
    (390.0, 844.0),
    (390.0, 763.0),
    (360.0, 640.0),
];

/// What is asked about a layout.
struct PhoneCase {
    name: String,
    portrait: bool,
    view: PhoneView,
    layout: TableLayout,
}

/// Every layout of a phone.
fn layouts() -> impl Iterator<Item = PhoneCase> {
    let shapes = WINDOWS.map(|(x, y)| Viewport::phone(Vec2::new(x, y), 1.0).expect("it is small").shape);
    let features = |bits: u8| BoardFeatures {
        middle: bits & 1 > 0,
        contracts: bits & 2 > 0,
        evidence: bits & 4 > 0,
        orders: bits & 8 > 0,
        crowded: false,
    };
    let views = || {
        let of_tab = |tab: &Tab| [6, 10].map(|longest| PhoneView { tab: *tab, longest, ..PhoneView::default() });
        Tab::VARIANTS.iter().flat_map(of_tab)
    };
    let of_shape = move |shape| {
        let all = (2..=4).flat_map(move |players| (0..16).map(move |bits| (players, features(bits))));
        all.flat_map(move |(players, features)| {
            views().map(move |view| {
                let layout = TableLayout::of(shape, players, features, view);
                let name = format!("{shape:?} {players} {features:?} {view:?}");
                PhoneCase { name, portrait: layout.size.y > layout.size.x, view, layout }
            })
        })
    };
    shapes.into_iter().flat_map(of_shape)
}

/// What can be touched, always.
fn touched(layout: &TableLayout) -> Vec<(String, Rect)> {
    let mut all =
        vec![("menu".to_owned(), layout.top_bar.menu), ("undo".to_owned(), layout.top_bar.undo.expect("there is one"))];
    all.extend((0..layout.players).map(|nth| (format!("plate {nth}"), layout.top_bar.plate(nth))));
    all.extend(layout.tabs().map(|tab| (format!("{tab}"), layout.tab(tab))));
    all
}

/// What lies beside that.
fn places(phone: &PhoneCase) -> Vec<(String, Rect)> {
    let PhoneCase { portrait, view, layout, .. } = phone;
    let TableLayout { offer, market, board, features, .. } = layout;
    let named = |name: &str, place: Rect| (name.to_owned(), place);
    let lanes = TrainId::BOTH.map(|train| named("lane", board.trains.lane(train)));
    let middle = (0..4).filter(|_| features.middle).map(|nth| named("middle", board.middle(nth)));
    let mut all = vec![named("top left", layout.top_bar.left), named("prompt", layout.prompt)];
    if *portrait || matches!(view.tab, Tab::Offer | Tab::Route) {
        all.extend(lanes);
    }
    match view.tab {
        Tab::Offer => {
            all.extend(OfferPlace::all().map(|place| (format!("{place:?}"), offer.card(place))));
            all.extend((0..3).map(|row| (format!("counter {row}"), offer.row_counter(row))));
            all.push(named("start tile", offer.start_tile));
        }
        Tab::Route => {
            all.push(named("route", board.route));
            all.extend(middle.filter(|_| *portrait));
        }
        Tab::Market => {
            all.push(named("heading", market.heading));
            all.extend((0..4).map(|slot| (format!("market {slot}"), market.card(slot))));
            let piles = (0..market.pile_count).filter(|_| market.shows_piles);
            all.extend(piles.map(|pile| (format!("pile {pile}"), market.pile(pile))));
            all.extend([named("tiles", market.locomotive_tile()), named("end", market.constantinople())]);
            all.extend(market.supply.map(|supply| named("supply", supply)));
        }
        Tab::Coins => all.extend([named("coins", board.purse.panel), named("mail cars", board.mail_cars)]),
        Tab::Contract => {
            all.extend(board.contracts.map(|place| named("contracts", place)));
            all.extend(board.evidence.map(|place| named("evidence", place)));
            all.push(named("taken", board.taken));
            all.extend(middle.filter(|_| !*portrait));
        }
        Tab::Others => all.extend((1..layout.players).map(|nth| named("board", layout.small_board(nth - 1)))),
        Tab::Log => {}
    }
    all
}

#[test]
fn zones_lie_on_the_screen_and_apart() {
    for phone in layouts() {
        let PhoneCase { name, layout, .. } = &phone;
        let screen = Rect::from_corners(Vec2::ZERO, layout.size).inflate(0.01);
        let all = [touched(layout), places(&phone)].concat();
        for (nth, (what, place)) in all.iter().enumerate() {
            assert!(screen.contains(place.min) && screen.contains(place.max), "{name}: {what} {place:?}");
            assert!(place.size().min_element() > 0.0, "{name}: {what} {place:?} is empty");
            for (other, over) in &all[nth + 1..] {
                let shared = place.intersect(*over);
                let apart = shared.is_empty() || shared.size().min_element() < 0.01;
                assert!(apart, "{name}: {what} {place:?} lies on {other} {over:?}");
            }
        }
    }
}

#[test]
fn a_finger_hits_everything() {
    for PhoneCase { name, portrait, view, layout } in layouts() {
        let offer = OfferPlace::all().map(|place| (format!("{place:?}"), layout.offer.card(place)));
        for (what, place) in touched(&layout).into_iter().chain(offer) {
            // On the smallest phones six cards side by side leave a little less.
            let least = if layout.size.min_element() < 375.0 { 41.0 } else { FINGER };
            assert!(place.size().min_element() >= least - 0.01, "{name}: {what} {place:?}");
        }
        for place in 0..10 {
            let car = layout.board.trains.slot(TrainId::Lower, place);
            let least = if view.tab == Tab::Route && layout.size.x > 600.0 { 34.0 } else { 22.0 };
            assert!(car.width() >= if portrait { FINGER } else { least }, "{name}: {car:?}");
        }
    }
}

#[test]
fn trains_lie_in_their_lanes() {
    for PhoneCase { name, portrait, view, layout } in layouts() {
        let trains = layout.board.trains;
        for train in TrainId::BOTH {
            let lane = trains.lane(train);
            let last = if trains.signs == TrainSigns::Shared { view.longest - 1 } else { 9 };
            for place in 0..=last {
                let slot = trains.slot(train, place);
                assert!(slot.max.y <= lane.max.y && slot.min.y >= lane.min.y, "{name} {slot:?} {lane:?}");
                assert!(portrait || lane.contains(slot.min) && lane.contains(slot.max), "{name} {slot:?}");
            }
        }
    }
}

#[test]
fn the_route_of_a_portrait_phone_fills_its_sheet() {
    for PhoneCase { name, layout, .. } in layouts().filter(|phone| phone.portrait && phone.view.tab == Tab::Route) {
        let (sheet, route) = (layout.sheet.expect("there are tabs"), layout.board.route);
        let foot = if layout.features.middle { layout.board.middle(3).max.y } else { route.max.y };
        assert!(route.min.y - sheet.min.y < 10.0 && sheet.max.y - foot < 10.0, "{name}");
        assert!(route.height() > 0.5 * sheet.height(), "{name}: {route:?}");
    }
}
