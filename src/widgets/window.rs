//! A window over a darkened screen: a panel with a title, and a cross that closes it.

use bevy_egui::egui::{self, Color32, Rect, Sense, Ui, vec2};

use super::window_layout::WindowMeasures;
use crate::ui::{
    brush::{Brush, take_keys},
    naming::named,
    regions::RegionId,
    text::{SetWords, with_tip},
    theme::{display, palette},
    zoom::zoom,
};

named! {
    /// What every window has.
    WindowControl:
    /// The background of a window.
    Ground = "window/ground",
    /// Close the window.
    Close = "window/close",
}

/// Darkens everything and takes all clicks away from what lies below. Returns whether there was one.
pub fn veil(ui: &mut Ui, alpha: u8) -> bool {
    take_keys(ui);
    // Where the layer is drawn smaller, it still has to cover everything.
    let all = ui.ctx().content_rect().scale_from_center(1.5);
    ui.painter().rect_filled(all, 0.0, Color32::from_rgba_unmultiplied(6, 11, 20, alpha));
    ui.allocate_rect(all, Sense::CLICK).clicked()
}

/// Draws a window in the middle. Returns where its contents go, and whether it was closed.
pub fn window(brush: &mut Brush, ui: &mut Ui, size: egui::Vec2, title: &str) -> (Rect, bool) {
    let closed = veil(ui, 150);
    let screen = ui.ctx().content_rect();
    let measures = WindowMeasures::of(ui.ctx());
    let places = (measures.places)(screen, size);
    zoom(ui, places.seen, places.ground.center());
    // A click on the panel must not reach the veil, which would close the window.
    ui.interact(places.ground, egui::Id::new(RegionId::from(WindowControl::Ground)), Sense::CLICK);
    let painter = ui.painter().clone();
    brush.panel(&painter, places.ground);
    SetWords::line(&painter, places.title, title, display(measures.title), palette::LAMP).paint(&painter);
    painter.hline(places.line.0, places.line.1, (1.2, palette::BRASS));
    let (close, half) = places.close;
    let response = brush.clickable(ui, WindowControl::Close, close, true);
    let tint = if response.hovered() { palette::LAMP } else { palette::STEAM };
    brush.tinted(&painter, "ui/close", close.center() - egui::Vec2::splat(half), half / 12.0, tint);
    let response = with_tip(response, &brush.texts().get("tip-close"));
    (places.content, closed || response.clicked())
}

/// Draws what may be higher than there is room for; a finger or the wheel moves it. `draw` gets the rectangle it can
/// use, without a lower end, and returns how far down it came. Every area needs a name of its own: what is moved is
/// remembered under it for as long as the area is drawn, and an area that comes into view begins at its top.
pub fn scrolled(ui: &mut Ui, name: &str, rect: Rect, draw: impl FnOnce(&mut Ui, Rect) -> f32) {
    // The colour towards which it fades at an edge beyond which there is more.
    let ground = egui::UiStackInfo::default().with_frame(egui::Frame::NONE.fill(palette::DEEP));
    let mut content = ui.new_child(egui::UiBuilder::new().max_rect(rect).ui_stack_info(ground));
    content.set_clip_rect(rect);
    let area = egui::ScrollArea::vertical().id_salt(name).auto_shrink(false);
    let area = if comes_into_view(ui, name) { area.vertical_scroll_offset(0.0) } else { area };
    area.show(&mut content, |ui| {
        let top = ui.cursor().min;
        let bottom = draw(ui, Rect::from_min_size(top, vec2(rect.width() - 8.0, 20_000.0)));
        ui.allocate_space(vec2(rect.width() - 8.0, bottom - top.y));
    });
}

/// Whether what has this name was not drawn in the pass before. Asked once in every pass in which it is drawn.
fn comes_into_view(ui: &Ui, name: &str) -> bool {
    let (id, now) = (ui.id().with(("drawn in", name)), ui.ctx().cumulative_pass_nr());
    ui.ctx().data_mut(|data| {
        let last: Option<u64> = data.get_temp(id);
        data.insert_temp(id, now);
        last.is_none_or(|last| last + 1 < now)
    })
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{pos2, style::ScrollAnimation};

    use super::*;

    /// Draws an area in a frame of its own and moves it down by so much. Returns where its contents begin.
    fn frame(ctx: &egui::Context, name: &str, down: f32) -> f32 {
        let room = Rect::from_min_size(pos2(0.0, 0.0), vec2(100.0, 100.0));
        let mut top = 0.0;
        let input = egui::RawInput { screen_rect: Some(room), ..Default::default() };
        let draw = |ui: &mut Ui| {
            scrolled(ui, name, room, |ui, place| {
                top = place.top();
                ui.scroll_with_delta_animation(vec2(0.0, -down), ScrollAnimation::none());
                place.top() + 400.0
            });
        };
        ctx.run_ui(input, draw).textures_delta.clear();
        top
    }

    #[test]
    fn every_area_is_moved_for_itself_and_begins_at_its_top() {
        let ctx = egui::Context::default();
        let top = frame(&ctx, "one", 0.0);
        frame(&ctx, "one", 50.0);
        let moved = (0..4).map(|_| frame(&ctx, "one", 0.0)).fold(top, f32::min);
        assert!(moved < top - 20.0, "it is moved while it is drawn: {moved}");
        assert_eq!(frame(&ctx, "other", 0.0), top, "not with it");
        assert_eq!(frame(&ctx, "one", 0.0), top, "it comes into view again");
    }
}
