//! A player's plate: sign, name, flag, points and coins, as far as there is room.

use bevy::prelude::*;

use crate::{
    drawing::{Drawing, Ink, ticket_width},
    session::SeatConfig,
    ui::{labels::Align, theme::palette, typefaces::Typeface},
};
use rules::PlayerBoard;

/// The parts of a player's plate, from its left or right end and its middle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlateLayout {
    /// How far inside it its face is, above and below.
    rim: f32,
    /// The middle and the radius of the player's sign.
    emblem: (Vec2, f32),
    /// Where the name begins and how large it is, and the least room that is worth it.
    name: f32,
    letters: f32,
    least_name: f32,
    /// The Start Player's flag before the points: its scale, and how far it reaches to the left.
    flag: Option<(f32, f32)>,
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
            emblem: (Vec2::X * 16.5, 7.9),
            name: 31.0,
            letters: 17.5,
            least_name: 0.0,
            flag: Some((0.62, 20.0)),
            ticket_height: 27.0,
            ticket: None,
            coins: Some(PlateCoins { figures: 18.0, scale: 0.9, edge: 9.0, least_room: 22.0 }),
            line: 7.0,
            line_below_name: true,
        }
    }

    /// As much of that as there is room for: on the narrowest, the points are below the sign.
    pub fn small(width: f32) -> Self {
        let narrow = width < 60.0;
        Self {
            rim: 3.0,
            emblem: if narrow { (Vec2::new(9.0, -14.0), 5.0) } else { (Vec2::X * 15.0, 6.7) },
            name: 29.0,
            letters: 16.0,
            least_name: 29.0,
            flag: (!narrow).then_some((0.48, 9.0)),
            ticket_height: if narrow { 20.0 } else { 22.0 },
            ticket: narrow.then_some(Vec2::new(width / 2.0, 6.0)),
            coins: (width > 90.0).then_some(PlateCoins { figures: 15.0, scale: 0.7, edge: 6.0, least_room: 0.0 }),
            line: 4.0,
            line_below_name: false,
        }
    }
}

/// What a plate tells of a player.
pub struct SeatTold<'a> {
    pub config: &'a SeatConfig,
    pub player: &'a PlayerBoard,
    /// Whether this player has the Start Player tile, and has the turn.
    pub starts: bool,
    pub active: bool,
    /// Whether this player's board lies in front.
    pub in_front: bool,
    /// Which of three lights shines below the name of a bot that thinks for long.
    pub thinks: Option<usize>,
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
        let (sign, radius) = self.emblem;
        plate.emblem(colour, sign.x, y + sign.y, radius);
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
        if let Some((scale, back)) = self.flag.filter(|_| told.starts) {
            plate.scaled("start-flag", right - back, y - 22.5 * scale, scale);
            right -= back + 2.0;
        }
        let place = Rect::new(self.name, 0.0, right - 2.0, size.y);
        let mut below = [8.0, size.x - 8.0];
        if place.width() > self.least_name {
            let (size, ink) = (self.letters, palette::PAPER);
            let wide = plate.line_in(&told.config.name, place, size, ink, Align::Left, Typeface::Text);
            if self.line_below_name {
                below = [place.min.x, place.min.x + wide];
            }
        }
        if told.in_front && told.thinks.is_none() {
            let ([left, right], line) = (below, face.max.y - self.line);
            plate.fill(Rect::new(left, line - 1.0, right, line + 1.0), palette::player(colour));
        }
        plate
    }
}
