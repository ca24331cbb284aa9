//! The curtain at a shared screen: before a secret question the player who is asked confirms being there.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Color32, Painter, Rect as ERect, Shape, Stroke, pos2, vec2},
};

use crate::{
    controls::{KeyAction, Pressed},
    localization::Texts,
    pieces::seat,
    session::{PendingQuestion, SeatConfig, Session},
    state::Screen,
    ui::{
        brush::{Brush, layer, take_keys},
        naming::named,
        text::draw_fitted,
        theme::{self, palette},
    },
    widgets::button::{Button, ButtonStyle},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw_curtain.run_if(in_state(Screen::Table)));
}

named! {
    /// What is pressed when the screen is handed over.
    HandoverControl:
    /// Confirm being the next player at a shared screen.
    Take = "handover/take",
}

fn draw_curtain(
    mut contexts: EguiContexts,
    mut brush: Brush,
    texts: Res<Texts>,
    keys: Res<Pressed>,
    pending: Res<PendingQuestion>,
    mut session: ResMut<Session>,
) -> Result {
    let Some(seat) = pending.handover else { return Ok(()) };
    // A key pressed before the curtain appeared was meant for something else.
    let enter = keys.just(KeyAction::Confirm) && !pending.is_changed();
    let config = session.seat(seat).clone();
    let taken = layer(contexts.ctx_mut()?, "curtain", egui::Order::Foreground, |ui| {
        hang(&mut brush, ui, &texts, enter, &config)
    });
    if taken {
        session.take_screen(seat);
    }
    Ok(())
}

/// The valance over the folds: swags with a golden hem, and a tassel wherever two of them meet.
fn valance(painter: &Painter, all: ERect) {
    let swags = (all.width() / 200.0).ceil();
    let wide = all.width() / swags;
    let cloth = Color32::from_rgb(0x57, 0x16, 0x25);
    let swag = |nth: f32, lower: f32| -> Vec<egui::Pos2> {
        let point = |step: u8| {
            let t = f32::from(step) / 24.0;
            let hangs = 30.0 + 78.0 * (std::f32::consts::PI * t).sin();
            pos2(all.left() + (nth + t) * wide, all.top() + hangs + lower)
        };
        (0..=24).map(point).collect()
    };
    let filled = |hem: Vec<egui::Pos2>, colour| {
        let above = [hem[24], hem[0]].map(|end| pos2(end.x, all.top()));
        Shape::convex_polygon(hem.into_iter().chain(above).collect(), colour, Stroke::NONE)
    };
    for nth in 0..swags as u8 {
        let nth = f32::from(nth);
        painter.add(filled(swag(nth, 16.0), palette::NIGHT.gamma_multiply(0.45)));
        painter.add(filled(swag(nth, 0.0), cloth));
        painter.add(Shape::line(swag(nth, -12.0), Stroke::new(1.2, palette::BRASS)));
        painter.add(Shape::line(swag(nth, 0.0), Stroke::new(4.0, palette::BRASS)));
    }
    for nth in 0..=swags as u8 {
        let knot = pos2(all.left() + f32::from(nth) * wide, all.top() + 34.0);
        let fringe = [knot, knot + vec2(13.0, 52.0), knot + vec2(-13.0, 52.0)];
        painter.add(Shape::convex_polygon(fringe.to_vec(), palette::BRASS, Stroke::NONE));
        painter.circle_filled(knot, 11.0, palette::LAMP);
        painter.circle_stroke(knot, 11.0, Stroke::new(2.0, palette::BRASS));
    }
    for (above_foot, thick) in [(26.0, 4.0), (16.0, 1.2)] {
        painter.hline(all.x_range(), all.bottom() - above_foot, (thick, palette::BRASS));
    }
}

fn is_low(all: ERect) -> bool {
    all.height() < 480.0
}

/// The panel on the curtain: above the middle where a button has to fit below it.
fn panel(all: ERect) -> ERect {
    let wide = (all.width() - 8.0).min(640.0);
    if is_low(all) {
        let room = (all.height() - 250.0 - 50.0).max(0.0);
        return ERect::from_min_size(pos2(all.center().x - wide / 2.0, all.top() + room / 2.0), vec2(wide, 250.0));
    }
    ERect::from_center_size(all.center(), vec2(wide, 360.0))
}

/// Where a button below that panel goes.
pub(super) fn below_panel(all: ERect) -> ERect {
    let panel = panel(all);
    let top = panel.bottom() + if is_low(all) { 4.0 } else { 14.0 };
    ERect::from_min_size(pos2(panel.center().x - 130.0, top), vec2(260.0, (all.bottom() - top - 2.0).min(44.0)))
}

/// Hides everything until the player confirms being there. Returns whether they did, by a click or by Enter.
pub(super) fn hang(brush: &mut Brush, ui: &mut egui::Ui, texts: &Texts, enter: bool, config: &SeatConfig) -> bool {
    let all = ui.ctx().content_rect();
    take_keys(ui);
    ui.allocate_rect(all, egui::Sense::CLICK);
    let painter = ui.painter().clone();
    painter.rect_filled(all, 0.0, palette::NIGHT);
    let mut x = all.left();
    while x < all.right() {
        // Folds of cloth.
        let fold = ERect::from_min_size(pos2(x, all.top()), vec2(46.0, all.height()));
        painter.rect_filled(fold, 0.0, palette::BURGUNDY);
        painter.rect_filled(
            ERect::from_min_size(fold.min, vec2(14.0, all.height())),
            0.0,
            palette::BURGUNDY.gamma_multiply(0.7),
        );
        painter.vline(x + 30.0, all.y_range(), (2.0, palette::SIGNAL.gamma_multiply(0.22)));
        x += 46.0;
    }
    valance(&painter, all);
    let panel = panel(all);
    brush.panel(&painter, panel);
    // Where the screen is low, everything is closer together.
    let low = is_low(all);
    let [portrait, face, title, text, foot] =
        if low { [56.0, 84.0, 122.0, 154.0, 40.0] } else { [92.0, 130.0, 192.0, 234.0, 58.0] };
    let (x, wide) = (panel.center().x, panel.width());
    brush.icon(&painter, &format!("medallion/{}", config.portrait), pos2(x, panel.top() + portrait), face);
    let sign = pos2(x + face * 0.47, panel.top() + portrait + face * 0.33);
    brush.painting(&painter, sign, face / 100.0).paint(&seat::sign(config.colour));
    let line = |y: f32| ERect::from_center_size(pos2(x, panel.top() + y), vec2(wide - 60.0, 40.0));
    let name = texts.with("curtain-title", [("name", config.name.clone().into())]);
    draw_fitted(&painter, line(title), &name, theme::display(if low { 26.0 } else { 34.0 }), palette::LAMP);
    draw_fitted(&painter, line(text), &texts.get("curtain-text"), theme::text(19.0), palette::PAPER);
    let label = texts.with("curtain-button", [("name", config.name.clone().into())]);
    let button = Button::new(HandoverControl::Take, label, ButtonStyle::Gold);
    let place = ERect::from_center_size(pos2(x, panel.bottom() - foot), vec2((wide - 40.0).min(360.0), 56.0));
    // If a button has the focus, Enter presses that one; under a dialog it presses nothing here.
    let free = ui.memory(|memory| memory.focused().is_none() && memory.allows_interaction(ui.layer_id()));
    button.draw(brush, ui, place, false) || (enter && free)
}
