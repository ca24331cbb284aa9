//! The breakdown of points: where each player's points came from.

use bevy_egui::egui::{Align2, Rect, Ui, pos2, vec2};
use strum::VariantArray;

use crate::{
    localization::words::Words,
    ui::{
        brush::Brush,
        text::{draw_fitted, draw_line},
        theme::{self, palette},
    },
};
use rules::{Board, Seat, Source};

/// Draws the table of sources and players into a rectangle: one column per player in turn order, with the
/// total below. For the score window.
pub fn breakdown(brush: &Brush, ui: &mut Ui, rect: Rect, words: &Words, board: &Board) {
    let painter = ui.painter().clone();
    let seats = board.seats();
    let names = rect.width() * 0.36;
    let column = (rect.width() - names) / f32::from(seats);
    let possible = |source: &Source| words.game.setup().has_source(*source);
    let sources: Vec<_> = Source::VARIANTS.iter().copied().filter(possible).collect();
    let rows = sources.len() as f32;
    let head = (rect.height() * 0.11).min(54.0);
    let total = (rect.height() * 0.12).min(56.0);
    let row = (rect.height() - head - total) / rows;
    let figure = theme::bold((row * 0.62).min(19.0));
    let centre = |nth: u8| rect.left() + names + column * (f32::from(nth) + 0.5);
    for nth in 0..seats {
        let seat = Seat(nth);
        let config = &words.seats[seat.index()];
        let wide =
            painter.layout_no_wrap(config.name.clone(), theme::bold(17.0), palette::PAPER).size().x.min(column - 36.0);
        let x = centre(nth) - (wide + 24.0) / 2.0;
        let y = rect.top() + head / 2.0;
        brush.picture(&painter, &format!("emblem/{}", config.colour.key()), pos2(x, y - 9.5), 0.8);
        let place = Rect::from_min_size(pos2(x + 24.0, y - 13.0), vec2(wide + 1.0, 27.0));
        draw_fitted(&painter, place, &config.name, theme::bold(17.0), palette::player(config.colour));
    }
    painter.hline(rect.x_range(), rect.top() + head, (1.2, palette::BRASS));
    for (nth, source) in sources.into_iter().enumerate() {
        let top = rect.top() + head + nth as f32 * row;
        if nth % 2 == 1 {
            let band = Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), row));
            painter.rect_filled(band, 0.0, palette::CARRIAGE.gamma_multiply(0.35));
        }
        let y = top + row / 2.0;
        draw_line(
            &painter,
            pos2(rect.left() + 8.0, y),
            &words.source(source),
            theme::text(figure.size.min(17.0)),
            palette::STEAM,
        );
        for seat in 0..seats {
            let points = board.player(Seat(seat)).book.from_source(source);
            let colour = if points == 0 { palette::DISABLED } else { palette::PAPER };
            let text = if points == 0 { "–".to_owned() } else { points.to_string() };
            painter.text(pos2(centre(seat), y + 1.0), Align2::CENTER_CENTER, text, figure.clone(), colour);
        }
    }
    let band = Rect::from_min_max(pos2(rect.left(), rect.bottom() - total), rect.max);
    painter.hline(rect.x_range(), band.top(), (1.2, palette::BRASS));
    let y = band.center().y + 2.0;
    draw_line(&painter, pos2(rect.left() + 8.0, y), &words.get("scores-total"), theme::bold(20.0), palette::LAMP);
    for seat in 0..seats {
        let score = board.player(Seat(seat)).score();
        ticket(brush, &painter, pos2(centre(seat), y), &score.to_string(), 34.0);
    }
}

/// How wide a red ticket of this height is.
pub fn ticket_width(points: &str, high: f32) -> f32 {
    high * if points.len() > 2 { 1.65 } else { 1.5 }
}

/// A red ticket with points, centred.
pub fn ticket(
    brush: &Brush,
    painter: &bevy_egui::egui::Painter,
    centre: bevy_egui::egui::Pos2,
    points: &str,
    high: f32,
) {
    let rect = Rect::from_center_size(centre, vec2(ticket_width(points, high), high));
    brush.slice(painter, "ticket", [6.0; 4], rect);
    let size = high * 0.74;
    // The 0 of Limelight is half filled.
    let font = if size >= 24.0 && points != "0" { theme::display(size) } else { theme::bold(size) };
    painter.text(centre + vec2(0.0, size * 0.05), Align2::CENTER_CENTER, points, font, palette::PAPER);
}
