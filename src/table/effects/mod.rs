//! What comes and goes: seals that fly to the score, sparks, smoke, lamps, stamps; what shakes and travels; and where
//! what is gained comes from.

mod event_reactions;
mod passing;
mod triumph;

use bevy::{prelude::*, window::RequestRedraw};

use passing::Passing;

use super::{
    input::{pointed::Targets, showing::Showing},
    layout::TableLayout,
    scene::{
        pieces::Id,
        view::{self, layout_for},
    },
};
use crate::{
    localization::Texts,
    scene::{motion::Pieces, scene_piece::ScenePiece},
    session::{HistoryReset, PlaySet, Presentation, PresentedEvent, Timing, ViewedSeat},
    state::Screen,
    table::names::Target,
    ui::viewport::Viewport,
};
use rules::{
    CardId, FrameSource, Game, GameEvent as E, OfferPlace, Person, Seat, TrainId,
    model::train::{Car, FULL_TRAIN},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Origin>().add_plugins((event_reactions::plugin, triumph::plugin)).add_systems(
        Update,
        (look_back, pass_by).chain().after(PlaySet::Present).before(PlaySet::Draw).run_if(in_state(Screen::Table)),
    );
}

/// Where things come from.
#[derive(Resource, Default)]
pub struct Origin {
    /// The place that what is gained now comes from.
    pub at: Option<Vec2>,
    /// The card taken last, and its place in the offer.
    pub taken_from: Option<(CardId, OfferPlace)>,
}

/// Finds out again where the last card came from, when a game is resumed or a choice is undone.
fn look_back(mut resets: MessageReader<HistoryReset>, mut origin: ResMut<Origin>) {
    for HistoryReset { events } in resets.read() {
        let taken_from = events.iter().rev().find_map(|event| match event {
            E::CardTaken { card, place, .. } => Some((*card, *place)),
            _ => None,
        });
        *origin = Origin { at: None, taken_from };
    }
}

fn pass_by(
    commands: Commands,
    mut events: MessageReader<PresentedEvent>,
    targets: Res<Targets>,
    viewport: Res<Viewport>,
    shown: Res<Presentation>,
    viewed: Res<ViewedSeat>,
    game: Res<Game>,
    timing: Res<Timing>,
    showing: Res<Showing>,
    texts: Res<Texts>,
    pieces: Res<Pieces<Id>>,
    laid: Query<&ScenePiece>,
    mut origin: ResMut<Origin>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let layout = layout_for(&viewport, &game, &shown.board, *viewed, &showing);
    let mut passing = Passing { commands, root: pieces.root(), timing: *timing, of_triumph: false };
    for PresentedEvent(event) in events.read() {
        if let Some((seat, target)) = source_of(event, &shown, origin.taken_from) {
            origin.at = place_of(seat, target, &layout, &targets, *viewed);
        }
        match event {
            E::CardTaken { card, place, .. } => origin.taken_from = Some((*card, *place)),
            E::PointsScored { seat, points, .. } if *points > 0 => {
                let from = origin.at.unwrap_or_else(|| home(*seat, &layout, *viewed));
                let to = layout.top_bar.plate(seat.0).center() + Vec2::new(31.0, 0.0);
                passing.seal(*points, from, to);
                redraw.write(RequestRedraw);
            }
            E::EvidenceDealt { person } => {
                let from = layout.market.supply.map_or(layout.market.pile(0).center(), |supply| supply.center());
                passing.token(from, goal(*person, &layout, *viewed));
                redraw.write(RequestRedraw);
            }
            E::CarUpgraded { seat, train, card_place, to } if *seat == viewed.0 => {
                if let Some(car) = targets.rect(Target::TrainCard(*train, *card_place)) {
                    passing.sparks(car, *to);
                }
            }
            E::LocomotiveTilePlaced { seat, train, .. } if *seat == viewed.0 => {
                let cars = (0..FULL_TRAIN as u8).map(|place| layout.board.trains.slot(*train, place));
                passing.lamps(&cars.collect::<Vec<_>>());
            }
            E::ContractFulfilled { seat, card } if *seat == viewed.0 => {
                let lies = pieces.entity(Id::Card(*card)).and_then(|entity| laid.get(entity).ok());
                if let Some(contract) = lies {
                    let to = view::out_of_sight(&layout, *seat, *seat);
                    passing.stamp_leaves(contract.at().at, texts.get("table-fulfilled"), to);
                }
            }
            E::FactoryBegan { seat, place, upgrades } if *seat == viewed.0 && *upgrades > 0 => {
                // The chimneys of the factory are in the middle of the card.
                let card = layout.board.middle(*place);
                passing.smoke(card.min + Vec2::new(card.width() * 0.53, 6.0), 5);
            }
            E::TurnBegan { .. } | E::TurnEnded { .. } | E::ScoringPartEnded { .. } | E::RoundBegan { .. } => {
                origin.at = None
            }
            _ => {}
        }
    }
}

/// The player and the thing that an event makes the source of what follows.
fn source_of(
    event: &E,
    shown: &Presentation,
    taken_from: Option<(CardId, OfferPlace)>,
) -> Option<(Seat, Option<Target>)> {
    Some(match event {
        E::CardTaken { seat, place, .. } => (*seat, Some(Target::OfferCard(*place))),
        E::FrameBegan { seat, source, .. } => {
            let player = shown.board.player(*seat);
            let target = match source {
                FrameSource::MailCar(mail_car) => player.trains.iter().zip(TrainId::BOTH).find_map(|(train, id)| {
                    let (place, which) = train.mail_car()?;
                    (which == *mail_car).then_some(Target::TrainCard(id, place as u8))
                }),
                FrameSource::LocomotiveTile(_) => Some(Target::LocomotiveTile),
                FrameSource::Contract(_) => Some(Target::Contract(0)),
                FrameSource::Station(station) => Some(Target::Station(*station)),
                FrameSource::GameEndCard(_) => Some(Target::OwnGameEnd),
                FrameSource::StartPlayerTile => Some(Target::StartTile),
                FrameSource::Passenger(card) | FrameSource::Luggage(card) => {
                    let guest = |car: &Car| car.guest.is_some_and(|guest| guest.card() == *card);
                    player.trains.iter().zip(TrainId::BOTH).find_map(|(train, id)| {
                        let (place, _) = train.cars().find(|(_, car)| guest(car))?;
                        Some(Target::TrainCard(id, place as u8))
                    })
                }
                FrameSource::Mechanic(card) | FrameSource::FactoryBonus(card) => {
                    let place = player.middle.iter().position(|middle| middle.card == *card);
                    place.map(|place| Target::Middle(place as u8))
                }
                FrameSource::Factory(place) => Some(Target::Middle(*place)),
                FrameSource::Storage(_) => Some(Target::StorageCard(0)),
                FrameSource::Toolbox => Some(Target::Toolbox),
                FrameSource::Card(card) | FrameSource::Declined(card) => {
                    taken_from.filter(|(taken, _)| taken == card).map(|(_, place)| Target::OfferCard(place))
                }
            };
            (*seat, target)
        }
        E::CardScored { seat, train, card_place, .. } => (*seat, Some(Target::TrainCard(*train, *card_place))),
        E::SwitchScored { seat, place, .. } => (*seat, Some(Target::Middle(*place))),
        E::OrderScored { seat, train, card_place, .. } => (*seat, Some(Target::TrainCard(*train, *card_place))),
        E::PassengerSeated { seat, card_place, .. } => (*seat, Some(Target::TrainCard(TrainId::Upper, *card_place))),
        E::LuggageLoaded { seat, card_place, .. } => (*seat, Some(Target::TrainCard(TrainId::Lower, *card_place))),
        E::ConstantinopleReached { seat, .. } => (*seat, Some(Target::Constantinople)),
        E::LocomotiveMoved { seat, station } => (*seat, Some(Target::Station(*station))),
        E::CoinsSpent { seat, .. } => (*seat, Some(Target::Coins(1))),
        E::GameEndCardRevealed { seat, .. } => (*seat, Some(Target::OwnGameEnd)),
        _ => return None,
    })
}

fn place_of(
    seat: Seat,
    target: Option<Target>,
    layout: &TableLayout,
    targets: &Targets,
    viewed: ViewedSeat,
) -> Option<Vec2> {
    let common = matches!(
        target,
        Some(Target::StartTile | Target::Constantinople | Target::LocomotiveTile | Target::OfferCard(_))
    );
    if seat != viewed.0 && !common {
        return Some(home(seat, layout, viewed));
    }
    let own = target.and_then(|target| targets.rect(target)).map(|rect| rect.center());
    own.or(Some(layout.prompt.center()))
}

/// Where the evidence of a player or dummy lies.
fn goal(person: Person, layout: &TableLayout, viewed: ViewedSeat) -> Vec2 {
    match person {
        Person::Dummy(dummy) => layout.market.dummy(dummy).center(),
        Person::Seat(seat) if seat == viewed.0 => layout.board.evidence.unwrap_or(layout.board.frame).center(),
        Person::Seat(seat) => home(seat, layout, viewed),
    }
}

/// The middle of a player's board.
fn home(seat: Seat, layout: &TableLayout, viewed: ViewedSeat) -> Vec2 {
    match view::others(viewed.0, layout.players).position(|other| other == seat) {
        Some(nth) => layout.small_board(nth as u8).center(),
        None => layout.board.frame.center(),
    }
}
