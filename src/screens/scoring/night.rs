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

/// The same pictures where the band is lower: made smaller as far as they are wide enough, and without what there is no
/// room for at the top.
fn small_night(night: &mut Drawing, train_strip: TrainStrip, [right, foot]: [f32; 2], left: f32) {
    const WIDTH: f32 = 1600.0;
    const WING: f32 = 320.0;
    const RAIL: f32 = 326.0;
    let (over, under) = (train_strip.rail - train_strip.top, foot - train_strip.rail);
    let k = (over / (RAIL - 8.0)).max((right - left) / (WIDTH + 2.0 * WING));
    let first = RAIL - over / k;
    let rows = (RAIL + under / k).min(380.0) - first;
    night.fill(rect(left, train_strip.rail, right - left, under), Color::srgb_u8(0x0C, 0x16, 0x26));
    // The moon is at the left.
    let x = ((right - WIDTH * k) / 2.0).max(0.0);
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

/// Large words in the sky.
pub fn title(stage: Stage, words: String) -> Drawing {
    let (middle, train_strip) = (stage.layout.middle, stage.layout.train_strip);
    let (y, size, room) = match train_strip.end {
        Some([right, foot]) => {
            let size = (0.14 * (foot - train_strip.top)).min(22.0);
            (train_strip.top + 8.0 + 0.8 * size, size, right - 24.0)
        }
        None => (train_strip.top + 100.0, 38.0, f32::INFINITY),
    };
    Drawing::default().fit(words, middle, y, size, palette::LAMP, Align::Centre, Typeface::Display, room).into()
}
