//! The pages of the atlas, unpacked for looking at.

use std::{
    collections::HashMap,
    io::Cursor,
    sync::{Arc, Mutex},
};

use bevy::prelude::*;
use png::{Decoder, Transformations};

use super::light::LinearLight;

/// A page in its pixels.
pub struct UnpackedPage {
    pub size: Vec2,
    pixels: Vec<u8>,
}

impl UnpackedPage {
    /// The pixel at this point of the page.
    pub fn at(&self, point: Vec2) -> LinearLight {
        let place = point.floor().clamp(Vec2::ZERO, self.size - 1.0).as_uvec2();
        let from = (place.y * self.size.x as u32 + place.x) as usize * 4;
        let [r, g, b, a] = self.pixels[from..from + 4] else { return LinearRgba::NONE };
        Color::srgba_u8(r, g, b, a).to_linear()
    }
}

/// The pages that have been unpacked, by where their files lie in memory.
#[derive(Default)]
pub struct UnpackedPages(Mutex<HashMap<usize, (Arc<[u8]>, Arc<UnpackedPage>)>>);

impl UnpackedPages {
    /// The page in a file.
    pub fn page(&self, file: &Arc<[u8]>) -> Arc<UnpackedPage> {
        let mut pages = self.0.lock().expect("nobody panics while a page is unpacked");
        let place = file.as_ptr() as usize;
        pages.entry(place).or_insert_with(|| (file.clone(), Arc::new(unpack(file)))).1.clone()
    }
}

fn unpack(file: &Arc<[u8]>) -> UnpackedPage {
    let mut decoder = Decoder::new(Cursor::new(file));
    decoder.set_transformations(Transformations::ALPHA);
    let mut reader = decoder.read_info().expect("a page is a picture");
    let (wide, high) = (reader.info().width, reader.info().height);
    let mut pixels = vec![0; wide as usize * high as usize * 4];
    reader.next_frame(&mut pixels).expect("the whole picture is there");
    UnpackedPage { size: UVec2::new(wide, high).as_vec2(), pixels }
}
