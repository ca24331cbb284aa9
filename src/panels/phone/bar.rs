//! The top bar of a phone: round and turn, a plate for each player, undo and menu.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Align2, Painter, Rect as ERect, Ui, pos2, vec2},
};

use crate::{
    localization::words::{Speaker, Words, capital},
    panels::{prompt::PromptParams, scores::ticket},
    session::{PendingQuestion, Presentation},
    state::{Overlay, Screen},
    table::layout::TableLayout,
    ui::{
        brush::{Brush, layer},
        regions::Control,
        text::{draw_fitted, draw_line, with_tip},
        theme::{bold, palette, text},
        viewport::on_phone,
    },
};
use rules::{Board, Pile, Seat};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw_bar.run_if(in_state(Screen::Table)).run_if(on_phone));
}

fn draw_bar(
    mut contexts: EguiContexts,
    mut brush: Brush,
    speaker: Speaker,
    shown: Res<Presentation>,
    pending: Res<PendingQuestion>,
    mut prompt: PromptParams,
) -> Result {
    let words = speaker.words();
    let layout = TableLayout::new(brush.viewport().shape, shown.board.seats());
    let covered = prompt.overlay() != Overlay::None || pending.handover.is_some();
    let front = *prompt.front();
    let (undo, undo_tip) = (prompt.can_undo(), prompt.undo_tip());
    let mut pressed = (None, false, false);
    layer(contexts.ctx_mut()?, "top-bar", egui::Order::Middle, |ui| {
        let mut bar = PhoneBar { brush: &mut brush, ui, words: &words, board: &shown.board, layout, covered };
        bar.round();
        let plate = (0..shown.board.seats()).map(Seat).filter(|seat| bar.plate(*seat, front)).last();
        pressed = (plate, bar.undo(undo, &undo_tip), bar.menu());
    });
    if let Some(seat) = pressed.0 {
        *prompt.front() = seat;
    }
    if pressed.1 {
        prompt.take_back();
    }
    if pressed.2 {
        prompt.open(Overlay::Menu);
    }
    Ok(())
}

struct PhoneBar<'a, 'b, 'w> {
    brush: &'a mut Brush<'w>,
    ui: &'b mut Ui,
    words: &'a Words<'a>,
    board: &'a Board,
    layout: TableLayout,
    covered: bool,
}

impl PhoneBar<'_, '_, '_> {
    fn rect(&self, rect: Rect) -> ERect {
        self.brush.viewport().egui(rect.min.x, rect.min.y, rect.width(), rect.height())
    }

    fn painter(&self) -> Painter {
        self.ui.painter().clone()
    }

    /// The round over (upright) or before its pips, and the turn if there is room for it.
    fn round(&mut self) {
        let (painter, zone, portrait) =
            (self.painter(), self.rect(self.layout.top_left), self.layout.size.y > self.layout.size.x);
        let round = self.board.round.clamp(1, 6);
        let y = zone.center().y;
        let words = self.words.count(if portrait { "top-round" } else { "top-round-short" }, round);
        let size = if portrait { 13.0 } else { 15.0 };
        let wide = painter.layout_no_wrap(words.clone(), text(size), palette::PAPER).size().x;
        let size = size * (zone.width() / wide).min(1.0);
        let first = if portrait { pos2(zone.left(), y - 9.0) } else { pos2(zone.left(), y) };
        let after = draw_line(&painter, first, &words, text(size), palette::PAPER);
        let mut at = if portrait { pos2(zone.left() + 5.0, y + 11.0) } else { pos2(zone.left() + after + 13.0, y) };
        for number in 1..=6u8 {
            let state = match number.cmp(&round) {
                std::cmp::Ordering::Less => "/over",
                std::cmp::Ordering::Equal => "/now",
                std::cmp::Ordering::Greater => "",
            };
            let pip = format!("pip/round-{}{state}", Pile::of_round(number).number());
            self.brush.picture(&painter, &pip, at, 0.68);
            at.x += 11.0 + if number % 2 == 0 { 3.0 } else { 0.0 };
        }
        if !portrait && self.board.turn > 0 {
            let words = capital(&self.words.count("top-turn", self.board.turn));
            let room = ERect::from_min_max(pos2(at.x + 4.0, zone.top()), zone.max);
            let wide = painter.layout_no_wrap(words.clone(), text(13.0), palette::STEAM).size().x;
            if wide < room.width() {
                painter.vline(at.x, y - 14.0..=y + 14.0, (1.0, palette::BRASS));
                draw_line(&painter, pos2(at.x + 8.0, y), &words, text(13.0), palette::STEAM);
            }
        }
    }

    /// Sign, name if there is room, start disc, points and coins.
    fn plate(&mut self, seat: Seat, front: Seat) -> bool {
        let rect = self.rect(self.layout.player_plate(seat.0));
        let (config, player) = (&self.words.seats[seat.index()], self.board.player(seat));
        let response = self.brush.clickable(self.ui, Control::TopPlayer(seat), rect, !self.covered);
        let painter = self.painter();
        let active = self.board.active == Some(seat);
        let ground = rect.shrink2(vec2(0.0, 3.0));
        self.brush.slice(&painter, if active { "panel/player-active" } else { "panel/player" }, [10.0; 4], ground);
        let y = rect.center().y;
        let narrow = rect.width() < 60.0;
        let emblem = format!("emblem/{}", config.colour.key());
        let mut x = rect.left() + if narrow { 3.0 } else { 7.0 };
        self.brush.picture(
            &painter,
            &emblem,
            pos2(x, y - if narrow { 20.0 } else { 8.0 }),
            if narrow { 0.5 } else { 0.67 },
        );
        x += 19.0;
        let mut right = rect.right() - 6.0;
        let coins = rect.width() > 90.0;
        if coins {
            let words = player.purse.total().to_string();
            let wide =
                painter.text(pos2(right, y + 1.0), Align2::RIGHT_CENTER, words, bold(15.0), palette::PAPER).width();
            right -= wide + 17.0;
            self.brush.picture(&painter, "coin", pos2(right, y - 7.0), 0.7);
            right -= 4.0;
        }
        let points = player.score().to_string();
        let high = if narrow { 20.0 } else { 22.0 };
        let wide = high * if points.len() > 2 { 1.65 } else { 1.5 };
        let at = if narrow { pos2(rect.center().x, y + 6.0) } else { pos2(right - wide / 2.0, y) };
        ticket(self.brush, &painter, at, &points, high);
        right -= wide + 4.0;
        if self.board.start_player == seat && !narrow {
            self.brush.picture(&painter, "start-flag", pos2(right - 9.0, y - 11.0), 0.48);
            right -= 12.0;
        }
        if right - x > 34.0 {
            let name = ERect::from_min_max(pos2(x + 3.0, rect.top()), pos2(right - 2.0, rect.bottom()));
            let wide = painter.layout_no_wrap(config.name.clone(), text(16.0), palette::PAPER).size().x;
            let line = ERect::from_min_size(name.min, vec2(wide.min(name.width()), name.height()));
            draw_fitted(&painter, line, &config.name, text(16.0), palette::PAPER);
        }
        if seat == front {
            let line = ground.shrink2(vec2(8.0, 0.0)).x_range();
            painter.hline(line, ground.bottom() - 4.0, (2.0, palette::player(config.colour)));
        }
        let tip = self.words.with(
            "tip-player",
            [
                ("name", config.name.clone().into()),
                ("points", player.score().into()),
                ("coins", player.purse.total().into()),
                ("start", u8::from(self.board.start_player == seat).into()),
            ],
        );
        with_tip(response, &tip).clicked()
    }

    fn undo(&mut self, enabled: bool, tip: &str) -> bool {
        let rect = self.rect(self.layout.undo.unwrap_or_default());
        let response = self.brush.clickable(self.ui, Control::Undo, rect, enabled && !self.covered);
        let tint = if enabled { palette::LAMP } else { palette::DISABLED.gamma_multiply(0.5) };
        self.brush.tinted(&self.painter(), "ui/undo", rect.center() - vec2(12.0, 12.0), 1.0, tint);
        with_tip(response, tip).clicked()
    }

    fn menu(&mut self) -> bool {
        let rect = self.rect(self.layout.menu);
        let response = self.brush.clickable(self.ui, Control::OpenMenu, rect, !self.covered);
        let painter = self.painter();
        self.brush.slice(&painter, "panel/menu", [10.0; 4], rect.shrink(2.0));
        for line in 0..3u8 {
            let bar = ERect::from_center_size(rect.center() + vec2(0.0, f32::from(line) * 7.0 - 7.0), vec2(22.0, 2.8));
            painter.rect_filled(bar, 0.0, palette::LAMP);
        }
        with_tip(response, &self.words.get("tip-menu")).clicked()
    }
}
