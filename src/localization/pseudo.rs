//! A language made by code, for tests: English with accents on every vowel, and about two fifths longer. Whatever finds room
//! for it finds room for a translation; whatever stands there without accents does not come from the text files.

use std::borrow::Cow;

/// What becomes of the words of a text. (What is filled in stays as it is.)
pub fn accented(words: &str) -> Cow<'_, str> {
    let mut longer = String::with_capacity(words.len() * 2);
    for letter in words.chars() {
        longer.push_str(match letter {
            'a' => "ää",
            'e' => "éé",
            'i' => "ì",
            'o' => "öö",
            'u' => "üü",
            'A' => "Ä",
            'E' => "É",
            'I' => "Ì",
            'O' => "Ö",
            'U' => "Ü",
            's' => "ß",
            _ => {
                longer.push(letter);
                continue;
            }
        });
    }
    longer.into()
}
