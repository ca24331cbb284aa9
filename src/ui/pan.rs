//! Small windows on screens that are larger than what fits into them: a finger moves the stage, and arrows at the
//! edges say where there is more.

use bevy::{input::mouse::MouseWheel, prelude::*, window::PrimaryWindow};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Shape, Stroke, pos2, vec2},
};

use super::{
    theme::palette,
    viewport::{Pan, Viewport},
};
use crate::state::{Overlay, Screen, TablePhase};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, (start_anew, drag).chain()).add_systems(EguiPrimaryContextPass, draw_arrows);
}

/// Every screen begins at its top left corner.
fn start_anew(
    screen: Option<Res<State<Screen>>>,
    phase: Option<Res<State<TablePhase>>>,
    mut pan: ResMut<Pan>,
    mut at: Local<(Option<Screen>, Option<TablePhase>)>,
) {
    let now = (screen.map(|screen| *screen.get()), phase.map(|phase| *phase.get()));
    if *at != now {
        (*at, *pan) = (now, Pan::default());
    }
}

/// How much of the stage lies beyond the window.
fn beyond(viewport: &Viewport) -> Vec2 {
    (viewport.shape.size() * viewport.scale - viewport.window).max(Vec2::ZERO)
}

fn drag(
    window: Single<&Window, With<PrimaryWindow>>,
    viewport: Res<Viewport>,
    touches: Res<Touches>,
    mouse: Res<ButtonInput<MouseButton>>,
    mut wheel: MessageReader<MouseWheel>,
    overlay: Option<Res<State<Overlay>>>,
    mut pan: ResMut<Pan>,
) {
    let room = beyond(&viewport);
    let open = overlay.is_some_and(|overlay| *overlay.get() != Overlay::None);
    if !viewport.movable || room == Vec2::ZERO || open {
        pan.last = None;
        wheel.clear();
        return;
    }
    let finger = touches.iter().next().map(|touch| touch.position());
    let at = finger.or(window.cursor_position().filter(|_| mouse.pressed(MouseButton::Left)));
    let turned: f32 = wheel.read().map(|turn| turn.y).sum();
    let moved = at.zip(pan.last).map_or(Vec2::ZERO, |(at, last)| last - at) - Vec2::Y * turned * 40.0;
    pan.last = at;
    if moved != Vec2::ZERO {
        pan.by = (pan.by + moved).clamp(Vec2::ZERO, room);
    }
}

fn draw_arrows(mut contexts: EguiContexts, viewport: Res<Viewport>, pan: Res<Pan>) -> Result {
    let room = beyond(&viewport);
    if !viewport.movable || room == Vec2::ZERO {
        return Ok(());
    }
    let layer = egui::LayerId::new(egui::Order::Middle, egui::Id::new("pan-arrows"));
    let painter = contexts.ctx_mut()?.layer_painter(layer);
    let size = viewport.window / viewport.scale;
    let arrow = |middle: egui::Pos2, along: egui::Vec2| {
        let across = vec2(-along.y, along.x);
        painter.circle(middle, 15.0, palette::DEEP.gamma_multiply(0.85), (1.2, palette::BRASS));
        let points =
            vec![middle - along * 4.0 + across * 7.0, middle + along * 4.0, middle - along * 4.0 - across * 7.0];
        painter.add(Shape::line(points, Stroke::new(2.4, palette::LAMP)));
    };
    let (x, y) = (size.x / 2.0, size.y / 2.0);
    for (more, middle, along) in [
        (pan.by.x > 1.0, pos2(20.0, y), vec2(-1.0, 0.0)),
        (pan.by.x < room.x - 1.0, pos2(size.x - 20.0, y), vec2(1.0, 0.0)),
        (pan.by.y > 1.0, pos2(x, 20.0), vec2(0.0, -1.0)),
        (pan.by.y < room.y - 1.0, pos2(x, size.y - 20.0), vec2(0.0, 1.0)),
    ] {
        if more {
            arrow(middle, along);
        }
    }
    Ok(())
}
