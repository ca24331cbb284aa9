//! Where everything of the final scoring is on the stage, in both of its shapes. (A phone has `phone.rs`.)

use crate::ui::viewport::Shape;

/// The top and the height of the band in which the cards are counted.
pub const BAND: [f32; 2] = [132.0, 388.0];

/// A taken card's size, and how far apart the places are if there are no more than `EASILY`.
pub const TAKEN: [f32; 2] = [70.0, 88.0];
pub const EASILY: usize = 7;
const SMALLEST: f32 = 0.62;

/// The places of one shape of the stage, as left edge, top, width and height unless stated otherwise.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The middle of the stage.
    pub middle: f32,
    /// The middle and the radius of the portrait.
    pub portrait: [f32; 3],
    /// How wide the column of the portrait is.
    pub column: f32,
    /// The card counted before, its left edge, top and width.
    pub counted: [f32; 3],
    pub counted_sum: [f32; 4],
    /// The card that turns next, its left edge, top and width.
    pub next: [f32; 3],
    /// The open card, its left edge, top and width.
    pub open: [f32; 3],
    pub sum: [f32; 4],
    /// The places of taken cards: left edge, top and width of them all.
    pub places: [f32; 3],
    /// The piles of taken cards: left edge and width of the first, and how far apart they are.
    pub piles: [f32; 3],
    /// The panel with the flaps.
    pub counter: [f32; 4],
    pub race: [f32; 4],
    /// The controls: left and right edge, and top.
    pub controls: [f32; 3],
}

const WIDE: Plan = Plan {
    middle: 800.0,
    portrait: [118.0, 232.0, 74.0],
    column: 200.0,
    counted: [238.0, 152.0, 168.0],
    counted_sum: [238.0, 292.0, 168.0, 40.0],
    next: [246.0, 350.0, 152.0],
    open: [452.0, 156.0, 252.0],
    sum: [452.0, 378.0, 252.0, 72.0],
    places: [742.0, 222.0, 553.0],
    piles: [742.0, 176.0, 192.0],
    counter: [1322.0, 148.0, 254.0, 356.0],
    race: [24.0, 530.0, 1552.0, 286.0],
    controls: [24.0, 1576.0, 826.0],
};

const TALL: Plan = Plan {
    middle: 640.0,
    portrait: [92.0, 232.0, 66.0],
    column: 160.0,
    counted: [184.0, 158.0, 138.0],
    counted_sum: [180.0, 282.0, 146.0, 40.0],
    next: [190.0, 356.0, 126.0],
    open: [346.0, 168.0, 204.0],
    sum: [346.0, 378.0, 204.0, 72.0],
    places: [576.0, 222.0, 444.0],
    piles: [576.0, 142.0, 151.0],
    counter: [1040.0, 148.0, 224.0, 356.0],
    race: [24.0, 530.0, 1232.0, 340.0],
    controls: [24.0, 1256.0, 886.0],
};

/// One of the places for taken cards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    pub x: f32,
    pub y: f32,
    /// Its scale; 1 is a card of the full size.
    pub k: f32,
}

impl Plan {
    pub fn of(shape: Shape) -> Self {
        match shape {
            Shape::Wide | Shape::Phone(_) => WIDE,
            Shape::Tall => TALL,
        }
    }

    /// How far apart this many places for taken cards are, and their scale.
    fn pitch_and_scale(&self, cards: usize) -> (f32, f32) {
        let (room, all) = (self.places[2], cards.max(EASILY) as f32);
        let k = (room / all / 79.0).max(SMALLEST);
        ((room / all).min((room - TAKEN[0] * k) / (all - 1.0)), k)
    }

    /// How far apart this many places for taken cards are.
    pub fn pitch(&self, cards: usize) -> f32 {
        self.pitch_and_scale(cards).0
    }

    /// The place of a taken card, the first being 0: they lie in an arc, and overlap if they are many.
    pub fn place(&self, nth: usize, cards: usize) -> Place {
        let (pitch, k) = self.pitch_and_scale(cards);
        let half = (cards as f32 - 1.0) / 2.0;
        let aside = if half > 0.0 { (nth as f32 - half) / half } else { 0.0 };
        let [x, y, _] = self.places;
        Place { x: x + pitch * nth as f32, y: y + TAKEN[1] * (1.0 - k) - 18.0 * (1.0 - aside * aside), k }
    }

    /// The place of a pile of taken cards, the first being 0.
    pub fn pile(&self, nth: usize) -> [f32; 4] {
        let [x, w, step] = self.piles;
        [x + step * nth as f32, 384.0, w, 124.0]
    }
}

#[cfg(test)]
mod tests {
    use bevy::math::Rect;

    use super::*;

    #[test]
    fn nothing_overlaps_and_everything_is_on_the_stage() {
        for shape in [Shape::Wide, Shape::Tall] {
            let (plan, stage) = (Plan::of(shape), shape.size());
            let rect = |[x, y, w, h]: [f32; 4]| Rect::new(x, y, x + w, y + h);
            let card = |[x, y, w]: [f32; 3]| rect([x, y, w, w * 200.0 / 252.0]);
            let [x, y, r] = plan.portrait;
            let all = [
                rect([x - plan.column / 2.0 + 8.0, y - r, plan.column - 16.0, 280.0]),
                card(plan.counted),
                rect(plan.counted_sum),
                card(plan.next),
                card(plan.open),
                rect(plan.sum),
                rect([plan.places[0], plan.places[1] - 60.0, plan.places[2], 192.0]),
                rect(plan.pile(0)),
                rect(plan.pile(1)),
                rect(plan.pile(2)),
                rect(plan.counter),
                rect(plan.race),
                rect([plan.controls[0], plan.controls[2], plan.controls[1] - plan.controls[0], 58.0]),
            ];
            for (nth, one) in all.iter().enumerate() {
                assert!(one.min.x >= 0.0 && one.max.x <= stage.x && one.max.y <= stage.y, "{shape:?}: {one:?}");
                for other in &all[nth + 1..] {
                    assert!(one.intersect(*other).is_empty(), "{shape:?}: {one:?} and {other:?}");
                }
            }
        }
    }

    #[test]
    fn any_number_of_taken_cards_stays_between_its_neighbours() {
        for shape in [Shape::Wide, Shape::Tall] {
            let plan = Plan::of(shape);
            for cards in 1..=24 {
                for nth in 0..cards {
                    let place = plan.place(nth, cards);
                    assert!(place.x >= plan.places[0] && place.x + TAKEN[0] * place.k < plan.counter[0] - 4.0);
                    assert!(place.y + TAKEN[1] * place.k <= plan.places[1] + TAKEN[1] + 0.01, "{cards}: {place:?}");
                }
            }
        }
        assert_eq!(Plan::of(Shape::Wide).place(0, 7), Place { x: 742.0, y: 222.0, k: 1.0 });
    }
}
