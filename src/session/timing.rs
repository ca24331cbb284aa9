//! How fast things happen on the table.

use std::time::Duration;

use bevy::prelude::*;

use super::settings::{AnimationSpeed, Settings};
use rules::{GameEvent as E, Source};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Timing>().add_systems(PreUpdate, follow_settings.run_if(resource_changed::<Settings>));
}

fn follow_settings(settings: Res<Settings>, mut timing: ResMut<Timing>) {
    (timing.speed, timing.calm) = (settings.speed(), settings.is_calm());
}

/// How many milliseconds a new car rolls until it is coupled.
pub const ROLLS_IN_MILLIS: u64 = 430;
/// How many milliseconds a celebrity or a passenger takes from its card to its window.
pub const BOARDS_MILLIS: u64 = 1000;
/// How many milliseconds after its Locomotive tile was placed the lamps of a whole train go on.
pub const LAMPS_AFTER_MILLIS: u64 = 900;

/// How many milliseconds an evidence token takes to turn over in the revelation.
pub const TOKEN_MILLIS: u64 = 420;
/// How many milliseconds the stage is dark in the revelation before the police make an arrest.
pub const HUSH_MILLIS: u64 = 700;

/// How long it is told who has won before anything moves on, however fast everything else is.
const WINNER_HOLDS: Duration = Duration::from_secs(2);

/// How many milliseconds the coins that a player has left take in the final scoring.
pub const COINS_FLY_MILLIS: u64 = 800;
/// How many milliseconds a Game End card takes to turn over in the final scoring.
pub const CARD_TURNS_MILLIS: u64 = 450;
/// How many milliseconds each taken card takes that it counts.
pub const CARD_FLIES_MILLIS: u64 = 300;

/// How fast things happen now: by the setting, and quicker while a player speeds up the presentation.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Timing {
    pub(super) speed: AnimationSpeed,
    /// Things appear and are gone, and nothing flies, rolls or shakes.
    calm: bool,
    /// Set until everything has been presented.
    pub(super) hurried: bool,
}

impl Timing {
    pub fn speed(&self) -> AnimationSpeed {
        self.speed
    }

    /// Motion is reduced: things appear in their places and are gone, and nothing flies, rolls or shakes.
    pub fn is_calm(&self) -> bool {
        self.calm
    }

    /// Whether things fly, roll and shake.
    pub fn moves(&self) -> bool {
        !self.calm && self.speed != AnimationSpeed::None
    }

    /// At a speed, with all motion.
    #[cfg(test)]
    pub fn of(speed: AnimationSpeed) -> Self {
        Self { speed, ..Self::default() }
    }

    /// How long something takes now that takes `millis` at normal speed.
    pub fn span(&self, millis: u64) -> Duration {
        let hurry = if self.hurried { 0.15 } else { 1.0 };
        Duration::from_millis(millis).mul_f32(self.speed.factor() * hurry)
    }

    /// How long an event is shown before the next one.
    pub fn for_event(&self, event: &E) -> Duration {
        let span = self.span(Self::millis_of(event));
        let tells_winner = matches!(event, E::GameEnded { .. }) && self.speed != AnimationSpeed::None && !self.hurried;
        if tells_winner { span.max(WINNER_HOLDS) } else { span }
    }

    /// The same in milliseconds at normal speed.
    fn millis_of(event: &E) -> u64 {
        match event {
            E::CardDealt { .. } => 55,
            E::GameEndCardDealt { .. } => 120,
            E::CardTaken { .. } => 420,
            E::RouteExtended { .. } => 620,
            E::StartPlayerTileTaken { .. } | E::CardRemoved { .. } | E::RowCleared { .. } => 380,
            E::CardKept { .. } | E::ContractLaid { .. } | E::ContractFulfilled { .. } => 350,
            E::CelebritySeated { .. } | E::PassengerPlaced { .. } => BOARDS_MILLIS,
            E::PostcardPinned { .. } | E::LuggagePlaced { .. } => 420,
            E::CarAdded { .. } | E::MailCarPlaced { .. } => ROLLS_IN_MILLIS + 90,
            E::LocomotiveTilePlaced { .. } => LAMPS_AFTER_MILLIS + 300,
            E::CarUpgraded { .. } => 380,
            E::ConductorMoved { .. } => 420,
            E::ConstantinopleReached { .. } => 450,
            E::LocomotiveMoved { .. } => 320,
            E::CoinsGained { .. } | E::CoinsSpent { .. } => 300,
            E::PointsScored {
                source: Source::GameEndRailroadCars | Source::GameEndConductors | Source::GameEndLocomotives,
                ..
            } => CARD_FLIES_MILLIS,
            E::PointsScored { .. } => 200,
            E::GameEndCardTaken { .. } => 400,
            E::CardScored { .. } => 320,
            E::ScoringPartEnded { .. } | E::ScoringEnded { .. } => 700,
            E::RoundBegan { .. } | E::ScoringBegan { .. } => 450,
            E::FinalScoringBegan => 900,
            E::CoinsCounted { .. } => COINS_FLY_MILLIS,
            E::GameEndPartBegan { .. } => 700,
            // The first taken card is on its way when the Game End card has turned over.
            E::GameEndCardBegan { .. } => CARD_TURNS_MILLIS + CARD_FLIES_MILLIS,
            E::GameEndCardScored { .. } => 600,
            // It is dark for a moment before it is told who has won.
            E::FinalScoringEnded => 1100,
            E::GameEnded { .. } => 2000,
            E::StationUsed { .. } => 400,
            E::DestroyEvidenceLaid { .. } | E::DummySuspects { .. } | E::StorageCardUsed { .. } => 400,
            E::EvidenceDealt { .. } => 260,
            E::PassengerSeated { .. } | E::LuggageLoaded { .. } => 380,
            E::MiddleCardPlaced { .. } | E::OrderTilePlaced { .. } | E::OrderTilesLaid { .. } => 450,
            E::MechanicDone { .. } | E::SwitchScored { .. } | E::OrderScored { .. } => 320,
            E::FactoryBegan { .. } | E::StorageDrawn { .. } => 450,
            E::ToolboxUsed { .. } | E::StorageReturned { .. } => 380,
            E::RevelationBegan => 1400,
            E::WhodunitRevealed { .. } => 1000,
            E::EvidenceRevealed { tokens, .. } => 500 + TOKEN_MILLIS * tokens.len() as u64,
            E::EvidenceDiscarded { .. } => 700,
            E::Arrested { .. } => HUSH_MILLIS + 1800,
            E::MurdererEscaped { .. } => 1500,
            _ => 0,
        }
    }

    /// How long a bot appears to think at least, so that its moves can be followed.
    pub fn for_bot(&self) -> Duration {
        self.span(650)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_winner_is_told_for_two_seconds_unless_nothing_moves_or_a_player_hurries() {
        let told = E::GameEnded { winners: Default::default() };
        for speed in [AnimationSpeed::Slow, AnimationSpeed::Normal, AnimationSpeed::Fast] {
            let timing = Timing::of(speed);
            assert!(timing.for_event(&told) >= WINNER_HOLDS, "{speed}");
            assert!(Timing { hurried: true, ..timing }.for_event(&told) < WINNER_HOLDS, "{speed}");
        }
        assert!(Timing::of(AnimationSpeed::None).for_event(&told).is_zero());
    }
}
