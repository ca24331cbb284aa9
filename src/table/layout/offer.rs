//! The places of what all players share: the offer, what lies open over it, and the market.

use bevy::prelude::*;

use crate::{
    layout::Grid,
    pieces::size::{CARD, MARKET_CARD},
};
use rules::OfferPlace;

/// The three rows of the offer, and what lies open over them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OfferLayout {
    /// Its cards, without what is at their left.
    pub room: Rect,
    pub(super) cards: Grid,
    pub faces: CardFaces,
    pub rows: RowSigns,
    pub start_tile: Rect,
    pub draft_heading: SpreadHeading,
    pub(super) draft_middle: Vec2,
    pub(super) draft_scale: f32,
    pub storage_heading: SpreadHeading,
    pub(super) storage: StorageSpread,
}

/// How the cards of the offer and the Start Player tile are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardFaces {
    /// With their whole face; of the tile, the flag.
    Whole,
    /// As tickets with a stub in the colour of their pile, above what they do or at its left; the tile with what it gives.
    Tickets { stub_above: bool },
}

/// What tells at the left of each row how many cards clear it: a pip for each player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RowSigns {
    /// One for each row.
    pub(super) counters: Grid,
    /// How far the plate reaches beyond the counter at its top, if there is one.
    pub plate: Option<f32>,
    /// The middle of the first pip from the corner of the counter, and from one to the next.
    pub pip: Vec2,
    pub step: Vec2,
    pub pip_scale: f32,
    /// The ornament of all rows but the first: its middle from the corner of the counter, and its scale.
    pub fan: Option<(Vec2, f32)>,
}

/// The heading of what lies open over the offer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SpreadHeading {
    /// How far its baseline is below the top of the offer.
    pub top: f32,
    /// The size of the heading and of the words below it.
    pub size: f32,
    pub words: f32,
}

/// The cards of a Storage, side by side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct StorageSpread {
    /// How far they lie below the middle of the offer.
    pub below: f32,
    pub gap: f32,
    /// Their scale at most, and that of a single one if it had all the width.
    pub largest: f32,
    pub widest: f32,
}

impl OfferLayout {
    /// One card of the offer.
    pub fn card(&self, place: OfferPlace) -> Rect {
        self.cards.place(place.column, place.row)
    }

    /// The counter at the left of a row.
    pub fn row_counter(&self, row: u8) -> Rect {
        self.rows.counters.nth(row)
    }

    /// Where a card of the Game End draft lies: many of them in two rows.
    pub fn draft_card(&self, nth: u8, count: u8) -> Rect {
        let columns = if count > 3 { count.div_ceil(2) } else { count.max(1) };
        let (column, row) = (nth % columns, nth / columns);
        let in_row = columns.min(count - row * columns);
        let (size, gap) = (MARKET_CARD * self.draft_scale, Vec2::new(22.0, 18.0));
        Grid::centred(self.draft_middle, size, gap, in_row, count.div_ceil(columns)).place(column, row)
    }

    /// One of this many cards of the Storage in use.
    pub fn storage_card(&self, nth: u8, count: u8) -> Rect {
        let StorageSpread { below, gap, largest, widest } = self.storage;
        let size = CARD * (widest / f32::from(count)).min(largest);
        Grid::centred(self.room.center() + Vec2::Y * below, size, Vec2::splat(gap), count, 1).nth(nth)
    }
}

/// Game End cards, Locomotive tiles, Constantinople and the piles; what modules have for sale; the dummies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MarketLayout {
    pub heading: Rect,
    /// The scale of its cards.
    pub scale: f32,
    /// Four Game End cards, and both tiles below them.
    pub(super) cards: Grid,
    pub(super) piles: Grid,
    /// How many piles there is room for.
    pub pile_count: u8,
    /// The piles can be seen.
    pub shows_piles: bool,
    /// The supply of a module: the order tiles that can be bought, or else the evidence tokens.
    pub supply: Option<Rect>,
    pub(super) dummies: Grid,
}

impl MarketLayout {
    /// One open Game End card.
    pub fn card(&self, slot: u8) -> Rect {
        self.cards.nth(slot)
    }

    /// The stack of Locomotive tiles.
    pub fn locomotive_tile(&self) -> Rect {
        self.cards.nth(4)
    }

    /// The Constantinople tile.
    pub fn constantinople(&self) -> Rect {
        self.cards.nth(5)
    }

    /// One place for a pile of Action cards, with the number of its cards below it.
    pub fn pile(&self, place: u8) -> Rect {
        self.piles.nth(place)
    }

    /// The place of a dummy.
    pub fn dummy(&self, dummy: u8) -> Rect {
        self.dummies.nth(dummy)
    }
}
