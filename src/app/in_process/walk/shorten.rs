//! Finds a shorter trace that leads to the same fault.

use std::time::{Duration, Instant};

use super::{WalkError, ledger::Ledger, step::Step, walker::Walker};

/// For how long it is tried.
const PATIENCE: Duration = Duration::from_secs(150);

/// Leaves out as many steps as possible. A trace that does not lead to the fault again stays as it is.
pub fn shorten(seed: u64, steps: Vec<Step>, fault: WalkError) -> (Vec<Step>, WalkError) {
    let begun = Instant::now();
    let mut short = (steps, fault);
    let mut part = short.0.len().div_ceil(2);
    loop {
        let mut from = 0;
        while from < short.0.len() {
            if begun.elapsed() > PATIENCE {
                return short;
            }
            let to = (from + part).min(short.0.len());
            let rest: Vec<_> = short.0[..from].iter().chain(&short.0[to..]).cloned().collect();
            match again(seed, &rest) {
                Some((fault, last)) if fault.kind() == short.1.kind() => {
                    short = (rest[..last].to_vec(), fault);
                }
                _ => from = to,
            }
        }
        if part <= 1 {
            return short;
        }
        part = part.div_ceil(2);
    }
}

/// Takes the steps again. Returns the fault, if there is one, and how many steps led to it.
fn again(seed: u64, steps: &[Step]) -> Option<(WalkError, usize)> {
    let mut ledger = Ledger::default();
    let mut walker = match Walker::begin(seed) {
        Ok(walker) => walker,
        Err(fault) => return Some((fault, 0)),
    };
    let faults = (1..).zip(steps).map(|(number, step)| (walker.take(step, &mut ledger), number));
    faults.filter_map(|(taken, number)| taken.err().map(|fault| (fault, number))).next()
}
