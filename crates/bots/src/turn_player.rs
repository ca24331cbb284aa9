//! Plays all seats of a game that a bot has dealt itself: each plans its turn with a narrow beam and follows its plan.

use super::{
    candidates::{Care, candidates},
    evaluation::FeatureWeights,
    judge::Judge,
    policy::most_fingerprints,
    turn_search::{TurnPlan, TurnSearch},
};
use rules::{Ask, Choice, Game, ImaginedGame};

/// The players of a dealt game.
#[derive(Clone, Debug)]
pub struct TurnPlayer {
    search: TurnSearch,
    /// What is left of the running plan, the next choice last.
    planned: Vec<Choice>,
    /// The stage and the reveals that it holds for.
    holds_for: (u32, u32),
    list: Vec<Choice>,
}

impl TurnPlayer {
    /// Players with a beam like this.
    pub fn new(search: TurnSearch) -> Self {
        Self { search, planned: Vec::new(), holds_for: (0, 0), list: Vec::new() }
    }

    /// Forgets what was planned: another game begins.
    pub fn begin(&mut self) {
        self.planned.clear();
    }

    /// What the seat that is asked does next; `None` when the game is over. `taste` is added to what a plan is worth.
    pub fn choose(
        &mut self,
        game: &ImaginedGame,
        weights: &FeatureWeights,
        mut taste: impl FnMut() -> f32,
    ) -> Option<Choice> {
        let question = game.question()?;
        if self.holds_for == (game.stage(), game.reveals())
            && let Some(next) = self.planned.pop()
        {
            return Some(next);
        }
        candidates(game, Care::Quick, &mut self.list);
        match question.ask {
            _ if self.list.len() == 1 => return Some(self.list[0]),
            Ask::DiscardEvidence(_) => return most_fingerprints(game, &self.list),
            _ => {}
        }
        let plans = self.search.plans(game, &Judge::new(game, question.seat, weights));
        let mut tasted = plans.into_iter().map(|TurnPlan { choices, worth, .. }| (choices, worth + taste()));
        let first = tasted.next()?;
        let (choices, _) = tasted.fold(first, |best, next| if next.1 > best.1 { next } else { best });
        self.planned = choices;
        self.planned.reverse();
        self.holds_for = (game.stage(), game.reveals());
        self.planned.pop()
    }

    /// Plays on until `until` says that it is enough.
    pub fn play(&mut self, game: &mut ImaginedGame, weights: &FeatureWeights, until: impl Fn(&Game) -> bool) {
        self.begin();
        while !until(game) {
            let Some(choice) = self.choose(game, weights, || 0.0) else { return };
            game.apply_unchecked(choice, &mut ());
        }
    }
}
