//! A page of the rules book in egui.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, CursorIcon, FontId, Galley, Sense};

use super::{
    contents::ClauseNumber,
    entries::{Block, Place},
    layout::TypeSizes,
    names::BookControl,
    open_book::Book,
    pages::Placed,
    passage::{LINK, Marks, places},
};
use crate::{
    drawing::{Drawing, colour, rect},
    layout::FINGER,
    localization::Texts,
    state::Screen,
    ui::{
        labels::Align,
        theme::{self, palette},
    },
    widgets::{
        button::{Button, ButtonStyle},
        canvas::Canvas,
    },
};
use rules::Catalogue;

/// Burgundy, for headings on paper.
pub const HEADING: Color32 = palette::BURGUNDY;
/// The plate of a clause's number.
const PLATE: Color32 = Color32::from_rgb(0xE4, 0xD5, 0xAE);
/// Room above and below a figure, and below words.
const AROUND: f32 = 6.0;
/// The size of the button that leads to a lesson.
const SHOW_ME: Vec2 = Vec2::new(206.0, FINGER + AROUND);
/// The room of the plate with a clause's number, and of the number of a step.
const NUMBER: f32 = 56.0;
const STEP: f32 = 40.0;

/// How high a block is on a page of this width.
pub fn height(
    block: &Block,
    painter: &egui::Painter,
    catalogue: &Catalogue,
    texts: &Texts,
    sizes: TypeSizes,
    wide: f32,
) -> f32 {
    match block {
        Block::Figure(figure) => figure.draw(catalogue, texts, wide).1 + 2.0 * AROUND,
        Block::ShowMe(_) => SHOW_ME.y + 2.0 * AROUND,
        block => set(painter, block, sizes, wide, &Marks::default()).1,
    }
}

/// Sets the words of a block at the width of a page. Returns how high the block is, too.
fn set(
    painter: &egui::Painter,
    block: &Block,
    sizes: TypeSizes,
    wide: f32,
    marks: &Marks,
) -> (Option<Arc<Galley>>, f32) {
    let Some(passage) = block.passage() else { return (None, 0.0) };
    let (font, ink) = type_of(block, sizes);
    let galley = passage.set(painter, font, ink, wide - indent(block, sizes), marks);
    let below = match block {
        Block::Chapter(_) => 14.0,
        Block::Heading(..) => 2.0,
        Block::Example(_) => 16.0,
        _ => AROUND,
    };
    let high = galley.size().y + below;
    (Some(galley), high)
}

fn type_of(block: &Block, sizes: TypeSizes) -> (FontId, Color32) {
    match block {
        Block::Chapter(_) => (theme::display(sizes.chapter), HEADING),
        Block::Heading(..) => (theme::bold(sizes.heading), HEADING),
        Block::Example(_) => (theme::display(sizes.heading), palette::LAMP),
        Block::See(_) => (theme::text(sizes.words * 0.9), HEADING),
        _ => (theme::text(sizes.words), palette::INK),
    }
}

fn indent(block: &Block, sizes: TypeSizes) -> f32 {
    match block {
        Block::Heading(Some(_), _) => sizes.indent.max(NUMBER),
        Block::Heading(None, _) | Block::Words(None, _) | Block::See(_) => sizes.indent,
        Block::Words(Some(_), _) => STEP,
        Block::Example(_) => 16.0,
        Block::Chapter(_) | Block::Figure(_) | Block::ShowMe(_) => 0.0,
    }
}

/// Draws a page. Returns the clause that a lesson shall show.
pub fn draw_page(
    canvas: &mut Canvas,
    book: &mut Book,
    catalogue: &Catalogue,
    number: usize,
    page: Rect,
    sizes: TypeSizes,
) -> Option<ClauseNumber> {
    let mut shown = None;
    let mut links: Vec<ClauseNumber> = Vec::new();
    let mut followed = None;
    let painter = canvas.ui.painter().clone();
    for placed in book.pages.page(number) {
        let block = &book.entries[placed.entry].blocks[placed.block];
        let corner = page.min + Vec2::Y * placed.down;
        if let Block::ShowMe(clause) = block {
            let id = BookControl::ShowMe(clause.chapter, clause.clause);
            let button = Button::new(id, canvas.words("book-show-me"), ButtonStyle::Chip).sprite("ui/play", 20.0);
            let button = button.tip(canvas.words("book-show-me-tip"));
            let left = corner.x + sizes.indent;
            if canvas.button(&button, rect(left, corner.y + AROUND, SHOW_ME.x, SHOW_ME.y - AROUND)) {
                shown = Some(*clause);
            }
            continue;
        }
        if let Block::Figure(figure) = block {
            // On the title its pictures come a moment later than the words.
            if !canvas.can_draw(Screen::Table) {
                continue;
            }
            let (drawing, _) = figure.draw(catalogue, canvas.texts(), page.width());
            let mut moved = Drawing::default();
            moved.put(&drawing, corner.x, corner.y + AROUND, 1.0);
            canvas.paint(&moved);
            continue;
        }
        let marks = marks_in(book, number, *placed);
        let (galley, _) = set(&painter, block, sizes, page.width(), &marks);
        let (Some(galley), Some(passage)) = (galley, block.passage()) else { continue };
        let beside = sign_before(block, corner, galley.size().y, page.width());
        canvas.paint(&beside);
        let at = canvas.at(corner.x + indent(block, sizes), corner.y);
        for (bytes, clause) in &passage.links {
            let nth = links.iter().filter(|other| *other == clause).count() as u8 + 100 * (number % 2) as u8;
            links.push(*clause);
            let id = BookControl::Link(clause.chapter, clause.clause, nth);
            let lines = places(&galley, &passage.words, bytes, at);
            let own = canvas.at(0.0, 0.0);
            for (line, place) in lines.into_iter().enumerate() {
                // Right below the letters, which have most of the height of their line.
                painter.hline(place.x_range(), place.top() + place.height() * 0.8, (1.2, LINK));
                let place = place.expand(3.0);
                let response = if line == 0 {
                    let size = place.size();
                    let response = canvas.hit(id, rect(place.min.x - own.x, place.min.y - own.y, size.x, size.y));
                    canvas.call(id, || {
                        let words = passage.words.get(bytes.clone()).unwrap_or_default();
                        canvas.words_with("told-link", [("words", words.into())])
                    });
                    response
                } else {
                    canvas.ui.interact(place, egui::Id::new((id.to_string(), line)), Sense::CLICK)
                };
                if response.on_hover_cursor(CursorIcon::PointingHand).clicked() {
                    followed = Some(*clause);
                }
            }
        }
        painter.galley(at, galley, palette::INK);
    }
    if let Some(clause) = followed {
        book.go_to(Place::Clause(clause));
    }
    shown
}

/// What of a block was found.
fn marks_in(book: &Book, page: usize, placed: Placed) -> Marks {
    let here = book
        .found
        .iter()
        .enumerate()
        .filter(|(_, found)| (found.page, found.entry, found.block) == (page, placed.entry, placed.block));
    let mut marks = Marks::default();
    for (nth, found) in here {
        if nth == book.current {
            marks.current = Some(marks.all.len());
        }
        marks.all.push(found.bytes.clone());
    }
    marks
}

/// What stands before or behind the words of a block: its number, or the ribbon of an example.
fn sign_before(block: &Block, corner: Vec2, high: f32, wide: f32) -> Drawing {
    let mut sign = Drawing::default();
    match block {
        Block::Heading(Some(clause), _) => {
            let plate = Rect::from_corners(corner, corner + Vec2::new(NUMBER - 8.0, high.min(27.0) - 1.0));
            sign.plate(plate, PLATE, palette::BRASS, 1.2);
            sign.count(clause, plate.center(), 17.0, palette::INK, Align::Centre);
        }
        Block::Words(Some(step), _) => {
            let middle = corner + Vec2::new(15.0, 12.0);
            sign.disc(middle, 13.0, HEADING, Some((1.2, colour(palette::BRASS))));
            sign.count(step, middle, 16.0, palette::LAMP, Align::Centre);
        }
        Block::Example(_) => {
            let ribbon = Rect::from_corners(corner - Vec2::Y * 5.0, corner + Vec2::new(wide, high + 5.0));
            sign.plate(ribbon, HEADING, palette::BRASS, 1.2);
        }
        _ => {}
    }
    sign
}
