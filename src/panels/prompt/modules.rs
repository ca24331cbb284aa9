//! The plans of the longer questions of the modules: factories and the Storage.

use super::names::PromptControl;
use super::{
    builder::PromptBuilder,
    model::{Action, Answer, PromptModel, Tone},
};
use crate::{
    pieces::symbols,
    widgets::button::{Button, ButtonStyle},
};
use rules::{CardId, Choice, Symbol, queries::FactoryYield, turn::state::PendingStep};

impl PromptBuilder<'_> {
    /// Before a factory works: it, coins and contracts, or no more.
    pub(super) fn factories(&self) -> PromptModel {
        let Some(PendingStep::Factories(left)) = self.turn_state().pending.last() else {
            return PromptModel::default();
        };
        let words = &self.words;
        let told = |key: &str, place: u8| {
            let value = match words.game.queries().factory_yield(self.seat(), place) {
                FactoryYield::NoCar => return words.count("factory-idle", place + 1),
                FactoryYield::Nothing => return words.count("factory-nothing", place + 1),
                FactoryYield::NewCars => 0,
                FactoryYield::Upgrades { limit } => limit.points(),
            };
            let upgrades = place + 1;
            words.with(key, [("place", upgrades.into()), ("n", upgrades.into()), ("value", value.into())])
        };
        let Some((next, later)) = left.split_last() else { return PromptModel::default() };
        let mut model = PromptModel {
            title: words.count("from-factory", next + 1),
            lead: told("prompt-factories", *next),
            notes: later.iter().rev().map(|place| (Tone::Plain, told("factory-later", *place))).collect(),
            ..PromptModel::default()
        };
        let button = Button::new(PromptControl::RunFactory, words.get("prompt-run-factory"), ButtonStyle::Gold)
            .tip(words.choice(Choice::RunFactory));
        model.primary = Some(Answer::new(button, Action::Choose(Choice::RunFactory)));
        self.add_tickets(&mut model);
        model
    }

    /// The cards drawn, those used already and the toolbox, side by side.
    pub(super) fn storage(&self) -> PromptModel {
        let Some(PendingStep::Storage { uses_left, .. }) = self.turn_state().pending.last() else {
            return PromptModel::default();
        };
        let words = &self.words;
        let mut model = PromptModel {
            title: words.get("kind-storage"),
            lead: words.count("prompt-storage", *uses_left),
            columns: 2,
            ..PromptModel::default()
        };
        for (drawn, card) in (0u8..).zip(self.board().storage.iter().copied()) {
            let choice = Choice::UseStorageCard { drawn };
            let note = if self.has(choice) { "" } else { "storage-unusable" };
            model.cells.push(self.storage_card(card, PromptControl::UseStorageCard(drawn), choice, note));
        }
        for (nth, card) in (0..).zip(&self.board().storage_used) {
            model.cells.push(self.storage_card(
                *card,
                PromptControl::UsedStorageCard(nth),
                Choice::Finish,
                "storage-used",
            ));
        }
        let choice = Choice::UseToolbox;
        let button = Button::new(PromptControl::UseToolbox, "", ButtonStyle::Chip)
            .below(words.get("from-toolbox"))
            .sprite("icon/toolbox/night", 24.0)
            .symbols(&[Symbol::UpgradeOfChoice])
            .tip(words.choice(choice));
        model.cells.push(Answer::new(button.enabled(self.has(choice)), Action::Choose(choice)));
        self.add_tickets(&mut model);
        model
    }

    fn storage_card(&self, card: CardId, id: PromptControl, choice: Choice, note: &str) -> Answer {
        let words = &self.words;
        let face = &words.action_card(card).face;
        let title = words.card_title(card);
        // What can be used shows what it gives, above its name.
        let (title, below) = match note {
            "" => (String::new(), title),
            note => (title, words.get(note)),
        };
        let mut button = Button::new(id, title, ButtonStyle::Chip)
            .below(below)
            .sprite(symbols::head(face.kind()), 20.0)
            .tip(words.card_explained(card))
            .enabled(note.is_empty());
        // There is no room for a title and symbols beside each other.
        if let Some(frame) = face.storage_frame().filter(|_| note.is_empty()) {
            button = button.symbols(frame);
        }
        Answer::new(button, Action::Choose(choice))
    }
}
