//! The running game: who sits where, what was chosen, undo, and the queue of events to show.
//!
//! One way round: `Chosen` (panel, table, bot, script) → `Game` → events into [`Shown`], which shows
//! them one after the other; only when all are shown is the next choice offered ([`Offered`]).

mod bots;
mod pace;
mod seats;
mod session;
mod show;

use bevy::prelude::*;

pub use bots::Thinking;
pub use pace::{Pace, Speed, TOKEN};
pub use seats::{Colour, NAME_LENGTH, Player, SeatConfig, TRAVELLERS};
pub use session::{NewGame, Session, is_secret};
pub use show::{Shown, ShownEvent, laid_anew};

use crate::{
    rules::{Act, Choice, Game, Question, Seat},
    screens::Screen,
};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((session::plugin, pace::plugin, show::plugin, bots::plugin))
        .init_resource::<Offered>()
        .init_resource::<Watched>()
        .add_message::<Chosen>()
        .add_message::<Undo>()
        .configure_sets(
            Update,
            (PlaySet::Choose, PlaySet::Show, PlaySet::Offer, PlaySet::Draw).chain().run_if(in_state(Screen::Table)),
        )
        .add_systems(Update, offer.in_set(PlaySet::Offer));
}

/// The order of things in a frame of the table screen.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlaySet {
    /// Choices are taken by the rules.
    Choose,
    /// The next event is shown.
    Show,
    /// What can be chosen now is worked out.
    Offer,
    /// The table is laid out and moves.
    Draw,
}

/// Somebody chose. Refused choices are logged and change nothing.
#[derive(Message, Clone, Copy, Debug)]
pub struct Chosen {
    /// Who.
    pub seat: Seat,
    /// What.
    pub choice: Choice,
}

/// The last choice is taken back, if the rules allow it ([`Game::can_undo`]).
#[derive(Message, Clone, Copy, Debug)]
pub struct Undo;

/// What a human at this screen can choose right now: empty while events are shown, while a bot
/// thinks, and behind the curtain.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Offered {
    /// The question, if a human is asked.
    pub question: Option<Question>,
    /// Every legal answer.
    pub choices: Vec<Choice>,
    /// In hot seat: this player has to take the screen first, because something secret would show.
    pub curtain: Option<Seat>,
}

impl Offered {
    /// Coins of a frame that nothing else is left of: nobody has to click for them.
    pub fn certain(&self) -> Option<Choice> {
        match self.choices[..] {
            [choice @ Choice::Resolve { act: Act::Coins, .. }, Choice::EndFrame] => Some(choice),
            _ => None,
        }
    }
}

/// Whose board lies in front.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Watched(pub Seat);

impl Default for Watched {
    fn default() -> Self {
        Self(Seat(0))
    }
}

fn offer(
    game: Res<Game>,
    mut session: ResMut<Session>,
    shown: Res<Shown>,
    mut offered: ResMut<Offered>,
    mut watched: ResMut<Watched>,
) {
    let question = game.question().filter(|question| shown.is_idle() && session.is_human(question.seat));
    if question == offered.question && offered.curtain == session.curtain_for(question) && !game.is_changed() {
        return;
    }
    if question.is_some_and(|question| session.leaves_screen(question)) {
        session.at_screen = None;
    }
    let curtain = session.curtain_for(question);
    let choices = if question.is_some() && curtain.is_none() { game.choices() } else { Vec::new() };
    if let Some(question) = question.filter(|question| Some(question.seat) != offered.question.map(|old| old.seat)) {
        watched.0 = question.seat;
    }
    *offered = Offered { question, choices, curtain };
}
