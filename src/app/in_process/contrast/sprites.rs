//! What sprites and flat shapes show at a point of the table.

use std::sync::Arc;

use bevy::{ecs::system::SystemParam, prelude::*, sprite::Anchor};

use super::{
    light::{LinearLight, times},
    pages::{UnpackedPage, UnpackedPages},
};
use crate::{
    drawing::{FilledShape, ShapeForm},
    ui::atlas::{Art, Atlas},
};

/// Everything that is drawn of the table.
#[derive(SystemParam)]
pub struct DrawnSprites<'w, 's> {
    atlas: Res<'w, Atlas>,
    sprites: Query<
        'w,
        's,
        (
            &'static Sprite,
            &'static Anchor,
            &'static GlobalTransform,
            &'static InheritedVisibility,
            Option<&'static Art>,
        ),
    >,
    shapes: Query<'w, 's, (&'static FilledShape, &'static GlobalTransform, &'static InheritedVisibility)>,
}

/// Something flat, and how high it lies.
pub struct Flat {
    pub z: f32,
    /// What of the world it may cover.
    pub place: Rect,
    inverse: Mat4,
    what: What,
}

enum What {
    Plain { area: Rect, colour: LinearLight },
    Picture { area: Rect, part: Rect, page: Arc<UnpackedPage>, colour: LinearLight, art: Art, scale: f32 },
    Shape(FilledShape),
}

impl DrawnSprites<'_, '_> {
    /// All of it, from the bottom to the top.
    pub fn all(&self, pages: &UnpackedPages) -> Vec<Flat> {
        let sprites =
            self.sprites.iter().filter(|(.., seen, _)| seen.get()).filter_map(|(sprite, anchor, at, _, art)| {
                let size = sprite.custom_size.or(sprite.rect.map(|rect| rect.size()))?;
                let area = Rect::from_center_size(-anchor.as_vec() * size, size);
                let colour = sprite.color.to_linear();
                let what = match art.filter(|art| !art.is_plain()) {
                    None => What::Plain { area, colour },
                    Some(art) => {
                        let (file, part) = self.atlas.on_page(&art.name, sprite.rect?)?;
                        let (page, art, scale) = (pages.page(file), art.clone(), self.atlas.scale());
                        What::Picture { area, part, page, colour, art, scale }
                    }
                };
                (size.min_element() > 0.0 && colour.alpha > 0.0).then(|| Flat::new(at, area, what))
            });
        let shapes = self.shapes.iter().filter(|(.., seen)| seen.get()).map(|(shape, at, _)| {
            let corners: Vec<Vec2> = match &shape.form {
                ShapeForm::Convex(points) => points.clone(),
                ShapeForm::Gradient { corners, .. } => corners.iter().map(|(at, _)| *at).collect(),
            };
            let area = corners.iter().fold(Rect::EMPTY, |area, corner| area.union_point(*corner));
            Flat::new(at, area, What::Shape(shape.clone()))
        });
        let mut all: Vec<_> = sprites.chain(shapes).collect();
        all.sort_by(|one, other| one.z.total_cmp(&other.z));
        all
    }
}

impl Flat {
    fn new(at: &GlobalTransform, area: Rect, what: What) -> Self {
        let corner = |x: f32, y: f32| at.transform_point(Vec3::new(x, y, 0.0)).truncate();
        let corners = [
            corner(area.min.x, area.min.y),
            corner(area.max.x, area.min.y),
            corner(area.min.x, area.max.y),
            corner(area.max.x, area.max.y),
        ];
        let place = corners.into_iter().fold(Rect::EMPTY, |place, corner| place.union_point(corner));
        Self { z: at.translation().z, place, inverse: at.to_matrix().inverse(), what }
    }

    /// The colour it has at a point of the world, if it is there.
    pub fn at(&self, point: Vec2) -> Option<LinearLight> {
        if !self.place.contains(point) {
            return None;
        }
        let local = self.inverse.transform_point3(point.extend(self.z)).truncate();
        let light = match &self.what {
            What::Plain { area, colour } => area.contains(local).then_some(*colour),
            What::Picture { area, part, page, colour, art, scale } => area.contains(local).then(|| {
                // From its top left corner, downwards.
                let at = Vec2::new(local.x - area.min.x, area.max.y - local.y);
                times(page.at(part.min + on_page(art, *scale, at, area.size(), part.size())), *colour)
            }),
            What::Shape(shape) => within(&shape.form, local).map(|own| times(own, shape.colour.to_linear())),
        };
        light.filter(|light| light.alpha > 0.004)
    }
}

/// Which pixel of its part of the page a picture of this size shows at a point.
fn on_page(art: &Art, scale: f32, at: Vec2, size: Vec2, part: Vec2) -> Vec2 {
    let stretched = at / size * part;
    if art.tiled {
        return Vec2::new((at.x * scale) % part.x, (at.y * scale) % part.y);
    }
    let Some(border) = art.slice else { return stretched };
    let [left, top, right, bottom] = border.0;
    let along = |at: f32, size: f32, part: f32, low: f32, high: f32| {
        let fits = (size / (low + high).max(f32::MIN_POSITIVE)).min(1.0);
        let (low_shown, high_shown) = (low * fits, high * fits);
        if at < low_shown {
            at / fits * scale
        } else if at > size - high_shown {
            part - (size - at) / fits * scale
        } else {
            let share = (at - low_shown) / (size - low_shown - high_shown).max(f32::MIN_POSITIVE);
            low * scale + share * (part - (low + high) * scale)
        }
    };
    Vec2::new(along(at.x, size.x, part.x, left, right), along(at.y, size.y, part.y, top, bottom))
}

/// The colour of a shape at a point, if it covers that.
fn within(form: &ShapeForm, at: Vec2) -> Option<LinearLight> {
    match form {
        ShapeForm::Convex(points) => {
            let next = points.iter().cycle().skip(1);
            let sides = points.iter().zip(next).map(|(from, to)| (*to - *from).perp_dot(at - *from));
            let (low, high) = sides.fold((0.0_f32, 0.0_f32), |(low, high), side| (low.min(side), high.max(side)));
            (low >= 0.0 || high <= 0.0).then_some(LinearRgba::WHITE)
        }
        ShapeForm::Gradient { corners, triangles } => triangles.iter().find_map(|triangle| {
            let [a, b, c] = triangle.map(|corner| corners[usize::from(corner)]);
            let shares = shares([a.0, b.0, c.0], at)?;
            Some(mixed([a, b, c].map(|(_, colour)| colour.to_linear()), shares))
        }),
    }
}

/// How near a point of a triangle is to each of its corners.
pub fn shares([a, b, c]: [Vec2; 3], at: Vec2) -> Option<[f32; 3]> {
    let whole = (b - a).perp_dot(c - a);
    if whole.abs() < f32::EPSILON {
        return None;
    }
    let (of_b, of_c) = ((at - a).perp_dot(c - a) / whole, (b - a).perp_dot(at - a) / whole);
    let all = [1.0 - of_b - of_c, of_b, of_c];
    all.iter().all(|share| *share >= -0.001).then_some(all)
}

/// The colour between three.
pub fn mixed(colours: [LinearLight; 3], shares: [f32; 3]) -> LinearLight {
    let part = |of: fn(&LinearLight) -> f32| colours.iter().zip(shares).map(|(colour, share)| of(colour) * share).sum();
    LinearRgba::new(part(|c| c.red), part(|c| c.green), part(|c| c.blue), part(|c| c.alpha))
}
