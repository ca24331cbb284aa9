//! A picture of how everybody's trains stand at the end, for sharing: drawn beside what is on the screen, by a camera of
//! its own, and handed out as a file.

use std::io;

use bevy::{
    app::{HierarchyPropagatePlugin, Propagate},
    asset::RenderAssetUsages,
    camera::{RenderTarget, visibility::RenderLayers},
    prelude::*,
    render::{
        render_resource::{Extent3d, TextureDimension, TextureFormat, TextureUsages},
        view::window::screenshot::{Screenshot, ScreenshotCaptured},
    },
    window::RequestRedraw,
};

use super::standings::Standings;
use crate::{
    drawing::{Drawing, rect, sprites::spawn},
    localization::words::Speaker,
    persistence::{HandOut, HandedOut},
    pieces::small_board,
    screens::about::about_game,
    state::Screen,
    ui::{labels::Align, theme::palette},
};
use rules::Game;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PictureWanted>()
        .add_plugins(HierarchyPropagatePlugin::<RenderLayers>::new(PostUpdate))
        .add_systems(Update, (set_up, take).chain().run_if(in_state(Screen::Result)));
}

/// A picture is wanted, as a file of this name.
#[derive(Message)]
pub struct PictureWanted(pub String);

/// Its size in pixels.
const SIZE: Vec2 = Vec2::new(1600.0, 900.0);
/// What only its camera sees.
const LAYER: usize = 7;
/// After so many frames everything that is new has been laid out and drawn.
const FRAMES: u8 = 6;

/// A picture that is being drawn.
#[derive(Component)]
struct EndPicture {
    name: String,
    image: Handle<Image>,
    frames: u8,
}

fn set_up(
    mut commands: Commands,
    mut wanted: MessageReader<PictureWanted>,
    mut images: ResMut<Assets<Image>>,
    speaker: Speaker,
    game: Res<Game>,
    standings: Res<Standings>,
) {
    let Some(PictureWanted(name)) = wanted.read().last() else { return };
    let size = Extent3d { width: SIZE.x as u32, height: SIZE.y as u32, depth_or_array_layers: 1 };
    let (format, usage) = (TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::default());
    let mut image = Image::new_fill(size, TextureDimension::D2, &[0, 0, 0, 255], format, usage);
    image.texture_descriptor.usage |= TextureUsages::RENDER_ATTACHMENT | TextureUsages::COPY_SRC;
    let image = images.add(image);
    let camera = Camera { order: -1, clear_color: ClearColorConfig::Custom(Color::srgb_u8(11, 26, 46)), ..default() };
    let target = RenderTarget::Image(image.clone().into());
    let layers = RenderLayers::layer(LAYER);
    let taken = EndPicture { name: name.clone(), image, frames: 0 };
    commands.spawn((Camera2d, camera, target, Msaa::Off, layers.clone(), taken, DespawnOnExit(Screen::Result)));
    let piece = commands
        .spawn((Transform::default(), Visibility::default(), Propagate(layers), DespawnOnExit(Screen::Result)))
        .id();
    spawn(&mut commands, piece, &drawing(&speaker, &game, &standings), SIZE / 2.0, 1.0, Color::WHITE);
}

/// The picture: what was played, and below it the board of everybody, the winner's first.
fn drawing(speaker: &Speaker, game: &Game, standings: &Standings) -> Drawing {
    let words = speaker.words();
    let mut drawing = Drawing::default();
    drawing.frame(rect(10.0, 10.0, SIZE.x - 20.0, SIZE.y - 20.0), 2.0, palette::BRASS);
    drawing.display("First Class", 40.0, 66.0, 44.0, palette::LAMP, Align::Left);
    drawing.bold(about_game(words.texts, game.setup()), SIZE.x - 40.0, 62.0, 24.0, palette::PAPER, Align::Right);
    let ranked = &standings.ranked;
    let (columns, rows) = if ranked.len() > 2 { (2, 2) } else { (1, ranked.len()) };
    let room = rect(40.0, 92.0, SIZE.x - 80.0, SIZE.y - 132.0);
    let cell = Vec2::new(room.width() / columns as f32, room.height() / rows as f32);
    for (place, who) in ranked.iter().enumerate() {
        let corner = room.min + cell * Vec2::new((place % columns) as f32, (place / columns) as f32);
        let board = small_board::draw(&words, game.board(), who.seat, (cell - 16.0) / SCALE, default());
        drawing.put(&board, corner.x + 8.0, corner.y + 8.0, SCALE);
    }
    drawing
}

/// Boards are drawn larger than at the table.
const SCALE: f32 = 1.6;

fn take(mut commands: Commands, mut pictures: Query<&mut EndPicture>, mut redraw: MessageWriter<RequestRedraw>) {
    for mut picture in &mut pictures {
        redraw.write(RequestRedraw);
        picture.frames = picture.frames.saturating_add(1);
        if picture.frames == FRAMES {
            let shot = Screenshot::image(picture.image.clone());
            commands.spawn(shot).observe(hand_out);
        }
    }
}

fn hand_out(
    captured: On<ScreenshotCaptured>,
    mut commands: Commands,
    pictures: Query<(Entity, &EndPicture)>,
    pieces: Query<Entity, With<Propagate<RenderLayers>>>,
    mut out: MessageWriter<HandOut>,
    mut done: MessageWriter<HandedOut>,
) {
    for (camera, picture) in &pictures {
        match as_png(&captured.image) {
            Ok(contents) => _ = out.write(HandOut::Export { name: picture.name.clone(), contents }),
            Err(error) => _ = done.write(HandedOut::Failed(error.to_string())),
        }
        commands.entity(camera).despawn();
    }
    pieces.iter().for_each(|piece| commands.entity(piece).despawn());
}

fn as_png(image: &Image) -> io::Result<Vec<u8>> {
    let pixels = image.data.as_ref().ok_or_else(|| io::Error::from(io::ErrorKind::UnexpectedEof))?;
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, image.width(), image.height());
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header().map_err(io::Error::other)?;
    writer.write_image_data(pixels).map_err(io::Error::other)?;
    writer.finish().map_err(io::Error::other)?;
    Ok(file)
}
