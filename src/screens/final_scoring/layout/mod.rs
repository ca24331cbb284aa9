//! Where everything of the final scoring is on the stage, in all of its shapes.

mod phone;

use crate::{
    layout::ScrolledPage,
    screens::counting::{ControlsLayout, CounterLayout, HeadLayout},
    ui::viewport::Shape,
};

/// A taken card's size, and how far apart the places are if there are no more than `EASILY`.
pub const TAKEN: [f32; 2] = [70.0, 88.0];
pub const EASILY: usize = 7;
pub const PITCH: f32 = 79.0;
/// Piles narrower than this have their words below, or none if they are lower than that.
pub const NARROW: f32 = 90.0;
pub const LOW: f32 = 40.0;

/// The places of one shape of the stage, as left edge, top, width and height unless stated otherwise.
#[derive(Clone, Copy, Debug)]
pub struct FinalScoringLayout {
    pub head: HeadLayout,
    /// The middle of the stage.
    pub middle: f32,
    /// The scale of words, seals, ticks and edges.
    pub k: f32,
    /// On a phone, the part of the screen in which all of this is, and how high it is if it has to be scrolled. The
    /// places are counted from its corner.
    pub page: Option<ScrolledPage>,
    /// The top and the height of the band in which the cards are counted.
    pub card_strip: [f32; 2],
    pub portrait: Portrait,
    /// The card counted before.
    pub counted: Option<CountedCardPlace>,
    /// The card that turns next. Where there is no place for it, it turns where it is counted.
    pub next: Option<Next>,
    /// The open card, its left edge, top and width.
    pub open: [f32; 3],
    pub sum: Sum,
    /// Where it says that there are no cards: its middle, its height, and the room for it.
    pub nothing: [f32; 3],
    pub taken: Taken,
    /// The panel with the flaps.
    pub counter: [f32; 4],
    pub overview: Overview,
    pub race: Race,
    pub controls: ControlsLayout,
}

impl FinalScoringLayout {
    /// The layout for a shape and this many players.
    pub fn of(shape: Shape, players: u8) -> Self {
        match shape {
            Shape::Wide => WIDE,
            Shape::Tall => TALL,
            Shape::Phone(phone) => Self::phone(phone, players),
        }
    }

    /// The panel with the flaps, while cards are counted or while all players are in view.
    pub fn counter(&self, cards: bool) -> CounterLayout {
        let place = if cards { self.counter } else { self.overview.counter };
        if self.page.is_none() { CounterLayout::final_case(place) } else { CounterLayout::final_panel(place) }
    }
}

/// Whose cards are counted.
#[derive(Clone, Copy, Debug)]
pub struct Portrait {
    /// The middle and the radius of the picture.
    pub ring: [f32; 3],
    /// The middle of what is told about the player, and the room for it.
    pub told: [f32; 2],
    /// The heights of the name, the score, the cards and the words below them.
    pub rows: [f32; 4],
    /// The scale of the score and the cards.
    pub k: f32,
}

/// A card that has been counted: its left edge, top and width; and the plate with its sum.
#[derive(Clone, Copy, Debug)]
pub struct CountedCardPlace {
    pub card: [f32; 3],
    pub sum: [f32; 4],
}

/// A card that lies face down: its left edge, top and width; and the height of the words below it.
#[derive(Clone, Copy, Debug)]
pub struct Next {
    pub card: [f32; 3],
    pub words: f32,
}

/// The sum of the open card.
#[derive(Clone, Copy, Debug)]
pub struct Sum {
    pub plate: [f32; 4],
    /// The heights of the words below it, and the room for them.
    pub words: [f32; 2],
    pub room: f32,
}

/// The taken cards.
#[derive(Clone, Copy, Debug)]
pub struct Taken {
    /// Their places when they are counted: left edge, top and width of them all.
    pub places: [f32; 3],
    /// The smallest and the largest scale of a card.
    pub scales: [f32; 2],
    /// How far the arc in which they lie rises.
    pub arc: f32,
    /// The height of the sums.
    pub sums: f32,
    /// The pile that is furthest left, and how far apart they are.
    pub pile: [f32; 4],
    pub step: f32,
    /// Where on the plate of its pile the uppermost card lies, and its scale.
    pub on_pile: [f32; 3],
}

/// All players side by side.
#[derive(Clone, Copy, Debug)]
pub struct Overview {
    pub place: [f32; 4],
    /// Whether they are one below the other instead.
    pub rows: bool,
    /// The panel with the flaps.
    pub counter: [f32; 4],
}

/// The widest column of a player, and the highest row.
const COLUMN: f32 = 330.0;
const ROW: f32 = 130.0;

impl Overview {
    /// The columns or rows of this many players, where words have this scale.
    pub fn places(&self, players: usize, k: f32) -> Vec<[f32; 4]> {
        let ([x, y, w, h], count) = (self.place, players as f32);
        if self.rows {
            let gap = 6.0;
            let high = ((h + gap) / count - gap).min(ROW);
            let first = y + (h + gap - (high + gap) * count) / 2.0;
            return (0..players).map(|nth| [x, first + (high + gap) * nth as f32, w, high]).collect();
        }
        let (wide, edge) = ((w / count).min(COLUMN * k), 6.0 * k);
        let first = x + (w - wide * count) / 2.0;
        (0..players).map(|nth| [first + wide * nth as f32 + edge, y, wide - 2.0 * edge, h]).collect()
    }
}

/// The race.
#[derive(Clone, Copy, Debug)]
pub struct Race {
    pub place: [f32; 4],
    /// Where the tracks begin, from the left edge.
    pub start: f32,
    /// The width of the picture behind the finish.
    pub finish: f32,
    /// Whether there is a legend, and the room at the foot.
    pub legend: bool,
    pub foot: f32,
    /// The smallest and the largest scale of engines and bars.
    pub scales: [f32; 2],
    /// Whether the tracks are side by side, with a bar and its figure only.
    pub abreast: bool,
}

/// 16:9 and wider.
const WIDE: FinalScoringLayout = FinalScoringLayout {
    head: HeadLayout::Ribbon { middle: 800.0, k: 1.0 },
    middle: 800.0,
    k: 1.0,
    page: None,
    card_strip: [132.0, 388.0],
    portrait: Portrait { ring: [118.0, 232.0, 74.0], told: [118.0, 184.0], rows: [348.0, 384.0, 420.0, 500.0], k: 1.0 },
    counted: Some(CountedCardPlace { card: [238.0, 152.0, 168.0], sum: [238.0, 292.0, 168.0, 40.0] }),
    next: Some(Next { card: [246.0, 350.0, 152.0], words: 500.0 }),
    open: [452.0, 156.0, 252.0],
    sum: Sum { plate: [452.0, 378.0, 252.0, 72.0], words: [478.0, 503.0], room: 276.0 },
    nothing: [780.0, 290.0, 1044.0],
    taken: Taken {
        places: [742.0, 222.0, 553.0],
        scales: [0.62, 1.0],
        arc: 18.0,
        sums: 322.0,
        pile: [742.0, 384.0, 176.0, 124.0],
        step: 192.0,
        on_pile: [12.0, 18.0, 1.0],
    },
    counter: [1322.0, 148.0, 254.0, 356.0],
    overview: Overview { place: [24.0, 150.0, 1282.0, 352.0], rows: false, counter: [1322.0, 148.0, 254.0, 356.0] },
    race: Race {
        place: [24.0, 530.0, 1552.0, 286.0],
        start: 172.0,
        finish: 214.0,
        legend: true,
        foot: 46.0,
        scales: [1.0, 1.4],
        abreast: false,
    },
    controls: ControlsLayout::desktop(24.0, 1576.0, 826.0),
};

/// 4:3.
const TALL: FinalScoringLayout = FinalScoringLayout {
    head: HeadLayout::Ribbon { middle: 640.0, k: 1.0 },
    middle: 640.0,
    portrait: Portrait { ring: [92.0, 232.0, 66.0], told: [92.0, 144.0], ..WIDE.portrait },
    counted: Some(CountedCardPlace { card: [184.0, 158.0, 138.0], sum: [180.0, 282.0, 146.0, 40.0] }),
    next: Some(Next { card: [190.0, 356.0, 126.0], words: 500.0 }),
    open: [346.0, 168.0, 204.0],
    sum: Sum { plate: [346.0, 378.0, 204.0, 72.0], room: 228.0, ..WIDE.sum },
    nothing: [612.0, 290.0, 816.0],
    taken: Taken {
        places: [576.0, 222.0, 444.0],
        pile: [576.0, 384.0, 142.0, 124.0],
        step: 151.0,
        on_pile: [8.64, 25.0, 0.72],
        ..WIDE.taken
    },
    counter: [1040.0, 148.0, 224.0, 356.0],
    overview: Overview { place: [24.0, 150.0, 1000.0, 352.0], rows: false, counter: [1040.0, 148.0, 224.0, 356.0] },
    // On the narrow stage less of the city is in view.
    race: Race { place: [24.0, 530.0, 1232.0, 340.0], finish: 0.8 * 214.0, ..WIDE.race },
    controls: ControlsLayout::desktop(24.0, 1256.0, 886.0),
    ..WIDE
};

/// One of the places for taken cards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TakenPlace {
    pub x: f32,
    pub y: f32,
    /// Its scale; 1 is a card of the full size.
    pub k: f32,
}

impl Taken {
    /// How far apart this many places for taken cards are, and their scale.
    fn pitch_and_scale(&self, cards: usize) -> (f32, f32) {
        let (room, all, [least, most]) = (self.places[2], cards.max(EASILY) as f32, self.scales);
        let k = (room / all / PITCH).min(most).max(least);
        ((room / all).min((room - TAKEN[0] * k) / (all - 1.0)), k)
    }

    /// How far apart this many places for taken cards are.
    pub fn pitch(&self, cards: usize) -> f32 {
        self.pitch_and_scale(cards).0
    }

    /// The place of a taken card, the first being 0: they lie in an arc, and overlap if they are many.
    pub fn place(&self, nth: usize, cards: usize) -> TakenPlace {
        let (pitch, k) = self.pitch_and_scale(cards);
        let half = (cards as f32 - 1.0) / 2.0;
        let aside = if half > 0.0 { (nth as f32 - half) / half } else { 0.0 };
        let [x, y, _] = self.places;
        let down = TAKEN[1] * (self.scales[1] - k);
        TakenPlace { x: x + pitch * nth as f32, y: y + down - self.arc * (1.0 - aside * aside), k }
    }

    /// The place of a pile of taken cards, the first being 0.
    pub fn pile(&self, nth: usize) -> [f32; 4] {
        let [x, y, w, h] = self.pile;
        [x + self.step * nth as f32, y, w, h]
    }
}

#[cfg(test)]
mod tests {
    use bevy::math::Rect;

    use super::*;
    use crate::screens::{
        counting::{EDGE, phone_foot},
        testing::{lie_apart, phones, shapes},
    };

    #[test]
    fn nothing_overlaps_and_everything_is_on_the_stage() {
        let rect = |[x, y, w, h]: [f32; 4]| Rect::new(x, y, x + w, y + h);
        let card = |[x, y, w]: [f32; 3]| rect([x, y, w, w * 200.0 / 252.0]);
        for (shape, players) in shapes().flat_map(|shape| (2..=4).map(move |players| (shape, players))) {
            let (layout, whose) = (FinalScoringLayout::of(shape, players), format!("{shape:?} of {players}"));
            let Portrait { ring: [x, y, r], told: [middle, room], rows: [name, .., words], .. } = layout.portrait;
            let Taken { places: [left, top, wide], scales: [_, k], arc, sums, .. } = layout.taken;
            let above = 22.0 * k + (22.0 * k).max(16.0 * layout.k) + arc;
            let mut card_strip = vec![
                rect([x - r, y - r, 2.0 * r, 2.0 * r]),
                rect([middle - room / 2.0, name - 21.0 * layout.k, room, words - name + 24.0 * layout.k]),
                card(layout.open),
                rect(layout.sum.plate),
                rect([left, top - above, wide, sums + 32.0 * layout.k - top + above]),
                rect(layout.taken.pile(0)),
                rect(layout.taken.pile(1)),
                rect(layout.taken.pile(2)),
            ];
            card_strip.extend(layout.counted.iter().flat_map(|counted| [card(counted.card), rect(counted.sum)]));
            card_strip.extend(layout.next.iter().map(|next| card(next.card)));
            card_strip.push(rect(layout.counter));
            let mut overview: Vec<_> = layout.overview.places(players.into(), layout.k).into_iter().map(rect).collect();
            overview.push(rect(layout.overview.counter));
            let (size, high) = (shape.size(), layout.page.map_or(shape.size().y, |page| page.high));
            for mut all in [card_strip, overview] {
                let foot = layout.card_strip[0] + layout.card_strip[1];
                assert!(
                    all.iter().all(|one| one.min.y >= layout.card_strip[0] && one.max.y <= foot),
                    "{whose}: {all:?}"
                );
                all.push(rect(layout.race.place));
                if layout.page.is_none() {
                    all.extend([layout.controls.skip, layout.controls.go_on]);
                }
                lie_apart(&whose, Rect::new(0.0, 0.0, size.x, high), &all);
            }
        }
    }

    #[test]
    fn all_of_it_is_above_the_controls_of_a_phone_and_seldom_scrolled() {
        for phone in phones() {
            let Some(page) = FinalScoringLayout::of(Shape::Phone(phone), 4).page else { panic!("it is a phone") };
            let (foot, room) = (page.area.max.y, page.area.height());
            assert!(foot <= phone_foot(phone) && foot + EDGE >= phone_foot(phone), "{phone:?}");
            assert!(page.high <= room + 0.01 || phone.wide < 320, "{phone:?}: {} in {room}", page.high);
        }
    }

    #[test]
    fn any_number_of_taken_cards_stays_between_its_neighbours() {
        for shape in shapes() {
            let FinalScoringLayout { taken, .. } = FinalScoringLayout::of(shape, 3);
            let ([x, y, w], [_, most]) = (taken.places, taken.scales);
            for cards in 1..=24 {
                for nth in 0..cards {
                    let place = taken.place(nth, cards);
                    assert!(place.x >= x && place.x + TAKEN[0] * place.k <= x + w + 0.01, "{shape:?}: {place:?}");
                    assert!(place.y + TAKEN[1] * place.k <= y + TAKEN[1] * most + 0.01, "{cards}: {place:?}");
                }
            }
        }
        assert_eq!(FinalScoringLayout::of(Shape::Wide, 3).taken.place(0, 7), TakenPlace { x: 742.0, y: 222.0, k: 1.0 });
    }
}
