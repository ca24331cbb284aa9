//! A scoring phase: a band over the table in which the conductor's lamp counts car after car.

mod bonuses;
mod columns;
mod counter;
mod layout;
mod night;
mod progress;
mod scene;
mod stage;
mod tables;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::counting::{Chip, Controls, ControlsPressed, CountingScenes, CountingView, LAYER, ground, phase};
use crate::{
    controls::{KeyAction, Pressed},
    session::{AnimationSpeed, PresentationControl, Timing, settings::Settings},
    ui::{brush::Brush, theme::palette},
    widgets::canvas::Canvas,
};
use layout::{Below, ScoringLayout};
use rules::Seat;
use stage::Stage;

pub use progress::ScoringProgress;

pub(super) fn plugin(app: &mut App) {
    phase::<ScoringProgress, _, _>(app, lay, draw);
}

fn lay(mut scenes: CountingScenes, counted: CountingView<ScoringProgress>) {
    let (true, jumps) = scenes.news() else { return };
    let layout = counted.layout(ScoringLayout::of, &scenes.viewport);
    let visible = scenes.viewport.visible();
    let scene = scene::lay(counted.stage(&layout), visible);
    scenes.show(ground(visible, layout.bar, None, palette::DEEP), scene, jumps);
}

fn draw(
    mut contexts: EguiContexts,
    mut brush: Brush,
    counted: CountingView<ScoringProgress>,
    keys: Res<Pressed>,
    timing: Res<Timing>,
    mut settings: ResMut<Settings>,
    mut control: MessageWriter<PresentationControl>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let layout = counted.layout(ScoringLayout::of, brush.viewport());
    let held = counted.shown.is_held();
    let mut pressed = ControlsPressed::default();
    brush.canvas(&ctx, LAYER, egui::Order::Middle, Some(layout.bar), |canvas| {
        let scene = counted.stage(&layout);
        head(canvas, scene);
        match layout.below {
            Below::Panels { bonuses, players } => {
                canvas.paint(&bonuses::panel(scene, bonuses));
                columns::players(canvas, scene, players);
            }
            Below::Page { area, table } => tables::page(canvas, scene, table, area),
        }
        pressed = controls(canvas, scene, timing.speed(), held);
    });
    let enter = keys.just(KeyAction::Confirm);
    let space = keys.just(KeyAction::Next);
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
    let mut chips: Vec<_> = scene.seats().map(chip).collect();
    canvas.paint(&scene.layout.head.drawing(canvas.visible(), &title, &after, &mut chips));
}

fn controls(canvas: &mut Canvas, scene: Stage, speed: AnimationSpeed, held: bool) -> ControlsPressed {
    let keys: &[_] = if scene.session.watching.is_some() {
        // They move through the replay.
        &[]
    } else if held {
        &[("scoring-enter", "scoring-resume-about")]
    } else {
        &[("scoring-space", "scoring-space-about"), ("scoring-enter", "scoring-enter-about")]
    };
    let goes_on = (canvas.words("scoring-continue"), held);
    Controls { layout: scene.layout.controls, skips: !held, goes_on, keys }.draw(canvas, speed)
}
