//! A pad that somebody played with is no longer connected: this is said, and the game waits until it is there again or
//! somebody goes on without it.

use bevy::prelude::*;

use crate::{
    controls::Pads,
    localization::Texts,
    persistence::{Notice, NoticeAnswer, NoticeAnswered, Notices},
    state::Screen,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (tell.run_if(resource_changed::<Pads>), go_on).chain());
}

fn tell(mut pads: ResMut<Pads>, screen: Res<State<Screen>>, texts: Res<Texts>, mut notices: ResMut<Notices>) {
    let pads = pads.bypass_change_detection();
    if !pads.is_missed() {
        notices.bypass_change_detection().withdraw(NoticeAnswer::WithoutPad);
    } else if *screen.get() == Screen::Table {
        notices.tell(Notice::pad_is_gone(texts.get("pad-gone"), vec![texts.get("pad-gone-advice")]));
    } else {
        // Nothing waits on other screens.
        pads.let_go();
    }
}

fn go_on(mut answered: MessageReader<NoticeAnswered>, mut pads: ResMut<Pads>) {
    if answered.read().any(|answer| answer.0 == NoticeAnswer::WithoutPad) {
        pads.let_go();
    }
}
