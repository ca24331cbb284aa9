//! What is found is what `regex-lite` finds, by the patterns of Bevy's preprocessor and by others.

const PATTERNS: [&str; 22] = [
    r#"(//|/\*|\")"#,
    r"(/\*|\*/)",
    r"^\s*#version\s+([0-9]+)",
    r"^\s*#\s*(else\s+)?\s*ifdef\s+([\w|\d|_]+)",
    r"^\s*#\s*(else\s+)?\s*if\s+([\w|\d|_]+)\s*([=!<>]*)\s*([-\w|\d]+)",
    r"^\s*#\s*else",
    r"#\s*([\w|\d|_]+)",
    r"#\s*\{([\w|\d|_]+)\}",
    r"^\s*#\s*import\s",
    r"^\s*#\s*define\s+([\w|\d|_]+)\s*([-\w|\d]+)?",
    r"^\s*enable\s+([^;]+)\s*;",
    r"^\s*diagnostic\s*\(\s*([^,]+)\s*,\s*([^)]+)\s*\)\s*;",
    r"(X_naga_oil_mod_X|X_naga_oil_vrt_X)",
    r"(\x1B\[\d+\w)?([\w\d_]+)X_naga_oil_mod_X([A-Z0-9]*)X",
    r"(?P<lead>[\s]*virtual\s+fn\s+)(?P<function>[^\s]+)(?P<trail>\s*)\(",
    r"@binding\(auto\)",
    r"(?i)BINDING",
    r"[]x]y?",
    r"\x66n",
    "else|if",
    "a*",
    "",
];

const TEXTS: [&str; 16] = [
    "",
    "#version 450",
    "  # else ifdef SHADOWS_ENABLED",
    "#if SAMPLES >= 4",
    "#else",
    "#import bevy_sprite::mesh2d_functions as mesh // with a remark",
    "#define LIGHTS 8",
    "enable f16;",
    "diagnostic(off, derivative_uniformity);",
    "let colour = textures[#{INDEX}] * #FACTOR + #FACTOR; /* twice */",
    "@group(2) @binding(auto) var<uniform> material: Material;",
    "virtual fn shade (in: Vertex) -> vec4<f32> {",
    "shadeX_naga_oil_mod_XMJSXM6K7X(in)",
    "\u{1b}[1mshadeX_naga_oil_mod_XMJSXM6K7X, X_naga_oil_vrt_XMJSX",
    "fn name(text: \"ä # ß\")",
    "x] y ]y",
];

#[test]
fn everything_is_found_and_nothing_else() {
    let mut matches = 0;
    for pattern in PATTERNS {
        let here = regex::Regex::new(pattern).expect("it is a pattern");
        let there = regex_lite::Regex::new(pattern).expect("it is a pattern");
        for text in TEXTS {
            let place = |found: regex_lite::Match<'_>| found.range();
            let groups =
                |found: regex_lite::Captures<'_>| found.iter().map(|group| group.map(place)).collect::<Vec<_>>();
            let all: Vec<_> = there.captures_iter(text).map(groups).collect();
            assert_eq!(here.captures_iter(text).map(groups).collect::<Vec<_>>(), all, "{pattern} in {text}");
            assert_eq!(here.captures(text).map(groups), there.captures(text).map(groups), "{pattern} in {text}");
            assert_eq!(here.find(text).map(place), there.find(text).map(place), "{pattern} in {text}");
            assert_eq!(here.is_match(text), !all.is_empty(), "{pattern} in {text}");
            assert_eq!(here.replace_all(text, "<$0>"), there.replace_all(text, "<$0>"), "{pattern} in {text}");
            matches += all.len();
        }
    }
    assert!(matches > 100, "only {matches} matches");
}

#[test]
fn what_is_no_pattern_is_refused() {
    let pattern = ["(", "["].concat();
    assert!(regex::Regex::new(&pattern).is_err());
}
