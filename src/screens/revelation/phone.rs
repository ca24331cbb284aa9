//! The revelation on a phone. Lying, everybody's card side by side, and the line that says what is going on beside
//! the gold button; upright, two cards side by side. Whoever is asked gets the room that fingers need.

use bevy_egui::egui::{Align, Id, style::ScrollAnimation, text::LayoutJob};

use super::{
    Foot, RevelationScene,
    light::StageLight,
    parts::{CaseFileParts, FINGER, Form, LEAST},
    people::card,
};
use crate::{
    screens::counting::{EDGE, PHONE_BAR},
    table::layout::TableLayout,
    ui::{
        canvas::Canvas,
        theme::{display, palette, text},
        viewport::Phone,
    },
};
use rules::Person;

/// The height of the buttons, and the width of the gold one and of that for a hint.
const BUTTON: f32 = 44.0;
const GOLD: f32 = 230.0;
const HINT: f32 = 92.0;
/// So far above the cards the lamps hang.
const LAMPS: f32 = 40.0;
/// A landscape phone that is lower than this has no room for the ribbon.
const RIBBON: f32 = 350.0;
/// A card of a landscape phone that is as wide as this has its faces at the left.
const BESIDE: f32 = 360.0;
/// The least width of cards side by side.
const NARROWEST: f32 = 128.0;

/// Where the cards begin and end.
fn room(canvas: &Canvas, scene: RevelationScene, phone: Phone) -> (f32, f32) {
    let below_ribbon = if phone.size().y < RIBBON { 5.0 } else { 35.0 };
    let top = if phone.is_portrait() { 82.0 } else { below_ribbon };
    let foot = if scene.advised {
        TableLayout::new(canvas.stage(), scene.board.seats()).hint_in_revelation.min.y
    } else {
        phone.size().y - EDGE - BUTTON
    };
    (PHONE_BAR + top, foot - EDGE)
}

/// The ribbon, and what is going on: upright below it, lying at the foot.
pub fn head(canvas: &Canvas, scene: RevelationScene, phone: Phone, said: &str) {
    let (size, title) = (phone.size(), canvas.words("revelation-title"));
    let ribbon = |y: f32, high: f32, font: f32| {
        let wide = canvas.width(&title, display(font)) + 64.0;
        let x = (size.x - wide) / 2.0;
        canvas.slice("panel/banner", [20.0, 0.0, 20.0, 0.0], x, y, wide, high);
        canvas.centred([x + 20.0, y, wide - 40.0, high], &title, display(font), palette::LAMP);
    };
    if phone.is_portrait() {
        ribbon(PHONE_BAR + 6.0, 32.0, 20.0);
        return centred(canvas, [12.0, PHONE_BAR + 42.0, size.x - 24.0, 36.0], said);
    }
    if size.y >= RIBBON {
        ribbon(PHONE_BAR + 3.0, 28.0, 18.0);
    }
    // Advice has its place here.
    if !scene.advised {
        let place = foot(phone, scene);
        let right = place.hint.unwrap_or(place.gold)[0];
        let [x, y, w, h] = [EDGE, place.gold[1], right - 2.0 * EDGE, BUTTON];
        canvas.slice("panel/dim", [10.0; 4], x, y, w, h);
        centred(canvas, [x + 8.0, y + 2.0, w - 16.0, h - 4.0], said);
    }
}

/// Words in the middle of a rectangle, in several lines if need be.
fn centred(canvas: &Canvas, [x, y, w, h]: [f32; 4], words: &str) {
    let set = |size: f32| {
        let mut job = LayoutJob::simple(words.to_owned(), text(size), palette::PAPER, w);
        job.halign = Align::Center;
        canvas.ui.painter().layout_job(job)
    };
    let sizes = [16.0, 15.0, 14.0, 13.0, 12.0];
    let set = sizes.into_iter().map(&set).find(|set| set.size().y <= h).unwrap_or_else(|| set(11.0));
    let top = y + (h - set.size().y) / 2.0 + 1.0;
    canvas.ui.painter().galley(canvas.at(x + w / 2.0, top), set, palette::PAPER);
}

/// Where the buttons lie.
pub fn foot(phone: Phone, scene: RevelationScene) -> Foot {
    let (size, asked) = (phone.size(), scene.asked().is_some());
    let y = size.y - EDGE - BUTTON;
    let (gold, hint) = match (phone.is_portrait(), asked) {
        (true, true) => (EDGE + HINT + EDGE, Some(EDGE)),
        (true, false) => (EDGE, None),
        (false, _) => {
            let gold = size.x - EDGE - GOLD;
            (gold, (asked && !scene.advised).then_some(gold - EDGE - HINT))
        }
    };
    let hint = hint.map(|x| [x, y, HINT, BUTTON]);
    let gold = [gold, y, size.x - EDGE - gold, BUTTON];
    Foot { gold, skip: gold, hint, words: 0.75 }
}

/// Draws everybody's card. Returns the token that was clicked to be discarded.
pub fn cards(canvas: &mut Canvas, scene: RevelationScene, phone: Phone) -> Option<u8> {
    let (top, foot) = room(canvas, scene, phone);
    let (high, people) = (foot - top, scene.people());
    let loads: Vec<_> = people.iter().map(|person| Load::of(scene, *person)).collect();
    let berths = arrange(phone, high, &loads);
    let about = people.iter().position(|person| scene.is_about(*person));
    let mut clicked = None;
    canvas.scrolled("revelation", [0.0, top, phone.size().x, high], |canvas| {
        let rects: Vec<_> = berths.iter().map(|berth| berth.rect).collect();
        let light = StageLight::new(scene, [phone.size().x / 2.0, -LAMPS], &rects);
        let end = rects.last().map_or(high, |[_, y, _, h]| y + h + EDGE);
        light.fall(canvas, [0.0, 0.0, phone.size().x, end.max(high)]);
        for (person, berth) in people.into_iter().zip(&berths) {
            clicked = card(canvas, scene, &light, person, berth.rect, &berth.parts).or(clicked);
        }
        let followed = (about, scene.asked().is_some(), high as u16);
        follow(canvas, about.and_then(|place| berths.get(place)), followed, high);
        // A fraction of a pixel more than there is room for would let a finger move it.
        berths.last().map_or(0.0, |last| last.rect[1] + last.rect[3] - 0.5)
    });
    clicked
}

/// Whom it is about, whether they are asked, and the room there is.
type Followed = (Option<usize>, bool, u16);

/// Brings the card of whomever it is about into sight, once in a revelation: then fingers may move it away.
fn follow(canvas: &Canvas, berth: Option<&CardPlace>, followed: Followed, high: f32) {
    let now = canvas.ui.ctx().cumulative_pass_nr();
    let is_new = canvas.ui.ctx().data_mut(|data| {
        let id = Id::new("revelation-about");
        let last: Option<(Followed, u64)> = data.get_temp(id);
        data.insert_temp(id, (followed, now));
        last.is_none_or(|(last, pass)| last != followed || pass + 1 < now)
    });
    if let Some(CardPlace { rect: [x, y, w, h], .. }) = berth.filter(|_| is_new) {
        // The tokens are in the lower part.
        let align = (*h > high).then_some(Align::Max);
        canvas.ui.scroll_to_rect_animation(canvas.area(*x, *y, *w, *h), align, ScrollAnimation::none());
    }
}

/// How many tokens lie on a card, and whether fingers choose among them.
#[derive(Clone, Copy)]
struct Load {
    tokens: usize,
    asked: bool,
}

impl Load {
    fn of(scene: RevelationScene, person: Person) -> Self {
        let file = scene.board.case_file(person);
        let tokens = file.open.len() + usize::from(file.hidden) + file.discarded.len();
        Self { tokens, asked: scene.asked().is_some_and(|(asked, _)| asked == person) }
    }
}

/// A card in its place.
struct CardPlace {
    rect: [f32; 4],
    parts: CaseFileParts,
}

/// What a card needs.
struct CardNeed {
    wide: f32,
    form: Form,
    /// How high its tokens are at least.
    tokens: f32,
}

/// How many cards lie side by side.
fn columns(phone: Phone, count: usize) -> usize {
    let wide = (phone.size().x - EDGE) / count as f32 - EDGE;
    match (phone.is_portrait(), count) {
        (true, ..=2) => 1,
        (false, _) if wide >= NARROWEST => count,
        _ => 2,
    }
}

/// The rows of cards, where whoever is asked has this share of the width, and faces or not.
fn rows(phone: Phone, loads: &[Load], share: f32, faces: bool) -> Vec<Vec<CardNeed>> {
    let share = |load: &Load| if load.asked { share } else { 1.0 };
    let need = |load: &Load, wide: f32| {
        let form = if load.asked && !faces {
            Form::Bare
        } else if !phone.is_portrait() && wide >= BESIDE {
            Form::Beside
        } else {
            Form::Above
        };
        CardNeed { wide, form, tokens: form.tokens_high(wide, load.tokens, if load.asked { FINGER } else { LEAST }) }
    };
    let row = |row: &[Load]| {
        let room = phone.size().x - EDGE - EDGE * row.len() as f32;
        let unit = room / row.iter().map(share).sum::<f32>();
        row.iter().map(|load| need(load, unit * share(load))).collect::<Vec<_>>()
    };
    loads.chunks(columns(phone, loads.len())).map(row).collect()
}

/// The least height of a row.
fn least(row: &[CardNeed]) -> f32 {
    row.iter().map(|need| need.form.least(need.tokens)).fold(0.0, f32::max)
}

/// The least height of all rows.
fn together(rows: &[Vec<CardNeed>]) -> f32 {
    rows.iter().map(|row| least(row) + EDGE).sum::<f32>() - EDGE
}

/// The places of the cards in a room of this height, or higher if need be. Where all lie in a row, whoever is asked
/// gets a wider card if tokens need it, or one without faces.
fn arrange(phone: Phone, high: f32, loads: &[Load]) -> Vec<CardPlace> {
    let in_a_row = !phone.is_portrait() && columns(phone, loads.len()) == loads.len();
    let ways: &[(f32, bool)] = if in_a_row { &[(1.0, true), (2.0, true), (2.0, false)] } else { &[(1.0, true)] };
    let plans: Vec<_> = ways.iter().map(|(share, faces)| rows(phone, loads, *share, *faces)).collect();
    let fitting = plans.iter().position(|rows| together(rows) <= high).unwrap_or(plans.len() - 1);
    let rows = &plans[fitting];
    let spare = ((high - together(rows)) / rows.len() as f32).max(0.0);
    let (mut berths, mut y) = (Vec::new(), 0.0);
    for row in rows {
        let high = least(row) + spare;
        let mut x = EDGE;
        for need in row {
            let rect = [x, y, need.wide, high];
            berths.push(CardPlace { rect, parts: CaseFileParts::small(rect, need.form, need.tokens) });
            x += need.wide + EDGE;
        }
        y += high + EDGE;
    }
    berths
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::revelation::parts::PITCH;

    const PHONES: [(u16, u16); 9] =
        [(844, 390), (932, 430), (667, 375), (568, 320), (480, 300), (390, 844), (360, 640), (430, 572), (280, 500)];

    /// Everybody with this many tokens, nobody or one of them asked.
    fn loads() -> impl Iterator<Item = Vec<Load>> {
        let asked = |count: usize| (0..count).map(Some).chain([None]);
        (2..=4).flat_map(move |count| {
            asked(count).flat_map(move |asked| {
                [0, 1, 4, 7, 12].map(|tokens| {
                    (0..count).map(|place| Load { tokens, asked: asked == Some(place) }).collect::<Vec<_>>()
                })
            })
        })
    }

    #[test]
    fn cards_lie_apart_and_their_parts_in_them() {
        for (wide, high) in PHONES {
            let phone = Phone { wide, high };
            for loads in loads() {
                let room = phone.size().y - 140.0;
                let berths = arrange(phone, room, &loads);
                assert_eq!(berths.len(), loads.len());
                for (place, CardPlace { rect, parts }) in berths.iter().enumerate() {
                    let [x, y, w, h] = *rect;
                    let within = |[left, top, w1, h1]: [f32; 4]| {
                        w1 > 0.0 && h1 > 0.0 && left >= x && top >= y && left + w1 <= x + w && top + h1 <= y + h
                    };
                    assert!(x >= EDGE && x + w <= phone.size().x - EDGE + 0.01, "{phone:?}: {rect:?}");
                    let all = [parts.name, parts.tokens, parts.cards, parts.count, parts.verdict];
                    let faces = parts.faces.map(|faces| faces.portrait);
                    assert!(all.into_iter().chain(faces).all(within), "{phone:?}: {parts:?} in {rect:?}");
                    for CardPlace { rect: [left, top, ..], .. } in &berths[place + 1..] {
                        assert!(*left >= x + w || *top >= y + h, "{phone:?}: {place} lies on another card");
                    }
                }
            }
        }
    }

    #[test]
    fn fingers_hit_the_tokens_they_choose_among() {
        for (wide, high) in PHONES {
            let phone = Phone { wide, high };
            for loads in loads() {
                let berths = arrange(phone, phone.size().y - 140.0, &loads);
                for (Load { tokens, .. }, berth) in loads.iter().zip(&berths).filter(|(load, _)| load.asked) {
                    let (k, across) = berth.parts.grid(*tokens);
                    assert!(PITCH * k >= 44.0, "{phone:?}: {tokens} tokens at {k}");
                    assert!(PITCH * k * across as f32 <= berth.parts.tokens[2], "{phone:?}: {tokens} tokens");
                }
            }
        }
    }
}
