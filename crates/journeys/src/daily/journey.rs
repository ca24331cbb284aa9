//! What is played on a date.

use std::sync::Arc;

use bots::BotLevel;
use rules::{Catalogue, Game, Module, Seat, Setup, model::setup::SetupError};

use super::{
    date::CivilDate,
    mixing::{Draw, below, mixed},
};

/// Against whom one can play: the levels of the others.
pub type LineUp = &'static [BotLevel];

/// The line-ups, each as likely as any other: an Expert in the place of whoever plays wins about half of the games
/// (`arena daily` measures it).
pub const LINE_UPS: &[LineUp] = &[
    &[BotLevel::Expert],
    &[BotLevel::Skilled, BotLevel::Expert],
    &[BotLevel::Skilled, BotLevel::Skilled],
    &[BotLevel::Skilled, BotLevel::Skilled, BotLevel::Skilled],
    &[BotLevel::Novice, BotLevel::Skilled, BotLevel::Expert],
];

/// One day in so many has the order tiles of Teatime.
const TEATIME_EVERY: usize = 4;
/// The pairs of modules. A module that comes later does not come into them: what a date brings never changes.
const PAIRS: [[Module; 2]; 15] = {
    use Module::*;
    [
        [A, B],
        [A, C],
        [A, D],
        [A, E],
        [A, F],
        [B, C],
        [B, D],
        [B, E],
        [B, F],
        [C, D],
        [C, E],
        [C, F],
        [D, E],
        [D, F],
        [E, F],
    ]
};

/// Year, month and day from which on today's cards are played with; before, it was the first edition.
const NEW_CARDS_FROM: (i16, u8, u8) = (2026, 12, 1);

/// What is played on a date, by everybody and for ever.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyJourney {
    /// Its date.
    pub date: CivilDate,
    /// Seed, modules, number of players, who begins, Teatime.
    pub setup: Setup,
    /// The seat of whoever plays.
    pub seat: Seat,
    /// The levels by seat; `None` is whoever plays.
    pub levels: Vec<Option<BotLevel>>,
}

impl DailyJourney {
    /// The journey of a date.
    pub fn of(date: CivilDate) -> Self {
        let day = date.day_number();
        let line_up = LINE_UPS[below(day, Draw::LineUp, LINE_UPS.len())];
        let seats = line_up.len() + 1;
        let seat = below(day, Draw::Seat, seats);
        let mut others = line_up.to_vec();
        others.rotate_left(below(day, Draw::Order, line_up.len()));
        let mut levels: Vec<_> = others.into_iter().map(Some).collect();
        levels.insert(seat, None);
        let setup = Setup {
            start_player: Some(Seat(below(day, Draw::Start, seats) as u8)),
            teatime: below(day, Draw::Teatime, TEATIME_EVERY) == 0,
            ..Setup::new(seats as u8, modules(day), mixed(day, Draw::Seed))
        };
        Self { date, setup, seat: Seat(seat as u8), levels }
    }

    /// The game as it begins.
    ///
    /// # Errors
    /// If the card set lacks a module.
    pub fn begin(&self, catalogue: &Arc<Catalogue>) -> Result<Game, SetupError> {
        let date = (self.date.year(), self.date.month(), self.date.day());
        let cards = if date < NEW_CARDS_FROM { Catalogue::first_edition() } else { catalogue.clone() };
        Game::new(cards, self.setup.clone())
    }
}

/// Every pair of modules once in as many days as there are pairs, in an order of its own each time, and never the same
/// on following days.
fn modules(day: i64) -> [Module; 2] {
    let days = PAIRS.len() as i64;
    let (block, place) = (day.div_euclid(days), day.rem_euclid(days) as usize);
    let mut order = shuffled(block);
    // The last of a block is never moved, so this is what was played the day before it.
    if shuffled(block - 1).last() == order.first() {
        order.swap(0, 1);
    }
    order[place]
}

fn shuffled(block: i64) -> [[Module; 2]; PAIRS.len()] {
    let mut pairs = PAIRS;
    for last in (1..pairs.len()).rev() {
        // A number for each step of each block.
        let step = block * pairs.len() as i64 + last as i64;
        pairs.swap(last, below(step, Draw::Pairs, last + 1));
    }
    pairs
}
