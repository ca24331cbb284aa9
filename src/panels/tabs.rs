//! The tabs: what else there is on the table, a touch away.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Painter, Rect as ERect, Ui, pos2, vec2},
};

use super::{
    others::{BoardControl, home},
    scores::ticket,
};
use crate::{
    localization::words::{Speaker, Words},
    session::{PendingQuestion, Presentation, ViewedSeat},
    state::{Overlay, TablePhase},
    table::{
        input::{pointed::table_is_free, showing::Showing},
        layout::{TableLayout, has_tabs},
        names::Tab,
    },
    ui::{
        brush::{Brush, layer},
        naming::named,
        regions::RegionId,
        text::draw_fitted,
        theme::{bold, palette, text},
    },
};
use rules::{Board, Choice, Pile, Seat};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw_tabs.run_if(in_state(TablePhase::Play)).run_if(has_tabs));
}

named! {
    /// A tab.
    TabControl:
    /// Show this part of the table on a phone.
    Show(tab: Tab) = "tab/{}",
}

fn draw_tabs(
    mut contexts: EguiContexts,
    mut brush: Brush,
    speaker: Speaker,
    shown: Res<Presentation>,
    pending: Res<PendingQuestion>,
    overlay: Res<State<Overlay>>,
    mut viewed: ResMut<ViewedSeat>,
    mut showing: ResMut<Showing>,
) -> Result {
    let words = speaker.words();
    let layout = TableLayout::new(brush.viewport().shape, shown.board.seats());
    let home = home(&pending, &words, &shown.board)
        .filter(|home| *home != viewed.0 && (words.you == Some(*home) || pending.question.is_some()));
    let mut pressed = None;
    layer(contexts.ctx_mut()?, "tabs", egui::Order::Middle, |ui| {
        let covered = !table_is_free(&overlay, &pending);
        let mut tabs = Tabs {
            brush: &mut brush,
            ui,
            words: &words,
            board: &shown.board,
            pending: &pending,
            viewed: viewed.0,
            shown: showing.tab,
            stranger: home.is_some(),
            covered,
        };
        for tab in layout.tabs() {
            let place = layout.tab(tab);
            let rect = tabs.brush.viewport().egui(place.min.x, place.min.y, place.width(), place.height());
            if tabs.draw(tab, rect) {
                pressed = Some(tab);
            }
        }
    });
    match (pressed, home) {
        (Some(Tab::Others), Some(home)) => viewed.0 = home,
        (Some(tab), _) => showing.turn_to(tab),
        (None, _) => {}
    }
    Ok(())
}

struct Tabs<'a, 'b, 'w> {
    brush: &'a mut Brush<'w>,
    ui: &'b mut Ui,
    words: &'a Words<'a>,
    board: &'a Board,
    pending: &'a PendingQuestion,
    /// Whose board lies in front, and whether that is somebody else's.
    viewed: Seat,
    stranger: bool,
    shown: Tab,
    covered: bool,
}

impl Tabs<'_, '_, '_> {
    fn painter(&self) -> Painter {
        self.ui.painter().clone()
    }

    /// Draws a tab and returns whether it was pressed. The one in view leads back to the offer.
    fn draw(&mut self, tab: Tab, rect: ERect) -> bool {
        let (open, back) = (self.shown == tab, tab == Tab::Others && self.stranger);
        let id: RegionId = if back { BoardControl::Own.into() } else { TabControl::Show(tab).into() };
        let response = self.brush.clickable(self.ui, id, rect, !self.covered);
        let painter = self.painter();
        let ready =
            tab == Tab::Contract && self.pending.choices.iter().any(|choice| matches!(choice, Choice::Fulfil { .. }));
        let lit = open || back || ready;
        self.brush.slice(&painter, if lit { "panel/button-hover" } else { "panel/button" }, [12.0; 4], rect);
        let icon = pos2(rect.center().x, rect.top() + (rect.height() - 13.0) * 0.46 + 1.0);
        let high = (rect.height() - 24.0).clamp(20.0, 28.0);
        let key = match (open, back) {
            (_, true) => "tab-own".to_owned(),
            (true, _) => "tab-offer".to_owned(),
            (false, _) => format!("tab-{}", self.named(tab)),
        };
        if open {
            let pile = [palette::PINE, palette::CARRIAGE, palette::BURGUNDY][Pile::of_round(self.board.round).index()];
            for nth in [-1.0, 0.0, 1.0] {
                let card = ERect::from_center_size(icon + vec2(nth * 12.5, 0.0), vec2(10.5, high * 0.66));
                painter.rect(card, 1.5, palette::PAPER, (0.8, palette::BRASS), egui::StrokeKind::Outside);
                painter.rect_filled(card.with_max_y(card.top() + 4.0), 1.0, pile);
            }
        } else {
            self.icon(tab, &painter, icon, high);
        }
        let line = ERect::from_center_size(pos2(rect.center().x, rect.bottom() - 10.5), vec2(rect.width() - 5.0, 13.0));
        let ink = if lit { palette::LAMP } else { palette::PAPER };
        draw_fitted(&painter, line, &self.label(&key, line.width()), text(12.0), ink);
        if let Some(count) = self.count(tab).filter(|_| !open) {
            let badge = rect.right_top() + vec2(-11.0, 11.0);
            let fill = if ready { palette::PINE } else { palette::NIGHT };
            painter.circle(badge, 8.5, fill, (1.2, palette::BRASS));
            let place = ERect::from_center_size(badge + vec2(0.0, 0.8), vec2(15.0, 14.0));
            draw_fitted(&painter, place, &count.to_string(), bold(12.0), palette::PAPER);
        }
        response.clicked()
    }

    /// The words for a tab: shorter ones where the usual ones have no room, not even in the smallest type.
    fn label(&self, key: &str, room: f32) -> String {
        const SMALLEST: f32 = 11.0;
        let usual = self.words.get(key);
        let short = match key {
            "tab-contract" => "tab-contract-short",
            "tab-evidence" => "tab-evidence-short",
            _ => return usual,
        };
        let wide = self.painter().layout_no_wrap(usual.clone(), text(SMALLEST), palette::PAPER).size().x;
        if wide > room { self.words.get(short) } else { usual }
    }

    /// What the tab with the cards in front is called: the modules decide what there is.
    fn named(&self, tab: Tab) -> String {
        let setup = self.words.game.setup();
        match tab {
            Tab::Contract if setup.murder() => "evidence".to_owned(),
            tab => tab.to_string(),
        }
    }

    fn icon(&self, tab: Tab, painter: &Painter, at: egui::Pos2, high: f32) {
        let name = match tab {
            Tab::Offer | Tab::Route => "head/route",
            Tab::Market => "icon/game-end-card/night",
            Tab::Coins => "icon/coin/night",
            Tab::Contract if self.words.game.setup().murder() => "icon/fingerprint-1/night",
            Tab::Contract => "icon/contract/night",
            Tab::Log => "ui/log",
            Tab::Others => {
                let other = self.viewed.left(1, self.board.seats());
                let emblem = format!("emblem/{}", self.words.seats[other.index()].colour.key());
                self.brush.icon(painter, &emblem, at - vec2(14.0, 0.0), high * 0.62);
                let score = self.board.player(other).score().to_string();
                ticket(self.brush, painter, at + vec2(9.0, 0.0), &score, high * 0.72);
                return;
            }
        };
        self.brush.icon(painter, name, at, if tab == Tab::Log { high * 0.8 } else { high });
    }

    fn count(&self, tab: Tab) -> Option<u8> {
        let player = self.board.player(self.viewed);
        match tab {
            Tab::Coins => Some(player.purse.total()),
            Tab::Contract if self.words.game.setup().murder() => {
                Some(player.case_file.hidden + player.case_file.open.len() as u8)
            }
            Tab::Contract => Some(player.contracts.len() as u8).filter(|count| *count > 0),
            _ => None,
        }
    }
}
