//! What must hold in every state between two choices.

use strum::VariantArray;

use super::{
    guests, hidden,
    hold::{InvariantError, hold, is_each_once, seats},
};
use crate::{
    model::{
        board::{PlayerBoard, RoutePlace, Seat, TrainId},
        card::*,
        purse::Purse,
        score::{Moment, Source},
        train::{Car, FULL_TRAIN, Train, TrainCard},
    },
    turn::{
        game::Game,
        state::{PendingStep, Phase},
    },
};

/// Checks the table, the hidden cards and the state.
pub(crate) fn check(game: &Game) -> Result<(), InvariantError> {
    for seat in seats(game) {
        check_player(game, seat)?;
    }
    check_cards(game)?;
    check_tiles(game)?;
    hidden::check(game)?;
    check_offer(game)?;
    let state = game.state();
    let idle = state.pending.is_empty() && state.waiting.is_empty() && state.others.is_empty();
    let idle = idle && state.evidence_due.is_empty();
    hold!(state.phase != Phase::Over || idle, "the game is over, but not all is done: {state:?}");
    Ok(())
}

fn check_player(game: &Game, seat: Seat) -> Result<(), InvariantError> {
    let player = game.board().player(seat);
    let columns = player.purse.columns();
    hold!(columns.iter().zip(Purse::SPACES).all(|(coins, spaces)| *coins <= spaces), "{seat:?} has coins {columns:?}");
    for train in TrainId::BOTH {
        check_train(player.train(train)).map_err(|broken| InvariantError(format!("{seat:?}, {train:?}: {broken}")))?;
        let asked = game.state().seat == seat && game.state().pending.contains(&PendingStep::MailCar(train));
        hold!(player.train(train).needs_mail_car() == asked, "{seat:?}, {train:?}: mail car asked for: {asked}");
    }
    let placed = player.trains.iter().filter_map(Train::mail_car).map(|(_, mail_car)| mail_car);
    let mail_cars: Vec<_> = player.mail_cars.iter().copied().chain(placed).collect();
    let all = 0..game.catalogue().boards().mail_cars.len() as u8;
    hold!(is_each_once(&mail_cars, all), "{seat:?} has mail cars {mail_cars:?}");
    let route = &player.route;
    hold!(route.locomotive <= route.length(), "{seat:?}: the locomotive left the route: {route:?}");
    let board = game.catalogue().boards().stations.len();
    let fits = |place: &RoutePlace| match place.card.map(|card| &game.catalogue().card(card).face) {
        None => usize::from(place.stations) == board && place.postcard.is_none(),
        Some(Face::Route { stations, .. }) => usize::from(place.stations) == stations.len(),
        Some(_) => false,
    };
    hold!(route.places.iter().all(fits), "{seat:?} has a route {route:?}");
    hold!(route.places.iter().skip(1).all(|place| place.card.is_some()), "{seat:?} has two boards: {route:?}");
    hold!(player.hand.is_none() || game.state().seat == seat, "{seat:?} holds a card and is not asked");
    guests::check(game, player).map_err(|broken| InvariantError(format!("{seat:?}: {broken}")))?;
    check_book(player).map_err(|broken| InvariantError(format!("{seat:?}: {broken}")))
}

/// a guest takes the first free car.
fn check_train(train: &Train) -> Result<(), InvariantError> {
    let cars: Vec<&Car> = train.cars().map(|(_, car)| car).collect();
    hold!(cars.is_sorted_by(|left, right| left.value >= right.value), "values rise: {train:?}");
    hold!(cars.is_sorted_by_key(|car| car.guest.is_none()), "a guest passed a free car: {train:?}");
    hold!(usize::from(train.conductor) <= train.cards.len(), "the conductor left the train: {train:?}");
    hold!((1..=FULL_TRAIN).contains(&train.cards.len()), "{} cards: {train:?}", train.cards.len());
    for (place, card) in train.cards.iter().enumerate() {
        hold!(matches!(card, TrainCard::MailCar(_)) == (place == 5), "the sixth card is the mail car: {train:?}");
        hold!(matches!(card, TrainCard::Locomotive(_)) == (place == 9), "the tenth card is the tile: {train:?}");
    }
    hold!(train.cards.len() != FULL_TRAIN - 1, "the tile follows the ninth card at once: {train:?}");
    Ok(())
}

fn check_book(player: &PlayerBoard) -> Result<(), InvariantError> {
    let (book, score) = (&player.book, player.score());
    let by_source: u16 = Source::VARIANTS.iter().map(|source| book.from_source(*source)).sum();
    let by_moment: u16 =
        Moment::all().flat_map(|at| Source::VARIANTS.iter().map(move |source| book.at(at, *source))).sum();
    hold!([by_source, by_moment, book.total_after(Moment::End)] == [score; 3], "the breakdown of {score} is {book:?}");
    Ok(())
}

/// Every card of the game is in exactly one place, hidden places included.
fn check_cards(game: &Game) -> Result<(), InvariantError> {
    let (board, secrets) = (game.board(), &game.secrets);
    let hidden = secrets.piles.each_ref().map(|pile| pile.len() as u8);
    hold!(hidden == board.piles, "{hidden:?} cards in the piles, but the table says {:?}", board.piles);
    let played_with = |card: &ActionCard| card.module.is_none_or(|module| game.setup().modules.contains(&module));
    // A list of counts, because this is checked thousands of times per game.
    let mut counts = vec![0_u8; game.catalogue().cards().count()];
    for card in board.cards().chain(secrets.piles.iter().flatten().copied()) {
        let count = &mut counts[usize::from(card.0)];
        *count += 1;
        hold!(*count == 1, "{card:?} lies in two places");
        hold!(played_with(game.catalogue().card(card)), "{card:?} is not played with");
    }
    let all = game.setup().cards(game.catalogue()).count();
    let known = counts.iter().filter(|count| **count > 0).count();
    let missing = all - known;
    hold!(missing == usize::from(board.gone_unseen), "{missing} cards lie nowhere, not {}", board.gone_unseen);
    for (pile, cards) in Pile::ALL.into_iter().zip(&secrets.piles) {
        hold!(
            cards.iter().all(|card| game.catalogue().card(*card).pile == pile),
            "pile {} has another's card",
            pile.number()
        );
    }
    let hidden = secrets.game_end.iter().chain(&secrets.draft_hand).chain(secrets.drafted.iter().flatten());
    let game_end: Vec<_> = board.game_end_cards().chain(hidden.copied()).collect();
    hold!(is_each_once(&game_end, game.catalogue().game_end_ids()), "the Game End cards are {game_end:?}");
    Ok(())
}

///
fn check_tiles(game: &Game) -> Result<(), InvariantError> {
    let board = game.board();
    let trains = || board.players.iter().flat_map(|player| &player.trains);
    let tiles: Vec<_> = trains().filter_map(Train::locomotive).map(|(_, tile)| tile).collect();
    hold!(is_each_once(&tiles, 0..board.tiles_taken), "{} tiles were taken: {tiles:?}", board.tiles_taken);
    let there = trains().filter(|train| train.at_locomotive()).count();
    let counted = &board.constantinople;
    let first = game.catalogue().boards().constantinople.len();
    hold!(counted.len() == there.min(first), "{there} conductors on a tile, but {counted:?}");
    let reached = counted.iter().all(|(seat, train)| board.player(*seat).train(*train).at_locomotive());
    hold!(reached, "Constantinople was not reached by all of {counted:?}");
    Ok(())
}

///
fn check_offer(game: &Game) -> Result<(), InvariantError> {
    let offer = &game.board().offer;
    for (row, taken) in offer.rows.iter().zip(offer.taken) {
        let full = taken >= game.board().seats();
        hold!(!full || row.iter().all(Option::is_none), "a row that gave {taken} cards is not cleared: {row:?}");
    }
    Ok(())
}
