//! The settings, page by page: the screen, the sound, what happens by itself, access, the language.

mod names;
mod rows;

use std::sync::Arc;

use bevy_egui::egui::{Galley, Id, Rect, pos2, vec2};
use strum::VariantArray;

use super::open_window::OpenWindow;
use crate::{
    session::settings::Settings,
    state::Overlay,
    ui::{
        text::draw_line,
        theme::{bold, palette, text},
        told,
    },
    widgets::button::{Button, ButtonStyle},
};
pub use names::{SettingsControl, SettingsPage};
use rows::{SettingsRow, rows};

/// Narrower windows have the name of a choice above it.
const WIDE: f32 = 540.0;
/// How high a button is, in egui points.
const BUTTON: f32 = 46.0;

/// Draws the window, and sets what is pressed.
pub fn draw(window: &mut OpenWindow, settings: &mut Settings) {
    let title = window.get("menu-settings");
    let content = window.frame(760.0, 560.0, &title);
    // The page that was open last stays open.
    let open = Id::new("settings-page");
    let page = window.ui.data(|data| data.get_temp::<SettingsPage>(open)).unwrap_or_default();
    let mut pressed = tabs(window, content, page);
    let below = Rect::from_min_max(pos2(content.min.x, content.min.y + 56.0), content.max);
    let rows = rows(page, settings, window.texts);
    let narrow = below.width() < WIDE;
    let (size, heights) = heights(window, &rows, below, narrow);
    let mut top = below.min.y;
    for (row, high) in rows.iter().zip(heights) {
        let place = Rect::from_min_size(pos2(below.min.x, top), vec2(below.width(), high));
        pressed = draw_row(window, row, place, narrow, size).or(pressed);
        top += high;
    }
    match pressed {
        Some(SettingsControl::Turn(page)) => _ = window.ui.data_mut(|data| data.insert_temp(open, page)),
        Some(SettingsControl::Keys) => window.next = Some(Overlay::Keys),
        Some(control) => obey(control, settings),
        None => {}
    }
}

/// The pages, side by side.
fn tabs(window: &mut OpenWindow, content: Rect, open: SettingsPage) -> Option<SettingsControl> {
    let count = SettingsPage::VARIANTS.len() as f32;
    let wide = (content.width() - 6.0 * (count - 1.0)) / count;
    let mut pressed = None;
    for (nth, page) in SettingsPage::VARIANTS.iter().enumerate() {
        let style = if *page == open { ButtonStyle::Ready } else { ButtonStyle::Chip };
        let button = Button::new(SettingsControl::Turn(*page), window.get(&format!("settings-page-{page}")), style)
            .chosen(*page == open);
        let corner = content.min + vec2((wide + 6.0) * nth as f32, 0.0);
        if window.button(button, Rect::from_min_size(corner, vec2(wide, 44.0))) {
            pressed = Some(SettingsControl::Turn(*page));
        }
    }
    pressed
}

/// In which type the lines are explained, and how high each line is: as high as its words need, and what is left shared.
fn heights(window: &OpenWindow, rows: &[SettingsRow], below: Rect, narrow: bool) -> (f32, Vec<f32>) {
    let needed = |row: &SettingsRow, size: f32| match row {
        SettingsRow::Choice { .. } if narrow => BUTTON + 38.0,
        SettingsRow::Choice { .. } | SettingsRow::Pick { .. } => BUTTON + 4.0,
        SettingsRow::Switch { about, .. } => {
            let words = explained(window, about, size, below.width(), narrow).size().y;
            (words + 36.0).max(BUTTON + 4.0)
        }
    };
    let sizes = window.measures.explained;
    let in_type = |size: f32| rows.iter().map(|row| needed(row, size)).collect::<Vec<_>>();
    let fits = |size: &&f32| in_type(**size).iter().sum::<f32>() <= below.height();
    let size = *sizes.iter().find(fits).unwrap_or(&sizes[sizes.len() - 1]);
    let heights = in_type(size);
    let left = (below.height() - heights.iter().sum::<f32>()).max(0.0) / rows.len() as f32;
    let most = if narrow { 92.0 } else { 84.0_f32 };
    (size, heights.into_iter().map(|high| high.max((high + left).min(most))).collect())
}

/// How wide the switch at the end of a line is.
fn switch_width(narrow: bool) -> f32 {
    if narrow { 84.0 } else { 110.0 }
}

/// What explains a switch, set beside it.
fn explained(window: &OpenWindow, about: &str, size: f32, wide: f32, narrow: bool) -> Arc<Galley> {
    let room = wide - switch_width(narrow) - 12.0;
    window.ui.painter().layout(about.to_owned(), text(size), palette::MUTED, room)
}

/// Draws a line, explained in this type; returns what was pressed on it.
fn draw_row(
    window: &mut OpenWindow,
    row: &SettingsRow,
    place: Rect,
    narrow: bool,
    size: f32,
) -> Option<SettingsControl> {
    let painter = window.ui.painter().clone();
    let high = BUTTON.min(place.height() - 4.0);
    match row {
        SettingsRow::Choice { label, parts, chosen, enabled } => {
            let (base, room) = if narrow {
                let room = Rect::from_min_max(pos2(place.left(), place.bottom() - high - 6.0), place.max);
                (room.top() - 8.0, room)
            } else {
                let left = place.left() + place.width() * 0.36;
                (place.center().y + 6.0, Rect::from_min_max(pos2(left, place.center().y - high / 2.0), place.max))
            };
            draw_line(&painter, pos2(place.left(), base), label, bold(18.0), palette::LAMP);
            let count = parts.len() as f32;
            let wide = (room.width() - 6.0 * (count - 1.0)) / count;
            told::under(window.ui.ctx(), || label.clone());
            let mut pressed = None;
            for (nth, (control, words, tip)) in parts.iter().enumerate() {
                let style = if nth == *chosen { ButtonStyle::Ready } else { ButtonStyle::Chip };
                let button = Button::new(*control, words.clone(), style).enabled(*enabled).tip(tip.clone());
                let button = button.chosen(nth == *chosen);
                let corner = room.min + vec2((wide + 6.0) * nth as f32, 0.0);
                if window.button(button, Rect::from_min_size(corner, vec2(wide, high))) {
                    pressed = Some(*control);
                }
            }
            told::under(window.ui.ctx(), String::new);
            pressed
        }
        SettingsRow::Switch { control, label, about, on, sign } => {
            let wide = switch_width(narrow);
            let lines = explained(window, about, size, place.width(), narrow);
            let top = place.center().y - (lines.size().y + 29.0) / 2.0;
            draw_line(&painter, pos2(place.left(), top + 18.0), label, bold(18.0), palette::LAMP);
            painter.galley(pos2(place.left(), top + 29.0), lines, palette::MUTED);
            let (style, words) =
                if *on { (ButtonStyle::Ready, "settings-on") } else { (ButtonStyle::Chip, "settings-off") };
            let corner = pos2(place.right() - wide, place.center().y - high / 2.0);
            let button = Button::new(*control, window.get(words), style).tip(about.clone());
            let button = if sign.is_empty() { button } else { button.sprite(*sign, 20.0) };
            let clicked = window.button(button.chosen(*on), Rect::from_min_size(corner, vec2(wide, high)));
            told::call(window.ui.ctx(), *control, || label.clone());
            clicked.then_some(*control)
        }
        SettingsRow::Pick { control, label, chosen } => {
            let style = if *chosen { ButtonStyle::Ready } else { ButtonStyle::Chip };
            let room = Rect::from_center_size(place.center(), vec2(place.width().min(420.0), high));
            let button = Button::new(*control, label.clone(), style);
            // A line that opens another window is not one of several.
            let button = if *control == SettingsControl::Keys { button } else { button.chosen(*chosen) };
            window.button(button, room).then_some(*control)
        }
    }
}

/// Sets what was pressed.
fn obey(control: SettingsControl, settings: &mut Settings) {
    match control {
        SettingsControl::Turn(_) | SettingsControl::Keys => {}
        SettingsControl::Speed(speed) => settings.set_speed(speed),
        SettingsControl::Music(fifths) => settings.volume.music = f32::from(fifths) / 5.0,
        SettingsControl::Effects(fifths) => settings.volume.effects = f32::from(fifths) / 5.0,
        SettingsControl::Scale(percent) => settings.set_scale(percent),
        SettingsControl::Colours(palette) => settings.palette = palette,
        SettingsControl::Speak(language) => settings.set_language(language.id()),
        SettingsControl::FullScreen => settings.set_full_screen(!settings.full_screen()),
        SettingsControl::ForcedChoices => settings.makes_forced_choices = !settings.makes_forced_choices,
        SettingsControl::CarriesOn => settings.carries_on = !settings.carries_on,
        SettingsControl::UselessCards => settings.declines_useless_cards = !settings.declines_useless_cards,
        SettingsControl::FollowTurn => settings.set_follows_turns(!settings.follows_turns()),
        SettingsControl::Remarks => settings.remarks = !settings.remarks,
        SettingsControl::Mute => settings.volume.muted = !settings.volume.muted,
        SettingsControl::WaitForMe => settings.waits_for_me = !settings.waits_for_me,
        SettingsControl::Captions => settings.captions = !settings.captions,
        SettingsControl::SpokenLog => settings.spoken_log = !settings.spoken_log,
        SettingsControl::Contrast => settings.set_high_contrast(!settings.high_contrast()),
        SettingsControl::CalmMotion => settings.set_calm(!settings.is_calm()),
    }
}
