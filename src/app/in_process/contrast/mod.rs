//! Every word and figure that is drawn stands out from what lies behind it: the frames of the table, of every screen
//! and of every window are put together from their pictures and shapes, and each letter is compared with its ground.

mod light;
mod pages;
mod panels;
mod sprites;

use std::{collections::BTreeMap, sync::LazyLock};

use bevy::ecs::system::SystemParam;
use bevy_egui::egui::{self, Color32, Shape, epaint::ClippedShape};

use super::{looks::Written, tour, *};
use crate::ui::{atlas::Atlas, label_drawing::LabelLetters, labels::Label, theme::palette};
use light::{LinearLight, contrast, mean, of_egui, over, seen_through};
use pages::UnpackedPages;
use sprites::{DrawnSprites, Flat};

/// What every text has to reach.
const LEAST: f32 = 4.5;
/// Pictures are looked at pixel by pixel, and the letters' own edges are not.
const ABOUT: f32 = 0.05;
/// What is seen of less than this much is covered, and fades.
const SEEN: f32 = 0.7;

static PAGES: LazyLock<UnpackedPages> = LazyLock::new(UnpackedPages::default);

/// A text and the places of its letters: how large each is, and where its middle lies in the world.
struct Inked {
    words: String,
    what: String,
    colour: LinearLight,
    letters: Vec<(Vec2, f32)>,
    level: Level,
}

impl Inked {
    /// Whether the same words lie above it, a little to the side.
    fn is_shadow_of(&self, other: &Self) -> bool {
        const NEAR: f32 = 5.0;
        let near = |(one, other): (&(Vec2, f32), &(Vec2, f32))| one.0.distance(other.0) < NEAR;
        let above = match (self.level, other.level) {
            (Level::Table(own), Level::Table(other)) => own < other,
            (Level::Panel(own), Level::Panel(other)) => own < other,
            (own, other) => matches!((own, other), (Level::Table(_), Level::Panel(_))),
        };
        above && self.words == other.words && self.letters.iter().zip(&other.letters).all(near)
    }
}

/// What a text lies above.
#[derive(Clone, Copy)]
enum Level {
    /// Sprites up to this height.
    Table(f32),
    /// The whole table, and so many shapes of egui.
    Panel(usize),
}

/// Everything that is drawn in a frame.
#[derive(SystemParam)]
struct DrawnFrame<'w, 's> {
    sprites: DrawnSprites<'w, 's>,
    labels: Query<
        'w,
        's,
        (
            &'static Label,
            &'static LabelLetters,
            &'static GlobalTransform,
            &'static InheritedVisibility,
            &'static ChildOf,
        ),
    >,
    names: Query<'w, 's, &'static Name>,
    atlas: Res<'w, Atlas>,
    written: Res<'w, Written>,
    viewport: Res<'w, Viewport>,
}

impl DrawnFrame<'_, '_> {
    /// The words that do not stand out enough: what they are, how well they do, and their colour and that behind them.
    fn faint(&self) -> Vec<(String, f32)> {
        let (flats, shapes) = (self.sprites.all(&PAGES), panels::flat(self.written.shapes()));
        let shapes: Vec<_> =
            shapes.into_iter().map(|clipped| (clipped.shape.visual_bounding_rect(), clipped)).collect();
        let window = Rect::from_center_size(Vec2::ZERO, self.viewport.window);
        let mut faint = Vec::new();
        let texts: Vec<_> = self.labels().into_iter().chain(self.lines(&shapes)).collect();
        for text in texts.iter().filter(|text| !texts.iter().any(|other| text.is_shadow_of(other))) {
            // Only what lies where its letters are.
            let place = text
                .letters
                .iter()
                .fold(Rect::EMPTY, |place, (at, size)| place.union(Rect::from_center_size(*at, Vec2::splat(*size))));
            let flats: Vec<_> = flats.iter().filter(|flat| !flat.place.intersect(place).is_empty()).collect();
            let in_egui = egui::Rect::from_two_pos(self.in_egui(place.min), self.in_egui(place.max));
            let near = |(_, (bounds, _)): &(usize, &(egui::Rect, ClippedShape))| bounds.intersects(in_egui);
            let shapes: Vec<_> = shapes.iter().enumerate().filter(near).collect();
            let judged = text.letters.iter().filter(|(at, _)| window.contains(*at)).filter_map(|(at, size)| {
                let (mut grounds, mut inks) = (Vec::new(), Vec::new());
                for off in [(0.0, 0.0), (-0.3, -0.3), (0.3, -0.3), (-0.3, 0.3), (0.3, 0.3)] {
                    let point = *at + Vec2::from(off) * *size;
                    let (below, above) = self.layers(point, text.level, &flats, &shapes);
                    if seen_through(&above) < SEEN {
                        return None;
                    }
                    let ground = over(of_egui(palette::NIGHT), &below);
                    inks.push(over(over(ground, &[text.colour]), &above));
                    grounds.push(over(ground, &above));
                }
                let (ink, ground) = (mean(&inks), mean(&grounds));
                Some((contrast(ink, ground), ink, ground))
            });
            let Some((worst, ink, ground)) = judged.min_by(|one, other| one.0.total_cmp(&other.0)) else { continue };
            if worst < LEAST - ABOUT {
                let hex = |light: LinearLight| Srgba::from(light).to_hex();
                faint.push((format!("{} {:?}: {} on {}", text.what, text.words, hex(ink), hex(ground)), worst));
            }
        }
        faint
    }

    /// What lies below a text at a point, and what above it, from the bottom to the top.
    fn layers(
        &self,
        at: Vec2,
        level: Level,
        flats: &[&Flat],
        shapes: &[(usize, &(egui::Rect, ClippedShape))],
    ) -> (Vec<LinearLight>, Vec<LinearLight>) {
        let (mut below, mut above) = (Vec::new(), Vec::new());
        for flat in flats {
            let is_below = match level {
                Level::Table(z) => flat.z < z,
                Level::Panel(_) => true,
            };
            if let Some(light) = flat.at(at) {
                if is_below { &mut below } else { &mut above }.push(light);
            }
        }
        let point = self.in_egui(at);
        for (nth, (_, clipped)) in shapes.iter().filter(|(_, (bounds, _))| bounds.contains(point)) {
            let is_below = matches!(level, Level::Panel(place) if *nth < place);
            if let Some(light) = panels::at(clipped, point, &self.atlas, &PAGES) {
                if is_below { &mut below } else { &mut above }.push(light);
            }
        }
        (below, above)
    }

    /// The labels of the table.
    fn labels(&self) -> Vec<Inked> {
        let seen = self.labels.iter().filter(|(label, .., seen, _)| seen.get() && label.color.alpha() > 0.02);
        let inked = seen.map(|(label, letters, at, _, piece)| {
            let letters = letters.set.letters.iter().map(|letter| {
                let wide = letter.size.min_element();
                (at.transform_point(letter.at.extend(0.0)).truncate(), wide * at.scale().x)
            });
            Inked {
                words: label.text.clone(),
                what: self.names.get(piece.parent()).map_or_else(|_| String::new(), Name::to_string),
                colour: label.color.to_linear(),
                letters: letters.collect(),
                level: Level::Table(at.translation().z),
            }
        });
        inked.collect()
    }

    /// The words of egui.
    fn lines(&self, shapes: &[(egui::Rect, ClippedShape)]) -> Vec<Inked> {
        let mut lines = Vec::new();
        for (nth, (_, clipped)) in shapes.iter().enumerate() {
            let Shape::Text(text) = &clipped.shape else { continue };
            let mut colours: BTreeMap<[u8; 4], Vec<(Vec2, f32)>> = BTreeMap::new();
            for row in &text.galley.rows {
                for glyph in row.row.glyphs.iter().filter(|glyph| !glyph.uv_rect.is_nothing()) {
                    let uv = glyph.uv_rect;
                    let middle = text.pos + row.pos.to_vec2() + glyph.pos.to_vec2() + uv.offset + uv.size / 2.0;
                    if clipped.clip_rect.contains(middle) {
                        let place = self.in_world(middle);
                        let vertex = row.row.visuals.mesh.vertices.get(glyph.first_vertex as usize);
                        let own = vertex.map_or(Color32::PLACEHOLDER, |vertex| vertex.color);
                        let own = if own == Color32::PLACEHOLDER { text.fallback_color } else { own };
                        let own = text.override_text_color.unwrap_or(own).gamma_multiply(text.opacity_factor);
                        let size = uv.size.min_elem() * self.viewport.scale;
                        colours.entry(own.to_array()).or_default().push((place, size));
                    }
                }
            }
            for ([r, g, b, a], letters) in colours {
                lines.push(Inked {
                    words: text.galley.text().to_owned(),
                    what: "panel".to_owned(),
                    colour: of_egui(Color32::from_rgba_premultiplied(r, g, b, a)),
                    letters,
                    level: Level::Panel(nth),
                });
            }
        }
        lines
    }

    fn in_world(&self, at: egui::Pos2) -> Vec2 {
        let (scale, window) = (self.viewport.scale, self.viewport.window);
        Vec2::new(at.x * scale - window.x / 2.0, window.y / 2.0 - at.y * scale)
    }

    fn in_egui(&self, at: Vec2) -> egui::Pos2 {
        let (scale, window) = (self.viewport.scale, self.viewport.window);
        egui::pos2((at.x + window.x / 2.0) / scale, (window.y / 2.0 - at.y) / scale)
    }
}

/// The words that were found to be too faint, with how well they stand out at worst, and where.
#[derive(Default)]
struct Faint {
    found: BTreeMap<String, (f32, String)>,
}

impl Faint {
    /// Looks at what is drawn now, while nothing is pointed at.
    fn look(&mut self, game: &mut PointerGame, place: &str) {
        let away = |mut pointer: Pointer| pointer.move_to(Vec2::splat(2.0));
        game.world().run_system_once(away).expect("there is a window");
        for _ in 0..4 {
            game.update();
        }
        let faint = game.world().run_system_once(|frame: DrawnFrame| frame.faint()).expect("a frame is drawn");
        for (words, contrast) in faint {
            let worst = self.found.entry(words).or_insert((contrast, place.to_owned()));
            if contrast < worst.0 {
                *worst = (contrast, place.to_owned());
            }
        }
    }

    fn judge(&self) {
        let mut found: Vec<_> = self.found.iter().collect();
        found.sort_by(|(_, one), (_, other)| one.0.total_cmp(&other.0));
        let told = found.iter().map(|(words, (contrast, place))| format!("{contrast:.2} {words} ({place})"));
        let told: Vec<_> = told.collect();
        assert!(told.is_empty(), "{} are too faint:\n{}", told.len(), told.join("\n"));
    }
}

#[test]
fn words_stand_out_on_every_screen_and_in_every_window() {
    let mut faint = Faint::default();
    for window in [WIDE, PHONES[1]] {
        tour::screens(window, &mut |game, place| faint.look(game, place));
    }
    faint.judge();
}

#[test]
fn words_stand_out_on_the_table() {
    let mut faint = Faint::default();
    for (window, modules, seats) in tour::TABLES {
        tour::table(window, modules, seats, &mut |game, place| faint.look(game, place));
    }
    faint.judge();
}
