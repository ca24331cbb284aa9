//! A new game from the moment that is watched: who plays which seat?

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::names::ReplayControl;
use crate::{
    controls::{KeyAction, Pressed},
    drawing::{Drawing, rect},
    localization::Texts,
    pieces::portrait::{self, LARGE, Look},
    replay::RunningReplay,
    session::{self, LEVELS, PlayerKind, SavedAs, SeatConfig, Session, card_set::CardSet},
    state::{Overlay, Screen},
    ui::{
        brush::{Brush, layer},
        labels::Align,
        theme::palette,
        typefaces::Typeface,
    },
    widgets::{
        button::{Button, ButtonStyle},
        segments::Segment,
        toast::Toast,
        window_layout::WindowMeasures,
    },
    windows::OpenWindow,
};

/// Who is to play, while the window is open.
#[derive(Resource, Default)]
pub struct TakeOverSeats(Vec<PlayerKind>);

/// The height of the button below the seats, and the room between them.
const GOLD: f32 = 52.0;
const GAP: f32 = 8.0;

pub(super) fn draw(
    mut commands: Commands,
    mut contexts: EguiContexts,
    mut brush: Brush,
    texts: Res<Texts>,
    session: Res<Session>,
    cards: Res<CardSet>,
    replay: Res<RunningReplay>,
    overlay: Res<State<Overlay>>,
    keys: Res<Pressed>,
    mut seats: ResMut<TakeOverSeats>,
    mut next_overlay: ResMut<NextState<Overlay>>,
    mut next: ResMut<NextState<Screen>>,
    mut toasts: MessageWriter<Toast>,
) -> Result {
    if *overlay.get() != Overlay::TakeOver {
        seats.0.clear();
        return Ok(());
    }
    let opened = seats.0.is_empty();
    if opened {
        // As the game was; the trial level is not offered.
        let offered = |player: PlayerKind| match player {
            PlayerKind::Bot(level) if !LEVELS.contains(&level) => PlayerKind::Bot(LEVELS[0]),
            // Who was elsewhere then is asked to sit down here.
            PlayerKind::Friend => PlayerKind::Human,
            player => player,
        };
        seats.0 = session.seats.iter().map(|seat| offered(seat.player)).collect();
    }
    let ctx = contexts.ctx_mut()?;
    let (begins, then) = layer(ctx, "window", egui::Order::Foreground, |ui| {
        let mut window = OpenWindow::new(&mut brush, ui, &texts);
        let begins = draw_window(&mut window, &session.seats, &mut seats.0);
        (begins, window.next)
    });
    let focused = ctx.memory(|memory| memory.focused().is_some());
    let enter = !opened && !focused && keys.just(KeyAction::Confirm);
    if let Some(then) = then {
        next_overlay.set(then);
    }
    let (true, Ok(catalogue)) = (begins || enter, &cards.0) else { return Ok(()) };
    let mut players = session.seats.clone();
    players.iter_mut().zip(&seats.0).for_each(|(seat, player)| seat.player = *player);
    let record = replay.track().record_at(session.record.choices.len());
    let saved_as = SavedAs { begins: replay.track().begins().cloned(), ..default() };
    match session::resume(&mut commands, catalogue.clone(), players, record, saved_as) {
        Ok(()) => {
            next_overlay.set(Overlay::None);
            // It enters the table anew, as a game that is continued.
            next.set(Screen::Table);
        }
        Err(why) => {
            error!("the game cannot be taken over: {why}");
            toasts.write(Toast(texts.get("replay-impossible")));
        }
    }
    Ok(())
}

/// Draws the window. Returns whether the game is to begin.
fn draw_window(window: &mut OpenWindow, seats: &[SeatConfig], players: &mut [PlayerKind]) -> bool {
    let WindowMeasures { player: row, told, gold: size, .. } = window.measures;
    let title = window.get("take-over-title");
    let height = 110.0 + row * seats.len() as f32 + GOLD + told;
    let content = window.frame(720.0, height, &title);
    let mut top = content.top();
    if told > 0.0 {
        let about = window.get("take-over-about");
        let mut drawing = Drawing::default();
        let line = Rect::new(0.0, 0.0, content.width(), 24.0);
        drawing.line_in(&about, line, 18.0, palette::STEAM, Align::Left, Typeface::Text);
        window.brush.painting(window.ui.painter(), content.min, 1.0).paint(&drawing);
        top += told;
    }
    let room = (content.bottom() - GOLD - GAP - top) / seats.len() as f32;
    let row = row.min(room);
    for (nth, (seat, player)) in seats.iter().zip(players).enumerate() {
        let place = egui::Rect::from_min_size(
            egui::pos2(content.left(), top + row * nth as f32),
            egui::vec2(content.width(), row - 3.0),
        );
        draw_seat(window, nth as u8, seat, player, place);
    }
    let gold = egui::Rect::from_min_max(egui::pos2(content.left(), content.bottom() - GOLD), content.max);
    let button = Button::new(ReplayControl::Begin, window.get("take-over-begin"), ButtonStyle::Gold);
    window.button(button.size(size), gold)
}

/// A seat: its traveller, and who plays it.
fn draw_seat(window: &mut OpenWindow, nth: u8, seat: &SeatConfig, player: &mut PlayerKind, place: egui::Rect) {
    let narrow = place.width() < 500.0;
    let mut drawing = Drawing::default();
    let y = place.height() / 2.0;
    drawing.put(&portrait::with_sign(seat, Look::default(), LARGE), 22.0, y, 1.0);
    let name = if narrow { 0.0 } else { 168.0 };
    if !narrow {
        let line = Rect::new(50.0, 0.0, name, place.height());
        drawing.line_in(&seat.name, line, 19.0, palette::PAPER, Align::Left, Typeface::Bold);
    }
    window.brush.painting(window.ui.painter(), place.min, 1.0).paint(&drawing);
    let left = place.left() + if narrow { 48.0 } else { name + 8.0 };
    let kinds: Vec<_> = std::iter::once(PlayerKind::Human).chain(LEVELS.map(PlayerKind::Bot)).collect();
    let part = |kind: &PlayerKind| match *kind {
        PlayerKind::Human | PlayerKind::Friend => {
            Segment::new(ReplayControl::SeatHuman(nth), window.get("setup-human"))
        }
        PlayerKind::Bot(level) => {
            Segment::new(ReplayControl::SeatBot(nth, level), window.get(&format!("level-{level}")))
        }
    };
    let parts: Vec<_> = kinds.iter().map(part).collect();
    let chosen = kinds.iter().position(|kind| kind == player).unwrap_or_default();
    let high = place.height().min(40.0);
    let pressed = window.brush.canvas_in(window.ui, |canvas| {
        let corner = egui::pos2(left, place.center().y - high / 2.0) - canvas.at(0.0, 0.0);
        let room = rect(corner.x + 4.0, corner.y, place.right() - left - 8.0, high);
        canvas.segments(room, &parts, chosen, if narrow { 14.0 } else { 18.0 })
    });
    if let Some(pressed) = pressed {
        *player = kinds[pressed];
    }
}
