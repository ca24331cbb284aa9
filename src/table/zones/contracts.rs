//! The open contracts beside the trains: on their clipboards while those fit, then as strips.

use bevy::prelude::*;

use super::side::panel;
use crate::{
    drawing::{Drawing, colour, rect, sized},
    localization::Value,
    pieces::card,
    table::{
        names::Target,
        scene::{
            pieces::{Id, Leave, Piece, Scene, z},
            view::View,
        },
    },
    ui::{labels::Align, theme::palette},
};
use rules::{Contract, Face};

/// Size of a clipboard, and how high it is with what is said below it.
const BOARD: Vec2 = Vec2::new(88.0, 104.0);
const WITH_PROGRESS: f32 = 124.0;
/// From one clipboard to the next.
const STEP: f32 = 102.0;
/// The least scale of clipboards: smaller, strips can be read better.
const LEAST: f32 = 0.8;
/// The room of the heading, and the least height of a strip below one.
const HEAD: f32 = 30.0;
const STRIP: f32 = 27.0;

/// How the open contracts lie in their zone.
#[derive(Clone, Copy, Debug, PartialEq)]
enum ContractForm {
    /// On clipboards at this scale.
    Boards(f32),
    /// As strips, this far below the top.
    Strips(f32),
}

impl ContractForm {
    /// So many contracts in a zone of this size.
    fn of(count: usize, size: Vec2) -> Self {
        let scale = ((size.y - HEAD - 2.0) / WITH_PROGRESS).min((size.x - 6.0) / (STEP * count as f32)).min(1.0);
        if scale >= LEAST {
            return Self::Boards(scale);
        }
        let rows = count.div_ceil(if size.x > 300.0 { 2 } else { 1 }) as f32;
        let has_heading = size.y - HEAD - 6.0 >= rows * STRIP;
        Self::Strips(if has_heading { HEAD } else { 0.0 })
    }

    fn has_heading(self) -> bool {
        self != Self::Strips(0.0)
    }
}

/// Lays the contracts.
pub fn lay(view: &View, scene: &mut Scene) {
    let Some(zone) = view.layout.board.contracts else { return };
    let open = &view.me().contracts;
    let form = ContractForm::of(open.len(), zone.size());
    ground(view, scene, zone, form);
    for (nth, card) in open.iter().enumerate() {
        let Face::Contract(contract) = &view.catalogue.card(*card).face else { continue };
        let target = Target::Contract(nth as u8);
        let (lit, hot) = (view.lit(target), view.hovered == Some(target));
        let contract = State { contract, progress: view.queries().contract_progress(view.me(), *card), lit };
        let (drawing, size, at) = match form {
            ContractForm::Boards(scale) => board(view, &contract, nth, zone, scale),
            ContractForm::Strips(top) => strip(view, &contract, nth, zone, top),
        };
        let at = Rect::from_corners(zone.min + at.min, zone.min + at.max);
        scene.target(target, at);
        let mut piece = Piece::moving(drawing, size, at, z::PIECE, 350).flying(46.0);
        piece.pose.scale *= if lit && hot { 1.05 } else { 1.0 };
        piece.leave = Leave::To(view.out_of_sight(view.viewed));
        scene.add(Id::Card(*card), piece);
    }
}

/// A contract with how far it is and whether it can be fulfilled now.
struct State<'a> {
    contract: &'a Contract,
    progress: (u8, u8),
    lit: bool,
}

impl State<'_> {
    fn met(&self) -> bool {
        self.progress.0 >= self.progress.1
    }
}

fn ground(view: &View, scene: &mut Scene, zone: Rect, form: ContractForm) {
    let (fulfilled, open) = (view.me().contracts_fulfilled, view.me().contracts.len());
    let mut ground = if form.has_heading() {
        panel(view, zone, "table-contracts", (open > 0).then_some(open as u8))
    } else {
        Drawing::default().panel(sized(zone.size())).into()
    };
    if fulfilled > 0 && open == 0 && form.has_heading() {
        ground.bold(fulfilled.to_string(), zone.width() - 36.0, 27.5, 21.0, colour(palette::READY), Align::Right);
        ground.centred("tick", zone.width() - 22.0, 20.0, 1.1);
    }
    if open == 0 {
        let line = rect(12.0, zone.height() * 0.5, zone.width() - 24.0, 40.0);
        ground.text(view.texts.get("table-no-contracts"), line, 19.0, palette::DISABLED, Align::Centre);
    }
    scene.add(Id::Own("contracts", view.viewed, 0), Piece::still(ground, zone.min, z::FRAME + 1.0));
}

fn board(view: &View, state: &State, nth: usize, zone: Rect, scale: f32) -> (Drawing, Vec2, Rect) {
    let (count, step) = (view.me().contracts.len() as f32, STEP * scale);
    let mut drawing = card::contract_board(state.contract, state.lit, scale);
    progress(&mut drawing, view, state, 44.0, 119.0);
    let first = (zone.width() - count * step) / 2.0 + (STEP - BOARD.x) / 2.0 * scale;
    let at = Vec2::new(first + nth as f32 * step, HEAD + (zone.height() - HEAD - WITH_PROGRESS * scale) / 2.0);
    (drawing, BOARD, Rect::from_corners(at, at + BOARD * scale))
}

fn progress(drawing: &mut Drawing, view: &View, state: &State, x: f32, baseline: f32) {
    let (done, all) = state.progress;
    let paint = if state.met() { colour(palette::READY) } else { colour(palette::STEAM) };
    let words = view.texts.with("table-progress", [("done", Value::from(done.min(all))), ("all", Value::from(all))]);
    drawing.words(words, x, baseline, 19.0, paint, Align::Centre);
    if state.met() {
        drawing.centred("tick", x + 38.0, 8.0, 1.4);
    }
}

fn strip(view: &View, state: &State, nth: usize, zone: Rect, head: f32) -> (Drawing, Vec2, Rect) {
    let (count, zone) = (view.me().contracts.len(), Rect { min: zone.min + Vec2::Y * head, ..zone });
    // Side by side where a single column would be too low to be read.
    let per_column = ((zone.height() - 10.0) / 25.0).max(1.0) as usize;
    let columns = if zone.width() > 300.0 { count.min(2) } else { count.div_ceil(per_column).clamp(1, 2) };
    let rows = count.div_ceil(columns);
    let pitch = ((zone.height() - 12.0) / rows as f32).min(37.0);
    let (left, top) = (7.0, (zone.height() - pitch * rows as f32) / 2.0 + 1.0);
    let wide = (zone.width() - left * 2.0 + 4.0) / columns as f32 - 4.0;
    let size = Vec2::new(wide, pitch - 3.0);
    let drawing = card::contract_strip(state.contract, state.progress, state.lit, size);
    let (column, row) = (nth % columns, nth / columns);
    let at = Vec2::new(left + column as f32 * (wide + 4.0), head + top + row as f32 * pitch);
    (drawing, size, Rect::from_corners(at, at + size))
}
