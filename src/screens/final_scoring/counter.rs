//! The panel with the flaps: what is counted up, the score before and now, what comes next.

use super::{stage::FinalStage, z};
use crate::{
    drawing::Drawing,
    scene::Scene,
    screens::counting::{CounterWords, CountingPiece, the},
    session::CARD_TURNS_MILLIS,
};
use rules::Seat;

/// Lays the panel.
pub fn lay(stage: FinalStage, scene: &mut Scene<CountingPiece>) {
    let layout = stage.layout.counter(stage.progress.now.is_some());
    let (number, words) = told(stage);
    layout.lay(scene, &words, z::PANEL);
    if stage.progress.over {
        let ([middle, top, k], mut engine) = (layout.flaps, Drawing::default());
        engine.scaled("final/type/locomotive", middle, top + 59.0 * k, 1.5 * k);
        return scene.still(the("counter engine"), z::FLAP, engine);
    }
    let turns = stage.progress.card().is_some_and(|card| card.landed == 0 && !card.done);
    layout.lay_flaps(scene, number, z::FLAP, if turns { CARD_TURNS_MILLIS } else { 0 });
}

/// The number on the flaps, and what the panel tells.
fn told(stage: FinalStage) -> (u16, CounterWords) {
    let (progress, texts, open) = (stage.progress, stage.texts, stage.open_card());
    let title = match &open {
        _ if progress.over => texts.get("final-over"),
        Some(open) => texts.get(&format!("final-type-{}", open.face.card_type)),
        None if progress.counts_coins() => texts.get("final-coins"),
        None => texts.get("final-game-end"),
    };
    let coins = progress.purse.filter(|_| progress.counts_coins());
    let (number, about, gained) = match (&open, coins) {
        (Some(open), _) => {
            let values = [("count", open.counted.landed.into()), ("all", open.taken.len().into())];
            let about = texts.with("final-counted-of", values);
            (open.counted.sum, about, progress.now.map(|seat| (seat, open.counted.sum)))
        }
        (None, Some((seat, coins))) => {
            (u16::from(coins), texts.get("final-coins-each"), Some((seat, progress.points(seat).coins)))
        }
        (None, None) => (0, String::new(), progress.now.map(|seat| (seat, 0))),
    };
    let change = gained.map(|(seat, gained): (Seat, u16)| {
        let (config, now) = (stage.config(seat), stage.parts(seat).total());
        (config.colour, config.name.clone(), [now - gained, now])
    });
    (number, CounterWords { title, about, change, next: what_follows(stage) })
}

/// What comes next, in few words.
fn what_follows(stage: FinalStage) -> String {
    let (progress, texts) = (stage.progress, stage.texts);
    let next = |key: &str| match stage.next_seat() {
        Some(seat) => texts.with(key, [("name", stage.name(seat).to_owned().into())]),
        None if stage.game.setup().murder() => texts.get("final-next-murder"),
        None => texts.get("final-last"),
    };
    match progress.now {
        _ if progress.over && stage.game.setup().murder() => texts.get("final-next-murder"),
        _ if progress.over => texts.get("final-all-counted"),
        None => texts.get("final-next-cards"),
        Some(seat) => match stage.face_down(seat) {
            0 => next("scoring-next-seat"),
            cards => texts.with("final-to-turn", [("count", cards.into())]),
        },
    }
}
