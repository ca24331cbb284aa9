//! What the player has to be told before anything else: it lies over everything.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::{
    controls::Pressed,
    persistence::{Notice, NoticeAnswered, Notices},
    state::{Overlay, Screen},
    ui::{brush::Brush, regions::RegionId},
    widgets::dialog::{Dialog, dialog},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, open.run_if(can_be_read))
        .add_systems(EguiPrimaryContextPass, draw.run_if(in_state(Overlay::Notice).and_then(can_be_read)));
}

/// While a game is being loaded or planned, nothing interrupts.
fn can_be_read(screen: Res<State<Screen>>) -> bool {
    !matches!(screen.get(), Screen::Loading | Screen::Setup)
}

/// A notice takes the place of whatever window is open. It may come while nothing moves and nothing is drawn.
fn open(
    notices: Res<Notices>,
    overlay: Res<State<Overlay>>,
    mut next: ResMut<NextState<Overlay>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    match (notices.0.is_empty(), *overlay.get() == Overlay::Notice) {
        (false, false) => next.set(Overlay::Notice),
        (true, true) => next.set(Overlay::None),
        _ => {}
    }
    if notices.is_changed() || overlay.is_changed() {
        redraw.write(RequestRedraw);
    }
}

fn draw(
    mut contexts: EguiContexts,
    mut brush: Brush,
    mut notices: ResMut<Notices>,
    keys: Res<Pressed>,
    mut answered: MessageWriter<NoticeAnswered>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let Some(Notice { title, lines, answers, escape }) = notices.bypass_change_detection().0.last().cloned() else {
        return Ok(());
    };
    let buttons: Vec<_> = answers.iter().map(|(answer, key)| (RegionId::from(*answer), *key)).collect();
    let what = Dialog { title: &title, lines: &lines, buttons: &buttons, escape };
    if let Some(answer) = dialog(&mut brush, &ctx, &keys, &what) {
        notices.0.pop();
        answered.write(NoticeAnswered(answers[answer].0));
    }
    Ok(())
}
