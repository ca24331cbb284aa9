//! What counts at the end: cards taken of each type times the points of the own Game End cards.

use bevy::prelude::*;
use strum::VariantArray;

use crate::{
    drawing::{Drawing, colour, rect, sized},
    pieces::{card, symbols},
    table::{
        names::Target,
        scene::{
            pieces::{Id, Piece, Scene, z},
            view::View,
        },
    },
    ui::{labels::Align, theme::palette, typefaces::Typeface},
};
use rules::{CardType, GameEndId};

/// Lays the panel with a row for each type.
pub fn lay(view: &View, scene: &mut Scene) {
    let zone = view.layout.board.taken;
    let measures = Measures::of(zone);
    let half = zone.min.x + measures.seals - 8.0;
    scene.target(Target::Taken, Rect { max: Vec2::new(half, zone.max.y), ..zone });
    scene.target(Target::OwnGameEnd, Rect { min: Vec2::new(half, zone.min.y), ..zone });
    let lines: Vec<_> = CardType::VARIANTS.iter().map(|card_type| TypeLine::of(view, *card_type)).collect();
    let mut ground = Drawing::default();
    ground.panel(sized(zone.size()));
    heading(view, &mut ground, &lines, &measures);
    for (nth, line) in (0u8..).zip(&lines) {
        let strip = rect(9.0, measures.first + f32::from(nth) * measures.pitch, zone.width() - 18.0, measures.high);
        row(view, &mut ground, line, strip, &measures);
    }
    scene.add(Id::Own("taken", view.viewed, 0), Piece::still(ground, zone.min, z::FRAME + 1.0));
}

/// Where things lie in the panel: every row has room for a second number behind the cards taken and for a second sum
/// before the right edge, so that what a choice would change can be shown beside what is.
struct Measures {
    size: Vec2,
    /// The top of the first row, from one to the next, and how high they are.
    first: f32,
    pitch: f32,
    high: f32,
    /// The right end of the number of cards taken, the sign ×, and where the seals begin.
    taken: f32,
    times: f32,
    seals: f32,
    /// The sign = and everything behind it.
    sum: f32,
    /// A seal lies on paper with the picture of its type.
    paper: bool,
}

impl Measures {
    fn of(zone: Rect) -> Self {
        let (size, paper) = (zone.size(), zone.width() > 300.0);
        let [first, pitch, high, taken, times, seals, behind] = if paper {
            [46.0, 35.0, 32.0, 66.0, 124.0, 138.0, 108.0]
        } else {
            [31.0, 26.5, 25.0, 62.0, 76.0, 88.0, 52.0]
        };
        Self { size, first, pitch, high, taken, times, seals, sum: size.x - behind, paper }
    }
}

/// One type: the cards taken and the points of each Game End card.
struct TypeLine {
    card_type: CardType,
    taken: u8,
    /// The points for each card taken, and whether the Game End card is still a secret.
    seals: Vec<(u8, bool)>,
    worth: u16,
    /// The cards taken and what they would be worth after what is pointed at, if that changes them.
    after: Option<(u8, u16)>,
}

impl TypeLine {
    fn of(view: &View, card_type: CardType) -> Self {
        let own = view.me().game_end.iter().map(|card| (*card, false));
        let own = own.chain(view.drafted().map(|card| (card, true)));
        let own: Vec<(GameEndId, bool)> =
            own.filter(|(card, _)| view.catalogue.game_end(*card).card_type == card_type).collect();
        let queries = view.queries();
        let (taken, open) = queries.game_end_count(view.viewed, card_type);
        let each: u8 = own.iter().map(|(card, _)| view.catalogue.game_end(*card).points).sum();
        // The secret card counts as well, but not for those who do not know it.
        let after = view.preview.game_end.map(|all| all[card_type as usize]);
        let after = after.map(|(cards, points)| (cards, u16::from(cards) * u16::from(each + points - open)));
        let worth = own.iter().map(|(card, _)| u16::from(queries.game_end_points(view.viewed, *card))).sum();
        Self {
            card_type,
            taken,
            after: after.filter(|after| *after != (taken, worth)),
            seals: own.iter().map(|(card, secret)| (view.catalogue.game_end(*card).points, *secret)).collect(),
            worth,
        }
    }
}

fn heading(view: &View, ground: &mut Drawing, lines: &[TypeLine], measures: &Measures) {
    let (wide, lamp) = (measures.paper, colour(palette::LAMP));
    let middle = measures.first / 2.0 + if wide { 2.0 } else { 1.5 };
    let (size, left) = if wide { (24.0, 48.0) } else { (19.0, 34.0) };
    ground.centred("icon/game-end-card/night", left - 21.0, middle, size / 29.0);
    let sum: u16 = lines.iter().map(|line| line.worth).sum();
    let ticket = if wide { Vec2::new(54.0, 30.0) } else { Vec2::new(40.0, 23.0) };
    let centre = Vec2::new(measures.size.x - 12.0 - ticket.x / 2.0, middle);
    ground.points(sum, centre, ticket);
    let after: u16 = lines.iter().map(|line| line.after.map_or(line.worth, |(_, worth)| worth)).sum();
    // What is left for the words.
    let mut right = centre.x - ticket.x / 2.0 - 8.0;
    if after > sum {
        let (gain, size) = (format!("+{}", after - sum), ticket.y * 0.74);
        let wide = Typeface::Bold.width(&gain, size);
        ground.bold(gain, right, centre.y + ticket.y * 0.26, size, palette::READY, Align::Right);
        right -= wide + 4.0;
    }
    // Another player's secret card is seen from its back, and counts for nothing here.
    if view.me().hidden_game_end > 0 && view.drafted().is_none() {
        let high = measures.first - 14.0;
        let back = centre.x - ticket.x / 2.0 - high * 1.26 - 12.0;
        ground.scaled("card/market/back", back, 9.0, high / 92.0);
        right = right.min(back - 4.0);
    }
    let title = view.texts.get("table-game-end");
    ground.fit(title, left, middle + size * 0.34, size, lamp, Align::Left, Typeface::Display, right - left);
}

fn row(view: &View, ground: &mut Drawing, line: &TypeLine, strip: Rect, measures: &Measures) {
    let (lamp, paper, muted) = (colour(palette::LAMP), colour(palette::PAPER), colour(palette::MUTED));
    let y = strip.center().y;
    let size = if measures.paper { 22.0 } else { 20.0 };
    let baseline = y + size * 0.35;
    let mut row = Drawing::default();
    ground.fill(strip, colour(if line.after.is_some() { palette::CHOSEN } else { palette::FIELD }));
    row.centred(format!("head/{}", line.card_type), 29.0, y, strip.height() / 25.0);
    row.bold(line.taken.to_string(), measures.taken, baseline, size, paper, Align::Right);
    row.centred("times/lamp", measures.times, y, 1.0);
    if line.seals.is_empty() {
        let none = view.texts.get(if measures.paper { "table-no-card-yet" } else { "table-no-card" });
        let room = measures.sum - 10.0 - measures.seals;
        row.fit(none, measures.seals, y + 6.6, 19.0, muted, Align::Left, Typeface::Text, room);
    } else {
        seals(&mut row, line, strip, measures);
    }
    if measures.paper {
        row.fill(rect(measures.sum - 5.0, y - 4.0, 10.0, 2.0), paper)
            .fill(rect(measures.sum - 5.0, y + 2.0, 10.0, 2.0), paper);
    }
    let ink = if line.worth > 0 { lamp } else { muted };
    let right = measures.size.x - 18.0;
    match line.after {
        None => {
            row.bold(line.worth.to_string(), right, baseline, size, ink, Align::Right);
        }
        Some((cards, worth)) => {
            let ready = colour(palette::READY);
            row.centred("arrow/steam", measures.taken + 13.0, y, 0.7);
            row.bold(cards.to_string(), measures.taken + 23.0, baseline, size, ready, Align::Left);
            row.bold(worth.to_string(), right, baseline, size, ready, Align::Right);
            if measures.paper {
                row.bold(line.worth.to_string(), right - 50.0, baseline, size, ink, Align::Right);
                row.centred("arrow/steam", right - 38.0, y, 0.7);
            }
        }
    }
    // A type that no card counts lies in the dark.
    let light = if line.seals.is_empty() { Color::srgba(1.0, 1.0, 1.0, 0.76) } else { Color::WHITE };
    ground.put(&row.tinted(light), 0.0, 0.0, 1.0);
}

/// The Game End cards of a type: each with its points, or their sum if there is no room.
fn seals(row: &mut Drawing, line: &TypeLine, strip: Rect, measures: &Measures) {
    let (wide, high) = if measures.paper { (58.0, strip.height() - 3.0) } else { (26.0, strip.height()) };
    let step = wide + if measures.paper { 6.0 } else { 1.0 };
    let room = ((measures.sum - 10.0 - measures.seals) / step) as usize;
    let all = line.seals.iter().fold((0, false), |all, seal| (all.0 + seal.0, all.1 || seal.1));
    let shown = if line.seals.len() > room { vec![all] } else { line.seals.clone() };
    let y = strip.center().y;
    for (nth, (points, secret)) in shown.into_iter().enumerate() {
        let left = measures.seals + nth as f32 * step;
        if measures.paper {
            let paper = rect(left, y - high / 2.0, wide, high);
            let card = card::game_end_strip(points, line.card_type, paper.size(), 0.0);
            row.slice("panel/paper", 10.0, paper).put(&card, paper.min.x, paper.min.y, 1.0);
        } else {
            symbols::seal(row, "seal", points, left + 12.0, y, 12.0);
        }
        if secret {
            row.centred("ui/lock", left + wide - 3.0, y - high / 2.0 + 6.0, 0.62);
        }
    }
}
