//! Which train it is, and what it would score.

use bevy::prelude::*;

use crate::{
    drawing::{Drawing, colour, rect, sized},
    pieces::{
        chips::DASHED,
        train_card::{self, Detail, Light},
    },
    table::{
        layout::TrainSigns,
        scene::{
            pieces::{Id, Piece, Scene, z},
            view::View,
        },
    },
    ui::{labels::Align, theme::palette, typefaces::Typeface},
};
use rules::{Module, TrainId, model::train::FULL_TRAIN};

/// Lays the signs of a lane.
pub fn lay(view: &View, scene: &mut Scene, train: TrainId) {
    match view.layout.board.trains.signs {
        TrainSigns::Plinth => score(view, scene, train),
        TrainSigns::Small | TrainSigns::Shared => plate(view, scene, train),
        TrainSigns::Line => heading(view, scene, train),
    }
}

/// The plate at the left of a lane, with the plinth that the conductor starts from.
pub fn plinth(view: &View, ground: &mut Drawing, train: TrainId) {
    let trains = &view.layout.board.trains;
    let (plate, lane) = (trains.plate(train), trains.lane(train));
    let at = plate.min - lane.min;
    ground.slice("panel/plaque", 10.0, Rect::from_corners(at, at + plate.size()));
    ground.picture("plinth", at.x + 35.0, at.y - 1.0);
    let key = if train == TrainId::Lower { "table-lower" } else { "table-upper" };
    let (x, room) = (at.x + 35.0, plate.width() - 6.0);
    for (key, baseline) in [(key, at.y + 31.0), ("table-train", at.y + 51.0)] {
        ground.fit(view.texts.get(key), x, baseline, 16.5, palette::LAMP, Align::Centre, Typeface::Text, room);
    }
}

/// The high plate with what a train would score.
fn score(view: &View, scene: &mut Scene, train: TrainId) {
    let plate = view.layout.board.trains.score(train);
    let mut ground = Drawing::default();
    ground.slice("panel/score", 10.0, sized(plate.size()));
    scene.add(Id::Own("score-plate", view.viewed, train as u8), Piece::still(ground, plate.min, z::PRINT));
    let mut drawing = Drawing::default();
    let (middle, high) = (plate.width() / 2.0, plate.height());
    let tallied = tally(view, &mut drawing, train, plate.size());
    let most = up_to(view, train);
    // On a low plate, three things one above the other leave room for one line of text.
    let low = high < if tallied { 112.0 } else { 100.0 };
    // Where the figure stands and how large it is, the heading's lowest line, and whether it is one line.
    let (figure, size, heading, one_line) = match (tallied, most.is_some(), low) {
        (true, _, true) => (46.0, 34.0, 23.0, true),
        (true, true, false) => (49.0, 32.0, 21.0, true),
        (true, false, false) => (62.0, 30.0, 35.0, false),
        (false, true, true) => (61.0, 28.0, 40.0, false),
        (false, true, false) => (66.0, 34.0, 40.0, false),
        (false, false, _) => ((high + 45.0) / 2.0, 40.0, 40.0, false),
    };
    let line = |drawing: &mut Drawing, words: String, baseline: f32, size: f32, face: Typeface| {
        let ink = if face == Typeface::Bold { palette::READY } else { palette::STEAM };
        drawing.fit(words, middle, baseline, size, ink, Align::Centre, face, plate.width() - 8.0);
    };
    let rule = |drawing: &mut Drawing, y: f32| {
        drawing.fill(rect(10.0, y, plate.width() - 20.0, 1.3), palette::BRASS);
    };
    if !low {
        rule(&mut drawing, heading + 7.0);
    }
    let [would, score] = ["table-would", "table-score"].map(|key| view.texts.get(key));
    match most {
        // Beside the passengers or the luggage, a low plate has room for what it could score only in place of the heading.
        Some(most) if tallied && low => line(&mut drawing, most, heading, 17.0, Typeface::Bold),
        most => {
            if one_line {
                line(&mut drawing, format!("{would} {score}"), heading, 14.0, Typeface::Text);
            } else {
                line(&mut drawing, would, heading - 16.0, 15.5, Typeface::Text);
                line(&mut drawing, score, heading, 15.5, Typeface::Text);
            }
            if let Some(most) = most {
                let y = if tallied { 79.0 } else { high - 10.0 };
                if !low && !tallied {
                    rule(&mut drawing, y - 16.0);
                }
                line(&mut drawing, most, y, 17.0, Typeface::Bold);
            }
        }
    }
    figures(view, &mut drawing, train, Vec2::new(middle, figure), [size, 27.0, 24.0, 0.8]);
    // The lamp of a whole train shines on the plate, not over its figures.
    scene.add(Id::Own("score", view.viewed, train as u8), Piece::still(drawing, plate.min, z::TOKEN - 1.0));
}

/// With module D: passengers seated or luggage loaded so far; what the next one brings depends on it.
fn tally(view: &View, plate: &mut Drawing, train: TrainId, size: Vec2) -> bool {
    if !view.game.setup().modules.contains(&Module::D) {
        return false;
    }
    let icon = if train == TrainId::Upper { "icon/passenger/night" } else { "icon/luggage/night" };
    let (middle, y) = (size.x / 2.0, size.y - 21.0);
    plate.centred(icon, middle - 12.0, y, 0.68);
    let settled = view.me().train(train).guests_settled();
    plate.figure(settled, middle + 14.0, y, 18.0, palette::PAPER);
    true
}

/// How large a figure is alone and beside another one, how far the two are from their middle, and the scale of the arrow
/// between them, where there is little room.
fn small(size: f32) -> [f32; 4] {
    [size, size * 0.8, size * 0.95, size / 36.0]
}

/// What the train scores now and, if that changes, then.
fn figures(view: &View, drawing: &mut Drawing, train: TrainId, at: Vec2, [one, two, off, arrow]: [f32; 4]) {
    let now = view.train_score(train);
    match view.preview.scores[train as usize].filter(|then| *then != now) {
        Some(then) => {
            drawing.figure(now, at.x - off, at.y, two, palette::LAMP);
            drawing.centred("arrow/steam", at.x, at.y, arrow);
            drawing.figure(then, at.x + off, at.y, two, palette::READY);
        }
        None => {
            drawing.figure(now, at.x, at.y, one, palette::LAMP);
        }
    }
}

fn name(view: &View, train: TrainId) -> String {
    view.texts.get(if train == TrainId::Lower { "side-lower" } else { "side-upper" })
}

/// What the train could score at most with the card or the symbols in focus.
fn up_to(view: &View, train: TrainId) -> Option<String> {
    let most = view.preview.up_to[train as usize]?;
    Some(view.texts.with("table-up-to", [("n", most.into())]))
}

/// What the figure beside it says, with its colour: what the train would score or, with a card in focus, could score at
/// most.
fn caption(view: &View, train: TrainId, short: bool) -> (String, Color) {
    let score = view.texts.get("table-score");
    let now = || if short { score } else { format!("{} {score}", view.texts.get("table-would")) };
    up_to(view, train).map_or_else(|| (now(), colour(palette::STEAM)), |most| (most, colour(palette::READY)))
}

/// The name at the left, and the score at the right of the lane or on the same plate.
fn plate(view: &View, scene: &mut Scene, train: TrainId) {
    let trains = &view.layout.board.trains;
    let (plate, score) = (trains.plate(train), trains.score(train));
    let (would, ink) = caption(view, train, false);
    let mut drawing = Drawing::default();
    let size = plate.size();
    drawing.slice("panel/plaque", 10.0, sized(size));
    let middle = size.x / 2.0;
    if trains.signs == TrainSigns::Shared {
        drawing.fit(name(view, train), middle, 20.0, 14.0, palette::LAMP, Align::Centre, Typeface::Text, size.x - 8.0);
        drawing.fill(rect(8.0, 25.0, size.x - 16.0, 0.8), palette::BRASS);
        let words = rect(3.0, 28.0, size.x - 6.0, 30.0);
        if size.y > 74.0 {
            drawing.text(would, words, 12.0, ink, Align::Centre);
        }
        figures(view, &mut drawing, train, Vec2::new(middle, size.y - 16.0), small(20.0));
    } else {
        // Below it there is room for the conductor before he has set out.
        drawing.fit(name(view, train), middle, 14.5, 13.0, palette::LAMP, Align::Centre, Typeface::Text, size.x - 4.0);
        let at = score.min - plate.min;
        drawing.slice("panel/score", 10.0, Rect::from_corners(at, at + score.size()));
        let middle = at + score.size() / 2.0;
        drawing.fit(would, middle.x, at.y + 15.0, 12.0, ink, Align::Centre, Typeface::Text, score.width() - 6.0);
        figures(view, &mut drawing, train, middle + Vec2::new(0.0, score.height() * 0.18), small(22.0));
    }
    scene.add(Id::Own("score", view.viewed, train as u8), Piece::still(drawing, plate.min, z::PRINT));
}

/// A line above the lane: the whole train in small cells, a frame around those in view, and the score.
fn heading(view: &View, scene: &mut Scene, train: TrainId) {
    const MINI: Vec2 = Vec2::new(16.4, 15.6);
    let trains = &view.layout.board.trains;
    let (plate, lane) = (trains.plate(train), trains.lane(train));
    let own = view.me().train(train);
    let mut head = Drawing::default();
    let first = plate.width();
    // The whole train fills the room between the name and the score.
    let cells = trains.score(train).min.x - plate.min.x;
    let cell = (cells - 4.0 - first) / FULL_TRAIN as f32;
    head.fit(name(view, train), 12.0, 14.0, 13.5, palette::LAMP, Align::Left, Typeface::Text, first - 14.0);
    for place in 0..FULL_TRAIN {
        let x = first + place as f32 * cell;
        let Some(card) = own.cards.get(place) else {
            head.fill(rect(x + 6.0, 8.0, 5.0, 1.0), colour(DASHED).with_alpha(0.7));
            continue;
        };
        let light = Light::reached(own.reached(place));
        // What is ordered can be seen on the cars themselves.
        let detail = Detail::Cell { size: MINI, above: 0.0 };
        head.put(&train_card::draw(view.catalogue, card, light, detail), x, 1.0, 1.0);
    }
    let (left, seen) = (trains.moved[train as usize], trains.in_view.unwrap_or(10.0));
    let frame = rect(first + left * cell - 1.0, -0.5, seen.min(10.0 - left) * cell + 1.0, 18.0);
    head.frame(frame, 1.4, palette::LAMP);
    let right = lane.max.x - plate.min.x;
    let words = cells + 4.0;
    let short = right - words <= 150.0;
    let (would, ink) = caption(view, train, short);
    head.fit(would, words, 13.5, 12.5, ink, Align::Left, Typeface::Text, right - 66.0 - words);
    figures(view, &mut head, train, Vec2::new(right - 36.0, 8.5), small(17.0));
    scene.add(Id::Own("score", view.viewed, train as u8), Piece::still(head, plate.min, z::PRINT));
}
