//! The rules book as one long column: what stands below what, before it is divided into pages.

use super::{
    contents::{ChapterPart, ClauseNumber, Contents},
    figures::Figure,
    passage::Passage,
};
use crate::{
    journey::chapters::shows,
    localization::{Texts, Value},
};

/// A place in the book that a link, a chapter's name or somebody who opens the book leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// The beginning of a chapter.
    Chapter(u8),
    /// A clause.
    Clause(ClauseNumber),
}

/// Something in the column.
#[derive(Clone, Debug)]
pub enum Block {
    /// The heading of a chapter.
    Chapter(Passage),
    /// The heading of a clause with its number, or of a question, which has none.
    Heading(Option<ClauseNumber>, Passage),
    /// The heading of a worked example.
    Example(Passage),
    /// Words: below a heading, or the step of an example with its number.
    Words(Option<u8>, Passage),
    /// A picture.
    Figure(Figure),
    /// Links to other clauses with their titles.
    See(Passage),
    /// Leads to the step of a lesson that shows a clause.
    ShowMe(ClauseNumber),
}

impl Block {
    /// Its words, if it has some.
    pub fn passage(&self) -> Option<&Passage> {
        match self {
            Self::Chapter(words) | Self::Heading(_, words) | Self::Example(words) => Some(words),
            Self::Words(_, words) | Self::See(words) => Some(words),
            Self::Figure(_) | Self::ShowMe(_) => None,
        }
    }
}

/// Blocks that stay together on a page.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The chapter it belongs to.
    pub chapter: u8,
    /// The clause it states, if it does.
    pub clause: Option<ClauseNumber>,
    /// What it consists of, from its top.
    pub blocks: Vec<Block>,
}

/// The title of a clause.
pub fn clause_title(texts: &Texts, clause: ClauseNumber) -> String {
    texts.get(&format!("clause-{}-{}", clause.chapter, clause.clause))
}

/// The name of a chapter.
pub fn chapter_name(texts: &Texts, chapter: u8) -> String {
    texts.get(&format!("chapter-{chapter}"))
}

/// The heading of a chapter: those of the modules and of Teatime have no number.
pub fn chapter_heading(texts: &Texts, chapter: u8) -> String {
    match chapter {
        1..=9 => {
            let name = chapter_name(texts, chapter);
            texts.with("book-chapter", [("n", Value::from(chapter)), ("name", name.into())])
        }
        _ => chapter_name(texts, chapter),
    }
}

/// The whole book in order.
pub fn entries(contents: &Contents, texts: &Texts) -> Vec<Entry> {
    let mut entries = Vec::new();
    let read = |key: &str| Passage::read(&texts.get(key));
    for chapter in &contents.chapters {
        let number = chapter.number;
        let mut add = |clause, blocks| entries.push(Entry { chapter: number, clause, blocks });
        let mut head = vec![Block::Chapter(Passage::read(&chapter_heading(texts, number)))];
        for part in &chapter.parts {
            match part {
                ChapterPart::Clause(clause) => {
                    let key = format!("clause-{}-{}-text", clause.chapter, clause.clause);
                    let title = Passage::read(&clause_title(texts, *clause));
                    let mut blocks = std::mem::take(&mut head);
                    blocks.extend([Block::Heading(Some(*clause), title), Block::Words(None, read(&key))]);
                    let see = contents.see(*clause);
                    if !see.is_empty() {
                        let titles =
                            see.iter().map(|other| format!("[{other} {}|{other}]", clause_title(texts, *other)));
                        let titles = titles.collect::<Vec<_>>().join(", ");
                        let words = texts.with("book-see", [("clauses", titles.into())]);
                        blocks.push(Block::See(Passage::read(&words)));
                    }
                    if shows(&clause.to_string()).is_some() {
                        blocks.push(Block::ShowMe(*clause));
                    }
                    add(Some(*clause), blocks);
                }
                ChapterPart::Question(number) => {
                    let key = format!("question-{number}");
                    let answer = read(&format!("{key}-text"));
                    add(None, vec![Block::Heading(None, read(&key)), Block::Words(None, answer)]);
                }
                ChapterPart::Example(key) => {
                    let Some(example) = contents.example(key) else { continue };
                    let title = texts.with("book-example", [("title", texts.get(&format!("example-{key}")).into())]);
                    let mut blocks = vec![Block::Example(Passage::read(&title))];
                    for (step, figures) in (1u8..).zip(&example.steps) {
                        blocks.push(Block::Words(Some(step), read(&format!("example-{key}-{step}"))));
                        blocks.extend(figures.iter().cloned().map(Block::Figure));
                        add(None, std::mem::take(&mut blocks));
                    }
                }
                ChapterPart::Figure(figure) => {
                    let mut blocks = std::mem::take(&mut head);
                    blocks.push(Block::Figure(figure.clone()));
                    add(None, blocks);
                }
            }
        }
    }
    entries
}
