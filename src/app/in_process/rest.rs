//! Where nothing moves no frame is asked for: neither a battery nor a fan should know that the game is open.

use std::{sync::Arc, time::Instant};

use bevy::{
    ecs::message::Messages,
    window::RequestRedraw,
    winit::{UpdateMode, WinitSettings},
};

use super::{
    bots::{Endless, with_bots},
    *,
};
use crate::{
    session::{Thinking, ThoughtAwaited},
    state::Overlay,
};
use rules::{Module, Seat};

/// Frames after which everything has come to rest: a mouse that stays on something brings an explanation after 1.6 seconds.
const SETTLED: usize = 120;
/// Frames that are looked at then.
const LOOKED_AT: usize = 20;

impl PointerGame {
    /// Checks that sooner or later nobody asks for a frame any more.
    #[track_caller]
    fn comes_to_rest(&mut self, where_it_is: &str) {
        for _ in 0..SETTLED {
            self.update();
        }
        for frame in 0..LOOKED_AT {
            self.world().resource_mut::<Messages<RequestRedraw>>().clear();
            self.update();
            let quiet = self.world().resource::<Messages<RequestRedraw>>().is_empty();
            assert!(quiet, "{}: {where_it_is}, frame {frame}: another one is asked for", self.about);
        }
        // In place of a wait whose end no clock can show, Bevy's loop stays with an earlier one that is over.
        let settings = self.world().resource::<WinitSettings>();
        for mode in [settings.focused_mode, settings.unfocused_mode] {
            let ends = matches!(mode, UpdateMode::Reactive { wait, .. } if Instant::now().checked_add(wait).is_some());
            assert!(ends, "{}: {where_it_is}: {mode:?}", self.about);
        }
    }
}

#[test]
fn at_rest_no_frame_is_asked_for() {
    for window in [WIDE, PHONES[0], PHONES[1]] {
        let mut game = PointerGame::begin(Setup::new(2, [Module::A, Module::B], 7), window);
        let mut asked = 0;
        while asked < 8 {
            game.settle();
            if game.world().resource::<PendingQuestion>().handover.is_some() {
                game.comes_to_rest("the curtain");
                game.click(HandoverControl::Take);
                continue;
            }
            let question = game.world().resource::<PendingQuestion>().question;
            game.comes_to_rest(&format!("{question:?}"));
            let choices = game.world().resource::<PendingQuestion>().choices.clone();
            game.choose(choices[0]);
            asked += 1;
        }
        for overlay in [Overlay::Menu, Overlay::Log, Overlay::Scores] {
            game.world().resource_mut::<NextState<Overlay>>().set(overlay);
            game.comes_to_rest(&format!("{overlay:?}"));
        }
    }
}

#[test]
fn screens_come_to_rest() {
    for window in [WIDE, PHONES[1]] {
        let about = format!("screens at {window}");
        let mut game = PointerGame::open_with(Store::default(), None, Screen::Title, window, about, 1);
        let screens =
            [Screen::Title, Screen::Setup, Screen::Journey, Screen::Daily, Screen::SavedGames, Screen::Statistics];
        for screen in screens {
            game.world().resource_mut::<NextState<Screen>>().set(screen);
            game.wait(|world| *world.resource::<State<Screen>>().get() == screen);
            game.comes_to_rest(&format!("{screen:?}"));
        }
    }
}

#[test]
fn a_bot_that_waits_for_the_player_asks_for_no_frame() {
    let setup = Setup { start_player: Some(Seat(0)), ..Setup::new(2, [Module::A, Module::B], 3) };
    let mut game = PointerGame::begin_among(with_bots(2, &[1]), setup, WIDE);
    game.world().resource_mut::<Settings>().waits_for_me = true;
    game.play_until(|world| world.resource::<Thinking>().held() == Some(Seat(1)));
    game.comes_to_rest("a bot waits for the player");
    game.click(PromptControl::Continue);
    game.wait(|world| world.resource::<PendingQuestion>().question.is_some());
}

#[test]
fn a_bot_that_thinks_for_long_is_only_looked_at_now_and_then() {
    let setup = Setup { start_player: Some(Seat(0)), ..Setup::new(2, [Module::A, Module::B], 3) };
    let mut game = PointerGame::begin_among(with_bots(2, &[1]), setup, WIDE);
    game.world().resource_mut::<Thinking>().seat(Seat(1), Box::new(Endless(Arc::default())));
    game.play_until(|world| world.resource::<Thinking>().keeps_waiting() == Some(Seat(1)));
    game.comes_to_rest("a bot thinks in a task");
    let settings = game.world().resource::<WinitSettings>();
    for mode in [settings.focused_mode, settings.unfocused_mode] {
        assert!(matches!(mode, UpdateMode::Reactive { wait, .. } if wait == ThoughtAwaited::SOON), "{mode:?}");
    }
}
