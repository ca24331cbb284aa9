//! What the murder is worth to a seat: points on its tokens, the escape, and the danger of
//! being arrested.

use super::weights::SuspicionWeights;
use rules::{EvidenceToken, Game, Person, PlayerBoard, Seat, SeatView, Whodunit};

/// What a seat knows about the murder.
pub(super) struct ReferenceSuspicion {
    seat: Seat,
    whodunit: Whodunit,
    evidence: Vec<EvidenceToken>,
    turns: f32,
    freedom: f32,
    weights: &'static SuspicionWeights,
}

/// Fingerprints a person can be expected to leave in the end, and how uncertain that is.
struct FingerprintEstimate {
    fingerprints: f32,
    variance: f32,
}

impl ReferenceSuspicion {
    /// What the seat knows with this many own turns left; `None` without Module C.
    pub(super) fn new(view: &SeatView, turns: f32, weights: &'static SuspicionWeights) -> Option<Self> {
        let (seat, whodunit) = (view.seat, view.whodunit?);
        Some(Self { seat, whodunit, evidence: view.evidence.to_vec(), turns, freedom: freedom(view, weights), weights })
    }

    /// What a position is worth that can follow from the one the seat sees.
    pub(super) fn of(&self, game: &Game) -> f32 {
        let escape = if self.whodunit == Whodunit::Murderer { self.weights.escape } else { 0.0 };
        self.points(game) - (self.freedom + escape) * self.arrest(game)
    }

    /// Points on its tokens, and on those it is about to draw.
    fn points(&self, game: &Game) -> f32 {
        let points = |token: &EvidenceToken| if let EvidenceToken::Points(points) = token { *points } else { 0 };
        f32::from(self.evidence.iter().map(points).sum::<u8>())
            + self.weights.points * due(game, Person::Seat(self.seat))
    }

    /// How likely the seat has the most fingerprints of all.
    fn arrest(&self, game: &Game) -> f32 {
        let me = Person::Seat(self.seat);
        let mine = self.expected(game, me);
        let most = |other| {
            let theirs = self.expected(game, other);
            let deviation = (mine.variance + theirs.variance).sqrt().max(self.weights.least_deviation);
            let spread = self.weights.spread * deviation;
            1.0 / (1.0 + ((theirs.fingerprints - mine.fingerprints) / spread).exp())
        };
        game.board().people().filter(|person| *person != me).map(most).product()
    }

    /// What a person's tokens come to: those that lie there, those that are due and those that the turns
    /// left will still bring, without those that are destroyed.
    fn expected(&self, game: &Game, person: Person) -> FingerprintEstimate {
        let SuspicionWeights { fingerprints, variance, tokens_per_turn, .. } = *self.weights;
        let file = game.board().case_file(person);
        let own = person == Person::Seat(self.seat);
        let mut tokens = if own {
            self.evidence.iter().map(|token| f32::from(token.fingerprints())).collect()
        } else {
            vec![fingerprints; file.hidden.into()]
        };
        let discards = self.evidence.iter().filter(|token| own && **token == EvidenceToken::Discard).count();
        let destroys = usize::from(file.destroys()) + discards;
        let unseen = if own { 0 } else { tokens.len().saturating_sub(destroys) };
        let drawn = due(game, person) + self.drawn_by_murderer(person);
        let later = tokens_per_turn * self.turns;
        let mut more = drawn + later;
        while more > 0.0 {
            tokens.push(fingerprints * more.min(1.0));
            more -= 1.0;
        }
        tokens.sort_unstable_by(|a, b| b.total_cmp(a));
        // Nobody knows how many come later: that number varies as well as what they show.
        let variance = variance * (unseen as f32 + drawn) + (variance + fingerprints * fingerprints) * later;
        FingerprintEstimate { fingerprints: tokens.iter().skip(destroys).sum(), variance }
    }

    /// The tokens a person draws at the end if it is the murderer, as far as the seat knows.
    fn drawn_by_murderer(&self, person: Person) -> f32 {
        match (self.whodunit, person == Person::Seat(self.seat)) {
            (Whodunit::Murderer, true) => self.weights.murderer_draws,
            (Whodunit::Innocent, false) => self.weights.murderer_draws / self.weights.suspects,
            _ => 0.0,
        }
    }
}

/// What it is worth to the seat not to be arrested, in points.
fn freedom(view: &SeatView, weights: &SuspicionWeights) -> f32 {
    let score = |player: &PlayerBoard| f32::from(player.score());
    let others = view.board.players.iter().enumerate().filter(|(seat, _)| *seat != view.seat.index());
    let best = others.map(|(_, player)| score(player)).fold(0.0, f32::max);
    weights.freedom + weights.freedom_per_lead * (score(view.board.player(view.seat)) - best).max(0.0)
}

/// How many tokens a person draws when the turn is over.
fn due(game: &Game, person: Person) -> f32 {
    game.state().evidence_due.iter().filter(|other| **other == person).count() as f32
}
