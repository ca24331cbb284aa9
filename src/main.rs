//! The program: command line → window → game.

use bevy::{prelude::*, window::WindowResolution};
use bevy_egui::EguiPlugin;

fn main() -> AppExit {
    App::new()
        .add_plugins(DefaultPlugins.set(WindowPlugin {
            primary_window: Some(Window {
                title: "First Class".to_owned(),
                resolution: WindowResolution::new(1600, 900),
                ..default()
            }),
            ..default()
        }))
        .add_plugins(EguiPlugin::default())
        .add_plugins(first_class::plugin)
        .run()
}
