//! What a contract still lacks, in cars, upgrades, steps and cards.

use tinyvec::ArrayVec;

use rules::{
    Condition, PlayerBoard, TrainId,
    model::{
        card::CarValue,
        train::{FULL_TRAIN, Train},
    },
    queries::Queries,
};

/// The card of a train that is its mail car.
const MAIL_CAR: usize = 6;
/// A guest or a card of a module takes about a whole turn, in which a train would have got this much.
const CARD: f32 = 2.5;

type Cars = ArrayVec<[u8; FULL_TRAIN]>;

/// How many cars, upgrades and steps are missing to meet a condition.
pub(super) fn missing(queries: Queries, player: &PlayerBoard, condition: &Condition) -> f32 {
    let [upper, lower] = player.trains.each_ref().map(steps_up);
    let cards = |train: TrainId, cards: usize| cards.saturating_sub(player.train(train).cards.len()) as f32;
    let steps = |train: TrainId, cards: usize| cards.saturating_sub(player.train(train).conductor.into()) as f32;
    match condition {
        Condition::Cars { count, value } => {
            let mut both: ArrayVec<[u8; 2 * FULL_TRAIN]> = upper.into_iter().chain(lower).collect();
            both.sort_unstable_by(|a, b| b.cmp(a));
            upgrades(&both, (0..*count).map(|_| *value))
        }
        Condition::Run(run) => {
            let train = |cars: &Cars| upgrades(cars, run.iter().copied());
            train(&upper).min(train(&lower))
        }
        Condition::CarsInEachTrain { count, value } => {
            let train = |cars: &Cars| upgrades(cars, (0..*count).map(|_| *value));
            train(&upper) + train(&lower)
        }
        Condition::BothMailCars => TrainId::BOTH.into_iter().map(|train| cards(train, MAIL_CAR)).sum(),
        Condition::BothMailCarsReached => {
            TrainId::BOTH.into_iter().map(|train| cards(train, MAIL_CAR) + steps(train, MAIL_CAR)).sum()
        }
        Condition::LocomotiveTileReached => {
            let each = |train| cards(train, FULL_TRAIN) + steps(train, FULL_TRAIN);
            each(TrainId::Upper).min(each(TrainId::Lower))
        }
        Condition::LocomotiveTiles(count) => {
            let [upper, lower] = player.trains.each_ref().map(cars_to_tile);
            if *count > 1 { upper + lower } else { upper.min(lower) }
        }
        Condition::Guests(_)
        | Condition::SuspectTaken(_)
        | Condition::DestroyEvidence(_)
        | Condition::PassengersOrLuggage(_) => {
            let (done, needed) = queries.condition_progress(player, condition);
            CARD * f32::from(needed.saturating_sub(done))
        }
    }
}

/// Cars that a train still needs up to its ninth card, which the Locomotive tile follows; the mail car does not
/// count.
pub(super) fn cars_to_tile(train: &Train) -> f32 {
    let cards = train.cards.len();
    let mail_car = usize::from(cards < MAIL_CAR);
    (FULL_TRAIN - 1).saturating_sub(cards + mail_car) as f32
}

/// How many steps up each car of a train has made.
fn steps_up(train: &Train) -> Cars {
    train.cars().map(|(_, car)| car.value as u8).collect()
}

/// Upgrades, and cars to be upgraded, that are missing from these cars to the wanted ones.
fn upgrades(cars: &[u8], wanted: impl Iterator<Item = CarValue>) -> f32 {
    let each = wanted.enumerate().map(|(place, wanted)| match cars.get(place) {
        Some(car) => (wanted as u8).saturating_sub(*car),
        None => wanted as u8 + 1,
    });
    f32::from(each.sum::<u8>())
}
