//! The server: command line → store and post → house → door. It stops on Ctrl+C and SIGTERM; rooms are kept, and everybody
//! is told to come back.

use std::{error::Error, net::SocketAddr, sync::Arc, time::Duration};

use axum::serve::ListenerExt;
use clap::Parser;
use rules::Catalogue;
use server::{
    chance,
    door::{self, Front, Limits, Origins, Rate, Rates},
    flags::Flags,
    house::{House, HouseRules},
    keeper::RoomStore,
    post::Post,
};
use tokio::{net::TcpListener, time::timeout};

/// Stopping may take so long.
const STOPPING: Duration = Duration::from_secs(10);

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env().unwrap_or_else(|_| "info,sqlx=error".into());
    tracing_subscriber::fmt().with_env_filter(filter).with_target(false).init();
    let flags = Flags::parse();
    let server = format!("{:016x}", chance::random());
    let store = match &flags.database {
        Some(database) => RoomStore::in_database(database, server.clone()).await?,
        None => RoomStore::in_file(&flags.file, server.clone()).await?,
    };
    let post = match &flags.nats {
        Some(address) => Some(Post::reach(address).await?),
        None => None,
    };
    let house = House::open(store, post, Catalogue::built_in()?, HouseRules::default());
    let front = Front {
        house: house.clone(),
        limits: Limits::new(rates(flags.unlimited)),
        origins: Origins::new(flags.origins.clone()),
        behind_proxy: flags.behind_proxy,
    };
    let players = TcpListener::bind(flags.listen).await?;
    let counted = TcpListener::bind(flags.metrics).await?;
    tracing::info!(server, listen = %players.local_addr()?, metrics = %counted.local_addr()?, "open");
    let routes = door::routes(front).into_make_service_with_connect_info::<SocketAddr>();
    // Texts are short and wanted at once.
    let players = players.tap_io(|socket| _ = socket.set_nodelay(true));
    tokio::spawn(async { axum::serve(players, routes).await });
    let measures = door::measures(house.clone());
    tokio::spawn(async { axum::serve(counted, measures).await });
    wait_for_the_end().await;
    stop(&house).await;
    Ok(())
}

async fn stop(house: &Arc<House>) {
    tracing::info!("stopping");
    match timeout(STOPPING, house.stop()).await {
        Ok(()) => tracing::info!("stopped"),
        Err(_) => tracing::error!("stopped before everything was put away; nothing that was acknowledged is lost"),
    }
}

/// How much is allowed.
fn rates(unlimited: bool) -> Rates {
    if !unlimited {
        return Rates::default();
    }
    let any = Rate { burst: u32::MAX, each: Duration::from_nanos(1) };
    Rates { connect: any, open: any, guess: any, message: any, at_once: u32::MAX, altogether: u32::MAX }
}

#[cfg(unix)]
async fn wait_for_the_end() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut terminate) => {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
        }
        Err(_) => _ = tokio::signal::ctrl_c().await,
    }
}

#[cfg(not(unix))]
async fn wait_for_the_end() {
    // Without a signal there is nothing to wait for.
    _ = tokio::signal::ctrl_c().await;
}
