//! Contracts: every condition, met and not met, and every reward.

use rules::{Act, Ask, Choice, FrameSource, GameEvent as E, Refusal, Seat, Source, Symbol};

use crate::common::position::{Lower, Position, Upper, car};

fn with_contract(condition: &str, reward: &str) -> Position {
    let face = format!("Contract((condition: {condition}, reward: {reward}))");
    let mut p = Position::new(2, &[("module_a", "contract", &face)]);
    p.take("contract");
    p
}

/// Whether the contract can be fulfilled with trains like these, conductors included.
fn met(condition: &str, upper: (&str, u8), lower: (&str, u8)) -> bool {
    let mut p = with_contract(condition, "Frame([Coins(1)])");
    p.train(0, Upper, upper.0, upper.1);
    p.train(0, Lower, lower.0, lower.1);
    let choice = Choice::Fulfil { contract: 0 };
    let met = p.game.legal_choices().contains(&choice);
    if !met {
        p.refused(choice, Refusal::ContractNotMet);
    }
    met
}

#[test]
fn cars_over_both_trains_and_better_ones_count() {
    assert!(met("Cars(count: 3, value: 4)", ("12 4", 0), ("7 2", 0)));
    assert!(!met("Cars(count: 3, value: 4)", ("12 4", 0), ("2 2", 0)));
    assert!(met("Cars(count: 7, value: 0)", ("0 0 0 0 0 M", 0), ("0 0", 0)));
    assert!(!met("Cars(count: 8, value: 0)", ("0 0 0 0 0 M", 0), ("0 0", 0)), "the mail car is not a railroad car");
}

#[test]
fn a_run_is_in_one_train_and_may_be_better() {
    assert!(met("Run([4, 2, 1])", ("1", 0), ("12 7 4 2 2 M 1", 0)));
    assert!(!met("Run([4, 2, 1])", ("4 2 0", 0), ("2 2 1", 0)));
    assert!(!met("Run([4, 2, 1])", ("4 2", 0), ("4", 0)));
}

#[test]
fn cars_in_each_train() {
    assert!(met("CarsInEachTrain(count: 2, value: 2)", ("2 2", 0), ("7 4 1", 0)));
    assert!(!met("CarsInEachTrain(count: 2, value: 2)", ("2 2 2 2", 0), ("7", 0)));
}

#[test]
fn mail_cars_placed_and_reached() {
    const FIVE: &str = "1 1 1 1 1 M";
    assert!(met("BothMailCars", (FIVE, 0), (FIVE, 0)));
    assert!(!met("BothMailCars", (FIVE, 6), ("1 1 1 1", 4)));
    assert!(met("BothMailCarsReached", (FIVE, 6), (FIVE, 6)));
    assert!(!met("BothMailCarsReached", (FIVE, 6), (FIVE, 5)));
}

#[test]
fn a_locomotive_tile_reached() {
    const FULL: &str = "1 1 1 1 1 M 1 1 1 L";
    assert!(met("LocomotiveTileReached", ("0", 0), (FULL, 10)));
    assert!(!met("LocomotiveTileReached", ("0", 1), (FULL, 9)));
}

#[test]
fn locomotive_tiles_placed_and_no_conductor_needed() {
    const FULL: &str = "1 1 1 1 1 M 1 1 1 L";
    assert!(met("LocomotiveTiles(1)", ("0", 0), (FULL, 0)));
    assert!(met("LocomotiveTiles(1)", (FULL, 0), (FULL, 0)));
    assert!(!met("LocomotiveTiles(1)", ("1 1 1 1 1 M 1 1", 0), ("0", 0)));
    assert!(met("LocomotiveTiles(2)", (FULL, 0), (FULL, 0)));
    assert!(!met("LocomotiveTiles(2)", ("0", 0), (FULL, 10)));
}

#[test]
fn guests_are_celebrities_and_postcards_together() {
    let mut p = with_contract("Guests(2)", "Frame([Coins(1)])");
    let filler = |kind: &str| p.card(&format!("module_b-{kind}-1-0"));
    let (celebrity, postcard, route) = (filler("Celebrity"), filler("Postcard"), p.card("base-Route-1-0"));
    let seat = Seat(0);
    p.game.arrange([E::CelebritySeated { seat, train: Upper, card_place: 0, card: celebrity }]);
    p.refused(Choice::Fulfil { contract: 0 }, Refusal::ContractNotMet);
    p.game.arrange([
        E::RouteExtended { seat, card: route, stations: 1 },
        E::PostcardPinned { seat, route_place: 1, card: postcard },
    ]);
    p.choose(Choice::Fulfil { contract: 0 });
}

#[test]
fn a_reward_per_fulfilled_contract_counts_this_one() {
    let mut p = with_contract("Cars(count: 1, value: 0)", "PerFulfilledContract([Points(4), Car])");
    let other = p.card("module_a-Contract-1-1");
    p.game
        .arrange([E::ContractLaid { seat: Seat(0), card: other }, E::ContractFulfilled { seat: Seat(0), card: other }]);
    p.choose(Choice::Fulfil { contract: 0 });
    assert_eq!(p.player(0).book.from_source(Source::Contracts), 8);
    assert_eq!(p.game.state().running_frame().unwrap().symbols[..], [Symbol::Car; 2]);
}

#[test]
fn a_game_end_card_per_locomotive_tile() {
    const FULL: &str = "1 1 1 1 1 M 1 1 1 L";
    for (lower, cards) in [("0", 1), (FULL, 2)] {
        let mut p = with_contract("LocomotiveTiles(1)", "GameEndCardPerLocomotiveTile");
        p.refused(Choice::Fulfil { contract: 0 }, Refusal::ContractNotMet);
        p.train(0, Upper, FULL, 0);
        p.train(0, Lower, lower, 0);
        p.choose(Choice::Fulfil { contract: 0 });
        for card in 0..cards {
            assert_eq!(p.ask(), Ask::Frame);
            p.act(Act::GameEndCard { slot: card });
            assert_eq!(p.player(0).game_end.len(), usize::from(card) + 1);
            p.act(Act::Coins); // the card's small action, resolved at once
        }
        assert_eq!(p.ask(), Ask::FinishTurn);
    }
}

#[test]
fn r_7_2_not_in_the_middle_of_a_frame_but_between_frames() {
    let face = "Contract((condition: Cars(count: 5, value: 0), reward: Frame([Coins(1)])))";
    let mut p = Position::new(2, &[("module_a", "five", face), ("base", "cars", "Type(RailroadCar, [Car, Car])")]);
    p.take("five");
    p.end_turn();
    p.pass();
    p.train(0, Upper, "0 0 0 0", 0);
    p.take("cars");
    p.act(car(Upper));
    p.choose(Choice::PlaceMailCar { mail_car: 0 });
    p.refused(Choice::Fulfil { contract: 0 }, Refusal::NotNow);
    p.choose(Choice::EndFrame);
    assert_eq!(p.game.state().waiting.len(), 1, "the mail car's frame waits meanwhile");
    p.choose(Choice::Fulfil { contract: 0 });
    p.act(Act::Coins);
    p.begin(FrameSource::MailCar(0));
}

#[test]
fn r_9_1_unfulfilled_contracts_are_worth_nothing() {
    let mut p = with_contract("Cars(count: 18, value: 12)", "Frame([Points(20)])");
    p.end_turn();
    while !p.game.is_over() {
        p.pass();
    }
    assert_eq!(p.player(0).contracts.len(), 1);
    assert_eq!(p.player(0).book.from_source(Source::Contracts), 0);
}
