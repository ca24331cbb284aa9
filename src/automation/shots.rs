//! Which screenshots to take, and when.

use std::{path::PathBuf, str::FromStr};

/// When a screenshot is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShotTime {
    /// As soon as this many choices have been made and shown.
    Choices(u32),
    /// As soon as the result screen is shown.
    End,
}

/// A screenshot to be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shot {
    pub time: ShotTime,
    pub file: PathBuf,
}

impl FromStr for Shot {
    type Err = String;

    fn from_str(words: &str) -> Result<Self, String> {
        let (time, file) = words.split_once('=').ok_or("give STEP=FILE, such as 12=table.png or end=result.png")?;
        let time = match time {
            "end" => ShotTime::End,
            number => ShotTime::Choices(number.parse().map_err(|_| format!("\"{number}\" is not a count of choices"))?),
        };
        Ok(Self { time, file: file.into() })
    }
}
