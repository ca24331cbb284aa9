//! Module D: passengers and luggage, with the worked examples X-passenger and X-luggage.

use rules::{
    Act, Ask, Choice, FrameSource, GameEvent as E, Module, Moment, Purchase, Refusal, Seat, Source, Symbol, TrainId,
    model::train::Guest,
};

use crate::common::{
    cards::Special,
    position::{Lower, Position, Upper, car, spend, up},
};

const BOTH: &str = "PassengerLuggage(passenger: Some((coins: 3, bonus: [])), luggage: Some((points: 2, bonus: [])))";

fn position(seats: u8, special: &[Special]) -> Position {
    Position::with_setup(special, |setup| (setup.seats, setup.modules) = (seats, [Module::D, Module::B]))
}

/// The card of a plain passenger or piece of luggage of pile 1.
fn filler(p: &Position, number: u8) -> rules::CardId {
    p.card(&format!("module_d-PassengerLuggage-1-{number}"))
}

/// Lets passengers (upper train) or luggage (lower train) ride from the first car on, settled or not.
fn ride(p: &mut Position, seat: u8, train: TrainId, settled: &[bool]) {
    let seat = Seat(seat);
    for (place, settled) in (0..).zip(settled) {
        let card = filler(p, 4 - place);
        p.game.arrange(match train {
            Upper => [E::PassengerPlaced { seat, card_place: place, card }],
            Lower => [E::LuggagePlaced { seat, card_place: place, card }],
        });
        if *settled {
            p.game.arrange(match train {
                Upper => [E::PassengerSeated { seat, card_place: place, coins: 0 }],
                Lower => [E::LuggageLoaded { seat, card_place: place, points: 0 }],
            });
        }
    }
}

#[test]
fn x_passenger() {
    let mut p = position(2, &[("module_d", "passenger", BOTH)]);
    p.train(0, Upper, "1 1 0", 3);
    ride(&mut p, 0, Upper, &[true]);
    p.take("passenger");
    assert_eq!(p.ask(), Ask::PassengerOrLuggage);
    assert_eq!(p.game.legal_choices(), [Choice::PlacePassenger, Choice::PlaceLuggage]);
    p.choose(Choice::PlacePassenger);
    let (seat, card) = (Seat(0), p.card("passenger"));
    assert_eq!(
        p.events,
        [
            E::PassengerPlaced { seat, card_place: 1, card },
            E::PassengerSeated { seat, card_place: 1, coins: 3 + 1 },
            E::CoinsGained { seat, coins: 4 },
        ]
    );
    assert_eq!(p.player(0).purse.total(), 1 + 4);
    assert_eq!(p.player(0).train(Upper).guests_settled(), 2);
    assert!(p.player(0).taken.is_empty() && p.player(0).hand.is_none(), "it stays with the train (R-3.6)");
}

#[test]
fn x_luggage() {
    let face = "PassengerLuggage(luggage: Some((points: 2, bonus: [UpgradeOfChoice])))";
    let mut p = position(2, &[("module_d", "luggage", face)]);
    p.train(0, Lower, "0 0", 2);
    p.take("luggage");
    let (seat, card) = (Seat(0), p.card("luggage"));
    assert!(p.events.contains(&E::LuggagePlaced { seat, card_place: 0, card }), "there is no choice: {:?}", p.events);
    assert_eq!((p.score(0), p.ask()), (0, Ask::FinishTurn), "the conductor has passed, but the car is worth 0");
    p.end_turn();
    p.pass();
    p.coins(0, [0, 0, 1]);
    p.choose(spend([0, 0, 1], up(Lower, 0)));
    assert!(p.events.contains(&E::LuggageLoaded { seat, card_place: 0, points: 2 }), "{:?}", p.events);
    assert_eq!(p.player(0).book.from_source(Source::PassengersAndLuggage), 2);
    p.begin(FrameSource::Luggage(card));
    p.act(up(Lower, 1));
    assert_eq!(p.shown(0, Lower), "1 1");
}

#[test]
fn r_13_1_the_side_without_a_free_car_is_left_out() {
    let special = [("module_d", "both", BOTH), ("module_d", "other", BOTH)];
    let mut p = position(2, &special);
    ride(&mut p, 0, Upper, &[false]);
    p.take("both");
    assert!(matches!(p.player(0).train(Lower).car_at(0).unwrap().guest, Some(Guest::Luggage { loaded: false, .. })));
    p.end_turn();
    p.pass();
    // No free car in either train: the other one can only be declined.
    p.refused(Choice::CarryOut(p.place("other")), Refusal::OnlyDecline);
    p.decline("other");
    p.act(up(Upper, 0));
    assert_eq!(p.player(0).taken[..], [p.card("other")]);
}

#[test]
fn r_13_1_a_card_with_one_side_has_to_find_its_train() {
    let passenger = "PassengerLuggage(passenger: Some((coins: 2, bonus: [])))";
    let mut p = position(2, &[("module_d", "passenger", passenger)]);
    ride(&mut p, 0, Upper, &[false]);
    p.refused(Choice::CarryOut(p.place("passenger")), Refusal::OnlyDecline);
    p.train(0, Upper, "0 0", 0);
    p.take("passenger");
    let (seat, card) = (Seat(0), p.card("passenger"));
    assert!(p.events.contains(&E::PassengerPlaced { seat, card_place: 1, card }), "{:?}", p.events);
}

#[test]
fn r_13_1_passenger_or_luggage_is_asked_and_nothing_else_then() {
    let mut p = position(2, &[("module_d", "both", BOTH)]);
    p.refused(Choice::PlacePassenger, Refusal::NotAsked { choice: Choice::PlacePassenger });
    p.take("both");
    p.refused(Choice::EndTurn, Refusal::NotAsked { choice: Choice::EndTurn });
    p.refused(Choice::Spend { coins: [1, 0, 0], on: Purchase::Point }, Refusal::NotNow);
    p.choose(Choice::PlaceLuggage);
    assert_eq!(p.ask(), Ask::FinishTurn);
}

#[test]
fn r_13_2_both_conditions_have_to_be_met() {
    let special = [
        ("base", "walk", "Type(Conductor, [BothConductors(1), Upgrade(from: 0)])"),
        ("module_d", "passenger", "PassengerLuggage(passenger: Some((coins: 2, bonus: [])))"),
    ];
    let settled = |p: &Position| TrainId::BOTH.map(|train| p.player(0).train(train).guests_settled());
    // The value is there, the conductor comes.
    let mut p = position(2, &special);
    p.train(0, Upper, "2 0", 0);
    p.take("passenger");
    assert_eq!(settled(&p), [0, 0]);
    p.coins(0, [0, 1, 0]);
    p.choose(spend([0, 1, 0], Act::Conductors { upper: 1, lower: 0 }));
    assert_eq!((settled(&p), p.player(0).purse.total()), ([1, 0], 2));
    // The conductor is there, the value comes, in the middle of a frame.
    let mut p = position(2, &special);
    ride(&mut p, 0, Upper, &[false]);
    ride(&mut p, 0, Lower, &[false]);
    p.take("walk");
    p.act(Act::Conductors { upper: 1, lower: 1 });
    assert_eq!(settled(&p), [0, 0]);
    p.act(up(Lower, 0));
    assert_eq!((settled(&p), p.score(0)), ([0, 1], 1), "luggage of 1 point");
}

#[test]
fn r_13_2_also_in_the_turn_of_another() {
    let mut p = position(4, &[]);
    p.train(3, Upper, "0", 1);
    ride(&mut p, 3, Upper, &[false]);
    p.coins(3, [5, 5, 2]);
    p.choose(Choice::TakeStartPlayerTile);
    p.end_turn();
    p.act(car(Upper));
    p.act(up(Upper, 0));
    assert_eq!(p.player(3).train(Upper).guests_settled(), 1);
    assert_eq!((p.player(3).purse.total(), p.score(3)), (12, 1), "R-6.4: out of turn the excess becomes points");
}

#[test]
fn r_13_3_each_brings_more_than_the_one_before_and_all_coins_are_placed_together() {
    let mut p = position(2, &[("base", "walk", "Type(Conductor, [BothConductors(4), Car])")]);
    for train in TrainId::BOTH {
        p.train(0, train, "1 1 1 0", 0);
        ride(&mut p, 0, train, &[false, false, false, false]);
    }
    p.coins(0, [5, 3, 0]);
    p.take("walk");
    p.act(Act::Conductors { upper: 4, lower: 4 });
    let seat = Seat(0);
    let told = p.events.iter().filter(|event| matches!(event, E::PassengerSeated { .. } | E::LuggageLoaded { .. }));
    let told: Vec<_> = told.cloned().collect();
    let seated = |card_place, coins| E::PassengerSeated { seat, card_place, coins };
    let loaded = |card_place, points| E::LuggageLoaded { seat, card_place, points };
    assert_eq!(told, [seated(0, 1), seated(1, 2), seated(2, 3), loaded(0, 1), loaded(1, 3), loaded(2, 5)]);
    assert_eq!(p.player(0).book.from_source(Source::PassengersAndLuggage), 9);
    assert_eq!(p.acts(), [car(Upper), car(Lower)], "the frame continues");
    assert_eq!(p.player(0).purse.total(), 8, "the coins come when it ends");
    p.act(car(Lower));
    // room is asked for at that moment, for all six coins.
    assert_eq!(p.ask(), Ask::MailCar(Lower));
    p.choose(Choice::PlaceMailCar { mail_car: 0 });
    assert_eq!(p.ask(), Ask::MakeRoom(6));
    p.choose(Choice::CoinsToPoints);
    assert_eq!((p.player(0).purse.total(), p.player(0).book.from_source(Source::Coins)), (12, 2));
    assert_eq!(p.ask(), Ask::FinishTurn);
}

/// The Dutch book: passengers who board within one action, which is a whole frame, bring their coins together.
#[test]
fn r_13_3_passengers_of_two_symbols_of_a_frame_bring_their_coins_together() {
    let face = "Type(RailroadCar, [OneConductor(1), OneConductor(1), Upgrade(from: 0)])";
    for (last, coins) in [(Some(up(Upper, 1)), 3), (None, 1)] {
        let mut p = position(2, &[("base", "walk", face)]);
        p.train(0, Upper, "1 0", 0);
        ride(&mut p, 0, Upper, &[false, false]);
        p.coins(0, [5, 5, 0]);
        p.take("walk");
        p.act(Act::Conductors { upper: 1, lower: 0 });
        p.act(Act::Conductors { upper: 1, lower: 0 });
        let seat = Seat(0);
        assert!(!p.events.iter().any(|event| matches!(event, E::CoinsGained { .. })), "{:?}", p.events);
        match last {
            Some(act) => p.act(act),
            None => drop(p.choose(Choice::EndFrame)),
        }
        let told = p.events.iter().filter_map(|event| match event {
            E::FrameEnded { .. } => Some(None),
            E::CoinsGained { coins, .. } => Some(Some(*coins)),
            _ => None,
        });
        // Three coins for two spaces are one too many: the question is about all three at once.
        if coins > 2 {
            assert_eq!(told.collect::<Vec<_>>(), [None]);
            assert_eq!(p.ask(), Ask::MakeRoom(coins));
            p.choose(Choice::CoinsToPoints);
            assert_eq!(p.player(0).book.from_source(Source::Coins), 1);
        } else {
            assert_eq!(told.collect::<Vec<_>>(), [None, Some(coins)]);
        }
        assert_eq!((p.seat(), p.ask()), (seat, Ask::FinishTurn));
    }
}

/// A frame inside a frame is one of its own, and what coins buy is outside of all frames.
#[test]
fn r_13_3_a_small_action_within_a_frame_and_a_coin_spent_are_moments_of_their_own() {
    let face = "Type(Conductor, [GameEndCard, Car])";
    let mut p = position(2, &[("base", "card", face)]);
    p.train(0, Upper, "1 1", 0);
    ride(&mut p, 0, Upper, &[false, false]);
    p.coins(0, [5, 5, 2]);
    p.choose(spend([0, 1, 0], Act::Conductors { upper: 1, lower: 0 }));
    assert_eq!(p.player(0).purse.total(), 12, "at once: {:?}", p.events);
    p.choose(Choice::Spend { coins: [1, 0, 0], on: Purchase::Point });
    p.edit(|game| {
        let frame = serde_json::json!({ "source": { "GameEndCard": 0 }, "symbols": [{ "OneConductor": 1 }], "passengers_coins": 0 });
        let outer = serde_json::json!({ "source": { "GameEndCard": 1 }, "symbols": ["Car"], "passengers_coins": 0 });
        game["state"]["pending"] = serde_json::json!([{ "Frame": outer }, { "Frame": frame }]);
    });
    p.act(Act::Conductors { upper: 1, lower: 0 });
    let ended = p.events.iter().position(|event| matches!(event, E::FrameEnded { .. })).expect("the inner one ends");
    assert!(
        p.events[..ended].iter().any(|event| matches!(event, E::PassengerSeated { coins: 2, .. })),
        "{:?}",
        p.events
    );
    assert_eq!(p.ask(), Ask::MakeRoom(2), "when the inner frame ends, and there is one space");
    p.choose(Choice::CoinsToPoints);
    assert_eq!(p.acts(), [car(Upper), car(Lower)], "the outer frame continues");
}

#[test]
fn r_13_3_a_step_bought_to_make_room_seats_the_next_passenger() {
    let mut p = position(2, &[("base", "walk", "Type(Conductor, [OneConductor(1)])")]);
    p.train(0, Upper, "1 1", 0);
    ride(&mut p, 0, Upper, &[false, false]);
    p.coins(0, [5, 5, 2]);
    p.take("walk");
    p.act(Act::Conductors { upper: 1, lower: 0 });
    assert_eq!(p.ask(), Ask::MakeRoom(1));
    p.choose(spend([0, 1, 0], Act::Conductors { upper: 1, lower: 0 }));
    assert_eq!(p.ask(), Ask::MakeRoom(2), "the second one's coins come first: one space, two coins");
    p.choose(Choice::CoinsToPoints);
    assert_eq!(p.ask(), Ask::MakeRoom(1));
    p.choose(Choice::Spend { coins: [1, 0, 0], on: Purchase::Point });
    assert_eq!((p.player(0).purse.total(), p.score(0), p.ask()), (12, 2, Ask::FinishTurn));
}

#[test]
fn r_13_3_bonuses_wait_and_their_points_count_at_once() {
    let face = "PassengerLuggage(passenger: Some((coins: 2, bonus: [Car, Points(3)])))";
    let special = [("module_d", "passenger", face), ("base", "walk", "Type(Conductor, [BothConductors(1), Car])")];
    let mut p = position(2, &special);
    p.train(0, Upper, "1", 0);
    p.take("passenger");
    p.end_turn();
    p.pass();
    p.take("walk");
    p.act(Act::Conductors { upper: 1, lower: 0 });
    assert_eq!(p.player(0).book.from_source(Source::PassengersAndLuggage), 3);
    let [waiting] = &p.game.state().waiting[..] else { panic!("one frame waits: {:?}", p.game.state().waiting) };
    assert_eq!(
        (waiting.source, &waiting.symbols[..]),
        (FrameSource::Passenger(p.card("passenger")), &[Symbol::Car][..])
    );
    assert_eq!(p.ask(), Ask::Frame, "the running frame is finished first");
    p.act(car(Lower));
    p.begin(FrameSource::Passenger(p.card("passenger")));
    p.act(car(Upper));
    assert_eq!(p.shown(0, Upper), "1 0");
}

#[test]
fn r_13_4_one_card_per_car_whatever_its_kind() {
    let mut p = position(2, &[("module_d", "both", BOTH), ("module_b", "singer", "Celebrity(\"singer\")")]);
    p.train(0, Upper, "1 1 0", 3);
    p.take("singer");
    p.choose(Choice::SeatCelebrity(Upper));
    p.end_turn();
    p.pass();
    p.take("both");
    p.choose(Choice::PlacePassenger);
    let guests: Vec<_> = p.player(0).train(Upper).cars().map(|(_, car)| car.guest).collect();
    let (singer, card) = (p.card("singer"), p.card("both"));
    assert_eq!(guests, [Some(Guest::Celebrity(singer)), Some(Guest::Passenger { card, seated: true }), None]);
    assert!(p.events.contains(&E::CoinsGained { seat: Seat(0), coins: 3 }), "a celebrity is not a passenger");
    // Only the celebrity doubles its car.
    assert_eq!(p.game.queries().train_score(Seat(0), Upper), (2, 1));
    assert_eq!(p.player(0).guests(), 1, "R-7.3: passengers are not guests");
}

#[test]
fn a_contract_for_passengers_or_for_luggage() {
    let face = "Contract((condition: PassengersOrLuggage(2), reward: Frame([Points(4)])))";
    for (upper, lower, met) in [(2, 0, true), (0, 2, true), (1, 1, false)] {
        let mut p = position(2, &[("module_d", "two", face)]);
        for train in TrainId::BOTH {
            p.train(0, train, "0 0", 0);
        }
        ride(&mut p, 0, Upper, &vec![false; upper]);
        ride(&mut p, 0, Lower, &vec![false; lower]);
        p.take("two");
        if met {
            p.choose(Choice::Fulfil { contract: 0 });
            assert_eq!(p.score(0), 4, "placed is enough, seated or not");
        } else {
            p.refused(Choice::Fulfil { contract: 0 }, Refusal::ContractNotMet);
        }
    }
}

#[test]
fn a_passenger_is_seated_in_a_scoring_phase_too() {
    let mut p = position(2, &[]);
    p.pass_to_last_turn();
    p.train(0, Upper, "1", 0);
    ride(&mut p, 0, Upper, &[false]);
    p.coins(0, [0, 1, 0]);
    p.pass();
    assert_eq!((p.seat(), p.ask()), (Seat(0), Ask::ScoringPart));
    p.choose(spend([0, 1, 0], Act::Conductors { upper: 1, lower: 0 }));
    assert_eq!(p.player(0).purse.columns(), [1, 0, 0]);
    p.end_turn();
    assert_eq!(p.player(0).book.at(Moment::Scoring(1), Source::UpperTrain), 1);
}
