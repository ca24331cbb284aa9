//! Works a review out: in tasks on as many threads as the machine can spare, in the workers of a page or, where there is
//! neither, for a share of every frame.

use std::{sync::Arc, time::Duration};

use bevy::{
    platform::{cell::SyncCell, time::Instant},
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, block_on, futures_lite::future::yield_now, poll_once},
    window::RequestRedraw,
};

use super::open_review::OpenReview;
use crate::{
    persistence::Store,
    session::{FromWorker, ThinkingPlace, ThoughtAwaited, WorkerPool, card_set::CardSet},
};
use bots::review::{JobId, JobResult, ReviewJob, RunningJob};
use rules::Catalogue;
use thinker::{Assignment, Finding, Findings, Job};

/// How much of a frame is spent on it where there is only one thread.
const SHARE: Duration = Duration::from_millis(9);
/// So many jobs lie with the workers of a page, so that none of them waits for the next frame.
const HANDED_OVER: usize = 4;
/// For the same reason, so many lie with each thread.
const FOR_EACH_THREAD: usize = 2;
/// What was found is saved this often.
const SAVE_SECONDS: f32 = 15.0;

/// The jobs that are being done.
#[derive(Resource, Default)]
pub struct ReviewWorkers {
    tasks: Vec<(JobId, Task<JobResult>)>,
    here: Option<(JobId, SyncCell<RunningJob>)>,
    /// What the workers of a page do, by its ticket.
    handed_over: Vec<(JobId, u32)>,
    /// No worker takes anything, or one was lost: the rest is done here.
    alone: bool,
    /// Since what was found was saved.
    unsaved_seconds: f32,
}

impl ReviewWorkers {
    /// Nothing is worked out any more.
    pub fn stop(&mut self) {
        *self = default();
    }

    fn at_work(&self) -> Vec<JobId> {
        let tasks = self.tasks.iter().map(|(id, _)| *id);
        let handed_over = self.handed_over.iter().map(|(id, _)| *id);
        tasks.chain(handed_over).chain(self.here.as_ref().map(|(id, _)| *id)).collect()
    }
}

pub(super) fn work(
    time: Res<Time<Real>>,
    place: Res<ThinkingPlace>,
    cards: Res<CardSet>,
    mut open: ResMut<OpenReview>,
    mut workers: ResMut<ReviewWorkers>,
    mut store: ResMut<Store>,
    mut awaited: MessageWriter<ThoughtAwaited>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Ok(catalogue) = &cards.0 else { return };
    // Whoever draws it asks whether it has changed.
    let quiet = open.bypass_change_detection();
    let found = match &*place {
        ThinkingPlace::Tasks => in_tasks(&mut workers, quiet, catalogue),
        ThinkingPlace::Workers(pool) if !workers.alone => in_workers(&mut workers, quiet, pool),
        ThinkingPlace::Workers(_) | ThinkingPlace::Frames => in_frames(&mut workers, quiet, catalogue),
    };
    if workers.here.is_some() || !found.is_empty() {
        redraw.write(RequestRedraw);
    } else if !workers.at_work().is_empty() {
        awaited.write(ThoughtAwaited);
    }
    workers.unsaved_seconds += time.delta_secs();
    if !found.is_empty() {
        found.into_iter().for_each(|result| open.review.take(result));
        open.changed = true;
    }
    if workers.unsaved_seconds > SAVE_SECONDS || (open.changed && open.review.is_complete()) {
        workers.unsaved_seconds = 0.0;
        save(open.bypass_change_detection(), &mut store);
    }
}

/// Saves what was found.
pub(super) fn save(open: &mut OpenReview, store: &mut Store) {
    if std::mem::take(&mut open.changed) {
        match ron::to_string(&open.review) {
            Ok(text) => store.save_review(&open.id, text),
            Err(error) => warn!("the review of {} cannot be written: {error}", open.id),
        }
    }
}

fn begin(job: &ReviewJob, catalogue: &Arc<Catalogue>) -> Option<RunningJob> {
    RunningJob::new(catalogue, job).inspect_err(|error| error!("a part of the review cannot be done: {error}")).ok()
}

fn in_tasks(workers: &mut ReviewWorkers, open: &OpenReview, catalogue: &Arc<Catalogue>) -> Vec<JobResult> {
    let pool = AsyncComputeTaskPool::get();
    let mut found = Vec::new();
    workers.tasks.retain_mut(|(_, task)| match block_on(poll_once(task)) {
        Some(result) => {
            found.push(result);
            false
        }
        None => true,
    });
    // What was just found is taken before the next jobs are chosen, in the next frame.
    if !found.is_empty() {
        return found;
    }
    while workers.tasks.len() < FOR_EACH_THREAD * pool.thread_num().max(1) {
        let Some(job) = open.review.next_job(&workers.at_work()) else { break };
        let Some(mut running) = begin(&job, catalogue) else { break };
        let task = pool.spawn(async move {
            loop {
                if let Some(result) = running.step() {
                    return result;
                }
                // Whoever no longer wants to know stops it here.
                yield_now().await;
            }
        });
        workers.tasks.push((job.id, task));
    }
    found
}

fn in_workers(workers: &mut ReviewWorkers, open: &OpenReview, pool: &Arc<dyn WorkerPool>) -> Vec<JobResult> {
    let (mut found, mut lost) = (Vec::new(), false);
    workers.handed_over.retain(|(_, ticket)| match pool.ask(*ticket) {
        FromWorker::Nothing => true,
        FromWorker::Lost => {
            lost = true;
            false
        }
        FromWorker::Line(line) => {
            match Findings::from_line(&line).map(|findings| findings.finding) {
                Ok(Finding::Review(result)) => found.push(*result),
                _ => lost = true,
            }
            false
        }
    });
    if !found.is_empty() {
        return found;
    }
    while workers.handed_over.len() < HANDED_OVER && !lost {
        let Some(job) = open.review.next_job(&workers.at_work()) else { break };
        let id = job.id;
        let line = Assignment { job: Job::Review(Box::new(job)), time: None }.to_line().ok();
        match line.and_then(|line| pool.give(None, &line)) {
            Some(ticket) => workers.handed_over.push((id, ticket)),
            None => lost = true,
        }
    }
    if lost {
        workers.handed_over.drain(..).for_each(|(_, ticket)| pool.give_up(ticket));
        workers.alone = true;
    }
    found
}

fn in_frames(workers: &mut ReviewWorkers, open: &OpenReview, catalogue: &Arc<Catalogue>) -> Vec<JobResult> {
    if workers.here.is_none() {
        let job = open.review.next_job(&[]);
        workers.here = job.and_then(|job| Some((job.id, SyncCell::new(begin(&job, catalogue)?))));
    }
    let Some((_, running)) = &mut workers.here else { return Vec::new() };
    let begun = Instant::now();
    while begun.elapsed() < SHARE {
        if let Some(result) = running.get().step() {
            workers.here = None;
            return vec![result];
        }
    }
    Vec::new()
}
