//! What can be printed on one card at all. Numbers are only limited to what the rules can count with: how our
//! own cards are spread does not bind a printed card.

use std::ops::RangeInclusive;

use super::card::*;

/// Points that a symbol, a station or a tile can bring: two digits.
pub(super) const POINTS: RangeInclusive<u8> = 1..=99;

/// Checks the front of an Action card.
pub(super) fn check_face(face: &Face) -> Result<(), String> {
    match face {
        Face::Type(_, frame) | Face::Coins(frame) | Face::GameEnd(frame) => check_frame(frame),
        Face::Route { city, stations } => {
            check_key(city)?;
            if !(1..=4).contains(&stations.len()) {
                return Err(format!("a route card has 1 to 4 stations, not {}", stations.len()));
            }
            if stations.iter().filter(|station| matches!(station, Station::Bonus(_))).count() > 2 {
                return Err("a route card has at most two bonus stations".to_owned());
            }
            stations.iter().try_for_each(check_station)
        }
        Face::Contract(contract) => {
            check_condition(&contract.condition)?;
            match (&contract.reward, &contract.condition) {
                (Reward::Frame(frame), _) => check_frame(frame),
                (Reward::PerFulfilledContract(frame), _) if frame.len() > PER_CONTRACT_SYMBOLS => Err(format!(
                    "a contract brings at most {PER_CONTRACT_SYMBOLS} symbols per fulfilled contract, not {}",
                    frame.len()
                )),
                (Reward::PerFulfilledContract(frame), _) => check_frame(frame),
                (Reward::GameEndCardPerLocomotiveTile, Condition::LocomotiveTiles(_)) => Ok(()),
                (Reward::GameEndCardPerLocomotiveTile, _) => Err("GameEndCardPerLocomotiveTile could bring nothing: \
                    the condition with it has to be LocomotiveTiles(1)"
                    .to_owned()),
            }
        }
        Face::Celebrity(key) | Face::Postcard(key) => check_key(key),
        Face::Suspect(_, frame) => check_frame(frame),
        Face::PassengerLuggage { passenger: None, luggage: None } => {
            Err("the card has neither a passenger nor luggage".to_owned())
        }
        Face::PassengerLuggage { passenger, luggage } => {
            let mut passenger = passenger.iter();
            passenger.try_for_each(|p| check_range("coins", p.coins, 1..=12).and(check_frame(&p.bonus)))?;
            luggage.iter().try_for_each(|l| check_range("points", l.points, POINTS).and(check_frame(&l.bonus)))
        }
        Face::Switch { value, upper_points, lower_points } => {
            check_asked(*value)?;
            check_range("points", *upper_points, POINTS).and(check_range("points", *lower_points, POINTS))
        }
        Face::Mechanic { value, bonus } => check_asked(*value).and(check_frame(bonus)),
        Face::DestroyEvidence | Face::Storage | Face::Factory => Ok(()),
    }
}

/// Checks a station of a route card or of the player board.
pub(super) fn check_station(station: &Station) -> Result<(), String> {
    match station {
        Station::Points(points) => check_range("points", *points, POINTS),
        Station::Bonus(frame) => check_frame(frame),
    }
}

fn check_condition(condition: &Condition) -> Result<(), String> {
    match condition {
        Condition::Cars { count, .. } => check_range("cars", *count, 1..=18),
        Condition::CarsInEachTrain { count, .. } => check_range("cars", *count, 1..=9),
        Condition::LocomotiveTiles(count) => check_range("Locomotive tiles", *count, 1..=2),
        Condition::Guests(count) => check_range("celebrities and postcards", *count, 1..=24),
        Condition::DestroyEvidence(count) => check_range("destroy-evidence cards", *count, 1..=4),
        Condition::PassengersOrLuggage(count) => check_range("passengers or luggage", *count, 1..=8),
        Condition::Run(values) if !(2..=9).contains(&values.len()) => Err("a run has 2 to 9 cars".to_owned()),
        Condition::Run(values) if !values.is_sorted_by(|a, b| a >= b) => {
            Err("a run can only descend: no car is worth more than the one to its left".to_owned())
        }
        _ => Ok(()),
    }
}

/// Checks the symbols of a frame.
pub(super) fn check_frame(frame: &Frame) -> Result<(), String> {
    if frame.len() > 6 {
        return Err(format!("a frame has at most 6 symbols, not {}", frame.len()));
    }
    frame.iter().try_for_each(|symbol| match symbol {
        Symbol::Upgrade { from: CarValue::V12 } => Err("a 12-value car cannot be upgraded".to_owned()),
        Symbol::BothConductors(steps) | Symbol::OneConductor(steps) => check_range("steps", *steps, 1..=9),
        Symbol::Locomotive(stations) => check_range("stations", *stations, 1..=9),
        Symbol::Coins(coins) => check_range("coins", *coins, 1..=12),
        Symbol::Points(points) => check_range("points", *points, POINTS),
        Symbol::FactoryUpgrade { .. } => {
            Err("FactoryUpgrade is not printed on a card: only a factory brings such upgrades".to_owned())
        }
        _ => Ok(()),
    })
}

/// The value that a middle card asks for: every car is worth 0, so that asks for nothing.
fn check_asked(value: CarValue) -> Result<(), String> {
    if value > CarValue::V0 { Ok(()) } else { Err("a middle card asks for a value of at least 1".to_owned()) }
}

pub(super) fn check_range(what: &str, number: u8, range: RangeInclusive<u8>) -> Result<(), String> {
    if range.contains(&number) {
        Ok(())
    } else {
        Err(format!("{number} {what}: it can only be {} to {}", range.start(), range.end()))
    }
}

fn check_key(key: &str) -> Result<(), String> {
    if !key.is_empty() && key.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-') {
        Ok(())
    } else {
        Err(format!("\"{key}\" is not a key: small letters, digits and hyphens"))
    }
}
