//! The tabs: what else there is on the table, a touch away.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Rect as ERect, Ui},
};

use super::others::{BoardControl, home};
use crate::{
    drawing::{Drawing, Ink, sized},
    journey::RunningLesson,
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
        labels::Align,
        naming::named,
        regions::RegionId,
        theme::palette,
        told,
        typefaces::Typeface,
    },
};
use rules::{Board, Choice, Pile, Seat};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw_tabs.run_if(in_state(TablePhase::Play).and_then(has_tabs)));
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
    lesson: Option<Res<RunningLesson>>,
) -> Result {
    // The way through a lesson lies over them.
    if lesson.as_ref().is_some_and(|lesson| lesson.unfolded) {
        return Ok(());
    }
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
        // In a lesson, its way is behind the last one.
        for tab in layout.tabs().filter(|tab| lesson.is_none() || *tab != Tab::Log) {
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

/// A tab of this size without its picture: its words at the foot.
pub(super) fn ground(label: &str, size: Vec2, lit: bool) -> Drawing {
    let mut ground = Drawing::default();
    ground.slice(if lit { "panel/button-hover" } else { "panel/button" }, 12.0, sized(size));
    let line = Rect::from_center_size(Vec2::new(size.x / 2.0, size.y - 10.5), Vec2::new(size.x - 5.0, 13.0));
    let ink = if lit { palette::LAMP } else { palette::PAPER };
    ground.line_in(label, line, 12.0, ink, Align::Centre, Typeface::Text);
    ground
}

/// Where the middle of the picture on such a tab is, and how high it is.
pub(super) fn room_for_picture(size: Vec2) -> (Vec2, f32) {
    (Vec2::new(size.x / 2.0, (size.y - 13.0) * 0.46 + 1.0), (size.y - 24.0).clamp(20.0, 28.0))
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
    /// Draws a tab and returns whether it was pressed. The one in view leads back to the offer.
    fn draw(&mut self, tab: Tab, rect: ERect) -> bool {
        let back = tab == Tab::Others && self.stranger;
        let id: RegionId = if back { BoardControl::Own.into() } else { TabControl::Show(tab).into() };
        let response = self.brush.clickable(self.ui, id, rect, !self.covered);
        if !back {
            told::choose(self.ui.ctx(), id, self.shown == tab);
        }
        let face = self.face(tab, Vec2::new(rect.width(), rect.height()));
        self.brush.painting(self.ui.painter(), rect.min, 1.0).paint(&face);
        response.clicked()
    }

    /// What a tab of this size looks like: its picture over its name, and a number where there is one.
    fn face(&self, tab: Tab, size: Vec2) -> Drawing {
        let (open, back) = (self.shown == tab, tab == Tab::Others && self.stranger);
        let ready =
            tab == Tab::Contract && self.pending.choices.iter().any(|choice| matches!(choice, Choice::Fulfil { .. }));
        let lit = open || back || ready;
        let key = match (open, back) {
            (_, true) => "tab-own".to_owned(),
            (true, _) => "tab-offer".to_owned(),
            (false, _) => format!("tab-{}", self.named(tab)),
        };
        let mut face = ground(&self.label(&key, size.x - 5.0), size, lit);
        let (icon, high) = room_for_picture(size);
        if open {
            let pile = [palette::PINE, palette::CARRIAGE, palette::BURGUNDY][Pile::of_round(self.board.round).index()];
            for nth in [-1.0, 0.0, 1.0] {
                let card = Rect::from_center_size(icon + Vec2::X * nth * 12.5, Vec2::new(10.5, high * 0.66));
                face.rounded(card.inflate(0.8), 1.5, palette::PAPER, Some((0.8, palette::BRASS.colour())));
                face.fill(Rect { max: Vec2::new(card.max.x, card.min.y + 4.0), ..card }, pile);
            }
        } else {
            self.icon(tab, &mut face, icon, high);
        }
        if let Some(count) = self.count(tab).filter(|_| !open) {
            let (badge, ground) = (Vec2::new(size.x - 11.0, 11.0), if ready { palette::PINE } else { palette::NIGHT });
            face.disc(badge, 8.5, ground, Some((1.2, palette::BRASS.colour())));
            face.count(count, badge, 12.0, palette::PAPER, Align::Centre);
        }
        face
    }

    /// The words for a tab: shorter ones where the usual ones have no room, not even in the smallest type.
    fn label(&self, key: &str, room: f32) -> String {
        const SMALLEST: f32 = 11.0;
        let usual = self.words.get(key);
        let short = match key {
            "tab-contract" => "tab-contract-short",
            "tab-evidence" => "tab-evidence-short",
            "tab-own" => "tab-own-short",
            _ => return usual,
        };
        if Typeface::Text.width(&usual, SMALLEST) > room { self.words.get(short) } else { usual }
    }

    /// What the tab with the cards in front is called: the modules decide what there is.
    fn named(&self, tab: Tab) -> String {
        let setup = self.words.game.setup();
        match tab {
            Tab::Contract if setup.murder() => "evidence".to_owned(),
            tab => tab.to_string(),
        }
    }

    fn icon(&self, tab: Tab, face: &mut Drawing, at: Vec2, high: f32) {
        let name = match tab {
            Tab::Offer | Tab::Route => "head/route",
            Tab::Market => "icon/game-end-card/night",
            Tab::Coins => "icon/coin/night",
            Tab::Contract if self.words.game.setup().murder() => "icon/fingerprint-1/night",
            Tab::Contract => "icon/contract/night",
            Tab::Log => "ui/log",
            Tab::Others => {
                let other = self.viewed.left(1, self.board.seats());
                // The picture of a sign is half as high again as the sign.
                face.emblem(self.words.seats[other.index()].colour, at.x - 14.0, at.y, high * 0.62 / 3.0);
                face.ticket(self.board.player(other).score(), at + Vec2::X * 9.0, high * 0.72);
                return;
            }
        };
        face.icon(name, at.x, at.y, if tab == Tab::Log { high * 0.8 } else { high });
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
