//! What must hold for what is face down or was: evidence and Whodunit cards; and for the cards of the
//! Storage and the order tiles, of which most stay in the box.

use super::hold::{InvariantError, hold, is_each_once};
use crate::model::tiles::{Refreshment, Whodunit};
use crate::{
    model::{board::TrainId, card::*},
    turn::{
        game::Game,
        secrets::{Murder, all_tokens},
        state::{PendingStep, Phase},
    },
};
use strum::VariantArray;

/// Checks the table against the secrets.
pub(crate) fn check(game: &Game) -> Result<(), InvariantError> {
    check_storage(game)?;
    check_orders(game)?;
    let (board, murder) = (game.board(), &game.secrets.murder);
    hold!(board.dummies.len() == usize::from(game.setup().dummy_count()), "{} dummies", board.dummies.len());
    if game.setup().murder() { check_murder(game) } else { quiet(murder == &Murder::default()) }
}

fn quiet(quiet: bool) -> Result<(), InvariantError> {
    hold!(quiet, "there is evidence without a murder");
    Ok(())
}

/// cards are drawn only while a Storage is in use.
fn check_storage(game: &Game) -> Result<(), InvariantError> {
    let (drawn, used) = (&game.board().storage, game.board().storage_used.len());
    let running = game.state().pending.iter().any(|task| matches!(task, PendingStep::Storage { .. }));
    hold!(running || drawn.len() + used == 0, "cards are drawn without a Storage: {drawn:?}");
    hold!(drawn.len() + used <= 3 && used <= 2, "a Storage drew {} cards and used {used}", drawn.len() + used);
    Ok(())
}

/// every token is somewhere, and there is at most one murderer.
fn check_murder(game: &Game) -> Result<(), InvariantError> {
    let (board, murder) = (game.board(), &game.secrets.murder);
    let people: Vec<_> = board.people().collect();
    hold!(people.len() == murder.whodunit.len() && people.len() == murder.tokens.len(), "a person is missing");
    let murderers = murder.whodunit.iter().filter(|card| **card == Whodunit::Murderer).count();
    hold!(murderers <= 1 && (murderers == 1 || people.len() < 4), "there are {murderers} murderers");
    hold!(murder.supply.len() == usize::from(board.evidence_left), "the supply has {} tokens", murder.supply.len());
    let mut tokens = murder.supply;
    for ((person, hidden), card) in people.into_iter().zip(&murder.tokens).zip(&murder.whodunit) {
        let file = board.case_file(person);
        hold!(hidden.len() == usize::from(file.hidden), "{person:?} has the tokens {hidden:?}, but: {file:?}");
        hold!(file.whodunit.is_none_or(|shown| shown == *card), "{person:?} showed another card: {file:?}");
        let revealed = matches!(game.state().phase, Phase::Revelation | Phase::Over);
        hold!(revealed == file.whodunit.is_some(), "the revelation has begun: {revealed}, but {person:?} has {file:?}");
        hold!(revealed || file.open.is_empty() && file.discarded.is_empty(), "{person:?} shows tokens: {file:?}");
        tokens.extend(hidden.iter().chain(&file.open).chain(&file.discarded).copied());
    }
    let mut all = all_tokens(board.seats());
    tokens.sort_unstable();
    all.sort_unstable();
    hold!(tokens == all, "the evidence tokens are {tokens:?}");
    Ok(())
}

///
fn check_orders(game: &Game) -> Result<(), InvariantError> {
    let (board, cards) = (game.board(), game.catalogue());
    let on_cars = board.players.iter().flat_map(|player| &player.trains).flat_map(|train| train.cars());
    let on_cars: Vec<_> = on_cars.filter_map(|(_, car)| car.order).collect();
    let tiles: Vec<_> = on_cars.iter().chain(&board.order_tiles).copied().collect();
    hold!(game.setup().teatime || tiles.is_empty(), "there are order tiles without Teatime: {tiles:?}");
    let mut known = tiles.clone();
    known.sort_unstable();
    known.dedup();
    hold!(is_each_once(&tiles, known.iter().copied()), "an order tile lies in two places: {tiles:?}");
    for kind in Refreshment::VARIANTS.iter().copied() {
        let of_kind = tiles.iter().filter(|tile| cards.order_tile(**tile).refreshment == kind).count();
        hold!(of_kind <= usize::from(board.seats()) + 1, "{of_kind} tiles of {kind:?} are in play: {tiles:?}");
    }
    let now = Refreshment::VARIANTS[Pile::of_round(board.round).index()];
    let ready = board.order_tiles.iter().all(|tile| cards.order_tile(*tile).refreshment == now);
    hold!(ready, "in round {} there lie ready {:?}", board.round, board.order_tiles);
    for train in board.players.iter().flat_map(|player| TrainId::BOTH.map(|id| player.train(id))) {
        let orders = train.cars().filter_map(|(_, car)| Some((car.value, cards.order_tile(car.order?))));
        let mut kinds = Vec::new();
        for (value, tile) in orders {
            hold!(value >= tile.value, "a car of value {value} ordered {tile:?}: {train:?}");
            hold!(!kinds.contains(&tile.refreshment), "{:?} twice in one train: {train:?}", tile.refreshment);
            kinds.push(tile.refreshment);
        }
    }
    Ok(())
}
