//! The end of the murder, over the table: who did it, what is found, what is destroyed in
//! time, and whom the police take along.

mod arrangement;
mod case_file;
mod layout;
mod light;
mod panel;
mod parts;
mod picks;
mod progress;
mod stage;
mod z;

#[cfg(test)]
mod tests;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, egui};

use super::counting::{CountingPiece, CountingScenes, LAYER, ground, phase};
use crate::{
    controls::{KeyAction, Pressed},
    localization::Texts,
    scene::{Scene, motion::ScenePage, timeline::Timeline},
    session::{
        HUSH_MILLIS, Hint, HintWanted, HistoryReset, PendingQuestion, PlaySet, PlayerChoice, Presentation,
        PresentationControl, PresentedEvent, Session, TOKEN_MILLIS,
    },
    ui::{brush::Brush, viewport::Viewport},
};
use arrangement::Load;
use layout::{RevelationLayout, Shown};
use panel::Clicked;
pub use panel::RevelationControl;
use picks::Picks;
pub use progress::RevelationProgress;
use rules::{GameEvent as E, Person};
use stage::RevelationStage;

/// The ground below the fans.
const NIGHT: egui::Color32 = egui::Color32::from_rgb(0x0B, 0x12, 0x20);

pub(super) fn plugin(app: &mut App) {
    phase::<RevelationProgress, _, _>(app, lay, draw);
    app.init_resource::<Picks>().add_systems(Update, begin_timeline.in_set(PlaySet::Draw));
}

/// Tokens turn over one after the other, and everybody holds their breath before the arrest.
fn begin_timeline(
    mut history: MessageReader<HistoryReset>,
    mut events: MessageReader<PresentedEvent>,
    mut timeline: ResMut<Timeline>,
) {
    if history.read().count() > 0 {
        timeline.skip();
    }
    for PresentedEvent(event) in events.read() {
        match event {
            E::EvidenceRevealed { tokens, .. } => timeline.begin(TOKEN_MILLIS as u16 * tokens.len() as u16),
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
        let (advised, judged) = (self.hint.is_open(), stage.is_judged());
        RevelationLayout::of(viewport.shape, Shown { loads: &loads, asked, advised, judged, seats })
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
fn lay(mut scenes: CountingScenes, revelation: Revelation, picks: Res<Picks>, mut last: Local<RevelationSeen>) {
    let stage = revelation.stage(&picks);
    let seen = RevelationSeen {
        asked: stage.asked(),
        picked: picks.tokens().to_vec(),
        turned: stage.progress.person.map_or(0, |person| stage.turned(person)),
        judged: stage.is_judged(),
        advised: revelation.hint.is_open(),
    };
    let (news, jumps) = scenes.news();
    if !news && *last == seen {
        return;
    }
    *last = seen;
    let layout = revelation.layout(stage, &scenes.viewport);
    let ground = ground(scenes.viewport.visible(), layout.bar, layout.scrolled, NIGHT);
    scenes.show(ground, people(stage, &layout), jumps);
}

/// Everybody's card, which a phone may scroll, and the light on them.
fn people(stage: RevelationStage, layout: &RevelationLayout) -> Scene<CountingPiece> {
    let mut scene = Scene::default();
    light::lay(stage, layout, &mut scene);
    for (person, place) in stage.people().into_iter().zip(&layout.cards) {
        case_file::lay(stage, person, place, &mut scene);
    }
    scene
}

fn draw(
    mut contexts: EguiContexts,
    mut brush: Brush,
    revelation: Revelation,
    keys: Res<Pressed>,
    mut page: ScenePage<CountingPiece>,
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
    let pressed = keys.just(KeyAction::Confirm) || keys.just(KeyAction::Next);
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
