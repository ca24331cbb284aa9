//! Stands in for the crate `vello_cpu`, of which egui uses very little: it fills the outlines of letters with white.
//! All that the crate could paint besides is a tenth of what a browser would have to load.
#![allow(clippy::new_without_default)]

use kurbo::{Affine, BezPath, PathEl, Point};

pub use kurbo;

/// How far a curve may be from the lines that are drawn in its place, in pixels; the same as in the crate itself.
const TOLERANCE: f64 = 0.25;

/// The only colour.
pub mod color {
    use std::marker::PhantomData;

    /// A colour space.
    pub struct Srgb;

    /// A colour in a space.
    pub struct OpaqueColor<Space>(PhantomData<Space>);

    impl<Space> OpaqueColor<Space> {
        /// White.
        pub const WHITE: Self = Self(PhantomData);
    }
}

/// Where outlines are filled.
pub struct RenderContext {
    width: usize,
    height: usize,
    transform: Affine,
    /// For every pixel of every row, and two more, how much more of it is covered than of the one before.
    more: Vec<f64>,
}

impl RenderContext {
    /// A place of this many pixels.
    pub fn new(width: u16, height: u16) -> Self {
        let (width, height) = (width.into(), height.into());
        Self { width, height, transform: Affine::IDENTITY, more: vec![0.0; (width + 2) * height] }
    }

    /// Moves everything that follows.
    pub fn set_transform(&mut self, transform: Affine) {
        self.transform = transform;
    }

    /// White is the only paint.
    pub fn set_paint(&mut self, _: color::OpaqueColor<color::Srgb>) {}

    /// Fills an outline, wherever it runs around a point in one direction more often than in the other.
    pub fn fill_path(&mut self, path: &BezPath) {
        let (mut first, mut last) = (Point::ZERO, Point::ZERO);
        kurbo::flatten(self.transform * path, TOLERANCE, |part| match part {
            PathEl::MoveTo(to) => {
                self.line(last, first);
                (first, last) = (to, to);
            }
            PathEl::LineTo(to) => {
                self.line(last, to);
                last = to;
            }
            _ => {
                self.line(last, first);
                last = first;
            }
        });
        self.line(last, first);
    }

    /// What lies to the right of a line is covered once more, or once less if the line runs upwards.
    fn line(&mut self, from: Point, to: Point) {
        let (top, foot, turn) = if from.y < to.y { (from, to, 1.0) } else { (to, from, -1.0) };
        let slope = (foot.x - top.x) / (foot.y - top.y);
        let x_at = |y: f64| (top.x + (y - top.y) * slope).clamp(0.0, self.width as f64);
        for row in top.y.max(0.0) as usize..(foot.y.ceil() as usize).min(self.height) {
            let (y0, y1) = (top.y.max(row as f64), foot.y.min(row as f64 + 1.0));
            let (left, right) = (x_at(y0).min(x_at(y1)), x_at(y0).max(x_at(y1)));
            for column in left as usize..=right as usize {
                let (x0, x1) = (left.max(column as f64), right.min(column as f64 + 1.0));
                let share = if left < right { (x1 - x0) / (right - left) } else { 1.0 };
                let height = turn * (y1 - y0) * share;
                let beyond = (x0 + x1) / 2.0 - column as f64;
                let place = row * (self.width + 2) + column;
                self.more[place] += height * (1.0 - beyond);
                self.more[place + 1] += height * beyond;
            }
        }
    }

    /// Makes pixels of everything that has been filled.
    pub fn render(&self, onto: &mut Pixmap, _: &mut Resources) {
        let rows = self.more.chunks(self.width + 2);
        let covered = rows.flat_map(|row| {
            row[..self.width].iter().scan(0.0, |sum: &mut f64, more| {
                *sum += more;
                Some((sum.abs() * 255.0 + 0.5).min(255.0) as u8)
            })
        });
        onto.0 = covered.flat_map(|alpha| [alpha; 4]).collect();
    }
}

/// Pixels.
pub struct Pixmap(Vec<u8>);

impl Pixmap {
    /// Pixels with nothing on them.
    pub fn new(width: u16, height: u16) -> Self {
        Self(vec![0; usize::from(width) * usize::from(height) * 4])
    }

    /// Red, green, blue and alpha of every pixel, row by row.
    pub fn data_as_u8_slice(&self) -> &[u8] {
        &self.0
    }
}

/// Nothing.
pub struct Resources;

impl Resources {
    /// Nothing.
    pub fn new() -> Self {
        Self
    }
}

#[cfg(test)]
mod tests {
    use kurbo::{Circle, Rect, Shape};

    use super::*;

    fn filled(width: u16, height: u16, path: &BezPath) -> Vec<u8> {
        let mut context = RenderContext::new(width, height);
        context.fill_path(path);
        let mut pixels = Pixmap::new(width, height);
        context.render(&mut pixels, &mut Resources::new());
        pixels.data_as_u8_slice().chunks(4).map(|pixel| pixel[3]).collect()
    }

    #[test]
    fn a_pixel_is_as_opaque_as_it_is_covered() {
        let path = Rect::new(0.5, 0.0, 2.0, 1.25).to_path(0.1);
        assert_eq!(filled(3, 2, &path), [128, 255, 0, 32, 64, 0]);
        let triangle = BezPath::from_svg("M0 0 L2 2 L0 2 Z").expect("it is an outline");
        assert_eq!(filled(2, 2, &triangle), [128, 0, 255, 128]);
    }

    #[test]
    fn an_outline_inside_another_one_is_a_hole_if_it_runs_the_other_way() {
        let outer = Rect::new(0.0, 0.0, 3.0, 3.0).to_path(0.1);
        let mut ring = outer.clone();
        ring.extend(Rect::new(1.0, 1.0, 2.0, 2.0).to_path(0.1).reverse_subpaths());
        assert_eq!(filled(3, 3, &ring), [255, 255, 255, 255, 0, 255, 255, 255, 255]);
        let mut twice = outer.clone();
        twice.extend(Rect::new(1.0, 1.0, 2.0, 2.0).to_path(0.1));
        assert_eq!(filled(3, 3, &twice), [255; 9]);
    }

    #[test]
    fn a_circle_covers_about_its_area() {
        let circle = Circle::new((20.0, 20.0), 15.0);
        let sum: f64 = filled(40, 40, &circle.to_path(0.01)).iter().map(|alpha| f64::from(*alpha) / 255.0).sum();
        assert!((sum - circle.area()).abs() < 0.03 * circle.area(), "{sum}");
    }
}
