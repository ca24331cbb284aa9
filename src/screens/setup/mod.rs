//! The set-up of a new game: the windows of a carriage are the seats, the modules are tickets to be punched.

mod foot;
mod layout;
mod names;
mod seats;
mod tickets;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::{
    controls::{KeyAction, Pressed},
    drawing::rect,
    localization::Texts,
    online::Friends,
    screens::entrance::Doorway,
    session::{self, Lineup, card_set::CardSet, settings::Settings},
    state::Screen,
    ui::brush::Brush,
    widgets::{
        button::{Button, ButtonStyle},
        canvas::Canvas,
        dialog::{Dialog, dialog},
        toast::Toast,
    },
};
pub use layout::SetupLayout;
pub use layout::{Carriage, SeatWindow};
pub use names::SetupControl;
use rules::Module;
pub use seats::{carriage, number, plaque};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.run_if(in_state(Screen::Setup)).run_if(not(with_friends)))
        .add_systems(OnEnter(Screen::Setup), |mut lineup: ResMut<Lineup>| lineup.renew_seed());
}

fn draw(
    mut commands: Commands,
    mut contexts: EguiContexts,
    mut brush: Brush,
    mut lineup: ResMut<Lineup>,
    mut settings: ResMut<Settings>,
    cards: Res<CardSet>,
    texts: Res<Texts>,
    keys: Res<Pressed>,
    // These modules were drawn at random and are being shown.
    mut drawn: Local<Option<[Module; 2]>>,
    mut next: ResMut<NextState<Screen>>,
    mut toasts: MessageWriter<Toast>,
    mut door: ResMut<Doorway>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let shape = brush.viewport().shape;
    let layout = SetupLayout::of(shape);
    let lineup = lineup.bypass_change_detection();
    let typing = ctx.text_edit_focused();
    // Enter presses what has the focus, or else the gold button.
    let enter = keys.just(KeyAction::Confirm)
        && ctx.memory(|memory| memory.focused().is_none() && memory.top_modal_layer().is_none());
    let (back, leave, wanted) = brush.canvas(&ctx, "setup", egui::Order::Background, None, |canvas| {
        canvas.night();
        let (leave, befriended) = draw_page(canvas, &layout, lineup);
        let title = canvas.words("setup-title");
        let middle = if layout.carriage.is_some() { canvas.words("setup-seats") } else { String::new() };
        let back = canvas.top_bar(shape.size().x, &title, &middle, Some(SetupControl::Back.into()));
        // Whoever was invited comes in here.
        let wide = if layout.carriage.is_some() { 240.0 } else { 150.0 };
        let words = canvas.words("setup-with-friends");
        let join = Button::new(SetupControl::Friends, words, ButtonStyle::Plain).size(16.5);
        let joins = canvas.button(&join, rect(shape.size().x - wide - 12.0, 6.0, wide, 38.0));
        (back, leave, befriended || joins)
    });
    if let Some(seat) = lineup.seats.first().filter(|_| wanted) {
        door.approach(seat, None);
    }
    if lineup.drop_unreadable() {
        toasts.write(Toast(texts.get("setup-unreadable")));
    }
    let now = Some(lineup.saved());
    if settings.last_game != now {
        settings.last_game = now;
    }
    let go = match *drawn {
        None => {
            if back || (keys.just(KeyAction::Back) && !typing) {
                next.set(Screen::Title);
            }
            leave || (enter && lineup.missing().is_none())
        }
        Some(modules) => {
            let lines = modules.map(|module| about_module(&texts, module));
            let what = Dialog {
                title: &texts.get("setup-drawn"),
                lines: &lines,
                buttons: &[
                    (SetupControl::Drawn.into(), "setup-drawn-go"),
                    (SetupControl::NotYet.into(), "setup-drawn-back"),
                ],
                escape: 1,
            };
            let answer = dialog(&mut brush, &ctx, &keys, &what);
            if answer == Some(1) {
                *drawn = None;
            }
            answer == Some(0)
        }
    };
    if !go {
        return Ok(());
    }
    // Each step leads to the next one that is needed.
    let Some(modules) = drawn.take().or_else(|| lineup.pair()) else {
        *drawn = Some(lineup.draw_modules());
        return Ok(());
    };
    if let (Some(new), Ok(catalogue)) = (lineup.new_game(modules), &cards.0) {
        match session::start(&mut commands, catalogue.clone(), new) {
            Ok(()) => next.set(Screen::Table),
            Err(error) => error!("the game cannot begin: {error}"),
        }
    }
    Ok(())
}

/// Whether the door to friends, or their room, is shown in place of the set-up.
fn with_friends(friends: Res<Friends>, door: Res<Doorway>) -> bool {
    door.entrance.is_some() || friends.is_there()
}

/// Everything below the bar. Returns whether the game shall begin, and whether a seat shall be a friend's.
fn draw_page(canvas: &mut Canvas, layout: &SetupLayout, lineup: &mut Lineup) -> (bool, bool) {
    let mut befriended = false;
    canvas.page("setup", layout.page, |canvas| {
        if let Some(carriage) = layout.carriage {
            let (texts, taken) = (canvas.texts(), lineup.seats.len());
            canvas.paint(&seats::carriage(texts, canvas.visible(), carriage, &layout.seats, taken));
        }
        befriended = seats::seats(canvas, &layout.seats, lineup);
        tickets::draw(canvas, &layout.modules, lineup);
        foot::teatime(canvas, layout.teatime, lineup);
        foot::options(canvas, layout.options, lineup);
    });
    (foot::aboard(canvas, layout.aboard, lineup), befriended)
}

/// A module in a sentence or two.
fn about_module(texts: &Texts, module: Module) -> String {
    let key = module.letter().to_ascii_lowercase();
    let name = [1, 2].map(|line| texts.get(&format!("module-{key}-name-{line}"))).join(" ");
    let about = texts.get(&format!("module-{key}-tip"));
    let values = [("letter", module.to_string().into()), ("name", name.into()), ("about", about.into())];
    texts.with("setup-drawn-module", values)
}
