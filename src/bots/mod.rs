//! Who else plays: seat view in, choice out.
use crate::rules::{Choice, SeatView};
/// A bot.
pub trait Bot { /// Chooses.
 fn choose(&mut self, view: &SeatView) -> Choice; }
/// How strong a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotLevel { /// Random.
 Random, /// Novice.
 Novice }
struct First;
impl Bot for First { fn choose(&mut self, view: &SeatView) -> Choice { view.choices[0] } }
impl BotLevel { /// A bot of this level.
 pub fn bot(self, _seed: u64) -> Box<dyn Bot + Send> { Box::new(First) } }
impl std::str::FromStr for BotLevel { type Err = String; fn from_str(s: &str) -> Result<Self, String> { match s { "random" => Ok(Self::Random), "novice" => Ok(Self::Novice), _ => Err(format!("no bot {s}")) } } }
