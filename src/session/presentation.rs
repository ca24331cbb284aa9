//! The queue of events to present, and the table as far as it has been shown. Nothing else writes to it: other
//! systems ask it to hurry or to continue with [`PresentationControl`].

use std::{collections::VecDeque, time::Duration};

use bevy::{prelude::*, window::RequestRedraw};

use super::{
    AnimationSpeed, PlaySet, Session, Timing, ViewedSeat,
    triumph::{Celebrated, TRIUMPH_MILLIS, TriumphTime, triumph_time},
};
use rules::{Board, Game, GameEvent};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<GameEvent>()
        .add_message::<PresentedEvent>()
        .add_message::<Celebrated>()
        .add_message::<PresentationControl>()
        .add_systems(Update, (obey, present_next).chain().in_set(PlaySet::Present));
}

/// An event is presented now: it has just been applied to the shown board.
#[derive(Message, Clone, Debug)]
pub struct PresentedEvent(pub GameEvent);

/// What a player at the screen wants the presentation to do.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PresentationControl {
    /// Present everything in the queue quickly; a triumph is over at once.
    Hurry,
    /// Present the next event at once.
    Next,
    /// Present everything at once up to a stop of the final scoring.
    PassTo(Stop),
    /// Continue: what the presentation stopped at has been read.
    Resume,
}

/// Where the final scoring can be taken up again when a part of it is passed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The next Game End card.
    Card,
    /// The next player's Game End cards.
    Player,
    /// Whatever follows the final scoring.
    End,
}

impl Stop {
    fn is_at(self, event: &GameEvent) -> bool {
        match event {
            GameEvent::GameEndCardBegan { .. } => self == Self::Card,
            GameEvent::GameEndPartBegan { .. } => self == Self::Player,
            GameEvent::FinalScoringEnded | GameEvent::GameEnded { .. } => self != Self::End,
            GameEvent::RevelationBegan => true,
            _ => false,
        }
    }
}

/// What the screen shows: some events behind the game, and equal to it when idle.
#[derive(Resource)]
pub struct Presentation {
    /// The table as shown.
    pub board: Board,
    queue: VecDeque<GameEvent>,
    held: bool,
    left: Duration,
    passes_to: Option<Stop>,
    /// What is celebrated now.
    triumph: Option<GameEvent>,
    /// What is celebrated as soon as its event has been shown.
    triumph_next: Option<GameEvent>,
}

impl Presentation {
    pub(super) fn new(board: Board) -> Self {
        Self {
            board,
            queue: VecDeque::new(),
            held: false,
            left: Duration::ZERO,
            passes_to: None,
            triumph: None,
            triumph_next: None,
        }
    }

    /// Shows a table without motion; nothing of what was to come is shown any more.
    pub fn lay(&mut self, board: Board) {
        *self = Self::new(board);
    }

    /// Whether everything has been presented.
    pub fn is_idle(&self) -> bool {
        self.queue.is_empty() && self.left.is_zero() && !self.held && self.triumph_next.is_none()
    }

    /// The event that is celebrated now.
    pub fn triumph(&self) -> Option<&GameEvent> {
        self.triumph.as_ref().filter(|_| !self.left.is_zero())
    }

    /// Whether it has just been told who has won: for a moment nobody passes that over.
    pub fn tells_winner(&self) -> bool {
        !self.board.winners.is_empty() && !self.left.is_zero()
    }

    fn celebrate(&mut self, event: GameEvent, timing: &Timing, celebrated: &mut MessageWriter<Celebrated>) {
        (self.triumph, self.left) = (Some(event), timing.span(TRIUMPH_MILLIS));
        celebrated.write(Celebrated(event));
    }

    /// How many events are still to be shown.
    pub fn to_come(&self) -> usize {
        self.queue.len()
    }

    /// Whether nothing more is presented until a player has read what is shown.
    pub fn is_held(&self) -> bool {
        self.held
    }
}

/// What the rules say has happened is presented after everything that happened before.
pub fn enqueue(mut happened: MessageReader<GameEvent>, mut shown: ResMut<Presentation>) {
    if !happened.is_empty() {
        shown.queue.extend(happened.read().copied());
    }
}

/// Whether an event ends something that a human wants to read: a scoring phase, the final scoring or the revelation.
/// Without motion, the final scoring stops after every Game End card.
fn has_to_be_read(event: &GameEvent, game: &Game, timing: &Timing) -> bool {
    let moves = timing.speed() != AnimationSpeed::None;
    match event {
        GameEvent::ScoringEnded { .. } => moves,
        GameEvent::GameEndCardScored { .. } => !moves,
        GameEvent::FinalScoringEnded => game.setup().murder(),
        GameEvent::GameEnded { .. } => moves || !game.setup().murder(),
        _ => false,
    }
}

fn obey(
    mut wanted: MessageReader<PresentationControl>,
    mut shown: ResMut<Presentation>,
    mut timing: ResMut<Timing>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let told = shown.tells_winner();
    for control in wanted.read().filter(|_| !told) {
        redraw.write(RequestRedraw);
        match control {
            PresentationControl::Hurry => {
                timing.hurried = !shown.is_idle();
                if shown.triumph().is_some() {
                    shown.left = Duration::ZERO;
                }
            }
            PresentationControl::Next => shown.left = Duration::ZERO,
            PresentationControl::PassTo(stop) => {
                (shown.passes_to, shown.held, shown.left) = (Some(*stop), false, Duration::ZERO);
            }
            PresentationControl::Resume => shown.held = false,
        }
    }
}

/// How many milliseconds whoever watches a game has to read what players would have to continue from.
const READ_MILLIS: u64 = 2600;

/// Shows the next events that are due.
pub(super) fn present_next(
    time: Res<Time>,
    game: Res<Game>,
    session: Res<Session>,
    viewed: Res<ViewedSeat>,
    mut timing: ResMut<Timing>,
    mut shown: ResMut<Presentation>,
    mut events: MessageWriter<PresentedEvent>,
    mut celebrated: MessageWriter<Celebrated>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if shown.is_idle() {
        if timing.hurried {
            timing.hurried = false;
        }
        if shown.passes_to.is_some() {
            shown.passes_to = None;
        }
        return;
    }
    // What has to be read stands still.
    if shown.held && shown.left.is_zero() || session.watching.is_some_and(|watching| watching.paused) {
        return;
    }
    redraw.write(RequestRedraw);
    let shown = &mut *shown;
    shown.left = shown.left.saturating_sub(time.delta());
    while shown.left.is_zero() && !shown.held {
        let celebrates = timing.celebrates() && shown.passes_to.is_none();
        let over = shown.triumph.take();
        if let Some(event) = shown.triumph_next.take().filter(|_| celebrates) {
            shown.celebrate(event, &timing, &mut celebrated);
            continue;
        }
        let Some(event) = shown.queue.pop_front() else { break };
        let time = triumph_time(&event, &shown.board, viewed.0).filter(|_| celebrates);
        if time == Some(TriumphTime::Before) && over != Some(event) {
            shown.queue.push_front(event);
            shown.celebrate(event, &timing, &mut celebrated);
            continue;
        }
        shown.board.apply_event(&event);
        shown.passes_to = shown.passes_to.filter(|stop| !stop.is_at(&event));
        shown.left = match time {
            _ if shown.passes_to.is_some() => Duration::ZERO,
            Some(TriumphTime::After(millis)) => timing.span(millis),
            _ => timing.for_event(&event),
        };
        shown.triumph_next = matches!(time, Some(TriumphTime::After(_))).then_some(event);
        // What is passed over is not read.
        if shown.passes_to.is_none() && has_to_be_read(&event, &game, &timing) {
            if session.is_followed() {
                shown.held = true;
                timing.hurried = false;
            } else if session.watching.is_some() {
                timing.hurried = false;
                shown.left = shown.left.max(timing.span(READ_MILLIS));
            }
        }
        events.write(PresentedEvent(event));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::SeatConfig;
    use rules::{CardId, Catalogue, Module, Seat, Setup, TrainId};

    /// A game in which these events are about to be shown, with the board of the first seat in front.
    fn about_to_show(events: &[GameEvent], speed: AnimationSpeed) -> App {
        let catalogue = Catalogue::built_in().expect("our own card files are valid");
        let game = Game::new(catalogue, Setup::new(2, [Module::A, Module::B], 1)).expect("the set-up is legal");
        let mut shown = Presentation::new(*game.board());
        shown.queue.extend(events);
        let mut app = App::new();
        app.add_plugins(plugin).add_message::<RequestRedraw>().insert_resource(shown);
        app.insert_resource(Session::of(&game, SeatConfig::humans().take(2).collect()));
        app.insert_resource(game).insert_resource(ViewedSeat(Seat(0))).insert_resource(Timing::of(speed));
        app.insert_resource(Time::<()>::default());
        app
    }

    /// Lets so many milliseconds pass. Returns what is celebrated then, and how many contracts the first seat has fulfilled.
    fn after(app: &mut App, millis: u64) -> (Option<GameEvent>, u8) {
        app.world_mut().resource_mut::<Time>().advance_by(Duration::from_millis(millis));
        app.update();
        let shown = app.world().resource::<Presentation>();
        (shown.triumph().copied(), shown.board.player(Seat(0)).contracts_fulfilled)
    }

    fn fulfilled(seat: u8) -> GameEvent {
        GameEvent::ContractFulfilled { seat: Seat(seat), card: CardId(0) }
    }

    #[test]
    fn a_contract_lies_where_it_was_until_it_has_been_stamped_and_triumphs_come_one_at_a_time() {
        let (contract, reached) =
            (fulfilled(0), GameEvent::ConstantinopleReached { seat: Seat(0), train: TrainId::Upper, rank: 0 });
        let mut app = about_to_show(&[contract, reached], AnimationSpeed::Normal);
        assert_eq!(after(&mut app, 0), (Some(contract), 0));
        assert_eq!(after(&mut app, TRIUMPH_MILLIS - 10), (Some(contract), 0), "it is being stamped");
        assert_eq!(after(&mut app, 10), (None, 1), "it is taken away");
        assert_eq!(after(&mut app, 1000), (Some(reached), 1));
        assert_eq!(after(&mut app, TRIUMPH_MILLIS), (None, 1));
        assert!(app.world().resource::<Presentation>().is_idle());
    }

    #[test]
    fn skip_passes_to_the_next_players_game_end_cards() {
        let [first, second] = [0, 1].map(Seat);
        let card = |seat| {
            let card = rules::GameEndId(0);
            let scored = GameEvent::GameEndCardScored { seat, card, cards: 2, points: 3 };
            [GameEvent::GameEndPartBegan { seat }, GameEvent::GameEndCardBegan { seat, card }, scored]
        };
        let coins = [first, second].map(|seat| GameEvent::CoinsCounted { seat, coins: 3 });
        let events = [&coins[..], &card(first), &card(second), &[GameEvent::FinalScoringEnded]].concat();
        // Without motion every card waits until it has been read; but not where it is passed over.
        for speed in [AnimationSpeed::Normal, AnimationSpeed::None] {
            let mut app = about_to_show(&events[..1], speed);
            after(&mut app, 0);
            app.world_mut().resource_mut::<Presentation>().queue.extend(&events[1..]);
            let left = [(); 3].map(|()| {
                app.world_mut().write_message(PresentationControl::PassTo(Stop::Player));
                after(&mut app, 1);
                app.world().resource::<Presentation>().to_come()
            });
            // Without motion what follows a stop is shown as far as there is something to read.
            let wanted = if speed == AnimationSpeed::None { [4, 1, 0] } else { [6, 3, 0] };
            assert_eq!(left, wanted, "how many events are still to be shown at the speed {speed}");
        }
    }

    #[test]
    fn a_click_ends_a_triumph_and_others_are_not_celebrated() {
        let mut app = about_to_show(&[fulfilled(0)], AnimationSpeed::Normal);
        assert_eq!(after(&mut app, 0), (Some(fulfilled(0)), 0));
        app.world_mut().write_message(PresentationControl::Hurry);
        assert_eq!(after(&mut app, 1), (None, 1));
        for (event, speed) in [(fulfilled(1), AnimationSpeed::Normal), (fulfilled(0), AnimationSpeed::None)] {
            let mut app = about_to_show(&[event], speed);
            let (celebrated, _) = after(&mut app, 0);
            assert_eq!(celebrated, None, "{event:?} at the speed {speed}");
        }
    }
}
