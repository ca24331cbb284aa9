//! The game itself: table, flow and secrets in one value that is a pure state machine.

use std::sync::Arc;

use bevy::prelude::Resource;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use super::{
    board::{Board, Seat},
    card::*,
    catalogue::Catalogue,
    choice::{Choice, Question, Refusal},
    event::GameEvent,
    flow::Flow,
    modules::Murder,
    setup::{Setup, SetupError},
};

/// What no player may see: the order of the piles and the other seats' secrets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Secrets {
    /// Action cards face down, the next one last.
    pub piles: [Vec<CardId>; 3],
    /// Game End cards face down, the next one last.
    pub game_end: Vec<GameEndId>,
    /// The Game End cards that go round in the draft.
    pub draft_hand: Vec<GameEndId>,
    /// What each seat drafted.
    pub drafted: Vec<Option<GameEndId>>,
    /// What lies face down in Module C.
    pub murder: Murder,
}

/// A running or finished game.
///
/// Between two choices nothing is pending outside it. Two games with the same card set, set-up and
/// choices are equal on every platform.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    #[serde(skip)]
    pub(super) catalogue: Option<Arc<Catalogue>>,
    pub(super) setup: Setup,
    pub(super) board: Board,
    pub(super) flow: Flow,
    pub(super) secrets: Secrets,
    pub(super) rng: ChaCha8Rng,
    /// Choices made so far.
    pub(super) made: u32,
    /// Undo goes back to this number of choices and not further: to where the seat began to choose,
    /// or to where a hidden card was shown.
    pub(super) undo_floor: u32,
}

impl Game {
    /// Sets a game up, up to the first question of the draft.
    ///
    /// # Errors
    /// What is wrong with the set-up.
    pub fn new(catalogue: Arc<Catalogue>, setup: Setup) -> Result<Self, SetupError> {
        setup.check(&catalogue)?;
        let mut rng = ChaCha8Rng::seed_from_u64(setup.seed);
        let start_player = setup.start_player.unwrap_or_else(|| Seat(below(&mut rng, setup.seats.into()) as u8));
        let mut piles: [Vec<CardId>; 3] = Default::default();
        for (id, card) in setup.cards(&catalogue) {
            piles[card.pile.index()].push(id);
        }
        for pile in &mut piles {
            shuffle(pile, &mut rng);
        }
        let mut game_end: Vec<_> = catalogue.game_end_ids().collect();
        shuffle(&mut game_end, &mut rng);
        let mut board = Board::new(
            setup.seats,
            start_player,
            piles.each_ref().map(|pile| pile.len() as u8),
            game_end.len() as u8,
            catalogue.boards().mail_cars.len() as u8,
        );
        // one card more than there are players goes round, beginning right of the start player.
        let draft_hand = game_end.split_off(game_end.len() - usize::from(setup.seats) - 1);
        let murder = Murder::set_up(&setup, &mut board, &mut rng);
        let drafted = vec![None; usize::from(setup.seats)];
        let secrets = Secrets { piles, game_end, draft_hand, drafted, murder };
        let flow = Flow::new(start_player.right(setup.seats));
        Ok(Self { catalogue: Some(catalogue), setup, board, flow, secrets, rng, made: 0, undo_floor: 0 })
    }

    /// The card set.
    ///
    /// # Panics
    /// If the game was deserialised and not yet given its card set ([`Self::with_catalogue`]).
    pub fn catalogue(&self) -> &Arc<Catalogue> {
        self.catalogue.as_ref().expect("a deserialised game needs its card set before it is used")
    }

    /// Gives a deserialised game its card set back, which is not written with it.
    #[must_use]
    pub fn with_catalogue(mut self, catalogue: Arc<Catalogue>) -> Self {
        self.catalogue = Some(catalogue);
        self
    }

    /// What the game was set up with.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What lies on the table.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// What runs and what waits.
    pub fn flow(&self) -> &Flow {
        &self.flow
    }

    /// Who is asked what; `None` when the game is over.
    pub fn question(&self) -> Option<Question> {
        Some(Question { seat: self.flow.seat, ask: self.flow.ask()? })
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.flow.ask().is_none()
    }

    /// How many choices were made.
    pub fn choices_made(&self) -> u32 {
        self.made
    }

    /// Whether the last choice may be taken back: it was the same seat's, and nothing hidden was
    /// shown since.
    pub fn can_undo(&self) -> bool {
        self.made > self.undo_floor
    }

    /// Takes a choice.
    ///
    /// # Errors
    /// Why it is refused; the game is unchanged then.
    pub fn apply(&mut self, choice: Choice) -> Result<Vec<GameEvent>, Refusal> {
        if !self.choices().contains(&choice) {
            return Err(self.why_refused(choice));
        }
        let mut events = Vec::new();
        self.apply_listed(choice, &mut events);
        Ok(events)
    }

    /// The station of a seat's route, 1 being the first.
    pub fn station(&self, seat: Seat, station: u8) -> Option<&Station> {
        let route = &self.board.player(seat).route;
        let (place, index) = route.find(station)?;
        let stations = match route.places[place].card.map(|card| &self.catalogue().card(card).face) {
            Some(Face::Route { stations, .. }) => stations,
            _ => &self.catalogue().boards().stations,
        };
        stations.get(index)
    }

    /// How often a bonus station of a seat gives its frame per scoring phase: twice with a postcard
    /// on its route card, 0 if it is no bonus station.
    pub fn station_copies(&self, seat: Seat, station: u8) -> u8 {
        let Some(Station::Bonus(_)) = self.station(seat, station) else { return 0 };
        let route = &self.board.player(seat).route;
        let doubled = route.find(station).is_some_and(|(place, _)| route.places[place].postcard.is_some());
        1 + u8::from(doubled)
    }

    /// The points a train would score in a scoring phase now: its own, and what celebrities add.
    pub fn train_score(&self, seat: Seat, train: super::board::TrainId) -> (u8, u8) {
        self.train_points(seat, train).fold((0, 0), |sum, (_, points, extra)| (sum.0 + points, sum.1 + extra))
    }
}

/// A number below `limit`, the same on every platform: the high half of a widening product. The
/// bias is below one in a billion for the few cards there are.
pub(crate) fn below(rng: &mut impl Rng, limit: u32) -> u32 {
    ((u64::from(rng.next_u32()) * u64::from(limit)) >> 32) as u32
}

/// Fisher and Yates' shuffle over [`below`]: `rand`'s own may change its stream between releases
/// and between 32 and 64 bits, and a seed must mean the same game for ever.
pub(super) fn shuffle<T>(cards: &mut [T], rng: &mut impl Rng) {
    for last in (1..cards.len()).rev() {
        cards.swap(last, below(rng, last as u32 + 1) as usize);
    }
}
