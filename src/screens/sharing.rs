//! Passing a game on: as text or link, as a file, as a picture of how it ended.

use bevy::prelude::*;
use bevy_egui::egui;

use crate::{
    controls::Pressed,
    persistence::{HandOut, SavedGame, to_pass_on, write_game},
    ui::{brush::Brush, naming::named},
    widgets::dialog::{Dialog, dialog},
};

named! {
    /// What is pressed in the window for sharing.
    SharingControl:
    /// Copy it as text or link.
    CopyText = "share/text",
    /// Write it as a file.
    Export = "share/file",
    /// Save a picture of it.
    Picture = "share/picture",
    /// Close the window.
    Close = "share/close",
}

/// What is to be done.
pub enum Sharing {
    /// It leaves in this form.
    HandOut(HandOut),
    /// A picture is wanted, under this name.
    Picture(String),
    /// Nothing.
    Close,
}

/// The window for a game with this name. A game whose end is on the screen can be shared as a picture too.
pub fn sharing(
    brush: &mut Brush,
    ctx: &egui::Context,
    keys: &Pressed,
    (game, name): (&SavedGame, &str),
    with_picture: bool,
) -> Option<Sharing> {
    let in_browser = cfg!(target_arch = "wasm32");
    let (text, copy) = if in_browser {
        ("saved-games-share-link", "saved-games-copy-link")
    } else {
        ("saved-games-share-text", "saved-games-copy")
    };
    let about_picture = with_picture.then_some("saved-games-share-picture");
    let lines: Vec<_> = [Some(text), Some("saved-games-share-file"), about_picture]
        .into_iter()
        .flatten()
        .map(|key| brush.texts().get(key))
        .collect();
    let title = brush.texts().get("saved-games-share-title");
    let mut buttons = vec![(SharingControl::CopyText, copy), (SharingControl::Export, "saved-games-export")];
    if with_picture {
        buttons.push((SharingControl::Picture, "saved-games-picture"));
    }
    buttons.push((SharingControl::Close, "saved-games-share-close"));
    let named: Vec<_> = buttons.iter().map(|(control, key)| ((*control).into(), *key)).collect();
    let what = Dialog { title: &title, lines: &lines, buttons: &named, escape: buttons.len() - 1 };
    let (control, _) = buttons[dialog(brush, ctx, keys, &what)?];
    let leaves = match control {
        SharingControl::CopyText => to_pass_on(game).map(HandOut::CopyLink),
        SharingControl::Export => {
            let text = write_game(&game.label, &game.seats, &game.record).map_err(std::io::Error::other);
            text.map(|text| HandOut::Export { name: format!("{name}.ron"), contents: text.into_bytes() })
        }
        SharingControl::Picture => return Some(Sharing::Picture(format!("{name}.png"))),
        SharingControl::Close => return Some(Sharing::Close),
    };
    match leaves {
        Ok(leaves) => Some(Sharing::HandOut(leaves)),
        Err(error) => {
            error!("the game cannot be passed on: {error}");
            Some(Sharing::Close)
        }
    }
}
