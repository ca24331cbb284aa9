//! What is told of a game besides what it has brought everybody: what is new about it for the player at the screen, told
//! once, when it turned, and the best Action card.

use std::cmp::Ordering;

use super::standings::{Memory, Standings};
use crate::{
    localization::{Texts, Value, words::Words},
    session::{Occasion, SeatConfig, Session},
    statistics::{LookBack, News, ScoreMoment, TurningPoint},
};
use rules::{Game, Seat};

/// More news than this would push everything else aside.
const NEWS: usize = 2;

/// All of it, in the order in which it is told. The best card is that of the first player at the screen, or else the
/// winner's.
pub fn mentions(game: &Game, session: &Session, standings: &Standings, news: &[News], texts: &Texts) -> Vec<Memory> {
    let own = SeatConfig::first_human(&session.seats).or_else(|| standings.winners().next().map(|who| who.seat));
    let Some(own) = own else { return Vec::new() };
    let colour = |seat: Seat| session.seat(seat).colour;
    let look_back = LookBack::on(game, &session.record, own);
    let news = news.iter().take(NEWS).map(|news| Memory {
        icon: "icon/points/night",
        colour: colour(own),
        words: told(*news, texts),
    });
    let turned = look_back.turning_point.map(|point| Memory {
        icon: "icon/switch/night",
        colour: colour(point.winner),
        words: turned(point, texts),
    });
    let words = Words { texts, game, seats: &session.seats, you: None };
    let best = look_back.best_card.map(|best| {
        let values = [("card", words.card_title(best.card).into()), ("points", best.points.into())];
        let icon = "icon/car-any/night";
        Memory { icon, colour: colour(own), words: texts.with("result-best-action-card", values) }
    });
    let challenge = challenge(session, game.board().player(own).score(), texts);
    let challenge = challenge.map(|words| Memory { icon: "icon/points/night", colour: colour(own), words });
    challenge.into_iter().chain(news).chain(turned).chain(best).collect()
}

/// What has come of a challenge.
fn challenge(session: &Session, own: u16, texts: &Texts) -> Option<String> {
    let Occasion::Challenge { points: rival } = session.label.occasion else { return None };
    let key = match own.cmp(&rival) {
        Ordering::Greater => "result-challenge-beaten",
        Ordering::Equal => "result-challenge-equalled",
        Ordering::Less => "result-challenge-missed",
    };
    Some(texts.with(key, [("points", own.abs_diff(rival).into()), ("rival", rival.into())]))
}

/// What is new, in words.
fn told(news: News, texts: &Texts) -> String {
    let count = |key: &str, count: Value<'static>| texts.with(key, [("count", count)]);
    let points = |key: &str, points: u16| texts.with(key, [("points", points.into())]);
    match news {
        News::FirstWin => texts.get("news-first-win"),
        News::FirstWinAgainst(level) => texts.with("news-first-win-against", [("level", level.to_string().into())]),
        News::Games(games) => count("news-games", games.into()),
        News::Wins(wins) => count("news-wins", wins.into()),
        News::Points(reached) => points("news-points", reached),
        News::AllPairs => texts.get("news-all-pairs"),
        News::BestScore(score) => points("news-best-score", score),
        News::LongestRoute(stations) => count("news-longest-route", stations.into()),
        News::LongestTrain(cards) => count("news-longest-train", cards.into()),
        News::MostContracts(contracts) => count("news-most-contracts", contracts.into()),
        News::WinsInARow(wins) => count("news-wins-in-a-row", wins.into()),
    }
}

/// When the game turned, in words.
fn turned(point: TurningPoint, texts: &Texts) -> String {
    let moment = match point.moment {
        ScoreMoment::Turn { round, turn, .. } => {
            texts.with("result-moment-turn", [("round", round.into()), ("turn", turn.into())])
        }
        ScoreMoment::Scoring(phase) => texts.with("result-moment-scoring", [("phase", phase.into())]),
        ScoreMoment::End => texts.get("result-moment-end"),
    };
    match point.gained {
        None => texts.with("result-turned", [("moment", moment.into())]),
        Some(gained) => texts.with("result-gained", [("moment", moment.into()), ("points", gained.into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::testing::whole_game;
    use rules::{Module, Setup};

    #[test]
    fn a_challenge_says_first_of_all_who_was_better() {
        let texts = Texts::default();
        let game = whole_game(Setup::new(2, [Module::A, Module::B], 7), |_, _, _| {});
        let mut session = Session::of(&game, SeatConfig::humans().take(2).collect());
        let own = game.board().player(Seat(0)).score();
        for (rival, said) in [(own - 1, "one point more"), (own, "points again"), (own + 2, "2 points short")] {
            session.label.occasion = Occasion::Challenge { points: rival };
            let standings = Standings::of(&game, &session, &texts);
            let first = &mentions(&game, &session, &standings, &[], &texts)[0];
            assert!(first.words.contains(said) && first.words.contains(&rival.to_string()), "{first:?}");
        }
    }
}
