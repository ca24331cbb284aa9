//! What the conductor remarks on: in the first games what the adviser would do now and newcomers easily overlook, at most one
//! a turn and each kind twice; and in the first game of each pair of modules a piece of advice about it.

use bevy::{platform::cell::SyncCell, prelude::*, window::RequestRedraw};
use strum::IntoStaticStr;

use crate::{
    session::{
        AdviserMind, HistoryReset, PendingQuestion, PlaySet, PlayerKind, Pondering, Session, ThinkingPlace,
        settings::Settings,
    },
    state::Screen,
};
use bots::{BotLevel, advice::Advice};
use rules::{Act, Ask, CarValue, CardId, Choice, Game, GameEvent, Purchase, Seat};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Remarks>()
        .add_systems(Update, remark.after(PlaySet::Offer).before(PlaySet::Draw).run_if(in_state(Screen::Table)))
        .add_systems(OnEnter(Screen::Result), count_game);
}

/// How often there is one of each kind.
const OF_A_KIND: u32 = 2;

/// What is remarked on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
enum RemarkKind {
    /// A symbol that could be used would lapse.
    Symbol,
    /// Four coins buy a Game End card.
    GameEndCard,
    /// This contract can be fulfilled in this turn.
    Contract(CardId),
    /// A conductor can reach a car of 12.
    Twelve,
    /// What had only one way has been done without asking.
    Unasked,
}

impl RemarkKind {
    /// Whether it is still true of the player whose turn it is: a card may have been used up since.
    fn holds(self, game: &Game, pending: &PendingQuestion) -> bool {
        let choices = &pending.choices;
        match self {
            Self::Symbol => {
                let resolves = |choice: &Choice| matches!(choice, Choice::Resolve { .. });
                choices.contains(&Choice::EndFrame) && choices.iter().any(resolves)
            }
            Self::GameEndCard => {
                let buys = |choice: &Choice| {
                    matches!(choice, Choice::Spend { on: Purchase::Act(Act::GameEndCard { .. }), .. })
                };
                choices.iter().any(buys)
            }
            Self::Contract(card) => {
                let open = game.board().player(game.state().seat).contracts.contains(&card);
                // Before a card is taken, there is a way; afterwards it may have been the wrong one.
                let free = pending.question.is_some_and(|question| question.ask == Ask::TakeCard);
                open && (free || can_be_fulfilled(game, card))
            }
            Self::Twelve | Self::Unasked => true,
        }
    }
}

/// Whether a contract can be fulfilled now, or after one more choice of this turn.
fn can_be_fulfilled(game: &Game, card: CardId) -> bool {
    let fulfils = |game: &Game| {
        let open = &game.board().player(game.state().seat).contracts;
        let is_it = |contract: u8| open.get(usize::from(contract)) == Some(&card);
        game.legal_choices().iter().any(|choice| matches!(choice, Choice::Fulfil { contract } if is_it(*contract)))
    };
    let after = |choice: Choice| {
        let mut then = game.clone();
        then.apply(choice).is_ok() && then.stage() == game.stage() && fulfils(&then)
    };
    fulfils(game) || game.legal_choices().into_iter().any(after)
}

/// A remark to the player who is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Remark {
    /// The key of its text.
    key: String,
    /// What it is about, unless it is advice for the whole game.
    kind: Option<RemarkKind>,
    seat: Seat,
    /// In which turn it was made.
    stage: u32,
}

/// The remark that is shown, if any, and what is thought about.
#[derive(Resource, Default)]
pub struct Remarks {
    shown: Option<Remark>,
    /// The adviser thinks about the position after so many choices.
    thinking: Option<(u32, Pondering<AdviserMind>)>,
    /// After how many choices the adviser thought last.
    thought: Option<u32>,
    /// In which turn something was last done for the player.
    unasked: Option<u32>,
}

impl Remarks {
    /// The key of the remark for the turn that runs.
    pub fn now(&self, game: &Game, pending: &PendingQuestion) -> Option<&str> {
        let runs = |remark: &&Remark| {
            let its_turn = remark.stage == game.stage() && remark.seat == game.state().seat;
            its_turn && remark.kind.is_none_or(|kind| kind.holds(game, pending))
        };
        Some(self.shown.as_ref().filter(runs)?.key.as_str())
    }

    /// Remarks on something in a player's turn.
    fn show(&mut self, kind: RemarkKind, (seat, stage): (Seat, u32), settings: &mut Settings) {
        let name = <&str>::from(kind);
        self.shown = Some(Remark { key: format!("remark-{name}"), kind: Some(kind), seat, stage });
        *settings.journey.remarked.entry(name.to_owned()).or_default() += 1;
    }
}

fn remark(
    game: Res<Game>,
    session: Res<Session>,
    pending: Res<PendingQuestion>,
    place: Res<ThinkingPlace>,
    mut resets: MessageReader<HistoryReset>,
    mut remarks: ResMut<Remarks>,
    mut settings: ResMut<Settings>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if resets.read().count() > 0 {
        *remarks = Remarks::default();
    }
    if let Some(Choice::Resolve { act, .. }) = pending.forced_choice.filter(|_| pending.is_changed())
        && act != Act::Coins
    {
        remarks.bypass_change_detection().unasked = Some(game.stage());
    }
    let asked = pending.open_to_hints().filter(|question| matches!(question.ask, Ask::TakeCard | Ask::Frame));
    let alone = settings.remarks && session.is_played() && session.humans() == 1;
    let Some(question) = asked.filter(|_| alone) else { return };
    let (made, stage) = (game.choices_made(), game.stage());
    if remarks.shown.as_ref().is_some_and(|remark| remark.stage == stage) {
        return;
    }
    let mut pair = game.setup().modules;
    pair.sort();
    let pair = pair.map(|module| module.to_string()).concat();
    if (game.board().round, game.board().turn) == (1, 1) && !settings.journey.remarked.contains_key(&pair) {
        remarks.shown = Some(Remark { key: format!("journey-pair-{pair}"), kind: None, seat: question.seat, stage });
        settings.journey.remarked.insert(pair, 1);
        return;
    }
    if !settings.journey.in_first_games() {
        return;
    }
    let new = |settings: &Settings, kind: RemarkKind| {
        settings.journey.remarked.get(<&str>::from(kind)).is_none_or(|times| *times < OF_A_KIND)
    };
    let seat = question.seat;
    if remarks.unasked == Some(stage) && new(&settings, RemarkKind::Unasked) {
        remarks.show(RemarkKind::Unasked, (seat, stage), &mut settings);
        return;
    }
    let remarks = remarks.bypass_change_detection();
    match remarks.thinking.take() {
        Some((at, mut pondering)) if at == made => {
            redraw.write(RequestRedraw);
            pondering.go_on();
            if !pondering.is_complete() {
                remarks.thinking = Some((at, pondering));
                return;
            }
            let Some((_, advice)) = pondering.finish() else { return };
            let kinds = worth_a_remark(&game, &pending, &advice);
            if let Some(kind) = kinds.into_iter().find(|kind| new(&settings, *kind)) {
                remarks.show(kind, (seat, stage), &mut settings);
            }
        }
        _ if remarks.thought != Some(made) => {
            remarks.thought = Some(made);
            let adviser = SyncCell::new(AdviserMind::new(u64::from(made)));
            remarks.thinking = Some((made, Pondering::begin(&place, adviser, game.view(question.seat))));
            redraw.write(RequestRedraw);
        }
        _ => {}
    }
}

/// What of the adviser's plan newcomers easily overlook.
fn worth_a_remark(game: &Game, pending: &PendingQuestion, advice: &Advice) -> Vec<RemarkKind> {
    let seat = game.state().seat;
    let mut kinds = Vec::new();
    let plan = &advice.best.plan;
    let goes_on = matches!(plan.first(), Some(Choice::Resolve { .. }));
    if goes_on {
        kinds.push(RemarkKind::Symbol);
    }
    let mut then = game.clone();
    for choice in plan {
        if let Choice::Spend { on: Purchase::Act(Act::GameEndCard { .. }), .. } = choice {
            kinds.push(RemarkKind::GameEndCard);
        }
        let Ok(events) = then.apply(*choice) else { break };
        for event in events {
            match event {
                // One that the plan takes first is none of the player's yet.
                GameEvent::ContractFulfilled { seat: by, card }
                    if by == seat && game.board().player(seat).contracts.contains(&card) =>
                {
                    kinds.push(RemarkKind::Contract(card));
                }
                GameEvent::ConductorMoved { seat: by, train, to, .. } if by == seat => {
                    let reached = to.checked_sub(1).and_then(|place| {
                        then.board().player(seat).train(train).car_at(usize::from(place)).map(|car| car.value)
                    });
                    if reached == Some(CarValue::V12) {
                        kinds.push(RemarkKind::Twelve);
                    }
                }
                _ => {}
            }
        }
    }
    kinds.retain(|kind| kind.holds(game, pending));
    kinds
}

/// A game has been played to its end; against a Novice it is the last chapter.
fn count_game(session: Res<Session>, mut settings: ResMut<Settings>) {
    if !session.is_played() || session.humans() == 0 {
        return;
    }
    // A finished game that is opened again, as by loading the page anew, is not another one.
    let seed = Some(session.record.setup.seed);
    if settings.journey.counted == seed {
        return;
    }
    settings.journey.counted = seed;
    settings.journey.games_played += 1;
    let novice = session.seats.iter().any(|seat| seat.player == PlayerKind::Bot(BotLevel::Novice));
    if novice {
        settings.journey.done.insert(super::chapters::ChapterId::WholeGame.key().to_owned());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session;
    use bevy::ecs::system::RunSystemOnce;
    use bots::advice::Suggestion;
    use rules::{
        Catalogue, Question, TrainId,
        scenario::{PlayerPosition, Position, TrainPosition},
    };
    use strum::VariantArray;

    fn advice(plan: Vec<Choice>) -> Advice {
        let best = Suggestion { plan, brings: Default::default(), reason: None };
        Advice { best, second: None }
    }

    fn game(player: PlayerPosition) -> Game {
        let position = Position { round: 4, players: vec![player], ..Position::default() };
        position.game(&Catalogue::built_in().unwrap()).unwrap()
    }

    #[test]
    fn a_game_end_card_that_coins_can_buy_is_worth_a_remark() {
        let game = game(PlayerPosition { coins: [4, 0, 0], ..PlayerPosition::default() });
        let pending = PendingQuestion::of(&game);
        let buy = Choice::Spend { coins: [4, 0, 0], on: Purchase::Act(Act::GameEndCard { slot: 0 }) };
        assert_eq!(worth_a_remark(&game, &pending, &advice(vec![buy])), [RemarkKind::GameEndCard]);
        assert!(worth_a_remark(&game, &pending, &advice(vec![Choice::TakeStartPlayerTile])).is_empty());
    }

    #[test]
    fn a_remark_goes_when_it_is_no_longer_true() {
        let poor = game(PlayerPosition { coins: [2, 1, 0], ..PlayerPosition::default() });
        let rich = game(PlayerPosition { coins: [2, 1, 1], ..PlayerPosition::default() });
        for (game, holds) in [(&poor, false), (&rich, true)] {
            let pending = PendingQuestion::of(game);
            assert_eq!(RemarkKind::GameEndCard.holds(game, &pending), holds);
            let (key, seat, stage) = ("remark-game-end-card".to_owned(), game.state().seat, game.stage());
            let shown = Some(Remark { key, kind: Some(RemarkKind::GameEndCard), seat, stage });
            assert_eq!(Remarks { shown, ..Remarks::default() }.now(game, &pending).is_some(), holds);
        }
        let pending = PendingQuestion::of(&rich);
        assert!(!RemarkKind::Symbol.holds(&rich, &pending), "no card is being carried out");
        let (card, _) = Catalogue::built_in().unwrap().cards().next().unwrap();
        assert!(!RemarkKind::Contract(card).holds(&rich, &pending), "there is no contract");
    }

    #[test]
    fn a_contract_that_is_out_of_reach_is_not_remarked_on_once_a_card_is_taken() {
        // Two cars worth at least 2: a coin of column 3 brings the second one from 1 to 2, but not from 0.
        for (cars, within_reach) in [("2 1", true), ("2 0", false)] {
            let upper = TrainPosition { cars: cars.to_owned(), ..TrainPosition::default() };
            let contracts = vec!["contract-a-1-2".to_owned()];
            let game = game(PlayerPosition { upper, contracts, coins: [0, 0, 1], ..PlayerPosition::default() });
            let remark = RemarkKind::Contract(game.board().player(Seat(0)).contracts[0]);
            let mut pending = PendingQuestion::of(&game);
            assert!(remark.holds(&game, &pending), "there may be a card for it");
            pending.question = pending.question.map(|question| Question { ask: Ask::FinishTurn, ..question });
            assert_eq!(remark.holds(&game, &pending), within_reach, "{cars}");
        }
    }

    #[test]
    fn a_car_of_12_that_a_conductor_can_reach_is_worth_a_remark() {
        let upper = TrainPosition { cars: "12 4".to_owned(), ..TrainPosition::default() };
        let game = game(PlayerPosition { upper, coins: [0, 1, 0], ..PlayerPosition::default() });
        let pending = PendingQuestion::of(&game);
        let walk = Choice::Spend { coins: [0, 1, 0], on: Purchase::Act(Act::Conductors { upper: 1, lower: 0 }) };
        assert_eq!(worth_a_remark(&game, &pending, &advice(vec![walk])), [RemarkKind::Twelve]);
        assert_eq!(game.board().player(Seat(0)).train(TrainId::Upper).cards.len(), 2);
    }

    #[test]
    fn a_finished_game_is_counted_once_however_often_it_is_opened() {
        let catalogue = Catalogue::built_in().unwrap();
        let mut world = World::new();
        world.init_resource::<Settings>();
        world.init_resource::<Messages<HistoryReset>>();
        for (seed, played) in [(5, 1), (5, 1), (6, 2)] {
            let seats = session::SeatConfig::humans().take(2).collect();
            let setup = rules::Setup::new(2, [rules::Module::A, rules::Module::B], seed);
            let new = session::NewGame { seats, setup, autoplay: false };
            session::start(&mut world.commands(), catalogue.clone(), new).unwrap();
            world.flush();
            world.run_system_once(count_game).unwrap();
            assert_eq!(world.resource::<Settings>().journey.games_played, played);
        }
    }

    #[test]
    fn every_pair_of_modules_has_a_piece_of_advice() {
        let texts = crate::localization::Texts::default();
        let all = rules::Module::VARIANTS;
        for (nth, one) in all.iter().enumerate() {
            for other in &all[nth + 1..] {
                assert!(texts.has(&format!("journey-pair-{one}{other}")), "{one} {other}");
            }
        }
    }
}
