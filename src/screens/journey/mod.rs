//! The stations of the first journey: which chapter is done, what the chosen one is about, and the branch lines.

mod chapter;
mod layout;
mod line;
mod stations;
mod tickets;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::{
    controls::{KeyAction, Pressed},
    journey::{
        BoardChapter,
        chapters::{ChapterId, STATIONS},
    },
    localization::Texts,
    opening::WantedGame,
    persistence::Notices,
    session::{
        Lineup,
        settings::{JourneyProgress, Settings},
    },
    state::{Overlay, Screen},
    ui::brush::Brush,
};
use layout::JourneyLayout;
use rules::Module;
pub use stations::JourneyControl;
use stations::Stations;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Chosen(ChapterId::Offer))
        .add_systems(OnEnter(Screen::Journey), choose_next)
        .add_systems(EguiPrimaryContextPass, draw.run_if(in_state(Screen::Journey)));
}

/// The chapter that is looked at.
#[derive(Resource)]
struct Chosen(ChapterId);

/// The first station that is not done is looked at.
fn choose_next(settings: Res<Settings>, mut chosen: ResMut<Chosen>) {
    let mut stations = ChapterId::stations().iter();
    let open = stations.find(|station| !settings.journey.done.contains(station.key()));
    chosen.0 = open.copied().unwrap_or(ChapterId::WholeGame);
}

fn draw(
    mut commands: Commands,
    mut contexts: EguiContexts,
    mut brush: Brush,
    settings: Res<Settings>,
    texts: Res<Texts>,
    keys: Res<Pressed>,
    notices: Res<Notices>,
    overlay: Res<State<Overlay>>,
    mut chosen: ResMut<Chosen>,
    mut boarded: MessageWriter<BoardChapter>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let shape = brush.viewport().shape;
    let layout = JourneyLayout::of(shape);
    let mut stations = Stations { progress: &settings.journey, chosen: chosen.0, pressed: None };
    let back = brush.canvas(&ctx, "journey", egui::Order::Background, None, |canvas| {
        canvas.night();
        if let Some(place) = &layout.line {
            line::draw(canvas, place, &mut stations);
        }
        if let Some(list) = &layout.list {
            canvas.scrolled("journey", list.area, |canvas| line::draw_list(canvas, list, &mut stations));
        }
        chapter::draw(canvas, &layout.chapter, &mut stations);
        if let Some(branches) = &layout.branches {
            tickets::draw(canvas, branches, &mut stations);
        }
        let middle = if layout.list.is_none() { so_far(&texts, &settings.journey) } else { String::new() };
        canvas.top_bar(shape.size().x, &texts.get("journey-title"), &middle, Some(JourneyControl::Back.into()))
    });
    let free = notices.0.is_empty() && *overlay.get() == Overlay::None;
    let enter = keys.just(KeyAction::Confirm)
        && ctx.memory(|memory| memory.focused().is_none() && memory.top_modal_layer().is_none());
    let pressed = stations.pressed.or((enter && free).then_some(JourneyControl::Board));
    let arrows = [(KeyAction::Right, 1), (KeyAction::Left, STATIONS - 1)];
    for (_, step) in arrows.into_iter().filter(|(key, _)| free && keys.just(*key)) {
        let here = ChapterId::stations().iter().position(|station| *station == chosen.0).unwrap_or(0);
        chosen.0 = ChapterId::stations()[(here + step) % STATIONS];
    }
    if back || (free && keys.just(KeyAction::Back)) {
        next.set(Screen::Title);
    }
    let board = match pressed {
        Some(JourneyControl::Choose(chapter)) => {
            chosen.0 = chapter;
            return Ok(());
        }
        Some(JourneyControl::Board) => chosen.0,
        Some(JourneyControl::BoardBranch(chapter)) => chapter,
        _ => return Ok(()),
    };
    if board == ChapterId::WholeGame {
        // Against a Novice, as whoever is new sets out.
        if let Some(game) = Lineup::default().new_game([Module::A, Module::B]) {
            commands.insert_resource(WantedGame(game));
        }
    } else {
        boarded.write(BoardChapter { chapter: board, step: None });
    }
    Ok(())
}

/// How much is done, and how long it is to the whole game.
fn so_far(texts: &Texts, journey: &JourneyProgress) -> String {
    let done = ChapterId::stations().iter().filter(|station| journey.done.contains(station.key())).count();
    let lessons = ChapterId::stations().iter().filter(|station| **station != ChapterId::WholeGame);
    let left = lessons.filter(|station| !journey.done.contains(station.key())).map(|station| station.minutes());
    let minutes: u8 = left.sum();
    texts.with("journey-so-far", [("done", done.into()), ("minutes", minutes.into())])
}
