//! What is done without asking: what has no alternative and, where the settings say so, what has only one way that loses
//! nothing. Turns are ended when nothing is left to do, but not in somebody's first games; what players do in secret they do themselves.

use super::settings::Settings;
use rules::{Act, Ask, Choice, Frame, Game, PlayerBoard, Station, Symbol, TrainId, model::train::Train};

/// How much is done without asking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unasked {
    /// Answers without an alternative are given.
    pub only_answers: bool,
    /// Whatever has one way is carried out to its end, and what waits is begun.
    pub one_way: bool,
    /// Turns with nothing left to do end.
    pub ends_turns: bool,
}

impl Unasked {
    /// As the settings say. In their first games players end every turn themselves: so each has the same end, and what
    /// was done by mistake can be taken back.
    pub fn of(settings: &Settings) -> Self {
        Self {
            only_answers: settings.makes_forced_choices,
            one_way: settings.carries_on,
            ends_turns: settings.carries_on && !settings.journey.in_first_games(),
        }
    }
}

/// Positions that are looked at before a player is asked after all.
const MOST: usize = 60;

/// What no player has to be asked for: coins for which there is room, whatever has no alternative, and what has one way.
pub fn forced_choice(game: &Game, choices: &[Choice], unasked: Unasked) -> Option<Choice> {
    use Choice as C;
    let coins = choices.iter().copied().find(|choice| matches!(choice, C::Resolve { act: Act::Coins, .. }));
    let forced = match (choices, coins) {
        ([C::EndTurn], _) => unasked.ends_turns.then_some(C::EndTurn),
        ([only], _) => {
            let is_left_to_them = matches!(only, C::KeepGameEndCard { .. } | C::DiscardEvidence { .. });
            (unasked.only_answers && !is_left_to_them).then_some(*only)
        }
        ([C::Resolve { .. }, C::EndFrame], Some(coins)) => Some(coins),
        (_, Some(coins)) => (unasked.only_answers && has_room(game, coins)).then_some(coins),
        _ => None,
    };
    forced.or_else(|| if unasked.one_way { one_way(game, choices) } else { None })
}

/// Whether the purse has room for the coins that a choice takes.
fn has_room(game: &Game, taken: Choice) -> bool {
    let (Some(frame), Choice::Resolve { symbol, .. }) = (game.state().running_frame(), taken) else { return false };
    let room = game.board().player(game.state().seat).purse.room();
    matches!(frame.symbols.get(usize::from(symbol)), Some(Symbol::Coins(coins)) if *coins <= room)
}

/// The next step of the only way to go on.
fn one_way(game: &Game, choices: &[Choice]) -> Option<Choice> {
    match game.question()?.ask {
        Ask::Frame => {
            let first = whole(game, choices).into_iter().next()?;
            let mut ends = Ends { found: Vec::new(), left: MOST, source: game.state().running_frame()?.source };
            ends.follow(game);
            (ends.left > 0 && ends.found.len() == 1).then_some(first)
        }
        Ask::FinishTurn | Ask::ScoringPart | Ask::OutOfTurn => next_frame(game, choices),
        _ => None,
    }
}

/// The different positions to which the rest of a frame leads.
struct Ends {
    found: Vec<Game>,
    /// How many positions may still be looked at.
    left: usize,
    source: rules::FrameSource,
}

impl Ends {
    fn follow(&mut self, game: &Game) {
        let runs = game.question().is_some_and(|question| question.ask == Ask::Frame)
            && game.state().running_frame().is_some_and(|frame| frame.source == self.source);
        if !runs {
            if !self.found.iter().any(|other| other.board() == game.board() && other.state() == game.state()) {
                self.found.push(game.clone());
            }
            return;
        }
        let ways = whole(game, &game.legal_choices());
        let ways = if ways.is_empty() { vec![Choice::EndFrame] } else { ways };
        for choice in ways {
            // Two ends are enough to have to ask.
            if self.left == 0 || self.found.len() > 1 {
                return;
            }
            self.left -= 1;
            let mut then = game.clone();
            if then.apply(choice).is_ok() {
                self.follow(&then);
            }
        }
    }
}

/// What of a frame is worth considering: cars before walks, which may become longer by them, and walks as far as they go,
/// in which nothing is lost.
fn whole(game: &Game, choices: &[Choice]) -> Vec<Choice> {
    let acts = choices.iter().copied().filter_map(|choice| match choice {
        Choice::Resolve { act, .. } => Some((choice, act)),
        _ => None,
    });
    let (walks, others): (Vec<_>, Vec<_>) =
        acts.partition(|(_, act)| matches!(act, Act::Conductors { .. } | Act::Locomotive { .. }));
    if !others.is_empty() {
        return others.into_iter().map(|(choice, _)| choice).collect();
    }
    let symbol = |choice: Choice| match choice {
        Choice::Resolve { symbol, .. } => game.state().running_frame()?.symbols.get(usize::from(symbol)).copied(),
        _ => None,
    };
    let goes_farther = |(choice, act): &(Choice, Act), (other, far): &(Choice, Act)| {
        symbol(*choice) == symbol(*other)
            && match (act, far) {
                (Act::Locomotive { stations }, Act::Locomotive { stations: more }) => more > stations,
                (Act::Conductors { upper, lower }, Act::Conductors { upper: up, lower: low }) => {
                    up >= upper && low >= lower && (up, low) != (upper, lower)
                }
                _ => false,
            }
    };
    let is_whole = |way: &&(Choice, Act)| !walks.iter().any(|other| goes_farther(way, other));
    walks.iter().filter(is_whole).map(|(choice, _)| *choice).collect()
}

/// The next of the frames that wait and the bonus stations: cars, upgrades and journeys come before walks, and coins last.
/// Nobody is asked as long as nothing of it would lapse; what would lapse may become possible by coins or contracts.
fn next_frame(game: &Game, choices: &[Choice]) -> Option<Choice> {
    let me = game.board().player(game.state().seat);
    let frame = |choice: Choice| match choice {
        Choice::BeginFrame { waiting } => Some(game.state().waiting.get(usize::from(waiting))?.symbols),
        Choice::UseStation { station } => match game.queries().station(game.state().seat, station)? {
            Station::Bonus(frame) => Some(*frame),
            Station::Points(_) => None,
        },
        _ => None,
    };
    let ready: Vec<(Choice, Frame)> = choices.iter().filter_map(|choice| Some((*choice, frame(*choice)?))).collect();
    if let ([(only, _)], [_, _]) = (ready.as_slice(), choices) {
        // Besides it there is only the end, with which it would be lost.
        return Some(*only);
    }
    let has_means = choices.iter().any(|choice| matches!(choice, Choice::Spend { .. } | Choice::Fulfil { .. }));
    let order = |frame: &Frame| (lapses(me, frame), frame.iter().map(|symbol| rank(*symbol)).max());
    let next = ready.into_iter().min_by_key(|(_, frame)| order(frame));
    next.filter(|(_, frame)| !(has_means && lapses(me, frame))).map(|(choice, _)| choice)
}

/// The later, the more other frames may add to what it does.
fn rank(symbol: Symbol) -> u8 {
    match symbol {
        Symbol::Car => 0,
        Symbol::Locomotive(_) | Symbol::Points(_) => 1,
        Symbol::BothConductors(_) | Symbol::OneConductor(_) => 3,
        Symbol::Coins(_) => 4,
        _ => 2,
    }
}

/// Whether a part of a frame could not be used as things stand.
fn lapses(me: &PlayerBoard, frame: &Frame) -> bool {
    let grows = TrainId::BOTH.into_iter().any(|train| me.train(train).can_grow());
    let upgrades = |from: Option<rules::CarValue>| {
        let mut all = me.trains.iter().flat_map(|train| train.upgrades());
        all.any(|(_, value)| from.is_none_or(|from| value == from))
    };
    let left = me.trains.each_ref().map(Train::steps_left);
    frame.iter().any(|symbol| match *symbol {
        Symbol::Car => !grows,
        Symbol::Upgrade { from } => !upgrades(Some(from)),
        Symbol::UpgradeOfChoice | Symbol::CarOrFirstUpgrade => !grows && !upgrades(None),
        Symbol::BothConductors(steps) => left.iter().any(|left| *left < steps),
        Symbol::OneConductor(steps) => left.iter().sum::<u8>() < steps,
        Symbol::Locomotive(stations) => me.route.length() - me.route.locomotive < stations,
        Symbol::Coins(coins) => me.purse.room() < coins,
        Symbol::Points(_) | Symbol::GameEndCard | Symbol::FactoryUpgrade { .. } => false,
    })
}
