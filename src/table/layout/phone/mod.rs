//! The table on a phone: the same pieces in other places. Lying, the prompt is at the right with the tabs below it;
//! upright, it is a sheet at the foot. What a tab shows lies over the offer, or over offer and trains; whatever is
//! not shown has its place in its tab, so that pieces on their way there can be followed.

mod sheets;
mod trains;

use bevy::prelude::*;

use super::Layout;
use crate::{
    drawing::rect,
    pieces::size::{CARD, MARKET_CARD},
    ui::{regions::Tab, viewport::Phone},
};
use rules::OfferPlace;

/// What a phone shows of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PhoneView {
    pub tab: Tab,
    /// Upright: how far each lane is moved to the left, in thousandths of a car.
    pub moved: [u16; 2],
    /// Lying: how many cards the longer train has.
    pub longest: u8,
    /// Upright: the prompt is folded to a bar.
    pub folded: bool,
}

/// Room at the edges of the screen.
const EDGE: f32 = 4.0;
/// The top bar.
const BAR: f32 = 46.0;
/// Room between two cards of the offer.
const GAP: f32 = 4.0;
/// Room between the table and the prompt beside it.
const BESIDE: f32 = 8.0;
/// The smallest thing that a finger hits.
const FINGER: f32 = 44.0;
/// The tabs of a portrait phone.
const TABS: f32 = 48.0;
/// What remains of a prompt that is folded.
const FOLDED: f32 = 64.0;

/// The parts of the screen.
struct ScreenParts {
    offer: Rect,
    trains: Rect,
    prompt: Rect,
    tabs: Rect,
    /// The size of a card of the offer.
    card: Vec2,
}

impl ScreenParts {
    fn of(phone: Phone) -> Self {
        if phone.is_portrait() { Self::portrait(phone.size()) } else { Self::landscape(phone.size()) }
    }

    fn landscape(size: Vec2) -> Self {
        // The cards need all the width of a small phone; on a larger one the words of the prompt and tabs get some.
        let words = 170.0 + (0.1 * (size.x - 667.0)).clamp(0.0, 18.0);
        let beside = FINGER + GAP + 5.0 * GAP;
        let card = ((size.x - 2.0 * EDGE - BESIDE - beside - words) / 6.0).min(100.0);
        let wide = beside + 6.0 * card;
        let left = EDGE + wide + BESIDE;
        let (top, foot) = (BAR + 5.0, size.y - EDGE);
        let trains = ((foot - top) * 0.345).max(2.0 * FINGER + 5.0);
        let offer = foot - top - trains - 4.0;
        let row = (offer - 2.0 * GAP) / 3.0;
        Self {
            offer: rect(EDGE, top, wide, offer),
            trains: rect(EDGE, foot - trains, wide, trains),
            prompt: rect(left, top, size.x - EDGE - left, offer),
            tabs: rect(left, foot - trains, size.x - EDGE - left, trains),
            card: Vec2::new(card, row),
        }
    }

    fn portrait(size: Vec2) -> Self {
        let (top, wide) = (BAR + 5.0, size.x - 2.0 * EDGE);
        let free = size.y - top - TABS - 18.0;
        let (offer, trains) = (free * 0.38, free * 0.32);
        let card = Vec2::new((wide - 18.0 - 6.0 * GAP) / 6.0, (offer - 2.0 * GAP) / 3.0);
        let tabs = top + offer + 6.0;
        let own = tabs + TABS + 6.0;
        Self {
            offer: rect(EDGE, top, wide, offer),
            tabs: rect(EDGE, tabs, wide, TABS),
            trains: rect(EDGE, own, wide, trains),
            prompt: Rect::new(0.0, own + trains + 6.0, size.x, size.y),
            card,
        }
    }
}

/// The tabs of a landscape phone, in two rows; the first one leads to the route or back to the offer.
const LYING: [Tab; 6] = [Tab::Route, Tab::Market, Tab::Coins, Tab::Contract, Tab::Others, Tab::Log];

impl Layout {
    /// The phone, if it is one.
    pub fn phone(self) -> Option<Phone> {
        self.shape.phone()
    }

    /// Whether it is a phone that is held upright.
    pub fn is_portrait(self) -> bool {
        self.phone().is_some_and(Phone::is_portrait)
    }

    /// The plan with these things in view.
    #[must_use]
    pub fn with_phone_view(self, phone_view: PhoneView) -> Self {
        Self { phone_view, ..self }
    }

    fn parts(self) -> ScreenParts {
        ScreenParts::of(self.phone().unwrap_or(Phone { wide: 844, high: 390 }))
    }

    /// Whether the phone shows this tab.
    pub fn shows(self, tab: Tab) -> bool {
        self.phone_view.tab == tab
    }

    /// Whether the trains are large, with the route above them.
    pub fn large_trains(self) -> bool {
        !self.is_portrait() && self.shows(Tab::Route)
    }

    /// Where what a tab shows lies.
    pub fn sheet(self) -> Rect {
        let parts = self.parts();
        if self.is_portrait() { parts.offer } else { Rect::from_corners(parts.offer.min, parts.trains.max) }
    }

    /// Where a zone lies on its sheet or, while that is not in view, its tab.
    fn on_sheet(self, tab: Tab, place: impl FnOnce(Rect) -> Rect) -> Rect {
        if self.shows(tab) { place(self.sheet()) } else { self.tab(tab) }
    }

    /// The tabs in the order in which they are shown.
    pub fn tabs(self) -> impl Iterator<Item = Tab> {
        LYING.into_iter()
    }

    /// Where a tab is.
    pub fn tab(self, tab: Tab) -> Rect {
        let all = self.parts().tabs;
        let nth = LYING.iter().position(|other| *other == tab).unwrap_or(0) as f32;
        if self.is_portrait() {
            let left = all.min.x + FINGER + 4.0 + GAP;
            let step = (all.max.x - left + GAP) / 6.0;
            return rect(left + nth * step, all.min.y, step - GAP, all.height());
        }
        let (step, row) = ((all.width() + GAP) / 3.0, (all.height() + GAP) / 2.0);
        let (column, line) = (nth % 3.0, (nth / 3.0).floor());
        rect(all.min.x + column * step, all.min.y + line * row, step - GAP, row - GAP)
    }

    pub(in crate::table::layout) fn phone_top_bar(self) -> Rect {
        rect(0.0, 0.0, self.shape.size().x, BAR)
    }

    pub(in crate::table::layout) fn phone_menu(self) -> Rect {
        rect(self.shape.size().x - EDGE - 46.0, 1.0, 46.0, FINGER)
    }

    /// The undo arrow in the top bar.
    pub fn undo(self) -> Rect {
        let menu = self.phone_menu();
        rect(menu.min.x - FINGER - 2.0, menu.min.y, FINGER, FINGER)
    }

    pub(in crate::table::layout) fn phone_plate(self, nth: u8) -> Rect {
        let undo = self.undo();
        let most = match (self.is_portrait(), self.players) {
            (true, 2) => 98.0,
            (true, 3) => 64.0,
            (true, _) => 46.0,
            (false, 2) => 190.0,
            (false, 3) => 128.0,
            (false, _) => 100.0,
        };
        let left = match (self.is_portrait(), self.players) {
            // The round is told above its pips, which are as wide.
            (true, 4) => 70.0,
            (true, _) => 84.0,
            (false, _) => 172.0,
        };
        let step = ((undo.min.x - 4.0 - left) / f32::from(self.players)).min(most + 4.0);
        let first = undo.min.x - 4.0 - step * f32::from(self.players);
        rect(first + step * f32::from(nth), 1.0, step - 4.0, FINGER)
    }

    /// Round and turn, at the left of the plates.
    pub(in crate::table::layout) fn phone_top_left(self) -> Rect {
        rect(EDGE + 4.0, 0.0, self.phone_plate(0).min.x - EDGE - 10.0, BAR)
    }

    pub(in crate::table::layout) fn phone_offer(self) -> Rect {
        self.parts().offer
    }

    pub(in crate::table::layout) fn phone_card(self, place: OfferPlace) -> Rect {
        let ScreenParts { offer, card, .. } = self.parts();
        let first = offer.max.x - 6.0 * card.x - 5.0 * GAP;
        let at = Vec2::new(f32::from(place.column), f32::from(place.row)) * (card + GAP);
        rect(first + at.x, offer.min.y + at.y, card.x, card.y)
    }

    /// What is at the left of a row of the offer: as many discs as cards clear it.
    pub(in crate::table::layout) fn phone_counter(self, row: u8) -> Rect {
        let (offer, card) = (self.parts().offer, self.phone_card(OfferPlace { row, column: 0 }));
        if self.is_portrait() {
            rect(offer.min.x, card.min.y, 18.0, card.height())
        } else {
            rect(offer.min.x, card.max.y - 18.0, FINGER, 18.0)
        }
    }

    pub(in crate::table::layout) fn phone_start_tile(self) -> Rect {
        let ScreenParts { offer, tabs, card, .. } = self.parts();
        if self.is_portrait() {
            rect(tabs.min.x, tabs.min.y, FINGER + 4.0, tabs.height())
        } else {
            rect(offer.min.x, offer.min.y, FINGER, card.y - 20.0)
        }
    }

    /// Over the trains: what is advised is read before it is done.
    pub(in crate::table::layout) fn phone_hint(self) -> Rect {
        self.parts().trains
    }

    /// Upright above the buttons, lying beside the gold one: the cards end above it.
    pub(in crate::table::layout) fn phone_hint_in_revelation(self) -> Rect {
        let size = self.shape.size();
        if self.is_portrait() {
            rect(EDGE, size.y - FINGER - 12.0 - 122.0, size.x - 2.0 * EDGE, 122.0)
        } else {
            rect(EDGE, size.y - EDGE - 90.0, size.x - 2.0 * EDGE - 238.0, 90.0)
        }
    }

    pub(in crate::table::layout) fn phone_prompt(self) -> Rect {
        let prompt = self.parts().prompt;
        if self.phone_view.folded {
            Rect { min: Vec2::new(prompt.min.x, prompt.max.y - FOLDED), ..prompt }
        } else {
            prompt
        }
    }

    /// How much the cards of the draft are enlarged, for as many as can be dealt.
    pub(in crate::table::layout) fn phone_draft_scale(self) -> f32 {
        let offer = self.parts().offer;
        ((offer.width() - 60.0) / (3.0 * MARKET_CARD.x)).min((offer.height() - 72.0) / (2.0 * MARKET_CARD.y)).min(1.2)
    }

    /// How much a card is enlarged where this many of them lie open over the offer.
    pub fn opened_scale(self, places: f32) -> f32 {
        if self.phone().is_none() {
            return 1.22;
        }
        let offer = self.parts().offer;
        ((offer.width() - 16.0) / places / (CARD.x + 8.0)).min((offer.height() - 58.0) / CARD.y)
    }
}

#[cfg(test)]
mod tests {
    use strum::VariantArray;

    use super::*;
    use crate::{
        table::layout::BoardFeatures,
        ui::viewport::{Shape, Viewport},
    };
    use rules::TrainId;

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

    fn plans() -> impl Iterator<Item = Layout> {
        let shapes =
            WINDOWS.into_iter().map(|(x, y)| Viewport::phone(Vec2::new(x, y), 1.0).expect("it is small").shape);
        let tabs = |plan: Layout| {
            Tab::VARIANTS.iter().flat_map(move |tab| {
                [6, 10].map(|longest| plan.with_phone_view(PhoneView { tab: *tab, longest, ..PhoneView::default() }))
            })
        };
        let all_features = (0..16u8).map(|bits| BoardFeatures {
            middle: bits & 1 > 0,
            contracts: bits & 2 > 0,
            evidence: bits & 4 > 0,
            orders: bits & 8 > 0,
            crowded: false,
        });
        let all_features: Vec<_> = all_features.collect();
        shapes
            .flat_map(|shape: Shape| (2..=4).map(move |players| Layout::new(shape, players)))
            .flat_map(move |plan| all_features.clone().into_iter().map(move |features| plan.with_features(features)))
            .flat_map(tabs)
    }

    /// What can be touched, always.
    fn touched(plan: Layout) -> Vec<(String, Rect)> {
        let mut all = vec![("menu".to_owned(), plan.menu()), ("undo".to_owned(), plan.undo())];
        all.extend((0..plan.players).map(|nth| (format!("plate {nth}"), plan.player_plate(nth))));
        all.extend(plan.tabs().map(|tab| (format!("{tab}"), plan.tab(tab))));
        all
    }

    /// What lies beside that.
    fn zones(plan: Layout) -> Vec<(String, Rect)> {
        let named = |name: &str, place: Rect| (name.to_owned(), place);
        let mut all = vec![named("top left", plan.top_left()), named("prompt", plan.prompt())];
        if plan.is_portrait() || !plan.large_trains() && plan.shows(Tab::Offer) {
            all.extend(TrainId::BOTH.map(|train| named("lane", plan.lane(train))));
        }
        match plan.phone_view.tab {
            Tab::Offer => {
                all.extend(OfferPlace::all().map(|place| (format!("{place:?}"), plan.offer_card(place))));
                all.extend((0..3).map(|row| (format!("counter {row}"), plan.row_counter(row))));
                all.push(named("start tile", plan.start_tile()));
            }
            Tab::Route if plan.is_portrait() => {
                all.push(named("route", plan.route()));
                all.extend((0..4).filter(|_| plan.features.middle).map(|nth| named("middle", plan.middle(nth))));
            }
            Tab::Route => {
                all.push(named("route", plan.route()));
                all.extend(TrainId::BOTH.map(|train| named("lane", plan.lane(train))));
            }
            Tab::Market => {
                all.push(named("heading", plan.market_heading()));
                all.extend((0..4).map(|slot| (format!("market {slot}"), plan.market_card(slot))));
                all.extend(
                    (0..plan.piles())
                        .filter(|_| plan.has_piles())
                        .map(|pile| (format!("pile {pile}"), plan.pile(pile))),
                );
                all.extend([named("tiles", plan.locomotive_tile()), named("end", plan.constantinople())]);
                all.extend(plan.supply().map(|supply| named("supply", supply)));
            }
            Tab::Coins => all.extend([named("coins", plan.coins()), named("mail cars", plan.mail_cars())]),
            Tab::Contract => {
                all.extend(plan.contracts().map(|zone| named("contracts", zone)));
                all.extend(plan.evidence().map(|zone| named("evidence", zone)));
                all.push(named("taken", plan.taken()));
                if plan.features.middle && !plan.is_portrait() {
                    all.extend((0..4).map(|nth| named("middle", plan.middle(nth))));
                }
            }
            Tab::Others => all.extend((1..plan.players).map(|nth| named("board", plan.small_board(nth - 1)))),
            Tab::Log => {}
        }
        all
    }

    #[test]
    fn zones_lie_on_the_screen_and_apart() {
        for plan in plans() {
            let screen = Rect::from_corners(Vec2::ZERO, plan.shape.size()).inflate(0.01);
            let all = [touched(plan), zones(plan)].concat();
            for (place, (name, zone)) in all.iter().enumerate() {
                assert!(screen.contains(zone.min) && screen.contains(zone.max), "{plan:?}: {name} {zone:?}");
                assert!(zone.size().min_element() > 0.0, "{plan:?}: {name} {zone:?} is empty");
                for (other, over) in &all[place + 1..] {
                    let shared = zone.intersect(*over);
                    let apart = shared.is_empty() || shared.size().min_element() < 0.01;
                    assert!(apart, "{plan:?}: {name} {zone:?} lies on {other} {over:?}");
                }
            }
        }
    }

    #[test]
    fn a_finger_hits_everything() {
        for plan in plans() {
            let offer = OfferPlace::all().map(|place| (format!("{place:?}"), plan.offer_card(place)));
            for (name, zone) in touched(plan).into_iter().chain(offer) {
                // On the smallest phones six cards side by side leave a little less.
                let least = if plan.shape.size().min_element() < 375.0 { 41.0 } else { FINGER };
                assert!(zone.size().min_element() >= least - 0.01, "{plan:?}: {name} {zone:?}");
            }
            for place in 0..10 {
                let car = plan.slot(TrainId::Lower, place);
                let least = if plan.large_trains() && plan.shape.size().x > 600.0 { 34.0 } else { 22.0 };
                assert!(car.width() >= if plan.is_portrait() { FINGER } else { least }, "{plan:?}: {car:?}");
            }
        }
    }

    #[test]
    fn trains_lie_in_their_lanes() {
        for plan in plans() {
            for train in TrainId::BOTH {
                let lane = plan.lane(train);
                let last = if plan.large_trains() { plan.phone_view.longest - 1 } else { 9 };
                for place in 0..=last {
                    let slot = plan.slot(train, place);
                    assert!(slot.max.y <= lane.max.y && slot.min.y >= lane.min.y, "{plan:?} {slot:?} {lane:?}");
                    assert!(
                        plan.is_portrait() || lane.contains(slot.min) && lane.contains(slot.max),
                        "{plan:?} {slot:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn the_route_of_an_upright_phone_fills_its_sheet() {
        for plan in plans().filter(|plan| plan.is_portrait() && plan.shows(Tab::Route)) {
            let (sheet, route) = (plan.sheet(), plan.route());
            let foot = if plan.features.middle { plan.middle(3).max.y } else { route.max.y };
            assert!(route.min.y - sheet.min.y < 10.0 && sheet.max.y - foot < 10.0, "{plan:?}");
            assert!(route.height() > 0.5 * sheet.height(), "{plan:?}: {route:?}");
        }
    }
}
