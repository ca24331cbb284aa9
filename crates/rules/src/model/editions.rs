//! The card sets that are compiled in: today's, and the earlier editions of it with which games are still to be played on.

use std::{
    io,
    sync::{Arc, LazyLock},
};

use super::catalogue::{Catalogue, CatalogueError};

macro_rules! text_of {
    ($folder:literal, $file:literal) => {
        include_str!(concat!("../../../../assets/", $folder, "/", $file, ".ron"))
    };
}

/// The text of one of today's files; the files of `assets/cards` as they were at build time.
fn todays(file: &str) -> Option<&'static str> {
    Some(match file {
        "base.ron" => text_of!("cards", "base"),
        "game_end.ron" => text_of!("cards", "game_end"),
        "boards.ron" => text_of!("cards", "boards"),
        "teatime.ron" => text_of!("cards", "teatime"),
        "module_a.ron" => text_of!("cards", "module_a"),
        "module_b.ron" => text_of!("cards", "module_b"),
        "module_c.ron" => text_of!("cards", "module_c"),
        "module_d.ron" => text_of!("cards", "module_d"),
        "module_e.ron" => text_of!("cards", "module_e"),
        "module_f.ron" => text_of!("cards", "module_f"),
        _ => return None,
    })
}

/// The files of the first edition, as far as they are not today's.
fn of_first_edition(file: &str) -> Option<&'static str> {
    Some(match file {
        "base.ron" => text_of!("first-edition", "base"),
        "module_a.ron" => text_of!("first-edition", "module_a"),
        "module_b.ron" => text_of!("first-edition", "module_b"),
        "module_c.ron" => text_of!("first-edition", "module_c"),
        "module_f.ron" => text_of!("first-edition", "module_f"),
        _ => return todays(file),
    })
}

fn compiled_in(text: impl Fn(&str) -> Option<&'static str>) -> Result<Arc<Catalogue>, CatalogueError> {
    Catalogue::read(|file| {
        let missing = || io::Error::new(io::ErrorKind::NotFound, format!("{file} is not built in"));
        text(file).map(str::to_owned).ok_or_else(missing)
    })
}

static FIRST_EDITION: LazyLock<Arc<Catalogue>> =
    LazyLock::new(|| compiled_in(of_first_edition).expect("the first edition can be read: it is tested"));

impl Catalogue {
    /// The set that is compiled in: the files of `assets/cards` as they were at build time.
    ///
    /// # Errors
    /// The first file, card and reason that make the set unusable.
    pub fn built_in() -> Result<Arc<Self>, CatalogueError> {
        compiled_in(todays)
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
