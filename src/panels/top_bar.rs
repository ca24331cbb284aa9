//! The top bar: round, pile, whose turn it is, the players' scores, the menu button.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Align2, Rect as ERect, Ui, pos2, vec2},
};

use super::scores::ticket;
use crate::{
    localization::words::{Speaker, Words},
    session::{PendingQuestion, Presentation, Thinking, ViewedSeat},
    state::{Overlay, Screen},
    table::{input::pointed::table_is_free, layout::TableLayout},
    ui::{
        brush::{Brush, layer},
        regions::Control,
        text::{draw_fitted, draw_line, with_tip},
        theme::{self, bold, display, palette, text},
        viewport::{Shape, on_phone},
    },
};
use rules::{Board, Moment, Pile, Seat};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw_top_bar.run_if(in_state(Screen::Table)).run_if(not(on_phone)));
}

fn draw_top_bar(
    mut contexts: EguiContexts,
    mut brush: Brush,
    speaker: Speaker,
    shown: Res<Presentation>,
    mut viewed: ResMut<ViewedSeat>,
    pending: Res<PendingQuestion>,
    overlay: Res<State<Overlay>>,
    thinking: Res<Thinking>,
    time: Res<Time<Real>>,
    mut next_overlay: ResMut<NextState<Overlay>>,
) -> Result {
    let (words, covered) = (speaker.words(), !table_is_free(&overlay, &pending));
    let layout = TableLayout::new(brush.viewport().shape, shown.board.seats());
    let (mut front, mut menu) = (None, false);
    layer(contexts.ctx_mut()?, "top-bar", egui::Order::Middle, |ui| {
        let thinking = thinking.keeps_waiting().map(|seat| (seat, time.elapsed_secs()));
        let mut bar = TopBar { brush: &mut brush, ui, words: &words, board: &shown.board, layout, covered, thinking };
        bar.left();
        front = bar.plates(viewed.0);
        menu = bar.menu();
    });
    if let Some(seat) = front {
        viewed.0 = seat;
    }
    if menu {
        next_overlay.set(Overlay::Menu);
    }
    Ok(())
}

struct TopBar<'a, 'b, 'w> {
    brush: &'a mut Brush<'w>,
    ui: &'b mut Ui,
    words: &'a Words<'a>,
    board: &'a Board,
    layout: TableLayout,
    covered: bool,
    /// The bot that thinks for long, and the time.
    thinking: Option<(Seat, f32)>,
}

impl TopBar<'_, '_, '_> {
    fn rect(&self, rect: Rect) -> ERect {
        self.brush.viewport().egui(rect.min.x, rect.min.y, rect.width(), rect.height())
    }

    /// Title, round with pips, pile, whose turn it is: what does not fit is shortened or left out.
    fn left(&mut self) {
        let painter = self.ui.painter().clone();
        let zone = self.rect(self.layout.top_left);
        let wide = self.brush.viewport().shape == Shape::Wide;
        let y = zone.center().y;
        let mut x = zone.left() + 4.0;
        let divide = |x: f32| painter.vline(x, y - 15.0..=y + 15.0, (1.0, palette::BRASS));
        if wide {
            painter.text(pos2(x, y + 1.0), Align2::LEFT_CENTER, self.words.get("title"), display(25.0), palette::LAMP);
            divide(x + 156.0);
            x += 170.0;
        }
        let round = self.board.round.clamp(1, 6);
        let key = if wide { "top-round" } else { "top-round-short" };
        x += draw_line(&painter, pos2(x, y), &self.words.count(key, round), text(18.0), palette::PAPER) + 16.0;
        for number in 1..=6u8 {
            let state = match number.cmp(&round) {
                std::cmp::Ordering::Less => "/over",
                std::cmp::Ordering::Equal => "/now",
                std::cmp::Ordering::Greater => "",
            };
            let pile = Pile::of_round(number).number();
            self.brush.picture(&painter, &format!("pip/round-{pile}{state}"), pos2(x, y), 1.0);
            x += 17.0 + if number % 2 == 0 { 5.0 } else { 0.0 };
        }
        let pips = ERect::from_min_max(pos2(zone.left() + 170.0, zone.top() + 6.0), pos2(x, zone.bottom() - 6.0));
        let response = self.ui.interact(pips, egui::Id::new(Control::Rounds), egui::Sense::hover());
        with_tip(response, &self.words.get("tip-rounds"));
        x += 2.0;
        if wide && self.layout.players < 4 {
            let pile = Pile::of_round(round);
            let chip = ERect::from_min_size(pos2(x, y - 14.0), vec2(74.0, 28.0));
            let fill = [palette::PINE, palette::CARRIAGE, palette::BURGUNDY][pile.index()];
            let edge = [
                theme::palette::READY,
                egui::Color32::from_rgb(0x6F, 0xA8, 0xEC),
                palette::player(crate::session::Colour::Red),
            ];
            painter.rect(chip, 3.0, fill, (1.4, edge[pile.index()]), egui::StrokeKind::Inside);
            draw_fitted(
                &painter,
                chip.translate(vec2(0.0, 1.0)),
                &self.words.count("top-pile", pile.number()),
                text(17.0),
                palette::PAPER,
            );
            x = chip.right() + 14.0;
        }
        let Some(seat) = self.board.active else {
            if self.board.round == 0 {
                divide(x);
                let key = if wide { "prompt-title-draft-other" } else { "top-draft-short" };
                let words = self.words.get(key);
                let place = ERect::from_min_max(pos2(x + 14.0, y - 16.0), pos2(zone.right(), y + 18.0));
                let wide = painter.layout_no_wrap(words.clone(), display(22.0), palette::LAMP).size().x;
                let line = ERect::from_min_size(place.min, vec2(wide.min(place.width()), place.height()));
                draw_fitted(&painter, line, &words, display(22.0), palette::LAMP);
            } else if self.board.moment == Moment::End {
                divide(x);
                self.brush.icon(&painter, "icon/game-end-card/night", pos2(x + 28.0, y), 30.0);
                draw_line(&painter, pos2(x + 52.0, y + 1.0), &self.words.get("top-end"), display(22.0), palette::LAMP);
            }
            return;
        };
        divide(x);
        x += 14.0;
        let config = &self.words.seats[seat.index()];
        self.brush.picture(&painter, &format!("emblem/{}", config.colour.key()), pos2(x, y - 11.0), 0.92);
        x += 31.0;
        let key = if wide { "top-to-play" } else { "top-to-play-short" };
        let who = self.words.with(key, [("name", config.name.clone().into())]);
        let turn = match (self.board.turn, self.board.moment) {
            _ if self.thinking.is_some_and(|(bot, _)| bot == seat) => self.words.get("top-thinking"),
            (0, Moment::Scoring(_) | Moment::End) => self.words.moment(self.board.moment),
            (0, _) => String::new(),
            (turn, _) => self.words.count(if wide { "top-turn" } else { "top-turn-short" }, turn),
        };
        let size = |words: &str, font| painter.layout_no_wrap(words.to_owned(), font, palette::LAMP).size().x;
        let turn_wide = if turn.is_empty() { 0.0 } else { size(&turn, text(16.0)) + 10.0 };
        // If there is no room for both, the name is more important.
        let least = 0.6 * size(&who, display(22.0));
        let turn = if zone.right() - x - turn_wide < least { String::new() } else { turn };
        let room = zone.right() - x - if turn.is_empty() { 0.0 } else { turn_wide };
        let font = display(22.0 * (room / size(&who, display(22.0))).clamp(0.1, 1.0));
        x += painter.text(pos2(x, y + 1.0), Align2::LEFT_CENTER, who, font, palette::LAMP).width() + 10.0;
        draw_line(&painter, pos2(x, y), &turn, text(16.0), palette::STEAM);
    }

    /// One plate per player, in turn order. Returns the player whose plate was clicked.
    fn plates(&mut self, viewed: Seat) -> Option<Seat> {
        let mut clicked = None;
        for seat in (0..self.board.seats()).map(Seat) {
            if self.plate(seat, viewed) {
                clicked = Some(seat);
            }
        }
        clicked
    }

    fn plate(&mut self, seat: Seat, viewed: Seat) -> bool {
        let rect = self.rect(self.layout.player_plate(seat.0));
        let config = &self.words.seats[seat.index()];
        let player = self.board.player(seat);
        let name = Control::TopPlayer(seat);
        let response = self.brush.clickable(self.ui, name, rect, !self.covered);
        let painter = self.ui.painter().clone();
        let active = self.board.active == Some(seat);
        let ground = if active { "panel/player-active" } else { "panel/player" };
        self.brush.slice(&painter, ground, [10.0; 4], rect);
        if response.hovered() || response.has_focus() {
            painter.rect_stroke(rect.shrink(2.0), 2.0, (1.2, palette::LAMP), egui::StrokeKind::Inside);
        }
        let y = rect.center().y;
        self.brush.picture(
            &painter,
            &format!("emblem/{}", config.colour.key()),
            pos2(rect.left() + 7.0, y - 9.5),
            0.79,
        );
        if let Some((_, now)) = self.thinking.filter(|(bot, _)| *bot == seat) {
            // A light runs along below the name.
            let lit = (now * 2.5) as usize % 3;
            for dot in 0..3 {
                let ink = if dot == lit { palette::LAMP } else { palette::BRASS.gamma_multiply(0.5) };
                painter.circle_filled(pos2(rect.left() + 34.0 + 9.0 * dot as f32, rect.bottom() - 6.5), 2.6, ink);
            }
        }
        let mut right = rect.right() - 98.0;
        if self.board.start_player == seat {
            self.brush.picture(&painter, "start-flag", pos2(right - 20.0, y - 14.0), 0.62);
            right -= 22.0;
        }
        let place = ERect::from_min_max(pos2(rect.left() + 31.0, rect.top()), pos2(right - 2.0, rect.bottom()));
        let wide = painter.layout_no_wrap(config.name.clone(), text(17.5), palette::PAPER).size().x;
        let line = ERect::from_min_size(place.min + vec2(0.0, 1.0), vec2(wide.min(place.width()), place.height()));
        draw_fitted(&painter, line, &config.name, text(17.5), palette::PAPER);
        if seat == viewed && self.thinking.is_none_or(|(bot, _)| bot != seat) {
            // This player's board lies in front.
            painter.hline(line.x_range(), rect.bottom() - 7.0, (2.0, palette::player(config.colour)));
        }
        ticket(self.brush, &painter, pos2(rect.right() - 72.0, y), &player.score().to_string(), 27.0);
        self.brush.picture(&painter, "coin", pos2(rect.right() - 48.0, y - 9.0), 0.9);
        let coins = player.purse.total().to_string();
        painter.text(pos2(rect.right() - 9.0, y + 1.5), Align2::RIGHT_CENTER, coins, bold(18.0), palette::PAPER);
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

    fn menu(&mut self) -> bool {
        let rect = self.rect(self.layout.menu);
        let response = self.brush.clickable(self.ui, Control::OpenMenu, rect, !self.covered);
        let painter = self.ui.painter().clone();
        self.brush.slice(&painter, "panel/menu", [10.0; 4], rect);
        let tint = if response.hovered() { egui::Color32::WHITE } else { palette::LAMP };
        for line in 0..3u8 {
            let bar = ERect::from_center_size(rect.center() + vec2(0.0, f32::from(line) * 7.0 - 7.0), vec2(24.0, 3.0));
            painter.rect_filled(bar, 0.0, tint);
        }
        with_tip(response, &self.words.get("tip-menu")).clicked()
    }
}
