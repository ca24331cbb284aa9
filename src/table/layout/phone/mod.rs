//! The table on a phone: the same pieces in other places. In landscape, the prompt is at the right with the tabs below it;
//! in portrait, it is a sheet at the foot. What a tab shows lies over the offer, or over offer and trains; whatever is
//! not shown has its place in its tab, so that pieces on their way there can be followed.

mod sheets;
#[cfg(test)]
mod tests;
mod trains;

use bevy::prelude::*;

use super::{
    BoardFeatures, BoardLayout, CardFaces, OfferLayout, PhoneView, PromptForm, PurseLayout, RoundSigns, SpreadHeading,
    TableLayout, TopBarLayout, TurnSigns, Zone, banner,
    offer::{RowSigns, StorageSpread},
    place_of,
};
use crate::{
    drawing::rect,
    layout::{Extent, FINGER, Grid, columns, rows},
    pieces::{
        seat_plate::PlateLayout,
        size::{CARD, MARKET_CARD},
    },
    table::names::Tab,
    ui::viewport::Phone,
};
use Extent::{Fixed, Share};

/// Room at the edges of the screen.
const EDGE: f32 = 4.0;
/// The top bar.
const BAR: f32 = 46.0;
/// Room between two cards of the offer.
const GAP: f32 = 4.0;
/// Room between the table and the prompt beside it.
const BESIDE: f32 = 8.0;
/// The tabs in portrait.
const TABS: f32 = 48.0;
/// What remains of a prompt that is folded.
const FOLDED: f32 = 64.0;

/// The parts of the screen, and what is shown in them.
struct PhoneScreen {
    size: Vec2,
    portrait: bool,
    players: u8,
    features: BoardFeatures,
    view: PhoneView,
    offer: Rect,
    trains: Rect,
    prompt: Rect,
    /// Beside the tabs, in portrait, is the Start Player tile.
    tab_row: Rect,
    tabs: Grid,
    /// Where what a tab shows lies.
    sheet: Rect,
    /// The size of a card of the offer.
    card: Vec2,
}

impl PhoneScreen {
    fn landscape(size: Vec2, players: u8, features: BoardFeatures, view: PhoneView) -> Self {
        // The cards need all the width of a small phone; on a larger one the words of the prompt and tabs get some.
        let words = 170.0 + (0.1 * (size.x - 667.0)).clamp(0.0, 18.0);
        let beside = FINGER + GAP + 5.0 * GAP;
        let card = ((size.x - 2.0 * EDGE - BESIDE - beside - words) / 6.0).min(100.0);
        let all = Rect::new(EDGE, BAR + 5.0, size.x - EDGE, size.y - EDGE);
        let low = (all.height() * 0.345).max(2.0 * FINGER + 5.0);
        let [sheet, right] = columns(all, BESIDE, [Fixed(beside + 6.0 * card), Share(1.0)]);
        let [offer, trains] = rows(sheet, 4.0, [Share(1.0), Fixed(low)]);
        let [prompt, tab_row] = rows(right, 4.0, [Share(1.0), Fixed(low)]);
        let tabs = Grid::shared(tab_row, GAP, 3, 2);
        let card = Vec2::new(card, (offer.height() - 2.0 * GAP) / 3.0);
        Self { size, portrait: false, players, features, view, offer, trains, prompt, tab_row, tabs, sheet, card }
    }

    fn portrait(size: Vec2, players: u8, features: BoardFeatures, view: PhoneView) -> Self {
        let all = Rect::new(EDGE, BAR + 5.0, size.x - EDGE, size.y);
        let parts = [Share(0.38), Fixed(TABS), Share(0.32), Share(0.3)];
        let [offer, tab_row, trains, prompt] = rows(all, 6.0, parts);
        let tabs = Rect { min: Vec2::new(tab_row.min.x + FINGER + 4.0 + GAP, tab_row.min.y), ..tab_row };
        let card = Vec2::new((offer.width() - 18.0 - 6.0 * GAP) / 6.0, (offer.height() - 2.0 * GAP) / 3.0);
        let prompt = Rect::new(0.0, prompt.min.y, size.x, size.y);
        let (tabs, sheet) = (Grid::shared(tabs, GAP, 6, 1), offer);
        Self { size, portrait: true, players, features, view, offer, trains, prompt, tab_row, tabs, sheet, card }
    }

    /// Where the tabs are: upright, the Start Player tile lies beside them.
    fn all_tabs(&self) -> Rect {
        let tile = if self.portrait { FINGER + 4.0 + GAP } else { 0.0 };
        Rect { min: self.tab_row.min + Vec2::X * tile, ..self.tab_row }
    }

    fn shows(&self, tab: Tab) -> bool {
        self.view.tab == tab
    }

    /// Whether the trains are large, with the route above them.
    fn has_large_trains(&self) -> bool {
        !self.portrait && self.shows(Tab::Route)
    }

    /// Where a zone lies on its sheet or, while that is not in view, its tab.
    fn on_sheet(&self, tab: Tab, place: impl FnOnce(Rect) -> Rect) -> Rect {
        if self.shows(tab) { place(self.sheet) } else { place_of(self.tabs, tab) }
    }

    /// Places on a sheet or, while that is not in view, all of them at its tab.
    fn grid_on_sheet(&self, tab: Tab, places: impl FnOnce(Rect) -> Grid) -> Grid {
        if self.shows(tab) { places(self.sheet) } else { Grid::heap(place_of(self.tabs, tab)) }
    }

    fn has_in_view(&self, zone: Zone) -> bool {
        let tab = self.view.tab;
        match zone {
            Zone::Night | Zone::TopBar | Zone::Departures => true,
            // What is drawn of them is drawn with their words, and nothing is dragged with a finger.
            Zone::Prompt | Zone::Dragged => false,
            Zone::Sheet => tab != Tab::Offer && !self.has_large_trains(),
            Zone::Board | Zone::Trains => self.portrait || matches!(tab, Tab::Offer | Tab::Route),
            Zone::StartTile => self.portrait || tab == Tab::Offer,
            Zone::Offer | Zone::Storage | Zone::Hand => tab == Tab::Offer,
            Zone::Route => tab == Tab::Route,
            Zone::Middle => tab == if self.portrait { Tab::Route } else { Tab::Contract },
            Zone::Market | Zone::Supply => tab == Tab::Market,
            Zone::Coins | Zone::MailCars => tab == Tab::Coins,
            Zone::Contracts | Zone::Taken | Zone::Evidence => tab == Tab::Contract,
            Zone::Dummies => tab == Tab::Others,
        }
    }

    fn offer(&self) -> OfferLayout {
        let Self { offer, portrait, tab_row, card, .. } = *self;
        let first = Vec2::new(offer.max.x - 6.0 * card.x - 5.0 * GAP, offer.min.y);
        let step = card + GAP;
        let pips = f32::from(self.players);
        let (counter, start_tile, step_of_pips, pip_scale) = if portrait {
            let tile = rect(tab_row.min.x, tab_row.min.y, FINGER + 4.0, tab_row.height());
            (rect(offer.min.x, first.y, 18.0, card.y), tile, Vec2::new(0.0, 15.0), 0.72)
        } else {
            let tile = rect(offer.min.x, offer.min.y, FINGER, card.y - 20.0);
            let (step, scale) = if self.players > 3 { (9.5, 0.5) } else { (12.0, 0.62) };
            (rect(offer.min.x, first.y + card.y - 18.0, FINGER, 18.0), tile, Vec2::new(step, 0.0), scale)
        };
        OfferLayout {
            room: offer,
            cards: Grid::new(rect(first.x, first.y, card.x, card.y), step, 6),
            faces: CardFaces::Tickets { stub_above: portrait },
            rows: RowSigns {
                counters: Grid::column(counter, step.y),
                plate: (!portrait).then_some(0.0),
                pip: counter.size() / 2.0 - step_of_pips * (pips - 1.0) / 2.0,
                step: step_of_pips,
                pip_scale,
                fan: (!portrait).then_some((Vec2::new(FINGER, 18.0 - card.y) / 2.0, 0.6)),
            },
            start_tile,
            draft_heading: SpreadHeading { top: 28.0, size: 19.0, words: 13.0 },
            draft_middle: offer.center(),
            // As large as can be for as many as can be dealt.
            draft_scale: ((offer.width() - 88.0) / (3.0 * MARKET_CARD.x))
                .min((offer.height() - 72.0) / (2.0 * MARKET_CARD.y))
                .min(1.2),
            storage_heading: SpreadHeading { top: 24.0, size: 18.0, words: 13.0 },
            storage: StorageSpread {
                below: 24.0,
                gap: 8.0,
                largest: (offer.height() - 58.0) / CARD.y,
                widest: (offer.width() - 16.0) / (CARD.x + 8.0),
            },
        }
    }

    fn board(&self) -> BoardLayout {
        let route = self.route();
        BoardLayout {
            frame: if self.has_large_trains() { self.sheet } else { self.trains },
            name_plate: None,
            route,
            route_in_rows: self.portrait,
            city_type: 12.0,
            route_plate: None,
            trains: self.trains(route),
            middle: self.middle(),
            middle_plate: None,
            purse: PurseLayout::high(self.coins()),
            contracts: self.features.contracts.then(|| self.contracts()),
            evidence: self.features.evidence.then(|| self.evidence()),
            mail_cars: self.mail_cars(),
            taken: self.taken(),
        }
    }

    /// In portrait above the buttons, in landscape beside the gold one: the cards end above it.
    fn hint_in_revelation(&self) -> Rect {
        let Vec2 { x: width, y: height } = self.size;
        if self.portrait {
            rect(EDGE, height - FINGER - 12.0 - 122.0, width - 2.0 * EDGE, 122.0)
        } else {
            rect(EDGE, height - EDGE - 90.0, width - 2.0 * EDGE - 238.0, 90.0)
        }
    }
}

impl TableLayout {
    pub(super) fn phone(phone: Phone, players: u8, features: BoardFeatures, view: PhoneView) -> Self {
        let build = if phone.is_portrait() { PhoneScreen::portrait } else { PhoneScreen::landscape };
        let screen = build(phone.size(), players, features, view);
        let width = screen.size.x;
        let folded = if view.folded { screen.prompt.height() - FOLDED } else { 0.0 };
        let prompt = Rect { min: screen.prompt.min + Vec2::Y * folded, ..screen.prompt };
        let menu = rect(width - EDGE - 46.0, 1.0, 46.0, FINGER);
        let undo = rect(menu.min.x - FINGER - 2.0, menu.min.y, FINGER, FINGER);
        // What is left of the plates, and how wide they are at most: the round is told above its pips, which are as wide.
        let (left, most) = match (screen.portrait, players) {
            (true, 2) => (84.0, 98.0),
            (true, 3) => (84.0, 64.0),
            (true, _) => (70.0, 46.0),
            (false, 2) => (172.0, 190.0),
            (false, 3) => (172.0, 128.0),
            (false, _) => (172.0, 100.0),
        };
        let step = ((undo.min.x - 4.0 - left) / f32::from(players)).min(most + 4.0);
        let first = undo.min.x - 4.0 - step * f32::from(players);
        Self {
            size: screen.size,
            players,
            features,
            zones: Zone::in_view(|zone| screen.has_in_view(zone)),
            top_bar: TopBarLayout {
                ground: rect(0.0, 0.0, width, BAR),
                lines: [(0.0, 1.4), (2.6, 0.7)],
                menu,
                menu_rim: 2.0,
                undo: Some(undo),
                left: rect(EDGE + 4.0, 0.0, first - EDGE - 10.0, BAR),
                title: None,
                round: RoundSigns::small(screen.portrait),
                pile: false,
                turn: if screen.portrait { TurnSigns::Nothing } else { TurnSigns::Number },
                plates: Grid::row(rect(first, 1.0, step - 4.0, FINGER), step),
                plate: PlateLayout::small(step - 4.0),
            },
            sheet: Some(screen.sheet),
            tabs: screen.tabs,
            offer: screen.offer(),
            market: screen.market(),
            prompt,
            banner: banner(prompt),
            prompt_form: if screen.portrait { PromptForm::Sheet } else { PromptForm::Column },
            small_boards: screen.small_boards(),
            shows_small_boards: screen.shows(Tab::Others),
            // Over the trains: what is advised is read before it is done.
            hint: screen.trains,
            hint_over_boards: false,
            // In place of the tabs: each step shows what it is about.
            lesson: screen.all_tabs(),
            hint_in_revelation: screen.hint_in_revelation(),
            board: screen.board(),
        }
    }
}
