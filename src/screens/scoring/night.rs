//! The night behind the train, and large words in its sky.

use bevy::prelude::*;

use super::{layout::TrainStrip, stage::Stage};
use crate::{
    drawing::{Drawing, rect},
    ui::{labels::Align, theme::palette, typefaces::Typeface},
};

/// The night behind the train.
pub fn night(train_strip: TrainStrip, visible: Rect) -> Drawing {
    let mut night = Drawing::default();
    if let Some(end) = train_strip.end {
        small_night(&mut night, train_strip, end, visible.min.x);
        return night;
    }
    let top = train_strip.top;
    night.fill(rect(visible.min.x, top - 14.0, visible.width(), 416.0), Color::srgba_u8(6, 11, 20, 140));
    for part in ["-left", "-right", ""] {
        night.picture(format!("scoring/night{part}"), 0.0, top);
    }
    night
}

/// The size of the pictures, and of each at their sides; where the rail is in them; the moon's middle and radius.
const WIDTH: f32 = 1600.0;
const WING: f32 = 320.0;
const RAIL: f32 = 326.0;
const MOON: [f32; 3] = [198.4, 62.0, 33.0];

/// How the pictures lie where the band is lower: made smaller as far as they are wide enough, and without what there is no
/// room for at the top.
struct SmallNight {
    k: f32,
    /// The first row that there is room for.
    first: f32,
    /// Where the middle picture begins.
    x: f32,
}

impl SmallNight {
    fn of(train_strip: TrainStrip, [right, _]: [f32; 2], left: f32) -> Self {
        let over = train_strip.rail - train_strip.top;
        let k = (over / (RAIL - 8.0)).max((right - left) / (WIDTH + 2.0 * WING));
        // The moon is at the left.
        Self { k, first: RAIL - over / k, x: ((right - WIDTH * k) / 2.0).max(0.0) }
    }
}

fn small_night(night: &mut Drawing, train_strip: TrainStrip, end: [f32; 2], left: f32) {
    let ([right, foot], SmallNight { k, first, x }) = (end, SmallNight::of(train_strip, end, left));
    let under = foot - train_strip.rail;
    let rows = (RAIL + under / k).min(380.0) - first;
    night.fill(rect(left, train_strip.rail, right - left, under), Color::srgb_u8(0x0C, 0x16, 0x26));
    let parts = [("-left", -WING, WING + 10.0), ("-right", WIDTH - 10.0, WING + 10.0), ("", 0.0, WIDTH)];
    for (part, from, wide) in parts {
        // Beside the band is the counter.
        let seen = wide.min((right - x) / k - from);
        if seen > 0.0 && x + (from + wide) * k > left {
            let over = rect(x + from * k, train_strip.top, seen * k, rows * k);
            night.part(format!("scoring/night{part}"), rect(from, first, seen, rows), over);
        }
    }
    for y in [train_strip.top, foot - 1.6] {
        night.fill(rect(left, y, right - left, 1.6), palette::BRASS);
    }
}

/// The middle of the moon and its radius where the band is lower.
fn small_moon(train_strip: TrainStrip, end: [f32; 2], left: f32) -> (Vec2, f32) {
    let ([x, y, radius], small) = (MOON, SmallNight::of(train_strip, end, left));
    (Vec2::new(small.x + x * small.k, train_strip.top + (y - small.first) * small.k), radius * small.k)
}

/// The place for something that reaches so far, near a point: not in front of the moon, but beside it.
pub fn beside_moon(train_strip: TrainStrip, visible: Rect, at: Vec2, reach: f32) -> Vec2 {
    const GAP: f32 = 4.0;
    let [x, y, radius] = MOON;
    let (moon, radius) = match train_strip.end {
        Some(end) => small_moon(train_strip, end, visible.min.x),
        None => (Vec2::new(x, train_strip.top + y), radius),
    };
    let (apart, high) = (reach + radius + GAP, at.y - moon.y);
    let aside = (apart * apart - high * high).max(0.0).sqrt();
    if (at.x - moon.x).abs() >= aside {
        return at;
    }
    // Between the moon and the edge of the window it may be a little nearer to the moon.
    let nearest = (moon.x - aside).max(visible.min.x + reach);
    let left = at.x < moon.x && moon.distance(Vec2::new(nearest, at.y)) >= 0.6 * reach + radius;
    Vec2::new(if left { nearest } else { moon.x + aside }, at.y)
}

/// Large words in the sky, in a low band beside the moon.
pub fn title(stage: Stage, words: String, visible: Rect) -> Drawing {
    let train_strip = stage.layout.train_strip;
    let (middle, y, size, room) = match train_strip.end {
        Some(end @ [right, foot]) => {
            let size = (0.14 * (foot - train_strip.top)).min(22.0);
            let (moon, radius) = small_moon(train_strip, end, visible.min.x);
            let left = moon.x + 1.9 * radius;
            ((left + right) / 2.0, train_strip.top + 8.0 + 0.8 * size, size, right - left - 16.0)
        }
        None => (stage.layout.middle, train_strip.top + 100.0, 38.0, f32::INFINITY),
    };
    Drawing::default().fit(words, middle, y, size, palette::LAMP, Align::Centre, Typeface::Display, room).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        screens::{
            scoring::layout::{Ruler, ScoringLayout},
            testing,
        },
        ui::viewport::Shape,
    };
    use rules::model::train::FULL_TRAIN;

    #[test]
    fn the_seal_over_the_lamp_is_beside_the_moon_and_near_the_lamp() {
        let phones = testing::phones().map(|phone| (Shape::Phone(phone), phone.size().x));
        for (shape, wide) in [(Shape::Wide, 1600.0), (Shape::Tall, 1280.0)].into_iter().chain(phones) {
            let train_strip = ScoringLayout::of(shape, 3).train_strip;
            let visible = Rect::new(0.0, 0.0, wide, 2000.0);
            for cards in 1..=FULL_TRAIN {
                for place in 0..cards {
                    let ruler = Ruler::new(train_strip, cards, place as f32);
                    let lamp = Vec2::new(ruler.x(place as f32), ruler.top() - 92.0 * ruler.lamp);
                    let reach = 62.0 * ruler.lamp;
                    let at = beside_moon(train_strip, visible, lamp, reach);
                    // The seal itself is no more than this part of its rays.
                    let seal = beside_moon(train_strip, visible, at, 0.55 * reach);
                    assert!(seal.distance(at) < 3.0, "{shape:?}: {place} of {cards}: {seal} and {at}");
                    assert!((at.x - lamp.x).abs() <= 3.0 * reach, "{shape:?}: {at} is far from {lamp}");
                }
            }
        }
    }
}
