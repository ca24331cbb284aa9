//! The most points that a seat can have at the end of the game, by trying everything it can do.

use std::{
    collections::HashSet,
    hash::{DefaultHasher, Hash, Hasher},
};

use rules::{Choice, Game, Purchase};

use super::SEAT;

/// The most positions that are tried.
const MANY: usize = 200_000;

/// All that its further points depend on.
fn what_matters(game: &Game) -> u64 {
    let (board, player) = (game.board(), game.board().player(SEAT));
    let own =
        (player.trains, player.purse, player.route, player.mail_cars, player.contracts, player.contracts_fulfilled);
    let cards = (player.taken, player.game_end, player.middle, player.hand, board.market, board.order_tiles);
    let mut hasher = DefaultHasher::new();
    let table = serde_json::to_string(&(own, cards, game.state(), player.score())).expect("a table can be written");
    table.hash(&mut hasher);
    hasher.finish()
}

/// The most points of the seat in the end. Nobody else may have anything left to decide. `None` if
/// there is too much to try.
pub fn most_points(game: &Game) -> Option<u16> {
    let (mut seen, mut most, mut open) = (HashSet::new(), 0, vec![game.clone()]);
    while let Some(game) = open.pop() {
        if !seen.insert(what_matters(&game)) {
            continue;
        }
        if seen.len() > MANY {
            return None;
        }
        let Some(question) = game.question() else {
            most = most.max(game.board().player(SEAT).score());
            continue;
        };
        let choices = game.legal_choices();
        if question.seat != SEAT {
            assert_eq!(choices[..], [Choice::EndTurn], "{:?} has something to decide", question.seat);
        }
        // A coin is worth a point at the end as well.
        let spares = |choice: &&Choice| !matches!(choice, Choice::Spend { on: Purchase::Point, .. });
        open.extend(choices.iter().filter(spares).map(|choice| {
            let mut next = game.clone();
            next.apply(*choice).expect("it is legal");
            next
        }));
    }
    Some(most)
}
