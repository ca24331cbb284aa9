//! A finger (or the mouse) that is drawn across a phone: along a lane it moves the train, across the rest of the table
//! it leads to the route and back, and the handle of the prompt folds and opens it. What is drawn clicks nothing.

use bevy::{prelude::*, window::PrimaryWindow};

use super::{
    pointed::{Pointed, table_is_free},
    showing::Showing,
};
use crate::{
    session::{PendingQuestion, Presentation},
    state::Overlay,
    table::{
        layout::{BoardFeatures, TableLayout},
        names::Tab,
    },
    ui::viewport::Viewport,
};
use rules::TrainId;

/// How far a finger may move and still click, in layout pixels.
const SLACK: f32 = 12.0;
/// How far a swipe goes at least.
const SWIPE: f32 = 48.0;
/// How high the part of the prompt is that can be pulled.
const HANDLE: f32 = 48.0;

/// Where a finger went down, and what it has drawn so far.
#[derive(Resource, Default)]
pub struct Drawn {
    from: Option<Vec2>,
    last: Vec2,
    /// It moves the lane of a train.
    lane: Option<TrainId>,
}

/// Follows the finger.
pub fn follow(
    window: Single<&Window, With<PrimaryWindow>>,
    viewport: Res<Viewport>,
    touches: Res<Touches>,
    mouse: Res<ButtonInput<MouseButton>>,
    shown: Res<Presentation>,
    overlay: Res<State<Overlay>>,
    pending: Res<PendingQuestion>,
    mut drawn: ResMut<Drawn>,
    mut pointed: ResMut<Pointed>,
    mut showing: ResMut<Showing>,
) {
    let touch = touches.iter().next().or(touches.iter_just_released().next()).map(|touch| touch.position());
    let Some(at) = touch.or(window.cursor_position()).map(|point| viewport.layout_point(point)) else { return };
    let begins = touches.any_just_pressed() || mouse.just_pressed(MouseButton::Left);
    let ends = touches.any_just_released() || mouse.just_released(MouseButton::Left);
    let view = showing.phone_view(0);
    let layout = TableLayout::of(viewport.shape, shown.board.seats(), BoardFeatures::default(), view);
    let trains = &layout.board.trains;
    if begins && table_is_free(&overlay, &pending) {
        let lane = TrainId::BOTH.into_iter().find(|train| {
            let reach = trains.lane(*train).union(trains.plate(*train));
            trains.in_view.is_some() && reach.contains(at)
        });
        *drawn = Drawn { from: Some(at), last: at, lane };
        pointed.drawn = false;
        return;
    }
    let Some(from) = drawn.from else { return };
    let way = at - from;
    if way.length() > SLACK {
        pointed.drawn = true;
    }
    if pointed.drawn {
        pointed.rests = 0.0;
        if let Some(train) = drawn.lane {
            let pitch = trains.slot(train, 0).width();
            let mut next = *showing;
            next.move_lane(train, (drawn.last.x - at.x) / pitch, trains);
            showing.set_if_neq(next);
        }
        drawn.last = at;
    }
    if !ends {
        return;
    }
    let (prompt, across) = (layout.prompt, way.x.abs() > SWIPE && way.x.abs() > 1.6 * way.y.abs());
    let pulls = trains.in_view.is_some()
        && from.y > prompt.min.y - 8.0
        && from.y < prompt.min.y + HANDLE
        && way.y.abs() > SWIPE / 2.0;
    if pulls {
        showing.folded = way.y > 0.0;
    } else if across && drawn.lane.is_none() && layout.sheet.is_some_and(|sheet| sheet.contains(from)) {
        let next = if showing.tab == Tab::Offer { Tab::Route } else { Tab::Offer };
        showing.turn_to(next);
    }
    *drawn = Drawn::default();
}
