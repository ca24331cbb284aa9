//! The winner's train leaves for Constantinople: once it is announced who has won, it rolls along the foot of the screen.

use super::{super::rolling_stock, Ranked, WINNER_TOLD};
use crate::ui::canvas::Canvas;
use rules::{Game, TrainId};

/// How long it takes to cross the screen, in seconds.
pub const CROSSES: f32 = 9.0;

/// Draws the train, if it is on its way: how far down its wheels are, and at which scale.
pub fn draw(canvas: &Canvas, (foot, scale): (f32, f32), ranked: &[Ranked], game: &Game, now: f32) {
    let Some(winner) = ranked.iter().find(|who| who.won) else { return };
    let part = (now - WINNER_TOLD) / CROSSES;
    if !(0.0..1.0).contains(&part) {
        return;
    }
    let player = game.board().player(winner.seat);
    let train = TrainId::BOTH.map(|train| player.train(train)).into_iter().max_by_key(|train| train.cards.len());
    let Some(train) = train else { return };
    let (seen, wide) = (canvas.visible(), 98.0 * scale);
    let long = wide * train.cards.len() as f32;
    // It gets going slowly and is fast when it leaves.
    let gone = part * part * (1.6 - 0.6 * part);
    let left = seen.min.x - long + (seen.width() + long) * gone;
    let top = foot - 78.0 * scale;
    let way = (left - seen.min.x) / scale;
    for (place, card) in train.cards.iter().enumerate() {
        let x = left + place as f32 * wide;
        rolling_stock::card(canvas, game.catalogue(), (x, top, scale), *card, place > 0, true, way);
    }
    // Smoke stays behind the engine.
    let chimney = (left + long - 14.0 * scale, top + 8.0);
    for puff in 0..9u8 {
        let age = (way / 46.0).fract() + f32::from(puff);
        let (x, y) = (chimney.0 - age * 26.0, chimney.1 - age * 5.5);
        let tint = bevy_egui::egui::Color32::WHITE.gamma_multiply((1.0 - age / 9.0).clamp(0.0, 1.0) * 0.8);
        canvas.tinted("steam/puff", x, y, 0.4 + age * 0.16, tint);
    }
}
