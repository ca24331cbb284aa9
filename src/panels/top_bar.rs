//! The top bar: round, pile, whose turn it is, the players' scores, undo and menu.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Align2, Color32, FontId, Painter, Pos2, Rect as ERect, Ui, pos2, vec2},
};

use super::prompt::PromptControl;
use super::{
    prompt::PromptParams,
    scores::{ticket, ticket_width},
};
use crate::{
    localization::words::{Speaker, Words, capital},
    session::{Colour, PendingQuestion, Presentation, Thinking},
    state::{Overlay, Screen},
    table::layout::{FirstPip, PlateCoins, TableLayout, TopBarLayout, TurnSigns},
    ui::{
        brush::{Brush, layer},
        naming::named,
        regions::RegionId,
        text::{SetWords, draw_line, with_tip},
        theme::{bold, display, palette, text},
    },
};
use rules::{Board, Moment, Pile, Seat};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw_top_bar.run_if(in_state(Screen::Table)));
}

named! {
    /// What the top bar has.
    TopBarControl:
    /// Bring a player's board to the front.
    Player(seat: Seat) = "top/player/{}",
    /// The rounds in the top bar.
    Rounds = "top/round",
    /// Open the menu.
    Menu = "menu",
}

fn draw_top_bar(
    mut contexts: EguiContexts,
    mut brush: Brush,
    speaker: Speaker,
    shown: Res<Presentation>,
    pending: Res<PendingQuestion>,
    thinking: Res<Thinking>,
    time: Res<Time<Real>>,
    mut prompt: PromptParams,
) -> Result {
    let words = speaker.words();
    let layout = &TableLayout::new(brush.viewport().shape, shown.board.seats()).top_bar;
    let covered = prompt.overlay() != Overlay::None || pending.handover.is_some();
    let (front, can_undo, undo_tip) = (*prompt.front(), prompt.can_undo(), prompt.undo_tip());
    let mut pressed = (None, false, false);
    layer(contexts.ctx_mut()?, "top-bar", egui::Order::Middle, |ui| {
        let thinking = thinking.keeps_waiting().map(|seat| (seat, time.elapsed_secs()));
        let mut bar = TopBar { brush: &mut brush, ui, words: &words, board: &shown.board, layout, covered, thinking };
        bar.left();
        let plate = (0..shown.board.seats()).map(Seat).filter(|seat| bar.plate(*seat, front)).last();
        pressed = (plate, bar.undo(can_undo, &undo_tip), bar.menu());
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

struct TopBar<'a, 'b, 'w> {
    brush: &'a mut Brush<'w>,
    ui: &'b mut Ui,
    words: &'a Words<'a>,
    board: &'a Board,
    layout: &'a TopBarLayout,
    covered: bool,
    /// The bot that thinks for long, and the time.
    thinking: Option<(Seat, f32)>,
}

impl TopBar<'_, '_, '_> {
    fn rect(&self, rect: Rect) -> ERect {
        self.brush.viewport().egui(rect.min.x, rect.min.y, rect.width(), rect.height())
    }

    fn painter(&self) -> Painter {
        self.ui.painter().clone()
    }

    fn width_of(&self, words: &str, font: FontId) -> f32 {
        self.painter().layout_no_wrap(words.to_owned(), font, palette::LAMP).size().x
    }

    fn divide(&self, x: f32, y: f32) {
        self.painter().vline(x, y - 15.0..=y + 15.0, (1.0, palette::BRASS));
    }

    /// Title, round with pips, pile, whose turn it is: what does not fit is shortened or left out.
    fn left(&mut self) {
        let zone = self.rect(self.layout.left);
        let y = zone.center().y;
        let mut x = zone.left();
        if let Some(wide) = self.layout.title {
            let title = self.words.get("title");
            self.painter().text(pos2(x, y + 1.0), Align2::LEFT_CENTER, title, display(25.0), palette::LAMP);
            self.divide(x + wide, y);
            x += wide + 14.0;
        }
        let round = self.board.round.clamp(1, 6);
        x = self.round(round, zone.with_min_x(x));
        if self.layout.pile {
            x = self.pile(Pile::of_round(round), pos2(x, y));
        }
        match self.layout.turn {
            TurnSigns::InFull => self.turn(x, zone, true),
            TurnSigns::Short => self.turn(x, zone, false),
            TurnSigns::Number => self.turn_number(x, zone),
            TurnSigns::Nothing => {}
        }
    }

    /// The round in words, and a pip for each. Returns where it ends.
    fn round(&mut self, round: u8, zone: ERect) -> f32 {
        let (signs, painter) = (self.layout.round, self.painter());
        let key = if signs.in_full { "top-round" } else { "top-round-short" };
        let words = self.words.count(key, round);
        let size = signs.words * (zone.width() / self.width_of(&words, text(signs.words))).min(1.0);
        let start = pos2(zone.left(), zone.center().y - signs.above);
        let wide = draw_line(&painter, start, &words, text(size), palette::PAPER);
        let mut at = match signs.pips {
            FirstPip::After(gap) => start + vec2(wide + gap, 0.0),
            FirstPip::Below(Vec2 { x, y }) => zone.left_center() + vec2(x, y),
        };
        let first = at;
        for number in 1..=6u8 {
            let state = match number.cmp(&round) {
                std::cmp::Ordering::Less => "/over",
                std::cmp::Ordering::Equal => "/now",
                std::cmp::Ordering::Greater => "",
            };
            let pip = format!("pip/round-{}{state}", Pile::of_round(number).number());
            self.brush.picture(&painter, &pip, at, signs.scale);
            at.x += signs.step + if number % 2 == 0 { signs.pair } else { 0.0 };
        }
        let pips = ERect::from_min_max(first, at).expand(signs.step * 0.6);
        let response =
            self.ui.interact(pips, egui::Id::new(RegionId::from(TopBarControl::Rounds)), egui::Sense::hover());
        with_tip(response, &self.words.get("tip-rounds"));
        at.x + 2.0
    }

    /// Which pile the cards of the round come from. Returns where the chip ends.
    fn pile(&self, pile: Pile, at: Pos2) -> f32 {
        let painter = self.painter();
        let chip = ERect::from_min_size(at - vec2(0.0, 14.0), vec2(74.0, 28.0));
        let fill = [palette::PINE, palette::CARRIAGE, palette::BURGUNDY][pile.index()];
        let edge = [palette::READY, Color32::from_rgb(0x6F, 0xA8, 0xEC), palette::player(Colour::Red)][pile.index()];
        painter.rect(chip, 3.0, fill, (1.4, edge), egui::StrokeKind::Inside);
        let (place, words) = (chip.translate(vec2(0.0, 1.0)), self.words.count("top-pile", pile.number()));
        SetWords::centred(&painter, place, &words, text(17.0), palette::PAPER).paint(&painter);
        chip.right() + 14.0
    }

    /// Who plays, and the turn; between turns what goes on.
    fn turn(&mut self, mut x: f32, zone: ERect, in_full: bool) {
        let (painter, y) = (self.painter(), zone.center().y);
        let key = |long, short| if in_full { long } else { short };
        let Some(seat) = self.board.active else {
            if self.board.round == 0 {
                self.divide(x, y);
                let words = self.words.get(key("prompt-title-draft-other", "top-draft-short"));
                let place = ERect::from_min_max(pos2(x + 14.0, y - 16.0), pos2(zone.right(), y + 18.0));
                SetWords::line(&painter, place, &words, display(22.0), palette::LAMP).paint(&painter);
            } else if self.board.moment == Moment::End {
                self.divide(x, y);
                self.brush.icon(&painter, "icon/game-end-card/night", pos2(x + 28.0, y), 30.0);
                draw_line(&painter, pos2(x + 52.0, y + 1.0), &self.words.get("top-end"), display(22.0), palette::LAMP);
            }
            return;
        };
        self.divide(x, y);
        x += 14.0;
        let config = &self.words.seats[seat.index()];
        self.brush.picture(&painter, &format!("emblem/{}", config.colour.key()), pos2(x, y - 11.0), 0.92);
        x += 31.0;
        let who = self.words.with(key("top-to-play", "top-to-play-short"), [("name", config.name.clone().into())]);
        let turn = match (self.board.turn, self.board.moment) {
            _ if self.thinking.is_some_and(|(bot, _)| bot == seat) => self.words.get("top-thinking"),
            (0, Moment::Scoring(_) | Moment::End) => self.words.moment(self.board.moment),
            (0, _) => String::new(),
            (turn, _) => self.words.count(key("top-turn", "top-turn-short"), turn),
        };
        let turn_wide = if turn.is_empty() { 0.0 } else { self.width_of(&turn, text(16.0)) + 10.0 };
        let name_wide = self.width_of(&who, display(22.0));
        // If there is no room for both, the name is more important.
        let turn = if zone.right() - x - turn_wide < 0.6 * name_wide { String::new() } else { turn };
        let room = zone.right() - x - if turn.is_empty() { 0.0 } else { turn_wide };
        let font = display(22.0 * (room / name_wide).clamp(0.1, 1.0));
        x += painter.text(pos2(x, y + 1.0), Align2::LEFT_CENTER, who, font, palette::LAMP).width() + 10.0;
        draw_line(&painter, pos2(x, y), &turn, text(16.0), palette::STEAM);
    }

    /// The turn alone, if there is room for it.
    fn turn_number(&self, x: f32, zone: ERect) {
        let (words, y) = (capital(&self.words.count("top-turn", self.board.turn)), zone.center().y);
        if self.board.turn > 0 && self.width_of(&words, text(13.0)) < zone.right() - x - 4.0 {
            self.divide(x, y);
            draw_line(&self.painter(), pos2(x + 8.0, y), &words, text(13.0), palette::STEAM);
        }
    }

    /// A player's sign, name if there is room for it, flag, points and coins. Returns whether it was pressed.
    fn plate(&mut self, seat: Seat, front: Seat) -> bool {
        let (rect, signs) = (self.rect(self.layout.plate(seat.0)), self.layout.plate);
        let (config, player) = (&self.words.seats[seat.index()], self.board.player(seat));
        let response = self.brush.clickable(self.ui, TopBarControl::Player(seat), rect, !self.covered);
        let painter = self.painter();
        let face = rect.shrink2(vec2(0.0, signs.rim));
        let active = self.board.active == Some(seat);
        self.brush.slice(&painter, if active { "panel/player-active" } else { "panel/player" }, [10.0; 4], face);
        if response.hovered() || response.has_focus() {
            painter.rect_stroke(face.shrink(2.0), 2.0, (1.2, palette::LAMP), egui::StrokeKind::Inside);
        }
        let y = rect.center().y;
        let corner = rect.left_center() + vec2(signs.emblem.x, signs.emblem.y);
        self.brush.picture(&painter, &format!("emblem/{}", config.colour.key()), corner, signs.emblem_scale);
        let thinks = self.thinking.filter(|(bot, _)| *bot == seat).map(|(_, now)| now);
        if let Some(now) = thinks {
            // A light runs along below the name.
            let lit = (now * 2.5) as usize % 3;
            for dot in 0..3 {
                let ink = if dot == lit { palette::LAMP } else { palette::BRASS.gamma_multiply(0.5) };
                let at = pos2(rect.left() + signs.name + 3.0 + 9.0 * dot as f32, face.bottom() - 6.5);
                painter.circle_filled(at, 2.6, ink);
            }
        }
        let coins = player.purse.total();
        let mut right = rect.right() - 6.0;
        if let Some(PlateCoins { figures, scale, edge, least_room }) = signs.coins {
            let end = pos2(rect.right() - edge, y + 1.5);
            let number =
                painter.text(end, Align2::RIGHT_CENTER, coins.to_string(), bold(figures), palette::PAPER).width();
            right = end.x - number.max(least_room) - 17.0;
            self.brush.picture(&painter, "coin", pos2(right, y - 10.0 * scale), scale);
            right -= 4.0;
        }
        let points = player.score().to_string();
        let wide = ticket_width(&points, signs.ticket_height);
        let middle = match signs.ticket {
            Some(Vec2 { x, y }) => rect.left_center() + vec2(x, y),
            None => pos2(right - wide / 2.0, y),
        };
        ticket(self.brush, &painter, middle, &points, signs.ticket_height);
        right -= wide + 4.0;
        if let Some((scale, back)) = signs.flag.filter(|_| self.board.start_player == seat) {
            self.brush.picture(&painter, "start-flag", pos2(right - back, y - 22.5 * scale), scale);
            right -= back + 2.0;
        }
        let place = rect.with_min_x(rect.left() + signs.name).with_max_x(right - 2.0).translate(vec2(0.0, 1.0));
        let mut below = face.shrink2(vec2(8.0, 0.0)).x_range();
        if place.width() > signs.least_name {
            SetWords::line(&painter, place, &config.name, text(signs.letters), palette::PAPER).paint(&painter);
            if signs.line_below_name {
                let wide = self.width_of(&config.name, text(signs.letters)).min(place.width());
                below = place.with_max_x(place.left() + wide).x_range();
            }
        }
        if seat == front && thinks.is_none() {
            // This player's board lies in front.
            painter.hline(below, face.bottom() - signs.line, (2.0, palette::player(config.colour)));
        }
        let values = [
            ("name", config.name.clone().into()),
            ("points", player.score().into()),
            ("coins", coins.into()),
            ("start", u8::from(self.board.start_player == seat).into()),
        ];
        with_tip(response, &self.words.with("tip-player", values)).clicked()
    }

    fn undo(&mut self, enabled: bool, tip: &str) -> bool {
        let Some(undo) = self.layout.undo else { return false };
        let rect = self.rect(undo);
        let response = self.brush.clickable(self.ui, PromptControl::Undo, rect, enabled && !self.covered);
        let tint = if enabled { palette::LAMP } else { palette::DISABLED.gamma_multiply(0.5) };
        self.brush.tinted(&self.painter(), "ui/undo", rect.center() - vec2(12.0, 12.0), 1.0, tint);
        with_tip(response, tip).clicked()
    }

    fn menu(&mut self) -> bool {
        let rect = self.rect(self.layout.menu);
        let response = self.brush.clickable(self.ui, TopBarControl::Menu, rect, !self.covered);
        let painter = self.painter();
        self.brush.slice(&painter, "panel/menu", [10.0; 4], rect.shrink(self.layout.menu_rim));
        let tint = if response.hovered() { Color32::WHITE } else { palette::LAMP };
        for line in [-7.0, 0.0, 7.0] {
            let bar = ERect::from_center_size(rect.center() + vec2(0.0, line), vec2(24.0, 3.0));
            painter.rect_filled(bar, 0.0, tint);
        }
        with_tip(response, &self.words.get("tip-menu")).clicked()
    }
}
