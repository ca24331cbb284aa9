//! One explanation: a thing in large and in words.

use bevy::prelude::*;

use crate::{drawing::Drawing, localization::words::Words, pieces::size::CARD, table::scene::view::View};
use rules::CardId;

/// A thing in large and in words.
pub struct About {
    pub(super) picture: Drawing,
    pub(super) size: Vec2,
    pub(super) scale: f32,
    pub(super) heading: String,
    pub(super) words: String,
}

/// Puts an explanation together.
pub fn whole(picture: Drawing, size: Vec2, scale: f32, heading: String, words: String) -> Option<About> {
    Some(About { picture, size, scale, heading, words })
}

/// An Action card.
pub fn action_card(view: &View, words: &Words, card: CardId) -> Option<About> {
    whole(view.card_face(card), CARD, 1.45, words.card_title(card), words.card_explained(card))
}
