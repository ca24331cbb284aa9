//! How well somebody played, in figures.

use rules::model::card::CardKind;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::{
    decision::DecisionKind,
    turn_review::{PlanReview, TurnReview},
};

/// What a decision was about, by the cards in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, Serialize, Deserialize)]
pub enum AccuracyPart {
    /// Railroad car cards.
    Cars,
    /// Conductor cards.
    Conductors,
    /// Route and locomotive cards.
    Route,
    /// Contracts.
    Contracts,
    /// Cards that bring Game End cards, and the draft of them.
    GameEndCards,
    /// Everything else that only modules bring.
    Modules,
}

/// How well somebody played. All choices together are worth the score; each has the share in it that it brings of what
/// all bring compared with doing nothing ([`TurnReview::worth`]). What the Master's are worth is what was given away more
/// ([`TurnReview::given_away`]).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Accuracy {
    /// 100 × what the seat's choices were worth of what the Master's were; `None` as long as nothing is known.
    pub percent: Option<f64>,
    /// The same of the decisions in which the seat or the Master takes a card of a part; without the parts that nobody
    /// would have touched.
    pub parts: Vec<(AccuracyPart, f64)>,
    /// Turns that are judged, as far as anything could be decided in them.
    pub turns: usize,
    /// How many of them were played like the Master ([`TurnReview::like_master`]).
    pub like_master: usize,
    /// Points given away in all decisions.
    pub given_away: f64,
    /// Those of the turns that cost most ([`Review::costliest`](super::Review::costliest)).
    pub in_costliest: f64,
}

impl AccuracyPart {
    fn of(kind: CardKind) -> Self {
        match kind {
            CardKind::RailroadCar => Self::Cars,
            CardKind::Conductor => Self::Conductors,
            CardKind::Route | CardKind::Locomotive => Self::Route,
            CardKind::Contract => Self::Contracts,
            CardKind::GameEnd => Self::GameEndCards,
            _ => Self::Modules,
        }
    }

    /// Whether a decision was about this part.
    fn is_in(self, turn: &TurnReview) -> bool {
        let about = |plan: &PlanReview| plan.facts.kind.map(Self::of) == Some(self);
        let draft = turn.decision.kind == DecisionKind::Draft && self == Self::GameEndCards;
        draft || about(&turn.played) || about(&turn.master)
    }
}

impl Accuracy {
    /// Of the decisions that are judged, which are together worth this score; the costliest by their index.
    pub(super) fn new(turns: &[TurnReview], costliest: &[usize], score: f64) -> Self {
        let worth = |part: &dyn Fn(&TurnReview) -> bool| -> f64 {
            turns.iter().filter(|turn| part(turn)).map(|turn| turn.worth.max(0.0)).sum()
        };
        let scale = score / worth(&|_| true).max(1.0);
        let percent = |part: &dyn Fn(&TurnReview) -> bool| {
            let own = scale * worth(part);
            let away: f64 = turns.iter().filter(|turn| part(turn)).map(|turn| turn.given_away).sum();
            (own + away > 0.0).then(|| 100.0 * own / (own + away))
        };
        let parts = AccuracyPart::VARIANTS.iter().filter_map(|part| Some((*part, percent(&|turn| part.is_in(turn))?)));
        let given_away = |part: &dyn Fn(&TurnReview) -> bool| -> f64 {
            turns.iter().filter(|turn| part(turn)).map(|turn| turn.given_away).sum()
        };
        let own_turns: Vec<_> = turns.iter().filter(|turn| turn.decision.kind == DecisionKind::Turn).collect();
        let whole_turns =
            own_turns.chunk_by(|a, b| (a.decision.round, a.decision.turn) == (b.decision.round, b.decision.turn));
        let (mut all, mut like_master) = (0, 0);
        for parts in whole_turns {
            all += 1;
            like_master += usize::from(parts.iter().all(|part| part.like_master()));
        }
        Self {
            percent: percent(&|_| true),
            parts: parts.collect(),
            turns: all,
            like_master,
            given_away: given_away(&|_| true),
            in_costliest: given_away(&|turn| costliest.contains(&turn.index)),
        }
    }
}
