//! A pointer that scripts move and click with: it sends the same window events as a mouse.

use bevy::{
    ecs::system::SystemParam,
    input::{ButtonState, mouse::MouseButtonInput},
    prelude::*,
    window::{CursorMoved, PrimaryWindow, WindowEvent},
};
#[cfg(not(target_arch = "wasm32"))]
use bevy_egui::{EguiContexts, egui};

/// Sends the events of a mouse.
#[derive(SystemParam)]
pub struct Pointer<'w, 's> {
    window: Single<'w, 's, (Entity, &'static mut Window), With<PrimaryWindow>>,
    moved: MessageWriter<'w, CursorMoved>,
    pressed: MessageWriter<'w, MouseButtonInput>,
    all: MessageWriter<'w, WindowEvent>,
}

impl Pointer<'_, '_> {
    /// Moves to a point of the window, in logical pixels.
    pub fn move_to(&mut self, position: Vec2) {
        self.window.1.set_cursor_position(Some(position));
        let event = CursorMoved { window: self.window.0, position, delta: None };
        self.moved.write(event.clone());
        self.all.write(WindowEvent::CursorMoved(event));
    }

    /// Presses or releases the main button.
    pub fn button(&mut self, state: ButtonState) {
        let event = MouseButtonInput { button: MouseButton::Left, state, window: self.window.0 };
        self.pressed.write(event);
        self.all.write(WindowEvent::MouseButtonInput(event));
    }
}

/// In a film, which has no pointer of the system's, one is painted over everything.
#[cfg(not(target_arch = "wasm32"))]
pub fn paint(mut contexts: EguiContexts) -> Result {
    const ARROW: [(f32, f32); 7] =
        [(0.0, 0.0), (0.0, 22.0), (5.2, 17.6), (9.0, 26.0), (13.0, 24.2), (9.2, 16.2), (16.0, 15.6)];
    let ctx = contexts.ctx_mut()?;
    let Some(at) = ctx.input(|input| input.pointer.latest_pos()) else { return Ok(()) };
    let painter = ctx.layer_painter(egui::LayerId::new(egui::Order::Debug, egui::Id::new("film-pointer")));
    let points: Vec<_> = ARROW.iter().map(|(x, y)| at + egui::vec2(*x, *y)).collect();
    // It is not convex: the shaft and the head are painted one after the other.
    for part in [[2, 3, 4, 5].as_slice(), &[0, 1, 6]] {
        let part = part.iter().map(|place| points[*place]).collect();
        painter.add(egui::Shape::convex_polygon(part, egui::Color32::WHITE, egui::Stroke::NONE));
    }
    painter.add(egui::Shape::closed_line(points, egui::Stroke::new(1.6, egui::Color32::BLACK)));
    Ok(())
}
