//! The set-up on a phone: the same seats, tickets and options one below the other, and the gold button below them.

use strum::VariantArray;

use super::{
    foot,
    seats::{self, SeatWindow},
    tickets,
};
use crate::{
    session::Lineup,
    ui::{
        button::{Button, ButtonStyle},
        canvas::Canvas,
        labels::Align,
        regions::Control,
        theme::{bold, display, palette, text},
        viewport::Shape,
    },
};
use rules::Module;

/// Room at the edges.
const EDGE: f32 = 10.0;
/// The bar at the top of a screen.
const BAR: f32 = 52.0;
/// The gold button.
const FOOT: f32 = 60.0;
/// Width and height of a seat with its rows of buttons.
const SEAT: (f32, f32) = (350.0, 318.0);
/// Width and height of a ticket.
const TICKET: (f32, f32) = (250.0, 184.0);

/// How many things of a width fit side by side, and how far the first is from the left.
fn columns(wide: f32, room: f32) -> (usize, f32) {
    let columns = ((room + EDGE) / (wide + EDGE)).floor().max(1.0);
    (columns as usize, ((room + EDGE - columns * (wide + EDGE)) / 2.0).max(0.0))
}

/// Draws everything below the bar. Returns whether the gold button was clicked.
pub fn draw(canvas: &mut Canvas, shape: Shape, lineup: &mut Lineup) -> bool {
    let size = canvas.visible().size();
    let below = size.y - BAR - FOOT;
    canvas.scrolled("setup", [0.0, BAR, size.x, below], |canvas| page(canvas, shape, size.x - 8.0, lineup));
    canvas.fill(0.0, size.y - FOOT, size.x, FOOT, palette::DEEP);
    canvas.fill(0.0, size.y - FOOT, size.x, 1.4, palette::BRASS);
    let missing = lineup.missing();
    let words = match missing {
        None => canvas.words("setup-aboard"),
        Some(_) => foot::summary(canvas, lineup),
    };
    let style = if missing.is_none() { ButtonStyle::Gold } else { ButtonStyle::Plain };
    let wide = (size.x - 2.0 * EDGE).min(420.0);
    let button = Button::new(Control::Aboard, words, style).enabled(missing.is_none());
    let button = if missing.is_none() { button.size(24.0) } else { button.size(17.0) };
    canvas.button(&button, [(size.x - wide) / 2.0, size.y - FOOT + 6.0, wide, FOOT - 12.0])
}

/// The page that is scrolled. Returns its height.
fn page(canvas: &mut Canvas, shape: Shape, wide: f32, lineup: &mut Lineup) -> f32 {
    let room = wide - 2.0 * EDGE;
    let mut y = 10.0;
    let (in_row, left) = columns(SEAT.0, room);
    let k = (room / SEAT.0).min(1.0);
    let first = y;
    seats::seats(canvas, shape, lineup, |seat| {
        let (column, row) = ((seat % in_row) as f32, (seat / in_row) as f32);
        SeatWindow::at(EDGE + left + column * (SEAT.0 + EDGE), first + row * SEAT.1, k)
    });
    y += 4_usize.div_ceil(in_row) as f32 * SEAT.1;
    canvas.text(EDGE, y + 26.0, &canvas.words("setup-modules"), display(22.0), palette::LAMP, Align::Left);
    let (count, ink) = tickets::punched(canvas, lineup);
    canvas.text(wide - EDGE, y + 25.0, &count, bold(16.0), ink, Align::Right);
    y = tickets::rows_of_proposals(canvas, [EDGE, y + 44.0, room], lineup) + 18.0;
    let (in_row, left) = columns(TICKET.0, room);
    for (place, module) in Module::VARIANTS.iter().copied().enumerate() {
        let (column, row) = ((place % in_row) as f32, (place / in_row) as f32);
        let x = EDGE + left + column * (TICKET.0 + EDGE);
        tickets::ticket(canvas, lineup, module, (x, y + row * TICKET.1));
    }
    y += Module::VARIANTS.len().div_ceil(in_row) as f32 * TICKET.1 + 4.0;
    let part = room.min(442.0);
    let beside = room > 860.0;
    foot::teatime(canvas, [EDGE, y, part, 138.0], lineup);
    if !beside {
        y += 146.0;
    }
    foot::options(canvas, [if beside { EDGE + part + EDGE } else { EDGE }, y, part, 176.0], lineup);
    canvas.fit(wide / 2.0, y + 202.0, &foot::summary(canvas, lineup), text(15.0), palette::STEAM, Align::Centre, room);
    y + 220.0
}
