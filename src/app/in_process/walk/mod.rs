//! Random walks: somebody clicks, taps, drags, scrolls and types wherever that is possible, resizes the window,
//! leaves games and comes back. Nothing may panic, no error may be logged, something must always react, every way
//! must lead back to the title, and whatever can be clicked must do something.
//!
//! `FIRST_CLASS_WALK=25000:7 cargo test --lib a_long_walk -- --ignored --nocapture` goes 25 000 steps with seed 7;
//! every night, another seed is walked with (`scripts/nightly.sh`).

mod ledger;
pub mod screen;
mod shorten;
mod step;
mod walker;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use ledger::Ledger;
use step::Step;
use walker::Walker;

/// The steps of one trip, after which the program is opened anew with nothing saved: every second time things move,
/// and three times out of four a link leads to a game.
const TRIP: usize = 400;
const SHORT_TRIP: usize = 75;

/// What went wrong.
#[derive(Clone, Debug, PartialEq)]
struct WalkError(String);

impl WalkError {
    /// The same for faults that differ in numbers only.
    fn kind(&self) -> String {
        self.0.lines().next().unwrap_or_default().chars().filter(|letter| !letter.is_ascii_digit()).collect()
    }
}

/// Goes this many steps in several trips, and judges what was clicked on the way.
fn walk(steps: usize, of_trip: usize, seed: u64) {
    let mut ledger = Ledger::default();
    for trip in 0..steps.div_ceil(of_trip) as u64 {
        let trip_seed = seed * 1_000_000 + trip;
        let mut gone = Vec::new();
        if let Err(fault) = go(trip_seed, of_trip.min(steps - trip as usize * of_trip), &mut gone, &mut ledger) {
            println!("seed {seed}, trip {trip}: {} after {} steps", fault.0, gone.len());
            let (trace, fault) = shorten::shorten(trip_seed, gone, fault);
            let trace: Vec<_> = trace.iter().map(|step| format!("    {step:?}")).collect();
            panic!("seed {seed}, trip {trip}: {}\nafter these steps:\n{}", fault.0, trace.join("\n"));
        }
    }
    println!("{ledger}");
    let idle = ledger.idle();
    assert!(idle.is_empty(), "seed {seed}: these never did anything: {idle:#?}");
}

/// Goes on a trip and notes every step.
fn go(seed: u64, steps: usize, gone: &mut Vec<Step>, ledger: &mut Ledger) -> Result<(), WalkError> {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut walker = Walker::begin(seed)?;
    for _ in 0..steps {
        let step = walker.think_of(ledger, &mut chance);
        gone.push(step.clone());
        walker.take(&step, ledger)?;
        if chance.random_range(0..150) == 0 {
            gone.push(Step::Leave);
            walker.take(&Step::Leave, ledger)?;
        }
    }
    Ok(())
}

#[test]
fn a_walk_in_the_morning() {
    walk(4 * SHORT_TRIP, SHORT_TRIP, 1);
}

#[test]
fn a_walk_in_the_evening() {
    walk(4 * SHORT_TRIP, SHORT_TRIP, 2);
}

#[test]
#[ignore = "nightly: thousands of steps"]
fn a_long_walk() {
    let wanted = std::env::var("FIRST_CLASS_WALK").unwrap_or("5000:1".to_owned());
    let (steps, seed) = wanted.split_once(':').expect("steps:seed");
    walk(steps.parse().expect("a number of steps"), TRIP, seed.parse().expect("a seed"));
    println!("nightly: {steps} steps with seed {seed}");
}
