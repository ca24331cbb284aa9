//! The chance to win from turn to turn, and what of it was dealt.

use rules::Seat;
use serde::{Deserialize, Serialize};

use super::{
    decision::{Decision, DecisionKind},
    games::ChanceGames,
    interval::Interval,
};

/// A moment of the curve: the beginning of a turn, or the end of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CurvePoint {
    /// How many choices of the record come before it.
    pub choices: u32,
    /// The round, 1–6.
    pub round: u8,
    /// The turn of the round, 1–3.
    pub turn: u8,
    /// Whose turn begins; `None` at the end of the game.
    pub seat: Option<Seat>,
    /// Each seat's chance to win, 0–1, with the 95 % band: the share of the games it wins that are played on from what the
    /// reviewed seat could know. Tied players all win, so that the sum can exceed 1. Nobody may win where all are
    /// arrested.
    pub chances: Vec<Interval>,
}

/// What was dealt, apart from how anybody played.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Luck {
    /// How much all deals together changed the reviewed seat's chance to win: 0.1 is ten in a hundred more. With the 95 %
    /// interval, which is wide: every deal is measured by itself.
    pub whole: Interval,
    /// Each deal: after which of [`Review::decisions`](super::Review::decisions) it came, and by how much the chance was
    /// then higher than could be expected before: the games played on from the moment after the deal, against those
    /// played on from the same choices with everything dealt anew.
    pub deals: Vec<(usize, Interval)>,
}

impl Luck {
    /// What came after one of the decisions, up to the seat's next turn.
    pub(super) fn after(&self, index: usize, seat: Seat, decisions: &[Decision]) -> Option<Interval> {
        let next = decisions[index + 1..].iter().position(|decision| decision.seat == seat && decision.begins_turn());
        let until = next.map_or(decisions.len(), |next| index + 1 + next);
        let deals = self.deals.iter().filter(|(deal, _)| (index..until).contains(deal));
        deals.map(|(_, deal)| *deal).reduce(Interval::plus)
    }
}

/// Which games are wanted of a decision: from its beginning, and after it.
pub(super) fn wanted(decisions: &[Decision], index: usize, over: bool) -> [bool; 2] {
    let decision = &decisions[index];
    let after_deal = index.checked_sub(1).is_some_and(|before| decisions[before].reveals);
    let goes_on = index + 1 < decisions.len() || over;
    [decision.begins_turn() || after_deal, decision.reveals && goes_on]
}

/// The beginning of every turn of which games are known, and the end.
pub(super) fn curve<'a>(
    decisions: &[Decision],
    chances: impl Fn(usize) -> &'a ChanceGames,
    winners: Option<&[Seat]>,
    seats: u8,
) -> Vec<CurvePoint> {
    let begun = (0..).zip(decisions).filter(|(_, decision)| decision.begins_turn());
    let known = begun.filter(|(index, _)| chances(*index).games > 0);
    let mut points: Vec<_> = known
        .map(|(index, decision)| CurvePoint {
            choices: decision.begins,
            round: decision.round,
            turn: decision.turn,
            seat: Some(decision.seat),
            chances: (0..seats).map(|seat| chances(index).of(Seat(seat))).collect(),
        })
        .collect();
    let last = decisions.iter().rfind(|decision| decision.kind == DecisionKind::Turn);
    if let (Some(winners), Some(last), Some(end)) = (winners, last, decisions.last()) {
        let chance = |seat| Interval::exactly(if winners.contains(&Seat(seat)) { 1.0 } else { 0.0 });
        let chances = (0..seats).map(chance).collect();
        points.push(CurvePoint { choices: end.ends, round: last.round, turn: last.turn, seat: None, chances });
    }
    points
}

/// What every deal did to a seat's chance, as far as it is known.
pub(super) fn luck<'a>(
    decisions: &[Decision],
    chances: impl Fn(usize) -> &'a [ChanceGames; 2],
    winners: Option<&[Seat]>,
    seat: Seat,
) -> Luck {
    let deal = |index: usize| {
        let expected = chances(index)[1];
        let came = match (decisions.get(index + 1), winners) {
            (Some(_), _) => Some(chances(index + 1)[0]).filter(|came| came.games > 0).map(|came| came.of(seat)),
            (None, Some(winners)) => Some(Interval::exactly(if winners.contains(&seat) { 1.0 } else { 0.0 })),
            (None, None) => None,
        };
        (expected.games > 0).then(|| Some((index, came?.minus(expected.of(seat)))))?
    };
    let deals: Vec<_> = (0..decisions.len()).filter(|index| decisions[*index].reveals).filter_map(deal).collect();
    let whole = deals.iter().map(|(_, deal)| *deal).reduce(Interval::plus).unwrap_or_default();
    Luck { whole, deals }
}
