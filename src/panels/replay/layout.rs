//! Where everything of a replay is: in place of the round in the top bar, of the prompt and of the small boards, and on a
//! phone where fingers reach it.

use bevy::prelude::*;

use crate::{
    drawing::rect,
    layout::{FINGER, Grid},
    table::layout::TableLayout,
    ui::viewport::{Phone, Shape},
};

/// What is pressed to move through a game, in the order in which it stands.
pub const TRANSPORT: usize = 5;
/// Its parts.
pub const PLAY: usize = 2;

/// The places of a replay.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReplayLayout {
    /// Back to where it was begun.
    pub back: Rect,
    /// The turn before, a choice back, play, a choice on, the next turn.
    pub transport: [Option<Rect>; TRANSPORT],
    pub line: Option<ReplayLinePlace>,
    /// What is said and set, unless something lies over the table.
    pub panel: Option<ReplayPanelPlaces>,
    /// The log beside the table, with tabs above it where it shares its place with the small boards.
    pub log: Option<LogPlace>,
    /// Whether that is shown at first, and not the small boards.
    pub log_first: bool,
    /// The small boards below these tabs.
    pub boards: Option<Grid>,
}

/// The line, as high as a finger needs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ReplayLinePlace {
    pub place: Rect,
    /// How large the numbers of the rounds are.
    pub figures: f32,
}

/// The parts of the panel.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ReplayPanelPlaces {
    /// Its ground, where the table does not draw that.
    pub ground: Option<Rect>,
    /// The heading: on a banner, or a line of words.
    pub heading: Rect,
    pub has_banner: bool,
    /// What happens, and the largest type for it. It may be left out.
    pub sentence: Option<(Rect, f32)>,
    /// From which seat, with how much room for the word before. A phone has the plates in its bar for that.
    pub view: Option<(Rect, f32)>,
    pub speed: SpeedPlace,
    /// The gold button.
    pub gold: Option<Rect>,
    /// Shows the log, where it has to be asked for.
    pub log: Option<Rect>,
}

/// Where the speed is set.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum SpeedPlace {
    /// All of them beside each other, with how much room for the word before.
    Row(Rect, f32),
    /// One button that leads from one to the next.
    Chip(Rect),
    #[default]
    Nowhere,
}

/// Where the log is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LogPlace {
    pub ground: Rect,
    /// Whether it lies on the sheet of its tab, which is its ground then.
    pub on_sheet: bool,
    pub tabs: Option<Rect>,
    pub list: Rect,
}

/// From one part to the next on a large stage.
const STEP: f32 = 50.0;
/// Room between things for fingers.
const GAP: f32 = 3.0;

impl ReplayLayout {
    /// Beside this table. While points are counted `over` it, only what is in the bar is left.
    pub fn of(shape: Shape, table: &TableLayout, over: bool, folded: bool) -> Self {
        match shape {
            Shape::Wide => Self::desktop(table, true, over),
            Shape::Tall => Self::desktop(table, false, over),
            Shape::Phone(phone) => Self::phone(phone, table, over, folded),
        }
    }

    fn desktop(table: &TableLayout, wide: bool, over: bool) -> Self {
        let transport = std::array::from_fn(|nth| Some(rect(78.0 + STEP * nth as f32, 6.0, 46.0, 38.0)));
        let first = table.top_bar.plate(0).min.x;
        let prompt = table.prompt;
        let at = |y: f32, high: f32| rect(prompt.min.x + 16.0, prompt.min.y + y, prompt.width() - 32.0, high);
        let in_bar = ReplayLinePlace { place: Rect::new(344.0, 3.0, first - 22.0, 47.0), figures: 17.5 };
        let panel = ReplayPanelPlaces { heading: table.banner, has_banner: true, ..default() };
        let panel = if wide {
            ReplayPanelPlaces {
                sentence: Some((at(47.0, 40.0), 20.0)),
                view: Some((at(92.0, 38.0), 68.0)),
                speed: SpeedPlace::Row(at(140.0, 38.0), 68.0),
                gold: Some(at(191.0, 48.0)),
                ..panel
            }
        } else {
            let foot = at(202.0, 42.0);
            ReplayPanelPlaces {
                sentence: Some((at(43.0, 28.0), 19.0)),
                view: Some((at(118.0, 34.0), 68.0)),
                speed: SpeedPlace::Row(at(160.0, 34.0), 68.0),
                gold: Some(Rect { max: Vec2::new(foot.max.x - 118.0, foot.max.y), ..foot }),
                log: Some(Rect { min: Vec2::new(foot.max.x - 110.0, foot.min.y), ..foot }),
                ..panel
            }
        };
        let (log, boards) = if wide {
            let ground = Rect::new(prompt.max.x + 10.0, 59.0, 1592.0, 497.0);
            let tabs = rect(ground.min.x + 16.0, ground.min.y + 12.0, ground.width() - 32.0, 40.0);
            let below = Rect::new(ground.min.x + 2.0, tabs.max.y + 8.0, 1590.0, 496.0);
            let list = Rect::new(ground.min.x + 8.0, tabs.max.y + 8.0, ground.max.x - 8.0, ground.max.y - 9.0);
            let boards = Grid::shared(below, 4.0, 1, table.players - 1);
            (LogPlace { ground, on_sheet: false, tabs: Some(tabs), list }, Some(boards))
        } else {
            let ground = table.hint;
            (LogPlace { ground, on_sheet: false, tabs: None, list: ground.inflate(-9.0) }, None)
        };
        let line =
            if wide { Some(in_bar) } else { (!over).then(|| ReplayLinePlace { place: at(72.0, 42.0), figures: 17.5 }) };
        Self {
            back: rect(12.0, 6.0, 54.0, 38.0),
            transport,
            line,
            panel: (!over).then_some(panel),
            log: (!over).then_some(log),
            log_first: wide,
            boards,
        }
    }

    fn phone(phone: Phone, table: &TableLayout, over: bool, folded: bool) -> Self {
        let portrait = phone.is_portrait();
        let menu = table.top_bar.menu;
        let in_bar = |nth: f32| rect(4.0 + nth * (FINGER + 2.0), menu.min.y, FINGER, FINGER);
        let beside_menu = table.top_bar.undo.unwrap_or_default();
        let inner = table.prompt.inflate(-8.0);
        let inner = Rect { max: Vec2::new(inner.max.x, inner.max.y + 4.0), ..inner };
        let mut all = Self { back: in_bar(0.0), ..default() };
        if !portrait {
            all.transport[1] = Some(in_bar(1.0));
            all.transport[3] = Some(in_bar(2.0));
        }
        if over {
            all.transport[PLAY] = Some(beside_menu);
        } else if portrait {
            all.sheet(table.prompt, inner, folded);
        } else {
            all.column(table.prompt, inner);
        }
        let list = table.sheet.map(|sheet| sheet.inflate(-10.0));
        all.log = list.filter(|_| !over).map(|list| LogPlace { ground: list, on_sheet: true, tabs: None, list });
        all
    }

    /// At the foot of a phone held upright; folded, only play and the line are left.
    fn sheet(&mut self, ground: Rect, inner: Rect, folded: bool) {
        let row = |y: f32| Rect::new(inner.min.x, y, inner.max.x, y + FINGER);
        let panel = ReplayPanelPlaces { ground: Some(ground), ..default() };
        if folded {
            let line = row(inner.center().y - FINGER / 2.0);
            self.transport[PLAY] = Some(Rect { max: Vec2::new(line.min.x + FINGER, line.max.y), ..line });
            let place = Rect { min: Vec2::new(line.min.x + FINGER + 6.0, line.min.y), ..line };
            self.line = Some(ReplayLinePlace { place, figures: 14.0 });
            self.panel = Some(panel);
            return;
        }
        // Where there is room the gold button has a row of its own.
        let roomy = inner.height() > 4.0 * FINGER + 3.0 * GAP + 10.0;
        let foot = inner.max.y - FINGER;
        let buttons = if roomy { foot - FINGER - GAP } else { foot };
        let line = row(buttons - FINGER - GAP);
        let wide = if roomy { (inner.width() - 4.0 * GAP) / 5.0 } else { FINGER };
        for (nth, place) in self.transport.iter_mut().enumerate() {
            *place = Some(rect(inner.min.x + nth as f32 * (wide + GAP), buttons, wide, FINGER));
        }
        let after = inner.min.x + 5.0 * (wide + GAP) + 3.0;
        let gold = if roomy { row(foot) } else { Rect::new(after, foot, inner.max.x, foot + FINGER) };
        self.line = Some(ReplayLinePlace { place: line, figures: 15.0 });
        let head = Rect::new(inner.min.x, inner.min.y, inner.max.x - 92.0, line.min.y - GAP);
        let heading = Rect { max: Vec2::new(head.max.x, head.min.y + 21.0), ..head };
        let sentence = Rect { min: Vec2::new(head.min.x, heading.max.y), ..head };
        let speed = Rect::new(inner.max.x - 86.0, inner.min.y - 2.0, inner.max.x, inner.min.y - 2.0 + FINGER);
        let sentence = Some((sentence, 16.0));
        self.panel =
            Some(ReplayPanelPlaces { heading, sentence, speed: SpeedPlace::Chip(speed), gold: Some(gold), ..panel });
    }

    /// At the right of a phone that lies.
    fn column(&mut self, ground: Rect, inner: Rect) {
        let row = |nth: f32| {
            let y = inner.max.y - nth * (FINGER + GAP) - FINGER;
            Rect::new(inner.min.x, y, inner.max.x, y + FINGER)
        };
        let third = (inner.width() - 2.0 * GAP) / 3.0;
        for (nth, part) in [0, PLAY, 4].into_iter().enumerate() {
            self.transport[part] = Some(rect(inner.min.x + nth as f32 * (third + GAP), row(2.0).min.y, third, FINGER));
        }
        self.line = Some(ReplayLinePlace { place: row(1.0), figures: 14.0 });
        let foot = row(0.0);
        let speed = Rect { max: Vec2::new(foot.min.x + 62.0, foot.max.y), ..foot };
        let gold = Rect { min: Vec2::new(speed.max.x + GAP, foot.min.y), ..foot };
        let heading = Rect { max: Vec2::new(inner.max.x, inner.min.y + 20.0), ..inner };
        let sentence = Rect::new(inner.min.x, heading.max.y, inner.max.x, row(2.0).min.y - GAP);
        self.panel = Some(ReplayPanelPlaces {
            ground: Some(ground),
            heading,
            sentence: Some((sentence, 15.0)),
            speed: SpeedPlace::Chip(speed),
            gold: Some(gold),
            ..default()
        });
    }

    /// Everything that can be pressed.
    #[cfg(test)]
    fn pressed(&self) -> Vec<Rect> {
        let panel = self.panel.iter().flat_map(|panel| {
            let chip = if let SpeedPlace::Chip(chip) = panel.speed { Some(chip) } else { None };
            [chip, panel.gold, panel.log]
        });
        let line = self.line.map(|line| line.place);
        [Some(self.back), line].into_iter().chain(self.transport).chain(panel).flatten().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        table::layout::{BoardFeatures, PhoneView},
        ui::viewport::Viewport,
    };

    fn layouts(window: Vec2) -> impl Iterator<Item = (TableLayout, ReplayLayout)> {
        let viewport = Viewport::phone(window, 1.0).unwrap_or(Viewport::fit(window, 1.0));
        let all = (2..=4).flat_map(|players| [(players, false, false), (players, true, false), (players, false, true)]);
        all.map(move |(players, over, folded)| {
            // Only upright there is something to fold.
            let folded = folded && window.x < window.y;
            let view = PhoneView { folded, ..PhoneView::default() };
            let table = TableLayout::of(viewport.shape, players, BoardFeatures::default(), view);
            let own = ReplayLayout::of(viewport.shape, &table, over, folded);
            (table, own)
        })
    }

    const PHONES: [Vec2; 4] =
        [Vec2::new(844.0, 390.0), Vec2::new(667.0, 375.0), Vec2::new(390.0, 844.0), Vec2::new(360.0, 640.0)];

    #[test]
    fn nothing_lies_on_anything_else_and_everything_is_on_the_screen() {
        let windows = [Vec2::new(1280.0, 720.0), Vec2::new(1024.0, 768.0)];
        for window in windows.into_iter().chain(PHONES) {
            for (table, own) in layouts(window) {
                let mut places = own.pressed();
                places.extend([table.top_bar.menu]);
                places.extend((0..table.players).map(|seat| table.top_bar.plate(seat)));
                if let Some(panel) = own.panel {
                    places.extend([panel.heading].into_iter().chain(panel.sentence.map(|(place, _)| place)));
                    places.extend(panel.view.map(|(place, _)| place));
                }
                let screen = Rect::from_corners(Vec2::ZERO, table.size).inflate(0.5);
                for (nth, place) in places.iter().enumerate() {
                    assert!(screen.contains(place.min) && screen.contains(place.max), "{window}: {place:?}");
                    assert!(place.width() >= 0.0 && place.height() >= 0.0, "{window}: {place:?} is turned over");
                    let on = places[..nth]
                        .iter()
                        .find(|other| other.inflate(-0.5).intersect(*place).size().min_element() > 0.0);
                    assert!(on.is_none(), "{window}, {} players: {place:?} lies on {on:?}", table.players);
                }
            }
        }
    }

    #[test]
    fn fingers_hit_everything_on_a_phone() {
        for window in PHONES {
            for (_, own) in layouts(window) {
                for place in own.pressed() {
                    assert!(place.size().min_element() >= FINGER - 0.01, "{window}: {place:?}");
                }
                assert!(own.transport[PLAY].is_some() && own.back != Rect::default());
            }
        }
    }
}
