//! The windows that can be open on any screen, and the frame of those that belong to one.

mod book;
mod captions;
mod help;
mod keys;
mod missed_pad;
mod notice;
mod open_window;
mod settings;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::{
    controls::{KeyAction, Pads, Pressed},
    journey::{BoardChapter, chapters::shows},
    localization::Texts,
    session::{card_set::CardSet, settings::Settings},
    state::Overlay,
    ui::brush::{Brush, layer},
};

use book::Turned;
pub use book::{BookControl, LookUp};
pub use help::HelpControl;
use keys::ChangedKeys;
pub use keys::KeysControl;
pub use open_window::OpenWindow;
pub use settings::SettingsControl;
#[cfg(test)]
pub use settings::SettingsPage;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((notice::plugin, missed_pad::plugin, book::plugin, captions::plugin))
        .add_systems(EguiPrimaryContextPass, (draw, draw_book));
}

fn draw(
    mut contexts: EguiContexts,
    mut brush: Brush,
    texts: Res<Texts>,
    mut keys: ResMut<Pressed>,
    mut changed_keys: Local<ChangedKeys>,
    pads: Res<Pads>,
    overlay: Res<State<Overlay>>,
    mut settings: ResMut<Settings>,
    mut next_overlay: ResMut<NextState<Overlay>>,
) -> Result {
    let open = *overlay.get();
    if !matches!(open, Overlay::Help(_) | Overlay::Settings | Overlay::Keys) {
        keys.bypass_change_detection().wanted = false;
        *changed_keys = default();
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let escape = keys.just(KeyAction::Back);
    let mut changed = settings.clone();
    let next = layer(ctx, "window", egui::Order::Foreground, |ui| {
        let mut open_window = OpenWindow::new(&mut brush, ui, &texts);
        match open {
            Overlay::Help(page) => help::draw(&mut open_window, page, &settings, &pads),
            Overlay::Keys => keys::draw(&mut open_window, &mut changed, &mut changed_keys, &mut keys, &pads),
            _ => settings::draw(&mut open_window, &mut changed),
        }
        open_window.next
    });
    settings.set_if_neq(changed);
    if let Some(next) = next.or(escape.then_some(Overlay::None)) {
        // Symbols and keys are opened from the rules, and lead back to them.
        let from_book = matches!(open, Overlay::Help(_)) && next == Overlay::None;
        // And the keys from the settings.
        let from_settings = open == Overlay::Keys && next == Overlay::None;
        next_overlay.set(match next {
            _ if from_book => Overlay::Rules,
            _ if from_settings => Overlay::Settings,
            next => next,
        });
    }
    Ok(())
}

fn draw_book(
    mut contexts: EguiContexts,
    mut brush: Brush,
    book: Option<ResMut<book::Book>>,
    cards: Res<CardSet>,
    settings: Res<Settings>,
    mut keys: ResMut<Pressed>,
    overlay: Res<State<Overlay>>,
    mut next_overlay: ResMut<NextState<Overlay>>,
    mut boarded: MessageWriter<BoardChapter>,
) -> Result {
    let (Overlay::Rules, Ok(catalogue), Some(mut book)) = (overlay.get(), &cards.0, book) else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let top = brush.viewport().visible().min.y;
    let turned = brush.canvas(ctx, "rules book", egui::Order::Foreground, Some(top), |canvas| {
        book::draw(canvas, book.bypass_change_detection(), catalogue, settings.interface_scale(), &mut keys)
    });
    match turned {
        Turned::Stays => {}
        Turned::Closed => next_overlay.set(book.behind()),
        Turned::Symbols => next_overlay.set(Overlay::Help(0)),
        Turned::Shown(clause) => {
            if let Some((chapter, step)) = shows(&clause.to_string()) {
                boarded.write(BoardChapter { chapter, step: Some(step) });
            }
        }
    }
    Ok(())
}
