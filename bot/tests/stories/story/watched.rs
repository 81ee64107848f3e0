//! The surroundings of a running bot: monitoring, and other programs on its machine.

use std::net::SocketAddr;

use rusqlite::Connection;

use super::Story;

impl Story {
    /// The address of the bot's metrics.
    pub(crate) fn metrics_address(&self) -> SocketAddr {
        let bot = self.bot.as_ref().expect("a running bot");
        bot.metrics_address().expect("metrics")
    }

    /// The status and text that an operator's tools get at a path.
    pub(crate) async fn monitored(&self, path: &str) -> (u16, String) {
        let url = format!("http://{}{path}", self.metrics_address());
        let answer = reqwest::get(url).await.expect("an answer");
        (answer.status().as_u16(), answer.text().await.expect("a text"))
    }

    /// Waits until what follows the answers so far is done, such as what the bot learns of members, and all is told.
    pub(crate) async fn settles(&self) {
        let handled = async || {
            let (_, metrics) = self.monitored("/metrics").await;
            value(&metrics, r#"dara_queued{queue="interactions"}"#) == "0"
        };
        self.until("all interactions to be handled", handled).await;
        self.tells_all().await;
    }

    /// A connection of another program, which changes what the bot can store.
    pub(crate) fn tampers(&self) -> Connection {
        Connection::open(self.database()).expect("the bot's database")
    }

    /// Waits until the bot has noted that it is alive now.
    pub(crate) async fn is_alive_now(&self) {
        let (connection, now) = (self.tampers(), self.now().as_millisecond());
        let noted = || connection.query_row("SELECT at FROM heartbeat", (), |row| row.get::<_, i64>(0));
        self.until("a heartbeat", async || noted().is_ok_and(|at| at >= now)).await;
    }

    /// Another program locks the database as long as its connection lives.
    pub(crate) fn locks_the_database(&self) -> Connection {
        let connection = self.tampers();
        connection.execute_batch("BEGIN IMMEDIATE").expect("free");
        connection
    }
}

/// The value of a metric, as printed; empty if it is not there.
pub(crate) fn value<'a>(metrics: &'a str, name: &str) -> &'a str {
    metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')).unwrap_or_default()
}
