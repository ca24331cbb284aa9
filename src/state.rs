//! The states everything else is scoped to.

use bevy::prelude::*;

use rules::{OfferPlace, Seat};

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>().add_sub_state::<TablePhase>().init_state::<Overlay>();
}

/// Which screen is shown.
#[derive(States, Clone, Copy, Debug, PartialEq, Eq, Hash, Default, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Screen {
    /// Pictures and fonts are being loaded.
    #[default]
    Loading,
    /// The departures board.
    Title,
    /// The stations of the first journey.
    Journey,
    /// The shelf of the saved games.
    SavedGames,
    /// The daily journey and the ladder.
    Daily,
    /// What the Master says of a game.
    Review,
    /// What has been played, in figures.
    Statistics,
    /// A new game is being set up.
    Setup,
    /// The game, its scoring phases included.
    Table,
    /// The game is over.
    Result,
}

/// What the table screen shows.
#[derive(SubStates, Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[source(Screen = Screen::Table)]
pub enum TablePhase {
    /// The table itself.
    #[default]
    Play,
    /// A scoring phase lies over it, below the top bar.
    Scoring,
    /// The final scoring lies over it, below the top bar.
    FinalScoring,
    /// The revelation of the murder lies over it, below the top bar.
    Revelation,
}

/// Once this has run in `Update`, the phase is the one whose pictures are drawn.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EnterTablePhase;

/// A page of the window with cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardsPage {
    /// The Action cards that can still come from a pile, 0 to 2.
    Pile(u8),
    /// The Locomotive tiles to come.
    LocomotiveTiles,
    /// All Game End cards.
    GameEnd,
    /// The Action cards that a player has taken.
    Taken(Seat),
}

/// The window that lies over the screen; while one is open, nothing below it can be clicked.
#[derive(States, Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Overlay {
    /// No window is open.
    #[default]
    None,
    Menu,
    /// Everything that has happened.
    Log,
    /// Where the points came from.
    Scores,
    /// The goals of the journey that is played.
    Goals,
    /// How to play on from another device, in a game with friends.
    OtherDevice,
    /// The rules book, where it was open last.
    Rules,
    /// A page about symbols, keys and bots.
    Help(u8),
    /// Animation speed, volume, full screen.
    Settings,
    /// Which key asks for what, and other keys for it.
    Keys,
    /// Something would be lost if the turn ended now: end it anyway?
    ConfirmEnd,
    /// Nothing of this card can be carried out: decline it?
    ConfirmDecline(OfferPlace),
    /// Leave the game?
    ConfirmLeave,
    /// A game that is watched is taken over: who plays which seat?
    TakeOver,
    /// What only this player may see.
    Secrets(Seat),
    /// The cards of a kind, with their pictures.
    Cards(CardsPage),
    /// Something has to be read, or decided, before anything else.
    Notice,
}
