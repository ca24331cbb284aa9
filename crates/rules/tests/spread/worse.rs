//! When a card is worse than another one, whatever a player is after: the other brings everything it brings, asks for
//! no more, and is better in something. Cards that bring or ask for other things are not compared.

use rules::{
    ActionCard, CarValue, Condition, Contract, Face, Frame, GameEndCard, Luggage, Passenger, Reward, Station, Suspect,
    Symbol,
};

/// Whether a card is worse than another one in every respect in which they differ.
pub fn worse_card(one: &ActionCard, other: &ActionCard) -> bool {
    let no_better =
        |one: &ActionCard, other: &ActionCard| face(&one.face, &other.face) && frame(&one.bonus, &other.bonus);
    no_better(one, other) && !no_better(other, one)
}

/// The same for what is printed on a card, its bonus aside.
pub fn worse(one: &Face, other: &Face) -> bool {
    face(one, other) && !face(other, one)
}

/// The same for Game End cards.
pub fn worse_game_end(one: &GameEndCard, other: &GameEndCard) -> bool {
    let no_better = |one: &GameEndCard, other: &GameEndCard| {
        one.card_type == other.card_type && one.points <= other.points && frame(&one.action, &other.action)
    };
    no_better(one, other) && !no_better(other, one)
}

/// Whether nothing about the first card is better than the second one.
fn face(one: &Face, other: &Face) -> bool {
    use Face as F;
    match (one, other) {
        (F::Type(type_of_one, one), F::Type(type_of_other, other)) => type_of_one == type_of_other && frame(one, other),
        // A type that Game End cards count is an advantage, and so is suspicion on everybody else.
        (F::Coins(one) | F::GameEnd(one), F::Coins(other) | F::GameEnd(other) | F::Type(_, other))
        | (F::Coins(one) | F::GameEnd(one), F::Suspect(Suspect::EverybodyElse, other)) => frame(one, other),
        (F::Suspect(on_one, one), F::Suspect(on_other, other)) => on_one == on_other && frame(one, other),
        (F::Route { stations: one, .. }, F::Route { stations: other, .. }) => {
            one.len() <= other.len() && one.iter().zip(other).all(|(one, other)| station(one, other))
        }
        (F::Contract(one), F::Contract(other)) => contract(one, other),
        (
            F::PassengerLuggage { passenger, luggage },
            F::PassengerLuggage { passenger: other_passenger, luggage: other_luggage },
        ) => {
            let passengers =
                |one: &Passenger, other: &Passenger| one.coins <= other.coins && frame(&one.bonus, &other.bonus);
            let pieces = |one: &Luggage, other: &Luggage| one.points <= other.points && frame(&one.bonus, &other.bonus);
            side(passenger, other_passenger, passengers) && side(luggage, other_luggage, pieces)
        }
        (
            F::Switch { value, upper_points, lower_points },
            F::Switch { value: asked, upper_points: upper, lower_points: lower },
        ) => value >= asked && upper_points <= upper && lower_points <= lower,
        (F::Mechanic { value, bonus }, F::Mechanic { value: asked, bonus: other }) => {
            value >= asked && frame(bonus, other)
        }
        // All other cards of one kind are alike.
        _ => one.kind() == other.kind(),
    }
}

fn side<T>(one: &Option<T>, other: &Option<T>, no_better: impl Fn(&T, &T) -> bool) -> bool {
    match (one, other) {
        (None, _) => true,
        (Some(one), Some(other)) => no_better(one, other),
        (Some(_), None) => false,
    }
}

fn station(one: &Station, other: &Station) -> bool {
    match (one, other) {
        (Station::Points(one), Station::Points(other)) => one <= other,
        (Station::Bonus(one), Station::Bonus(other)) => frame(one, other),
        _ => false,
    }
}

fn contract(one: &Contract, other: &Contract) -> bool {
    let pays = match (&one.reward, &other.reward) {
        // The contract itself counts, so once is the least.
        (Reward::Frame(one), Reward::Frame(other) | Reward::PerFulfilledContract(other))
        | (Reward::PerFulfilledContract(one), Reward::PerFulfilledContract(other)) => frame(one, other),
        (Reward::Frame(one), Reward::GameEndCardPerLocomotiveTile) => {
            frame(one, &rules::frame_of([Symbol::GameEndCard]))
        }
        (one, other) => one == other,
    };
    pays && asks_no_less(&one.condition, &other.condition)
}

/// Whether the first condition asks for no less than the second one, where they ask for the same thing: good cars,
/// long trains that the conductors have walked along, or cards of a kind.
fn asks_no_less(one: &Condition, other: &Condition) -> bool {
    use Condition as C;
    match (one, other) {
        (C::Guests(one), C::Guests(other))
        | (C::DestroyEvidence(one), C::DestroyEvidence(other))
        | (C::PassengersOrLuggage(one), C::PassengersOrLuggage(other)) => one >= other,
        (C::SuspectTaken(one), C::SuspectTaken(other)) => one == other,
        _ => match (good_cars(one), good_cars(other), long_trains(one), long_trains(other)) {
            (Some(one), Some(other), ..) => one >= other,
            (_, _, Some(one), Some(other)) => one.0 >= other.0 && one.1 >= other.1,
            _ => false,
        },
    }
}

/// How many cars and upgrades two trains of one 0-value car each need to have cars of these values: it is the same
/// work, whichever cars it is done on.
fn good_cars(condition: &Condition) -> Option<usize> {
    let steps = |value: CarValue| value as usize;
    match condition {
        Condition::Cars { count, value } if *value > CarValue::V0 => {
            let count = usize::from(*count);
            Some(count.saturating_sub(2) + count * steps(*value))
        }
        Condition::Run(values) => Some(values.len() - 1 + values.iter().map(|value| steps(*value)).sum::<usize>()),
        Condition::CarsInEachTrain { count, value } if *value > CarValue::V0 => {
            let count = usize::from(*count);
            Some(2 * (count - 1 + count * steps(*value)))
        }
        _ => None,
    }
}

/// How many cars, and how many conductor steps, the same two trains need to be this long.
fn long_trains(condition: &Condition) -> Option<(u8, u8)> {
    /// Cars to the fifth one, which the mail car follows, and to the eighth one, which the tile follows.
    const MAIL_CAR: u8 = 4;
    const TILE: u8 = 7;
    match condition {
        Condition::Cars { count, value: CarValue::V0 } => Some((count.saturating_sub(2), 0)),
        Condition::CarsInEachTrain { count, value: CarValue::V0 } => Some((2 * (count - 1), 0)),
        Condition::BothMailCars => Some((2 * MAIL_CAR, 0)),
        Condition::BothMailCarsReached => Some((2 * MAIL_CAR, 2 * 6)),
        Condition::LocomotiveTiles(count) => Some((count * TILE, 0)),
        Condition::LocomotiveTileReached => Some((TILE, 10)),
        _ => None,
    }
}

/// Whether the second frame can do all that the first one can.
fn frame(one: &Frame, other: &Frame) -> bool {
    let (mine, theirs) = (Counted::of(one), Counted::of(other));
    mine.locomotive <= theirs.locomotive
        && mine.game_end_cards <= theirs.game_end_cards
        // Every coin is worth at least a point.
        && mine.coins <= theirs.coins
        && mine.coins + mine.points <= theirs.coins + theirs.points
        && mine.walks(&theirs)
        && stands_in(&mine.builds, &theirs.builds)
}

/// A frame, with its symbols added up where possible.
#[derive(Default)]
struct Counted {
    locomotive: u8,
    game_end_cards: u8,
    coins: u8,
    points: u8,
    /// Steps of each conductor, and steps that are split freely.
    both: u8,
    split: u8,
    /// What adds or upgrades a car.
    builds: Vec<Symbol>,
}

impl Counted {
    fn of(frame: &Frame) -> Self {
        let mut counted = Self::default();
        for symbol in frame {
            match *symbol {
                Symbol::Locomotive(stations) => counted.locomotive += stations,
                Symbol::GameEndCard => counted.game_end_cards += 1,
                Symbol::Coins(coins) => counted.coins += coins,
                Symbol::Points(points) => counted.points += points,
                Symbol::BothConductors(steps) => counted.both += steps,
                Symbol::OneConductor(steps) => counted.split += steps,
                build => counted.builds.push(build),
            }
        }
        counted
    }

    /// Whether the other frame brings the conductors everywhere that this one does.
    fn walks(&self, other: &Self) -> bool {
        (0..=self.split).all(|upper| {
            let more = |split: u8| (self.both + split).saturating_sub(other.both);
            more(upper) + more(self.split - upper) <= other.split
        })
    }
}

/// Whether each of these symbols finds another one that does as much or more.
fn stands_in(mine: &[Symbol], theirs: &[Symbol]) -> bool {
    let Some((first, rest)) = mine.split_first() else { return true };
    (0..theirs.len()).filter(|place| does_as_much(*first, theirs[*place])).any(|place| {
        let mut left = theirs.to_vec();
        left.remove(place);
        stands_in(rest, &left)
    })
}

fn does_as_much(one: Symbol, other: Symbol) -> bool {
    use Symbol as S;
    match other {
        S::UpgradeOfChoice => true,
        S::CarOrFirstUpgrade => matches!(one, S::Car | S::CarOrFirstUpgrade | S::Upgrade { from: CarValue::V0 }),
        _ => one == other,
    }
}
