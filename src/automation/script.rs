//! Scripts: what to click, to choose and to take screenshots of, line by line.

use std::path::PathBuf;

use super::names::region;
use crate::ui::regions::RegionId;
use rules::Choice;

/// One line of a script.
#[derive(Clone, Debug, PartialEq)]
pub enum ScriptLine {
    /// Click a named region as soon as it appears.
    Click(RegionId),
    /// Point at a named region.
    Hover(RegionId),
    /// Make a choice as soon as a human is asked.
    Choose(Choice),
    /// Make a choice with the pointer, by clicking what a player would click; passed over where it is not offered,
    /// as it has been made unasked.
    Play(Choice),
    /// Wait this many seconds.
    Wait(f32),
    /// Take a screenshot as soon as everything has been shown.
    Shot(PathBuf),
}

/// The lines of a script, the next one last, with their numbers in the file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Script {
    lines: Vec<(usize, ScriptLine)>,
}

impl Script {
    /// # Errors
    /// The first line that is not understood, with its number.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut lines = Vec::new();
        for (number, line) in (1..).zip(text.lines()) {
            let line = line.split('#').next().unwrap_or_default().trim();
            if !line.is_empty() {
                lines.push((number, parse_line(line).map_err(|error| format!("line {number}: {error}"))?));
            }
        }
        lines.reverse();
        Ok(Self { lines })
    }

    /// The line to carry out now, with its number.
    pub fn now(&self) -> Option<&(usize, ScriptLine)> {
        self.lines.last()
    }

    /// Continues with the next line.
    pub fn done(&mut self) {
        self.lines.pop();
    }
}

fn parse_line(line: &str) -> Result<ScriptLine, String> {
    let (word, rest) = line.split_once(' ').ok_or_else(|| format!("\"{line}\" is incomplete"))?;
    let rest = rest.trim();
    let named = || region(rest).map_err(|error| error.to_string());
    let choice = || ron::from_str(rest).map_err(|error| format!("{rest}: not a choice ({error})"));
    Ok(match word {
        "click" => ScriptLine::Click(named()?),
        "hover" => ScriptLine::Hover(named()?),
        "choose" => ScriptLine::Choose(choice()?),
        "play" => ScriptLine::Play(choice()?),
        "wait" => ScriptLine::Wait(rest.parse().map_err(|_| format!("\"{rest}\" is not a number of seconds"))?),
        "shot" => ScriptLine::Shot(rest.into()),
        _ => return Err(format!("\"{word}\" is not one of click, hover, choose, play, wait, shot")),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::names::Target;
    use rules::OfferPlace;

    #[test]
    fn reads_every_kind_of_line() {
        let text = "# a comment\nclick offer/0/3\nhover market/1\nchoose Decline((row:0,column:3))\nplay EndTurn\nwait 0.5\nshot a.png";
        let mut script = Script::parse(text).unwrap();
        let mut lines = Vec::new();
        while let Some((_, line)) = script.now() {
            lines.push(line.clone());
            script.done();
        }
        let decline = ScriptLine::Choose(Choice::Decline(OfferPlace { row: 0, column: 3 }));
        let click = ScriptLine::Click(Target::OfferCard(OfferPlace { row: 0, column: 3 }).into());
        let hover = ScriptLine::Hover(Target::Market(1).into());
        let end = ScriptLine::Play(Choice::EndTurn);
        assert_eq!(lines, [click, hover, decline, end, ScriptLine::Wait(0.5), ScriptLine::Shot("a.png".into())]);
    }

    #[test]
    fn names_the_line_that_means_nothing() {
        assert!(Script::parse("click menu\njump b").unwrap_err().starts_with("line 2"));
        assert!(Script::parse("click nowhere").unwrap_err().contains("nowhere"));
    }
}
