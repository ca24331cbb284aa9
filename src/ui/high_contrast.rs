//! Where everything is to stand out more, egui draws white words, dark grounds and wide lines: whatever asks for colours
//! of the palette gets others.

use bevy::prelude::*;
use bevy_egui::{
    EguiFullOutput, EguiPostUpdateSet,
    egui::{Color32, Shape, Stroke, epaint::TextShape},
};

use super::theme::palette::{self, is_high_contrast};

pub(super) fn plugin(app: &mut App) {
    let show = show.run_if(is_high_contrast).in_set(ShowHighContrast);
    app.add_systems(PostUpdate, show.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput));
}

/// When this has run in `PostUpdate`, egui's shapes are as they are drawn.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct ShowHighContrast;

fn show(mut output: Query<&mut EguiFullOutput>) {
    for mut output in &mut output {
        let shapes = output.0.iter_mut().flat_map(|output| &mut output.shapes);
        shapes.for_each(|clipped| stand_out(&mut clipped.shape));
    }
}

fn stand_out(shape: &mut Shape) {
    match shape {
        Shape::Vec(shapes) => shapes.iter_mut().for_each(stand_out),
        Shape::Text(text) => {
            let own = colour_of(text);
            let shown = palette::bright(own);
            if shown != own {
                text.override_text_color = Some(shown);
            }
        }
        Shape::Rect(rect) => {
            rect.fill = ground(rect.fill);
            widen(&mut rect.stroke);
        }
        Shape::Circle(circle) => widen(&mut circle.stroke),
        Shape::LineSegment { stroke, .. } => widen(stroke),
        Shape::Path(path) => path.stroke.width = palette::wide(path.stroke.width),
        _ => {}
    }
}

/// The colour of a text; of several, the first.
fn colour_of(text: &TextShape) -> Color32 {
    let first = text.galley.job.sections.first().map(|section| section.format.color);
    let own = first.filter(|colour| *colour != Color32::PLACEHOLDER).unwrap_or(text.fallback_color);
    text.override_text_color.unwrap_or(own)
}

/// Dark grounds that cover what lies below them are as dark as they get; veils stay veils.
fn ground(fill: Color32) -> Color32 {
    const DARK: u16 = 45;
    let light = (u16::from(fill.r()) * 2 + u16::from(fill.g()) * 7 + u16::from(fill.b())) / 10;
    if fill.is_opaque() && light < DARK { palette::DARKEST } else { fill }
}

fn widen(stroke: &mut Stroke) {
    stroke.width = palette::wide(stroke.width);
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{self, Rect, StrokeKind, pos2, vec2};

    use super::*;

    #[test]
    fn words_are_white_panels_dark_and_lines_wide() {
        let place = Rect::from_min_size(pos2(0.0, 0.0), vec2(50.0, 20.0));
        let panel =
            |fill, width| egui::epaint::RectShape::new(place, 0.0, fill, (width, palette::BRASS), StrokeKind::Inside);
        let stood_out = |mut shape: Shape| {
            stand_out(&mut shape);
            shape
        };
        let Shape::Rect(lacquer) = stood_out(panel(palette::LACQUER, 1.2).into()) else { panic!("a rectangle") };
        assert_eq!((lacquer.fill, lacquer.stroke.width), (palette::DARKEST, 2.0));
        let Shape::Rect(paper) = stood_out(panel(palette::PAPER, 0.0).into()) else { panic!("a rectangle") };
        assert_eq!((paper.fill, paper.stroke.width), (palette::PAPER, 0.0));
        let chosen = Shape::Vec(vec![panel(palette::CHOSEN, 3.0).into()]);
        assert_eq!(stood_out(chosen.clone()), chosen, "what is chosen is told by its ground");
    }

    #[test]
    fn light_words_are_brighter_and_dark_ones_stay() {
        for light in [palette::PAPER, palette::LAMP, palette::STEAM, palette::MUTED, palette::READY] {
            assert_eq!(palette::bright(light), Color32::WHITE, "{light:?}");
        }
        let greyed = palette::bright(palette::DISABLED);
        assert!(greyed != Color32::WHITE && super::super::theme::contrast(greyed, palette::DARKEST) > 7.0);
        for dark in [palette::INK, palette::SIGNAL, palette::BURGUNDY] {
            assert_eq!(palette::bright(dark), dark);
        }
    }
}
