//! The window follows the full-screen setting. (In a browser the page does: its own messages
//! have to be seen too.)

use bevy::{
    prelude::*,
    window::{MonitorSelection, PrimaryWindow, WindowMode},
};

use crate::session::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, follow_settings.run_if(resource_changed::<Settings>));
}

fn follow_settings(settings: Res<Settings>, mut window: Single<&mut Window, With<PrimaryWindow>>) {
    let full = window.mode != WindowMode::Windowed;
    if full != settings.full_screen() {
        window.mode =
            if full { WindowMode::Windowed } else { WindowMode::BorderlessFullscreen(MonitorSelection::Current) };
    }
}
