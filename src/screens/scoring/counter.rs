//! The running sum on split flaps, the score before and so far, and what comes next.

use bevy::prelude::*;

use super::{names::ScoringPiece, stage::Stage};
use crate::{
    scene::{Scene, piece::Piece},
    screens::counting::CounterWords,
};
use rules::{Seat, TrainId};

/// Lays the counter, its panel and its flaps at these heights. The flaps wait for the lamp. A case is only there while a
/// train is counted, a panel always, as nothing else has its place.
pub fn lay(stage: Stage, scene: &mut Scene<ScoringPiece>, [panel, flap]: [f32; 2], wait: u64) {
    let layout = stage.layout.counter;
    if layout.case && (stage.progress.now.is_none() || stage.progress.train.is_none()) {
        return;
    }
    let change = stage.progress.now.map(|seat| {
        let config = stage.session.seat(seat);
        (config.colour, config.name.clone(), scores(stage, seat))
    });
    let words =
        CounterWords { title: heading(stage), about: String::new(), change, next: next(stage).unwrap_or_default() };
    scene.add(ScoringPiece::Counter, Piece::still(layout.panel(&words), Vec2::ZERO, panel));
    for (nth, piece) in layout.flaps(stage.progress.total(), flap, wait) {
        scene.add(ScoringPiece::Flap(nth), piece);
    }
}

fn heading(stage: Stage) -> String {
    let train = stage.progress.train.unwrap_or_default();
    stage.texts.get(if train == TrainId::Upper { "scoring-upper" } else { "scoring-lower" })
}

/// A seat's score before this phase and so far.
fn scores(stage: Stage, seat: Seat) -> [u16; 2] {
    let board = &stage.shown.board;
    [stage.progress.before(board, seat), board.player(seat).score()]
}

/// What comes after the train being counted.
fn next(stage: Stage) -> Option<String> {
    let (seat, train) = stage.progress.now.zip(stage.progress.train)?;
    let lower_counts = stage.shown.board.player(seat).train(TrainId::Lower).conductor > 0;
    Some(match (train, stage.next_seat()) {
        (TrainId::Upper, _) if stage.progress.has_lamp() && lower_counts => stage.texts.get("scoring-next-lower"),
        (_, Some(next)) => stage.texts.with("scoring-next-seat", [("name", stage.name(next).to_owned().into())]),
        (_, None) if stage.progress.over => stage.texts.get("scoring-all"),
        (_, None) => stage.texts.get("scoring-last"),
    })
}
