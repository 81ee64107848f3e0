//! What surrounds a bot that plays: who watches over it, and what else is on its machine.

use std::net::SocketAddr;

use rusqlite::Connection;

use super::Story;

impl Story {
    /// Where the bot says how it is.
    pub(crate) fn metrics_address(&self) -> SocketAddr {
        let bot = self.bot.as_ref().expect("a running bot");
        bot.metrics_address().expect("metrics")
    }

    /// Another program takes the database for itself, for as long as its connection lives.
    pub(crate) fn locks_the_database(&self) -> Connection {
        let connection = Connection::open(&self.settings.database).expect("the bot's database");
        connection.execute_batch("BEGIN IMMEDIATE").expect("free");
        connection
    }
}
