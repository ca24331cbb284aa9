//! The prompt for buying an order: which tile, paid for with which coins, for which car.

use super::names::PromptControl;
use super::{
    builder::PromptBuilder,
    model::{Action, Answer, PromptModel, Tone},
};
use crate::{
    localization::words::{capital, of_car},
    table::input::choosing::Selection,
    widgets::button::{Button, ButtonStyle},
};
use rules::{Choice, Purchase, Symbol, TrainId};

/// One way to buy an order.
#[derive(Clone, Copy)]
struct Order {
    coins: [u8; 3],
    ready: u8,
    train: TrainId,
    card_place: u8,
    choice: Choice,
}

impl PromptBuilder<'_> {
    fn orders(&self) -> impl Iterator<Item = Order> {
        self.choices().iter().filter_map(|choice| match *choice {
            Choice::Spend { coins, on: Purchase::Order { ready, train, card_place } } => {
                Some(Order { coins, ready, train, card_place, choice: *choice })
            }
            _ => None,
        })
    }

    /// The tab beside those of the coin columns that leads to the orders, if one can be bought.
    pub(super) fn orders_tab(&self) -> Option<Answer> {
        let ready = self.orders().map(|order| order.ready).min()?;
        let tile = self.words.catalogue().order_tile(self.board().order_tiles[usize::from(ready)]);
        let button = Button::new(PromptControl::Orders, self.words.get("prompt-orders"), ButtonStyle::Chip)
            .sprite(format!("icon/{}/night", tile.refreshment), 24.0)
            .tip(self.words.get("tip-orders"));
        Some(Answer::new(button, Action::Select(Selection::Order(ready))))
    }

    /// The prompt for buying one of the tiles: with which coins, and for which car.
    pub(super) fn order(&self, ready: u8) -> PromptModel {
        let words = &self.words;
        let Some(tile) = self.board().order_tiles.get(usize::from(ready)).copied() else {
            return PromptModel::default();
        };
        let mut model = PromptModel {
            title: self.title("prompt-title-order"),
            lead: capital(&words.order_tile(tile)) + ".",
            notes: vec![(Tone::Plain, words.order_tile_explained(tile))],
            ..PromptModel::default()
        };
        let tiles = (0u8..).zip(&self.board().order_tiles).map(|(nth, tile)| {
            let face = words.catalogue().order_tile(*tile);
            let style = if nth == ready { ButtonStyle::Ready } else { ButtonStyle::Chip };
            let button = Button::new(PromptControl::OrderTile(nth), "", style)
                .sprite(format!("icon/{}/night", face.refreshment), 24.0)
                .symbols(&[Symbol::Points(face.points)])
                .tip(words.order_tile_explained(*tile))
                .enabled(self.orders().any(|order| order.ready == nth));
            Answer::new(button, Action::Select(Selection::Order(nth)))
        });
        model.tabs.push(tiles.collect());
        let mut payments: Vec<[u8; 3]> =
            self.orders().filter(|order| order.ready == ready).map(|order| order.coins).collect();
        payments.sort_unstable();
        payments.dedup();
        // Spaces of column 1 are the first to be filled again, those of column 3 the last.
        let Some(usual) = payments.last().copied() else { return model };
        let now = self.pickers.filter(|coins| payments.contains(coins)).unwrap_or(usual);
        let payments = payments.into_iter().rev().map(|coins| {
            let [a, b, c] = coins;
            let columns = self.columns_of(coins);
            let style = if coins == now { ButtonStyle::Ready } else { ButtonStyle::Chip };
            let label = words.with("prompt-pay-columns", [("columns", columns.clone().into())]);
            let button = Button::new(PromptControl::PayOrder(a, b, c), label, style)
                .sprite("coin", 16.0)
                .tip(words.with("tip-pay-columns", [("columns", columns.replace(" +", ",").into())]));
            Answer::new(button, Action::NumberPicker(coins))
        });
        model.tabs.push(payments.collect());
        let offered = self.orders().filter(|order| order.ready == ready && order.coins == now);
        for order in offered.filter(|order| !self.is_on_table(order.choice)) {
            let label = words.with("side-place", of_car(order.train, order.card_place));
            let button =
                Button::new(PromptControl::PlaceOrder(order.train, order.card_place), label, ButtonStyle::Chip);
            model.cells.push(Answer::new(button.tip(words.choice(order.choice)), Action::Choose(order.choice)));
        }
        model.columns = if model.cells.len() > 6 { 5 } else { 3 };
        model
    }
}
