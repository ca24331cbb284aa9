//! The search for a way to a goal: which choices still lead there, and which would be the next ones.

use super::{Deed, Goal, LEARNER};
use crate::{
    model::board::{OfferPlace, TrainId},
    turn::{
        choice::{Ask, Choice},
        event::GameEvent,
        game::Game,
        state::Phase,
    },
};

/// How many choices a way may have: more than a turn with two frames needs.
const LONGEST_WAY: usize = 12;
/// How many choices are tried before a way counts as not there: a tenth of a second on a slow computer.
const MOST_TRIED: u32 = 20_000;

/// A goal, and what happened since it was set.
#[derive(Clone, Debug, Default)]
pub struct Task {
    goal: Option<Goal>,
    since: Vec<GameEvent>,
}

impl Task {
    /// A task that has just been set.
    pub fn new(goal: Goal) -> Self {
        Self { goal: Some(goal), since: Vec::new() }
    }

    /// What happened since, which decides about deeds.
    pub fn hear(&mut self, events: &[GameEvent]) {
        self.since.extend(events);
    }

    /// Whether the goal is reached.
    pub fn is_met(&self, game: &Game) -> bool {
        self.goal.as_ref().is_none_or(|goal| goal.is_met(game, &self.since))
    }

    /// The shortest way to the goal: the choices still to be made. Empty if it is reached, `None` if no way is found.
    pub fn way(&self, game: &Game) -> Option<Vec<Choice>> {
        let goal = self.goal.as_ref()?;
        let mut search = WaySearch { goal, since: self.since.clone(), left: MOST_TRIED, way: Vec::new() };
        (0..=LONGEST_WAY).find_map(|length| {
            search.left = MOST_TRIED;
            search.finds(game, length).then(|| std::mem::take(&mut search.way)).map(|mut way| {
                way.reverse();
                way
            })
        })
    }

    /// The choices that still lead to the goal, by a way that is hardly longer than the shortest one: what has nothing to
    /// do with it, such as a coin spent beside it, is none of them.
    pub fn allowed(&self, game: &Game) -> Vec<Choice> {
        self.leading(game).into_iter().map(|(choice, _)| choice).collect()
    }

    /// Which choices may be made, and which of those on a shortest way to point at: the first one after which the learner
    /// has most points, those that the trains would score included.
    pub fn look_ahead(&self, game: &Game) -> (Vec<Choice>, Option<Choice>) {
        let leading = self.leading(game);
        let least = leading.iter().map(|(_, left)| *left).min();
        let points = |choice: Choice| {
            let mut next = game.clone();
            next.apply_unchecked(choice, &mut Vec::new());
            let trains = TrainId::BOTH.map(|train| u16::from(next.queries().phase_score(LEARNER, train)));
            next.board().player(LEARNER).score() + trains.iter().sum::<u16>()
        };
        let shortest = leading.iter().filter(|(_, left)| Some(*left) == least).map(|(choice, _)| *choice);
        let best = shortest.rev().max_by_key(|choice| points(*choice));
        (leading.into_iter().map(|(choice, _)| choice).collect(), best)
    }

    /// The choices that lead to the goal, and how long the way is after each.
    fn leading(&self, game: &Game) -> Vec<(Choice, usize)> {
        let (Some(goal), Some(way)) = (&self.goal, self.way(game)) else { return Vec::new() };
        let leads = |choice: Choice| {
            let mut next = game.clone();
            let mut since = self.since.clone();
            next.apply_unchecked(choice, &mut since);
            let mut search = WaySearch { goal, since, left: MOST_TRIED / 8, way: Vec::new() };
            let longest = way.len().saturating_sub(usize::from(matches!(choice, Choice::Spend { .. })));
            let left = (way.len().saturating_sub(1)..=longest).find(|length| {
                search.left = MOST_TRIED / 8;
                search.finds(&next, *length)
            });
            left.map(|left| (choice, left))
        };
        game.legal_choices().into_iter().filter_map(leads).collect()
    }
}

/// A search in depth with a bound: the goal, what happened on the way, and how many choices may still be tried.
struct WaySearch<'g> {
    goal: &'g Goal,
    since: Vec<GameEvent>,
    left: u32,
    /// The way found, the last choice first.
    way: Vec<Choice>,
}

impl WaySearch<'_> {
    fn finds(&mut self, game: &Game, length: usize) -> bool {
        if self.goal.is_met(game, &self.since) {
            return true;
        }
        let asked = game.question().is_some_and(|question| question.seat == LEARNER);
        if length == 0 || !asked || self.goal.is_lost(game, &self.since) {
            return false;
        }
        let before = self.since.len();
        let mut next = game.clone();
        for choice in game.legal_choices() {
            if self.left == 0 {
                return false;
            }
            self.left -= 1;
            next.clone_from(game);
            next.apply_unchecked(choice, &mut self.since);
            let found = self.finds(&next, length - 1);
            self.since.truncate(before);
            if found {
                self.way.push(choice);
                return true;
            }
        }
        false
    }
}

/// What another seat does while the learner watches: takes the first of these cards that lies on offer, `"tile"`
/// being the Start Player tile, else declines the last card on offer; does what its frame allows first, and ends.
/// Of the learner's own part of a scoring phase it plays the bonuses and ends. `None` when the game is over.
pub fn watch_choice(game: &Game, takes: &[String]) -> Option<Choice> {
    let ask = game.question()?.ask;
    let legal = game.legal_choices();
    let named = |name: &str| {
        if name == "tile" {
            return Some(Choice::TakeStartPlayerTile);
        }
        let (card, declined) = name.strip_prefix('-').map_or((name, false), |card| (card, true));
        let mut on_offer = game.board().offer.cards();
        let (place, _) = on_offer.find(|(_, id)| game.catalogue().card(*id).name == card)?;
        Some(if declined { Choice::Decline(place) } else { Choice::CarryOut(place) })
    };
    let wanted = |choice: &Choice| legal.contains(choice);
    match ask {
        Ask::TakeCard => {
            let last = || {
                let place: Option<OfferPlace> = game.board().offer.cards().last().map(|(place, _)| place);
                place.map_or(Choice::TakeStartPlayerTile, Choice::Decline)
            };
            Some(takes.iter().filter_map(|name| named(name)).find(wanted).unwrap_or_else(last))
        }
        Ask::ScoringPart => {
            let bonus = legal.iter().find(|choice| matches!(choice, Choice::UseStation { .. }));
            Some(bonus.copied().unwrap_or(Choice::EndTurn))
        }
        _ if legal.contains(&Choice::EndTurn) => Some(Choice::EndTurn),
        _ => legal.first().copied(),
    }
}

impl Deed {
    /// Whether a choice would be this deed, in a game in which it is legal.
    pub fn would_be(&self, game: &Game, choice: Choice) -> bool {
        let mut events = Vec::new();
        let mut next = game.clone();
        next.apply_unchecked(choice, &mut events);
        events.iter().any(|event| self.is(event, LEARNER, game.catalogue()))
    }
}

/// Whether a lesson may play on for others: the learner is not asked to take a card.
pub fn is_watched(game: &Game) -> bool {
    let waits = game.state().seat == LEARNER && matches!(game.state().phase, Phase::Turn { .. });
    !waits && !game.is_over()
}
