//! What is refused, and for which reason; [`Position::refused`] checks each time that nothing changed.

use rules::{Act, Choice, GameEvent as E, OfferPlace, Purchase, Refusal, Seat};

use crate::common::position::{Lower, Position, Upper, car, spend, up};

const FULL: &str = "1 1 1 1 1 M 1 1 1 L";

fn point(coins: [u8; 3]) -> Choice {
    Choice::Spend { coins, on: Purchase::Point }
}

#[test]
fn before_a_card_is_taken() {
    let mut p = Position::new(2, &[]);
    p.refused(Choice::EndTurn, Refusal::TakeACardFirst);
    let nowhere = OfferPlace { row: 3, column: 9 };
    for choice in [Choice::CarryOut(nowhere), Choice::Decline(nowhere), Choice::BeginFrame { waiting: 0 }] {
        p.refused(choice, Refusal::NotThere { choice });
    }
    p.refused(Choice::Fulfil { contract: 0 }, Refusal::NotThere { choice: Choice::Fulfil { contract: 0 } });
    let others = [
        Choice::EndFrame,
        Choice::CoinsToPoints,
        Choice::KeepGameEndCard { hand: 0 },
        Choice::PlaceMailCar { mail_car: 0 },
        Choice::SeatCelebrity(Upper),
        Choice::PinPostcard { route_place: 0 },
        Choice::UseStation { station: 1 },
        Choice::Resolve { symbol: 0, act: Act::Coins },
    ];
    for choice in others {
        p.refused(choice, Refusal::NotAsked { choice });
    }
}

#[test]
fn a_second_card_in_the_same_turn() {
    let mut p = Position::new(2, &[("base", "car", "Type(RailroadCar, [Car])")]);
    p.take("car");
    p.act(car(Upper));
    for choice in [Choice::Decline(OfferPlace { row: 1, column: 1 }), Choice::TakeStartPlayerTile] {
        p.refused(choice, Refusal::NotAsked { choice });
    }
}

#[test]
fn coins_that_are_not_there_or_buy_something_else() {
    let mut p = Position::new(2, &[]);
    p.coins(0, [2, 1, 1]);
    p.train(0, Lower, FULL, 9);
    let wrong = [
        spend([0, 0, 2], car(Upper)),
        spend([0, 1, 0], car(Upper)),
        spend([2, 0, 0], car(Upper)),
        spend([1, 0, 0], up(Upper, 0)),
        spend([1, 0, 0], Act::Conductors { upper: 1, lower: 0 }),
        spend([0, 0, 1], Act::Locomotive { stations: 1 }),
        spend([2, 1, 0], Act::GameEndCard { slot: 0 }),
        spend([255, 255, 255], Act::GameEndCard { slot: 0 }),
        spend([1, 0, 0], Act::Coins),
        point([1, 1, 0]),
        point([0, 0, 0]),
    ];
    for choice in wrong {
        p.refused(choice, Refusal::WrongCoins);
    }
    p.refused(spend([1, 0, 0], car(Lower)), Refusal::TrainFull);
    p.refused(spend([0, 0, 1], up(Upper, 7)), Refusal::CannotUpgrade);
    p.refused(spend([0, 1, 0], Act::Conductors { upper: 1, lower: 1 }), Refusal::TooFar);
    p.refused(spend([0, 1, 0], Act::Conductors { upper: 0, lower: 0 }), Refusal::TooFar);
    p.refused(spend([0, 1, 0], Act::Locomotive { stations: 2 }), Refusal::TooFar);
    let no_slot = spend([2, 1, 1], Act::GameEndCard { slot: 4 });
    p.refused(no_slot, Refusal::NotThere { choice: no_slot });
}

#[test]
fn inside_a_frame() {
    let face = "Type(RailroadCar, [Car, Car, Upgrade(from: 1), OneConductor(2)])";
    let mut p = Position::new(2, &[("base", "card", face)]);
    p.train(0, Upper, "12 2 1", 0);
    p.train(0, Lower, FULL, 10);
    p.take("card");
    let resolve = |symbol, act| Choice::Resolve { symbol, act };
    p.refused(point([1, 0, 0]), Refusal::NotNow);
    p.refused(resolve(0, car(Lower)), Refusal::TrainFull);
    p.refused(resolve(0, Act::Coins), Refusal::WrongSymbol);
    p.refused(resolve(2, car(Upper)), Refusal::WrongSymbol);
    p.refused(resolve(2, up(Upper, 1)), Refusal::WrongSymbol);
    p.refused(resolve(2, up(Upper, 0)), Refusal::CannotUpgrade);
    p.refused(resolve(2, up(Lower, 5)), Refusal::CannotUpgrade);
    p.refused(resolve(2, up(Lower, 99)), Refusal::CannotUpgrade);
    p.refused(resolve(3, Act::Conductors { upper: 3, lower: 0 }), Refusal::TooFar);
    p.refused(resolve(3, Act::Conductors { upper: 255, lower: 255 }), Refusal::TooFar);
    let second_of_two = resolve(1, car(Upper));
    p.refused(second_of_two, Refusal::NotThere { choice: second_of_two });
    let no_symbol = resolve(4, car(Upper));
    p.refused(no_symbol, Refusal::NotThere { choice: no_symbol });
    p.refused(Choice::EndTurn, Refusal::NotAsked { choice: Choice::EndTurn });
}

#[test]
fn inside_a_question() {
    let mut p = Position::new(2, &[("base", "car", "Type(RailroadCar, [Car])")]);
    p.train(0, Upper, "0 0 0 0", 0);
    p.take("car");
    p.act(car(Upper));
    p.refused(point([1, 0, 0]), Refusal::NotNow);
    let unknown = Choice::PlaceMailCar { mail_car: 4 };
    p.refused(unknown, Refusal::NotThere { choice: unknown });
    p.choose(Choice::PlaceMailCar { mail_car: 3 });
    p.end_turn();
    p.pass();
    // Seat 0 again: the mail car already placed is no longer there.
    p.train(0, Lower, "0 0 0", 0);
    p.coins(0, [2, 0, 0]);
    p.choose(spend([1, 0, 0], car(Lower)));
    p.choose(spend([1, 0, 0], car(Lower)));
    let placed = Choice::PlaceMailCar { mail_car: 3 };
    p.refused(placed, Refusal::NotThere { choice: placed });
}

#[test]
fn a_train_that_waits_for_its_mail_car_cannot_grow_by_the_same_frame() {
    let mut p = Position::new(2, &[("base", "cars", "Type(RailroadCar, [Car, Car])")]);
    p.train(0, Upper, "0 0 0 0", 0);
    p.take("cars");
    p.act(car(Upper));
    let second = Choice::Resolve { symbol: 0, act: car(Upper) };
    p.refused(second, Refusal::NotAsked { choice: second });
    p.choose(Choice::PlaceMailCar { mail_car: 0 });
    p.act(car(Upper));
    assert_eq!(p.shown(0, Upper), "0 0 0 0 0 M 0");
}

#[test]
fn when_the_game_is_over() {
    let mut p = Position::new(2, &[]);
    while !p.game.is_over() {
        p.pass();
    }
    assert!(matches!(p.events.last(), Some(E::GameEnded { .. })));
    assert!(p.game.legal_choices().is_empty());
    assert!(p.game.question().is_none());
    p.refused(Choice::EndTurn, Refusal::GameOver);
    assert_eq!(p.game.view(Seat(0)).choices, []);
}
