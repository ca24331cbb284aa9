//! Follows a game and notes what its frames were worth.

use strum::VariantArray;

use super::parts::{Part, frame_worth};
use crate::{observer::Observer, tally::Tally};
use rules::{Choice, Game, GameEvent as E, Moment, PlayerBoard, Seat, Source, Symbol};

/// A number for each part.
pub(super) type ByPart = [f64; Part::VARIANTS.len()];

/// Listens to a game.
pub(super) struct BalanceLedger<'t> {
    tally: &'t mut Tally,
    /// By seat: what its frames were worth.
    frames: Vec<ByPart>,
    /// The next station frame is due to a postcard.
    doubled: bool,
}

/// What is worth knowing about the player who won.
pub(super) struct Winner {
    pub score: u16,
    /// The points, with what frames were worth.
    pub parts: ByPart,
}

impl<'t> BalanceLedger<'t> {
    pub(super) fn new(tally: &'t mut Tally, seats: u8) -> Self {
        Self { tally, frames: vec![[0.0; Part::VARIANTS.len()]; seats.into()], doubled: false }
    }

    /// The (first) winner of the game that was followed to its end. If nobody wins because all are arrested, the best
    /// of them counts as the winner.
    pub(super) fn winner(self, game: &Game) -> Winner {
        let board = game.board();
        let best = || (0..board.seats()).map(Seat).max_by_key(|seat| board.player(*seat).score());
        let seat = board.winners.first().copied().or_else(best).unwrap_or(Seat(0));
        let player: &PlayerBoard = board.player(seat);
        let mut parts = self.frames[seat.index()];
        for source in Source::VARIANTS.iter().copied() {
            parts[Part::of_source(source) as usize] += f64::from(player.book.from_source(source));
        }
        Winner { score: player.score(), parts }
    }

    fn add(&mut self, seat: Seat, part: Part, symbols: &[Symbol], phases: usize) {
        self.frames[seat.index()][part as usize] += frame_worth(part, symbols, phases);
    }
}

impl Observer for BalanceLedger<'_> {
    fn carry_out(&mut self, game: &mut Game, choice: Choice) {
        self.tally.note(game, choice);
        let mut events = Vec::new();
        game.apply_unchecked(choice, &mut events);
        let phases = phases_left(game.board().moment);
        for event in &events {
            match event {
                E::StationUsed { copy, .. } => self.doubled = *copy > 1,
                E::PassengerSeated { seat, coins, .. } => self.add(*seat, Part::D, &[Symbol::Coins(*coins)], phases),
                E::MechanicDone { seat, worked: true, .. } => {
                    self.add(*seat, Part::E, &[Symbol::UpgradeOfChoice], phases);
                }
                E::FrameBegan { seat, source, symbols } => {
                    if let Some(part) = Part::of_frame(source, self.doubled, game.catalogue()) {
                        self.add(*seat, part, symbols, phases);
                    }
                }
                _ => {}
            }
        }
    }
}

/// Scoring phases still to come, the running one included.
fn phases_left(moment: Moment) -> usize {
    match moment {
        Moment::SetUp => 3,
        Moment::Round(round) => 3 - usize::from((round - 1) / 2),
        Moment::Scoring(phase) => 4 - usize::from(phase),
        Moment::End => 0,
    }
}
