//! The log spoken aloud on desktops: by speech-dispatcher, where that is present.

use std::{
    process::{Command, Stdio},
    sync::mpsc::{Sender, channel},
    thread,
};

use bevy::prelude::*;

use crate::{access::Announced, localization::Texts, session::settings::Settings};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Voice>().add_systems(Last, speak);
}

/// The program that speaks.
const PROGRAM: &str = "spd-say";

/// What a thread of its own has spoken: the program takes a moment to be started.
#[derive(Resource, Default)]
struct Voice(Option<Sender<Vec<String>>>);

fn speak(mut said: MessageReader<Announced>, settings: Res<Settings>, texts: Res<Texts>, mut voice: ResMut<Voice>) {
    if !settings.spoken_log {
        return said.clear();
    }
    if said.is_empty() {
        return;
    }
    let voice = voice.0.get_or_insert_with(begin);
    for Announced { words, at_once } in said.read() {
        // What asks for an answer comes before what is only told, and interrupts it.
        let priority = if *at_once { "message" } else { "text" };
        let arguments = ["--priority", priority, "--language", texts.language().id(), "--", words.as_str()];
        let _ = voice.send(arguments.map(str::to_owned).to_vec());
    }
}

/// Starts the thread, which ends with the first word that nobody can speak.
fn begin() -> Sender<Vec<String>> {
    let (sender, receiver) = channel::<Vec<String>>();
    thread::spawn(move || {
        for arguments in receiver {
            let spoken = Command::new(PROGRAM).args(arguments).stdout(Stdio::null()).stderr(Stdio::null()).status();
            if let Err(error) = spoken {
                warn!("{PROGRAM}, which speaks the log, cannot be started: {error}");
                break;
            }
        }
    });
    sender
}
