//! The head: coins first, then everybody in turn.

use super::FinalScene;
use crate::{screens::counting::Chip, ui::canvas::Canvas};

/// Draws the head. Of the players, it names the one whose cards are counted.
pub fn draw(canvas: &Canvas, scene: FinalScene) {
    let progress = scene.progress;
    let coins = progress.counts_coins();
    let mut chips = vec![Chip::new(None, canvas.words("final-coins"), coins, !coins)];
    chips.extend(scene.seats().map(|seat| {
        let (config, now) = (scene.config(seat), progress.now == Some(seat) && !progress.over);
        let words =
            if now { canvas.words_with("final-part", [("name", config.name.clone().into())]) } else { String::new() };
        Chip::new(Some(config.colour), words, now, progress.done.contains(&seat))
    }));
    scene.layout.head.draw(canvas, &canvas.words("final-title"), "", &mut chips);
}
