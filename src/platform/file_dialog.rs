//! The system's own window for choosing a file.

use std::{io, path::PathBuf};

/// Lets the player choose a file; waits until that is done. `None` if no file was chosen.
///
/// # Errors
/// If there is no such window on this system.
#[cfg(any(windows, target_os = "macos"))]
pub fn choose_file() -> io::Result<Option<PathBuf>> {
    Ok(rfd::FileDialog::new().add_filter("First Class", &["ron", "txt"]).pick_file())
}

/// Lets the player choose a file; waits until that is done. `None` if no file was chosen. Every desktop of Linux has one
/// of these programs; a library for the same would bring sixty others with it.
///
/// # Errors
/// If none of these programs is there.
#[cfg(not(any(windows, target_os = "macos")))]
pub fn choose_file() -> io::Result<Option<PathBuf>> {
    use std::process::Command;
    let dialogs: [(&str, &[&str]); 3] =
        [("zenity", &["--file-selection"]), ("kdialog", &["--getopenfilename", "."]), ("qarma", &["--file-selection"])];
    for (program, arguments) in dialogs {
        match Command::new(program).args(arguments).output() {
            Ok(answer) => {
                let path = String::from_utf8_lossy(&answer.stdout).trim().to_owned();
                return Ok((answer.status.success() && !path.is_empty()).then(|| path.into()));
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::Error::new(
        io::ErrorKind::NotFound,
        "there is no window for choosing a file on this system: drop the file here",
    ))
}
