//! How texts leave the program and come into it: the clipboard, files of the player's choice, what is dropped on the
//! window. The screens ask, the platform does it and answers.

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<HandOut>().add_message::<HandedOut>();
}

/// Something is to leave, or to come in.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum HandOut {
    /// Copy a text to the clipboard.
    Copy(String),
    /// Copy a link to this program with a text in it, where there is an address; else the text.
    CopyLink(String),
    /// Write a file of this name.
    Export {
        /// The name of the file.
        name: String,
        /// What is in it.
        contents: Vec<u8>,
    },
    /// Read the clipboard.
    Paste,
    /// Let the player choose a file.
    ChooseFile,
}

/// What came of it.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum HandedOut {
    /// It is in the clipboard.
    Copied,
    /// The file is written; in a browser it lies with the other downloads, and there is no place to be named.
    Exported(Option<String>),
    /// Why it is not done.
    Failed(String),
    /// A text has come in, by whichever way.
    Came(String),
}
