//! A virtual display (Xvfb) with a real mouse in it (xdotool).

use std::{
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
};

/// A virtual display; it ends with the value.
pub struct Display {
    server: Child,
    name: String,
}

impl Display {
    /// Opens a display of a size.
    pub fn open(width: u32, height: u32) -> Self {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", &format!("{width}x{height}x24")])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb is needed: ./test.sh installs it");
        let mut number = String::new();
        let output = server.stdout.take().expect("the output is piped");
        BufReader::new(output).read_line(&mut number).expect("Xvfb tells its display");
        Self { server, name: format!(":{}", number.trim()) }
    }

    /// A command that runs on this display.
    pub fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.env("DISPLAY", &self.name).env_remove("WAYLAND_DISPLAY");
        command
    }

    /// Moves the mouse to a point and clicks.
    pub fn click(&self, [x, y]: [i32; 2]) {
        let (x, y) = (x.to_string(), y.to_string());
        // The pauses are those of a hand: the program sees the pointer arrive, press and let go.
        let arguments = ["mousemove", &x, &y, "sleep", "0.3", "mousedown", "1", "sleep", "0.25", "mouseup", "1"];
        let clicked =
            self.command("xdotool").args(arguments).status().expect("xdotool is needed: ./test.sh installs it");
        assert!(clicked.success());
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
