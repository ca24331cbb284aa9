//! The menu: the lines of the departures board, and which of them is lit.

use bevy::prelude::*;
use bevy_egui::egui;

use super::layout::Departures;
use crate::{
    controls::{KeyAction, Pressed},
    localization::Language,
    persistence::SavedGames,
    screens::running_games::GameLine,
    ui::naming::named,
};

named! {
    /// An entry of the title's menu.
    TitleControl:
    /// Continue the saved game.
    Continue = "title/continue",
    /// Go on with a game with friends.
    FriendsGame = "title/friends-game",
    /// Set up a new game.
    NewGame = "title/new-game",
    /// Learn by playing.
    Journey = "title/journey",
    /// The daily journey and the ladder.
    Daily = "title/daily",
    /// Open a room for friends, or come in with a code.
    Friends = "title/friends",
    /// Continue, watch or delete a saved game.
    SavedGames = "title/saved-games",
    /// Read the rules.
    Rules = "title/rules",
    /// Open the settings.
    Settings = "title/settings",
    Quit = "title/quit",
    /// Speak this language.
    Speak(language: Language) = "title/language/{}",
}

/// Which line is lit.
#[derive(Resource, Default)]
pub struct Menu {
    /// Its number from the top.
    pub lit: usize,
    /// The game with friends that is offered, where there is room for it.
    pub friends: Option<GameLine>,
}

impl Menu {
    /// What stands on the board.
    pub fn departures(&self, saved: &SavedGames) -> Departures {
        let entries = self.entries(saved);
        let lines = entries.iter().filter(|entry| entry.is_line()).count();
        let signs = [0, 1].map(|row| entries.iter().filter(|entry| entry.row() == Some(row)).count());
        Departures { saved: saved.current().is_some(), lines, signs }
    }

    /// The lines there are now.
    pub fn entries(&self, saved: &SavedGames) -> Vec<TitleControl> {
        use TitleControl::*;
        // A page in a browser cannot close itself.
        let there = |entry: &TitleControl| match entry {
            FriendsGame => self.friends.is_some(),
            Continue => saved.current().is_some(),
            Quit => !cfg!(target_arch = "wasm32"),
            _ => true,
        };
        let all = [Continue, FriendsGame, NewGame, Friends, Journey, Daily, SavedGames, Rules, Settings, Quit];
        all.into_iter().filter(there).collect()
    }

    /// Where the light is at first: on the saved game, on the first journey for whoever has never played, or else on a new
    /// game.
    pub fn first(&self, saved: &SavedGames, has_played: bool) -> usize {
        let entries = self.entries(saved);
        let place = |wanted: TitleControl| entries.iter().position(|entry| *entry == wanted).unwrap_or(0);
        if saved.current().is_none() && !has_played { place(TitleControl::Journey) } else { 0 }
    }

    /// The arrow keys move along the lines, Enter chooses one.
    pub fn walk(&mut self, entries: &[TitleControl], keys: &Pressed, ctx: &egui::Context) -> Option<TitleControl> {
        let count = entries.len();
        self.lit = self.lit.min(count - 1);
        // Tab moves the focus from line to line, and the light follows it; Enter then presses what has the focus.
        let focused = ctx.memory(|memory| memory.focused());
        for (key, step) in [(KeyAction::Down, 1), (KeyAction::Up, count - 1)] {
            if keys.just(key) {
                self.lit = (self.lit + step) % count;
                focused.into_iter().for_each(|line| ctx.memory_mut(|memory| memory.surrender_focus(line)));
            }
        }
        let enter = keys.just(KeyAction::Confirm) && focused.is_none();
        enter.then(|| entries[self.lit])
    }
}

impl TitleControl {
    /// Whether it is a line of its own. The way to friends shares that of a new game.
    pub fn is_line(self) -> bool {
        self.row().is_none() && self != Self::Friends
    }

    /// In which row of signs below the lines it hangs, if it is one of them.
    pub fn row(self) -> Option<usize> {
        match self {
            Self::Daily | Self::SavedGames => Some(0),
            Self::Rules | Self::Settings | Self::Quit => Some(1),
            _ => None,
        }
    }

    /// The picture on a sign.
    pub fn picture(self) -> Option<&'static str> {
        match self {
            Self::Daily => Some("ui/calendar"),
            Self::SavedGames => Some("ui/suitcase"),
            Self::Friends => Some("ui/share"),
            Self::Rules => Some("ui/book"),
            Self::Settings => Some("ui/gear"),
            Self::Quit => Some("ui/door"),
            _ => None,
        }
    }
}
