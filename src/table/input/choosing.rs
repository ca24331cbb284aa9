//! From a thing on the table to the choices it stands for, as pure functions: the table lights up a thing that
//! has answers, a click takes the only one, and where there are several the prompt asks which.

use bevy::prelude::*;

use crate::table::names::Target;
use rules::{Act, Choice, OfferPlace, PlayerBoard, Purchase, TrainId};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Selection>().init_resource::<Hovered>();
}

/// What has been picked while the choice is not complete yet.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Selection {
    #[default]
    None,
    /// A Game End card of the draft: keep it? That cannot be undone.
    Draft(u8),
    /// A card of the offer: carry it out or decline it?
    Card(OfferPlace),
    /// One coin of this column: spend it on what?
    Coin(u8),
    /// An open Game End card: pay with which coins?
    Market(u8),
    /// An order tile: for which car, and paid for with which coins?
    Order(u8),
    /// Conductor steps: how are they split?
    Steps,
    /// One symbol of the running frame, where another could do the same.
    Symbol(u8),
}

/// The thing that the pointer or the keyboard is at.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Hovered(pub Option<Target>);

/// What a click on a thing does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Click {
    /// Nothing can be done with it now.
    Nothing,
    /// It is picked, and the prompt asks for the rest.
    Select(Selection),
    /// It is the answer.
    Choose(Choice),
    /// The picked card is carried out, and this is the answer to what it asks first.
    CarryOut(OfferPlace, Choice),
}

/// Where the conductors and the locomotive of the player who is asked stand: a click on the place where they would
/// come to is a click on the steps that lead there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Reach {
    /// After how many cards of each train.
    conductors: [u8; 2],
    /// At which station.
    locomotive: u8,
}

impl Reach {
    /// Where they stand on a player's board.
    pub fn of(player: &PlayerBoard) -> Self {
        Self {
            conductors: TrainId::BOTH.map(|train| player.train(train).conductor),
            locomotive: player.route.locomotive,
        }
    }
}

/// The choice that a thing stands for while nothing is picked: of several the one that does most with the narrowest
/// symbol.
pub fn the_one(target: Target, choices: &[Choice], reach: &Reach) -> Option<Choice> {
    match click(target, Selection::None, choices, reach) {
        Click::Choose(choice) => Some(choice),
        Click::Select(Selection::Steps) => answers(target, Selection::None, choices, reach).last().copied(),
        _ => None,
    }
}

/// What a click on a thing does, given what is picked and every legal choice.
pub fn click(target: Target, selection: Selection, choices: &[Choice], reach: &Reach) -> Click {
    let answers = answers(target, selection, choices, reach);
    match (target, answers.as_slice()) {
        (_, []) => Click::Nothing,
        (Target::DraftCard(hand), _) if selection != Selection::Draft(hand) => Click::Select(Selection::Draft(hand)),
        (Target::OfferCard(place), _) => Click::Select(Selection::Card(place)),
        (Target::Market(slot), [Choice::Spend { .. }, ..]) => Click::Select(Selection::Market(slot)),
        (Target::Coins(column), _) => Click::Select(Selection::Coin(column)),
        (Target::Order(ready), _) => Click::Select(Selection::Order(ready)),
        (Target::Conductor(_), [_, _, ..]) if !is_both(&answers) => Click::Select(Selection::Steps),
        (Target::Conductor(_) | Target::Locomotive, all) => {
            all.last().map_or(Click::Nothing, |most| Click::Choose(*most))
        }
        // An order is paid with the least valuable coins; the prompt offers the other ways.
        (Target::TrainCard(..), all) if matches!(selection, Selection::Order(_)) => {
            cheapest(all).map_or(Click::Nothing, Click::Choose)
        }
        (_, all @ [first, ..]) => Click::Choose(farthest(all).unwrap_or(*first)),
    }
}

/// Of steps that all lead a conductor to the same place, those with which the other conductor walks on as far as he
/// can. `None` for anything else.
fn farthest(answers: &[Choice]) -> Option<Choice> {
    let all = |choice: &&Choice| steps(**choice).map(|(upper, lower)| upper + lower);
    answers.iter().filter(|choice| steps(**choice).is_some()).max_by_key(all).copied()
}

/// Of several ways to pay, the one with the coins that would be missed least.
pub fn cheapest(answers: &[Choice]) -> Option<Choice> {
    answers.iter().copied().min_by_key(|choice| dear(*choice))
}

/// How much the coins of a choice would otherwise be worth: those of the third column most.
fn dear(choice: Choice) -> (u8, u8) {
    match choice {
        Choice::Spend { coins: [_, second, third], .. } => (third, second),
        _ => (0, 0),
    }
}

/// Every choice a thing stands for, in the order in which the rules list them.
pub fn answers(target: Target, selection: Selection, choices: &[Choice], reach: &Reach) -> Vec<Choice> {
    let all: Vec<_> = choices.iter().copied().filter(|choice| stands_for(target, selection, *choice, reach)).collect();
    // A car that can go up is clicked for that, even where the conductor could walk to it as well.
    if all.iter().any(|choice| steps(*choice).is_none()) {
        return all.into_iter().filter(|choice| steps(*choice).is_none()).collect();
    }
    all
}

/// The card of the offer that the prompt is about: the one pointed at, or else the one picked.
pub fn card_in_focus(hovered: Option<Target>, selection: Selection, choices: &[Choice]) -> Option<OfferPlace> {
    match (hovered, selection) {
        (Some(Target::OfferCard(place)), Selection::None | Selection::Card(_))
            if choices.contains(&Choice::Decline(place)) =>
        {
            Some(place)
        }
        (_, Selection::Card(place)) => Some(place),
        _ => None,
    }
}

/// The steps of both conductors, if the choice moves them.
pub fn steps(choice: Choice) -> Option<(u8, u8)> {
    match choice {
        Choice::Resolve { act: Act::Conductors { upper, lower }, .. }
        | Choice::Spend { on: Purchase::Act(Act::Conductors { upper, lower }), .. } => Some((upper, lower)),
        _ => None,
    }
}

/// Whether one of these choices moves both conductors as far as each could go alone: then there is nothing to
/// split.
fn is_both(choices: &[Choice]) -> bool {
    let all: Vec<_> = choices.iter().filter_map(|choice| steps(*choice)).collect();
    let most = |pick: fn(&(u8, u8)) -> u8| all.iter().map(pick).max().unwrap_or(0);
    all.contains(&(most(|steps| steps.0), most(|steps| steps.1)))
}

fn stands_for(target: Target, selection: Selection, choice: Choice, reach: &Reach) -> bool {
    let coin = if let Selection::Coin(column) = selection { Some(column) } else { None };
    match choice {
        Choice::KeepGameEndCard { hand } => target == Target::DraftCard(hand),
        Choice::CarryOut(place) | Choice::Decline(place) => target == Target::OfferCard(place),
        Choice::TakeStartPlayerTile => target == Target::StartTile,
        Choice::Resolve { symbol, .. } if matches!(selection, Selection::Symbol(picked) if picked != symbol) => false,
        Choice::Resolve { act, .. } => act_stands_on(target, act, reach),
        Choice::Spend { coins, on } => {
            let columns = [Target::Coins(0), Target::Coins(1), Target::Coins(2)];
            let single = coins.iter().sum::<u8>() == 1;
            let column = coins.iter().position(|count| *count > 0).unwrap_or(0);
            match on {
                _ if single && target == columns[column] => true,
                Purchase::Act(act @ Act::GameEndCard { .. }) => act_stands_on(target, act, reach),
                Purchase::Act(act) => single && coin == Some(column as u8) && act_stands_on(target, act, reach),
                Purchase::Order { ready, train, card_place } => match selection {
                    Selection::Order(picked) => picked == ready && target == Target::TrainCard(train, card_place),
                    _ => target == Target::Order(ready),
                },
                Purchase::Point => false,
            }
        }
        Choice::Fulfil { contract } => target == Target::Contract(contract),
        Choice::UseStation { station } => target == Target::Station(station),
        Choice::PlaceMailCar { mail_car } => target == Target::MailCar(mail_car),
        // Any car of the train: only the first free one is lit, but a click on another one means the same.
        Choice::SeatCelebrity(train) => matches!(target, Target::TrainCard(id, _) if id == train),
        Choice::PinPostcard { route_place } => target == Target::RouteCard(route_place),
        Choice::BeginFrame { waiting } => target == Target::Waiting(waiting),
        Choice::PlacePassenger => matches!(target, Target::TrainCard(TrainId::Upper, _)),
        Choice::PlaceLuggage => matches!(target, Target::TrainCard(TrainId::Lower, _)),
        Choice::PlaceMiddleCard { place } => target == Target::Middle(place),
        // Only the next one is lit (see the view).
        Choice::RunFactory => matches!(target, Target::Middle(_)),
        Choice::UseStorageCard { drawn } => target == Target::StorageCard(drawn),
        Choice::UseToolbox => target == Target::Toolbox,
        // Tokens are picked and taken away on a screen of their own.
        Choice::DiscardEvidence { .. }
        | Choice::EndFrame
        | Choice::EndTurn
        | Choice::CoinsToPoints
        | Choice::Finish => false,
    }
}

fn act_stands_on(target: Target, act: Act, reach: &Reach) -> bool {
    match act {
        Act::AddCar(train) => target == Target::TrainEnd(train),
        Act::Upgrade { train, card_place } => target == Target::TrainCard(train, card_place),
        Act::Conductors { upper, lower } => {
            let steps = [upper, lower];
            match target {
                Target::Conductor(train) => steps[train as usize] > 0,
                Target::TrainCard(train, place) => {
                    let steps = steps[train as usize];
                    steps > 0 && reach.conductors[train as usize] + steps == place + 1
                }
                _ => false,
            }
        }
        Act::Locomotive { stations } => {
            target == Target::Locomotive || target == Target::Station(reach.locomotive + stations)
        }
        Act::Coins => false,
        Act::GameEndCard { slot } => target == Target::Market(slot),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const REACH: Reach = Reach { conductors: [1, 0], locomotive: 2 };

    fn resolve(act: Act) -> Choice {
        Choice::Resolve { symbol: 0, act }
    }

    #[test]
    fn a_car_is_upgraded_by_one_click() {
        let choices = [resolve(Act::Upgrade { train: TrainId::Lower, card_place: 2 }), Choice::EndFrame];
        assert_eq!(
            click(Target::TrainCard(TrainId::Lower, 2), Selection::None, &choices, &REACH),
            Click::Choose(choices[0])
        );
        assert_eq!(click(Target::TrainCard(TrainId::Upper, 2), Selection::None, &choices, &REACH), Click::Nothing);
    }

    #[test]
    fn both_conductors_walk_as_far_as_they_can_but_split_steps_are_asked() {
        let both: Vec<_> = (0..=2)
            .flat_map(|upper| (0..=2).map(move |lower| resolve(Act::Conductors { upper, lower })))
            .skip(1)
            .collect();
        let target = Target::Conductor(TrainId::Upper);
        let all = resolve(Act::Conductors { upper: 2, lower: 2 });
        assert_eq!(click(target, Selection::None, &both, &REACH), Click::Choose(all));
        let split: Vec<_> = both.into_iter().filter(|choice| steps(*choice).is_some_and(|(u, l)| u + l <= 2)).collect();
        assert_eq!(click(target, Selection::None, &split, &REACH), Click::Select(Selection::Steps));
    }

    #[test]
    fn a_card_of_the_draft_is_picked_before_it_is_kept() {
        let choices = [0, 1, 2].map(|hand| Choice::KeepGameEndCard { hand });
        let card = Target::DraftCard(1);
        for other in [Selection::None, Selection::Draft(2)] {
            assert_eq!(click(card, other, &choices, &REACH), Click::Select(Selection::Draft(1)));
        }
        assert_eq!(click(card, Selection::Draft(1), &choices, &REACH), Click::Choose(choices[1]));
    }

    #[test]
    fn coins_are_spent_only_after_one_is_picked() {
        let buy = Choice::Spend { coins: [1, 0, 0], on: Purchase::Act(Act::AddCar(TrainId::Upper)) };
        let end = Target::TrainEnd(TrainId::Upper);
        assert_eq!(click(end, Selection::None, &[buy], &REACH), Click::Nothing);
        assert_eq!(click(Target::Coins(0), Selection::None, &[buy], &REACH), Click::Select(Selection::Coin(0)));
        assert_eq!(click(end, Selection::Coin(0), &[buy], &REACH), Click::Choose(buy));
    }

    #[test]
    fn a_game_end_card_is_picked_first_and_paid_with_the_coins_that_would_be_missed_least() {
        let on = Purchase::Act(Act::GameEndCard { slot: 2 });
        let choices = [[1, 1, 2], [2, 1, 1], [3, 1, 0], [4, 0, 0]].map(|coins| Choice::Spend { coins, on });
        let card = Target::Market(2);
        assert_eq!(click(card, Selection::None, &choices, &REACH), Click::Select(Selection::Market(2)));
        let ways = answers(card, Selection::Market(2), &choices, &REACH);
        assert_eq!(cheapest(&ways), Some(choices[3]));
    }

    #[test]
    fn an_order_is_picked_first_and_then_its_car() {
        let on = Purchase::Order { ready: 1, train: TrainId::Lower, card_place: 2 };
        let choices = [[0, 0, 2], [1, 1, 0], [2, 0, 0]].map(|coins| Choice::Spend { coins, on });
        let car = Target::TrainCard(TrainId::Lower, 2);
        assert_eq!(click(car, Selection::None, &choices, &REACH), Click::Nothing);
        assert_eq!(click(Target::Order(0), Selection::None, &choices, &REACH), Click::Nothing);
        assert_eq!(click(Target::Order(1), Selection::None, &choices, &REACH), Click::Select(Selection::Order(1)));
        assert_eq!(click(car, Selection::Order(1), &choices, &REACH), Click::Choose(choices[2]));
    }
}
