//! Everything the game says is set as the crate itself would set it.

use std::{collections::BTreeSet, fs, path::Path};

use harfrust::{ShapeOptions, ShaperData, UnicodeBuffer};
use skrifa::{FontRef, MetadataProvider};

/// A glyph, the letter it begins with, and the place of the next one.
type Set = (u32, u32, i32, i32, i32);

fn here(font: &[u8], line: &str) -> Vec<Set> {
    let font = FontRef::new(font).expect("it is a font");
    let mut letters = UnicodeBuffer::new();
    letters.push_str(line);
    let set = ShaperData::new(&font).shaper(&font).build().shape(letters, ShapeOptions::new());
    let all = set.glyph_infos().iter().zip(set.glyph_positions());
    all.map(|(info, at)| (info.glyph_id, info.cluster, at.x_advance, at.x_offset, at.y_offset)).collect()
}

fn there(font: &[u8], line: &str) -> Vec<Set> {
    let font = shaper::FontRef::new(font).expect("it is a font");
    let mut letters = shaper::UnicodeBuffer::new();
    letters.push_str(line);
    letters.guess_segment_properties();
    let data = shaper::ShaperData::new(&font);
    let set = data.shaper(&font).build().shape(letters, &[]);
    let all = set.glyph_infos().iter().zip(set.glyph_positions());
    all.map(|(info, at)| (info.glyph_id, info.cluster, at.x_advance, at.x_offset, at.y_offset)).collect()
}

/// Every file of a folder and those below it.
fn files(folder: &Path, all: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("the folder is there").flatten() {
        let path = entry.path();
        if path.is_dir() {
            files(&path, all);
        } else if path.extension().is_some_and(|ending| ending == "ftl") {
            all.push(fs::read_to_string(path).expect("it is text"));
        }
    }
}

#[test]
fn lines_are_set_as_by_the_crate_itself() {
    // Cargo runs tests in their package; where it was when it was compiled, there may be no checkout any more.
    let assets = Path::new("../../assets");
    let mut texts = Vec::new();
    files(&assets.join("text"), &mut texts);
    let mut lines: BTreeSet<&str> = texts.iter().flat_map(|text| text.lines()).collect();
    assert!(lines.len() > 5000, "only {} lines", lines.len());
    let figures: Vec<_> =
        (0..=300).map(|figure| format!("{figure} × {figure}–{figure} = +{figure}/{figure} %")).collect();
    lines.extend(figures.iter().map(String::as_str));
    // Names may have any letter there is.
    let letters: Vec<_> = ('!'..='\u{24f}').filter(|letter| !letter.is_control()).collect();
    let pairs: Vec<_> =
        letters.iter().flat_map(|one| ["A", "T", "V", "f", "o", "."].map(|two| format!("{one}{two}{one}"))).collect();
    lines.extend(pairs.iter().map(String::as_str));
    for font in ["Limelight-Regular", "JosefinSans-SemiBold", "JosefinSans-Bold"] {
        let font = fs::read(assets.join(format!("fonts/{font}.ttf"))).expect("the font is there");
        let charmap = FontRef::new(&font).expect("it is a font").charmap();
        let mut other = Vec::new();
        for line in &lines {
            // Letters that a font lacks are another font's.
            let line: String = line.chars().filter(|letter| charmap.map(*letter).is_some()).collect();
            if here(&font, &line) != there(&font, &line) {
                other.push(line);
            }
        }
        assert!(other.is_empty(), "{} lines are set in another way: {:?}", other.len(), &other[..other.len().min(20)]);
    }
}
