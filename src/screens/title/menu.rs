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
    /// Learn by playing.
    Journey = "title/journey",
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
        let all = [Continue, Earlier, NewGame, Journey, Rules, Settings, Quit];
        all.into_iter().filter(there).collect()
    }

    /// Where the light is at first: on the saved game, on the first journey for whoever has never played, or else on a new
    /// game.
    pub fn first(&self, saved: &SavedGames, has_played: bool) -> usize {
        let entries = self.entries(saved);
        let place = |wanted: TitleControl| entries.iter().position(|entry| *entry == wanted).unwrap_or(0);
        match (&saved.current, &saved.earlier, has_played) {
            (None, None, false) => place(TitleControl::Journey),
            _ => 0,
        }
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

impl TitleControl {
    /// Whether it is one of the small signs below the lines.
    pub fn is_sign(self) -> bool {
        matches!(self, Self::Rules | Self::Settings | Self::Quit)
    }

    /// The picture on a sign.
    pub fn picture(self) -> Option<&'static str> {
        match self {
            Self::Rules => Some("ui/book"),
            Self::Settings => Some("ui/gear"),
            Self::Quit => Some("ui/door"),
            _ => None,
        }
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
