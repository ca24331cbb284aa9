//! Where everything lies: every zone and slot of the table as a pure function of the stage's shape, the number
//! of players and what the board in front needs, in layout pixels. Both table and panels use these rectangles.

mod own_board;
mod phone;

use bevy::prelude::*;

pub use phone::PhoneView;

use crate::{
    drawing::rect,
    pieces::size::{CARD, MARKET_CARD},
    ui::viewport::Shape,
};
use rules::OfferPlace;

/// The table's plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    pub shape: Shape,
    /// How many players there are, 2–4.
    pub players: u8,
    /// What the board in front has to make room for.
    pub features: BoardFeatures,
    /// What a phone shows of all this.
    pub phone_view: PhoneView,
}

/// What lies on a player's board besides trains, route, coins and mail cars.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct BoardFeatures {
    /// Middle cards between the trains (modules E and F).
    pub middle: bool,
    /// Contracts (module A).
    pub contracts: bool,
    /// Evidence (module C).
    pub evidence: bool,
    /// Order tiles (Teatime).
    pub orders: bool,
    /// More contracts are open than there usually is room for.
    pub crowded: bool,
}

impl Layout {
    /// The plan for a stage and a number of players.
    pub fn new(shape: Shape, players: u8) -> Self {
        Self { shape, players, features: BoardFeatures::default(), phone_view: PhoneView::default() }
    }

    /// The plan with room for these things on the board in front.
    #[must_use]
    pub fn with_features(self, features: BoardFeatures) -> Self {
        Self { features, ..self }
    }

    /// Whether the stage is the 16:9 one.
    pub fn wide(self) -> bool {
        self.shape == Shape::Wide
    }

    /// The top bar; a brass line lies below it.
    pub fn top_bar(self) -> Rect {
        if self.phone().is_some() {
            return self.phone_top_bar();
        }
        rect(0.0, 0.0, self.shape.size().x, 50.0)
    }

    /// The menu button in the top bar.
    pub fn menu(self) -> Rect {
        if self.phone().is_some() {
            return self.phone_menu();
        }
        rect(self.shape.size().x - 74.0, 6.0, 62.0, 38.0)
    }

    /// The plate of the `nth` player in turn order in the top bar.
    pub fn player_plate(self, nth: u8) -> Rect {
        if self.phone().is_some() {
            return self.phone_plate(nth);
        }
        let (width, step) = match (self.shape, self.players) {
            (Shape::Wide, 4) => (194.0, 200.0),
            (Shape::Wide, _) => (222.0, 230.0),
            (Shape::Tall | Shape::Phone(_), _) => (190.0, 196.0),
        };
        let first = self.menu().min.x - 14.0 - step * f32::from(self.players);
        rect(first + step * f32::from(nth), 6.0, width, 38.0)
    }

    /// The part of the top bar to the left of the player plates: title, round, pile, whose turn it is.
    pub fn top_left(self) -> Rect {
        if self.phone().is_some() {
            return self.phone_top_left();
        }
        rect(12.0, 0.0, self.player_plate(0).min.x - 24.0, 50.0)
    }

    /// The three rows of the offer, without the counters at their left.
    pub fn offer(self) -> Rect {
        if self.phone().is_some() {
            return self.phone_offer();
        }
        rect(76.0, 62.0, 726.0, 428.0)
    }

    /// One card of the offer.
    pub fn offer_card(self, place: OfferPlace) -> Rect {
        if self.phone().is_some() {
            return self.phone_card(place);
        }
        let (column, row) = (f32::from(place.column), f32::from(place.row));
        rect(76.0 + column * (CARD.x + 6.0), 62.0 + row * (CARD.y + 7.0), CARD.x, CARD.y)
    }

    /// The plate at the left of a row.
    pub fn row_plate(self, row: u8) -> Rect {
        rect(12.0, 64.0 + f32::from(row) * (CARD.y + 7.0), 56.0, 134.0)
    }

    /// The counter on it: a pip for each player.
    pub fn row_counter(self, row: u8) -> Rect {
        if self.phone().is_some() {
            return self.phone_counter(row);
        }
        let plate = self.row_plate(row);
        Rect { min: plate.min + Vec2::Y * 60.0, ..plate }
    }

    /// The Start Player tile, on the plate of the first row.
    pub fn start_tile(self) -> Rect {
        if self.phone().is_some() {
            return self.phone_start_tile();
        }
        let plate = self.row_plate(0);
        rect(plate.min.x, plate.min.y, 56.0, 58.0)
    }

    /// The column between the offer and the other players' boards, or the edge of the narrow stage: its left end and
    /// its width.
    fn prompt_column(self) -> (f32, f32) {
        let wide = match (self.shape, self.players) {
            (Shape::Wide, 4) => 400.0,
            (Shape::Wide, _) => 440.0,
            (Shape::Tall | Shape::Phone(_), _) => 450.0,
        };
        (818.0, wide)
    }

    /// The heading of the Game End cards.
    pub fn market_heading(self) -> Rect {
        if self.phone().is_some() {
            return self.phone_market_heading();
        }
        let (left, wide) = self.prompt_column();
        rect(left, 317.0, wide, 20.0)
    }

    /// The scale of the market's cards.
    pub fn market_scale(self) -> f32 {
        if self.phone().is_some() {
            return self.phone_market_scale();
        }
        0.82
    }

    /// One place of the market, six in all: the open Game End cards, the Locomotive tiles, Constantinople.
    fn market_place(self, nth: u8) -> Rect {
        let (size, (left, wide)) = (MARKET_CARD * self.market_scale(), self.prompt_column());
        let (column, row) = (f32::from(nth % 4), f32::from(nth / 4));
        rect(left + column * (wide - size.x) / 3.0, 340.0 + row * 80.0, size.x, size.y)
    }

    /// One open Game End card.
    pub fn market_card(self, slot: u8) -> Rect {
        if self.phone().is_some() {
            return self.phone_market_card(slot);
        }
        self.market_place(slot)
    }

    /// The stack of Locomotive tiles.
    pub fn locomotive_tile(self) -> Rect {
        if self.phone().is_some() {
            return self.phone_market_tile(0);
        }
        self.market_place(4)
    }

    /// The Constantinople tile.
    pub fn constantinople(self) -> Rect {
        if self.phone().is_some() {
            return self.phone_market_tile(1);
        }
        self.market_place(5)
    }

    /// One pile of Action cards, 0–2, with the number of its cards below it.
    pub fn pile(self, pile: u8) -> Rect {
        if self.phone().is_some() {
            return self.phone_pile(pile);
        }
        let left = self.constantinople().max.x + 10.0;
        rect(left + f32::from(pile) * 64.0, 420.0, 56.0, 75.0)
    }

    /// How many piles there is room for: where a module has a supply, finished piles and those further in the
    /// future are left out.
    pub fn piles(self) -> u8 {
        if self.phone().is_some() {
            return self.phone_piles();
        }
        if self.features.orders || self.features.evidence { 1 } else { 3 }
    }

    /// The supply of a module: the order tiles that can be bought, or else the evidence tokens.
    pub fn supply(self) -> Option<Rect> {
        let (left, wide) = self.prompt_column();
        let zone = match self.phone() {
            Some(_) => self.phone_supply(),
            None => Rect::new(self.pile(0).max.x + 8.0, 420.0, left + wide, 495.0),
        };
        (self.features.orders || self.features.evidence).then_some(zone)
    }

    /// The place of a dummy, on a plate above the counter: A beside the second row, B beside the third.
    pub fn dummy(self, dummy: u8) -> Rect {
        if self.phone().is_some() {
            return self.phone_dummy(dummy);
        }
        let plate = self.row_plate(dummy + 1);
        rect(plate.min.x, plate.min.y, 56.0, 60.0)
    }

    /// The prompt.
    pub fn prompt(self) -> Rect {
        if self.phone().is_some() {
            return self.phone_prompt();
        }
        let (left, wide) = self.prompt_column();
        rect(left, 60.0, wide, 253.0)
    }

    /// The banner at the top of the prompt.
    pub fn banner(self) -> Rect {
        let prompt = self.prompt();
        rect(prompt.min.x + 14.0, prompt.min.y + 7.0, prompt.width() - 28.0, 34.0)
    }

    /// The enlarged card in the prompt: there is no room for one, and words have to do.
    pub fn prompt_card(self) -> Option<Rect> {
        None
    }

    /// The boards of all other players together: beside the prompt, or at the foot of the narrow stage.
    fn small_boards(self) -> Rect {
        let (left, wide) = self.prompt_column();
        if self.wide() { Rect::new(left + wide + 10.0, 62.0, 1590.0, 496.0) } else { rect(8.0, 898.0, 1264.0, 57.0) }
    }

    /// The board of the `nth` of the other players.
    pub fn small_board(self, nth: u8) -> Rect {
        if self.phone().is_some() {
            return self.phone_small_board(nth);
        }
        let (zone, nth, count) = (self.small_boards(), f32::from(nth), f32::from(self.players - 1));
        const GAP: f32 = 4.0;
        if self.wide() {
            let high = (zone.height() + GAP) / count - GAP;
            rect(zone.min.x, zone.min.y + nth * (high + GAP), zone.width(), high)
        } else {
            let wide = (zone.width() + GAP) / count - GAP;
            rect(zone.min.x + nth * (wide + GAP), zone.min.y, wide, zone.height())
        }
    }

    /// Where a hint is given: over the other players' boards or, on the narrow stage, over the market.
    pub fn hint(self) -> Rect {
        if self.phone().is_some() {
            return self.phone_hint();
        }
        let (zone, (left, wide)) = (self.small_boards(), self.prompt_column());
        if self.wide() { rect(zone.min.x, zone.min.y, zone.width(), 236.0) } else { rect(left, 316.0, wide, 182.0) }
    }

    /// The same while evidence is being discarded: at the foot, beside the buttons or above them.
    pub fn hint_in_revelation(self) -> Rect {
        if self.phone().is_some() {
            return self.phone_hint_in_revelation();
        }
        match self.shape {
            Shape::Wide => rect(24.0, 814.0, 920.0, 76.0),
            Shape::Tall | Shape::Phone(_) => rect(24.0, 876.0, 600.0, 78.0),
        }
    }

    /// Where a card of the Game End draft lies, over the offer.
    pub fn draft_card(self, nth: u8, count: u8) -> Rect {
        let scale = self.draft_scale();
        let middle = if self.phone().is_some() { self.offer().center() } else { Vec2::new(439.0, 296.0) };
        let step = MARKET_CARD.x * scale + 22.0;
        let columns = if count > 3 { count.div_ceil(2) } else { count.max(1) };
        let rows = count.div_ceil(columns);
        let in_row = columns.min(count - nth / columns * columns);
        let x = middle.x - (f32::from(in_row) * step - 22.0) / 2.0 + f32::from(nth % columns) * step;
        let height = MARKET_CARD.y * scale + 18.0;
        let y = middle.y - (f32::from(rows) * height - 18.0) / 2.0 + f32::from(nth / columns) * height;
        rect(x, y, MARKET_CARD.x * scale, MARKET_CARD.y * scale)
    }

    /// The scale of the cards in the draft.
    pub fn draft_scale(self) -> f32 {
        if self.phone().is_some() {
            return self.phone_draft_scale();
        }
        1.5
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::TrainId;

    /// Every plan.
    fn plans() -> impl Iterator<Item = Layout> {
        let all_features = (0..16u8).map(|bits| BoardFeatures {
            middle: bits & 1 > 0,
            contracts: bits & 2 > 0,
            evidence: bits & 4 > 0,
            orders: true,
            crowded: bits & 8 > 0,
        });
        let bare = [Shape::Wide, Shape::Tall].into_iter().flat_map(|shape| (2..=4).map(move |n| Layout::new(shape, n)));
        all_features.flat_map(move |features| bare.clone().map(move |plan| plan.with_features(features)))
    }

    fn zones(plan: Layout) -> Vec<(String, Rect)> {
        let mut zones = vec![
            ("top left".to_owned(), plan.top_left()),
            ("menu".to_owned(), plan.menu()),
            ("start tile".to_owned(), plan.start_tile()),
            ("heading".to_owned(), plan.market_heading()),
            ("locomotive tile".to_owned(), plan.locomotive_tile()),
            ("constantinople".to_owned(), plan.constantinople()),
            ("prompt".to_owned(), plan.prompt()),
            ("name".to_owned(), plan.name_plate()),
            ("route".to_owned(), plan.route()),
            ("route plate".to_owned(), plan.route_plate()),
            ("upper".to_owned(), plan.lane(TrainId::Upper)),
            ("lower".to_owned(), plan.lane(TrainId::Lower)),
            ("coins".to_owned(), plan.coins()),
            ("mail cars".to_owned(), plan.mail_cars()),
            ("taken".to_owned(), plan.taken()),
        ];
        zones.extend((0..2).map(|dummy| (format!("dummy {dummy}"), plan.dummy(dummy))));
        zones.extend(plan.supply().map(|zone| ("supply".to_owned(), zone)));
        zones.extend((0..plan.piles()).map(|pile| (format!("pile {pile}"), plan.pile(pile))));
        zones.extend(plan.contracts().map(|zone| ("contracts".to_owned(), zone)));
        zones.extend(plan.evidence().map(|zone| ("evidence".to_owned(), zone)));
        zones.extend(plan.middle_plate().map(|zone| ("middle plate".to_owned(), zone)));
        if plan.features.middle {
            zones.extend((0..4).map(|place| (format!("middle {place}"), plan.middle(place))));
        }
        zones.extend(OfferPlace::all().map(|place| (format!("{place:?}"), plan.offer_card(place))));
        zones.extend((0..3).map(|row| (format!("counter {row}"), plan.row_counter(row))));
        zones.extend((0..4).map(|slot| (format!("market {slot}"), plan.market_card(slot))));
        zones.extend((0..plan.players).map(|nth| (format!("plate {nth}"), plan.player_plate(nth))));
        zones.extend((1..plan.players).map(|nth| (format!("board {nth}"), plan.small_board(nth - 1))));
        zones
    }

    #[test]
    fn zones_lie_on_the_stage_and_apart() {
        for plan in plans() {
            let (viewport, zones) = (Rect::from_corners(Vec2::ZERO, plan.shape.size()), zones(plan));
            for (place, (name, zone)) in zones.iter().enumerate() {
                assert!(
                    viewport.contains(zone.min) && viewport.contains(zone.max),
                    "{plan:?}: {name} {zone:?} leaves the stage"
                );
                for (other, over) in &zones[place + 1..] {
                    let shared = zone.intersect(*over);
                    assert!(
                        shared.is_empty() || shared.size().min_element() < 0.01,
                        "{plan:?}: {name} lies on {other}"
                    );
                }
            }
        }
    }

    #[test]
    fn a_hint_covers_neither_what_it_points_at_nor_the_prompt() {
        for plan in plans() {
            let stage = Rect::from_corners(Vec2::ZERO, plan.shape.size());
            for hint in [plan.hint(), plan.hint_in_revelation()] {
                assert!(stage.contains(hint.min) && stage.contains(hint.max), "{plan:?}");
            }
            let mut spared = vec![plan.prompt(), plan.board(), plan.start_tile()];
            spared.extend(OfferPlace::all().map(|place| plan.offer_card(place)));
            if plan.wide() {
                spared.extend((0..4).map(|slot| plan.market_card(slot)));
            }
            assert!(spared.iter().all(|zone| zone.intersect(plan.hint()).is_empty()), "{plan:?}");
        }
    }

    #[test]
    fn what_belongs_to_a_board_lies_on_it() {
        for plan in plans() {
            let board = plan.board();
            for train in TrainId::BOTH {
                let lane = plan.lane(train);
                let slots = (0..10).map(|place| plan.slot(train, place));
                for part in slots.chain([plan.train_plate(train), plan.score_plate(train)]) {
                    assert!(lane.contains(part.min) && lane.contains(part.max), "{plan:?} {part:?}");
                    assert!(board.contains(part.min) && board.contains(part.max));
                }
                assert!(plan.slot(train, 9).max.x < plan.score_plate(train).min.x);
            }
            for (column, spaces) in [5u8, 5, 2].into_iter().enumerate() {
                let top = plan.coin(column as u8, spaces - 1);
                assert!(plan.coins().contains(top - Vec2::splat(9.0)), "{plan:?}");
            }
        }
    }

    #[test]
    fn draft_cards_lie_in_the_offer() {
        for plan in plans() {
            for count in 1..=5 {
                for nth in 0..count {
                    let card = plan.draft_card(nth, count);
                    assert!(plan.offer().contains(card.min) && plan.offer().contains(card.max), "{count} {card:?}");
                }
            }
        }
    }
}
