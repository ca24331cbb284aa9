//! The texts say "tap" to players who use a finger, and "click" to players who use a mouse.

use bevy::{input::touch::TouchInput, prelude::*, window::CursorMoved};

use crate::localization::Texts;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, follow_pointer);
}

fn follow_pointer(mut touches: MessageReader<TouchInput>, mut mouse: MessageReader<CursorMoved>, texts: Res<Texts>) {
    if touches.read().count() > 0 {
        texts.speak_of_touch(true);
    } else if mouse.read().count() > 0 {
        texts.speak_of_touch(false);
    }
}
