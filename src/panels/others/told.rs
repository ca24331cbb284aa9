//! What a player has from the modules, in words: the explanation of a small board.

use crate::localization::words::Words;
use rules::{Module, PlayerBoard, TrainId, model::train::Train};

/// A line for each thing.
pub fn of(words: &Words, player: &PlayerBoard) -> Vec<String> {
    let (file, setup) = (&player.case_file, words.game.setup());
    let mut told = Vec::new();
    if setup.murder() {
        let tokens = file.hidden + file.open.len() as u8;
        let values = [("tokens", tokens.into()), ("cards", file.destroy_evidence.len().into())];
        told.push(words.with("tip-evidence", values));
    }
    let guests = |train: TrainId| player.train(train).guests_settled();
    if setup.modules.contains(&Module::D) {
        let waiting = TrainId::BOTH.map(|train| player.train(train).guests_waiting().count());
        let values = [("passengers", guests(TrainId::Upper).into()), ("luggage", guests(TrainId::Lower).into())];
        told.push(words.with("tip-guests", values.into_iter().chain([("waiting", (waiting[0] + waiting[1]).into())])));
    }
    for (place, middle) in (1u8..).zip(&player.middle) {
        let values = [("n", place.into()), ("card", words.card(middle.card).into())];
        told.push(words.with("tip-middle", values));
    }
    let orders = player.trains.iter().flat_map(Train::cars).filter_map(|(_, car)| car.order);
    let orders = words.list("list-next", orders.map(|order| words.order_tile(order)));
    if !orders.is_empty() {
        told.push(words.with("tip-ordered", [("tiles", orders.into())]));
    }
    told
}
