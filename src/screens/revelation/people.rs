//! Everybody as a card: portrait, Whodunit card, evidence, fingerprints, verdict.

use bevy_egui::egui::{self, Color32, Id, Stroke, style::ScrollAnimation};

use super::{
    layout::RevelationLayout,
    light::StageLight,
    parts::{CaseFileParts, PITCH},
    progress::RevelationAct,
    view::RevelationScene,
};
use crate::{
    screens::counting::EDGE,
    ui::{
        canvas::Canvas,
        labels::Align,
        regions::Control,
        theme::{bold, display, palette, text},
    },
};
use rules::{CaseFile, Choice, EvidenceToken, Person, Whodunit};

/// Seconds a Whodunit card takes to turn over at normal speed.
const FLIP: f32 = 0.5;
/// A token's own size.
const TOKEN: f32 = 50.0;

/// Draws everybody. Returns the token that was clicked to be discarded.
pub fn draw(canvas: &mut Canvas, scene: RevelationScene, layout: &RevelationLayout) -> Option<u8> {
    let people = scene.people();
    let rects: Vec<_> = layout.cards.iter().map(|card| card.rect).collect();
    let light = StageLight::new(scene, layout.lamps, &rects);
    let mut clicked = None;
    let mut all = |canvas: &mut Canvas, on: [f32; 4]| {
        light.fall(canvas, on);
        for (person, place) in people.iter().zip(&layout.cards) {
            clicked = card(canvas, scene, &light, *person, place.rect, &place.parts).or(clicked);
        }
    };
    let Some([x, y, w, h]) = layout.scrolled else {
        let visible = canvas.visible();
        all(canvas, [visible.min.x, layout.bar, visible.width(), visible.max.y - layout.bar]);
        return clicked;
    };
    let end = rects.last().map_or(0.0, |[_, y, _, h]| y + h);
    let about = people.iter().position(|person| scene.is_about(*person));
    canvas.scrolled("revelation", [x, y, w, h], |canvas| {
        all(canvas, [0.0, 0.0, w, (end + EDGE).max(h)]);
        follow(canvas, about.map(|nth| rects[nth]), (about, scene.asked().is_some(), h as u16), h);
        // A fraction of a pixel more than there is room for would let a finger move it.
        end - 0.5
    });
    clicked
}

/// Whom it is about, whether they are asked, and the room there is.
type Followed = (Option<usize>, bool, u16);

/// Brings the card of whomever it is about into sight, once in a revelation: then fingers may move it away.
fn follow(canvas: &Canvas, place: Option<[f32; 4]>, followed: Followed, high: f32) {
    let now = canvas.ui.ctx().cumulative_pass_nr();
    let is_new = canvas.ui.ctx().data_mut(|data| {
        let id = Id::new("revelation-about");
        let last: Option<(Followed, u64)> = data.get_temp(id);
        data.insert_temp(id, (followed, now));
        last.is_none_or(|(last, pass)| last != followed || pass + 1 < now)
    });
    if let Some([x, y, w, h]) = place.filter(|_| is_new) {
        // The tokens are in the lower part.
        let align = (h > high).then_some(egui::Align::Max);
        canvas.ui.scroll_to_rect_animation(canvas.area(x, y, w, h), align, ScrollAnimation::none());
    }
}

/// Draws somebody's card. Returns the token that was clicked.
fn card(
    canvas: &mut Canvas,
    scene: RevelationScene,
    light: &StageLight,
    person: Person,
    [x, y, w, h]: [f32; 4],
    parts: &CaseFileParts,
) -> Option<u8> {
    let file = scene.board.case_file(person);
    let asked = scene.asked().is_some_and(|(asked, _)| asked == person);
    canvas.panel(x, y, w, h);
    // Only the ground and the faces are darker: what is told is read in the dark as well.
    let shade = light.shade([x, y, w, h]);
    canvas.shape(canvas.notched(x, y, w, h, 12.0), night(shade), Color32::TRANSPARENT, 0.0);
    light.fall(canvas, [x, y, w, h]);
    if scene.is_about(person) {
        canvas.shape(canvas.notched(x, y, w, h, 12.0), Color32::TRANSPARENT, palette::LAMP, 2.6);
    }
    if let Some(faces) = parts.faces {
        portrait(canvas, scene, person, file, shade, faces.portrait);
        whodunit(canvas, scene, person, file, shade, faces.whodunit);
    }
    name(canvas, scene, person, parts.name);
    let turned = scene.progress.turned(person, file.open.len(), scene.token());
    let clicked = evidence(canvas, scene, person, file, turned, asked, parts);
    let judged = scene.is_judged();
    if !(judged && parts.judged_over_cards) {
        cards(canvas, file, parts);
    }
    let scores = matches!(person, Person::Seat(_));
    let picked = if asked { scene.picks.tokens() } else { &[] };
    count(canvas, file, turned, picked, scores, parts);
    if judged {
        verdict(canvas, scene, person, file, parts.verdict);
    }
    clicked
}

/// The night that lies over what is so far in the dark, 0 to 1.
fn night(shade: f32) -> Color32 {
    palette::DEEP.gamma_multiply(shade)
}

/// The window with the person in it, so far in the dark; behind bars after an arrest.
fn portrait(canvas: &Canvas, scene: RevelationScene, person: Person, file: &CaseFile, shade: f32, rect: [f32; 4]) {
    let [left, top, wide, high] = rect;
    let part = high / 180.0;
    canvas.fill(left, top, wide, high, Color32::from_rgb(0x24, 0x1C, 0x3E));
    let light = palette::LAMP.gamma_multiply(0.24 * (1.0 - shade));
    let middle = left + wide / 2.0;
    canvas.ui.painter().circle_filled(canvas.at(middle, top + 96.0 * part), (wide / 2.0).min(84.0 * part), light);
    let k = (wide / 182.0).min(part);
    match person {
        Person::Seat(seat) => {
            let portrait = scene.session.seat(seat).portrait;
            canvas.scaled(&format!("portrait/{portrait}"), middle - 115.0 * k, top + high - 186.0 * k, k);
        }
        Person::Dummy(dummy) => mannequin(canvas, dummy, (middle, top + high), k),
    }
    canvas.fill(left, top, wide, high, night(0.75 * shade));
    if file.arrested && scene.is_judged() {
        canvas.fill(left, top, wide, high, Color32::from_rgba_unmultiplied(0x07, 0x0D, 0x17, 110));
        canvas.scaled("result/bars", middle, top + high, 1.3 * k);
    }
    let edge = canvas.notched(left, top, wide, high, 5.0);
    canvas.shape(edge, Color32::TRANSPARENT, palette::BRASS, 1.4);
}

/// A dummy: a tailor's dummy with its letter.
fn mannequin(canvas: &Canvas, dummy: u8, (x, foot): (f32, f32), k: f32) {
    let (cloth, seam) = (Color32::from_rgb(0x6B, 0x5A, 0x44), Color32::from_rgb(0x3B, 0x2F, 0x22));
    let at = |dx: f32, up: f32| canvas.at(x + dx * k, foot - up * k);
    canvas.ui.painter().circle(at(0.0, 124.0), 32.0 * k, cloth, Stroke::new(1.6, seam));
    let neck = vec![at(-11.0, 98.0), at(11.0, 98.0), at(15.0, 76.0), at(-15.0, 76.0)];
    canvas.shape(neck, cloth, seam, 1.6);
    let half = [(14.0, 84.0), (48.0, 76.0), (64.0, 58.0), (68.0, 0.0)];
    let left = half.iter().rev().map(|(dx, up)| at(-dx, *up));
    canvas.shape(left.chain(half.iter().map(|(dx, up)| at(*dx, *up))).collect(), cloth, seam, 1.6);
    canvas.dashed((x, foot - 78.0 * k), (x, foot), 1.2, seam);
    canvas.ui.painter().circle(at(0.0, 38.0), 25.0 * k, palette::NIGHT, Stroke::new(1.6, palette::BRASS));
    canvas.figure(x, foot - 38.0 * k, if dummy == 0 { "A" } else { "B" }, (34.0 * k).max(11.0), palette::LAMP);
}

/// The Whodunit card, so far in the dark but for its words: it turns over around its vertical axis.
fn whodunit(
    canvas: &Canvas,
    scene: RevelationScene,
    person: Person,
    file: &CaseFile,
    shade: f32,
    [x, y, part]: [f32; 3],
) {
    let k = part * (138.0 / 116.0);
    let (wide, high) = (120.0 * k, 142.0 * k);
    let takes = FLIP * scene.timing.span(1000).as_secs_f32();
    let turning = scene.progress.act == RevelationAct::Whodunit && scene.progress.person == Some(person) && takes > 0.0;
    let turn = if turning { (scene.progress.since / takes).min(1.0) } else { 1.0 };
    let name = match file.whodunit {
        Some(whodunit) if turn >= 0.5 => match whodunit {
            Whodunit::Murderer => "whodunit/murderer",
            Whodunit::Innocent => "whodunit/innocent",
        },
        _ => "whodunit/back",
    };
    let narrow = (std::f32::consts::PI * turn).cos().abs().max(0.03);
    let narrow = if file.whodunit.is_none() { 1.0 } else { narrow };
    let left = x - 2.0 * k + wide * (1.0 - narrow) / 2.0;
    canvas.part_rows(name, (0.0, 142.0), [left, y - 2.0 * k, wide * narrow, high]);
    let [rim, width] = [2.0, 116.0].map(|size| size * k * narrow);
    canvas.fill(left + rim, y, width, high - 4.0 * k, night(0.7 * shade));
    if narrow > 0.9 && name != "whodunit/back" {
        let (key, ink) = if name == "whodunit/murderer" {
            ("revelation-murderer", palette::LAMP)
        } else {
            ("revelation-innocent", palette::PAPER)
        };
        let font = bold((19.0 * part).max(11.5));
        canvas.fit(x + 58.0 * k, y + 127.0 * k, &canvas.words(key), font, ink, Align::Centre, 104.0 * k);
    }
}

fn name(canvas: &Canvas, scene: RevelationScene, person: Person, [x, y, w, h]: [f32; 4]) {
    canvas.slice("setup/plaque", [16.0, 12.0, 16.0, 12.0], x, y, w, h);
    let (k, middle) = (h / 38.0, y + h / 2.0);
    let words = scene.name(canvas, person);
    let left = match person {
        Person::Seat(seat) => {
            canvas.emblem(scene.session.seat(seat).colour, x + 26.0 * k, middle, 10.0 * k);
            x + 46.0 * k
        }
        Person::Dummy(_) => x + 16.0 * k,
    };
    let font = display(23.0 * k);
    canvas.fit(left, middle + 8.0 * k, &words, font, palette::LAMP, Align::Left, x + w - 14.0 * k - left);
}

/// What the tokens are, in the order in which they lie: those still there, then those discarded.
fn evidence(
    canvas: &mut Canvas,
    scene: RevelationScene,
    person: Person,
    file: &CaseFile,
    turned: usize,
    asked: bool,
    parts: &CaseFileParts,
) -> Option<u8> {
    let [x, y, w, h] = parts.tokens;
    let open = file.open.iter().enumerate().map(|(place, token)| (Some(place), Some(*token)));
    let hidden = (0..file.hidden).map(|_| (None, None));
    let gone = file.discarded.iter().map(|token| (None, Some(*token)));
    let tokens: Vec<_> = open.chain(hidden).chain(gone).collect();
    if tokens.is_empty() {
        let (words, base) = (canvas.words("revelation-no-evidence"), y + (h / 2.0 + 5.0).min(40.0));
        canvas.text(x + w / 2.0, base, &words, text(parts.words), palette::MUTED, Align::Centre);
        return None;
    }
    let (k, across) = parts.grid(tokens.len());
    let left = x + (w - PITCH * k * across as f32) / 2.0;
    let spare = h - PITCH * k * tokens.len().div_ceil(across) as f32;
    let top = if parts.tokens_centred { y + spare.max(0.0) / 2.0 } else { y };
    let mut clicked = None;
    for (place, (number, token)) in tokens.iter().enumerate() {
        let middle =
            (left + PITCH * k * ((place % across) as f32 + 0.5), top + PITCH * k * ((place / across) as f32 + 0.5));
        let taken_away = number.is_none() && token.is_some();
        let shown = token.filter(|_| number.is_none_or(|number| number < turned));
        let choice = number.map(|number| Choice::DiscardEvidence { token: number as u8 });
        let free = asked && choice.is_some_and(|choice| scene.pending.choices.contains(&choice));
        let picked = free && number.is_some_and(|number| scene.picks.tokens().contains(&(number as u8)));
        if free && pick(canvas, number.unwrap_or_default(), picked, middle, k) {
            clicked = number.map(|number| number as u8);
        }
        // The token that is turning is a little larger.
        let turns = scene.progress.act == RevelationAct::Evidence
            && scene.progress.person == Some(person)
            && place + 1 == turned;
        let since = scene.progress.since - scene.token() * turned as f32;
        let swell =
            if turns && turned <= file.open.len() { 1.0 + 0.25 * (1.0 - since / 0.25).clamp(0.0, 1.0) } else { 1.0 };
        one(canvas, shown, taken_away || picked, middle, k * swell);
    }
    clicked
}

/// A token that can be picked, with a ring that says so, and another one once it is. The second click of a
/// double click changes nothing.
fn pick(canvas: &mut Canvas, number: usize, picked: bool, (x, y): (f32, f32), k: f32) -> bool {
    let half = PITCH * k / 2.0;
    let response = canvas.hit(Control::DiscardEvidence(number as u8), x - half, y - half, 2.0 * half, 2.0 * half);
    let radius = TOKEN * k / 2.0 + if response.hovered() { 4.0 } else { 2.0 };
    let ring = if picked { palette::SIGNAL } else { palette::LAMP };
    canvas.ui.painter().circle_filled(canvas.at(x, y), radius + 2.0, ring.gamma_multiply(0.25));
    canvas.ui.painter().circle_stroke(canvas.at(x, y), radius, Stroke::new(if picked { 3.4 } else { 2.4 }, ring));
    response.clicked() && !response.double_clicked()
}

fn one(canvas: &Canvas, token: Option<EvidenceToken>, taken_away: bool, (x, y): (f32, f32), k: f32) {
    let name = match token {
        None => "evidence/back".to_owned(),
        Some(EvidenceToken::Fingerprints(count)) => format!("evidence/fingerprint-{count}"),
        Some(EvidenceToken::Points(_)) => "evidence/points".to_owned(),
        Some(EvidenceToken::Discard) => "evidence/discard".to_owned(),
    };
    let tint = if taken_away { Color32::WHITE.gamma_multiply(0.5) } else { Color32::WHITE };
    canvas.tinted(&name, x - TOKEN / 2.0 * k, y - TOKEN / 2.0 * k, k, tint);
    if let Some(EvidenceToken::Points(points)) = token {
        let ink = Color32::from_rgb(0xFF, 0xF6, 0xE2).gamma_multiply(if taken_away { 0.6 } else { 1.0 });
        canvas.figure(x, y, &points.to_string(), 22.0 * k, ink);
    }
    if taken_away {
        canvas.icon("icon/destroy/night", x + 13.0 * k, y + 12.0 * k, 26.0 * k);
    }
}

/// The destroy-evidence cards and what they can do.
fn cards(canvas: &Canvas, file: &CaseFile, parts: &CaseFileParts) {
    if file.destroy_evidence.is_empty() {
        return;
    }
    let ([x, y, w, h], font) = (parts.cards, text(parts.words));
    let k = h / 40.0;
    canvas.icon("icon/destroy/night", x + 22.0 * k, y + 14.0 * k, 32.0 * k);
    let values = [("cards", file.destroy_evidence.len().into()), ("tokens", file.destroys().into())];
    let words = canvas.words_with("revelation-destroys", values);
    let base = y + 14.0 * k + 6.0 * (font.size / 17.0);
    canvas.fit(x + 46.0 * k, base, &words, font, palette::PAPER, Align::Left, w - 52.0 * k);
}

/// The open fingerprints, what the picked tokens would leave of them, and the points on tokens.
fn count(canvas: &Canvas, file: &CaseFile, turned: usize, picked: &[u8], scores: bool, parts: &CaseFileParts) {
    let ([x, y, w, h], font) = (parts.count, text(parts.words));
    let (k, middle) = (h / 44.0, y + h / 2.0);
    canvas.fill(x, y, w, h, palette::DEEP.gamma_multiply(0.6));
    canvas.icon("icon/fingerprint-1/night", x + 22.0 * k, middle, 34.0 * k);
    let prints: u8 = file.open.iter().take(turned).map(|token| token.fingerprints()).sum();
    let away = picked.iter().filter_map(|place| file.open.get(usize::from(*place)));
    let left = prints - away.map(|token| token.fingerprints()).sum::<u8>();
    let ink = if left < prints { palette::READY } else { palette::LAMP };
    canvas.figure(x + w - 30.0 * k, middle, &left.to_string(), 34.0 * k, ink);
    let kept = file.open.iter().take(turned);
    let points: u8 = kept.map(|token| if let EvidenceToken::Points(points) = token { *points } else { 0 }).sum();
    let scored = points > 0 && scores;
    if scored {
        canvas.points(x + w - 82.0 * k, middle, format!("+{points}"), 48.0 * k, 28.0 * k);
    }
    // The picture says it where there is no room for the word.
    let words = canvas.words("revelation-fingerprints");
    let taken = if scored { 156.0 } else { 108.0 };
    if canvas.width(&words, font.clone()) <= w - taken * k {
        let base = middle + 6.0 * (font.size / 17.0);
        canvas.text(x + 48.0 * k, base, &words, font, palette::STEAM, Align::Left);
    }
}

/// What becomes of them.
fn verdict(canvas: &Canvas, scene: RevelationScene, person: Person, file: &CaseFile, [x, y, w, h]: [f32; 4]) {
    // A dummy neither scores nor wins.
    let dummy = matches!(person, Person::Dummy(_));
    let (key, short, ground, ink) = if file.arrested {
        let ink = Color32::from_rgb(0xFF, 0xF6, 0xE2);
        ("revelation-is-arrested", "revelation-is-arrested-dummy", palette::SIGNAL, ink)
    } else if scene.progress.escaped == Some(person) {
        ("revelation-gets-away", "revelation-gets-away-dummy", palette::LAMP, palette::INK)
    } else {
        ("revelation-goes-free", "revelation-goes-free", palette::PINE, palette::PAPER)
    };
    let (k, room) = (h / 44.0, w - 20.0);
    let brief = dummy || canvas.width(&canvas.words(key), bold(11.0)) > room;
    let (words, font) = (canvas.words(if brief { short } else { key }), bold(20.0 * k));
    canvas.plate(x, y, w, h, ground, palette::BRASS, 1.4);
    canvas.fit(x + w / 2.0, y + h / 2.0 + 7.0 * k, &words, font, ink, Align::Centre, room);
}
