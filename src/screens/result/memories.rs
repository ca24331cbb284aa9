//! What is remembered of a game: its best scoring phase, its best Game End card, and something kind about whoever came
//! last, which is true.

use strum::VariantArray;

use super::standings::{Memory, Ranked, Standings};
use crate::{localization::Texts, screens::sources::SourceRow};
use rules::{Game, Moment, Seat, Source};

/// So many lines at most are remembered.
pub const MOST_MEMORIES: usize = 6;

/// All that is remembered of a game that ended like this: what is told first, and after it what there is room for.
pub fn memories(game: &Game, standings: &Standings, first: Vec<Memory>, texts: &Texts) -> Vec<Memory> {
    let Standings { ranked, sources, .. } = standings;
    let mut all = first;
    let named = |who: &Ranked| ("name", who.name.clone().into());
    let phases =
        ranked.iter().flat_map(|who| (1..=3).map(move |phase| (phase_points(game, who.seat, phase), who, phase)));
    // Of those with the same points, the better player and the earlier phase come first.
    let best = phases.rev().max_by_key(|(points, ..)| *points);
    if let Some((points, who, phase)) = best.filter(|(points, ..)| *points > 0) {
        let values = [named(who), ("points", points.into()), ("phase", phase.into())];
        let words = texts.with("result-best-phase", values);
        all.push(Memory { icon: "result/chart-lamp", colour: who.colour, words });
    }
    // The kind line is never left out.
    let room = MOST_MEMORIES - 1;
    let cards = ranked.iter().flat_map(|who| {
        let own = &game.board().player(who.seat).game_end;
        own.iter().map(move |card| (u16::from(game.queries().game_end_points(who.seat, *card)), who))
    });
    let best = cards.rev().max_by_key(|(points, _)| *points);
    if let Some((points, who)) = best.filter(|(points, _)| *points > 0 && all.len() < room) {
        let words = texts.with("result-best-card", [named(who), ("points", points.into())]);
        all.push(Memory { icon: "icon/game-end-card", colour: who.colour, words });
    }
    if let Some(last) = ranked.last().filter(|who| !who.won) {
        all.push(Memory {
            icon: "icon/celebrity",
            colour: last.colour,
            words: kind(game, ranked, last, sources, texts),
        });
    }
    all
}

/// What a seat has scored in a scoring phase.
fn phase_points(game: &Game, seat: Seat, phase: u8) -> u16 {
    let book = &game.board().player(seat).book;
    Source::VARIANTS.iter().map(|source| book.at(Moment::Scoring(phase), *source)).sum()
}

/// Something kind about the last, which is true: the source from which nobody had as much, or the last round after which
/// nobody was ahead, or at least the best scoring phase.
fn kind(game: &Game, ranked: &[Ranked], last: &Ranked, sources: &[SourceRow], texts: &Texts) -> String {
    let (board, name) = (game.board(), ("name", last.name.clone().into()));
    let others = || ranked.iter().filter(|who| who.seat != last.seat).map(|who| &board.player(who.seat).book);
    let own = &board.player(last.seat).book;
    let best_at = sources.iter().rev().map(|row| (own.from_source(row.source), row));
    let alone = best_at.filter(|(points, row)| others().all(|book| book.from_source(row.source) < *points));
    if let Some((points, row)) = alone.max_by_key(|(points, _)| *points) {
        let source = texts.get(&format!("account-{}", row.key));
        return texts.with("result-kind-source", [name, ("source", source.into()), ("points", points.into())]);
    }
    let after = |round: u8| if round % 2 == 1 { Moment::Round(round) } else { Moment::Scoring(round / 2) };
    let leads = |round: &u8| others().all(|book| book.total_after(after(*round)) < own.total_after(after(*round)));
    if let Some(round) = (1..=6).rev().find(leads) {
        return texts.with("result-kind-lead", [name, ("round", round.into())]);
    }
    let best = (1..=3).map(|phase| (phase_points(game, last.seat, phase), phase)).max_by_key(|(points, _)| *points);
    let (points, phase) = best.unwrap_or_default();
    texts.with("result-kind-best", [name, ("points", points.into()), ("phase", phase.into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        screens::testing::whole_game,
        session::{SeatConfig, Session},
    };
    use rules::{Module, Setup};

    /// Whole games: each is remembered in a few lines, and what they say is so.
    #[test]
    fn what_is_remembered_is_true() {
        let texts = Texts::default();
        for (seed, players) in [(1, 2), (2, 3), (3, 4), (4, 4)] {
            let game = whole_game(Setup::new(players, [Module::A, Module::B], seed), |_, _, _| {});
            let session = Session::of(&game, SeatConfig::humans().take(players.into()).collect());
            let standings = Standings::of(&game, &session, &texts);
            let best =
                standings.ranked.iter().flat_map(|who| (1..=3).map(|phase| phase_points(&game, who.seat, phase))).max();
            let remembered = memories(&game, &standings, Vec::new(), &texts);
            let [first, .., last] = &remembered[..] else { panic!("{remembered:?}") };
            let told = vec![first.clone(); 4];
            let full = memories(&game, &standings, told, &texts);
            assert!(full.len() == MOST_MEMORIES && full.last() == Some(last), "{full:?}");
            assert!(first.words.contains(&best.unwrap_or_default().to_string()), "{first:?}");
            let whose = standings.ranked.last().expect("somebody is last");
            assert!(last.words.contains(&whose.name) && last.colour == whose.colour, "{last:?}");
        }
    }
}
