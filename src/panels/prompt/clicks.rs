//! Which clicks make a choice: the names of the regions to click, in order.
//!
//! Every legal choice can be made by clicking on named regions. Cards of the offer are picked on the table;
//! everything else is in the prompt.

use super::names::{ActFor, ConfirmControl, PromptControl};
use crate::{
    session::PendingQuestion,
    table::{
        input::choosing::Selection,
        names::{TableRegion, Target},
    },
    ui::regions::RegionId,
};
use rules::{Act, Ask, Choice, Purchase, TrainId};

/// The names of the regions to click, in order, so that `choice` is made. Empty if it is not offered.
pub fn clicks_for(choice: Choice, pending: &PendingQuestion, selection: Selection) -> Vec<RegionId> {
    let Some(question) = pending.question.filter(|_| pending.choices.contains(&choice)) else { return Vec::new() };
    let mut clicks = Vec::new();
    let mut click = |id: RegionId| clicks.push(id);
    let orders = matches!(choice, Choice::Spend { on: Purchase::Order { .. }, .. });
    let selection = match selection {
        // While an order is picked, nothing else is within reach.
        Selection::Order(_) if !orders => {
            click(PromptControl::Back.into());
            Selection::None
        }
        selection => selection,
    };
    let picked = selection != Selection::None;
    match choice {
        Choice::KeepGameEndCard { hand } => click(PromptControl::Keep(hand).into()),
        Choice::CarryOut(place) | Choice::Decline(place) => {
            if selection != Selection::Card(place) {
                click(Target::OfferCard(place).into());
            }
            let carry = matches!(choice, Choice::CarryOut(_));
            click(if carry { PromptControl::CarryOut } else { PromptControl::Decline }.into());
        }
        Choice::Resolve { symbol, act } => {
            let others = pending
                .choices
                .iter()
                .any(|other| matches!(other, Choice::Resolve { symbol: other, .. } if *other != symbol));
            if others && selection != Selection::Symbol(symbol) {
                click(TableRegion::Symbol(symbol).into());
            }
            act_clicks(ActFor::Act, act, &mut click);
        }
        Choice::Spend { coins, on } => {
            match selection {
                Selection::Coin(_) | Selection::Order(_) => {}
                Selection::Market(_) => {
                    [PromptControl::Back, PromptControl::Spend].into_iter().for_each(|id| click(id.into()));
                }
                _ => click(PromptControl::Spend.into()),
            }
            let column = coins.iter().position(|count| *count > 0).unwrap_or(0);
            match on {
                Purchase::Act(Act::GameEndCard { slot }) => {
                    click(PromptControl::MarketCard(slot).into());
                    let [a, b, c] = coins;
                    for (column, count) in (0..).zip(coins) {
                        click(PromptControl::SetCoins(column, count).into());
                    }
                    click(PromptControl::Pay(a, b, c).into());
                }
                Purchase::Act(Act::Conductors { upper, lower }) => {
                    click(PromptControl::Column(column as u8).into());
                    click(PromptControl::BuySteps(ActFor::Buy, upper, lower).into());
                }
                Purchase::Act(act) => {
                    click(PromptControl::Column(column as u8).into());
                    act_clicks(ActFor::Buy, act, &mut click);
                }
                Purchase::Order { ready, train, card_place } => {
                    if !matches!(selection, Selection::Order(_)) {
                        click(PromptControl::Orders.into());
                    }
                    let [a, b, c] = coins;
                    click(PromptControl::OrderTile(ready).into());
                    click(PromptControl::PayOrder(a, b, c).into());
                    click(PromptControl::PlaceOrder(train, card_place).into());
                }
                Purchase::Point => {
                    click(PromptControl::Column(column as u8).into());
                    click(PromptControl::BuyPoint.into());
                }
            }
        }
        Choice::EndFrame => click(PromptControl::EndFrame.into()),
        Choice::EndTurn => {
            click(PromptControl::EndTurn.into());
            let lost = |other: &Choice| matches!(other, Choice::BeginFrame { .. } | Choice::UseStation { .. });
            if pending.choices.iter().any(lost) {
                click(ConfirmControl::Yes.into());
            }
        }
        Choice::PlaceMailCar { mail_car } => click(PromptControl::ChooseMailCar(mail_car).into()),
        Choice::SeatCelebrity(train) => click(PromptControl::ChooseTrain(train).into()),
        Choice::PlacePassenger => click(PromptControl::Passenger.into()),
        Choice::PlaceLuggage => click(PromptControl::Luggage.into()),
        Choice::PlaceMiddleCard { place } => click(PromptControl::ChooseMiddlePlace(place).into()),
        Choice::Finish => click(PromptControl::Finish.into()),
        Choice::DiscardEvidence { token } => {
            click(PromptControl::DiscardEvidence(token).into());
            click(PromptControl::DestroyEvidence.into());
        }
        Choice::PinPostcard { route_place } => click(PromptControl::ChooseRouteCard(route_place).into()),
        Choice::TakeStartPlayerTile
        | Choice::BeginFrame { .. }
        | Choice::Fulfil { .. }
        | Choice::UseStation { .. }
        | Choice::RunFactory
        | Choice::UseStorageCard { .. }
        | Choice::UseToolbox
        | Choice::CoinsToPoints => {
            if picked && question.ask != Ask::OutOfTurn {
                click(PromptControl::Back.into());
            }
            click(
                match choice {
                    Choice::BeginFrame { waiting } => PromptControl::BeginFrame(waiting),
                    Choice::Fulfil { contract } => PromptControl::FulfilContract(contract),
                    Choice::UseStation { station } => PromptControl::UseStation(station),
                    Choice::CoinsToPoints => PromptControl::CoinsToPoints,
                    Choice::RunFactory => PromptControl::RunFactory,
                    Choice::UseStorageCard { drawn } => PromptControl::UseStorageCard(drawn),
                    Choice::UseToolbox => PromptControl::UseToolbox,
                    _ => PromptControl::TakeStartTile,
                }
                .into(),
            );
        }
    }
    clicks
}

fn act_clicks(stem: ActFor, act: Act, click: &mut impl FnMut(RegionId)) {
    let id = match act {
        Act::AddCar(train) => PromptControl::AddCar(stem, train),
        Act::Upgrade { train, card_place } => PromptControl::Upgrade(stem, train, card_place),
        Act::Conductors { upper, lower } => {
            click(PromptControl::SetSteps(TrainId::Upper, upper).into());
            click(PromptControl::SetSteps(TrainId::Lower, lower).into());
            PromptControl::MoveConductors(upper, lower)
        }
        Act::Locomotive { stations } => PromptControl::RunLocomotive(stem, stations),
        Act::Coins => PromptControl::TakeCoins(stem),
        Act::GameEndCard { slot } => PromptControl::TakeGameEndCard(stem, slot),
    };
    click(id.into());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        localization::{Texts, words::Words},
        panels::{
            log::Log,
            prompt::{builder::PromptBuilder, model::Action},
        },
        session::SeatConfig,
        table::input::{choosing::Click, options::Options},
    };
    use rules::{Catalogue, Game, Module, Setup};

    /// Follows the clicks through prompt and table. Fails if they do not make the choice.
    fn follow(words: Words, pending: &PendingQuestion, choice: Choice) -> Result<(), String> {
        let (mut selection, mut pickers) = (Selection::None, None);
        let clicks = clicks_for(choice, pending, selection);
        for (nth, name) in clicks.iter().enumerate() {
            // A window asks again; tokens are taken away on a screen of their own.
            if [ConfirmControl::Yes.into(), PromptControl::DestroyEvidence.into()].contains(name) {
                return Ok(());
            }
            if matches!(choice, Choice::DiscardEvidence { .. }) {
                continue;
            }
            let builder = PromptBuilder {
                words,
                shown: words.game.board(),
                pending,
                selection,
                focus: if let Selection::Card(place) = selection { Some(place) } else { None },
                pickers,
                log: &Log::default(),
                brief: false,
                may_use_secrets: true,
                keeps_waiting: None,
            };
            let action = match name.get() {
                Some(target) => match Options::new(words.game, pending, selection, None).click(target) {
                    Click::Select(selection) => Some(Action::Select(selection)),
                    Click::Choose(choice) => Some(Action::Choose(choice)),
                    Click::CarryOut(..) | Click::Nothing => None,
                },
                None => builder.model().action(*name),
            };
            match action {
                Some(Action::Choose(made) | Action::Confirm(made)) if made == choice && nth + 2 >= clicks.len() => {
                    return Ok(());
                }
                Some(Action::Select(picked)) => (selection, pickers) = (picked, None),
                Some(Action::NumberPicker(set)) => pickers = Some(set),
                other => return Err(format!("{choice:?}: {name} of {clicks:?} does {other:?}")),
            }
        }
        Err(format!("{choice:?}: {clicks:?} do not make it"))
    }

    #[test]
    fn every_choice_of_random_games_is_reached_by_clicks() {
        let (catalogue, texts) = (Catalogue::built_in().unwrap(), Texts::default());
        for seed in 0..6u64 {
            let [a, b] = [[Module::A, Module::B], [Module::C, Module::D], [Module::E, Module::F]][seed as usize % 3];
            let setup = Setup { teatime: seed % 2 == 1, ..Setup::new(2 + seed as u8 % 3, [a, b], seed) };
            let mut game = Game::new(catalogue.clone(), setup).unwrap();
            let seats: Vec<_> = SeatConfig::humans().collect();
            let mut step = 0usize;
            while !game.is_over() {
                let pending = PendingQuestion::of(&game);
                let choices = pending.choices.clone();
                for choice in &choices {
                    let words = Words { texts: &texts, game: &game, seats: &seats, you: None };
                    follow(words, &pending, *choice).unwrap_or_else(|error| panic!("{error}"));
                }
                step += 1;
                let pick = (step * 7919 + seed as usize * 104_729) % choices.len();
                game.apply(choices[pick]).unwrap();
            }
        }
    }
}
