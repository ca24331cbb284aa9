//! The panel with the flaps: what is counted up, the score before and now, what comes next.

use super::FinalScene;
use crate::{
    screens::counting,
    table::card_type_key,
    ui::{
        canvas::Canvas,
        labels::Align,
        theme::{palette, text},
    },
};

/// Draws the panel.
pub fn draw(canvas: &Canvas, scene: FinalScene) {
    let [x, y, w, h] = scene.plan.counter;
    let progress = scene.progress;
    let open = scene.open_card();
    let title = match &open {
        _ if progress.over => canvas.words("final-over"),
        Some(open) => canvas.words(&format!("final-type-{}", card_type_key(open.face.card_type))),
        None if progress.counts_coins() => canvas.words("final-coins"),
        None => canvas.words("final-game-end"),
    };
    counting::counter(canvas, [x, y, w, h], &title);
    let (middle, scale) = (x + w / 2.0, (w - 44.0) / 200.0);
    let coins = progress.purse.filter(|_| progress.counts_coins());
    let (number, about, subject) = match (&open, coins) {
        (Some(open), _) => {
            let values = [("count", open.counted.landed.into()), ("all", open.taken.len().into())];
            let about = canvas.words_with("final-counted-of", values);
            (open.counted.sum, about, progress.now.map(|seat| (seat, open.counted.sum)))
        }
        (None, Some((seat, coins))) => {
            let lit = u16::from(progress.coins_lit(scene.timing, seat, coins));
            (lit, canvas.words("final-coins-each"), Some((seat, progress.points(seat).coins)))
        }
        (None, None) => (0, String::new(), progress.now.map(|seat| (seat, 0))),
    };
    if progress.over {
        canvas.scaled("final/type/locomotive", middle, y + 122.0, 1.5);
    } else {
        counting::flaps(canvas, middle, y + 62.0, number, scale.min(1.05), progress.flapped(scene.timing));
    }
    canvas.fit(middle, y + 218.0, &about, text(20.0), palette::STEAM, Align::Centre, w - 28.0);
    if let Some((seat, gained)) = subject {
        let (config, now) = (scene.config(seat), scene.parts(seat).total());
        counting::change(canvas, config.colour, &config.name, (now - gained, now), [x, y + 274.0, w]);
    }
    let [left, top, wide, high] = [x + 16.0, y + 304.0, w - 32.0, 38.0];
    canvas.plate(left, top, wide, high, palette::NIGHT, palette::DIM, 1.2);
    canvas.fit(
        middle,
        top + 25.6,
        &what_follows(canvas, scene),
        text(20.0),
        palette::PAPER,
        Align::Centre,
        wide - 14.0,
    );
}

/// What comes next, in few words.
pub fn what_follows(canvas: &Canvas, scene: FinalScene) -> String {
    let progress = scene.progress;
    let next = |key: &str| match scene.next_seat() {
        Some(seat) => canvas.words_with(key, [("name", scene.config(seat).name.clone().into())]),
        None if scene.game.setup().murder() => canvas.words("final-next-murder"),
        None => canvas.words("final-last"),
    };
    match progress.now {
        _ if progress.over && scene.game.setup().murder() => canvas.words("final-next-murder"),
        _ if progress.over => canvas.words("final-all-counted"),
        None => canvas.words("final-next-cards"),
        Some(seat) => match scene.face_down(seat) {
            0 => next("scoring-next-seat"),
            cards => canvas.words_with("final-to-turn", [("count", cards.into())]),
        },
    }
}
