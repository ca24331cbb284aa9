//! What a seat sees must not depend on what it may not know.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{
    hold::{InvariantError, hold, seats},
    state,
};
use crate::{
    model::{board::Seat, random::shuffle},
    turn::game::Game,
};

/// Games that differ only in what a seat may not know look alike to it: the game with its hidden
/// cards exchanged, and a game that is dealt from what the seat sees.
pub(crate) fn check(game: &Game, rng: &mut impl Rng) -> Result<(), InvariantError> {
    let asked = game.question().map(|question| question.seat);
    for seat in seats(game) {
        let view = game.view(seat);
        hold!(exchanged(game, seat, rng).view(seat) == view, "{seat:?} sees more than it may");
        let dealt = view.determinize(rng);
        hold!(dealt.view(seat) == view, "{seat:?} is dealt a game that looks different");
        state::check(&dealt).map_err(|broken| InvariantError(format!("{seat:?} is dealt a wrong game: {broken}")))?;
        if asked == Some(seat) {
            let guessed = view.clone().without_secrets().determinize(rng);
            state::check(&guessed)
                .map_err(|broken| InvariantError(format!("{seat:?} is guessed a wrong game: {broken}")))?;
        }
        hold!(view.choices.is_empty() == (asked != Some(seat)), "{seat:?} has choices {:?}", view.choices);
    }
    Ok(())
}

/// The same game with everything exchanged that `seat` may not know.
fn exchanged(game: &Game, seat: Seat, rng: &mut impl Rng) -> Game {
    let mut other = game.clone();
    other.setup.seed = rng.next_u64();
    other.rng = ChaCha8Rng::seed_from_u64(rng.next_u64());
    let secrets = &mut other.secrets;
    secrets.piles.iter_mut().for_each(|pile| shuffle(pile, rng));
    // Whodunit cards and tokens of the others, dummies among them, with the supply.
    let not_mine = |(place, _): &(usize, _)| *place != seat.index();
    let murder = &mut secrets.murder;
    let others = murder.tokens.iter_mut().enumerate().filter(|(place, _)| *place != seat.index());
    exchange(others.flat_map(|(_, tokens)| tokens).chain(&mut murder.supply), rng);
    let revealed = other.board.players[0].case_file.whodunit.is_some();
    if !revealed {
        exchange(murder.whodunit.iter_mut().enumerate().filter(not_mine).map(|(_, card)| card), rng);
    }
    // Whoever is asked in the draft knows the hand that goes round.
    let mut drafting = Vec::new();
    if other.state.seat != seat {
        drafting.extend(secrets.draft_hand.iter_mut());
    }
    let drafted = (0..).map(Seat).zip(&mut secrets.drafted).filter(|(owner, _)| *owner != seat);
    let drafted = drafted.filter_map(|(_, card)| card.as_mut());
    exchange(secrets.game_end.iter_mut().chain(drafting).chain(drafted), rng);
    other
}

/// Shuffles what lies in these places.
fn exchange<'p, T: Copy + 'p>(places: impl Iterator<Item = &'p mut T>, rng: &mut impl Rng) {
    let mut places: Vec<_> = places.collect();
    let mut all: Vec<_> = places.iter().map(|place| **place).collect();
    shuffle(&mut all, rng);
    places.iter_mut().zip(all).for_each(|(place, one)| **place = one);
}
