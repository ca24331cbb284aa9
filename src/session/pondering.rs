//! Thinking that takes longer than a frame: in a task of its own or, where there is only one thread, for a share of
//! every frame.

use std::time::Duration;

use bevy::{
    platform::{cell::SyncCell, time::Instant},
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, block_on, futures_lite::future::yield_now, poll_once},
};

use bots::{
    Bot,
    advice::{Advice, Adviser},
};
use rules::{Choice, SeatView};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ThinkingPlace>();
}

/// Where bots and the adviser think.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThinkingPlace {
    /// In tasks: no frame waits for them.
    Tasks,
    /// In the frames themselves, for [`SHARE`] each.
    Frames,
}

impl Default for ThinkingPlace {
    /// A browser has one thread.
    fn default() -> Self {
        if cfg!(target_arch = "wasm32") { Self::Frames } else { Self::Tasks }
    }
}

/// How much of a frame is spent on thinking.
const SHARE: Duration = Duration::from_millis(12);

/// Somebody who thinks in slices of a few milliseconds.
pub trait Thinker: Send + 'static {
    type Thought: Send + 'static;

    /// The thought once it is complete, else `None` after each slice.
    fn think_on(&mut self, view: &SeatView) -> Option<Self::Thought>;
}

impl Thinker for Box<dyn Bot> {
    type Thought = Choice;

    fn think_on(&mut self, view: &SeatView) -> Option<Choice> {
        self.think(view)
    }
}

impl Thinker for Adviser {
    type Thought = Advice;

    fn think_on(&mut self, view: &SeatView) -> Option<Advice> {
        self.think(view)
    }
}

/// One thought on its way.
pub struct Pondering<T: Thinker> {
    way: Way<T>,
    thought: Option<SyncCell<T::Thought>>,
    /// For how long somebody has really been thinking.
    pub took: Duration,
}

enum Way<T: Thinker> {
    Task(Task<(T, SeatView, T::Thought, Duration)>),
    Frames(Box<InFrames<T>>),
}

struct InFrames<T> {
    thinker: SyncCell<T>,
    view: SeatView,
}

impl<T: Thinker> Pondering<T> {
    pub fn begin(place: ThinkingPlace, thinker: SyncCell<T>, view: SeatView) -> Self {
        let way = match place {
            ThinkingPlace::Frames => Way::Frames(Box::new(InFrames { thinker, view })),
            ThinkingPlace::Tasks => {
                let mut thinker = SyncCell::to_inner(thinker);
                Way::Task(AsyncComputeTaskPool::get().spawn(async move {
                    let begun = Instant::now();
                    loop {
                        if let Some(thought) = thinker.think_on(&view) {
                            return (thinker, view, thought, begun.elapsed());
                        }
                        // Whoever no longer wants to know stops it here.
                        yield_now().await;
                    }
                }))
            }
        };
        Self { way, thought: None, took: Duration::ZERO }
    }

    /// Thinks for a frame's share, or looks whether the task is done.
    pub fn go_on(&mut self) {
        if self.is_complete() {
            return;
        }
        match &mut self.way {
            Way::Task(task) => {
                let Some((thinker, view, thought, took)) = block_on(poll_once(task)) else { return };
                self.way = Way::Frames(Box::new(InFrames { thinker: SyncCell::new(thinker), view }));
                (self.thought, self.took) = (Some(SyncCell::new(thought)), took);
            }
            Way::Frames(here) => {
                let begun = Instant::now();
                while self.thought.is_none() && begun.elapsed() < SHARE {
                    self.thought = here.thinker.get().think_on(&here.view).map(SyncCell::new);
                }
                self.took += begun.elapsed();
            }
        }
    }

    pub fn is_complete(&self) -> bool {
        self.thought.is_some()
    }

    /// The thought and who has had it, once it is complete.
    pub fn finish(self) -> Option<(SyncCell<T>, T::Thought)> {
        match (self.way, self.thought) {
            (Way::Frames(here), Some(thought)) => Some((here.thinker, SyncCell::to_inner(thought))),
            _ => None,
        }
    }
}

/// The adviser, who plays as a Master does.
pub fn new_adviser(seed: u64) -> Adviser {
    // Whole games are played in the tests.
    if cfg!(test) { Adviser::in_a_hurry(seed) } else { Adviser::new(seed) }
}
