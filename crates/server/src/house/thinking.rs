//! Bots think beside everything else, as many at once as there are cores.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use bots::Bot;
use rules::{Choice, Seat};
use tokio::{sync::Semaphore, task::spawn_blocking};

use crate::{chance, measures::ServerMeasures, room::BotThought};

/// A turn of a bot has so long, as at a table of one's own.
const TIME: Duration = Duration::from_secs(2);

/// Where bots think.
#[derive(Clone, Debug)]
pub struct Thinkers {
    places: Arc<Semaphore>,
    measures: Arc<ServerMeasures>,
    /// Whether they try hardly anything out: for tests.
    hurried: bool,
}

/// A bot that remembers what it has planned, whose it is, and for which state.
pub struct PlannedBot {
    bot: Box<dyn Bot>,
    seat: Seat,
    /// The next state, if it goes on with its plan.
    next: u32,
}

impl Thinkers {
    /// As many places as there are cores.
    pub fn new(hurried: bool, measures: Arc<ServerMeasures>) -> Self {
        let places = std::thread::available_parallelism().map_or(2, usize::from);
        Self { places: Arc::new(Semaphore::new(places)), measures, hurried }
    }

    /// Thinks; `planned` is the bot that thought last in this room. The choice, and the bot.
    pub async fn think(self, thought: BotThought, planned: Option<PlannedBot>) -> (u32, Choice, Option<PlannedBot>) {
        let BotThought { number, level, style, view } = thought;
        let seat = view.seat;
        let known = planned.filter(|planned| planned.seat == seat && planned.next == number);
        let seed = chance::random();
        let hurried = self.hurried;
        let bot = move || if hurried { level.bot_in_a_hurry(style, seed) } else { level.bot(style, seed) };
        let mut bot = known.map_or_else(bot, |planned| planned.bot);
        let any = view.choices[0];
        let waited = Instant::now();
        // The places are never closed.
        let _place = self.places.acquire_owned().await;
        let thinking = spawn_blocking(move || {
            let begun = Instant::now();
            loop {
                let used = if hurried { 0.0 } else { begun.elapsed().as_secs_f32() / TIME.as_secs_f32() };
                if let Some(choice) = bot.think_in_time(&view, used) {
                    return (choice, bot);
                }
            }
        });
        let found = thinking.await;
        self.measures.thinking.observe(waited.elapsed().as_secs_f64());
        match found {
            Ok((choice, bot)) => (number, choice, Some(PlannedBot { bot, seat, next: number + 1 })),
            Err(error) => {
                tracing::error!(%error, "a bot has failed; it does anything");
                (number, any, None)
            }
        }
    }
}
