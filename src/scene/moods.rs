//! What moves for a moment in what is drawn small, by the same clock as the pieces: a traveller blinks when taking a card,
//! smiles when scoring, and nods when the turn is over; on a small board conductors walk, the locomotive runs, cars come and
//! shine.

use bevy::{prelude::*, window::RequestRedraw};

use super::{scene_piece::Motion, stretch::Stretch};
use crate::{
    pieces::{
        portrait::{Look, Mood},
        small_board::Stir,
    },
    session::{HistoryReset, PresentedEvent, Timing},
    state::Screen,
};
use rules::{GameEvent as E, Seat, TrainId};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Moods>()
        .add_systems(Update, (feel, pass).chain().in_set(Motion::Move).run_if(in_state(Screen::Table)));
}

/// What moves a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Feeling {
    Blink,
    Smile,
    Nod,
}

impl Feeling {
    /// What an event makes a player feel, and for how many milliseconds that is seen.
    fn of(event: &E) -> Option<(Seat, Self, u64)> {
        match *event {
            E::CardTaken { seat, .. } | E::StartPlayerTileTaken { seat } | E::GameEndCardTaken { seat, .. } => {
                Some((seat, Self::Blink, 260))
            }
            E::PointsScored { seat, points, .. } if points > 0 => Some((seat, Self::Smile, 1100)),
            E::ContractFulfilled { seat, .. } | E::ConstantinopleReached { seat, .. } => {
                Some((seat, Self::Smile, 1400))
            }
            E::TurnEnded { seat } => Some((seat, Self::Nod, 620)),
            _ => None,
        }
    }
}

/// What moves on a small board.
#[derive(Clone, Copy, Debug, PartialEq)]
enum BoardMove {
    Walk { train: TrainId, from: f32, to: f32 },
    Run,
    Come(TrainId),
    Shine(TrainId, u8),
}

impl BoardMove {
    /// What an event moves on the board of a player, and for how many milliseconds.
    fn of(event: &E) -> Option<(Seat, Self, u64)> {
        match *event {
            E::ConductorMoved { seat, train, from, to } => {
                Some((seat, Self::Walk { train, from: from.into(), to: to.into() }, 400))
            }
            E::LocomotiveMoved { seat, .. } => Some((seat, Self::Run, 300)),
            E::CarAdded { seat, train }
            | E::MailCarPlaced { seat, train, .. }
            | E::LocomotiveTilePlaced { seat, train, .. } => Some((seat, Self::Come(train), 380)),
            E::CarUpgraded { seat, train, card_place, .. } => Some((seat, Self::Shine(train, card_place), 700)),
            _ => None,
        }
    }
}

/// What the faces of the players do just now, and what moves on their small boards.
#[derive(Resource, Default)]
pub struct Moods {
    faces: [Option<(Feeling, Stretch)>; 4],
    steps: Vec<(Seat, BoardMove, Stretch)>,
}

impl Moods {
    /// How a player looks.
    pub fn of(&self, seat: Seat) -> Look {
        let Some((feeling, stretch)) = &self.faces[seat.index()] else { return Look::default() };
        let part = stretch.part().unwrap_or_default();
        match feeling {
            Feeling::Blink => Look { mood: Mood::Blinks, nods: 0.0 },
            Feeling::Smile => Look { mood: Mood::Smiles, nods: 0.0 },
            // Down and up again, the second time less far.
            Feeling::Nod => {
                let depth = 0.2 * (1.0 - 0.6 * part);
                Look { mood: Mood::Calm, nods: depth * (part * std::f32::consts::TAU).sin().abs() }
            }
        }
    }

    /// What moves on the small board of a player.
    pub fn on_board_of(&self, seat: Seat) -> Stir {
        let mut stir = Stir { look: self.of(seat), ..Stir::default() };
        for (_, step, stretch) in self.steps.iter().filter(|(whose, ..)| *whose == seat) {
            let part = EaseFunction::CubicOut.sample_clamped(stretch.part().unwrap_or_default());
            match *step {
                BoardMove::Walk { train, from, to } => stir.conductors[train as usize] = Some(from.lerp(to, part)),
                BoardMove::Run => stir.locomotive = 1.0 - part,
                BoardMove::Come(train) => stir.coming[train as usize] = 1.0 - part,
                BoardMove::Shine(train, place) => stir.shines = Some((train, place, 1.0 - part)),
            }
        }
        stir
    }
}

fn feel(
    mut resets: MessageReader<HistoryReset>,
    mut events: MessageReader<PresentedEvent>,
    timing: Res<Timing>,
    mut moods: ResMut<Moods>,
) {
    if resets.read().count() > 0 {
        *moods = Moods::default();
    }
    if !timing.moves() {
        events.clear();
        return;
    }
    let stretch = |millis| Stretch::new(0.0, timing.span(millis).as_secs_f32());
    for PresentedEvent(event) in events.read() {
        if let Some((seat, feeling, millis)) = Feeling::of(event) {
            moods.faces[seat.index()] = Some((feeling, stretch(millis)));
        }
        if let Some((seat, step, millis)) = BoardMove::of(event) {
            moods.steps.push((seat, step, stretch(millis)));
        }
    }
}

fn pass(time: Res<Time>, mut moods: ResMut<Moods>, mut redraw: MessageWriter<RequestRedraw>) {
    if moods.faces.iter().all(Option::is_none) && moods.steps.is_empty() {
        return;
    }
    redraw.write(RequestRedraw);
    let seconds = time.delta_secs();
    let moods = &mut *moods;
    for mood in &mut moods.faces {
        let over = mood.as_mut().and_then(|(_, stretch)| stretch.pass(seconds)) == Some(1.0);
        if over {
            *mood = None;
        }
    }
    moods.steps.retain_mut(|(_, _, stretch)| stretch.pass(seconds) != Some(1.0));
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::session::AnimationSpeed;
    use rules::{Source, model::card::CardId};

    fn faces(speed: AnimationSpeed, event: E) -> Vec<Look> {
        let (mut app, mut time) = (App::new(), Time::<()>::default());
        app.init_resource::<Moods>().insert_resource(Timing::of(speed)).add_message::<RequestRedraw>();
        app.add_message::<PresentedEvent>().add_message::<HistoryReset>().add_systems(Update, (feel, pass).chain());
        app.world_mut().write_message(PresentedEvent(event));
        let mut looks = Vec::new();
        for _ in 0..40 {
            time.advance_by(Duration::from_millis(50));
            app.insert_resource(time);
            app.update();
            looks.push(app.world().resource::<Moods>().of(Seat(1)));
        }
        looks
    }

    #[test]
    fn a_face_does_something_for_a_moment_and_is_calm_again() {
        let seat = Seat(1);
        let place = rules::OfferPlace { row: 0, column: 0 };
        let taken = E::CardTaken { seat, place, card: CardId(0), declined: false };
        let scored = E::PointsScored { seat, points: 3, source: Source::Coins };
        for (event, mood) in [(taken, Mood::Blinks), (scored, Mood::Smiles)] {
            let looks = faces(AnimationSpeed::Normal, event);
            assert_eq!((looks[0].mood, looks[39]), (mood, Look::default()));
        }
        let nods = faces(AnimationSpeed::Normal, E::TurnEnded { seat });
        assert!(nods.iter().any(|look| look.nods > 0.1) && nods[39] == Look::default(), "{nods:?}");
        let mut moods = Moods::default();
        let walk = E::ConductorMoved { seat, train: TrainId::Lower, from: 1, to: 3 };
        let (_, step, _) = BoardMove::of(&walk).expect("he walks");
        let mut stretch = Stretch::new(0.0, 1.0);
        let _ = stretch.pass(0.3);
        moods.steps.push((seat, step, stretch));
        let walks = moods.on_board_of(seat).conductors[1].expect("he walks");
        assert!(1.0 < walks && walks < 3.0 && moods.on_board_of(Seat(0)) == Stir::default(), "{walks}");
        let still = faces(AnimationSpeed::None, scored);
        assert!(still.iter().all(|look| *look == Look::default()), "without motion nothing stirs");
    }
}
