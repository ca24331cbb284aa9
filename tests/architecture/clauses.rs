//! Every clause of the rules that the sources cite is in `docs/RULES.md`, and everything that this points to is there.

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

/// The rules, and what they refer to.
const COPIES: [&str; 2] = ["RULES.md", "COMPONENTS.md"];

/// The paths that a text gives in backticks.
fn paths(text: &str) -> impl Iterator<Item = &str> {
    let quoted = text.split('`').skip(1).step_by(2);
    quoted.filter(|word| word.ends_with('/') || [".md", ".ron"].iter().any(|ending| word.ends_with(ending)))
}

#[test]
fn everything_that_the_rules_point_to_is_there() {
    let mut found = 0;
    for copy in COPIES {
        let text = fs::read_to_string(root().join("docs").join(copy)).expect("it can be read");
        for path in paths(&text) {
            // Of several files, their folder.
            let path = path.split('*').next().unwrap_or(path);
            let there = [root().join("docs"), root().to_owned()].iter().any(|from| from.join(path).exists());
            assert!(there, "docs/{copy} points to {path}");
            found += 1;
        }
    }
    assert!(found > 2, "they point to the rulebooks, the components and the cards");
}

#[test]
#[ignore = "their originals are not in the repository; ./test.sh compares them where ../shared is there"]
fn the_rules_are_those_that_are_shared() {
    for copy in COPIES {
        let original = root().join("../shared/rules").join(copy);
        let original = fs::read_to_string(&original).unwrap_or_else(|error| panic!("{}: {error}", original.display()));
        let ours = fs::read_to_string(root().join("docs").join(copy)).expect("it can be read");
        assert!(ours == original, "docs/{copy} must be copied again");
    }
}
