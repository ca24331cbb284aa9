//! The log of a replay: what has happened bright, what will come dim; a click on a line goes there.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, Rect as ERect, ScrollArea, StrokeKind, Ui, UiBuilder, pos2, vec2};

use super::{log_rows::LogRow, names::ReplayControl};
use crate::{
    drawing::Drawing,
    ui::{
        brush::Brush,
        theme::{self, palette},
        typefaces::Typeface,
    },
};

/// The lines of the replay that is running.
#[derive(Resource, Default)]
pub struct ReplayLog {
    rows: Vec<LogRow>,
    /// Where each line begins, and the foot of the last one, by how wide the list is.
    tops: BTreeMap<u32, Vec<f32>>,
    /// Which line was in the middle of each list.
    seen: BTreeMap<u32, usize>,
}

/// The type of the lines, and from one to the next.
const SIZE: f32 = 17.5;
const LINE: f32 = 33.0;
/// How much a further line of the same words adds.
const FURTHER: f32 = 20.0;
/// Where the words begin: those of a heading after its sign.
const HEADING: f32 = 32.0;
const WORDS: f32 = 48.0;
/// Room for the bar that shows how far it is scrolled.
const SCROLL: f32 = 14.0;
/// The ground of the line that is now.
const NOW: Color32 = Color32::from_rgb(0x24, 0x45, 0x6F);

impl ReplayLog {
    /// Of these lines.
    pub fn new(rows: Vec<LogRow>) -> Self {
        Self { rows, ..Self::default() }
    }

    /// The moment that shows an event.
    fn moment(&self, nth: usize) -> usize {
        self.rows[nth].moment
    }

    /// The last line of what has been shown, after so many events.
    fn now(&self, shown: usize) -> usize {
        let past = self.rows.partition_point(|row| row.event < shown);
        self.rows[..past].iter().rposition(|row| row.looked_at).unwrap_or_default()
    }

    /// Lays the lines out at a width.
    fn lay(&mut self, width: f32) -> u32 {
        let key = width.round() as u32;
        let rows = &self.rows;
        self.tops.entry(key).or_insert_with(|| {
            let mut tops = vec![0.0];
            for row in rows {
                let room = width - SCROLL - if row.heads { HEADING } else { WORDS };
                let face = if row.heads { Typeface::Bold } else { Typeface::Text };
                let lines = face.lines(&row.words, SIZE, room) as f32;
                tops.push(tops[tops.len() - 1] + LINE + FURTHER * (lines - 1.0));
            }
            tops
        });
        key
    }

    /// Draws it into a rectangle. Returns the moment that was clicked.
    pub fn draw(&mut self, brush: &mut Brush, ui: &mut Ui, rect: ERect, shown: usize) -> Option<usize> {
        let key = self.lay(rect.width());
        let now = self.now(shown);
        let tops = &self.tops[&key];
        let whole = tops.last().copied().unwrap_or_default();
        let mut content = ui.new_child(UiBuilder::new().max_rect(rect));
        content.set_clip_rect(rect);
        let mut area = ScrollArea::vertical().id_salt(("replay-log", key)).auto_shrink(false);
        // Whatever happens now is in sight; the wheel or a finger looks elsewhere.
        if self.seen.insert(key, now) != Some(now) {
            let most = (whole - rect.height()).max(0.0);
            area = area.vertical_scroll_offset((tops[now] - 0.55 * rect.height()).clamp(0.0, most));
        }
        let mut clicked = None;
        area.show_viewport(&mut content, |ui, seen| {
            ui.set_width(rect.width() - SCROLL);
            ui.set_height(whole);
            let corner = ui.min_rect().min;
            let first = tops.partition_point(|top| *top < seen.min.y).saturating_sub(1);
            for (nth, row) in self.rows.iter().enumerate().skip(first).take_while(|(nth, _)| tops[*nth] < seen.max.y) {
                let place = ERect::from_min_max(
                    corner + vec2(0.0, tops[nth]),
                    corner + vec2(rect.width() - SCROLL, tops[nth + 1]),
                );
                let response = brush.clickable(ui, ReplayControl::LogLine(row.event as u32), place, true);
                let hot = response.hovered() || response.has_focus();
                line(brush, ui, row, place, (nth == now && shown > 0, row.event < shown, hot));
                if response.clicked() {
                    clicked = Some(nth);
                }
            }
        });
        clicked.map(|nth| self.moment(nth))
    }
}

/// Draws a line: whether it is now, past and pointed at.
fn line(brush: &Brush, ui: &Ui, row: &LogRow, place: ERect, (now, past, hot): (bool, bool, bool)) {
    let painter = ui.painter();
    if row.heads {
        painter.hline(place.x_range(), place.top() + 1.0, (1.0, palette::BRASS.gamma_multiply(0.35)));
    }
    if now {
        painter.rect(place.shrink2(vec2(1.0, 2.0)), 2.0, NOW, (1.8, palette::LAMP), StrokeKind::Inside);
        let tip = pos2(place.left() + 8.0, place.center().y);
        let corners = [tip, tip + vec2(-7.0, -6.0), tip + vec2(-7.0, 6.0)];
        painter.add(egui::Shape::convex_polygon(corners.to_vec(), palette::LAMP, egui::Stroke::NONE));
    } else if hot {
        painter.rect_filled(place.shrink2(vec2(1.0, 2.0)), 2.0, palette::CHOSEN);
    }
    let ink = match (past, row.heads || now) {
        (false, _) => palette::DISABLED,
        (true, true) => palette::LAMP,
        (true, false) => palette::PAPER,
    };
    let y = LINE / 2.0;
    let mut picture = Drawing::default();
    if let Some(colour) = row.sign {
        picture.emblem(colour, 18.0, y, 7.0);
    } else if let Some(icon) = row.icon {
        picture.icon(icon, 30.0, y, 25.0);
    } else if !row.heads {
        picture.disc(Vec2::new(30.0, y), 2.4, palette::MUTED, None);
    }
    let picture = if past { picture } else { picture.tinted(Color::srgba(0.62, 0.62, 0.62, 0.8)) };
    brush.painting(painter, place.min, 1.0).paint(&picture);
    let left = match (row.heads, row.sign) {
        (true, None) => 10.0,
        (true, Some(_)) => HEADING,
        (false, _) => WORDS,
    };
    let font = if row.heads || now { theme::bold(SIZE) } else { theme::text(SIZE) };
    let galley = painter.layout(row.words.clone(), font, ink, place.width() - left);
    let at = pos2(place.left() + left, place.center().y - galley.size().y / 2.0 + 1.0);
    painter.galley(at, galley, ink);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_that_is_now_is_the_last_one_shown() {
        let row = |event| LogRow {
            event,
            moment: event,
            looked_at: event != 6,
            heads: false,
            sign: None,
            words: "…".to_owned(),
            icon: None,
        };
        let log = ReplayLog::new([2, 5, 6, 9].map(row).to_vec());
        assert_eq!([0, 3, 5, 6, 7, 99].map(|shown| log.now(shown)), [0, 0, 0, 1, 1, 3]);
    }
}
