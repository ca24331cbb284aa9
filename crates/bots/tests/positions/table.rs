//! Tables for the positions: before the last card of a round after which there is a scoring phase.

use rules::{CardType, GameEvent as E, Module, TrainId};

use super::{
    SEAT,
    common::{
        cards::Special,
        position::{Lower, Position, Upper},
    },
};

/// Plain cards.
pub const CAR: Special = ("base", "car", "Type(RailroadCar, [Car])");
pub const TWO_CARS: Special = ("base", "two cars", "Type(RailroadCar, [Car, Car])");
pub const WALK: Special = ("base", "walk", "Type(Conductor, [BothConductors(2)])");
pub const STROLL: Special = ("base", "stroll", "Type(Conductor, [OneConductor(1)])");
pub const DRIVE: Special = ("base", "drive", "Type(Locomotive, [Locomotive(3)])");

/// A train to which nothing can be added.
pub const FULL: &str = "1 1 1 1 1 M 1 1 1 L";

/// The last turn of the game, modules A and B.
pub fn last(special: &[Special], on_offer: &[&str]) -> Position {
    before(6, [Module::A, Module::B], special, on_offer)
}

/// The last turn before the scoring phase after this round.
pub fn before(round: u8, modules: [Module; 2], special: &[Special], on_offer: &[&str]) -> Position {
    let position = Position::with_setup(special, |setup| (setup.seats, setup.modules) = (2, modules));
    let mut position = last_turn(position, round, on_offer);
    position.coins(0, [0; 3]);
    position.coins(1, [0; 3]);
    position
}

/// Lays out both trains, each with how far its conductor is.
pub fn trains(p: &mut Position, upper: (&str, u8), lower: (&str, u8)) {
    p.train(0, Upper, upper.0, upper.1);
    p.train(0, Lower, lower.0, lower.1);
}

/// Seats a celebrity.
pub fn celebrity(p: &mut Position, train: TrainId, card_place: u8, name: &str) {
    p.game.arrange([E::CelebritySeated { seat: SEAT, train, card_place, card: p.card(name) }]);
}

/// Lays an open contract.
pub fn contract(p: &mut Position, name: &str) {
    p.game.arrange([E::ContractLaid { seat: SEAT, card: p.card(name) }]);
}

/// Cards that were taken before.
pub fn kept(p: &mut Position, names: &[&str]) {
    for name in names {
        p.game.arrange([E::CardKept { seat: SEAT, card: p.card(name) }]);
    }
}

/// Gives the seat the open Game End cards of a type, as many as lie open.
pub fn game_end(p: &mut Position, card_type: CardType, most: usize) {
    let slots: Vec<_> = (0..).zip(p.game.board().market).filter_map(|(slot, card)| Some((slot, card?))).collect();
    let of_type = slots.into_iter().filter(|(_, card)| p.game.catalogue().game_end(*card).card_type == card_type);
    let taken: Vec<_> = of_type.take(most).map(|(slot, card)| E::GameEndCardTaken { seat: SEAT, slot, card }).collect();
    assert!(!taken.is_empty(), "there is an open one");
    p.game.arrange(taken);
}

/// The last turn of all before a scoring phase, with these cards on offer and nothing else.
pub fn last_turn(position: Position, round: u8, on_offer: &[&str]) -> Position {
    let mut position = position;
    let cards: Vec<_> = on_offer.iter().map(|name| serde_json::json!(position.card(name))).collect();
    position.edit(|game| {
        let board = &mut game["board"];
        board["round"] = round.into();
        board["moment"] = serde_json::json!({ "Round": round });
        board["turn"] = 3.into();
        board["start_player"] = 1.into();
        for row in board["offer"]["rows"].as_array_mut().expect("three rows") {
            for card in row.as_array_mut().expect("six cards") {
                if !cards.contains(card) {
                    *card = serde_json::Value::Null;
                }
            }
        }
        // The other player has taken the tile.
        board["offer"]["start_tile_taken_by"] = 1.into();
        game["state"]["turns_done"] = 5.into();
    });
    position
}
