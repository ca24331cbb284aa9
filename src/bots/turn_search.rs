//! Plans the rest of a whole turn: since a turn is many small choices whose order mostly does not matter, only the best
//! positions are followed from one choice to the next (a beam), and positions that are worth the same are one.

use std::collections::BTreeMap;

use super::{candidates::candidates, judge::Judge};
use crate::rules::{Choice, Game};

/// One way to play on until the turn is over or something hidden is shown.
#[derive(Clone, Debug)]
pub struct Plan {
    /// What to choose, one after the other; never empty.
    pub choices: Vec<Choice>,
    /// What the position is worth then.
    pub worth: f32,
}

/// The beam, with the memory that it needs.
#[derive(Clone, Debug)]
pub struct TurnSearch {
    /// How many positions are followed from choice to choice.
    width: usize,
    /// How many of them may begin with the same choice.
    width_of_first: usize,
    list: Vec<Choice>,
}

#[derive(Clone)]
struct Node {
    game: Game,
    plan: Plan,
}

impl TurnSearch {
    /// A beam of this width.
    pub fn new(width: usize, width_of_first: usize) -> Self {
        Self { width, width_of_first, list: Vec::new() }
    }

    /// Ways to play the rest of the turn of the seat that is asked, the best first; no two with the same end.
    pub fn plans(&mut self, game: &Game, judge: &Judge) -> Vec<Plan> {
        let root = Plan { choices: Vec::new(), worth: 0.0 };
        let mut layer = vec![Node { game: game.clone(), plan: root }];
        let mut ended: Vec<Plan> = Vec::new();
        while !layer.is_empty() {
            let mut next = Vec::new();
            for node in &layer {
                candidates(&node.game, &mut self.list);
                for choice in self.list.iter().copied() {
                    let mut choices = node.plan.choices.clone();
                    choices.push(choice);
                    if choice == Choice::EndTurn {
                        ended.push(Plan { choices, worth: judge.worth(&node.game) });
                        continue;
                    }
                    let mut after = node.game.clone();
                    after.apply_unchecked(choice, &mut ());
                    let plan = Plan { choices, worth: judge.worth(&after) };
                    if goes_on(game, &after) {
                        next.push(Node { game: after, plan });
                    } else {
                        ended.push(plan);
                    }
                }
            }
            layer = self.best(next);
        }
        best_first(&mut ended, |plan| plan.worth);
        let mut worths = Vec::new();
        ended.retain(|plan| {
            let new = !worths.contains(&plan.worth.to_bits());
            worths.push(plan.worth.to_bits());
            new
        });
        ended
    }

    /// The best nodes of a layer.
    fn best(&self, mut nodes: Vec<Node>) -> Vec<Node> {
        best_first(&mut nodes, |node| node.plan.worth);
        let mut kept: Vec<Node> = Vec::with_capacity(self.width);
        let mut of_first = BTreeMap::<Choice, usize>::new();
        for node in nodes {
            if kept.len() == self.width {
                break;
            }
            let same = |other: &Node| {
                other.plan.worth.to_bits() == node.plan.worth.to_bits()
                    && other.game.state().pending == node.game.state().pending
                    && other.game.state().waiting.len() == node.game.state().waiting.len()
            };
            let with_first = of_first.entry(node.plan.choices[0]).or_default();
            if *with_first < self.width_of_first && !kept.iter().any(same) {
                *with_first += 1;
                kept.push(node);
            }
        }
        kept
    }
}

/// Whether the same turn goes on, and nothing hidden was shown.
fn goes_on(before: &Game, after: &Game) -> bool {
    let asked = |game: &Game| game.question().map(|question| question.seat);
    after.stage() == before.stage() && after.reveals() == before.reveals() && asked(after) == asked(before)
}

fn best_first<T>(all: &mut [T], worth: impl Fn(&T) -> f32) {
    all.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
}
