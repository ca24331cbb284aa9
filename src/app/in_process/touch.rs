//! Fingers on the table.

use bevy::{
    input::touch::{TouchInput, TouchPhase},
    window::PrimaryWindow,
};

use super::{keys::at_the_table, *};
use crate::table::names::Target;

impl PointerGame {
    pub(super) fn touch(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        let window = self.world().query_filtered::<Entity, With<PrimaryWindow>>().single(self.app.world()).unwrap();
        self.world().write_message(TouchInput { phase, position, window, force: None, id });
    }

    /// A short touch.
    pub(super) fn tap(&mut self, at: Vec2) {
        self.touch(1, TouchPhase::Started, at);
        self.update();
        self.touch(1, TouchPhase::Ended, at);
        for _ in 0..4 {
            self.update();
        }
    }
}

#[test]
fn a_finger_taps_and_two_fingers_click_nothing() {
    let mut game = at_the_table();
    let card = game
        .world()
        .resource::<Regions>()
        .all()
        .iter()
        .find_map(|region| matches!(region.id.get(), Some(Target::OfferCard(_))).then_some(region.id));
    let at = card.and_then(|card| game.find(card)).expect("a card is offered");
    let selection = |game: &mut PointerGame| *game.world().resource::<Selection>();

    game.touch(1, TouchPhase::Started, at);
    game.app.update();
    game.touch(2, TouchPhase::Started, at + Vec2::new(90.0, 0.0));
    game.app.update();
    game.touch(2, TouchPhase::Ended, at + Vec2::new(90.0, 0.0));
    game.app.update();
    game.touch(1, TouchPhase::Ended, at);
    game.app.update();
    game.app.update();
    assert_eq!(selection(&mut game), Selection::None, "two fingers enlarge the page");

    // The frame in which the finger is lifted is a slow one.
    game.touch(3, TouchPhase::Started, at);
    game.app.update();
    game.app.update();
    game.touch(3, TouchPhase::Ended, at);
    game.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(900)));
    game.app.update();
    assert_ne!(selection(&mut game), Selection::None, "a short press is a tap, however slow the frame");
}

#[test]
fn a_pinch_that_the_browser_takes_over_leaves_the_next_tap_alone() {
    let mut game = PointerGame::open(None, Screen::Title, WIDE, "the title".to_owned(), 1);
    game.app.update();
    let at = game.find(TitleControl::NewGame.into()).expect("the board is there");
    for id in [1, 2] {
        game.touch(id, TouchPhase::Started, at);
        game.app.update();
    }
    for id in [1, 2] {
        game.touch(id, TouchPhase::Canceled, at);
    }
    game.app.update();
    game.touch(3, TouchPhase::Started, at);
    game.app.update();
    game.touch(3, TouchPhase::Ended, at);
    for _ in 0..3 {
        game.app.update();
    }
    assert_eq!(*game.world().resource::<State<Screen>>().get(), Screen::Setup);
}
