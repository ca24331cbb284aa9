//! The review of a game by the Master: the curve of everybody's chance to win, how well it was played, and the turns that
//! cost most.

mod curve;
mod figures;
mod layout;
mod names;
mod turn;
mod view;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::{
    controls::{KeyAction, Pressed},
    drawing::{Drawing, rect},
    localization::{Texts, words::Words},
    persistence::Notices,
    review::OpenReview,
    screens::about::about_game,
    session::{self, PlayerKind, card_set::CardSet},
    state::{Overlay, Screen},
    ui::{brush::Brush, theme::palette},
    widgets::canvas::Canvas,
};
use layout::ReviewLayout;
pub use names::ReviewControl;
use rules::Record;
use view::ReviewView;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Looked>()
        .add_systems(OnEnter(Screen::Review), |mut looked: ResMut<Looked>| *looked = default())
        .add_systems(
            EguiPrimaryContextPass,
            draw.run_if(in_state(Screen::Review).and_then(resource_exists::<OpenReview>)),
        );
}

/// What is looked at, and what is shown of it.
#[derive(Resource, Default)]
struct Looked {
    chosen: usize,
    /// Which of its tables ([`turn::SHOWN`]).
    shows: usize,
    view: Option<ReviewView>,
    /// How far the dial has grown, 0–1.
    dial: f32,
}

/// The dial grows in so many seconds.
const GROWS_SECONDS: f32 = 1.2;

fn draw(
    mut commands: Commands,
    mut contexts: EguiContexts,
    mut brush: Brush,
    time: Res<Time<Real>>,
    open: Res<OpenReview>,
    cards: Res<CardSet>,
    texts: Res<Texts>,
    keys: Res<Pressed>,
    notices: Res<Notices>,
    overlay: Res<State<Overlay>>,
    mut looked: ResMut<Looked>,
    mut next: ResMut<NextState<Screen>>,
    mut redraw: MessageWriter<bevy::window::RequestRedraw>,
) -> Result {
    let Ok(catalogue) = &cards.0 else { return Ok(()) };
    let ctx = contexts.ctx_mut()?.clone();
    let shape = brush.viewport().shape;
    let layout = ReviewLayout::of(shape);
    let looked = looked.bypass_change_detection();
    if looked.dial < 1.0 {
        looked.dial = (looked.dial + time.delta_secs() / GROWS_SECONDS).min(1.0);
        redraw.write(bevy::window::RequestRedraw);
    }
    let stale = looked.view.as_ref().is_none_or(|view| view.chosen != looked.chosen);
    if stale || open.is_changed() {
        let view = ReviewView::of(&open, catalogue, looked.chosen, looked.dial);
        looked.chosen = view.chosen;
        looked.view = Some(view);
    }
    let Some(view) = &mut looked.view else { return Ok(()) };
    view.dial = looked.dial;
    let game = view.tables.as_ref().map_or(&*open.ending, |tables| &tables.before);
    let words = Words { texts: &texts, game, seats: &view.seats, you: Some(view.seat) };
    let shows = looked.shows;
    let (back, pressed) = brush.canvas(&ctx, "review", egui::Order::Background, None, |canvas| {
        canvas.night();
        let mut pressed = None;
        canvas.page("review", layout.page, |canvas| {
            curve::draw(canvas, &layout, view);
            if let Some(place) = layout.figures {
                figures::draw(canvas, place, view, layout.letters);
            }
            pressed = turn::list(canvas, &layout, view, &words).or(turn::draw(canvas, &layout, view, &words, shows));
        });
        let middle = if layout.figures.is_some() { about(&texts, &open) } else { String::new() };
        let back =
            canvas.top_bar(shape.size().x, &texts.get("review-title"), &middle, Some(ReviewControl::Back.into()));
        progress(canvas, view, shape.size().x);
        (back, pressed)
    });
    let free = notices.0.is_empty() && *overlay.get() == Overlay::None;
    if back || (free && keys.just(KeyAction::Back)) {
        next.set(open.back_to.unwrap_or(Screen::Title));
        return Ok(());
    }
    let count = view.costliest.len();
    for (key, step) in [(KeyAction::Down, 1), (KeyAction::Up, count.saturating_sub(1))] {
        if free && count > 0 && keys.just(key) {
            (looked.chosen, looked.shows) = ((looked.chosen + step) % count, 0);
        }
    }
    match pressed {
        Some(ReviewControl::Choose(nth)) => (looked.chosen, looked.shows) = (usize::from(nth), 0),
        Some(ReviewControl::After) => looked.shows = (looked.shows + 1) % turn::SHOWN.len(),
        Some(ReviewControl::PlayOn) => {
            let begins = view.turn().map_or(0, |turn| turn.decision.begins as usize);
            let mut seats = open.seats.clone();
            seats[view.seat.index()].player = PlayerKind::Human;
            let record = open.review.record();
            let record = Record { choices: record.choices[..begins].to_vec(), ..record.clone() };
            match session::resume(&mut commands, catalogue.clone(), seats, record, default()) {
                Ok(()) => next.set(Screen::Table),
                Err(error) => error!("the game cannot be played on: {error}"),
            }
        }
        Some(ReviewControl::Back) | None => {}
    }
    Ok(())
}

/// Which game it is.
fn about(texts: &Texts, open: &OpenReview) -> String {
    let board = open.ending.board();
    let values = [
        ("place", board.place(open.seat()).into()),
        ("players", open.seats.len().into()),
        ("points", board.player(open.seat()).score().into()),
    ];
    let place = texts.with("saved-games-place-points", values);
    let day = open
        .saved
        .label
        .begun
        .map(|begun| texts.with("day-month", [("day", begun.day().into()), ("month", begun.month().into())]));
    let game = about_game(texts, &open.review.record().setup);
    texts.list("list-dots", [day, Some(game), Some(place)].into_iter().flatten())
}

/// How far it is, as a line under the bar.
fn progress(canvas: &mut Canvas, view: &ReviewView, width: f32) {
    let part = view.progress.part;
    if part < 1.0 {
        let mut drawing = Drawing::default();
        drawing.fill(rect(0.0, 49.0, width * part, 3.0), palette::LAMP);
        canvas.paint(&drawing);
    }
}
