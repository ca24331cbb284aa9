//! Where points come from, as the scoring phases and the account list them.

use bevy_egui::egui::Color32;

use crate::{
    rules::{Module, Setup, Source},
    ui::{canvas::Canvas, theme::palette},
};

/// What a source belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayedWith {
    /// Every game.
    Base,
    /// Games with this module.
    Of(Module),
    /// Games with Teatime.
    Teatime,
}

/// A source with its text key and its picture.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The source.
    pub source: Source,
    /// The last part of its text key.
    pub key: &'static str,
    /// What it belongs to.
    pub part: PlayedWith,
    icon: &'static str,
}

const fn row(source: Source, key: &'static str, icon: &'static str, part: PlayedWith) -> Row {
    Row { source, key, part, icon }
}

/// All sources but the Game End cards, in the order in which they are listed.
pub const ROWS: [Row; 13] = [
    row(Source::UpperTrain, "upper-train", "", PlayedWith::Base),
    row(Source::LowerTrain, "lower-train", "", PlayedWith::Base),
    row(Source::Celebrities, "celebrities", "icon/celebrity", PlayedWith::Of(Module::B)),
    row(Source::PassengersAndLuggage, "passengers", "icon/luggage", PlayedWith::Of(Module::D)),
    row(Source::Switches, "switches", "icon/switch", PlayedWith::Of(Module::E)),
    row(Source::Orders, "orders", "icon/coffee", PlayedWith::Teatime),
    row(Source::Route, "route", "icon/points-station", PlayedWith::Base),
    row(Source::Constantinople, "constantinople", "icon/locomotive-tile", PlayedWith::Base),
    row(Source::Contracts, "contracts", "icon/contract", PlayedWith::Of(Module::A)),
    row(Source::Bonuses, "bonuses", "icon/bonus-station", PlayedWith::Base),
    row(Source::Coins, "coins", "icon/coin", PlayedWith::Base),
    row(Source::Evidence, "evidence", "icon/fingerprint-1", PlayedWith::Of(Module::C)),
    row(Source::Escape, "escape", "icon/murderer", PlayedWith::Of(Module::C)),
];

impl Row {
    /// Whether a game has this source.
    pub fn is_played(&self, setup: &Setup) -> bool {
        match self.part {
            PlayedWith::Base => true,
            PlayedWith::Of(module) => setup.modules.contains(&module),
            PlayedWith::Teatime => setup.teatime,
        }
    }

    /// Its picture, centred, so high: trains with an arrow up or down.
    pub fn draw_icon(&self, canvas: &Canvas, x: f32, y: f32, high: f32) {
        let k = high / 37.0;
        let arrow = |tip: f32, foot: f32| {
            let points = vec![canvas.at(x - 7.0 * k, foot), canvas.at(x, tip), canvas.at(x + 7.0 * k, foot)];
            canvas.shape(points, palette::LAMP, palette::INK, 1.0);
        };
        match self.source {
            Source::UpperTrain => {
                canvas.icon("head/railroad-car", x, y + 5.0 * k, 28.0 * k);
                arrow(y - 17.0 * k, y - 10.0 * k);
            }
            Source::LowerTrain => {
                canvas.icon("head/railroad-car", x, y - 5.0 * k, 28.0 * k);
                arrow(y + 17.0 * k, y + 10.0 * k);
            }
            _ => canvas.icon(self.icon, x, y, high),
        }
    }
}

/// The ground of a module's letter: the colour of its ticket.
pub fn module_colour(module: Module) -> Color32 {
    match module {
        Module::A => palette::PINE,
        Module::B => palette::BURGUNDY,
        Module::C => Color32::from_rgb(0x3E, 0x3F, 0x68),
        Module::D => Color32::from_rgb(0x7A, 0x46, 0x18),
        Module::E => Color32::from_rgb(0x1E, 0x56, 0x5C),
        Module::F => Color32::from_rgb(0x59, 0x2B, 0x5C),
    }
}

#[cfg(test)]
mod tests {
    use strum::VariantArray;

    use super::*;

    #[test]
    fn every_source_is_listed_once_or_is_of_a_game_end_card() {
        for source in Source::VARIANTS.iter().copied() {
            let game_end =
                matches!(source, Source::GameEndRailroadCars | Source::GameEndConductors | Source::GameEndLocomotives);
            let listed = ROWS.iter().filter(|row| row.source == source).count();
            assert_eq!(listed, usize::from(!game_end), "{source:?}");
        }
    }
}
