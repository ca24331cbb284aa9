//! The carriage: each window is a seat and shows who sits there and how they play.

use bevy::prelude::*;
use bevy_egui::egui::Color32;
use strum::VariantArray;

use super::layout::{Carriage, SeatWindow};
use super::names::SetupControl;
use crate::{
    drawing::{Drawing, rect},
    localization::Texts,
    screens::title::along,
    session::{Colour, LEVELS, Lineup, NAME_LENGTH, PlayerKind, number_equal_names},
    ui::{
        atlas::Art,
        labels::Align,
        text::with_tip,
        theme::{display, palette},
        typefaces::Typeface,
    },
    widgets::{
        button::{Button, ButtonStyle},
        canvas::Canvas,
        segments::Segment,
        text_field::TextField,
    },
};
use bots::BotLevel;

/// The carriage itself, its rail and the night behind it. On the narrow stage it is smaller, but its
/// lower part is deeper.
pub fn carriage(texts: &Texts, visible: Rect, carriage: Carriage, seats: &[SeatWindow], taken: usize) -> Drawing {
    let Carriage { k, deeper, y, letters: [size, spacing] } = carriage;
    let mut drawing = Drawing::default();
    drawing.fill(Rect { max: Vec2::new(visible.max.x, 110.0), ..visible }, Color32::from_rgb(0x0B, 0x15, 0x24));
    let night_y = y + 50.0 * k + deeper;
    let first = (visible.min.x / (1600.0 * k)).floor() as i32;
    let last = (visible.max.x / (1600.0 * k)).ceil() as i32;
    for repeat in first..last {
        drawing.scaled("setup/night", repeat as f32 * 1600.0 * k, night_y, k);
    }
    // Rows 310–315 of the sprite (below the plaques) are stretched where the lower part is deeper.
    let mut top = y + 50.0 * k;
    for (from, to, stretched) in [(0.0, 310.0, 0.0), (310.0, 315.0, deeper), (315.0, 420.0, 0.0)] {
        let high = (to - from) * k + stretched;
        // Its frame begins at row 50.
        let rows = Rect::new(0.0, 50.0 + from, 1600.0, 50.0 + to);
        drawing.part("setup/carriage", rows, rect(0.0, top, 1600.0 * k, high));
        top += high;
    }
    along(&mut drawing, texts, (64.0 * k, 1536.0 * k), y + 109.4 * k, size, spacing);
    for (seat, window) in seats.iter().enumerate() {
        let name = if seat < taken { "setup/roof-lamp/lit" } else { "setup/roof-lamp/dark" };
        for lamp in 0..5 {
            let x = window.x + (50.0 + 55.0 * lamp as f32) * window.k;
            drawing.scaled(name, x, window.y - 61.0 * window.k, window.k);
        }
    }
    drawing
}

/// A plaque on a window. Its picture reaches over its edges.
pub fn plaque(drawing: &mut Drawing, [x, y, w, h]: [f32; 4]) {
    drawing.slice("setup/plaque", [16.0, 12.0, 16.0, 12.0], rect(x - 5.0, y - 2.0, w + 10.0, h + 4.0));
}

/// The plate with the number of a seat in the turn order.
pub fn number(drawing: &mut Drawing, seat: usize, x: f32, y: f32) {
    drawing.picture("setup/berth", x, y);
    drawing.display((seat + 1).to_string(), x + 16.0, y + 23.7, 22.0, palette::LAMP, Align::Centre);
}

/// The four seats, wherever they are. Returns whether one shall be a friend's.
pub fn seats(canvas: &mut Canvas, places: &[SeatWindow], lineup: &mut Lineup) -> bool {
    let (mut typing, mut befriended) = (false, false);
    for (seat, place) in places.iter().enumerate() {
        if seat < lineup.seats.len() {
            let (types, friend) = passenger(canvas, lineup, seat, *place);
            typing |= types;
            befriended |= friend;
        } else {
            free(canvas, lineup, seat, *place);
        }
    }
    canvas.under(String::new);
    if !typing {
        number_equal_names(&mut lineup.seats);
    }
    befriended
}

fn free(canvas: &mut Canvas, lineup: &mut Lineup, seat: usize, window: SeatWindow) {
    let (x, w) = (window.x, window.width());
    let (mut drawing, middle) = (Drawing::default(), x + w / 2.0);
    drawing.scaled("setup/pane/empty", x, window.y, window.k);
    number(&mut drawing, seat, x + w - 40.0, window.y + 8.0);
    let y = window.y + 120.0 * window.k;
    plaque(&mut drawing, [middle - 100.0, y, 200.0, 38.0]);
    let words = canvas.words("setup-empty");
    drawing.shortened(&words, middle, y + 26.3, 21.0, palette::PAPER, Align::Centre, Typeface::Display, 184.0);
    let (note, y) = (canvas.words("setup-two-to-four"), window.below() - 2.0);
    drawing.shortened(&note, middle, y + 66.0, 16.0, palette::MUTED, Align::Centre, Typeface::Text, w);
    canvas.paint(&drawing);
    let half = (w - 12.0) / 2.0;
    let seat = seat as u8;
    let button = |id, key: &str| Button::new(id, canvas.words(key), ButtonStyle::Plain).size(16.5);
    let (human, bot) =
        (button(SetupControl::AddHuman(seat), "setup-add-human"), button(SetupControl::AddBot(seat), "setup-add-bot"));
    canvas.under(|| seat_words(canvas, seat.into(), &canvas.words("setup-empty")));
    if canvas.button(&human, rect(x, y, half, 38.0)) {
        lineup.take_seat(PlayerKind::Human);
    }
    if canvas.button(&bot, rect(x + half + 12.0, y, half, 38.0)) {
        lineup.take_seat(lineup.next_bot());
    }
}

/// Which seat something belongs to, for those who do not see where it is.
fn seat_words(canvas: &Canvas, seat: usize, name: &str) -> String {
    canvas.words_with("told-seat", [("seat", (seat + 1).into()), ("name", name.to_owned().into())])
}

/// A seat that is taken. Returns whether its name is being typed, and whether it shall be a friend's.
fn passenger(canvas: &mut Canvas, lineup: &mut Lineup, seat: usize, window: SeatWindow) -> (bool, bool) {
    let SeatWindow { x, y, k, .. } = window;
    let w = window.width();
    let config = lineup.seats[seat].clone();
    canvas.under(|| seat_words(canvas, seat, &config.name));
    canvas.paint(Drawing::default().scaled(format!("setup/pane/{}", config.colour.key()), x, y, k));
    let (plaque, _) = window.plaque(config.player);
    let high = (130.0 * k).min(plaque - y - 30.0 * k - 4.0);
    let face = canvas.hit(SetupControl::Face(seat as u8), rect(x + 20.0 * k, y + 30.0 * k, 190.0 * k, high));
    canvas.call(SetupControl::Face(seat as u8), || canvas.words("told-face"));
    let face = with_tip(face, &canvas.words("setup-face-tip"));
    // Above a high plaque a traveller sits up straight.
    let up = if config.player == PlayerKind::Human { 0.0 } else { 16.0 * k };
    canvas.paint(Drawing::default().scaled(format!("portrait/{}", config.portrait), x, y - up, k));
    if face.clicked() {
        lineup.next_portrait(seat);
    }
    plates(canvas, lineup, seat, window);
    // A player who has just been removed no longer has a name plate.
    if seat >= lineup.seats.len() {
        return (false, false);
    }
    let typing = name(canvas, lineup, seat, window);

    let y = window.below();
    let number = seat as u8;
    let kinds = [
        (SetupControl::MakeHuman(number), "setup-human"),
        (SetupControl::MakeBot(number), "setup-bot"),
        (SetupControl::MakeFriend(number), "setup-friend"),
    ];
    let parts = kinds.map(|(id, key)| Segment::new(id, canvas.words(key)));
    let is_bot = matches!(config.player, PlayerKind::Bot(_));
    let kind = canvas.segments(rect(x, y, window.kinds, 36.0), &parts, usize::from(is_bot), 16.0);
    let befriended = kind == Some(2);
    match kind {
        Some(2) => {}
        Some(0) => lineup.seats[seat].player = PlayerKind::Human,
        Some(_) if !is_bot => lineup.seats[seat].player = lineup.next_bot(),
        _ => {}
    }
    colours(canvas, lineup, seat, (x + w - window.colours, y + 18.0), window.pitch);

    let y = y + 42.0;
    if let PlayerKind::Bot(level) = config.player {
        let parts = LEVELS.map(|level| {
            let mut part = Segment::new(SetupControl::SetLevel(number, level), canvas.words(&format!("level-{level}")));
            part.tip = level_note(canvas.texts(), level);
            part
        });
        let chosen = LEVELS.iter().position(|each| *each == level).unwrap_or(LEVELS.len());
        if let Some(level) = canvas.segments(rect(x, y, w, 34.0), &parts, chosen, 16.0) {
            lineup.seats[seat].player = PlayerKind::Bot(LEVELS[level]);
        }
        if window.tells_level_below {
            let (note, mut told) = (level_note(canvas.texts(), level), Drawing::default());
            told.shortened(&note, x + w / 2.0, y + 51.0, 15.5, palette::STEAM, Align::Centre, Typeface::Text, w);
            canvas.paint(&told);
        }
    } else {
        let (note, mut told) = (canvas.words("setup-human-note"), Drawing::default());
        told.shortened(&note, x + 2.0, y + 22.0, 16.0, palette::MUTED, Align::Left, Typeface::Text, w - 136.0);
        canvas.paint(&told);
        let button =
            Button::new(SetupControl::NextPortrait(number), canvas.words("setup-portrait"), ButtonStyle::Plain);
        if canvas.button(&button.size(16.0), rect(x + w - 124.0, y + 1.0, 124.0, 40.0)) {
            lineup.next_portrait(seat);
        }
    }
    (typing, befriended)
}

/// The plates on the window: remove the player, change seats, the number in the turn order.
fn plates(canvas: &mut Canvas, lineup: &mut Lineup, seat: usize, window: SeatWindow) {
    let (x, y, w) = (window.x, window.y + 8.0, window.width());
    let count = lineup.seats.len();
    let mut plate = |left: f32, id: SetupControl, icon: &'static str, key: &str| {
        let response = canvas.hit(id, rect(left, y, 32.0, 32.0));
        canvas.call(id, || canvas.words(key));
        let high = if response.hovered() || response.has_focus() { 30.0 } else { 25.0 };
        let mut plate = Drawing::default();
        plate.picture("setup/berth", left, y).icon(icon, left + 16.0, y + 16.0, high);
        canvas.paint(&plate);
        response.clicked()
    };
    if count > 2 && plate(x + 8.0, SetupControl::LeaveSeat(seat as u8), "ui/close", "told-leave-seat") {
        lineup.leave(seat);
        return;
    }
    let last = seat + 1 == count;
    if seat > 0
        && plate(
            x + w - if last { 76.0 } else { 112.0 },
            SetupControl::SeatLeft(seat as u8),
            "ui/arrow-left",
            "told-seat-left",
        )
    {
        lineup.swap(seat, seat - 1);
        return;
    }
    if !last && plate(x + w - 76.0, SetupControl::SeatRight(seat as u8), "ui/arrow-right", "told-seat-right") {
        lineup.swap(seat, seat + 1);
        return;
    }
    let mut drawing = Drawing::default();
    number(&mut drawing, seat, x + w - 40.0, y);
    canvas.paint(&drawing);
}

/// How strong a level is, in words.
fn level_note(texts: &Texts, level: BotLevel) -> String {
    texts.get(&format!("level-{level}-note"))
}

/// How long a name is and how long it may be, at the right end of its field.
fn letters_left(drawing: &mut Drawing, texts: &Texts, (right, y): (f32, f32), name: &str) {
    let letters = name.chars().count();
    let words = texts.with("setup-name-length", [("n", letters.into()), ("most", NAME_LENGTH.into())]);
    let ink = if letters < NAME_LENGTH { palette::STEAM } else { palette::LAMP };
    drawing.bold(words, right, y, 15.0, ink, Align::Right);
}

/// The plaque with the name and, for a bot, the style. Returns whether the name is being typed.
fn name(canvas: &mut Canvas, lineup: &mut Lineup, seat: usize, window: SeatWindow) -> bool {
    let config = &mut lineup.seats[seat];
    let (x, (y, high), w) = (window.x, window.plaque(config.player), window.width());
    let edge = if window.k < 1.0 { 6.0 } else { 14.0 };
    let mut ground = Drawing::default();
    plaque(&mut ground, [x + edge, y, w - 2.0 * edge, high]);
    canvas.paint(ground.emblem(config.colour, x + edge + 24.0, y + 18.0, 9.6));
    // A long name is set smaller.
    let most = w - edge - 98.0;
    let wide = Typeface::Display.width(&config.name, 22.0);
    let size = 22.0 * ((most - 8.0) / wide).clamp(0.6, 1.0);
    let own = (wide * size / 22.0).max(60.0);
    let room = match config.player {
        PlayerKind::Human | PlayerKind::Friend => most,
        PlayerKind::Bot(_) => (own + 14.0).min(most),
    };
    let field = TextField {
        id: SetupControl::PlayerName(seat as u8).into(),
        label: canvas.words_with("setup-name-label", [("seat", (seat + 1).into())]),
        limit: NAME_LENGTH,
        digits: false,
        font: display(size),
        colour: palette::LAMP,
    };
    let typing = canvas.text_field(&field, &mut config.name, rect(x + edge + 40.0, y + 2.0, room, 32.0));
    let right = x + w - edge - 10.0;
    let mut drawing = Drawing::default();
    if typing {
        letters_left(&mut drawing, canvas.texts(), (right, y + 23.0), &config.name);
    }
    match config.player {
        PlayerKind::Human | PlayerKind::Friend => {
            let pencil = canvas.hit(SetupControl::EditName(seat as u8), rect(x + w - 54.0, y + 2.0, 36.0, 32.0));
            canvas.call(SetupControl::EditName(seat as u8), || canvas.words("told-edit-name"));
            if !typing {
                let scale = if pencil.hovered() { 1.2 } else { 1.0 };
                drawing.scaled("setup/pencil", x + w - 36.0, y + 18.0, scale);
            }
            if pencil.clicked() {
                field.write_anew(canvas, &config.name);
            }
        }
        PlayerKind::Bot(level) => {
            let style = config.style();
            let [title, about] =
                [format!("style-{style}"), format!("style-{style}-about")].map(|key| canvas.words(&key));
            style_line(&mut drawing, [x + edge + 14.0, y + 49.0, w - 2.0 * edge - 28.0], &title, &about);
            let left = right - (x + edge + 40.0) - own - 20.0;
            if !typing && window.k == 1.0 {
                let (note, face) = (level_note(canvas.texts(), level), Typeface::Text);
                if left > 0.85 * face.width(&note, 16.0) {
                    drawing.shortened(&note, right, y + 24.0, 16.0, palette::STEAM, Align::Right, face, left);
                }
            }
        }
    }
    canvas.paint(&drawing);
    typing
}

/// Who a bot is and what it likes, in one line; both are set smaller where there is less room.
fn style_line(drawing: &mut Drawing, [x, y, w]: [f32; 3], title: &str, about: &str) {
    let first = |size: f32| Typeface::Bold.width(title, size) + 7.0;
    let size = 16.5 * (w / (first(16.5) + Typeface::Text.width(about, 16.5))).min(1.0);
    drawing.bold(title, x, y, size, palette::LAMP, Align::Left);
    drawing.words(about, x + first(size), y, size, palette::STEAM, Align::Left);
}

/// The four colours with their signs, so far apart. Choosing another player's colour swaps the two.
fn colours(canvas: &mut Canvas, lineup: &mut Lineup, seat: usize, (x, y): (f32, f32), pitch: f32) {
    let own = lineup.seats[seat].colour;
    for (place, colour) in Colour::VARIANTS.iter().copied().enumerate() {
        let (centre, wide) = (x + pitch / 2.0 - 1.5 + pitch * place as f32, pitch - 1.0);
        let high = wide.max(40.0);
        let control = SetupControl::SetColour(seat as u8, colour);
        let response = canvas.hit(control, rect(centre - wide / 2.0, y - high / 2.0, wide, high));
        canvas.call(control, || canvas.words_with("told-colour", [("colour", colour.key().into())]));
        canvas.choose(control, colour == own);
        let taken = lineup.seats.iter().any(|other| other.colour == colour);
        let mut drawing = Drawing::default();
        if colour == own {
            let plate = rect(centre - 15.0, y - 16.0, 30.0, 32.0);
            drawing.plate(plate, palette::DEEP, palette::LAMP, 1.8).emblem(colour, centre, y, 8.6);
        } else {
            let bright = if response.hovered() {
                1.0
            } else if taken {
                0.45
            } else {
                0.9
            };
            let sign = Art::new(format!("emblem/{}", colour.key())).tint(Color::srgba(1.0, 1.0, 1.0, bright));
            drawing.art(sign, centre - 8.4, y - 8.4, 0.7);
            if taken {
                let ends = [(-9.0, 9.0), (9.0, -9.0)].map(|(right, down)| Vec2::new(centre + right, y + down));
                drawing.stroke(ends.to_vec(), 1.8, palette::MUTED);
            }
        }
        canvas.paint(&drawing);
        if response.clicked() {
            lineup.paint(seat, colour);
        }
    }
}
