//! The focus: what keys and pads press. Tab leads from area to area of the table, and elsewhere from thing to thing; the
//! arrows lead to the nearest thing in their direction, as things lie on screen. A ring shows where the focus is, from
//! the first key that moves it until the mouse or a finger comes back.

use bevy::{input::touch::TouchInput, prelude::*, window::CursorMoved};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Color32, Stroke, StrokeKind},
};

use super::{
    areas::{WAYS, by_arrow, by_tab, nearest_to},
    hit_regions::Regions,
    regions::RegionId,
    tab_stop::TabStop,
    theme::palette,
    viewport::Viewport,
};
use crate::{
    controls::{KeyAction, Pressed},
    state::{Overlay, Screen},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Focus>()
        .add_systems(Update, (follow, walk).chain().in_set(MoveFocus))
        .add_systems(EguiPrimaryContextPass, draw_ring);
}

/// Once this has run in `Update`, the focus is where the keys of this frame have led.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MoveFocus;

/// Where the focus is.
#[derive(Resource, Debug, Default)]
pub struct Focus {
    at: Option<RegionId>,
    /// Where that lies or has lain last, in layout pixels.
    place: Option<Rect>,
    shown: bool,
    moved: bool,
    /// For how many frames what had it has been away.
    missing: u8,
    /// Where it is to go next, whatever keys say.
    wanted: Option<RegionId>,
}

/// So many frames may pass until what has the focus is drawn again: while a page is turned, say.
const PATIENCE: u8 = 4;

impl Focus {
    /// What has the focus, while the ring is shown.
    pub fn at(&self) -> Option<RegionId> {
        self.at.filter(|_| self.shown)
    }

    /// Whether keys or a pad are in use rather than a pointer.
    pub fn is_shown(&self) -> bool {
        self.shown
    }

    /// Whether the keys have led there in this frame.
    pub fn comes_to(&self, id: RegionId) -> bool {
        self.moved && self.at == Some(id)
    }

    /// Whether the keys have moved it in this frame.
    pub fn has_moved(&self) -> bool {
        self.moved
    }

    /// The pointer is used again.
    pub fn hide(&mut self) {
        *self = Self::default();
    }

    /// Lets it go there next, if that can be reached.
    pub fn want(&mut self, id: RegionId) {
        self.wanted = Some(id);
    }

    fn go(&mut self, to: &TabStop) {
        (self.at, self.place, self.shown, self.moved, self.missing) = (Some(to.id), Some(to.rect), true, true, 0);
    }
}

/// Whoever uses the pointer needs no ring; and egui may have given the focus to something else.
fn follow(
    mut contexts: EguiContexts,
    regions: Res<Regions>,
    mut moved: MessageReader<CursorMoved>,
    mut touched: MessageReader<TouchInput>,
    mouse: Res<ButtonInput<MouseButton>>,
    mut focus: ResMut<Focus>,
) -> Result {
    let focus = focus.bypass_change_detection();
    focus.moved = false;
    let ctx = contexts.ctx_mut()?;
    let by_pointer = moved.read().count() + touched.read().count() > 0 || mouse.get_just_pressed().len() > 0;
    let focused = ctx.memory(|memory| memory.focused());
    if by_pointer && focus.shown {
        focus.hide();
        if let Some(button) = focused.filter(|_| !ctx.text_edit_focused()) {
            ctx.memory_mut(|memory| memory.surrender_focus(button));
        }
        return Ok(());
    }
    let stop = |wanted: &dyn Fn(&TabStop) -> bool| regions.tab_stops().iter().rev().find(|stop| wanted(stop)).copied();
    let at = focus.at.and_then(|id| stop(&|stop: &TabStop| stop.id == id));
    let elsewhere = focused.and_then(|id| stop(&|stop: &TabStop| stop.widget == Some(id)));
    match (at, elsewhere) {
        // A window may have taken the focus away from what lies under it.
        (Some(at), _) if at.widget.is_some() && at.widget != focused => focus.at = elsewhere.map(|stop| stop.id),
        (_, Some(elsewhere)) => focus.at = Some(elsewhere.id),
        (Some(_), None) => {}
        (None, None) => {
            focus.missing = focus.missing.saturating_add(1);
            if focus.missing > PATIENCE {
                focus.at = None;
            }
        }
    }
    if let Some(now) = at.or(elsewhere) {
        (focus.place, focus.missing) = (Some(now.rect), 0);
    }
    Ok(())
}

/// Moves the focus. Screens and windows whose arrows have a meaning of their own keep them until Tab has shown the ring.
fn walk(
    mut contexts: EguiContexts,
    regions: Res<Regions>,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    mut pressed: ResMut<Pressed>,
    mut focus: ResMut<Focus>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let stops = regions.tab_stops();
    let at = focus.at;
    let wanted = focus.bypass_change_detection().wanted.take();
    let wanted = wanted.and_then(|id| stops.iter().rev().find(|stop| stop.id == id));
    let next = if wanted.is_some() {
        wanted
    } else if pressed.or_held(KeyAction::NextArea) {
        by_tab(stops, at, false)
    } else if pressed.or_held(KeyAction::PreviousArea) {
        by_tab(stops, at, true)
    } else {
        let own = matches!(screen.get(), Screen::Title | Screen::Journey | Screen::SavedGames | Screen::Review);
        let own = match overlay.get() {
            Overlay::None => own,
            Overlay::Rules | Overlay::Cards(_) => true,
            _ => false,
        };
        let way = WAYS.into_iter().find(|(action, _)| pressed.or_held(*action) && (focus.shown || !own));
        way.and_then(|(action, way)| {
            pressed.take(action);
            match (at, focus.place) {
                (Some(from), Some(place)) => by_arrow(stops, from, place, way),
                // What had it is gone: on from where that was.
                (None, Some(place)) if focus.shown => nearest_to(stops, place),
                _ => by_tab(stops, None, false),
            }
        })
    };
    if let Some(next) = next {
        focus.go(next);
        ctx.memory_mut(|memory| match (next.widget, memory.focused()) {
            (Some(widget), _) => memory.request_focus(widget),
            (None, Some(other)) => memory.surrender_focus(other),
            (None, None) => {}
        });
    }
    Ok(())
}

/// The ring over everything: ink, white and lamplight, so that it is seen on paper as well as at night.
fn draw_ring(mut contexts: EguiContexts, viewport: Res<Viewport>, regions: Res<Regions>, focus: Res<Focus>) -> Result {
    let Some(id) = focus.at() else { return Ok(()) };
    let Some(stop) = regions.tab_stops().iter().rev().find(|stop| stop.id == id && stop.in_sight) else {
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    let place = viewport.egui(stop.rect.min.x, stop.rect.min.y, stop.rect.width(), stop.rect.height());
    // At the edge of the window it stays in view.
    let place = place.expand(OUTSIDE).intersect(ctx.content_rect().shrink(5.0));
    let painter = ctx.layer_painter(egui::LayerId::new(egui::Order::Debug, egui::Id::new("focus ring")));
    for (wide, colour) in [(9.0, palette::INK), (5.0, Color32::WHITE), (2.4, palette::LAMP)] {
        painter.rect_stroke(place, 3.0, Stroke::new(wide, colour), StrokeKind::Middle);
    }
    Ok(())
}

/// So far outside of a thing its ring is drawn, in layout pixels.
const OUTSIDE: f32 = 5.0;
