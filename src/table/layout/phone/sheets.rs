//! What lies on the sheets of a phone: the market, coins and mail cars, contracts and what counts at the end.

use bevy::prelude::*;

use super::super::Layout;
use crate::{drawing::rect, pieces::size::MARKET_CARD, ui::regions::Tab};

impl Layout {
    /// The scale of cards and piles on the sheet of the market.
    pub(in crate::table::layout) fn phone_market_scale(self) -> f32 {
        let high = if self.has_piles() && (self.features.orders || self.features.evidence) { 290.0 } else { 196.0 };
        ((self.sheet().width() - 16.0) / 492.0).min((self.sheet().height() - 34.0) / high).min(1.25)
    }

    pub(in crate::table::layout) fn phone_market_heading(self) -> Rect {
        self.on_sheet(Tab::Market, |sheet| rect(sheet.min.x + 10.0, sheet.min.y + 6.0, sheet.width() - 20.0, 20.0))
    }

    /// A place on the sheet of the market, in the pixels that it is painted in.
    fn on_market(self, x: f32, y: f32, size: Vec2) -> Rect {
        self.on_sheet(Tab::Market, |sheet| {
            let scale = self.phone_market_scale();
            let left = sheet.center().x - 246.0 * scale;
            rect(left + x * scale, sheet.min.y + 30.0 + y * scale, size.x * scale, size.y * scale)
        })
    }

    pub(in crate::table::layout) fn phone_market_card(self, slot: u8) -> Rect {
        self.on_market(f32::from(slot) * 125.0, 0.0, MARKET_CARD)
    }

    /// The Locomotive tiles (0) and Constantinople (1).
    pub(in crate::table::layout) fn phone_market_tile(self, nth: u8) -> Rect {
        self.on_market(f32::from(nth) * 125.0, 100.0, MARKET_CARD)
    }

    pub(in crate::table::layout) fn phone_pile(self, pile: u8) -> Rect {
        let zone = self.on_market(254.0, 122.0, Vec2::new(238.0, 92.0));
        if !self.shows(Tab::Market) {
            return zone;
        }
        let step = zone.width() / f32::from(self.phone_piles());
        rect(zone.min.x + f32::from(pile) * step, zone.min.y, step.min(80.0), 46.0)
    }

    /// How many piles there is room for.
    pub(in crate::table::layout) fn phone_piles(self) -> u8 {
        if self.is_portrait() { 2 } else { 3 }
    }

    /// Whether there is room for the piles: on a portrait phone what a module has for sale takes it.
    pub fn has_piles(self) -> bool {
        !self.is_portrait() || !self.features.orders && !self.features.evidence
    }

    pub(in crate::table::layout) fn phone_supply(self) -> Rect {
        if self.has_piles() {
            self.on_market(0.0, 204.0, Vec2::new(170.0, 82.0))
        } else {
            self.on_market(254.0, 100.0, Vec2::new(238.0, 92.0))
        }
    }

    /// Beside the board of the only other player.
    pub(in crate::table::layout) fn phone_dummy(self, dummy: u8) -> Rect {
        self.on_sheet(Tab::Others, |sheet| {
            rect(sheet.min.x + 4.0 + f32::from(dummy) * 98.0, sheet.max.y - 64.0, 92.0, 60.0)
        })
    }

    pub(in crate::table::layout) fn phone_coins(self) -> Rect {
        self.on_sheet(Tab::Coins, |sheet| {
            rect(sheet.min.x + 4.0, sheet.min.y + 4.0, 174.0, 170.0_f32.min(sheet.height() - 8.0))
        })
    }

    pub(in crate::table::layout) fn phone_mail_cars(self) -> Rect {
        self.on_sheet(Tab::Coins, |sheet| {
            Rect::new(sheet.min.x + 182.0, sheet.min.y + 4.0, sheet.max.x - 4.0, self.phone_coins().max.y)
        })
    }

    pub(in crate::table::layout) fn phone_contracts(self) -> Rect {
        self.on_sheet(Tab::Contract, |sheet| {
            let right = if self.features.evidence { sheet.center().x - 2.0 } else { sheet.max.x - 4.0 };
            Rect::new(sheet.min.x + 4.0, sheet.min.y + 4.0, right, self.phone_taken().min.y - 4.0)
        })
    }

    pub(in crate::table::layout) fn phone_evidence(self) -> Rect {
        self.on_sheet(Tab::Contract, |sheet| {
            let left = if self.features.contracts { self.phone_contracts().max.x + 4.0 } else { sheet.min.x + 4.0 };
            Rect::new(left, sheet.min.y + 4.0, sheet.max.x - 4.0, self.phone_taken().min.y - 4.0)
        })
    }

    pub(in crate::table::layout) fn phone_taken(self) -> Rect {
        self.on_sheet(Tab::Contract, |sheet| {
            let foot = if self.features.middle && !self.is_portrait() {
                self.middle_of_landscape(0.0).min.y - 4.0
            } else {
                sheet.max.y - 4.0
            };
            // On a broader panel the rows would be higher.
            let wide = (sheet.width() - 8.0).min(298.0);
            rect(sheet.min.x + 4.0, foot - 116.0, wide, 116.0)
        })
    }

    pub(in crate::table::layout) fn phone_small_board(self, nth: u8) -> Rect {
        self.on_sheet(Tab::Others, |sheet| {
            let dummies = if self.players == 2 && self.features.evidence { 66.0 } else { 0.0 };
            let step = (sheet.height() - 8.0 - dummies) / f32::from(self.players.max(2) - 1);
            let high = step.min(if self.players == 4 && self.is_portrait() { 78.0 } else { 136.0 }) - 4.0;
            rect(sheet.min.x + 4.0, sheet.min.y + 6.0 + f32::from(nth) * (high + 4.0), sheet.width() - 8.0, high)
        })
    }
}
