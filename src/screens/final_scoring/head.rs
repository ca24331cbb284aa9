//! The head: coins first, then everybody in turn.

use super::stage::FinalStage;
use crate::{screens::counting::Chip, widgets::canvas::Canvas};

/// Draws the head. Of the players, it names the one whose cards are counted.
pub fn draw(canvas: &Canvas, stage: FinalStage) {
    let progress = stage.progress;
    let coins = progress.counts_coins();
    let mut chips = vec![Chip::new(None, canvas.words("final-coins"), coins, !coins)];
    chips.extend(stage.seats().map(|seat| {
        let (config, now) = (stage.config(seat), progress.now == Some(seat) && !progress.over);
        let words =
            if now { canvas.words_with("final-part", [("name", config.name.clone().into())]) } else { String::new() };
        Chip::new(Some(config.colour), words, now, progress.done.contains(&seat))
    }));
    canvas.paint(&stage.layout.head.drawing(canvas.visible(), &canvas.words("final-title"), "", &mut chips));
}
