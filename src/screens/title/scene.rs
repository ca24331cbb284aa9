//! The picture of the title: the train emerging from the steam, the lettering above it, the departures board, the frame
//! around everything.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::{
    layout::TitleLayout,
    menu::{Menu, TitleControl},
};
use crate::{
    drawing::{Drawing, colour, rect},
    persistence::SavedGames,
    scene::{Scene, motion::NextScene, scene_piece::Motion, shown_in},
    state::Screen,
    ui::{theme::palette, viewport::Viewport},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TitlePlaces>()
        .add_plugins(shown_in::<TitlePiece, _>(&[Screen::Title]))
        .add_systems(OnExit(Screen::Title), |mut laid: ResMut<TitlePlaces>| laid.0 = None)
        .add_systems(Update, lay.in_set(LayTitle).before(Motion::Reconcile).run_if(in_state(Screen::Title)));
}

/// When the title is laid out.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct LayTitle;

/// What the scene was laid from: where everything is, and which line is lit.
#[derive(Resource, Default)]
pub struct TitlePlaces(pub Option<(TitleLayout, usize)>);

/// The steam rises between the first two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum TitlePiece {
    Sky,
    Train,
    Board,
}

/// How high the steam lies: above the sky, below the train.
pub const STEAM_Z: f32 = 10.0;

fn lay(
    viewport: Res<Viewport>,
    menu: Res<Menu>,
    saved: Res<SavedGames>,
    mut laid: ResMut<TitlePlaces>,
    mut next: ResMut<NextScene<TitlePiece>>,
) {
    let entries = menu.entries(&saved);
    let now = (TitleLayout::of(&viewport, menu.departures(&saved)), menu.lit);
    if laid.0.as_ref() == Some(&now) {
        return;
    }
    let mut scene = Scene::default();
    scene.still(TitlePiece::Sky, 0.0, sky(&now.0));
    scene.still(TitlePiece::Train, STEAM_Z + 10.0, train(&now.0));
    scene.still(TitlePiece::Board, STEAM_Z + 20.0, board(&now.0, now.1, &entries));
    next.0 = Some((scene, true));
    laid.0 = Some(now);
}

/// Layers of the poster, from the back to the front.
fn layers<const N: usize>(drawing: &mut Drawing, layout: &TitleLayout, names: [&'static str; N]) {
    let (corner, scale) = layout.poster;
    names.into_iter().for_each(|name| _ = drawing.scaled(name, corner.x, corner.y, scale));
}

fn sky(layout: &TitleLayout) -> Drawing {
    let mut sky = Drawing::default();
    sky.fill(layout.visible, Color32::from_rgb(0x14, 0x12, 0x2A));
    layers(&mut sky, layout, ["title/sky-left", "title/sky-right", "title/sky"]);
    sky
}

fn train(layout: &TitleLayout) -> Drawing {
    let mut train = Drawing::default();
    let names = ["title/track-right", "title/track", "title/beam", "title/train", "title/bank-left", "title/bank"];
    layers(&mut train, layout, names);
    train
}

/// The lettering, the board with the lit line, and the frame of the window. The signs below the lines are drawn with what
/// is read.
fn board(layout: &TitleLayout, lit: usize, entries: &[TitleControl]) -> Drawing {
    let mut board = Drawing::default();
    let (at, scale) = layout.lettering;
    board.scaled("title/lettering", at.x, at.y, scale);
    board.slice("title/board", 40.0, layout.board.inflate(10.0));
    if layout.headed {
        let (corner, k) = (layout.board.min, layout.board.width() / 352.0);
        board.scaled("title/board-head", corner.x + 16.0 * k, corner.y + 10.0, k.min(1.15));
    }
    let lines = layout.lines.iter().zip(entries).enumerate().filter(|(_, (_, entry))| entry.is_line());
    for (nth, (line, _)) in lines {
        let (Rect { min, max }, sign) = (*line, Vec2::new(line.min.x + 30.0, line.center().y));
        if nth == lit {
            let around = Rect::new(min.x - 5.0, min.y - 3.0, max.x + 5.0, max.y + 3.0);
            board.slice("title/line", [60.0, 20.0, 20.0, 20.0], around);
            let tip = [(-8.0, -11.0), (9.0, 0.0), (-8.0, 11.0)].map(|(x, y)| sign + Vec2::new(x, y));
            board.shape(tip.to_vec(), Color32::from_rgb(0x1A, 0x14, 0x06), None);
        } else {
            let around = rect(min.x + 2.0, min.y - 3.0, line.width() - 4.0, line.height() + 6.0);
            board.slice("title/line-dark", [50.0, 10.0, 10.0, 10.0], around);
            board.disc(sign, 7.0, palette::FIELD, Some((2.2, colour(palette::BRASS))));
        }
    }
    let (left, y) = layout.rule;
    let wide = layout.board.width() - 28.0;
    board.fill(rect(left, y - 0.6, wide, 1.2), palette::BRASS.gamma_multiply(0.7));
    board.slice("title/frame", [50.0, 50.0, 50.0, 80.0], layout.visible);
    board
}
