//! Where everything of a scoring phase is on the stage, in all of its shapes.

use crate::{
    screens::counting::{ControlsLayout, CounterLayout, EDGE, HeadLayout, bar_height, phone_foot},
    ui::viewport::{Phone, Shape},
};

/// How wide a card of a train is, and how high.
const CARD: [f32; 2] = [98.0, 78.0];

/// The places of one shape of the stage, as left edge, top, width and height unless stated otherwise.
#[derive(Clone, Copy, Debug)]
pub struct ScoringLayout {
    pub bar: f32,
    pub head: HeadLayout,
    /// The middle of the sky.
    pub middle: f32,
    pub train_strip: TrainStrip,
    pub counter: CounterLayout,
    pub below: Below,
    pub controls: ControlsLayout,
}

/// What is below the band.
#[derive(Clone, Copy, Debug)]
pub enum Below {
    /// The bonus stations in one panel, and beside it the players in another, each in a column.
    Panels { bonuses: [f32; 4], players: [f32; 4] },
    /// A page that a finger moves: a table with a row for each player, or with a column.
    Page { area: [f32; 4], table: TableOf },
}

/// Which way a table of points runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableOf {
    Rows,
    Columns,
}

/// The band in which the train stands.
#[derive(Clone, Copy, Debug)]
pub struct TrainStrip {
    pub top: f32,
    /// The height of its rail on the stage.
    pub rail: f32,
    /// Its right and its lower end on a phone; elsewhere it has the size of its picture.
    pub end: Option<[f32; 2]>,
    /// Where the first car begins, and how much room there is for all of them.
    pub train: [f32; 2],
    /// The smallest and the largest scale of a card. A train that is too long for the smallest glides.
    pub scales: [f32; 2],
    /// The scale of what is under the rail.
    pub under: f32,
}

const WIDE: ScoringLayout = ScoringLayout {
    bar: 52.0,
    head: HeadLayout::Ribbon { middle: 800.0, k: 0.9 },
    middle: 800.0,
    train_strip: TrainStrip {
        top: 132.0,
        rail: 458.0,
        end: None,
        train: [46.0, 1240.0],
        scales: [0.0, 1.55],
        under: 1.0,
    },
    counter: CounterLayout::case([1310.0, 158.0, 262.0, 276.0], 1.0),
    below: Below::Panels { bonuses: [24.0, 536.0, 388.0, 348.0], players: [428.0, 536.0, 1148.0, 274.0] },
    controls: ControlsLayout::desktop(428.0, 1576.0, 826.0),
};

const TALL: ScoringLayout = ScoringLayout {
    head: HeadLayout::Ribbon { middle: 640.0, k: 0.9 },
    middle: 640.0,
    train_strip: TrainStrip { train: [46.0, 980.0], scales: [0.0, 1.2], ..WIDE.train_strip },
    counter: CounterLayout::case([1050.0, 158.0, 206.0, 276.0], 0.78),
    below: Below::Panels { bonuses: [24.0, 536.0, 300.0, 408.0], players: [340.0, 536.0, 916.0, 334.0] },
    controls: ControlsLayout::desktop(340.0, 1256.0, 886.0),
    ..WIDE
};

/// What a phone needs under the rail.
const UNDER: f32 = 36.0;
/// The counter of a phone: how wide it is beside the band, and how high below it.
const COUNTER: [f32; 2] = [150.0, 80.0];
/// The least a band is high.
const LEAST: [f32; 2] = [108.0, 124.0];

impl ScoringLayout {
    /// The layout for a shape and this many players.
    pub fn of(shape: Shape, players: u8) -> Self {
        match shape {
            Shape::Wide => WIDE,
            Shape::Tall => TALL,
            Shape::Phone(phone) => Self::phone(phone, f32::from(players)),
        }
    }

    /// The counter beside the band, and below them a page with a row for each player; upright, all of them one below the
    /// other.
    fn phone(phone: Phone, players: f32) -> Self {
        let bar = bar_height(Shape::Phone(phone));
        let head = HeadLayout::phone(phone, bar);
        let (size, top, foot) = (phone.size(), head.foot(), phone_foot(phone) - 4.0);
        let (table, end, high, counter, page);
        if phone.is_portrait() {
            (table, end) = (TableOf::Columns, size.x);
            high = ((foot - top) * 0.27).clamp(LEAST[1], 190.0);
            counter = CounterLayout::below([EDGE, top + high + 5.0, size.x - 2.0 * EDGE, COUNTER[1]]);
            page = top + high + COUNTER[1] + 10.0;
        } else {
            let free = foot - top - 4.0;
            (table, end) = (TableOf::Rows, size.x - COUNTER[0] - 8.0);
            high = free - (34.0 + 19.0 * players).max(98.0).min(free * 0.42).min(free - LEAST[0]);
            counter = CounterLayout::beside([end + 4.0, top + 3.0, COUNTER[0], high - 6.0]);
            page = top + high + 4.0;
        }
        Self {
            bar,
            head,
            middle: end / 2.0,
            train_strip: TrainStrip::on_phone(top, high, end),
            counter,
            below: Below::Page { area: [EDGE, page, size.x - EDGE, (foot - page).max(40.0)], table },
            controls: ControlsLayout::phone(phone),
        }
    }
}

impl TrainStrip {
    /// A card is never so large that there would be no room for the lamp and a seal above it.
    fn on_phone(top: f32, high: f32, end: f32) -> Self {
        let rail = top + high - UNDER;
        let most = (rail - top - 4.0) / 179.0;
        let scales = [most.min(0.4), most];
        Self { top, rail, end: Some([end, top + high]), train: [8.0, end - 22.0], scales, under: 0.6 }
    }
}

/// How a train stands in its band.
#[derive(Clone, Copy, Debug)]
pub struct Ruler {
    pub train_strip: TrainStrip,
    pub k: f32,
    /// The scale of what hangs over the cars, which may be closer together than the seals are wide.
    pub s: f32,
    /// The scale of the lamp, and of how high everything is above the roofs.
    pub lamp: f32,
    left: f32,
}

impl Ruler {
    /// For a train of so many cards, of which one (the first being 0) has to be in view.
    pub fn new(train_strip: TrainStrip, cards: usize, in_view: f32) -> Self {
        let ([left, room], [least, most]) = (train_strip.train, train_strip.scales);
        let k = (room / (CARD[0] * cards as f32)).min(most).max(least);
        let hidden = (CARD[0] * k * cards as f32 - room).max(0.0);
        let moved = (CARD[0] * k * (in_view + 0.5) - room / 2.0).clamp(0.0, hidden);
        let over = train_strip.rail - CARD[1] * k - train_strip.top - 4.0;
        Self {
            train_strip,
            k,
            s: (CARD[0] * k / 124.0).clamp(0.5, 1.0),
            lamp: (over / 128.0).clamp(0.3, 1.0),
            left: left - moved,
        }
    }

    /// The middle of a card.
    pub fn x(self, place: f32) -> f32 {
        self.left + (place * CARD[0] + CARD[0] / 2.0) * self.k
    }

    pub fn left(self, place: f32) -> f32 {
        self.left + place * CARD[0] * self.k
    }

    /// The top of the cards.
    pub fn top(self) -> f32 {
        self.train_strip.rail - CARD[1] * self.k
    }

    /// So far below the rail.
    pub fn under(self, far: f32) -> f32 {
        self.train_strip.rail + far * self.train_strip.under
    }
}

#[cfg(test)]
mod tests {
    use bevy::math::Rect;

    use super::*;
    use crate::screens::testing;
    use rules::model::train::FULL_TRAIN;

    fn phones() -> impl Iterator<Item = (Phone, ScoringLayout)> {
        let all = testing::phones().flat_map(|phone| (2..=4).map(move |players| (phone, players)));
        all.map(|(phone, players)| (phone, ScoringLayout::of(Shape::Phone(phone), players)))
    }

    #[test]
    fn nothing_overlaps_and_everything_is_on_the_phone() {
        let rect = |[x, y, w, h]: [f32; 4]| Rect::new(x, y, x + w, y + h);
        for (phone, layout) in phones() {
            let (Some([end, foot]), Below::Page { area, .. }) = (layout.train_strip.end, layout.below) else {
                panic!("{phone:?} has the layout of a phone");
            };
            let train_strip = Rect::new(0.0, layout.train_strip.top, end, foot);
            let room = Rect::new(0.0, layout.head.foot(), phone.size().x, phone_foot(phone));
            testing::lie_apart(&format!("{phone:?}"), room, &[train_strip, rect(layout.counter.place), rect(area)]);
        }
    }

    #[test]
    fn every_car_can_be_made_out_and_the_one_in_view_is_seen() {
        for (phone, layout) in phones() {
            for cards in 1..=FULL_TRAIN {
                for place in 0..cards {
                    let ruler = Ruler::new(layout.train_strip, cards, place as f32);
                    assert!(CARD[0] * ruler.k >= 34.0, "{phone:?}: {ruler:?}");
                    assert!(ruler.top() - 128.0 * ruler.lamp >= layout.train_strip.top, "{phone:?}: {ruler:?}");
                    let (left, right) = (ruler.left(place as f32), ruler.left(place as f32 + 1.0));
                    let [first, room] = layout.train_strip.train;
                    assert!(left >= first - 0.1 && right <= first + room + 0.1, "{phone:?}: {place} of {cards}");
                }
            }
        }
    }

    #[test]
    fn a_long_train_is_made_smaller_where_there_is_room() {
        let ruler = |shape, cards| Ruler::new(ScoringLayout::of(shape, 3).train_strip, cards, 9.0);
        let scales = |ruler: Ruler| (ruler.k, ruler.lamp, ruler.left(0.0));
        assert_eq!(scales(ruler(Shape::Wide, 4)), (1.55, 1.0, 46.0));
        assert_eq!(scales(ruler(Shape::Tall, 10)), (1.0, 1.0, 46.0));
        assert!(ruler(Shape::Phone(Phone { wide: 390, high: 844 }), 10).left(0.0) < 0.0, "it glides");
    }
}
