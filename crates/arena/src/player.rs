//! How a seat is played in the arena. Players who think get what their seat may know; those that only pick a legal
//! choice get along without, which is several times as fast.

use rand_chacha::ChaCha8Rng;

use super::reference::Reference;
use bots::Bot;
use rules::{
    Choice, Game, Seat,
    model::random::{Purpose, below, generator},
};

/// Plays one seat.
pub trait Player {
    /// One of the legal choices of `seat`, which is the one that is asked.
    fn choose(&mut self, game: &Game, seat: Seat) -> Choice;
}

/// Every legal choice is equally likely.
pub(super) struct RandomPlayer {
    rng: ChaCha8Rng,
    list: Vec<Choice>,
}

impl RandomPlayer {
    /// The same seed gives the same answers to the same games.
    pub(super) fn new(seed: u64) -> Self {
        Self { rng: generator(seed, Purpose::Bot), list: Vec::new() }
    }
}

impl Player for RandomPlayer {
    fn choose(&mut self, game: &Game, _seat: Seat) -> Choice {
        game.legal_choices_into(&mut self.list);
        self.list[below(&mut self.rng, self.list.len() as u32) as usize]
    }
}

/// A bot that can be played against in the game as well.
pub(super) struct BotPlayer(pub Box<dyn Bot>);

impl Player for BotPlayer {
    fn choose(&mut self, game: &Game, seat: Seat) -> Choice {
        self.0.choose(&game.view(seat))
    }
}

impl Player for Reference {
    fn choose(&mut self, game: &Game, seat: Seat) -> Choice {
        self.answer(&game.view(seat))
    }
}
