//! What the pointer is on: the things on the table that can be pointed at, and for how long one has been.

use bevy::{prelude::*, window::PrimaryWindow};
use bevy_egui::input::EguiWantsInput;

use super::choosing::Hovered;
use crate::{session::PendingQuestion, state::Overlay, table::names::Target, ui::viewport::Viewport};

/// Whether nothing lies over the table: no window, and no curtain at a shared screen.
pub fn table_is_free(overlay: &State<Overlay>, pending: &PendingQuestion) -> bool {
    *overlay.get() == Overlay::None && pending.handover.is_none()
}

/// Runs the systems that need a free table.
pub(super) fn is_free(overlay: Res<State<Overlay>>, pending: Res<PendingQuestion>) -> bool {
    table_is_free(&overlay, &pending)
}

/// The rules about a thing on the table are asked for.
#[derive(Message, Clone, Copy, Debug)]
pub struct RulesAskedFor(pub Target);

/// The things that can be pointed at, in layout pixels.
#[derive(Resource, Default)]
pub struct Targets {
    /// Everything, the topmost last.
    pub all: Vec<(Target, Rect)>,
    /// What of the stage is in view: long trains on a phone go on beyond it. Without a window, everything is.
    pub seen: Option<Rect>,
    /// Whether things are explained on the sheet of a tab, over the table, as there is no room beside them.
    pub explained_on_sheet: bool,
    /// Where the explanation of the thing pointed at lies.
    pub explanation: Option<Rect>,
    /// The chip below it that opens the rules, on a phone.
    pub explanation_rules: Option<Rect>,
}

impl Targets {
    /// The topmost target at a point.
    pub fn at(&self, point: Vec2) -> Option<Target> {
        self.all.iter().rev().find(|(_, rect)| rect.contains(point)).map(|(target, _)| *target)
    }

    /// What is not to be covered while something is explained.
    pub fn explained(&self) -> Option<Rect> {
        let at = self.explanation?;
        Some(self.explanation_rules.map_or(at, |chip| at.union(chip)))
    }

    /// Where a target lies.
    pub fn rect(&self, target: Target) -> Option<Rect> {
        self.all.iter().find(|(other, _)| *other == target).map(|(_, rect)| *rect)
    }
}

/// Seconds after which a finger that rests on a thing looks at it instead of clicking it.
pub const LOOKS: f32 = 0.45;

/// As much of a frame counts as rest, in seconds: where drawing is slow a tap takes a few frames, and is still no look.
const SLOW: f32 = 0.1;

/// Where the pointer is on the stage, and for how long it has been on the same thing.
#[derive(Resource, Default)]
pub struct Pointed {
    /// The point, if there is a pointer.
    pub at: Option<Vec2>,
    /// How many seconds the pointer has been on the same target.
    pub rests: f32,
    /// Whether the player pointed at the target, rather than the target coming to lie under a resting pointer.
    pub on_purpose: bool,
    /// Whether the pointer is a finger.
    pub by_touch: bool,
    /// The finger has been drawn across a phone: that is no click.
    pub drawn: bool,
    /// The finger has put an explanation away: it clicks nothing.
    pub spent: bool,
    /// Two fingers are or were down: they enlarge the page and click nothing.
    pub(super) pinched: bool,
    last: Option<Target>,
    /// Whether the target was reached with the keys.
    pub by_keys: bool,
    pub(super) pressed: bool,
}

/// Follows the mouse or the finger.
pub(super) fn follow_pointer(
    window: Single<&Window, With<PrimaryWindow>>,
    viewport: Res<Viewport>,
    time: Res<Time>,
    touches: Res<Touches>,
    egui: Res<EguiWantsInput>,
    targets: Res<Targets>,
    overlay: Res<State<Overlay>>,
    pending: Res<PendingQuestion>,
    mut pointed: ResMut<Pointed>,
    mut hovered: ResMut<Hovered>,
) {
    let touch = touches
        .iter()
        .next()
        .map(|touch| touch.position())
        .or_else(|| touches.iter_just_released().next().map(|touch| touch.position()));
    let at = touch.or(window.cursor_position()).map(|point| viewport.layout_point(point));
    let moved = at != pointed.at;
    pointed.at = at;
    pointed.by_touch = touch.is_some();
    // Where nothing moves no frame is drawn, so none may have passed since the finger before it was lifted.
    let (down, begun) = (touches.iter().count(), touches.iter_just_pressed().count());
    if begun == 1 && down <= 1 {
        (pointed.pinched, pointed.spent, pointed.last) = (false, false, None);
    }
    pointed.pinched = touch.is_some() && (pointed.pinched || down > 1 || begun > 1);
    pointed.spent &= touch.is_some();
    if moved {
        pointed.by_keys = false;
    }
    if !pointed.by_keys {
        let free = table_is_free(&overlay, &pending) && !egui.is_pointer_over_area() && !egui.is_popup_open();
        let target = at.filter(|_| free).and_then(|point| targets.at(point));
        hovered.set_if_neq(Hovered(target));
    }
    if hovered.0 == pointed.last {
        // A finger is up for as long as this frame took already: a slow frame would make a short press long.
        let lifted = touches.any_just_released() && touches.iter().next().is_none();
        pointed.rests += if lifted { 0.0 } else { time.delta_secs().min(SLOW) };
        pointed.on_purpose |= moved;
    } else {
        (pointed.last, pointed.rests) = (hovered.0, 0.0);
        pointed.on_purpose = moved || pointed.by_keys;
    }
}
