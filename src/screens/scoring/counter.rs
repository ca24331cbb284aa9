//! The running sum on split flaps, the score before and so far, and what comes next.

use bevy::math::Vec2;

use super::stage::Stage;
use crate::{
    drawing::{Drawing, rect},
    scene::{Scene, piece::Piece},
    screens::counting::{CounterWords, CountingPiece, SWINGS_MILLIS, the},
};
use rules::TrainId;

/// Lays the counter; its flaps wait for the lamp. A case is only there while a train is counted, a panel always, as
/// nothing else has its place.
pub fn lay(stage: Stage, scene: &mut Scene<CountingPiece>, z: f32, wait: u64) {
    let layout = stage.layout.counter;
    if layout.case && (stage.progress.now.is_none() || stage.progress.train.is_none()) {
        return;
    }
    let scores = |seat| [stage.progress.before(stage.board, seat), stage.board.player(seat).score()];
    // While somebody uses the route, what that has brought is counted.
    let (title, number) = match (stage.progress.train, stage.progress.now.map(scores)) {
        (None, scores) => ("scoring-bonuses", scores.map_or(0, |[before, now]| now - before)),
        (Some(TrainId::Upper), _) => ("scoring-upper", stage.progress.total()),
        (Some(TrainId::Lower), _) => ("scoring-lower", stage.progress.total()),
    };
    let words = CounterWords {
        title: stage.texts.get(title),
        about: String::new(),
        change: stage.progress.now.map(|seat| (stage.config(seat).colour, stage.name(seat).to_owned(), scores(seat))),
        next: next(stage).unwrap_or_default(),
    };
    // While it counts, the flaps are what is looked at.
    if stage.progress.source.is_some() && !stage.progress.over {
        let [x, y, w, h] = layout.place;
        let mut glow = Drawing::default();
        glow.glow(rect(x, y, w, h));
        scene.add(the("flap light"), Piece::still(glow, Vec2::ZERO, z - 0.5).fading(SWINGS_MILLIS));
    }
    layout.lay(scene, &words, z);
    layout.lay_flaps(scene, number, z + 1.0, wait);
}

/// What comes after the train being counted.
fn next(stage: Stage) -> Option<String> {
    let (seat, train) = stage.progress.now.zip(stage.progress.train)?;
    let lower_counts = stage.board.player(seat).train(TrainId::Lower).conductor > 0;
    Some(match (train, stage.next_seat()) {
        (TrainId::Upper, _) if stage.progress.has_lamp() && lower_counts => stage.texts.get("scoring-next-lower"),
        (_, Some(next)) => stage.texts.with("scoring-next-seat", [("name", stage.name(next).to_owned().into())]),
        (_, None) if stage.progress.over => stage.texts.get("scoring-all"),
        (_, None) => stage.texts.get("scoring-last"),
    })
}
