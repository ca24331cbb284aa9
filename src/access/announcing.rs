//! What is said by itself: what happens politely, what asks for an answer at once.

use bevy::prelude::*;

use super::{gathering::CurrentTree, tree::ItemRole};
use crate::{
    localization::{
        Texts,
        words::{Speaker, Words},
    },
    panels::{PromptParams, heads_group},
    session::{PendingQuestion, PlaySet, PresentedEvent},
    state::{Screen, TablePhase},
    table::input::choosing::Selection,
    ui::told::is_listened_to,
    widgets::toast::Toast,
};
use rules::Game;

pub(super) fn plugin(app: &mut App) {
    let of_game = (
        tell_events,
        tell_question
            .run_if(in_state(TablePhase::Play))
            .run_if(resource_changed::<PendingQuestion>.or_else(resource_changed::<Selection>)),
    );
    app.add_message::<Announced>().add_systems(
        Update,
        (
            of_game.chain().after(PlaySet::Draw).run_if(in_state(Screen::Table).and_then(resource_exists::<Game>)),
            (tell_toasts, tell_place).chain(),
        )
            .run_if(is_listened_to),
    );
}

/// Something is said.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Announced {
    pub words: String,
    /// Whether what is being said is interrupted for it.
    pub at_once: bool,
}

/// What happens, line by line as in the log.
fn tell_events(mut shown: MessageReader<PresentedEvent>, speaker: Speaker, mut said: MessageWriter<Announced>) {
    let words = speaker.words();
    for PresentedEvent(event) in shown.read() {
        if heads_group(event) || Words::is_told(event) {
            said.write(Announced { words: words.event(event), at_once: false });
        }
    }
}

fn tell_toasts(mut toasts: MessageReader<Toast>, mut said: MessageWriter<Announced>) {
    said.write_batch(toasts.read().map(|toast| Announced { words: toast.0.clone(), at_once: false }));
}

/// What is asked, once.
fn tell_question(prompt: PromptParams, texts: Res<Texts>, mut last: Local<String>, mut said: MessageWriter<Announced>) {
    let words = prompt.question().map(|[title, lead]| titled(&texts, title, [lead]));
    let words = words.unwrap_or_default();
    if *last != words && !words.is_empty() {
        said.write(Announced { words: words.clone(), at_once: true });
    }
    *last = words;
}

/// A title, and sentences after it.
fn titled(texts: &Texts, title: String, sentences: impl IntoIterator<Item = String>) -> String {
    let rest = texts.list("list-sentences", sentences.into_iter().filter(|sentence| !sentence.is_empty()));
    texts.list("told-then", [title, rest].into_iter().filter(|part| !part.is_empty()))
}

/// So many words of a window are read out with its title.
const LINES: usize = 6;

/// Where one is, when that changes: a screen, or a window, which says what it has to say.
fn tell_place(
    current: Res<CurrentTree>,
    texts: Res<Texts>,
    mut last: Local<(String, bool)>,
    mut said: MessageWriter<Announced>,
) {
    let tree = &current.tree;
    let here = (tree.title.clone(), tree.is_window);
    if *last == here || tree.title.is_empty() {
        return;
    }
    let lines: Vec<_> =
        tree.items().filter(|item| item.role == ItemRole::Words).map(|item| item.name.clone()).collect();
    // A page full of words is read in its own time.
    let told = if tree.is_window && lines.len() <= LINES { lines } else { Vec::new() };
    let words = titled(&texts, tree.title.clone(), told);
    said.write(Announced { words, at_once: true });
    *last = here;
}
