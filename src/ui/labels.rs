//! Text on the table, as a value.

use bevy::{
    camera::{
        primitives::Aabb,
        visibility::{VisibilityClass, add_visibility_class},
    },
    prelude::*,
    sprite::Anchor,
};
use bevy_egui::egui::{self, Color32, text::LayoutJob};

use super::typefaces::Typeface;

/// Where a line of text lies relative to its x.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// It begins there.
    Left,
    /// It is centred there.
    Centre,
    /// It ends there.
    Right,
}

impl Align {
    /// The anchor of a label with this alignment.
    pub fn anchor(self) -> Anchor {
        match self {
            Self::Left => Anchor::CENTER_LEFT,
            Self::Centre => Anchor::CENTER,
            Self::Right => Anchor::CENTER_RIGHT,
        }
    }

    /// Where aligned lines begin, have their middle or end, as part of the width that they have.
    pub fn part(self) -> f32 {
        match self {
            Self::Left => 0.0,
            Self::Centre => 0.5,
            Self::Right => 1.0,
        }
    }
}

/// Text on the table, measured in layout pixels. `label_drawing` sets its words and draws them.
#[derive(Component, Clone, Debug, PartialEq)]
#[require(Aabb, Transform, Visibility, VisibilityClass)]
#[component(on_add = add_visibility_class::<Sprite>)]
pub struct Label {
    pub text: String,
    /// Type size in layout pixels.
    pub size: f32,
    pub face: Typeface,
    pub color: Color,
    /// The point of the text that lies at the entity's position.
    pub anchor: Anchor,
    /// The width at which it wraps, in layout pixels.
    pub width: Option<f32>,
    /// The alignment of several lines.
    pub align: Align,
    /// Extra space between the letters, in layout pixels.
    pub spacing: f32,
}

impl Label {
    /// Centred text in the ordinary face.
    pub fn new(text: impl Into<String>, size: f32, color: Color) -> Self {
        Self {
            text: text.into(),
            size,
            face: Typeface::Text,
            color,
            anchor: Anchor::CENTER,
            width: None,
            align: Align::Centre,
            spacing: 0.0,
        }
    }

    /// About how much room it takes.
    pub fn room(&self) -> Vec2 {
        let widest = self.text.lines().map(|line| self.face.width(line, self.size)).fold(0.0, f32::max);
        let wide = self.width.unwrap_or(widest);
        Vec2::new(wide, self.face.lines(&self.text, self.size, wide + 1.0) as f32 * self.size * 1.25)
    }

    /// Sets another face.
    #[must_use]
    pub fn face(mut self, face: Typeface) -> Self {
        self.face = face;
        self
    }

    /// Sets another anchor.
    #[must_use]
    pub fn anchor(mut self, anchor: Anchor) -> Self {
        self.anchor = anchor;
        self
    }

    /// The same for a drawing that is drawn at this scale.
    #[must_use]
    pub fn scaled(self, by: f32) -> Self {
        Self { size: self.size * by, width: self.width.map(|width| width * by), spacing: self.spacing * by, ..self }
    }

    /// Wraps it at a width.
    #[must_use]
    pub fn wrap(mut self, width: f32, align: Align) -> Self {
        (self.width, self.align) = (Some(width), align);
        self
    }

    /// Its words as egui sets them, where a layout pixel is that many of the window's.
    pub fn lines(&self, scale: f32, colour: Color32) -> LayoutJob {
        let room = self.width.map_or(f32::INFINITY, |width| width * scale);
        let mut lines = LayoutJob::simple(self.text.clone(), self.face.at(self.size * scale), colour, room);
        lines.sections.iter_mut().for_each(|section| section.format.extra_letter_spacing = self.spacing * scale);
        lines.halign = match self.align {
            _ if self.is_line() => egui::Align::Min,
            Align::Left => egui::Align::Min,
            Align::Centre => egui::Align::Center,
            Align::Right => egui::Align::Max,
        };
        lines
    }

    /// Whether it is a single line, however long.
    pub fn is_line(&self) -> bool {
        self.width.is_none() && !self.text.contains('\n')
    }
}
