//! Pressing what the tree names: the focus goes there, and Enter is pressed.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiInputSet, EguiPreUpdateSet, PrimaryEguiContext,
    egui::{self, Modifiers},
    input::EguiInputEvent,
};

use super::{gathering::CurrentTree, tree::ItemRole};
use crate::{
    controls::{KeyAction, Pressed},
    ui::{
        focus::Focus,
        hit_regions::Regions,
        keys::{ReadKeys, key_of_egui},
        regions::RegionId,
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<TreePress>().add_systems(
        PreUpdate,
        press.after(ReadKeys).in_set(EguiPreUpdateSet::ProcessInput).in_set(EguiInputSet::ReadBevyMessages),
    );
}

/// A screen reader asks for something in the tree.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreePress {
    /// The ring comes there.
    Focus(RegionId),
    /// It comes there, and presses it.
    Press(RegionId),
    /// The ring goes.
    #[cfg(any(target_arch = "wasm32", test))]
    Leave,
}

/// So many frames after the focus has been sent somewhere it is there, and what is pointed at too.
const ARRIVES: u8 = 2;

fn press(
    mut asked: MessageReader<TreePress>,
    regions: Res<Regions>,
    current: Res<CurrentTree>,
    context: Single<Entity, With<PrimaryEguiContext>>,
    mut waiting: Local<Option<(RegionId, u8)>>,
    mut focus: ResMut<Focus>,
    mut pressed: ResMut<Pressed>,
    mut events: MessageWriter<EguiInputEvent>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if let Some((id, frames)) = waiting.take() {
        redraw.write(RequestRedraw);
        if frames > 0 {
            *waiting = Some((id, frames - 1));
        } else if focus.at() == Some(id) {
            pressed.add(KeyAction::Confirm, false);
            for (key, pressed) in
                key_of_egui(KeyAction::Confirm).into_iter().flat_map(|key| [(key, true), (key, false)])
            {
                let modifiers = Modifiers::NONE;
                let event = egui::Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
                events.write(EguiInputEvent { context: *context, event });
            }
        }
    }
    for asked in asked.read() {
        redraw.write(RequestRedraw);
        match *asked {
            #[cfg(any(target_arch = "wasm32", test))]
            TreePress::Leave => focus.hide(),
            TreePress::Focus(id) => focus.want(id),
            // One writes in a field; Enter would leave it.
            TreePress::Press(id) if current.tree.find(id).is_some_and(|item| item.role == ItemRole::Field) => {
                focus.want(id);
            }
            // One at a time: what is pressed may change what there is to press.
            TreePress::Press(id) if regions.tab_stops().iter().any(|stop| stop.id == id) => {
                focus.want(id);
                *waiting = Some((id, ARRIVES));
            }
            TreePress::Press(_) => {}
        }
    }
}
