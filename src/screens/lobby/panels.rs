//! The panels below the seats: the invitation, who is here, what is played, and the departure.

use bevy::prelude::*;
use bevy_egui::egui::Color32;
use strum::VariantArray;

use super::{
    layout::BESIDE,
    names::LobbyControl,
    room::{RoomView, colour_of, portrait_of},
};
use crate::{
    drawing::{Drawing, rect},
    layout::Grid,
    persistence::HandOut,
    pieces::{semaphore, square_code},
    ui::{labels::Align, theme::palette, typefaces::Typeface},
    widgets::{
        button::{Button, ButtonStyle},
        canvas::Canvas,
        segments::Segment,
    },
};
use bots::{BotLevel, Style};
use online::{ChairKind, ClockRule, Companion, LineState, LobbyWish, SeatSecret, TakeBackRule, Terms};
use rules::Module;

/// The clocks to choose from: minutes for each player, and how many seconds each turn adds.
const CLOCKS: [(u8, u8); 4] = [(0, 0), (5, 15), (10, 30), (20, 60)];

/// A panel with a heading. Returns the drawing that it begins.
fn panel(canvas: &Canvas, place: Rect, key: &str) -> Drawing {
    let mut drawing = Drawing::default();
    drawing.panel(place);
    let head = rect(place.min.x + 22.0, place.min.y + 12.0, place.width() - 44.0, 34.0);
    let wide = drawing.line_in(&canvas.words(key), head, 25.0, palette::LAMP, Align::Left, Typeface::Display);
    let rule = rect(head.min.x + wide + 14.0, head.center().y, (head.width() - wide - 14.0).max(0.0), 1.0);
    drawing.fill(rule, palette::BRASS.gamma_multiply(0.6));
    drawing
}

/// The height of the code and what is said about it, above the square.
const ABOVE: f32 = 126.0;

/// The code, the square to be photographed, the link, and who can come in.
pub fn invitation(canvas: &mut Canvas, place: Rect, room: &mut RoomView) {
    let mut drawing = panel(canvas, place, "lobby-invitation");
    let inner = Rect { min: place.min + Vec2::new(20.0, 58.0), max: place.max - Vec2::splat(20.0) };
    let beside = place.width() >= BESIDE;
    // Below the code it is as large as the link and the buttons below it leave room for.
    let square = if beside { 148.0 } else { (inner.height() - ABOVE - 160.0).min(150.0) };
    let codes = Rect { max: inner.max - Vec2::new(if beside { square + 16.0 } else { 0.0 }, 0.0), ..inner };
    let signs = Grid::shared(Rect { max: Vec2::new(codes.max.x, codes.min.y + 72.0), ..codes }, 6.0, 6, 1);
    let code = room.gathering.code.to_string();
    for (nth, sign) in (0..).zip(code.chars()) {
        let plate = signs.nth(nth);
        drawing.plate(plate, palette::DEEP, palette::BRASS, 1.4);
        drawing.line_in(&sign.to_string(), plate, 40.0, palette::PAPER, Align::Centre, Typeface::Display);
    }
    let about = rect(codes.min.x, codes.min.y + 78.0, codes.width(), ABOVE - 82.0);
    drawing.within(canvas.words("lobby-invitation-about"), about, (16.0, 14.0), palette::STEAM, Typeface::Text);
    let corner = if beside {
        Vec2::new(inner.max.x - square, inner.min.y - 6.0)
    } else {
        Vec2::new(inner.center().x - square / 2.0, inner.min.y + ABOVE)
    };
    square_code::draw(&mut drawing, &room.link, Rect::from_corners(corner, corner + square));
    let top = if beside { inner.min.y + 156.0 } else { corner.y + square + 12.0 };
    let field = rect(inner.min.x, top, inner.width(), 38.0);
    drawing.plate(field, palette::FIELD, palette::BRASS, 1.2);
    drawing.line_in(&room.link, field.inflate(-10.0), 17.0, palette::LAMP, Align::Left, Typeface::Bold);
    canvas.paint(&drawing);
    let mut doings = vec![(LobbyControl::CopyCode, "lobby-copy-code"), (LobbyControl::CopyLink, "lobby-copy-link")];
    if room.is_host() {
        doings.push((LobbyControl::NewCode, "lobby-new-code"));
    }
    let buttons = Grid::shared(rect(inner.min.x, top + 50.0, inner.width(), 44.0), 8.0, doings.len() as u8, 1);
    for (nth, (id, key)) in (0..).zip(doings) {
        let button = Button::new(id, canvas.words(key), ButtonStyle::Plain).size(16.5);
        if canvas.button(&button, buttons.nth(nth)) {
            match id {
                LobbyControl::CopyCode => room.copied = Some(HandOut::Copy(code.clone())),
                LobbyControl::CopyLink => room.copied = Some(HandOut::Copy(room.link.clone())),
                _ => room.wish(LobbyWish::NewCode),
            }
        }
    }
    let row = rect(inner.min.x, top + 104.0, inner.width(), 44.0);
    let open = room.gathering.terms.onlookers;
    let words = canvas.words(if open { "lobby-onlookers" } else { "lobby-no-onlookers" });
    if room.is_host() {
        let button = Button::new(LobbyControl::Onlookers, words, ButtonStyle::Plain).size(16.0);
        if canvas.button(&button, row) {
            room.agree(|terms| terms.onlookers = !open);
        }
    } else {
        let mut told = Drawing::default();
        told.line_in(&words, row, 16.0, palette::MUTED, Align::Left, Typeface::Text);
        canvas.paint(&told);
    }
}

/// Somebody in the list of those who are here.
struct Present<'a> {
    companion: &'a Companion,
    about: &'static str,
    line: LineState,
    state: (&'static str, Color32),
}

/// Who is here, who looks on, and what becomes of the seat of somebody who is away.
pub fn platform(canvas: &mut Canvas, place: Rect, room: &mut RoomView, secret: SeatSecret) {
    let mut drawing = panel(canvas, place, "lobby-platform");
    let gathering = room.gathering.clone();
    let people =
        (0_u8..).zip(&gathering.chairs).filter(|(_, chair)| chair.kind.is_human()).filter_map(|(seat, chair)| {
            let about = match (room.own == Some(seat), gathering.host == seat) {
                (true, true) => "lobby-you-host",
                (true, false) => "lobby-you",
                (false, true) => "lobby-host",
                (false, false) => "lobby-friend",
            };
            let state = match (chair.line, chair.ready) {
                (LineState::Returning, _) => ("lobby-back-in-a-moment", palette::LAMP),
                (LineState::Lost, _) => ("lobby-away", palette::CORAL),
                (_, true) => ("lobby-ready", palette::READY),
                (LineState::Slow, false) => ("lobby-slow", palette::LAMP),
                (LineState::Clear, false) => ("lobby-not-ready", palette::MUTED),
            };
            Some(Present { companion: chair.companion.as_ref()?, about, line: chair.line, state })
        });
    let onlookers = gathering.onlookers.iter().map(|onlooker| Present {
        companion: &onlooker.companion,
        about: "lobby-looks-on",
        line: onlooker.line,
        state: ("lobby-onlooker-there", palette::MUTED),
    });
    let (rows, most) = (place.min.y + 56.0, ((place.height() - 56.0 - 66.0) / 60.0).floor() as usize);
    for (nth, present) in people.chain(onlookers).take(most).enumerate() {
        let row = rect(place.min.x + 22.0, rows + 60.0 * nth as f32, place.width() - 44.0, 56.0);
        let middle = row.center().y;
        let (k, colour) = (22.0 / 32.0, colour_of(present.companion));
        drawing.scaled(format!("medallion/{}", portrait_of(present.companion)), row.min.x, middle - 22.0, k);
        drawing.scaled(format!("medallion/ring/{}", colour.key()), row.min.x, middle - 22.0, k);
        let signal = row.min.x + row.width() * 0.52;
        let name = rect(row.min.x + 56.0, row.min.y + 4.0, signal - row.min.x - 72.0, 24.0);
        drawing.line_in(&present.companion.name, name, 18.0, palette::PAPER, Align::Left, Typeface::Bold);
        let about = rect(name.min.x, row.min.y + 28.0, name.width(), 22.0);
        drawing.line_in(&canvas.words(present.about), about, 16.0, palette::MUTED, Align::Left, Typeface::Text);
        semaphore::draw(&mut drawing, present.line, Vec2::new(signal, middle + 22.0), 44.0);
        let state = Rect { min: Vec2::new(signal + 30.0, row.min.y), max: row.max };
        let (key, ink) = present.state;
        drawing.line_in(&canvas.words(key), state, 17.0, ink, Align::Left, Typeface::Text);
        drawing.fill(rect(row.min.x, row.max.y + 1.0, row.width(), 1.0), palette::CHOSEN);
    }
    let absent = (0_u8..).zip(&gathering.chairs).find(|(seat, chair)| {
        room.own != Some(*seat)
            && matches!(chair.kind, ChairKind::Friend)
            && chair.companion.is_some()
            && !chair.line.is_up()
    });
    let Some((seat, companion)) = absent.and_then(|(seat, chair)| Some((seat, chair.companion.as_ref()?))) else {
        return canvas.paint(&drawing);
    };
    let foot = rect(place.min.x + 22.0, place.max.y - 62.0, place.width() - 44.0, 44.0);
    let half = foot.width() * 0.58;
    let words = canvas.words_with("lobby-whose-seat", [("name", companion.name.clone().into())]);
    drawing.line_in(
        &words,
        rect(foot.min.x, foot.min.y, half - 10.0, 44.0),
        17.0,
        palette::STEAM,
        Align::Left,
        Typeface::Text,
    );
    canvas.paint(&drawing);
    if room.is_host() {
        let button = Button::new(LobbyControl::BotInstead(seat), canvas.words("lobby-bot-instead"), ButtonStyle::Plain);
        if canvas.button(&button.size(16.5), rect(foot.min.x + half, foot.min.y, foot.width() - half, 44.0)) {
            room.wish(LobbyWish::Chair {
                chair: seat,
                kind: ChairKind::Bot { level: BotLevel::Skilled, style: Style::AllRounder },
            });
            room.wish(LobbyWish::Take { chair: seat, secret, companion: companion.clone() });
        }
    }
}

/// Modules, Teatime and terms: the host chooses, the others see them dim.
pub fn journey(canvas: &mut Canvas, place: Rect, room: &mut RoomView) {
    let mut drawing = panel(canvas, place, "lobby-journey");
    let (host, program, terms) = (room.is_host(), room.gathering.program.clone(), room.gathering.terms);
    let inner = Rect { min: place.min + Vec2::new(20.0, 52.0), max: place.max - Vec2::new(20.0, 10.0) };
    // As high as there is room, so that four rows fill the panel.
    let step = inner.height() / 4.0;
    let signs = Grid::shared(rect(inner.min.x, inner.min.y + (step - 44.0) / 2.0, inner.width(), 44.0), 4.0, 7, 1);
    let lit = |on: bool| match (on, host) {
        (true, _) => (palette::CHOSEN, palette::LAMP, if host { palette::LAMP } else { palette::MUTED }),
        (false, _) => (palette::FIELD, palette::DIM, palette::DISABLED),
    };
    let mut pressed = None;
    let modules = Module::VARIANTS
        .iter()
        .map(|module| (LobbyControl::PunchModule(*module), module.to_string(), program.modules.contains(module)));
    let tea = [(LobbyControl::Teatime, String::new(), program.teatime)];
    for (nth, (id, sign, on)) in (0..).zip(modules.chain(tea)) {
        let plate = signs.nth(nth);
        let (ground, edge, ink) = lit(on);
        drawing.plate(plate, ground, edge, if on { 1.8 } else { 1.0 });
        if sign.is_empty() {
            drawing.icon("icon/coffee", plate.center().x, plate.center().y, 28.0);
        } else {
            drawing.line_in(&sign, plate, 24.0, ink, Align::Centre, Typeface::Display);
        }
        if host && canvas.hit(id, plate).clicked() {
            pressed = Some(id);
        }
    }
    canvas.paint(&drawing);
    let mut drawing = Drawing::default();
    for (row, Term { heading, parts, chosen }) in (1_u8..).zip(terms_told(canvas, &terms)) {
        let label = rect(inner.min.x, inner.min.y + step * f32::from(row), inner.width() * 0.3, step);
        drawing.line_in(&heading, label, 16.5, palette::STEAM, Align::Left, Typeface::Text);
        let [x, w] = [label.max.x + 8.0, inner.width() - label.width() - 8.0];
        if host {
            let (segments, rules): (Vec<_>, Vec<_>) = parts.into_iter().unzip();
            let at = rect(x, label.center().y - 18.0, w, 36.0);
            if let Some(nth) = canvas.segments(at, &segments, chosen.unwrap_or(segments.len()), 16.0) {
                room.agree(|terms| *terms = rules[nth]);
            }
        } else if let Some((part, _)) = chosen.and_then(|nth| parts.get(nth)) {
            let at = rect(x, label.min.y, w, step);
            drawing.line_in(&part.label, at, 16.5, palette::MUTED, Align::Left, Typeface::Bold);
        }
    }
    canvas.paint(&drawing);
    match pressed {
        Some(LobbyControl::PunchModule(module)) => room.punch(module),
        Some(_) => room.order_tea(),
        None => {}
    }
}

/// A row of what can be agreed on: each part with what is agreed then.
struct Term {
    heading: String,
    parts: Vec<(Segment, Terms)>,
    chosen: Option<usize>,
}

/// When a bot steps in, when choices may be taken back, and the clock.
fn terms_told(canvas: &Canvas, terms: &Terms) -> [Term; 3] {
    let minutes = |key: &str, minutes: u8| match minutes {
        0 => canvas.words(key),
        _ => canvas.words_with("lobby-minutes", [("minutes", minutes.into())]),
    };
    let term = |heading: String, parts: Vec<(Segment, Terms)>| {
        let chosen = parts.iter().position(|(_, then)| then == terms);
        Term { heading, parts, chosen }
    };
    let steps = [1_u8, 2, 5, 0].map(|after| {
        let part = Segment::new(LobbyControl::BotAfter(after), minutes("lobby-never", after));
        (part, Terms { bot_steps_in: (after > 0).then(|| u32::from(after) * 60), ..*terms })
    });
    let backs = [
        ("lobby-ask", TakeBackRule::Ask),
        ("lobby-freely", TakeBackRule::Freely),
        ("lobby-never", TakeBackRule::Never),
    ];
    let backs = (0..).zip(backs).map(|(nth, (key, rule))| {
        let part = Segment::new(LobbyControl::TakeBack(nth), canvas.words(key));
        (part, Terms { take_back: rule, ..*terms })
    });
    let clocks = CLOCKS.map(|(bank, increment)| {
        let part = Segment::new(LobbyControl::Clock(bank), minutes("lobby-no-clock", bank));
        let clock = ClockRule { bank: u32::from(bank) * 60, increment: u32::from(increment) };
        (part, Terms { clock: (bank > 0).then_some(clock), ..*terms })
    });
    let more = terms.clock.map_or(0, |clock| clock.increment);
    [
        term(canvas.words("lobby-bot-steps-in"), steps.into()),
        term(canvas.words("lobby-take-back"), backs.collect()),
        term(canvas.words_with("lobby-clock", [("seconds", more.into())]), clocks.into()),
    ]
}

/// Being ready, and the departure once all are.
pub fn departure(canvas: &mut Canvas, place: Rect, room: &mut RoomView) {
    let Some(own) = room.own_chair() else {
        let mut told = Drawing::default();
        told.panel(place).within(
            canvas.words("lobby-you-look-on"),
            place.inflate(-20.0),
            (19.0, 14.0),
            palette::STEAM,
            Typeface::Text,
        );
        return canvas.paint(&told);
    };
    let ready = own.ready;
    let waiting = match room.waited_for().map(|chair| chair.companion.as_ref()) {
        _ if room.gathering.chairs.len() < 2 => canvas.words("lobby-needs-two"),
        None if !ready => canvas.words("lobby-others-ready"),
        Some(Some(companion)) => canvas.words_with("lobby-when-ready", [("name", companion.name.clone().into())]),
        Some(None) => canvas.words("lobby-when-there"),
        None if room.is_host() => canvas.words("lobby-everybody-ready"),
        None => canvas.words("lobby-host-departs"),
    };
    let all = room.gathering.chairs.len() > 1 && ready && room.waited_for().is_none();
    let (id, key, style) = match (ready, all && room.is_host()) {
        (_, true) => (LobbyControl::Aboard, "setup-aboard", ButtonStyle::Gold),
        (false, _) => (LobbyControl::Ready, "lobby-be-ready", ButtonStyle::Gold),
        (true, _) => (LobbyControl::Ready, "lobby-not-yet-ready", ButtonStyle::Plain),
    };
    let button =
        Button::new(id, canvas.words(key), style).size(if place.height() < 100.0 { 21.0 } else { 30.0 }).below(waiting);
    if canvas.button(&button, place) {
        room.wish(if id == LobbyControl::Aboard { LobbyWish::Depart } else { LobbyWish::Ready(!ready) });
    }
}
