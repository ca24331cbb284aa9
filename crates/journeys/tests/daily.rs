//! The daily journey: the same for ever, fair, and what counted is never changed.

use std::collections::BTreeMap;

use journeys::daily::{Attempt, CivilDate, DailyJourney, DailyRecords, DailyRun, DayState, LINE_UPS, Mark, Squares};
use rules::{Catalogue, Seat};

fn date(words: &str) -> CivilDate {
    words.parse().expect("a date")
}

fn run(score: u16, place: u8, stars: u8) -> DailyRun {
    DailyRun { score, place, players: 3, stars, squares: None }
}

/// What is played, in short.
fn told(words: &str) -> String {
    let DailyJourney { setup, seat, levels, .. } = DailyJourney::of(date(words));
    let modules: String = setup.modules.iter().map(|module| module.letter()).collect();
    let start = setup.start_player.expect("it is settled who begins");
    let levels: Vec<_> =
        levels.iter().map(|level| level.map_or_else(|| "you".to_owned(), |level| level.to_string())).collect();
    let tea = if setup.teatime { " tea" } else { "" };
    format!("{modules}{tea} {} begins {start} seat {seat} seed {:016x}", levels.join(" "), setup.seed)
}

#[test]
fn a_date_is_the_same_journey_for_ever() {
    for (date, journey) in [
        ("2026-11-21", "BF skilled you skilled skilled begins 2 seat 1 seed 4d1c6f828ce6d3de"),
        ("2026-11-22", "AE skilled you expert begins 2 seat 1 seed 629f95831381d3da"),
        ("2026-11-24", "BE tea you skilled skilled begins 2 seat 0 seed eda9a99c2aa816b1"),
        ("2027-01-01", "DE you expert begins 1 seat 0 seed c6114612383ff598"),
        ("2028-02-29", "EF skilled skilled you skilled begins 3 seat 2 seed 94edc518021ed5c5"),
        ("2099-12-31", "DE skilled expert you novice begins 1 seat 2 seed 57d0004f06a3c74c"),
    ] {
        assert_eq!(told(date), journey, "{date}");
    }
}

#[test]
fn days_differ_and_can_be_played() {
    let catalogue = Catalogue::built_in().expect("the card files are right");
    let first = date("2026-01-01");
    let days: Vec<_> = (0..1_500).map(|day| DailyJourney::of(first.plus_days(day))).collect();
    let mut counted: BTreeMap<String, u32> = BTreeMap::new();
    for (day, next) in days.iter().zip(&days[1..]) {
        assert_ne!(day.setup.modules, next.setup.modules, "{}", next.date);
        assert_ne!(day.setup.seed, next.setup.seed, "{}", next.date);
    }
    for day in &days {
        assert_eq!(day.setup.check(&catalogue), Ok(()));
        assert_eq!(day.levels.len(), usize::from(day.setup.seats));
        assert_eq!(day.levels.iter().position(Option::is_none), Some(day.seat.index()));
        assert_eq!(day.levels.iter().flatten().count() + 1, day.levels.len());
        let mut count = |what: String| *counted.entry(what).or_default() += 1;
        count(format!("modules {:?}", day.setup.modules));
        count(format!("{} at the table, seat {}", day.setup.seats, day.seat));
        count(format!("{} at the table, begins {:?}", day.setup.seats, day.setup.start_player));
        count(format!("teatime {}", day.setup.teatime));
        let mut levels: Vec<_> = day.levels.iter().flatten().collect();
        levels.sort_unstable();
        count(format!("against {levels:?}"));
    }
    // Each pair of modules comes as often as any other, give or take the blocks that are cut off.
    let pairs = counted.iter().filter(|(what, _)| what.starts_with("modules"));
    assert!(pairs.clone().count() == 15 && pairs.clone().all(|(_, days)| (98..=102).contains(days)), "{counted:?}");
    assert!((300..450).contains(&counted["teatime true"]), "{counted:?}");
    let against = counted.iter().filter(|(what, _)| what.starts_with("against"));
    let share = 1_500 / LINE_UPS.len() as u32;
    assert_eq!(against.clone().count(), LINE_UPS.len());
    assert!(against.clone().all(|(_, days)| (share * 8 / 10..share * 12 / 10).contains(days)), "{counted:?}");
    // Nobody sits or begins in one place more often than in another.
    for seats in 2..=4_u8 {
        for word in ["seat", "begins"] {
            let start = format!("{seats} at the table, {word}");
            let places: Vec<_> =
                counted.iter().filter(|(what, _)| what.starts_with(&start)).map(|(_, days)| *days).collect();
            let all: u32 = places.iter().sum();
            assert_eq!(places.len(), usize::from(seats), "{counted:?}");
            assert!(places.iter().all(|days| days * u32::from(seats) * 10 > all * 7), "{counted:?}");
        }
    }
}

#[test]
fn the_first_run_counts_and_later_ones_only_for_the_best() {
    let mut records = DailyRecords::default();
    let today = date("2026-11-21");
    assert_eq!(records.begin(today), Attempt::First);
    assert_eq!(records.result(today).expect("begun").stars(), 0, "begun only");
    // A second one cannot make up for a first one that was left.
    assert_eq!(records.begin(today), Attempt::Again);
    records.finish(today, Attempt::Again, run(230, 1, 3));
    assert!(records.result(today).is_some_and(|result| result.first.is_none() && result.best == Some(230)));
    records.finish(today, Attempt::First, run(210, 2, 2));
    records.finish(today, Attempt::First, run(290, 1, 3));
    records.finish(today, Attempt::Again, run(200, 3, 1));
    let result = records.result(today).expect("played");
    assert_eq!((result.first, result.best, result.runs, result.stars()), (Some(run(210, 2, 2)), Some(230), 3, 2));
}

#[test]
fn a_clock_set_back_changes_nothing_that_counted() {
    let mut records = DailyRecords::default();
    let (yesterday, today) = (date("2026-11-20"), date("2026-11-21"));
    for (day, score) in [(date("2026-11-18"), 150), (today, 210)] {
        let attempt = records.begin(day);
        records.finish(day, attempt, run(score, 2, 2));
    }
    let before = records.clone();
    // A day that was missed is for practice, and leaves no trace.
    assert_eq!(records.begin(yesterday), Attempt::Practice);
    records.finish(yesterday, Attempt::Practice, run(400, 1, 3));
    records.finish(yesterday, Attempt::First, run(400, 1, 3));
    assert_eq!(records, before);
    // A day that counted can be played again, and only the best of it changes.
    assert_eq!(records.begin(date("2026-11-18")), Attempt::Again);
    records.finish(date("2026-11-18"), Attempt::Again, run(300, 1, 3));
    let firsts =
        |records: &DailyRecords| records.results().map(|result| (result.date, result.first)).collect::<Vec<_>>();
    assert_eq!(firsts(&records), firsts(&before));
    // One that was begun in time counts whenever it ends.
    assert_eq!(records.begin(date("2026-11-22")), Attempt::First);
    assert_eq!(records.begin(date("2026-11-23")), Attempt::First);
    records.finish(date("2026-11-22"), Attempt::First, run(180, 3, 1));
    assert_eq!(records.result(date("2026-11-22")).expect("played").stars(), 1);
}

#[test]
fn the_calendar_ends_with_the_week_of_today() {
    let mut records = DailyRecords::default();
    let mut play = |words: &str, stars: u8| {
        let attempt = records.begin(date(words));
        if stars > 0 {
            records.finish(date(words), attempt, run(200 + u16::from(stars), 4 - stars, stars));
        }
    };
    for (day, stars) in [
        ("2026-10-18", 3),
        ("2026-10-19", 2),
        ("2026-10-25", 0),
        ("2026-11-18", 1),
        ("2026-11-19", 2),
        ("2026-11-20", 3),
    ] {
        play(day, stars);
    }
    let today = date("2026-11-21");
    let weeks = records.calendar(today);
    assert_eq!((weeks[0][0].date, weeks[4][6].date), (date("2026-10-19"), date("2026-11-22")));
    assert_eq!(weeks[0][0].state, DayState::Finished(2));
    assert_eq!((weeks[0][1].state, weeks[0][6].state), (DayState::Missed, DayState::Begun));
    assert_eq!((weeks[4][4].state, weeks[4][5].state), (DayState::Finished(3), DayState::Open));
    assert_eq!(weeks[4][6].state, DayState::ToCome);
    // The eighteenth of October is gone from it, but counts for the mean.
    assert_eq!((records.stars(today), records.days_running(today), records.mean()), (8, 3, Some(202)));
    assert_eq!(records.days_running(today.plus_days(1)), 0);
    let attempt = records.begin(today);
    records.finish(today, attempt, run(240, 1, 3));
    assert_eq!((records.days_running(today), records.stars(today)), (4, 11));
    assert_eq!(DailyRecords::default().mean(), None);
}

#[test]
fn a_run_can_be_pasted() {
    use Mark::{Costly, Like, Nearly};
    assert_eq!([0.0, -3.0, 4.9, 5.1].map(Mark::of_cost), [Like, Like, Nearly, Costly]);
    let mut marks = vec![Like; 18];
    (marks[3], marks[7], marks[8]) = (Nearly, Nearly, Costly);
    let squares = Squares::of_turns(&marks).expect("eighteen turns");
    assert_eq!(Squares::of_turns(&marks[1..]), None);
    let mut records = DailyRecords::default();
    let today = date("2026-11-21");
    let attempt = records.begin(today);
    records.finish(today, attempt, run(248, 2, 2));
    let pasted = |records: &DailyRecords| {
        records
            .result(today)
            .and_then(|result| result.first)
            .expect("it counts")
            .paste("First Class, 21 November", "248 points, 2nd of 3")
    };
    assert_eq!(pasted(&records), "First Class, 21 November\n248 points, 2nd of 3 ★★☆");
    records.set_squares(today, squares);
    records.set_squares(today, Squares { rounds: [[Costly; 3]; 6] });
    assert_eq!(pasted(&records), "First Class, 21 November\n248 points, 2nd of 3 ★★☆\n✓✓✓ –✓✓ ✓–✗ ✓✓✓ ✓✓✓ ✓✓✓");
    let text = serde_json::to_string(&records).expect("it can be written");
    assert_eq!(serde_json::from_str::<DailyRecords>(&text).expect("it can be read"), records);
    assert!(text.contains("\"2026-11-21\""), "{text}");
}

#[test]
fn a_date_keeps_the_cards_it_was_first_played_with() {
    let today = Catalogue::built_in().expect("the card files are right");
    let cards = |day| {
        let game = DailyJourney::of(date(day)).begin(&today).expect("it can begin");
        game.catalogue().fingerprint()
    };
    assert_eq!(cards("2026-11-30"), Catalogue::first_edition().fingerprint());
    assert_eq!(cards("2026-12-01"), today.fingerprint());
}

#[test]
fn a_game_brings_stars_by_its_place() {
    let catalogue = Catalogue::built_in().expect("the card files are right");
    let journey = DailyJourney::of(date("2026-11-21"));
    let mut game = journey.begin(&catalogue).expect("it can begin");
    assert_eq!(DailyRun::of(&game, journey.seat), None, "it is not over");
    while let Some(choice) = game.legal_choices().first().copied() {
        game.apply(choice).expect("a legal choice");
    }
    for seat in (0..journey.setup.seats).map(Seat) {
        let run = DailyRun::of(&game, seat).expect("it is over");
        let won = game.board().winners.contains(&seat);
        let stars = if won {
            3
        } else if run.place <= 2 {
            2
        } else {
            1
        };
        assert_eq!(
            (run.stars, run.score, run.players),
            (stars, game.board().player(seat).score(), journey.setup.seats)
        );
    }
}
