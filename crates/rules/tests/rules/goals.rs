//! Goals about what is counted, and about the end of a game.

use rules::{
    CarValue, Catalogue, Choice, Game, GameEvent, Module, Seat, Source,
    scenario::{Deed, Goal, LEARNER, Measure, PlayerPosition, Position, TrainPosition},
};

fn game(position: &Position) -> Game {
    position.game(&Catalogue::built_in().expect("the card files are right")).expect("it can be laid out")
}

/// A position with something of everything.
fn rich() -> Position {
    let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
    let train = |cars: &str, conductor, guests: &[&str], settled| TrainPosition {
        cars: cars.to_owned(),
        conductor,
        guests: words(guests),
        settled,
    };
    let learner = PlayerPosition {
        upper: train("12 12 7 4 2 M 1 0 0 L", 10, &["celebrity-b-1-1", "passenger-d-1-1", "passenger-d-1-2"], 1),
        lower: train("7 4 4 1 0 M", 2, &["celebrity-b-1-2", "passenger-d-1-5"], 1),
        coins: [2, 1, 0],
        score: 50,
        route: words(&["route-1-zurich", "route-1-munich"]),
        postcards: words(&["postcard-b-1-1"]),
        locomotive: 4,
        fulfilled: words(&["contract-b-1-1", "contract-d-1-1"]),
        game_end: vec![1, 2],
        ..PlayerPosition::default()
    };
    let other = PlayerPosition { score: 35, ..PlayerPosition::default() };
    Position {
        modules: [Module::B, Module::D],
        round: 6,
        turn: 3,
        players: vec![learner, other],
        ..Position::default()
    }
}

#[test]
fn what_lies_on_the_table_is_counted() {
    let game = game(&rich());
    for (measure, number) in [
        (Measure::Points, 50),
        (Measure::Lead, 15),
        (Measure::CarsWorth(CarValue::V4), 7),
        (Measure::CarsOfOneTrain(CarValue::V12), 2),
        (Measure::CarsOfEachTrain(CarValue::V4), 3),
        (Measure::CarsOfEachTrain(CarValue::V12), 0),
        (Measure::CardsOfEachTrain, 6),
        (Measure::MailCars, 2),
        (Measure::LocomotiveTiles, 1),
        (Measure::ConductorsAtLocomotive, 1),
        (Measure::CardsReached, 12),
        (Measure::Station, 4),
        (Measure::RouteCards, 2),
        (Measure::Contracts, 2),
        (Measure::GameEndCards, 3),
        (Measure::Celebrities, 2),
        (Measure::BestDoubledCar, 12),
        (Measure::Postcards, 1),
        (Measure::GuestsSettled, 2),
        (Measure::PassengersSeated, 1),
        (Measure::LuggageLoaded, 1),
        (Measure::Orders, 0),
        (Measure::MiddleCards, 0),
        (Measure::DestroyEvidence, 0),
        (Measure::Coins, 3),
        (Measure::PointsGained, 0),
        (Measure::CoinsSpent, 0),
    ] {
        assert_eq!(measure.of(&game, &[]), number, "{measure:?}");
        assert_eq!(Goal::AtLeast(number, measure.clone()).progress(&game, &[]), if number == 0 { 0.0 } else { 1.0 });
        assert!(Goal::AtLeast(number, measure.clone()).is_met(&game, &[]));
        assert!(!Goal::AtLeast(number + 1, measure).is_met(&game, &[]));
    }
}

#[test]
fn what_happened_is_counted_from_the_beginning() {
    let mut game = game(&rich());
    let place = game.board().offer.first().expect("a card lies there");
    let mut since: Vec<GameEvent> = Vec::new();
    for choice in [Choice::Spend { coins: [1, 0, 0], on: rules::turn::choice::Purchase::Point }, Choice::Decline(place)]
    {
        since.extend(game.apply(choice).expect("a legal choice"));
    }
    assert_eq!(Measure::Times(Deed::Declined("*".to_owned())).of(&game, &since), 1);
    assert_eq!(Measure::Times(Deed::CarriedOut("*".to_owned())).of(&game, &since), 0);
    assert_eq!(Measure::CoinsSpent.of(&game, &since), 1);
    assert_eq!(Measure::PointsFrom(vec![Source::Coins]).of(&game, &since), 1);
    assert_eq!(Measure::PointsFrom(vec![Source::Route]).of(&game, &since), 0);
    assert_eq!(Measure::PointsGained.of(&game, &since), 1);
    let half = Goal::AtLeast(2, Measure::CoinsSpent);
    assert_eq!((half.progress(&game, &since), half.is_met(&game, &since)), (0.5, false));
    let both = Goal::All(vec![half, Goal::Did(Deed::Declined("*".to_owned()))]);
    assert_eq!(both.progress(&game, &since), 0.75);
}

#[test]
fn the_end_is_told_by_place_and_winners() {
    let ends = [Goal::Finished, Goal::Won, Goal::Place(1), Goal::Place(2), Goal::NotArrested];
    for seed in 1..20 {
        let position = Position { seats: 3, modules: [Module::B, Module::C], seed, round: 6, ..Position::default() };
        let mut game = game(&position);
        let mut since: Vec<GameEvent> = Vec::new();
        assert!(ends.iter().all(|goal| !goal.is_met(&game, &since)), "it has only begun");
        while let Some(choice) = game.legal_choices().first().copied() {
            since.extend(game.apply(choice).expect("a legal choice"));
        }
        let board = game.board();
        let score = |seat: Seat| board.player(seat).score();
        let arrested = |seat: Seat| board.player(seat).case_file.arrested;
        let won = board.winners.contains(&LEARNER);
        let place = board.place(LEARNER);
        assert_eq!(
            ends.each_ref().map(|goal| goal.is_met(&game, &since)),
            [true, won, place == 1, place <= 2, !arrested(LEARNER)]
        );
        for (one, other) in [(0, 1), (0, 2), (1, 2)].map(|(one, other)| (Seat(one), Seat(other))) {
            let better = (!arrested(one), score(one)).cmp(&(!arrested(other), score(other)));
            assert_eq!(board.place(other).cmp(&board.place(one)), better);
        }
        assert!(!won || place == 1, "a winner is in the first place");
    }
}

#[test]
fn a_card_that_no_goal_can_mean_is_named() {
    let catalogue = Catalogue::built_in().expect("the card files are right");
    let goal =
        |card: &str| Goal::All(vec![Goal::Won, Goal::AtLeast(1, Measure::Times(Deed::CarriedOut(card.to_owned())))]);
    assert_eq!(goal("nothing").unknown_card(&catalogue), Some("nothing"));
    assert_eq!(goal("car-1-1").unknown_card(&catalogue), None);
    assert_eq!(goal("*").unknown_card(&catalogue), None);
}
