//! The table on a large stage, 16:9 (wide) or 4:3: all of it is in view. The offer, the prompt above the market and, on
//! a wide stage, the other players' boards are above the board in front.

use bevy::prelude::*;

use super::{
    BoardFeatures, CardFaces, MarketLayout, OfferLayout, PromptForm, RoundSigns, SpreadHeading, TableLayout,
    TopBarLayout, TurnSigns, Zone, banner, desktop_board,
    offer::{RowSigns, StorageSpread},
};
use crate::{
    drawing::rect,
    layout::Grid,
    pieces::{
        seat_plate::PlateLayout,
        size::{CARD, MARKET_CARD},
    },
    ui::viewport::Shape,
};

/// From one row of the offer to the next.
const ROW: f32 = CARD.y + 7.0;
/// The plates at the left of the rows of the offer, with a counter below a free place.
const ROW_PLATE: Vec2 = Vec2::new(56.0, 134.0);
const ABOVE_COUNTER: f32 = 60.0;
/// The scale of the market's cards.
const MARKET: f32 = 0.82;

impl TableLayout {
    pub(super) fn desktop(wide: bool, players: u8, features: BoardFeatures) -> Self {
        let size = if wide { Shape::Wide } else { Shape::Tall }.size();
        let menu = rect(size.x - 74.0, 6.0, 62.0, 38.0);
        let (plate, step) = match (wide, players) {
            (true, 4) => (194.0, 200.0),
            (true, _) => (222.0, 230.0),
            (false, _) => (190.0, 196.0),
        };
        let first = menu.min.x - 14.0 - step * f32::from(players);
        // The column between the offer and the other players' boards, or the edge of the narrow stage.
        let column = match (wide, players) {
            (true, 4) => 400.0,
            (true, _) => 440.0,
            (false, _) => 450.0,
        };
        let column = rect(818.0, 60.0, column, 440.0);
        let prompt = Rect { max: Vec2::new(column.max.x, 313.0), ..column };
        let others = players - 1;
        let (small_boards, hint) = if wide {
            let zone = Rect::new(column.max.x + 10.0, 62.0, 1590.0, 496.0);
            let boards = Grid::shared(zone, 4.0, 1, others);
            // In place of as many whole boards as it needs, or of the upper part of the only one.
            let foot = (0..others).map(|nth| boards.nth(nth).max.y).find(|foot| *foot > 270.0).unwrap_or(zone.max.y);
            (boards, Rect { max: Vec2::new(zone.max.x, if others == 1 { 298.0 } else { foot }), ..zone })
        } else {
            let zone = rect(8.0, 898.0, 1264.0, 57.0);
            (Grid::shared(zone, 4.0, others, 1), rect(column.min.x, 316.0, column.width(), 182.0))
        };
        Self {
            size,
            players,
            features,
            zones: Zone::in_view(|zone| zone != Zone::Sheet),
            top_bar: TopBarLayout {
                ground: rect(0.0, 0.0, size.x, 50.0),
                lines: [(-1.0, 1.6), (2.5, 0.8)],
                menu,
                menu_rim: 0.0,
                undo: None,
                left: rect(16.0, 0.0, first - 28.0, 50.0),
                title: wide.then_some(156.0),
                round: RoundSigns::large(wide),
                pile: wide && players < 4,
                turn: if wide { TurnSigns::InFull } else { TurnSigns::Short },
                plates: Grid::row(rect(first, 6.0, plate, 38.0), step),
                plate: PlateLayout::large(),
            },
            sheet: None,
            tabs: Grid::heap(Rect::default()),
            offer: offer(),
            market: market(column, features),
            prompt,
            banner: banner(prompt),
            prompt_form: PromptForm::Panel,
            small_boards,
            shows_small_boards: true,
            hint,
            hint_over_boards: wide,
            // In place of the hint or of the small boards, which a lesson does without.
            lesson: if wide { hint } else { rect(8.0, 898.0, 1264.0, 57.0) },
            // At the foot, beside the buttons or above them.
            hint_in_revelation: if wide { rect(24.0, 814.0, 920.0, 76.0) } else { rect(24.0, 876.0, 600.0, 78.0) },
            board: desktop_board::layout(wide, features),
        }
    }
}

/// The corner of the plate at the left of a row.
fn row_plate(row: f32) -> Vec2 {
    Vec2::new(12.0, 64.0 + row * ROW)
}

fn offer() -> OfferLayout {
    let Vec2 { x: width, y: height } = ROW_PLATE;
    let corner = row_plate(0.0);
    let counter = rect(corner.x, corner.y + ABOVE_COUNTER, width, height - ABOVE_COUNTER);
    OfferLayout {
        room: rect(76.0, 62.0, 726.0, 428.0),
        cards: Grid::new(rect(76.0, 62.0, CARD.x, CARD.y), Vec2::new(CARD.x + 6.0, ROW), 6),
        faces: CardFaces::Whole,
        rows: RowSigns {
            counters: Grid::column(counter, ROW),
            plate: Some(ABOVE_COUNTER),
            pip: Vec2::new(width / 2.0, 10.0),
            step: Vec2::new(0.0, 17.0),
            pip_scale: 1.0,
            fan: Some((Vec2::new(width / 2.0, 32.0 - ABOVE_COUNTER), 0.7)),
        },
        start_tile: rect(corner.x, corner.y, width, 58.0),
        draft_heading: SpreadHeading { top: 58.0, size: 25.0, words: 17.0 },
        draft_middle: Vec2::new(439.0, 296.0),
        draft_scale: 1.5,
        storage_heading: SpreadHeading { top: 66.0, size: 25.0, words: 17.0 },
        storage: StorageSpread { below: 34.0, gap: 22.0, largest: 1.22, widest: f32::INFINITY },
    }
}

fn market(column: Rect, features: BoardFeatures) -> MarketLayout {
    let size = MARKET_CARD * MARKET;
    let step = Vec2::new((column.width() - size.x) / 3.0, 80.0);
    let cards = Grid::new(rect(column.min.x, 340.0, size.x, size.y), step, 4);
    let piles = Grid::row(rect(cards.nth(5).max.x + 10.0, 420.0, 56.0, 75.0), 64.0);
    let supply = Rect::new(piles.nth(0).max.x + 8.0, 420.0, column.max.x, 495.0);
    // Above the counters of the second and the third row.
    let dummy = row_plate(1.0);
    MarketLayout {
        heading: rect(column.min.x, 317.0, column.width(), 20.0),
        scale: MARKET,
        cards,
        piles,
        // Where a module has a supply, finished piles and those further in the future are left out.
        pile_count: if features.supply() { 1 } else { 3 },
        shows_piles: true,
        supply: features.supply().then_some(supply),
        dummies: Grid::column(rect(dummy.x, dummy.y, ROW_PLATE.x, 60.0), ROW),
    }
}
