//! The review of a saved game by the Master: worked out while somebody reads it, left and resumed, saved with the game.

mod open_review;
mod work;

use bevy::prelude::*;

use crate::{
    persistence::{SavedGames, Store},
    session::{GameId, card_set::CardSet},
    state::Screen,
};
use bots::review::Review;
pub use open_review::OpenReview;
pub use work::ReviewWorkers;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ReviewWanted>()
        .init_resource::<ReviewWorkers>()
        .add_systems(Update, open)
        .add_systems(Update, work::work.run_if(resource_exists::<OpenReview>))
        .add_systems(OnExit(Screen::Review), close)
        .add_systems(OnExit(Screen::Daily), close);
}

/// A saved game is to be reviewed for the player it belongs to; leaving the review leads back to a screen. Without one it
/// is worked out while another screen is looked at.
#[derive(Message, Clone, Debug)]
pub struct ReviewWanted {
    pub id: GameId,
    pub back_to: Option<Screen>,
}

/// The games that are dealt in a review have nothing to do with the game's own cards.
const SEED: u64 = 0x5265_7669_6577;

fn open(
    mut commands: Commands,
    mut wanted: MessageReader<ReviewWanted>,
    saved: Res<SavedGames>,
    mut store: ResMut<Store>,
    cards: Res<CardSet>,
    mut next: ResMut<NextState<Screen>>,
) {
    let Some(ReviewWanted { id, back_to }) = wanted.read().last() else { return };
    let (Some(game), Ok(catalogue)) = (saved.game(id), &cards.0) else { return };
    let seat = game.owner();
    // What is found in the store is another game's, or damaged, if it does not fit; then the review begins anew.
    let fits = |review: &Review| *review.record() == game.record && review.seat() == seat;
    let found = store.review(id).and_then(|text| ron::from_str::<Review>(&text).ok()).filter(fits);
    let review = match found {
        Some(review) => Ok(review),
        None if cfg!(test) => {
            Review::with_effort(catalogue, game.record.clone(), seat, SEED, bots::review::Effort::Hurried)
        }
        None => Review::new(catalogue, game.record.clone(), seat, SEED),
    };
    match review {
        Ok(review) => {
            commands.insert_resource(OpenReview {
                id: id.clone(),
                seats: game.seats.clone(),
                ending: game.game.clone(),
                saved: Box::new(game.clone()),
                review,
                back_to: *back_to,
                changed: false,
            });
            if back_to.is_some() {
                next.set(Screen::Review);
            }
        }
        Err(error) => error!("the game {id} cannot be reviewed: {error}"),
    }
}

/// What is done stays done.
fn close(
    mut commands: Commands,
    open: Option<ResMut<OpenReview>>,
    mut workers: ResMut<ReviewWorkers>,
    mut store: ResMut<Store>,
) {
    workers.stop();
    if let Some(mut open) = open {
        work::save(&mut open, &mut store);
    }
    commands.remove_resource::<OpenReview>();
}
