//! Plans the rest of a whole turn: since a turn is many small choices whose order mostly does not matter, only the best
//! positions are followed from one choice to the next (a beam), and positions that are worth the same are one.

use std::mem;

use super::{
    candidates::{Care, candidates},
    evaluation::certain_points,
    judge::Judge,
};
use rules::{Ask, Choice, Game, ImaginedGame};

/// How many positions are followed in which coins were spent and no card is taken yet.
const WIDTH_BEFORE_CARD: usize = 6;

/// One way to play on until the turn is over or something hidden is shown.
#[derive(Clone, Debug)]
pub struct TurnPlan {
    /// What to choose, one after the other; never empty.
    pub choices: Vec<Choice>,
    /// What the position is worth then.
    pub worth: f32,
    /// The points that are certain then, for whoever looks closely; otherwise 0.
    pub certain: i32,
}

impl TurnPlan {
    /// What the plan is about: the card it takes, otherwise its first choice.
    pub fn aim(&self) -> Choice {
        taken(&self.choices).unwrap_or(self.choices[0])
    }
}

/// The choice that takes this turn's card.
fn taken(choices: &[Choice]) -> Option<Choice> {
    choices.iter().copied().find(takes)
}

fn takes(choice: &Choice) -> bool {
    matches!(choice, Choice::CarryOut(_) | Choice::Decline(_) | Choice::TakeStartPlayerTile)
}

/// The beam, with the memory that it needs.
#[derive(Clone, Debug)]
pub struct TurnSearch {
    /// How many positions are followed from choice to choice.
    width: usize,
    /// How many of them may take the same card or, where none is taken, begin with the same choice.
    width_of_aim: usize,
    care: Care,
    list: Vec<Choice>,
    children: Vec<Child>,
    layer: Vec<Node>,
    next: Vec<Node>,
    /// Nodes that are not in use.
    spare: Vec<Node>,
    tried: Option<ImaginedGame>,
    /// Whether the turn that is planned takes a card.
    takes_card: bool,
    /// How many positions of the layer have been looked at.
    expanded: usize,
    ended: Vec<TurnPlan>,
}

/// A position of the beam, and the way to it.
#[derive(Clone, Debug)]
struct Node {
    /// Apart, so that it stays where it is when the node goes from one list to another.
    game: Box<ImaginedGame>,
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
    pub fn new(width: usize, width_of_aim: usize) -> Self {
        Self {
            width,
            width_of_aim,
            care: Care::Quick,
            list: Vec::new(),
            children: Vec::new(),
            layer: Vec::new(),
            next: Vec::new(),
            spare: Vec::new(),
            tried: None,
            takes_card: false,
            expanded: 0,
            ended: Vec::new(),
        }
    }

    /// The same, looking at whole turns with all that coins can do in them.
    #[must_use]
    pub fn thorough(self) -> Self {
        Self { care: Care::Thorough, ..self }
    }

    /// The choices it looks at first.
    pub fn candidates(&self, game: &Game, list: &mut Vec<Choice>) {
        candidates(game, self.care, list);
    }

    /// Ways to play the rest of the turn of the seat that is asked, the best first; no two of them are worth the same.
    pub fn plans(&mut self, game: &ImaginedGame, judge: &Judge) -> Vec<TurnPlan> {
        self.begin(game);
        loop {
            if let Some(plans) = self.go_on(game, judge) {
                return plans;
            }
        }
    }

    /// Begins to look for what [`Self::plans`] finds, for whoever cannot wait for it in one piece.
    pub fn begin(&mut self, game: &ImaginedGame) {
        self.takes_card = game.question().is_some_and(|question| question.ask == Ask::TakeCard);
        self.expanded = 0;
        self.ended.clear();
        self.spare.append(&mut self.layer);
        self.children.clear();
        self.keep(game, &[], None);
        mem::swap(&mut self.layer, &mut self.next);
    }

    /// Looks at one more position of the game that was begun with; the plans, once all have been looked at.
    pub fn go_on(&mut self, game: &ImaginedGame, judge: &Judge) -> Option<Vec<TurnPlan>> {
        if self.expanded < self.layer.len() {
            self.expand(game, judge);
        }
        if self.expanded == self.layer.len() {
            self.keep_best();
            self.expanded = 0;
        }
        if !self.layer.is_empty() {
            return None;
        }
        let mut ended = mem::take(&mut self.ended);
        // Of two orders that come to the same, the card goes before the coins.
        let before_card = |plan: &TurnPlan| plan.choices.iter().position(takes);
        ended.sort_by(|a, b| b.worth.total_cmp(&a.worth).then_with(|| before_card(a).cmp(&before_card(b))));
        ended.dedup_by_key(|plan| plan.worth.to_bits());
        Some(ended)
    }

    /// Tries every candidate in the next position of the layer.
    fn expand(&mut self, root: &ImaginedGame, judge: &Judge) {
        let parent = self.expanded;
        let node = &self.layer[parent];
        let tried = self.tried.get_or_insert_with(|| root.clone());
        let certain =
            |game: &ImaginedGame| if self.care == Care::Thorough { certain_points(game, judge.seat) } else { 0 };
        let way = |choice| node.choices.iter().copied().chain([choice]).collect();
        candidates(&node.game, self.care, &mut self.list);
        for choice in self.list.iter().copied() {
            if choice == Choice::EndTurn {
                let worth = judge.worth(&node.game);
                self.ended.push(TurnPlan { choices: way(choice), worth, certain: certain(&node.game) });
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
                self.ended.push(TurnPlan { choices: way(choice), worth, certain: certain(tried) });
            }
        }
        self.expanded += 1;
    }

    /// Makes the best of what was tried the next layer. Where a card is to be taken, positions without one are worth
    /// less than those with it and are counted apart.
    fn keep_best(&mut self) {
        let takes_card = self.takes_card;
        let mut children = mem::take(&mut self.children);
        let layer = mem::take(&mut self.layer);
        children.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        let aim = |choices: &[Choice]| if takes_card { taken(choices) } else { choices.first().copied() };
        let aim_of = |child: &Child| aim(&layer[child.parent].choices).or_else(|| aim(&[child.choice]));
        children.dedup_by_key(|child| {
            // A card in hand is not worth anything yet.
            let in_hand = if self.care == Care::Thorough { aim_of(child) } else { None };
            (child.worth.to_bits(), child.waiting, in_hand)
        });
        let mut before_card = 0;
        for child in &children {
            let parent = &layer[child.parent];
            let of_child = aim_of(child);
            let kept = if of_child.is_none() {
                before_card += 1;
                before_card <= WIDTH_BEFORE_CARD
            } else {
                let same = self.next.iter().filter(|node| aim(&node.choices) == of_child).count();
                self.next.len() < self.width + before_card.min(WIDTH_BEFORE_CARD) && same < self.width_of_aim
            };
            if kept {
                self.keep(&parent.game, &parent.choices, Some(child.choice));
            }
        }
        children.clear();
        self.children = children;
        self.spare.extend(layer);
        self.layer = mem::take(&mut self.next);
    }

    /// Puts a position into the next layer.
    fn keep(&mut self, game: &ImaginedGame, way: &[Choice], choice: Option<Choice>) {
        let mut node = self.spare.pop().unwrap_or_else(|| Node { game: Box::new(game.clone()), choices: Vec::new() });
        (*node.game).clone_from(game);
        node.choices.clear();
        node.choices.extend(way.iter().copied().chain(choice));
        if let Some(choice) = choice {
            node.game.apply_unchecked(choice, &mut ());
        }
        self.next.push(node);
    }
}

/// Whether the same turn goes on, and nothing hidden was shown.
pub fn goes_on(before: &Game, after: &Game) -> bool {
    let asked = |game: &Game| game.question().map(|question| question.seat);
    after.stage() == before.stage() && after.reveals() == before.reveals() && asked(after) == asked(before)
}
