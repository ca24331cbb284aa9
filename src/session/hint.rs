//! A hint for the human who is asked: what the strongest bot would do in their place.

use bevy::{platform::cell::SyncCell, prelude::*, window::RequestRedraw};

use super::{
    HistoryReset, PendingQuestion, PlaySet, Session, ThinkingPlace, ThoughtAwaited, ViewedSeat, minds::AdviserMind,
    pending::offer, pondering::Pondering,
};
use crate::state::Screen;
use bots::advice::Advice;
use rules::{Game, Seat};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hint>()
        .add_message::<HintWanted>()
        .add_systems(Update, advise.in_set(PlaySet::Offer).after(offer))
        .add_systems(OnEnter(Screen::Table), |mut hint: ResMut<Hint>| *hint = default());
}

/// The player who is asked wants a hint, or no longer wants the one that is shown.
#[derive(Message, Clone, Copy, Debug)]
pub struct HintWanted;

/// The hint that is shown, if any. It is gone as soon as anything else is asked or another board lies in front.
#[derive(Resource, Default)]
pub struct Hint {
    given: Option<Given>,
}

struct Given {
    seat: Seat,
    /// How many choices had been made before.
    made: u32,
    state: HintState,
}

enum HintState {
    Thinking(Pondering<AdviserMind>),
    Ready(Advice),
}

impl Hint {
    /// Whether a hint is shown or on its way.
    pub fn is_open(&self) -> bool {
        self.given.is_some()
    }

    /// The advice, once the adviser has thought it through.
    pub fn advice(&self) -> Option<&Advice> {
        match &self.given.as_ref()?.state {
            HintState::Ready(advice) => Some(advice),
            HintState::Thinking(_) => None,
        }
    }

    /// Whether it is on its way, and no frame brings it any further.
    fn is_thought_elsewhere(&self) -> bool {
        let state = self.given.as_ref().map(|given| &given.state);
        state.is_some_and(|state| matches!(state, HintState::Thinking(pondering) if !pondering.needs_frames()))
    }

    fn think_on(&mut self) {
        let Some(given) = self.given.as_mut() else { return };
        let HintState::Thinking(pondering) = &mut given.state else { return };
        pondering.go_on();
        if !pondering.is_complete() {
            return;
        }
        let Some(Given { seat, made, state: HintState::Thinking(pondering) }) = self.given.take() else { return };
        if let Some((_, advice)) = pondering.finish() {
            self.given = Some(Given { seat, made, state: HintState::Ready(advice) });
        }
    }
}

fn advise(
    game: Res<Game>,
    session: Res<Session>,
    place: Res<ThinkingPlace>,
    pending: Res<PendingQuestion>,
    mut wanted: MessageReader<HintWanted>,
    mut resets: MessageReader<HistoryReset>,
    mut hint: ResMut<Hint>,
    mut viewed: ResMut<ViewedSeat>,
    mut awaited: MessageWriter<ThoughtAwaited>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if resets.read().count() > 0 {
        *hint = default();
    }
    let made = game.choices_made();
    let seat = pending.open_to_hints().map(|question| question.seat);
    if hint.given.as_ref().is_some_and(|given| seat != Some(given.seat) || made != given.made || viewed.0 != given.seat)
    {
        hint.given = None;
    }
    if wanted.read().count() > 0 {
        match seat {
            Some(seat) if hint.given.is_none() => {
                viewed.0 = seat;
                let seed = session.record.setup.seed ^ (u64::from(made) << 8);
                let adviser = SyncCell::new(AdviserMind::new(seed));
                // Where others look at the screen, advice must not depend on secrets.
                let view = game.view(seat);
                let view = if session.may_show_secrets_of(seat) { view } else { view.without_secrets() };
                let state = HintState::Thinking(Pondering::begin(&place, adviser, view));
                hint.given = Some(Given { seat, made, state });
            }
            _ => hint.given = None,
        }
    }
    if hint.is_open() && hint.advice().is_none() {
        hint.think_on();
        if hint.is_thought_elsewhere() {
            awaited.write(ThoughtAwaited);
        } else {
            redraw.write(RequestRedraw);
        }
    }
}
