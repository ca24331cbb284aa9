//! The quick policy: of the candidates for one choice, the one after which the seat stands best.

use super::{
    candidates::{Care, candidates},
    evaluation::FeatureWeights,
    judge::Judge,
};
use rules::{Ask, Choice, Game, ImaginedGame};

/// Chooses one choice at a time, and keeps the memory it needs.
#[derive(Clone, Debug, Default)]
pub struct Policy {
    list: Vec<Choice>,
    tried: Option<ImaginedGame>,
}

impl Policy {
    /// What the seat that is asked does next, with something added to what each candidate is worth; `None` when the game
    /// is over.
    pub fn choose(
        &mut self,
        game: &ImaginedGame,
        weights: &FeatureWeights,
        mut more: impl FnMut() -> f32,
    ) -> Option<Choice> {
        let question = game.question()?;
        candidates(game, Care::Quick, &mut self.list);
        if let [only] = self.list[..] {
            return Some(only);
        }
        if let Ask::DiscardEvidence(_) = question.ask {
            return most_fingerprints(game, &self.list);
        }
        let judge = Judge::new(game, question.seat, weights);
        let tried = self.tried.get_or_insert_with(|| game.clone());
        let mut best = None;
        for choice in self.list.iter().copied() {
            let worth = more()
                + if choice == Choice::EndTurn {
                    judge.worth(game)
                } else {
                    tried.clone_from(game);
                    tried.apply_unchecked(choice, &mut ());
                    judge.worth(tried)
                };
            if best.is_none_or(|(_, most)| worth > most) {
                best = Some((choice, worth));
            }
        }
        best.map(|(choice, _)| choice)
    }
}

/// The token with the most fingerprints: the fewer are left, the better.
pub fn most_fingerprints(game: &Game, list: &[Choice]) -> Option<Choice> {
    let open = game.question().map(|question| &game.board().player(question.seat).case_file.open)?;
    let fingerprints = |choice: &Choice| match choice {
        Choice::DiscardEvidence { token } => open[usize::from(*token)].fingerprints(),
        _ => 0,
    };
    list.iter().copied().max_by_key(fingerprints)
}
