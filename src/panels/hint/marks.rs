//! Which things on the screen a choice is about: what to click for it, and what lies on the table.

use crate::{
    panels::prompt::clicks_for,
    rules::{Choice, Game, TrainId},
    session::PendingQuestion,
    table::input::{
        choosing::{self, Selection},
        pointer::Targets,
    },
    ui::regions::{RegionId, Target},
};

/// The names of everything that is marked so that `choice` can be found; not all of it need be on the screen.
pub fn marks(
    choice: Choice,
    pending: &PendingQuestion,
    selection: Selection,
    targets: &Targets,
    game: &Game,
) -> Vec<RegionId> {
    let clicks = clicks_for(choice, pending, selection);
    if clicks.is_empty() {
        return clicks;
    }
    let on_table = targets.all.iter().map(|(target, _)| *target);
    let on_table = on_table.filter(|target| {
        !choosing::answers(*target, selection, &[choice]).is_empty() && is_the_one(*target, choice, game)
    });
    clicks.into_iter().chain(on_table.map(RegionId::from)).collect()
}

/// Whether a thing is not just one of several that stand for the same.
fn is_the_one(target: Target, choice: Choice, game: &Game) -> bool {
    let train = |id: TrainId| game.board().player(game.state().seat).train(id);
    match (choice, target) {
        (Choice::SeatCelebrity(_) | Choice::PlacePassenger | Choice::PlaceLuggage, Target::TrainCard(id, place)) => {
            train(id).first_free_car() == Some(usize::from(place))
        }
        (Choice::RunFactory, _) => false,
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{Act, Catalogue, Module, OfferPlace, Setup},
        ui::regions::Control,
    };

    #[test]
    fn a_card_is_marked_and_once_it_is_picked_so_is_its_button() {
        let mut game = Game::new(Catalogue::built_in().unwrap(), Setup::new(2, [Module::A, Module::B], 1)).unwrap();
        while game.board().round == 0 {
            game.apply(game.legal_choices()[0]).unwrap();
        }
        let pending = PendingQuestion::of(&game);
        let place = OfferPlace { row: 0, column: 2 };
        let targets = Targets { all: vec![(Target::OfferCard(place), Default::default())], explanation: None };
        let choice = Choice::Decline(place);
        let of = |selection| marks(choice, &pending, selection, &targets, &game);
        assert!(of(Selection::None).contains(&Target::OfferCard(place).into()));
        assert!(of(Selection::Card(place)).contains(&Control::Decline.into()));
        let gone = Choice::Resolve { symbol: 0, act: Act::Coins };
        assert!(marks(gone, &pending, Selection::None, &targets, &game).is_empty(), "it cannot be chosen");
    }
}
