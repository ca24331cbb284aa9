//! Which pictures are to be taken, and when.

use std::{path::PathBuf, str::FromStr};

/// When a picture is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShotTime {
    /// So many choices are made and shown.
    Choices(u32),
    /// The result screen is shown.
    End,
}

/// A picture to be taken.
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
            number => ShotTime::Choices(number.parse().map_err(|_| format!("\"{number}\" is no number of choices"))?),
        };
        Ok(Self { time, file: file.into() })
    }
}
