//! What pressing something in the prompt does, and the keys that do the same.

use bevy::prelude::*;

use super::{
    NumberPickers, PromptParams, clauses,
    model::{Action, PromptPress},
};
use crate::{
    journey::LessonPress,
    session::{HintWanted, LetGo, Undo},
    state::Overlay,
    table::input::{
        choosing::{Selection, card_in_focus},
        options::Options,
    },
    widgets::toast::Toast,
};
use rules::{Choice, turn::state::Phase};

impl PromptParams<'_> {
    /// Does what a press asks for.
    pub fn button(&mut self, pressed: PromptPress) {
        match pressed {
            PromptPress::Undo => {
                self.undo.write(Undo);
            }
            PromptPress::Rules => {
                self.read(clauses::of_question(&self.game, *self.selection));
            }
            PromptPress::Hint => {
                self.hint_wanted.write(HintWanted);
            }
            PromptPress::Action(Action::Choose(choice)) => self.choose(choice),
            PromptPress::Action(Action::Confirm(_)) => self.open(Overlay::ConfirmEnd),
            PromptPress::Action(Action::Select(selection)) => *self.selection = selection,
            PromptPress::Action(Action::NumberPicker(set)) => {
                let (at, page) = ((self.game.choices_made(), *self.selection), self.page());
                *self.pickers = NumberPickers { set: Some(set), at, page };
            }
            PromptPress::Action(Action::ReadOn) => {
                self.lesson_presses.write(LessonPress::Next);
            }
            PromptPress::Action(Action::LetGo) => {
                self.let_go.write(LetGo);
            }
            PromptPress::Action(Action::Company(press)) => self.press_in_company(press),
            PromptPress::More => {
                let at = (self.game.choices_made(), *self.selection);
                let set = self.pickers.set.filter(|_| self.pickers.at == at);
                *self.pickers = NumberPickers { set, at, page: self.page() + 1 };
            }
            PromptPress::Handle => self.showing.folded = !self.showing.folded,
        }
    }

    /// Which page of the answers is shown, where they have several.
    pub(super) fn page(&self) -> usize {
        if self.pickers.at == (self.game.choices_made(), *self.selection) { self.pickers.page } else { 0 }
    }

    pub fn overlay(&self) -> Overlay {
        *self.overlay.get()
    }

    /// Opens a window in place of the one that is open, if any.
    pub fn open(&mut self, window: Overlay) {
        self.next_overlay.set(window);
    }

    pub fn close(&mut self) {
        self.next_overlay.set(Overlay::None);
    }

    /// Makes a choice for the player who is asked.
    pub fn choose(&mut self, choice: Choice) {
        self.answers.give([choice]);
    }

    /// Presses the gold button or, if there is none, gives the usual answer.
    pub fn press_gold(&mut self) {
        let model = self.model();
        let action = model.gold().map(|answer| answer.action).or(model.default_choice.map(Action::Choose));
        if let Some(action) = action {
            self.button(PromptPress::Action(action));
        }
    }

    /// Gives the `nth` answer: of the places that are lit in the trains while a card is picked or, where there are
    /// none, of those listed in the prompt.
    pub fn press_nth(&mut self, nth: usize) {
        let focus = card_in_focus(None, *self.selection, &self.pending.choices);
        let options = Options::new(&self.game, &self.pending, *self.selection, focus);
        let places = options.in_trains(self.targets.all.iter().map(|(target, _)| *target));
        if !places.is_empty() {
            if let Some(place) = places.get(nth) {
                let choices = options.made_by(*place);
                self.answers.give(choices);
            }
            return;
        }
        let on_table = self.on_table();
        let model = self.told(self.builder(&on_table).model());
        // A card of the draft that is picked has a gold button, but the others have their numbers still.
        let others = matches!(*self.selection, Selection::Draft(_)) && model.cells.is_empty();
        let mut listed = model.listed().map(|answer| answer.action).peekable();
        // What lies on the table, and not in the trains, is not listed again: the key does what a click there does.
        let action = match listed.peek() {
            Some(_) if !others => listed.nth(nth),
            _ => on_table.get(nth).map(|(choice, _)| match *choice {
                Choice::KeepGameEndCard { hand } if *self.selection != Selection::Draft(hand) => {
                    Action::Select(Selection::Draft(hand))
                }
                choice => Action::Choose(choice),
            }),
        };
        if let Some(action) = action {
            self.button(PromptPress::Action(action));
        }
    }

    /// Declines the card of the offer that is picked.
    pub fn decline_picked(&mut self) {
        if let Selection::Card(place) = *self.selection
            && self.pending.choices.contains(&Choice::Decline(place))
        {
            self.choose(Choice::Decline(place));
        }
    }

    /// Undoes the last choice, or says why that is not possible.
    pub fn take_back(&mut self) {
        match self.why_no_undo() {
            None => self.button(PromptPress::Undo),
            Some(key) => {
                self.toasts.write(Toast(self.texts.get(key)));
            }
        }
    }

    /// Asks the adviser or puts the hint away, or says why there can be none.
    pub fn ask_for_hint(&mut self) {
        match self.why_no_hint() {
            None => self.button(PromptPress::Hint),
            Some(key) => {
                self.toasts.write(Toast(self.texts.get(key)));
            }
        }
    }

    /// Whether a hint is shown.
    pub fn has_hint(&self) -> bool {
        self.hint.is_open()
    }

    /// The text key of the reason why there can be no hint now, if there is one.
    pub(super) fn why_no_hint(&self) -> Option<&'static str> {
        match self.pending.open_to_hints() {
            _ if self.lesson.is_some() => Some("tip-hint-lesson"),
            _ if self.replay.is_some() => Some("tip-hint-replay"),
            Some(_) => None,
            None if self.shown.is_idle() => Some("tip-hint-not-yours"),
            None => Some("tip-hint-presenting"),
        }
    }

    /// Puts back what is picked. Returns whether anything was.
    pub fn put_back(&mut self) -> bool {
        self.selection.set_if_neq(Selection::None)
    }

    /// Whether the last choice can be undone.
    pub fn can_undo(&self) -> bool {
        self.why_no_undo().is_none()
    }

    /// The explanation of the undo arrow.
    pub fn undo_tip(&self) -> String {
        self.words().get(self.why_no_undo().unwrap_or("tip-undo"))
    }

    /// The text key of the reason why nothing can be undone now, if there is one.
    fn why_no_undo(&self) -> Option<&'static str> {
        let mine = self.game.question().is_some_and(|question| self.session.is_human(question.seat));
        match self.game.state().phase {
            _ if self.lesson.is_some() => Some("tip-undo-lesson"),
            _ if self.replay.is_some() => Some("tip-undo-replay"),
            _ if !self.shown.is_idle() => Some("tip-undo-presenting"),
            _ if self.session.remote.is_some_and(|remote| remote.may_take_back) => None,
            _ if !mine => Some("tip-undo-not-yours"),
            _ if self.session.remote.is_none() && self.game.can_undo() => None,
            Phase::Turn { taken: true } => Some("tip-undo-hidden"),
            _ => Some("tip-undo-nothing"),
        }
    }
}
