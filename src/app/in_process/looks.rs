//! How the words of a frame look: no line runs over another one or over the edge of
//! something to press, none leaves the window or is too small to be read, and nothing on the table covers words
//! of another thing.

use bevy::{camera::primitives::Aabb, prelude::*};
use bevy_egui::{
    EguiFullOutput, EguiPostUpdateSet,
    egui::{
        self, Shape,
        epaint::{ClippedShape, TextShape},
    },
};

use crate::table::names::Target;
use crate::ui::{
    atlas::Art,
    high_contrast::ShowHighContrast,
    hit_regions::{Region, Regions},
    label_drawing::LabelLetters,
    labels::Label,
    viewport::Viewport,
};

/// The smallest type that can be read, in layout pixels; figures in the pictures of symbols may be smaller.
const SMALLEST: f32 = 9.9;
const SMALLEST_FIGURE: f32 = 8.5;
/// The same for words on a phone, whose layout pixels are the screen's own.
const SMALLEST_ON_PHONE: f32 = 10.9;

/// Remembers what was written in every frame.
pub fn plugin(app: &mut App) {
    app.init_resource::<Written>()
        .add_systems(
            PostUpdate,
            read_egui
                .after(ShowHighContrast)
                .after(EguiPostUpdateSet::EndPass)
                .before(EguiPostUpdateSet::ProcessOutput),
        )
        .add_systems(Last, read_labels);
}

/// The words of the last frame that egui drew, from the bottom to the top, and labels of the table that have been
/// drawn without their words.
#[derive(Resource, Default)]
pub struct Written {
    lines: Vec<TextLine>,
    /// Whether a window lies over the screen, with a veil that makes everything below it unreadable.
    veiled: bool,
    /// How wide the window is, in layout pixels.
    wide: f32,
    bare: Vec<String>,
    /// Everything that egui drew.
    shapes: Vec<ClippedShape>,
}

/// A piece of text as egui drew it, in layout pixels from the window's corner.
#[derive(Clone, Debug)]
struct TextLine {
    words: String,
    rect: egui::Rect,
    size: f32,
}

impl TextLine {
    fn of(text: &TextShape) -> Self {
        let sizes = text.galley.job.sections.iter().map(|section| section.format.font_id.size);
        Self {
            words: text.galley.text().to_owned(),
            rect: text.galley.mesh_bounds.translate(text.pos.to_vec2()),
            size: sizes.fold(f32::MAX, f32::min),
        }
    }

    /// Without the parts of letters that reach above or below most others.
    fn core(&self) -> egui::Rect {
        self.rect.shrink2(egui::vec2(1.0, 2.5))
    }

    fn is_figure(&self) -> bool {
        self.words.chars().all(|letter| letter.is_ascii_digit() || letter == '×')
    }

    fn is_too_small(&self) -> bool {
        self.size < if self.is_figure() { SMALLEST_FIGURE } else { SMALLEST }
    }

    fn is_too_small_on_phone(&self) -> bool {
        self.size < SMALLEST_ON_PHONE && !self.is_figure()
    }
}

/// Takes the shapes that egui has drawn: nobody sees them, so that no triangles have to be made of them.
fn read_egui(mut output: Query<&mut EguiFullOutput>, viewport: Res<Viewport>, mut written: ResMut<Written>) {
    (written.lines, written.veiled) = (Vec::new(), false);
    written.wide = viewport.visible().width();
    let shapes =
        output.iter_mut().filter_map(|output| Some(std::mem::take(&mut output.into_inner().0.as_mut()?.shapes)));
    let shapes: Vec<_> = shapes.flatten().collect();
    shapes.iter().for_each(|clipped| written.collect(&clipped.shape, clipped.clip_rect));
    written.shapes = shapes;
}

fn read_labels(labels: Query<(&Label, &LabelLetters)>, mut written: ResMut<Written>) {
    let bare = labels.iter().filter(|(label, letters)| !label.text.trim().is_empty() && letters.set.letters.is_empty());
    written.bare.extend(bare.map(|(label, _)| label.text.clone()));
}

impl Written {
    /// Adds the words of a shape, if they have not been scrolled out of sight.
    fn collect(&mut self, shape: &Shape, seen: egui::Rect) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| self.collect(shape, seen)),
            Shape::Rect(veil) if veil.rect.width() > 1000.0_f32.min(self.wide - 1.0) && self.lie_in(veil.rect) => {
                self.lines.clear();
                self.veiled = true;
            }
            Shape::Text(text) if !text.galley.text().trim().is_empty() => {
                let line = TextLine::of(text);
                if seen.contains_rect(line.rect) {
                    self.lines.push(line);
                }
            }
            _ => {}
        }
    }

    fn lie_in(&self, rect: egui::Rect) -> bool {
        !self.lines.is_empty() && self.lines.iter().all(|line| rect.contains_rect(line.rect))
    }

    /// Everything that egui drew in the last frame, from the bottom to the top.
    pub fn shapes(&self) -> &[ClippedShape] {
        &self.shapes
    }

    /// Every line with its place.
    pub fn lines(&self) -> impl Iterator<Item = (String, IVec2)> {
        let place = |at: egui::Pos2| Vec2::new(at.x, at.y).round().as_ivec2();
        self.lines.iter().map(move |line| (line.words.clone(), place(line.rect.min)))
    }

    /// Whether words are on the screen in a line of their own.
    pub fn has(&self, words: &str) -> bool {
        self.lines.iter().any(|line| line.words == words)
    }

    /// How large these words are set, if they are on the screen in a line of their own.
    pub fn size_of(&self, words: &str) -> Option<f32> {
        self.lines.iter().find(|line| line.words == words).map(|line| line.size)
    }

    /// Everything that is wrong with the words of the last frame, and with labels since the last time.
    pub fn faults(&mut self, regions: &Regions, viewport: &Viewport) -> Vec<String> {
        let mut faults: Vec<_> =
            self.bare.drain(..).map(|words| format!("\"{words}\" is not there in its first frame")).collect();
        let window = egui::Rect::from_min_size(
            egui::Pos2::ZERO,
            egui::vec2(viewport.window.x, viewport.window.y) / viewport.scale,
        );
        let area = |region: &Region| {
            viewport.egui(region.rect.min.x, region.rect.min.y, region.rect.width(), region.rect.height())
        };
        let buttons = regions.all().iter().filter(|region| !self.veiled && region.id.get::<Target>().is_none());
        let buttons: Vec<_> = buttons.map(|region| (region.id, area(region))).collect();
        for (place, line) in self.lines.iter().enumerate() {
            let words = &line.words;
            if line.is_too_small() || viewport.shape.phone().is_some() && line.is_too_small_on_phone() {
                let near = self.lines.iter().filter(|other| other.rect.intersects(line.rect.expand(60.0)));
                let near: Vec<_> = near.map(|other| &other.words).collect();
                faults.push(format!("\"{words}\" is set in {:.1}: {:?}, among {near:?}", line.size, line.rect));
            }
            if !window.expand(1.0).contains_rect(line.rect) {
                faults.push(format!("\"{words}\" leaves the window: {:?}", line.rect));
            }
            let others = self.lines[place + 1..].iter().filter(|other| other.words != *words);
            for other in others.filter(|other| line.core().intersect(other.core()).is_positive()) {
                faults.push(format!("\"{words}\" and \"{}\" lie on each other", other.words));
            }
            for (id, area) in &buttons {
                if line.core().intersect(*area).is_positive() && !area.expand(3.0).contains_rect(line.rect) {
                    faults.push(format!("\"{words}\" runs over the edge of {id}"));
                }
            }
        }
        faults
    }
}

type DrawnWords<'a> = (&'a Label, &'a Aabb, &'a GlobalTransform, &'a ChildOf);
type DrawnPicture<'a> = (&'a Art, &'a Aabb, &'a GlobalTransform, &'a ChildOf, &'a InheritedVisibility);

/// DrawnWords of the board in front that a picture of another piece lies on. Light and shadow cover nothing, and what
/// is meant to lie on a place, such as a car on its slot, may cover its number.
pub fn covered(
    labels: Query<DrawnWords>,
    pictures: Query<DrawnPicture, With<Sprite>>,
    names: Query<&Name>,
) -> Vec<String> {
    const SOFT: [&str; 6] = ["glow", "shadow", "edge/", "dash/", "floor-light", "beam"];
    let area = |aabb: &Aabb, at: &GlobalTransform| {
        let corner = |corner: Vec3| at.transform_point(corner).truncate();
        Rect::from_corners(corner(aabb.min().into()), corner(aabb.max().into()))
    };
    let name = |piece: Entity| names.get(piece).map_or_else(|_| String::new(), Name::to_string);
    let mut faults = Vec::new();
    for (label, aabb, at, piece) in &labels {
        let own = name(piece.parent());
        if !["route-signs", "mail", "score", "taken"].iter().any(|word| own.starts_with(&format!("Own(\"{word}\""))) {
            continue;
        }
        let words = area(aabb, at);
        let over = pictures.iter().filter(|(art, _, over, other, seen)| {
            let soft = art.is_plain() || SOFT.iter().any(|soft| art.name.contains(soft));
            seen.get() && !soft && over.translation().z > at.translation().z && other.parent() != piece.parent()
        });
        for (art, aabb, over, other, _) in over {
            // The line is higher than its letters.
            let shared = words.intersect(area(aabb, over)).size().max(Vec2::ZERO);
            if shared.x * shared.y > 0.2 * words.width() * words.height() {
                let other = name(other.parent());
                faults.push(format!("\"{}\" of {own} is covered by {} of {other}", label.text, art.name));
            }
        }
    }
    faults
}
