//! What the prompt shows, as data: what is asked, every answer with its region, and what
//! pressing it does. Drawing, keyboard and [`super::clicks`] all use this one model.

use crate::{
    drawing::Drawing,
    table::input::choosing::Selection,
    ui::regions::RegionId,
    widgets::button::{Button, ButtonStyle},
};
use online::{Absentee, Greeting};
use rules::{Choice, Seat, Symbol};

/// What a press does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Make this choice.
    Choose(Choice),
    /// Make this choice, but only after a question, because something would be lost.
    Confirm(Choice),
    /// Pick something; the prompt then asks for the rest.
    Select(Selection),
    /// Set the dials.
    NumberPicker([u8; 3]),
    /// Go on in a lesson.
    ReadOn,
    /// Let the bot begin that waits for it.
    LetGo,
    /// Say something to the server or the others in a game with friends.
    Company(CompanyPress),
}

impl Action {
    /// The choice that a press makes at once, if it makes one.
    pub fn choice(self) -> Option<Choice> {
        if let Self::Choose(choice) = self { Some(choice) } else { None }
    }
}

/// What is pressed in a game with friends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CompanyPress {
    /// Try at once to come back.
    TryNow,
    /// Play on from this device.
    ComeHere,
    /// Answer a request.
    Answer { request: u32, allow: bool },
    /// Decide about somebody who is away.
    Away(Seat, Absentee),
    /// Say something.
    Greet(Greeting),
    /// Hear somebody again, or no longer.
    Mute(Seat),
}

/// What was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PromptPress {
    /// An answer.
    Action(Action),
    /// The undo arrow.
    Undo,
    /// The book: the rules about what is asked.
    Rules,
    /// The lamp.
    Hint,
    /// Further answers.
    More,
    /// The handle, which folds the prompt.
    Handle,
}

/// What the banner shows besides its title.
pub struct Banner {
    /// The portrait of the player it is about, centred on 0, 0.
    pub portrait: Option<Drawing>,
    /// The explanation of the book.
    pub rules_tip: String,
    /// Whether the last choice can be undone.
    pub can_undo: bool,
    /// The explanation of the undo arrow.
    pub undo_tip: String,
    pub hint: HintLamp,
}

/// The lamp that asks for a hint.
pub struct HintLamp {
    /// A hint is shown.
    pub lit: bool,
    pub enabled: bool,
    /// Stands beside the lamp where there is room.
    pub label: String,
    pub tip: String,
}

/// A button and what it does.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    pub button: Button,
    pub action: Action,
}

impl Answer {
    pub fn new(button: Button, action: Action) -> Self {
        Self { button, action }
    }

    /// Whether it is the gold button, and enabled.
    pub fn is_gold(&self) -> bool {
        self.button.style == ButtonStyle::Gold && self.button.enabled
    }
}

/// A tall answer with the picture of the car that a passenger or luggage would get.
#[derive(Clone, Debug, PartialEq)]
pub struct Poster {
    /// Its button has who or what it is, which car that is, and whether the guest settles at once.
    pub answer: Answer,
    /// The car as it would be then.
    pub car: Drawing,
    /// What it brings, at once or later.
    pub gain: Vec<Symbol>,
    /// Says on its paper that it has to wait; empty if not.
    pub later: String,
}

/// The state of a symbol of the running frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SymbolState {
    /// Resolved.
    Done,
    /// Can be resolved now.
    Ready,
    /// The one that is picked, or the only one that can be resolved.
    Lit,
    /// Cannot be resolved as things stand.
    Idle,
}

/// A symbol of the running frame.
#[derive(Clone, Debug, PartialEq)]
pub struct SymbolCell {
    pub symbol: Symbol,
    pub state: SymbolState,
    /// The name under which it is registered.
    pub id: RegionId,
    /// Its explanation.
    pub tip: String,
    /// What pressing it does.
    pub action: Option<Action>,
}

/// A row of numbers of which one is chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct NumberPicker {
    /// Its label.
    pub words: String,
    /// The symbol before its label.
    pub symbol: Symbol,
    /// A button for each number.
    pub numbers: Vec<Answer>,
    pub chosen: u8,
}

/// The tone of a line of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Plain,
    /// Something is ready or turns out well.
    Good,
    /// Something does not work or would be lost.
    Dim,
    /// Something has happened: where there is little room, what was first gives way first.
    Told,
}

/// The contents of the prompt.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PromptModel {
    /// The text of the banner.
    pub title: String,
    /// What is expected now, in a sentence.
    pub lead: String,
    /// It is what the conductor says in a lesson: it is set larger where there is room.
    pub spoken: bool,
    /// Further lines.
    pub notes: Vec<(Tone, String)>,
    /// Puts back what is picked.
    pub back: Option<Answer>,
    /// The answer that Enter gives where no button is gold; its cell stands out.
    pub default_choice: Option<Choice>,
    /// The card in question, at its own size.
    pub picture: Option<Drawing>,
    /// The running frame.
    pub symbols: Vec<SymbolCell>,
    /// Rows of numbers to set.
    pub pickers: Vec<NumberPicker>,
    /// The answer in the place of the gold button.
    pub primary: Option<Answer>,
    /// The answer in the place below or beside it: declining, stopping, or doing the same again.
    pub second: Option<Answer>,
    /// Rows of tabs above the answers.
    pub tabs: Vec<Vec<Answer>>,
    /// Tall answers with pictures, which fill the prompt.
    pub posters: Vec<Poster>,
    /// Answers in rows.
    pub cells: Vec<Answer>,
    /// How many cells there are in a row.
    pub columns: usize,
    /// The heading of the tickets.
    pub then: String,
    /// What is waiting or ready.
    pub tickets: Vec<Answer>,
    /// The chips at the foot: spending, fulfilling and ending, always these three.
    pub foot: Vec<Answer>,
}

impl PromptModel {
    /// Everything that can be pressed, in reading order.
    pub fn answers(&self) -> impl Iterator<Item = &Answer> {
        self.back
            .iter()
            .chain(self.pickers.iter().flat_map(|picker| &picker.numbers))
            .chain(&self.primary)
            .chain(&self.second)
            .chain(self.tabs.iter().flatten())
            .chain(self.posters.iter().map(|poster| &poster.answer))
            .chain(&self.cells)
            .chain(&self.tickets)
            .chain(&self.foot)
            .filter(|answer| answer.button.enabled)
    }

    /// The answer that Enter gives.
    pub fn gold(&self) -> Option<&Answer> {
        self.answers().find(|answer| answer.is_gold())
    }

    /// Whether there is more to press than two large buttons and the chips at the foot, which leaves little room for words.
    pub fn is_full(&self) -> bool {
        let rows = self.cells.len() + self.tickets.len() + self.tabs.len() + self.pickers.len() + self.posters.len();
        rows + self.symbols.len() > 0
    }

    /// Whether a sentence of the conductor has no room in it: there is as much as that to press, or two large buttons.
    pub fn leaves_no_room_to_speak(&self) -> bool {
        self.is_full() || self.primary.is_some() && self.second.is_some()
    }

    /// The answers that the keys 1 to 9 give: those in rows or, where there are none, the two large buttons.
    pub fn listed(&self) -> impl Iterator<Item = &Answer> {
        let alone = self.cells.is_empty() && self.tickets.is_empty();
        let large = self.primary.iter().chain(&self.second).filter(move |_| alone);
        let posters = self.posters.iter().map(|poster| &poster.answer);
        posters.chain(&self.cells).chain(&self.tickets).chain(large).filter(|answer| answer.button.enabled)
    }

    /// Leaves out what a click on something in view does as well.
    pub fn leave_to_table(&mut self, is_there: impl Fn(Choice) -> bool) {
        let is_needed = |answer: &Answer| !answer.action.choice().is_some_and(&is_there);
        self.cells.retain(is_needed);
        self.tickets.retain(is_needed);
        if self.tickets.is_empty() {
            self.then.clear();
        }
    }

    /// What pressing a region does.
    #[cfg(test)]
    pub fn action(&self, id: RegionId) -> Option<Action> {
        let symbols = self.symbols.iter().filter(|cell| cell.id == id).find_map(|cell| cell.action);
        self.answers().find(|answer| answer.button.id == id).map(|answer| answer.action).or(symbols)
    }
}
