//! The worked examples on scoring phases, the end, and modules A and B.

use rules::{Act, Ask, CardType, Choice, GameEndId, GameEvent as E, Moment, OfferPlace, Refusal, Seat, Source};

use crate::common::{
    cards::GAME_END,
    position::{Lower, Position, Upper, car, spend, up},
};

#[test]
fn x_score_route() {
    let special = [
        ("base", "near", "Route(city: \"munich\", stations: [Bonus([Car, Locomotive(2)])])"),
        ("base", "far", "Route(city: \"vienna\", stations: [Points(3), Bonus([OneConductor(2)]), Points(9)])"),
    ];
    let mut p = Position::new(2, &special);
    p.pass_to_last_turn();
    p.route(0, "near", 1);
    p.route(0, "far", 3);
    p.locomotive(0, 4);
    p.train(0, Upper, "0", 1);
    p.coins(0, [0, 0, 0]);
    p.pass();
    assert_eq!((p.seat(), p.ask()), (Seat(0), Ask::ScoringPart));
    let stations = |p: &Position| {
        let station = |choice| if let Choice::UseStation { station } = choice { Some(station) } else { None };
        p.game.legal_choices().into_iter().filter_map(station).collect::<Vec<_>>()
    };
    assert_eq!(stations(&p), [1, 4], "the last bonus station is not reached yet");
    // a: a car above, then the locomotive passes 3 points and reaches another bonus station.
    p.choose(Choice::UseStation { station: 4 });
    p.act(car(Upper));
    p.act(Act::Locomotive { stations: 2 });
    assert_eq!(p.player(0).book.at(Moment::Scoring(1), Source::Route), 3);
    assert_eq!(stations(&p), [1, 6]);
    p.refused(Choice::UseStation { station: 4 }, Refusal::StationNotReady);
    // b: 2 coins. c: one of them for another car. d: the conductor walks two cards.
    p.choose(Choice::UseStation { station: 1 });
    p.act(Act::Coins);
    assert_eq!(p.player(0).purse.columns(), [2, 0, 0]);
    p.choose(spend([1, 0, 0], car(Upper)));
    assert_eq!(p.shown(0, Upper), "0 0 0");
    p.choose(Choice::UseStation { station: 6 });
    p.act(Act::Conductors { upper: 2, lower: 0 });
    assert_eq!(p.player(0).train(Upper).conductor, 3);
    assert!(stations(&p).is_empty());
}

#[test]
fn x_score_train() {
    let mut p = Position::new(2, &[]);
    p.pass_to_last_turn();
    p.train(0, Upper, "12 4 1 1 0 M 0", 7);
    p.train(0, Lower, "4 4 2", 2);
    assert_eq!(p.game.queries().train_score(Seat(0), Upper), (18, 0));
    p.coins(0, [0, 0, 0]);
    p.pass();
    let book = &p.player(0).book;
    assert_eq!(book.at(Moment::Scoring(1), Source::UpperTrain), 18);
    assert_eq!(book.at(Moment::Scoring(1), Source::LowerTrain), 8, "the third car is not reached");
}

#[test]
fn x_end() {
    let mut p = Position::before_draft(&[], |setup| setup.seats = 2);
    p.choose(Choice::KeepGameEndCard { hand: 0 });
    let hand = p.game.view(Seat(0)).draft_hand;
    let railroad_car = hand.iter().position(|card| card.0 < GAME_END[1]).expect("this seed gives seat 0 one to keep");
    let GameEndId(drafted) = hand[railroad_car];
    p.choose(Choice::KeepGameEndCard { hand: railroad_car as u8 });

    // Declined cards count too.
    let mut wanted = vec![CardType::RailroadCar; 3];
    wanted.extend([CardType::Locomotive, CardType::Conductor]);
    while p.game.board().round < 6 || p.game.state().turns_done < 4 {
        let card = |place: &OfferPlace| Some(p.game.catalogue().card(p.game.board().offer.card(*place)?));
        let typed = OfferPlace::all().find_map(|place| {
            let wanted = wanted.iter().position(|want| Some(*want) == card(&place).and_then(|c| c.face.card_type()))?;
            Some((place, wanted))
        });
        if let (Seat(0), Ask::TakeCard, Some((place, found))) = (p.seat(), p.ask(), typed) {
            wanted.remove(found);
            p.choose(Choice::Decline(place));
            p.choose(Choice::EndFrame);
            p.end_turn();
        } else {
            p.pass();
        }
    }
    let taken = |slot, id| E::GameEndCardTaken { seat: Seat(0), slot, card: GameEndId(id) };
    p.game.arrange([taken(0, (drafted + 1) % GAME_END[1]), taken(1, GAME_END[2])]);
    assert_eq!(
        p.game.queries().game_end_count(Seat(0), CardType::RailroadCar),
        (3, 2),
        "the drafted card is not shown yet"
    );
    while !p.game.is_over() {
        p.pass();
    }
    let points = |source| p.player(0).book.at(Moment::End, source);
    assert_eq!(points(Source::GameEndRailroadCars), 3 * (2 + 2));
    assert_eq!(points(Source::GameEndLocomotives), 3);
    assert_eq!(points(Source::GameEndConductors), 0, "no Game End card for the conductor card");
    assert_eq!(points(Source::Coins), 1, "R-9.2: the coin of the set-up");
    assert_eq!(p.score(0), 16);
    assert_eq!(p.game.board().winners[..], [Seat(0)]);
}

#[test]
fn x_contract() {
    let face = "Contract((condition: Cars(count: 6, value: 2), reward: Frame([Points(5), Coins(2)])))";
    let mut p = Position::new(2, &[("module_a", "six", face)]);
    p.train(0, Upper, "2 2 1", 0);
    p.train(0, Lower, "4 4 2 1", 0);
    p.take("six");
    p.refused(Choice::Fulfil { contract: 0 }, Refusal::ContractNotMet);
    p.coins(0, [0, 0, 1]);
    p.choose(spend([0, 0, 1], up(Lower, 3)));
    p.choose(Choice::Fulfil { contract: 0 });
    assert_eq!(p.player(0).book.from_source(Source::Contracts), 5, "R-3.5: points count at once");
    p.act(Act::Coins);
    assert_eq!(p.player(0).purse.columns(), [2, 0, 0]);
    assert_eq!((p.player(0).contracts.len(), p.player(0).contracts_fulfilled), (0, 1));
    assert_eq!(p.player(0).taken[..], [p.card("six")]);
}

#[test]
fn x_celebrity() {
    let mut p = Position::new(2, &[("module_b", "singer", "Celebrity(\"singer\")")]);
    p.train(0, Upper, "7 2", 0);
    p.take("singer");
    assert_eq!(p.game.legal_choices(), [Choice::SeatCelebrity(Upper), Choice::SeatCelebrity(Lower)]);
    p.choose(Choice::SeatCelebrity(Upper));
    assert!(matches!(p.events[..], [E::CelebritySeated { card_place: 0, .. }]), "the first free car: {:?}", p.events);
    p.end_turn();
    p.pass_to_last_turn();
    p.game.arrange([E::ConductorMoved { seat: Seat(0), train: Upper, from: 0, to: 1 }]);
    p.coins(0, [0, 0, 0]);
    p.pass();
    let points = |source| p.player(0).book.at(Moment::Scoring(1), source);
    assert_eq!((points(Source::UpperTrain), points(Source::Celebrities)), (7, 7));
    assert_eq!(p.score(0), 14);
}

#[test]
fn x_postcard() {
    let special = [
        ("base", "first", "Route(city: \"munich\", stations: [Points(2)])"),
        ("base", "second", "Route(city: \"vienna\", stations: [Points(3), Bonus([Car, OneConductor(2)])])"),
        ("module_b", "card", "Postcard(\"alps\")"),
    ];
    let mut p = Position::new(2, &special);
    p.pass_to_last_turn();
    p.route(1, "first", 1);
    p.route(1, "second", 2);
    p.locomotive(1, 6);
    p.coins(1, [0, 0, 0]);
    p.game.arrange([E::PostcardPinned { seat: Seat(1), route_place: 2, card: p.card("card") }]);
    p.pass();
    p.pass();
    assert_eq!((p.seat(), p.ask()), (Seat(1), Ask::ScoringPart));
    // Each use is a frame of its own, resolved fully before the next.
    for copy in 1..=2 {
        p.choose(Choice::UseStation { station: 6 });
        assert_eq!(p.events[0], E::StationUsed { seat: Seat(1), station: 6, copy });
        p.refused(Choice::UseStation { station: 6 }, Refusal::NotAsked { choice: Choice::UseStation { station: 6 } });
        p.act(car(Upper));
        p.choose(Choice::EndFrame);
    }
    p.refused(Choice::UseStation { station: 6 }, Refusal::StationNotReady);
    assert_eq!(p.shown(1, Upper), "0 0 0");
    assert_eq!(
        p.game.legal_choices(),
        [Choice::UseStation { station: 1 }, Choice::EndTurn],
        "the board's is not doubled"
    );
    assert_eq!(p.game.queries().station_copies(Seat(1), 1), 1);
    assert_eq!(p.game.queries().station_copies(Seat(1), 5), 0, "a points station is not doubled");
}

#[test]
fn r_8_1_every_reached_station_once_for_each_player_in_each_phase() {
    let contract = "Contract((condition: BothMailCarsReached, reward: Frame([Points(7)])))";
    let mut p = Position::new(2, &[("module_a", "mail", contract)]);
    p.take("mail");
    p.end_turn();
    p.pass_to_last_turn();
    for seat in 0..2 {
        p.locomotive(seat, 1);
        p.coins(seat, [1, 1, 0]);
    }
    p.train(0, Upper, "1 1 1 1 1 M", 6);
    p.train(0, Lower, "1 1 1 1 1 M", 5);
    p.pass();
    let station = Choice::UseStation { station: 1 };
    // Coins and contracts before, between and after; one's part ends with the trains.
    p.refused(Choice::Fulfil { contract: 0 }, Refusal::ContractNotMet);
    p.choose(spend([0, 1, 0], Act::Conductors { upper: 0, lower: 1 }));
    p.choose(Choice::Fulfil { contract: 0 });
    assert_eq!(p.player(0).book.at(Moment::Scoring(1), Source::Contracts), 7);
    for seat in 0..2 {
        assert_eq!((p.seat(), p.ask()), (Seat(seat), Ask::ScoringPart));
        p.choose(station);
        p.act(Act::Coins);
        p.refused(station, Refusal::StationNotReady);
        p.end_turn();
    }
    assert_eq!(p.player(0).book.at(Moment::Scoring(1), Source::UpperTrain), 5);
    while p.ask() != Ask::ScoringPart {
        p.pass();
    }
    assert_eq!(p.game.board().moment, Moment::Scoring(2));
    p.choose(station);
    p.act(Act::Coins);
    assert_eq!(p.player(0).purse.total(), 1 + 2 + 2);
}
