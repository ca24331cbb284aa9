//! A page that is being unpacked, strip by strip.

use std::{io::Cursor, mem, sync::Arc};

use bevy::prelude::*;
use png::{BitDepth, ColorType, Decoder, Reader, Transformations};

use super::{
    dye::{DyedArea, Dyes, dye},
    needs::DrawnBy,
};

/// How much of a page is unpacked at a time, in bytes.
const STRIP: usize = 1 << 20;

/// A rectangle of a texture.
pub(super) struct TextureStrip {
    pub texture: AssetId<Image>,
    /// Its upper left corner.
    pub from: UVec2,
    pub size: UVec2,
    pub bytes: Vec<u8>,
}

/// Where a page is unpacked to.
pub(super) struct PageTexture {
    pub by: DrawnBy,
    pub texture: Handle<Image>,
    /// The page's upper left corner on it.
    pub corner: UVec2,
}

/// A page that is being unpacked, into one or two textures.
pub(super) struct Unpacking {
    reader: Reader<Cursor<Arc<[u8]>>>,
    pub textures: Vec<PageTexture>,
    /// What comes before the page.
    first: Vec<TextureStrip>,
    size: UVec2,
    row: u32,
    /// A row of the file.
    line: Vec<u8>,
    dyed: Vec<DyedArea>,
    dyes: Dyes,
}

impl Unpacking {
    /// Begins with a PNG file, of which these areas are dyed, and with what has to be on its textures before it. A page of
    /// this size is unpacked: the edge of the file, on which nothing is drawn, is left out.
    pub fn begin(
        file: Arc<[u8]>,
        size: UVec2,
        (dyed, dyes): (Vec<DyedArea>, Dyes),
        (textures, first): (Vec<PageTexture>, Vec<TextureStrip>),
    ) -> Result<Self, String> {
        let mut decoder = Decoder::new(Cursor::new(file));
        // A picture that is opaque throughout is packed without saying so for every pixel.
        decoder.set_transformations(Transformations::ALPHA);
        let reader = decoder.read_info().map_err(|error| error.to_string())?;
        if reader.output_color_type() != (ColorType::Rgba, BitDepth::Eight) || reader.info().interlaced {
            return Err("its format is not eight bits a colour without interlacing".to_owned());
        }
        let (wide, high) = (reader.info().width, reader.info().height);
        if wide < size.x || high < size.y {
            return Err(format!("it is {wide} by {high} pixels, but its pictures take {} by {}", size.x, size.y));
        }
        let line = vec![0; wide as usize * 4];
        Ok(Self { reader, textures, first, size, row: 0, line, dyed, dyes })
    }

    /// The next strip of each of its textures; none when it is done.
    pub fn strips(&mut self, multiplied: &Multiplied) -> Result<Vec<TextureStrip>, String> {
        let stride = self.size.x as usize * 4;
        let rows = (STRIP / stride.max(1)).max(1).min((self.size.y - self.row) as usize);
        if rows == 0 {
            return Ok(Vec::new());
        }
        let mut bytes = Vec::with_capacity(rows * stride);
        for _ in 0..rows {
            self.reader.read_row(&mut self.line).map_err(|error| error.to_string())?;
            bytes.extend_from_slice(&self.line[..stride]);
        }
        let from = self.row;
        dye(&mut bytes, from, stride, &self.dyed, self.dyes);
        self.row += rows as u32;
        let strip = |PageTexture { by, texture, corner }: &PageTexture| TextureStrip {
            texture: texture.id(),
            from: UVec2::new(corner.x, corner.y + from),
            size: UVec2::new(self.size.x, rows as u32),
            bytes: match by {
                DrawnBy::Sprites => bytes.clone(),
                DrawnBy::Egui => multiplied.of(bytes.clone()),
            },
        };
        let mut strips = mem::take(&mut self.first);
        strips.extend(self.textures.iter().map(strip));
        Ok(strips)
    }
}

/// Colours multiplied by alpha: every byte for every alpha. It is done on linear light, as the picture is blended.
pub(super) struct Multiplied(Vec<[u8; 256]>);

impl Default for Multiplied {
    fn default() -> Self {
        let linear = |byte: usize| (byte as f32 / 255.0).powf(2.2);
        let times = |byte: usize, alpha: u16| (linear(byte) * f32::from(alpha) / 255.0).powf(1.0 / 2.2) * 255.0 + 0.5;
        Self((0..256).map(|alpha| std::array::from_fn(|byte| times(byte, alpha) as u8)).collect())
    }
}

impl Multiplied {
    fn of(&self, mut bytes: Vec<u8>) -> Vec<u8> {
        for pixel in bytes.chunks_exact_mut(4) {
            let alpha = usize::from(pixel[3]);
            if alpha < 255 {
                for byte in &mut pixel[..3] {
                    *byte = self.0[alpha][usize::from(*byte)];
                }
            }
        }
        bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A PNG file whose pixels all differ enough.
    fn page(size: UVec2) -> (Arc<[u8]>, Vec<u8>) {
        let pixels: Vec<u8> =
            (0..size.x * size.y * 4).map(|byte| (byte.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, size.x, size.y);
        encoder.set_color(ColorType::Rgba);
        encoder.set_depth(BitDepth::Eight);
        encoder.write_header().and_then(|mut writer| writer.write_image_data(&pixels)).expect("it can be written");
        (file.into(), pixels)
    }

    /// What is unpacked of a page of this size, which has its corner at 40, 30 on the texture of sprites.
    fn unpacked(file: Arc<[u8]>, size: UVec2, by: &[DrawnBy]) -> Result<Vec<TextureStrip>, String> {
        let mut images = Assets::default();
        let mut texture = |by: &DrawnBy| {
            let corner = if *by == DrawnBy::Sprites { UVec2::new(40, 30) } else { UVec2::ZERO };
            PageTexture { by: *by, texture: images.add(Image::default()), corner }
        };
        let textures = by.iter().map(&mut texture).collect();
        let mut unpacking = Unpacking::begin(file, size, default(), (textures, Vec::new()))?;
        let mut all = Vec::new();
        loop {
            match unpacking.strips(&Multiplied::default())? {
                strips if strips.is_empty() => return Ok(all),
                strips => all.extend(strips),
            }
        }
    }

    #[test]
    fn strips_are_the_page() {
        let size = UVec2::new(701, 1300);
        let (file, pixels) = page(size);
        let strips = unpacked(file, size, &[DrawnBy::Sprites]).expect("it is a page");
        assert!(strips.len() > 2 && strips.iter().all(|strip| strip.bytes.len() <= STRIP));
        let mut row = 30;
        for strip in &strips {
            assert_eq!((strip.from, strip.size.x), (UVec2::new(40, row), size.x));
            row += strip.size.y;
        }
        assert_eq!(row, 30 + size.y);
        assert!(strips.iter().flat_map(|strip| &strip.bytes).eq(&pixels));
    }

    #[test]
    fn the_edge_of_a_file_is_left_out() {
        let (file, pixels) = page(UVec2::new(9, 6));
        let strips = unpacked(file.clone(), UVec2::new(7, 4), &[DrawnBy::Sprites]).expect("it is a page");
        let expected = pixels.chunks_exact(9 * 4).take(4).flat_map(|row| &row[..7 * 4]);
        assert!(strips.iter().flat_map(|strip| &strip.bytes).eq(expected));
        assert!(unpacked(file, UVec2::new(10, 4), &[DrawnBy::Sprites]).is_err(), "pictures beyond its edge");
    }

    #[test]
    fn egui_gets_its_own() {
        let (file, pixels) = page(UVec2::new(64, 64));
        let strips = unpacked(file, UVec2::splat(64), &[DrawnBy::Sprites, DrawnBy::Egui]).expect("it is a page");
        let [straight, multiplied] = &strips[..] else { panic!("{} strips", strips.len()) };
        assert_ne!(straight.texture, multiplied.texture);
        assert_eq!(straight.bytes, pixels);
        for (before, after) in pixels.chunks_exact(4).zip(multiplied.bytes.chunks_exact(4)) {
            assert_eq!(before[3], after[3]);
            assert!(before[..3].iter().zip(after).all(|(before, after)| after <= before));
            assert!(before[3] < 255 || before == after);
            assert!(before[3] > 0 || after[..3] == [0; 3]);
        }
    }

    #[test]
    fn a_file_that_is_not_a_page_is_refused() {
        let size = UVec2::splat(300);
        let (file, _) = page(size);
        assert!(unpacked(file[..file.len() / 2].into(), size, &[DrawnBy::Egui]).is_err(), "half of it is missing");
        assert!(unpacked(b"<!doctype html>"[..].into(), size, &[DrawnBy::Egui]).is_err(), "a page that says 404");
    }
}
