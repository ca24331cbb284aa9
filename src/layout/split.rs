//! A room divided into rows or columns: some parts have a size of their own, the others share what is left.

use bevy::prelude::*;

/// How much of a room one part gets.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Extent {
    /// So many layout pixels.
    Fixed(f32),
    /// This share of what the fixed parts leave.
    Share(f32),
}

/// The parts of a room one below the other, with gaps between them.
pub fn rows<const N: usize>(room: Rect, gap: f32, parts: [Extent; N]) -> [Rect; N] {
    spans(room.height(), gap, parts)
        .map(|(from, to)| Rect::new(room.min.x, room.min.y + from, room.max.x, room.min.y + to))
}

/// The parts of a room side by side, with gaps between them.
pub fn columns<const N: usize>(room: Rect, gap: f32, parts: [Extent; N]) -> [Rect; N] {
    spans(room.width(), gap, parts)
        .map(|(from, to)| Rect::new(room.min.x + from, room.min.y, room.min.x + to, room.max.y))
}

/// Where each part begins and ends.
fn spans<const N: usize>(room: f32, gap: f32, parts: [Extent; N]) -> [(f32, f32); N] {
    let (mut free, mut shares) = (room - gap * (N as f32 - 1.0), 0.0);
    for part in parts {
        match part {
            Extent::Fixed(size) => free -= size,
            Extent::Share(share) => shares += share,
        }
    }
    let mut next = 0.0;
    parts.map(|part| {
        let from = next;
        let to = from
            + match part {
                Extent::Fixed(size) => size,
                Extent::Share(share) => free.max(0.0) * share / shares,
            };
        next = to + gap;
        (from, to)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use Extent::{Fixed, Share};

    #[test]
    fn shares_divide_what_fixed_parts_leave() {
        let room = Rect::new(10.0, 20.0, 110.0, 80.0);
        let [left, middle, right] = columns(room, 5.0, [Share(1.0), Fixed(30.0), Share(2.0)]);
        assert_eq!((left.min, left.max), (room.min, Vec2::new(30.0, 80.0)));
        assert_eq!((middle.min.x, middle.max.x), (35.0, 65.0));
        assert_eq!((right.min.x, right.max), (70.0, room.max));
    }

    #[test]
    fn rows_follow_each_other_from_the_top() {
        let [head, body] = rows(Rect::new(0.0, 0.0, 40.0, 100.0), 4.0, [Fixed(20.0), Share(1.0)]);
        assert_eq!((head.max.y, body.min.y, body.max), (20.0, 24.0, Vec2::new(40.0, 100.0)));
    }

    #[test]
    fn where_there_is_no_room_shares_get_none() {
        let [fixed, shared] = rows(Rect::new(0.0, 0.0, 40.0, 10.0), 4.0, [Fixed(20.0), Share(1.0)]);
        assert_eq!((fixed.height(), shared.height()), (20.0, 0.0));
    }
}
