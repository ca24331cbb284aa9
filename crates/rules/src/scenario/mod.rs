//! Games that begin in the middle: positions for tests, lessons and puzzles, a script that teaches on them, and the
//! search for a way to a goal. Such a game plays on by the same rules, but no [`Record`](super::Record) leads to it.

mod deed;
mod goal;
mod laying;
mod lesson;
mod measure;
mod position;
mod way;

pub use deed::{Deed, LEARNER};
pub use goal::Goal;
pub use lesson::{Lesson, LessonError, LessonLight, LessonStep, Miss, StepTask};
pub use measure::Measure;
pub use position::{PlayerPosition, Position, PositionError, TrainPosition};
pub use way::{Task, is_watched, watch_choice};

use super::{
    model::card::CardId,
    turn::{event::GameEvent, game::Game},
};

impl Game {
    /// Lets things happen on the table that no choice led to: cars, coins, cards in front of a player.
    pub fn arrange(&mut self, events: impl IntoIterator<Item = GameEvent>) {
        events.into_iter().for_each(|event| self.board.apply_event(&event));
    }

    /// Stacks the face-down piles: these cards are dealt next, the first one first, each from its own
    /// pile. A card that is no longer in a pile is passed over.
    pub fn stack(&mut self, cards: &[CardId]) {
        for card in cards.iter().rev() {
            let pile = self.catalogue().card(*card).pile;
            let pile = &mut self.secrets.piles[pile.index()];
            if let Some(place) = pile.iter().position(|other| other == card) {
                pile[place..].rotate_left(1);
            }
        }
    }

    /// The game begins here: nothing before can be undone.
    pub fn begin_here(&mut self) {
        (self.made, self.undo_floor) = (0, 0);
    }
}
