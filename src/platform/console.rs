//! Warnings and errors of the game and of what it is built on, in the browser's console. Less is never compiled in: see
//! the features in Cargo.toml.

use std::fmt::{Debug, Write};

use tracing::{
    Event, Level, Metadata, Subscriber,
    field::{Field, Visit},
    span::{Attributes, Id, Record},
};
use web_sys::console;

/// From now on they appear.
pub fn open() {
    tracing::subscriber::set_global_default(Console).expect("nothing else listens");
    log::set_logger(&Console).expect("nothing else listens");
    log::set_max_level(log::LevelFilter::Warn);
}

struct Console;

/// Whether it is worth a line. Without a sound device only our own message is, and the graphics often warn of what is
/// well. At every touch `bevy_egui` misses its own line to type in, in place of which the page has others. That the line
/// to friends is lost is shown by the game, which comes back by itself; the browser writes it down, too.
fn matters(target: &str, is_error: bool) -> bool {
    if ["bevy_egui::text_agent", "ewebsock::web"].contains(&target) {
        return false;
    }
    is_error || !["wgpu", "bevy_kira_audio"].iter().any(|quiet| target.starts_with(quiet))
}

fn write(target: &str, is_error: bool, text: &str) {
    let line = format!("{target}: {text}").into();
    if is_error { console::error_1(&line) } else { console::warn_1(&line) }
}

impl Subscriber for Console {
    fn enabled(&self, event: &Metadata<'_>) -> bool {
        event.is_event() && *event.level() <= Level::WARN && matters(event.target(), *event.level() == Level::ERROR)
    }

    fn event(&self, event: &Event<'_>) {
        let mut text = ConsoleLine::default();
        event.record(&mut text);
        write(event.metadata().target(), *event.metadata().level() == Level::ERROR, &text.0);
    }

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}

/// The message of an event, and what belongs to it.
#[derive(Default)]
struct ConsoleLine(String);

impl Visit for ConsoleLine {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        let result = if field.name() == "message" {
            write!(self.0, "{value:?}")
        } else {
            write!(self.0, " {}={value:?}", field.name())
        };
        result.expect("a text takes everything");
    }
}

/// What is not Bevy's tells it by this crate.
impl log::Log for Console {
    fn enabled(&self, line: &log::Metadata<'_>) -> bool {
        matters(line.target(), line.level() == log::Level::Error)
    }

    fn log(&self, line: &log::Record<'_>) {
        if log::Log::enabled(self, line.metadata()) {
            write(line.target(), line.level() == log::Level::Error, &line.args().to_string());
        }
    }

    fn flush(&self) {}
}
