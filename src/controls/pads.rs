//! The pads that are connected.

use std::time::Duration;

use bevy::prelude::*;

use super::pad_button::PadFamily;

/// A pad that is connected.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ConnectedPad {
    pub pad: Entity,
    pub family: PadFamily,
    /// Whether one of its buttons has been pressed: one that only lies there is nobody's.
    pub used: bool,
}

/// All of them, and what has become of those that were in use.
#[derive(Resource, Debug, Default)]
pub struct Pads {
    connected: Vec<ConnectedPad>,
    last: Option<Entity>,
    /// A pad somebody played with is no longer connected, and nobody has said that it may be so.
    missed: bool,
    /// How long nobody has pressed anything on a pad.
    idle: Duration,
}

/// After this long, pads are looked at less often.
const LATELY: Duration = Duration::from_secs(20);

impl Pads {
    /// A pad is connected, for the first time or again: then none is missed any more.
    pub fn connect(&mut self, pad: Entity, family: PadFamily) {
        self.connected.retain(|other| other.pad != pad);
        self.connected.push(ConnectedPad { pad, family, used: false });
        self.missed = false;
    }

    /// A pad is no longer connected.
    pub fn disconnect(&mut self, pad: Entity) {
        self.missed |= self.connected.iter().any(|other| other.pad == pad && other.used);
        self.connected.retain(|other| other.pad != pad);
    }

    /// Somebody has pressed something on a pad.
    pub fn use_pad(&mut self, pad: Entity) {
        (self.last, self.idle) = (Some(pad), Duration::ZERO);
        self.connected.iter_mut().filter(|other| other.pad == pad).for_each(|other| other.used = true);
    }

    /// Time passes without anybody pressing anything.
    pub fn rest(&mut self, passed: Duration) {
        self.idle += passed;
    }

    /// Whose signs are shown: those of the pad that was used last, or else of one that is there.
    pub fn family(&self) -> Option<PadFamily> {
        let last = self.connected.iter().find(|pad| Some(pad.pad) == self.last);
        last.or(self.connected.first()).map(|pad| pad.family)
    }

    /// Whether one that was in use is gone: the game waits until somebody says that it goes on.
    pub fn is_missed(&self) -> bool {
        self.missed
    }

    /// It goes on without.
    pub fn let_go(&mut self) {
        self.missed = false;
    }

    /// How long to wait until pads are looked at again: no message wakes the program when one of their buttons is
    /// pressed. `None` if none is there.
    pub fn wait(&self) -> Option<Duration> {
        // A browser forgets what was pressed and let go in between.
        let seldom = if cfg!(target_arch = "wasm32") { 40 } else { 120 };
        let millis = if self.idle < LATELY { 16 } else { seldom };
        (!self.connected.is_empty()).then(|| Duration::from_millis(millis))
    }
}

/// Whether the game waits for a pad.
pub fn pad_is_missed(pads: Res<Pads>) -> bool {
    pads.is_missed()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_pad_that_was_used_is_missed() {
        let (one, other) = (Entity::from_raw_u32(1).unwrap(), Entity::from_raw_u32(2).unwrap());
        let mut pads = Pads::default();
        assert_eq!((pads.family(), pads.wait()), (None, None));
        pads.connect(one, PadFamily::PlayStation);
        pads.connect(other, PadFamily::Nintendo);
        assert_eq!(pads.family(), Some(PadFamily::PlayStation));
        pads.use_pad(other);
        assert_eq!(pads.family(), Some(PadFamily::Nintendo), "the one that was used last");
        pads.disconnect(one);
        assert!(!pads.is_missed(), "nobody had played with it");
        pads.disconnect(other);
        assert!(pads.is_missed());
        pads.let_go();
        assert!(!pads.is_missed() && pads.wait().is_none());
    }

    #[test]
    fn a_pad_that_nobody_uses_is_looked_at_less_often() {
        let pad = Entity::from_raw_u32(1).unwrap();
        let mut pads = Pads::default();
        pads.connect(pad, PadFamily::Xbox);
        let often = pads.wait();
        pads.rest(LATELY);
        assert!(pads.wait() > often);
        pads.use_pad(pad);
        assert_eq!(pads.wait(), often);
    }
}
