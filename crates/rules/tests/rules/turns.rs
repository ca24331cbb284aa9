//! Draft, turns, undo, what others gain, and the offer.

use rules::{Act, Ask, Choice, FrameSource, GameEvent as E, OfferPlace, Refusal, Seat, Symbol, frame_of};

use crate::common::position::{Lower, Position, Upper, car, spend, up};

#[test]
fn r_1_5_the_draft_goes_round_counter_clockwise() {
    let mut p = Position::before_draft(&[], |setup| setup.seats = 4);
    let mut hand = p.game.view(Seat(3)).draft_hand;
    assert_eq!(hand.len(), 5);
    for (seat, keep) in [(3, 4), (2, 0), (1, 2), (0, 1)] {
        assert_eq!(p.seat(), Seat(seat));
        assert_eq!(p.game.view(Seat(seat)).draft_hand, hand, "the hand goes round");
        p.choose(Choice::KeepGameEndCard { hand: keep });
        assert_eq!(p.game.view(Seat(seat)).drafted, Some(hand.remove(keep.into())));
    }
    assert_eq!((p.seat(), p.ask()), (Seat(0), Ask::TakeCard));
    assert!(p.game.board().market.iter().all(Option::is_some));
    assert_eq!(p.game.board().game_end_left, 21 - 4 - 4, "the last card was shuffled back");
}

#[test]
fn r_1_5_the_last_card_is_shuffled_back() {
    let mut laid_first = 0;
    for seed in 0..40 {
        let mut p = Position::before_draft(&[], |setup| (setup.seats, setup.seed) = (2, seed));
        p.choose(Choice::KeepGameEndCard { hand: 0 });
        let last = p.game.view(Seat(0)).draft_hand[1];
        p.choose(Choice::KeepGameEndCard { hand: 0 });
        laid_first += u32::from(p.game.board().market[0] == Some(last));
    }
    assert!(laid_first < 10, "it was laid open first in {laid_first} of 40 games, about 2 are to be expected");
}

#[test]
fn r_1_3_the_set_up() {
    let p = Position::new(4, &[]);
    for player in &p.game.board().players {
        assert_eq!(player.purse.columns(), [1, 0, 0]);
        assert_eq!((player.mail_cars.len(), player.route.locomotive, player.score()), (4, 0, 0));
        assert!(player.trains.iter().all(|train| train.conductor == 0 && train.cards.len() == 1));
    }
}

#[test]
fn r_3_4_a_mail_car_waits_until_the_frame_is_done_and_is_lost_with_the_turn() {
    let mut p = Position::new(2, &[("base", "cars", "Type(RailroadCar, [Car, Upgrade(from: 1)])")]);
    p.train(0, Upper, "1 1 1 1", 0);
    p.take("cars");
    p.act(car(Upper));
    p.choose(Choice::PlaceMailCar { mail_car: 0 });
    assert_eq!(p.acts(), [up(Upper, 0)], "the card's frame continues first");
    p.refused(Choice::BeginFrame { waiting: 0 }, Refusal::NotAsked { choice: Choice::BeginFrame { waiting: 0 } });
    p.act(up(Upper, 0));
    p.end_turn();
    let lost =
        E::FrameLost { seat: Seat(0), source: FrameSource::MailCar(0), symbols: frame_of([Symbol::BothConductors(2)]) };
    assert!(p.events.contains(&lost), "{:?}", p.events);
    assert_eq!(p.seat(), Seat(1));
    assert!(p.game.state().waiting.is_empty());
}

#[test]
fn r_3_7_the_tile_can_clear_a_row() {
    let mut p = Position::new(2, &[]);
    let row: Vec<_> = p.game.board().offer.rows[0].into_iter().flatten().collect();
    p.choose(Choice::Decline(OfferPlace { row: 0, column: 3 }));
    p.choose(Choice::EndFrame);
    p.end_turn();
    p.choose(Choice::TakeStartPlayerTile);
    let rest = vec![row[1], row[2], row[4], row[5]];
    assert!(p.events.contains(&E::RowCleared { row: 0, cards: rest.into_iter().collect() }), "{:?}", p.events);
    let coins = p.events.iter().position(|event| matches!(event, E::CoinsGained { .. }));
    let removed = p.events.iter().position(|event| matches!(event, E::CardRemoved { .. }));
    assert!(coins.is_some() && coins < removed, "compensation first, then the card leaves");
    p.end_turn();
    assert_eq!((p.seat(), p.ask()), (Seat(0), Ask::TakeCard), "nobody else gets anything with two players");
    let tile = Choice::TakeStartPlayerTile;
    p.refused(tile, Refusal::NotThere { choice: tile });
}

#[test]
fn r_3_7_with_a_full_purse_room_is_made_and_the_card_leaves_all_the_same() {
    let mut p = Position::new(2, &[]);
    p.coins(0, [5, 5, 1]);
    let first = p.game.board().offer.rows[0][0];
    p.choose(Choice::TakeStartPlayerTile);
    assert_eq!(p.ask(), Ask::MakeRoom(2));
    assert_eq!(p.game.board().gone.first().copied(), first);
    p.choose(spend([1, 0, 0], car(Upper)));
    assert_eq!((p.ask(), p.player(0).purse.total()), (Ask::FinishTurn, 12));
}

#[test]
fn r_2_4_the_start_player_changes_only_if_the_tile_was_taken() {
    let mut p = Position::new(3, &[]);
    while p.game.board().round == 1 {
        p.pass();
    }
    assert_eq!((p.game.board().start_player, p.seat()), (Seat(0), Seat(0)));
    p.pass();
    p.pass();
    p.choose(Choice::TakeStartPlayerTile);
    p.end_turn();
    p.act(car(Upper)); // seat 1, the second to the left
    p.pass_to_last_turn();
    for seat in 0..3 {
        p.coins(seat, [1, 0, 0]);
    }
    p.pass();
    // The figure has passed before the scoring phase begins.
    assert_eq!((p.seat(), p.ask()), (Seat(2), Ask::ScoringPart));
    let mut order = Vec::new();
    while p.ask() == Ask::ScoringPart {
        order.push(p.seat().0);
        p.pass();
    }
    assert_eq!(order, [2, 0, 1]);
    assert_eq!((p.seat(), p.game.board().round), (Seat(2), 3));
}

/// Seat 0 takes the tile in its third turn, seats 2 and 3 gain a frame.
fn tile_taken(others_wait_for_own_turn: bool, turn: u8) -> Position {
    let mut p = Position::with_setup(&[], |setup| setup.others_wait_for_own_turn = others_wait_for_own_turn);
    while p.game.board().turn < turn {
        p.pass();
    }
    p.choose(Choice::TakeStartPlayerTile);
    p.end_turn();
    p
}

#[test]
fn r_3_8_others_resolve_right_after_the_turn() {
    let mut p = tile_taken(false, 1);
    assert_eq!((p.seat(), p.ask()), (Seat(2), Ask::Frame));
    p.refused(Choice::Spend { coins: [1, 0, 0], on: rules::Purchase::Point }, Refusal::NotNow);
    p.choose(Choice::EndFrame);
    assert_eq!((p.seat(), p.ask()), (Seat(3), Ask::Frame));
    p.act(up(Upper, 0));
    assert_eq!((p.seat(), p.ask()), (Seat(1), Ask::TakeCard));
}

#[test]
fn r_3_8_option_others_resolve_at_the_start_of_their_own_turn() {
    let mut p = tile_taken(true, 1);
    assert_eq!((p.seat(), p.ask()), (Seat(1), Ask::TakeCard));
    p.pass();
    for (seat, choices) in [(2, 3), (3, 5)] {
        assert_eq!((p.seat(), p.ask(), p.game.legal_choices().len()), (Seat(seat), Ask::Frame, choices));
        p.act(car(Lower));
        assert_eq!((p.seat(), p.ask()), (Seat(seat), Ask::TakeCard));
        p.pass();
    }
    assert_eq!(p.seat(), Seat(0));
}

#[test]
fn r_3_8_option_or_at_the_end_of_the_round() {
    // Seat 3 takes the tile with the last turn of the round: seats 1 and 2 have no turns left.
    let mut p = Position::with_setup(&[], |setup| setup.others_wait_for_own_turn = true);
    while (p.game.board().turn, p.seat()) != (3, Seat(3)) {
        p.pass();
    }
    p.choose(Choice::TakeStartPlayerTile);
    p.end_turn();
    assert_eq!((p.game.board().round, p.seat(), p.ask()), (1, Seat(1), Ask::Frame));
    p.act(car(Upper));
    assert_eq!((p.game.board().round, p.seat(), p.ask()), (1, Seat(2), Ask::Frame));
    p.act(up(Lower, 0));
    assert_eq!((p.game.board().round, p.seat(), p.ask()), (2, Seat(3), Ask::TakeCard));
}

#[test]
fn r_6_5_the_market_is_refilled_only_after_the_turn() {
    let mut p = Position::new(2, &[]);
    p.coins(0, [5, 5, 0]);
    let buy = |coins, slot| Choice::Spend { coins, on: rules::Purchase::Act(Act::GameEndCard { slot }) };
    p.choose(buy([2, 2, 0], 1));
    p.act(Act::Coins);
    p.choose(buy([1, 3, 0], 3));
    p.act(Act::Coins);
    assert_eq!(p.player(0).game_end.len(), 2);
    assert_eq!(p.game.board().market.iter().flatten().count(), 2);
    p.pass();
    assert_eq!(p.game.board().market.iter().flatten().count(), 4);
}

#[test]
fn r_6_5_the_market_is_refilled_after_a_part_of_a_scoring_phase_too() {
    let mut p = Position::new(2, &[]);
    p.pass_to_last_turn();
    p.coins(0, [4, 0, 0]);
    p.coins(1, [1, 0, 0]);
    p.pass();
    p.choose(spend([4, 0, 0], Act::GameEndCard { slot: 0 }));
    p.act(Act::Coins);
    assert_eq!(p.game.board().market[0], None);
    p.end_turn();
    assert_eq!((p.seat(), p.ask()), (Seat(1), Ask::ScoringPart));
    assert!(p.game.board().market[0].is_some());
}

#[test]
fn undo_reaches_to_the_beginning_of_the_turn_and_no_further() {
    let mut p = Position::new(2, &[("base", "cars", "Type(RailroadCar, [Car, Car])")]);
    assert!(!p.game.can_undo(), "the offer was just dealt");
    p.take("cars");
    assert!(p.game.can_undo());
    p.act(car(Upper));
    p.act(car(Upper));
    assert!(p.game.can_undo());
    p.end_turn();
    assert!(!p.game.can_undo(), "seat 0's turn is over");
    p.pass();
    assert!(!p.game.can_undo());
}

#[test]
fn r_3_1_a_card_is_carried_out_or_declined_and_joins_the_taken_ones() {
    let mut p = Position::new(2, &[("base", "walk", "Type(Conductor, [BothConductors(1), Car])")]);
    p.decline("walk");
    assert_eq!(p.acts(), [up(Upper, 0), up(Lower, 0), car(Upper), car(Lower)]);
    p.act(up(Lower, 0));
    assert_eq!((p.shown(0, Lower), &p.player(0).taken[..]), ("1".into(), &[p.card("walk")][..]));

    let mut p = Position::new(2, &[("base", "walk", "Type(Conductor, [BothConductors(1), Car])")]);
    p.take("walk");
    p.act(car(Lower)); // any order, and only a part
    p.choose(Choice::EndFrame);
    assert_eq!((p.ask(), &p.player(0).taken[..]), (Ask::FinishTurn, &[p.card("walk")][..]));
}

#[test]
fn r_3_6_cards_that_stay_on_the_table_do_not_join_the_taken_ones() {
    let special = [
        ("base", "route", "Route(city: \"munich\", stations: [Points(1), Points(2)])"),
        ("module_b", "postcard", "Postcard(\"alps\")"),
        ("module_b", "singer", "Celebrity(\"singer\")"),
    ];
    let mut p = Position::new(2, &special);
    let postcard = p.place("postcard");
    p.refused(Choice::CarryOut(postcard), Refusal::OnlyDecline);
    p.take("route");
    assert_eq!((p.player(0).route.length(), p.ask()), (5, Ask::FinishTurn));
    p.end_turn();
    p.pass();
    p.take("postcard");
    assert_eq!(p.game.legal_choices(), [Choice::PinPostcard { route_place: 1 }], "any route card, but not the board");
    p.choose(Choice::PinPostcard { route_place: 1 });
    p.end_turn();
    assert!(p.player(0).taken.is_empty());
    assert_eq!(p.player(0).guests(), 1);
    assert_eq!(p.player(0).hand, None);
}

#[test]
fn r_11_1_without_a_free_car_a_celebrity_can_only_be_declined() {
    let names = ["a", "b", "c"];
    let mut p = Position::new(4, &names.map(|name| ("module_b", name, "Celebrity(\"singer\")")));
    for (name, train) in [("a", Upper), ("b", Lower)] {
        p.game.arrange([E::CelebritySeated { seat: Seat(0), train, card_place: 0, card: p.card(name) }]);
    }
    p.refused(Choice::CarryOut(p.place("c")), Refusal::OnlyDecline);
    p.decline("c");
    p.act(car(Lower));
    assert_eq!(p.player(0).taken[..], [p.card("c")]);
}
