//! The prompt: whose turn it is, what is expected now, and every answer.

mod banner;
mod brings;
mod builder;
mod called;
mod clauses;
#[cfg(test)]
mod click_counts;
mod clicks;
mod company;
mod draw;
mod frame;
mod layout;
mod lesson;
mod model;
mod modules;
mod names;
mod orders;
mod places;
mod posters;
mod presses;
mod spend;
mod telling;
mod tickets;

use std::time::Duration;

use bevy::{ecs::system::SystemParam, prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

pub use clicks::{ClickPaths, TableInView, clicks_for};
pub use company::GREETINGS;
pub use lesson::{answer_to, sentence};
pub use names::{ConfirmControl, PromptControl};

use super::log::Log;
use crate::{
    journey::{LessonPress, Remarks, RunningLesson},
    localization::{Texts, words::Words},
    online::{Friends, Greetings},
    pieces::portrait::{self, LARGE, LEAST},
    replay::{ReplayPress, RunningReplay},
    scene::moods::Moods,
    session::{
        Answers, Following, Hint, HintWanted, LetGo, PendingQuestion, Presentation, Session, Thinking, Undo,
        ViewedSeat, card_set::CardSet,
    },
    state::{Overlay, Screen, TablePhase},
    table::{
        input::{
            choosing::{Hovered, Selection, card_in_focus},
            pointed::{RulesAskedFor, Targets, table_is_free},
            preview,
            showing::Showing,
        },
        layout::{BoardFeatures, TableLayout},
        names::Target,
    },
    ui::{
        brush::{Brush, layer},
        viewport::Viewport,
    },
    widgets::{
        button::{Button, ButtonStyle},
        toast::Toast,
    },
    windows::LookUp,
};
use builder::PromptBuilder;
use company::PromptCompany;
use draw::PromptDrawing;
use layout::{PromptLayout, PromptView};
use model::{Action, Answer, Banner, CompanyPress, HintLamp, PromptModel};
use online::LineState;
use rules::{Choice, Game, Seat};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<NumberPickers>()
        .add_systems(
            EguiPrimaryContextPass,
            draw_prompt.run_if(in_state(TablePhase::Play)).run_if(not(resource_exists::<RunningReplay>)),
        )
        .add_systems(Update, look_up_explained.run_if(in_state(Screen::Table)));
}

/// Opens the rules about what has been explained.
fn look_up_explained(mut asked: MessageReader<RulesAskedFor>, mut prompt: PromptParams) {
    if let Some(RulesAskedFor(target)) = asked.read().last() {
        let clause = clauses::of_thing(&prompt.game, prompt.viewed.0, *target);
        prompt.read(clause);
    }
}

/// The numbers set on the dials of the prompt. They count only for one question and selection.
#[derive(Resource, Default)]
struct NumberPickers {
    set: Option<[u8; 3]>,
    at: (u32, Selection),
    /// Which page of the answers is shown, where they have several.
    page: usize,
}

/// Everything that the prompt is made from, and what a press on it changes.
#[derive(SystemParam)]
pub struct PromptParams<'w> {
    texts: Res<'w, Texts>,
    game: Res<'w, Game>,
    session: Res<'w, Session>,
    shown: Res<'w, Presentation>,
    pending: Res<'w, PendingQuestion>,
    hovered: Res<'w, Hovered>,
    viewport: Res<'w, Viewport>,
    viewed: ResMut<'w, ViewedSeat>,
    log: Res<'w, Log>,
    moods: Res<'w, Moods>,
    following: Res<'w, Following>,
    thinking: Res<'w, Thinking>,
    hint: Res<'w, Hint>,
    selection: ResMut<'w, Selection>,
    pickers: ResMut<'w, NumberPickers>,
    showing: ResMut<'w, Showing>,
    overlay: Res<'w, State<Overlay>>,
    next_overlay: ResMut<'w, NextState<Overlay>>,
    answers: Answers<'w>,
    undo: MessageWriter<'w, Undo>,
    targets: Res<'w, Targets>,
    pointed_at: ResMut<'w, preview::PointedAnswer>,
    redraw: MessageWriter<'w, RequestRedraw>,
    hint_wanted: MessageWriter<'w, HintWanted>,
    toasts: MessageWriter<'w, Toast>,
    lesson: Option<Res<'w, RunningLesson>>,
    lesson_presses: MessageWriter<'w, LessonPress>,
    let_go: MessageWriter<'w, LetGo>,
    replay: Option<Res<'w, RunningReplay>>,
    replay_presses: MessageWriter<'w, ReplayPress>,
    remarks: Res<'w, Remarks>,
    friends: ResMut<'w, Friends>,
    greetings: ResMut<'w, Greetings>,
    cards: Res<'w, CardSet>,
    look_up: MessageWriter<'w, LookUp>,
}

/// Whether what the prompt offers now depends on what the player who is asked knows in secret.
#[cfg(test)]
pub fn uses_secrets(params: PromptParams) -> bool {
    params.builder(&[]).may_use_secrets
}

impl PromptParams<'_> {
    fn words(&self) -> Words<'_> {
        Words::new(&self.texts, &self.game, &self.session)
    }

    /// The table as it is in view.
    fn table(&self) -> TableInView<'_> {
        TableInView::of(&self.game, &self.pending, &self.targets, &self.viewport, *self.viewed, &self.hint)
    }

    /// What clicks on lit things in view do.
    fn on_table(&self) -> Vec<(Choice, Target)> {
        self.table().answers(&self.pending, *self.selection).collect()
    }

    fn builder<'a>(&'a self, on_table: &'a [(Choice, Target)]) -> PromptBuilder<'a> {
        let words = self.words();
        let at = (self.game.choices_made(), *self.selection);
        let brief = self.table().brief;
        // A finger does not point at a card before it picks it: buttons come with the words about it.
        let pointed_at = self.hovered.0.filter(|_| !brief);
        PromptBuilder {
            words,
            shown: &self.shown.board,
            pending: &self.pending,
            selection: *self.selection,
            focus: card_in_focus(pointed_at, *self.selection, &self.pending.choices),
            pickers: self.pickers.set.filter(|_| self.pickers.at == at),
            log: &self.log,
            brief,
            on_table,
            last: self.session.record.choices.last().copied(),
            may_use_secrets: self.session.may_show_secrets_of(self.game.state().seat),
            keeps_waiting: self.thinking.keeps_waiting(),
            followed: self.following.of(*self.viewed),
        }
    }

    /// What the prompt shows now.
    pub fn model(&self) -> PromptModel {
        self.told(self.builder(&self.on_table()).model())
    }

    /// What is asked, if anything is: its title, and what is expected.
    pub fn question(&self) -> Option<[String; 2]> {
        self.pending.question.filter(|_| self.pending.handover.is_none() && self.pending.forced_choice.is_none())?;
        let model = self.model();
        Some([model.title, model.lead])
    }

    /// The same as the conductor puts it, who gives the lesson or remarks on something.
    fn told(&self, mut model: PromptModel) -> PromptModel {
        if let Some(lesson) = &self.lesson {
            return lesson::tell(model, lesson, &self.words(), self.table().brief);
        }
        if self.session.remote.is_some() {
            let asked = self.pending.question.is_some();
            return company::tell(
                model,
                &self.words(),
                &PromptCompany { friends: &self.friends, greetings: &self.greetings, asked },
            );
        }
        if let Some(bot) = self.thinking.held() {
            let words = self.words();
            let button = Button::new(PromptControl::Continue, words.get("lesson-continue"), ButtonStyle::Gold);
            model.lead = words.with("prompt-waits-for-you", [("name", words.name(bot).into())]);
            model.primary = Some(Answer::new(button, Action::LetGo));
            return model;
        }
        if let Some(key) = self.remarks.now(&self.game, &self.pending).filter(|_| self.pending.question.is_some()) {
            let remark = self.texts.with("remark", [("what", self.texts.get(key).into())]);
            model.notes.insert(0, (model::Tone::Good, remark));
        }
        model
    }

    /// Opens the rules at the clause for what is pointed at, or else for what is asked.
    pub fn look_up(&mut self) {
        let clause = match self.hovered.0 {
            Some(target) => clauses::of_thing(&self.game, self.viewed.0, target),
            None => clauses::of_question(&self.game, *self.selection),
        };
        self.read(clause);
    }

    /// Opens the rules at a clause.
    pub fn read(&mut self, clause: &'static str) {
        self.look_up.write(LookUp(clause));
        self.open(Overlay::Rules);
    }

    /// Does what is pressed on the way through a lesson.
    pub fn press_in_lesson(&mut self, press: LessonPress) {
        self.lesson_presses.write(press);
    }

    /// Leaves what can be left without losing anything: the lesson that is given, or the replay. Returns whether there is one.
    pub fn leave_at_once(&mut self) -> bool {
        if self.lesson.is_some() {
            self.lesson_presses.write(LessonPress::Leave);
        }
        if self.replay.is_some() {
            self.replay_presses.write(ReplayPress::Leave);
        }
        self.lesson.is_some() || self.replay.is_some()
    }

    /// Does what is pressed in a game with friends.
    fn press_in_company(&mut self, press: CompanyPress) {
        company::press(press, &mut self.friends, &mut self.greetings, &self.cards);
    }

    /// How well whoever plays a seat is connected, in a game with friends.
    pub fn line_of(&self, seat: Seat) -> Option<LineState> {
        self.session.remote.and_then(|_| self.friends.line(seat.0))
    }

    /// What the clock of a seat shows and whether it runs, in a game with friends that has clocks.
    pub fn clock_of(&self, seat: Seat) -> Option<(Duration, bool)> {
        self.session.remote.and_then(|_| self.friends.clock(seat.0))
    }

    /// The link that leads from another device to the seats played here, in a game with friends.
    pub fn seat_link(&self) -> Option<String> {
        self.session.remote.and(self.friends.own_chair())?;
        self.friends.seat_link()
    }

    /// Whether the game is played with friends elsewhere.
    pub fn is_with_friends(&self) -> bool {
        self.session.remote.is_some()
    }

    /// Whether a game is only watched.
    pub fn watches(&self) -> bool {
        self.replay.is_some()
    }

    /// How many of the events of the game that is watched have been shown.
    pub fn shown_of_replay(&self) -> Option<usize> {
        let replay = self.replay.as_ref()?;
        Some(replay.track().shown(self.game.choices_made() as usize, self.shown.to_come()))
    }

    /// Goes to a moment of the game that is watched.
    pub fn go_to(&mut self, moment: usize) {
        self.replay_presses.write(ReplayPress::GoTo(moment));
    }

    /// Whose board lies in front.
    pub fn front(&self) -> Seat {
        self.viewed.0
    }

    /// Puts a board in front. If it is there already nothing changes: whatever changes it lays the table out anew.
    pub fn bring_to_front(&mut self, seat: Seat) {
        self.viewed.set_if_neq(ViewedSeat(seat));
    }

    /// The player whose secrets can be looked at, if they have any: the only human, or the human whose board lies
    /// in front.
    pub fn secrets_of(&self) -> Option<Seat> {
        let front = Some(self.viewed.0).filter(|seat| match self.session.watching {
            Some(_) => self.session.may_show_secrets_of(*seat),
            None => self.session.humans() > 1 && self.session.is_human(*seat),
        });
        self.words().you.or(front).filter(|seat| {
            let player = self.shown.board.player(*seat);
            player.hidden_game_end > 0 || self.game.setup().murder()
        })
    }

    /// What would be lost if the turn ended now, in words.
    pub fn lost_by_ending(&self) -> Vec<String> {
        self.builder(&[]).lost_by_ending()
    }
}

fn draw_prompt(mut contexts: EguiContexts, mut brush: Brush, mut prompt: PromptParams) -> Result {
    let ctx = contexts.ctx_mut()?;
    let viewport = *brush.viewport();
    let layout = TableLayout::of(
        viewport.shape,
        prompt.game.board().seats(),
        BoardFeatures::default(),
        prompt.showing.phone_view(0),
    );
    let rect = |rect: Rect| viewport.egui(rect.min.x, rect.min.y, rect.width(), rect.height());
    let model = prompt.model();
    let seat = prompt.pending.question.map(|question| question.seat).or(prompt.shown.board.active);
    let banner = Banner {
        portrait: seat.filter(|_| prompt.lesson.is_none()).map(|seat| {
            portrait::with_sign(
                prompt.session.seat(seat),
                prompt.moods.of(seat),
                if layout.prompt_form.is_brief() { LEAST } else { LARGE },
            )
        }),
        rules_tip: prompt.texts.get("tip-rules"),
        can_undo: prompt.can_undo(),
        undo_tip: prompt.undo_tip(),
        hint: HintLamp {
            lit: prompt.hint.is_open(),
            enabled: prompt.why_no_hint().is_none(),
            label: prompt.texts.get("hint"),
            tip: prompt.words().get(prompt.why_no_hint().unwrap_or(if prompt.hint.is_open() {
                "tip-hint-away"
            } else {
                "tip-hint"
            })),
        },
    };
    let covered = !table_is_free(&prompt.overlay, &prompt.pending);
    let view = PromptView {
        model: &model,
        banner: &banner,
        form: layout.prompt_form,
        folded: prompt.showing.folded,
        page: prompt.page(),
        more: &prompt.texts.get("prompt-more-answers"),
    };
    let (pressed, is_held) = layer(ctx, "prompt", egui::Order::Middle, |ui| {
        let painter = ui.painter().clone();
        let laid = PromptLayout::of(&view, rect(layout.prompt), rect(layout.banner), &painter);
        let mut drawing = PromptDrawing { brush: &mut brush, ui, covered, pressed: None, is_held: false };
        drawing.prompt(&laid);
        drawing.banner(&banner, model.back.as_ref(), &laid.banner);
        (drawing.pressed, drawing.is_held)
    });
    let ctx = contexts.ctx_mut()?;
    called::call_answers(ctx, &model, &prompt.words());
    let is_pointed_at = |answer: &&model::Answer| {
        ctx.read_response(egui::Id::new(answer.button.id)).is_some_and(|there| there.hovered() || there.has_focus())
    };
    let pointed_at = model.answers().find(is_pointed_at).and_then(|answer| previewed(answer.action));
    if prompt.pointed_at.set_if_neq(preview::PointedAnswer(pointed_at)) || is_held {
        prompt.redraw.write(RequestRedraw);
    }
    if let Some(pressed) = pressed {
        prompt.button(pressed);
    }
    Ok(())
}

/// What an answer changes, if that can be shown on the board before it is given: nothing that would end something or
/// show something hidden.
fn previewed(action: Action) -> Option<Choice> {
    use Choice as C;
    match action {
        Action::Choose(choice) => matches!(
            choice,
            C::Decline(_)
                | C::Resolve { .. }
                | C::Spend { .. }
                | C::SeatCelebrity(_)
                | C::PlacePassenger
                | C::PlaceLuggage
                | C::PlaceMiddleCard { .. }
                | C::PlaceMailCar { .. }
        )
        .then_some(choice),
        _ => None,
    }
}
