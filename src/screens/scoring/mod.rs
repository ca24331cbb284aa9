//! A scoring phase: a band over the table in which the conductor's lamp counts car after car.

mod bonuses;
mod columns;
mod counter;
mod layout;
mod names;
mod night;
mod progress;
mod scene;
mod stage;
mod tables;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::counting::{Chip, Controls, ControlsPressed, LAYER};
use crate::{
    localization::Texts,
    scene::{motion::NextScene, scene_piece::Motion, shown_in},
    session::{
        AnimationSpeed, HistoryReset, PlaySet, Presentation, PresentationControl, PresentedEvent, Session, Timing,
        settings::Settings,
    },
    state::{EnterTablePhase, Screen, TablePhase},
    ui::{brush::Brush, canvas::Canvas, viewport::Viewport},
};
use layout::{Below, ScoringLayout};
use names::ScoringPiece;
use rules::{Game, Seat};
use stage::Stage;

pub use progress::ScoringProgress;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ScoringProgress>()
        .add_systems(OnExit(Screen::Table), |mut progress: ResMut<ScoringProgress>| {
            *progress = ScoringProgress::default()
        })
        .add_plugins(shown_in::<ScoringPiece, _>(TablePhase::Scoring))
        .add_systems(Update, follow.in_set(PlaySet::Draw))
        // In the frame in which the phase begins: otherwise the table would be seen once more.
        .add_systems(Update, lay.after(EnterTablePhase).before(Motion::Reconcile).run_if(in_state(TablePhase::Scoring)))
        .add_systems(EguiPrimaryContextPass, draw.run_if(in_state(TablePhase::Scoring)));
}

fn follow(
    mut rewound: MessageReader<HistoryReset>,
    mut events: MessageReader<PresentedEvent>,
    mut progress: ResMut<ScoringProgress>,
) {
    for HistoryReset { events } in rewound.read() {
        *progress = ScoringProgress::default();
        events.iter().for_each(|event| progress.follow(event));
    }
    for PresentedEvent(event) in events.read() {
        progress.follow(event);
    }
}

/// Lays the scene anew whenever something was shown.
fn lay(
    phase: Res<State<TablePhase>>,
    viewport: Res<Viewport>,
    mut history: MessageReader<HistoryReset>,
    mut events: MessageReader<PresentedEvent>,
    progress: Res<ScoringProgress>,
    game: Res<Game>,
    session: Res<Session>,
    shown: Res<Presentation>,
    texts: Res<Texts>,
    mut next: ResMut<NextScene<ScoringPiece>>,
) {
    // In a window of another size, in another language, and when a game is resumed, everything is in place at once.
    let jumps = history.read().count() > 0 || viewport.is_changed() || texts.is_changed();
    if events.read().count() == 0 && !jumps && !phase.is_changed() {
        return;
    }
    let layout = &ScoringLayout::of(viewport.shape, shown.board.seats());
    let stage = Stage { progress: &progress, game: &game, shown: &shown, session: &session, texts: &texts, layout };
    next.0 = Some((scene::lay(stage, viewport.visible()), jumps));
}

fn draw(
    mut contexts: EguiContexts,
    mut brush: Brush,
    progress: Res<ScoringProgress>,
    game: Res<Game>,
    session: Res<Session>,
    keys: Res<ButtonInput<KeyCode>>,
    shown: Res<Presentation>,
    texts: Res<Texts>,
    timing: Res<Timing>,
    mut settings: ResMut<Settings>,
    mut control: MessageWriter<PresentationControl>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let layout = &ScoringLayout::of(brush.viewport().shape, shown.board.seats());
    let held = shown.is_held();
    let mut pressed = ControlsPressed::default();
    brush.canvas(&ctx, LAYER, egui::Order::Middle, Some(layout.bar), |canvas| {
        let scene = Stage { progress: &progress, game: &game, shown: &shown, session: &session, texts: &texts, layout };
        head(canvas, scene);
        match layout.below {
            Below::Panels { bonuses, players } => {
                bonuses::draw(canvas, scene, bonuses);
                columns::players(canvas, scene, players);
            }
            Below::Page { area, table } => tables::page(canvas, scene, table, area),
        }
        pressed = controls(canvas, scene, timing.speed(), held);
    });
    let enter = keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter]);
    let space = keys.just_pressed(KeyCode::Space);
    if held && (pressed.go_on || enter || space) {
        control.write(PresentationControl::Resume);
    } else if !held && (pressed.skip || enter) {
        control.write_batch([PresentationControl::Hurry, PresentationControl::Next]);
    } else if !held && space {
        control.write(PresentationControl::Next);
    }
    if let Some(speed) = pressed.speed {
        settings.set_speed(speed);
    }
    Ok(())
}

/// Which phase it is, and how far everybody has come.
fn head(canvas: &Canvas, scene: Stage) {
    let phase = scene.progress.phase;
    let chip = |seat: Seat| {
        let colour = scene.session.seat(seat).colour;
        Chip::new(Some(colour), scene.name(seat).to_owned(), scene.is_now(seat), scene.is_done(seat))
    };
    let title = canvas.words_with("scoring-title", [("phase", phase.into())]);
    let after = canvas.words_with("scoring-after", [("round", (phase * 2).into())]);
    scene.layout.head.draw(canvas, &title, &after, &mut scene.seats().map(chip).collect::<Vec<_>>());
}

fn controls(canvas: &mut Canvas, scene: Stage, speed: AnimationSpeed, held: bool) -> ControlsPressed {
    let keys: &[_] = if held {
        &[("scoring-enter", "scoring-resume-about")]
    } else {
        &[("scoring-space", "scoring-space-about"), ("scoring-enter", "scoring-enter-about")]
    };
    let goes_on = (canvas.words("scoring-continue"), held);
    Controls { layout: scene.layout.controls, skips: !held, goes_on, keys }.draw(canvas, speed)
}
