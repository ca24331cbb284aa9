//! The prompt: whose turn it is, what is expected now, and every answer.

mod ask;
mod banner;
mod clicks;
mod draw;
mod frame;
mod model;
mod modules;
mod orders;
mod places;
mod spend;
mod tickets;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

pub use clicks::clicks_for;

use super::log::Log;
use crate::{
    localization::{Texts, words::Words},
    rules::{Choice, Game, Seat, turn::state::Phase},
    session::{Hint, HintWanted, PendingQuestion, PlayerChoice, Presentation, Session, Thinking, Undo, ViewedSeat},
    state::{Overlay, TablePhase},
    table::{
        input::{
            choosing::{self, Click, Hovered, Selection, card_in_focus},
            pointer::table_is_free,
        },
        layout::Layout,
    },
    ui::{
        brush::{Brush, layer},
        toast::Toast,
    },
};
use ask::Asking;
use banner::{Banner, HintLamp};
use draw::{Places, Pressed, PromptDrawing};
use model::{Action, PromptModel};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Dials>().add_systems(EguiPrimaryContextPass, draw_prompt.run_if(in_state(TablePhase::Play)));
}

/// The numbers set on the dials of the prompt. They count only for one question and selection.
#[derive(Resource, Default)]
struct Dials {
    set: Option<[u8; 3]>,
    at: (u32, Selection),
}

/// Everything that the prompt's plan is made from, and what a press on it changes.
#[derive(SystemParam)]
pub struct Prompter<'w> {
    texts: Res<'w, Texts>,
    game: Res<'w, Game>,
    session: Res<'w, Session>,
    shown: Res<'w, Presentation>,
    pending: Res<'w, PendingQuestion>,
    hovered: Res<'w, Hovered>,
    viewed: ResMut<'w, ViewedSeat>,
    log: Res<'w, Log>,
    thinking: Res<'w, Thinking>,
    hint: Res<'w, Hint>,
    selection: ResMut<'w, Selection>,
    dials: ResMut<'w, Dials>,
    overlay: Res<'w, State<Overlay>>,
    next_overlay: ResMut<'w, NextState<Overlay>>,
    chosen: MessageWriter<'w, PlayerChoice>,
    undo: MessageWriter<'w, Undo>,
    hint_wanted: MessageWriter<'w, HintWanted>,
    toasts: MessageWriter<'w, Toast>,
}

impl Prompter<'_> {
    fn words(&self) -> Words<'_> {
        Words::new(&self.texts, &self.game, &self.session)
    }

    fn asking(&self, card_shown: bool) -> Asking<'_> {
        let words = self.words();
        let at = (self.game.choices_made(), *self.selection);
        let begun = self.game.state().running_frame().map(|frame| self.log.begun(frame.source, &frame.symbols));
        Asking {
            words,
            shown: &self.shown.board,
            pending: &self.pending,
            selection: *self.selection,
            focus: card_in_focus(self.hovered.0, *self.selection, &self.pending.choices),
            dials: self.dials.set.filter(|_| self.dials.at == at),
            begun: begun.unwrap_or_default(),
            latest: self.log.latest(&words),
            card_shown,
            keeps_waiting: self.thinking.keeps_waiting(),
        }
    }

    /// What the prompt shows now.
    pub fn plan(&self, card_shown: bool) -> PromptModel {
        self.asking(card_shown).plan()
    }

    /// Whose board lies in front.
    pub fn front(&mut self) -> &mut Seat {
        &mut self.viewed.0
    }

    /// The player whose secrets can be looked at, if they have any: the only human, or the human whose board lies
    /// in front.
    pub fn secrets_of(&self) -> Option<Seat> {
        let front = Some(self.viewed.0).filter(|seat| self.session.humans() > 1 && self.session.is_human(*seat));
        self.words().you.or(front).filter(|seat| {
            let player = self.shown.board.player(*seat);
            player.hidden_game_end > 0 || self.game.setup().murder()
        })
    }

    /// What would be lost if the turn ended now, in words.
    pub fn lost_by_ending(&self) -> Vec<String> {
        self.asking(false).lost_by_ending()
    }

    /// Does what a press asks for.
    pub fn button(&mut self, pressed: Pressed) {
        match pressed {
            Pressed::Undo => {
                self.undo.write(Undo);
            }
            Pressed::Hint => {
                self.hint_wanted.write(HintWanted);
            }
            Pressed::Action(Action::Choose(choice)) => self.choose(choice),
            Pressed::Action(Action::Confirm(_)) => self.open(Overlay::ConfirmEnd),
            Pressed::Action(Action::Select(selection)) => *self.selection = selection,
            Pressed::Action(Action::Dial(set)) => {
                *self.dials = Dials { set: Some(set), at: (self.game.choices_made(), *self.selection) };
            }
        }
    }

    pub fn overlay(&self) -> Overlay {
        *self.overlay.get()
    }

    /// Opens a window in place of the one that is open, if any.
    pub fn open(&mut self, window: Overlay) {
        self.next_overlay.set(window);
    }

    pub fn close(&mut self) {
        self.next_overlay.set(Overlay::None);
    }

    /// Makes a choice for the player who is asked.
    pub fn choose(&mut self, choice: Choice) {
        if let Some(question) = self.pending.question {
            self.chosen.write(PlayerChoice { seat: question.seat, choice });
        }
    }

    /// Presses the gold button, if there is one.
    pub fn press_gold(&mut self) {
        let action = self.plan(false).gold().map(|answer| answer.action);
        if let Some(action) = action {
            self.button(Pressed::Action(action));
        }
    }

    /// Presses the `nth` of the listed answers.
    pub fn press_listed(&mut self, nth: usize) {
        let action = self.plan(false).listed().nth(nth).map(|answer| answer.action);
        if let Some(action) = action {
            self.button(Pressed::Action(action));
        }
    }

    /// Undoes the last choice, or says why that is not possible.
    pub fn take_back(&mut self) {
        match self.why_no_undo() {
            None => self.button(Pressed::Undo),
            Some(key) => {
                self.toasts.write(Toast(self.texts.get(key)));
            }
        }
    }

    /// Asks the adviser or puts the hint away, or says why there can be none.
    pub fn ask_for_hint(&mut self) {
        match self.why_no_hint() {
            None => self.button(Pressed::Hint),
            Some(key) => {
                self.toasts.write(Toast(self.texts.get(key)));
            }
        }
    }

    /// Whether a hint is shown.
    pub fn has_hint(&self) -> bool {
        self.hint.is_open()
    }

    /// The text key of the reason why there can be no hint now, if there is one.
    fn why_no_hint(&self) -> Option<&'static str> {
        match self.pending.open_to_hints() {
            Some(_) => None,
            None if self.shown.is_idle() => Some("tip-hint-not-yours"),
            None => Some("tip-hint-presenting"),
        }
    }

    /// Puts back what is picked. Returns whether anything was.
    pub fn put_back(&mut self) -> bool {
        self.selection.set_if_neq(Selection::None)
    }

    /// Whether a card of the offer is picked.
    pub fn card_is_picked(&self) -> bool {
        matches!(*self.selection, Selection::Card(_))
    }

    /// The text key of the reason why nothing can be undone now, if there is one.
    fn why_no_undo(&self) -> Option<&'static str> {
        let mine = self.game.question().is_some_and(|question| self.session.is_human(question.seat));
        match self.game.state().phase {
            _ if !self.shown.is_idle() => Some("tip-undo-presenting"),
            _ if !mine => Some("tip-undo-not-yours"),
            _ if self.game.can_undo() => None,
            Phase::Turn { taken: true } => Some("tip-undo-hidden"),
            _ => Some("tip-undo-nothing"),
        }
    }

    /// Whether a click on the thing pointed at would do something.
    pub fn points_at_answer(&self) -> bool {
        let click = |target| choosing::click(target, *self.selection, &self.pending.choices);
        self.hovered.0.is_some_and(|target| click(target) != Click::Nothing)
    }
}

fn draw_prompt(mut contexts: EguiContexts, mut brush: Brush, mut prompter: Prompter) -> Result {
    let ctx = contexts.ctx_mut()?;
    let viewport = *brush.viewport();
    let layout = Layout::new(viewport.shape, prompter.game.board().seats());
    let rect = |rect: Rect| viewport.egui(rect.min.x, rect.min.y, rect.width(), rect.height());
    let places =
        Places { prompt: rect(layout.prompt()), banner: rect(layout.banner()), card: layout.prompt_card().map(rect) };
    let plan = prompter.plan(places.card.is_some());
    let seat = prompter.pending.question.map(|question| question.seat).or(prompter.shown.board.active);
    let banner = Banner {
        emblem: seat.map(|seat| format!("emblem/{}", prompter.session.seat(seat).colour.key())),
        can_undo: prompter.why_no_undo().is_none(),
        undo_tip: prompter.words().get(prompter.why_no_undo().unwrap_or("tip-undo")),
        hint: HintLamp {
            lit: prompter.hint.is_open(),
            enabled: prompter.why_no_hint().is_none(),
            label: prompter.texts.get("hint"),
            tip: prompter.words().get(prompter.why_no_hint().unwrap_or(if prompter.hint.is_open() {
                "tip-hint-away"
            } else {
                "tip-hint"
            })),
        },
    };
    let covered = !table_is_free(&prompter.overlay, &prompter.pending);
    let pressed = layer(ctx, "prompt", egui::Order::Middle, |ui| {
        let mut drawing = PromptDrawing { brush: &mut brush, ui, covered, pressed: None };
        drawing.banner(&plan, places.banner, &banner);
        drawing.prompt(&plan, &places);
        drawing.pressed
    });
    if let Some(pressed) = pressed {
        prompter.button(pressed);
    }
    Ok(())
}
