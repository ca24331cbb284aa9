//! Which pages may connect. A browser says which page a connection comes from; a program of its own says nothing.

/// The pages that may connect besides those the server's own address serves.
#[derive(Clone, Debug, Default)]
pub struct Origins(Vec<String>);

impl Origins {
    /// These, as `https://first-class.example`.
    pub fn new(origins: impl IntoIterator<Item = String>) -> Self {
        Self(origins.into_iter().map(|origin| origin.trim_end_matches('/').to_ascii_lowercase()).collect())
    }

    /// Whether a page of this origin may connect to a server that was called by this host.
    pub fn allow(&self, origin: Option<&str>, host: Option<&str>) -> bool {
        let Some(origin) = origin.map(str::to_ascii_lowercase) else { return true };
        let same = origin
            .split_once("://")
            .is_some_and(|(_, authority)| host.is_some_and(|host| host.eq_ignore_ascii_case(authority)));
        same || self.0.contains(&origin)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_pages_that_are_named_may_connect() {
        let origins = Origins::new(["https://first-class.example/".to_owned()]);
        let allow = |origin| origins.allow(origin, Some("play.example:8080"));
        assert!([None, Some("https://first-class.example"), Some("HTTP://play.example:8080")].into_iter().all(allow));
        let others =
            ["https://evil.example", "null", "https://play.example", "https://first-class.example.evil.example"];
        assert!(!others.into_iter().map(Some).any(allow));
        assert!(!origins.allow(Some("https://x"), None));
    }
}
