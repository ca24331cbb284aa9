//! Answers that are given by hand, unless they come too soon to be meant.

use std::time::Duration;

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{PendingQuestion, PlaySet, PlayerChoice, Session, pending::offer};
use crate::state::Screen;
use rules::{Choice, Game, Seat};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AskedSince>()
        .add_systems(Update, note_who_is_asked.in_set(PlaySet::Offer).after(offer))
        .add_systems(OnEnter(Screen::Table), |mut asked: ResMut<AskedSince>| *asked = default());
}

/// For so long after something new has come, a click is still the second half of a double click on what was there before.
pub const DOUBLE_CLICK: Duration = Duration::from_millis(350);

/// The player who is asked, and since when nobody else has been: whatever follows from an own answer is no surprise.
#[derive(Resource, Default)]
pub struct AskedSince {
    seat: Option<Seat>,
    /// In the time of the window ([`Real`]).
    since: Duration,
}

impl AskedSince {
    /// Whether the player has only just been asked: what is pressed now was meant for what was there before.
    pub fn is_too_new(&self, time: &Time<Real>) -> bool {
        self.seat.is_some() && time.elapsed() < self.since + DOUBLE_CLICK
    }
}

/// Gives the answers of the player who is asked.
#[derive(SystemParam)]
pub struct Answers<'w> {
    pending: Res<'w, PendingQuestion>,
    asked: Res<'w, AskedSince>,
    time: Res<'w, Time<Real>>,
    chosen: MessageWriter<'w, PlayerChoice>,
}

impl Answers<'_> {
    /// Makes choices one after the other. None of them is made if the question is too new for the press that led here.
    pub fn give(&mut self, choices: impl IntoIterator<Item = Choice>) {
        if let Some(question) = self.pending.question.filter(|_| !self.asked.is_too_new(&self.time)) {
            let seat = question.seat;
            self.chosen.write_batch(choices.into_iter().map(|choice| PlayerChoice { seat, choice }));
        }
    }
}

fn note_who_is_asked(
    time: Res<Time<Real>>,
    game: Res<Game>,
    session: Res<Session>,
    pending: Res<PendingQuestion>,
    mut asked: ResMut<AskedSince>,
) {
    let open = pending.open_to_hints().map(|question| question.seat);
    let seat = match game.question().map(|question| question.seat) {
        // What an own answer has brought about is being shown.
        Some(seat) if open.is_none() && pending.handover.is_none() => asked.seat.filter(|before| *before == seat),
        _ => open,
    };
    // A lesson counts by its steps.
    if seat != asked.seat && !session.lesson {
        *asked = AskedSince { seat, since: time.elapsed() };
    }
}
