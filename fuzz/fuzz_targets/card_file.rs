//! A card file with arbitrary text: it is refused with a reason, or the set is playable.
//!
//! The first byte says which of the files of `assets/cards` the text stands for.
#![no_main]

use std::{collections::BTreeMap, fs, path::Path, sync::LazyLock};

use rules::{busy_random, Catalogue, Game, Setup};
use libfuzzer_sys::fuzz_target;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Our card files by name.
static FILES: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../assets/cards");
    let files = fs::read_dir(&folder).expect("the card files are there").map(|file| file.expect("it can be read"));
    let files = files.map(|file| (file.file_name().to_string_lossy().into_owned(), fs::read_to_string(file.path())));
    files.filter(|(name, _)| name.ends_with(".ron")).map(|(name, text)| (name, text.expect("it is text"))).collect()
});

fuzz_target!(|data: &[u8]| {
    let Some((which, text)) = data.split_first() else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let Some(replaced) = FILES.keys().nth(usize::from(*which) % FILES.len()) else { return };
    let read = |file: &str| Ok(if file == replaced { text.to_owned() } else { FILES[file].clone() });
    let Ok(cards) = Catalogue::read(read) else { return };
    let pairs = cards.module_pairs();
    let setup = Setup { teatime: true, ..Setup::new(2, pairs[text.len() % pairs.len()], 1) };
    let mut game = Game::new(cards, setup).expect("an accepted card set can be played with");
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    while !game.is_over() {
        let choice = busy_random::choose(&game.legal_choices(), &mut rng);
        game.apply_unchecked(choice, &mut Vec::new());
    }
});
