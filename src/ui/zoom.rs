//! The interface scale. The stage fits the window as it is, so it cannot grow; what lies over it can: windows,
//! questions and messages are drawn larger or smaller, as far as the window has room for them, and words that have a
//! place of their own on the stage, on buttons and in paragraphs, as far as that place has.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{
        Context, Id, LayerId, Painter, Pos2, Rect, Shape, Ui,
        emath::TSTransform,
        epaint::{ClippedShape, TextShape},
        layers::ShapeIdx,
    },
};

use crate::session::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, tell.run_if(resource_changed::<Settings>));
}

/// Everything that is drawn finds the scale in egui's memory.
fn tell(mut contexts: EguiContexts, settings: Res<Settings>) -> Result {
    let scale = settings.interface_scale();
    contexts.ctx_mut()?.data_mut(|data| data.insert_temp(Id::new("interface scale"), scale));
    Ok(())
}

/// How much larger the interface should be. On a phone words are as small as can be read already.
pub fn scale(ctx: &Context) -> f32 {
    let wanted = ctx.data(|data| data.get_temp(Id::new("interface scale"))).unwrap_or(1.0);
    if is_small(ctx) { f32::max(wanted, 1.0) } else { wanted }
}

/// Whether the screen is so small that windows need all of it.
pub fn is_small(ctx: &Context) -> bool {
    ctx.content_rect().size().min_elem() < 640.0
}

/// How much larger words are set that have a place of their own; what is zoomed already grows with its layer.
pub fn words_scale(painter: &Painter) -> f32 {
    let zoomed = painter.ctx().layer_transform_to_global(painter.layer_id()).is_some();
    if zoomed { 1.0 } else { scale(painter.ctx()) }
}

/// Draws this layer larger or smaller around a point, as far as this part of it stays in the window.
pub fn zoom(ui: &Ui, part: Rect, around: Pos2) {
    let ctx = ui.ctx();
    // In the frame in which the window changes its size, egui does not know its room yet.
    let scale = scale(ctx).min(most(part, around, ctx.content_rect()).max(LEAST));
    ctx.set_transform_layer(ui.layer_id(), TSTransform::new((1.0 - scale) * around.to_vec2(), scale));
}

/// Letters of no size cannot be drawn.
const LEAST: f32 = 0.25;

/// How much larger a part can be around a point without leaving the window.
fn most(part: Rect, around: Pos2, window: Rect) -> f32 {
    let reach = |far: f32, room: f32| if far > 0.0 { room.max(0.0) / far } else { f32::INFINITY };
    let edges = [
        reach(around.x - part.left(), around.x - window.left()),
        reach(part.right() - around.x, window.right() - around.x),
        reach(around.y - part.top(), around.y - window.top()),
        reach(part.bottom() - around.y, window.bottom() - around.y),
    ];
    edges.into_iter().fold(f32::INFINITY, f32::min)
}

/// The place in the window of something in a layer that is zoomed.
pub fn in_window(ui: &Ui, rect: Rect) -> Rect {
    ui.ctx().layer_transform_to_global(ui.layer_id()).map_or(rect, |zoom| zoom * rect)
}

/// egui enlarges the picture of a zoomed layer's letters, which blurs them: they are set anew in the size in which
/// they will be seen. Needed until <https://github.com/emilk/egui/issues/4813> is mended.
pub(super) fn sharpen(ctx: &Context, layer: LayerId) {
    let Some(zoom) = ctx.layer_transform_to_global(layer) else { return };
    let drawn = |all: &bevy_egui::egui::layers::GraphicLayers| -> Vec<ClippedShape> {
        all.get(layer).map(|list| list.all_entries().cloned().collect()).unwrap_or_default()
    };
    for (place, mut clipped) in ctx.graphics(drawn).into_iter().enumerate() {
        set_anew(ctx, &mut clipped.shape, zoom.scaling);
        ctx.graphics_mut(|all| all.entry(layer).mutate_shape(ShapeIdx(place), |old| *old = clipped));
    }
}

fn set_anew(ctx: &Context, shape: &mut Shape, scale: f32) {
    match shape {
        Shape::Vec(shapes) => shapes.iter_mut().for_each(|shape| set_anew(ctx, shape, scale)),
        Shape::Text(text) => {
            let mut job = (*text.galley.job).clone();
            for section in &mut job.sections {
                section.leading_space *= scale;
                section.format.font_id.size *= scale;
                section.format.extra_letter_spacing *= scale;
                section.format.line_height = section.format.line_height.map(|high| high * scale);
            }
            // A little more room, so that no line is broken elsewhere because of a fraction of a pixel.
            job.wrap.max_width = job.wrap.max_width * scale + 1.0;
            job.first_row_min_height *= scale;
            let galley = ctx.fonts_mut(|fonts| fonts.layout_job(job));
            if galley.rows.len() == text.galley.rows.len() {
                let mut large = TextShape { galley, ..text.clone() };
                large.transform(TSTransform::from_scaling(1.0 / scale));
                *text = TextShape { pos: text.pos, ..large };
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{pos2, vec2};

    use super::*;

    #[test]
    fn a_window_grows_until_it_meets_an_edge() {
        let window = Rect::from_min_size(Pos2::ZERO, vec2(1600.0, 900.0));
        let middle = window.center();
        assert_eq!(most(Rect::from_center_size(middle, vec2(800.0, 600.0)), middle, window), 1.5);
        assert_eq!(most(Rect::from_center_size(middle, vec2(1180.0, 800.0)), middle, window), 1.125);
        assert_eq!(most(Rect::from_center_size(middle, vec2(1600.0, 1000.0)), middle, window), 0.9, "it may shrink");
        let top = pos2(800.0, 76.0);
        let toast = Rect::from_min_size(pos2(400.0, 76.0), vec2(800.0, 46.0));
        assert_eq!(most(toast, top, window), 2.0);
    }
}
