//! Which clicks make a choice: the names of the regions to click, in order.
//!
//! Every legal choice can be made by clicking on named regions: on things that are lit and in view, or else in the prompt.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::names::{ActFor, ConfirmControl, PromptControl};
use crate::{
    session::{Hint, PendingQuestion, ViewedSeat},
    table::{
        input::{choosing::Selection, options::Options, pointed::Targets},
        layout::TableLayout,
        names::{TableRegion, Target},
    },
    ui::{regions::RegionId, viewport::Viewport},
};
use rules::{Act, Ask, Choice, Game, Purchase, TrainId};

/// What clicks depend on: the running game, what is asked and picked, and what of the table is in view.
#[derive(SystemParam)]
pub struct ClickPaths<'w> {
    game: Option<Res<'w, Game>>,
    pending: Res<'w, PendingQuestion>,
    selection: Res<'w, Selection>,
    targets: Res<'w, Targets>,
    viewport: Res<'w, Viewport>,
    viewed: Res<'w, ViewedSeat>,
    hint: Res<'w, Hint>,
}

impl ClickPaths<'_> {
    /// The names of the regions to click, in order, so that `choice` is made. Empty if it is not offered.
    pub fn to(&self, choice: Choice) -> Vec<RegionId> {
        let path = |table| clicks_for(choice, &self.pending, *self.selection, table);
        self.table().map(path).unwrap_or_default()
    }

    /// The table as it is in view.
    pub fn table(&self) -> Option<TableInView<'_>> {
        let game = self.game.as_ref()?;
        Some(TableInView::of(game, &self.pending, &self.targets, &self.viewport, *self.viewed, &self.hint))
    }
}

/// The table as far as it answers questions: what is lit and in view is not repeated in the prompt.
#[derive(Clone, Copy)]
pub struct TableInView<'a> {
    pub game: &'a Game,
    pub targets: &'a Targets,
    /// Whether the prompt has room for few words only ([`PromptBuilder::brief`](super::builder::PromptBuilder)).
    pub brief: bool,
    /// Whether the board of the player who is asked lies in front.
    pub own_board: bool,
    /// What a hint lies on.
    pub covered: Option<Rect>,
}

impl<'a> TableInView<'a> {
    /// The table in a window, with somebody's board in front and perhaps a hint over it.
    pub fn of(
        game: &'a Game,
        pending: &PendingQuestion,
        targets: &'a Targets,
        viewport: &Viewport,
        viewed: ViewedSeat,
        hint: &Hint,
    ) -> Self {
        let layout = TableLayout::new(viewport.shape, game.board().seats());
        Self {
            game,
            targets,
            brief: layout.prompt_form.is_brief(),
            own_board: pending.question.is_some_and(|question| question.seat == viewed.0),
            covered: hint.is_open().then_some(layout.hint),
        }
    }

    /// What clicks on lit things make while something is picked, each with its thing.
    pub fn answers(
        &self,
        pending: &PendingQuestion,
        selection: Selection,
    ) -> impl Iterator<Item = (Choice, Target)> + use<> {
        let made = Options::new(self.game, pending, selection, None).in_view(self.targets, self.covered);
        let own_board = self.own_board;
        made.into_iter().filter(move |(_, target)| own_board || target.is_common())
    }

    /// The thing whose click makes a choice while something is picked.
    fn thing(&self, pending: &PendingQuestion, selection: Selection, choice: Choice) -> Option<RegionId> {
        self.answers(pending, selection).find(|(made, _)| *made == choice).map(|(_, target)| target.into())
    }
}

/// The names of the regions to click, in order, so that `choice` is made. Empty if it is not offered.
pub fn clicks_for(
    choice: Choice,
    pending: &PendingQuestion,
    selection: Selection,
    table: TableInView,
) -> Vec<RegionId> {
    let Some(question) = pending.question.filter(|_| pending.choices.contains(&choice)) else { return Vec::new() };
    let mut clicks = Vec::new();
    let is_act = matches!(choice, Choice::Resolve { .. });
    if let Some(thing) = table.thing(pending, selection, choice).filter(|_| is_act || table.brief) {
        return match choice {
            Choice::KeepGameEndCard { hand } if selection != Selection::Draft(hand) => {
                vec![thing, PromptControl::KeepPicked.into()]
            }
            _ => vec![thing],
        };
    }
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
            match table.thing(pending, Selection::Symbol(symbol), choice).filter(|_| others) {
                Some(thing) => click(thing),
                None => act_clicks(ActFor::Act, act, table.brief, &mut click),
            }
        }
        Choice::Spend { coins, on } => {
            let picked_card = |slot: u8| selection == Selection::Market(slot);
            match selection {
                Selection::Coin(_) | Selection::Order(_) => {}
                Selection::Market(slot) if on == Purchase::Act(Act::GameEndCard { slot }) => {}
                Selection::Market(_) => {
                    [PromptControl::Back, PromptControl::Spend].into_iter().for_each(|id| click(id.into()));
                }
                _ => click(PromptControl::Spend.into()),
            }
            let column = coins.iter().position(|count| *count > 0).unwrap_or(0);
            match on {
                Purchase::Act(Act::GameEndCard { slot }) => {
                    if !picked_card(slot) {
                        click(PromptControl::MarketCard(slot).into());
                    }
                    let [a, b, c] = coins;
                    click(PromptControl::Pay(a, b, c).into());
                }
                Purchase::Act(act) => {
                    // Where its trains go on beyond the window, the table shows what the coin can buy only then.
                    let coin = Selection::Coin(column as u8);
                    if selection != coin {
                        click(PromptControl::Column(column as u8).into());
                    }
                    match table.thing(pending, coin, choice) {
                        Some(thing) => click(thing),
                        None => act_clicks(ActFor::Buy, act, true, &mut click),
                    }
                }
                Purchase::Order { ready, train, card_place } => {
                    if !matches!(selection, Selection::Order(_)) {
                        click(PromptControl::Orders.into());
                    }
                    let [a, b, c] = coins;
                    click(PromptControl::OrderTile(ready).into());
                    click(PromptControl::PayOrder(a, b, c).into());
                    let thing = table.thing(pending, Selection::Order(ready), choice);
                    click(thing.unwrap_or(PromptControl::PlaceOrder(train, card_place).into()));
                }
                Purchase::Point => {
                    click(PromptControl::Column(column as u8).into());
                    click(PromptControl::BuyPoint.into());
                }
            }
        }
        Choice::EndFrame => click(PromptControl::EndFrame.into()),
        Choice::EndTurn => {
            let by_gold = !picked && pending.only_ends();
            click(if by_gold { PromptControl::GoOn } else { PromptControl::EndTurn }.into());
            if pending.loses_by_ending() {
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

/// The clicks for an act. Where there are no dials, `outright`, every way to split steps is an answer of its own.
fn act_clicks(stem: ActFor, act: Act, outright: bool, click: &mut impl FnMut(RegionId)) {
    let id = match act {
        Act::AddCar(train) => PromptControl::AddCar(stem, train),
        Act::Upgrade { train, card_place } => PromptControl::Upgrade(stem, train, card_place),
        Act::Conductors { upper, lower } if outright => PromptControl::BuySteps(stem, upper, lower),
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
            prompt::{builder::PromptBuilder, click_counts, model::Action},
        },
        session::SeatConfig,
        table::input::choosing::Click,
    };
    use rules::{Catalogue, Module, Setup};

    /// Follows the clicks through prompt and table. Fails if they do not make the choice.
    fn follow(words: Words, table: TableInView, pending: &PendingQuestion, choice: Choice) -> Result<(), String> {
        let (mut selection, mut pickers) = (Selection::None, None);
        let clicks = clicks_for(choice, pending, selection, table);
        for (nth, name) in clicks.iter().enumerate() {
            // A window asks again; tokens are taken away on a screen of their own.
            if [ConfirmControl::Yes.into(), PromptControl::DestroyEvidence.into()].contains(name) {
                return Ok(());
            }
            if matches!(choice, Choice::DiscardEvidence { .. }) {
                continue;
            }
            let on_table = Options::new(words.game, pending, selection, None).in_view(table.targets, None);
            let builder = PromptBuilder {
                words,
                shown: words.game.board(),
                pending,
                selection,
                focus: if let Selection::Card(place) = selection { Some(place) } else { None },
                pickers,
                log: &Log::default(),
                brief: table.brief,
                on_table: &on_table,
                last: None,
                may_use_secrets: true,
                keeps_waiting: None,
                followed: None,
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
            let (all, nothing) = (click_counts::everything(), Targets::default());
            let mut step = 0usize;
            while !game.is_over() {
                let pending = PendingQuestion::of(&game);
                let choices = pending.choices.clone();
                for (choice, nth) in choices.iter().zip(0usize..) {
                    let words = Words { texts: &texts, game: &game, seats: &seats, you: None };
                    // Large windows show everything; phones a part, and what is not in view has its button.
                    let (targets, brief) =
                        [(&all, false), (&all, true), (&nothing, false), (&nothing, true)][(nth + step) % 4];
                    let table = TableInView { game: &game, targets, brief, own_board: true, covered: None };
                    follow(words, table, &pending, *choice).unwrap_or_else(|error| panic!("{error} ({brief})"));
                }
                step += 1;
                let pick = (step * 7919 + seed as usize * 104_729) % choices.len();
                game.apply(choices[pick]).unwrap();
            }
        }
    }
}
