//! How much is allowed of what: by address for what costs or could be guessed, by connection for messages.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

/// So many at once, and one more after each of these times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// At once.
    pub burst: u32,
    /// After so long there is one more.
    pub each: Duration,
}

/// What is limited by address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limited {
    /// Connecting.
    Connect,
    /// Opening a room.
    Open,
    /// Naming a code or a secret that there is not.
    Guess,
}

/// The limits.
#[derive(Clone, Copy, Debug)]
pub struct Rates {
    /// Connecting.
    pub connect: Rate,
    /// Opening rooms.
    pub open: Rate,
    /// Wrong codes and secrets.
    pub guess: Rate,
    /// Messages of one connection.
    pub message: Rate,
    /// Connections of one address at the same time.
    pub at_once: u32,
    /// Connections altogether.
    pub altogether: u32,
}

impl Default for Rates {
    /// Enough for a family behind one address, and far too little to guess one of 244 million codes.
    fn default() -> Self {
        let rate = |burst, milliseconds| Rate { burst, each: Duration::from_millis(milliseconds) };
        Self {
            connect: rate(60, 500),
            open: rate(10, 60_000),
            guess: rate(10, 10_000),
            message: rate(60, 100),
            at_once: 40,
            altogether: 20_000,
        }
    }
}

/// What is left of a rate.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    left: u32,
    since: Instant,
}

impl Bucket {
    /// A full one.
    pub fn new(rate: Rate, now: Instant) -> Self {
        Self { left: rate.burst, since: now }
    }

    fn refill(&mut self, rate: Rate, now: Instant) {
        let more = now.saturating_duration_since(self.since).as_nanos() / rate.each.as_nanos().max(1);
        let more = u32::try_from(more).unwrap_or(u32::MAX);
        self.left = self.left.saturating_add(more).min(rate.burst);
        self.since = if self.left == rate.burst { now } else { self.since + rate.each * more };
    }

    /// Takes one; `false` if there is none.
    pub fn take(&mut self, rate: Rate, now: Instant) -> bool {
        self.refill(rate, now);
        let is_left = self.left > 0;
        self.left = self.left.saturating_sub(1);
        is_left
    }

    /// Whether there is one.
    pub fn has_any(&mut self, rate: Rate, now: Instant) -> bool {
        self.refill(rate, now);
        self.left > 0
    }
}

#[derive(Debug, Default)]
struct LimitLedger {
    buckets: HashMap<(IpAddr, Limited), Bucket>,
    connected: HashMap<IpAddr, u32>,
    altogether: u32,
}

/// Who has done how much.
#[derive(Clone, Debug)]
pub struct Limits {
    rates: Rates,
    ledger: Arc<Mutex<LimitLedger>>,
}

/// A place among the connections of an address, as long as it is kept.
#[derive(Debug)]
pub struct ConnectionPlace {
    address: IpAddr,
    ledger: Arc<Mutex<LimitLedger>>,
}

impl Drop for ConnectionPlace {
    fn drop(&mut self) {
        let mut ledger = self.ledger.lock().unwrap_or_else(PoisonError::into_inner);
        ledger.altogether -= 1;
        if let Some(connected) = ledger.connected.get_mut(&self.address) {
            *connected -= 1;
            if *connected == 0 {
                ledger.connected.remove(&self.address);
            }
        }
    }
}

/// Who has one address of the new kind has a whole network of them.
fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6((address.to_bits() >> 64 << 64).into()),
        address => address,
    }
}

/// So many are remembered before those are forgotten who could do everything again anyway.
const REMEMBERED: usize = 50_000;

impl Limits {
    /// Nobody has done anything yet.
    pub fn new(rates: Rates) -> Self {
        Self { rates, ledger: Arc::default() }
    }

    /// How much is allowed.
    pub fn rates(&self) -> &Rates {
        &self.rates
    }

    fn with<T>(&self, address: IpAddr, deed: Limited, ask: impl FnOnce(&mut Bucket, Rate, Instant) -> T) -> T {
        let rate_of = |deed: Limited| match deed {
            Limited::Connect => self.rates.connect,
            Limited::Open => self.rates.open,
            Limited::Guess => self.rates.guess,
        };
        let now = Instant::now();
        let mut ledger = self.ledger.lock().unwrap_or_else(PoisonError::into_inner);
        if ledger.buckets.len() > REMEMBERED {
            ledger.buckets.retain(|(_, deed), bucket| {
                bucket.refill(rate_of(*deed), now);
                bucket.left < rate_of(*deed).burst
            });
        }
        let rate = rate_of(deed);
        let key = (household(address), deed);
        ask(ledger.buckets.entry(key).or_insert_with(|| Bucket::new(rate, now)), rate, now)
    }

    /// Does something; `false` if it is too much.
    pub fn take(&self, address: IpAddr, deed: Limited) -> bool {
        self.with(address, deed, Bucket::take)
    }

    /// Whether it could be done.
    pub fn may(&self, address: IpAddr, deed: Limited) -> bool {
        self.with(address, deed, Bucket::has_any)
    }

    /// A place for a connection; `None` if there are too many.
    pub fn connect(&self, address: IpAddr) -> Option<ConnectionPlace> {
        if !self.take(address, Limited::Connect) {
            return None;
        }
        let address = household(address);
        let mut ledger = self.ledger.lock().unwrap_or_else(PoisonError::into_inner);
        let connected = ledger.connected.get(&address).copied().unwrap_or_default();
        if connected >= self.rates.at_once || ledger.altogether >= self.rates.altogether {
            return None;
        }
        ledger.connected.insert(address, connected + 1);
        ledger.altogether += 1;
        Some(ConnectionPlace { address, ledger: self.ledger.clone() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_gives_what_its_rate_allows() {
        let rate = Rate { burst: 3, each: Duration::from_secs(1) };
        let begin = Instant::now();
        let mut bucket = Bucket::new(rate, begin);
        let mut take = |milliseconds| bucket.take(rate, begin + Duration::from_millis(milliseconds));
        assert_eq!([0, 1, 2, 3, 999].map(&mut take), [true, true, true, false, false]);
        assert_eq!([1000, 1001, 1999, 2500, 2999].map(&mut take), [true, false, false, true, false]);
        assert_eq!([60_000, 60_000, 60_000, 60_000].map(take), [true, true, true, false]);
    }

    #[test]
    fn a_household_has_one_purse() {
        let limits = Limits::new(Rates { at_once: 2, ..Rates::default() });
        let [one, other, elsewhere] =
            ["2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"].map(|a| a.parse().expect("one"));
        let places = [limits.connect(one), limits.connect(other)];
        assert!(places.iter().all(Option::is_some) && limits.connect(one).is_none());
        assert!(limits.connect(elsewhere).is_some());
        drop(places);
        assert!(limits.connect(one).is_some());
    }
}
