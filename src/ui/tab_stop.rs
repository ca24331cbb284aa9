//! What keys can reach.

use bevy::math::Rect;
use bevy_egui::egui;

use super::regions::RegionId;

/// Something that keys can reach.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TabStop {
    pub id: RegionId,
    /// In layout pixels.
    pub rect: Rect,
    /// What egui calls it, unless it lies on the table.
    pub widget: Option<egui::Id>,
    /// Whether it answers what is asked.
    pub lit: bool,
    /// Whether it is in sight; what is scrolled away comes into sight with the focus.
    pub in_sight: bool,
}
