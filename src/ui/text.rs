//! Text in egui that fits its place, and the explanations that appear on hovering.

use std::sync::Arc;

use bevy_egui::egui::{
    Align2, Color32, FontId, Galley, Painter, Pos2, Rect, Response, RichText, epaint::text::LayoutJob, pos2,
    text::TextFormat, vec2,
};

use super::{
    theme::{self, palette},
    told,
    zoom::{scale, words_scale},
};

/// Adds an explanation that appears on hovering, but not below a window that takes the keys.
pub fn with_tip(response: Response, words: &str) -> Response {
    let covered = !response.ctx.memory(|memory| memory.allows_interaction(response.layer_id));
    if words.is_empty() || covered {
        return response;
    }
    told::explain(&response.ctx, response.id, words);
    response.on_hover_ui(|ui| {
        let scale = scale(ui.ctx());
        ui.set_max_width(ui.spacing().tooltip_width * scale);
        ui.label(RichText::new(words).font(theme::text(16.0 * scale)).color(palette::PAPER));
    })
}

/// Words that fill several lines.
#[derive(Clone, Debug)]
pub struct Paragraph {
    /// The words.
    pub words: String,
    /// As large as they are set where there is room.
    pub font: FontId,
    /// Their colour.
    pub colour: Color32,
    /// If there is no room for all, the highest is left out first; 0 stays.
    pub spare: u8,
    /// The smallest type in which they are set.
    pub least: f32,
    /// The colour of what stands between asterisks, if they are marks.
    pub marked: Option<Color32>,
}

/// The smallest type in which paragraphs are set.
const SMALLEST: f32 = 13.0;
/// Room between two paragraphs.
const GAP: f32 = 2.5;

impl Paragraph {
    /// Words that are not left out.
    pub fn new(words: impl Into<String>, font: FontId, colour: Color32) -> Self {
        Self { words: words.into(), font, colour, spare: 0, least: SMALLEST, marked: None }
    }

    /// Words that may be left out.
    #[must_use]
    pub fn spare(self, spare: u8) -> Self {
        Self { spare, ..self }
    }

    /// Words that may be set in smaller type than others.
    #[must_use]
    pub fn least(self, least: f32) -> Self {
        Self { least, ..self }
    }

    /// What stands between `*asterisks*` has a colour of its own.
    #[must_use]
    pub fn marked(self, colour: Color32) -> Self {
        Self { marked: Some(colour), ..self }
    }

    /// Sets them at a width, this much smaller than where there is room.
    fn set(&self, painter: &Painter, wide: f32, smaller: f32) -> Arc<Galley> {
        let size = (self.font.size - smaller).max(self.least.min(self.font.size));
        let mut job = LayoutJob::default();
        let format = TextFormat {
            font_id: FontId::new(size, self.font.family.clone()),
            color: self.colour,
            line_height: Some(size * 1.16),
            ..Default::default()
        };
        match self.marked {
            None => job.append(&self.words, 0.0, format),
            Some(mark) => {
                for (part, colour) in self.words.split('*').zip([self.colour, mark].into_iter().cycle()) {
                    job.append(part, 0.0, TextFormat { color: colour, ..format.clone() });
                }
            }
        }
        job.wrap.max_width = wide;
        painter.layout_job(job)
    }
}

/// A paragraph in a rectangle, set smaller (not below 13) until it fits. Returns its height.
pub fn draw_paragraph(painter: &Painter, rect: Rect, words: &str, font: FontId, colour: Color32) -> f32 {
    draw_paragraphs(painter, rect, vec![Paragraph::new(words, font, colour)])
}

/// Words that are set: in which type, and where each line or paragraph is.
#[derive(Clone, Debug, Default)]
pub struct SetWords {
    galleys: Vec<(Pos2, Arc<Galley>)>,
    /// How much room they take from the top of their place, in egui points.
    pub high: f32,
}

impl SetWords {
    /// Paragraphs in a rectangle, one below the other, all of them smaller (not below 13) until they fit; what still
    /// does not fit is left out, but never cut off.
    pub fn paragraphs(painter: &Painter, rect: Rect, mut paragraphs: Vec<Paragraph>) -> Self {
        let scale = words_scale(painter);
        paragraphs.iter_mut().for_each(|paragraph| paragraph.font.size *= scale);
        let high = |set: &[Arc<Galley>]| {
            set.iter().map(|galley| galley.size().y).sum::<f32>() + GAP * set.len().saturating_sub(1) as f32
        };
        let set = loop {
            let most = paragraphs.iter().map(|paragraph| paragraph.font.size - paragraph.least).fold(0.0, f32::max);
            let steps = (0..=(most * 2.0).ceil() as u8).map(|step| f32::from(step) * 0.5);
            let mut sizes = steps.map(|smaller| {
                paragraphs.iter().map(|paragraph| paragraph.set(painter, rect.width(), smaller)).collect::<Vec<_>>()
            });
            if let Some(set) = sizes.find(|set| high(set) <= rect.height() + 1.0) {
                break set;
            }
            let spare = (0..paragraphs.len()).max_by_key(|place| paragraphs[*place].spare);
            match spare.filter(|place| paragraphs[*place].spare > 0) {
                Some(place) => paragraphs.remove(place),
                None => break paragraphs.iter().map(|paragraph| paragraph.set(painter, rect.width(), most)).collect(),
            };
        };
        let (high, mut at) = (high(&set), rect.min);
        let below = |galley: Arc<Galley>| {
            let place = at;
            at.y += galley.size().y + GAP;
            (place, galley)
        };
        Self { galleys: set.into_iter().map(below).collect(), high }
    }

    /// A line centred in a rectangle, smaller if it would not fit.
    pub fn centred(painter: &Painter, rect: Rect, words: &str, font: FontId, colour: Color32) -> Self {
        let (words, font) = fitted(painter, words, font, rect.width());
        let galley = painter.layout_no_wrap(words, font, colour);
        let corner = rect.center() - galley.size() / 2.0;
        Self { high: galley.size().y, galleys: vec![(corner, galley)] }
    }

    /// A line that begins at the left edge of a rectangle, smaller if it would not fit.
    pub fn line(painter: &Painter, rect: Rect, words: &str, font: FontId, colour: Color32) -> Self {
        let wide = painter.layout_no_wrap(words.to_owned(), font.clone(), colour).size().x;
        Self::centred(painter, rect.with_max_x(rect.left() + wide.min(rect.width())), words, font, colour)
    }

    /// In two lines that begin at the left, in the first of these sizes in which they fit a width.
    pub fn two_lines(painter: &Painter, rect: Rect, words: &str, sizes: [f32; 4], colour: Color32) -> Self {
        let set = |size: f32| painter.layout(words.to_owned(), theme::bold(size), colour, rect.width());
        let sizes = sizes.map(set);
        let galley = sizes.iter().find(|galley| galley.rows.len() <= 2).unwrap_or(&sizes[3]).clone();
        let corner = pos2(rect.left(), rect.center().y - galley.size().y / 2.0 + 1.0);
        Self { high: galley.size().y, galleys: vec![(corner, galley)] }
    }

    /// Their paragraphs.
    #[cfg(test)]
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        self.galleys.iter().map(|(_, galley)| galley.text())
    }

    /// Where each paragraph is, as far as there are letters.
    #[cfg(test)]
    pub fn places(&self) -> impl Iterator<Item = Rect> {
        self.galleys.iter().map(|(at, galley)| galley.mesh_bounds.translate(at.to_vec2()))
    }

    /// Paints them.
    pub fn paint(&self, painter: &Painter) {
        for (at, galley) in &self.galleys {
            painter.galley(*at, galley.clone(), Color32::PLACEHOLDER);
        }
    }
}

/// Draws paragraphs in a rectangle. Returns their height.
pub fn draw_paragraphs(painter: &Painter, rect: Rect, paragraphs: Vec<Paragraph>) -> f32 {
    let set = SetWords::paragraphs(painter, rect, paragraphs);
    set.paint(painter);
    set.high
}

/// One line of text, by the middle of its left edge. Returns its width.
pub fn draw_line(painter: &Painter, at: Pos2, words: &str, font: FontId, colour: Color32) -> f32 {
    // Josefin Sans sits high in its line.
    painter.text(at + vec2(0.0, font.size * 0.06), Align2::LEFT_CENTER, words, font, colour).width()
}

/// Text centred in a rectangle, set smaller if it would not fit.
pub fn draw_fitted(painter: &Painter, rect: Rect, words: &str, font: FontId, colour: Color32) {
    SetWords::centred(painter, rect, words, font, colour).paint(painter);
}

/// The smallest type in which a line is set, in layout pixels: those of a phone are the screen's own.
fn smallest_line(painter: &Painter) -> f32 {
    if painter.ctx().content_rect().size().min_elem() < 640.0 { 11.0 } else { 10.5 }
}

/// What of a line is drawn where there is only this much room, and in which type: it is set smaller at first, and
/// then cut short.
pub fn fitted(painter: &Painter, words: &str, font: FontId, most: f32) -> (String, FontId) {
    let wide = |words: &str, font: &FontId| {
        painter.layout_no_wrap(words.to_owned(), font.clone(), Color32::PLACEHOLDER).size().x
    };
    let share = (most / wide(words, &font).max(1.0)).min(1.0);
    let font = FontId::new((font.size * share).max(smallest_line(painter).min(font.size)), font.family);
    let mut words = words.to_owned();
    if wide(&words, &font) > most + 0.5 {
        let short = |words: &str| format!("{}…", words.trim_end());
        while words.pop().is_some() && wide(&short(&words), &font) > most {}
        words = short(&words);
    }
    (words, font)
}
