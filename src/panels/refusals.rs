//! Tells the player why a choice was refused.

use bevy::prelude::*;

use crate::{
    localization::Texts,
    session::{ChoiceRefused, PlaySet, Session},
    state::Screen,
    widgets::toast::Toast,
};
use rules::Refusal;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, tell_refusals.after(PlaySet::Choose).run_if(in_state(Screen::Table)));
}

/// The text key for a refusal.
fn refusal_key(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::GameOver => "refused-over",
        Refusal::NotAsked { .. } => "refused-not-asked",
        Refusal::NotThere { .. } => "refused-not-there",
        Refusal::OnlyDecline => "refused-only-decline",
        Refusal::TrainFull => "refused-train-full",
        Refusal::CannotUpgrade => "refused-upgrade",
        Refusal::WrongSymbol => "refused-symbol",
        Refusal::TooFar => "refused-too-far",
        Refusal::WrongCoins => "refused-coins",
        Refusal::CannotOrder => "refused-order",
        Refusal::ContractNotMet => "refused-contract",
        Refusal::NotNow => "refused-not-now",
        Refusal::StationNotReady => "refused-station",
        Refusal::TakeACardFirst => "refused-card-first",
    }
}

fn tell_refusals(
    mut refused: MessageReader<ChoiceRefused>,
    session: Res<Session>,
    texts: Res<Texts>,
    mut toasts: MessageWriter<Toast>,
) {
    for ChoiceRefused { refusal, .. } in refused.read().filter(|refused| session.is_human(refused.seat)) {
        toasts.write(Toast(texts.get(refusal_key(*refusal))));
    }
}
