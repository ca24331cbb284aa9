//! Who owns the saved games. The game can be open in several windows or tabs, but only one of them saves: its
//! token is in the storage (`owner`), and it shows that it is there ([`Presence`]). Another one says so and
//! saves nothing until it takes over; the previous one checks the token before it writes, and so stops.

use bevy::{
    prelude::*,
    window::{RequestRedraw, WindowFocused},
};

use super::notices::NoticeAnswer;
use super::{Notice, NoticeAnswered, Notices, Store, presence::Presence, tabs};
use crate::{localization::Texts, state::Screen};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Claim>()
        .add_message::<TakenOver>()
        .add_systems(PreStartup, ask)
        .add_systems(OnEnter(Screen::Title), ask.run_if(is_elsewhere))
        .add_systems(Update, ask.run_if(in_state(Screen::Title).and_then(is_elsewhere).and_then(comes_back)))
        .add_systems(PreUpdate, (hear, check_owner_token, take_over).chain());
}

/// Whether the games are saved from here.
#[derive(Resource, Default)]
pub struct Claim {
    ownership: SaveOwnership,
    presence: Presence,
}

/// From where the games are saved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SaveOwnership {
    /// Not known yet: a browser takes a moment to answer.
    #[default]
    Asking,
    /// From here.
    Ours,
    /// From another window or tab, and nothing is saved from here.
    Elsewhere,
}

impl Claim {
    /// From where the games are saved.
    pub fn ownership(&self) -> SaveOwnership {
        self.ownership
    }
}

/// The saved games have been taken over: they continue here.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakenOver;

fn is_elsewhere(claim: Res<Claim>) -> bool {
    claim.ownership == SaveOwnership::Elsewhere
}

/// The player has come back to this window: by now the other one may be closed.
fn comes_back(mut focused: MessageReader<WindowFocused>) -> bool {
    focused.read().any(|window| window.focused)
}

/// Asks whether another window has the games open.
fn ask(mut claim: ResMut<Claim>, store: Res<Store>) {
    let claim = claim.bypass_change_detection();
    claim.presence.ask(store.backend());
}

/// The answer: the games are free, or another window has them, which the player is told once.
fn hear(
    mut claim: ResMut<Claim>,
    mut store: ResMut<Store>,
    texts: Res<Texts>,
    mut notices: ResMut<Notices>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(free) = claim.bypass_change_detection().presence.answer() else { return };
    // It may come when everything is loaded and nothing is being drawn.
    redraw.write(RequestRedraw);
    if free {
        store.own();
        claim.ownership = SaveOwnership::Ours;
    } else if claim.ownership == SaveOwnership::Asking {
        claim.ownership = SaveOwnership::Elsewhere;
        notices.tell(open_elsewhere(&texts));
    }
}

/// What is asked when the games are open elsewhere.
pub fn open_elsewhere(texts: &Texts) -> Notice {
    let answers = &[(NoticeAnswer::TakeOver, "elsewhere-take-over"), (NoticeAnswer::PlayUnsaved, "elsewhere-unsaved")];
    Notice::ask(texts.get("elsewhere-title"), vec![texts.with("elsewhere-text", tabs())], answers, 1)
}

/// Another window may have taken over since this one was last used. A browser reports it at once; on a desktop it
/// is found out when the player comes back to this window, or when something is to be written.
fn check_owner_token(
    mut claim: ResMut<Claim>,
    mut store: ResMut<Store>,
    texts: Res<Texts>,
    mut notices: ResMut<Notices>,
    mut focused: MessageReader<WindowFocused>,
) {
    let comes_back = focused.read().any(|window| window.focused) || cfg!(target_arch = "wasm32");
    if claim.ownership != SaveOwnership::Ours {
        return;
    }
    if comes_back {
        store.check_owner_token();
    }
    if store.is_taken() {
        store.disown();
        claim.ownership = SaveOwnership::Elsewhere;
        claim.presence.leave();
        let answers = &[(NoticeAnswer::TakeOver, "moved-take-over"), (NoticeAnswer::LeaveThere, "moved-leave")];
        let lines = vec![texts.with("moved-text", tabs())];
        notices.tell(Notice::ask(texts.get("moved-title"), lines, answers, 1));
    } else {
        // Whoever had the games before no longer shows that it is there.
        claim.bypass_change_detection().presence.keep(store.backend());
    }
}

/// The player wants the games here.
pub(super) fn take_over(
    mut claim: ResMut<Claim>,
    mut store: ResMut<Store>,
    mut notices: ResMut<Notices>,
    mut answered: MessageReader<NoticeAnswered>,
    mut taken: MessageWriter<TakenOver>,
) {
    if answered.read().any(|NoticeAnswered(answer)| *answer == NoticeAnswer::TakeOver) {
        notices.withdraw(NoticeAnswer::TakeOver);
        store.own();
        claim.presence.take(store.backend());
        claim.ownership = SaveOwnership::Ours;
        taken.write(TakenOver);
    }
}
