//! What a game is set up with.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{
    board::Seat,
    card::{ActionCard, CardId, Module},
    catalogue::{Catalogue, CatalogueError},
    score::Source,
};

/// How a game is set up. Together with the card set it decides everything that no player chooses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// 2 to 4.
    pub seats: u8,
    /// Two different ones.
    pub modules: [Module; 2],
    /// Who begins; `None` is drawn at random.
    pub start_player: Option<Seat>,
    /// The seed the cards are shuffled with.
    pub seed: u64,
    /// Whether frames gained in another player's turn wait for one's own next turn (R-3.8, option).
    pub others_wait_for_own_turn: bool,
    /// Whether the order tiles of Teatime are added.
    pub teatime: bool,
    /// Whether two dummies join two players in Module C; no effect otherwise.
    pub dummies: bool,
}

/// Why a game cannot be set up like this.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// 2 to 4 can play.
    #[error("{0} players: 2 to 4 can play")]
    Seats(u8),
    /// The two modules have to differ.
    #[error("module {0} was chosen twice: choose two different modules")]
    SameModule(Module),
    /// There are no cards for a module.
    #[error("there are no cards for module {0}")]
    NoCards(Module),
    /// The start player has no seat.
    #[error("the start player would be seat {0}, which is not taken")]
    StartPlayer(u8),
    /// The card files cannot be used.
    #[error(transparent)]
    Cards(#[from] CatalogueError),
}

impl Setup {
    /// Whether a game set up like this can bring points from a source. Every module has contracts.
    pub fn has_source(&self, source: Source) -> bool {
        let plays = |module| self.modules.contains(&module);
        match source {
            Source::Celebrities => plays(Module::B),
            Source::PassengersAndLuggage => plays(Module::D),
            Source::Switches => plays(Module::E),
            Source::Orders => self.teatime,
            Source::Evidence | Source::Escape => self.murder(),
            _ => true,
        }
    }

    /// Two modules, no options, a random start player, no Teatime; dummies where Module C wants them.
    pub fn new(seats: u8, modules: [Module; 2], seed: u64) -> Self {
        Self {
            seats,
            modules,
            start_player: None,
            seed,
            others_wait_for_own_turn: false,
            teatime: false,
            dummies: true,
        }
    }

    /// Whether Module C is played.
    pub fn murder(&self) -> bool {
        self.modules.contains(&Module::C)
    }

    /// How many dummies sit at the table.
    pub fn dummy_count(&self) -> u8 {
        if self.murder() && self.dummies && self.seats == 2 { 2 } else { 0 }
    }

    /// The Action cards in play: the base cards and those of the two modules.
    pub fn cards<'c>(&self, catalogue: &'c Catalogue) -> impl Iterator<Item = (CardId, &'c ActionCard)> + use<'c> {
        let modules = self.modules;
        catalogue.cards().filter(move |(_, card)| card.module.is_none_or(|module| modules.contains(&module)))
    }

    /// Checks the set-up against a card set.
    ///
    /// # Errors
    /// What has to change.
    pub fn check(&self, catalogue: &Catalogue) -> Result<(), SetupError> {
        if !(2..=4).contains(&self.seats) {
            return Err(SetupError::Seats(self.seats));
        }
        if self.modules[0] == self.modules[1] {
            return Err(SetupError::SameModule(self.modules[0]));
        }
        if let Some(module) = self.modules.into_iter().find(|module| catalogue.modules().all(|there| there != *module))
        {
            return Err(SetupError::NoCards(module));
        }
        match self.start_player {
            Some(seat) if seat.0 >= self.seats => Err(SetupError::StartPlayer(seat.0)),
            _ => Ok(()),
        }
    }
}
