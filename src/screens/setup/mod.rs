//! A new game: the windows of a carriage are the seats, two tickets are punched, all aboard.

mod foot;
mod plan;
mod seats;
mod tickets;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

pub use plan::{Habits, Plan, lot};

use super::{
    Screen,
    dialog::{Dialog, dialog},
    widgets::Pen,
};
use crate::{cards::Cards, play::Session, rules::Module, stage::Shape, store::Kept, text::Texts};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Plan>().add_systems(EguiPrimaryContextPass, draw.run_if(in_state(Screen::Setup)));
}

fn draw(
    mut commands: Commands,
    mut contexts: EguiContexts,
    mut pen: Pen,
    mut plan: ResMut<Plan>,
    cards: Res<Cards>,
    kept: Res<Kept>,
    texts: Res<Texts>,
    keys: Res<ButtonInput<KeyCode>>,
    mut asking: Local<bool>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let shape = pen.stage().shape;
    let there: Vec<Module> = cards.0.iter().flat_map(|cards| cards.modules()).collect();
    let plan = plan.bypass_change_detection();
    let typing = ctx.text_edit_focused();
    let (back, leave) = pen.page(&ctx, "setup", egui::Order::Background, None, |page| {
        page.night();
        seats::carriage(page, shape);
        seats::draw(page, shape, plan);
        tickets::draw(page, shape, plan, &there);
        let leave = foot::draw(page, shape, plan);
        let title = page.words("setup-title");
        let middle = page.words("setup-seats");
        (page.top_bar(shape.size().x, &title, &middle, Some("setup/back")), leave)
    });
    // A game that waits is not given up unasked.
    let leave = if *asking {
        let lines = [texts.get("setup-replaces-text")];
        let buttons = [("setup/replace", "setup-replaces-yes"), ("setup/keep", "setup-replaces-no")];
        let what = Dialog { title: &texts.get("setup-replaces"), lines: &lines, buttons: &buttons };
        let answer = dialog(&mut pen, &ctx, &keys, &what);
        *asking = answer.is_none();
        answer == Some(0)
    } else {
        if back || (keys.just_pressed(KeyCode::Escape) && !typing) {
            next.set(Screen::Title);
        }
        *asking = leave && kept.0.is_some();
        leave && !*asking
    };
    if let (true, Some(new), Ok(catalogue)) = (leave, plan.new_game(), &cards.0) {
        match Session::start(&mut commands, catalogue.clone(), new) {
            Ok(()) => next.set(Screen::Table),
            Err(error) => error!("the game cannot begin: {error}"),
        }
    }
    Ok(())
}

/// Whether the stage is the narrow one.
fn tall(shape: Shape) -> bool {
    shape == Shape::Tall
}
