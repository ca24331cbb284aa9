//! The rules in brief, an explanation of every symbol, and the keys.

use bevy_egui::egui::{Rect, Ui, pos2, vec2};

use crate::{
    localization::Texts,
    ui::{
        brush::Brush,
        text::{draw_fitted, draw_line, draw_paragraph},
        theme::{self, palette},
    },
};

/// The text keys of the pages' titles.
pub const PAGES: [&str; 8] = [
    "help-page-turn",
    "help-page-board",
    "help-page-modules-a",
    "help-page-modules-d",
    "help-page-symbols",
    "help-page-module-symbols",
    "help-page-company",
    "help-page-keys",
];

/// Draws a page into a rectangle.
pub fn page(brush: &Brush, ui: &mut Ui, rect: Rect, texts: &Texts, page: u8) {
    match page {
        0 => sections(ui, rect, texts, &["goal", "round", "turn", "frames", "start", "scoring", "end"]),
        1 => sections(ui, rect, texts, &["trains", "upgrades", "conductors", "route", "coins", "game-end"]),
        2 => sections(ui, rect, texts, &["module-a", "module-b", "module-c", "evidence", "revelation", "dummies"]),
        3 => sections(
            ui,
            rect,
            texts,
            &["module-d", "middle", "switches", "mechanics", "storage", "factories", "teatime"],
        ),
        4 => symbols(brush, ui, rect, texts, &SYMBOLS),
        5 => symbols(brush, ui, rect, texts, &MODULE_SYMBOLS),
        6 => sections(ui, rect, texts, &["levels", "hint", "travellers"]),
        _ => keys(ui, rect, texts),
    }
}

/// Paragraphs with headings, in two columns.
fn sections(ui: &Ui, rect: Rect, texts: &Texts, keys: &[&str]) {
    let painter = ui.painter().clone();
    let wide = (rect.width() - 40.0) / 2.0;
    let half = keys.len().div_ceil(2);
    for (column, keys) in keys.chunks(half).enumerate() {
        let left = rect.left() + column as f32 * (wide + 40.0);
        let mut y = rect.top() + 4.0;
        for key in keys {
            let title = texts.get(&format!("help-{key}-title"));
            draw_line(&painter, pos2(left, y + 11.0), &title, theme::display(22.0), palette::LAMP);
            y += 29.0;
            let place = Rect::from_min_max(pos2(left, y), pos2(left + wide, rect.bottom() + 60.0));
            let text = texts.get(&format!("help-{key}"));
            y += draw_paragraph(&painter, place, &text, theme::text(18.0), palette::PAPER) + 16.0;
        }
    }
}

/// Every picture with the key of its explanation.
const SYMBOLS: [(&str, &str); 24] = [
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
const MODULE_SYMBOLS: [(&str, &str); 18] = [
    ("icon/suspect-self", "icon-suspect-self"),
    ("icon/suspect-others", "icon-suspect-others"),
    ("icon/fingerprint-2", "icon-fingerprints"),
    ("icon/discard", "icon-discard"),
    ("icon/destroy", "icon-destroy"),
    ("icon/murderer", "icon-murderer"),
    ("icon/innocent", "icon-innocent"),
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

fn symbols(brush: &Brush, ui: &Ui, rect: Rect, texts: &Texts, list: &[(&str, &str)]) {
    let painter = ui.painter().clone();
    let rows = list.len().div_ceil(2).max(10);
    let (wide, high) = ((rect.width() - 30.0) / 2.0, rect.height() / rows as f32);
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
}

const KEYS: [&str; 12] =
    ["enter", "arrows", "tab", "escape", "figures", "undo", "space", "hint", "log", "scores", "secrets", "help"];

fn keys(ui: &Ui, rect: Rect, texts: &Texts) {
    let painter = ui.painter().clone();
    for (nth, key) in KEYS.into_iter().enumerate() {
        let y = rect.top() + 26.0 + nth as f32 * 45.0;
        let cap = texts.get(&format!("key-{key}-name"));
        let plate = Rect::from_min_size(pos2(rect.left() + 8.0, y - 18.0), vec2(230.0, 38.0));
        painter.rect(plate, 3.0, palette::NIGHT, (1.2, palette::BRASS), bevy_egui::egui::StrokeKind::Inside);
        draw_fitted(
            &painter,
            plate.shrink2(vec2(8.0, 0.0)).translate(vec2(0.0, 1.0)),
            &cap,
            theme::bold(17.0),
            palette::LAMP,
        );
        let words = texts.get(&format!("key-{key}"));
        draw_line(&painter, pos2(rect.left() + 268.0, y), &words, theme::text(18.0), palette::PAPER);
    }
}
