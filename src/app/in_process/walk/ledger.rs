//! What every kind of region did when it was clicked or pointed at, and where the walk has been.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use crate::ui::regions::RegionId;

/// Only these are never clicked: they explain.
const ONLY_LOOKED_AT: [&str; 5] = ["explanation", "top/round", "prompt/later/{}", "prompt/done/{}", "prompt/used/{}"];
/// So often a kind has to be clicked before it is judged.
const FAIR: u32 = 12;

/// What a kind of region has done so far.
#[derive(Clone, Copy, Debug, Default)]
struct Deeds {
    /// How often it was clicked where it lies on top.
    clicked: u32,
    /// How often that changed something.
    reacted: u32,
    /// How often it explained itself when it was pointed at.
    explained: u32,
}

#[derive(Default)]
pub struct Ledger {
    kinds: BTreeMap<String, Deeds>,
    /// How often each kind was tried at each place.
    tried: BTreeMap<(String, String), u32>,
    /// How many steps were taken at each place.
    places: BTreeMap<String, u32>,
    /// Where clicks on a kind never did anything.
    idle_at: BTreeMap<(String, String), (u32, u32)>,
    keys: BTreeMap<String, (u32, u32)>,
}

/// The kind of a region: its name without what it is about.
fn kind(id: RegionId) -> String {
    id.pattern().to_owned()
}

impl Ledger {
    /// One of the regions; kinds that were seldom tried here come first.
    pub fn rare(&self, place: &str, regions: &[RegionId], chance: &mut ChaCha8Rng) -> Option<RegionId> {
        let mut kinds: BTreeMap<String, Vec<RegionId>> = BTreeMap::new();
        regions.iter().for_each(|id| kinds.entry(kind(*id)).or_default().push(*id));
        let worth = |kind: &str| {
            let tried = self.tried.get(&(place.to_owned(), kind.to_owned())).copied().unwrap_or_default();
            1.0 / (1.0 + f64::from(tried))
        };
        let all: f64 = kinds.keys().map(|kind| worth(kind)).sum();
        let mut left = chance.random_range(0.0..=all.max(f64::MIN_POSITIVE));
        let chosen = kinds.iter().find(|(kind, _)| {
            left -= worth(kind);
            left <= 0.0
        });
        let (_, members) = chosen.or(kinds.last_key_value())?;
        Some(members[chance.random_range(0..members.len())])
    }

    pub fn be_at(&mut self, place: &str) {
        *self.places.entry(place.to_owned()).or_default() += 1;
    }

    pub fn try_out(&mut self, place: &str, id: RegionId) {
        *self.tried.entry((place.to_owned(), kind(id))).or_default() += 1;
    }

    pub fn clicked(&mut self, place: &str, id: RegionId, reacted: bool) {
        let deeds = self.kinds.entry(kind(id)).or_default();
        deeds.clicked += 1;
        deeds.reacted += u32::from(reacted);
        let (all, reacts) = self.idle_at.entry((place.to_owned(), kind(id))).or_default();
        *all += 1;
        *reacts += u32::from(reacted);
    }

    pub fn pointed_at(&mut self, id: RegionId, explained: bool) {
        self.kinds.entry(kind(id)).or_default().explained += u32::from(explained);
    }

    pub fn pressed(&mut self, key: String, reacted: bool) {
        let (all, reacts) = self.keys.entry(key).or_default();
        *all += 1;
        *reacts += u32::from(reacted);
    }

    /// The kinds that were clicked often enough and never did anything.
    pub fn idle(&self) -> BTreeSet<String> {
        let idle = self.kinds.iter().filter(|(kind, deeds)| {
            let looked_at = ONLY_LOOKED_AT.contains(&kind.as_str()) || deeds.explained > 0;
            deeds.clicked >= FAIR && deeds.reacted == 0 && !looked_at
        });
        idle.map(|(kind, _)| kind.clone()).collect()
    }
}

impl fmt::Display for Ledger {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "steps at each place:")?;
        for (place, steps) in &self.places {
            writeln!(f, "  {steps:6} {place}")?;
        }
        writeln!(f, "kinds of regions: clicked, reacted, explained")?;
        for (kind, deeds) in &self.kinds {
            writeln!(f, "  {:6} {:6} {:6} {kind}", deeds.clicked, deeds.reacted, deeds.explained)?;
        }
        writeln!(f, "clicks that never did anything, by place:")?;
        for ((place, kind), (all, _)) in self.idle_at.iter().filter(|(_, (all, reacts))| *all > 5 && *reacts == 0) {
            writeln!(f, "  {all:6} {kind} at {place}")?;
        }
        writeln!(f, "keys: pressed, reacted")?;
        for (key, (all, reacts)) in &self.keys {
            writeln!(f, "  {all:6} {reacts:6} {key}")?;
        }
        Ok(())
    }
}
