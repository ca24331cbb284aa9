//! Where everything in the rules book is: two pages beside the chapters, or one page over the whole of a phone.

use bevy::prelude::*;

use crate::{drawing::rect, layout::FINGER};

/// The places of the open book in layout pixels, and the sizes of its type.
#[derive(Clone, Debug, PartialEq)]
pub struct BookLayout {
    /// What the book covers: everything in view.
    pub whole: Rect,
    /// The line to search with.
    pub search: Rect,
    /// Back and forward along the links.
    pub trail: [Rect; 2],
    /// The panel with the chapters, where it is beside the pages.
    pub chapters: Option<Rect>,
    /// What opens the chapters, where they lie over the page.
    pub list: Option<Rect>,
    /// The cover of the book.
    pub cover: Rect,
    /// What is printed on: the left and the right page, or the only one.
    pub pages: Vec<Rect>,
    /// To the page before and the one after.
    pub turn: [Rect; 2],
    /// To symbols and keys.
    pub symbols: Rect,
    /// The sizes of the type.
    pub type_sizes: TypeSizes,
}

/// The sizes of the book's type, in layout pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TypeSizes {
    pub chapter: f32,
    pub heading: f32,
    pub words: f32,
    /// How far words are indented below the heading of a clause.
    pub indent: f32,
}

/// The height of the bar at the top.
const BAR: f32 = 54.0;
/// Below this, what is in view is a phone's.
const PHONE: f32 = 640.0;

impl BookLayout {
    /// The book in what is in view, with type this much larger.
    pub fn of(whole: Rect, larger: f32) -> Self {
        if whole.size().min_element() < PHONE { Self::phone(whole, larger) } else { Self::desktop(whole, larger) }
    }

    fn desktop(whole: Rect, larger: f32) -> Self {
        let (left, top, size) = (whole.min.x, whole.min.y, whole.size());
        let list_wide = (size.x * 0.206).clamp(250.0, 330.0);
        let below = top + BAR + 16.0;
        let high = size.y - BAR - 34.0;
        let chapters = rect(left + 24.0, below, list_wide, high);
        let cover = Rect::new(chapters.max.x + 20.0, below, left + size.x - 24.0, below + high);
        let (margin, foot) = (if cover.width() > 1000.0 { 44.0 } else { 30.0 }, 52.0);
        let half = cover.width() / 2.0;
        let page = |nth: f32| {
            let x = cover.min.x + half * nth;
            Rect::new(x + margin, cover.min.y + 34.0, x + half - margin, cover.max.y - foot)
        };
        let at_foot = |x: f32| rect(x, cover.max.y - 52.0, 54.0, 40.0);
        let search_wide = (size.x * 0.42).clamp(400.0, 660.0);
        let search = rect(left + (size.x - search_wide) / 2.0, top + 6.0, search_wide, 38.0);
        let trail = [0.0, 62.0].map(|off| rect(left + size.x - 136.0 + off, top + 6.0, 54.0, 38.0));
        Self {
            whole,
            search,
            trail,
            symbols: rect(chapters.min.x + 18.0, chapters.max.y - 56.0, list_wide - 36.0, 42.0),
            chapters: Some(chapters),
            list: None,
            cover,
            pages: vec![page(0.0), page(1.0)],
            turn: [at_foot(cover.min.x + margin - 10.0), at_foot(cover.max.x - margin - 44.0)],
            type_sizes: TypeSizes { chapter: 36.0, heading: 21.0 * larger, words: 20.0 * larger, indent: 62.0 },
        }
    }

    fn phone(whole: Rect, larger: f32) -> Self {
        let (left, top, size) = (whole.min.x, whole.min.y, whole.size());
        let lying = size.x > size.y;
        // Upright, the line to search with has a row of its own.
        let row = if lying { top + 3.0 } else { top + BAR };
        let search = if lying {
            Rect::new(left + 190.0, row, left + size.x - 2.0 * FINGER - 20.0, row + FINGER)
        } else {
            rect(left + 10.0, row, size.x - 20.0, FINGER)
        };
        let trail = [0.0, 1.0].map(|nth| rect(left + size.x - 10.0 - FINGER * (2.0 - nth), top + 3.0, FINGER, FINGER));
        let foot = top + size.y - FINGER - 4.0;
        let cover = Rect::new(left + 4.0, search.max.y.max(top + BAR) + 4.0, left + size.x - 4.0, foot - 4.0);
        let at_foot = |x: f32, wide: f32| rect(x, foot, wide, FINGER);
        Self {
            whole,
            search,
            trail,
            chapters: None,
            list: Some(at_foot(left + 66.0, size.x - 132.0)),
            cover,
            pages: vec![Rect::from_corners(cover.min + Vec2::new(16.0, 12.0), cover.max - Vec2::new(16.0, 10.0))],
            turn: [at_foot(left + 6.0, 54.0), at_foot(left + size.x - 60.0, 54.0)],
            symbols: rect(left + 16.0, foot - FINGER - 14.0, size.x - 32.0, FINGER),
            type_sizes: TypeSizes {
                chapter: (18.0 * larger).max(24.0),
                heading: 17.0 * larger,
                words: 16.0 * larger,
                indent: 0.0,
            },
        }
    }

    /// Where the chapters are listed: beside the pages, or over the only one.
    pub fn listed(&self) -> Rect {
        self.chapters.unwrap_or(self.cover)
    }

    /// The row of a chapter, the `nth` of `count`, in so many columns as fingers need.
    pub fn chapter(&self, nth: usize, count: usize) -> Rect {
        let room = self.listed();
        let room = Rect::new(room.min.x + 16.0, room.min.y + 12.0, room.max.x - 16.0, self.symbols.min.y - 8.0);
        // The pixels of the title, over which the book is opened, are a little smaller than those of a phone.
        let (least, most) = if self.chapters.is_some() { (34.0, 49.0) } else { (FINGER + 7.0, 56.0) };
        let rows = count.min((room.height() / least) as usize).max(1);
        let columns = count.div_ceil(rows);
        let size = Vec2::new(room.width() / columns as f32, (room.height() / rows as f32).min(most));
        let corner = room.min + size * Vec2::new((nth / rows) as f32, (nth % rows) as f32);
        Rect::from_corners(corner, corner + size)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_has_its_own_place_in_every_window() {
        let windows = [
            (1600.0, 900.0),
            (1280.0, 960.0),
            (1422.0, 800.0),
            (844.0, 390.0),
            (390.0, 844.0),
            (568.0, 320.0),
            (320.0, 568.0),
        ];
        for (x, y) in windows {
            let layout = BookLayout::of(rect(0.0, 0.0, x, y), 1.0);
            let mut parts = vec![layout.search, layout.trail[0], layout.trail[1], layout.cover];
            parts.extend(layout.chapters);
            parts.extend(layout.list);
            for (nth, one) in parts.iter().enumerate() {
                assert!(layout.whole.contains(one.min) && layout.whole.contains(one.max), "{x}×{y}: {one:?}");
                for other in &parts[nth + 1..] {
                    let common = one.intersect(*other);
                    assert!(common.is_empty(), "{x}×{y}: {one:?} and {other:?}");
                }
            }
            for page in &layout.pages {
                assert!(page.width() > 240.0 && page.height() > 150.0, "{x}×{y}: {page:?}");
                assert!(layout.cover.contains(page.min) && layout.cover.contains(page.max));
            }
            let rows: Vec<_> = (0..16).map(|nth| layout.chapter(nth, 16)).collect();
            for (nth, one) in rows.iter().enumerate() {
                assert!(layout.listed().contains(one.min) && layout.listed().contains(one.max), "{x}×{y}: {one:?}");
                assert!(one.intersect(layout.symbols).is_empty(), "{x}×{y}: {one:?}");
                assert!(rows[nth + 1..].iter().all(|other| one.intersect(*other).size().min_element() < 0.01));
            }
        }
    }
}
