//! The final scoring: the coins of all, then everybody's Game End cards, turned over and counted one by one,
//! while the engines below race to the end of the line.

mod cards;
mod counter;
mod head;
mod layout;
mod light;
mod names;
mod night;
mod overview;
mod panel;
mod progress;
mod race;
mod scene;
mod stage;
mod taken;

#[cfg(test)]
mod tests;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::counting::{LAYER, bar_height};
use crate::{
    localization::Texts,
    scene::{
        motion::{NextScene, ScenePage},
        scene_piece::Motion,
        shown_in,
    },
    session::{
        HistoryReset, PlaySet, Presentation, PresentationControl, PresentedEvent, Session, Stop, Timing,
        settings::Settings,
    },
    state::{EnterTablePhase, Overlay, Screen, TablePhase},
    ui::{brush::Brush, viewport::Viewport},
};
use layout::FinalScoringLayout;
use names::{FinalGround, FinalPiece};
use rules::{Board, Game};
use stage::{FinalStage, leader};

pub use progress::FinalProgress;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FinalProgress>()
        .add_systems(OnExit(Screen::Table), |mut progress: ResMut<FinalProgress>| *progress = default())
        .add_plugins((
            shown_in::<FinalGround, _>(TablePhase::FinalScoring),
            shown_in::<FinalPiece, _>(TablePhase::FinalScoring),
        ))
        .add_systems(Update, follow.in_set(PlaySet::Draw))
        // In the frame in which the phase begins: otherwise the table would be seen once more.
        .add_systems(
            Update,
            lay.after(EnterTablePhase).before(Motion::Reconcile).run_if(in_state(TablePhase::FinalScoring)),
        )
        .add_systems(EguiPrimaryContextPass, draw.run_if(in_state(TablePhase::FinalScoring)));
}

fn follow(
    mut rewound: MessageReader<HistoryReset>,
    mut events: MessageReader<PresentedEvent>,
    shown: Res<Presentation>,
    mut progress: ResMut<FinalProgress>,
) {
    for HistoryReset { events } in rewound.read() {
        *progress = default();
        events.iter().for_each(|event| progress.follow(event));
        follow_lead(&mut progress, &shown.board, true);
    }
    for PresentedEvent(event) in events.read() {
        let begins = !progress.is_shown();
        progress.follow(event);
        if progress.is_shown() {
            follow_lead(&mut progress, &shown.board, begins);
        }
    }
}

/// Whoever has the most points is in the lead, until somebody else has more than all others.
fn follow_lead(progress: &mut FinalProgress, board: &Board, begins: bool) {
    if let Some(seat) = leader(progress, board) {
        progress.led_by(seat, begins);
    }
}

/// Lays the scenes anew whenever something was shown.
fn lay(
    phase: Res<State<TablePhase>>,
    viewport: Res<Viewport>,
    mut history: MessageReader<HistoryReset>,
    mut events: MessageReader<PresentedEvent>,
    progress: Res<FinalProgress>,
    game: Res<Game>,
    session: Res<Session>,
    shown: Res<Presentation>,
    texts: Res<Texts>,
    (mut ground, mut counted): (ResMut<NextScene<FinalGround>>, ResMut<NextScene<FinalPiece>>),
) {
    // In a window of another size, in another language, and when a game is resumed, everything is in place at once.
    let jumps = history.read().count() > 0 || viewport.is_changed() || texts.is_changed();
    if events.read().count() == 0 && !jumps && !phase.is_changed() {
        return;
    }
    let layout = FinalScoringLayout::of(viewport.shape, shown.board.seats());
    let (progress, board) = (&*progress, &shown.board);
    let stage = FinalStage { progress, game: &game, board, session: &session, texts: &texts, layout };
    ground.0 = Some((scene::ground(stage, viewport.visible(), bar_height(viewport.shape)), jumps));
    counted.0 = Some((scene::counted(stage, viewport.visible()), jumps));
}

fn draw(
    mut contexts: EguiContexts,
    mut brush: Brush,
    progress: Res<FinalProgress>,
    game: Res<Game>,
    session: Res<Session>,
    texts: Res<Texts>,
    keys: Res<ButtonInput<KeyCode>>,
    overlay: Res<State<Overlay>>,
    shown: Res<Presentation>,
    timing: Res<Timing>,
    mut scrolled: ScenePage<FinalPiece>,
    mut settings: ResMut<Settings>,
    mut control: MessageWriter<PresentationControl>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let shape = brush.viewport().shape;
    let layout = FinalScoringLayout::of(shape, shown.board.seats());
    let (progress, board) = (&*progress, &shown.board);
    let stage = FinalStage { progress, game: &game, board, session: &session, texts: &texts, layout };
    let mut moved = egui::Vec2::ZERO;
    let pressed = brush.canvas(&ctx, LAYER, egui::Order::Middle, Some(bar_height(shape)), |canvas| {
        head::draw(canvas, stage);
        match layout.page {
            Some(page) => {
                let corner = canvas.at(0.0, 0.0);
                canvas.scrolled("final scoring", page.area, |canvas| {
                    moved = canvas.at(0.0, 0.0) - corner;
                    panel::portraits(canvas, stage);
                    page.high
                });
            }
            None => panel::portraits(canvas, stage),
        }
        panel::controls(canvas, stage, timing.speed())
    });
    scrolled.move_to(moved);
    if let Some(speed) = pressed.speed {
        settings.set_speed(speed);
    }
    let focused = ctx.memory(|memory| memory.focused().is_some());
    let free = *overlay.get() == Overlay::None;
    let key = |key: KeyCode| free && keys.just_pressed(key);
    let enter = key(KeyCode::Enter) || key(KeyCode::NumpadEnter);
    let stop = if pressed.skip || key(KeyCode::Escape) {
        Some(Stop::End)
    } else if pressed.go_on || !focused && key(KeyCode::Space) {
        Some(Stop::Card)
    } else {
        (!focused && enter).then_some(Stop::Player)
    };
    if let Some(stop) = stop {
        // When everything is counted, there is only one way on.
        control.write(PresentationControl::PassTo(if progress.over { Stop::End } else { stop }));
    }
    Ok(())
}
