//! Plans the rest of a whole turn: since a turn is many small choices whose order mostly does not matter, only the best
//! positions are followed from one choice to the next (a beam), and positions that are worth the same are one.

use std::mem;

use super::{candidates::candidates, judge::Judge};
use rules::{Choice, Game, ImaginedGame};

/// One way to play on until the turn is over or something hidden is shown.
#[derive(Clone, Debug)]
pub struct TurnPlan {
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
    children: Vec<Child>,
    layer: Vec<Node>,
    next: Vec<Node>,
    /// Nodes that are not in use.
    spare: Vec<Node>,
    tried: Option<ImaginedGame>,
}

/// A position of the beam, and the way to it.
#[derive(Clone, Debug)]
struct Node {
    game: ImaginedGame,
    choices: Vec<Choice>,
}

/// A position that could come into the beam.
#[derive(Clone, Copy, Debug)]
struct Child {
    worth: f32,
    /// Tells positions of equal worth apart: what still waits in them.
    waiting: (usize, usize, usize),
    parent: usize,
    choice: Choice,
}

impl TurnSearch {
    /// A beam of this width.
    pub fn new(width: usize, width_of_first: usize) -> Self {
        Self {
            width,
            width_of_first,
            list: Vec::new(),
            children: Vec::new(),
            layer: Vec::new(),
            next: Vec::new(),
            spare: Vec::new(),
            tried: None,
        }
    }

    /// Ways to play the rest of the turn of the seat that is asked, the best first; no two of them are worth the same.
    pub fn plans(&mut self, game: &ImaginedGame, judge: &Judge) -> Vec<TurnPlan> {
        let mut ended: Vec<TurnPlan> = Vec::new();
        self.keep(game, &[], None);
        mem::swap(&mut self.layer, &mut self.next);
        while !self.layer.is_empty() {
            self.expand(game, judge, &mut ended);
            self.keep_best();
        }
        ended.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        ended.dedup_by_key(|plan| plan.worth.to_bits());
        ended
    }

    /// Tries every candidate in every position of the layer.
    fn expand(&mut self, root: &ImaginedGame, judge: &Judge, ended: &mut Vec<TurnPlan>) {
        self.children.clear();
        let tried = self.tried.get_or_insert_with(|| root.clone());
        for (parent, node) in self.layer.iter().enumerate() {
            let way = |choice| node.choices.iter().copied().chain([choice]).collect();
            candidates(&node.game, &mut self.list);
            for choice in self.list.iter().copied() {
                if choice == Choice::EndTurn {
                    ended.push(TurnPlan { choices: way(choice), worth: judge.worth(&node.game) });
                    continue;
                }
                tried.clone_from(&node.game);
                tried.apply_unchecked(choice, &mut ());
                let worth = judge.worth(tried);
                if goes_on(root, tried) {
                    let state = tried.state();
                    let symbols = state.running_frame().map_or(0, |frame| frame.symbols.len());
                    let waiting = (state.pending.len(), state.waiting.len(), symbols);
                    self.children.push(Child { worth, waiting, parent, choice });
                } else {
                    ended.push(TurnPlan { choices: way(choice), worth });
                }
            }
        }
    }

    /// Makes the best of what was tried the next layer.
    fn keep_best(&mut self) {
        let mut children = mem::take(&mut self.children);
        let mut layer = mem::take(&mut self.layer);
        children.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        children.dedup_by_key(|child| (child.worth.to_bits(), child.waiting));
        for child in &children {
            if self.next.len() == self.width {
                break;
            }
            let parent = &layer[child.parent];
            let first = parent.choices.first().copied().unwrap_or(child.choice);
            let with_first = self.next.iter().filter(|node| node.choices[0] == first).count();
            if with_first < self.width_of_first {
                self.keep(&parent.game, &parent.choices, Some(child.choice));
            }
        }
        self.children = children;
        self.spare.append(&mut layer);
        self.layer = mem::replace(&mut self.next, layer);
    }

    /// Puts a position into the next layer.
    fn keep(&mut self, game: &ImaginedGame, way: &[Choice], choice: Option<Choice>) {
        let mut node = self.spare.pop().unwrap_or_else(|| Node { game: game.clone(), choices: Vec::new() });
        node.game.clone_from(game);
        node.choices.clear();
        node.choices.extend(way.iter().copied().chain(choice));
        if let Some(choice) = choice {
            node.game.apply_unchecked(choice, &mut ());
        }
        self.next.push(node);
    }
}

/// Whether the same turn goes on, and nothing hidden was shown.
fn goes_on(before: &Game, after: &Game) -> bool {
    let asked = |game: &Game| game.question().map(|question| question.seat);
    after.stage() == before.stage() && after.reveals() == before.reveals() && asked(after) == asked(before)
}
