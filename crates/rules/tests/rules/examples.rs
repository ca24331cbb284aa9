//! The worked examples of the rulebooks on turns, trains, route and coins, by their ids in RULES.md.

use rules::{Act, Ask, Choice, FrameSource, GameEvent as E, Purchase, Refusal, Seat, TrainId};

use crate::common::position::{Lower, Position, Upper, car, spend, up};

#[test]
fn x_row() {
    let names = ["one", "two", "three"];
    let mut p = Position::new(3, &names.map(|name| ("base", name, "Type(RailroadCar, [Car])")));
    let row = p.game.board().offer.rows[0];
    for name in names {
        assert!(p.game.board().gone.is_empty(), "nothing leaves the game before the third card is taken");
        p.take(name);
        p.choose(Choice::EndFrame);
        if name != "three" {
            p.end_turn();
        }
    }
    let rest: Vec<_> = row[3..].iter().flatten().copied().collect();
    assert_eq!(rest.len(), 3);
    assert_eq!(p.game.board().gone[..], rest);
    assert_eq!(p.game.board().offer.rows[0], [None; 6]);
    assert!(p.game.board().offer.rows[1..].iter().flatten().all(Option::is_some));
}

#[test]
fn x_cars_2() {
    let new = || {
        let mut p = Position::new(2, &[("base", "cars", "Type(RailroadCar, [Car, Car])")]);
        p.take("cars");
        p
    };
    let mut p = new();
    p.act(car(Upper));
    p.act(car(Upper));
    assert_eq!((p.shown(0, Upper), p.shown(0, Lower)), ("0 0 0".into(), "0".into()));
    assert_eq!(p.ask(), Ask::FinishTurn, "the frame is over with its last symbol");
    let mut p = new();
    p.act(car(Upper));
    p.act(car(Lower));
    assert_eq!((p.shown(0, Upper), p.shown(0, Lower)), ("0 0".into(), "0 0".into()));
}

#[test]
fn x_up_01() {
    let mut p = Position::new(2, &[("base", "up", "Type(RailroadCar, [Upgrade(from: 0)])")]);
    p.train(0, Upper, "1 0 0", 0);
    p.take("up");
    assert_eq!(p.acts(), [up(Upper, 1), up(Lower, 0)]);
    p.refused(p.resolve(up(Upper, 2)), Refusal::CannotUpgrade);
    p.refused(p.resolve(up(Upper, 0)), Refusal::WrongSymbol);
    p.act(up(Upper, 1));
    assert_eq!(p.shown(0, Upper), "1 1 0");
}

#[test]
fn x_up_any() {
    for face in ["Type(RailroadCar, [UpgradeOfChoice])", "Type(RailroadCar, [Upgrade(from: 4)])"] {
        let mut p = Position::new(2, &[("base", "up", face)]);
        p.train(0, Lower, "7 4 4", 0);
        p.take("up");
        p.refused(p.resolve(up(Lower, 2)), Refusal::CannotUpgrade);
        p.act(up(Lower, 1));
        assert_eq!(p.shown(0, Lower), "7 7 4");
    }
}

fn conductors(p: &Position, seat: u8) -> [u8; 2] {
    p.player(seat).trains.each_ref().map(|train| train.conductor)
}

#[test]
fn x_cond_both() {
    let mut p = Position::new(2, &[("base", "walk", "Type(Conductor, [BothConductors(2)])")]);
    p.train(0, Upper, "1 1 1 1", 1);
    p.train(0, Lower, "1 1 1", 0);
    p.take("walk");
    p.refused(p.resolve(Act::Conductors { upper: 3, lower: 1 }), Refusal::TooFar);
    p.act(Act::Conductors { upper: 2, lower: 2 });
    assert_eq!(conductors(&p, 0), [3, 2]);
    assert_eq!(p.ask(), Ask::FinishTurn);
}

#[test]
fn x_cond_split() {
    let mut p = Position::new(2, &[("base", "walk", "Type(Conductor, [OneConductor(4)])")]);
    p.train(0, Upper, "1 1 1 1 1 M", 1);
    p.train(0, Lower, "1 1", 1);
    p.take("walk");
    p.refused(p.resolve(Act::Conductors { upper: 2, lower: 2 }), Refusal::TooFar);
    p.refused(p.resolve(Act::Conductors { upper: 4, lower: 1 }), Refusal::TooFar);
    p.act(Act::Conductors { upper: 3, lower: 1 });
    assert_eq!(conductors(&p, 0), [4, 2]);

    let mut p = Position::new(2, &[("base", "walk", "Type(Conductor, [OneConductor(4)])")]);
    p.take("walk");
    p.act(Act::Conductors { upper: 1, lower: 1 });
    assert_eq!(conductors(&p, 0), [1, 1], "two steps are left over and lapse");
    assert_eq!(p.ask(), Ask::FinishTurn);
}

#[test]
fn x_loco() {
    let special = [
        ("base", "run-2", "Type(Locomotive, [Locomotive(2)])"),
        ("base", "run-1", "Type(Locomotive, [Locomotive(1)])"),
        ("base", "eight", "Route(city: \"munich\", stations: [Points(8)])"),
    ];
    let mut p = Position::new(2, &special);
    p.locomotive(0, 1);
    p.take("run-2");
    p.refused(p.resolve(Act::Locomotive { stations: 3 }), Refusal::TooFar);
    p.act(Act::Locomotive { stations: 2 });
    assert_eq!(p.player(0).route.locomotive, 3);

    let mut p = Position::new(2, &special);
    p.route(0, "eight", 1);
    p.locomotive(0, 3);
    p.take("run-2");
    p.act(Act::Locomotive { stations: 1 });
    assert_eq!((p.player(0).route.locomotive, p.score(0)), (4, 8));
    assert_eq!(p.ask(), Ask::FinishTurn, "the step that is left over lapses (R-5.3)");
}

#[test]
fn x_start_tile() {
    let mut p = Position::new(4, &[("base", "first", "Type(RailroadCar, [Car])")]);
    p.pass();
    assert_eq!(p.seat(), Seat(1));
    p.choose(Choice::TakeStartPlayerTile);
    assert_eq!(p.player(1).purse.total(), 3);
    assert_eq!(p.game.board().gone[..], [p.card("first")]);
    assert_eq!(p.ask(), Ask::FinishTurn, "the card that was removed is the one of this turn");
    let before = *p.game.board();
    p.end_turn();
    assert_eq!((p.seat(), p.acts()), (Seat(3), vec![car(Upper), car(Lower)]), "the 1st to the left gets nothing");
    p.act(car(Lower));
    let either = vec![car(Upper), car(Lower), up(Upper, 0), up(Lower, 0)];
    assert_eq!((p.seat(), p.acts()), (Seat(0), either));
    p.act(up(Lower, 0));
    assert_eq!((p.shown(3, Lower), p.shown(0, Lower)), ("0 0".into(), "1".into()));
    assert_eq!((p.seat(), p.ask()), (Seat(2), Ask::TakeCard));
    assert_eq!(p.player(2), before.player(Seat(2)));

    while p.game.board().round == 1 {
        p.pass();
    }
    assert_eq!(p.game.board().start_player, Seat(1));
    assert_eq!(p.game.board().offer.start_tile_taken_by, None, "the tile lies ready again");
}

#[test]
fn x_mail() {
    let mut p = Position::new(2, &[("base", "car", "Type(RailroadCar, [Car])")]);
    p.train(0, Lower, "1 0 0 0", 0);
    p.take("car");
    p.act(car(Lower));
    assert_eq!(p.ask(), Ask::MailCar(Lower));
    assert_eq!(p.game.legal_choices().len(), 4);
    p.choose(Choice::PlaceMailCar { mail_car: 1 });
    assert_eq!(p.shown(0, Lower), "1 0 0 0 0 M");
    assert_eq!(p.player(0).mail_cars[..], [0, 2, 3]);
    p.begin(FrameSource::MailCar(1));
    p.act(Act::Locomotive { stations: 2 });
    assert_eq!((p.player(0).route.locomotive, p.ask()), (2, Ask::FinishTurn));
}

#[test]
fn x_tile() {
    let mut p = Position::new(2, &[("base", "car", "Type(RailroadCar, [Car])")]);
    p.train(0, Upper, "7 4 1", 0);
    p.train(0, Lower, "7 7 4 2 1 M 0 0", 0);
    p.take("car");
    p.act(car(Lower));
    assert_eq!(p.shown(0, Lower), "7 7 4 2 1 M 0 0 0 L");
    p.begin(FrameSource::LocomotiveTile(0));
    p.act(up(Upper, 1));
    p.act(up(Lower, 0));
    assert_eq!(p.shown(0, Upper), "7 7 1");
    assert_eq!(p.shown(0, Lower), "12 7 4 2 1 M 0 0 0 L");
    p.refused(spend([1, 0, 0], car(Lower)), Refusal::TrainFull);
}

#[test]
fn x_const() {
    const FULL: &str = "1 1 1 1 1 M 1 1 1 L";
    let walk = |name| ("base", name, "Type(Conductor, [BothConductors(1)])");
    let mut p = Position::new(3, &[walk("a"), walk("b"), walk("c")]);
    for (seat, train) in [(0, Upper), (0, Lower), (1, Lower), (2, Upper)] {
        p.train(seat, train, FULL, 9);
    }
    p.take("a");
    p.act(Act::Conductors { upper: 0, lower: 1 });
    assert_eq!(p.score(0), 20);
    p.end_turn();
    p.take("b");
    p.act(Act::Conductors { upper: 0, lower: 1 });
    assert_eq!(p.score(1), 10);
    p.end_turn();
    p.pass();
    p.take("c");
    p.act(Act::Conductors { upper: 1, lower: 0 });
    assert_eq!(p.score(0), 25, "one player scores twice");
    p.end_turn();
    p.pass();
    p.coins(2, [0, 1, 0]);
    p.choose(spend([0, 1, 0], Act::Conductors { upper: 1, lower: 0 }));
    assert_eq!(conductors(&p, 2), [10, 0]);
    assert_eq!(p.score(2), 0, "the fourth gets nothing");
    assert_eq!(p.game.board().constantinople[..], [(Seat(0), Lower), (Seat(1), Lower), (Seat(0), Upper)]);
}

#[test]
fn x_coins() {
    let mut p = Position::new(2, &[("module_a", "coins", "Coins([Coins(3)])")]);
    p.coins(0, [3, 0, 0]);
    p.take("coins");
    p.act(Act::Coins);
    assert_eq!(p.player(0).purse.columns(), [5, 1, 0]);
}

#[test]
fn x_chain_1() {
    let mut p = Position::new(2, &[("base", "car", "Type(RailroadCar, [Car])")]);
    p.train(0, Upper, "1 1 1 1", 2);
    p.take("car");
    p.act(car(Upper));
    p.choose(Choice::PlaceMailCar { mail_car: 0 });
    p.choose(spend([1, 0, 0], car(Upper)));
    assert_eq!(p.shown(0, Upper), "1 1 1 1 0 M 0");
    p.begin(FrameSource::MailCar(0));
    p.act(Act::Conductors { upper: 2, lower: 1 });
    assert_eq!(conductors(&p, 0), [4, 1]);
}

#[test]
fn x_chain_2() {
    let mut p = Position::new(2, &[("module_a", "coins", "Coins([Coins(4)])")]);
    p.coins(0, [4, 5, 1]);
    p.take("coins");
    p.act(Act::Coins);
    assert_eq!(p.ask(), Ask::MakeRoom(4));
    p.refused(Choice::EndTurn, Refusal::NotAsked { choice: Choice::EndTurn });
    p.choose(spend([1, 0, 0], car(Upper)));
    assert_eq!((p.ask(), p.shown(0, Upper)), (Ask::MakeRoom(4), "0 0".into()));
    p.choose(spend([0, 1, 0], Act::Conductors { upper: 1, lower: 0 }));
    assert_eq!((p.player(0).purse.columns(), p.ask()), ([5, 5, 2], Ask::FinishTurn));
    assert!(p.events.contains(&E::CoinsGained { seat: Seat(0), coins: 4 }), "placed all at once: {:?}", p.events);
    p.choose(Choice::Spend { coins: [0, 0, 1], on: Purchase::Point });
    assert_eq!(p.score(0), 1);
    let moved = TrainId::BOTH.map(|train| p.player(0).train(train).conductor);
    assert_eq!(moved, [1, 0]);
}
