//! How many clicks a turn takes: counted over recorded games, as the table was when a card was always carried out in
//! the prompt first and nothing made itself, and as it is now.

use super::{builder::PromptBuilder, model::Action};
use crate::{
    localization::{Texts, words::Words},
    panels::log::Log,
    session::{PendingQuestion, SeatConfig, forced_choice},
    table::{
        input::{
            choosing::{Click, Selection},
            options::Options,
        },
        names::Target,
    },
};
use rules::{Act, Catalogue, Choice, Game, OfferPlace, Purchase, Setup, TrainId, model::train::FULL_TRAIN};

/// What a click can do.
#[derive(Clone, Copy, PartialEq)]
enum Hand {
    /// Destinations cannot be clicked, places of a card neither, and only the last coins of a frame take themselves.
    Before,
    Now,
}

/// Everything on the table that may have answers.
fn targets() -> Vec<Target> {
    let trains = TrainId::BOTH.into_iter().flat_map(|train| {
        let cards = (0..FULL_TRAIN as u8).map(move |place| Target::TrainCard(train, place));
        cards.chain([Target::TrainEnd(train), Target::Conductor(train)])
    });
    let counted = (0..32).flat_map(|nth| {
        let all: [fn(u8) -> Target; 9] = [
            Target::Station,
            Target::Market,
            Target::Contract,
            Target::MailCar,
            Target::Waiting,
            Target::RouteCard,
            Target::StorageCard,
            Target::DraftCard,
            Target::Middle,
        ];
        all.map(|of| of(nth))
    });
    let offer = (0..4).flat_map(|row| (0..6).map(move |column| Target::OfferCard(OfferPlace { row, column })));
    let columns = (0..3).map(Target::Coins).chain((0..8).map(Target::Order));
    trains
        .chain(counted)
        .chain(offer)
        .chain(columns)
        .chain([Target::StartTile, Target::Locomotive, Target::Toolbox])
        .collect()
}

fn builder<'w>(
    words: Words<'w>,
    pending: &'w PendingQuestion,
    selection: Selection,
    pickers: Option<[u8; 3]>,
    log: &'w Log,
) -> PromptBuilder<'w> {
    PromptBuilder {
        words,
        shown: words.game.board(),
        pending,
        selection,
        focus: if let Selection::Card(place) = selection { Some(place) } else { None },
        pickers,
        log,
        brief: false,
        may_use_secrets: true,
        keeps_waiting: None,
    }
}

impl Hand {
    /// The fewest clicks that make the next of these choices, and how many choices they make.
    fn clicks(self, words: Words, choices: &[Choice]) -> (usize, usize) {
        let pending = PendingQuestion::of(words.game);
        let made_itself = match self {
            Self::Now => forced_choice(words.game, &pending.choices, true),
            Self::Before => match pending.choices[..] {
                [coins @ Choice::Resolve { act: Act::Coins, .. }, Choice::EndFrame] => Some(coins),
                _ => None,
            },
        };
        if made_itself == Some(choices[0]) {
            return (0, 1);
        }
        // Tokens are taken away on a screen of their own: pointed at, and taken.
        if matches!(choices[0], Choice::DiscardEvidence { .. }) {
            return (2, 1);
        }
        let mut seen = vec![(Selection::None, None)];
        let mut here = seen.clone();
        for clicks in 1.. {
            assert!(!here.is_empty(), "nothing leads to {:?}", choices[0]);
            let mut next = Vec::new();
            for (selection, pickers) in here {
                for made in self.reached(words, &pending, selection, pickers) {
                    match made {
                        Click::Choose(choice) if choice == choices[0] => return (clicks, 1),
                        Click::CarryOut(place, choice) if choices.starts_with(&[Choice::CarryOut(place), choice]) => {
                            return (clicks, 2);
                        }
                        Click::Select(picked) => next.push((picked, None)),
                        _ => {}
                    }
                }
                let answers = builder(words, &pending, selection, pickers, &Log::default()).model();
                let symbols = answers.symbols.iter().filter_map(|cell| cell.action);
                for action in answers.answers().map(|answer| answer.action).chain(symbols) {
                    match action {
                        Action::Choose(choice) if choice == choices[0] => return (clicks, 1),
                        // A window asks once more.
                        Action::Confirm(choice) if choice == choices[0] => return (clicks + 1, 1),
                        Action::Select(picked) => next.push((picked, None)),
                        Action::NumberPicker(set) => next.push((selection, Some(set))),
                        _ => {}
                    }
                }
            }
            next.sort();
            next.dedup();
            next.retain(|place| !seen.contains(place));
            seen.extend(&next);
            here = next;
        }
        unreachable!("it either ends or fails")
    }

    /// What clicks on the table do.
    fn reached(
        self,
        words: Words,
        pending: &PendingQuestion,
        selection: Selection,
        pickers: Option<[u8; 3]>,
    ) -> Vec<Click> {
        if pickers.is_some() {
            return Vec::new();
        }
        let focus = match (self, selection) {
            (Self::Now, Selection::Card(place)) => Some(place),
            _ => None,
        };
        let options = Options::new(words.game, pending, selection, focus);
        let click = |target| match options.click(target) {
            // A second click carries it out.
            Click::Select(Selection::Card(place)) if selection == Selection::Card(place) => {
                Click::Choose(Choice::CarryOut(place))
            }
            click => click,
        };
        targets()
            .into_iter()
            .map(|target| (target, click(target)))
            .filter(|place| self.may_click(place))
            .map(|(_, click)| click)
            .collect()
    }

    fn may_click(self, (target, click): &(Target, Click)) -> bool {
        let is_destination = matches!(target, Target::TrainCard(..) | Target::Station(_));
        let moves = matches!(
            click,
            Click::Choose(Choice::Resolve { act: Act::Conductors { .. } | Act::Locomotive { .. }, .. })
                | Click::Choose(Choice::Spend {
                    on: Purchase::Act(Act::Conductors { .. } | Act::Locomotive { .. }),
                    ..
                })
        );
        self == Self::Now || !(is_destination && moves)
    }

    /// The clicks and the turns of a whole game.
    fn count(self, texts: &Texts, setup: &Setup, record: &[Choice]) -> (usize, usize) {
        let seats: Vec<_> = SeatConfig::humans().collect();
        let mut game = Game::new(Catalogue::built_in().unwrap(), setup.clone()).unwrap();
        let (mut clicks, mut turns, mut made) = (0, 0, 0);
        while made < record.len() {
            let rest = &record[made..];
            turns += usize::from(matches!(rest[0], Choice::EndTurn));
            let words = Words { texts, game: &game, seats: &seats, you: None };
            let (needed, choices) = self.clicks(words, rest);
            clicks += needed;
            for choice in &rest[..choices] {
                game.apply(*choice).unwrap();
            }
            made += choices;
        }
        (clicks, turns)
    }
}

/// A game of players who look one choice ahead.
fn record(setup: &Setup) -> Vec<Choice> {
    let mut game = Game::new(Catalogue::built_in().unwrap(), setup.clone()).unwrap();
    let mut made = Vec::new();
    while let Some(question) = game.question() {
        let view = game.view(question.seat);
        let choice = bots::default_choice(&view, view.choices.clone()).expect("somebody is asked");
        game.apply(choice).unwrap();
        made.push(choice);
    }
    made
}

#[test]
fn a_turn_takes_fewer_clicks_than_it_did() {
    let texts = Texts::default();
    let (mut before, mut now, mut all) = (0, 0, 0);
    for (nth, [a, b]) in Catalogue::built_in().unwrap().module_pairs().into_iter().enumerate() {
        let setup = Setup::new(2, [a, b], nth as u64);
        let record = record(&setup);
        let (old, turns) = Hand::Before.count(&texts, &setup, &record);
        let (new, _) = Hand::Now.count(&texts, &setup, &record);
        let each = |clicks: usize| clicks as f64 / turns as f64;
        println!("{a}{b}: {turns} turns, {:.2} clicks a turn before, {:.2} now", each(old), each(new));
        assert!(new < old, "{a}{b}: {new} clicks, {old} before");
        (before, now, all) = (before + old, now + new, all + turns);
    }
    println!("all: {:.2} before, {:.2} now", before as f64 / all as f64, now as f64 / all as f64);
    assert!(now * 10 < before * 9, "{now} clicks, {before} before");
}
