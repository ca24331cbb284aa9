//! The thirty files, in order.

use std::sync::Arc;

use rules::Catalogue;

use super::station::{LadderError, PreparedJourney};

/// How many journeys the ladder has.
pub const JOURNEYS: usize = 30;
/// How many of them a region has: the plain, the Rhine, the Alps, the Danube, the Bosporus.
pub const REGION_JOURNEYS: usize = 6;

/// A journey's file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedFile {
    /// Its name without the ending: the number and the key of the texts, `07_mail-cars`.
    pub file: &'static str,
    /// What it says.
    pub text: &'static str,
}

impl NamedFile {
    /// The key of its texts between `ladder-` and `-about`, `-goal-1`, `-goal-2`, `-goal-3`; its name has nothing
    /// behind it.
    pub fn key(&self) -> &'static str {
        self.file.split_once('_').map_or(self.file, |(_, key)| key)
    }
}

macro_rules! files {
    ($($file:literal),* $(,)?) => {
        &[$(NamedFile { file: $file, text: include_str!(concat!("../../../../assets/ladder/", $file, ".ron")) }),*]
    };
}

static FILES: &[NamedFile] = files![
    "01_the-last-round",
    "02_a-train-of-twelves",
    "03_four-coins",
    "04_no-thank-you",
    "05_stations",
    "06_two-trains",
    "07_mail-cars",
    "08_signed-and-sealed",
    "09_famous-guests",
    "10_wish-you-were-here",
    "11_me-first",
    "12_take-your-seats",
    "13_heavy-luggage",
    "14_two-to-the-bosporus",
    "15_switches",
    "16_the-mechanic",
    "17_teatime",
    "18_the-storage",
    "19_the-factory",
    "20_the-suspect",
    "21_the-murderer",
    "22_contracts-as-an-engine",
    "23_counted-at-the-end",
    "24_the-long-route",
    "25_four-at-the-table",
    "26_far-behind",
    "27_a-hundred-at-once",
    "28_from-paris",
    "29_a-full-compartment",
    "30_the-orient-express",
];

/// All files in order.
pub fn all() -> &'static [NamedFile] {
    FILES
}

/// The journey of a number, from 1, read from its file; `None` if there is none of this number.
///
/// # Errors
/// The place in the file and the reason; never with the built-in cards.
pub fn journey(number: usize, catalogue: &Arc<Catalogue>) -> Option<Result<PreparedJourney, LadderError>> {
    let named = FILES.get(number.checked_sub(1)?)?;
    Some(PreparedJourney::from_text(named.file, named.text, catalogue))
}
