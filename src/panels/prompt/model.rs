//! What the prompt shows, as data: what is asked, every answer with its region, and what
//! a press on it does. Drawing, keyboard and [`super::clicks`] all follow this one plan.

use crate::{
    rules::{Choice, Symbol},
    table::input::choosing::Selection,
    ui::{
        button::{Button, ButtonStyle},
        regions::Control,
    },
};

/// What a press does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// It is the answer.
    Choose(Choice),
    /// It is the answer, but something would be lost: asks again.
    Confirm(Choice),
    /// Something is picked, and the prompt asks on.
    Select(Selection),
    /// Dials are set.
    Dial([u8; 3]),
}

/// Something to press and what it does.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The thing to press.
    pub button: Button,
    /// What it does.
    pub action: Action,
}

impl Answer {
    /// An answer.
    pub fn new(button: Button, action: Action) -> Self {
        Self { button, action }
    }

    /// Whether it is the gold button.
    pub fn is_gold(&self) -> bool {
        self.button.style == ButtonStyle::Gold && self.button.enabled
    }
}

/// The state of a symbol of the running frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SymbolState {
    /// Resolved.
    Done,
    /// Can be resolved now.
    Ready,
    /// It is the one picked, or the only one.
    Lit,
    /// Cannot be resolved as things are.
    Idle,
}

/// A symbol of the running frame.
#[derive(Clone, Debug, PartialEq)]
pub struct SymbolCell {
    /// The symbol.
    pub symbol: Symbol,
    /// How it stands.
    pub state: SymbolState,
    /// What it is called.
    pub id: Control,
    /// The symbol in words.
    pub tip: String,
    /// What a press on it does.
    pub action: Option<Action>,
}

/// A row of numbers of which one is chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct Dial {
    /// What it is for.
    pub words: String,
    /// The symbol before it.
    pub symbol: Symbol,
    /// A press for each number.
    pub numbers: Vec<Answer>,
    /// The number chosen.
    pub chosen: u8,
}

/// How important a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// A line like any other.
    Plain,
    /// Something is ready or comes out well.
    Good,
    /// Something does not work or would be lost.
    Dim,
}

/// The prompt's contents.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PromptModel {
    /// The banner.
    pub title: String,
    /// What is expected now, in a sentence.
    pub lead: String,
    /// Further lines.
    pub notes: Vec<(Tone, String)>,
    /// The text stands beside an enlarged card.
    pub beside_card: bool,
    /// Puts what is picked back.
    pub back: Option<Answer>,
    /// The running frame.
    pub symbols: Vec<SymbolCell>,
    /// Ends the running frame.
    pub stop: Option<Answer>,
    /// Numbers to set.
    pub dials: Vec<Dial>,
    /// Large buttons, one above the other.
    pub buttons: Vec<Answer>,
    /// Rows of tabs above the answers.
    pub tabs: Vec<Vec<Answer>>,
    /// Answers, as many in a row as fit.
    pub cells: Vec<Answer>,
    /// So many cells in a row.
    pub columns: usize,
    /// Heading of the tickets.
    pub then: String,
    /// What waits, what is ready.
    pub tickets: Vec<Answer>,
    /// The chips at the foot.
    pub foot: Vec<Answer>,
}

impl PromptModel {
    /// Everything that can be pressed, in reading order.
    pub fn answers(&self) -> impl Iterator<Item = &Answer> {
        self.back
            .iter()
            .chain(&self.stop)
            .chain(self.dials.iter().flat_map(|dial| &dial.numbers))
            .chain(&self.buttons)
            .chain(self.tabs.iter().flatten())
            .chain(&self.cells)
            .chain(&self.tickets)
            .chain(&self.foot)
            .filter(|answer| answer.button.enabled)
    }

    /// What Enter does.
    pub fn gold(&self) -> Option<&Answer> {
        self.answers().find(|answer| answer.is_gold())
    }

    /// What the keys 1 to 9 do.
    pub fn listed(&self) -> impl Iterator<Item = &Answer> {
        self.cells.iter().chain(&self.tickets).filter(|answer| answer.button.enabled)
    }

    /// What a press on a region does.
    #[cfg(test)]
    pub fn action(&self, id: Control) -> Option<Action> {
        let symbols = self.symbols.iter().filter(|cell| cell.id == id).find_map(|cell| cell.action);
        self.answers().find(|answer| answer.button.id == id.into()).map(|answer| answer.action).or(symbols)
    }
}
