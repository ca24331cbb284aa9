//! The rules book as it lies open: its pages, where it is open and was before, and what is searched for.

use bevy::{prelude::*, window::RequestRedraw};

use super::{
    contents::{ClauseNumber, Contents},
    entries::{Block, Entry, Place, entries},
    pages::{Found, Pages},
};
use crate::{localization::Texts, state::Overlay};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<LookUp>()
        .init_resource::<WantedClause>()
        .add_systems(Update, (look_up, open, translate.run_if(resource_changed::<Texts>), turn_to_wanted).chain());
}

/// The book is to be opened at a clause of the rules, given by its number, such as `4.2`; whoever says so opens it.
#[derive(Message, Clone, Copy, Debug)]
pub struct LookUp(pub &'static str);

/// The clause that the book is opened at once it is there and divided into pages.
#[derive(Resource, Default)]
struct WantedClause(Option<ClauseNumber>);

fn look_up(mut asked: MessageReader<LookUp>, mut wanted: ResMut<WantedClause>) {
    if let Some(LookUp(clause)) = asked.read().last() {
        wanted.0 = clause.parse().ok();
    }
}

fn turn_to_wanted(
    mut wanted: ResMut<WantedClause>,
    book: Option<ResMut<Book>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(clause) = wanted.0 else { return };
    redraw.write(RequestRedraw);
    if let Some(mut book) = book.filter(|book| book.pages.count() > 0) {
        wanted.0 = None;
        book.search_for(String::new());
        book.go_to(Place::Clause(clause));
    }
}

/// The rules book, and where it is open.
#[derive(Resource, Default)]
pub struct Book {
    pub(super) entries: Vec<Entry>,
    pub(super) chapters: Vec<u8>,
    pub(super) pages: Pages,
    /// The sizes the pages were measured with.
    measured: Option<PageMeasure>,
    /// The page that is looked at.
    pub(super) page: usize,
    /// Pages to go back to, and forward again.
    pub(super) back: Vec<usize>,
    pub(super) forward: Vec<usize>,
    /// What is searched for, and all places where it stands.
    pub(super) query: String,
    pub(super) found: Vec<Found>,
    /// The one that is looked at.
    pub(super) current: usize,
    /// Whether the chapters lie over the page.
    pub(super) lists_chapters: bool,
    /// What was open when the book was opened, and is again when it is closed.
    behind: Overlay,
}

/// What pages are measured by: the room for words, how many pages lie side by side, and the size of the words.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PageMeasure {
    pub room: Vec2,
    pub side_by_side: usize,
    pub words: f32,
}

/// Opens the book over whatever was open. It is read only when somebody opens it for the first time.
fn open(
    mut transitions: MessageReader<StateTransitionEvent<Overlay>>,
    texts: Res<Texts>,
    mut book: Option<ResMut<Book>>,
    mut commands: Commands,
) {
    for StateTransitionEvent { exited, entered, .. } in transitions.read() {
        let before = exited.unwrap_or_default();
        if *entered != Some(Overlay::Rules) || matches!(before, Overlay::Rules | Overlay::Help(_)) {
            continue;
        }
        // The menu is only a way to somewhere.
        let behind = if before == Overlay::Menu { Overlay::None } else { before };
        if let Some(book) = &mut book {
            (book.behind, book.lists_chapters) = (behind, false);
        } else {
            commands.insert_resource(Book { behind, ..Book::read(&texts) });
        }
    }
}

/// In another language the book is open at the same clause.
fn translate(book: Option<ResMut<Book>>, texts: Res<Texts>) {
    if let Some(mut book) = book {
        book.entries = entries(&Contents::built_in(), &texts);
        book.measured = None;
    }
}

impl Book {
    /// The book that came with the game, in the words of the chosen language.
    fn read(texts: &Texts) -> Self {
        let contents = Contents::built_in();
        Self {
            entries: entries(&contents, texts),
            chapters: contents.chapters.iter().map(|chapter| chapter.number).collect(),
            ..default()
        }
    }

    /// What is open again when the book is closed.
    pub fn behind(&self) -> Overlay {
        self.behind
    }

    /// Divides the book into pages unless that is done for this size already; what is open stays open.
    pub(super) fn measure(&mut self, by: PageMeasure, height: impl FnMut(&Block) -> f32) {
        if self.measured == Some(by) {
            return;
        }
        let open = self.pages.clause(&self.entries, self.page).filter(|_| self.page > 0);
        self.pages = Pages::of(&self.entries, by.room.y, by.side_by_side, height);
        self.measured = Some(by);
        // Pages have other numbers now.
        self.back.clear();
        self.forward.clear();
        let open = open.and_then(|clause| self.pages.page_of(&self.entries, Place::Clause(clause)));
        self.page = self.left_of(open.unwrap_or_default());
        self.search();
    }

    fn side_by_side(&self) -> usize {
        self.measured.map_or(1, |measured| measured.side_by_side.max(1))
    }

    /// The left one of the pages that a page is seen with.
    fn left_of(&self, page: usize) -> usize {
        page - page % self.side_by_side()
    }

    /// Follows a link; one can come back.
    pub(super) fn go_to(&mut self, place: Place) {
        if let Some(page) = self.pages.page_of(&self.entries, place) {
            self.look_at(page);
        }
    }

    fn look_at(&mut self, page: usize) {
        let page = self.left_of(page);
        self.lists_chapters = false;
        if page != self.page {
            self.back.push(self.page);
            self.forward.clear();
            self.page = page;
        }
    }

    /// Turns so many pages, seen side by side, forward or back.
    pub(super) fn turn(&mut self, by: isize) {
        let wanted = self.page.saturating_add_signed(by * self.side_by_side() as isize);
        if wanted < self.pages.count() && !(by < 0 && self.page == 0) {
            self.page = wanted;
        }
    }

    /// One step along the trail of links: back, or forward again.
    pub(super) fn retrace(&mut self, forward: bool) {
        let (from, to) =
            if forward { (&mut self.forward, &mut self.back) } else { (&mut self.back, &mut self.forward) };
        if let Some(page) = from.pop() {
            to.push(self.page);
            self.page = page;
        }
    }

    /// Looks for what is searched for, and at the first place from the open page on.
    fn search(&mut self) {
        self.found = self.pages.find(&self.entries, &self.query);
        self.current = self.found.iter().position(|found| found.page >= self.page).unwrap_or(0);
    }

    /// Another query was typed.
    pub(super) fn search_for(&mut self, query: String) {
        self.query = query;
        self.search();
        if let Some(found) = self.found.get(self.current) {
            self.page = self.left_of(found.page);
            self.lists_chapters = false;
        }
    }

    /// To the next place that was found, or the one before.
    pub(super) fn next_found(&mut self, forward: bool) {
        let count = self.found.len();
        if count > 0 {
            self.current = (self.current + if forward { 1 } else { count - 1 }) % count;
            self.page = self.left_of(self.found[self.current].page);
            self.lists_chapters = false;
        }
    }

    /// How many places were found in a chapter.
    pub(super) fn found_in(&self, chapter: u8) -> usize {
        self.found.iter().filter(|found| found.chapter == chapter).count()
    }
}

#[cfg(test)]
mod tests {
    use super::{super::contents::ClauseNumber, *};

    fn book(side_by_side: usize) -> Book {
        let mut book = Book::read(&Texts::default());
        let by = PageMeasure { room: Vec2::new(500.0, 640.0), side_by_side, words: 20.0 };
        book.measure(by, |block| block.passage().map_or(90.0, |words| 26.0 + words.words.len() as f32 * 0.6));
        book
    }

    #[test]
    fn links_lead_to_their_clause_and_back() {
        let mut book = book(2);
        let clause = ClauseNumber { chapter: 4, clause: 4 };
        book.go_to(Place::Clause(clause));
        let there = book.page;
        assert!(there > 0 && there.is_multiple_of(2));
        let seen = [there, there + 1].into_iter().flat_map(|page| book.pages.page(page).to_vec());
        assert!(seen.into_iter().any(|placed| book.entries[placed.entry].clause == Some(clause)));
        book.go_to(Place::Chapter(16));
        book.retrace(false);
        assert_eq!(book.page, there);
        book.retrace(false);
        assert_eq!(book.page, 0);
        book.retrace(true);
        book.retrace(true);
        assert_eq!(book.pages.chapter(&book.entries, book.page), 16);
    }

    #[test]
    fn what_is_found_is_counted_for_each_chapter_and_looked_at_in_turn() {
        let mut book = book(1);
        book.search_for("mail car".to_owned());
        let all: usize = book.chapters.iter().map(|chapter| book.found_in(*chapter)).sum();
        assert!(all > 5 && all == book.found.len() && book.found_in(4) > 0);
        let first = book.current;
        for _ in 0..all {
            assert_eq!(book.page, book.found[book.current].page);
            book.next_found(true);
        }
        assert_eq!(book.current, first, "after the last one comes the first");
        book.next_found(false);
        assert_eq!(book.current, (first + all - 1) % all);
        book.search_for("xyzzy".to_owned());
        book.next_found(true);
        assert!(book.found.is_empty());
    }

    #[test]
    fn a_book_in_another_size_is_open_at_the_same_clause() {
        let mut book = book(2);
        book.go_to(Place::Clause(ClauseNumber { chapter: 12, clause: 5 }));
        let clause = book.pages.clause(&book.entries, book.page);
        let by = PageMeasure { room: Vec2::new(300.0, 300.0), side_by_side: 1, words: 16.0 };
        book.measure(by, |block| block.passage().map_or(90.0, |words| 30.0 + words.words.len() as f32));
        assert_eq!(book.pages.clause(&book.entries, book.page), clause);
    }

    #[test]
    fn pages_turn_from_the_first_to_the_last() {
        let mut book = book(2);
        book.turn(-1);
        assert_eq!(book.page, 0);
        for _ in 0..book.pages.count() {
            book.turn(1);
        }
        assert_eq!(book.page, book.left_of(book.pages.count() - 1));
    }
}
