//! The final scoring: the coins of all, then everybody's Game End cards, turned over and counted one by one,
//! while the engines below race to the end of the line.

mod band;
mod counter;
mod everybody;
mod phone;
mod plan;
mod progress;
mod race;
mod taken;

#[cfg(test)]
mod tests;

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::counting::{Controls, LAYER, PHONE_BAR, Pressed, ribbon};
use crate::{
    rules::{Board, CardType, Game, GameEndCard, Moment, Pile, Seat, Source, queries::Queries},
    session::{
        AnimationSpeed, PlaySet, Presentation, PresentationControl, PresentedEvent, Rewound, SeatConfig, Session, Stop,
        Timing, settings::Settings,
    },
    state::{Overlay, Screen, TablePhase},
    ui::{
        brush::Brush,
        canvas::Canvas,
        labels::Align,
        theme::{bold, display, palette},
    },
};
use plan::{BAND, Plan};
use progress::{CountedCard, SETTLED};

pub use progress::FinalProgress;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FinalProgress>()
        .add_systems(OnExit(Screen::Table), |mut progress: ResMut<FinalProgress>| *progress = default())
        .add_systems(Update, (follow, pass_time).chain().in_set(PlaySet::Draw))
        .add_systems(EguiPrimaryContextPass, draw.run_if(in_state(TablePhase::FinalScoring)));
}

fn follow(
    mut rewound: MessageReader<Rewound>,
    mut events: MessageReader<PresentedEvent>,
    mut progress: ResMut<FinalProgress>,
) {
    for Rewound { events } in rewound.read() {
        *progress = default();
        events.iter().for_each(|event| progress.follow(event));
        progress.since = SETTLED;
    }
    for PresentedEvent(event) in events.read() {
        progress.follow(event);
    }
}

fn pass_time(
    time: Res<Time>,
    timing: Res<Timing>,
    mut progress: ResMut<FinalProgress>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if progress.moves() {
        let moves = timing.speed() != AnimationSpeed::None;
        progress.since = if moves { progress.since + time.delta_secs().min(0.1) } else { SETTLED };
        redraw.write(RequestRedraw);
    }
}

/// What all parts are drawn from.
#[derive(Clone, Copy)]
struct FinalScene<'a> {
    progress: &'a FinalProgress,
    game: &'a Game,
    board: &'a Board,
    session: &'a Session,
    timing: &'a Timing,
    plan: Plan,
}

/// The Game End card that is counted, with what it counts.
struct OpenCard<'a> {
    counted: CountedCard,
    face: &'a GameEndCard,
    /// The piles that the taken cards of its type are from, in the order in which they count.
    taken: Vec<Pile>,
}

/// The parts of a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Parts {
    so_far: u16,
    coins: u16,
    game_end: u16,
}

impl Parts {
    fn total(self) -> u16 {
        self.so_far + self.coins + self.game_end
    }
}

const GAME_END: [Source; 3] = [Source::GameEndRailroadCars, Source::GameEndConductors, Source::GameEndLocomotives];

impl<'a> FinalScene<'a> {
    fn config(&self, seat: Seat) -> &'a SeatConfig {
        self.session.seat(seat)
    }

    /// The seats in the order in which they are counted.
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, count) = (self.board.start_player, self.board.seats());
        (0..count).map(move |steps| first.left(steps, count))
    }

    /// Whose Game End cards come next.
    fn next_seat(&self) -> Option<Seat> {
        self.seats().find(|seat| !self.progress.done.contains(seat) && Some(*seat) != self.progress.now)
    }

    /// What a seat's score consists of as far as it has been shown.
    fn parts(&self, seat: Seat) -> Parts {
        let player = self.board.player(seat);
        let own = self.progress.points(seat);
        let booked = |source| player.book.at(Moment::End, source);
        let at_end = booked(Source::Coins) + GAME_END.into_iter().map(booked).sum::<u16>();
        Parts { so_far: player.score() - at_end, coins: own.coins, game_end: own.game_end }
    }

    /// How many Game End cards a seat has, the drafted one included.
    fn cards(&self, seat: Seat) -> usize {
        let player = self.board.player(seat);
        player.game_end.len() + usize::from(player.hidden_game_end)
    }

    /// How many of them are still face down.
    fn face_down(&self, seat: Seat) -> usize {
        match self.progress.now {
            Some(now) if now == seat => self.cards(seat) - self.progress.cards.len(),
            _ if self.progress.done.contains(&seat) => 0,
            _ => self.cards(seat),
        }
    }

    fn face(&self, counted: CountedCard) -> &'a GameEndCard {
        self.game.catalogue().game_end(counted.card)
    }

    /// The piles that a seat's taken cards of a type are from.
    fn taken(&self, seat: Seat, card_type: CardType) -> Vec<Pile> {
        let catalogue = self.game.catalogue();
        let of_type = Queries::new(self.board, catalogue).taken_of_type(seat, card_type);
        of_type.map(|card| catalogue.card(card).pile).collect()
    }

    /// The card that is counted or was counted last.
    fn open_card(&self) -> Option<OpenCard<'a>> {
        let (seat, counted) = self.progress.now.zip(self.progress.card())?;
        let face = self.face(counted);
        Some(OpenCard { counted, face, taken: self.taken(seat, face.card_type) })
    }
}

fn draw(
    mut contexts: EguiContexts,
    mut brush: Brush,
    progress: Res<FinalProgress>,
    game: Res<Game>,
    session: Res<Session>,
    keys: Res<ButtonInput<KeyCode>>,
    overlay: Res<State<Overlay>>,
    shown: Res<Presentation>,
    timing: Res<Timing>,
    mut settings: ResMut<Settings>,
    mut control: MessageWriter<PresentationControl>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let plan = Plan::of(brush.viewport().shape);
    let scene =
        FinalScene { progress: &progress, game: &game, board: &shown.board, session: &session, timing: &timing, plan };
    let phone = brush.viewport().shape.phone();
    let bar = if phone.is_some() { PHONE_BAR } else { 52.0 };
    let pressed = brush.canvas(&ctx, LAYER, egui::Order::Middle, Some(bar), |canvas| {
        let visible = canvas.visible();
        canvas.fill(visible.min.x, bar, visible.width(), visible.max.y - bar, palette::DEEP);
        canvas.tiled("bg/fans", visible.min.x, bar, visible.width(), visible.max.y - bar);
        if let Some(phone) = phone {
            phone::draw(canvas, scene, phone);
            return controls(canvas, scene);
        }
        head(canvas, scene);
        ground(canvas, scene);
        if progress.now.is_some() {
            band::draw(canvas, scene);
            taken::draw(canvas, scene);
        } else {
            everybody::draw(canvas, scene);
        }
        counter::draw(canvas, scene);
        race::draw(canvas, scene);
        controls(canvas, scene)
    });
    if let Some(speed) = pressed.speed {
        settings.set_speed(speed);
    }
    let focused = ctx.memory(|memory| memory.focused().is_some());
    let free = *overlay.get() == Overlay::None;
    let key = |key: KeyCode| free && keys.just_pressed(key);
    let enter = key(KeyCode::Enter) || key(KeyCode::NumpadEnter);
    let stop = if pressed.skip || key(KeyCode::Escape) {
        Some(Stop::End)
    } else if pressed.go_on || !focused && key(KeyCode::Space) {
        Some(Stop::Card)
    } else {
        (!focused && enter).then_some(Stop::Player)
    };
    if let Some(stop) = stop {
        // When everything is counted, there is only one way on.
        control.write(PresentationControl::PassTo(if progress.over { Stop::End } else { stop }));
    }
    Ok(())
}

fn controls(canvas: &mut Canvas, scene: FinalScene) -> Pressed {
    let (over, murder) = (scene.progress.over, scene.game.setup().murder());
    let words = match (over, murder) {
        (false, _) => "final-count-on",
        (true, false) => "final-to-result",
        (true, true) => "final-to-murder",
    };
    let keys: &[_] = match (over, murder) {
        (false, false) => &[
            ("scoring-space", "final-space-about"),
            ("scoring-enter", "final-enter-about"),
            ("final-escape", "final-escape-about"),
        ],
        (false, true) => &[
            ("scoring-space", "final-space-about"),
            ("scoring-enter", "final-enter-about"),
            ("final-escape", "final-escape-murder"),
        ],
        (true, false) => &[("scoring-enter", "final-escape-about")],
        (true, true) => &[("scoring-enter", "final-escape-murder")],
    };
    let goes_on = (canvas.words(words), true);
    Controls { place: scene.plan.controls, skips: !over, goes_on, keys }.draw(canvas, scene.timing.speed())
}

/// The ribbon: coins first, then everybody in turn.
fn head(canvas: &Canvas, scene: FinalScene) {
    const FONT: f32 = 19.0;
    let progress = scene.progress;
    let title = canvas.words("final-title");
    let coins = canvas.words("final-coins");
    let part = |seat: Seat| {
        let now = progress.now == Some(seat) && !progress.over;
        let name = scene.config(seat).name.clone();
        if now { canvas.words_with("final-part", [("name", name.into())]) } else { String::new() }
    };
    let seats: Vec<_> = scene.seats().map(|seat| (seat, part(seat))).collect();
    let counted = !progress.counts_coins();
    let chip = |words: &str, done: bool| {
        let words = if words.is_empty() { 0.0 } else { canvas.width(words, bold(FONT)).min(260.0) + 12.0 };
        44.0 + words + if done { 28.0 } else { 0.0 }
    };
    let done = |seat: &Seat| progress.done.contains(seat);
    let chips: f32 = seats.iter().map(|(seat, words)| chip(words, done(seat)) + 8.0).sum();
    let title_wide = canvas.width(&title, display(34.0));
    let coins_wide = chip(&coins, counted);
    let mut x = ribbon(canvas, scene.plan.middle, title_wide + 30.0 + coins_wide + 8.0 + chips);
    x += canvas.text(x, 102.0, &title, display(34.0), palette::LAMP, Align::Left) + 30.0;
    let plate = |x: f32, wide: f32, now: bool, words: &str, done: bool| {
        let (ground, edge) = if now { (palette::CHOSEN, palette::LAMP) } else { (palette::FIELD, palette::DIM) };
        canvas.plate(x, 72.0, wide, 36.0, ground, edge, if now { 1.8 } else { 1.0 });
        canvas.fit(x + 40.0, 96.4, words, bold(FONT), palette::PAPER, Align::Left, 260.0);
        if done {
            canvas.icon("tick", x + wide - 20.0, 90.0, 22.0);
        }
    };
    plate(x, coins_wide, !counted, &coins, counted);
    canvas.icon("icon/coin/night", x + 21.0, 90.0, 28.0);
    x += coins_wide + 8.0;
    for (seat, words) in seats {
        let wide = chip(&words, done(&seat));
        plate(x, wide, !words.is_empty(), &words, done(&seat));
        canvas.emblem(scene.config(seat).colour, x + 22.0, 90.0, 9.0);
        x += wide + 8.0;
    }
}

/// The night behind the cards, and the light that falls on the open one.
fn ground(canvas: &Canvas, scene: FinalScene) {
    let visible = canvas.visible();
    let [y, h] = BAND;
    // The night of the scoring phases in a mirror: the moon is behind the flaps, not beside the portrait.
    let night = |part: &str| canvas.mirrored(part, 0.0, y, 1600.0, 1.0);
    if visible.min.x < 0.0 {
        night("scoring/night-right");
    }
    if visible.max.x > 1600.0 {
        night("scoring/night-left");
    }
    night("scoring/night");
    // No train runs here: the ground hides the rails.
    let (x, w) = (visible.min.x, visible.width());
    canvas.fill(x, y + 312.0, w, h - 319.0, egui::Color32::from_rgb(0x12, 0x1F, 0x37));
    canvas.fill(x, y + 7.0, w, h - 14.0, egui::Color32::from_rgba_unmultiplied(0x0B, 0x14, 0x22, 140));
    if scene.progress.card().is_none() {
        return;
    }
    let [left, _, wide] = scene.plan.open;
    let middle = left + wide / 2.0;
    for (top, foot, alpha) in [(0.24, 1.07, 0.1), (0.12, 0.7, 0.09)] {
        let colour = palette::LAMP.gamma_multiply(alpha);
        let corners = [(-top, y + 7.0), (top, y + 7.0), (foot, y + h - 7.0), (-foot, y + h - 7.0)];
        let corners = corners.map(|(aside, y)| canvas.at(middle + aside * wide, y));
        canvas.shape(corners.to_vec(), colour, egui::Color32::TRANSPARENT, 0.0);
    }
}
