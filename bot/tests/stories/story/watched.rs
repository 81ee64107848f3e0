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

    /// A connection of another program, which changes what the bot can store.
    pub(crate) fn tampers(&self) -> Connection {
        Connection::open(self.database()).expect("the bot's database")
    }

    /// Another program locks the database as long as its connection lives.
    pub(crate) fn locks_the_database(&self) -> Connection {
        let connection = self.tampers();
        connection.execute_batch("BEGIN IMMEDIATE").expect("free");
        connection
    }
}
