//! Playing on the table with the keys.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::{
    choosing::{self, Click, Hovered, Selection},
    options::Options,
    pointed::{Pointed, Targets},
};
use crate::{session::PendingQuestion, table::names::Target};
use rules::Game;

/// The arrow keys move between the things on the table that can be clicked; Tab belongs to the buttons.
pub(super) fn walk_with_keys(
    keys: Res<ButtonInput<KeyCode>>,
    mut contexts: EguiContexts,
    targets: Res<Targets>,
    game: Res<Game>,
    pending: Res<PendingQuestion>,
    selection: Res<Selection>,
    mut pointed: ResMut<Pointed>,
    mut hovered: ResMut<Hovered>,
) -> Result {
    let focus = choosing::card_in_focus(hovered.0, *selection, &pending.choices);
    let options = Options::new(&game, &pending, *selection, focus);
    let live: Vec<(Target, Rect)> =
        targets.all.iter().filter(|(target, _)| options.click(*target) != Click::Nothing).copied().collect();
    if live.is_empty() {
        return Ok(());
    }
    // Tab may have given the focus to a button: the arrow keys take it away from there.
    let on_button = contexts.ctx_mut()?.memory(|memory| memory.focused());
    let here = hovered.0.and_then(|target| live.iter().position(|(other, _)| *other == target));
    let ways = [
        (KeyCode::ArrowLeft, Vec2::NEG_X),
        (KeyCode::ArrowRight, Vec2::X),
        (KeyCode::ArrowUp, Vec2::NEG_Y),
        (KeyCode::ArrowDown, Vec2::Y),
    ];
    let next = ways.into_iter().find(|(key, _)| keys.just_pressed(*key)).and_then(|(_, way)| match here {
        Some(here) => nearest(&live, here, way),
        None => Some(0),
    });
    if let Some(next) = next {
        pointed.by_keys = true;
        hovered.set_if_neq(Hovered(Some(live[next].0)));
        if let Some(button) = on_button {
            contexts.ctx_mut()?.memory_mut(|memory| memory.surrender_focus(button));
        }
    }
    Ok(())
}

/// The nearest target in a direction.
fn nearest(targets: &[(Target, Rect)], here: usize, way: Vec2) -> Option<usize> {
    let from = targets[here].1.center();
    let far = |rect: &Rect| {
        let off = rect.center() - from;
        let along = off.dot(way);
        (along > 4.0).then(|| along + (off - way * along).length() * 2.2)
    };
    let all = targets.iter().enumerate().filter_map(|(place, (_, rect))| Some((place, far(rect)?)));
    all.min_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(place, _)| place)
}
