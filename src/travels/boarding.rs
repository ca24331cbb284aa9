//! A daily journey or one of the ladder begins.

use bevy::prelude::*;
use journeys::{
    daily::{CivilDate, DailyJourney},
    ladder,
};
use strum::VariantArray;

use super::records::TravelRecords;
use crate::{
    session::{
        self, Colour, Occasion, PlayerKind, SeatConfig, TRAVELLERS, Traveller, card_set::CardSet, settings::Settings,
    },
    state::Screen,
};
use bots::BotLevel;
use rules::{Catalogue, Game};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<BoardTravel>().add_systems(Update, board);
}

/// A journey is boarded.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardTravel {
    /// That of a date.
    Daily(CivilDate),
    /// One of the ladder, counted from 1.
    Ladder(usize),
}

fn board(
    mut commands: Commands,
    mut boarded: MessageReader<BoardTravel>,
    cards: Res<CardSet>,
    settings: Res<Settings>,
    mut records: ResMut<TravelRecords>,
    mut next: ResMut<NextState<Screen>>,
) {
    let (Some(travel), Ok(catalogue)) = (boarded.read().last(), &cards.0) else { return };
    let own = settings.last_game.as_ref().and_then(|last| last.own_seat());
    let (game, levels, occasion): (Result<Game, String>, Vec<Option<BotLevel>>, _) = match *travel {
        BoardTravel::Daily(date) => {
            let journey = DailyJourney::of(date);
            let attempt = records.daily.begin(date);
            let game = journey.begin(catalogue).map_err(|error| error.to_string());
            (game, journey.levels, Occasion::Daily { date, attempt })
        }
        BoardTravel::Ladder(number) => {
            let first = Catalogue::first_edition();
            let Some(Ok(journey)) = ladder::journey(number, &first) else { return };
            let game = journey.begin(&first).map_err(|error| error.to_string());
            let levels = std::iter::once(None).chain(journey.opponents.iter().copied().map(Some)).collect();
            (game, levels, Occasion::Ladder { number })
        }
    };
    match game {
        Ok(game) => {
            session::begin_travel(&mut commands, game, seats(&levels, own), occasion);
            next.set(Screen::Table);
        }
        Err(error) => error!("the journey cannot begin: {error}"),
    }
}

/// Who sits where: the player as in the last game, the first traveller without one, the others as travellers of their own.
pub fn seats(levels: &[Option<BotLevel>], own: Option<SeatConfig>) -> Vec<SeatConfig> {
    let own = own.unwrap_or_else(|| SeatConfig::humans().next().expect("there is a first traveller"));
    let mut others = opponents(levels, &own);
    let mut colours = Colour::VARIANTS.iter().copied().filter(|colour| *colour != own.colour);
    let seat = |level: &Option<BotLevel>| match level {
        None => Some(SeatConfig { player: PlayerKind::Human, ..own.clone() }),
        Some(level) => {
            let traveller = others.next()?;
            Some(SeatConfig {
                name: traveller.name.to_owned(),
                player: PlayerKind::Bot(*level),
                colour: colours.next()?,
                portrait: traveller.portrait,
            })
        }
    };
    levels.iter().filter_map(seat).collect()
}

/// The travellers on the other seats, in their order.
fn opponents(levels: &[Option<BotLevel>], own: &SeatConfig) -> impl Iterator<Item = Traveller> + use<> {
    let (portrait, name) = (own.portrait, own.name.trim().to_lowercase());
    // The strength of a day's opponents says who comes, so that not always the same do.
    let from = levels.iter().flatten().map(|level| *level as usize).sum::<usize>();
    let free = move |traveller: &Traveller| traveller.portrait != portrait && traveller.name.to_lowercase() != name;
    (0..TRAVELLERS.len()).map(move |nth| TRAVELLERS[(from + nth) % TRAVELLERS.len()]).filter(free)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_sits_on_a_seat_of_their_own() {
        let levels = [Some(BotLevel::Expert), None, Some(BotLevel::Skilled), Some(BotLevel::Novice)];
        for own in SeatConfig::humans() {
            let all = seats(&levels, Some(own.clone()));
            assert_eq!(all.len(), 4);
            assert_eq!((all[1].name.as_str(), all[1].player), (own.name.as_str(), PlayerKind::Human));
            assert_eq!(all[2].player, PlayerKind::Bot(BotLevel::Skilled));
            for (nth, seat) in all.iter().enumerate() {
                let apart = |other: &SeatConfig| other.colour != seat.colour && other.portrait != seat.portrait;
                assert!(all[..nth].iter().all(apart), "{all:?}");
            }
        }
    }
}
