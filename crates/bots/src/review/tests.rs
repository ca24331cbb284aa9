//! The review: jobs in any order, in slices and resumed; nothing hidden matters; it finds what was spoiled.

use std::sync::Arc;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::{Ask, Catalogue, Choice, Game, Module, Record, Seat, Setup, turn::record::RecordError};

use super::*;
use crate::{BotLevel, Style, evaluation::FeatureWeights, judge::Judge, level::masters_search};

/// The first edition: what is changed about today's cards does not change these games.
fn cards() -> Arc<Catalogue> {
    Catalogue::first_edition()
}

/// A game of bots of this level in a hurry, up to so many choices; in these turns of seat 0 the worst plan is carried out.
fn record(setup: Setup, level: BotLevel, spoiled: &[[u8; 2]], most: usize) -> Record {
    let cards = cards();
    let mut record = Record::new(&cards, setup.clone());
    let mut bots: Vec<_> =
        (0..setup.seats).map(|seat| level.bot_in_a_hurry(Style::AllRounder, u64::from(seat))).collect();
    let mut game = Game::new(cards, setup).expect("it is possible");
    while let Some(question) = game.question().filter(|_| record.choices.len() < most) {
        let view = game.view(question.seat);
        let spoils = spoiled.contains(&[game.board().round, game.board().turn]) && question.seat == Seat(0);
        let choices = if spoils && question.ask == Ask::TakeCard && !game.can_undo() {
            let dealt = view.determinize(&mut ChaCha8Rng::seed_from_u64(1));
            let judge = Judge::new(&dealt, question.seat, FeatureWeights::built_in());
            masters_search().plans(&dealt, &judge).pop().expect("something can be done").choices
        } else {
            vec![bots[question.seat.index()].choose(&view)]
        };
        for choice in choices {
            game.apply(choice).expect("it is legal");
            record.choices.push(choice);
        }
    }
    record
}

/// A short game of two.
fn beginning() -> Record {
    record(Setup::new(2, [Module::A, Module::B], 3), BotLevel::Skilled, &[], 120)
}

fn review(record: &Record) -> Review {
    Review::with_effort(&cards(), record.clone(), Seat(0), 1, Effort::Hurried).expect("it can be reviewed")
}

fn find(job: &ReviewJob) -> JobResult {
    RunningJob::new(&cards(), job).expect("it can be replayed").finish()
}

/// Does all jobs, the best first, up to so many.
fn done(mut review: Review, most: usize) -> Review {
    for _ in 0..most {
        let Some(job) = review.next_job(&[]) else { break };
        review.take(find(&job));
    }
    review
}

#[test]
fn jobs_in_any_order_give_the_same_review() {
    let record = beginning();
    let in_order = done(review(&record), usize::MAX);
    assert!(in_order.is_complete() && in_order.next_job(&[]).is_none());
    // Several at once, of which the last one handed out is done first, and some twice.
    let mut other = review(&record);
    let mut being_done: Vec<ReviewJob> = Vec::new();
    loop {
        let ids: Vec<_> = being_done.iter().map(|job| job.id).collect();
        let next = other.next_job(&ids).filter(|_| being_done.len() < 7);
        assert!(next.iter().all(|job| !ids.contains(&job.id)), "a job is handed out twice");
        match next {
            Some(job) => being_done.push(job),
            None => {
                let Some(job) = being_done.pop() else { break };
                let before = other.progress();
                other.take(find(&job));
                assert!(other.progress().part >= before.part, "it goes back");
                let result = find(&job);
                let once = other.clone();
                other.take(result);
                assert_eq!(other, once, "a result counts twice");
            }
        }
    }
    assert_eq!(in_order, other);
    assert_eq!(in_order.progress().part, 1.0);
}

#[test]
fn what_is_kept_and_gone_on_with_comes_to_the_same() {
    let record = beginning();
    let half = done(review(&record), 25);
    let text = serde_json::to_string(&half).expect("it can be written");
    let read: Review = serde_json::from_str(&text).expect("it can be read");
    assert_eq!(read, half);
    assert!(read.progress().part < 1.0);
    assert_eq!(done(read, usize::MAX), done(review(&record), usize::MAX));
}

#[test]
fn jobs_and_results_can_be_sent_and_done_in_slices() {
    let mut review = review(&beginning());
    for _ in 0..30 {
        let mut others = Vec::new();
        while let Some(job) = review.next_job(&others.iter().map(|job: &ReviewJob| job.id).collect::<Vec<_>>()) {
            others.push(job);
            if others.len() == 2 {
                break;
            }
        }
        let sent: Vec<ReviewJob> = others
            .iter()
            .map(|job| serde_json::to_string(job).and_then(|text| serde_json::from_str(&text)).expect("it can be sent"))
            .collect();
        assert_eq!(sent, others);
        // Both step by step, in turns.
        let mut running: Vec<_> = sent.iter().map(|job| RunningJob::new(&cards(), job).expect("it fits")).collect();
        let mut results = vec![None; running.len()];
        while results.iter().any(Option::is_none) {
            for (job, result) in running.iter_mut().zip(&mut results).filter(|(_, result)| result.is_none()) {
                *result = job.step();
            }
        }
        for (job, result) in others.iter().zip(results.into_iter().flatten()) {
            assert_eq!(result, find(job));
            let text = serde_json::to_string(&result).expect("it can be sent");
            review.take(serde_json::from_str(&text).expect("it can be read"));
        }
    }
    assert!(review.progress().judged > 0);
}

#[test]
fn what_is_hidden_changes_no_judgement() {
    let cards = cards();
    let record = record(Setup::new(3, [Module::C, Module::F], 8), BotLevel::Novice, &[], 200);
    let mut review = review(&record);
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut compared = [0; 3];
    // All about some decisions, the seat's own among them.
    let others = chances(&review, |decision| decision % 6 > 0);
    while let Some(mut job) = review.next_job(&others) {
        let found = find(&job);
        let before = Record { choices: record.choices[..job.begins as usize].to_vec(), ..record.clone() };
        let game = before.replay(cards.clone(), |_, _| {}).expect("it can be replayed");
        // Another game that looks the same from this seat, and was shuffled with another seed.
        let other = game.view(job.seat).determinize(&mut rng);
        job.record.setup.seed += 1;
        assert_eq!(RunningJob::in_view(other.view(job.seat), &job).finish(), found, "{:?}", job.id);
        match job.id.task {
            ReviewTask::Chance { .. } => compared[0] += 1,
            ReviewTask::Plan | ReviewTask::Reconsider => compared[1] += 1,
            ReviewTask::Compare { .. } => compared[2] += 1,
        }
        review.take(found);
        if compared[2] > 8 {
            break;
        }
    }
    println!("compared {compared:?} jobs");
    assert!(compared.iter().all(|compared| *compared > 4), "{compared:?}");
}

/// Everything that a review tells has to fit together, however a game is set up and wherever it was broken off.
#[test]
fn every_kind_of_game_can_be_reviewed() {
    let cards = cards();
    let setups = [
        (Setup { teatime: true, ..Setup::new(3, [Module::F, Module::D], 4) }, BotLevel::Skilled, usize::MAX),
        (Setup { others_wait_for_own_turn: true, ..Setup::new(2, [Module::C, Module::E], 5) }, BotLevel::Random, 700),
        (Setup::new(4, [Module::C, Module::F], 6), BotLevel::Novice, 300),
    ];
    for (setup, level, most) in setups {
        let (record, what) = (record(setup.clone(), level, &[], most), format!("{setup:?}"));
        let whole = record.replay(cards.clone(), |_, _| {}).expect("it can be replayed");
        let mut review = review(&record);
        while let Some(job) = review.next_job(&[]).filter(|_| review.progress().judged < 8) {
            review.take(find(&job));
        }
        let mut made = 0;
        for decision in review.decisions() {
            assert_eq!(decision.begins, made, "{what}");
            made = decision.ends;
            assert!(decision.ends > decision.begins, "{what}");
        }
        assert_eq!(made as usize, record.choices.len(), "{what}");
        let begun = review.decisions().iter().filter(|decision| decision.begins_turn()).count();
        let curve = review.curve();
        assert_eq!(curve.len(), begun + usize::from(whole.is_over()), "{what}");
        for chance in curve.iter().flat_map(|point| &point.chances) {
            assert!(0.0 <= chance.low && chance.low <= chance.mean && chance.mean <= chance.high && chance.high <= 1.0);
        }
        let turns = review.turns();
        assert!(!turns.is_empty(), "{what}");
        for turn in &turns {
            let before = Record { choices: record.choices[..turn.decision.begins as usize].to_vec(), ..record.clone() };
            let game = before.replay(cards.clone(), |_, _| {}).expect("it can be replayed");
            assert_eq!(turn.played.choices, record.choices[turn.decision.choices()], "{what}");
            for plan in [&turn.played, &turn.master] {
                let mut after = game.view(Seat(0)).determinize(&mut ChaCha8Rng::seed_from_u64(1));
                for choice in &plan.choices {
                    assert!(after.is_legal(*choice), "{what}: {choice:?} of {turn:?}");
                    after.apply_unchecked(*choice, &mut ());
                }
                assert_eq!(plan.facts.card.is_none(), plan.facts.kind.is_none());
            }
            let [played, master] = [&turn.played, &turn.master].map(|plan| plan.brings.total());
            assert_eq!(master - played, turn.points.mean.round() as i32, "{what}: {turn:?}");
            assert!(!turn.same || turn.reasons.is_empty() && !turn.blamed && turn.points.mean == 0.0);
        }
        let accuracy = review.accuracy();
        assert!(accuracy.percent.is_none_or(|percent| (0.0..=100.0).contains(&percent)), "{what}: {accuracy:?}");
        assert!(accuracy.in_costliest <= accuracy.given_away && accuracy.like_master <= accuracy.turns, "{what}");
    }
}

#[test]
fn storages_cut_a_turn_and_nothing_is_decided_where_there_is_no_choice() {
    let storage = (1..40).find_map(|seed| {
        let record = record(Setup::new(2, [Module::F, Module::A], seed), BotLevel::Skilled, &[], 400);
        let review = review(&record);
        review.decisions().iter().any(|decision| decision.part > 0).then_some(review)
    });
    let review = storage.expect("in one of the games a Storage is drawn");
    let place = review.decisions().iter().position(|decision| decision.part > 0).expect("it is there");
    let [before, after] = [place - 1, place].map(|place| review.decisions()[place]);
    assert!(before.reveals && before.part == 0 && before.ends == after.begins);
    assert_eq!((before.kind, before.seat, before.turn), (after.kind, after.seat, after.turn));
    assert!(review.decisions().iter().all(|decision| decision.free || decision.ends - decision.begins > 0));
}

#[test]
fn what_cannot_be_reviewed_is_refused() {
    let (cards, record) = (cards(), beginning());
    assert_eq!(Review::new(&cards, record.clone(), Seat(2), 1), Err(ReviewError::NoSuchSeat(2)));
    let mut broken = record.clone();
    broken.choices[20] = Choice::KeepGameEndCard { hand: 9 };
    let error = Review::new(&cards, broken, Seat(0), 1).expect_err("it does not replay");
    assert!(matches!(error, ReviewError::Record(RecordError::Choice { number: 21, .. })), "{error}");
    let foreign = Record { cards: 1, ..record };
    assert_eq!(Review::new(&cards, foreign, Seat(0), 1), Err(ReviewError::Record(RecordError::OtherCards)));
    let nothing = Record::new(&cards, Setup::new(2, [Module::A, Module::B], 3));
    let review = Review::new(&cards, nothing, Seat(0), 1).expect("it is a game");
    assert!(review.is_complete() && review.turns().is_empty() && review.curve().is_empty());
    assert_eq!((review.accuracy().percent, review.progress().part), (None, 1.0));
}

#[test]
fn spoiled_turns_are_blamed_and_what_was_done_otherwise_is_not() {
    let spoiled = SPOILED;
    // In this game the Expert does in these turns what the Master would.
    let setup = || Setup::new(2, [Module::A, Module::B], 13);
    for (spoiled_turns, expected) in [(&spoiled[..], spoiled.len()), (&[], 0)] {
        let record = record(setup(), BotLevel::Expert, spoiled_turns, usize::MAX);
        let mut review = Review::new(&cards(), record, Seat(0), 1).expect("it can be reviewed");
        // What is needed to judge these turns, with the fewest games.
        let turn = |decision: &Decision| [decision.round, decision.turn];
        let asked = |decision: &Decision| decision.kind == DecisionKind::Turn && spoiled.contains(&turn(decision));
        let mut left_aside = Vec::new();
        while let Some(job) = review.next_job(&left_aside) {
            let decision = review.decisions()[usize::from(job.id.decision)];
            match job.id.task {
                ReviewTask::Plan | ReviewTask::Compare { batch: 0 } | ReviewTask::Reconsider if asked(&decision) => {
                    review.take(find(&job));
                }
                _ => left_aside.push(job.id),
            }
        }
        let costs: Vec<_> = review.turns().iter().map(|judged| (turn(&judged.decision), judged.points)).collect();
        println!("{spoiled_turns:?} are spoiled: {costs:?}");
        assert_eq!(review.progress().judged, spoiled.len());
        let blamed: Vec<_> = review.costliest().iter().map(|blamed| turn(&blamed.decision)).collect();
        assert_eq!(blamed.len(), expected, "{blamed:?} of {costs:?}");
        assert!(blamed.iter().all(|blamed| spoiled_turns.contains(blamed)));
    }
}

/// Turns of seat 0 in a game of Experts in a hurry in which the worst plan is carried out.
const SPOILED: [[u8; 2]; 3] = [[2, 3], [4, 2], [5, 2]];

#[test]
fn what_the_master_comes_to_when_it_thinks_again_is_not_blamed() {
    let mut review = review(&record(Setup::new(2, [Module::A, Module::B], 13), BotLevel::Expert, &SPOILED, usize::MAX));
    let mut asked = 0;
    while let Some(job) = review.next_job(&[]) {
        if job.id.task != ReviewTask::Reconsider {
            review.take(find(&job));
            continue;
        }
        let judged = |review: &Review| {
            let of = usize::from(job.id.decision);
            review.turns().into_iter().find(|turn| turn.index == of).expect("it is judged")
        };
        let (before, comes_to_it) = (judged(&review), asked % 2 == 0);
        assert!(before.blamed && !before.settled);
        review.take(JobResult { id: job.id, finding: ReviewFinding::Reconsider(comes_to_it) });
        let after = judged(&review);
        assert_eq!((after.blamed, after.settled), (!comes_to_it, true));
        asked += 1;
    }
    assert!(asked > 1, "{asked} are blamed");
    assert!(review.is_complete());
}

#[test]
fn the_master_comes_again_to_what_is_best_and_never_to_the_worst() {
    let record = record(Setup::new(2, [Module::A, Module::B], 13), BotLevel::Expert, &SPOILED, usize::MAX);
    let review = Review::new(&cards(), record, Seat(0), 1).expect("it can be reviewed");
    let last = |decision: &Decision| SPOILED[2] == [decision.round, decision.turn] && decision.seat == Seat(0);
    let decision = review.decisions().iter().position(last).expect("it was played") as u16;
    let mut others = Vec::new();
    let job = loop {
        let job = review.next_job(&others).expect("there is a plan to be found");
        if (job.id.decision, job.id.task) == (decision, ReviewTask::Plan) {
            break job;
        }
        others.push(job.id);
    };
    let ReviewFinding::Plan(MastersPlan { other: Some(best), .. }) = find(&job).finding else {
        panic!("it was spoiled")
    };
    let again = |choices: &[Choice]| {
        let mut job = ReviewJob { id: JobId { task: ReviewTask::Reconsider, ..job.id }, ..job.clone() };
        job.record.choices.truncate(job.begins as usize);
        job.record.choices.extend(choices);
        find(&job).finding
    };
    assert_eq!(again(&best), ReviewFinding::Reconsider(true));
    assert_eq!(again(&job.record.choices[job.begins as usize..]), ReviewFinding::Reconsider(false));
}

/// The jobs that only measure the chance to win, of some of the decisions.
fn chances(review: &Review, of: impl Fn(u16) -> bool) -> Vec<JobId> {
    let batches = 0..Effort::Hurried.chance_games().1;
    let decisions = (0..review.decisions().len() as u16).filter(|decision| of(*decision));
    let all = decisions.flat_map(|decision| batches.clone().map(move |batch| (decision, batch)));
    all.map(|(decision, batch)| JobId { decision, task: ReviewTask::Chance { batch } }).collect()
}
