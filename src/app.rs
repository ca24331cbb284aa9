//! All plugins, and every ordering between them, in one place.

#[cfg(test)]
mod in_process;

use bevy::{
    asset::AssetEventSystems,
    prelude::*,
    render::{Render, RenderApp, RenderSystems},
};
use bevy_egui::EguiPostUpdateSet;

use crate::{
    access, audio, automation, controls, drawing, journey, localization, online, opening, panels, persistence,
    platform, replay, review, scene, screens, session, session::PlaySet, state, statistics, table, travels, ui,
    widgets, windows,
};

/// Everything but the window itself.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        state::plugin,
        controls::plugin,
        session::plugin,
        localization::plugin,
        ui::plugin,
        widgets::plugin,
        drawing::plugin,
        scene::plugin,
    ))
    .add_plugins((
        audio::plugin,
        persistence::plugin,
        statistics::plugin,
        table::plugin,
        journey::plugin,
        review::plugin,
        travels::plugin,
        replay::plugin,
        online::plugin,
        windows::plugin,
        panels::plugin,
        opening::plugin,
        screens::plugin,
        access::plugin,
        automation::plugin,
    ))
    .add_plugins((platform::plugin, order));
}

/// The order of the systems in a frame.
fn order(app: &mut App) {
    app.configure_sets(
        Update,
        (PlaySet::Choose, PlaySet::Present, PlaySet::Offer, PlaySet::Draw)
            .chain()
            .run_if(in_state(state::Screen::Table)),
    );
    // Nothing goes on while somebody's pad is gone.
    app.configure_sets(Update, PlaySet::Present.run_if(not(controls::pad_is_missed)));
    // Nothing happens until it can be seen. Whoever follows what happens hears of a new game at once all the same.
    app.configure_sets(Update, (PlaySet::Present, PlaySet::Offer).run_if(ui::atlas::pictures_are_there));
    // Letters and pictures that egui draws for the first time must reach the screen in the same frame: if
    // their textures came a frame later, they would be missing from the first one.
    app.configure_sets(PostUpdate, AssetEventSystems.after(EguiPostUpdateSet::PostProcessOutput));
    // Pieces that lie on a page of egui's move with it.
    app.configure_sets(PostUpdate, TransformSystems::Propagate.after(EguiPostUpdateSet::EndPass));
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.configure_sets(Render, RenderSystems::Queue.after(RenderSystems::PrepareAssets));
    }
}
