//! A virtual display (Xvfb) with a real mouse in it (xdotool).

use std::{
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
};

/// A virtual display, which is closed when this is dropped.
pub struct Display {
    server: Child,
    name: String,
}

impl Display {
    /// Opens a display of this size.
    pub fn open(width: u32, height: u32) -> Self {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", &format!("{width}x{height}x24")])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb is needed: ./test.sh installs it");
        let mut number = String::new();
        let output = server.stdout.take().expect("the output is piped");
        BufReader::new(output).read_line(&mut number).expect("Xvfb names its display");
        Self { server, name: format!(":{}", number.trim()) }
    }

    /// A command that will run on this display.
    pub fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.env("DISPLAY", &self.name).env_remove("WAYLAND_DISPLAY");
        command
    }

    /// Makes the mouse do something; the arguments are those of xdotool.
    pub fn mouse(&self, arguments: &[&str]) {
        let done = self.command("xdotool").args(arguments).status().expect("xdotool is needed: ./test.sh installs it");
        assert!(done.success());
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
