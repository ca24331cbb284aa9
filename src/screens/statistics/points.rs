//! Where the points come from: your bar of brass in the frame of the winners of your games. The largest gaps are lit.

use bevy::prelude::*;
use strum::VariantArray;

use super::{
    marks::{BEHIND, brass, heading},
    page::ChartPage,
};
use crate::{
    drawing::{Drawing, colour, outline::notched, rect},
    statistics::{SourceGroup, SourcePoints},
    ui::{labels::Align, theme::palette, typefaces::Typeface},
    widgets::canvas::Canvas,
};

/// The picture of a source.
fn icon(group: SourceGroup) -> &'static str {
    match group {
        SourceGroup::Trains => "icon/car-any/night",
        SourceGroup::Celebrities => "icon/celebrity/night",
        SourceGroup::Passengers => "icon/luggage/night",
        SourceGroup::Switches => "icon/switch/night",
        SourceGroup::Orders => "icon/coffee/night",
        SourceGroup::Route => "icon/locomotive/night",
        SourceGroup::Contracts => "icon/contract/night",
        SourceGroup::Bonuses => "icon/bonus-station",
        SourceGroup::Evidence => "icon/fingerprint-1/night",
        SourceGroup::GameEnd => "icon/game-end-card/night",
        SourceGroup::Constantinople => "icon/locomotive-tile",
        SourceGroup::Coins => "icon/coin/night",
    }
}

/// Where the parts of a row are, across.
struct SourceColumns {
    pad: f32,
    icon: f32,
    label: f32,
    bar: f32,
    bar_ends: f32,
    points: f32,
    gap: f32,
}

impl SourceColumns {
    fn of(panel: Rect, small: bool) -> Self {
        let bar = if panel.width() < 480.0 { 142.0 } else { 190.0 };
        let (pad, lefts, rights) = if small {
            (6.0, [22.0, 38.0, bar], [92.0, 52.0, 12.0])
        } else {
            (12.0, [38.0, 66.0, 216.0], [142.0, 88.0, 22.0])
        };
        let [icon, label, bar] = lefts.map(|x| panel.min.x + x);
        let [bar_ends, points, gap] = rights.map(|x| panel.max.x - x);
        Self { pad, icon, label, bar, bar_ends, points, gap }
    }
}

/// The panel.
pub fn draw(canvas: &Canvas, page: &ChartPage) {
    let (panel, sizes) = (page.layout.sources, page.layout.type_sizes);
    let mut drawing = Drawing::default();
    drawing.panel(panel);
    let places = SourceColumns::of(panel, sizes.small);
    heading(&mut drawing, panel, &canvas.words("statistics-sources"), sizes.heading, panel.max.x - 2.0 * places.pad);
    let head = panel.min.y + sizes.heading * 2.5;
    legend(&mut drawing, canvas, page, &places, head);
    let top = head + if sizes.small { 14.0 } else { 18.0 };
    let rows = page.figures.sources.len().max(1) as f32;
    let pitch = ((panel.max.y - if sizes.small { 8.0 } else { 14.0 } - top) / rows).min(41.0);
    let most = page.shown.sources.iter().flatten().copied().fold(1.0, f32::max);
    for (nth, source) in page.figures.sources.iter().enumerate() {
        let place = SourceGroup::VARIANTS.iter().position(|group| *group == source.group);
        let shown = place.and_then(|place| page.shown.sources.get(place)).copied().unwrap_or_default();
        let line = rect(panel.min.x, top + pitch * nth as f32, panel.width(), pitch);
        row(&mut drawing, canvas, page, &places, line, source, shown.map(|points| points / most));
    }
    canvas.paint(&drawing);
}

fn legend(drawing: &mut Drawing, canvas: &Canvas, page: &ChartPage, places: &SourceColumns, middle: f32) {
    let size = page.layout.type_sizes.text - 0.8;
    let small = page.layout.type_sizes.small;
    let x = if small { places.label } else { places.bar };
    let you = canvas.words("statistics-you");
    brass(drawing, rect(x, middle - 8.0, 16.0, 16.0));
    drawing.level(&you, Vec2::new(x + 24.0, middle), size, palette::STEAM, Align::Left, Typeface::Text);
    let next = x + 24.0 + Typeface::Text.width(&you, size) + 24.0;
    frame(drawing, rect(next, middle - 5.0, 16.0, 10.0));
    let winners = canvas.words("statistics-winners");
    let line = Rect::new(next + 24.0, middle - size, places.gap, middle + size);
    drawing.line_in(&winners, line, size, palette::STEAM, Align::Left, Typeface::Text);
}

fn frame(drawing: &mut Drawing, bar: Rect) {
    drawing.frame(bar, 1.8, palette::STEAM);
}

fn row(
    drawing: &mut Drawing,
    canvas: &Canvas,
    page: &ChartPage,
    places: &SourceColumns,
    line: Rect,
    source: &SourcePoints,
    [you, winners]: [f32; 2],
) {
    let sizes = page.layout.type_sizes;
    let middle = line.center().y;
    if source.lit {
        let place = Rect::new(line.min.x + places.pad, line.min.y + 0.5, line.max.x - places.pad, line.max.y - 0.5);
        let ground = palette::CHOSEN;
        drawing.shape(notched(place, 4.0), ground, Some((1.2, colour(palette::LAMP))));
    }
    drawing.icon(icon(source.group), places.icon, middle, (line.height() - 4.0).min(30.0));
    let key = format!("statistics-source-{}", <&str>::from(source.group));
    let label = Rect::new(places.label, line.min.y, places.bar - 6.0, line.max.y);
    drawing.line_in(&canvas.words(&key), label, sizes.text, palette::PAPER, Align::Left, Typeface::Text);
    let room = places.bar_ends - places.bar;
    let (inner, outer) = ((line.height() * 0.44).min(18.0), (line.height() * 0.64).min(26.0));
    brass(drawing, rect(places.bar, middle - inner / 2.0, room * you, inner));
    if winners > 0.0 {
        frame(drawing, rect(places.bar - 1.0, middle - outer / 2.0, (room * winners).max(4.0) + 1.0, outer));
    }
    let at = |x: f32| Vec2::new(x, middle);
    let points = source.you.round() as i32;
    drawing.count(points, at(places.points), sizes.text + 1.1, palette::LAMP, Align::Right);
    // The difference of the figures as they are read.
    let gap = points - source.winners.round() as i32;
    let (words, ink) = match gap {
        0 => return,
        1.. => (format!("+{gap}"), palette::READY),
        _ => (format!("−{}", -gap), if source.lit { BEHIND } else { palette::MUTED }),
    };
    drawing.count(words, at(places.gap), sizes.text + 0.6, ink, Align::Right);
}
