//! What the prompt says in a game with friends: that the connection is lost, that somebody asks to take something back, who
//! is waited for; and what can be said to the others.

use super::{
    model::{Action, Answer, CompanyPress, PromptModel, Tone},
    names::PromptControl,
};
use crate::{
    localization::words::Words,
    online::{Friends, Greetings, state_told},
    pieces::clock,
    session::card_set::CardSet,
    widgets::button::{Button, ButtonStyle},
};
use online::{Absentee, Chair, ConnectionState, Farewell, Gathering, Greeting, Pendency, ToServer};
use rules::Seat;

/// What can be said, in this order, with its picture and its words.
pub const GREETINGS: [(Greeting, &str, &str); 6] = [
    (Greeting::Bravo, "icon/greeting-bravo", "greeting-bravo"),
    (Greeting::GoodLuck, "icon/greeting-luck", "greeting-luck"),
    (Greeting::Thanks, "icon/greeting-thanks", "greeting-thanks"),
    (Greeting::Oops, "icon/greeting-oops", "greeting-oops"),
    (Greeting::Time, "icon/greeting-time", "greeting-time"),
    (Greeting::GoodGame, "icon/greeting-good-game", "greeting-good-game"),
];

/// What the prompt is made from besides the game.
pub struct PromptCompany<'a> {
    pub friends: &'a Friends,
    pub greetings: &'a Greetings,
    /// Whether somebody at this screen is asked something.
    pub asked: bool,
}

/// The prompt as it is in company.
pub fn tell(model: PromptModel, words: &Words, company: &PromptCompany) -> PromptModel {
    let Some(gathering) = company.friends.gathering() else { return model };
    if company.friends.state() != Some(ConnectionState::Connected) {
        return PromptModel { foot: model.foot, ..no_line(words, company) };
    }
    let here: Vec<_> = company.friends.own_chairs().collect();
    let mine = |seat: &Seat| here.contains(&seat.0);
    if let Some(request) = gathering.pendency.as_ref().filter(|request| request.asked.iter().any(mine)) {
        return PromptModel { foot: model.foot, ..asked_back(words, company, request) };
    }
    let mut notes = Vec::new();
    if let Some(request) = gathering.pendency.as_ref().filter(|request| mine(&request.by)) {
        let names = words.list("list-next", request.asked.iter().map(|seat| words.name(*seat)));
        notes.push((Tone::Good, words.with("company-asking", [("names", names.into())])));
    }
    if company.asked {
        return PromptModel { notes: [notes, model.notes].concat(), ..model };
    }
    let watching = PromptModel { notes: [notes, model.notes].concat(), ..model };
    waiting(words, company, gathering, watching)
}

/// What the matter is with the connection, and when the next attempt is made.
fn no_line(words: &Words, company: &PromptCompany) -> PromptModel {
    let title = words.get("company-no-line");
    let lead = state_told(words.texts, company.friends).unwrap_or_default();
    let gold = |id: PromptControl, key: &str, press| {
        Some(Answer::new(Button::new(id, words.get(key), ButtonStyle::Gold), Action::Company(press)))
    };
    let primary = match company.friends.state() {
        Some(ConnectionState::Pausing { .. }) => gold(PromptControl::TryNow, "company-try-now", CompanyPress::TryNow),
        Some(ConnectionState::Over(Farewell::Elsewhere | Farewell::Misuse)) => {
            gold(PromptControl::ComeHere, "company-come-here", CompanyPress::ComeHere)
        }
        _ => None,
    };
    let notes = vec![(Tone::Plain, words.get("company-nothing-lost"))];
    PromptModel { title, lead, notes, primary, ..PromptModel::default() }
}

/// Somebody asks whoever sits here.
fn asked_back(words: &Words, company: &PromptCompany, request: &Pendency) -> PromptModel {
    let name = words.name(request.by);
    let back =
        company.friends.table().map(|table| &table.happened()[(request.to as usize).min(table.happened().len())..]);
    let told = back.into_iter().flatten().flatten().filter(|event| Words::is_told(event));
    let lines: Vec<_> = told.map(|event| words.event(event)).collect();
    let notes = lines.into_iter().take(3).map(|line| (Tone::Plain, line)).collect();
    let seconds = company.friends.left_of(request.ends_in).as_secs_f32().ceil() as u32;
    let answer = |id: PromptControl, key: &str, style, allow| {
        let press = CompanyPress::Answer { request: request.request, allow };
        Some(Answer::new(Button::new(id, words.get(key), style), Action::Company(press)))
    };
    PromptModel {
        title: words.with("company-asks-back", [("name", name.into())]),
        lead: words.with("company-asks-back-lead", [("seconds", seconds.into())]),
        notes,
        primary: answer(PromptControl::Allow, "company-allow", ButtonStyle::Gold, true),
        second: answer(PromptControl::LetStand, "company-let-stand", ButtonStyle::Plain, false),
        ..PromptModel::default()
    }
}

/// Who is waited for, and what can be said meanwhile.
fn waiting(words: &Words, company: &PromptCompany, gathering: &Gathering, mut model: PromptModel) -> PromptModel {
    let question = words.game.question().map(|question| question.seat);
    let chair = |seat: Seat| gathering.chairs.get(seat.index());
    if let Some((seat, chair)) = question.and_then(|seat| Some((seat, chair(seat)?))) {
        let name = || [("name", words.name(seat).into())];
        if chair.kind.is_human() && chair.bot_plays {
            model.lead = words.with("company-bot-plays", name());
        } else if chair.kind.is_human() && !chair.line.is_up() {
            model.lead = away(words, company, (seat, chair));
            let answer = |id: PromptControl, key: &str, wish| {
                let button = Button::new(id, words.get(key), ButtonStyle::Plain);
                Some(Answer::new(button, Action::Company(CompanyPress::Away(seat, wish))))
            };
            if company.friends.own_chair().is_some() {
                if chair.bot_in.is_some() {
                    model.primary = answer(PromptControl::WaitFor(seat), "company-wait", Absentee::Wait);
                }
                model.second = answer(PromptControl::BotNow(seat), "company-bot-now", Absentee::BotNow);
            }
            return model;
        } else if model.lead.is_empty() && !company.friends.own_chairs().any(|own| own == seat.0) {
            model.lead = words.with("company-waits-for", name());
        }
    }
    if company.friends.own_chair().is_some() {
        greetings(words, company, gathering, &mut model);
    }
    model
}

/// That somebody is away, and when a bot comes.
fn away(words: &Words, company: &PromptCompany, (seat, chair): (Seat, &Chair)) -> String {
    let name = words.name(seat);
    match chair.bot_in {
        Some(millis) => {
            let time = clock::minutes(company.friends.left_of(millis));
            words.with("company-away-until", [("name", name.into()), ("time", time.into())])
        }
        None => words.with("company-away", [("name", name.into())]),
    }
}

/// What can be said, and who is to be heard.
fn greetings(words: &Words, company: &PromptCompany, gathering: &Gathering, model: &mut PromptModel) {
    let silent = company.greetings.pause(company.friends.now());
    let seconds = silent.as_secs_f32().ceil() as u32;
    let cells = (0..).zip(GREETINGS).map(|(nth, (greeting, picture, key))| {
        let tip =
            if silent.is_zero() { words.get(key) } else { words.with("greeting-pause", [("seconds", seconds.into())]) };
        let button = Button::new(PromptControl::Greet(nth), "", ButtonStyle::Chip)
            .sprite(format!("{picture}/night"), 28.0)
            .tip(tip)
            .enabled(silent.is_zero());
        Answer::new(button, Action::Company(CompanyPress::Greet(greeting)))
    });
    model.cells = cells.collect();
    model.columns = GREETINGS.len();
    let own: Vec<_> = company.friends.own_chairs().collect();
    let others = (0_u8..).zip(&gathering.chairs).filter(|(nth, chair)| chair.kind.is_human() && !own.contains(nth));
    let mutes = others.map(|(nth, _)| {
        let seat = Seat(nth);
        let muted = company.greetings.muted.contains(&seat);
        let key = if muted { "greeting-hear" } else { "greeting-mute" };
        let button = Button::new(
            PromptControl::Mute(seat),
            words.with(key, [("name", words.name(seat).into())]),
            ButtonStyle::Chip,
        );
        Answer::new(button, Action::Company(CompanyPress::Mute(seat)))
    });
    model.tickets = mutes.collect();
}

/// Does what was pressed.
pub fn press(press: CompanyPress, friends: &mut Friends, greetings: &mut Greetings, cards: &CardSet) {
    match press {
        CompanyPress::TryNow => friends.hurry(),
        CompanyPress::ComeHere => {
            if let Some(way) = friends.way_back() {
                friends.come_back(cards, &way);
            }
        }
        CompanyPress::Answer { request, allow } => {
            let asked =
                friends.gathering().and_then(|gathering| gathering.pendency.clone()).map(|pending| pending.asked);
            // Everybody at this screen answers alike.
            for seat in asked.into_iter().flatten() {
                friends.say_for(seat, &ToServer::Answer { request, allow });
            }
        }
        CompanyPress::Away(seat, wish) => _ = friends.say(&ToServer::Away { seat, wish }),
        CompanyPress::Greet(greeting) => greetings.say(friends, greeting),
        CompanyPress::Mute(seat) => greetings.toggle_mute(seat),
    }
}
