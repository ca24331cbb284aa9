//! Where points come from, as the scoring screen and the final scores list them.

use bevy::math::Vec2;
use bevy_egui::egui::Color32;

use crate::{
    drawing::{Drawing, colour},
    ui::theme::palette,
};
use rules::{Module, Setup, Source};

/// Which games have a source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayedWith {
    /// Every game.
    Base,
    /// Games with this module.
    Of(Module),
    /// Games with Teatime.
    Teatime,
}

/// A source of points with its text key and its picture.
#[derive(Clone, Copy, Debug)]
pub struct SourceRow {
    pub source: Source,
    /// The last part of its text key.
    pub key: &'static str,
    pub part: PlayedWith,
    icon: &'static str,
}

const fn row(source: Source, key: &'static str, icon: &'static str, part: PlayedWith) -> SourceRow {
    SourceRow { source, key, part, icon }
}

/// All sources except the Game End cards, in the order in which they are listed.
pub const ROWS: [SourceRow; 13] = [
    row(Source::UpperTrain, "upper-train", "", PlayedWith::Base),
    row(Source::LowerTrain, "lower-train", "", PlayedWith::Base),
    row(Source::Celebrities, "celebrities", "icon/celebrity", PlayedWith::Of(Module::B)),
    row(Source::PassengersAndLuggage, "passengers", "icon/luggage", PlayedWith::Of(Module::D)),
    row(Source::Switches, "switches", "icon/switch", PlayedWith::Of(Module::E)),
    row(Source::Orders, "orders", "icon/coffee", PlayedWith::Teatime),
    row(Source::Route, "route", "icon/points-station", PlayedWith::Base),
    row(Source::Constantinople, "constantinople", "icon/locomotive-tile", PlayedWith::Base),
    row(Source::Contracts, "contracts", "icon/contract", PlayedWith::Base),
    row(Source::Bonuses, "bonuses", "icon/bonus-station", PlayedWith::Base),
    row(Source::Coins, "coins", "icon/coin", PlayedWith::Base),
    row(Source::Evidence, "evidence", "icon/fingerprint-1", PlayedWith::Of(Module::C)),
    row(Source::Escape, "escape", "icon/murderer", PlayedWith::Of(Module::C)),
];

impl SourceRow {
    /// Whether a game has this source.
    pub fn is_played(&self, setup: &Setup) -> bool {
        setup.has_source(self.source)
    }

    /// Draws its picture, centred, at a given height: trains have an arrow up or down.
    pub fn icon(&self, drawing: &mut Drawing, x: f32, y: f32, high: f32) {
        let k = high / 37.0;
        let way = match self.source {
            Source::UpperTrain => -k,
            Source::LowerTrain => k,
            _ => {
                drawing.icon(self.icon, x, y, high);
                return;
            }
        };
        drawing.icon("head/railroad-car", x, y - 5.0 * way, 28.0 * k);
        let arrow = [(-7.0, 10.0), (0.0, 17.0), (7.0, 10.0)];
        let points = arrow.map(|(right, down)| Vec2::new(x + right * k, y + down * way)).to_vec();
        drawing.shape(points, palette::LAMP, Some((1.0, colour(palette::INK))));
    }
}

/// The background of a module's letter: the colour of its ticket.
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
    use crate::screens::testing::whole_game;
    use rules::Seat;

    const GAME_END: [Source; 3] = [Source::GameEndRailroadCars, Source::GameEndConductors, Source::GameEndLocomotives];

    /// Whole games of every pair, with Teatime and without: what is listed adds up to the score.
    #[test]
    fn the_lines_add_up_to_the_total() {
        let pairs = Module::VARIANTS.iter().flat_map(|one| Module::VARIANTS.iter().map(move |other| [*one, *other]));
        for (seed, pair) in (0u64..).zip(pairs.filter(|[one, other]| one < other)) {
            for (seats, teatime) in [(2, seed % 2 == 0), (4, seed % 2 == 1)] {
                let setup = Setup { teatime, ..Setup::new(seats, pair, seed) };
                let game = whole_game(setup.clone(), |_, _, _| {});
                let listed = ROWS.iter().filter(|row| row.is_played(&setup)).map(|row| row.source);
                let listed: Vec<_> = listed.chain(GAME_END).collect();
                for seat in (0..seats).map(Seat) {
                    let player = game.board().player(seat);
                    let sum: u16 = listed.iter().map(|source| player.book.from_source(*source)).sum();
                    assert_eq!(sum, player.score(), "seat {} of {setup:?}", seat.0);
                }
            }
        }
    }

    #[test]
    fn every_source_is_listed_once_or_is_of_a_game_end_card() {
        for source in Source::VARIANTS.iter().copied() {
            let game_end = GAME_END.contains(&source);
            let listed = ROWS.iter().filter(|row| row.source == source).count();
            assert_eq!(listed, usize::from(!game_end), "{source:?}");
        }
    }
}
