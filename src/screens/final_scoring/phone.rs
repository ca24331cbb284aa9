//! The final scoring on a phone: whose cards are counted, the open one, what it counts, and the race. Lying, they are
//! beside each other; upright, one below the other.

use bevy_egui::egui::Color32;
use strum::VariantArray;

use super::{
    FinalScene, OpenCard, band, counter,
    plan::{Place, TAKEN},
    race, taken,
};
use crate::{
    rules::{CardType, Seat},
    screens::counting::{self, PHONE_BAR, WHITE, phone_foot},
    table::card_type_key,
    ui::{
        canvas::Canvas,
        labels::Align,
        theme::{bold, display, palette, text},
        viewport::Phone,
    },
};

/// Left edge, top, width and height.
type Area = [f32; 4];

/// Room at the edges and between the parts.
const GAP: f32 = 8.0;
/// A Game End card is this much wider than high.
const CARD: f32 = 1.26;

/// Where the parts are.
struct Areas {
    /// The title and the chips; upright, these are below it.
    head: Area,
    /// Whose cards are counted.
    portrait: Area,
    /// The open card with what it brings.
    card: Area,
    /// The taken cards that count.
    taken: Area,
    piles: Area,
    race: Area,
}

impl Areas {
    fn of(phone: Phone) -> Self {
        let (size, foot) = (phone.size(), phone_foot(phone) - GAP);
        let room = size.x - 2.0 * GAP;
        if phone.upright() {
            let top = PHONE_BAR + 64.0;
            let mut y = top;
            let mut part = |share: f32| {
                let high = share * (foot - top);
                y += high;
                [GAP, y - high, room, high - 6.0]
            };
            let (portrait, card, taken) = (part(0.17), part(0.25), part(0.22));
            let (piles, race) = (part(0.1), part(0.26));
            return Self { head: [GAP, PHONE_BAR, room, 58.0], portrait, card, taken, piles, race };
        }
        let top = PHONE_BAR + 36.0;
        let high = foot - top;
        let (own, all) = ((0.15 * room).max(84.0), (0.28 * room).min(260.0));
        let (left, right) = (GAP + own + GAP, GAP + room - all);
        let card = (0.4 * (right - left)).min(0.66 * high * CARD);
        let middle = left + card + 2.0 * GAP;
        let wide = right - GAP - middle;
        Self {
            head: [GAP, PHONE_BAR, room, 34.0],
            portrait: [GAP, top, own, high],
            card: [left, top, card, high],
            taken: [middle, top, wide, 0.66 * high],
            piles: [middle, top + 0.7 * high, wide, 0.3 * high],
            race: [right, top, all, high],
        }
    }
}

/// Draws everything between the top bar and the controls.
pub fn draw(canvas: &Canvas, scene: FinalScene, phone: Phone) {
    let areas = Areas::of(phone);
    head(canvas, scene, areas.head, phone.upright());
    if let Some(seat) = scene.progress.now {
        portrait(canvas, scene, seat, areas.portrait);
        let open = scene.open_card();
        card(canvas, scene, seat, open.as_ref(), areas.card);
        let turned = scene.progress.turned(scene.timing) >= 1.0;
        if let Some(open) = open.as_ref().filter(|_| turned) {
            landed(canvas, scene, open, areas.taken);
        }
        piles(canvas, scene, seat, open.as_ref(), areas.piles);
    } else {
        let [x, y, ..] = areas.portrait;
        let (right, foot) = if phone.upright() {
            (x + areas.portrait[2], areas.race[1])
        } else {
            (areas.race[0] - GAP, areas.race[1] + areas.race[3])
        };
        everybody(canvas, scene, [x, y, right - x, foot - y]);
    }
    race(canvas, scene, areas.race);
}

/// What is counted, a chip for the coins and for everybody, and what follows.
fn head(canvas: &Canvas, scene: FinalScene, [x, y, w, _]: Area, upright: bool) {
    const CHIP: f32 = 50.0;
    let progress = scene.progress;
    let title = canvas.words(if progress.over { "final-over" } else { "final-title" });
    let wide = canvas.text(x, y + 25.0, &title, display(20.0), palette::LAMP, Align::Left);
    let (mut left, top) = if upright { (x, y + 32.0) } else { (x + wide + 14.0, y + 5.0) };
    let counted = !progress.counts_coins();
    let chip = |left: f32, now: bool, done: bool| {
        let (ground, edge) = if now { (palette::CHOSEN, palette::LAMP) } else { (palette::FIELD, palette::DIM) };
        canvas.plate(left, top, CHIP - 6.0, 25.0, ground, edge, if now { 1.8 } else { 1.0 });
        if done {
            canvas.icon("tick", left + 32.0, top + 12.5, 16.0);
        }
    };
    chip(left, !counted, counted);
    canvas.icon("icon/coin/night", left + 13.0, top + 12.5, 20.0);
    left += CHIP;
    for seat in scene.seats() {
        chip(left, progress.now == Some(seat) && !progress.over, progress.done.contains(&seat));
        canvas.emblem(scene.config(seat).colour, left + 13.0, top + 12.5, 6.5);
        left += CHIP;
    }
    let next = counter::what_follows(canvas, scene);
    let (base, from) = if upright { (y + 24.0, x + wide + 14.0) } else { (y + 24.0, left + 6.0) };
    canvas.fit(x + w, base, &next, text(14.0), palette::STEAM, Align::Right, x + w - from);
}

/// Whose Game End cards are counted, with the score and the sum on flaps: beside the picture or below it.
fn portrait(canvas: &Canvas, scene: FinalScene, seat: Seat, [x, y, w, h]: Area) {
    let config = scene.config(seat);
    let (all, nth) = (scene.cards(seat), scene.progress.cards.len());
    let words = match (all, nth) {
        (0, _) => canvas.words("final-no-cards"),
        (_, 0) => canvas.words_with("final-cards", [("count", all.into())]),
        _ => canvas.words_with("final-card-of", [("nth", nth.into()), ("all", all.into())]),
    };
    let (total, sum) = (scene.parts(seat).total(), scene.progress.card().map_or(0, |card| card.sum));
    let turned = scene.progress.flapped(scene.timing);
    if w > h {
        let r = 0.42 * h;
        band::medallion(canvas, config.portrait, config.colour, [x + r + 4.0, y + h / 2.0, r]);
        let k = (0.85 * h / 118.0).min(0.7);
        let flaps = x + w - 100.0 * k;
        counting::flaps(canvas, flaps, y + (h - 118.0 * k) / 2.0, sum, k, turned);
        let left = x + 2.0 * r + 16.0;
        let room = flaps - 100.0 * k - left - 6.0;
        canvas.fit(left, y + 0.36 * h, &config.name, display(22.0), palette::LAMP, Align::Left, room);
        canvas.points(left + 32.0, y + 0.64 * h, total, 60.0, 28.0);
        canvas.fit(left + 70.0, y + 0.64 * h + 5.0, &words, text(14.0), palette::STEAM, Align::Left, room - 70.0);
        return;
    }
    let (middle, r) = (x + w / 2.0, (0.16 * h).min(0.36 * w));
    band::medallion(canvas, config.portrait, config.colour, [middle, y + r + 3.0, r]);
    canvas.fit(middle, y + 0.45 * h, &config.name, display(19.0), palette::LAMP, Align::Centre, w);
    canvas.points(middle, y + 0.55 * h, total, 58.0, 26.0);
    let k = (w / 200.0).min(0.26 * h / 118.0);
    counting::flaps(canvas, middle, y + 0.64 * h, sum, k, turned);
    canvas.fit(middle, y + h - 4.0, &words, text(14.0), palette::STEAM, Align::Centre, w);
}

/// The open card, or the one that turns next; with what it brings below or beside it.
fn card(canvas: &Canvas, scene: FinalScene, seat: Seat, open: Option<&OpenCard>, [x, y, w, h]: Area) {
    let beside = w > 2.0 * h;
    let wide = if beside { (h * CARD).min(0.5 * w) } else { w.min(0.66 * h * CARD) };
    let high = wide / CARD;
    let (words, room) = if beside { ([x + wide + 14.0, y], w - wide - 16.0) } else { ([x, y + high + 8.0], w) };
    let middle = words[0] + room / 2.0;
    let say = |base: f32, words: &str, ink: Color32| {
        canvas.fit(middle, base, words, text(14.0), ink, Align::Centre, room);
    };
    let turned = scene.progress.turned(scene.timing);
    let Some(open) = open else {
        if scene.cards(seat) == 0 {
            let nothing = canvas.words("final-nothing-to-turn");
            canvas.fit(x + w / 2.0, y + h / 2.0, &nothing, display(18.0), palette::LAMP, Align::Centre, w);
            return;
        }
        canvas.scaled("final/back", x, y, wide / band::BACK);
        say(words[1] + 20.0, &canvas.words("final-turns-next"), palette::STEAM);
        return;
    };
    let part = (turned * std::f32::consts::PI).cos().abs().max(0.03);
    if turned < 0.5 {
        canvas.squeezed("final/back", x, y, wide / band::BACK, (x + wide / 2.0, part));
        return;
    }
    band::face(canvas, open.face, [x, y, wide], part);
    if turned < 1.0 {
        return;
    }
    let edge = canvas.notched(x - 1.0, y - 1.0, wide + 2.0, high + 2.0, 5.0);
    canvas.shape(edge, Color32::TRANSPARENT, palette::LAMP, 2.5);
    let plate = if beside { (0.36 * h).min(52.0) } else { (0.16 * h).clamp(26.0, 44.0) };
    canvas.plate(words[0], words[1], room, plate, Color32::from_rgb(0x2A, 0x4E, 0x80), palette::LAMP, 2.0);
    let (cards, points) = (open.taken.len() as u16, u16::from(open.face.points));
    let at = (middle, words[1] + plate / 2.0);
    band::product(canvas, [cards, points, cards * points], at, 0.6 * plate, room - 12.0, [WHITE, palette::LAMP]);
    let key = format!("final-taken-{}", card_type_key(open.face.card_type));
    let lines = [
        canvas.words_with(&key, [("count", open.taken.len().into())]),
        canvas.words_with("final-each", [("points", open.face.points.into())]),
    ];
    let left = y + h - (words[1] + plate);
    for (nth, line) in lines.iter().enumerate().filter(|(nth, _)| 19.0 * (*nth as f32 + 1.0) <= left) {
        say(words[1] + plate + 17.0 + 18.0 * nth as f32, line, if nth == 0 { palette::PAPER } else { palette::STEAM });
    }
}

/// The taken cards that count: those that have landed with their seals, and under the last of them the sum.
fn landed(canvas: &Canvas, scene: FinalScene, open: &OpenCard, [x, y, w, h]: Area) {
    const SEAL: f32 = 20.0;
    const SUM: f32 = 28.0;
    let (all, landed) = (open.taken.len(), usize::from(open.counted.landed));
    if all == 0 {
        let words = canvas.words(&format!("final-none-{}", card_type_key(open.face.card_type)));
        canvas.fit(x + w / 2.0, y + h / 2.0, &words, text(15.0), palette::MUTED, Align::Centre, w);
        return;
    }
    let [card, tall] = TAKEN;
    let k = ((h - SEAL - SUM) / tall).min(w / (card * all.min(7) as f32 * 1.08)).clamp(0.2, 0.85);
    let pitch = (card * k * 1.1).min((w - card * k) / (all - 1).max(1) as f32);
    let left = x + (w - pitch * (all as f32 - 1.0) - card * k) / 2.0;
    let top = y + SEAL + (h - SEAL - SUM - tall * k) / 2.0;
    let flies = scene.progress.flight(scene.timing, all as u8).is_some();
    for (nth, pile) in open.taken.iter().enumerate() {
        let at = left + pitch * nth as f32;
        if nth < landed {
            canvas.scaled(&taken::picture(open.face.card_type, *pile), at, top, k);
        } else {
            taken::ghost(canvas, Place { x: at, y: top, k }, nth == landed && flies);
        }
    }
    // Where they are close together, only the last one has a seal.
    let close = pitch < SEAL;
    let last = landed.saturating_sub(1);
    for nth in (0..landed).filter(|nth| !close || *nth == last) {
        let (at, k) = (left + pitch * nth as f32 + card * k / 2.0, SEAL / 32.0);
        canvas.scaled("seal", at - 16.0 * k, top - SEAL, k);
        canvas.figure(at, top - SEAL / 2.0, &open.face.points.to_string(), 12.5, WHITE);
    }
    if landed > 0 {
        let at = (left + pitch * last as f32 + card * k / 2.0).clamp(x + 24.0, x + w - 24.0);
        canvas.slice("scoring/sum-now", [12.0; 4], at - 24.0, top + tall * k + 3.0, 48.0, 25.0);
        canvas.figure(at, top + tall * k + 15.5, &open.counted.sum.to_string(), 17.0, palette::LAMP);
    }
}

/// How many cards of each type were taken; the type that counts is lit.
fn piles(canvas: &Canvas, scene: FinalScene, seat: Seat, open: Option<&OpenCard>, [x, y, w, h]: Area) {
    let wide = (w - 12.0) / 3.0;
    for (nth, card_type) in CardType::VARIANTS.iter().enumerate() {
        let left = x + (wide + 6.0) * nth as f32;
        let counts = open.is_some_and(|open| open.face.card_type == *card_type && !open.counted.done);
        let (ground, edge) = if counts { (palette::CHOSEN, palette::LAMP) } else { (palette::LACQUER, palette::DIM) };
        canvas.plate(left, y, wide, h, ground, edge, if counts { 1.8 } else { 1.0 });
        let cards = scene.taken(seat, *card_type);
        let [card, tall] = TAKEN;
        let k = ((h - 8.0) / tall).min(0.5 * wide / card);
        if let Some(pile) = cards.first() {
            canvas.scaled(&taken::picture(*card_type, *pile), left + 6.0, y + (h - tall * k) / 2.0, k);
        }
        let ink = if counts { palette::LAMP } else { palette::MUTED };
        let middle = left + 6.0 + (card * k + wide - 6.0) / 2.0;
        canvas.figure(middle, y + h / 2.0, &cards.len().to_string(), (0.5 * h).clamp(15.0, 24.0), ink);
    }
}

/// Everybody's coins or, when all is counted, the parts of their scores.
fn everybody(canvas: &Canvas, scene: FinalScene, [x, y, w, h]: Area) {
    let seats: Vec<_> = scene.seats().collect();
    let high = (h / seats.len() as f32).min(96.0);
    let first = y + (h - high * seats.len() as f32) / 2.0;
    for (nth, seat) in seats.into_iter().enumerate() {
        let top = first + high * nth as f32;
        let (config, high) = (scene.config(seat), high - 6.0);
        let coins = scene.board.player(seat).purse.total();
        let now = !scene.progress.over && scene.progress.purse.is_some_and(|(counted, _)| counted == seat);
        let (ground, edge) = if now { (palette::CHOSEN, palette::LAMP) } else { (palette::LACQUER, palette::DIM) };
        canvas.plate(x, top, w, high, ground.gamma_multiply(0.75), edge, if now { 2.0 } else { 1.0 });
        let (middle, r) = (top + high / 2.0, (0.42 * high).min(34.0));
        band::medallion(canvas, config.portrait, config.colour, [x + r + 8.0, middle, r]);
        let left = x + 2.0 * r + 22.0;
        let right = x + w - 10.0;
        canvas.points(right - 32.0, middle, scene.parts(seat).total(), 62.0, 30.0);
        let room = right - 74.0 - left;
        canvas.fit(left, middle - 5.0, &config.name, display(18.0), palette::LAMP, Align::Left, room);
        if scene.progress.over {
            account(canvas, scene, seat, (left, middle + 17.0));
        } else if coins == 0 {
            let words = canvas.words("final-no-coins");
            canvas.fit(left, middle + 17.0, &words, text(14.0), palette::MUTED, Align::Left, room);
        } else {
            let lit = scene.progress.coins_lit(scene.timing, seat, coins);
            let pitch = 19.0_f32.min((room - 44.0) / f32::from(coins));
            for nth in 0..coins {
                let at = (left + 9.0 + pitch * f32::from(nth), middle + 13.0);
                canvas.icon("icon/coin/night", at.0, at.1, 18.0);
                if nth >= lit {
                    let veil = Color32::from_rgba_unmultiplied(0x0D, 0x18, 0x29, 160);
                    canvas.ui.painter().circle_filled(canvas.at(at.0, at.1), 8.5, veil);
                }
            }
            if lit > 0 {
                let at = left + pitch * f32::from(coins) + 14.0;
                canvas.text(at, middle + 18.0, &format!("+{lit}"), bold(16.0), palette::LAMP, Align::Left);
            }
        }
    }
}

/// What a score consists of: the colours of the race with their points.
fn account(canvas: &Canvas, scene: FinalScene, seat: Seat, (mut x, base): (f32, f32)) {
    let parts = scene.parts(seat);
    let own = race::bar(scene.config(seat).colour);
    for (points, colour) in [(parts.so_far, own), (parts.coins, palette::LAMP), (parts.game_end, palette::PAPER)] {
        canvas.fill(x, base - 11.0, 12.0, 12.0, colour);
        x += 17.0;
        x += canvas.text(x, base, &points.to_string(), bold(15.0), palette::PAPER, Align::Left) + 12.0;
    }
}

/// The race: a bar for everybody, as long as the score.
fn race(canvas: &Canvas, scene: FinalScene, [x, y, w, h]: Area) {
    const POINTS: f32 = 50.0;
    let seats: Vec<_> = scene.seats().collect();
    let step = h / seats.len() as f32;
    let best = scene.game.board().players.iter().map(|player| player.score()).max().unwrap_or(1).max(1);
    let room = w - 34.0 - POINTS - 8.0;
    for (nth, seat) in seats.into_iter().enumerate() {
        let (config, parts, top) = (scene.config(seat), scene.parts(seat), y + step * nth as f32);
        let now = scene.progress.now == Some(seat) && !scene.progress.over;
        let (ground, edge) = if now { (palette::CHOSEN, palette::LAMP) } else { (palette::LACQUER, palette::DIM) };
        canvas.plate(x, top, w, step - 4.0, ground, edge, if now { 1.8 } else { 1.0 });
        let (named, middle) = (step >= 40.0, top + step / 2.0 - 2.0);
        canvas.emblem(config.colour, x + 16.0, middle, 7.0);
        if named {
            let ink = if now { palette::LAMP } else { palette::PAPER };
            canvas.fit(x + 32.0, middle - 3.0, &config.name, text(14.0), ink, Align::Left, room);
        }
        let high = if named { 10.0 } else { (0.4 * step).min(12.0) };
        let mut left = x + 32.0;
        let bar = if named { middle + 5.0 } else { middle - high / 2.0 };
        let colours = [race::bar(config.colour), palette::LAMP, palette::PAPER];
        for (points, colour) in [parts.so_far, parts.coins, parts.game_end].into_iter().zip(colours) {
            let wide = room * f32::from(points) / f32::from(best);
            canvas.fill(left, bar, wide, high, colour);
            left += wide;
        }
        canvas.points(x + w - 8.0 - POINTS / 2.0, middle, parts.total(), POINTS, (step - 10.0).min(26.0));
        if scene.progress.winners.contains(&seat) {
            let finish = canvas.notched(x, top, w, step - 4.0, 5.0);
            canvas.shape(finish, Color32::TRANSPARENT, palette::LAMP, 2.5);
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::math::Rect;

    use super::*;

    #[test]
    fn nothing_overlaps_and_everything_is_on_the_phone() {
        for (wide, high) in [(844, 390), (667, 375), (480, 300), (720, 430), (390, 844), (430, 720), (280, 500)] {
            let phone = Phone { wide, high };
            let Areas { head, portrait, card, taken, piles, race } = Areas::of(phone);
            let all = [head, portrait, card, taken, piles, race].map(|[x, y, w, h]| Rect::new(x, y, x + w, y + h));
            let room = Rect::new(0.0, PHONE_BAR, f32::from(wide), phone_foot(phone));
            for (nth, one) in all.iter().enumerate() {
                assert!(room.contains(one.min) && room.contains(one.max), "{phone:?}: {one:?}");
                for other in &all[nth + 1..] {
                    assert!(one.intersect(*other).is_empty(), "{phone:?}: {one:?} and {other:?}");
                }
            }
        }
    }
}
