//! The keys, and the buttons of a pad if one is there: each action with its own. Choose one, then press the key or the
//! button it is to lie on; one that is in use swaps.

use bevy_egui::egui::{self, Color32, Key, Rect, pos2, vec2};
use strum::VariantArray;

use super::open_window::OpenWindow;
use crate::{
    controls::{Caught, KeyAction, KeyMap, PadFamily, PadMap, Pads, Pressed},
    localization::Texts,
    session::settings::Settings,
    ui::{
        naming::named,
        text::{SetWords, draw_fitted},
        theme::{self, palette},
    },
    widgets::{
        button::{Button, ButtonStyle},
        key_cap::{button_name, button_width, draw_button, draw_key, key_width},
        window::scrolled,
        window_layout::growing,
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
/// The height of the line below the title and of the foot.
const HEAD: f32 = 34.0;
const FOOT: f32 = 52.0;

/// Draws the window, and changes the keys.
pub fn draw(
    window: &mut OpenWindow,
    settings: &mut Settings,
    changed: &mut ChangedKeys,
    pressed: &mut Pressed,
    pads: &Pads,
) {
    let family = pads.family();
    take_key(window.texts, settings, changed, pressed, family.unwrap_or_default());
    let (keys, buttons) = (&mut settings.keys, &mut settings.pads);
    let size = growing(window.ui.ctx(), SIZE);
    let title = window.get("keys-title");
    let content = window.frame(size.x, size.y, &title);
    let painter = window.ui.painter().clone();
    let head = Rect::from_min_size(content.min, vec2(content.width(), HEAD));
    let told = match (changed.told.is_empty(), family) {
        (false, _) => changed.told.clone(),
        (true, None) => window.get("keys-change"),
        (true, Some(_)) => window.get("keys-change-with-pad"),
    };
    draw_fitted(&painter, head.translate(vec2(0.0, -4.0)), &told, theme::text(17.0), palette::STEAM);
    let foot = Rect::from_min_max(pos2(content.left(), content.bottom() - FOOT + 8.0), content.max);
    let list = Rect::from_min_max(pos2(content.left(), head.bottom()), pos2(content.right(), foot.top() - 8.0));
    let columns = if content.width() < 600.0 { 1 } else { 2 };
    let actions: Vec<KeyAction> =
        if family.is_some() { KeyAction::VARIANTS.to_vec() } else { KeyAction::with_keys().collect() };
    let rows = actions.len().div_ceil(columns);
    let step = window.measures.line;
    let (brush, texts) = (&mut *window.brush, window.texts);
    let mut chosen = None;
    scrolled(window.ui, "keys", list, |ui, place| {
        let wide = (place.width() - 30.0 * (columns - 1) as f32) / columns as f32;
        for (nth, action) in actions.iter().copied().enumerate() {
            let (column, row) = ((nth / rows) as f32, (nth % rows) as f32);
            let corner = place.min + vec2(column * (wide + 30.0), row * step);
            let line = Rect::from_min_size(corner, vec2(wide, step - 3.0));
            let waits = changed.waits == Some(action);
            let response = brush.clickable(ui, KeysControl::Change(action), line, true);
            let painter = ui.painter();
            if waits || response.hovered() || response.has_focus() {
                painter.rect_filled(line, 2.0, Color32::from_rgb(0x24, 0x45, 0x6F));
            }
            painter.hline(line.x_range(), line.bottom() + 1.5, (0.8, palette::CARRIAGE));
            let mut left = line.right() - 6.0;
            let mut place = |wide: f32| {
                let place = Rect::from_min_max(pos2(left - wide, line.top() + 5.0), pos2(left, line.bottom() - 5.0));
                left = place.left() - 8.0;
                place
            };
            let cap = match (waits, family) {
                (false, _) => keys.on(action).map(|key| name(texts, Some(key))),
                (true, None) => Some(texts.get("keys-press")),
                (true, Some(_)) => Some(texts.get("keys-press-either")),
            };
            if let Some(cap) = cap {
                draw_key(painter, place(key_width(painter, &cap)), &cap);
            }
            if let (Some(family), Some(button)) = (family, buttons.on(action).filter(|_| !waits)) {
                let wide = button_width(painter, texts, family, button, line.height() - 10.0);
                draw_button(painter, texts, family, button, place(wide));
            }
            let words = texts.get(&format!("keys-{action}"));
            let room = Rect::from_min_max(line.min + vec2(8.0, 0.0), pos2(left, line.bottom()));
            SetWords::line(painter, room, &words, theme::text(18.0), palette::PAPER).paint(painter);
            if response.clicked() {
                chosen = Some(action);
            }
        }
        place.top() + rows as f32 * step
    });
    if let Some(action) = chosen {
        // A second click lets it be.
        let waits = changed.waits != Some(action);
        (changed.waits, pressed.wanted) = (waits.then_some(action), waits);
        changed.told.clear();
    }
    let reset = Button::new(KeysControl::Reset, window.get("keys-reset"), ButtonStyle::Plain)
        .enabled(!keys.is_usual() || !buttons.is_usual());
    let place = Rect::from_center_size(foot.center(), vec2(foot.width().min(320.0), foot.height()));
    if window.button(reset, place) {
        (*keys, *buttons) = (KeyMap::default(), PadMap::default());
        changed.told.clear();
    }
}

/// Lays the action that waits on the key or the button that was pressed.
fn take_key(
    texts: &Texts,
    settings: &mut Settings,
    changed: &mut ChangedKeys,
    pressed: &mut Pressed,
    family: PadFamily,
) {
    let Some(caught) = pressed.take_caught() else { return };
    let Some(action) = changed.waits.take() else { return };
    let (called, other, now) = match caught {
        // Esc lets it be, unless it is to be where it was.
        Caught::Key(Key::Escape) if action != KeyAction::Back => return,
        Caught::Key(key) if !KeyMap::is_free_to_use(key) => {
            changed.told = texts.with("keys-taken", [("key", name(texts, Some(key)).into())]);
            return;
        }
        Caught::Key(key) => {
            let other = settings.keys.change(action, key);
            let now = other.and_then(|other| settings.keys.on(other)).map(|key| name(texts, Some(key)));
            (name(texts, Some(key)), other, now)
        }
        Caught::Button(button) => {
            let other = settings.pads.change(action, button);
            let now = other.and_then(|other| settings.pads.on(other));
            (button_name(texts, family, button), other, now.map(|button| button_name(texts, family, button)))
        }
    };
    let Some(other) = other else { return };
    let other = texts.get(&format!("keys-{other}"));
    let (called, other) = (("key", called.into()), ("other", other.into()));
    changed.told = match now {
        Some(now) => texts.with("keys-swapped", [called, other, ("now", now.into())]),
        None => texts.with("keys-moved", [called, other]),
    };
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
