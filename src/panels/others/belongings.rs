//! What a player has beside trains and route: coins by column, contracts, Game End cards with their points, and
//! what the modules bring.

use bevy_egui::egui::{Align2, Color32, Rect, StrokeKind, pos2, vec2};
use strum::VariantArray;

use super::pen::Pen;
use crate::{
    pieces::{
        symbol_pictures::size,
        symbols::{draw_flat, draw_symbols, symbols_width},
    },
    ui::theme::{bold, palette},
};
use rules::{CardKind, CardType, Frame, Module, Symbol, TrainId};

/// The paper of a contract.
const CLIPBOARD: Color32 = Color32::from_rgb(0xFF, 0xFB, 0xEF);
const WOOD: Color32 = Color32::from_rgb(0x8A, 0x62, 0x38);
const SEPIA: Color32 = Color32::from_rgb(0x5B, 0x43, 0x10);
/// A place narrower than this has room for a picture and a number only.
const NARROW: f32 = 110.0;

/// The room that something from a module takes with its number, and how much of it the picture takes.
const EXTRA: f32 = 46.0;
const EXTRA_ICON: f32 = EXTRA * 0.54;

/// A picture with a number.
pub struct Extra {
    icon: &'static str,
    /// Whether the picture has a keyline of its own, as on night.
    on_night: bool,
    count: Option<u8>,
    /// A card that no longer counts.
    faint: bool,
}

impl Extra {
    /// The room it takes, with the gap behind it.
    fn width(&self) -> f32 {
        if self.count.is_some() { EXTRA } else { EXTRA_ICON + 4.0 }
    }
}

impl Pen<'_, '_> {
    /// Whether there is a place for contracts.
    pub fn has_contracts(&self) -> bool {
        self.words.game.setup().modules.contains(&Module::A) || !self.player.contracts.is_empty()
    }

    /// The room that what the modules bring takes in a line.
    pub fn extras_width(&self) -> f32 {
        self.extras().iter().map(Extra::width).sum()
    }

    /// Fills these places: coins, contracts, Game End cards, and the rest with what the modules bring.
    pub fn belongings(&self, places: &[Rect]) {
        let mut places = places.iter().copied();
        if let Some(place) = places.next() {
            self.coins(place);
        }
        if self.has_contracts()
            && let Some(place) = places.next()
        {
            self.contracts(place);
        }
        if let Some(place) = places.next() {
            self.game_end(place);
        }
        let extras = self.extras();
        let mut left = &extras[..];
        for place in places {
            let mut room = place.width() + 4.0;
            let fits = left.iter().take_while(|extra| {
                room -= extra.width();
                room >= 0.0
            });
            let (here, rest) = left.split_at(fits.count().max(1).min(left.len()));
            self.extras_in(here, place);
            left = rest;
        }
    }

    /// A picture at the left of a place and a number behind it, where there is no room for more.
    fn short(&self, place: Rect, icon: &str, count: impl ToString, colour: Color32) {
        let middle = pos2(place.left() + 13.0, place.center().y);
        self.brush.icon(&self.painter, icon, middle, place.height().min(28.0) * 1.05);
        self.figure(place.left() + 30.0, place, count, 19.0, colour, Align2::LEFT_CENTER);
    }

    fn figure(&self, x: f32, place: Rect, words: impl ToString, size: f32, colour: Color32, align: Align2) {
        let at = pos2(x, place.center().y + size * 0.06);
        self.painter.text(at, align, words.to_string(), bold(size), colour);
    }

    fn coins(&self, place: Rect) {
        let purse = self.player.purse;
        if place.width() < NARROW {
            return self.short(place, "coin", purse.total(), palette::LAMP);
        }
        let step = (place.width() / 3.0).min(80.0);
        for (column, count) in (0u8..).zip(purse.columns()) {
            let paper = Rect::from_min_size(
                pos2(place.left() + step * f32::from(column), place.top()),
                vec2((step * 0.56).min(place.height() * 1.3), place.height()),
            );
            let ground = if count > 0 { palette::PAPER } else { Color32::from_rgb(0x8C, 0x8A, 0x80) };
            self.painter.rect(paper, 3.0, ground, (1.1, palette::BRASS), StrokeKind::Inside);
            self.what_it_buys(column, paper.shrink(2.0));
            let ink = if count > 0 { palette::LAMP } else { palette::DISABLED };
            let x = (paper.right() + place.left() + step * f32::from(column + 1)) / 2.0;
            self.figure(x, place, count, 22.0, ink, Align2::CENTER_CENTER);
        }
    }

    fn what_it_buys(&self, column: u8, paper: Rect) {
        let k = (paper.height() / 26.0).min(paper.width() / 30.0);
        let middle = paper.center();
        let symbol = match column {
            0 => Symbol::Car,
            1 => {
                self.brush.picture(&self.painter, "conductor/ink", middle + vec2(-8.0, 11.5) * k, 0.5 * k);
                return self.brush.picture(&self.painter, "loco/ink", middle + vec2(-3.0, -7.0) * k, 0.3 * k);
            }
            _ => Symbol::UpgradeOfChoice,
        };
        let scale = (paper.width() / 42.0).min(paper.height() / 26.0);
        draw_flat(
            self.brush,
            &self.painter,
            symbol,
            middle - vec2(size(symbol).x, size(symbol).y) * scale / 2.0,
            scale,
        );
    }

    fn contracts(&self, place: Rect) {
        let open = &self.player.contracts;
        let met = |card: &&_| {
            let (done, all) = self.queries.contract_progress(self.player, **card);
            done >= all
        };
        if place.width() < NARROW {
            let ink = if open.iter().any(|card| met(&card)) { palette::READY } else { palette::LAMP };
            return self.short(place, "icon/contract/night", open.len(), ink);
        }
        if open.is_empty() {
            self.dashed(place);
            let icon = pos2(place.left() + 18.0, place.center().y);
            self.brush.icon(&self.painter, "icon/contract/night", icon, place.height() * 0.96);
            let none = self.words.get("side-none");
            return self.figure(place.left() + 38.0, place, none, 19.0, palette::MUTED, Align2::LEFT_CENTER);
        }
        let gap = 4.0;
        // Three or more in this little room: rewards alone.
        let few = (place.width() + gap) / open.len() as f32 > 86.0;
        let pitch = ((place.width() + gap) / open.len().max(2) as f32).min(170.0);
        for (nth, card) in open.iter().enumerate() {
            let chip = Rect::from_min_size(
                pos2(place.left() + pitch * nth as f32, place.top()),
                vec2(pitch - gap, place.height()),
            );
            let progress = self.queries.contract_progress(self.player, *card);
            self.contract(chip, &self.queries.contract_reward(self.player, *card), progress, few);
        }
    }

    fn contract(&self, chip: Rect, reward: &Frame, (done, all): (u8, u8), roomy: bool) {
        let painter = &self.painter;
        let ready = done >= all;
        let edge = if ready { (2.4, palette::LAMP) } else { (1.6, WOOD) };
        painter.rect(chip, 2.0, CLIPBOARD, edge, StrokeKind::Inside);
        let clip = Rect::from_min_size(chip.min + vec2(2.0, 4.0), vec2(6.0, chip.height() - 8.0));
        painter.rect(clip, 1.0, palette::BRASS, (0.8, SEPIA), StrokeKind::Inside);
        let behind = if roomy { 36.0 } else { 3.0 };
        let room = Rect::from_min_max(chip.min + vec2(11.0, 3.0), chip.max - vec2(behind, 3.0));
        // What it brings, or a sign for more than there is room for.
        if symbols_width(reward) * 0.42 < room.width() {
            draw_symbols(self.brush, painter, reward, room);
        } else {
            self.brush.icon(painter, "icon/contract", room.center(), chip.height());
        }
        if !roomy {
            // How far it is, as a line along its foot.
            let part = f32::from(done.min(all)) / f32::from(all.max(1));
            let foot = Rect::from_min_size(
                pos2(chip.left() + 3.0, chip.bottom() - 5.0),
                vec2((chip.width() - 6.0) * part, 3.0),
            );
            painter.rect_filled(foot, 1.0, if ready { palette::PINE } else { palette::SIGNAL });
            return;
        }
        if ready {
            let at = pos2(chip.right() - 18.0, chip.center().y);
            self.brush.icon(painter, "tick", at, 24.0);
        } else {
            self.figure(chip.right() - 5.0, chip, format!("{done}/{all}"), 19.0, SEPIA, Align2::RIGHT_CENTER);
        }
    }

    fn game_end(&self, place: Rect) {
        let cards = &self.player.game_end;
        let points = |card| u16::from(self.queries.game_end_points(self.seat, card));
        if place.width() < NARROW {
            let all: u16 = cards.iter().map(|card| points(*card)).sum();
            return self.short(place, "icon/game-end-card/night", all, palette::LAMP);
        }
        if cards.is_empty() {
            self.dashed(place);
            let icon = pos2(place.left() + 18.0, place.center().y);
            self.brush.icon(&self.painter, "icon/game-end-card/night", icon, place.height() * 0.96);
            let none = self.words.get("side-none");
            return self.figure(place.left() + 38.0, place, none, 19.0, palette::MUTED, Align2::LEFT_CENTER);
        }
        // A card each while there is room, then a sum for each type.
        let each = |card| {
            let card = self.words.catalogue().game_end(card);
            (card.card_type, card.points)
        };
        let mut shown: Vec<(CardType, u8, u16)> = cards
            .iter()
            .map(|card| {
                let (card_type, seal) = each(*card);
                (card_type, seal, points(*card))
            })
            .collect();
        if shown.len() > 2 {
            let sums = CardType::VARIANTS.iter().filter_map(|card_type| {
                let of_type = shown.iter().filter(|(other, ..)| other == card_type);
                let (seals, points) = of_type.fold((0, 0), |sum, card| (sum.0 + card.1, sum.1 + card.2));
                (seals > 0).then_some((*card_type, seals, points))
            });
            shown = sums.collect();
        }
        let gap = 4.0;
        let pitch = ((place.width() + gap) / shown.len() as f32).min(100.0);
        for (nth, (card_type, seal, points)) in shown.into_iter().enumerate() {
            let corner = pos2(place.left() + pitch * nth as f32, place.top());
            let chip = Rect::from_min_size(corner, vec2(pitch - gap, place.height()));
            self.game_end_card(chip, card_type, seal, points);
        }
    }

    fn game_end_card(&self, chip: Rect, card_type: CardType, seal: u8, points: u16) {
        let painter = &self.painter;
        painter.rect(chip, 2.0, Color32::from_rgb(0x1A, 0x2D, 0x48), (1.2, palette::BRASS), StrokeKind::Inside);
        // With three in a row, the type has no room beside its seal.
        let with_type = chip.width() > 66.0;
        let wide = if with_type { (chip.width() * 0.6).min(49.0) } else { 28.0 };
        let paper = Rect::from_min_size(chip.min + vec2(1.0, 1.0), vec2(wide, chip.height() - 2.0));
        painter.rect_filled(paper, 2.0, palette::PAPER);
        let picture = format!("type/{card_type}");
        if with_type {
            let at = pos2(paper.left() + wide * 0.29, paper.center().y);
            self.brush.icon(painter, "seal", at, (chip.height() * 1.02).min(wide * 0.63));
            self.figure(
                at.x,
                chip,
                seal,
                if seal > 9 { 15.0 } else { wide * 0.39 },
                palette::PAPER,
                Align2::CENTER_CENTER,
            );
            self.brush.icon(
                painter,
                &picture,
                pos2(paper.left() + wide * 0.75, paper.center().y),
                (chip.height() * 0.92).min(wide * 0.58),
            );
        } else {
            self.brush.icon(painter, &picture, paper.center(), chip.height() * 0.98);
        }
        self.figure(chip.right() - 5.0, chip, points, 21.0, palette::LAMP, Align2::RIGHT_CENTER);
    }

    /// What the modules bring besides what is seen in the trains and on the route.
    pub fn extras(&self) -> Vec<Extra> {
        let (player, setup) = (self.player, self.words.game.setup());
        let counted = |icon, count| Extra { icon, on_night: true, count: Some(count), faint: count == 0 };
        let mut extras = Vec::new();
        if setup.modules.contains(&Module::D) {
            let settled = TrainId::BOTH.map(|train| player.train(train).guests_settled());
            extras.push(counted("icon/passenger/night", settled[0]));
            extras.push(counted("icon/luggage/night", settled[1]));
        }
        if setup.murder() {
            let file = &player.case_file;
            extras.push(counted("icon/fingerprint-1/night", file.hidden + file.open.len() as u8));
            if !file.destroy_evidence.is_empty() {
                extras.push(counted("icon/destroy/night", file.destroy_evidence.len() as u8));
            }
        }
        for middle in &player.middle {
            let icon = match self.words.action_card(middle.card).face.kind() {
                CardKind::Switch => "icon/switch",
                CardKind::Mechanic => "icon/mechanic",
                _ => "icon/factory",
            };
            extras.push(Extra { icon, on_night: false, count: None, faint: middle.face_down() });
        }
        extras
    }

    fn extras_in(&self, extras: &[Extra], place: Rect) {
        let mut x = place.left();
        for extra in extras {
            let side = place.height().min(EXTRA_ICON);
            let tile = Rect::from_center_size(pos2(x + side / 2.0, place.center().y), vec2(side, side));
            if extra.on_night {
                self.brush.icon(&self.painter, extra.icon, tile.center(), tile.width() * 1.16);
            } else {
                self.painter.rect(tile, 2.0, palette::PAPER, (1.0, palette::BRASS), StrokeKind::Inside);
                self.brush.icon(&self.painter, extra.icon, tile.center(), tile.width() * 1.05);
                if extra.faint {
                    self.painter.rect_filled(tile, 2.0, palette::NIGHT.gamma_multiply(0.55));
                }
            }
            x = tile.right() + 4.0;
            if let Some(count) = extra.count {
                let ink = if extra.faint { palette::DISABLED } else { palette::PAPER };
                self.figure(x, place, count, 20.0, ink, Align2::LEFT_CENTER);
                x = tile.left() + EXTRA;
            }
        }
    }
}
