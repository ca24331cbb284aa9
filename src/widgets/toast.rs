//! Messages that disappear by themselves.

use std::time::Duration;

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Rect as ERect, pos2, vec2},
};

use crate::ui::{
    brush::{Brush, layer},
    text::draw_fitted,
    theme::{self, palette},
    zoom::zoom,
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Toast>()
        .init_resource::<Toasts>()
        .add_systems(Update, (take_toasts, fade).chain())
        .add_systems(EguiPrimaryContextPass, draw_toasts);
}

/// A message to the players.
#[derive(Message, Clone, Debug)]
pub struct Toast(pub String);

/// The messages shown, each with the time it has left.
#[derive(Resource, Default)]
struct Toasts(Vec<(String, Duration)>);

const STAY: Duration = Duration::from_secs(5);
/// The most messages shown at once.
const MOST: usize = 3;

fn take_toasts(mut told: MessageReader<Toast>, mut toasts: ResMut<Toasts>) {
    for Toast(words) in told.read() {
        toasts.0.retain(|(other, _)| other != words);
        toasts.0.push((words.clone(), STAY));
        let old = toasts.0.len().saturating_sub(MOST);
        toasts.0.drain(..old);
    }
}

fn fade(time: Res<Time<Real>>, mut toasts: ResMut<Toasts>, mut redraw: MessageWriter<RequestRedraw>) {
    if toasts.0.is_empty() {
        return;
    }
    redraw.write(RequestRedraw);
    let passed = time.delta().min(Duration::from_millis(200));
    toasts.0.retain_mut(|(_, left)| {
        *left = left.saturating_sub(passed);
        !left.is_zero()
    });
}

fn draw_toasts(mut contexts: EguiContexts, brush: Brush, toasts: Res<Toasts>) -> Result {
    if toasts.0.is_empty() {
        return Ok(());
    }
    let viewport = *brush.viewport();
    layer(contexts.ctx_mut()?, "toasts", egui::Order::Tooltip, |ui| {
        let painter = ui.painter().clone();
        let middle = ui.ctx().content_rect().center().x;
        let mut y = viewport.egui(0.0, 76.0, 0.0, 0.0).top().max(52.0);
        let top = pos2(middle, y);
        let mut all = ERect::from_min_max(top, top);
        for (words, _) in &toasts.0 {
            let wide = painter.layout_no_wrap(words.clone(), theme::bold(18.0), palette::PAPER).size().x + 76.0;
            let wide = wide.min(ui.ctx().content_rect().width() - 8.0);
            let rect = ERect::from_min_size(pos2(middle - wide / 2.0, y), vec2(wide, 46.0));
            all |= rect;
            brush.panel(&painter, rect);
            brush.picture(&painter, "ui/warning", pos2(rect.left() + 18.0, rect.center().y - 12.0), 1.0);
            let place = ERect::from_min_max(pos2(rect.left() + 50.0, rect.top() + 2.0), rect.max - vec2(20.0, 0.0));
            draw_fitted(&painter, place, words, theme::bold(18.0), palette::PAPER);
            y += 52.0;
        }
        zoom(ui, all, top);
    });
    Ok(())
}
