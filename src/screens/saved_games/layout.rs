//! Where everything among the saved games is: labels on rods at the left, the chosen game at the right; on a phone the
//! chosen game above or beside a list.

use bevy::prelude::*;

use super::names::SavedGamesControl;
use crate::{
    drawing::rect,
    layout::FINGER,
    ui::viewport::{Phone, Shape},
};

/// The places among the saved games.
pub struct ShelfLayout {
    /// The row above the labels: which are shown, in which order, the room used, and the way in for others. A phone has
    /// room for the first and the last.
    pub show: Rect,
    pub sort: Option<Rect>,
    pub used: Option<Rect>,
    pub import: Rect,
    pub labels: LabelsPlace,
    pub chosen: ChosenPlace,
}

/// The labels.
pub struct LabelsPlace {
    /// What a finger or the wheel moves.
    pub area: Rect,
    pub columns: usize,
    pub size: Vec2,
    pub step: Vec2,
    /// The corner of the first.
    pub first: Vec2,
    /// The size of the picture.
    pub picture: Vec2,
    /// The type of the name and of what is below it.
    pub letters: [f32; 2],
    /// Whether they hang on rods.
    pub hang: bool,
}

/// The chosen game.
pub struct ChosenPlace {
    pub panel: Rect,
    pub picture: Rect,
    /// Its name, with the sign to change it at the right end.
    pub name: Rect,
    /// When it was played, and how far it has come.
    pub lines: Rect,
    /// The players, one below the other; `None` where there is no room.
    pub players: Option<Rect>,
    /// Continue, and what else can be done. Where signs are enough, they have no words.
    pub open: Rect,
    pub others: Vec<(SavedGamesControl, Rect)>,
    pub signs_only: bool,
    pub letters: f32,
}

impl ShelfLayout {
    /// The layout for a shape.
    pub fn of(shape: Shape) -> Self {
        match shape {
            Shape::Wide => Self::desktop(shape.size(), 1150.0),
            Shape::Tall => Self::desktop(shape.size(), 872.0),
            Shape::Phone(phone) if phone.is_portrait() => Self::upright(phone),
            Shape::Phone(phone) => Self::across(phone),
        }
    }

    fn desktop(size: Vec2, split: f32) -> Self {
        let columns = 2;
        let right = split - 16.0;
        let step = Vec2::new((right - 22.0) / columns as f32, 254.0);
        let label = Vec2::new(step.x - 28.0, 208.0);
        let narrow = split < 1000.0;
        let (import, used) = (150.0, 250.0);
        let panel = Rect::new(split, 66.0, size.x - 24.0, size.y - 24.0);
        let (left, wide) = (panel.min.x + 18.0, panel.width() - 36.0);
        let foot = panel.max.y - 18.0;
        let half = (wide - 10.0) / 2.0;
        let pitch = 60.0;
        let row = |nth: f32| foot - pitch * nth + 8.0;
        let left_half = |nth: f32| rect(left, row(nth), half, 52.0);
        let right_half = |nth: f32| rect(left + half + 10.0, row(nth), half, 52.0);
        Self {
            show: rect(26.0, 68.0, if narrow { 380.0 } else { 430.0 }, 38.0),
            sort: Some(rect(if narrow { 422.0 } else { 472.0 }, 66.0, 190.0, 42.0)),
            used: (!narrow).then(|| rect(680.0, 66.0, used, 42.0)),
            import: rect(right - import, 66.0, import, 42.0),
            labels: LabelsPlace {
                area: rect(0.0, 112.0, right + 8.0, size.y - 112.0),
                columns,
                size: label,
                step,
                first: Vec2::new(40.0, 28.0),
                picture: Vec2::new(if narrow { 172.0 } else { 236.0 }, 172.0),
                letters: [22.0, 18.4],
                hang: true,
            },
            chosen: ChosenPlace {
                panel,
                picture: rect(left, panel.min.y + 18.0, wide, if narrow { 170.0 } else { 192.0 }),
                name: rect(left, panel.min.y + if narrow { 200.0 } else { 222.0 }, wide, 40.0),
                lines: rect(left, panel.min.y + if narrow { 244.0 } else { 266.0 }, wide, 70.0),
                players: Some(rect(left, panel.min.y + if narrow { 326.0 } else { 348.0 }, wide, 190.0)),
                open: rect(left, row(3.0) - 76.0, wide, 66.0),
                others: vec![
                    (SavedGamesControl::Watch, left_half(3.0)),
                    (SavedGamesControl::Review, right_half(3.0)),
                    (SavedGamesControl::Share, left_half(2.0)),
                    (SavedGamesControl::Challenge, right_half(2.0)),
                    (SavedGamesControl::Rename, left_half(1.0)),
                    (SavedGamesControl::Delete, right_half(1.0)),
                ],
                signs_only: false,
                letters: 19.0,
            },
        }
    }

    fn upright(phone: Phone) -> Self {
        let size = phone.size();
        let panel = rect(8.0, 58.0, size.x - 16.0, 146.0);
        let list = panel.max.y + 8.0 + FINGER + 4.0;
        let signs = size.y - 8.0 - 2.0 * FINGER - 6.0;
        Self::phone(size, panel, panel.max.y + 8.0, rect(0.0, list, size.x, signs - 6.0 - list))
    }

    fn across(phone: Phone) -> Self {
        let size = phone.size();
        let wide = (size.x * 0.44).min(400.0);
        let panel = rect(8.0, 58.0, wide, size.y - 80.0 - 2.0 * FINGER);
        let list = 58.0 + FINGER + 4.0;
        let area = rect(wide + 12.0, list, size.x - wide - 16.0, size.y - list - 4.0);
        let mut all = Self::phone(size, panel, 58.0, area);
        let below = all.chosen.picture.max.y + 10.0;
        all.chosen.players = Some(rect(18.0, below, wide - 20.0, panel.max.y - below - 8.0));
        let left = wide + 16.0;
        (all.show.min.x, all.show.max.x) = (left, size.x - FINGER - 20.0);
        all
    }

    /// The chosen game with its buttons at the foot, and the list.
    fn phone(size: Vec2, panel: Rect, row: f32, area: Rect) -> Self {
        let high = if panel.height() < 200.0 && size.x > size.y { 72.0 } else { 126.0_f32.min(panel.height() - 20.0) };
        let picture = rect(panel.min.x + 10.0, panel.min.y + 10.0, (panel.width() * 0.4).min(150.0), high);
        let left = picture.max.x + 12.0;
        let wide = panel.max.x - 10.0 - left;
        // The signs have a row of their own above the gold button, which is as wide as all of them.
        let foot = size.y - 8.0 - FINGER;
        let pitch = (panel.width() + 6.0) / 6.0;
        let sign = |nth: f32| rect(8.0 + pitch * nth, foot - FINGER - 6.0, pitch - 6.0, FINGER);
        Self {
            show: rect(12.0, row + 3.0, size.x - FINGER - 34.0, 38.0),
            sort: None,
            used: None,
            import: rect(size.x - FINGER - 8.0, row, FINGER, FINGER),
            labels: LabelsPlace {
                area,
                columns: 1,
                size: Vec2::new(area.width() - 16.0, 116.0),
                step: Vec2::new(area.width(), 124.0),
                first: Vec2::new(8.0, 4.0),
                picture: Vec2::new(124.0, 92.0),
                letters: [17.0, 14.5],
                hang: false,
            },
            chosen: ChosenPlace {
                panel,
                picture,
                name: rect(left, panel.min.y + 8.0, wide, 28.0),
                lines: rect(left, panel.min.y + 38.0, wide, 44.0),
                players: Some(rect(left, panel.min.y + 84.0, wide, panel.height() - 92.0)),
                open: rect(8.0, foot, panel.width(), FINGER),
                others: vec![
                    (SavedGamesControl::Watch, sign(0.0)),
                    (SavedGamesControl::Review, sign(1.0)),
                    (SavedGamesControl::Challenge, sign(2.0)),
                    (SavedGamesControl::Share, sign(3.0)),
                    (SavedGamesControl::Rename, sign(4.0)),
                    (SavedGamesControl::Delete, sign(5.0)),
                ],
                signs_only: true,
                letters: 14.5,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_lies_on_anything_else() {
        let phones = [(390, 844), (844, 390), (360, 640), (640, 360)];
        let phones = phones.map(|(wide, high)| Shape::Phone(Phone { wide, high }));
        for shape in [Shape::Wide, Shape::Tall].into_iter().chain(phones) {
            let layout = ShelfLayout::of(shape);
            let chosen = &layout.chosen;
            let mut all = vec![layout.show, layout.import, layout.labels.area];
            all.extend([chosen.open, chosen.picture, chosen.name, chosen.lines]);
            all.extend(layout.sort.into_iter().chain(layout.used).chain(chosen.players));
            all.extend(chosen.others.iter().map(|(_, at)| *at));
            let stage = Rect::from_corners(Vec2::ZERO, shape.size());
            for (nth, one) in all.iter().enumerate() {
                assert!(one.width() > 40.0 && one.height() > 20.0, "{shape:?}: {one:?} is too small");
                assert!(stage.contains(one.min) && stage.contains(one.max), "{shape:?}: {one:?} is not on the stage");
                for other in &all[..nth] {
                    let both = one.intersect(*other);
                    assert!(both.is_empty() || both.width() * both.height() < 1.0, "{shape:?}: {one:?} on {other:?}");
                }
            }
        }
    }
}
