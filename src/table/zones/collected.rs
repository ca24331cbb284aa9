//! What counts at the end: cards taken of each type times the points of the own Game End cards.

use bevy::prelude::*;
use strum::VariantArray;

use super::side::panel;
use crate::{
    rules::{CardType, GameEndId},
    table::{
        faces::{card, symbols},
        scene::{
            drawing::{Drawing, colour},
            pieces::{Id, Piece, Scene, z},
            view::View,
        },
    },
    ui::{labels::Align, regions::Target, theme::palette},
};

/// Lays the cards taken and the own Game End cards.
pub fn lay(view: &View, scene: &mut Scene) {
    let zone = view.plan.taken();
    let half = zone.min.x + zone.width() * 0.48;
    scene.target(Target::Taken, Rect { max: Vec2::new(half, zone.max.y), ..zone });
    scene.target(Target::OwnGameEnd, Rect { min: Vec2::new(half, zone.min.y), ..zone });
    let lines: Vec<_> = CardType::VARIANTS.iter().map(|card_type| TypeLine::of(view, *card_type)).collect();
    let ground = match zone.size() {
        size if size.y < 60.0 => plate(&lines, size),
        size if size.y < 90.0 => rows(&lines, size, 10.0, 20.0),
        size if size.x > 300.0 => board(view, &lines, zone),
        _ => stack(view, &lines, zone),
    };
    scene.add(Id::Own("taken", view.viewed, 0), Piece::still(ground, zone.min, z::FRAME + 1.0));
}

/// One type: the cards taken and the points of each Game End card.
struct TypeLine {
    card_type: CardType,
    taken: usize,
    open: Vec<u8>,
    secret: Option<u8>,
}

impl TypeLine {
    fn of(view: &View, card_type: CardType) -> Self {
        let me = view.me();
        let taken = me.taken.iter().filter(|card| view.catalogue.card(**card).face.card_type() == Some(card_type));
        let points = |card: GameEndId| {
            let card = view.catalogue.game_end(card);
            (card.card_type == card_type).then_some(card.points)
        };
        Self {
            card_type,
            taken: taken.count(),
            open: me.game_end.iter().filter_map(|card| points(*card)).collect(),
            secret: view.drafted().and_then(points),
        }
    }

    fn sum(&self) -> u8 {
        self.open.iter().sum::<u8>() + self.secret.unwrap_or(0)
    }

    fn worth(&self) -> usize {
        self.taken * usize::from(self.sum())
    }

    fn icon(&self) -> String {
        format!("head/{}", card::type_key(self.card_type))
    }
}

/// A low plate: side by side.
fn plate(lines: &[TypeLine], size: Vec2) -> Drawing {
    let mut ground = Drawing::default();
    ground.slice("panel/plate", 10.0, Rect::from_corners(Vec2::ZERO, size));
    let pitch = (size.x - 10.0) / 3.0;
    let paper = colour(palette::PAPER);
    for (nth, line) in lines.iter().enumerate() {
        let x = 8.0 + nth as f32 * pitch;
        let roomy = pitch > 50.0;
        let high = if roomy { size.y / 2.0 } else { 11.5 };
        ground.scaled(line.icon(), x - 2.0, high - 9.0, 0.85);
        ground.bold(
            line.taken.to_string(),
            x + if pitch < 30.0 { 18.0 } else { 21.0 },
            high + 5.2,
            14.5,
            paper,
            Align::Centre,
        );
        if line.sum() > 0 {
            let at = if roomy { Vec2::new(x + 44.0, high) } else { Vec2::new(x + 10.0, 28.5) };
            symbols::seal(&mut ground, "seal", line.sum(), at.x, at.y, 9.5);
        }
    }
    ground
}

/// Three rows: icon, count, the points of every card, and what they make.
fn rows(lines: &[TypeLine], size: Vec2, top: f32, pitch: f32) -> Drawing {
    let mut ground = Drawing::default();
    ground.slice("panel/lacquer", 20.0, Rect::from_corners(Vec2::ZERO, size));
    lay_rows(&mut ground, lines, size, top + pitch / 2.0, pitch);
    ground
}

fn lay_rows(ground: &mut Drawing, lines: &[TypeLine], size: Vec2, first: f32, pitch: f32) {
    let (lamp, paper) = (colour(palette::LAMP), colour(palette::PAPER));
    for (nth, line) in lines.iter().enumerate() {
        let y = first + nth as f32 * pitch;
        let faint = if line.worth() > 0 { Color::WHITE } else { Color::srgba(1.0, 1.0, 1.0, 0.55) };
        let mut row = Drawing::default();
        row.picture(line.icon(), 14.0, y - 10.0);
        row.bold(line.taken.to_string(), 58.0, y + 6.2, 17.0, paper, Align::Right);
        row.centred("times/lamp", Vec2::splat(10.0), 70.0, y, 0.8);
        let worth = line.worth().to_string();
        row.bold("=", size.x - 58.0, y + 6.2, 16.0, lamp, Align::Centre);
        row.bold(worth, size.x - 16.0, y + 6.2, 17.0, lamp, Align::Right);
        let step = 23.0;
        let room = ((size.x - 70.0 - 82.0) / step) as usize;
        let secret = line.secret.map(|points| (points, true));
        let all: Vec<_> = line.open.iter().map(|points| (*points, false)).chain(secret).collect();
        let shown = if all.len() > room { vec![(line.sum(), line.secret.is_some())] } else { all };
        for (place, (points, locked)) in shown.into_iter().enumerate() {
            let x = 90.0 + place as f32 * step;
            symbols::seal(&mut row, "seal", points, x, y, 10.0);
            if locked {
                row.centred("ui/lock", Vec2::splat(24.0), x + 18.0, y, 0.62);
            }
        }
        ground.put(&row.tinted(faint), 0.0, 0.0, 1.0);
    }
}

/// A wide panel: the rows below a heading with their sum.
fn board(view: &View, lines: &[TypeLine], zone: Rect) -> Drawing {
    let size = zone.size();
    let mut ground = panel(view, zone, "table-game-end", None);
    let pitch = (size.y - 38.0) / 3.0;
    lay_rows(&mut ground, lines, size, 32.0 + pitch / 2.0, pitch);
    let sum: usize = lines.iter().map(TypeLine::worth).sum();
    ground.bold(sum.to_string(), size.x - 16.0, 25.5, 19.0, colour(palette::PAPER), Align::Right);
    ground.words(view.texts.get("table-at-the-end"), size.x - 56.0, 25.0, 15.0, colour(palette::STEAM), Align::Right);
    hidden(view, &mut ground, 110.0);
    ground
}

/// Another player's secret: its back.
fn hidden(view: &View, ground: &mut Drawing, x: f32) {
    if view.me().hidden_game_end > 0 && view.drafted().is_none() {
        ground.scaled("card/market/back", x, 6.0, 0.3);
    }
}

/// A small panel: the pile of cards taken, and a line per type with the points in one seal.
fn stack(view: &View, lines: &[TypeLine], zone: Rect) -> Drawing {
    let (me, paper) = (view.me(), colour(palette::PAPER));
    let mut ground = panel(view, zone, "table-taken-cards", None);
    ground.bold(me.taken.len().to_string(), 84.0, 25.5, 19.0, paper, Align::Centre);
    let pile = zone.width() > 150.0;
    let left = if pile { 66.0 } else { 16.0 };
    if pile {
        let back = view.board.round.max(1).div_ceil(2);
        for depth in (0..me.taken.len().min(3)).rev() {
            let off = depth as f32 * 2.0;
            ground.scaled(format!("card/back/{back}"), 12.0 + off, 36.0 + off, 0.36);
        }
        if me.taken.is_empty() {
            ground.scaled("ghost/card", 12.0, 36.0, 0.36);
        }
    }
    for (nth, line) in lines.iter().enumerate() {
        let y = 45.0 + nth as f32 * 20.0;
        ground.picture(line.icon(), left, y - 10.0);
        ground.bold(line.taken.to_string(), left + 30.0, y + 6.2, 17.0, paper, Align::Centre);
        if line.sum() > 0 {
            ground.centred("times/lamp", Vec2::splat(10.0), left + 44.0, y, 0.8);
            symbols::seal(&mut ground, "seal", line.sum(), left + 61.0, y, 10.0);
            if line.secret.is_some() {
                ground.centred("ui/lock", Vec2::splat(24.0), left + 81.0, y, 0.66);
            }
        }
    }
    hidden(view, &mut ground, zone.width() - 52.0);
    ground
}
