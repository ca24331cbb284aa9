//! Whole games on a table without a window: after every choice what is drawn equals what the rules say.

use bevy::{prelude::*, state::app::StatesPlugin};
use bevy_egui::input::EguiWantsInput;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use strum::VariantArray;

use super::scene::{
    motion::{Laid, Pieces},
    snapshot::{Snapshot, digest, expected},
};
use crate::{
    localization::Texts,
    rules::{Catalogue, Game, Module, Setup},
    session::{
        self, AnimationSpeed, Colour, NewGame, Player, PlayerChoice, Presentation, SeatConfig, Session, Timing,
        ViewedSeat,
    },
    state::Screen,
    ui::{
        atlas::Atlas,
        hit_regions::Regions,
        viewport::{Shape, Viewport, ViewportRoot},
    },
};

fn table(setup: Setup, shape: Shape) -> App {
    let seats = setup.seats;
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .init_state::<Screen>()
        .init_resource::<Atlas>()
        .init_resource::<Texts>()
        .init_resource::<Regions>()
        .init_resource::<EguiWantsInput>()
        .init_resource::<ButtonInput<KeyCode>>()
        .init_resource::<ButtonInput<MouseButton>>()
        .init_resource::<Touches>()
        .init_resource::<crate::panels::Windows>()
        .insert_resource(Viewport::fit(shape.size(), 1.0))
        .add_message::<bevy::window::RequestRedraw>()
        .add_plugins((crate::session::plugin, super::plugin))
        .insert_resource(Timing { speed: AnimationSpeed::None, hurried: false });
    app.world_mut().spawn((ViewportRoot, Transform::default(), Visibility::default()));
    let catalogue = Catalogue::built_in().expect("the card files are sound");
    let seat = |nth: u8| SeatConfig {
        name: format!("Seat {nth}"),
        player: Player::Human,
        colour: Colour::VARIANTS[usize::from(nth)],
        portrait: "anna",
    };
    let new = NewGame { seats: (0..seats).map(seat).collect(), setup, autoplay: false };
    session::start(&mut app.world_mut().commands(), catalogue, new).expect("the set-up is sound");
    app.world_mut().flush();
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Table);
    app.update();
    app
}

fn drawn(app: &mut App) -> Snapshot {
    let viewed = app.world().resource::<ViewedSeat>().0;
    let mut state = bevy::ecs::system::SystemState::<(Res<Pieces>, Query<&Laid>)>::new(app.world_mut());
    let (pieces, laid) = state.get(app.world()).expect("pieces are laid");
    digest(&pieces, &laid, viewed)
}

fn play(setup: Setup, shape: Shape) {
    let (seats, seed, modules) = (setup.seats, setup.seed, setup.modules);
    let mut app = table(setup, shape);
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    for step in 0..2000 {
        for _ in 0..6 {
            app.update();
            if app.world().resource::<Presentation>().is_idle() {
                break;
            }
        }
        app.update();
        let game = app.world().resource::<Game>().clone();
        let viewed = app.world().resource::<ViewedSeat>().0;
        if game.board().round > 0 {
            assert_eq!(app.world().resource::<Presentation>().board, *game.board());
            let expected = expected(&game, viewed);
            assert_eq!(drawn(&mut app), expected, "step {step} of a game of {seats} with {modules:?} and seed {seed}");
        }
        let Some(question) = game.question() else { return };
        // Behind the curtain nothing is offered; here nobody looks away.
        app.world_mut().resource_mut::<Session>().at_screen = Some(question.seat);
        let choices = game.legal_choices();
        let choice = choices[chance.random_range(0..choices.len())];
        app.world_mut().write_message(PlayerChoice { seat: question.seat, choice });
        app.update();
    }
    panic!("the game does not end");
}

#[test]
fn the_table_shows_what_the_rules_say_for_two() {
    play(Setup::new(2, [Module::A, Module::B], 3), Shape::Wide);
}

#[test]
fn the_table_shows_what_the_rules_say_for_four_on_a_tablet() {
    play(Setup::new(4, [Module::A, Module::B], 11), Shape::Tall);
}

#[test]
fn the_table_shows_murder_and_guests_among_two_and_their_dummies() {
    play(Setup { teatime: true, ..Setup::new(2, [Module::C, Module::D], 5) }, Shape::Wide);
}

#[test]
fn the_table_shows_middle_cards_and_the_storage() {
    play(Setup::new(3, [Module::E, Module::F], 7), Shape::Tall);
    play(Setup { teatime: true, ..Setup::new(2, [Module::C, Module::E], 8) }, Shape::Wide);
}
