//! A journey that is over counts: once, whatever is done with its saved game later.

use bevy::prelude::*;
use journeys::{
    daily::{CivilDate, DailyRun, Mark, Squares},
    ladder::{self, GOALS},
};

use super::records::TravelRecords;
use crate::{
    review::OpenReview,
    session::{GameId, Occasion, Session},
    state::Screen,
};
use bots::review::{Review, TurnReview};
use rules::{Game, model::counts::TURNS_PER_ROUND};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CountedRun>()
        .add_message::<TravelEnded>()
        .add_systems(OnEnter(Screen::Result), count.run_if(resource_exists::<Session>))
        .add_systems(Update, compare_turns.run_if(resource_exists_and_changed::<OpenReview>));
}

/// The run that was counted last: a result that is looked at again counts no more.
#[derive(Resource, Default)]
pub struct CountedRun {
    /// The saved game of the first run of a date, for which the Master's opinion is still wanted.
    pub first: Option<(CivilDate, GameId)>,
}

/// A journey is over and has been counted.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum TravelEnded {
    /// With so many stars.
    Daily { stars: u8 },
    /// With these goals.
    Ladder { number: usize, met: [bool; GOALS] },
}

fn count(
    mut session: ResMut<Session>,
    game: Res<Game>,
    mut records: ResMut<TravelRecords>,
    mut counted: ResMut<CountedRun>,
    mut ended: MessageWriter<TravelEnded>,
) {
    let session = session.bypass_change_detection();
    if std::mem::replace(&mut session.label.counted, true) || !session.is_played() {
        return;
    }
    match session.label.occasion {
        Occasion::Free | Occasion::Challenge { .. } => {}
        Occasion::Daily { date, attempt } => {
            let seat = session.owner();
            let Some(run) = DailyRun::of(&game, seat) else { return };
            records.daily.finish(date, attempt, run);
            counted.first = session.id.clone().map(|id| (date, id));
            ended.write(TravelEnded::Daily { stars: run.stars });
        }
        Occasion::Ladder { number } => {
            let journey = ladder::journey(number, game.catalogue());
            let (Some(Ok(journey)), Ok((_, history))) = (journey, session.replay()) else { return };
            let met = journey.met(&game, &history);
            records.ladder.note(number, met);
            ended.write(TravelEnded::Ladder { number, met });
        }
    }
}

/// Once the Master has gone through the first run of a date, its squares are known.
fn compare_turns(open: Res<OpenReview>, mut records: ResMut<TravelRecords>) {
    let Occasion::Daily { date, .. } = open.saved.label.occasion else { return };
    let wanted = records.daily.result(date).and_then(|result| result.first).is_some_and(|run| run.squares.is_none());
    if wanted
        && open.review.is_complete()
        && let Some(squares) = squares(&open.review)
    {
        records.daily.set_squares(date, squares);
    }
}

/// How every turn of a whole game compares with the Master's.
fn squares(review: &Review) -> Option<Squares> {
    let turns = review.turns();
    let cost = |turn: &TurnReview| if turn.same { 0.0 } else { turn.points.mean.max(0.0) };
    let marks: Vec<_> = (1..=6)
        .flat_map(|round| (1..=TURNS_PER_ROUND).map(move |turn| (round, turn)))
        .map(|(round, turn)| {
            let own = turns.iter().filter(|other| (other.decision.round, other.decision.turn) == (round, turn));
            Mark::of_cost(own.map(cost).sum::<f64>() as f32)
        })
        .collect();
    Squares::of_turns(&marks)
}
