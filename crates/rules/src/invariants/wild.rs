//! Arbitrary choices, to be refused.

use rand::{Rng, RngExt};

use crate::{
    model::board::{OfferPlace, TrainId},
    turn::choice::{Act, Choice, Purchase},
};

/// Any choice at all, legal or not, with numbers near those that occur.
pub fn anything(rng: &mut impl Rng) -> Choice {
    let mut number = |limit: u8| if rng.random_ratio(1, 50) { u8::MAX } else { rng.random_range(..limit) };
    let place = OfferPlace { row: number(4), column: number(7) };
    let train = TrainId::BOTH[usize::from(number(2)) % 2];
    let coins = [number(3), number(3), number(3)];
    let act = match number(6) {
        0 => Act::AddCar(train),
        1 => Act::Upgrade { train, card_place: number(11) },
        2 => Act::Conductors { upper: number(5), lower: number(5) },
        3 => Act::Locomotive { stations: number(5) },
        4 => Act::Coins,
        _ => Act::GameEndCard { slot: number(5) },
    };
    match number(25) {
        0 => Choice::KeepGameEndCard { hand: number(6) },
        1 => Choice::CarryOut(place),
        2 => Choice::Decline(place),
        3 => Choice::TakeStartPlayerTile,
        4 => Choice::EndFrame,
        5 => Choice::BeginFrame { waiting: number(4) },
        6 => Choice::Spend { coins, on: Purchase::Act(act) },
        7 => Choice::Spend { coins, on: Purchase::Point },
        8 => Choice::Spend { coins, on: Purchase::Order { ready: number(6), train, card_place: number(11) } },
        9 => Choice::CoinsToPoints,
        10 => Choice::Fulfil { contract: number(6) },
        11 => Choice::UseStation { station: number(20) },
        12 => Choice::PlaceMailCar { mail_car: number(5) },
        13 => Choice::SeatCelebrity(train),
        14 => Choice::PinPostcard { route_place: number(6) },
        15 => Choice::PlacePassenger,
        16 => Choice::PlaceLuggage,
        17 => Choice::PlaceMiddleCard { place: number(5) },
        18 => Choice::RunFactory,
        19 => Choice::UseStorageCard { drawn: number(4) },
        20 => Choice::UseToolbox,
        21 => Choice::Finish,
        22 => Choice::DiscardEvidence { token: number(6) },
        23 => Choice::EndTurn,
        _ => Choice::Resolve { symbol: number(5), act },
    }
}
