//! What players say to each other at the table: one of six greetings, seldom, and only by those whom one wants to hear.

use std::{collections::BTreeSet, time::Duration};

use bevy::prelude::*;

use super::{Friends, LinePurpose, ServerTold, socket::drive};
use online::{Greeting, ToServer, Told};
use rules::Seat;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Greetings>().add_systems(PreUpdate, listen.after(drive));
}

/// A player can say something so often.
const GREETING_PAUSE: Duration = Duration::from_secs(10);
/// So long it can be read.
const READABLE: Duration = Duration::from_secs(3);

/// Something that was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SaidGreeting {
    /// Who said it.
    pub seat: Seat,
    /// What.
    pub greeting: Greeting,
    /// Until when it can be read ([`Friends::now`]).
    until: Duration,
}

/// What is said at the table, and by whom nothing is to be heard.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Greetings {
    /// What can be read now, the oldest first.
    pub said: Vec<SaidGreeting>,
    /// Whom one does not want to hear.
    pub muted: BTreeSet<Seat>,
    spoke: Option<Duration>,
}

impl Greetings {
    /// How long one has to wait before one can say something again.
    pub fn pause(&self, now: Duration) -> Duration {
        self.spoke.map_or(Duration::ZERO, |spoke| (spoke + GREETING_PAUSE).saturating_sub(now))
    }

    /// Whether something can be read for some seconds, or one has to wait for some.
    pub fn counts_down(&self, now: Duration) -> bool {
        !self.said.is_empty() || !self.pause(now).is_zero()
    }

    /// Says something, unless one has done so just now.
    pub fn say(&mut self, friends: &mut Friends, greeting: Greeting) {
        let now = friends.now();
        if self.pause(now).is_zero() && friends.say(&ToServer::Greet(greeting)) {
            self.spoke = Some(now);
        }
    }

    /// Hears a player again, or no longer.
    pub fn toggle_mute(&mut self, seat: Seat) {
        if !self.muted.remove(&seat) {
            self.muted.insert(seat);
            self.said.retain(|said| said.seat != seat);
        }
    }

    fn hear(&mut self, seat: Seat, greeting: Greeting, now: Duration) {
        if !self.muted.contains(&seat) {
            self.said.retain(|said| said.seat != seat);
            self.said.push(SaidGreeting { seat, greeting, until: now + READABLE });
        }
    }
}

fn listen(mut told: MessageReader<ServerTold>, friends: Res<Friends>, mut greetings: ResMut<Greetings>) {
    let now = friends.now();
    for ServerTold { purpose, told } in told.read() {
        match told {
            Told::Greeted(seat, greeting) if *purpose == LinePurpose::First => greetings.hear(*seat, *greeting, now),
            // In another room other people sit.
            Told::Welcome(_) if *purpose == LinePurpose::First && !friends.is_playing() => *greetings = default(),
            _ => {}
        }
    }
    if greetings.said.iter().any(|said| said.until <= now) {
        greetings.said.retain(|said| said.until > now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Greetings {
        fn of(&self, seat: Seat) -> Option<Greeting> {
            self.said.iter().rev().find(|said| said.seat == seat).map(|said| said.greeting)
        }
    }

    #[test]
    fn who_is_muted_is_not_heard_and_everybody_else_once_at_a_time() {
        let mut greetings = Greetings::default();
        let [anna, otto] = [Seat(0), Seat(1)];
        greetings.hear(anna, Greeting::Oops, Duration::ZERO);
        greetings.hear(anna, Greeting::Thanks, Duration::ZERO);
        greetings.hear(otto, Greeting::Bravo, Duration::ZERO);
        assert_eq!((greetings.of(anna), greetings.said.len()), (Some(Greeting::Thanks), 2));
        greetings.toggle_mute(otto);
        greetings.hear(otto, Greeting::Time, Duration::ZERO);
        assert_eq!((greetings.of(otto), greetings.said.len()), (None, 1));
        greetings.toggle_mute(otto);
        greetings.hear(otto, Greeting::Time, Duration::ZERO);
        assert_eq!(greetings.of(otto), Some(Greeting::Time));
    }
}
