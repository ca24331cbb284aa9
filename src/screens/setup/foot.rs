//! The foot of the set-up: what is still to come, options, and the golden button.

use bevy_egui::egui::{Color32, TextEdit};

use super::{
    plan::{Missing, Plan},
    tall,
};
use crate::{
    panels::theme::{bold, display, palette, text},
    rules::Module,
    screens::widgets::{Align, FIELD, Page, Segment},
    stage::Shape,
};

/// Draws the foot. Returns whether the train leaves.
pub fn draw(page: &mut Page, shape: Shape, plan: &mut Plan) -> bool {
    if tall(shape) {
        teatime(page, [24.0, 872.0, 771.0, 76.0]);
        options(page, [814.0, 640.0, 442.0, 168.0], plan);
        aboard(page, (814.0, 820.0), 0.944, plan)
    } else {
        teatime(page, [24.0, 744.0, 400.0, 138.0]);
        options(page, [436.0, 744.0, 660.0, 138.0], plan);
        aboard(page, (1108.0, 744.0), 1.0, plan)
    }
}

/// An order of tea, coffee or champagne for every scoring phase: still on its way.
fn teatime(page: &Page, [x, y, w, h]: [f32; 4]) {
    page.panel(x, y, w, h);
    page.text(x + 22.0, y + 38.0, &page.words("setup-teatime"), display(24.0), palette::DISABLED, Align::Left);
    page.art("setup/lever-off", x + w - 96.0, y + 14.0);
    let dim = Color32::WHITE.gamma_multiply(0.42);
    let (first, base, lines) =
        if h > 100.0 { (x + 48.0, y + 92.0, x + 198.0) } else { (x + 190.0, y + 38.0, x + 350.0) };
    for (place, kind) in ["coffee", "cake", "champagne"].into_iter().enumerate() {
        page.tinted(&format!("icon/{kind}"), first - 21.0 + 55.0 * place as f32, base - 21.0, 1.3, dim);
    }
    let line = |number: u8| page.words(&format!("setup-teatime-{number}"));
    if h > 100.0 {
        for number in 1..=3 {
            let base = y + 54.0 + 22.0 * f32::from(number);
            page.text(lines, base, &line(number), text(16.0), palette::DISABLED, Align::Left);
        }
    } else {
        page.text(lines, y + 34.0, &format!("{} {}", line(1), line(2)), text(16.0), palette::DISABLED, Align::Left);
        page.text(lines, y + 56.0, &line(3), text(16.0), palette::DISABLED, Align::Left);
    }
}

fn options(page: &mut Page, [x, y, w, h]: [f32; 4], plan: &mut Plan) {
    page.panel(x, y, w, h);
    page.text(x + 22.0, y + 38.0, &page.words("setup-advanced"), display(24.0), palette::LAMP, Align::Left);
    let note = page.words("setup-advanced-note");
    page.fit(x + w - 22.0, y + 36.0, &note, text(16.0), palette::MUTED, Align::Right, w - 190.0);
    seed(page, (x + 22.0, y + 56.0), plan);
    first(page, (x + 22.0, y + 97.0), plan);
    // The option stands beside them, or below where there is no room.
    let (left, top) = if w > 500.0 { (x + 306.0, y + 61.0) } else { (x + 22.0, y + 136.0) };
    let response = page.hit("setup/others-wait", left - 4.0, top - 10.0, w - (left - x) - 14.0, 42.0);
    let name = if plan.others_wait { "setup/checkbox-on" } else { "setup/checkbox-off" };
    page.art(name, left, top);
    let ink = if response.hovered() { palette::LAMP } else { palette::PAPER };
    page.text(left + 32.0, top + 16.6, &page.words("setup-others-wait"), text(16.5), ink, Align::Left);
    if w > 500.0 {
        page.text(left + 32.0, top + 44.0, &page.words("setup-others-wait-1"), text(16.0), palette::MUTED, Align::Left);
        page.text(left + 32.0, top + 64.0, &page.words("setup-others-wait-2"), text(16.0), palette::MUTED, Align::Left);
    }
    if response.clicked() {
        plan.others_wait = !plan.others_wait;
    }
}

fn seed(page: &mut Page, (x, y): (f32, f32), plan: &mut Plan) {
    page.text(x, y + 21.0, &page.words("setup-seed"), text(17.0), palette::STEAM, Align::Left);
    page.plate(x + 48.0, y, 206.0, 32.0, FIELD, palette::BRASS, 1.2);
    let area = page.area(x + 60.0, y + 1.0, 150.0, 30.0);
    let edit = TextEdit::singleline(&mut plan.seed)
        .frame(bevy_egui::egui::Frame::NONE)
        .char_limit(9)
        .font(bold(17.0))
        .text_color(palette::PAPER)
        .vertical_align(bevy_egui::egui::Align::Center)
        .desired_width(150.0);
    page.register("setup/seed", x + 60.0, y + 1.0, 150.0, 30.0);
    if page.ui.put(area, edit).changed() {
        plan.seed.retain(|letter| letter.is_ascii_digit());
    }
    let response = page.hit("setup/dice", x + 212.0, y - 6.0, 42.0, 44.0);
    page.scaled("setup/dice", x + 232.0, y + 16.0, if response.hovered() { 1.0 } else { 0.9 });
    if response.clicked() {
        plan.draw_seed();
    }
}

fn first(page: &mut Page, (x, y): (f32, f32), plan: &mut Plan) {
    page.text(x, y + 21.0, &page.words("setup-first"), text(17.0), palette::STEAM, Align::Left);
    let mut parts = vec![Segment::new("setup/first/lot", page.words("setup-by-lot"))];
    parts[0].weight = 1.9;
    for (seat, config) in plan.seats.iter().enumerate() {
        let mut part = Segment::new(format!("setup/first/{seat}"), String::new());
        part.emblem = Some(config.colour);
        parts.push(part);
    }
    let chosen = plan.first.map_or(0, |first| first + 1);
    if let Some(part) = page.segments([x + 48.0, y, 206.0, 32.0], &parts, chosen, 15.5) {
        plan.first = part.checked_sub(1);
    }
}

/// The golden button, or what is missing.
fn aboard(page: &mut Page, (x, y): (f32, f32), k: f32, plan: &Plan) -> bool {
    let missing = plan.missing();
    let response = missing.is_none().then(|| page.hit("setup/aboard", x, y, 468.0 * k, 138.0 * k));
    page.scaled(if missing.is_none() { "setup/aboard" } else { "setup/aboard-dim" }, x, y, k);
    if response.as_ref().is_some_and(|response| response.hovered()) {
        let edge = page.notched(x - 2.0, y - 2.0, 468.0 * k + 4.0, 138.0 * k + 4.0, 13.0);
        page.shape(edge, Color32::TRANSPARENT, palette::LAMP, 2.4);
    }
    let (ink, small) = if missing.is_none() {
        (Color32::from_rgb(0x1A, 0x14, 0x06), Color32::from_rgb(0x3B, 0x2A, 0x0A))
    } else {
        (Color32::from_rgb(0x0F, 0x1A, 0x2B), palette::STEAM)
    };
    page.text(x + 296.0 * k, y + 70.0 * k, &page.words("setup-aboard"), display(50.0 * k), ink, Align::Centre);
    let words = match missing {
        Some(Missing::Players) => page.words("setup-missing-players"),
        Some(Missing::Modules) => {
            page.words_with("setup-missing-modules", [("count", (2 - plan.modules.len()).into())])
        }
        Some(Missing::Names) => page.words("setup-missing-names"),
        None => {
            let mut modules: Vec<Module> = plan.modules.clone();
            modules.sort();
            let [one, other] = [0, 1].map(|place| modules[place].to_string());
            let players = plan.seats.len().into();
            page.words_with("setup-summary", [("players", players), ("one", one.into()), ("other", other.into())])
        }
    };
    page.fit(x + 296.0 * k, y + 100.0 * k, &words, bold(17.0), small, Align::Centre, 310.0 * k);
    response.is_some_and(|response| response.clicked())
}
