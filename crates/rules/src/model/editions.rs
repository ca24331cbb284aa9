//! The card sets that are compiled in: today's, and the earlier editions of it with which games are still to be played on.

use std::{
    io,
    sync::{Arc, LazyLock},
};

use super::catalogue::{Catalogue, CatalogueError};

/// Card files: their names and texts.
type CardFiles = &'static [(&'static str, &'static str)];

macro_rules! files_of {
    ($folder:literal: $($file:literal),* $(,)?) => {
        &[$(($file, include_str!(concat!("../../../../assets/", $folder, "/", $file)))),*]
    };
}

/// Today's: the files of `assets/cards` as they were at build time.
const TODAYS: CardFiles = files_of![
    "cards": "base.ron", "game_end.ron", "boards.ron", "teatime.ron", "module_a.ron", "module_b.ron", "module_c.ron",
    "module_d.ron", "module_e.ron", "module_f.ron",
];

/// Those of the first edition, as far as they are not today's.
const OF_FIRST_EDITION: CardFiles =
    files_of!["first-edition": "base.ron", "module_a.ron", "module_c.ron", "module_f.ron"];

/// Reads a set from these files; where some have a file that others have too, from the first of them.
fn compiled_in(files: &[CardFiles]) -> Result<Arc<Catalogue>, CatalogueError> {
    Catalogue::read(|file| {
        let found = files.iter().copied().flatten().find(|(name, _)| *name == file);
        let missing = || io::Error::new(io::ErrorKind::NotFound, format!("{file} is not built in"));
        found.map(|(_, text)| (*text).to_owned()).ok_or_else(missing)
    })
}

static FIRST_EDITION: LazyLock<Arc<Catalogue>> =
    LazyLock::new(|| compiled_in(&[OF_FIRST_EDITION, TODAYS]).expect("the first edition can be read: it is tested"));

impl Catalogue {
    /// The set that is compiled in: the files of `assets/cards` as they were at build time.
    ///
    /// # Errors
    /// The first file, card and reason that make the set unusable.
    pub fn built_in() -> Result<Arc<Self>, CatalogueError> {
        compiled_in(&[TODAYS])
    }

    /// Our cards as they were at first: in the ladder's journeys, whose solutions are found with them, and in games that
    /// were begun with them.
    pub fn first_edition() -> Arc<Self> {
        FIRST_EDITION.clone()
    }

    /// The set with this fingerprint, if it is this one or an earlier edition of our cards.
    pub fn edition(self: &Arc<Self>, fingerprint: u64) -> Option<Arc<Self>> {
        if self.fingerprint() == fingerprint {
            return Some(self.clone());
        }
        Some(Self::first_edition()).filter(|first| first.fingerprint() == fingerprint)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edition_is_found_by_what_games_say_that_were_saved_with_it() {
        let today = Catalogue::built_in().expect("our own card files are valid");
        // What saved games of the first edition say.
        const FIRST: u64 = 13_858_912_081_136_473_041;
        assert_eq!(Catalogue::first_edition().fingerprint(), FIRST);
        assert_ne!(today.fingerprint(), FIRST);
        assert_eq!(today.edition(FIRST), Some(Catalogue::first_edition()));
        assert_eq!(today.edition(today.fingerprint()), Some(today.clone()));
        assert_eq!(today.edition(FIRST + 1), None);
    }

    #[test]
    fn editions_have_the_same_cards_by_name() {
        let today = Catalogue::built_in().expect("our own card files are valid");
        let names = |set: &Catalogue| set.cards().map(|(_, card)| (card.name.clone(), card.pile)).collect::<Vec<_>>();
        assert_eq!(names(&today), names(&Catalogue::first_edition()));
    }
}
