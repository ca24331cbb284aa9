//! The texts are built in, a language a folder: a new file or folder there is noticed.

fn main() {
    println!("cargo::rerun-if-changed=assets/text");
}
