//! The two halves of what is kept: the saved games and the statistics, as tabs in the bar.

use crate::{
    state::Screen,
    ui::{
        naming::named,
        viewport::{Phone, Shape},
    },
    widgets::{canvas::Canvas, segments::Segment},
};

named! {
    /// The tabs of what is kept.
    KeptTab:
    /// The saved games.
    Games = "kept/games",
    /// What has been played.
    Statistics = "kept/statistics",
}

/// Where the tabs are. On a phone they stand for the title.
fn place(shape: Shape) -> [f32; 4] {
    let wide = shape.size().x;
    match shape {
        Shape::Phone(Phone { .. }) => [80.0, 7.0, (wide - 92.0).min(300.0), 36.0],
        _ => [wide / 2.0 - 160.0, 6.0, 320.0, 38.0],
    }
}

/// The title of such a screen, where there is room for it beside the tabs.
pub fn kept_title(canvas: &Canvas, shape: Shape, key: &str) -> String {
    if shape.phone().is_some() { String::new() } else { canvas.words(key) }
}

/// Draws the tabs. Returns the other screen if its tab was pressed.
pub fn kept_tabs(canvas: &mut Canvas, shape: Shape, here: Screen) -> Option<Screen> {
    let tabs = [
        (KeptTab::Games, "kept-games", Screen::SavedGames),
        (KeptTab::Statistics, "statistics-title", Screen::Statistics),
    ];
    let parts = tabs.map(|(tab, key, _)| Segment::new(tab, canvas.words(key)));
    let chosen = tabs.iter().position(|(.., screen)| *screen == here).unwrap_or(0);
    let size = if shape.phone().is_some() { 16.0 } else { 19.0 };
    let pressed = canvas.segments(place(shape), &parts, chosen, size)?;
    Some(tabs[pressed].2).filter(|screen| *screen != here)
}
