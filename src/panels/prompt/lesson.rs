//! What the prompt says in a lesson.

use crate::{
    drawing::Drawing,
    journey::{Fact, LessonStage, Mistake, RunningLesson},
    localization::words::{Words, capital},
    panels::prompt::{
        model::{Action, Answer, PromptModel, Tone},
        names::PromptControl,
    },
    pieces::size::CARD,
    widgets::button::{Button, ButtonStyle},
};

/// How many steps of the Master's plan are told.
const MASTER_TELLS: usize = 3;

/// The prompt as the conductor puts it: title, sentence and portrait are the lesson's, the answers remain those of the game.
/// Where there is little room, a mistake is answered here as well.
pub fn tell(model: PromptModel, lesson: &RunningLesson, words: &Words, brief: bool) -> PromptModel {
    let title = words.get(&format!("journey-chapter-{}", lesson.chapter));
    let picture =
        Some(Drawing::default().picture("journey/conductor", (CARD.x - 100.0) / 2.0, (CARD.y - 100.0) / 2.0).into());
    let lead = sentence(lesson, words);
    let (mut notes, spoken) = (Vec::new(), true);
    if let Some(mistake) = lesson.mistake.as_ref().filter(|_| brief) {
        notes.push((Tone::Good, answer_to(mistake, words)));
    }
    if lesson.waits_for_reader() {
        let button = Button::new(PromptControl::Continue, words.get("lesson-continue"), ButtonStyle::Gold);
        let primary = Some(Answer::new(button, Action::ReadOn));
        return PromptModel { title, lead, spoken, notes, picture, primary, ..PromptModel::default() };
    }
    match lesson.stage {
        LessonStage::Thinking(_) => PromptModel { title, lead, spoken, notes, picture, ..PromptModel::default() },
        // What he said stands beside it; here is what is asked now.
        _ if !brief && model.leaves_no_room_to_speak() => PromptModel { title, notes, picture, ..model },
        _ => PromptModel { title, lead, spoken, notes, picture, ..model },
    }
}

/// What the conductor says now.
pub fn sentence(lesson: &RunningLesson, words: &Words) -> String {
    match &lesson.stage {
        LessonStage::Asking | LessonStage::Seen => words.get(&format!("journey-{}", lesson.step().say)),
        LessonStage::Thinking(_) => words.get("lesson-master-thinks"),
        LessonStage::Reached => {
            words.with("lesson-reached", [("last", if lesson.is_last() { "yes" } else { "no" }.into())])
        }
        LessonStage::Advised(_, true) => words.get("lesson-master-agrees"),
        LessonStage::Advised(advice, false) => {
            // The plan is told in the game in which the step began.
            let there = lesson.start().map(|game| Words { game, ..*words });
            let words = there.as_ref().unwrap_or(words);
            let steps = words.steps_after(&advice.best.plan);
            let first = advice.best.plan.first().map(|first| words.choice(*first));
            // How it begins is enough, without what stands in brackets: that can be seen on the cards.
            let begins = first.into_iter().chain(steps).take(MASTER_TELLS);
            let what: Vec<_> = begins.map(|step| step.split(" (").next().unwrap_or_default().to_owned()).collect();
            words.with("lesson-master", [("what", words.list("list-dots", what).into())])
        }
    }
}

/// What a mistake is answered.
pub fn answer_to(mistake: &Mistake, words: &Words) -> String {
    match mistake.fact {
        Some(Fact::Car(value)) => words.with(&mistake.say, [("value", value.into())]),
        Some(Fact::Card(card)) => words.with(&mistake.say, [("card", capital(&words.card_title(card)).into())]),
        None => words.get(&mistake.say),
    }
}
