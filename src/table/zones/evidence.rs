//! The murder on the board in front: the Whodunit card, evidence tokens, destroy-evidence cards.

use bevy::prelude::*;

use super::side::panel;
use crate::{
    drawing::{Drawing, colour, sized},
    pieces::evidence::{TOKEN, token, whodunit_picture},
    table::{
        names::Target,
        scene::{
            pieces::{Id, Piece, Pose, Scene, z},
            view::View,
        },
    },
    ui::{labels::Align, theme::palette},
};
use rules::Whodunit;

/// Lays the evidence.
pub fn lay(view: &View, scene: &mut Scene) {
    let Some(zone) = view.layout.board.evidence else { return };
    scene.target(Target::Evidence, zone);
    let tokens = if is_plate(zone) { plate(view, scene, zone) } else { file(view, scene, zone) };
    lay_tokens(view, scene, tokens);
}

/// Whether there is no room for the tokens themselves.
fn is_plate(zone: Rect) -> bool {
    zone.width() < 140.0 || zone.height() < 76.0
}

/// A small plate: counts only.
fn plate(view: &View, scene: &mut Scene, zone: Rect) -> Rect {
    let file = &view.me().case_file;
    let mut ground = Drawing::default();
    ground.small_panel(sized(zone.size()));
    let (paper, low) = (colour(palette::PAPER), zone.height() < 60.0);
    let tokens = usize::from(file.hidden) + file.open.len();
    let high = zone.height() - 16.0;
    let card = Vec2::new(116.0, 138.0) * (high / 138.0).min(if low { 0.34 } else { 0.27 });
    ground.scaled(whodunit_picture(view.whodunit()), 6.0, (zone.height() - card.y) / 2.0, card.y / 138.0);
    let room = Rect::new(card.x + 9.0, 0.0, zone.width() - 5.0, zone.height());
    let mut put = |nth: f32, picture: &'static str, own: f32, count: usize| {
        // Side by side on a low plate, else one below the other; the number stands behind the picture, not on it.
        let part = Vec2::new(if low { 0.5 } else { 1.0 }, if low { 1.0 } else { 0.42 }) * room.size();
        let off = Vec2::new(if low { nth } else { 0.0 }, if low { 0.0 } else { nth }) * part;
        let (size, figure) = (20.0, 13.0);
        let wide = (part.x - figure).clamp(14.0, 23.0);
        let left = room.min + off + Vec2::new(0.0, part.y / 2.0 + if low { 0.0 } else { 6.0 });
        ground.centred(picture, left.x + wide / 2.0, left.y, wide / own);
        ground.bold(count.to_string(), left.x + wide + 2.0, left.y + 7.0, size, paper, Align::Left);
    };
    put(0.0, "evidence/back", 50.0, tokens);
    put(1.0, "icon/destroy/night", 32.0, file.destroy_evidence.len());
    scene.add(Id::Own("evidence", view.viewed, 0), Piece::still(ground, zone.min, z::FRAME + 1.0));
    Rect::from_corners(zone.min, zone.min)
}

/// A panel: the Whodunit card at the left, tokens and destroy-evidence cards beside it. Returns the
/// tokens' room.
fn file(view: &View, scene: &mut Scene, zone: Rect) -> Rect {
    let file = &view.me().case_file;
    let size = zone.size();
    let tokens = file.hidden + file.open.len() as u8;
    let mut ground = panel(view, zone, "table-evidence", Some(tokens));
    let known = view.whodunit();
    // A roomy panel has a line of words below the card.
    let roomy = size.y > 150.0;
    let high = size.y - if roomy { 62.0 } else { 44.0 };
    let scale = high / 138.0;
    let card = Vec2::new(12.0, 34.0);
    ground.scaled(whodunit_picture(known), card.x, card.y, scale);
    let (middle, lamp) = (card.x + 58.0 * scale, colour(palette::LAMP));
    if roomy {
        let key = match known {
            Some(Whodunit::Murderer) => "table-murderer",
            Some(Whodunit::Innocent) => "table-innocent",
            None => "table-whodunit",
        };
        ground.display(view.texts.get(key), middle, size.y - 12.0, 15.5, lamp, Align::Centre);
    }
    if file.arrested {
        ground.slice(
            "chip/ready",
            8.0,
            Rect::from_center_size(Vec2::new(middle, card.y + high / 2.0), Vec2::new(90.0, 24.0)),
        );
        let words = view.texts.get("table-arrested");
        ground.bold(words, middle, card.y + high / 2.0 + 5.5, 15.0, colour(palette::SIGNAL), Align::Centre);
    } else if roomy && view.known.is_some() && file.whodunit.is_none() {
        ground.centred("ui/eye", card.x + 116.0 * scale - 10.0, card.y + 10.0, 0.8);
    }
    let left = card.x + 116.0 * scale + 10.0;
    let foot = size.y - if roomy { 34.0 } else { 22.0 };
    let burns = file.destroys();
    ground.centred("icon/destroy/night", left + 14.0, foot, if roomy { 0.94 } else { 0.8 });
    ground.bold(file.destroy_evidence.len().to_string(), left + 34.0, foot + 6.2, 17.0, palette::PAPER, Align::Left);
    if roomy && burns > 0 {
        ground.centred("arrow/lamp", left + 58.0, foot, 0.66);
        ground.bold(format!("-{burns}"), left + 70.0, foot + 6.2, 17.0, colour(palette::READY), Align::Left);
    }
    scene.add(Id::Own("evidence", view.viewed, 0), Piece::still(ground, zone.min, z::FRAME + 1.0));
    for card in &file.destroy_evidence {
        let to = Pose::at(zone.min + Vec2::new(left + 16.0, foot), z::PIECE).scale(0.25).alpha(0.3);
        scene.gone(Id::Card(*card), to);
    }
    let top = if roomy { 40.0 } else { 34.0 };
    Rect::from_corners(zone.min + Vec2::new(left, top), zone.min + Vec2::new(size.x - 10.0, foot - 18.0))
}

/// The tokens, overlapping as far as they have to: face down, and open once they are turned over.
fn lay_tokens(view: &View, scene: &mut Scene, room: Rect) {
    let file = &view.me().case_file;
    let all = usize::from(file.hidden) + file.open.len();
    if all == 0 || room.is_empty() {
        return;
    }
    let rows = if room.height() > 56.0 && all > 3 { 2 } else { 1 };
    let diameter = (room.height() / rows as f32).min(40.0).min(room.width());
    let columns = all.div_ceil(rows);
    let pitch = ((room.width() - diameter) / (columns.max(2) - 1) as f32).min(diameter + 3.0);
    for nth in 0..all {
        let (column, row) = (nth % columns, nth / columns);
        let corner = room.min + Vec2::new(column as f32 * pitch, row as f32 * diameter);
        let at = Rect::from_corners(corner, corner + Vec2::splat(diameter));
        let (mut face, mut lit, target) = (Drawing::default(), false, Target::EvidenceToken(nth as u8));
        let open = file.open.get(nth).copied();
        if open.is_some() {
            scene.target(target, at);
            lit = view.lit(target);
        }
        if lit {
            face.scaled("glow/round", 25.0, 25.0, 0.95);
        }
        match open {
            Some(open) => face.put(&token(open), 0.0, 0.0, 1.0),
            None => face.picture("evidence/back", 0.0, 0.0),
        };
        let mut piece = Piece::moving(face, TOKEN, at, z::PIECE + nth as f32 * 0.05, 380);
        piece.side = u8::from(open.is_some());
        piece.wait = 40 * nth as u64 % 400;
        if lit && view.hovered == Some(target) {
            piece.pose.scale *= 1.12;
        }
        piece.leave = crate::table::scene::pieces::Leave::Swept;
        scene.add(Id::Evidence(view.viewed, nth as u8), piece);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        table::layout::{BoardFeatures, PhoneView, TableLayout},
        ui::viewport::Shape,
    };

    #[test]
    fn only_a_high_panel_has_a_heading_above_its_tokens() {
        for bits in 0..8u8 {
            let has = |bit: u8| bits & bit > 0;
            let features =
                BoardFeatures { evidence: true, contracts: has(1), middle: has(2), crowded: has(4), orders: false };
            for shape in [Shape::Wide, Shape::Tall] {
                let zone = TableLayout::of(shape, 2, features, PhoneView::default()).board.evidence;
                let zone = zone.expect("module C has evidence");
                // The card below the heading is at least as high as the figures beside it.
                assert!(is_plate(zone) || zone.height() - 44.0 > 30.0, "{shape:?} {features:?}: {zone:?}");
            }
        }
    }
}
