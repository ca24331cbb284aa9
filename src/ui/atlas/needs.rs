//! Which pages a screen is drawn with. In the tests, drawing from another one panics.

use crate::state::Screen;

/// What draws with a page. Each blends in its own way and has textures of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DrawnBy {
    /// The pieces of scenes, by straight alpha.
    Sprites,
    /// Everything else, with alpha multiplied into the colours.
    Egui,
}

/// What pieces on a screen are drawn with.
fn by_sprites(screen: Screen) -> &'static str {
    match screen {
        Screen::Title => "title",
        Screen::Table => {
            "cards cities final ground guests icons modules panels people people-screens pieces route scoring symbols"
        }
        Screen::Result => "panels icons people-screens pieces guests people modules symbols result",
        _ => "",
    }
}

/// Screens whose pieces are drawn with the same pages, which therefore lie on the same textures.
pub(super) const DRAWN_TOGETHER: [&[Screen]; 2] = [&[Screen::Title], &[Screen::Table, Screen::Result]];

/// What is drawn on a screen by egui.
fn by_egui(screen: Screen) -> &'static str {
    match screen {
        Screen::Loading => "",
        Screen::Title => "panels icons",
        Screen::Journey => "panels icons pieces symbols setup journey",
        Screen::Daily => "panels icons people-screens pieces symbols people daily",
        Screen::Review => "panels icons people-screens pieces symbols people guests modules cards cities journey",
        Screen::SavedGames => "panels icons people-screens pieces symbols people guests modules cities",
        Screen::Statistics => "panels icons setup",
        Screen::Setup => "panels icons people-screens pieces symbols setup",
        // Cards and cities for the windows with cards, the last for lessons.
        Screen::Table => {
            "panels icons people-screens pieces symbols people guests modules scoring cards cities journey"
        }
        Screen::Result => "panels icons people-screens pieces result",
    }
}

/// The group of sprites a page file belongs to: a large group has several pages, `title-0.png`, `title-1.png` …
fn group(file: &str) -> &str {
    let stem = file.strip_suffix(".png").unwrap_or(file);
    match stem.rsplit_once('-') {
        Some((group, number)) if number.parse::<u8>().is_ok() => group,
        _ => stem,
    }
}

/// Whether a screen is drawn with a page.
pub(super) fn needs(screen: Screen, file: &str, by: DrawnBy) -> bool {
    let groups = match by {
        DrawnBy::Egui => by_egui(screen),
        DrawnBy::Sprites => by_sprites(screen),
    };
    groups.split(' ').any(|drawn| drawn == group(file))
}

/// The screen that most likely comes next: its pictures are unpacked while there is nothing else to do.
pub(super) fn next(screen: Screen) -> Screen {
    match screen {
        Screen::Loading | Screen::Result => Screen::Title,
        Screen::Title => Screen::Setup,
        Screen::Journey | Screen::SavedGames | Screen::Statistics | Screen::Review | Screen::Daily | Screen::Setup => {
            Screen::Table
        }
        Screen::Table => Screen::Result,
    }
}

/// What the title is drawn with. Over a slow connection it comes alone, so that it shows soon; the rest follows while
/// it is looked at.
pub(super) fn comes_first(file: &str) -> bool {
    cfg!(not(target_arch = "wasm32"))
        || [DrawnBy::Egui, DrawnBy::Sprites].into_iter().any(|by| needs(Screen::Title, file, by))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_groups_have_several_pages() {
        for (file, of) in [("title.png", "title"), ("title-1.png", "title"), ("people-screens.png", "people-screens")] {
            assert_eq!(group(file), of);
        }
    }
}
