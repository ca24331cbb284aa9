//! The program: command line, or address of the page → window → game.

// No console window beside the game's on Windows.
#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

use bevy::{
    prelude::*,
    render::{
        RenderPlugin,
        settings::{MemoryHints, WgpuSettings},
    },
    window::WindowResolution,
};
use bevy_egui::EguiPlugin;
use first_class::platform::cli::Args;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> AppExit {
    use clap::Parser;
    use std::process::exit;

    let args = Args::try_parse().unwrap_or_else(|refusal| {
        if refusal.use_stderr() {
            show_box(&refusal.to_string());
        }
        refusal.exit();
    });
    explain_panics();
    let from_command_line = first_class::platform::cli::plugin(&args).unwrap_or_else(|reason| {
        complain(&format!("first_class: {reason}\nTry --help."));
        exit(2);
    });
    let Some(assets) = first_class::platform::assets_folder() else {
        complain("first_class: the folder `assets` is missing. It belongs beside the program; put it back.");
        exit(2);
    };
    let assets = AssetPlugin { file_path: assets.display().to_string(), ..default() };
    app(&args, assets).add_plugins(from_command_line).run()
}

#[cfg(target_arch = "wasm32")]
fn main() -> AppExit {
    use bevy::asset::AssetMetaCheck;
    use first_class::platform::{cli, web};

    let nothing = Args::default();
    let mut app = app(&nothing, AssetPlugin { meta_check: AssetMetaCheck::Never, ..default() });
    let from_address = web::arguments().and_then(|args| cli::plugin(&args)).or_else(|reason| {
        web::say_what_is_wrong(&mut app, &reason);
        web::manner().and_then(|args| cli::plugin(&args)).or_else(|_| cli::plugin(&nothing))
    });
    app.add_plugins(from_address.expect("nothing is asked for")).add_plugins(web::plugin).run()
}

/// The game in its window.
fn app(args: &Args, assets: AssetPlugin) -> App {
    let size = args.size.unwrap_or(UVec2::new(1600, 900));
    // In a browser the page has the size it has, on a telephone a small one.
    let smallest = if cfg!(target_arch = "wasm32") {
        WindowResizeConstraints::default()
    } else {
        WindowResizeConstraints { min_width: 640.0, min_height: 480.0, ..default() }
    };
    let window = Window {
        title: "First Class".to_owned(),
        name: Some("first-class".to_owned()),
        resolution: WindowResolution::new(size.x, size.y),
        resize_constraints: smallest,
        canvas: Some("#game".to_owned()),
        fit_canvas_to_parent: true,
        // The page itself keeps the browser from acting on what the game uses.
        prevent_default_event_handling: false,
        ..default()
    };
    // Nothing moves so much that memory has to lie ready by hundreds of megabytes.
    let graphics = WgpuSettings { memory_hints: MemoryHints::MemoryUsage, ..default() };
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(assets)
            .set(WindowPlugin { primary_window: Some(window), ..default() })
            .set(RenderPlugin { render_creation: graphics.into(), ..default() }),
    )
    .add_plugins((EguiPlugin::default(), first_class::app::plugin));
    app
}

/// Tells why the program ends.
#[cfg(not(target_arch = "wasm32"))]
fn complain(reason: &str) {
    eprintln!("{reason}");
    show_box(reason);
}

/// On Windows a program with a window has no standard error: a box tells the same.
#[cfg(all(windows, not(debug_assertions)))]
fn show_box(reason: &str) {
    let message = rfd::MessageDialog::new().set_level(rfd::MessageLevel::Error);
    message.set_title("First Class").set_description(reason).show();
}

/// Standard error is enough.
#[cfg(not(any(all(windows, not(debug_assertions)), target_arch = "wasm32")))]
fn show_box(_: &str) {}

/// What a player can do nothing about becomes a message that says what to do.
#[cfg(not(target_arch = "wasm32"))]
fn explain_panics() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let reason = panic.to_string();
        if reason.contains("Unable to find a GPU") {
            complain(
                "First Class found no graphics adapter. Install your graphics driver; without a graphics card, \
                 software drawing works too (Debian and Ubuntu: apt install mesa-vulkan-drivers).",
            );
        } else if reason.to_lowercase().replace(' ', "").contains("eventloop") {
            complain("First Class found no screen to open a window on. Start it from a desktop session.");
        } else {
            usual(panic);
            return show_box(&format!("{reason}\n\nStart First Class again: the game was kept after every choice."));
        }
        std::process::exit(5);
    }));
}
