//! Where everything of the final scoring is on a phone. Lying, it is side by side as on the desktop, with the race in
//! a strip below. Upright, a long phone has the portrait and the flaps above the open card, and the taken cards below;
//! on a short one the open card is between portrait and flaps.

use super::{
    CountedCardPlace, EASILY, FinalScoringLayout, LOW, NARROW, Next, Overview, PITCH, Portrait, Race, Sum, Taken, WIDE,
};
use crate::{
    drawing::rect,
    layout::ScrolledPage,
    screens::counting::{ControlsLayout, EDGE, HeadLayout, bar_height, phone_foot},
    ui::viewport::{Phone, Shape},
};

/// The scale of words and signs.
const SMALL: f32 = 0.65;
/// Room between two things.
const GAP: f32 = 6.0;
/// How far from the edge of the band everything in it is.
const RIM: f32 = 7.0;
/// How high an open card is, and a card's back, compared with its width.
const CARD: f32 = 200.0 / 252.0;
const BACK: f32 = 121.0 / 152.0;
/// The room for the words about the sum.
const ABOUT: f32 = 35.0;
/// The height of the piles.
const PILES: f32 = 44.0;
/// The height of a track at least, what else is in its panel, what a legend adds, and the height of tracks side by
/// side.
const TRACK: f32 = 17.0;
const FRAME: f32 = 10.0;
const LEGEND: f32 = 18.0;
const ABREAST: f32 = 30.0;
/// Upright phones with more room than this are long.
const LONG: f32 = 575.0;

impl FinalScoringLayout {
    /// The layout for a phone and this many players.
    pub(super) fn phone(phone: Phone, players: u8) -> Self {
        let head = HeadLayout::phone(phone, bar_height(Shape::Phone(phone)));
        let room = (phone_foot(phone) - 4.0 - head.foot()).max(40.0);
        let area = [0.0, head.foot(), phone.size().x, room];
        let players = f32::from(players);
        let layout = if !phone.is_portrait() {
            landscape
        } else if room > LONG {
            long
        } else {
            short
        };
        Self { head, controls: ControlsLayout::phone(phone), ..layout(area, players) }
    }

    /// What is the same on all phones: how high the band is, and the race below it. Everything else has its own place.
    fn with_race([x, y, wide, h]: [f32; 4], [high, low]: [f32; 2], legend: bool, abreast: bool) -> Self {
        Self {
            middle: wide / 2.0,
            k: SMALL,
            page: Some(ScrolledPage { area: rect(x, y, wide, h), high: high + GAP + low }),
            card_strip: [0.0, high],
            race: race([EDGE, high + GAP, wide - 2.0 * EDGE, low], legend, abreast),
            ..WIDE
        }
    }
}

/// Everything beside each other.
fn landscape(area: [f32; 4], players: f32) -> FinalScoringLayout {
    let [_, _, wide, room] = area;
    let (tracks, most) = (TRACK * players + FRAME, (0.27 * wide).max(150.0));
    let abreast = room - tracks - GAP < 150.0;
    let legend = !abreast && room - tracks - LEGEND - GAP >= most.min(172.0);
    let least = least_race(tracks, legend, abreast);
    let high = (room - least - GAP).clamp(128.0, most);
    let low = (room - high - GAP).max(least);
    let inner = high - 2.0 * RIM;
    let piles = (0.27 * inner).clamp(32.0, 48.0);
    let [portrait, flaps] = [(0.14 * wide).clamp(78.0, 130.0), (0.175 * wide).clamp(104.0, 170.0)];
    let mut left = EDGE + portrait + GAP;
    let right = wide - EDGE - flaps - GAP;
    let middle = (left + right) / 2.0;
    let beside = (wide >= 760.0).then(|| {
        let card = ((inner - 43.0) / (CARD + BACK)).min(0.1 * wide);
        left += card + 10.0;
        below_each_other([left - card - 10.0, RIM, card, inner])
    });
    let card = (0.19 * wide).clamp(96.0, 190.0);
    let (open, sum) = card_and_sum([left, RIM, card, inner]);
    left += card + 10.0;
    let counter = [right + GAP, RIM, flaps, inner];
    FinalScoringLayout {
        portrait: portrait_above_name([EDGE, RIM, portrait, inner]),
        counted: beside.map(|(counted, _)| counted),
        next: beside.map(|(_, next)| next),
        open,
        sum,
        nothing: [middle, (high - piles) / 2.0, right - EDGE - portrait - 40.0],
        taken: taken([left, RIM, right - left, inner], piles),
        counter,
        overview: Overview { place: [EDGE, RIM, right - EDGE, inner], rows: false, counter },
        ..FinalScoringLayout::with_race(area, [high, low], legend, abreast)
    }
}

/// The portrait beside the flaps, the open card beside its sum, the places, the piles.
fn long(area: [f32; 4], players: f32) -> FinalScoringLayout {
    let [_, _, wide, room] = area;
    let inner = wide - 2.0 * EDGE;
    let [least, most] = [28.0, 44.0].map(|track| track * players + FRAME + LEGEND);
    let grown = ((room - least - 6.0 * GAP) / 454.0).clamp(0.8, 1.25);
    let first = (124.0 * grown).clamp(118.0, 150.0);
    let second = (150.0 * grown).min(0.5 * inner * CARD);
    let third = (126.0 * grown).min(places_high((inner - 4.0) / PITCH / EASILY as f32));
    let piles = (50.0 * grown).max(PILES);
    let rows = first + second + third + GAP + piles;
    let low = (room - rows - 5.0 * GAP).clamp(least, most);
    let high = (room - low - GAP).max(rows + 4.0 * GAP);
    let gap = (high - rows) / 4.0;
    let [second_top, third_top] = [2.0 * gap + first, 3.0 * gap + first + second];
    let half = wide / 2.0;
    let card = second / CARD;
    let beside = EDGE + card + 16.0;
    let (sum, pair) = sum_and_pair([beside, second_top, wide - EDGE - beside, second]);
    FinalScoringLayout {
        portrait: portrait_beside_name([EDGE, gap, half - EDGE - 4.0, first]),
        counted: pair.map(|(counted, _)| counted),
        next: pair.map(|(_, next)| next),
        open: [EDGE + 4.0, second_top, card],
        sum,
        nothing: [half, second_top + second / 2.0, wide - 40.0],
        taken: taken([EDGE + 2.0, third_top, inner - 4.0, third + GAP + piles], piles),
        counter: [half, gap, half - EDGE, first],
        overview: Overview {
            place: [EDGE, gap + first + GAP, inner, high - gap - first - GAP - RIM],
            rows: true,
            counter: [EDGE, gap, inner, first],
        },
        ..FinalScoringLayout::with_race(area, [high, low], true, false)
    }
}

/// Portrait, open card and flaps beside each other, the places and the piles below.
fn short(area: [f32; 4], players: f32) -> FinalScoringLayout {
    let [_, _, wide, room] = area;
    let inner = wide - 2.0 * EDGE;
    let tracks = TRACK * players + FRAME;
    let [top_row, places] = [150.0, 88.0];
    let base = top_row + places + PILES + 4.0 * GAP;
    let abreast = room - base - GAP < tracks;
    let legend = !abreast && room - base - GAP >= tracks + LEGEND + 40.0;
    let least = least_race(tracks, legend, abreast);
    let more = (room - least - GAP - base).max(0.0);
    let first = (top_row + 0.6 * more).min(230.0);
    let second = (places + 0.4 * more).min(places_high((inner - 4.0) / PITCH / EASILY as f32)).max(places);
    let rows = first + second + GAP + PILES;
    let low = (room - rows - 4.0 * GAP).clamp(least, least.max(44.0 * players));
    let high = (room - low - GAP).max(rows + 3.0 * GAP);
    let gap = (high - rows) / 3.0;
    let [portrait, flaps] = [(0.25 * wide).clamp(78.0, 120.0), (0.31 * wide).clamp(104.0, 150.0)];
    let left = EDGE + portrait + GAP;
    let right = wide - EDGE - flaps - GAP;
    let (open, sum) = card_and_sum([left, gap, right - left, first]);
    let places_top = 2.0 * gap + first;
    FinalScoringLayout {
        portrait: portrait_above_name([EDGE, gap, portrait, first]),
        counted: None,
        next: None,
        open,
        sum,
        nothing: [wide / 2.0, places_top + second / 2.0, wide - 40.0],
        taken: taken([EDGE + 2.0, places_top, inner - 4.0, second + GAP + PILES], PILES),
        counter: [right + GAP, gap, flaps, first],
        overview: Overview {
            place: [EDGE, RIM, right - EDGE, high - 2.0 * RIM],
            rows: true,
            counter: [right + GAP, RIM, flaps, high - 2.0 * RIM],
        },
        ..FinalScoringLayout::with_race(area, [high, low], legend, abreast)
    }
}

/// A player's picture above what is told about them.
fn portrait_above_name([x, y, w, h]: [f32; 4]) -> Portrait {
    let k = (h / 350.0).min((w - 6.0) / 148.0);
    let (middle, top) = (x + w / 2.0, y + (h - 350.0 * k) / 2.0);
    let rows = [190.0, 226.0, 262.0, 342.0].map(|row| top + row * k);
    Portrait { ring: [middle, top + 74.0 * k, 74.0 * k], told: [middle, w], rows, k }
}

/// The same beside it.
fn portrait_beside_name([x, y, w, h]: [f32; 4]) -> Portrait {
    let r = (0.31 * h).min(0.21 * w);
    let left = x + 2.0 * r + 14.0;
    let rows = [0.22, 0.4, 0.54, 0.91].map(|row| y + row * h);
    Portrait { ring: [x + 4.0 + r, y + h / 2.0, r], told: [(left + x + w) / 2.0, x + w - left], rows, k: 0.004 * h }
}

/// The open card with its sum below.
fn card_and_sum([x, y, w, h]: [f32; 4]) -> ([f32; 3], Sum) {
    let plate = (0.17 * h).clamp(24.0, 44.0);
    let card = ((h - plate - GAP - ABOUT) / CARD).min(w);
    let top = y + (h - card * CARD - GAP - plate - ABOUT) / 2.0;
    let below = top + card * CARD + GAP;
    let plate_wide = card.max(112.0).min(w);
    let middle = x + w / 2.0;
    let open = [middle - card / 2.0, top, card];
    (open, sum([middle - plate_wide / 2.0, below, plate_wide, plate], w + 8.0))
}

fn sum(plate: [f32; 4], room: f32) -> Sum {
    let foot = plate[1] + plate[3];
    Sum { plate, words: [foot + 16.0, foot + 31.0], room }
}

/// The card counted before, with its sum, above the one that turns next.
fn below_each_other([x, y, w, h]: [f32; 4]) -> (CountedCardPlace, Next) {
    let card = CARD * w;
    let top = y + (h - card - BACK * w - 43.0) / 2.0;
    let next = top + card + 27.0;
    let counted = CountedCardPlace { card: [x, top, w], sum: [x, top + card + 3.0, w, 18.0] };
    (counted, Next { card: [x, next, w], words: next + BACK * w + 14.0 })
}

/// The sum of the open card, and below it the card counted before beside the one that turns next, if there is room.
fn sum_and_pair([x, y, w, h]: [f32; 4]) -> (Sum, Option<(CountedCardPlace, Next)>) {
    let plate = 0.25 * h;
    let card = ((h - plate - ABOUT - 24.0) / BACK).min(0.5 * w - 8.0);
    if card < 56.0 {
        return (sum([x, y + (h - plate - ABOUT) / 2.0, w, plate], w), None);
    }
    let top = y + plate + ABOUT + 4.0;
    let [first, second] = [0.25, 0.75].map(|part| x + part * w - card / 2.0);
    let counted = CountedCardPlace { card: [first, top, card], sum: [first, top + CARD * card + 3.0, card, 17.0] };
    let next = Next { card: [second, top, card], words: top + BACK * card + 15.0 };
    (sum([x, y, w, plate], w), Some((counted, next)))
}

/// What the seals above a card of a scale need, and everything at its place.
fn seal_high(k: f32) -> f32 {
    22.0 * k + (22.0 * k).max(16.0 * SMALL)
}

fn places_high(k: f32) -> f32 {
    62.0 * SMALL + 88.0 * k + seal_high(k)
}

/// The places of taken cards above the piles, which are so high.
fn taken([x, y, w, h]: [f32; 4], piles: f32) -> Taken {
    let room = h - piles - GAP;
    let most = ((room - 62.0 * SMALL) / 132.0).min((room - 78.0 * SMALL) / 110.0);
    let k = most.min(w / PITCH / EASILY as f32).clamp(0.2, 1.0);
    let arc = 18.0 * SMALL;
    let top = y + (room - places_high(k)).max(0.0) / 2.0 + arc + seal_high(k);
    let wide = (w - 2.0 * GAP) / 3.0;
    Taken {
        places: [x, top, w],
        scales: [k.min(0.4), k],
        arc,
        sums: top + 88.0 * k + 12.0 * SMALL,
        pile: [x, y + h - piles, wide, piles],
        step: wide + GAP,
        on_pile: on_pile(wide, piles),
    }
}

/// Where the uppermost card of a pile lies on its plate.
fn on_pile(w: f32, h: f32) -> [f32; 3] {
    if w < NARROW && h >= LOW {
        return [4.0, 5.0, (h - 22.0) / 94.0];
    }
    let k = (h - 10.0) / 94.0;
    [5.0, (h - 88.0 * k) / 2.0 + 2.0, k]
}

/// How high the race is at least.
fn least_race(tracks: f32, legend: bool, abreast: bool) -> f32 {
    match (abreast, legend) {
        (true, _) => ABREAST,
        (false, true) => tracks + LEGEND,
        (false, false) => tracks,
    }
}

/// Where the room is wide enough, the names are told.
fn race(place: [f32; 4], legend: bool, abreast: bool) -> Race {
    let [_, _, w, h] = place;
    let start = if abreast || w < 330.0 { 26.0 } else { (0.26 * w).clamp(88.0, 112.0) };
    let finish = if abreast { 0.0 } else { (0.12 * w).min(0.7 * h) };
    let foot = if legend { FRAME + LEGEND } else { FRAME };
    Race { place, start, finish, legend, foot, scales: [0.42, 1.0], abreast }
}
