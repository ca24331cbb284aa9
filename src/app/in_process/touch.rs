//! Fingers on the table.

use bevy::{
    input::touch::{TouchInput, TouchPhase},
    window::PrimaryWindow,
};

use std::collections::BTreeMap;

use super::{keys::at_the_table, tour, *};
use crate::{
    layout::FINGER,
    state::Overlay,
    table::input::pointed::Targets,
    ui::{fingertip::meant, tab_stop::TabStop, viewport::FINGERTIP},
};
use rules::{Module, TrainId};

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

    // Nothing moves, so no frame is drawn between a pinch and the tap after it, however much later that is.
    game.touch(3, TouchPhase::Started, at);
    game.touch(4, TouchPhase::Started, at + Vec2::new(90.0, 0.0));
    game.app.update();
    game.touch(3, TouchPhase::Ended, at);
    game.touch(4, TouchPhase::Ended, at + Vec2::new(90.0, 0.0));
    game.app.update();
    game.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(900)));
    game.touch(3, TouchPhase::Started, at);
    game.app.update();
    game.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
    game.touch(3, TouchPhase::Ended, at);
    game.app.update();
    game.app.update();
    assert_ne!(selection(&mut game), Selection::None, "a tap long after a pinch counts");
    *game.world().resource_mut::<Selection>() = Selection::None;
    game.app.update();

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

#[test]
fn what_a_finger_has_explained_stays_and_leads_to_the_rules() {
    let mut game = PointerGame::begin(Setup::new(2, [Module::A, Module::B], 3), PHONES[1]);
    game.settle();
    game.click(HandoverControl::Take);
    game.settle();
    let explanation = |game: &mut PointerGame| game.find(TableRegion::Explanation.into());
    let overlay = |game: &mut PointerGame| *game.world().resource::<State<Overlay>>().get();
    let hold = |game: &mut PointerGame, id: u64, at: Vec2| {
        game.touch(id, TouchPhase::Started, at);
        (0..40).for_each(|_| game.update());
        game.touch(id, TouchPhase::Ended, at);
        (0..4).for_each(|_| game.update());
    };
    let car = game.find(Target::TrainCard(TrainId::Upper, 0).into()).expect("the first car is in view");

    hold(&mut game, 1, car);
    assert!(explanation(&mut game).is_some(), "it stays when the finger is lifted");
    let chip = game.world().resource::<Targets>().explanation_rules.expect("it leads to the rules");
    assert!(chip.size().min_element() >= FINGER);
    // A touch elsewhere puts it away, and clicks nothing.
    let before = game.world().resource::<Game>().clone();
    game.tap(car);
    assert!(explanation(&mut game).is_none());
    assert!(*game.world().resource::<Game>() == before && overlay(&mut game) == Overlay::None);

    hold(&mut game, 2, car);
    let rules = game.find(TableRegion::ExplanationRules.into()).expect("the chip has a name");
    game.tap(rules);
    assert_eq!(overlay(&mut game), Overlay::Rules);
}

/// What is pressed on a phone, by its kind: as large as the largest of it is for a finger, because what is scrolled half
/// out of sight is cut. Links within a text may be smaller, and a list may be closer by a hair. Cars and figures on the table have tests of their own.
#[derive(Default)]
struct Touched(BTreeMap<(String, String), Vec2>);

impl Touched {
    fn look(&mut self, game: &mut PointerGame, place: &str) {
        // In the first frame of a window what it covers can still be reached.
        (0..3).for_each(|_| game.update());
        let scale = game.world().resource::<Viewport>().scale;
        let regions = game.world().resource::<Regions>();
        let stops = regions.tab_stops();
        for stop in stops.iter().filter(|stop| stop.in_sight) {
            let in_text = stop.id.pattern().starts_with("rules/link");
            if stop.id.get::<Target>().is_none() && !in_text {
                let largest = self.0.entry((stop.id.pattern().to_owned(), place.to_owned())).or_default();
                *largest = largest.max(for_a_finger(stops, stop.rect, FINGERTIP / scale) * scale);
            }
        }
    }

    fn judge(&self) {
        let small = self.0.iter().filter(|(_, size)| size.min_element() < FINGERTIP - 0.5);
        let small: Vec<_> = small.map(|((kind, place), size)| format!("{kind}: {size} ({place})")).collect();
        assert!(small.is_empty(), "{} are too small for a finger:\n{}", small.len(), small.join("\n"));
    }
}

/// How wide and high the cross of places is from where a finger presses what lies here.
fn for_a_finger(stops: &[TabStop], rect: Rect, tip: f32) -> Vec2 {
    if rect.size().min_element() >= tip {
        return rect.size();
    }
    let reach = |way: Vec2| {
        let step = |count: u16| rect.center() + way * f32::from(count) * 0.5;
        let presses = |count: &u16| rect.contains(meant(stops, step(*count), tip));
        f32::from((0..2000).take_while(presses).count() as u16) * 0.5
    };
    Vec2::new(reach(Vec2::X) + reach(Vec2::NEG_X), reach(Vec2::Y) + reach(Vec2::NEG_Y))
}

#[test]
fn nothing_is_too_small_for_a_finger_on_every_screen() {
    let mut touched = Touched::default();
    for window in [PHONES[0], PHONES[1]] {
        tour::screens(window, &mut |game, place| touched.look(game, place));
    }
    touched.judge();
}

#[test]
fn nothing_that_is_pressed_at_the_table_is_too_small_for_a_finger() {
    let mut touched = Touched::default();
    for (window, modules, seats) in tour::TABLES.into_iter().skip(3) {
        tour::table(window, modules, seats, &mut |game, place| touched.look(game, place));
    }
    touched.judge();
}
