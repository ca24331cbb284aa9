//! The tickets of the modules: two are punched.

use bevy_egui::egui::Color32;

use super::{
    plan::{Plan, SUGGESTIONS},
    tall,
};
use crate::{
    panels::theme::{bold, display, palette, text},
    rules::Module,
    screens::widgets::{Align, CHOSEN, DIM, FIELD, Page},
    stage::Shape,
};

/// Heading, proposals and the six tickets.
pub fn draw(page: &mut Page, shape: Shape, plan: &mut Plan, there: &[Module]) {
    let visible = page.visible();
    let top = if tall(shape) { 448.0 } else { 486.0 };
    page.fill(visible.min.x, top, visible.width(), 1.4, palette::BRASS);
    page.fill(visible.min.x, top + 3.5, visible.width(), 0.7, palette::BRASS.gamma_multiply(0.5));
    page.scaled("title/diamond", 31.0, top + 32.0, 1.6);
    let heading = page.words("setup-modules");
    let wide = page.text(48.0, top + 40.0, &heading, display(25.0), palette::LAMP, Align::Left);
    let count = page.words_with("setup-punched", [("count", plan.modules.len().into())]);
    let colour = if plan.modules.len() == 2 { palette::READY } else { palette::MUTED };
    page.text(48.0 + wide + 18.0, top + 38.0, &count, bold(18.0), colour, Align::Left);
    proposals(page, shape, plan, there, top);
    for (place, module) in Module::ALL.into_iter().enumerate() {
        let (x, y) = if tall(shape) {
            (24.0 + 260.4 * (place % 3) as f32, 518.0 + 178.0 * (place / 3) as f32)
        } else {
            (24.0 + 260.4 * place as f32, 556.0)
        };
        ticket(page, plan, there, module, (x, y));
    }
}

fn proposals(page: &mut Page, shape: Shape, plan: &mut Plan, there: &[Module], top: f32) {
    // On the narrow stage they stand in the right column, two in a row.
    let (mut x, mut y, wide) =
        if tall(shape) { (814.0, 506.0, [216.0; 4]) } else { (808.0, top + 15.0, [170.0, 128.0, 128.0, 128.0]) };
    let label = page.words("setup-suggested");
    if tall(shape) {
        page.text(814.0, 486.0, &label, text(17.0), palette::MUTED, Align::Left);
    } else {
        page.text(796.0, top + 38.0, &label, text(17.0), palette::MUTED, Align::Right);
    }
    for (place, modules) in SUGGESTIONS.into_iter().enumerate() {
        let (w, number) = (wide[place], place + 1);
        let can = modules.iter().all(|module| there.contains(module));
        let mut chosen = plan.modules.clone();
        chosen.sort();
        let lit = chosen == modules;
        let response = can.then(|| page.hit(&format!("setup/suggest/{number}"), x, y - 4.0, w, 42.0));
        let hot = response.as_ref().is_some_and(|response| response.hovered());
        let (ground, edge, ink) = match (can, lit) {
            (false, _) => (FIELD, DIM, palette::DISABLED.gamma_multiply(0.7)),
            (true, true) => (CHOSEN, palette::LAMP, palette::PAPER),
            (true, false) => (if hot { CHOSEN } else { FIELD }, palette::BRASS, palette::STEAM),
        };
        page.plate(x, y, w, 34.0, ground, edge, if lit { 1.8 } else { 1.1 });
        page.text(x + 13.0, y + 22.4, &page.words(&format!("setup-suggest-{number}")), text(16.5), ink, Align::Left);
        let pair = format!("{} + {}", modules[0], modules[1]);
        let colour = if can { palette::LAMP } else { ink };
        page.text(x + w - 13.0, y + 22.6, &pair, bold(17.0), colour, Align::Right);
        if response.is_some_and(|response| response.clicked()) {
            plan.modules = modules.to_vec();
        }
        x += w + 8.0;
        if tall(shape) && place % 2 == 1 {
            (x, y) = (814.0, y + 42.0);
        }
    }
    let w = if tall(shape) { 440.0 } else { 1576.0 - x };
    let can = there.len() > 1;
    let response = page.hit("setup/suggest/lot", x, y - 4.0, w, 42.0);
    page.plate(x, y, w, 34.0, if response.hovered() { CHOSEN } else { FIELD }, palette::BRASS, 1.1);
    page.art("setup/dice", x + 26.0, y + 17.0);
    page.text(x + 46.0, y + 22.4, &page.words("setup-by-lot"), text(16.5), palette::STEAM, Align::Left);
    if can && response.clicked() {
        plan.draw_modules(there);
    }
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

fn ticket(page: &mut Page, plan: &mut Plan, there: &[Module], module: Module, (x, y): (f32, f32)) {
    let can = there.contains(&module);
    let punched = plan.modules.contains(&module);
    let response = can.then(|| page.hit(&format!("setup/module/{module}"), x, y - 8.0, 250.0, 176.0));
    let hot = response.as_ref().is_some_and(|response| response.hovered() || response.has_focus());
    let form = match (can, punched) {
        (false, _) => "/coming",
        (true, true) => "/punched",
        (true, false) => "",
    };
    let y = y - if punched {
        8.0
    } else if hot {
        4.0
    } else {
        0.0
    };
    page.art(&format!("setup/ticket/{module}{form}"), x, y);
    let letter = if can { palette::LAMP } else { Color32::from_rgb(0xA9, 0xA3, 0x8E) };
    page.text(x + 27.0, y + 60.0, &module.to_string(), display(48.0), letter, Align::Centre);
    let (ink, small) = if can {
        (palette::INK, Color32::from_rgb(0x4A, 0x3F, 0x2C))
    } else {
        (Color32::from_rgb(0x3A, 0x3D, 0x45), Color32::from_rgb(0x44, 0x47, 0x4F))
    };
    let bright = Color32::WHITE.gamma_multiply(if can { 1.0 } else { 0.6 });
    page.tinted(icon(module), x + 71.0, y + 26.0, 1.5, bright);
    let key = module.letter().to_ascii_lowercase();
    for (line, base) in [(1, 44.0), (2, 66.0)] {
        let words = page.words(&format!("module-{key}-name-{line}"));
        page.fit(x + 126.0, y + base, &words, bold(17.6), ink, Align::Left, 110.0);
    }
    let lines = if can {
        [format!("module-{key}-about-1"), format!("module-{key}-about-2")]
    } else {
        ["module-coming-1".to_owned(), "module-coming-2".to_owned()]
    };
    for (words, base) in lines.iter().zip([119.0, 141.0]) {
        page.fit(x + 152.0, y + base, &page.words(words), text(16.0), small, Align::Centre, 166.0);
    }
    if response.is_some_and(|response| response.clicked()) {
        plan.punch(module);
    }
}
