//! An explanation of every symbol, the keys, and the bots.

use bevy_egui::egui::{Rect, Ui, Vec2, pos2, vec2};

use super::{keys::name as key_name, open_window::OpenWindow};
use crate::{
    controls::{KeyAction, Pads},
    localization::Texts,
    session::settings::Settings,
    state::Overlay,
    ui::{
        brush::Brush,
        naming::named,
        text::{draw_line, draw_paragraph},
        theme::{self, palette},
    },
    widgets::{
        button::{Button, ButtonStyle},
        key_cap::{button_width, draw_button, draw_key},
        window::scrolled,
        window_layout::growing,
    },
};

named! {
    /// What is pressed in the window about symbols and keys.
    HelpControl:
    /// A page of it.
    Page(page: u8) = "help/page/{}",
}

/// How large the window is where there is room.
const SIZE: Vec2 = Vec2::new(1180.0, 800.0);
/// Where it is at least this wide, all tabs are in one row.
const FOUR_TABS: f32 = 500.0;

/// The text keys of the pages' titles.
const PAGES: [&str; 4] = ["help-page-symbols", "help-page-module-symbols", "help-page-company", "help-page-keys"];

/// Draws the window with the tabs of all pages.
pub fn draw(window: &mut OpenWindow, page: u8, settings: &Settings, pads: &Pads) {
    let title = window.get("help-title");
    let size = growing(window.ui.ctx(), SIZE);
    let content = window.frame(size.x, size.y, &title);
    let tabs = PAGES.len() as f32;
    let columns = if content.width() < FOUR_TABS { 2.0 } else { tabs };
    let wide = (content.width() - (columns - 1.0) * 8.0) / columns;
    let (high, pitch) = window.measures.tab;
    for (nth, key) in (0u8..).zip(PAGES) {
        let (column, row) = (f32::from(nth) % columns, (f32::from(nth) / columns).floor());
        let corner = content.min + vec2(column * (wide + 8.0), row * pitch);
        let style = if nth == page { ButtonStyle::Ready } else { ButtonStyle::Chip };
        let button = Button::new(HelpControl::Page(nth), window.get(key), style).chosen(nth == page);
        if window.button(button, Rect::from_min_size(corner, vec2(wide, high))) {
            window.next = Some(Overlay::Help(nth));
        }
    }
    let below = (tabs / columns).ceil() * pitch + 16.0;
    let rest = Rect::from_min_max(content.min + vec2(0.0, below), content.max);
    let (brush, texts) = (&*window.brush, window.texts);
    scrolled(window.ui, &format!("help {page}"), rest, |ui, rect| {
        draw_page(brush, ui, (rect, rest.height()), texts, (settings, pads), page)
    });
}

/// Draws a page into a rectangle, of which so much is seen at once. Returns how far down it came.
fn draw_page(
    brush: &Brush,
    ui: &mut Ui,
    (rect, seen): (Rect, f32),
    texts: &Texts,
    (settings, pads): (&Settings, &Pads),
    page: u8,
) -> f32 {
    match page {
        0 => symbols(brush, ui, (rect, seen), texts, &SYMBOLS),
        1 => symbols(brush, ui, (rect, seen), texts, &MODULE_SYMBOLS),
        2 => sections(ui, rect, texts, &["levels", "hint", "travellers"]),
        _ => keys(ui, rect, texts, settings, pads),
    }
}

/// Paragraphs with headings, in two columns.
fn sections(ui: &Ui, rect: Rect, texts: &Texts, keys: &[&str]) -> f32 {
    let painter = ui.painter().clone();
    let columns = columns(rect);
    let wide = (rect.width() + 40.0) / columns as f32 - 40.0;
    let half = keys.len().div_ceil(columns);
    let size = if columns == 1 { 16.0 } else { 18.0 };
    let mut foot = rect.top();
    for (column, keys) in keys.chunks(half).enumerate() {
        let left = rect.left() + column as f32 * (wide + 40.0);
        let mut y = rect.top() + 4.0;
        for key in keys {
            let title = texts.get(&format!("help-{key}-title"));
            draw_line(&painter, pos2(left, y + 11.0), &title, theme::display(22.0), palette::LAMP);
            y += 29.0;
            let place = Rect::from_min_max(pos2(left, y), pos2(left + wide, rect.bottom() + 60.0));
            let text = texts.get(&format!("help-{key}"));
            y += draw_paragraph(&painter, place, &text, theme::text(size), palette::PAPER) + 16.0;
        }
        foot = foot.max(y);
    }
    foot
}

/// How many columns there is room for.
fn columns(rect: Rect) -> usize {
    if rect.width() < 760.0 { 1 } else { 2 }
}

/// Every picture with the key of its explanation.
const SYMBOLS: [(&str, &str); 27] = [
    ("flat/car", "icon-car"),
    ("flat/upgrade/1", "icon-upgrade"),
    ("flat/upgrade-choice", "icon-upgrade-choice"),
    ("flat/car-or-upgrade", "icon-car-or-upgrade"),
    ("flat/both-conductors/2", "icon-both-conductors"),
    ("flat/one-conductor/3", "icon-one-conductor"),
    ("flat/locomotive/2", "icon-locomotive"),
    ("flat/coins/3", "icon-coins"),
    ("icon/points", "icon-points"),
    ("flat/game-end-card", "icon-game-end-card"),
    ("flat/game-end-per-tile", "icon-game-end-per-tile"),
    ("icon/points-station", "icon-points-station"),
    ("icon/bonus-station", "icon-bonus-station"),
    ("icon/mail-car", "icon-mail-car"),
    ("icon/locomotive-tile", "icon-locomotive-tile"),
    ("icon/start-player", "icon-start-player"),
    ("pip/taken", "icon-row-taken"),
    ("ui/lock", "icon-lock"),
    ("arrow/ink", "icon-steps"),
    ("icon/contract", "icon-contract"),
    ("icon/celebrity", "icon-celebrity"),
    ("icon/postcard", "icon-postcard"),
    ("cond/car/2", "icon-cond-car"),
    ("cond/exact/4", "icon-cond-exact"),
    ("cond/mail-reached", "icon-cond-mail-reached"),
    ("cond/engine", "icon-cond-engine"),
    ("cond/celebrity-or-postcard", "icon-cond-guests"),
];

/// The same for what modules C to F and Teatime add.
const MODULE_SYMBOLS: [(&str, &str); 19] = [
    ("icon/suspect-self", "icon-suspect-self"),
    ("icon/suspect-others", "icon-suspect-others"),
    ("icon/fingerprint-2", "icon-fingerprints"),
    ("icon/discard", "icon-discard"),
    ("icon/destroy", "icon-destroy"),
    ("icon/murderer", "icon-murderer"),
    ("icon/innocent", "icon-innocent"),
    ("icon/fingerprint-1", "icon-dummy"),
    ("icon/passenger", "icon-passenger"),
    ("icon/luggage", "icon-luggage"),
    ("icon/switch", "icon-switch"),
    ("icon/mechanic", "icon-mechanic"),
    ("icon/storage", "icon-storage"),
    ("icon/toolbox", "icon-toolbox"),
    ("icon/factory", "icon-factory"),
    ("flat/upgrade-choice", "icon-factory-upgrade"),
    ("icon/coffee", "icon-coffee"),
    ("icon/cake", "icon-cake"),
    ("icon/champagne", "icon-champagne"),
];

fn symbols(brush: &Brush, ui: &Ui, (rect, seen): (Rect, f32), texts: &Texts, list: &[(&str, &str)]) -> f32 {
    let painter = ui.painter().clone();
    let columns = columns(rect);
    let rows = list.len().div_ceil(columns).max(10);
    let wide = (rect.width() + 30.0) / columns as f32 - 30.0;
    // All at once, if they are not too low then.
    let high = if columns == 1 { 66.0 } else { (seen / rows as f32).clamp(46.0, 76.0) };
    for (nth, (picture, key)) in list.iter().enumerate() {
        let (column, row) = ((nth / rows) as f32, (nth % rows) as f32);
        let corner = pos2(rect.left() + column * (wide + 30.0), rect.top() + row * high);
        let paper = Rect::from_min_size(corner + vec2(0.0, 3.0), vec2(92.0, high - 6.0));
        brush.slice(&painter, "panel/paper", [10.0; 4], paper);
        brush.icon(&painter, picture, paper.center(), (high - 12.0).min(36.0));
        let text = texts.get(key);
        let size = painter.layout(text.clone(), theme::text(16.5), palette::PAPER, wide - 110.0).size();
        let place = Rect::from_min_size(
            pos2(corner.x + 106.0, corner.y + ((high - size.y) / 2.0).max(0.0) + 2.0),
            vec2(wide - 108.0, high),
        );
        draw_paragraph(&painter, place, &text, theme::text(16.5), palette::PAPER);
    }
    rect.top() + rows as f32 * high
}

/// Each with the action whose key it is, if it is the key of one.
const KEYS: [(&str, Option<KeyAction>); 16] = [
    ("click", None),
    ("drag", None),
    ("enter", Some(KeyAction::Confirm)),
    ("arrows", None),
    ("tab", Some(KeyAction::NextArea)),
    ("escape", Some(KeyAction::Back)),
    ("figures", None),
    ("decline", Some(KeyAction::Decline)),
    ("undo", Some(KeyAction::Undo)),
    ("space", Some(KeyAction::Next)),
    ("hint", Some(KeyAction::Hint)),
    ("log", Some(KeyAction::Log)),
    ("scores", Some(KeyAction::Scores)),
    ("cards", Some(KeyAction::Cards)),
    ("secrets", Some(KeyAction::Secrets)),
    ("help", Some(KeyAction::Rules)),
];

fn keys(ui: &Ui, rect: Rect, texts: &Texts, settings: &Settings, pads: &Pads) -> f32 {
    let map = &settings.keys;
    let narrow = columns(rect) == 1;
    // From one key to the next: on a phone, what it does takes two lines.
    let (cap_wide, pitch) = if narrow { (118.0, 46.0) } else { (230.0, 39.0) };
    let painter = ui.painter().clone();
    for (nth, (key, action)) in KEYS.into_iter().enumerate() {
        let y = rect.top() + 18.0 + nth as f32 * pitch;
        // Somebody may have laid it on another key.
        let changed = action.filter(|action| map.on(*action) != action.usual_key());
        let usual = || texts.get(&format!("key-{key}-name"));
        let cap = changed.map_or_else(usual, |action| key_name(texts, map.on(action)));
        let plate = Rect::from_min_size(pos2(rect.left() + 8.0, y - 17.0), vec2(cap_wide, 33.0));
        // Beside it, the sign of the pad that is there.
        let button = pads.family().zip(action.and_then(|action| settings.pads.on(action)));
        let wide = button.map(|(family, button)| button_width(&painter, texts, family, button, plate.height()));
        let cap_place =
            Rect::from_min_max(plate.min, pos2(plate.right() - wide.map_or(0.0, |wide| wide + 6.0), plate.bottom()));
        draw_key(&painter, cap_place, &cap);
        if let Some((family, button)) = button {
            let place = Rect::from_min_max(pos2(cap_place.right() + 6.0, plate.top()), plate.max);
            draw_button(&painter, texts, family, button, place);
        }
        let words = texts.get(&format!("key-{key}"));
        let left = if narrow { plate.right() + 10.0 } else { rect.left() + 268.0 };
        let wide = painter.layout_no_wrap(words.clone(), theme::text(18.0), palette::PAPER).size().x;
        if narrow || wide > rect.right() - left {
            let place = Rect::from_min_max(pos2(left, y - 16.0), pos2(rect.right(), y + 24.0));
            draw_paragraph(&painter, place, &words, theme::text(if narrow { 15.0 } else { 17.0 }), palette::PAPER);
        } else {
            draw_line(&painter, pos2(left, y), &words, theme::text(18.0), palette::PAPER);
        }
    }
    rect.top() + 20.0 + KEYS.len() as f32 * pitch
}
