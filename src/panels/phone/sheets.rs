//! The sheets of a phone that are lists: what has happened.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self},
};

use crate::{
    localization::words::Speaker,
    panels::log::Log,
    session::Presentation,
    state::TablePhase,
    table::{input::showing::Showing, layout::TableLayout},
    ui::{brush::Brush, regions::Tab, viewport::on_phone},
};

pub(super) fn plugin(app: &mut App) {
    let shows_log = |showing: Res<Showing>| showing.tab == Tab::Log;
    app.add_systems(
        EguiPrimaryContextPass,
        draw_log.run_if(in_state(TablePhase::Play)).run_if(on_phone).run_if(shows_log),
    );
}

fn draw_log(
    mut contexts: EguiContexts,
    brush: Brush,
    speaker: Speaker,
    shown: Res<Presentation>,
    log: Res<Log>,
) -> Result {
    let layout = TableLayout::new(brush.viewport().shape, shown.board.seats());
    let place = layout.sheet.unwrap_or_default();
    let rect = brush.viewport().egui(place.min.x, place.min.y, place.width(), place.height()).shrink(10.0);
    // An area of its own size: it is scrolled with a finger.
    let area = egui::Area::new(egui::Id::new("log-sheet")).order(egui::Order::Middle).fixed_pos(rect.min);
    area.constrain(false).fade_in(false).show(contexts.ctx_mut()?, |ui| {
        ui.allocate_rect(rect, egui::Sense::hover());
        log.draw(&brush, ui, rect, &speaker.words());
    });
    Ok(())
}
