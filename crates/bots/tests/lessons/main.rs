//! Where a lesson ends with a position in which a module is used well, the adviser does what the lesson asks for: what the
//! Master says afterwards must not speak against it.

use std::{fs, path::Path};

use bots::advice::Adviser;
use rules::{
    Catalogue,
    scenario::{Goal, LEARNER, Lesson, StepTask, Task},
};

#[test]
fn the_master_does_what_lessons_ask_for_at_their_end() {
    let catalogue = Catalogue::built_in().expect("the card files are right");
    let folder = Path::new("../../assets/journey");
    let mut asked = 0;
    let mut others = Vec::new();
    for file in fs::read_dir(folder).expect("the lessons are there") {
        let path = file.expect("a file").path();
        let lesson = Lesson::from_text(&fs::read_to_string(&path).expect("it can be read")).expect("it is right");
        let starts = lesson.walk(&catalogue).expect("it can be walked");
        for (step, start) in lesson.steps.iter().zip(starts).filter(|(step, _)| step.master) {
            let StepTask::Reach(goal) = &step.task else { panic!("{} asks for nothing", step.say) };
            asked += 1;
            let mut adviser = Adviser::new(1);
            let view = start.view(LEARNER);
            let advice = loop {
                if let Some(advice) = adviser.think(&view) {
                    break advice;
                }
            };
            let (mut game, mut task) = (start, Task::new(wanted(goal)));
            let mut meets = false;
            for choice in &advice.best.plan {
                let Ok(events) = game.apply(*choice) else { break };
                task.hear(&events);
                meets |= task.is_met(&game);
            }
            if !meets {
                others.push(format!("{}: {:?} brings {:?}", step.say, advice.best.plan, advice.best.brings));
            }
        }
    }
    assert!(asked >= 7, "only {asked} lessons ask");
    assert!(others.is_empty(), "the Master would do something else:\n{}", others.join("\n"));
}

/// What a goal wants, without what it bans: the Master may take its card first.
fn wanted(goal: &Goal) -> Goal {
    match goal {
        Goal::All(goals) => Goal::All(goals.iter().filter(|goal| !matches!(goal, Goal::DidNot(_))).cloned().collect()),
        goal => goal.clone(),
    }
}
