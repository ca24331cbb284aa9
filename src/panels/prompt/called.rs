//! What the answers of the prompt are called where they are read aloud: each says the whole of what it does.

use bevy_egui::egui::Context;

use super::model::{Answer, PromptModel};
use crate::{
    localization::{Value, words::Words},
    ui::told,
};

/// Names everything in the prompt that can be pressed. What cannot be pressed keeps what is written on it, and why.
pub fn call_answers(ctx: &Context, model: &PromptModel, words: &Words) {
    for answer in model.answers() {
        told::call(ctx, answer.button.id, || name(answer, words));
    }
    for picker in &model.pickers {
        for (number, answer) in (0u8..).zip(&picker.numbers) {
            told::call(ctx, answer.button.id, || {
                let (group, name) = (picker.words.clone(), answer.button.words.clone());
                words.with("told-under", [("group", Value::from(group)), ("name", name.into())])
            });
            told::choose(ctx, answer.button.id, number == picker.chosen);
        }
    }
    for (n, cell) in (1u8..).zip(&model.symbols) {
        told::call(ctx, cell.id, || {
            words.with("told-symbol", [("n", Value::from(n)), ("about", cell.tip.clone().into())])
        });
    }
}

/// What is written on it, and what it does.
fn name(answer: &Answer, words: &Words) -> String {
    let button = &answer.button;
    let written = [&button.words, &button.below, &button.state.0].into_iter().filter(|part| !part.is_empty());
    let written = words.list("list-next", written.cloned());
    let does = answer.action.choice().map_or_else(|| button.tip.clone(), |choice| words.choice(choice));
    match (written.is_empty(), does.is_empty()) {
        (true, _) => does,
        (false, true) => written,
        // What is written is often the beginning of what it does.
        (false, false) if does.to_lowercase().contains(&written.to_lowercase()) => does,
        (false, false) => words.with("told-under", [("group", written.into()), ("name", does.into())]),
    }
}
