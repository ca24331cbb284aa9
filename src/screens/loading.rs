//! While pictures are being loaded: a brass rail that fills, drawn without either; and what
//! is wrong and what to do about it, if anything.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::{
    localization::Texts,
    session::card_set::CardSet,
    state::Screen,
    ui::{
        atlas::{Atlas, AtlasLoading, pictures_are_there},
        brush::Brush,
        labels::Align,
        theme::{bold, display, palette, text},
    },
    widgets::canvas::Canvas,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LoadingFault>()
        .add_systems(Update, find_error)
        .add_systems(EguiPrimaryContextPass, draw.run_if(in_state(Screen::Loading)))
        .add_systems(EguiPrimaryContextPass, cover.run_if(not(pictures_are_there)));
}

/// Why the screen cannot be drawn, if it cannot. In a browser the page says so, over everything.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct LoadingFault(pub Option<LoadingError>);

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
    mut fault: ResMut<LoadingFault>,
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
    fault.set_if_neq(LoadingFault(found.map(in_words)));
}

/// Covers a screen whose pictures are still being loaded, or cannot be.
fn cover(mut contexts: EguiContexts, mut brush: Brush, loading: Res<AtlasLoading>, fault: Res<LoadingFault>) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let size = brush.viewport().shape.size();
    let everything = brush.viewport().visible().min.y;
    brush.canvas(&ctx, "cover", egui::Order::Foreground, Some(everything), |canvas| {
        ground(canvas);
        progress(canvas, size, &loading, &fault);
    });
    Ok(())
}

fn draw(
    mut contexts: EguiContexts,
    mut brush: Brush,
    loading: Res<AtlasLoading>,
    fault: Res<LoadingFault>,
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
        progress(canvas, size, &loading, &fault);
    });
    Ok(())
}

fn progress(canvas: &Canvas, size: Vec2, loading: &AtlasLoading, fault: &LoadingFault) {
    match &fault.0 {
        Some(fault) => say_error(canvas, size, fault),
        None => rail(canvas, size, loading.progress),
    }
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

fn say_error(canvas: &Canvas, size: Vec2, fault: &LoadingError) {
    let (x, y, w) = (size.x / 2.0 - 420.0, size.y * 0.52, 840.0);
    let frame = canvas.notched(x, y, w, 240.0, 10.0);
    canvas.shape(frame, palette::LACQUER, palette::BRASS, 1.6);
    canvas.text(x + 30.0, y + 54.0, &fault.title, bold(28.0), palette::LAMP, Align::Left);
    let high = canvas.wrapped(x + 30.0, y + 82.0, w - 60.0, &fault.reason, text(21.0), palette::PAPER);
    canvas.wrapped(x + 30.0, y + 106.0 + high, w - 60.0, &fault.advice, text(20.0), palette::MUTED);
}
