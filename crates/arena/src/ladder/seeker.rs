//! Looks for the goals of a prepared journey: tries the best plan of each card out by playing on to the end, and prefers the
//! one after which the most is reached of them.

use std::collections::VecDeque;

use bots::{
    Style,
    tuning::{FeatureWeights, Judge, TurnPlan, TurnPlayer, TurnSearch},
};
use rand_chacha::ChaCha8Rng;
use rules::{
    Choice, Game, GameEvent, ImaginedGame, SeatView,
    model::random::{Purpose, generator},
    scenario::{Goal, LEARNER},
};

/// Games played on for each plan.
const GAMES: usize = 3;
/// How many cards are tried, each with its best plan; beside them the best card to decline, and the Start Player tile.
const AIMS: usize = 12;
/// Points that a goal is worth.
const GOAL: f32 = 120.0;
/// What a point of one's lead is worth beside the goals.
const OF_LEAD: f32 = 0.5;

/// A player that seeks goals.
pub(super) struct Seeker {
    rng: ChaCha8Rng,
    weights: FeatureWeights,
    search: TurnSearch,
    player: TurnPlayer,
    plan: VecDeque<Choice>,
    holds_for: (u32, u32),
}

impl Seeker {
    pub(super) fn new(style: Style, seed: u64) -> Self {
        Self {
            rng: generator(seed, Purpose::Bot),
            weights: style.of(FeatureWeights::built_in()),
            search: TurnSearch::new(48, 6),
            player: TurnPlayer::new(TurnSearch::new(4, 2)),
            plan: VecDeque::new(),
            holds_for: (0, 0),
        }
    }

    /// The next choice; `None` where nothing is planned in turns.
    pub(super) fn choose(&mut self, game: &Game, since: &[GameEvent], goals: &[Goal]) -> Option<Choice> {
        if self.holds_for == (game.stage(), game.reveals())
            && let Some(next) = self.plan.pop_front().filter(|next| game.is_legal(*next))
        {
            return Some(next);
        }
        let view = game.view(LEARNER);
        if let [only] = view.choices[..] {
            return Some(only);
        }
        let dealt = view.determinize(&mut self.rng);
        let plans = self.search.plans(&dealt, &Judge::new(&dealt, LEARNER, &self.weights));
        let mut best: Option<(f32, TurnPlan)> = None;
        let mut aims = Vec::new();
        for plan in plans {
            let aim = plan.aim();
            let declines = |aim: &Choice| matches!(aim, Choice::Decline(_));
            let apart = match aim {
                Choice::TakeStartPlayerTile => true,
                Choice::Decline(_) => !aims.iter().any(declines),
                _ => false,
            };
            if aims.contains(&aim) || (aims.len() >= AIMS && !apart) {
                continue;
            }
            aims.push(aim);
            let worth = self.worth(&view, &dealt, since, goals, &plan);
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, plan));
            }
        }
        self.plan = best?.1.choices.into();
        self.holds_for = (game.stage(), game.reveals());
        self.plan.pop_front()
    }

    fn worth(
        &mut self,
        view: &SeatView,
        dealt: &ImaginedGame,
        since: &[GameEvent],
        goals: &[Goal],
        plan: &TurnPlan,
    ) -> f32 {
        let mut sum = 0.0;
        for number in 0..GAMES {
            let mut game = dealt.clone();
            view.redeal(&mut game, &mut generator(number as u64, Purpose::Checks));
            let mut events = since.to_vec();
            for choice in &plan.choices {
                game.apply_unchecked(*choice, &mut events);
            }
            self.player.begin();
            while let Some(choice) = self.player.choose(&game, &self.weights, || 0.0) {
                game.apply_unchecked(choice, &mut events);
            }
            let board = game.board();
            let others = board.players.iter().skip(1).map(rules::PlayerBoard::score).max().unwrap_or_default();
            let lead = f32::from(board.player(LEARNER).score()) - f32::from(others);
            let reached: f32 = goals.iter().map(|goal| goal.progress(&game, &events)).sum();
            sum += GOAL * reached + OF_LEAD * lead;
        }
        sum
    }
}
