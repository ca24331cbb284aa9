//! What a click on the table does.

use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

use super::{
    choosing::{self, Click, Hovered, Selection},
    drag::Drag,
    forecast,
    keys::focused,
    options::Options,
    pointed::{LOOKS, Pointed},
};
use crate::{
    controls::{KeyAction, Pressed},
    session::{Answers, PendingQuestion, Presentation, PresentationControl, ViewedSeat, settings::Settings},
    state::Overlay,
    table::{layout::TableLayout, names::Target},
    ui::{focus::Focus, viewport::Viewport},
};
use rules::{Choice, Game};

/// Something on the table was clicked with which nothing can be done now, though something is asked.
#[derive(Message, Clone, Copy, Debug)]
pub struct ClickedInVain(pub Target);

/// Everything a click needs to know.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Clicks<'w> {
    game: Res<'w, Game>,
    settings: Res<'w, Settings>,
    pending: Res<'w, PendingQuestion>,
    shown: Res<'w, Presentation>,
    viewport: Res<'w, Viewport>,
    hovered: Res<'w, Hovered>,
    selection: ResMut<'w, Selection>,
    viewed: Res<'w, ViewedSeat>,
    answers: Answers<'w>,
    overlay: ResMut<'w, NextState<Overlay>>,
    control: MessageWriter<'w, PresentationControl>,
    in_vain: MessageWriter<'w, ClickedInVain>,
}

/// Does what a click, a tap or the key on a thing means.
pub(super) fn click(
    mouse: Res<ButtonInput<MouseButton>>,
    keys: Res<Pressed>,
    focus: Res<Focus>,
    touches: Res<Touches>,
    egui: Res<EguiWantsInput>,
    drag: Res<Drag>,
    mut pointed: ResMut<Pointed>,
    mut clicks: Clicks,
) {
    let by_key = !egui.wants_any_keyboard_input()
        && focused(&focus).is_some_and(|target| clicks.hovered.0 == Some(target))
        && (keys.just(KeyAction::Confirm) || keys.just(KeyAction::Next));
    if mouse.just_pressed(MouseButton::Right) {
        clicks.selection.set_if_neq(Selection::None);
    }
    if mouse.just_pressed(MouseButton::Left) {
        pointed.pressed = !egui.is_pointer_over_area();
    }
    let by_mouse = mouse.just_released(MouseButton::Left) && std::mem::take(&mut pointed.pressed);
    // A long press shows the explanation; a short one is a click.
    let by_touch = touches.any_just_released() && !pointed.pinched && !pointed.spent && pointed.rests < LOOKS;
    if drag.ended {
        return;
    }
    let over_egui = egui.is_pointer_over_area() || egui.is_popup_open();
    if !(by_key || (by_mouse || by_touch) && !over_egui && !pointed.drawn) {
        return;
    }
    if !clicks.shown.is_idle() {
        clicks.control.write(PresentationControl::Hurry);
    }
    match clicks.hovered.0 {
        Some(target) => clicks.take(target),
        None => {
            let layout = TableLayout::new(clicks.viewport.shape, clicks.shown.board.seats());
            let spared = [layout.prompt, layout.top_bar.ground];
            let elsewhere = pointed.at.is_none_or(|point| !spared.iter().any(|zone| zone.contains(point)));
            if elsewhere && *clicks.selection != Selection::None {
                *clicks.selection = Selection::None;
            }
        }
    }
}

impl Clicks<'_> {
    fn choose(&mut self, choices: &[Choice]) {
        self.answers.give(choices.iter().copied());
        *self.selection = Selection::None;
    }

    fn take(&mut self, target: Target) {
        if target == Target::Evidence {
            self.overlay.set(Overlay::Secrets(self.viewed.0));
            return;
        }
        let Some(question) = self.pending.question else { return };
        let own_board = question.seat == self.viewed.0;
        if !own_board && !target.is_common() {
            return;
        }
        let selection = *self.selection;
        let focus = choosing::card_in_focus(self.hovered.0, selection, &self.pending.choices);
        match Options::new(&self.game, &self.pending, selection, focus).click(target) {
            Click::Choose(choice) => self.choose(&[choice]),
            Click::CarryOut(place, choice) => self.choose(&[Choice::CarryOut(place), choice]),
            // A second click carries out the card that is picked, and puts back anything else.
            Click::Select(Selection::Card(place)) if selection == Selection::Card(place) => {
                match (forecast::is_useless(&self.game, question.seat, place), self.settings.declines_useless_cards) {
                    (false, _) => self.choose(&[Choice::CarryOut(place)]),
                    (true, true) => self.choose(&[Choice::Decline(place)]),
                    (true, false) => self.overlay.set(Overlay::ConfirmDecline(place)),
                }
            }
            // Another click on a Game End card buys it with the coins that would be missed least.
            Click::Select(Selection::Market(slot)) if selection == Selection::Market(slot) => {
                let options = Options::new(&self.game, &self.pending, selection, None);
                if let Some(buy) = choosing::cheapest(&options.answers(target)) {
                    self.choose(&[buy]);
                }
            }
            Click::Select(next) if next == selection => *self.selection = Selection::None,
            Click::Select(next) => *self.selection = next,
            Click::Nothing => {
                self.in_vain.write(ClickedInVain(target));
                if !matches!(target, Target::Station(_) | Target::RouteCard(_)) {
                    *self.selection = Selection::None;
                }
            }
        }
    }
}

/// With a new question nothing is picked.
pub(super) fn forget_selection(pending: Res<PendingQuestion>, mut selection: ResMut<Selection>) {
    if pending.is_changed() && *selection != Selection::None {
        *selection = Selection::None;
    }
}
