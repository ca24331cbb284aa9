//! Text in egui that fits its place, and the explanations that appear on hovering.

use bevy_egui::egui::{
    Align2, Color32, FontId, Painter, Pos2, Rect, Response, RichText, epaint::text::LayoutJob, text::TextFormat, vec2,
};

use super::theme::{self, palette};

/// Adds an explanation that appears on hovering.
pub fn with_tip(response: Response, words: &str) -> Response {
    if words.is_empty() {
        return response;
    }
    response.on_hover_ui(|ui| {
        ui.label(RichText::new(words).font(theme::text(16.0)).color(palette::PAPER));
    })
}

/// A paragraph in a rectangle, set smaller (not below 13) until it fits; how high it is.
pub fn draw_paragraph(painter: &Painter, rect: Rect, words: &str, font: FontId, colour: Color32) -> f32 {
    let mut size = font.size;
    loop {
        let mut job = LayoutJob::default();
        let format = TextFormat {
            font_id: FontId::new(size, font.family.clone()),
            color: colour,
            line_height: Some(size * 1.16),
            ..Default::default()
        };
        job.append(words, 0.0, format);
        job.wrap.max_width = rect.width();
        let galley = painter.layout_job(job);
        let high = galley.size().y;
        if high <= rect.height() + 1.0 || size <= 13.0 {
            painter.galley(rect.min, galley, colour);
            return high;
        }
        size -= 0.5;
    }
}

/// One line of text, by the middle of its left edge. Returns its width.
pub fn draw_line(painter: &Painter, at: Pos2, words: &str, font: FontId, colour: Color32) -> f32 {
    // Josefin Sans sits high in its line.
    painter.text(at + vec2(0.0, font.size * 0.06), Align2::LEFT_CENTER, words, font, colour).width()
}

/// Text centred in a rectangle, set smaller if it would not fit.
pub fn draw_fitted(painter: &Painter, rect: Rect, words: &str, font: FontId, colour: Color32) {
    let wide = painter.layout_no_wrap(words.to_owned(), font.clone(), colour).size().x;
    let size = font.size * (rect.width() / wide.max(1.0)).min(1.0);
    painter.text(rect.center(), Align2::CENTER_CENTER, words, FontId::new(size, font.family), colour);
}
