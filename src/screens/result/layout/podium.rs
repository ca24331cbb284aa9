//! Where the terminus is, with the players on its steps, and their names below them.

use bevy::prelude::*;

use crate::{
    drawing::rect,
    screens::result::standings::{Ranked, Standings},
    ui::typefaces::Typeface,
};

/// The picture of the podium: its width, and how far down the bar for names begins and the picture ends.
const PODIUM: f32 = 676.0;
pub const PODIUM_BAR: f32 = 372.0;
pub const PODIUM_FOOT: f32 = 421.0;
/// The left edges of the steps in it, and their tops, both by rank.
const STEPS: [f32; 4] = [184.0, 28.0, 340.0, 496.0];
const TOPS: [f32; 4] = [228.0, 264.0, 288.0, 310.0];
/// The width of a step.
const STEP: f32 = 156.0;
/// The bar for names at the foot of the frame, which is the same at every scale.
const NAMES: f32 = 52.0;
/// On a phone: from the top of the frame to the foot of the ribbon, and how high that is.
const HEAD: f32 = 39.0;
const RIBBON: f32 = 34.0;
/// A narrower podium has its names one below the other.
const NARROW: f32 = 310.0;

/// The terminus with its steps.
#[derive(Clone, Debug)]
pub struct PodiumLayout {
    pub frame: Rect,
    /// Where the corner of its picture is, and its scale.
    pub picture: (Vec2, f32),
    /// The girders above the picture.
    pub girders: Vec<Rect>,
    /// The top left corners of the steps in the picture, the best first.
    pub steps: Vec<Vec2>,
    /// Who stands where, the best first.
    pub names: Vec<NamePlace>,
    pub ribbon: Rect,
    /// On the ribbon, names alone may say who has won.
    pub short: bool,
    /// The corner of the sign with the name of the terminus, and its scale. Where there is no room for it, it is left out.
    pub sign: Option<(Vec2, f32)>,
}

/// A player's sign with the name at its right.
#[derive(Clone, Copy, Debug)]
pub struct NamePlace {
    pub sign: Vec2,
    pub radius: f32,
    /// Where the name begins, on its baseline.
    pub name: Vec2,
    pub face: Typeface,
    pub size: f32,
    pub room: f32,
}

impl PodiumLayout {
    pub(super) fn desktop(width: f32, standings: &Standings) -> Self {
        let k = width / PODIUM;
        let corner = Vec2::new(24.0, 66.0);
        let at = |x: f32, y: f32| corner + Vec2::new(x, y) * k;
        let size = (19.0 * k).max(15.5);
        let names = standings.ranked.iter().zip(STEPS).map(|(who, step)| {
            let room = 120.0 * k;
            let left =
                at(step + STEP / 2.0, 0.0).x - (Typeface::Display.width(&who.name, size).min(room) / 2.0 + 13.0 * k);
            NamePlace {
                sign: Vec2::new(left + 8.0 * k, at(0.0, 398.0).y),
                radius: 8.4 * k,
                name: Vec2::new(left + 26.0 * k, at(0.0, 405.0).y),
                face: Typeface::Display,
                size,
                room,
            }
        });
        Self {
            frame: Rect::from_corners(corner, at(PODIUM, 424.0)),
            picture: (corner, k),
            girders: Vec::new(),
            // Where the bar for names covers more of a smaller podium, the lower steps are higher.
            steps: steps(&standings.ranked, NAMES / k - NAMES),
            names: names.collect(),
            ribbon: Rect::from_corners(at(62.0, 12.0), at(614.0, 66.0)),
            short: false,
            sign: Some((at(422.0, 82.0), k)),
        }
    }

    /// How high it is on a phone that has nothing beside it.
    pub(super) fn height_at(width: f32) -> f32 {
        let k = width / PODIUM;
        NAMES + (306.0 * k + HEAD).max(PODIUM_BAR * k)
    }

    /// As high as this rectangle, and as wide as that allows. What is left of the height is above the arch, where the
    /// ribbon is.
    pub(super) fn phone(within: Rect, standings: &Standings) -> Self {
        let (Vec2 { x, y }, size) = (within.min, within.size());
        // The first one's head, 306 above the bar for the names, touches the ribbon at most.
        let k = ((size.y - NAMES - HEAD) / 306.0).min((size.y - NAMES) / PODIUM_BAR).min(size.x / PODIUM);
        let frame = rect(x, y, PODIUM * k, size.y);
        let corner = Vec2::new(x, frame.max.y - NAMES - PODIUM_BAR * k);
        // The corners of the frame are cut out.
        let above = (corner.y + 12.0 * k - y - 12.0).max(0.0);
        let girders = vec![rect(x + 12.0, y, frame.width() - 24.0, 13.0), rect(x, y + 12.0, frame.width(), above)];
        // It does not shrink with the podium, and stays at the right.
        let scale = k.max(0.66);
        let sign = corner + Vec2::new(422.0, 82.0) * k - Vec2::new(232.0 * (scale - k), 0.0);
        Self {
            frame,
            picture: (corner, k),
            girders,
            steps: steps(&standings.ranked, 0.0),
            names: names_below(frame, (corner.x, k), &standings.ranked),
            ribbon: rect(x + 10.0, y + HEAD - RIBBON, frame.width() - 20.0, RIBBON),
            short: true,
            sign: (k >= 0.48).then_some((sign, scale)),
        }
    }
}

/// The corners of the steps, the lowest of them this much higher.
fn steps(ranked: &[Ranked], higher: f32) -> Vec<Vec2> {
    let top = |rank: usize| TOPS[rank - 1] - higher * (rank - 1) as f32 / 3.0;
    ranked.iter().zip(STEPS).map(|(who, x)| Vec2::new(x, top(who.rank))).collect()
}

/// Each name is below its step if all of them fit there, otherwise they stand together in the order of the steps.
fn names_below(frame: Rect, (left, k): (f32, f32), ranked: &[Ranked]) -> Vec<NamePlace> {
    const SIZE: f32 = 14.0;
    let (face, wide) = (Typeface::Text, STEP * k - 4.0 * k);
    let width = |who: &Ranked| face.width(&who.name, SIZE) + 18.0;
    if ranked.iter().all(|who| width(who) <= wide) {
        let middle = frame.max.y - NAMES / 2.0 - 2.0;
        let place = |(who, step): (&Ranked, f32)| {
            let left = left + (step + STEP / 2.0) * k - width(who) / 2.0;
            let (sign, name) = (Vec2::new(left + 7.0, middle), Vec2::new(left + 18.0, middle + 5.0));
            NamePlace { sign, radius: 7.0, name, face, size: SIZE, room: wide }
        };
        return ranked.iter().zip(STEPS).map(place).collect();
    }
    let in_row = if frame.width() < NARROW { 1 } else { 2 };
    let rows = ranked.len().div_ceil(in_row);
    let (wide, high) = ((frame.width() - 32.0) / in_row as f32, (NAMES - 7.0) / rows as f32);
    let size = (high * 0.75).clamp(11.0, 16.0);
    let place = |step: &f32| {
        let nth = STEPS[..ranked.len()].iter().filter(|other| *other < step).count();
        let left = frame.min.x + 18.0 + wide * (nth % in_row) as f32;
        let middle = frame.max.y - NAMES + 2.0 + high * ((nth / in_row) as f32 + 0.5);
        let (sign, name) = (Vec2::new(left + 7.0, middle), Vec2::new(left + 20.0, middle + size * 0.35));
        NamePlace { sign, radius: (high * 0.4).min(7.5), name, face, size, room: wide - 24.0 }
    };
    STEPS[..ranked.len()].iter().map(place).collect()
}
