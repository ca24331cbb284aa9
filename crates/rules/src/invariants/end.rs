//! What must hold when a game is over.

use std::collections::BTreeMap;
use strum::VariantArray;

use super::hold::{InvariantError, hold, seats};
use crate::model::tiles::{EvidenceToken, Whodunit};
use crate::{
    model::{
        board::{Person, PlayerBoard, Seat},
        card::CardType,
        counts::{ROUNDS, TURNS_PER_ROUND},
        score::{Moment, Source},
    },
    turn::{event::GameEvent as E, game::Game},
};

/// Tokens that 0 to 4 destroy-evidence cards take away; there are no more cards.
const DESTROYED: [u8; 5] = [0, 1, 3, 5, 6];

/// what the last moment has to bring, worked out again from the table.
pub(crate) fn check(game: &Game) -> Result<(), InvariantError> {
    let cards = game.catalogue();
    for player in &game.board().players {
        for card_type in CardType::VARIANTS.iter().copied() {
            let counts = |card| cards.card(card).face.card_type() == Some(card_type);
            let taken = player.taken.iter().filter(|card| counts(**card)).count();
            let own = player.game_end.iter().map(|card| cards.game_end(*card));
            let points: usize =
                own.filter(|card| card.card_type == card_type).map(|card| usize::from(card.points)).sum();
            let booked = player.book.at(Moment::End, Source::of_game_end_cards(card_type));
            hold!(usize::from(booked) == taken * points, "{booked} for {taken} {card_type:?} × {points}");
        }
        let coins = player.purse.total();
        hold!(player.book.at(Moment::End, Source::Coins) == u16::from(coins), "{coins} coins are not 1 point each");
        hold!(player.hidden_game_end == 0, "a drafted Game End card is not shown");
        hold!(player.hand.is_none(), "a card is still in hand");
    }
    check_arrest(game)?;
    let free = |seat: &Seat| !game.board().player(*seat).case_file.arrested;
    let score = |seat: Seat| game.board().player(seat).score();
    let best = seats(game).filter(free).map(score).max();
    let winners: Vec<_> = seats(game).filter(|seat| free(seat) && Some(score(*seat)) == best).collect();
    let scores: Vec<_> = game.board().players.iter().map(PlayerBoard::score).collect();
    hold!(game.board().winners[..] == winners, "{:?} won, but the scores are {scores:?}", game.board().winners);
    Ok(())
}

/// who is arrested, and what the tokens and the escape bring.
fn check_arrest(game: &Game) -> Result<(), InvariantError> {
    let board = game.board();
    let prints = |person| board.case_file(person).open.iter().map(|token| u16::from(token.fingerprints())).sum::<u16>();
    let most = board.people().map(prints).max().unwrap_or_default();
    let alike = board.people().all(|person| prints(person) == most);
    for person in board.people() {
        let file = board.case_file(person);
        let due = game.setup().murder() && !alike && prints(person) == most;
        hold!(file.arrested == due, "{person:?} arrested: {}, due: {due}", file.arrested);
        let discards = file.discarded.iter().filter(|token| **token == EvidenceToken::Discard).count();
        let gone = file.discarded.iter().filter(|token| token.fingerprints() > 0).count();
        let all = gone + file.open.iter().filter(|token| token.fingerprints() > 0).count();
        let allowed = usize::from(DESTROYED[file.destroy_evidence.len()]) + discards;
        hold!(gone == allowed.min(all), "{person:?} took {gone} tokens away, allowed are {allowed}: {file:?}");
        hold!(!file.open.contains(&EvidenceToken::Discard), "{person:?} still has a discard token: {file:?}");
        let Person::Seat(seat) = person else { continue };
        let points =
            |token: &EvidenceToken| if let EvidenceToken::Points(points) = token { u16::from(*points) } else { 0 };
        let book = &board.player(seat).book;
        let (booked, found) = (book.at(Moment::End, Source::Evidence), file.open.iter().map(points).sum::<u16>());
        hold!(booked == found, "{seat:?} scored {booked} for tokens of {found} points");
        let escaped = game.setup().murder() && file.whodunit == Some(Whodunit::Murderer) && !file.arrested;
        let booked = book.at(Moment::End, Source::Escape);
        hold!(booked == if escaped { 20 } else { 0 }, "{seat:?} scored {booked} for an escape: {file:?}");
    }
    Ok(())
}

/// six rounds of three turns each, three scoring phases with a part for everybody.
pub(crate) fn check_rounds<'e>(seats: u8, events: impl Iterator<Item = &'e E>) -> Result<(), InvariantError> {
    let (mut turns, mut parts) = (BTreeMap::<(u8, Seat), u8>::new(), BTreeMap::<(u8, Seat), u8>::new());
    let (mut round_now, mut phase_now) = (0, 0);
    for event in events {
        match event {
            E::RoundBegan { round, .. } => round_now = *round,
            E::TurnBegan { seat, .. } => *turns.entry((round_now, *seat)).or_default() += 1,
            E::ScoringBegan { phase } => phase_now = *phase,
            E::ScoringPartBegan { seat } => *parts.entry((phase_now, *seat)).or_default() += 1,
            _ => {}
        }
    }
    let each = |times: u8, most: u8| {
        let all = (1..=most).flat_map(move |number| (0..seats).map(move |seat| ((number, Seat(seat)), times)));
        all.collect::<BTreeMap<_, _>>()
    };
    hold!(turns == each(TURNS_PER_ROUND, ROUNDS), "the turns by round and seat are {turns:?}");
    hold!(parts == each(1, ROUNDS / 2), "the parts of the scoring phases by phase and seat are {parts:?}");
    Ok(())
}
