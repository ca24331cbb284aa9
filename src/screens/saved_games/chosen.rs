//! The chosen game: its trains, its players, and what can be done with it.

use bevy::prelude::*;
use bevy_egui::egui;
use jiff::civil::Date;

use super::{
    about,
    labels::{modules, picture},
    layout::ChosenPlace,
    names::SavedGamesControl,
};
use crate::{
    drawing::{Drawing, rect},
    persistence::{SavedGame, ShelvedGame, Store},
    pieces::portrait,
    session::PlayerKind,
    travels::to_beat,
    ui::{labels::Align, theme::palette, typefaces::Typeface},
    widgets::{
        button::{Button, ButtonStyle},
        canvas::Canvas,
        text_field::TextField,
    },
};
use rules::Seat;

/// The most letters of a name.
pub const NAME_LENGTH: usize = 32;

/// The panel with its buttons. `name` is what is being typed as the new name, if anything. Returns what was pressed.
pub fn draw(
    canvas: &mut Canvas,
    place: &ChosenPlace,
    shelved: Option<&ShelvedGame>,
    today: Date,
    store: &Store,
    name: Option<&mut String>,
) -> Option<SavedGamesControl> {
    let mut drawing = Drawing::default();
    drawing.panel(place.panel);
    let Some(shelved) = shelved else {
        canvas.paint(&drawing);
        return None;
    };
    let game = match &shelved.found {
        Ok(game) => game,
        Err(error) => {
            let [why, advice] = error.explained(canvas.texts(), store, &shelved.id);
            let head = canvas.words("saved-games-broken");
            let room = place.panel.inflate(-20.0);
            let line = rect(room.min.x, room.min.y, room.width(), 36.0);
            drawing.line_in(&head, line, place.letters * 1.2, palette::LAMP, Align::Left, Typeface::Display);
            let text = Rect::new(room.min.x, room.min.y + 46.0, room.max.x, room.max.y - 60.0);
            drawing.text(format!("{why}\n{advice}"), text, place.letters, palette::PAPER, Align::Left);
            canvas.paint(&drawing);
            return others(canvas, place, false, None, |control| control == SavedGamesControl::Delete);
        }
    };
    drawing.put(&picture(game, place.picture.size()), place.picture.min.x, place.picture.min.y, 1.0);
    drawing.frame(place.picture.inflate(3.0), 1.6, palette::BRASS);
    let mut pressed = None;
    let large = (place.letters * 1.5).min(place.name.height() * 0.72);
    let renaming = name.is_some();
    if !renaming {
        let words = about::name(canvas.texts(), game);
        let sign = place.name.height() + 6.0;
        let line = Rect { max: place.name.max - Vec2::X * sign, ..place.name };
        drawing.line_in(&words, line, large, palette::LAMP, Align::Left, Typeface::Display);
    }
    lines(&mut drawing, canvas, place, game, today);
    if let Some(room) = place.players {
        players(&mut drawing, canvas, place, room, game);
    }
    canvas.paint(&drawing);
    if let Some(name) = name {
        let field = TextField {
            id: SavedGamesControl::Name.into(),
            label: canvas.words("saved-games-rename-label"),
            limit: NAME_LENGTH,
            digits: false,
            font: Typeface::Display.at(large),
            colour: palette::LAMP,
        };
        let mut ground = Drawing::default();
        ground.fill(place.name, palette::FIELD).frame(place.name, 1.4, palette::LAMP);
        canvas.paint(&ground);
        let Rect { min, .. } = place.name;
        canvas.text_field(&field, name, rect(min.x + 8.0, min.y, place.name.width() - 16.0, place.name.height()));
        if canvas.ui.input(|input| input.key_pressed(egui::Key::Enter)) {
            pressed = Some(SavedGamesControl::Rename);
        }
    }
    // What is over is watched in the first place.
    let (gold, key) = match game.asked() {
        Some(_) => (SavedGamesControl::Open, "saved-games-continue"),
        None => (SavedGamesControl::Watch, "saved-games-watch"),
    };
    let open = Button::new(gold, canvas.words(key), ButtonStyle::Gold);
    let open = if place.signs_only { open.size(20.0) } else { open.size(29.0) };
    pressed = canvas.button(&open, place.open).then_some(gold).or(pressed);
    let (is_over, beat) = (game.asked().is_none(), to_beat(game));
    let can = |control| match control {
        SavedGamesControl::Review => is_over && game.begins.is_none(),
        SavedGamesControl::Watch => !game.record.choices.is_empty(),
        SavedGamesControl::Challenge => beat.is_some(),
        _ => true,
    };
    others(canvas, place, is_over, beat, can).or(pressed)
}

/// What else can be done; what cannot be done now says why.
fn others(
    canvas: &mut Canvas,
    place: &ChosenPlace,
    is_over: bool,
    beat: Option<u16>,
    can: impl Fn(SavedGamesControl) -> bool,
) -> Option<SavedGamesControl> {
    let mut pressed = None;
    for (control, at) in &place.others {
        let control = match control {
            SavedGamesControl::Watch if is_over => SavedGamesControl::Open,
            control => *control,
        };
        let (sign, key) = match control {
            SavedGamesControl::Open => ("ui/zoom", "saved-games-result"),
            SavedGamesControl::Watch => ("ui/play", "saved-games-watch"),
            SavedGamesControl::Share => ("ui/share", "saved-games-share"),
            SavedGamesControl::Review => ("ui/curve", "saved-games-review"),
            SavedGamesControl::Challenge => ("icon/points/night", "saved-games-challenge"),
            SavedGamesControl::Rename => ("ui/pencil", "saved-games-rename"),
            _ => ("ui/bin", "saved-games-delete"),
        };
        let words = canvas.words_with(key, [("points", beat.unwrap_or_default().into())]);
        let shown = if place.signs_only { String::new() } else { words.clone() };
        let button = Button::new(control, shown, ButtonStyle::Plain).sprite(sign, 26.0).size(20.0);
        let button = match (can(control), control) {
            (true, _) if place.signs_only => button.tip(words),
            (true, _) => button,
            (false, SavedGamesControl::Challenge) => {
                button.enabled(false).tip(canvas.words("saved-games-challenge-not-yet"))
            }
            (false, SavedGamesControl::Review) => button.enabled(false).tip(canvas.words("saved-games-review-not-yet")),
            (false, _) => button.enabled(false),
        };
        pressed = canvas.button(&button, *at).then_some(control).or(pressed);
    }
    pressed
}

/// When it was played, and how far it has come; its modules at the right.
fn lines(drawing: &mut Drawing, canvas: &Canvas, place: &ChosenPlace, game: &SavedGame, today: Date) {
    let texts = canvas.texts();
    let half = place.lines.height() / 2.0;
    let line = |nth: f32| rect(place.lines.min.x, place.lines.min.y + half * nth, place.lines.width(), half);
    let when = about::when(texts, game, today);
    let side = (half - 4.0).min(28.0);
    let wide = if game.record.setup.teatime { 3.0 } else { 2.0 } * (side + 6.0);
    let below = Rect { max: line(1.0).max - Vec2::X * wide, ..line(1.0) };
    drawing.line_in(&when, line(0.0), place.letters, palette::PAPER, Align::Left, Typeface::Text);
    let own = game.asked() == Some(game.owner()) && game.round() > 0;
    let stand = if own {
        let turn = game.game.board().turn;
        texts.with("saved-games-stand-yours", [("round", game.round().into()), ("turn", turn.into())])
    } else {
        about::stand(texts, game)
    };
    drawing.line_in(&stand, below, place.letters, palette::PAPER, Align::Left, Typeface::Text);
    modules(drawing, game, Vec2::new(place.lines.max.x - wide + 6.0, below.center().y - side / 2.0), side);
}

/// Who plays, how well, and how many points each has.
fn players(drawing: &mut Drawing, canvas: &Canvas, place: &ChosenPlace, room: Rect, game: &SavedGame) {
    let pitch = (room.height() / game.seats.len() as f32).min(52.0);
    if pitch < 15.0 {
        return;
    }
    if !place.signs_only {
        drawing.fill(rect(room.min.x, room.min.y - 6.0, room.width(), 1.2), palette::BRASS.gamma_multiply(0.6));
    }
    let radius = (pitch * 0.42).min(portrait::LARGE + 2.5);
    for (nth, seat) in game.seats.iter().enumerate() {
        let y = room.min.y + pitch * (nth as f32 + 0.5);
        drawing.put(&portrait::draw(seat, default(), radius), room.min.x + radius, y, 1.0);
        drawing.emblem(seat.colour, room.min.x + 2.0 * radius + 14.0, y, 7.0);
        let points = game.game.board().player(Seat(nth as u8)).score();
        let plate = Vec2::new(pitch.min(30.0) * 1.7, pitch.min(30.0));
        drawing.ticket(points, Vec2::new(room.max.x - plate.x / 2.0, y), plate.y.min(30.0));
        let left = room.min.x + 2.0 * radius + 30.0;
        let line = Rect::new(left, y - pitch / 2.0, room.max.x - plate.x - 8.0, y + pitch / 2.0);
        let ends = drawing.line_in(&seat.name, line, place.letters, palette::PAPER, Align::Left, Typeface::Bold);
        let kind = match seat.player {
            PlayerKind::Human if game.seats.iter().filter(|seat| seat.player == PlayerKind::Human).count() == 1 => {
                canvas.words("saved-games-you")
            }
            PlayerKind::Human => canvas.words("setup-human"),
            PlayerKind::Friend => canvas.words("player-friend"),
            PlayerKind::Bot(level) => canvas.words(&format!("level-{level}")),
        };
        let after = Rect { min: Vec2::new(left + ends.max(line.width() * 0.42) + 10.0, line.min.y), ..line };
        if after.width() > 44.0 {
            drawing.line_in(&kind, after, place.letters - 1.0, palette::MUTED, Align::Left, Typeface::Text);
        }
    }
}
