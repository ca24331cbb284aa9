//! The command line.

use std::{net::SocketAddr, path::PathBuf};

use clap::Parser;

/// A server for games of First Class with friends. Without flags it keeps its rooms in a file beside it and is all that
/// is needed; with --database and --nats many of them share their rooms.
#[derive(Clone, Debug, Parser)]
#[command(version)]
pub struct Flags {
    /// Where players connect (path /play)
    #[arg(long, default_value = "0.0.0.0:7272")]
    pub listen: SocketAddr,
    /// Where Prometheus reads what is counted (path /metrics); not for everybody's eyes
    #[arg(long, default_value = "127.0.0.1:7273")]
    pub metrics: SocketAddr,
    /// The file in which rooms are kept
    #[arg(long, default_value = "first-class-rooms.sqlite", conflicts_with = "database")]
    pub file: PathBuf,
    /// The database in which several servers keep their rooms (postgres://user:password@host/name)
    #[arg(long, requires = "nats")]
    pub database: Option<String>,
    /// The post between several servers (nats://host:4222)
    #[arg(long, requires = "database")]
    pub nats: Option<String>,
    /// A page that may connect besides those of the server's own address, as https://first-class.example; may be repeated
    #[arg(long = "origin", value_delimiter = ',')]
    pub origins: Vec<String>,
    /// A proxy in front says whose address it is (X-Forwarded-For)
    #[arg(long)]
    pub behind_proxy: bool,
    /// Nobody is kept from doing anything too often: only for tests of how much the server bears
    #[arg(long)]
    pub unlimited: bool,
}
