//! Teatime: order tiles lie ready, are bought for a car and score.

use rules::{
    Act, Ask, Choice, GameEvent as E, Moment, OrderTileId, Purchase, Refreshment, Refusal, Seat, Source, TrainId,
};
use serde_json::json;
use strum::VariantArray;

use crate::common::position::{Lower, Position, Upper, car};

fn new(seats: u8, special: &[(&str, &str, &str)]) -> Position {
    Position::with_setup(special, |setup| (setup.seats, setup.teatime) = (seats, true))
}

fn order(coins: [u8; 3], ready: u8, train: TrainId, card_place: u8) -> Choice {
    Choice::Spend { coins, on: Purchase::Order { ready, train, card_place } }
}

/// The cars that may take a tile now.
fn cars(p: &Position, tile: u8) -> Vec<(TrainId, u8)> {
    let cars = p.game.legal_choices().into_iter().filter_map(|choice| match choice {
        Choice::Spend { on: Purchase::Order { ready, train, card_place }, .. } if ready == tile => {
            Some((train, card_place))
        }
        _ => None,
    });
    let mut cars: Vec<_> = cars.collect();
    cars.dedup();
    cars
}

fn kinds(p: &Position) -> Vec<Refreshment> {
    p.game.board().order_tiles.iter().map(|tile| p.game.catalogue().order_tile(*tile).refreshment).collect()
}

/// The first tile of a kind.
fn tile(p: &Position, kind: Refreshment) -> OrderTileId {
    let mut tiles = p.game.catalogue().order_tile_ids();
    tiles.find(|tile| p.game.catalogue().order_tile(*tile).refreshment == kind).expect("there are five")
}

#[test]
fn r_16_1_one_tile_more_than_players_lies_ready_while_its_pile_is_played() {
    for seats in 2..=4 {
        let mut p = new(seats, &[]);
        for (kind, round) in Refreshment::VARIANTS.iter().copied().zip([1, 3, 5]) {
            assert_eq!((p.game.board().round, kinds(&p)), (round, vec![kind; usize::from(seats) + 1]));
            let ready = p.game.board().order_tiles;
            while p.game.board().round == round {
                p.pass();
            }
            assert_eq!(p.game.board().order_tiles, ready, "the second round of the pile has the same tiles");
            while p.ask() != Ask::ScoringPart {
                p.pass();
            }
            assert_eq!(p.game.board().order_tiles, ready, "they stay through the scoring phase");
            while !p.game.is_over() && p.ask() == Ask::ScoringPart {
                p.pass();
            }
        }
        assert!(p.game.is_over() && p.game.board().order_tiles.is_empty(), "what is left at the end is gone");
    }
}

#[test]
fn r_16_1_the_tiles_differ_from_game_to_game_and_without_teatime_there_are_none() {
    let ready = |seed| {
        let mut p = Position::before_draft(&[], |setup| (setup.seats, setup.teatime, setup.seed) = (2, true, seed));
        for _ in 0..2 {
            p.choose(Choice::KeepGameEndCard { hand: 0 });
        }
        p.game.board().order_tiles
    };
    assert!((0..10).any(|seed| ready(seed) != ready(10)));
    let p = Position::new(2, &[]);
    assert!(p.game.board().order_tiles.is_empty());
}

#[test]
fn r_16_2_two_coins_of_any_columns_buy_a_tile_for_a_car_of_its_class() {
    let mut p = new(2, &[]);
    p.coins(0, [1, 1, 1]);
    p.train(0, Upper, "4 1 0", 0);
    assert_eq!(cars(&p, 0), [(Upper, 0), (Upper, 1)], "the class or better; a 0-value car orders nothing");
    let tile = p.game.board().order_tiles[1];
    p.refused(order([1, 0, 0], 1, Upper, 1), Refusal::WrongCoins);
    p.refused(order([2, 0, 0], 1, Upper, 1), Refusal::WrongCoins);
    p.refused(order([1, 1, 1], 1, Upper, 1), Refusal::WrongCoins);
    p.refused(order([1, 1, 0], 1, Upper, 2), Refusal::CannotOrder);
    p.refused(order([1, 1, 0], 1, Upper, 9), Refusal::CannotOrder);
    let nothing = order([1, 1, 0], 3, Upper, 0);
    p.refused(nothing, Refusal::NotThere { choice: nothing });
    p.choose(order([0, 1, 1], 1, Upper, 1));
    assert_eq!(p.events[1], E::OrderTilePlaced { seat: Seat(0), tile, train: Upper, card_place: 1 });
    assert_eq!(p.player(0).purse.columns(), [1, 0, 0]);
    assert_eq!(p.player(0).train(Upper).cars().nth(1).expect("there it is").1.order, Some(tile));
    assert!(!p.game.board().order_tiles.contains(&tile));
    assert!(p.game.can_undo());
}

#[test]
fn r_16_2_cake_and_champagne_want_better_cars() {
    for (kind, expected) in [(Refreshment::Cake, vec![0, 1, 2]), (Refreshment::Champagne, vec![0])] {
        let mut p = new(2, &[]);
        let tile = tile(&p, kind);
        p.coins(0, [2, 0, 0]);
        p.train(0, Lower, "7 4 2 1 0", 0);
        p.edit(|game| game["board"]["order_tiles"] = json!([tile]));
        let wanted: Vec<_> = expected.into_iter().map(|place| (Lower, place)).collect();
        assert_eq!(cars(&p, 0), wanted, "{kind:?}");
    }
}

#[test]
fn r_16_2_other_cards_under_the_car_do_not_matter_another_tile_does() {
    let mut p = new(2, &[]);
    p.coins(0, [4, 0, 0]);
    p.train(0, Upper, "4 1", 0);
    let celebrity = p.card("module_b-Celebrity-1-0");
    let cake = tile(&p, Refreshment::Cake);
    p.game.arrange([E::CelebritySeated { seat: Seat(0), train: Upper, card_place: 1, card: celebrity }]);
    p.game.arrange([E::OrderTilePlaced { seat: Seat(0), tile: cake, train: Upper, card_place: 0 }]);
    assert_eq!(cars(&p, 0), [(Upper, 1)]);
    p.refused(order([2, 0, 0], 0, Upper, 0), Refusal::CannotOrder);
    p.choose(order([2, 0, 0], 0, Upper, 1));
}

#[test]
fn r_16_3_one_of_a_kind_in_each_train() {
    let mut p = new(2, &[]);
    p.coins(0, [5, 1, 0]);
    p.train(0, Upper, "4 2", 0);
    p.train(0, Lower, "1", 0);
    p.choose(order([2, 0, 0], 0, Upper, 0));
    assert_eq!(cars(&p, 0), [(Lower, 0)]);
    p.refused(order([2, 0, 0], 0, Upper, 1), Refusal::CannotOrder);
    p.choose(order([2, 0, 0], 0, Lower, 0));
    assert!(cars(&p, 0).is_empty());
}

#[test]
fn r_16_2_on_ones_own_turn_and_in_ones_own_part_of_a_scoring_phase() {
    let mut p = new(3, &[]);
    for seat in 0..3 {
        p.coins(seat, [2, 2, 0]);
        p.train(seat, Upper, "4", 0);
    }
    p.choose(Choice::TakeStartPlayerTile);
    assert!(!cars(&p, 0).is_empty(), "after the card as well");
    p.end_turn();
    // Seat 2 gains a car in the turn of another.
    assert_eq!((p.seat(), p.ask()), (Seat(2), Ask::Frame));
    p.refused(order([2, 0, 0], 0, Upper, 0), Refusal::NotNow);
    p.act(car(Upper));
    p.pass_to_last_turn();
    p.pass();
    while p.ask() != Ask::ScoringPart {
        p.pass();
    }
    // Only the seat whose part it is may buy, and what it buys scores at once.
    let seat = p.seat();
    let other = (seat.0 + 1) % 3;
    p.edit(|game| {
        for player in game["board"]["players"].as_array_mut().expect("players") {
            player["purse"] = json!({ "columns": [2, 0, 0] });
        }
    });
    p.game.arrange([E::ConductorMoved { seat, train: Upper, from: 0, to: 1 }]);
    let tile = p.game.board().order_tiles[0];
    p.choose(order([2, 0, 0], 0, Upper, 0));
    assert_eq!(p.events[1], E::OrderTilePlaced { seat, tile, train: Upper, card_place: 0 });
    assert_eq!(p.player(other).purse.total(), 2);
    p.end_turn();
    let points = u16::from(p.game.catalogue().order_tile(tile).points);
    assert_eq!(p.player(seat.0).book.at(Moment::Scoring(1), Source::Orders), points);
    assert_eq!(p.seat().0, other);
    assert!(!p.game.board().order_tiles.contains(&tile), "the next seat finds what is left");
}

#[test]
fn r_16_2_a_tile_makes_room_for_coins() {
    let mut p = Position::with_setup(&[("module_a", "coins", "Coins([Coins(3)])")], |setup| {
        (setup.seats, setup.teatime) = (2, true);
    });
    p.coins(0, [5, 5, 1]);
    p.train(0, Upper, "1", 0);
    p.take("coins");
    p.act(Act::Coins);
    assert_eq!(p.ask(), Ask::MakeRoom(3));
    p.choose(order([2, 0, 0], 0, Upper, 0));
    assert_eq!((p.ask(), p.player(0).purse.total()), (Ask::FinishTurn, 12));
}

#[test]
fn r_16_4_a_reached_tile_scores_in_every_phase_and_celebrities_do_not_double_it() {
    let mut p = new(2, &[]);
    p.pass_to_last_turn();
    p.train(0, Upper, "2 1", 1);
    p.train(0, Lower, "2 1", 1);
    p.coins(0, [0, 0, 0]);
    let (coffee, cake) = (tile(&p, Refreshment::Coffee), tile(&p, Refreshment::Cake));
    let celebrity = p.card("module_b-Celebrity-1-0");
    p.game.arrange([
        E::CelebritySeated { seat: Seat(0), train: Upper, card_place: 0, card: celebrity },
        E::OrderTilePlaced { seat: Seat(0), tile: cake, train: Upper, card_place: 0 },
        E::OrderTilePlaced { seat: Seat(0), tile: coffee, train: Lower, card_place: 1 },
    ]);
    let points = |p: &Position, tile| p.game.catalogue().order_tile(tile).points;
    let scored = |points| E::OrderScored { seat: Seat(0), train: Upper, card_place: 0, points };
    p.pass();
    assert!(p.events.contains(&scored(points(&p, cake))), "{:?}", p.events);
    let orders = |p: &Position, phase| p.player(0).book.at(Moment::Scoring(phase), Source::Orders);
    assert_eq!(orders(&p, 1), u16::from(points(&p, cake)), "the other car is not reached");
    assert_eq!(p.player(0).book.at(Moment::Scoring(1), Source::Celebrities), 2, "the car alone is doubled");
    p.game.arrange([E::ConductorMoved { seat: Seat(0), train: Lower, from: 1, to: 2 }]);
    while p.game.board().round < 5 {
        p.pass();
    }
    assert_eq!(orders(&p, 2), u16::from(points(&p, cake) + points(&p, coffee)));
}
