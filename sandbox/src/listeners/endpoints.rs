//! The application's interactions endpoints, if it has any: servers to which interactions are posted instead of being sent
//! over the gateway.

use crate::snowflake::Id;

/// Endpoints behind one balancer.
pub(crate) struct Endpoints {
    pub(crate) client: reqwest::Client,
    urls: Vec<String>,
    /// Which one is next.
    next: usize,
}

impl Endpoints {
    pub(crate) fn new(client: reqwest::Client, urls: Vec<String>) -> Self {
        Self { client, urls, next: 0 }
    }

    /// Replaces the endpoints behind the balancer.
    pub(crate) fn balance(&mut self, urls: Vec<String>) {
        (self.urls, self.next) = (urls, 0);
    }

    /// The address that Discord would know: the balancer's, here that of the first endpoint.
    pub(crate) fn url(&self) -> Option<&str> {
        self.urls.first().map(String::as_str)
    }

    /// All endpoints, in the order in which the next interaction tries them.
    pub(crate) fn turn(&mut self) -> Vec<String> {
        let mut urls = self.urls.clone();
        if !urls.is_empty() {
            urls.rotate_left(self.next % self.urls.len());
            self.next = (self.next + 1) % self.urls.len();
        }
        urls
    }
}

/// The shard, of this many, that gets a guild's events; direct messages belong to the first.
pub(crate) fn shard_of(guild: Option<Id>, shards: u64) -> u64 {
    guild.map_or(0, |guild| (guild.get() >> 22) % shards.max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_takes_its_turn() {
        let urls = ["a", "b", "c"].map(str::to_owned).to_vec();
        let mut endpoints = Endpoints::new(reqwest::Client::new(), urls);
        let turns: Vec<String> = (0..4).map(|_| endpoints.turn().concat()).collect();
        assert_eq!(turns, ["abc", "bca", "cab", "abc"]);
        assert_eq!(Endpoints::new(reqwest::Client::new(), Vec::new()).turn(), Vec::<String>::new());
    }
}
