//! Where everything of the statistics is: filters, tiles and four charts on a desktop; on a phone one column that scrolls,
//! with the buttons at its foot.

use bevy::prelude::*;

use crate::{
    drawing::rect,
    layout::{Extent, FINGER, Grid, ScrolledPage, columns},
    ui::viewport::{Phone, Shape},
};

/// The places of the statistics. What is on a page that scrolls is measured from the corner of that page.
#[derive(Clone, Debug)]
pub struct StatisticsLayout {
    pub filters: [FilterPlace; 3],
    pub export: Rect,
    pub erase: Rect,
    pub tiles: [Rect; 5],
    pub levels: Rect,
    pub weeks: Rect,
    pub pairs: Rect,
    pub sources: Rect,
    pub type_sizes: ChartType,
    pub page: Option<ScrolledPage>,
}

/// A row of parts of which one is chosen, and its name.
#[derive(Clone, Copy, Debug)]
pub struct FilterPlace {
    pub name: Option<Rect>,
    pub parts: Rect,
}

/// How large words and figures are set.
#[derive(Clone, Copy, Debug)]
pub struct ChartType {
    pub text: f32,
    pub heading: f32,
    /// The figures of the tiles.
    pub figure: f32,
    /// Whether cells are too narrow for two figures side by side.
    pub stacked: bool,
    /// Whether there is little room at the edges of panels.
    pub small: bool,
}

impl StatisticsLayout {
    /// The layout for a shape, and so many sources of points.
    pub fn of(shape: Shape, sources: usize) -> Self {
        match shape {
            Shape::Wide => Self::wide(),
            Shape::Tall => Self::tall(),
            Shape::Phone(phone) => Self::phone(phone, sources),
        }
    }

    fn wide() -> Self {
        let y = 66.0;
        let filter = |name: Option<Rect>, x: f32, w: f32| FilterPlace { name, parts: rect(x, y, w, 40.0) };
        let tile = |x: f32, w: f32| rect(x, 120.0, w, 96.0);
        Self {
            filters: [
                filter(None, 24.0, 420.0),
                filter(Some(rect(470.0, y, 70.0, 40.0)), 544.0, 216.0),
                filter(Some(rect(786.0, y, 60.0, 40.0)), 850.0, 332.0),
            ],
            export: rect(1298.0, y, 132.0, 40.0),
            erase: rect(1442.0, y, 134.0, 40.0),
            tiles: [tile(24.0, 224.0), tile(260.0, 262.0), tile(534.0, 268.0), tile(814.0, 250.0), tile(1076.0, 500.0)],
            levels: rect(24.0, 230.0, 768.0, 246.0),
            weeks: rect(808.0, 230.0, 768.0, 246.0),
            pairs: rect(24.0, 490.0, 768.0, 386.0),
            sources: rect(808.0, 490.0, 768.0, 386.0),
            type_sizes: ChartType { text: 19.4, heading: 25.0, figure: 42.0, stacked: false, small: false },
            page: None,
        }
    }

    fn tall() -> Self {
        let y = 66.0;
        let filter = |name: Option<Rect>, x: f32, w: f32| FilterPlace { name, parts: rect(x, y, w, 40.0) };
        let tile = |x: f32, w: f32| rect(x, 120.0, w, 96.0);
        Self {
            filters: [
                filter(None, 22.0, 356.0),
                filter(Some(rect(392.0, y, 64.0, 40.0)), 460.0, 160.0),
                filter(Some(rect(636.0, y, 56.0, 40.0)), 696.0, 264.0),
            ],
            export: rect(978.0, y, 136.0, 40.0),
            erase: rect(1124.0, y, 136.0, 40.0),
            tiles: [tile(20.0, 170.0), tile(200.0, 200.0), tile(410.0, 216.0), tile(636.0, 232.0), tile(878.0, 382.0)],
            levels: rect(20.0, 230.0, 614.0, 266.0),
            weeks: rect(646.0, 230.0, 614.0, 266.0),
            pairs: rect(20.0, 510.0, 614.0, 430.0),
            sources: rect(646.0, 510.0, 614.0, 430.0),
            type_sizes: ChartType { text: 18.5, heading: 24.0, figure: 36.0, stacked: false, small: false },
            page: None,
        }
    }

    /// One column. Filters and tiles are as many side by side as there is room for.
    fn phone(phone: Phone, sources: usize) -> Self {
        const EDGE: f32 = 8.0;
        let size = phone.size();
        let upright = phone.is_portrait();
        let foot = FINGER + 12.0;
        let area = rect(0.0, 54.0, size.x, size.y - 54.0 - foot);
        // The bar that shows how far it is scrolled is at the right.
        let wide = size.x - 2.0 * EDGE - 8.0;
        let mut y = EDGE;
        let mut next = |high: f32| {
            let place = rect(EDGE, y, wide, high);
            y += high + EDGE;
            place
        };
        let parts = |place: Rect| rect(place.min.x + 4.0, place.min.y + 2.0, place.width() - 8.0, FINGER - 4.0);
        let named = |place: Rect| {
            let [name, row] = columns(place, 6.0, [Extent::Fixed(62.0), Extent::Share(1.0)]);
            FilterPlace { name: Some(name), parts: parts(row) }
        };
        let company = FilterPlace { name: None, parts: parts(next(FINGER)) };
        let [players, period] = if upright {
            [next(FINGER), next(FINGER)]
        } else {
            columns(next(FINGER), EDGE, [Extent::Share(1.0), Extent::Share(1.2)])
        };
        let tiles = if upright {
            let rows = [next(64.0), next(64.0)];
            let [[a, b], [c, d]] = rows.map(|row| columns(row, EDGE, [Extent::Share(1.0); 2]));
            [a, b, c, d, next(84.0)]
        } else {
            let [a, b, c, d] = columns(next(64.0), EDGE, [Extent::Share(1.0); 4]);
            [a, b, c, d, next(64.0)]
        };
        let levels = next(50.0 + 4.0 * 34.0);
        let weeks = next(200.0);
        let stacked = wide < 480.0;
        let pairs = next(if stacked { 84.0 + 5.0 * 50.0 } else { 84.0 + 5.0 * 42.0 });
        let sources = next(84.0 + 32.0 * sources as f32);
        let [export, erase] =
            columns(rect(EDGE, size.y - foot + 6.0, size.x - 2.0 * EDGE, FINGER), EDGE, [Extent::Share(1.0); 2]);
        Self {
            filters: [company, named(players), named(period)],
            export,
            erase,
            tiles,
            levels,
            weeks,
            pairs,
            sources,
            type_sizes: ChartType { text: 15.0, heading: 20.0, figure: 30.0, stacked, small: true },
            page: Some(ScrolledPage { area, high: y }),
        }
    }

    /// The cells of the table of modules: columns B to F, rows A to E.
    pub fn cells(&self) -> Grid {
        let ChartType { small, .. } = self.type_sizes;
        let Rect { min, max } = self.pairs;
        let (left, right, top, foot, gap) =
            if small { (34.0, 8.0, 74.0, 8.0, 1.0) } else { (86.0, 56.0, 92.0, 14.0, 6.0) };
        let left = if self.pairs.width() < 700.0 { f32::min(left, 64.0) } else { left };
        let right = if self.pairs.width() < 700.0 { f32::min(right, 18.0) } else { right };
        Grid::shared(Rect::new(min.x + left, min.y + top, max.x - right, max.y - foot), gap + 2.0, 5, 5)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::testing::{lie_apart, shapes};

    #[test]
    fn nothing_lies_on_anything_else() {
        for (shape, sources) in shapes().flat_map(|shape| [(shape, 6), (shape, 12)]) {
            let layout = StatisticsLayout::of(shape, sources);
            let stage = Rect::from_corners(Vec2::ZERO, shape.size());
            let case = format!("{shape:?} with {sources} sources");
            let buttons = [layout.export, layout.erase];
            let mut all = layout.tiles.to_vec();
            all.extend([layout.levels, layout.weeks, layout.pairs, layout.sources]);
            for filter in layout.filters {
                all.push(filter.parts);
                all.extend(filter.name);
            }
            match layout.page {
                Some(page) => {
                    lie_apart(&case, Rect::new(0.0, 0.0, stage.max.x - 8.0, page.high), &all);
                    lie_apart(&case, stage, &[page.area, buttons[0], buttons[1]]);
                    assert!(buttons.iter().all(|button| button.height() >= FINGER), "{case}");
                }
                None => lie_apart(&case, stage, &[all, buttons.to_vec()].concat()),
            }
            let cells = layout.cells();
            assert!(cells.place(0, 0).width() > 40.0 && cells.place(4, 4).height() > 30.0, "{case}: {cells:?}");
        }
    }
}
