//! The end of the murder, over the table: who did it, what is found, what is destroyed in
//! time, and whom the police take along.

mod arrangement;
mod case_file;
mod layout;
mod light;
mod names;
mod panel;
mod parts;
mod picks;
mod progress;
mod scene;
mod stage;

#[cfg(test)]
mod tests;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::counting::LAYER;
use crate::{
    localization::Texts,
    scene::{
        motion::{NextScene, ScenePage},
        scene_piece::Motion,
        shown_in,
        timeline::Timeline,
    },
    session::{
        HUSH_MILLIS, Hint, HintWanted, HistoryReset, PendingQuestion, PlaySet, PlayerChoice, Presentation,
        PresentationControl, PresentedEvent, Session, TOKEN_MILLIS,
    },
    state::{EnterTablePhase, Screen, TablePhase},
    ui::{brush::Brush, viewport::Viewport},
};
use arrangement::Load;
use layout::{RevelationLayout, Shown};
use names::{RevelationGround, RevelationPiece};
use panel::Clicked;
pub use panel::RevelationControl;
use picks::Picks;
pub use progress::RevelationProgress;
use rules::{GameEvent as E, Person};
use stage::RevelationStage;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RevelationProgress>()
        .init_resource::<Picks>()
        .add_systems(OnExit(Screen::Table), |mut progress: ResMut<RevelationProgress>| *progress = default())
        .add_plugins((
            shown_in::<RevelationGround, _>(TablePhase::Revelation),
            shown_in::<RevelationPiece, _>(TablePhase::Revelation),
        ))
        .add_systems(Update, follow.in_set(PlaySet::Draw))
        // In the frame in which the phase begins: otherwise the table would be seen once more.
        .add_systems(
            Update,
            lay.after(EnterTablePhase).before(Motion::Reconcile).run_if(in_state(TablePhase::Revelation)),
        )
        .add_systems(EguiPrimaryContextPass, draw.run_if(in_state(TablePhase::Revelation)));
}

fn follow(
    mut rewound: MessageReader<HistoryReset>,
    mut events: MessageReader<PresentedEvent>,
    mut progress: ResMut<RevelationProgress>,
    mut timeline: ResMut<Timeline>,
) {
    for HistoryReset { events } in rewound.read() {
        *progress = default();
        events.iter().for_each(|event| progress.follow(event));
        if progress.is_shown() {
            timeline.skip();
        }
    }
    for PresentedEvent(event) in events.read() {
        progress.follow(event);
        match event {
            E::EvidenceRevealed { tokens, .. } if progress.is_shown() => {
                timeline.begin(TOKEN_MILLIS as u16 * tokens.len() as u16);
            }
            E::Arrested { .. } => timeline.begin(HUSH_MILLIS as u16),
            _ => {}
        }
    }
}

/// What the revelation is drawn from.
#[derive(SystemParam)]
struct Revelation<'w> {
    progress: Res<'w, RevelationProgress>,
    timeline: Res<'w, Timeline>,
    session: Res<'w, Session>,
    pending: Res<'w, PendingQuestion>,
    shown: Res<'w, Presentation>,
    texts: Res<'w, Texts>,
    hint: Res<'w, Hint>,
}

impl Revelation<'_> {
    fn stage<'a>(&'a self, picks: &'a Picks) -> RevelationStage<'a> {
        RevelationStage {
            progress: &self.progress,
            timeline: &self.timeline,
            board: &self.shown.board,
            session: &self.session,
            pending: &self.pending,
            picks,
            texts: &self.texts,
        }
    }

    fn layout(&self, stage: RevelationStage, viewport: &Viewport) -> RevelationLayout {
        let loads: Vec<_> = stage.people().into_iter().map(|person| Load::of(stage, person)).collect();
        let (asked, seats) = (stage.asked().is_some(), self.shown.board.seats());
        RevelationLayout::of(viewport.shape, Shown { loads: &loads, asked, advised: self.hint.is_open(), seats })
    }
}

/// What the scene depends on besides the events: who is asked, what is picked, how many tokens are turned over, whether
/// it is told whom the police take along, and whether advice is shown.
#[derive(Clone, Debug, Default, PartialEq)]
struct RevelationSeen {
    asked: Option<(Person, u8)>,
    picked: Vec<u8>,
    turned: usize,
    judged: bool,
    advised: bool,
}

/// Lays the scenes anew whenever there is something new to be seen.
fn lay(
    phase: Res<State<TablePhase>>,
    viewport: Res<Viewport>,
    mut history: MessageReader<HistoryReset>,
    mut events: MessageReader<PresentedEvent>,
    revelation: Revelation,
    picks: Res<Picks>,
    (mut ground, mut people): (ResMut<NextScene<RevelationGround>>, ResMut<NextScene<RevelationPiece>>),
    mut last: Local<RevelationSeen>,
) {
    let stage = revelation.stage(&picks);
    let seen = RevelationSeen {
        asked: stage.asked(),
        picked: picks.tokens().to_vec(),
        turned: stage.progress.person.map_or(0, |person| stage.turned(person)),
        judged: stage.is_judged(),
        advised: revelation.hint.is_open(),
    };
    // In a window of another size, in another language, and when a game is resumed, everything is in place at once.
    let jumps = history.read().count() > 0 || viewport.is_changed() || revelation.texts.is_changed();
    if events.read().count() == 0 && !jumps && !phase.is_changed() && *last == seen {
        return;
    }
    *last = seen;
    let layout = revelation.layout(stage, &viewport);
    ground.0 = Some((scene::ground(&layout, viewport.visible()), jumps));
    people.0 = Some((scene::people(stage, &layout), jumps));
}

fn draw(
    mut contexts: EguiContexts,
    mut brush: Brush,
    revelation: Revelation,
    keys: Res<ButtonInput<KeyCode>>,
    mut page: ScenePage<RevelationPiece>,
    mut picks: ResMut<Picks>,
    mut control: MessageWriter<PresentationControl>,
    mut chosen: MessageWriter<PlayerChoice>,
    mut hint_wanted: MessageWriter<HintWanted>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let (held, pending) = (revelation.shown.is_held(), &revelation.pending);
    if let Some(choice) = picks.answer(pending) {
        chosen.write(choice);
    }
    let stage = revelation.stage(&picks);
    let layout = revelation.layout(stage, brush.viewport());
    let clicked: Clicked = brush
        .canvas(&ctx, LAYER, egui::Order::Middle, Some(layout.bar), |canvas| panel::draw(canvas, stage, &layout, held));
    page.move_to(clicked.moved);
    if clicked.hint {
        hint_wanted.write(HintWanted);
    }
    let pressed = keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::Space]);
    let focused = ctx.memory(|memory| memory.focused().is_some());
    if let Some(token) = clicked.token {
        picks.turn(token, pending);
    } else if clicked.destroy || pressed && !focused && picks.asked(pending).is_some() {
        picks.confirm();
    }
    if picks.asked(pending).is_some() {
        return Ok(());
    }
    if held && (clicked.resume || pressed) {
        control.write(PresentationControl::Resume);
    } else if clicked.hurry || clicked.resume || pressed {
        control.write_batch([PresentationControl::Hurry, PresentationControl::Next]);
    }
    Ok(())
}
