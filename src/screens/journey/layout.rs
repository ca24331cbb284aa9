//! Where everything of the stations is: on a desktop the line with its posters above the chosen chapter and the branch lines,
//! on a phone the chosen chapter above a list.

use bevy::math::{Rect, Vec2};

use crate::{
    drawing::rect,
    journey::chapters::ChapterId,
    layout::{FINGER, Grid},
    ui::viewport::{Phone, Shape},
};

/// The places of the stations.
pub struct JourneyLayout {
    /// The line with its posters.
    pub line: Option<LinePlace>,
    /// All chapters in a list.
    pub list: Option<ListPlace>,
    pub chapter: ChapterPlace,
    pub branches: Option<BranchesPlace>,
}

/// The line with its posters.
pub struct LinePlace {
    /// The middle of the first station, and how far it is to the next one.
    pub first: f32,
    pub step: f32,
    /// The rail's height.
    pub rail: f32,
    /// The scale of the posters.
    pub scale: f32,
    /// The lower edge of the sky.
    pub foot: f32,
    /// The type of names and minutes.
    pub letters: [f32; 2],
}

/// All chapters, one below the other.
pub struct ListPlace {
    /// What a finger moves.
    pub area: Rect,
    /// The height of a chapter.
    pub row: f32,
}

/// What is said about the chosen chapter.
pub struct ChapterPlace {
    pub panel: Rect,
    pub button: Rect,
    /// The type of its text.
    pub letters: f32,
    /// Whether there is room for what is learned, and for the conductor.
    pub whole: bool,
}

/// The tickets of the branch lines.
pub struct BranchesPlace {
    /// Left end and baseline of the heading; the right end of the note.
    pub heading: [f32; 3],
    /// The line that the branches leave: its left and right end and its height, and where it leaves the main line.
    pub trunk: [f32; 3],
    pub leaves: [f32; 2],
    /// The tickets, and how many are side by side.
    pub tickets: Grid,
    pub columns: u8,
}

impl JourneyLayout {
    /// The layout for a shape.
    pub fn of(shape: Shape) -> Self {
        match shape {
            Shape::Wide => Self::desktop(
                LinePlace { first: 112.0, step: 196.6, rail: 292.0, scale: 1.0, foot: 404.0, letters: [20.0, 18.0] },
                [rect(24.0, 424.0, 716.0, 452.0), rect(360.0, 786.0, 358.0, 70.0)],
                BranchesPlace {
                    heading: [824.0, 436.0, 1576.0],
                    trunk: [764.0, 1372.0, 452.0],
                    leaves: [776.0, 292.0],
                    tickets: Grid::new(rect(764.0, 486.0, 262.0, 180.0), Vec2::new(275.0, 206.0), 3),
                    columns: 3,
                },
            ),
            // The tickets are in one column less and one row more.
            Shape::Tall => Self::desktop(
                LinePlace { first: 90.0, step: 157.0, rail: 240.0, scale: 0.8, foot: 340.0, letters: [17.5, 17.5] },
                [rect(20.0, 364.0, 604.0, 572.0), rect(272.0, 846.0, 332.0, 70.0)],
                BranchesPlace {
                    heading: [744.0, 378.0, 1256.0],
                    trunk: [684.0, 1020.0, 394.0],
                    leaves: [620.0, 240.0],
                    tickets: Grid::new(rect(694.0, 420.0, 276.0, 160.0), Vec2::new(286.0, 176.0), 2),
                    columns: 2,
                },
            ),
            Shape::Phone(phone) => Self::phone(phone),
        }
    }

    fn desktop(line: LinePlace, [panel, button]: [Rect; 2], branches: BranchesPlace) -> Self {
        let chapter = ChapterPlace { panel, button, letters: 20.5, whole: true };
        Self { line: Some(line), list: None, chapter, branches: Some(branches) }
    }

    fn phone(phone: Phone) -> Self {
        let size = phone.size();
        let (bar, foot) = (54.0, FINGER + 16.0);
        let upright = phone.is_portrait();
        let (panel, area) = if upright {
            let panel = rect(8.0, bar, size.x - 16.0, 150.0);
            (panel, rect(0.0, bar + 156.0, size.x, size.y - bar - 156.0 - foot))
        } else {
            let wide = (size.x * 0.42).min(360.0);
            let panel = rect(8.0, bar, wide, size.y - bar - foot);
            (panel, rect(wide + 12.0, bar, size.x - wide - 12.0, size.y - bar - 4.0))
        };
        let wide = if upright { size.x - 16.0 } else { panel.width() };
        Self {
            line: None,
            list: Some(ListPlace { area, row: FINGER + 6.0 }),
            chapter: ChapterPlace {
                panel,
                button: rect(8.0, size.y - foot + 6.0, wide, FINGER + 4.0),
                letters: 16.0,
                whole: false,
            },
            branches: None,
        }
    }
}

/// The icon of a branch line.
pub fn branch_icon(chapter: ChapterId) -> &'static str {
    match chapter {
        ChapterId::Murder => "icon/murderer",
        ChapterId::MurderTwo => "icon/suspect-self",
        ChapterId::Passengers => "icon/luggage",
        ChapterId::Switches => "icon/switch",
        ChapterId::Storage => "icon/factory",
        _ => "icon/coffee",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::testing::{lie_apart, shapes};

    #[test]
    fn nothing_lies_on_anything_else() {
        for shape in shapes() {
            let layout = JourneyLayout::of(shape);
            let mut all = vec![layout.chapter.panel];
            if let Some(branches) = &layout.branches {
                all.extend((0..6).map(|nth| branches.tickets.nth(nth)));
            }
            if let Some(list) = &layout.list {
                all.extend([list.area, layout.chapter.button]);
            }
            if let Some(line) = &layout.line {
                all.push(Rect::new(0.0, 54.0, shape.size().x, line.foot));
            }
            lie_apart(&format!("{shape:?}"), Rect::from_corners(Vec2::ZERO, shape.size()), &all);
        }
    }
}
