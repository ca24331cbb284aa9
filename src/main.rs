use bevy::prelude::*;
use bevy_egui::*;
fn main() {
    App::new()
        .add_plugins(DefaultPlugins)
        .add_plugins(EguiPlugin::default())
        .add_plugins(bevy_kira_audio::AudioPlugin)
        .add_systems(EguiPrimaryContextPass, |mut c: EguiContexts| {
            if let Ok(ctx) = c.ctx_mut() {
                egui::Window::new("x").show(ctx, |ui| ui.label("hi"));
            }
        })
        .run();
}
