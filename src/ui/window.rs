//! A window over a darkened screen: a panel with a title, and a cross that closes it.

use bevy_egui::egui::{self, Color32, Rect, Sense, Ui, pos2, vec2};

use super::{
    brush::{Brush, take_keys},
    regions::Control,
    text::{draw_fitted, with_tip},
    theme::{display, palette},
};

/// Darkens everything and takes all clicks away from what lies below. Returns whether there was one.
pub fn veil(ui: &mut Ui, alpha: u8) -> bool {
    take_keys(ui);
    let all = ui.ctx().content_rect();
    ui.painter().rect_filled(all, 0.0, Color32::from_rgba_unmultiplied(6, 11, 20, alpha));
    ui.allocate_rect(all, Sense::CLICK).clicked()
}

/// Draws a window in the middle. Returns where its contents go, and whether it was closed.
pub fn window(brush: &mut Brush, ui: &mut Ui, size: egui::Vec2, title: &str) -> (Rect, bool) {
    let mut closed = veil(ui, 150);
    let rect = Rect::from_center_size(ui.ctx().content_rect().center(), size);
    // A click on the panel must not reach the veil, which would close the window.
    ui.interact(rect, egui::Id::new(Control::WindowGround), Sense::CLICK);
    let painter = ui.painter().clone();
    brush.panel(&painter, rect);
    let head = Rect::from_min_size(rect.min + vec2(30.0, 16.0), vec2(size.x - 100.0, 40.0));
    let wide = painter.layout_no_wrap(title.to_owned(), display(30.0), palette::LAMP).size().x;
    let line = Rect::from_min_size(head.min, vec2(wide.min(head.width()), head.height()));
    draw_fitted(&painter, line, title, display(30.0), palette::LAMP);
    painter.hline(rect.shrink(24.0).x_range(), rect.top() + 60.0, (1.2, palette::BRASS));
    let close = Rect::from_center_size(pos2(rect.right() - 44.0, rect.top() + 35.0), vec2(44.0, 40.0));
    let response = brush.clickable(ui, Control::CloseWindow, close, true);
    let tint = if response.hovered() { palette::LAMP } else { palette::STEAM };
    brush.tinted(&painter, "ui/close", close.center() - vec2(14.0, 14.0), 1.17, tint);
    closed |= with_tip(response, &brush.texts.get("tip-close")).clicked();
    (Rect::from_min_max(rect.min + vec2(30.0, 74.0), rect.max - vec2(30.0, 26.0)), closed)
}
