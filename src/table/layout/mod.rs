//! Where everything lies: every zone and slot of the table as a pure function of the stage's shape, the number
//! of players and what the board in front needs, in layout pixels. Both table and panels use these rectangles.

mod own_board;

use bevy::prelude::*;

use crate::{rules::OfferPlace, ui::viewport::Shape};

/// The size of an Action card.
pub const CARD: Vec2 = Vec2::new(116.0, 138.0);
/// The size of a card in the market, and of the tiles beside it.
pub const MARKET_CARD: Vec2 = Vec2::new(116.0, 92.0);
/// The size of a railroad car; its wheels stand on the lower edge.
pub const CAR: Vec2 = Vec2::new(98.0, 78.0);
/// The size of a middle card, which lies below two cars and above two others.
pub const MIDDLE: Vec2 = Vec2::new(192.0, 62.0);
/// The size of an order tile.
pub const ORDER: Vec2 = Vec2::new(31.0, 40.0);

/// The table's plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    pub shape: Shape,
    /// How many players there are, 2–4.
    pub players: u8,
    /// What the board in front has to make room for.
    pub kit: Kit,
}

/// What lies on a player's board besides trains, route, coins and mail cars.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Kit {
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

/// A rectangle from its top left corner and size.
pub fn rect(x: f32, y: f32, w: f32, h: f32) -> Rect {
    Rect::new(x, y, x + w, y + h)
}

impl Layout {
    /// The plan for a stage and a number of players.
    pub fn new(shape: Shape, players: u8) -> Self {
        Self { shape, players, kit: Kit::default() }
    }

    /// The plan with room for these things on the board in front.
    #[must_use]
    pub fn furnished(self, kit: Kit) -> Self {
        Self { kit, ..self }
    }

    /// Whether the stage is the 16:9 one.
    pub fn wide(self) -> bool {
        self.shape == Shape::Wide
    }

    /// The top bar; a brass line lies below it.
    pub fn top_bar(self) -> Rect {
        rect(0.0, 0.0, self.shape.size().x, 50.0)
    }

    /// The menu button in the top bar.
    pub fn menu(self) -> Rect {
        rect(self.shape.size().x - 74.0, 6.0, 62.0, 38.0)
    }

    /// The plate of the `nth` player in turn order in the top bar.
    pub fn player_plate(self, nth: u8) -> Rect {
        let (width, step) = match (self.shape, self.players) {
            (Shape::Wide, 4) => (194.0, 200.0),
            (Shape::Wide, _) => (222.0, 230.0),
            (Shape::Tall, _) => (190.0, 196.0),
        };
        let first = self.menu().min.x - 14.0 - step * f32::from(self.players);
        rect(first + step * f32::from(nth), 6.0, width, 38.0)
    }

    /// The part of the top bar to the left of the player plates: title, round, pile, whose turn it is.
    pub fn top_left(self) -> Rect {
        rect(12.0, 0.0, self.player_plate(0).min.x - 24.0, 50.0)
    }

    /// The three rows of the offer, without the counters at their left.
    pub fn offer(self) -> Rect {
        rect(114.0, 65.0, 736.0, 428.0)
    }

    /// One card of the offer.
    pub fn offer_card(self, place: OfferPlace) -> Rect {
        let (column, row) = (f32::from(place.column), f32::from(place.row));
        rect(114.0 + column * (CARD.x + 8.0), 65.0 + row * (CARD.y + 7.0), CARD.x, CARD.y)
    }

    /// The counter at the left of a row.
    pub fn row_counter(self, row: u8) -> Rect {
        rect(14.0, 159.0 + f32::from(row) * (CARD.y + 7.0), 92.0, 44.0)
    }

    /// The Start Player tile.
    pub fn start_tile(self) -> Rect {
        rect(15.0, 65.0, 90.0, 86.0)
    }

    /// The heading of the Game End cards.
    pub fn market_heading(self) -> Rect {
        if self.wide() { rect(868.0, 62.0, 244.0, 20.0) } else { rect(868.0, 309.0, 400.0, 20.0) }
    }

    /// The scale of the market's cards.
    pub fn market_scale(self) -> f32 {
        if self.wide() { 1.0 } else { 0.82 }
    }

    /// One open Game End card.
    pub fn market_card(self, slot: u8) -> Rect {
        let size = MARKET_CARD * self.market_scale();
        let (column, row) = if self.wide() { (slot % 2, slot / 2) } else { (slot, 0) };
        let (x, y, dx, dy) = if self.wide() { (868.0, 85.0, 124.0, 99.0) } else { (868.0, 332.0, 101.6, 0.0) };
        rect(x + f32::from(column) * dx, y + f32::from(row) * dy, size.x, size.y)
    }

    /// The stack of Locomotive tiles.
    pub fn locomotive_tile(self) -> Rect {
        let size = MARKET_CARD * self.market_scale();
        if self.wide() { rect(868.0, 304.0, size.x, size.y) } else { rect(868.0, 416.0, size.x, size.y) }
    }

    /// The Constantinople tile.
    pub fn constantinople(self) -> Rect {
        let tile = self.locomotive_tile();
        let step = if self.wide() { 124.0 } else { 101.6 };
        rect(tile.min.x + step, tile.min.y, tile.width(), tile.height())
    }

    /// The scale of the piles.
    pub fn pile_scale(self) -> f32 {
        if self.wide() { 1.0 } else { 0.8 }
    }

    /// One pile of Action cards, 0–2.
    pub fn pile(self, pile: u8) -> Rect {
        let size = Vec2::new(74.0, 92.0) * self.pile_scale();
        let (x, y, step) = if self.wide() { (868.0, 404.0, 83.0) } else { (1072.0, 418.0, 66.0) };
        rect(x + f32::from(pile) * step, y, size.x, size.y)
    }

    /// How many piles there is room for: where a module has a supply, finished piles and those further in the
    /// future are left out.
    pub fn piles(self) -> u8 {
        match (self.kit.orders, self.kit.evidence) {
            (false, false) => 3,
            (false, true) if self.wide() => 2,
            _ => 1,
        }
    }

    /// The supply of a module: the order tiles that can be bought, or else the evidence tokens.
    pub fn supply(self) -> Option<Rect> {
        let zone = match (self.wide(), self.kit.orders) {
            (true, true) => rect(949.0, 404.0, 163.0, 92.0),
            (true, false) => rect(1034.0, 404.0, 78.0, 92.0),
            (false, _) => rect(1138.0, 414.0, 130.0, 82.0),
        };
        (self.kit.orders || self.kit.evidence).then_some(zone)
    }

    /// The place of a dummy: A beside the second row, B beside the third, above their counters.
    pub fn dummy(self, dummy: u8) -> Rect {
        let counter = self.row_counter(dummy + 1);
        rect(counter.min.x, counter.min.y - 94.0, counter.width(), 88.0)
    }

    /// The prompt.
    pub fn prompt(self) -> Rect {
        match (self.shape, self.players) {
            (Shape::Wide, 4) => rect(1124.0, 62.0, 464.0, 246.0),
            (Shape::Wide, _) => rect(1124.0, 62.0, 464.0, 294.0),
            (Shape::Tall, _) => rect(868.0, 60.0, 400.0, 244.0),
        }
    }

    /// The banner at the top of the prompt.
    pub fn banner(self) -> Rect {
        let prompt = self.prompt();
        rect(prompt.min.x + 14.0, prompt.min.y + 7.0, prompt.width() - 28.0, 34.0)
    }

    /// The enlarged card in the prompt; there is none on the narrow stage, where words have to do.
    pub fn prompt_card(self) -> Option<Rect> {
        let scale = self.prompt_card_scale()?;
        let prompt = self.prompt();
        Some(rect(prompt.min.x + 20.0, prompt.min.y + 52.0, CARD.x * scale, CARD.y * scale))
    }

    /// The scale of the enlarged card in the prompt.
    pub fn prompt_card_scale(self) -> Option<f32> {
        match (self.shape, self.players) {
            (Shape::Wide, 4) => Some(1.1),
            (Shape::Wide, _) => Some(1.33),
            (Shape::Tall, _) => None,
        }
    }

    /// The board of the `nth` of the other players.
    pub fn small_board(self, nth: u8) -> Rect {
        let nth = f32::from(nth);
        match (self.shape, self.players) {
            (Shape::Wide, 4) => rect(1124.0, 314.0 + nth * 62.0, 464.0, 58.0),
            (Shape::Wide, 3) => rect(1124.0 + nth * 236.0, 364.0, 228.0, 132.0),
            (Shape::Wide, _) => rect(1124.0, 364.0, 464.0, 132.0),
            (Shape::Tall, players) => {
                let count = f32::from(players - 1);
                let width = (1264.0 - 5.0 * (count - 1.0)) / count;
                rect(8.0 + nth * (width + 5.0), 898.0, width, 57.0)
            }
        }
    }

    /// Where a hint is given: over the other players' boards or, on the narrow stage, over the market.
    pub fn hint(self) -> Rect {
        match (self.shape, self.players) {
            (Shape::Wide, 4) => rect(1124.0, 314.0, 464.0, 182.0),
            (Shape::Wide, _) => rect(1124.0, 362.0, 464.0, 136.0),
            (Shape::Tall, _) => rect(868.0, 308.0, 400.0, 190.0),
        }
    }

    /// The same while evidence is being discarded: at the foot, beside the buttons.
    pub fn hint_in_revelation(self) -> Rect {
        match self.shape {
            Shape::Wide => rect(24.0, 814.0, 920.0, 76.0),
            Shape::Tall => rect(24.0, 876.0, 600.0, 78.0),
        }
    }

    /// Where a card of the Game End draft lies, over the offer.
    pub fn draft_card(self, nth: u8, count: u8) -> Rect {
        let scale = self.draft_scale();
        let step = MARKET_CARD.x * scale + 22.0;
        let columns = if count > 3 { count.div_ceil(2) } else { count.max(1) };
        let rows = count.div_ceil(columns);
        let in_row = columns.min(count - nth / columns * columns);
        let x = 482.0 - (f32::from(in_row) * step - 22.0) / 2.0 + f32::from(nth % columns) * step;
        let height = MARKET_CARD.y * scale + 18.0;
        let y = 296.0 - (f32::from(rows) * height - 18.0) / 2.0 + f32::from(nth / columns) * height;
        rect(x, y, MARKET_CARD.x * scale, MARKET_CARD.y * scale)
    }

    /// The scale of the cards in the draft.
    pub fn draft_scale(self) -> f32 {
        1.5
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::TrainId;

    /// Every plan.
    fn plans() -> impl Iterator<Item = Layout> {
        let kits = (0..16u8).map(|bits| Kit {
            middle: bits & 1 > 0,
            contracts: bits & 2 > 0,
            evidence: bits & 4 > 0,
            orders: true,
            crowded: bits & 8 > 0,
        });
        let bare = [Shape::Wide, Shape::Tall].into_iter().flat_map(|shape| (2..=4).map(move |n| Layout::new(shape, n)));
        kits.flat_map(move |kit| bare.clone().map(move |plan| plan.furnished(kit)))
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
        if plan.kit.middle {
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
