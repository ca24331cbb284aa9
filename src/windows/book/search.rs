//! Searching in the rules book: case and accents do not matter, and words are found by their beginning.

use std::ops::Range;

/// Where a query stands in some words, by bytes: at the beginning of a word, however it is spaced.
pub fn find(words: &str, query: &str) -> Vec<Range<usize>> {
    let query: Vec<char> = query.split_whitespace().collect::<Vec<_>>().join(" ").chars().flat_map(plain).collect();
    if query.is_empty() {
        return Vec::new();
    }
    // Every letter with the bytes it comes from.
    let letters: Vec<(char, Range<usize>)> = words
        .char_indices()
        .flat_map(|(start, letter)| plain(letter).map(move |plain| (plain, start..start + letter.len_utf8())))
        .collect();
    let mut found = Vec::new();
    let mut from = 0;
    while from + query.len() <= letters.len() {
        let begins = letters[from].0.is_alphanumeric() && (from == 0 || !letters[from - 1].0.is_alphanumeric());
        let here = &letters[from..from + query.len()];
        if begins && here.iter().map(|(letter, _)| *letter).eq(query.iter().copied()) {
            found.push(here[0].1.start..here[query.len() - 1].1.end);
            from += query.len();
        } else {
            from += 1;
        }
    }
    found
}

/// A letter without case and accent. Of the letters the typefaces have, these are the ones with accents.
fn plain(letter: char) -> impl Iterator<Item = char> {
    let base = match letter {
        'à'..='å' | 'À'..='Å' | 'ā' | 'ă' | 'ą' => 'a',
        'ç' | 'Ç' | 'ć' | 'č' => 'c',
        'è'..='ë' | 'È'..='Ë' | 'ē' | 'ę' | 'ě' => 'e',
        'ì'..='ï' | 'Ì'..='Ï' | 'ī' => 'i',
        'ñ' | 'Ñ' | 'ń' | 'ň' => 'n',
        'ò'..='ö' | 'Ò'..='Ö' | 'ø' | 'Ø' | 'ő' => 'o',
        'š' | 'Š' | 'ś' => 's',
        'ù'..='ü' | 'Ù'..='Ü' | 'ű' | 'ů' => 'u',
        'ý' | 'ÿ' | 'Ý' => 'y',
        'ž' | 'Ž' | 'ź' | 'ż' => 'z',
        '’' => '\'',
        '–' => '-',
        letter if letter.is_whitespace() => ' ',
        letter => letter,
    };
    base.to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(words: &str, query: &str) -> Vec<String> {
        find(words, query).into_iter().map(|range| words[range].to_owned()).collect()
    }

    #[test]
    fn words_are_found_by_their_beginning_in_any_case() {
        assert_eq!(found("A Mail car follows. Two mail cars.", "mail  CAR"), ["Mail car", "mail car"]);
        assert_eq!(found("The discard pile", "card"), Vec::<String>::new(), "not in the middle of a word");
        assert_eq!(found("cars, a card", "car"), ["car", "car"]);
        assert_eq!(found("anything", "  "), Vec::<String>::new());
    }

    #[test]
    fn accents_do_not_matter() {
        assert_eq!(found("Zürich, Café, café", "cafe"), ["Café", "café"]);
        assert_eq!(found("Zürich", "zurich"), ["Zürich"]);
        assert_eq!(found("the player’s board", "player's"), ["player’s"]);
    }
}
