//! A player's plate: portrait, name, flag, points and coins, as far as there is room; and the plate of a board in front.

use bevy::prelude::*;

use crate::{
    drawing::{Drawing, Ink, sized, ticket_width},
    pieces::{
        portrait::{self, LARGE, LEAST, Look},
        semaphore,
    },
    session::SeatConfig,
    ui::{labels::Align, theme::palette, typefaces::Typeface},
};
use online::LineState;
use rules::PlayerBoard;

/// The parts of a player's plate, from its left or right end and its middle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlateLayout {
    /// How far inside it its face is, above and below.
    rim: f32,
    /// The middle of the portrait from the middle of the left edge, and its radius.
    portrait: (Vec2, f32),
    /// Where the name begins and how large it is, and the least room that is worth it.
    name: f32,
    letters: f32,
    least_name: f32,
    /// The scale of the Start Player's flag, which stands before the portrait.
    flag: f32,
    /// The height of the ticket with the points, and its middle if that is not before the coins.
    ticket_height: f32,
    ticket: Option<Vec2>,
    coins: Option<PlateCoins>,
    /// How far above its foot a player whose board lies in front has a line: below the name or along the whole plate.
    line: f32,
    line_below_name: bool,
}

/// How many coins a player has, at the right end: the size of the number, and the scale of the coin before it.
#[derive(Clone, Copy, Debug, PartialEq)]
struct PlateCoins {
    figures: f32,
    scale: f32,
    /// How far from the right end the number ends, and the least room for it.
    edge: f32,
    least_room: f32,
}

impl PlateLayout {
    /// Sign, name, flag, points and coins.
    pub fn large() -> Self {
        Self {
            rim: 0.0,
            portrait: (Vec2::X * 21.0, LARGE),
            name: 43.0,
            letters: 17.0,
            least_name: 0.0,
            flag: 0.46,
            ticket_height: 27.0,
            ticket: None,
            coins: Some(PlateCoins { figures: 18.0, scale: 0.9, edge: 9.0, least_room: 22.0 }),
            line: 7.0,
            line_below_name: true,
        }
    }

    /// As much of that as there is room for: on the narrowest, the points lie over the foot of the portrait.
    pub fn small(width: f32) -> Self {
        let narrow = width < 76.0;
        Self {
            rim: 3.0,
            portrait: (if narrow { Vec2::new(width / 2.0, -5.0) } else { Vec2::X * 17.5 }, LEAST),
            name: 38.0,
            letters: 15.0,
            least_name: if narrow { f32::INFINITY } else { 29.0 },
            flag: if narrow { 0.36 } else { 0.4 },
            ticket_height: if narrow { 17.0 } else { 20.0 },
            ticket: narrow.then_some(Vec2::new(width / 2.0, 12.0)),
            coins: (width > 90.0).then_some(PlateCoins { figures: 15.0, scale: 0.7, edge: 6.0, least_room: 0.0 }),
            line: 4.0,
            line_below_name: false,
        }
    }
}

/// The room for the semaphore.
const SIGNAL: f32 = 24.0;

/// What a plate tells of a player.
pub struct SeatTold<'a> {
    pub config: &'a SeatConfig,
    pub look: Look,
    pub player: &'a PlayerBoard,
    /// Whether this player has the Start Player tile, and has the turn.
    pub starts: bool,
    pub active: bool,
    /// Whether this player's board lies in front.
    pub in_front: bool,
    /// Which of three lights shines below the name of a bot that thinks for long.
    pub thinks: Option<usize>,
    /// How well this player is connected, where somebody plays elsewhere.
    pub line: Option<LineState>,
    /// Whether the plate is pointed at.
    pub hot: bool,
}

impl PlateLayout {
    /// Draws a plate of this size.
    pub fn draw(&self, told: &SeatTold, size: Vec2) -> Drawing {
        let (face, y) = (Rect::new(0.0, self.rim, size.x, size.y - self.rim), size.y / 2.0);
        let (colour, points, coins) = (told.config.colour, told.player.score(), told.player.purse.total());
        let mut plate = Drawing::default();
        plate.slice(if told.active { "panel/player-active" } else { "panel/player" }, 10.0, face);
        if told.hot {
            plate.rounded(face.inflate(-2.0), 2.0, Color::NONE, Some((1.2, palette::LAMP.colour())));
        }
        let line = |plate: &mut Drawing, [left, right]: [f32; 2]| {
            let y = face.max.y - self.line;
            plate.fill(Rect::new(left, y - 1.0, right, y + 1.0), palette::player(colour));
        };
        let has_line = told.in_front && told.thinks.is_none();
        let mut below = [8.0, size.x - 8.0];
        if has_line && self.ticket.is_some() {
            // The points lie over it.
            line(&mut plate, below);
        }
        let (middle, radius) = (self.portrait.0 + Vec2::Y * y, self.portrait.1);
        if self.ticket.is_some() {
            // The points lie where the sign usually is.
            let sign = middle + Vec2::new(radius, -radius * 0.6);
            plate.put(&portrait::draw(told.config, told.look, radius), middle.x, middle.y, 1.0);
            plate.disc(sign, 7.4, palette::NIGHT, None).emblem(colour, sign.x, sign.y, 5.0);
        } else {
            plate.put(&portrait::with_sign(told.config, told.look, radius), middle.x, middle.y, 1.0);
        }
        if told.starts {
            // Before its upper right edge or, where the sign is there, at its left.
            let left = if self.ticket.is_some() { -radius - 5.0 } else { radius * 0.52 };
            let top = (middle.y - radius - 1.0).max(face.min.y + 1.0);
            plate.scaled("start-flag", middle.x + left, top, self.flag);
        }
        for dot in (0..3).filter(|_| told.thinks.is_some()) {
            // A light runs along below the name.
            let ink = if told.thinks == Some(dot) { palette::LAMP } else { palette::BRASS.gamma_multiply(0.5) };
            plate.disc(Vec2::new(self.name + 3.0 + 9.0 * dot as f32, face.max.y - 6.5), 2.6, ink, None);
        }
        let mut right = size.x - 6.0;
        if let Some(PlateCoins { figures, scale, edge, least_room }) = self.coins {
            let (end, number) = (size.x - edge, Typeface::Bold.width(&coins.to_string(), figures));
            plate.count(coins, Vec2::new(end, y), figures, palette::PAPER, Align::Right);
            right = end - number.max(least_room) - 17.0;
            plate.centred("coin", right + 10.0 * scale, y, scale);
            right -= 4.0;
        }
        let wide = ticket_width(points, self.ticket_height);
        let middle = self.ticket.unwrap_or(Vec2::X * (right - wide / 2.0));
        plate.ticket(points, middle + Vec2::Y * y, self.ticket_height);
        right -= wide + 4.0;
        if let Some(line) = told.line {
            // Where it would shorten the name, it stands before the portrait.
            if right - self.name - Typeface::Text.width(&told.config.name, self.letters) > SIGNAL {
                right -= SIGNAL;
                semaphore::draw(&mut plate, line, Vec2::new(right + 8.0, face.max.y - 7.0), 24.0);
            } else {
                semaphore::draw(&mut plate, line, Vec2::new(8.0, face.max.y - 3.0), 22.0);
            }
        }
        let place = Rect::new(self.name, 0.0, right - 2.0, size.y);
        if place.width() > self.least_name {
            let (size, ink) = (self.letters, palette::PAPER);
            let wide = plate.line_in(&told.config.name, place, size, ink, Align::Left, Typeface::Text);
            if self.line_below_name {
                below = [place.min.x, place.min.x + wide];
            }
        }
        if has_line && self.ticket.is_none() {
            line(&mut plate, below);
        }
        plate
    }
}

/// The plate of a board in front that is not the player's own, in this size: whose it is, and below that the way back.
pub fn stranger(config: &SeatConfig, look: Look, size: Vec2, back: &str, hot: bool) -> Drawing {
    let mut plate = Drawing::default();
    plate.slice("panel/name", 10.0, sized(size));
    let (middle, high) = (size.x / 2.0, size.y - 27.0);
    plate.put(&portrait::with_sign(config, look, LEAST), middle, 2.0 + LEAST, 1.0);
    let name = Rect::new(4.0, 2.0 * LEAST + 1.0, size.x - 4.0, high + 3.0);
    plate.line_in(&config.name, name, 13.8, palette::PAPER, Align::Centre, Typeface::Bold);
    let button = Rect::new(4.0, high + 3.0, size.x - 4.0, size.y - 3.0);
    plate.slice(if hot { "panel/button-hover" } else { "panel/button" }, 12.0, button);
    plate.icon("ui/back", button.min.x + 14.0, button.center().y, 17.0);
    let words = Rect { min: Vec2::new(button.min.x + 23.0, button.min.y), ..button };
    plate.line_in(back, words, 14.5, palette::LAMP, Align::Left, Typeface::Bold);
    plate
}
