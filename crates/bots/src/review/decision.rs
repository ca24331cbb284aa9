//! A game cut into decisions: what a seat chooses between two moments at which something hidden is shown or somebody else
//! is asked. What can be tried out in dealt games is one decision; mostly that is a whole turn.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use rules::{
    Ask, Catalogue, Game, GameEvent, Record, Seat,
    turn::{record::RecordError, state::Phase},
};

use super::facts::TakenCard;

/// In which part of the game a decision is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DecisionKind {
    /// The draft of Game End cards.
    Draft,
    /// A turn, with everything that is done in it.
    Turn,
    /// Frames that came in another seat's turn. It belongs to the turn in which it happens.
    OutOfTurn,
    /// A part of a scoring phase.
    Scoring,
    /// Evidence that is taken away at the end; never judged.
    Revelation,
}

/// Choices of one seat, one after the other, during which nothing hidden is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// What kind of decision it is.
    pub kind: DecisionKind,
    /// Who decides.
    pub seat: Seat,
    /// The round, 1–6; 0 in the draft. Scoring phases count to the round before them.
    pub round: u8,
    /// The turn of the round, 1–3; 0 in the draft.
    pub turn: u8,
    /// 0, but for what is decided in a turn after a Storage was drawn: 1 and so on.
    pub part: u8,
    /// How many choices of the record come before it.
    pub begins: u32,
    /// How many have been made when it is over.
    pub ends: u32,
    /// Whether it is over; false for the last one of a game that was broken off.
    pub complete: bool,
    /// Whether there was anything to decide.
    pub free: bool,
    /// Whether something hidden was shown when it was over: cards dealt, a Storage drawn, evidence turned over.
    pub reveals: bool,
}

impl Decision {
    /// The places of its choices in the record.
    pub fn choices(&self) -> std::ops::Range<usize> {
        self.begins as usize..self.ends as usize
    }

    /// Whether a turn begins with it.
    pub fn begins_turn(&self) -> bool {
        self.kind == DecisionKind::Turn && self.part == 0
    }
}

/// A game that was cut.
pub(super) struct CutGame {
    pub decisions: Vec<Decision>,
    /// Who took which card, and how many choices had been made then.
    pub taken: Vec<(u32, Seat, TakenCard)>,
    /// The game after the last choice.
    pub game: Game,
}

/// Cuts a recorded game.
pub(super) fn cut(catalogue: &Arc<Catalogue>, record: &Record) -> Result<CutGame, RecordError> {
    let mut decisions: Vec<Decision> = Vec::new();
    let mut taken = Vec::new();
    let begun = |game: &Game| Some((game.question()?, game.stage(), game.reveals()));
    let mut game = record.beginning(catalogue)?;
    for (place, choice) in (0..).zip(&record.choices) {
        let before = begun(&game);
        let continues = decisions.last().is_some_and(|last| !last.complete);
        if let Some((question, ..)) = before.filter(|_| !continues) {
            decisions.push(beginning(&game, question.seat, question.ask, place, &decisions));
        }
        let free = game.legal_choices().len() > 1;
        let events =
            game.apply(*choice).map_err(|refusal| RecordError::Choice { number: place as usize + 1, refusal })?;
        for event in events {
            if let GameEvent::CardTaken { seat, place: from, card, declined } = event {
                taken.push((place, seat, TakenCard { place: from, card, declined }));
            }
        }
        let Some(last) = decisions.last_mut() else { continue };
        let after = begun(&game);
        let key = |moment: &Option<(rules::Question, u32, u32)>| moment.map(|(asked, stage, _)| (asked.seat, stage));
        let shown = before.map(|(.., reveals)| reveals) != Some(game.reveals());
        last.free |= free;
        last.ends = place + 1;
        last.reveals = shown;
        last.complete = shown || key(&before) != key(&after);
    }
    Ok(CutGame { decisions, taken, game })
}

fn beginning(game: &Game, seat: Seat, ask: Ask, begins: u32, before: &[Decision]) -> Decision {
    let kind = match game.state().phase {
        _ if matches!(ask, Ask::DiscardEvidence(_)) => DecisionKind::Revelation,
        Phase::Draft => DecisionKind::Draft,
        Phase::Turn { .. } => DecisionKind::Turn,
        Phase::OutOfTurn => DecisionKind::OutOfTurn,
        Phase::Scoring => DecisionKind::Scoring,
        Phase::Revelation | Phase::Over => DecisionKind::Revelation,
    };
    let (round, turn) = (game.board().round, game.board().turn);
    let same = |last: &&Decision| (last.kind, last.seat, last.round, last.turn) == (kind, seat, round, turn);
    let part = before.last().filter(same).map_or(0, |last| last.part + 1);
    Decision {
        kind,
        seat,
        round,
        turn: if round == 0 { 0 } else { turn },
        part,
        begins,
        ends: begins,
        complete: false,
        free: false,
        reveals: false,
    }
}
