//! The question a human at this screen has to answer now, and whose board lies in front.

use bevy::prelude::*;

use super::{PlaySet, Presentation, Session};
use crate::rules::{Act, Choice, Game, Question, Seat};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PendingQuestion>()
        .init_resource::<ViewedSeat>()
        .add_systems(Update, offer.in_set(PlaySet::Offer));
}

/// What a human at this screen can choose right now: empty while events are shown, while a bot
/// thinks, and behind the handover.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct PendingQuestion {
    /// The question, if a human is asked.
    pub question: Option<Question>,
    /// Every legal answer.
    pub choices: Vec<Choice>,
    /// In hot seat: this player has to take the screen first, because something secret would show.
    pub handover: Option<Seat>,
}

impl PendingQuestion {
    /// The answer that is given without asking, if there is one.
    pub fn certain(&self) -> Option<Choice> {
        certain(&self.choices)
    }
}

/// Coins of a frame that nothing else is left of: nobody has to click for them.
pub(super) fn certain(choices: &[Choice]) -> Option<Choice> {
    match choices[..] {
        [choice @ Choice::Resolve { act: Act::Coins, .. }, Choice::EndFrame] => Some(choice),
        _ => None,
    }
}

/// Whose board lies in front.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ViewedSeat(pub Seat);

impl Default for ViewedSeat {
    fn default() -> Self {
        Self(Seat(0))
    }
}

fn offer(
    game: Res<Game>,
    mut session: ResMut<Session>,
    shown: Res<Presentation>,
    mut pending: ResMut<PendingQuestion>,
    mut viewed: ResMut<ViewedSeat>,
) {
    let question = game.question().filter(|question| shown.is_idle() && session.is_human(question.seat));
    if question == pending.question && pending.handover == session.handover_for(question) && !game.is_changed() {
        return;
    }
    if question.is_some_and(|question| session.leaves_screen(question)) {
        session.at_screen = None;
    }
    let handover = session.handover_for(question);
    let choices = if question.is_some() && handover.is_none() { game.legal_choices() } else { Vec::new() };
    if let Some(question) = question.filter(|question| Some(question.seat) != pending.question.map(|old| old.seat)) {
        viewed.0 = question.seat;
    }
    *pending = PendingQuestion { question, choices, handover };
}
