//! What stands in the rules book, in which order and with which pictures, from `assets/book/book.ron`. Its words are in
//! `assets/text/en/book.ftl`.

use std::{fmt, str::FromStr};

use serde::Deserialize;

use super::figures::Figure;

/// The number of a clause of the rules (`docs/RULES.md`), such as 4.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct ClauseNumber {
    /// The chapter, from 1.
    pub chapter: u8,
    /// The clause in it, from 1.
    pub clause: u8,
}

impl FromStr for ClauseNumber {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number =
            |part: &str| part.parse().map_err(|_| format!("{text} is not the number of a clause, such as 4.2"));
        let (chapter, clause) = text.split_once('.').ok_or_else(|| format!("{text} has no full stop"))?;
        Ok(Self { chapter: number(chapter)?, clause: number(clause)? })
    }
}

impl TryFrom<String> for ClauseNumber {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl fmt::Display for ClauseNumber {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}.{}", self.chapter, self.clause)
    }
}

/// One part of a chapter.
#[derive(Clone, Debug, Deserialize)]
pub enum ChapterPart {
    /// A clause.
    Clause(ClauseNumber),
    /// A question and its answer, by chapter and number: `"4-1"`.
    Question(String),
    /// A worked example, by its key.
    Example(String),
    /// A picture.
    Figure(Figure),
}

/// A chapter of the book.
#[derive(Clone, Debug, Deserialize)]
pub struct Chapter {
    /// From 1; 10 to 15 are the modules, 16 is Teatime.
    pub number: u8,
    /// What stands in it, in order.
    pub parts: Vec<ChapterPart>,
}

/// A worked example of the rules.
#[derive(Clone, Debug, Deserialize)]
pub struct Example {
    /// Its key, as in `docs/RULES.md` without the X.
    pub key: String,
    /// The pictures of each step.
    pub steps: Vec<Vec<Figure>>,
}

/// The whole book.
#[derive(Clone, Debug, Deserialize)]
pub struct Contents {
    /// All chapters in order.
    pub chapters: Vec<Chapter>,
    /// All worked examples.
    pub examples: Vec<Example>,
    /// Which clauses to look at beside a clause.
    pub see: Vec<(ClauseNumber, Vec<ClauseNumber>)>,
}

impl Contents {
    /// The book that came with the game.
    ///
    /// # Panics
    /// If the file, which is part of the program, has a mistake; a test reads it.
    pub fn built_in() -> Self {
        ron::from_str(include_str!("../../../assets/book/book.ron")).expect("the rules book is in order")
    }

    /// A worked example by its key.
    pub fn example(&self, key: &str) -> Option<&Example> {
        self.examples.iter().find(|example| example.key == key)
    }

    /// What to look at beside a clause.
    pub fn see(&self, clause: ClauseNumber) -> &[ClauseNumber] {
        self.see.iter().find(|(about, _)| *about == clause).map_or(&[], |(_, others)| others)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::{localization::Texts, windows::book::passage::Passage};

    /// The numbers that stand after this mark in the rules: clauses or worked examples.
    fn in_rules(mark: &str, ends: impl Fn(char) -> bool) -> BTreeSet<String> {
        let rules = include_str!("../../../docs/RULES.md");
        let marked = rules.lines().filter_map(|line| line.strip_prefix("- "));
        let pieces = marked.flat_map(|line| line.split([' ', ';', '/'])).filter_map(|word| word.strip_prefix(mark));
        pieces
            .map(|rest| rest.split(&ends).next().unwrap_or_default().to_owned())
            .filter(|name| !name.is_empty())
            .collect()
    }

    #[test]
    fn every_clause_of_the_rules_has_its_place() {
        let contents = Contents::built_in();
        let stated: BTreeSet<_> = include_str!("../../../docs/RULES.md")
            .lines()
            .filter_map(|line| line.strip_prefix("- R-")?.split(' ').next()?.parse::<ClauseNumber>().ok())
            .collect();
        assert!(stated.len() > 60, "{stated:?}");
        let parts = contents.chapters.iter().flat_map(|chapter| chapter.parts.iter().map(move |part| (chapter, part)));
        let mut placed = BTreeSet::new();
        for (chapter, part) in parts {
            if let ChapterPart::Clause(clause) = part {
                assert_eq!(clause.chapter, chapter.number, "{clause}");
                assert!(placed.insert(*clause), "{clause} is there twice");
            }
        }
        assert!(stated.is_subset(&placed), "missing: {:?}", stated.difference(&placed).collect::<Vec<_>>());
    }

    #[test]
    fn every_worked_example_is_told_once() {
        let contents = Contents::built_in();
        let wanted = in_rules("X-", |letter| !letter.is_ascii_alphanumeric() && letter != '-');
        let told: BTreeSet<_> = contents.examples.iter().map(|example| example.key.clone()).collect();
        assert!(wanted.len() > 20, "{wanted:?}");
        assert_eq!(wanted.difference(&told).collect::<Vec<_>>(), Vec::<&String>::new());
        let placed = contents.chapters.iter().flat_map(|chapter| &chapter.parts).filter_map(|part| match part {
            ChapterPart::Example(key) => Some(key.clone()),
            _ => None,
        });
        let placed: Vec<_> = placed.collect();
        assert_eq!(placed.len(), told.len());
        assert_eq!(placed.into_iter().collect::<BTreeSet<_>>(), told);
    }

    #[test]
    fn every_part_has_its_words_and_every_link_leads_somewhere() {
        let (contents, texts) = (Contents::built_in(), Texts::default());
        let mut keys = Vec::new();
        for chapter in &contents.chapters {
            keys.push(format!("chapter-{}", chapter.number));
            for part in &chapter.parts {
                match part {
                    ChapterPart::Clause(clause) => {
                        let key = format!("clause-{}-{}", clause.chapter, clause.clause);
                        keys.extend([key.clone(), format!("{key}-text")]);
                    }
                    ChapterPart::Question(number) => {
                        keys.extend([format!("question-{number}"), format!("question-{number}-text")]);
                    }
                    ChapterPart::Example(key) => {
                        let steps = contents.example(key).map_or(0, |example| example.steps.len());
                        assert!(steps > 0, "{key} has no steps");
                        keys.push(format!("example-{key}"));
                        keys.extend((1..=steps).map(|step| format!("example-{key}-{step}")));
                        assert!(!texts.has(&format!("example-{key}-{}", steps + 1)), "{key} has more words than steps");
                    }
                    ChapterPart::Figure(_) => {}
                }
            }
        }
        let exists = |clause: &ClauseNumber| texts.has(&format!("clause-{}-{}", clause.chapter, clause.clause));
        for key in keys {
            let passage = Passage::read(&texts.get(&key));
            for (_, clause) in &passage.links {
                assert!(exists(clause), "{key} links to {clause}");
            }
            assert!(!passage.words.contains(['[', ']', '|']), "{key}: {}", passage.words);
        }
        for (about, others) in &contents.see {
            assert!(exists(about) && others.iter().all(exists) && !others.contains(about), "{about}: {others:?}");
        }
    }
}
