//! How texts leave and enter on a desktop: the system's clipboard, its window for choosing a file, and files dropped on
//! the game's window.

use std::{fs, io, path::PathBuf, sync::mpsc};

use bevy::{
    ecs::system::NonSend,
    prelude::*,
    window::{FileDragAndDrop, RequestRedraw},
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};

use super::file_dialog::choose_file;
use crate::persistence::{HandOut, HandedOut};

pub(super) fn plugin(app: &mut App) {
    app.init_non_send::<OpenWays>().add_systems(PreUpdate, (hand_out, take_dropped, hear).chain());
}

/// A file larger than this is not a game.
const LARGEST_BYTES: u64 = 4_000_000;

/// What windows for choosing a file have brought so far. The clipboard is open for as long as the program runs: on some
/// systems its contents go with the program that put them there.
struct OpenWays {
    sender: mpsc::Sender<HandedOut>,
    came: mpsc::Receiver<HandedOut>,
    clipboard: Option<arboard::Clipboard>,
}

impl Default for OpenWays {
    fn default() -> Self {
        let (sender, came) = mpsc::channel();
        Self { sender, came, clipboard: None }
    }
}

impl OpenWays {
    fn clipboard(&mut self) -> Result<&mut arboard::Clipboard, arboard::Error> {
        if self.clipboard.is_none() {
            self.clipboard = Some(arboard::Clipboard::new()?);
        }
        self.clipboard.as_mut().ok_or(arboard::Error::ClipboardNotSupported)
    }
}

fn hand_out(
    mut wanted: MessageReader<HandOut>,
    mut passing: NonSendMut<OpenWays>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut done: MessageWriter<HandedOut>,
) {
    for wanted in wanted.read() {
        let came_of_it = match wanted {
            HandOut::Copy(text) | HandOut::CopyLink(text) => {
                passing.clipboard().and_then(|clipboard| clipboard.set_text(text)).map(|()| HandedOut::Copied)
            }
            HandOut::Paste => passing.clipboard().and_then(|clipboard| clipboard.get_text()).map(HandedOut::Came),
            HandOut::Export { name, contents } => {
                done.write(export(name, contents).unwrap_or_else(|error| HandedOut::Failed(error.to_string())));
                continue;
            }
            HandOut::ChooseFile => {
                let (sender, proxy) = (passing.sender.clone(), proxy.as_ref().map(|proxy| (***proxy).clone()));
                // The window is the system's: it may stay open for as long as the player likes.
                std::thread::spawn(move || {
                    let chosen = match choose_file() {
                        Ok(Some(path)) => Some(read(&path)),
                        Ok(None) => None,
                        Err(error) => Some(HandedOut::Failed(error.to_string())),
                    };
                    chosen.into_iter().for_each(|chosen| _ = sender.send(chosen));
                    let _ = proxy.map(|proxy| proxy.send_event(WinitUserEvent::WakeUp));
                });
                continue;
            }
        };
        done.write(came_of_it.unwrap_or_else(|error| HandedOut::Failed(error.to_string())));
    }
}

/// Writes a file to the folder for downloads, or else to the player's own, under a name that is free.
fn export(name: &str, contents: &[u8]) -> io::Result<HandedOut> {
    let places = directories::UserDirs::new().ok_or_else(|| io::Error::from(io::ErrorKind::NotFound))?;
    let folder = places.download_dir().filter(|folder| folder.is_dir()).unwrap_or(places.home_dir());
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, "ron"));
    let names = std::iter::once(name.to_owned()).chain((2..).map(|number| format!("{stem} {number}.{ending}")));
    let path = names.map(|name| folder.join(name)).find(|path| !path.exists()).expect("numbers never end");
    fs::write(&path, contents)?;
    Ok(HandedOut::Exported(Some(path.display().to_string())))
}

fn read(path: &PathBuf) -> HandedOut {
    let text = fs::metadata(path).and_then(|about| match about.len() {
        ..=LARGEST_BYTES => fs::read(path),
        _ => Err(io::Error::from(io::ErrorKind::FileTooLarge)),
    });
    match text {
        Ok(bytes) => HandedOut::Came(String::from_utf8_lossy(&bytes).into_owned()),
        Err(error) => HandedOut::Failed(format!("{}: {error}", path.display())),
    }
}

fn take_dropped(mut dropped: MessageReader<FileDragAndDrop>, mut done: MessageWriter<HandedOut>) {
    for dropped in dropped.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = dropped {
            done.write(read(path_buf));
        }
    }
}

fn hear(passing: NonSend<OpenWays>, mut done: MessageWriter<HandedOut>, mut redraw: MessageWriter<RequestRedraw>) {
    for came in passing.came.try_iter() {
        done.write(came);
        redraw.write(RequestRedraw);
    }
}
