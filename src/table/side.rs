//! Beside the trains: the purse, open contracts, mail cars that are left, cards taken.

use bevy::prelude::*;

use super::{
    card_face,
    choosing::{Selection, Target},
    drawing::{Align, Drawing, colour},
    layout::{CAR, rect},
    scene::{Enter, Id, Leave, Piece, Pose, Scene, z},
    symbols,
    view::View,
};
use crate::{
    art::Art,
    panels::theme::palette,
    rules::{CardId, CardType, Contract, Face, Symbol, purse::Purse},
    stage::Shape,
    text::Value,
};

/// Lays what lies beside the trains.
pub fn lay(view: &View, scene: &mut Scene) {
    coins(view, scene);
    contracts(view, scene);
    mail_cars(view, scene);
    taken(view, scene);
}

fn small(view: &View) -> bool {
    view.plan.shape == Shape::Tall
}

fn panel(view: &View, scene: &mut Scene, name: &'static str, zone: Rect, key: &str, count: Option<u8>) -> Drawing {
    let _ = scene;
    let mut drawing = Drawing::default();
    drawing.slice("panel/lacquer", 20.0, Rect::from_corners(Vec2::ZERO, zone.size()));
    let (title, lamp) = (view.texts.get(key), colour(palette::LAMP));
    let size = if name == "coins" || name == "contracts" { 17.0 } else { 16.5 };
    drawing.bold(title, 14.0, 25.0, size, lamp, Align::Left);
    if let Some(count) = count {
        drawing.bold(count.to_string(), zone.width() - 14.0, 25.5, 20.0, colour(palette::PAPER), Align::Right);
    }
    drawing
}

// ---------------------------------------------------------------- coins

fn coins(view: &View, scene: &mut Scene) {
    let (plan, purse) = (view.plan, view.me().purse);
    let zone = plan.coins();
    let mut ground = panel(view, scene, "coins", zone, "table-coins", None);
    let total = purse.total();
    let x = if small(view) { 78.0 } else { 152.0 };
    ground.bold(total.to_string(), x, 25.5, 20.0, colour(palette::PAPER), Align::Middle);
    let buys = if small(view) { Vec2::new(108.0, 19.0) } else { Vec2::new(117.0, 51.0) };
    what_coins_buy(&mut ground, buys, if small(view) { Vec2::new(50.0, 0.0) } else { Vec2::new(0.0, 27.0) });
    for (column, spaces) in (0..3u8).zip(Purse::SPACES) {
        for space in 0..spaces {
            let at = plan.coin(column, space) - zone.min;
            ground.centred("coin/space", Vec2::splat(20.0), at.x, at.y, 0.92);
        }
        let plate = plan.coin_plate(column);
        let plate = Rect::from_corners(plate.min - zone.min, plate.max - zone.min);
        let have = purse.columns()[usize::from(column)] > 0;
        let pale = if have { Color::WHITE } else { Color::srgb(0.66, 0.66, 0.66) };
        ground.art(
            Art::new("panel/paper").slice(10.0, plate.width(), plate.height()).tint(pale),
            plate.min.x,
            plate.min.y,
            1.0,
        );
        let mut what = Drawing::default();
        let middle = plate.center();
        match column {
            0 => symbols::flat(&mut what, Symbol::Car, middle.x, middle.y, 1.06),
            1 => {
                what.scaled("conductor/ink", middle.x - 14.0, middle.y + 14.0, 0.62);
                what.scaled("loco/ink", middle.x - 4.0, middle.y - 7.0, 0.4);
            }
            _ => symbols::flat(&mut what, Symbol::UpgradeOfChoice, middle.x, middle.y, 0.92),
        }
        ground.put(&what.tinted(pale), 0.0, 0.0, 1.0);
    }
    scene.add(Id::Own("coins", view.watched, 0), Piece::still(ground, zone.min, z::FRAME + 1.0));
    for column in 0..3u8 {
        let (target, plate) = (Target::Coins(column), plan.coin_plate(column));
        let top = plan.coin(column, Purse::SPACES[usize::from(column)] - 1).y - 12.0;
        scene.target(target, Rect { min: Vec2::new(plate.min.x, top), ..plate });
        let lit = view.lit(target);
        let picked = view.selection == Selection::Coin(column);
        let hot = lit && view.hovered == Some(target);
        if picked || hot {
            let mut frame = Drawing::default();
            frame.slice("chip/ready", 8.0, Rect::from_corners(Vec2::ZERO, plate.size() + 6.0));
            let mut under = Drawing::default();
            under.slice("glow/panel", 35.0, Rect::from_corners(Vec2::ZERO, plate.size()).inflate(18.0));
            scene.add(Id::Offer("coin-glow", target), Piece::still(under, plate.min, z::FRAME + 0.5));
        }
        let count = purse.columns()[usize::from(column)];
        for nth in 0..count {
            // The uppermost coin is the one that would be spent.
            let top = nth + 1 == count;
            coin(view, scene, column, nth, top && lit, top && (picked || hot));
        }
    }
}

fn what_coins_buy(drawing: &mut Drawing, at: Vec2, step: Vec2) {
    drawing.centred("coin", Vec2::splat(20.0), at.x, at.y, 0.8);
    drawing.centred("arrow/steam", Vec2::new(16.0, 12.0), at.x + 16.0, at.y, 0.66);
    symbols::seal(drawing, "seal", 1, at.x + 34.0, at.y, 11.0);
    let next = at + step;
    let next = if step.y == 0.0 { next + Vec2::new(4.0, 0.0) } else { next - Vec2::new(6.0, 0.0) };
    drawing.bold("4", next.x, next.y + 6.2, 16.0, colour(palette::PAPER), Align::Middle);
    drawing.centred("coin", Vec2::splat(20.0), next.x + 14.0, next.y, 0.8);
    drawing.centred("arrow/steam", Vec2::new(16.0, 12.0), next.x + 28.0, next.y, 0.66);
    drawing.centred("wide/game-end-card", Vec2::new(60.0, 80.0), next.x + 42.0, next.y, 0.3);
}

fn coin(view: &View, scene: &mut Scene, column: u8, nth: u8, lit: bool, hot: bool) {
    let at = view.plan.coin(column, nth);
    let mut drawing = Drawing::default();
    if lit {
        drawing.scaled("glow/round", 10.0, 10.0, 0.5);
    }
    drawing.picture("coin", 0.0, 0.0);
    let size = Vec2::splat(20.0);
    let rect = Rect::from_center_size(at, size * if small(view) { 0.82 } else { 0.94 });
    // Coins overlap upwards: the higher one lies on top.
    let mut piece = Piece::moving(drawing, size, rect, z::PIECE + f32::from(nth) * 0.1, 320).flying();
    if hot {
        piece.pose.scale *= 1.15;
    }
    let from = view.origin.unwrap_or(at - Vec2::new(0.0, 80.0));
    piece.enter = Enter::From(Pose { at: from, ..piece.pose.alpha(0.4) });
    piece.wait = 45 * u64::from(nth % 4);
    piece.leave = Leave::To(Pose::at(at - Vec2::new(0.0, 46.0), z::LIFTED).alpha(0.0).scale(1.2));
    scene.add(Id::Coin(view.watched, column, nth), piece);
}

// ---------------------------------------------------------------- contracts

fn contract<'a>(view: &'a View, card: CardId) -> Option<&'a Contract> {
    if let Face::Contract(contract) = &view.catalogue.card(card).face { Some(contract) } else { None }
}

fn contracts(view: &View, scene: &mut Scene) {
    let (zone, open) = (view.plan.contracts(), &view.me().contracts);
    let fulfilled = view.me().contracts_fulfilled;
    let mut ground = panel(view, scene, "contracts", zone, "table-contracts", None);
    if fulfilled > 0 {
        ground.bold(fulfilled.to_string(), zone.width() - 34.0, 25.0, 17.0, colour(palette::READY), Align::Right);
        ground.centred("tick", Vec2::splat(16.0), zone.width() - 22.0, 19.0, 1.0);
    }
    let boards = open.len() <= 2 && !small(view);
    if open.is_empty() {
        let muted = colour(palette::DISABLED);
        let line = rect(16.0, zone.height() * 0.46, zone.width() - 32.0, 40.0);
        ground.text(view.texts.get("table-no-contracts"), line, 15.0, muted, Align::Middle);
    }
    scene.add(Id::Own("contracts", view.watched, 0), Piece::still(ground, zone.min, z::FRAME + 1.0));
    for (nth, card) in open.iter().enumerate() {
        let Some(contract) = contract(view, *card) else { continue };
        let target = Target::Contract(nth as u8);
        let (done, all) = view.game.contract_progress(view.me(), *card);
        let met = done >= all;
        let (lit, hot) = (view.lit(target), view.hovered == Some(target));
        let ready = met && (lit || view.offered.question.is_none());
        let (drawing, size, at) = if boards {
            board(view, contract, (done, all), ready, nth, open.len())
        } else {
            strip(view, contract, (done, all), ready, nth, open.len())
        };
        let at = Rect::from_corners(zone.min + at.min, zone.min + at.max);
        scene.target(target, at);
        let mut piece = Piece::moving(drawing, size, at, z::PIECE, 350).flying();
        piece.pose.scale *= if lit && hot { 1.05 } else { 1.0 };
        piece.leave = Leave::To(view.out_of_sight(view.watched));
        scene.add(Id::Card(*card), piece);
    }
}

fn progress(drawing: &mut Drawing, view: &View, (done, all): (u8, u8), x: f32, baseline: f32) {
    let met = done >= all;
    let paint = if met { colour(palette::READY) } else { colour(palette::STEAM) };
    let words = view.texts.with("table-progress", [("done", Value::from(done.min(all))), ("all", Value::from(all))]);
    drawing.words(words, if met { x + 10.0 } else { x }, baseline, 15.5, paint, Align::Middle);
    if met {
        drawing.centred("tick", Vec2::splat(16.0), x - 25.0, baseline - 5.5, 0.95);
    }
}

fn board(
    view: &View,
    contract: &Contract,
    state: (u8, u8),
    ready: bool,
    nth: usize,
    count: usize,
) -> (Drawing, Vec2, Rect) {
    let mut drawing = card_face::contract_board(contract, ready);
    progress(&mut drawing, view, state, 44.0, 121.0);
    let x = if count == 1 { 62.0 } else { 9.0 + nth as f32 * 104.0 };
    let size = Vec2::new(88.0, 104.0);
    (drawing, size, Rect::from_corners(Vec2::new(x, 38.0), Vec2::new(x, 38.0) + size))
}

fn strip(
    view: &View,
    contract: &Contract,
    state: (u8, u8),
    ready: bool,
    nth: usize,
    count: usize,
) -> (Drawing, Vec2, Rect) {
    let zone = view.plan.contracts();
    let columns = if small(view) && count > 2 { 2 } else { 1 };
    let rows = count.div_ceil(columns).max(if small(view) { 2 } else { 4 });
    let (left, top) = (7.0, 33.0);
    let pitch = (zone.height() - top - 5.0) / rows as f32;
    let wide = (zone.width() - left * 2.0 + 4.0) / columns as f32 - 4.0;
    let size = Vec2::new(wide, (pitch - 3.0).min(34.0));
    let met = state.0 >= state.1;
    let mut drawing = card_face::contract_strip(contract, ready, size);
    if met {
        drawing.centred("tick", Vec2::splat(16.0), 8.0, size.y / 2.0, 0.85);
    }
    let (column, row) = (nth % columns, nth / columns);
    let at = Vec2::new(left + column as f32 * (wide + 4.0), top + row as f32 * pitch);
    (drawing, size, Rect::from_corners(at, at + size))
}

// ---------------------------------------------------------------- mail cars

fn mail_cars(view: &View, scene: &mut Scene) {
    let (zone, left) = (view.plan.mail_cars(), &view.me().mail_cars);
    let ground = if small(view) {
        let mut ground = Drawing::default();
        ground.slice("panel/plate", 10.0, Rect::from_corners(Vec2::ZERO, zone.size()));
        ground
    } else {
        panel(view, scene, "mail", zone, "table-mail-cars", Some(left.len() as u8))
    };
    scene.add(Id::Own("mail", view.watched, 0), Piece::still(ground, zone.min, z::FRAME + 1.0));
    let both = view.me().trains.iter().all(|train| train.mail_car().is_some());
    let room = zone.width() - 12.0;
    let scale = (room / (CAR.x * left.len().max(1) as f32)).min(if small(view) { 0.36 } else { 0.695 });
    let foot = zone.max.y - if small(view) { 5.0 } else { 12.0 };
    for (nth, mail_car) in left.iter().enumerate() {
        let target = Target::MailCar(*mail_car);
        let wide = CAR.x * scale;
        let start = zone.center().x - wide * left.len() as f32 / 2.0;
        let at = rect(start + wide * nth as f32, foot - CAR.y * scale, wide, CAR.y * scale);
        scene.target(target, at);
        let (lit, hot) = (view.lit(target), view.hovered == Some(target));
        let mut drawing = Drawing::default();
        if lit {
            drawing.picture("glow/car", 0.0, 0.0);
        }
        drawing.picture(card_face::mail_car(view.catalogue, *mail_car), 0.0, 0.0);
        if lit {
            drawing.picture("dash/car", 0.0, 0.0);
        }
        let mut piece = Piece::moving(drawing, CAR, at, z::PIECE, 420).flying();
        (piece.enter, piece.leave) = (Enter::AtOnce, Leave::AtOnce);
        if lit && hot {
            piece.pose.scale *= 1.08;
            piece.pose.z = z::LIFTED;
        }
        if both {
            piece.pose.light = 0.6;
        }
        scene.add(Id::MailCar(view.watched, *mail_car), piece);
    }
}

// ---------------------------------------------------------------- taken cards

fn taken(view: &View, scene: &mut Scene) {
    let (zone, me) = (view.plan.taken(), view.me());
    scene.target(Target::Taken, Rect { max: Vec2::new(zone.min.x + zone.width() * 0.48, zone.max.y), ..zone });
    scene.target(Target::OwnGameEnd, Rect { min: Vec2::new(zone.min.x + zone.width() * 0.48, zone.min.y), ..zone });
    let drafted = view.drafted();
    let points = |card_type: CardType, open: bool| -> u8 {
        let cards =
            me.game_end.iter().chain(drafted.iter().filter(|_| !open)).map(|card| view.catalogue.game_end(*card));
        cards.filter(|card| card.card_type == card_type).map(|card| card.points).sum()
    };
    let count = |card_type: CardType| {
        me.taken.iter().filter(|card| view.catalogue.card(**card).face.card_type() == Some(card_type)).count()
    };
    let ground = if small(view) {
        let mut ground = Drawing::default();
        ground.slice("panel/plate", 10.0, Rect::from_corners(Vec2::ZERO, zone.size()));
        for (nth, card_type) in CardType::ALL.into_iter().enumerate() {
            let x = 9.0 + nth as f32 * 34.0;
            ground.scaled(format!("head/{}", card_face::type_key(card_type)), x - 2.0, 2.0, 0.85);
            ground.bold(count(card_type).to_string(), x + 20.0, 17.0, 14.5, colour(palette::PAPER), Align::Middle);
            match points(card_type, false) {
                0 => {}
                sum => symbols::seal(&mut ground, "seal", sum, x + 10.0, 28.5, 9.0),
            }
        }
        ground
    } else {
        let mut ground = panel(view, scene, "taken", zone, "table-taken-cards", None);
        ground.bold(me.taken.len().to_string(), 84.0, 25.5, 19.0, colour(palette::PAPER), Align::Middle);
        let back = view.board.round.max(1).div_ceil(2);
        for depth in (0..me.taken.len().min(3)).rev() {
            let off = depth as f32 * 2.0;
            ground.scaled(format!("card/back/{back}"), 12.0 + off, 36.0 + off, 0.36);
        }
        if me.taken.is_empty() {
            ground.scaled("ghost/card", 12.0, 36.0, 0.36);
        }
        for (nth, card_type) in CardType::ALL.into_iter().enumerate() {
            let y = 45.0 + nth as f32 * 20.0;
            ground.picture(format!("head/{}", card_face::type_key(card_type)), 66.0, y - 10.0);
            ground.bold(count(card_type).to_string(), 96.0, y + 6.2, 17.0, colour(palette::PAPER), Align::Middle);
            let sum = points(card_type, false);
            if sum > 0 {
                ground.centred("times/lamp", Vec2::splat(10.0), 110.0, y, 0.8);
                symbols::seal(&mut ground, "seal", sum, 127.0, y, 10.0);
                if points(card_type, true) != sum {
                    ground.centred("ui/lock", Vec2::splat(24.0), 147.0, y, 0.66);
                }
            }
        }
        if me.hidden_game_end > 0 && drafted.is_none() {
            // Somebody else's secret: its back.
            ground.scaled("card/market/back", 118.0, 6.0, 0.3);
        }
        ground
    };
    scene.add(Id::Own("taken", view.watched, 0), Piece::still(ground, zone.min, z::FRAME + 1.0));
}
