//! Where everything of the set-up is: on a desktop around the carriage, on a phone on a page, one below the other.

use bevy::math::Rect;
use strum::VariantArray;

use crate::{
    drawing::rect,
    layout::{FINGER, ScrolledPage},
    session::{PlayerKind, SUGGESTIONS},
    ui::viewport::{Phone, Shape},
};
use rules::Module;

/// The places of the set-up, as left edge, top, width and height unless stated otherwise.
pub struct SetupLayout {
    /// The carriage around the seats; on a page they have none.
    pub carriage: Option<Carriage>,
    pub seats: [SeatWindow; 4],
    pub modules: ModulesLayout,
    pub teatime: Rect,
    pub options: Rect,
    pub aboard: Aboard,
    /// What a finger moves: all of this but the gold button. The places are counted from its corner.
    pub page: Option<ScrolledPage>,
}

/// Where the parts of one seat are drawn.
#[derive(Clone, Copy, Debug)]
pub struct SeatWindow {
    /// The window's top left corner.
    pub x: f32,
    pub y: f32,
    /// The window's scale.
    pub k: f32,
    /// The width of the choice between a human, a bot and a friend.
    pub kinds: f32,
    /// How far the colours begin from the right edge.
    pub colours: f32,
    /// How far apart they are.
    pub pitch: f32,
    /// Whether how strong a bot is stands below its levels.
    pub tells_level_below: bool,
}

impl SeatWindow {
    /// A seat with its window's corner at a point, at a scale.
    pub fn new(x: f32, y: f32, k: f32) -> Self {
        Self { x, y, k, kinds: 226.0, colours: 122.0, pitch: 31.0, tells_level_below: false }
    }

    /// The same where there is less room beside the names.
    pub fn narrow(self) -> Self {
        Self { kinds: 168.0, colours: 110.0, tells_level_below: true, ..self }
    }

    /// The same with colours that fingers find.
    pub fn for_fingers(self) -> Self {
        Self { kinds: 168.0, colours: 180.0, pitch: FINGER, ..self }
    }

    pub fn width(self) -> f32 {
        350.0 * self.k
    }

    /// The top of the plaque, which overlaps the foot of the window, and its height: that of a bot has a second
    /// line.
    pub fn plaque(self, player: PlayerKind) -> (f32, f32) {
        let high = if player == PlayerKind::Human { 36.0 } else { 60.0 };
        (self.below() - 10.0 - high, high)
    }

    /// The top of the rows below the plaque.
    pub fn below(self) -> f32 {
        self.y + 182.0 * self.k + if self.k < 1.0 { 38.0 } else { 28.0 }
    }
}

/// The carriage: its scale, how much deeper its lower part is, and its top; and how large its route is written.
#[derive(Clone, Copy, Debug)]
pub struct Carriage {
    pub k: f32,
    pub deeper: f32,
    pub y: f32,
    pub letters: [f32; 2],
}

/// The tickets of the modules and the suggestions.
pub struct ModulesLayout {
    /// A line across the window, with a sign below it.
    pub rule: Option<f32>,
    /// Left edge, baseline and size.
    pub heading: [f32; 3],
    /// The right end of the count and the size of its letters; otherwise it follows the heading.
    pub count: Option<[f32; 2]>,
    /// A word before the suggestions: its left end or its right end, and its baseline.
    pub suggested: Option<(Suggested, f32)>,
    /// Left edge, top and width of each suggestion.
    pub suggestions: [[f32; 3]; SUGGESTIONS.len()],
    /// How high these are: those of two lines name their modules, of which the tickets are out of sight.
    pub suggestion: f32,
    pub random: [f32; 3],
    pub tickets: [[f32; 2]; Module::VARIANTS.len()],
}

/// Where the word before the suggestions begins or ends.
#[derive(Clone, Copy, Debug)]
pub enum Suggested {
    From(f32),
    To(f32),
}

/// How the game begins.
#[derive(Clone, Copy, Debug)]
pub enum Aboard {
    /// A large golden ticket: its corner and its scale.
    Ticket { x: f32, y: f32, k: f32 },
    /// A button on the ground below a page.
    Button { ground: Rect, button: Rect },
}

/// How high a suggestion of one line is, and one of two.
pub const ONE_LINE: f32 = 34.0;
const TWO_LINES: f32 = 56.0;

/// How far apart tickets on a desktop are.
const TICKETS: [f32; 2] = [260.4, 178.0];

/// On a phone, the room at the edges, the bar, and the ground of the gold button.
const EDGE: f32 = 10.0;
const BAR: f32 = 52.0;
const FOOT: f32 = 60.0;
/// Width and height of a seat with its rows of buttons, and of a ticket.
const SEAT: [f32; 2] = [350.0, 318.0];
const TICKET: [f32; 2] = [250.0, 184.0];

impl SetupLayout {
    /// The layout for a shape.
    pub fn of(shape: Shape) -> Self {
        match shape {
            Shape::Wide => Self::wide(),
            Shape::Tall => Self::tall(),
            Shape::Phone(phone) => Self::phone(phone),
        }
    }

    fn wide() -> Self {
        let top = 486.0;
        let y = top + 15.0;
        Self {
            carriage: Some(Carriage { k: 1.0, deeper: 0.0, y: 0.0, letters: [15.0, 2.6] }),
            seats: [0.0, 1.0, 2.0, 3.0].map(|nth| SeatWindow::new(64.0 + 374.0 * nth, 126.0, 1.0)),
            modules: ModulesLayout {
                rule: Some(top),
                heading: [48.0, top + 40.0, 25.0],
                count: None,
                suggested: Some((Suggested::To(796.0), top + 38.0)),
                suggestions: [[808.0, y, 170.0], [986.0, y, 128.0], [1122.0, y, 128.0], [1258.0, y, 128.0]],
                suggestion: ONE_LINE,
                random: [1394.0, y, 182.0],
                tickets: std::array::from_fn(|nth| [24.0 + TICKETS[0] * nth as f32, 556.0]),
            },
            teatime: rect(24.0, 744.0, 400.0, 138.0),
            options: rect(436.0, 744.0, 660.0, 138.0),
            aboard: Aboard::Ticket { x: 1108.0, y: 744.0, k: 1.0 },
            page: None,
        }
    }

    /// The suggestions and the options are in a column at the right.
    fn tall() -> Self {
        let (top, right) = (448.0, 814.0);
        Self {
            carriage: Some(Carriage { k: 0.8, deeper: 51.0, y: 14.0, letters: [13.0, 1.8] }),
            seats: [0.0, 1.0, 2.0, 3.0].map(|nth| SeatWindow::new(51.2 + 299.2 * nth, 114.8, 0.8).narrow()),
            modules: ModulesLayout {
                rule: Some(top),
                heading: [48.0, top + 40.0, 25.0],
                count: None,
                suggested: Some((Suggested::From(right), 486.0)),
                suggestions: in_rows([right, 506.0], [216.0, 42.0], 8.0, 2).map(|[x, y]| [x, y, 216.0]),
                suggestion: ONE_LINE,
                random: [right, 590.0, 440.0],
                tickets: in_rows([24.0, 518.0], TICKETS, 0.0, 3),
            },
            teatime: rect(24.0, 872.0, 771.0, 76.0),
            options: rect(right, 640.0, 442.0, 168.0),
            aboard: Aboard::Ticket { x: right, y: 820.0, k: 0.944 },
            page: None,
        }
    }

    fn phone(phone: Phone) -> Self {
        let size = phone.size();
        // Beside the page is its bar.
        let wide = size.x - 8.0;
        let room = wide - 2.0 * EDGE;
        // Which modules are played is chosen first: it is seen without moving the page.
        let columns = if room > 600.0 { 4 } else { 2 };
        let part = (room + 8.0) / columns as f32 - 8.0;
        let suggestions =
            in_rows([EDGE, EDGE + 34.0], [part, TWO_LINES + 10.0], 8.0, columns).map(|[x, y]| [x, y, part]);
        let random = EDGE + 34.0 + SUGGESTIONS.len().div_ceil(columns) as f32 * (TWO_LINES + 10.0);
        let (in_row, left) = fitting(SEAT[0], room);
        let k = (room / SEAT[0]).min(1.0);
        let top = random + 50.0;
        let seats = in_rows([left, top], SEAT, EDGE, in_row).map(|[x, y]| SeatWindow::new(x, y, k).for_fingers());
        let first = top + 4_usize.div_ceil(in_row) as f32 * SEAT[1] + EDGE;
        let (in_row, left) = fitting(TICKET[0], room);
        let tickets = in_rows([left, first], TICKET, EDGE, in_row);
        let teatime = first + Module::VARIANTS.len().div_ceil(in_row) as f32 * TICKET[1] + 4.0;
        let part = room.min(442.0);
        let options = if room > 860.0 { [EDGE + part + EDGE, teatime] } else { [EDGE, teatime + 146.0] };
        let button = (size.x - 2.0 * EDGE).min(420.0);
        Self {
            carriage: None,
            seats,
            modules: ModulesLayout {
                rule: None,
                heading: [EDGE, EDGE + 20.0, 22.0],
                count: Some([wide - EDGE, 16.0]),
                suggested: None,
                suggestions,
                suggestion: TWO_LINES,
                random: [EDGE, random, room],
                tickets,
            },
            teatime: rect(EDGE, teatime, part, 138.0),
            options: rect(options[0], options[1], part, 176.0),
            aboard: Aboard::Button {
                ground: rect(0.0, size.y - FOOT, size.x, FOOT),
                button: rect((size.x - button) / 2.0, size.y - FOOT + 6.0, button, FOOT - 12.0),
            },
            page: Some(ScrolledPage { area: rect(0.0, BAR, size.x, size.y - BAR - FOOT), high: options[1] + 186.0 }),
        }
    }
}

/// How many things of a width fit side by side, and where the first is so that all are in the middle.
fn fitting(wide: f32, room: f32) -> (usize, f32) {
    let columns = ((room + EDGE) / (wide + EDGE)).floor().max(1.0);
    (columns as usize, EDGE + ((room + EDGE - columns * (wide + EDGE)) / 2.0).max(0.0))
}

/// The corners of things of a size with a gap between columns, so many in a row.
fn in_rows<const N: usize>([x, y]: [f32; 2], [w, h]: [f32; 2], gap: f32, columns: usize) -> [[f32; 2]; N] {
    std::array::from_fn(|nth| [x + (w + gap) * (nth % columns) as f32, y + h * (nth / columns) as f32])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::testing::{lie_apart, shapes};

    #[test]
    fn nothing_lies_on_anything_else_and_all_of_it_is_on_the_page() {
        for shape in shapes() {
            let layout = SetupLayout::of(shape);
            let size = shape.size();
            let bottom = layout.page.map_or(size.y, |page| page.high);
            let mut all = vec![layout.teatime, layout.options];
            all.extend(layout.modules.suggestions.map(|[x, y, w]| rect(x, y, w, layout.modules.suggestion)));
            let [x, y, w] = layout.modules.random;
            all.push(rect(x, y, w, ONE_LINE));
            all.extend(layout.modules.tickets.map(|[x, y]| rect(x, y, TICKET[0], 168.0)));
            if let Aboard::Ticket { x, y, k } = layout.aboard {
                all.push(rect(x, y, 468.0 * k, 138.0 * k));
            }
            lie_apart(&format!("{shape:?}"), Rect::new(0.0, 0.0, size.x.max(270.0), bottom), &all);
        }
    }
}
