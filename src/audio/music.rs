//! Which music is played: a programme for every screen and round, whose pieces take turns.

use std::time::Duration;

use bevy::prelude::*;
use bevy_kira_audio::prelude::*;
use strum::VariantArray;

use super::{
    Wake,
    deck::{Deck, FADE, Loop, start},
    device::Device,
    volume::{SILENCE, of_music},
};
use crate::{
    session::{Presentation, settings::Settings},
    state::{Screen, TablePhase},
};

pub(super) fn plugin(app: &mut App) {
    app.add_audio_channel::<MusicChannel>()
        .init_resource::<Deck<MusicChannel>>()
        .init_resource::<Ducking>()
        .init_resource::<Wake>()
        .add_systems(
            Update,
            (set_volume, select_track, start::<MusicChannel>)
                .chain()
                .run_if(resource_exists_and_equals(Device::Present)),
        );
}

#[derive(Resource)]
struct MusicChannel;

/// For how long the music still makes room for an effect.
#[derive(Resource, Default, PartialEq)]
pub(super) struct Ducking(pub Duration);

/// A piece of music. The pieces for the table have a second instrumentation: the same music with a further layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
enum MusicPiece {
    /// A foxtrot, for the title.
    Title,
    /// A waltz, for the set-up.
    Setup,
    /// The table's theme in the afternoon.
    Afternoon,
    AfternoonInFull,
    /// The table's theme past midnight.
    Night,
    NightInFull,
    /// The table's theme at first light.
    Dawn,
    DawnInFull,
    /// Lamps along the train.
    Scoring,
    /// A murder is solved.
    Revelation,
    /// The result.
    Triumph,
}

impl MusicPiece {
    fn repeat(self) -> Loop {
        let (file, seconds) = match self {
            Self::Title => ("audio/music/title.ogg", 132.0),
            Self::Setup => ("audio/music/setup.ogg", 129.6),
            Self::Afternoon => ("audio/music/afternoon.ogg", 136.0),
            Self::AfternoonInFull => ("audio/music/afternoon-layer.ogg", 136.0),
            Self::Night => ("audio/music/night.ogg", 132.0),
            Self::NightInFull => ("audio/music/night-layer.ogg", 132.0),
            Self::Dawn => ("audio/music/dawn.ogg", 134.4),
            Self::DawnInFull => ("audio/music/dawn-layer.ogg", 134.4),
            Self::Scoring => ("audio/music/scoring.ogg", 128.0),
            Self::Revelation => ("audio/music/revelation.ogg", 132.0),
            Self::Triumph => ("audio/music/triumph.ogg", 133.76),
        };
        Loop { file, seconds }
    }

    /// The same music in the table's other instrumentation continues where this one is.
    fn same_music(self, other: Self) -> bool {
        let both = |one, full| [one, full].contains(&self) && [one, full].contains(&other);
        both(Self::Afternoon, Self::AfternoonInFull)
            || both(Self::Night, Self::NightInFull)
            || both(Self::Dawn, Self::DawnInFull)
    }
}

/// The pieces that take turns here, so that none is played twice in a row.
fn programme(screen: Screen, phase: TablePhase, round: u8) -> Option<[MusicPiece; 2]> {
    Some(match (screen, phase, round) {
        (Screen::Loading, ..) => return None,
        (Screen::Title, ..) => [MusicPiece::Title, MusicPiece::Setup],
        (
            Screen::Journey | Screen::SavedGames | Screen::Statistics | Screen::Review | Screen::Daily | Screen::Setup,
            ..,
        ) => [MusicPiece::Setup, MusicPiece::Title],
        (Screen::Result, ..) => [MusicPiece::Triumph, MusicPiece::Title],
        (_, TablePhase::Scoring | TablePhase::FinalScoring, _) => [MusicPiece::Scoring, MusicPiece::Setup],
        (_, TablePhase::Revelation, _) => [MusicPiece::Revelation, MusicPiece::Night],
        (_, TablePhase::Play, 0 | 1) => [MusicPiece::Afternoon, MusicPiece::Setup],
        (_, TablePhase::Play, 2) => [MusicPiece::AfternoonInFull, MusicPiece::Setup],
        (_, TablePhase::Play, 3) => [MusicPiece::Night, MusicPiece::Afternoon],
        (_, TablePhase::Play, 4) => [MusicPiece::NightInFull, MusicPiece::Afternoon],
        (_, TablePhase::Play, 5) => [MusicPiece::Dawn, MusicPiece::Night],
        (_, TablePhase::Play, _) => [MusicPiece::DawnInFull, MusicPiece::Night],
    })
}

fn set_volume(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    channel: Res<AudioChannel<MusicChannel>>,
    mut ducking: ResMut<Ducking>,
    mut now: Local<Option<f32>>,
) {
    let wanted = of_music(settings.volume, !ducking.0.is_zero());
    if *now != Some(wanted) {
        // It makes room quickly, and comes back slowly.
        let lasts = Duration::from_millis(if ducking.0.is_zero() { 900 } else { 180 });
        channel.set_volume(wanted).linear_fade_in(lasts);
        *now = Some(wanted);
    }
    ducking.set_if_neq(Ducking(ducking.0.saturating_sub(time.delta())));
}

fn select_track(
    time: Res<Time<Real>>,
    screen: Res<State<Screen>>,
    phase: Option<Res<State<TablePhase>>>,
    shown: Option<Res<Presentation>>,
    settings: Res<Settings>,
    channel: Res<AudioChannel<MusicChannel>>,
    ducking: Res<Ducking>,
    mut deck: ResMut<Deck<MusicChannel>>,
    mut piece: Local<Option<MusicPiece>>,
    mut wake: ResMut<Wake>,
) {
    let phase = phase.map_or(TablePhase::Play, |phase| *phase.get());
    let round = shown.map_or(0, |shown| shown.board.round);
    let programme = programme(*screen.get(), phase, round).filter(|_| of_music(settings.volume, false) > SILENCE);
    let now = time.elapsed();
    let next = match (programme, *piece) {
        (None, _) => None,
        // The set-up's waltz may still be playing when the game begins.
        (Some(programme), Some(piece)) if programme.contains(&piece) => {
            let [one, other] = programme;
            let is_over = left(&deck, now).is_some_and(|left| left.is_zero());
            Some(if is_over && piece == one {
                other
            } else if is_over {
                one
            } else {
                piece
            })
        }
        (Some([first, _]), _) => Some(first),
    };
    if next != *piece {
        let goes_on = next.zip(*piece).is_some_and(|(next, piece)| next.same_music(piece));
        let from = if goes_on { deck.second(now) } else { 0.0 };
        deck.play(next.map(MusicPiece::repeat), from, &channel, now);
        *piece = next;
    }
    let hushed = Some(ducking.0).filter(|ducking| !ducking.is_zero());
    wake.set_if_neq(Wake(left(&deck, now).into_iter().chain(hushed).min()));
}

/// How long the piece goes on before the next one begins.
fn left(deck: &Deck<MusicChannel>, now: Duration) -> Option<Duration> {
    let whole = Duration::from_secs_f64(deck.on()?.seconds).saturating_sub(FADE);
    Some(whole.saturating_sub(deck.played(now)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::audio::deck::tests::check;

    #[test]
    fn every_piece_lasts_two_minutes_and_repeats_within_its_file() {
        for piece in MusicPiece::VARIANTS {
            assert!((120.0..180.0).contains(&piece.repeat().seconds), "{piece:?}");
            check(piece.repeat());
        }
    }

    #[test]
    fn every_round_has_its_own_piece() {
        let of = |round| programme(Screen::Table, TablePhase::Play, round).expect("there is music")[0];
        let all: Vec<_> = (1..=6).map(of).collect();
        assert_eq!(all, &MusicPiece::VARIANTS[2..8]);
        let phases = [TablePhase::Play, TablePhase::Scoring, TablePhase::FinalScoring, TablePhase::Revelation];
        for screen in [Screen::Title, Screen::Setup, Screen::Table, Screen::Result] {
            for (phase, round) in phases.into_iter().flat_map(|phase| (0..=6).map(move |round| (phase, round))) {
                let [one, other] = programme(screen, phase, round).expect("there is music");
                assert!(one != other && !one.same_music(other), "{screen:?} {phase:?} {round}");
            }
        }
    }
}
