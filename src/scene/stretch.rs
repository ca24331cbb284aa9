//! A stretch of time: whatever moves once waits, and then moves for so long.

/// A stretch of time that is passing, in seconds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stretch {
    waits: f32,
    gone: f32,
    lasts: f32,
}

impl Stretch {
    pub fn new(waits: f32, lasts: f32) -> Self {
        Self { waits, gone: 0.0, lasts }
    }

    /// Lets time pass. Returns how much of the stretch is over, 0 to 1, once it has begun.
    pub fn pass(&mut self, seconds: f32) -> Option<f32> {
        self.waits -= seconds;
        if self.waits <= 0.0 {
            self.gone += seconds;
        }
        self.part()
    }

    /// How much of it is over, 0 to 1, once it has begun.
    pub fn part(&self) -> Option<f32> {
        let part = if self.lasts > 0.0 { (self.gone / self.lasts).min(1.0) } else { 1.0 };
        (self.waits <= 0.0).then_some(part)
    }
}
