//! What an event sets in motion without moving it to another place: trains travel, couplings strike, cards stir, columns
//! of coins bounce.

use bevy::prelude::*;

use crate::{
    scene::{
        journey::Journey,
        motion::Pieces,
        nudge::{Nudge, NudgeKind},
        scene_piece::ScenePiece,
    },
    session::{BOARDS_MILLIS, PlaySet, Presentation, PresentedEvent, ROLLS_IN_MILLIS, Timing, ViewedSeat},
    state::Screen,
    table::{scene::pieces::Id, zones::side::coin_lands_after},
};
use rules::{GameEvent as E, PlayerBoard, Seat, TrainId, model::train::TrainCard};

pub(super) fn plugin(app: &mut App) {
    // New pieces have to be there.
    app.add_systems(Update, react.after(PlaySet::Draw).run_if(in_state(Screen::Table)));
}

/// How far the trains travel when a round begins, and with every station, in layout pixels.
const ROUND: f32 = 420.0;
const STATION: f32 = 70.0;

fn react(
    mut commands: Commands,
    mut events: MessageReader<PresentedEvent>,
    shown: Res<Presentation>,
    viewed: Res<ViewedSeat>,
    timing: Res<Timing>,
    pieces: Res<Pieces<Id>>,
    new: Query<(), Added<ScenePiece>>,
    mut journey: ResMut<Journey>,
) {
    for PresentedEvent(event) in events.read() {
        match event {
            E::RoundBegan { .. } => journey.travel(ROUND, &timing),
            E::LocomotiveMoved { seat, .. } if *seat == viewed.0 => journey.travel(STATION, &timing),
            _ => {}
        }
        if !timing.moves() {
            continue;
        }
        let mut all = reactions(event, &shown, viewed.0);
        if let E::CoinsGained { seat, .. } = event
            && *seat == viewed.0
        {
            let is_new = |id| pieces.entity(id).is_some_and(|entity| new.contains(entity));
            let columns = (0..).zip(shown.board.player(*seat).purse.columns());
            all.extend(columns.flat_map(|(column, count)| landing(|nth| Id::Coin(*seat, column, nth), count, is_new)));
        }
        for (id, kind, wait, millis) in all {
            if let Some(entity) = pieces.entity(id) {
                commands.entity(entity).try_insert(Nudge::new(kind, wait, millis, &timing));
            }
        }
    }
}

/// A piece that is stirred: how, after how many milliseconds and for how many.
type Reaction = (Id, NudgeKind, u64, u64);

/// Which pieces an event stirs.
fn reactions(event: &E, shown: &Presentation, viewed: Seat) -> Vec<Reaction> {
    let me = shown.board.player(viewed);
    let car = |train, place| of_car(me, viewed, train, place);
    match *event {
        E::CarAdded { seat, train }
        | E::MailCarPlaced { seat, train, .. }
        | E::LocomotiveTilePlaced { seat, train, .. }
            if seat == viewed =>
        {
            let cars = me.train(train).cards.len() as u8;
            // The shock runs through the train, from the new car backwards.
            let shock = |place: u8| {
                let away = u64::from(cars - 1 - place);
                let kind = NudgeKind::Jolt((4.2 - 0.35 * away as f32).max(0.8));
                let strikes = ROLLS_IN_MILLIS - 40 + 32 * away;
                of_car(me, viewed, train, place).map(move |id| (id, kind, strikes, 320))
            };
            (0..cars).flat_map(shock).collect()
        }
        // The car gives a little when somebody has got on.
        E::CelebritySeated { seat, train, card_place, .. } if seat == viewed => {
            car(train, card_place).map(|id| (id, NudgeKind::Swell(0.05), BOARDS_MILLIS - 160, 300)).collect()
        }
        E::PassengerPlaced { seat, card_place, .. } if seat == viewed => {
            car(TrainId::Upper, card_place).map(|id| (id, NudgeKind::Swell(0.05), BOARDS_MILLIS - 160, 300)).collect()
        }
        E::OrderTilePlaced { seat, train, card_place, .. } if seat == viewed => {
            car(train, card_place).map(|id| (id, NudgeKind::Swell(0.07), 260, 300)).collect()
        }
        E::PassengerSeated { seat, card_place, .. } if seat == viewed => {
            car(TrainId::Upper, card_place).map(|id| (id, NudgeKind::Swell(0.07), 0, 320)).collect()
        }
        E::LuggageLoaded { seat, card_place, .. } if seat == viewed => {
            car(TrainId::Lower, card_place).map(|id| (id, NudgeKind::Hop(-3.0), 420, 220)).collect()
        }
        E::CardScored { seat, train, card_place, .. } if seat == viewed => {
            car(train, card_place).map(|id| (id, NudgeKind::Hop(7.0), 0, 280)).collect()
        }
        E::FactoryBegan { seat, place, upgrades } if seat == viewed && upgrades > 0 => {
            middle(me, place).map(|id| (id, NudgeKind::Shiver(1.6), 0, 700)).into_iter().collect()
        }
        E::MechanicDone { seat, place, worked: true, .. } | E::SwitchScored { seat, place, .. } if seat == viewed => {
            middle(me, place).map(|id| (id, NudgeKind::Swell(0.08), 0, 320)).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// When new coins land on a column of so many, each bounces, and those below give way a little.
fn landing(coin: impl Fn(u8) -> Id, count: u8, is_new: impl Fn(Id) -> bool) -> Vec<Reaction> {
    let new = |nth: &u8| is_new(coin(*nth));
    let Some(last) = (0..count).rfind(new) else { return Vec::new() };
    let settles = |nth: u8| {
        let (kind, lands) = if new(&nth) { (NudgeKind::Hop(4.0), nth) } else { (NudgeKind::Hop(-1.5), last) };
        (coin(nth), kind, coin_lands_after(lands), 150)
    };
    (0..count).map(settles).collect()
}

/// A card of a train with what it carries.
fn of_car(me: &PlayerBoard, seat: Seat, train: TrainId, place: u8) -> impl Iterator<Item = Id> + use<> {
    let card = me.train(train).cards.get(usize::from(place)).map(|card| match card {
        TrainCard::MailCar(mail_car) => Id::MailCar(seat, *mail_car),
        TrainCard::Car(_) | TrainCard::Locomotive(_) => Id::Car(seat, train, place),
    });
    card.into_iter().chain([Id::Guest(seat, train, place)])
}

fn middle(me: &PlayerBoard, place: u8) -> Option<Id> {
    Some(Id::Card(me.middle.get(usize::from(place))?.card))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coins_that_land_bounce_and_those_below_give_way_at_the_same_time() {
        let coin = |nth| Id::Coin(Seat(0), 1, nth);
        let landed = landing(coin, 3, |id| id == coin(2));
        assert_eq!(landed.iter().map(|(id, ..)| *id).collect::<Vec<_>>(), [coin(0), coin(1), coin(2)]);
        assert!(landed.iter().all(|(_, _, wait, _)| *wait == coin_lands_after(2)));
        let up = |kind: NudgeKind| matches!(kind, NudgeKind::Hop(high) if high > 0.0);
        assert_eq!(landed.iter().map(|(_, kind, ..)| up(*kind)).collect::<Vec<_>>(), [false, false, true]);
    }

    #[test]
    fn a_column_on_which_nothing_lands_lies_still() {
        assert!(landing(|nth| Id::Coin(Seat(0), 0, nth), 5, |_| false).is_empty());
    }
}
