//! Modules E and F between the trains: switches, mechanics and factories, with
//! the worked examples X-switch and X-mechanic.

use rules::{
    Act, Ask, CarValue, Choice, FrameSource, GameEvent as E, MIDDLE_PLACES, Module, Moment, Purchase, Refusal, Seat,
    Source, TrainId, queries::MiddleCardEffect,
};

use crate::common::{
    cards::Special,
    position::{Lower, Position, Upper, car, spend, up},
};

const SWITCH: &str = "Switch(value: 1, upper_points: 5, lower_points: 6)";
const MECHANIC: &str = "Mechanic(value: 4, bonus: [Coins(2)])";

fn position(seats: u8, special: &[Special]) -> Position {
    Position::with_setup(special, |setup| (setup.seats, setup.modules) = (seats, [Module::E, Module::F]))
}

/// Lays middle cards of pile 1 before seat 0, from the first place on.
fn middle(p: &mut Position, names: &[&str]) {
    for (place, name) in (0..).zip(names) {
        let card = p.card(name);
        p.game.arrange([E::MiddleCardPlaced { seat: Seat(0), place, card }]);
    }
}

fn values(p: &Position) -> [String; 2] {
    TrainId::BOTH.map(|train| p.shown(0, train))
}

#[test]
fn x_switch() {
    let mut p = position(2, &[("module_e", "switch", SWITCH)]);
    p.take("switch");
    assert_eq!(p.player(0).middle[0].card, p.card("switch"), "the first one has no other place");
    assert!(p.player(0).taken.is_empty() && p.player(0).hand.is_none(), "it stays on the table (R-3.6)");
    p.end_turn();
    p.pass_to_last_turn();
    p.train(0, Upper, "4 1", 2);
    p.train(0, Lower, "4 0", 2);
    p.coins(0, [0, 0, 0]);
    p.pass();
    let scored: Vec<_> = p.events.iter().filter(|event| matches!(event, E::SwitchScored { .. })).collect();
    assert_eq!(scored, [&E::SwitchScored { seat: Seat(0), place: 0, train: Upper, points: 5 }]);
    assert_eq!(p.player(0).book.at(Moment::Scoring(1), Source::Switches), 5, "the second car below is worth 0");
    let trains = p.events.iter().rposition(|event| matches!(event, E::CardScored { seat: Seat(0), .. }));
    let switch = p.events.iter().position(|event| matches!(event, E::SwitchScored { .. }));
    assert!(trains < switch, "R-8.2: after the trains");
}

#[test]
fn r_14_2_left_above_right_below_value_and_conductor() {
    for (upper, lower, points) in [
        (("1 0", 1), ("1 1", 2), vec![(Upper, 5), (Lower, 6)]),
        (("1 1", 0), ("1 1", 1), vec![]),
        (("0 0", 2), ("12 1", 2), vec![(Lower, 6)]),
        (("12", 1), ("12", 1), vec![(Upper, 5)]),
    ] {
        let mut p = position(2, &[("module_e", "switch", SWITCH)]);
        middle(&mut p, &["switch"]);
        p.train(0, Upper, upper.0, upper.1);
        p.train(0, Lower, lower.0, lower.1);
        let found: Vec<_> =
            p.game.queries().switch_points(Seat(0)).into_iter().map(|(_, train, points)| (train, points)).collect();
        assert_eq!(found, points, "{upper:?} {lower:?}");
    }
}

#[test]
fn r_14_2_in_every_scoring_phase_and_the_mail_car_is_worth_nothing() {
    let names = ["a", "b", "c"];
    let mut p = position(2, &names.map(|name| ("module_e", name, SWITCH)));
    middle(&mut p, &names);
    p.train(0, Upper, "1 1 1 1 1 M", 6);
    p.train(0, Lower, "1 1 1 1 1 M", 6);
    while p.game.board().round < 5 {
        p.pass();
    }
    // Cards 1, 3, 5 above, 2 and 4 below: card 6 is the mail car.
    for phase in [1, 2] {
        assert_eq!(p.player(0).book.at(Moment::Scoring(phase), Source::Switches), 3 * 5 + 2 * 6);
    }
}

#[test]
fn x_mechanic() {
    let mut p = position(
        2,
        &[
            ("module_e", "mechanic", MECHANIC),
            ("base", "up", "Type(RailroadCar, [Upgrade(from: 1), Upgrade(from: 2)])"),
        ],
    );
    p.train(0, Upper, "7 2", 0);
    p.train(0, Lower, "1 1", 0);
    let (seat, place) = (Seat(0), 0);
    // 1: the bonus, then the place. 2: the upper train meets it already.
    p.take("mechanic");
    assert_eq!(p.ask(), Ask::Frame, "first the bonus");
    p.act(Act::Coins);
    assert_eq!(p.player(0).purse.total(), 1 + 2);
    assert!(
        p.events.contains(&E::CarUpgraded { seat, train: Upper, card_place: 1, to: CarValue::V4 }),
        "{:?}",
        p.events
    );
    assert!(p.events.contains(&E::MechanicDone { seat, place, train: Upper, worked: true }), "{:?}", p.events);
    assert_eq!(values(&p), ["7 4", "1 1"]);
    assert_eq!(p.player(0).middle[0].done, [true, false]);
    p.end_turn();
    p.pass();
    // 3: two upgrades below; the second one lets it work at once, without a conductor.
    p.take("up");
    p.act(up(Lower, 0));
    assert_eq!(values(&p)[1], "2 1");
    p.act(up(Lower, 0));
    assert_eq!(values(&p)[1], "4 2");
    assert!(p.player(0).middle[0].face_down());
}

#[test]
fn x_mechanic_the_lapse() {
    let mut p = position(2, &[("module_e", "mechanic", MECHANIC)]);
    p.train(0, Upper, "4 4", 0);
    p.train(0, Lower, "12 12", 0);
    p.take("mechanic");
    p.act(Act::Coins);
    assert_eq!(values(&p), ["4 4", "12 12"]);
    for train in TrainId::BOTH {
        let lapsed = E::MechanicDone { seat: Seat(0), place: 0, train, worked: false };
        assert!(p.events.contains(&lapsed), "{:?}", p.events);
    }
    assert!(p.player(0).middle[0].face_down());
    // It works once: a later upgrade on the left brings nothing.
    p.coins(0, [0, 0, 1]);
    p.choose(spend([0, 0, 1], up(Upper, 0)));
    assert_eq!(values(&p)[0], "7 4");
}

#[test]
fn r_14_3_a_look_at_a_place_tells_where_a_mechanic_would_lapse() {
    let looked = |upper: &str, lower: &str, place: u8| {
        let mut p = position(2, &[("module_e", "mechanic", MECHANIC)]);
        middle(&mut p, &["module_e-Switch-1-0", "module_e-Switch-1-1", "module_e-Switch-1-2"][..usize::from(place)]);
        p.train(0, Upper, upper, 0);
        p.train(0, Lower, lower, 0);
        let effect = p.game.queries().middle_card_effect(Seat(0), p.card("mechanic"), place).expect("it has one");
        p.take("mechanic");
        p.act(Act::Coins);
        p.choose(Choice::PlaceMiddleCard { place });
        let done = p.events.iter().filter_map(|event| match event {
            E::MechanicDone { worked, .. } => Some(*worked),
            _ => None,
        });
        let (works, lapses): (Vec<_>, Vec<_>) = done.partition(|worked| *worked);
        assert_eq!(effect, MiddleCardEffect::Mechanic { works: works.len() as u8, lapses: lapses.len() as u8 });
        (works.len(), lapses.len())
    };
    assert_eq!(looked("4 2 2", "2 2 2", 1), (0, 0), "both wait");
    assert_eq!(looked("7 7 4 2", "4 4 4 4", 1), (1, 1));
    assert_eq!(looked("7 7 4", "7 7 4 4", 1), (1, 1), "a car is added where none lies yet");
    assert_eq!(looked("4 4 4 4 4 M", "1", 2), (0, 1), "the mail car cannot go up");
}

#[test]
fn r_14_3_for_each_train_once() {
    let mut p = position(2, &[("module_e", "mechanic", "Mechanic(value: 1, bonus: [Coins(1)])")]);
    p.train(0, Upper, "7 2", 0);
    middle(&mut p, &["mechanic"]);
    p.coins(0, [0, 0, 2]);
    p.choose(spend([0, 0, 1], up(Upper, 0)));
    assert_eq!(values(&p)[0], "12 4");
    p.choose(spend([0, 0, 1], up(Upper, 1)));
    assert_eq!(values(&p)[0], "12 7", "not once more");
    assert_eq!(p.player(0).middle[0].done, [true, false]);
}

#[test]
fn ruling_r_14_1_four_places_without_gaps_and_covered_cards_count_no_more() {
    let names = ["a", "b", "c"];
    let mut p = position(2, &names.map(|name| ("module_e", name, SWITCH)));
    let filler = ["module_f-Factory-1-0", "module_f-Factory-1-1"];
    middle(&mut p, &[names[0], names[1]]);
    p.take("c");
    let place = |place| Choice::PlaceMiddleCard { place };
    assert_eq!(p.game.legal_choices(), [place(0), place(1), place(2)]);
    p.refused(place(3), Refusal::NotThere { choice: place(3) });
    p.choose(place(0));
    assert_eq!(p.player(0).middle.len(), 2);
    assert_eq!((p.player(0).middle[0].card, &p.player(0).middle[0].covered[..]), (p.card("c"), &[p.card("a")][..]));

    let mut p = position(2, &names.map(|name| ("module_e", name, SWITCH)));
    middle(&mut p, &[names[0], names[1], filler[0], filler[1]]);
    p.train(0, Upper, "1", 1);
    p.take("c");
    assert_eq!(p.game.legal_choices().len(), MIDDLE_PLACES, "there is no fifth place");
    p.choose(place(1));
    assert_eq!(p.game.queries().switch_points(Seat(0))[..], [(0, Upper, 5)]);
    p.game.arrange([E::MiddleCardPlaced { seat: Seat(0), place: 0, card: p.card("module_f-Factory-1-2") }]);
    assert_eq!(p.game.queries().switch_points(Seat(0))[..], [], "the covered switch no longer scores");
}

#[test]
fn r_14_1_a_covered_mechanic_works_no_more_and_a_new_one_begins_anew() {
    let special = [("module_e", "first", MECHANIC), ("module_e", "second", MECHANIC)];
    let mut p = position(2, &special);
    p.train(0, Upper, "4 2", 0);
    middle(&mut p, &["first"]);
    p.game.arrange([E::MechanicDone { seat: Seat(0), place: 0, train: Upper, worked: true }]);
    p.take("second");
    p.act(Act::Coins);
    assert_eq!(p.ask(), Ask::MiddleCard);
    p.choose(Choice::PlaceMiddleCard { place: 0 });
    assert_eq!(values(&p)[0], "4 4", "the new one asks only whether the value is there");
    assert_eq!(p.player(0).middle[0].done, [true, false]);
    p.game.arrange([E::MiddleCardPlaced { seat: Seat(0), place: 0, card: p.card("module_e-Switch-1-0") }]);
    p.train(0, Lower, "2 1", 0);
    p.coins(0, [0, 0, 1]);
    p.choose(spend([0, 0, 1], up(Lower, 0)));
    assert_eq!(values(&p)[1], "4 1");
}

#[test]
fn ruling_r_14_3_where_no_card_lies_to_the_right_a_car_is_added() {
    let mut p = position(2, &[("module_e", "mechanic", "Mechanic(value: 2, bonus: [Coins(1)])")]);
    p.train(0, Upper, "2", 0);
    p.train(0, Lower, "1", 0);
    p.take("mechanic");
    p.act(Act::Coins);
    assert_eq!(values(&p), ["2 0", "1"]);
    assert!(p.events.contains(&E::CarAdded { seat: Seat(0), train: Upper }), "{:?}", p.events);
    assert!(p.events.contains(&E::MechanicDone { seat: Seat(0), place: 0, train: Upper, worked: true }));
}

#[test]
fn r_14_3_the_mail_car_to_the_right_cannot_go_up() {
    let mut p = position(2, &[("module_e", "mechanic", MECHANIC)]);
    middle(&mut p, &["module_e-Switch-1-0", "module_e-Switch-1-1", "mechanic"]);
    p.train(0, Upper, "7 7 7 4 2 M 2", 0);
    p.coins(0, [0, 0, 1]);
    p.choose(spend([0, 0, 1], up(Upper, 4)));
    assert_eq!(values(&p)[0], "7 7 7 4 4 M 2");
    assert!(p.events.contains(&E::MechanicDone { seat: Seat(0), place: 2, train: Upper, worked: false }));
}

#[test]
fn r_14_3_what_a_mechanic_does_seats_a_passenger() {
    let special = [
        ("module_d", "passenger", "PassengerLuggage(passenger: Some((coins: 4, bonus: [])))"),
        ("module_e", "mechanic", "Mechanic(value: 2, bonus: [Coins(1)])"),
    ];
    let mut p = Position::with_setup(&special, |setup| (setup.seats, setup.modules) = (2, [Module::D, Module::E]));
    p.train(0, Upper, "1 0", 2);
    middle(&mut p, &["mechanic"]);
    let card = p.card("passenger");
    p.game.arrange([E::PassengerPlaced { seat: Seat(0), card_place: 1, card }]);
    p.coins(0, [0, 0, 1]);
    p.choose(spend([0, 0, 1], up(Upper, 0)));
    assert_eq!((values(&p)[0].as_str(), p.player(0).purse.total()), ("2 1", 4));
}

#[test]
fn r_15_2_factories_work_from_right_to_left_and_the_place_counts() {
    let names = ["a", "b", "new"];
    let mut p = position(2, &names.map(|name| ("module_f", name, "Factory")));
    middle(&mut p, &["a", "module_e-Switch-1-0", "b"]);
    p.train(0, Upper, "7 4 2 1 1 M 0", 0);
    p.train(0, Lower, "4 1 1 0 0 M", 0);
    p.coins(0, [1, 0, 0]);
    p.take("new");
    p.choose(Choice::PlaceMiddleCard { place: 3 });
    assert_eq!(p.ask(), Ask::Factories, "coins may be spent before the first works");
    let began = |p: &Position| {
        let began = |event: &E| {
            if let E::FactoryBegan { place, upgrades, .. } = event { Some((*place, *upgrades)) } else { None }
        };
        p.events.iter().find_map(began)
    };
    // Place 4, card 7: a 0-value car above, nothing below. Nothing can go up to 0, but cars can be added.
    p.choose(Choice::RunFactory);
    assert_eq!(began(&p), Some((3, 4)));
    assert_eq!(p.acts(), [car(Upper), car(Lower)]);
    p.act(car(Lower));
    p.choose(Choice::EndFrame);
    assert_eq!(p.ask(), Ask::Factories);
    p.choose(spend([1, 0, 0], car(Upper)));
    // Without coins, contracts and waiting frames nothing is asked between them: place 3, card 5.
    assert_eq!((p.ask(), began(&p)), (Ask::Frame, Some((2, 3))));
    assert_eq!(p.game.queries().factory_limit(Seat(0), 2), Some(CarValue::V1));
    assert_eq!(p.acts(), [up(Upper, 6), up(Lower, 3), car(Upper), car(Lower)], "up to 1 only");
    p.refused(p.resolve(up(Upper, 3)), Refusal::WrongSymbol);
    p.act(up(Lower, 3));
    p.act(up(Lower, 4));
    p.act(up(Lower, 6));
    // The switch in place 2 is not a factory. Place 1: one upgrade up to 7, anywhere.
    assert_eq!((p.ask(), began(&p)), (Ask::Frame, Some((0, 1))));
    p.refused(p.resolve(up(Upper, 0)), Refusal::WrongSymbol);
    p.act(up(Lower, 0));
    assert_eq!(values(&p), ["7 4 2 1 1 M 0 0", "7 1 1 1 1 M 1"]);
    assert_eq!(p.ask(), Ask::FinishTurn);
    assert!(p.player(0).taken.is_empty());
}

#[test]
fn r_15_2_no_car_at_either_train_gives_nothing() {
    let names = ["a", "new"];
    let mut p = position(2, &names.map(|name| ("module_f", name, "Factory")));
    middle(&mut p, &["a"]);
    p.coins(0, [0, 0, 0]);
    p.take("new");
    p.choose(Choice::PlaceMiddleCard { place: 1 });
    let seat = Seat(0);
    assert!(p.events.contains(&E::FactoryBegan { seat, place: 1, upgrades: 0 }), "no card 3: {:?}", p.events);
    assert!(p.events.contains(&E::FactoryBegan { seat, place: 0, upgrades: 1 }), "{:?}", p.events);
    assert_eq!((p.ask(), p.acts()), (Ask::Frame, vec![car(Upper), car(Lower)]));
}

#[test]
fn r_15_2_coins_and_contracts_between_factories_but_not_within() {
    let contract = "Contract((condition: Cars(count: 1, value: 2), reward: Frame([Coins(1)])))";
    let special = [("module_f", "new", "Factory"), ("module_f", "contract", contract)];
    let mut p = position(2, &special);
    p.game.arrange([E::ContractLaid { seat: Seat(0), card: p.card("contract") }]);
    p.train(0, Upper, "1 0", 0);
    p.coins(0, [0, 0, 2]);
    p.take("new");
    assert_eq!(p.ask(), Ask::Factories);
    // A coin raises the limit before the factory works.
    p.refused(Choice::Fulfil { contract: 0 }, Refusal::ContractNotMet);
    p.choose(spend([0, 0, 1], up(Upper, 0)));
    p.choose(Choice::RunFactory);
    p.refused(Choice::Spend { coins: [0, 0, 1], on: Purchase::Point }, Refusal::NotNow);
    p.refused(Choice::Fulfil { contract: 0 }, Refusal::NotNow);
    p.refused(Choice::EndTurn, Refusal::NotAsked { choice: Choice::EndTurn });
    p.act(up(Upper, 1));
    p.choose(Choice::Fulfil { contract: 0 });
    assert_eq!(
        p.game.state().running_frame().map(|frame| frame.source),
        Some(FrameSource::Contract(p.card("contract")))
    );
}

#[test]
fn r_15_2_factories_can_be_given_up_and_what_waits_can_be_resolved_between_them() {
    let names = ["a", "new"];
    let mut p = position(2, &names.map(|name| ("module_f", name, "Factory")));
    middle(&mut p, &["a"]);
    p.train(0, Upper, "1 0 0 0", 0);
    p.coins(0, [0, 0, 0]);
    p.take("new");
    p.choose(Choice::PlaceMiddleCard { place: 1 });
    p.act(car(Upper));
    p.choose(Choice::PlaceMailCar { mail_car: 0 });
    p.choose(Choice::EndFrame);
    assert_eq!(p.ask(), Ask::Factories, "the mail car's frame waits: one may want to resolve it first");
    p.begin(FrameSource::MailCar(0));
    p.act(Act::Conductors { upper: 2, lower: 1 });
    // Nothing is waiting now, so the factory in place 1 works; it can be given up like any frame.
    assert_eq!(p.game.state().running_frame().map(|frame| frame.source), Some(FrameSource::Factory(0)));
    p.choose(Choice::EndFrame);
    assert_eq!(p.ask(), Ask::FinishTurn);

    let mut p = position(2, &names.map(|name| ("module_f", name, "Factory")));
    p.take("new");
    p.choose(Choice::Finish);
    assert_eq!(p.ask(), Ask::FinishTurn);
}

#[test]
fn r_15_2_the_bonus_of_a_factory_comes_before_it_gets_its_place() {
    let mut p = position(2, &[("module_f", "new", "Factory, bonus: [Locomotive(1), Points(2)]")]);
    p.coins(0, [0, 0, 0]);
    p.train(0, Upper, "1 0", 0);
    let (card, before) = (p.card("new"), p.game.board().player(Seat(0)).score());
    p.take("new");
    assert_eq!(p.game.board().player(Seat(0)).score(), before + 2, "points count at once (R-3.5)");
    let source = |p: &Position| p.game.state().running_frame().map(|frame| frame.source);
    assert_eq!(source(&p), Some(FrameSource::FactoryBonus(card)));
    assert!(p.game.board().player(Seat(0)).middle.is_empty());
    p.act(Act::Locomotive { stations: 1 });
    assert_eq!(source(&p), Some(FrameSource::Factory(0)), "its only place is taken without a question, and it works");
    assert!(p.events.contains(&E::FactoryBegan { seat: Seat(0), place: 0, upgrades: 1 }), "{:?}", p.events);
    p.act(up(Upper, 1));
    // What is declined brings an upgrade of choice and nothing else.
    let mut p = position(2, &[("module_f", "new", "Factory, bonus: [Coins(2)]")]);
    p.decline("new");
    assert_eq!(source(&p), Some(FrameSource::Declined(p.card("new"))));
}

#[test]
fn r_15_3_middle_cards_of_both_modules_share_the_places() {
    let special = [("module_f", "new", "Factory"), ("module_e", "switch", SWITCH), ("module_e", "mechanic", MECHANIC)];
    let mut p = position(2, &special);
    p.coins(0, [0, 0, 0]);
    p.train(0, Upper, "1 1 1 1 1 M", 1);
    // A switch in place 1 and a mechanic in place 2: a factory in place 3 gives three upgrades.
    middle(&mut p, &["switch", "mechanic"]);
    p.take("new");
    p.choose(Choice::PlaceMiddleCard { place: 2 });
    assert!(p.events.contains(&E::FactoryBegan { seat: Seat(0), place: 2, upgrades: 3 }), "{:?}", p.events);
    p.choose(Choice::EndFrame);
    assert_eq!(p.ask(), Ask::FinishTurn, "neither a switch nor a mechanic works like a factory");
    // A factory can cover a switch, which then no longer scores.
    let mut p = position(2, &special);
    p.train(0, Upper, "1", 1);
    middle(&mut p, &["switch"]);
    assert_eq!(p.game.queries().switch_points(Seat(0)).len(), 1);
    p.take("new");
    p.choose(Choice::PlaceMiddleCard { place: 0 });
    assert_eq!(
        (p.game.queries().switch_points(Seat(0)).len(), p.game.queries().factories(Seat(0)).to_vec()),
        (0, vec![0])
    );
}

#[test]
fn a_switch_or_mechanic_placed_lets_no_factory_work() {
    let mut p = position(2, &[("module_e", "switch", SWITCH)]);
    middle(&mut p, &["module_f-Factory-1-0"]);
    p.take("switch");
    p.choose(Choice::PlaceMiddleCard { place: 1 });
    assert_eq!(p.ask(), Ask::FinishTurn);
}
