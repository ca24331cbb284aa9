//! What the murder is worth to a seat: points on its tokens, the escape, and the danger of
//! being arrested.

use crate::rules::{EvidenceToken, Game, Person, Seat, SeatView, Whodunit};

/// Fingerprints and points on a token nobody has seen.
const FINGERPRINTS: f32 = 1.25;
const POINTS: f32 = 0.35;
/// Tokens a person still gets per turn left.
const TOKENS_PER_TURN: f32 = 0.15;
/// Tokens the murderer draws at the end, and the points of the escape.
const MURDERER_DRAWS: f32 = 2.0;
const ESCAPE: f32 = 20.0;
/// What the chance to win counts, in points.
const FREEDOM: f32 = 45.0;

/// A seat's knowledge of the murder.
pub(super) struct Suspicion {
    seat: Seat,
    whodunit: Whodunit,
    evidence: Vec<EvidenceToken>,
    turns: f32,
}

impl Suspicion {
    /// What the seat knows with so many own turns left; `None` without Module C.
    pub(super) fn new(view: &SeatView, turns: f32) -> Option<Self> {
        Some(Self { seat: view.seat, whodunit: view.whodunit?, evidence: view.evidence.clone(), turns })
    }

    /// What a position is worth that can follow from the one the seat sees.
    pub(super) fn of(&self, game: &Game) -> f32 {
        let me = Person::Seat(self.seat);
        let mine = self.fingerprints(game, me);
        // The longer the game still goes on, the less a lead says.
        let spread = 1.0 + 0.12 * self.turns;
        let others = game.board().people().filter(|person| *person != me);
        let arrested: f32 =
            others.map(|other| 1.0 / (1.0 + ((self.fingerprints(game, other) - mine) / spread).exp())).product();
        let escape = if self.whodunit == Whodunit::Murderer { ESCAPE } else { 0.0 };
        let points = |token: &EvidenceToken| if let EvidenceToken::Points(points) = token { *points } else { 0 };
        let points = f32::from(self.evidence.iter().map(points).sum::<u8>()) + POINTS * due(game, me);
        points - (FREEDOM + escape) * arrested
    }

    /// The fingerprints a person can be expected to have in the end.
    fn fingerprints(&self, game: &Game, person: Person) -> f32 {
        let file = game.board().case_file(person);
        let mut destroys = file.destroys();
        let (mut tokens, draws) = if person == Person::Seat(self.seat) {
            destroys += self.evidence.iter().filter(|token| **token == EvidenceToken::Discard).count() as u8;
            let known = self.evidence.iter().map(|token| f32::from(token.fingerprints())).collect::<Vec<_>>();
            (known, if self.whodunit == Whodunit::Murderer { MURDERER_DRAWS } else { 0.0 })
        } else {
            // The other three Whodunit cards are all alike from here.
            let draws = if self.whodunit == Whodunit::Murderer { 0.0 } else { MURDERER_DRAWS / 3.0 };
            (vec![FINGERPRINTS; file.hidden.into()], draws)
        };
        let mut more = due(game, person) + draws + TOKENS_PER_TURN * self.turns;
        while more > 0.0 {
            tokens.push(FINGERPRINTS * more.min(1.0));
            more -= 1.0;
        }
        tokens.sort_unstable_by(|a, b| b.total_cmp(a));
        tokens.iter().skip(destroys.into()).sum()
    }
}

/// How many tokens a person draws when the turn is over.
fn due(game: &Game, person: Person) -> f32 {
    game.flow().evidence_due.iter().filter(|other| **other == person).count() as f32
}
