//! A game is counted at the moment a choice made here ends it: one that is resumed at its result has been counted then.

use bevy::prelude::*;
use jiff::Unit;

use super::{finished_game::FinishedGame, news::news, saving::KeptGames};
use crate::{
    localization::Texts,
    persistence::{Claim, Notices, SaveOwnership, Store},
    session::{PlaySet, Session, local_now},
    state::Screen,
};
use rules::{Game, GameEvent};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, count.after(PlaySet::Choose).run_if(in_state(Screen::Table)));
}

fn count(
    mut happened: MessageReader<GameEvent>,
    game: Res<Game>,
    session: Res<Session>,
    claim: Res<Claim>,
    texts: Res<Texts>,
    mut kept: ResMut<KeptGames>,
    mut store: ResMut<Store>,
    mut notices: ResMut<Notices>,
) {
    let ended = happened.read().filter(|event| matches!(event, GameEvent::GameEnded { .. })).count() > 0;
    if !ended || !game.is_over() || !session.counts() {
        return;
    }
    let owned = claim.ownership() == SaveOwnership::Ours;
    if let Some(notice) = kept.refresh(&mut store, owned, &texts) {
        notices.tell(notice);
    }
    let now = local_now();
    // Parts of a second tell nobody anything.
    let ended = now.round(Unit::Second).unwrap_or(now);
    if let Some(game) = FinishedGame::of(&game, &session, ended) {
        let news = news(kept.all(), &game);
        kept.add(&mut store, game, news);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        session::{PlayerKind, SeatConfig},
        statistics::testing::played,
    };
    use bots::BotLevel;
    use rules::{Module, Record, Seat, Setup, Source};

    /// How many games are counted when one is over that was played like this, after so many such ends.
    fn counted(change: impl FnOnce(&mut Session), ends: usize) -> Vec<FinishedGame> {
        let (game, record) = played(Setup::new(3, [Module::D, Module::A], 4));
        let winners = game.board().winners;
        let mut seats: Vec<_> = SeatConfig::humans().take(3).collect();
        seats[0].player = PlayerKind::Bot(BotLevel::Expert);
        let mut session = Session::of(&game, seats);
        session.record = record;
        session.label.seconds = 77;
        change(&mut session);
        let mut app = App::new();
        app.init_resource::<KeptGames>().init_resource::<Store>().init_resource::<Notices>();
        app.init_resource::<Claim>().init_resource::<Texts>().add_message::<GameEvent>().add_systems(Update, count);
        app.insert_resource(game).insert_resource(session);
        app.update();
        for _ in 0..ends {
            app.world_mut().write_message(GameEvent::GameEnded { winners });
            app.update();
        }
        app.world().resource::<KeptGames>().all().to_vec()
    }

    #[test]
    fn a_game_is_counted_once_when_a_choice_ends_it() {
        assert_eq!(counted(|_| {}, 0), [], "it is looked at again");
        let [game] = &counted(|_| {}, 2)[..] else { panic!("it is counted once") };
        let (played, record) = played(Setup::new(3, [Module::D, Module::A], 4));
        assert_eq!((game.you, game.modules, game.seconds, game.rounds), (1, [Module::A, Module::D], 77, 6));
        let scores: Vec<_> = game.seats.iter().map(|seat| seat.score).collect();
        let own = played.board().player(Seat(1));
        assert_eq!(scores[1], own.score());
        assert_eq!((game.route, game.contracts), (own.route.length(), own.contracts_fulfilled));
        for (nth, seat) in game.seats.iter().enumerate() {
            let told = nth > 0 || seat.won;
            assert_eq!(seat.points.values().sum::<u16>(), if told { scores[nth] } else { 0 }, "seat {nth}");
            assert_eq!(seat.won, played.board().winners.contains(&Seat(nth as u8)));
        }
        assert_eq!(game.own().points.get(&Source::Route).copied().unwrap_or(0), own.book.from_source(Source::Route));
        assert_ne!(game.id, super::super::finished_game::identity(&Record { choices: Vec::new(), ..record }));
    }

    #[test]
    fn what_nobody_here_has_played_is_not_counted() {
        let bots = |session: &mut Session| {
            session.seats.iter_mut().for_each(|seat| seat.player = PlayerKind::Bot(BotLevel::Novice));
        };
        assert_eq!(counted(bots, 1), []);
        assert_eq!(counted(|session| session.lesson = true, 1), []);
        assert_eq!(counted(|session| session.autoplay = true, 1), []);
        assert_eq!(counted(|session| session.scripted = true, 1), []);
    }
}
