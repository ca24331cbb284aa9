//! The frame of a window over the screen, and what its contents are drawn with.

use bevy_egui::egui::{Rect, Ui, Vec2, vec2};

use crate::{
    localization::Texts,
    state::Overlay,
    ui::{brush::Brush, zoom::is_small},
    widgets::{button::Button, window::window},
};

/// Draws the open window, and remembers what to open in its place.
pub struct OpenWindow<'a, 'b, 'w> {
    pub brush: &'a mut Brush<'w>,
    pub ui: &'b mut Ui,
    pub texts: &'a Texts,
    /// What opens in its place.
    pub next: Option<Overlay>,
}

impl OpenWindow<'_, '_, '_> {
    /// Words by their key.
    pub fn get(&self, key: &str) -> String {
        self.texts.get(key)
    }

    /// How much room there is, if it is so little that windows need all of it.
    pub fn room(&self) -> Option<Vec2> {
        is_small(self.ui.ctx()).then(|| self.ui.ctx().content_rect().size())
    }

    /// Draws the window with its title and returns where its contents go.
    pub fn frame(&mut self, width: f32, height: f32, title: &str) -> Rect {
        let (content, closed) = window(self.brush, self.ui, vec2(width, height), title);
        if closed {
            self.next = Some(Overlay::None);
        }
        content
    }

    /// Draws a button and returns whether it was clicked.
    pub fn button(&mut self, button: Button, rect: Rect) -> bool {
        button.draw(self.brush, self.ui, rect, false)
    }
}
