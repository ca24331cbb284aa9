//! The scenes of whole games with a murder, in windows of all shapes.

use super::{
    Picks, RevelationProgress,
    arrangement::Load,
    layout::{RevelationLayout, Shown},
    people,
    progress::RevelationAct,
    stage::RevelationStage,
};
use crate::{
    localization::Texts,
    scene::timeline::Timeline,
    screens::{
        counting::{CountingPiece, the},
        testing::{SHAPES, whole_game},
    },
    session::{PendingQuestion, SeatConfig, Session},
};
use rules::{Module, Setup};

/// Everybody has a card with all their tokens, nobody is judged while it is dark, and in the end everybody is.
#[test]
fn every_scene_has_everybody_with_all_their_tokens() {
    for (seed, shape) in (0u64..).zip(SHAPES) {
        let players = 2 + (seed % 3) as u8;
        let mut progress = RevelationProgress::default();
        let (texts, pending, picks) = (Texts::default(), PendingQuestion::default(), Picks::default());
        let mut last = 0;
        whole_game(Setup::new(players, [Module::B, Module::C], seed), |game, board, event| {
            progress.follow(event);
            if !progress.is_shown() {
                return;
            }
            let session = Session::of(game, SeatConfig::humans().take(players.into()).collect());
            for over in [false, true] {
                let mut timeline = Timeline::default();
                timeline.begin(60_000);
                if over {
                    timeline.skip();
                }
                let stage = RevelationStage {
                    progress: &progress,
                    timeline: &timeline,
                    board,
                    session: &session,
                    pending: &pending,
                    picks: &picks,
                    texts: &texts,
                };
                let loads: Vec<_> = stage.people().into_iter().map(|person| Load::of(stage, person)).collect();
                let shown =
                    Shown { loads: &loads, asked: false, advised: false, judged: stage.is_judged(), seats: players };
                let pieces = people(stage, &RevelationLayout::of(shape, shown)).pieces;
                let count = |wanted: &dyn Fn(&CountingPiece) -> bool| pieces.keys().filter(|name| wanted(name)).count();
                for person in stage.people() {
                    let file = board.case_file(person);
                    let tokens = file.open.len() + usize::from(file.hidden) + file.discarded.len();
                    let own = |name: &CountingPiece| name.what == "token" && name.whose == Some(person);
                    assert_eq!(count(&own), tokens, "{shape:?}: {person:?}");
                    assert!(pieces.contains_key(&the("card").of(person)), "{shape:?}: {person:?}");
                }
                let lights = count(&|name| name.what == "light");
                assert_eq!(lights == 0, stage.is_hushed(), "{shape:?}: {event:?}");
                last = count(&|name| name.what == "verdict");
                let judged = progress.act == RevelationAct::Verdict && !stage.is_hushed();
                assert_eq!(last, if judged { loads.len() } else { 0 }, "{shape:?}: {event:?}");
            }
        });
        let people = usize::from(players) + if players == 2 { 2 } else { 0 };
        assert_eq!(last, people, "{shape:?}: the murder is not solved");
    }
}
