//! Games for the review: as the players play them, and with turns spoiled.

use std::sync::Arc;

use bots::tuning::{FeatureWeights, Judge, TurnSearch};
use rand::seq::SliceRandom;
use rules::{
    Ask, Catalogue, Choice, Game, Record, Seat,
    model::{
        counts::{ROUNDS, TURNS_PER_ROUND},
        random::{Purpose, generator},
    },
};

use crate::{Contest, contest::Pairing, play::seated};

/// So many turns of a game are spoiled.
pub(super) const SPOILED: usize = 3;

/// Which turns are spoiled with this seed, as round and turn.
pub(super) fn spoiled_turns(seed: u64) -> [[u8; 2]; SPOILED] {
    let mut turns: Vec<_> =
        (1..=ROUNDS).flat_map(|round| (1..=TURNS_PER_ROUND).map(move |turn| [round, turn])).collect();
    turns.shuffle(&mut generator(seed, Purpose::Checks));
    [turns[0], turns[1], turns[2]]
}

/// Plays a game in which these turns of one seat are spoiled: instead of what its player would do, the worst of all plans
/// that the Master sees is carried out.
pub(super) fn whole_game(
    contest: &Contest,
    pairing: &Pairing,
    cards: &Arc<Catalogue>,
    seat: Seat,
    spoiled: &[[u8; 2]],
) -> Record {
    let mut record = Record::new(cards, pairing.setup.clone());
    let mut game = Game::new(cards.clone(), pairing.setup.clone()).expect("the set-up is possible");
    let mut players = seated(&pairing.setup, pairing.seats.iter().map(|place| contest.players[*place]));
    let mut rng = generator(pairing.setup.seed, Purpose::Checks);
    while let Some(question) = game.question() {
        let begins = question.seat == seat && question.ask == Ask::TakeCard && !game.can_undo();
        let choices: Vec<Choice> = if begins && spoiled.contains(&[game.board().round, game.board().turn]) {
            let dealt = game.view(seat).determinize(&mut rng);
            let judge = Judge::new(&dealt, seat, FeatureWeights::built_in());
            let mut plans = TurnSearch::new(48, 6).thorough().plans(&dealt, &judge);
            plans.pop().map(|plan| plan.choices).unwrap_or_default()
        } else {
            vec![players[question.seat.index()].choose(&game, question.seat)]
        };
        for choice in choices {
            game.apply(choice).expect("what is chosen is legal");
            record.choices.push(choice);
        }
    }
    record
}
