//! The part of a plan that is saved for the next game.

use serde::{Deserialize, Serialize};

use super::{
    PlayerKind, SeatConfig,
    lineup::{LEVELS, Lineup},
};
use rules::Module;

/// The part of a plan that is saved for the next game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct SavedLineup {
    seats: Vec<SeatConfig>,
    modules: Vec<Module>,
    // Its name in older settings.
    #[serde(alias = "by_lot")]
    random_modules: bool,
    teatime: bool,
    no_dummies: bool,
    others_wait: bool,
}

impl SavedLineup {
    /// The first player at this screen.
    pub fn own_seat(&self) -> Option<SeatConfig> {
        self.seats.iter().find(|seat| seat.player == PlayerKind::Human).cloned()
    }
}

impl Lineup {
    /// The part of this plan that is saved for the next game.
    pub fn saved(&self) -> SavedLineup {
        SavedLineup {
            seats: self.seats.clone(),
            modules: self.modules.clone(),
            random_modules: self.random_modules,
            teatime: self.teatime,
            no_dummies: !self.dummies,
            others_wait: self.others_wait,
        }
    }

    /// Takes over the seats and options of the last game. Saved seats that contradict each other are ignored.
    pub fn resume(&mut self, last_setup: &SavedLineup) {
        let apart = |one: &SeatConfig, other: &SeatConfig| one.colour != other.colour && one.portrait != other.portrait;
        let seats = &last_setup.seats;
        let consistent =
            seats.iter().enumerate().all(|(place, one)| seats[..place].iter().all(|other| apart(one, other)));
        if (2..=4).contains(&seats.len()) && consistent {
            self.seats.clone_from(seats);
            for seat in &mut self.seats {
                seat.player = offered(seat.player);
            }
            self.drop_unreadable();
        }
        let mut modules = last_setup.modules.clone();
        modules.dedup();
        self.random_modules = last_setup.random_modules;
        match modules.len() {
            // Once there was nothing else than both at random.
            2 if self.random_modules => self.modules.clear(),
            0..=2 => self.modules = modules,
            _ => {}
        }
        self.teatime = last_setup.teatime;
        self.dummies = !last_setup.no_dummies;
        self.others_wait = last_setup.others_wait;
    }
}

/// The same player, or the weakest bot if this one is not offered.
fn offered(player: PlayerKind) -> PlayerKind {
    match player {
        PlayerKind::Bot(level) if !LEVELS.contains(&level) => PlayerKind::Bot(LEVELS[0]),
        player => player,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{Colour, lineup::Missing};
    use bots::BotLevel;

    #[test]
    fn the_last_setup_is_taken_up_unless_it_contradicts_itself() {
        let mut yesterday = Lineup::default();
        yesterday.take_seat(PlayerKind::Human);
        yesterday.paint(2, Colour::Blue);
        yesterday.seats[2].name = "Ida".to_owned();
        yesterday.toggle_module(Module::E);
        let mut last_setup = yesterday.saved();
        let mut today = Lineup::default();
        today.resume(&last_setup);
        assert_eq!((&today.seats, &today.modules), (&yesterday.seats, &yesterday.modules));
        last_setup.seats[0].colour = Colour::Blue;
        let mut tomorrow = Lineup::default();
        tomorrow.resume(&last_setup);
        assert_eq!((tomorrow.seats.len(), &tomorrow.modules), (2, &yesterday.modules));
    }

    #[test]
    fn a_bot_is_as_strong_as_the_last_one_and_never_plays_at_random() {
        let mut lineup = Lineup::default();
        assert_eq!(lineup.seats[1].player, PlayerKind::Bot(BotLevel::Novice));
        lineup.seats[1].player = PlayerKind::Bot(BotLevel::Expert);
        lineup.take_seat(lineup.next_bot());
        assert_eq!(lineup.seats[2].player, PlayerKind::Bot(BotLevel::Expert));
        lineup.seats[1].player = PlayerKind::Bot(BotLevel::Random);
        let mut next = Lineup::default();
        next.resume(&lineup.saved());
        let players: Vec<_> = next.seats.iter().map(|seat| seat.player).collect();
        assert_eq!(players, [PlayerKind::Human, PlayerKind::Bot(BotLevel::Novice), PlayerKind::Bot(BotLevel::Expert)]);
    }

    #[test]
    fn a_saved_name_that_cannot_be_read_is_empty() {
        let mut lineup = Lineup::default();
        let mut last_setup = lineup.saved();
        last_setup.seats[0].name = "Оля".to_owned();
        lineup.resume(&last_setup);
        assert_eq!(lineup.missing(), Some(Missing::Names));
    }
}
