//! The tickets of the modules, of which two are punched.

use bevy_egui::egui::Color32;
use strum::VariantArray;

use super::layout::{ModulesLayout, ONE_LINE, Suggested};
use super::names::SetupControl;
use crate::{
    drawing::{Drawing, rect},
    localization::Texts,
    session::{Lineup, SUGGESTIONS},
    ui::{labels::Align, text::with_tip, theme::palette, typefaces::Typeface},
    widgets::canvas::Canvas,
};
use rules::Module;

/// Heading, suggestions and the six tickets.
pub fn draw(canvas: &mut Canvas, layout: &ModulesLayout, lineup: &mut Lineup) {
    let mut drawing = Drawing::default();
    if let Some(top) = layout.rule {
        let visible = canvas.visible();
        let rule = |top: f32, thick: f32| rect(visible.min.x, top, visible.width(), thick);
        drawing.fill(rule(top, 1.4), palette::BRASS).fill(rule(top + 3.5, 0.7), palette::BRASS.gamma_multiply(0.5));
        drawing.scaled("title/diamond", 31.0, top + 32.0, 1.6);
    }
    let [x, line, size] = layout.heading;
    let heading = canvas.words("setup-modules");
    let end = x + Typeface::Display.width(&heading, size);
    drawing.display(heading, x, line, size, palette::LAMP, Align::Left);
    let (count, ink) = punched(canvas.texts(), lineup);
    match layout.count {
        Some([right, size]) => drawing.bold(count, right, line - 1.0, size, ink, Align::Right),
        None => drawing.bold(count, end + 18.0, line - 2.0, 18.0, ink, Align::Left),
    };
    if let Some((place, line)) = layout.suggested {
        let (x, align) = match place {
            Suggested::From(x) => (x, Align::Left),
            Suggested::To(x) => (x, Align::Right),
        };
        drawing.words(canvas.words("setup-suggested"), x, line, 17.0, palette::MUTED, align);
    }
    canvas.paint(&drawing);
    for (nth, (modules, place)) in SUGGESTIONS.into_iter().zip(layout.suggestions).enumerate() {
        suggestion(canvas, lineup, nth, modules, (place, layout.suggestion));
    }
    randomise_modules(canvas, lineup, layout.random);
    for (module, place) in Module::VARIANTS.iter().copied().zip(layout.tickets) {
        ticket(canvas, lineup, module, place);
    }
}

/// How many tickets are punched, in words, and the colour of these.
fn punched(texts: &Texts, lineup: &Lineup) -> (String, Color32) {
    let count = match (lineup.random_modules, lineup.modules.len()) {
        (true, 0) => texts.get("setup-punched-random"),
        (true, _) => texts.get("setup-punched-one"),
        (false, count) => texts.with("setup-punched", [("count", count.into())]),
    };
    let done = lineup.random_modules || lineup.modules.len() == 2;
    (count, if done { palette::READY } else { palette::MUTED })
}

fn suggestion(
    canvas: &mut Canvas,
    lineup: &mut Lineup,
    place: usize,
    modules: [Module; 2],
    ([x, y, w], high): ([f32; 3], f32),
) {
    let number = place + 1;
    let lit = lineup.pair() == Some(modules);
    if proposal(canvas, SetupControl::Suggest(number as u8), [x, y, w, high], lit) {
        lineup.suggest(modules);
    }
    let ink = if lit { palette::PAPER } else { palette::STEAM };
    let (words, pair) = (canvas.words(&format!("setup-suggest-{number}")), format!("{} + {}", modules[0], modules[1]));
    let mut drawing = Drawing::default();
    drawing.words(words, x + 13.0, y + 22.4, 16.5, ink, Align::Left);
    drawing.bold(pair, x + w - 13.0, y + 22.6, 17.0, palette::LAMP, Align::Right);
    if high > ONE_LINE {
        let short = |module: Module| canvas.words(&format!("module-{}-short", module.letter().to_ascii_lowercase()));
        let names = canvas.texts().list("list-dots", modules.map(short));
        drawing.fit(names, x + 13.0, y + 44.0, 16.0, palette::MUTED, Align::Left, Typeface::Text, w - 24.0);
    }
    canvas.paint(&drawing);
}

fn randomise_modules(canvas: &mut Canvas, lineup: &mut Lineup, [x, y, w]: [f32; 3]) {
    let lit = lineup.random_modules;
    if proposal(canvas, SetupControl::RandomiseModules, [x, y, w, ONE_LINE], lit) {
        lineup.randomise_modules();
    }
    let mut drawing = Drawing::default();
    drawing.picture("setup/dice", x + 26.0, y + 17.0);
    let ink = if lit { palette::PAPER } else { palette::STEAM };
    let words = canvas.words(if lineup.modules.len() == 1 { "setup-random-other" } else { "setup-random-modules" });
    drawing.shortened(&words, x + 46.0, y + 22.4, 16.5, ink, Align::Left, Typeface::Text, w - 56.0);
    canvas.paint(&drawing);
}

/// The plate of a suggestion. Returns whether it was clicked.
fn proposal(canvas: &mut Canvas, id: SetupControl, [x, y, w, h]: [f32; 4], lit: bool) -> bool {
    let response = canvas.hit(id, rect(x, y - 4.0, w, h + 8.0));
    canvas.choose(id, lit);
    let (ground, edge) = match (lit, response.hovered()) {
        (true, _) => (palette::CHOSEN, palette::LAMP),
        (false, true) => (palette::CHOSEN, palette::BRASS),
        (false, false) => (palette::FIELD, palette::BRASS),
    };
    let width = if lit { 1.8 } else { 1.1 };
    canvas.paint(Drawing::default().plate(rect(x, y, w, h), ground, edge, width));
    response.clicked()
}

fn icon(module: Module) -> &'static str {
    match module {
        Module::A => "icon/contract",
        Module::B => "icon/celebrity",
        Module::C => "icon/suspect-self",
        Module::D => "icon/luggage",
        Module::E => "icon/switch",
        Module::F => "icon/factory",
    }
}

/// The ticket of a module, its corner at a point.
fn ticket(canvas: &mut Canvas, lineup: &mut Lineup, module: Module, [x, y]: [f32; 2]) {
    let key = module.letter().to_ascii_lowercase();
    let punched = lineup.has_module(module);
    let response = canvas.hit(SetupControl::PunchModule(module), rect(x, y - 8.0, 250.0, 176.0));
    canvas.choose(SetupControl::PunchModule(module), punched);
    canvas.call(SetupControl::PunchModule(module), || {
        let both = |what: &str| [1, 2].map(|line| canvas.words(&format!("module-{key}-{what}-{line}"))).join(" ");
        let values = [("group", module.to_string().into()), ("name", both("name").into())];
        let name = canvas.words_with("told-under", values);
        canvas.texts().list("told-then", [name, both("about")])
    });
    let response = with_tip(response, &canvas.words(&format!("module-{key}-tip")));
    let y = y - if punched {
        8.0
    } else if response.hovered() || response.has_focus() {
        4.0
    } else {
        0.0
    };
    let mut drawing = Drawing::default();
    drawing.picture(format!("setup/ticket/{module}{}", if punched { "/punched" } else { "" }), x, y);
    drawing.display(module.to_string(), x + 27.0, y + 60.0, 48.0, palette::LAMP, Align::Centre);
    drawing.scaled(icon(module), x + 71.0, y + 26.0, 1.5);
    for (line, base) in [(1, 44.0), (2, 66.0)] {
        let words = canvas.words(&format!("module-{key}-name-{line}"));
        drawing.shortened(&words, x + 126.0, y + base, 17.6, palette::INK, Align::Left, Typeface::Bold, 110.0);
    }
    let small = Color32::from_rgb(0x4A, 0x3F, 0x2C);
    for (line, base) in [(1, 119.0), (2, 141.0)] {
        let words = canvas.words(&format!("module-{key}-about-{line}"));
        drawing.shortened(&words, x + 152.0, y + base, 16.0, small, Align::Centre, Typeface::Text, 166.0);
    }
    canvas.paint(&drawing);
    if response.clicked() {
        lineup.toggle_module(module);
    }
}
