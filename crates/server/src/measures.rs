//! What is counted, for Prometheus.

use std::sync::atomic::{AtomicI64, AtomicU64};

use prometheus_client::{
    encoding::text::encode,
    metrics::{
        counter::Counter,
        family::Family,
        gauge::Gauge,
        histogram::{Histogram, exponential_buckets},
    },
    registry::Registry,
};

/// Everything that is counted.
#[derive(Debug)]
pub struct ServerMeasures {
    registry: Registry,
    /// Rooms that are awake.
    pub rooms: Gauge<i64, AtomicI64>,
    /// Connections that were let in.
    pub connections: Gauge<i64, AtomicI64>,
    /// Choices that were made, by people and by bots.
    pub choices: Family<Vec<(&'static str, &'static str)>, Counter<u64, AtomicU64>>,
    /// What was refused, by reason.
    pub refused: Family<Vec<(&'static str, String)>, Counter<u64, AtomicU64>>,
    /// Rooms that were given up because they could not be written, or had gone elsewhere.
    pub lost: Counter<u64, AtomicU64>,
    /// How long writing takes, in seconds.
    pub writing: Histogram,
    /// How long bots think, in seconds, waiting for their turn included.
    pub thinking: Histogram,
}

impl Default for ServerMeasures {
    fn default() -> Self {
        let spread = || Histogram::new(exponential_buckets(0.0005, 2.0, 14));
        let measures = Self {
            registry: Registry::default(),
            rooms: Gauge::default(),
            connections: Gauge::default(),
            choices: Family::default(),
            refused: Family::default(),
            lost: Counter::default(),
            writing: spread(),
            thinking: spread(),
        };
        measures.registered()
    }
}

impl ServerMeasures {
    fn registered(mut self) -> Self {
        let all = self.registry.sub_registry_with_prefix("first_class");
        all.register("rooms", "Rooms that are awake", self.rooms.clone());
        all.register("connections", "Connections that were let in", self.connections.clone());
        all.register("choices", "Choices made", self.choices.clone());
        all.register("refused", "What was refused", self.refused.clone());
        all.register("rooms_lost", "Rooms given up because they could not be written", self.lost.clone());
        all.register("writing_seconds", "How long writing takes", self.writing.clone());
        all.register("thinking_seconds", "How long bots take", self.thinking.clone());
        self
    }

    /// Something was refused.
    pub fn refuse(&self, why: &str) {
        self.refused.get_or_create(&vec![("why", why.to_owned())]).inc();
    }

    /// A choice was made.
    pub fn choice(&self, by_bot: bool) {
        self.choices.get_or_create(&vec![("by", if by_bot { "bot" } else { "person" })]).inc();
    }

    /// As Prometheus reads it.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        // Writing into a text does not fail.
        _ = encode(&mut text, &self.registry);
        text
    }
}
