//! Finished games for tests, put together piece by piece.

use jiff::civil::Date;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::finished_game::{FinishedGame, FinishedSeat};
use crate::session::{GameKind, PlayerKind};
use bots::BotLevel;
use rules::{Catalogue, Game, Module, Record, Setup, Source, busy_random};

pub fn date(year: i16, month: i8, day: i8) -> Date {
    jiff::civil::date(year, month, day)
}

/// A game that is played to its end at random.
pub fn played(setup: Setup) -> (Game, Record) {
    let catalogue = Catalogue::built_in().expect("our own card files are valid");
    let mut chance = ChaCha8Rng::seed_from_u64(setup.seed);
    let mut game = Game::new(catalogue.clone(), setup.clone()).expect("the set-up is legal");
    let mut record = Record::new(&catalogue, setup);
    while !game.is_over() {
        let choice = busy_random::choose(&game.legal_choices(), &mut chance);
        game.apply(choice).expect("it is legal");
        record.choices.push(choice);
    }
    (game, record)
}

/// A game that is being put together.
pub struct DraftedGame(FinishedGame);

fn seat(player: PlayerKind, score: u16) -> FinishedSeat {
    FinishedSeat { player, score, place: 2, won: false, points: Default::default() }
}

/// A game of you against these bots, the first of which has won with 150 points; you have 100.
pub fn against(bots: &[BotLevel]) -> DraftedGame {
    let mut seats = vec![seat(PlayerKind::Human, 100)];
    seats.extend(bots.iter().map(|level| seat(PlayerKind::Bot(*level), 150)));
    (seats[1].won, seats[1].place) = (true, 1);
    DraftedGame(FinishedGame {
        id: String::new(),
        ended: date(2026, 11, 20).at(20, 0, 0, 0),
        kind: GameKind::Free,
        modules: [Module::A, Module::B],
        teatime: false,
        rounds: 6,
        seconds: 1500,
        seats,
        you: 0,
        route: 9,
        train: 8,
        contracts: 2,
    })
}

impl DraftedGame {
    pub fn on(mut self, day: Date) -> Self {
        self.0.ended = day.at(20, 0, 0, 0);
        self
    }

    pub fn of_kind(mut self, kind: GameKind) -> Self {
        self.0.kind = kind;
        self
    }

    pub fn with_friend(mut self) -> Self {
        self.0.seats.push(seat(PlayerKind::Human, 90));
        self
    }

    /// You win instead.
    pub fn won(mut self) -> Self {
        self.0.seats.iter_mut().for_each(|seat| (seat.won, seat.place) = (false, 2));
        (self.0.seats[0].won, self.0.seats[0].place) = (true, 1);
        self
    }

    pub fn modules(mut self, modules: [Module; 2]) -> Self {
        self.0.modules = modules;
        self
    }

    pub fn score(mut self, score: u16) -> Self {
        self.0.seats[0].score = score;
        self
    }

    pub fn points(mut self, seat: usize, source: Source, points: u16) -> Self {
        self.0.seats[seat].points.insert(source, points);
        self
    }

    pub fn route(mut self, stations: u8) -> Self {
        self.0.route = stations;
        self
    }

    pub fn done(self) -> FinishedGame {
        self.0
    }
}
