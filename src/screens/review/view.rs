//! What is shown of a review, worked out anew whenever something was found out.

use std::sync::Arc;

use crate::{review::OpenReview, session::SeatConfig};
use bots::review::{Accuracy, CurvePoint, Luck, ReviewProgress, TurnReview};
use rules::{Catalogue, Game, Record, Seat};

/// What is shown of a review.
pub struct ReviewView {
    pub seats: Vec<SeatConfig>,
    pub seat: Seat,
    pub curve: Vec<CurvePoint>,
    /// The turns that cost most; none is blamed for what may be chance.
    pub costliest: Vec<TurnReview>,
    pub accuracy: Accuracy,
    pub luck: Luck,
    pub progress: ReviewProgress,
    /// The points of every seat in the end.
    pub totals: Vec<u16>,
    /// Which of the costliest turns is looked at.
    pub chosen: usize,
    /// How far the dial and the bars have grown, 0–1.
    pub dial: f32,
    /// The tables of the chosen turn.
    pub tables: Option<TurnTables>,
}

/// The table before a turn, and after both ways of playing it.
pub struct TurnTables {
    pub before: Game,
    pub played: Game,
    pub master: Game,
}

impl ReviewView {
    /// Of what is known so far.
    pub fn of(open: &OpenReview, catalogue: &Arc<Catalogue>, chosen: usize, dial: f32) -> Self {
        let review = &open.review;
        let costliest: Vec<_> =
            review.costliest().into_iter().filter(|turn| turn.blamed || !review.is_complete()).collect();
        let chosen = chosen.min(costliest.len().saturating_sub(1));
        let tables = costliest.get(chosen).and_then(|turn| TurnTables::of(review.record(), catalogue, turn));
        let totals = (0..open.seats.len() as u8).map(|seat| open.ending.board().player(Seat(seat)).score()).collect();
        Self {
            seats: open.seats.clone(),
            seat: open.seat(),
            curve: review.curve(),
            costliest,
            accuracy: review.accuracy(),
            luck: review.luck(),
            progress: review.progress(),
            totals,
            chosen,
            dial,
            tables,
        }
    }

    /// The chosen turn.
    pub fn turn(&self) -> Option<&TurnReview> {
        self.costliest.get(self.chosen)
    }
}

impl TurnTables {
    fn of(record: &Record, catalogue: &Arc<Catalogue>, turn: &TurnReview) -> Option<Self> {
        let begins = turn.decision.begins as usize;
        let until = Record { choices: record.choices[..begins].to_vec(), ..record.clone() };
        let before = until.replay(catalogue.clone(), |_, _| {}).ok()?;
        let after = |choices: &[rules::Choice]| {
            let mut game = before.clone();
            // What is dealt after the last choice belongs to another game: the turn's own end is left out.
            let ends = choices.iter().position(|choice| *choice == rules::Choice::EndTurn).unwrap_or(choices.len());
            choices[..ends].iter().for_each(|choice| _ = game.apply(*choice));
            game
        };
        let (played, master) = (after(&turn.played.choices), after(&turn.master.choices));
        Some(Self { before, played, master })
    }
}
