//! Work spread over several threads.

use std::{
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

/// Does the work of every number below `count` on this many threads; each thread has a state of its own, begun by
/// `new`, which all are returned in no particular order.
pub(super) fn run<T: Send>(
    threads: usize,
    count: usize,
    new: impl Fn() -> T + Sync,
    work: impl Fn(&mut T, usize) + Sync,
) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let one = || {
        let mut state = new();
        while let Some(number) = Some(next.fetch_add(1, Ordering::Relaxed)).filter(|number| *number < count) {
            work(&mut state, number);
        }
        state
    };
    thread::scope(|scope| {
        let running: Vec<_> = (0..threads.clamp(1, count.max(1))).map(|_| scope.spawn(one)).collect();
        running.into_iter().map(|thread| thread.join().expect("no thread panics")).collect()
    })
}
