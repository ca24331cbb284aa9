//! The real program, running on a virtual display and reporting what it asks.

use std::{
    io::{BufRead, BufReader},
    process::{Child, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
    time::Duration,
};

use serde_json::{Value, json};

use crate::display::Display;

/// How long the program may report nothing, even on the slowest machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// The running program with its reports (`--report`).
pub struct Program<'d> {
    display: &'d Display,
    child: Child,
    reports: Receiver<Value>,
    /// The last report.
    pub now: Value,
    /// The button that goes on where something has to be read.
    goes_on: Option<String>,
    /// What the program has seen of the mouse: where it is, how often a button went down or up.
    mouse: Value,
}

impl<'d> Program<'d> {
    /// Starts the program and waits for its first question.
    pub fn start(display: &'d Display, arguments: &[&str]) -> Self {
        let mut child = display
            .command(env!("CARGO_BIN_EXE_first_class"))
            .args(arguments)
            .args(["--report", "--quit-at-end", "--language", "en"])
            // Nobody looks at what is drawn: Mesa does everything but fill the pixels, which takes two thirds of the time.
            .env("LP_NO_RAST", "1")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let (sender, reports) = channel();
        let output = BufReader::new(child.stdout.take().expect("the output is piped"));
        std::thread::spawn(move || {
            let reports = output.lines().map_while(Result::ok).filter_map(|line| serde_json::from_str(&line).ok());
            reports.for_each(|report: Value| drop(sender.send(report)));
        });
        let mut program = Self { display, child, reports, now: Value::Null, goes_on: None, mouse: Value::Null };
        while program.now.is_null() {
            program.next();
        }
        program
    }

    /// Waits for the next report.
    pub fn next(&mut self) {
        match self.reports.recv_timeout(PATIENCE) {
            Ok(report) => self.hear(report),
            Err(RecvTimeoutError::Timeout) => {
                panic!("nothing happened for {PATIENCE:?} with the mouse at {} after {}", self.mouse, self.now)
            }
            Err(RecvTimeoutError::Disconnected) => panic!("the program ended after {}", self.now),
        }
    }

    fn hear(&mut self, report: Value) {
        let [mouse, made, waits] = ["mouse", "made", "waits"].map(|key| report.get(key).cloned());
        match (mouse, made, waits) {
            (Some(mouse), ..) => self.mouse = mouse,
            // The bots are playing: this is only a sign of life.
            (_, Some(_), _) => {}
            (.., Some(button)) => {
                self.goes_on = button.as_str().map(str::to_owned);
                self.now["regions"] = report["regions"].clone();
            }
            _ => (self.now, self.goes_on) = (report, None),
        }
    }

    /// Waits for the next report, and clicks on where something has to be read.
    fn read_on(&mut self) {
        match self.goes_on.take() {
            Some(button) => self.click(&button),
            None => self.next(),
        }
    }

    /// Reads all reports that have arrived, without waiting.
    fn newest(&mut self) {
        while let Ok(report) = self.reports.try_recv() {
            self.hear(report);
        }
    }

    pub fn is_over(&self) -> bool {
        self.now["over"] == true
    }

    /// How many choices have been made.
    pub fn choices_made(&self) -> u64 {
        self.now["choices_made"].as_u64().unwrap_or(u64::MAX)
    }

    /// Clicks a named region with the mouse, as soon as it appears. As with a click by hand, the program has seen
    /// each part of it before the next one comes, however slow its frames are.
    pub fn click(&mut self, name: &str) {
        let [x, y] = self.middle_of(name);
        if self.mouse["at"] != json!([x, y]) {
            self.display.mouse(&["mousemove", &x.to_string(), &y.to_string()]);
            while self.mouse["at"] != json!([x, y]) {
                self.next();
            }
        }
        for part in ["mousedown", "mouseup"] {
            let before = self.mouse["buttons"].clone();
            self.display.mouse(&[part, "1"]);
            while self.mouse["buttons"] == before {
                self.next();
            }
        }
        while self.mouse["settled"] == false && !self.is_over() {
            self.next();
        }
    }

    /// The middle of a named region, if it is there.
    fn middle(&self, name: &str) -> Option<[i64; 2]> {
        let region = self.now["regions"].as_array().into_iter().flatten().rev().find(|region| region[0] == name)?;
        let edge = |index: usize| region[1][index].as_i64().expect("a rectangle in pixels");
        Some([(edge(0) + edge(2)) / 2, (edge(1) + edge(3)) / 2])
    }

    /// The middle of a named region, as soon as it appears.
    fn middle_of(&mut self, name: &str) -> [i64; 2] {
        self.newest();
        loop {
            if let Some(middle) = self.middle(name) {
                return middle;
            }
            self.next();
        }
    }

    /// Makes one of the choices with the mouse, and waits until it has been made.
    pub fn choose(&mut self, which: usize) {
        self.take_the_screen();
        let made = self.choices_made();
        let clicks = self.now["clicks"].as_array().expect("the clicks of every choice").clone();
        let names = clicks[which % clicks.len()].as_array().expect("names of regions").clone();
        for name in &names {
            self.click(name.as_str().expect("a name"));
        }
        while !self.is_over() && self.choices_made() == made {
            self.read_on();
        }
        assert!(self.is_over() || self.choices_made() > made, "{names:?} did not make a choice");
    }

    /// Waits for choices, and clicks the curtain away where it hides them.
    pub fn take_the_screen(&mut self) {
        while self.now["choices"].as_array().is_none_or(Vec::is_empty) {
            if self.middle("handover/take").is_some() { self.click("handover/take") } else { self.read_on() }
        }
    }

    /// Kills the program.
    pub fn kill(mut self) {
        self.child.kill().expect("the program is running");
        let _ = self.child.wait();
    }

    /// Waits for the end of the program and returns its exit code.
    pub fn exit_code(mut self) -> Option<i32> {
        self.child.wait().ok()?.code()
    }
}
