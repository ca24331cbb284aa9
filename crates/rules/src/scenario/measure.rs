//! What is counted of a game, as data: what goals ask for so many of.

use serde::Deserialize;

use super::{Deed, LEARNER};
use crate::{
    model::{
        board::{PlayerBoard, Seat, TrainId},
        card::CarValue,
        score::Source,
        train::{Guest, Train},
    },
    turn::{event::GameEvent as E, game::Game},
};

/// Something that can be counted for the learner. "Since the beginning" is since the goal was set.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Measure {
    /// All points so far.
    Points,
    /// Points from these sources since the beginning.
    PointsFrom(Vec<Source>),
    /// Points scored since the beginning.
    PointsGained,
    /// The points by which the learner is ahead of the best other player; 0 behind.
    Lead,
    /// Cars worth at least this, in both trains together.
    CarsWorth(CarValue),
    /// Cars worth at least this in the train that has the most of them.
    CarsOfOneTrain(CarValue),
    /// Cars worth at least this in the train that has the fewest of them.
    CarsOfEachTrain(CarValue),
    /// Cards of the shorter train.
    CardsOfEachTrain,
    /// Mail cars placed.
    MailCars,
    /// Locomotive tiles placed.
    LocomotiveTiles,
    /// Conductors on their Locomotive tiles.
    ConductorsAtLocomotive,
    /// Cards that the conductors have reached, in both trains together.
    CardsReached,
    /// The station on which the locomotive stands.
    Station,
    /// Route cards.
    RouteCards,
    /// Contracts fulfilled so far.
    Contracts,
    /// Game End cards, the drafted one among them.
    GameEndCards,
    /// Celebrities aboard.
    Celebrities,
    /// The value of the best car with a celebrity.
    BestDoubledCar,
    /// Postcards pinned.
    Postcards,
    /// Passengers seated and luggage loaded.
    GuestsSettled,
    /// Passengers seated.
    PassengersSeated,
    /// Luggage loaded.
    LuggageLoaded,
    /// Order tiles on the cars.
    Orders,
    /// Middle cards that lie open on top.
    MiddleCards,
    /// Cars that mechanics have upgraded or added since the beginning.
    MechanicsWork,
    /// Destroy-evidence cards.
    DestroyEvidence,
    /// Coins left.
    Coins,
    /// Coins spent since the beginning.
    CoinsSpent,
    /// How often this was done since the beginning.
    Times(Deed),
}

impl Measure {
    /// How many of it there are, with what happened since the beginning.
    pub fn of(&self, game: &Game, since: &[E]) -> u16 {
        let board = game.board();
        let player = board.player(LEARNER);
        let number: usize = match self {
            Self::Points => return player.score(),
            Self::PointsFrom(sources) => return points(since, |source| sources.contains(&source)),
            Self::PointsGained => return points(since, |_| true),
            Self::Lead => {
                let others = (1..board.seats()).map(|seat| board.player(Seat(seat)).score()).max().unwrap_or_default();
                return player.score().saturating_sub(others);
            }
            Self::CarsWorth(value) => player.trains.iter().map(|train| cars_worth(train, *value)).sum(),
            Self::CarsOfOneTrain(value) => most(player, |train| cars_worth(train, *value)),
            Self::CarsOfEachTrain(value) => fewest(player, |train| cars_worth(train, *value)),
            Self::CardsOfEachTrain => fewest(player, |train| train.cards.len()),
            Self::MailCars => count_trains(player, |train| train.mail_car().is_some()),
            Self::LocomotiveTiles => usize::from(player.locomotive_tiles()),
            Self::ConductorsAtLocomotive => count_trains(player, Train::at_locomotive),
            Self::CardsReached => player.trains.iter().map(|train| usize::from(train.conductor)).sum(),
            Self::Station => usize::from(player.route.locomotive),
            Self::RouteCards => player.route.places.iter().filter(|place| place.card.is_some()).count(),
            Self::Contracts => usize::from(player.contracts_fulfilled),
            Self::GameEndCards => player.game_end.len() + usize::from(player.hidden_game_end),
            Self::Celebrities => doubled(player).count(),
            Self::BestDoubledCar => doubled(player).map(|value| usize::from(value.points())).max().unwrap_or_default(),
            Self::Postcards => player.route.places.iter().filter(|place| place.postcard.is_some()).count(),
            Self::GuestsSettled => player.trains.iter().map(|train| usize::from(train.guests_settled())).sum(),
            Self::PassengersSeated => usize::from(player.train(TrainId::Upper).guests_settled()),
            Self::LuggageLoaded => usize::from(player.train(TrainId::Lower).guests_settled()),
            Self::Orders => player.trains.iter().flat_map(Train::cars).filter(|(_, car)| car.order.is_some()).count(),
            Self::MiddleCards => player.middle.len(),
            Self::MechanicsWork => {
                let worked = |event: &&E| matches!(event, E::MechanicDone { seat: LEARNER, worked: true, .. });
                since.iter().filter(worked).count()
            }
            Self::DestroyEvidence => player.case_file.destroy_evidence.len(),
            Self::Coins => usize::from(player.purse.total()),
            Self::CoinsSpent => since
                .iter()
                .map(|event| match event {
                    E::CoinsSpent { seat: LEARNER, coins } => coins.iter().map(|coins| usize::from(*coins)).sum(),
                    _ => 0,
                })
                .sum(),
            Self::Times(deed) => since.iter().filter(|event| deed.is(event, LEARNER, game.catalogue())).count(),
        };
        number as u16
    }

    /// The deed that it counts, if it counts one.
    pub(super) fn deed(&self) -> Option<&Deed> {
        if let Self::Times(deed) = self { Some(deed) } else { None }
    }
}

fn points(since: &[E], counts: impl Fn(Source) -> bool) -> u16 {
    let scored = since.iter().map(|event| match event {
        E::PointsScored { seat: LEARNER, points, source } if counts(*source) => u16::from(*points),
        _ => 0,
    });
    scored.sum()
}

fn cars_worth(train: &Train, value: CarValue) -> usize {
    train.cars().filter(|(_, car)| car.value >= value).count()
}

fn most(player: &PlayerBoard, number: impl Fn(&Train) -> usize) -> usize {
    player.trains.iter().map(number).max().unwrap_or_default()
}

fn fewest(player: &PlayerBoard, number: impl Fn(&Train) -> usize) -> usize {
    player.trains.iter().map(number).min().unwrap_or_default()
}

fn count_trains(player: &PlayerBoard, is: impl Fn(&Train) -> bool) -> usize {
    player.trains.iter().filter(|train| is(train)).count()
}

/// The values of the cars with celebrities.
fn doubled(player: &PlayerBoard) -> impl Iterator<Item = CarValue> {
    let cars = player.trains.iter().flat_map(Train::cars);
    cars.filter(|(_, car)| matches!(car.guest, Some(Guest::Celebrity(_)))).map(|(_, car)| car.value)
}
