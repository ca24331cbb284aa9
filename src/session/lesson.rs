//! A lesson at the table: the running game is a prepared position, and only what the step asks for can be chosen.

use bevy::prelude::*;

use rules::{
    Choice, Game, GameEvent,
    scenario::{Goal, Task},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LessonGate>().add_message::<ChoiceHeld>();
}

/// What can be chosen at the table of a lesson. It is without meaning in any other game.
#[derive(Resource, Default)]
pub enum LessonGate {
    /// Nothing: something is read.
    #[default]
    Closed,
    /// Anything, by anybody: something is watched.
    Open,
    /// What still leads to a goal.
    Task {
        /// The goal, with what happened since it was set.
        task: Task,
        /// The choices that lead there from where the game stands.
        allowed: Vec<Choice>,
        /// The next choice of a shortest way: the best one to point at.
        next: Option<Choice>,
    },
}

impl LessonGate {
    /// Sets a goal for a game as it stands.
    pub fn set(goal: Goal, game: &Game) -> Self {
        Self::look_ahead(Task::new(goal), game)
    }

    fn look_ahead(task: Task, game: &Game) -> Self {
        let (allowed, next) = task.look_ahead(game);
        Self::Task { allowed, next, task }
    }

    /// Whether a choice may be made.
    pub fn allows(&self, choice: Choice) -> bool {
        match self {
            Self::Closed => false,
            Self::Open => true,
            Self::Task { allowed, .. } => allowed.contains(&choice),
        }
    }

    /// Whether the learner is asked for something.
    pub fn asks(&self) -> bool {
        matches!(self, Self::Task { .. })
    }

    /// The next choice of a shortest way to the goal.
    pub fn next(&self) -> Option<Choice> {
        if let Self::Task { next, .. } = self { *next } else { None }
    }

    /// Whether the goal is reached.
    pub fn is_met(&self, game: &Game) -> bool {
        matches!(self, Self::Task { task, .. } if task.is_met(game))
    }

    /// What a choice has led to.
    pub(super) fn hear(&mut self, events: &[GameEvent], game: &Game) {
        if let Self::Task { task, .. } = self {
            let mut task = std::mem::take(task);
            task.hear(events);
            *self = Self::look_ahead(task, game);
        }
    }
}

/// The learner has tried a choice that does not lead to the goal. It was not made.
#[derive(Message, Clone, Copy, Debug)]
pub struct ChoiceHeld(pub Choice);
