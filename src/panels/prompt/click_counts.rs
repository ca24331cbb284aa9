//! How many clicks a turn takes: counted over recorded games, as the table was when a card was always carried out in
//! the prompt first and nothing made itself, and as it is now.

use std::collections::BTreeMap;

use bevy::math::{Rect, Vec2};

use super::{builder::PromptBuilder, model::Action};
use crate::{
    localization::{Texts, words::Words},
    panels::log::Log,
    session::{PendingQuestion, SeatConfig, Unasked, forced_choice},
    table::{
        input::{
            choosing::{Click, Selection},
            options::Options,
            pointed::Targets,
        },
        names::Target,
    },
};
use rules::{
    Act, CardKind, Catalogue, Choice, Game, OfferPlace, Purchase, Setup, TrainId, model::train::FULL_TRAIN,
    turn::state::Phase,
};

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

/// All of it in view, each thing beside the others.
pub fn everything() -> Targets {
    let place = |nth: u16| Rect::from_corners(Vec2::splat(f32::from(nth)), Vec2::splat(f32::from(nth) + 1.0));
    Targets { all: targets().into_iter().zip((0..).map(place)).collect(), ..Targets::default() }
}

fn builder<'w>(
    words: Words<'w>,
    pending: &'w PendingQuestion,
    selection: Selection,
    pickers: Option<[u8; 3]>,
    log: &'w Log,
    last: Option<Choice>,
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
        on_table: &[],
        last,
        may_use_secrets: true,
        keeps_waiting: None,
        followed: None,
    }
}

impl Hand {
    /// The fewest clicks that make the next of these choices, and how many choices they make.
    fn clicks(self, words: Words, choices: &[Choice], last: Option<Choice>) -> (usize, usize) {
        let pending = PendingQuestion::of(words.game);
        let made_itself = match self {
            Self::Now => forced_choice(
                words.game,
                &pending.choices,
                Unasked { only_answers: true, one_way: true, ends_turns: true },
            ),
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
                let answers = builder(words, &pending, selection, pickers, &Log::default(), last).model();
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

    /// Follows a whole game, and tells of every choice how many clicks it takes.
    fn follow(self, texts: &Texts, setup: &Setup, record: &[Choice], mut told: impl FnMut(&Game, Choice, usize)) {
        let seats: Vec<_> = SeatConfig::humans().collect();
        let mut game = Game::new(Catalogue::built_in().unwrap(), setup.clone()).unwrap();
        let mut made = 0;
        while made < record.len() {
            let rest = &record[made..];
            let words = Words { texts, game: &game, seats: &seats, you: None };
            let last = made.checked_sub(1).map(|last| record[last]).filter(|_| self == Self::Now);
            let (clicks, choices) = self.clicks(words, rest, last);
            told(&game, rest[0], clicks);
            for choice in &rest[..choices] {
                game.apply(*choice).unwrap();
            }
            made += choices;
        }
    }

    /// The clicks and the turns of a whole game.
    fn count(self, texts: &Texts, setup: &Setup, record: &[Choice]) -> (usize, usize) {
        let (mut all, mut turns) = (0, 0);
        self.follow(texts, setup, record, |_, choice, clicks| {
            turns += usize::from(matches!(choice, Choice::EndTurn));
            all += clicks;
        });
        (all, turns)
    }
}

/// A game of players who look one choice ahead, in which this is done without asking.
fn record(setup: &Setup, unasked: Option<Unasked>) -> Vec<Choice> {
    let mut game = Game::new(Catalogue::built_in().unwrap(), setup.clone()).unwrap();
    let mut made = Vec::new();
    while let Some(question) = game.question() {
        let view = game.view(question.seat);
        let choices = PendingQuestion::of(&game).choices;
        let forced = unasked.and_then(|unasked| forced_choice(&game, &choices, unasked));
        let choice = forced.or_else(|| bots::default_choice(&view, choices)).expect("somebody is asked");
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
        let record = record(&setup, None);
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

/// What is carried out in one way takes the card and "Carry out", and a player's part of a scoring phase the decisions in
/// it: eight at most, and one more where a player with coins has to choose among stations of which a part would lapse.
#[test]
fn what_has_one_way_takes_two_clicks_and_a_scoring_phase_eight() {
    let texts = Texts::default();
    let unasked = Unasked { only_answers: true, one_way: true, ends_turns: true };
    let (mut whole, mut phases, mut coins) = (BTreeMap::new(), Vec::new(), (0, 0));
    // Every third pair: the last one has the most decisions.
    let pairs = Catalogue::built_in().unwrap().module_pairs();
    for (nth, [a, b]) in pairs.into_iter().enumerate().skip(2).step_by(3) {
        let setup = Setup::new(2, [a, b], nth as u64);
        let record = record(&setup, Some(unasked));
        // The kind of card of this turn, its clicks, and how many decisions followed.
        let mut turn: Option<(CardKind, usize, usize)> = None;
        let mut scoring = BTreeMap::new();
        Hand::Now.follow(&texts, &setup, &record, |game, choice, clicks| {
            if let Choice::Spend { on, .. } = choice {
                coins.0 += 1;
                coins.1 += clicks;
                // A column, and what it buys; or once more the same.
                let most = if matches!(on, Purchase::Order { .. }) { 4 } else { 3 };
                assert!(clicks <= most, "{choice:?} takes {clicks} clicks");
            } else if game.state().phase == Phase::Scoring {
                let told: &mut (usize, Vec<_>) = scoring.entry((game.board().round, game.state().seat)).or_default();
                told.0 += clicks;
                told.1.push((clicks, choice));
            }
            match choice {
                Choice::CarryOut(place) => {
                    let kind = game.board().offer.card(place).map(|card| game.catalogue().kind(card));
                    turn = kind.map(|kind| (kind, clicks, 0));
                }
                Choice::EndTurn => {
                    if let Some((kind, all, 0)) = turn.take() {
                        assert!(all <= 2, "{kind:?} takes {all} clicks");
                        // With nothing left to spend or to fulfil the turn ends by itself.
                        assert_eq!(clicks, usize::from(game.legal_choices().len() > 1), "{kind:?}");
                        *whole.entry(format!("{kind:?}")).or_insert(0usize) += 1;
                    }
                }
                _ => turn = turn.map(|(kind, all, decided)| (kind, all + clicks, decided + clicks.min(1))),
            }
        });
        phases.extend(scoring.into_values());
    }
    println!("turns of two clicks by kind: {whole:?}");
    phases.sort_by_key(|(clicks, _)| *clicks);
    let counts: Vec<_> = phases.iter().map(|(clicks, _)| clicks).collect();
    println!("scoring phases: {counts:?}; {} clicks for {} purchases", coins.1, coins.0);
    assert!(["Route", "Locomotive", "Conductor", "RailroadCar"].iter().all(|kind| whole.contains_key(*kind)));
    let more = phases.iter().filter(|(clicks, _)| *clicks > 8).count();
    assert!(more * 20 <= phases.len() && phases.last().is_some_and(|(most, _)| *most <= 9), "{:?}", phases.last());
}
