//! Every clause of the rules that the sources cite is in `docs/RULES.md`.

use std::{collections::BTreeSet, fs};

use crate::{imports::rust_files, root};

/// Every clause (`R-4.2`) or section (`R-4`) that a text cites.
fn named(text: &str) -> BTreeSet<String> {
    let after = text.match_indices("R-").map(|(at, _)| &text[at + 2..]);
    let numbers = after.filter_map(|rest| {
        let end = rest.find(|letter: char| !letter.is_ascii_digit() && letter != '.').unwrap_or(rest.len());
        let number = rest[..end].trim_end_matches('.');
        (!number.is_empty()).then(|| format!("R-{number}"))
    });
    numbers.collect()
}

#[test]
fn every_clause_that_is_cited_is_there() {
    let rules = fs::read_to_string(root().join("docs/RULES.md")).expect("the rules can be read");
    let mut clauses = named(&rules);
    let sections = rules.lines().filter_map(|line| line.strip_prefix("## ")?.split(' ').next());
    clauses.extend(sections.map(|number| format!("R-{number}")));
    let missing: Vec<_> = ["src", "tests", "crates"]
        .into_iter()
        .flat_map(|folder| rust_files(&root().join(folder)))
        .flat_map(|file| {
            let text = fs::read_to_string(&file).expect("a source can be read");
            named(&text).into_iter().map(move |clause| (clause, file.clone()))
        })
        .filter(|(clause, _)| !clauses.contains(clause))
        .map(|(clause, file)| format!("{clause} in {}", file.display()))
        .collect();
    assert!(missing.is_empty(), "cited, but not in docs/RULES.md: {missing:#?}");
}

#[test]
fn the_rules_are_those_that_are_shared() {
    let shared = root().join("../shared/rules/RULES.md");
    if let Ok(shared) = fs::read_to_string(shared) {
        let ours = fs::read_to_string(root().join("docs/RULES.md")).expect("the rules can be read");
        assert!(ours == shared, "docs/RULES.md must be copied again");
    }
}
