//! The door: one's name and portrait, and then a room of one's own or a friend's code; and what the connection says.

use bevy::prelude::*;

use super::{
    names::LobbyControl,
    room::{colour_of, next_portrait, portrait_of},
};
use crate::{
    drawing::{Drawing, rect},
    localization::Texts,
    online::{Friends, denial_key, state_told},
    screens::{
        entrance::{Doorway, Entrance},
        running_games::GameLine,
    },
    session::NAME_LENGTH,
    ui::{
        labels::Align,
        regions::RegionId,
        theme::{bold, palette},
        typefaces::Typeface,
    },
    widgets::{
        button::{Button, ButtonStyle},
        canvas::Canvas,
        text_field::TextField,
    },
};
use online::ConnectionState;

/// The most signs that are typed for a code, with what people put between.
const CODE_LENGTH: usize = 12;

/// Draws the door. Returns what was pressed.
pub fn draw(canvas: &mut Canvas, place: Rect, door: &mut Doorway, friends: &Friends) -> Option<LobbyControl> {
    let told = told(canvas.texts(), door, friends);
    let (may_come, has_code) = (door.comer().is_some(), door.typed_code().is_some());
    let busy = matches!(friends.state(), Some(ConnectionState::Connecting | ConnectionState::Pausing { .. }));
    let entrance = door.entrance.as_mut()?;
    let low = place.height() < 400.0;
    let inner = place.inflate(if low { -10.0 } else { -24.0 });
    let step = (inner.height() / 5.0).min(78.0);
    let row = |nth: f32| rect(inner.min.x, inner.min.y + step * nth, inner.width(), step - 8.0);
    let mut drawing = Drawing::default();
    drawing.panel(place);
    let who = row(0.0);
    let k = who.height() / 64.0;
    drawing.scaled(format!("medallion/{}", portrait_of(&entrance.companion)), who.min.x, who.min.y, k);
    let ring = format!("medallion/ring/{}", colour_of(&entrance.companion).key());
    drawing.scaled(ring, who.min.x, who.min.y, k);
    canvas.paint(&drawing);
    let mut pressed = None;
    let left = who.min.x + who.height() + 12.0;
    let field = |canvas: &mut Canvas, id: RegionId, key: &str, limit, text: &mut String, place: Rect| {
        let mut ground = Drawing::default();
        ground.plate(place, palette::FIELD, palette::BRASS, 1.2);
        if text.is_empty() {
            ground.line_in(
                &canvas.words(key),
                place.inflate(-12.0),
                18.0,
                palette::DISABLED,
                Align::Left,
                Typeface::Text,
            );
        }
        canvas.paint(&ground);
        let field =
            TextField { id, label: canvas.words(key), limit, digits: false, font: bold(20.0), colour: palette::PAPER };
        canvas.text_field(
            &field,
            text,
            rect(place.min.x + 12.0, place.min.y + 4.0, place.width() - 24.0, place.height() - 8.0),
        )
    };
    let Entrance { companion, code } = entrance;
    let wide = (who.width() * 0.28).max(84.0);
    let name = Rect { min: Vec2::new(left, who.min.y), max: Vec2::new(who.max.x - wide - 8.0, who.max.y) };
    field(canvas, LobbyControl::Name.into(), "lobby-door-name", NAME_LENGTH, &mut companion.name, name);
    let portrait = Button::new(LobbyControl::Portrait, canvas.words("setup-portrait"), ButtonStyle::Plain).size(16.5);
    if canvas.button(&portrait, rect(name.max.x + 8.0, who.min.y, wide, who.height())) {
        *companion = next_portrait(companion);
    }
    let mut button = |canvas: &mut Canvas, id: LobbyControl, key: &str, style, enabled, at: Rect| {
        let button = Button::new(id, canvas.words(key), style).size(19.0).enabled(enabled && !busy);
        if canvas.button(&button, at) {
            pressed = Some(id);
        }
    };
    button(canvas, LobbyControl::Open, "lobby-door-open", ButtonStyle::Gold, may_come && !has_code, row(1.0));
    field(canvas, LobbyControl::Code.into(), "lobby-door-code", CODE_LENGTH, code, row(2.0));
    let both = row(3.0);
    let (sit, watch) = (
        Rect { max: Vec2::new(both.center().x - 4.0, both.max.y), ..both },
        Rect { min: Vec2::new(both.center().x + 4.0, both.min.y), ..both },
    );
    button(canvas, LobbyControl::Sit, "lobby-door-sit", ButtonStyle::Gold, may_come && has_code, sit);
    button(canvas, LobbyControl::Watch, "lobby-door-watch", ButtonStyle::Plain, may_come && has_code, watch);
    let words = told.unwrap_or_else(|| match (may_come, code.is_empty() || has_code) {
        (false, _) => canvas.words("setup-missing-names"),
        (true, false) => canvas.words("lobby-door-unreadable"),
        (true, true) => canvas.words("lobby-door-about"),
    });
    let mut line = Drawing::default();
    line.within(words, row(4.0), (17.0, 14.0), palette::STEAM, Typeface::Text);
    canvas.paint(&line);
    pressed
}

/// Lists the games that are going on. Returns the place of the one that was pressed.
pub fn games(canvas: &mut Canvas, place: Rect, games: &[GameLine]) -> Option<usize> {
    const ROW: f32 = 64.0;
    let mut drawing = Drawing::default();
    drawing.panel(place);
    let head = rect(place.min.x + 20.0, place.min.y + 12.0, place.width() - 40.0, 30.0);
    drawing.line_in(&canvas.words("friends-games"), head, 22.0, palette::LAMP, Align::Left, Typeface::Display);
    canvas.paint(&drawing);
    let most = ((place.height() - 62.0) / ROW).max(0.0) as usize;
    let mut pressed = None;
    for (nth, game) in (0_u8..).zip(games.iter().take(most)) {
        let top = place.min.y + 50.0 + ROW * f32::from(nth);
        let button =
            Button::new(LobbyControl::Return(nth), &game.with, ButtonStyle::Plain).size(17.0).below(&game.note);
        if canvas.button(&button, rect(head.min.x, top, head.width(), ROW - 6.0)) {
            pressed = Some(game.place);
        }
    }
    pressed
}

/// What there is to say of the connection and of what was refused, and what to do then.
pub fn told(texts: &Texts, door: &Doorway, friends: &Friends) -> Option<String> {
    match (door.refused, friends.state()?) {
        (Some(denial), ConnectionState::Connected) => Some(texts.get(denial_key(denial))),
        _ => state_told(texts, friends),
    }
}
