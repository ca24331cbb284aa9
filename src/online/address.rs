//! Where the server is.

use std::fmt;

use thiserror::Error;

/// Where sockets are opened at a server.
const PATH: &str = "/play";

/// A text that is no address of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a server's address looks like wss://first-class.example")]
pub struct UnreadableAddress;

/// The address at which a server's socket is opened: of `https://first-class.example`, `first-class.example` and
/// `wss://first-class.example/play` it is the last. A bare name is one with TLS unless it is this machine.
///
/// # Errors
/// If the text names no server.
pub fn socket_address(text: &str) -> Result<String, UnreadableAddress> {
    let text = text.trim();
    let (scheme, rest) = match text.split_once("://") {
        Some(("ws" | "http", rest)) => ("ws", rest),
        Some(("wss" | "https", rest)) => ("wss", rest),
        Some(_) => return Err(UnreadableAddress),
        None if ["localhost", "127.0.0.1", "[::1]"].iter().any(|here| text.starts_with(here)) => ("ws", text),
        None => ("wss", text),
    };
    let (host, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
    let readable = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '.' | '-' | ':' | '[' | ']' | '_');
    if host.is_empty() || !host.chars().all(readable) || path.contains(|sign: char| sign.is_whitespace()) {
        return Err(UnreadableAddress);
    }
    Ok(format!("{scheme}://{host}{}", if path.is_empty() || path == "/" { PATH } else { path }))
}

/// The address of the page with the game that leads into the room with a code, or to the seats with a mark, where a server
/// serves the page too.
pub fn page_address(server: &str, mark: impl fmt::Display) -> String {
    let page = server.replacen("ws", "http", 1);
    format!("{}/#{mark}", page.trim_end_matches(PATH).trim_end_matches('/'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_leads_to_the_page_of_the_server() {
        let code: online::RoomCode = "KM7RQ2".parse().expect("a code");
        assert_eq!(page_address("wss://first-class.example/play", code), "https://first-class.example/#KM7RQ2");
        assert_eq!(page_address("ws://localhost:7272/play", code), "http://localhost:7272/#KM7RQ2");
    }

    #[test]
    fn an_address_may_be_written_in_many_ways() {
        for (text, address) in [
            ("wss://first-class.example/play", "wss://first-class.example/play"),
            (" https://first-class.example/ ", "wss://first-class.example/play"),
            ("first-class.example", "wss://first-class.example/play"),
            ("localhost:7272", "ws://localhost:7272/play"),
            ("http://192.168.0.7:7272", "ws://192.168.0.7:7272/play"),
            ("wss://example.org/first/class", "wss://example.org/first/class"),
        ] {
            assert_eq!(socket_address(text).as_deref(), Ok(address), "{text}");
        }
        for text in ["", "ftp://example.org", "a server", "wss://", "wss://x y"] {
            assert_eq!(socket_address(text), Err(UnreadableAddress), "{text}");
        }
    }
}
