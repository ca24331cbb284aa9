//! The final scoring: the coins of all, then everybody's Game End cards, turned over and counted one by one,
//! while the engines below race to the end of the line.

mod cards;
mod counter;
mod head;
mod layout;
mod light;
mod night;
mod overview;
mod panel;
mod progress;
mod race;
mod stage;
mod taken;
mod z;

#[cfg(test)]
mod tests;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::counting::{CountingPiece, CountingScenes, CountingView, LAYER, bar_height, ground, phase, the};
use crate::{
    controls::{KeyAction, Pressed},
    scene::{Scene, motion::ScenePage},
    session::{PresentationControl, Stop, Timing, settings::Settings},
    state::Overlay,
    ui::{brush::Brush, theme::palette},
};
use layout::FinalScoringLayout;
use stage::FinalStage;

pub use progress::FinalProgress;

pub(super) fn plugin(app: &mut App) {
    phase::<FinalProgress, _, _>(app, lay, draw);
}

fn lay(mut scenes: CountingScenes, counted: CountingView<FinalProgress>) {
    let (true, jumps) = scenes.news() else { return };
    let layout = counted.layout(FinalScoringLayout::of, &scenes.viewport);
    let (visible, bar) = (scenes.viewport.visible(), bar_height(scenes.viewport.shape));
    let ground = ground(visible, bar, layout.page.map(|page| page.area), palette::DEEP);
    let scene = scene(counted.stage(&layout), visible);
    scenes.show(ground, scene, jumps);
}

/// Everything between the head and the controls, which is scrolled where a page is longer than a phone.
fn scene(stage: FinalStage, visible: Rect) -> Scene<CountingPiece> {
    let mut scene = Scene::default();
    scene.still(the("night"), z::NIGHT, night::night(stage, visible));
    light::lay(stage, &mut scene);
    if stage.progress.now.is_some() {
        cards::lay(stage, &mut scene);
        taken::lay(stage, &mut scene);
    } else {
        overview::lay(stage, &mut scene);
    }
    counter::lay(stage, &mut scene);
    race::lay(stage, &mut scene);
    scene
}

fn draw(
    mut contexts: EguiContexts,
    mut brush: Brush,
    counted: CountingView<FinalProgress>,
    keys: Res<Pressed>,
    overlay: Res<State<Overlay>>,
    timing: Res<Timing>,
    mut scrolled: ScenePage<CountingPiece>,
    mut settings: ResMut<Settings>,
    mut control: MessageWriter<PresentationControl>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let layout = counted.layout(FinalScoringLayout::of, brush.viewport());
    let (stage, bar) = (counted.stage(&layout), bar_height(brush.viewport().shape));
    let mut moved = egui::Vec2::ZERO;
    let pressed = brush.canvas(&ctx, LAYER, egui::Order::Middle, Some(bar), |canvas| {
        head::draw(canvas, stage);
        moved = canvas.page("final scoring", layout.page, |canvas| panel::portraits(canvas, stage));
        panel::controls(canvas, stage, timing.speed(), !counted.shown.tells_winner())
    });
    scrolled.move_to(moved);
    if let Some(speed) = pressed.speed {
        settings.set_speed(speed);
    }
    let focused = ctx.memory(|memory| memory.focused().is_some());
    let free = *overlay.get() == Overlay::None;
    let key = |action| free && keys.just(action);
    let enter = key(KeyAction::Confirm);
    let stop = if key(KeyAction::Back) {
        Some(Stop::End)
    } else if pressed.go_on || !focused && key(KeyAction::Next) {
        Some(Stop::Card)
    } else {
        // As in a scoring phase: one part is passed over, not all that follows.
        (pressed.skip || !focused && enter).then_some(Stop::Player)
    };
    if let Some(stop) = stop {
        // When everything is counted, there is only one way on.
        control.write(PresentationControl::PassTo(if stage.progress.over { Stop::End } else { stop }));
    }
    Ok(())
}
