//! The lines of a whole game, grouped by turn: what happened with which choice, in words without the player's name, which
//! stands above them.

use super::told::is_looked_at;
use crate::{
    localization::words::{Telling, Words},
    panels::log::heads_group,
    replay::ReplayTrack,
    session::Colour,
};
use rules::{CardId, CardKind, GameEvent as E};

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct LogRow {
    /// Which event it tells, and the moment that shows it.
    pub event: usize,
    pub moment: usize,
    /// It is what is looked at when it has just happened.
    pub looked_at: bool,
    /// It stands above those of a turn, a round or a scoring phase.
    pub heads: bool,
    /// The sign of the player whose turn it is.
    pub sign: Option<Colour>,
    pub words: String,
    pub icon: Option<&'static str>,
}

/// All lines of a game.
pub fn rows(words: &Words, track: &ReplayTrack) -> Vec<LogRow> {
    let words = &Words { game: track.last(), ..*words };
    let (events, ends) = track.events();
    let mut rows = Vec::new();
    let mut turn_of = None;
    let mut moment = 0;
    for (nth, event) in events.iter().enumerate() {
        while ends[moment] <= nth {
            moment += 1;
        }
        let looked_at = is_looked_at(event);
        let row = |heads, sign, words, icon| LogRow { event: nth, moment, looked_at, heads, sign, words, icon };
        if heads_group(event) {
            turn_of = match event {
                E::TurnBegan { seat, .. } | E::OutOfTurnBegan { seat } | E::ScoringPartBegan { seat } => Some(*seat),
                _ => None,
            };
            let told = match event {
                E::TurnBegan { seat, turn } => {
                    words.with("replay-log-turn", [("name", words.name(*seat).into()), ("turn", (*turn).into())])
                }
                event => words.event(event),
            };
            let sign = turn_of.map(|seat| words.seats[seat.index()].colour);
            rows.push(row(true, sign, told.trim_end_matches('.').to_owned(), None));
        } else if Words::is_told(event) {
            // What is on a card is seen on the table, and whose turn it is stands above.
            let short = words.told(event, Telling { briefly: true, above: turn_of });
            rows.push(row(false, None, short.trim_end_matches('.').to_owned(), icon(words, event)));
        }
    }
    rows
}

/// The picture of a kind of card.
fn of_card(words: &Words, card: CardId) -> &'static str {
    match words.action_card(card).face.kind() {
        CardKind::RailroadCar => "icon/car-any/night",
        CardKind::Conductor => "icon/one-conductor/night",
        CardKind::Locomotive => "icon/locomotive/night",
        CardKind::Route => "head/route",
        CardKind::Contract => "icon/contract/night",
        CardKind::Coins => "icon/coin/night",
        CardKind::GameEnd => "icon/game-end-card/night",
        CardKind::Celebrity => "icon/celebrity/night",
        CardKind::Postcard => "head/postcard",
        CardKind::Suspect => "icon/fingerprint-1/night",
        CardKind::DestroyEvidence => "icon/destroy/night",
        CardKind::PassengerLuggage => "icon/passenger/night",
        CardKind::Switch => "icon/switch/night",
        CardKind::Mechanic => "head/mechanic",
        CardKind::Storage => "head/storage",
        CardKind::Factory => "head/factory",
    }
}

/// The picture beside a line, if there is one for it.
fn icon(words: &Words, event: &E) -> Option<&'static str> {
    Some(match event {
        E::CardTaken { card, .. } | E::CardRemoved { card, .. } | E::MiddleCardPlaced { card, .. } => {
            of_card(words, *card)
        }
        E::StartPlayerTileTaken { .. } => "icon/start-player/night",
        E::GameEndCardTaken { .. }
        | E::GameEndCardDrafted { .. }
        | E::GameEndCardRevealed { .. }
        | E::GameEndCardScored { .. } => "icon/game-end-card/night",
        E::ContractLaid { .. } | E::ContractFulfilled { .. } => "icon/contract/night",
        E::RouteExtended { .. } | E::PostcardPinned { .. } => "head/route",
        E::CelebritySeated { .. } => "icon/celebrity/night",
        E::CarAdded { .. } => "icon/car/0/night",
        E::CarUpgraded { to, .. } => match to.points() {
            1 => "icon/car/1/night",
            2 => "icon/car/2/night",
            4 => "icon/car/4/night",
            7 => "icon/car/7/night",
            _ => "icon/car/12/night",
        },
        E::LocomotiveTilePlaced { .. } | E::LocomotiveMoved { .. } => "icon/locomotive/night",
        E::ConductorMoved { .. } => "icon/one-conductor/night",
        E::CoinsGained { .. } | E::CoinsSpent { .. } => "icon/coin/night",
        E::PointsScored { .. } | E::ConstantinopleReached { .. } | E::CardScored { .. } => "icon/points/night",
        E::SwitchScored { .. } => "icon/switch/night",
        E::PassengerPlaced { .. } | E::PassengerSeated { .. } => "icon/passenger/night",
        E::LuggagePlaced { .. } | E::LuggageLoaded { .. } => "icon/luggage/night",
        E::ToolboxUsed { .. } => "icon/toolbox/night",
        E::DestroyEvidenceLaid { .. } => "icon/destroy/night",
        E::EvidenceDealt { .. } | E::EvidenceRevealed { .. } | E::EvidenceDiscarded { .. } => {
            "icon/fingerprint-1/night"
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{localization::Texts, session::SeatConfig};
    use rules::{Catalogue, Game, Module, Seat, Setup};

    #[test]
    fn the_name_above_a_line_is_not_said_again() {
        let (catalogue, texts) = (Catalogue::built_in().unwrap(), Texts::default());
        let mut seats: Vec<_> = SeatConfig::humans().take(2).collect();
        (seats[0].name, seats[1].name) = ("Anna".to_owned(), "Annabel".to_owned());
        let game = Game::new(catalogue.clone(), Setup::new(2, [Module::A, Module::B], 1)).unwrap();
        let words = Words { texts: &texts, game: &game, seats: &seats, you: None };
        let route = catalogue.cards().find(|(_, card)| card.face.kind() == CardKind::Route).unwrap().0;
        let extended = |seat| E::RouteExtended { seat: Seat(seat), card: route, stations: 1 };
        let told = |event: &E| words.told(event, Telling { briefly: true, above: Some(Seat(0)) });
        assert!(told(&extended(0)).starts_with("The route now runs to "), "{}", told(&extended(0)));
        assert!(told(&extended(1)).starts_with("Annabel’s route now runs to "), "{}", told(&extended(1)));
        let tile = E::StartPlayerTileTaken { seat: Seat(0) };
        assert_eq!(told(&tile), "takes the Start Player tile.");
        assert_eq!(words.event(&tile), "Anna takes the Start Player tile.");
    }
}
