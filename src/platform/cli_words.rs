//! What the command line says, in the language of the player: its help, and what is wrong with it.

use std::process::exit;

use clap::{
    Arg, ArgAction, Command, CommandFactory, Error, FromArgMatches,
    error::{ContextKind, ContextValue, ErrorKind},
};
use strum::VariantArray;

use super::{cli::Args, cli_faults::usual_language};
use crate::{
    localization::{Language, Texts, Value},
    session::{AnimationSpeed, NAME_LENGTH},
};
use bots::BotLevel;

/// What is asked for on the command line; `--help` and `--version` are answered at once.
///
/// # Errors
/// What is wrong with it, in words.
pub fn read() -> Result<Args, String> {
    let words: Vec<_> = std::env::args_os().collect();
    let texts = Texts::of(asked_language().unwrap_or_else(usual_language));
    let mut command = command(&texts);
    let read = command.try_get_matches_from_mut(words).and_then(|matches| Args::from_arg_matches(&matches));
    read.map_err(|error| {
        if !error.use_stderr() {
            let _ = error.print();
            exit(0);
        }
        texts.list("list-sentences", [what_is_wrong(&texts, &error), texts.get("cli-try-help")])
    })
}

/// The language on the command line, whatever else is wrong with that.
fn asked_language() -> Option<Language> {
    let words: Vec<_> = std::env::args().collect();
    let apart = words.windows(2).find(|two| two[0] == "--language").map(|two| two[1].clone());
    let together = words.iter().find_map(|word| word.strip_prefix("--language=").map(str::to_owned));
    apart.or(together)?.parse().ok()
}

/// The command line with its help in words.
fn command(texts: &Texts) -> Command {
    let built_in = |name: &'static str, short, action| Arg::new(name).long(name).short(short).action(action);
    let options = texts.get("cli-options");
    let command = Args::command()
        .about(texts.get("cli-about"))
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(built_in("help", 'h', ArgAction::Help))
        .arg(built_in("version", 'V', ArgAction::Version))
        .help_template(format!("{{about}}\n\n{}: {{usage}}\n\n{options}:\n{{options}}", texts.get("cli-usage")))
        .override_usage(format!("first_class [{options}]"));
    command.mut_args(|arg| {
        let about = about(texts, arg.get_id().as_str());
        arg.help(about)
    })
}

/// What an argument is for.
fn about(texts: &Texts, id: &str) -> String {
    let list = |all: Vec<String>| Value::from(texts.list("list-next", all));
    let values = [
        ("levels", list(BotLevel::VARIANTS.iter().map(ToString::to_string).collect())),
        ("speeds", list(AnimationSpeed::VARIANTS.iter().map(ToString::to_string).collect())),
        ("languages", list(Language::all().into_iter().map(|language| language.to_string()).collect())),
        ("most", NAME_LENGTH.into()),
    ];
    texts.with(&format!("cli-{}", id.replace('_', "-")), values)
}

fn what_is_wrong(texts: &Texts, error: &Error) -> String {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(word)) => word.clone(),
        Some(ContextValue::Strings(words)) => words.join(", "),
        _ => String::new(),
    };
    // Such as "--first <PLAYER>".
    let argument = context(ContextKind::InvalidArg);
    let word = argument.split([' ', '=']).next().unwrap_or_default().to_owned();
    let value = context(ContextKind::InvalidValue);
    let id = word.trim_start_matches('-').to_owned();
    match error.kind() {
        ErrorKind::UnknownArgument => texts.with("cli-unknown", [("word", argument.into())]),
        ErrorKind::ArgumentConflict => {
            let other = context(ContextKind::PriorArg);
            texts.with("cli-conflict", [("word", word.into()), ("other", other.into())])
        }
        ErrorKind::MissingRequiredArgument => texts.with("cli-needs", [("word", argument.into())]),
        _ if id == "seats" => {
            let levels = BotLevel::VARIANTS.iter().map(ToString::to_string);
            let levels = texts.list("list-next", levels);
            texts.with("cli-wrong-player", [("value", value.into()), ("levels", levels.into())])
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation if texts.has(&format!("cli-{id}")) => {
            let about = about(texts, &id);
            texts.with("cli-wrong-value", [("word", word.into()), ("value", value.into()), ("about", about.into())])
        }
        _ => error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_argument_is_explained_in_every_language() {
        for language in Language::all() {
            let texts = Texts::of(language);
            let help = command(&texts).render_long_help().to_string();
            for line in ["--seats", "--language", "--no-save", "--help", "--version", &texts.get("cli-about")] {
                assert!(help.contains(line), "{language}: {line} is not in {help}");
            }
            assert!(!help.contains("cli-") && !help.contains("{"), "{help}");
        }
    }

    #[test]
    fn what_is_wrong_is_said() {
        let texts = Texts::default();
        let wrong = |words: &[&str]| {
            let words = ["first_class"].iter().chain(words);
            let refusal = command(&texts).try_get_matches_from(words).expect_err("it is wrong");
            what_is_wrong(&texts, &refusal)
        };
        assert_eq!(wrong(&["--nonsense"]), "There is no --nonsense.");
        assert!(wrong(&["--modules", "AA"]).starts_with("--modules cannot be “AA”. The two modules"));
        assert!(wrong(&["--seats", "human,wizard"]).contains("“wizard” is not one of human, random, novice"));
        assert!(wrong(&["--data-dir", "x", "--no-save"]).contains("cannot be used with"));
        assert!(wrong(&["--language", "tlh"]).contains("“tlh”"));
    }
}
