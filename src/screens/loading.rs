//! While pictures and type are fetched: a brass rail that fills, drawn without any of them; and what
//! is wrong and what to do, if something is.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::{
    persistence::{FoundGame, SavedGame},
    session::{self, NewGame, SeatConfig, card_set::CardSet},
    state::Screen,
    ui::{
        atlas::{Atlas, AtlasLoading, LoadError, pictures_are_there},
        brush::Brush,
        canvas::Canvas,
        labels::Align,
        theme::{bold, display, palette, text},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Loading), choose_first)
        .add_systems(EguiPrimaryContextPass, draw.run_if(in_state(Screen::Loading)))
        .add_systems(EguiPrimaryContextPass, cover.run_if(not(pictures_are_there)))
        .add_systems(Update, start_wanted.run_if(in_state(Screen::Loading).and_then(everything_is_there)));
}

/// The game the command line or the address asks for: it begins as soon as everything is there.
#[derive(Resource, Clone)]
pub struct WantedGame(pub NewGame);

impl WantedGame {
    /// Whether a kept game is the one that is wanted: the same players and set-up.
    fn is(&self, kept: &SavedGame) -> bool {
        let players =
            |seats: &[SeatConfig]| -> Vec<_> { seats.iter().map(|seat| (seat.name.clone(), seat.player)).collect() };
        players(&self.0.seats) == players(&kept.seats) && self.0.setup == kept.record.setup
    }
}

/// Starts the game that was asked for, if any; otherwise shows the title.
fn start_wanted(
    mut commands: Commands,
    wanted: Option<Res<WantedGame>>,
    kept: Res<FoundGame>,
    cards: Res<CardSet>,
    mut next: ResMut<NextState<Screen>>,
) {
    let (Some(wanted), Ok(catalogue)) = (wanted, &cards.0) else {
        next.set(Screen::Title);
        return;
    };
    commands.remove_resource::<WantedGame>();
    // A page that is loaded again goes on with the game its address leads to.
    let begun = match kept.0.clone().filter(|kept| cfg!(target_arch = "wasm32") && wanted.is(kept)) {
        Some(SavedGame { seats, record, .. }) => {
            session::resume(&mut commands, catalogue.clone(), seats, record).map_err(|error| error.to_string())
        }
        None => session::start(&mut commands, catalogue.clone(), wanted.0.clone()).map_err(|error| error.to_string()),
    };
    match begun {
        Ok(()) => next.set(Screen::Table),
        Err(error) => {
            error!("{error}");
            next.set(Screen::Title);
        }
    }
}

/// The pictures of the screen that comes first are needed first.
fn choose_first(wanted: Option<Res<WantedGame>>, mut loading: ResMut<AtlasLoading>) {
    loading.first = if wanted.is_some() { Screen::Table } else { Screen::Title };
}

/// What is wrong, by text key, and the reason in the words of whatever failed.
fn fault(cards: &CardSet, loading: &AtlasLoading) -> Option<LoadError> {
    match &cards.0 {
        Err(error) => Some(LoadError { key: "loading-no-cards", reason: error.to_string() }),
        Ok(_) => loading.error.clone(),
    }
}

/// The title is shown when it can be; a game begins before, and shows how far its pictures are.
fn everything_is_there(atlas: Res<Atlas>, cards: Res<CardSet>, loading: Res<AtlasLoading>) -> bool {
    let pictures = if loading.first == Screen::Title { atlas.is_ready(Screen::Title) } else { atlas.is_begun() };
    pictures && cards.0.is_ok() && loading.type_is_there()
}

/// Lies over a screen whose pictures are still on their way.
fn cover(mut contexts: EguiContexts, mut brush: Brush, loading: Res<AtlasLoading>) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let size = brush.viewport().shape.size();
    brush.canvas(&ctx, "cover", egui::Order::Foreground, Some(f32::MIN), |canvas| {
        ground(canvas);
        rail(canvas, size, loading.progress);
    });
    Ok(())
}

fn draw(
    mut contexts: EguiContexts,
    mut brush: Brush,
    cards: Res<CardSet>,
    loading: Res<AtlasLoading>,
    mut frames: Local<u32>,
) -> Result {
    // The type faces given to egui in the first frame can be used from the next one on.
    *frames += 1;
    if *frames < 3 {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let fault = fault(&cards, &loading);
    let size = brush.viewport().shape.size();
    brush.canvas(&ctx, "loading", egui::Order::Background, None, |canvas| {
        ground(canvas);
        canvas.text(
            size.x / 2.0,
            size.y * 0.40,
            &canvas.words("title-name"),
            display(96.0),
            palette::LAMP,
            Align::Centre,
        );
        canvas.text(
            size.x / 2.0,
            size.y * 0.46,
            &canvas.words("title-subtitle"),
            display(26.0),
            palette::PAPER,
            Align::Centre,
        );
        match fault {
            Some(LoadError { key, reason }) => say_fault(canvas, size, key, &reason),
            None => rail(canvas, size, loading.progress),
        }
    });
    Ok(())
}

fn ground(canvas: &Canvas) {
    let visible = canvas.visible();
    let (x, y, w, h) = (visible.min.x, visible.min.y, visible.width(), visible.height());
    canvas.fill(x, y, w, h, palette::NIGHT);
    for fan in 0..9 {
        let lean = 0.06 + 0.155 * fan as f32;
        let reach = w.max(h) * 1.4;
        let foot = (x - 60.0, y + h * 0.62);
        let tip = |angle: f32| canvas.at(foot.0 + reach * angle.cos(), foot.1 - reach * angle.sin());
        let beam = vec![canvas.at(foot.0, foot.1), tip(lean), tip(lean + 0.07)];
        let colour = egui::Color32::from_rgb(0x2B, 0x4A, 0x75).gamma_multiply(0.22);
        canvas.shape(beam, colour, colour, 0.0);
    }
    for (inset, width) in [(14.0, 2.4), (20.0, 0.8)] {
        let frame = canvas.notched(x + inset, y + inset, w - 2.0 * inset, h - 2.0 * inset, 14.0);
        canvas.shape(frame, egui::Color32::TRANSPARENT, palette::BRASS, width);
    }
}

/// Sleepers, a rail that fills, and a plate that runs along it.
fn rail(canvas: &Canvas, size: Vec2, progress: f32) {
    let (x, y, w) = (size.x / 2.0 - 320.0, size.y * 0.62, 640.0);
    for sleeper in 0..40 {
        let left = x + 4.0 + sleeper as f32 * 16.0;
        canvas.fill(left, y + 3.0, 9.0, 6.0, egui::Color32::from_rgb(0x4A, 0x3A, 0x28));
    }
    canvas.fill(x, y, w, 3.4, egui::Color32::from_rgb(0x5E, 0x6F, 0x86));
    canvas.fill(x, y, w * progress, 3.4, palette::LAMP);
    let nose = canvas.at(x + w * progress, y - 4.0);
    canvas.ui.painter().circle_filled(nose, 7.0, palette::LAMP);
    canvas.ui.painter().circle_stroke(nose, 11.0, egui::Stroke::new(1.4, palette::BRASS));
    canvas.text(size.x / 2.0, y + 46.0, &canvas.words("screen-loading"), text(20.0), palette::STEAM, Align::Centre);
}

fn say_fault(canvas: &Canvas, size: Vec2, key: &str, reason: &str) {
    let (x, y, w) = (size.x / 2.0 - 420.0, size.y * 0.52, 840.0);
    let frame = canvas.notched(x, y, w, 240.0, 10.0);
    canvas.shape(frame, palette::LACQUER, palette::BRASS, 1.6);
    canvas.text(x + 30.0, y + 54.0, &canvas.words(key), bold(28.0), palette::LAMP, Align::Left);
    let high = canvas.wrapped(x + 30.0, y + 82.0, w - 60.0, reason, text(21.0), palette::PAPER);
    let advice = canvas.words(&format!("{key}-advice"));
    canvas.wrapped(x + 30.0, y + 106.0 + high, w - 60.0, &advice, text(20.0), palette::MUTED);
}
