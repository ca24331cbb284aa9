//! The prompt while a frame runs: its symbols, everything that can be done for them, the split of steps.

use super::names::{ActFor, PromptControl};
use super::{
    builder::PromptBuilder,
    model::{Action, Answer, NumberPicker, PromptModel, SymbolCell, SymbolState, Tone},
};
use crate::{
    drawing::Drawing,
    localization::words::{capital, of_car},
    table::{input::choosing::Selection, names::TableRegion},
    widgets::button::{Button, ButtonStyle},
};
use rules::{Act, Choice, FrameSource, Symbol, TrainId, model::train::TrainCard, turn::state::SourcedFrame};

impl PromptBuilder<'_> {
    pub(super) fn frame(&self) -> PromptModel {
        let Some(frame) = self.turn_state().running_frame() else { return PromptModel::default() };
        let words = &self.words;
        let mut acts: Vec<(u8, Act)> = self
            .choices()
            .iter()
            .filter_map(|choice| match choice {
                Choice::Resolve { symbol, act } if self.selection_allows(*symbol) => Some((*symbol, *act)),
                _ => None,
            })
            .collect();
        // As the trains lie: the lower conductor alone comes after the upper one.
        for ways in acts.chunk_by_mut(|(one, _), (other, _)| one == other) {
            ways.sort_by_key(|(_, act)| matches!(act, Act::Conductors { upper: 0, .. }));
        }
        let mut model = PromptModel {
            title: self.frame_title(frame.source),
            picture: self.source_face(frame.source),
            symbols: self.symbol_cells(&frame.symbols),
            columns: 3,
            ..PromptModel::default()
        };
        let distinct = distinct(acts.iter().map(|(symbol, _)| frame.symbols[usize::from(*symbol)]));
        model.lead = match distinct.as_slice() {
            [only] => {
                let adds = acts.iter().any(|(_, act)| matches!(act, Act::AddCar(_)));
                let upgrades = acts.iter().any(|(_, act)| matches!(act, Act::Upgrade { .. }));
                words.order_possible(*only, adds, upgrades) + "."
            }
            _ => words.get("prompt-frame-any-order"),
        };
        let steps: Vec<_> = acts.iter().filter(|(_, act)| matches!(act, Act::Conductors { .. })).copied().collect();
        let only_steps = !steps.is_empty() && steps.len() == acts.len();
        // Fingers find the places themselves on the table, and other ways to split the steps among the answers.
        let has_dials = !self.brief && !steps.is_empty();
        if has_dials && (only_steps || self.selection == Selection::Steps) {
            self.add_step_pickers(&mut model, &steps);
        }
        for (symbol, act) in &acts {
            let choice = Choice::Resolve { symbol: *symbol, act: *act };
            // The same act for a later symbol is reached by picking that symbol first.
            let first = acts.iter().find(|(_, other)| other == act).is_some_and(|(first, _)| first == symbol);
            if first && (self.brief || !matches!(act, Act::Conductors { .. })) {
                model.cells.push(self.act_cell(ActFor::Act, *act, choice));
            }
        }
        let offered: Vec<Choice> = model.cells.iter().filter_map(|answer| answer.action.choice()).collect();
        model.default_choice = self.default_choice(offered);
        let default_choice = model.default_choice.map(Action::Choose);
        for answer in model.cells.iter_mut().filter(|answer| Some(answer.action) == default_choice) {
            answer.button.style = ButtonStyle::Ready;
        }
        model.cells.retain(|answer| {
            Some(answer.action) == default_choice && !self.brief
                || !answer.action.choice().is_some_and(|choice| self.is_on_table(choice))
        });
        if has_dials && model.pickers.is_empty() {
            let button = Button::new(PromptControl::SplitSteps, words.get("prompt-move-conductors"), ButtonStyle::Chip);
            model.cells.push(Answer::new(button, Action::Select(Selection::Steps)));
        }
        if !model.pickers.is_empty() {
            model.cells.clear();
            model.default_choice = None;
        }
        let lapses = words.frame(&frame.symbols);
        let button = Button::new(PromptControl::EndFrame, words.get("prompt-stop"), ButtonStyle::Plain)
            .below(match frame.symbols.as_slice() {
                [_] if lapses.chars().count() < 24 => words.with("prompt-lapses", [("what", lapses.clone().into())]),
                several => words.count("prompt-lapse-many", several.len() as u32),
            })
            .tip(words.with("tip-stop", [("what", lapses.into())]));
        model.second = Some(Answer::new(button, Action::Choose(Choice::EndFrame)));
        if self.brief && !self.on_table.is_empty() {
            model.notes.push((Tone::Plain, words.get("prompt-lit-things")));
        }
        // Dials need the room.
        if model.pickers.is_empty() {
            self.add_later(&mut model);
        }
        model
    }

    /// What most players would do of these, looking no farther ahead than a Novice. Where others look at the screen, it
    /// must not depend on secrets.
    fn default_choice(&self, among: impl IntoIterator<Item = Choice>) -> Option<Choice> {
        let view = self.words.game.view(self.seat());
        let view = if self.may_use_secrets { view } else { view.without_secrets() };
        bots::default_choice(&view, among)
    }

    fn default_act(&self, acts: &[(u8, Act)]) -> Option<Act> {
        match self.default_choice(acts.iter().map(|(symbol, act)| Choice::Resolve { symbol: *symbol, act: *act }))? {
            Choice::Resolve { act, .. } => Some(act),
            _ => None,
        }
    }

    fn selection_allows(&self, symbol: u8) -> bool {
        if let Selection::Symbol(picked) = self.selection { picked == symbol } else { true }
    }

    /// The card that a frame comes from, if it is one.
    fn source_face(&self, source: FrameSource) -> Option<Drawing> {
        match source {
            FrameSource::Card(card)
            | FrameSource::Declined(card)
            | FrameSource::Contract(card)
            | FrameSource::Passenger(card)
            | FrameSource::Luggage(card)
            | FrameSource::Mechanic(card)
            | FrameSource::FactoryBonus(card)
            | FrameSource::Storage(card) => Some(self.face(card)),
            _ => None,
        }
    }

    fn frame_title(&self, source: FrameSource) -> String {
        match source {
            FrameSource::Station(station) => {
                let route = &self.me().route;
                let place = route.find(station).and_then(|(place, _)| route.places.get(place));
                let city = self.words.route_card(place.and_then(|place| place.card));
                self.words.with("prompt-title-station", [("city", city.into()), ("n", station.into())])
            }
            source => self.words.frame_source(source),
        }
    }

    /// The whole frame: what is done stands first.
    fn symbol_cells(&self, left: &[Symbol]) -> Vec<SymbolCell> {
        let running = self.turn_state().running_frame();
        let mut done = running.map(|frame| self.log.begun(frame.source, &frame.symbols)).unwrap_or_default();
        for symbol in left {
            if let Some(place) = done.iter().position(|other| other == symbol) {
                done.remove(place);
            }
        }
        let cell = |symbol: Symbol, state, id, action| SymbolCell {
            symbol,
            state,
            id,
            tip: capital(&self.words.symbol(symbol)),
            action,
        };
        let done = (0..)
            .zip(done)
            .map(|(nth, symbol)| cell(symbol, SymbolState::Done, PromptControl::Resolved(nth).into(), None));
        let ready: Vec<u8> = self
            .choices()
            .iter()
            .filter_map(|choice| if let Choice::Resolve { symbol, .. } = choice { Some(*symbol) } else { None })
            .collect();
        let several = distinct(ready.iter().map(|symbol| left[usize::from(*symbol)])).len() > 1;
        let left = left.iter().enumerate().map(|(place, symbol)| {
            let representative = left.iter().position(|other| other == symbol).unwrap_or(place) as u8;
            let picked = self.selection == Selection::Symbol(representative);
            let state = match (ready.contains(&representative), picked || !several) {
                (false, _) => SymbolState::Idle,
                (true, true) => SymbolState::Lit,
                (true, false) => SymbolState::Ready,
            };
            let action = match state {
                SymbolState::Ready => Some(Action::Select(Selection::Symbol(representative))),
                SymbolState::Lit if several => Some(Action::Select(Selection::None)),
                _ => None,
            };
            cell(*symbol, state, TableRegion::Symbol(place as u8).into(), action)
        });
        done.chain(left).collect()
    }

    /// A small button for something that can be done for a symbol or a coin.
    pub(super) fn act_cell(&self, stem: ActFor, act: Act, choice: Choice) -> Answer {
        let words = &self.words;
        let side = |train| words.get(if train == TrainId::Upper { "side-upper" } else { "side-lower" });
        let cell = |id: PromptControl, label: String, symbol: Symbol| self.symbol_answer(id, label, symbol, choice);
        match act {
            Act::AddCar(train) => cell(PromptControl::AddCar(stem, train), side(train), Symbol::Car),
            Act::Upgrade { train, card_place } => {
                let from = match self.me().train(train).cards.get(usize::from(card_place)) {
                    Some(TrainCard::Car(car)) => car.value,
                    _ => Default::default(),
                };
                let label = words.with("side-place", of_car(train, card_place));
                cell(PromptControl::Upgrade(stem, train, card_place), label, Symbol::Upgrade { from })
            }
            Act::Conductors { upper, lower } => {
                let label = match (upper, lower) {
                    (0, _) => side(TrainId::Lower),
                    (_, 0) => side(TrainId::Upper),
                    _ => words.with("steps-split", [("upper", upper.into()), ("lower", lower.into())]),
                };
                cell(PromptControl::BuySteps(stem, upper, lower), label, Symbol::OneConductor(upper + lower))
            }
            Act::Locomotive { stations } => {
                let (id, label) = (PromptControl::RunLocomotive(stem, stations), words.count("stations-on", stations));
                if self.brief {
                    self.answer(id, stations.to_string(), "icon/locomotive/night", choice)
                } else {
                    self.choose(id, label, ButtonStyle::Chip, choice)
                }
            }
            Act::Coins => self.answer(PromptControl::TakeCoins(stem), words.take_coins(), "icon/coin/night", choice),
            Act::GameEndCard { slot } => {
                let card = self.board().market[usize::from(slot)].map(|card| self.words.catalogue().game_end(card));
                let (icon, points) = card
                    .map_or(("icon/game-end-card/night", 0), |c| (super::builder::type_icon(c.card_type), c.points));
                self.answer(
                    PromptControl::TakeGameEndCard(stem, slot),
                    words.count("points-each", points),
                    icon,
                    choice,
                )
            }
        }
    }

    /// Two rows of numbers: steps of the upper and of the lower conductor.
    fn add_step_pickers(&self, model: &mut PromptModel, steps: &[(u8, Act)]) {
        let words = &self.words;
        let options: Vec<[u8; 3]> = steps.iter().filter_map(|(_, act)| picker_values(*act)).collect();
        let default_choice = self.default_act(steps).and_then(picker_values);
        let now = self.pickers.filter(|pickers| options.contains(pickers)).or(default_choice).unwrap_or_default();
        for (place, key, train) in [(0, "side-upper", TrainId::Upper), (1, "side-lower", TrainId::Lower)] {
            let picker = self.picker(
                place,
                words.get(key),
                Symbol::OneConductor(1),
                |steps| PromptControl::SetSteps(train, steps),
                now,
                &options,
            );
            model.pickers.push(picker);
        }
        let [upper, lower, _] = now;
        let act = Act::Conductors { upper, lower };
        // Of several symbols, the one with the fewest steps that suffices.
        let narrowest = steps.iter().filter(|(_, other)| *other == act).min_by_key(|(symbol, _)| {
            let reach = |other: &(u8, Act)| {
                if other.0 == *symbol { picker_values(other.1).map_or(0, |d| d[0] + d[1]) } else { 0 }
            };
            steps.iter().map(reach).max()
        });
        if let Some((symbol, act)) = narrowest {
            let choice = Choice::Resolve { symbol: *symbol, act: *act };
            let button =
                Button::new(PromptControl::MoveConductors(upper, lower), words.get("prompt-move"), ButtonStyle::Gold)
                    .tip(words.choice(choice));
            model.primary = Some(Answer::new(button, Action::Choose(choice)));
        }
    }

    /// A row of numbers. Setting one changes the others as little as the rules allow.
    pub(super) fn picker(
        &self,
        place: usize,
        words: String,
        symbol: Symbol,
        id: impl Fn(u8) -> PromptControl,
        now: [u8; 3],
        options: &[[u8; 3]],
    ) -> NumberPicker {
        let most = options.iter().map(|option| option[place]).max().unwrap_or(0);
        let numbers = (0..=most).map(|number| {
            let button = Button::new(id(number), number.to_string(), ButtonStyle::Chip);
            let turned = turn_picker(place, number, now, options);
            Answer::new(button.enabled(turned.is_some()), Action::NumberPicker(turned.unwrap_or(now)))
        });
        NumberPicker { words, symbol, numbers: numbers.collect(), chosen: now[place] }
    }

    /// What is still to come in this turn: two tickets, and how many more there are.
    fn add_later(&self, model: &mut PromptModel) {
        let words = &self.words;
        let waiting = &self.turn_state().waiting;
        let told = |frame: &SourcedFrame| {
            let (source, what) = (words.frame_source(frame.source), words.frame(&frame.symbols));
            words.with("confirm-lost", [("source", source.into()), ("what", what.into())])
        };
        let ticket = |nth: usize, tip: String| {
            let tip = words.with("tip-later", [("what", tip.into())]);
            Button::new(PromptControl::Later(nth as u8), "", ButtonStyle::Ticket).tip(tip)
        };
        let shown = if waiting.len() > 3 { 2 } else { waiting.len() };
        for (nth, frame) in waiting[..shown].iter().enumerate() {
            let button = ticket(nth, told(frame))
                .sprite(super::tickets::source_icon(frame.source), 30.0)
                .symbols(&frame.symbols)
                .enabled(false);
            model.tickets.push(Answer::new(button, Action::Select(Selection::None)));
        }
        let rest = &waiting[shown..];
        if !rest.is_empty() {
            let mut button = ticket(shown, rest.iter().map(told).collect::<Vec<_>>().join("\n"));
            button.words = words.count("prompt-more", rest.len() as u32);
            model.tickets.push(Answer::new(button.enabled(false), Action::Select(Selection::None)));
        }
        if !model.tickets.is_empty() {
            model.then = words.get("prompt-then");
        }
    }
}

/// The steps of a conductors' act as dials.
pub fn picker_values(act: Act) -> Option<[u8; 3]> {
    if let Act::Conductors { upper, lower } = act { Some([upper, lower, 0]) } else { None }
}

/// Sets one dial: the earlier ones stay if they can, then the others change as little as possible.
pub fn turn_picker(place: usize, number: u8, now: [u8; 3], options: &[[u8; 3]]) -> Option<[u8; 3]> {
    let away = |option: &[u8; 3]| {
        let differences: Vec<u8> = option.iter().zip(now).map(|(a, b)| a.abs_diff(b)).collect();
        (differences[..place].iter().sum::<u8>(), differences[place + 1..].iter().sum::<u8>())
    };
    options.iter().filter(|option| option[place] == number).min_by_key(|option| away(option)).copied()
}

/// Each symbol once, in the order in which they come.
pub fn distinct(symbols: impl Iterator<Item = Symbol>) -> Vec<Symbol> {
    let mut seen = Vec::new();
    for symbol in symbols {
        if !seen.contains(&symbol) {
            seen.push(symbol);
        }
    }
    seen
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        localization::{Texts, words::Words},
        panels::log::Log,
        session::{PendingQuestion, SeatConfig},
    };
    use rules::{Ask, Catalogue, Game, GameEndId, Module, Setup};

    /// The same game in which the seat that is asked has drafted another card and is, or is not, the murderer.
    fn with_other_secrets(game: &Game, drafted: GameEndId) -> Game {
        let seat = game.state().seat.index();
        let mut written = serde_json::to_value(game).unwrap();
        let secrets = &mut written["secrets"];
        secrets["drafted"][seat] = serde_json::to_value(drafted).unwrap();
        let whodunit = &mut secrets["murder"]["whodunit"][seat];
        *whodunit = if whodunit == "Murderer" { "Innocent" } else { "Murderer" }.into();
        let read: Game = serde_json::from_value(written).unwrap();
        read.with_catalogue(game.catalogue().clone())
    }

    fn offered_first(texts: &Texts, game: &Game, may_use_secrets: bool) -> Option<Choice> {
        let log = Log::default();
        let seats: Vec<_> = SeatConfig::humans().collect();
        let pending = PendingQuestion::of(game);
        let asking = PromptBuilder {
            words: Words { texts, game, seats: &seats, you: None },
            shown: game.board(),
            pending: &pending,
            selection: Selection::None,
            focus: None,
            pickers: None,
            log: &log,
            brief: false,
            on_table: &[],
            last: None,
            may_use_secrets,
            keeps_waiting: None,
            followed: None,
        };
        asking.model().default_choice
    }

    #[test]
    fn what_is_offered_first_at_a_shared_screen_depends_on_no_secret() {
        let (catalogue, texts) = (Catalogue::built_in().unwrap(), Texts::default());
        let mut told = 0;
        for seed in 0..12 {
            let mut game = Game::new(catalogue.clone(), Setup::new(3, [Module::C, Module::A], seed)).unwrap();
            let mut step = 0usize;
            while let Some(question) = game.question() {
                let choices = game.legal_choices();
                step += 1;
                if question.ask == Ask::Frame && choices.len() > 2 {
                    let cards = catalogue.game_end_ids().step_by(4).take(3);
                    for other in cards.map(|card| with_other_secrets(&game, card)) {
                        assert!(other.view(question.seat) != game.view(question.seat));
                        let [shared, alone] = [false, true].map(|may_use_secrets| {
                            [&game, &other].map(|game| offered_first(&texts, game, may_use_secrets))
                        });
                        assert_eq!(shared[0], shared[1], "seed {seed}");
                        told += usize::from(alone[0] != alone[1]);
                    }
                }
                game.apply(choices[(step * 7919 + seed as usize * 104_729) % choices.len()]).unwrap();
            }
        }
        assert!(told > 0, "no secret ever mattered, so that none could be told");
    }
}
