//! A scoring phase on a phone: a line at the head, and below the band what the desktop has in panels, shorter.

use super::{
    super::counting::{EDGE, PHONE_BAR},
    Stage, columns, layout, tables,
};
use crate::ui::{
    canvas::Canvas,
    labels::Align,
    theme::{bold, display, palette, text},
    viewport::Phone,
};
use rules::Seat;

/// Room between two things.
const GAP: f32 = 6.0;

/// Which phase it is, and how far everybody has come: in one line if it lies, in two if it stands.
pub fn head(canvas: &Canvas, scene: Stage, phone: Phone) {
    let (visible, high) = (canvas.visible(), layout::head_foot(phone) - PHONE_BAR);
    canvas.fill(visible.min.x, PHONE_BAR, visible.width(), high, palette::DEEP);
    let phase = scene.progress.phase;
    let title = canvas.words_with("scoring-title", [("phase", phase.into())]);
    let after = canvas.words_with("scoring-after", [("round", (phase * 2).into())]);
    let (left, right) = (EDGE + 4.0, phone.size().x - EDGE - 4.0);
    if phone.is_portrait() {
        let y = PHONE_BAR + 25.0;
        let end = left + canvas.fit(left, y, &title, display(22.0), palette::LAMP, Align::Left, right - left) + 12.0;
        if end + canvas.width(&after, text(14.0)) <= right {
            canvas.text(right, y - 1.0, &after, text(14.0), palette::STEAM, Align::Right);
        }
        return chips(canvas, scene, [EDGE, phone.size().x - EDGE, PHONE_BAR + 47.0], 0.5);
    }
    let y = PHONE_BAR + 20.5;
    let mut x = left + canvas.text(left, y, &title, display(18.0), palette::LAMP, Align::Left) + 14.0;
    let wide = canvas.width(&after, text(13.0)) + 14.0;
    // Names are told before the round.
    if right - x - wide > 420.0 {
        canvas.text(x, y - 1.0, &after, text(13.0), palette::STEAM, Align::Left);
        x += wide;
    }
    chips(canvas, scene, [x, right, PHONE_BAR + 14.0], 1.0);
}

/// The players in the order of their parts between a left and a right edge: all have their names where there is room
/// for some letters of each, otherwise only the one whose part it is. `share` of the room that remains is at their
/// left.
fn chips(canvas: &Canvas, scene: Stage, [left, right, middle]: [f32; 3], share: f32) {
    const HIGH: f32 = 23.0;
    let seats: Vec<_> = scene.seats().collect();
    let bare = |seat: Seat| if scene.is_done(seat) { 46.0 } else { 28.0 };
    let gaps = GAP * (seats.len() as f32 - 1.0);
    let names = right - left - gaps - seats.iter().map(|seat| bare(*seat)).sum::<f32>();
    let each = names / seats.len() as f32;
    let name = |seat: Seat| {
        let own = canvas.width(scene.name(seat), bold(14.0)) + 8.0;
        if each >= 52.0 {
            own.min(each)
        } else if scene.progress.now == Some(seat) && names >= 30.0 {
            own.min(names)
        } else {
            0.0
        }
    };
    let all = gaps + seats.iter().map(|seat| bare(*seat) + name(*seat)).sum::<f32>();
    let mut x = left + (right - left - all) * share;
    for seat in seats {
        let (now, done, room) = (scene.is_now(seat), scene.is_done(seat), name(seat) - 8.0);
        let w = bare(seat) + name(seat);
        let (ground, edge) = if now { (palette::CHOSEN, palette::LAMP) } else { (palette::FIELD, palette::DIM) };
        canvas.plate(x, middle - HIGH / 2.0, w, HIGH, ground, edge, if now { 1.6 } else { 1.0 });
        canvas.emblem(scene.session.seat(seat).colour, x + 14.0, middle, 6.5);
        if room > 0.0 {
            let ink = if now || done { palette::PAPER } else { palette::MUTED };
            canvas.fit(x + 26.0, middle + 5.0, scene.name(seat), bold(14.0), ink, Align::Left, room);
        }
        if done {
            canvas.icon("tick", x + w - 14.0, middle, 17.0);
        }
        x += w + GAP;
    }
}

/// Below the band: the bonus stations and everybody's points, in an area that is scrolled if it has to be.
pub fn page(canvas: &mut Canvas, scene: Stage, phone: Phone, [x, y, w, h]: [f32; 4]) {
    /// The least room in which the bonuses are beside the points.
    const BESIDE: f32 = 620.0;
    canvas.scrolled("scoring", [x, y, w, h], |canvas| {
        // Beside what is scrolled is its bar.
        let (w, h) = (w - 8.0, h - 2.0);
        if phone.is_portrait() {
            let bonuses = Bonuses::new(scene, w, true);
            let top = bonuses.high() + GAP;
            bonuses.draw(canvas, scene, [0.0, 0.0, w, bonuses.high()]);
            return top + tables::portrait(canvas, scene, [0.0, top, w, h - top]);
        }
        if w < BESIDE {
            let bonuses = Bonuses::new(scene, w, true);
            let top = tables::landscape(canvas, scene, [0.0, 0.0, w, h - bonuses.high() - GAP]) + GAP;
            bonuses.draw(canvas, scene, [0.0, top, w, bonuses.high()]);
            return top + bonuses.high();
        }
        let part = 0.3 * w;
        let bonuses = Bonuses::new(scene, part, false);
        let high = h.max(bonuses.high());
        let high = tables::landscape(canvas, scene, [part + GAP, 0.0, w - part - GAP, high]);
        bonuses.draw(canvas, scene, [0.0, 0.0, part, high]);
        high
    });
}

/// The bonus stations of the seat being counted, in fields side by side, and the contracts in one more.
struct Bonuses {
    all: Vec<(u8, u8)>,
    contracts: u8,
    /// How many are side by side.
    columns: usize,
    /// Whether the towns are told: otherwise only what they bring.
    towns: bool,
}

/// The heading, and the edges of the panel.
const HEADING: f32 = 25.0;
const FRAME: f32 = 8.0;

impl Bonuses {
    /// For a panel of a width.
    fn new(scene: Stage, w: f32, towns: bool) -> Self {
        let columns = ((w - 2.0 * FRAME) / if towns { 150.0 } else { 54.0 }).floor().max(1.0);
        let all = scene.progress.now.map_or_else(Vec::new, |seat| columns::uses(scene, seat));
        Self { all, contracts: scene.progress.contracts, columns: columns as usize, towns }
    }

    fn pitch(&self) -> f32 {
        if self.towns { 32.0 } else { 26.0 }
    }

    /// How high the panel has to be.
    fn high(&self) -> f32 {
        let fields = self.all.len() + usize::from(self.contracts > 0);
        2.0 * FRAME + HEADING + fields.div_ceil(self.columns).max(1) as f32 * self.pitch()
    }

    /// A field below the heading.
    fn field(&self, nth: usize, [x, y, w]: [f32; 3]) -> [f32; 4] {
        let (wide, pitch) = ((w - 2.0 * FRAME) / self.columns as f32, self.pitch());
        let (column, row) = ((nth % self.columns) as f32, (nth / self.columns) as f32);
        let top = y + FRAME + HEADING + 1.0;
        [x + FRAME + column * wide + 1.5, top + row * pitch, wide - 3.0, pitch - 3.0]
    }

    fn draw(&self, canvas: &Canvas, scene: Stage, [x, y, w, h]: [f32; 4]) {
        canvas.panel(x, y, w, h);
        let (left, right) = (x + FRAME + 4.0, x + w - FRAME - 4.0);
        let line = y + FRAME + 17.0;
        let Some(seat) = scene.progress.now else {
            let words = canvas.words("scoring-bonuses");
            canvas.fit(left, line, &words, display(16.0), palette::LAMP, Align::Left, right - left);
            return;
        };
        canvas.emblem(scene.session.seat(seat).colour, right - 7.0, line - 5.0, 6.5);
        let used = &scene.progress.stations;
        let mut end = right - 20.0;
        if !self.all.is_empty() {
            let count = [("used", used.len().into()), ("all", self.all.len().into())];
            let words = canvas.words_with("scoring-bonuses-of", count);
            end -= canvas.text(end, line, &words, bold(14.0), palette::READY, Align::Right) + 8.0;
        }
        let words = canvas.words("scoring-bonuses");
        canvas.fit(left, line, &words, display(16.0), palette::LAMP, Align::Left, end - left);
        canvas.fill(left, y + FRAME + HEADING - 2.0, right - left, 1.0, palette::BRASS.gamma_multiply(0.6));
        if self.all.is_empty() && self.contracts == 0 {
            let words = canvas.words("scoring-no-bonuses");
            let line = y + FRAME + HEADING + 19.0;
            canvas.fit(left, line, &words, text(13.0), palette::MUTED, Align::Left, right - left);
        }
        for (nth, one) in self.all.iter().enumerate() {
            self.station(canvas, scene, (seat, *one), used.contains(one), self.field(nth, [x, y, w]));
        }
        if self.contracts > 0 {
            self.fulfilled(canvas, self.field(self.all.len(), [x, y, w]));
        }
    }

    fn station(
        &self,
        canvas: &Canvas,
        scene: Stage,
        (seat, (station, copy)): (Seat, (u8, u8)),
        used: bool,
        [x, y, w, h]: [f32; 4],
    ) {
        canvas.fill(x, y, w, h, palette::DEEP.gamma_multiply(0.5));
        let middle = y + h / 2.0;
        let tick = if used { "tick" } else { "tick/dot" };
        if !self.towns {
            columns::ticket(canvas, scene, (seat, station), [x + 1.0, y + 1.0, w - 17.0, h - 2.0]);
            return canvas.icon(tick, x + w - 8.0, middle, 15.0);
        }
        columns::ticket(canvas, scene, (seat, station), [x + 3.0, y + 2.0, 60.0, h - 4.0]);
        canvas.icon(tick, x + w - 11.0, middle, 18.0);
        let mut room = w - 68.0 - 24.0;
        if copy > 1 {
            canvas.icon("double", x + w - 31.0, middle, 19.0);
            room -= 20.0;
        }
        let ink = if used { palette::PAPER } else { palette::MUTED };
        let words = columns::city(canvas, scene, seat, station);
        canvas.fit(x + 68.0, middle + 5.0, &words, bold(14.0), ink, Align::Left, room);
    }

    /// The contracts: their number only where towns are not told either.
    fn fulfilled(&self, canvas: &Canvas, [x, y, w, h]: [f32; 4]) {
        canvas.fill(x, y, w, h, palette::DEEP.gamma_multiply(0.5));
        let middle = y + h / 2.0;
        canvas.icon("icon/contract", x + 12.0, middle, 23.0);
        let (words, tick) = if self.towns {
            (canvas.words_with("scoring-contracts", [("count", self.contracts.into())]), 18.0)
        } else {
            (self.contracts.to_string(), 15.0)
        };
        let room = w - 27.0 - tick;
        canvas.fit(x + 25.0, middle + 5.0, &words, bold(14.0), palette::PAPER, Align::Left, room);
        canvas.icon("tick", x + w - tick / 2.0 - 1.0, middle, tick);
    }
}
