//! What begins without a click on the title: the game that the command line or the address asks for, one to be watched, and the
//! saved one when it has been taken over from another window.

use std::sync::Arc;

use bevy::{ecs::system::SystemParam, prelude::*};

use crate::{
    localization::Texts,
    persistence::{
        Claim, LookForGames, NoticeAnswer, NoticeAnswered, Notices, SaveOwnership, SavedGame, SavedGames, TakenOver,
    },
    replay::Watch,
    session::{self, NewGame, SavedAs, SeatConfig, Session, card_set::CardSet},
    state::Screen,
    ui::atlas::{Atlas, AtlasLoading},
    widgets::toast::Toast,
};
use rules::Catalogue;

pub(super) fn plugin(app: &mut App) {
    let pictures_are_there = in_state(Screen::Loading).and_then(everything_is_there);
    app.add_systems(Update, (leave_loading.run_if(pictures_are_there), follow_answers, begin_on_title).chain())
        .add_systems(OnEnter(Screen::Loading), choose_first)
        .add_systems(OnEnter(Screen::Title), tell_of_unusable.after(LookForGames))
        .add_systems(OnEnter(Screen::Table), warn_that_nothing_is_saved);
}

/// Whether everything that the title, or a game, cannot do without is there: a game begins before its
/// pictures are unpacked, and shows their progress.
fn everything_is_there(atlas: Res<Atlas>, cards: Res<CardSet>, loading: Res<AtlasLoading>) -> bool {
    let pictures = if loading.first == Screen::Title { atlas.is_ready(Screen::Title) } else { atlas.is_begun() };
    pictures && cards.0.is_ok()
}

/// The game that the command line or the address asks for: it begins as soon as everything is there.
#[derive(Resource, Clone)]
pub struct WantedGame(pub NewGame);

impl WantedGame {
    /// Whether a saved game is the one that is wanted: the same players and set-up.
    fn is(&self, saved: &SavedGame) -> bool {
        let players =
            |seats: &[SeatConfig]| -> Vec<_> { seats.iter().map(|seat| (seat.link_name(), seat.player)).collect() };
        players(&self.0.seats) == players(&saved.seats) && self.0.setup == saved.record.setup
    }
}

/// The saved game that the command line asks for: it is watched as soon as everything is there.
#[derive(Resource, Clone)]
pub struct WantedReplay(pub Watch);

/// The pictures of the first screen are needed first.
fn choose_first(game: Option<Res<WantedGame>>, replay: Option<Res<WantedReplay>>, mut loading: ResMut<AtlasLoading>) {
    loading.first = if game.is_some() || replay.is_some() { Screen::Table } else { Screen::Title };
}

/// Puts a saved game on the table. The caller switches to it.
pub fn resume(commands: &mut Commands, cards: &CardSet, game: SavedGame) -> bool {
    let Ok(catalogue) = &cards.0 else { return false };
    let saved_as = SavedAs { id: Some(game.id), label: game.label, begins: game.begins };
    session::resume(commands, catalogue.clone(), game.seats, game.record, saved_as)
        .inspect_err(|error| error!("the saved game cannot be continued: {error}"))
        .is_ok()
}

fn start(commands: &mut Commands, catalogue: &Arc<Catalogue>, game: NewGame) -> bool {
    session::start(commands, catalogue.clone(), game)
        .inspect_err(|error| error!("the game cannot begin: {error}"))
        .is_ok()
}

/// Begins the wanted game.
#[derive(SystemParam)]
struct Beginner<'w, 's> {
    commands: Commands<'w, 's>,
    saved: Res<'w, SavedGames>,
    claim: Res<'w, Claim>,
    cards: Res<'w, CardSet>,
    notices: ResMut<'w, Notices>,
}

impl Beginner<'_, '_> {
    /// Begins the wanted game; the saved ones stay. Returns whether it began.
    fn begin(&mut self, wanted: &WantedGame) -> bool {
        self.commands.remove_resource::<WantedGame>();
        // A page that is reloaded continues the game its address leads to.
        let saved =
            self.saved.usable().find(|game| cfg!(target_arch = "wasm32") && !game.label.closed && wanted.is(game));
        match saved {
            Some(game) => resume(&mut self.commands, &self.cards, game.clone()),
            None => self.cards.0.as_ref().is_ok_and(|cards| start(&mut self.commands, cards, wanted.0.clone())),
        }
    }
}

/// The player is told once that some saved games cannot be used, and where it says why.
fn tell_of_unusable(mut saved: ResMut<SavedGames>, texts: Res<Texts>, mut toasts: MessageWriter<Toast>) {
    if let Some(number) = saved.untold() {
        toasts.write(Toast(texts.with("saved-unusable", [("number", number.into())])));
    }
}

/// Everything is loaded: on to the title, or to the game that is wanted.
fn leave_loading(
    mut beginner: Beginner,
    wanted: Option<Res<WantedGame>>,
    replay: Option<Res<WantedReplay>>,
    mut watched: MessageWriter<Watch>,
    mut next: ResMut<NextState<Screen>>,
) {
    if let Some(replay) = replay {
        watched.write(replay.0.clone());
        beginner.commands.remove_resource::<WantedReplay>();
        return;
    }
    let begun = match (wanted, beginner.claim.ownership()) {
        (_, SaveOwnership::Asking) => return,
        (Some(wanted), SaveOwnership::Ours) => beginner.begin(&wanted),
        _ => false,
    };
    next.set(if begun { Screen::Table } else { Screen::Title });
}

/// Does what was decided about the games.
fn follow_answers(
    mut commands: Commands,
    mut answered: MessageReader<NoticeAnswered>,
    mut taken: MessageReader<TakenOver>,
    wanted: Option<Res<WantedGame>>,
    saved: Res<SavedGames>,
    session: Option<ResMut<Session>>,
    screen: Res<State<Screen>>,
    cards: Res<CardSet>,
    mut next: ResMut<NextState<Screen>>,
) {
    let mut game = None;
    for NoticeAnswered(answer) in answered.read() {
        if *answer == NoticeAnswer::LeaveThere {
            next.set(Screen::Title);
            commands.remove_resource::<WantedGame>();
        }
    }
    // A wanted game has priority.
    if taken.read().count() > 0 && wanted.is_none() {
        let at_table = *screen.get() == Screen::Table;
        match (saved.current(), session.filter(|_| at_table)) {
            // Choices that came too late to be saved still count.
            (Some(game), Some(mut session)) if game.leads_to(&session) => session.set_changed(),
            (Some(newest), _) => game = Some(newest.clone()),
            (None, _) => next.set(Screen::Title),
        }
    }
    if let Some(game) = game.filter(|game| resume(&mut commands, &cards, game.clone())) {
        debug!("continues at choice {}", game.record.choices.len());
        next.set(Screen::Table);
    }
}

/// A wanted game that was held up begins as soon as no notice is left to be read.
fn begin_on_title(
    mut beginner: Beginner,
    wanted: Option<Res<WantedGame>>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
) {
    let Some(wanted) = wanted.filter(|_| matches!(screen.get(), Screen::Title | Screen::Journey)) else { return };
    if beginner.notices.0.is_empty() && beginner.begin(&wanted) {
        next.set(Screen::Table);
    }
}

/// A player whose games are not saved is reminded of it in every game.
fn warn_that_nothing_is_saved(
    claim: Res<Claim>,
    session: Res<Session>,
    texts: Res<Texts>,
    mut toasts: MessageWriter<Toast>,
) {
    if !session.is_played() {
        return;
    }
    if claim.ownership() == SaveOwnership::Elsewhere {
        toasts.write(Toast(texts.get("elsewhere-toast")));
    }
}
