//! Replays a saved game without a window and prints everything about how it ends: the
//! browser tests compare this with how the same game ended there.
//!
//! `cargo run -p rules --example replay < RECORD`

use std::{
    error::Error,
    io::{Read, stdin},
};

use rules::{Catalogue, Record};

fn main() -> Result<(), Box<dyn Error>> {
    let mut text = String::new();
    stdin().read_to_string(&mut text)?;
    let game = Record::from_text(&text)?.replay(Catalogue::built_in()?, |_, _| {})?;
    println!("{}", serde_json::to_string(&game)?);
    Ok(())
}
