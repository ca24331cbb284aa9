//! The departures board: its lines are the menu, and below it hangs the ticket of the saved game.

use bevy::prelude::*;
use bevy_egui::egui::{self, Color32};

use super::phone::{BoardPlace, PhoneTitle};
use crate::{
    persistence::{SavedGame, SavedGames},
    screens::about_game,
    ui::{
        canvas::Canvas,
        labels::Align,
        regions::Control,
        theme::{bold, display, palette, text},
        viewport::Shape,
    },
};

/// The lines of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MenuEntry {
    /// Continue the saved game.
    Continue,
    /// Continue the game that was saved before that one.
    Earlier,
    /// Set up a game.
    NewGame,
    /// The rules in brief.
    Rules,
    /// How fast, how loud.
    Settings,
    /// Quit the program.
    Quit,
}

impl MenuEntry {
    fn control(self) -> Control {
        match self {
            Self::Continue => Control::TitleContinue,
            Self::Earlier => Control::TitleEarlier,
            Self::NewGame => Control::TitleNewGame,
            Self::Rules => Control::TitleRules,
            Self::Settings => Control::TitleSettings,
            Self::Quit => Control::TitleQuit,
        }
    }

    fn key(self) -> &'static str {
        match self {
            Self::Continue => "continue",
            Self::Earlier => "earlier",
            Self::NewGame => "new-game",
            Self::Rules => "rules",
            Self::Settings => "settings",
            Self::Quit => "quit",
        }
    }
}

/// The lines there are now.
pub fn entries(saved: &SavedGames) -> Vec<MenuEntry> {
    use MenuEntry::*;
    // A page in a browser cannot close itself.
    let there = |entry: &MenuEntry| match entry {
        Continue => saved.current.is_some(),
        Earlier => saved.earlier.is_some(),
        Quit => !cfg!(target_arch = "wasm32"),
        _ => true,
    };
    [Continue, Earlier, NewGame, Rules, Settings, Quit].into_iter().filter(there).collect()
}

/// Which line is lit.
#[derive(Resource, Default)]
pub struct Menu {
    /// Its number from the top.
    pub lit: usize,
}

impl Menu {
    /// The arrow keys move along the lines, Enter chooses one.
    pub fn walk(
        &mut self,
        entries: &[MenuEntry],
        keys: &ButtonInput<KeyCode>,
        ctx: &egui::Context,
    ) -> Option<MenuEntry> {
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

/// The least number of lines on the board of a large screen; those without a train are blank.
const LINES: usize = 5;

/// Where the board of a large screen lies.
fn large(shape: Shape, lines: usize) -> BoardPlace {
    let y = if shape == Shape::Tall { 282.0 } else { 288.0 };
    BoardPlace { rect: [66.0, y, 352.0, 70.0 + 58.0 * lines as f32], head: 56.0, pitch: 58.0 }
}

/// Draws the board, and the ticket of the game that the lit line leads to. Returns the line that was clicked.
pub fn draw(
    canvas: &mut Canvas,
    shape: Shape,
    menu: &mut Menu,
    entries: &[MenuEntry],
    saved: &SavedGames,
    elsewhere: bool,
) -> Option<MenuEntry> {
    let phone = PhoneTitle::of(canvas, shape);
    let lines = if phone.is_some() { entries.len() } else { entries.len().max(LINES) };
    let BoardPlace { rect, head, pitch } = phone.map_or_else(|| large(shape, lines), |phone| phone.board(lines));
    let [x, y, w, high] = rect;
    canvas.slice("title/board", [40.0; 4], x, y, w, high);
    if head > 50.0 {
        let (k, words) = (w / 352.0, canvas.words("title-departures"));
        canvas.scaled("title/board-head", x + 16.0 * k, y + 10.0, k);
        canvas.text(x + w / 2.0, y + 10.0 + 26.0 * k, &words, display(24.0 * k), palette::LAMP, Align::Centre);
    }
    let mut taken = None;
    for line in 0..lines {
        let top = y + head + pitch * line as f32;
        let Some(entry) = entries.get(line) else {
            canvas.fill(x + 14.0, top, w - 28.0, 54.0, palette::DEEP);
            canvas.fill(x + 14.0, top + 27.0, w - 28.0, 1.0, Color32::from_rgb(0x05, 0x0A, 0x13));
            canvas.fill(x + 14.0, top, w - 28.0, 1.0, Color32::from_rgb(0x22, 0x34, 0x4F));
            continue;
        };
        let response = canvas.hit(entry.control(), x + 12.0, top, w - 24.0, 54.0);
        if response.hovered() && canvas.ui.input(|input| input.pointer.is_moving()) || response.gained_focus() {
            menu.lit = line;
        }
        if response.clicked() {
            taken = Some(*entry);
        }
        let lit = menu.lit == line;
        let (ink, note_ink, size) = if lit {
            canvas.slice("title/line", [60.0, 20.0, 20.0, 20.0], x + 12.0, top, w - 24.0, 54.0);
            (Color32::from_rgb(0x1A, 0x14, 0x06), Color32::from_rgb(0x3B, 0x2A, 0x0A), 26.0)
        } else {
            canvas.slice("title/line-dark", [50.0, 10.0, 10.0, 10.0], x + 14.0, top, w - 28.0, 54.0);
            (palette::PAPER, palette::MUTED, 24.0)
        };
        let words = canvas.words(&format!("title-{}", entry.key()));
        let wide = canvas.text(x + 66.0, top + 36.0, &words, display(size), ink, Align::Left);
        let note = match game_of(*entry, saved) {
            Some(_) if elsewhere => canvas.words("elsewhere-note"),
            Some(game) => when(canvas, game),
            None => canvas.words(&format!("title-{}-note", entry.key())),
        };
        canvas.fit(x + w - 32.0, top + 34.0, &note, bold(16.0), note_ink, Align::Right, w - 104.0 - wide);
    }
    let lit = entries.get(menu.lit).and_then(|entry| game_of(*entry, saved));
    if let Some(game) = lit.or(saved.current.as_ref()).or(saved.earlier.as_ref()) {
        let at = phone.map_or(Some([x, y + high + 8.0, w, 112.0]), |phone| phone.ticket(rect, game.seats.len()));
        at.into_iter().for_each(|at| ticket(canvas, at, game));
    }
    taken
}

/// The game that a line leads to, if any.
fn game_of(entry: MenuEntry, saved: &SavedGames) -> Option<&SavedGame> {
    match entry {
        MenuEntry::Continue => saved.current.as_ref(),
        MenuEntry::Earlier => saved.earlier.as_ref(),
        _ => None,
    }
}

/// How far a saved game has come.
fn when(canvas: &Canvas, game: &SavedGame) -> String {
    match (game.asked, game.round) {
        (None, _) => canvas.words("saved-over"),
        (Some(_), 0) => canvas.words("saved-draft"),
        (Some(_), round) => canvas.words_with("saved-round", [("round", round.into())]),
    }
}

/// The saved game: who plays, with which modules, whose turn it is.
fn ticket(canvas: &Canvas, [x, y, w, h]: [f32; 4], game: &SavedGame) {
    canvas.slice("title/board", [40.0; 4], x, y, w, h);
    let pitch = (w / game.seats.len() as f32 - 4.0).min(78.0);
    // On a phone it is lower.
    let nearer = (112.0 - h) / 3.0;
    let first = x + (w - pitch * (game.seats.len() - 1) as f32) / 2.0;
    for (place, seat) in game.seats.iter().enumerate() {
        let middle = first + pitch * place as f32;
        canvas.scaled(&format!("medallion/{}", seat.portrait), middle - 19.2, y + 16.0 - nearer, 0.6);
        canvas.scaled(&format!("medallion/ring/{}", seat.colour.key()), middle - 19.2, y + 16.0 - nearer, 0.6);
        let asked = game.asked.is_some_and(|asked| asked.index() == place);
        let ink = if asked { palette::LAMP } else { palette::STEAM };
        canvas.fit(middle, y + 74.0 - 2.0 * nearer, &seat.name, bold(16.0), ink, Align::Centre, pitch - 6.0);
    }
    let words = about_game(canvas, &game.record.setup);
    canvas.fit(x + w / 2.0, y + h - 18.0 + nearer, &words, text(16.0), palette::MUTED, Align::Centre, w - 40.0);
}
