//! Dragging by mouse or finger: a card of the offer onto a train, a symbol of the prompt or a coin onto its target.

use bevy::prelude::*;

use super::{
    choosing::{Click, Selection, card_in_focus},
    options::Options,
    pointed::{Pointed, Targets},
    preview::Preview,
};
use crate::{
    session::{Answers, PendingQuestion, ViewedSeat},
    table::{
        layout::{BoardLayout, TableLayout},
        names::{TableRegion, Target},
    },
    ui::{hit_regions::Regions, regions::RegionId, viewport::Viewport},
};
use rules::{Choice, Game, TrainId};

/// From how far on a movement with the button down is a drag, in layout pixels.
const SLOP: f32 = 14.0;

/// What is being dragged.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Drag {
    /// What the button or the finger went down on, and where.
    from: Option<(RegionId, Vec2)>,
    /// What has been picked by dragging, and where the pointer is now.
    pub picked: Option<(Selection, Vec2)>,
    /// It was let go in this frame: that is not a click.
    pub ended: bool,
}

impl Drag {
    /// The pointer if a card of the offer or something else is being dragged.
    pub fn at(&self, of: Selection) -> Option<Vec2> {
        self.picked.filter(|(picked, _)| *picked == of).map(|(_, at)| at)
    }
}

/// What a drag can make, and what it needs to know for that.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Dragger<'w> {
    game: Res<'w, Game>,
    pending: Res<'w, PendingQuestion>,
    viewed: Res<'w, ViewedSeat>,
    viewport: Res<'w, Viewport>,
    regions: Res<'w, Regions>,
    targets: Res<'w, Targets>,
    preview: Res<'w, Preview>,
    selection: ResMut<'w, Selection>,
    answers: Answers<'w>,
}

/// Follows what is dragged from the press to the release.
pub(super) fn drag(
    mouse: Res<ButtonInput<MouseButton>>,
    touches: Res<Touches>,
    pointed: Res<Pointed>,
    mut drag: ResMut<Drag>,
    mut dragger: Dragger,
) {
    let pressed = mouse.just_pressed(MouseButton::Left) || touches.any_just_pressed();
    let released = mouse.just_released(MouseButton::Left) || touches.any_just_released();
    let several = touches.iter().count() > 1;
    let mut next = Drag { ended: false, ..drag.clone() };
    match (pointed.at, next.from) {
        (Some(at), _) if pressed => next.from = dragger.under(at).map(|id| (id, at)),
        (Some(at), Some((id, start))) if !several => {
            if next.picked.is_none() && at.distance(start) > SLOP {
                next.picked = dragger.pick(id).map(|picked| (picked, at));
            }
            next.picked = next.picked.map(|(picked, _)| (picked, at));
        }
        _ => {}
    }
    if released || several {
        if let Some((picked, at)) = next.picked.filter(|_| !several) {
            dragger.drop(picked, at);
            next.ended = true;
        }
        (next.from, next.picked) = (None, None);
    }
    drag.set_if_neq(next);
}

/// Nothing is dragged below a window.
pub(super) fn let_go(mut drag: ResMut<Drag>) {
    drag.set_if_neq(Drag::default());
}

impl Dragger<'_> {
    fn options(&self) -> Options {
        let focus = card_in_focus(None, *self.selection, &self.pending.choices);
        Options::new(&self.game, &self.pending, *self.selection, focus)
    }

    fn board(&self) -> BoardLayout {
        TableLayout::new(self.viewport.shape, self.game.board().seats()).board
    }

    /// The topmost thing at a point.
    fn under(&self, at: Vec2) -> Option<RegionId> {
        self.regions.all().iter().rev().find(|region| region.rect.contains(at)).map(|region| region.id)
    }

    /// Picks what a drag begins with, if that can be dragged.
    fn pick(&mut self, id: RegionId) -> Option<Selection> {
        let picked = if let Some(TableRegion::Symbol(symbol)) = id.get() {
            let frame = &self.game.state().running_frame()?.symbols;
            let dragged = frame.get(usize::from(symbol))?;
            // Of equal symbols, the first stands for all.
            Selection::Symbol(frame.iter().position(|other| other == dragged)? as u8)
        } else {
            let target @ (Target::OfferCard(_) | Target::Coins(_) | Target::Order(_)) = id.get()? else { return None };
            match self.options().click(target) {
                Click::Select(selection) => selection,
                _ => return None,
            }
        };
        *self.selection = picked;
        Some(picked)
    }

    /// Lets go: on a target that is the answer, on a train the best place in it, anywhere else it is put back.
    fn drop(&mut self, picked: Selection, at: Vec2) {
        let Some(question) = self.pending.question else { return };
        if *self.selection != picked {
            return;
        }
        let options = self.options();
        let there = self.targets.at(at);
        let own_board = question.seat == self.viewed.0 || there.is_some_and(Target::is_common);
        let choices = match there.map(|target| options.made_by(target)).unwrap_or_default() {
            made if !made.is_empty() => made,
            _ => self.in_train(&options, at).or_else(|| self.onto_board(&options, picked, at)).unwrap_or_default(),
        };
        if own_board {
            self.answers.give(choices);
        }
        *self.selection = Selection::None;
    }

    /// What the best place in the train below a point stands for.
    fn in_train(&self, options: &Options, at: Vec2) -> Option<Vec<Choice>> {
        let trains = self.board().trains;
        let below = TrainId::BOTH.into_iter().find(|train| trains.lane(*train).contains(at))?;
        let is_there = |target: &Target| match target {
            Target::TrainCard(train, _) | Target::TrainEnd(train) => *train == below,
            _ => false,
        };
        let places = self.preview.places.iter().filter(|(target, _)| is_there(target));
        let (best, _) = places.max_by_key(|(_, gain)| *gain)?;
        Some(options.made_by(*best)).filter(|made| !made.is_empty())
    }

    /// A card that has no place of its own is carried out wherever on the board it is let go.
    fn onto_board(&self, options: &Options, picked: Selection, at: Vec2) -> Option<Vec<Choice>> {
        let Selection::Card(place) = picked else { return None };
        let has_places = !options.places(self.targets.all.iter().map(|(target, _)| *target)).is_empty();
        let carry_out = Choice::CarryOut(place);
        let is_possible = self.board().frame.contains(at) && !has_places && self.pending.choices.contains(&carry_out);
        is_possible.then(|| vec![carry_out])
    }
}
