//! What is heard in a game with friends: greetings as bubbles below the plates, what was refused or taken back, and that
//! one's time is up.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::prompt::GREETINGS;
use crate::{
    drawing::{Drawing, rect},
    localization::words::Speaker,
    online::{Friends, Greetings, LinePurpose, ServerTold, denial_key},
    session::{Presentation, Session},
    state::Screen,
    table::layout::TableLayout,
    ui::{
        brush::{Brush, layer},
        labels::Align,
        theme::palette,
        typefaces::Typeface,
    },
    widgets::toast::Toast,
};
use online::Told;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (tell, tell_time).run_if(in_state(Screen::Table)))
        .add_systems(EguiPrimaryContextPass, draw_greetings.run_if(in_state(Screen::Table)));
}

/// Tells why a wish was not granted, and that something was taken back.
fn tell(
    mut told: MessageReader<ServerTold>,
    speaker: Speaker,
    session: Res<Session>,
    mut toasts: MessageWriter<Toast>,
) {
    if session.remote.is_none() {
        told.clear();
        return;
    }
    let words = speaker.words();
    for ServerTold { purpose, told } in told.read() {
        match told {
            Told::Denied(denial) if matches!(purpose, LinePurpose::First | LinePurpose::Beside) => {
                toasts.write(Toast(words.get(denial_key(*denial))));
            }
            Told::Laid { taken_back: Some(seat) } if *purpose == LinePurpose::First => {
                toasts.write(Toast(words.with("company-taken-back", [("who", words.who(*seat).into())])));
            }
            _ => {}
        }
    }
}

/// Tells whoever plays here that their time is up.
fn tell_time(
    friends: Res<Friends>,
    session: Res<Session>,
    speaker: Speaker,
    mut was_up: Local<bool>,
    mut toasts: MessageWriter<Toast>,
) {
    let is_up = |chair| friends.clock(chair).is_some_and(|(left, _)| left.is_zero());
    let up = session.remote.is_some() && friends.own_chairs().any(is_up);
    if up && !*was_up {
        toasts.write(Toast(speaker.words().get("company-time-up")));
    }
    *was_up = up;
}

/// How large the words of a greeting are, and how high its bubble is.
const LETTERS: f32 = 18.0;
const HIGH: f32 = 40.0;

/// What is said hangs below the plate of whoever says it.
fn draw_greetings(
    mut contexts: EguiContexts,
    brush: Brush,
    speaker: Speaker,
    shown: Res<Presentation>,
    greetings: Res<Greetings>,
) -> Result {
    if greetings.said.is_empty() {
        return Ok(());
    }
    let words = speaker.words();
    let bar = TableLayout::new(brush.viewport().shape, shown.board.seats()).top_bar;
    let right = brush.viewport().visible().max.x - 6.0;
    let mut drawing = Drawing::default();
    for said in &greetings.said {
        let Some((_, picture, key)) = GREETINGS.iter().find(|(greeting, ..)| *greeting == said.greeting) else {
            continue;
        };
        let (text, plate) = (words.get(key), bar.plate(said.seat.0));
        let wide = Typeface::Bold.width(&text, LETTERS) + 56.0;
        let left = (plate.center().x - wide / 2.0).min(right - wide).max(6.0);
        let bubble = rect(left, plate.max.y + 8.0, wide, HIGH);
        let tip = Vec2::new(plate.center().x, plate.max.y - 1.0);
        let point = vec![tip, tip + Vec2::new(9.0, 10.0), tip + Vec2::new(-9.0, 10.0)];
        drawing.shape(point, palette::PAPER, None).plate(bubble, palette::PAPER, palette::BRASS, 1.4);
        drawing.icon(*picture, bubble.min.x + 24.0, bubble.center().y, 28.0);
        let line = Rect { min: Vec2::new(bubble.min.x + 44.0, bubble.min.y), max: bubble.max };
        drawing.line_in(&text, line, LETTERS, palette::INK, Align::Left, Typeface::Bold);
    }
    layer(contexts.ctx_mut()?, "greetings", egui::Order::Foreground, |ui| {
        let corner = brush.viewport().egui(0.0, 0.0, 0.0, 0.0).min;
        brush.painting(ui.painter(), corner, 1.0).paint(&drawing);
    });
    Ok(())
}
