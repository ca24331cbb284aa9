//! The route of the watched player: a strip out of Paris at the right end, its stations and the locomotive. Where
//! there is more height than width it lies in rows.

mod strips;

use bevy::prelude::*;

use crate::{
    drawing::{Drawing, colour, rect, sized},
    pieces::{car, chips::steps_chip, names::Name, size::LOCOMOTIVE, station, symbols},
    table::{
        names::Target,
        scene::{
            pieces::{Enter, Id, Leave, Piece, Pose, Scene, z},
            view::View,
        },
    },
    ui::{atlas::Art, labels::Align, theme::palette, typefaces::Typeface},
};
use rules::{Face, PlayerBoard, Station};
use strips::{CardStrip, POSTCARD, RouteCardPlace, RouteLayout, RouteNeed};

/// How high the signs lie: above the locomotive and the steam of its bonuses.
const SIGNS: f32 = z::TOKEN + 2.0;
/// The room of a folded station: of one whose points are scored, and of one far ahead.
const FOLDED: f32 = 22.0;
const FAR: f32 = 14.0;
/// Strips that are lower than this show less of everything.
const LOW: f32 = 79.5;
/// The size of the names of cities, and how far their baseline is below the upper edge.
const NAME: f32 = 15.5;
const BASELINE: f32 = 15.8;
/// The names of cities leave this much room at the top; the signs begin there.
const TOP: f32 = 17.0;
/// How high signs are on a long route as far as their width goes.
const CROWDED: f32 = 23.5;
/// Room at both ends of a name.
const NAME_EDGE: f32 = 14.0;
/// Room at both sides of what is on the board of a bonus.
const EDGE: f32 = 6.0;

/// How long a new card of the route takes to unroll.
const UNROLLS_MILLIS: u64 = 520;

/// The stations of a place of a route.
pub fn stations<'a>(view: &'a View, player: &PlayerBoard, place: usize) -> &'a [Station] {
    match player.route.places[place].card.map(|card| &view.catalogue.card(card).face) {
        Some(Face::Route { stations, .. }) => stations,
        _ => &view.catalogue.boards().stations,
    }
}

/// The name of a place: its city, or Paris.
fn name(view: &View, place: usize) -> String {
    match view.me().route.places[place].card.map(|card| &view.catalogue.card(card).face) {
        Some(Face::Route { city, .. }) => view.texts.get(&format!("city-{city}")),
        _ => view.texts.get("table-paris"),
    }
}

/// What of a long route is folded: points that are scored to a tick, but not where the locomotive stands, and stations
/// that are farther ahead than so many to a dot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Folded {
    scored: bool,
    beyond: u8,
}

/// From nothing to as much as can be.
const FOLDS: [Folded; 5] = [
    Folded { scored: false, beyond: u8::MAX },
    Folded { scored: true, beyond: u8::MAX },
    Folded { scored: true, beyond: 9 },
    Folded { scored: true, beyond: 6 },
    Folded { scored: true, beyond: 3 },
];

impl Folded {
    fn is_scored(self, station: &Station, number: u8, locomotive: u8) -> bool {
        self.scored && number < locomotive && matches!(station, Station::Points(_))
    }

    fn is_far(self, number: u8, locomotive: u8) -> bool {
        number > locomotive.saturating_add(self.beyond)
    }
}

/// How large the locomotive is on a strip of this height. On a low one less of it would be seen below the signs.
fn engine_scale(high: f32) -> f32 {
    if high < LOW { 0.76 } else { 0.86 }
}

/// The top of the signs on a strip of this height, as it is painted, and how high they are: above the locomotive but
/// for the top of its chimney.
fn sign_row(high: f32) -> (f32, f32) {
    let foot = strips::rail(high) - (LOCOMOTIVE.y - 1.0) * engine_scale(high) + 3.0;
    let sign = (foot - TOP).min(29.0);
    (foot - sign, sign)
}

/// How much room a station's sign needs on a strip of this height.
fn need(station: &Station, number: u8, locomotive: u8, folded: Folded, high: f32) -> f32 {
    let (_, sign) = sign_row(high);
    // As small as they can be read, if there is little room.
    let sign = if folded.scored { sign.min(CROWDED) } else { sign };
    if folded.is_far(number, locomotive) {
        return FAR;
    }
    match station {
        Station::Points(_) if folded.is_scored(station, number, locomotive) => FOLDED,
        Station::Points(_) => sign + 8.0,
        Station::Bonus(frame) => symbols::row_of(frame, sign - 2.0).max(30.0) + EDGE + 6.0,
    }
}

fn needs(view: &View, folded: Folded) -> Vec<RouteNeed> {
    let player = view.me();
    let high = strips::painted_height(view.layout.board.route, view.layout.board.route_in_rows);
    // Rows can be a little smaller than they are painted.
    let smallest = view.layout.board.city_type * if view.layout.board.route_in_rows { 1.15 } else { 1.0 };
    let mut number = 0;
    let places = player.route.places.iter().enumerate();
    places
        .map(|(place, own)| {
            let mut sign = |station| {
                number += 1;
                need(station, number, player.route.locomotive, folded, high)
            };
            RouteNeed {
                stations: stations(view, player, place).iter().map(&mut sign).collect(),
                left: if own.postcard.is_some() { POSTCARD } else { 0.0 },
                paris: place == 0,
                name: Typeface::Bold.width(&name(view, place), smallest) + NAME_EDGE + 1.0,
            }
        })
        .collect()
}

/// As little as has to be folded for the signs to fit.
fn folded(view: &View) -> Folded {
    let (zone, in_rows) = (view.layout.board.route, view.layout.board.route_in_rows);
    let fits = |folded: &Folded| !strips::is_crowded(zone, in_rows, &needs(view, *folded));
    FOLDS.into_iter().find(fits).unwrap_or(FOLDS[FOLDS.len() - 1])
}

fn laid(view: &View) -> RouteLayout {
    strips::lay_out(view.layout.board.route, view.layout.board.route_in_rows, &needs(view, folded(view)))
}

/// Where a place of the watched route lies: route cards fly there and become part of it.
pub fn place_pose(view: &View, place: usize) -> Pose {
    let at = laid(view).cards.get(place).map_or(view.layout.board.route.center(), |laid| laid.rect.center());
    Pose::at(at, z::PIECE).scale(0.6).alpha(0.3)
}

/// Lays the route.
pub fn lay(view: &View, scene: &mut Scene) {
    let player = view.me();
    let RouteLayout { cards: places, free } = laid(view);
    ghosts(view, scene, &free);
    let folded = folded(view);
    let mut number = 0;
    let mut targets = Vec::new();
    for (place, laid) in places.iter().enumerate() {
        scene.target(Target::RouteCard(place as u8), laid.rect);
        let stations = stations(view, player, place);
        let (drawing, before) = (place_drawing(view, place, laid), number);
        for (x, room) in laid.stations.iter().zip(&laid.room) {
            number += 1;
            let reach = (room / 2.0 + 2.0).min(24.0) * laid.scale;
            let around = Rect::new(x - reach, laid.rect.min.y, x + reach, laid.rect.max.y);
            targets.push((Target::Station(number), around));
        }
        let signs = signs_drawing(view, place, laid, before, folded);
        let dark = view.resolving() && !stations.is_empty() && !view.lit(Target::RouteCard(place as u8));
        let laid_at = |drawing: Drawing, height: f32| {
            let mut piece = Piece::moving(drawing, laid.size(), laid.rect, height, UNROLLS_MILLIS);
            piece.leave = Leave::AtOnce;
            piece.pose.light = if dark { 0.86 } else { 1.0 };
            piece
        };
        // It unrolls from below the card before it; its signs are put up as soon as it lies there.
        let mut scenery = laid_at(drawing, z::PIECE - 0.3 * place as f32);
        scenery.enter = Enter::From(scenery.pose.moved(laid.rect.width() * 0.96, 0.0));
        scene.add(Id::RoutePlace(view.viewed, place as u8), scenery);
        // The locomotive and its steam pass behind the signs, so that all of them can be read.
        let mut signs = laid_at(signs, SIGNS);
        signs.wait = UNROLLS_MILLIS / 2;
        scene.add(Id::Own("route-signs", view.viewed, place as u8), signs);
    }
    scene.targets.extend(targets);
    locomotive(view, scene, &places);
    if let Some(zone) = view.layout.board.route_plate {
        bonuses(view, scene, zone);
    }
}

/// The plate behind the route: how many bonus stations are reached, so what every scoring phase brings.
fn bonuses(view: &View, scene: &mut Scene, zone: Rect) {
    let reached = view.queries().bonuses_reached(view.viewed);
    let mut plate = Drawing::default();
    plate.slice("panel/score", 10.0, sized(zone.size()));
    let middle = zone.width() / 2.0;
    let (name, room) = (view.texts.get("table-route"), zone.width() - 12.0);
    plate.fit(name, middle, 27.0, 19.0, palette::STEAM, Align::Centre, Typeface::Text, room);
    let then = view.preview.bonus_stations.filter(|then| *then != reached);
    // A station that brings nothing yet is dim.
    let light = if reached.max(then.unwrap_or_default()) > 0 { 1.0 } else { 0.45 };
    let mut station = |x: f32| {
        let art = Art::new("icon/bonus-station").tint(Color::srgba(1.0, 1.0, 1.0, light));
        plate.art(art, x - 16.0, 33.0, 1.0);
    };
    match then {
        None => {
            station(middle - 17.0);
            plate.figure(reached, middle + 17.0, 49.0, 25.0, colour(palette::LAMP));
        }
        Some(then) => {
            station(20.0);
            plate.figure(reached, middle - 4.0, 49.0, 23.0, colour(palette::LAMP));
            plate.centred("arrow/steam", middle + 13.0, 49.0, 0.8);
            plate.figure(then, middle + 31.0, 49.0, 23.0, colour(palette::READY));
        }
    }
    scene.add(Id::Own("route-plate", view.viewed, 0), Piece::still(plate, zone.min, z::PRINT));
}

/// Dashed places for coming cards, as many as there is room for, evenly spread.
fn ghosts(view: &View, scene: &mut Scene, free: &[CardStrip]) {
    const WIDE: f32 = 152.0;
    const STEP: f32 = 158.0;
    let mut ghosts = Drawing::default();
    for CardStrip { rect: at, scale } in free.iter().copied() {
        let size = at.size() / scale;
        let name = if size.y < LOW { "route/ghost/low" } else { "route/ghost" };
        // What would be a part of a place is room around the others.
        let whole = ((size.x + STEP - WIDE) / STEP).floor();
        let pitch = (size.x + STEP - WIDE) / whole;
        for nth in 0..whole as u8 {
            let art = if view.layout.board.route_in_rows { Art::new(name).size(WIDE, size.y) } else { Art::new(name) };
            let left = pitch * f32::from(nth) + (pitch - STEP) / 2.0;
            ghosts.art(art, at.min.x + left * scale, at.min.y, scale);
        }
    }
    scene.add(Id::Own("route-ghosts", view.viewed, 0), Piece::still(ghosts, Vec2::ZERO, z::PRINT));
}

fn place_drawing(view: &View, place: usize, laid: &RouteCardPlace) -> Drawing {
    let (size, player) = (laid.size(), view.me());
    let own = &player.route.places[place];
    let rail = laid.rail();
    // The pictures have their rail at 74; a lower strip shows less sky.
    let top = 74.0 - rail;
    let mut drawing = Drawing::default();
    let target = Target::RouteCard(place as u8);
    if view.lit(target) {
        drawing.glow(sized(size));
    }
    let view_of = |name: String, wide: f32, middle: f32| {
        let left = (wide * middle - size.x / 2.0).clamp(0.0, (wide - size.x).max(0.0));
        let crop = rect(left, top, size.x.min(wide), size.y);
        Art::new(name).crop(crop).pivot(left, top).size(size.x, size.y)
    };
    let fit = |art: Art| Art { pivot: Vec2::ZERO, ..art };
    match own.card.map(|card| &view.catalogue.card(card).face) {
        Some(Face::Route { city, stations }) => {
            let wide = 100.0 * stations.len() as f32 + 100.0;
            drawing.art(fit(view_of(format!("city/{city}/strip/{}", stations.len()), wide, 0.64)), 0.0, 0.0, 1.0);
        }
        _ => {
            drawing.art(fit(view_of("route/board".to_owned(), 458.0, 1.0)), 0.0, 0.0, 1.0);
        }
    }
    drawing.art(Art::new("rail").tiled(size.x, 10.0), 0.0, rail, 1.0);
    if let Some(postcard) = own.postcard
        && let Face::Postcard(key) = &view.catalogue.card(postcard).face
    {
        drawing.turned(Art::new(format!("postcard/{key}/stamp")), 3.0, 6.0, Vec2::splat(0.86), -0.07);
    }
    let (line, paint) = if view.lit(target) { (2.6, palette::LAMP) } else { (1.5, palette::PAPER) };
    drawing.frame(sized(size), line, paint);
    drawing
}

/// The signs of a place, which come before what runs past them.
fn signs_drawing(view: &View, place: usize, laid: &RouteCardPlace, before: u8, folded: Folded) -> Drawing {
    let wide = laid.size().x;
    let smallest = view.layout.board.city_type / laid.scale;
    let mut drawing = Drawing::default();
    let own = &view.me().route.places[place];
    let stamp = if own.postcard.is_some() { POSTCARD } else { 0.0 };
    let named = |drawing: &mut Drawing| {
        let (words, room) = (name(view, place), wide - stamp - NAME_EDGE);
        let whole = Name::fit(words.clone(), room, NAME.max(smallest));
        // On the longest of routes only its beginning has room.
        let name = if whole.size() < smallest { Name::begin(words, room, smallest) } else { whole };
        name_band(drawing, name, wide);
    };
    // The light of a board must not lie over the name.
    for (nth, station) in stations(view, view.me(), place).iter().enumerate() {
        sign(view, &mut drawing, station, before + nth as u8 + 1, (laid, nth), folded);
    }
    let beside = laid.stations.first().map_or(wide, |_| wide - laid.station(0) - laid.room[0] / 2.0);
    if place == 0 && beside > 62.0 {
        drawing.slice("sign/name", 8.0, rect(wide - 58.0, 7.0, 52.0, 24.0).inflate(1.0));
        let size = smallest.max(16.5);
        let paris = view.texts.get("table-paris");
        drawing.fit(paris, wide - 32.0, 24.6, size, palette::LAMP, Align::Centre, Typeface::Bold, 48.0);
    } else {
        named(&mut drawing);
    }
    drawing
}

/// The name of a city in the upper right corner.
fn name_band(drawing: &mut Drawing, name: Name, wide: f32) {
    let band = (name.width() + 30.0).min(wide);
    drawing.art(Art::new("city/band").size(band, 20.0), wide - band, 0.0, 1.0);
    name.draw(drawing, wide - 8.0, BASELINE, colour(palette::LAMP), Align::Right);
}

fn sign(
    view: &View,
    drawing: &mut Drawing,
    station: &Station,
    number: u8,
    (laid, nth): (&RouteCardPlace, usize),
    folded: Folded,
) {
    let (rail, x, room) = (laid.rail(), laid.station(nth), laid.room[nth]);
    let locomotive = view.me().route.locomotive;
    let reached = number <= locomotive;
    let (top, high) = sign_row(laid.size().y);
    let (scored, far) = (folded.is_scored(station, number, locomotive), folded.is_far(number, locomotive));
    let foot = if scored || far { rail - 15.0 } else { top + high / 2.0 };
    drawing.art(Art::new("post").size(10.0, rail + 2.0 - foot), x - 5.0, foot, 1.0);
    let dot = if reached { "station/dot-reached" } else { "station/dot" };
    let lit = view.lit(Target::Station(number));
    if lit {
        drawing.picture("glow/sign", x, rail);
    }
    match station {
        Station::Points(_) if scored => {
            drawing.centred("seal/scored", x, rail - 17.0, 0.58);
            drawing.centred("tick", x, rail - 17.0, 0.78);
        }
        Station::Points(_) if far => {
            drawing.centred("seal", x, rail - 17.0, 0.4);
        }
        Station::Bonus(_) if far => {
            drawing.slice("sign/board", 4.0, Rect::from_center_size(Vec2::new(x, rail - 17.0), Vec2::splat(11.0)));
        }
        Station::Points(points) => {
            let (radius, middle) = ((high / 2.0 + 2.0).min(room / 2.0).min(16.0), top + high / 2.0);
            symbols::seal(drawing, if reached { "seal/scored" } else { "seal" }, *points, x, middle, radius);
            if reached {
                drawing.centred("tick", x + radius * 0.85, middle + radius * 0.75, 0.9);
            }
        }
        Station::Bonus(frame) => {
            let wide = (symbols::row_of(frame, high - 2.0).max(30.0) + EDGE + 4.0).min(room).max(30.0);
            station::board(drawing, frame, rect(x - wide / 2.0, top, wide, high), reached || lit, 1.0);
        }
    }
    drawing.picture(dot, x, rail + 1.6);
}

/// Where the locomotive's front wheel stands when it has reached a station: at its post; 0 is Paris. And on which card.
fn locomotive_at<'a>(view: &View, places: &'a [RouteCardPlace]) -> Option<(Vec2, &'a RouteCardPlace)> {
    let station = view.me().route.locomotive;
    let mut stations = places.iter().flat_map(|laid| laid.stations.iter().map(move |x| (*x, laid)));
    let in_paris = || places.first().map(|paris| (paris.rect.max.x - 88.0 * paris.scale, paris));
    let reached = station.checked_sub(1).and_then(|index| stations.nth(usize::from(index)));
    let (x, laid) = reached.or_else(in_paris)?;
    Some((Vec2::new(x, laid.rect.min.y) + Vec2::new(3.0, laid.rail()) * laid.scale, laid))
}

fn locomotive(view: &View, scene: &mut Scene, places: &[RouteCardPlace]) {
    let Some((foot, laid)) = locomotive_at(view, places) else { return };
    let target = Target::Locomotive;
    let scale = laid.scale * engine_scale(laid.size().y);
    let lit = view.lit(target);
    let mut drawing = Drawing::default();
    if lit {
        drawing.scaled("glow/round", 38.0, 16.0, 1.35);
    }
    drawing.scaled("steam/plume/day", 14.0, 0.0, 0.9);
    drawing.put(&car::locomotive(view.colour(view.viewed).key()), 0.0, 0.0, 1.0);
    let size = LOCOMOTIVE;
    // At the beginning of a lower row there is no room behind the wheel for the whole of it.
    let farthest = view.layout.board.route.max.x - size.x * scale;
    let corner = Vec2::new(foot.x.min(farthest), foot.y - 29.2 * scale);
    let rect = Rect::from_corners(corner, corner + size * scale);
    let mut piece = Piece::moving(drawing, size, rect, z::TOKEN, 340);
    piece.enter = Enter::AtOnce;
    piece.leave = Leave::AtOnce;
    piece.chimney = Some(Vec2::new(14.0, 2.0));
    piece.means = view.me().route.locomotive;
    scene.add(Id::Locomotive(view.viewed), piece);
    scene.target(target, rect.inflate(3.0));
    if lit {
        let steps = view.steps(target);
        if let Some(steps) = steps {
            // Behind the engine, where nothing is left to be read, or before it in Paris.
            let (chip, size) = (Vec2::new(58.0, 26.0), Vec2::new(58.0, 26.0) * 0.8);
            let zone = view.layout.board.route;
            let behind = rect.max.x + size.x / 2.0 + 2.0;
            let x = if behind + size.x / 2.0 < zone.max.x { behind } else { rect.min.x - size.x / 2.0 };
            let at = Vec2::new(x, foot.y - 6.0).max(zone.min + size / 2.0);
            let piece = Piece::moving(steps_chip(steps, false), chip, Rect::from_center_size(at, size), z::OFFER, 120);
            scene.add(Id::Offer("steps", target), piece);
        }
    }
}

#[cfg(test)]
mod tests;
