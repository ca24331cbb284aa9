//! A game with friends before it begins: the set-up turns into the door, and then into the lobby of a room at the server.

mod chairs;
mod door;
mod layout;
mod names;
mod panels;
mod room;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::{entrance::Doorway, running_games::running, setup};
use crate::{
    controls::{KeyAction, Pressed},
    localization::Texts,
    online::{Friends, Invited, LinePurpose, ServerTold, WayBack, WaysBack, new_secret},
    persistence::HandOut,
    session::{Lineup, card_set::CardSet},
    state::Screen,
    ui::brush::Brush,
    widgets::canvas::Canvas,
};
use layout::LobbyLayout;
pub use names::LobbyControl;
use online::{ConnectionState, LobbyWish, RoomStage, SeatSecret, ToServer, Told};
use room::RoomView;
use rules::Seat;

pub(super) fn plugin(app: &mut App) {
    let shown = |friends: Res<Friends>, door: Res<Doorway>| door.entrance.is_some() || friends.is_there();
    app.init_resource::<Doorway>()
        .add_systems(Update, (listen, invited.run_if(in_state(Screen::Title).and_then(resource_exists::<Invited>))))
        .add_systems(EguiPrimaryContextPass, draw.run_if(in_state(Screen::Setup)).run_if(shown))
        .add_systems(OnExit(Screen::Setup), |mut door: ResMut<Doorway>| *door = Doorway::default());
}

/// What was refused is told; and whoever comes back to a room in which a game is to be agreed on is led there. The end of
/// the game before is looked at for as long as one likes.
fn listen(
    mut told: MessageReader<ServerTold>,
    friends: Res<Friends>,
    screen: Res<State<Screen>>,
    mut door: ResMut<Doorway>,
    mut next: ResMut<NextState<Screen>>,
) {
    for ServerTold { told, .. } in told.read().filter(|told| told.purpose == LinePurpose::First) {
        match told {
            Told::Denied(denial) => door.refused = Some(*denial),
            Told::Gathering
                if !matches!(screen.get(), Screen::Setup | Screen::Table | Screen::Result)
                    && friends.gathering().is_some_and(|gathering| gathering.stage == RoomStage::Lobby) =>
            {
                next.set(Screen::Setup);
            }
            _ => {}
        }
    }
}

/// Whoever was invited by a link or on the command line comes to the door with the code; whoever played on another device
/// is led to their seats from there.
fn invited(
    mut commands: Commands,
    led_by: Res<Invited>,
    (lineup, cards): (Res<Lineup>, Res<CardSet>),
    mut friends: ResMut<Friends>,
    mut door: ResMut<Doorway>,
    mut next: ResMut<NextState<Screen>>,
) {
    if let Some(seat) = lineup.seats.first() {
        let code = match &*led_by {
            Invited::Room(code) => Some(*code),
            Invited::Seats(mark) => {
                let way = WayBack::by_mark(mark.clone(), friends.server.clone());
                friends.come_back(&cards, &way);
                None
            }
        };
        door.approach(seat, code);
        door.from_title = true;
        next.set(Screen::Setup);
    }
    commands.remove_resource::<Invited>();
}

fn draw(
    mut contexts: EguiContexts,
    mut brush: Brush,
    mut friends: ResMut<Friends>,
    mut door: ResMut<Doorway>,
    (cards, ways): (Res<CardSet>, Res<WaysBack>),
    mut next: ResMut<NextState<Screen>>,
    texts: Res<Texts>,
    keys: Res<Pressed>,
    mut copies: MessageWriter<HandOut>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let (layout, width) = (LobbyLayout::of(brush.viewport().shape), brush.viewport().shape.size().x);
    let (friends, door) = (friends.bypass_change_detection(), door.bypass_change_detection());
    let escape = keys.just(KeyAction::Back) && !ctx.text_edit_focused();
    let over = matches!(friends.state(), Some(ConnectionState::Denied(_) | ConnectionState::Over(_)));
    let room = friends.gathering().filter(|_| !over).cloned().map(|gathering| RoomView {
        own: friends.own_chair(),
        link: friends.link(gathering.code),
        said: Vec::new(),
        seated: None,
        copied: None,
        gathering,
    });
    let Some(mut room) = room else {
        let games = running(&texts, &ways);
        let (back, pressed, returns) = brush.canvas(&ctx, "setup", egui::Order::Background, None, |canvas| {
            canvas.night();
            let place = if games.is_empty() { layout.door_alone() } else { layout.door };
            let pressed = door::draw(canvas, place, door, friends);
            let returns = (!games.is_empty()).then(|| door::games(canvas, layout.games, &games)).flatten();
            (canvas.top_bar(width, &texts.get("lobby-title"), "", Some(LobbyControl::Back.into())), pressed, returns)
        });
        match (pressed, door.comer(), door.typed_code()) {
            (Some(LobbyControl::Open), Some(comer), _) => friends.open(&cards, comer),
            (Some(LobbyControl::Watch), Some(comer), Some(code)) => friends.watch(&cards, code, comer),
            (Some(_), Some(comer), Some(code)) => {
                friends.join(&cards, code, comer);
                door.comes_in = true;
            }
            _ => {}
        }
        if let Some(game) = returns.and_then(|place| ways.games.get(place)) {
            friends.come_back(&cards, &game.way);
        }
        if pressed.is_some() {
            door.refused = None;
        }
        if back || escape {
            friends.go_away();
            if door.from_title {
                next.set(Screen::Title);
            }
            *door = Doorway::default();
        }
        return Ok(());
    };
    let middle = door::told(&texts, door, friends).unwrap_or_else(|| summary(&texts, &room));
    let secret = new_secret();
    let back = brush.canvas(&ctx, "setup", egui::Order::Background, None, |canvas| {
        canvas.night();
        draw_room(canvas, &layout, &mut room, secret);
        let title = canvas.words("lobby-title");
        // On a phone there is room for one of them.
        let (title, middle) = if layout.carriage.is_some() { (title, middle) } else { (middle, String::new()) };
        canvas.top_bar(width, &title, &middle, Some(LobbyControl::Back.into()))
    });
    if let Some(looks) = room.taken_looks().filter(|_| std::mem::take(&mut door.comes_in)) {
        room.wish(LobbyWish::Companion(looks));
    }
    for message in std::mem::take(&mut room.said) {
        door.refused = None;
        // Everybody at this screen is ready at once.
        if matches!(message, ToServer::Lobby(LobbyWish::Ready(_))) {
            let own: Vec<_> = friends.own_chairs().map(Seat).collect();
            own.into_iter().for_each(|seat| _ = friends.say_for(seat, &message));
        } else {
            friends.say(&message);
        }
    }
    if let Some((chair, companion)) = room.seated {
        friends.seat_here(&cards, chair, companion);
    }
    copies.write_batch(room.copied);
    if back || escape {
        friends.leave();
    }
    Ok(())
}

/// How many are ready, or that the game has begun.
fn summary(texts: &Texts, room: &RoomView) -> String {
    if room.gathering.stage != RoomStage::Lobby {
        return texts.get("lobby-begun");
    }
    let counts = [("ready", room.ready().into()), ("seats", room.gathering.chairs.len().into())];
    texts.with("lobby-summary", counts)
}

fn draw_room(canvas: &mut Canvas, layout: &LobbyLayout, room: &mut RoomView, secret: SeatSecret) {
    canvas.page("lobby", layout.page, |canvas| {
        if let Some(carriage) = layout.carriage {
            let taken = room.gathering.chairs.iter().filter(|chair| chair.companion.is_some()).count();
            canvas.paint(&setup::carriage(canvas.texts(), canvas.visible(), carriage, &layout.seats, taken));
        }
        chairs::draw(canvas, &layout.seats, room, secret);
        panels::invitation(canvas, layout.invitation, room);
        panels::platform(canvas, layout.platform, room, secret);
        panels::journey(canvas, layout.journey, room);
    });
    panels::departure(canvas, layout.departure, room);
}
