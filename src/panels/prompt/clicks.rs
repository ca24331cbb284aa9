//! Which clicks make a choice: the names of the regions, one after the other.
//!
//! Every legal choice can be made by clicks on named regions. A card of the offer is picked on the
//! table (`offer/ROW/COLUMN`), everything else is in the prompt:
//!
//! | choice | clicks |
//! |---|---|
//! | keep a drafted card | `prompt/keep/N` |
//! | carry out, decline | `offer/R/C`, then `prompt/carry-out` or `prompt/decline` |
//! | Start Player tile | `prompt/start-tile` |
//! | a symbol | where several can be resolved first `prompt/symbol/N`, then `prompt/act/…` |
//! | steps | `prompt/steps/upper/U`, `prompt/steps/lower/L`, `prompt/steps/U-L` |
//! | coins | `prompt/spend`, `prompt/column/C`, `prompt/buy/…` |
//! | a Game End card for coins | `prompt/spend`, `prompt/market/N`, `prompt/pay/C/COINS` three times, `prompt/pay/A-B-C` |
//! | frames, contracts, stations | `prompt/waiting/N`, `prompt/contract/N`, `prompt/station/N` |
//! | mail car, celebrity, postcard | `prompt/mail-car/N`, `prompt/train/upper`, `prompt/postcard/N` |
//! | coins that do not fit | `prompt/coins-to-points` |
//! | passenger, luggage, middle card | `prompt/passenger`, `prompt/luggage`, `prompt/middle/N` |
//! | factory, Storage | `prompt/factory`, `prompt/storage/N`, `prompt/toolbox`, no more `prompt/finish` |
//! | an order | `prompt/spend`, `prompt/orders`, `prompt/order/N`, `prompt/order/pay/A-B-C`, `prompt/order/upper/N` |
//! | evidence at the end | `prompt/evidence/N` |
//! | end of a frame, of a turn | `prompt/end-frame`, `prompt/end-turn` (and `confirm/yes` if something is lost) |
//!
//! `prompt/back` puts back what is picked.

use super::ask::train_name;
use crate::{
    rules::{Act, Ask, Choice, Purchase},
    session::PendingQuestion,
    table::input::choosing::{Selection, Target},
};

/// The names of the regions to click, in order, so that `choice` is made. Empty if it is not offered.
pub fn clicks_for(choice: Choice, pending: &PendingQuestion, selection: Selection) -> Vec<String> {
    let Some(question) = pending.question.filter(|_| pending.choices.contains(&choice)) else { return Vec::new() };
    let mut clicks = Vec::new();
    let mut click = |name: String| clicks.push(name);
    let picked = selection != Selection::None;
    match choice {
        Choice::KeepGameEndCard { hand } => click(format!("prompt/keep/{hand}")),
        Choice::CarryOut(place) | Choice::Decline(place) => {
            if selection != Selection::Card(place) {
                click(Target::OfferCard(place).name());
            }
            let carry = matches!(choice, Choice::CarryOut(_));
            click(if carry { "prompt/carry-out" } else { "prompt/decline" }.to_owned());
        }
        Choice::Resolve { symbol, act } => {
            let others = pending
                .choices
                .iter()
                .any(|other| matches!(other, Choice::Resolve { symbol: other, .. } if *other != symbol));
            if others && selection != Selection::Symbol(symbol) {
                click(format!("prompt/symbol/{symbol}"));
            }
            act_clicks("prompt/act", act, &mut click);
        }
        Choice::Spend { coins, on } => {
            let orders = matches!(on, Purchase::Order { .. });
            match selection {
                Selection::Coin(_) => {}
                Selection::Order(_) if orders => {}
                Selection::Market(_) | Selection::Order(_) => {
                    ["prompt/back", "prompt/spend"].into_iter().for_each(|name| click(name.to_owned()));
                }
                _ => click("prompt/spend".to_owned()),
            }
            let column = coins.iter().position(|count| *count > 0).unwrap_or(0);
            match on {
                Purchase::Act(Act::GameEndCard { slot }) => {
                    click(format!("prompt/market/{slot}"));
                    let [a, b, c] = coins;
                    for (column, count) in coins.into_iter().enumerate() {
                        click(format!("prompt/pay/{column}/{count}"));
                    }
                    click(format!("prompt/pay/{a}-{b}-{c}"));
                }
                Purchase::Act(Act::Conductors { upper, lower }) => {
                    click(format!("prompt/column/{column}"));
                    click(format!("prompt/buy/steps/{upper}-{lower}"));
                }
                Purchase::Act(act) => {
                    click(format!("prompt/column/{column}"));
                    act_clicks("prompt/buy", act, &mut click);
                }
                Purchase::Order { ready, train, card_place } => {
                    if !matches!(selection, Selection::Order(_)) {
                        click("prompt/orders".to_owned());
                    }
                    let [a, b, c] = coins;
                    click(format!("prompt/order/{ready}"));
                    click(format!("prompt/order/pay/{a}-{b}-{c}"));
                    click(format!("prompt/order/{}/{card_place}", train_name(train)));
                }
                Purchase::Point => {
                    click(format!("prompt/column/{column}"));
                    click("prompt/buy/point".to_owned());
                }
            }
        }
        Choice::EndFrame => click("prompt/end-frame".to_owned()),
        Choice::EndTurn => {
            click("prompt/end-turn".to_owned());
            let lost = |other: &Choice| matches!(other, Choice::BeginFrame { .. } | Choice::UseStation { .. });
            if pending.choices.iter().any(lost) {
                click("confirm/yes".to_owned());
            }
        }
        Choice::PlaceMailCar { mail_car } => click(format!("prompt/mail-car/{mail_car}")),
        Choice::SeatCelebrity(train) => click(format!("prompt/train/{}", train_name(train))),
        Choice::PlacePassenger => click("prompt/passenger".to_owned()),
        Choice::PlaceLuggage => click("prompt/luggage".to_owned()),
        Choice::PlaceMiddleCard { place } => click(format!("prompt/middle/{place}")),
        Choice::Finish => click("prompt/finish".to_owned()),
        Choice::DiscardEvidence { token } => click(format!("prompt/evidence/{token}")),
        Choice::PinPostcard { route_place } => click(format!("prompt/postcard/{route_place}")),
        Choice::TakeStartPlayerTile
        | Choice::BeginFrame { .. }
        | Choice::Fulfil { .. }
        | Choice::UseStation { .. }
        | Choice::RunFactory
        | Choice::UseStorageCard { .. }
        | Choice::UseToolbox
        | Choice::CoinsToPoints => {
            if picked && question.ask != Ask::OutOfTurn {
                click("prompt/back".to_owned());
            }
            click(match choice {
                Choice::BeginFrame { waiting } => format!("prompt/waiting/{waiting}"),
                Choice::Fulfil { contract } => format!("prompt/contract/{contract}"),
                Choice::UseStation { station } => format!("prompt/station/{station}"),
                Choice::CoinsToPoints => "prompt/coins-to-points".to_owned(),
                Choice::RunFactory => "prompt/factory".to_owned(),
                Choice::UseStorageCard { drawn } => format!("prompt/storage/{drawn}"),
                Choice::UseToolbox => "prompt/toolbox".to_owned(),
                _ => "prompt/start-tile".to_owned(),
            });
        }
    }
    clicks
}

fn act_clicks(stem: &str, act: Act, click: &mut impl FnMut(String)) {
    match act {
        Act::AddCar(train) => click(format!("{stem}/car/{}", train_name(train))),
        Act::Upgrade { train, card_place } => click(format!("{stem}/upgrade/{}/{card_place}", train_name(train))),
        Act::Conductors { upper, lower } => {
            click(format!("prompt/steps/upper/{upper}"));
            click(format!("prompt/steps/lower/{lower}"));
            click(format!("prompt/steps/{upper}-{lower}"));
        }
        Act::Locomotive { stations } => click(format!("{stem}/locomotive/{stations}")),
        Act::Coins => click(format!("{stem}/coins")),
        Act::GameEndCard { slot } => click(format!("{stem}/game-end/{slot}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        localization::{Texts, words::Words},
        panels::prompt::{ask::Asking, model::Action},
        rules::{Catalogue, Game, Module, Setup},
        session::{Colour, Player, SeatConfig},
        table::input::choosing::{Click, click},
    };

    fn seats() -> Vec<SeatConfig> {
        let seat =
            |name: &str, colour| SeatConfig { name: name.to_owned(), player: Player::Human, colour, portrait: "anna" };
        ["Anna", "Brandt", "Duval", "Elsa"]
            .into_iter()
            .zip(Colour::ALL)
            .map(|(name, colour)| seat(name, colour))
            .collect()
    }

    /// Follows the clicks through prompt and table; the choice they make, if they make one.
    fn follow(words: Words, pending: &PendingQuestion, choice: Choice) -> Result<(), String> {
        let (mut selection, mut dials) = (Selection::None, None);
        let clicks = clicks_for(choice, pending, selection);
        for (nth, name) in clicks.iter().enumerate() {
            if name == "confirm/yes" {
                return Ok(());
            }
            let asking = Asking {
                words,
                shown: words.game.board(),
                pending,
                selection,
                focus: if let Selection::Card(place) = selection { Some(place) } else { None },
                dials,
                begun: Vec::new(),
                latest: Vec::new(),
                card_shown: true,
            };
            let target = crate::rules::OfferPlace::all().map(Target::OfferCard).find(|target| target.name() == *name);
            let action = match target.map(|target| click(target, selection, &pending.choices)) {
                Some(Click::Select(selection)) => Some(Action::Select(selection)),
                Some(Click::Choose(choice)) => Some(Action::Choose(choice)),
                Some(Click::Nothing) => None,
                None => asking.plan().action(name),
            };
            match action {
                Some(Action::Choose(made) | Action::Confirm(made)) if made == choice && nth + 2 >= clicks.len() => {
                    return Ok(());
                }
                Some(Action::Select(picked)) => (selection, dials) = (picked, None),
                Some(Action::Dial(set)) => dials = Some(set),
                other => return Err(format!("{choice:?}: {name} of {clicks:?} does {other:?}")),
            }
        }
        Err(format!("{choice:?}: {clicks:?} make nothing"))
    }

    #[test]
    fn every_choice_of_random_games_is_reached_by_clicks() {
        let (catalogue, texts) = (Catalogue::built_in().unwrap(), Texts::default());
        for seed in 0..6u64 {
            let [a, b] = [[Module::A, Module::B], [Module::C, Module::D], [Module::E, Module::F]][seed as usize % 3];
            let setup = Setup { teatime: seed % 2 == 1, ..Setup::new(2 + seed as u8 % 3, [a, b], seed) };
            let mut game = Game::new(catalogue.clone(), setup).unwrap();
            let seats = seats();
            let mut step = 0usize;
            while let Some(question) = game.question() {
                let choices = game.legal_choices();
                let pending = PendingQuestion { question: Some(question), choices: choices.clone(), handover: None };
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
