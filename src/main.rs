//! The program: command line → window → game.

use std::process::exit;

use bevy::{
    log::{DEFAULT_FILTER, LogPlugin},
    prelude::*,
    window::WindowResolution,
};
use bevy_egui::EguiPlugin;
use clap::Parser;
use first_class::{
    cards::assets_folder,
    cli::{self, Args},
};

fn main() -> AppExit {
    let args = Args::parse();
    explain_panics();
    let from_command_line = cli::plugin(&args).unwrap_or_else(|reason| {
        eprintln!("first_class: {reason}\nTry --help.");
        exit(2);
    });
    let Some(assets) = assets_folder() else {
        eprintln!("first_class: the folder `assets` is missing. It belongs beside the program; put it back.");
        exit(2);
    };
    let size = args.size.unwrap_or(UVec2::new(1600, 900));
    // Without a sound device there is one message, ours.
    let plugins =
        DefaultPlugins.set(LogPlugin { filter: format!("{DEFAULT_FILTER},bevy_kira_audio=error"), ..default() });
    App::new()
        .add_plugins(plugins.set(AssetPlugin { file_path: assets.display().to_string(), ..default() }).set(
            WindowPlugin {
                primary_window: Some(Window {
                    title: "First Class".to_owned(),
                    name: Some("first-class".to_owned()),
                    resolution: WindowResolution::new(size.x, size.y),
                    resize_constraints: WindowResizeConstraints { min_width: 640.0, min_height: 480.0, ..default() },
                    fit_canvas_to_parent: true,
                    prevent_default_event_handling: true,
                    ..default()
                }),
                ..default()
            },
        ))
        .add_plugins(EguiPlugin::default())
        .add_plugins(first_class::plugin)
        .add_plugins(from_command_line)
        .run()
}

/// What a player can do nothing about becomes a message that says what to do.
fn explain_panics() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let reason = panic.to_string();
        if reason.contains("Unable to find a GPU") {
            eprintln!(
                "First Class found no graphics adapter. Install your graphics driver; without a graphics card, \
                 software drawing works too (Debian and Ubuntu: apt install mesa-vulkan-drivers)."
            );
        } else if reason.to_lowercase().replace(' ', "").contains("eventloop") {
            eprintln!("First Class found no screen to open a window on. Start it from a desktop session.");
        } else {
            return usual(panic);
        }
        exit(5);
    }));
}
