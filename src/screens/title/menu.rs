//! The menu: the lines of the departures board, and which of them is lit.

use bevy::prelude::*;
use bevy_egui::egui;

use crate::{
    persistence::{SavedGame, SavedGames},
    ui::naming::named,
};

named! {
    /// An entry of the title's menu.
    TitleControl:
    /// Continue the saved game.
    Continue = "title/continue",
    /// Continue the game that was saved before that one.
    Earlier = "title/earlier",
    /// Set up a new game.
    NewGame = "title/new-game",
    /// Read the rules.
    Rules = "title/rules",
    /// Open the settings.
    Settings = "title/settings",
    Quit = "title/quit",
}

/// Which line is lit.
#[derive(Resource, Default)]
pub struct Menu {
    /// Its number from the top.
    pub lit: usize,
}

impl Menu {
    /// The lines there are now.
    pub fn entries(&self, saved: &SavedGames) -> Vec<TitleControl> {
        use TitleControl::*;
        // A page in a browser cannot close itself.
        let there = |entry: &TitleControl| match entry {
            Continue => saved.current.is_some(),
            Earlier => saved.earlier.is_some(),
            Quit => !cfg!(target_arch = "wasm32"),
            _ => true,
        };
        let all = [Continue, Earlier, NewGame, Rules, Settings, Quit];
        all.into_iter().filter(there).collect()
    }

    /// The game whose ticket is shown: the one that the lit line leads to, or else the first.
    pub fn shown<'a>(&self, saved: &'a SavedGames) -> Option<&'a SavedGame> {
        let lit = self.entries(saved).get(self.lit).and_then(|entry| game_of(*entry, saved));
        lit.or(saved.current.as_ref()).or(saved.earlier.as_ref())
    }

    /// The arrow keys move along the lines, Enter chooses one.
    pub fn walk(
        &mut self,
        entries: &[TitleControl],
        keys: &ButtonInput<KeyCode>,
        ctx: &egui::Context,
    ) -> Option<TitleControl> {
        let count = entries.len();
        self.lit = self.lit.min(count - 1);
        // Tab moves the focus from line to line, and the light follows it; Enter then presses what has the focus.
        let focused = ctx.memory(|memory| memory.focused());
        for (key, step) in [(KeyCode::ArrowDown, 1), (KeyCode::ArrowUp, count - 1)] {
            if keys.just_pressed(key) {
                self.lit = (self.lit + step) % count;
                focused.into_iter().for_each(|line| ctx.memory_mut(|memory| memory.surrender_focus(line)));
            }
        }
        let enter = keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter]) && focused.is_none();
        enter.then(|| entries[self.lit])
    }
}

/// The game that a line leads to, if any.
pub fn game_of(entry: TitleControl, saved: &SavedGames) -> Option<&SavedGame> {
    match entry {
        TitleControl::Continue => saved.current.as_ref(),
        TitleControl::Earlier => saved.earlier.as_ref(),
        _ => None,
    }
}
