//! What carrying a card out would bring, in words beside the card.

use super::{
    builder::{PromptBuilder, frame_of},
    frame::{distinct, picker_values},
    model::Tone,
};
use crate::localization::words::{capital, of_car};
use rules::{Act, Choice, Face, Game, Symbol};

impl PromptBuilder<'_> {
    /// What carrying a card out would bring now, line by line.
    pub(super) fn what_it_brings(&self, place: rules::OfferPlace) -> Vec<(Tone, String)> {
        let words = &self.words;
        let carry = Choice::CarryOut(place);
        let Some(card) = self.board().offer.card(place) else { return Vec::new() };
        let face = &words.action_card(card).face;
        if !self.has(carry) {
            let kind = match face {
                Face::Postcard(_) => "postcard",
                Face::Celebrity(_) => "celebrity",
                _ => "other",
            };
            return vec![(Tone::Dim, words.with("brings-only-decline", [("kind", kind.into())]))];
        }
        let mut game = words.game.clone();
        let frame = frame_of(words.action_card(card)).cloned().unwrap_or_default();
        let contract = matches!(face, Face::Contract(_));
        let progress = contract.then(|| game.queries().contract_progress(self.me(), card));
        if let Some((met, wanted)) = progress {
            let tone = if met >= wanted { Tone::Good } else { Tone::Plain };
            return vec![(
                tone,
                words.with("brings-contract", [("met", met.min(wanted).into()), ("wanted", wanted.into())]),
            )];
        }
        if frame.is_empty() || game.apply(carry).is_err() {
            return Vec::new();
        }
        let notes = distinct(frame.into_iter()).into_iter().filter_map(|symbol| {
            let acts = acts_for(&game, symbol);
            let after_another = || {
                let after = |choice: &Choice| {
                    let mut then = game.clone();
                    then.apply(*choice).is_ok() && !acts_for(&then, symbol).is_empty()
                };
                game.legal_choices().iter().any(after)
            };
            if acts.is_empty() && after_another() {
                return Some((
                    Tone::Plain,
                    words.with("brings-after-another", [("what", words.symbol(symbol).into())]),
                ));
            }
            self.brings(symbol, &acts)
        });
        notes.collect()
    }

    fn brings(&self, symbol: Symbol, acts: &[Act]) -> Option<(Tone, String)> {
        let words = &self.words;
        if matches!(symbol, Symbol::Coins(_) | Symbol::Points(_)) {
            return None;
        }
        if acts.is_empty() {
            return Some((Tone::Dim, words.with("brings-nothing", [("what", words.symbol(symbol).into())])));
        }
        match symbol {
            Symbol::Upgrade { .. } => {
                let cars = acts.iter().filter_map(|act| match act {
                    Act::Upgrade { train, card_place } => Some(words.with("car-in-list", of_car(*train, *card_place))),
                    _ => None,
                });
                let cars = words.list("list-next", cars);
                // Their names alone are shorter.
                let told = match self.brief {
                    true => capital(&cars),
                    false => words.with("brings-upgrades", [("cars", cars.into())]),
                };
                Some((Tone::Plain, told))
            }
            Symbol::BothConductors(_) | Symbol::OneConductor(_) => {
                let most =
                    |pick: usize| acts.iter().filter_map(|act| picker_values(*act)).map(|pickers| pickers[pick]).max();
                let (upper, lower) = (most(0).unwrap_or(0), most(1).unwrap_or(0));
                let key = match (upper, lower) {
                    (0, _) => "brings-steps-lower",
                    (_, 0) => "brings-steps-upper",
                    _ => "brings-steps",
                };
                Some((Tone::Plain, words.with(key, [("upper", upper.into()), ("lower", lower.into())])))
            }
            Symbol::Locomotive(_) => {
                let far = acts.len() as u8;
                let from = self.me().route.locomotive;
                let (mut points, mut bonuses) = (0, 0u8);
                for station in from + 1..=from + far {
                    match self.words.game.queries().station(self.seat(), station) {
                        Some(rules::Station::Points(more)) => points += more,
                        Some(rules::Station::Bonus(_)) => bonuses += 1,
                        None => {}
                    }
                }
                let values = [("far", far.into()), ("points", points.into()), ("bonuses", bonuses.into())];
                Some((Tone::Plain, words.with("brings-locomotive", values)))
            }
            _ => None,
        }
    }
}

/// The acts with which a symbol of the running frame can be resolved.
fn acts_for(game: &Game, symbol: Symbol) -> Vec<Act> {
    let left = game.state().running_frame().map(|frame| frame.symbols).unwrap_or_default();
    let act = |choice: Choice| match choice {
        Choice::Resolve { symbol: at, act } if left.get(usize::from(at)) == Some(&symbol) => Some(act),
        _ => None,
    };
    game.legal_choices().into_iter().filter_map(act).collect()
}
