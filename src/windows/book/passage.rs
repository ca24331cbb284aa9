//! Words of the rules book: plain, with links to clauses, and with what is searched for marked in them.

use std::{ops::Range, sync::Arc};

use bevy_egui::egui::{
    Color32, FontId, Galley, Painter, Pos2, Rect,
    epaint::text::{LayoutJob, cursor::CCursor},
    text::TextFormat,
};

use super::contents::ClauseNumber;

/// Words with links, written `[words|4.2]` in the text files.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Passage {
    /// The words without the marks of links.
    pub words: String,
    /// The links by their bytes in the words, in order.
    pub links: Vec<(Range<usize>, ClauseNumber)>,
}

impl Passage {
    /// Reads words with links. What is not a link stays as it is.
    pub fn read(text: &str) -> Self {
        let mut passage = Self::default();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('[') {
            passage.words.push_str(before);
            let link = after.split_once(']').and_then(|(link, rest)| Some((link.split_once('|')?, rest)));
            if let Some(((words, clause), following)) = link
                && let Ok(clause) = clause.parse()
            {
                let start = passage.words.len();
                passage.words.push_str(words);
                passage.links.push((start..passage.words.len(), clause));
                rest = following;
            } else {
                passage.words.push('[');
                rest = after;
            }
        }
        passage.words.push_str(rest);
        passage
    }

    /// Sets the words at a width. What is found is marked, the `current` one more strongly.
    pub fn set(&self, painter: &Painter, font: FontId, ink: Color32, wide: f32, found: &Marks) -> Arc<Galley> {
        let mut edges: Vec<usize> = vec![0, self.words.len()];
        edges.extend(self.links.iter().flat_map(|(link, _)| [link.start, link.end]));
        edges.extend(found.all.iter().flat_map(|mark| [mark.start, mark.end]));
        edges.sort_unstable();
        edges.dedup();
        let mut job = LayoutJob::default();
        job.wrap.max_width = wide;
        for pair in edges.windows(2) {
            let (start, end) = (pair[0], pair[1]);
            let inside = |range: &Range<usize>| range.start <= start && end <= range.end;
            let is_link = self.links.iter().any(|(link, _)| inside(link));
            let color = if is_link { LINK } else { ink };
            let background = match found.all.iter().position(inside) {
                Some(place) if Some(place) == found.current => CURRENT,
                Some(_) => FOUND,
                None => Color32::TRANSPARENT,
            };
            let line_height = Some(font.size * LEADING);
            let format = TextFormat { font_id: font.clone(), color, background, line_height, ..Default::default() };
            job.append(&self.words[start..end], 0.0, format);
        }
        painter.layout_job(job)
    }
}

/// From one line to the next, in sizes of the type.
const LEADING: f32 = 1.34;
/// A link.
pub const LINK: Color32 = Color32::from_rgb(0x1E, 0x4E, 0x8C);
/// What is found, and the one that is looked at.
const FOUND: Color32 = Color32::from_rgb(0xF3, 0xD4, 0x7C);
const CURRENT: Color32 = Color32::from_rgb(0xF0, 0xA8, 0x3A);

/// What is marked in a passage.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Marks {
    /// By bytes, in order.
    pub all: Vec<Range<usize>>,
    /// The one that is looked at.
    pub current: Option<usize>,
}

/// Where a part of set words lies: a rectangle in each of its lines. `at` is the corner of the words.
pub fn places(galley: &Galley, words: &str, part: &Range<usize>, at: Pos2) -> Vec<Rect> {
    let letters = |bytes: usize| words[..bytes].chars().count();
    let mut lines: Vec<Rect> = Vec::new();
    for letter in letters(part.start)..letters(part.end) {
        // The first letter of a line follows the last one of the line above.
        let from = galley.pos_from_cursor(CCursor { prefer_next_row: true, ..CCursor::new(letter) });
        let to = galley.pos_from_cursor(CCursor::new(letter + 1));
        let right = if (to.top() - from.top()).abs() < 1.0 { to.right() } else { from.right() };
        let place = Rect::from_min_max(from.min, Pos2::new(right, from.bottom())).translate(at.to_vec2());
        match lines.last_mut() {
            Some(line) if (line.top() - place.top()).abs() < 1.0 => *line = line.union(place),
            _ => lines.push(place),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_read_and_everything_else_stays() {
        let passage = Passage::read("An [upgrade of choice|4.3] takes [any] car [up|nowhere].");
        assert_eq!(passage.words, "An upgrade of choice takes [any] car [up|nowhere].");
        let (link, clause) = &passage.links[0];
        assert_eq!((&passage.words[link.clone()], clause.to_string().as_str()), ("upgrade of choice", "4.3"));
        assert_eq!(passage.links.len(), 1);
    }
}
