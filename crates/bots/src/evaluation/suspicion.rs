//! What the murder is worth to a seat: points on its tokens, the escape, and the danger of
//! being arrested.

use tinyvec::ArrayVec;

use rules::{EvidenceToken, Game, ImaginedGame, Person, PlayerBoard, Seat, Whodunit, model::counts::EVIDENCE_TOKENS};

/// Fingerprints and points on a token nobody has seen, and the variance of those fingerprints.
const FINGERPRINTS: f32 = 1.25;
const POINTS: f32 = 0.35;
const VARIANCE: f32 = 0.75;
/// Tokens a person still gets for each turn left.
const TOKENS_PER_TURN: f32 = 0.35;
/// Tokens the murderer draws at the end, and the points of the escape.
const MURDERER_DRAWS: f32 = 2.0;
const ESCAPE: f32 = 20.0;
/// What the chance of winning is worth in points to a player who is not ahead, and what each point of a
/// lead adds: the more certain the victory, the more an arrest would take away.
const FREEDOM: f32 = 200.0;
const FREEDOM_PER_LEAD: f32 = 5.0;

/// What a seat knows about the murder.
#[derive(Clone, Debug)]
pub struct Suspicion {
    seat: Seat,
    whodunit: Whodunit,
    evidence: ArrayVec<[EvidenceToken; EVIDENCE_TOKENS]>,
    turns: f32,
    freedom: f32,
}

/// Fingerprints a person can be expected to leave in the end, and how uncertain that is.
struct ExpectedFingerprints {
    fingerprints: f32,
    variance: f32,
}

impl Suspicion {
    /// What the seat knows in a game it has dealt; `None` without Module C, and once everything is turned over.
    pub fn new(game: &ImaginedGame, seat: Seat) -> Option<Self> {
        let (whodunit, evidence) = game.known_evidence(seat)?;
        Some(Self { seat, whodunit, evidence, turns: game.turns_left(seat).into(), freedom: freedom(game, seat) })
    }

    /// What a position is worth that can follow from the one the seat sees.
    pub fn of(&self, game: &Game) -> f32 {
        let escape = if self.whodunit == Whodunit::Murderer { ESCAPE } else { 0.0 };
        self.points(game) - (self.freedom + escape) * self.arrest(game)
    }

    /// Points on its tokens, and on those it is about to draw.
    fn points(&self, game: &Game) -> f32 {
        let points = |token: &EvidenceToken| if let EvidenceToken::Points(points) = token { *points } else { 0 };
        f32::from(self.evidence.iter().map(points).sum::<u8>()) + POINTS * due(game, Person::Seat(self.seat))
    }

    /// How likely the seat has the most fingerprints of all.
    fn arrest(&self, game: &Game) -> f32 {
        let me = Person::Seat(self.seat);
        let mine = self.expected(game, me);
        let most = |other| {
            let theirs = self.expected(game, other);
            let spread = 0.8 * (mine.variance + theirs.variance).sqrt().max(0.5);
            1.0 / (1.0 + ((theirs.fingerprints - mine.fingerprints) / spread).exp())
        };
        game.board().people().filter(|person| *person != me).map(most).product()
    }

    /// What a person's tokens come to: those that lie there, those that are due and those that the turns
    /// left will still bring, without those that are destroyed.
    fn expected(&self, game: &Game, person: Person) -> ExpectedFingerprints {
        let file = game.board().case_file(person);
        let own = person == Person::Seat(self.seat);
        let mut tokens = ArrayVec::<[f32; 2 * EVIDENCE_TOKENS]>::new();
        if own {
            tokens.extend(self.evidence.iter().map(|token| f32::from(token.fingerprints())));
        } else {
            tokens.resize(file.hidden.into(), FINGERPRINTS);
        }
        let discards = self.evidence.iter().filter(|token| own && **token == EvidenceToken::Discard).count();
        let destroys = usize::from(file.destroys()) + discards;
        let unseen = if own { 0 } else { tokens.len().saturating_sub(destroys) };
        let drawn = due(game, person) + self.drawn_by_murderer(person);
        let later = TOKENS_PER_TURN * self.turns;
        let mut more = drawn + later;
        while more > 0.0 {
            tokens.push(FINGERPRINTS * more.min(1.0));
            more -= 1.0;
        }
        tokens.sort_unstable_by(|a, b| b.total_cmp(a));
        // Nobody knows how many come later: that number varies as well as what they show.
        let variance = VARIANCE * (unseen as f32 + drawn) + (VARIANCE + FINGERPRINTS * FINGERPRINTS) * later;
        ExpectedFingerprints { fingerprints: tokens.iter().skip(destroys).sum(), variance }
    }

    /// The tokens a person draws at the end if it is the murderer, as far as the seat knows.
    fn drawn_by_murderer(&self, person: Person) -> f32 {
        match (self.whodunit, person == Person::Seat(self.seat)) {
            (Whodunit::Murderer, true) => MURDERER_DRAWS,
            (Whodunit::Innocent, false) => MURDERER_DRAWS / 3.0,
            _ => 0.0,
        }
    }
}

/// What it is worth to the seat not to be arrested, in points.
fn freedom(game: &Game, seat: Seat) -> f32 {
    let score = |player: &PlayerBoard| f32::from(player.score());
    let others = game.board().players.iter().enumerate().filter(|(other, _)| *other != seat.index());
    let best = others.map(|(_, player)| score(player)).fold(0.0, f32::max);
    FREEDOM + FREEDOM_PER_LEAD * (score(game.board().player(seat)) - best).max(0.0)
}

/// How many tokens a person draws when the turn is over.
fn due(game: &Game, person: Person) -> f32 {
    game.state().evidence_due.iter().filter(|other| **other == person).count() as f32
}
