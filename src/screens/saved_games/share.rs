//! Passing a game on: as text or link, or as a file.

use bevy::prelude::*;
use bevy_egui::egui;

use super::{about, names::SavedGamesControl, view::ShelfDoings};
use crate::{
    persistence::{HandOut, to_pass_on, write_game},
    ui::brush::Brush,
    widgets::dialog::{Dialog, dialog},
};

/// The window; what is chosen is handed out.
pub fn draw(brush: &mut Brush, ctx: &egui::Context, keys: &ButtonInput<KeyCode>, doings: &mut ShelfDoings) {
    let in_browser = cfg!(target_arch = "wasm32");
    let (text, copy) = if in_browser {
        ("saved-games-share-link", "saved-games-copy-link")
    } else {
        ("saved-games-share-text", "saved-games-copy")
    };
    let lines = [text, "saved-games-share-file"].map(|key| brush.texts().get(key));
    let title = brush.texts().get("saved-games-share-title");
    let buttons = [
        (SavedGamesControl::CopyText.into(), copy),
        (SavedGamesControl::Export.into(), "saved-games-export"),
        (SavedGamesControl::NotShare.into(), "saved-games-share-close"),
    ];
    let what = Dialog { title: &title, lines: &lines, buttons: &buttons, escape: 2 };
    let Some(answer) = dialog(brush, ctx, keys, &what) else { return };
    doings.view.shares = false;
    let Some(game) = doings.view.chosen.as_ref().and_then(|id| doings.saved.game(id)) else { return };
    let wanted = match answer {
        0 => to_pass_on(game).map(HandOut::CopyLink),
        1 => {
            let name = format!("{}.ron", about::name(brush.texts(), game));
            let text = write_game(&game.label, &game.seats, &game.record);
            text.map(|text| HandOut::Export { name, text }).map_err(std::io::Error::other)
        }
        _ => return,
    };
    match wanted {
        Ok(wanted) => _ = doings.out.write(wanted),
        Err(error) => error!("the game cannot be passed on: {error}"),
    }
}
