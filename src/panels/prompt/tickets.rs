//! The tickets for what is waiting or ready, and the chips at the foot of the prompt.

use super::names::PromptControl;
use super::{
    builder::{PromptBuilder, allows_coins},
    model::{Action, Answer, PromptModel},
    spend::COLUMNS,
};
use crate::{
    table::input::choosing::Selection,
    widgets::button::{Button, ButtonStyle},
};
use rules::{Ask, Choice, FrameSource, Station};

impl PromptBuilder<'_> {
    /// Adds tickets for waiting frames, and for contracts and stations that are ready.
    pub(super) fn add_tickets(&self, model: &mut PromptModel) {
        let words = &self.words;
        for choice in self.choices() {
            let (name, icon, what, note) = match *choice {
                Choice::BeginFrame { waiting } => {
                    let Some(frame) = self.turn_state().waiting.get(usize::from(waiting)) else { continue };
                    (PromptControl::BeginFrame(waiting), source_icon(frame.source), frame.symbols, String::new())
                }
                Choice::Fulfil { contract } => {
                    let card = self.me().contracts[usize::from(contract)];
                    let frame = words.game.queries().contract_reward(self.me(), card);
                    (PromptControl::FulfilContract(contract), "icon/contract", frame, String::new())
                }
                Choice::UseStation { station } => {
                    let Some(Station::Bonus(frame)) = words.game.queries().station(self.seat(), station) else {
                        continue;
                    };
                    let used = self.turn_state().stations_used.iter().filter(|used| **used == station).count() as u8;
                    let copies = words.game.queries().station_copies(self.seat(), station);
                    let left = if copies > 1 { format!("{}×", copies - used) } else { String::new() };
                    (PromptControl::UseStation(station), "icon/bonus-station", *frame, left)
                }
                _ => continue,
            };
            let button = Button::new(name, note, ButtonStyle::Ticket)
                .sprite(icon, 30.0)
                .symbols(&what)
                .tip(words.choice(*choice));
            model.tickets.push(Answer::new(button, Action::Choose(*choice)));
        }
    }

    /// The chips at the foot: spend coins, fulfil a contract, end. They are always there, and dim when nothing can be done
    /// with them.
    pub(super) fn foot(&self, ask: Option<Ask>) -> Vec<Answer> {
        let words = &self.words;
        let spending = self.choices().iter().filter_map(|choice| match choice {
            Choice::Spend { coins, .. } => coins.iter().position(|count| *count > 0),
            _ => None,
        });
        let column = spending.min().unwrap_or(0) as u8;
        // What is being done comes first.
        let busy = ask.is_none_or(|ask| !allows_coins(ask) && ask != Ask::OutOfTurn);
        let about_spending = match (busy, words.game.setup().teatime) {
            (true, _) => "refused-not-now",
            (false, true) => "tip-spend-teatime",
            (false, false) => "tip-spend",
        };
        let can_spend = self.choices().iter().any(|choice| matches!(choice, Choice::Spend { .. }));
        let spend = match self.selection {
            Selection::Coin(_) | Selection::Market(_) | Selection::Order(_) if can_spend => Answer::new(
                Button::new(PromptControl::Back, words.get("prompt-back"), ButtonStyle::Chip).sprite("ui/back", 18.0),
                Action::Select(Selection::None),
            ),
            _ => Answer::new(
                Button::new(
                    PromptControl::Spend,
                    // A chip for a finger has room for one word.
                    words.get(if self.brief { "prompt-spend-brief" } else { "prompt-spend" }),
                    ButtonStyle::Chip,
                )
                .brief(words.get("prompt-spend-brief"))
                .sprite("coin", 16.0)
                .tip(words.get(about_spending))
                .enabled(can_spend),
                Action::Select(Selection::Coin(column)),
            ),
        };
        let ready: Vec<_> =
            self.choices().iter().copied().filter(|choice| matches!(choice, Choice::Fulfil { .. })).collect();
        let fulfilling = |brief: bool| match (ready.len(), brief) {
            (0 | 1, false) => words.get("prompt-fulfil"),
            (0 | 1, true) => words.get("prompt-fulfil-brief"),
            (n, false) => words.count("prompt-fulfil-many", n as u32),
            (n, true) => words.count("prompt-fulfil-many-brief", n as u32),
        };
        let action = match ready.as_slice() {
            [only] => Action::Choose(*only),
            _ => Action::Select(Selection::None),
        };
        let style = if ready.is_empty() { ButtonStyle::Chip } else { ButtonStyle::Ready };
        let tip = match ready.as_slice() {
            [only] => words.choice(*only),
            _ => words.get(if busy { "refused-not-now" } else { "tip-fulfil" }),
        };
        let fulfil = Button::new(PromptControl::Fulfil, fulfilling(self.brief), style)
            .brief(fulfilling(true))
            .sprite(if ready.is_empty() { "icon/contract/night" } else { "icon/contract" }, 20.0)
            .tip(tip)
            .enabled(!ready.is_empty());
        vec![spend, Answer::new(fulfil, action), self.end(ask)]
    }

    /// The chip that ends the turn, the part of the scoring phase, or the frames out of turn.
    fn end(&self, ask: Option<Ask>) -> Answer {
        if self.has(Choice::Finish) {
            let key = if ask == Some(Ask::Storage) { "prompt-finish-storage" } else { "prompt-finish-factories" };
            let button = Button::new(PromptControl::Finish, self.words.get(key), ButtonStyle::Chip);
            return Answer::new(button.tip(self.words.get(&format!("tip-{key}"))), Action::Choose(Choice::Finish));
        }
        let possible = self.has(Choice::EndTurn);
        let loses = !self.lost_by_ending().is_empty();
        let tip = self.words.get(match ask {
            Some(Ask::TakeCard) => "tip-end-turn-first",
            Some(Ask::ScoringPart) => "tip-end-scoring",
            Some(Ask::OutOfTurn) => "tip-end-out-of-turn",
            _ if !possible => "tip-end-turn-later",
            _ => "tip-end-turn",
        });
        let mut button = Button::new(PromptControl::EndTurn, self.words.get(end_key(ask)), ButtonStyle::Chip);
        if self.brief {
            // The other chips have a sign over their words as well.
            button = button.sprite("tick", 18.0);
        }
        let action = if loses { Action::Confirm(Choice::EndTurn) } else { Action::Choose(Choice::EndTurn) };
        // Not twice the same: there is the gold button then.
        Answer::new(button.tip(tip).enabled(possible && !self.ends_by_gold()), action)
    }

    /// The gold button that ends the turn, the part of the scoring phase or the frames out of turn when nothing else is
    /// ready and nothing is picked.
    pub(super) fn go_on(&self, ask: Ask) -> Option<Answer> {
        let key = if ask == Ask::FinishTurn { "prompt-end-your-turn" } else { end_key(Some(ask)) };
        let button = || Button::new(PromptControl::GoOn, self.words.get(key), ButtonStyle::Gold);
        self.ends_by_gold().then(|| Answer::new(button(), Action::Choose(Choice::EndTurn)))
    }

    fn ends_by_gold(&self) -> bool {
        self.pending.only_ends() && self.selection == Selection::None
    }

    /// Buys once more what the last coin bought: a chain of coins is one gesture.
    pub(super) fn again(&self) -> Option<Answer> {
        let last = self.last.filter(|choice| matches!(choice, Choice::Spend { .. }) && self.has(*choice))?;
        let Choice::Spend { coins, .. } = last else { return None };
        let column = coins.iter().position(|count| *count > 0)?;
        let bought = self.words.choice(last);
        let button = Button::new(PromptControl::Again, self.words.get("prompt-again"), ButtonStyle::Plain)
            .symbols(&[COLUMNS[column]])
            .tip(self.words.with("tip-again", [("what", bought.into())]));
        Some(Answer::new(button, Action::Choose(last)))
    }

    /// What would be lost if the turn ended now, in words.
    pub fn lost_by_ending(&self) -> Vec<String> {
        let words = &self.words;
        let stations = self.choices().iter().filter_map(|choice| {
            let Choice::UseStation { station } = *choice else { return None };
            let Some(Station::Bonus(frame)) = words.game.queries().station(self.seat(), station) else { return None };
            Some((words.frame_source(FrameSource::Station(station)), words.frame(frame)))
        });
        let waiting = self
            .turn_state()
            .waiting
            .iter()
            .map(|frame| (words.frame_source(frame.source), words.frame(&frame.symbols)));
        let line = |(source, what): (String, String)| {
            words.with("confirm-lost", [("source", source.into()), ("what", what.into())])
        };
        waiting.chain(stations).map(line).collect()
    }
}

/// The words for ending what is going on.
fn end_key(ask: Option<Ask>) -> &'static str {
    match ask {
        Some(Ask::ScoringPart) => "prompt-continue",
        Some(Ask::OutOfTurn) => "prompt-done",
        _ => "prompt-end-turn",
    }
}

/// The picture of where a frame comes from, for a background of paper.
pub fn source_icon(source: FrameSource) -> &'static str {
    match source {
        FrameSource::Card(_) | FrameSource::Declined(_) => "icon/upgrade-choice",
        FrameSource::MailCar(_) => "icon/mail-car",
        FrameSource::LocomotiveTile(_) => "icon/locomotive-tile",
        FrameSource::Contract(_) => "icon/contract",
        FrameSource::Station(_) => "icon/bonus-station",
        FrameSource::GameEndCard(_) => "icon/game-end-card",
        FrameSource::StartPlayerTile => "icon/start-player",
        FrameSource::Passenger(_) => "icon/passenger",
        FrameSource::Luggage(_) => "icon/luggage",
        FrameSource::Mechanic(_) => "icon/mechanic",
        FrameSource::Factory(_) | FrameSource::FactoryBonus(_) => "icon/factory",
        FrameSource::Storage(_) => "icon/storage",
        FrameSource::Toolbox => "icon/toolbox",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        localization::{Texts, words::Words},
        panels::log::Log,
        session::{PendingQuestion, SeatConfig},
        ui::regions::RegionId,
    };
    use rules::{Catalogue, Game, Module, Setup};

    /// What the chip that ends something says when pointed at, in a random game, by what it ends.
    fn tips(seed: u64) -> Vec<(Ask, String)> {
        let (catalogue, texts) = (Catalogue::built_in().unwrap(), Texts::default());
        let seats: Vec<_> = SeatConfig::humans().collect();
        let mut game = Game::new(catalogue, Setup::new(4, [Module::A, Module::B], seed)).unwrap();
        let (mut tips, mut step) = (Vec::new(), 0usize);
        while let Some(question) = game.question() {
            let choices = game.legal_choices();
            step += 1;
            let pick = choices[(step * 7919 + seed as usize * 104_729) % choices.len()];
            let pending = PendingQuestion { question: Some(question), choices, ..PendingQuestion::default() };
            let builder = PromptBuilder {
                words: Words { texts: &texts, game: &game, seats: &seats, you: None },
                shown: game.board(),
                pending: &pending,
                selection: Selection::None,
                focus: None,
                pickers: None,
                log: &Log::default(),
                brief: false,
                on_table: &[],
                last: None,
                may_use_secrets: true,
                keeps_waiting: None,
                followed: None,
            };
            if matches!(question.ask, Ask::FinishTurn | Ask::ScoringPart | Ask::OutOfTurn) {
                let foot = builder.model().foot;
                let end = foot.into_iter().find(|answer| answer.button.id == RegionId::from(PromptControl::EndTurn));
                tips.extend(end.map(|end| (question.ask, end.button.tip)));
            }
            game.apply(pick).unwrap();
        }
        tips
    }

    /// Neither a part of a scoring phase nor what is gained in another's turn is a turn.
    #[test]
    fn only_the_end_of_a_turn_speaks_of_one() {
        let tips: Vec<_> = (0..4).flat_map(tips).collect();
        for (ask, tip) in &tips {
            assert_eq!(tip.contains("turn"), *ask == Ask::FinishTurn, "{ask:?}: {tip}");
        }
        for wanted in [Ask::FinishTurn, Ask::ScoringPart] {
            assert!(tips.iter().any(|(ask, _)| *ask == wanted), "{wanted:?} was never asked");
        }
    }
}
