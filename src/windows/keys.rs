//! The keys: each action with its key. Choose one, then press the key it is to lie on; one that is in use swaps.

use bevy_egui::egui::{self, Color32, Key, Rect, StrokeKind, pos2, vec2};

use super::open_window::OpenWindow;
use crate::{
    controls::{KeyAction, KeyMap, Pressed},
    localization::Texts,
    ui::{
        naming::named,
        text::draw_fitted,
        theme::{self, palette},
    },
    widgets::{
        button::{Button, ButtonStyle},
        window::{growing, scrolled},
    },
};

named! {
    /// What is pressed in the window of the keys.
    KeysControl:
    /// Change the key of an action.
    Change(action: KeyAction) = "keys/change/{}",
    /// Back to the usual keys.
    Reset = "keys/reset",
}

/// What is going on in the window.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ChangedKeys {
    /// The action that waits for its key.
    waits: Option<KeyAction>,
    /// What became of the last change.
    told: String,
}

const SIZE: egui::Vec2 = egui::vec2(1080.0, 800.0);
/// From one row to the next, where there is room and where a finger has to hit one.
const STEP: f32 = 46.0;
/// The height of the line below the title and of the foot.
const HEAD: f32 = 34.0;
const FOOT: f32 = 52.0;

/// Draws the window, and changes the keys.
pub fn draw(window: &mut OpenWindow, keys: &mut KeyMap, changed: &mut ChangedKeys, pressed: &mut Pressed) {
    take_key(window.texts, keys, changed, pressed);
    let size = growing(window.ui.ctx(), SIZE);
    let title = window.get("keys-title");
    let content = window.frame(size.x, size.y, &title);
    let painter = window.ui.painter().clone();
    let head = Rect::from_min_size(content.min, vec2(content.width(), HEAD));
    let told = if changed.told.is_empty() { window.get("keys-change") } else { changed.told.clone() };
    draw_fitted(&painter, head.translate(vec2(0.0, -4.0)), &told, theme::text(17.0), palette::STEAM);
    let foot = Rect::from_min_max(pos2(content.left(), content.bottom() - FOOT + 8.0), content.max);
    let list = Rect::from_min_max(pos2(content.left(), head.bottom()), pos2(content.right(), foot.top() - 8.0));
    let columns = if content.width() < 600.0 { 1 } else { 2 };
    let actions: Vec<KeyAction> = KeyAction::with_keys().collect();
    let rows = actions.len().div_ceil(columns);
    let (brush, texts) = (&mut *window.brush, window.texts);
    let mut chosen = None;
    scrolled(window.ui, "keys", list, |ui, place| {
        let wide = (place.width() - 30.0 * (columns - 1) as f32) / columns as f32;
        for (nth, action) in actions.iter().copied().enumerate() {
            let (column, row) = ((nth / rows) as f32, (nth % rows) as f32);
            let corner = place.min + vec2(column * (wide + 30.0), row * STEP);
            let line = Rect::from_min_size(corner, vec2(wide, STEP - 3.0));
            let waits = changed.waits == Some(action);
            let response = brush.clickable(ui, KeysControl::Change(action), line, true);
            let painter = ui.painter();
            if waits || response.hovered() || response.has_focus() {
                painter.rect_filled(line, 2.0, Color32::from_rgb(0x24, 0x45, 0x6F));
            }
            painter.hline(line.x_range(), line.bottom() + 1.5, (0.8, palette::CARRIAGE));
            let cap = if waits { texts.get("keys-press") } else { name(texts, keys.key(action)) };
            let font = theme::bold(17.0);
            let cap_wide = painter.layout_no_wrap(cap.clone(), font.clone(), palette::LAMP).size().x.max(24.0) + 24.0;
            let plate =
                Rect::from_min_max(pos2(line.right() - 6.0 - cap_wide, line.top() + 5.0), line.max - vec2(6.0, 5.0));
            painter.rect(plate, 3.0, palette::NIGHT, (1.4, palette::BRASS), StrokeKind::Inside);
            draw_fitted(painter, plate.shrink2(vec2(10.0, 0.0)).translate(vec2(0.0, 1.0)), &cap, font, palette::LAMP);
            let words = texts.get(&format!("keys-{action}"));
            let room = Rect::from_min_max(line.min + vec2(8.0, 0.0), pos2(plate.left() - 8.0, line.bottom()));
            draw_fitted(painter, room, &words, theme::text(18.0), palette::PAPER);
            if response.clicked() {
                chosen = Some(action);
            }
        }
        place.top() + rows as f32 * STEP
    });
    if let Some(action) = chosen {
        // A second click lets it be.
        let waits = changed.waits != Some(action);
        (changed.waits, pressed.wanted) = (waits.then_some(action), waits);
        changed.told.clear();
    }
    let reset = Button::new(KeysControl::Reset, window.get("keys-reset"), ButtonStyle::Plain).enabled(!keys.is_usual());
    let place = Rect::from_center_size(foot.center(), vec2(foot.width().min(320.0), foot.height()));
    if window.button(reset, place) {
        *keys = KeyMap::default();
        changed.told.clear();
    }
}

/// Lays the action that waits on the key that was pressed.
fn take_key(texts: &Texts, keys: &mut KeyMap, changed: &mut ChangedKeys, pressed: &mut Pressed) {
    let Some(key) = pressed.take_caught() else { return };
    let Some(action) = changed.waits.take() else { return };
    // Esc lets it be, unless it is to be where it was.
    if key == Key::Escape && action != KeyAction::Back {
        return;
    }
    let called = name(texts, Some(key));
    if !KeyMap::is_free_to_use(key) {
        changed.told = texts.with("keys-taken", [("key", called.into())]);
        return;
    }
    if let Some(other) = keys.change(action, key) {
        let values = [
            ("key", called.into()),
            ("other", texts.get(&format!("keys-{other}")).into()),
            ("now", name(texts, keys.key(other)).into()),
        ];
        changed.told = texts.with("keys-swapped", values);
    }
}

/// What a key is called.
pub fn name(texts: &Texts, key: Option<Key>) -> String {
    let Some(key) = key else { return String::new() };
    let own = match key {
        Key::Tab => "tab",
        Key::ArrowLeft => "left",
        Key::ArrowRight => "right",
        Key::ArrowUp => "up",
        Key::ArrowDown => "down",
        Key::Enter => "enter",
        Key::Space => "space",
        Key::Escape => "escape",
        Key::Backspace => "backspace",
        Key::PageUp => "page-up",
        Key::PageDown => "page-down",
        Key::Home => "home",
        Key::End => "end",
        Key::Delete => "delete",
        key => return key.symbol_or_name().to_owned(),
    };
    texts.get(&format!("keys-name-{own}"))
}
