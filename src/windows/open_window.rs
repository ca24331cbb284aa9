//! The frame of a window over the screen, and what its contents are drawn with.

use bevy_egui::egui::{Rect, Ui, vec2};

use crate::{
    localization::Texts,
    state::Overlay,
    ui::brush::Brush,
    widgets::{button::Button, window::window, window_layout::WindowMeasures},
};

/// Draws the open window, and remembers what to open in its place.
pub struct OpenWindow<'a, 'b, 'w> {
    pub brush: &'a mut Brush<'w>,
    pub ui: &'b mut Ui,
    pub texts: &'a Texts,
    /// How large the things in it are.
    pub measures: WindowMeasures,
    /// What opens in its place.
    pub next: Option<Overlay>,
}

impl<'a, 'b, 'w> OpenWindow<'a, 'b, 'w> {
    /// A window over everything in this layer.
    pub fn new(brush: &'a mut Brush<'w>, ui: &'b mut Ui, texts: &'a Texts) -> Self {
        let measures = WindowMeasures::of(ui.ctx());
        Self { brush, ui, texts, measures, next: None }
    }

    /// Words by their key.
    pub fn get(&self, key: &str) -> String {
        self.texts.get(key)
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
