//! Mouse, touch and keys on the table: what is pointed at, what a click does, and the names by
//! which scripts and tests find things.

use bevy::{prelude::*, window::PrimaryWindow};
use bevy_egui::{EguiContexts, input::EguiWantsInput};

use super::choosing::{self, Click, Hovered, Selection};
use crate::{
    rules::Choice,
    session::{PendingQuestion, PlaySet, PlayerChoice, Presentation, PresentationControl, ViewedSeat},
    state::{Overlay, Screen},
    table::layout::Layout,
    ui::{
        hit_regions::Regions,
        regions::{Control, Target},
        viewport::Viewport,
    },
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Targets>()
        .init_resource::<Pointed>()
        .add_systems(
            Update,
            (follow_pointer, (walk_with_keys, click).chain().run_if(is_free), forget_selection)
                .chain()
                .after(PlaySet::Offer)
                .before(PlaySet::Draw)
                .run_if(in_state(Screen::Table)),
        )
        .add_systems(Update, name_targets.after(PlaySet::Draw).run_if(in_state(Screen::Table)))
        .add_systems(OnExit(Screen::Table), leave);
}

/// Whether nothing lies over the table: no window, and no curtain at a shared screen.
pub fn table_is_free(overlay: &State<Overlay>, pending: &PendingQuestion) -> bool {
    *overlay.get() == Overlay::None && pending.handover.is_none()
}

fn is_free(overlay: Res<State<Overlay>>, pending: Res<PendingQuestion>) -> bool {
    table_is_free(&overlay, &pending)
}

/// The things that can be pointed at, in layout pixels.
#[derive(Resource, Default)]
pub struct Targets {
    /// Everything, the topmost last.
    pub all: Vec<(Target, Rect)>,
    /// Where the explanation of the thing pointed at lies.
    pub explanation: Option<Rect>,
}

impl Targets {
    /// The topmost target at a point.
    pub fn at(&self, point: Vec2) -> Option<Target> {
        self.all.iter().rev().find(|(_, rect)| rect.contains(point)).map(|(target, _)| *target)
    }

    /// Where a target lies.
    pub fn rect(&self, target: Target) -> Option<Rect> {
        self.all.iter().find(|(other, _)| *other == target).map(|(_, rect)| *rect)
    }
}

/// Seconds after which a finger that rests on a thing looks at it instead of clicking it.
pub const LOOKS: f32 = 0.45;

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
    /// Two fingers are or were down: they enlarge the page and click nothing.
    pinched: bool,
    last: Option<Target>,
    /// Whether the target was reached with the keys.
    pub by_keys: bool,
    pressed: bool,
}

fn follow_pointer(
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
    pointed.pinched = touch.is_some() && (pointed.pinched || touches.iter().count() > 1);
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
        pointed.rests += if lifted { 0.0 } else { time.delta_secs() };
        pointed.on_purpose |= moved;
    } else {
        (pointed.last, pointed.rests) = (hovered.0, 0.0);
        pointed.on_purpose = moved || pointed.by_keys;
    }
}

/// Everything a click needs to know.
#[derive(bevy::ecs::system::SystemParam)]
struct Clicks<'w> {
    pending: Res<'w, PendingQuestion>,
    shown: Res<'w, Presentation>,
    viewport: Res<'w, Viewport>,
    hovered: Res<'w, Hovered>,
    selection: ResMut<'w, Selection>,
    viewed: Res<'w, ViewedSeat>,
    chosen: MessageWriter<'w, PlayerChoice>,
    overlay: ResMut<'w, NextState<Overlay>>,
    control: MessageWriter<'w, PresentationControl>,
}

fn click(
    mouse: Res<ButtonInput<MouseButton>>,
    keys: Res<ButtonInput<KeyCode>>,
    touches: Res<Touches>,
    egui: Res<EguiWantsInput>,
    mut pointed: ResMut<Pointed>,
    mut clicks: Clicks,
) {
    let by_key = !egui.wants_any_keyboard_input()
        && pointed.by_keys
        && (keys.just_pressed(KeyCode::Enter) || keys.just_pressed(KeyCode::Space));
    if mouse.just_pressed(MouseButton::Right) {
        clicks.selection.set_if_neq(Selection::None);
    }
    if mouse.just_pressed(MouseButton::Left) {
        pointed.pressed = !egui.is_pointer_over_area();
    }
    let by_mouse = mouse.just_released(MouseButton::Left) && std::mem::take(&mut pointed.pressed);
    // A long press shows the explanation; a short one is a click.
    let by_touch = touches.any_just_released() && !pointed.pinched && pointed.rests < LOOKS;
    let over_egui = egui.is_pointer_over_area() || egui.is_popup_open();
    if !(by_key || (by_mouse || by_touch) && !over_egui) {
        return;
    }
    if !clicks.shown.is_idle() {
        clicks.control.write(PresentationControl::Hurry);
    }
    match clicks.hovered.0 {
        Some(target) => clicks.take(target),
        None => {
            let plan = Layout::new(clicks.viewport.shape, clicks.shown.board.seats());
            let spared = [plan.prompt(), plan.top_bar()];
            let elsewhere = pointed.at.is_none_or(|point| !spared.iter().any(|zone| zone.contains(point)));
            if elsewhere && *clicks.selection != Selection::None {
                *clicks.selection = Selection::None;
            }
        }
    }
}

impl Clicks<'_> {
    fn take(&mut self, target: Target) {
        if target == Target::Evidence {
            self.overlay.set(Overlay::Secrets(self.viewed.0));
            return;
        }
        let Some(question) = self.pending.question else { return };
        let own_board = question.seat == self.viewed.0;
        if !own_board && !target.is_common() {
            return;
        }
        let selection = *self.selection;
        match choosing::click(target, selection, &self.pending.choices) {
            Click::Choose(choice) => {
                self.chosen.write(PlayerChoice { seat: question.seat, choice });
                *self.selection = Selection::None;
            }
            // A second click carries out the card that is picked, and puts back anything else.
            Click::Select(Selection::Card(place)) if selection == Selection::Card(place) => {
                let choice = Choice::CarryOut(place);
                if self.pending.choices.contains(&choice) {
                    self.chosen.write(PlayerChoice { seat: question.seat, choice });
                    *self.selection = Selection::None;
                }
            }
            Click::Select(next) if next == selection => *self.selection = Selection::None,
            Click::Select(next) => *self.selection = next,
            Click::Nothing => {
                if !matches!(target, Target::Station(_) | Target::RouteCard(_)) {
                    *self.selection = Selection::None;
                }
            }
        }
    }
}

/// With a new question nothing is picked.
fn forget_selection(pending: Res<PendingQuestion>, mut selection: ResMut<Selection>) {
    if pending.is_changed() && *selection != Selection::None {
        *selection = Selection::None;
    }
}

/// The arrow keys move between the things on the table that can be clicked; Tab belongs to the buttons.
fn walk_with_keys(
    keys: Res<ButtonInput<KeyCode>>,
    mut contexts: EguiContexts,
    targets: Res<Targets>,
    pending: Res<PendingQuestion>,
    selection: Res<Selection>,
    mut pointed: ResMut<Pointed>,
    mut hovered: ResMut<Hovered>,
) -> Result {
    let live: Vec<(Target, Rect)> = targets
        .all
        .iter()
        .filter(|(target, _)| choosing::click(*target, *selection, &pending.choices) != Click::Nothing)
        .copied()
        .collect();
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

fn name_targets(targets: Res<Targets>, mut regions: ResMut<Regions>) {
    for (target, rect) in &targets.all {
        regions.add(*target, *rect);
    }
    if let Some(rect) = targets.explanation {
        regions.add(Control::Explanation, rect);
    }
}

fn leave(mut targets: ResMut<Targets>, mut hovered: ResMut<Hovered>, mut selection: ResMut<Selection>) {
    *targets = Targets::default();
    *hovered = Hovered(None);
    *selection = Selection::None;
}
