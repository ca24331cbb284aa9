//! The prompt: whose turn it is, what is expected now, and every answer.

mod ask;
mod clicks;
mod draw;
mod frame;
mod modules;
mod orders;
mod places;
mod plan;
mod spend;
mod tickets;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

pub use clicks::clicks_for;

use self::{
    ask::Asking,
    draw::{Banner, Drawing, Places, Pressed},
    plan::{Deed, Plan},
};
use super::{
    log::Log,
    theme::{Brush, layer},
    windows::{Open, Windows},
};
use crate::{
    play::{Chosen, Offered, Session, Shown, Undo, Watched},
    rules::{Choice, Game, Seat},
    screens::{Screen, scoring_covers},
    table::{
        choosing::{Hovered, Selection, card_in_focus},
        layout::Layout,
    },
    text::{Texts, words::Words},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Dials>()
        .add_systems(EguiPrimaryContextPass, draw_prompt.run_if(in_state(Screen::Table).and_then(not(scoring_covers))));
}

/// Numbers set on the dials of the prompt, for one question and selection.
#[derive(Resource, Default)]
struct Dials {
    set: Option<[u8; 3]>,
    at: (u32, Selection),
}

/// Everything the prompt's plan is made from, and what a press on it writes.
#[derive(SystemParam)]
pub struct Prompter<'w> {
    texts: Res<'w, Texts>,
    game: Res<'w, Game>,
    session: Res<'w, Session>,
    shown: Res<'w, Shown>,
    offered: Res<'w, Offered>,
    hovered: Res<'w, Hovered>,
    watched: ResMut<'w, Watched>,
    log: Res<'w, Log>,
    selection: ResMut<'w, Selection>,
    dials: ResMut<'w, Dials>,
    windows: ResMut<'w, Windows>,
    chosen: MessageWriter<'w, Chosen>,
    undo: MessageWriter<'w, Undo>,
}

impl Prompter<'_> {
    fn words(&self) -> Words<'_> {
        Words::new(&self.texts, &self.game, &self.session)
    }

    fn asking(&self, card_shown: bool) -> Asking<'_> {
        let words = self.words();
        let at = (self.game.choices_made(), *self.selection);
        let begun = self.game.flow().running_frame().map(|frame| self.log.begun(frame.source, &frame.symbols));
        Asking {
            words,
            shown: &self.shown.board,
            offered: &self.offered,
            selection: *self.selection,
            focus: card_in_focus(self.hovered.0, *self.selection, &self.offered.choices),
            dials: self.dials.set.filter(|_| self.dials.at == at),
            begun: begun.unwrap_or_default(),
            latest: self.log.latest(&words),
            card_shown,
        }
    }

    /// What the prompt shows now.
    pub fn plan(&self, card_shown: bool) -> Plan {
        self.asking(card_shown).plan()
    }

    /// Whose board lies in front.
    pub fn front(&mut self) -> &mut Seat {
        &mut self.watched.0
    }

    /// Whose secrets can be looked at: those of the only human, or of the human whose board lies in front.
    pub fn secrets_of(&self) -> Option<Seat> {
        let front = Some(self.watched.0).filter(|seat| self.session.humans() > 1 && self.session.is_human(*seat));
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
    pub fn press(&mut self, pressed: Pressed) {
        match pressed {
            Pressed::Undo => {
                self.undo.write(Undo);
            }
            Pressed::Deed(Deed::Choose(choice)) => self.choose(choice),
            Pressed::Deed(Deed::Confirm(_)) => self.windows.open(Open::ConfirmEnd),
            Pressed::Deed(Deed::Select(selection)) => *self.selection = selection,
            Pressed::Deed(Deed::Dial(set)) => {
                *self.dials = Dials { set: Some(set), at: (self.game.choices_made(), *self.selection) };
            }
        }
    }

    /// The windows.
    pub fn windows(&mut self) -> &mut Windows {
        &mut self.windows
    }

    /// Makes a choice for the seat that is asked.
    pub fn choose(&mut self, choice: Choice) {
        if let Some(question) = self.offered.question {
            self.chosen.write(Chosen { seat: question.seat, choice });
        }
    }

    /// Presses the gold button, if there is one.
    pub fn press_gold(&mut self) {
        let deed = self.plan(false).gold().map(|answer| answer.deed);
        if let Some(deed) = deed {
            self.press(Pressed::Deed(deed));
        }
    }

    /// Presses the `nth` of the listed answers.
    pub fn press_listed(&mut self, nth: usize) {
        let deed = self.plan(false).listed().nth(nth).map(|answer| answer.deed);
        if let Some(deed) = deed {
            self.press(Pressed::Deed(deed));
        }
    }

    /// Takes the last choice back, if that is allowed.
    pub fn take_back(&mut self) {
        if self.can_undo() {
            self.press(Pressed::Undo);
        }
    }

    /// Puts back what is picked; whether anything was.
    pub fn put_back(&mut self) -> bool {
        self.selection.set_if_neq(Selection::None)
    }

    /// Whether a card of the offer is picked.
    pub fn card_is_picked(&self) -> bool {
        matches!(*self.selection, Selection::Card(_))
    }

    fn can_undo(&self) -> bool {
        let mine = self.game.question().is_none_or(|question| self.session.is_human(question.seat));
        self.game.can_undo() && mine && self.shown.is_idle()
    }
}

fn draw_prompt(mut contexts: EguiContexts, mut brush: Brush, mut prompter: Prompter) -> Result {
    let ctx = contexts.ctx_mut()?;
    let stage = *brush.stage();
    let layout = Layout::new(stage.shape, prompter.game.board().seats());
    let rect = |rect: Rect| stage.egui(rect.min.x, rect.min.y, rect.width(), rect.height());
    let places =
        Places { prompt: rect(layout.prompt()), banner: rect(layout.banner()), card: layout.prompt_card().map(rect) };
    let plan = prompter.plan(places.card.is_some());
    let seat = prompter.offered.question.map(|question| question.seat).or(prompter.shown.board.active);
    let banner = Banner {
        emblem: seat.map(|seat| format!("emblem/{}", prompter.session.seat(seat).colour.key())),
        can_undo: prompter.can_undo(),
        undo_tip: prompter.words().get(if prompter.can_undo() { "tip-undo" } else { "tip-no-undo" }),
    };
    let covered = prompter.windows.covers();
    let pressed = layer(ctx, "prompt", egui::Order::Middle, |ui| {
        let mut drawing = Drawing { brush: &mut brush, ui, covered, pressed: None };
        drawing.prompt(&plan, &places, &banner);
        drawing.pressed
    });
    if let Some(pressed) = pressed {
        prompter.press(pressed);
    }
    Ok(())
}
