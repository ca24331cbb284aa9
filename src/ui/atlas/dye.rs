//! Pictures in a player's colour are dyed while they are unpacked, for players whose eyes confuse the usual colours:
//! whatever in them has the hue of that player gets another one.

use bevy::{color::Oklcha, prelude::*};

use crate::{
    session::{Colour, PlayerPalette},
    ui::theme::palette::player_in,
};

/// What there is of every player's: the word before the colour in a picture's name.
const OWN: [&str; 8] = ["cap", "conductor", "emblem", "loco", "ring", "board", "small", "pane"];
/// A colour with less of it is a grey: wheels, faces in the shade, the body of a locomotive.
const LEAST_CHROMA: f32 = 0.045;
/// How far a colour's hue may be from the player's, in degrees. A conductor's skin is further away than that.
const HUE_APART: f32 = 24.0;

/// A part of a page that is dyed.
pub(super) struct DyedArea {
    /// In pixels of the page.
    pub area: URect,
    pub colour: Colour,
}

/// Whose colour a picture has, if it is one of those.
pub(super) fn colour_of(name: &str) -> Option<Colour> {
    let mut words = name.rsplit('/');
    let (key, what) = (words.next()?, words.next()?);
    OWN.contains(&what).then(|| key.parse().ok()).flatten()
}

/// Dyes what a strip of a page has of these areas. `from` is the strip's first row, `stride` how many bytes a row has.
pub(super) fn dye(bytes: &mut [u8], from: u32, stride: usize, areas: &[DyedArea], palette: PlayerPalette) {
    if palette == PlayerPalette::Usual {
        return;
    }
    for DyedArea { area, colour } in areas {
        let [before, after] = [PlayerPalette::Usual, palette].map(|palette| {
            let [r, g, b, _] = player_in(palette, *colour).to_array();
            Oklcha::from(Srgba::rgb_u8(r, g, b))
        });
        for (row, pixels) in (from..).zip(bytes.chunks_exact_mut(stride)) {
            if (area.min.y..area.max.y).contains(&row) {
                let row = &mut pixels[area.min.x as usize * 4..area.max.x as usize * 4];
                row.chunks_exact_mut(4).for_each(|pixel| dye_pixel(pixel, before, after));
            }
        }
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

    fn dyed(pixel: [u8; 4], colour: Colour, palette: PlayerPalette) -> [u8; 4] {
        let mut bytes = pixel.repeat(4);
        let area = URect::new(1, 10, 2, 11);
        dye(&mut bytes, 10, 8, &[DyedArea { area, colour }], palette);
        assert_eq!([&bytes[..4], &bytes[8..12], &bytes[12..]], [&pixel[..]; 3], "what lies beside it stays");
        bytes[4..8].try_into().expect("four bytes")
    }

    #[test]
    fn a_players_colour_becomes_that_of_the_palette_and_nothing_else_changes() {
        for palette in PlayerPalette::VARIANTS.iter().copied() {
            for colour in Colour::VARIANTS.iter().copied() {
                let usual = player_in(PlayerPalette::Usual, colour).to_array();
                let [wanted, found] = [player_in(palette, colour).to_array(), dyed(usual, colour, palette)];
                let near = wanted.iter().zip(found).all(|(wanted, found)| wanted.abs_diff(found) <= 3);
                assert!(near, "{colour} in {palette}: {found:?} is not {wanted:?}");
                for other in [[0x22, 0x31, 0x3F, 255], [0xF3, 0xE9, 0xD2, 255], [0xE8, 0xB8, 0x90, 255], [0; 4]] {
                    assert_eq!(dyed(other, colour, palette), other, "{colour} in {palette}");
                }
            }
        }
    }

    #[test]
    fn only_pictures_of_players_are_dyed() {
        assert_eq!(colour_of("panel/board/green"), Some(Colour::Green));
        assert_eq!(colour_of("times/red"), None);
        assert_eq!(colour_of("emblem"), None);
    }
}
