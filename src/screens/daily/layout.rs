//! Where everything of the daily journey and the ladder is: both beside each other on a desktop, one of them on a phone.

use bevy::prelude::*;

use crate::{
    drawing::rect,
    layout::FINGER,
    ui::viewport::{Phone, Shape},
};

/// The places of the daily journey and the ladder.
pub struct DailyLayout {
    /// Which of both is shown: a phone has room for one.
    pub tabs: Option<Rect>,
    pub today: TodayPlace,
    pub ladder: LadderPlace,
    /// What a finger moves on a phone, below the tabs.
    pub page: Option<Rect>,
}

/// The daily journey.
pub struct TodayPlace {
    pub ticket: Rect,
    /// The width of its stub.
    pub stub: f32,
    /// The text to paste, with its buttons.
    pub text: Rect,
    pub copy: Rect,
    pub play: Rect,
    /// The calendar.
    pub days: Rect,
    /// The type of headings and of everything else.
    pub letters: [f32; 2],
}

/// The ladder.
pub struct LadderPlace {
    pub panel: Rect,
    /// The middle of the first station, and how far it is to the next one and to the row above.
    pub first: Vec2,
    pub step: Vec2,
    /// What the chosen journey is about.
    pub chosen: Rect,
    pub board: Rect,
    pub letters: [f32; 2],
}

impl DailyLayout {
    /// The layout for a shape.
    pub fn of(shape: Shape) -> Self {
        match shape {
            Shape::Wide => Self::desktop(shape.size(), 588.0, 318.0),
            Shape::Tall => Self::desktop(shape.size(), 500.0, 330.0),
            Shape::Phone(phone) => Self::phone(phone),
        }
    }

    fn desktop(size: Vec2, wide: f32, high: f32) -> Self {
        let ticket = rect(24.0, 68.0, wide, high);
        let text = rect(24.0, ticket.max.y + 14.0, wide, 134.0);
        let days = Rect::new(24.0, text.max.y + 14.0, 24.0 + wide, size.y - 24.0);
        let panel = Rect::new(wide + 40.0, 68.0, size.x - 24.0, size.y - 24.0);
        let chosen = Rect::new(panel.min.x + 14.0, panel.max.y - 148.0, panel.max.x - 14.0, panel.max.y - 12.0);
        let step = Vec2::new((panel.width() - 190.0) / 5.0, (chosen.min.y - panel.min.y - 208.0) / 4.0);
        let button = text.max.x - 160.0;
        Self {
            tabs: None,
            today: TodayPlace {
                ticket,
                stub: 132.0,
                text,
                copy: rect(button, text.min.y + 14.0, 146.0, 48.0),
                play: rect(button, text.min.y + 72.0, 146.0, 48.0),
                days,
                letters: [26.0, 18.5],
            },
            ladder: LadderPlace {
                panel,
                first: Vec2::new(panel.min.x + 95.0, chosen.min.y - 54.0),
                step,
                chosen,
                board: rect(chosen.max.x - 270.0, chosen.max.y - 108.0, 258.0, 76.0),
                letters: [25.0, 18.5],
            },
            page: None,
        }
    }

    fn phone(phone: Phone) -> Self {
        let size = phone.size();
        let wide = size.x.min(560.0) - 16.0;
        let left = (size.x - wide) / 2.0;
        let area = rect(0.0, 104.0, size.x, size.y - 104.0);
        let ticket = rect(left, 6.0, wide, 236.0);
        let text = rect(left, ticket.max.y + 8.0, wide, 158.0);
        let days = rect(left, text.max.y + 8.0, wide, 330.0);
        let half = (wide - 32.0) / 2.0;
        let buttons = text.max.y - FINGER - 10.0;
        let panel = rect(left, 6.0, wide, 640.0);
        let chosen = rect(left + 10.0, panel.max.y - 190.0, wide - 20.0, 180.0);
        Self {
            tabs: Some(rect(left + 8.0, 60.0, wide - 16.0, 38.0)),
            today: TodayPlace {
                ticket,
                stub: 92.0,
                text,
                copy: rect(left + 12.0, buttons, half, FINGER),
                play: rect(left + 20.0 + half, buttons, half, FINGER),
                days,
                letters: [19.0, 14.5],
            },
            ladder: LadderPlace {
                panel,
                first: Vec2::new(panel.min.x + 34.0, chosen.min.y - 44.0),
                step: Vec2::new((wide - 68.0) / 5.0, 84.0),
                chosen,
                board: rect(chosen.min.x + 4.0, chosen.max.y - FINGER - 6.0, chosen.width() - 8.0, FINGER + 2.0),
                letters: [19.0, 14.5],
            },
            page: Some(area),
        }
    }
}
