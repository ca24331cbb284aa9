//! What every match of a pattern contains, as far as it is plain to see.

use alloc::{string::String, vec, vec::Vec};
use core::{iter::Peekable, mem, str::Chars};

/// Texts of which one is in every match of a pattern; none if they cannot be told.
pub fn of(pattern: &str) -> Vec<String> {
    let mut reader = Reader { rest: pattern.chars().peekable(), unsure: false };
    let needles = reader.alternatives();
    if reader.unsure || reader.rest.next().is_some() { Vec::new() } else { needles }
}

fn shortest(needles: &[String]) -> usize {
    needles.iter().map(String::len).min().unwrap_or(0)
}

/// A part of a pattern.
enum Part {
    Letter(char),
    Group(Vec<String>),
    /// Something that stands for several letters, or for none.
    Other,
}

/// Reads a pattern that `regex-lite` has accepted.
struct Reader<'p> {
    rest: Peekable<Chars<'p>>,
    /// Whether there is something in it that this does not read.
    unsure: bool,
}

impl Reader<'_> {
    /// Reads to the end of a group or of the pattern. There have to be needles for each of its alternatives.
    fn alternatives(&mut self) -> Vec<String> {
        let mut all = vec![self.sequence()];
        while self.rest.next_if_eq(&'|').is_some() {
            all.push(self.sequence());
        }
        if all.iter().any(Vec::is_empty) { Vec::new() } else { all.concat() }
    }

    /// Reads one alternative: of all needles, those whose shortest is the longest find the least in vain.
    fn sequence(&mut self) -> Vec<String> {
        let (mut found, mut letters) = (Vec::new(), String::new());
        while let Some(part) = self.part() {
            let [optional, repeated] = self.quantity();
            match part {
                Part::Letter(letter) if !optional => {
                    letters.push(letter);
                    if !repeated {
                        continue;
                    }
                }
                Part::Group(needles) if !optional => found.push(needles),
                _ => {}
            }
            found.push(vec![mem::take(&mut letters)]);
        }
        found.push(vec![letters]);
        found
            .into_iter()
            .max_by_key(|needles| shortest(needles))
            .filter(|needles| shortest(needles) > 0)
            .unwrap_or_default()
    }

    fn part(&mut self) -> Option<Part> {
        let letter = self.rest.next_if(|letter| !matches!(letter, '|' | ')'))?;
        Some(match letter {
            '(' => self.group(),
            '[' => self.class(),
            '\\' => self.escaped(),
            '.' | '^' | '$' => Part::Other,
            letter => Part::Letter(letter),
        })
    }

    fn group(&mut self) -> Part {
        if self.rest.next_if_eq(&'?').is_some() {
            let named = self.rest.next_if(|letter| matches!(letter, 'P' | '<' | ':'));
            self.unsure |= named.is_none();
            if named != Some(':') {
                self.rest.by_ref().find(|&letter| matches!(letter, '>' | ')'));
            }
        }
        let needles = self.alternatives();
        self.rest.next();
        Part::Group(needles)
    }

    /// Reads to the end of a class.
    fn class(&mut self) -> Part {
        self.rest.next_if_eq(&'^');
        self.rest.next_if_eq(&']');
        while let Some(letter) = self.rest.next()
            && letter != ']'
        {
            self.unsure |= letter == '[';
            if letter == '\\' {
                self.rest.next();
            }
        }
        Part::Other
    }

    fn escaped(&mut self) -> Part {
        match self.rest.next() {
            Some(letter) if letter.is_ascii_punctuation() => Part::Letter(letter),
            // A letter by its number, in two digits or in some other way.
            Some('x') if self.rest.next_if(char::is_ascii_hexdigit).is_some() => {
                self.rest.next();
                Part::Other
            }
            letter => {
                self.unsure |= matches!(letter, Some('x' | 'u' | 'U'));
                Part::Other
            }
        }
    }

    /// Reads what says how often the last part comes: whether it may be missing, and whether there may be several.
    fn quantity(&mut self) -> [bool; 2] {
        let (mut optional, mut repeated) = (false, false);
        while let Some(letter) = self.rest.next_if(|letter| matches!(letter, '?' | '*' | '+' | '{')) {
            optional |= letter != '+';
            repeated = true;
            if letter == '{' {
                self.rest.by_ref().find(|&letter| letter == '}');
            }
        }
        [optional, repeated]
    }
}

#[cfg(test)]
mod tests {
    use super::of;

    #[test]
    fn what_every_match_contains() {
        for (pattern, needles) in [
            (r"^\s*#version\s+([0-9]+)", &["#version"][..]),
            (r"#\s*([\w|\d|_]+)", &["#"]),
            (r#"(//|/\*|\")"#, &["//", "/*", "\""]),
            (r"(?P<lead>[\s]*virtual\s+fn\s+)(?P<function>[^\s]+)", &["virtual"]),
            (r"(\x1B\[\d+\w)?([\w\d_]+)X_mod_X([A-Z0-9]*)X", &["X_mod_X"]),
            (r"@binding\(auto\)", &["@binding(auto)"]),
            ("(?:ab)+c", &["ab"]),
            ("ab?cd*", &["c"]),
            ("abc+d", &["abc"]),
            ("ab|c", &["ab", "c"]),
        ] {
            assert_eq!(of(pattern), needles, "{pattern}");
        }
    }

    #[test]
    fn nothing_is_promised_that_is_not_plain_to_see() {
        for pattern in [
            "",
            "a?",
            "(a|b*)",
            "(ab)?",
            "(ab){0}",
            "a{0,2}",
            "(?i)ab",
            "(?i:ab)",
            "a|[bc]",
            r"\x{41}b",
            r"\u0041b",
            r"\w+",
            "[[:alpha:]]b",
        ] {
            assert!(of(pattern).is_empty(), "{pattern}: {:?}", of(pattern));
        }
    }
}
