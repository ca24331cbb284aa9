//! Which things on the screen a choice is about: what to click for it, and what lies on the table.

use bevy::math::Rect;

use crate::{
    panels::prompt::{TableInView, clicks_for},
    session::PendingQuestion,
    table::input::{choosing::Selection, options::Options},
    ui::{hit_regions::Regions, regions::RegionId},
};
use rules::Choice;

/// The names of everything that is marked so that `choice` can be found; not all of it need be on the screen.
fn marks(choice: Choice, pending: &PendingQuestion, selection: Selection, in_view: TableInView) -> Vec<RegionId> {
    let TableInView { game, targets, .. } = in_view;
    let clicks = clicks_for(choice, pending, selection, in_view);
    if clicks.is_empty() {
        return clicks;
    }
    let alone = PendingQuestion { choices: vec![choice], ..pending.clone() };
    let options = Options::new(game, &alone, selection, None);
    let on_table = targets.all.iter().map(|(target, _)| *target).filter(|target| options.is_lit(*target));
    clicks.into_iter().chain(on_table.map(RegionId::from)).collect()
}

/// Where everything is that is marked for `choice`, as far as it is on the screen.
pub fn places(
    choice: Choice,
    pending: &PendingQuestion,
    selection: Selection,
    in_view: TableInView,
    regions: &Regions,
) -> Vec<Rect> {
    let named = marks(choice, pending, selection, in_view).into_iter();
    named.filter_map(|name| Some(regions.find(name)?.rect)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::input::pointed::Targets;
    use crate::{panels::PromptControl, table::names::Target};
    use rules::{Act, Catalogue, Game, Module, OfferPlace, Setup};

    #[test]
    fn a_card_is_marked_and_once_it_is_picked_so_is_its_button() {
        let mut game = Game::new(Catalogue::built_in().unwrap(), Setup::new(2, [Module::A, Module::B], 1)).unwrap();
        while game.board().round == 0 {
            game.apply(game.legal_choices()[0]).unwrap();
        }
        let pending = PendingQuestion::of(&game);
        let place = OfferPlace { row: 0, column: 2 };
        let targets = Targets { all: vec![(Target::OfferCard(place), Default::default())], ..Targets::default() };
        let choice = Choice::Decline(place);
        let in_view = TableInView { game: &game, targets: &targets, brief: false, own_board: true, covered: None };
        let of = |selection| marks(choice, &pending, selection, in_view);
        assert!(of(Selection::None).contains(&Target::OfferCard(place).into()));
        assert!(of(Selection::Card(place)).contains(&PromptControl::Decline.into()));
        let gone = Choice::Resolve { symbol: 0, act: Act::Coins };
        assert!(marks(gone, &pending, Selection::None, in_view).is_empty(), "it cannot be chosen");
    }
}
