//! A saved game with arbitrary text: it is refused with a reason, or it is replayed.
#![no_main]

use std::sync::{Arc, LazyLock};

use rules::{Catalogue, Record};
use libfuzzer_sys::fuzz_target;

static CARDS: LazyLock<Arc<Catalogue>> = LazyLock::new(|| Catalogue::built_in().expect("our cards are legal"));

fuzz_target!(|text: &str| {
    let Ok(mut record) = Record::from_text(text) else { return };
    assert_eq!(Record::from_text(&record.to_text()).as_ref(), Ok(&record), "a record is read as it was written");
    // The cards may have changed since the seeds were saved.
    record.cards = CARDS.fingerprint();
    if let Ok(game) = record.replay(CARDS.clone(), |_, _| {}) {
        assert_eq!(game.choices_made() as usize, record.choices.len());
    }
});
