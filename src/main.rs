//! The program: command line, or address of the page → window → game.

// On Windows, no console window opens beside the game's own.
#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

use bevy::{
    app::PluginGroupBuilder,
    prelude::*,
    render::{
        RenderPlugin,
        settings::{MemoryHints, WgpuSettings},
    },
    window::WindowResolution,
};
use bevy_egui::EguiPlugin;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> AppExit {
    use first_class::platform::{cli, cli_words};
    let args = cli_words::read().unwrap_or_else(|reason| refused(&reason));
    explain_panics(args.clone());
    let from_command_line =
        cli::plugin(&args).unwrap_or_else(|reason| refused(&format!("{reason}\n{}", args.say("cli-try-help"))));
    let Some(assets) = first_class::platform::assets_folder() else { refused(&args.say("cli-no-assets")) };
    let assets = AssetPlugin { file_path: assets.display().to_string(), ..default() };
    app(args.size, assets).add_plugins(from_command_line).run()
}

#[cfg(target_arch = "wasm32")]
fn main() -> AppExit {
    use bevy::asset::AssetMetaCheck;
    use first_class::platform::{console, request, web};

    console::open();
    web::bring_fetched();
    let link = web::link();
    let mut app = app(None, AssetPlugin { meta_check: AssetMetaCheck::Never, ..default() });
    web::say_what_is_wrong(&mut app, &link.errors);
    let asked_for = request::plugin(&link.request, web::backend(&link)).expect("what a link asks for was looked at");
    app.add_plugins(asked_for).add_plugins(web::plugin).run()
}

/// The game in its window.
fn app(size: Option<UVec2>, assets: AssetPlugin) -> App {
    let size = size.unwrap_or(UVec2::new(1600, 900));
    // In a browser the page decides the size, which on a phone is small.
    let smallest = if cfg!(target_arch = "wasm32") {
        WindowResizeConstraints::default()
    } else {
        WindowResizeConstraints { min_width: 320.0, min_height: 320.0, ..default() }
    };
    let window = Window {
        title: "First Class".to_owned(),
        name: Some("first-class".to_owned()),
        resolution: WindowResolution::new(size.x, size.y),
        resize_constraints: smallest,
        canvas: Some("#game".to_owned()),
        fit_canvas_to_parent: true,
        // The page itself stops the browser from acting on the keys and clicks that the game uses.
        prevent_default_event_handling: false,
        ..default()
    };
    // Little changes from frame to frame: there is no need to hold hundreds of megabytes ready.
    let graphics = WgpuSettings { memory_hints: MemoryHints::MemoryUsage, ..default() };
    let mut app = App::new();
    app.add_plugins(
        engine()
            .set(assets)
            .set(WindowPlugin { primary_window: Some(window), ..default() })
            .set(RenderPlugin { render_creation: graphics.into(), ..default() }),
    )
    .add_plugins((EguiPlugin::default(), first_class::app::plugin));
    app
}

/// What the game takes of Bevy. Without a sound device only our own message is logged.
#[cfg(not(target_arch = "wasm32"))]
fn engine() -> PluginGroupBuilder {
    use bevy::log::{DEFAULT_FILTER, LogPlugin};

    DefaultPlugins.set(LogPlugin { filter: format!("{DEFAULT_FILTER},bevy_kira_audio=error"), ..default() })
}

/// What the game takes of Bevy.
#[cfg(target_arch = "wasm32")]
fn engine() -> PluginGroupBuilder {
    first_class::platform::engine::Engine.build()
}

/// Ends the program, and says why.
#[cfg(not(target_arch = "wasm32"))]
fn refused(reason: &str) -> ! {
    complain(&format!("first_class: {reason}"));
    std::process::exit(2)
}

/// Tells the user why the program ends.
#[cfg(not(target_arch = "wasm32"))]
fn complain(reason: &str) {
    eprintln!("{reason}");
    show_box(reason);
}

/// On Windows a program with a window has no standard error, so a message box is shown as well.
#[cfg(all(windows, not(debug_assertions)))]
fn show_box(reason: &str) {
    let message = rfd::MessageDialog::new().set_level(rfd::MessageLevel::Error);
    message.set_title("First Class").set_description(reason).show();
}

/// Elsewhere standard error is enough.
#[cfg(not(any(all(windows, not(debug_assertions)), target_arch = "wasm32")))]
fn show_box(_: &str) {}

/// Replaces panics caused by the player's machine with messages that say what to do.
#[cfg(not(target_arch = "wasm32"))]
fn explain_panics(args: first_class::platform::cli::Args) {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let reason = panic.to_string();
        if reason.contains("Unable to find a GPU") {
            complain(&args.say("cli-no-graphics"));
        } else if reason.to_lowercase().replace(' ', "").contains("eventloop") {
            complain(&args.say("cli-no-screen"));
        } else {
            usual(panic);
            let advice = args.advice_after_crash();
            eprintln!("{advice}");
            return show_box(&format!("{reason}\n\n{advice}"));
        }
        std::process::exit(5);
    }));
}
