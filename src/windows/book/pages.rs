//! The rules book divided into pages.

use std::ops::Range;

use super::{
    contents::ClauseNumber,
    entries::{Block, Entry, Place},
    search,
};

/// Where a block stands: its entry, its place in it, and how far below the top of the page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placed {
    pub entry: usize,
    pub block: usize,
    pub down: f32,
}

/// All pages. A chapter begins on a page of its own, the left one where two are seen together.
#[derive(Clone, Debug, Default)]
pub struct Pages {
    pages: Vec<Vec<Placed>>,
}

/// Something that is found: a page, a block on it, and the bytes in its words.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    pub page: usize,
    pub chapter: u8,
    pub entry: usize,
    pub block: usize,
    pub bytes: Range<usize>,
}

/// Room between two entries.
const GAP: f32 = 14.0;

impl Pages {
    /// Divides the book into pages of a height, so many seen together. `height` measures a block.
    pub fn of(entries: &[Entry], high: f32, together: usize, mut height: impl FnMut(&Block) -> f32) -> Self {
        let mut pages: Vec<Vec<Placed>> = Vec::new();
        let (mut down, mut chapter) = (0.0, 0);
        for (nth, entry) in entries.iter().enumerate() {
            let heights: Vec<f32> = entry.blocks.iter().map(&mut height).collect();
            let all: f32 = heights.iter().sum();
            if entry.chapter != chapter {
                pages.resize(pages.len().next_multiple_of(together), Vec::new());
            }
            if entry.chapter != chapter || down + all > high {
                pages.push(Vec::new());
                (down, chapter) = (0.0, entry.chapter);
            }
            for (block, tall) in heights.into_iter().enumerate() {
                // What is higher than a page continues on the next one.
                if down > 0.0 && down + tall > high {
                    pages.push(Vec::new());
                    down = 0.0;
                }
                if let Some(page) = pages.last_mut() {
                    page.push(Placed { entry: nth, block, down });
                }
                down += tall;
            }
            down += GAP;
        }
        Self { pages }
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.pages.len()
    }

    /// What stands on a page.
    pub fn page(&self, nth: usize) -> &[Placed] {
        self.pages.get(nth).map_or(&[], Vec::as_slice)
    }

    /// The page a place is on.
    pub fn page_of(&self, entries: &[Entry], place: Place) -> Option<usize> {
        let is_it = |entry: &Entry| match place {
            Place::Chapter(chapter) => entry.chapter == chapter,
            Place::Clause(clause) => entry.clause == Some(clause),
        };
        self.pages.iter().position(|page| page.iter().any(|placed| is_it(&entries[placed.entry])))
    }

    /// The chapter a page belongs to.
    pub fn chapter(&self, entries: &[Entry], page: usize) -> u8 {
        self.page(page).first().map_or(1, |placed| entries[placed.entry].chapter)
    }

    /// Everything in the book that matches a query, in order.
    pub fn find(&self, entries: &[Entry], query: &str) -> Vec<Found> {
        let mut found = Vec::new();
        for (page, placed) in
            self.pages.iter().enumerate().flat_map(|(page, all)| all.iter().map(move |one| (page, one)))
        {
            let entry = &entries[placed.entry];
            let Some(passage) = entry.blocks[placed.block].passage() else { continue };
            found.extend(search::find(&passage.words, query).into_iter().map(|bytes| Found {
                page,
                chapter: entry.chapter,
                entry: placed.entry,
                block: placed.block,
                bytes,
            }));
        }
        found
    }

    /// The clause a page begins with, or the last one before it.
    pub fn clause(&self, entries: &[Entry], page: usize) -> Option<ClauseNumber> {
        let clauses = |page: usize| self.page(page).iter().filter_map(|placed| entries[placed.entry].clause);
        clauses(page).next().or_else(|| (0..page).rev().find_map(|before| clauses(before).next_back()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        localization::Texts,
        windows::book::{contents::Contents, entries::entries},
    };

    #[test]
    fn every_block_is_on_one_page_and_chapters_begin_pages() {
        let contents = Contents::built_in();
        let entries = entries(&contents, &Texts::default());
        let height =
            |block: &Block| block.passage().map_or(90.0, |words| 26.0 * (1.0 + words.words.len() as f32 / 45.0));
        let pages = Pages::of(&entries, 640.0, 2, height);
        let placed: Vec<_> =
            (0..pages.count()).flat_map(|page| pages.page(page).iter().map(|one| (one.entry, one.block))).collect();
        let all: Vec<_> = entries
            .iter()
            .enumerate()
            .flat_map(|(nth, entry)| (0..entry.blocks.len()).map(move |block| (nth, block)))
            .collect();
        assert_eq!(placed, all);
        for chapter in 1..=16 {
            let page = pages.page_of(&entries, Place::Chapter(chapter)).expect("it is there");
            assert_eq!((entries[pages.page(page)[0].entry].chapter, page % 2), (chapter, 0));
        }
        assert!((0..pages.count()).all(|page| page % 2 == 1 || !pages.page(page).is_empty()));
        let found = pages.find(&entries, "mail car");
        assert!(found.len() > 5 && found.windows(2).all(|pair| pair[0].page <= pair[1].page), "{found:?}");
    }
}
