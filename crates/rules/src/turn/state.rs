//! Where a game stands between two choices: whose turn, what is running, what waits.

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use super::{choice::Ask, event::FrameSource};
use crate::model::{
    board::{MIDDLE_PLACES, Person, Seat, TrainId},
    card::*,
};

/// A frame and where it came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SourcedFrame {
    /// Where it came from.
    pub source: FrameSource,
    /// The symbols not yet resolved.
    pub symbols: Frame,
    /// Coins of the passengers seated while it runs: they come together when it ends.
    pub passengers_coins: u8,
}

impl SourcedFrame {
    pub(crate) fn new(source: FrameSource, symbols: Frame) -> Self {
        Self { source, symbols, passengers_coins: 0 }
    }
}

/// The part of the game that runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// The draft of Game End cards.
    Draft,
    /// A turn.
    Turn {
        /// Whether the card or tile of this turn is taken.
        taken: bool,
    },
    /// Frames gained in another's turn.
    OutOfTurn,
    /// A seat's part of a scoring phase.
    Scoring,
    /// The final revelation of the murder.
    Revelation,
    /// The game is over.
    Over,
}

/// Something that must be answered before anything below it continues.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PendingStep {
    /// A running frame.
    Frame(SourcedFrame),
    /// The mail car that follows a fifth car.
    MailCar(TrainId),
    /// Coins that do not fit.
    MakeRoom(u8),
    /// A celebrity boards.
    Celebrity(CardId),
    /// A postcard is pinned.
    Postcard(CardId),
    /// Passenger or luggage of a card.
    PassengerOrLuggage(CardId),
    /// A middle card gets its place.
    MiddleCard(CardId),
    /// The factories still to work, by middle place, the next one last.
    Factories(ArrayVec<[u8; MIDDLE_PLACES]>),
    /// The Storage is in use.
    Storage {
        /// The Storage card itself.
        card: CardId,
        /// How many of the four may still be used.
        uses_left: u8,
        /// Whether the toolbox is one of those used.
        toolbox_used: bool,
    },
    /// How many of the seat's tokens are still to be taken away.
    DiscardEvidence(u8),
}

/// The state between two choices. Nothing is pending outside it.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnState {
    /// What part of the game runs.
    pub phase: Phase,
    /// Who chooses.
    pub seat: Seat,
    /// Turns done in this round.
    pub turns_done: u8,
    /// Parts of the scoring phase done.
    pub parts_done: u8,
    /// What has to be answered, the last one first.
    pub pending: Vec<PendingStep>,
    /// Frames waiting for the seat that chooses.
    pub waiting: Vec<SourcedFrame>,
    /// Frames other seats gained, still to be resolved.
    pub others: Vec<(Seat, SourcedFrame)>,
    /// Who draws an evidence token when the turn is over, in this order.
    pub evidence_due: Vec<Person>,
    /// Bonus stations used in this part of the scoring phase, one entry per use.
    pub stations_used: Vec<u8>,
}

impl Clone for TurnState {
    fn clone(&self) -> Self {
        let mut copy = Self::new(self.seat);
        copy.clone_from(self);
        copy
    }

    /// Uses the memory that the lists have already; most of the time they are empty.
    fn clone_from(&mut self, other: &Self) {
        let Self { phase, seat, turns_done, parts_done, pending, waiting, others, evidence_due, stations_used } = other;
        (self.phase, self.seat) = (*phase, *seat);
        (self.turns_done, self.parts_done) = (*turns_done, *parts_done);
        self.pending.clone_from(pending);
        self.waiting.clone_from(waiting);
        self.others.clone_from(others);
        self.evidence_due.clone_from(evidence_due);
        self.stations_used.clone_from(stations_used);
    }
}

impl TurnState {
    pub(crate) fn new(seat: Seat) -> Self {
        Self {
            phase: Phase::Draft,
            seat,
            turns_done: 0,
            parts_done: 0,
            pending: Vec::new(),
            waiting: Vec::new(),
            others: Vec::new(),
            evidence_due: Vec::new(),
            stations_used: Vec::new(),
        }
    }

    /// What is asked now; `None` when the game is over.
    pub fn ask(&self) -> Option<Ask> {
        Some(match (self.pending.last(), self.phase) {
            (Some(PendingStep::Frame(_)), _) => Ask::Frame,
            (Some(PendingStep::MailCar(train)), _) => Ask::MailCar(*train),
            (Some(PendingStep::MakeRoom(coins)), _) => Ask::MakeRoom(*coins),
            (Some(PendingStep::Celebrity(_)), _) => Ask::Celebrity,
            (Some(PendingStep::Postcard(_)), _) => Ask::Postcard,
            (Some(PendingStep::PassengerOrLuggage(_)), _) => Ask::PassengerOrLuggage,
            (Some(PendingStep::MiddleCard(_)), _) => Ask::MiddleCard,
            (Some(PendingStep::Factories(_)), _) => Ask::Factories,
            (Some(PendingStep::Storage { .. }), _) => Ask::Storage,
            (Some(PendingStep::DiscardEvidence(tokens)), _) => Ask::DiscardEvidence(*tokens),
            (None, Phase::Draft) => Ask::Draft,
            (None, Phase::Turn { taken: false }) => Ask::TakeCard,
            (None, Phase::Turn { taken: true }) => Ask::FinishTurn,
            (None, Phase::OutOfTurn) => Ask::OutOfTurn,
            (None, Phase::Scoring) => Ask::ScoringPart,
            (None, Phase::Revelation | Phase::Over) => return None,
        })
    }

    /// The frame in which something has just been done, a mail car that now has to follow aside; `None`
    /// where it was done outside of all frames.
    pub(crate) fn frame_at_work(&mut self) -> Option<&mut SourcedFrame> {
        match self.pending.iter_mut().rfind(|step| !matches!(step, PendingStep::MailCar(_))) {
            Some(PendingStep::Frame(frame)) => Some(frame),
            _ => None,
        }
    }

    /// The running frame, if the question is about one.
    pub fn running_frame(&self) -> Option<&SourcedFrame> {
        if let Some(PendingStep::Frame(frame)) = self.pending.last() { Some(frame) } else { None }
    }
}
