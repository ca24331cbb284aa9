//! Makes the contents of the prompt from what is asked: one function for each kind of question.

use super::model::{Action, Answer, PromptModel, Tone};
use super::names::PromptControl;
use crate::{
    drawing::Drawing,
    localization::words::{Words, capital, of_train},
    panels::log::Log,
    pieces::card,
    session::PendingQuestion,
    table::{input::choosing::Selection, names::Target},
    widgets::button::{Button, ButtonStyle},
};
use rules::{
    Ask, Board, CardId, Choice, Face, Moment, OfferPlace, Pile, PlayerBoard, Seat, Symbol, TrainId, TurnState, Whodunit,
};

/// Everything the prompt depends on.
pub struct PromptBuilder<'a> {
    /// The texts, and the game.
    pub words: Words<'a>,
    /// The shown board.
    pub shown: &'a Board,
    /// What can be chosen.
    pub pending: &'a PendingQuestion,
    /// What is picked.
    pub selection: Selection,
    /// The card of the offer that is pointed at or picked.
    pub focus: Option<OfferPlace>,
    /// The numbers set on the dials, if any.
    pub pickers: Option<[u8; 3]>,
    /// What has happened.
    pub log: &'a Log,
    /// Whether there is room for few words only, and nothing to point with.
    pub brief: bool,
    /// What clicks on lit things in view do: the prompt does not repeat it.
    pub on_table: &'a [(Choice, Target)],
    /// The last choice of all.
    pub last: Option<Choice>,
    /// Whether what the player who is asked knows in secret may show in what is offered.
    pub may_use_secrets: bool,
    /// The bot that thinks for long.
    pub keeps_waiting: Option<Seat>,
    /// The player whose board has come in front because it is their turn.
    pub followed: Option<Seat>,
}

/// Whether coins can be spent while this is asked.
pub(super) fn allows_coins(ask: Ask) -> bool {
    use Ask as A;
    matches!(ask, A::TakeCard | A::FinishTurn | A::ScoringPart | A::MakeRoom(_) | A::Factories | A::Storage)
}

impl PromptBuilder<'_> {
    /// What the prompt shows now.
    pub fn model(&self) -> PromptModel {
        let Some(question) = self.pending.question.filter(|_| self.pending.handover.is_none()) else {
            return PromptModel { foot: self.foot(None), ..self.watching() };
        };
        let mut model = match (question.ask, self.selection) {
            (Ask::Draft, _) => self.draft(),
            (Ask::TakeCard, Selection::Card(place)) if self.focus == Some(place) => self.card(place),
            (ask, Selection::Coin(column)) if allows_coins(ask) => self.spend(column),
            (ask, Selection::Market(slot)) if allows_coins(ask) => self.pay(slot),
            (ask, Selection::Order(ready)) if allows_coins(ask) => self.order(ready),
            (Ask::TakeCard, _) => self.take(),
            (Ask::FinishTurn, _) => self.finish(),
            (Ask::ScoringPart, _) => self.scoring(),
            (Ask::OutOfTurn, _) => self.out_of_turn(),
            (Ask::MakeRoom(coins), _) => self.make_room(coins),
            (Ask::Frame, _) => self.frame(),
            (Ask::MailCar(train), _) => self.mail_car(train),
            (Ask::Celebrity, _) => self.celebrity(),
            (Ask::Postcard, _) => self.postcard(),
            (Ask::PassengerOrLuggage, _) => self.passenger_or_luggage(),
            (Ask::MiddleCard, _) => self.middle_card(),
            (Ask::Factories, _) => self.factories(),
            (Ask::Storage, _) => self.storage(),
            // Asked on a screen of its own.
            (Ask::DiscardEvidence(_), _) => PromptModel::default(),
        };
        model.foot = self.foot(Some(question.ask));
        if model.primary.is_none() {
            model.primary = self.go_on(question.ask);
        }
        if self.brief {
            model.leave_to_table(|choice| self.is_on_table(choice));
        }
        // Where there is little room the chips are in the place of the second answer.
        match self.again() {
            Some(again) if self.brief => model.cells.insert(0, again),
            again if model.second.is_none() => model.second = again,
            _ => {}
        }
        let back_is_there = model.answers().any(|answer| answer.button.id == PromptControl::Back.into());
        if self.selection != Selection::None && !back_is_there {
            let button = Button::new(PromptControl::Back, "", ButtonStyle::Chip).tip(self.words.get("prompt-back"));
            model.back = Some(Answer::new(button, Action::Select(Selection::None)));
        }
        model
    }

    pub(super) fn seat(&self) -> Seat {
        self.words.game.state().seat
    }

    pub(super) fn board(&self) -> &Board {
        self.words.game.board()
    }

    pub(super) fn turn_state(&self) -> &TurnState {
        self.words.game.state()
    }

    pub(super) fn me(&self) -> &PlayerBoard {
        self.board().player(self.seat())
    }

    pub(super) fn choices(&self) -> &[Choice] {
        &self.pending.choices
    }

    /// Whether a click on something that is lit and in view makes a choice.
    pub(super) fn is_on_table(&self, choice: Choice) -> bool {
        self.on_table.iter().any(|(made, _)| *made == choice)
    }

    pub(super) fn has(&self, choice: Choice) -> bool {
        self.choices().contains(&choice)
    }

    /// A title with the name of the player who is asked; where there is little room a short one, beside the player's sign.
    pub(super) fn title(&self, key: &str) -> String {
        if self.brief {
            return self.words.get(&format!("{key}-short"));
        }
        self.words.with(key, [("who", self.words.who(self.seat()).into())])
    }

    pub(super) fn choose(
        &self,
        id: PromptControl,
        words: impl Into<String>,
        style: ButtonStyle,
        choice: Choice,
    ) -> Answer {
        let button = Button::new(id, words, style).tip(self.words.choice(choice));
        Answer::new(button, Action::Choose(choice))
    }

    fn watching(&self) -> PromptModel {
        let words = &self.words;
        let thinking = self.keeps_waiting.map(|bot| words.with("prompt-thinking", [("name", words.name(bot).into())]));
        let Some(seat) = self.shown.active.or(self.pending.question.map(|question| question.seat)) else {
            let (title, lead) = match self.shown.moment {
                Moment::SetUp => (words.get("prompt-title-draft-other"), String::new()),
                Moment::Round(round) => (words.count("prompt-title-round", round), self.dealing(round)),
                Moment::Scoring(_) | Moment::End => (words.get("prompt-title-between"), String::new()),
            };
            let lead = thinking.unwrap_or(lead);
            return PromptModel { title, lead, notes: self.latest(), ..PromptModel::default() };
        };
        let who = words.who(seat);
        let scoring = matches!(self.shown.moment, Moment::Scoring(_));
        let title =
            words.with(if scoring { "prompt-title-scoring" } else { "prompt-title-other" }, [("who", who.into())]);
        let lead = match thinking {
            Some(thinking) => thinking,
            None if self.followed == Some(seat) => words.with("prompt-followed", [("name", words.name(seat).into())]),
            None if self.shown.turn > 0 => words.count("prompt-turn", self.shown.turn),
            None => String::new(),
        };
        PromptModel { title, lead, notes: self.latest(), ..PromptModel::default() }
    }

    /// That cards are dealt for a round, and what is new about it.
    fn dealing(&self, round: u8) -> String {
        let pile = Pile::of_round(round).number();
        let about = match round {
            1 => "first",
            6 => "last",
            _ if round.is_multiple_of(2) => "scoring",
            _ => "pile",
        };
        self.words.with("prompt-dealing", [("about", about.into()), ("pile", pile.into())])
    }

    fn latest(&self) -> Vec<(Tone, String)> {
        self.log.latest(&self.words).into_iter().map(|line| (Tone::Told, line)).collect()
    }

    fn draft(&self) -> PromptModel {
        let hand = self.words.game.view(self.seat()).draft_hand;
        let columns = if hand.len() > 3 { 2 } else { 1 };
        let others = hand.len().saturating_sub(1);
        let about = self.words.with("prompt-draft", [("others", others.into())]);
        let picked = match self.selection {
            Selection::Draft(place) => hand.get(usize::from(place)).map(|card| (place, *card)),
            _ => None,
        };
        let cells = (0u8..).zip(hand).map(|(place, card)| {
            let face = self.words.catalogue().game_end(card);
            let is_picked = picked.is_some_and(|(picked, _)| picked == place);
            let style = if is_picked { ButtonStyle::Ready } else { ButtonStyle::Chip };
            let button = Button::new(PromptControl::Keep(place), self.words.game_end(card), style)
                .sprite(type_icon(face.card_type), 24.0);
            Answer::new(button, Action::Choose(Choice::KeepGameEndCard { hand: place }))
        });
        let (lead, notes) = match picked {
            Some((_, card)) => (capital(&self.words.game_end(card)) + ".", vec![(Tone::Plain, about)]),
            None => (self.words.list("list-sentences", self.whodunit().into_iter().chain([about])), Vec::new()),
        };
        let default_choice = picked.map(|(hand, _)| Choice::KeepGameEndCard { hand });
        // Beside the answers in words there is no room for a gold button: the one that is picked stands out.
        let primary = default_choice
            .filter(|_| self.brief)
            .map(|keep| self.choose(PromptControl::KeepPicked, self.words.get("prompt-keep"), ButtonStyle::Gold, keep));
        PromptModel {
            title: self.title("prompt-title-draft"),
            lead,
            notes,
            default_choice,
            primary,
            cells: cells.collect(),
            columns,
            ..PromptModel::default()
        }
    }

    /// Who the player is in the murder, said once: before the draft they are alone at the screen.
    fn whodunit(&self) -> Option<String> {
        let dealt = self.words.game.view(self.seat()).whodunit.filter(|_| self.may_use_secrets)?;
        Some(self.words.get(match dealt {
            Whodunit::Murderer => "prompt-murderer",
            Whodunit::Innocent => "prompt-innocent",
        }))
    }

    fn take(&self) -> PromptModel {
        let mut model = match self.focus {
            Some(place) => {
                let mut model = self.card(place);
                (model.primary, model.second) = (None, None);
                model.notes.push((Tone::Good, self.words.get("prompt-click-card")));
                return model;
            }
            None => {
                let key = if self.brief { "prompt-take-phone" } else { "prompt-take" };
                let in_short = self.brief && self.board().seats() > 2;
                let lines = self.log.taken_by_others(&self.words, self.seat(), in_short);
                let notes = lines.into_iter().map(|line| (Tone::Told, line)).collect();
                PromptModel { lead: self.words.get(key), notes, ..PromptModel::default() }
            }
        };
        model.title = self.title("prompt-title-take");
        if self.has(Choice::TakeStartPlayerTile) {
            let button =
                Button::new(PromptControl::TakeStartTile, self.words.get("prompt-start-tile"), ButtonStyle::Plain)
                    .sprite("icon/start-player/night", 26.0)
                    .tip(self.words.get("choose-start-tile"));
            model.cells.push(Answer::new(button, Action::Choose(Choice::TakeStartPlayerTile)));
        }
        model.columns = 1;
        self.add_tickets(&mut model);
        model
    }

    fn card(&self, place: OfferPlace) -> PromptModel {
        let Some(card) = self.board().offer.card(place) else { return PromptModel::default() };
        let carry = Choice::CarryOut(place);
        let possible = self.has(carry);
        let mut notes = self.what_it_brings(place);
        let frame = frame_of(self.words.action_card(card)).filter(|frame| !frame.is_empty());
        let useful = frame.is_none_or(|frame| {
            let idle = notes.iter().filter(|(tone, _)| *tone == Tone::Dim).count();
            idle < frame.iter().enumerate().filter(|(place, symbol)| !frame[..*place].contains(symbol)).count()
        });
        // Each has its own place, whichever is the better one.
        let (carry_look, decline_look) = match possible && useful {
            true => (ButtonStyle::Gold, ButtonStyle::Plain),
            false => (ButtonStyle::Plain, ButtonStyle::Ready),
        };
        let button =
            Button::new(PromptControl::CarryOut, self.words.get("prompt-carry-out"), carry_look).enabled(possible);
        let carry_out = Answer::new(button.tip(self.words.choice(carry)), Action::Choose(carry));
        let decline = Choice::Decline(place);
        // A picture says what it brings.
        let button = Button::new(PromptControl::Decline, self.words.get("prompt-decline"), decline_look)
            .symbols(&[Symbol::UpgradeOfChoice]);
        let decline_answer = Answer::new(button.tip(self.words.choice(decline)), Action::Choose(decline));
        let lead = match &self.words.action_card(card).face {
            Face::Contract(contract) if self.brief => {
                let reward = self.words.reward(&contract.reward);
                notes.insert(0, (Tone::Plain, self.words.with("note-contract-brings", [("reward", reward.into())])));
                let condition = self.words.condition(&contract.condition);
                self.words.with("lead-contract-short", [("condition", condition.into())])
            }
            Face::Celebrity(key) => {
                notes.push((Tone::Dim, self.words.get(&format!("celebrity-{key}-about"))));
                self.words.get("lead-celebrity")
            }
            Face::Postcard(key) => {
                notes.push((Tone::Dim, self.words.get(&format!("postcard-{key}-about"))));
                self.words.get("lead-postcard")
            }
            _ => {
                notes.extend(self.module_notes(card));
                self.module_lead(card).unwrap_or_else(|| self.words.card_explained(card))
            }
        };
        PromptModel {
            title: self.words.card_title(card),
            lead,
            notes,
            picture: Some(self.face(card)),
            default_choice: (!carry_out.is_gold()).then_some(decline),
            primary: Some(carry_out),
            second: Some(decline_answer),
            ..PromptModel::default()
        }
    }

    /// A card as it lies in the offer.
    pub(super) fn face(&self, card: CardId) -> Drawing {
        card::action(self.words.action_card(card), self.words.texts)
    }

    fn finish(&self) -> PromptModel {
        let mut model = PromptModel { title: self.title("prompt-title-finish"), columns: 1, ..PromptModel::default() };
        self.add_tickets(&mut model);
        let key = match (self.turn_state().waiting.is_empty(), model.tickets.is_empty()) {
            (false, _) => "prompt-finish-waiting",
            (true, false) => "prompt-finish-contracts",
            (true, true) if self.me().purse.total() > 0 => "prompt-finish-coins",
            _ => "prompt-finish",
        };
        model.lead = self.words.get(key);
        if model.tickets.is_empty() {
            model.notes = self.latest();
        }
        model
    }

    fn scoring(&self) -> PromptModel {
        let mut model = PromptModel { title: self.title("prompt-title-scoring"), columns: 3, ..PromptModel::default() };
        self.add_tickets(&mut model);
        let stations = self.choices().iter().any(|choice| matches!(choice, Choice::UseStation { .. }));
        model.lead = self.words.get(match (stations, model.tickets.is_empty()) {
            (true, _) => "prompt-scoring",
            (false, false) => "prompt-scoring-rest",
            (false, true) => "prompt-scoring-done",
        });
        let coins = self.me().purse.total();
        if coins > 0 {
            model.notes.push((Tone::Good, self.words.count("prompt-unspent", coins)));
        }
        model
    }

    fn out_of_turn(&self) -> PromptModel {
        let lead = self.words.get("prompt-out-of-turn");
        let mut model =
            PromptModel { title: self.title("prompt-title-out-of-turn"), lead, columns: 1, ..PromptModel::default() };
        self.add_tickets(&mut model);
        model
    }

    fn make_room(&self, coins: u8) -> PromptModel {
        let room = self.me().purse.room();
        let excess = coins.saturating_sub(room);
        let values = [("coins", coins.into()), ("room", room.into()), ("n", excess.into())];
        let mut model = PromptModel {
            title: self.title("prompt-title-make-room"),
            lead: self.words.with("prompt-make-room", values),
            columns: 3,
            ..PromptModel::default()
        };
        let button = Button::new(
            PromptControl::CoinsToPoints,
            self.words.count("prompt-coins-to-points", excess),
            ButtonStyle::Plain,
        );
        model.primary = Some(Answer::new(button, Action::Choose(Choice::CoinsToPoints)));
        model
    }

    fn mail_car(&self, train: TrainId) -> PromptModel {
        let cells = self.choices().iter().filter_map(|choice| {
            let Choice::PlaceMailCar { mail_car } = *choice else { return None };
            let frame = &self.words.catalogue().boards().mail_cars[usize::from(mail_car)];
            let button = Button::new(PromptControl::ChooseMailCar(mail_car), "", ButtonStyle::Plain)
                .symbols(frame)
                .below(capital(&self.words.mail_car(mail_car)))
                .tip(self.words.choice(*choice));
            Some(Answer::new(button, Action::Choose(*choice)))
        });
        PromptModel {
            title: self.title("prompt-title-mail-car"),
            lead: self.words.with("prompt-mail-car", [of_train(train)]),
            cells: cells.collect(),
            columns: 2,
            ..PromptModel::default()
        }
    }

    /// A small button with a symbol on it.
    pub(super) fn symbol_answer(&self, id: PromptControl, words: String, symbol: Symbol, choice: Choice) -> Answer {
        let mut answer = self.choose(id, words, ButtonStyle::Chip, choice);
        answer.button = answer.button.symbols(&[symbol]);
        answer
    }

    /// A small button with a picture on it.
    pub(super) fn answer(&self, id: PromptControl, words: String, icon: &str, choice: Choice) -> Answer {
        let mut answer = self.choose(id, words, ButtonStyle::Chip, choice);
        answer.button = answer.button.sprite(icon, 24.0);
        answer
    }
}

/// The frame a card is carried out with, if it has one.
pub fn frame_of(card: &rules::ActionCard) -> Option<&rules::Frame> {
    match &card.face {
        Face::Type(_, frame)
        | Face::Coins(frame)
        | Face::GameEnd(frame)
        | Face::Suspect(_, frame)
        | Face::Mechanic { bonus: frame, .. } => Some(frame),
        Face::Factory => Some(&card.bonus),
        _ => None,
    }
}

/// The picture of a type of card, for a dark background.
pub fn type_icon(card_type: rules::CardType) -> &'static str {
    use rules::CardType as T;
    match card_type {
        T::RailroadCar => "icon/car-any/night",
        T::Conductor => "icon/one-conductor/night",
        T::Locomotive => "icon/locomotive/night",
    }
}
