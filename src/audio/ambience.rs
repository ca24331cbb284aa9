//! What is heard below the music: the hall of a station, the rails, and the night outside.

use bevy::prelude::*;
use bevy_kira_audio::prelude::*;

use super::{
    deck::{Deck, Loop, start},
    device::Device,
    volume::{SILENCE, of_ambience},
};
use crate::{
    session::{Presentation, settings::Settings},
    state::Screen,
};

pub(super) fn plugin(app: &mut App) {
    let (inside, outside) =
        ((follow::<Inside>, start::<Inside>).chain(), (follow::<Outside>, start::<Outside>).chain());
    app.add_audio_channel::<Inside>()
        .add_audio_channel::<Outside>()
        .init_resource::<Deck<Inside>>()
        .init_resource::<Deck<Outside>>()
        .add_systems(Update, (inside, outside).run_if(resource_exists_and_equals(Device::Present)));
}

const STATION: Loop = Loop { file: "audio/ambience/station.ogg", seconds: 40.0 };
const RAILS: Loop = Loop { file: "audio/ambience/rails.ogg", seconds: 36.0 };
const NIGHT: Loop = Loop { file: "audio/ambience/night.ogg", seconds: 40.0 };

/// A layer of ambience.
trait AmbienceLayer: Resource {
    /// What it consists of here; the round counts only on the table.
    fn of(screen: Screen, round: u8) -> Option<Loop>;
}

/// The station before a game and after it, the rails in between.
#[derive(Resource)]
struct Inside;

impl AmbienceLayer for Inside {
    fn of(screen: Screen, _: u8) -> Option<Loop> {
        match screen {
            // The title has to be there quickly, and has music of its own.
            Screen::Loading | Screen::Title => None,
            Screen::Journey
            | Screen::SavedGames
            | Screen::Statistics
            | Screen::Review
            | Screen::Daily
            | Screen::Setup
            | Screen::Result => Some(STATION),
            Screen::Table => Some(RAILS),
        }
    }
}

/// The night, in the rounds in which it is night.
#[derive(Resource)]
struct Outside;

impl AmbienceLayer for Outside {
    fn of(screen: Screen, round: u8) -> Option<Loop> {
        (screen == Screen::Table && (3..=5).contains(&round)).then_some(NIGHT)
    }
}

fn follow<L: AmbienceLayer>(
    screen: Res<State<Screen>>,
    shown: Option<Res<Presentation>>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    channel: Res<AudioChannel<L>>,
    mut deck: ResMut<Deck<L>>,
) {
    let volume = of_ambience(settings.volume);
    if settings.is_changed() {
        channel.set_volume(volume);
    }
    let round = shown.map_or(0, |shown| shown.board.round);
    let wanted = L::of(*screen.get(), round).filter(|_| volume > SILENCE);
    if deck.on() != wanted {
        deck.play(wanted, 0.0, &channel, time.elapsed());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::audio::deck::tests::check;

    #[test]
    fn all_of_it_repeats_within_its_file() {
        [STATION, RAILS, NIGHT].into_iter().for_each(check);
    }

    #[test]
    fn nights_are_heard_only_at_night() {
        let nights = (1..=6).filter(|round| Outside::of(Screen::Table, *round).is_some());
        assert_eq!(nights.collect::<Vec<_>>(), [3, 4, 5]);
        assert_eq!(Outside::of(Screen::Result, 4), None);
        assert_eq!(Inside::of(Screen::Table, 4), Some(RAILS));
    }
}
