//! Where everybody's cards lie on a phone: whoever is asked gets the room that fingers need.

use bevy::math::Rect;

use super::{
    parts::{CaseFileParts, FINGER, Form, LEAST},
    stage::RevelationStage,
};
use crate::{drawing::rect, screens::counting::EDGE, ui::viewport::Phone};
use rules::Person;

/// A card of a landscape phone that is as wide as this has its faces at the left.
const BESIDE: f32 = 360.0;
/// The least width of cards side by side.
const NARROWEST: f32 = 128.0;

/// How many tokens lie on a card, and whether fingers choose among them.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    tokens: usize,
    asked: bool,
}

impl Load {
    pub fn of(stage: RevelationStage, person: Person) -> Self {
        let file = stage.board.case_file(person);
        let tokens = file.open.len() + usize::from(file.hidden) + file.discarded.len();
        Self { tokens, asked: stage.is_asked(person) }
    }
}

/// A card in its place.
#[derive(Clone, Copy, Debug)]
pub struct CardPlace {
    pub rect: Rect,
    pub parts: CaseFileParts,
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
pub fn arrange(phone: Phone, high: f32, loads: &[Load]) -> Vec<CardPlace> {
    let in_a_row = !phone.is_portrait() && columns(phone, loads.len()) == loads.len();
    let ways: &[(f32, bool)] = if in_a_row { &[(1.0, true), (2.0, true), (2.0, false)] } else { &[(1.0, true)] };
    let all: Vec<_> = ways.iter().map(|(share, faces)| rows(phone, loads, *share, *faces)).collect();
    let fitting = all.iter().position(|rows| together(rows) <= high).unwrap_or(all.len() - 1);
    let rows = &all[fitting];
    let spare = ((high - together(rows)) / rows.len() as f32).max(0.0);
    let (mut places, mut y) = (Vec::new(), 0.0);
    for row in rows {
        let high = least(row) + spare;
        let mut x = EDGE;
        for need in row {
            let card = rect(x, y, need.wide, high);
            places.push(CardPlace { rect: card, parts: CaseFileParts::small(card, need.form, need.tokens) });
            x += need.wide + EDGE;
        }
        y += high + EDGE;
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::{revelation::parts::PITCH, testing::phones};

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
        for phone in phones() {
            for loads in loads() {
                let room = phone.size().y - 140.0;
                let places = arrange(phone, room, &loads);
                assert_eq!(places.len(), loads.len());
                for (nth, CardPlace { rect, parts }) in places.iter().enumerate() {
                    let within = |part: Rect| !part.is_empty() && rect.union(part) == *rect;
                    assert!(rect.min.x >= EDGE && rect.max.x <= phone.size().x - EDGE + 0.01, "{phone:?}: {rect:?}");
                    let all = [parts.name, parts.tokens, parts.cards, parts.count, parts.verdict];
                    let faces = parts.faces.map(|faces| faces.portrait);
                    assert!(all.into_iter().chain(faces).all(within), "{phone:?}: {parts:?} in {rect:?}");
                    for CardPlace { rect: other, .. } in &places[nth + 1..] {
                        assert!(rect.intersect(*other).is_empty(), "{phone:?}: {nth} lies on another card");
                    }
                }
            }
        }
    }

    #[test]
    fn fingers_hit_the_tokens_they_choose_among() {
        for phone in phones() {
            for loads in loads() {
                let places = arrange(phone, phone.size().y - 140.0, &loads);
                for (Load { tokens, .. }, place) in loads.iter().zip(&places).filter(|(load, _)| load.asked) {
                    let (k, across) = place.parts.grid(*tokens);
                    assert!(PITCH * k >= 44.0, "{phone:?}: {tokens} tokens at {k}");
                    assert!(PITCH * k * across as f32 <= place.parts.tokens.width(), "{phone:?}: {tokens} tokens");
                }
            }
        }
    }
}
