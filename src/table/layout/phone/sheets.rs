//! What lies on the sheets of a phone: the market, coins and mail cars, contracts and what counts at the end, and the
//! other players' boards.

use bevy::prelude::*;

use super::{super::MarketLayout, Fixed, Grid, PhoneScreen, Share, columns, rect};
use crate::{pieces::size::MARKET_CARD, table::names::Tab};

impl PhoneScreen {
    pub(super) fn market(&self) -> MarketLayout {
        // In portrait, what a module has for sale takes the room of the piles.
        let shows_piles = !self.portrait || !self.features.supply();
        let height = if shows_piles && self.features.supply() { 290.0 } else { 196.0 };
        let scale = ((self.sheet.width() - 16.0) / 492.0).min((self.sheet.height() - 34.0) / height).min(1.25);
        // A place in the pixels that it is painted in.
        let at = |sheet: Rect, x: f32, y: f32, size: Vec2| {
            let left = sheet.center().x - 246.0 * scale;
            rect(left + x * scale, sheet.min.y + 30.0 + y * scale, size.x * scale, size.y * scale)
        };
        let supply = self.on_sheet(Tab::Market, |sheet| {
            if shows_piles {
                at(sheet, 0.0, 204.0, Vec2::new(170.0, 82.0))
            } else {
                at(sheet, 254.0, 100.0, Vec2::new(238.0, 92.0))
            }
        });
        let pile_count = 3;
        MarketLayout {
            heading: self
                .on_sheet(Tab::Market, |sheet| rect(sheet.min.x + 10.0, sheet.min.y + 6.0, sheet.width() - 20.0, 20.0)),
            scale,
            cards: self.grid_on_sheet(Tab::Market, |sheet| {
                Grid::new(at(sheet, 0.0, 0.0, MARKET_CARD), Vec2::new(125.0, 100.0) * scale, 4)
            }),
            piles: self.grid_on_sheet(Tab::Market, |sheet| {
                // As high as the tiles beside them, on the same line.
                let zone = at(sheet, 254.0, 100.0, Vec2::new(238.0, MARKET_CARD.y));
                let step = zone.width() / f32::from(pile_count);
                let wide = zone.height() * 74.0 / MARKET_CARD.y;
                Grid::row(rect(zone.min.x, zone.min.y, wide.min(step - 4.0), zone.height()), step)
            }),
            pile_count,
            shows_piles,
            supply: self.features.supply().then_some(supply),
            // Beside the board of the only other player.
            dummies: self.grid_on_sheet(Tab::Others, |sheet| {
                Grid::row(rect(sheet.min.x + 4.0, sheet.max.y - 64.0, 92.0, 60.0), 98.0)
            }),
        }
    }

    pub(super) fn coins(&self) -> Rect {
        self.on_sheet(Tab::Coins, |sheet| purse(sheet)[0])
    }

    pub(super) fn mail_cars(&self) -> Rect {
        self.on_sheet(Tab::Coins, |sheet| purse(sheet)[1])
    }

    pub(super) fn contracts(&self) -> Rect {
        self.on_sheet(Tab::Contract, |sheet| self.papers(sheet)[0])
    }

    pub(super) fn evidence(&self) -> Rect {
        self.on_sheet(Tab::Contract, |sheet| self.papers(sheet)[1])
    }

    /// Contracts and evidence side by side, or either of them alone, above what counts at the end.
    fn papers(&self, sheet: Rect) -> [Rect; 2] {
        let all = sheet.inflate(-4.0);
        let all = Rect::new(all.min.x, all.min.y, all.max.x, self.taken().min.y - 4.0);
        if self.features.contracts && self.features.evidence {
            columns(all, 4.0, [Share(1.0), Share(1.0)])
        } else {
            [all; 2]
        }
    }

    pub(super) fn taken(&self) -> Rect {
        self.on_sheet(Tab::Contract, |sheet| {
            let below = if self.features.middle && !self.portrait { self.middle().nth(0).min.y } else { sheet.max.y };
            // On a broader panel the rows would be higher.
            let width = (sheet.width() - 8.0).min(298.0);
            rect(sheet.min.x + 4.0, below - 4.0 - 116.0, width, 116.0)
        })
    }

    pub(super) fn small_boards(&self) -> Grid {
        self.grid_on_sheet(Tab::Others, |sheet| {
            let dummies = if self.players == 2 && self.features.evidence { 66.0 } else { 0.0 };
            let step = (sheet.height() - 8.0 - dummies) / f32::from(self.players.max(2) - 1);
            let height = step.min(if self.players == 4 && self.portrait { 92.0 } else { 136.0 }) - 4.0;
            Grid::column(rect(sheet.min.x + 4.0, sheet.min.y + 6.0, sheet.width() - 8.0, height), height + 4.0)
        })
    }
}

/// The purse, and the mail cars beside it.
fn purse(sheet: Rect) -> [Rect; 2] {
    let inner = sheet.inflate(-4.0);
    // The fifth coin of a column stays below the heading.
    let height = 220.0_f32.min(inner.height());
    columns(Rect { max: Vec2::new(inner.max.x, inner.min.y + height), ..inner }, 4.0, [Fixed(174.0), Share(1.0)])
}
