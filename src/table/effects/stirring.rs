//! What an event sets in motion without moving it to another place: trains travel, couplings strike, cards stir.

use bevy::prelude::*;

use crate::{
    rules::{GameEvent as E, PlayerBoard, Seat, TrainId, model::train::TrainCard},
    session::{PlaySet, Presentation, PresentedEvent, ROLLS_IN_MILLIS, Timing, ViewedSeat},
    state::Screen,
    table::scene::{
        journey::Journey,
        motion::Pieces,
        nudge::{Kind, Nudge},
        pieces::Id,
    },
};

pub(super) fn plugin(app: &mut App) {
    // New pieces have to be there.
    app.add_systems(Update, stir.after(PlaySet::Draw).run_if(in_state(Screen::Table)));
}

/// How far the trains travel when a round begins, and with every station, in layout pixels.
const ROUND: f32 = 420.0;
const STATION: f32 = 70.0;

fn stir(
    mut commands: Commands,
    mut events: MessageReader<PresentedEvent>,
    shown: Res<Presentation>,
    viewed: Res<ViewedSeat>,
    timing: Res<Timing>,
    pieces: Res<Pieces>,
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
        for (id, kind, wait, millis) in stirred(event, &shown, viewed.0) {
            if let Some(entity) = pieces.entity(id) {
                commands.entity(entity).try_insert(Nudge::new(kind, wait, millis, &timing));
            }
        }
    }
}

/// Which pieces an event stirs: how, after how many milliseconds and for how many.
fn stirred(event: &E, shown: &Presentation, viewed: Seat) -> Vec<(Id, Kind, u64, u64)> {
    let me = shown.board.player(viewed);
    let car = |train, place: u8| of_car(me, viewed, train, place).into_iter();
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
                let kind = Kind::Jolt((4.2 - 0.35 * away as f32).max(0.8));
                of_car(me, viewed, train, place).map(|id| (id, kind, ROLLS_IN_MILLIS - 40 + 32 * away, 320))
            };
            (0..cars).filter_map(shock).collect()
        }
        E::CelebritySeated { seat, train, card_place, .. } | E::OrderTilePlaced { seat, train, card_place, .. }
            if seat == viewed =>
        {
            car(train, card_place).map(|id| (id, Kind::Swell(0.07), 260, 300)).collect()
        }
        E::PassengerSeated { seat, card_place, .. } if seat == viewed => {
            car(TrainId::Upper, card_place).map(|id| (id, Kind::Swell(0.07), 0, 320)).collect()
        }
        E::LuggageLoaded { seat, card_place, .. } if seat == viewed => {
            car(TrainId::Lower, card_place).map(|id| (id, Kind::Hop(-3.0), 420, 220)).collect()
        }
        E::CardScored { seat, train, card_place, .. } if seat == viewed => {
            car(train, card_place).map(|id| (id, Kind::Hop(7.0), 0, 280)).collect()
        }
        E::FactoryBegan { seat, place, upgrades } if seat == viewed && upgrades > 0 => {
            middle(me, place).map(|id| (id, Kind::Shiver(1.6), 0, 700)).into_iter().collect()
        }
        E::MechanicDone { seat, place, worked: true, .. } | E::SwitchScored { seat, place, .. } if seat == viewed => {
            middle(me, place).map(|id| (id, Kind::Swell(0.08), 0, 320)).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

fn of_car(me: &PlayerBoard, seat: Seat, train: TrainId, place: u8) -> Option<Id> {
    Some(match me.train(train).cards.get(usize::from(place))? {
        TrainCard::MailCar(mail_car) => Id::MailCar(seat, *mail_car),
        TrainCard::Car(_) | TrainCard::Locomotive(_) => Id::Car(seat, train, place),
    })
}

fn middle(me: &PlayerBoard, place: u8) -> Option<Id> {
    Some(Id::Card(me.middle.get(usize::from(place))?.card))
}
