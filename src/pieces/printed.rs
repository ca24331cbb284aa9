//! Whatever has a face: cards and tiles, by their number in the catalogue.

use bevy_egui::egui::{self, vec2};

use crate::{
    drawing::Drawing,
    localization::Texts,
    pieces::{
        card,
        size::{CARD, MARKET_CARD},
    },
};
use rules::{CardId, Catalogue, GameEndId};

/// Something with a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Printed {
    Action(CardId),
    GameEnd(GameEndId),
    /// A Locomotive tile, by its place in the catalogue.
    Tile(u8),
}

impl Printed {
    /// Its size where it is not scaled.
    pub fn size(self) -> egui::Vec2 {
        let size = if matches!(self, Self::Action(_)) { CARD } else { MARKET_CARD };
        vec2(size.x, size.y)
    }

    /// Its face. A tile that is not in the catalogue has none.
    pub fn drawing(self, catalogue: &Catalogue, texts: &Texts) -> Option<Drawing> {
        Some(match self {
            Self::Action(id) => card::action(catalogue.card(id), texts),
            Self::GameEnd(id) => card::game_end(catalogue.game_end(id)),
            Self::Tile(place) => card::locomotive_tile(catalogue.boards().locomotive_tiles.get(usize::from(place))?),
        })
    }
}
