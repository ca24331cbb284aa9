//! The effects and their files.

use strum::{IntoStaticStr, VariantArray};

/// A short sound. Rarer ones come first: they take precedence when too much happens at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Effect {
    /// A fanfare: the game is over.
    GameOver,
    /// A scoring phase begins: the station gong.
    ScoringBegins,
    /// A round begins: departure bell.
    RoundBegins,
    /// The horn of an express: a train reaches Constantinople.
    Horn,
    /// Bells of Constantinople.
    Constantinople,
    /// A short fanfare for a Locomotive tile.
    LocomotiveTile,
    /// All lamps of a whole train go on, one after the other.
    Lamps,
    /// A contract is fulfilled.
    Contract,
    /// A celebrity or a passenger takes a seat.
    Celebrity,
    /// A postcard is pinned.
    Postcard,
    /// A mail car: mail bag and bell.
    MailCar,
    /// A factory at work.
    Factory,
    /// The lever of a switch.
    Switch,
    /// A suitcase or a toolbox is put down.
    Luggage,
    /// A whistle: a bonus station is used.
    Whistle,
    /// Steam is let out.
    Steam,
    /// The curtain between two players at one screen.
    Curtain,
    /// A turn begins.
    TurnBegins,
    /// Evidence slides across the table, face down.
    Evidence,
    /// A rubber stamp: points at a station, a fulfilled contract.
    Stamp,
    /// A car is upgraded by one step.
    CarUpgrade,
    /// Sparks from a car that is being upgraded.
    Sparks,
    /// A car is coupled to a train.
    CarCouple,
    /// A car brakes before it is coupled.
    Brake,
    /// A car rolls in.
    Roll,
    /// Rails are laid for another part of the route.
    RouteLaid,
    /// The bell of a station that the locomotive reaches.
    StationBell,
    /// The locomotive moves on by one station.
    Chuff,
    /// A conductor walks, or a guest along the platform.
    ConductorStep,
    /// Coins are gained.
    Coin,
    /// Coins are spent.
    CoinSpend,
    /// A lamp is switched on: a card of a train scores.
    LampTick,
    /// Points are added to a score.
    Points,
    /// A card leaves the game.
    CardFall,
    /// A card is turned over.
    CardFlip,
    /// A card is taken.
    CardTake,
    /// A card is dealt.
    CardDeal,
    /// A human has made a choice: a ticket is punched.
    Punch,
    /// A button is pressed.
    ButtonClick,
}

/// How many variants there are of each effect.
pub const TAKES: usize = 3;

impl Effect {
    /// The file of a variant (`0..TAKES`), in the folder of assets.
    pub fn file(self, take: usize) -> String {
        let name: &str = self.into();
        format!("audio/effects/{name}-{}.ogg", take + 1)
    }

    /// How much its pitch may change from one time to the next, as a factor: noises vary more than notes do.
    pub(super) fn play_of_pitch(self) -> f64 {
        match self {
            Self::CardDeal | Self::CardTake | Self::CardFall | Self::CardFlip | Self::ConductorStep => 0.05,
            Self::Chuff | Self::CarCouple | Self::Roll | Self::Brake | Self::Stamp | Self::Sparks => 0.04,
            Self::Coin | Self::CoinSpend | Self::Luggage | Self::Switch | Self::Evidence | Self::Punch => 0.03,
            Self::GameOver | Self::Constantinople | Self::LocomotiveTile | Self::RoundBegins => 0.0,
            _ => 0.01,
        }
    }

    /// For how many milliseconds the music makes room for it.
    pub(super) fn hushes_music_for_millis(self) -> Option<u64> {
        Some(match self {
            Self::GameOver => 3600,
            Self::Constantinople | Self::LocomotiveTile | Self::Horn => 1600,
            Self::ScoringBegins | Self::RoundBegins | Self::Contract => 1200,
            Self::Whistle => 900,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use std::{collections::HashSet, path::Path};

    use super::*;

    #[test]
    fn every_effect_has_its_files_and_every_file_its_effect() {
        assert!(Effect::VARIANTS.is_sorted());
        let files = |effect: &Effect| (0..TAKES).map(|take| effect.file(take)).collect::<Vec<_>>();
        let named: HashSet<String> = Effect::VARIANTS.iter().flat_map(files).collect();
        let assets = Path::new("assets");
        let folder = std::fs::read_dir(assets.join("audio/effects")).expect("the folder is there");
        let name = |file: std::io::Result<std::fs::DirEntry>| file.expect("it can be read").file_name();
        let there: HashSet<String> =
            folder.map(|file| format!("audio/effects/{}", name(file).to_string_lossy())).collect();
        assert_eq!(named, there, "run sound/render.sh");
    }
}
