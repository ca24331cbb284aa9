//! The lesson that is running: its step, the way forwards and back, and what the learner has done.

use bevy::{platform::cell::SyncCell, prelude::*, window::RequestRedraw};

use super::{
    Mistake,
    chapters::ChapterId,
    lights::{tab_of, tab_of_gain},
};
use crate::{
    session::{
        self, AdviserMind, DOUBLE_CLICK, HistoryReset, LessonGate, PlaySet, PlayerChoice, Pondering, Presentation,
        Session, ThinkingPlace, card_set::CardSet, settings::Settings,
    },
    state::{Overlay, Screen},
    table::{
        input::{pointed::Pointed, showing::Showing},
        names::Tab,
    },
};
use bots::advice::Advice;
use rules::{
    Choice, Game,
    scenario::{LEARNER, Lesson, LessonStep, StepTask, is_watched, watch_choice},
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<BoardChapter>()
        .add_message::<LessonPress>()
        .add_systems(Update, board)
        .add_systems(
            Update,
            (obey, watch, think, go_on, show_what_is_lit)
                .chain()
                .after(PlaySet::Present)
                .before(PlaySet::Offer)
                .run_if(in_state(Screen::Table))
                // One of them may end the lesson.
                .distributive_run_if(resource_exists::<RunningLesson>),
        )
        .add_systems(
            Update,
            (|mut showing: ResMut<Showing>| showing.bring_instead(None)).run_if(resource_removed::<RunningLesson>),
        )
        .add_systems(OnExit(Screen::Table), |mut commands: Commands| commands.remove_resource::<RunningLesson>());
}

/// Begins a chapter, or goes on with it.
#[derive(Message, Clone, Copy, Debug)]
pub struct BoardChapter {
    /// Not the whole game, which is a game like any other.
    pub chapter: ChapterId,
    /// The step to begin with; where it was left, if it is not given.
    pub step: Option<usize>,
}

/// What the learner wants of the lesson.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonPress {
    /// What is said is read.
    Next,
    /// One step back, the table too.
    Back,
    /// The next step; the move of this one is made.
    Skip,
    /// Back to where the lesson was begun; the step is remembered.
    Leave,
    /// The way through the chapter comes over the tabs of a phone, or goes again.
    Unfold,
}

/// Where a lesson leads back to.
#[derive(Clone, Debug, Default)]
pub enum BackTo {
    /// The stations.
    #[default]
    Journey,
    /// The rules book over the title.
    Title,
    /// The rules book over this game, which goes on where it was.
    Game(Box<Session>),
}

/// How far a step has come.
#[derive(Default)]
pub enum LessonStage {
    /// Something is to be read, watched or done.
    #[default]
    Asking,
    /// What was to be watched has been.
    Seen,
    /// The goal is reached, and the table is looked at before another position is laid out or the chapter ends.
    Reached,
    /// The Master thinks about where the step began.
    Thinking(Box<Pondering<AdviserMind>>),
    /// What the Master would have done there, and whether the learner has begun like that.
    Advised(Box<Advice>, bool),
}

/// The lesson that is running.
#[derive(Resource)]
pub struct RunningLesson {
    /// Which chapter it is.
    pub chapter: ChapterId,
    lesson: &'static Lesson,
    step: usize,
    /// The games in which the steps begin, as far as they are known.
    starts: Vec<Option<Game>>,
    /// How far the step has come.
    pub stage: LessonStage,
    /// Whether the way through the chapter lies over the tabs, where there are tabs.
    pub unfolded: bool,
    /// The last mistake of the step.
    pub mistake: Option<Mistake>,
    mistakes: u8,
    /// When the step came on the table, in seconds.
    began: Option<f32>,
    /// For how many seconds the glove has been about to make a move.
    shows: Option<f32>,
    back_to: BackTo,
}

/// After so many mistakes the glove makes the move.
const PATIENCE: u8 = 3;
/// For so many seconds it points at it before.
const POINTS_SECONDS: f32 = 1.4;

impl RunningLesson {
    /// The step that is running.
    pub fn step(&self) -> &'static LessonStep {
        &self.lesson.steps[self.step]
    }

    /// Its number from 0.
    pub fn number(&self) -> usize {
        self.step
    }

    /// How many steps there are.
    pub fn steps(&self) -> usize {
        self.lesson.steps.len()
    }

    /// The game in which the step began.
    pub fn start(&self) -> Option<&Game> {
        self.starts[self.step].as_ref()
    }

    /// Whether "Continue" leads on.
    pub fn waits_for_reader(&self) -> bool {
        match self.stage {
            LessonStage::Asking => self.step().task == StepTask::Read,
            LessonStage::Seen | LessonStage::Reached | LessonStage::Advised(..) => true,
            LessonStage::Thinking(_) => false,
        }
    }

    /// Whether nothing comes after this step.
    pub fn is_last(&self) -> bool {
        self.step + 1 == self.steps()
    }

    /// Whether the next click is shown without being asked for: not where one should find it oneself.
    pub fn points(&self) -> bool {
        matches!(self.stage, LessonStage::Asking) && (!self.step().master || self.mistakes > 0)
    }

    /// Whether the glove is about to make the move.
    pub fn shows(&self) -> bool {
        self.shows.is_some()
    }

    /// Whether a click at this time was meant for the step before.
    pub fn is_too_new_for_a_click(&self, seconds: f32) -> bool {
        self.began.is_none_or(|began| seconds < began + DOUBLE_CLICK.as_secs_f32())
    }

    /// Something was tried that does not lead to the goal.
    pub fn miss(&mut self, mistake: Mistake) {
        self.mistake = Some(mistake);
        self.mistakes += 1;
        if self.mistakes.is_multiple_of(PATIENCE) {
            self.shows = Some(0.0);
        }
    }

    /// The game in which a step begins: known, laid out, or what the step before leads to.
    fn start_of(&mut self, step: usize, cards: &CardSet) -> Option<Game> {
        if let Some(known) = self.starts.get(step)? {
            return Some(known.clone());
        }
        let game = match &self.lesson.steps[step].at {
            Some(position) => position.game(cards.0.as_ref().ok()?).ok()?,
            None => {
                let before = self.start_of(step.checked_sub(1)?, cards)?;
                self.lesson.after(step - 1, before).ok()?
            }
        };
        self.starts[step] = Some(game.clone());
        Some(game)
    }

    /// A step begins: what can be done in it, and nothing is missed yet.
    fn begin_step(&mut self, step: usize, game: &Game) -> LessonGate {
        self.step = step;
        self.starts[step].get_or_insert_with(|| game.clone());
        (self.stage, self.mistake, self.mistakes, self.shows) = (LessonStage::Asking, None, 0, None);
        self.began = None;
        match &self.step().task {
            StepTask::Read => LessonGate::Closed,
            StepTask::Watch(_) => LessonGate::Open,
            StepTask::Reach(goal) => LessonGate::set(goal.clone(), game),
        }
    }
}

/// Begins a chapter.
fn board(
    mut commands: Commands,
    mut wanted: MessageReader<BoardChapter>,
    cards: Res<CardSet>,
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    session: Option<Res<Session>>,
    running: Option<Res<RunningLesson>>,
    mut gate: ResMut<LessonGate>,
    mut next: ResMut<NextState<Screen>>,
    mut next_overlay: ResMut<NextState<Overlay>>,
) {
    let Some(BoardChapter { chapter, step }) = wanted.read().last().copied() else { return };
    let lesson = match chapter.lesson() {
        Some(Ok(lesson)) => lesson,
        Some(Err(why)) => return error!("assets/journey/{chapter}.ron: {why}"),
        None => return,
    };
    let left_at = settings.journey.left_at.get(chapter.key()).copied();
    let step = step.or(left_at).filter(|step| *step < lesson.steps.len()).unwrap_or(0);
    let back_to = match (screen.get(), session, running) {
        // One lesson after another leads back to where the first one does.
        (Screen::Table, _, Some(running)) => running.back_to.clone(),
        (Screen::Table, Some(session), None) => BackTo::Game(Box::new(session.clone())),
        (Screen::Title, ..) if *overlay.get() == Overlay::Rules => BackTo::Title,
        _ => BackTo::Journey,
    };
    let mut lesson = RunningLesson {
        chapter,
        lesson,
        step,
        starts: vec![None; lesson.steps.len()],
        stage: LessonStage::Asking,
        unfolded: false,
        mistake: None,
        mistakes: 0,
        began: None,
        shows: None,
        back_to,
    };
    let Some(game) = lesson.start_of(step, &cards) else {
        return error!("assets/journey/{chapter}.ron: step {} cannot begin", step + 1);
    };
    *gate = lesson.begin_step(step, &game);
    session::begin_lesson(&mut commands, game);
    commands.insert_resource(lesson);
    next_overlay.set(Overlay::None);
    if *screen.get() != Screen::Table {
        next.set(Screen::Table);
    }
}

/// Everything that a step of the way needs.
#[derive(bevy::ecs::system::SystemParam)]
struct LessonWay<'w, 's> {
    commands: Commands<'w, 's>,
    cards: Res<'w, CardSet>,
    game: Res<'w, Game>,
    settings: ResMut<'w, Settings>,
    gate: ResMut<'w, LessonGate>,
    next: ResMut<'w, NextState<Screen>>,
    next_overlay: ResMut<'w, NextState<Overlay>>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

impl LessonWay<'_, '_> {
    /// Goes to a step; its position is laid out unless the game has come there by itself.
    fn go_to(&mut self, lesson: &mut RunningLesson, step: usize, by_itself: bool) {
        self.redraw.write(RequestRedraw);
        if step >= lesson.steps() {
            self.finish(lesson);
            return;
        }
        if by_itself && lesson.lesson.steps[step].at.is_none() {
            *self.gate = lesson.begin_step(step, &self.game);
        } else if let Some(game) = lesson.start_of(step, &self.cards) {
            *self.gate = lesson.begin_step(step, &game);
            session::begin_lesson(&mut self.commands, game);
        }
        self.settings.journey.left_at.insert(lesson.chapter.key().to_owned(), step);
    }

    fn finish(&mut self, lesson: &mut RunningLesson) {
        let journey = &mut self.settings.journey;
        journey.left_at.remove(lesson.chapter.key());
        journey.done.insert(lesson.chapter.key().to_owned());
        self.leave(lesson);
    }

    fn leave(&mut self, lesson: &mut RunningLesson) {
        self.next_overlay.set(Overlay::None);
        match std::mem::take(&mut lesson.back_to) {
            BackTo::Journey => self.next.set(Screen::Journey),
            BackTo::Title => {
                self.next.set(Screen::Title);
                self.next_overlay.set(Overlay::Rules);
            }
            BackTo::Game(game) => match session::put_back(&mut self.commands, *game) {
                Ok(()) => {
                    self.commands.remove_resource::<RunningLesson>();
                    self.next_overlay.set(Overlay::Rules);
                }
                Err(why) => {
                    error!("the game cannot go on: {why}");
                    self.next.set(Screen::Title);
                }
            },
        }
    }
}

/// Does what is pressed.
fn obey(
    time: Res<Time>,
    mut pressed: MessageReader<LessonPress>,
    mut lesson: ResMut<RunningLesson>,
    mut journey: LessonWay,
) {
    let now = time.elapsed_secs();
    lesson.bypass_change_detection().began.get_or_insert(now);
    let Some(press) = pressed.read().last().copied() else { return };
    let step = lesson.step;
    match press {
        LessonPress::Next if lesson.is_too_new_for_a_click(now) => {}
        LessonPress::Next if lesson.waits_for_reader() => journey.go_to(&mut lesson, step + 1, true),
        LessonPress::Next => {}
        LessonPress::Back => journey.go_to(&mut lesson, step.saturating_sub(1), false),
        LessonPress::Skip => journey.go_to(&mut lesson, step + 1, false),
        LessonPress::Leave => journey.leave(&mut lesson),
        LessonPress::Unfold => {
            lesson.unfolded = !lesson.unfolded;
            journey.redraw.write(RequestRedraw);
        }
    }
}

/// Plays for the others, and for the learner what is not asked, one choice after the other.
fn watch(
    game: Res<Game>,
    shown: Res<Presentation>,
    mut lesson: ResMut<RunningLesson>,
    mut chosen: MessageWriter<PlayerChoice>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let StepTask::Watch(takes) = &lesson.step().task else { return };
    if !shown.is_idle() || !matches!(lesson.stage, LessonStage::Asking) {
        return;
    }
    redraw.write(RequestRedraw);
    match game.question().filter(|_| is_watched(&game)).zip(watch_choice(&game, takes)) {
        Some((question, choice)) => {
            chosen.write(PlayerChoice { seat: question.seat, choice });
        }
        None => lesson.stage = LessonStage::Seen,
    }
}

/// The Master thinks about where the step began.
fn think(
    game: Res<Game>,
    session: Res<Session>,
    mut lesson: ResMut<RunningLesson>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let LessonStage::Thinking(pondering) = &mut lesson.bypass_change_detection().stage else { return };
    redraw.write(RequestRedraw);
    pondering.go_on();
    if !pondering.is_complete() {
        return;
    }
    let LessonStage::Thinking(pondering) = std::mem::take(&mut lesson.stage) else { return };
    if let Some((_, advice)) = pondering.finish() {
        // The record begins where the table was laid last.
        let laid_at = game.choices_made() as usize - session.record.choices.len();
        let began_at = lesson.start().map_or(0, |start| start.choices_made() as usize).saturating_sub(laid_at);
        let chosen = session.record.choices.get(began_at..).unwrap_or_default();
        let agrees = !chosen.is_empty() && chosen.iter().zip(&advice.best.plan).all(|(own, master)| own == master);
        lesson.stage = LessonStage::Advised(Box::new(advice), agrees);
    }
}

/// Leads on once the goal is reached and everything has been shown; the glove makes the move after many mistakes.
fn go_on(
    time: Res<Time>,
    place: Res<ThinkingPlace>,
    shown: Res<Presentation>,
    mut resets: MessageReader<HistoryReset>,
    mut chosen: MessageWriter<PlayerChoice>,
    mut lesson: ResMut<RunningLesson>,
    mut journey: LessonWay,
) {
    // A position that is laid out in this frame is on the table from the next one on.
    if resets.read().count() > 0 || !shown.is_idle() || !matches!(lesson.stage, LessonStage::Asking) {
        return;
    }
    if journey.gate.is_met(&journey.game) {
        let start = lesson.start().filter(|_| lesson.step().master).map(|start| start.view(LEARNER));
        match start {
            Some(view) => {
                *journey.gate = LessonGate::Closed;
                let adviser = SyncCell::new(AdviserMind::new(lesson.number() as u64));
                lesson.stage = LessonStage::Thinking(Box::new(Pondering::begin(&place, adviser, view)));
            }
            None => {
                let next = lesson.step + 1;
                if lesson.lesson.steps.get(next).is_some_and(|step| step.at.is_none()) {
                    journey.go_to(&mut lesson, next, true);
                } else {
                    *journey.gate = LessonGate::Closed;
                    (lesson.stage, lesson.mistake, lesson.began) = (LessonStage::Reached, None, None);
                    journey.redraw.write(RequestRedraw);
                }
            }
        }
        return;
    }
    if let Some(shows) = lesson.shows {
        journey.redraw.write(RequestRedraw);
        lesson.shows = Some(shows + time.delta_secs());
        if shows > POINTS_SECONDS
            && let Some(choice) = journey.gate.next()
        {
            lesson.shows = None;
            chosen.write(PlayerChoice { seat: LEARNER, choice });
        }
    }
}

/// Where parts of the table are behind tabs, the first thing that is lit comes into view for reading, and for what is done
/// without a card of the offer; in the end, what was gained.
fn show_what_is_lit(
    game: Res<Game>,
    lesson: Res<RunningLesson>,
    gate: Res<LessonGate>,
    mut showing: ResMut<Showing>,
    mut pointed: ResMut<Pointed>,
    mut shown: Local<Option<(ChapterId, usize, bool)>>,
) {
    let reached = matches!(lesson.stage, LessonStage::Reached);
    let now = Some((lesson.chapter, lesson.step, reached));
    if *shown == now {
        return;
    }
    *shown = now;
    // What was explained in the step before does not lie over what is lit now.
    pointed.on_purpose = false;
    let gained = || {
        let before = lesson.start()?.board().player(LEARNER);
        tab_of_gain(before, game.board().player(LEARNER))
    };
    let lit = lesson.step().light.first().map(tab_of);
    let takes = |choice| matches!(choice, Choice::CarryOut(_) | Choice::Decline(_) | Choice::TakeStartPlayerTile);
    showing.bring_instead(match gate.next() {
        _ if reached => gained(),
        Some(next) => lit.filter(|tab| *tab != Tab::Offer && !takes(next)),
        None => lit.or(Some(Tab::Offer)),
    });
}
