//! Things a player can have done, as data: what a step of a lesson asks for, and the mistakes it names.

use serde::Deserialize;

use crate::{
    model::{
        board::{Person, Seat, TrainId},
        card::CardId,
        catalogue::Catalogue,
    },
    turn::event::GameEvent as E,
};

/// Who learns: always the first seat.
pub const LEARNER: Seat = Seat(0);

/// Something a player did, read off what happened. `"*"` is any card; what is not said may be anything.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[expect(missing_docs, reason = "a field is named for what it is, and the line of its deed says the rest")]
pub enum Deed {
    /// Took a card and carried it out.
    CarriedOut(String),
    /// Took a card and declined it.
    Declined(String),
    /// Took the Start Player tile.
    TookTile,
    /// Added a car.
    AddedCar(Option<TrainId>),
    /// Upgraded a car.
    Upgraded { train: Option<TrainId>, place: Option<u8>, to: Option<u8> },
    /// Walked with a conductor, at least as far.
    Walked { train: Option<TrainId>, to: Option<u8> },
    /// Ran with the locomotive, at least to this station.
    Ran(u8),
    /// Spent this many coins at once.
    Spent(u8),
    /// Got coins.
    GotCoins,
    /// Took or bought a Game End card, counted from 1 in the card file; 0 is any.
    GotGameEndCard(u8),
    /// Laid a contract down.
    LaidContract(String),
    /// Fulfilled a contract.
    Fulfilled(String),
    /// Seated a celebrity.
    SeatedCelebrity(Option<TrainId>),
    /// Pinned a postcard to the route card in this place; the board is 0.
    PinnedPostcard(Option<u8>),
    /// Extended the route.
    Extended(String),
    /// Placed this mail car, counted from 0 in the card file.
    PlacedMailCar(Option<u8>),
    /// Placed a Locomotive tile.
    PlacedLocomotiveTile,
    /// Laid destroy evidence.
    DestroyedEvidence,
    /// Placed a passenger.
    PlacedPassenger,
    /// Placed luggage.
    PlacedLuggage,
    /// A passenger took a seat.
    SeatedPassenger,
    /// Luggage was loaded.
    LoadedLuggage,
    /// Placed a middle card.
    PlacedMiddle(Option<u8>),
    /// A mechanic did its work; `worked` is false where it lapsed.
    Mechanic { train: Option<TrainId>, worked: bool },
    /// A factory worked, with at least this many upgrades.
    Factory(u8),
    /// Used a card from the Storage.
    UsedStorage(String),
    /// Used the Storage's toolbox.
    UsedToolbox,
    /// Placed an order tile on a car at this place.
    Ordered { train: Option<TrainId>, place: Option<u8> },
    /// A row was cleared.
    ClearedRow(u8),
    /// Scored at least this many points at once.
    Scored(u8),
    /// Ended a frame with something left in it.
    LetLapse,
    /// The turn is over.
    EndedTurn,
}

impl Deed {
    /// Whether this event is that deed, done by `seat`.
    pub fn is(&self, event: &E, seat: Seat, catalogue: &Catalogue) -> bool {
        let named = |name: &str, card: CardId| name == "*" || catalogue.card(card).name == name;
        let own = |other: Seat| other == seat;
        match (self, *event) {
            (Self::CarriedOut(name), E::CardTaken { seat, card, declined: false, .. }) => {
                own(seat) && named(name, card)
            }
            (Self::Declined(name), E::CardTaken { seat, card, declined: true, .. }) => own(seat) && named(name, card),
            (Self::TookTile, E::StartPlayerTileTaken { seat }) => own(seat),
            (Self::AddedCar(train), E::CarAdded { seat, train: into }) => own(seat) && is_any(*train, into),
            (Self::Upgraded { train, place, to }, E::CarUpgraded { seat, train: of, card_place, to: value }) => {
                own(seat) && is_any(*train, of) && is_any(*place, card_place) && is_any(*to, value.points())
            }
            (Self::Walked { train, to }, E::ConductorMoved { seat, train: along, to: reached, .. }) => {
                own(seat) && is_any(*train, along) && to.is_none_or(|to| reached >= to)
            }
            (Self::Ran(to), E::LocomotiveMoved { seat, station }) => own(seat) && station >= *to,
            (Self::Spent(number), E::CoinsSpent { seat, coins }) => own(seat) && coins.iter().sum::<u8>() == *number,
            (Self::GotCoins, E::CoinsGained { seat, .. }) => own(seat),
            (Self::GotGameEndCard(number), E::GameEndCardTaken { seat, card, .. }) => {
                own(seat) && (*number == 0 || card.0 + 1 == *number)
            }
            (Self::LaidContract(name), E::ContractLaid { seat, card }) => own(seat) && named(name, card),
            (Self::Fulfilled(name), E::ContractFulfilled { seat, card }) => own(seat) && named(name, card),
            (Self::SeatedCelebrity(train), E::CelebritySeated { seat, train: into, .. }) => {
                own(seat) && is_any(*train, into)
            }
            (Self::PinnedPostcard(place), E::PostcardPinned { seat, route_place, .. }) => {
                own(seat) && is_any(*place, route_place)
            }
            (Self::Extended(name), E::RouteExtended { seat, card, .. }) => own(seat) && named(name, card),
            (Self::PlacedMailCar(number), E::MailCarPlaced { seat, mail_car, .. }) => {
                own(seat) && is_any(*number, mail_car)
            }
            (Self::PlacedLocomotiveTile, E::LocomotiveTilePlaced { seat, .. }) => own(seat),
            (Self::DestroyedEvidence, E::DestroyEvidenceLaid { person, .. }) => person == Person::Seat(seat),
            (Self::PlacedPassenger, E::PassengerPlaced { seat, .. })
            | (Self::PlacedLuggage, E::LuggagePlaced { seat, .. })
            | (Self::SeatedPassenger, E::PassengerSeated { seat, .. })
            | (Self::LoadedLuggage, E::LuggageLoaded { seat, .. })
            | (Self::UsedToolbox, E::ToolboxUsed { seat })
            | (Self::EndedTurn, E::TurnEnded { seat }) => own(seat),
            (Self::PlacedMiddle(place), E::MiddleCardPlaced { seat, place: at, .. }) => own(seat) && is_any(*place, at),
            (Self::Mechanic { train, worked }, E::MechanicDone { seat, train: of, worked: did, .. }) => {
                own(seat) && is_any(*train, of) && *worked == did
            }
            (Self::Factory(least), E::FactoryBegan { seat, upgrades, .. }) => own(seat) && upgrades >= *least,
            (Self::UsedStorage(name), E::StorageCardUsed { seat, card }) => own(seat) && named(name, card),
            (Self::Ordered { train, place }, E::OrderTilePlaced { seat, train: of, card_place, .. }) => {
                own(seat) && is_any(*train, of) && is_any(*place, card_place)
            }
            (Self::ClearedRow(row), E::RowCleared { row: cleared, .. }) => cleared == *row,
            (Self::Scored(least), E::PointsScored { seat, points, .. }) => own(seat) && points >= *least,
            (Self::LetLapse, E::FrameEnded { seat, lapsed }) => own(seat) && !lapsed.is_empty(),
            _ => false,
        }
    }

    /// Whether some card, tile or end of the turn has to be the one of this turn for the deed: what decides early
    /// that another one does not lead to it.
    pub(super) fn takes(&self) -> bool {
        matches!(self, Self::CarriedOut(_) | Self::Declined(_) | Self::TookTile)
    }

    /// The card it names, if it names one.
    pub(super) fn card(&self) -> Option<&str> {
        match self {
            Self::CarriedOut(name) | Self::Declined(name) | Self::LaidContract(name) | Self::Fulfilled(name) => {
                Some(name)
            }
            Self::Extended(name) | Self::UsedStorage(name) => Some(name),
            _ => None,
        }
    }
}

fn is_any<T: PartialEq>(wanted: Option<T>, is: T) -> bool {
    wanted.is_none_or(|wanted| wanted == is)
}
