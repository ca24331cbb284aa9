//! The plans for spending coins: what a coin of each column buys, and which coins pay for a Game End card.

use super::names::{ActFor, PromptControl};
use super::{
    builder::PromptBuilder,
    model::{Action, Answer, PromptModel, Tone},
};
use crate::{
    localization::words::capital,
    table::input::choosing::Selection,
    widgets::button::{Button, ButtonStyle},
};
use rules::{Act, Ask, Choice, Purchase, Symbol};

/// The symbols of what a coin of each column buys.
pub(super) const COLUMNS: [Symbol; 3] = [Symbol::Car, Symbol::OneConductor(1), Symbol::UpgradeOfChoice];

impl PromptBuilder<'_> {
    fn purchases(&self) -> impl Iterator<Item = ([u8; 3], Purchase, Choice)> {
        self.choices().iter().filter_map(|choice| match choice {
            Choice::Spend { coins, on } => Some((*coins, *on, *choice)),
            _ => None,
        })
    }

    /// The slots of the Game End cards that can be bought.
    fn payable(&self) -> Vec<u8> {
        let mut slots: Vec<_> = self
            .purchases()
            .filter_map(|(_, on, _)| match on {
                Purchase::Act(Act::GameEndCard { slot }) => Some(slot),
                _ => None,
            })
            .collect();
        slots.sort_unstable();
        slots.dedup();
        slots
    }

    /// The prompt for spending one coin of a column.
    pub(super) fn spend(&self, column: u8) -> PromptModel {
        let words = &self.words;
        let mut model = PromptModel {
            title: self.title("prompt-title-spend"),
            lead: self.about_column(column),
            columns: 3,
            ..PromptModel::default()
        };
        let have = self.me().purse.columns();
        let mut columns = Vec::new();
        for other in 0..3u8 {
            let button = Button::new(
                PromptControl::Column(other),
                words.count("points-times", have[usize::from(other)]),
                if other == column { ButtonStyle::Ready } else { ButtonStyle::Chip },
            )
            .symbols(&[COLUMNS[usize::from(other)]])
            .tip(self.about_column(other))
            .enabled(have[usize::from(other)] > 0);
            columns.push(Answer::new(button, Action::Select(Selection::Coin(other))));
        }
        columns.extend(self.orders_tab());
        model.tabs.push(columns);
        for (coins, on, choice) in self.purchases() {
            if coins.iter().sum::<u8>() != 1 || coins[usize::from(column)] != 1 {
                continue;
            }
            model.cells.push(match on {
                Purchase::Act(act) => self.act_cell(ActFor::Buy, act, choice),
                Purchase::Order { .. } => continue,
                Purchase::Point => {
                    let label = words.count("symbol-points", 1u8);
                    self.answer(PromptControl::BuyPoint, label, "icon/points/night", choice)
                }
            });
        }
        for slot in self.payable() {
            let Some(card) = self.board().market[usize::from(slot)] else { continue };
            let face = words.catalogue().game_end(card);
            let icon = super::builder::type_icon(face.card_type);
            let button = Button::new(
                PromptControl::MarketCard(slot),
                words.count("points-times", face.points),
                ButtonStyle::Ticket,
            )
            .sprite(icon.trim_end_matches("/night"), 30.0)
            .symbols(&face.action)
            .tip(words.game_end_explained(card));
            model.tickets.push(Answer::new(button, Action::Select(Selection::Market(slot))));
        }
        if !model.tickets.is_empty() {
            model.then = words.get("prompt-four-coins");
        }
        model.cells.retain(|answer| !answer.action.choice().is_some_and(|choice| self.is_on_table(choice)));
        if let Some(Ask::MakeRoom(_)) = self.pending.question.map(|question| question.ask) {
            model.notes.push((Tone::Plain, words.get("prompt-make-room-note")));
        }
        model
    }

    /// What a coin of a column buys as things stand, in a sentence.
    fn about_column(&self, column: u8) -> String {
        let of_column = |(coins, on, _): ([u8; 3], Purchase, Choice)| match on {
            Purchase::Act(act) if coins.iter().sum::<u8>() == 1 && coins[usize::from(column)] == 1 => Some(act),
            _ => None,
        };
        let acts: Vec<Act> = self.purchases().filter_map(of_column).collect();
        let can = |is_it: fn(&Act) -> bool| acts.iter().any(is_it);
        let walks = can(|act| matches!(act, Act::Conductors { .. }));
        let runs = can(|act| matches!(act, Act::Locomotive { .. }));
        let adds = can(|act| matches!(act, Act::AddCar(_)));
        let key = match (column, self.me().purse.columns()[usize::from(column)]) {
            (_, 1..) if acts.is_empty() => "prompt-column-point",
            (0, _) => "prompt-column-1",
            (1, _) if walks && !runs => "prompt-column-2-steps",
            (1, _) if runs && !walks => "prompt-column-2-station",
            (1, _) => "prompt-column-2",
            (_, 1..) if !adds => "prompt-column-3-upgrade",
            _ => "prompt-column-3",
        };
        self.words.count(key, column + 1)
    }

    /// The prompt for choosing the four coins that pay for a Game End card.
    pub(super) fn pay(&self, slot: u8) -> PromptModel {
        let words = &self.words;
        let wanted = Purchase::Act(Act::GameEndCard { slot });
        let options: Vec<_> = self.purchases().filter(|(_, on, _)| *on == wanted).map(|(coins, ..)| coins).collect();
        let card = self.board().market[usize::from(slot)];
        let at_once = card.map(|card| {
            let frame = words.frame(&words.catalogue().game_end(card).action);
            words.with("prompt-at-once", [("what", frame.into())])
        });
        let mut model = PromptModel {
            title: self.title("prompt-title-pay"),
            lead: card.map(|card| capital(&words.game_end(card)) + ".").unwrap_or_default(),
            notes: at_once.map(|what| (Tone::Plain, what)).into_iter().collect(),
            ..PromptModel::default()
        };
        // Spaces of column 1 are the first to be filled again, those of column 3 the last: that payment is gold.
        let Some(usual) = options.iter().max().copied() else { return model };
        for coins in options {
            let choice = Choice::Spend { coins, on: wanted };
            let [a, b, c] = coins;
            let id = PromptControl::Pay(a, b, c);
            let tip = words.choice(choice);
            if coins == usual {
                let button = Button::new(id, words.get("prompt-pay"), ButtonStyle::Gold).tip(tip);
                model.primary = Some(Answer::new(button, Action::Choose(choice)));
            } else {
                let button = Button::new(id, self.columns_of(coins), ButtonStyle::Chip).sprite("coin", 16.0).tip(tip);
                model.cells.push(Answer::new(button, Action::Choose(choice)));
            }
        }
        model.columns = 3;
        if !model.cells.is_empty() {
            let from = self.columns_of(usual);
            model.notes.push((Tone::Dim, words.with("prompt-pay-usual", [("columns", from.into())])));
        }
        model
    }

    /// The columns that coins come from, each as often as it gives one: "1 + 1 + 2 + 3".
    pub(super) fn columns_of(&self, coins: [u8; 3]) -> String {
        let columns: Vec<_> = (1u8..).zip(coins).flat_map(|(column, n)| vec![column.to_string(); n.into()]).collect();
        columns.join(" + ")
    }
}
