//! A set-up and choices from arbitrary bytes, legal ones and others: whatever is chosen, every check passes.
//!
//! Two bytes are the modules and the options, two more the seed; then one byte per choice: its place among
//! those listed. 255 checks the state closely and tries something that need not be legal.
#![no_main]

use std::sync::{Arc, LazyLock};

use rules::{
        Catalogue, Setup,
        invariants::{WatchedGame, anything, check_refused},
    };
use libfuzzer_sys::{Corpus, fuzz_target};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

static CARDS: LazyLock<Arc<Catalogue>> = LazyLock::new(|| Catalogue::built_in().expect("our cards are legal"));

fuzz_target!(|data: &[u8]| -> Corpus {
    let [modules, options, seed @ .., last] = data else { return Corpus::Reject };
    let [low, high, choices @ ..] = seed else { return Corpus::Reject };
    let pairs = CARDS.module_pairs();
    let seed = u64::from(u16::from_le_bytes([*low, *high]));
    let setup = Setup {
        teatime: options & 4 > 0,
        others_wait_for_own_turn: options & 8 > 0,
        dummies: options & 16 == 0,
        ..Setup::new(2 + options % 3, pairs[usize::from(*modules) % pairs.len()], seed)
    };
    let mut watched = WatchedGame::new(CARDS.clone(), setup).expect("the set-up is possible");
    if let Err(why) = play(&mut watched, choices.iter().chain([last]).copied()) {
        panic!("{why}\n{}", watched.record().to_text());
    }
    Corpus::Keep
});

fn play(watched: &mut WatchedGame, choices: impl Iterator<Item = u8>) -> Result<(), rules::invariants::InvariantError> {
    for byte in choices {
        let listed = watched.game().legal_choices();
        if listed.is_empty() {
            return watched.finish();
        }
        if byte == u8::MAX {
            watched.look_closely()?;
            let wild = anything(&mut ChaCha8Rng::seed_from_u64(watched.game().choices_made().into()));
            if !listed.contains(&wild) {
                check_refused(watched.game(), wild)?;
            }
        } else {
            watched.step(listed[usize::from(byte) % listed.len()])?;
        }
    }
    watched.check_replay()
}
