//! A game that is over, as it is written down.

use std::collections::BTreeMap;

use jiff::civil::DateTime;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::session::{GameKind, PlayerKind, SeatConfig, Session};
use rules::{Game, Module, Record, Seat, Source, TrainId};

/// A game that is over. One of its seats is always "you".
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FinishedGame {
    /// Which game it is, by its set-up and choices: a game has the same one however often it is finished.
    pub id: String,
    /// When it ended, by the clock of the place where it was played.
    pub ended: DateTime,
    /// What it was played for.
    #[serde(default)]
    pub kind: GameKind,
    /// The two modules in order.
    pub modules: [Module; 2],
    /// Whether it was played with Teatime.
    #[serde(default)]
    pub teatime: bool,
    /// How many rounds were played.
    pub rounds: u8,
    /// For how many seconds it was on the table.
    #[serde(default)]
    pub seconds: u32,
    /// One per seat, in turn order.
    pub seats: Vec<FinishedSeat>,
    /// The seat of the first player at the screen.
    pub you: usize,
    /// How many stations your route has.
    pub route: u8,
    /// How many cards your longer train has.
    pub train: u8,
    /// How many contracts you have fulfilled.
    pub contracts: u8,
}

/// How a game ended for one of its seats.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FinishedSeat {
    /// Who decided.
    pub player: PlayerKind,
    pub score: u16,
    /// 1 is the first; tied players share a place, and whoever is arrested comes last.
    pub place: u8,
    pub won: bool,
    /// Where the points came from: for players at the screen and for the winners.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub points: BTreeMap<Source, u16>,
}

impl FinishedGame {
    /// A game that is over now; `None` where nobody at the screen has played.
    pub fn of(game: &Game, session: &Session, ended: DateTime) -> Option<Self> {
        let (board, setup) = (game.board(), game.setup());
        let you = SeatConfig::first_human(&session.seats)?;
        let seats = session.seats.iter().zip(0..).map(|(config, seat)| {
            let (seat, player) = (Seat(seat), board.player(Seat(seat)));
            let won = board.winners.contains(&seat);
            let told = won || config.player == PlayerKind::Human;
            let sources = Source::VARIANTS.iter().filter(|_| told);
            FinishedSeat {
                player: config.player,
                score: player.score(),
                place: game.board().place(seat),
                won,
                points: sources
                    .map(|source| (*source, player.book.from_source(*source)))
                    .filter(|(_, points)| *points > 0)
                    .collect(),
            }
        });
        let own = board.player(you);
        let longest = TrainId::BOTH.map(|train| own.train(train).cards.len()).into_iter().max();
        let mut modules = setup.modules;
        modules.sort();
        Some(Self {
            id: identity(&session.record),
            ended,
            kind: session.label.occasion.kind(),
            modules,
            teatime: setup.teatime,
            rounds: board.round,
            seconds: session.label.seconds,
            seats: seats.collect(),
            you: you.index(),
            route: own.route.length(),
            train: longest.unwrap_or(0) as u8,
            contracts: own.contracts_fulfilled,
        })
    }

    /// Whether its parts fit together: a file may have been changed by hand.
    pub fn is_consistent(&self) -> bool {
        (2..=4).contains(&self.seats.len()) && self.you < self.seats.len()
    }

    /// How it ended for you.
    pub fn own(&self) -> &FinishedSeat {
        &self.seats[self.you]
    }

    /// Those who have won.
    pub fn winners(&self) -> impl Iterator<Item = &FinishedSeat> {
        self.seats.iter().filter(|seat| seat.won)
    }

    /// Whether several players have shared the screen.
    pub fn among_friends(&self) -> bool {
        self.seats.iter().filter(|seat| seat.player == PlayerKind::Human).count() > 1
    }
}

/// A number for a game that only the same set-up and choices have, on every machine and in every version.
pub fn identity(record: &Record) -> String {
    let text = record.to_text();
    // FNV-1a, as for card sets: the standard hasher may change.
    let hash = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    format!("{hash:016x}")
}
