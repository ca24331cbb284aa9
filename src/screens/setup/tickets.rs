//! The tickets of the modules, of which two are punched.

use bevy_egui::egui::Color32;
use strum::VariantArray;

use super::layout::{ModulesLayout, Suggested};
use crate::{
    session::{Lineup, SUGGESTIONS},
    ui::{
        labels::Align,
        regions::Control,
        text::with_tip,
        theme::{bold, display, palette, text},
    },
    widgets::canvas::Canvas,
};
use rules::Module;

/// Heading, suggestions and the six tickets.
pub fn draw(canvas: &mut Canvas, layout: &ModulesLayout, lineup: &mut Lineup) {
    if let Some(top) = layout.rule {
        let visible = canvas.visible();
        canvas.fill(visible.min.x, top, visible.width(), 1.4, palette::BRASS);
        canvas.fill(visible.min.x, top + 3.5, visible.width(), 0.7, palette::BRASS.gamma_multiply(0.5));
        canvas.scaled("title/diamond", 31.0, top + 32.0, 1.6);
    }
    let [x, line, size] = layout.heading;
    let end = x + canvas.text(x, line, &canvas.words("setup-modules"), display(size), palette::LAMP, Align::Left);
    let (count, ink) = punched(canvas, lineup);
    match layout.count {
        Some([right, size]) => canvas.text(right, line - 1.0, &count, bold(size), ink, Align::Right),
        None => canvas.text(end + 18.0, line - 2.0, &count, bold(18.0), ink, Align::Left),
    };
    if let Some((place, line)) = layout.suggested {
        let (x, align) = match place {
            Suggested::From(x) => (x, Align::Left),
            Suggested::To(x) => (x, Align::Right),
        };
        canvas.text(x, line, &canvas.words("setup-suggested"), text(17.0), palette::MUTED, align);
    }
    for (nth, (modules, place)) in SUGGESTIONS.into_iter().zip(layout.suggestions).enumerate() {
        suggestion(canvas, lineup, nth, modules, place);
    }
    randomise_modules(canvas, lineup, layout.random);
    for (module, place) in Module::VARIANTS.iter().copied().zip(layout.tickets) {
        ticket(canvas, lineup, module, place);
    }
}

/// How many tickets are punched, in words, and the colour of these.
fn punched(canvas: &Canvas, lineup: &Lineup) -> (String, Color32) {
    let count = match (lineup.random_modules, lineup.modules.len()) {
        (true, 0) => canvas.words("setup-punched-random"),
        (true, _) => canvas.words("setup-punched-one"),
        (false, count) => canvas.words_with("setup-punched", [("count", count.into())]),
    };
    let done = lineup.random_modules || lineup.modules.len() == 2;
    (count, if done { palette::READY } else { palette::MUTED })
}

fn suggestion(canvas: &mut Canvas, lineup: &mut Lineup, place: usize, modules: [Module; 2], [x, y, w]: [f32; 3]) {
    let number = place + 1;
    let lit = lineup.pair() == Some(modules);
    if proposal(canvas, Control::Suggest(number as u8), [x, y, w], lit) {
        lineup.suggest(modules);
    }
    let ink = if lit { palette::PAPER } else { palette::STEAM };
    canvas.text(x + 13.0, y + 22.4, &canvas.words(&format!("setup-suggest-{number}")), text(16.5), ink, Align::Left);
    let pair = format!("{} + {}", modules[0], modules[1]);
    canvas.text(x + w - 13.0, y + 22.6, &pair, bold(17.0), palette::LAMP, Align::Right);
}

fn randomise_modules(canvas: &mut Canvas, lineup: &mut Lineup, [x, y, w]: [f32; 3]) {
    let lit = lineup.random_modules;
    if proposal(canvas, Control::RandomiseModules, [x, y, w], lit) {
        lineup.randomise_modules();
    }
    canvas.art("setup/dice", x + 26.0, y + 17.0);
    let ink = if lit { palette::PAPER } else { palette::STEAM };
    let words = canvas.words(if lineup.modules.len() == 1 { "setup-random-other" } else { "setup-random-modules" });
    canvas.fit(x + 46.0, y + 22.4, &words, text(16.5), ink, Align::Left, w - 56.0);
}

/// The plate of a suggestion. Returns whether it was clicked.
fn proposal(canvas: &mut Canvas, id: Control, [x, y, w]: [f32; 3], lit: bool) -> bool {
    let response = canvas.hit(id, x, y - 4.0, w, 42.0);
    let (ground, edge) = match (lit, response.hovered()) {
        (true, _) => (palette::CHOSEN, palette::LAMP),
        (false, true) => (palette::CHOSEN, palette::BRASS),
        (false, false) => (palette::FIELD, palette::BRASS),
    };
    canvas.plate(x, y, w, 34.0, ground, edge, if lit { 1.8 } else { 1.1 });
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
    let response = canvas.hit(Control::PunchModule(module), x, y - 8.0, 250.0, 176.0);
    let response = with_tip(response, &canvas.words(&format!("module-{key}-tip")));
    let y = y - if punched {
        8.0
    } else if response.hovered() || response.has_focus() {
        4.0
    } else {
        0.0
    };
    canvas.art(&format!("setup/ticket/{module}{}", if punched { "/punched" } else { "" }), x, y);
    canvas.text(x + 27.0, y + 60.0, &module.to_string(), display(48.0), palette::LAMP, Align::Centre);
    canvas.scaled(icon(module), x + 71.0, y + 26.0, 1.5);
    for (line, base) in [(1, 44.0), (2, 66.0)] {
        let words = canvas.words(&format!("module-{key}-name-{line}"));
        canvas.fit(x + 126.0, y + base, &words, bold(17.6), palette::INK, Align::Left, 110.0);
    }
    let small = Color32::from_rgb(0x4A, 0x3F, 0x2C);
    for (line, base) in [(1, 119.0), (2, 141.0)] {
        let words = canvas.words(&format!("module-{key}-about-{line}"));
        canvas.fit(x + 152.0, y + base, &words, text(16.0), small, Align::Centre, 166.0);
    }
    if response.clicked() {
        lineup.toggle_module(module);
    }
}
