//! Where everything on the result is, in windows of all sizes and after all kinds of games.

use strum::VariantArray;

use super::{
    layout::{PodiumLayout, ResultLayout},
    standings::{Memory, Ranked, Standings},
};
use crate::{
    localization::Texts,
    screens::sources::ROWS,
    session::Colour,
    ui::viewport::{Shape, Viewport},
};
use bevy::prelude::*;
use rules::Seat;

/// Phones in landscape and in portrait, and the windows of a desktop.
const PHONES: [(f32, f32); 6] =
    [(844.0, 390.0), (667.0, 375.0), (568.0, 320.0), (390.0, 844.0), (360.0, 640.0), (280.0, 500.0)];
const DESKTOPS: [(f32, f32); 3] = [(1280.0, 720.0), (1600.0, 900.0), (1024.0, 768.0)];

/// How a game of so many players has ended: with so many sources of points, and perhaps with a murder and an arrest.
fn ended(players: u8, sources: usize, murder: bool, (name, lines): (&str, usize)) -> Standings {
    let ranked: Vec<_> = (0..players)
        .map(|nth| Ranked {
            seat: Seat(nth),
            rank: usize::from(nth) + 1,
            won: nth == 0,
            arrested: murder && nth + 1 == players,
            total: 250 - u16::from(nth),
            name: format!("{name} {nth}"),
            colour: Colour::VARIANTS[usize::from(nth)],
            portrait: "anna",
        })
        .collect();
    let verdict = murder.then(|| format!("{name} 1 gets away with murder, which brings 20 points."));
    let memory = |colour| Memory { icon: "icon/celebrity", colour, words: format!("Well done, {name}") };
    let memories = ranked.iter().cycle().take(lines).map(|who| memory(who.colour)).collect();
    Standings { seated: ranked.clone(), ranked, verdict, sources: ROWS[..sources].to_vec(), memories }
}

/// All layouts of such windows, with what they are for.
fn layouts(windows: &[(f32, f32)]) -> impl Iterator<Item = (String, ResultLayout, Standings)> {
    let viewports = windows.iter().map(|(x, y)| {
        let window = Vec2::new(*x, *y);
        Viewport::phone(window, 1.0).unwrap_or_else(|| Viewport::fit(window, 1.0))
    });
    let games = (2..=4).flat_map(|players| {
        let ends = [(5, false, ("Anna", 2)), (9, true, ("Anna", 6)), (9, true, ("Maximiliane-Wilhelmina", 4))];
        ends.map(|(sources, murder, name)| (players, sources, murder, name))
    });
    let texts = Texts::default();
    viewports.collect::<Vec<_>>().into_iter().flat_map(move |viewport| {
        let all = games.clone().map(|(players, sources, murder, name)| {
            let standings = ended(players, sources, murder, name);
            let layout = ResultLayout::of(&viewport, &standings, &texts);
            (format!("{:?}, {players} players, {sources} sources, {name:?}", viewport.shape), layout, standings)
        });
        all.collect::<Vec<_>>()
    })
}

/// Fails if any two of these lie on each other.
fn lie_apart(case: &str, places: &[(&str, Rect)]) {
    for (nth, (name, place)) in places.iter().enumerate() {
        for (other, its) in &places[nth + 1..] {
            assert!(place.intersect(its.inflate(-0.01)).is_empty(), "{case}: {name} {place:?} and {other} {its:?}");
        }
    }
}

/// Fails unless a place is within another one.
fn lies_in(case: &str, name: &str, place: Rect, room: Rect) {
    assert_eq!(place.union(room), room, "{case}: {name} {place:?}");
}

/// Everybody has a step and a name in the podium; whoever is better stands higher.
fn everybody_stands_in(case: &str, podium: &PodiumLayout, standings: &Standings) {
    assert_eq!((podium.steps.len(), podium.names.len()), (standings.ranked.len(), standings.ranked.len()), "{case}");
    assert!(podium.steps.is_sorted_by(|better, worse| better.y < worse.y), "{case}: {:?}", podium.steps);
    for name in &podium.names {
        let within = podium.frame.inflate(0.01);
        assert!(within.contains(name.sign) && within.contains(name.name), "{case}: {name:?}");
        assert!(name.size >= 11.0 && name.room > 20.0, "{case}: {name:?}");
    }
}

#[test]
fn on_a_desktop_nothing_lies_on_anything_else_and_all_of_it_is_on_the_stage() {
    for (case, layout, standings) in layouts(&DESKTOPS) {
        let size = if layout.width > 1280.0 { Shape::Wide } else { Shape::Tall }.size();
        let buttons = layout.buttons;
        let places = [
            ("podium", layout.podium.frame),
            ("score table", layout.score_table.rect),
            ("chart", layout.chart.0),
            ("verdict", layout.verdict.0),
            ("memories", layout.memories.plate),
            ("title", buttons.title),
            ("again", buttons.again),
            ("watch", buttons.signs[0]),
            ("review", buttons.signs[1]),
            ("share", buttons.signs[2]),
        ];
        lie_apart(&case, &places);
        for (name, place) in places {
            lies_in(&case, name, place, Rect::from_corners(Vec2::ZERO, size));
        }
        everybody_stands_in(&case, &layout.podium, &standings);
        let lines: Vec<_> = (0..standings.memories.len()).map(|nth| ("line", layout.memories.line(nth))).collect();
        lie_apart(&case, &lines);
        for (name, line) in lines {
            lies_in(&case, name, line, layout.memories.plate);
            assert!(line.height() > 21.0, "{case}: {line:?}");
        }
        let score_table = &layout.score_table;
        let rows = score_table.rows + score_table.row * standings.sources.len() as f32;
        assert!(
            rows <= score_table.game_end + 0.01 && score_table.game_end < score_table.totals,
            "{case}: {score_table:?}"
        );
    }
}

#[test]
fn on_a_phone_the_page_has_everything_one_below_the_other_and_the_buttons_stay() {
    for (case, layout, standings) in layouts(&PHONES) {
        let page = layout.page.expect("a phone scrolls");
        let room = Rect::new(0.0, 0.0, page.seen.width(), page.height);
        let memories = ("memories", layout.memories.plate);
        let mut places = vec![("score table", layout.score_table.rect), ("chart", layout.chart.0), memories];
        places.extend(layout.verdict.2.map(|plate| ("verdict", plate)));
        if page.with_hall {
            places.push(("podium", layout.podium.frame));
        } else {
            let seen = page.seen;
            lie_apart(&case, &[("podium", layout.podium.frame), ("page", seen)]);
            lies_in(&case, "podium", layout.podium.frame, layout.visible);
        }
        lie_apart(&case, &places);
        for (name, place) in places {
            lies_in(&case, name, place, room.inflate(0.01));
        }
        let buttons = [
            ("title", layout.buttons.title),
            ("again", layout.buttons.again),
            ("watch", layout.buttons.signs[0]),
            ("review", layout.buttons.signs[1]),
            ("share", layout.buttons.signs[2]),
            ("page", page.seen),
        ];
        lie_apart(&case, &buttons);
        for (name, place) in &buttons[..5] {
            lies_in(&case, name, *place, layout.visible);
            assert!(place.height() >= 44.0 && place.width() >= 44.0, "{case}: a finger does not hit {name}");
        }
        everybody_stands_in(&case, &layout.podium, &standings);
    }
}
