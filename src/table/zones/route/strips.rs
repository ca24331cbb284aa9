//! Where the cards of a route lie: side by side in one strip or in rows one below the other, as
//! large as the length of the route allows.

use bevy::prelude::*;

use crate::layout::Grid;

/// Room between two cards of the route.
const GAP: f32 = 4.0;
/// Room Paris takes at the right end of the player board.
const PARIS: f32 = 110.0;
/// Room a postcard takes.
pub const POSTCARD: f32 = 40.0;

/// How high a strip in a row is as it is painted.
const HIGH: f32 = 80.0;
/// How high rows are while the route is short, and at least, in layout pixels.
const USUAL_ROW: f32 = 120.0;
const LOWEST_ROW: f32 = 69.0;
/// How much larger than painted a strip is shown at most.
const LARGEST: f32 = 1.6;
/// Room between two rows.
const BETWEEN: f32 = 6.0;
/// How wide a card in a row is at least as it is painted: enough for the name of its city.
const LEAST: f32 = 118.0;

/// One place of the route as it is laid out.
pub struct RouteCardPlace {
    /// Where it lies.
    pub rect: Rect,
    /// How much larger than painted it is shown.
    pub scale: f32,
    /// The middles of its stations, the first reached first.
    pub stations: Vec<f32>,
    /// How much room each sign has, as it is painted.
    pub room: Vec<f32>,
}

impl RouteCardPlace {
    /// Its size as it is painted.
    pub fn size(&self) -> Vec2 {
        self.rect.size() / self.scale
    }

    /// How far its rail lies below its top as it is painted.
    pub fn rail(&self) -> f32 {
        rail(self.size().y)
    }

    /// How far a station is from its left edge as it is painted.
    pub fn station(&self, nth: usize) -> f32 {
        (self.stations[nth] - self.rect.min.x) / self.scale
    }
}

/// How far the rail lies below the top of a strip that is painted this high.
pub fn rail(high: f32) -> f32 {
    high - 11.0
}

/// How high the strips of a zone are painted.
pub fn painted_height(zone: Rect, in_rows: bool) -> f32 {
    if in_rows { HIGH } else { zone.height() }
}

/// A part of the zone in which cards lie side by side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CardStrip {
    /// Where it is.
    pub rect: Rect,
    /// How much larger than painted its cards are shown.
    pub scale: f32,
}

impl CardStrip {
    /// Its width as it is painted.
    pub fn width(self) -> f32 {
        self.rect.width() / self.scale
    }

    /// What of it is at the left of a card.
    fn before(self, card: &RouteCardPlace) -> Self {
        let right = card.rect.min.x.max(self.rect.min.x);
        Self { rect: Rect { max: Vec2::new(right, self.rect.max.y), ..self.rect }, ..self }
    }
}

/// How much room a place of the route needs.
pub struct RouteNeed {
    /// Its stations, the first reached first.
    pub stations: Vec<f32>,
    /// Besides, at its left end: a postcard.
    pub left: f32,
    /// It is the player board, which shows Paris.
    pub paris: bool,
    /// How wide its name is.
    pub name: f32,
}

impl RouteNeed {
    fn least(&self) -> f32 {
        let signs = self.stations.iter().sum::<f32>() + if self.paris { 56.0 } else { 10.0 };
        signs.max(self.name) + self.left
    }

    fn wish(&self) -> f32 {
        if self.paris { 458.0 } else { 100.0 * self.stations.len() as f32 + 100.0 }
    }
}

/// The route laid out.
pub struct RouteLayout {
    /// Its places, Paris first.
    pub cards: Vec<RouteCardPlace>,
    /// Where further cards will lie, from the right to the left and from the top to the bottom.
    pub free: Vec<CardStrip>,
}

/// Whether the signs do not fit as they are.
pub fn is_crowded(zone: Rect, in_rows: bool, needs: &[RouteNeed]) -> bool {
    !Rows::of(zone, in_rows, needs).fit
}

/// Lays out the places of a route in their zone.
pub fn lay_out(zone: Rect, in_rows: bool, needs: &[RouteNeed]) -> RouteLayout {
    let Rows { strips, counts, .. } = Rows::of(zone, in_rows, needs);
    let (mut cards, mut free, mut rest) = (Vec::<RouteCardPlace>::new(), Vec::new(), needs);
    for (strip, count) in strips.into_iter().zip(counts) {
        let (here, below) = rest.split_at(count);
        rest = below;
        cards.extend(lay_row(strip, here));
        // A row that is followed by another one is full.
        if rest.is_empty() {
            free.push(cards.last().filter(|_| count > 0).map_or(strip, |last| strip.before(last)));
        }
    }
    RouteLayout { cards, free }
}

/// The strips of a zone, and how many places of the route lie in each.
struct Rows {
    strips: Vec<CardStrip>,
    counts: Vec<usize>,
    /// Whether all of them have the room they need.
    fit: bool,
}

impl Rows {
    /// One strip, or as few rows as the route fits into: the fewer there are, the larger they are.
    fn of(zone: Rect, in_rows: bool, needs: &[RouteNeed]) -> Self {
        if !in_rows {
            return Self::divided(vec![CardStrip { rect: zone, scale: 1.0 }], needs);
        }
        let few = ((zone.height() / USUAL_ROW).round() as usize).max(1);
        let most = ((zone.height() / LOWEST_ROW) as usize).max(few);
        let of = |count: usize| Self::divided(split(zone, count), needs);
        (few..most).map(of).find(|rows| rows.fit).unwrap_or_else(|| of(most))
    }

    /// Divides the places among strips in their order. Where there is no room for all, the last one takes the rest.
    fn divided(strips: Vec<CardStrip>, needs: &[RouteNeed]) -> Self {
        let least = if strips.len() > 1 { LEAST } else { 0.0 };
        let mut counts = vec![0; strips.len()];
        let (mut row, mut used, mut fit) = (0, 0.0, true);
        for need in needs {
            let wide = need.least().max(least) + GAP;
            if counts[row] > 0 && used + wide > strips[row].width() && row + 1 < strips.len() {
                (row, used) = (row + 1, 0.0);
            }
            used += wide;
            counts[row] += 1;
            fit &= used <= strips[row].width();
        }
        Self { strips, counts, fit }
    }
}

/// A zone in rows of the same height.
fn split(zone: Rect, count: usize) -> Vec<CardStrip> {
    let rows = Grid::shared(zone, BETWEEN, 1, count as u8);
    let scale = (rows.nth(0).height() / HIGH).min(LARGEST);
    let size = Vec2::new(zone.width(), HIGH * scale);
    (0..count as u8)
        .map(|nth| CardStrip { rect: Rect::from_center_size(rows.nth(nth).center(), size), scale })
        .collect()
}

/// Lays out places side by side: as wide as they are drawn, narrower when there are many. Landscapes are cut off; signs
/// keep their room for as long as possible.
fn lay_row(strip: CardStrip, needs: &[RouteNeed]) -> Vec<RouteCardPlace> {
    let least: Vec<f32> = needs.iter().map(RouteNeed::least).collect();
    let wish: Vec<f32> = needs.iter().zip(&least).map(|(need, least)| need.wish().max(*least)).collect();
    let room = strip.width() - GAP * (needs.len() as f32 - 1.0);
    let (all_least, all_wish): (f32, f32) = (least.iter().sum(), wish.iter().sum());
    let (squeeze, part) = if all_least > room {
        (room / all_least, 0.0)
    } else if all_wish > room {
        (1.0, (room - all_least) / (all_wish - all_least).max(1.0))
    } else {
        (1.0, 1.0)
    };
    let on_table = |x: f32| strip.rect.min.x + x * strip.scale;
    let mut right = strip.width();
    let lay = |(place, need): (usize, &RouteNeed)| {
        let wide = (least[place] + (wish[place] - least[place]) * part) * squeeze;
        let rect = Rect::new(on_table(right - wide), strip.rect.min.y, on_table(right), strip.rect.max.y);
        // Where signs have to give way, so does Paris.
        let share = if squeeze < 1.0 { 0.12 } else { 0.3 };
        let paris = if need.paris { PARIS.min(wide * share) } else { 0.0 };
        let taken: f32 = need.stations.iter().sum::<f32>() * squeeze;
        let gap = ((wide - paris - taken - need.left * squeeze) / need.stations.len().max(1) as f32).max(0.0);
        let mut x = right - paris;
        let mut stations = Vec::new();
        for station in &need.stations {
            let own = station * squeeze + gap;
            stations.push(on_table(x - own / 2.0));
            x -= own;
        }
        right -= wide + GAP;
        let room = need.stations.iter().map(|station| station * squeeze + gap - 4.0).collect();
        RouteCardPlace { rect, scale: strip.scale, stations, room }
    };
    needs.iter().enumerate().map(lay).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::rect;

    /// A low strip, and higher zones with and without places between the trains below them.
    fn zones() -> [(Rect, bool); 4] {
        [
            (rect(96.0, 512.0, 832.0, 70.0), false),
            (rect(10.0, 57.0, 370.0, 264.0), true),
            (rect(10.0, 57.0, 370.0, 155.0), true),
            (rect(10.0, 57.0, 340.0, 107.0), true),
        ]
    }

    fn needs(stations: &[Vec<f32>]) -> Vec<RouteNeed> {
        let need = |(place, stations): (usize, &Vec<f32>)| RouteNeed {
            stations: stations.clone(),
            left: if place == 1 { POSTCARD } else { 0.0 },
            paris: place == 0,
            name: 60.0,
        };
        stations.iter().enumerate().map(need).collect()
    }

    fn check(stations: &[Vec<f32>]) {
        for (zone, in_rows) in zones() {
            let RouteLayout { cards, free } = lay_out(zone, in_rows, &needs(stations));
            assert_eq!(cards.len(), stations.len());
            let zone = zone.inflate(0.1);
            for (place, card) in cards.iter().enumerate() {
                assert!(zone.contains(card.rect.min) && zone.contains(card.rect.max), "{:?} in {zone:?}", card.rect);
                assert_eq!(card.stations.len(), stations[place].len());
                let apart = if in_rows { 10.0 } else { 24.0 };
                assert!(card.stations.windows(2).all(|pair| pair[0] - pair[1] >= apart), "{:?}", card.stations);
                assert!(card.stations.iter().all(|x| card.rect.min.x <= *x && *x <= card.rect.max.x));
            }
            for pair in cards.windows(2) {
                let beside = pair[1].rect.max.x <= pair[0].rect.min.x;
                assert!(beside || pair[1].rect.min.y > pair[0].rect.max.y);
            }
            for strip in free {
                assert!(zone.contains(strip.rect.min) && zone.contains(strip.rect.max));
                assert!(cards.iter().all(|card| card.rect.intersect(strip.rect).is_empty()));
            }
        }
    }

    /// As many route cards as there can be at most, with three stations each.
    fn long() -> Vec<Vec<f32>> {
        std::iter::once(vec![50.0, 30.0, 30.0]).chain((0..7).map(|_| vec![40.0, 53.0, 40.0])).collect()
    }

    #[test]
    fn a_route_stays_in_its_zone() {
        check(&[vec![50.0, 40.0, 40.0]]);
        check(&[vec![50.0, 40.0, 40.0], vec![40.0, 53.0]]);
        assert_eq!(long().iter().flatten().count(), 24);
        check(&long());
    }

    #[test]
    fn short_routes_are_large_and_long_ones_in_more_rows() {
        let (zone, _) = zones()[1];
        let short = lay_out(zone, true, &needs(&long()[..1]));
        assert!(short.cards[0].scale > 1.5 && !short.free.is_empty(), "there is room for a second row");
        let rows = |laid: &RouteLayout| {
            let mut tops: Vec<_> = laid.cards.iter().map(|card| card.rect.min.y.round() as u32).collect();
            tops.dedup();
            tops.len()
        };
        let long = lay_out(zone, true, &needs(&long()));
        assert_eq!(rows(&short), 1);
        assert!(rows(&long) > 2 && long.cards[0].scale < short.cards[0].scale);
        assert!(!is_crowded(zone, true, &needs(&[vec![50.0, 40.0, 40.0], vec![40.0, 53.0]])));
    }
}
