//! How windows and questions are laid out: in the middle of a screen with room, or with all of a small one.

use bevy_egui::egui::{Context, Rangef, Rect, Vec2, vec2};

use crate::{
    layout::FINGER,
    ui::zoom::{is_small, scale},
};

/// How large the things in windows are, in egui points.
#[derive(Clone, Copy, Debug)]
pub struct WindowMeasures {
    /// Where the parts of a window of this size are on this screen.
    pub places: fn(Rect, Vec2) -> WindowPlaces,
    /// How much of the screen the largest window leaves free.
    pub around: Vec2,
    /// The title.
    pub title: f32,
    /// Words to be read.
    pub letters: f32,
    /// The words on a gold button.
    pub gold: f32,
    /// What explains a setting, as large as there is room for.
    pub explained: [f32; 3],
    /// Between a picture and words.
    pub gap: f32,
    /// How high a tab is, and from one row of tabs to the next.
    pub tab: (f32, f32),
    /// From one line that can be pressed to the next.
    pub line: f32,
    /// The scale of cards that are looked at.
    pub cards: f32,
    /// The line of a player at most, and what is told above all players.
    pub player: f32,
    pub told: f32,
}

const LARGE: WindowMeasures = WindowMeasures {
    places: WindowPlaces::large,
    around: vec2(70.0, 60.0),
    title: 30.0,
    letters: 19.0,
    gold: 24.0,
    explained: [17.5, 16.0, 14.5],
    gap: 24.0,
    tab: (40.0, 40.0),
    line: 46.0,
    cards: 1.3,
    player: 78.0,
    told: 36.0,
};

/// For fingers.
const SMALL: WindowMeasures = WindowMeasures {
    places: WindowPlaces::small,
    around: Vec2::ZERO,
    title: 22.0,
    letters: 16.0,
    gold: 19.0,
    explained: [14.0, 13.0, 12.0],
    gap: 12.0,
    tab: (FINGER, FINGER + 10.0),
    line: 54.0,
    cards: 1.0,
    player: 47.0,
    told: 0.0,
};

impl WindowMeasures {
    /// For this screen.
    pub fn of(ctx: &Context) -> Self {
        if is_small(ctx) { SMALL } else { LARGE }
    }
}

/// As large as this, or smaller so that there is room to draw it larger by the whole interface scale: for windows whose
/// contents can be scrolled.
pub fn growing(ctx: &Context, size: Vec2) -> Vec2 {
    let room = (ctx.content_rect().size() - Vec2::splat(24.0)) / scale(ctx).max(1.0);
    if is_small(ctx) { size } else { size.min(room) }
}

/// Where the parts of a window are.
#[derive(Clone, Copy, Debug)]
pub struct WindowPlaces {
    pub ground: Rect,
    /// What has to stay in view however large the interface is.
    pub seen: Rect,
    pub title: Rect,
    /// The ends of the line below it, at its height.
    pub line: (Rangef, f32),
    /// The cross: what can be pressed, and half of it in points.
    pub close: (Rect, f32),
    pub content: Rect,
}

impl WindowPlaces {
    /// In the middle of the screen.
    fn large(screen: Rect, size: Vec2) -> Self {
        let ground = Rect::from_center_size(screen.center(), size);
        Self {
            ground,
            seen: ground.expand(6.0),
            title: Rect::from_min_size(ground.min + vec2(30.0, 16.0), vec2(size.x - 100.0, 40.0)),
            line: (ground.shrink(24.0).x_range(), ground.top() + 60.0),
            close: (Rect::from_center_size(ground.right_top() + vec2(-44.0, 35.0), vec2(44.0, 40.0)), 14.0),
            content: Rect::from_min_max(ground.min + vec2(30.0, 74.0), ground.max - vec2(30.0, 26.0)),
        }
    }

    /// On a phone: as large as the screen if it has to be, with narrow edges.
    fn small(screen: Rect, size: Vec2) -> Self {
        let ground = Rect::from_center_size(screen.center(), size.min(screen.size() - vec2(6.0, 6.0)));
        Self {
            ground,
            seen: ground,
            title: Rect::from_min_size(ground.min + vec2(16.0, 6.0), vec2(ground.width() - 70.0, 38.0)),
            line: (ground.shrink(12.0).x_range(), ground.top() + 48.0),
            close: (Rect::from_center_size(ground.right_top() + vec2(-28.0, 26.0), vec2(46.0, 44.0)), 12.0),
            content: Rect::from_min_max(ground.min + vec2(14.0, 56.0), ground.max - vec2(14.0, 12.0)),
        }
    }
}
