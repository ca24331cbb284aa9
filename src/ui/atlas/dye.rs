//! Pictures are dyed while they are unpacked. Those in a player's colour, for players whose eyes confuse the usual ones:
//! whatever in them has the hue of that player gets another one. And where everything is to stand out more, the grounds
//! of panels become darker, and patterns go.

use bevy::{color::Oklcha, prelude::*};

use crate::{
    session::{Colour, PlayerPalette, settings::Settings},
    ui::theme::palette::{DARKEST, player_in},
};

/// What there is of every player's: the word before the colour in a picture's name.
const OWN: [&str; 8] = ["cap", "conductor", "emblem", "loco", "ring", "board", "small", "pane"];
/// A colour with less of it is a grey: wheels, faces in the shade, the body of a locomotive.
const LEAST_CHROMA: f32 = 0.045;
/// How far a colour's hue may be from the player's, in degrees. A conductor's skin is further away than that.
const HUE_APART: f32 = 24.0;

/// How pictures are dyed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Dyes {
    pub palette: PlayerPalette,
    pub high_contrast: bool,
}

impl Dyes {
    /// As the player has set.
    pub fn of(settings: &Settings) -> Self {
        Self { palette: settings.palette, high_contrast: settings.high_contrast() }
    }
}

/// A part of a page that can be dyed.
pub(super) struct DyedArea {
    /// In pixels of the page.
    pub area: URect,
    pub dyed: Dyed,
}

/// What a picture is to those who dye it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dyed {
    /// It has the colour of this player.
    Player(Colour),
    /// Words stand on it.
    Ground,
    /// It only adorns a ground.
    Pattern,
}

/// What a picture is, by its name. The ground of a player's board is two things.
pub(super) fn dyed_as(name: &str) -> impl Iterator<Item = Dyed> + use<> {
    const PATTERNS: [&str; 2] = ["bg/fans", "bg/beam"];
    let grounds = ["panel/", "chip", "setup/segments", "bg/table"].iter().any(|ground| name.starts_with(ground));
    // What lies under the pointer and what is switched on are told by their grounds.
    let is_ground = grounds && !name.ends_with("hover") && name != "chip/ready";
    let player = colour_of(name).map(Dyed::Player);
    let ground = is_ground.then_some(Dyed::Ground);
    player.into_iter().chain(ground).chain(PATTERNS.contains(&name).then_some(Dyed::Pattern))
}

/// Whose colour a picture has, if it is one of those.
fn colour_of(name: &str) -> Option<Colour> {
    let mut words = name.rsplit('/');
    let (key, what) = (words.next()?, words.next()?);
    OWN.contains(&what).then(|| key.parse().ok()).flatten()
}

/// Dyes what a strip of a page has of these areas. `from` is the strip's first row, `stride` how many bytes a row has.
pub(super) fn dye(bytes: &mut [u8], from: u32, stride: usize, areas: &[DyedArea], dyes: Dyes) {
    for DyedArea { area, dyed } in areas {
        let mut each = |dye: &dyn Fn(&mut [u8])| {
            for (row, pixels) in (from..).zip(bytes.chunks_exact_mut(stride)) {
                if (area.min.y..area.max.y).contains(&row) {
                    let row = &mut pixels[area.min.x as usize * 4..area.max.x as usize * 4];
                    row.chunks_exact_mut(4).for_each(dye);
                }
            }
        };
        match dyed {
            Dyed::Player(colour) if dyes.palette != PlayerPalette::Usual => {
                let [before, after] = [PlayerPalette::Usual, dyes.palette].map(|palette| {
                    let [r, g, b, _] = player_in(palette, *colour).to_array();
                    Oklcha::from(Srgba::rgb_u8(r, g, b))
                });
                each(&|pixel| dye_pixel(pixel, before, after));
            }
            Dyed::Ground if dyes.high_contrast => each(&darken),
            Dyed::Pattern if dyes.high_contrast => each(&|pixel| pixel[3] = 0),
            _ => {}
        }
    }
}

/// Edges and whatever is drawn on a ground stay as they are.
const DARK: u16 = 84;

/// Makes a pixel of a ground as dark as it gets.
fn darken(pixel: &mut [u8]) {
    let [r, g, b, _] = pixel else { return };
    if (u16::from(*r) * 2 + u16::from(*g) * 7 + u16::from(*b)) / 10 < DARK {
        (*r, *g, *b) = (DARKEST.r(), DARKEST.g(), DARKEST.b());
    }
}

fn dye_pixel(pixel: &mut [u8], before: Oklcha, after: Oklcha) {
    let [r, g, b, alpha] = pixel else { return };
    if *alpha == 0 {
        return;
    }
    let own = Oklcha::from(Srgba::rgb_u8(*r, *g, *b));
    let apart = (own.hue - before.hue + 540.0).rem_euclid(360.0) - 180.0;
    if own.chroma < LEAST_CHROMA || apart.abs() > HUE_APART {
        return;
    }
    let dyed = Oklcha {
        lightness: (own.lightness * after.lightness / before.lightness).min(1.0),
        chroma: own.chroma * after.chroma / before.chroma,
        hue: after.hue + apart / 2.0,
        alpha: 1.0,
    };
    let [red, green, blue, _] = Srgba::from(dyed).to_u8_array();
    (*r, *g, *b) = (red, green, blue);
}

#[cfg(test)]
mod tests {
    use strum::VariantArray;

    use super::*;

    fn dyed(pixel: [u8; 4], dyed: Dyed, dyes: Dyes) -> [u8; 4] {
        let mut bytes = pixel.repeat(4);
        let area = URect::new(1, 10, 2, 11);
        dye(&mut bytes, 10, 8, &[DyedArea { area, dyed }], dyes);
        assert_eq!([&bytes[..4], &bytes[8..12], &bytes[12..]], [&pixel[..]; 3], "what lies beside it stays");
        bytes[4..8].try_into().expect("four bytes")
    }

    #[test]
    fn a_players_colour_becomes_that_of_the_palette_and_nothing_else_changes() {
        let of = |palette| Dyes { palette, high_contrast: false };
        for palette in PlayerPalette::VARIANTS.iter().copied() {
            for colour in Colour::VARIANTS.iter().copied() {
                let usual = player_in(PlayerPalette::Usual, colour).to_array();
                let [wanted, found] =
                    [player_in(palette, colour).to_array(), dyed(usual, Dyed::Player(colour), of(palette))];
                let near = wanted.iter().zip(found).all(|(wanted, found)| wanted.abs_diff(found) <= 3);
                assert!(near, "{colour} in {palette}: {found:?} is not {wanted:?}");
                for other in [[0x22, 0x31, 0x3F, 255], [0xF3, 0xE9, 0xD2, 255], [0xE8, 0xB8, 0x90, 255], [0; 4]] {
                    assert_eq!(dyed(other, Dyed::Player(colour), of(palette)), other, "{colour} in {palette}");
                }
            }
        }
    }

    #[test]
    fn where_everything_stands_out_grounds_are_dark_edges_stay_and_patterns_go() {
        let high = Dyes { high_contrast: true, ..Dyes::default() };
        let (lacquer, brass) = ([0x14, 0x23, 0x3A, 255], [0xC8, 0xA2, 0x4A, 255]);
        let darkest = [DARKEST.r(), DARKEST.g(), DARKEST.b(), 255];
        assert_eq!(dyed(lacquer, Dyed::Ground, high), darkest);
        assert_eq!(dyed(brass, Dyed::Ground, high), brass);
        assert_eq!(dyed(brass, Dyed::Pattern, high)[3], 0);
        for usual in [Dyed::Ground, Dyed::Pattern] {
            assert_eq!(dyed(lacquer, usual, Dyes::default()), lacquer);
        }
    }

    #[test]
    fn pictures_are_dyed_by_their_names() {
        let all = |name| dyed_as(name).collect::<Vec<_>>();
        assert_eq!(all("panel/board/green"), [Dyed::Player(Colour::Green), Dyed::Ground]);
        assert_eq!(all("emblem/red"), [Dyed::Player(Colour::Red)]);
        assert_eq!((all("panel/lacquer"), all("bg/fans")), (vec![Dyed::Ground], vec![Dyed::Pattern]));
        for other in ["times/red", "emblem", "panel/button-hover", "chip/ready", "car/3"] {
            assert_eq!(all(other), [], "{other}");
        }
    }
}
