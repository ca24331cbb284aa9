//! Runs of the prepared journeys: repeatable, and what they report is what their choices lead to.

use arena::ladder::{LadderRun, Learner, SolutionSearch};
use bots::{BotLevel, Style};
use journeys::ladder::{GOALS, PreparedJourney};

use crate::CARDS;

/// One turn against a Novice; the last goal cannot be reached.
const SHORT: &str = r#"(
    start: At((round: 6, turn: 3, players: [(score: 90), (score: 10)])),
    opponents: [Novice],
    goals: (AtLeast(1, Times(Declined("*"))), Won, AtLeast(900, Points)),
)"#;

fn short() -> PreparedJourney {
    PreparedJourney::from_text("short", SHORT, &CARDS).expect("it is right")
}

#[test]
fn a_run_repeats_itself_and_is_what_its_choices_lead_to() {
    let journey = short();
    let skilled = Learner::Bot(BotLevel::Skilled, Style::AllRounder);
    for learner in [Learner::Default, skilled, Learner::Seeker(Style::AllRounder)] {
        let run = LadderRun::play(&journey, learner, 7, &CARDS).expect("it can begin");
        let again = LadderRun::play(&journey, learner, 7, &CARDS).expect("it can begin");
        assert_eq!((&run.solution, run.met), (&again.solution, again.met), "{learner}");
        let (game, met) = run.solution.replay(&journey, &CARDS).expect("its choices are legal");
        assert_eq!(met, run.met, "{learner}");
        assert!(game.board().players.iter().map(|player| player.score()).eq(run.scores.iter().copied()));
        assert!(run.met[1] && !run.met[2] && !run.is_solution());
    }
}

#[test]
fn who_seeks_the_goals_comes_closest() {
    let found = SolutionSearch { tries: 2, threads: 1 }.find(&short(), &CARDS).expect("it can begin");
    let (learner, run) = found.expect("there were tries");
    // Nothing else would decline the last card of all.
    assert_eq!((learner, run.met), (Learner::Seeker(Style::AllRounder), [true, true, false]));
    assert_eq!(run.progress.len(), GOALS);
    let none = SolutionSearch { tries: 0, threads: 1 }.find(&short(), &CARDS).expect("it can begin");
    assert!(none.is_none());
}
