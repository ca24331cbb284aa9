//! What we settled where the rulebooks differ or are silent: one test per ruling, named after its clause.

use rules::{Act, Ask, Choice, FrameSource, GameEvent as E, Pile, Purchase, Refusal, Seat, Source, TrainId};

use crate::common::position::{Lower, Position, Upper, car, spend, up};

#[test]
fn ruling_r_1_5_a_drafted_card_gives_no_action() {
    let mut p = Position::before_draft(&[], |setup| setup.seats = 3);
    let before = *p.game.board();
    for _ in 0..3 {
        p.choose(Choice::KeepGameEndCard { hand: 0 });
        assert!(!p.events.iter().any(|event| matches!(event, E::FrameBegan { .. } | E::FrameWaits { .. })));
    }
    for (now, then) in p.game.board().players.iter().zip(&before.players) {
        assert_eq!((now.hidden_game_end, then.hidden_game_end), (1, 0));
        assert_eq!((&now.trains, &now.route, &now.purse), (&then.trains, &then.route, &then.purse));
    }
}

#[test]
fn ruling_r_1_7_the_supply_never_runs_out() {
    // 94 cars are printed, 24 of them worth 2 or 4; here 64 of value 2 lie on the table.
    let mut p = Position::new(4, &[("base", "cars", "Type(RailroadCar, [Car, Upgrade(from: 2)])")]);
    for seat in 0..4 {
        for train in TrainId::BOTH {
            p.train(seat, train, if (seat, train) == (0, Upper) { "2 2 2 2 2 M" } else { "2 2 2 2 2 M 2 2 2 L" }, 0);
        }
    }
    p.take("cars");
    p.act(car(Upper));
    p.act(up(Lower, 0));
    assert_eq!((p.shown(0, Upper), p.shown(0, Lower)), ("2 2 2 2 2 M 0".into(), "4 2 2 2 2 M 2 2 2 L".into()));
}

#[test]
fn ruling_r_2_1_four_cards_stay_face_down_until_the_scoring_phase() {
    let mut p = Position::new(2, &[]);
    assert_eq!(p.game.board().piles, [22, 40, 40]);
    p.pass_to_last_turn();
    assert_eq!((p.game.board().piles, p.game.board().gone_unseen), ([4, 40, 40], 0));
    p.pass();
    let finished = |event: &E| matches!(event, E::PileFinished { pile, cards: 4 } if *pile == Pile::ALL[0]);
    let scoring = |event: &E| matches!(event, E::ScoringBegan { phase: 1 });
    let (end, phase) = (p.events.iter().position(finished), p.events.iter().position(scoring));
    assert!(end.is_some() && end < phase, "{end:?} {phase:?}");
    assert_eq!((p.game.board().piles, p.game.board().gone_unseen), ([0, 40, 40], 4));
}

#[test]
fn ruling_r_4_2_the_mail_car_is_skipped() {
    for (train, can_go_up) in [("2 2 2 2 2 M 1", true), ("2 2 2 2 1 M 1", false)] {
        let mut p = Position::new(2, &[("base", "up", "Type(RailroadCar, [Upgrade(from: 1)])")]);
        p.train(0, Upper, train, 0);
        p.take("up");
        assert_eq!(p.acts().contains(&up(Upper, 6)), can_go_up, "{train}");
        p.refused(p.resolve(up(Upper, 5)), Refusal::CannotUpgrade);
    }
}

#[test]
fn ruling_r_6_2_a_coin_of_column_3_may_add_a_car() {
    let mut p = Position::new(2, &[]);
    p.coins(0, [0, 0, 2]);
    p.choose(spend([0, 0, 1], car(Lower)));
    p.choose(spend([0, 0, 1], up(Lower, 0)));
    assert_eq!((p.shown(0, Lower), p.player(0).purse.total()), ("1 0".into(), 0));
}

#[test]
fn ruling_r_6_4_room_is_asked_for_and_the_excess_can_become_points() {
    let mut p = Position::new(2, &[("module_a", "coins", "Coins([Coins(5), Car])")]);
    p.coins(0, [5, 5, 1]);
    p.train(0, Upper, "1 1 1 1", 0);
    p.take("coins");
    p.act(Act::Coins);
    assert_eq!(p.ask(), Ask::MakeRoom(5), "it asks at that moment, in the middle of the frame");
    // What is bought is resolved at once: the car, and the mail car that follows it.
    p.choose(spend([1, 0, 0], car(Upper)));
    assert_eq!(p.ask(), Ask::MailCar(Upper));
    p.choose(Choice::PlaceMailCar { mail_car: 2 });
    assert_eq!((p.ask(), p.game.state().waiting.len()), (Ask::MakeRoom(5), 1));
    p.refused(Choice::Fulfil { contract: 0 }, Refusal::NotNow);
    p.choose(Choice::Spend { coins: [0, 1, 0], on: Purchase::Point });
    p.choose(Choice::CoinsToPoints);
    assert_eq!(p.player(0).purse.total(), 12);
    assert_eq!(p.player(0).book.from_source(Source::Coins), 1 + 2, "three of the five coins fitted");
    assert_eq!(p.acts(), [car(Upper), car(Lower)], "the frame continues");
}

#[test]
fn ruling_r_6_4_out_of_turn_the_excess_becomes_points_by_itself() {
    let mut p = Position::new(3, &[]);
    p.train(2, Upper, "0 0 0 0", 0);
    p.coins(2, [5, 5, 1]);
    p.choose(Choice::TakeStartPlayerTile);
    p.end_turn();
    p.act(car(Upper));
    p.choose(Choice::PlaceMailCar { mail_car: 3 });
    assert_eq!((p.seat(), p.ask()), (Seat(2), Ask::Frame), "the mail car's frame runs next (R-3.8)");
    p.refused(Choice::Spend { coins: [1, 0, 0], on: Purchase::Point }, Refusal::NotNow);
    p.act(Act::Coins);
    assert_eq!((p.player(2).purse.total(), p.score(2)), (12, 2));
    assert_eq!((p.seat(), p.ask()), (Seat(1), Ask::TakeCard));
}

fn met(condition: &str, upper: &str, lower: &str) -> bool {
    let face = format!("Contract((condition: {condition}, reward: Frame([Coins(1)])))");
    let mut p = Position::new(2, &[("module_a", "contract", &face)]);
    p.train(0, Upper, upper, 0);
    p.train(0, Lower, lower, 0);
    p.take("contract");
    p.game.legal_choices().contains(&Choice::Fulfil { contract: 0 })
}

#[test]
fn ruling_r_7_3_the_mail_car_interrupts_no_run() {
    assert!(met("Run([4, 2, 1])", "7 7 7 4 2 M 1", "0"), "cards 4, 5 and 7 are adjacent for this");
    assert!(!met("Run([4, 2, 1])", "7 2 M", "4 2 0"), "not in two trains");
}

#[test]
fn ruling_r_7_3_cars_in_each_train_are_always_adjacent() {
    assert!(met("CarsInEachTrain(count: 2, value: 1)", "1 1", "2 1 0"));
    assert!(!met("CarsInEachTrain(count: 2, value: 1)", "1 0", "2 2 1 1"));
    // Cards 5 and 7 are neighbours across the mail car, and the best cars are the leftmost.
    assert!(met("CarsInEachTrain(count: 6, value: 1)", "1 1 1 1 1 M 1", "1 1 1 1 1 M 1 0"));
}

#[test]
fn r_4_5_two_trains_take_their_tiles_in_the_order_of_placement() {
    let mut p = Position::new(2, &[("base", "cars", "Type(RailroadCar, [Car, Car])")]);
    for train in TrainId::BOTH {
        p.train(0, train, "1 1 1 1 1 M 0 0", 0);
    }
    p.take("cars");
    p.act(car(Lower));
    p.act(car(Upper));
    let tiles = TrainId::BOTH.map(|train| p.player(0).train(train).locomotive());
    assert_eq!(tiles, [Some((9, 1)), Some((9, 0))]);
    let waiting: Vec<_> = p.game.state().waiting.iter().map(|frame| frame.source).collect();
    assert_eq!(waiting, [FrameSource::LocomotiveTile(0), FrameSource::LocomotiveTile(1)]);
}
