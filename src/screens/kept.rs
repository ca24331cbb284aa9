//! The bar of the two halves of what is kept, the saved games and the statistics, with a tab for each.

use bevy::math::Rect;

use crate::{
    drawing::rect,
    state::Screen,
    ui::{naming::named, regions::RegionId, viewport::Shape},
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

/// The tabs: what each and its screen are called, and the screen it leads to.
const TABS: [(KeptTab, &str, &str, Screen); 2] = [
    (KeptTab::Games, "kept-games", "saved-games-title", Screen::SavedGames),
    (KeptTab::Statistics, "statistics-title", "statistics-title", Screen::Statistics),
];

/// Where the tabs are, how large their words are, and whether there is room for the title beside them.
struct KeptBarLayout {
    tabs: Rect,
    letters: f32,
    titled: bool,
}

impl KeptBarLayout {
    fn of(shape: Shape) -> Self {
        let wide = shape.size().x;
        match shape {
            Shape::Phone(_) => {
                Self { tabs: rect(80.0, 7.0, (wide - 92.0).min(300.0), 36.0), letters: 16.0, titled: false }
            }
            _ => Self { tabs: rect(wide / 2.0 - 160.0, 6.0, 320.0, 38.0), letters: 19.0, titled: true },
        }
    }
}

/// Draws the bar. Returns whether the way back was pressed, and the other screen if its tab was.
pub fn kept_bar(canvas: &mut Canvas, shape: Shape, here: Screen, back: RegionId) -> (bool, Option<Screen>) {
    let KeptBarLayout { tabs, letters, titled } = KeptBarLayout::of(shape);
    let chosen = TABS.iter().position(|(.., screen)| *screen == here).unwrap_or(0);
    let title = if titled { canvas.words(TABS[chosen].2) } else { String::new() };
    let back = canvas.top_bar(shape.size().x, &title, "", Some(back));
    let parts = TABS.map(|(tab, key, ..)| Segment::new(tab, canvas.words(key)));
    let pressed = canvas.segments(tabs, &parts, chosen, letters).map(|nth| TABS[nth].3);
    (back, pressed.filter(|screen| *screen != here))
}
