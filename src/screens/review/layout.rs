//! Where everything of a review is: the curve and how well it was played above the turns and the chosen one; on a phone
//! one below the other.

use bevy::prelude::*;

use crate::{
    drawing::rect,
    layout::{FINGER, ScrolledPage},
    ui::viewport::{Phone, Shape},
};

/// The places of a review.
pub struct ReviewLayout {
    pub curve: Rect,
    /// How well it was played; a phone has no room for it.
    pub figures: Option<Rect>,
    pub turns: TurnsPlace,
    pub turn: TurnPlace,
    /// What a finger moves on a phone that lies: everything below the bar.
    pub page: Option<ScrolledPage>,
    /// The type of headings and of everything else.
    pub letters: [f32; 2],
}

/// The turns that cost most.
pub struct TurnsPlace {
    pub panel: Rect,
    /// Each of them.
    pub rows: [Rect; 5],
    /// Whether they stand beside each other with little in them.
    pub tabs: bool,
}

/// The chosen turn.
pub struct TurnPlace {
    pub panel: Rect,
    pub head: Rect,
    /// The offer before the choice; a phone has no room for it.
    pub offer: Option<Rect>,
    pub trains: Rect,
    /// What was chosen, and what the Master would have done.
    pub plans: [Rect; 2],
    pub reason: Rect,
    pub after: Rect,
    pub play_on: Rect,
}

impl ReviewLayout {
    /// The layout for a shape.
    pub fn of(shape: Shape) -> Self {
        match shape {
            Shape::Wide => Self::desktop(shape.size(), 560.0, 516.0, 418.0),
            Shape::Tall => Self::desktop(shape.size(), 420.0, 420.0, 380.0),
            Shape::Phone(phone) => Self::phone(phone),
        }
    }

    fn desktop(size: Vec2, list: f32, figures: f32, offer: f32) -> Self {
        let (left, right, top) = (24.0, size.x - 24.0, 64.0);
        let below = if size.y > 900.0 { 420.0 } else { 408.0 };
        let foot = size.y - 24.0;
        let panel = Rect::new(left + list + 16.0, below, right, foot);
        let inner = panel.inflate(-18.0);
        let head = rect(inner.min.x, inner.min.y, inner.width(), 34.0);
        let body = head.max.y + 8.0;
        let plans_left = inner.min.x + offer + 20.0;
        let offer_high = offer * 0.6;
        let offer = rect(inner.min.x, body, offer, offer_high);
        let plan = (inner.max.x - plans_left - 12.0) / 2.0;
        let plan = |nth: f32| rect(plans_left + (plan + 12.0) * nth, inner.min.y, plan, 216.0);
        let button = inner.max.y - 56.0;
        let half = inner.max.x - plans_left;
        let reason_top = inner.min.y + 228.0;
        let list_panel = Rect::new(left, below, left + list, foot);
        let pitch = (list_panel.height() - 62.0) / 5.0;
        Self {
            curve: Rect::new(left, top, right - figures - 16.0, below - 14.0),
            figures: Some(Rect::new(right - figures, top, right, below - 14.0)),
            turns: TurnsPlace {
                panel: list_panel,
                rows: std::array::from_fn(|nth| {
                    rect(left + 14.0, below + 52.0 + pitch * nth as f32, list - 28.0, pitch - 7.0)
                }),
                tabs: false,
            },
            turn: TurnPlace {
                panel,
                head: Rect { max: Vec2::new(offer.max.x, head.max.y), ..head },
                offer: Some(offer),
                trains: Rect::new(offer.min.x, offer.max.y + 10.0, offer.max.x, inner.max.y),
                plans: [plan(0.0), plan(1.0)],
                reason: Rect::new(plans_left, reason_top, inner.max.x, button - 8.0),
                after: rect(plans_left, button, half * 0.38, 56.0),
                play_on: rect(plans_left + half * 0.38 + 12.0, button, half * 0.62 - 12.0, 56.0),
            },
            page: None,
            letters: [24.0, 18.5],
        }
    }

    /// One below the other; on a phone that lies, a page that is moved.
    fn phone(phone: Phone) -> Self {
        let size = phone.size();
        let bar = 56.0;
        let wide = size.x - 16.0;
        let high = if phone.is_portrait() { size.y } else { 780.0 };
        let curve = rect(8.0, bar, wide, 190.0);
        let tabs = rect(8.0, curve.max.y + 8.0, wide, 58.0);
        let foot = high - FINGER - 8.0;
        let panel = Rect::new(8.0, tabs.max.y + 8.0, size.x - 8.0, foot - 6.0);
        let inner = panel.inflate(-10.0);
        let trains = rect(inner.min.x, inner.min.y + 30.0, inner.width(), (inner.height() * 0.27).clamp(70.0, 120.0));
        let plans_top = trains.max.y + 8.0;
        let half = (inner.width() - 8.0) / 2.0;
        let plans_high = ((inner.max.y - plans_top) * 0.5).min(140.0);
        let plan = |nth: f32| rect(inner.min.x + (half + 8.0) * nth, plans_top, half, plans_high);
        Self {
            curve,
            figures: None,
            turns: TurnsPlace {
                panel: tabs,
                rows: std::array::from_fn(|nth| {
                    let pitch = (wide + 4.0) / 5.0;
                    rect(8.0 + pitch * nth as f32, tabs.min.y, pitch - 4.0, tabs.height())
                }),
                tabs: true,
            },
            turn: TurnPlace {
                panel,
                head: rect(inner.min.x, inner.min.y, inner.width(), 26.0),
                offer: None,
                trains,
                plans: [plan(0.0), plan(1.0)],
                reason: Rect::new(inner.min.x, plans_top + plans_high + 6.0, inner.max.x, inner.max.y),
                after: rect(8.0, foot, wide * 0.4 - 6.0, FINGER),
                play_on: rect(8.0 + wide * 0.4, foot, wide * 0.6, FINGER),
            },
            page: (!phone.is_portrait()).then_some(ScrolledPage {
                area: rect(0.0, bar - 2.0, size.x, size.y - bar + 2.0),
                high: panel.max.y + 64.0,
            }),
            letters: [18.0, 14.5],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_lies_on_anything_else() {
        let phones = [(390, 844), (844, 390), (360, 640)].map(|(wide, high)| Shape::Phone(Phone { wide, high }));
        for shape in [Shape::Wide, Shape::Tall].into_iter().chain(phones) {
            let layout = ReviewLayout::of(shape);
            let turn = &layout.turn;
            let mut all = vec![layout.curve, turn.head, turn.trains, turn.reason, turn.after, turn.play_on];
            all.extend(layout.figures.into_iter().chain(turn.offer).chain(turn.plans).chain(layout.turns.rows));
            for (nth, one) in all.iter().enumerate() {
                assert!(one.width() > 40.0 && one.height() > 24.0, "{shape:?}: {one:?} is too small");
                assert!(one.min.x >= 0.0 && one.max.x <= shape.size().x, "{shape:?}: {one:?} is not on the stage");
                for other in &all[..nth] {
                    let both = one.intersect(*other);
                    assert!(both.is_empty() || both.width() * both.height() < 1.0, "{shape:?}: {one:?} on {other:?}");
                }
            }
        }
    }
}
