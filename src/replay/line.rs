//! How a game lies along a line: six rounds, a tick for every turn, a lamp for every scoring phase, a flag at the end. All
//! of it is there from the beginning, however far the game has been played.

use rules::{
    GameEvent, Seat, Setup,
    model::counts::{ROUNDS, TURNS_PER_ROUND},
};

/// The beginning of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnStop {
    pub moment: usize,
    pub round: u8,
    pub seat: Seat,
}

impl TurnStop {
    /// Those of a game, in order.
    pub fn all(events: &[GameEvent], ends: &[usize]) -> Vec<Self> {
        let (mut round, mut stops) = (0, Vec::new());
        for (nth, event) in events.iter().enumerate() {
            match event {
                GameEvent::RoundBegan { round: begins, .. } => round = *begins,
                GameEvent::TurnBegan { seat, .. } => {
                    stops.push(Self { moment: moment_of(nth, ends), round, seat: *seat });
                }
                _ => {}
            }
        }
        stops
    }
}

/// The first moment by which an event had happened.
pub fn moment_of(event: usize, ends: &[usize]) -> usize {
    ends.partition_point(|end| *end <= event)
}

/// What stands on the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkKind {
    /// The middle of a round.
    Round(u8),
    /// The beginning of a turn in a round.
    Turn(u8),
    /// A scoring phase.
    Scoring(u8),
    /// The end of the game.
    End,
}

/// Something on the line, and where: from 0 at its left end to 1 at its right end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LineMark {
    pub at: f32,
    pub kind: MarkKind,
}

/// The lengths of the draft, of a scoring phase and of the final scoring, as parts of a round.
const DRAFT: f32 = 0.1;
const SCORING: f32 = 0.32;
const FINAL: f32 = 0.2;
/// How long all of it is.
const WHOLE: f32 = DRAFT + ROUNDS as f32 + SCORING * (ROUNDS / 2) as f32 + FINAL;

/// Where a round begins, or the scoring phase after a round ends.
fn round_begins(round: u8) -> f32 {
    (DRAFT + f32::from(round - 1) + SCORING * f32::from((round - 1) / 2)) / WHOLE
}

/// The places of all moments.
pub struct TrackLine {
    marks: Vec<LineMark>,
    /// Moments whose places are known; those between them lie evenly between.
    anchors: Vec<(usize, f32)>,
}

impl TrackLine {
    /// That of a game with these turns, of which this has happened.
    pub fn new(setup: &Setup, turns: &[TurnStop], (events, ends): (&[GameEvent], &[usize]), is_over: bool) -> Self {
        let in_round = TURNS_PER_ROUND * setup.seats;
        let length = 1.0 / (WHOLE * f32::from(in_round));
        let mut marks = Vec::new();
        for round in 1..=ROUNDS {
            let begins = round_begins(round);
            let middle = begins + length * f32::from(in_round) / 2.0;
            marks.push(LineMark { at: middle, kind: MarkKind::Round(round) });
            marks.extend((0..in_round).map(|turn| {
                let at = begins + length * (f32::from(turn) + 0.5);
                LineMark { at, kind: MarkKind::Turn(round) }
            }));
            if round % 2 == 0 {
                let at = begins + (1.0 + SCORING / 2.0) / WHOLE;
                marks.push(LineMark { at, kind: MarkKind::Scoring(round / 2) });
            }
        }
        marks.push(LineMark { at: 1.0, kind: MarkKind::End });

        let mut anchors = vec![(0, 0.0)];
        let mut turn_in_round = (0, 0u8);
        for turn in turns {
            turn_in_round =
                if turn_in_round.0 == turn.round { (turn.round, turn_in_round.1 + 1) } else { (turn.round, 0) };
            anchors.push((turn.moment, round_begins(turn.round) + length * f32::from(turn_in_round.1)));
        }
        // What is chosen in a scoring phase lies around its lamp.
        for (nth, event) in events.iter().enumerate() {
            if let GameEvent::ScoringBegan { phase } = event {
                anchors.push((moment_of(nth, ends), round_begins(2 * phase) + (1.0 + 0.4 * SCORING) / WHOLE));
            }
        }
        let end = ends.len() - 1;
        let last = anchors.iter().map(|(_, at)| *at).fold(0.0, f32::max);
        anchors.push((end, if is_over { 1.0 } else { last + 0.8 * length }));
        // Where several things begin with the same choice, the last one counts.
        anchors.sort_by(|one, other| one.0.cmp(&other.0).then(other.1.total_cmp(&one.1)));
        anchors.dedup_by_key(|(moment, _)| *moment);
        Self { marks, anchors }
    }

    /// Everything that stands on the line, from the left to the right.
    pub fn marks(&self) -> &[LineMark] {
        &self.marks
    }

    /// Where a moment lies, from 0 to 1.
    pub fn place(&self, moment: usize) -> f32 {
        let after = self.anchors.partition_point(|(anchor, _)| *anchor <= moment);
        let Some(before) = after.checked_sub(1).map(|nth| self.anchors[nth]) else { return 0.0 };
        let Some(next) = self.anchors.get(after) else { return before.1 };
        let part = (moment - before.0) as f32 / (next.0 - before.0) as f32;
        before.1 + (next.1 - before.1) * part
    }

    /// The moment nearest to a place.
    pub fn moment(&self, place: f32) -> usize {
        let end = self.anchors.last().map_or(0, |(end, _)| *end);
        let (mut from, mut to) = (0, end);
        while to - from > 1 {
            let middle = usize::midpoint(from, to);
            if self.place(middle) <= place { from = middle } else { to = middle }
        }
        if to > from && (self.place(to) - place).abs() < (place - self.place(from)).abs() { to } else { from }
    }
}
