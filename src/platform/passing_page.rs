//! How texts leave and enter in a browser: the page does it (`web/passing.js`).

use base64::{Engine, prelude::BASE64_STANDARD};
use bevy::prelude::*;

use super::page_bridge::tell;
use crate::persistence::{HandOut, HandedOut};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, hand_out);
}

fn hand_out(mut wanted: MessageReader<HandOut>, mut done: MessageWriter<HandedOut>) {
    for wanted in wanted.read() {
        let line = match wanted {
            HandOut::Copy(text) => serde_json::json!({ "copy": text }),
            HandOut::CopyLink(text) => serde_json::json!({ "copy-link": text }),
            HandOut::Export { name, contents } => {
                done.write(HandedOut::Exported(None));
                serde_json::json!({ "download": { "name": name, "base64": BASE64_STANDARD.encode(contents) } })
            }
            HandOut::ChooseFile => serde_json::json!({ "choose": true }),
            // The page hears it by itself.
            HandOut::Paste => continue,
        };
        tell(&line.to_string());
    }
}
