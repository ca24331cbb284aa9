//! The top bar: round, pile, whose turn it is, the players' scores, undo and menu.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Color32, Rect as ERect, Ui},
};

use super::prompt::{PromptControl, PromptParams};
use crate::{
    drawing::{Drawing, Ink, rect},
    localization::words::{Speaker, Words, WordsState, capital},
    pieces::{clock, seat, seat_plate::SeatTold},
    scene::moods::Moods,
    session::{PendingQuestion, Presentation, Thinking},
    state::{Overlay, Screen},
    table::layout::{FirstPip, TableLayout, TopBarLayout, TurnSigns},
    ui::{
        atlas::Art,
        brush::{Brush, layer},
        labels::Align,
        memo::Memo,
        naming::named,
        regions::RegionId,
        text::with_tip,
        theme::palette,
        told,
        typefaces::Typeface,
    },
};
use online::LineState;
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

/// Everything that what is left of the plates is made from.
#[derive(PartialEq)]
struct LeftKey {
    words: WordsState,
    layout: TopBarLayout,
    board: Board,
    thinking: Option<Seat>,
}

/// What is left of the plates, and where the pips of the rounds are.
type LeftMemo = Memo<LeftKey, (Drawing, Rect)>;

fn draw_top_bar(
    mut contexts: EguiContexts,
    mut left: Local<LeftMemo>,
    mut brush: Brush,
    speaker: Speaker,
    shown: Res<Presentation>,
    pending: Res<PendingQuestion>,
    thinking: Res<Thinking>,
    moods: Res<Moods>,
    time: Res<Time>,
    mut prompt: PromptParams,
) -> Result {
    let words = speaker.words();
    let layout = &TableLayout::new(brush.viewport().shape, shown.board.seats()).top_bar;
    let covered = prompt.overlay() != Overlay::None || pending.handover.is_some();
    let (front, can_undo, undo_tip) = (prompt.front(), prompt.can_undo(), prompt.undo_tip());
    let mut pressed = (None, false, false);
    layer(contexts.ctx_mut()?, "top-bar", egui::Order::Middle, |ui| {
        let thinking = thinking.keeps_waiting().map(|seat| (seat, time.elapsed_secs()));
        let board = &shown.board;
        let seats = || (0..board.seats()).map(Seat);
        let lines = seats().map(|seat| prompt.line_of(seat)).collect();
        let clocks = seats().map(|seat| prompt.clock_of(seat)).collect();
        let mut bar = TopBar {
            lines,
            clocks,
            brush: &mut brush,
            ui,
            words: &words,
            board,
            layout,
            covered,
            thinking,
            moods: &moods,
        };
        // A replay has something else there.
        let watches = prompt.watches();
        if !watches {
            bar.left(&mut left);
        }
        let plate = (0..shown.board.seats()).map(Seat).filter(|seat| bar.plate(*seat, front)).last();
        pressed = (plate, !watches && bar.undo(can_undo, &undo_tip), bar.menu());
    });
    if let Some(seat) = pressed.0 {
        prompt.bring_to_front(seat);
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
    moods: &'a Moods,
    /// How well everybody is connected, by seat.
    lines: Vec<Option<LineState>>,
    /// What everybody's clock shows, by seat, and whether it runs.
    clocks: Vec<Option<(Duration, bool)>>,
}

impl TopBar<'_, '_, '_> {
    fn rect(&self, rect: Rect) -> ERect {
        self.brush.viewport().egui(rect.min.x, rect.min.y, rect.width(), rect.height())
    }

    /// Paints a drawing with its corner at a point of the stage.
    fn paint(&self, drawing: &Drawing, corner: Vec2) {
        let corner = self.brush.viewport().egui(corner.x, corner.y, 0.0, 0.0).min;
        self.brush.painting(self.ui.painter(), corner, 1.0).paint(drawing);
    }

    /// Title, round with pips, pile, whose turn it is: what does not fit is shortened or left out.
    fn left(&mut self, memo: &mut LeftMemo) {
        let key = LeftKey {
            words: self.words.state(),
            layout: self.layout.clone(),
            board: *self.board,
            thinking: self.thinking.map(|(seat, _)| seat),
        };
        let (left, pips) = memo.get(key, |_| self.draw_left());
        self.paint(left, Vec2::ZERO);
        let pips = self.rect(pips.inflate(self.layout.round.step * 0.6));
        let response =
            self.ui.interact(pips, egui::Id::new(RegionId::from(TopBarControl::Rounds)), egui::Sense::hover());
        with_tip(response, &self.words.get("tip-rounds"));
    }

    fn draw_left(&self) -> (Drawing, Rect) {
        let mut zone = self.layout.left;
        let mut left = Drawing::default();
        if let Some(wide) = self.layout.title {
            let (title, at) = (self.words.get("title"), Vec2::new(zone.min.x, zone.center().y + 1.0));
            left.level(&title, at, 25.0, palette::LAMP, Align::Left, Typeface::Display);
            zone.min.x += wide;
            divide(&mut left, zone);
            zone.min.x += 14.0;
        }
        let round = self.board.round.clamp(1, 6);
        let pips = self.round(&mut left, round, zone);
        zone.min.x = pips.max.x + 2.0;
        if self.layout.pile {
            zone.min.x = self.pile(&mut left, Pile::of_round(round), zone);
        }
        match self.layout.turn {
            TurnSigns::InFull => self.turn(&mut left, zone, true),
            TurnSigns::Short => self.turn(&mut left, zone, false),
            TurnSigns::Number => self.turn_number(&mut left, zone),
            TurnSigns::Nothing => {}
        }
        (left, pips)
    }

    /// The round in words, and a pip for each. Returns where the pips are.
    fn round(&self, left: &mut Drawing, round: u8, zone: Rect) -> Rect {
        let signs = self.layout.round;
        let words = self.words.count(if signs.in_full { "top-round" } else { "top-round-short" }, round);
        let size = Typeface::Text.fit(&words, signs.words, zone.width());
        let middle = Vec2::new(zone.min.x, zone.center().y);
        let start = middle - Vec2::Y * signs.above;
        left.level(&words, start, size, palette::PAPER, Align::Left, Typeface::Text);
        let first = match signs.pips {
            FirstPip::After(gap) => start + Vec2::X * (Typeface::Text.width(&words, size) + gap),
            FirstPip::Below(off) => middle + off,
        };
        let mut at = first;
        for number in 1..=6u8 {
            let state = match number.cmp(&round) {
                std::cmp::Ordering::Less => "/over",
                std::cmp::Ordering::Equal => "/now",
                std::cmp::Ordering::Greater => "",
            };
            let pip = format!("pip/round-{}{state}", Pile::of_round(number).number());
            left.scaled(pip, at.x, at.y, signs.scale);
            at.x += signs.step + if number % 2 == 0 { signs.pair } else { 0.0 };
        }
        Rect::from_corners(first, at)
    }

    /// Which pile the cards of the round come from, at the left end of what is left. Returns where the next thing begins.
    fn pile(&self, left: &mut Drawing, pile: Pile, zone: Rect) -> f32 {
        let chip = rect(zone.min.x, zone.center().y - 14.0, 74.0, 28.0);
        let ground = [palette::PINE, palette::CARRIAGE, palette::BURGUNDY][pile.index()];
        let edge = [palette::READY, palette::SKY, palette::CORAL][pile.index()];
        left.rounded(chip, 3.0, ground, Some((1.4, edge.colour())));
        let words = self.words.count("top-pile", pile.number());
        left.line_in(&words, chip, 17.0, palette::PAPER, Align::Centre, Typeface::Text);
        chip.max.x + 14.0
    }

    /// Who plays, and the turn; between turns what goes on.
    fn turn(&self, left: &mut Drawing, zone: Rect, in_full: bool) {
        const SIZE: f32 = 22.0;
        const SMALL: f32 = 16.0;
        let key = |long, short| if in_full { long } else { short };
        let between = |from: f32| Rect { min: Vec2::new(zone.min.x + from, zone.min.y + 2.0), ..zone };
        let Some(seat) = self.board.active else {
            if self.board.round == 0 {
                divide(left, zone);
                let words = self.words.get(key("prompt-title-draft-other", "top-draft-short"));
                left.line_in(&words, between(14.0), SIZE, palette::LAMP, Align::Left, Typeface::Display);
            } else if self.board.moment == Moment::End {
                divide(left, zone);
                left.icon("icon/game-end-card/night", zone.min.x + 28.0, zone.center().y, 30.0);
                let words = self.words.get("top-end");
                left.line_in(&words, between(52.0), SIZE, palette::LAMP, Align::Left, Typeface::Display);
            }
            return;
        };
        divide(left, zone);
        let config = &self.words.seats[seat.index()];
        let who = self.words.with(key("top-to-play", "top-to-play-short"), [("name", config.name.clone().into())]);
        let turn = match (self.board.turn, self.board.moment) {
            _ if self.thinking.is_some_and(|(bot, _)| bot == seat) => self.words.get("top-thinking"),
            (0, Moment::Scoring(_) | Moment::End) => self.words.moment(self.board.moment),
            (0, _) => String::new(),
            (turn, _) => self.words.count(key("top-turn", "top-turn-short"), turn),
        };
        let line = between(14.0);
        let (room, own) = (line.width() - 31.0, Typeface::Text.width(&turn, SMALL) + 10.0);
        // If there is no room for both, the name is more important.
        let fits = !turn.is_empty() && room - own >= 0.6 * Typeface::Display.width(&who, SIZE);
        let name = Rect { max: line.max - Vec2::X * if fits { own } else { 0.0 }, ..line };
        let end = seat::named(left, (config.colour, &who), name, [9.2, 31.0], SIZE, palette::LAMP, Typeface::Display);
        if fits {
            let at = Vec2::new(end + 10.0, zone.center().y);
            left.level(&turn, at, SMALL, palette::STEAM, Align::Left, Typeface::Text);
        }
    }

    /// The turn alone, if there is room for it.
    fn turn_number(&self, left: &mut Drawing, zone: Rect) {
        const SIZE: f32 = 13.0;
        let words = capital(&self.words.count("top-turn", self.board.turn));
        if self.board.turn > 0 && Typeface::Text.width(&words, SIZE) < zone.width() - 4.0 {
            divide(left, zone);
            let at = Vec2::new(zone.min.x + 8.0, zone.center().y);
            left.level(&words, at, SIZE, palette::STEAM, Align::Left, Typeface::Text);
        }
    }

    /// A player's plate. Returns whether it was pressed.
    fn plate(&mut self, seat: Seat, front: Seat) -> bool {
        let place = self.layout.plate(seat.0);
        let (config, player) = (&self.words.seats[seat.index()], self.board.player(seat));
        let response = self.brush.clickable(self.ui, TopBarControl::Player(seat), self.rect(place), !self.covered);
        let told = SeatTold {
            config,
            look: self.moods.of(seat),
            player,
            starts: self.board.start_player == seat,
            active: self.board.active == Some(seat),
            in_front: seat == front,
            thinks: self.thinking.filter(|(bot, _)| *bot == seat).map(|(_, now)| (now * 2.5) as usize % 3),
            line: self.lines[seat.index()],
            hot: response.hovered() || response.has_focus(),
        };
        self.paint(&self.layout.plate.draw(&told, place.size()), place.min);
        let values = [
            ("name", config.name.clone().into()),
            ("points", player.score().into()),
            ("coins", player.purse.total().into()),
            ("start", u8::from(told.starts).into()),
        ];
        let mut tip = self.words.with("tip-player", values);
        if let Some((left, runs)) = self.clocks[seat.index()] {
            self.paint(&clock::draw(left, runs), Vec2::new(place.center().x, place.max.y + 5.0));
            let minutes = (left.as_secs() / 60) as u32;
            tip = self.words.with("tip-clock", [("tip", tip.into()), ("minutes", minutes.into())]);
        }
        told::call(self.ui.ctx(), TopBarControl::Player(seat), || tip.clone());
        told::choose(self.ui.ctx(), TopBarControl::Player(seat), told.in_front);
        with_tip(response, &tip).clicked()
    }

    fn undo(&mut self, enabled: bool, tip: &str) -> bool {
        let Some(undo) = self.layout.undo else { return false };
        let response = self.brush.clickable(self.ui, PromptControl::Undo, self.rect(undo), enabled && !self.covered);
        let tint = if enabled { palette::LAMP } else { palette::DISABLED };
        let mut sign = Drawing::default();
        sign.art(Art::new("ui/undo").centred().tint(tint.colour()), undo.center().x, undo.center().y, 1.0);
        self.paint(&sign, Vec2::ZERO);
        told::call(self.ui.ctx(), PromptControl::Undo, || self.words.get("keys-undo"));
        with_tip(response, tip).clicked()
    }

    fn menu(&mut self) -> bool {
        let place = self.layout.menu;
        let response = self.brush.clickable(self.ui, TopBarControl::Menu, self.rect(place), !self.covered);
        let mut menu = Drawing::default();
        menu.slice("panel/menu", 10.0, place.inflate(-self.layout.menu_rim));
        let ink = if response.hovered() { Color32::WHITE } else { palette::LAMP };
        for line in [-7.0, 0.0, 7.0] {
            menu.fill(Rect::from_center_size(place.center() + Vec2::Y * line, Vec2::new(24.0, 3.0)), ink);
        }
        self.paint(&menu, Vec2::ZERO);
        with_tip(response, &self.words.get("tip-menu")).clicked()
    }
}

/// A line at the left end of a zone.
fn divide(drawing: &mut Drawing, zone: Rect) {
    drawing.fill(Rect::from_center_size(Vec2::new(zone.min.x, zone.center().y), Vec2::new(1.0, 30.0)), palette::BRASS);
}
