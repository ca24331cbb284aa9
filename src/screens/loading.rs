//! While pictures are being loaded: a brass rail that fills, drawn without either; and what
//! is wrong and what to do about it, if anything.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::{
    drawing::{Drawing, colour, outline::notched, rect},
    localization::Texts,
    session::card_set::CardSet,
    state::Screen,
    ui::{
        atlas::{Atlas, AtlasLoading, pictures_are_there},
        brush::Brush,
        labels::Align,
        text::{Paragraph, draw_paragraphs},
        theme::{palette, text},
    },
    widgets::canvas::Canvas,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShownLoadingError>()
        .add_systems(Update, find_error)
        .add_systems(EguiPrimaryContextPass, draw.run_if(in_state(Screen::Loading)))
        .add_systems(EguiPrimaryContextPass, cover.run_if(not(pictures_are_there)));
}

/// Why the screen cannot be drawn, if it cannot. In a browser the page says so, over everything.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct ShownLoadingError(pub Option<LoadingError>);

/// What is missing, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct LoadingError {
    pub title: String,
    /// The error message of what failed.
    pub reason: String,
    /// What to do.
    pub advice: String,
}

fn find_error(
    screen: Res<State<Screen>>,
    atlas: Res<Atlas>,
    cards: Res<CardSet>,
    loading: Res<AtlasLoading>,
    texts: Res<Texts>,
    mut error: ResMut<ShownLoadingError>,
) {
    let at_start = *screen.get() == Screen::Loading;
    let found = match (&cards.0, &loading.error) {
        (Err(error), _) => Some(("loading-no-cards", error.to_string())),
        (_, Some(error)) if at_start || !pictures_are_there(atlas, screen) => Some((error.key, error.reason.clone())),
        _ => None,
    };
    let in_words = |(key, reason): (&str, String)| {
        let advice = if cfg!(target_arch = "wasm32") { "loading-advice-browser" } else { &format!("{key}-advice") };
        LoadingError { title: texts.get(key), reason, advice: texts.get(advice) }
    };
    error.set_if_neq(ShownLoadingError(found.map(in_words)));
}

/// Covers a screen whose pictures are still being loaded, or cannot be.
fn cover(
    mut contexts: EguiContexts,
    mut brush: Brush,
    loading: Res<AtlasLoading>,
    error: Res<ShownLoadingError>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let size = brush.viewport().shape.size();
    let everything = brush.viewport().visible().min.y;
    brush.canvas(&ctx, "cover", egui::Order::Foreground, Some(everything), |canvas| {
        canvas.paint(&ground(canvas.visible()));
        progress(canvas, size, &loading, &error);
    });
    Ok(())
}

fn draw(
    mut contexts: EguiContexts,
    mut brush: Brush,
    loading: Res<AtlasLoading>,
    error: Res<ShownLoadingError>,
    mut frames: Local<u32>,
) -> Result {
    // Fonts given to egui in the first frame can be used from the next one on.
    *frames += 1;
    if *frames < 3 {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let size = brush.viewport().shape.size();
    brush.canvas(&ctx, "loading", egui::Order::Background, None, |canvas| {
        let mut drawing = ground(canvas.visible());
        let middle = size.x / 2.0;
        drawing.display(canvas.words("title-name"), middle, size.y * 0.40, 96.0, palette::LAMP, Align::Centre);
        drawing.display(canvas.words("title-subtitle"), middle, size.y * 0.46, 26.0, palette::PAPER, Align::Centre);
        canvas.paint(&drawing);
        progress(canvas, size, &loading, &error);
    });
    Ok(())
}

fn progress(canvas: &Canvas, size: Vec2, loading: &AtlasLoading, error: &ShownLoadingError) {
    match &error.0 {
        Some(error) => say_error(canvas, size, error),
        None => canvas.paint(&rail(canvas.words("screen-loading"), size, loading.progress)),
    }
}

/// Night with beams of light, in a frame.
fn ground(visible: Rect) -> Drawing {
    let mut drawing = Drawing::default();
    drawing.fill(visible, palette::NIGHT);
    let reach = visible.size().max_element() * 1.4;
    let foot = Vec2::new(visible.min.x - 60.0, visible.min.y + visible.height() * 0.62);
    let tip = |angle: f32| foot + reach * Vec2::new(angle.cos(), -angle.sin());
    for fan in 0..9 {
        let lean = 0.06 + 0.155 * fan as f32;
        let colour = egui::Color32::from_rgb(0x2B, 0x4A, 0x75).gamma_multiply(0.22);
        drawing.shape(vec![foot, tip(lean), tip(lean + 0.07)], colour, None);
    }
    for (inset, width) in [(14.0, 2.4), (20.0, 0.8)] {
        let brass = Some((width, colour(palette::BRASS)));
        drawing.shape(notched(visible.inflate(-inset), 14.0), Color::NONE, brass);
    }
    drawing
}

/// Sleepers, a rail that fills, and a plate that runs along it.
fn rail(words: String, size: Vec2, progress: f32) -> Drawing {
    let (x, y, w) = (size.x / 2.0 - 320.0, size.y * 0.62, 640.0);
    let mut drawing = Drawing::default();
    for sleeper in 0..40 {
        let left = x + 4.0 + sleeper as f32 * 16.0;
        drawing.fill(rect(left, y + 3.0, 9.0, 6.0), egui::Color32::from_rgb(0x4A, 0x3A, 0x28));
    }
    drawing.fill(rect(x, y, w, 3.4), egui::Color32::from_rgb(0x5E, 0x6F, 0x86));
    drawing.fill(rect(x, y, w * progress, 3.4), palette::LAMP);
    let nose = Vec2::new(x + w * progress, y - 4.0);
    drawing.disc(nose, 7.0, palette::LAMP, None);
    drawing.disc(nose, 11.7, Color::NONE, Some((1.4, colour(palette::BRASS))));
    drawing.words(words, size.x / 2.0, y + 46.0, 20.0, palette::STEAM, Align::Centre);
    drawing
}

fn say_error(canvas: &Canvas, size: Vec2, error: &LoadingError) {
    let (x, y, w) = (size.x / 2.0 - 420.0, size.y * 0.52, 840.0);
    let mut frame = Drawing::default();
    let brass = Some((1.6, colour(palette::BRASS)));
    frame.shape(notched(rect(x, y, w, 240.0), 10.0), palette::LACQUER, brass);
    frame.bold(error.title.as_str(), x + 30.0, y + 54.0, 28.0, palette::LAMP, Align::Left);
    canvas.paint(&frame);
    let reason = Paragraph::new(error.reason.as_str(), text(21.0), palette::PAPER);
    let advice = Paragraph::new(error.advice.as_str(), text(20.0), palette::MUTED);
    let painter = canvas.ui.painter();
    draw_paragraphs(painter, canvas.area(rect(x + 30.0, y + 82.0, w - 60.0, 140.0)), vec![reason, advice]);
}
