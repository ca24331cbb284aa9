//! A page that is being unpacked, strip by strip.

use std::{io::Cursor, sync::Arc};

use bevy::{
    asset::RenderAssetUsages,
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};
use png::{BitDepth, ColorType, Decoder, Reader, Transformations};

use super::{
    dye::{DyedArea, Dyes, dye},
    needs::DrawnBy,
};

/// How much of a page is unpacked at a time, in bytes.
const STRIP: usize = 1 << 20;

/// Some rows of a texture.
pub(super) struct TextureStrip {
    pub texture: AssetId<Image>,
    /// The first row.
    pub from: u32,
    pub size: UVec2,
    pub bytes: Vec<u8>,
}

/// A page that is being unpacked, into one or two textures.
pub(super) struct Unpacking {
    reader: Reader<Cursor<Arc<[u8]>>>,
    pub textures: Vec<(DrawnBy, Handle<Image>)>,
    pub size: UVec2,
    row: u32,
    dyed: Vec<DyedArea>,
    dyes: Dyes,
}

impl Unpacking {
    /// Begins with a PNG file, of which these areas are dyed; the textures are empty for now.
    pub fn begin(
        file: Arc<[u8]>,
        (dyed, dyes): (Vec<DyedArea>, Dyes),
        by: Vec<DrawnBy>,
        images: &mut Assets<Image>,
    ) -> Result<Self, String> {
        let mut decoder = Decoder::new(Cursor::new(file));
        // A picture that is opaque throughout is packed without saying so for every pixel.
        decoder.set_transformations(Transformations::ALPHA);
        let reader = decoder.read_info().map_err(|error| error.to_string())?;
        if reader.output_color_type() != (ColorType::Rgba, BitDepth::Eight) || reader.info().interlaced {
            return Err("its format is not eight bits a colour without interlacing".to_owned());
        }
        let size = UVec2::new(reader.info().width, reader.info().height);
        let whole = Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 };
        let mut texture = || {
            let (format, usage) = (TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::RENDER_WORLD);
            images.add(Image::new_uninit(whole, TextureDimension::D2, format, usage))
        };
        let textures = by.into_iter().map(|by| (by, texture())).collect();
        Ok(Self { reader, textures, size, row: 0, dyed, dyes })
    }

    /// The next strip of each of its textures; none when it is done.
    pub fn strips(&mut self, multiplied: &Multiplied) -> Result<Vec<TextureStrip>, String> {
        let stride = self.size.x as usize * 4;
        let rows = (STRIP / stride).clamp(1, (self.size.y - self.row).max(1) as usize);
        let mut bytes = vec![0; rows * stride];
        for row in bytes.chunks_exact_mut(stride) {
            if self.reader.read_row(row).map_err(|error| error.to_string())?.is_none() {
                return Ok(Vec::new());
            }
        }
        let from = self.row;
        dye(&mut bytes, from, stride, &self.dyed, self.dyes);
        self.row += rows as u32;
        let strip = |(by, texture): &(DrawnBy, Handle<Image>)| TextureStrip {
            texture: texture.id(),
            from,
            size: UVec2::new(self.size.x, rows as u32),
            bytes: match by {
                DrawnBy::Sprites => bytes.clone(),
                DrawnBy::Egui => multiplied.of(bytes.clone()),
            },
        };
        Ok(self.textures.iter().map(strip).collect())
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

    fn unpacked(file: Arc<[u8]>, by: Vec<DrawnBy>) -> Result<Vec<TextureStrip>, String> {
        let mut unpacking = Unpacking::begin(file, default(), by, &mut Assets::default())?;
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
        let strips = unpacked(file, vec![DrawnBy::Sprites]).expect("it is a page");
        assert!(strips.len() > 2 && strips.iter().all(|strip| strip.bytes.len() <= STRIP));
        let mut row = 0;
        for strip in &strips {
            assert_eq!((strip.from, strip.size.x), (row, size.x));
            row += strip.size.y;
        }
        assert_eq!(row, size.y);
        assert!(strips.iter().flat_map(|strip| &strip.bytes).eq(&pixels));
    }

    #[test]
    fn egui_gets_its_own() {
        let (file, pixels) = page(UVec2::new(64, 64));
        let strips = unpacked(file, vec![DrawnBy::Sprites, DrawnBy::Egui]).expect("it is a page");
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
        let (file, _) = page(UVec2::new(300, 300));
        assert!(unpacked(file[..file.len() / 2].into(), vec![DrawnBy::Egui]).is_err(), "half of it is missing");
        assert!(unpacked(b"<!doctype html>"[..].into(), vec![DrawnBy::Egui]).is_err(), "a page that says 404");
    }
}
