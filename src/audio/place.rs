//! Where on the screen an event happens, so that it is heard from there.

use bevy::prelude::*;

use crate::{table::names::Target, ui::regions::RegionId};
use rules::{GameEvent as E, Seat};

/// How far to a side an effect at the edge of the window is heard: all the way would be tiring with headphones.
const WIDEST: f32 = 0.6;

/// The side from which something at this x is heard, from -1 for the left to 1.
pub fn pan(x: f32, visible: Rect) -> f32 {
    let side = (x - visible.center().x) / (visible.width() / 2.0).max(1.0);
    side.clamp(-1.0, 1.0) * WIDEST
}

/// The thing at which an event happens, with the board of this player in front; none is the middle.
pub fn place(event: &E, viewed: Seat) -> Option<RegionId> {
    let (seat, target) = match *event {
        E::CardDealt { place, .. } | E::CardTaken { place, .. } | E::CardRemoved { place, .. } => {
            return Some(Target::OfferCard(place).into());
        }
        E::GameEndCardDealt { slot, .. } => return Some(Target::Market(slot).into()),
        E::GameEndCardTaken { slot, .. } => return Some(Target::Market(slot).into()),
        E::StartPlayerTileTaken { .. } => return Some(Target::StartTile.into()),
        E::ConstantinopleReached { .. } => return Some(Target::Constantinople.into()),
        E::CarAdded { seat, train } | E::MailCarPlaced { seat, train, .. } => (seat, Target::TrainEnd(train)),
        E::LocomotiveTilePlaced { seat, train, .. } => (seat, Target::TrainCard(train, 9)),
        E::CarUpgraded { seat, train, card_place, .. }
        | E::CelebritySeated { seat, train, card_place, .. }
        | E::OrderTilePlaced { seat, train, card_place, .. }
        | E::OrderScored { seat, train, card_place, .. }
        | E::CardScored { seat, train, card_place, .. } => (seat, Target::TrainCard(train, card_place)),
        E::ConductorMoved { seat, train, .. } => (seat, Target::Conductor(train)),
        E::LocomotiveMoved { seat, .. } => (seat, Target::Locomotive),
        E::RouteExtended { seat, .. } => (seat, Target::Locomotive),
        E::StationUsed { seat, station, .. } => (seat, Target::Station(station)),
        E::PostcardPinned { seat, route_place, .. } => (seat, Target::RouteCard(route_place)),
        E::CoinsGained { seat, .. } | E::CoinsSpent { seat, .. } => (seat, Target::Coins(1)),
        E::ContractLaid { seat, .. } | E::ContractFulfilled { seat, .. } => (seat, Target::Contract(0)),
        E::MiddleCardPlaced { seat, place, .. }
        | E::MechanicDone { seat, place, .. }
        | E::FactoryBegan { seat, place, .. }
        | E::SwitchScored { seat, place, .. } => (seat, Target::Middle(place)),
        E::PointsScored { seat, .. } => return Some(Target::Player(seat).into()),
        _ => return None,
    };
    Some(if seat == viewed { target.into() } else { Target::Player(seat).into() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{OfferPlace, TrainId};

    #[test]
    fn what_is_on_the_left_is_heard_from_the_left() {
        let window = Rect::new(-100.0, 0.0, 1700.0, 900.0);
        assert_eq!(pan(800.0, window), 0.0);
        assert_eq!(pan(-100.0, window), -WIDEST);
        assert_eq!(pan(9000.0, window), WIDEST);
        assert!(pan(500.0, window) < 0.0 && pan(1200.0, window) > 0.0);
    }

    #[test]
    fn what_others_do_is_heard_from_their_boards() {
        let moved = E::ConductorMoved { seat: Seat(2), train: TrainId::Upper, from: 0, to: 1 };
        assert_eq!(place(&moved, Seat(2)), Some(Target::Conductor(TrainId::Upper).into()));
        assert_eq!(place(&moved, Seat(0)), Some(Target::Player(Seat(2)).into()));
        let offered = OfferPlace { row: 2, column: 5 };
        let taken = E::StartPlayerTileTaken { seat: Seat(2) };
        assert_eq!(place(&taken, Seat(0)), Some(Target::StartTile.into()));
        let dealt = E::CardDealt { place: offered, card: rules::CardId(0) };
        assert_eq!(place(&dealt, Seat(0)), Some(Target::OfferCard(offered).into()));
    }
}
