//! While pictures and type are fetched: a brass rail that fills, drawn without any of them; and what
//! is wrong and what to do, if something is.

use bevy::{asset::LoadState, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::{
    session::card_set::CardSet,
    state::Screen,
    ui::{
        atlas::{Atlas, AtlasLoading},
        brush::Brush,
        canvas::Canvas,
        labels::Align,
        theme::{bold, display, palette, text},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Type>()
        .add_systems(OnEnter(Screen::Loading), fetch_type)
        .add_systems(EguiPrimaryContextPass, draw.run_if(in_state(Screen::Loading)))
        .add_systems(EguiPrimaryContextPass, cover.run_if(not(pictures_suffice)));
}

/// The type faces of the table's labels.
#[derive(Resource, Default)]
pub(super) struct Type(Vec<Handle<Font>>);

const FACES: [&str; 3] =
    ["fonts/Limelight-Regular.ttf", "fonts/JosefinSans-SemiBold.ttf", "fonts/JosefinSans-Bold.ttf"];

fn fetch_type(assets: Res<AssetServer>, mut faces: ResMut<Type>) {
    faces.0 = FACES.map(|path| assets.load(path)).to_vec();
}

/// What is wrong, by text key, and the reason in the words of whatever failed.
fn fault(
    cards: &CardSet,
    loading: &AtlasLoading,
    faces: &Type,
    assets: &AssetServer,
) -> Option<(&'static str, String)> {
    if let Err(error) = &cards.0 {
        return Some(("loading-no-cards", error.to_string()));
    }
    if let Some(error) = &loading.error {
        return Some(("loading-no-pictures", error.clone()));
    }
    faces.0.iter().find_map(|face| match assets.load_state(face) {
        LoadState::Failed(error) => Some(("loading-no-type", error.to_string())),
        _ => None,
    })
}

/// Whether what the screen is drawn with is loaded: the title's pictures come before the others.
fn pictures_suffice(screen: Res<State<Screen>>, atlas: Res<Atlas>) -> bool {
    matches!(screen.get(), Screen::Loading | Screen::Title) || atlas.is_whole()
}

/// Whether nothing is missing any more that the title, or a game, cannot do without.
pub(super) fn everything_is_there(
    atlas: Res<Atlas>,
    cards: Res<CardSet>,
    faces: Res<Type>,
    assets: Res<AssetServer>,
) -> bool {
    !atlas.is_empty() && cards.0.is_ok() && faces.0.iter().all(|face| assets.is_loaded(face))
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
    faces: Res<Type>,
    assets: Res<AssetServer>,
    mut frames: Local<u32>,
) -> Result {
    // The type faces given to egui in the first frame can be used from the next one on.
    *frames += 1;
    if *frames < 3 {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let fault = fault(&cards, &loading, &faces, &assets);
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
            Some((key, reason)) => say_fault(canvas, size, key, &reason),
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
