//! The final scoring: the coins of all, then everybody's Game End cards, turned over and counted one by one,
//! while the engines below race to the end of the line.

mod card_strip;
mod counter;
mod head;
mod layout;
mod light;
mod night;
mod overview;
mod progress;
mod race;
mod taken;

#[cfg(test)]
mod tests;

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::counting::{Controls, ControlsPressed, LAYER, bar_height};
use crate::{
    session::{
        AnimationSpeed, HistoryReset, PlaySet, Presentation, PresentationControl, PresentedEvent, SeatConfig, Session,
        Stop, Timing, settings::Settings,
    },
    state::{Overlay, Screen, TablePhase},
    ui::{brush::Brush, canvas::Canvas, theme::palette},
};
use layout::FinalScoringLayout;
use progress::CountedCard;
use rules::{Board, CardType, Game, GameEndCard, Moment, Pile, Seat, Source, queries::Queries};

pub use progress::FinalProgress;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FinalProgress>()
        .add_systems(OnExit(Screen::Table), |mut progress: ResMut<FinalProgress>| *progress = default())
        .add_systems(Update, (follow, pass_time).chain().in_set(PlaySet::Draw))
        .add_systems(EguiPrimaryContextPass, draw.run_if(in_state(TablePhase::FinalScoring)));
}

fn follow(
    mut rewound: MessageReader<HistoryReset>,
    mut events: MessageReader<PresentedEvent>,
    shown: Res<Presentation>,
    mut progress: ResMut<FinalProgress>,
) {
    for HistoryReset { events } in rewound.read() {
        *progress = default();
        events.iter().for_each(|event| progress.follow(event));
        follow_lead(&mut progress, &shown.board, true);
        progress.settle();
    }
    for PresentedEvent(event) in events.read() {
        let begins = !progress.is_shown();
        progress.follow(event);
        if progress.is_shown() {
            follow_lead(&mut progress, &shown.board, begins);
        }
    }
}

/// Whoever has the most points is in the lead, until somebody else has more than all others.
fn follow_lead(progress: &mut FinalProgress, board: &Board, begins: bool) {
    if let Some(seat) = leader(progress, board) {
        progress.lead.turn_to(Some(seat));
    }
    if begins {
        progress.lead.settle();
    }
}

/// Who has more points than all others, as far as they are shown.
fn leader(progress: &FinalProgress, board: &Board) -> Option<Seat> {
    let score = |seat: &Seat| ScoreParts::of(progress, board, *seat).total();
    let best = (0..board.seats()).map(Seat).max_by_key(score)?;
    let alone = (0..board.seats()).map(Seat).filter(|seat| score(seat) == score(&best)).count() == 1;
    alone.then_some(best)
}

fn pass_time(
    time: Res<Time>,
    timing: Res<Timing>,
    mut progress: ResMut<FinalProgress>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if progress.moves() {
        let moves = timing.speed() != AnimationSpeed::None;
        if moves {
            progress.pass(time.delta_secs().min(0.1));
        } else {
            progress.settle();
        }
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
    layout: FinalScoringLayout,
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
struct ScoreParts {
    so_far: u16,
    coins: u16,
    game_end: u16,
}

impl ScoreParts {
    /// Those of a seat as far as they have been shown.
    fn of(progress: &FinalProgress, board: &Board, seat: Seat) -> Self {
        let (player, own) = (board.player(seat), progress.points(seat));
        let booked = |source| player.book.at(Moment::End, source);
        let at_end = booked(Source::Coins) + GAME_END.into_iter().map(booked).sum::<u16>();
        Self { so_far: player.score() - at_end, coins: own.coins, game_end: own.game_end }
    }

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
    fn parts(&self, seat: Seat) -> ScoreParts {
        ScoreParts::of(self.progress, self.board, seat)
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
    let shape = brush.viewport().shape;
    let layout = FinalScoringLayout::of(shape, shown.board.seats());
    let bar = bar_height(shape);
    let scene = FinalScene {
        progress: &progress,
        game: &game,
        board: &shown.board,
        session: &session,
        timing: &timing,
        layout,
    };
    let pressed = brush.canvas(&ctx, LAYER, egui::Order::Middle, Some(bar), |canvas| {
        let visible = canvas.visible();
        canvas.fill(visible.min.x, bar, visible.width(), visible.max.y - bar, palette::DEEP);
        canvas.tiled("bg/fans", visible.min.x, bar, visible.width(), visible.max.y - bar);
        head::draw(canvas, scene);
        match layout.page {
            Some(page) => canvas.scrolled("final scoring", page.area, |canvas| {
                counted(canvas, scene);
                page.high
            }),
            None => counted(canvas, scene),
        }
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

/// Everything between the head and the controls.
fn counted(canvas: &Canvas, scene: FinalScene) {
    night::draw(canvas, scene);
    light::draw(canvas, scene);
    if scene.progress.now.is_some() {
        card_strip::draw(canvas, scene);
        taken::draw(canvas, scene);
    } else {
        overview::draw(canvas, scene);
    }
    counter::draw(canvas, scene);
    race::draw(canvas, scene);
}

fn controls(canvas: &mut Canvas, scene: FinalScene) -> ControlsPressed {
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
    Controls { layout: scene.layout.controls, skips: !over, goes_on, keys }.draw(canvas, scene.timing.speed())
}
